"""Mitosis in six panels, and how animal and plant cells part."""

from __future__ import annotations

from functools import lru_cache

from shapely import box, union_all
from shapely.geometry import LineString

from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs import dividing_cell, division_stages
from ..glyphs.dividing_cell import Cell
from ..knowledge import cell_division
from ..subject import Subject
from ..vocabulary import Vocabulary

BOX = (-170, -126, 340, 252)


def stage(key: str, cell: Cell) -> Drawing:
    half = cell.radius * cell.long + 8  # the height is that of every panel, so that all have one scale
    drawing = Drawing(key, box=(-half, BOX[1], 2 * half, BOX[3]))
    dividing_cell.draw(drawing, cell)
    return drawing


def draw_prophase(seed: int) -> Drawing:
    drawing = stage("mitosis-prophase", division_stages.prophase())
    drawing.label("condensed-chromosome", "long-red-left", "long-blue-left", priority=0, side="R")
    drawing.label("dividing-centrosome", "centrosomes", priority=1, side="L")
    return drawing


def draw_prometaphase(seed: int) -> Drawing:
    drawing = stage("mitosis-prometaphase", division_stages.prometaphase())
    drawing.label("envelope-fragments", "envelope-1", priority=1, side="R")
    drawing.label("kinetochore-microtubule", "fibres", priority=0, side="L")
    return drawing


def draw_metaphase(seed: int) -> Drawing:
    drawing = stage("mitosis-metaphase", division_stages.metaphase())
    drawing.add("metaphase-plate", _axis(), Form.FLAT, "ink", shadow=False)
    drawing.label("metaphase-plate", priority=0, side="R", zone=box(-5, -150, 5, -100))
    drawing.label("mitotic-spindle", "spindle", priority=0, side="L")
    drawing.label("sister-chromatids", "long-blue-left", "long-blue-right", priority=1, side="R")
    return drawing


def _axis():
    """Where the plate of chromosomes stands, marked beyond the cell."""
    return union_all([LineString([(0, s * 108), (0, s * 125)]).buffer(1.6) for s in (-1, 1)])


def draw_anaphase(seed: int) -> Drawing:
    drawing = stage("mitosis-anaphase", division_stages.anaphase())
    drawing.label("daughter-chromosome", "long-red-R-single", "long-blue-R-single", priority=0, side="R")
    drawing.label("mitotic-spindle", "spindle", priority=2, side="L")
    return drawing


def draw_telophase(seed: int) -> Drawing:
    drawing = stage("mitosis-telophase", division_stages.telophase())
    drawing.label("new-envelope", "envelope-2", priority=0, side="R")
    drawing.label("cleavage-furrow", "cell", priority=1, side="L", zone=box(-14, 36, 14, 60))
    return drawing


def draw_cytokinesis(seed: int) -> Drawing:
    drawing = stage("mitosis-cytokinesis", division_stages.cytokinesis())
    drawing.label("daughter-cell", "cell", priority=0, side="R", zone=box(60, -100, 170, 100))
    drawing.label("dividing-nucleus", "nucleus-1", priority=1, side="L")
    return drawing


PANELS = (
    Panel("mitosis-prophase", draw_prophase, "Prophase", text="Chromosomes condense; the spindle begins to form between the centrosomes."),
    Panel("mitosis-prometaphase", draw_prometaphase, "Prometaphase", text="The nuclear envelope breaks up; microtubules attach to the kinetochores."),
    Panel("mitosis-metaphase", draw_metaphase, "Metaphase", text="Chromosomes line up at the metaphase plate, tied to both poles."),
    Panel("mitosis-anaphase", draw_anaphase, "Anaphase", text="Sister chromatids separate and are pulled towards opposite poles."),
    Panel("mitosis-telophase", draw_telophase, "Telophase", text="Chromosomes reach the poles and decondense; nuclear envelopes form around them."),
    Panel("mitosis-cytokinesis", draw_cytokinesis, "Cytokinesis", text="A cleavage furrow parts the cytoplasm into two daughter cells."),
)  # fmt: skip


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="mitosis",
        title="Mitosis",
        subtitle="Division of an animal cell with four chromosomes (2n = 4)",
        layout=Layout.PROCESS,
        panels=PANELS,
        lettering=Vocabulary(cell_division.TERMS).lettering(term.key for term in cell_division.TERMS),
        note="Red and blue chromosomes come from different parents. Schematic, not to scale.",
    )


OTHER_DIVISION = (
    "meiosis", "meiotic", "gamete", "bacteria", "bacterium", "prokaryote", "prokaryotic", "binary fission", "spermatogonium", "oogenesis",
    "spermatogenesis", "cancer", "graph", "bar chart", "onion root", "micrograph", "fungus", "hydra", "stem cell", "checkpoint", "cyclin", "life cycle",
)  # fmt: skip

MITOSIS = Subject(
    key="mitosis",
    title="Mitosis",
    kind="process",
    scene=scene,
    names=("anaphase of mitosis", "prophase of mitosis", "telophase of mitosis", 
        "mitosis", "phase of mitosis", "stage of mitosis", "mitotic phase", "karyokinesis", "mitotic cell division", "mitotic division",
        "cell division", "animal cell mitosis", "mitosis in animal cell", "somatic cell division",
    ),
    tells=(
        "prophase + metaphase + anaphase + telophase",
        "karyokinesis + prophase",
        "mitosis + five stage",
        "mitosis + sister chromatid + separate",
    ),
    not_when=("micrographs of", *OTHER_DIVISION, "cytokinesis in", "g1", "s phase", "interphase prophase", "plant cell", "cell plate", "at metaphase", "cell cycle"),
    opening="Six stages by which a cell divides its chromosomes and itself.",
    caption=("sister-chromatids", "kinetochore-microtubule", "metaphase-plate"),
    summary="Chromosomes condense, line up, part and are shared out to two like cells.",
    scope="Prometaphase is often counted as late prophase, and cytokinesis as a step of its own.",
    sources=("openstax-bio-10", "openstax-ap-3"),
)  # fmt: skip

SUBJECTS = (MITOSIS,)
