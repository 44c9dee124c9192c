"""The 9 + 2 array of cilia and flagella, the centrosome, and two small organelles, close up."""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import organelles
from ..knowledge import cilia
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary

WORDS = Vocabulary(cilia.TERMS)
BIO = "openstax-bio-4"
RING, TUBE = 170.0, 25.0  # radius of the ring of doublets, and of one microtubule


def _microtubule(d: Drawing, id: str, x: float, y: float, radius: float, tone: float) -> None:
    """A microtubule cut across: thirteen subunits around a hollow core. Parts: id, id-core, id-subunits."""
    d.add(
        id, geo.ellipse(x, y, radius), Form.ROUND, "microtubule", depth=radius * 0.3, tone=tone, shadow=False
    )
    d.add(f"{id}-core", geo.ellipse(x, y, radius * 0.56), Form.HOLLOW, "extracellular", depth=4, shadow=False)
    beads = [geo.polar(radius * 0.79, 360 * k / 13, x, y) for k in range(13)]
    d.add(
        f"{id}-subunits",
        MultiPoint(beads),
        Form.DOTS,
        "microtubule",
        width=radius * 0.34,
        tone=tone + 0.2,
        shadow=False,
    )


def draw_cilium(seed: int) -> Drawing:
    """A cilium cut across."""
    d = Drawing("cilium-section")
    d.add("membrane", geo.ellipse(0, 0, 262), Form.ROUND, "plasma-membrane", depth=6)
    d.add("inside", geo.ellipse(0, 0, 248), Form.HOLLOW, "cytosol-animal", depth=16, shadow=False)
    spokes = [LineString([geo.polar(RING - 20, 40 * k), geo.polar(72, 40 * k)]) for k in range(9)]
    d.add("spokes", MultiLineString(spokes), Form.CORD, "centriole", width=5.0, shadow=False)
    arms = []
    for k in range(9):
        x, y = geo.polar(RING, 40 * k)
        for lift in (-13, 15):
            foot = geo.polar(RING + lift, 40 * k + 8)
            arms.append([foot, geo.polar(RING + lift * 1.2, 40 * k + 16.5)])
    d.add("dynein", MultiLineString(arms), Form.CORD, "protein-kinase", width=9.0, shadow=False)
    for k in range(9):
        for name, shift, tone in (("b", -9.5, 0.15), ("a", 2.5, 0.0)):
            x, y = geo.polar(RING + (5 if name == "b" else 0), 40 * k + shift)
            _microtubule(d, f"doublet-{k}-{name}", x, y, TUBE, tone)
    for name, x in (("left", -31.0), ("right", 31.0)):
        _microtubule(d, f"central-{name}", x, 0, TUBE, 0.0)
    d.label("outer-doublet", *(f"doublet-{k}-{n}" for k in range(9) for n in "ab"), priority=0)
    d.label("central-pair", "central-left", "central-right", priority=0)
    d.label("dynein-arm", "dynein", priority=0)
    d.label("radial-spoke", "spokes", priority=1)
    d.label("cilium-membrane", "membrane", priority=0)
    return d


def draw_centrosome(seed: int) -> Drawing:
    d = Drawing("centrosome-plate")
    d.place(organelles.centrioles(1.0), 0, 0, scale=5.0, prefix="centrosome-")
    triplets = [p.id for p in d.parts if "triplet" in p.id]
    d.label("centriole-mother", "centrosome-mother-wall", "centrosome-daughter-wall", priority=0)
    d.label("centriole-triplet", *triplets, priority=0)
    d.label("pericentriolar-cloud", "centrosome-pericentriolar-material", priority=0)
    return d


def draw_lysosome(seed: int) -> Drawing:
    d = Drawing("lysosome-close")
    d.place(organelles.lysosome(seed, 30), 0, 0, scale=4.0, prefix="body-")
    d.label("lysosome-membrane-close", "body-membrane", priority=0)
    d.label("lysosome-debris", "body-debris", priority=0)
    d.label("lysosome-enzymes", "body-lumen", priority=0)
    return d


def draw_peroxisome(seed: int) -> Drawing:
    d = Drawing("peroxisome-close")
    d.place(organelles.peroxisome(seed, 26), 0, 0, scale=4.4, prefix="body-")
    d.label("peroxisome-core", "body-core", priority=0)
    d.label("peroxisome-matrix", "body-membrane", priority=0, zone=geo.inset(d["body-membrane"].shape, 14))
    return d


