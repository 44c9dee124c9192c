"""Boundary labelling: words set along the borders of a drawing, joined to it by leaders that never cross.

Each word goes to the border where it costs least; each border is arranged in order. Crossings are then removed by
exchanging neighbours, and what still conflicts is told to avoid the other, until nothing conflicts. Words that cannot
be placed so are given up, the least important first: a rule is never broken to fit one more word in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from . import lint
from .borders import (
    NEVER,
    TIER_GAP,
    Border,
    Choice,
    Spot,
    Word,
    best_positions,
    crosses,
    elbows_at,
    length_price,
    passes,
    pitches,
    prices,
    spot_of,
)

ROUNDS = 30  # of untangling, at most
PATIENCE = 8  # rounds without progress after which the search ends
FEW = 14  # with no more words than this, a careful search keeps leaders off what other words name
COARSE = 4  # of that search: it looks at every fourth position
TRESPASS = 2500.0  # cost of a leader across a structure that another word names
BERTH_OF_POINTS = lint.CLEAR_OF_POINTS + 3.0  # what leaders try to keep from the points of others
WORTH_MOVING = 9000.0  # extra cost that is accepted to take a word from a full border to an empty one


@dataclass(slots=True)
class Solution:
    spots: list[Spot]
    given_up: list[Word]
    cost: float


def solve(
    words: Sequence[Word],
    borders: Sequence[Border],
    keep_clear: Sequence[lint.Box] = (),
    careful: bool = False,
    hopeless: Callable[[list[Word]], bool] | None = None,
) -> Solution:
    """Place words on borders, with no leader through a box of `keep_clear`.

    A careful search also tries to keep the leaders of a few words off the structures that the others name. What is
    given up could not be placed without breaking a rule of `lint`. The search ends early, with nothing placed, once
    `hopeless` says so of the words given up so far.
    """
    solver = _Solver(words, borders, keep_clear, careful)
    if solver.search(hopeless or (lambda given_up: False)):
        return Solution([solver.spots[i] for i in sorted(solver.spots)], solver.given_up, sum(solver.costs))
    return Solution([], list(words), 0.0)


@dataclass(frozen=True, eq=False, slots=True)
class _State:
    """Where everything stands, to come back to."""

    rank: tuple[int, int, int, float]  # broken rules, words given up, near misses, cost: lower is better
    order: list[list[int]]
    spots: dict[int, Spot]
    costs: list[float]
    home: dict[int, int]
    given_up: list[Word]


class _Solver:
    def __init__(
        self, words: Sequence[Word], borders: Sequence[Border], keep_clear: Sequence[lint.Box], careful: bool
    ) -> None:
        self.words = list(words)
        self.keep_clear = keep_clear
        self.careful = careful
        self.borders = list(borders)
        self.given_up: list[Word] = []
        self.choices: dict[tuple[int, int], Choice] = {}
        self.home: dict[int, int] = {}  # word index -> border index
        self.order: list[list[int]] = [[] for _ in self.borders]
        self.spots: dict[int, Spot] = {}
        self.costs = [0.0] * len(self.borders)

    # ---- the whole search
    def search(self, hopeless: Callable[[list[Word]], bool]) -> bool:
        """Whether an arrangement was found; it is where everything stands then."""
        self._assign()
        for index in range(len(self.borders)):
            if hopeless(self.given_up):
                return False
            self._sort(index)
            self._arrange(index)
        self._untangle(ROUNDS)
        while broken := self._faults(lint.CLEAR_OF_POINTS + 0.5):
            self._give_up(self._worst(broken))
            if hopeless(self.given_up):
                return False
            self._untangle(ROUNDS // 4)
        if hopeless(self.given_up):
            return False
        if self.careful:
            for index in range(len(self.borders)):
                self._polish(index)
        return True

    def _polish(self, b: int) -> None:
        """Exchange neighbours where that makes leaders shorter or straighter and breaks no rule."""
        faults = len(self._faults(BERTH_OF_POINTS))
        for k in range(len(self.order[b]) - 1):
            before = self._state((0, 0, faults, self.costs[b]))
            order = self.order[b]
            order[k], order[k + 1] = order[k + 1], order[k]
            picks, cost = self._positions(b)
            if picks is None or cost >= before.costs[b]:
                order[k], order[k + 1] = order[k + 1], order[k]
                continue
            self._arrange(b)
            if len(self._faults(BERTH_OF_POINTS)) > faults:
                self._restore(before)

    def _untangle(self, rounds: int) -> None:
        """Change order and prices until nothing conflicts, or for so many rounds; ends in the best state seen."""
        best: _State | None = None
        tried: dict[tuple[int, int], int] = {}
        since_best = 0
        for _ in range(rounds):
            faults = self._faults(BERTH_OF_POINTS)
            broken = self._faults(lint.CLEAR_OF_POINTS + 0.5) if faults else []
            rank = (len(broken), len(self.given_up), len(faults), sum(self.costs))
            since_best += 1
            if best is None or rank < best.rank:
                best, since_best = self._state(rank), 0
            if not faults or since_best > PATIENCE:
                break
            for index in sorted(self._resolve(faults, tried)):
                self._arrange(index)
        if best is not None:
            self._restore(best)

    def _state(self, rank: tuple[int, int, int, float]) -> _State:
        orders = [list(order) for order in self.order]
        return _State(rank, orders, dict(self.spots), list(self.costs), dict(self.home), list(self.given_up))

    def _restore(self, state: _State) -> None:
        self.order = [list(order) for order in state.order]
        self.spots, self.costs = dict(state.spots), list(state.costs)
        self.home, self.given_up = dict(state.home), list(state.given_up)

    # ---- which border
    def _choice(self, i: int, b: int) -> Choice:
        if (i, b) not in self.choices:
            choice = prices(self.words[i], self.borders[b], self.keep_clear)
            if self.careful and len(self.words) <= FEW:
                self._keep_off_others(i, self.borders[b], choice)
            self.choices[i, b] = choice
        return self.choices[i, b]

    def _keep_off_others(self, i: int, border: Border, choice: Choice) -> None:
        """Make leaders dear that cross a structure named by another word, as far as its end points show where it is."""
        others = [word.body[::2] for j, word in enumerate(self.words) if j != i]
        if not others:
            return
        starts = elbows_at(border, choice.leader_at[::COARSE])
        near = passes(starts, self.words[i].targets, np.concatenate(others), BERTH_OF_POINTS)
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
        return length_price(max(float(run.min()), 0.0))

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
        picks, cost = self._positions(b)
        while picks is None:
            least = max(
                self.order[b], key=lambda i: (self.words[i].priority, self._choice(i, b).lowest.min(), i)
            )
            self._drop(least)
            picks, cost = self._positions(b)
        order = self.order[b]
        near = max((self.words[i].height for i in order[::2]), default=0.0)
        for rank, (i, pick) in enumerate(zip(order, picks, strict=True)):
            choice = self._choice(i, b)
            target = self.words[i].targets[choice.best_target[pick]]
            tier = 0.0 if border.upright or border.tiers == 1 or rank % 2 == 0 else near + TIER_GAP
            self.spots[i] = spot_of(self.words[i], border, float(choice.positions[pick]), target, tier)
        self.costs[b] = cost

    def _positions(self, b: int) -> tuple[list[int] | None, float]:
        order = self.order[b]
        words = [self.words[i] for i in order]
        return best_positions([self._choice(i, b) for i in order], pitches(words, self.borders[b]))

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
    def _faults(self, clear_of_points: float) -> list[lint.Fault]:
        keys = sorted(self.spots)
        spots = [self.spots[i] for i in keys]
        if not spots:
            return []
        found = lint.between(
            np.array([s.port for s in spots]),
            np.array([s.elbow for s in spots]),
            np.array([s.target for s in spots]),
            np.array([s.box for s in spots]),
            clear_of_points,
        )
        return [lint.Fault(f.kind, keys[f.first], keys[f.second]) for f in found]

    def _worst(self, faults: list[lint.Fault]) -> int:
        """The least important of the words in conflict, and of these the one in most conflicts."""
        count: dict[int, int] = {}
        for fault in faults:
            for i in (fault.first, fault.second):
                count[i] = count.get(i, 0) + 1
        return max(count, key=lambda i: (self.words[i].priority, count[i], i))

    def _resolve(self, faults: list[lint.Fault], tried: dict[tuple[int, int], int]) -> set[int]:
        """Change the order or the prices so that the conflicts may go; returns the borders to arrange again."""
        touched: set[int] = set()
        moved: set[int] = set()
        for fault in faults:
            i, j = fault.first, fault.second
            if i in moved or j in moved:
                continue
            same = self.home[i] == self.home[j]
            times = tried.get((i, j), 0)
            tried[i, j] = times + 1
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
        starts = elbows_at(self.borders[self.home[i]], choice.leader_at)
        spot = self.spots[j]
        targets = self.words[i].targets
        if kind == lint.THROUGH_POINT:
            point = np.array([spot.target])
            meets = passes(starts, targets, point, BERTH_OF_POINTS + 1.0)[:, :, 0]
        else:
            meets = crosses(starts, targets, np.array(spot.elbow), np.array(spot.target))
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
