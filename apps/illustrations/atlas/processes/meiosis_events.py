"""What meiosis does to genes: crossing over, independent assortment, and nondisjunction."""

from __future__ import annotations

from dataclasses import replace

from shapely import box, union_all

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import chromosomes, dividing_cell
from ..glyphs.chromosomes import MATERNAL, PATERNAL, Chromosome
from ..glyphs.dividing_cell import Cell, Placed
from ..glyphs.division_stages import LONG_BLUE, LONG_RED, SHORT_BLUE, SHORT_RED
from ..knowledge import cell_division
from ..scenes import drawn
from ..subject import Subject

TERMS = cell_division.TERMS

# ---------------------------------------------------------------- crossing over
RED = Chromosome(material=MATERNAL, partner=PATERNAL, upper=78, lower=116, width=27, spread=11)
BLUE = replace(RED, material=PATERNAL, partner=MATERNAL)
LETTERS = (("A", "a", -46), ("B", "b", 34), ("C", "c", 88))


def _homologs(key: str, red: Chromosome, blue: Chromosome, apart: float, crossed: bool = False) -> Drawing:
    drawing = Drawing(key, box=(-160, -100, 320, 240))
    for name, look, x in (("red", red, -apart), ("blue", blue, apart)):
        drawing.place(chromosomes.chromosome(look), x, 0, prefix=f"{name}-")
    signs = []
    for big, small, y in LETTERS:
        lean = 14 + max(0, (abs(y) - 30) * 0.12)
        for x, owner in ((-apart, big), (apart, small)):
            for side in (-1, 1):
                inner = side * x < 0
                swapped = crossed and inner and y == 88
                letter = (small if owner == big else big) if swapped else owner
                signs.append(centred(letter, x + side * lean, y, 17))
    drawing.add("letters", union_all(signs), Form.FLAT, "paper", outline=False, shadow=False)
    return drawing


def draw_pairing(seed: int) -> Drawing:
    drawing = _homologs("crossing-over-pair", RED, BLUE, 46)
    drawing.label("homologous-pair", "red-left", "blue-right", priority=0)
    drawing.label("sister-chromatids", "blue-right", "blue-left", priority=1, side="R")
    return drawing


def draw_crossing(seed: int) -> Drawing:
    drawing = Drawing("crossing-over-chiasma", box=(-160, -100, 320, 240))
    for name, look, x in (("red", RED, -33), ("blue", BLUE, 33)):
        drawing.place(chromosomes.chromosome(look), x, 0, prefix=f"{name}-")
    for name, side, material in (("to-right", 1, MATERNAL), ("to-left", -1, PATERNAL)):
        course = [(-side * 16, 34, 12), (-side * 10, 56, 12), (side * 10, 78, 12), (side * 17, 104, 12)]
        drawing.add(name, geo.tube(*course, cap=3), Form.ROUND, material, depth=10)
    drawing.label("chiasma", "to-left", "to-right", priority=0, zone=box(-14, 52, 14, 84))
    drawing.label("tetrad", "red-left", "blue-right", priority=1)
    return drawing


def draw_recombined(seed: int) -> Drawing:
    drawing = _homologs(
        "crossing-over-result",
        replace(RED, swapped=(0, 0.42)),
        replace(BLUE, swapped=(0.42, 0)),
        46,
        crossed=True,
    )
    drawing.label("recombinant-chromatid", "red-right", "blue-left", priority=0)
    drawing.label("parental-chromatid", "red-left", "blue-right", priority=1)
    return drawing


