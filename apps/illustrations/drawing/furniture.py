"""What stands on a page around the drawings: title, labels with their leaders, legend, badges, arrows.

A `Sheet` collects SVG in pixels of the page, in one theme. It draws where it is told; the layouts decide where.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from . import colour as hue
from . import geometry as geo
from . import text
from .canvas import Canvas
from .labels import LEADING, NOTE_LEADING, PlacedLabel
from .lint import Box
from .materials import CHANNELS
from .model import Xy
from .scene import Scene
from .themes.base import Theme
from .themes.shading import arrow as arrow_shape

EDGE = 34.0  # margin of running text from the edge of the page


class Sheet:
    """One layer of the page."""

    def __init__(self, theme: Theme, prefix: str) -> None:
        self.theme = theme
        self.style = theme.style
        self.canvas = Canvas(prefix)

    # ---- text
    def text(
        self,
        x: float,
        y: float,
        words: str,
        face: str,
        size: float,
        fill: str = "",
        anchor: str = "start",
        spacing: float = 0.0,
    ) -> None:
        """One line; `y` is its baseline."""
        self.canvas.raw(text.line_svg(x, y, words, face, size, fill or self.style.ink, anchor, spacing))

    def lines(
        self,
        x: float,
        top: float,
        lines: Iterable[str],
        face: str,
        size: float,
        fill: str = "",
        anchor: str = "start",
        leading: float = 1.28,
    ) -> float:
        """Lines below one another from `top` down; returns where they end."""
        y = top
        for line in lines:
            y += size * leading
            self.text(x, y - size * (leading - 0.9), line, face, size, fill, anchor)
        return y

    # ---- marks
    def badge(self, x: float, y: float, number: int, colour: str, radius: float = 12.0) -> None:
        ring = self.style.halo
        self.canvas.raw(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{colour}" stroke="{ring}" stroke-width="2"/>'
        )
        size = radius * 1.2
        self.text(x, y + size * 0.35, str(number), self.style.heading, size, self.on(colour), "middle")

    def on(self, colour: str) -> str:
        """White or black, whichever reads on the colour."""
        return "#ffffff" if hue.lightness(colour) < 0.68 else "#10161c"

    def pill(self, box: Box, words: str, colour: str, size: float) -> None:
        x, y, w, h = box
        self.canvas.shape(
            geo.rounded_box(x, y, w, h, h / 2),
            hue.mix(colour, self.style.paper, 0.84),
            stroke=colour,
            stroke_width=1.3,
        )
        self.text(
            x + w / 2,
            y + h / 2 + size * 0.34,
            words,
            self.style.heading,
            size,
            self.readable(colour),
            "middle",
        )

    def readable(self, colour: str) -> str:
        """The colour made dark or light enough to be read on the paper."""
        return hue.mix(colour, self.style.ink, 0.4)

    def rule(self, x0: float, x1: float, y: float) -> None:
        self.canvas.path(f"M{x0:.1f} {y:.1f}H{x1:.1f}", stroke=self.style.rule, stroke_width=1.2)

    def arrow(self, points: Sequence[Xy], width: float, colour: str = "") -> None:
        """A tapered arrow along a smooth curve through the points."""
        self.canvas.shape(arrow_shape(tuple(points), width), colour or self.theme.flow_colours["neutral"])

    # ---- labels
    def labels(self, labels: Sequence[PlacedLabel]) -> None:
        """All leaders first, each on a halo, then all words."""
        style = self.style
        self.canvas.open(class_="leaders", fill="none", stroke_linejoin="round", stroke_linecap="round")
        paths = [leader_data(label) for label in labels]
        for path in paths:
            self.canvas.path(path, stroke=style.halo, stroke_width=3.4, stroke_opacity=style.halo_opacity)
        for path, label in zip(paths, labels, strict=True):
            self.canvas.path(path, stroke=style.line, stroke_width=1.1)
            x, y = label.target
            self.canvas.raw(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.7" fill="{style.line}" stroke="{style.halo}" stroke-width=".9"/>'
            )
        self.canvas.close()
        self.canvas.open(class_="labels")
        for label in labels:
            self.words(label)
        self.canvas.close()

    def words(self, label: PlacedLabel) -> None:
        x, y, w, _ = label.box
        anchor = {"L": "end", "R": "start"}.get(label.side, "middle")
        at = {"L": x + w, "R": x}.get(label.side, x + w / 2)
        for line in label.lines:
            self.text(at, y + label.size * 0.88, line, label.face, label.size, self.style.ink, anchor)
            y += label.size * LEADING
        for line in label.note_lines:
            self.text(
                at,
                y + label.note_size * 0.88,
                line,
                label.note_face,
                label.note_size,
                self.style.quiet,
                anchor,
            )
            y += label.note_size * NOTE_LEADING


def leader_data(label: PlacedLabel) -> str:
    """SVG path data of a leader."""
    (ax, ay), (bx, by), (cx, cy) = label.port, label.elbow, label.target
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}L{cx:.1f} {cy:.1f}"


# ---------------------------------------------------------------- title
@dataclass(frozen=True, slots=True)
class Heading:
    """Title and subtitle, measured: the page's drawings begin at `bottom`."""

    title: str
    subtitle: str
    title_size: float
    subtitle_size: float
    bottom: float

    @staticmethod
    def of(scene: Scene, theme: Theme, width: float, height: float) -> Heading:
        style = theme.style
        title = scene.title.upper() if style.title_case == "upper" else scene.title
        tall = height > width * 1.2
        size, small = (37.0, 20.0) if tall else (31.0, 17.5)
        room = width - 2 * EDGE - 20
        size *= min(1.0, room / text.width(title, style.title, size, style.title_spacing))
        if scene.subtitle:
            small *= min(1.0, room / text.width(scene.subtitle, style.subtitle, small))
        bottom = (104.0 if tall else 84.0) if scene.subtitle else (84.0 if tall else 66.0)
        return Heading(title, scene.subtitle, size, small, bottom)

    def draw(self, sheet: Sheet, width: float) -> None:
        style = sheet.style
        baseline = (
            self.bottom - (50.0 if self.subtitle_size > 18 else 38.0) if self.subtitle else self.bottom - 24.0
        )
        sheet.text(
            width / 2,
            baseline,
            self.title,
            style.title,
            self.title_size,
            style.ink,
            "middle",
            style.title_spacing,
        )
        if self.subtitle:
            y = baseline + self.subtitle_size * 1.42
            sheet.text(width / 2, y, self.subtitle, style.subtitle, self.subtitle_size, style.quiet, "middle")


