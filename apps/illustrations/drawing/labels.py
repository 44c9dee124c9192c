"""The one labeller: sets the words of a drawing around it, for whole plates, stages and panels alike.

Everything here is in pixels of the page; a `View` says where the drawing lies on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from . import borders, text
from .art import ROW, Art, ArtLabel
from .borders import Border, Word
from .lint import Box
from .model import Xy
from .scene import Scene

NO_ROOM = "no room for a legible label at this size"
LEADING = 1.14  # line height of labels in units of their size
NOTE_LEADING = 1.2
ART_PAD = 8.0  # text keeps this far from the drawing
WORTH = 115.0  # of a drawing that fills the width, where the loss of one minor label is worth 4
STRAIN = 800.0  # cost of a label's place that weighs as much as one point of merit
MOST_TARGETS = 14  # end points that are tried for one label


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

    @property
    def complete(self) -> bool:
        return not self.dropped


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
class _Lettered:
    """A label measured in a lettering."""

    label: ArtLabel
    name: str
    note: str
    lines: tuple[str, ...]
    note_lines: tuple[str, ...]
    face: str
    width: float
    height: float


def _measure(label: ArtLabel, scene: Scene, how: Lettering) -> _Lettered:
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
    return _Lettered(label, words.name, note, lines, note_lines, face, width, height)


def _word(item: _Lettered, view: View, how: Lettering) -> Word:
    targets = np.array(item.label.targets[:MOST_TARGETS], float) * view.scale + (view.dx, view.dy)
    return Word(
        item.label.term,
        item.width,
        item.height,
        how.size * 0.6,
        targets,
        item.label.priority,
        item.label.side,
    )


def _placed(
    items: Sequence[_Lettered],
    view: View,
    how: Lettering,
    frame: Sequence[Border],
    panel: str,
    taken: Sequence[Box],
    merit: float,
    careful: bool,
) -> Plan:
    words = [_word(item, view, how) for item in items]
    by_word = {id(word): item for word, item in zip(words, items, strict=True)}
    solution = borders.solve(words, frame, taken, careful)
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
    loss = sum(
        {0: 12.0, 1: 8.0, 2: 4.0}.get(max(w.priority, 0), 1.5) + 10.0 * (w.priority < 0)
        for w in solution.given_up
    )
    strain = solution.cost / STRAIN / max(len(labels), 1)
    return Plan(view, tuple(labels), dropped, how, merit - loss - strain)


def around(
    art: Art,
    wishes: Sequence[ArtLabel],
    scene: Scene,
    view: View,
    how: Lettering,
    columns: dict[str, tuple[float, float, float]],
    bounds: tuple[float, float],
    *,
    taken: Sequence[Box] = (),
    panel: str = "",
    merit: float = 0.0,
    careful: bool = True,
) -> Plan:
    """Labels in the given columns: side -> (inner edge, top, bottom), with no text left or right of `bounds`, nor over
    the drawing or a box of `taken`."""
    terrain = Terrain.of(art, view, taken)
    items = [_measure(label, scene, how) for label in wishes]

    def blocked(side: str, edge: float):
        def test(word: Word, tops: np.ndarray) -> np.ndarray:
            x0, x1 = (edge - word.width, edge) if side == "L" else (edge, edge + word.width)
            if x0 < bounds[0] or x1 > bounds[1]:
                return np.ones(len(tops), bool)
            return terrain.covered(x0, x1, tops, word.height)

        return test

    frame = [
        Border(side, edge, top, bottom, blocked(side, edge), how.gap)
        for side, (edge, top, bottom) in columns.items()
    ]
    return _placed(items, view, how, frame, panel, taken, merit, careful)


def beside(
    art: Art,
    wishes: Sequence[ArtLabel],
    scene: Scene,
    rect: Box,
    how: Lettering,
    *,
    share: float = 1.0,
    reach: float = 46.0,
    margin: float = 26.0,
    intrusion: float = 0.12,
    panel: str = "",
    keep_clear_of: Callable[[View], Sequence[Box]] | None = None,
    worth: float = WORTH,
    careful: bool = False,
) -> Plan:
    """Labels in columns left and right. `share` is the part of the width of `rect` that the drawing may take; columns
    stand at most `reach` from it and may reach `intrusion` of its width into the notches of its outline."""
    x, y, w, h = rect
    scale = min(h / art.box[3], share * (w - 2 * margin) / art.box[2])
    view = View.centred(art.box, x + w / 2, y + h / 2, scale)
    taken = keep_clear_of(view) if keep_clear_of else ()
    left = min(art.row_left) * scale + view.dx - ART_PAD
    right = max(art.row_right) * scale + view.dx + ART_PAD
    notch = (right - left) * intrusion
    columns = {
        "L": (min(max(x + margin + how.limit, left - reach), left + notch), y, y + h),
        "R": (max(min(x + w - margin - how.limit, right + reach), right - notch), y, y + h),
    }
    bounds = (x + margin - 12, x + w - margin + 12)
    merit = merit_of(art, scale, w, how, worth)
    return around(
        art, wishes, scene, view, how, columns, bounds, taken=taken, panel=panel, merit=merit, careful=careful
    )


def merit_of(art: Art, scale: float, width: float, how: Lettering, worth: float = WORTH) -> float:
    """What a plan is worth when all labels find a good place: large drawing, large lettering."""
    return worth * scale * art.box[2] / width + 1.5 * how.size


def best(attempts: Iterable[tuple[float, Callable[[bool], Plan]]]) -> Plan:
    """The plan of highest merit. Each attempt comes with the merit that it cannot exceed, so most are never made.

    Attempts are made quickly; the winner, if it has few labels, is then set once more with care.
    """
    found: tuple[Plan, Callable[[bool], Plan]] | None = None
    for limit, attempt in attempts:
        if found is None or limit > found[0].merit:
            plan = attempt(False)
            if found is None or plan.merit > found[0].merit:
                found = plan, attempt
    if found is None:
        raise ValueError("no way to place the labels was given")
    plan, attempt = found
    if 1 < len(plan.labels) <= borders.FEW:
        again = attempt(True)
        if len(again.labels) >= len(plan.labels):
            return again
    return plan


def above_and_below(
    art: Art,
    wishes: Sequence[ArtLabel],
    scene: Scene,
    rect: Box,
    how: Lettering,
    *,
    tiers: int = 2,
    margin: float = 30.0,
    panel: str = "",
    view: View | None = None,
    half_height: float = 0.0,
    spans: tuple[tuple[float, float], tuple[float, float]] | None = None,
    worth: float = WORTH,
    careful: bool = False,
) -> Plan:
    """Labels in bands over and under a drawing that is wide for its place.

    With a `view` the drawing stays where it is, and the bands keep `half_height` from its middle. `spans` says from
    where to where the upper and the lower band may reach.
    """
    x, y, w, h = rect
    items = [_measure(replace(label, side=""), scene, how) for label in wishes]
    tallest = max((item.height for item in items), default=0.0)
    clear = borders.GAP + borders.STUB + 10.0
    band = tiers * tallest + (tiers - 1) * borders.TIER_GAP + clear
    if view is None:
        scale = min((w - 2 * margin) / art.box[2], (h - 2 * band) / art.box[3])
        if scale <= 0:
            return Plan(
                View(0.0, 0.0, 0.0),
                (),
                tuple(Dropped(i.label.term, i.name, NO_ROOM) for i in items),
                how,
                -1e9,
            )
        view = View.centred(art.box, x + w / 2, y + h / 2, scale)
    _, top, _, height = view.box(art.box)
    half = max(height / 2, half_height)
    middle, whole = top + height / 2, (x + margin - 8.0, x + w - margin + 8.0)
    upper, lower = spans or (whole, whole)
    frame = [
        Border("T", middle - half - clear, *upper, None, 5.0, tiers),
        Border("B", middle + half + clear, *lower, None, 5.0, tiers),
    ]
    merit = merit_of(art, view.scale, w, how, worth)
    return _placed(items, view, how, frame, panel, (), merit, careful)
