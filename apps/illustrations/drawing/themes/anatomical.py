"""Atlas plate: modelled tissue with grain on an ivory page, serif lettering."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from .. import colour as hue
from .. import geometry as geo
from ..canvas import Canvas
from ..model import Flow, Part
from . import shading
from .base import SERIF, SERIF_BOLD, SERIF_ITALIC, PageStyle, Theme
from .shading import AWAY, LIGHT, Ground, shifted
from .tissues import TISSUES, Tones

SHADOW = "#2a0f0c"
CORD_LINE = {"stroke_linecap": "round", "stroke_linejoin": "round"}


class Anatomical(Theme):
    name = "anatomical"
    style = PageStyle(
        paper="#fbf7ef",
        ink="#2a211c",
        quiet="#6a5a4e",
        line="#2f2620",
        halo="#fffaf0",
        rule="#d9cbb4",
        accent="#8c3b2a",
        panel_fill="#fdf8ec",
        panel_edge="#d2bfa0",
        title=SERIF_BOLD,
        subtitle=SERIF_ITALIC,
        label=SERIF,
        main_label=SERIF_BOLD,
        note=SERIF_ITALIC,
        heading=SERIF_BOLD,
    )
    detail = 3
    flow_colours = MappingProxyType(
        {"artery": "#cf2c22", "vein": "#2b58b4", "action": "#8c3b2a", "neutral": "#6b4a35"}
    )
    richness = 1.0  # number of modelling steps, as a share of the usual

    def background(self, canvas: Canvas, width: float, height: float) -> None:
        ivory = canvas.radial([(0, "#fdfaf4"), (0.7, "#faf5ea"), (1, "#f1e8d8")], 0.5, 0.45, 0.75)
        canvas.path(f"M0 0H{width:g}V{height:g}H0z", ivory)

    # ---- colour and line
    def tones(self, part: Part) -> Tones:
        if part.material in TISSUES:
            return TISSUES[part.material].toned(part.tone)
        colour = hue.mix(self.colour(part), "#b06a3c", 0.05)
        return Tones(hue.tones(colour, 0.88), hue.outline(colour, "#3a1a0c", 0.5))

    def edge(self, canvas: Canvas, part: Part, shape: BaseGeometry, weight: float = 1.25) -> None:
        if part.outlined:
            colour, width = self.tones(part).outline, weight * shading.fineness(shape)
            canvas.shape(shape, stroke=colour, stroke_width=width, stroke_linejoin="round")

    def steps(self, depth: float) -> int:
        return max(3, min(26, round((2 + depth / 1.7) * self.richness)))

    # ---- painters
    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        tones, depth = self.tones(part).stops, part.depth
        if part.shadow and depth > 1.5:
            blur = min(12.0, max(1.2, depth * 0.24))
            shading.cast_shadow(canvas, part.shape, SHADOW, depth * 0.17, depth * 0.26, blur, 0.42, ground)
        if part.lobules and part.lobules > 4:
            self._lobules(canvas, part, tones)
        else:
            shading.puff(canvas, part.shape, tones, depth, self.steps(depth), shade=part.shade)
            if depth > 14:
                reflected = hue.mix(tones[3], tones[4], 0.5)
                shading.inner_shadow(
                    canvas, part.shape, reflected, -depth * 0.045, -depth * 0.06, depth * 0.05, 0.34, 4, 0
                )
            if part.grain:
                self._grain(canvas, part, tones)
            elif depth > 14 and shading.elongated(part.shape):
                self._texture(canvas, part, tones)
            elif (glint := shading.highlights(part.shape)) is not None:
                canvas.shape(glint, hue.mix(tones[5], "#ffffff", 0.5), fill_opacity=0.8)
        self.edge(canvas, part, part.shape)

    def _lobules(self, canvas: Canvas, part: Part, tones: tuple[str, ...]) -> None:
        canvas.shape(part.shape, tones[0])
        lobules = geo.cells(part.shape, part.lobules, part.id, wall=0.6, rounding=2.2)
        for tone, inset in zip(tones[1:5], (0, 0.7, 1.6, 2.5), strict=True):
            heaped = [shifted(geo.inset(lobule, inset), -inset * 0.5, -inset * 0.6) for lobule in lobules]
            canvas.shape(unary_union(heaped), tone)
        shading.inner_shadow(canvas, part.shape, hue.toned(tones[0], -0.45), -2, -3, 4, 0.35)

    def _grain(self, canvas: Canvas, part: Part, tones: tuple[str, ...]) -> None:
        fine = shading.fineness(part.shape)
        dark = geo.dashes(part.grain, part.id + "d", (14, 46), (4, 18), 0.9, part.shape, 1.2 * fine)
        light = geo.dashes(part.grain, part.id + "l", (10, 34), (8, 26), 0.8, part.shape, 1.6 * fine)
        shading.brush(canvas, dark, 1.7 * fine, tones[0], 0.42)
        shading.brush(canvas, light, 1.4 * fine, tones[5], 0.5)

    def _texture(self, canvas: Canvas, part: Part, tones: tuple[str, ...]) -> None:
        """Strokes along the contour, dark in the shade and light on the crest."""
        depth, jitter = part.depth, max(0.8, part.depth * 0.045)
        body = part.shade if part.shade is not None else part.shape
        dark = geo.rings(body, [depth * t for t in (0.1, 0.2, 0.32, 0.48, 0.66, 0.85)])
        light = shading.moved(geo.rings(body, [depth * t for t in (0.5, 0.62, 0.74, 0.88)]), depth * 0.33)
        dark = geo.dashes(dark, part.id + "d", (12, 46), (8, 44), 0.85, part.shape, jitter)
        light = geo.dashes(light, part.id + "l", (12, 48), (10, 60), 0.8, part.shape, jitter)
        shading.brush(canvas, dark, 1.3, tones[0], 0.30)
        shading.brush(canvas, light, 1.5, tones[5], 0.38)

    def hollow(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        tones, depth, shape = self.tones(part).stops, part.depth, part.shape
        if part.finish == "sac":
            canvas.shape(shape, tones[3])
            shading.inner_shadow(canvas, shape, "#7a5f55", 5, 7, 9, 0.5, 6, 2)
            return
        if part.finish == "dark":
            shading.puff(
                canvas, shape, (tones[1], tones[0], hue.toned(tones[0], -0.5)), depth, light=AWAY, lean=0.5
            )
            canvas.shape(
                shape, stroke=hue.mix(tones[3], "#ffffff", 0.25), stroke_width=1.5, stroke_opacity=0.8
            )
            return
        if part.finish == "soft":
            stops = (hue.mix(tones[2], tones[1], 0.5), tones[1], hue.mix(tones[2], tones[1], 0.4), tones[2])
            shading.puff(canvas, shape, stops, depth, light=AWAY, lean=0.7)
            shading.inner_shadow(canvas, shape, tones[4], -1.5, -2, 1.6, 0.5, 4)
            return
        stops = (tones[0], tones[1], tones[2], hue.mix(tones[2], tones[3], 0.6))
        shading.puff(canvas, shape, stops, depth, self.steps(depth), light=AWAY, lean=0.45)
        if depth > 20:
            self._wall(canvas, part, tones)
        if part.pits is not None:
            self._pits(canvas, part, part.pits, tones)
        for ridge, height in part.ridges:
            ridge = ridge.intersection(shape)
            shading.cast_shadow(canvas, ridge, tones[0], 2.4, 3.6, 2.6, 0.5, steps=4)
            shading.puff(canvas, ridge, (hue.mix(tones[0], tones[1], 0.5), *tones[1:5]), height, 6, lean=0.5)
        reach = min(1.0, depth / 30)
        shading.inner_shadow(
            canvas, shape, hue.toned(tones[0], -0.45), 7 * reach, 11 * reach, 15 * reach, 0.62, 10, 4 * reach
        )
        shading.inner_shadow(
            canvas, shape, hue.toned(tones[0], -0.5), 2 * reach, 3 * reach, 4 * reach, 0.4, 5, reach
        )
        shading.inner_shadow(
            canvas, shape, hue.toned(tones[4], 0.3), -2.5 * reach, -3.5 * reach, 4 * reach, 0.3, 5, 0
        )
        self.edge(canvas, part, shape, 1.1)

    def _wall(self, canvas: Canvas, part: Part, tones: tuple[str, ...]) -> None:
        """Sheen on the wall that faces the light; in tissues also faint strokes around the cavity."""
        depth, shape, core = part.depth, part.shape, part.shape.simplify(0.6)
        for i in range(6):
            deep = geo.inset(core, depth * (0.75 + 0.1 * i))
            sheen = shifted(deep, depth * 0.16, depth * 0.2).intersection(shape)
            if not sheen.is_empty:
                canvas.shape(sheen, tones[4], fill_opacity=0.08)
        if part.material not in TISSUES:
            return
        around = geo.rings(core, [depth * t for t in (0.3, 0.42, 0.54, 0.66, 0.78, 0.9)])
        strokes = geo.dashes(around, part.id, (16, 54), (24, 90), 0.7, shape, 2.0)
        shading.brush(canvas, strokes, 1.4, tones[4], 0.25)
        shading.brush(canvas, shading.moved(strokes, -2.2), 1.2, tones[0], 0.25)

    def _pits(self, canvas: Canvas, part: Part, pits: BaseGeometry, tones: tuple[str, ...]) -> None:
        pits = pits.intersection(part.shape)
        canvas.shape(shifted(pits.buffer(1.1), 1.3, 1.8).intersection(part.shape), tones[4], fill_opacity=0.5)
        stops = (
            hue.mix(tones[1], tones[2], 0.3),
            tones[1],
            hue.mix(tones[0], tones[1], 0.5),
            tones[0],
            hue.toned(tones[0], -0.3),
        )
        shading.puff(canvas, pits, stops, 5, 6, light=LIGHT, lean=0.35)

    def cut(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        look, shape = self.tones(part), part.shape
        tones = look.stops
        if part.finish == "fading":
            self._fading(canvas, part, tones)
            return
        if shading.girth(shape) < 30 and not part.cavities:  # a thin wall seen in section
            canvas.shape(shape, tones[2])
            shading.inner_shadow(canvas, shape, tones[0], -0.8, -1.2, 1.2, 0.6, 4, 0)
            self._cut_edge(canvas, part, look.outline, 0.9)
            return
        if part.shadow:
            shading.cast_shadow(canvas, shape, SHADOW, 6, 9, 10, 0.3, ground, without=part.grown_from)
        if part.cavities:
            canvas.shape(shape, canvas.linear([(0, tones[3]), (0.5, tones[2]), (1, tones[1])], 0, 0, 0.75, 1))
            self._fibres(canvas, part, tones)
        else:
            stops = [
                (0, hue.mix(tones[3], tones[4], 0.4)),
                (0.5, tones[3]),
                (1, hue.mix(tones[2], tones[3], 0.3)),
            ]
            canvas.shape(shape, canvas.linear(stops, 0, 0, 0.75, 1))
        if part.grown_from is None:
            shading.inner_shadow(canvas, shape, hue.toned(tones[0], -0.5), -3, -4.5, 6, 0.38, 6, 0)
            shading.inner_shadow(canvas, shape, hue.mix(tones[5], "#ffffff", 0.3), 1.6, 2.4, 2.4, 0.4, 4, 0)
        self._cut_edge(canvas, part, look.outline, 1.25)

    def _cut_edge(self, canvas: Canvas, part: Part, colour: str, weight: float) -> None:
        if part.grown_from is not None and part.outlined:
            data = shading.free_edge(part.shape, part.grown_from)
            canvas.path(data, stroke=colour, stroke_width=weight, stroke_linejoin="round")
        else:
            self.edge(canvas, part, part.shape, weight)

    def _fibres(self, canvas: Canvas, part: Part, tones: tuple[str, ...]) -> None:
        """Bundles that run around the cavities, with a layer seen end-on in the middle of the wall."""
        pale, deep = hue.mix(tones[4], tones[5], 0.4), hue.toned(tones[0], -0.3)
        for i, strokes in enumerate(
            shading.fibre_lines(
                part.shape, part.cavities, part.id, 4.0, 3, 20, (14, 60), (3, 18), 0.88, 1.1, 2, range(6, 11)
            )
        ):
            random = geo.rng(f"{part.id}{i}")
            lots: tuple[list, list, list] = ([], [], [])
            for stroke in strokes:
                chance = random.random()
                lots[0 if chance < 0.5 else 1 if chance < 0.82 else 2].append(stroke)
            shading.brush(canvas, lots[0], 1.8, tones[0], 0.42)
            shading.brush(canvas, lots[1], 1.6, pale, 0.45)
            shading.brush(canvas, lots[2], 2.8, deep, 0.22)
        for width, opacity in ((5, 0.22), (3.6, 0.25), (2.2, 0.4)):  # the pale lining of the cavities
            lining = unary_union([c.buffer(width) for c in part.cavities]).intersection(part.shape)
            canvas.shape(lining, hue.mix(tones[5], "#ffffff", 0.25), fill_opacity=opacity)

    def _fading(self, canvas: Canvas, part: Part, tones: tuple[str, ...]) -> None:
        """Tendinous tissue that passes into the muscle below it."""
        canvas.shape(
            part.shape,
            canvas.linear([(0, tones[3]), (0.45, tones[2], 0.9), (1, tones[1], 0.0)], 0, 0, 0.25, 1),
        )
        x0, y0, x1, y1 = part.shape.bounds
        lines = [geo.curve([(x, y0), (x + 3, (y0 + y1) / 2), (x + 9, y1)], 5) for x in np.arange(x0, x1, 3)]
        pale = geo.dashes(lines, part.id, (8, 24), (3, 12), 0.9, part.shape, 0.5)
        dark = geo.dashes(lines, part.id + "2", (8, 24), (3, 12), 0.6, part.shape, 0.8)
        shading.brush(canvas, pale, 1.1, "#ffffff", 0.5)
        shading.brush(canvas, dark, 1.0, tones[0], 0.5)

    def sheet(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        look, shape = self.tones(part), part.shape
        tones = look.stops
        if part.veil:
            tones = tuple(hue.mix(c, hue.mix("#5f4438", tones[0], 0.3), part.veil) for c in tones)
        if part.shadow and part.depth > 1.5:
            reach = min(1.0, part.depth / 8)
            shading.cast_shadow(canvas, shape, "#1d0908", 3.5 * reach, 6.5 * reach, 6 * reach, 0.45, ground)
        if part.grid is not None:
            stops = (hue.mix(tones[0], "#8a4a3c", 0.35), *tones[:5])
            shading.drape(canvas, part.grid, stops, part.folds, part.bulge)
            fibres = geo.dashes(part.grid[2:-1:3], part.id, (10, 40), (4, 16), 0.9, None, 0.6)
            shading.brush(canvas, geo.inside(fibres, shape), 1.0, tones[0], 0.55)
            shading.inner_shadow(
                canvas, shape, hue.mix(tones[0], "#5a2018", 0.4), -0.8, -1.4, 1.6, 0.35, 4, 0
            )
            self.edge(canvas, part, shape, 0.9)
            lit = geo.smooth_data(part.grid[:, -1] - (0.0, 0.9))
            canvas.path(lit, stroke=tones[5], stroke_width=1.1, stroke_opacity=0.8)
            return
        stops = (*tones[1:4], hue.mix(tones[3], tones[4], 0.5))  # a broad flat surface stays near its colour
        shading.puff(canvas, shape, stops, part.depth, self.steps(part.depth), lean=0.5)
        for line in part.grain:
            data = shading.line_data(shading.clipped(line, shape))
            lit = shading.line_data(shading.clipped(line + np.array(LIGHT) * 1.3, shape))
            canvas.path(lit, stroke=tones[5], stroke_width=1.0, stroke_opacity=0.55, **CORD_LINE)
            canvas.path(data, stroke=tones[0], stroke_width=0.9, stroke_opacity=0.6, **CORD_LINE)
        if part.depth > 3:
            shading.inner_shadow(canvas, shape, hue.toned(tones[0], -0.25), -1.2, -2, 2.2, 0.4, 4, 0)
        self.edge(canvas, part, shape, 0.95)

    def cord(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        look, width = self.tones(part), part.width
        tones, data = look.stops, shading.line_data(part.shape)
        if part.shadow and width > 1.2:
            for spread, opacity in ((1.6, 0.12), (0.8, 0.2)):
                dropped = shading.line_data(shading.towards(part.shape, -min(2.4, 0.6 + width * 0.3)))
                canvas.path(
                    dropped, stroke=SHADOW, stroke_width=width + spread, stroke_opacity=opacity, **CORD_LINE
                )
        if part.outlined:
            casing = width + 1.3 * min(1.0, 0.35 + width / 10)
            canvas.path(data, stroke=look.outline, stroke_width=casing, **CORD_LINE)
        canvas.path(data, stroke=tones[2], stroke_width=width, **CORD_LINE)
        if width > 1.4:
            for tone, share, lean in ((tones[3], 0.72, 0.06), (tones[4], 0.42, 0.12), (tones[5], 0.16, 0.16)):
                lit = shading.line_data(shading.towards(part.shape, width * lean))
                canvas.path(lit, stroke=tone, stroke_width=width * share, **CORD_LINE)

    def mouth(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        look = self.tones(part)
        tones = look.stops
        canvas.shape(part.shape, hue.mix(tones[4], "#f8e8dc", 0.6))
        self.edge(canvas, part, part.shape, 1.1)
        lumen = shading.mouth_opening(part.shape)
        if not lumen.is_empty:
            depth = canvas.linear(
                [(0, hue.toned(tones[0], -0.5)), (0.55, tones[0]), (1, tones[2])], 0, 0, 0.6, 1
            )
            canvas.shape(lumen, depth)
            self.edge(canvas, part, lumen, 0.8)

    def dots(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        look, width = self.tones(part), part.width
        tones, points = look.stops, shading.points_of(part.shape)
        if part.shadow and width > 2.4:
            dropped = geo.dots_data(points - np.array(LIGHT) * width * 0.16)
            canvas.path(
                dropped, stroke=SHADOW, stroke_width=width * 1.08, stroke_opacity=0.28, stroke_linecap="round"
            )
        layers = [(look.outline, width + min(1.1, 0.4 + width * 0.08), 0.0)] if part.outlined else []
        layers.append((tones[1], width, 0.0))
        if width > 2.4:
            layers += [
                (tones[3], width * 0.76, 0.06),
                (tones[4], width * 0.48, 0.14),
                (tones[5], width * 0.22, 0.2),
            ]
        else:
            layers.append((tones[3], width * 0.7, 0.08))
        for colour, size, lean in layers:
            data = geo.dots_data(points + np.array(LIGHT) * width * lean)
            canvas.path(data, stroke=colour, stroke_width=size, stroke_linecap="round")

    def flat(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        tones = self.tones(part).stops
        canvas.shape(
            part.shape,
            canvas.linear(
                [(0, hue.mix(tones[3], tones[4], 0.5)), (1, hue.mix(tones[2], tones[3], 0.5))], 0, 0, 0.6, 1
            ),
        )
        self.edge(canvas, part, part.shape, 0.9)

    def flow(self, canvas: Canvas, flow: Flow) -> None:
        arrow = shading.arrow(flow.points, flow.width)
        colour = self.flow_colours[flow.kind]
        (x0, y0), (x1, y1) = flow.points[0], flow.points[-1]
        body = canvas.linear(
            [(0, hue.toned(colour, 0.5), 0.25), (0.45, colour, 0.95), (1, colour)], x0, y0, x1, y1, user=True
        )
        rim = canvas.linear(
            [(0, "#ffffff", 0.0), (0.5, "#ffffff", 0.85), (1, "#ffffff")], x0, y0, x1, y1, user=True
        )
        shading.cast_shadow(canvas, arrow, "#1b0d10", 2, 3, 2.5, 0.35, steps=4)
        canvas.shape(arrow, stroke=rim, stroke_width=2.6, stroke_linejoin="round")
        canvas.shape(arrow, body)


class Realistic(Anatomical):
    """The anatomical plate with more modelling, and a moist gleam on everything that bulges."""

    name = "realistic"
    richness = 1.4

    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        super().round(canvas, part, ground)
        if part.depth > 8 and not part.lobules:
            core = (part.shade if part.shade is not None else part.shape).simplify(0.5)
            for share, opacity in ((0.5, 0.10), (0.6, 0.14), (0.7, 0.20)):
                crest = shading.towards(geo.inset(core, part.depth * share), part.depth * 0.38)
                gleam = crest.difference(shading.towards(crest, -part.depth * 0.12)).intersection(part.shape)
                if not gleam.is_empty:
                    canvas.shape(gleam, "#ffffff", 0.3, fill_opacity=opacity)
