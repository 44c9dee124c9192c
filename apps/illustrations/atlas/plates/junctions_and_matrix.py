"""Junctions between cells, the extracellular matrix, and the filaments of the cytoskeleton."""

from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from .. import relations
from ..glyphs import junctions
from ..glyphs.membrane_panel import stage
from ..knowledge import cells, membranes
from ..knowledge import organelles as words
from ..relations import CloseUp
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary

WORDS = Vocabulary(cells.TERMS, words.TERMS, membranes.TERMS)
BIO, AP = "openstax-bio-4", "openstax-ap-4"
SCHEMATIC = "Schematic, not to scale."


# ---------------------------------------------------------------- extracellular matrix
def _proteoglycan(reach: float) -> Drawing:
    """A proteoglycan complex close up: polysaccharide, proteins branching from it, carbohydrates on these."""
    d = Drawing("proteoglycan-close")
    d.add("ground", geo.ellipse(0, 0, reach * 1.1), Form.FLAT, "extracellular", outline=False, shadow=False)
    stems, bristles = [], []
    for k in range(7):
        for side in (-1, 1):
            x = -78 + 26 * k + (13 if side > 0 else 0)
            lean = 8 * (k - 3) * 0.4
            stem = geo.line((x, 0), (x + lean, side * 34), (x + lean * 1.6, side * 72), step=4)
            stems.append(stem)
            for share in np.linspace(0.22, 1, 8):
                p = stem.interpolate(share, normalized=True)
                bristles += [[(p.x, p.y), (p.x - 8, p.y + side * 4)], [(p.x, p.y), (p.x + 8, p.y + side * 4)]]
    d.add("bristles", MultiLineString(bristles), Form.LINE, "sugar-chain", width=2.4)
    d.add("stems", MultiLineString(stems), Form.CORD, "proteoglycan", width=5.0, shadow=False)
    d.add("core", LineString([(-reach * 1.2, 0), (reach * 1.2, 0)]), Form.CORD, "protein-pump", width=8.0)
    return d


def draw_matrix(seed: int) -> Drawing:
    d = stage("extracellular-matrix", width=760.0, height=560.0, level=120.0, thickness=34.0)
    fibres = []
    for k, (x, y, turn) in enumerate(
        ((-220, -30, -8), (-60, -66, 12), (130, -24, -14), (250, -80, 20), (-250, -120, 22), (20, 8, 4))
    ):
        half = 200 - 14 * k
        fibres.append(((x, y), turn, half))
    for n, ((x, y), turn, half) in enumerate(fibres, 1):
        ends = [geo.polar(-half, turn, x, y), geo.polar(half, turn, x, y)]
        rope = geo.tube((*ends[0], 10), (x, y - 8, 10), (*ends[1], 10), cap=3, step=8).intersection(
            box(-380, -280, 380, 110)
        )
        d.add(f"collagen-{n}", rope, Form.ROUND, "collagen", depth=7, tone=0.08 * (n % 3) - 0.08)
        bands = [
            LineString(
                [geo.polar(s, turn, x, y - 8 + abs(s) * 0.03), geo.polar(s + 4, turn, x, y + 4)]
            ).buffer(1.2)
            for s in range(int(-half) + 14, int(half) - 8, 18)
        ]
        d.add(
            f"collagen-bands-{n}",
            unary_union(bands).intersection(geo.inset(rope, 2)),
            Form.FLAT,
            "collagen",
            tone=-0.28,
            shadow=False,
            outline=False,
        )
    for n, (x, y, turn) in enumerate(((-170, -196, 16), (150, -190, -12)), 1):
        spine = [geo.polar(s, turn, x, y) for s in (-150, 0, 150)]
        d.add(f"glycan-{n}", geo.line(*spine, step=8), Form.CORD, "protein-pump", width=5.5)
        arms, hairs = [], []
        for s in range(-140, 141, 20):
            for side in (-1, 1):
                foot = geo.polar(s, turn, x, y)
                tip = geo.polar(34, turn + side * 90 + s * 0.08, *foot)
                arms.append([foot, tip])
                for share in (0.35, 0.6, 0.85):
                    px, py = foot[0] + (tip[0] - foot[0]) * share, foot[1] + (tip[1] - foot[1]) * share
                    hairs += [
                        [(px, py), geo.polar(5.5, turn + 30, px, py)],
                        [(px, py), geo.polar(5.5, turn + 210, px, py)],
                    ]
        d.add(f"glycan-hairs-{n}", MultiLineString(hairs), Form.LINE, "sugar-chain", width=1.7)
        d.add(f"glycan-arms-{n}", MultiLineString(arms), Form.CORD, "proteoglycan", width=3.0, shadow=False)
    filaments = [
        geo.line(
            (-380, 190 + 22 * k), (-120, 176 + 26 * k), (140, 196 + 20 * k), (380, 182 + 24 * k), step=10
        )
        for k in range(3)
    ]
    d.add("microfilaments", MultiLineString(filaments), Form.CORD, "actin", width=7.0)
    for n, x in enumerate((-230, 0, 230), 1):
        for side, tone in ((-1, 0.0), (1, 0.18)):
            chain = geo.tube(
                (x + side * 7, 172, 7),
                (x + side * 8, 120, 6),
                (x + side * 9, 84, 9),
                (x + side * 5, 58, 12),
                cap=3,
                step=4,
            )
            d.add(
                f"integrin-{n}{'a' if side < 0 else 'b'}",
                chain,
                Form.ROUND,
                "protein-receptor",
                depth=7,
                tone=tone,
            )
        arms = [geo.line((x - 20, -8), (x - 12, 22), (x, 46), (x + 12, 22), (x + 20, -8), step=4)]
        d.add(f"fibronectin-{n}", MultiLineString(arms), Form.CORD, "protein-signal", width=7.0)
    spot = geo.polar(110, 16, -170, -196)
    relations.magnify(d, CloseUp("close", _proteoglycan(95), (-262, 205), 95), spot, 34)
    relations.encircle(d, "close", spot, 34)
    d.label("collagen-fiber", *(f"collagen-{n}" for n in range(1, 7)), priority=0)
    d.label("fibronectin", *(f"fibronectin-{n}" for n in (1, 2, 3)), priority=0)
    d.label("integrin", *(f"integrin-{n}{s}" for n in (1, 2, 3) for s in "ab"), priority=0)
    d.label("proteoglycan-complex", "glycan-arms-1", "glycan-arms-2", priority=0)
    d.label("polysaccharide-core", "close-core", priority=1)
    d.label("proteoglycan-protein", "close-stems", priority=1)
    d.label("proteoglycan-sugar", "close-bristles", priority=1)
    d.label("matrix-microfilament", "microfilaments", priority=0)
    d.label("plasma-membrane", "membrane-heads", priority=0)
    d.label("cytoplasm-side", "inside", priority=2)
    return d


