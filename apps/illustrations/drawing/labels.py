"""The one labeller: sets the words of a drawing around it, for whole plates, stages and panels alike.

Everything here is in pixels of the page; a `View` says where the drawing lies on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from . import solver, text
from .art import ROW, Art, ArtLabel
from .borders import Border, Word
from .lint import Box
from .model import Xy
from .scene import Scene

NO_ROOM = "no room for a legible label at this size"
LEADING = 1.14  # line height of labels in units of their size
NOTE_LEADING = 1.2
ART_PAD = 8.0  # text keeps this far from the drawing
WORTH = 115.0  # of a drawing that fills the width, to be weighed against the loss of labels
LOSS = {0: 24.0, 1: 16.0, 2: 8.0}  # merit lost with a label that is given up, by priority
ASKED_FOR = 12.0  # and more where the reader asked for it
STRAIN = 800.0  # cost of a label's place that weighs as much as one point of merit
MOST_TARGETS = 20  # end points that are tried for one label


@dataclass(frozen=True, slots=True)
class View:
    """Where a drawing lies on the page: page = drawing * scale + offset."""

    scale: float
    dx: float
    dy: float

    def point(self, xy: Xy) -> Xy:
        return xy[0] * self.scale + self.dx, xy[1] * self.scale + self.dy

    def box(self, box: Box) -> Box:
        x, y = self.point(box[:2])
        return x, y, box[2] * self.scale, box[3] * self.scale

    @staticmethod
    def centred(box: Box, x: float, y: float, scale: float) -> View:
        """The view in which the middle of `box` (drawing units) lies at (x, y)."""
        return View(scale, x - (box[0] + box[2] / 2) * scale, y - (box[1] + box[3] / 2) * scale)


@dataclass(frozen=True, slots=True)
class Lettering:
    """Faces and sizes of the labels, and how wide a line of them may be."""

    size: float
    face: str
    main_face: str
    note_face: str
    note_scale: float = 0.82
    gap: float = 6.0
    limit: float = 160.0
    notes: int = 0  # notes are shown for labels of a lower priority number than this


@dataclass(frozen=True, slots=True)
class PlacedLabel:
    """A label as it stands on the page."""

    term: str
    text: str
    note: str  # "" where it is not shown
    box: Box
    port: Xy
    elbow: Xy
    target: Xy
    side: str
    panel: str
    lines: tuple[str, ...]
    note_lines: tuple[str, ...]
    size: float
    note_size: float
    face: str
    note_face: str


@dataclass(frozen=True, slots=True)
class Dropped:
    term: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A drawing with its labels in place."""

    view: View
    labels: tuple[PlacedLabel, ...]
    dropped: tuple[Dropped, ...]
    lettering: Lettering
    merit: float  # for comparing plans of one drawing: higher is better


def wanted(art: Art, scene: Scene, least: int) -> tuple[list[ArtLabel], list[Dropped]]:
    """The labels to be placed, those that the reader asked for first in rank; and what is too minor for this page."""
    keep, minor = [], []
    for label in art.labels:
        if label.term in scene.without or (scene.only and label.term not in scene.only):
            continue
        if label.term in scene.emphasis or label.term in scene.only:
            keep.append(replace(label, priority=min(label.priority, 1) - 1))
        elif label.priority <= least:
            keep.append(label)
        else:
            minor.append(Dropped(label.term, scene.lettering[label.term].name, NO_ROOM))
    return keep, minor


