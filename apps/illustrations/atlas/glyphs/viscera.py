"""Organs of the abdomen in the frame of the body (see `body`), seen from the front; each function draws one of them."""

from __future__ import annotations

import math
from itertools import pairwise

from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

COLON = (
    (-178, 1478), (-190, 1400), (-192, 1310), (-184, 1230), (-150, 1192), (-90, 1214), (-20, 1246), (60, 1242), (130, 1206),
    (176, 1152), (206, 1128), (224, 1176), (220, 1260), (214, 1350), (204, 1430), (168, 1486), (112, 1500), (66, 1474), (24, 1472),
)  # fmt: skip
RECTUM = ((24, 1472, 30), (2, 1500, 33), (6, 1548, 34), (0, 1588, 28), (0, 1618, 15))
ESOPHAGUS = ((0, 440, 15), (2, 560, 15), (6, 760, 16), (18, 900, 16), (44, 984, 17), (66, 1016, 20))
BEAN = (
    (-4, -95), (34, -86), (56, -42), (58, 10), (44, 64), (12, 94), (-22, 86), (-40, 52), (-34, 22), (-22, 0), (-34, -24),
    (-42, -54), (-30, -84),
)  # fmt: skip
KIDNEYS = {"right-kidney": (-124, 1188, True), "left-kidney": (124, 1164, False)}


def esophagus(d: Drawing) -> None:
    d.vessel("esophagus", [ESOPHAGUS], "stomach", 14)


def liver(d: Drawing) -> None:
    lobes = geo.blob(
        (-264, 1090), (-260, 1024), (-226, 968), (-164, 942), (-94, 946), (-20, 966), (50, 972), (104, 982), (118, 1004),
        (78, 1044), (20, 1088), (-44, 1122), (-120, 1168), (-196, 1208), (-240, 1212), (-262, 1158), step=6,
    )  # fmt: skip
    d.add("liver", lobes, "round", "liver", depth=40)
    d.add(
        "falciform-ligament",
        geo.line((-14, 968), (-24, 1030), (-34, 1114)),
        "line",
        "liver",
        width=3.5,
        tone=0.35,
    )


def gallbladder(d: Drawing) -> None:
    d.add(
        "gallbladder",
        geo.tube((-84, 1142, 7), (-96, 1170, 16), (-104, 1204, 21), cap=3),
        "round",
        "gallbladder",
        depth=14,
    )


def stomach(d: Drawing) -> None:
    body = geo.blob(
        (46, 998), (62, 982), (98, 950), (150, 944), (196, 972), (214, 1036), (206, 1108), (170, 1174), (108, 1218), (40, 1234),
        (-10, 1226), (-44, 1214), (-46, 1182), (-6, 1184), (48, 1172), (88, 1142), (104, 1098), (88, 1050), (60, 1026), step=6,
    )  # fmt: skip
    folds = [geo.curve(p, 8)[:, :2] for p in (
        ((150, 970), (172, 1040), (160, 1110), (110, 1176), (40, 1206)),
        ((128, 980), (146, 1050), (132, 1116), (92, 1162), (30, 1194)),
        ((176, 980), (196, 1050), (182, 1120), (130, 1186), (60, 1216)),
    )]  # fmt: skip
    d.add("stomach", body, "round", "stomach", depth=34, grain=tuple(folds))


def duodenum(d: Drawing) -> None:
    course = [
        (-44, 1199, 21),
        (-84, 1200, 23),
        (-114, 1232, 23),
        (-116, 1296, 23),
        (-86, 1338, 23),
        (-20, 1346, 22),
        (48, 1330, 21),
    ]
    d.vessel("duodenum", [course], "small-intestine", 18)


def pancreas(d: Drawing) -> None:
    body = geo.tube(
        (-86, 1296, 22),
        (-70, 1272, 34),
        (-30, 1250, 28),
        (30, 1228, 23),
        (100, 1204, 22),
        (160, 1178, 19),
        (204, 1156, 10),
        cap=3,
    )
    d.add("pancreas", geo.smooth(body, 6), "round", "pancreas", depth=16, lobules=13)


def spleen(d: Drawing) -> None:
    body = geo.blob(
        (206, 1002), (244, 1016), (262, 1066), (254, 1118), (228, 1142), (214, 1110), (208, 1060), step=5
    )
    d.add("spleen", body, "round", "spleen", depth=22)


def small_intestine(d: Drawing) -> None:
    """Coils of the jejunum and ileum, ending at the cecum."""
    rows = (
        (1284, -118, 168),
        (1326, -140, 170),
        (1368, -142, 164),
        (1410, -138, 158),
        (1450, -118, 118),
        (1488, -96, 74),
    )
    course: list[tuple[float, float, float]] = [(52, 1290, 19)]
    for n, (y, x0, x1) in enumerate(rows):
        stops = [x0 + (x1 - x0) * k / 4 for k in range(5)]
        for k, x in enumerate(stops if n % 2 else reversed(stops)):
            course.append((x, y + 7 * math.sin(1.9 * k + n), 20.5))
    course.append((-140, 1466, 17))
    for n in range(len(course) - 1, 2, -4):
        piece = course[max(0, n - 4) : n + 1]
        d.add(f"coil-{n}", geo.tube(*piece, cap=3), "round", "small-intestine", depth=17)


