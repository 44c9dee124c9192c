"""How chromosomes line up in the two divisions of meiosis, and which genes stay together."""

from __future__ import annotations

from dataclasses import replace

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import chromosomes, dividing_cell, division_stages
from ..knowledge import cell_division
from ..scenes import drawn
from ..subject import Subject


# ---------------------------------------------------------------- alignment in meiosis I and II
def draw_pairs(seed: int) -> Drawing:
    drawing = Drawing("alignment-first", box=(-130, -126, 260, 252))
    dividing_cell.draw(drawing, division_stages.metaphase_1())
    drawing.label("homologous-pair", "long-red-left", "long-blue-right", priority=0)
    drawing.label("meiotic-spindle", "spindle", priority=1)
    return drawing


def draw_single(seed: int) -> Drawing:
    drawing = Drawing("alignment-second", box=(-130, -126, 260, 252))
    first, _ = division_stages.second_division("metaphase")
    dividing_cell.draw(drawing, replace(first, centre=(0, 0)))
    drawing.label("sister-chromatids", "long-red-left", "long-red-right", priority=0)
    drawing.label("kinetochore-microtubule", "fibres", priority=1)
    return drawing


ALIGNMENT = Subject(
    key="meiotic-alignment",
    title="Alignment of chromosomes in meiosis I and meiosis II",
    kind="comparison",
    scene=drawn(
        "meiotic-alignment",
        "Alignment of chromosomes in meiosis I and II",
        Layout.COMPARISON,
        (
            Panel("alignment-first", draw_pairs, "Meiosis I", text="Homologous pairs line up; both chromatids of a chromosome are tied to one pole, and homologs part."),
            Panel("alignment-second", draw_single, "Meiosis II", text="Chromosomes line up singly; sister chromatids are tied to opposite poles, and part."),
        ),
        cell_division.TERMS,
        note="Red and blue chromosomes come from different parents. Schematic.",
    ),
    names=("alignment of chromosomes in meiosis i and meiosis ii", "chromosome alignment in meiosis", "chromosome alignment in meiosis i and meiosis ii", "meiosis i and ii compared", "alignment in meiosis"),
    tells=("chromosome alignment + meiosis i + meiosis ii", "alignment + meiosis i + meiosis ii"),
    opening="Metaphase of the first and of the second division.",
    caption=("homologous-pair", "sister-chromatids"),
    summary="Pairs line up in meiosis I, single chromosomes in meiosis II.",
    sources=("openstax-bio-11",),
)  # fmt: skip


# ---------------------------------------------------------------- linked genes
def _gametes(key: str, linked: bool) -> Drawing:
    """A cell with two genes, and what its gametes can hold."""
    drawing = Drawing(key, box=(-170, -120, 340, 240))
    red, blue = division_stages.MATERNAL, division_stages.PATERNAL
    tall = 92.0
    if linked:
        start = [("AB", red, -20.0), ("ab", blue, 20.0)]
        gametes = [[("AB", red)], [("ab", blue)]]
    else:
        start = [("A", red, -58.0), ("a", blue, -30.0), ("B", red, 30.0), ("b", blue, 58.0)]
        gametes = [
            [("A", red), ("B", red)],
            [("A", red), ("b", blue)],
            [("a", blue), ("B", red)],
            [("a", blue), ("b", blue)],
        ]
    drawing.add("cell", geo.ellipse(0, -54, 92, 58), Form.ROUND, "cell-dividing", depth=12)
    for n, (letters, material, x) in enumerate(start):
        rod = chromosomes.rod(
            tall * 0.86, 19, [(1, material)] * 2, (letters if len(letters) == 2 else f"{letters} "), 0.5
        )
        drawing.place(rod, x, -54 - tall * 0.43, prefix=f"parent-{n}-")
    for n, content in enumerate(gametes):
        x = (n - (len(gametes) - 1) / 2) * 82
        drawing.add(f"gamete-{n}", geo.ellipse(x, 76, 37), Form.ROUND, "cell-dividing", depth=9)
        drawing.flow("neutral", (x * 0.5, 8), (x * 0.86, 32), width=6)
        for k, (letters, material) in enumerate(content):
            dx = (k - (len(content) - 1) / 2) * 24
            rod = chromosomes.rod(
                46, 16, [(1, material)] * 2, (letters if len(letters) == 2 else f"{letters} "), 0.5
            )
            drawing.place(rod, x + dx, 53, prefix=f"gamete-{n}-{k}-")
    return drawing


def draw_unlinked(seed: int) -> Drawing:
    return _gametes("linkage-unlinked", False)


def draw_linked(seed: int) -> Drawing:
    return _gametes("linkage-linked", True)


LINKAGE = Subject(
    key="linked-genes",
    title="Unlinked and linked genes",
    kind="comparison",
    scene=drawn(
        "linked-genes",
        "Unlinked and linked genes",
        Layout.COMPARISON,
        (
            Panel("linkage-unlinked", draw_unlinked, "On different chromosomes", text="The genes assort independently: four kinds of gametes, equally often."),
            Panel("linkage-linked", draw_linked, "Close together on one chromosome", text="The genes are inherited together; only crossing over between them gives other gametes."),
        ),
        (),
        subtitle="A cell that is heterozygous for two genes, and its gametes",
        note="Red and blue chromosomes come from different parents. Schematic.",
    ),
    names=("linked gene", "unlinked and linked gene", "linked and unlinked gene", "gene linkage", "genetic linkage", "linkage of gene", "inheritance pattern of unlinked and linked gene"),
    tells=("linked gene + unlinked", "unlinked + linked gene", "linked + same chromosome + gene"),
    not_when=("sex linked", "x linked", "map"),
    opening="How two genes are passed on when they lie apart and when they lie together.",
    summary="Unlinked genes give four kinds of gametes; linked genes mostly two.",
    sources=("openstax-bio-13",),
)  # fmt: skip

SUBJECTS = (
    ALIGNMENT,
    LINKAGE,
)
