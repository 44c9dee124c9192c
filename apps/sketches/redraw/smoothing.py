"""From the pixels along a line to a smooth stroke with its natural width."""

from __future__ import annotations

import numpy as np

from .model import Stroke

_STEP = 4.0  # distance of the points of a finished stroke
_FINE, _CALMER = 2.0, (4.0, 8.0)  # how far a line is smoothed where it bends, and where it runs on
_SWERVE = (0.5, 1.2)  # pixels: up to the first the calmer line is taken, from the second on the finer one
_EVEN = 14.0  # how far the width is smoothed
_SWELL = 0.6  # how much of the width's change along a line is kept


def smooth_stroke(points: np.ndarray, closed: bool, distance: np.ndarray) -> Stroke:
    """A stroke from the points (n, 2) along the middle of a line; `distance` is each pixel's from the line's edge."""
    h, w = distance.shape
    inside = np.clip(np.rint(points).astype(int), 0, (w - 1, h - 1))
    widths = np.maximum(2 * distance[inside[:, 1], inside[:, 0]] - 1, 1.0)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    count = max(int(along[-1]), 2)
    at = np.linspace(0, along[-1], count + 1)
    x, y, width = (np.interp(at, along, values) for values in (*points.T, widths))
    if not closed:  # at its very tip a line is narrower than the pen
        tip = min(3, count)
        width[:tip], width[-tip:] = width[tip], width[-tip - 1]
    line = _calmed(np.column_stack([x, y]), closed)
    width = _smoothed(width, _EVEN, "wrap" if closed else "edge")
    usual = float(np.median(width))
    width = usual * (width / usual) ** _SWELL
    kept = np.unique(np.rint(np.linspace(0, count, max(int(at[-1] / _STEP), 2) + 1)).astype(int))
    return Stroke(line[kept], width[kept], closed)


def _calmed(line: np.ndarray, closed: bool) -> np.ndarray:
    """The trembling of hand and pixels taken out, the bends and corners left in."""
    mode = "wrap" if closed else "pinned"
    fine = calm = np.column_stack([_smoothed(v, _FINE, mode) for v in line.T])
    for sigma in _CALMER:
        calmer = np.column_stack([_smoothed(v, sigma, mode) for v in line.T])
        swerve = np.hypot(*(calmer - fine).T)
        share = np.clip((_SWERVE[1] - swerve) / (_SWERVE[1] - _SWERVE[0]), 0, 1)
        share = _smoothed(share, _FINE, "wrap" if closed else "edge")[:, None]
        calm = share * calmer + (1 - share) * calm
    return calm


def _smoothed(values: np.ndarray, sigma: float, mode: str) -> np.ndarray:
    """Gaussian smoothing; "pinned" leaves both ends where they are."""
    reach = int(3 * sigma)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    if mode == "wrap":
        inner = values[:-1]
        padded = np.take(inner, np.arange(-reach, len(inner) + reach), mode="wrap")
        smooth = np.convolve(padded, weights, "valid")
        return np.r_[smooth, smooth[0]]
    if mode == "edge":
        return np.convolve(np.pad(values, reach, mode="edge"), weights, "valid")
    last = len(values) - 1
    before = 2 * values[0] - np.take(values, np.arange(reach, 0, -1), mode="clip")
    after = 2 * values[-1] - np.take(values, np.arange(last - 1, last - 1 - reach, -1), mode="clip")
    return np.convolve(np.r_[before, values, after], weights, "valid")
