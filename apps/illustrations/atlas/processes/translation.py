"""Translation in three stages, how it begins in bacteria and is held back in eukaryotes, and the genetic code."""

from __future__ import annotations

from shapely import box, union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.diagrams import Table
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression, nucleic_acids
from ..glyphs.expression import CODON, SITES
from ..glyphs.nucleic_acids import Look
from ..knowledge import gene_expression
from ..scenes import diagram, drawn
from ..subject import Fact, Subject

TERMS = gene_expression.TERMS
BOX = (-190, -170, 380, 230)
ACIDS = ("polypeptide", "gene", "gene-other", "gene-third", "promoter", "ligase", "operator")


def _message(drawing: Drawing, bases: str, first: float, y: float = 0.0) -> None:
    expression.codons(drawing, "mrna", (first, y), bases)


def _trna(drawing: Drawing, name: str, x: float, codon: str, acid: str = "", y: float = 0.0) -> None:
    expression.transfer_rna(drawing, name, (x, y - 16), expression.anticodon(codon), acid)


# ---------------------------------------------------------------- the three stages
def draw_initiation(seed: int) -> Drawing:
    drawing = Drawing("translation-initiation", box=BOX)
    expression.ribosome(drawing, "ribosome", (0, 4), "small")
    _message(drawing, "GGAAUGGCUUCA", -CODON)
    _trna(drawing, "initiator", 0, "AUG", "polypeptide")
    large = Drawing("large")
    expression.ribosome(large, "ribosome", (0, 0), "large")
    drawing.place(large, 116, -52, 0.62, prefix="coming-")
    drawing.flow("action", (112, -36), (70, -14), width=8)
    drawing.label("initiator-trna", "initiator-body", priority=0, side="L")
    drawing.label(
        "start-codon",
        "mrna-adenine",
        "mrna-uracil",
        priority=0,
        side="L",
        zone=box(-CODON / 2, -30, CODON / 2, 10),
    )
    drawing.label("small-subunit", "ribosome-small", priority=0, side="L")
    drawing.label("large-subunit", "coming-ribosome-large", priority=0, side="R")
    drawing.label("messenger-rna", "mrna-backbone", priority=1, side="R", zone=box(60, -10, 140, 10))
    return drawing


def draw_elongation(seed: int) -> Drawing:
    drawing = Drawing("translation-elongation", box=(-190, -190, 380, 250))
    expression.ribosome(drawing, "ribosome", (0, 4))
    _message(drawing, "AUGGCUUCAGGUUAC", -2 * CODON)
    _trna(drawing, "leaving", SITES["E"], "GCU")
    _trna(drawing, "holding", 0, "UCA", "gene-other")
    _trna(drawing, "coming", SITES["A"], "GGU", "gene-third")
    beads = [(0, -83), (-12, -112), (-30, -134), (-22, -158), (0, -172)]
    for n, (x, y) in enumerate(beads[1:], 1):
        drawing.add(f"bead-{n}", geo.ellipse(x, y, 11), Form.ROUND, ACIDS[-n], depth=5)
    drawing.label("polypeptide", "bead-3", "bead-4", priority=0, side="L")
    drawing.label("exit-trna", "leaving-body", priority=1, side="L")
    drawing.label("transfer-rna", "coming-body", priority=0, side="R")
    drawing.label("amino-acid", "coming-acid", priority=1, side="R")
    drawing.label("large-subunit", "ribosome-large", priority=2, side="R")
    drawing.label("messenger-rna", "mrna-backbone", priority=1, side="R")
    return drawing


def draw_termination(seed: int) -> Drawing:
    drawing = Drawing("translation-termination", box=(-190, -190, 380, 250))
    expression.ribosome(drawing, "ribosome", (0, 4))
    _message(drawing, "GCUUCAGGUUAAGCA", -2 * CODON)
    _trna(drawing, "holding", 0, "GGU", "gene-third")
    expression.protein(drawing, "release-factor", (CODON, -52), (17, 34), "repressor")
    for n, (x, y) in enumerate([(-16, -112), (-38, -134), (-30, -160), (-6, -172), (18, -158)], 1):
        drawing.add(f"bead-{n}", geo.ellipse(x, y, 11), Form.ROUND, ACIDS[-n], depth=5)
    drawing.label("polypeptide", "bead-2", "bead-3", priority=0, side="L")
    drawing.label("release-factor", priority=0, side="R")
    stop = [f"mrna-{base}" for base in ("adenine", "uracil")]
    drawing.label("stop-codon", *stop, priority=0, side="R", zone=box(CODON / 2, -30, CODON * 1.5, 10))
    drawing.label("small-subunit", "ribosome-small", priority=2, side="L")
    return drawing


