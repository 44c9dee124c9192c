"""A piece of tissue: cells in interstitial fluid with a blood capillary, and vessels cut across."""

from __future__ import annotations

import math

from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import blood_cells

COURSE = ((-20, 300, 52), (200, 276, 46), (420, 312, 44), (640, 284, 46), (860, 306, 52))


def tissue(
    key: str,
    capillary=COURSE,
    size: tuple[float, float] = (840, 600),
    without: BaseGeometry | None = None,
    mixed: bool = True,
) -> Drawing:
    """Parts: fluid, cell-N, nucleus-N, capillary (the wall), plasma, red-N-*. Origin at the upper left corner."""
    width, height = size
    d = Drawing(key, box=(0, 0, width, height))
    frame = geo.rounded_box(0, 0, width, height, 34)
    d.add("fluid", frame, "flat", "water", tone=0.62)
    wall = geo.tube(*capillary)
    free = frame.buffer(-10).difference(wall.buffer(30))
    if without is not None:
        free = free.difference(without)
    bodies = [c for c in geo.cells(free, 112, key, wall=13, rounding=20) if c.area > 2600]
    for n, body in enumerate(bodies):
        d.add(f"cell-{n}", body, "round", "cytosol-animal", depth=16)
        x, y = geo.spots(body, 1)[0]
        d.add(f"nucleus-{n}", geo.ellipse(x, y, 17, 14), "round", "leukocyte-nucleus", depth=8)
    d.add("capillary", wall.intersection(frame), "round", "vessel-wall-arterial", depth=10)
    lumen = geo.tube(*[(x, y, r - 9) for x, y, r in capillary]).intersection(frame)
    d.add("plasma", lumen, "hollow", "plasma", depth=14, tone=0.2)
    flat = [
        geo.ellipse(x, y + side * (r - 3), 26, 7)
        for (x, y, r), side in zip(capillary[1:-1], (1, -1, 1), strict=False)
    ]
    d.add("endothelial-nuclei", flat, "round", "leukocyte-nucleus", depth=4)
    course = LineString(geo.curve(capillary)[:, :2])
    count = int(width / 84)
    for n in range(count):
        p = course.interpolate((n + 0.5) / count, normalized=True)
        material = "erythrocyte" if not mixed or n < count * 0.55 else "vein"
        d.place(
            blood_cells.red_cell(26, 0.75, 60 * (n % 3), material),
            p.x,
            p.y + 8 * (n % 2) - 4,
            prefix=f"red-{n}-",
        )
    return d


def parts(d: Drawing, start: str, end: str = "") -> tuple[str, ...]:
    """Ids of the parts that begin, and end, so."""
    return tuple(p.id for p in d.parts if p.id.startswith(start) and p.id.endswith(end))


def vessel_section(
    key: str, radius: float, layers, squash: float = 1.0, elastic: bool = False, cells: int = 4
) -> Drawing:
    """A vessel cut across. `layers` are (id, material, tone, thickness) from outside inwards; parts: those, lumen, red-N."""
    d = Drawing(key)
    shape: BaseGeometry = geo.wobbly(
        0, 0, radius, radius * squash, f"{key}-outline", 16, 0.012 if squash == 1 else 0.04
    )
    for id, material, tone, thickness in layers:
        d.add(id, shape, "cut", material, tone=tone, shadow=False)
        inner = geo.inset(shape, thickness)
        ring = shape.difference(inner)
        if id == "media":
            hoops = [
                LineString(p.exterior)
                for k in range(1, max(2, int(thickness / 9)))
                for p in geo.polygons(geo.inset(shape, 9 * k))
                if inner.area < p.area
            ]
            d.add(
                "media-fibres",
                MultiLineString([q for h in hoops for q in getattr(h, "geoms", [h])]),
                "line",
                material,
                width=2,
                tone=-0.3,
            )
            nuclei = [
                geo.ellipse(x, y, 11, 4, math.degrees(math.atan2(y, x)) + 90)
                for x, y in geo.scatter(
                    geo.inset(ring, 4) if not geo.inset(ring, 4).is_empty else ring, 34, key
                )
            ]
            if nuclei:
                d.add("media-nuclei", unary_union(nuclei), "flat", "leukocyte-nucleus", outline=False)
        if id == "externa":
            strands = [
                geo.line(
                    *[geo.polar(radius - 4 - 6 * k + 3 * math.sin(a / 9 + k), a) for a in range(0, 361, 12)]
                )
                for k in range(max(1, int(thickness / 8)))
            ]
            fibres = unary_union(strands).intersection(ring)
            d.add(
                "externa-fibres",
                MultiLineString(
                    [q for q in getattr(fibres, "geoms", [fibres]) if q.geom_type == "LineString"]
                ),
                "line",
                material,
                width=1.6,
                tone=-0.25,
            )
        shape = inner
    d.add("lumen", shape, "hollow", "plasma", depth=16, tone=0.35)
    _x0, _y0, _x1, _y1 = shape.bounds
    spots = geo.spots(geo.inset(shape, 14), cells + 2)[:cells]
    for n, (x, y) in enumerate(spots):
        d.place(blood_cells.red_cell(15, 0.7, 50 * n), x, y, prefix=f"red-{n}-")
    return d


def folded_wall(shape: BaseGeometry, waves: int, depth: float) -> BaseGeometry:
    """The outline of a lumen thrown into small folds, as the elastic membrane of an artery after death."""
    ring = LineString(shape.exterior)
    points = []
    for k in range(waves * 2):
        p = ring.interpolate(k / (waves * 2), normalized=True)
        pull = 1 - (depth if k % 2 else 0)
        points.append((p.x * pull, p.y * pull))
    return geo.blob(*points, step=3)


def valve_leaflets(x: float, half: float) -> list[BaseGeometry]:
    """The two pockets of a valve in a vein that runs upwards."""
    return [
        geo.tube((x - half, 20, 4), (x - half * 0.5, -6, 3), (x - 3, -30, 2.4), cap=3),
        geo.tube((x + half, 20, 4), (x + half * 0.5, -6, 3), (x + 3, -30, 2.4), cap=3),
    ]


FRAME = box(0, 0, 840, 600)
