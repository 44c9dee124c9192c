"""Transcription, what becomes of the transcript in eukaryotes, and the ways of alternative splicing."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..glyphs.expression import Stretch
from ..knowledge import gene_expression
from ..scenes import drawn
from ..subject import Subject

TERMS = gene_expression.TERMS


def _dna(
    drawing: Drawing, bubble: tuple[float, float] | None, left: float = -190, right: float = 190
) -> None:
    """Two strands along y = 0 that part in a bubble."""

    def course(side: int) -> list[tuple[float, float]]:
        y = side * 11.0
        if bubble is None:
            return [(left, y), (0, y), (right, y)]
        a, b = bubble
        wide = side * 40.0
        return [
            (left, y),
            (a - 20, y),
            (a + 14, wide),
            ((a + b) / 2, wide),
            (b - 14, wide),
            (b + 20, y),
            (right, y),
        ]

    for name, side, material in (("nontemplate", -1, "dna-strand-opposite"), ("template", 1, "dna-strand")):
        drawing.add(
            name, LineString(geo.curve(course(side), 3)[:, :2]), Form.CORD, material, width=6.5, shadow=False
        )
    rungs = [
        [(x, -9), (x, 9)]
        for x in range(int(left) + 8, int(right), 12)
        if bubble is None or not bubble[0] - 16 < x < bubble[1] + 16
    ]
    drawing.add("rungs", MultiLineString(rungs), Form.LINE, "ink", width=2.0, opacity=0.55)


def _panel(key: str) -> Drawing:
    return Drawing(key, box=(-200, -100, 400, 200))


def draw_initiation(seed: int) -> Drawing:
    drawing = _panel("transcription-initiation")
    expression.protein(drawing, "polymerase", (-96, 0), (66, 58), "polymerase")
    _dna(drawing, None)
    drawing.add("promoter", box(-132, -16, -62, 16), Form.FLAT, "promoter", opacity=0.75, shadow=False)
    drawing.add("gene", box(-58, -16, 130, 16), Form.FLAT, "gene", opacity=0.35, shadow=False)
    drawing.add("terminator", box(134, -16, 176, 16), Form.FLAT, "operator", opacity=0.75, shadow=False)
    drawing.label("rna-polymerase", "polymerase", priority=0, side="L")
    drawing.label("transcript-promoter", "promoter", priority=0, side="L")
    drawing.label("coding-region", "gene", priority=1, side="R")
    drawing.label("terminator", priority=1, side="R")
    return drawing


def draw_elongation(seed: int) -> Drawing:
    drawing = _panel("transcription-elongation")
    expression.protein(drawing, "polymerase", (10, 0), (92, 66), "polymerase")
    _dna(drawing, (-58, 74))
    expression.message(
        drawing, "rna", [(58, 25), (20, 26), (-30, 26), (-64, 36), (-96, 62), (-134, 70), (-176, 84)]
    )
    drawing.flow("action", (116, -46), (170, -46), width=8)
    drawing.label("rna-polymerase", "polymerase", priority=1, side="R")
    drawing.label("template-strand", "template", priority=0, side="R", zone=box(110, -50, 200, 60))
    drawing.label("nontemplate-strand", "nontemplate", priority=0, side="L", zone=box(-200, -60, -110, 60))
    drawing.label("transcript-rna", "rna", priority=0, side="L", zone=box(-180, 50, -80, 100))
    return drawing


def draw_termination(seed: int) -> Drawing:
    drawing = _panel("transcription-termination")
    _dna(drawing, None)
    drawing.add("terminator", box(96, -16, 150, 16), Form.FLAT, "operator", opacity=0.75, shadow=False)
    expression.protein(drawing, "polymerase", (136, -62), (52, 34), "polymerase")
    expression.message(drawing, "rna", [(-150, 62), (-80, 50), (0, 66), (70, 52), (120, 60)])
    drawing.label("rna-polymerase", "polymerase", priority=0, side="R")
    drawing.label("terminator", priority=1, side="R")
    drawing.label("transcript-rna", "rna", priority=0, side="L")
    return drawing


TRANSCRIPTION = Subject(
    key="transcription",
    title="Transcription",
    kind="process",
    scene=drawn(
        "transcription",
        "Transcription",
        Layout.PROCESS,
        (
            Panel("transcription-initiation", draw_initiation, "Initiation", text="RNA polymerase binds the promoter, then parts the strands."),
            Panel("transcription-elongation", draw_elongation, "Elongation",
                  text="The polymerase reads the template strand from 3′ to 5′ and makes RNA from 5′ to 3′."),
            Panel("transcription-termination", draw_termination, "Termination", text="At the terminator the transcript and the polymerase are released."),
        ),
        TERMS,
        subtitle="RNA polymerase copies one strand of a gene into RNA",
        note="Schematic, not to scale.",
    ),
    names=(
        "transcription", "dna transcription", "process of transcription", "prokaryotic transcription", "bacterial transcription", "stage of transcription",
        "transcription of dna", "transcription bubble", "transcription of a gene", "rna synthesis",
    ),
    tells=("rna polymerase transcribing", "rna polymerase transcribe", 
        "rna polymerase + template strand + 5 + 3", "transcription + initiation + elongation + termination", "rna polymerase + promoter + unwind",
        "mrna + rna polymerase + template", "elongation + rna polymerase + dna template", "rna polymerase + track + dna template",
    ),
    not_when=("speech", "audio", 
        "reverse transcription", "translation", "ribosome", "operon", "factor", "enhancer", "lac", "trp", "cap", "camp", "eukaryotic", "eukaryote",
        "rna polymerase ii", "splicing", "intron", "virus", "viral", "retrovirus", "repressor", "activator", "regulation", "hormone", "inhibit", "antibiotic",
        "protein", "polycistronic", "tata", "sigma", "consensus", "methylation", "histone", "steroid", "nucleus", "spliced", "primer", "replication", "rifampin",
        "reverse transcriptase", "control", "interference",
    ),
    opening="Three stages by which RNA polymerase makes an RNA copy of a gene.",
    caption=("template-strand", "transcript-promoter", "terminator"),
    summary="RNA polymerase binds a promoter, makes RNA along the template strand, and lets go.",
    sources=("openstax-bio-15", "openstax-micro-11"),
)  # fmt: skip


# ---------------------------------------------------------------- processing
def draw_primary(seed: int) -> Drawing:
    drawing = Drawing("rna-processing-primary", box=(-190, -60, 380, 120))
    expression.track(drawing, "rna", (-165, 0), _exons(introns=True), line="rna-strand")
    drawing.label("exon", "rna-e1", "rna-e2", "rna-e3", priority=0)
    drawing.label("intron-term", "rna-i1", "rna-i2", priority=0)
    return drawing


def _exons(introns: bool) -> tuple[Stretch, ...]:
    exons = [Stretch(f"e{n}", 66, "gene", f"Exon {n}") for n in (1, 2, 3)]
    if not introns:
        return tuple(exons)
    gaps = [Stretch(f"i{n}", 66, "intron", f"Intron {n}") for n in (1, 2)]
    return exons[0], gaps[0], exons[1], gaps[1], exons[2]


def draw_capped(seed: int) -> Drawing:
    drawing = Drawing("rna-processing-capped", box=(-215, -60, 430, 120))
    expression.track(drawing, "rna", (-165, 0), _exons(introns=True), line="rna-strand", overhang=10)
    _cap_and_tail(drawing, -176, 176)
    return drawing


def _cap_and_tail(drawing: Drawing, left: float, right: float) -> None:
    drawing.add("cap", geo.ellipse(left - 10, 0, 15), Form.ROUND, "base-guanine", depth=6)
    drawing.add("tail", geo.rounded_box(right, -10, 46, 20, 8), Form.ROUND, "base-adenine", depth=4)
    drawing.add("tail-sign", expression.sign("AAAA", right + 23, 0, 38, 16), Form.FLAT, "ink", shadow=False)
    drawing.label("five-prime-cap", "cap", priority=0, side="L")
    drawing.label("poly-a-tail", "tail", priority=0, side="R")


def draw_spliced(seed: int) -> Drawing:
    drawing = Drawing("rna-processing-spliced", box=(-190, -100, 380, 180))
    expression.track(
        drawing,
        "rna",
        (-165, 0),
        (Stretch("e1", 66, "gene", "Exon 1"), Stretch("gap", 52, "-"), Stretch("e2", 66, "gene", "Exon 2")),
        line="rna-strand",
    )
    expression.protein(drawing, "spliceosome", (-73, -30), (50, 40), "enzyme")
    loop = geo.curve([(70, -20), (98, -62), (142, -58), (150, -20), (118, 4), (84, -10), (66, -14)], 3)
    drawing.add("lariat", LineString(loop[:, :2]), Form.CORD, "intron", width=8)
    expression.track(
        drawing,
        "joined",
        (30, 52),
        (Stretch("e1", 62, "gene", "Exon 1"), Stretch("e2", 62, "gene", "Exon 2")),
        line="rna-strand",
        overhang=8,
    )
    drawing.flow("action", (-20, 30), (14, 46), width=8)
    drawing.label("spliceosome", priority=0, side="L")
    drawing.label("intron-lariat", "lariat", priority=0, side="R")
    return drawing


def draw_mature(seed: int) -> Drawing:
    drawing = Drawing("rna-processing-mature", box=(-175, -60, 350, 120))
    stretches = (Stretch("utr5", 30, "promoter"), *_exons(introns=False), Stretch("utr3", 30, "promoter"))
    expression.track(drawing, "rna", (-129, 0), stretches, line="rna-strand", overhang=6)
    _cap_and_tail(drawing, -136, 134)
    drawing.label("untranslated-region", "rna-utr5", "rna-utr3", priority=1)
    return drawing


RNA_PROCESSING = Subject(
    key="rna-processing",
    title="RNA processing in eukaryotes",
    kind="process",
    scene=drawn(
        "rna-processing",
        "RNA processing in eukaryotes",
        Layout.PROCESS,
        (
            Panel("rna-processing-primary", draw_primary, "Primary transcript", text="The transcript of a gene holds exons and introns."),
            Panel("rna-processing-capped", draw_capped, "Cap and tail", text="A 5′ cap and a poly-A tail are added to the ends."),
            Panel("rna-processing-spliced", draw_spliced, "Splicing", text="Spliceosomes cut out the introns and join the exons."),
            Panel("rna-processing-mature", draw_mature, "Mature mRNA", text="The mature mRNA leaves the nucleus and is translated."),
        ),
        TERMS,
        subtitle="From the primary transcript to the mature mRNA",
        note="Schematic; introns are often much longer than exons.",
    ),
    names=(
        "rna processing", "mrna processing", "pre mrna processing", "processing of pre mrna", "rna splicing", "pre mrna splicing", "mrna splicing", "splicing",
        "splicing of rna", "eukaryotic mrna", "post transcriptional modification", "spliceosome", "intron and exon", "exon and intron", "splicing of dna",
    ),
    tells=("eukaryotic gene + exon + intron", "pre mrna splicing + intron", "splicing + intron + primary", "pre mrna + intron + exon", "intron + exon + splic", "5 cap + poly a tail", "eukaryotic mrna + intron", "introns + spliced", "intron + spliced", "splicing + intron + removed"),
    not_when=("alternative", "alternatively", "antibody", "immunoglobulin", "gene splicing", "translation", "lifespan", "rna interference", "protein splicing", "b cell", "utr"),
    opening="Four steps from the primary transcript to an mRNA that can be translated.",
    caption=("intron-term", "five-prime-cap", "spliceosome"),
    summary="A transcript gets a cap and a tail, loses its introns and becomes mature mRNA.",
    sources=("openstax-bio-15", "openstax-micro-11"),
)  # fmt: skip


# ---------------------------------------------------------------- alternative splicing
UNIT = 44.0


def _mode(key: str, before: str, first: str, second: str) -> Drawing:
    """A pre-mRNA above its two mature forms. Capitals are exons (each its own colour), "-" an intron, lower case a part
    that may be kept or lost."""
    drawing = Drawing(key, box=(-150, -78, 300, 172))
    for name, plan, y in (("pre", before, -50.0), ("one", first, 16.0), ("two", second, 66.0)):
        stretches = tuple(_piece(n, letter) for n, letter in enumerate(plan))
        wide = sum(s.length for s in stretches)
        expression.track(drawing, name, (-wide / 2, y), stretches, 24.0, "rna-strand", 10.0)
    drawing.flow("neutral", (0, -30), (0, -4), width=7)
    return drawing


def _piece(n: int, letter: str) -> Stretch:
    if letter == "-":
        return Stretch(f"intron-{n}", UNIT * 0.75, "-")
    materials = {
        "1": "gene",
        "2": "gene-other",
        "3": "gene-third",
        "4": "promoter",
        "b": "operator",
        "i": "intron",
    }
    signs = {"b": "", "i": "Intron"}
    return Stretch(
        f"exon-{letter}-{n}",
        UNIT * (0.55 if letter == "b" else 1.0),
        materials[letter],
        signs.get(letter, letter),
    )


MODES = (
    (
        "skipping",
        "Exon skipping",
        "1-2-3",
        "123",
        "13",
        "An exon is kept in one mRNA and left out of the other.",
    ),
    ("exclusive", "Mutually exclusive exons", "1-2-3-4", "124", "134", "Of two exons, each mRNA holds one."),
    ("donor", "Alternative 5′ donor site", "1b-2", "1b2", "12", "The intron begins at one of two sites."),
    ("acceptor", "Alternative 3′ acceptor site", "1-b2", "1b2", "12", "The intron ends at one of two sites."),
    ("retention", "Intron retention", "1i2", "1i2", "12", "An intron stays in one of the mRNAs."),
)


def _mode_panel(name: str, heading: str, before: str, first: str, second: str, words: str) -> Panel:
    key = f"alternative-splicing-{name}"
    return Panel(key, lambda seed: _mode(key, before, first, second), heading, text=words)


ALTERNATIVE_SPLICING = Subject(
    key="alternative-splicing",
    title="Alternative splicing",
    kind="comparison",
    scene=drawn(
        "alternative-splicing",
        "Five modes of alternative splicing",
        Layout.COMPARISON,
        tuple(_mode_panel(*mode) for mode in MODES),
        (),
        subtitle="One pre-mRNA (above) gives two different mature mRNAs (below)",
        note="Boxes are exons or parts of them; lines between them are introns. Schematic.",
    ),
    names=("alternative splicing", "mode of alternative splicing", "alternative rna splicing", "alternatively spliced", "pre mrna can be alternatively spliced", "alternative splicing mode"),
    tells=("alternative splicing", "alternatively spliced", "exon skipping + intron retention"),
    not_when=("antibody", "immunoglobulin"),
    opening="Each panel shows a pre-mRNA and the two mature mRNAs that can be made from it.",
    summary="Exons are skipped, exchanged, cut at other sites, or an intron is kept.",
    sources=("openstax-bio-16",),
)  # fmt: skip

SUBJECTS = (TRANSCRIPTION, RNA_PROCESSING, ALTERNATIVE_SPLICING)
