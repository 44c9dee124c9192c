"""Levels on one another, the widest below; where shares are given, widths are true to them."""

from __future__ import annotations

from collections.abc import Mapping

from .. import colour as hue
from .. import text
from ..art import Art
from ..diagrams import Pyramid
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets
from .stage import Stage, tall

GAP = 5.0
NARROWEST = 0.2  # of the top, as a share of the bottom, where the pyramid is no measure
TINTS = (0.42, 0.58, 0.7, 0.8, 0.87, 0.92)


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the words do not fit the page at the smallest lettering."""
    pyramid = scene.diagram
    assert isinstance(pyramid, Pyramid)
    stage = Stage.of(scene, theme, size, arts)
    for points in stage.type_sizes:
        if _draw(stage, pyramid, points):
            return stage.sheets
    raise ValueError(f"{scene.key}: the levels do not fit a page of {size.width} by {size.height}")


def _draw(stage: Stage, pyramid: Pyramid, points: float) -> bool:
    """Words stand at the right of their level, pictures in it; False when they do not fit."""
    x, y, w, h = stage.area
    style, levels = stage.theme.style, pyramid.levels
    share = 0.58 if stage.size.orientation == "landscape" else 0.55
    base, limit = w * share, w * (1 - share) - 44.0
    pitch = min(h / len(levels), 250.0)
    blocks = [
        (
            text.wrap(level.words, style.main_label, points, limit),
            text.wrap(level.note, style.note, points * 0.84, limit),
        )
        for level in levels
    ]
    if any(tall(words, points) + tall(notes, points * 0.84) > pitch - 8.0 for words, notes in blocks):
        return False
    bottom = y + h - (h - pitch * len(levels)) / 2
    measured = any(level.share for level in levels)
    for number, (level, (words, notes)) in enumerate(zip(levels, blocks, strict=True)):
        low = bottom - pitch * number
        high = low - pitch + GAP
        if measured:
            lower = upper = base * max(level.share, 0.004)
        else:
            lower, upper = (_width(base, len(levels), number + step) for step in (0.0, 1.0 - GAP / pitch))
        _step(stage, x + base / 2, (low, high), (lower, upper), TINTS[min(number, len(TINTS) - 1)])
        middle = (low + high) / 2
        if level.picture:
            room = min(lower, upper) if not measured else base
            stage.picture(level.picture, (x + base / 2 - room / 2, high + 4.0, room, low - high - 8.0))
        left = x + base + 44.0
        edge = x + base / 2 + (lower + upper) / 4 + 8.0
        stage.sheets.under.canvas.path(
            f"M{edge:.1f} {middle:.1f}H{left - 10:.1f}", stroke=style.rule, stroke_width=1.4
        )
        top = middle - (tall(words, points) + tall(notes, points * 0.84)) / 2
        top = stage.write(left, top, words, style.main_label, points, style.ink)
        stage.write(left, top, notes, style.note, points * 0.84, style.quiet)
    return True


def _width(base: float, levels: int, height: float) -> float:
    """Width of a pyramid that narrows evenly, at a height counted in levels."""
    return base * (1 - (1 - NARROWEST) * height / levels)


def _step(
    stage: Stage, middle: float, span: tuple[float, float], widths: tuple[float, float], tint: float
) -> None:
    (low, high), (lower, upper) = span, widths
    style = stage.theme.style
    stage.sheets.under.canvas.path(
        f"M{middle - lower / 2:.1f} {low:.1f}H{middle + lower / 2:.1f}L{middle + upper / 2:.1f} {high:.1f}"
        f"H{middle - upper / 2:.1f}z",
        hue.mix(style.accent, style.paper, tint),
        stroke=style.accent,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
