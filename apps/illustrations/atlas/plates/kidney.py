"""The kidney: where it lies, its coronal section, and a nephron enlarged out of it."""

from __future__ import annotations

import math
from itertools import pairwise

from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Xy

from ..glyphs import body, chest, viscera
from ..glyphs.nephron import Shown, nephron
from ..knowledge import renal
from ..subject import OTHER_ANIMALS, plate_subject

CENTRE = (330.0, 500.0)
ANGLES = (-104, -76, -48, -18, 14, 44, 74, 104)  # of the pyramids, clockwise from east
STRETCH = 1.55  # the kidney is so much longer than wide


def _outline() -> BaseGeometry:
    return geo.blob(*geo.local(viscera.BEAN, *CENTRE, 4, 5.4, 5.0), step=6)


def _sinus() -> BaseGeometry:
    return geo.blob(
        (150, 470),
        (196, 380),
        (232, 290),
        (300, 236),
        (352, 300),
        (388, 400),
        (402, 500),
        (388, 600),
        (346, 700),
        (290, 756),
        (232, 690),
        (196, 610),
        (150, 540),
        step=6,
    )


def _ray(angle: float, length: float = 700.0) -> LineString:
    """A line from the sinus outwards; angles are those of a circle that is stretched with the kidney."""
    a = math.radians(angle)
    x, y = 324.0, 500.0
    return LineString([(x, y), (x + length * math.cos(a), y + length * STRETCH * math.sin(a))])


def _edge(shape: BaseGeometry, angle: float) -> Xy:
    """The last point of the shape along a ray."""
    crossing = _ray(angle).intersection(shape.boundary)
    start = Point(324, 500)
    far = max(
        (Point(p) for g in getattr(crossing, "geoms", [crossing]) for p in g.coords), key=start.distance
    )
    return far.x, far.y


def _pyramid(base: BaseGeometry, sinus: BaseGeometry, angle: float) -> BaseGeometry:
    half = 10.5
    tip = _edge(sinus, angle)
    left, middle, right = (_edge(base, angle + t) for t in (-half, 0, half))
    axis = (tip[0] - middle[0], tip[1] - middle[1])
    nose = (tip[0] + axis[0] * 0.14, tip[1] + axis[1] * 0.14)

    def beside(p: Xy, towards: Xy, share: float) -> Xy:
        return p[0] + (towards[0] - p[0]) * share, p[1] + (towards[1] - p[1]) * share

    side_l, side_r = beside(left, nose, 0.55), beside(right, nose, 0.55)
    return geo.blob(
        left, middle, right, side_r, beside(right, nose, 0.92), nose, beside(left, nose, 0.92), side_l, step=5
    )


def draw(seed: int) -> Drawing:
    d = Drawing("kidney")
    outline, sinus = _outline(), _sinus()
    base = geo.inset(outline, 84)
    d.add("capsule", outline.buffer(9), "round", "kidney", depth=26)
    d.add("cortex", outline, "cut", "renal-cortex", tone=0.16)
    d.add(
        "cortex-grain",
        MultiPoint(geo.scatter(outline.difference(base.buffer(-20)), 15, "corpuscles")),
        "dots",
        "artery",
        width=4.4,
        tone=0.1,
        outline=False,
        detail=2,
    )
    pyramids = [_pyramid(base, sinus, a) for a in ANGLES]
    d.add("sinus", sinus, "hollow", "fat", depth=26)
    d.add("sinus-fat", geo.inset(sinus, 8), "round", "fat", depth=8, lobules=20, detail=2)
    for n, (pyramid, angle) in enumerate(zip(pyramids, ANGLES, strict=True)):
        rays = [
            geo.resample(LineString([_edge(sinus, angle), _edge(base, angle + t)]).coords, 12)
            for t in range(-9, 10, 3)
        ]
        d.add(f"pyramid-{n}", pyramid, "round", "renal-pyramid", depth=12, grain=tuple(rays))
    _vessels(d, base, sinus)
    _calyces(d, pyramids, sinus)
    _nephron_inset(d)
    _in_place(d)
    _labels(d, outline, base)
    return d


def _between(base: BaseGeometry, sinus: BaseGeometry) -> list[tuple[Xy, Xy]]:
    return [(_edge(sinus, (a + b) / 2), _edge(base, (a + b) / 2)) for a, b in pairwise(ANGLES)]


