"""Nucleic acids and membranes as they are drawn beside whole cells and viruses: threads and edges."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString, MultiLineString, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy


def helix(
    length: float = 120.0,
    height: float = 9.0,
    turns: float = 3.0,
    materials: tuple[str, str] = ("bacterial-dna", "rod-blue"),
    width: float = 3.0,
    key: str = "helix",
) -> Drawing:
    """Double-stranded DNA along x, centred on the origin. Parts: rungs, strand-1, strand-2."""
    d = Drawing(key)
    t = np.linspace(0, 2 * math.pi * turns, max(30, int(20 * turns)))
    x = np.linspace(-length / 2, length / 2, len(t))
    y = height * np.sin(t)
    rungs = [[(a, b), (a, -b)] for a, b in zip(x[2::4], y[2::4], strict=True) if abs(b) > height * 0.3]
    d.add("rungs", MultiLineString(rungs), Form.LINE, "pilus", width=width * 0.45)
    for n, sign in ((1, 1), (2, -1)):
        d.add(f"strand-{n}", LineString(np.stack([x, sign * y], 1)), Form.CORD, materials[n - 1], width=width)
    return d


def strand(
    length: float = 80.0,
    height: float = 4.0,
    waves: float = 3.0,
    material: str = "viral-genome",
    width: float = 3.0,
    key: str = "strand",
) -> Drawing:
    """Single-stranded nucleic acid along x, centred on the origin. Part: strand."""
    d = Drawing(key)
    t = np.linspace(0, 2 * math.pi * waves, max(20, int(12 * waves)))
    x = np.linspace(-length / 2, length / 2, len(t))
    d.add("strand", LineString(np.stack([x, height * np.sin(t)], 1)), Form.CORD, material, width=width)
    return d


def ring(radius: float, material: str = "plasmid", width: float = 3.4, key: str = "ring") -> Drawing:
    """A plasmid or other small circle of DNA. Part: circle."""
    d = Drawing(key)
    d.add(
        "circle",
        LineString(geo.ellipse(0, 0, radius, radius * 0.9).exterior),
        Form.CORD,
        material,
        width=width,
    )
    return d


def cell_edge(
    drawing: Drawing,
    surface: tuple[Xy, ...],
    floor: float,
    material: str = "body-cell",
    membrane: float = 7.0,
) -> None:
    """The part of a large cell under a surface that runs from left to right; it is cut off at `floor`.

    Parts: cytoplasm, membrane.
    """
    course = geo.curve(surface, 3)[:, :2]
    below = Polygon([*map(tuple, course), (course[-1][0], floor), (course[0][0], floor)])
    drawing.add("cytoplasm", below, Form.FLAT, material, outline=False, shadow=False)
    drawing.add("membrane", LineString(course), Form.CORD, "plasma-membrane", width=membrane)
