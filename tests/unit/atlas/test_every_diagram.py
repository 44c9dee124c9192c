"""Every diagram, in every style and size: its words lie apart and on the page, are legible, and can be drawn."""

from __future__ import annotations

from itertools import combinations

import pytest
from shapely import box
from shapely.geometry.base import BaseGeometry

from apps.illustrations.atlas.caption import write
from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.figure import RESOLUTIONS, STYLES
from apps.illustrations.atlas.sources import SOURCES
from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing import text
from apps.illustrations.drawing.art import ArtStore
from apps.illustrations.drawing.diagrams import words_of
from apps.illustrations.drawing.scene import Layout, PageSize
from apps.illustrations.drawing.themes import theme as theme_for
from tests.turns import styles_for

SMALLEST_TYPE = 11  # px at 1024
EDGE = 4  # px that lettering keeps from the edge of the page

DIAGRAMS = [pytest.param(s, id=s.key) for s in subjects() if s.scene().layout is Layout.DIAGRAM]
EACH = [
    pytest.param(s.values[0], style, resolution, id=f"{s.id}-{style}-{resolution}")
    for s in DIAGRAMS
    for n, resolution in enumerate(RESOLUTIONS)
    for style in styles_for(f"{s.id}{n}", STYLES)
]


def frame(written) -> BaseGeometry:
    x, y, width, height = written.box
    return box(x, y, x + width, y + height)


@pytest.mark.parametrize(("subject", "style", "resolution"), EACH)
def test_words_lie_apart_on_the_page_and_are_legible(subject, style, resolution, art_cache):
    scene, theme, store = subject.scene(), theme_for(style), ArtStore(art_cache)
    arts = {panel.key: store.get(panel.key, theme, 0, panel.draw) for panel in scene.panels}
    size = PageSize(*map(int, resolution.split("x")))
    words = pages.lay_out(scene, theme, size, arts).words
    assert words
    page = box(EDGE, EDGE, size.width - EDGE, size.height - EDGE)
    for written in words:
        assert page.contains(frame(written)), written.text
        assert written.size >= SMALLEST_TYPE, written.text
    for one, other in combinations(words, 2):
        assert frame(one).intersection(frame(other)).area < 0.5, (one.text, other.text)


@pytest.mark.parametrize("subject", DIAGRAMS)
def test_every_character_exists_in_every_face(subject):
    for words in words_of(subject.scene().diagram):
        for face in text.FACES:
            assert not text.missing(words, face), (words, face)


@pytest.mark.parametrize("subject", DIAGRAMS)
def test_the_caption_states_the_facts_and_each_fact_has_its_source(subject):
    scene = subject.scene()
    told = write(subject, scene, vocabulary(), "scientific", ())
    assert subject.facts
    for fact in subject.facts:
        assert fact.text in told.caption
        assert SOURCES[fact.source].citation in told.sources


@pytest.mark.parametrize("subject", DIAGRAMS)
def test_the_long_description_says_every_word_of_the_diagram(subject):
    scene = subject.scene()
    told = write(subject, scene, vocabulary(), "scientific", ()).long_description
    for words in words_of(scene.diagram):
        assert words.lower() in told.lower(), words