CILIUM = Subject(
    key="cilium",
    title="Cilium of a eukaryote",
    kind="plate",
    scene=drawn(
        "cilium", "Cilium or flagellum of a eukaryote", Layout.PLATE, (Panel("cilium-section", draw_cilium),), WORDS,
        labels="outer-doublet central-pair dynein-arm radial-spoke cilium-membrane", subtitle="Cross-section: the 9 + 2 array of microtubules", note="Schematic.",
    ),
    names=("cilium", "cilium of a eukaryote", "structure of a cilium", "eukaryotic flagellum", "9 + 2 array", "9+2 array", "cilium and flagellum", "flagellum and cilium", "structure of cilium and flagellum", "axoneme", "cross section of a cilium", "motile cilium", "9 2 array", "eukaryotic cilium and flagellum"),
    tells=("flagellum + nine doublet", "cilium + 9 + 2", "9 + 2 + microtubule", "flagellum + microtubule doublet", "microtubule doublet + flagellum", "9+2 + microtubule"),
    not_when=("bacterial", "bacterium", "prokaryotic", "prokaryote", "trachea", "sperm", "airway", "hair cell", "paramecium", "euglena", "ciliate", "epithelium", "oviduct", "organism"),
    opening="A cilium cut across; eukaryotic flagella are built alike.",
    caption=("outer-doublet", "central-pair", "dynein-arm"),
    facts=(Fact("Flagella and cilia of eukaryotes have a 9 + 2 array: nine doublets of microtubules around a pair in the center.", BIO),),
    summary="Nine doublets of microtubules around a central pair, within the membrane.",
    sources=(BIO, "alberts-cell"),
)  # fmt: skip

CENTROSOME = Subject(
    key="centrosome",
    title="Centrosome",
    kind="plate",
    scene=drawn(
        "centrosome", "Centrosome", Layout.PLATE, (Panel("centrosome-plate", draw_centrosome),), WORDS,
        labels="centriole-mother centriole-triplet pericentriolar-cloud", subtitle="Two centrioles at right angles", note="Schematic.",
    ),
    names=("centrosome", "centriole", "structure of the centrosome", "pair of centriole"),
    tells=("centrosome + two centriole", "centriole + right angle", "centriole + nine triplet"),
    not_when=("chromosome", "pole", "end of the cell", "mitosis", "spindle", "meiosis", "cell cycle", "most cell", "organelle", "sperm", "plant cell"),
    opening="A centrosome.",
    caption=("centriole-mother",),
    facts=(Fact("The centrosome consists of two centrioles at right angles to each other; it organizes the microtubules of animal cells.", BIO),),
    summary="Two centrioles, each of nine triplets of microtubules, at right angles.",
    sources=(BIO,),
)  # fmt: skip

LYSOSOME_PEROXISOME = Subject(
    key="lysosome-and-peroxisome",
    title="Lysosome and peroxisome",
    kind="comparison",
    scene=drawn(
        "lysosome-and-peroxisome", "Lysosome and peroxisome", Layout.COMPARISON,
        (
            Panel("lysosome-close", draw_lysosome, heading="Lysosome", text="Digests worn-out parts and what the cell has taken in."),
            Panel("peroxisome-close", draw_peroxisome, heading="Peroxisome", text="Breaks down fatty acids and poisons; makes and splits hydrogen peroxide."),
        ),
        WORDS, labels="lysosome-membrane-close lysosome-debris lysosome-enzymes peroxisome-core peroxisome-matrix", subtitle="Two organelles with a single membrane", note="Schematic.",
    ),
    names=("lysosome and peroxisome", "peroxisome and lysosome", "lysosome", "peroxisome", "structure of a lysosome", "structure of a peroxisome"),
    not_when=("macrophage", "phagocytosis", "phagosome", "pathogen", "bacterium", "virus", "autophagy", "tay", "storage disease", "engulf", "most cell", "plant cell", "antigen", "centrosome", "golgi", "fuse"),
    opening="Two small organelles cut open.",
    facts=(Fact("Lysosomes hold digestive enzymes that work at acidic pH; peroxisomes carry out oxidations.", BIO),),
    summary="Both have one membrane; their enzymes differ.",
    sources=(BIO,),
)  # fmt: skip

SUBJECTS = (CILIUM, CENTROSOME, LYSOSOME_PEROXISOME)
