"""Curves of muscle, bone and vision."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Graph, Mark, Span

SUBJECTS = (
    Subject(
        key="muscle-twitch", title="Myogram of a muscle twitch", kind="graph",
        scene=diagram("muscle-twitch", "Myogram of a muscle twitch",
            Graph(across="Time", up="Tension", curves=(Curve("Tension of the muscle",
            ((0, 0.04), (0.14, 0.04), (0.22, 0.2), (0.34, 0.68), (0.42, 0.84), (0.52, 0.74), (0.68, 0.36),
            (0.84, 0.1), (1, 0.04)), "action"),), marks=(Mark("Stimulus", (0.02, 0.04)), Mark("Peak", (0.42, 0.84))),
            spans=(Span("Latent period", 0.02, 0.14), Span("Contraction", 0.14, 0.42),
            Span("Relaxation", 0.42, 1.0))), note="Qualitative: the lengths of the phases differ between muscles."),
        names=("myogram", "muscle twitch", "myogram of a muscle twitch", "twitch contraction",
            "phase of a muscle twitch"), tells=("latent period + contraction + relaxation", "twitch + latent"),
            not_when=("summation", "tetanus", "treppe", "fast twitch", "slow twitch"),
        opening="The tension of a muscle after a single stimulus.",
            facts=(Fact("In the latent period the action potential spreads and calcium is released, but no tension has developed yet.",
            "openstax-ap-10"),
            Fact("Tension rises in the contraction phase and falls in the relaxation phase, when calcium is pumped back.",
            "openstax-ap-10")),
            summary="After a latent period tension rises to a peak in contraction and falls in relaxation.",
    ),
    Subject(
        key="length-tension", title="Ideal length of a sarcomere", kind="graph",
        scene=diagram("length-tension", "Ideal length of a sarcomere",
            Graph(across="Length of the sarcomere (share of resting length, %)", up="Tension",
            curves=(Curve("Tension", ((0.06, 0.02), (0.2, 0.4), (0.34, 0.88), (0.46, 0.96), (0.56, 0.9), (0.74, 0.44),
            (0.92, 0.02)), "action"),), marks=(Mark("Ideal overlap", (0.46, 0.96)),),
            ticks_across=((0.06, "60"), (0.26, "80"), (0.46, "100"), (0.66, "120"), (0.86, "140"))),
            note="The height of the curve is qualitative."),
        names=("ideal length of a sarcomere", "length tension relationship", "length tension range of a sarcomere",
            "length tension curve", "ideal sarcomere length"), tells=("sarcomere + length + tension",), not_when=(),
        opening="The tension that a sarcomere can make at different lengths.",
            facts=(Fact("Sarcomeres make the most tension when thin and thick filaments overlap well; too short or too long, they make less.",
            "openstax-ap-10"),),
            summary="Tension is greatest near the resting length of a sarcomere and falls on both sides.",
    ),
    Subject(
        key="bone-mass-age", title="Bone mass and age", kind="graph",
        scene=diagram("bone-mass-age", "Bone mass and age", Graph(across="Age (years)", up="Total bone mass",
            curves=(Curve("Men", ((0, 0.06), (0.15, 0.34), (0.25, 0.72), (0.35, 0.92), (0.5, 0.86), (0.7, 0.76),
            (1, 0.6)), "vein"), Curve("Women", ((0, 0.06), (0.15, 0.32), (0.25, 0.6), (0.35, 0.72), (0.5, 0.66),
            (0.62, 0.48), (0.8, 0.4), (1, 0.32)), "artery", dashed=True)),
            marks=(Mark("Peak bone mass", (0.35, 0.92)),), ticks_across=((0, "0"), (0.25, "25"), (0.5, "50"),
            (0.75, "75"), (1, "100"))), note="Qualitative curves."),
        names=("bone mass and age", "relationship between age and bone mass", "bone mass", "age and bone mass",
            "graph showing relationship between age and bone mass"), tells=("bone mass + age",), not_when=(),
        opening="How bone mass rises and falls in life.",
            facts=(Fact("Bone mass peaks at about age 30; women lose bone mass faster than men after it.",
            "openstax-ap-6"),),
            summary="Bone mass peaks near age 30 and then falls, in women earlier and faster than in men.",
    ),
)
