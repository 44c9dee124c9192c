"""A foliage leaf: blade, midrib, lateral veins that join in loops before the margin, and stalk.

The leaf lies along x with the foot of its blade at the origin and its tip at `length`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

SAMPLES = 89  # points along the midrib


@dataclass(frozen=True, slots=True)
class LeafShape:
    """Proportions of a leaf. Lengths are in drawing units; `bend` arches the midrib upwards."""

    length: float = 280.0
    upper: float = 52.0  # greatest half width above the midrib on paper
    lower: float = 52.0  # and below it; unequal when the leaf is seen obliquely
    bend: float = 14.0
    foot: float = 0.55  # roundness of the blade's foot and tip: 0.3 blunt, 1 wedge-shaped
    tip: float = 0.7
    veins: int = 11  # lateral veins on each side
    slant: float = 0.13  # how far towards the tip a vein runs, as a share of the length
    stalk: float = 30.0
    veinlets: bool = True  # cross veins; too fine for a small leaf


def draw_leaf(key: str, shape: LeafShape, bitten: BaseGeometry | None = None) -> Drawing:
    """A leaf with parts `stalk`, `blade`, `shaded-half`, `veins` and `midrib`.

    `bitten` is what has been eaten, in the leaf's own coordinates: the wound gets a pale corky rim.
    """
    drawing = Drawing(key)
    blade = _Blade(shape)
    eaten = bitten if bitten is not None else Polygon()
    if shape.stalk:
        drawing.add("stalk", _stalk(shape), Form.ROUND, "stem", depth=4)
    whole = drawing.add("blade", blade.outline.difference(eaten), Form.SHEET, "leaf", depth=13)
    drawing.add("shaded-half", blade.half(1).difference(eaten), Form.FLAT, "leaf", tone=-0.14, opacity=0.45)
    if not eaten.is_empty:
        wound = whole.boundary.intersection(eaten.buffer(1.0))
        drawing.add("wound", shapely.line_merge(wound), Form.LINE, "leaf-edge", width=2.0)
    inner = geo.inset(whole, 1.5)
    grain = blade.grain(key, whole)
    drawing.add("grain", grain, Form.LINE, "leaf", tone=-0.4, width=0.6, opacity=0.4, detail=2)
    if shape.veinlets:
        drawing.add(
            "veinlets",
            blade.veinlets().intersection(inner),
            Form.LINE,
            "leaf-vein",
            width=0.6,
            opacity=0.55,
            detail=2,
        )
    drawing.add("veins", blade.laterals().intersection(inner), Form.LINE, "leaf-vein", width=1.1)
    drawing.add(
        "midrib",
        blade.midrib().intersection(whole),
        Form.ROUND,
        "leaf-vein",
        depth=2,
        shadow=False,
        outline=False,
    )
    return drawing


def _stalk(shape: LeafShape) -> BaseGeometry:
    return geo.tube(
        (-shape.stalk, shape.stalk * 0.32, 3.6),
        (-shape.stalk * 0.4, shape.stalk * 0.06, 3.1),
        (4, -1, 2.8),
        cap=1,
    )


class _Blade:
    """The blade as a strip along its midrib: (s, v) with s from foot to tip and v from -1 (upper) to 1 (lower margin)."""

    def __init__(self, shape: LeafShape) -> None:
        self.shape = shape
        self.s = (1 - np.cos(np.linspace(0, np.pi, SAMPLES))) / 2  # dense at foot and tip, where it turns
        self.axis = np.stack([self.s * shape.length, -shape.bend * np.sin(np.pi * self.s)], 1)
        self.normal, _ = geo.normals(self.axis)
        profile = self.s**shape.foot * (1 - self.s) ** shape.tip
        self.profile = profile / profile.max()

    def at(self, s: float | np.ndarray, v: float | np.ndarray) -> np.ndarray:
        """Points of the blade, shape (..., 2)."""
        s = np.clip(s, 0, 1)
        half = np.where(np.asarray(v) < 0, self.shape.upper, self.shape.lower) * np.interp(
            s, self.s, self.profile
        )
        axis = np.stack([np.interp(s, self.s, self.axis[:, k]) for k in (0, 1)], -1)
        normal = np.stack([np.interp(s, self.s, self.normal[:, k]) for k in (0, 1)], -1)
        return axis + normal * (half * v)[..., None]

    @property
    def outline(self) -> BaseGeometry:
        ripple = 1 + 0.014 * np.sin(self.s * 23)  # a margin is never quite even
        upper, lower = self.at(self.s, -ripple), self.at(self.s, ripple)
        return geo.clean(Polygon(np.vstack([upper, lower[::-1]])))

    def half(self, side: int) -> BaseGeometry:
        """The half blade below (1) or above (-1) the midrib."""
        edge = self.at(self.s, np.full(SAMPLES, float(side)))
        return geo.clean(Polygon(np.vstack([self.axis, edge[::-1]])))

    def midrib(self) -> BaseGeometry:
        return geo.tube(
            *[(x, y, 2.9 * (1 - 0.78 * s)) for (x, y), s in zip(self.axis[::8], self.s[::8], strict=True)]
        )

    def _lateral(self, k: int, side: int) -> np.ndarray:
        """One vein from the midrib almost to the margin, then forward until it meets the next."""
        start = 0.04 + 0.86 * (k + (0.5 if side > 0 else 0.22)) / self.shape.veins
        t = np.linspace(0, 1, 16)
        out = np.minimum(t / 0.78, 1)  # outward first …
        turn = np.maximum(t - 0.72, 0) / 0.28  # … then along the margin
        s = start + self.shape.slant * (out**1.5) * (1 - 0.5 * start) + 0.36 / self.shape.veins * turn**1.4
        return self.at(s, side * (0.86 * np.sin(out * math.pi / 2) ** 0.9 - 0.1 * turn**2))

    def laterals(self) -> MultiLineString:
        return MultiLineString([self._lateral(k, side) for k in range(self.shape.veins) for side in (-1, 1)])

    def veinlets(self) -> MultiLineString:
        """Cross veins that join neighbouring laterals."""
        out = []
        for side in (-1, 1):
            for k in range(self.shape.veins - 1):
                near, far = self._lateral(k, side), self._lateral(k + 1, side)
                out += [
                    np.stack([near[j + 1], (near[j] + far[j]) / 2 + (1.5, 0), far[j]]) for j in (3, 5, 7, 9)
                ]
        return MultiLineString(out)

    def grain(self, key: str, whole: BaseGeometry) -> MultiLineString:
        """Fine strokes that follow the lateral veins where there is leaf."""
        r = geo.rng(key)
        lines = []
        for k in range(self.shape.veins * 4):
            for side in (-1, 1):
                start = 0.03 + 0.88 * (k + r.random()) / (4 * self.shape.veins)
                inner = r.uniform(0.06, 0.7)
                t = np.linspace(inner, inner + r.uniform(0.12, 0.28), 5)
                lines.append(self.at(start + self.shape.slant * t**1.5 * (1 - 0.5 * start), side * t))
        return MultiLineString(geo.inside(lines, whole))
