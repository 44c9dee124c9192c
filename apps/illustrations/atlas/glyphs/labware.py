"""Vessels and tools of the laboratory, standing upright around the origin."""

from __future__ import annotations

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing


def _glass(d: Drawing, outline: BaseGeometry, surface: float, liquid: str, wall: float = 3.0) -> None:
    """Glass with liquid up to y = surface. Parts: glass, liquid (where there is any), shine."""
    d.add("glass", outline, "sheet", "glass", opacity=0.75)
    if liquid:
        below = shapely.box(-500, surface, 500, 500).intersection(geo.inset(outline, wall))
        if not below.is_empty:
            d.add("liquid", below, "round", liquid, depth=6, shadow=False)
    x0, y0, x1, y1 = outline.bounds
    x = x0 + (x1 - x0) * 0.2
    stripe = LineString([(x, y0 + 6), (x, y1 - (x1 - x0) * 0.4)]).intersection(geo.inset(outline, 3))
    if not stripe.is_empty and stripe.geom_type == "LineString":
        d.add("shine", stripe, "line", "paper", width=2.4, detail=2)


def tube(level: float = 0.5, liquid: str = "broth", gas: bool | None = None, key: str = "tube") -> Drawing:
    """A test tube 110 high; `gas` adds a small inverted (Durham) tube, filled with gas or not.

    Parts: glass, liquid, rim, and durham, bubble.
    """
    d = Drawing(key)
    body = Polygon([(-14, -52), (14, -52), (14, 44), (-14, 44)]).union(geo.ellipse(0, 44, 14, 14))
    _glass(d, body, 56 - level * 104, liquid)
    if gas is not None:
        inner = geo.rounded_box(-5.5, 12, 11, 38, 5)
        d.add("durham", inner, "sheet", "glass", opacity=0.7, shadow=False)
        if gas:
            d.add(
                "bubble", geo.rounded_box(-3.6, 14, 7.2, 18, 3.4), "flat", "paper", outline=True, shadow=False
            )
    d.add("rim", geo.rounded_box(-17, -57, 34, 7, 3), "round", "glass", depth=2)
    return d


def flask(liquid: str = "broth", neck: str = "straight", broken: bool = False, key: str = "flask") -> Drawing:
    """A round flask; `neck` is "straight", or "swan" for Pasteur's, which may be `broken` off.

    Parts: neck, glass, liquid.
    """
    d = Drawing(key)
    if neck == "swan" and not broken:
        course = [(0, -20), (2, -56), (26, -78), (52, -52), (70, -34), (92, -52)]
        d.add(
            "neck",
            geo.tube(*[(x, y, 7 - 0.03 * i) for i, (x, y) in enumerate(course)]),
            "sheet",
            "glass",
            opacity=0.8,
        )
    else:
        top = -44 if broken else -74
        d.add("neck", shapely.box(-8, top, 8, -16), "sheet", "glass", opacity=0.8)
    _glass(d, geo.ellipse(0, 22, 48), 14, liquid)
    return d


def beaker(
    liquid: str = "tap-water",
    level: float = 0.6,
    width: float = 96.0,
    height: float = 100.0,
    key: str = "beaker",
) -> Drawing:
    """A beaker. Parts: glass, liquid."""
    d = Drawing(key)
    body = geo.rounded_box(-width / 2, -height / 2, width, height, 10)
    _glass(
        d,
        body.union(shapely.box(-width / 2 - 4, -height / 2, width / 2 + 4, -height / 2 + 5)),
        height / 2 - level * height,
        liquid,
    )
    return d


def petri_dish(medium: str = "agar", radius: float = 62.0, key: str = "dish") -> Drawing:
    """A dish of solid medium from above. Parts: dish, medium."""
    d = Drawing(key)
    d.add("dish", geo.ellipse(0, 0, radius), "round", "plastic", depth=5)
    d.add("medium", geo.ellipse(0, 0, radius * 0.93), "hollow", medium, depth=5, shadow=False)
    return d


