"""The phospholipid bilayer, close up: two rows of heads with the tails between them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from shapely.geometry import MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

THICKNESS = 26.0  # from the middle of one row of heads to the middle of the other
HEAD = 8.4  # diameter of a head; two tails hang from each


def bilayer(
    points: Sequence[Xy], thickness: float = THICKNESS, head: float = HEAD, key: str = "bilayer"
) -> Drawing:
    """A strip of membrane along a smooth curve through the points.

    Parts: band (the oily core), tails, heads. Distances are in drawing units.
    """
    drawing = Drawing(key)
    course = geo.curve(points, step=2.0)[:, :2]
    length = float(np.hypot(*np.diff(course, axis=0).T).sum())
    middle = geo.resample(course, max(2, round(length / (head * 1.02)) + 1))
    normal, tangent = geo.normals(middle)
    half = thickness / 2

    drawing.add(
        "band",
        _band(middle, normal, half),
        Form.FLAT,
        "membrane-tail",
        tone=0.35,
        outline=False,
        shadow=False,
    )
    drawing.add(
        "tails",
        _tails(middle, normal, tangent, half, head),
        Form.LINE,
        "membrane-tail",
        width=head * 0.17,
        tone=-0.22,
        detail=2,
    )
    drawing.add(
        "heads",
        MultiPoint(np.vstack([middle + normal * half, middle - normal * half])),
        Form.DOTS,
        "membrane-head",
        width=head,
    )
    return drawing


def _band(middle: np.ndarray, normal: np.ndarray, half: float) -> BaseGeometry:
    return geo.clean(Polygon(np.vstack([middle + normal * half, (middle - normal * half)[::-1]])))


def _tails(
    middle: np.ndarray, normal: np.ndarray, tangent: np.ndarray, half: float, head: float
) -> MultiLineString:
    """Two slightly kinked tails from each head to just short of the middle of the membrane."""
    sway = geo.rng("tails")
    strokes = []
    for point, across, along in zip(middle, normal, tangent, strict=True):
        for leaflet in (1, -1):
            for foot in (-0.22, 0.22):
                kink = sway.uniform(-0.1, 0.1)
                strokes.append(
                    [
                        tuple(point + across * leaflet * half * depth + along * head * (foot + shift))
                        for depth, shift in ((0.82, 0.0), (0.42, kink), (0.08, -kink))
                    ]
                )
    return MultiLineString(strokes)


def below_and_above(points: Sequence[Xy], reach: float) -> tuple[BaseGeometry, BaseGeometry]:
    """The regions within `reach` below and above a membrane through the points, which run from left to right."""
    course = geo.curve(points, step=4.0)[:, :2]
    below, above = (
        geo.clean(Polygon(np.vstack([course, (course + (0, distance))[::-1]])))
        for distance in (reach, -reach)
    )
    return below, above
