"""Chemical symbols as shapes, to be drawn on atoms, ions and molecules. Names of things are labels, never inscriptions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely import affinity, union_all
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing import text
from apps.illustrations.drawing.model import Drawing, Form, Xy

FACE = "Source Sans 3 Semibold"


def symbol(word: str, x: float, y: float, size: float) -> BaseGeometry:
    """A symbol such as "Na⁺" with its middle at (x, y); `size` is that of the type."""
    shape = outline(word, round(size, 1))
    return affinity.translate(shape, x - text.width(word, FACE, size) / 2, y + size * 0.34)


def balls(
    drawing: Drawing,
    id: str,
    places: Sequence[Xy],
    radius: float,
    material: str,
    word: str = "",
    *,
    tone: float = 0.0,
    size: float = 0.0,
) -> None:
    """Spheres of one kind, each with its symbol. Parts: id, and id-symbol when there is a word."""
    spheres = [geo.ellipse(x, y, radius) for x, y in places]
    drawing.add(id, spheres, Form.ROUND, material, depth=radius * 0.55, tone=tone, shadow=False)
    if word:
        inscribe(drawing, f"{id}-symbol", places, word, size or min(radius * 1.15, 2.7 * radius / len(word)))


def inscribe(drawing: Drawing, id: str, places: Sequence[Xy], word: str, size: float) -> None:
    """The same symbol in several places. Part: id."""
    shapes = union_all([symbol(word, x, y, size) for x, y in places])
    drawing.add(id, shapes, Form.FLAT, "ink", shadow=False, outline=False)


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
