"""From a mask of ink to the pen's movements: smooth centre lines with the width of the line along them.

The mask is thinned to a graph of branches; branches that go straight on through a crossing become one stroke, and ends
that nearly meet are joined. Lengths are pixels of the page.
"""

from __future__ import annotations

import itertools
import math

import cv2
import numpy as np

from .graph import Graph, collapse, heading, meetings, prune, skeleton_graph
from .ink import Ink
from .model import Stroke
from .pens import Colours, differ
from .smoothing import smooth_stroke
from .thinning import thinned

_STRAIGHT = math.cos(
    math.radians(140)
)  # branches that meet at a wider angle than this go on through the crossing
_GAP = 3.0  # line widths that an end may be away from the next to be joined with it
_WIDEST_GAP = 24.0  # and pixels, however broad the pen
_AIM = math.cos(math.radians(45))  # and how straight it must point at it
_LONG = 4.0  # gaps long must the shorter of the two lines be: letters of a word stay apart
_WORD = 5.0  # gaps across is the largest letter
_TELLING = 20  # pixels of a branch that show the colour of its pen, and not of what it crosses

Line = tuple[np.ndarray, bool]  # points (n, 2), and whether they come back to the first
End = tuple[int, int]  # a branch, and 0 for its first point or 1 for its last


def traced(ink: Ink, seen: Colours) -> list[Stroke]:
    """The strokes of a mask, longest first; dots come last."""
    distance = cv2.distanceTransform(ink.mask, cv2.DIST_L2, 5)
    graph = skeleton_graph(thinned(ink.mask), distance)
    dots = _dots(graph, distance)
    prune(graph, distance, ink.width)
    collapse(graph, distance)
    reach = min(_GAP * ink.width + 3.0, _WIDEST_GAP)
    lines = _brought_home(_gaps_closed(_joined_through(graph, seen), reach), reach, ink.solid)
    strokes = [smooth_stroke(points, closed, distance) for points, closed in lines]
    return sorted(strokes, key=lambda s: -s.length) + dots


def _dots(graph: Graph, distance: np.ndarray) -> list[Stroke]:
    """What thinning has reduced to a point."""
    alone = sorted(graph.places.keys() - meetings(graph.branches).keys())
    out = []
    for x, y in (graph.places[node] for node in alone):
        width = 2 * float(distance[int(y), int(x)]) - 1
        out.append(Stroke(np.array([(x - 0.2, y), (x + 0.2, y)]), np.array([width, width])))
    return out


# ---------------------------------------------------------------- strokes through crossings
def _joined_through(graph: Graph, seen: Colours) -> list[Line]:
    """At a crossing the straightest pairs of branches of one pen go on as one line."""
    lines = [np.array(branch.path) for branch in graph.branches]
    colours = [seen.along(line) if len(line) > _TELLING else None for line in lines]
    partner: dict[End, End] = {}
    for node, ends in meetings(graph.branches).items():
        for index, end in ends:
            lines[index][-end] = graph.places[node]
        ways = {(index, end): heading(lines[index], end, graph.blots[node]) for index, end in ends}
        for cosine, one, other in sorted(
            (float(ways[one] @ ways[other]), one, other) for one, other in itertools.combinations(ends, 2)
        ):
            straight = cosine < _STRAIGHT or (len(ends) == 2 and cosine < 0)
            of_one_pen = not differ(colours[one[0]], colours[other[0]])
            if straight and of_one_pen and one not in partner and other not in partner:
                partner[one], partner[other] = other, one
    for node, ends in meetings(graph.branches).items():
        through = any((index, end) in partner for index, end in ends)
        for index, end in ends:
            if (index, end) in partner or through:
                lines[index] = _clear_of_blot(lines[index], end, graph.blots[node])
            if through and (index, end) not in partner:
                lines[index] = _led_straight(lines[index], end, graph.places[node])
    return _chains(lines, [branch.ends is None for branch in graph.branches], partner)


