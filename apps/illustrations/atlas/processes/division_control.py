"""What drives and holds back the cell cycle and the growth of bacteria."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Curve,
    Edge,
    Flow,
    Graph,
    Node,
)

CYCLE = "openstax-bio-10"


CDK = Subject(
    key="cdk-activation",
    title="Activation of cyclin-dependent kinase",
    kind="process",
    scene=diagram(
        "cdk-activation",
        "Activation of cyclin-dependent kinase",
        Flow(
            ranks=(
                (Node("cdk", "Cdk", "inactive kinase"), Node("cyclin", "Cyclin", "made before the checkpoint", kind="action")),
                (Node("complex", "Cdk with cyclin"),),
                (Node("active", "Active complex", "Cdk has been phosphorylated", kind="action"),),
                (Node("targets", "Other proteins are phosphorylated"),),
                (Node("advance", "The cell cycle passes the checkpoint"),),
                (Node("degraded", "Cyclin is broken down", "Cdk is inactive again"),),
            ),
            edges=(Edge("cdk", "complex"), Edge("cyclin", "complex"), Edge("complex", "active", "phosphate is added"), Edge("active", "targets"), Edge("targets", "advance"), Edge("advance", "degraded")),
        ),
    ),
    names=("cyclin dependent kinase", "cdk", "cdk activation", "activation of cyclin dependent kinase", "cyclin and cdk", "cyclin cdk complex", "cdk and cyclin"),
    tells=("cdk + phosphorylate + checkpoint", "cyclin dependent kinase + activated", "cdk + cyclin + phosphorylat", "cdk + cyclin"),
    not_when=("p53", "p21", "concentration"),
    opening="How a kinase of the cell cycle becomes active.",
    facts=(Fact("A Cdk must bind a cyclin and be phosphorylated itself before it can phosphorylate other proteins.", CYCLE),),
    summary="Cdk binds cyclin, is phosphorylated, and then drives the cycle past a checkpoint.",
)  # fmt: skip

RB = Subject(
    key="rb-control",
    title="Control of the cell cycle by Rb",
    kind="process",
    scene=diagram(
        "rb-control",
        "Control of the cell cycle by Rb",
        Flow(
            ranks=(
                (Node("small", "Small cell"), Node("grown", "Cell has grown", kind="action")),
                (Node("held", "Rb holds E2F", "active Rb, dephosphorylated", kind="artery"), Node("free", "Rb is phosphorylated", "E2F is released", kind="action")),
                (Node("stop", "No transcription", "the cycle stops in G₁"), Node("go", "Genes for S phase are transcribed", "the cycle goes on")),
            ),
            edges=(Edge("small", "held"), Edge("held", "stop"), Edge("grown", "free"), Edge("free", "go")),
        ),
        subtitle="Retinoblastoma protein (Rb) and the transcription factor E2F",
    ),
    names=("retinoblastoma protein", "rb protein", "control of the cell cycle by rb", "rb and e2f", "rb tumor suppressor"),
    tells=("rb + cell cycle", "rb + e2f", "retinoblastoma protein + cell cycle"),
    not_when=("p53 p21",),
    opening="Rb in a small cell and in a cell that has grown.",
    facts=(Fact("Rb holds back transcription factors until the cell has grown; then it is phosphorylated and lets them go.", CYCLE),),
    summary="Rb holds E2F and stops the cycle; phosphorylated in a grown cell, it lets go.",
)  # fmt: skip

DIAUXIC = Subject(
    key="diauxic-growth",
    title="Diauxic growth",
    kind="graph",
    scene=diagram(
        "diauxic-growth",
        "Diauxic growth of Escherichia coli",
        Graph(
            across="Time",
            up="Number of cells (logarithmic)",
            curves=(Curve("E. coli on glucose and lactose", ((0.0, 0.08), (0.1, 0.1), (0.36, 0.52), (0.44, 0.56), (0.56, 0.57), (0.64, 0.6), (0.86, 0.88), (1.0, 0.9)), "action"),),
        ),
        subtitle="Glucose is used up first, then lactose",
        note="Qualitative curve: growth on glucose, a pause in which enzymes for lactose are made, growth on lactose.",
    ),
    names=("diauxic growth", "diauxic growth curve", "diauxic shift", "diauxie"),
    tells=("two substrate + preferred substrate + glucose", "diauxic + glucose", "glucose + lactose + growth + depleted"),
    opening="Growth of bacteria that are given two sugars.",
    facts=(Fact("E. coli uses glucose until it is depleted, and only then makes the enzymes for lactose.", "openstax-micro-11"),),
    summary="Cells grow on glucose, pause, and grow again on lactose.",
)  # fmt: skip

SUBJECTS = (CDK, RB, DIAUXIC)
