"""An animal cell at metaphase of mitosis, its spindle complete."""

from __future__ import annotations

from shapely import box, union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import dividing_cell, division_stages
from ..knowledge import cell_division
from ..scenes import drawn
from ..subject import Subject


def draw(seed: int) -> Drawing:
    plate = Drawing("metaphase-cell", box=(-132, -136, 264, 272))
    cell = division_stages.metaphase()
    dividing_cell.draw(plate, cell)
    spots = [geo.ellipse(s * 8.5, placed.at[1], 2.6, 4.6) for placed in cell.chromosomes for s in (-1, 1)]
    plate.add("kinetochores", union_all(spots), Form.ROUND, "kinetochore", depth=1.5, shadow=False)
    axis = [LineString([(0, s * 112), (0, s * 134)]).buffer(1.2) for s in (-1, 1)]
    plate.add("metaphase-plate", union_all(axis), Form.FLAT, "ink", shadow=False)
    plate.label("metaphase-plate", priority=0, side="R", zone=box(-4, -140, 4, -118))
    plate.label(
        "sister-chromatids",
        "long-red-left",
        "long-red-right",
        "long-blue-left",
        "long-blue-right",
        priority=0,
        side="R",
    )
    plate.label("kinetochore-of-chromosome", "kinetochores", priority=0, side="R")
    plate.label("kinetochore-microtubule", "fibres", priority=0, side="L")
    plate.label("mitotic-spindle", "spindle", priority=0, side="L")
    plate.label("dividing-centrosome", "centrosomes", priority=0, side="L", zone=box(-130, -40, 0, 40))
    plate.label("aster", "asters", priority=1, side="R", zone=box(96, -60, 130, 60))
    plate.label(
        "dividing-membrane",
        "cell",
        priority=2,
        side="L",
        zone=plate["cell"].shape.difference(geo.inset(plate["cell"].shape, 2.5)),
    )
    return plate


SUBJECT = Subject(
    key="metaphase-cell",
    title="Mitotic cell at metaphase",
    kind="plate",
    scene=drawn(
        "metaphase-cell", "Mitotic cell at metaphase", Layout.PLATE, (Panel("metaphase-cell", draw),), cell_division.TERMS,
        subtitle="An animal cell with four chromosomes",
        note="Red and blue chromosomes come from different parents. Schematic, not to scale.",
    ),
    names=("mitotic cell at metaphase", "metaphase cell", "metaphase", "metaphase of mitosis", "cell at metaphase", "mitotic spindle", "cell in metaphase", "spindle apparatus", "metaphase plate"),
    tells=("metaphase + spindle + sister chromatid", "metaphase plate + microtubule", "kinetochore + mitotic spindle"),
    not_when=("meiosis", "metaphase i", "metaphase ii", "prophase", "anaphase", "telophase", "independent assortment", "homologous", "tetrad", "plant", "checkpoint", "drug", "stage"),
    opening="A cell at metaphase, when all chromosomes are tied to both poles.",
    caption=("dividing-centrosome", "mitotic-spindle", "kinetochore-microtubule", "metaphase-plate", "sister-chromatids"),
    summary="The spindle holds all chromosomes at the plate halfway between its poles.",
    sources=("openstax-bio-10",),
)  # fmt: skip
