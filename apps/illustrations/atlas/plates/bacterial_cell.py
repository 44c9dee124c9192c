"""A rod-shaped bacterium cut open lengthwise."""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import bacteria
from ..knowledge import microbes
from ..scenes import drawn
from ..subject import Subject
from ..vocabulary import Vocabulary

LENGTH, WIDTH = 640.0, 300.0
TERMS = (
    "bacterial-capsule bacterial-wall bacterial-membrane bacterial-cytoplasm nucleoid bacterial-ribosome plasmid-dna inclusion-body "
    "bacterial-flagellum bacterial-pilus fimbria"
)


def draw(seed: int) -> Drawing:
    d = Drawing("bacterial-cell-cut")
    whole = geo.capsule(LENGTH, WIDTH)
    flagella = [
        bacteria.wave((LENGTH / 2 - 12, dy), turn, 230, 20, 2.8)
        for dy, turn in ((-40, -28), (12, 4), (60, 34))
    ]
    d.add("flagella", MultiLineString(flagella), "cord", "flagellum", width=9)
    pili = [
        geo.line((-250, -120), (-300, -190), (-330, -250)),
        geo.line((-120, -150), (-150, -220), (-140, -290)),
    ]
    d.add("pili", MultiLineString([[*p.coords] for p in pili]), "cord", "pilus", width=6)
    d.add("fimbriae", bacteria.bristles(whole.buffer(-2), 84, 44), "cord", "pilus", width=3, tone=0.1)
    d.add("capsule", whole, "round", "capsule-slime", depth=24)
    steps = (
        ("wall", 18, "bacterial-wall"),
        ("membrane", 38, "bacterial-membrane"),
        ("cytoplasm", 50, "bacterial-cytoplasm"),
    )
    for name, inset, material in steps:
        layer = geo.inset(whole, inset)
        form = "hollow" if name == "cytoplasm" else "round"
        d.add(name, layer, form, material, depth=20 if name == "cytoplasm" else 8, shadow=False)
    home = geo.wobbly(-20, 0, 150, 56, "nucleoid", amount=0.12)
    d.add("nucleoid", bacteria.tangle(home, 150, 20, "nucleoid"), "cord", "bacterial-dna", width=5)
    rings = [
        LineString(geo.ellipse(x, y, r, r * 0.86).exterior) for x, y, r in ((196, -40, 24), (-212, 44, 20))
    ]
    d.add("plasmids", MultiLineString(rings), "cord", "plasmid", width=6)
    drops = [geo.ellipse(x, y, r) for x, y, r in ((210, 50, 20), (168, 74, 13), (-232, -34, 15))]
    d.add("inclusions", drops, "round", "lipid", depth=9)
    taken = unary_union([home, *drops, *[r.buffer(16) for r in rings]]).buffer(6)
    room = geo.inset(whole, 66).difference(taken)
    d.add("ribosomes", MultiPoint(geo.scatter(room, 27, "ribosomes")), "dots", "ribosome", width=10)
    d.label("bacterial-capsule", "capsule", priority=0)
    d.label("bacterial-wall", "wall", priority=0)
    d.label("bacterial-membrane", "membrane", priority=0)
    d.label("bacterial-cytoplasm", "cytoplasm", priority=1)
    d.label("nucleoid", priority=0)
    d.label("bacterial-ribosome", "ribosomes", priority=0)
    d.label("plasmid-dna", "plasmids", priority=0)
    d.label("inclusion-body", "inclusions", priority=1)
    d.label("bacterial-flagellum", "flagella", priority=0)
    d.label("bacterial-pilus", "pili", priority=1)
    d.label("fimbria", "fimbriae", priority=1)
    turned = Drawing("bacterial-cell-cut")
    turned.place(d, 0, 0, rotation=-62, labels=True)
    return turned


SUBJECT = Subject(
    key="bacterial-cell",
    title="Bacterial cell",
    kind="plate",
    scene=drawn(
        "bacterial-cell",
        "Bacterial cell",
        Layout.PLATE,
        (Panel("bacterial-cell-cut", draw),),
        Vocabulary(microbes.TERMS),
        labels=TERMS,
        subtitle="A rod-shaped bacterium in lengthwise section",
        note="Schematic, not to scale; not every bacterium has all of these structures.",
    ),
    names=(
        "bacterial cell",
        "prokaryotic cell",
        "typical prokaryotic cell",
        "bacterial cell structure",
        "structure of a bacterium",
        "bacteria structure",
        "prokaryotic cell structure",
        "feature of a prokaryotic cell",
        "generalized structure of a prokaryotic cell",
        "escherichia coli cell",
        "e coli cell",
        "structure of a prokaryotic cell",
        "structure of a typical prokaryotic cell",
        "bacterial cell anatomy",
        "feature of a typical prokaryotic cell",
        "bacterium anatomy",
        "generalized prokaryotic cell",
        "generalized structure of a typical prokaryotic cell",
    ),
    bare=("bacterium", "prokaryote", "escherichia coli"),
    tells=(
        "nucleoid + ribosome + flagellum + cell wall",
        "nucleoid + capsule + pilus",
        "nucleoid + plasmid + fimbria",
        "prokaryote + nucleoid + ribosome",
        "typical prokaryotic cell + capsule",
    ),
    not_when=(
        "eukaryotic",
        "eukaryote",
        "virus",
        "viruses",
        "phage",
        "growth",
        "divide",
        "division",
        "fission",
        "conjugation",
        "transformation",
        "transduction",
        "biofilm",
        "quorum",
        "resistance",
        "gram",
        "stain",
        "antibiotic",
        "drug",
        "infection",
        "infect",
        "disease",
        "size",
        "scale",
        "shape",
        "arrangement",
        "transcription",
        "translation",
        "replication",
        "gene",
        "operon",
        "dna",
        "evolution",
        "tree",
        "phylogeny",
        "classification",
        "archaea",
        "endospore",
        "photosynthetic",
        "photosynthesis",
        "chemiosmosis",
        "nitrogen",
        "temperature",
        "ph",
        "oxygen",
        "colony",
        "culture",
        "plate",
        "skin",
        "gut",
        "immune",
        "antibody",
        "macrophage",
        "phagocytosis",
        "toxin",
        "plant",
        "animal",
        "human",
        "cyanobacteria",
        "domain",
        "mitochondrion",
        "respiration",
        "metabolism",
        "signal",
        "autoinducer",
        "membrane potential",
        "flagella arrangement",
        "chromosome",
        "count",
        "tumor",
        "rna",
        "insulin",
        "cloning",
        "vector",
        "recombinant",
        "nodule",
        "root",
        "cycle",
        "food",
        "milk",
        "water",
        "blood",
        "tooth",
        "microbiome",
    ),
    opening="A rod-shaped bacterium is shown cut open lengthwise.",
    caption=(
        "nucleoid",
        "bacterial-ribosome",
        "plasmid-dna",
        "bacterial-wall",
        "bacterial-capsule",
        "fimbria",
        "bacterial-flagellum",
    ),
    summary="Capsule, wall and membrane enclose cytoplasm with nucleoid, ribosomes and plasmids.",
    sources=("openstax-micro-3", "openstax-bio-4"),
)
