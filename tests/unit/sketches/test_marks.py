"""Every mark of a sketch is kept as what it is: dots, crosses, blots, words, pens and areas."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import pytest

from apps.illustrations.drawing import colour as hue
from apps.illustrations.drawing.materials import CHANNELS, MATERIALS
from apps.sketches.redraw import redraw_sketch
from apps.sketches.redraw.model import Drawn
from apps.sketches.redraw.pens import FAMILIES
from apps.sketches.redraw.reading import read_sketch
from apps.sketches.redraw.thinning import thinned
from tests.sketches.photos import SKETCHES, Photo, kept


def photo(name: str) -> Photo:
    return kept(next(sketch for sketch in SKETCHES if sketch.name == name))


@cache
def read(name: str) -> Drawn:
    return read_sketch(np.asarray(photo(name).picture))


def on_paper(name: str, points: np.ndarray) -> np.ndarray:
    """Points (n, 2) of the straightened page in units of the paper that was drawn on."""
    to_paper = np.linalg.inv(read(name).from_photo @ photo(name).to_photo)
    return cv2.perspectiveTransform(np.asarray(points, float)[None], to_paper)[0]


def areas_within(name: str, x0: float, y0: float, x1: float, y1: float) -> int:
    """How many areas have their middle in a rectangle of the paper."""
    middles = on_paper(name, np.array([r.outline.centroid.coords[0] for r in read(name).regions]))
    return int(((middles > (x0, y0)) & (middles < (x1, y1))).all(1).sum())


@pytest.mark.parametrize("seed", range(20))
def test_thinning_loses_no_piece_and_opens_no_ring(seed: int):
    random = np.random.default_rng(seed)
    noise = cv2.GaussianBlur(random.random((60, 60)).astype(np.float32), (0, 0), random.uniform(0.6, 3))
    mask = np.where(noise > np.median(noise), 255, 0).astype(np.uint8)
    lines = np.where(thinned(mask), 255, 0).astype(np.uint8)
    for ink, paper in ((mask, 255 - mask), (lines, 255 - lines)):
        counted = (
            cv2.connectedComponents(ink, connectivity=8)[0],
            cv2.connectedComponents(np.pad(paper, 1, constant_values=255), connectivity=4)[0],
        )
        assert counted == (
            cv2.connectedComponents(mask, connectivity=8)[0],
            cv2.connectedComponents(np.pad(255 - mask, 1, constant_values=255), connectivity=4)[0],
        )


@pytest.mark.parametrize(("name", "dots"), [("cell, pencil on a desk", 7), ("cell, coloured pens", 7)])
def test_every_dot_is_kept(name: str, dots: int):
    assert sum(stroke.length < 6 for stroke in read(name).strokes) == dots


@pytest.mark.parametrize(
    "name",
    ["graph, two pens on squared paper", "graph, ballpoint in a hard shadow", "cycle, two pens"],
)
def test_crosses_and_heads_of_arrows_are_lines_not_blots(name: str):
    assert read(name).blots == []


@pytest.mark.parametrize("name", ["beetle, pencil", "beetle, pen with heavy JPEG", "beetle, dim light"])
def test_what_is_scribbled_full_is_one_blot_without_bare_spots(name: str):
    blots = read(name).blots
    assert len(blots) == 2
    assert not any(blot.interiors for blot in blots)


@pytest.mark.parametrize(
    "name",
    ["neuron, ballpoint on crumpled paper", "neuron, strong tilt", "neuron, faint pencil scanned"],
)
def test_alike_small_shapes_are_filled_all(name: str):
    for x, y in ((485, 385), (580, 408), (680, 432)):  # segments, which the axon divides
        assert areas_within(name, x - 45, y - 25, x + 45, y + 25) == 2
    for x, y in ((909, 350), (929, 420), (909, 490)):
        assert areas_within(name, x - 12, y - 12, x + 12, y + 12) == 1


def test_areas_that_lines_merely_enclose_as_they_cross_are_not_filled():
    assert read("graph, two pens on squared paper").regions == []


@pytest.mark.parametrize(
    "name", ["flower, coloured pens on squared paper", "flower, faint pencil", "flower, sticky note"]
)
def test_words_stay_bare_and_no_line_is_led_into_them(name: str):
    assert areas_within(name, 755, 140, 1000, 240) == 0
    between = [
        on_paper(name, stroke.points + side)
        for stroke in read(name).strokes
        for side in (0.0, stroke.widths[:, None] / 4)
    ]
    for points in between:
        assert not ((points > (753.5, 180)) & (points < (757.5, 210))).all(1).any()


def test_all_strokes_of_a_pen_are_of_one_family():
    assert {pen and pen.name for pen in read("cell, coloured pens").pens} == {"green", "pink", "orange"}
    assert {pen and pen.name for pen in read("cycle, two pens").pens} == {None, "red", "blue"}


def test_lines_of_different_pens_that_cross_at_a_slant_keep_their_colours():
    name = "graph, two pens on squared paper"
    pens = [pen.name if pen else "" for pen in read(name).pens]
    for x, y, colour in ((220, 594, "blue"), (600, 480, "blue"), (220, 626, "red"), (520, 262, "red")):
        here = read(name).from_photo @ photo(name).to_photo @ (x, y, 1)
        distances = [np.hypot(*(s.points - here[:2] / here[2]).T).min() for s in read(name).strokes]
        assert pens[int(np.argmin(distances))] == colour


def test_a_drawing_in_one_pen_that_ran_dry_is_a_drawing_in_ink():
    assert set(read("neuron, ballpoint on crumpled paper").pens) == {None}


def test_the_parts_of_a_body_are_painted_as_one():
    figure = redraw_sketch(
        image=photo("leaf, pencil under a lamp").picture,
        style="scientific",
        resolution="1024x1024",
        quality="standard",
    )
    assert figure.record["sketch"]["areas"] > 1  # as the veins divide it
    assert figure.svg.count('id="area-') == 1


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_areas_are_pale_and_of_their_pen_s_hue_in_daylight_and_on_dark(family):
    material = MATERIALS[family.material]
    assert hue.lightness(material.colour) > 0.75
    for colour in (material.colour, CHANNELS[material.channel][1]):
        _, a, b = hue.lab(colour)
        _, ink_a, ink_b = hue.lab(family.ink)
        cosine = (a * ink_a + b * ink_b) / (np.hypot(a, b) * np.hypot(ink_a, ink_b))
        assert cosine > np.cos(np.radians(40)), colour
