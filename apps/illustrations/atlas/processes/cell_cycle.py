"""The cell cycle as a ring of phases, its checkpoints, the cyclins, and cytokinesis in animals and plants."""

from __future__ import annotations

from shapely import box, union_all
from shapely.geometry import LineString, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.diagrams import Curve, Graph, Span
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import dividing_cell, division_stages
from ..glyphs.dividing_cell import Cell, Nucleus
from ..knowledge import cell_division
from ..scenes import diagram, drawn
from ..subject import Fact, Subject

TERMS = cell_division.TERMS
OUTER, INNER = 250.0, 170.0
# Phases clockwise from the top: (part, sign, from, to in degrees, material).
PHASES = (
    ("g1-phase", "G₁", -90.0, 50.0, "gene"), ("s-phase", "S", 50.0, 142.0, "gene-other"),
    ("g2-phase", "G₂", 142.0, 206.0, "gene-third"), ("m-phase", "M", 206.0, 270.0, "chromosome-maternal"),
)  # fmt: skip


def _sector(start: float, end: float, inner: float, outer: float) -> Polygon:
    angles = [start + (end - start) * n / 40 for n in range(41)]
    return Polygon([geo.polar(outer, a) for a in angles] + [geo.polar(inner, a) for a in reversed(angles)])


def _ring(key: str) -> Drawing:
    """The ring of phases with a cell in the middle of each, and arrows for its direction."""
    drawing = Drawing(key, box=(-360, -345, 720 + (90 if key.endswith("g0") else 0), 690))
    for name, word, start, end, material in PHASES:
        drawing.add(name, _sector(start + 0.7, end - 0.7, INNER, OUTER), Form.ROUND, material, depth=16)
        drawing.add(
            f"{name}-sign",
            centred(word, *geo.polar((OUTER + INNER) / 2, (start + end) / 2), 46),
            Form.FLAT,
            "ink",
            shadow=False,
        )
    for start, end in ((-62, -8), (62, 108), (214, 252)):
        drawing.flow(
            "neutral", *(geo.polar(INNER - 24, start + (end - start) * n / 6) for n in range(7)), width=10
        )
    return drawing


def _cells(drawing: Drawing) -> None:
    """What a cell looks like in each phase."""
    growing = Cell(nuclei=(Nucleus((-8, 6), 54),), chromatin=division_stages.CHROMATIN)
    ready = Cell(
        poles=((-82, -52), (84, -50)), nuclei=(Nucleus((0, 12), 74),), chromatin=division_stages.CHROMATIN
    )
    cells = (
        (growing, -20, 318, 0.38), (division_stages.interphase(), 96, 316, 0.42), (ready, 174, 318, 0.46), (division_stages.metaphase(), 238, 318, 0.46),
    )  # fmt: skip
    for number, (cell, angle, reach, scale) in enumerate(cells):
        glyph = Drawing("cell")
        dividing_cell.draw(glyph, cell)
        drawing.place(glyph, *geo.polar(reach - 14, angle), scale, prefix=f"cell-{number}-")


def draw_cycle(seed: int) -> Drawing:
    drawing = _ring("cell-cycle")
    _cells(drawing)
    arc = LineString([geo.polar(INNER - 62, -88 + 292 * n / 60) for n in range(61)])
    drawing.add("interphase-arc", arc, Form.CORD, "microtubule", width=9, shadow=False)
    for name, *_ in PHASES:
        drawing.label(name, priority=0)
    drawing.label("interphase-arc", priority=0)
    return drawing


def draw_checkpoints(seed: int) -> Drawing:
    drawing = _ring("cell-cycle-checkpoints")
    for name, angle in (("g1-checkpoint", 44.0), ("g2-checkpoint", 200.0), ("m-checkpoint", 258.0)):
        bar = LineString([geo.polar(INNER - 14, angle), geo.polar(OUTER + 22, angle)]).buffer(
            6, cap_style="flat"
        )
        sign = Polygon([geo.polar(26, 22.5 + 45 * n, *geo.polar(OUTER + 44, angle)) for n in range(8)])
        drawing.add(name, union_all([bar, sign]), Form.ROUND, "damage", depth=8)
        drawing.label(name, priority=0, side="R" if name == "g1-checkpoint" else "L")
    for name, *_ in PHASES:
        drawing.label(name, priority=1)
    return drawing


def draw_resting(seed: int) -> Drawing:
    drawing = _ring("cell-cycle-g0")
    _cells(drawing)
    resting = Drawing("resting")
    dividing_cell.draw(resting, Cell(nuclei=(Nucleus((0, 0), 52),), chromatin=division_stages.CHROMATIN))
    drawing.place(resting, 372, -196, 0.5, prefix="resting-")
    drawing.flow("action", geo.polar(OUTER + 8, -40), (316, -186), width=11)
    drawing.label("g0-phase", "resting-cell", priority=0)
    for name, *_ in PHASES:
        drawing.label(name, priority=1)
    return drawing


