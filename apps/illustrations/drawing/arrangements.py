"""Ways to set labels around a drawing, and how the best of them is found.

Each way is an `Attempt`: the merit that it cannot exceed is known at once, the labels are placed only when it is made.
All lengths are pixels of the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from . import borders
from .art import Art, ArtLabel
from .borders import Border, Word
from .labels import ART_PAD, STRAIN, Lettered, Lettering, Plan, Terrain, View, measure, place
from .lint import Box
from .scene import Scene

WORTH = 115.0  # of a drawing that fills the width, to be weighed against the loss of labels
CLEAR = borders.GAP + borders.STUB + 10.0  # between a band of text and the drawing
TINY = 0.01  # scale of a drawing for which there is no room


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be labelled, and where there is room for it."""

    art: Art
    wishes: Sequence[ArtLabel]
    scene: Scene
    rect: Box
    panel: str = ""
    worth: float = WORTH
    strain: float = STRAIN

    def merit(self, scale: float, how: Lettering) -> float:
        """What a plan is worth when every label finds a good place: large drawing, large lettering."""
        return self.worth * scale * self.art.box[2] / self.rect[2] + 1.5 * how.size

    def measured(self, how: Lettering, free: bool = False) -> list[Lettered]:
        """The labels in this lettering; `free` lets them take any side."""
        return [measure(replace(w, side="") if free else w, self.scene, how) for w in self.wishes]

    def view(self, scale: float) -> View:
        x, y, w, h = self.rect
        return View.centred(self.art.box, x + w / 2, y + h / 2, scale)


@dataclass(frozen=True, slots=True)
class Attempt:
    limit: float  # the merit that it cannot exceed
    make: Callable[..., Plan]  # (careful, least merit of interest) -> plan


def best(attempts: Iterable[Attempt]) -> Plan:
    """The plan of highest merit; most attempts need not be made, or not to their end.

    The most modest attempt comes first: it nearly always succeeds, and shows how much the bolder ones may lose. An
    attempt is first made quickly; if it looks best so far, it is made again with care.
    """
    *bolder, modest = sorted(attempts, key=lambda a: -a.limit)
    found = modest.make(False)
    careful = False
    for attempt in [*bolder, modest]:
        if attempt.limit < found.merit:
            break
        plan = attempt.make(False, found.merit)
        if plan.merit < found.merit:
            continue
        if len(plan.labels) > 1:
            plan = attempt.make(True)
            if careful and plan.merit < found.merit:
                continue
            careful = True
        found = plan
    return found


def around(
    job: Job,
    how: Lettering,
    view: View,
    columns: dict[str, tuple[float, float, float]],
    bounds: tuple[float, float],
    taken: Sequence[Box] = (),
    bonus: float = 0.0,
) -> Attempt:
    """Labels in the given columns: side -> (inner edge, top, bottom), with no text left or right of `bounds`, nor over
    the drawing or a box of `taken`."""
    merit = job.merit(view.scale, how) + bonus

    def make(careful: bool, least: float = -math.inf) -> Plan:
        frame = _columns(Terrain.of(job.art, view, taken), columns, bounds, how.gap)
        return place(job.measured(how), view, how, frame, job.panel, taken, merit, careful, job.strain, least)

    return Attempt(merit, make)


def beside(
    job: Job,
    how: Lettering,
    *,
    share: float = 1.0,
    reach: float = 46.0,
    margin: float = 26.0,
    intrusion: float = 0.12,
    keep_clear_of: Callable[[View], Sequence[Box]] | None = None,
    bonus: float = 0.0,
) -> Attempt:
    """Labels in columns left and right. `share` is the part of the width that the drawing may take; columns stand at
    most `reach` from it and may reach `intrusion` of its width into the notches of its outline."""
    x, y, w, h = job.rect
    art = job.art
    scale = min(h / art.box[3], share * (w - 2 * margin) / art.box[2])
    view = job.view(scale)
    left = min(art.row_left) * scale + view.dx - ART_PAD
    right = max(art.row_right) * scale + view.dx + ART_PAD
    notch = (right - left) * intrusion
    widest = max((item.width for item in job.measured(how)), default=0.0) + 1.0
    columns = {
        "L": (min(max(x + margin + widest, left - reach), left + notch), y, y + h),
        "R": (max(min(x + w - margin - widest, right + reach), right - notch), y, y + h),
    }
    bounds = (x + margin - 12, x + w - margin + 12)
    taken = keep_clear_of(view) if keep_clear_of else ()
    return around(job, how, view, columns, bounds, taken, bonus)


