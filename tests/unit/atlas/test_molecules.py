"""Molecules: what the table says is what is drawn, and every label of every molecule lies well."""

import pytest

from apps.illustrations.atlas import explain
from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.figure import RESOLUTIONS
from apps.illustrations.atlas.molecules.compile import compile_table
from apps.illustrations.atlas.molecules.formula import key
from apps.illustrations.atlas.molecules.subjects import structures
from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing.art import ArtStore
from apps.illustrations.drawing.scene import PageSize
from apps.illustrations.drawing.themes import theme

MOLECULES = [s for s in subjects() if s.kind == "molecule"]


def groups(name: str) -> list[str]:
    return [
        term for structure in structures() if structure["name"] == name for term, _ in structure["groups"]
    ]


def test_the_kept_structures_are_those_of_the_table():
    assert list(structures()) == compile_table()


@pytest.mark.parametrize(
    ("name", "expected"),
    {
        "Glycine": ["amino-group", "carboxyl-group"],
        "Cysteine": ["amino-group", "carboxyl-group", "side-chain", "thiol-group"],
        "Aspirin": ["benzene-ring", "carboxyl-group", "ester"],
        "Urea": [],
        "Adenosine triphosphate": ["hydroxyl-group"] * 2
        + ["nitrogenous-base", "pentose-sugar"]
        + ["phosphate-group"] * 3,
        "Oleic acid": ["carboxyl-group", "cis-double-bond"],
        "Elaidic acid": ["carboxyl-group", "trans-double-bond"],
        "Sucrose": ["ether"] + ["hydroxyl-group"] * 8,
        "Glycylglycine": ["amide", "amino-group", "carboxyl-group"],
        "Acetone": ["ketone"],
        "Formaldehyde": ["aldehyde"],
        "Benzylpenicillin": ["amide", "benzene-ring", "beta-lactam", "carboxyl-group"],
        "Acetylcholine": ["ester", "quaternary-ammonium"],
    }.items(),
)
def test_functional_groups_are_found(name, expected):
    assert sorted(groups(name)) == expected


@pytest.mark.parametrize("subject", MOLECULES, ids=lambda s: s.key)
def test_every_label_of_every_molecule_lies_well(subject, art_cache):
    scene, manner = subject.scene(), theme("scientific")
    arts = {p.key: ArtStore(art_cache).get(p.key, manner, 0, p.draw) for p in scene.panels}
    for resolution in RESOLUTIONS:
        placed = pages.lay_out(scene, manner, PageSize(*map(int, resolution.split("x"))), arts)
        assert placed.faults == []
        assert not placed.dropped
        assert {label.term for label in placed.labels} == set(scene.lettering)
        assert all(label.text == vocabulary()[label.term].name for label in placed.labels)


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("Glucose", "α-D-Glucose"),
        ("Structure of caffeine", "Caffeine"),
        ("chemical structure of aspirin with its functional groups labelled", "Aspirin"),
        ("the ATP molecule", "Adenosine triphosphate"),
        ("skeletal formula of cholesterol", "Cholesterol"),
    ],
)
def test_a_molecule_is_found_by_its_names(prompt, name):
    assert explain(prompt).subject == key(name)


@pytest.mark.parametrize(
    "prompt",
    [
        "histamine release from mast cells",
        "glucose transport into a muscle cell",
        "effects of caffeine on sleep",
        "regulation of cortisol",
    ],
)
def test_a_molecule_that_is_only_mentioned_is_not_drawn(prompt):
    assert not explain(prompt).subject.startswith("molecule-")
