"""Contours written as short texts, so that a hand-drawn outline reads as one line: "10,20 34,8! 60,22"."""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo


def points(text: str) -> list[tuple]:
    """The points of a contour; an exclamation mark makes a sharp corner."""
    out: list[tuple] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), "c") if word.endswith("!") else (float(x), float(y)))
    return out


def shape(text: str) -> BaseGeometry:
    """A closed smooth shape."""
    return geo.blob(*points(text), step=3)


def straight(text: str) -> BaseGeometry:
    """A closed shape with straight sides."""
    return geo.clean(Polygon([p[:2] for p in points(text)]))


def stroke(text: str) -> LineString:
    """An open smooth line."""
    return geo.line(*[p[:2] for p in points(text)])


def strokes(*texts: str) -> MultiLineString:
    return MultiLineString([stroke(text) for text in texts])


def limb(text: str, *radii: float, cap: int = 3) -> BaseGeometry:
    """A tube along a line, with a radius at each of its points."""
    return geo.tube(*[(x, y, r) for (x, y, *_), r in zip(points(text), radii, strict=True)], cap=cap, step=3)
