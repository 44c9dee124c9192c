"""Digestive organs one by one: stomach, pancreas with the bile ducts, large intestine, liver lobule."""

from __future__ import annotations

import math

from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import viscera
from ..knowledge import digestion, organs
from ..subject import OTHER_ANIMALS, plate_subject

TERMS = (*digestion.TERMS, *organs.DIGESTIVE)
SOURCES = ("openstax-ap-23", "gray-42")
NOT_HERE = (
    *OTHER_ANIMALS,
    "cancer",
    "infection",
    "disease",
    "ulcer",
    "bacterium",
    "bacteria",
    "microbiota",
    "cell of",
    "hormone",
    "ruminant",
)


# ---------------------------------------------------------------- stomach
STOMACH = (
    (322, 190), (356, 150), (440, 76), (560, 66), (662, 130), (716, 260), (706, 420), (640, 566), (512, 668), (350, 708), (214, 690),
    (120, 660), (60, 668), (44, 598), (110, 566), (210, 574), (320, 548), (406, 476), (430, 380), (396, 280), (342, 236),
)  # fmt: skip


def draw_stomach(seed: int) -> Drawing:
    d = Drawing("stomach")
    whole = unary_union(
        [
            geo.blob(*STOMACH, step=5),
            geo.tube((250, 0, 40), (268, 90, 42), (320, 200, 48), (350, 240, 46)),
            geo.tube((70, 630, 44), (10, 640, 46), (-50, 690, 54), (-64, 780, 54)),
        ]
    )
    whole = geo.smooth(whole, 10)
    d.add("outer", whole, "round", "stomach", depth=40)
    layer = geo.blob(
        (470, 60),
        (562, 66),
        (660, 130),
        (712, 260),
        (704, 420),
        (640, 566),
        (596, 600),
        (560, 470),
        (580, 330),
        (540, 190),
        step=6,
    )
    d.add("longitudinal", layer.intersection(geo.inset(whole, 5)), "cut", "smooth-muscle", shadow=False)
    strokes = [
        geo.line((480 + k * 22, 74 + abs(k - 4) * 6), (590 + k * 14, 300), (540 + k * 13, 590)).intersection(
            d["longitudinal"].shape
        )
        for k in range(9)
    ]
    d.add("longitudinal-fibres", _lines(strokes), "line", "smooth-muscle", width=2.4, tone=-0.4)
    middle = geo.blob(
        (470, 110),
        (530, 180),
        (566, 330),
        (548, 470),
        (580, 600),
        (512, 640),
        (450, 540),
        (470, 380),
        (440, 230),
        step=6,
    ).intersection(geo.inset(whole, 12))
    d.add("circular", middle, "cut", "smooth-muscle", tone=0.25)
    d.add(
        "circular-fibres",
        _lines(
            [
                geo.line((380, y + 30), (500, y), (620, y + 26)).intersection(middle)
                for y in range(100, 660, 20)
            ]
        ),
        "line",
        "smooth-muscle",
        width=2.2,
        tone=-0.3,
    )
    inner = geo.blob(
        (430, 150),
        (480, 230),
        (490, 380),
        (466, 520),
        (500, 620),
        (440, 640),
        (400, 560),
        (440, 470),
        (450, 360),
        (420, 250),
        step=6,
    ).intersection(geo.inset(whole, 18))
    d.add("oblique", inner, "cut", "smooth-muscle", tone=0.45)
    d.add(
        "oblique-fibres",
        _lines([geo.line((380, y), (520, y + 150)).intersection(inner) for y in range(20, 660, 20)]),
        "line",
        "smooth-muscle",
        width=2.0,
        tone=-0.2,
    )
    opened = geo.blob(
        (300, 120),
        (350, 196),
        (402, 200),
        (436, 300),
        (456, 380),
        (430, 500),
        (404, 580),
        (430, 640),
        (340, 664),
        (214, 656),
        (120, 634),
        (60, 636),
        (20, 650),
        (-14, 700),
        (-26, 780),
        (-64, 780),
        (-58, 690),
        (0, 624),
        (60, 618),
        (110, 598),
        (214, 604),
        (330, 576),
        (424, 492),
        (450, 380),
        (420, 280),
        (350, 240),
        (290, 200),
        (262, 60),
        (284, 60),
        step=5,
    )
    cave = geo.smooth(
        unary_union(
            [
                opened.buffer(16),
                geo.blob(
                    (350, 190),
                    (430, 240),
                    (440, 380),
                    (420, 520),
                    (390, 610),
                    (200, 652),
                    (110, 620),
                    (220, 612),
                    (340, 590),
                    (380, 500),
                    (400, 400),
                    (380, 290),
                ),
            ]
        ),
        8,
    ).intersection(geo.inset(whole, 14))
    d.add("mucosa", cave, "hollow", "mucosa", depth=24)
    folds = []
    for k in range(9):
        t = (k + 1) / 10
        folds.append(
            geo.line(
                (330 + 90 * t, 220 + 10 * t),
                (396 + 44 * t, 380),
                (330 + 90 * t, 520 + 60 * t),
                (200, 606 + 42 * t),
                (80, 616 + 22 * t),
            ).intersection(geo.inset(cave, 8))
        )
    d.add("rugae", _lines(folds), "cord", "mucosa", width=8, tone=0.15, shadow=False)
    d.add(
        "sphincter",
        [geo.ellipse(64, 612, 14, 17), geo.ellipse(64, 654, 14, 16)],
        "round",
        "smooth-muscle",
        depth=10,
    )
    d.label("esophagus", "outer", priority=0, zone=box(200, 0, 320, 70))
    d.label("cardia", "outer", "mucosa", priority=1, zone=geo.ellipse(340, 206, 30))
    d.label("fundus", "outer", priority=0, zone=box(400, 60, 480, 170).union(box(380, 90, 440, 160)))
    d.label("stomach-body", "outer", priority=1, side="R", zone=box(600, 200, 740, 600).difference(layer))
    d.label("longitudinal-muscle", "longitudinal", priority=0, side="R")
    d.label("circular-muscle", "circular", priority=0, side="R")
    d.label("oblique-muscle", "oblique", priority=0)
    d.label("rugae", priority=0)
    d.label("gut-mucosa", "mucosa", priority=1)
    d.label("lesser-curvature", "outer", priority=1, zone=box(180, 200, 420, 590))
    d.label("greater-curvature", "outer", priority=1, zone=box(420, 600, 640, 720))
    d.label("pyloric-part", "mucosa", priority=1, zone=box(100, 590, 240, 660))
    d.label("pyloric-sphincter", "sphincter", priority=0)
    d.label("duodenum", "outer", priority=0, side="L", zone=box(-130, 660, 0, 800))
    return d


