"""The two organelles that convert energy, cut open: chloroplast and mitochondrion; and photosynthetic membranes compared."""

from __future__ import annotations

import math

from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from .. import relations
from ..glyphs import organelles
from ..knowledge import cells
from ..knowledge import organelles as words
from ..relations import CloseUp
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary

WORDS = Vocabulary(cells.TERMS, words.TERMS)
SCALE = 5.6  # from the size in a cell to that of a plate


# ---------------------------------------------------------------- drawings
def _granum_in_section(radius: float) -> Drawing:
    """Four thylakoids of a granum cut across: membranes around their lumen. Parts: stroma, lamella, membranes, lumens."""
    d = Drawing("granum-section")
    d.add("stroma", geo.ellipse(0, 0, radius * 1.1), Form.FLAT, "stroma", outline=False, shadow=False)
    discs, lumens = [], []
    for k in range(4):
        y = -54 + 36 * k
        discs.append(geo.rounded_box(-78, y - 14, 156, 28, 13))
        lumens.append(geo.rounded_box(-71, y - 7, 142, 14, 6.8))
    reach = radius * 1.2
    bridge = geo.tube((60, 18, 10), (reach, 18, 9), step=4)
    d.add("lamella", bridge, Form.ROUND, "thylakoid", depth=4, tone=0.14)
    d.add("membranes", discs, Form.ROUND, "thylakoid", depth=5)
    d.add(
        "lumens",
        [*lumens, geo.tube((58, 18, 4), (reach, 18, 3.6), step=4)],
        Form.FLAT,
        "lumen-side",
        shadow=False,
        outline=False,
    )
    return d


def draw_chloroplast(seed: int) -> Drawing:
    d = Drawing("chloroplast-plate", box=(-460, -260, 920, 640))
    d.place(organelles.chloroplast(seed), 0, 0, scale=SCALE, prefix="body-")
    ring = geo.wobbly(-300, 92, 30, 17, "plastid-dna", 9, 0.22)
    d.add("dna", LineString(ring.exterior.coords), Form.CORD, "chromatin", width=3.4, shadow=False)
    spots = [
        (-330, 40),
        (-262, 134),
        (-226, 150),
        (255, 130),
        (292, 96),
        (20, -176),
        (-30, -172),
        (330, 60),
        (-348, 66),
    ]
    d.add("ribosomes", MultiPoint(spots), Form.DOTS, "ribosome", width=9.0, shadow=False)
    relations.magnify(d, CloseUp("close", _granum_in_section(120), (300, 255), 120), (121, 98), 62)
    relations.encircle(d, "close", (121, 98), 62)
    d.label("organelle-outer-membrane", "body-envelope", priority=0)
    d.label("intermembrane-space", "body-envelope-space", priority=1)
    d.label("organelle-inner-membrane", "body-inner-membrane", priority=0)
    d.label("stroma", "body-stroma", priority=0)
    d.label("granum", "body-grana-front-faces", "body-grana-back-faces", priority=0)
    d.label("thylakoid", "close-membranes", priority=0)
    d.label("thylakoid-lumen", "close-lumens", priority=1)
    d.label("stroma-lamella", "body-stroma-lamellae", "close-lamella", priority=1)
    d.label("starch-grain", "body-starch-grain", priority=2)
    d.label("chloroplast-dna", "dna", priority=2)
    d.label("organelle-ribosome", "ribosomes", priority=2)
    d.label("plastoglobule", "body-plastoglobules", priority=3)
    return d


