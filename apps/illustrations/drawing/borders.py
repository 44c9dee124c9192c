"""Words along one border of a drawing: what each place costs them, and the best places for all in their order.

A border is a column (left, right) or a band (top, bottom) of text. For words in a given order a dynamic programme finds
the positions, and for each word the end point of its leader, with the least bending and the shortest leaders. All
lengths are pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from . import lint
from .model import Xy

STEP = 3.0  # resolution of positions along a border
GAP = 5.0  # from the text to the start of its leader
STUB = 14.0  # straight beginning of a leader
STEEPEST = lint.STEEPEST - 0.05
FAN = 0.12  # leaders spread a little from the middle of the border
BERTH = 3.0  # leaders keep this far from boxes that they must not run through
TIER_GAP = 7.0  # between the two tiers of words of a band
LANE = 7.0  # on either side of a leader that passes between two words of the near tier
NEVER = np.inf


@dataclass(eq=False, slots=True)
class Word:
    """A label measured and ready to be placed."""

    term: str
    width: float
    height: float
    port: float  # from the top of the box to where the leader leaves it sideways
    targets: np.ndarray  # (k, 2): where the leader may end, best first
    body: np.ndarray  # (m, 2): points all over what the word names
    priority: int = 2
    side: str = ""  # "L" or "R" where the drawing says so


@dataclass(frozen=True, eq=False, slots=True)
class Border:
    """Where text may stand: beside the inner edge, between start and end."""

    side: str  # L, R, T, B
    edge: float  # of the text, towards the drawing: x of a column, y of a band
    start: float
    end: float
    # (word, positions) -> True where text cannot be
    blocked: Callable[[Word, np.ndarray], np.ndarray] | None = None
    gap: float = 6.0  # between neighbours
    tiers: int = 2  # rows of words in a band

    @property
    def upright(self) -> bool:
        return self.side in "LR"

    @property
    def inward(self) -> int:
        return 1 if self.side in "LT" else -1

    @property
    def elbow(self) -> float:
        return self.edge + self.inward * (GAP + STUB)

    def extent(self, word: Word) -> float:
        return word.height if self.upright else word.width / (1 if self.tiers == 1 else 1.8)


@dataclass(slots=True)
class Spot:
    """A word on its border."""

    word: Word
    border: Border
    box: lint.Box
    port: Xy
    elbow: Xy
    target: Xy


@dataclass(eq=False, slots=True)
class Choice:
    """The cost of each (position, target) of a word on one border, and what it has been told to avoid."""

    positions: np.ndarray
    leader_at: np.ndarray  # where along the border the leader starts
    price: np.ndarray  # (positions, targets)
    lowest: np.ndarray = field(init=False)
    best_target: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.settle()

    def settle(self) -> None:
        self.best_target = self.price.argmin(1)
        self.lowest = self.price[np.arange(len(self.price)), self.best_target]

    @property
    def ideal(self) -> float:
        return float(self.leader_at[int(self.lowest.argmin())])


def length_price(run):
    return 5.0 * run + 0.008 * run * run


def prices(word: Word, border: Border, keep_clear: Sequence[lint.Box]) -> Choice:
    """Cost of each position and target: bend, length, steepness, and a liking for the roomiest end points."""
    along, across = (1, 0) if border.upright else (0, 1)
    positions = np.arange(border.start, border.end, STEP)
    low, high = (0.0, word.height) if border.upright else (-word.width / 2, word.width / 2)
    fits = (positions + low >= border.start - 0.1) & (positions + high <= border.end + 0.1)
    if border.blocked is not None:
        fits &= ~border.blocked(word, positions)
    leader_at = positions + (word.port if border.upright else 0.0)
    targets = word.targets
    middle = (border.start + border.end) / 2
    run = (targets[:, across] - border.elbow) * border.inward
    bend = np.abs(leader_at[:, None] - targets[None, :, along])
    wish = targets[:, along] + (targets[:, along] - middle) * FAN
    off = np.abs(leader_at[:, None] - wish[None, :])
    price = off * off + 40 * off + length_price(np.maximum(run, 0)) + 18.0 * np.arange(len(targets))
    slope = bend / np.maximum(run, 1.0)
    price = price + 5000.0 * np.maximum(slope - 0.8, 0) ** 2
    price[(bend > STEEPEST * run) | (run[None, :] < 4.0)] = NEVER
    price[~fits] = NEVER
    for box in keep_clear:
        price[_meets_box(border, leader_at, targets, box)] = NEVER
    return Choice(positions, leader_at, price)


def _meets_box(border: Border, leader_at: np.ndarray, targets: np.ndarray, box: lint.Box) -> np.ndarray:
    """Which leaders (start, target) run through a box."""
    along, across = (1, 0) if border.upright else (0, 1)
    low, high = box[along] - BERTH, box[along] + box[along + 2] + BERTH
    length = targets[:, across] - border.elbow
    length = np.where(np.abs(length) < 1e-6, 1e-6, length)
    entry, exit_ = (np.array([box[across], box[across] + box[across + 2]])[:, None] - border.elbow) / length
    beyond = (np.maximum(entry, exit_) < 0) | (np.minimum(entry, exit_) > 1)
    at = [
        leader_at[:, None] * (1 - share) + targets[None, :, along] * share
        for share in (np.clip(entry, 0, 1), np.clip(exit_, 0, 1))
    ]
    misses = ((at[0] < low) & (at[1] < low)) | ((at[0] > high) & (at[1] > high))
    return ~misses & ~beyond[None, :]


def elbows_at(border: Border, leader_at: np.ndarray) -> np.ndarray:
    """The elbows of leaders that start at these places along a border; shape (n, 2)."""
    across = np.full(len(leader_at), border.elbow)
    return np.column_stack((across, leader_at) if border.upright else (leader_at, across))


def pitches(words: list[Word], border: Border) -> list[float]:
    """Least distance from each word's position to the next one's."""
    if border.upright:
        return [w.height + border.gap for w in words[:-1]]
    if border.tiers == 1:
        return [(a.width + b.width) / 2 + 2 * border.gap for a, b in pairwise(words)]
    out = []
    for k in range(len(words) - 1):
        near = words[k] if k % 2 == 0 else words[k + 1]
        pitch = near.width / 2 + LANE
        for first in (
            k - 1,
            k,
        ):  # words of the same tier are two apart: each of the two steps takes half of it
            if first >= 0 and first + 2 < len(words):
                pitch = max(pitch, ((words[first].width + words[first + 2].width) / 2 + 2 * border.gap) / 2)
        out.append(pitch)
    return out


def best_positions(choices: list[Choice], pitches: list[float]) -> tuple[list[int] | None, float]:
    """Indices of positions with the least total cost such that each keeps its distance from the one before."""
    if not choices:
        return [], 0.0
    n = len(choices[0].positions)
    index = np.arange(n)
    total = choices[0].lowest
    back = []
    for choice, pitch in zip(choices[1:], pitches, strict=True):
        jump = int(np.ceil(pitch / STEP))
        running = np.minimum.accumulate(total)
        came = np.maximum.accumulate(np.where(total <= running, index, 0))
        reach, origin = np.full(n, NEVER), np.zeros(n, int)
        if jump < n:
            reach[jump:], origin[jump:] = running[: n - jump], came[: n - jump]
        total = choice.lowest + reach
        back.append(origin)
    at = int(total.argmin())
    if total[at] == NEVER:
        return None, NEVER
    picks = [at]
    for origin in reversed(back):
        picks.append(int(origin[picks[-1]]))
    return picks[::-1], float(total[at])


def spot_of(word: Word, border: Border, position: float, target: np.ndarray, tier: float) -> Spot:
    end = (float(target[0]), float(target[1]))
    if border.upright:
        y = position + word.port
        x = border.edge - word.width if border.side == "L" else border.edge
        box = (x, position, word.width, word.height)
        return Spot(word, border, box, (border.edge + border.inward * GAP, y), (border.elbow, y), end)
    y = border.edge - tier - word.height if border.side == "T" else border.edge + tier
    near_edge = y + word.height if border.side == "T" else y
    box = (position - word.width / 2, y, word.width, word.height)
    port = (position, near_edge + border.inward * GAP * 0.6)
    return Spot(word, border, box, port, (position, border.elbow), end)


def crosses(starts: np.ndarray, ends: np.ndarray, p: np.ndarray, q: np.ndarray) -> np.ndarray:
    """Which of the segments start -> end cross the segment p -> q; shape (starts, ends)."""

    def side(a: np.ndarray, b: np.ndarray, points: np.ndarray) -> np.ndarray:
        return (b[..., 0] - a[..., 0]) * (points[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (
            points[..., 0] - a[..., 0]
        )

    s, e = starts[:, None, :], ends[None, :, :]
    return (side(p, q, s) * side(p, q, e) < 0) & (side(s, e, p) * side(s, e, q) < 0)


def passes(starts: np.ndarray, ends: np.ndarray, points: np.ndarray, clear: float) -> np.ndarray:
    """Which of the segments start -> end pass within `clear` of which point; shape (starts, ends, points)."""
    sx, sy = starts[:, None, None, 0], starts[:, None, None, 1]
    dx, dy = ends[None, :, None, 0] - sx, ends[None, :, None, 1] - sy
    wx, wy = points[:, 0] - sx, points[:, 1] - sy
    length2 = np.maximum(dx * dx + dy * dy, 1e-9)
    along = wx * dx + wy * dy
    across = (
        wx * dy - wy * dx
    )  # twice the area between: its square over the squared length is the squared distance
    within = (along > 0) & (along < length2) & (across * across < clear * clear * length2)
    ex, ey = points[:, 0] - ends[:, None, 0], points[:, 1] - ends[:, None, 1]
    return within | (ex * ex + ey * ey < clear * clear)
