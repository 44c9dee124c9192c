"""What a layout hands over: the layers of a page, and what was placed on it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..art import Art
from ..furniture import Sheet
from ..labels import Dropped, PlacedLabel, Terrain, View
from ..lint import Box
from ..themes.base import Theme


@dataclass(frozen=True, slots=True)
class Written:
    """Words of a diagram as they stand on the page. What they belong to needs no leader."""

    text: str
    box: Box
    size: float  # of the lettering


@dataclass(slots=True)
class Sheets:
    """From back to front: `under`, the drawings, `over`."""

    theme: Theme
    under: Sheet = field(init=False)
    over: Sheet = field(init=False)
    arts: list[Art] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    clips: str = ""
    labels: list[PlacedLabel] = field(default_factory=list)
    steps: list[PlacedLabel] = field(
        default_factory=list
    )  # numbered steps that are joined to the drawing by leaders
    words: list[Written] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    taken: list[Box] = field(default_factory=list)  # what no label may cover
    terrains: list[Terrain] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.under = Sheet(self.theme, "under_")
        self.over = Sheet(self.theme, "over_")

    def show(self, art: Art, view: View) -> None:
        """Put a drawing on the page."""
        if all(art.key != other.key for other in self.arts):
            self.arts.append(art)
        self.terrains.append(Terrain.of(art, view))
        self.pictures.append(
            f'<g id="art-{art.key}" transform="translate({view.dx:.2f} {view.dy:.2f}) scale({view.scale:.4f})">'
            f"{art.body}</g>"
        )
