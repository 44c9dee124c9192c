"""Small plots for panels: axes with arrowheads, bell curves and bars. Units: 240 wide, 150 high, origin lower left."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing.model import Drawing, Form

from .contours import straight

WIDE, HIGH = 240.0, 150.0


def axes(key: str) -> Drawing:
    """Parts: `up` and `across`, the two axes."""
    d = Drawing(key, box=(-14, -HIGH - 22, WIDE + 30, HIGH + 36))
    d.add(
        "up", straight(f"-2,2 -2,{-HIGH} -6,{-HIGH} 0,{-HIGH - 12} 6,{-HIGH} 2,{-HIGH} 2,2"), Form.FLAT, "ink"
    )
    d.add(
        "across",
        straight(f"-2,2 {WIDE},2 {WIDE},6 {WIDE + 12},0 {WIDE},-6 {WIDE},-2 -2,-2"),
        Form.FLAT,
        "ink",
    )
    return d


def bell(*humps: tuple[float, float, float]) -> BaseGeometry:
    """The area under a sum of bell curves, each (middle, width, height) in shares of the axes."""
    x = np.linspace(0.02, 0.98, 90)
    y = sum(h * np.exp(-(((x - m) / w) ** 2)) for m, w, h in humps)
    top = np.stack([x * WIDE, -np.minimum(y, 1) * HIGH], 1)
    return Polygon([(top[0][0], 0), *top, (top[-1][0], 0)])


def outline(area: BaseGeometry) -> LineString:
    """The upper edge of the area under a curve."""
    return LineString([p for p in area.exterior.coords if p[1] < -0.5])


def bars(heights: list[float], gap: float = 0.12) -> list[BaseGeometry]:
    """Bars side by side over the whole axis, heights in shares."""
    pitch = WIDE * 0.94 / len(heights)
    return [
        straight(
            f"{8 + k * pitch:.1f},0 {8 + k * pitch:.1f},{-h * HIGH:.1f} {8 + (k + 1 - gap) * pitch:.1f},{-h * HIGH:.1f} {8 + (k + 1 - gap) * pitch:.1f},0"
        )
        for k, h in enumerate(heights)
        if h > 0
    ]
