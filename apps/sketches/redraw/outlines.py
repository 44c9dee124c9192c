"""From the pixels around an area to its smooth outline."""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon

_CALM = 2.2  # pixels of smoothing, enough for the steps of the pixels


def smooth_ring(contour: np.ndarray) -> Polygon:
    """The area inside the pixels (n, 2) of a contour, without their steps; empty where there is hardly any."""
    if len(contour) < 8:
        return Polygon()
    weights = np.exp(-0.5 * (np.arange(-6, 7) / _CALM) ** 2)
    ring = [
        np.convolve(np.pad(values.astype(float), 6, mode="wrap"), weights / weights.sum(), "valid")
        for values in contour.T
    ]
    polygon = Polygon(np.column_stack(ring)).buffer(0)
    if polygon.geom_type != "Polygon":
        polygon = max(polygon.geoms, key=lambda part: part.area)
    return Polygon(polygon.exterior)
