"""Boxes in a ring, clockwise from the top, with an arrow from each to the next and the name of the whole in the middle."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from shapely import box as rectangle
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from .. import text
from ..art import Art
from ..diagrams import Ring
from ..lint import Box
from ..model import Xy
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .cards import Card, arrow, measure, show
from .sheets import Sheets
from .stage import Stage, tall

PICTURES = (190.0, 160.0, 130.0, 104.0, 84.0, 66.0)  # heights to try
LEAST_ARROW = 34.0
OFF = (12.0, 20.0, 30.0, 42.0)  # of the words on an arrow from its line, as little as fits
SPREAD = 1.6  # of the ring: it is at most this much wider than high, or higher than wide


@dataclass(frozen=True, slots=True)
class _Words:
    """Words on an arrow, in their place."""

    lines: tuple[str, ...]
    box: Box


@dataclass(frozen=True, slots=True)
class _Plan:
    size: float
    cards: tuple[Card, ...]
    boxes: tuple[Box, ...]
    ways: tuple[LineString, ...]
    between: tuple[_Words, ...]
    centre: tuple[_Words, ...]


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the ring does not fit the page at the smallest lettering."""
    ring = scene.diagram
    assert isinstance(ring, Ring)
    stage = Stage.of(scene, theme, size, arts)
    pictures = PICTURES if any(node.picture for node in ring.nodes) else (0.0,)
    for points in stage.type_sizes:
        for picture in pictures:
            if plan := _plan(stage, ring, points, picture):
                _draw(stage, plan)
                return stage.sheets
    raise ValueError(f"{scene.key}: the ring does not fit a page of {size.width} by {size.height}")


def _plan(stage: Stage, ring: Ring, points: float, picture: float) -> _Plan | None:
    x, y, w, h = stage.area
    limit = min(w * 0.26, 11.5 * points)
    cards = tuple(measure(stage, node, points, picture, limit) for node in ring.nodes)
    wide, high = max(card.width for card in cards), max(card.height for card in cards)
    if any(card.width > limit + 40.0 for card in cards):
        return None
    words = max((_width(stage, lines, points) for lines in _between(stage, ring, points)), default=0.0)
    rx = (w - wide) / 2 - words * 0.45
    ry = (h - high) / 2 - (points if ring.between else 0.0)
    rx, ry = min(rx, ry * SPREAD), min(ry, rx * SPREAD)
    if min(rx, ry) < 60.0:
        return None
    middle = (x + w / 2, y + h / 2)
    angles = _angles(len(cards), rx, ry)
    spots = [_on(middle, rx, ry, angle) for angle in angles]
    boxes = tuple(
        (px - card.width / 2, py - card.height / 2, card.width, card.height)
        for card, (px, py) in zip(cards, spots, strict=True)
    )
    shapes = [rectangle(bx, by, bx + bw, by + bh) for bx, by, bw, bh in boxes]
    ways = tuple(
        _way(middle, rx, ry, start, end, shapes[n], shapes[(n + 1) % len(shapes)])
        for n, (start, end) in enumerate(zip(angles, [*angles[1:], angles[0] + 2 * math.pi], strict=True))
    )
    if any(way.length < LEAST_ARROW for way in ways):
        return None
    if any(a.distance(b) < 12.0 for n, a in enumerate(shapes) for b in shapes[:n]):
        return None
    taken: list[BaseGeometry] = [*shapes]
    between: list[_Words] = []
    for way, lines in zip(ways, _between(stage, ring, points), strict=False):
        placed = _beside(stage, way, middle, lines, points, taken, ways) if lines else None
        if lines and placed is None:
            return None
        if placed is not None:
            between.append(placed)
            taken.append(rectangle(*_corners(placed.box)))
    centre = _centre(stage, ring, points, middle, taken)
    return None if centre is None else _Plan(points, cards, boxes, ways, tuple(between), centre)


def _angles(n: int, rx: float, ry: float) -> list[float]:
    """Directions that part the ellipse into equal lengths, clockwise from the top."""
    fine = np.linspace(-math.pi / 2, 1.5 * math.pi, 721)
    steps = np.hypot(np.diff(np.cos(fine)) * rx, np.diff(np.sin(fine)) * ry)
    along = np.r_[0, np.cumsum(steps)]
    return [float(np.interp(along[-1] * i / n, along, fine)) for i in range(n)]


