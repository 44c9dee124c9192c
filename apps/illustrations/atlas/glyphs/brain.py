"""The human brain from the left side and cut in the midline, front to the left, on a field of about 1000 by 860."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

SIDE = [
    (50, 400), (42, 320), (66, 226), (138, 136), (250, 74), (400, 42), (550, 46), (700, 88), (820, 166), (892, 266),
        (908, 368), (884, 448),
    (830, 492), (740, 508), (650, 548), (540, 588), (400, 610), (280, 600), (216, 556), (204, 508), (170, 486),
        (100, 462),
]
CENTRAL = [(474, 20), (448, 120), (474, 196), (440, 280), (404, 376)]
LATERAL = [(196, 496), (250, 452), (330, 424), (440, 396), (560, 362), (650, 318)]
REAR = [(812, 120), (776, 240), (742, 370), (724, 540)]
LOBES = ("frontal-lobe", "parietal-lobe", "temporal-lobe", "occipital-lobe")
SULCI = (
    [(404, 66), (384, 140), (404, 210), (372, 290), (352, 360)], [(560, 62), (528, 140), (548, 210), (508, 290),
        (486, 350)],
    [(92, 250), (170, 236), (240, 256), (330, 222)], [(150, 158), (220, 176), (300, 140), (352, 152)],
        [(80, 350), (160, 330), (240, 356), (318, 322)],
    [(110, 426), (180, 404), (250, 414)], [(250, 90), (280, 118), (330, 104)],
        [(600, 90), (620, 160), (590, 230), (620, 290)], [(690, 112), (680, 190), (720, 250), (690, 320)],
    [(640, 150), (680, 180), (740, 160)], [(560, 300), (620, 260), (680, 290)],
        [(230, 540), (330, 492), (440, 472), (560, 440), (670, 400)],
        [(300, 578), (400, 548), (520, 530), (640, 480)],
    [(790, 280), (840, 300), (880, 280)], [(770, 380), (830, 372), (880, 390)], [(760, 450), (810, 436), (850, 450)],
        [(820, 200), (830, 250), (800, 300)],
)
MIDLINE = [
    (54, 420), (46, 330), (74, 230), (146, 140), (256, 76), (400, 42), (550, 46), (690, 84), (804, 158), (880, 256),
        (904, 356), (886, 440), (836, 492),
    (760, 512), (690, 486), (650, 440), (560, 430), (460, 440), (392, 470), (340, 510), (240, 528), (140, 510),
        (84, 476),
]
MEDIAL_SULCI = (
    [(250, 430), (206, 380), (214, 300), (272, 230), (380, 190), (520, 182), (640, 200), (720, 262)],
        [(120, 220), (170, 250), (190, 300)], [(200, 130), (230, 180), (270, 190)],
    [(330, 80), (340, 130), (370, 160)], [(450, 60), (450, 110), (470, 150)], [(560, 62), (550, 110), (570, 150)],
        [(660, 90), (640, 140), (660, 180)], [(84, 340), (140, 350), (180, 340)],
    [(100, 440), (160, 430), (210, 450)], [(756, 150), (740, 230), (730, 300), (760, 380)],
        [(700, 420), (780, 400), (850, 420)], [(820, 240), (800, 300), (850, 330)],
        [(300, 490), (250, 480), (210, 500)],
)


def _wavy(points, amount: float = 5.0) -> LineString:
    """A furrow that winds a little, as they do."""
    line = geo.resample(geo.curve(points, 4), 40)
    normal, _ = geo.normals(line)
    wave = np.sin(np.linspace(0, np.pi * max(2, len(points)), 40))[:, None] * amount
    return LineString(line + normal * wave)


def furrows(courses, within: BaseGeometry) -> MultiLineString:
    lines = unary_union([_wavy(course) for course in courses]).intersection(within.buffer(-5))
    return MultiLineString([part for part in getattr(lines, "geoms", [lines]) if part.length > 8])


def lobes() -> dict[str, BaseGeometry]:
    """The four lobes of the left hemisphere as they show from the side."""
    whole = geo.blob(*SIDE)
    behind = Polygon([*geo.curve(REAR, 6)[:, :2], (1200, 600), (1200, 100)])
    below = Polygon([(100, 700), (150, 540), *geo.curve(LATERAL, 6)[:, :2], (690, 340), (740, 372), (740, 800)])
    front = Polygon([*geo.curve(CENTRAL, 6)[:, :2], (410, 500), (-200, 800), (-200, -100)])
    occipital = whole.intersection(behind)
    rest = whole.difference(behind)
    temporal = rest.intersection(below)
    rest = rest.difference(below)
    return {name: geo.clean(shape) for name, shape in zip(LOBES, (rest.intersection(front), rest.difference(front),
        temporal, occipital), strict=True)}


def draw_hindbrain(d: Drawing) -> None:
    """Cerebellum and brainstem under a brain seen from the side. Parts: brainstem, cerebellum."""
    d.add("brainstem", geo.blob((470, 560), (590, 540), (640, 600), (634, 700), (640, 820, "c"), (556, 830, "c"),
        (536, 740), (480, 690), (462, 620)), Form.ROUND, "brainstem", depth=26)
    lobe = geo.blob((600, 556), (680, 510), (790, 500), (862, 540), (870, 620), (800, 690), (690, 700), (616, 650))
    d.add("cerebellum", lobe, Form.ROUND, "cerebellum", depth=34)
    folia = [geo.curve([(604, 560 + k * 14), (720, 530 + k * 17), (872, 540 + k * 15)], 8)[:, :2] for k in range(10)]
    d.add("folia", unary_union([LineString(f) for f in folia]).intersection(geo.inset(lobe, 4)), Form.LINE,
        "cerebellum", width=2.4, tone=-0.35)


def draw_side(d: Drawing, tints: dict[str, str] | None = None) -> None:
    """The brain from the left. Parts: the four lobes, sulci, central-sulcus, lateral-sulcus, cerebellum, brainstem."""
    draw_hindbrain(d)
    whole = geo.blob(*SIDE)
    d.add("cerebrum", whole, Form.ROUND, "brain-surface", depth=44)
    for name, shape in lobes().items():
        d.add(name, shape, Form.ROUND if tints else Form.FLAT, (tints or {}).get(name, "brain-surface"), depth=40,
            outline=bool(tints), shadow=False)
    d.add("sulci", furrows(SULCI, whole), Form.LINE, "ink", width=2.6, opacity=0.45)
    d.add("central-sulcus", _wavy(CENTRAL).intersection(whole).buffer(4), Form.FLAT, "ink", opacity=0.75,
        outline=False, shadow=False)
    d.add("lateral-sulcus", _wavy(LATERAL, 3).intersection(whole).buffer(4.5), Form.FLAT, "ink", opacity=0.75,
        outline=False, shadow=False)


def draw_midline(d: Drawing) -> None:
    """The right half of a brain cut in the midline.

    Parts: cerebrum, medial-sulci, corpus-callosum, septum, fornix, thalamus, hypothalamus, pituitary-gland, pineal-gland,
    optic-chiasm, midbrain, pons, medulla-oblongata, spinal-cord, fourth-ventricle, cerebellum, arbor-vitae.
    """
    cerebrum = geo.blob(*MIDLINE)
    d.add("cerebrum", cerebrum, Form.ROUND, "brain-surface", depth=40)
    d.add("medial-sulci", furrows(MEDIAL_SULCI, cerebrum), Form.LINE, "ink", width=3.0, opacity=0.5)
    d.add("cingulate-gyrus", geo.blob((262, 426), (224, 372), (232, 306), (286, 240), (388, 204), (520, 196),
        (636, 216), (712, 286), (716, 350), (664, 320), (600, 262), (520, 236), (410, 238), (316, 276), (282, 340)),
        Form.ROUND, "brain-surface", depth=16, tone=0.12, shadow=False)
    d.add("septum", geo.blob((312, 372), (330, 310), (420, 276), (540, 276), (620, 310), (560, 330), (440, 352),
        (360, 400)), Form.HOLLOW, "ventricle", depth=20)
    d.add("fornix", geo.tube((640, 340, 9), (560, 318, 9), (460, 332, 8), (390, 372, 7), (366, 416, 6), step=5),
        Form.ROUND, "white-matter", depth=6)
    d.add("corpus-callosum", geo.tube((338, 424, 8), (306, 396, 17), (300, 346, 22), (340, 288, 20), (430, 258, 18),
        (540, 258, 18), (630, 292, 20), (664, 344, 26), (640, 366, 17), cap=3, step=5), Form.ROUND, "white-matter",
        depth=14)
    d.add("medulla-oblongata", geo.tube((500, 640, 48), (528, 720, 40), (546, 790, 32), step=5), Form.CUT,
        "brainstem", depth=10)
    d.add("spinal-cord", geo.tube((546, 788, 32), (562, 850, 28), (572, 900, 27), step=5), Form.CUT, "white-matter",
        depth=8)
    d.add("midbrain", geo.blob((446, 436), (520, 400), (590, 392), (628, 416), (634, 466), (590, 500), (540, 530),
        (480, 520), (440, 480)), Form.CUT, "brainstem", depth=10, tone=0.2)
    d.add("hypothalamus", geo.blob((372, 410), (430, 412), (462, 446), (444, 486), (390, 486), (366, 456)),
        Form.ROUND, "microglia", depth=12)
    d.add("thalamus", geo.ellipse(506, 382, 84, 46, -6), Form.ROUND, "lobe-temporal", depth=22)
    d.add("pineal-gland", geo.ellipse(620, 392, 17, 11, 20), Form.ROUND, "synaptic-vesicle", depth=6)
    d.add("optic-chiasm", geo.ellipse(346, 480, 26, 10, 20), Form.ROUND, "nerve", depth=6)
    d.add("pituitary-gland", geo.fillet(unary_union([geo.tube((390, 480, 8), (376, 524, 5), step=4),
        geo.ellipse(368, 548, 27, 19)]), 8), Form.ROUND, "synaptic-vesicle", depth=10)
    d.add("pons", geo.blob((446, 512), (412, 552), (406, 610), (436, 656), (490, 664), (548, 640), (566, 580),
        (552, 520), (500, 500)), Form.CUT, "brainstem", depth=12, tone=-0.04)
    d.add("fourth-ventricle", geo.blob((556, 516), (590, 540), (622, 590), (596, 640), (560, 690), (552, 660),
        (566, 590)), Form.FLAT, "ventricle", shadow=False)
    lobe = geo.blob((604, 520), (650, 496), (730, 506), (810, 530), (868, 580), (862, 660), (800, 720), (700, 736),
        (622, 700), (590, 650), (628, 592))
    d.add("cerebellum", lobe, Form.ROUND, "cerebellum", depth=26)
    branches = [geo.tube((616, 596, 9), (680, 606, 8), (740, 620, 5), step=4)]
    for angle, reach in ((-62, 74), (-34, 112), (-12, 168), (8, 196), (26, 176), (48, 130), (74, 96)):
        end = geo.polar(reach, angle, 668, 610)
        branches.append(geo.tube((654, 606, 7), (*geo.polar(reach * 0.5, angle + 6, 662, 608), 5), (*end, 2), step=4,
            cap=2))
        branches += [geo.tube((*geo.polar(reach * share, angle + 3, 664, 609), 3),
            (*geo.polar(reach * share + 34, angle + turn, 664, 609), 1.5), cap=2, step=3) for share in (0.5,
            0.72) for turn in (-16, 20)]
    d.add("arbor-vitae", geo.clean(unary_union(branches).intersection(geo.inset(lobe, 8))), Form.FLAT, "white-matter",
        shadow=False)
    d.add("folia", MultiLineString([_edge_cut(lobe, t) for t in np.linspace(0.02, 0.98, 44)]), Form.LINE, "ink",
        width=1.8, opacity=0.5)


def _edge_cut(shape: BaseGeometry, share: float) -> list[tuple[float, float]]:
    """A short furrow from the edge of a shape towards its middle."""
    p = shape.exterior.interpolate(share, normalized=True)
    c = shape.centroid
    reach = 0.16
    return [(p.x, p.y), (p.x + (c.x - p.x) * reach, p.y + (c.y - p.y) * reach)]


# ---------------------------------------------------------------- frontal section and base
def half_cortex() -> list[tuple[float, float]]:
    """The right border of a frontal section through the middle of the cerebrum; the midline is at x = 0."""
    return [(8, 60), (70, 40), (110, 72), (150, 44), (210, 66), (230, 110), (290, 104), (326, 160), (310, 204),
        (362, 240), (372, 300), (320, 330), (250, 330), (322, 356), (360, 400), (356, 460), (310, 500), (270, 480),
        (230, 520), (170, 506), (150, 450), (110, 430)]


def mirrored(shape: BaseGeometry) -> BaseGeometry:
    return affinity.scale(shape, -1, 1, origin=(0, 0))


def draw_frontal(d: Drawing) -> None:
    """A frontal section. Parts: cortex, white-matter, corpus-callosum, lateral-ventricle, thalamus, basal-nuclei,
    third-ventricle, hypothalamus, hippocampus, midbrain."""
    half = geo.blob(*[(x, y) for x, y in half_cortex()], (60, 420), (20, 440), (8, 400, "c"), (8, 62, "c"))
    both = lambda shape: unary_union([shape, mirrored(shape)])  # noqa: E731
    d.add("midbrain", geo.blob((-70, 400), (70, 400), (84, 460), (60, 540), (52, 620, "c"), (-52, 620, "c"),
        (-60, 540), (-84, 460)), Form.CUT, "brainstem", depth=12)
    d.add("cortex", both(half), Form.CUT, "gray-matter", depth=8)
    folds = [geo.tube((110, 72, 5), (120, 130, 5), cap=2), geo.tube((230, 110, 5), (206, 166, 5), cap=2),
        geo.tube((310, 204, 5), (250, 220, 5), cap=2), geo.tube((270, 480, 5), (262, 430, 5), cap=2)]
    lateral = geo.tube((330, 330, 7), (250, 326, 7), (216, 300, 5), cap=2, step=4)
    white = geo.smooth(geo.inset(half, 26).difference(unary_union([f.buffer(20) for f in [*folds, lateral]])), 6)
    bridge = geo.blob((-150, 232), (-60, 196), (0, 206), (60, 196), (150, 232), (60, 226), (0, 234), (-60, 226))
    d.add("white-matter", unary_union([both(white), bridge.buffer(8)]), Form.FLAT, "white-matter", shadow=False)
    d.add("furrows", both(unary_union([*folds, lateral])), Form.FLAT, "ink", opacity=0.7, outline=False, shadow=False)
    d.add("corpus-callosum", bridge, Form.FLAT, "white-matter", tone=-0.18, shadow=False)
    d.add("lateral-ventricle", both(geo.blob((10, 240), (60, 236), (120, 250), (130, 268), (70, 262), (26, 290),
        (10, 286))), Form.FLAT, "ventricle", shadow=False)
    d.add("basal-nuclei", both(unary_union([geo.blob((120, 272), (146, 262), (150, 286), (128, 298)),
        geo.blob((160, 300), (206, 280), (222, 330), (200, 384), (166, 366))])), Form.ROUND, "gray-matter",
        tone=-0.16, depth=8, shadow=False)
    d.add("thalamus", both(geo.blob((14, 300), (60, 282), (112, 300), (116, 350), (70, 380), (14, 370))), Form.ROUND,
        "lobe-temporal", depth=12, shadow=False)
    d.add("third-ventricle", box(-8, 300, 8, 396), Form.FLAT, "ventricle", shadow=False)
    d.add("hypothalamus", both(geo.blob((10, 376), (50, 384), (48, 420), (10, 430))), Form.ROUND, "microglia",
        depth=8, shadow=False)
    d.add("hippocampus", both(geo.tube((150, 440, 12), (190, 424, 15), (206, 452, 12), (180, 462, 8), cap=3, step=4)),
        Form.ROUND, "synaptic-vesicle", depth=7, shadow=False)
