"""Curves over two axes, each named where it ends. Without ticks the axes say more or less, not how much."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from shapely import box as rectangle
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from .. import colour as hue
from .. import geometry as geo
from .. import text
from ..art import Art
from ..diagrams import Curve, Graph
from ..lint import Box
from ..model import Xy
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets, Written
from .stage import LEADING, Stage, tall

AXIS = 2.2
OFFSETS = (12.0, 22.0, 36.0, 54.0)  # of words from the point that they name


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    graph = scene.diagram
    assert isinstance(graph, Graph)
    stage = Stage.of(scene, theme, size, arts)
    points = stage.type_sizes[3]
    plot = _plot(stage, graph, points)
    _spans(stage, graph, plot, points)
    _axes(stage, graph, plot, points)
    lines = {curve.words: _line(plot, curve) for curve in graph.curves}
    for curve in graph.curves:
        _draw(stage, curve, lines[curve.words])
    _name(stage, graph, plot, lines, points)
    return stage.sheets


def _plot(stage: Stage, graph: Graph, points: float) -> Box:
    """The rectangle between the axes: no wider than twice its height, in the middle of the page."""
    x, y, w, h = stage.area
    face = stage.theme.style.note
    left = points * 2.4 + max(
        (text.width(words, face, points * 0.84) + 12.0 for _, words in graph.ticks_up), default=0.0
    )
    bottom = points * 2.4 + (points * 1.4 if graph.ticks_across else 0.0)
    top = points * 1.6 if graph.spans else 8.0
    wide, high = w - left - 20.0, h - bottom - top
    if wide > 1.9 * high:
        x, wide = x + (wide - 1.9 * high) / 2, 1.9 * high
    elif high > 1.25 * wide:
        y, high = y + (high - 1.25 * wide) / 2, 1.25 * wide
    return (x + left, y + top, wide, high)


def _at(plot: Box, point: Xy) -> Xy:
    return plot[0] + plot[2] * point[0], plot[1] + plot[3] * (1 - point[1])


def _axes(stage: Stage, graph: Graph, plot: Box, points: float) -> None:
    x, y, w, h = plot
    style, canvas, small = stage.theme.style, stage.sheets.under.canvas, points * 0.84
    low = y + h
    canvas.path(f"M{x:.1f} {y - 4:.1f}V{low:.1f}H{x + w + 4:.1f}", stroke=style.ink, stroke_width=AXIS)
    canvas.path(f"M{x - 6:.1f} {y - 2:.1f}h12l-6 -12z", style.ink)
    canvas.path(f"M{x + w + 2:.1f} {low - 6:.1f}v12l12 -6z", style.ink)
    for at, words in graph.ticks_across:
        px = x + w * at
        canvas.path(f"M{px:.1f} {low:.1f}v6", stroke=style.ink, stroke_width=1.4)
        stage.write(px, low + 9.0, (words,), style.note, small, style.quiet, "middle")
    for at, words in graph.ticks_up:
        py = low - h * at
        canvas.path(f"M{x:.1f} {py:.1f}h-6", stroke=style.ink, stroke_width=1.4)
        stage.write(x - 11.0, py - small * LEADING / 2, (words,), style.note, small, style.quiet, "end")
    below = low + 10.0 + (small * 1.4 if graph.ticks_across else 0.0)
    stage.write(x + w / 2, below, (graph.across,), style.label, points, style.ink, "middle")
    _upright(stage, graph.up, (stage.area[0], x), (y + h / 2), points, graph)


def _upright(
    stage: Stage, words: str, between: tuple[float, float], middle: float, points: float, graph: Graph
) -> None:
    """The name of the upright axis, read from below, beside its ticks."""
    face, small = stage.theme.style.label, points * 0.84
    ticks = max((text.width(w, stage.theme.style.note, small) + 14.0 for _, w in graph.ticks_up), default=0.0)
    at = between[1] - ticks - points * 0.9
    wide = text.width(words, face, points)
    line = text.line_svg(0, 0, words, face, points, stage.theme.style.ink, "middle")
    stage.sheets.over.canvas.raw(f'<g transform="translate({at:.1f} {middle:.1f}) rotate(-90)">{line}</g>')
    stage.sheets.words.append(
        Written(words, (at - points * 0.9, middle - wide / 2, points * LEADING, wide), points)
    )


def _spans(stage: Stage, graph: Graph, plot: Box, points: float) -> None:
    x, y, w, h = plot
    style, small = stage.theme.style, points * 0.84
    for number, span in enumerate(graph.spans):
        left, wide = x + w * span.start, w * (span.end - span.start)
        tint = 0.9 if number % 2 == 0 else 0.95
        stage.sheets.under.canvas.path(
            f"M{left:.1f} {y:.1f}h{wide:.1f}v{h:.1f}h{-wide:.1f}z", hue.mix(style.accent, style.paper, tint)
        )
        size = small
        while text.width(span.words, style.note, size) > wide - 4.0 and size > 11.0:
            size -= 0.5
        lines = text.wrap(span.words, style.note, size, wide - 4.0)
        stage.write(
            left + wide / 2, y - tall(lines, size) - 3.0, lines, style.note, size, style.quiet, "middle"
        )


def _line(plot: Box, curve: Curve) -> np.ndarray:
    points = np.array([_at(plot, point) for point in curve.points], float)
    if curve.straight or len(points) < 3:
        return points
    return _without_overshoot(points) if (np.diff(points[:, 0]) > 0).all() else geo.curve(points, 5.0)[:, :2]


def _without_overshoot(points: np.ndarray) -> np.ndarray:
    """A smooth line that rises and falls only where the points do (cubic Hermite, slopes by Fritsch and Butland)."""
    x, y = points[:, 0], points[:, 1]
    width, rise = np.diff(x), np.diff(y) / np.diff(x)
    slope = np.zeros(len(x))
    slope[0], slope[-1] = rise[0], rise[-1]
    for i in range(1, len(x) - 1):
        if rise[i - 1] * rise[i] > 0:
            a, b = 2 * width[i] + width[i - 1], width[i] + 2 * width[i - 1]
            slope[i] = (a + b) / (a / rise[i - 1] + b / rise[i])
    out = []
    for i in range(len(width)):
        t = np.linspace(0, 1, 13)[: None if i == len(width) - 1 else -1]
        start, end = (1 + 2 * t) * (1 - t) ** 2, t**2 * (3 - 2 * t)
        leaving, arriving = t * (1 - t) ** 2, t**2 * (t - 1)
        level = start * y[i] + end * y[i + 1] + width[i] * (leaving * slope[i] + arriving * slope[i + 1])
        out.append(np.column_stack([x[i] + t * width[i], level]))
    return np.vstack(out)


def _draw(stage: Stage, curve: Curve, line: np.ndarray) -> None:
    data = geo.polyline_data(line) if curve.straight else geo.smooth_data(line)
    stage.sheets.under.canvas.path(
        data,
        stroke=stage.theme.flow_colours[curve.kind],
        stroke_width=3.4,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_dasharray="9 7" if curve.dashed else None,
    )


def _name(stage: Stage, graph: Graph, plot: Box, lines: Mapping[str, np.ndarray], points: float) -> None:
    """Names of curves and marks, each beside its own line and off every other."""
    style = stage.theme.style
    drawn = [LineString(line) for line in lines.values()]
    taken: list[BaseGeometry] = [
        rectangle(b[0], b[1], b[0] + b[2], b[1] + b[3]) for b in (w.box for w in stage.sheets.words)
    ]
    for mark in graph.marks:
        x, y = _at(plot, mark.at)
        stage.sheets.over.canvas.raw(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="{style.ink}" stroke="{style.paper}" stroke-width="2"/>'
        )
        words = text.wrap(mark.words, style.note, points * 0.88, 190.0)
        _beside(stage, plot, [(x, y)], words, style.note, points * 0.88, style.ink, drawn, taken)
    for curve in graph.curves:
        line = lines[curve.words]
        shares = (0.97, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1)
        along = [tuple(line[int((len(line) - 1) * share)]) for share in shares]
        words = text.wrap(curve.words, style.main_label, points * 0.92, 200.0)
        colour = stage.sheets.over.readable(stage.theme.flow_colours[curve.kind])
        own = drawn[list(lines).index(curve.words)]
        _beside(stage, plot, along, words, style.main_label, points * 0.92, colour, drawn, taken, own)


def _beside(
    stage: Stage,
    plot: Box,
    spots: list[Xy],
    lines: tuple[str, ...],
    face: str,
    size: float,
    fill: str,
    drawn: list[LineString],
    taken: list[BaseGeometry],
    of: LineString | None = None,
) -> None:
    """Words next to the first spot where they cover nothing."""
    wide, high = max(text.width(line, face, size) for line in lines), tall(lines, size)
    x, y, w, h = plot
    others = [line for line in drawn if of is not None and line is not of]
    page = rectangle(x + 4, y - 2, x + w + 4, y + h - 4)
    best: tuple[float, Box] | None = None
    for rank, (px, py) in enumerate(spots):
        for off in OFFSETS:
            for dx, dy in (
                (0.0, -1.0),
                (0.0, 1.0),
                (1.0, 0.0),
                (-1.0, 0.0),
                (0.8, -0.8),
                (-0.8, -0.8),
                (0.8, 0.8),
                (-0.8, 0.8),
            ):
                left = px + dx * (off + wide / 2) - wide / 2
                top = py + dy * (off + high / 2) - high / 2
                frame = rectangle(left, top, left + wide, top + high)
                cost = rank * 6.0 + off + 60.0 * sum(frame.distance(line) < 4.0 for line in drawn)
                cost += 90.0 * any(
                    of is not None and frame.distance(line) < frame.distance(of) + 14.0 for line in others
                )
                cost += 400.0 * sum(frame.distance(other) < 4.0 for other in taken)
                cost += 0.0 if page.contains(frame) else 800.0
                if best is None or cost < best[0]:
                    best = (cost, (left, top, wide, high))
    assert best is not None
    left, top, wide, high = best[1]
    taken.append(rectangle(left, top, left + wide, top + high))
    stage.write(left, top, lines, face, size, fill)
