"""Fluorescence on dark: one emission colour per stain, bright where a wall is seen edge-on. Drawn, never a micrograph."""

from __future__ import annotations

import math
from types import MappingProxyType

import numpy as np
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from .. import colour as hue
from .. import geometry as geo
from ..canvas import Canvas
from ..geometry import Curve
from ..materials import CHANNELS, MATERIALS
from ..model import Drawing, Flow, Part
from . import shading
from .base import PageStyle, Theme
from .shading import Ground

DARK = "#04060b"
NUCLEUS = CHANNELS["nucleus"][1]
ROUND_ENDS = {"stroke_linecap": "round", "stroke_linejoin": "round"}
TISSUES = frozenset(
    {"muscle", "arterial", "venous", "connective", "serous", "fat"}
)  # stained tissue shows its nuclei


class Cellular(Theme):
    name = "cellular"
    style = PageStyle(
        paper=DARK,
        ink="#e9f1f7",
        quiet="#93a6b5",
        line="#d6e4ee",
        halo=DARK,
        halo_opacity=0.75,
        rule="#2a3846",
        accent="#52c7ff",
        panel_fill="#0a1018",
        panel_edge="#22303e",
    )
    detail = 3
    flow_colours = MappingProxyType(
        {"artery": "#ffffff", "vein": "#ffffff", "action": "#ffffff", "neutral": "#b9cad8"}
    )
    legend_note = "Artificial colors, drawn in the manner of fluorescence imaging"
    shows_channels = True

    # ---- the page
    def background(self, canvas: Canvas, width: float, height: float) -> None:
        field = canvas.radial([(0, "#0b1220"), (0.6, "#060a13"), (1, "#020308")], 0.5, 0.48, 0.75)
        canvas.path(f"M0 0H{width:g}V{height:g}H0z", field)
        specks = np.random.default_rng(3).uniform(0, 1, (700, 2)) * (width, height)
        canvas.path(
            geo.dots_data(specks),
            stroke="#5a78a8",
            stroke_width=1.1,
            stroke_opacity=0.28,
            stroke_linecap="round",
        )

    def channels(self, drawing: Drawing) -> tuple[str, ...]:
        stained = super().channels(drawing)
        counterstained = "nucleus" not in stained and not TISSUES.isdisjoint(stained)
        return (*stained, "nucleus") if counterstained else stained

    # ---- light
    def emission(self, part: Part) -> str:
        colour = CHANNELS[MATERIALS[part.material].channel][1]
        return hue.toned(colour, part.tone * (0.35 if part.tone > 0 else 0.6))

    def glow(self, canvas: Canvas, shape: BaseGeometry, colour: str, reach: float, opacity: float) -> None:
        shading.cast_shadow(canvas, shape, colour, 0, 0, reach, opacity, steps=6)

    def rim(self, canvas: Canvas, part: Part, colour: str, strength: float = 0.13, steps: int = 9) -> None:
        """Stained walls are brightest where they are seen edge-on."""
        core = (part.shade if part.shade is not None else part.shape).simplify(min(0.5, part.depth / 12))
        steps = max(3, min(steps, round(2 + part.depth / 1.5)))
        strength *= 9 / steps * 0.85
        for i in range(steps):
            t = i / (steps - 1)
            band = part.shape.difference(geo.inset(core, part.depth * (0.06 + 0.5 * t**1.6)))
            if not band.is_empty:
                canvas.shape(band, colour, fill_opacity=strength)

    def edge(self, canvas: Canvas, part: Part, shape: BaseGeometry, colour: str, weight: float = 1.5) -> None:
        if part.outlined:
            weight *= shading.fineness(shape)
            canvas.shape(
                shape,
                stroke=hue.toned(colour, 0.4),
                stroke_width=weight,
                stroke_opacity=0.95,
                stroke_linejoin="round",
            )

    def nuclei(
        self, canvas: Canvas, part: Part, shape: BaseGeometry, gap: float, axis: float | None, size: float
    ) -> None:
        """Counterstained nuclei strewn over a tissue; `axis` in degrees, None for any direction."""
        if shape.is_empty or shape.area < 40:
            return
        random = geo.rng(part.id + "nuclei")
        ovals = []
        for x, y in geo.scatter(shape, gap, part.id + "nuclei"):
            angle = random.uniform(0, 180) if axis is None else axis
            r = size * random.uniform(0.75, 1.2)
            dx, dy = math.cos(math.radians(angle)) * r * 1.5, math.sin(math.radians(angle)) * r * 1.5
            radii = f"{r * 1.5:.1f} {r * 0.8:.1f} {angle:.0f} 1 0"
            ovals.append(
                f"M{x - dx:.1f} {y - dy:.1f}a{radii} {2 * dx:.1f} {2 * dy:.1f}a{radii} {-2 * dx:.1f} {-2 * dy:.1f}"
            )
        canvas.path(
            "".join(ovals), NUCLEUS, fill_opacity=0.85, stroke=hue.toned(NUCLEUS, 0.35), stroke_width=0.6
        )

    # ---- painters
    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour, depth = self.emission(part), part.depth
        self.glow(canvas, part.shape, colour, min(9.0, depth * 0.5), 0.16)
        canvas.shape(part.shape, hue.mix("#05080f", colour, 0.16))
        self.rim(canvas, part, colour)
        if part.lobules and part.lobules > 4:
            lobules = unary_union(geo.cells(part.shape, part.lobules, part.id, wall=0.9, rounding=2.2))
            canvas.shape(lobules, "#0a0a08")
            canvas.shape(lobules, stroke=colour, stroke_width=1.2, stroke_opacity=0.9)
            return
        if part.grain:
            self._fibres(canvas, part, colour)
        elif depth > 15 and MATERIALS[part.material].channel in TISSUES:
            self._tissue(canvas, part, colour)
        self.edge(canvas, part, part.shape, colour)

    def _fibres(self, canvas: Canvas, part: Part, colour: str) -> None:
        fine = shading.fineness(part.shape)
        strokes: list[Curve] = []
        for number, tone in enumerate((-0.4, -0.2, 0.0, 0.25, 0.45)):
            strokes = geo.dashes(
                part.grain, f"{part.id}{number}", (14, 44), (3, 14), 0.95, part.shape, 2.6 * fine
            )
            shading.brush(canvas, strokes, 2.6 * fine, hue.toned(colour, tone), 0.75)
        if MATERIALS[part.material].channel in TISSUES:
            random = geo.rng(part.id)
            nuclei = [s[1:3] for s in strokes if random.random() < 0.3 and len(s) > 3]
            shading.brush(canvas, nuclei, 3.4, hue.toned(NUCLEUS, 0.15), 0.95)

    def _tissue(self, canvas: Canvas, part: Part, colour: str) -> None:
        """Cell borders and nuclei on the wall of a vessel or organ."""
        axis = _long_axis(part.shape)
        cobbles = geo.cells(part.shape, 11 if part.depth > 30 else 9, part.id, axis, 2.4, 0.5, 1.6)
        borders = "".join(geo.path_data(c, 0.3) for c in cobbles)
        canvas.path(borders, stroke=hue.toned(colour, 0.35), stroke_width=0.7, stroke_opacity=0.5)
        self.nuclei(canvas, part, geo.inset(part.shape, 3), 19, axis, 2.3)

    def hollow(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour, shape = self.emission(part), part.shape
        if part.finish == "sac":
            canvas.shape(shape, colour, fill_opacity=0.06)
            return
        if part.finish == "soft":
            canvas.shape(shape, "#05070d", fill_opacity=0.5)
            self.rim(canvas, part, colour, 0.09, 6)
            self.edge(canvas, part, shape, colour, 1.0)
            return
        if part.finish == "dark":
            canvas.shape(shape, "#000000", fill_opacity=0.55)
            self.edge(canvas, part, shape, colour, 1.4)
            return
        canvas.shape(shape, hue.mix("#05070d", colour, 0.08))
        core, reach = shape.simplify(0.4), min(1.0, part.depth / 40)
        for i in range(8):
            canvas.shape(shape.difference(geo.inset(core, (3 + 5 * i) * reach)), colour, fill_opacity=0.055)
        if part.pits is not None:
            pits = part.pits.intersection(shape)
            wide = unary_union([pit for pit in geo.polygons(pits) if pit.area > 60])
            canvas.shape(wide.buffer(9).intersection(shape).difference(pits), colour, fill_opacity=0.16)
            canvas.shape(pits, "#010206", fill_opacity=0.8)
            canvas.shape(pits, stroke=hue.toned(colour, 0.2), stroke_width=1.0, stroke_opacity=0.75)
        for ridge, _ in part.ridges:
            ridge = ridge.intersection(shape)
            canvas.shape(ridge, colour, fill_opacity=0.28)
            canvas.shape(ridge, stroke=hue.toned(colour, 0.3), stroke_width=0.9, stroke_opacity=0.7)
        if MATERIALS[part.material].channel in TISSUES and part.depth > 20:
            self._blood_and_lining(canvas, part, colour)
        self.edge(canvas, part, shape, colour, 2.0)

    def _blood_and_lining(self, canvas: Canvas, part: Part, colour: str) -> None:
        """Blood cells adrift in the lumen, and the flat nuclei of the lining."""
        lumen = geo.inset(part.shape, 9)
        if part.pits is not None:
            lumen = lumen.difference(part.pits.buffer(2))
        cells = geo.scatter(lumen, 15, part.id + "blood", lambda p: np.full(len(p), 0.55))
        data = geo.dots_data(cells)
        canvas.path(data, stroke=colour, stroke_width=4.4, stroke_opacity=0.20, stroke_linecap="round")
        canvas.path(data, stroke="#05070d", stroke_width=1.5, stroke_opacity=0.5, stroke_linecap="round")
        canvas.shape(part.shape, stroke=colour, stroke_width=6, stroke_opacity=0.22)
        flat = geo.dashes(geo.rings(part.shape, [2.2]), part.id + "lining", (6.2, 7.5), (14, 30), 1, None, 0)
        shading.brush(canvas, flat, 3.0, hue.toned(NUCLEUS, 0.4), 0.95)

    def cut(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour, shape = self.emission(part), part.shape
        if part.finish == "fading":
            canvas.shape(shape, canvas.linear([(0, colour, 0.55), (1, colour, 0.0)]))
            x0, y0, x1, y1 = shape.bounds
            lines = [
                geo.curve([(x, y0), (x + 3, (y0 + y1) / 2), (x + 9, y1)], 5) for x in np.arange(x0, x1, 2.4)
            ]
            strokes = geo.dashes(lines, part.id, (10, 30), (3, 8), 0.9, shape, 0.5)
            shading.brush(canvas, strokes, 1.3, hue.toned(colour, 0.5), 0.7)
            return
        if not part.cavities:
            canvas.shape(shape, DARK)
            lift = (
                2.4 if hue.lightness(colour) < 0.45 else 1.0
            )  # a dim stain needs more of it to be seen at all
            stops = [(at, colour, share * lift) for at, share in ((0, 0.12), (0.75, 0.18), (1, 0.36))]
            canvas.shape(shape, canvas.radial(stops, 0.48, 0.46, 0.62))
            if part.depth > 3 and shading.girth(shape) > 16:
                self.rim(canvas, part, colour, 0.06, 6)
            self.edge(canvas, part, shape, colour, 1.2)
            return
        self.glow(canvas, shape, colour, 10, 0.14)
        canvas.shape(shape, hue.mix(DARK, colour, 0.20))
        self._striated(canvas, part, colour)
        if part.grown_from is None and part.outlined:
            canvas.shape(shape, stroke=hue.toned(colour, 0.35), stroke_width=1.1, stroke_opacity=0.6)

    def _striated(self, canvas: Canvas, part: Part, colour: str) -> None:
        """Muscle fibres around the cavities, the brightest with cross-striation, some with their nucleus."""
        for i, strokes in enumerate(
            shading.fibre_lines(
                part.shape, part.cavities, part.id, 4.4, 3.5, 18, (18, 58), (1.5, 6), 0.96, 0.9, 0
            )
        ):
            random = geo.rng(f"{part.id}{i}")
            lots: tuple[list[Curve], list[Curve], list[Curve]] = ([], [], [])
            for stroke in strokes:
                lots[random.choice((0, 0, 1, 1, 2))].append(stroke)
            for lot, tone, opacity in zip(lots, (-0.35, 0.0, 0.4), (0.75, 0.8, 0.85), strict=True):
                shading.brush(canvas, lot, 4.0, hue.toned(colour, tone), opacity)
            striae = "".join(_striation(stroke) for stroke in lots[2] + lots[1][::2])
            canvas.path(striae, stroke="#02120b", stroke_width=0.8, stroke_opacity=0.55)
            nuclei = [
                s[len(s) // 3 : len(s) // 3 + 2] for s in strokes if random.random() < 0.3 and len(s) > 3
            ]
            shading.brush(canvas, nuclei, 3.6, hue.toned(NUCLEUS, 0.15), 0.95)

    def sheet(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour, shape = self.emission(part), part.shape
        canvas.shape(shape, "#0a0f18", fill_opacity=0.8)
        if part.grid is not None:
            ruled = "".join(geo.smooth_data(line) for line in part.grid)
            canvas.path(ruled, stroke=colour, stroke_width=0.9, stroke_opacity=0.2 if part.veil else 0.42)
            if MATERIALS[part.material].channel in TISSUES:
                self.nuclei(canvas, part, geo.inset(shape, 2), 10, None, 1.7)
        else:
            canvas.shape(shape, colour, fill_opacity=0.22 if part.depth > 4 else 0.4)
            if part.depth > 4:
                self.rim(canvas, part, colour, 0.08, 6)
        for line in part.grain:
            data = shading.line_data(shading.clipped(line, shape))
            canvas.path(
                data, stroke=hue.toned(colour, 0.2), stroke_width=0.8, stroke_opacity=0.6, **ROUND_ENDS
            )
        if part.outlined:
            weight = 1.2 * shading.fineness(shape)
            canvas.shape(
                shape,
                stroke=hue.toned(colour, 0.15),
                stroke_width=weight,
                stroke_opacity=0.5 if part.veil else 0.95,
            )

    def cord(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour, width, data = self.emission(part), part.width, shading.line_data(part.shape)
        canvas.path(data, stroke=colour, stroke_width=width * 2.1 + 0.8, stroke_opacity=0.16, **ROUND_ENDS)
        canvas.path(data, stroke=hue.mix(DARK, colour, 0.74), stroke_width=width, **ROUND_ENDS)
        if width > 1.6:
            canvas.path(
                data,
                stroke=hue.toned(colour, 0.35),
                stroke_width=width * 0.42,
                stroke_opacity=0.9,
                **ROUND_ENDS,
            )

    def mouth(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour = self.emission(part)
        canvas.shape(part.shape, hue.mix("#04060b", colour, 0.55))
        lumen = shading.mouth_opening(part.shape, 0.16)
        if not lumen.is_empty:
            canvas.shape(lumen, "#020409")
            self.edge(canvas, part, lumen, colour, 1.1)
        self.edge(canvas, part, part.shape, colour, 1.4)

    def dots(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour, data = self.emission(part), geo.dots_data(shading.points_of(part.shape))
        for share, opacity, tone in ((2.0, 0.13, 0.0), (1.0, 0.75, 0.0), (0.45, 0.9, 0.55)):
            canvas.path(
                data,
                stroke=hue.toned(colour, tone),
                stroke_width=part.width * share,
                stroke_opacity=opacity,
                stroke_linecap="round",
            )

    def flat(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour = self.emission(part)
        canvas.shape(part.shape, hue.mix(DARK, colour, 0.72))
        self.edge(canvas, part, part.shape, colour, 0.9)

    def line(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour = hue.mix(DARK, self.style.ink, 0.7) if part.material == "ink" else self.emission(part)
        canvas.path(
            shading.line_data(part.shape), stroke=colour, stroke_width=max(part.width, 0.3), **ROUND_ENDS
        )

    def flow(self, canvas: Canvas, flow: Flow) -> None:
        arrow = shading.arrow(flow.points, flow.width * 0.8)
        colour = self.flow_colours[flow.kind]
        canvas.shape(arrow, stroke=DARK, stroke_width=1.6, stroke_opacity=0.8)
        canvas.shape(arrow, colour, fill_opacity=0.85)


def _long_axis(shape: BaseGeometry) -> float:
    """Direction of the longest extent in degrees."""
    corners = np.array(shape.minimum_rotated_rectangle.exterior.coords)
    a, b = corners[1] - corners[0], corners[2] - corners[1]
    longer = a if np.hypot(*a) > np.hypot(*b) else b
    return math.degrees(math.atan2(longer[1], longer[0]))


def _striation(stroke: Curve) -> str:
    """Short bars across a fibre, as path data."""
    normal, _ = geo.normals(stroke)
    length = np.hypot(*(stroke[-1] - stroke[0]))
    bars = []
    for u in np.linspace(0.15, 0.85, max(3, int(length / 3))):
        at = u * (len(stroke) - 1)
        k = int(at)
        x, y = stroke[k] + (stroke[min(k + 1, len(stroke) - 1)] - stroke[k]) * (at - k)
        nx, ny = normal[k] * 1.25 * math.sin(math.pi * u) ** 0.5
        bars.append(f"M{x - nx:.1f} {y - ny:.1f}l{2 * nx:.1f} {2 * ny:.1f}")
    return "".join(bars)
