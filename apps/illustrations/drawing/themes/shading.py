"""Soft light without filters: every gradual edge is a stack of offset shapes.

All functions draw on a canvas in drawing units. Light comes from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from .. import colour as hue
from .. import geometry as geo
from ..canvas import Canvas
from ..geometry import Curve

LIGHT = (-0.58, -0.81)  # unit vector towards the light
AWAY = (0.58, 0.81)

shifted = affinity.translate


def towards(shape: BaseGeometry, distance: float, light: tuple[float, float] = LIGHT) -> BaseGeometry:
    """The shape moved `distance` towards the light."""
    return shifted(shape, light[0] * distance, light[1] * distance)


def girth(shape: BaseGeometry) -> float:
    """A typical thickness: the diameter of a disc, twice the width of a strip; of many alike things, that of one."""
    return 4 * shape.area / max(shape.length, 1e-6)


def fineness(shape: BaseGeometry) -> float:
    """A factor 0.35..1 for line weights: small things get thin lines."""
    return min(1.0, max(0.35, math.sqrt(girth(shape) / 38)))


def elongated(shape: BaseGeometry) -> bool:
    """Whether a body is a tube or a branch rather than a ball."""
    return 4 * math.pi * shape.area / max(shape.length, 1e-6) ** 2 < 0.6 and girth(shape) > 24


class Ground:
    """What is already drawn, so that shadows fall on it and not on the empty page."""

    def __init__(self) -> None:
        self._shapes: list[BaseGeometry] = []
        self._bounds = np.empty((0, 4))

    def add(self, shape: BaseGeometry) -> None:
        if shape.area > 60:
            shape = shape.simplify(1.0)
            shapely.prepare(shape)
            self._shapes.append(shape)
            self._bounds = np.vstack([self._bounds, shape.bounds])

    def within(
        self, x0: float, y0: float, x1: float, y1: float, without: BaseGeometry | None = None
    ) -> BaseGeometry | None:
        """What is drawn inside a rectangle, less `without`; None when all of the rectangle is covered."""
        b = self._bounds
        near = np.flatnonzero((b[:, 0] < x1) & (b[:, 2] > x0) & (b[:, 1] < y1) & (b[:, 3] > y0))
        window = box(x0, y0, x1, y1)
        if without is None and any(self._shapes[k].contains(window) for k in near[::-1]):
            return None
        covered = unary_union([shapely.clip_by_rect(self._shapes[k], x0, y0, x1, y1) for k in near])
        return covered if without is None else covered.difference(without)


# ---------------------------------------------------------------- bodies
def puff(
    canvas: Canvas,
    shape: BaseGeometry,
    stops: Sequence[str],
    depth: float,
    steps: int | None = None,
    light: tuple[float, float] = LIGHT,
    lean: float = 0.6,
    shade: BaseGeometry | None = None,
) -> None:
    """Inflate a shape: nested insets pushed towards the light along a colour ramp from rim to crest.

    With `light` turned away it hollows the shape out. `shade` is a larger shape that the modelling follows. Where
    the shape is thinner than `depth`, the ramp is compressed so that small things reach their crest too.
    """
    steps = steps or max(3, min(26, round(2 + depth / 1.7)))
    core = (shade if shade is not None else shape).simplify(min(0.3, depth / 30))
    layers = [(0.0, shape)]
    for i in range(1, steps):
        t = i / (steps - 1)
        distance = depth * t**1.15
        layer = geo.inset(core, distance)
        if layer.is_empty:
            break
        layer = towards(layer, distance * lean, light)
        layers.append((t, layer.intersection(shape) if shade is not None else layer))
    reach = layers[-1][0]
    stretch = 1 + (1 / reach - 1) * 0.85 if 0 < reach < 1 else 1.0
    if reach == 0:
        canvas.shape(shape, hue.along(stops, 0.6))
        return
    for t, layer in layers:
        if not layer.is_empty:
            # between two neighbouring tones a coarser line is not seen
            tolerance = 0.14 if t == 0 else min(0.3, 0.1 + depth / 60)
            canvas.shape(layer, hue.along(stops, t * stretch), tolerance)


def cast_shadow(
    canvas: Canvas,
    shape: BaseGeometry,
    colour: str,
    dx: float,
    dy: float,
    blur: float,
    opacity: float,
    ground: Ground | None = None,
    steps: int = 8,
    without: BaseGeometry | None = None,
) -> None:
    """A soft shadow (or, without offset, a glow) that falls only on the ground; without ground, anywhere."""
    shape = shape.simplify(min(0.8, blur / 5))
    on = None
    if ground is not None:
        x0, y0, x1, y1 = shape.bounds
        on = ground.within(
            x0 + dx - blur - 1, y0 + dy - blur - 1, x1 + dx + blur + 1, y1 + dy + blur + 1, without
        )
        if on is not None and on.is_empty:
            return
    steps = max(2, min(steps, round(2 + blur)))
    for i in range(steps):
        layer = shifted(shape.buffer(blur * (1 - 2 * i / (steps - 1)), quad_segs=4), dx, dy)
        layer = layer if on is None else layer.intersection(on)
        if not layer.is_empty:
            canvas.shape(layer, colour, min(0.4, 0.1 + blur / 12), fill_opacity=opacity / steps * 1.25)


def inner_shadow(
    canvas: Canvas,
    shape: BaseGeometry,
    colour: str,
    dx: float,
    dy: float,
    blur: float,
    opacity: float,
    steps: int = 6,
    base: float | None = None,
) -> None:
    """A soft band thrown inwards by the rim; `base` is how far from the rim the middle of the band lies."""
    base = blur if base is None else base
    core = shape.simplify(min(0.4, blur / 6))
    steps = max(2, min(steps, round(2 + blur * 1.5)))
    for i in range(steps):
        band = shape.difference(
            shifted(core.buffer(-base + blur * (1 - 2 * i / (steps - 1)), quad_segs=4), dx, dy)
        )
        if not band.is_empty:
            canvas.shape(band, colour, min(0.25, 0.1 + blur / 20), fill_opacity=opacity / steps * 1.25)


def crescent(
    shape: BaseGeometry, inset: float, shift: float, shade: BaseGeometry | None = None, light=LIGHT
) -> BaseGeometry:
    """The part of a shape that turns away from the light."""
    core = (shade if shade is not None else shape).simplify(min(0.4, shift / 8))
    return shape.difference(towards(geo.inset(core, inset), shift, light))


def highlights(shape: BaseGeometry, largest: float = 60.0) -> BaseGeometry | None:
    """A small glint on each roundish piece no wider than `largest`; None when there is none."""
    glints = []
    for piece in geo.polygons(shape):
        width = girth(piece)
        compact = 4 * math.pi * piece.area / max(piece.length, 1e-6) ** 2
        if 2.4 < width < largest and compact > 0.72:
            centre = piece.centroid
            x, y = centre.x + LIGHT[0] * width * 0.24, centre.y + LIGHT[1] * width * 0.24
            glints.append(geo.ellipse(x, y, width * 0.13, width * 0.085, -36))
    return unary_union(glints) if glints else None


def drape(canvas: Canvas, grid: Curve, stops: Sequence[str], folds: float, bulge: float) -> None:
    """Shade a ruled membrane, grid of shape (u, v, 2): folds deepen, and tone rises, from hinge to free edge."""
    across, down = grid.shape[:2]
    for i in range(across - 1):
        u = (i + 0.5) / (across - 1)
        rounded = math.sin(math.pi * u) * bulge - (u - 0.45) * 0.35
        for j in range(down - 1):
            v = (j + 0.5) / (down - 1)
            fold = math.sin(2 * math.pi * folds * u + 0.6) * 0.20 * (0.35 + 0.65 * v) if folds else 0.0
            tone = hue.along(stops, 0.28 + 0.34 * rounded + 0.38 * v**0.8 + fold)
            patch = np.array([grid[i, j], grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1]])
            canvas.path(geo.polyline_data(patch) + "z", tone, stroke=tone, stroke_width=0.7)


# ---------------------------------------------------------------- strokes
def brush(canvas: Canvas, lines: Iterable[Curve], width: float, colour: str, opacity: float = 1.0) -> None:
    """Tapered brush strokes, all as one path."""
    data = "".join(geo.brush_data(line, width) for line in lines if len(line) > 1)
    canvas.path(data, colour, fill_opacity=opacity)


def moved(lines: Iterable[Curve], distance: float) -> list[Curve]:
    """The lines moved towards the light."""
    return [line + np.array(LIGHT) * distance for line in lines]


def fibre_lines(
    shape: BaseGeometry,
    cavities: Sequence[Polygon],
    key: str,
    spacing: float,
    start: float,
    count: int,
    length: tuple[float, float],
    gap: tuple[float, float],
    keep: float,
    jitter: float,
    clearance: float,
    cross: range = range(0),
) -> list[list[Curve]]:
    """Strokes that run around each cavity of a cut face, one list per cavity; neighbours do not mix.

    Rings whose number is in `cross` are cut short: fibres seen end-on.
    """
    out = []
    for i, cavity in enumerate(cavities):
        others = unary_union([c.simplify(1) for c in cavities if c is not cavity])
        core = cavity.simplify(0.8)
        strokes: list[Curve] = []
        for ring in range(count):
            short = ring in cross
            strokes += geo.dashes(
                geo.rings(core, [-start - spacing * ring]),
                f"{key}{i}/{ring}",
                (6, 15) if short else length,
                (2, 7) if short else gap,
                keep,
                shape,
                jitter,
            )
        if strokes and not others.is_empty:
            shapely.prepare(others)
            middles = shapely.points(np.array([s[len(s) // 2] for s in strokes]))
            mine = shapely.distance(others, middles) > shapely.distance(core, middles) + clearance
            strokes = [s for s, kept in zip(strokes, mine, strict=True) if kept]
        out.append(strokes)
    return out


def free_edge(shape: BaseGeometry, grown_from: BaseGeometry) -> str:
    """Path data of the outline of a piece, except where it grows out of another."""
    free = shape.boundary.difference(grown_from.buffer(2))
    lines = [
        np.array(piece.coords) for piece in shapely.get_parts(shapely.line_merge(free)) if piece.length > 3
    ]
    return "".join(geo.polyline_data(points) for points in lines)


def line_data(shape: BaseGeometry) -> str:
    """Path data of a LineString or MultiLineString."""
    return "".join(
        geo.smooth_data(np.array(piece.coords))
        if len(piece.coords) < 12
        else geo.polyline_data(np.array(piece.coords))
        for piece in shapely.get_parts(shape)
        if piece.geom_type == "LineString" and not piece.is_empty
    )


def clipped(line: Curve, shape: BaseGeometry) -> BaseGeometry:
    """The pieces of a line that lie inside a shape."""
    return shapely.linestrings(line[:, :2]).intersection(shape)


def points_of(shape: BaseGeometry) -> Curve:
    """The points of a MultiPoint, shape (n, 2)."""
    return shapely.get_coordinates(shape)


def arrow(
    points: Sequence[Sequence[float]], width: float, head: float = 2.4, tail: float = 0.24
) -> BaseGeometry:
    """A tapered arrow along a smooth curve; `head` and `tail` are widths as shares of `width`."""
    line = geo.curve(points, 3)[:, :2]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    head_length = min(width * head * 1.15, along[-1] * 0.45)
    neck = max(1, int(np.searchsorted(along, along[-1] - head_length)))
    normal, _ = geo.normals(line)
    half = np.linspace(tail / 2, 0.5, neck + 1)[:, None] * width
    left, right = line[: neck + 1] + normal[: neck + 1] * half, line[: neck + 1] - normal[: neck + 1] * half
    base, tip = line[neck], line[-1]
    axis = (tip - base) / max(np.hypot(*(tip - base)), 1e-6)
    across, back = np.array([-axis[1], axis[0]]), base - axis * head_length * 0.22
    barb = across * width * head / 2
    return geo.clean(Polygon(np.vstack([left, [back + barb], [tip], [back - barb], right[::-1]])))


def mouth_opening(shape: BaseGeometry, share: float = 0.13) -> BaseGeometry:
    """The lumen inside the cut wall of a tube."""
    x0, y0, x1, y1 = shape.bounds
    narrow = min(x1 - x0, y1 - y0)
    return geo.inset(shape, min(max(1.6, narrow * share), narrow * 0.3))
