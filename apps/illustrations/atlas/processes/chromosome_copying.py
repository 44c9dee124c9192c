"""Where copying of a chromosome begins, and how its ends are kept: origins and telomerase."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression, nucleic_acids
from ..glyphs.nucleic_acids import PITCH, Look, complement
from ..knowledge import replication
from ..scenes import drawn
from ..subject import Subject

# ---------------------------------------------------------------- telomerase
REPEAT = "GGGTTAGGGTTA"


def _end(key: str, overhang: int, added: int, filled: bool) -> Drawing:
    """The end of a chromosome: the strand with the 3′ end is longer; telomerase makes it longer still."""
    drawing = Drawing(key, box=(-165, -80, 330, 160))
    top = ("GTTA" + REPEAT)[: 4 + overhang + added]
    half = 144.0
    paired = len(top) - 3 if filled else 4
    if added and not filled:
        x = -half + PITCH * (len(top) - 3)
        expression.protein(drawing, "telomerase", (x + 16, 12), (64, 56), "ligase")
        nucleic_acids.strand(
            drawing,
            "template",
            [(x - PITCH * 3, 24), (x + PITCH * 4, 24)],
            complement(top[-6:], rna=True)[:6] + "C",
            Look("rna-strand", -1),
        )
    nucleic_acids.strand(drawing, "long", [(-half, -23), (-half + PITCH * len(top), -23)], top)
    nucleic_acids.strand(
        drawing,
        "short",
        [(-half, 23), (-half + PITCH * paired, 23)],
        complement(top[:paired]),
        Look("dna-strand-opposite", -1),
    )
    return drawing


def draw_short_end(seed: int) -> Drawing:
    drawing = _end("telomere-short", 6, 0, False)
    drawing.label("telomere-overhang", "long-backbone", priority=0, zone=geo.ellipse(-20, -23, 50, 8))
    drawing.label("telomere-short-strand", "short-backbone", priority=0)
    return drawing


def draw_extended(seed: int) -> Drawing:
    drawing = _end("telomere-extended", 6, 6, False)
    drawing.label("telomerase", priority=0)
    drawing.label("telomerase-rna", "template-backbone", priority=0)
    return drawing


def draw_completed(seed: int) -> Drawing:
    drawing = _end("telomere-completed", 6, 6, True)
    expression.protein(drawing, "polymerase", (60, 54), (40, 22), "polymerase")
    drawing.label("dna-polymerase", "polymerase", priority=0)
    drawing.label("telomere-repeat", "long-backbone", priority=1)
    return drawing


TELOMERASE = Subject(
    key="telomerase",
    title="Telomerase at the end of a chromosome",
    kind="process",
    scene=drawn(
        "telomerase",
        "Telomerase at the end of a chromosome",
        Layout.PROCESS,
        (
            Panel("telomere-short", draw_short_end, "The problem", text="Without a primer the last stretch of one strand cannot be copied: the end would get shorter."),
            Panel("telomere-extended", draw_extended, "Extension", text="Telomerase makes the 3′ end longer; its own RNA is the template."),
            Panel("telomere-completed", draw_completed, "Completion", text="Now primase and DNA polymerase can complete the other strand."),
        ),
        replication.TERMS,
        subtitle="How the ends of linear chromosomes are maintained",
        note="Human repeat TTAGGG; schematic.",
    ),
    names=("telomerase", "telomerase at the end of a chromosome", "end replication problem", "telomere replication", "telomere maintenance", "telomerase enzyme", "replication of telomere", "end of linear chromosome"),
    tells=("telomerase + chromosome", "telomere + telomerase", "end + linear chromosome + maintained"),
    not_when=("aging", "cancer", "elizabeth"),
    opening="Three steps at the end of a chromosome.",
    caption=("telomerase",),
    summary="Telomerase lengthens the 3′ end from its own RNA, and the other strand is filled in.",
    sources=("openstax-bio-14", "openstax-micro-11"),
)  # fmt: skip


# ---------------------------------------------------------------- origin of replication
def draw_bubble(seed: int) -> Drawing:
    """An origin that has opened: two forks move away from each other, each strand is being copied."""
    plate = Drawing("replication-bubble", box=(-400, -200, 800, 400))
    top = [(-400, -12), (-260, -12), (-190, -90), (-60, -130), (60, -130), (190, -90), (260, -12), (400, -12)]
    for name, sign, material in (("top", 1, "dna-strand"), ("bottom", -1, "dna-strand-opposite")):
        line = geo.curve([(x, y * sign) for x, y in top], 3)[:, :2]
        plate.add(name, LineString(line), Form.CORD, material, width=13, shadow=False)
        inner = line[(line[:, 0] > -196) & (line[:, 0] < 196)]
        across, _ = geo.normals(inner)
        new = inner + across * 38 * sign
        middle = len(new) // 2
        leading, lagging = (new[:middle], new[middle:]) if sign > 0 else (new[middle:], new[:middle])
        plate.add(f"{name}-leading", LineString(leading), Form.CORD, "dna-new", width=11, shadow=False)
        third = len(lagging) // 2
        pieces = [LineString(lagging[4 : third - 3]), LineString(lagging[third + 3 : -4])]
        plate.add(f"{name}-lagging", union_all(pieces), Form.CORD, "dna-new", width=11, shadow=False)
        rungs = [LineString([inner[i], new[i]]) for i in range(2, len(inner), 7)]
        plate.add(f"{name}-rungs", union_all(rungs), Form.LINE, "ink", width=2.6, opacity=0.45)
    outside = [[(x * s, -8), (x * s, 8)] for s in (-1, 1) for x in range(275, 400, 16)]
    plate.add("rungs", MultiLineString(outside), Form.LINE, "ink", width=2.6, opacity=0.5)
    for name, x in (("left", -238), ("right", 238)):
        plate.add(f"helicase-{name}", geo.ellipse(x, 0, 34, 42), Form.ROUND, "helicase", depth=16)
        plate.add(f"topoisomerase-{name}", geo.ellipse(x * 1.42, 0, 26, 32), Form.ROUND, "ligase", depth=12)
    for sign in (-1, 1):
        plate.flow("neutral", (sign * 300, -70), (sign * 370, -70), width=10)
    plate.add("origin", geo.rounded_box(-34, -12, 68, 24, 10), Form.ROUND, "effector", depth=6)
    plate.label("replication-origin", "origin", priority=0)
    plate.label("helicase", "helicase-left", "helicase-right", priority=0)
    plate.label("topoisomerase", "topoisomerase-left", "topoisomerase-right", priority=0)
    plate.label("old-strand", "top", "bottom", priority=1)
    plate.label("leading-strand", "top-leading", "bottom-leading", priority=0)
    plate.label("lagging-strand", "top-lagging", "bottom-lagging", priority=0)
    return plate


BUBBLE = Subject(
    key="replication-bubble",
    title="Replication bubble at an origin",
    kind="plate",
    scene=drawn(
        "replication-bubble", "Replication bubble at an origin", Layout.PLATE, (Panel("replication-bubble", draw_bubble),), replication.TERMS,
        subtitle="Two replication forks move away from the origin",
        note="Arrows show which way the forks move. Schematic, not to scale.",
    ),
    names=("replication bubble", "origin of replication", "replication bubble at an origin", "bidirectional replication", "replication origin"),
    tells=("origin of replication + topoisomerase", "origin of replication + two replication fork", "replication bubble + fork", "origin of replication + relaxes"),
    not_when=("plasmid", "vector", "helicase separates"),
    opening="An origin of replication that has opened into two forks.",
    caption=("replication-origin", "helicase", "leading-strand", "lagging-strand"),
    summary="From an origin two forks move apart; each has a leading and a lagging strand.",
    sources=("openstax-micro-11", "openstax-bio-14"),
)  # fmt: skip

SUBJECTS = (
    TELOMERASE,
    BUBBLE,
)
