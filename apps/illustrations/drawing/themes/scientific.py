"""Clean textbook diagram: calm flat colour, light modelling, crisp outlines; reads at thumbnail size."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import numpy as np
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from .. import colour as hue
from .. import geometry as geo
from ..canvas import Canvas, Stop
from ..model import Flow, Part
from . import shading
from .base import PageStyle, Theme
from .shading import Ground

INK = "#1f2a3a"

# material -> (shade, base, light), where the derived ones would be too dark for a diagram
PALETTE: dict[str, tuple[str, str, str]] = {
    "artery": ("#b7312c", "#e0544a", "#f08a7e"),
    "pulmonary-vein": ("#b4474a", "#dd7270", "#eea19b"),
    "vein": ("#2f5a9e", "#5080c4", "#8bb0e0"),
    "muscle": ("#cf7d74", "#e3a095", "#eebab0"),
    "muscle-outer": ("#b9625a", "#d58277", "#e7aca3"),
    "papillary": ("#bf665d", "#d98579", "#ebaea4"),
    "fat": ("#dba93c", "#f4cd6c", "#fbe3a3"),
    "valve": ("#d8c49a", "#f5e8c8", "#fffaf0"),
    "tendon": ("#d8c8a4", "#f3e7cb", "#fffaf0"),
    "fibrous": ("#f0cfc0", "#f6dfcc", "#fbeedd"),
    "serosa": ("#c3ccd6", "#e6ebf0", "#f7f9fb"),
    "endocardium-right": ("#8fa9d6", "#bacdeb", "#d5e2f5"),
    "endocardium-left": ("#e59a94", "#f6c2bb", "#fbdcd7"),
    "vessel-wall-arterial": ("#e9b0a6", "#f6d3cb", "#ffffff"),
    "vessel-wall-venous": ("#a9bfe2", "#d2e0f4", "#ffffff"),
}


class Scientific(Theme):
    name = "scientific"
    style = PageStyle()
    detail = 2
    flow_colours = MappingProxyType(
        {"artery": "#c2261f", "vein": "#2353a4", "action": "#1f5a7a", "neutral": "#52606d"}
    )

    # ---- colour and line
    def tones(self, part: Part) -> tuple[str, str, str]:
        """Shade, base and light of a part."""
        if part.material in PALETTE:
            shade, base, light = (hue.toned(c, part.tone) for c in PALETTE[part.material])
            return shade, base, light
        derived = hue.tones(self.colour(part), 0.85)
        return derived[2] if hue.lightness(derived[3]) > 0.35 else derived[1], derived[3], derived[5]

    def edge(self, canvas: Canvas, part: Part, shape: BaseGeometry, weight: float = 1.6) -> None:
        if part.outlined:
            width = weight * shading.fineness(shape)
            colour = hue.outline(self.tones(part)[1], INK, 0.45 + 0.3 * shading.fineness(shape))
            canvas.shape(shape, stroke=colour, stroke_width=width, stroke_linejoin="round")

    # ---- painters
    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        shade, base, light = self.tones(part)
        depth = part.depth
        if part.shadow and depth > 3:
            blur = min(4.0, depth * 0.2)
            shading.cast_shadow(
                canvas, part.shape, INK, depth * 0.1, depth * 0.15, blur, 0.16, ground, steps=4
            )
        canvas.shape(part.shape, base)
        for share, opacity in ((0.72, 0.45), (0.42, 0.75)):
            side = shading.crescent(part.shape, depth * 0.1 * share, depth * share, part.shade)
            if not side.is_empty:
                canvas.shape(side, shade, fill_opacity=opacity)
        if part.lobules and depth > 3:
            lobules = geo.cells(part.shape, part.lobules, part.id, wall=0.5, rounding=2.2)
            canvas.path("".join(geo.path_data(c, 0.3) for c in lobules), stroke=shade, stroke_width=0.8)
        elif depth > 10:
            self._gleam(canvas, part, light)
        elif (glint := shading.highlights(part.shape)) is not None:
            canvas.shape(glint, hue.mix(light, "#ffffff", 0.6), fill_opacity=0.85)
        if part.grain:
            strokes = geo.dashes(part.grain, part.id, (20, 60), (10, 30), 0.7, part.shape, 0.6)
            shading.brush(canvas, strokes, 1.3, shade, 0.7)
        self.edge(canvas, part, part.shape)

    def _gleam(self, canvas: Canvas, part: Part, light: str) -> None:
        """A band of light along the side that faces it."""
        depth = part.depth
        core = (part.shade if part.shade is not None else part.shape).simplify(0.4)
        lit = shading.towards(geo.inset(core, depth * 0.5), depth * 0.2)
        band = lit.difference(shading.towards(geo.inset(core, depth * 0.52), -depth * 0.1)).intersection(
            part.shape
        )
        if not band.is_empty:
            canvas.shape(band, light)

    def hollow(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        shade, base, light = self.tones(part)
        if part.finish == "sac":
            canvas.shape(part.shape, light)
            return
        if part.finish == "dark":
            canvas.shape(part.shape, hue.toned(shade, -0.45))
            self.edge(canvas, part, part.shape, 1.2)
            return
        if part.finish == "soft":
            canvas.shape(part.shape, shade)
            self.edge(canvas, part, part.shape, 1.1)
            return
        canvas.shape(part.shape, base)
        if part.pits is not None:
            canvas.shape(part.pits.intersection(part.shape), shade, fill_opacity=0.75)
        for ridge, _ in part.ridges:
            canvas.shape(ridge.intersection(part.shape), light, stroke=shade, stroke_width=1.0)
        core = part.shape.simplify(min(0.4, part.depth / 20))
        reach = min(1.0, part.depth / 30)
        for inset, shift, colour in ((3, 9.4, shade), (1.5, 3.6, hue.toned(shade, -0.16))):
            band = part.shape.difference(
                shading.towards(core.buffer(-inset * reach), shift * reach, shading.AWAY)
            )
            if not band.is_empty:
                canvas.shape(band, colour, fill_opacity=0.9)
        self.edge(canvas, part, part.shape)

    def cut(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        shade, base, light = self.tones(part)
        if part.finish == "fading":
            stops: list[Stop] = [(0, light), (0.5, base, 0.9), (1, shade, 0.0)]
            canvas.shape(part.shape, canvas.linear(stops, 0, 0, 0.25, 1))
            return
        canvas.shape(part.shape, base)
        if part.cavities:
            for strokes in shading.fibre_lines(
                part.shape, part.cavities, part.id, 9, 8, 9, (30, 80), (14, 40), 0.8, 0.4, 4
            ):
                canvas.path(
                    "".join(geo.smooth_data(s) for s in strokes),
                    stroke=shade,
                    stroke_width=1.5,
                    stroke_linecap="round",
                )
            lining = unary_union([c.buffer(4) for c in part.cavities]).intersection(part.shape)
            canvas.shape(lining, light)
        if part.grown_from is not None:
            data = shading.free_edge(part.shape, part.grown_from)
            canvas.path(data, stroke=hue.outline(base, INK, 0.7), stroke_width=1.6, stroke_linejoin="round")
        else:
            self.edge(canvas, part, part.shape)

    def sheet(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        shade, base, _ = self.tones(part)
        if part.veil:
            base, shade = hue.mix(base, shade, 0.9), hue.toned(shade, -0.12)
        if part.shadow and part.depth > 3:
            shading.cast_shadow(canvas, part.shape, INK, 1.6, 2.4, 2.4, 0.14, ground, steps=3)
        canvas.shape(part.shape, base)
        if part.grid is not None:
            inner = part.grid[4:-2:6, 1:-1]
            canvas.path(
                "".join(geo.smooth_data(line) for line in inner),
                stroke=hue.toned(shade, -0.12),
                stroke_width=1.1,
                stroke_linecap="round",
            )
        elif part.depth > 2:
            side = shading.crescent(part.shape, part.depth * 0.1, part.depth * 0.5)
            if not side.is_empty:
                canvas.shape(side, shade, fill_opacity=0.6)
        for line in part.grain:
            canvas.path(
                shading.line_data(shading.clipped(line, part.shape)),
                stroke=shade,
                stroke_width=0.9,
                stroke_linecap="round",
            )
        self.edge(canvas, part, part.shape, 1.3)

    def cord(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        shade, base, light = self.tones(part)
        data = shading.line_data(part.shape)
        line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        if part.outlined:
            casing = part.width + 1.5 * min(1.0, 0.35 + part.width / 10)
            canvas.path(data, stroke=hue.outline(base, INK, 0.55), stroke_width=casing, **line)
        canvas.path(
            data,
            stroke=hue.mix(base, shade, 0.35) if part.width > 2.5 else base,
            stroke_width=part.width,
            **line,
        )
        if part.width > 2.5:
            canvas.path(data, stroke=base, stroke_width=part.width * 0.66, **line)
            canvas.path(data, stroke=light, stroke_width=part.width * 0.24, stroke_opacity=0.9, **line)

    def mouth(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        shade, _, light = self.tones(part)
        canvas.shape(part.shape, hue.toned(light, 0.45))
        lumen = shading.mouth_opening(part.shape, 0.14)
        if not lumen.is_empty:
            canvas.shape(lumen, hue.toned(shade, -0.35))
            self.edge(canvas, part, lumen, 1.0)
        self.edge(canvas, part, part.shape)

    def dots(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        _, base, light = self.tones(part)
        points = shading.points_of(part.shape)
        data = geo.dots_data(points)
        if part.outlined:
            casing = part.width + min(1.5, 0.5 + part.width * 0.1)
            canvas.path(
                data, stroke=hue.outline(base, INK, 0.45), stroke_width=casing, stroke_linecap="round"
            )
        canvas.path(data, stroke=base, stroke_width=part.width, stroke_linecap="round")
        if part.width > 2.4:
            glint = geo.dots_data(points + np.array(shading.LIGHT) * part.width * 0.2)
            colour = hue.mix(light, "#ffffff", 0.4)
            canvas.path(glint, stroke=colour, stroke_width=part.width * 0.36, stroke_linecap="round")

    def flat(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        canvas.shape(part.shape, self.tones(part)[1])
        self.edge(canvas, part, part.shape, 1.1)

    def flow(self, canvas: Canvas, flow: Flow) -> None:
        arrow = shading.arrow(flow.points, flow.width * 1.15)
        colour = hue.toned(self.flow_colours[flow.kind], -0.12)
        canvas.shape(arrow, "#ffffff", stroke="#ffffff", stroke_width=2.4, stroke_linejoin="round")
        canvas.shape(arrow, colour)


class Educational(Scientific):
    """The same diagram for a classroom: larger lettering, and a short note under each label."""

    name = "educational"
    style = replace(Scientific.style, type_scale=1.14, note_scale=0.86, main_label="Source Sans 3 Semibold")
    notes_under_labels = True
