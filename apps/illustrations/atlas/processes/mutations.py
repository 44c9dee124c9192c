"""Changes of single genes and of whole chromosomes."""

from __future__ import annotations

from shapely import box, union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import chromosomes, expression
from ..knowledge import chromosome_changes
from ..scenes import drawn
from ..subject import Subject

TERMS = chromosome_changes.TERMS

# ---------------------------------------------------------------- chromosome rearrangements
A, B, C = "chromosome-paternal", "chromosome-other", "chromosome-maternal"
TALL, WIDE = 190.0, 34.0


def _rods(key: str, *columns: tuple[str, str, str], width: float = 340.0) -> Drawing:
    """Chromosomes before and after, each given as (part, letters of its segments, their materials as digits)."""
    longest = TALL * max(len(letters) for _, letters, _ in columns) / 7
    drawing = Drawing(key, box=(-width / 2, -TALL / 2 - 20, width, longest + 40))
    half = (len(columns) - 1) / 2
    for n, (name, letters, materials) in enumerate(columns):
        palette = {"1": A, "2": B, "3": C}
        segments = [(1.0, palette[m]) for m in materials]
        long = TALL * len(letters) / 7
        rod = chromosomes.rod(long, WIDE, segments, letters, centromere=3.0 / len(letters))
        drawing.place(rod, (n - half) * 74 + (18 if n > half else -18), -TALL / 2, prefix=f"{name}-")
    drawing.flow("neutral", (-16, 0), (18, 0), width=9)
    return drawing


def draw_deletion(seed: int) -> Drawing:
    drawing = _rods(
        "chromosome-deletion", ("before", "ABCDEFG", "1111221"), ("after", "ABCDG", "11111"), width=240
    )
    drawing.label("deleted-segment", "before-segment-5", "before-segment-6", priority=0, side="L")
    return drawing


def draw_duplication(seed: int) -> Drawing:
    drawing = _rods(
        "chromosome-duplication",
        ("before", "ABCDEFG", "1111221"),
        ("after", "ABCDEFEFG", "111122221"),
        width=240,
    )
    drawing.label("duplicated-segment", "after-segment-7", "after-segment-8", priority=0, side="R")
    return drawing


def draw_inversion(seed: int) -> Drawing:
    drawing = _rods(
        "chromosome-inversion", ("before", "ABCDEFG", "1111221"), ("after", "ABCDFEG", "1111221"), width=240
    )
    drawing.label("inverted-segment", "after-segment-5", "after-segment-6", priority=0, side="R")
    drawing.label("normal-chromosome", "before-segment-2", priority=1, side="L")
    return drawing


def draw_translocation(seed: int) -> Drawing:
    drawing = _rods(
        "chromosome-translocation",
        ("before-a", "ABCDEFG", "1111111"), ("before-b", "PQRSTUV", "3333333"),
        ("after-a", "ABCDEUV", "1111133"), ("after-b", "PQRSTFG", "3333311"),
    )  # fmt: skip
    drawing.label("translocated-segment", "after-b-segment-6", "after-b-segment-7", priority=0, side="R")
    drawing.label("normal-chromosome", "before-a-segment-2", priority=1, side="L")
    return drawing


INVERSION = Panel(
    "chromosome-inversion",
    draw_inversion,
    "Inversion",
    text="A segment breaks out, turns around and joins again in the same place.",
)
TRANSLOCATION = Panel(
    "chromosome-translocation",
    draw_translocation,
    "Reciprocal translocation",
    text="Two nonhomologous chromosomes exchange segments.",
)

INVERSION_TRANSLOCATION = Subject(
    key="inversion-translocation",
    title="Inversion and translocation",
    kind="comparison",
    scene=drawn(
        "inversion-translocation",
        "Inversion and translocation",
        Layout.COMPARISON,
        (INVERSION, TRANSLOCATION),
        TERMS,
        subtitle="Two rearrangements of chromosomes, before and after",
        note="Letters stand for segments of a chromosome. Schematic.",
    ),
    names=("inversion and translocation", "chromosome inversion", "inversion", "reciprocal translocation", "translocation of chromosome", "pericentric inversion", "chromosomal translocation",
           "chromosomal inversion"),
    tells=("inversion + chromosome + segment", "translocation + nonhomologous chromosome", "inversion + reciprocal translocation", "inversion + chromosome segment"),
    not_when=("atmosphere", "weather", "layer", "deletion", "duplication", "protein", "phloem", "cancer", "leukemia", "philadelphia", "evolution", "temperature", "lake", "ribosome", "chromosome 18"),
    opening="An inversion and a reciprocal translocation, before and after.",
    caption=("inverted-segment", "translocated-segment"),
    summary="A segment turns around in place; two chromosomes exchange segments.",
    sources=("openstax-bio-13",),
)  # fmt: skip

REARRANGEMENTS = Subject(
    key="chromosome-rearrangements",
    title="Rearrangements of chromosomes",
    kind="comparison",
    scene=drawn(
        "chromosome-rearrangements",
        "Rearrangements of chromosomes",
        Layout.COMPARISON,
        (
            Panel("chromosome-deletion", draw_deletion, "Deletion", text="A segment is lost."),
            Panel("chromosome-duplication", draw_duplication, "Duplication", text="A segment is present twice."),
            INVERSION,
            TRANSLOCATION,
        ),
        TERMS,
        subtitle="Four changes of structure, before and after",
        note="Letters stand for segments of a chromosome. Schematic.",
    ),
    names=("rearrangement of chromosomes", "chromosome rearrangement", "chromosomal rearrangement", "chromosome mutation", "chromosomal mutation", "chromosome aberration", "chromosomal structural rearrangement",
           "structural change of chromosome", "deletion and duplication"),
    tells=("deletion + duplication + inversion + translocation", "deletion + duplication + chromosome"),
    not_when=("nondisjunction", "gene duplication", "trisomy"),
    opening="Four rearrangements of chromosomes.",
    caption=("inverted-segment", "translocated-segment"),
    summary="Deletion loses a segment, duplication doubles, inversion turns, translocation swaps it.",
    sources=("openstax-bio-13",),
)  # fmt: skip

