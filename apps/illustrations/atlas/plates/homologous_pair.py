"""A homologous pair of replicated chromosomes, one of each parent."""

from __future__ import annotations

from dataclasses import replace

from shapely import box, union_all

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import chromosomes
from ..glyphs.chromosomes import MATERNAL, PATERNAL, Chromosome
from ..knowledge import cell_division
from ..scenes import drawn
from ..subject import Subject

LOOK = Chromosome(material=MATERNAL, upper=240, lower=340, width=84, spread=40)
APART = 165.0
LOCI = ((-130, 22), (110, 26), (220, 22))


def draw(seed: int) -> Drawing:
    plate = Drawing("homologous-pair", box=(-340, -260, 680, 620))
    for name, material, x in (("maternal", MATERNAL, -APART), ("paternal", PATERNAL, APART)):
        glyph = chromosomes.chromosome(replace(LOOK, material=material))
        for side in ("left", "right"):
            chromosomes.bands(glyph, f"{side}-loci", glyph[side].shape, LOCI, "effector")
        glyph.add(
            "kinetochores",
            union_all([geo.ellipse(s * 76, 0, 9, 22) for s in (-1, 1)]),
            Form.ROUND,
            "kinetochore",
            depth=5,
        )
        plate.place(glyph, x, 0, prefix=f"{name}-")
    plate.label(
        "maternal-homolog",
        "maternal-left",
        "maternal-right",
        priority=0,
        side="L",
        zone=box(-340, -260, 0, -40),
    )
    plate.label(
        "paternal-homolog",
        "paternal-left",
        "paternal-right",
        priority=0,
        side="R",
        zone=box(0, -260, 340, -40),
    )
    plate.label(
        "sister-chromatids",
        "paternal-left",
        "paternal-right",
        priority=0,
        side="R",
        zone=box(0, 240, 340, 340),
    )
    plate.label("chromosome-centromere", "maternal-centromere", priority=0, side="L")
    plate.label("kinetochore-of-chromosome", "paternal-kinetochores", priority=1, side="R")
    plate.label("same-locus", "maternal-left-loci", "maternal-right-loci", priority=1, side="L")
    return plate


SUBJECT = Subject(
    key="homologous-pair",
    title="Homologous pair of chromosomes",
    kind="plate",
    scene=drawn(
        "homologous-pair", "Homologous pair of chromosomes", Layout.PLATE, (Panel("homologous-pair", draw),), cell_division.TERMS,
        subtitle="Two replicated chromosomes, each with two sister chromatids",
        note="Yellow bands stand for genes at the same places; the alleles can differ. Schematic.",
    ),
    names=("homologous pair of chromosomes", "homologous pair of chromosome", "homologous chromosome", "homologous pair", "pair of homologous chromosome", "homologous chromosomes with sister chromatids", "homologous chromosome pair"),
    tells=("homologous pair + sister chromatid",),
    not_when=("crossing", "crossover", "meiosis", "metaphase", "anaphase", "prophase", "nondisjunction", "exchange", "recombination", "karyotype", "synapse", "synaptonemal", "independent", "segregat", "nonsister", "mitosis"),
    opening="A pair of homologous chromosomes after replication.",
    caption=("maternal-homolog", "sister-chromatids", "chromosome-centromere", "same-locus"),
    summary="Two chromosomes with the same genes, one of each parent, each of two sister chromatids.",
    sources=("openstax-ap-3", "openstax-bio-11"),
)  # fmt: skip