CROSSING_OVER = Subject(
    key="crossing-over",
    title="Crossing over",
    kind="process",
    scene=drawn(
        "crossing-over",
        "Crossing over",
        Layout.PROCESS,
        (
            Panel("crossing-over-pair", draw_pairing, "Pairing", text="In prophase I replicated homologous chromosomes lie side by side."),
            Panel("crossing-over-chiasma", draw_crossing, "Crossing over", text="Two nonsister chromatids break and join crosswise at a chiasma."),
            Panel("crossing-over-result", draw_recombined, "Recombinants", text="Two of the four chromatids now hold alleles of both parents."),
        ),
        TERMS,
        subtitle="Homologous chromosomes exchange segments in prophase I of meiosis",
        note="Letters stand for alleles of three genes. Schematic.",
    ),
    names=(
        "crossing over", "crossover", "homologous recombination", "recombination in meiosis", "genetic recombination", "chiasma", "recombinant chromosome", "crossover between homologous chromosome",
        "homologous chromosome pair", "synapsis", "tetrad",
    ),
    tells=("prophase i + homologous chromosome + synapse", "prophase i + synaptonemal", "homologous pair + sister chromatid", "crossover + nonsister chromatid", "crossing over + homologous chromosome", "crossover + recombinant", "homologous chromosome + exchange + genetic material", "nonsister chromatid + homologous"),
    not_when=("optic", "chiasm", "nerve", "eye", "bacteria", "bacterial", "conjugation", "stages of meiosis", "virus", "b cell", "linkage map", "frequency", "metaphase", "anaphase", "plant", "independent", "inversion", ),
    opening="Three steps in which homologous chromosomes exchange segments.",
    caption=("chiasma", "recombinant-chromatid", "homologous-pair"),
    summary="Paired homologs cross over and give two recombinant and two parental chromatids.",
    sources=("openstax-bio-11", "openstax-bio-13"),
)  # fmt: skip


# ---------------------------------------------------------------- nondisjunction
def _tree(key: str, first_fails: bool) -> Drawing:
    """One pair of chromosomes through both divisions: a cell, two cells, four gametes."""
    drawing = Drawing(key, box=(-185, -160, 370, 345))
    red, blue = replace(SHORT_RED, width=10), replace(SHORT_BLUE, width=10)
    half_red, half_blue = replace(red, chromatids=1), replace(blue, chromatids=1)
    top = (Placed("red", red, (-15, 0), 8), Placed("blue", blue, (15, 0), -8))
    if first_fails:
        middle: tuple = ((Placed("red", red, (-13, 0), 8), Placed("blue", blue, (13, 0), -8)), ())
        bottom = [[half_red, half_blue], [half_red, half_blue], [], []]
        signs = ("n + 1", "n + 1", "n − 1", "n − 1")
    else:
        middle = ((Placed("red", red, (0, 0)),), (Placed("blue", blue, (0, 0)),))
        bottom = [[half_red, half_red], [], [half_blue], [half_blue]]
        signs = ("n + 1", "n − 1", "n", "n")
    dividing_cell.draw(drawing, Cell(centre=(0, -108), radius=44, chromosomes=top), "start-")
    for n, placed in enumerate(middle):
        dividing_cell.draw(
            drawing, Cell(centre=(-86 + 172 * n, 8), radius=38, chromosomes=placed), f"middle-{n}-"
        )
    words = []
    for n, looks in enumerate(bottom):
        x = -138 + 92 * n
        placed = tuple(
            Placed(f"c{k}", look, ((k - (len(looks) - 1) / 2) * 17, 0)) for k, look in enumerate(looks)
        )
        dividing_cell.draw(drawing, Cell(centre=(x, 118), radius=33, chromosomes=placed), f"gamete-{n}-")
        words.append(centred(signs[n], x, 170, 22))
    drawing.add("counts", union_all(words), Form.FLAT, "ink", shadow=False)
    for start, end in (
        ((-30, -66), (-66, -34)),
        ((30, -66), (66, -34)),
        ((-102, 48), (-124, 78)),
        ((-70, 48), (-54, 80)),
        ((70, 48), (54, 80)),
        ((102, 48), (124, 78)),
    ):
        drawing.flow("neutral", start, end, width=6)
    return drawing


def draw_first(seed: int) -> Drawing:
    return _tree("nondisjunction-first", True)


def draw_second(seed: int) -> Drawing:
    return _tree("nondisjunction-second", False)


NONDISJUNCTION = Subject(
    key="nondisjunction",
    title="Nondisjunction",
    kind="comparison",
    scene=drawn(
        "nondisjunction",
        "Nondisjunction in meiosis",
        Layout.COMPARISON,
        (
            Panel("nondisjunction-first", draw_first, "In meiosis I", text="Homologous chromosomes fail to part: all four gametes have a wrong number."),
            Panel("nondisjunction-second", draw_second, "In meiosis II", text="Sister chromatids fail to part in one cell: two gametes have a wrong number."),
        ),
        (),
        subtitle="One homologous pair through both divisions; n is the normal number of a gamete",
        note="Schematic, not to scale.",
    ),
    names=("nondisjunction", "nondisjunction in meiosis", "nondisjunction of chromosome", "aneuploidy", "nondisjunction occur"),
    tells=("nondisjunction + homologous chromosome", "nondisjunction + sister chromatid", "nondisjunction + meiosis"),
    not_when=("down syndrome", "maternal age", "karyotype", "x inactivation", "graph"),
    opening="Failed separation of chromosomes in the first and in the second division of meiosis.",
    summary="If chromosomes fail to part, gametes get one chromosome too many or too few.",
    sources=("openstax-bio-13",),
)  # fmt: skip