# ---------------------------------------------------------------- point mutations
AMINO = {
    "AUG": "Met", "AAG": "Lys", "UUU": "Phe", "UUC": "Phe", "UUG": "Leu", "CUA": "Leu", "GGC": "Gly", "AGU": "Ser", "GCU": "Ala",
    "GAA": "Glu", "GUU": "Val", "UGG": "Trp", "UAA": "Stop", "UAG": "Stop",
}  # fmt: skip
NORMAL = "AUGAAGUUUGGCUAA"


def _reading(key: str, bases: str, mark: int | None) -> Drawing:
    """Messenger RNA and what its codons stand for; `mark` is the changed base."""
    count = len(bases) // 3
    width = expression.CODON * count
    drawing = Drawing(key, box=(-width / 2 - 14, -50, width + 28, 128))
    left = -width / 2
    expression.codons(drawing, "mrna", (left + expression.CODON / 2, 0), bases[: 3 * count])
    stopped = False
    for n in range(count):
        codon = bases[3 * n : 3 * n + 3]
        word = AMINO[codon]
        x = left + expression.CODON * (n + 0.5)
        if not stopped:
            ticks = LineString([(x - 18, 8), (x - 18, 13), (x + 18, 13), (x + 18, 8)]).buffer(0.9)
            drawing.add(f"bracket-{n}", ticks, Form.FLAT, "ink", shadow=False)
            changed = AMINO.get(NORMAL[3 * n : 3 * n + 3]) != word
            material = "damage" if word == "Stop" else "effector" if changed else "gene"
            drawing.add(f"acid-{n}", geo.ellipse(x, 42, 19), Form.ROUND, material, depth=7)
            drawing.add(f"acid-{n}-sign", centred(word, x, 42, 13.5), Form.FLAT, "ink", shadow=False)
        stopped = stopped or word == "Stop"
    if mark is not None:
        x = left + (mark + 0.5) * expression.CODON / 3
        drawing.add(
            "mark",
            union_all(
                [
                    box(x - 1.4, -42, x + 1.4, -28),
                    geo.blob((x - 6, -29, "c"), (x + 6, -29, "c"), (x, -20, "c")),
                ]
            ),
            Form.FLAT,
            "damage",
            shadow=False,
        )
    return drawing


def _reading_panel(name: str, heading: str, bases: str, mark: int | None, words: str) -> Panel:
    key = f"mutation-{name}"
    return Panel(key, lambda seed: _reading(key, bases, mark), heading, text=words)


# Panels of the kinds of mutations: the changed base is marked by an arrow.
KINDS = (
    ("normal", "No mutation", NORMAL, None, "Each codon stands for an amino acid or for stop."),
    ("silent", "Silent", "AUGAAGUUCGGCUAA", 8, "Another base, but the same amino acid."),
    ("missense", "Missense", "AUGAAGUUGGGCUAA", 8, "Another base and another amino acid."),
    ("nonsense", "Nonsense", "AUGUAGUUUGGCUAA", 3, "A codon becomes a stop: the protein ends too early."),
    (
        "insertion",
        "Frameshift by insertion",
        "AUGGAAGUUUGGCUA",
        3,
        "An extra base shifts the frame: all later codons change.",
    ),
    (
        "deletion",
        "Frameshift by deletion",
        "AUGAGUUUGGCU",
        3,
        "A lost base shifts the frame: all later codons change.",
    ),
)

POINT_MUTATIONS = Subject(
    key="point-mutations",
    title="Kinds of point mutations",
    kind="comparison",
    scene=drawn(
        "point-mutations",
        "Kinds of point mutations",
        Layout.COMPARISON,
        tuple(_reading_panel(*kind) for kind in KINDS),
        (),
        subtitle="Messenger RNA and the amino acids that it stands for",
        note="Arrows mark the change; yellow amino acids differ. Met methionine, Lys lysine, Phe phenylalanine, Gly glycine, Leu leucine, Glu glutamic acid, Val valine, Trp tryptophan, Ser serine, Ala alanine.",
    ),
    names=("kind of point mutation", "point mutation", "type of mutation", "gene mutation", "mutation", "frameshift mutation", "silent mutation", "missense mutation", "nonsense mutation", "substitution mutation",
           "effect of point mutation", "kind of mutation", "dna mutation"),
    tells=("reading frame + deletion", "reading frame + shift", "frameshift + mrna", "deletion + nucleotide + frame", "silent + missense + nonsense", "point mutation + frameshift", "missense + nonsense", "mutation + insertion + deletion + frameshift", "mutation + substitution + frameshift",
           "mutation + change in the protein sequence"),
    not_when=("inversion", "translocation", "ames", "auxotroph", "repair", "uv", "chromosome", "cancer", "thymine dimer", "proofreading", "intercalating", "chemical mutagen", "evolution", "selection", "resistance", "cystic",
              "sickle", "hox", "fly", "tumor", "nucleotide analog", "viral", "virus", "drift", "p53", "population", "induced"),
    opening="A stretch of messenger RNA without and with five mutations.",
    summary="Silent changes no amino acid, missense one, nonsense stops early, frameshift many.",
    sources=("openstax-bio-14", "openstax-bio-15", "openstax-micro-11"),
)  # fmt: skip

SUBJECTS = (INVERSION_TRANSLOCATION, REARRANGEMENTS, POINT_MUTATIONS)
