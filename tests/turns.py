"""What is too much to look at in every way is looked at in some, by turns."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

# What all figures share stands on the plates that were there first: these are held against every style.
IN_EVERY_STYLE = {"animal-cell", "antigen-presentation", "butterfly-life-cycle", "human-heart", "plant-cell"}


def by_turns(key: str, choices: Sequence[str], after: int = 0) -> str:
    """One of the choices, always the same for a key; `after` goes on from it."""
    return choices[(zlib.crc32(key.encode()) + after) % len(choices)]


def styles_for(key: str, styles: Sequence[str]) -> Sequence[str]:
    """The styles a figure is held against: the first and one more by turns, so that all figures together go through all."""
    return styles if key in IN_EVERY_STYLE else (styles[0], by_turns(key, styles[1:]))
