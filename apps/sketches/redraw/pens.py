"""Which pen drew a stroke. Colours of pens are kept as hue families: a photo shows no more than that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from .model import Family, Stroke

_LEAST_CHROMA = 13.0  # CIELAB: below this a pen counts as grey or black
_TINTED = 32.0  # CIELAB chroma of paper whose colour drowns that of thin lines
_SAME_HUE = 70.0  # degrees that the light may turn a colour
_SAME_PEN = 25.0  # degrees that strokes of one pen may differ
_RAN_DRY = 0.12  # of its usual chroma: what a pen still shows where it hardly marks
_ALL = 0.93  # of the length of all strokes: as good as one pen
_PLAIN = ""  # the family of grey and black pens


FAMILIES: tuple[Family, ...] = (
    Family("red", 30.0, "#b3352f", "wash-red"),
    Family("orange", 68.0, "#c2691c", "wash-orange"),
    Family("yellow", 98.0, "#a8851a", "wash-yellow"),
    Family("green", 145.0, "#2f7a45", "wash-green"),
    Family("teal", 205.0, "#1f7f86", "wash-teal"),
    Family("blue", 282.0, "#2c5ba6", "wash-blue"),
    Family("violet", 315.0, "#6a4a9c", "wash-violet"),
    Family("pink", 352.0, "#b43a72", "wash-pink"),
)


@dataclass(frozen=True, slots=True)
class Colour:
    angle: float  # degrees
    chroma: float  # 0 where light and paper may have made the colour


class Colours:
    """The colours of the lines on a page.

    `share` is the light that each pixel throws back (float32 RGB, 0..1) and `picture` the page as it was photographed
    (uint8). On tinted paper a black line looks tinted the other way in `share`, so a colour counts only where both show
    it, and on strongly coloured paper none does.
    """

    def __init__(self, share: np.ndarray, picture: np.ndarray) -> None:
        self._seen = [
            cv2.cvtColor(cv2.GaussianBlur(rgb, (0, 0), 1.0), cv2.COLOR_RGB2LAB)[..., 1:].copy()
            for rgb in (share, picture.astype(np.float32) / 255)
        ]
        paper = np.median(self._seen[1][::8, ::8].reshape(-1, 2), axis=0)
        self._drowned = bool(np.hypot(*paper) > _TINTED)

    def along(self, points: np.ndarray) -> Colour:
        """The colour of a line with such middle points (n, 2)."""
        h, w = self._seen[0].shape[:2]
        x, y = np.clip(np.rint(points).astype(int), 0, (w - 1, h - 1)).T
        colours = [np.median(seen[y, x], axis=0) for seen in self._seen]
        angle, photographed = (float(np.degrees(np.arctan2(b, a))) for a, b in colours)
        doubtful = self._drowned or _apart(angle, photographed) > _SAME_HUE
        return Colour(angle, 0.0 if doubtful else min(float(np.hypot(*colour)) for colour in colours))


def differ(one: Colour | None, other: Colour | None) -> bool:
    """Whether two lines were surely drawn with different pens; None is a colour that is not known."""
    if one is None or other is None:
        return False
    paler, stronger = sorted((one, other), key=lambda colour: colour.chroma)
    if paler.chroma >= _LEAST_CHROMA:
        return _apart(one.angle, other.angle) > _SAME_PEN
    return stronger.chroma >= _LEAST_CHROMA and paler.chroma < _LEAST_CHROMA / 3


def families(strokes: Sequence[Stroke], seen: Colours) -> list[Family | None]:
    """The hue family of each stroke's pen; None for black and grey.

    A drawing in one colour alone is a drawing in ink: its colour says nothing, and all of it is None.
    """
    colours = [seen.along(stroke.points) for stroke in strokes]
    pens: list[Colour] = []  # as their longest strokes show them
    for _, colour in sorted(zip(strokes, colours, strict=True), key=lambda pair: -pair[0].length):
        if colour.chroma >= _LEAST_CHROMA and all(
            _apart(colour.angle, pen.angle) > _SAME_PEN for pen in pens
        ):
            pens.append(colour)
    # where the one coloured pen ran dry it is not another, black one
    least = _RAN_DRY * pens[0].chroma if len(pens) == 1 else _LEAST_CHROMA
    found = [_family(colour, pens) if colour.chroma >= least else None for colour in colours]
    length: dict[str, float] = {}
    for stroke, family in zip(strokes, found, strict=True):
        name = family.name if family else _PLAIN
        length[name] = length.get(name, 0.0) + stroke.length
    if max(length.values(), default=0.0) > _ALL * sum(length.values()):
        return [None] * len(strokes)
    return found


def _family(colour: Colour, pens: Sequence[Colour]) -> Family | None:
    """The family of the pen that has such a colour: all strokes of a pen are of one family."""
    pen = min(pens, key=lambda pen: _apart(pen.angle, colour.angle), default=None)
    if pen is None or _apart(pen.angle, colour.angle) > _SAME_PEN:
        return None
    return min(FAMILIES, key=lambda family: _apart(family.angle, pen.angle))


def _apart(one: float, other: float) -> float:
    """Degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)
