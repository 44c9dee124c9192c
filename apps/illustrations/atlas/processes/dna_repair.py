"""Errors in DNA and how they are mended: proofreading, mismatch repair, thymine dimers, and intercalating agents."""

from __future__ import annotations

from shapely import box, union_all
from shapely.geometry import LineString, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression, nucleic_acids
from ..glyphs.nucleic_acids import NAMES, PITCH, complement
from ..knowledge import replication
from ..scenes import drawn
from ..subject import Subject

TERMS = replication.TERMS
BOX = (-165, -82, 330, 164)
OLD, NEW = "dna-strand", "dna-new"


def _ladder(
    key: str, top: str, bottom: str, materials: tuple[str, str] = (OLD, "dna-strand-opposite")
) -> Drawing:
    """A double strand in the middle of a panel, its first base on the left."""
    drawing = Drawing(key, box=BOX)
    half = PITCH * len(top) / 2
    nucleic_acids.duplex(drawing, "dna", [(-half, 0), (half, 0)], top, opposite=bottom, materials=materials)
    return drawing


def _place(index: float, count: int) -> float:
    """The middle of a base on the page."""
    return PITCH * (index + 0.5 - count / 2)


def _around(index: float, count: int, wide: float = 1.0, tall: float = 60.0):
    """A window around a base, for labels and marks."""
    x = _place(index, count)
    return box(x - PITCH * wide / 2, -tall, x + PITCH * wide / 2, tall)


def _ring(drawing: Drawing, name: str, x: float, rx: float, ry: float = 32.0) -> None:
    """A red ring around what is wrong."""
    drawing.add(
        name, LineString(geo.ellipse(x, 0, rx, ry).exterior), Form.CORD, "damage", width=3.2, shadow=False
    )


# ---------------------------------------------------------------- proofreading
TEMPLATE = "TACGAATCGGATC"


def _growing(key: str, new: str) -> Drawing:
    """The template below, the new strand above, with the polymerase at its end."""
    count = len(TEMPLATE)
    drawing = Drawing(key, box=BOX)
    end = _place(len(new) - 1, count)
    expression.protein(drawing, "polymerase", (end + 6, 0), (66, 62), "polymerase")
    half = PITCH * count / 2
    nucleic_acids.strand(
        drawing,
        "template",
        [(-half, 23), (half, 23)],
        TEMPLATE,
        nucleic_acids.Look("dna-strand-opposite", -1),
    )
    nucleic_acids.strand(
        drawing, "new", [(-half, -23), (-half + PITCH * len(new), -23)], new, nucleic_acids.Look(NEW, 1)
    )
    return drawing


def draw_wrong_base(seed: int) -> Drawing:
    drawing = _growing("proofreading-error", "ATGCTTG")
    _ring(drawing, "error", _place(6, len(TEMPLATE)), 12)
    drawing.label("mispaired-base", "error", priority=0, side="R")
    drawing.label("dna-polymerase", "polymerase", priority=0)
    drawing.label("old-strand", "template-backbone", priority=1, side="L")
    drawing.label("new-strand", "new-backbone", priority=1, side="L", zone=_around(1, len(TEMPLATE), 3))
    return drawing


def draw_removed(seed: int) -> Drawing:
    drawing = _growing("proofreading-removal", "ATGCTT")
    freed = Drawing("freed")
    nucleic_acids.strand(freed, "base", [(-PITCH / 2, 0), (PITCH / 2, 0)], "G")
    drawing.place(freed, 70, -74, rotation=24, prefix="freed-")
    drawing.flow("action", (22, -42), (56, -66), width=7)
    drawing.label("mispaired-base", "freed-base-guanine", priority=0, side="R")
    drawing.label("dna-polymerase", "polymerase", priority=1)
    return drawing


def draw_corrected(seed: int) -> Drawing:
    drawing = _growing("proofreading-corrected", "ATGCTTAGC")
    drawing.label("repaired-base", "new-adenine", priority=0, zone=_around(6, len(TEMPLATE)))
    drawing.label("dna-polymerase", "polymerase", priority=1, side="R")
    return drawing


