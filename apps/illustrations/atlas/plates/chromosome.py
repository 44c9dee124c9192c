"""A replicated chromosome with its arms, centromere and telomeres."""

from __future__ import annotations

from shapely import box, union_all

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import chromosomes
from ..glyphs.chromosomes import Chromosome
from ..knowledge import cell_division
from ..scenes import drawn
from ..subject import Subject

LOOK = Chromosome(material="chromosome-paternal", upper=290, lower=430, width=118, spread=66)
BANDS = ((-210, 24), (-150, 40), (-80, 22), (80, 34), (150, 22), (222, 46), (300, 26), (345, 20))


def draw(seed: int) -> Drawing:
    plate = Drawing("chromosome", box=(-330, -310, 660, 760))
    plate.place(chromosomes.chromosome(LOOK), 0, 0)
    for name, side in (("left", -1), ("right", 1)):
        outline = chromosomes.chromatid(LOOK, side)
        chromosomes.bands(plate, f"{name}-bands", outline, BANDS)
        tips = outline.intersection(box(-400, -400, 400, -258).union(box(-400, 398, 400, 500)))
        plate.add(f"{name}-telomeres", tips, Form.ROUND, "effector", depth=20, shadow=False)
    plate.add(
        "kinetochores",
        union_all([geo.ellipse(s * 104, 0, 12, 30) for s in (-1, 1)]),
        Form.ROUND,
        "kinetochore",
        depth=6,
    )
    plate.label("chromosome-centromere", "centromere", priority=0)
    plate.label("sister-chromatids", "left", "right", priority=0, zone=box(-300, 60, 300, 380))
    plate.label("telomere", "left-telomeres", "right-telomeres", priority=0)
    plate.label("short-arm", "right", "left", priority=1, zone=box(-300, -240, 300, -60))
    plate.label("long-arm", "right", priority=1, zone=box(0, 60, 300, 380), side="R")
    plate.label("kinetochore-of-chromosome", "kinetochores", priority=1)
    return plate


SUBJECT = Subject(
    key="chromosome",
    title="Replicated chromosome",
    kind="plate",
    scene=drawn(
        "chromosome", "Replicated chromosome", Layout.PLATE, (Panel("chromosome", draw),), cell_division.TERMS,
        subtitle="Two sister chromatids, as seen in metaphase of mitosis",
        note="Bands appear when chromosomes are stained; here they are schematic.",
    ),
    names=("replicated chromosome", "chromosome", "chromosome structure", "duplicated chromosome", "sister chromatid", "centromere", "kinetochore", "telomere", "metaphase chromosome", "mitotic chromosome"),
    not_when=("micrograph", "onion", 
        "mitosis", "meiosis", "map", "karyotype", "homologous", "homolog", "bacterial", "bacterium", "prokaryotic", "circular", "inversion", "translocation", "deletion", "duplication", "crossing over", "linked", "gene",
        "x chromosome", "y chromosome", "sex chromosome", "replication", "telomerase", "packing", "packed", "packaging", "histone", "dna", "nucleus", "cell", "recombination", "inactivation", "theory", "human chromosome",
        "artificial", "polytene", "fruit fly", "linkage", "locus", "allele", "spindle", "microtubule", "movement", "trisomy", "nondisjunction", "aberration", "mutation", "rearrangement",
    ),
    opening="A chromosome after replication, with its two sister chromatids.",
    caption=("sister-chromatids", "chromosome-centromere", "telomere"),
    summary="Two sister chromatids are held together at the centromere; telomeres cap the ends.",
    sources=("openstax-bio-10", "openstax-bio-14"),
)  # fmt: skip
