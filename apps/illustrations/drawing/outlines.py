"""Letters as shapes: symbols that stand inside a drawing (the base A, the gene lacZ, the end 5′) and move and turn with it.

Names of things are labels, never outlines: only signs that belong to the thing drawn stand here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely import affinity
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from . import text

Xy = tuple[float, float]

FACE = "Source Sans 3 Semibold"
CAPITALS = 0.66  # height of capitals in units of the type size


def centred(word: str, x: float, y: float, size: float) -> BaseGeometry:
    """A word with the middle of its capitals at (x, y)."""
    wide = text.width(word, FACE, size)
    return affinity.translate(outline(word, size), x - wide / 2, y + size * CAPITALS / 2)


@lru_cache(maxsize=512)
def outline(word: str, size: float) -> BaseGeometry:
    """A word as polygons on the baseline y=0, x from 0."""
    font = _font()
    glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    shape: BaseGeometry = Polygon()
    x = 0.0
    for letter in word:
        pen = DecomposingRecordingPen(glyphs)
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(pen)
        for contour in _contours(pen.value):
            ring = Polygon([(x + px * size / em, -py * size / em) for px, py in contour]).buffer(0)
            shape = shape.symmetric_difference(ring)
        x += glyph.width * size / em
    return shape


@lru_cache(maxsize=1)
def _font() -> TTFont:
    return TTFont(text.FACES[FACE].path, lazy=True)


def _contours(commands) -> Iterator[list[Xy]]:
    """Closed polylines of recorded pen strokes; curves in eight steps."""
    points: list[Xy] = []
    steps = np.linspace(0.125, 1, 8)
    for command, args in commands:
        if command == "moveTo":
            points = [args[0]]
        elif command == "lineTo":
            points.append(args[0])
        elif command == "qCurveTo":
            points += _quadratics(points[-1], args, steps)
        elif command == "curveTo":
            a, b, c, d = (np.array(p) for p in (points[-1], *args))
            points += [
                tuple((1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d)
                for t in steps
            ]
        elif command in ("closePath", "endPath") and len(points) > 2:
            yield points


def _quadratics(start: Xy, args: tuple[Xy, ...], steps: np.ndarray) -> list[Xy]:
    """A run of TrueType curves: between two control points lies an implied point on the curve."""
    out: list[Xy] = []
    a = np.array(start)
    for n, control in enumerate(args[:-1]):
        b = np.array(control)
        c = np.array(args[-1]) if n == len(args) - 2 else (b + np.array(args[n + 1])) / 2
        out += [tuple((1 - t) ** 2 * a + 2 * (1 - t) * t * b + t**2 * c) for t in steps]
        a = c
    return out