# ---------------------------------------------------------------- cytoskeleton
def draw_microtubule(seed: int) -> Drawing:
    """A piece of a microtubule: columns of tubulin dimers around a hollow core."""
    d = Drawing("microtubule-close", box=(-170, -80, 340, 160))
    r, step = 52.0, 17.0
    d.add("far-wall", geo.ellipse(-140, 0, r * 0.34, r), Form.HOLLOW, "microtubule", depth=10, finish="dark")
    columns = [
        (-0.92, 0.39),
        (-0.72, 0.7),
        (-0.42, 0.9),
        (-0.1, 1.0),
        (0.22, 0.98),
        (0.52, 0.86),
        (0.76, 0.66),
        (0.94, 0.36),
    ]
    for n, (y, z) in enumerate(columns):
        for k in range(18):
            x = -140 + 0.34 * r * z + step * k + 2.1 * n
            if x > 152:
                continue
            d.add(
                f"{'alpha' if k % 2 else 'beta'}-{n}-{k}",
                geo.ellipse(x, y * r, 8.8, 8.4),
                Form.ROUND,
                "microtubule",
                depth=4,
                tone=-0.16 if k % 2 else 0.2,
                shadow=False,
            )
    d.label("tubulin-dimer", "alpha-3-5", "beta-3-6", "alpha-4-9", "beta-4-10", priority=0)
    d.label("microtubule-column", "alpha-6-11", "beta-5-8", priority=0)
    return d


def draw_microfilament(seed: int) -> Drawing:
    d = Drawing("microfilament-close", box=(-170, -80, 340, 160))
    for k in range(27):
        for strand, phase in (("back", np.pi), ("front", 0.0)):
            x = -156 + 12 * k
            y = 13 * np.sin(x / 24.0 + phase)
            d.add(
                f"{strand}-{k}",
                geo.ellipse(x, y, 9.6, 9.2),
                Form.ROUND,
                "actin",
                depth=4.5,
                tone=-0.12 if strand == "back" else 0.14,
                shadow=False,
            )
    d.label("actin-subunit", "front-10", "front-17", "back-13", priority=0)
    d.label("actin-double", "front-6", "front-21", "back-23", priority=0)
    return d


