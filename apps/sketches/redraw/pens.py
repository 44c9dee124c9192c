"""Which pen drew a stroke. Colours of pens are kept as hue families: a photo shows no more than that."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from .model import Family, Stroke

_LEAST_CHROMA = 13.0  # CIELAB: below this a pen counts as grey or black
_TINTED = 32.0  # CIELAB chroma of paper whose colour drowns that of thin lines
_SAME_HUE = 70.0  # degrees that the light may turn a colour
_ALL = 0.93  # of the length of all strokes: as good as one pen
_PLAIN = ""  # the family of grey and black pens


FAMILIES: tuple[Family, ...] = (
    Family("red", 32.0, "#b3352f", "vesicle"),
    Family("orange", 66.0, "#c2691c", "golgi-cis"),
    Family("yellow", 92.0, "#a8851a", "lipid"),
    Family("green", 145.0, "#2f7a45", "leaf"),
    Family("teal", 205.0, "#1f7f86", "smooth-er"),
    Family("blue", 282.0, "#2c5ba6", "vacuole"),
    Family("violet", 315.0, "#6a4a9c", "nucleoplasm"),
    Family("pink", 358.0, "#b43a72", "vesicle"),
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
    found = [_family(stroke, labs, _LEAST_CHROMA) for stroke in strokes]
    met = {family.name for family in found if family}
    if len(met) == 1:  # one coloured pen: where it ran dry it is not another, black one
        found = [_family(stroke, labs, _LEAST_CHROMA / 3) for stroke in strokes]
        found = [family if family and family.name in met else None for family in found]
    length: dict[str, float] = {}
    for stroke, family in zip(strokes, found, strict=True):
        name = family.name if family else _PLAIN
        length[name] = length.get(name, 0.0) + stroke.length
    if max(length.values(), default=0.0) > _ALL * sum(length.values()):
        return [None] * len(strokes)
    return found


def _family(stroke: Stroke, labs: Sequence[np.ndarray], least: float) -> Family | None:
    h, w = labs[0].shape[:2]
    x, y = np.clip(np.rint(stroke.points).astype(int), 0, (w - 1, h - 1)).T
    colours = [np.median(lab[y, x, 1:], axis=0) for lab in labs]
    if min(np.hypot(*colour) for colour in colours) < least:
        return None
    angle, seen = (float(np.degrees(np.arctan2(b, a))) for a, b in colours)
    if _apart(angle, seen) > _SAME_HUE:
        return None
    return min(FAMILIES, key=lambda family: _apart(family.angle, angle))


def _apart(one: float, other: float) -> float:
    """Degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)
