"""Pen and watercolour: washes that pool at the edge, stipple for tone, an ink line that swells in the shade."""

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
from ..model import Flow, Part
from . import shading
from .base import OLD_STYLE, OLD_STYLE_ITALIC, PageStyle, Theme
from .shading import AWAY, LIGHT, Ground

INK = "#2f261c"
PAPER = "#f5eedc"
SHADOW = "#4a3624"
ROUND_ENDS = {"stroke_linecap": "round", "stroke_linejoin": "round"}

# pigments mixed by eye; everything else is the base colour, a little earthier
PIGMENTS: dict[str, str] = {
    "artery": "#b4523c",
    "pulmonary-vein": "#b9685a",
    "vein": "#5f7896",
    "muscle": "#bb7a62",
    "muscle-outer": "#b06c55",
    "papillary": "#b87460",
    "fat": "#d3ae58",
    "valve": "#e0cfa6",
    "tendon": "#ded0ae",
    "fibrous": "#dcc3a0",
    "serosa": "#cfc7b4",
    "endocardium-right": "#8796ae",
    "endocardium-left": "#bb7768",
    "vessel-wall-arterial": "#e2c3ac",
    "vessel-wall-venous": "#b9c3cd",
    "wing-orange": "#d4691d",
    "wing-tawny": "#e3a458",
    "larva-yellow": "#e2b233",
    "leaf": "#7d9a54",
    "pupa-case": "#7fbb8c",
    "pupa-gold": "#cf9c2c",
}