def _vessels(d: Drawing, base: BaseGeometry, sinus: BaseGeometry) -> None:
    """The renal vein in front of the artery; their branches run between the pyramids and arch over them."""
    for id, material, hub, stem, shift, width in (
        ("artery", "artery", (208, 448), ((-24, 404, 21), (90, 420, 20), (208, 448, 18)), -7, 9),
        ("vein", "vein", (206, 500), ((-24, 474, 27), (90, 484, 25), (206, 500, 21)), 7, 11),
    ):
        branches = []
        for inner, outer in _between(base, sinus):
            inner, outer = (inner[0], inner[1] + shift), (outer[0], outer[1] + shift)
            bend = ((hub[0] + inner[0]) / 2 + 14, (hub[1] + inner[1]) / 2)
            branches.append(
                [(*hub, width * 1.25), (*bend, width), (*inner, width * 0.8), (*outer, width * 0.55)]
            )
        d.vessel(f"renal-{id}", [*branches, stem], material, 15, [(len(branches), 0)])
        ring = affinity.translate(base, shift * 0.4, 0).exterior
        arcs = []
        for _, outer in _between(base, sinus):
            at = ring.project(Point(outer))
            arcs.append(LineString([ring.interpolate((at + t) % ring.length) for t in range(-58, 59, 6)]))
        d.add(f"arcuate-{id}", MultiLineString(arcs), "cord", material, width=6.5, shadow=False)


def _calyces(d: Drawing, pyramids: list[BaseGeometry], sinus: BaseGeometry) -> None:
    """A cup for each papilla; cups join to three major calyces and these to the pelvis and ureter."""
    papillae = [p.intersection(sinus.buffer(6)) for p in pyramids]
    tips = [_edge(sinus.buffer(-16), a) for a in ANGLES]
    majors = ((284, 372), (296, 506), (282, 640))
    group = (0, 0, 0, 1, 1, 2, 2, 2)
    tubes = [
        geo.tube(
            (*majors[g], 20),
            ((tip[0] + majors[g][0]) / 2, (tip[1] + majors[g][1]) / 2, 12),
            (*tip, 21),
            cap=3,
        )
        for tip, g in zip(tips, group, strict=True)
    ]
    stems = [
        geo.tube((*m, 24), ((m[0] + 216) / 2, (m[1] + 552) / 2, 26), (206, 556, 40), cap=3) for m in majors
    ]
    funnel = geo.tube(
        (216, 552, 48), (160, 574, 38), (92, 612, 26), (52, 680, 20), (40, 780, 18), (44, 900, 17), cap=1
    )
    tree = geo.fillet(unary_union([*tubes, *stems, funnel]), 10)
    d.add("calyces", tree, "round", "urinary", depth=20)
    for n, papilla in enumerate(papillae):
        d.add(
            f"papilla-{n}", geo.inset(papilla, 1), "round", "renal-pyramid", depth=8, shadow=False, tone=0.12
        )


def _nephron_inset(d: Drawing) -> None:
    """A wedge of cortex and medulla enlarged at the right."""
    x, y, radius = 950.0, 640.0, 292.0
    detail = Drawing("wedge")
    detail.add("medulla", box(-300, -40, 300, 300), "flat", "renal-pyramid", tone=0.62, outline=False)
    detail.add("cortex", box(-300, -300, 300, -30), "flat", "renal-cortex", tone=0.72, outline=False)
    detail.place(nephron(Shown(background=False)), -248, -272, 0.54, prefix="unit-")
    spot = (548.0, 590.0)
    ties = [
        [(spot[0], spot[1] - 26), (x - 120, y - radius + 26)],
        [(spot[0], spot[1] + 26), (x - 120, y + radius - 26)],
    ]
    d.add("nephron-ties", MultiLineString(ties), "line", "ink", width=1.4)
    d.add("nephron-ground", geo.ellipse(x, y, radius), "flat", "paper")
    d.place(detail.clipped(geo.ellipse(0, 0, radius)), x, y, prefix="n-")
    d.add("nephron-ring", LineString(geo.ellipse(x, y, radius).exterior), "line", "ink", width=3)
    d.add("nephron-spot", LineString(geo.ellipse(*spot, 27).exterior), "line", "ink", width=2.2)


def _in_place(d: Drawing) -> None:
    """A small trunk with ribs and both kidneys."""
    small = Drawing("trunk")
    body.silhouette(small, 420, 1640)
    trunk = body.trunk(500, 1640)
    small.add("spine", geo.rounded_box(-22, 480, 44, 980, 10), "round", "bone-cut", depth=10)
    chest.ribs(small, trunk.buffer(-14).intersection(box(-290, 500, 290, 1230)))
    viscera.ureters(small)
    viscera.bladder(small, urethra=False)
    viscera.kidneys(small)
    d.place(small, 950, -110, 0.26, prefix="t-")


