"""Shapes from a few points, and everything that follows from the distance to an edge.

Shapes are shapely geometries in drawing units, y down. Curves are arrays of shape (n, 2), or (n, 3) with a radius.
Whatever is random takes a key and gives the same result for the same key.
"""

from __future__ import annotations

import itertools
import math
import random
import zlib
from collections.abc import Callable, Iterable, Sequence

import numpy as np
import shapely
from shapely import affinity, get_parts, make_valid, voronoi_polygons
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Curve = np.ndarray


def rng(key: object) -> random.Random:
    """A random source that depends on nothing but the key."""
    return random.Random(zlib.crc32(str(key).encode()))


# ---------------------------------------------------------------- curves
def _span(p0: Curve, p1: Curve, p2: Curve, p3: Curve, n: int) -> Curve:
    """Centripetal Catmull-Rom from p1 to p2: no loops, no overshoot at uneven spacing."""

    def interval(a: Curve, b: Curve) -> float:
        return max(math.sqrt(math.hypot(a[0] - b[0], a[1] - b[1])), 1e-4)

    t0, t1 = 0.0, interval(p0, p1)
    t2 = t1 + interval(p1, p2)
    t3 = t2 + interval(p2, p3)
    t = np.linspace(t1, t2, n, endpoint=False)[:, None]
    a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
    a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
    a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
    b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
    b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
    return (t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2


def curve(points: Sequence[Sequence[float]] | Curve, step: float = 4.0) -> Curve:
    """An open smooth curve through the points, sampled about every `step` units."""
    p = np.array(points, float)
    if len(p) == 2:
        n = max(2, int(np.hypot(*(p[1] - p[0])[:2]) / step))
        return p[0] + (p[1] - p[0]) * np.linspace(0, 1, n + 1)[:, None]
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    spans = []
    for i in range(len(p) - 1):
        n = max(2, int(np.hypot(*(p[i + 1] - p[i])[:2]) / step))
        spans.append(_span(q[i], q[i + 1], q[i + 2], q[i + 3], n))
    return np.vstack([*spans, p[-1:]])


def blob(*points: Sequence, step: float = 4.0) -> BaseGeometry:
    """A closed smooth shape through the points; a point (x, y, "c") is a sharp corner."""
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    xy = [p[:2] for p in points]
    if corners:
        xy = xy[corners[0] :] + xy[: corners[0]]
        cuts = [(c - corners[0]) % len(xy) for c in corners] + [len(xy)]
        xy = [*xy, xy[0]]
        ring = np.vstack([curve(xy[a : b + 1], step)[:-1] for a, b in itertools.pairwise(cuts)])
    else:
        p = np.array(xy, float)
        n = len(p)
        spans = []
        for i in range(n):
            k = max(2, int(np.hypot(*(p[(i + 1) % n] - p[i])) / step))
            spans.append(_span(p[i - 1], p[i], p[(i + 1) % n], p[(i + 2) % n], k))
        ring = np.vstack(spans)
    return clean(Polygon(ring))


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a geometry of any kind."""
    if shape.geom_type == "Polygon":
        return [] if shape.is_empty else [shape]
    return [q for part in getattr(shape, "geoms", ()) for q in polygons(part)]


def clean(shape: BaseGeometry) -> BaseGeometry:
    """A valid polygon or multipolygon without slivers; empty stays empty."""
    if shape.is_empty:
        return shape
    if not shape.is_valid:
        shape = make_valid(shape)
    parts = [p for p in polygons(shape) if p.area > 0.5]
    return parts[0] if len(parts) == 1 else MultiPolygon(parts)


def normals(line: Curve) -> tuple[Curve, Curve]:
    """Unit normals and tangents along a curve."""
    tangent = np.gradient(line[:, :2], axis=0)
    tangent /= np.maximum(np.hypot(tangent[:, 0], tangent[:, 1]), 1e-9)[:, None]
    return np.stack([-tangent[:, 1], tangent[:, 0]], 1), tangent


def resample(line: Curve, n: int) -> Curve:
    """n points evenly spaced along a curve."""
    line = np.asarray(line)[:, :2]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, along[-1], n)
    return np.stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])], 1)


# ---------------------------------------------------------------- bodies
def tube(*points: Sequence[float], cap: int = 0, step: float = 4.0) -> BaseGeometry:
    """A tube of varying radius through (x, y, radius); cap 0 is flat, 1 round at the start, 2 at the end, 3 both."""
    c = curve(points, step)
    n, _ = normals(c)
    r = np.maximum(c[:, 2:3], 0.2)
    a, b = c[:, :2] + n * r, c[:, :2] - n * r
    body = Polygon(np.vstack([a, b[::-1]]))
    if not body.is_valid:  # a bend tighter than the radius: build it from short pieces
        pieces = [Polygon([a[i], a[i + 1], b[i + 1], b[i]]).buffer(0.05) for i in range(len(c) - 1)]
        balls = [Point(*p[:2]).buffer(p[2]) for p in c[2:-2:2]]
        body = unary_union([q for q in pieces if q.is_valid] + balls)
    ends = []
    if cap & 1:
        ends.append(Point(*c[0, :2]).buffer(c[0, 2]))
    if cap & 2:
        ends.append(Point(*c[-1, :2]).buffer(c[-1, 2]))
    return clean(unary_union([body, *ends]) if ends else body)


def extended(points: Sequence[Sequence[float]], by: float = 1.2) -> list[Sequence[float]]:
    """The same tube run on past both ends, so that shading does not close over at a cut."""
    a, b = np.array(points[0], float), np.array(points[1], float)
    y, z = np.array(points[-2], float), np.array(points[-1], float)
    u, w = a - b, z - y
    u, w = u / np.hypot(*u[:2]) * a[2] * by, w / np.hypot(*w[:2]) * z[2] * by
    u[2] = w[2] = 0
    return [tuple(a + u), *points, tuple(z + w)]


def ellipse(x: float, y: float, rx: float, ry: float | None = None, rotation: float = 0.0) -> Polygon:
    """An ellipse; rotation in degrees, clockwise on the page."""
    unit = Point(0, 0).buffer(1, 24)
    turned = affinity.rotate(
        affinity.scale(unit, rx, rx if ry is None else ry, origin=(0, 0)), rotation, origin=(0, 0)
    )
    return affinity.translate(turned, x, y)


def capsule(length: float, width: float, bend: float = 0.0) -> BaseGeometry:
    """A rounded rod centred on the origin, `length` along x; a positive bend arches its middle upwards."""
    r, half = width / 2, max(length / 2 - width / 2, 0.1)
    return tube((-half, bend / 2, r), (0, -bend / 2, r), (half, bend / 2, r), cap=3, step=3)


def rounded_box(x: float, y: float, width: float, height: float, radius: float) -> Polygon:
    """A rectangle with round corners; (x, y) is its upper left corner."""
    radius = min(radius, width / 2 - 0.01, height / 2 - 0.01)
    return shapely.box(x + radius, y + radius, x + width - radius, y + height - radius).buffer(
        radius, quad_segs=10
    )


def wobbly(
    x: float, y: float, rx: float, ry: float, key: object, n: int = 12, amount: float = 0.06
) -> BaseGeometry:
    """An organic closed shape: an ellipse whose radius wanders by `amount`."""
    r = rng(key)
    angles = (2 * math.pi * i / n for i in range(n))
    return blob(
        *[
            (x + rx * math.cos(t) * (k := 1 + r.uniform(-amount, amount)), y + ry * math.sin(t) * k)
            for t in angles
        ],
        step=3,
    )


def polar(radius: float, degrees: float, x: float = 0.0, y: float = 0.0) -> tuple[float, float]:
    """The point at an angle (clockwise from east) and a distance from (x, y)."""
    a = math.radians(degrees)
    return x + radius * math.cos(a), y + radius * math.sin(a)


def mouth(points: Sequence[Sequence[float]], at: int, squash: float = 0.34) -> Polygon:
    """The ellipse that closes the cut end of a tube; `at` is 0 or -1."""
    p, q = (points[0], points[1]) if at == 0 else (points[-1], points[-2])
    angle = math.degrees(math.atan2(p[1] - q[1], p[0] - q[0])) + 90
    return ellipse(p[0], p[1], p[2], p[2] * squash, angle)


def local(
    points: Iterable[Sequence[float]],
    x: float,
    y: float,
    rotation: float = 0.0,
    sx: float = 1.0,
    sy: float = 1.0,
) -> list[tuple]:
    """Points given around the origin, put at (x, y) and turned by `rotation` degrees; further values stay."""
    c, s = math.cos(math.radians(rotation)), math.sin(math.radians(rotation))
    return [(x + p[0] * sx * c - p[1] * sy * s, y + p[0] * sx * s + p[1] * sy * c, *p[2:]) for p in points]


def line(*points: Sequence[float], step: float = 3.0) -> LineString:
    """A smooth open line through the points, for CORD and LINE parts."""
    return LineString(curve(points, step)[:, :2])


# ---------------------------------------------------------------- from the distance to the edge
def inset(shape: BaseGeometry, d: float) -> BaseGeometry:
    return shape.buffer(-d, quad_segs=4)


def smooth(shape: BaseGeometry, r: float) -> BaseGeometry:
    """Round off every corner and notch smaller than r."""
    return clean(shape.buffer(r, quad_segs=6).buffer(-2 * r, quad_segs=6).buffer(r, quad_segs=6))


def fillet(shape: BaseGeometry, r: float) -> BaseGeometry:
    """Fill re-entrant corners only, as where two vessels join."""
    return shape.buffer(r, quad_segs=8).buffer(-r, quad_segs=8)


def rings(shape: BaseGeometry, depths: Iterable[float]) -> list[Curve]:
    """Contour lines of the shape at the given depths (negative is outside)."""
    shape = shape.simplify(0.4)
    out: list[Curve] = []
    for d in depths:
        for p in polygons(inset(shape, d) if d else shape):
            out += [np.array(p.exterior.coords), *(np.array(i.coords) for i in p.interiors)]
    return out


def dashes(lines, key, length=(18, 60), gap=(4, 26), keep=1.0, clip=None, jitter=1.0) -> list[Curve]:
    """Long lines cut into jittered strokes, as a hand would draw them."""
    r = rng(key)
    out = []
    for points in lines:
        points = np.asarray(points)[:, :2]
        along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
        s = -r.uniform(0, length[1])
        while s < along[-1]:
            e = s + r.uniform(*length)
            a, b = max(0, s), min(along[-1], e)
            s = e + r.uniform(*gap)
            if b - a < 6 or r.random() > keep:
                continue
            at = np.linspace(a, b, max(2, int((b - a) / 9) + 1))
            stroke = np.stack([np.interp(at, along, points[:, 0]), np.interp(at, along, points[:, 1])], 1)
            out.append(stroke + (r.gauss(0, jitter), r.gauss(0, jitter)))
    return inside(out, clip) if clip is not None else out


def inside(strokes: list[Curve], clip: BaseGeometry) -> list[Curve]:
    """The strokes whose ends and middle lie in `clip`."""
    if not strokes or clip.is_empty:
        return []
    shapely.prepare(clip)
    probes = np.array([[c[0], c[len(c) // 2], c[-1]] for c in strokes])
    ok = shapely.contains_xy(clip, probes[..., 0], probes[..., 1]).all(1)
    return [c for c, kept in zip(strokes, ok, strict=True) if kept]


def hatch(
    shape: BaseGeometry, angle: float, gap: float, key: object = "", wobble: float = 0.0
) -> list[Curve]:
    """Parallel lines over the shape at an angle in degrees."""
    if shape.is_empty:
        return []
    r = rng(key)
    x0, y0, x1, y1 = shape.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + gap
    out = []
    y = -reach
    while y < reach:
        at = cy + y + r.uniform(-1, 1) * wobble
        full = affinity.rotate(LineString([(cx - reach, at), (cx + reach, at)]), angle, origin=(cx, cy))
        for p in get_parts(full.intersection(shape)):
            if p.geom_type == "LineString" and p.length > 3:
                out.append(np.array(p.segmentize(14).coords))
        y += gap
    return out


def scatter(
    shape: BaseGeometry, gap: float, key: object, tone: Callable[[Curve], Curve] | None = None
) -> Curve:
    """Evenly strewn points inside the shape, about `gap` apart, shape (n, 2); tone(points) in 0..1 thins them."""
    if shape.is_empty:
        return np.empty((0, 2))
    r = np.random.default_rng(zlib.crc32(str(key).encode()))
    x0, y0, x1, y1 = shape.bounds
    p = np.stack(np.meshgrid(np.arange(x0, x1, gap), np.arange(y0, y1, gap * 0.87)), -1)
    p[1::2, :, 0] += gap / 2
    p = p.reshape(-1, 2) + r.uniform(-0.46, 0.46, (p.size // 2, 2)) * gap
    shapely.prepare(shape)
    p = p[shapely.contains_xy(shape, p[:, 0], p[:, 1])]
    return p if tone is None or not len(p) else p[r.random(len(p)) < tone(p)]


def cells(
    shape: BaseGeometry,
    size: float,
    key: object,
    axis: float = 0.0,
    stretch: float = 1.0,
    wall: float = 2.0,
    rounding: float = 3.0,
    grade: Callable[[float, float], float] | None = None,
) -> list[Polygon]:
    """Rounded Voronoi cells that fill the shape, stretched along `axis` degrees: trabeculae, lobules, tissue.

    `grade(x, y)` multiplies the wall between cells.
    """
    r = rng(key)
    centre = shape.centroid
    squeezed = affinity.scale(affinity.rotate(shape, -axis, origin=centre), 1 / stretch, 1, origin=centre)
    x0, y0, x1, y1 = squeezed.bounds
    seeds = []
    for row, y in enumerate(np.arange(y0 - size, y1 + size, size * 0.87)):
        for x in np.arange(x0 - size + (row % 2) * size / 2, x1 + size, size):
            seeds.append((x + r.uniform(-0.42, 0.42) * size, y + r.uniform(-0.42, 0.42) * size))
    plan = voronoi_polygons(MultiPoint(seeds))
    plan = affinity.rotate(affinity.scale(plan, stretch, 1, origin=centre), axis, origin=centre)
    shapely.prepare(shape)
    candidates = get_parts(plan)
    candidates = candidates[shapely.intersects(shape, candidates)]
    out = []
    for cell, whole in zip(candidates, shapely.contains(shape, candidates), strict=True):
        cell = cell if whole else cell.intersection(shape)
        w = wall if grade is None else wall * grade(*cell.centroid.coords[0])
        cell = cell.buffer(-w - rounding, quad_segs=3).buffer(rounding, quad_segs=4)
        out += [p for p in polygons(cell) if p.area > 4]
    return out


def spots(region: BaseGeometry, limit: int = 12) -> list[tuple[float, float]]:
    """Up to `limit` points well inside a region, the roomiest first, spread over all of it."""
    pieces = sorted((p for p in polygons(region) if p.area > 1), key=lambda p: -p.area)
    if not pieces:
        return []
    total = sum(p.area for p in pieces)
    out: list[tuple[float, float]] = []
    for piece in pieces:
        if out and piece.area < 0.04 * total and len(out) >= 2:
            break
        circle = shapely.maximum_inscribed_circle(piece, tolerance=max(0.3, math.sqrt(piece.area) / 60))
        radius = circle.length
        out.append(circle.coords[0])
        core = piece.buffer(-0.55 * radius)
        if core.is_empty:
            continue
        share = max(2, round(limit * piece.area / total))
        gap = max(1.5 * radius, math.sqrt(piece.area / share))
        grid = scatter(core, gap, "spots")
        if len(grid) < share:  # a thin piece: walk along its middle instead
            ring = core.exterior if core.geom_type == "Polygon" else polygons(core)[0].exterior
            walk = [ring.interpolate(k / share, normalized=True).coords[0] for k in range(share)]
            grid = np.vstack([grid, np.array(walk)]) if len(grid) else np.array(walk)
        order = np.linspace(0, len(grid) - 1, min(share, len(grid))).astype(int)
        out += [(float(grid[k][0]), float(grid[k][1])) for k in order]
    return [(float(x), float(y)) for x, y in out[:limit]]


def spread(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points in such an order that the first few are already far from each other; the first stays first."""
    if len(points) < 3:
        return list(points)
    xy = np.array(points)
    order = [0]
    distance = np.hypot(*(xy - xy[0]).T)
    while len(order) < len(points):
        order.append(int(distance.argmax()))
        distance = np.minimum(distance, np.hypot(*(xy - xy[order[-1]]).T))
        distance[order] = -1
    return [points[k] for k in order]


# ---------------------------------------------------------------- path data
def path_data(shape: BaseGeometry, tolerance: float = 0.14) -> str:
    """SVG path data of the polygons in a geometry: relative, one decimal."""
    out = []
    for p in polygons(shape):
        q = p.simplify(tolerance) if tolerance else p
        for ring in (q.exterior, *q.interiors):
            out.append(polyline_data(np.asarray(ring.coords)[:-1]) + "z")
    return "".join(out)


def polyline_data(points: Curve) -> str:
    """SVG path data of straight segments."""
    c = np.rint(np.asarray(points)[:, :2] * 10).astype(int)
    steps = "".join(f"{dx / 10:g} {dy / 10:g} " for dx, dy in np.diff(c, axis=0))
    return f"M{c[0][0] / 10:g} {c[0][1] / 10:g}l{steps}".rstrip().rstrip("l")


def _tenths(points: Curve) -> np.ndarray:
    return np.rint(np.asarray(points)[:, :2] * 10).astype(int)


def _beziers(c: Curve) -> str:
    """Relative cubic Béziers from the first to the last point, in tenths so that rounding does not add up."""
    before, after = np.vstack([c[:1], c[:-2]]), np.vstack([c[2:], c[-1:]])
    start, end = _tenths(c[:-1]), _tenths(c[1:])
    first = _tenths(c[:-1] + (c[1:] - before) / 6) - start
    second = _tenths(c[1:] - (after - c[:-1]) / 6) - start
    steps = np.hstack([first, second, end - start]).ravel().tolist()
    return "c" + " ".join(f"{v / 10:g}" for v in steps)


def smooth_data(points: Curve) -> str:
    """SVG path data of a smooth open line (cubic Béziers) through the points."""
    c = np.asarray(points)[:, :2]
    if len(c) < 3:
        return polyline_data(c)
    x, y = _tenths(c[:1])[0]
    return f"M{x / 10:g} {y / 10:g}{_beziers(c)}"


def brush_data(points: Curve, width: float) -> str:
    """SVG path data of one tapered brush stroke, `width` at its widest."""
    c = np.asarray(points)[:, :2]
    n, _ = normals(c)
    if len(c) == 2:
        half, bulge = (c[1] - c[0]) / 2, n[0] * width
        x, y, *rest = (
            _tenths(np.array([c[0], half + bulge, 2 * half, -half - bulge, -2 * half])) / 10
        ).ravel()
        ax, ay, bx, by, dx, dy, ex, ey = rest
        return f"M{x:g} {y:g}q{ax:g} {ay:g} {bx:g} {by:g}q{dx:g} {dy:g} {ex:g} {ey:g}z"
    half = (np.sin(np.pi * np.linspace(0, 1, len(c)) ** 0.8) * width / 2)[:, None]
    there, back = c + n * half, (c - n * half)[::-1]
    x, y = _tenths(back[:1])[0]
    return f"{smooth_data(there)}L{x / 10:g} {y / 10:g}{_beziers(back)}z"


def dots_data(points: Curve) -> str:
    """SVG path data of dots, to be stroked with round caps."""
    return "".join(f"M{x:.1f} {y:.1f}h.01" for x, y in points)
