"""The DNA double helix: the two ribbons as a whole, and six of its base pairs opened out into a ladder."""

from __future__ import annotations

from functools import lru_cache

from shapely import box
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs import double_helix, pairing
from ..knowledge import nucleic_acids
from ..subject import Subject
from ..vocabulary import Vocabulary

HEIGHT, TURNS, START = 860.0, 2.2, 0.4
LADDER = "TGACGA"


def draw(seed: int) -> Drawing:
    plate = Drawing("dna-double-helix", box=(-150, -20, 900, 900))
    plate.place(double_helix.double_helix(HEIGHT, 116, TURNS, 38, START), 0, 10, prefix="helix-")
    for kind, places in double_helix.grooves(HEIGHT, TURNS, START).items():
        upper, lower = places[0]
        upper, lower = upper + 17, lower + 3  # between the middles of the ribbons
        plate.add(f"{kind}-groove", _bracket(-134, upper, lower), Form.FLAT, "ink", shadow=False)
        middle = box(-140, upper * 0.6 + lower * 0.4, -130, upper * 0.4 + lower * 0.6)
        plate.label(f"{kind}-groove", priority=1, side="L", zone=middle)
    plate.place(pairing.ladder(LADDER), 490, 115, 1.14, prefix="pair-")
    plate.label(
        "sugar-phosphate-backbone", "helix-strand-a-front", "helix-strand-b-front", priority=0, side="L"
    )
    plate.label("base-pair", *(f"helix-{base}" for base in ("adenine", "guanine")), priority=0, side="L")
    for base in ("adenine", "thymine", "guanine", "cytosine"):
        plate.label(base, f"pair-{base}", priority=0)
    plate.label("hydrogen-bonds-of-bases", "pair-bonds", priority=1, side="R")
    plate.label("deoxyribose", "pair-sugars", priority=1, side="R")
    plate.label("phosphate-of-backbone", "pair-phosphates", priority=1, side="R")
    plate.label("five-prime-end", "pair-five-prime-right", priority=1, side="R")
    plate.label("three-prime-end", "pair-three-prime-right", priority=1, side="R")
    return plate


def _bracket(x: float, upper: float, lower: float) -> BaseGeometry:
    return LineString([(x + 12, upper), (x, upper), (x, lower), (x + 12, lower)]).buffer(
        1.5, join_style="mitre"
    )


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="dna-double-helix",
        title="DNA double helix",
        subtitle="Two antiparallel strands, joined by pairs of bases",
        layout=Layout.PLATE,
        panels=(Panel("dna-double-helix", draw),),
        lettering=Vocabulary(nucleic_acids.TERMS).lettering(term.key for term in nucleic_acids.TERMS),
        note="Left, the helix; right, six base pairs opened out. Schematic, not to scale.",
    )


SUBJECT = Subject(
    key="dna-double-helix",
    title="DNA double helix",
    kind="plate",
    scene=scene,
    names=(
        "dna double helix",
        "double helix",
        "double stranded dna",
        "dna molecule",
        "dna strand",
        "dna",
        "base pairing",
        "complementary base pairing",
        "watson crick base pair",
        "deoxyribonucleic acid",
    ),
    tells=(
        "antiparallel + double helix",
        "double stranded + helix + adenine",
        "double helix + watson + crick",
        "dna + double helix + sugar phosphate",
        "dna + major groove",
        "adenine + thymine + guanine + cytosine + hydrogen bond",
        "adenine + pair + thymine + cytosine + guanine",
        "dna + sugar phosphate backbone",
        "dna + complementary base + hydrogen bond",
    ),
    not_when=(
        "replication", "replicate", "replicated", "replicating", "transcription", "transcribed", "translation", "mrna", "rna",
        "repair", "mutation", "mutagen", "dimer", "polymerase", "helicase", "ligase", "plasmid", "recombinant", "cloning", "vector",
        "sequencing", "fingerprinting", "electrophoresis", "gel", "pcr", "packaging", "packaged", "packing", "histone", "nucleosome",
        "chromatin", "chromosome", "virus", "viral", "bacteriophage", "phage", "bacteria", "prokaryote", "eukaryote", "cell", "mitochondrial",
        "denature", "denaturation", "melting", "damage", "methylation", "promoter", "operon", "gene", "enzyme", "restriction", "crispr", "diffraction",
        "photograph", "x ray", "timeline", "experiment", "extraction", "extract", "microarray", "probe", "library", "intercalating", "acridine",
        "transformation", "conjugation", "evidence", "nucleotide is", "each nucleotide", "protein", "storage", "computer", "vaccine", "nanotechnology",
        "origami", "topoisomerase", "supercoiled", "supercoiling", "z dna", "triple", "hybridization", "blot", "test", "species", "evolution",
    ),
    groups={
        "nitrogenous base": ("adenine", "thymine", "guanine", "cytosine"),
        "base": ("adenine", "thymine", "guanine", "cytosine"),
        "antiparallel": ("five-prime-end", "three-prime-end"),
        "antiparallel strand": ("five-prime-end", "three-prime-end"),
        "groove": ("major-groove", "minor-groove"),
        "nucleotide": ("phosphate-of-backbone", "deoxyribose", "adenine"),
    },
    opening="Left, the right-handed double helix; right, six of its base pairs opened out.",
    caption=(
        "sugar-phosphate-backbone", "base-pair", "major-groove", "adenine", "guanine", "hydrogen-bonds-of-bases", "five-prime-end",
    ),
    summary="Two antiparallel backbones wind about paired bases, A with T and G with C.",
    sources=("openstax-bio-14", "openstax-bio-3", "openstax-micro-10"),
)  # fmt: skip
