"""Bone cut open: a long bone, a flat bone, spongy and compact bone, and the plate where bones grow."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bone_tissue
from ..knowledge import skeletal
from ..scenes import label_parts, plate
from ..subject import Fact, Subject


def draw_long_bone(seed: int) -> Drawing:
    d = Drawing("long-bone-plate")
    head = geo.ellipse(392, 128, 96, 92)
    upper = geo.fillet(unary_union([head, geo.blob((120, 150), (150, 70), (210, 56), (270, 100), (330, 130),
        (360, 210), (316, 300), (190, 300), (128, 250)), geo.tube((250, 210, 130), (252, 320, 78), (252, 420, 62),
        step=6)]), 20)
    lower = geo.fillet(unary_union([geo.tube((252, 640, 62), (252, 760, 84), (252, 830, 126), step=6),
        geo.ellipse(172, 876, 80, 66), geo.ellipse(334, 876, 80, 68), geo.ellipse(252, 840, 90, 50)]), 16)
    shaft = box(190, 380, 314, 690)
    whole = geo.smooth(unary_union([upper, shaft, lower]), 6)
    d.add("periosteum", geo.clean(whole.buffer(7).intersection(box(0, 260, 600, 770))), Form.SHEET, "periosteum",
        depth=4)
    d.add("compact-bone", whole, Form.CUT, "compact-bone", depth=10)
    inside = geo.inset(whole, 17).difference(box(0, 300, 600, 770))
    narrow = [geo.blob((150, 296, "c"), (354, 296, "c"), (300, 372), (286, 440, "c"), (218, 440, "c"), (204, 372)),
        geo.blob((218, 630, "c"), (286, 630, "c"), (300, 700), (350, 774, "c"), (154, 774, "c"), (204, 700))]
    bone_tissue.spongy(d, "spongy-bone", geo.clean(unary_union([inside, *narrow]).intersection(geo.inset(whole, 15))),
        21, f"long/{seed}")
    cavity = geo.blob((252, 356), (282, 400), (286, 470), (286, 600), (282, 672), (252, 716), (222, 672), (218, 600),
        (218, 470), (222, 400))
    d.add("endosteum", cavity.buffer(5), Form.FLAT, "synovial-membrane", shadow=False)
    d.add("medullary-cavity", cavity, Form.HOLLOW, "spongy-bone", depth=16, tone=-0.12)
    d.add("yellow-marrow", geo.inset(cavity.intersection(box(0, 440, 600, 800)), 4), Form.ROUND, "yellow-marrow",
        depth=16, lobules=15, shadow=False)
    d.add("nutrient-artery", geo.tube((470, 470, 9), (400, 500, 8.5), (330, 520, 8), (290, 540, 7), (262, 590, 5),
        (252, 680, 2), step=4), Form.ROUND, "artery", depth=5)
    lines = [geo.tube((132, 232, 5), (210, 252, 4), (296, 236, 5), (344, 216, 5), step=4),
        geo.tube((148, 812, 5), (252, 796, 4), (356, 812, 5), step=4)]
    d.add("epiphyseal-line", unary_union(lines), Form.FLAT, "cartilage", tone=-0.3, shadow=False)
    caps = [head.buffer(9).difference(head).intersection(geo.blob((330, 60), (400, 10), (510, 40), (520, 160),
        (470, 230), (420, 216))), lower.buffer(9).difference(lower).intersection(box(0, 856, 600, 980))]
    d.add("articular-cartilage", unary_union(caps), Form.ROUND, "cartilage", depth=5)
    label_parts(d, "long-bone", "compact-bone spongy-bone medullary-cavity", priority=0)
    label_parts(d, "long-bone",
        "periosteum articular-cartilage epiphyseal-line yellow-marrow endosteum nutrient-artery")
    d.label("long-bone-red-marrow", "spongy-bone-marrow", priority=2)
    for name, top, bottom in (("proximal-epiphysis", 60, 220), ("metaphysis", 270, 360), ("diaphysis", 460, 620),
        ("distal-epiphysis", 830, 940)):
        d.label(f"long-bone-{name}", "compact-bone", "spongy-bone",
            priority=0 if "physis" in name and name != "metaphysis" else 2, side="L", zone=box(100, top, 252, bottom))
    return d


def draw_flat_bone(seed: int) -> Drawing:
    d = Drawing("flat-bone-plate")
    def arc(y):
        return geo.curve([(0, y + 40), (250, y + 6), (500, y - 6), (750, y + 6), (1000, y + 40)], 12)[:,
            :2]
    band = lambda a, b: Polygon(np.vstack([arc(a), arc(b)[::-1]]))  # noqa: E731 - between two heights
    d.add("periosteum", unary_union([band(8, 26), band(534, 552)]), Form.SHEET, "periosteum", depth=6)
    bone_tissue.spongy(d, "spongy-bone", band(130, 430), 62, f"flat/{seed}", axis=0, stretch=1.3)
    d.add("outer-layer-of-compact-bone", band(26, 132), Form.CUT, "compact-bone", depth=12, shadow=False)
    d.add("inner-layer-of-compact-bone", band(428, 534), Form.CUT, "compact-bone", depth=12, shadow=False)
    dots = geo.scatter(unary_union([band(40, 120), band(440, 522)]), 34, f"flat/{seed}")
    d.add("canals", MultiPoint([tuple(p) for p in dots]), Form.DOTS, "red-marrow", width=6, tone=-0.1, shadow=False)
    label_parts(d, "flat-bone", "spongy-bone outer-layer-of-compact-bone inner-layer-of-compact-bone", priority=0)
    label_parts(d, "flat-bone", "periosteum")
    d.label("flat-bone-trabeculae", "spongy-bone", priority=2, zone=box(500, 150, 1000, 420))
    d.label("flat-bone-red-marrow", "spongy-bone-marrow", priority=1)
    return d


def draw_spongy_bone(seed: int) -> Drawing:
    d = Drawing("spongy-bone-plate")
    field = geo.wobbly(480, 400, 470, 390, f"spongy/{seed}", n=14, amount=0.06)
    d.add("red-marrow", field, Form.HOLLOW, "red-marrow", depth=30, tone=0.12)
    r = geo.rng("marrow")
    grains = geo.scatter(geo.inset(field, 12), 24, f"marrow/{seed}")
    d.add("marrow-cells", MultiPoint([tuple(p) for p in grains]), Form.DOTS, "red-marrow", width=13, tone=0.4,
        shadow=False, detail=2)
    back = field.difference(unary_union(geo.cells(field, 170, "spongy-back", 20, 1.1, 13,
        30))).difference(geo.ellipse(480, 400, 1))
    d.add("trabeculae-behind", geo.smooth(back, 6), Form.ROUND, "bone-behind", depth=12)
    holes = geo.cells(field, 196, f"front/{seed}", 60, 1.15, 19, 40)
    front = geo.smooth(field.difference(unary_union(holes)), 12)
    d.add("endosteum", front, Form.SHEET, "synovial-membrane", tone=0.3, depth=6)
    bone = geo.inset(front, 7)
    d.add("trabecula", bone, Form.CUT, "compact-bone", depth=14, shadow=False)
    d.add("lamellae", MultiLineString([x for x in geo.rings(bone, (9, 17, 25, 33)) if len(x) > 3]), Form.LINE,
        "compact-bone", width=1.6, tone=-0.3)
    places = geo.scatter(geo.inset(bone, 11), 40, "osteocytes")
    cells = [geo.ellipse(x, y, 9, 4.6, r.uniform(0, 180)) for x, y in places]
    rays = [[geo.polar(6, a, x, y), geo.polar(17, a + 12, x, y)] for x, y in places for a in range(0, 360, 45)]
    d.add("canaliculi", MultiLineString(rays), Form.LINE, "bone-cell", width=1.2)
    d.add("osteocyte-in-its-lacuna", unary_union(cells), Form.ROUND, "bone-cell", depth=3, shadow=False)
    edge = [q for p in geo.polygons(geo.inset(front,
        2)) for hole in p.interiors for q in (hole.interpolate(t * 18) for t in range(int(hole.length / 18)))]
    blasts = [geo.ellipse(q.x, q.y, 8, 6) for i, q in enumerate(edge) if 6 < i % 30 < 12]
    d.add("osteoblasts", unary_union(blasts), Form.ROUND, "fibroblast", depth=4)
    spot = edge[len(edge) // 2]
    d.add("osteoclast", geo.wobbly(spot.x, spot.y, 30, 20, "clast", amount=0.14), Form.ROUND, "microglia", depth=10)
    d.add("osteoclast-nuclei", MultiPoint([(spot.x + dx, spot.y + dy) for dx,
        dy in ((-12, 0), (0, -6), (3, 7), (13, 1))]), Form.DOTS, "bone-cell", width=8)
    label_parts(d, "spongy", "trabecula red-marrow osteocyte-in-its-lacuna", priority=0)
    label_parts(d, "spongy", "endosteum osteoblasts osteoclast")
    d.label("spongy-lamellae", "trabecula", priority=2)
    return d


def draw_compact_bone(seed: int) -> Drawing:
    d = Drawing("compact-bone-plate")
    d.add("periosteum", box(0, 0, 1000, 34), Form.SHEET, "periosteum", depth=10)
    d.add("circumferential-lamellae", box(0, 34, 1000, 150), Form.CUT, "compact-bone", depth=8, shadow=False,
        tone=0.12)
    d.add("rings", MultiLineString([geo.curve([(0, y), (300, y + 5), (700, y - 4), (1000, y)], 30)[:,
        :2] for y in range(52, 150, 19)]), Form.LINE, "compact-bone", width=2, tone=-0.3)
    d.add("interstitial-lamellae", box(0, 150, 1000, 700), Form.CUT, "compact-bone", depth=8, shadow=False,
        tone=-0.06)
    arcs = [LineString(geo.ellipse(x, y, r).exterior).intersection(box(0, 150, 1000, 700)) for x,
        y in ((330, 430), (660, 160), (20, 420), (980, 420), (500, 690)) for r in range(60, 190, 20)]
    d.add("old-rings", unary_union(arcs), Form.LINE, "compact-bone", width=1.6, tone=-0.28, outline=False)
    bone_tissue.spongy(d, "spongy-bone", box(0, 700, 1000, 850), 70, f"compact/{seed}", axis=0, stretch=1.2)
    d.add("perforating-canal", geo.tube((330, 20, 15), (330, 200, 15), (352, 290, 15), (500, 352, 13), (640, 352, 13),
        step=6), Form.HOLLOW, "bone-behind", depth=6)
    d.add("perforating-artery", geo.line((326, 0), (326, 200), (348, 294), (498, 354), (640, 356), step=6), Form.CORD,
        "artery", width=8)
    d.add("perforating-vein", geo.line((336, 0), (336, 200), (356, 286), (502, 346), (640, 346), step=6), Form.CORD,
        "vein", width=7)
    places = ((160, 306, 150), (500, 350, 160), (836, 306, 150), (190, 594, 104), (404, 600, 100), (662, 592, 116),
        (884, 590, 106))
    for n, (x, y, radius) in enumerate(places):
        bone_tissue.osteon(d, f"{n}-", (x, y), radius, f"osteon/{n}", 6 if radius > 120 else 5)
    many = lambda part: [f"{n}-{part}" for n in range(len(places))]  # noqa: E731
    d.label("compact-osteon", *many("osteon")[:3], priority=0)
    d.label("compact-concentric-lamellae", *many("osteon")[3:], priority=0)
    d.label("compact-central-canal", *many("canal"), priority=0)
    d.label("compact-lacunae-with-osteocytes", *many("lacunae"), priority=0)
    for name in ("artery", "vein", "nerve"):
        d.label(f"compact-{name}", *many(name), priority=2)
    label_parts(d, "compact",
        "periosteum circumferential-lamellae interstitial-lamellae perforating-canal spongy-bone")
    return d


def draw_growth_plate(seed: int) -> Drawing:
    d = Drawing("growth-plate")
    w = 640.0
    bone_tissue.spongy(d, "epiphysis", box(0, 0, w, 110), 52, f"epi/{seed}", axis=0)
    heights = ((110, 220, "reserve-zone", 0.2), (220, 400, "proliferative-zone", 0.05),
        (400, 560, "zone-of-maturation-and-hypertrophy", -0.04), (560, 650, "calcified-matrix", -0.2))
    for top, bottom, name, tone in heights:
        d.add(name, box(0, top, w, bottom), Form.FLAT, "cartilage", tone=tone, shadow=False)
    bone_tissue.spongy(d, "diaphysis", box(0, 770, w, 900), 60, f"dia/{seed}", "red-marrow", 90, 1.6)
    d.add("zone-of-ossification", box(0, 650, w, 780), Form.CUT, "spongy-bone", depth=6, shadow=False)
    reserve = geo.scatter(box(20, 126, w - 20, 206), 54, f"reserve/{seed}")
    bone_tissue.chondrocytes(d, "resting", reserve, 13, 11)
    columns = np.arange(46, w, 78)
    bone_tissue.chondrocytes(d, "chondrocytes", [(x + 3 * np.sin(y), y) for x in columns for y in np.arange(236, 396,
        19)], 27, 7.5)
    bone_tissue.chondrocytes(d, "hypertrophic", [(x, y) for x in columns for y in (426, 472, 522)], 25, 20)
    bone_tissue.chondrocytes(d, "dying", [(x, y) for x in columns for y in (586, 626)], 19, 15)
    tongues = [geo.blob((x - 24, 790), (x - 25, 700), (x - 14, 660), (x, 652), (x + 14, 660), (x + 25, 700),
        (x + 24, 790)) for x in columns]
    d.add("marrow", unary_union(tongues), Form.FLAT, "red-marrow", tone=0.45, shadow=False)
    d.add("blood-vessels", unary_union([geo.tube((x - 4, 860, 8), (x - 6, 740, 6), (x + 2, 676, 5), (x + 9, 740, 6),
        (x + 9, 860, 7), step=4) for x in columns]), Form.ROUND, "artery", depth=5)
    rim = [(x + s * 26, y) for x in columns for s in (-1, 1) for y in range(690, 770, 18)]
    d.add("osteoblasts", [geo.ellipse(x, y, 6, 8) for x, y in rim], Form.ROUND, "fibroblast", depth=4)
    label_parts(d, "growth",
        "reserve-zone proliferative-zone zone-of-maturation-and-hypertrophy calcified-matrix zone-of-ossification",
        priority=0, side="L")
    label_parts(d, "growth", "epiphysis diaphysis chondrocytes osteoblasts blood-vessels", side="R")
    d.flow("action", (w + 40, 700), (w + 40, 500), (w + 40, 260), width=14)
    return d


BONE_ELSEWHERE = ("fracture", "repair", "cancer", "joint", "remodeling", "calcium", "hormone", "osteoporosis", "bird",
    "fish", "dinosaur", "marrow transplant", "stem cell", "cell type", "type of cell", "bone cell", "ossification",
    "classification", "shape", "markings", "blood supply")
SUBJECTS = (
    Subject(
        key="long-bone", title="Long bone", kind="plate",
        scene=plate("long-bone-plate", "Structure of a long bone", draw_long_bone, skeletal.LONG_BONE,
            subtitle="Longitudinal section", note="The shaft is shortened."),
        names=("long bone", "anatomy of a long bone", "structure of a long bone", "part of a long bone",
            "bone structure", "gross anatomy of bone", "bone anatomy", "bone marrow", "diaphysis and epiphysis"),
        tells=("epiphysis + diaphysis", "medullary cavity + periosteum", "articular cartilage + diaphysis"),
        not_when=(*BONE_ELSEWHERE, "growth", "plate", "flat bone", "spongy bone", "osteon", "compact bone tissue",
            "plate and line", "epiphyseal plate", "leukemia"),
        opening="A long bone cut lengthwise.",
        facts=(Fact("The shaft, or diaphysis, has walls of compact bone around the medullary cavity with yellow marrow.",
            "openstax-ap-6"),
            Fact("The epiphyses are filled with spongy bone, whose spaces hold red marrow; hyaline cartilage covers their joint surfaces.",
            "openstax-ap-6"), Fact("The periosteum covers the bone, the endosteum lines its cavity.",
            "openstax-ap-6")),
        summary="Epiphyses of spongy bone and a shaft of compact bone around the medullary cavity.",
            sources=("openstax-ap-6", "openstax-bio-38"),
    ),
    Subject(
        key="flat-bone", title="Flat bone", kind="plate",
        scene=plate("flat-bone-plate", "Structure of a flat bone", draw_flat_bone, skeletal.FLAT_BONE,
            subtitle="Cross-section of a cranial bone"),
        names=("flat bone", "anatomy of a flat bone", "structure of a flat bone", "diploë",
            "cranial bone cross section"),
        tells=("flat bone + spongy bone", "flat bone + diploe"), not_when=("long bone", "classification",
            "ossification", "intramembranous", "sesamoid", "short bone", "fracture"),
        opening="A flat bone of the skull in cross-section.",
        facts=(Fact("Two layers of compact bone enclose spongy bone, the diploë of cranial bones.", "openstax-ap-6"),
            Fact("If the outer layer breaks, the inner layer still protects the brain.", "openstax-ap-6")),
        summary="Spongy bone lies between two layers of compact bone, each covered by periosteum.",
            sources=("openstax-ap-6",),
    ),
    Subject(
        key="spongy-bone", title="Spongy bone", kind="plate",
        scene=plate("spongy-bone-plate", "Spongy bone", draw_spongy_bone, skeletal.SPONGY_BONE,
            subtitle="Trabeculae cut open", note="Not to scale."),
        names=("spongy bone", "cancellous bone", "trabecular bone", "diagram of spongy bone", "trabecula"),
        tells=("spongy bone + trabecula",), not_when=(*BONE_ELSEWHERE, "compact bone", "long bone", "flat bone",
            "heart", "spleen", "femur"),
        opening="Trabeculae of spongy bone, cut to show their lamellae and osteocytes.",
        facts=(Fact("Trabeculae are struts of lamellae with osteocytes in lacunae; they have no osteons.",
            "openstax-ap-6"),
            Fact("They are arranged along lines of stress; in some bones red marrow fills the spaces.",
            "openstax-ap-6")),
        summary="A lattice of trabeculae with osteocytes in lacunae and red marrow in the spaces.",
            sources=("openstax-ap-6",),
    ),
    Subject(
        key="compact-bone", title="Compact bone", kind="plate",
        scene=plate("compact-bone-plate", "Compact bone", draw_compact_bone, skeletal.COMPACT_BONE,
            subtitle="Osteons in cross-section", note="Not to scale."),
        names=("compact bone", "osteon", "diagram of compact bone", "haversian system", "compact bone tissue",
            "haversian canal", "microscopic structure of bone", "microscopic anatomy of bone"),
        tells=("osteon + lamella", "central canal + lacuna", "compact bone + osteon"),
            not_when=(*BONE_ELSEWHERE, "spongy bone and", "flat bone", "cilium", "cartilage"),
        opening="Compact bone in cross-section, from the periosteum inward.",
        facts=(Fact("Osteons are cylinders of concentric lamellae around a central canal with blood vessels and a nerve.",
            "openstax-ap-6"),
            Fact("Osteocytes live in lacunae between the lamellae and are joined through canaliculi.",
            "openstax-ap-6"), Fact("Perforating canals lead vessels from the periosteum to the central canals.",
            "openstax-ap-6")),
        summary="Osteons of concentric lamellae around central canals, with osteocytes in lacunae.",
            sources=("openstax-ap-6", "openstax-bio-38"),
    ),
    Subject(
        key="bone-growth", title="Longitudinal bone growth", kind="plate",
        scene=plate("growth-plate", "Longitudinal bone growth", draw_growth_plate, skeletal.GROWTH,
            subtitle="Zones of the epiphyseal plate",
            note="The arrow points to where new cartilage lengthens the bone; not to scale."),
        names=("longitudinal bone growth", "epiphyseal plate", "growth plate", "growth in length of bone",
            "bone growth", "zone of the epiphyseal plate", "bone lengthening"),
        tells=("epiphyseal plate + growth", "proliferative zone + reserve zone", "epiphyseal plate + chondrocyte"),
        not_when=("epiphyseal line", "progression", "x ray", "fracture", "appositional", "endochondral", "hormone",
            "disorder", "plant"),
        opening="The epiphyseal plate of a growing long bone with its zones.",
        facts=(Fact("Chondrocytes divide in the proliferative zone, enlarge, and die in the calcified matrix, where bone replaces the cartilage.",
            "openstax-ap-6"),
            Fact("As new cartilage forms on the side of the epiphysis, the diaphysis grows in length.",
            "openstax-ap-6")),
        summary="Reserve, proliferative, hypertrophic and calcified zones; bone forms towards the diaphysis.",
            sources=("openstax-ap-6",),
    ),
)
