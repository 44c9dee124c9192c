"""Cells of blood and tissues that meet pathogens, centred on the origin and 60 to 110 units across.

Every cell has the parts body and nucleus.
"""

from __future__ import annotations

import math

from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from . import antibodies
from .immune_cells import t_cell
from .molecules import stud


def body_cell(
    rx: float = 46.0, ry: float = 40.0, material: str = "body-cell", seed: int = 1, key: str = "body-cell"
) -> Drawing:
    """A cell of the body without particulars. Parts: body, nucleus, nucleolus."""
    d = Drawing(key)
    d.add(
        "body",
        geo.wobbly(0, 0, rx, ry, f"body-cell/{seed}", amount=0.035),
        Form.ROUND,
        material,
        depth=min(rx, ry) * 0.25,
    )
    r = min(rx, ry) * 0.4
    d.add(
        "nucleus", geo.ellipse(0, 0, r * 1.1, r), Form.ROUND, "body-cell-nucleus", depth=r * 0.5, shadow=False
    )
    d.add(
        "nucleolus",
        geo.ellipse(r * 0.2, -r * 0.1, r * 0.22),
        Form.FLAT,
        "body-cell-nucleus",
        tone=-0.3,
        shadow=False,
    )
    return d


def b_cell(
    radius: float = 34.0,
    receptors: int = 8,
    material: str = "b-cell",
    turn: float = 10.0,
    key: str = "b-cell",
) -> Drawing:
    """A B cell with its receptors, which are antibodies held in the membrane.

    Parts: receptor-body, receptor-tips, body, nucleus.
    """
    d = Drawing(key)
    around = [turn + 360 * k / receptors for k in range(receptors)]
    scale = radius / 62
    places = [(*geo.polar(radius + 12 * scale, a), a + 90) for a in around]
    stud(d, antibodies.small(), places, "receptor-", scale, shadow=False)
    d.add(
        "body",
        geo.wobbly(0, 0, radius, radius, "b-cell", amount=0.015),
        Form.ROUND,
        material,
        depth=radius * 0.4,
    )
    d.add(
        "nucleus",
        geo.ellipse(-1, 2, radius * 0.66),
        Form.ROUND,
        "b-cell-nucleus",
        depth=radius * 0.35,
        shadow=False,
    )
    return d


def plasma_cell(key: str = "plasma-cell") -> Drawing:
    """A plasma cell: nucleus to one side, the rest full of rough endoplasmic reticulum.

    Parts: body, reticulum, nucleus, chromatin.
    """
    d = Drawing(key)
    d.add("body", geo.wobbly(0, 0, 52, 40, "plasma", amount=0.02), Form.ROUND, "plasma-cell", depth=14)
    arcs = [
        geo.line(*[geo.polar(25 + 5.2 * i, a, 13, 0) for a in range(118 + 4 * i, 244 - 4 * i, 12)], step=2)
        for i in range(6)
    ]
    d.add("reticulum", unary_union(arcs), Form.CORD, "rough-er", width=2.6)
    d.add("nucleus", geo.ellipse(22, 0, 20), Form.ROUND, "b-cell-nucleus", depth=9, shadow=False)
    clumps = [geo.ellipse(*geo.polar(13, a, 22, 0), 4.4) for a in range(0, 360, 45)]
    d.add("chromatin", clumps, Form.FLAT, "b-cell-nucleus", tone=-0.3, outline=False, shadow=False, detail=2)
    return d


def macrophage(
    seed: int = 1, cup: float | None = None, particle: float = 16.0, key: str = "macrophage"
) -> Drawing:
    """A macrophage with ruffles and lysosomes, about 120 across; with `cup`, pseudopods reach around a particle in
    that direction (degrees), whose centre is `cup_centre(cup)`.

    Parts: body, lysosomes, nucleus.
    """
    d = Drawing(key)
    r = geo.rng(f"macrophage/{seed}")
    outline = geo.blob(*[geo.polar(52 * (1 + r.uniform(-0.1, 0.13)), 360 * k / 17) for k in range(17)])
    if cup is not None:
        x, y = cup_centre(cup)
        outline = outline.union(geo.ellipse(x, y, particle + 12))
        mouth = Polygon([(x, y), *[geo.polar(particle * 4, cup + turn, x, y) for turn in (-42, 0, 42)]])
        outline = geo.fillet(outline, 6).difference(mouth).difference(geo.ellipse(x, y, particle + 3))
        outline = max(geo.polygons(geo.smooth(outline, 2)), key=lambda p: p.area)
    d.add("body", outline, Form.ROUND, "macrophage", depth=14)
    nucleus = geo.blob(
        *[geo.polar(22 - 10 * math.exp(-(((a - 20) / 36) ** 2)), a, -10, 4) for a in range(0, 360, 18)],
        step=3,
    )
    room = geo.ellipse(0, 0, 40).difference(nucleus.buffer(8))
    if cup is not None:
        room = room.difference(Point(cup_centre(cup)).buffer(particle + 16))
    d.add("lysosomes", MultiPoint(geo.scatter(room, 15, "lyso")), Form.DOTS, "lysosome", width=7.5)
    d.add("nucleus", nucleus, Form.ROUND, "macrophage-nucleus", depth=9, shadow=False)
    return d


