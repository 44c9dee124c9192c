"""Words in rows and columns, the name of each row first; drawings may stand over the columns."""

from __future__ import annotations

from collections.abc import Mapping

from .. import colour as hue
from .. import text
from ..art import Art
from ..diagrams import Table
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets
from .stage import Stage, tall

PAD_X, PAD_Y = 14.0, 9.0
LEAST_COLUMN = 70.0
MOST_PICTURE, LEAST_PICTURE = 330.0, 110.0


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the table does not fit the page at the smallest lettering."""
    table = scene.diagram
    assert isinstance(table, Table)
    stage = Stage.of(scene, theme, size, arts)
    for points in stage.type_sizes:
        if _draw(stage, table, points * 0.92):
            return stage.sheets
    raise ValueError(f"{scene.key}: the table does not fit a page of {size.width} by {size.height}")


def _draw(stage: Stage, table: Table, points: float) -> bool:
    x, y, w, h = stage.area
    style = stage.theme.style
    grid = (table.columns, *table.rows)
    faces = [
        [style.main_label if row == 0 or column == 0 else style.label for column in range(len(table.columns))]
        for row in range(len(grid))
    ]
    widths = _widths(grid, faces, points, w)
    if widths is None:
        return False
    cells = [
        [
            text.wrap(words, face, points, wide - 2 * PAD_X)
            for words, face, wide in zip(row, row_faces, widths, strict=True)
        ]
        for row, row_faces in zip(grid, faces, strict=True)
    ]
    heights = [max(tall(lines, points) for lines in row) + 2 * PAD_Y for row in cells]
    pictured = any(table.pictures)
    spare = h - sum(heights)
    if spare < (LEAST_PICTURE if pictured else 0.0):
        return False
    picture = min(spare, MOST_PICTURE) if pictured else 0.0
    extra = min((spare - picture) / len(heights), points * 1.3)
    heights = [height + extra for height in heights]
    top = y + (h - picture - sum(heights)) / 2
    lefts = [x + sum(widths[:n]) for n in range(len(widths))]
    for key, left, wide in zip(table.pictures, lefts, widths, strict=False):
        if key:
            stage.picture(key, (left + 6.0, top, wide - 12.0, picture - 12.0))
    top += picture
    _ground(stage, (x, top, sum(widths)), heights)
    for row, row_faces, height in zip(cells, faces, heights, strict=True):
        for lines, face, left in zip(row, row_faces, lefts, strict=True):
            stage.write(
                left + PAD_X, top + (height - tall(lines, points)) / 2, lines, face, points, style.ink
            )
        top += height
    return True


def _widths(grid, faces, points: float, room: float) -> list[float] | None:
    """Widths of the columns: each holds its longest word, the rest is shared out by the length of the texts."""
    least, wish = [], []
    for column in range(len(grid[0])):
        texts = [(row[column], face[column]) for row, face in zip(grid, faces, strict=True)]
        longest = max(
            (text.width(word, face, points) for words, face in texts for word in words.split()), default=0.0
        )
        full = max(text.width(words, face, points) for words, face in texts)
        least.append(max(longest + 2 * PAD_X + 2.0, LEAST_COLUMN))
        wish.append(max(full + 2 * PAD_X + 2.0, LEAST_COLUMN))
    if sum(least) > room:
        return None
    more = [max(wished - needed, 0.0) for wished, needed in zip(wish, least, strict=True)]
    spare = room - sum(least)
    if sum(more) <= spare:
        even = (spare - sum(more)) / len(least)
        return [wished + even for wished in wish]
    return [needed + part * spare / sum(more) for needed, part in zip(least, more, strict=True)]


def _ground(stage: Stage, place: tuple[float, float, float], heights: list[float]) -> None:
    """A tinted head, a hairline under each row, and a stronger line above and below."""
    x, top, w = place
    style, canvas = stage.theme.style, stage.sheets.under.canvas
    canvas.path(
        f"M{x:.1f} {top:.1f}h{w:.1f}v{heights[0]:.1f}h{-w:.1f}z", hue.mix(style.accent, style.paper, 0.86)
    )
    y = top
    for height in heights:
        y += height
        canvas.path(f"M{x:.1f} {y:.1f}h{w:.1f}", stroke=style.rule, stroke_width=1.0)
    for level in (top, y):
        canvas.path(f"M{x:.1f} {level:.1f}h{w:.1f}", stroke=style.ink, stroke_width=1.6)