PROOFREADING = Subject(
    key="proofreading",
    title="Proofreading by DNA polymerase",
    kind="process",
    scene=drawn(
        "proofreading",
        "Proofreading by DNA polymerase",
        Layout.PROCESS,
        (
            Panel("proofreading-error", draw_wrong_base, "Error", text="DNA polymerase adds a base that does not fit: G opposite T."),
            Panel("proofreading-removal", draw_removed, "Removal", text="The polymerase stops, goes back and cuts out the wrong base."),
            Panel("proofreading-corrected", draw_corrected, "Correction", text="It puts in the right base and goes on."),
        ),
        TERMS,
        subtitle="The enzyme checks each base that it has added",
        note="Schematic, not to scale.",
    ),
    names=("proofreading", "proofreading by dna polymerase", "dna polymerase proofreading", "dna proofreading"),
    tells=("proofreading + dna polymerase", "polymerase + correct + error + replication"),
    not_when=("mismatch repair", "rna polymerase", "excision"),
    opening="Three steps in which DNA polymerase mends an error of its own.",
    caption=("mispaired-base",),
    summary="DNA polymerase notices a wrong base, cuts it out and adds the right one.",
    sources=("openstax-bio-14",),
)  # fmt: skip

# ---------------------------------------------------------------- mismatch repair
PAIRED = "ATGCTTAGCCTAG"
WRONG = "TACGAGTCGGATC"


def draw_mismatch(seed: int) -> Drawing:
    drawing = _ladder("mismatch-found", PAIRED, WRONG, (OLD, NEW))
    _ring(drawing, "error", _place(5, 13), 13)
    expression.protein(drawing, "protein", (_place(5, 13) + 34, 52), (40, 22), "enzyme")
    drawing.label("mispaired-base", "error", priority=0)
    drawing.label("repair-enzyme", "protein", priority=0, side="R")
    drawing.label("new-strand", "dna-bottom-backbone", priority=1, side="L")
    return drawing


def draw_cut(seed: int) -> Drawing:
    drawing = Drawing("mismatch-cut", box=BOX)
    half = PITCH * 13 / 2
    nucleic_acids.strand(drawing, "old", [(-half, -23), (half, -23)], PAIRED)
    for name, a, b, bases in (("left", 0, 3, "TAC"), ("right", 8, 13, "GGATC")):
        nucleic_acids.strand(
            drawing,
            name,
            [(-half + a * PITCH, 23), (-half + b * PITCH, 23)],
            bases,
            nucleic_acids.Look(NEW, -1),
        )
    drawing.add(
        "gap",
        box(-half + 3 * PITCH + 5, 6, -half + 8 * PITCH - 5, 28),
        Form.FLAT,
        "damage",
        opacity=0.16,
        shadow=False,
    )
    drawing.label("gap-in-strand", "gap", priority=0)
    drawing.label("old-strand", "old-backbone", priority=1, side="L")
    return drawing


def draw_filled(seed: int) -> Drawing:
    drawing = _ladder("mismatch-filled", PAIRED, complement(PAIRED), (OLD, NEW))
    expression.protein(drawing, "polymerase", (_place(7.4, 13), 52), (40, 22), "polymerase")
    drawing.label("repaired-base", "dna-bottom-adenine", priority=0, zone=_around(5, 13), side="L")
    drawing.label("dna-polymerase", "polymerase", priority=0, side="R")
    return drawing


