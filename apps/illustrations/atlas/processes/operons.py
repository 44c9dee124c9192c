"""How bacteria switch genes: the lac and trp operons and the activator CAP."""

from __future__ import annotations

from collections.abc import Sequence

from shapely import union_all
from shapely.geometry import MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..glyphs.expression import Stretch
from ..knowledge import gene_expression
from ..panels import drawn
from ..subject import Subject

TERMS = gene_expression.TERMS
BOX = (-212, -100, 424, 190)
LAC = (
    Stretch("cap-site", 40, "base-cytosine", "CAP site"), Stretch("promoter", 58, "promoter", "Promoter"), Stretch("operator", 56, "operator", "Operator"),
    Stretch("lacZ", 82, "gene", "lacZ"), Stretch("lacY", 52, "gene", "lacY"), Stretch("lacA", 48, "gene", "lacA"),
)  # fmt: skip
TRP = (
    Stretch("promoter", 58, "promoter", "Promoter"), Stretch("operator", 56, "operator", "Operator"),
    *(Stretch(f"trp{letter}", 46, "gene", f"trp{letter}") for letter in "EDCBA"),
)  # fmt: skip


def _operon(key: str, stretches: Sequence[Stretch]) -> tuple[Drawing, dict[str, Xy]]:
    drawing = Drawing(key, box=BOX)
    total = sum(s.length for s in stretches)
    return drawing, expression.track(drawing, "dna", (-total / 2, 20), stretches, 32)


def _polymerase(drawing: Drawing, at: Xy) -> None:
    expression.protein(drawing, "polymerase", (at[0], at[1] - 30), (34, 22), "polymerase", "RNA pol")


def _transcript(drawing: Drawing, left: float, right: float, name: str = "mrna") -> None:
    middle = (left + right) / 2
    expression.message(
        drawing,
        name,
        [(left, 66), ((left + middle) / 2, 60), (middle, 68), ((right + middle) / 2, 61), (right, 66)],
    )


def _silenced(drawing: Drawing, at: Xy) -> None:
    x, y = at
    cross = MultiLineString([[(x - 13, y - 13), (x + 13, y + 13)], [(x - 13, y + 13), (x + 13, y - 13)]])
    drawing.add("no-transcription", cross, Form.CORD, "damage", width=5, shadow=False)


def _small(drawing: Drawing, name: str, places: Sequence[Xy], material: str, radius: float = 7.0) -> None:
    drawing.add(
        name, union_all([geo.ellipse(x, y, radius) for x, y in places]), Form.ROUND, material, depth=3
    )


# ---------------------------------------------------------------- lac
def draw_lac_off(seed: int) -> Drawing:
    drawing, at = _operon("lac-operon-off", LAC)
    _polymerase(drawing, (at["promoter"][0] - 18, at["promoter"][1]))
    expression.protein(drawing, "repressor", (at["operator"][0] + 4, -6), (30, 24), "repressor")
    _silenced(drawing, (at["lacZ"][0], -22))
    drawing.label("lac-repressor", "repressor", priority=0)
    drawing.label("structural-genes", "dna-lacZ", "dna-lacY", "dna-lacA", priority=1)
    return drawing


def draw_lac_on(seed: int) -> Drawing:
    drawing, at = _operon("lac-operon-on", LAC)
    _polymerase(drawing, at["lacZ"])
    _transcript(drawing, at["lacZ"][0] - 40, at["lacA"][0] + 24)
    expression.protein(drawing, "repressor", (-76, -62), (30, 24), "repressor")
    _small(drawing, "inducer", [(-46, -70), (-50, -50), (-126, -40), (-22, -84)], "effector")
    drawing.flow("action", (72, -12), (128, -12), width=8)
    drawing.label("lac-repressor", "repressor", priority=0)
    drawing.label("inducer", priority=0)
    drawing.label("messenger-rna", "mrna", priority=0)
    return drawing


LAC_OPERON = Subject(
    key="lac-operon",
    title="The lac operon",
    kind="comparison",
    scene=drawn(
        "lac-operon",
        "The lac operon",
        (
            Panel("lac-operon-off", draw_lac_off, "Without lactose", text="The repressor sits on the operator; RNA polymerase cannot transcribe the genes."),
            Panel("lac-operon-on", draw_lac_on, "With lactose", text="Allolactose binds the repressor, which leaves the operator; the genes are transcribed."),
        ),
        TERMS,
        layout=Layout.COMPARISON,
        subtitle="An inducible operon of Escherichia coli",
        note="RNA pol, RNA polymerase. Transcription is fast only when glucose is scarce as well. Schematic, not to scale.",
    ),
    names=("lac operon", "lactose operon", "inducible operon", "lac repressor", "operon", "lac operon of e coli", "transcription of the lac operon"),
    tells=("lac operon", "lactose + repressor + operator", "lac + operator + repressor"),
    not_when=("trp", "tryptophan", "cap binds", "cap protein", "catabolite", "diauxic", "plasmid", "x gal", "blue white", "arabinose", "glucose", "camp", "growth"),
    groups={"gene": ("structural-genes",), "lactose": ("inducer",)},
    opening="The lac operon without and with lactose.",
    caption=("inducer", "structural-genes"),
    summary="Without lactose a repressor blocks the operon; with lactose its genes are transcribed.",
    sources=("openstax-bio-16", "openstax-micro-11"),
)  # fmt: skip


# ---------------------------------------------------------------- trp
def draw_trp_on(seed: int) -> Drawing:
    drawing, at = _operon("trp-operon-on", TRP)
    _polymerase(drawing, at["trpE"])
    _transcript(drawing, at["trpE"][0] - 22, at["trpA"][0] + 22)
    expression.protein(drawing, "repressor", (-120, -62), (30, 24), "repressor")
    drawing.flow("action", (10, -12), (66, -12), width=8)
    drawing.label("trp-repressor", "repressor", priority=0)
    drawing.label("messenger-rna", "mrna", priority=0)
    return drawing


