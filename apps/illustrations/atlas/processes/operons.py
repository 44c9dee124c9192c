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
from ..scenes import drawn
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
def _lac(key: str, lactose: bool, glucose: bool) -> Drawing:
    """The lac operon with its repressor off or on the operator, and CAP on or off its site."""
    drawing, at = _operon(key, LAC)
    if lactose:
        expression.protein(drawing, "repressor", (64, -70), (28, 21), "repressor")
        _small(drawing, "inducer", [(92, -78), (88, -60), (128, -56)], "effector")
        drawing.label("inducer", priority=0, side="R")
    else:
        expression.protein(drawing, "repressor", (at["operator"][0] + 4, -6), (28, 22), "repressor")
        _silenced(drawing, (at["lacZ"][0], -22))
    if glucose:
        expression.protein(drawing, "cap", (-150, -72), (27, 20), "activator", "CAP")
    else:
        expression.protein(drawing, "cap", (at["cap-site"][0] - 8, -12), (27, 20), "activator", "CAP")
        _small(drawing, "camp", [(at["cap-site"][0] - 20, -38), (at["cap-site"][0] + 2, -40)], "promoter")
        drawing.label("cyclic-amp", "camp", priority=0, side="L")
    _polymerase(drawing, (at["promoter"][0] + (6 if lactose else -4), at["promoter"][1]))
    if lactose:
        left, right = at["lacZ"][0] - 40, at["lacA"][0] + 24
        for n, y in enumerate((62,) if glucose else (54, 68, 82)):
            expression.message(
                drawing, f"mrna-{n}", [(left, y), ((left + right) / 2, y + 4), (right, y)], 5.0
            )
        drawing.label("messenger-rna", "mrna-0", priority=0, side="R")
    drawing.label("lac-repressor", "repressor", priority=0)
    return drawing


STATES = (
    (
        "lac-operon-glucose",
        "Glucose, no lactose",
        False,
        True,
        "The repressor blocks the operator, and CAP is not bound: no transcription.",
    ),
    (
        "lac-operon-off",
        "Neither glucose nor lactose",
        False,
        False,
        "CAP is bound, but the repressor blocks the operator: no transcription.",
    ),
    (
        "lac-operon-both",
        "Glucose and lactose",
        True,
        True,
        "The repressor has left, but CAP is not bound: little transcription.",
    ),
    (
        "lac-operon-on",
        "Lactose, no glucose",
        True,
        False,
        "The repressor has left and CAP is bound: strong transcription.",
    ),
)


def _state(key: str, heading: str, lactose: bool, glucose: bool, words: str) -> Panel:
    return Panel(key, lambda seed: _lac(key, lactose, glucose), heading, text=words)


LAC_OPERON = Subject(
    key="lac-operon",
    title="The lac operon",
    kind="comparison",
    scene=drawn(
        "lac-operon",
        "The lac operon",
        Layout.COMPARISON,
        tuple(_state(*state) for state in STATES),
        TERMS,
        subtitle="An inducible operon of Escherichia coli",
        note="CAP, catabolite activator protein, binds with cyclic AMP (cAMP). RNA pol, RNA polymerase. Not to scale.",
    ),
    names=("lac operon", "lactose operon", "inducible operon", "lac repressor", "operon", "lac operon of e coli", "transcription of the lac operon"),
    tells=("lac operon", "lactose + repressor + operator", "lac + operator + repressor"),
    not_when=("trp", "tryptophan", "cap binds", "cap protein", "catabolite", "diauxic", "plasmid", "x gal", "blue white", "arabinose", "growth"),
    groups={"gene": ("structural-genes",), "lactose": ("inducer",)},
    opening="The lac operon with and without lactose and glucose.",
    caption=("inducer", "cyclic-amp"),
    summary="Transcription is strong only with lactose, which lifts the repressor, and no glucose.",
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
        Layout.COMPARISON,
        (
            Panel("trp-operon-on", draw_trp_on, "Without tryptophan", text="The repressor is inactive; the genes that make tryptophan are transcribed."),
            Panel("trp-operon-off", draw_trp_off, "With tryptophan", text="Tryptophan binds the repressor, which then sits on the operator and blocks transcription."),
        ),
        TERMS,
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
        Layout.COMPARISON,
        (
            Panel("cap-unbound", draw_cap_off, "Glucose present: little cAMP", text="CAP is not bound; transcription is slow."),
            Panel("cap-bound", draw_cap_on, "Glucose scarce: much cAMP", text="CAP with cAMP binds beside the promoter and helps RNA polymerase; transcription is fast."),
        ),
        TERMS,
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
