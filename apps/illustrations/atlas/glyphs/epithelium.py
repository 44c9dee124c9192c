"""Sheets of epithelial cells on a basement membrane, and cells of connective tissue."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form


def basement(d: Drawing, width: float, y: float, depth: float = 60.0) -> None:
    """The basement membrane at height `y` with connective tissue below. Parts: underlying, basement-membrane."""
    d.add("underlying", box(0, y, width, y + depth), Form.FLAT, "dermis", shadow=False)
    lines = geo.dashes(geo.hatch(box(4, y + 14, width - 4, y + depth - 4), 3, 14, "under", 4), "under", (30, 80),
        (10, 40), 0.8)
    d.add("underlying-fibers", MultiLineString(lines), Form.LINE, "collagen", width=1.6, detail=2)
    d.add("basement-membrane", box(0, y - 1, width, y + 9), Form.FLAT, "basement-membrane", shadow=False)


def row(d: Drawing, id: str, x0: float, x1: float, top: float, bottom: float, count: int, key: object, *,
    material: str = "epithelial-cell", nucleus: tuple[float, float, float] = (0.5, 0.3, 0.3),
    wobble: float = 0.06) -> None:
    """`count` cells side by side; `nucleus` is its height (0 top to 1 bottom) and its radii as shares of the cell's.

    Parts: id (the cells), id-nuclei.
    """
    r = geo.rng(f"{id}/{key}")
    wide, tall = (x1 - x0) / count, bottom - top
    cells, nuclei = [], []
    for n in range(count):
        a = x0 + n * wide
        rise = r.uniform(-wobble, wobble) * tall
        radius = min(wide, tall) * 0.22
        cells.append(geo.rounded_box(a + 0.8, top + rise, wide - 1.6, tall - rise, radius))
        at, rx, ry = nucleus
        nuclei.append(geo.ellipse(a + wide / 2 + r.uniform(-0.05, 0.05) * wide,
            top + tall * at + r.uniform(-0.03, 0.03) * tall, rx * wide, ry * tall))
    d.add(id, cells, Form.ROUND, material, depth=min(wide, tall) * 0.24, shadow=False)
    d.add(f"{id}-nuclei", nuclei, Form.ROUND, "epithelial-nucleus", depth=min(wide, tall) * 0.1, shadow=False)


def cilia(d: Drawing, id: str, x0: float, x1: float, y: float, length: float, gap: float = 6.0,
    material: str = "rod") -> None:
    lines = [[(x, y), (x + 3 * np.sin(x / 31), y - length * 0.5),
        (x + 8 * np.sin(x / 31), y - length)] for x in np.arange(x0, x1, gap)]
    d.add(id, MultiLineString(lines), Form.CORD, material, width=2.4, shadow=False)


def goblet_shape(x: float, top: float, bottom: float, width: float):
    """A goblet cell: wide above, a stem below."""
    w, tall = width / 2, bottom - top
    return geo.blob((x - w * 0.7, top + 2), (x, top - 2), (x + w * 0.7, top + 2), (x + w, top + tall * 0.2),
        (x + w * 0.9, top + tall * 0.46), (x + w * 0.42, top + tall * 0.68), (x + w * 0.4, bottom - 8),
        (x + w * 0.46, bottom), (x - w * 0.46, bottom), (x - w * 0.4, bottom - 8), (x - w * 0.42, top + tall * 0.68),
        (x - w * 0.9, top + tall * 0.46), (x - w, top + tall * 0.2))


def pavement(d: Drawing, id: str, region, size: float, key: object, material: str = "epithelial-cell") -> None:
    """Flat cells from above, close together, each with its nucleus in the middle. Parts: id, id-nuclei."""
    cells = geo.cells(region, size, key, wall=1.3, rounding=size * 0.08)
    d.add(id, cells, Form.ROUND, material, depth=size * 0.12, shadow=False)
    middles = [c.representative_point() if c.area < size * size * 0.3 else c.centroid for c in cells if c.area > size * size * 0.3]
    d.add(f"{id}-nuclei", unary_union([geo.ellipse(p.x, p.y, size * 0.15, size * 0.12) for p in middles]), Form.ROUND,
        "epithelial-nucleus", depth=size * 0.05, shadow=False)