def _labels(d: Drawing, outline: BaseGeometry, base: BaseGeometry) -> None:
    pyramids = tuple(f"pyramid-{n}" for n in range(len(ANGLES)))
    d.label("renal-cortex", "cortex", priority=0, zone=outline.difference(base.buffer(24)))
    d.label("renal-medulla", *pyramids, priority=0)
    d.label("renal-pyramid", *pyramids, priority=1)
    d.label("renal-column", "cortex", priority=1, zone=base.buffer(-20))
    d.label("renal-papilla", *(f"papilla-{n}" for n in range(len(ANGLES))), priority=2)
    d.label("renal-capsule", "capsule", priority=2)
    d.label(
        "minor-calyx",
        "calyces",
        priority=1,
        zone=geo.ellipse(320, 300, 90, 60).union(geo.ellipse(320, 712, 90, 60)),
    )
    d.label(
        "major-calyx",
        "calyces",
        priority=1,
        zone=unary_union(
            [geo.ellipse(x, y, 30) for x, y in ((268, 420), (266, 600), (284, 372), (282, 640))]
        ),
    )
    d.label("renal-pelvis", "calyces", priority=0, zone=geo.ellipse(186, 566, 52))
    d.label("kidney-ureter", "calyces", priority=0, zone=box(0, 690, 90, 900))
    d.label("kidney-artery", "renal-artery", priority=0, side="L", zone=box(-40, 380, 130, 450))
    d.label("kidney-vein", "renal-vein", priority=0, side="L", zone=box(-40, 440, 130, 520))
    d.label("arcuate-vessels", "arcuate-artery", "arcuate-vein", priority=2)
    d.label("renal-sinus-fat", "sinus-fat", priority=3, detail=2)
    d.label("kidneys-in-place", "t-right-kidney", "t-left-kidney", priority=1)
    d.label("glomerulus", *(f"n-unit-glomerulus-{n}" for n in range(7)), priority=1)
    d.label("proximal-tubule", "n-unit-proximal-tubule", priority=1)
    d.label(
        "nephron-loop",
        "n-unit-descending-limb",
        "n-unit-thin-ascending-limb",
        "n-unit-thick-ascending-limb",
        priority=1,
    )
    d.label("distal-tubule", "n-unit-distal-tubule", priority=1)
    d.label("collecting-duct", "n-unit-collecting-duct", priority=1)


SUBJECT = plate_subject(
    "kidney",
    "Human kidney",
    draw,
    renal.TERMS,
    "renal-cortex renal-medulla renal-pyramid renal-column renal-papilla renal-capsule minor-calyx major-calyx renal-pelvis kidney-ureter kidney-artery "
    "kidney-vein arcuate-vessels renal-sinus-fat kidneys-in-place glomerulus proximal-tubule nephron-loop distal-tubule collecting-duct",
    subtitle="Coronal section, with a nephron enlarged and the kidneys in place",
    note="The nephron is enlarged and simplified; the three drawings have scales of their own.",
    names=(
        "kidney", "human kidney", "internal structure of the kidney", "kidney structure", "kidney anatomy", "left kidney", "renal anatomy",
        "kidney cross section", "coronal section of the kidney", "renal cortex and medulla", "gross anatomy of the kidney", "external kidney anatomy",
        "kidney and nephron", "kidney with nephron", "renal pyramid", "renal pelvis",
    ),
    tells=("renal cortex + renal medulla + renal pelvis", "kidney + nephron + cortex", "renal pyramid + renal cortex", "kidney + cortex + medulla + hilum"),
    not_when=(
        *OTHER_ANIMALS, "stone", "transplant", "dialysis", "failure", "disease", "infection", "blood flow in the kidney", "adrenal", "kidney bean",
        "blood flow in the nephron", "filtration", "reabsorption", "renin", "aldosterone", "hormone", "bladder", "cell",
    ),
    opening="A kidney is shown in coronal section, with a nephron enlarged beside it.",
    caption=("renal-cortex", "renal-medulla", "renal-column", "minor-calyx", "renal-pelvis", "kidneys-in-place", "glomerulus", "collecting-duct"),
    summary="Cortex and pyramids hold the nephrons; urine drains through calyces and pelvis into the ureter.",
    sources=("openstax-ap-25", "openstax-bio-41", "gray-42"),
)  # fmt: skip
