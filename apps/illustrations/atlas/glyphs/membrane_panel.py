"""A stretch of membrane between two fluids, the stage on which transport and signaling are drawn.

Up is outside the cell. Every stage has its origin in the middle; the fluids are parts "outside" and "inside".
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from shapely import box
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from .membrane import bilayer

WIDTH, HEIGHT = 320.0, 236.0


def stage(
    key: str,
    *,
    width: float = WIDTH,
    height: float = HEIGHT,
    level: float = 0.0,
    outside: str = "extracellular",
    inside: str = "cytosol",
    thickness: float = 26.0,
) -> Drawing:
    """A flat membrane at y = `level` across the whole width. Parts: outside, inside, membrane-band, -tails, -heads."""
    w, h = width / 2, height / 2
    d = Drawing(key, box=(-w, -h, width, height))
    d.add("outside", box(-w, -h, w, level), Form.FLAT, outside, outline=False, shadow=False)
    d.add("inside", box(-w, level, w, h), Form.FLAT, inside, outline=False, shadow=False)
    d.place(
        bilayer([(-w + 4, level), (0, level), (w - 4, level)], thickness=thickness), 0, 0, prefix="membrane-"
    )
    return d


def folded_stage(
    key: str,
    course: Sequence[Xy],
    *,
    width: float = WIDTH,
    height: float = HEIGHT,
    vesicles: Sequence[tuple[float, float, float]] = (),
    outside: str = "extracellular",
    inside: str = "cytosol",
    thickness: float = 17.0,
    head: float = 6.2,
) -> Drawing:
    """A membrane that follows a course from left to right, with closed vesicles (x, y, radius) on either side of it.

    A vesicle's lumen holds the fluid from outside. Parts: inside, outside, membrane-*, vesicle-N-lumen, vesicle-N-*.
    """
    w, h = width / 2, height / 2
    d = Drawing(key, box=(-w, -h, width, height))
    line = geo.curve(course, 3.0)[:, :2]
    d.add("inside", box(-w, -h, w, h), Form.FLAT, inside, outline=False, shadow=False)
    above = geo.clean(Polygon(np.vstack([line, [(w, -h), (-w, -h)]]))).intersection(box(-w, -h, w, h))
    d.add("outside", above, Form.FLAT, outside, outline=False, shadow=False)
    d.place(bilayer(course, thickness=thickness, head=head), 0, 0, prefix="membrane-")
    for number, (x, y, radius) in enumerate(vesicles, 1):
        add_vesicle(d, f"vesicle-{number}-", x, y, radius, outside, thickness, head)
    return d


def add_vesicle(
    d: Drawing, prefix: str, x: float, y: float, radius: float, lumen: str = "extracellular",
    thickness: float = 17.0, head: float = 6.2,
) -> None:  # fmt: skip
    """A vesicle of one bilayer; `radius` is that of the middle of its membrane. Parts: lumen, band, tails, heads."""
    d.add(f"{prefix}lumen", geo.ellipse(x, y, radius), Form.FLAT, lumen, outline=False, shadow=False)
    ring = [geo.polar(radius, a, x, y) for a in range(-90, 271, 15)]
    d.place(bilayer(ring, thickness=thickness, head=head), 0, 0, prefix=prefix)


def strewn(region: BaseGeometry, gap: float, key: str, count: int | None = None) -> list[Xy]:
    """Places in a region, none nearer than four fifths of `gap` to another; at most `count` of them."""
    kept: list[Xy] = []
    for x, y in geo.scatter(region, gap, key):
        if all((x - a) ** 2 + (y - b) ** 2 > (gap * 0.8) ** 2 for a, b in kept):
            kept.append((float(x), float(y)))
    if count == 0:
        return []
    if count is not None and len(kept) > count:
        step = len(kept) / count
        kept = [kept[int(k * step)] for k in range(count)]
    return kept


def coat(d: Drawing, id: str, course: Sequence[Xy], offset: float, size: float = 6.4) -> None:
    """A coat of clathrin along the inner side of a course: small arched triangles. Part: id."""
    line = LineString(geo.curve(course, 2.0)[:, :2])
    count = max(2, round(line.length / (size * 1.5)))
    shapes = []
    for k in range(count):
        at = line.length * (k + 0.5) / count
        p, q = line.interpolate(at), line.interpolate(min(at + 1, line.length))
        if p.equals(q):
            continue
        ux, uy = (q.x - p.x), (q.y - p.y)
        norm = (ux * ux + uy * uy) ** 0.5
        nx, ny = -uy / norm, ux / norm
        base = np.array([p.x + nx * offset, p.y + ny * offset])
        along, out = np.array([ux, uy]) / norm, np.array([nx, ny])
        shapes.append(
            Polygon([base - along * size * 0.66, base + along * size * 0.66, base + out * size]).buffer(0.7)
        )
    d.add(id, shapes, Form.ROUND, "protein-peripheral", depth=2, shadow=False)


def around(points: Sequence[Xy], radius: float) -> BaseGeometry:
    """The union of discs at the points: where nothing else should be strewn."""
    return unary_union([Point(p).buffer(radius) for p in points])