def coils(d: Drawing) -> tuple[str, ...]:
    return tuple(part.id for part in d.parts if part.id.startswith("coil-"))


def haustra(points, radius: float, gap: float):
    """A gut in pouches along a line."""
    course = geo.curve(points, 4)[:, :2]
    length = sum(math.hypot(*(b - a)) for a, b in pairwise(course))
    centres = geo.resample(course, max(2, round(length / gap)))
    pouches = [geo.ellipse(x, y, radius * (1.0 if k % 2 else 0.95)) for k, (x, y) in enumerate(centres)]
    return geo.clean(unary_union([*pouches, geo.tube(*[(x, y, radius * 0.8) for x, y in centres], step=6)]))


def large_intestine(d: Drawing) -> None:
    """Cecum, ascending, transverse, descending and sigmoid colon in one, rectum and appendix."""
    d.vessel("rectum", [RECTUM], "large-intestine", 24)
    appendix = geo.tube((-172, 1500, 10), (-160, 1530, 8), (-138, 1548, 7), (-122, 1540, 6), cap=3)
    d.add("appendix", appendix, "round", "large-intestine", depth=8)
    d.add("large-intestine", haustra(COLON, 35, 40), "round", "large-intestine", depth=24)
    taenia = [geo.line(*COLON[a:b]).coords for a, b in ((0, 5), (4, 11), (10, 19))]
    d.add("taenia", MultiLineString(taenia), "line", "large-intestine", width=4, tone=0.35)


# Stretches of the large intestine, as zones for labels.
def stretch(name: str):
    return {
        "cecum": geo.ellipse(-180, 1478, 44),
        "ascending-colon": geo.ellipse(-190, 1340, 60, 80),
        "transverse-colon": geo.ellipse(10, 1240, 110, 60),
        "descending-colon": geo.ellipse(220, 1300, 60, 100),
        "sigmoid-colon": geo.ellipse(110, 1496, 70, 46),
    }[name]


# ---------------------------------------------------------------- urinary organs
def bean(x: float, y: float, flipped: bool, scale: float = 1.0):
    """A kidney seen from the front; its hilum faces the midline, its upper pole leans towards it."""
    way = -1 if flipped else 1
    return geo.blob(*geo.local(BEAN, x, y, 11 * way, way * scale, scale), step=5)


def kidneys(d: Drawing) -> None:
    for id, (x, y, flipped) in KIDNEYS.items():
        d.add(id, bean(x, y, flipped), "round", "kidney", depth=30)


def adrenals(d: Drawing) -> None:
    """A cap on the upper pole of each kidney: the right one a pyramid, the left one a crescent."""
    right = geo.blob((-140, 1102), (-116, 1056), (-88, 1072), (-78, 1106), (-106, 1098), step=3)
    left = geo.blob(
        (70, 1108), (74, 1064), (102, 1044), (134, 1062), (148, 1086), (118, 1072), (92, 1078), step=3
    )
    d.add("right-adrenal", right, "round", "adrenal", depth=10)
    d.add("left-adrenal", left, "round", "adrenal", depth=10)


def ureters(d: Drawing) -> None:
    for side, way, top in (("right", -1, 1196), ("left", 1, 1172)):
        course = [
            (way * 100, top, 15),
            (way * 82, top + 26, 9),
            (way * 74, top + 120, 6.5),
            (way * 70, 1400, 6.5),
            (way * 78, 1480, 6.5),
            (way * 46, 1540, 6.5),
        ]
        d.vessel(f"{side}-ureter", [course], "urinary", 7)


def bladder(d: Drawing, urethra: bool = True) -> None:
    if urethra:
        d.vessel("urethra", [[(0, 1570, 13), (0, 1600, 9), (0, 1634, 8)]], "urinary", 8)
    body = geo.blob(
        (0, 1478),
        (50, 1490),
        (66, 1528),
        (48, 1566),
        (14, 1590),
        (-14, 1590),
        (-48, 1566),
        (-66, 1528),
        (-50, 1490),
        step=5,
    )
    d.add("bladder", body, "round", "urinary", depth=26)


def great_vessels(d: Drawing, top: float = 1000.0, bottom: float = 1520.0) -> None:
    """Abdominal aorta and inferior vena cava with the renal and common iliac vessels."""
    cava = [[(-34, top, 19), (-34, 1200, 19), (-30, 1352, 19)]]
    cava += [[(-34, 1340, 16), (way * 60 - 20, 1420, 14), (way * 118 - 6, bottom, 12)] for way in (-1, 1)]
    cava += [[(-34, 1206, 10), (-90, 1200, 9)], [(-34, 1180, 10), (40, 1166, 9), (98, 1168, 9)]]
    d.vessel("inferior-vena-cava", cava, "vein", 16)
    aorta = [[(14, top, 17), (14, 1180, 17), (12, 1336, 17)]]
    aorta += [[(12, 1326, 14), (way * 62 + 10, 1410, 12), (way * 128 + 4, bottom - 6, 11)] for way in (-1, 1)]
    aorta += [[(14, 1176, 8), (-60, 1184, 7), (-96, 1184, 7)], [(14, 1160, 8), (60, 1152, 7), (96, 1152, 7)]]
    d.vessel("abdominal-aorta", aorta, "artery", 15)
