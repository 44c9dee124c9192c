"""From a scene and its painted drawings to a finished page as SVG.

`lay_out` decides where everything stands, `to_svg` writes it down, `standalone` gives it its own fonts. The text of the
page stays text. The same input gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from xml.sax.saxutils import escape

from . import lint
from .art import Art
from .canvas import Canvas
from .embed import standalone
from .labels import Dropped, PlacedLabel
from .layouts import cycle, diagram, plate, process
from .layouts.sheets import Sheets, Written
from .scene import Layout, PageSize, Scene
from .themes.base import Theme

_LAYOUTS = {
    Layout.PLATE: plate.lay_out,
    Layout.CYCLE: cycle.lay_out,
    Layout.PROCESS: process.lay_out,
    Layout.COMPARISON: process.lay_out,
    Layout.DIAGRAM: diagram.lay_out,
}


@dataclass(frozen=True, slots=True)
class LaidOut:
    """A page on which everything has its place."""

    scene: Scene
    theme: Theme
    size: PageSize
    sheets: Sheets

    @property
    def labels(self) -> tuple[PlacedLabel, ...]:
        return tuple(self.sheets.labels)

    @property
    def words(self) -> tuple[Written, ...]:
        """The words of a diagram, which need no leaders."""
        return tuple(self.sheets.words)

    @property
    def dropped(self) -> tuple[Dropped, ...]:
        return tuple(self.sheets.dropped)

    @property
    def faults(self) -> list[lint.Fault]:
        """Rules that the page breaks; empty for every page that is fit to be seen."""
        leaders = [*self.sheets.labels, *self.sheets.steps]
        return lint.faults(leaders, self.size.width, self.size.height, self.sheets.taken)


@dataclass(frozen=True, slots=True)
class Page:
    """A finished page in one go, for previews and tests."""

    svg: str
    width: int
    height: int
    labels: tuple[PlacedLabel, ...]
    dropped: tuple[Dropped, ...]
    faults: list[lint.Fault]


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> LaidOut:
    """Set a scene on a page. `arts` holds the painted drawing of each panel by its key.

    Raises KeyError when the art of a panel, or the lettering of a label, is missing.
    """
    return LaidOut(scene, theme, size, _LAYOUTS[scene.layout](scene, theme, size, arts))


def to_svg(placed: LaidOut, title: str = "", description: str = "") -> str:
    """The page as one SVG; `title` and `description` are what a screen reader tells."""
    width, height, sheets = placed.size.width, placed.size.height, placed.sheets
    ground, frame = Canvas("ground_"), Canvas("frame_")
    placed.theme.background(ground, width, height)
    placed.theme.frame(frame, width, height)
    layers = [ground, sheets.under.canvas, sheets.over.canvas, frame]
    defs = "".join(art.defs for art in sheets.arts) + sheets.clips + "".join(layer.defs() for layer in layers)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' xml:lang="en" role="img" fill-rule="evenodd" aria-labelledby="page-title page-desc">'
        f'<title id="page-title">{escape(title or placed.scene.title)}</title>'
        f'<desc id="page-desc">{escape(description)}</desc>'
        f"<defs>{defs}</defs>{ground.body()}{sheets.under.canvas.body()}{''.join(sheets.pictures)}"
        f"{sheets.over.canvas.body()}{frame.body()}</svg>"
    )


def compose(
    scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art], description: str = ""
) -> Page:
    """Lay out and write a page in one go."""
    placed = lay_out(scene, theme, size, arts)
    svg = to_svg(placed, description=description)
    return Page(svg, size.width, size.height, placed.labels, placed.dropped, placed.faults)


__all__ = ["LaidOut", "Page", "compose", "lay_out", "standalone", "to_svg"]
