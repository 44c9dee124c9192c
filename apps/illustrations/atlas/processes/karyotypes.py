"""The karyotype of a woman, and one with a third chromosome 21."""

from __future__ import annotations

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import chromosome_changes
from ..plates.karyotype import karyotype
from ..scenes import drawn
from ..subject import Subject

TERMS = chromosome_changes.TERMS


def draw_female(seed: int) -> Drawing:
    drawing = karyotype("karyotype-female", sex=("X", "X"))
    drawing.label("homologous-autosomes", "1-0", "1-1", priority=0, side="L")
    drawing.label("two-x-chromosomes", "XY-0", "XY-1", priority=0, side="R")
    drawing.label("centromeres-of-karyotype", "centromeres", priority=1)
    return drawing


FEMALE = Subject(
    key="karyotype-female",
    title="Karyotype of a woman",
    kind="plate",
    scene=drawn(
        "karyotype-female", "Karyotype of a woman", Layout.PLATE, (Panel("karyotype-female", draw_female),), TERMS,
        subtitle="22 pairs of autosomes and two X chromosomes",
        note="Lengths of the arms in proportion; replicated chromatids and bands are not shown.",
    ),
    names=("karyotype of a woman", "female karyotype", "human female karyotype", "chromosomal complement of a female", "karyotype is of a female human", "karyotype of a female"),
    tells=("karyotype + female", "karyogram + female", "homologous chromosome + female human somatic cell"),
    not_when=("down", "trisomy", "turner", "triple x", "fish", "mouse"),
    opening="All chromosomes of a body cell of a woman, ordered by size.",
    caption=("homologous-autosomes", "two-x-chromosomes"),
    summary="23 pairs of chromosomes: 22 pairs of autosomes and two X chromosomes.",
    sources=("openstax-bio-13", "openstax-ap-28"),
)  # fmt: skip


def draw_trisomy(seed: int) -> Drawing:
    drawing = karyotype("karyotype-trisomy-21", extra="21")
    drawing.label("third-chromosome", "21-2", priority=0)
    drawing.label("homologous-autosomes", "1-0", "1-1", priority=1, side="L")
    drawing.label("sex-chromosomes", "XY-0", "XY-1", priority=1, side="R")
    return drawing


TRISOMY = Subject(
    key="karyotype-trisomy-21",
    title="Karyotype with trisomy 21",
    kind="plate",
    scene=drawn(
        "karyotype-trisomy-21", "Karyotype with trisomy 21", Layout.PLATE, (Panel("karyotype-trisomy-21", draw_trisomy),), TERMS,
        subtitle="Three copies of chromosome 21: Down syndrome",
        note="Lengths of the arms in proportion; bands are not shown. Here of a male.",
    ),
    names=("karyotype with trisomy 21", "trisomy 21 karyotype", "down syndrome karyotype", "karyotype of down syndrome", "trisomy 21", "karyotype of a person with down syndrome", "down syndrome"),
    tells=("karyotype + trisomy 21", "karyotype + down syndrome"),
    not_when=("maternal age", "incidence", "increase", "photo", "child"),
    opening="All chromosomes of a body cell with a third chromosome 21.",
    caption=("third-chromosome", "homologous-autosomes"),
    summary="One chromosome too many: there are three of chromosome 21.",
    sources=("openstax-bio-13",),
)  # fmt: skip

SUBJECTS = (FEMALE, TRISOMY)
