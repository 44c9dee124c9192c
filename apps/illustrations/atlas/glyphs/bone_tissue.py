"""Bone cut open: marrow spaces between trabeculae, osteons, a tooth in its socket, and bones broken in two."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import split, unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy


def spongy(d: Drawing, id: str, region: BaseGeometry, size: float, key: object, marrow: str = "red-marrow",
    axis: float = 90.0, stretch: float = 1.5) -> None:
    """Trabeculae that fill a region, with marrow between them. Parts: id, id-marrow."""
    d.add(id, region, Form.CUT, "spongy-bone", depth=5, shadow=False, outline=False)
    holes = geo.cells(geo.inset(region, size * 0.12), size, key, axis, stretch, size * 0.09, size * 0.14)
    d.add(f"{id}-marrow", holes, Form.FLAT, marrow, tone=0.25, shadow=False)


def osteon(d: Drawing, prefix: str, at: Xy, radius: float, key: object, rings: int = 5) -> None:
    """A cross-section of an osteon: lamellae around a canal with vessels. Parts: osteon, lamellae, lacunae, canal."""
    shape = geo.wobbly(*at, radius, radius * 0.95, key, n=10, amount=0.05)
    d.add(f"{prefix}osteon", shape, Form.CUT, "compact-bone", depth=radius * 0.2, shadow=False)
    inner = radius * 0.2
    steps = [inner + (radius - inner) * k / rings for k in range(1, rings)]
    circles = [geo.ellipse(*at, s, s * 0.96) for s in steps]
    d.add(f"{prefix}lamellae", MultiLineString([LineString(c.exterior) for c in circles]), Form.LINE, "compact-bone",
        width=radius * 0.02, tone=-0.35)
    r = geo.rng(f"lacunae/{key}")
    cells, rays = [], []
    for s in steps:
        count = max(5, int(s / radius * 15))
        turn = r.uniform(0, 360)
        for k in range(count):
            angle = turn + 360 * k / count + r.uniform(-8, 8)
            x, y = geo.polar(s, angle, *at)
            cells.append(geo.ellipse(x, y, radius * 0.05, radius * 0.022, angle + 90))
            for swing in (-24, 0, 24):
                rays.append([geo.polar(radius * 0.03, angle + swing, x, y),
                    geo.polar(radius * 0.1, angle + swing * 0.7, x, y)])
                rays.append([geo.polar(-radius * 0.03, angle + swing, x, y),
                    geo.polar(-radius * 0.1, angle + swing * 0.7, x, y)])
    d.add(f"{prefix}canaliculi", MultiLineString(rays), Form.LINE, "bone-cell", width=radius * 0.009, detail=2)
    d.add(f"{prefix}lacunae", unary_union(cells), Form.FLAT, "bone-cell", shadow=False)
    d.add(f"{prefix}canal", geo.ellipse(*at, inner, inner * 0.96), Form.HOLLOW, "bone-behind", depth=inner * 0.3)
    x, y = at
    d.add(f"{prefix}artery", geo.ellipse(x - inner * 0.34, y - inner * 0.1, inner * 0.3), Form.ROUND, "artery",
        depth=inner * 0.1, shadow=False)
    d.add(f"{prefix}vein", geo.ellipse(x + inner * 0.34, y - inner * 0.14, inner * 0.34), Form.ROUND, "vein",
        depth=inner * 0.1, shadow=False)
    d.add(f"{prefix}nerve", geo.ellipse(x, y + inner * 0.44, inner * 0.2), Form.ROUND, "nerve", depth=inner * 0.08,
        shadow=False)


def chondrocytes(d: Drawing, id: str, points, rx: float, ry: float) -> None:
    """Cartilage cells in their lacunae. Parts: id, id-nuclei."""
    d.add(id, [geo.ellipse(x, y, rx, ry) for x, y in points], Form.ROUND, "cartilage", tone=0.45,
        depth=min(rx, ry) * 0.5, shadow=False)
    d.add(f"{id}-nuclei", MultiPoint([tuple(p) for p in points]), Form.DOTS, "bone-cell", width=min(rx, ry) * 0.8,
        shadow=False)


def tooth(d: Drawing, x: float = 0.0, y: float = 0.0, k: float = 1.0) -> None:
    """A front tooth in its socket, cut lengthwise; origin at the gum line.

    Parts: alveolar-bone, periodontal-ligament, gum, cementum, dentin, enamel, pulp, vessels.
    """
    at = lambda shape: affinity.translate(affinity.scale(shape, k, k, origin=(0, 0)), x, y)  # noqa: E731
    root = geo.blob((-46, -20), (-44, 40), (-34, 130), (-16, 214), (0, 236), (16, 214), (34, 130), (44, 40),
        (46, -20))
    bone = geo.blob((-170, 66, "c"), (-110, 50), (-56, 60, "c"), (-46, 130), (-28, 220), (0, 254), (28, 220),
        (46, 130), (56, 60, "c"), (110, 50), (170, 66, "c"), (170, 330, "c"), (-170, 330, "c"))
    d.add("alveolar-bone", at(bone), Form.CUT, "spongy-bone", depth=8)
    holes = geo.cells(geo.inset(bone, 12), 26, "socket", 30, 1.4, 2.6, 4)
    d.add("marrow-spaces", [at(h) for h in holes], Form.FLAT, "red-marrow", tone=0.35, shadow=False)
    d.add("periodontal-ligament", at(geo.clean(root.buffer(11).difference(geo.blob((-200, -200), (200, -200),
        (200, 30), (-200, 30))))), Form.FLAT, "collagen", shadow=False)
    fibers = []
    for t in np.linspace(0.04, 0.96, 44):
        p = root.exterior.interpolate(t, normalized=True)
        if p.y > 34:
            q = root.buffer(12).exterior.interpolate(root.buffer(12).exterior.project(Point(p)))
            fibers.append([(p.x, p.y), (q.x, q.y + 5)])
    d.add("ligament-fibers", at(MultiLineString(fibers)), Form.LINE, "collagen", width=1.8 * k, tone=-0.3)
    gums = [geo.blob((s * 170, 66, "c"), (s * 170, 20, "c"), (s * 110, 2), (s * 62, -26), (s * 47, -34), (s * 45, 20),
        (s * 50, 58, "c"), (s * 56, 60), (s * 110, 50)) for s in (-1, 1)]
    d.add("cementum", at(root), Form.ROUND, "dentin", depth=10, tone=-0.12)
    crown = geo.blob((-46, -14), (-60, -70), (-62, -140), (-50, -176), (0, -186), (50, -176), (62, -140), (60, -70),
        (46, -14))
    d.add("dentin", at(unary_union([geo.inset(crown, 16), geo.inset(root, 6)]).buffer(4)), Form.ROUND, "dentin",
        depth=12, shadow=False)
    d.add("enamel", at(geo.clean(crown.difference(geo.inset(crown, 16)).difference(geo.ellipse(0, 10, 40, 50)))),
        Form.ROUND, "tooth-enamel", depth=8)
    pulp = geo.blob((-20, -110), (0, -124), (20, -110), (18, -20), (12, 90), (4, 214), (-4, 214), (-12, 90),
        (-18, -20))
    d.add("pulp", at(pulp), Form.ROUND, "gum", depth=8, shadow=False)
    for n, (material, dx) in enumerate((("artery", -5), ("vein", 0), ("nerve", 5))):
        d.add(f"pulp-{material}", at(geo.line((dx * 3, 300), (dx * 0.5, 240), (dx, 120), (dx * 1.6, -60 - 10 * n))),
            Form.CORD, material, width=4 * k)
    d.add("gum", at(unary_union(gums)), Form.ROUND, "gum", depth=14)


# ---------------------------------------------------------------- broken bones
def jagged(points, key: object, amount: float = 4.0) -> LineString:
    """A ragged line through the points, as bone breaks."""
    r = geo.rng(f"break/{key}")
    course = geo.curve(points, 5)[:, :2]
    return LineString([(x + r.uniform(-amount, amount) * 0.4, y + r.uniform(-amount, amount)) for x, y in course])


def broken(shape: BaseGeometry, line: LineString) -> tuple[BaseGeometry, BaseGeometry]:
    """The upper and the lower piece of a bone that breaks along a line right across it."""
    pieces = sorted(geo.polygons(split(shape, line)), key=lambda p: p.centroid.y)
    middle = line.centroid.y
    upper = unary_union([p for p in pieces if p.centroid.y < middle])
    return upper, unary_union([p for p in pieces if p.centroid.y >= middle])
