"""Boundary labelling: words set along the borders of a drawing, joined to it by leaders that never cross.

A border is a column (left, right) or a band (top, bottom) of text. Along each border the words keep an order; for a
given order a dynamic programme finds the positions, and for each word the end point, with the least bending and the
shortest leaders. Crossings are then removed by exchanging neighbours, and what still conflicts is told to avoid the
other, until nothing conflicts. Words that cannot be placed so are given up, the least important first: a rule is
never broken to fit one more word in. All lengths are pixels.
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
FEW = 14  # with no more words than this, a careful search keeps leaders off what other words name
COARSE = 4  # of that search: it looks at every fourth position
TRESPASS = 2500.0  # cost of a leader across a structure that another word names
WORTH_MOVING = 9000.0  # extra cost that is accepted to take a word from a full border to an empty one


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
    blocked: Callable[[Word, np.ndarray], np.ndarray] | None = (
        None  # (word, positions) -> True where text cannot be
    )
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


@dataclass(slots=True)
class Solution:
    spots: list[Spot]
    given_up: list[Word]
    cost: float


@dataclass(eq=False, slots=True)
class _Choice:
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


def solve(
    words: Sequence[Word],
    borders: Sequence[Border],
    keep_clear: Sequence[lint.Box] = (),
    careful: bool = False,
    rounds: int = 36,
) -> Solution:
    """Place words on borders, with no leader through a box of `keep_clear`.

    A careful search also tries to keep the leaders of a few words off the structures that the others name. What is
    given up could not be placed without breaking a rule of `lint`.
    """
    return _Solver(words, borders, keep_clear, careful).solve(rounds)


class _Solver:
    def __init__(
        self, words: Sequence[Word], borders: Sequence[Border], keep_clear: Sequence[lint.Box], careful: bool
    ) -> None:
        self.words = list(words)
        self.keep_clear = keep_clear
        self.careful = careful
        self.borders = list(borders)
        self.given_up: list[Word] = []
        self.choices: dict[tuple[int, int], _Choice] = {}
        self.home: dict[int, int] = {}  # word index -> border index
        self.order: list[list[int]] = [[] for _ in self.borders]
        self.spots: dict[int, Spot] = {}
        self.costs = [0.0] * len(self.borders)

    # ---- the whole search
    def solve(self, rounds: int) -> Solution:
        self._assign()
        for index in range(len(self.borders)):
            self._sort(index)
            self._arrange(index)
        best = self._untangle(rounds)
        while best[0]:
            self._restore(best)
            self._give_up(self._worst(self._faults()))
            best = self._untangle(rounds // 3)
        self._restore(best)
        spots = [self.spots[i] for i in sorted(self.spots)]
        return Solution(spots, self.given_up, sum(self.costs))

    def _untangle(self, rounds: int):
        best = None
        swapped: dict[tuple[int, int], int] = {}
        for _ in range(max(rounds, 1)):
            faults = self._faults()
            state = (len(faults), sum(self.costs))
            if best is None or state < best[:2]:
                best = (
                    *state,
                    [list(o) for o in self.order],
                    dict(self.spots),
                    list(self.costs),
                    dict(self.home),
                )
            if not faults:
                break
            for index in sorted(self._resolve(faults, swapped)):
                self._arrange(index)
        return best

    def _restore(self, best) -> None:
        _, _, self.order, self.spots, self.costs, self.home = best

    # ---- which border
    def _choice(self, i: int, b: int) -> _Choice:
        if (i, b) not in self.choices:
            choice = _prices(self.words[i], self.borders[b], self.keep_clear)
            if self.careful and len(self.words) <= FEW:
                self._keep_off_others(i, self.borders[b], choice)
            self.choices[i, b] = choice
        return self.choices[i, b]

    def _keep_off_others(self, i: int, border: Border, choice: _Choice) -> None:
        """Make leaders dear that cross a structure named by another word, as far as its end points show where it is."""
        others = [word.body[::2] for j, word in enumerate(self.words) if j != i]
        if not others:
            return
        starts = _starts(border, choice.leader_at[::COARSE])
        near = _passes(starts, self.words[i].targets, np.concatenate(others), lint.CLEAR_OF_POINTS + 3.0)
        first = np.cumsum([0] + [len(points) for points in others[:-1]])
        crossed = np.logical_or.reduceat(near, first, axis=2).sum(2)
        choice.price += TRESPASS * np.repeat(crossed, COARSE, axis=0)[: len(choice.price)]
        choice.settle()

    def _allowed(self, i: int) -> list[int]:
        side = self.words[i].side
        fixed = [b for b, border in enumerate(self.borders) if border.side == side]
        return fixed or list(range(len(self.borders)))

    def _assign(self) -> None:
        room = [border.end - border.start for border in self.borders]
        for i, word in enumerate(self.words):
            best, home = NEVER, -1
            for least, b in sorted((self._least(i, b), b) for b in self._allowed(i)):
                if least >= best:
                    break
                price = float(self._choice(i, b).lowest.min())
                if price < best:
                    best, home = price, b
            if home < 0:
                self.given_up.append(word)
            else:
                self.home[i] = home
        self._balance(room)
        for b in range(len(self.borders)):
            while self._used(b) > room[b] * 0.97:
                if not self._make_room(b, room):
                    self._drop(max(self._on(b), key=lambda i: (self.words[i].priority, i)))

    def _least(self, i: int, b: int) -> float:
        """What a word costs on a border at the very least, from its distance alone."""
        border = self.borders[b]
        run = (self.words[i].targets[:, 0 if border.upright else 1] - border.elbow) * border.inward
        return _length_price(max(float(run.min()), 0.0))

    def _balance(self, room: list[float]) -> None:
        """Move words from the fullest border to the emptiest while that costs little."""
        for _ in self.words:
            full = [self._used(b) / max(room[b], 1.0) for b in range(len(self.borders))]
            most, least = int(np.argmax(full)), int(np.argmin(full))
            movable = [i for i in self._on(most) if least in self._allowed(i)]
            if full[most] < 0.55 or full[most] - full[least] < 0.2 or not movable:
                return
            loss, i = min((self._loss(i, most, least), i) for i in movable)
            if loss > WORTH_MOVING * (full[most] - full[least]):
                return
            self.home[i] = least

    def _used(self, b: int) -> float:
        border = self.borders[b]
        return sum(border.extent(self.words[i]) + border.gap for i in self._on(b))

    def _loss(self, i: int, source: int, goal: int) -> float:
        return float(self._choice(i, goal).lowest.min() - self._choice(i, source).lowest.min())

    def _on(self, b: int) -> list[int]:
        return [i for i, home in self.home.items() if home == b]

    def _make_room(self, full: int, room: list[float]) -> bool:
        """Move the word that loses least by it to another border."""
        moves = []
        for i in self._on(full):
            for b in self._allowed(i):
                border = self.borders[b]
                if b != full and self._used(b) + border.extent(self.words[i]) + border.gap < room[b] * 0.92:
                    moves.append((self._loss(i, full, b), i, b))
        moves = [move for move in moves if move[0] < NEVER]
        if not moves:
            return False
        _, i, b = min(moves)
        self.home[i] = b
        return True

    # ---- positions along a border
    def _sort(self, b: int) -> None:
        self.order[b] = sorted(self._on(b), key=lambda i: (self._choice(i, b).ideal, i))

    def _arrange(self, b: int) -> None:
        """Best positions for the words of a border in their order; gives words up until all have one."""
        border = self.borders[b]
        while True:
            order = self.order[b]
            words = [self.words[i] for i in order]
            picks, cost = _best_positions([self._choice(i, b) for i in order], _pitches(words, border))
            if picks is not None:
                break
            self._drop(max(order, key=lambda i: (self.words[i].priority, self._choice(i, b).lowest.min(), i)))
        near = max((w.height for w in words[::2]), default=0.0)
        for rank, (i, pick) in enumerate(zip(order, picks, strict=True)):
            choice = self._choice(i, b)
            target = self.words[i].targets[choice.best_target[pick]]
            tier = 0.0 if border.upright or border.tiers == 1 or rank % 2 == 0 else near + TIER_GAP
            self.spots[i] = _spot(self.words[i], border, float(choice.positions[pick]), target, tier)
        self.costs[b] = cost

    def _drop(self, i: int) -> None:
        b = self.home.pop(i)
        if i in self.order[b]:
            self.order[b].remove(i)
        self.spots.pop(i, None)
        self.given_up.append(self.words[i])

    def _give_up(self, i: int) -> None:
        b = self.home[i]
        self._drop(i)
        self._arrange(b)

    # ---- conflicts
    def _faults(self) -> list[lint.Fault]:
        keys = sorted(self.spots)
        spots = [self.spots[i] for i in keys]
        if not spots:
            return []
        found = lint.between(
            np.array([s.port for s in spots]),
            np.array([s.elbow for s in spots]),
            np.array([s.target for s in spots]),
            np.array([s.box for s in spots]),
            lint.CLEAR_OF_POINTS + 3.0,
        )
        return [lint.Fault(f.kind, keys[f.first], keys[f.second]) for f in found]

    def _worst(self, faults: list[lint.Fault]) -> int:
        """The least important of the words in conflict, and of these the one in most conflicts."""
        count: dict[int, int] = {}
        for fault in faults:
            for i in (fault.first, fault.second):
                count[i] = count.get(i, 0) + 1
        return max(count, key=lambda i: (self.words[i].priority, count[i], i))

    def _resolve(self, faults: list[lint.Fault], swapped: dict[tuple[int, int], int]) -> set[int]:
        """Change the order or the prices so that the conflicts may go; returns the borders to arrange again."""
        touched: set[int] = set()
        moved: set[int] = set()
        for fault in faults:
            i, j = fault.first, fault.second
            if i in moved or j in moved:
                continue
            same = self.home[i] == self.home[j]
            times = swapped.get((i, j), 0)
            swapped[i, j] = times + 1
            if fault.kind == lint.CROSSING and same and times < 2:
                order = self.order[self.home[i]]
                p, q = order.index(i), order.index(j)
                order[p], order[q] = order[q], order[p]
            elif times > 6 and not same and self._change_border(i):
                touched |= set(range(len(self.borders)))
            else:
                giver = i if fault.kind != lint.CROSSING or (times + i) % 2 == 0 else j
                other = j if giver == i else i
                self._avoid(giver, other, fault.kind)
                if fault.kind == lint.THROUGH_POINT and times % 3 == 2:
                    self._other_target(j)
            moved |= {i, j}
            touched |= {self.home[i], self.home[j]}
        return touched

    def _avoid(self, i: int, j: int, kind: str) -> None:
        """Make every leader of i dear that would meet the leader, the text or the point of j as j stands now."""
        choice = self._choice(i, self.home[i])
        starts = _starts(self.borders[self.home[i]], choice.leader_at)
        spot = self.spots[j]
        targets = self.words[i].targets
        if kind == lint.THROUGH_POINT:
            point = np.array([spot.target])
            meets = _passes(starts, targets, point, lint.CLEAR_OF_POINTS + 4.0)[:, :, 0]
        else:
            meets = _crosses(starts, targets, np.array(spot.elbow), np.array(spot.target))
        choice.price[meets] += 6000.0
        choice.settle()

    def _other_target(self, j: int) -> None:
        choice = self._choice(j, self.home[j])
        targets = self.words[j].targets
        if len(targets) > 1:
            here = np.hypot(*(targets - np.array(self.spots[j].target)).T) < 1.0
            choice.price[:, here] += 2500.0
            choice.settle()

    def _change_border(self, i: int) -> bool:
        """Move a word to the next border that can take it."""
        now = self.home[i]
        for b in self._allowed(i):
            if b != now and self._choice(i, b).lowest.min() < NEVER:
                self.order[now].remove(i)
                self.home[i] = b
                self._sort(b)
                return True
        return False


def _length_price(run):
    return 5.0 * run + 0.008 * run * run


def _prices(word: Word, border: Border, keep_clear: Sequence[lint.Box]) -> _Choice:
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
    price = off * off + 40 * off + _length_price(np.maximum(run, 0)) + 18.0 * np.arange(len(targets))
    slope = bend / np.maximum(run, 1.0)
    price = price + 5000.0 * np.maximum(slope - 0.8, 0) ** 2
    price[(bend > STEEPEST * run) | (run[None, :] < 4.0)] = NEVER
    price[~fits] = NEVER
    for box in keep_clear:
        price[_meets_box(border, leader_at, targets, box)] = NEVER
    return _Choice(positions, leader_at, price)


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


def _starts(border: Border, leader_at: np.ndarray) -> np.ndarray:
    """The elbows of leaders that start at these places along a border; shape (n, 2)."""
    across = np.full(len(leader_at), border.elbow)
    return np.column_stack((across, leader_at) if border.upright else (leader_at, across))


def _pitches(words: list[Word], border: Border) -> list[float]:
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


def _best_positions(choices: list[_Choice], pitches: list[float]) -> tuple[list[int] | None, float]:
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


def _spot(word: Word, border: Border, position: float, target: np.ndarray, tier: float) -> Spot:
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


def _crosses(starts: np.ndarray, ends: np.ndarray, p: np.ndarray, q: np.ndarray) -> np.ndarray:
    """Which of the segments start -> end cross the segment p -> q; shape (starts, ends)."""

    def side(a: np.ndarray, b: np.ndarray, points: np.ndarray) -> np.ndarray:
        return (b[..., 0] - a[..., 0]) * (points[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (
            points[..., 0] - a[..., 0]
        )

    s, e = starts[:, None, :], ends[None, :, :]
    return (side(p, q, s) * side(p, q, e) < 0) & (side(s, e, p) * side(s, e, q) < 0)


def _passes(starts: np.ndarray, ends: np.ndarray, points: np.ndarray, clear: float) -> np.ndarray:
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