TRANSLATION = Subject(
    key="translation",
    title="Translation",
    kind="process",
    scene=drawn(
        "translation",
        "Translation",
        Layout.PROCESS,
        (
            Panel("translation-initiation", draw_initiation, "Initiation",
                  text="The small subunit, the mRNA and the initiator tRNA meet at the start codon; then the large subunit binds."),
            Panel("translation-elongation", draw_elongation, "Elongation",
                  text="tRNAs enter at the A site; the chain passes to the newest amino acid, and the ribosome moves on by one codon."),
            Panel("translation-termination", draw_termination, "Termination",
                  text="At a stop codon a release factor binds, the polypeptide is freed and the subunits part."),
        ),
        TERMS,
        subtitle="A ribosome reads messenger RNA and joins amino acids into a polypeptide",
        note="E, P and A are the sites for tRNA. Initiation factors are not shown. In bacteria the first amino acid is N-formylmethionine.",
    ),
    names=(
        "translation", "protein synthesis", "protein translation", "mrna translation", "translation of mrna", "process of translation", "bacterial translation",
        "prokaryotic translation", "stage of translation", "translation in bacteria", "ribosome during translation", "polypeptide synthesis", "initiation complex",
        "translation machinery", "protein synthesis machinery", "translation begin", "prokaryotic initiation complex",
    ),
    tells=("ribosome + build + protein", "ribosome + protein + mrna + codon", "ribosome + read + mrna", 
        "translation + initiation complex", "small ribosomal subunit + mrna + trna", "ribosome + mrna + trna + polypeptide", "translation + initiator trna",
        "translation + a site + p site", "translation + elongation + termination", "ribosome + trna + amino acid + codon", "translation + start codon",
    ),
    not_when=(
        "transcription", "rough endoplasmic", "golgi", "eif", "phosphorylat", "phosphorylated", "initiation factor eif", "antibiotic", "chloramphenicol", "tetracycline",
        "inhibit", "inhibitor", "drug", "target", "central dogma", "expression can be controlled", "controlled", "microrna", "regulat", "regulation", "eukaryotic initiation",
        "polyribosome", "wobble", "genetic code", "splicing", "signal", "hormone", "virus", "viral", "insulin", "nucleus", "trna structure", "structure of trna", "post translational",
        "mutation", "dna holds", "complementary", "secondary structure", "endoplasmic reticulum",
    ),
    opening="Three stages by which a ribosome makes a polypeptide.",
    caption=("initiator-trna", "anticodon", "polypeptide"),
    summary="A ribosome binds mRNA at a start codon, adds amino acids by tRNA, stops at a stop codon.",
    sources=("openstax-bio-15", "openstax-micro-11"),
)  # fmt: skip


# ---------------------------------------------------------------- held back by phosphorylation
def draw_allowed(seed: int) -> Drawing:
    drawing = Drawing("eif2-active", box=(-170, -150, 340, 210))
    expression.ribosome(drawing, "ribosome", (0, 4), "small")
    _message(drawing, "GGAAUGGCUUCA", -CODON)
    _trna(drawing, "initiator", 0, "AUG", "polypeptide")
    expression.protein(drawing, "factor", (48, -62), (36, 26), "activator", "eIF2–GTP")
    drawing.label("initiation-factor-2", "factor", priority=0, side="R")
    drawing.label("initiator-trna", "initiator-body", priority=0, side="L")
    drawing.label("small-subunit", "ribosome-small", priority=1, side="L")
    drawing.label("messenger-rna", "mrna-backbone", priority=1, side="R")
    return drawing


