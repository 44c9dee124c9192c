"""The human ear in frontal section: outer, middle and inner ear."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..knowledge import senses
from ..scenes import label_parts, plate
from ..subject import OTHER_ANIMALS, Fact, Subject

COCHLEA = (770.0, 466.0)


def draw_ear(seed: int) -> Drawing:
    d = Drawing("ear-plate")
    _surroundings(d, seed)
    _outer(d)
    _inner(d)
    _ossicles(d)
    label_parts(d, "ear", "auricle ear-canal tympanic-membrane malleus incus stapes cochlea semicircular-canals",
        priority=0)
    label_parts(d, "ear", "cochlear-nerve vestibular-nerve auditory-tube vestibule oval-window tympanic-cavity")
    label_parts(d, "ear", "round-window temporal-bone", priority=2)
    return d


def _surroundings(d: Drawing, seed: int) -> None:
    """Skin of the side of the head, and the temporal bone behind the cavities."""
    flesh = geo.blob((196, 96), (330, 150), (480, 196), (520, 330), (520, 560), (470, 640), (330, 664), (214, 650),
        (176, 560), (190, 400), (186, 230))
    d.add("flesh", flesh, Form.CUT, "skin", depth=10)
    bone = geo.blob((330, 120), (470, 96), (640, 70), (830, 96), (950, 170), (976, 320), (930, 420), (960, 560), (900,
        640), (760, 640), (640, 600), (520, 616), (390, 590), (330, 530), (356, 420), (340, 300))
    d.add("temporal-bone", bone, Form.CUT, "spongy-bone", depth=10)
    pores = geo.cells(geo.inset(bone, 16), 20, f"ear/{seed}", 20, 1.6, 3.4, 3.0)
    free = unary_union([box(440, 250, 1000, 660), geo.tube((180, 420, 70), (460, 400, 70))])
    d.add("air-cells", [p for p in pores if not p.intersects(free)], Form.FLAT, "spongy-bone", tone=-0.22,
        outline=False, shadow=False, detail=2)


def _outer(d: Drawing) -> None:
    auricle = geo.blob(
        (206, 470), (196, 520), (186, 580), (158, 634), (116, 650), (88, 616), (84, 560), (70, 490), (44, 410), (22,
            310), (20, 200), (54, 104),
        (120, 56), (184, 70), (222, 126), (236, 210), (232, 300), (222, 356),
    )
    d.add("auricle", auricle, Form.ROUND, "skin", depth=40)
    helix = [[(92, 560), (66, 440), (46, 320), (44, 210), (72, 128), (122, 88), (172, 98), (198, 146), (206, 210)],
        [(140, 560), (116, 490), (96, 400), (94, 300), (112, 212), (150, 170)], [(112, 250), (140, 240), (176, 250)]]
    d.add("folds", MultiLineString([LineString(geo.curve(h)[:, :2]) for h in helix]), Form.LINE, "skin", width=7,
        tone=-0.3)
    concha = geo.blob((216, 350), (180, 320), (140, 326), (118, 380), (124, 450), (150, 500), (190, 506), (216, 470))
    d.add("concha", concha, Form.HOLLOW, "skin", depth=26, tone=-0.12)
    canal = geo.blob((186, 368), (240, 372), (320, 362), (400, 352), (476, 330, "c"), (500, 482, "c"), (420, 470),
        (330, 458), (250, 462), (186, 470))
    d.add("canal-skin", canal.buffer(11), Form.FLAT, "skin", tone=-0.1, shadow=False)
    d.add("ear-canal", canal, Form.HOLLOW, "skin", depth=34, tone=-0.04)


def _ossicles(d: Drawing) -> None:
    """The tympanic membrane and the chain of three bones to the oval window."""
    drum = geo.tube((470, 322, 5), (492, 380, 6), (502, 420, 6), (502, 490, 5), cap=3)
    d.add("tympanic-membrane", drum, Form.SHEET, "tendon", depth=5)
    d.add("malleus", geo.fillet(unary_union([geo.ellipse(536, 290, 23, 28), geo.tube((532, 306, 12), (522, 350, 9),
        (506, 424, 6), cap=3)]), 10), Form.ROUND, "bone", depth=14)
    incus = geo.fillet(unary_union([geo.blob((552, 272), (580, 262), (606, 276), (600, 306), (572, 318), (554, 302)),
        geo.tube((590, 296, 12), (602, 340, 9), (600, 380, 7), (612, 396, 7), cap=3), geo.tube((592, 276, 11), (626,
        262, 6), cap=2)]), 7)
    d.add("incus", incus, Form.ROUND, "bone", depth=12, tone=-0.08)
    stirrup = geo.tube((618, 398, 8), (630, 399, 7), cap=3).union(geo.tube((630, 396, 5), (654, 378, 4.5), (676, 374,
        4.5), step=3)).union(geo.tube((630, 402, 5), (654, 420, 4.5), (676, 424, 4.5), step=3))
    d.add("stapes", unary_union([stirrup, geo.rounded_box(672, 364, 9, 70, 4)]), Form.ROUND, "bone", depth=6,
        tone=0.2)


def _inner(d: Drawing) -> None:
    cavity = geo.blob((474, 316), (500, 256), (560, 228), (632, 238), (680, 300), (690, 372), (688, 440), (672, 500),
        (640, 520), (580, 510), (520, 506), (498, 486))
    tube = geo.tube((610, 470, 40), (660, 566, 30), (740, 650, 24), (830, 716, 30), (880, 750, 38), step=6)
    d.add("tube-wall", tube.buffer(12), Form.ROUND, "synovial-membrane", depth=10)
    d.add("auditory-tube", tube, Form.HOLLOW, "synovial-membrane", depth=22, tone=0.25)
    d.add("tympanic-cavity", cavity, Form.HOLLOW, "synovial-membrane", depth=40, tone=0.3)
    d.add("vestibular-nerve", geo.tube((770, 336, 20), (850, 330, 19), (930, 356, 20), (1000, 372, 22), step=5),
        Form.ROUND, "nerve", depth=12)
    d.add("cochlear-nerve", geo.tube((800, 440, 15), (860, 420, 19), (930, 400, 20), (1000, 410, 24), step=5),
        Form.ROUND, "nerve", depth=12, tone=-0.14)
    loops = (((742, 330), (716, 250), (706, 170), (754, 124), (796, 170), (790, 250), (772, 320)), ((770, 330), (830,
        268), (884, 196), (906, 236), (880, 300), (800, 350)))
    d.add("canal-back", geo.tube(*[(x, y, 15) for x, y in ((700, 348), (650, 306), (668, 256), (740, 246), (806, 262),
        (826, 306), (790, 344))], step=4), Form.ROUND, "schwann-cell", tone=0.12, depth=10)
    for n, loop in enumerate(loops):
        d.add("semicircular-canals" if n == 0 else "canal-front", geo.tube(*[(x, y, 15) for x, y in loop], step=4),
            Form.ROUND, "schwann-cell", tone=0.2, depth=10)
    turns = np.linspace(0, 5.1 * np.pi, 90)
    spiral = [(COCHLEA[0] + 26 + r * np.cos(t + 2.5), COCHLEA[1] + 30 + r * 0.92 * np.sin(t + 2.5),
        5 + r * 0.2) for t in turns for r in [104 * (1 - t / (5.6 * np.pi)) ** 0.9]]
    d.add("vestibule", geo.blob((690, 360), (720, 320), (780, 318), (806, 352), (796, 400), (750, 430), (700, 430),
        (684, 400)), Form.ROUND, "schwann-cell", tone=0.16, depth=22)
    d.add("cochlea", geo.tube((716, 420, 30), *spiral[3:], cap=2, step=4), Form.ROUND, "schwann-cell", tone=0.24,
        depth=20)
    d.add("whorls", LineString([(x, y) for x, y, _ in _groove(spiral)]), Form.LINE, "schwann-cell", width=3.0,
        tone=-0.35)
    d.add("oval-window", geo.ellipse(686, 398, 8, 30), Form.FLAT, "iris", shadow=False)
    d.add("round-window", geo.ellipse(694, 468, 9, 15, 20), Form.FLAT, "iris", tone=-0.15, shadow=False)


def _groove(spiral):
    """The seam between one turn of the cochlea and the next."""
    cx, cy = COCHLEA[0] + 26, COCHLEA[1] + 30
    out = []
    for x, y, r in spiral[14:]:
        away = np.hypot(x - cx, y - cy)
        k = (away + r * 0.95) / max(away, 1)
        out.append((cx + (x - cx) * k, cy + (y - cy) * k, 0))
    return out


SUBJECT = Subject(
    key="human-ear",
    title="Human ear",
    kind="plate",
    scene=plate("ear-plate", "Human ear", draw_ear, senses.EAR,
        subtitle="Right ear in frontal section, seen from the front",
        note="The inner ear is drawn larger than it is in proportion."),
    names=("ear", "human ear", "structure of the ear", "anatomy of the ear", "ear anatomy",
        "outer middle and inner ear", "inner ear", "middle ear"),
    tells=("malleus + incus + stapes", "tympanic membrane + cochlea", "auricle + tympanic membrane"),
    not_when=(*OTHER_ANIMALS, "sound wave", "vibrate", "vibration", "pressure wave", "scala", "organ of corti",
        "hair cell", "frequency", "macula", "utricle", "otolith", "infection", "otitis", "corn", "pathway",
        "hearing loss", "implant", "jaw", "evolution", "bat", "how hearing", "transduction", "basilar", "balance",
        "reptile", "equilibrium", "attached earlobe", "cross section of the cochlea"),
    groups={"ossicle": ("ear-malleus", "ear-incus", "ear-stapes")},
    opening="The right ear, cut from above downward along the ear canal.",
    facts=(
        Fact("The outer ear, auricle and ear canal, leads sound to the tympanic membrane.", "openstax-ap-14"),
        Fact("In the middle ear three ossicles, malleus, incus and stapes, carry the vibration to the oval window.",
            "openstax-ap-14"),
        Fact("The inner ear holds the cochlea for hearing, and the vestibule and three semicircular canals for balance.",
            "openstax-ap-14"),
    ),
    summary="Sound passes the ear canal, tympanic membrane and three ossicles to the cochlea.",
    sources=("openstax-ap-14", "gray-42"),
)
