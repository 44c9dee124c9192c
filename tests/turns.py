"""What is too much to look at in every way is looked at in some, by turns."""

from __future__ import annotations

import os
import zlib
from collections.abc import Sequence
from typing import TypeVar

Choice = TypeVar("Choice")

# What all figures share stands on the plates that were there first: these are held against every style.
IN_EVERY_STYLE = {"animal-cell", "antigen-presentation", "butterfly-life-cycle", "human-heart", "plant-cell"}


def by_turns(key: str, choices: Sequence[Choice]) -> Choice:
    """One of the choices, always the same for a key."""
    return choices[zlib.crc32(key.encode()) % len(choices)]


def sizes_for(key: str, sizes: Sequence[str]) -> Sequence[str]:
    """The sizes a figure is held against: the square and one more by turns; all of them where every style is."""
    return sizes if _in_full(key) else (sizes[0], by_turns(key, sizes[1:]))


def _in_full(key: str) -> bool:
    return key in IN_EVERY_STYLE or "EVERY_STYLE" in os.environ


def styles_for(key: str, styles: Sequence[str]) -> Sequence[str]:
    """The styles a figure is held against: one by turns, so that all figures together go through all.

    `EVERY_STYLE=1` holds each against every style and size, as `make matrix` does.
    """
    return styles if _in_full(key) else (by_turns(key, styles),)
