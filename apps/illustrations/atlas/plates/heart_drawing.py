"""The human heart in coronal section, seen from the front: the viewer's left is the patient's right."""

from __future__ import annotations

import numpy as np
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.geometry import blob, curve, ellipse, tube
from apps.illustrations.drawing.model import Drawing

from .heart_contours import Contours, arc, contours
from .heart_valves import draw_mitral, draw_semilunar, draw_tricuspid
from .heart_vessels import draw_behind, draw_pulmonary_trunk

BOX = (90, -30, 890, 1130)


def draw_heart(seed: int) -> Drawing:
    """The whole plate, from back to front, with labels and the flow of blood."""
    drawing = Drawing("human-heart", BOX)
    heart = contours()
    draw_behind(drawing)
    _pericardium(drawing, heart)
    _walls(drawing, heart, seed)
    _atria(drawing, heart, seed)
    _left_ventricle(drawing, heart, seed)
    draw_pulmonary_trunk(drawing)
    _right_ventricle(drawing, heart, seed)
    _auricles(drawing)
    _blood(drawing)
    _labels(drawing)
    return drawing


# ---------------------------------------------------------------- walls
def _pericardium(drawing: Drawing, heart: Contours) -> None:
    """The sac around the lower heart, its front cut away."""
    border = heart.lower_border(19)
    space = geo.clean(geo.blob(*border[::3], (520, 560), step=6).difference(heart.outline))
    drawing.add(
        "pericardial-cavity", space, "hollow", "serosa", depth=16, finish="sac", detail=2, shadow=False
    )
    drawing.add(
        "pericardium", tube(*[(x, y, 3.4) for x, y in border[::2]]), "sheet", "serosa", depth=3.4, detail=2
    )


def _walls(drawing: Drawing, heart: Contours, seed: int) -> None:
    cavities = (heart.left_ventricle, heart.right_ventricle, heart.right_atrium, heart.left_atrium)
    drawing.add("myocardium", heart.wall, "cut", "muscle", depth=12, cavities=cavities)
    inside = heart.outline.buffer(-1)
    for id, cavity, width, material in (
        ("right-atrial-rim", heart.right_atrium, 4.5, "vessel-wall-venous"),
        ("left-atrial-rim", heart.left_atrium, 4.0, "vessel-wall-arterial"),
    ):
        rim = cavity.buffer(width).difference(cavity).difference(inside)
        drawing.add(id, rim, "cut", material, detail=2)
    root = heart.left_ventricle.buffer(6).difference(heart.cavities).intersection(box(500, 380, 632, 524))
    drawing.add("aortic-root-wall", root, "cut", "vessel-wall-arterial", detail=2)
    _fat(drawing, heart, seed)


def _fat(drawing: Drawing, heart: Contours, seed: int) -> None:
    """Fat under the epicardium: in both atrioventricular grooves, at the aortic root and along the lower margin."""
    random = geo.rng(f"fat{seed}")
    margin = arc(heart.outline, (372, 818), (752, 1010), 40, through=(600, 965))
    swell = [1.5 + 6.5 * np.sin(np.pi * i / 39) ** 0.6 * random.uniform(0.7, 1.15) for i in range(40)]
    pads = [
        blob(
            (262, 738),
            (296, 756),
            (330, 764),
            (362, 770),
            (392, 796),
            (424, 838),
            (440, 862),
            (400, 846),
            (340, 812),
            (284, 778),
        ),
        blob((562, 426), (588, 408), (628, 398), (644, 408), (628, 430), (616, 452), (610, 486), (592, 452)),
        blob(
            (836, 572),
            (846, 556),
            (868, 548),
            (880, 590),
            (890, 640),
            (892, 700),
            (884, 720),
            (878, 680),
            (864, 640),
            (846, 610),
        ),
        tube(*[(x, y, r) for (x, y), r in zip(margin, swell, strict=True)][::3], cap=3),
    ]
    fat = unary_union(pads).intersection(heart.outline.buffer(3)).difference(heart.cavities.buffer(5))
    drawing.add("epicardial-fat", geo.smooth(fat, 2), "round", "fat", depth=8, lobules=9, detail=2)
    for id, x, y, radius, material in (
        ("right-coronary-artery", 336, 787, 9.5, "artery"),
        ("small-cardiac-vein", 362, 801, 6.5, "vein"),
        ("circumflex-artery", 855, 588, 7.5, "artery"),
        ("great-cardiac-vein", 868, 614, 10, "vein"),
    ):
        drawing.add(id, ellipse(x, y, radius, radius * 0.92), "mouth", material, detail=2)


