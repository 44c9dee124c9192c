"""The monarch's four stages are drawn as they are in nature, and every label finds its part."""

from __future__ import annotations

import pytest
import shapely
from shapely.geometry import LineString, Point

from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.glyphs import butterfly_adult, butterfly_egg, butterfly_larva, butterfly_pupa
from apps.illustrations.atlas.knowledge import insects
from apps.illustrations.atlas.plates import butterfly_life_cycle as plate
from apps.illustrations.atlas.reading import NotUnderstood, read
from apps.illustrations.atlas.sources import SOURCES
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing


@pytest.fixture(scope="module")
def stages() -> dict[str, Drawing]:
    return {panel.key: panel.draw(7) for panel in plate.scene().panels}


@pytest.fixture(scope="module")
def larva() -> Drawing:
    return butterfly_larva.draw_larva("larva", 1)


@pytest.fixture(scope="module")
def adult() -> Drawing:
    return butterfly_adult.draw_adult("adult", 1)


def pieces(drawing: Drawing, part: str) -> int:
    return len(geo.polygons(drawing[part].shape))


# ---- egg
def test_the_egg_is_laid_singly():
    egg = butterfly_egg.draw_egg("egg", 1)
    assert pieces(egg, "egg-in-place") == pieces(egg, "shell") == 1
    assert egg["leaf-blade"].shape.contains(egg["egg-in-place"].shape)


def test_the_enlarged_egg_is_taller_than_wide_as_a_real_one():
    x0, y0, x1, y1 = butterfly_egg.draw_egg("egg", 1)["shell"].shape.bounds
    assert (y1 - y0) / (x1 - x0) == pytest.approx(1.2 / 0.9, rel=0.15)


def test_the_ribs_run_from_the_base_to_the_micropyle():
    egg = butterfly_egg.draw_egg("egg", 1)
    ribs = shapely.get_parts(egg["ribs"].shape)
    assert len(ribs) == 11  # the half that faces the reader
    assert all(rib.distance(egg["micropyle"].shape) < 6 for rib in ribs)


# ---- larva
def test_the_larva_has_three_pairs_of_true_legs_and_five_pairs_of_prolegs(larva):
    assert pieces(larva, "legs") == pieces(larva, "far-legs") == 3
    assert pieces(larva, "prolegs") == 5


