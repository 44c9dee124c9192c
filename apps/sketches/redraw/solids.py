"""What is blacked in: a pupil, a filled arrowhead, a nucleus of solid ink. It has an outline, and no middle line."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from .ink import Ink
from .outlines import smooth_ring

_THICK = 4.8  # line widths: thicker than where lines cross, and than a ring around what counts as bare
_BETWEEN = 0.7  # line widths: what a scribble leaves bare between its strokes
_BARE = 5.5  # line widths squared: and what it leaves bare inside
_HOLE = 3.0  # line widths: a smaller hole is where a scribble left paper bare


def solids(ink: Ink) -> tuple[list[BaseGeometry], Ink]:
    """The outlines of what is blacked in, and the ink told apart into that and lines."""
    filled = cv2.morphologyEx(ink.mask, cv2.MORPH_CLOSE, _disc(_BETWEEN * ink.width))
    filled = _without_holes(filled, _BARE * ink.width**2)
    core = cv2.morphologyEx(filled, cv2.MORPH_OPEN, _disc(_THICK * ink.width))
    if not core.any():
        return [], ink
    # the rounding of the corners that opening takes off is given back, the lines that lead to them are not
    blots = cv2.bitwise_and(cv2.dilate(core, _disc(5)), filled)
    contours, tree = cv2.findContours(blots, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    rings = [smooth_ring(contour[:, 0]) for contour in contours]
    around = [int(row[3]) for row in tree[0]]  # a hole names the outline that it lies in
    found, largest = [], (_HOLE * ink.width) ** 2
    for index, ring in enumerate(rings):
        if around[index] < 0 and not ring.is_empty:
            holes = [r for r, a in zip(rings, around, strict=True) if a == index and r.area > largest]
            found.append(ring.difference(unary_union(holes)))
    lines = cv2.bitwise_and(ink.mask, cv2.bitwise_not(cv2.dilate(blots, _disc(3))))
    return found, replace(ink, mask=lines, solid=blots)


def _without_holes(mask: np.ndarray, largest: float) -> np.ndarray:
    """The mask with its holes of up to so many pixels filled."""
    _, labels, stats, _ = cv2.connectedComponentsWithStats(cv2.bitwise_not(mask), connectivity=4)
    small = stats[:, cv2.CC_STAT_AREA] <= largest
    small[0] = False
    return np.where(small[labels], 255, mask).astype(np.uint8)


def _disc(size: float) -> np.ndarray:
    size = round(size) | 1
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
