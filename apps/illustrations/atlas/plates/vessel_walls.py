"""Blood vessels close up: their walls, capillary beds, the exchange in tissues, and the fluids of the body."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import blood_cells
from ..glyphs.tissue import parts, tissue, vessel_section
from ..knowledge import circulation, fluids
from ..subject import drawn_subject, plate_subject

SOURCES = ("openstax-ap-20", "gray-42")
TERMS = (*circulation.TERMS, *fluids.TERMS)
DISEASES = ("atherosclerosis", "disease", "plaque", "aneurysm", "varicose", "infection", "stroke")


# ---------------------------------------------------------------- walls
def draw_artery(seed: int) -> Drawing:
    d = vessel_section(
        "wall-artery",
        200,
        (
            ("externa", "tendon", 0.0, 38),
            ("elastic-out", "valve", -0.35, 6),
            ("media", "smooth-muscle", 0.2, 66),
            ("elastic-in", "valve", -0.35, 6),
            ("intima", "serosa", 0.0, 10),
        ),
        1.0,
        True,
        5,
    )
    _tunics(d)
    d.label("external-elastic", "elastic-out", priority=2)
    d.label("internal-elastic", "elastic-in", priority=2)
    return d


def draw_vein(seed: int) -> Drawing:
    d = vessel_section(
        "wall-vein",
        210,
        (("externa", "tendon", 0.0, 40), ("media", "smooth-muscle", 0.3, 22), ("intima", "serosa", 0.0, 8)),
        0.74,
        False,
        7,
    )
    _tunics(d)
    return d


def draw_capillary(seed: int) -> Drawing:
    d = vessel_section(
        "wall-capillary",
        96,
        (("basement", "tendon", -0.1, 8), ("endothelium", "serosa", 0.0, 14)),
        1.0,
        False,
        0,
    )
    d.add("nucleus", geo.ellipse(60, -56, 26, 10, 45), "round", "leukocyte-nucleus", depth=5)
    d.place(blood_cells.red_cell(58, 0.9), 0, 4, prefix="red-0-")
    d.label("endothelium", "endothelium", "nucleus", priority=0)
    d.label("basement-membrane-vessel", "basement", priority=1)
    d.label("red-cell-inside", "red-0-body", priority=1)
    return d


def _tunics(d: Drawing) -> None:
    d.label("tunica-externa", "externa", priority=0)
    d.label("tunica-media", "media", priority=0)
    d.label("tunica-intima", "intima", priority=0)
    d.label("vessel-lumen", "lumen", priority=1)


WALLS = drawn_subject(
    "blood-vessel-walls",
    "Walls of arteries, veins and capillaries",
    Layout.COMPARISON,
    (
        Panel("wall-artery", draw_artery, "Artery", text="Thick tunica media of smooth muscle and elastic fibers; the lumen stays round."),
        Panel("wall-vein", draw_vein, "Vein", text="Thinner wall, in which the tunica externa is thickest; the lumen is wide and easily collapses."),
        Panel("wall-capillary", draw_capillary, "Capillary", text="A single layer of endothelium, hardly wider than a red blood cell."),
    ),
    TERMS,
    "tunica-externa tunica-media tunica-intima vessel-lumen external-elastic internal-elastic endothelium basement-membrane-vessel red-cell-inside",
    subtitle="Cross-sections",
    note="Not to a common scale.",
    names=(
        "blood vessel", "structure of blood vessel", "wall of blood vessel", "artery and vein", "artery vein and capillary", "blood vessel wall", "structure of the artery and vein", "comparison of artery and vein",
        "tunic of blood vessel", "tunic", "type of blood vessel", "structure of artery and vein", "artery", "vein", "arteriole", "layer of the artery", "tunica media",
    ),
    tells=("tunica intima + tunica media", "artery + vein + capillary + wall", "tunica externa + smooth muscle"),
    not_when=(
        *DISEASES, "upper limb", "lower limb", "pressure", "velocity", "venule", "renal", "pulmonary", "body", "coronary", "kidney", "bone", "brain", "carotid", "valve", "systemic", "major", "leaf", "plant", "bed",
        "cell of", "nephron", "exchange", "heart", "aorta", "diameter", "thorax", "abdominal", "flow", "umbilical", "dilation", "constriction", "vasoconstriction", "skin", "lymph", "angiogenesis", "vascular resistance", "iliac",
    ),
    opening="The walls of three kinds of blood vessel in cross-section.",
    summary="Arteries have thick muscle, veins thin walls, capillaries one layer of cells.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- veins and venules
def draw_large_vein(seed: int) -> Drawing:
    d = vessel_section(
        "vein-large",
        220,
        (("externa", "tendon", 0.0, 52), ("media", "smooth-muscle", 0.3, 18), ("intima", "serosa", 0.0, 9)),
        0.86,
        False,
        9,
    )
    _tunics(d)
    return d


def draw_medium_vein(seed: int) -> Drawing:
    d = vessel_section(
        "vein-medium",
        170,
        (("externa", "tendon", 0.0, 36), ("media", "smooth-muscle", 0.3, 22), ("intima", "serosa", 0.0, 8)),
        0.8,
        False,
        5,
    )
    flap = d["lumen"].shape
    x0, _y0, x1, _y1 = flap.bounds
    d.add(
        "valve",
        [
            geo.tube((x0 + 3, 0, 5), (x0 * 0.4, -16, 4), (-4, 4, 3), cap=3),
            geo.tube((x1 - 3, 0, 5), (x1 * 0.4, 18, 4), (4, 6, 3), cap=3),
        ],
        "round",
        "serosa",
        depth=4,
    )
    _tunics(d)
    d.label("venous-valve", "valve", priority=0)
    return d


def draw_venule(seed: int) -> Drawing:
    d = vessel_section(
        "vein-venule", 110, (("externa", "tendon", 0.0, 16), ("intima", "serosa", 0.0, 9)), 0.92, False, 3
    )
    d.label("tunica-externa", "externa", priority=0)
    d.label("endothelium", "intima", priority=0)
    d.label("vessel-lumen", "lumen", priority=1)
    return d


VENULES = drawn_subject(
    "veins-and-venules",
    "Comparison of veins and venules",
    Layout.COMPARISON,
    (
        Panel("vein-large", draw_large_vein, "Large vein", text="A thick tunica externa; some muscle in the media."),
        Panel("vein-medium", draw_medium_vein, "Medium-sized vein", text="Many have valves that prevent backflow."),
        Panel("vein-venule", draw_venule, "Venule", text="Endothelium and a thin tunica externa; no valves. Measured in micrometers, veins in millimeters."),
    ),
    TERMS,
    "tunica-externa tunica-media tunica-intima vessel-lumen venous-valve endothelium",
    subtitle="Cross-sections",
    note="Not to a common scale.",
    names=("comparison of vein and venule", "vein and venule", "venule", "venule and vein", "structure of vein"),
    tells=("vein + venule",),
    not_when=(*DISEASES, "artery", "arteriole", "pressure", "velocity", "capillary", "bed", "infection", "high endothelial"),
    opening="Veins of three sizes in cross-section.",
    summary="Large and medium veins have three tunics and often valves; venules have a thin wall.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- capillaries
def _tube_of(key: str, gaps: str) -> Drawing:
    d = Drawing(key, box=(-200, -150, 400, 300))
    straight = geo.rounded_box(-190, -92, 350, 184, 10)
    d.add("basement", straight.buffer(9), "round", "tendon", depth=10)
    d.add("wall", straight, "round", "serosa", depth=40, tone=-0.12)
    cells = [LineString([(x, -92), (x + 24, 0), (x, 92)]) for x in (-100, 0, 100)]
    d.add("clefts", MultiLineString(cells), "line", "ink", width=3.4)
    nuclei = [geo.ellipse(-150, 30, 26, 12), geo.ellipse(-44, -40, 26, 12), (geo.ellipse(62, 40, 26, 12))]
    d.add("nuclei", nuclei, "round", "leukocyte-nucleus", depth=5)
    if gaps == "pores":
        spots = [
            p
            for p in geo.scatter(geo.inset(straight, 16), 27, key)
            if all(geo.ellipse(p[0], p[1], 10).disjoint(n) for n in nuclei)
        ]
        d.add("pores", MultiPoint(spots), "dots", "ink", width=7, shadow=False)
    if gaps == "gaps":
        d.add(
            "gaps",
            [
                geo.wobbly(x, y, 20, 12, f"gap{x}", 9, 0.2)
                for x, y in ((-96, -40), (6, 30), (104, -30), (-30, 62), (70, -64))
            ],
            "hollow",
            "plasma",
            depth=5,
            finish="dark",
        )
    d.add("end", geo.ellipse(160, 0, 38, 92), "cut", "serosa")
    d.add("lumen", geo.ellipse(160, 0, 30, 80), "hollow", "plasma", depth=14, tone=0.2)
    d.place(blood_cells.red_cell(34, 0.7, 80), 160, 10, prefix="red-")
    d.label("endothelium", "wall", priority=0)
    d.label("basement-membrane-vessel", "basement", priority=1)
    d.label("red-cell-inside", "red-body", priority=2)
    if gaps == "tight":
        d.label("intercellular-cleft", "clefts", priority=0)
    return d


def draw_continuous(seed: int) -> Drawing:
    return _tube_of("capillary-continuous", "tight")


def draw_fenestrated(seed: int) -> Drawing:
    d = _tube_of("capillary-fenestrated", "pores")
    d.label("fenestrations", "pores", priority=0)
    return d


def draw_sinusoid(seed: int) -> Drawing:
    d = _tube_of("capillary-sinusoid", "gaps")
    d.label("sinusoid-gap", "gaps", priority=0)
    return d


CAPILLARY_TYPES = drawn_subject(
    "capillary-types",
    "Types of capillaries",
    Layout.COMPARISON,
    (
        Panel("capillary-continuous", draw_continuous, "Continuous", text="The most common: narrow clefts let small molecules pass. Skin, muscle."),
        Panel("capillary-fenestrated", draw_fenestrated, "Fenestrated", text="Pores speed up exchange. Kidney, small intestine, endocrine glands."),
        Panel("capillary-sinusoid", draw_sinusoid, "Sinusoid", text="Wide gaps let proteins and even cells pass. Liver, spleen, bone marrow."),
    ),
    TERMS,
    "endothelium basement-membrane-vessel red-cell-inside intercellular-cleft fenestrations sinusoid-gap",
    names=("type of capillary", "capillary type", "continuous fenestrated and sinusoid capillary", "fenestrated capillary", "three type of capillary", "sinusoidal capillary", "capillary structure"),
    tells=("continuous + fenestrated", "fenestrated + sinusoid"),
    opening="Three kinds of capillary, each cut open at its end.",
    summary="Continuous, fenestrated and sinusoid capillaries let ever larger things pass.",
    sources=SOURCES,
)  # fmt: skip


def draw_bed(seed: int) -> Drawing:
    d = Drawing("capillary-bed", box=(-430, -260, 860, 520))
    net_a = [
        (
            (-250, 0),
            (-150, y),
            (0, y * 1.15),
        )
        for y in (-190, -120, -50, 50, 120, 190)
    ]
    net_b = [((0, y * 1.15), (150, y), (250, 0)) for y in (-190, -120, -50, 50, 120, 190)]
    cross = [
        ((-150, -190), (-120, -120)),
        ((-150, 120), (-110, 190)),
        ((150, -120), (110, -190)),
        ((150, 190), (120, 120)),
        ((-60, -50), (-20, -130)),
        ((60, 50), (20, 130)),
    ]
    lymph = [
        geo.tube((230, 226, 13), (120, 210, 12), (40, 160, 11), (-20, 84, 9), cap=2),
        geo.tube((120, 210, 10), (60, 224, 9), (-40, 222, 7), cap=2),
    ]
    d.add("lymph", lymph, "round", "lymph", depth=9)
    d.add(
        "cells",
        [
            geo.wobbly(x, y, 36, 26, f"bedcell{x}", 10, 0.1)
            for x, y in ((-100, -84), (100, -90), (-110, 84), (110, 88), (0, -210), (-210, 150), (210, -150))
        ],
        "round",
        "cytosol-animal",
        depth=12,
    )
    d.add(
        "right-net",
        MultiLineString([geo.line(*p).coords for p in net_b] + [geo.line(*p).coords for p in cross[2:4]]),
        "cord",
        "vein",
        width=19,
        shadow=False,
    )
    d.add(
        "left-net",
        MultiLineString([geo.line(*p).coords for p in net_a] + [geo.line(*p).coords for p in cross[:2]]),
        "cord",
        "artery",
        width=19,
        shadow=False,
    )
    d.add(
        "middle-net",
        MultiLineString(
            [
                geo.line((-34, y * 1.13), (0, y * 1.15), (34, y * 1.13)).coords
                for y in (-190, -120, -50, 50, 120, 190)
            ]
            + [geo.line(*p).coords for p in cross[4:]]
        ),
        "cord",
        "capillary",
        width=19,
        shadow=False,
    )
    d.vessel("through", [((-260, 0, 24), (0, 4, 17), (260, 0, 22))], "capillary", 14)
    d.vessel("arteriole", [((-430, 0, 52), (-340, 0, 46), (-240, 0, 30))], "artery", 26, [(0, 0)])
    d.vessel("venule", [((240, 0, 32), (340, 0, 50), (430, 0, 58))], "vein", 26, [(0, -1)])
    rings = [
        geo.ellipse(x, y, 9, 17, turn)
        for x, y, turn in ((-206, -88, 30), (-206, 88, -30), (-214, -52, 20), (-214, 52, -20))
    ]
    d.add("sphincters", rings, "round", "smooth-muscle", depth=6)
    hoops = [
        LineString([(x, -45 + abs(x + 430) * 0.06), (x + 9, 0), (x, 45 - abs(x + 430) * 0.06)])
        for x in range(-410, -262, 26)
    ]
    d.add("hoops", MultiLineString(hoops), "cord", "smooth-muscle", width=9, shadow=False)
    d.flow("artery", (-420, -90), (-350, -86), (-280, -76), width=12)
    d.flow("vein", (280, -84), (350, -92), (420, -98), width=12)
    d.label("arteriole-bed", "arteriole", "hoops", priority=0)
    d.label("venule-bed", "venule", priority=0)
    d.label("capillary-bed-net", "left-net", "middle-net", "right-net", priority=0)
    d.label("precapillary-sphincter", "sphincters", priority=1)
    d.label("metarteriole", "through", priority=1)
    d.label("tissue-cells", "cells", priority=1)
    d.label("lymph-capillary-bed", "lymph", priority=1)
    return d


BED = plate_subject(
    "capillary-bed",
    "Capillary bed",
    draw_bed,
    TERMS,
    "arteriole-bed venule-bed capillary-bed-net precapillary-sphincter metarteriole tissue-cells lymph-capillary-bed",
    subtitle="From the arteriole to the venule",
    note="Red, oxygen-rich blood; blue, oxygen-poor blood. Not to scale.",
    names=("capillary bed", "capillary", "capillary network", "arteriole capillary and venule", "microcirculation", "blood capillary"),
    tells=("arteriole + capillary + venule", "precapillary sphincter"),
    not_when=(
        *DISEASES, "type", "lymphatic capillary", "lung", "alveolus", "pressure", "velocity", "tube", "nephron", "glomerulus", "fenestrated", "kidney", "peritubular", "pulmonary", "villus", "action", "exchange", "gas",
        "artery vein and capillary", "wall", "electrophoresis", "layer", "walls", "lymphatic", "plexus", "fluid compartment",
    ),
    opening="A network of capillaries joins an arteriole with a venule.",
    summary="Blood passes from arteriole through capillaries, where exchange happens, to the venule.",
    sources=SOURCES,
)  # fmt: skip


def draw_exchange(seed: int) -> Drawing:
    d = tissue("capillary-exchange")
    for x, length in ((110, 86), (200, 78), (290, 60)):
        d.flow("artery", (x, 240), (x + 4, 240 - length / 2), (x, 240 - length), width=12)
        d.flow("artery", (x, 340), (x + 4, 340 + length / 2), (x, 340 + length), width=12)
    for x, length in ((560, 56), (650, 70), (740, 80)):
        d.flow("vein", (x, 236 - length), (x + 4, 236 - length / 2), (x, 244), width=12)
        d.flow("vein", (x, 348 + length), (x + 4, 344 + length / 2), (x, 338), width=12)
    d.label("exchange-arterial-end", "plasma", "capillary", priority=0, zone=box(0, 200, 120, 400))
    d.label("exchange-venous-end", "plasma", "capillary", priority=0, zone=box(740, 200, 840, 400))
    d.label("exchange-tissue-cell", *parts(d, "cell-"), priority=1)
    d.label("interstitial-fluid", "fluid", priority=0)
    d.label("blood-plasma", "plasma", priority=1)
    d.label("red-cell-inside", *parts(d, "red-", "-body"), priority=1)
    return d


EXCHANGE = plate_subject(
    "capillary-exchange",
    "Capillary exchange",
    draw_exchange,
    TERMS,
    "exchange-arterial-end exchange-venous-end exchange-tissue-cell interstitial-fluid blood-plasma red-cell-inside",
    subtitle="Fluid leaves at the arterial end and returns at the venous end",
    note="Red arrows: filtration; blue arrows: reabsorption. Not to scale.",
    names=("capillary exchange", "exchange in capillary", "net filtration pressure", "bulk flow", "capillary filtration", "capillary reabsorption", "exchange across the capillary wall", "fluid exchange in capillary", "filtration and reabsorption in capillary"),
    tells=("arterial end + venous end", "hydrostatic pressure + osmotic pressure + capillary", "capillary + interstitial fluid + filtration"),
    not_when=("glomerulus", "glomerular", "nephron", "kidney"),
    opening="A capillary among the cells of a tissue.",
    summary="Pressure drives fluid out at the arterial end; plasma proteins draw it back at the venous end.",
    sources=SOURCES,
)  # fmt: skip


def draw_compartments(seed: int) -> Drawing:
    d = tissue("fluid-compartments", mixed=False)
    d.label("intracellular-fluid", *parts(d, "cell-"), priority=0)
    d.label("interstitial-fluid", "fluid", priority=0)
    d.label("blood-plasma", "plasma", priority=0)
    d.label("fluid-capillary", "capillary", priority=1)
    d.label("fluid-red-cell", *parts(d, "red-", "-body"), priority=1)
    d.label("fluid-nucleus", *parts(d, "nucleus-"), priority=3)
    return d


COMPARTMENTS = plate_subject(
    "fluid-compartments",
    "Fluid compartments of the body",
    draw_compartments,
    TERMS,
    "intracellular-fluid interstitial-fluid blood-plasma fluid-capillary fluid-red-cell fluid-nucleus",
    subtitle="Fluid within cells, between them, and in blood vessels",
    note="Not to scale.",
    names=("fluid compartment", "fluid compartment in the human body", "body fluid", "body fluid compartment", "intracellular and extracellular fluid", "intracellular fluid and extracellular fluid", "extracellular fluid", "compartment of body fluid", "interstitial fluid"),
    tells=("intracellular fluid + extracellular fluid", "intracellular fluid + interstitial fluid", "interstitial fluid + plasma + cell"),
    not_when=("lymph", "lymphatic", "concentration", "electrolyte", "bacteria", "percent"),
    opening="A small vessel among body cells, with the fluids of the body.",
    summary="Intracellular fluid fills cells; interstitial fluid and plasma are extracellular.",
    sources=("openstax-ap-26",),
)  # fmt: skip


# ---------------------------------------------------------------- lymphatic capillaries
LYMPH_COURSE = (
    (470, 120, 34),
    (430, 210, 36),
    (520, 330, 38),
    (640, 440, 42),
    (760, 540, 46),
    (860, 610, 50),
)


def draw_lymph_capillaries(seed: int) -> Drawing:
    blood_course = (
        (-20, 470, 46),
        (160, 500, 40),
        (330, 440, 36),
        (300, 300, 34),
        (200, 190, 36),
        (60, 110, 42),
        (-20, 80, 48),
    )
    lymph = geo.tube(*LYMPH_COURSE, cap=1).union(
        geo.tube((540, 350, 34), (640, 240, 32), (700, 130, 30), cap=2)
    )
    lymph = geo.smooth(lymph, 8)
    d = tissue("lymphatic-capillaries", blood_course, without=lymph.buffer(22))
    frame = geo.rounded_box(0, 0, 840, 600, 34)
    shown = lymph.intersection(frame)
    d.add(
        "fibers",
        MultiLineString(
            [
                LineString([geo.spots(shown, 1)[0], p])
                for p in (
                    (380, 60),
                    (330, 240),
                    (430, 400),
                    (560, 520),
                    (760, 420),
                    (790, 60),
                    (610, 60),
                    (820, 260),
                )
            ]
        ),
        "line",
        "tendon",
        width=5,
        tone=-0.25,
    )
    d.add("lymph", shown, "round", "lymph", depth=20)
    d.add("lymph-lumen", geo.inset(lymph, 11).intersection(frame), "hollow", "lymph", depth=16, tone=0.6)
    ring = geo.inset(lymph, 5).intersection(frame)
    edges = next(LineString(p.exterior) for p in geo.polygons(ring))
    flaps = []
    for k in range(18):
        p, q = edges.interpolate(k / 18, normalized=True), edges.interpolate(k / 18 + 0.028, normalized=True)
        centre = lymph.centroid
        flaps.append(LineString([(p.x, p.y), (q.x + (centre.x - q.x) * 0.06, q.y + (centre.y - q.y) * 0.06)]))
    d.add("flaps", MultiLineString(flaps), "cord", "lymph", width=6, tone=-0.3, shadow=False)
    d.flow("action", (380, 180), (410, 196), (446, 214), width=11)
    d.flow("action", (560, 200), (590, 214), (622, 236), width=11)
    d.flow("neutral", (600, 410), (670, 470), (740, 530), width=13)
    d.label("lymph-blind-capillary", "lymph", "lymph-lumen", priority=0)
    d.label("overlapping-cells", "flaps", priority=1)
    d.label("anchoring-fibers", "fibers", priority=1)
    d.label("tissue-fluid", "fluid", priority=0)
    d.label("lymph-tissue-cells", *parts(d, "cell-"), priority=1)
    d.label("lymph-arteriole", "capillary", "plasma", priority=1, zone=box(0, 420, 130, 540))
    d.label("lymph-venule", "capillary", "plasma", priority=1, zone=box(0, 50, 110, 170))
    d.label("lymph-blood-capillaries", "capillary", "plasma", priority=0, zone=box(230, 220, 400, 460))
    return d


LYMPH_CAPILLARIES = plate_subject(
    "lymphatic-capillaries",
    "Lymphatic capillaries",
    draw_lymph_capillaries,
    TERMS,
    "lymph-blind-capillary overlapping-cells anchoring-fibers tissue-fluid lymph-tissue-cells lymph-arteriole lymph-venule lymph-blood-capillaries",
    subtitle="How interstitial fluid becomes lymph",
    note="Blue-green arrows: fluid enters; gray arrow: flow of lymph. Not to scale.",
    names=("lymphatic capillary", "lymph capillary", "lymphatic capillaries in the tissue", "lymphatic capillary structure"),
    tells=("lymphatic capillary + interstitial fluid", "lymphatic capillary + endothelial cell"),
    not_when=("villus", "lacteal"),
    opening="A lymphatic capillary among the cells of a tissue and its blood capillaries.",
    summary="Fluid slips between overlapping cells into blind lymphatic capillaries and becomes lymph.",
    sources=("openstax-ap-21",),
)  # fmt: skip

SUBJECTS = (WALLS, VENULES, CAPILLARY_TYPES, BED, EXCHANGE, COMPARTMENTS, LYMPH_CAPILLARIES)
