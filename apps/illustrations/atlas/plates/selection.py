"""Natural selection: its modes, and the beaks of finches."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString
from shapely.ops import substring

from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import plots
from ..glyphs.vertebrates import songbird
from ..knowledge import evolution
from ..scenes import drawn
from ..subject import Fact, Subject


def _mode(key: str, before: tuple, after: tuple) -> Drawing:
    d = plots.axes(key)
    d.add("after", plots.bell(*after), Form.FLAT, "vein", tone=0.25, opacity=0.85, outline=True)
    edge = plots.outline(plots.bell(*before))
    dashes = MultiLineString([substring(edge, s, s + 7) for s in range(0, int(edge.length), 12)])
    d.add("before", dashes, Form.CORD, "ink", width=2.4, tone=0.25)
    d.label("selection-before", "before", priority=0)
    d.label("selection-after", "after", priority=0)
    return d


def draw_stabilizing(seed: int) -> Drawing:
    return _mode("stabilizing-selection", ((0.5, 0.24, 0.6),), ((0.5, 0.13, 0.92),))


def draw_directional(seed: int) -> Drawing:
    return _mode("directional-selection", ((0.36, 0.18, 0.72),), ((0.66, 0.18, 0.72),))


def draw_diversifying(seed: int) -> Drawing:
    return _mode("diversifying-selection", ((0.5, 0.22, 0.72),), ((0.22, 0.12, 0.66), (0.78, 0.12, 0.66)))


def _finches(key: str, heights: list[float], mean: float, bill: float) -> Drawing:
    d = plots.axes(key)
    d.add("birds", plots.bars(heights), Form.ROUND, "feather-brown", depth=5)
    x = plots.WIDE * mean
    d.add("mean", box(x - 1.6, -plots.HIGH - 4, x + 1.6, 0), Form.FLAT, "artery")
    d.place(songbird(bill), 206, -134, 0.3, prefix="finch-")
    d.label("selection-birds", "birds", priority=0)
    d.label("selection-beak-mean", "mean", priority=0)
    return d


def draw_before_drought(seed: int) -> Drawing:
    return _finches(
        "finches-1976", [0.06, 0.16, 0.34, 0.6, 0.86, 0.9, 0.66, 0.38, 0.18, 0.07, 0.02], 0.46, 0.9
    )


def draw_after_drought(seed: int) -> Drawing:
    return _finches("finches-1978", [0, 0.01, 0.03, 0.06, 0.12, 0.2, 0.24, 0.2, 0.12, 0.05, 0.02], 0.57, 1.35)


def _finch(key: str, bill: float) -> Drawing:
    d = Drawing(key, box=(-120, -90, 240, 180))
    d.place(songbird(bill), 0, 0)
    return d


BEAKS = (
    ("finch-warbler", 0.3, "Insects", "A thin, pointed beak picks insects."),
    ("finch-small", 0.85, "Small seeds", "A short beak cracks small, soft seeds."),
    ("finch-large", 2.3, "Large seeds", "A deep, strong beak cracks large, hard seeds."),
    ("finch-cactus", 1.4, "Cactus", "A long beak opens cactus fruits and flowers."),
)


def _beak(key: str, bill: float, food: str, text: str) -> Panel:
    return Panel(key, lambda seed: _finch(key, bill), food, text=text)


BOOK = "openstax-bio-19"


SUBJECTS = (
    Subject(
        key="selection-modes",
        title="Modes of natural selection",
        kind="comparison",
        scene=drawn(
            "selection-modes",
            "Modes of natural selection",
            Layout.COMPARISON,
            (
                Panel(
                    "stabilizing-selection",
                    draw_stabilizing,
                    "Stabilizing",
                    text="An average phenotype is favored; variation decreases.",
                ),
                Panel(
                    "directional-selection",
                    draw_directional,
                    "Directional",
                    text="A phenotype at one end is favored; the average shifts.",
                ),
                Panel(
                    "diversifying-selection",
                    draw_diversifying,
                    "Diversifying (disruptive)",
                    text="Both extremes are favored over the average.",
                ),
            ),
            evolution.SELECTION,
            note="Across: a trait such as body size. Up: number of individuals. No scale.",
        ),
        names=(
            "stabilizing directional and diversifying selection",
            "stabilizing selection",
            "directional selection",
            "diversifying selection",
            "disruptive selection",
            "mode of natural selection",
            "type of natural selection",
            "type of selection",
            "mode of selection",
            "stabilizing directional and disruptive selection",
        ),
        tells=(
            "stabilizing + directional",
            "stabilizing selection + average phenotype",
            "directional selection + phenotype",
        ),
        not_when=("clonal", "sexual selection", "thymus", "negative selection", "artificial selection"),
        opening="How the spread of a trait in a population changes under three modes of selection.",
        facts=(Fact("Selection acts on phenotypes and changes their frequencies.", BOOK),),
        summary="Stabilizing selection narrows a curve, directional shifts it, diversifying splits it in two.",
        sources=(BOOK, "futuyma-evolution"),
    ),
    Subject(
        key="finch-beak-drought",
        title="Finch beaks before and after a drought",
        kind="comparison",
        scene=drawn(
            "finch-beak-drought",
            "Finch beaks before and after a drought",
            Layout.COMPARISON,
            (
                Panel(
                    "finches-1976",
                    draw_before_drought,
                    "1976",
                    text="Before the drought: the average beak is about 9.5 mm deep.",
                ),
                Panel(
                    "finches-1978",
                    draw_after_drought,
                    "1978",
                    text="After it: fewer birds, with an average of about 10 mm.",
                ),
            ),
            evolution.SELECTION,
            subtitle="Medium ground finch, Daphne Major, Galápagos",
            note="Across: beak depth. Up: number of birds. Bars are schematic.",
        ),
        names=(
            "finch beak drought",
            "beak depth of finch",
            "finch beak size",
            "evolution of finch beak",
            "daphne major finch",
        ),
        tells=(
            "daphne major + finch",
            "daphne major + finches",
            "drought + finches",
            "drought + finch + beak",
            "finch + drought",
            "finch + beak size + seed",
            "galapagos + drought + beak",
        ),
        opening="Beak depth of finches on Daphne Major before and after the drought of 1977.",
        facts=(
            Fact(
                "The drought left mostly large, hard seeds, and many small-beaked birds starved.",
                "openstax-bio-18",
            ),
        ),
        summary="After the drought few birds are left, and their average beak is deeper.",
        sources=("openstax-bio-18", "futuyma-evolution"),
    ),
    Subject(
        key="finch-beaks",
        title="Beaks of Darwin's finches",
        kind="comparison",
        scene=drawn(
            "finch-beaks",
            "Beaks of Darwin's finches",
            Layout.COMPARISON,
            tuple(_beak(*row) for row in BEAKS),
            (),
            subtitle="Adaptation to food on the Galápagos Islands",
            note="Schematic; not portraits of single species.",
        ),
        names=(
            "darwin's finch",
            "darwin finch",
            "darwins finch",
            "galapagos finch",
            "finch beak",
            "beak shape of finch",
            "beaks of finches",
            "beaks of darwin's finches",
            "darwin's finches",
            "finch adaptive radiation",
            "adaptive radiation of finch",
            "beak of darwin's finch",
        ),
        tells=(
            "darwin + beak + finch",
            "beak shape + finch",
            "beak shape + finches",
            "darwin + finches",
            "finch + beak + ancestral",
            "darwin + finch species",
        ),
        not_when=("drought", "daphne", "phylogen"),
        opening="Beaks of finches that eat different food.",
        facts=(
            Fact(
                "Darwin's finches descend from one ancestral species that reached the islands.",
                "openstax-bio-18",
            ),
            Fact("Their beaks became adapted to different food: an adaptive radiation.", "openstax-bio-18"),
        ),
        summary="Thin beaks pick insects, short ones crack small seeds, deep ones large seeds.",
        sources=("openstax-bio-18",),
    ),
)
