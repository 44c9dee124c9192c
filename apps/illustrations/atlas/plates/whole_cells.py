"""Whole cells beside each other, and a generalized eukaryotic cell with what different eukaryotes have."""

from __future__ import annotations

from shapely.geometry import MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import cells
from ..knowledge import organelles as words
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary
from . import animal_cell, plant_cell

WORDS = Vocabulary(cells.TERMS, words.TERMS)


def draw_eukaryotic_cell(seed: int) -> Drawing:
    """The animal cell with a flagellum and a field of cilia on its membrane."""
    d = Drawing("eukaryotic-cell", box=(-70, -62, 1180, 830))
    whip = geo.line((930, 560), (1000, 610), (1040, 670), (1010, 730), (1060, 756), (1104, 720), step=6)
    d.add("flagellum", whip, Form.CORD, "cell-surface", width=15)
    roots = [
        (60, 176),
        (84, 146),
        (110, 119),
        (140, 95),
        (172, 76),
        (206, 59),
        (242, 47),
        (280, 36),
        (36, 210),
    ]
    hairs = []
    for n, (x, y) in enumerate(roots):
        lean = 10 if n % 2 else -6
        hairs.append(
            geo.line((x + 14, y + 14), (x - 12 + lean * 0.3, y - 18), (x - 30 + lean, y - 46), step=4)
        )
    d.add("cilia", MultiLineString(hairs), Form.CORD, "cell-surface", width=7)
    d.place(animal_cell.draw_animal_cell(seed), 0, 0, labels=True)
    d.label("cell-flagellum", "flagellum", priority=0)
    d.label("cell-cilia", "cilia", priority=0)
    return d


EUKARYOTIC_CELL = Subject(
    key="eukaryotic-cell",
    title="Generalized eukaryotic cell",
    kind="plate",
    scene=drawn(
        "eukaryotic-cell", "Generalized eukaryotic cell", Layout.PLATE, (Panel("eukaryotic-cell", draw_eukaryotic_cell),), WORDS,
        labels=" ".join(animal_cell.TERMS) + " cell-flagellum cell-cilia",
        subtitle="Cut open, with structures that not every eukaryote has", note="Organelles are not drawn to a common scale.",
    ),
    names=("generalized eukaryotic cell", "generalized eukaryote", "single celled eukaryotic organism", "eukaryotic microbial cell", "unicellular eukaryote", "generalized single celled eukaryotic organism",
           "single celled eukaryote"),
    tells=("generalized + eukaryotic organism",),
    not_when=("plant", "prokaryote", "prokaryotic"),
    opening="A generalized eukaryotic cell without a wall, cut open.",
    caption=("nucleus", "rough-er", "golgi-apparatus", "mitochondrion", "cell-flagellum", "cell-cilia"),
    facts=(Fact("Cells of eukaryotes vary greatly, and a particular cell may not have all the structures that are shown.", "openstax-micro-3"),),
    summary="Membrane-bound organelles around a nucleus, with cilia and a flagellum.",
    sources=("openstax-micro-3",),
)  # fmt: skip

PLANT_AND_ANIMAL_CELL = Subject(
    key="plant-and-animal-cell",
    title="Animal cell and plant cell",
    kind="comparison",
    scene=drawn(
        "plant-and-animal-cell", "Animal cell and plant cell", Layout.COMPARISON,
        (
            Panel("animal-cell", animal_cell.draw_animal_cell, heading="Animal cell", text="No cell wall; with centrosome and lysosomes."),
            Panel("plant-cell", plant_cell.draw_plant_cell, heading="Plant cell", text="With cell wall, chloroplasts and a large central vacuole."),
        ),
        WORDS, labels=" ".join(dict.fromkeys((*animal_cell.TERMS, *plant_cell.TERMS))),
        subtitle="Generalized eukaryotic cells, cut open", note="Not to a common scale.",
    ),
    names=("animal cell and plant cell", "plant cell and animal cell", "animal and plant cell", "plant and animal cell", "animal cell vs plant cell", "plant cell vs animal cell",
           "animal cell versus plant cell", "plant cell versus animal cell", "plant vs animal cell", "animal vs plant cell"),
    tells=("typical animal cell + plant cell", "animal cell + plant cell + compare", "animal cell + plant cell + comparison", "animal cell + plant cell + difference"),
    not_when=("cytokinesis", "mitosis", "osmosis", "hypotonic", "hypertonic", "tonicity", "size", "scale"),
    opening="A generalized animal cell beside a generalized plant cell.",
    caption=("nucleus", "mitochondrion", "lysosome", "centrosome", "cell-wall", "chloroplast", "central-vacuole"),
    facts=(Fact("Plant cells have a cell wall, chloroplasts and other plastids, and a central vacuole, which animal cells do not have.", "openstax-bio-4"),),
    summary="The organelles both share, and the wall, chloroplasts and vacuole of the plant.",
    sources=("openstax-bio-4",),
)  # fmt: skip

SUBJECTS = (EUKARYOTIC_CELL, PLANT_AND_ANIMAL_CELL)