@pytest.mark.parametrize(
    ("part", "segments"),
    [
        ("legs", ("T1", "T2", "T3")),
        ("prolegs", ("A3", "A4", "A5", "A6", "A10")),
        ("spiracles", ("T1", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8")),
        ("tentacles", ("T2", "A8")),
    ],
)
def test_appendages_stand_on_their_own_segments(larva, part, segments):
    body = butterfly_larva.Body()
    found = [
        name
        for name in butterfly_larva.SEGMENTS
        for piece in geo.polygons(larva[part].shape)
        if body.band(name, 0.0, 1.0).contains(piece.intersection(larva["body"].shape).centroid)
    ]
    assert tuple(found) == segments


def test_the_front_tentacles_are_longer(larva):
    front, back = sorted(geo.polygons(larva["tentacles"].shape), key=lambda p: p.centroid.x)
    assert front.length > 1.8 * back.length


def test_every_abdominal_segment_wears_all_three_colours(larva):
    body = butterfly_larva.Body()
    black, yellow = larva["black-bands"].shape, larva["yellow-bands"].shape
    for name in butterfly_larva.SEGMENTS[3:-1]:
        whole = body.band(name, 0.0, 1.0).intersection(larva["body"].shape)
        dark = whole.intersection(black.difference(yellow)).area / whole.area
        gold = whole.intersection(yellow).area / whole.area
        assert 0.2 < dark < 0.6
        assert 0.1 < gold < 0.4
        assert 1 - dark - gold > 0.2  # the white ground


# ---- pupa
def test_the_pupa_hangs_head_down_from_the_silk():
    pupa = butterfly_pupa.draw_pupa("pupa", 1)
    assert pupa["cremaster"].shape.intersects(pupa["silk-pad"].shape)
    assert pupa["cremaster"].shape.intersects(pupa["case"].shape)
    assert pupa["silk-pad"].shape.intersects(pupa["twig"].shape)
    assert pupa["gold-band"].shape.centroid.y < pupa["wing-pad"].shape.centroid.y


# ---- adult
def test_the_adult_has_two_pairs_of_wings_that_mirror_each_other(adult):
    for name in ("forewing", "hindwing"):
        shape = adult[name].shape
        assert pieces(adult, name) == 2
        mirrored = shapely.affinity.scale(shape, -1, 1, origin=(0, 0))
        assert shape.symmetric_difference(mirrored).area < 1


@pytest.mark.parametrize("wing", [butterfly_adult.FOREWING, butterfly_adult.HINDWING], ids=["fore", "hind"])
def test_veins_run_to_the_margin(wing):
    margin = LineString(geo.blob(*wing.outline).exterior.coords)
    for name in wing.spotted:
        assert margin.distance(Point(wing.veins[name][-1])) < 6, name


@pytest.mark.parametrize(
    ("name", "wing"), [("forewing", butterfly_adult.FOREWING), ("hindwing", butterfly_adult.HINDWING)]
)
def test_two_rows_of_white_spots_lie_on_the_dark_border(adult, name, wing):
    dark = adult[f"{name}-veins"].shape
    for row in (0, 1):
        spots = shapely.get_parts(adult[f"{name}-spots-{row}"].shape)
        assert len(spots) == 2 * 2 * (len(wing.spotted) - 1)  # two in every interspace, left and right
        assert all(dark.buffer(0.5).contains(spot) for spot in spots)


def test_the_antennae_end_in_clubs(adult):
    right = max(geo.polygons(adult["antenna"].shape), key=lambda p: p.centroid.x)
    shaft, club = Point(21, -102), Point(41, -124)
    assert (
        shapely.intersection(right, club.buffer(6)).area
        > 1.5 * shapely.intersection(right, shaft.buffer(6)).area
    )


# ---- words and labels
def test_every_label_ends_on_a_visible_place_of_its_own_part(stages):
    for drawing in stages.values():
        for label in drawing.labels:
            seen = shapely.union_all([drawing.visible(part) for part in label.parts])
            assert all(seen.covers(Point(target)) for target in drawing.targets(label)), label.term


def test_every_word_of_the_plate_is_used_and_every_label_has_its_word(stages):
    labelled = {label.term for drawing in stages.values() for label in drawing.labels}
    assert labelled == set(plate.scene().lettering) == {term.key for term in insects.TERMS}


def test_facts_are_short_sourced_sentences():
    for term in insects.TERMS:
        assert term.source in SOURCES
        assert len(term.note.split()) <= 7
        assert not term.note.endswith(".")
        assert not term.clause or term.clause.endswith(".")


def test_the_caption_states_only_terms_that_have_a_clause():
    assert all(vocabulary()[key].clause for key in plate.SUBJECT.caption)


# ---- prompts
@pytest.mark.parametrize(
    "prompt",
    [
        "Butterfly life cycle",
        "Butterfly Life Cycle showing egg, larva, pupa and adult stages",
        "the metamorphosis of a monarch butterfly",
        "Life cycle of Danaus plexippus",
    ],
)
def test_prompts_that_mean_this_figure(prompt):
    terms = {term.key: term for term in vocabulary()}
    reading = read(prompt, subjects(), terms)
    assert reading.subject is plate.SUBJECT
    assert not reading.unknown


@pytest.mark.parametrize("prompt", ["moth life cycle", "a butterfly on a flower", "life cycle of a silkworm"])
def test_prompts_that_ask_for_something_else_are_not_answered_with_it(prompt):
    terms = {term.key: term for term in vocabulary()}
    with pytest.raises(NotUnderstood):
        read(prompt, subjects(), terms)


# ---- reproducibility
def test_the_same_seed_draws_the_same_and_another_only_another_texture(stages):
    for panel in plate.scene().panels:
        again, other = panel.draw(7), panel.draw(8)
        first = stages[panel.key]
        assert [p.id for p in first.parts] == [p.id for p in other.parts]
        for a, b, c in zip(first.parts, again.parts, other.parts, strict=True):
            assert shapely.equals_exact(a.shape, b.shape), a.id
            assert a.id in TEXTURES or shapely.equals_exact(a.shape, c.shape), a.id


TEXTURES = {"forewing-scales", "hindwing-scales", "bark", "areoles", "down", "leaf-grain"}
