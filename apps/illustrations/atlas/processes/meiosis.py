"""Meiosis in eight panels, crossing over, and how the pairs assort."""

from __future__ import annotations

from functools import lru_cache

from shapely import box

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs import dividing_cell, division_stages
from ..glyphs.dividing_cell import Cell
from ..knowledge import cell_division
from ..subject import Subject
from ..vocabulary import Vocabulary
from .mitosis import BOX, stage

LETTERING = Vocabulary(cell_division.TERMS).lettering(term.key for term in cell_division.TERMS)


def _several(key: str, cells: tuple[Cell, ...]) -> Drawing:
    drawing = Drawing(key, box=BOX)
    for number, cell in enumerate(cells, 1):
        dividing_cell.draw(drawing, cell, f"cell-{number}-")
    return drawing


def draw_prophase_1(seed: int) -> Drawing:
    drawing = stage("meiosis-prophase-1", division_stages.prophase_1())
    drawing.label("homologous-pair", "long-red-left", priority=0, side="L")
    drawing.label("chiasma", "short-red-right-swapped", "short-blue-left-swapped", priority=0, side="R")
    return drawing


def draw_metaphase_1(seed: int) -> Drawing:
    drawing = stage("meiosis-metaphase-1", division_stages.metaphase_1())
    drawing.label("tetrad", "long-red-left", "long-blue-right", priority=0, side="R")
    drawing.label("meiotic-spindle", "spindle", priority=2, side="L")
    return drawing


def draw_anaphase_1(seed: int) -> Drawing:
    drawing = stage("meiosis-anaphase-1", division_stages.anaphase_1())
    drawing.label("sister-chromatids", "long-blue-left", "long-blue-right", priority=0, side="R")
    return drawing


def draw_telophase_1(seed: int) -> Drawing:
    drawing = stage("meiosis-telophase-1", division_stages.telophase_1())
    drawing.label("haploid-cell", "cell", priority=0, side="R", zone=box(100, -110, 170, -50))
    return drawing


def draw_metaphase_2(seed: int) -> Drawing:
    drawing = _several("meiosis-metaphase-2", division_stages.second_division("metaphase"))
    drawing.label(
        "sister-chromatids", "cell-2-long-blue-left", "cell-2-long-blue-right", priority=0, side="R"
    )
    return drawing


def draw_anaphase_2(seed: int) -> Drawing:
    drawing = _several("meiosis-anaphase-2", division_stages.second_division("anaphase"))
    drawing.label("daughter-chromosome", "cell-2-long-blue-R-single", priority=0, side="R")
    return drawing


def draw_four_cells(seed: int) -> Drawing:
    drawing = _several("meiosis-four-cells", division_stages.four_cells())
    drawing.label("haploid-cell", "cell-3-cell", "cell-4-cell", priority=0, side="R")
    drawing.label(
        "recombinant-chromatid",
        "cell-2-long-red-single-swapped",
        "cell-2-long-red-single",
        priority=1,
        side="L",
    )
    return drawing


def draw_interphase(seed: int) -> Drawing:
    drawing = stage("meiosis-interphase", division_stages.interphase())
    drawing.label("interphase-chromatin", "chromatin-1-0", "chromatin-1-1", priority=0, side="L")
    drawing.label("dividing-centrosome", "centrosomes", priority=1, side="R")
    return drawing


PANELS = (
    Panel("meiosis-interphase", draw_interphase, "Interphase", text="Before meiosis the DNA is replicated once."),
    Panel("meiosis-prophase-1", draw_prophase_1, "Prophase I", text="Homologous chromosomes pair and exchange segments."),
    Panel("meiosis-metaphase-1", draw_metaphase_1, "Metaphase I", text="Homologous pairs line up at the metaphase plate."),
    Panel("meiosis-anaphase-1", draw_anaphase_1, "Anaphase I", text="Homologous chromosomes part; sister chromatids stay together."),
    Panel("meiosis-telophase-1", draw_telophase_1, "Telophase I and cytokinesis", text="Two haploid cells form."),
    Panel("meiosis-metaphase-2", draw_metaphase_2, "Metaphase II", text="Chromosomes line up singly at the plate of each cell."),
    Panel("meiosis-anaphase-2", draw_anaphase_2, "Anaphase II", text="Sister chromatids part."),
    Panel("meiosis-four-cells", draw_four_cells, "Telophase II and cytokinesis", text="Four haploid cells form, each with a different set of alleles."),
)  # fmt: skip


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="meiosis",
        title="Meiosis",
        subtitle="From an animal cell with four chromosomes (2n = 4) to four haploid cells",
        layout=Layout.PROCESS,
        panels=PANELS,
        lettering=LETTERING,
        note="Red and blue chromosomes come from different parents; prophase II is left out. Schematic, not to scale.",
    )


MEIOSIS = Subject(
    key="meiosis",
    title="Meiosis",
    kind="process",
    scene=scene,
    names=(
        "meiosis", "meiosis i and meiosis ii", "stage of meiosis", "phase of meiosis", "meiotic division", "meiotic cell division",
        "meiosis i", "meiosis ii", "reduction division", "meiosis in animal cell",
    ),
    tells=(
        "prophase i + metaphase i + anaphase i", "meiosis + four haploid", "meiosis + haploid daughter cell", "diploid + meiosis i + meiosis ii + haploid",
        "meiosis i + homologous chromosome + meiosis ii + sister chromatid",
    ),
    not_when=(
        "mitosis", "nondisjunction", "sperm", "spermatogenesis", "spermatogonium", "spermatocyte", "oogenesis", "oocyte", "egg", "spore", "sporophyte", "gametophyte",
        "fungus", "fungi", "plant", "fertilization", "life cycle", "independent assortment", "random", "error", "prophase i of", "early prophase", "synaptonemal",
        "prometaphase i of", "compare", "alternation", "microspore", "megaspore", "pollen", "ovule", "zygote", "prometaphase i and", "aneuploidy", "linked",
    ),
    opening="Eight panels from the replicated DNA of one cell to four haploid cells.",
    caption=("homologous-pair", "chiasma", "haploid-cell"),
    summary="Homologs pair, cross over and part; then sister chromatids part: four haploid cells.",
    sources=("openstax-bio-11",),
)  # fmt: skip

SUBJECTS = (MEIOSIS,)
