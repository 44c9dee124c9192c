"""Nerve cells: bodies, branching processes, myelin, terminals. Every part of a cell can be labelled."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

GOLDEN_SPREAD = 34.0  # degrees between the two branches of a fork


def arbor(
    start: Xy,
    direction: float,
    length: float,
    radius: float,
    key: object,
    forks: int = 2,
    spread: float = GOLDEN_SPREAD,
) -> BaseGeometry:
    """A tapering process that forks `forks` times; `direction` in degrees, clockwise from east."""
    r = geo.rng(f"arbor/{key}")
    bend = r.uniform(-14, 14)
    middle = geo.polar(length * 0.5, direction + bend, *start)
    end = geo.polar(length, direction, *start)
    thin = radius * (0.62 if forks else 0.25)
    pieces = [geo.tube((*start, radius), (*middle, radius * 0.78), (*end, thin), cap=2, step=3)]
    if forks:
        for side in (-1, 1):
            turn = direction + side * spread * r.uniform(0.6, 1.15)
            pieces.append(
                arbor(end, turn, length * r.uniform(0.6, 0.85), thin, f"{key}/{side}", forks - 1, spread)
            )
    return unary_union(pieces)


def tree(
    centre: Xy, radius: float, angles: Sequence[float], length: float, thickness: float, key: object,
    forks: int = 2, spread: float = GOLDEN_SPREAD,
) -> list[BaseGeometry]:
    """Processes that leave a round cell body at the given angles."""
    return [
        arbor(
            geo.polar(radius * 0.75, angle, *centre), angle, length, thickness, f"{key}/{angle}", forks, spread
        )
        for angle in angles
    ]


def cell_body(
    drawing: Drawing,
    centre: Xy,
    radius: float,
    processes: Sequence[BaseGeometry],
    *,
    prefix: str = "",
    material: str = "neuron",
    shape: BaseGeometry | None = None,
) -> None:
    """A cell body merged with its dendrites. Parts: dendrites, cell-body, nucleus, nucleolus."""
    body = geo.wobbly(*centre, radius, radius * 0.94, f"soma/{prefix}", n=10, amount=0.05)
    body = shape if shape is not None else body
    whole = unary_union([geo.fillet(unary_union([body, process]), radius * 0.22) for process in processes] or [body])
    if processes:
        drawing.add(f"{prefix}dendrites", whole, Form.ROUND, material, depth=radius * 0.3)
        core = body.intersection(whole)
        drawing.add(
            f"{prefix}cell-body", core, Form.FLAT, material, tone=0.22, outline=False, shadow=False
        )
    else:
        drawing.add(f"{prefix}cell-body", body, Form.ROUND, material, depth=radius * 0.4)
    drawing.add(
        f"{prefix}nucleus", geo.ellipse(*centre, radius * 0.44), Form.ROUND, "neuron-nucleus",
        depth=radius * 0.2, shadow=False,
    )
    x, y = centre
    drawing.add(
        f"{prefix}nucleolus", geo.ellipse(x - radius * 0.08, y + radius * 0.05, radius * 0.13), Form.ROUND,
        "neuron-nucleus", tone=-0.35, depth=radius * 0.05, shadow=False,
    )


def sheath(
    course: Sequence[Xy], count: int, width: float, gap: float, start: float = 0.0, end: float = 1.0
) -> list[BaseGeometry]:
    """`count` segments of myelin along a course, between two shares of its length, `gap` apart."""
    line = geo.curve(course, 3)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))]
    first, last = along[-1] * start, along[-1] * end
    each = (last - first - gap * (count - 1)) / count
    out = []
    for i in range(count):
        a = first + i * (each + gap)
        at = np.linspace(a, a + each, 9)
        points = np.stack([np.interp(at, along, line[:, k]) for k in (0, 1)], 1)
        swell = [0.72, 0.95, 1, 1, 1, 1, 1, 0.95, 0.72]
        out.append(
            geo.tube(*[(x, y, width / 2 * s) for (x, y), s in zip(points, swell, strict=True)], cap=0, step=3)
        )
    return [geo.smooth(segment, width * 0.16) for segment in out]


def terminals(
    end: Xy, direction: float, length: float, thickness: float, bulb: float, count: int = 4,
    spread: float = 96.0,
) -> tuple[BaseGeometry, BaseGeometry]:
    """The branched end of an axon: branches, and their end bulbs."""
    branches, bulbs = [], []
    for i in range(count):
        turn = direction + spread * (i / (count - 1) - 0.5)
        tip = geo.polar(length * (0.86 + 0.14 * math.cos(math.radians(turn - direction))), turn, *end)
        middle = geo.polar(length * 0.45, (turn + direction) / 2 - (turn - direction) * 0.1, *end)
        branches.append(
            geo.tube((*end, thickness), (*middle, thickness * 0.7), (*tip, thickness * 0.55), cap=3, step=3)
        )
        bulbs.append(geo.ellipse(*tip, bulb, bulb * 0.86, turn + 90))
    return unary_union(branches), unary_union(bulbs)


def axon_tube(course: Sequence[Xy], radius: float, flare: float = 1.0) -> BaseGeometry:
    """An axon of even width; `flare` widens its first end into a hillock."""
    widths = [radius * flare, radius * (1 + (flare - 1) * 0.3), *[radius] * (len(course) - 2)]
    return geo.tube(*[(x, y, r) for (x, y), r in zip(course, widths, strict=True)], cap=3, step=3)


def schwann_nuclei(segments: Sequence[BaseGeometry], size: float) -> list[BaseGeometry]:
    """A flat nucleus on the upper side of each segment of myelin."""
    out = []
    for segment in segments:
        _x0, _y0, _x1, _y1 = segment.bounds
        middle = segment.centroid
        box = segment.minimum_rotated_rectangle
        corners = list(box.exterior.coords)[:4]
        edges = [(corners[i], corners[(i + 1) % 4]) for i in range(2)]
        (ax, ay), (bx, by) = max(edges, key=lambda e: math.hypot(e[1][0] - e[0][0], e[1][1] - e[0][1]))
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        off = geo.polar(size * 0.5, angle + 90 if math.cos(math.radians(angle)) < 0 else angle - 90)
        out.append(geo.ellipse(middle.x + off[0], middle.y + off[1], size, size * 0.4, angle))
    return out


def vesicles(drawing: Drawing, id: str, points: Sequence[Xy], width: float) -> None:
    drawing.add(id, MultiPoint(list(points)), Form.DOTS, "synaptic-vesicle", width=width)
