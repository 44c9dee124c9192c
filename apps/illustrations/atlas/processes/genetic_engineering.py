"""Recombinant DNA, restriction enzymes, PCR and CRISPR."""

from __future__ import annotations

from shapely import box, union_all
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression, gene_lab, nucleic_acids
from ..glyphs.nucleic_acids import PITCH, Look, complement
from ..knowledge import biotechnology
from ..scenes import drawn
from ..subject import Subject

TERMS = biotechnology.TERMS
BOX = (-170, -110, 340, 220)


# ---------------------------------------------------------------- recombinant DNA
def draw_sources(seed: int) -> Drawing:
    drawing = Drawing("recombinant-sources", box=BOX)
    drawing.add(
        "human", geo.wobbly(-84, 4, 76, 70, "human cell", 12, 0.05), Form.ROUND, "cell-dividing", depth=12
    )
    drawing.add("nucleus", geo.ellipse(-84, 4, 42), Form.ROUND, "nucleus-dividing", depth=8)
    course = geo.curve([(-114, 22), (-100, -14), (-84, 22), (-70, -14), (-54, 16)], 2)[:, :2]
    drawing.add("human-dna", LineString(course), Form.CORD, "chromosome-maternal", width=5, shadow=False)
    drawing.add(
        "gene",
        LineString(course[len(course) * 2 // 5 : len(course) * 3 // 5]),
        Form.CORD,
        "gene-other",
        width=9,
        shadow=False,
    )
    gene_lab.bacterium(drawing, "bacterium", (86, 4), 158, 84)
    gene_lab.plasmid(drawing, "plasmid", (132, 4), 17, width=5)
    drawing.label("gene-donor-cell", "human", priority=0, side="L")
    drawing.label("foreign-gene", "gene", priority=0, side="L")
    drawing.label("cloning-bacterium", "bacterium", priority=0, side="R")
    drawing.label("cloning-plasmid", "plasmid", priority=0, side="R")
    return drawing


def draw_cut(seed: int) -> Drawing:
    drawing = Drawing("recombinant-cut", box=BOX)
    gene_lab.plasmid(drawing, "plasmid", (70, 14), 62, gap=(-118, -62), width=12)
    gene_lab.fragment(drawing, "gene", (-90, 14), 96, width=13)
    expression.protein(drawing, "enzyme-a", (70, -70), (27, 21), "enzyme")
    expression.protein(drawing, "enzyme-b", (-90, -36), (27, 21), "enzyme")
    drawing.label("foreign-gene", "gene", priority=0, side="L")
    drawing.label("restriction-enzyme", "enzyme-a", "enzyme-b", priority=0)
    drawing.label("cloning-plasmid", "plasmid", priority=0, side="R")
    return drawing


def draw_joined(seed: int) -> Drawing:
    drawing = Drawing("recombinant-joined", box=BOX)
    gene_lab.plasmid(drawing, "plasmid", (0, 10), 70, insert=(-118, -62), width=12)
    expression.protein(drawing, "ligase", (58, -62), (28, 20), "ligase")
    drawing.label("recombinant-plasmid", "plasmid", priority=0, side="L")
    drawing.label("foreign-gene", "plasmid-insert", priority=0, side="L")
    drawing.label("joining-ligase", "ligase", priority=0, side="R")
    return drawing


def draw_transformed(seed: int) -> Drawing:
    drawing = Drawing("recombinant-transformed", box=BOX)
    gene_lab.bacterium(drawing, "bacterium", (20, 18), 250, 126)
    gene_lab.plasmid(drawing, "plasmid", (88, 18), 30, insert=(-118, -62), width=8)
    gene_lab.plasmid(drawing, "free", (-110, -78), 24, insert=(-118, -62), width=7)
    drawing.flow("action", (-82, -66), (-40, -38), width=8)
    drawing.label("recombinant-plasmid", "plasmid", "free", priority=0)
    drawing.label("transgenic-bacterium", "bacterium", priority=0, side="R")
    drawing.label("bacterial-chromosome-ring", "bacterium-chromosome", priority=1, side="L")
    return drawing


def draw_product(seed: int) -> Drawing:
    drawing = Drawing("recombinant-product", box=BOX)
    for n, (x, y) in enumerate(((-92, -52), (-92, 52), (44, 0))):
        gene_lab.bacterium(drawing, f"bacterium-{n}", (x, y), 128, 66)
        gene_lab.plasmid(drawing, f"plasmid-{n}", (x + 36, y), 15, insert=(-118, -62), width=5)
    spots = [
        (-8, -76),
        (10, -52),
        (-10, 74),
        (16, 58),
        (118, -34),
        (134, -4),
        (124, 28),
        (150, 14),
        (148, -44),
        (106, 56),
        (90, -62),
    ]
    drawing.add(
        "insulin", union_all([geo.ellipse(x, y, 7) for x, y in spots]), Form.ROUND, "polypeptide", depth=3
    )
    drawing.label("transgenic-bacterium", "bacterium-0", "bacterium-1", priority=0, side="L")
    drawing.label("gene-product", "insulin", priority=0, side="R")
    return drawing


RECOMBINANT = Subject(
    key="recombinant-dna",
    title="Recombinant DNA technology",
    kind="process",
    scene=drawn(
        "recombinant-dna",
        "Recombinant DNA technology",
        Layout.PROCESS,
        (
            Panel("recombinant-sources", draw_sources, "Sources", text="The insulin gene of a human cell, and a plasmid of a bacterium."),
            Panel("recombinant-cut", draw_cut, "Cutting", text="The same restriction enzyme cuts out the gene and opens the plasmid."),
            Panel("recombinant-joined", draw_joined, "Joining", text="Ends that fit pair; ligase makes a recombinant plasmid."),
            Panel("recombinant-transformed", draw_transformed, "Transformation", text="A bacterium takes up the recombinant plasmid."),
            Panel("recombinant-product", draw_product, "Expression", text="The transgenic bacteria multiply and make human insulin."),
        ),
        TERMS,
        subtitle="A human gene is put into a plasmid, and bacteria make its protein",
        note="In practice a DNA copy of the mRNA is used, as bacteria cannot splice. Schematic, not to scale.",
    ),
    names=(
        "recombinant dna technology", "recombinant dna", "molecular cloning", "gene cloning", "dna cloning", "genetic engineering", "cloning a gene", "plasmid cloning", "recombinant plasmid", "cloning with plasmid",
        "production of human insulin", "recombinant insulin", "cloning vector", "insulin production in bacteria", "transgenic bacterium", "transgenic bacteria", "molecular cloning with plasmid",
    ),
    tells=("step + molecular cloning", 
        "recombinant dna + plasmid", "plasmid + insulin gene", "plasmid + foreign dna + restriction", "insert + plasmid + ligase", "recombinant + plasmid + gene + bacteria", "insulin gene + bacteria",
        "plasmid + foreign gene", "cloning + plasmid",
    ),
    not_when=(
        "ti plasmid", "agrobacterium", "blue white", "x gal", "lacz", "library", "cdna", "reproductive cloning", "dolly", "sheep", "conjugation", "f plasmid", "r plasmid", "resistance", "vaccine", "crispr", "shuttle",
        "electroporation", "gene gun", "gene therapy", "plant", "transduction", "transposon", "expression vector", "viral vector", "ecori", "palindrome", "yeast artificial",
    ),
    opening="Five steps by which bacteria come to make a human protein.",
    caption=("cloning-plasmid", "restriction-enzyme", "recombinant-plasmid"),
    summary="A human gene is joined into a plasmid; bacteria that take it up make insulin.",
    sources=("openstax-bio-17", "openstax-micro-12"),
)  # fmt: skip

# ---------------------------------------------------------------- restriction enzymes


def _pieces(
    key: str,
    gap: float,
    left_top: str,
    right_top: str,
    left_bottom: str,
    right_bottom: str,
    material: str = "dna-new",
) -> Drawing:
    """Two ends of DNA, `gap` apart; the second is drawn as of another molecule."""
    drawing = Drawing(key, box=BOX)
    wide = PITCH * (len(left_top) + len(right_top)) + gap
    x = -wide / 2
    seams = ((left_top, right_top, -23, 1), (left_bottom, right_bottom, 23, -1))
    for row, (first, second, y, side) in enumerate(seams):
        for name, bases, start, look in (
            ("left", first, 0.0, "dna-strand"),
            ("right", second, PITCH * len(first) + gap, material),
        ):
            nucleic_acids.strand(
                drawing,
                f"{name}-{row}",
                [(x + start + 1, y), (x + start + PITCH * len(bases) - 1, y)],
                bases,
                Look(look, side),
            )
    return drawing


def draw_site(seed: int) -> Drawing:
    drawing = _pieces("restriction-site", 0, "CATG", "AATTCGA", "GTACTTAA", "GCT", "dna-strand")
    expression.protein(drawing, "enzyme", (0, -62), (46, 22), "enzyme", "EcoRI")
    left = -PITCH * 11 / 2
    steps = LineString(
        [(left + 4 * PITCH, -36), (left + 4 * PITCH, 0), (left + 8 * PITCH, 0), (left + 8 * PITCH, 36)]
    )
    drawing.add("cut", steps.buffer(1.8, join_style="mitre"), Form.FLAT, "damage", shadow=False)
    drawing.label("restriction-enzyme", "enzyme", priority=0)
    drawing.label("restriction-site", "cut", priority=0)
    return drawing


def draw_sticky(seed: int) -> Drawing:
    drawing = _pieces("restriction-ends", 30, "CATG", "AATTCGA", "GTACTTAA", "GCT", "dna-strand")
    single = box(-42, 0, 30, 40).union(box(-12, -40, 60, 0))  # where a strand has no partner
    drawing.label(
        "sticky-ends",
        "left-1-thymine",
        "left-1-adenine",
        "right-0-adenine",
        "right-0-thymine",
        priority=0,
        zone=single,
    )
    return drawing


def draw_annealed(seed: int) -> Drawing:
    drawing = _pieces("restriction-joined", 0, "CATG", "AATTCCT", "GTACTTAA", "GGA")
    expression.protein(drawing, "ligase", (10, -62), (42, 21), "ligase", "Ligase")
    drawing.label("joining-ligase", "ligase", priority=0)
    drawing.label("foreign-gene", "right-0-backbone", priority=0, side="R")
    return drawing


RESTRICTION = Subject(
    key="restriction-enzymes",
    title="Restriction enzymes and sticky ends",
    kind="process",
    scene=drawn(
        "restriction-enzymes",
        "Restriction enzymes and sticky ends",
        Layout.PROCESS,
        (
            Panel("restriction-site", draw_site, "Recognition", text="EcoRI finds GAATTC and cuts both strands between G and A."),
            Panel("restriction-ends", draw_sticky, "Sticky ends", text="The ends have single strands that can pair."),
            Panel("restriction-joined", draw_annealed, "Joining", text="DNA of another source with the same ends pairs, and ligase joins it."),
        ),
        TERMS,
        subtitle="How EcoRI cuts DNA and how ends are joined",
        note="Foreign DNA has another color. Schematic.",
    ),
    names=("restriction enzyme", "restriction endonuclease", "sticky end", "restriction enzymes and sticky ends", "restriction site", "ecori", "restriction digest", "restriction enzyme recognition sequence"),
    tells=("restriction enzyme + ecori", "ecori + palindrome", "ecori + 5 to 3", "restriction enzyme + sticky end", "restriction enzyme + palindrom", "restriction enzyme + recognition", "ecori + gaattc", "restriction + foreign dna + sticky"),
    not_when=("fragment length polymorphism", "rflp", "gel", "electrophoresis", "blot", "library"),
    opening="Three steps with the restriction enzyme EcoRI.",
    caption=("restriction-enzyme", "sticky-ends", "joining-ligase"),
    summary="An enzyme cuts DNA into sticky ends, which pair with like ends and are joined by ligase.",
    sources=("openstax-micro-12", "openstax-bio-17"),
)  # fmt: skip

# ---------------------------------------------------------------- PCR
SEQUENCE = "ATGCCGTAAGCTTAC"


def _pcr(key: str, apart: float, primers: bool, extended: bool, height: float = 220) -> Drawing:
    drawing = Drawing(key, box=(-165, -height / 2, 330, height))
    half = PITCH * len(SEQUENCE) / 2
    lower = complement(SEQUENCE)
    nucleic_acids.strand(drawing, "upper", [(-half, -apart), (half, -apart)], SEQUENCE)
    nucleic_acids.strand(
        drawing, "lower", [(-half, apart), (half, apart)], lower, Look("dna-strand-opposite", -1)
    )
    if primers:
        top = lower[-5:] if not extended else lower[2:]
        start = half - PITCH * len(top)
        nucleic_acids.strand(
            drawing,
            "upper-new",
            [(start, -apart + 46), (half, -apart + 46)],
            top,
            Look("dna-new" if extended else "rna-strand", -1),
        )
        bottom = SEQUENCE[:5] if not extended else SEQUENCE[:-2]
        end = -half + PITCH * len(bottom)
        nucleic_acids.strand(
            drawing,
            "lower-new",
            [(-half, apart - 46), (end, apart - 46)],
            bottom,
            Look("dna-new" if extended else "rna-strand", 1),
        )
    return drawing


def draw_denatured(seed: int) -> Drawing:
    drawing = _pcr("pcr-denaturation", 62, False, False)
    drawing.label("pcr-template", "upper-backbone", "lower-backbone", priority=0)
    return drawing


def draw_annealing(seed: int) -> Drawing:
    drawing = _pcr("pcr-annealing", 72, True, False)
    drawing.label("pcr-primer", "upper-new-backbone", "lower-new-backbone", priority=0)
    return drawing


def draw_extension(seed: int) -> Drawing:
    drawing = Drawing("pcr-extension", box=(-165, -110, 330, 220))
    half = PITCH * len(SEQUENCE) / 2
    for name, x, y in (("a", -half + 2 * PITCH, -50), ("b", half - 2 * PITCH, 50)):
        expression.protein(drawing, f"polymerase-{name}", (x, y), (34, 44), "polymerase")
    strands = _pcr("strands", 72, True, True)
    drawing.place(strands, 0, 0)
    drawing.label("taq-polymerase", "polymerase-a", "polymerase-b", priority=0)
    drawing.label("pcr-copy", "upper-new-backbone", "lower-new-backbone", priority=0)
    return drawing


def draw_copies(seed: int) -> Drawing:
    """From one molecule to two, four, eight."""
    drawing = Drawing("pcr-cycles", box=(-165, -110, 330, 220))
    for row, count in enumerate((1, 2, 4, 8)):
        y = -84 + 56 * row
        lines: dict[str, list] = {"dna-strand": [], "dna-new": []}
        for n in range(count):
            x = (n - (count - 1) / 2) * 316 / max(count, 3)
            length = 32 if count == 8 else 52
            for k, dy in enumerate((-5, 5)):
                old = (n == 0 and k == 0) or (n == count - 1 and k == 1)
                lines["dna-strand" if old else "dna-new"].append(
                    [(x - length / 2, y + dy), (x + length / 2, y + dy)]
                )
        for material, strands in lines.items():
            if strands:
                drawing.add(
                    f"row-{row}-{material}",
                    MultiLineString(strands),
                    Form.CORD,
                    material,
                    width=5.5,
                    shadow=False,
                )
        if row < 3:
            drawing.flow("neutral", (0, y + 16), (0, y + 40), width=6)
    return drawing


PCR = Subject(
    key="pcr",
    title="Polymerase chain reaction (PCR)",
    kind="process",
    scene=drawn(
        "pcr",
        "Polymerase chain reaction (PCR)",
        Layout.PROCESS,
        (
            Panel("pcr-denaturation", draw_denatured, "Denaturation", text="Heat (about 95 °C) parts the strands."),
            Panel("pcr-annealing", draw_annealing, "Annealing", text="At about 50–65 °C primers pair with the ends of the target."),
            Panel("pcr-extension", draw_extension, "Extension", text="At about 72 °C Taq polymerase makes the new strands."),
            Panel("pcr-cycles", draw_copies, "Repetition", text="Each of some 30 cycles doubles the number of copies."),
        ),
        TERMS,
        subtitle="Three steps, repeated, copy a stretch of DNA millions of times",
        note="Blue and violet, the first strands; orange, copies. Schematic.",
    ),
    names=("polymerase chain reaction", "pcr", "pcr cycle", "pcr amplification", "polymerase chain reaction pcr", "amplification of dna", "step of pcr", "pcr step", "dna amplification"),
    tells=("how + pcr", "denaturation + annealing + extension", "pcr + primer", "polymerase chain reaction + primer", "pcr + denature", "amplify + dna + primer + polymerase"),
    not_when=("rt pcr", "reverse transcriptase", "real time", "quantitative", "qpcr", "sanger", "sequencing", "rflp", "outbreak", "gel", "coronavirus", "test for"),
    opening="The three steps of a cycle, and the copies after some cycles.",
    caption=("pcr-primer", "taq-polymerase"),
    summary="Heat parts the strands, primers bind, polymerase copies; each cycle doubles the DNA.",
    sources=("openstax-bio-17", "openstax-micro-12"),
)  # fmt: skip

# ---------------------------------------------------------------- CRISPR
TARGET = "ATGCTTGACCTAGGA"


def draw_guide(seed: int) -> Drawing:
    drawing = Drawing("crispr-binding", box=BOX)
    expression.protein(drawing, "cas9", (0, 0), (118, 88), "helicase")
    half = PITCH * 15 / 2
    nucleic_acids.strand(drawing, "upper", [(-half, -44), (half, -44)], TARGET)
    nucleic_acids.strand(
        drawing, "lower", [(-half, 44), (half, 44)], complement(TARGET), Look("dna-strand-opposite", -1)
    )
    nucleic_acids.strand(
        drawing,
        "guide",
        [(-PITCH * 4.5, 0), (PITCH * 4.5, 0)],
        TARGET[3:12].replace("T", "U"),
        Look("rna-strand", 1),
    )
    drawing.label("cas9", priority=0, side="L")
    drawing.label("guide-rna", "guide-backbone", priority=0, side="R")
    drawing.label("target-dna", "upper-backbone", "lower-backbone", priority=0, side="R")
    return drawing


def draw_break(seed: int) -> Drawing:
    drawing = Drawing("crispr-cut", box=BOX)
    for name, x, bases in (("left", -86, TARGET[:8]), ("right", 86, TARGET[8:])):
        half = PITCH * len(bases) / 2
        nucleic_acids.duplex(drawing, name, [(x - half, 0), (x + half, 0)], bases)
    gap = geo.rounded_box(-11, -46, 26, 92, 8)
    drawing.add("break", LineString(gap.exterior), Form.CORD, "damage", width=3, shadow=False)
    drawing.label("double-strand-break", "break", priority=0)
    return drawing


def draw_edit(seed: int) -> Drawing:
    drawing = Drawing("crispr-repair", box=BOX)
    new = TARGET[:7] + "GCA" + TARGET[9:]
    half = PITCH * len(new) / 2
    nucleic_acids.duplex(drawing, "dna", [(-half, 0), (half, 0)], new)
    window = geo.rounded_box(-half + 7 * PITCH, -36, 3 * PITCH, 72, 6)
    drawing.add("edit", LineString(window.exterior), Form.CORD, "activator", width=3.4, shadow=False)
    drawing.label("edited-dna", "edit", priority=0)
    return drawing


CRISPR = Subject(
    key="crispr",
    title="Gene editing with CRISPR-Cas9",
    kind="process",
    scene=drawn(
        "crispr",
        "Gene editing with CRISPR-Cas9",
        Layout.PROCESS,
        (
            Panel("crispr-binding", draw_guide, "Targeting", text="A guide RNA leads Cas9 to the sequence that it pairs with."),
            Panel("crispr-cut", draw_break, "Cutting", text="Cas9 cuts both strands of the DNA."),
            Panel("crispr-repair", draw_edit, "Repair", text="The cell mends the break; bases are lost, added or replaced after a template."),
        ),
        TERMS,
        subtitle="A guide RNA finds the target, Cas9 cuts it, and the cell repairs it",
        note="The sequence that pairs is about 20 bases long. Schematic, not to scale.",
    ),
    names=("crispr", "crispr cas9", "cas9", "gene editing", "genome editing", "crispr gene editing", "guide rna", "gene editing with crispr"),
    tells=("crispr + cas9", "guide rna + cas9", "cas9 + cut"),
    not_when=("immunity", "phage", "bacterial defense", "spacer"),
    opening="Three steps of gene editing.",
    caption=("guide-rna", "cas9"),
    summary="A guide RNA leads Cas9 to its target; it cuts the DNA, and repair changes the sequence.",
    sources=("openstax-micro-12", "alberts-cell"),
)  # fmt: skip

SUBJECTS = (RECOMBINANT, RESTRICTION, PCR, CRISPR)
