"""The heart plate: what a strict anatomist would check, as far as geometry can tell."""

from __future__ import annotations

import functools
import re

import pytest
from shapely.geometry import LineString, Point

from apps.illustrations.atlas.catalogue import vocabulary
from apps.illustrations.atlas.plates.heart import SUBJECT
from apps.illustrations.atlas.plates.heart_contours import contours
from apps.illustrations.atlas.plates.heart_drawing import draw_heart
from apps.illustrations.atlas.sources import SOURCES
from apps.illustrations.drawing.materials import MATERIALS
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.themes import THEMES


@functools.cache
def heart() -> Drawing:
    return draw_heart(1)


def test_every_label_is_a_word_of_the_vocabulary():
    assert {label.term for label in heart().labels} <= set(SUBJECT.scene().lettering)
    assert all(label.term in vocabulary() for label in heart().labels)


def test_at_least_thirty_eight_structures_are_labelled():
    assert len(heart().labels) >= 38


def test_every_leader_ends_inside_the_visible_part_it_names():
    for label in heart().labels:
        visible = [heart().visible(id) for id in label.parts]
        for target in heart().targets(label):
            assert any(region.buffer(0.5).contains(Point(target)) for region in visible), label.term


def test_every_material_is_known():
    assert {part.material for part in heart().parts} <= set(MATERIALS)


def test_the_caption_and_its_sources_exist():
    terms = vocabulary()
    assert all(terms[key].clause.endswith(".") for key in SUBJECT.caption)
    assert all(terms[label.term].source in SOURCES for label in heart().labels)
    assert set(SUBJECT.sources) <= set(SOURCES)


def test_notes_have_at_most_seven_words():
    for label in heart().labels:
        note = vocabulary()[label.term].note
        assert len(note.split()) <= 7, note
        assert not note.endswith(".")


def test_groups_and_steps_name_what_is_drawn():
    labelled = {label.term for label in heart().labels}
    assert all(set(terms) <= labelled for terms in SUBJECT.groups.values())
    assert all(step.part in heart() for step in SUBJECT.scene().steps)


def test_the_left_ventricle_has_a_wall_about_three_times_as_thick():
    muscle = contours().wall.difference(heart()["epicardial-fat"].shape)
    across_left = LineString([(780, 760), (920, 760)])
    across_right = LineString([(500, 850), (434, 950)])  # at a right angle to the free wall
    ratio = across_left.intersection(muscle).length / across_right.intersection(muscle).length
    assert 2.5 < ratio < 3.5


def test_the_chambers_do_not_open_into_each_other_across_a_septum():
    shape = contours()
    assert shape.right_ventricle.distance(shape.left_atrium) > 10
    assert shape.right_atrium.distance(shape.left_atrium) > 30
    assert shape.right_atrium.distance(shape.left_ventricle) > 60


@pytest.mark.parametrize(
    ("chamber", "vessel"),
    [
        ("right-atrium", "superior-vena-cava"),
        ("right-atrium", "inferior-vena-cava"),
        ("left-atrium", "left-pulmonary-vein-upper"),
        ("right-ventricle", "pulmonary-trunk"),
        ("left-ventricle", "aorta"),
    ],
)
def test_each_chamber_opens_into_its_vessel(chamber: str, vessel: str):
    assert heart()[chamber].shape.intersects(heart()[vessel].shape)


def test_the_pulmonary_trunk_lies_in_front_of_the_aorta_and_the_right_pulmonary_artery_behind_it():
    order = [part.id for part in heart().parts]
    assert order.index("right-pulmonary-artery") < order.index("aorta") < order.index("pulmonary-trunk")


def test_the_schematic_theme_names_only_what_it_draws():
    plain = heart().at_detail(THEMES["schematic"].detail)
    labelled = {label.term for label in plain.labels}
    assert {"right-atrium", "left-ventricle", "mitral-valve", "aortic-arch"} <= labelled
    assert labelled.isdisjoint(
        {"trabeculae-carneae", "left-papillary-muscles", "epicardial-fat", "fossa-ovalis"}
    )


def test_cords_reach_from_papillary_muscles_to_cusps():
    drawing = heart()
    for cords, muscles, cusps in (
        (
            "chordae-mitral",
            ("papillary-anterolateral", "papillary-posteromedial"),
            ("mitral-anterior", "mitral-posterior", "mitral-commissure"),
        ),
        (
            "chordae-tricuspid",
            ("papillary-right-anterior", "papillary-right-posterior"),
            ("tricuspid-anterior", "tricuspid-posterior", "tricuspid-septal"),
        ),
    ):
        for cord in drawing[cords].shape.geoms:
            start, end = Point(cord.coords[0]), Point(cord.coords[-1])
            assert min(drawing[m].shape.distance(start) for m in muscles) < 4
            assert min(drawing[c].shape.distance(end) for c in cusps) < 2


def test_the_same_seed_gives_the_same_plate():
    painter = THEMES["scientific"]
    assert painter.paint(draw_heart(1)).body() == painter.paint(draw_heart(1)).body()


def test_another_seed_varies_the_texture_and_not_the_anatomy():
    one, two = draw_heart(1), draw_heart(2)
    assert [part.id for part in one.parts] == [part.id for part in two.parts]
    assert one["left-ventricle"].shape.equals(two["left-ventricle"].shape)
    assert not one["epicardial-fat"].shape.equals(two["epicardial-fat"].shape)


@pytest.mark.parametrize("style", sorted(THEMES))
def test_the_plate_is_painted_in_every_theme_without_filters(style: str):
    canvas = THEMES[style].paint(heart())
    text = canvas.defs() + canvas.body()
    assert not re.search(r"<(filter|mask)\b|mix-blend-mode", text)
    assert len(text) < 1_700_000
