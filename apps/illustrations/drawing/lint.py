"""What a placed label must never do, checked on the geometry of the finished page.

All lengths are pixels of the page. The same checks serve the labeller while it works, the tests, and the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from .model import Xy

Box = tuple[float, float, float, float]  # x, y, width, height

STEEPEST = 2.15  # leaders rise at most this much per pixel of run: about 65 degrees
CLEAR_OF_POINTS = 4.0  # a leader stays this far from the points of other labels
CLEAR_OF_TEXT = 1.0

OVERLAP = "text over text"
CROSSING = "leaders cross"
THROUGH_TEXT = "leader through text"
THROUGH_POINT = "leader through the point of another label"


class Placed(Protocol):
    """What the checks need to know of a label."""

    @property
    def box(self) -> Box: ...
    @property
    def port(self) -> Xy: ...
    @property
    def elbow(self) -> Xy: ...
    @property
    def target(self) -> Xy: ...
    @property
    def side(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Fault:
    kind: str
    first: int  # indices of the labels concerned; the same twice where only one is
    second: int


def between(
    ports: np.ndarray,
    elbows: np.ndarray,
    targets: np.ndarray,
    boxes: np.ndarray,
    clear: float = CLEAR_OF_POINTS,
) -> list[Fault]:
    """Faults between labels. Points have shape (n, 2), boxes (n, 4); `first` is the label whose leader is in the way."""
    n = len(ports)
    if n < 2:
        return []
    faults: list[Fault] = []
    a, b = np.concatenate([ports, elbows]), np.concatenate([elbows, targets])
    owner = np.concatenate([np.arange(n), np.arange(n)])

    def note(kind: str, hits: np.ndarray, rows: np.ndarray, columns: np.ndarray, both_ways: bool) -> None:
        pairs = {(int(rows[i]), int(columns[j])) for i, j in zip(*np.nonzero(hits), strict=True)}
        pairs = {(i, j) for i, j in pairs if i < j or (not both_ways and i != j)}
        faults.extend(Fault(kind, i, j) for i, j in sorted(pairs))

    note(CROSSING, _segments_cross(a, b), owner, owner, both_ways=True)
    note(THROUGH_POINT, clear > _distances(targets, a, b).T, owner, np.arange(n), both_ways=False)
    note(THROUGH_TEXT, _segments_hit_boxes(a, b, boxes, CLEAR_OF_TEXT), owner, np.arange(n), both_ways=False)
    note(OVERLAP, _boxes_overlap(boxes), np.arange(n), np.arange(n), both_ways=True)
    return faults


def _segments_cross(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    d = b - a

    def turn(origin: np.ndarray, along: np.ndarray, point: np.ndarray) -> np.ndarray:
        w = point[None, :, :] - origin[:, None, :]
        return along[:, None, 0] * w[:, :, 1] - along[:, None, 1] * w[:, :, 0]

    to_a, to_b = turn(a, d, a), turn(a, d, b)
    straddles = to_a * to_b < 0
    return straddles & straddles.T


def _distances(points: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Distance of each point to each segment; shape (points, segments)."""
    d = b - a
    length2 = np.maximum((d * d).sum(1), 1e-9)
    w = points[:, None, :] - a[None, :, :]
    u = np.clip((w * d).sum(2) / length2, 0, 1)
    gap = w - u[:, :, None] * d
    return np.hypot(gap[:, :, 0], gap[:, :, 1])


def _segments_hit_boxes(a: np.ndarray, b: np.ndarray, boxes: np.ndarray, pad: float) -> np.ndarray:
    low = boxes[:, :2] - pad
    high = boxes[:, :2] + boxes[:, 2:] + pad
    d = b - a
    d = np.where(np.abs(d) < 1e-9, 1e-9, d)
    t1 = (low[None] - a[:, None]) / d[:, None]
    t2 = (high[None] - a[:, None]) / d[:, None]
    enter = np.minimum(t1, t2).max(2)
    leave = np.maximum(t1, t2).min(2)
    return (enter < leave) & (leave > 0) & (enter < 1)


def _boxes_overlap(boxes: np.ndarray) -> np.ndarray:
    low, high = boxes[:, :2], boxes[:, :2] + boxes[:, 2:]
    apart = (low[:, None] >= high[None] - 0.01) | (high[:, None] <= low[None] + 0.01)
    return ~apart.any(2)


def is_steep(label: Placed) -> bool:
    """Whether the leader runs along its column instead of away from it, or backwards."""
    (ex, ey), (tx, ty) = label.elbow, label.target
    run, rise = (abs(tx - ex), abs(ty - ey)) if label.side in "LR" else (abs(ty - ey), abs(tx - ex))
    ahead = {"L": tx > ex, "R": tx < ex, "T": ty > ey, "B": ty < ey}[label.side]
    return not ahead or rise > STEEPEST * run


def overlaps(box: Box, other: Box) -> bool:
    return (
        box[0] < other[0] + other[2]
        and other[0] < box[0] + box[2]
        and box[1] < other[1] + other[3]
        and other[1] < box[1] + box[3]
    )


def faults(labels: Sequence[Placed], width: float, height: float, taken: Iterable[Box] = ()) -> list[Fault]:
    """Every broken rule of a page: between labels, steep leaders, text off the page or over what is `taken`."""
    if not labels:
        return []

    def array(name: str) -> np.ndarray:
        return np.array([getattr(label, name) for label in labels], float)

    out = between(array("port"), array("elbow"), array("target"), array("box"))
    taken = list(taken)
    for i, label in enumerate(labels):
        x, y, w, h = label.box
        if x < 0 or y < 0 or x + w > width or y + h > height:
            out.append(Fault("text off the page", i, i))
        if is_steep(label):
            out.append(Fault("steep leader", i, i))
        if any(overlaps(label.box, other) for other in taken):
            out.append(Fault("text over the drawing", i, i))
    return out
