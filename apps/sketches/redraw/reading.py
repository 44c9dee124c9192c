"""From a photograph to what is drawn on it: strokes, their pens, and the areas they close in."""

from __future__ import annotations

import cv2
import numpy as np

from apps.illustrations.atlas import CannotDraw

from . import ink, light, page, pens, regions, rules, solids, strokes
from .model import Drawn

_LEAST_SIDE = 100  # pixels of the page: a picture forty times as long as wide is no sketch
_LEAST_DEPTH = (
    0.1  # darkness of most lines: folds of the paper and its grain are paler than the faintest pencil
)
_LEAST_LENGTH = 0.12  # of the page's longer side, all strokes together
_MOST_INK = 0.3  # of the page: a photo of a thing is dark all over

BLANK = "We could not find a drawing in this picture. Photograph the whole sheet in good light, with lines that stand out from the paper."
NO_DRAWING = "This looks like a photo rather than a line drawing. We can redraw sketches made of lines on paper or a whiteboard."


def read_sketch(photo: np.ndarray) -> Drawn:
    """What is drawn in an RGB photo of shape (height, width, 3), uint8. Raises CannotDraw where nothing is."""
    cv2.setNumThreads(1)  # a worker has one core
    sheet = page.straighten(photo)
    if min(sheet.picture.shape[:2]) < _LEAST_SIDE:
        raise CannotDraw(BLANK, [])
    share = light.evened(sheet.picture)
    found = ink.binarised(rules.without_rules(light.darkness(share)))
    if np.count_nonzero(found.mask) > _MOST_INK * found.mask.size:
        raise CannotDraw(NO_DRAWING, [])
    if found.depth < _LEAST_DEPTH:
        raise CannotDraw(BLANK, [])
    blots, lined = solids.solids(found)
    seen = pens.Colours(share, sheet.picture)
    lines = strokes.traced(lined, seen)
    outlines = [line.length for line in lines] + [blot.length for blot in blots]
    if sum(outlines) < _LEAST_LENGTH * max(found.mask.shape):
        raise CannotDraw(BLANK, [])
    hues = pens.families(lines, seen)
    areas = regions.closed_in(lines, blots, found.width, found.mask.shape)
    return Drawn(lines, hues, blots, areas, sheet.from_photo, sheet.found)