MISMATCH = Subject(
    key="mismatch-repair",
    title="Mismatch repair",
    kind="process",
    scene=drawn(
        "mismatch-repair",
        "Mismatch repair",
        Layout.PROCESS,
        (
            Panel("mismatch-found", draw_mismatch, "Recognition", text="After replication, repair proteins find a wrong base in the new strand."),
            Panel("mismatch-cut", draw_cut, "Excision", text="A stretch of the new strand with the wrong base is cut out."),
            Panel("mismatch-filled", draw_filled, "Resynthesis", text="DNA polymerase fills the gap, and ligase joins the strand."),
        ),
        TERMS,
        subtitle="Errors that proofreading has missed are mended after replication",
        note="The gap is much longer in the cell. Schematic, not to scale.",
    ),
    names=("mismatch repair", "dna mismatch repair"),
    tells=("mismatch repair", "incorrectly added base + after replication"),
    not_when=("cancer", "colon"),
    opening="Three steps of mismatch repair.",
    caption=("mispaired-base",),
    summary="A wrong base in the new strand is found, cut out with its neighbors and replaced.",
    sources=("openstax-bio-14",),
)  # fmt: skip

# ---------------------------------------------------------------- thymine dimers
DIMER = "CGATCTTGACGAT"
AT = (5, 6)  # the two thymines


def _dimer(drawing: Drawing, name: str) -> None:
    """The bond between two neighboring thymines."""
    x = (_place(AT[0], 13) + _place(AT[1], 13)) / 2
    bond = union_all([LineString([(x - 3, y), (x + 3, y)]).buffer(1.7) for y in (-19, -4)])
    drawing.add(name, bond, Form.FLAT, "damage", shadow=False)
    drawing.add(
        f"{name}-ring",
        LineString(geo.rounded_box(x - 19, -32, 38, 33, 8).exterior),
        Form.CORD,
        "damage",
        width=2.8,
        shadow=False,
    )


def draw_dimer(seed: int) -> Drawing:
    drawing = _ladder("excision-dimer", DIMER, complement(DIMER))
    _dimer(drawing, "dimer")
    drawing.flow("artery", (_place(5.5, 13) - 52, -80), (_place(5.5, 13) - 14, -42), width=8)
    drawing.label("thymine-dimer", "dimer-ring", priority=0, side="R")
    return drawing


def draw_excised(seed: int) -> Drawing:
    drawing = Drawing("excision-cut", box=(-165, -105, 330, 187))
    half = PITCH * 13 / 2
    nucleic_acids.strand(
        drawing,
        "lower",
        [(-half, 23), (half, 23)],
        complement(DIMER),
        nucleic_acids.Look("dna-strand-opposite", -1),
    )
    for name, a, b in (("left", 0, 3), ("right", 9, 13)):
        nucleic_acids.strand(drawing, name, [(-half + a * PITCH, -23), (-half + b * PITCH, -23)], DIMER[a:b])
    nucleic_acids.strand(
        drawing, "piece", [(-half + 3 * PITCH + 2, -78), (-half + 9 * PITCH - 2, -88)], DIMER[3:9]
    )
    for n, x in enumerate((-half + 3 * PITCH, -half + 9 * PITCH)):
        expression.protein(drawing, f"nuclease-{n}", (x, -30), (19, 17), "enzyme")
    drawing.label("excised-piece", "piece-backbone", priority=0, side="R")
    drawing.label("excision-enzymes", "nuclease-0", "nuclease-1", priority=0)
    return drawing


def draw_resynthesis(seed: int) -> Drawing:
    drawing = Drawing("excision-filled", box=BOX)
    half = PITCH * 13 / 2
    nucleic_acids.strand(
        drawing,
        "lower",
        [(-half, 23), (half, 23)],
        complement(DIMER),
        nucleic_acids.Look("dna-strand-opposite", -1),
    )
    for name, a, b, material in (("left", 0, 3, OLD), ("new", 3, 9, NEW), ("right", 9, 13, OLD)):
        nucleic_acids.strand(
            drawing,
            name,
            [(-half + a * PITCH, -23), (-half + b * PITCH, -23)],
            DIMER[a:b],
            nucleic_acids.Look(material, 1),
        )
    expression.protein(drawing, "polymerase", (_place(6, 13), -54), (36, 20), "polymerase")
    expression.protein(drawing, "ligase", (-half + 9 * PITCH + 8, -52), (25, 18), "ligase")
    drawing.label("dna-polymerase", "polymerase", priority=0, side="L")
    drawing.label("dna-ligase", "ligase", priority=0, side="R")
    drawing.label("repaired-strand", "new-backbone", priority=1, side="L")
    return drawing


