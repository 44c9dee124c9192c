"""Proteins of membranes, standing upright in a bilayer that runs from left to right.

The origin is the middle of the bilayer, whose outer faces lie about 17 units from it; up is outside the cell.
Shapes are schematic: what matters is where a protein is open, and on which side its parts lie.
"""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

REACH = 27.0  # from the middle of the membrane to the ends of a protein that spans it


class Gate(StrEnum):
    """Which way a carrier is open."""

    OUT = "out"
    IN = "in"
    SHUT = "shut"
    THROUGH = "through"


def channel(material: str = "protein-channel", pore: float = 7.0, gated: bool = False) -> Drawing:
    """A channel with a pore right through it; `gated` closes it by a gate. Parts: pore, wall, gate."""
    d = Drawing("channel")
    d.add("pore", box(-pore, -REACH, pore, REACH), Form.FLAT, "extracellular", outline=False, shadow=False)
    halves = [_half(side, pore, pore, pore * 0.8) for side in (-1, 1)]
    d.add("wall", halves, Form.ROUND, material, depth=9)
    if gated:
        d.add(
            "gate",
            geo.rounded_box(-pore - 2, 8, 2 * pore + 4, 7, 3),
            Form.ROUND,
            material,
            depth=3,
            tone=-0.3,
        )
    return d


def carrier(gate: Gate = Gate.OUT, material: str = "protein-carrier", width: float = 1.0) -> Drawing:
    """A carrier or pump whose two halves lean apart on the side where it is open. Parts: pocket, wall."""
    d = Drawing(f"carrier-{gate}")
    wide, narrow = 15.0 * width, 1.0
    top, bottom = {
        Gate.OUT: (wide, narrow),
        Gate.IN: (narrow, wide),
        Gate.SHUT: (narrow, narrow),
        Gate.THROUGH: (7.0, 7.0),
    }[gate]
    middle = 6.0 if gate is Gate.SHUT else (top + bottom) / 2 + 1.5
    pocket = Polygon(
        [(-top, -REACH), (top, -REACH), (middle, 0), (bottom, REACH), (-bottom, REACH), (-middle, 0)]
    )
    d.add("pocket", pocket.buffer(0.5), Form.FLAT, "extracellular", outline=False, shadow=False)
    d.add(
        "wall",
        [_half(s, top, bottom, middle, thick=15 * width) for s in (-1, 1)],
        Form.ROUND,
        material,
        depth=10,
    )
    return d


def _half(side: int, top: float, bottom: float, middle: float, thick: float = 14.0) -> Polygon:
    """One half of a channel or carrier: how far its inner face is from the axis above, below and in the middle."""
    outer = max(top, bottom, middle) + thick
    points = [
        (top, -REACH + 3), (top + thick * 0.55, -REACH - 2.5), (outer, -REACH + 8), (outer - 2.5, 0), (outer, REACH - 8),
        (bottom + thick * 0.55, REACH + 2.5), (bottom, REACH - 3), (middle, 0),
    ]  # fmt: skip
    return geo.blob(*[(side * x, y) for x, y in points], step=2)


def spanning(
    material: str = "protein-integral", width: float = 30.0, above: float = 14.0, below: float = 10.0
) -> Drawing:
    """A globular protein that spans the membrane. Part: body."""
    d = Drawing("spanning-protein")
    w = width / 2
    body = geo.blob(
        (-w * 0.8, -17), (-w * 0.9, -17 - above * 0.7), (0, -17 - above), (w * 0.95, -17 - above * 0.55), (w * 0.78, -14),
        (w * 0.7, 0), (w * 0.8, 15), (w * 0.85, 17 + below * 0.6), (0, 17 + below), (-w * 0.9, 17 + below * 0.5), (-w * 0.72, 12),
        (-w * 0.66, 0), step=2,
    )  # fmt: skip
    d.add("body", body, Form.ROUND, material, depth=width * 0.3)
    return d


def peripheral(material: str = "protein-peripheral", size: float = 13.0) -> Drawing:
    """A protein bound to the inner face of the membrane. Part: body."""
    d = Drawing("peripheral-protein")
    d.add(
        "body",
        geo.wobbly(0, 17 + size * 0.72, size * 1.25, size * 0.8, "peripheral", 9, 0.08),
        Form.ROUND,
        material,
        depth=5,
    )
    return d


def helix(
    material: str = "protein-integral", width: float = 9.0, above: float = 6.0, below: float = 6.0
) -> Drawing:
    """A single alpha helix through the membrane, drawn as a coil. Part: coil."""
    d = Drawing("helix")
    turns = np.linspace(-17 - above, 17 + below, 60)
    d.add(
        "coil", LineString([(width / 2 * np.sin(y * 0.75), y) for y in turns]), Form.CORD, material, width=4.2
    )
    return d


def sugars(links: int = 4, branched: bool = True) -> Drawing:
    """A chain of sugars that stands up from its foot at the origin. Parts: stem, beads."""
    d = Drawing("sugars")
    step = 7.2
    main = [(1.8 * np.sin(i), -step * (i + 0.6)) for i in range(links)]
    beads = list(main)
    strokes = [[(0.0, 0.0), *main]]
    if branched and links > 2:
        x, y = main[links - 3]
        arm = [(x + 6.4, y - 4.6), (x + 9.6, y - 11)]
        beads += arm
        strokes.append([(x, y), *arm])
    d.add("stem", MultiLineString(strokes), Form.LINE, "sugar-chain", width=2.0, tone=-0.2)
    d.add("beads", [_hexagon(x, y, 4.0) for x, y in beads], Form.ROUND, "sugar-chain", depth=2, shadow=False)
    return d


def _hexagon(x: float, y: float, radius: float) -> Polygon:
    return Polygon([geo.polar(radius, 30 + 60 * k, x, y) for k in range(6)])


