"""Chemical symbols as shapes, to be drawn on atoms, ions and molecules. Names of things are labels, never inscriptions."""

from __future__ import annotations

from collections.abc import Sequence

from shapely import affinity, union_all
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing import text
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import FACE, outline


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