def _clear_of_blot(line: np.ndarray, end: int, blot: float) -> np.ndarray:
    """The line without its last piece at a crossing, where the other line has pulled it aside."""
    cut = min(round(blot), (len(line) - 2) // 3)
    return line[cut:] if end == 0 else line[: len(line) - cut]


def _led_straight(line: np.ndarray, end: int, place: np.ndarray) -> np.ndarray:
    """The line led straight on from an end to where it comes nearest to a place: the side of the line it meets."""
    way = -heading(line, end)
    met = line[-end] + way * max(float((place - line[-end]) @ way), 0.0)
    return np.vstack([met, line]) if end == 0 else np.vstack([line, met])


def _chains(lines: list[np.ndarray], loops: list[bool], partner: dict[End, End]) -> list[Line]:
    out: list[Line] = []
    seen: set[int] = set()

    def follow(first: End) -> Line:
        """From an end of a branch through all its partners."""
        at: End = first
        pieces: list[np.ndarray] = []
        while True:
            branch, end = at
            seen.add(branch)
            pieces.append(lines[branch] if end == 0 else lines[branch][::-1])
            onward = partner.get((branch, 1 - end))
            if onward is None or onward[0] in seen:
                closed = onward == first
                return np.vstack([*pieces, pieces[0][:1]] if closed else pieces), closed
            at = onward

    for index, is_loop in enumerate(loops):
        if is_loop:
            seen.add(index)
            out.append((lines[index], True))
            continue
        for end in (0, 1):
            if index not in seen and (index, end) not in partner:
                out.append(follow((index, end)))
    for index in range(len(lines)):  # what is left are rings of branches: they begin anywhere
        if index not in seen:
            out.append(follow((index, 0)))
    return out


# ---------------------------------------------------------------- gaps
def _gaps_closed(lines: list[Line], reach: float) -> list[Line]:
    """Lines whose ends lie near each other and point at each other become one."""
    pieces = {i: points for i, (points, closed) in enumerate(lines) if not closed and len(points) > 5}
    rest = [(points, closed) for points, closed in lines if closed or len(points) <= 5]
    while pieces:
        ends = [(piece, end) for piece in pieces for end in (0, 1)]
        places = np.array([pieces[piece][-end] for piece, end in ends])
        out = -np.array([heading(pieces[piece], end) for piece, end in ends])
        size = np.array([len(pieces[piece]) for piece, _ in ends])
        way = places[None] - places[:, None]
        far = np.hypot(way[..., 0], way[..., 1])
        aim = np.einsum("ijk,ik->ij", way, out) / np.maximum(far, 1e-9)
        near = (far > 0) & (far < reach) & (_LONG * far < np.minimum(size, size[:, None]))
        near &= (aim > _AIM) & (aim.T > _AIM)
        if not near.any():
            break
        one, other = divmod(int(np.argmin(np.where(near, far, np.inf))), len(ends))
        (a, end_a), (b, end_b) = ends[one], ends[other]
        first = pieces.pop(a) if end_a == 1 else pieces.pop(a)[::-1]
        if a == b:
            rest.append((np.vstack([first, first[:1]]), True))
        else:
            second = pieces.pop(b)
            pieces[a] = np.vstack([first, second if end_b == 0 else second[::-1]])
    return [*((points, False) for points in pieces.values()), *rest]


def _brought_home(lines: list[Line], reach: float, solid: np.ndarray) -> list[Line]:
    """Lines whose end points at another line just short of it, or at solid ink, go on to it, so that outlines close.

    A small one is not met: a line that ends before a word points at it.
    """
    owner = np.where(solid > 0, -1, 0).astype(np.int32)
    for number, (points, closed) in enumerate(lines, 1):
        if np.hypot(*np.ptp(points, axis=0)) > _WORD * reach:
            cv2.polylines(owner, [np.rint(points).astype(np.int32)], closed, number, 2)
    out: list[Line] = []
    for number, (points, closed) in enumerate(lines, 1):
        if not closed and len(points) > _LONG * reach:
            for end in (0, 1):
                way = -heading(points, end)
                ahead = np.rint(points[-end] + np.arange(3, reach)[:, None] * way).astype(int)
                ahead = ahead[((ahead >= 0) & (ahead < solid.shape[::-1])).all(1)]
                met = [p for p in ahead if owner[p[1], p[0]] not in (0, number)]
                if met:
                    points = np.vstack([met[0], points] if end == 0 else [points, met[0]])
        out.append((points, closed))
    return out
