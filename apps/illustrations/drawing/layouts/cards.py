"""The boxes of a diagram, with words and sometimes a drawing in them, and the arrows between them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import LineString

from .. import colour as hue
from .. import geometry as geo
from .. import text
from ..canvas import Canvas
from ..diagrams import Node
from ..lint import Box
from .stage import Stage, tall

PAD = 12.0  # of the words in their box


@dataclass(frozen=True, slots=True)
class Card:
    """A node, measured."""

    node: Node
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    width: float
    height: float
    picture: float  # height


def measure(stage: Stage, node: Node, size: float, picture: float, limit: float) -> Card:
    """A node in a box whose words are at most `limit` wide; `picture` is the height of its drawing."""
    style = stage.theme.style
    lines = text.wrap(node.words, style.main_label, size, limit)
    notes = text.wrap(node.note, style.note, size * 0.82, limit)
    width = max(
        [text.width(line, style.main_label, size) for line in lines]
        + [text.width(line, style.note, size * 0.82) for line in notes]
    )
    height = tall(lines, size) + tall(notes, size * 0.82) + 2 * PAD * 0.8
    high = 0.0
    if node.picture:
        art, high = stage.arts[node.picture], picture
        wide = min(picture * art.box[2] / art.box[3], limit)
        width, height = max(width, wide), height + high + 4.0
    return Card(node, lines, notes, width + 2 * PAD, height, high)


def show(stage: Stage, card: Card, box: Box, size: float) -> None:
    """Put a node into its box on the page."""
    x, y, w, h = box
    theme, style = stage.theme, stage.theme.style
    colour = theme.flow_colours[card.node.kind]
    if card.picture:
        theme.panel(stage.sheets.under.canvas, x, y, w, h, 12)
        stage.picture(card.node.picture, (x + PAD, y + PAD * 0.7, w - 2 * PAD, card.picture))
    else:
        fill = hue.mix(colour, style.paper, 0.88) if card.node.kind != "neutral" else style.panel_fill
        edge = colour if card.node.kind != "neutral" else style.line
        stage.sheets.under.canvas.shape(geo.rounded_box(x, y, w, h, 10), fill, stroke=edge, stroke_width=1.4)
    top = y + PAD * 0.8 + (card.picture + 4.0 if card.picture else 0.0)
    top = stage.write(x + w / 2, top, card.lines, style.main_label, size, style.ink, "middle")
    stage.write(x + w / 2, top, card.notes, style.note, size * 0.82, style.quiet, "middle")


def arrow(canvas: Canvas, line: LineString, colour: str, *, blocks: bool = False) -> None:
    """A line of one weight with a head, or with a bar where it holds back."""
    points = np.array(line.coords)
    tip = points[-1]
    back = np.array(line.interpolate(max(line.length - 13.0, 0.0)).coords[0])
    ahead = (tip - back) / max(float(np.hypot(*(tip - back))), 1e-6)
    side = np.array([-ahead[1], ahead[0]])
    shaft = points if blocks else np.array([p for p in points if np.hypot(*(p - tip)) > 11.0] + [back])
    canvas.path(
        geo.smooth_data(shaft) if len(shaft) > 3 else geo.polyline_data(shaft),
        stroke=colour, stroke_width=2.6, stroke_linecap="round",
    )  # fmt: skip
    if blocks:
        a, b = tip + side * 9.0, tip - side * 9.0
        canvas.path(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}", stroke=colour, stroke_width=3.4)
        return
    a, b = back + side * 6.5, back - side * 6.5
    canvas.path(f"M{a[0]:.1f} {a[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{b[0]:.1f} {b[1]:.1f}z", colour)
