"""The page of a redrawn sketch: title, drawing, and the author's labels as a key beside or below it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from apps.illustrations.drawing import text
from apps.illustrations.drawing.furniture import EDGE, Foot, Heading, Sheet
from apps.illustrations.drawing.lint import Box
from apps.illustrations.drawing.scene import PageSize, Scene
from apps.illustrations.drawing.themes.base import Theme

from .painting import Placing

KEY_TITLE = "Parts named by the author"
_AIR = 30.0  # between the drawing and the key
_MARGIN = 20.0  # between the drawing and what else is around it
_LARGEST = 3.0  # a small doodle is not blown up beyond this


@dataclass(frozen=True, slots=True)
class Key:
    """The author's labels, measured in columns of lines."""

    columns: tuple[tuple[str, ...], ...]
    size: float
    width: float
    height: float

    @staticmethod
    def of(labels: tuple[str, ...], theme: Theme, columns: int, width: float, size: float) -> Key:
        pitch = size * 1.5
        limit = width / columns - 20.0
        entries = [text.wrap(label, theme.style.label, size, limit) for label in labels]
        lines = [line for entry in entries for line in entry]
        tall = -(-len(lines) // columns)
        packed = tuple(tuple(lines[i : i + tall]) for i in range(0, len(lines), tall))
        return Key(packed, size, width, size * 2.4 + tall * pitch)

    def draw(self, sheet: Sheet, x: float, y: float) -> None:
        style = sheet.style
        sheet.rule(x, x + self.width, y)
        sheet.text(x, y + self.size * 1.6, KEY_TITLE, style.heading, self.size * 1.05, style.ink)
        for index, column in enumerate(self.columns):
            left = x + index * self.width / max(len(self.columns), 1)
            sheet.lines(left, y + self.size * 2.2, column, style.label, self.size, style.ink, leading=1.5)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything stands."""

    heading: Heading
    foot: Foot
    place: Placing
    key: Key | None
    key_at: tuple[float, float]


def arrange(
    scene: Scene, theme: Theme, size: PageSize, bounds: np.ndarray, labels: tuple[str, ...]
) -> Arrangement:
    """Set a drawing with `bounds` (x0, y0, x1, y1 in pixels of the sketch) on the page, as large as there is room."""
    width, height = float(size.width), float(size.height)
    heading, foot = Heading.of(scene, theme, width, height), Foot.of(scene, theme, (), width)
    x, y = EDGE + _MARGIN, heading.bottom + _MARGIN
    rect = (x, y, width - 2 * x, height - y - foot.height - _MARGIN)
    best: Arrangement | None = None
    for key, key_at, room in _choices(labels, theme, size, rect):
        candidate = Arrangement(heading, foot, _placing(bounds, room), key, key_at)
        if best is None or candidate.place.scale > best.place.scale * 1.04:
            best = candidate
    assert best is not None
    return best


def _choices(
    labels: tuple[str, ...], theme: Theme, size: PageSize, rect: Box
) -> list[tuple[Key | None, tuple[float, float], Box]]:
    x, y, w, h = rect
    if not labels:
        return [(None, (0.0, 0.0), rect)]
    points = (20.0 if size.orientation == "portrait" else 18.0) * theme.style.type_scale
    out: list[tuple[Key | None, tuple[float, float], Box]] = []
    for columns in (2, 3, 4):
        key = Key.of(labels, theme, columns, w, points)
        out.append((key, (x, y + h - key.height), (x, y, w, h - key.height - _AIR)))
    beside = Key.of(labels, theme, 1, min(250.0, w * 0.3), points)
    if beside.height < h:
        out.append(
            (beside, (x + w - beside.width, y + (h - beside.height) / 2), (x, y, w - beside.width - _AIR, h))
        )
    return out


def _placing(bounds: np.ndarray, room: Box) -> Placing:
    x0, y0, x1, y1 = bounds
    x, y, w, h = room
    scale = min(w / max(x1 - x0, 1.0), h / max(y1 - y0, 1.0), _LARGEST)
    return Placing(scale, x + (w - scale * (x0 + x1)) / 2, y + (h - scale * (y0 + y1)) / 2)