# ---------------------------------------------------------------- chambers
def _atria(drawing: Drawing, heart: Contours, seed: int) -> None:
    crest = [(300, 416), (262, 476), (250, 560), (258, 640), (286, 706)]
    lateral = [(252, 420), (214, 500), (200, 560), (204, 640), (236, 704)]
    pectinate = _ribs(crest, lateral, 15, 3.2, f"pectinate{seed}", 4)
    crista = tube(
        (318, 392, 4),
        (290, 438, 6),
        (262, 505, 6),
        (253, 580, 5.5),
        (262, 650, 5),
        (286, 706, 2),
        (296, 716, 0.6),
    )
    turns = enumerate(np.linspace(-4.3, 0.9, 20))
    limbus = tube(
        *[
            (354 + 24 * np.cos(t), 556 + 35 * np.sin(t), 0.8 + 5.2 * np.sin(np.pi * i / 19) ** 0.8)
            for i, t in turns
        ]
    )
    caval_valve = tube((268, 722, 0.6), (290, 716, 4), (312, 714, 4.5), (334, 722, 0.8))
    ridges = ((geo.clean(unary_union([*pectinate, crista])), 4.0), (limbus, 5.0), (caval_valve, 4.0))
    drawing.add("right-atrium", heart.right_atrium, "hollow", "endocardium-right", depth=46, ridges=ridges)
    drawing.add(
        "fossa-ovalis",
        ellipse(355, 557, 20, 30, 8),
        "hollow",
        "endocardium-right",
        depth=14,
        finish="soft",
        detail=2,
    )
    drawing.add(
        "coronary-sinus-opening",
        ellipse(322, 688, 15, 9, -30),
        "hollow",
        "endocardium-right",
        depth=8,
        finish="dark",
        detail=2,
    )
    drawing.add("left-atrium", heart.left_atrium, "hollow", "endocardium-left", depth=46)
    for number, (x, y) in enumerate(((660, 458), (668, 506)), 1):
        drawing.add(
            f"right-pulmonary-vein-opening-{number}",
            ellipse(x, y, 11, 16, 12),
            "hollow",
            "endocardium-left",
            depth=8,
            finish="dark",
            detail=2,
        )


def _left_ventricle(drawing: Drawing, heart: Contours, seed: int) -> None:
    pits = _recesses(heart.left_ventricle, f"left{seed}", 13, 66, 3.6, (738, 905), 300)
    drawing.add("left-ventricle", heart.left_ventricle, "hollow", "endocardium-left", depth=52, pits=pits)
    draw_mitral(drawing, heart.left_ventricle, seed)
    draw_semilunar(drawing, "aortic-cusp", 584, 520, -32, 86)


def _right_ventricle(drawing: Drawing, heart: Contours, seed: int) -> None:
    """In front of the aortic root: the cut edge of the outflow tract, the cavity, the valves."""
    cavity = heart.right_ventricle
    front = blob(
        (405, 600),
        (404, 500),
        (424, 436),
        (446, 412),
        (500, 424),
        (548, 446),
        (560, 520),
        (540, 560),
        (500, 600),
    )
    conus = geo.clean(cavity.buffer(16).intersection(front).difference(cavity))
    drawing.add("outflow-wall", conus, "cut", "muscle", depth=8, cavities=(cavity,), grown_from=heart.wall)
    above = blob((440, 424), (470, 300), (560, 260), (640, 320), (545, 460), (500, 420))
    rim = cavity.buffer(5.5).difference(cavity).intersection(above)
    drawing.add("pulmonary-trunk-rim", rim, "cut", "vessel-wall-venous", detail=2)
    pits = _recesses(cavity, f"right{seed}", 15, 54, 3.2, (636, 920), 330)
    drawing.add("right-ventricle", cavity, "hollow", "endocardium-right", depth=52, pits=pits)
    septum = blob(
        (522, 540), (536, 540), (546, 556), (548, 582), (546, 606), (532, 606), (518, 590), (516, 560)
    )
    septum = geo.smooth(septum.difference(cavity).difference(heart.left_ventricle), 1.5)
    drawing.add(
        "membranous-septum", septum, "cut", "fibrous", depth=7, finish="fading", detail=2, outline=False
    )
    draw_semilunar(drawing, "pulmonary-cusp", 492, 428, 30, 84)
    draw_tricuspid(drawing, cavity, seed)


