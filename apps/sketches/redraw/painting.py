"""Paint strokes and regions onto a page in a theme: its wash and shading inside, its ink along the lines."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import colour as hue
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.canvas import Canvas
from apps.illustrations.drawing.model import Form, Part
from apps.illustrations.drawing.themes.base import Theme
from apps.illustrations.drawing.themes.shading import Ground

from .model import Drawn, Family, Region

# Calm tints that lie well beside each other. They say nothing about what a region is, and the caption says so.
_PALETTE = ("wash-sand", "wash-teal", "wash-violet", "wash-yellow", "wash-pink", "wash-blue", "wash-green")
_PALER = 0.5  # tone of what lies inside something of its own hue
_SEAM = 5.0  # page pixels: the outlines of two parts of one body are less than twice this apart

_USUAL = 2.7  # pixels: the width of a line in a printed figure
# how far the sketch's usual width is drawn towards it: a broad marker stays bolder than a pencil
_EVENED = 0.35
_THINNEST, _THICKEST = 1.1, 14.0


class Placing:
    """Where the drawing stands on the page: page pixel = scale * sketch pixel + shift."""

    def __init__(self, scale: float, dx: float, dy: float) -> None:
        self.scale, self.dx, self.dy = scale, dx, dy

    def points(self, points: np.ndarray) -> np.ndarray:
        return points * self.scale + (self.dx, self.dy)

    def polygon(self, polygon: BaseGeometry) -> BaseGeometry:
        return affinity.affine_transform(polygon, (self.scale, 0, 0, self.scale, self.dx, self.dy))


def paint_regions(
    canvas: Canvas, theme: Theme, regions: Sequence[Region], pens: Sequence[Family | None], place: Placing
) -> None:
    """The parts of one body in one sheet: the lines that divide it are told by the ink, not by a change of tone."""
    canvas.open(id="areas")
    ground = Ground()
    sheets: dict[tuple[int, str, float], list[BaseGeometry]] = {}
    for region, (material, tone) in zip(regions, tints(regions, pens), strict=True):
        sheets.setdefault((region.body, material, tone), []).append(place.polygon(region.outline))
    for number, ((_, material, tone), shapes) in enumerate(sheets.items(), 1):
        whole = unary_union([shape.buffer(_SEAM) for shape in shapes]).buffer(-_SEAM)
        shape = geo.clean((whole if len(shapes) > 1 else shapes[0]).simplify(0.3))
        if shape.is_empty:
            continue
        depth = float(np.clip(np.sqrt(shape.area) * 0.12, 3.0, 26.0))
        name = f"area-{number}"
        part = Part(
            name,
            shape,
            Form.SHEET,
            material,
            depth=depth,
            tone=tone,
            shadow=False,
            outline=False,
            finish="even",
        )
        canvas.open(id=name)
        theme.sheet(canvas, part, ground)
        canvas.close()
    canvas.close()


def tints(regions: Sequence[Region], pens: Sequence[Family | None]) -> list[tuple[str, float]]:
    """A material and a tone for each region: of its pen's hue if that has one, else the next of the palette.

    Bodies that look alike have the same, and what lies inside something else is told apart from it.
    """
    chosen: dict[int, str] = {}  # by the group of a body's largest region
    out: list[tuple[str, float]] = []
    for region in regions:
        pen = pens[region.stroke] if region.stroke >= 0 else None
        around = out[region.parent] if region.parent >= 0 else ("", 0.0)
        if pen is not None:
            out.append((pen.material, _PALER if around == (pen.material, 0.0) else 0.0))
            continue
        main = regions[region.body].group
        if main not in chosen:
            start = len(chosen)
            chosen[main] = next(m for m in (*_PALETTE[start % len(_PALETTE) :], *_PALETTE) if m != around[0])
        out.append((chosen[main], 0.0))
    return out


def paint_ink(canvas: Canvas, theme: Theme, drawn: Drawn, place: Placing) -> None:
    """Every stroke and blot, in the theme's ink or that of its pen's hue."""
    dark = hue.lightness(theme.style.paper) < 0.5
    usual = float(np.median([np.median(s.widths) for s in drawn.strokes] or [_USUAL])) * place.scale
    calm = (_USUAL / usual) ** _EVENED
    canvas.open(id="ink", fill_rule="nonzero", stroke="none")
    for blot in drawn.blots:
        canvas.shape(place.polygon(blot), theme.style.ink, fill_rule="evenodd")
    for stroke, pen in zip(drawn.strokes, drawn.pens, strict=True):
        ink = theme.style.ink if pen is None else (hue.at_lightness(pen.ink, 0.78) if dark else pen.ink)
        width = np.clip(stroke.widths * place.scale * calm, _THINNEST, _THICKEST)
        canvas.path(outline_data(place.points(stroke.points), width, stroke.closed), ink)
    canvas.close()


def outline_data(points: np.ndarray, widths: np.ndarray, closed: bool) -> str:
    """SVG path data of a line of changing width with round ends."""
    if len(points) < 2:
        return ""
    if closed:
        ring = np.vstack([points[-2], points, points[1]])
        normal = _normals(ring)[1:-1]
    else:
        normal = _normals(points)
    half = widths[:, None] / 2
    left, right = points + normal * half, points - normal * half
    if closed:
        return f"{geo.smooth_data(left)}z{geo.smooth_data(right[::-1])}z"
    caps = [_cap(points[-1], normal[-1], widths[-1]), _cap(points[0], -normal[0], widths[0])]
    return geo.smooth_data(np.vstack([left, caps[0], right[::-1], caps[1], left[:1]])) + "z"


def _normals(points: np.ndarray) -> np.ndarray:
    way = np.gradient(points, axis=0)
    size = np.hypot(way[:, 0], way[:, 1])
    way /= np.where(size > 0, size, 1.0)[:, None]
    return np.column_stack([-way[:, 1], way[:, 0]])


def _cap(end: np.ndarray, normal: np.ndarray, width: float) -> np.ndarray:
    """Points of the half circle at the end of a line, from its left side to its right."""
    angle = np.radians((45.0, 90.0, 135.0))[:, None]
    ahead = np.array([normal[1], -normal[0]])
    return end + width / 2 * (np.cos(angle) * normal + np.sin(angle) * ahead)
