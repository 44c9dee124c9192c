"""Tell what was drawn from the paper: a mask of lines that keeps faint pencil and leaves out specks and smudges."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

_GRAIN = 1.3  # pixels of blur that join the grains of a pencil line
_FAINT, _SURE = 4.0, 8.0  # times the noise: what may be ink, and what vouches for what it touches
_LEAST_FAINT, _LEAST_SURE = 0.022, 0.05  # on the cleanest paper
_PALE_FAINT, _PALE_SURE = 0.14, 0.28  # times the darkness of the usual line: folds and smears are paler
_MARGIN = 0.02  # of the page: what lies mostly within it is the edge of the page, not a drawing
_INNER = 0.3  # of its pixels must lie further in


@dataclass(frozen=True, slots=True)
class Ink:
    mask: np.ndarray  # uint8, 255 where something is drawn
    solid: np.ndarray  # uint8, 255 where something is blacked in, which is no line
    width: float  # usual width of a line in pixels
    depth: float  # how dark the middle of most lines is, 0..1


def binarised(darkness: np.ndarray) -> Ink:
    """The drawn lines of a page, from `darkness` (float32, 0..1)."""
    depth = _above_paper(cv2.GaussianBlur(darkness, (0, 0), _GRAIN))
    noise = 1.4826 * float(np.median(np.abs(depth - np.median(depth))))
    crest = cv2.dilate(depth, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (9, 9)))
    usual = _usual_darkness(depth, crest, max(_SURE * noise, _LEAST_SURE))
    faint = max(_FAINT * noise, _LEAST_FAINT, _PALE_FAINT * usual)
    sure = max(_SURE * noise, _LEAST_SURE, _PALE_SURE * usual)
    # a line ends where it is half as dark as at its middle, however dark that is
    may_be = ((depth > faint) & (depth > 0.5 * crest)).astype(np.uint8)
    joined = cv2.morphologyEx(may_be, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3)))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    width = line_width(joined)
    vouched = np.zeros(count, bool)
    vouched[np.unique(labels[depth > sure])] = True
    kept = vouched & _large_enough(stats, width) & ~_at_the_edge(labels, stats)
    kept[0] = False
    mask = np.where(kept[labels], 255, 0).astype(np.uint8)
    return Ink(mask, np.zeros_like(mask), width, usual)


def _above_paper(depth: np.ndarray) -> np.ndarray:
    """The darkness less that of the paper around."""
    small = cv2.resize(depth, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    paper = cv2.medianBlur((np.clip(small, 0, 1) * 255).astype(np.uint8), 21).astype(np.float32) / 255
    paper = np.minimum(paper, 0.2)  # within a filled shape the paper is not what surrounds it
    return depth - cv2.resize(paper, depth.shape[::-1], interpolation=cv2.INTER_LINEAR)


def _usual_darkness(depth: np.ndarray, crest: np.ndarray, sure: float) -> float:
    """How dark the middle of most lines is."""
    middles = depth[(depth == crest) & (depth > sure)]
    return float(np.percentile(middles, 75)) if len(middles) else 0.0


def line_width(mask: np.ndarray) -> float:
    """The usual width of the lines in a mask, in pixels."""
    distance = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    crest = distance[(distance > 0.9) & (distance >= cv2.dilate(distance, np.ones((3, 3), np.uint8)))]
    return float(np.clip(2 * np.median(crest) - 1, 1.5, 24.0)) if len(crest) else 3.0


def _large_enough(stats: np.ndarray, width: float) -> np.ndarray:
    """A dot is as broad as the pen; a speck is smaller."""
    extent = np.maximum(stats[:, cv2.CC_STAT_WIDTH], stats[:, cv2.CC_STAT_HEIGHT])
    return (stats[:, cv2.CC_STAT_AREA] >= 0.45 * width * width) & (extent >= 0.8 * width)


def _at_the_edge(labels: np.ndarray, stats: np.ndarray) -> np.ndarray:
    h, w = labels.shape
    margin = round(_MARGIN * max(h, w))
    inner = np.bincount(labels[margin : h - margin, margin : w - margin].ravel(), minlength=len(stats))
    return inner < _INNER * stats[:, cv2.CC_STAT_AREA]