def draw_mitochondrion(seed: int) -> Drawing:
    d = Drawing("mitochondrion-plate")
    d.place(organelles.mitochondrion(seed, width=66), 0, 0, scale=6.2, prefix="body-")
    matrix = d["body-matrix"].shape
    inner = geo.inset(matrix, 9)
    knobs = []
    for ring in geo.rings(matrix, [3.0]):
        line = LineString(ring)
        at = 18.0
        while at < line.length:
            p = line.interpolate(at)
            knobs.append((p.x, p.y))
            at += 27.0
    d.add("atp-synthase", MultiPoint(knobs), Form.DOTS, "energy-carrier", width=8.0, shadow=False)
    roomy = sorted(geo.polygons(geo.inset(matrix, 20)), key=lambda p: -p.area)
    loops = [
        geo.wobbly(
            piece.representative_point().x, piece.representative_point().y, 15, 11, f"mtdna{n}", 8, 0.2
        )
        for n, piece in enumerate(roomy[:3])
    ]
    d.add(
        "dna",
        MultiLineString([list(loop.exterior.coords) for loop in loops]),
        Form.CORD,
        "chromatin",
        width=2.8,
        shadow=False,
    )
    free = inner.difference(unary_union([loop.buffer(9) for loop in loops]))
    d.add(
        "ribosomes",
        MultiPoint(geo.scatter(geo.inset(free, 7), 46, "mitoribosomes")),
        Form.DOTS,
        "ribosome",
        width=6.4,
        shadow=False,
    )
    d.label("organelle-outer-membrane", "body-outer-membrane", priority=0)
    d.label("intermembrane-space", "body-intermembrane-space", priority=0)
    d.label("organelle-inner-membrane", "body-inner-membrane", priority=0)
    d.label("crista", "body-inner-membrane", priority=0, zone=geo.inset(d["body-outer-membrane"].shape, 70))
    d.label("mitochondrial-matrix", "body-matrix", priority=0)
    d.label("atp-synthase-particle", "atp-synthase", priority=1)
    d.label("mitochondrial-dna", "dna", priority=1)
    d.label("organelle-ribosome", "ribosomes", priority=1)
    d.label("matrix-granule", "body-matrix-granules", priority=3, detail=3)
    return d


def draw_photosynthetic_bacterium(seed: int) -> Drawing:
    """A photosynthetic prokaryote cut open: its plasma membrane is folded inwards into many layers."""
    d = Drawing("photosynthetic-bacterium", box=(-250, -160, 500, 320))
    wall = geo.rounded_box(-230, -130, 460, 260, 128)
    d.add("wall", wall, Form.ROUND, "cell-wall", depth=9)
    membrane = d.add(
        "membrane", geo.inset(wall, 11), Form.ROUND, "thylakoid", depth=4, shadow=False, tone=0.12
    )
    d.add("cytoplasm", geo.inset(membrane, 6), Form.HOLLOW, "lumen-side", depth=14, shadow=False)
    folds = []
    for k in range(9):
        x = -168 + 42 * k
        half = 112 * math.sqrt(max(0.0, 1 - (x / 215) ** 4))
        for side in (-1, 1):
            length = 46 + 16 * ((k * 7) % 3)
            folds.append(
                geo.line(
                    (x - 7, side * half),
                    (x - 8, side * (half - length * 0.6)),
                    (x, side * (half - length)),
                    (x + 8, side * (half - length * 0.6)),
                    (x + 7, side * half),
                    step=4,
                )
            )
    d.add("folds", MultiLineString(folds), Form.CORD, "thylakoid", width=6.0)
    r = geo.rng("nucleoid")
    coil = [(x, 26 * math.sin(x / 14.0) * math.cos(x / 47.0) + r.uniform(-5, 5)) for x in range(-110, 111, 7)]
    d.add("nucleoid", geo.line(*coil, step=3), Form.CORD, "chromatin", width=4.0)
    return d


def draw_bacterium_labelled(seed: int) -> Drawing:
    d = draw_photosynthetic_bacterium(seed)
    d.label("infolded-membrane", "folds", priority=0)
    d.label("prokaryote-wall", "wall", priority=1)
    d.label("nucleoid-dna", "nucleoid", priority=1)
    d.label("prokaryote-cytoplasm", "cytoplasm", priority=2)
    return d


def draw_chloroplast_simple(seed: int) -> Drawing:
    d = Drawing("chloroplast-simple")
    d.place(organelles.chloroplast(seed), 0, 0, scale=3.0, prefix="body-")
    d.label("organelle-outer-membrane", "body-envelope", priority=1)
    d.label("stroma", "body-stroma", priority=1)
    d.label("granum", "body-grana-front-faces", priority=0)
    d.label("thylakoid", "body-grana-front", priority=0)
    return d


