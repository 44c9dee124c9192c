"""Lettering is measured with the fonts that draw it, and every character we set exists in them."""

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.illustrations.atlas.catalogue import vocabulary
from apps.illustrations.drawing import embed, text

SERIF = "Source Serif 4"

words = st.lists(st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12), min_size=1, max_size=12)


def test_width_grows_with_size_and_letter_spacing():
    assert text.width("Left atrium", SERIF, 20) == pytest.approx(2 * text.width("Left atrium", SERIF, 10))
    assert text.width("abc", SERIF, 10, spacing=2) == pytest.approx(text.width("abc", SERIF, 10) + 6)


def test_an_unknown_face_is_an_error():
    with pytest.raises(KeyError):
        text.width("a", "Comic Sans", 10)


@given(words, st.floats(60, 400))
@settings(max_examples=60, deadline=None)
def test_wrapping_keeps_every_word_in_order_and_stays_within_the_limit(parts, limit):
    lines = text.wrap(" ".join(parts), SERIF, 16, limit)
    assert " ".join(lines).split() == parts
    assert all(text.width(line, SERIF, 16) <= limit or " " not in line for line in lines)


def test_wrapped_lines_are_balanced():
    lines = text.wrap("Left common carotid artery", SERIF, 16, 190)
    assert lines == ("Left common", "carotid artery")


def test_a_number_stays_with_what_it_counts():
    assert text.wrap("glycolysis: 2 ATP, 2 NADH", SERIF, 16, 110) == ("glycolysis:", "2 ATP, 2 NADH")


def test_nothing_wraps_to_nothing():
    assert text.wrap("", SERIF, 16, 100) == ()


@pytest.mark.parametrize("face", text.FACES)
def test_every_character_of_the_vocabulary_can_be_drawn(face):
    for term in vocabulary():
        assert text.missing(term.name + term.note, face) == "", term.key


def test_a_missing_character_is_named():
    assert text.missing("a漢b字", SERIF) == "字漢"


def test_a_sign_that_a_face_lacks_is_set_in_the_sans_face():
    assert "<tspan font-family=\"'Source Sans 3'\"" in text.line_svg(0, 0, "NAD⁺", SERIF, 12, "#000")
    assert text.width("⁺", SERIF, 10) == text.width("⁺", "Source Sans 3", 10)


@pytest.mark.parametrize("face", text.FACES.values(), ids=lambda face: face.name)
def test_the_web_font_or_that_of_the_sans_face_holds_every_character_of_the_vocabulary(face):
    files = (embed.web_file(face), embed.web_file(text.FACES["Source Sans 3"]))
    known = {code for file in files for code in TTFont(file).getBestCmap()}
    for term in vocabulary():
        assert all(ord(c) in known for c in term.name + term.note), term.key


@pytest.mark.parametrize("face", text.FACES.values(), ids=lambda face: face.name)
def test_web_fonts_are_small(face):
    assert embed.web_file(face).stat().st_size < 28_000


def test_old_style_numerals_are_as_high_as_capitals():
    font = TTFont(text.FACES["EB Garamond"].path)
    cmap = font.getBestCmap()
    assert {cmap[ord(digit)].rpartition(".")[2] for digit in "0123456789"} == {"lnum"}


def test_text_is_escaped():
    assert "&lt;b&gt; &amp; c" in text.line_svg(0, 0, "<b> & c", SERIF, 12, "#000")


def test_the_family_is_quoted_so_that_the_digit_in_it_is_read():
    assert "font-family=\"'Source Serif 4'\"" in text.line_svg(0, 0, "a", SERIF, 12, "#000")
