"""Bacteriophage T4, its head and part of its tail sheath cut open."""

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
    phage = virions.open_phage("bacteriophage-t4")
    phage.label("phage-head", "head", priority=0)
    phage.label("phage-dna", "dna", priority=0)
    phage.label("phage-collar", "collar", priority=1)
    phage.label("phage-whisker", "whiskers", priority=2)
    phage.label("phage-sheath", "sheath", priority=0)
    phage.label("phage-tube", "tube", priority=1)
    phage.label("phage-baseplate", "baseplate", priority=1)
    phage.label("phage-pin", "pins", priority=2)
    phage.label("phage-fiber", "fibers", priority=0, zone=box(-400, 80, 400, 300))
    return phage


SUBJECT = Subject(
    key="bacteriophage",
    title="Bacteriophage T4",
    kind="plate",
    scene=drawn(
        "bacteriophage",
        "Bacteriophage T4",
        Layout.PLATE,
        (Panel("bacteriophage-t4", draw),),
        Vocabulary(viruses.TERMS),
        labels="phage-head phage-dna phage-collar phage-whisker phage-sheath phage-tube phage-baseplate phage-pin phage-fiber",
        subtitle="Head and tail sheath cut open",
        note="About 200 nm long; the DNA is drawn much shorter than it is.",
    ),
    names=(
        "bacteriophage t4",
        "t4",
        "t4 phage",
        "t4 bacteriophage",
        "phage t4",
        "t4 virus",
        "structure of a bacteriophage",
        "complex virus",
    ),
    bare=("bacteriophage", "phage"),
    tells=("tail fiber + capsid + sheath", "tail fiber + base plate", "phage + tail fiber + head"),
    not_when=(
        "adenovirus",
        "hiv",
        "recombined",
        "lytic",
        "lysogenic",
        "lysis",
        "transduction",
        "life cycle",
        "replication",
        "infection",
        "infect",
        "infecting",
        "curve",
        "hershey",
        "therapy",
        "inject",
        "plaque",
        "lambda",
        "filamentous",
        "micrograph",
        "cycle",
        "adsorption",
        "burst",
        "prophage",
        "helical",
        "polyhedral",
        "enveloped",
        "growth",
    ),
    opening="A phage that infects Escherichia coli is shown with its head and part of its tail sheath cut open.",
    caption=("phage-head", "phage-dna", "phage-sheath", "phage-tube", "phage-baseplate", "phage-fiber"),
    summary="A head with DNA sits on a contractile tail with base plate and tail fibers.",
    scope="Not to scale.",
    sources=("openstax-micro-6", "openstax-bio-21"),
)
