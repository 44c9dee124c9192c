"""A block of skin, and what stands in it: hairs with their glands, sweat glands, nerve endings."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy


def layers(d: Drawing, width: float, corneum: float, epidermis: float, dermis: float, bottom: float, seed: int,
    papillae: int = 9) -> None:
    """Flat layers from the surface (y = 0) down to `bottom`; heights are those of the lower borders.

    Parts: hypodermis, adipose-tissue, reticular-layer, papillary-layer, stratum-basale, epidermis, stratum-corneum.
    """
    d.add("hypodermis", box(0, dermis, width, bottom), Form.FLAT, "hypodermis", shadow=False)
    fat = box(6, dermis + 14, width - 6, bottom - 6)
    d.add("adipose-tissue", list(geo.cells(fat, 46, f"fat/{seed}", wall=2.4, rounding=9)), Form.ROUND,
        "adipocyte", depth=9, shadow=False)
    d.add("reticular-layer", box(0, epidermis, width, dermis), Form.FLAT, "dermis", shadow=False)
    wave = _papillae(width, epidermis, papillae)
    d.add("papillary-layer", geo.clean(_under(wave, 60).intersection(box(0, 0, width, dermis))), Form.FLAT, "dermis",
        tone=0.3, outline=False, shadow=False)
    fibers = geo.dashes(geo.hatch(box(6, epidermis + 40, width - 6, dermis - 6), 8, 15, f"collagen/{seed}", 5),
        f"collagen/{seed}", (30, 90), (10, 40), 0.8)
    d.add("collagen", MultiLineString([f for f in fibers if len(f) > 1]), Form.LINE, "collagen", width=1.4,
        tone=-0.05, detail=2)
    d.add("stratum-basale", _above(wave), Form.FLAT, "basal-layer", shadow=False)
    d.add("epidermis", affinity.translate(_above(wave), 0, -13).intersection(box(0, corneum - 20, width, bottom)),
        Form.FLAT, "epidermis", outline=False, shadow=False)
    rough = [(x, 4 * np.sin(x / 23.0) + 2.5 * np.sin(x / 9.0)) for x in np.linspace(0, width, 60)]
    low = [(x, corneum + 4 * np.sin(x / 31.0)) for x in np.linspace(width, 0, 60)]
    d.add("stratum-corneum", geo.clean(_ring([*rough, *low])), Form.ROUND, "corneum", depth=10, shadow=False)
    flakes = geo.dashes([np.array([(x, y + 3 * np.sin(x / 27.0)) for x in np.linspace(4, width - 4,
        40)]) for y in np.arange(8, corneum - 3, 7)], f"flakes/{seed}", (16, 40), (4, 12), 1.0, None, 0.4)
    d.add("flakes", MultiLineString(flakes), Form.LINE, "corneum", width=1.0, tone=-0.3, detail=2)


def _ring(points) -> Polygon:
    return Polygon(points)


def _papillae(width: float, depth: float, count: int) -> np.ndarray:
    """The wavy border of epidermis and dermis."""
    x = np.linspace(0, width, 24 * count)
    return np.stack([x, depth - 17 * np.cos(2 * np.pi * x * count / width) + 4 * np.cos(x / 19.0)], 1)


def _above(wave: np.ndarray) -> BaseGeometry:
    return geo.clean(_ring([(wave[0, 0], 6), *map(tuple, wave), (wave[-1, 0], 6)]))


def _under(wave: np.ndarray, reach: float) -> BaseGeometry:
    return geo.clean(_ring([*map(tuple, wave), (wave[-1, 0], wave[0, 1] + reach), (wave[0, 0], wave[0, 1] + reach)]))


def hair(d: Drawing, top: Xy, base: Xy, width: float, *, prefix: str = "", gland_side: float = 1.0,
    shaft: float = 120.0, epidermis: float = 90.0) -> None:
    """A hair in its follicle; `top` is the pore at the surface, `base` the middle of the bulb.

    Parts: arrector-pili-muscle, sebaceous-gland, hair-follicle, hair-bulb, hair-papilla, hair-root, hair-shaft.
    """
    (x0, y0), (x1, y1) = top, base
    at = lambda t: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)  # noqa: E731 - a point along the follicle
    s = gland_side
    low, high = at(0.72), (x0 + s * 150, epidermis + 26)
    d.add(f"{prefix}arrector-pili-muscle", geo.tube((*low, 8), ((low[0] + high[0]) / 2 + s * 6,
        (low[1] + high[1]) / 2, 12), (*high, 5), cap=2, step=4), Form.ROUND, "skeletal-muscle", depth=8)
    gx, gy = at(0.42)
    lobes = [geo.ellipse(gx + s * dx * width / 20, gy + dy * width / 20, r * width / 20) for dx, dy, r in ((34, 12,
        20), (52, 34, 19), (32, 42, 19), (56, 10, 15), (18, 20, 14))]
    neck = geo.tube((*at(0.28), 8 * width / 20), (gx + s * 22 * width / 20, gy + 4, 11 * width / 20), cap=3)
    d.add(f"{prefix}sebaceous-gland", geo.fillet(unary_union([*lobes, neck]), 4), Form.ROUND, "sebaceous-gland",
        depth=14, lobules=13)
    sheath = geo.tube((x0, y0 + 4, width * 0.52), (*at(0.1), width * 0.6), (*at(0.6), width * 0.72), (*at(0.9),
        width * 0.8), (*at(0.96), width * 0.95), step=4)
    bulb = geo.ellipse(x1, y1, width * 1.08, width * 1.2)
    d.add(f"{prefix}hair-follicle", geo.fillet(unary_union([sheath, bulb]), 12), Form.ROUND, "epidermis", depth=11)
    d.add(f"{prefix}hair-bulb", geo.ellipse(x1, y1 + 1, width * 0.84, width * 0.96), Form.ROUND, "hair-root",
        depth=10, shadow=False)
    d.add(f"{prefix}hair-papilla", geo.tube((x1, y1 + width * 1.16, width * 0.3), (x1, y1 + width * 0.4,
        width * 0.36), (x1, y1 + width * 0.05, width * 0.1), cap=2, step=3), Form.FLAT, "dermis", shadow=False)
    d.add(f"{prefix}hair-root", geo.tube((x0, y0, width * 0.3), (*at(0.5), width * 0.32), (*at(0.94), width * 0.46),
        cap=2, step=4), Form.ROUND, "hair", depth=6, shadow=False)
    lean = (x0 - x1) * 0.55 + 8 * s
    if shaft:
        d.add(f"{prefix}hair-shaft", geo.tube((x0, y0 + 6, width * 0.32), (x0 + lean * 0.35, y0 - shaft * 0.5,
            width * 0.26), (x0 + lean * 0.9, y0 - shaft, width * 0.06), step=4), Form.ROUND, "hair", depth=6)


def sweat_gland(d: Drawing, pore: Xy, coil: Xy, *, prefix: str = "") -> None:
    """An eccrine gland: coil in the deep dermis, straight duct, spiral through the epidermis.

    Parts: sweat-duct, eccrine-sweat-gland, sweat-pore.
    """
    (px, py), (cx, cy) = pore, coil
    t = np.linspace(0, 1, 60)
    duct = [(px + (cx - px) * k + 7 * np.sin(k * 26) * (1 - min(1.0, k * 1.6)) + 6 * np.sin(k * 5),
        py + (cy - 40 - py) * k) for k in t]
    d.add(f"{prefix}sweat-duct", LineString(duct), Form.CORD, "sweat-gland", width=11)
    r = geo.rng(f"coil/{px}")
    knot = [(cx + (10 + 34 * abs(np.sin(a * 0.37))) * np.cos(a) + r.uniform(-3, 3),
        cy + (8 + 28 * abs(np.cos(a * 0.29))) * np.sin(a)) for a in np.linspace(0, 10 * np.pi, 60)]
    d.add(f"{prefix}eccrine-sweat-gland", geo.line(duct[-1], *knot, step=4), Form.CORD, "sweat-gland", width=12.5)
    d.add(f"{prefix}sweat-pore", geo.ellipse(px, py, 9, 4), Form.HOLLOW, "epidermis", finish="dark", depth=3)


def vessel_pair(d: Drawing, y: float, width: float, twigs: tuple[float, ...], up: float) -> None:
    """An artery and a vein along the lower dermis with loops up to the papillae. Parts: artery, vein."""
    for material, dy, dx in (("vein", 13, 7), ("artery", -5, -7)):
        tubes = [geo.tube((0, y + dy, 9), (width * 0.3, y + dy + 9, 9), (width * 0.65, y + dy - 6, 9), (width,
            y + dy + 4, 9), step=6)]
        for x in twigs:
            tubes.append(geo.tube((x + dx * 2, y + dy, 7), (x + dx, (y + up) / 2, 5), (x + dx * 1.2, up + 22, 3.4),
                (x, up, 3), step=4, cap=2))
        d.add(material, unary_union(tubes), Form.ROUND, material, depth=7)


def nerve_branch(d: Drawing, id: str, points, width: float) -> None:
    d.add(id, geo.line(*points, step=4), Form.CORD, "nerve", width=width)


def tactile_corpuscle(d: Drawing, at: Xy, size: float, id: str = "tactile-corpuscle") -> None:
    x, y = at
    d.add(id, geo.ellipse(x, y, size * 0.62, size), Form.ROUND, "nerve", tone=0.35, depth=8)
    d.add(f"{id}-discs", MultiLineString([[(x - size * 0.44, y + k * size * 0.3 + 2), (x + size * 0.44,
        y + k * size * 0.3 - 2)] for k in range(-2, 3)]), Form.LINE, "nerve", width=2, tone=-0.35)


def lamellated_corpuscle(d: Drawing, at: Xy, size: float, turn: float = 0.0,
    id: str = "lamellated-corpuscle") -> None:
    body = geo.ellipse(*at, size * 1.35, size, turn)
    d.add(id, body, Form.ROUND, "nerve", tone=0.42, depth=12)
    d.add(f"{id}-lamellae", MultiLineString(geo.rings(body, [size * k for k in (0.17, 0.34, 0.51, 0.68)])), Form.LINE,
        "nerve", width=1.6, tone=-0.25)
    d.add(f"{id}-core", geo.ellipse(*at, size * 0.62, size * 0.13, turn), Form.FLAT, "nerve", tone=-0.2, shadow=False)
