"""An enveloped virus with spike proteins, seen from outside."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def enveloped_virus(radius: float = 26.0, spikes: int = 44, key: str = "virus") -> Drawing:
    """A spherical virus; `spikes` proteins stand evenly on its envelope.

    Parts: spikes-behind, envelope, texture, spikes-front (each set of spikes has stems and heads).
    """
    drawing = Drawing(key)
    directions = _evenly_on_a_sphere(spikes)
    _spikes(drawing, "behind", directions[directions[:, 2] < 0.05], radius, tone=-0.22)
    drawing.add("envelope", geo.ellipse(0, 0, radius), Form.ROUND, "virus-envelope", depth=radius * 0.55)
    grain = _evenly_on_a_sphere(150)
    grain = grain[grain[:, 2] > 0.12]
    drawing.add(
        "texture",
        MultiPoint(grain[:, :2] * (radius - 2)),
        Form.DOTS,
        "virus-envelope",
        width=2.4,
        tone=0.18,
        detail=3,
        shadow=False,
    )
    _spikes(drawing, "front", directions[directions[:, 2] >= 0.05], radius, tone=0.08)
    return drawing


def _evenly_on_a_sphere(count: int) -> np.ndarray:
    """Unit vectors (x right, y down, z towards the reader), shape (count, 3)."""
    steps = np.arange(count)
    y = 1 - 2 * (steps + 0.5) / count
    ring = np.sqrt(1 - y * y)
    return np.stack([ring * np.cos(steps * GOLDEN_ANGLE), y, ring * np.sin(steps * GOLDEN_ANGLE)], 1)


def _spikes(drawing: Drawing, layer: str, directions: np.ndarray, radius: float, tone: float) -> None:
    """Club-shaped spikes: a stem, and a head of three lobes that shows its width where it is seen from the side."""
    tip = radius * 1.36
    lobe = radius * 0.085
    stems, heads = [], []
    for x, y, z in directions:
        stems.append([(x * radius * 0.95, y * radius * 0.95), (x * tip, y * tip)])
        across = math.atan2(y, x) + math.pi / 2
        spread = lobe * math.sqrt(1 - 0.3 * z * z)
        for side in (-1, 1):
            heads.append(
                (x * tip + side * spread * math.cos(across), y * tip + side * spread * math.sin(across))
            )
        lift = 1 - abs(z)
        heads.append((x * (tip + lobe * 0.9 * lift), y * (tip + lobe * 0.9 * lift) - lobe * abs(z)))
    drawing.add(
        f"stems-{layer}",
        MultiLineString(stems),
        Form.CORD,
        "virus-spike",
        width=radius * 0.085,
        tone=tone - 0.1,
    )
    drawing.add(f"heads-{layer}", MultiPoint(heads), Form.DOTS, "virus-spike", width=lobe * 2.2, tone=tone)
