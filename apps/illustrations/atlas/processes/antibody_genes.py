"""How a B cell puts the gene of its antibody together."""

from __future__ import annotations

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..glyphs.expression import Stretch
from ..knowledge import biotechnology
from ..scenes import drawn
from ..subject import Subject

V, J, C = "gene", "gene-other", "gene-third"


def _genes(key: str, plan: str, line: str = "dna-strand") -> Drawing:
    """Segments of a light chain gene: "V1 V2 ~ V40 - J1 J2"; "~" are segments left out, "-" is an intron."""
    stretches = []
    for n, word in enumerate(plan.split()):
        if word == "~":
            stretches.append(Stretch(f"more-{n}", 24, "-", "…"))
        elif word == "-":
            stretches.append(Stretch(f"intron-{n}", 22, "-"))
        else:
            stretches.append(Stretch(word, 32, {"V": V, "J": J, "C": C}[word[0]], word))
    total = sum(s.length for s in stretches)
    drawing = Drawing(key, box=(-total / 2 - 30, -70, total + 60, 140))
    expression.track(drawing, "dna", (-total / 2, 0), stretches, 28, line)
    return drawing


def draw_germ_line(seed: int) -> Drawing:
    drawing = _genes("vdj-germ-line", "V1 V2 V3 ~ V40 - J1 J2 ~ J5 - C")
    drawing.label("v-segment", "dna-V1", "dna-V3", priority=0)
    drawing.label("j-segment", "dna-J1", "dna-J2", priority=0)
    drawing.label("constant-segment", "dna-C", priority=0)
    return drawing


def draw_rearranged(seed: int) -> Drawing:
    drawing = _genes("vdj-rearranged", "V1 V2 J2 J3 ~ J5 - C")
    drawing.label("v-segment", "dna-V2", priority=0)
    drawing.label("j-segment", "dna-J2", priority=0)
    return drawing


def draw_light_message(seed: int) -> Drawing:
    drawing = _genes("vdj-message", "V2 J2 C", "rna-strand")
    drawing.label("messenger-rna-of-light-chain", "dna-V2", "dna-J2", "dna-C", priority=0)
    return drawing


def draw_antibody(seed: int) -> Drawing:
    drawing = Drawing("vdj-antibody", box=(-150, -120, 300, 240))
    for side, name in ((-1, "left"), (1, "right")):
        heavy = [(side * 13, 104, 11), (side * 13, 6, 11), (side * 42, -36, 11), (side * 74, -78, 11)]
        light = [(side * 52, 8, 10), (side * 76, -22, 10), (side * 104, -60, 10)]
        drawing.add(f"heavy-{name}", geo.tube(*heavy, cap=3), Form.ROUND, "intron", depth=8)
        drawing.add(f"light-{name}", geo.tube(*light, cap=3), Form.ROUND, C, depth=7)
        drawing.add(
            f"heavy-tip-{name}",
            geo.tube((side * 54, -52, 11.4), (side * 80, -86, 11.4), cap=3),
            Form.ROUND,
            "binding-protein",
            depth=8,
            shadow=False,
        )
        drawing.add(
            f"light-tip-{name}",
            geo.tube((side * 84, -34, 10.4), (side * 110, -68, 10.4), cap=3),
            Form.ROUND,
            V,
            depth=7,
            shadow=False,
        )
    drawing.label("rearranged-light-chain", "light-left", "light-right", priority=0)
    drawing.label("rearranged-variable-region", "light-tip-left", "light-tip-right", priority=0)
    drawing.label("rearranged-heavy-chain", "heavy-left", "heavy-right", priority=0)
    return drawing


VDJ = Subject(
    key="antibody-gene-rearrangement",
    title="Rearrangement of an antibody gene",
    kind="process",
    scene=drawn(
        "antibody-gene-rearrangement",
        "Rearrangement of an antibody gene",
        Layout.PROCESS,
        (
            Panel("vdj-germ-line", draw_germ_line, "Germ-line DNA", text="The gene of the light chain has many V segments and five J segments."),
            Panel("vdj-rearranged", draw_rearranged, "DNA of a mature B cell", text="DNA recombinase has cut out what lay between one V and one J segment, chosen at random."),
            Panel("vdj-message", draw_light_message, "Messenger RNA", text="Splicing of the RNA removes the rest: one V, one J and the C segment remain."),
            Panel("vdj-antibody", draw_antibody, "Antibody", text="The light chain joins a heavy chain; each B cell has its own variable region."),
        ),
        biotechnology.TERMS,
        subtitle="Kappa light chain of a B cell: V2 and J2 as an example",
        note="V variable, J joining, C constant. Not to scale.",
    ),
    names=("antibody gene rearrangement", "vdj recombination", "v d j recombination", "v j recombination", "rearrangement of an antibody gene", "antibody diversity", "somatic recombination", "light chain gene", "light chain gene rearrangement",
           "immunoglobulin gene rearrangement"),
    tells=("v d j recombination", "v d j + recombination", "vdj + recombin", "germ line b cell + v + j segment", "dna recombinase + segment", "v + j segment + light chain", "recombinase + light chain gene"),
    not_when=("clonal selection", "clonal",),
    opening="Four steps from the gene of the germ line to an antibody.",
    caption=("rearranged-variable-region",),
    summary="A B cell joins one V and one J segment at random, which gives its antibody its site.",
    sources=("openstax-bio-42",),
)  # fmt: skip

SUBJECTS = (VDJ,)