def _lines(pieces) -> MultiLineString:
    """All pieces of lines that clipping has left."""
    found = [q for p in pieces for q in getattr(p, "geoms", [p])]
    return MultiLineString([q for q in found if q.geom_type == "LineString" and q.length > 2])


STOMACH_PLATE = plate_subject(
    "stomach",
    "Stomach",
    draw_stomach,
    TERMS,
    "esophagus cardia fundus stomach-body longitudinal-muscle circular-muscle oblique-muscle rugae gut-mucosa lesser-curvature greater-curvature pyloric-part "
    "pyloric-sphincter duodenum",
    subtitle="Opened from the front, with the layers of its wall",
    note="Seen from the front: the left of the picture is the right of the body.",
    names=("stomach", "human stomach", "stomach anatomy", "anatomy of the stomach", "stomach wall", "layer of the stomach", "stomach muscle", "pyloric sphincter"),
    tells=("fundus + pylorus + stomach", "stomach + rugae", "cardia + fundus"),
    not_when=(*NOT_HERE, "pancreas", "histology", "gastric gland", "acid", "four chambered", "pit", "mouth", "secretion", "phase"),
    opening="The stomach is opened from the front, and the layers of muscle in its wall are laid bare.",
    summary="Food enters at the cardia; three muscle layers churn it; the pylorus releases chyme.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- pancreas
def draw_pancreas(seed: int) -> Drawing:
    d = Drawing("pancreas-in-place")
    viscera.spleen(d)
    viscera.stomach(d)
    liver = geo.blob(
        (-250, 1010),
        (-180, 950),
        (-60, 960),
        (30, 985),
        (-10, 1040),
        (-70, 1096),
        (-190, 1170),
        (-250, 1150),
        (-262, 1080),
        step=5,
    )
    d.add("liver", liver, "round", "liver", depth=26)
    viscera.gallbladder(d)
    d.vessel("cystic-duct", [((-84, 1144, 7), (-80, 1126, 7), (-66, 1122, 7))], "bile", 6)
    d.vessel(
        "hepatic-duct",
        [
            ((-110, 1024, 6), (-86, 1060, 8), (-74, 1100, 9), (-68, 1124, 9)),
            ((-50, 1030, 6), (-70, 1056, 7), (-82, 1072, 8)),
        ],
        "bile",
        7,
    )
    viscera.duodenum(d)
    viscera.pancreas(d)
    d.vessel("bile-duct", [((-70, 1118, 8), (-62, 1170, 8), (-66, 1240, 8), (-92, 1284, 7))], "bile", 6)
    d.vessel(
        "pancreatic-duct",
        [((196, 1160, 2.5), (120, 1196, 4), (30, 1228, 5), (-40, 1256, 6), (-92, 1290, 6))],
        "urinary",
        5,
    )
    d.add("papilla", geo.ellipse(-98, 1288, 10, 8), "round", "small-intestine", depth=5)
    x, y, radius = 170.0, 1340.0, 104.0
    ties = MultiLineString([[(54, 1206), (x - 84, y - 62)], [(88, 1196), (x + 20, y - radius)]])
    d.add("ties", ties, "line", "ink", width=1.1)
    d.place(_islet().clipped(geo.ellipse(0, 0, radius)), x, y, prefix="i-")
    d.add("ring", LineString(geo.ellipse(x, y, radius).exterior), "line", "ink", width=2.2)
    d.label("liver", priority=1)
    d.label("gallbladder", priority=0)
    d.label("stomach", priority=0)
    d.label("spleen", priority=0)
    d.label("duodenum", priority=0)
    d.label("hepatic-duct", priority=2)
    d.label("cystic-duct", priority=3)
    d.label("bile-duct", priority=1)
    d.label("pancreatic-duct", priority=1)
    d.label("duodenal-papilla", "papilla", priority=2)
    d.label("pancreas-head", "pancreas", priority=1, zone=geo.ellipse(-70, 1276, 40))
    d.label("pancreas-body", "pancreas", priority=2, zone=geo.ellipse(60, 1214, 60, 30))
    d.label("pancreas-tail", "pancreas", priority=1, zone=geo.ellipse(180, 1168, 34))
    d.label("pancreas", priority=0, zone=geo.ellipse(10, 1236, 60, 40))
    d.label("acinar-cells", "i-acini", priority=1)
    d.label("islet", *(p.id for p in d.parts if p.id.startswith("i-islet")), priority=1)
    return d


def _islet() -> Drawing:
    """Acini around an islet with its capillaries."""
    d = Drawing("islet")
    ground = geo.ellipse(0, 0, 120)
    d.add("ground", ground, "flat", "submucosa", tone=0.3)
    core = geo.wobbly(4, 2, 52, 46, "islet", 12, 0.06)
    acini = [
        a
        for a in geo.cells(ground.difference(core.buffer(6)), 40, "acini", wall=1.5, rounding=9)
        if a.area > 300
    ]
    d.add("acini", acini, "round", "pancreas", depth=9)
    d.add("lumina", [geo.ellipse(a.centroid.x, a.centroid.y, 4) for a in acini], "flat", "paper")
    d.add("islet", core, "round", "gland", depth=12, tone=0.3)
    d.add(
        "islet-cells",
        geo.cells(geo.inset(core, 3), 15, "islet-cells", wall=1, rounding=4),
        "round",
        "gland",
        depth=4,
    )
    d.add(
        "islet-capillary",
        geo.line((-40, 30), (-16, -4), (14, 10), (46, -30)),
        "cord",
        "artery",
        width=5,
        shadow=False,
    )
    return d


PANCREAS_PLATE = plate_subject(
    "pancreas",
    "Pancreas",
    draw_pancreas,
    TERMS,
    "liver gallbladder stomach spleen duodenum hepatic-duct cystic-duct bile-duct pancreatic-duct duodenal-papilla pancreas-head pancreas-body pancreas-tail pancreas "
    "acinar-cells islet",
    subtitle="In place between duodenum, stomach and spleen, with an islet enlarged",
    note="Seen from the front; part of the liver and the transverse colon are not drawn.",
    names=(
        "pancreas", "human pancreas", "exocrine and endocrine pancreas", "pancreas anatomy", "pancreatic islet", "islet of langerhans", "location of the pancreas",
        "gallbladder", "gallbladder and bile duct", "bile duct", "accessory organ of digestion", "accessory organ", "spleen and pancreas",
    ),
    tells=("pancreas + stomach + spleen", "pancreas + duodenum + bile duct", "pancreas + stomach + small intestine"),
    not_when=(*NOT_HERE, "insulin", "glucagon", "diabetes", "glucose", "pituitary", "adrenal", "mouth", "esophagus", "enzyme", "large intestine"),
    opening="The pancreas is shown in place, behind the stomach, with its ducts.",
    caption=("pancreas-head", "pancreas-tail", "pancreatic-duct", "bile-duct", "acinar-cells", "islet", "gallbladder"),
    summary="It lies behind the stomach, its head in the curve of the duodenum, its tail towards the spleen.",
    sources=(*SOURCES, "openstax-ap-17"),
)  # fmt: skip


# ---------------------------------------------------------------- large intestine
def draw_large_intestine(seed: int) -> Drawing:
    d = Drawing("large-intestine")
    d.vessel(
        "ileum",
        [((-20, 1400, 18), (-60, 1420, 19), (-100, 1406, 19), (-140, 1430, 18), (-168, 1440, 16))],
        "small-intestine",
        16,
        [(0, 0)],
    )
    viscera.large_intestine(d)
    d.add("window", geo.ellipse(-172, 1444, 27, 34), "hollow", "mucosa", depth=14)
    d.add(
        "valve",
        [
            geo.tube((-156, 1430, 5), (-172, 1436, 4), (-180, 1440, 2), cap=3),
            geo.tube((-156, 1452, 5), (-172, 1448, 4), (-180, 1444, 2), cap=3),
        ],
        "round",
        "small-intestine",
        depth=4,
    )
    d.add("anal-canal", geo.tube((0, 1596, 17), (0, 1618, 14)), "round", "mucosa", depth=10)
    d.add("anus", geo.ellipse(0, 1622, 13, 7), "mouth", "large-intestine")
    for part in ("cecum", "ascending-colon", "transverse-colon", "descending-colon", "sigmoid-colon"):
        zone = geo.ellipse(-200, 1490, 24, 30) if part == "cecum" else viscera.stretch(part)
        side = {"descending-colon": "R", "sigmoid-colon": "R", "ascending-colon": "L", "cecum": "L"}.get(
            part, ""
        )
        d.label(part, "large-intestine", zone=zone, priority=0, side=side)
    d.label("right-colic-flexure", "large-intestine", zone=geo.ellipse(-160, 1196, 30), priority=1)
    d.label("left-colic-flexure", "large-intestine", zone=geo.ellipse(206, 1126, 26), priority=1)
    d.label("haustra", "large-intestine", zone=geo.ellipse(214, 1230, 60, 50), priority=2, side="R")
    d.label("taenia-coli", "taenia", priority=2)
    d.label("ileum", priority=0)
    d.label("ileocecal-valve", "valve", priority=1)
    d.label("appendix", priority=0)
    d.label("rectum", priority=0)
    d.label("anal-canal", priority=1)
    d.label("anus", priority=1)
    return d


LARGE_INTESTINE = plate_subject(
    "large-intestine",
    "Large intestine",
    draw_large_intestine,
    TERMS,
    "cecum ascending-colon transverse-colon descending-colon sigmoid-colon right-colic-flexure left-colic-flexure haustra taenia-coli ileum ileocecal-valve appendix "
    "rectum anal-canal anus",
    subtitle="Cecum, colon, rectum and anal canal, seen from the front",
    note="Seen from the front: the left of the picture is the right of the body. A window is cut into the cecum.",
    names=("large intestine", "colon", "human colon", "large intestine anatomy", "cecum and appendix", "colon anatomy", "large bowel", "rectum and anal canal"),
    tells=("large intestine + water", "large intestine + waste", "large intestine + feces", "ascending colon + descending colon", "cecum + colon + rectum", "transverse colon + sigmoid colon"),
    not_when=(*NOT_HERE, "small intestine", "stomach", "mouth", "colonoscopy", "polyp", "histology", "villus", "liver", "colony"),
    opening="The large intestine is shown from the front.",
    summary="Ascending, transverse, descending and sigmoid colon frame the abdomen and lead to the rectum.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- liver lobule
def draw_liver_lobule(seed: int) -> Drawing:
    d = Drawing("liver-lobule")
    corners = [geo.polar(400, 60 * k + 30) for k in range(6)]
    hexagon = geo.smooth(geo.clean(LineString([*corners, corners[0]]).buffer(0.1).convex_hull), 14)
    d.add("rim", hexagon.buffer(12), "cut", "submucosa")
    d.add("ground", hexagon, "cut", "artery", tone=0.45, shadow=False)
    plates, nuclei = [], []
    for n in range(46):
        angle = 360 / 46 * n
        reach = LineString([(0, 0), geo.polar(700, angle)]).intersection(hexagon).length - 26
        start = 70 if n % 2 else 168
        for k in range(int((reach - start) / 34)):
            at = start + 34 * (k + 0.5)
            x, y = geo.polar(at, angle)
            wide = min(26.0, max(14.0, at * 0.082))
            cell = geo.rounded_box(-16, -wide / 2, 32, wide, 5)
            plates.append(affinity.translate(affinity.rotate(cell, angle, origin=(0, 0)), x, y))
            nuclei.append((x, y))
    d.add("hepatocytes", unary_union(plates), "round", "liver", depth=6, tone=0.35, shadow=False)
    d.add("nuclei", MultiPoint(nuclei), "dots", "leukocyte-nucleus", width=8, outline=False)
    d.add("central-vein", geo.ellipse(0, 0, 52), "mouth", "vein")
    for n, (x, y) in enumerate(corners):
        cx, cy = x * 1.01, y * 1.01
        d.add(f"triad-{n}", geo.ellipse(cx, cy, 62), "round", "submucosa", depth=10)
        turn = math.degrees(math.atan2(y, x))
        for id, material, angle, radius in (
            ("portal", "vein", 180, 26),
            ("artery", "artery", 50, 14),
            ("bile", "bile", -50, 15),
        ):
            px, py = geo.polar(26, turn + angle, cx, cy)
            d.add(f"{id}-{n}", geo.ellipse(px, py, radius), "mouth", material)
    for n in (0, 2, 4):
        a = 60 * n + 30
        d.flow("artery", geo.polar(320, a + 9), geo.polar(220, a + 9), geo.polar(110, a + 9), width=10)
        d.flow("neutral", geo.polar(130, a - 10), geo.polar(230, a - 10), geo.polar(320, a - 10), width=8)

    def every(start: str) -> tuple[str, ...]:
        return tuple(f"{start}-{n}" for n in range(6))

    d.label("hepatocyte", "hepatocytes", priority=0)
    d.label("sinusoid", "ground", priority=0)
    d.label("central-vein", priority=0)
    d.label("portal-triad", *every("triad"), priority=0)
    d.label("portal-venule", *every("portal"), priority=1)
    d.label("hepatic-arteriole", *every("artery"), priority=1)
    d.label("bile-ductule", *every("bile"), priority=1)
    return d


LIVER_LOBULE = plate_subject(
    "liver-lobule",
    "Liver lobule",
    draw_liver_lobule,
    TERMS,
    "hepatocyte sinusoid central-vein portal-triad portal-venule hepatic-arteriole bile-ductule",
    subtitle="Cross-section",
    note="Red arrows: blood; gray arrows: bile. Not to scale.",
    names=("liver lobule", "hepatic lobule", "microscopic anatomy of the liver", "lobule of the liver", "portal triad", "liver histology", "microscopic structure of the liver"),
    tells=("hepatocyte + sinusoid", "central vein + portal triad", "hepatocyte + central vein"),
    not_when=("pituitary", "adrenal", "fish", "plasmodium"),
    opening="A lobule of the liver in cross-section.",
    summary="Blood flows from portal triads through sinusoids to the central vein; bile flows outwards.",
    sources=SOURCES,
)  # fmt: skip

SUBJECTS = (STOMACH_PLATE, PANCREAS_PLATE, LARGE_INTESTINE, LIVER_LOBULE)
