"""The atlas as a whole: every figure is found by its own title and by each of its names."""

import pytest

from apps.illustrations.atlas import explain
from apps.illustrations.atlas.caption import write
from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.sources import SOURCES


def test_keys_and_titles_are_unique():
    for what in ("key", "title"):
        values = [getattr(subject, what) for subject in subjects()]
        assert len(set(values)) == len(values)


@pytest.mark.parametrize("subject", subjects(), ids=lambda s: s.key)
def test_a_title_draws_its_own_figure(subject):
    assert explain(subject.title).subject == subject.key


@pytest.mark.parametrize("subject", subjects(), ids=lambda s: s.key)
def test_the_alternative_text_tells_the_meaning_in_125_characters(subject):
    told = write(subject, subject.scene(), vocabulary(), "scientific", ()).alt_text
    assert subject.summary
    assert len(told) <= 125, (len(told), told)


@pytest.mark.parametrize("subject", subjects(), ids=lambda s: s.key)
def test_every_source_is_known(subject):
    assert {*subject.sources, *(fact.source for fact in subject.facts)} <= set(SOURCES)