def draw_intermediate_filament(seed: int) -> Drawing:
    d = Drawing("intermediate-filament-close", box=(-170, -80, 340, 160))
    for k in range(8):
        phase = 2 * np.pi * k / 8
        strand = geo.line(
            *((x, 20 * np.sin(x / 40.0 + phase)) for x in range(-160, 121, 8)), (150, -34 + 10 * k), step=4
        )
        d.add(f"strand-{k}", strand, Form.CORD, "intermediate-filament", width=9.0, tone=0.2 * np.cos(phase))
    d.label("keratin-strand", *(f"strand-{k}" for k in (0, 7)), priority=0, zone=box(116, -60, 170, 60))
    d.label("keratin-rope", *(f"strand-{k}" for k in range(8)), priority=0, zone=box(-150, -60, 60, 60))
    return d


_JUNCTION_TERMS = "tight-junction-strand adjacent-membranes intercellular-space junction-cytoplasm cadherin junction-filaments desmosome-plaque connexon "

CELL_JUNCTIONS = Subject(
    key="cell-junctions",
    title="Types of cell junctions",
    kind="comparison",
    scene=drawn(
        "cell-junctions", "Types of cell junctions", Layout.COMPARISON,
        (
            Panel("tight-junction", junctions.tight_junction, heading="Tight junction", text="Seals the space between cells so that nothing leaks through."),
            Panel("gap-junction", junctions.gap_junction, heading="Gap junction", text="Channels let ions and small molecules pass from cell to cell."),
            Panel("desmosome", junctions.desmosome, heading="Anchoring junction: desmosome", text="Ties cells together like a spot weld."),
            Panel("hemidesmosome", junctions.hemidesmosome, heading="Anchoring junction: hemidesmosome", text="Holds a cell to the basal lamina."),
        ),
        WORDS, labels=_JUNCTION_TERMS + "basal-lamina-junction hemidesmosome-integrin",
        subtitle="Between neighboring animal cells", note=SCHEMATIC,
    ),
    names=("cell junction", "type of cell junction", "cell to cell junction", "intercellular junction", "junction between cell", "animal cell junction", "anchoring junction", "tight gap and anchoring junction"),
    tells=("tight junction + gap junction", "tight junction + desmosome", "gap junction + anchoring junction"),
    not_when=("blood brain barrier", "intercalated", "neuromuscular", "plasmodesma", "synapse"),
    opening="Junctions that join animal cells.",
    caption=("tight-junction-strand", "connexon", "cadherin", "junction-filaments"),
    facts=(Fact("The three basic types are tight junctions, gap junctions and anchoring junctions.", AP),),
    summary="Tight junction, gap junction, desmosome and hemidesmosome side by side.",
)  # fmt: skip


def _single(key, title, draw, terms, names, facts, summary, subtitle, tells=(), not_when=()):
    """A junction on a page of its own."""
    return Subject(
        key=key, title=title, kind="plate",
        scene=drawn(key, title, Layout.PLATE, (Panel(f"{key}-plate", draw),), WORDS, labels=terms, subtitle=subtitle, note=SCHEMATIC),
        names=names, tells=tells, not_when=("type of cell junction", *not_when), opening=f"{title} between two cells, cut across.",
        caption=tuple(terms.split()), facts=facts, summary=summary, sources=(BIO,),
    )  # fmt: skip


DESMOSOME = _single(
    "desmosome",
    "Desmosome",
    junctions.desmosome,
    "cadherin junction-filaments desmosome-plaque adjacent-membranes intercellular-space junction-cytoplasm",
    ("desmosome", "structure of a desmosome", "spot weld between cell"),
    (
        Fact(
            "A desmosome ties two cells together like a spot weld; it is common where tissue is stretched, as in skin and heart.",
            BIO,
        ),
    ),
    "Cadherins join two membranes; plaques tie them to intermediate filaments.",
    "An anchoring junction",
    tells=("desmosome + spot weld", "desmosome + cadherin"),
    not_when=("tight junction", "gap junction", "intercalated", "hemidesmosome", "skin layer", "spinosum"),
)
TIGHT_JUNCTION = _single(
    "tight-junction",
    "Tight junction",
    junctions.tight_junction,
    "tight-junction-strand adjacent-membranes intercellular-space junction-cytoplasm",
    ("tight junction", "structure of a tight junction"),
    (
        Fact(
            "Tight junctions make a watertight seal between adjacent animal cells, as in the epithelia that line organs.",
            BIO,
        ),
    ),
    "Rows of proteins stitch two membranes together.",
    "A watertight seal",
    tells=("tight junction + watertight",),
    not_when=("desmosome", "gap junction", "blood brain", "nephron"),
)
GAP_JUNCTION = _single(
    "gap-junction",
    "Gap junction",
    junctions.gap_junction,
    "connexon adjacent-membranes intercellular-space junction-cytoplasm",
    ("gap junction", "structure of a gap junction", "connexon"),
    (
        Fact(
            "Gap junctions are channels between adjacent animal cells, like plasmodesmata between plant cells.",
            BIO,
        ),
    ),
    "Connexons of two cells meet and form channels between their cytoplasms.",
    "Channels from cell to cell",
    tells=("gap junction + protein lined pore", "gap junction + connexon"),
    not_when=("desmosome", "tight junction", "synapse", "intercalated", "cardiac"),
)
PLASMODESMA = _single(
    "plasmodesma",
    "Plasmodesma",
    junctions.plasmodesma,
    "plasmodesma-channel desmotubule junction-cell-wall adjacent-membranes junction-cytoplasm",
    ("plasmodesma", "structure of a plasmodesma", "plasmodesma between plant cell"),
    (
        Fact(
            "Plasmodesmata let materials pass from the cytoplasm of one plant cell to that of its neighbor.",
            BIO,
        ),
    ),
    "A membrane-lined channel through the cell walls joins two plant cells.",
    "A channel between plant cells",
    tells=("plasmodesma + channel + plant cell",),
    not_when=("root", "phloem", "virus", "casparian"),
)