EXCISION_PANELS = (
    Panel("excision-dimer", draw_dimer, "Damage", text="Ultraviolet light joins two neighboring thymines, which distorts the helix."),
    Panel("excision-cut", draw_excised, "Excision", text="Enzymes cut the strand on both sides and remove the piece with the dimer."),
    Panel("excision-filled", draw_resynthesis, "Resynthesis", text="DNA polymerase fills the gap, and ligase seals the strand."),
)  # fmt: skip

NUCLEOTIDE_EXCISION = Subject(
    key="nucleotide-excision-repair",
    title="Nucleotide excision repair",
    kind="process",
    scene=drawn(
        "nucleotide-excision-repair",
        "Nucleotide excision repair",
        Layout.PROCESS,
        EXCISION_PANELS,
        TERMS,
        subtitle="How a thymine dimer is removed",
        note="Excised pieces are longer in the cell. Schematic, not to scale.",
    ),
    names=("nucleotide excision repair", "excision repair", "nucleotide excision", "thymine dimer", "pyrimidine dimer", "repair of thymine dimer", "dna damage by uv light"),
    tells=("thymine dimer + excis", "thymine dimer + uv", "nucleotide excision + thymine dimer", "thymine dimer + repair", "uv + thymine dimer"),
    not_when=("photolyase", "photoreactivation", "light repair", "two mechanism", "base excision", "skin cancer", "melanin"),
    opening="A thymine dimer, and its repair by excision.",
    caption=("thymine-dimer",),
    summary="A thymine dimer is cut out with its neighbors; polymerase and ligase mend the strand.",
    sources=("openstax-bio-14", "openstax-micro-11"),
)  # fmt: skip


def draw_photolyase(seed: int) -> Drawing:
    drawing = Drawing("photoreactivation-bound", box=BOX)
    x = _place(5.5, 13)
    expression.protein(drawing, "photolyase", (x, -24), (44, 40), "primase")
    half = PITCH * 13 / 2
    nucleic_acids.duplex(drawing, "dna", [(-half, 0), (half, 0)], DIMER)
    _dimer(drawing, "dimer")
    drawing.flow("action", (x + 86, -74), (x + 40, -50), width=8)
    drawing.label("photolyase", priority=0, side="L")
    drawing.label("thymine-dimer", "dimer-ring", priority=0, side="R")
    return drawing


def draw_restored(seed: int) -> Drawing:
    drawing = _ladder("photoreactivation-restored", DIMER, complement(DIMER))
    drawing.label("repaired-base", f"dna-top-{NAMES['T']}", priority=0, zone=_around(5.5, 13, 2))
    return drawing


DIMER_REPAIR = Subject(
    key="thymine-dimer-repair",
    title="Two ways to repair thymine dimers",
    kind="process",
    scene=drawn(
        "thymine-dimer-repair",
        "Two ways to repair thymine dimers",
        Layout.COMPARISON,
        (
            EXCISION_PANELS[0],
            Panel("excision-cut", draw_excised, "Excision repair: cut", text="Enzymes cut the strand on both sides and remove the piece."),
            Panel("excision-filled", draw_resynthesis, "Excision repair: fill", text="DNA polymerase fills the gap, and ligase seals the strand."),
            Panel("photoreactivation-bound", draw_photolyase, "Or photoreactivation", text="Photolyase binds the dimer and takes up visible light."),
            Panel("photoreactivation-restored", draw_restored, "Thymines restored", text="The bond is broken; the thymines pair with adenines again."),
        ),
        TERMS,
        subtitle="Nucleotide excision repair, and photoreactivation by visible light",
        note="Schematic, not to scale. Placental mammals have no photolyase.",
    ),
    names=("photoreactivation", "two way to repair thymine dimer", "two mechanism for repairing thymine dimer", "mechanism for repairing thymine dimer", "light repair", "photolyase"),
    tells=("thymine dimer + photolyase", "thymine dimer + two mechanism", "nucleotide excision repair + photoreactivation", "thymine dimer + photoreactivation", "dark repair + light repair"),
    opening="A thymine dimer, its excision, and its repair in place by light.",
    caption=("thymine-dimer", "photolyase"),
    summary="A thymine dimer is cut out and replaced, or split in place by photolyase and light.",
    sources=("openstax-micro-11",),
)  # fmt: skip

