"""Rolling circle replication of a plasmid."""

from __future__ import annotations

from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..knowledge import replication
from ..scenes import drawn
from ..subject import Subject

TERMS = replication.TERMS
OUTER, INNER = 74.0, 60.0


def _arc(radius: float, start: float, end: float) -> LineString:
    return LineString([geo.polar(radius, start + (end - start) * n / 60) for n in range(61)])


def _circle(key: str) -> Drawing:
    drawing = Drawing(key, box=(-170, -110, 340, 220))
    drawing.add("inner", _arc(INNER, 0, 360), Form.CORD, "dna-strand", width=8, shadow=False)
    return drawing


def draw_nick(seed: int) -> Drawing:
    drawing = _circle("rolling-circle-nick")
    drawing.add("outer", _arc(OUTER, -84, 264), Form.CORD, "dna-strand-opposite", width=8, shadow=False)
    expression.protein(drawing, "nuclease", (0, -88), (24, 18), "enzyme")
    drawing.label("nicking-enzyme", "nuclease", priority=0)
    drawing.label("nicked-strand", "outer", priority=0)
    drawing.label("template-circle", "inner", priority=0)
    return drawing


def draw_rolling(seed: int) -> Drawing:
    drawing = _circle("rolling-circle-synthesis")
    drawing.add("new", _arc(OUTER, -90, 110), Form.CORD, "dna-new", width=8, shadow=False)
    tail = [geo.polar(OUTER, 264 - 2 * n) for n in range(0, 64, 8)][::-1]
    loose = geo.curve([*tail[-3:], (-40, -98), (-96, -104), (-150, -84)], 3)[:, :2]
    drawing.add("outer", _arc(OUTER, 112, 250), Form.CORD, "dna-strand-opposite", width=8, shadow=False)
    drawing.add("tail", LineString(loose), Form.CORD, "dna-strand-opposite", width=8, shadow=False)
    expression.protein(drawing, "polymerase", geo.polar(67, 108), (26, 22), "polymerase")
    drawing.label("dna-polymerase", "polymerase", priority=0)
    drawing.label("new-strand", "new", priority=0, side="R")
    drawing.label("displaced-strand", "tail", priority=0, side="L")
    return drawing


def draw_two_circles(seed: int) -> Drawing:
    drawing = Drawing("rolling-circle-result", box=(-170, -110, 340, 220))
    for name, x, outer, inner in (
        ("first", -84, "dna-new", "dna-strand"),
        ("second", 84, "dna-strand-opposite", "dna-new"),
    ):
        for ring, radius, material in (("outer", 66, outer), ("inner", 53, inner)):
            circle = LineString([geo.polar(radius, 6 * n, x, 0) for n in range(61)])
            drawing.add(f"{name}-{ring}", circle, Form.CORD, material, width=8, shadow=False)
    drawing.label("old-strand", "first-inner", "second-outer", priority=0)
    drawing.label("new-strand", "first-outer", "second-inner", priority=0)
    return drawing


ROLLING_CIRCLE = Subject(
    key="rolling-circle-replication",
    title="Rolling circle replication",
    kind="process",
    scene=drawn(
        "rolling-circle-replication",
        "Rolling circle replication",
        Layout.PROCESS,
        (
            Panel("rolling-circle-nick", draw_nick, "Nick", text="An enzyme cuts one strand of the circle."),
            Panel("rolling-circle-synthesis", draw_rolling, "Rolling", text="DNA polymerase adds nucleotides at the 3′ end of the nick; the old strand is displaced."),
            Panel("rolling-circle-result", draw_two_circles, "Two circles", text="The displaced strand is closed and copied: there are two plasmids."),
        ),
        TERMS,
        subtitle="How some plasmids and viruses copy circular DNA",
        note="Schematic, not to scale.",
    ),
    names=("rolling circle replication", "rolling circle", "plasmid replication", "rolling circle replication of a plasmid"),
    tells=("rolling circle + replication", "rolling circle + dna"),
    opening="Three steps in which a circle of DNA is copied.",
    caption=("displaced-strand",),
    summary="One strand is nicked and pushed off as it is copied; it is then closed and copied too.",
    sources=("openstax-micro-11",),
)  # fmt: skip

SUBJECTS = (ROLLING_CIRCLE,)
