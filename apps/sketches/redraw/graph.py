"""The lines of a thinned mask as a graph: branches of pixels between the nodes where they end or meet."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from dataclasses import dataclass

import numpy as np

_BRIDGE, _LONG_BRIDGE = (
    0.8,
    2.5,
)  # line widths: what may be a bridge, and what may if both lines cross it straight
_OPPOSITE = math.cos(math.radians(152))
_BULGE = 0.4  # line widths: what sticks out of a line by less was not drawn

Pixel = tuple[int, int]  # row, column


@dataclass(slots=True)
class Branch:
    """A line of pixels between two nodes; a loop without nodes has none."""

    path: list[tuple[float, float]]  # x, y
    ends: tuple[int, int] | None  # node at the first and at the last point


@dataclass(slots=True)
class Graph:
    branches: list[Branch]
    places: dict[int, np.ndarray]  # x, y of each node
    blots: dict[int, float]  # how far around a node its lines are pulled aside by one another, in pixels


def skeleton_graph(skeleton: np.ndarray, distance: np.ndarray) -> Graph:
    """The graph of a thinned mask; `distance` is each pixel's from the edge of the ink."""
    rows, columns = np.nonzero(skeleton)
    pixels = set(zip(rows.tolist(), columns.tolist(), strict=True))
    near = {p: _neighbours(p, pixels) for p in pixels}
    node_of = _node_clusters(near)
    places: dict[int, np.ndarray] = {}
    members: dict[int, list[Pixel]] = defaultdict(list)
    for pixel, node in node_of.items():
        members[node].append(pixel)
    for node, group in members.items():
        places[node] = np.mean([(x, y) for y, x in group], axis=0)
    branches: list[Branch] = []
    used: set[Pixel] = set()
    for start, node in sorted(node_of.items()):
        for first in near[start]:
            if first in node_of:
                if node < node_of[first]:
                    branches.append(Branch([_xy(start), _xy(first)], (node, node_of[first])))
                continue
            if first in used:
                continue
            path, end = _walk(start, first, near, node_of)
            used.update(path[1:-1])
            branches.append(Branch([_xy(p) for p in path], (node, node_of[end])))
    for start in sorted(pixels - used - node_of.keys()):
        if start not in used:
            loop = _walk_round(start, near)
            used.update(loop)
            branches.append(Branch([_xy(p) for p in [*loop, loop[0]]], None))
    blots = {node: 1.3 * float(distance[int(y), int(x)]) + 2 for node, (x, y) in places.items()}
    return Graph(branches, places, blots)


def _xy(pixel: Pixel) -> tuple[float, float]:
    return float(pixel[1]), float(pixel[0])


def _neighbours(pixel: Pixel, pixels: set[Pixel]) -> list[Pixel]:
    """Neighbours on the skeleton; a corner that can be gone round is no neighbour."""
    y, x = pixel
    straight = [p for p in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)) if p in pixels]
    corners = [
        p
        for p in ((y - 1, x - 1), (y - 1, x + 1), (y + 1, x + 1), (y + 1, x - 1))
        if p in pixels and (p[0], x) not in pixels and (y, p[1]) not in pixels
    ]
    return straight + corners


def _node_clusters(near: dict[Pixel, list[Pixel]]) -> dict[Pixel, int]:
    """Ends and crossings, those that touch under one number."""
    special = {p for p, around in near.items() if len(around) != 2}
    number: dict[Pixel, int] = {}
    for seed in sorted(special):
        if seed in number:
            continue
        stack, label = [seed], len(number)
        number[seed] = label
        while stack:
            for other in near[stack.pop()]:
                if other in special and other not in number and len(near[other]) > 2:
                    number[other] = label
                    stack.append(other)
    return number


def _walk(
    start: Pixel, first: Pixel, near: dict[Pixel, list[Pixel]], nodes: dict[Pixel, int]
) -> tuple[list[Pixel], Pixel]:
    path = [start, first]
    while path[-1] not in nodes:
        onward = [p for p in near[path[-1]] if p != path[-2]]
        path.append(onward[0])
    return path, path[-1]


