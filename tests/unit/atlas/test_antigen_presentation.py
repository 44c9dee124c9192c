"""The figure of antigen presentation: true labels on visible parts, and nothing outside its panel."""

import pytest
import shapely

from apps.illustrations.atlas import reading
from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.glyphs import immune_cells, molecules
from apps.illustrations.atlas.glyphs.immune_cells import TCellState
from apps.illustrations.atlas.plates import antigen_presentation
from apps.illustrations.atlas.relations import BOX
from apps.illustrations.atlas.sources import SOURCES
from apps.illustrations.drawing.materials import MATERIALS

PANELS = antigen_presentation.PANELS
SEEDS = range(4)
STATES = {f"{state}-t-cell" for state in TCellState}


@pytest.fixture(scope="module")
def drawings():
    return {(panel.key, seed): panel.draw(seed) for panel in PANELS for seed in SEEDS}


def test_six_steps_lead_from_uptake_to_differentiation():
    assert [panel.heading for panel in PANELS] == [
        "Uptake",
        "Processing",
        "Presentation",
        "Activation",
        "Proliferation",
        "Differentiation",
    ]


def test_every_label_has_words_and_a_visible_part_to_point_at(drawings):
    lettering = antigen_presentation.scene().lettering
    for drawing in drawings.values():
        assert drawing.labels
        for label in drawing.labels:
            assert label.term in lettering
            assert drawing.targets(label)


def test_every_word_of_the_vocabulary_is_used_and_has_a_source(drawings):
    drawn = {label.term for drawing in drawings.values() for label in drawing.labels}
    assert drawn == set(antigen_presentation.scene().lettering)
    assert all(vocabulary()[term].source in SOURCES for term in drawn)


def test_the_caption_states_only_terms_that_can_be_labelled():
    subject = antigen_presentation.SUBJECT
    assert set(subject.caption) <= set(antigen_presentation.scene().lettering)
    assert all(vocabulary()[term].clause.endswith(".") for term in subject.caption)


def test_a_t_cell_is_labelled_by_the_state_it_is_drawn_in(drawings):
    for drawing in drawings.values():
        for label in drawing.labels:
            if label.term in STATES:
                assert all(part.startswith(label.term) for part in label.parts)


def test_an_activated_cell_is_never_labelled_naive(drawings):
    for panel in PANELS[PANELS.index(next(p for p in PANELS if p.heading == "Proliferation")) :]:
        assert "naive" not in panel.text.lower()
        for seed in SEEDS:
            assert "naive-t-cell" not in {label.term for label in drawings[panel.key, seed].labels}


def test_states_of_a_t_cell_can_be_told_apart():
    cells = {state: immune_cells.t_cell(state) for state in TCellState}
    size = {state: cell["body"].shape.area for state, cell in cells.items()}
    assert size[TCellState.ACTIVATED] > 1.2 * size[TCellState.NAIVE]
    assert [state for state, cell in cells.items() if "nucleolus" in cell] == [TCellState.ACTIVATED]
    assert [state for state, cell in cells.items() if "vesicles" in cell] == [TCellState.EFFECTOR]


def test_parts_stay_inside_their_panel(drawings):
    x, y, width, height = BOX
    panel = shapely.box(x, y, x + width, y + height).buffer(4)
    for drawing in drawings.values():
        outside = [part.id for part in drawing.parts if not panel.covers(part.area)]
        assert outside == []


def test_every_panel_has_the_same_box_so_that_they_share_a_scale(drawings):
    assert {drawing.box for drawing in drawings.values()} == {BOX}


def test_only_known_materials_are_used(drawings):
    assert {part.material for drawing in drawings.values() for part in drawing.parts} <= set(MATERIALS)


def test_the_same_seed_gives_the_same_drawing_and_another_seed_another(drawings):
    for panel in PANELS:
        again = panel.draw(1)
        assert [(p.id, p.shape.wkb) for p in again.parts] == [
            (p.id, p.shape.wkb) for p in drawings[panel.key, 1].parts
        ]
    first, second = (drawings["antigen-uptake", seed]["dendritic-cell-body"].shape for seed in (0, 1))
    assert first.wkb != second.wkb


def test_mhc_class_ii_is_loaded_inside_the_phagolysosome(drawings):
    drawing = drawings["antigen-processing", 0]
    lumen = drawing["interior-lumen"].shape
    assert lumen.covers(drawing["interior-loaded-mhc-peptide"].area)
    assert lumen.covers(drawing["interior-clip-mhc-peptide"].area)


def test_the_receptor_reaches_the_peptide_and_cd4_the_same_mhc_molecule(drawings):
    drawing = drawings["t-cell-activation", 0]
    mhc = shapely.union_all([drawing[f"synapse-mhc-{chain}"].shape for chain in ("alpha", "beta")])
    receptor = shapely.union_all([drawing[f"synapse-receptor-{chain}"].shape for chain in ("alpha", "beta")])
    assert receptor.distance(drawing["synapse-mhc-peptide"].area) < 4
    assert drawing["synapse-cd4-domains"].shape.distance(mhc) < 4


def test_molecules_on_a_surface_stand_apart_from_each_other():
    body = immune_cells.dendritic_cell(3)["body"].shape
    places = molecules.perches(body, 14, 25, 20)
    assert len(places) == 14
    feet = [shapely.Point(x, y) for x, y, _ in places]
    assert min(a.distance(b) for i, a in enumerate(feet) for b in feet[:i]) > 8
    assert max(foot.distance(body.exterior) for foot in feet) < 1


@pytest.mark.parametrize(
    "prompt",
    [
        "A dendritic cell engulfs a virus, processes it into peptides, and presents the peptides on MHC class II.",
        "antigen presentation by dendritic cells to naive T cells",
        "MHC class II antigen processing",
        "a dendritic cell presenting antigen to a T cell",
    ],
)
def test_prompts_about_the_exogenous_pathway_find_the_figure(prompt):
    terms = {term.key: term for term in vocabulary()}
    assert reading.read(prompt, subjects(), terms).subject.key == "antigen-presentation"


@pytest.mark.parametrize(
    "prompt",
    [
        "antigen presentation on MHC class I to CD8 T cells",
        "cross-presentation by dendritic cells",
        "antigen presentation by tumour cells to cytotoxic T cells",
        "bacteria engulfed by a macrophage",
        "antigen presentation by B cells",
    ],
)
def test_other_pathways_are_not_taken_for_this_one(prompt):
    terms = {term.key: term for term in vocabulary()}
    with pytest.raises(reading.NotUnderstood):
        reading.read(prompt, subjects(), terms)
