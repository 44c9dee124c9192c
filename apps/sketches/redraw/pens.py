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


def families(strokes: Sequence[Stroke], share: np.ndarray, picture: np.ndarray) -> list[Family | None]:
    """The hue family of each stroke's pen; None for black and grey.

    `share` is the light that each pixel throws back (float32 RGB, 0..1) and `picture` the page as it was photographed
    (uint8). On tinted paper a black line looks tinted the other way in `share`, so a colour counts only where both show
    it, and on strongly coloured paper none does. A drawing in one colour alone is a drawing in ink: its colour says
    nothing, and all of it is None.
    """
    labs = [
        cv2.cvtColor(cv2.GaussianBlur(rgb, (0, 0), 1.0), cv2.COLOR_RGB2LAB)
        for rgb in (share, picture.astype(np.float32) / 255)
    ]
    if np.hypot(*np.median(labs[1][::8, ::8, 1:].reshape(-1, 2), axis=0)) > _TINTED:
        return [None] * len(strokes)
    colours = [_colour(stroke, labs) for stroke in strokes]
    pens: list[_Colour] = []  # as their longest strokes show them
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


@dataclass(frozen=True, slots=True)
class _Colour:
    angle: float  # degrees
    chroma: float  # 0 where light and paper may have made the colour


def _colour(stroke: Stroke, labs: Sequence[np.ndarray]) -> _Colour:
    h, w = labs[0].shape[:2]
    x, y = np.clip(np.rint(stroke.points).astype(int), 0, (w - 1, h - 1)).T
    colours = [np.median(lab[y, x, 1:], axis=0) for lab in labs]
    angle, seen = (float(np.degrees(np.arctan2(b, a))) for a, b in colours)
    chroma = min(float(np.hypot(*colour)) for colour in colours)
    return _Colour(angle, 0.0 if _apart(angle, seen) > _SAME_HUE else chroma)


def _family(colour: _Colour, pens: Sequence[_Colour]) -> Family | None:
    """The family of the pen that has such a colour: all strokes of a pen are of one family."""
    pen = min(pens, key=lambda pen: _apart(pen.angle, colour.angle), default=None)
    if pen is None or _apart(pen.angle, colour.angle) > _SAME_PEN:
        return None
    return min(FAMILIES, key=lambda family: _apart(family.angle, pen.angle))


def _apart(one: float, other: float) -> float:
    """Degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)
