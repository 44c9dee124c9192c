"""Take the printed lines out of ruled and squared paper, and leave what was drawn across or along them.

Printed lines run through the whole page, side by side at one distance, and are equally faint. What is taken out is the
darkness that they have in common; a pen line on top of one keeps what it has beyond that.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

_STRIPS = 24  # the page is looked at in strips, so that lines may bend a little
_THIN = 7  # pixels: a printed line is thinner than this
_SKEW = np.tan(np.radians(np.arange(-6.0, 6.01, 0.2)))
_LEAST_LINES = 6
_LEAST_COVER = 0.65  # share of the strips in which a printed line shows
_MARGIN_COVER = 0.85  # and the single line that marks a margin
_FAINTEST = 0.012  # darkness of the palest print that is looked for
_REACH = 5  # pixels to each side of a printed line that its darkness is looked for


@dataclass(frozen=True, slots=True)
class _Family:
    """Parallel lines: the row of each in each strip."""

    rows: np.ndarray  # (lines, strips)
    regular: bool


def without_rules(darkness: np.ndarray) -> np.ndarray:
    """The darkness (float32, 0..1) without printed lines; the same where the paper is plain."""
    level, upright = _family(darkness), _family(np.ascontiguousarray(darkness.T))
    if not level.regular and not upright.regular:
        return darkness
    cleaned = _taken_out(darkness, level) if len(level.rows) else darkness
    if len(upright.rows):
        cleaned = _taken_out(np.ascontiguousarray(cleaned.T), upright).T
    return np.ascontiguousarray(cleaned)


def _family(darkness: np.ndarray) -> _Family:
    """The lines that run through the page from left to right."""
    seen = _strips(darkness)
    height, middle = seen.shape[0], (_STRIPS - 1) / 2
    run = darkness.shape[1] / _STRIPS
    best, profile, skew = -1.0, np.zeros(height), 0.0
    for slope in _SKEW:
        shifts = np.rint((np.arange(_STRIPS) - middle) * run * slope).astype(int)
        summed = np.mean([np.roll(seen[:, k], -shift) for k, shift in enumerate(shifts)], axis=0)
        if (sharp := float((summed**2).sum())) > best:
            best, profile, skew = sharp, summed, slope
    peaks = _peaks(profile)
    shifts = (np.arange(_STRIPS) - middle) * run * skew
    rows, cover = _followed(seen, peaks, shifts)
    kept = rows[cover >= _LEAST_COVER]
    if _regular(kept):
        return _Family(kept, True)
    return _Family(rows[cover >= _MARGIN_COVER], False)


def _strips(darkness: np.ndarray) -> np.ndarray:
    """How much each row of each strip stands out as a thin line, of shape (height, strips)."""
    width = darkness.shape[1] // _STRIPS
    cut = darkness[:, : width * _STRIPS].reshape(len(darkness), _STRIPS, width)
    # the median is not moved by what is drawn across; what is drawn along is cut to the faintness of print
    mean = cv2.GaussianBlur(np.ascontiguousarray(np.median(cut, axis=2)), (1, 3), 0)
    around = np.maximum(np.roll(mean, _THIN, 0), np.roll(mean, -_THIN, 0))
    return np.clip(mean - around, 0.0, 0.12)


def _peaks(profile: np.ndarray) -> np.ndarray:
    """Rows at which lines run; of rows that are nearly one, the first."""
    tallest = cv2.dilate(profile, np.ones((1, 11), np.uint8))[0]
    rows = np.flatnonzero(
        (profile == tallest) & (profile > 0.25 * np.percentile(profile, 99)) & (profile > 0.004)
    )
    return rows[np.diff(rows, prepend=-_THIN) >= _THIN]


def _followed(seen: np.ndarray, peaks: np.ndarray, shifts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each line's row in each strip, smooth along the line, and the share of strips in which it shows."""
    height = len(seen)
    rows, cover = np.zeros((len(peaks), _STRIPS)), np.zeros(len(peaks))
    strips = np.arange(_STRIPS)
    for k, peak in enumerate(peaks):
        expected = peak + shifts
        window = np.rint(expected[:, None] + np.arange(-_REACH, _REACH + 1)).astype(int)
        inside = (window >= 0) & (window < height)
        values = np.where(inside, seen[np.clip(window, 0, height - 1), strips[:, None]], 0.0)
        shows = values.max(axis=1) > _FAINTEST
        cover[k] = shows.sum() / max(inside.all(axis=1).sum(), 1)
        found = window[strips, values.argmax(axis=1)]
        if shows.sum() > 4:
            rows[k] = (
                np.polyval(np.polyfit(strips[shows], found[shows] - expected[shows], 2), strips) + expected
            )
        else:
            rows[k] = expected
    return rows, cover


def _regular(rows: np.ndarray) -> bool:
    """Whether lines follow one another at one distance."""
    if len(rows) < _LEAST_LINES:
        return False
    gaps = np.diff(np.sort(rows[:, _STRIPS // 2]))
    return float(np.mean(np.abs(gaps / np.median(gaps) - 1) < 0.15)) > 0.6


def _taken_out(darkness: np.ndarray, family: _Family) -> np.ndarray:
    height, width = darkness.shape
    columns = np.arange(width)
    at = (columns + 0.5) / (width / _STRIPS) - 0.5
    offsets = np.arange(-_REACH, _REACH + 1)
    lines = [np.interp(at, np.arange(_STRIPS), row) for row in family.rows]
    places = [np.rint(line + offsets[:, None]).astype(int) for line in lines]
    print_ = np.array([_in_strips(darkness[np.clip(p, 0, height - 1), columns]) for p in places])
    if family.regular:  # (lines, offsets, strips): what a line has in common with its neighbours is print
        print_ = _common(print_)
    out = darkness.copy()
    for place, faint in zip(places, print_, strict=True):
        smooth = np.array([np.interp(at, np.arange(_STRIPS), row) for row in faint])
        inside = (place >= 0) & (place < height)
        target = (np.clip(place, 0, height - 1), np.broadcast_to(columns, place.shape))
        cleaned = 1 - (1 - out[target]) / (1 - np.clip(smooth, 0, 0.8))
        out[target] = np.where(inside, np.clip(cleaned, 0, 1), out[target])
    return out


def _in_strips(values: np.ndarray) -> np.ndarray:
    """Medians of rows in strips: (offsets, width) -> (offsets, strips)."""
    width = values.shape[1] // _STRIPS
    return np.median(values[:, : width * _STRIPS].reshape(len(values), _STRIPS, width), axis=2)


def _common(print_: np.ndarray) -> np.ndarray:
    """The median over a line and its two neighbours on either side, and over the strips beside."""
    lines = np.pad(print_, ((2, 2), (0, 0), (1, 1)), mode="edge")
    count, strips = print_.shape[0], print_.shape[2]
    stack = [lines[i : i + count, :, j : j + strips] for i in range(5) for j in range(3)]
    return np.median(stack, axis=0)