def above_and_below(job: Job, how: Lettering, *, tiers: int = 2, margin: float = 30.0) -> Attempt:
    """Labels in bands over and under a drawing that is wide for its place."""
    x, _, w, h = job.rect
    items = job.measured(how, free=True)
    tallest = max((item.height for item in items), default=0.0)
    band = tiers * tallest + (tiers - 1) * borders.TIER_GAP + CLEAR
    scale = max(min((w - 2 * margin) / job.art.box[2], (h - 2 * band) / job.art.box[3]), TINY)
    view = job.view(scale)
    span = (x + margin - 8.0, x + w - margin + 8.0)
    return bands(job, how, view, view.scale * job.art.box[3] / 2, (span, span), tiers)


def bands(
    job: Job,
    how: Lettering,
    view: View,
    half_height: float,
    spans: tuple[tuple[float, float], tuple[float, float]],
    tiers: int = 1,
) -> Attempt:
    """Labels over and under a drawing, `half_height` from its middle; `spans` are the ends of both bands."""
    merit = job.merit(view.scale, how)

    def make(careful: bool, least: float = -math.inf) -> Plan:
        _, top, _, height = view.box(job.art.box)
        middle, half = top + height / 2, max(height / 2, half_height) + CLEAR
        frame = [
            Border("T", middle - half, *spans[0], None, 5.0, tiers),
            Border("B", middle + half, *spans[1], None, 5.0, tiers),
        ]
        return place(
            job.measured(how, free=True), view, how, frame, job.panel, (), merit, careful, job.strain
        )

    return Attempt(merit, make)


def all_round(job: Job, how: Lettering, *, share: float, margin: float = 16.0) -> Attempt:
    """Labels on all four sides: columns as high as the drawing, and one row above and below it."""
    x, _, w, h = job.rect
    items = job.measured(how, free=True)
    band = max((item.height for item in items), default=0.0) + CLEAR
    scale = max(min(share * w / job.art.box[2], (h - 2 * band) / job.art.box[3]), TINY)
    view = job.view(scale)
    merit = job.merit(scale, how)

    def make(careful: bool, least: float = -math.inf) -> Plan:
        left, top, wide, high = view.box(job.art.box)
        bounds = (x + margin, x + w - margin)
        sides = {"L": (left - ART_PAD, top, top + high), "R": (left + wide + ART_PAD, top, top + high)}
        frame = _columns(Terrain.of(job.art, view), sides, bounds, how.gap)
        start, end = max(left, bounds[0]), min(left + wide, bounds[1])
        frame += [
            Border("T", top - CLEAR, start, end, None, 5.0, 1),
            Border("B", top + high + CLEAR, start, end, None, 5.0, 1),
        ]
        return place(items, view, how, frame, job.panel, (), merit, careful, job.strain, least)

    return Attempt(merit, make)


def _columns(
    terrain: Terrain, columns: dict[str, tuple[float, float, float]], bounds: tuple[float, float], gap: float
) -> list[Border]:
    """Borders left and right whose text keeps off the terrain and within bounds."""

    def blocked(side: str, edge: float) -> Callable[[Word, np.ndarray], np.ndarray]:
        def test(word: Word, tops: np.ndarray) -> np.ndarray:
            x0, x1 = (edge - word.width, edge) if side == "L" else (edge, edge + word.width)
            if x0 < bounds[0] or x1 > bounds[1]:
                return np.ones(len(tops), bool)
            return terrain.covered(x0, x1, tops, word.height)

        return test

    return [
        Border(side, edge, top, bottom, blocked(side, edge), gap)
        for side, (edge, top, bottom) in columns.items()
    ]
