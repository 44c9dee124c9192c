"""How things look: one frozen set of values and one painter per form for each theme."""

from __future__ import annotations

from .anatomical import Anatomical, Realistic
from .base import PageStyle, Theme
from .botanical import Botanical
from .cellular import Cellular
from .schematic import Schematic
from .scientific import Educational, Scientific

THEMES: dict[str, Theme] = {
    theme.name: theme
    for theme in (
        Scientific(),
        Anatomical(),
        Botanical(),
        Cellular(),
        Schematic(),
        Realistic(),
        Educational(),
    )
}


def theme(style: str) -> Theme:
    """The theme of an API style; raises KeyError for an unknown one."""
    return THEMES[style]


__all__ = ["THEMES", "PageStyle", "Theme", "theme"]