class Botanical(Theme):
    name = "botanical"
    style = PageStyle(
        paper=PAPER,
        ink="#2b241b",
        quiet="#6b5c46",
        line="#4a3e2e",
        halo=PAPER,
        halo_opacity=0.75,
        rule="#bdae8c",
        accent="#4f6b3a",
        panel_fill="#faf5e6",
        panel_edge="#bdae8c",
        title=OLD_STYLE,
        subtitle=OLD_STYLE_ITALIC,
        label=OLD_STYLE_ITALIC,
        main_label=OLD_STYLE_ITALIC,
        note=OLD_STYLE,
        heading=OLD_STYLE,
        title_case="upper",
        title_spacing=5,
        type_scale=1.06,
    )
    detail = 3
    flow_colours = MappingProxyType(
        {"artery": "#8e2f1d", "vein": "#33506f", "action": "#4f6b3a", "neutral": "#5d5a48"}
    )

    # ---- the page
    def background(self, canvas: Canvas, width: float, height: float) -> None:
        laid = canvas.radial([(0, "#f9f4e6"), (0.65, PAPER), (1, "#e9dec4")], 0.5, 0.45, 0.78)
        canvas.path(f"M0 0H{width:g}V{height:g}H0z", laid)
        random = np.random.default_rng(7)
        for colour in ("#b9a577", "#ffffff"):  # fibres and specks of the paper
            places = random.uniform(0, 1, (260, 2)) * (width, height)
            angles, lengths = random.uniform(0, 6.3, 260), random.uniform(1, 7, 260)
            fibres = "".join(
                f"M{x:.0f} {y:.0f}l{math.cos(a) * n:.1f} {math.sin(a) * n:.1f}"
                for (x, y), a, n in zip(places, angles, lengths, strict=True)
            )
            canvas.path(fibres, stroke=colour, stroke_width=0.7, stroke_opacity=0.35, stroke_linecap="round")

    def frame(self, canvas: Canvas, width: float, height: float) -> None:
        for inset, weight in ((9, 1.1), (13.5, 0.5)):
            data = f"M{inset:g} {inset:g}H{width - inset:g}V{height - inset:g}H{inset:g}z"
            canvas.path(data, stroke=self.style.line, stroke_width=weight, stroke_opacity=0.75)

    def disc(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        for r, weight in ((radius, 1.0), (radius - 4, 0.4)):
            canvas.raw(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{self.style.panel_fill}"'
                f' stroke="{self.style.line}" stroke-width="{weight}" stroke-opacity=".7"/>'
            )

    # ---- the three tools: wash, stipple, pen
    def pigment(self, part: Part) -> str:
        if part.material in PIGMENTS:
            return hue.toned(PIGMENTS[part.material], part.tone)
        return hue.mix(hue.vivid(self.colour(part), 1.06), "#8a7350", 0.08)

    def wash(
        self, canvas: Canvas, part: Part, pigment: str, density: float = 1.0, hollow: bool = False
    ) -> None:
        """Paper white, then glazes: each leaves the lit side bare, and pigment pools along the rim."""
        shape, depth = part.shape, max(part.depth, 1.5)
        light = AWAY if hollow else LIGHT
        core = (part.shade if part.shade is not None else shape).simplify(min(0.4, depth / 10))
        dark = hue.lightness(pigment) < 0.42  # ink-like pigments are laid on full
        canvas.shape(shape, PAPER)
        canvas.shape(shape, pigment, fill_opacity=0.88 if dark else min(1.0, 0.62 * density))
        for share, opacity in ((0.12, 0.28), (0.34, 0.22), (0.6, 0.20)):
            glaze = shape.difference(
                shading.towards(geo.inset(core, depth * share), depth * (0.22 + share * 0.5), light)
            )
            if not glaze.is_empty:
                colour = hue.mix(pigment, "#3a2418", 0.15 + share * 0.35)
                canvas.shape(glaze, colour, fill_opacity=opacity * density)
        pooled = hue.mix(pigment, "#2d1a12", 0.35)
        shading.inner_shadow(
            canvas, shape, pooled, 0, 0, min(1.4, depth * 0.3), 0.35 * density, 3, min(0.8, depth * 0.2)
        )
        if shape.area > 2500 and depth > 6 and part.finish != "even":
            self._blooms(canvas, part, pigment)

    def _blooms(self, canvas: Canvas, part: Part, pigment: str) -> None:
        """Where a wash dried unevenly."""
        random = geo.rng(part.id + "wash")
        x0, y0, x1, y1 = part.shape.bounds
        for _ in range(int(min(9, part.shape.area / 4000)) + 2):
            x, y, radius = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(10, 34)
            ring = [(a, radius * random.uniform(0.6, 1.2)) for a in np.linspace(0, 5.5, 8)]
            bloom = geo.blob(*[(x + r * math.cos(a), y + r * math.sin(a)) for a, r in ring]).intersection(
                part.shape
            )
            colour = pigment if random.random() < 0.5 else PAPER
            if not bloom.is_empty:
                canvas.shape(bloom, colour, fill_opacity=0.16)

    def stipple(self, canvas: Canvas, part: Part, hollow: bool = False, gap: float = 3.6) -> None:
        """Dots of ink on the side that turns away from the light, in two densities."""
        shape, depth = part.shape, max(part.depth, 3)
        if shading.girth(shape) < 9:
            return
        fine = shading.fineness(shape)
        light = AWAY if hollow else LIGHT
        core = (part.shade if part.shade is not None else shape).simplify(0.4)
        for share, spacing, weight in ((0.22, gap, 1.25), (0.55, gap * 1.45, 1.05)):
            zone = shape.difference(
                shading.towards(geo.inset(core, depth * share * 0.6), depth * share, light)
            )
            if zone.area > 12:
                points = geo.scatter(zone.buffer(-0.8), spacing * (0.55 + 0.45 * fine), f"{part.id}{share}")
                weight *= 0.5 + 0.5 * fine
                data = geo.dots_data(points)
                canvas.path(
                    data, stroke=INK, stroke_width=weight, stroke_opacity=0.72, stroke_linecap="round"
                )

    def pen(self, canvas: Canvas, part: Part, shape: BaseGeometry, weight: float = 1.0) -> None:
        """An outline that is heavier away from the light."""
        if not part.outlined:
            return
        weight *= shading.fineness(shape)
        core = shape.simplify(min(0.25, weight / 4))
        inner = shading.towards(core.buffer(-0.55 * weight, quad_segs=3), 0.92 * weight)
        canvas.shape(shape.buffer(0.35 * weight, quad_segs=3).difference(inner), INK)
        canvas.shape(shape, stroke=INK, stroke_width=0.55 * min(1.0, 0.4 + weight))

    # ---- painters
    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        depth = part.depth
        if part.shadow and depth > 3:
            shading.cast_shadow(
                canvas, part.shape, SHADOW, depth * 0.14, depth * 0.2, min(4, depth / 3), 0.3, ground, 4
            )
        self.wash(canvas, part, self.pigment(part))
        if part.lobules and part.lobules > 4:
            lobules = geo.cells(part.shape, part.lobules, part.id, wall=0.6, rounding=2.2)
            canvas.shape(
                unary_union([lobule.exterior.buffer(0.35) for lobule in lobules]), INK, fill_opacity=0.7
            )
        else:
            self._contour_strokes(canvas, part)
            self.stipple(canvas, part)
            glint = shading.highlights(part.shape, 40)
            if glint is not None:
                canvas.shape(glint, PAPER, fill_opacity=0.9)
        self.pen(canvas, part, part.shape, 1.25)

    def _contour_strokes(self, canvas: Canvas, part: Part) -> None:
        if part.grain:
            fine = shading.fineness(part.shape)
            strokes = geo.dashes(part.grain, part.id, (10, 40), (6, 22), 0.85, part.shape, 1.2 * fine)
            shading.brush(canvas, strokes, 1.2 * fine, INK, 0.7)
        elif part.depth > 20 and shading.elongated(part.shape):
            body = part.shade if part.shade is not None else part.shape
            for share in (0.1, 0.2, 0.32):
                around = geo.rings(body, [part.depth * share])
                strokes = geo.dashes(around, f"{part.id}{share}", (10, 40), (14, 60), 0.8, part.shape, 1.0)
                shading.brush(canvas, strokes, 0.9, INK, 0.5)

    def hollow(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment, shape = self.pigment(part), part.shape
        if part.finish == "sac":
            canvas.shape(shape, pigment, fill_opacity=0.35)
            return
        if part.finish == "dark":
            canvas.shape(shape, hue.mix(pigment, "#20140e", 0.7))
            self.pen(canvas, part, shape, 0.9)
            return
        if part.finish == "soft":
            self.wash(canvas, part, pigment, 0.9, hollow=True)
            self.stipple(canvas, part, hollow=True, gap=4.2)
            self.pen(canvas, part, shape, 0.7)
            return
        self.wash(canvas, part, pigment, hollow=True)
        if part.pits is not None:
            self._pits(canvas, part, part.pits, pigment)
        for ridge, _ in part.ridges:
            ridge = ridge.intersection(shape)
            canvas.shape(ridge, hue.mix(pigment, PAPER, 0.45), fill_opacity=0.8)
            self.pen(canvas, part, ridge, 0.8)
        self.stipple(canvas, part, hollow=True, gap=4.0)
        reach = min(1.0, part.depth / 30)
        core = shape.simplify(min(0.4, part.depth / 20))
        canvas.shape(
            shape.difference(shading.towards(core.buffer(-2 * reach), 7.2 * reach, AWAY)),
            "#2a1b14",
            fill_opacity=0.28,
        )
        if reach > 0.6:
            shaded = shape.difference(shading.towards(core.buffer(-6), 15.8, AWAY))
            shading.brush(canvas, geo.hatch(shaded, -38, 4.2, part.id, 0.6), 1.0, INK, 0.6)
        self.pen(canvas, part, shape, 1.3)

    def _pits(self, canvas: Canvas, part: Part, pits: BaseGeometry, pigment: str) -> None:
        pits = pits.intersection(part.shape)
        canvas.shape(pits, hue.mix(pigment, "#2a1a16", 0.5), fill_opacity=0.5)
        canvas.shape(pits.difference(shading.towards(pits, 1.5)), INK, fill_opacity=0.5)
        canvas.shape(pits, stroke=INK, stroke_width=0.55, stroke_opacity=0.8)

    def cut(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment, shape = self.pigment(part), part.shape
        if part.finish == "fading":
            self._fading(canvas, part, pigment)
            return
        if part.shadow and part.grown_from is None and shading.girth(shape) > 30:
            shading.cast_shadow(canvas, shape, SHADOW, 4, 6, 5, 0.3, ground, 4)
        canvas.shape(shape, PAPER)
        if hue.lightness(pigment) < 0.42:
            canvas.shape(shape, pigment, fill_opacity=0.9)
        else:
            stops = [(0, pigment, 0.56), (0.5, pigment, 0.68), (1, pigment, 0.82)]
            canvas.shape(shape, canvas.linear(stops, 0, 0, 0.75, 1))
        if part.cavities:
            for strokes in shading.fibre_lines(
                shape, part.cavities, part.id, 4.6, 4, 17, (12, 52), (5, 22), 0.85, 1.0, 3
            ):
                shading.brush(canvas, strokes[::2], 1.25, INK, 0.62)
                shading.brush(canvas, strokes[1::2], 2.0, hue.mix(pigment, "#4a1f14", 0.5), 0.45)
            lining = unary_union([c.buffer(3.5) for c in part.cavities]).intersection(shape)
            canvas.shape(lining, PAPER, fill_opacity=0.6)
            shading.inner_shadow(canvas, shape, "#5a2c1c", -2, -3, 5, 0.4, 4, 0)
        elif shape.area > 4000 and shading.girth(shape) > 60:
            self._blooms(canvas, part, pigment)
            shading.inner_shadow(canvas, shape, hue.mix(pigment, "#3a2418", 0.4), -1, -1.5, 3, 0.35, 4, 0.5)
        if part.grown_from is not None and part.outlined:
            canvas.path(shading.free_edge(shape, part.grown_from), stroke=INK, stroke_width=1.2)
        else:
            self.pen(canvas, part, shape, 1.3)

    def _fading(self, canvas: Canvas, part: Part, pigment: str) -> None:
        pale = hue.mix(pigment, PAPER, 0.5)
        canvas.shape(
            part.shape, canvas.linear([(0, pale), (0.5, pale, 0.8), (1, pigment, 0.0)], 0, 0, 0.25, 1)
        )
        x0, y0, x1, y1 = part.shape.bounds
        lines = [geo.curve([(x, y0), (x + 3, (y0 + y1) / 2), (x + 9, y1)], 5) for x in np.arange(x0, x1, 3)]
        shading.brush(
            canvas, geo.dashes(lines, part.id, (8, 22), (3, 9), 0.9, part.shape, 0.5), 0.9, INK, 0.6
        )

    def sheet(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment = self.pigment(part)
        if part.veil:
            pigment = hue.mix(pigment, "#6a5a48", part.veil)
        if part.shadow and part.depth > 1.5:
            reach = min(1.0, part.depth / 8)
            shading.cast_shadow(
                canvas, part.shape, "#2d2016", 2.5 * reach, 4 * reach, 3 * reach, 0.4, ground, 4
            )
        self.wash(canvas, part, pigment, 0.85)
        if part.grid is not None:
            self._folds(canvas, part, part.grid)
        for line in part.grain:
            data = shading.line_data(shading.clipped(line, part.shape))
            canvas.path(data, stroke=INK, stroke_width=0.7, stroke_opacity=0.55, **ROUND_ENDS)
        if part.grid is None and part.depth > 6:
            self.stipple(canvas, part, gap=4.2)
        self.pen(canvas, part, part.shape, 1.0)

    def _folds(self, canvas: Canvas, part: Part, grid: Curve) -> None:
        """The folds of a membrane as a second glaze, and pen strokes from its hinge and its free edge."""
        down, random = grid.shape[1], geo.rng(part.id)
        strokes = []
        for i in range(len(grid) - 1):
            if math.sin(2 * math.pi * (part.folds or 2) * i / len(grid) + 0.6) < -0.1 or i > len(grid) * 0.86:
                strip = np.vstack([grid[i], grid[i + 1][::-1]])
                canvas.path(geo.polyline_data(strip) + "z", "#8a6a3c", fill_opacity=0.3)
            if i:
                start, end = random.random() * 0.25, random.uniform(0.35, 0.8)
                strokes.append(grid[i, int(start * down) : int(end * down) + 1])
                if random.random() < 0.6:
                    strokes.append(grid[i, int(0.72 * down) :])
        shading.brush(canvas, geo.inside([s for s in strokes if len(s) > 1], part.shape), 0.95, INK, 0.75)

    def cord(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment, width = self.pigment(part), part.width
        data = shading.line_data(part.shape)
        if part.outlined:
            casing = width + 1.5 * min(1.0, 0.35 + width / 9)
            canvas.path(data, stroke=INK, stroke_width=casing, **ROUND_ENDS)
        pale = hue.lightness(pigment) > 0.42
        canvas.path(
            data, stroke=hue.mix(pigment, PAPER, 0.25 if pale else 0.0), stroke_width=width, **ROUND_ENDS
        )
        if width > 2.5:
            shade = shading.line_data(shading.towards(part.shape, -width * 0.22))
            canvas.path(
                shade, stroke=hue.mix(pigment, "#3a2418", 0.25), stroke_width=width * 0.4, **ROUND_ENDS
            )
            lit = shading.line_data(shading.towards(part.shape, width * 0.14))
            canvas.path(lit, stroke=hue.mix(pigment, PAPER, 0.6), stroke_width=width * 0.3, **ROUND_ENDS)

    def mouth(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment = self.pigment(part)
        canvas.shape(part.shape, hue.mix(pigment, PAPER, 0.7))
        lumen = shading.mouth_opening(part.shape)
        if not lumen.is_empty:
            canvas.shape(lumen, hue.mix(pigment, "#2a1812", 0.6))
            shading.brush(canvas, geo.hatch(lumen, -30, 3, part.id, 0.4), 1.0, INK, 0.6)
            self.pen(canvas, part, lumen, 0.7)
        self.pen(canvas, part, part.shape, 1.1)

    def dots(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment, width, points = self.pigment(part), part.width, shading.points_of(part.shape)
        data = geo.dots_data(points)
        if part.outlined:
            casing = width + min(1.4, 0.5 + width * 0.08)
            canvas.path(data, stroke=INK, stroke_width=casing, stroke_linecap="round")
        canvas.path(
            data, stroke=hue.mix(pigment, "#3a2418", 0.12), stroke_width=width, stroke_linecap="round"
        )
        for share, lean, paper in ((0.62, 0.1, 0.35), (0.3, 0.18, 0.8)):
            if width > 2.2:
                lit = geo.dots_data(points + np.array(LIGHT) * width * lean)
                tint = hue.mix(pigment, PAPER, paper)
                canvas.path(lit, stroke=tint, stroke_width=width * share, stroke_linecap="round")

    def flat(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        pigment = self.pigment(part)
        if hue.lightness(pigment) < 0.42:
            canvas.shape(part.shape, pigment, fill_opacity=0.92)
        else:
            canvas.shape(part.shape, hue.mix(PAPER, pigment, 0.75))
            pooled = hue.mix(pigment, "#2d1a12", 0.25)
            shading.inner_shadow(canvas, part.shape, pooled, 0, 0, 1.0, 0.3, 2, 0.5)
        self.pen(canvas, part, part.shape, 0.9)

    def flow(self, canvas: Canvas, flow: Flow) -> None:
        arrow = shading.arrow(flow.points, flow.width * 0.8)
        canvas.shape(arrow, PAPER, stroke=PAPER, stroke_width=2.2, stroke_opacity=0.7)
        canvas.shape(arrow, self.flow_colours[flow.kind], fill_opacity=0.85)
        canvas.shape(arrow, stroke=INK, stroke_width=0.7)
