"""The make-up of genes and their RNA: operons, promoters, enhancers, untranslated regions, and open or closed chromatin."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..glyphs.expression import Stretch
from ..knowledge import gene_expression
from ..scenes import drawn
from ..subject import Subject

TERMS = gene_expression.TERMS


# ---------------------------------------------------------------- enhancer
def draw_enhancer(seed: int) -> Drawing:
    """DNA bent so that an enhancer with its activators touches the proteins at the promoter."""
    plate = Drawing("enhancer", box=(-330, -270, 680, 470))
    far = [
        (-320, 110),
        (-240, 108),
        (-200, 60),
        (-205, -60),
        (-140, -170),
        (-20, -205),
        (80, -170),
        (110, -110),
    ]
    near = [
        (110, -110),
        (130, -60),
        (118, -10),
        (60, 30),
        (-60, 62),
        (-80, 96),
        (0, 112),
        (120, 112),
        (330, 110),
    ]
    course = geo.curve([*far, *near[1:]], 3)[:, :2]
    expression.protein(plate, "factors", (-20, 78), (62, 46), "primase")
    expression.protein(plate, "polymerase", (72, 88), (62, 44), "polymerase", "RNA pol II")
    expression.protein(plate, "mediator", (34, -10), (50, 62), "ligase")
    plate.add("dna", LineString(course), Form.CORD, "dna-strand", width=15, shadow=False)
    for name, start, end, material in (
        ("enhancer", (80, -170), (126, -70), "effector"), ("promoter", (-62, 96), (40, 112), "promoter"), ("gene", (132, 112), (300, 110), "gene-other"),
    ):  # fmt: skip
        plate.add(name, _between(course, start, end), Form.CORD, material, width=19, shadow=False)
    for n, (x, y) in enumerate(((78, -150), (96, -108), (104, -62))):
        expression.protein(plate, f"activator-{n}", (x - 26, y), (25, 22), "activator")
    plate.add("bending", geo.ellipse(-178, -118, 30, 24, -40), Form.ROUND, "binding-protein", depth=10)
    expression.message(plate, "rna", [(126, 70), (180, 48), (230, 62), (290, 40)], 9)
    plate.label("enhancer", priority=0)
    plate.label("gene-activator", "activator-0", "activator-1", "activator-2", priority=0)
    plate.label("mediator", priority=0)
    plate.label("general-factors", "factors", priority=0)
    plate.label("rna-polymerase", "polymerase", priority=0)
    plate.label("transcript-promoter", "promoter", priority=0)
    plate.label("coding-region", "gene", priority=1)
    plate.label("transcript-rna", "rna", priority=1)
    plate.label("dna-bend", "bending", priority=1)
    return plate


def _between(course, start: Xy, end: Xy) -> LineString:
    """The stretch of a course between the points nearest to two places."""
    a, b = (int(((course - place) ** 2).sum(1).argmin()) for place in (start, end))
    return LineString(course[min(a, b) : max(a, b) + 1])


ENHANCER = Subject(
    key="enhancer",
    title="Enhancer and promoter of a eukaryotic gene",
    kind="plate",
    scene=drawn(
        "enhancer", "Enhancer and promoter of a eukaryotic gene", Layout.PLATE, (Panel("enhancer", draw_enhancer),), TERMS,
        subtitle="A bend of the DNA brings activators to the proteins at the promoter",
        note="Schematic, not to scale; enhancers can lie thousands of bases away.",
    ),
    names=(
        "enhancer", "enhancer and promoter", "eukaryotic promoter", "transcription factor", "eukaryotic transcription", "enhancer and transcription", "distal control element", "promoter and enhancer",
        "eukaryotic transcription initiation", "rna polymerase ii", "enhancer and transcription factor", "transcription factor binding",
    ),
    tells=("enhancer + transcription", "enhancer + promoter", "enhancer + activator", "promoter + rna polymerase ii", "enhancer + distal control"),
    not_when=("absorption", "intestine", "hormone", "signal", "lac", "operon", "chromatin", "nucleosome", "histone", "spaced", "splicing", "bacteria", "prokaryotic", "steroid", "cancer", "p53", "cascade", "virus", "cyclin", "food"),
    opening="A gene that is transcribed by RNA polymerase II, with its control regions.",
    caption=("enhancer", "transcript-promoter", "rna-polymerase"),
    summary="Activators on a far enhancer reach the promoter through a bend of the DNA.",
    sources=("openstax-bio-16",),
)  # fmt: skip


# ---------------------------------------------------------------- untranslated regions
def draw_utr(seed: int) -> Drawing:
    plate = Drawing("untranslated-regions", box=(-330, -120, 660, 230))
    stretches = (
        Stretch("utr5", 110, "promoter", "5′ UTR"),
        Stretch("coding", 250, "gene", "Coding region"),
        Stretch("utr3", 130, "promoter", "3′ UTR"),
    )
    expression.track(plate, "rna", (-245, 0), stretches, 44, "rna-strand", 20)
    plate.add("cap", geo.ellipse(-280, 0, 24), Form.ROUND, "base-guanine", depth=8)
    plate.add("tail", geo.rounded_box(262, -15, 64, 30, 10), Form.ROUND, "base-adenine", depth=5)
    plate.add("tail-sign", expression.sign("AAAA", 294, 0, 54, 22), Form.FLAT, "ink", shadow=False)
    for n, x in enumerate((-196, 172)):
        expression.protein(plate, f"binder-{n}", (x, -46), (36, 28), "enzyme")
    plate.label("five-prime-cap", "cap", priority=0)
    plate.label("untranslated-region", "rna-utr5", "rna-utr3", priority=0)
    plate.label("protein-coding-region", "rna-coding", priority=0)
    plate.label("poly-a-tail", "tail", priority=0)
    plate.label("rna-binding-protein", "binder-0", "binder-1", priority=0)
    return plate


UTR = Subject(
    key="untranslated-regions",
    title="Regions of a mature mRNA",
    kind="plate",
    scene=drawn(
        "untranslated-regions", "Regions of a mature mRNA", Layout.PLATE, (Panel("untranslated-regions", draw_utr),), TERMS,
        subtitle="RNA-binding proteins at the untranslated regions (UTRs) set how long it lasts",
        note="Lengths are schematic.",
    ),
    names=("untranslated region", "5 utr and 3 utr", "regions of a mature mrna", "mature mrna", "structure of mrna", "mrna structure", "rna binding protein", "utr", "structure of eukaryotic mrna", "rna stability"),
    tells=("untranslated region + coding region", "5 + 3 + untranslated region", "utr + mrna"),
    not_when=("virus", "splicing", "intron", "translation"),
    opening="A mature eukaryotic mRNA with proteins on its untranslated regions.",
    caption=("five-prime-cap", "untranslated-region", "poly-a-tail"),
    summary="Cap, 5′ UTR, coding region, 3′ UTR and tail; proteins bind the untranslated regions.",
    sources=("openstax-bio-16",),
)  # fmt: skip


# ---------------------------------------------------------------- chromatin
def _chromatin(key: str, gap: float, modified: str, count: int) -> Drawing:
    """Nucleosomes on a thread; `modified` is the material of the groups on them."""
    drawing = Drawing(key, box=(-180, -95, 360, 190))
    xs = [(n - (count - 1) / 2) * gap for n in range(count)]
    ys = [(-10 if n % 2 else 10) for n in range(count)]
    line = geo.curve(
        [(xs[0] - 60, 12), *[(x, y + 6) for x, y in zip(xs, ys, strict=True)], (xs[-1] + 60, 12)], 3
    )[:, :2]
    drawing.add("thread", LineString(line), Form.CORD, "dna-strand", width=6, shadow=False)
    drawing.add(
        "cores",
        union_all([geo.ellipse(x, y, 24, 27) for x, y in zip(xs, ys, strict=True)]),
        Form.ROUND,
        "histone",
        depth=12,
    )
    turns, tails, groups = [], [], []
    for n, (x, y) in enumerate(zip(xs, ys, strict=True)):
        for dy in (-9, 7):
            turns.append(
                LineString(
                    geo.curve(
                        [
                            (x - 26, y + dy - 4),
                            (x - 9, y + dy + 4),
                            (x + 9, y + dy + 4),
                            (x + 26, y + dy - 4),
                        ],
                        2,
                    )[:, :2]
                )
            )
        up = -1 if n % 2 else 1
        tails.append([(x + 6, y + up * 24), (x + 14, y + up * 38), (x + 8, y + up * 50)])
        groups.append(geo.ellipse(x + 8, y + up * 54, 7))
    drawing.add("turns", union_all(turns), Form.CORD, "dna-strand", width=6, shadow=False)
    drawing.add(
        "tails",
        union_all([LineString(geo.curve(tail, 2)[:, :2]) for tail in tails]),
        Form.CORD,
        "histone-tail",
        width=4,
        shadow=False,
    )
    drawing.add("groups", union_all(groups), Form.ROUND, modified, depth=3)
    return drawing


def draw_closed(seed: int) -> Drawing:
    drawing = _chromatin("chromatin-closed", 50, "damage", 6)
    expression.protein(drawing, "factor", (-128, -66), (32, 18), "activator")
    drawing.label("histone-core", "cores", priority=0)
    drawing.label("methyl-group", "groups", priority=0)
    drawing.label("gene-activator-kept-out", "factor", priority=0)
    return drawing


def draw_open(seed: int) -> Drawing:
    drawing = _chromatin("chromatin-open", 112, "effector", 3)
    for n, (x, material) in enumerate(((-56, "activator"), (56, "polymerase"))):
        expression.protein(drawing, f"bound-{n}", (x, -14), (27, 20), material)
    drawing.label("acetyl-group", "groups", priority=0)
    drawing.label("gene-activator", "bound-0", priority=0)
    drawing.label("rna-polymerase", "bound-1", priority=0)
    return drawing


CHROMATIN = Subject(
    key="chromatin-states",
    title="Closed and open chromatin",
    kind="comparison",
    scene=drawn(
        "chromatin-states",
        "Closed and open chromatin",
        Layout.COMPARISON,
        (
            Panel("chromatin-closed", draw_closed, "Closed: gene silent", text="Nucleosomes lie close together; transcription factors cannot bind. Methyl groups on DNA and histones help to keep it so."),
            Panel("chromatin-open", draw_open, "Open: gene expressed", text="Acetyl groups on the tails of histones loosen their hold; nucleosomes are spaced apart and the DNA is exposed."),
        ),
        TERMS,
        subtitle="Epigenetic control: the sequence of the DNA is not changed",
        note="Some methyl groups on histones go with open chromatin. Schematic, not to scale.",
    ),
    names=(
        "closed and open chromatin", "open and closed chromatin", "chromatin remodeling", "epigenetic regulation", "epigenetics", "histone modification", "histone acetylation", "dna methylation", "nucleosome spacing",
        "epigenetic control", "chromatin state", "euchromatin and heterochromatin", "epigenetic modification", "epigenetic gene regulation",
    ),
    tells=(
        "nucleosome + slide", "histone + modified + chemically", "nucleosome + spaced", "histone + acetyl", "histone + methyl", "chromatin + open + closed", "nucleosome + transcription factor", "methylation + acetylation",
        "histone + nucleotide + modified",
    ),
    not_when=("cancer", "x chromosome", "barr", "bacteria", "restriction"),
    opening="The same stretch of chromatin, closed and open.",
    summary="Close nucleosomes keep a gene silent; acetylated, spaced ones let it be transcribed.",
    sources=("openstax-bio-16",),
)  # fmt: skip


# ---------------------------------------------------------------- operon structure
def draw_operon(seed: int) -> Drawing:
    plate = Drawing("operon-structure", box=(-330, -60, 660, 330))
    stretches = (
        Stretch("regulator", 86, "primase", "Regulator"), Stretch("gap", 30, "-"), Stretch("promoter", 86, "promoter", "Promoter"), Stretch("operator", 80, "operator", "Operator"),
        Stretch("a", 84, "gene", "Gene A"), Stretch("b", 84, "gene-other", "Gene B"), Stretch("c", 84, "gene-third", "Gene C"),
    )  # fmt: skip
    middles = expression.track(plate, "dna", (-267, 0), stretches, 46)
    left, right = middles["a"][0] - 42, middles["c"][0] + 42
    plate.flow("action", (middles["b"][0], 36), (middles["b"][0], 78), width=9)
    expression.message(plate, "mrna", [(left, 104), ((left + right) / 2, 110), (right, 104)], 10)
    for n, (letter, material) in enumerate((("a", "gene"), ("b", "gene-other"), ("c", "gene-third"))):
        x = middles[letter][0]
        plate.flow("neutral", (x, 128), (x, 166), width=7)
        expression.protein(plate, f"protein-{letter}", (x, 206), (35, 29), material, "ABC"[n])
    plate.label("regulatory-gene", "dna-regulator", priority=0)
    plate.label("transcript-promoter", "dna-promoter", priority=0)
    plate.label("operator", "dna-operator", priority=0)
    plate.label("structural-genes", "dna-a", "dna-b", "dna-c", priority=0)
    plate.label("polycistronic-rna", "mrna", priority=0)
    plate.label("operon-proteins", "protein-a", "protein-b", "protein-c", priority=0)
    return plate


OPERON = Subject(
    key="operon-structure",
    title="Structure of an operon",
    kind="plate",
    scene=drawn(
        "operon-structure", "Structure of an operon", Layout.PLATE, (Panel("operon-structure", draw_operon),), TERMS,
        subtitle="Genes of one task share a promoter and are transcribed together",
        note="Schematic; the number of genes differs from operon to operon.",
    ),
    names=("structure of an operon", "operon structure", "prokaryotic operon", "bacterial operon", "polycistronic mrna", "operon model", "parts of an operon", "general operon"),
    tells=("structural gene + operon", "structural gene + single promoter", "polycistronic + mrna", "operon + promoter + operator + structural gene", "structural gene + transcribed together"),
    not_when=("lac", "trp", "tryptophan", "lactose", "repressor binds"),
    opening="An operon, its messenger RNA and its proteins.",
    caption=("transcript-promoter", "operator", "structural-genes"),
    summary="One promoter and operator control several genes, copied into one mRNA.",
    sources=("openstax-micro-11", "openstax-bio-16"),
)  # fmt: skip


# ---------------------------------------------------------------- tRNA
def draw_trna(seed: int) -> Drawing:
    """The cloverleaf: a folded strand with three loops, an acceptor stem above and the anticodon below."""
    plate = Drawing("trna-structure", box=(-250, -300, 500, 640))
    path = [
        (16, -250), (16, -196), (16, -132), (24, -104), (70, -96), (128, -104), (170, -124), (196, -96), (176, -62), (128, -68), (70, -64), (36, -52),
        (50, -20), (62, 6), (38, 26), (20, 26), (16, 70), (16, 128), (30, 168), (44, 196), (22, 236), (-22, 236), (-44, 196), (-30, 168), (-16, 128),
        (-16, 70), (-20, 20), (-36, -30), (-70, -52), (-128, -56), (-176, -42), (-206, -70), (-186, -104), (-128, -92), (-70, -88), (-30, -100), (-16, -132),
        (-16, -196), (-16, -262),
    ]  # fmt: skip
    course = geo.curve(path, 3)[:, :2]
    pairs = [[(-16, y), (16, y)] for y in range(-240, -130, 17)] + [
        [(-16, y), (16, y)] for y in range(72, 136, 17)
    ]
    pairs += [[(x, -100), (x, -66)] for x in range(76, 136, 15)] + [
        [(x, -90), (x, -54)] for x in range(-132, -68, 16)
    ]
    plate.add("pairs", MultiLineString(pairs), Form.CORD, "base-cytosine", width=7, shadow=False)
    plate.add("strand", LineString(course), Form.CORD, "transfer-rna", width=15, shadow=False)
    plate.add(
        "anticodon",
        LineString(_between(course, (30, 228), (-30, 228)).coords),
        Form.CORD,
        "rna-strand",
        width=19,
        shadow=False,
    )
    plate.add("acid", geo.ellipse(16, -278, 24), Form.ROUND, "polypeptide", depth=10)
    plate.add("cca", centred("CCA", 62, -244, 26), Form.FLAT, "ink", shadow=False)
    plate.add(
        "ends",
        union_all([centred("3′", -0 + 52, -286, 24), centred("5′", -44, -262, 26)]),
        Form.FLAT,
        "ink",
        shadow=False,
    )
    plate.label("bound-amino-acid", "acid", priority=0)
    plate.label("acceptor-stem", "strand", priority=0, zone=geo.ellipse(0, -200, 34, 60))
    plate.label("d-loop", "strand", priority=1, zone=geo.ellipse(-186, -72, 40, 46))
    plate.label("t-loop", "strand", priority=1, zone=geo.ellipse(176, -94, 40, 46))
    plate.label("variable-loop", "strand", priority=2, zone=geo.ellipse(54, 6, 26, 30))
    plate.label("anticodon", priority=0)
    plate.label("trna-base-pairs", "pairs", priority=1)
    return plate


TRNA = Subject(
    key="trna-structure",
    title="Structure of transfer RNA",
    kind="plate",
    scene=drawn(
        "trna-structure", "Structure of transfer RNA", Layout.PLATE, (Panel("trna-structure", draw_trna),), TERMS,
        subtitle="The strand folds upon itself into the shape of a cloverleaf",
        note="Flat scheme; in space the molecule is folded further into an L.",
    ),
    names=("structure of transfer rna", "transfer rna", "trna", "trna structure", "trna molecule", "folded trna", "transfer rna structure", "cloverleaf structure of trna", "phenylalanine trna"),
    tells=("trna + intracellular base pairing", "trna + three dimensional shape", "trna + cloverleaf", "trna + anticodon + amino acid binding"),
    not_when=("ribosome", "mrna", "translation", "rrna", "protein synthesis", "codon recognize", "synthetase"),
    opening="A transfer RNA with its amino acid.",
    caption=("anticodon", "acceptor-stem", "trna-base-pairs"),
    summary="A folded RNA holds an amino acid at one end and an anticodon at the other.",
    sources=("openstax-bio-15", "openstax-micro-10"),
)  # fmt: skip

SUBJECTS = (ENHANCER, UTR, CHROMATIN, OPERON, TRNA)