EXTRACELLULAR_MATRIX = Subject(
    key="extracellular-matrix",
    title="Extracellular matrix",
    kind="plate",
    scene=drawn(
        "extracellular-matrix", "Extracellular matrix", Layout.PLATE, (Panel("extracellular-matrix", draw_matrix),), WORDS,
        labels="collagen-fiber fibronectin integrin proteoglycan-complex polysaccharide-core proteoglycan-protein proteoglycan-sugar matrix-microfilament plasma-membrane cytoplasm-side",
        subtitle="Outside an animal cell, with a proteoglycan complex enlarged", note=SCHEMATIC,
    ),
    names=("extracellular matrix", "structure of the extracellular matrix", "matrix of animal cell", "ecm"),
    tells=("extracellular matrix + collagen", "extracellular matrix + network of protein", "proteoglycan + integrin"),
    not_when=("cartilage", "bone", "biofilm", "connective tissue", "bacteria"),
    opening="The matrix outside an animal cell and its ties to the cytoskeleton.",
    caption=("collagen-fiber", "fibronectin", "integrin", "proteoglycan-complex", "matrix-microfilament"),
    facts=(Fact("The extracellular matrix is a network of proteins and carbohydrates.", BIO),),
    summary="Collagen and proteoglycans outside the cell, tied by integrins to the cytoskeleton.",
    sources=(BIO,),
)  # fmt: skip

CYTOSKELETON = Subject(
    key="cytoskeleton",
    title="Fibers of the cytoskeleton",
    kind="comparison",
    scene=drawn(
        "cytoskeleton", "Fibers of the cytoskeleton", Layout.COMPARISON,
        (
            Panel("microfilament-close", draw_microfilament, heading="Microfilament", text="Narrowest, about 7 nm: shape, movement, division of animal cells."),
            Panel("intermediate-filament-close", draw_intermediate_filament, heading="Intermediate filament", text="8 to 10 nm: bears tension, anchors nucleus and organelles."),
            Panel("microtubule-close", draw_microtubule, heading="Microtubule", text="Widest, about 25 nm: resists compression, tracks for vesicles, mitotic spindle."),
        ),
        WORDS, labels="tubulin-dimer microtubule-column actin-subunit actin-double keratin-rope keratin-strand",
        subtitle="Three kinds of protein fibers", note="Not to a common scale.",
    ),
    names=("cytoskeleton", "cytoskeletal component", "component of the cytoskeleton", "cytoskeletal filament", "microfilament intermediate filament and microtubule", "three component of the cytoskeleton",
           "microtubule", "microfilament", "intermediate filament", "actin filament", "fiber of the cytoskeleton", "structure of a microtubule"),
    tells=("microtubule + microfilament + intermediate filament", "microtubule + hollow + tubulin", "microfilament + two + strand + actin", "intermediate filament + strand + fibrous protein", "microtubule + microfilament + cytoskeleton"),
    not_when=("spindle", "chromosome", "metaphase", "mitosis", "spindle apparatus", "sarcomere", "muscle contraction", "flagellum", "cilium", "kinesin", "dynein", "listeria", "prokaryotic cytoskeleton", "bacterial", "desmosome", "organelle", "junction"),
    opening="The three kinds of fibers that make up the cytoskeleton.",
    caption=("actin-double", "keratin-rope", "microtubule-column"),
    facts=(Fact("Microfilaments consist of actin, intermediate filaments of fibrous proteins such as keratin, microtubules of tubulin.", BIO),),
    summary="Microfilament of actin, rope-like intermediate filament, hollow microtubule.",
)  # fmt: skip

SUBJECTS = (
    CELL_JUNCTIONS,
    DESMOSOME,
    TIGHT_JUNCTION,
    GAP_JUNCTION,
    PLASMODESMA,
    EXTRACELLULAR_MATRIX,
    CYTOSKELETON,
)
