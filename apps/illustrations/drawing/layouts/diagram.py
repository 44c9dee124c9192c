"""Which layout draws which diagram."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .. import diagrams
from ..art import Art
from ..scene import PageSize, Scene
from ..themes.base import Theme
from . import flow, graph, inheritance, pyramid, ring, table, timeline, tree
from .sheets import Sheets

_LAYOUTS: Mapping[type, Callable[[Scene, Theme, PageSize, Mapping[str, Art]], Sheets]] = {
    diagrams.Flow: flow.lay_out,
    diagrams.Ring: ring.lay_out,
    diagrams.Clade: tree.lay_out,
    diagrams.Timeline: timeline.lay_out,
    diagrams.Graph: graph.lay_out,
    diagrams.Pyramid: pyramid.lay_out,
    diagrams.Table: table.lay_out,
    diagrams.Punnett: inheritance.lay_out_punnett,
    diagrams.Pedigree: inheritance.lay_out_pedigree,
}


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    """Raises ValueError when the diagram does not fit the page."""
    return _LAYOUTS[type(scene.diagram)](scene, theme, size, arts)
