"""Stages in a ring: discs with the drawings, arrows from each to the next, words and labels beside them.

The ring runs along the top row from left to right and back along the bottom row; on a tall page it runs down the right
column and up the left one. All lengths are pixels of the page.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from .. import geometry as geo
from .. import text
from ..arrangements import CLEAR, Job, around, bands
from ..art import Art
from ..furniture import EDGE, Foot, Heading, Sheet, arc
from ..labels import Lettering, Plan, View, measure, wanted
from ..lint import Box, overlaps
from ..model import Xy
from ..scene import PageSize, Panel, Scene
from ..themes.base import Theme
from .sheets import Sheets

FILL = 1.06  # diagonal of a drawing as a share of its disc's diameter
LEAN = math.radians(52.0)  # where an arrow to another row leaves the rim, from the horizontal
BELOW = 0.68  # width of the words under a disc as a share of its cell


@dataclass(frozen=True, slots=True)
class _Stage:
    """A disc and the words that belong to it."""

    number: int
    panel: Panel
    x: float
    y: float
    radius: float
    cell: Box
    words: Box  # where heading, moment and text stand
    anchor: str  # of the words


@dataclass(frozen=True, slots=True)
class _Type:
    heading: float
    when: float
    body: float
    label: float


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    width, height = float(size.width), float(size.height)
    sheets = Sheets(theme)
    channels = tuple(dict.fromkeys(c for panel in scene.panels for c in arts[panel.key].channels))
    heading = Heading.of(scene, theme, width, height)
    foot = Foot.of(scene, theme, channels, width)
    area = (0.0, heading.bottom + 6.0, width, height - heading.bottom - foot.height - 6.0)
    sizes = _type(theme, size)
    centre = _Centre.of(scene, theme, size)
    band = _band(scene, theme, sizes, arts)
    stages = _stages(scene, theme, size, area, sizes, centre, band)
    heading.draw(sheets.over, width)
    for stage in stages:
        theme.disc(sheets.under.canvas, stage.x, stage.y, stage.radius)
        _write(sheets.over, stage, sizes)
        sheets.taken.append(stage.words)
    middle = (area[0] + area[2] / 2, area[1] + area[3] / 2)
    centre_box = [centre.draw(sheets, stages, area)] if centre is not None else []
    ways = [
        _way(stage, following, area)
        for stage, following in zip(stages, [*stages[1:], stages[0]], strict=True)
    ]
    taken = centre_box + [box for way in ways for box in _boxes_along(way)]
    for stage in stages:
        _show(sheets, scene, size, stage, arts[stage.panel.key], sizes, taken, middle)
    for way in ways:
        sheets.under.arrow(way, 10.0 if size.orientation == "landscape" else 8.5)
    sheets.over.labels(sheets.labels)
    foot.draw(sheets.over, width, height, 1.0)
    return sheets


def _type(theme: Theme, size: PageSize) -> _Type:
    k = math.sqrt(theme.style.type_scale)
    base = {"landscape": _Type(22.0, 17.0, 16.5, 15.5), "square": _Type(20.0, 15.5, 14.5, 13.5)}
    chosen = base.get(size.orientation, _Type(27.0, 20.5, 19.5, 17.0))
    return _Type(chosen.heading * k, chosen.when * k, chosen.body * k, chosen.label * k)


# ---------------------------------------------------------------- the ring
def _stages(
    scene: Scene, theme: Theme, size: PageSize, area: Box, sizes: _Type, centre: _Centre | None, band: float
) -> list[_Stage]:
    x, y, w, h = area
    n = len(scene.panels)
    tall = size.orientation == "portrait"
    columns, rows = (2, math.ceil(n / 2)) if tall else (math.ceil(n / 2), 2) if n > 2 else (n, 1)
    gap = centre.height + 12.0 if centre is not None and centre.between_rows else 0.0
    below = max(_words_height(panel, theme, sizes, BELOW * w / columns) for panel in scene.panels)
    wide, high = w / columns, (h - gap) / rows
    beside = size.orientation == "landscape" and n in (2, 4)
    stages = []
    for number, (panel, (column, row)) in enumerate(
        zip(scene.panels, _ring(n, columns, rows, tall), strict=True), 1
    ):
        below_gap = gap if row >= rows / 2 else 0.0
        cell = (x + wide * column, y + high * row + below_gap, wide, high)
        if beside:
            stages.append(_beside_disc(number, panel, cell, theme, sizes, x + w / 2))
        else:
            stages.append(_below_disc(number, panel, cell, below, band))
    return stages


def _label_type(theme: Theme, sizes: _Type, limit: float = 112.0) -> Lettering:
    style = theme.style
    return Lettering(sizes.label, style.label, style.main_label, style.note, style.note_scale, 6.0, limit)


def _band(scene: Scene, theme: Theme, sizes: _Type, arts: Mapping[str, Art]) -> float:
    """Height of a row of labels over or under a disc, with its leaders."""
    how = _label_type(theme, sizes)
    labels = [label for panel in scene.panels for label in wanted(arts[panel.key], scene, 3)[0]]
    return max((measure(label, scene, how).height for label in labels), default=0.0) + CLEAR + 12.0


def _ring(n: int, columns: int, rows: int, tall: bool) -> list[tuple[float, float]]:
    """(column, row) of each stage, clockwise from the upper left; an odd one out stands in the middle."""
    if tall:
        down = [(1.0, float(r)) for r in range(rows)]
        up = [(0.0, float(r)) for r in reversed(range(rows))]
        ring = [up[-1], *down, *up[:-1]]
        if n < len(ring):  # the last row has one stage for both columns
            ring = [p for p in ring if p[1] < rows - 1]
            ring.insert(rows, (0.5, rows - 1.0))
        return ring
    top = [(float(c), 0.0) for c in range(columns)]
    left_over = n - columns
    shift = (columns - left_over) / 2
    return top + [(shift + c, 1.0) for c in reversed(range(left_over))]


def _words_height(panel: Panel, theme: Theme, sizes: _Type, limit: float) -> float:
    lines = text.wrap(panel.text, theme.style.note, sizes.body, limit)
    return sizes.heading * 1.3 + (sizes.when * 1.3 if panel.when else 0.0) + len(lines) * sizes.body * 1.26


def _beside_disc(number: int, panel: Panel, cell: Box, theme: Theme, sizes: _Type, middle: float) -> _Stage:
    """Words on the outer side of the disc; the side towards the middle is left to labels."""
    x, y, w, h = cell
    radius = min(h / 2 - 10.0, w * 0.232)
    outward = -1 if x + w / 2 < middle else 1
    centre = middle + outward * (radius + w * 0.172)
    room = (middle + outward * w) - (centre + outward * radius)
    limit = abs(room) - EDGE - 22.0
    tall = _words_height(panel, theme, sizes, limit)
    left = EDGE if outward < 0 else centre + radius + 22.0
    words = (left, y + h / 2 - tall / 2, limit, tall)
    return _Stage(number, panel, centre, y + h / 2, radius, cell, words, "end" if outward < 0 else "start")


def _below_disc(number: int, panel: Panel, cell: Box, tall: float, band: float) -> _Stage:
    """Words under the disc, all in a box of the same height, so that the discs of a row are alike."""
    x, y, w, h = cell
    limit = w * BELOW
    upright = h > w * 1.2
    bands = 2 * band if upright else 0.0
    gap = 44.0 if upright else 26.0
    radius = min((h - tall - bands - gap) / 2, w * (0.43 if upright else 0.285))
    spare = h - tall - bands - gap - 2 * radius
    centre = y + radius + bands / 2 + min(spare / 2, 40.0) + 4.0
    words = (x + w / 2 - limit / 2, centre + radius + bands / 2 + 8.0, limit, tall)
    return _Stage(number, panel, x + w / 2, centre, radius, cell, words, "middle")


# ---------------------------------------------------------------- one stage
def _write(sheet: Sheet, stage: _Stage, sizes: _Type) -> None:
    """Heading with its number, moment, text."""
    style = sheet.style
    x, y, w, _ = stage.words
    at = {"end": x + w, "start": x}.get(stage.anchor, x + w / 2)
    heading = f"{stage.number}  {stage.panel.heading}"
    y = sheet.lines(at, y, [heading], style.heading, sizes.heading, style.ink, stage.anchor, 1.3)
    if stage.panel.when:
        y = sheet.lines(at, y, [stage.panel.when], style.heading, sizes.when, style.accent, stage.anchor, 1.3)
    lines = text.wrap(stage.panel.text, style.note, sizes.body, w)
    sheet.lines(at, y, lines, style.note, sizes.body, style.quiet, stage.anchor, 1.26)


def _show(
    sheets: Sheets,
    scene: Scene,
    size: PageSize,
    stage: _Stage,
    art: Art,
    sizes: _Type,
    taken: list[Box],
    middle: Xy,
) -> None:
    """The drawing in its disc, with its labels around it."""
    scale = 2 * stage.radius * min(FILL / math.hypot(art.box[2], art.box[3]), 1.1 / art.box[2])
    view = View.centred(art.box, stage.x, stage.y, scale)
    wishes, minor = wanted(art, scene, 2 if size.orientation == "square" else 3)
    x, _, w, h = stage.cell
    job = Job(art, wishes, scene, stage.cell, stage.panel.key)
    how = _label_type(sheets.theme, sizes)
    if stage.anchor == "middle" and h > w * 1.2:
        plan = _bands(job, how, stage, view, middle)
    else:
        half = max(stage.radius, art.box[2] * scale / 2) + 12.0
        long, short = 0.86 * stage.radius, 0.56 * stage.radius  # arrows pass on the outer side of the row
        up, down = (short, long) if stage.y < middle[1] else (long, short)
        columns = {
            "L": (stage.x - half, stage.y - up, stage.y + down),
            "R": (stage.x + half, stage.y - up, stage.y + down),
        }
        bounds = (max(x + 6.0, 16.0), min(x + w - 6.0, size.width - 16.0))
        if stage.anchor != "middle":  # the outer side belongs to the words of the stage
            columns.pop("L" if stage.anchor == "end" else "R")
            job = replace(job, wishes=[replace(label, side="") for label in wishes])
        room = [
            edge - bounds[0] if side == "L" else bounds[1] - edge for side, (edge, _, _) in columns.items()
        ]
        how = replace(how, limit=min(room))
        near = [box for box in taken if overlaps(box, stage.cell)]
        plan = around(job, how, view, columns, bounds, [stage.words, *near]).make(True)
    sheets.show(art, plan.view)
    sheets.labels += plan.labels
    sheets.dropped += [*minor, *plan.dropped]


def _bands(job: Job, how: Lettering, stage: _Stage, view: View, middle: Xy) -> Plan:
    """Labels above and below the disc. Where the arrow from or to the next row passes, on the outer side, the band
    ends before it."""
    x, _, w, _ = stage.cell
    whole = (x + 14.0, x + w - 14.0)
    outer = stage.radius * math.cos(LEAN) - 6.0
    before_arrow = (whole[0], stage.x + outer) if stage.x > middle[0] else (stage.x - outer, whole[1])
    spans = (whole, before_arrow) if stage.y < middle[1] else (before_arrow, whole)
    return bands(job, how, view, stage.radius, spans).make(True)


# ---------------------------------------------------------------- between the stages
def _way(stage: _Stage, following: _Stage, area: Box) -> list[Xy]:
    """Where the arrow to the next stage runs: clockwise, bowed outwards, round the words below a disc."""
    dx, dy = following.x - stage.x, following.y - stage.y
    if abs(dy) < stage.radius:
        lean = math.radians(42.0 if stage.anchor != "middle" else 38.0)
        away = -lean if dx > 0 else math.pi - lean
        return arc(_on(stage, away), _on(following, math.pi - away), 0.1)
    right = dy > 0
    lean = LEAN if right else math.pi + LEAN
    start = _on(stage, lean)
    if stage.anchor != "middle":
        return arc(start, _on(following, -lean), 0.22)
    outer = (area[0] + area[2] - 26.0) if right else area[0] + 26.0
    if abs(dx) < 1.0:
        end = _on(following, -lean)
        return arc(start, end, abs(outer - start[0]) / abs(end[1] - start[1]))
    lower, upper = (following, stage) if right else (stage, following)
    beside_lower = _on(lower, math.radians(-20.0) if right else math.radians(200.0))
    under_upper = _on(upper, LEAN if right else math.pi - LEAN)
    way = [under_upper, (outer, (under_upper[1] + beside_lower[1]) / 2), beside_lower]
    return way if right else way[::-1]


def _boxes_along(way: list[Xy]) -> list[Box]:
    """Small boxes over an arrow, which labels keep clear of."""
    line = geo.curve(way, 24.0)[:, :2]
    return [(float(x) - 9.0, float(y) - 9.0, 18.0, 18.0) for x, y in line]


def _on(stage: _Stage, angle: float) -> Xy:
    """A point just off the rim of a disc."""
    reach = stage.radius + 11.0
    return stage.x + reach * math.cos(angle), stage.y + reach * math.sin(angle)


# ---------------------------------------------------------------- the middle of the ring
@dataclass(frozen=True, slots=True)
class _Centre:
    """The name of the whole: name, Latin name, remark; wrapped and measured."""

    blocks: tuple[tuple[tuple[str, ...], str, float], ...]  # lines, face, size
    width: float
    height: float
    between_rows: bool  # the rows of stages leave a gap for it

    @staticmethod
    def of(scene: Scene, theme: Theme, size: PageSize) -> _Centre | None:
        if not scene.centre:
            return None
        style = theme.style
        wide, tall = size.orientation == "landscape", size.orientation == "portrait"
        limit = 270.0 if wide else 330.0 if tall else 176.0
        sizes = (30.0, 20.5, 17.5) if tall else (26.0, 18.0, 15.0) if wide else (22.0, 16.0, 14.0)
        faces = (style.heading, _slanted(style.note), style.note)
        blocks = tuple(
            (text.wrap(words, face, points, limit), face, points)
            for words, face, points in zip(scene.centre, faces, sizes, strict=False)
        )
        used = max(text.width(line, face, points) for lines, face, points in blocks for line in lines)
        height = sum(len(lines) * points * 1.28 for lines, _, points in blocks)
        return _Centre(blocks, used, height, tall or len(scene.panels) > 4)

    def draw(self, sheets: Sheets, stages: list[_Stage], area: Box) -> Box:
        """Between the rows, or between the words of the upper row; returns the box that it takes."""
        sheet, style = sheets.over, sheets.theme.style
        x, y = area[0] + area[2] / 2, area[1] + area[3] / 2 - self.height / 2
        words = stages[0].words
        if stages[0].anchor == "middle" and not self.between_rows:
            y = words[1] + max(words[3] - self.height, 0.0) / 2
        box = (x - self.width / 2, y, self.width, self.height)
        for (lines, face, points), colour in zip(
            self.blocks, (style.ink, style.quiet, style.quiet), strict=False
        ):
            y = sheet.lines(x, y, lines, face, points, colour, "middle")
        sheets.taken.append(box)
        return box


def _slanted(face: str) -> str:
    """The italic of a face's family, for Latin names."""
    family = text.FACES[face].family
    return next(name for name, other in text.FACES.items() if other.family == family and other.italic)
