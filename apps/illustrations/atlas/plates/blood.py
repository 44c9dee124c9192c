"""Blood: its cells, the life of a red cell, and how bleeding stops."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import blood_cells as cells
from ..knowledge import blood
from ..subject import drawn_subject, plate_subject

SOURCES = ("openstax-ap-18", "openstax-bio-40")
DISEASES = (
    "anemia",
    "malaria",
    "plasmodium",
    "sickle",
    "leukemia",
    "infection",
    "disease",
    "hemophilia",
    "smear",
    "sepsis",
    "virus",
    "hiv",
)


# ---------------------------------------------------------------- cells of the blood
def draw_blood(seed: int) -> Drawing:
    d = Drawing("blood")
    ground = geo.rounded_box(0, 0, 800, 640, 40)
    d.add("plasma", ground, "flat", "plasma", tone=0.35)
    white = {
        "neutrophil": (cells.neutrophil(), 170, 150), "eosinophil": (cells.eosinophil(), 640, 140), "basophil": (cells.basophil(), 640, 470),
        "lymphocyte": (cells.lymphocyte(), 400, 110), "monocyte": (cells.monocyte(), 180, 480), "macrophage": (cells.macrophage(), 410, 520),
    }  # fmt: skip
    places = [
        (60, 70, 0.9, 20), (290, 60, 0.5, 40), (520, 70, 0.95, 0), (740, 50, 0.6, 60), (60, 260, 0.6, 120), (150, 310, 0.95, 0), (250, 250, 0.9, 30),
        (330, 330, 0.55, 150), (420, 250, 1.0, 0), (510, 330, 0.9, 10), (560, 240, 0.5, 20), (650, 300, 0.95, 0), (740, 240, 0.8, 50), (740, 380, 0.95, 0),
        (60, 400, 0.95, 0), (280, 430, 0.9, 0), (60, 580, 0.7, 30), (280, 590, 0.95, 0), (540, 590, 0.55, 30), (740, 580, 0.9, 0), (310, 170, 0.85, 70), (520, 430, 0.9, 40),
    ]  # fmt: skip
    for n, (x, y, tilt, turn) in enumerate(places):
        d.place(cells.red_cell(33, tilt, turn), x, y, prefix=f"red-{n}-")
    for name, (glyph, x, y) in white.items():
        d.place(glyph, x, y, 1.35, prefix=f"{name}-")
    for n, (x, y) in enumerate(((460, 180), (240, 360), (600, 380))):
        d.place(cells.platelets(5, 22), x, y, 0.9, prefix=f"platelets-{n}-")
    d.label("erythrocyte", *(f"red-{n}-body" for n in range(len(places))), priority=0)
    d.label("platelet", *(f"platelets-{n}-body" for n in range(3)), priority=0)
    for name in white:
        d.label(
            f"blood-{name}",
            f"{name}-body",
            f"{name}-nucleus",
            priority=0,
        )
    d.label("plasma", priority=0)
    return d


BLOOD = plate_subject(
    "blood",
    "Cells of the blood",
    draw_blood,
    blood.TERMS,
    "erythrocyte platelet blood-neutrophil blood-eosinophil blood-basophil blood-lymphocyte blood-monocyte blood-macrophage plasma",
    subtitle="Formed elements in plasma",
    note="Stained as in a smear; macrophages live in tissues and are shown for comparison. Not to scale.",
    names=(
        "blood cell", "formed element", "formed element of blood", "composition of blood", "component of blood", "component of the blood", "type of blood cell",
        "red blood cell and white blood cell", "leukocyte", "white blood cell", "type of leukocyte", "cell of the blood", "blood tissue", "summary of formed element in blood",
        "red blood cell", "erythrocyte", "platelet", "granular leukocyte", "agranular leukocyte", "blood is a connective tissue", "human blood",
    ),
    tells=("plasma + erythrocyte + leukocyte", "neutrophil + eosinophil + basophil", "red blood cell + white blood cell + platelet", "blood + plasma + connective tissue"),
    not_when=(
        *DISEASES, "vessel", "flow", "pressure", "type", "typing", "clot", "coagulation", "hematopoiesis", "hemopoiesis", "stem cell", "life cycle", "hemoglobin", "glucose", "bone marrow",
        "osmosis", "hypertonic", "hypotonic", "tonicity", "isotonic", "circulation", "rh", "abo", "group", "heart", "lung", "transfusion", "production", "destruction", "ph", "tissue damage", "nephron", "filtered", "filtrate", "atrium", "artery", "vein",
        "sugar", "oxygen", "capillary", "diapedesis", "lifecycle", "kidney", "macrophage engulf", "phagocytosis", "emigration", "extravasation", "agglutination", "brain barrier", "supply", "worm",
    ),
    opening="The cells of the blood are shown as after staining, in their plasma.",
    summary="Red blood cells outnumber the five kinds of leukocytes and the platelets in the plasma.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- life of a red cell
def _marrow(key: str) -> Drawing:
    d = Drawing(key, box=(-130, -120, 260, 240))
    bone = geo.ellipse(0, 0, 122, 112)
    d.add("bone", bone, "cut", "bone-cut")
    inner = geo.inset(bone, 12)
    d.add("marrow", inner, "cut", "pulp", tone=0.5, shadow=False)
    beams = geo.cells(inner, 92, key, wall=5, rounding=20)
    d.add("beams", inner.difference(unary_union(beams)), "round", "bone-cut", depth=5)
    return d


def draw_production(seed: int) -> Drawing:
    d = _marrow("red-cell-production")
    for n, (x, y) in enumerate(((-52, -34), (6, -62), (-50, 40))):
        d.place(cells.erythroblast(), x, y, 0.8, prefix=f"blast-{n}-")
    for n, (x, y) in enumerate(((50, -6), (18, 52))):
        d.place(cells.reticulocyte(), x, y, 0.9, prefix=f"young-{n}-")
    d.label("marrow-erythroblast", *(f"blast-{n}-body" for n in range(3)), priority=0)
    d.label("reticulocyte", *(f"young-{n}-body" for n in range(2)), priority=0)
    d.label("red-marrow", "marrow", priority=1)
    return d


def draw_circulation(seed: int) -> Drawing:
    d = Drawing("red-cell-circulation", box=(-150, -100, 300, 200))
    course = [(-150, 30, 62), (-40, -10, 60), (60, 0, 60), (150, -30, 62)]
    d.add("wall", geo.tube(*[(x, y, r + 9) for x, y, r in course]), "round", "artery", depth=12)
    d.add("lumen", geo.tube(*course), "hollow", "vessel-wall-arterial", depth=20)
    for n, (x, y, tilt, turn) in enumerate(
        (
            (-100, 20, 0.9, 0),
            (-50, -34, 0.5, 30),
            (-30, 24, 0.95, 0),
            (30, -20, 0.6, 120),
            (60, 28, 0.9, 0),
            (106, -26, 0.8, 20),
        )
    ):
        d.place(cells.red_cell(24, tilt, turn), x, y, prefix=f"red-{n}-")
    d.label("cycle-erythrocyte", *(f"red-{n}-body" for n in range(6)), priority=0)
    return d


def draw_engulfed(seed: int) -> Drawing:
    d = Drawing("red-cell-engulfed", box=(-130, -110, 260, 220))
    d.place(cells.macrophage(), 0, 0, 1.3, prefix="m-")
    d.place(cells.red_cell(22, 0.9), 26, 30, prefix="eaten-")
    d.place(cells.red_cell(26, 0.8, 30), 92, -62, prefix="old-")
    d.label("cycle-macrophage", "m-body", "m-nucleus", priority=0)
    d.label("cycle-erythrocyte", "old-body", "eaten-body", priority=0)
    return d


def draw_breakdown(seed: int) -> Drawing:
    d = Drawing("red-cell-breakdown", box=(-150, -100, 300, 200))
    d.add("globin", geo.wobbly(-84, 0, 54, 48, "globin", 11, 0.07), "round", "globin-alpha", depth=16)
    d.add(
        "coil",
        geo.line((-124, 10), (-108, -10), (-92, 10), (-76, -10), (-60, 10), (-44, -8)),
        "cord",
        "globin-alpha",
        width=10,
        tone=0.15,
        shadow=False,
    )
    d.add("heme", geo.ellipse(60, 0, 52, 32, -12), "round", "heme", depth=12)
    d.add("iron", geo.ellipse(60, 0, 14), "round", "bone-edge", depth=6, tone=-0.2)
    d.label("cycle-globin", "globin", priority=0)
    d.label("cycle-heme", "heme", priority=0)
    d.label("heme-iron", "iron", priority=0)
    return d


def draw_return(seed: int) -> Drawing:
    d = Drawing("red-cell-return", box=(-150, -110, 300, 220))
    liver = geo.blob(
        (-120, 60), (-116, 0), (-60, -40), (30, -46), (110, -30), (70, 10), (0, 44), (-80, 84), step=4
    )
    d.add("liver", liver, "round", "liver", depth=22)
    d.add(
        "gallbladder",
        geo.tube((-20, 34, 5), (-26, 54, 11), (-30, 72, 12), cap=3),
        "round",
        "gallbladder",
        depth=8,
    )
    d.add(
        "iron",
        MultiPoint([(70, -84), (92, -92), (112, -78), (86, -70)]),
        "dots",
        "bone-edge",
        width=15,
        tone=-0.2,
    )
    d.label("cycle-liver", "liver", priority=0)
    d.label("transferrin-iron", "iron", priority=0)
    return d


LIFE = drawn_subject(
    "erythrocyte-life-cycle",
    "Life cycle of an erythrocyte",
    Layout.CYCLE,
    (
        Panel("red-cell-production", draw_production, "Production", text="In red bone marrow erythroblasts fill with hemoglobin, lose their nucleus and become reticulocytes."),
        Panel("red-cell-circulation", draw_circulation, "Circulation", when="About 120 days", text="Mature erythrocytes carry oxygen and carbon dioxide."),
        Panel("red-cell-engulfed", draw_engulfed, "Destruction", text="Macrophages of spleen, liver and marrow engulf worn-out cells."),
        Panel("red-cell-breakdown", draw_breakdown, "Breakdown", text="Globin is split into amino acids, heme into iron and bilirubin."),
        Panel("red-cell-return", draw_return, "Recycling", text="Transferrin carries iron back to the marrow; the liver excretes bilirubin in bile."),
    ),
    blood.TERMS,
    "marrow-erythroblast reticulocyte red-marrow cycle-erythrocyte cycle-macrophage cycle-globin cycle-heme heme-iron cycle-liver transferrin-iron",
    subtitle="From the marrow to the macrophage",
    centre=("Erythrocyte",),
    names=(
        "erythrocyte lifecycle", "erythrocyte life cycle", "red blood cell life cycle", "life cycle of red blood cell", "life cycle of an erythrocyte", "lifecycle of erythrocyte",
        "red blood cell lifecycle", "breakdown of hemoglobin", "destruction of red blood cell", "recycling of iron",
    ),
    tells=("erythrocyte + bone marrow + macrophage", "red blood cell + macrophage + iron"),
    opening="The life of a red blood cell.",
    summary="Red cells arise in marrow, circulate 120 days, are engulfed by macrophages and recycled.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- hemostasis
def _bleeding(key: str, gap: float, narrow: float) -> Drawing:
    d = Drawing(key, box=(-180, -130, 360, 260))
    half = 74 * narrow
    d.add("tissue", box(-180, -120, 180, 124), "flat", "submucosa", tone=0.4, outline=False)
    d.add(
        "collagen",
        MultiLineString(
            [
                geo.line((-170, 96 + 9 * k), (-60, 100 + 9 * k), (60, 92 + 9 * k), (170, 98 + 9 * k)).coords
                for k in range(3)
            ]
        ),
        "line",
        "tendon",
        width=5,
        tone=-0.2,
    )
    d.add("lumen", box(-180, -half, 180, half), "hollow", "vessel-wall-arterial", depth=14, shadow=False)
    top = [box(-180, -half - 18, 180, -half)]
    bottom = [box(-180, half, -gap, half + 18), box(gap, half, 180, half + 18)]
    d.add("wall", [*top, *bottom], "round", "artery", depth=8)
    for n, (x, y, tilt, turn) in enumerate(
        (
            (-140, -20, 0.9, 0),
            (-90, 20, 0.6, 40),
            (-70, -34, 0.9, 0),
            (-20, -24, 0.5, 20),
            (60, -30, 0.9, 0),
            (110, 14, 0.6, 120),
            (146, -20, 0.95, 0),
        )
    ):
        d.place(cells.red_cell(20 * narrow + 2, tilt, turn), x, y * narrow, prefix=f"red-{n}-")
    d.label("broken-wall", "wall", priority=1, zone=box(-gap - 60, half - 2, gap + 60, half + 20))
    return d


def draw_spasm(seed: int) -> Drawing:
    d = _bleeding("clot-spasm", 44, 0.66)
    for n, (x, y) in enumerate(((-14, 84), (16, 104))):
        d.place(cells.red_cell(15, 0.8, 20 * n), x, y, prefix=f"lost-{n}-")
    d.label("narrowed-vessel", "lumen", priority=0)
    return d


def draw_plug(seed: int) -> Drawing:
    d = _bleeding("clot-plug", 44, 0.85)
    bits = [geo.wobbly(-38 + 15 * k, 62 + 12 * ((k * 7) % 3), 11, 8, f"plug{k}", 8, 0.2) for k in range(6)]
    bits += [geo.wobbly(-30 + 15 * k, 92, 11, 8, f"plugb{k}", 8, 0.2) for k in range(5)]
    d.add("plug", bits, "round", "platelet", depth=5)
    d.label("clot-platelets", "plug", priority=0)
    d.label("collagen-fibers", "collagen", priority=1)
    return d


def draw_clot(seed: int) -> Drawing:
    d = _bleeding("clot-fibrin", 44, 0.85)
    bits = [geo.wobbly(-38 + 15 * k, 62 + 12 * ((k * 7) % 3), 11, 8, f"plug{k}", 8, 0.2) for k in range(6)]
    d.add("plug", bits, "round", "platelet", depth=5)
    for n, (x, y) in enumerate(((-26, 44), (10, 40), (30, 66), (-8, 86))):
        d.place(cells.red_cell(17, 0.8, 30 * n), x, y, prefix=f"caught-{n}-")
    r = geo.rng("fibrin")
    threads = [
        geo.line(
            (r.uniform(-60, -30), r.uniform(28, 110)),
            (r.uniform(-10, 10), r.uniform(30, 100)),
            (r.uniform(30, 60), r.uniform(28, 110)),
        ).coords
        for _ in range(12)
    ]
    d.add("fibrin", MultiLineString(threads), "cord", "bone-edge", width=3.4, shadow=False)
    d.label("fibrin", priority=0)
    d.label("clot-red-cells", *(f"caught-{n}-body" for n in range(4)), priority=1)
    return d


CLOTTING = drawn_subject(
    "hemostasis",
    "Hemostasis and blood clotting",
    Layout.PROCESS,
    (
        Panel("clot-spasm", draw_spasm, "Vascular spasm", text="The injured vessel narrows at once and loses less blood."),
        Panel("clot-plug", draw_plug, "Platelet plug", text="Platelets stick to exposed collagen and to one another."),
        Panel("clot-fibrin", draw_clot, "Coagulation", text="Clotting factors activate thrombin, which turns fibrinogen into fibrin; its threads trap cells in a clot."),
    ),
    blood.TERMS,
    "narrowed-vessel broken-wall clot-platelets collagen-fibers fibrin clot-red-cells",
    subtitle="How bleeding stops",
    names=("hemostasis", "blood clotting", "blood clot", "clotting", "coagulation", "coagulation cascade", "clotting cascade", "platelet plug", "formation of a blood clot", "step of hemostasis"),
    tells=("platelet + fibrin", "vascular spasm + platelet plug", "thrombin + fibrinogen", "platelet + clot"),
    not_when=("hemophilia", "coagulase", "stroke", "streptokinase", "thrombosis", "embolism"),
    opening="Three steps that stop the bleeding of a small vessel.",
    summary="The vessel narrows, platelets form a plug, and fibrin holds cells in a clot.",
    sources=("openstax-ap-18",),
)  # fmt: skip

SUBJECTS = (BLOOD, LIFE, CLOTTING)