def pipette(liquid: str = "tap-water", key: str = "pipette") -> Drawing:
    """A pipette with a rubber bulb, its tip at the origin. Parts: bulb, stem, liquid."""
    d = Drawing(key)
    d.add(
        "bulb",
        geo.blob((-6, -92), (-13, -112), (0, -128), (13, -112), (6, -92)),
        "round",
        "plastic-dark",
        depth=6,
    )
    d.add(
        "stem",
        Polygon([(-6, -94), (6, -94), (6, -26), (2, 0), (-2, 0), (-6, -26)]),
        "sheet",
        "glass",
        opacity=0.8,
    )
    d.add(
        "liquid",
        Polygon([(-4, -50), (4, -50), (4, -26), (1.2, -2), (-1.2, -2), (-4, -26)]),
        "round",
        liquid,
        depth=2,
        shadow=False,
    )
    return d


def well(liquid: str = "", key: str = "well") -> Drawing:
    """A well of a plate in section, 120 wide, its floor at y = 60. Parts: plastic, inside, liquid (where there is any)."""
    d = Drawing(key)
    outer = geo.rounded_box(-66, -64, 132, 136, 12)
    hollow = geo.rounded_box(-56, -80, 112, 142, 8)
    if liquid:
        d.add(
            "liquid",
            hollow.intersection(shapely.box(-60, -44, 60, 64)),
            "flat",
            liquid,
            opacity=0.75,
            outline=False,
            shadow=False,
        )
    d.add("plastic", outer.difference(hollow), "round", "plastic", depth=5)
    return d


def slide(stain: str = "", key: str = "slide") -> Drawing:
    """A microscope slide seen obliquely, with a smear. Parts: glass, smear."""
    d = Drawing(key)
    d.add("glass", Polygon([(-70, 12), (54, 12), (70, -12), (-54, -12)]), "sheet", "glass")
    d.add(
        "smear",
        geo.ellipse(0, 0, 26, 7),
        "flat",
        stain or "plastic",
        outline=False,
        shadow=False,
        opacity=0.85,
    )
    return d


def bottle(liquid: str, key: str = "bottle") -> Drawing:
    """A dropper bottle of reagent. Parts: glass, liquid, cap."""
    d = Drawing(key)
    body = geo.rounded_box(-18, -20, 36, 50, 6).union(shapely.box(-8, -32, 8, -16))
    _glass(d, body, -10, liquid)
    d.add("cap", geo.rounded_box(-10, -46, 20, 16, 4), "round", "plastic-dark", depth=4)
    return d


def droplet(material: str, size: float = 9.0, key: str = "droplet") -> Drawing:
    """A falling drop. Part: drop."""
    d = Drawing(key)
    shape = geo.blob((0, -size * 1.4), (size * 0.7, 0), (0, size * 0.8), (-size * 0.7, 0))
    d.add("drop", shape, "round", material, depth=size * 0.4)
    return d


def colonies(
    region: BaseGeometry, gap: float, material: str, width: float, key: object = "colonies"
) -> Drawing:
    """Colonies over a region of a dish. Part: spots."""
    d = Drawing("colonies")
    d.add("spots", MultiPoint(geo.scatter(region, gap, key)), "dots", material, width=width)
    return d


def hand(key: str = "hand") -> Drawing:
    """An open right hand, palm to the reader, fingers up, about 110 wide. Part: skin."""
    d = Drawing(key)
    palm = geo.rounded_box(-36, -8, 72, 78, 22)
    rays = ((-27, -34, -40, -62), (-9.5, -12, -14, -84), (9.5, 11, 13, -80), (27, 33, 38, -60))
    fingers = [geo.tube((x0, 10, 8.6), (x1, top * 0.5, 8.2), (x2, top, 7), cap=3) for x0, x1, x2, top in rays]
    thumb = geo.tube((24, 48, 13), (50, 22, 10), (60, -4, 8), cap=3)
    wrist = geo.tube((0, 50, 27), (0, 110, 23))
    d.add(
        "skin",
        geo.fillet(shapely.union_all([palm, *fingers, thumb, wrist]), 1.2),
        "round",
        "skin-tone",
        depth=8,
    )
    creases = MultiLineString(
        [[*geo.line((-26, 18), (-4, 10), (24, 20)).coords], [*geo.line((-28, 32), (0, 30), (20, 46)).coords]]
    )
    d.add("creases", creases, "line", "skin-tone", width=1.6, tone=-0.35, detail=2)
    return d
