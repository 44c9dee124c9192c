"""How truly a figure follows the known strokes of a sketch."""

from __future__ import annotations

import re
from dataclasses import dataclass

import cv2
import numpy as np

from apps.illustrations.atlas import Figure
from apps.illustrations.drawing import raster
from apps.illustrations.drawing.scene import PageSize

from .photos import Photo, ink_mask

TOLERANCE = 2.0  # pixels of a page of 1024


@dataclass(frozen=True, slots=True)
class Fidelity:
    recall: float  # share of the middle lines of the drawn strokes that the figure's ink follows
    precision: float  # share of the figure's ink that lies where ink was drawn


def fidelity(figure: Figure, photo: Photo) -> Fidelity:
    """Compare the ink of a figure in the scientific style with the strokes that were photographed."""
    page = figure.record["page"]
    size = PageSize(page["width"], page["height"])
    ink = re.search(r'<g id="ink".*?</g>', figure.svg, re.S)
    assert ink is not None
    alone = f'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 {size.width} {size.height}">'
    ground = f'<path d="M0 0H{size.width}V{size.height}H0z" fill="#fff"/>'
    picture = raster.pixels(f"{alone}{ground}{ink.group()}</svg>", size)
    made = np.asarray(picture.convert("L")) < 160
    centre = np.array([[1, 0, -0.5], [0, 1, -0.5], [0, 0, 1]])  # of a pixel, from where the page counts
    to_page = centre @ np.array(figure.record["sketch"]["fromPhoto"]) @ photo.to_photo
    middles = ink_mask(photo.strokes, 0.0, to_page, made.shape) > 127
    drawn = ink_mask(photo.strokes, photo.medium.width, to_page, made.shape) > 127
    return Fidelity(recall=_near(middles, made), precision=_near(made, drawn))


def _near(these: np.ndarray, those: np.ndarray) -> float:
    """The share of these pixels that lie within the tolerance of those."""
    distance = cv2.distanceTransform((~those).astype(np.uint8), cv2.DIST_L2, 5)
    return float((distance[these] <= TOLERANCE).mean())
