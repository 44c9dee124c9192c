"""Panels read from left to right and from top to bottom: the numbered steps of a process, with an arrow from each to
the next, or things compared, side by side.

A panel has its heading above, its drawing with labels in the middle, and its sentence below.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from .. import text
from ..arrangements import Attempt, Job, above_and_below, all_round, beside, best
from ..art import Art
from ..furniture import EDGE, Foot, Heading, Sheet
from ..labels import Lettering, wanted
from ..lint import Box
from ..scene import Layout, PageSize, Panel, Scene
from ..themes.base import PageStyle, Theme
from .sheets import Sheets

GAP_X = 42.0  # between panels: room for an arrow
GAP_Y = 44.0
PAD = 14.0
RADIUS = 14.0
WORTH_IN_PANEL = 72.0  # of a large drawing: less than on a plate, as the labels carry the story
STRAIN_IN_PANEL = 120.0  # few labels, so each must lie well
MARGIN = 20.0  # of labels from the edges of a panel
HEAD = 40.0  # height of a panel's heading


@dataclass(frozen=True, slots=True)
class _Type:
    heading: float
    body: float
    label: float


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    width, height = float(size.width), float(size.height)
    sheets = Sheets(theme)
    channels = tuple(dict.fromkeys(c for panel in scene.panels for c in arts[panel.key].channels))
    heading = Heading.of(scene, theme, width, height)
    foot = Foot.of(scene, theme, channels, width)
    sizes = _type(theme, size)
    area = (EDGE, heading.bottom, width - 2 * EDGE, height - heading.bottom - foot.height - 4.0)
    boxes = _grid(len(scene.panels), size, area)
    heading.draw(sheets.over, width)
    sentences = _sentence_heights(scene, theme, sizes, boxes)
    in_steps = scene.layout is Layout.PROCESS
    for number, (panel, box, tall) in enumerate(zip(scene.panels, boxes, sentences, strict=True), 1):
        theme.panel(sheets.under.canvas, *box, RADIUS)
        _heading(sheets.over, panel, box, sizes, number if in_steps else 0)
        _panel(sheets, scene, theme, size, panel, box, tall, arts[panel.key], sizes)
    for box, following in pairwise(boxes) if in_steps else ():
        _join(sheets.under, box, following)
    sheets.over.labels(sheets.labels)
    foot.draw(sheets.over, width, height, 1.0)
    return sheets


def _type(theme: Theme, size: PageSize) -> _Type:
    k = math.sqrt(theme.style.type_scale)
    base = {"landscape": (19.5, 16.5, 15.0), "square": (17.5, 14.5, 13.5)}
    heading, body, label = base.get(size.orientation, (21.0, 17.5, 16.0))
    return _Type(heading * k, body * k, label * k)


def _grid(n: int, size: PageSize, area: Box) -> list[Box]:
    """Boxes of the panels. An incomplete last row is centred."""
    x, y, w, h = area
    if size.orientation == "landscape":
        columns = n if n <= 3 else math.ceil(n / 2)
    elif size.orientation == "portrait":
        columns = 1 if n <= 3 else 2
    else:
        columns = 1 if n <= 2 else 2
    rows = math.ceil(n / columns)
    wide = (w - GAP_X * (columns - 1)) / columns
    tall = (h - GAP_Y * (rows - 1)) / rows
    boxes = []
    for index in range(n):
        row, column = divmod(index, columns)
        in_row = min(columns, n - row * columns)
        shift = (columns - in_row) * (wide + GAP_X) / 2
        boxes.append((x + shift + column * (wide + GAP_X), y + row * (tall + GAP_Y), wide, tall))
    return boxes


def _sentence_heights(scene: Scene, theme: Theme, sizes: _Type, boxes: list[Box]) -> list[float]:
    """Room for the sentence of each panel: the same along a row, so that drawings stand level."""
    own = [
        len(text.wrap(panel.text, theme.style.note, sizes.body, box[2] - 2 * PAD)) * sizes.body * 1.28
        for panel, box in zip(scene.panels, boxes, strict=True)
    ]
    return [max(t for t, other in zip(own, boxes, strict=True) if other[1] == box[1]) for box in boxes]


def _heading(sheet: Sheet, panel: Panel, box: Box, sizes: _Type, number: int) -> None:
    """The heading of a step beside its number; without a number, of a thing, in the middle."""
    x, y, w, _ = box
    style, middle = sheet.style, y + HEAD / 2 + 2
    baseline = middle + sizes.heading * 0.34
    if number:
        sheet.badge(x + PAD + 11, middle, number, style.accent, 13.0)
        sheet.text(x + PAD + 33, baseline, panel.heading, style.heading, sizes.heading)
    else:
        sheet.text(x + w / 2, baseline, panel.heading, style.heading, sizes.heading, anchor="middle")


def _panel(
    sheets: Sheets,
    scene: Scene,
    theme: Theme,
    size: PageSize,
    panel: Panel,
    box: Box,
    sentence: float,
    art: Art,
    sizes: _Type,
) -> None:
    x, y, w, h = box
    sheet, style = sheets.over, theme.style
    lines = text.wrap(panel.text, style.note, sizes.body, w - 2 * PAD)
    top = y + h - sentence - PAD
    sheet.lines(x + PAD, top, lines, style.note, sizes.body, style.quiet)
    wishes, minor = wanted(art, scene, 2 if size.orientation == "square" else 3)
    rect = (x + 4.0, y + HEAD, w - 8.0, top - 8.0 - y - HEAD)
    worth = WORTH_IN_PANEL * (
        1.6 if rect[3] > 0.75 * rect[2] else 1.0
    )  # a tall panel has room above and below
    job = Job(art, wishes, scene, rect, panel.key, worth, STRAIN_IN_PANEL)
    plan = best(_attempts(job, style, sizes))
    sheets.show(art, plan.view)
    sheets.labels += plan.labels
    sheets.dropped += [*minor, *plan.dropped]
    sheets.taken.append((x + PAD, top, w - 2 * PAD, sentence))


def _attempts(job: Job, style: PageStyle, sizes: _Type) -> Iterator[Attempt]:
    """Beside the drawing, on all sides of it, or above and below, at several sizes of it."""
    how = Lettering(sizes.label, style.label, style.main_label, style.note, style.note_scale, 6.0, 120.0)
    _, _, w, h = job.rect
    most = min(1.0, h / job.art.box[3] * job.art.box[2] / (w - 2 * MARGIN))  # the height allows no more
    for part, (limit, intrusion) in itertools.product(
        (1.0, 0.92, 0.85, 0.78, 0.7, 0.62), ((120.0, 0.0), (84.0, 0.0), (84.0, 0.25))
    ):
        narrow = replace(how, limit=limit)
        yield beside(job, narrow, share=most * part, reach=26.0, margin=MARGIN, intrusion=intrusion)
    for share in (0.9, 0.78, 0.66):
        yield all_round(job, replace(how, limit=100.0), share=share)
    for limit in (110.0, 90.0):
        yield above_and_below(job, replace(how, limit=limit), tiers=1, margin=16.0)


def _join(sheet: Sheet, box: Box, following: Box) -> None:
    """An arrow through the gap between two panels; at the end of a row it turns back to the next one."""
    x, y, w, h = box
    x1, y1, w1, _ = following
    colour = sheet.theme.flow_colours["neutral"]
    if y == y1:
        middle = y + h / 2
        sheet.arrow([(x + w + 5.0, middle), (x1 - 5.0, middle)], 11.0, colour)
        return
    start, end, level = x + w * 0.5, x1 + w1 * 0.5, y + h + (y1 - y - h) * 0.42
    if abs(start - end) < 1.0:
        sheet.arrow([(start, y + h + 5.0), (end, y1 - 5.0)], 11.0, colour)
        return
    sheet.canvas.path(
        f"M{start:.1f} {y + h + 4:.1f}V{level:.1f}H{end:.1f}V{y1 - 14:.1f}",
        stroke=colour,
        stroke_width=4.0,
        stroke_linejoin="round",
    )
    sheet.canvas.path(f"M{end - 9:.1f} {y1 - 17:.1f}h18l-9 13z", colour)
