"""The human immunodeficiency virus cut open."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import virions
from ..knowledge import viruses
from ..scenes import drawn
from ..subject import Subject
from ..vocabulary import Vocabulary


def draw(seed: int) -> Drawing:
    virion = virions.hiv(300, key="hiv-virion-cut")
    virion.label("gp120", priority=0)
    virion.label("gp41", priority=0)
    virion.label("viral-envelope", "envelope", priority=0)
    virion.label("hiv-matrix", "matrix", priority=1)
    virion.label("hiv-capsid", "capsid", priority=0)
    virion.label("hiv-rna", "rna", priority=0, zone=box(-80, -60, 80, 120))
    virion.label("reverse-transcriptase", priority=1)
    virion.label("integrase", priority=2)
    virion.label("hiv-protease", "protease", priority=2)
    return virion


SUBJECT = Subject(
    key="hiv-virion",
    title="Human immunodeficiency virus",
    kind="plate",
    scene=drawn(
        "hiv-virion",
        "Human immunodeficiency virus (HIV)",
        Layout.PLATE,
        (Panel("hiv-virion-cut", draw),),
        Vocabulary(viruses.TERMS),
        labels="gp120 gp41 viral-envelope hiv-matrix hiv-capsid hiv-rna reverse-transcriptase integrase hiv-protease",
        subtitle="Mature virus particle, cut open",
        note="About 120 nm across; proteins are not drawn to scale.",
    ),
    names=(
        "hiv virus",
        "hiv virion",
        "hiv particle",
        "structure of hiv",
        "hiv 1",
        "retrovirus structure",
    ),
    bare=("hiv", "retrovirus", "human immunodeficiency virus", "human immunodeficiency virus hiv"),
    tells=("gp120 + gp41 + capsid", "gp120 + reverse transcriptase + envelope"),
    not_when=(
        "life cycle",
        "cycle",
        "replication",
        "infection",
        "infected",
        "infect",
        "bind",
        "binding",
        "receptor",
        "prevalence",
        "aids",
        "treatment",
        "drug",
        "antiretroviral",
        "map",
        "t cell",
        "test",
        "elisa",
        "course",
        "progression",
        "transmission",
        "stage",
        "step",
        "steps",
        "cd4",
        "attach",
        "attaches",
        "budding",
        "reverse transcription",
        "phylogeny",
        "origin",
        "people",
        "adult",
        "western blot",
        "count",
        "load",
    ),
    opening="A mature particle is shown cut open.",
    caption=(
        "gp120",
        "gp41",
        "viral-envelope",
        "hiv-capsid",
        "hiv-rna",
        "reverse-transcriptase",
        "integrase",
    ),
    summary="An envelope with gp120 and gp41 around a conical capsid with RNA.",
    sources=("openstax-micro-6", "openstax-bio-21"),
)
