"""A nephron with its vessels, unrolled into a plane: cortex above, medulla below."""

from __future__ import annotations

from dataclasses import dataclass

from shapely import box
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

CORTEX, FLOOR, LEFT, RIGHT = 450.0, 1010.0, 0.0, 900.0  # the border of cortex and medulla; the frame
CAPSULE = (330.0, 190.0, 84.0)  # x, y, radius

PROXIMAL = (
    (252, 206, 20), (204, 214, 19), (176, 168, 19), (206, 120, 19), (168, 76, 19), (112, 84, 19), (96, 138, 19), (130, 186, 19), (104, 236, 19),
    (140, 284, 19), (196, 276, 19), (222, 316, 19), (226, 380, 19), (228, 520, 18), (228, 580, 12),
)  # fmt: skip
DESCENDING = ((228, 560, 12), (228, 640, 9), (230, 880, 9), (256, 936, 9), (290, 936, 9), (316, 880, 9))
ASCENDING_THIN = ((316, 884, 9), (318, 780, 9), (318, 700, 9))
ASCENDING_THICK = (
    (318, 716, 11),
    (318, 660, 17),
    (318, 480, 17),
    (326, 360, 17),
    (366, 296, 17),
    (410, 248, 16),
    (432, 190, 15),
)
DISTAL = (
    (432, 196, 15), (446, 140, 17), (486, 100, 18), (536, 116, 18), (544, 170, 18), (502, 204, 18), (520, 254, 18), (578, 256, 18), (600, 206, 18),
    (640, 196, 18), (684, 232, 18),
)  # fmt: skip
COLLECTING = ((690, 66, 22), (690, 240, 24), (692, 600, 27), (694, 880, 32), (694, 992, 36))


@dataclass(frozen=True, slots=True)
class Shown:
    """What besides the tubule is drawn."""

    vessels: bool = True
    background: bool = True


def nephron(shown: Shown = Shown()) -> Drawing:
    """Parts are named after the stretches of the tubule and the vessels."""
    d = Drawing("nephron", box=(LEFT, 0, RIGHT - LEFT, FLOOR))
    if shown.background:
        d.add(
            "medulla",
            geo.rounded_box(LEFT, CORTEX - 40, RIGHT, FLOOR - CORTEX + 40, 22),
            "flat",
            "renal-pyramid",
            tone=0.62,
            outline=False,
        )
        d.add(
            "cortex",
            geo.rounded_box(LEFT, 0, RIGHT, CORTEX, 22),
            "flat",
            "renal-cortex",
            tone=0.72,
            outline=False,
        )
    if shown.vessels:
        _supply(d)
    d.vessel("collecting-duct", [COLLECTING], "urinary", 20)
    d.vessel("descending-limb", [DESCENDING], "bile", 9, tone=0.25)
    d.vessel("thin-ascending-limb", [ASCENDING_THIN], "bile", 9, tone=0.25)
    if shown.vessels:
        _capillaries(d)
    d.vessel("thick-ascending-limb", [ASCENDING_THICK], "urinary", 14, tone=-0.12)
    _corpuscle(d, shown.vessels)
    d.vessel("proximal-tubule", [PROXIMAL], "pancreas", 16)
    d.vessel("distal-tubule", [DISTAL], "urinary", 15)
    return d


def _corpuscle(d: Drawing, vessels: bool) -> None:
    x, y, radius = CAPSULE
    if vessels:
        d.vessel(
            "efferent-arteriole",
            [((372, 166, 11), (420, 132, 11), (436, 84, 11), (404, 46, 10), (340, 40, 9), (282, 52, 8))],
            "artery",
            9,
            tone=0.1,
        )
        d.vessel(
            "afferent-arteriole",
            [
                (
                    (790, 336, 13),
                    (700, 330, 13),
                    (560, 326, 13),
                    (470, 290, 13),
                    (408, 226, 13),
                    (370, 208, 13),
                )
            ],
            "artery",
            11,
        )
    d.add("bowmans-capsule", geo.ellipse(x, y, radius), "round", "pancreas", depth=8, tone=0.15)
    d.add("capsular-space", geo.ellipse(x, y, radius - 11), "hollow", "paper", depth=16)
    loops = [
        (x - 34, y - 30, 26, 20, 30), (x + 4, y - 40, 26, 18, -20), (x + 34, y - 14, 24, 18, 50), (x - 40, y + 10, 24, 18, 80), (x - 14, y + 38, 26, 18, 10),
        (x + 26, y + 30, 25, 19, -40), (x - 6, y + 2, 27, 21, 20),
    ]  # fmt: skip
    for n, (cx, cy, rx, ry, turn) in enumerate(loops):
        ring = geo.ellipse(cx, cy, rx, ry, turn)
        d.add(f"glomerulus-{n}", LineString(ring.exterior), "cord", "artery", width=11, shadow=False)


def _supply(d: Drawing) -> None:
    """Cortical radiate vessels, which rise from the arcuate ones at the border of cortex and medulla."""
    vein = [
        [(846, 60, 12), (846, 300, 14), (846, CORTEX - 10, 16)],
        [(730, CORTEX - 6, 15), (846, CORTEX - 8, 17), (898, CORTEX - 6, 17)],
    ]
    d.vessel("cortical-radiate-vein", vein, "vein", 14)
    artery = [
        [(796, 60, 10), (796, 300, 12), (796, CORTEX + 24, 14)],
        [(730, CORTEX + 28, 13), (796, CORTEX + 28, 15), (898, CORTEX + 28, 15)],
    ]
    d.vessel("cortical-radiate-artery", artery, "artery", 12)


def _capillaries(d: Drawing) -> None:
    """Peritubular capillaries around the tubules of the cortex, and vasa recta along the loop."""
    net = [
        ((282, 52), (210, 34), (140, 44), (70, 80), (60, 150), (72, 220), (70, 300), (120, 330), (180, 330), (256, 340), (276, 420)),
        ((140, 44), (136, 110), (152, 150), (70, 180)), ((72, 240), (130, 240), (176, 240), (236, 262), (256, 340)), ((210, 34), (220, 90), (236, 118)),
        ((404, 46), (470, 60), (560, 66), (618, 110), (640, 160), (656, 196), (730, 206), (846, 210)), ((486, 62), (500, 130), (580, 160), (630, 150)),
        ((276, 400), (372, 400), (470, 370), (600, 374), (740, 380), (846, 384)), ((470, 370), (478, 300), (556, 290), (640, 270), (656, 200)),
    ]  # fmt: skip
    d.add(
        "peritubular-capillaries",
        MultiLineString([geo.line(*p).coords for p in net]),
        "cord",
        "capillary",
        width=8,
        shadow=False,
    )
    straight = [
        ((276, 400), (190, 470), (186, 640), (188, 860), (214, 966), (272, 976), (346, 962), (362, 860), (362, 640), (368, 470), (372, 400)),
        ((186, 620), (272, 640), (362, 620)), ((187, 760), (272, 786), (362, 760)), ((190, 880), (272, 884), (360, 880)),
    ]  # fmt: skip
    d.add(
        "vasa-recta",
        MultiLineString([geo.line(*p).coords for p in straight]),
        "cord",
        "capillary",
        width=7,
        shadow=False,
        tone=-0.15,
    )


# Stretches that bear names of their own.
LOOP_BEND = box(200, 860, 340, 960)
CONVOLUTED_PROXIMAL = box(60, 40, 250, 340)
JUXTAGLOMERULAR = geo.ellipse(432, 200, 26)
GLOMERULUS = tuple(f"glomerulus-{n}" for n in range(7))