def _on(middle: Xy, rx: float, ry: float, angle: float) -> Xy:
    return middle[0] + rx * math.cos(angle), middle[1] + ry * math.sin(angle)


def _way(
    middle: Xy, rx: float, ry: float, start: float, end: float, first: BaseGeometry, last: BaseGeometry
) -> LineString:
    """The stretch of the ellipse between two boxes."""
    line = LineString([_on(middle, rx, ry, angle) for angle in np.linspace(start, end, 49)])
    free = line.difference(first.buffer(5.0)).difference(last.buffer(7.0))
    pieces = list(getattr(free, "geoms", [free]))
    return max(pieces, key=lambda piece: piece.length)


def _between(stage: Stage, ring: Ring, points: float) -> list[tuple[str, ...]]:
    face = stage.theme.style.note
    return [text.wrap(words, face, points * 0.84, points * 7.5) for words in ring.between]


def _width(stage: Stage, lines: tuple[str, ...], points: float) -> float:
    return max((text.width(line, stage.theme.style.note, points * 0.84) for line in lines), default=0.0)


def _corners(box: Box) -> tuple[float, float, float, float]:
    return box[0], box[1], box[0] + box[2], box[1] + box[3]


def _beside(
    stage: Stage,
    way: LineString,
    middle: Xy,
    lines: tuple[str, ...],
    points: float,
    taken: list[BaseGeometry],
    ways: tuple[LineString, ...],
) -> _Words | None:
    """Words outside the ring, else inside it, next to the middle of an arrow."""
    x, y, w, h = stage.area
    page = rectangle(x - 10, y - 4, x + w + 10, y + h + 4)
    wide, high = _width(stage, lines, points), tall(lines, points * 0.84)
    for off, at in itertools.product(OFF, (0.5, 0.4, 0.6, 0.3, 0.7)):
        point = way.interpolate(at, normalized=True)
        out = np.array([point.x - middle[0], point.y - middle[1]])
        out /= max(float(np.hypot(*out)), 1e-6)
        for outward in (1.0, -1.0):
            reach = off + abs(out[0]) * wide / 2 + abs(out[1]) * high / 2
            cx, cy = point.x + outward * out[0] * reach, point.y + outward * out[1] * reach
            box = (cx - wide / 2, cy - high / 2, wide, high)
            frame = rectangle(*_corners(box))
            if (
                page.contains(frame)
                and all(frame.distance(other) > 5.0 for other in taken)
                and all(frame.distance(other) > 4.0 for other in ways)
            ):
                return _Words(lines, box)
    return None


def _centre(
    stage: Stage, ring: Ring, points: float, middle: Xy, taken: list[BaseGeometry]
) -> tuple[_Words, ...] | None:
    """The name of the whole, and further lines below it; None if they do not fit inside."""
    style = stage.theme.style
    blocks = []
    for number, words in enumerate(ring.centre):
        size = points * (1.25 if number == 0 else 0.9)
        face = style.main_label if number == 0 else style.note
        blocks.append((text.wrap(words, face, size, points * 11), face, size))
    y = middle[1] - sum(tall(lines, size) for lines, _, size in blocks) / 2
    placed = []
    for lines, face, size in blocks:
        wide = max(text.width(line, face, size) for line in lines)
        box = (middle[0] - wide / 2, y, wide, tall(lines, size))
        if any(rectangle(*_corners(box)).distance(other) < 10.0 for other in taken):
            return None
        placed.append(_Words(lines, box))
        y += tall(lines, size)
    return tuple(placed)


def _draw(stage: Stage, plan: _Plan) -> None:
    style = stage.theme.style
    colour = stage.theme.flow_colours["neutral"]
    for way in plan.ways:
        arrow(stage.sheets.under.canvas, way, colour)
    for card, box in zip(plan.cards, plan.boxes, strict=True):
        show(stage, card, box, plan.size)
    for words in plan.between:
        x, y, w, _ = words.box
        stage.write(x + w / 2, y, words.lines, style.note, plan.size * 0.84, style.quiet, "middle")
    for number, words in enumerate(plan.centre):
        x, y, w, _ = words.box
        face, size = (style.main_label, 1.25) if number == 0 else (style.note, 0.9)
        stage.write(
            x + w / 2,
            y,
            words.lines,
            face,
            plan.size * size,
            style.ink if number == 0 else style.quiet,
            "middle",
        )
