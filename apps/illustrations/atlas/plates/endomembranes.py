"""Nucleus, endoplasmic reticulum and Golgi apparatus, each seen close up."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import organelles_endomembrane as endo
from ..knowledge import cells
from ..knowledge import organelles as words
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary

WORDS = Vocabulary(cells.TERMS, words.TERMS)
ALBERTS, BIO, MICRO = "alberts-cell", "openstax-bio-4", "openstax-micro-3"


def draw_nucleus(seed: int) -> Drawing:
    """A nucleus cut open, with the first sheets of rough ER that are continuous with its envelope."""
    d = Drawing("nucleus-plate")
    d.place(endo.rough_er(seed, 100, 118, 226, sheets=3), 0, 0, scale=2.6, prefix="er-")
    d.place(endo.nucleus(seed, 100), 0, 0, scale=2.6, prefix="nucleus-")
    d.label("nuclear-envelope", "nucleus-envelope", priority=0)
    d.label("nuclear-pore", "nucleus-rim-pores", "nucleus-pores", priority=0)
    d.label("nuclear-outer-membrane", "nucleus-outer-membrane", priority=1)
    d.label("nuclear-inner-membrane", "nucleus-inner-membrane", priority=1)
    d.label("perinuclear-space", "nucleus-perinuclear-space", priority=2)
    d.label("nucleolus", "nucleus-nucleolus", priority=0)
    d.label("chromatin", "nucleus-chromatin-dense", "nucleus-chromatin-threads", priority=0)
    d.label("nucleoplasm", "nucleus-nucleoplasm", priority=1)
    d.label("rough-er", "er-sacs", priority=1)
    d.label("bound-ribosomes", "er-ribosomes", priority=2)
    return d


def draw_endoplasmic_reticulum(seed: int) -> Drawing:
    """A quarter of the nucleus with rough ER around it, going over into smooth ER."""
    d = Drawing("endoplasmic-reticulum-plate")
    d.place(
        endo.smooth_er(seed, geo.ellipse(140, 30, 52, 82), mesh=26, joints=((80, -40), (78, 60))),
        0,
        0,
        scale=3.0,
        prefix="smooth-",
    )
    whole = Drawing("er-and-nucleus")
    whole.place(endo.rough_er(seed, 62, -64, 66, sheets=4, gap=17), -62, 0, scale=3.0, prefix="rough-")
    whole.place(endo.nucleus(seed, 62, window=(0.12, 0.0, 0.7)), -62, 0, scale=3.0, prefix="nucleus-")
    d.place(whole.clipped(box(-230, -450, 600, 450)), 0, 0)
    d.label("nucleus", "nucleus-envelope", priority=0)
    d.label("nucleolus", "nucleus-nucleolus", priority=2)
    d.label("nuclear-pore", "nucleus-pores", "nucleus-rim-pores", priority=2)
    d.label("rough-er", "rough-sacs", priority=0)
    d.label("bound-ribosomes", "rough-ribosomes", priority=0)
    d.label("er-lumen", "rough-lumen", priority=1)
    d.label("smooth-er", "smooth-tubules", priority=0)
    return d


def draw_golgi(seed: int) -> Drawing:
    d = Drawing("golgi-plate")
    d.place(endo.golgi(seed, size=1.0, sacs=6), 0, 0, scale=6.0, prefix="golgi-")
    cargo = [
        (x, y) for x, y in geo.scatter(geo.inset(d["golgi-trans-vesicles"].shape, 12), 11, "golgi-cargo")
    ]
    d.add("cargo", MultiPoint(cargo), Form.DOTS, "golgi-trans", width=7.0, tone=-0.35, shadow=False)
    d.label("transport-vesicle", "golgi-transport-vesicles", priority=0)
    d.label("cis-face", "golgi-sac-0", priority=0)
    d.label("golgi-cisterna", "golgi-sac-2", "golgi-sac-3", priority=0)
    d.label("trans-face", "golgi-sac-5", priority=0)
    d.label("budding-vesicle", "golgi-trans-vesicles", priority=0)
    return d


NUCLEUS = Subject(
    key="nucleus",
    title="Nucleus",
    kind="plate",
    scene=drawn(
        "nucleus", "Cell nucleus", Layout.PLATE, (Panel("nucleus-plate", draw_nucleus),), WORDS,
        labels="nuclear-envelope nuclear-pore nuclear-outer-membrane nuclear-inner-membrane perinuclear-space nucleolus chromatin nucleoplasm rough-er bound-ribosomes",
        subtitle="Cut open, with the endoplasmic reticulum that is continuous with its envelope", note="Schematic, not to scale.",
    ),
    names=("nucleus", "cell nucleus", "structure of the nucleus", "nuclear envelope", "nucleolus", "eukaryotic nucleus", "nucleus of a cell"),
    tells=("nucleolus + nucleus + rrna", "nucleolus + dense area", "nuclear envelope + nuclear pore + chromatin", "nucleus + nucleolus + chromatin", "nuclear envelope + nucleolus"),
    not_when=("granule", "central nucleus", "irregular", "atom", "atomic", "mitosis", "meiosis", "brain", "neuron", "thalamus", "hypothalamus", "cranial", "basal", "transfer", "prokaryote", "sperm", "electron", "caudate", "organelle"),
    opening="A nucleus with a piece of its envelope cut away.",
    caption=("nuclear-envelope", "nuclear-pore", "nuclear-outer-membrane", "chromatin", "nucleolus", "nucleoplasm"),
    facts=(Fact("The nucleolus is the dark, dense region in which ribosomal RNA is made and ribosomes begin to be assembled.", MICRO),),
    summary="A double envelope with pores encloses chromatin and the nucleolus.",
    sources=(BIO, MICRO),
)  # fmt: skip

ENDOPLASMIC_RETICULUM = Subject(
    key="endoplasmic-reticulum",
    title="Endoplasmic reticulum",
    kind="plate",
    scene=drawn(
        "endoplasmic-reticulum", "Endoplasmic reticulum", Layout.PLATE, (Panel("endoplasmic-reticulum-plate", draw_endoplasmic_reticulum),), WORDS,
        labels="nucleus nucleolus nuclear-pore rough-er bound-ribosomes er-lumen smooth-er",
        subtitle="Rough and smooth, beside the nucleus", note="Schematic, not to scale.",
    ),
    names=("endoplasmic reticulum", "rough endoplasmic reticulum", "smooth endoplasmic reticulum", "rough and smooth endoplasmic reticulum", "rough er", "smooth er", "endoplasmic reticulum er"),
    tells=("endoplasmic reticulum + studded with ribosome", "rough endoplasmic reticulum + smooth endoplasmic reticulum"),
    not_when=("golgi", "translation", "signal peptide", "vesicle", "endomembrane", "stress", "muscle", "sarcoplasmic", "mitochondrion", "calcium release", "nuclear envelope"),
    opening="The endoplasmic reticulum (ER) beside the nucleus, cut open.",
    caption=("rough-er", "bound-ribosomes", "er-lumen", "smooth-er"),
    facts=(
        Fact("Rough ER is studded with ribosomes, which make proteins for membranes and for export.", BIO),
        Fact("Smooth ER has no ribosomes; it makes lipids and steroids and stores calcium ions.", "openstax-ap-3"),
    ),
    summary="Sacs of rough ER with ribosomes wrap the nucleus and pass into tubules of smooth ER.",
    sources=(BIO,),
)  # fmt: skip

GOLGI = Subject(
    key="golgi-apparatus",
    title="Golgi apparatus",
    kind="plate",
    scene=drawn(
        "golgi-apparatus", "Golgi apparatus", Layout.PLATE, (Panel("golgi-plate", draw_golgi),), WORDS,
        labels="transport-vesicle cis-face golgi-cisterna trans-face budding-vesicle",
        subtitle="A stack of flattened sacs", note="Schematic, not to scale.",
    ),
    names=("golgi apparatus", "golgi complex", "golgi body", "golgi", "structure of the golgi apparatus", "cis and trans face"),
    tells=("golgi apparatus + cis face + trans face", "golgi + stack + flattened sac"),
    not_when=("endomembrane", "tendon", "lysosome", "rough er", "exocytosis", "pathway", "golgi tendon organ", "stain", "endoplasmic reticulum"),
    opening="A Golgi apparatus from the receiving (cis) to the shipping (trans) side.",
    caption=("cis-face", "trans-face", "budding-vesicle"),
    facts=(
        Fact("Vesicles from the endoplasmic reticulum fuse with the cis face; the Golgi apparatus modifies, sorts and packs their contents.", BIO),
        Fact("New vesicles leave from the trans face, for other organelles or for export.", BIO),
    ),
    summary="Vesicles arrive at the cis face of the stack and leave from its trans face.",
    sources=(BIO,),
)  # fmt: skip

SUBJECTS = (NUCLEUS, ENDOPLASMIC_RETICULUM, GOLGI)
