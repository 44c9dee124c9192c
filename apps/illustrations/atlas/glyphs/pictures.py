"""Small pictures without labels, for the nodes, levels and columns of diagrams."""

from __future__ import annotations

from collections.abc import Callable

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Panel

Thing = tuple[Callable[[], Drawing], float, float, float]  # glyph, x, y, share of the picture it may fill


def shown(key: str, *things: Thing) -> Panel:
    """A picture of 200 by 150 units around the origin with drawings in their places."""

    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(-100, -75, 200, 150))
        for n, (make, x, y, share) in enumerate(things):
            glyph = make()
            x0, y0, width, height = glyph.box
            scale = min(200 * share / width, 146 * share / height)
            d.place(
                glyph, x - (x0 + width / 2) * scale, y - (y0 + height / 2) * scale, scale, prefix=f"t{n}-"
            )
        return d

    return Panel(key, draw)
