"""Process schematic: simplified shapes, flat tints, few details, strong arrows."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from .. import colour as hue
from .. import geometry as geo
from ..canvas import Canvas
from ..model import Flow, Part
from . import shading
from .base import SANS, SANS_BOLD, PageStyle, Theme
from .shading import Ground

INK = "#17233a"
ROUND_ENDS = {"stroke_linecap": "round", "stroke_linejoin": "round"}

TINTS: dict[str, str] = {
    "artery": "#e4574d",
    "pulmonary-vein": "#ee8a80",
    "vein": "#4f86d0",
    "muscle": "#efc3b8",
    "muscle-outer": "#e5aca0",
    "papillary": "#e5aca0",
    "fat": "#f7dc9a",
    "valve": "#ffffff",
    "tendon": "#ffffff",
    "fibrous": "#f7e6da",
    "serosa": "#e3e9f1",
    "endocardium-right": "#a9c7ee",
    "endocardium-left": "#f6b1a8",
    "vessel-wall-arterial": "#f3c9c2",
    "vessel-wall-venous": "#c4d8f2",
}


class Schematic(Theme):
    name = "schematic"
    style = PageStyle(
        paper="#f7f9fc",
        ink=INK,
        quiet="#33415a",
        line="#8a97ab",
        halo="#f7f9fc",
        rule="#c4cedb",
        accent="#1f6fb2",
        panel_fill="#ffffff",
        panel_edge="#c4cedb",
        label=SANS,
        main_label=SANS_BOLD,
        note_scale=1.0,
        label_gap=0.6,
    )
    detail = 1
    flow_colours = MappingProxyType(
        {"artery": "#d23a31", "vein": "#2c64b8", "action": "#1f6fb2", "neutral": "#44546a"}
    )

    def tint(self, part: Part) -> str:
        if part.material in TINTS:
            return hue.toned(TINTS[part.material], part.tone)
        colour = self.colour(part)
        value = hue.lightness(colour)
        return hue.at_lightness(
            colour, value + 0.28 * max(0.0, 0.82 - value) if value > 0.3 else value + 0.06, 1.08
        )

    def edge(self, canvas: Canvas, part: Part, shape: BaseGeometry) -> None:
        """A white gap and a thin line, so that shapes part without shadows."""
        if part.outlined:
            fine = shading.fineness(shape)
            tint = self.tint(part)
            line = hue.mix(tint, INK, 0.5)
            if hue.lightness(tint) > 0.5:  # around dark things the gap would read as an outline of its own
                width = 3.2 * fine
                canvas.shape(
                    shape, stroke="#ffffff", stroke_width=width, stroke_opacity=0.9, stroke_linejoin="round"
                )
            canvas.shape(shape, stroke=line, stroke_width=1.5 * fine, stroke_linejoin="round")

    def plain(self, canvas: Canvas, part: Part, rounding: float = 7.0) -> None:
        """The simplified shape in one tint, a little lighter towards the light."""
        shape = part.shape
        if part.depth > 9 and shading.girth(shape) > 30:
            shape = geo.smooth(shape, min(rounding, part.depth * 0.3))
        tint = self.tint(part)
        stops = [(0, hue.toned(tint, 0.16)), (1, hue.toned(tint, -0.04))]
        canvas.shape(shape, canvas.linear(stops, 0, 0, 0.4, 1))
        self.edge(canvas, part, shape)

    # ---- painters
    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        self.plain(canvas, part)

    def hollow(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        self.plain(canvas, part, 12)

    def cut(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        tint = self.tint(part)
        canvas.shape(part.shape, tint)
        if part.finish == "fading":
            return
        if part.grown_from is None:
            self.edge(canvas, part, part.shape)
        elif part.outlined:
            data = shading.free_edge(part.shape, part.grown_from)
            canvas.path(data, stroke=hue.mix(tint, INK, 0.5), stroke_width=1.4)

    def sheet(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        if part.grid is None:
            self.plain(canvas, part)
            return
        hinge, edge = part.grid[:, 0], part.grid[:, -1]
        share = (
            0.3 if part.folds else 0.0
        )  # an atrioventricular cusp tapers to its tip, a semilunar one does not
        tip = edge[int(share * len(edge)) : len(edge) - int(share * len(edge))][::-1]
        flap = geo.clean(Polygon(np.vstack([hinge, tip[[0, -1]]])))
        flap = geo.smooth(flap, min(5.0, shading.girth(flap) / 8))
        canvas.shape(flap, self.tint(part), stroke="#2b3a55", stroke_width=1.6, stroke_linejoin="round")

    def cord(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        data, tint, width = shading.line_data(part.shape), self.tint(part), part.width
        if part.outlined:
            casing = width + 2 * min(1.0, 0.3 + width / 10)
            canvas.path(data, stroke=hue.mix(tint, INK, 0.5), stroke_width=casing, **ROUND_ENDS)
        canvas.path(data, stroke=tint, stroke_width=width, **ROUND_ENDS)

    def mouth(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        tint = self.tint(part)
        line = hue.mix(tint, INK, 0.45)
        canvas.shape(
            part.shape, hue.toned(tint, 0.5), stroke=line, stroke_width=1.4 * shading.fineness(part.shape)
        )
        lumen = shading.mouth_opening(part.shape, 0.18)
        if not lumen.is_empty:
            canvas.shape(lumen, line)

    def dots(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        data, tint = geo.dots_data(shading.points_of(part.shape)), self.tint(part)
        if part.outlined:
            casing = part.width + min(1.6, 0.5 + part.width * 0.12)
            canvas.path(data, stroke=hue.mix(tint, INK, 0.5), stroke_width=casing, stroke_linecap="round")
        canvas.path(data, stroke=tint, stroke_width=part.width, stroke_linecap="round")

    def flat(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        canvas.shape(part.shape, self.tint(part))
        self.edge(canvas, part, part.shape)

    def flow(self, canvas: Canvas, flow: Flow) -> None:
        arrow = shading.arrow(flow.points, flow.width * 1.9, head=2.1)
        canvas.shape(arrow, stroke="#ffffff", stroke_width=2.8, stroke_linejoin="round")
        canvas.shape(arrow, self.flow_colours[flow.kind])