# ---------------------------------------------------------------- independent assortment
def _arrangement(key: str, swap: bool) -> Drawing:
    """A cell at metaphase I, and the two kinds of gametes that follow."""
    drawing = Drawing(key, box=(-170, -132, 340, 330))
    lower = (SHORT_BLUE, SHORT_RED) if swap else (SHORT_RED, SHORT_BLUE)
    placed = (
        Placed("long-0", LONG_RED, (-19, -36), 0, "L"), Placed("long-1", LONG_BLUE, (19, -36), 0, "R"),
        Placed("short-0", lower[0], (-17, 44), 0, "L"), Placed("short-1", lower[1], (17, 44), 0, "R"),
    )  # fmt: skip
    dividing_cell.draw(
        drawing, Cell(radius=104, poles=((-80, 0), (80, 0)), fibres=True, chromosomes=placed), "meiosis-"
    )
    for n, (long, short) in enumerate(((LONG_RED, lower[0]), (LONG_BLUE, lower[1]))):
        for k in range(2):
            x = -123 + 164 * n + 82 * k
            content = tuple(
                Placed(
                    f"c{m}",
                    replace(look, chromatids=1, width=9, upper=look.upper * 0.7, lower=look.lower * 0.7),
                    (dx, 0),
                    8 * (1 if dx < 0 else -1),
                )
                for m, (look, dx) in enumerate(((long, -9), (short, 11)))
            )
            dividing_cell.draw(
                drawing, Cell(centre=(x, 158), radius=34, chromosomes=content), f"gamete-{n}-{k}-"
            )
    drawing.flow("neutral", (-70, 84), (-82, 116), width=7)
    drawing.flow("neutral", (70, 84), (82, 116), width=7)
    return drawing


def draw_arrangement_1(seed: int) -> Drawing:
    drawing = _arrangement("assortment-one", False)
    drawing.label("homologous-pair", "meiosis-long-0-left", "meiosis-long-1-right", priority=0)
    drawing.label("gamete-cell", "gamete-1-1-cell", priority=0, side="R")
    return drawing


def draw_arrangement_2(seed: int) -> Drawing:
    drawing = _arrangement("assortment-two", True)
    drawing.label("meiotic-spindle", "meiosis-spindle", priority=1)
    drawing.label("gamete-cell", "gamete-1-1-cell", priority=0, side="R")
    return drawing


ASSORTMENT = Subject(
    key="independent-assortment",
    title="Independent assortment of chromosomes",
    kind="comparison",
    scene=drawn(
        "independent-assortment",
        "Independent assortment of chromosomes",
        Layout.COMPARISON,
        (
            Panel("assortment-one", draw_arrangement_1, "One arrangement", text="Both red chromosomes face one pole: gametes are all red or all blue."),
            Panel("assortment-two", draw_arrangement_2, "The other arrangement", text="Red and blue face the same pole: gametes hold one of each."),
        ),
        TERMS,
        subtitle="How pairs line up at metaphase I decides what the gametes hold (2n = 4)",
        note="Crossing over is left out. Red and blue chromosomes come from different parents.",
    ),
    names=("random segregation", 
        "independent assortment of chromosomes", "random independent assortment", "independent assortment of chromosome", "independent assortment during metaphase i", "random assortment", "independent assortment in meiosis",
        "independent assortment during meiosis", "random independent assortment during metaphase i",
    ),
    tells=("random segregation + meiosis", "segregation + daughter nucleus + meiosis", "independent assortment + metaphase", "assortment + two chromosome + n 2", "independent assortment + meiosis", "random + alignment + homologous + metaphase"),
    not_when=("pea", "dihybrid", "linked", "punnett"),
    opening="The two ways in which two pairs of chromosomes can line up, and the gametes that follow.",
    caption=("homologous-pair",),
    summary="Two pairs line up in two ways, which gives four kinds of gametes.",
    sources=("openstax-bio-11",),
)  # fmt: skip

SUBJECTS = (CROSSING_OVER, NONDISJUNCTION, ASSORTMENT)