def _walk_round(start: Pixel, near: dict[Pixel, list[Pixel]]) -> list[Pixel]:
    path = [start, near[start][0]]
    while True:
        onward = [p for p in near[path[-1]] if p != path[-2]]
        if not onward or onward[0] == start:
            return path
        path.append(onward[0])


def heading(line: np.ndarray, end: int, blot: float = 0.0) -> np.ndarray:
    """Unit vector from an end (0 or 1) of a line into it, over about 14 pixels beyond the blot of a crossing."""
    inward = line if end == 0 else line[::-1]
    start = min(round(blot), (len(inward) - 1) // 2)
    way = inward[min(start + 14, len(inward) - 1)] - inward[start]
    size = np.hypot(*way)
    return way / size if size else np.zeros(2)


def meetings(branches: list[Branch]) -> dict[int, list[tuple[int, int]]]:
    """The ends that meet at each node, as (index of the branch, 0 for its first point or 1 for its last)."""
    ends: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for index, branch in enumerate(branches):
        for end, node in enumerate(branch.ends or ()):
            ends[node].append((index, end))
    return ends


def _length(path: list[tuple[float, float]]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(path))


def _radius(place: tuple[float, float], distance: np.ndarray) -> float:
    return float(distance[int(place[1]), int(place[0])])


def _thickness(path: list[tuple[float, float]], distance: np.ndarray) -> float:
    return 2 * max(_radius(place, distance) for place in path) - 1


def prune(graph: Graph, distance: np.ndarray, width: float) -> None:
    """Take away the short spurs that thinning leaves at bulges of a line of the usual `width`."""
    meeting = meetings(graph.branches)

    def is_spur(branch: Branch) -> bool:
        free = [len(meeting[node]) == 1 for node in branch.ends or ()]
        if not any(free) or all(free):
            return False
        foot, tip = (branch.path[-1], branch.path[0]) if free[0] else (branch.path[0], branch.path[-1])
        sticks_out = (
            _length(branch.path) + _radius(tip, distance) - min(_radius(foot, distance), 0.65 * width)
        )
        return sticks_out < _BULGE * width

    graph.branches = [branch for branch in graph.branches if not is_spur(branch)]


def collapse(graph: Graph, distance: np.ndarray) -> None:
    """Make crossings that thinning has pulled apart one again: two pens cross in a point, not in a bridge."""
    meeting, parent = meetings(graph.branches), {node: node for node in graph.places}

    def root(node: int) -> int:
        while parent[node] != node:
            node = parent[node]
        return node

    kept = []
    for index, branch in enumerate(graph.branches):
        one, other = branch.ends or (-1, -1)
        if one != other and len(meeting[one]) > 2 and len(meeting[other]) > 2:
            share = _length(branch.path) / _thickness(branch.path, distance)
            if share < _BRIDGE or (share < _LONG_BRIDGE and _is_crossing(graph, meeting, index)):
                parent[root(one)] = root(other)
                continue
        kept.append(branch)
    groups: dict[int, list[int]] = defaultdict(list)
    for node in graph.places:
        groups[root(node)].append(node)
    for label, members in groups.items():
        middle = np.mean([graph.places[n] for n in members], axis=0)
        graph.blots[label] = max(graph.blots[n] + math.dist(middle, graph.places[n]) for n in members)
        graph.places[label] = middle
    for branch in kept:
        if branch.ends is not None:
            branch.ends = (root(branch.ends[0]), root(branch.ends[1]))
    graph.branches = kept


def _is_crossing(graph: Graph, meeting: dict[int, list[tuple[int, int]]], bridge: int) -> bool:
    """Whether the lines at one end of a bridge go straight on in those at its other end."""
    sides = []
    for node in graph.branches[bridge].ends or ():
        others = [(index, end) for index, end in meeting[node] if index != bridge]
        lines = [(np.array(graph.branches[index].path), end) for index, end in others]
        sides.append([heading(line, end, graph.blots[node]) for line, end in lines])
    if [len(side) for side in sides] != [2, 2]:
        return False
    (a, b), (c, d) = sides
    return max(a @ c, b @ d) < _OPPOSITE or max(a @ d, b @ c) < _OPPOSITE
