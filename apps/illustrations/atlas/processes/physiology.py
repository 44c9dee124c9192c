"""How bodies keep their balance: feedback, transport, signals."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Mark, Node, Span, Table

SUBJECTS = (
    Subject(
        key="thyroid-feedback",
        title="Negative feedback of thyroid hormones",
        kind="process",
        scene=diagram(
            "thyroid-feedback",
            "Negative feedback of thyroid hormones",
            Flow(
                ranks=(
                    (Node("hypothalamus", "Hypothalamus"),),
                    (Node("pituitary", "Anterior pituitary"),),
                    (Node("thyroid", "Thyroid gland", kind="action"),),
                    (Node("cells", "Body cells", "metabolic rate rises"),),
                ),
                edges=(
                    Edge("hypothalamus", "pituitary", "TRH", "artery"),
                    Edge("pituitary", "thyroid", "TSH", "artery"),
                    Edge("thyroid", "cells", "T₃ and T₄", "artery"),
                    Edge("thyroid", "pituitary", "inhibit", "vein", blocks=True),
                    Edge("thyroid", "hypothalamus", "inhibit", "vein", blocks=True),
                ),
            ),
            subtitle="Arrows stimulate; bars inhibit",
            note="TRH, thyrotropin-releasing hormone; TSH, thyroid-stimulating hormone; T₃, triiodothyronine; T₄, thyroxine.",
        ),
        names=(
            "thyroid feedback",
            "thyroid hormone feedback",
            "thyroid hormone regulation",
            "regulation of thyroid hormone",
            "negative feedback of thyroid hormone",
            "hypothalamic pituitary thyroid axis",
            "thyroid axis",
            "classic negative feedback loop",
        ),
        tells=(
            "anterior pituitary + thyroid + t3 and t4",
            "tsh + trh",
            "pituitary + thyroid + negative feedback",
        ),
        not_when=("parathyroid", "goiter", "iodine"),
        opening="The axis from the hypothalamus through the pituitary to the thyroid gland.",
        facts=(
            Fact(
                "TRH stimulates the anterior pituitary to release TSH, which stimulates the thyroid gland.",
                "openstax-ap-17",
            ),
            Fact("High levels of T₃ and T₄ inhibit the release of TRH and TSH.", "openstax-ap-17"),
        ),
        summary="TRH and TSH stimulate the thyroid gland; its hormones inhibit both.",
    ),
    Subject(
        key="negative-feedback",
        title="Negative feedback loop",
        kind="process",
        scene=diagram(
            "negative-feedback",
            "Negative feedback loop",
            Flow(
                ranks=(
                    (Node("stimulus", "Stimulus", "a value departs from its set point"),),
                    (Node("sensor", "Sensor", "detects the value"),),
                    (Node("control", "Control center", "compares it with the set point", kind="action"),),
                    (Node("effector", "Effector", "acts against the change"),),
                ),
                edges=(
                    Edge("stimulus", "sensor"),
                    Edge("sensor", "control", "signal"),
                    Edge("control", "effector", "signal"),
                    Edge("effector", "stimulus", "reduces", "vein", blocks=True),
                ),
            ),
            subtitle="How a body keeps a value near its set point",
        ),
        names=(
            "negative feedback loop",
            "negative feedback",
            "homeostatic feedback",
            "feedback loop",
            "homeostasis",
        ),
        not_when=(
            "thyroid",
            "glucose",
            "insulin",
            "temperature",
            "positive feedback",
            "hormone",
            "blood pressure",
            "calcium",
            "cortisol",
            "body water",
            "classic",
            "enzyme",
        ),
        opening="The parts of a negative feedback loop.",
        facts=(Fact("The response of the effector reduces the stimulus that started it.", "openstax-ap-1"),),
        summary="Stimulus, sensor, control center and effector form a loop whose response reduces the stimulus.",
    ),
    Subject(
        key="blood-glucose",
        title="Regulation of blood glucose",
        kind="process",
        scene=diagram(
            "blood-glucose",
            "Regulation of blood glucose",
            Flow(
                ranks=(
                    (
                        Node("high", "Blood glucose rises", "after a meal", kind="artery"),
                        Node("low", "Blood glucose falls", "while fasting", kind="vein"),
                    ),
                    (
                        Node("beta", "Beta cells of the pancreas", "secrete insulin"),
                        Node("alpha", "Alpha cells of the pancreas", "secrete glucagon"),
                    ),
                    (
                        Node(
                            "uptake", "Muscle and fat cells take up glucose; the liver stores it as glycogen"
                        ),
                        Node("release", "The liver breaks down glycogen and releases glucose"),
                    ),
                    (Node("normal", "Normal blood glucose", kind="action"),),
                ),
                edges=(
                    Edge("high", "beta"),
                    Edge("low", "alpha"),
                    Edge("beta", "uptake", "insulin"),
                    Edge("alpha", "release", "glucagon"),
                    Edge("uptake", "normal", "falls"),
                    Edge("release", "normal", "rises"),
                ),
            ),
            subtitle="Insulin and glucagon act against each other",
        ),
        names=(
            "regulation of blood glucose",
            "blood glucose regulation",
            "homeostatic regulation of blood glucose",
            "blood sugar regulation",
            "glucose homeostasis",
            "insulin and glucagon",
        ),
        tells=("insulin + glucagon + glucose", "insulin + glucagon + pancreas"),
        not_when=("diabetes", "signaling", "receptor"),
        opening="Two hormones of the pancreas keep blood glucose within limits.",
        facts=(Fact("Insulin lowers blood glucose; glucagon raises it.", "openstax-ap-17"),),
        summary="Insulin lowers high blood glucose, glucagon raises low blood glucose.",
    ),
    Subject(
        key="renin-angiotensin",
        title="Renin–angiotensin–aldosterone system",
        kind="process",
        scene=diagram(
            "renin-angiotensin",
            "Renin–angiotensin–aldosterone system",
            Flow(
                ranks=(
                    (Node("drop", "Blood pressure falls"),),
                    (
                        Node("kidney", "Kidney", "secretes renin"),
                        Node("liver", "Liver", "makes angiotensinogen"),
                    ),
                    (Node("ang1", "Angiotensin I"),),
                    (Node("ang2", "Angiotensin II", kind="action"),),
                    (
                        Node("vessels", "Blood vessels narrow"),
                        Node("adrenal", "Adrenal cortex", "secretes aldosterone"),
                    ),
                    (Node("rise", "Blood pressure rises"), Node("sodium", "Kidney retains Na⁺ and water")),
                ),
                edges=(
                    Edge("drop", "kidney"),
                    Edge("kidney", "ang1", "renin"),
                    Edge("liver", "ang1", "angiotensinogen"),
                    Edge("ang1", "ang2", "ACE, mostly in the lungs"),
                    Edge("ang2", "vessels"),
                    Edge("ang2", "adrenal"),
                    Edge("adrenal", "sodium", "aldosterone"),
                    Edge("vessels", "rise"),
                    Edge("sodium", "rise"),
                ),
            ),
            note="ACE, angiotensin-converting enzyme.",
        ),
        names=(
            "renin angiotensin aldosterone system",
            "renin angiotensin system",
            "renin angiotensin aldosterone",
            "conversion of angiotensin i to angiotensin ii",
            "raas",
        ),
        tells=("renin + angiotensin", "angiotensin i + angiotensin ii", "aldosterone + angiotensin"),
        opening="How a fall of blood pressure is answered by hormones.",
        facts=(
            Fact(
                "Renin cuts angiotensinogen into angiotensin I, which ACE converts into angiotensin II.",
                "openstax-ap-25",
            ),
            Fact(
                "Angiotensin II narrows blood vessels and stimulates the release of aldosterone.",
                "openstax-ap-25",
            ),
        ),
        summary="Angiotensin II narrows vessels and, by aldosterone, retains sodium and water.",
    ),
    Subject(
        key="oxygen-dissociation",
        title="Oxygen–hemoglobin dissociation curve",
        kind="graph",
        scene=diagram(
            "oxygen-dissociation",
            "Oxygen–hemoglobin dissociation curve",
            Graph(
                across="Partial pressure of oxygen (mm Hg)",
                up="Hemoglobin saturated with oxygen (%)",
                curves=(
                    Curve(
                        "Normal pH (7.4)",
                        (
                            (0, 0),
                            (0.1, 0.1),
                            (0.2, 0.35),
                            (0.27, 0.5),
                            (0.4, 0.75),
                            (0.6, 0.89),
                            (0.8, 0.95),
                            (1, 0.975),
                        ),
                        "artery",
                    ),
                    Curve(
                        "Lower pH",
                        (
                            (0, 0),
                            (0.1, 0.06),
                            (0.2, 0.24),
                            (0.32, 0.5),
                            (0.4, 0.65),
                            (0.6, 0.84),
                            (0.8, 0.92),
                            (1, 0.96),
                        ),
                        "vein",
                        dashed=True,
                    ),
                ),
                ticks_across=((0, "0"), (0.2, "20"), (0.4, "40"), (0.6, "60"), (0.8, "80"), (1, "100")),
                ticks_up=((0, "0"), (0.25, "25"), (0.5, "50"), (0.75, "75"), (1, "100")),
            ),
            note="Curves are drawn through typical values for adults.",
        ),
        names=(
            "oxygen dissociation curve",
            "oxygen hemoglobin dissociation curve",
            "hemoglobin dissociation curve",
            "oxyhemoglobin dissociation curve",
            "bohr effect",
            "hemoglobin saturation curve",
        ),
        tells=("hemoglobin + saturation + partial pressure", "oxygen + hemoglobin + dissociation + curve"),
        not_when=("carbon monoxide", "co increase", "fetal", "myoglobin", "percent co"),
        opening="Saturation of hemoglobin with oxygen, at normal and at lower pH.",
        facts=(
            Fact(
                "Binding of oxygen makes further binding easier, so the curve is S-shaped.", "openstax-ap-22"
            ),
            Fact(
                "A lower pH shifts the curve to the right: hemoglobin releases more oxygen (Bohr effect).",
                "openstax-ap-22",
            ),
        ),
        summary="The S-shaped curve lies further right at lower pH, so that more oxygen is released.",
    ),
    Subject(
        key="action-potential",
        title="Action potential",
        kind="graph",
        scene=diagram(
            "action-potential",
            "Action potential",
            Graph(
                across="Time (ms)",
                up="Membrane potential (mV)",
                curves=(
                    Curve(
                        "Membrane potential",
                        (
                            (0, 0.2),
                            (0.16, 0.2),
                            (0.24, 0.3),
                            (0.28, 0.42),
                            (0.36, 0.92),
                            (0.5, 0.3),
                            (0.6, 0.1),
                            (0.76, 0.16),
                            (0.9, 0.2),
                            (1, 0.2),
                        ),
                        "action",
                    ),
                    Curve("Threshold", ((0, 0.32), (1, 0.32)), "neutral", straight=True, dashed=True),
                ),
                marks=(Mark("Peak", (0.36, 0.92)),),
                spans=(
                    Span("Rest", 0, 0.2),
                    Span("Depolarization", 0.2, 0.36),
                    Span("Repolarization", 0.36, 0.53),
                    Span("Hyperpolarization", 0.53, 0.82),
                    Span("Rest", 0.82, 1),
                ),
                ticks_across=((0, "0"), (0.25, "1"), (0.5, "2"), (0.75, "3"), (1, "4")),
                ticks_up=((0.2, "−70"), (0.32, "−55"), (0.7, "0"), (0.92, "+30")),
            ),
            note="Typical values of a neuron; they differ between cells.",
        ),
        names=(
            "action potential",
            "nerve impulse",
            "neuron action potential",
            "action potential of a neuron",
            "phase of an action potential",
        ),
        tells=("depolarization + repolarization", "threshold + depolarize + membrane potential"),
        not_when=(
            "cardiac",
            "heart",
            "saltatory",
            "propagation",
            "conduction",
            "pacemaker",
            "muscle",
            "ventricle",
        ),
        opening="The membrane potential of a neuron during one action potential.",
        facts=(
            Fact(
                "Once the threshold is reached, voltage-gated Na⁺ channels open and Na⁺ flows in.",
                "openstax-ap-12",
            ),
            Fact("Then they close, voltage-gated K⁺ channels open, and K⁺ flows out.", "openstax-ap-12"),
            Fact(
                "K⁺ channels close slowly, so the potential falls below its resting value for a while.",
                "openstax-ap-12",
            ),
        ),
        summary="The potential rises from −70 mV past the threshold to +30 mV, falls below rest, and returns.",
    ),
    Subject(
        key="autonomic-divisions",
        title="Sympathetic and parasympathetic divisions compared",
        kind="comparison",
        scene=diagram(
            "autonomic-divisions",
            "Sympathetic and parasympathetic divisions",
            Table(
                columns=("Target", "Sympathetic", "Parasympathetic"),
                rows=(
                    ("Pupil", "Widens", "Narrows"),
                    ("Heart rate", "Rises", "Falls"),
                    ("Airways", "Widen", "Narrow"),
                    ("Digestion", "Is slowed", "Is stimulated"),
                    ("Saliva", "Thick, little", "Watery, much"),
                    ("Liver", "Releases glucose", "No major effect"),
                    ("Urinary bladder", "Wall relaxes", "Wall contracts"),
                    ("Sweat glands", "Are stimulated", "No effect"),
                ),
            ),
            subtitle="Effects of the two divisions of the autonomic nervous system",
        ),
        names=(
            "sympathetic and parasympathetic",
            "parasympathetic and sympathetic",
            "autonomic nervous system",
            "division of the autonomic nervous system",
            "fight or flight and rest and digest",
            "sympathetic and parasympathetic division compared",
        ),
        not_when=("chain ganglia", "connection", "sinus rhythm", "ganglion", "pathway", "pupillary"),
        opening="What the sympathetic and the parasympathetic division do to their targets.",
        facts=(
            Fact(
                "The sympathetic division prepares the body for fight or flight; the parasympathetic one serves rest and digestion.",
                "openstax-ap-15",
            ),
        ),
        summary="Opposite effects of the two divisions on eight organs.",
    ),
)