def cholesterol() -> Drawing:
    """Cholesterol with its polar end at the origin, under the heads, and its tail downwards. Parts: rings, tail."""
    d = Drawing("cholesterol")
    d.add("tail", LineString([(0, 10), (1.4, 13.5), (-1, 16.5)]), Form.CORD, "cholesterol", width=1.8)
    rings = [_hexagon(0.0, 1.2 + 3.6 * k, 2.3) for k in range(3)]
    d.add("rings", [*rings, geo.ellipse(0, -2.2, 2.0)], Form.ROUND, "cholesterol", depth=1.6, shadow=False)
    return d


def seven_helices(material: str = "protein-receptor") -> Drawing:
    """A G-protein-coupled receptor: seven helices joined by loops, its ligand pocket above. Parts: loops, helices."""
    d = Drawing("seven-helices")
    xs = [(-27 + 9 * k) for k in range(7)]
    loops = []
    for k in range(6):
        y = -20 if k % 2 == 0 else 20
        out = -12 if k % 2 == 0 else 12
        x0, x1 = xs[k], xs[k + 1]
        loops.append(geo.line((x0, y), ((x0 + x1) / 2, y + out), (x1, y), step=1.5))
    loops.append(geo.line((xs[0], 20), (xs[0] - 4, 30), (xs[0] - 12, 34), step=2))
    loops.append(geo.line((xs[6], -20), (xs[6] + 4, -31), (xs[6] + 13, -36), step=2))
    d.add("loops", MultiLineString(loops), Form.CORD, material, width=2.4, tone=-0.1)
    lean = [1.6, -1.2, 0.8, -0.4, 1.0, -1.4, 1.2]
    rods = [
        geo.tube((x + s, -20, 4.1), (x - s, 20, 4.1), cap=3, step=4) for x, s in zip(xs, lean, strict=True)
    ]
    for n, rod in enumerate(rods):
        d.add(f"helix-{n + 1}", rod, Form.ROUND, material, depth=4, tone=0.12 * (n % 2))
    return d


def tyrosine_kinase(material: str = "protein-receptor", kinase: str = "protein-kinase") -> Drawing:
    """One receptor tyrosine kinase: binding site outside, one helix, kinase domain inside. Parts: tail, stem, outer, inner."""
    d = Drawing("receptor-tyrosine-kinase")
    d.add("tail", geo.line((0, 60), (3, 70), (-3, 80), (2, 90), step=2), Form.CORD, kinase, width=3.2)
    d.add("stem", LineString([(0, -24), (0, 40)]), Form.CORD, material, width=7.5)
    outer = geo.blob(
        (-13, -62),
        (-15, -44),
        (-6, -22),
        (6, -22),
        (13, -34),
        (11, -48),
        (3, -52),
        (2, -62),
        (-4, -68),
        step=2,
    )
    d.add("outer", outer, Form.ROUND, material, depth=8)
    d.add("inner", geo.wobbly(0, 48, 12.5, 17, "kinase", 10, 0.06), Form.ROUND, kinase, depth=8)
    return d


def atp_synthase(key: str = "atp-synthase") -> Drawing:
    """ATP synthase: rotor ring in the membrane, channel beside it, stalk, and the head of six subunits below.

    Parts: stator, ring, ring-lines, half-channel, stalk, head-back, head.
    """
    d = Drawing(key)
    d.add(
        "stator",
        geo.line((26, -6), (30, 30), (29, 66), (20, 96), step=3),
        Form.CORD,
        "protein-peripheral",
        width=5.5,
    )
    d.add("half-channel", geo.rounded_box(17, -23, 16, 46, 7), Form.ROUND, "protein-channel", depth=6)
    d.add(
        "stalk",
        geo.tube((0, 18, 6), (1, 40, 4.6), (0, 72, 4.6), step=3),
        Form.ROUND,
        "protein-carrier",
        depth=4,
    )
    ring = geo.rounded_box(-19, -21, 37, 42, 7)
    d.add("ring", ring, Form.ROUND, "protein-pump", depth=9)
    lines = [
        LineString([(x, -18 + abs(x) * 0.1), (x, 18 - abs(x) * 0.1)]) for x in (-12.5, -6.2, 0, 6.2, 12.5)
    ]
    d.add(
        "ring-lines", MultiLineString(lines), Form.LINE, "protein-pump", width=1.1, tone=-0.35, shadow=False
    )
    d.add(
        "head-back",
        [geo.ellipse(s * 17, 72, 11, 21) for s in (-1, 1)],
        Form.ROUND,
        "protein-enzyme",
        depth=7,
        tone=-0.16,
    )
    lobes = [geo.ellipse(-9.5, 74, 11, 23), geo.ellipse(9.5, 74, 11, 23)]
    d.add("head", lobes[0], Form.ROUND, "protein-enzyme", depth=7)
    d.add("head-other", lobes[1], Form.ROUND, "protein-enzyme", depth=7, tone=0.2)
    return d


def complex_of_chain(kind: int, material: str, above: float, below: float, width: float) -> Drawing:
    """A complex of an electron transport chain, reaching `above` and `below` the membrane's faces. Part: body."""
    d = Drawing(f"complex-{kind}")
    w = width / 2
    body = geo.blob(
        (-w, -12), (-w * 0.86, -17 - above * 0.8), (0, -17 - above), (w * 0.86, -17 - above * 0.75), (w, -10), (w * 0.92, 8),
        (w, 17 + below * 0.5), (w * 0.3, 17 + below), (-w * 0.7, 17 + below * 0.85), (-w * 0.96, 10), step=2,
    )  # fmt: skip
    d.add("body", body, Form.ROUND, material, depth=width * 0.26)
    return d
