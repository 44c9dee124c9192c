"""Monarch egg: one egg on the underside of a milkweed leaf, and the same egg enlarged in a round window.

The egg is a solid of revolution seen a little from above, so ribs and cross-lines follow its real surface.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .leaf import LeafShape, draw_leaf

RIBS = 23  # a monarch egg has about this many; half of them are seen
HEIGHT, RADIUS = 122.0, 45.0  # of the enlarged egg: 1.2 mm to 0.9 mm
TILT = math.radians(20)  # how far from above it is seen
PROFILE = (
    (0, 0.66),
    (0.06, 0.8),
    (0.18, 0.95),
    (0.32, 1.0),
    (0.5, 0.96),
    (0.66, 0.83),
    (0.8, 0.62),
    (0.9, 0.41),
    (0.96, 0.24),
    (1, 0.06),
)

WINDOW_CENTRE, WINDOW_RADIUS = (66.0, -42.0), 104.0
WINDOW = Point(WINDOW_CENTRE).buffer(WINDOW_RADIUS, 48)  # the enlargement
FOOT = (58.0, 28.0)  # where the enlarged egg stands
SPOT, RING_RADIUS = (-92.0, 66.0), 8.5  # where the egg sits on the leaf


def draw_egg(key: str, seed: int) -> Drawing:
    """Leaf and enlargement, about 340 by 290 units."""
    drawing = Drawing(key)
    leaf = draw_leaf(
        f"{key}-leaf-{seed}", LeafShape(length=300, upper=56, lower=52, bend=16, veins=12, stalk=34)
    )
    drawing.place(leaf, -142, 104, rotation=-14, prefix="leaf-")
    drawing.add("egg-in-place", geo.ellipse(*SPOT, 2.6, 3.6, 20), Form.ROUND, "egg-shell", depth=2)
    drawing.add("ring", Point(SPOT).buffer(RING_RADIUS).boundary, Form.LINE, "ink", width=1.1)
    drawing.add("sight-lines", _sight_lines(), Form.LINE, "ink", width=0.8, opacity=0.7)
    _draw_surface(drawing, f"{key}-{seed}")
    _draw_enlarged_egg(drawing)
    drawing.add("window-rim", WINDOW.boundary, Form.LINE, "ink", width=1.6)
    return drawing


def _sight_lines() -> MultiLineString:
    """The two tangents that join the ring around the small egg with the enlargement."""
    centre, start = np.array(WINDOW_CENTRE), np.array(SPOT)
    towards = centre - start
    lean = math.pi / 2 - math.asin((WINDOW_RADIUS - RING_RADIUS) / np.hypot(*towards))
    lines = []
    for side in (-1, 1):
        angle = math.atan2(towards[1], towards[0]) + side * lean
        unit = np.array((math.cos(angle), math.sin(angle)))
        lines.append(LineString([start + unit * RING_RADIUS, centre + unit * WINDOW_RADIUS]))
    return MultiLineString(lines)


def _draw_surface(drawing: Drawing, key: str) -> None:
    """Leaf tissue that fills the window: one lateral vein, and the net of veinlets around small fields."""
    drawing.add("surface", WINDOW, Form.SHEET, "leaf", depth=20, tone=0.12)
    fields = geo.cells(WINDOW, 27, key, axis=-24, stretch=1.5, wall=0.9, rounding=3)
    drawing.add("areoles", fields, Form.FLAT, "leaf", tone=-0.06, opacity=0.75)
    vein = geo.tube((-60, 22, 6.5), (0, -8, 6), (70, -52, 5.4), (190, -128, 4.6))
    drawing.add("lateral-vein", vein.intersection(WINDOW), Form.ROUND, "leaf-vein", depth=5, outline=False)
    branch = geo.tube((-6, -6, 2.6), (-6, -40, 2.3), (10, -90, 1.8), (16, -150, 1.5), cap=1)
    drawing.add(
        "branch-veins",
        branch.intersection(WINDOW),
        Form.ROUND,
        "leaf-vein",
        depth=2,
        outline=False,
        shadow=False,
    )
    bare = geo.inset(WINDOW, 10).difference(vein.buffer(8))
    hairs = [
        geo.curve(((x, y), (x + 2, y - 6), (x + 6 + 3 * math.sin(x), y - 10)), 3)
        for x, y in geo.scatter(bare, 21, key)
    ]
    drawing.add("down", MultiLineString(hairs), Form.LINE, "paper", width=0.8, opacity=0.55, detail=2)


def _radius(h: np.ndarray | float) -> np.ndarray:
    return RADIUS * np.interp(h, *np.array(PROFILE).T)


def _surface(h: np.ndarray, around: np.ndarray | float) -> np.ndarray:
    """Points of the shell on paper: height 0..1, angle around the axis with 0 facing the reader."""
    r = _radius(h)
    x = FOOT[0] + r * np.sin(around)
    y = FOOT[1] - HEIGHT * h * math.cos(TILT) + r * np.cos(around) * math.sin(TILT)
    return np.stack([x, y + 0 * x], -1)


def _silhouette() -> BaseGeometry:
    turn = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    rims = [Polygon(_surface(np.full(60, h), turn)) for h in np.linspace(0, 1, 40)]
    bands = [a.union(b).convex_hull for a, b in pairwise(rims)]
    return geo.clean(unary_union(bands))


def _draw_enlarged_egg(drawing: Drawing) -> None:
    h = np.linspace(0.015, 0.97, 26)
    half = RIBS // 4
    angles = 2 * math.pi * np.arange(-half, half + 1) / RIBS  # those that face the reader
    footprint = geo.ellipse(FOOT[0] + 9, FOOT[1] + 8, RADIUS * 0.98, RADIUS * 0.4, 8)
    for k, grow in enumerate((6, 2, -3)):
        drawing.add(
            f"cast-{k}", footprint.buffer(grow).intersection(WINDOW), Form.FLAT, "shadow", opacity=0.13
        )
    shell = drawing.add("shell", _silhouette(), Form.ROUND, "egg-shell", depth=34)
    inside = geo.inset(shell, 0.8)
    grooves = unary_union([_groove(h, a) for a in angles]).intersection(inside)
    drawing.add("grooves", grooves, Form.FLAT, "egg-shell", tone=-0.22, opacity=0.6)
    drawing.add(
        "cross-lines",
        _cross_lines().intersection(inside),
        Form.LINE,
        "egg-shell",
        tone=-0.34,
        width=0.5,
        opacity=0.8,
        detail=2,
    )
    ribs = MultiLineString([_surface(h, a) for a in angles])
    drawing.add(
        "rib-shades", ribs.intersection(inside), Form.LINE, "egg-shell", tone=-0.45, width=2.0, opacity=0.5
    )
    lit = MultiLineString([_surface(h, a - 0.022) for a in angles])
    drawing.add("ribs", lit.intersection(inside), Form.LINE, "egg-shell", tone=0.55, width=1.3)
    x, y = _surface(np.array([1.0]), 0.0)[0]
    drawing.add("micropyle", geo.ellipse(x, y + 1.2, 4.4, 2.6), Form.ROUND, "egg-shell", depth=2, tone=-0.2)


def _groove(h: np.ndarray, rib: float) -> BaseGeometry:
    """The shaded flank beside a rib, on the side away from the light."""
    return geo.clean(Polygon(np.vstack([_surface(h, rib), _surface(h, rib + 0.11)[::-1]])))


def _cross_lines() -> MultiLineString:
    """Fine lines between the ribs, each sagging a little between its two ribs."""
    turn = np.linspace(-1.5, 1.5, 90)
    sag = -0.006 * np.cos(turn * RIBS)
    return MultiLineString(
        [_surface(np.clip(level + sag, 0, 1), turn) for level in np.linspace(0.05, 0.9, 30)]
    )
