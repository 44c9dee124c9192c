"""A complete (perfect) flower in longitudinal section."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.flower import flower
from ..knowledge import plants
from ..scenes import drawn
from ..subject import Subject


def draw(seed: int) -> Drawing:
    d = flower()
    d.label("flower-petal", "petal-left", "petal-right", "petal-back-left", priority=0)
    d.label("flower-sepal", "sepal-left", "sepal-right", priority=0)
    anthers = tuple(f"anther-{n}" for n in range(4))
    filaments = tuple(f"filament-{n}" for n in range(4))
    d.label("flower-anther", *anthers, priority=0, side="L")
    d.label("flower-filament", *filaments, priority=0, side="L")
    d.label("flower-stamen", "anther-3", "filament-3", priority=1, side="R", zone=box(90, -300, 300, -100))
    d.label("flower-stigma", "stigma", priority=0)
    d.label("flower-style", "style", priority=0)
    d.label("flower-ovary", "ovary", priority=0)
    d.label("flower-ovule", "ovules", priority=0)
    d.label("flower-carpel", "style", priority=1, zone=box(-20, -200, 20, -100))
    d.label("flower-receptacle", "receptacle", priority=1)
    d.label("flower-pedicel", "pedicel", priority=1)
    return d


SUBJECT = Subject(
    key="flower",
    title="Structure of a flower",
    kind="plate",
    scene=drawn(
        "flower",
        "Structure of a flower",
        Layout.PLATE,
        (Panel("flower", draw),),
        plants.FLOWER,
        subtitle="Complete flower in longitudinal section",
        note="Generalized: numbers and shapes of the parts differ between species.",
    ),
    names=(
        "flower",
        "flower structure",
        "structure of a flower",
        "flower anatomy",
        "part of a flower",
        "flower part",
        "perfect flower",
        "complete flower",
        "structure of a perfect flower",
        "longitudinal section of a flower",
        "floral structure",
        "reproductive part of a flower",
        "reproductive organ of a flower",
        "angiosperm flower",
        "carpel and stamen",
        "pistil and stamen",
    ),
    tells=(
        "sepal + petal + stamen",
        "petal + stamen + carpel",
        "anther + filament + stigma",
        "stigma + style + ovary",
        "calyx + corolla",
        "flower + sepal + petal",
        "flower + stamen + pistil",
        "four main part + flower",
    ),
    not_when=(
        "pea plant",
        "pea flower",
        "pollinat",
        "pollination",
        "pollinator",
        "life cycle",
        "fertilization",
        "color",
        "mendel",
        "orchid",
        "sunflower",
        "inflorescence",
        "bee",
        "corn",
        "flower color",
        "symmetry",
        "fruit",
        "seed",
        "shade",
        "photoperiod",
        "time of day",
        "male and female flower",
        "imperfect",
        "abc model",
    ),
    groups={
        "pistil": ("flower-carpel",),
        "calyx": ("flower-sepal",),
        "corolla": ("flower-petal",),
        "pollen": ("flower-anther",),
    },
    opening="A complete flower is cut lengthwise, its ovary opened to show the ovules.",
    caption=(
        "flower-sepal",
        "flower-petal",
        "flower-stamen",
        "flower-anther",
        "flower-carpel",
        "flower-stigma",
        "flower-ovary",
        "flower-ovule",
    ),
    summary="Sepals and petals surround the stamens and, in the middle, the carpel with its ovules.",
    sources=("openstax-bio-32", "openstax-bio-26", "taiz-physiology"),
)