# ---------------------------------------------------------------- intercalating agents
NORMAL = "ATGCTAGCCTAG"


def draw_intercalated(seed: int) -> Drawing:
    """A flat molecule of three rings between two base pairs."""
    drawing = Drawing("intercalation-bound", box=BOX)
    half = PITCH * 13 / 2
    nucleic_acids.duplex(drawing, "dna", [(-half, 0), (half, 0)], NORMAL[:6] + " " + NORMAL[6:])
    x = _place(6, 13)
    rings = [Polygon([geo.polar(8.5, 60 * n, x, y) for n in range(6)]) for y in (-15.0, 0.0, 15.0)]
    drawing.add("acridine", union_all(rings).buffer(0.6), Form.ROUND, "effector", depth=4)
    drawing.label("acridine", priority=0)
    drawing.label("parental-dna", "dna-top-backbone", "dna-bottom-backbone", priority=1, side="L")
    return drawing


def draw_insertion(seed: int) -> Drawing:
    longer = NORMAL[:6] + "C" + NORMAL[6:]
    drawing = _ladder("intercalation-insertion", longer, complement(longer), (OLD, NEW))
    _ring(drawing, "change", _place(6, 13), 12)
    drawing.label("inserted-base", "change", priority=0)
    return drawing


def draw_deletion(seed: int) -> Drawing:
    shorter = NORMAL[:5] + NORMAL[6:]
    drawing = _ladder("intercalation-deletion", shorter, complement(shorter), (OLD, NEW))
    x = _place(4.5, 11)
    mark = Polygon([(x - 9, -52), (x + 9, -52), (x, -34)])
    drawing.add("change", mark, Form.FLAT, "damage", shadow=False)
    drawing.label("lost-base", "change", priority=0)
    return drawing


INTERCALATION = Subject(
    key="intercalating-agents",
    title="Intercalating agents",
    kind="comparison",
    scene=drawn(
        "intercalating-agents",
        "Intercalating agents",
        Layout.COMPARISON,
        (
            Panel("intercalation-bound", draw_intercalated, "Intercalation", text="A flat molecule, such as acridine, slips between base pairs and spreads them apart."),
            Panel("intercalation-insertion", draw_insertion, "After replication: insertion", text="DNA polymerase may put in an extra pair."),
            Panel("intercalation-deletion", draw_deletion, "After replication: deletion", text="Or it may leave out a pair."),
        ),
        TERMS,
        subtitle="Molecules between base pairs lead to frameshift mutations",
        note="Schematic, not to scale.",
    ),
    names=("intercalating agent", "intercalation", "intercalating agent such as acridine", "acridine", "acridine orange mutagenesis", "ethidium bromide intercalation"),
    tells=("intercalating agent + base pair", "intercalating + acridine", "intercalating + frameshift"),
    not_when=("fluorochrome", "fluorescence", "stain", "staining", "gel"),
    opening="An intercalated molecule, and the two errors that it can lead to.",
    summary="A flat molecule between base pairs makes polymerase add or leave out a pair.",
    sources=("openstax-micro-11",),
)  # fmt: skip

SUBJECTS = (PROOFREADING, MISMATCH, NUCLEOTIDE_EXCISION, DIMER_REPAIR, INTERCALATION)