def cup_centre(direction: float) -> tuple[float, float]:
    """The middle of what a macrophage's pseudopods hold."""
    return geo.polar(60, direction)


def neutrophil(radius: float = 34.0, seed: int = 1, key: str = "neutrophil") -> Drawing:
    """A neutrophil with a nucleus of lobes and fine granules. Parts: body, granules, nucleus."""
    d = Drawing(key)
    body = geo.wobbly(0, 0, radius, radius * 0.96, f"neutrophil/{seed}", amount=0.04)
    d.add("body", body, Form.ROUND, "neutrophil", depth=radius * 0.35)
    k = radius / 34
    lobes = [geo.ellipse(x * k, y * k, 10 * k, 8.6 * k) for x, y in ((-14, 6), (-9, -11), (9, -12), (14, 5))]
    links = LineString([(-14 * k, 6 * k), (-9 * k, -11 * k), (9 * k, -12 * k), (14 * k, 5 * k)]).buffer(3 * k)
    nucleus = geo.fillet(unary_union([*lobes, links]), 2)
    room = geo.inset(body, 5).difference(nucleus.buffer(3))
    d.add(
        "granules",
        MultiPoint(geo.scatter(room, 6.5 * k, "granules")),
        Form.DOTS,
        "mast-granule",
        width=2.2 * k,
        tone=0.3,
    )
    d.add("nucleus", nucleus, Form.ROUND, "neutrophil-nucleus", depth=6 * k, shadow=False)
    return d


def mast_cell(radius: float = 40.0, granules: float = 1.0, key: str = "mast-cell") -> Drawing:
    """A mast cell packed with granules; a share of them is left after degranulation. Parts: body, granules, nucleus."""
    d = Drawing(key)
    body = geo.wobbly(0, 0, radius, radius * 0.95, "mast", amount=0.05)
    d.add("body", body, Form.ROUND, "mast-cell", depth=radius * 0.3)
    nucleus = geo.ellipse(0, 0, radius * 0.36)
    points = geo.scatter(geo.inset(body, 6).difference(nucleus.buffer(5)), radius * 0.24, "mast")
    kept = (
        points[: max(2, round(len(points) * granules))] if granules == 1 else points[:: round(1 / granules)]
    )
    d.add("granules", MultiPoint(kept), Form.DOTS, "mast-granule", width=radius * 0.17)
    d.add("nucleus", nucleus, Form.ROUND, "killer-cell-nucleus", depth=radius * 0.15, shadow=False)
    return d


def killer_cell(radius: float = 36.0, key: str = "killer-cell") -> Drawing:
    """A natural killer cell: a large granular lymphocyte. Parts: body, granules, nucleus."""
    d = Drawing(key)
    body = geo.wobbly(0, 0, radius, radius * 0.97, "killer", amount=0.03)
    d.add("body", body, Form.ROUND, "killer-cell", depth=radius * 0.4)
    nucleus = geo.ellipse(-radius * 0.12, 0, radius * 0.55, radius * 0.6)
    room = geo.inset(body, 4).difference(nucleus.buffer(3))
    d.add(
        "granules",
        MultiPoint(geo.scatter(room, radius * 0.26, "nk")),
        Form.DOTS,
        "mast-granule",
        width=radius * 0.14,
    )
    d.add("nucleus", nucleus, Form.ROUND, "killer-cell-nucleus", depth=radius * 0.3, shadow=False)
    return d


def cytotoxic_t_cell(radius: float = 36.0, key: str = "cytotoxic-t-cell") -> Drawing:
    """A cytotoxic T cell: receptors on its surface, granules within. Parts as of t_cell, and granules."""
    d = Drawing(key)
    d.place(t_cell("memory", 3, radius), 0, 0)
    room = geo.ellipse(0, 0, radius * 0.93).difference(d["nucleus"].shape.buffer(2))
    d.add(
        "granules",
        MultiPoint(geo.scatter(room, radius * 0.2, "ctl")),
        Form.DOTS,
        "mast-granule",
        width=radius * 0.11,
    )
    return d


def red_cell(
    radius: float = 26.0, material: str = "donor-cell", antigens: str = "", key: str = "red-cell"
) -> Drawing:
    """A red blood cell from above, with surface antigens where a material is named. Parts: antigens, body, dimple."""
    d = Drawing(key)
    if antigens:
        knobs = MultiPoint([geo.polar(radius + 1.5, a) for a in range(15, 375, 36)])
        d.add("antigens", knobs, Form.DOTS, antigens, width=radius * 0.26)
    d.add("body", geo.ellipse(0, 0, radius), Form.ROUND, material, depth=radius * 0.3)
    d.add(
        "dimple",
        geo.ellipse(0, 0, radius * 0.5),
        Form.FLAT,
        material,
        tone=-0.16,
        outline=False,
        shadow=False,
    )
    return d


def strewn(region: BaseGeometry, gap: float, material: str, width: float, key: str = "strewn") -> Drawing:
    """Small particles scattered over a region. Part: particles."""
    d = Drawing(key)
    d.add("particles", MultiPoint(geo.scatter(region, gap, key)), Form.DOTS, material, width=width)
    return d