# ---------------------------------------------------------------- subjects
CHLOROPLAST = Subject(
    key="chloroplast",
    title="Chloroplast",
    kind="plate",
    scene=drawn(
        "chloroplast", "Chloroplast", Layout.PLATE, (Panel("chloroplast-plate", draw_chloroplast),), WORDS,
        labels="organelle-outer-membrane intermembrane-space organelle-inner-membrane stroma granum thylakoid thylakoid-lumen stroma-lamella "
        "starch-grain chloroplast-dna organelle-ribosome plastoglobule",
        subtitle="Cut lengthwise, with a granum enlarged", note="Schematic, not to scale.",
    ),
    names=("chloroplast", "structure of a chloroplast", "chloroplast structure", "thylakoid", "granum", "thylakoid membrane"),
    tells=("chloroplast + outer membrane + inner membrane", "chloroplast + thylakoid + stroma", "chloroplast + thylakoid + granum"),
    not_when=("prokaryote", "bacteria", "endosymbiosis", "leaf", "endosymbiotic", "electron transport", "light reaction", "calvin cycle", "photosystem", "cell wall", "evolution", "light dependent", "c4", "mitochondrion"),
    opening="A chloroplast cut lengthwise.",
    caption=("organelle-outer-membrane", "organelle-inner-membrane", "thylakoid", "thylakoid-lumen", "stroma-lamella", "chloroplast-dna"),
    facts=(Fact("Thylakoids are stacked into grana; the fluid around them is the stroma, where sugars are made.", "openstax-bio-4"),),
    summary="Two outer membranes around the stroma, in which thylakoids are stacked into grana.",
    places="Grana lie in the stroma within the envelope; a round inset at the lower right shows one granum cut across.",
    sources=("openstax-bio-4", "openstax-bio-8"),
)  # fmt: skip

MITOCHONDRION = Subject(
    key="mitochondrion",
    title="Mitochondrion",
    kind="plate",
    scene=drawn(
        "mitochondrion", "Mitochondrion", Layout.PLATE, (Panel("mitochondrion-plate", draw_mitochondrion),), WORDS,
        labels="organelle-outer-membrane intermembrane-space organelle-inner-membrane crista mitochondrial-matrix atp-synthase-particle "
        "mitochondrial-dna organelle-ribosome matrix-granule",
        subtitle="Cut lengthwise", note="Schematic, not to scale.",
    ),
    names=("mitochondrion", "structure of a mitochondrion", "mitochondrial structure", "crista"),
    tells=("mitochondrion + crista + matrix", "mitochondrion + outer membrane + inner membrane"),
    not_when=("endosymbiosis", "endosymbiotic", "electron transport", "krebs cycle", "citric acid cycle", "inheritance", "apoptosis", "disease", "chloroplast", "sperm", "shuttle", "evolution", "er", "endoplasmic reticulum"),
    opening="A mitochondrion cut lengthwise.",
    caption=("organelle-outer-membrane", "intermembrane-space", "organelle-inner-membrane", "atp-synthase-particle", "mitochondrial-dna"),
    facts=(Fact("The inner membrane is folded into cristae, which enlarge its surface; it surrounds the matrix.", "openstax-bio-4"),),
    summary="A smooth outer and a folded inner membrane with cristae surround the matrix.",
    sources=("openstax-bio-4", "alberts-cell"),
)  # fmt: skip

PHOTOSYNTHETIC_MEMBRANES = Subject(
    key="photosynthetic-membranes",
    title="Photosynthetic membranes",
    kind="comparison",
    scene=drawn(
        "photosynthetic-membranes", "Photosynthetic membranes", Layout.COMPARISON,
        (
            Panel("chloroplast-simple", draw_chloroplast_simple, heading="Chloroplast of a eukaryote", text="Thylakoids, stacked into grana, hold the pigments."),
            Panel("photosynthetic-bacterium", draw_bacterium_labelled, heading="Photosynthetic prokaryote", text="Infolded regions of the plasma membrane do the same work."),
        ),
        WORDS, labels="organelle-outer-membrane stroma granum thylakoid infolded-membrane prokaryote-wall nucleoid-dna prokaryote-cytoplasm",
        subtitle="In eukaryotes and in prokaryotes", note="Not to a common scale.",
    ),
    names=("photosynthetic membrane", "photosynthesis in eukaryote and prokaryote", "photosynthetic prokaryote"),
    tells=("photosynthetic prokaryote + plasma membrane + thylakoid", "prokaryote + infolded + thylakoid", "infolded + plasma membrane + thylakoid"),
    opening="Where photosynthesis takes place in a chloroplast and in a photosynthetic prokaryote.",
    facts=(Fact("Chlorophyll of prokaryotes is attached to infolded plasma membrane, which works like thylakoids.", "openstax-bio-8"),),
    summary="Thylakoids of a chloroplast beside the infolded plasma membrane of a prokaryote.",
)  # fmt: skip

SUBJECTS = (CHLOROPLAST, MITOCHONDRION, PHOTOSYNTHETIC_MEMBRANES)