def draw_blocked(seed: int) -> Drawing:
    drawing = Drawing("eif2-phosphorylated", box=(-170, -150, 340, 210))
    expression.ribosome(drawing, "ribosome", (0, 4), "small")
    _message(drawing, "GGAAUGGCUUCA", -CODON)
    expression.protein(drawing, "factor", (64, -104), (38, 27), "repressor", "eIF2–GDP")
    drawing.add("phosphate", geo.ellipse(110, -118, 14), Form.ROUND, "phosphate", depth=6)
    drawing.add("phosphate-sign", centred("P", 110, -118, 17), Form.FLAT, "ink", shadow=False)
    _trna(drawing, "initiator", -92, "AUG", "polypeptide", y=-58)
    drawing.label("phosphorylated-eif2", "factor", "phosphate", priority=0, side="R")
    drawing.label("initiator-trna", "initiator-body", priority=0, side="L")
    drawing.label("small-subunit", "ribosome-small", priority=1, side="L")
    return drawing


EIF2 = Subject(
    key="eif2-control",
    title="Control of translation initiation by eIF2",
    kind="comparison",
    scene=drawn(
        "eif2-control",
        "Control of translation initiation by eIF2",
        Layout.COMPARISON,
        (
            Panel("eif2-active", draw_allowed, "Translation begins", text="eIF2 with GTP brings the initiator tRNA to the small (40S) subunit."),
            Panel("eif2-phosphorylated", draw_blocked, "Translation is blocked", text="Phosphorylated eIF2 cannot exchange GDP for GTP, and no initiator tRNA is brought."),
        ),
        TERMS,
        subtitle="Eukaryotic initiation factor 2 (eIF2), free and phosphorylated",
        note="Schematic, not to scale; other initiation factors are not shown.",
    ),
    names=("eif2", "eukaryotic initiation factor 2", "control of translation initiation", "translation initiation by eif2"),
    tells=("gene expression + translation initiation complex", "eif 2 + phosphorylat", "eif 2 + translation", "eif2 + phosphorylation"),
    not_when=("bacteria", "prokaryote", "prokaryotic", "large ribosomal subunit", "50s", "60s"),
    opening="The small ribosomal subunit with active eIF2, and with eIF2 that is phosphorylated.",
    summary="eIF2 with GTP lets translation begin; phosphorylated eIF2 blocks it.",
    sources=("openstax-bio-16",),
)  # fmt: skip


# ---------------------------------------------------------------- the code
CODING = "TACCGAAGGATG"  # template strand, read from its 3′ end
PEPTIDE = ("Met", "Ala", "Ser", "Tyr")


def draw_code(seed: int) -> Drawing:
    """The template strand of DNA above its messenger RNA, and the amino acids that the codons stand for."""
    drawing = Drawing("genetic-code", box=(-66, -30, 612, 470))
    width = 39.0 * len(CODING)
    plate = Drawing("strands")
    nucleic_acids.strand(plate, "template", [(0, 0), (width / 2.15, 0)], CODING, Look("dna-strand", 1))
    rna = nucleic_acids.complement(CODING, rna=True)
    nucleic_acids.strand(plate, "mrna", [(0, 106), (width / 2.15, 106)], rna, Look("rna-strand", -1))
    drawing.place(plate, 0, 0, 2.15)
    nucleic_acids.ends(
        drawing,
        "ends",
        (("3′", (-28, 0)), ("5′", (width + 28, 0)), ("5′", (-28, 228)), ("3′", (width + 28, 228))),
        30,
    )
    drawing.flow("action", (width / 2, 66), (width / 2, 146), width=14)
    brackets = []
    for n, name in enumerate(PEPTIDE):
        x0, x1 = n * width / 4 + 6, (n + 1) * width / 4 - 6
        brackets.append(LineString([(x0, 246), (x0, 258), (x1, 258), (x1, 246)]).buffer(1.8))
        middle = (x0 + x1) / 2
        drawing.flow("neutral", (middle, 270), (middle, 326), width=9)
        drawing.add(f"acid-{n}", geo.ellipse(middle, 378, 46), Form.ROUND, ACIDS[n], depth=18)
        drawing.add(f"acid-{n}-sign", centred(name, middle, 378, 32), Form.FLAT, "ink", shadow=False)
    bonds = LineString([(width / 8, 378), (width * 7 / 8, 378)])
    drawing.add("codons", union_all(brackets), Form.FLAT, "ink", shadow=False)
    drawing.add(
        "peptide-bonds",
        bonds.difference(union_all([drawing[f"acid-{n}"].shape for n in range(4)])),
        Form.LINE,
        "ink",
        width=5,
    )
    drawing.label("template-strand", "template-backbone", priority=0, side="R")
    drawing.label("messenger-rna", "mrna-backbone", priority=0, side="R")
    drawing.label("codon", "codons", priority=0, side="L")
    drawing.label(
        "start-codon", "mrna-adenine", "mrna-uracil", priority=1, side="L", zone=box(0, 170, width / 4, 228)
    )
    drawing.label("polypeptide", "acid-3", "acid-2", priority=0, side="R")
    drawing.label("amino-acid", "acid-0", priority=1, side="L")
    return drawing


