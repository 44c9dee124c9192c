"""The middle line of everything in a mask, one pixel wide (Zhang and Suen, 1984)."""

from __future__ import annotations

import numpy as np

# the eight neighbours clockwise from the one above, as (dy, dx)
_AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _removable(first: bool) -> np.ndarray:
    """For each of the 256 neighbourhoods, whether its middle may go in this half of a round."""
    table = np.zeros(256, bool)
    for code in range(256):
        p = [code >> k & 1 for k in range(8)]
        steps = sum(p[k] == 0 and p[(k + 1) % 8] == 1 for k in range(8))
        north, east, south, west = p[0], p[2], p[4], p[6]
        free = not (north and east and south) and not (east and south and west)
        if not first:
            free = not (north and east and west) and not (north and south and west)
        table[code] = 2 <= sum(p) <= 6 and steps == 1 and free
    return table


_TABLES = (_removable(True), _removable(False))


def thinned(mask: np.ndarray) -> np.ndarray:
    """A mask (uint8, non-zero inside) reduced to lines one pixel wide, as bool."""
    padded = np.pad(mask > 0, 1)
    flat = padded.ravel().astype(np.uint8)
    offsets = [dy * padded.shape[1] + dx for dy, dx in _AROUND]
    inside = np.flatnonzero(flat)
    changed = True
    while changed:
        changed = False
        for table in _TABLES:
            code = np.zeros(len(inside), np.uint8)
            for k, offset in enumerate(offsets):
                code |= flat[inside + offset] << k
            gone = table[code]
            if gone.any():
                flat[inside[gone]] = 0
                inside = inside[~gone]
                changed = True
    return flat.reshape(padded.shape)[1:-1, 1:-1].astype(bool)
