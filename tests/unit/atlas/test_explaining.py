"""What the atlas says it understood."""

from apps.illustrations.atlas import explain


def test_a_stored_figure_is_named_with_the_parts_that_were_asked_for():
    told = explain("Human heart showing the aortic valve and the pancreas, without the pulmonary trunk")
    assert (told.route, told.subject) == ("stored", "human-heart")
    assert "Aortic valve" in told.named
    assert told.not_drawn == ("pancreas",)
    assert told.left_out == ("Pulmonary trunk",)


def test_a_sentence_whose_words_tell_a_process_leads_to_it():
    assert explain("Each glucose is split into two pyruvate.").subject == "glycolysis"


def test_what_cannot_be_drawn_is_said_with_the_nearest():
    told = explain("the gluconeogenesis of glucose")
    assert told.route == "cannot draw"
    assert "α-D-Glucose" in told.nearest
    assert "cannot draw" in str(told)


def test_where_nothing_is_near_plates_are_named_as_examples():
    told = explain("a steam locomotive")
    assert "Human heart" in told.nearest
    assert not {"Stearic acid", "Lactic acid"} & set(told.nearest)
