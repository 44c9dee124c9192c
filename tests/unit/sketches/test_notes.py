"""What an author's notes say is found; the rest is kept to be quoted."""

import pytest

from apps.sketches.redraw.notes import MOST_LABELS, NO_TITLE, read


@pytest.mark.parametrize(
    ("notes", "title"),
    [
        ("", NO_TITLE),
        ("make it prettier", NO_TITLE),
        ("A bean seedling", "Bean seedling"),
        ("This is a sketch of a water flea, seen from the side", "Water flea"),
        ("Title: Leaf of the oak. Please clean it up.", "Leaf of the oak"),
        ("plant cell with labels", "Plant cell"),
        ("心脏", NO_TITLE),
    ],
)
def test_the_title_comes_from_the_notes(notes, title):
    assert read(notes).title == title


@pytest.mark.parametrize(
    "notes",
    ["labels: petal, sepal, stamen", "Labels: petal; sepal and stamen.", "label the petal, sepal and stamen"],
)
def test_a_list_of_labels_is_found(notes):
    assert read(notes).labels == ("petal", "sepal", "stamen")


def test_a_label_that_no_font_of_ours_can_set_is_told():
    said = read("labels: petal, 花瓣")
    assert said.labels == ("petal",)
    assert said.left_out == (("花瓣", "our lettering lacks some of its characters"),)


def test_a_key_has_an_end():
    said = read("labels: " + ", ".join(f"part {n}" for n in range(MOST_LABELS + 2)))
    assert len(said.labels) == MOST_LABELS
    assert [text for text, _ in said.left_out] == ["part 30", "part 31"]


def test_a_word_that_is_not_ours_is_never_changed():
    assert read("labels: petaal, zorp").labels == ("petaal", "zorp")


def test_the_rest_is_kept_as_it_was_written():
    assert read("Labels: petal, sepal. Drawn from life in May.").rest == "Drawn from life in May."