CYCLE_WORDS = (
    "phase of the cell cycle", "stage of the cell cycle", "cell cycle", "eukaryotic cell cycle", "interphase and mitotic phase", "cell cycle phase", "mitotic cell cycle",
)  # fmt: skip
ELSE = (
    "cyclin",
    "cdk",
    "virus",
    "cancer",
    "p53",
    "rb",
    "retinoblastoma",
    "bacteria",
    "bacterial",
    "prokaryote",
    "prokaryotic",
    "cardiac",
    "oncogene",
    "archaea",
    "inhibitor",
    "tumor",
    "regulator",
    "regulation by",
)

CELL_CYCLE = Subject(
    key="cell-cycle",
    title="The cell cycle",
    kind="plate",
    scene=drawn(
        "cell-cycle", "The cell cycle", Layout.PLATE, (Panel("cell-cycle", draw_cycle),), TERMS,
        subtitle="Interphase (G₁, S, G₂) and the mitotic phase (M) of an animal cell",
        note="Sectors are not drawn to the length of the phases: most of the cycle is interphase.",
    ),
    names=CYCLE_WORDS,
    tells=("cell cycle + interphase + mitotic phase", "g1 + s phase + g2 + mitosis", "interphase + g1 + g2", "cell cycle + g1"),
    not_when=(*ELSE, "checkpoint", "control"),
    opening="The phases of the cell cycle, clockwise.",
    caption=("g1-phase", "s-phase", "g2-phase", "m-phase", "interphase-arc"),
    summary="A cell grows, replicates its DNA, prepares, and then divides in the mitotic phase.",
    sources=("openstax-bio-10", "openstax-ap-3"),
)  # fmt: skip

RESTING = Subject(
    key="g0-phase",
    title="G0 phase",
    kind="plate",
    scene=drawn(
        "g0-phase", "The G₀ phase", Layout.PLATE, (Panel("cell-cycle-g0", draw_resting),), TERMS,
        subtitle="Cells that do not prepare to divide leave the cell cycle in G₁",
        note="Some cells return to G₁ later, others, such as most neurons, never do.",
    ),
    names=("g0 phase", "the g0 phase", "g0", "resting phase of the cell cycle", "quiescent stage"),
    tells=("g0 + cell + divide", "g0 phase + cell cycle", "alternate phase + g0", "not actively preparing to divide"),
    not_when=("cyclin", "cancer"),
    opening="The cell cycle and the way out of it.",
    caption=("g0-phase", "g1-phase", "m-phase"),
    summary="Cells that do not divide leave the cycle in G₁ and rest in G₀.",
    sources=("openstax-bio-10",),
)  # fmt: skip

CHECKPOINTS = Subject(
    key="cell-cycle-checkpoints",
    title="Checkpoints of the cell cycle",
    kind="plate",
    scene=drawn(
        "cell-cycle-checkpoints", "Checkpoints of the cell cycle", Layout.PLATE, (Panel("cell-cycle-checkpoints", draw_checkpoints),), TERMS,
        subtitle="Three points at which the cycle stops until all is in order",
        note="Sectors are not drawn to the length of the phases.",
    ),
    names=("checkpoint of the cell cycle", "checkpoints of the cell cycle", "cell cycle checkpoint", "control of the cell cycle", "cell cycle control", "cell cycle is controlled at three checkpoint", "internal checkpoint"),
    tells=("cell cycle + checkpoint", "g1 checkpoint + g2 checkpoint", "cell cycle + three checkpoint"),
    not_when=(*ELSE, "immune checkpoint"),
    opening="The cell cycle with its three main checkpoints.",
    caption=("g1-checkpoint", "g2-checkpoint", "m-checkpoint"),
    summary="The cycle is checked at the end of G₁, at the end of G₂ and in mitosis.",
    sources=("openstax-bio-10",),
)  # fmt: skip

# ---------------------------------------------------------------- cyclins
CYCLINS = Subject(
    key="cyclins",
    title="Cyclins in the cell cycle",
    kind="graph",
    scene=diagram(
        "cyclins",
        "Cyclins in the cell cycle",
        Graph(
            across="Phase of the cell cycle",
            up="Concentration of cyclin",
            curves=(
                Curve("Cyclin D", ((0.0, 0.1), (0.15, 0.3), (0.4, 0.42), (0.7, 0.42), (0.9, 0.34), (1.0, 0.12)), "neutral"),
                Curve("Cyclin E", ((0.0, 0.05), (0.2, 0.1), (0.36, 0.8), (0.42, 0.78), (0.58, 0.1), (1.0, 0.04)), "action"),
                Curve("Cyclin A", ((0.0, 0.03), (0.36, 0.06), (0.55, 0.45), (0.72, 0.66), (0.84, 0.2), (1.0, 0.03)), "vein"),
                Curve("Cyclin B", ((0.0, 0.03), (0.5, 0.06), (0.7, 0.4), (0.84, 0.92), (0.93, 0.3), (1.0, 0.03)), "artery"),
            ),
            spans=(Span("G₁", 0.0, 0.38), Span("S", 0.38, 0.64), Span("G₂", 0.64, 0.82), Span("M", 0.82, 1.0)),
        ),
        subtitle="Each cyclin rises before the transition that it drives, and is broken down after it",
        note="Qualitative curves; heights of different cyclins are not to be compared.",
    ),
    names=("cyclin", "cyclin concentration", "cyclin level", "concentration of cyclin protein", "cyclins in the cell cycle", "cyclin and the cell cycle", "concentration of cyclin"),
    tells=("cyclin + cell cycle + concentration", "cyclin + checkpoint + concentration", "cyclin d + cyclin e"),
    not_when=("cdk binds", "cyclin dependent kinase becomes", "phosphorylat", "p53", "fully activated"),
    opening="How the concentrations of four cyclins change in the course of the cell cycle.",
    facts=(
        Fact("Cyclins regulate the cell cycle when they are bound to cyclin-dependent kinases.", "openstax-bio-10"),
        Fact("The level of a cyclin falls sharply after the transition, as enzymes break it down.", "openstax-bio-10"),
    ),
    summary="Cyclins E, A and B rise and fall one after the other; D stays high until mitosis.",
)  # fmt: skip


