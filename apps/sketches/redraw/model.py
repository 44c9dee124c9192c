"""What is drawn on a sketch. Lengths are pixels of the straightened page, points are (x, y)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry


@dataclass(frozen=True, slots=True)
class Stroke:
    """One movement of the pen: its centre line and the width along it."""

    points: np.ndarray  # (n, 2)
    widths: np.ndarray  # (n,)
    closed: bool = False

    @property
    def length(self) -> float:
        return float(np.hypot(*np.diff(self.points, axis=0).T).sum())


@dataclass(frozen=True, slots=True)
class Family:
    """A family of pen colours: its hue angle in CIELAB in degrees, and the ink and the material that stand for it."""

    name: str
    angle: float
    ink: str  # "#rrggbb", to be seen on white
    material: str  # a key of drawing.materials.MATERIALS


@dataclass(slots=True)
class Region:
    """An area that strokes close in."""

    outline: Polygon  # without holes: what lies inside is painted on top
    stroke: int  # index of the stroke that makes most of its outline, or -1
    radius: float  # of the largest circle inside
    parent: int = -1  # index of the region around it, or -1
    group: int = 0  # regions of the same group are of much the same size and shape
    body: int = 0  # index of the largest region of the body that this is a part of


@dataclass(frozen=True, slots=True)
class Drawn:
    """Everything that was found on a sketch."""

    strokes: list[Stroke]
    pens: list[Family | None]  # of each stroke; None for black and grey
    blots: list[BaseGeometry]  # what is blacked in
    regions: list[Region]  # largest first
    from_photo: np.ndarray  # homography: pixels of the photo -> pixels of the page
    page_found: bool  # whether the edges of a page were seen

    @property
    def bounds(self) -> np.ndarray:
        """x0, y0, x1, y1 of all ink."""
        edges = [
            np.r_[s.points - s.widths[:, None] / 2, s.points + s.widths[:, None] / 2] for s in self.strokes
        ]
        edges += [np.reshape(blot.bounds, (2, 2)) for blot in self.blots if not blot.is_empty]
        every = np.vstack(edges)
        return np.r_[every.min(0), every.max(0)]
