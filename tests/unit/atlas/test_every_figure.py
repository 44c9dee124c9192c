"""Every label of every figure, in every style and size, checked on the finished page.

The geometry is measured here anew, with other tools than those that placed it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, groupby

import pytest
from PIL import ImageFont
from shapely import box, union_all
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.figure import RESOLUTIONS, STYLES
from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing import text
from apps.illustrations.drawing.art import ArtStore
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import PageSize
from apps.illustrations.drawing.themes import theme as theme_for
from tests.turns import sizes_for, styles_for

SMALLEST_TYPE = 11  # px at 1024
EDGE = 4  # px that lettering keeps from the edge of the page
PLACES = re.compile(r'<g id="art-([^"]+)" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)">')

# Diagrams and molecules have tests of their own; a few molecules stand here for all.
SOME_MOLECULES = {"molecule-adenosine-triphosphate", "molecule-cholesterol", "molecule-sucrose"}
LETTERED = [
    s for s in subjects() if s.scene().lettering and (s.kind != "molecule" or s.key in SOME_MOLECULES)
]
EACH = [
    pytest.param((s, style), id=f"{s.key}-{style}") for s in LETTERED for style in styles_for(s.key, STYLES)
]


@dataclass(frozen=True)
class Finished:
    """A page as it is delivered, and where each drawing lies on it."""

    placed: pages.LaidOut
    svg: str
    places: dict[str, tuple[float, float, float]]  # key of the drawing -> dx, dy, scale

    def on_drawing(self, key: str, x: float, y: float) -> Point:
        dx, dy, scale = self.places[key]
        return Point((x - dx) / scale, (y - dy) / scale)


@pytest.fixture(scope="module", params=EACH)
def pages_of(request, art_cache) -> list[Finished]:
    """A subject in a style, in the sizes it is held against. A fixture of the module, so that each is laid out once for all tests."""
    subject, style = request.param
    theme, scene, store = theme_for(style), subject.scene(), ArtStore(art_cache)
    arts = {p.key: store.get(p.key, theme, 0, p.draw) for p in scene.panels}
    finished = []
    for resolution in sizes_for(subject.key, RESOLUTIONS):
        placed = pages.lay_out(scene, theme, PageSize(*map(int, resolution.split("x"))), arts)
        svg = pages.to_svg(placed)
        places = {key: (float(dx), float(dy), float(k)) for key, dx, dy, k in PLACES.findall(svg)}
        finished.append(Finished(placed, svg, places))
    return finished


@lru_cache
def drawing(key: str) -> Drawing:
    panels = {panel.key: panel for subject in subjects() for panel in subject.scene().panels}
    return panels[key].draw(0)


@lru_cache
def region_of(key: str, term: str, detail: int) -> BaseGeometry:
    """Where a label of a drawing may truly point: the visible part of what it names."""
    drawn = drawing(key).at_detail(detail)
    found = []
    for label in drawn.labels:
        if label.term == term:
            for part in label.parts:
                visible = drawn.visible(part)
                found.append(visible.intersection(label.zone) if label.zone is not None else visible)
    return union_all(found)


def measured(line: str, face: str) -> float:
    """Width of a line in units of the type size; a raised plus or minus that the face lacks is set in the sans face."""
    return (
        sum(
            ImageFont.truetype(text.FACES["Source Sans 3" if raised else face].path, 200).getlength(
                "".join(run)
            )
            for raised, run in groupby(line, key=lambda c: c in "⁺⁻")
        )
        / 200
    )


def leader(label) -> LineString:
    return LineString([label.port, label.elbow, label.target])


def frame(label) -> BaseGeometry:
    x, y, width, height = label.box
    return box(x, y, x + width, y + height)


def test_every_label_is_spelled_as_in_the_vocabulary(pages_of):
    for finished in pages_of:
        assert finished.placed.labels
        for label in finished.placed.labels:
            assert label.text == vocabulary()[label.term].name
            assert " ".join(label.lines) == label.text


def test_every_leader_ends_on_the_visible_part_that_its_label_names(pages_of):
    for finished in pages_of:
        detail = finished.placed.theme.detail
        for label in finished.placed.labels:
            key = label.panel or finished.placed.scene.panels[0].key
            end = finished.on_drawing(drawing(key).key, *label.target)
            assert region_of(key, label.term, detail).distance(end) < 1.0, (label.text, finished.placed.size)


def test_no_two_labels_overlap_and_none_leaves_the_page(pages_of):
    for finished in pages_of:
        size = finished.placed.size
        page = box(EDGE, EDGE, size.width - EDGE, size.height - EDGE)
        for label in finished.placed.labels:
            assert page.contains(frame(label)), (label.text, size)
        for one, other in combinations(finished.placed.labels, 2):
            assert frame(one).intersection(frame(other)).area < 0.5, (one.text, other.text, size)


def test_no_two_leaders_cross_and_none_runs_through_a_label(pages_of):
    for finished in pages_of:
        labels = [*finished.placed.labels, *finished.placed.sheets.steps]
        for one, other in combinations(labels, 2):
            assert not leader(one).crosses(leader(other)), (one.text, other.text, finished.placed.size)
            for line, words in ((one, other), (other, one)):
                assert leader(line).intersection(frame(words)).length < 0.5, (line.text, words.text)


def test_no_leader_passes_through_the_point_of_another_label(pages_of):
    for finished in pages_of:
        for one, other in combinations(finished.placed.labels, 2):
            assert leader(one).distance(Point(other.target)) > 3, (one.text, other.text, finished.placed.size)
            assert leader(other).distance(Point(one.target)) > 3, (other.text, one.text, finished.placed.size)


def test_no_lettering_lies_on_the_drawing(pages_of):
    for finished in pages_of:
        for label in finished.placed.labels:
            key = label.panel or finished.placed.scene.panels[0].key
            x, y, width, height = label.box
            corner = finished.on_drawing(drawing(key).key, x, y)
            opposite = finished.on_drawing(drawing(key).key, x + width, y + height)
            covered = _silhouette(key).intersection(box(corner.x, corner.y, opposite.x, opposite.y)).area
            assert covered < 2, (label.text, finished.placed.size)


@lru_cache
def _silhouette(key: str) -> BaseGeometry:
    return drawing(key).silhouette


def test_lettering_is_legible_and_fits_the_room_it_was_given(pages_of):
    for finished in pages_of:
        for label in finished.placed.labels:
            assert label.size >= SMALLEST_TYPE
            for line in label.lines:
                assert measured(line, label.face) * label.size <= label.box[2] + 2, (line, label.box)


def test_every_character_of_every_word_exists_in_the_fonts_that_may_set_it():
    words = [w for term in vocabulary() for w in (term.name, term.note)]
    for subject in subjects():
        scene = subject.scene()
        words += [
            scene.title,
            scene.subtitle,
            scene.note,
            *scene.centre,
            *(step.text for step in scene.steps),
        ]
        words += [w for p in scene.panels for w in (p.heading, p.when, p.text)]
    for style in STYLES:
        page_style = theme_for(style).style
        for name in {
            page_style.title,
            page_style.subtitle,
            page_style.label,
            page_style.note,
            page_style.heading,
        }:
            for word in words:
                assert not text.missing(word, name), (style, name, word)
