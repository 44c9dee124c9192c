"""What every diagram stands on: a page with its heading and foot, and the room between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from .. import text
from ..art import Art
from ..furniture import EDGE, Foot, Heading
from ..labels import View
from ..lint import Box
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets, Written

LEADING = 1.22
SMALLEST = 14.0  # so that notes, at 0.82 of it, stay legible


@dataclass(slots=True)
class Stage:
    """A page that is being laid out; lengths are pixels."""

    scene: Scene
    theme: Theme
    size: PageSize
    arts: Mapping[str, Art]
    sheets: Sheets
    area: Box
    _foot: Foot

    @staticmethod
    def of(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Stage:
        width, height = float(size.width), float(size.height)
        channels = tuple(dict.fromkeys(c for panel in scene.panels for c in arts[panel.key].channels))
        sheets = Sheets(theme)
        heading = Heading.of(scene, theme, width, height)
        foot = Foot.of(scene, theme, channels, width)
        heading.draw(sheets.over, width)
        foot.draw(sheets.over, width, height, 1.0)
        room = height - heading.bottom - foot.height - 12.0
        return Stage(
            scene, theme, size, arts, sheets, (EDGE, heading.bottom + 4.0, width - 2 * EDGE, room), foot
        )

    @property
    def type_sizes(self) -> tuple[float, ...]:
        """Sizes of lettering to try, the largest first."""
        largest = {"landscape": 27.0, "square": 24.0}.get(self.size.orientation, 29.0)
        scale = self.theme.style.type_scale**0.5
        return tuple(float(size) * scale for size in np.linspace(largest, SMALLEST, 10))

    def write(
        self,
        x: float,
        top: float,
        lines: Sequence[str],
        face: str,
        size: float,
        fill: str = "",
        anchor: str = "start",
    ) -> float:
        """Lines from `top` down, known to the page as one piece of text; returns where they end."""
        if not lines:
            return top
        bottom = self.sheets.over.lines(x, top, lines, face, size, fill, anchor, LEADING)
        wide = max(text.width(line, face, size) for line in lines)
        left = {"start": x, "end": x - wide}.get(anchor, x - wide / 2)
        self.sheets.words.append(Written(" ".join(lines), (left, top, wide, bottom - top), size))
        return bottom

    def picture(self, key: str, box: Box) -> None:
        """A drawing as large as the box allows, in its middle."""
        art = self.arts[key]
        x, y, w, h = box
        scale = min(w / art.box[2], h / art.box[3])
        self.sheets.show(art, View.centred(art.box, x + w / 2, y + h / 2, scale))


def tall(lines: Sequence[str], size: float) -> float:
    """Height of lines set by `Stage.write`."""
    return len(lines) * size * LEADING
