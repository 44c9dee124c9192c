"""The DNA double helix as two ribbons around an axis, right-handed, with a major and a minor groove."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from shapely import union_all
from shapely.geometry import MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing.model import Drawing, Form

from .nucleic_acids import COMPLEMENT, NAMES

BETWEEN = math.radians(
    150
)  # from strand to strand around the axis: less than half a turn makes the grooves unequal
SEQUENCE = "ATGCCGTAAGCTTACGGATCAGTC"
PAIRS_A_TURN = 10


def double_helix(
    height: float = 860.0,
    radius: float = 118.0,
    turns: float = 2.3,
    ribbon: float = 34.0,
    start: float = 0.0,
    key: str = "double-helix",
    sequence: str = SEQUENCE,
) -> Drawing:
    """A double helix about a vertical axis through x = 0, from y = 0 down to `height`.

    Parts: strand-a-back, strand-b-back, the bases (adenine …), strand-a-front, strand-b-front.
    """
    drawing = Drawing(key)
    y = np.linspace(0, height, int(height / 3))
    angle = start - 2 * math.pi * turns * y / height  # falls down the page: right-handed
    strands = {"a": (angle, "dna-strand"), "b": (angle + BETWEEN, "dna-strand-opposite")}
    for name, (turn, material) in strands.items():
        back = union_all(list(_runs(y, turn, radius, ribbon, front=False)))
        drawing.add(f"strand-{name}-back", back, Form.ROUND, material, depth=ribbon * 0.3, tone=-0.18)
    _rungs(drawing, height, radius, turns, start, ribbon, sequence)
    for name, (turn, material) in strands.items():
        front = union_all(list(_runs(y, turn, radius, ribbon, front=True)))
        drawing.add(f"strand-{name}-front", front, Form.ROUND, material, depth=ribbon * 0.3)
    return drawing


def _runs(
    y: np.ndarray, angle: np.ndarray, radius: float, ribbon: float, front: bool
) -> Iterator[BaseGeometry]:
    """The stretches of a ribbon on one side of the axis; its width is seen along the axis."""
    x, near = radius * np.sin(angle), (np.cos(angle) >= 0) == front
    edges = np.flatnonzero(np.diff(np.r_[False, near, False].astype(int)))
    for begin, end in zip(edges[::2], edges[1::2], strict=True):
        run = slice(max(begin - 1, 0), min(end + 1, len(y)))
        if run.stop - run.start < 3:
            continue
        upper = np.column_stack([x[run], y[run] - ribbon / 2])
        lower = np.column_stack([x[run], y[run] + ribbon / 2])
        yield Polygon(np.vstack([upper, lower[::-1]])).buffer(0.6)


def _rungs(
    drawing: Drawing, height: float, radius: float, turns: float, start: float, ribbon: float, sequence: str
) -> None:
    """The base pairs: each rung in two halves, by base."""
    halves: dict[str, list] = {}
    count = max(4, round(turns * PAIRS_A_TURN))
    for n in range(count):
        y = height * (n + 0.5) / count
        angle = start - 2 * math.pi * turns * y / height
        one, two = radius * math.sin(angle), radius * math.sin(angle + BETWEEN)
        if abs(one - two) < radius * 0.16:
            continue
        base = sequence[n % len(sequence)]
        share = 0.55 if base in "AG" else 0.45
        middle = one + (two - one) * share
        tuck = math.copysign(ribbon * 0.2, two - one)  # round ends stay behind the ribbons
        halves.setdefault(base, []).append([(one + tuck, y), (middle, y)])
        halves.setdefault(COMPLEMENT[base], []).append([(middle, y), (two - tuck, y)])
    for base, lines in sorted(halves.items()):
        drawing.add(
            NAMES[base],
            MultiLineString(lines),
            Form.CORD,
            f"base-{NAMES[base]}",
            width=min(ribbon * 0.36, 15.0),
            shadow=False,
        )


def grooves(height: float, turns: float, start: float) -> dict[str, list[tuple[float, float]]]:
    """Where the grooves open at the left edge of the helix: (upper y, lower y) of each "major" and "minor" groove."""
    pitch = height / turns
    first = ((start + math.pi / 2) / (2 * math.pi) % 1.0) * pitch  # where strand a stands at the left edge
    minor = BETWEEN / (2 * math.pi) * pitch
    found: dict[str, list[tuple[float, float]]] = {"major": [], "minor": []}
    for n in range(-1, math.ceil(turns) + 1):
        top = first + n * pitch
        for kind, a, b in (("minor", top, top + minor), ("major", top + minor, top + pitch)):
            if a >= 0 and b <= height:
                found[kind].append((a, b))
    return found
