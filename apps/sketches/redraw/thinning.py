"""The middle line of everything in a mask, one pixel wide (Guo and Hall, 1989)."""

from __future__ import annotations

import numpy as np

# the eight neighbours clockwise from the one above, as (dy, dx)
_AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _removable(first: bool) -> np.ndarray:
    """For each of the 256 neighbourhoods, whether its middle may go in this half of a round."""
    table = np.zeros(256, bool)
    for code in range(256):
        p = [bool(code >> k & 1) for k in range(8)]
        turn = p if first else p[4:] + p[:4]
        pieces = sum(not p[k] and (p[k + 1] or p[(k + 2) % 8]) for k in range(0, 8, 2))
        pairs = [sum(p[k - start] or p[k + 1 - start] for k in range(0, 8, 2)) for start in (0, 1)]
        free = not ((turn[4] or turn[5] or not turn[7]) and turn[6])
        table[code] = pieces == 1 and 2 <= min(pairs) <= 3 and free
    return table


_TABLES = (_removable(True), _removable(False))


def thinned(mask: np.ndarray) -> np.ndarray:
    """A mask (uint8, non-zero inside) reduced to lines one pixel wide, as bool; of each of its pieces something stays."""
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