@dataclass(frozen=True, eq=False, slots=True)
class Terrain:
    """What text must not cover: the drawing, row by row, and boxes."""

    top: float
    step: float
    left: np.ndarray  # leftmost and rightmost point of the drawing in each row
    right: np.ndarray
    boxes: tuple[Box, ...] = ()

    @staticmethod
    def of(art: Art, view: View, boxes: Iterable[Box] = ()) -> Terrain:
        left = np.array(art.row_left) * view.scale + view.dx - ART_PAD
        right = np.array(art.row_right) * view.scale + view.dx + ART_PAD
        return Terrain(art.row_top * view.scale + view.dy, ROW * view.scale, left, right, tuple(boxes))

    def covered(self, x0: float, x1: float, tops: np.ndarray, height: float) -> np.ndarray:
        """For each top edge: whether a box from x0 to x1 of this height would cover something."""
        bad = np.concatenate([[0], np.cumsum((self.left < x1) & (self.right > x0))])
        first = np.clip(((tops - ART_PAD - self.top) / self.step).astype(int), 0, len(self.left))
        last = np.clip(((tops + height + ART_PAD - self.top) / self.step).astype(int) + 1, 0, len(self.left))
        out = bad[last] > bad[first]
        for x, y, w, h in self.boxes:
            if x - 6 < x1 and x + w + 6 > x0:
                out |= (tops < y + h + 5) & (tops + height > y - 5)
        return out

    def spans(self, x: float, y: float, w: float, h: float) -> bool:
        return bool(self.covered(x, x + w, np.array([y]), h)[0])


@dataclass(frozen=True, eq=False, slots=True)
class Lettered:
    """A label measured in a lettering."""

    label: ArtLabel
    name: str
    note: str
    lines: tuple[str, ...]
    note_lines: tuple[str, ...]
    face: str
    width: float
    height: float


def measure(label: ArtLabel, scene: Scene, how: Lettering) -> Lettered:
    words = scene.lettering[label.term]
    face = how.main_face if label.priority <= 0 else how.face
    lines = text.wrap(words.name, face, how.size, how.limit)
    note = words.note if label.priority < how.notes else ""
    note_size = how.size * how.note_scale
    note_lines = text.wrap(note, how.note_face, note_size, how.limit)
    width = max(
        [text.width(line, face, how.size) for line in lines]
        + [text.width(line, how.note_face, note_size) for line in note_lines]
    )
    height = len(lines) * how.size * LEADING + len(note_lines) * note_size * NOTE_LEADING
    return Lettered(label, words.name, note, lines, note_lines, face, width, height)


def _word(item: Lettered, view: View, how: Lettering) -> Word:
    body = np.array(item.label.targets, float) * view.scale + (view.dx, view.dy)
    label = item.label
    return Word(
        label.term,
        item.width,
        item.height,
        how.size * 0.6,
        body[:MOST_TARGETS],
        body,
        label.priority,
        label.side,
    )


def place(
    items: Sequence[Lettered],
    view: View,
    how: Lettering,
    frame: Sequence[Border],
    panel: str,
    taken: Sequence[Box],
    merit: float,
    careful: bool,
    strain: float = STRAIN,
    least: float = -math.inf,
) -> Plan:
    """Place measured labels on the borders of a frame.

    `merit` is what the plan is worth before labels are lost or strained; `strain` is the cost of a label's place that
    takes one point off it. A plan that cannot reach the `least` merit is left unfinished.
    """

    def loss(words: Sequence[Word]) -> float:
        return sum(LOSS.get(max(word.priority, 0), 2.0) + ASKED_FOR * (word.priority < 0) for word in words)

    words = [_word(item, view, how) for item in items]
    by_word = {id(word): item for word, item in zip(words, items, strict=True)}
    solution = solver.solve(words, frame, taken, careful, lambda given_up: merit - loss(given_up) < least)
    labels = []
    for spot in solution.spots:
        item = by_word[id(spot.word)]
        labels.append(
            PlacedLabel(
                item.label.term, item.name, item.note, spot.box, spot.port, spot.elbow, spot.target, spot.border.side,
                panel, item.lines, item.note_lines, how.size, how.size * how.note_scale, item.face, how.note_face,
            )
        )  # fmt: skip
    dropped = tuple(Dropped(w.term, by_word[id(w)].name, NO_ROOM) for w in solution.given_up)
    toil = solution.cost / strain / max(len(labels), 1)
    return Plan(view, tuple(labels), dropped, how, merit - loss(solution.given_up) - toil)