# ---------------------------------------------------------------- legend and note
LEGEND_SIZE = 15.0
NOTE_SIZE = 14.0
FOOT_PITCH = 23.0
ITEM_GAP = 26.0


@dataclass(frozen=True, slots=True)
class LegendItem:
    words: str
    colour: str
    shape: str  # "stroke" for flows, "dot" for channels

    def width(self, face: str) -> float:
        return (37.0 if self.shape == "stroke" else 18.0) + text.width(self.words, face, LEGEND_SIZE)


@dataclass(frozen=True, slots=True)
class Foot:
    """Legend, scale bar and notes at the foot of the page, packed into rows."""

    rows: tuple[tuple[LegendItem, ...], ...]
    notes: tuple[
        str, ...
    ]  # lines at the right, from the last row upwards when they share rows with the legend
    shared: bool  # whether the note stands in the last row of the legend
    scale_bar: tuple[float, str] | None
    height: float

    @staticmethod
    def of(scene: Scene, theme: Theme, channels: Sequence[str], width: float) -> Foot:
        style = theme.style
        face = style.note
        items = [LegendItem(words, theme.flow_colours[kind], "stroke") for words, kind in scene.legend]
        if theme.shows_channels:
            known = [c for c in channels if c not in ("structure", "cytosol")][:8]
            items = [LegendItem(*CHANNELS[c], "dot") for c in known]
        room = width - 2 * EDGE
        rows: list[list[LegendItem]] = []
        used = room + 1
        for item in items:
            if used + item.width(face) > room:
                rows.append([])
                used = 0.0
            rows[-1].append(item)
            used += item.width(face) + ITEM_GAP
        note = " ".join(part for part in (scene.note, theme.legend_note) if part)
        bar = 200.0 if scene.scale_bar else 0.0
        one_line = text.width(note, face, NOTE_SIZE)
        shared = bool(note) and not bar and bool(rows) and used + one_line + 20 < room
        notes = (note,) if note and one_line < room else text.wrap(note, face, NOTE_SIZE, room)
        count = len(rows) + (0 if shared else len(notes))
        if bar and not rows:
            count += 1
        return Foot(
            tuple(map(tuple, rows)), notes, shared, scene.scale_bar, 34.0 + FOOT_PITCH * max(count, 0)
        )

    def draw(self, sheet: Sheet, width: float, height: float, scale: float) -> None:
        """`scale` is pixels per drawing unit, for the scale bar."""
        style = sheet.style
        y = height - self.height + 30.0
        if self.scale_bar is not None:
            length, words = self.scale_bar[0] * scale, self.scale_bar[1]
            x = width - EDGE - length
            sheet.canvas.path(f"M{x:.1f} {y - 5:.1f}h{length:.1f}", stroke=style.ink, stroke_width=3)
            sheet.text(x - 10, y, words, style.label, LEGEND_SIZE, style.ink, "end")
        for row in self.rows:
            x = EDGE
            for item in row:
                if item.shape == "stroke":
                    sheet.canvas.path(
                        f"M{x + 3:.1f} {y - 5:.1f}h20",
                        stroke=item.colour,
                        stroke_width=7,
                        stroke_linecap="round",
                    )
                    sheet.text(x + 35, y, item.words, style.note, LEGEND_SIZE, style.quiet)
                else:
                    sheet.canvas.raw(
                        f'<circle cx="{x + 6:.1f}" cy="{y - 5:.1f}" r="5.5" fill="{item.colour}"/>'
                    )
                    sheet.text(x + 18, y, item.words, style.note, LEGEND_SIZE, style.quiet)
                x += item.width(style.note) + ITEM_GAP
            y += FOOT_PITCH
        if self.scale_bar is not None and not self.rows:
            y += FOOT_PITCH
        if self.shared:
            y -= FOOT_PITCH
        for line in self.notes:
            if self.shared or (self.rows and len(self.notes) == 1):
                sheet.text(width - EDGE, y, line, style.note, NOTE_SIZE, style.quiet, "end")
            else:
                sheet.text(width / 2, y, line, style.note, NOTE_SIZE, style.quiet, "middle")
            y += FOOT_PITCH


def arc(start: Xy, end: Xy, bulge: float, points: int = 9) -> list[Xy]:
    """Points of a bow from start to end; `bulge` is its height to the left of the way, as a share of the distance."""
    a, b = np.array(start), np.array(end)
    d = b - a
    control = (a + b) / 2 + np.array([d[1], -d[0]]) * bulge * 2
    t = np.linspace(0, 1, points)[:, None]
    curve = (1 - t) ** 2 * a + 2 * t * (1 - t) * control + t**2 * b
    return [(float(x), float(y)) for x, y in curve]