GENETIC_CODE = Subject(
    key="genetic-code",
    title="The genetic code: from DNA to protein",
    kind="plate",
    scene=drawn(
        "genetic-code",
        "From DNA to protein",
        Layout.PLATE,
        (Panel("genetic-code", draw_code),),
        TERMS,
        subtitle="Transcription of the template strand, and translation codon by codon",
        note="Met methionine, Ala alanine, Ser serine, Tyr tyrosine.",
    ),
    names=("genetic code", "from dna to protein", "dna code", "triplet code", "codon and amino acid", "dna to amino acid sequence", "from gene to protein"),
    tells=("instruction + dna + messenger rna", "instruction + dna + mrna", "mrna + trna + generalized", 
        "genetic code + dna + protein", "dna + amino acid sequence + gene", "instruction + dna + transcribed + translated", "nucleotide sequence + gene + amino acid sequence",
        "triplet + amino acid + dna",
    ),
    not_when=("table", "degenerate", "redundant", "each nucleotide triplet", "deciphered", "mutation", "wobble", "universal", "64 codon", "stop codon", "termination signal", "splicing"),
    opening="The template strand of a gene, its messenger RNA, and the amino acids that the codons stand for.",
    caption=("template-strand", "codon", "start-codon"),
    summary="Each three bases of mRNA, copied from DNA, stand for one amino acid.",
    sources=("openstax-ap-3", "openstax-bio-15"),
)  # fmt: skip

BASES = "UCAG"
AMINO = (
    "Phe Phe Leu Leu Ser Ser Ser Ser Tyr Tyr Stop Stop Cys Cys Stop Trp Leu Leu Leu Leu Pro Pro Pro Pro His His Gln Gln Arg Arg Arg Arg "
    "Ile Ile Ile Met Thr Thr Thr Thr Asn Asn Lys Lys Ser Ser Arg Arg Val Val Val Val Ala Ala Ala Ala Asp Asp Glu Glu Gly Gly Gly Gly"
).split()


def _cell(first: int, second: int) -> str:
    """The four codons that begin with two bases: "UUU Phe UUC Phe …"."""
    codons = [BASES[first] + BASES[second] + third for third in BASES]
    return " ".join(f"{codon} {AMINO[16 * first + 4 * second + n]}" for n, codon in enumerate(codons))


CODON_TABLE = Subject(
    key="codon-table",
    title="Table of codons",
    kind="table",
    scene=diagram(
        "codon-table",
        "The genetic code",
        Table(
            columns=("", *(f"Second base {base}" for base in BASES)),
            rows=tuple((f"First base {BASES[first]}", *(_cell(first, second) for second in range(4))) for first in range(4)),
        ),
        subtitle="Codons of messenger RNA and the amino acids that they stand for",
        note="AUG (Met) is also the start codon. Standard code; some organelles and organisms differ.",
    ),
    names=("table of codons", "codon table", "genetic code table", "codon chart", "table of the genetic code", "genetic code chart", "genetic code for translating"),
    tells=("genetic code + each nucleotide triplet", "genetic code + termination signal", "genetic code + 64 codon", "genetic code + stop codon", "codon + amino acid + table"),
    not_when=("mutation",),
    opening="All 64 codons by their first and second base.",
    facts=(
        Fact("Most amino acids have more than one codon: the code is degenerate.", "openstax-bio-15"),
        Fact("Three codons stand for stop, and AUG stands for methionine and for the start.", "openstax-bio-15"),
    ),
    summary="61 codons stand for 20 amino acids; three codons stand for stop.",
)  # fmt: skip

SUBJECTS = (TRANSLATION, EIF2, GENETIC_CODE, CODON_TABLE)
