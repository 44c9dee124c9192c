"""Take the light, the shadows and the tint of the paper out of a picture, so that only what was drawn is left."""

from __future__ import annotations

import cv2
import numpy as np

_COARSE = 4  # the light changes slowly: it is measured on a picture this many times smaller
_REACH = 33  # coarse pixels: broader than any line, narrower than any lamp


def evened(picture: np.ndarray) -> np.ndarray:
    """The share of the light that each pixel of an RGB picture throws back, float32 in 0..1; bare paper is 1."""
    small = cv2.resize(picture, None, fx=1 / _COARSE, fy=1 / _COARSE, interpolation=cv2.INTER_AREA)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (9, 9))
    paper = cv2.morphologyEx(small, cv2.MORPH_CLOSE, kernel)  # lines are gone, edges of shadows stay
    wide = cv2.morphologyEx(
        paper, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (_REACH, _REACH))
    )
    # a filled shape is darker than the paper around it by more than a shadow's soft edge
    paper = np.where(wide.astype(np.int16) - paper > 60, wide, paper)
    paper = cv2.medianBlur(paper, 13)
    size = picture.shape[1::-1]
    paper = cv2.resize(paper, size, interpolation=cv2.INTER_LINEAR).astype(np.float32)
    return np.clip(picture.astype(np.float32) / np.maximum(paper, 1.0), 0.0, 1.0)


def darkness(share: np.ndarray) -> np.ndarray:
    """How much is drawn at each pixel, float32 in 0..1. A pale colour counts as much as a grey line."""
    grey = share @ np.array([0.3, 0.5, 0.2], np.float32)
    colour = cv2.GaussianBlur(share, (0, 0), 1.5).min(axis=2)  # cameras blur colour, and JPEG makes it noisy
    return 1.0 - np.minimum(grey, colour * 0.6 + grey * 0.4)
