"""Events along a line, in their order: across a wide page above and below it, down other pages at its right."""

from __future__ import annotations

from collections.abc import Mapping

from .. import text
from ..art import Art
from ..diagrams import Event, Timeline
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets
from .stage import Stage, tall

GAP = 18.0
DOT = 8.0
MOST_PICTURE = 190.0


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the events do not fit the page at the smallest lettering."""
    timeline = scene.diagram
    assert isinstance(timeline, Timeline)
    stage = Stage.of(scene, theme, size, arts)
    for points in stage.type_sizes:
        if (size.orientation == "landscape" and _across(stage, timeline, points)) or (
            size.orientation != "landscape" and _down(stage, timeline, points)
        ):
            return stage.sheets
    raise ValueError(f"{scene.key}: the events do not fit a page of {size.width} by {size.height}")


def _lines(stage: Stage, event: Event, points: float, limit: float) -> tuple[tuple[str, ...], ...]:
    style = stage.theme.style
    return (
        text.wrap(event.when, style.main_label, points, limit),
        text.wrap(event.words, style.label, points, limit),
        text.wrap(event.note, style.note, points * 0.84, limit),
    )


def _height(lines: tuple[tuple[str, ...], ...], points: float) -> float:
    return tall(lines[0], points) + tall(lines[1], points) + tall(lines[2], points * 0.84)


def _write(
    stage: Stage, x: float, top: float, lines: tuple[tuple[str, ...], ...], points: float, anchor: str
) -> None:
    style = stage.theme.style
    top = stage.write(x, top, lines[0], style.main_label, points, style.accent, anchor)
    top = stage.write(x, top, lines[1], style.label, points, style.ink, anchor)
    stage.write(x, top, lines[2], style.note, points * 0.84, style.quiet, anchor)


def _sticks_out(stage: Stage, lines: tuple[tuple[str, ...], ...], points: float, limit: float) -> bool:
    style = stage.theme.style
    faces = ((style.main_label, points), (style.label, points), (style.note, points * 0.84))
    return any(
        text.width(line, face, size) > limit + 1
        for each, (face, size) in zip(lines, faces, strict=True)
        for line in each
    )


def _dot(stage: Stage, event: Event, x: float, y: float) -> None:
    colour = stage.theme.flow_colours[event.kind]
    stage.sheets.over.canvas.raw(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT:g}" fill="{colour}" stroke="{stage.theme.style.paper}"'
        ' stroke-width="2.5"/>'
    )


def _across(stage: Stage, timeline: Timeline, points: float) -> bool:
    """Events alternately above and below the line; False when they do not fit."""
    x, y, w, h = stage.area
    events = timeline.events
    pitch = w / (len(events) + 0.9)
    limit = min(2 * pitch - GAP, 300.0)
    blocks = [_lines(stage, event, points, limit) for event in events]
    room = h / 2 - 40.0
    if any(_height(block, points) > room or _sticks_out(stage, block, points, limit) for block in blocks):
        return False
    middle, style = y + h / 2, stage.theme.style
    stage.sheets.under.arrow([(x, middle), (x + w * 0.5, middle), (x + w, middle)], 9.0)
    for number, (event, block) in enumerate(zip(events, blocks, strict=True)):
        at, above = x + pitch * (number + 0.95), number % 2 == 0
        high = _height(block, points)
        picture = min(room - high - 14.0, MOST_PICTURE) if event.picture else 0.0
        picture = picture if picture > 40.0 else 0.0
        stem = 26.0
        top = middle - stem - high - 4.0 if above else middle + stem + 4.0
        stage.sheets.under.canvas.path(
            f"M{at:.1f} {middle:.1f}V{(middle - stem if above else middle + stem):.1f}",
            stroke=style.line, stroke_width=1.6,
        )  # fmt: skip
        _dot(stage, event, at, middle)
        _write(stage, at, top, block, points, "middle")
        if picture:
            level = top - picture - 10.0 if above else top + high + 10.0
            stage.picture(event.picture, (at - limit / 2, level, limit, picture))
    return True


def _down(stage: Stage, timeline: Timeline, points: float) -> bool:
    """Events below one another at the right of the line; False when they do not fit."""
    x, y, w, h = stage.area
    events = timeline.events
    pictured = any(event.picture for event in events)
    pitch = min(h / len(events), 230.0)
    picture = min(pitch - 10.0, MOST_PICTURE) * 1.3 if pictured else 0.0
    line, left = x + 24.0 + picture, x + 54.0 + picture
    limit = x + w - left
    blocks = [_lines(stage, event, points, limit) for event in events]
    if any(
        _height(block, points) > pitch - 6.0 or _sticks_out(stage, block, points, limit) for block in blocks
    ):
        return False
    top = y + (h - pitch * len(events)) / 2
    style = stage.theme.style
    widest = max(
        text.width(words, face, points)
        for block in blocks
        for part, face in zip(block, (style.main_label, style.label, style.note), strict=True)
        for words in part
    )
    spare = max(limit - widest, 0.0) / 2
    x, line, left = x + spare, line + spare, left + spare
    stage.sheets.under.arrow([(line, top), (line, top + h * 0.3), (line, top + pitch * len(events))], 9.0)
    for number, (event, block) in enumerate(zip(events, blocks, strict=True)):
        level = top + pitch * (number + 0.5)
        _dot(stage, event, line, level)
        _write(stage, left, level - _height(block, points) / 2, block, points, "start")
        if event.picture:
            stage.picture(event.picture, (x, level - pitch / 2 + 5.0, picture, pitch - 10.0))
    return True