def draw_trp_off(seed: int) -> Drawing:
    drawing, at = _operon("trp-operon-off", TRP)
    _polymerase(drawing, (at["promoter"][0] - 18, at["promoter"][1]))
    expression.protein(drawing, "repressor", (at["operator"][0] + 6, -6), (30, 24), "repressor")
    _small(
        drawing,
        "tryptophan",
        [(at["operator"][0] + 30, -22), (at["operator"][0] - 6, -26), (40, -70), (70, -54)],
        "effector",
    )
    _silenced(drawing, (at["trpE"][0] + 12, -22))
    drawing.label("active-repressor", "repressor", priority=0)
    drawing.label("tryptophan-corepressor", "tryptophan", priority=0)
    drawing.label("structural-genes", *(f"dna-trp{letter}" for letter in "EDCBA"), priority=1)
    return drawing


TRP_OPERON = Subject(
    key="trp-operon",
    title="The trp operon",
    kind="comparison",
    scene=drawn(
        "trp-operon",
        "The trp operon",
        (
            Panel("trp-operon-on", draw_trp_on, "Without tryptophan", text="The repressor is inactive; the genes that make tryptophan are transcribed."),
            Panel("trp-operon-off", draw_trp_off, "With tryptophan", text="Tryptophan binds the repressor, which then sits on the operator and blocks transcription."),
        ),
        TERMS,
        layout=Layout.COMPARISON,
        subtitle="A repressible operon of Escherichia coli",
        note="RNA pol, RNA polymerase. Attenuation, a second control, is not shown. Schematic, not to scale.",
    ),
    names=("trp operon", "tryptophan operon", "repressible operon", "tryptophan repressor", "trp repressor"),
    tells=("trp operon", "tryptophan + repressor + operator", "tryptophan + operon", "tryptophan + gene + repressor"),
    not_when=("attenuation", "lac operon", "attenuator"),
    groups={"gene": ("structural-genes",)},
    opening="The trp operon without and with tryptophan.",
    caption=("structural-genes",),
    summary="Tryptophan activates the repressor, which then blocks the genes that make it.",
    sources=("openstax-bio-16", "openstax-micro-11"),
)  # fmt: skip


# ---------------------------------------------------------------- CAP
def draw_cap_off(seed: int) -> Drawing:
    drawing, at = _operon("cap-unbound", LAC)
    _polymerase(drawing, at["promoter"])
    expression.protein(drawing, "cap", (-150, -64), (28, 22), "activator", "CAP")
    _transcript(drawing, at["lacZ"][0] - 30, at["lacZ"][0] + 36)
    drawing.label("cap-protein", "cap", priority=0)
    drawing.label("cap-site", "dna-cap-site", priority=1)
    drawing.label("messenger-rna", "mrna", priority=1)
    return drawing


def draw_cap_on(seed: int) -> Drawing:
    drawing, at = _operon("cap-bound", LAC)
    _polymerase(drawing, (at["promoter"][0] + 12, at["promoter"][1]))
    expression.protein(drawing, "cap", (at["cap-site"][0] - 6, -12), (28, 22), "activator", "CAP")
    _small(
        drawing,
        "camp",
        [(at["cap-site"][0] - 18, -40), (at["cap-site"][0] + 4, -42), (-180, -72), (-130, -80)],
        "effector",
    )
    for n, y in enumerate((58, 72, 86)):
        left, right = at["lacZ"][0] - 40, at["lacA"][0] + 24
        expression.message(drawing, f"mrna-{n}", [(left, y), ((left + right) / 2, y + 3), (right, y)], 5.0)
    drawing.flow("action", (20, -12), (76, -12), width=8)
    drawing.label("cap-protein", "cap", priority=0)
    drawing.label("cyclic-amp", "camp", priority=0)
    drawing.label("messenger-rna", "mrna-0", "mrna-1", "mrna-2", priority=1)
    return drawing


CAP = Subject(
    key="cap-activation",
    title="Activation of transcription by CAP",
    kind="comparison",
    scene=drawn(
        "cap-activation",
        "Activation of transcription by CAP",
        (
            Panel("cap-unbound", draw_cap_off, "Glucose present: little cAMP", text="CAP is not bound; transcription is slow."),
            Panel("cap-bound", draw_cap_on, "Glucose scarce: much cAMP", text="CAP with cAMP binds beside the promoter and helps RNA polymerase; transcription is fast."),
        ),
        TERMS,
        layout=Layout.COMPARISON,
        subtitle="A positive regulator of the lac operon; lactose is present in both panels",
        note="CAP, catabolite activator protein; cAMP, cyclic AMP; RNA pol, RNA polymerase. Not to scale.",
    ),
    names=("transcriptional activation by cap", "transcriptional activation by the cap protein", "cap protein", "catabolite activator protein", "catabolite repression", "cap camp complex", "activation of transcription by cap"),
    tells=("camp + cap + promoter", "catabolite activator protein + camp", "cap + glucose + camp", "glucose level + camp + transcribe"),
    not_when=("5 cap", "g protein", "adenylyl", "epinephrine"),
    opening="The lac operon with and without CAP at its site.",
    caption=("cap-protein", "cyclic-amp"),
    summary="Little glucose means much cAMP; CAP then binds and transcription is fast.",
    sources=("openstax-bio-16", "openstax-micro-11"),
)  # fmt: skip


SUBJECTS = (LAC_OPERON, TRP_OPERON, CAP)
