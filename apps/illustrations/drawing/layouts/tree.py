"""A branching tree read from its root at the left to the tips at the right; traits stand where they arose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .. import text
from ..art import Art
from ..diagrams import Clade
from ..lint import Box
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets
from .stage import LEADING, Stage, tall

LINE = 3.0
PICTURE_GAP = 12.0
MOST_PICTURE = 104.0
LEAST_STEM = 46.0  # length of a branch between two forks


@dataclass(frozen=True, slots=True)
class _Tip:
    clade: Clade
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    height: float


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the tips do not fit the page at the smallest lettering."""
    root = scene.diagram
    assert isinstance(root, Clade)
    stage = Stage.of(scene, theme, size, arts)
    x, y, w, h = stage.area
    tips, depth = root.tips, _depth(root)
    pitch = min(h / len(tips), 150.0)
    pictured = any(tip.picture for tip in tips)
    picture = min(pitch - 8.0, MOST_PICTURE) * 1.25 if pictured else 0.0
    for points in stage.type_sizes:
        limit = min(w * 0.3, 260.0)
        measured = [_measure(stage, tip, points, limit) for tip in tips]
        words = max(
            text.width(line, theme.style.main_label, points) for tip in measured for line in tip.lines
        )
        words = max(
            [words, *(text.width(n, theme.style.note, points * 0.82) for tip in measured for n in tip.notes)]
        )
        stem = (w - words - picture - PICTURE_GAP - 20.0) / depth
        traits = [_trait_lines(stage, clade, points, stem) for clade in _inner(root)]
        crowded = any(
            text.width(line, theme.style.note, points * 0.84) > stem - 12.0
            for lines in traits
            for line in lines
        )
        if max(tip.height for tip in measured) < pitch - 4.0 and stem >= LEAST_STEM and not crowded:
            break
    else:
        raise ValueError(f"{scene.key}: the tree does not fit a page of {size.width} by {size.height}")
    top = y + (h - pitch * len(tips)) / 2
    end = x + w - words - picture - PICTURE_GAP
    rows = {id(tip): top + pitch * (n + 0.5) for n, tip in enumerate(tips)}
    _branch(stage, root, x + 14.0, end, depth, rows, points)
    for tip in measured:
        middle = rows[id(tip.clade)]
        if tip.clade.picture:
            stage.picture(
                tip.clade.picture, (end + 6.0, middle - pitch / 2 + 4.0, picture - 6.0, pitch - 8.0)
            )
        left = end + picture + PICTURE_GAP
        bottom = stage.write(
            left, middle - tip.height / 2, tip.lines, theme.style.main_label, points, theme.style.ink
        )
        stage.write(left, bottom, tip.notes, theme.style.note, points * 0.82, theme.style.quiet)
    return stage.sheets


def _measure(stage: Stage, tip: Clade, points: float, limit: float) -> _Tip:
    style = stage.theme.style
    lines = text.wrap(tip.words, style.main_label, points, limit)
    notes = text.wrap(tip.note, style.note, points * 0.82, limit)
    return _Tip(tip, lines, notes, tall(lines, points) + tall(notes, points * 0.82))


def _depth(clade: Clade) -> int:
    """Forks on the longest way from here to a tip, and the stem of the tip."""
    return 1 + max(map(_depth, clade.children), default=0)


def _inner(clade: Clade) -> list[Clade]:
    return [clade, *(found for child in clade.children for found in _inner(child))]


def _trait_lines(stage: Stage, clade: Clade, points: float, stem: float) -> tuple[str, ...]:
    return text.wrap(clade.trait, stage.theme.style.note, points * 0.84, max(stem - 14.0, 40.0))


def _branch(
    stage: Stage,
    clade: Clade,
    start: float,
    end: float,
    depth: int,
    rows: Mapping[int, float],
    points: float,
) -> float:
    """Draw a branch that begins at `start`, with all that grows from it; returns its height on the page."""
    style, canvas = stage.theme.style, stage.sheets.under.canvas
    fork = end if not clade.children else start + (end - start) / depth
    if clade.children:
        heights = [_branch(stage, child, fork, end, depth - 1, rows, points) for child in clade.children]
        level = (heights[0] + heights[-1]) / 2
        canvas.path(f"M{fork:.1f} {heights[0]:.1f}V{heights[-1]:.1f}", stroke=style.line, stroke_width=LINE)
    else:
        level = rows[id(clade)]
    canvas.path(
        f"M{start:.1f} {level:.1f}H{fork:.1f}", stroke=style.line, stroke_width=LINE, stroke_linecap="round"
    )
    if clade.trait:
        _trait(stage, clade, (start, level, (end - start) / depth, 0.0), points)
    return level


def _trait(stage: Stage, clade: Clade, stem: Box, points: float) -> None:
    """A tick across the stem with the words of what arose there."""
    style = stage.theme.style
    x, level, length, _ = stem
    lines = _trait_lines(stage, clade, points, length)
    at = x + length * 0.5
    stage.sheets.over.canvas.path(
        f"M{at:.1f} {level - 7:.1f}v14", stroke=style.accent, stroke_width=4.0, stroke_linecap="round"
    )
    top = level - 10.0 - len(lines) * points * 0.84 * LEADING
    stage.write(at, top, lines, style.note, points * 0.84, style.quiet, "middle")
