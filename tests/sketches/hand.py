"""A hand that draws: smooth strokes with a little wobble, and plain handwriting. Lengths are in thousandths of the paper's
longer side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from apps.illustrations.drawing import geometry as geo

Points = np.ndarray  # (n, 2)


@dataclass(frozen=True, slots=True)
class Stroke:
    """One movement of the pen: its centre line, which pen, and how broad against the pen's usual width."""

    points: Points
    pen: str = "main"
    weight: float = 1.0


class Hand:
    """Draws strokes that miss what was meant by a unit or two, as people do. The same seed draws the same."""

    def __init__(self, seed: int, wobble: float = 1.6) -> None:
        self.random = np.random.default_rng(seed)
        self.wobble = wobble
        self.strokes: list[Stroke] = []

    def draw(
        self, points: Points | Sequence, pen: str = "main", weight: float = 1.0, shaky: float = 1.0
    ) -> None:
        """A stroke along the points, resampled every two units."""
        line = np.asarray(points, float)
        length = np.hypot(*np.diff(line, axis=0).T).sum()
        line = geo.resample(line, max(int(length / 2), 4))
        self.strokes.append(Stroke(line + self._wobbles(len(line), shaky), pen, weight))

    def _wobbles(self, count: int, shaky: float) -> Points:
        """Slow random drift, about one swing in 60 units."""
        knots = max(count // 30, 2) + 2
        at = np.linspace(0, knots - 1, count)
        drift = self.random.normal(0, self.wobble * shaky, (knots, 2))
        return np.column_stack([np.interp(at, np.arange(knots), _softened(drift[:, i])) for i in (0, 1)])

    # ---- shapes
    def curve(self, *points: Sequence[float], **look) -> None:
        self.draw(geo.curve(np.array(points, float), 3.0)[:, :2], **look)

    def loop(self, *points: Sequence[float], **look) -> None:
        """A closed curve whose end runs a little over its beginning."""
        closed = np.array([points[-1], *points, points[0], points[1]], float)
        line = geo.curve(closed, 3.0)[:, :2]
        start = np.argmin(np.hypot(*(line - points[0]).T))
        end = len(line) - 1 - np.argmin(np.hypot(*(line[::-1] - points[0]).T)[: len(line) // 2])
        self.draw(line[start : end + 2], **look)

    def ellipse(self, x: float, y: float, rx: float, ry: float, turn: float = 0.0, **look) -> None:
        start = self.random.uniform(0, 2 * np.pi)
        angle = np.linspace(start, start + 2 * np.pi * 1.01, 80)
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        ex, ey = rx * np.cos(angle), ry * np.sin(angle)
        self.draw(np.column_stack([x + c * ex - s * ey, y + s * ex + c * ey]), **look)

    def line(self, x0: float, y0: float, x1: float, y1: float, **look) -> None:
        self.draw(np.linspace((x0, y0), (x1, y1), 20), **look)

    def path(self, *points: Sequence[float], **look) -> None:
        """Straight pieces with corners."""
        self.draw(np.array(points, float), **look)

    def arrow(self, *points: Sequence[float], head: float = 24.0, **look) -> None:
        line = geo.curve(np.array(points, float), 3.0)[:, :2] if len(points) > 2 else np.array(points, float)
        self.draw(line, **look)
        back = line[max(len(line) - 6, 0)] - line[-1]
        back = back / np.hypot(*back) * head
        for turn in (0.55, -0.55):
            c, s = np.cos(turn), np.sin(turn)
            tip = line[-1] + [c * back[0] - s * back[1], s * back[0] + c * back[1]]
            self.draw(np.array([tip, line[-1]]), shaky=0.4, **look)

    def dot(self, x: float, y: float, **look) -> None:
        self.ellipse(x, y, 2.0, 2.0, shaky=0.2, **look)

    def fill(self, x: float, y: float, rx: float, ry: float, **look) -> None:
        """An ellipse blacked in with rings."""
        for share in (1.0, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1):
            self.ellipse(x, y, rx * share, ry * share, shaky=0.2, **look)

    def write(self, words: str, x: float, y: float, size: float = 34.0, **look) -> None:
        """Handwriting on a baseline at (x, y)."""
        for letter in words:
            for piece in LETTERS.get(letter, ()):
                points = np.array(piece, float) * (size / 6, -size / 6) + (x, y)
                line = geo.curve(points, 1.5)[:, :2] if len(points) > 2 else points
                self.draw(line, shaky=0.35, **look)
            x += size * ADVANCE.get(letter, 0.7)


def _softened(values: np.ndarray) -> np.ndarray:
    padded = np.pad(values, 1, mode="edge")
    return (padded[:-2] + 2 * padded[1:-1] + padded[2:]) / 4


ADVANCE = {"i": 0.36, "l": 0.4, "t": 0.55, "f": 0.55, "r": 0.58, "m": 0.98, " ": 0.5, "w": 0.95}
# Each letter as pen movements on a grid: baseline 0, x-height 4, ascender 7, descender -3.
_BOWL = ((2.9, 3.2), (1.6, 4), (0.4, 2.8), (0.4, 1.1), (1.6, 0), (2.9, 0.9))
LETTERS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "a": (_BOWL, ((3, 4), (2.95, 1), (3.4, 0))),
    "b": (((0.3, 7), (0.3, 0)), ((0.3, 3), (1.6, 4), (2.9, 2.8), (2.9, 1.1), (1.6, 0), (0.3, 0.8))),
    "c": (((2.8, 3.2), (1.6, 4), (0.4, 2.8), (0.4, 1.1), (1.6, 0), (2.8, 0.7)),),
    "d": (_BOWL, ((3, 7), (3, 0))),
    "e": (((0.5, 2), (2.8, 2.3), (1.8, 4), (0.4, 2.6), (0.6, 0.8), (1.8, 0), (2.9, 0.8)),),
    "f": (((2.6, 6.6), (1.6, 7), (1.1, 5.6), (1.1, 0)), ((0.1, 4), (2.3, 4))),
    "g": (_BOWL, ((3, 4), (3, -1.6), (1.8, -3), (0.5, -2.2))),
    "h": (((0.3, 7), (0.3, 0)), ((0.3, 2.8), (1.6, 4), (2.8, 2.9), (2.8, 0))),
    "i": (((0.6, 4), (0.6, 0)), ((0.5, 5.6), (0.7, 5.9))),
    "l": (((0.6, 7), (0.6, 0.8), (1.2, 0)),),
    "m": (
        ((0.3, 4), (0.3, 0)),
        ((0.3, 2.8), (1.4, 4), (2.3, 2.9), (2.3, 0)),
        ((2.3, 2.8), (3.4, 4), (4.4, 2.9), (4.4, 0)),
    ),
    "n": (((0.3, 4), (0.3, 0)), ((0.3, 2.8), (1.6, 4), (2.8, 2.9), (2.8, 0))),
    "o": (((1.6, 4), (0.4, 2.8), (0.4, 1.1), (1.6, 0), (2.9, 1.1), (2.9, 2.8), (1.6, 4)),),
    "p": (((0.3, 4), (0.3, -3)), ((0.3, 3), (1.6, 4), (2.9, 2.8), (2.9, 1.1), (1.6, 0), (0.3, 0.8))),
    "r": (((0.3, 4), (0.3, 0)), ((0.3, 2.6), (1.2, 3.8), (2.2, 3.9))),
    "s": (((2.7, 3.4), (1.5, 4), (0.6, 3), (1.7, 2.1), (2.7, 1), (1.6, 0), (0.4, 0.6)),),
    "t": (((1.1, 6), (1.1, 0.8), (2.1, 0)), ((0.1, 4), (2.2, 4))),
    "u": (((0.3, 4), (0.4, 1), (1.6, 0), (2.8, 1.2)), ((2.8, 4), (2.8, 0))),
    "v": (((0.2, 4), (1.5, 0), (2.8, 4)),),
    "w": (((0.2, 4), (1.2, 0), (2.2, 3.4), (3.3, 0), (4.3, 4)),),
    "x": (((0.3, 4), (2.8, 0)), ((2.8, 4), (0.3, 0))),
    "y": (((0.3, 4), (1.6, 0.6)), ((2.9, 4), (1.2, -1.4), (0.2, -2.8))),
}