def _auricles(drawing: Drawing) -> None:
    right = blob(
        *[
            (340, 378),
            (372, 374),
            (404, 384),
            (434, 402),
            (456, 422),
            (463, 438),
            (452, 447),
            (441, 444),
            (438, 457),
        ],
        *[
            (424, 461),
            (413, 454),
            (408, 468),
            (394, 473),
            (384, 464),
            (374, 474),
            (358, 468),
            (348, 440),
            (340, 408),
        ],
    )
    grain = tuple(
        curve([(344 + i, 384 + 9 * i), (380 + 2 * i, 396 + 8.5 * i), (456 - 12 * i, 432 + 5 * i)])
        for i in np.linspace(0, 8, 9)
    )
    drawing.add("right-auricle", right, "round", "muscle-outer", depth=24, grain=grain, detail=2)
    edge = tube((342, 376, 5), (343, 404, 6), (348, 436, 6.5), (357, 466, 4)).difference(right.buffer(-6))
    drawing.add("right-auricle-edge", edge, "cut", "fibrous", detail=2)
    left = blob(
        *[
            (776, 404),
            (758, 380),
            (726, 364),
            (692, 358),
            (662, 366),
            (640, 382),
            (630, 398),
            (638, 407),
            (650, 402),
        ],
        *[(658, 411), (672, 405), (684, 415), (700, 408), (714, 417), (732, 410), (752, 416)],
    )
    grain = tuple(
        curve([(766 - 3 * i, 392 + i), (720 - 3 * i, 376 + 3.2 * i), (644 + 7 * i, 392 + 2.2 * i)])
        for i in np.linspace(-2, 8, 9)
    )
    drawing.add("left-auricle", left, "round", "muscle-outer", depth=22, grain=grain, detail=2)


def _recesses(
    cavity: BaseGeometry,
    key: str,
    size: float,
    axis: float,
    stretch: float,
    apex: tuple[float, float],
    reach: float,
) -> BaseGeometry:
    """The dark spaces between trabeculae: wide towards the apex, fading towards the smooth base."""

    def wall(x: float, y: float) -> float:
        return 0.75 + max(0.0, np.hypot(x - apex[0], y - apex[1]) / reach - 0.35) * 3.2

    return unary_union(geo.cells(geo.inset(cavity, 3), size, key, axis, stretch, 1.9, 1.6, wall))


def _ribs(start, end, count: int, radius: float, key: str, bow: float) -> list[BaseGeometry]:
    """Muscular ridges from one line to another, some of them forked."""
    random = geo.rng(key)
    a, b = curve(start), curve(end)
    out = []
    for i in range(count):
        t = (i + 0.5 + random.uniform(-0.2, 0.2)) / count
        p = a[int(t * (len(a) - 1))]
        q = b[min(len(b) - 1, int((t + random.uniform(-0.03, 0.03)) * (len(b) - 1)))]
        middle = (p + q) / 2 + (random.uniform(-bow, bow), bow)
        r = radius * random.uniform(0.75, 1.2)
        out.append(tube((*p, r * 1.2), (*middle, r * 0.8), (*q, r * 1.15)))
        if random.random() < 0.5:
            fork = b[int(min(1, t + 1.0 / count) * (len(b) - 1))]
            out.append(tube((*middle, r * 0.7), (*((middle + fork) / 2), r * 0.55), (*fork, r * 0.8)))
    return out


# ---------------------------------------------------------------- flow and words
def _blood(drawing: Drawing) -> None:
    flow = drawing.flow
    flow("vein", (310, 120), (318, 220), (320, 330), (316, 420), width=10)
    flow("vein", (270, 910), (274, 830), (284, 760), (300, 690), width=10)
    flow("vein", (312, 600), (350, 640), (400, 670), (450, 716), width=11)
    flow("vein", (470, 640), (466, 560), (474, 490), (504, 404), (548, 340), width=11)
    flow("vein", (610, 276), (690, 246), (780, 230))
    flow("vein", (268, 306), (220, 300), (160, 280))
    flow("artery", (940, 404), (880, 428), (800, 450), (740, 470))
    flow("artery", (948, 516), (880, 508), (800, 506), (750, 510))
    flow("artery", (726, 500), (726, 560), (724, 640), (726, 730), width=11)
    flow("artery", (660, 720), (630, 640), (600, 570), (560, 490), width=11)
    flow("artery", (440, 310), (426, 230), (446, 160), (500, 108), width=11)


