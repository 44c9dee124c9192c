"""From the words of a prompt to what is to be drawn."""

import pytest

from apps.illustrations.atlas import reading
from apps.illustrations.atlas.catalogue import subjects, vocabulary

TERMS = {term.key: term for term in vocabulary()}


def read(prompt: str) -> reading.Reading:
    return reading.read(prompt, subjects(), TERMS)


@pytest.mark.parametrize(
    ("prompt", "subject"),
    [
        ("Human heart cross-section showing all four chambers", "human-heart"),
        ("HEART", "human-heart"),
        ("labelled diagram of the human hearts", "human-heart"),
        ("anatomy of a plant cell", "plant-cell"),
        ("A typical plant cell's structure, with organelles", "plant-cell"),
        ("animal cell", "animal-cell"),
        ("eukaryotic animal cells with organelles", "animal-cell"),
        ("the life cycle of a butterfly", "butterfly-life-cycle"),
        ("Butterfly metamorphosis: egg, caterpillar, chrysalis, adult", "butterfly-life-cycle"),
        ("Life cycle of the monarch butterlfy", "butterfly-life-cycle"),
        ("antigen presentation by dendritic cells", "antigen-presentation"),
        (
            "A dendritic cell engulfs a virus, processes it into peptides and presents them on MHC class II",
            "antigen-presentation",
        ),
    ],
)
def test_a_subject_is_found_by_its_names_forms_and_small_slips(prompt, subject):
    assert read(prompt).subject.key == subject


@pytest.mark.parametrize(
    "prompt",
    [
        "a steam locomotive",
        "the structure of graphene",
        "a lovely drawing",
        "artichoke heart",
        "heart-shaped leaf",
        "frog heart",
        "a chicken heart dissection",
        "congenital heart defects",
        "mitosis in a cancer cell",
        "antigen presentation on MHC class I to CD8 T cells",
        "butterfly wing scales",
    ],
)
def test_what_the_atlas_does_not_have_is_not_taken_for_something_else(prompt):
    with pytest.raises(reading.NotUnderstood):
        read(prompt)


@pytest.mark.parametrize(
    "prompt",
    [
        "ubiquitination process in eukaryotic cells",
        "A virus infecting an animal cell",
        "plant cell culture in the laboratory",
        "nerve supply to the heart",
        "effect of exercise on the heart",
        "heart rate monitor",
        "the uptake of genes of interest into plant cells",
        "protein folding in a eukaryotic cell",
    ],
)
def test_what_is_only_mentioned_is_not_taken_for_the_subject(prompt):
    with pytest.raises(reading.NotUnderstood) as caught:
        read(prompt)
    assert caught.value.reason in {"near", "unknown"}


@pytest.mark.parametrize(
    ("prompt", "key"),
    [
        ("plasmolysis of a plant cell", "tonicity-plant-cells"),
        ("In plant cells, osmosis raises turgor", "tonicity-plant-cells"),
        ("plant cell under hypotonic conditions", "tonicity-plant-cells"),
        ("nucleus of an animal cell", "nucleus"),
        ("Compare a plant cell with an animal cell", "plant-and-animal-cell"),
    ],
)
def test_a_part_of_a_cell_or_what_happens_to_it_draws_its_own_figure(prompt, key):
    assert read(prompt).subject.key == key


@pytest.mark.parametrize(
    "prompt",
    [
        "beautiful colorful human heart",
        "What does an animal cell look like",
        "diagram of blood flow through the heart",
        "coronal section through the adult human heart",
        "The heart pumps blood through four chambers",
        "photosynthetic plant cell with chloroplasts",
        "cell organelles of a plant cell",
        "How a caterpillar turns into a butterfly: metamorphosis",
        "the four stages in the life of a butterfly",
        "MHC class II antigen presentation pathway",
        "How dendritic cells present antigen to T cells",
    ],
)
def test_a_subject_is_found_however_it_is_asked_for(prompt):
    assert read(prompt).subject


def test_parts_named_in_the_prompt_are_emphasised():
    emphasis = read("Human heart showing the aorta, the mitral valve and the fossa ovalis").emphasis
    assert {"mitral-valve", "fossa-ovalis"} <= emphasis


def test_a_group_word_stands_for_all_its_parts():
    assert {"right-atrium", "left-atrium", "right-ventricle", "left-ventricle"} <= read(
        "heart with its four chambers"
    ).emphasis


def test_a_part_that_the_figure_does_not_have_is_reported_in_the_users_words():
    assert read("Human heart showing the aorta and the SA node").unknown == ("SA node",)


def test_general_words_and_the_figures_own_headings_are_not_reported_as_missing():
    assert (
        read(
            "Human heart cross-section showing all four chambers, valves, and blood flow direction with clear labels"
        ).unknown
        == ()
    )
    assert (
        read(
            "Butterfly life cycle showing egg, larva (caterpillar), pupa (chrysalis) and adult butterfly stages with arrows"
        ).unknown
        == ()
    )


def test_parts_to_be_left_out_are_neither_emphasised_nor_labelled():
    understood = read("Human heart without the pericardium")
    assert understood.left_out == {"pericardium"}
    assert "pericardium" not in understood.emphasis


def test_only_narrows_the_labels():
    assert read("Human heart, label only the mitral valve and the aortic valve").only == {
        "mitral-valve",
        "aortic-valve",
    }


def test_a_comparison_is_refused_and_names_both_subjects():
    with pytest.raises(reading.NotUnderstood) as caught:
        read("compare a plant cell and a human heart")
    assert caught.value.reason == "comparison"
    assert {s.key for s in caught.value.candidates} == {"plant-cell", "human-heart"}


def test_a_second_subject_is_said_not_to_be_drawn():
    understood = read("an animal cell beside a human heart")
    assert len(understood.others) == 1


@pytest.mark.parametrize(
    ("prompt", "key"),
    [
        ("a labeled diagram of a bacterium", "bacterial-cell"),
        ("HIV", "hiv-virion"),
        ("virus", "virus-shapes"),
    ],
)
def test_a_general_name_is_the_subject_where_the_prompt_says_nothing_else(prompt, key):
    terms = {term.key: term for term in vocabulary()}
    assert reading.read(prompt, subjects(), terms).subject.key == key


@pytest.mark.parametrize("prompt", ["bacteria are used to make yogurt", "the prevalence of HIV in adults"])
def test_a_general_name_within_a_sentence_is_only_mentioned(prompt):
    terms = {term.key: term for term in vocabulary()}
    with pytest.raises(reading.NotUnderstood):
        reading.read(prompt, subjects(), terms)