# ---------------------------------------------------------------- cytokinesis
def draw_animal(seed: int) -> Drawing:
    drawing = Drawing("cytokinesis-animal", box=(-170, -126, 340, 252))
    cell = Cell(
        long=1.3,
        waist=0.62,
        nuclei=(Nucleus((-90, 0), 42), Nucleus((90, 0), 42)),
        chromatin=division_stages.CHROMATIN,
    )
    dividing_cell.draw(drawing, cell)
    ring = union_all(
        [geo.ellipse(0, s * 42, 9, 6) for s in (-1, 1)] + [LineString([(0, -42), (0, 42)]).buffer(3)]
    )
    drawing.add("contractile-ring", ring, Form.ROUND, "actin", depth=3)
    drawing.label("contractile-ring", priority=0)
    drawing.label("cleavage-furrow", "cell", priority=0, zone=box(-14, -60, 14, -46), side="R")
    drawing.label("dividing-nucleus", "nucleus-1", priority=1, side="L")
    return drawing


def draw_plant(seed: int) -> Drawing:
    drawing = Drawing("cytokinesis-plant", box=(-170, -126, 340, 252))
    wall = geo.rounded_box(-160, -112, 320, 224, 22)
    drawing.add("wall", wall, Form.ROUND, "cell-wall", depth=10)
    drawing.add("cell", geo.inset(wall, 11), Form.ROUND, "cytosol-plant", depth=14, shadow=False)
    for number, x in enumerate((-88, 88), 1):
        dividing_cell.draw_nucleus(
            drawing, "", number, Nucleus((0, 0), 42), (x, 0), division_stages.CHROMATIN
        )
    plate = union_all(
        [geo.rounded_box(-5, -64, 10, 128, 4), *(geo.ellipse(0, y, 8, 9) for y in range(-64, 65, 16))]
    )
    drawing.add("cell-plate", plate, Form.ROUND, "cell-wall", depth=4, tone=0.25)
    vesicles = [geo.ellipse(s * 17, y, 6) for s in (-1, 1) for y in (-84, -66, 66, 84)] + [
        geo.ellipse(0, y, 6) for y in (-88, 88)
    ]
    drawing.add("vesicles", union_all(vesicles), Form.ROUND, "vesicle", depth=3)
    drawing.label("cell-plate", priority=0)
    drawing.label("vesicles-of-plate", "vesicles", priority=0)
    drawing.label("dividing-nucleus", "nucleus-1", priority=1, side="L")
    return drawing


CYTOKINESIS = Subject(
    key="cytokinesis",
    title="Cytokinesis in animal and plant cells",
    kind="comparison",
    scene=drawn(
        "cytokinesis",
        "Cytokinesis in animal and plant cells",
        Layout.COMPARISON,
        (
            Panel("cytokinesis-animal", draw_animal, "Animal cell", text="A ring of actin contracts; the cleavage furrow deepens until the cell is parted."),
            Panel("cytokinesis-plant", draw_plant, "Plant cell", text="Golgi vesicles fuse into a cell plate, which grows outward and becomes the new wall."),
        ),
        TERMS,
        note="Schematic, not to scale.",
    ),
    names=("cytokinesis", "cytokinesis in animal and plant cell", "cytokinesis in plant and animal cell", "cleavage furrow", "cell plate", "cleavage furrow and cell plate"),
    tells=("ring of actin + cytokinesis", "actin filament + cytokinesis", "cleavage furrow + cell plate", "cytokinesis + cleavage furrow", "cytokinesis + animal + plant"),
    not_when=("meiosis", "prophase", "bacteria"),
    opening="How the cytoplasm is parted in an animal cell and in a plant cell.",
    caption=("cleavage-furrow", "cell-plate"),
    summary="Animal cells are pinched in two; plant cells build a cell plate from vesicles.",
    sources=("openstax-bio-10",),
)  # fmt: skip

SUBJECTS = (CELL_CYCLE, RESTING, CHECKPOINTS, CYCLINS, CYTOKINESIS)