def _around(x: float, y: float, radius: float) -> BaseGeometry:
    return Point(x, y).buffer(radius)


def _labels(drawing: Drawing) -> None:
    label = drawing.label
    label("brachiocephalic-trunk", "aorta", priority=1, side="L", zone=box(395, 10, 462, 66))
    label("superior-vena-cava", priority=1, side="L", zone=box(260, 100, 370, 240))
    label("ascending-aorta", "aorta", priority=1, side="L", zone=box(370, 210, 480, 320))
    label("right-pulmonary-artery", priority=1, side="L", zone=box(120, 250, 268, 345))
    label(
        "right-pulmonary-veins",
        "right-pulmonary-vein-upper",
        "right-pulmonary-vein-lower",
        priority=1,
        side="L",
    )
    label("right-auricle", side="L")
    label("right-atrium", priority=0, side="L", zone=_around(300, 530, 60))
    label("fossa-ovalis", side="L")
    label("tricuspid-valve", "tricuspid-anterior", "tricuspid-posterior", priority=1, side="L")
    label("coronary-sinus-opening", priority=3, side="L")
    label("right-coronary-artery", side="L")
    label("inferior-vena-cava", priority=1, side="L", zone=box(220, 830, 320, 925))
    label("right-ventricle", priority=0, side="L", zone=_around(462, 800, 55))
    label("right-chordae-tendineae", "chordae-tricuspid", priority=3, side="L")
    label("right-papillary-muscle", "papillary-right-anterior", "papillary-right-posterior", side="L")
    label("trabeculae-carneae", "right-ventricle", side="L", zone=_around(584, 884, 34), detail=2)
    label("moderator-band", priority=3, side="L")
    label("pericardium", side="L", zone=box(300, 780, 600, 1000))
    label("left-common-carotid-artery", "aorta", priority=1, side="R", zone=box(515, -5, 566, 40))
    label("left-subclavian-artery", "aorta", priority=1, side="R", zone=box(618, 6, 680, 62))
    label("aortic-arch", "aorta", priority=1, side="R", zone=box(570, 76, 690, 140))
    label("ligamentum-arteriosum", priority=3, side="R")
    label("left-pulmonary-artery", "pulmonary-trunk", priority=1, side="R", zone=box(700, 160, 880, 280))
    label("pulmonary-trunk", priority=1, side="R", zone=_around(606, 296, 34))
    label("left-auricle", side="R")
    label("pulmonary-valve", "pulmonary-cusp-3", "pulmonary-cusp-2", priority=1, side="R")
    label(
        "left-pulmonary-veins", "left-pulmonary-vein-upper", "left-pulmonary-vein-lower", priority=1, side="R"
    )
    label("left-atrium", priority=0, side="R", zone=_around(780, 490, 50))
    label("aortic-valve", "aortic-cusp-3", "aortic-cusp-2", priority=1, side="R")
    label("circumflex-artery", priority=3, side="R")
    label("mitral-valve", "mitral-posterior", "mitral-anterior", priority=1, side="R")
    label("left-chordae-tendineae", "chordae-mitral", priority=1, side="R", zone=box(735, 655, 810, 725))
    label(
        "left-papillary-muscles", "papillary-anterolateral", "papillary-posteromedial", priority=1, side="R"
    )
    label("left-ventricle", priority=0, side="R", zone=box(690, 670, 780, 900))
    label("interventricular-septum", "myocardium", priority=1, side="R", zone=_around(608, 770, 40))
    label("membranous-septum", side="R")
    label("myocardium", priority=1, side="R", zone=_around(858, 780, 60))
    label("epicardial-fat", side="R", zone=_around(650, 990, 60))
    label("apex-of-heart", "myocardium", side="R", zone=_around(762, 996, 20))
    label("descending-aorta", priority=1, side="R", zone=box(500, 1000, 600, 1070))
