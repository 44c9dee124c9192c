"""Boxes in ranks, joined by arrows: pathways that branch, feedback loops, food webs.

The ranks run across the page or down it, whichever leaves the larger lettering. An arrow is a bow between two boxes; of
a few bows the one is taken that keeps clear of other boxes, arrows and words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from shapely import box as rectangle
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from .. import colour as hue
from .. import geometry as geo
from .. import text
from ..art import Art
from ..diagrams import Edge, Flow
from ..furniture import arc
from ..lint import Box
from ..model import Xy
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .cards import PAD, Card, arrow, measure, show
from .sheets import Sheets
from .stage import LEADING, Stage, tall

LEAST_GAP, MOST_GAP = 54.0, 170.0  # between ranks
BESIDE = 30.0  # between boxes of a rank
WIDEST = 13.0  # of the words in a box, in units of their size
PICTURES = (190.0, 160.0, 130.0, 104.0, 84.0, 66.0)  # heights to try
BAND = 118.0  # width of the column for the names of ranks
BOWS = (0.0, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85)
CLEAR = 7.0  # of arrows from boxes that they only pass


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where every box stands, and how large its lettering is."""

    size: float
    picture: float
    boxes: dict[str, Box]
    cards: dict[str, Card]
    down: bool
    room: float  # area that there is, in square pixels

    @property
    def merit(self) -> float:
        """Large lettering and pictures, and boxes that fill the page."""
        x0, y0 = min(b[0] for b in self.boxes.values()), min(b[1] for b in self.boxes.values())
        x1 = max(b[0] + b[2] for b in self.boxes.values())
        y1 = max(b[1] + b[3] for b in self.boxes.values())
        return self.size * 10 + self.picture * 0.6 + 120.0 * (x1 - x0) * (y1 - y0) / self.room


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the boxes do not fit the page at the smallest lettering."""
    flow = scene.diagram
    assert isinstance(flow, Flow)
    stage = Stage.of(scene, theme, size, arts)
    area = _bands(stage, flow)
    plan = max(_plans(stage, flow, area), key=lambda plan: plan.merit, default=None)
    if plan is None:
        raise ValueError(f"{scene.key}: the boxes do not fit a page of {size.width} by {size.height}")
    if flow.bands:
        _band_names(stage, flow, plan)
    obstacles = {key: rectangle(x, y, x + w, y + h) for key, (x, y, w, h) in plan.boxes.items()}
    ways: list[BaseGeometry] = []
    words: list[BaseGeometry] = []
    for edge in _shortest_first(flow, plan):
        _join(stage, edge, plan, obstacles, ways, words)
    for node in flow.nodes:
        show(stage, plan.cards[node.key], plan.boxes[node.key], plan.size)
    return stage.sheets


# ---------------------------------------------------------------- where the boxes stand
def _bands(stage: Stage, flow: Flow) -> Box:
    """What is left for the boxes beside the names of the ranks."""
    x, y, w, h = stage.area
    return (x + BAND, y, w - BAND, h) if flow.bands else stage.area


def _plans(stage: Stage, flow: Flow, area: Box) -> Iterator[_Plan]:
    pictures = PICTURES if any(node.picture for node in flow.nodes) else (0.0,)
    directions = (True,) if flow.upward or flow.bands else (True, False)
    for down in directions:
        for size in stage.type_sizes:
            for picture in pictures:
                if plan := _plan(stage, flow, area, down, size, picture):
                    yield plan


def _plan(stage: Stage, flow: Flow, area: Box, down: bool, size: float, picture: float) -> _Plan | None:
    x, y, w, h = area
    ranks = flow.ranks[::-1] if flow.upward else flow.ranks
    along, across = (h, w) if down else (w, h)
    most = max(len(rank) for rank in ranks)
    room = (
        (across - BESIDE * (most - 1)) / most if down else (along - LEAST_GAP * (len(ranks) - 1)) / len(ranks)
    )
    limit = min(room - 2 * PAD, WIDEST * size)
    if limit < 56.0:
        return None
    cards = {node.key: measure(stage, node, size, picture, limit) for node in flow.nodes}
    if any(card.width > limit + 2 * PAD + 1 for card in cards.values()):
        return None  # a word is longer than the box may be wide

    def length(card: Card) -> float:
        return card.height if down else card.width

    def breadth(card: Card) -> float:
        return card.width if down else card.height

    deep = [max(length(cards[node.key]) for node in rank) for rank in ranks]
    needed = max(
        sum(breadth(cards[node.key]) for node in rank) + BESIDE * 0.6 * (len(rank) - 1) for rank in ranks
    )
    gap = (along - sum(deep)) / max(len(ranks) - 1, 1)
    if needed > across or gap < _room_for_words(stage, flow, size, down):
        return None
    gap = min(gap, MOST_GAP)
    start = (along - sum(deep) - gap * (len(ranks) - 1)) / 2
    boxes: dict[str, Box] = {}
    for rank, depth in zip(ranks, deep, strict=True):
        widths = [breadth(cards[node.key]) for node in rank]
        between = min((across - sum(widths)) / len(rank), 240.0)
        at = (across - sum(widths) - between * (len(rank) - 1)) / 2
        for node, wide in zip(rank, widths, strict=True):
            card = cards[node.key]
            middle = start + depth / 2
            if down:
                boxes[node.key] = (x + at, y + middle - card.height / 2, card.width, card.height)
            else:
                boxes[node.key] = (x + middle - card.width / 2, y + at, card.width, card.height)
            at += wide + between
        start += depth + gap
    return _Plan(size, picture, boxes, cards, down, w * h)


def _room_for_words(stage: Stage, flow: Flow, size: float, down: bool) -> float:
    """The gap that the words on the arrows ask for."""
    lines = [_edge_lines(stage, edge, size, down) for edge in flow.edges if edge.words]
    if down:
        return max([LEAST_GAP] + [len(each) * size * 0.84 * LEADING + 34.0 for each in lines])
    face = stage.theme.style.note
    widest = max((text.width(line, face, size * 0.84) for each in lines for line in each), default=0.0)
    return max(LEAST_GAP, widest + 44.0 if lines else 0.0)


# ---------------------------------------------------------------- the names of the ranks
def _band_names(stage: Stage, flow: Flow, plan: _Plan) -> None:
    """A stripe behind each rank, and its name at the left."""
    x, _, w, _ = stage.area
    style = stage.theme.style
    for number, (rank, name) in enumerate(zip(flow.ranks, flow.bands, strict=True)):
        tops = [plan.boxes[node.key][1] for node in rank]
        bottoms = [plan.boxes[node.key][1] + plan.boxes[node.key][3] for node in rank]
        top, bottom = min(tops) - 12.0, max(bottoms) + 12.0
        if number % 2 == 0:
            stage.sheets.under.canvas.shape(
                geo.rounded_box(x - 8, top, w + 16, bottom - top, 10),
                hue.mix(style.accent, style.paper, 0.93),
            )
        size = min(plan.size, 16.0)
        lines = text.wrap(name, style.note, size, BAND - 12.0)
        stage.write(x, (top + bottom) / 2 - tall(lines, size) / 2, lines, style.note, size, style.quiet)


# ---------------------------------------------------------------- the arrows
def _shortest_first(flow: Flow, plan: _Plan) -> list[Edge]:
    """Short arrows have the first choice of their way; the long ones go round them."""

    def reach(edge: Edge) -> float:
        (x0, y0), (x1, y1) = _middle(plan.boxes[edge.start]), _middle(plan.boxes[edge.end])
        return float(np.hypot(x1 - x0, y1 - y0))

    return sorted(flow.edges, key=reach)


def _middle(box: Box) -> Xy:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def _edge_lines(stage: Stage, edge: Edge, size: float, down: bool) -> tuple[str, ...]:
    return text.wrap(edge.words, stage.theme.style.note, size * 0.84, size * (8.0 if down else 5.0))


@dataclass(frozen=True, slots=True)
class _Way:
    line: LineString
    label: Box | None
    cost: float


def _join(
    stage: Stage,
    edge: Edge,
    plan: _Plan,
    obstacles: dict[str, BaseGeometry],
    ways: list[BaseGeometry],
    words: list[BaseGeometry],
) -> None:
    lines = _edge_lines(stage, edge, plan.size, plan.down)
    size = plan.size * 0.84
    face = stage.theme.style.note
    wide = max((text.width(line, face, size) for line in lines), default=0.0) + 8.0
    high = tall(lines, size) + 3.0
    others = [shape for key, shape in obstacles.items() if key not in (edge.start, edge.end)]
    found = [
        _way(stage, line, (wide, high) if lines else None, [*obstacles.values()], others, ways, words)
        for line in _bows(plan.boxes[edge.start], plan.boxes[edge.end], obstacles, edge)
    ]
    way = min(found, key=lambda way: way.cost)
    ways.append(way.line)
    arrow(stage.sheets.under.canvas, way.line, stage.theme.flow_colours[edge.kind], blocks=edge.blocks)
    if way.label is not None:
        x, y, w, h = way.label
        words.append(rectangle(x, y, x + w, y + h))
        stage.sheets.over.canvas.shape(
            geo.rounded_box(x, y, w, h, 4), stage.theme.style.paper, fill_opacity=0.9
        )
        stage.write(x + w / 2, y + 1.0, lines, face, size, stage.theme.style.quiet, "middle")


def _bows(start: Box, end: Box, obstacles: dict[str, BaseGeometry], edge: Edge) -> Iterator[LineString]:
    """Bows from box to box, cut where they leave the first and reach the second."""
    first, last = obstacles[edge.start].buffer(4.0), obstacles[edge.end].buffer(6.0)
    for bow in BOWS:
        line = LineString(arc(_middle(start), _middle(end), bow, 33)).difference(first).difference(last)
        pieces = [piece for piece in getattr(line, "geoms", [line]) if piece.length > 12.0]
        if pieces:
            yield max(pieces, key=lambda piece: piece.length)


def _way(
    stage: Stage,
    line: LineString,
    words: tuple[float, float] | None,
    boxes: list[BaseGeometry],
    others: list[BaseGeometry],
    ways: list[BaseGeometry],
    taken: list[BaseGeometry],
) -> _Way:
    x, y, w, h = stage.area
    straight = LineString([line.coords[0], line.coords[-1]]).length
    cost = line.length - straight + 0.15 * straight
    cost += 900.0 * sum(line.distance(box) < CLEAR for box in others)
    cost += 120.0 * sum(line.crosses(way) for way in ways)
    cost += 500.0 * sum(line.intersects(label) for label in taken)
    cost += 2000.0 * (not rectangle(x - 6, y - 6, x + w + 6, y + h + 6).contains(line))
    if words is None:
        return _Way(line, None, cost)
    best, label = np.inf, None
    for at in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74):
        point: Point = line.interpolate(at, normalized=True)
        place = (point.x - words[0] / 2, point.y - words[1] / 2, *words)
        frame = rectangle(place[0], place[1], place[0] + words[0], place[1] + words[1])
        fault = abs(at - 0.5) * 20.0
        fault += 1500.0 * sum(frame.distance(box) < 3.0 for box in boxes)
        fault += 1500.0 * sum(frame.distance(other) < 3.0 for other in taken)
        fault += 200.0 * sum(frame.intersects(way) for way in ways)
        fault += 2000.0 * (not rectangle(x, y, x + w, y + h).contains(frame))
        if fault < best:
            best, label = fault, place
    return _Way(line, label, cost + best)
