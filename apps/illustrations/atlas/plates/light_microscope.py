"""A compound light microscope with its parts."""

from __future__ import annotations

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.microscope import microscope
from ..knowledge import laboratory
from ..scenes import drawn
from ..subject import Subject
from ..vocabulary import Vocabulary

PARTS = (
    ("eyepiece", ("eyepiece",), 0),
    ("body-tube", ("tube",), 2),
    ("nosepiece", ("nosepiece",), 0),
    ("objective-lens", ("objective-1", "objective-2", "objective-3"), 0),
    ("microscope-arm", ("arm",), 0),
    ("microscope-stage", ("stage",), 0),
    ("stage-clip", ("clips",), 2),
    ("microscope-slide", ("slide",), 1),
    ("condenser", ("condenser",), 0),
    ("iris-diaphragm", ("diaphragm",), 0),
    ("illuminator", ("lens", "illuminator"), 0),
    ("coarse-focus", ("coarse-knob",), 0),
    ("fine-focus", ("fine-knob",), 0),
    ("rheostat", ("rheostat",), 2),
    ("microscope-base", ("base",), 1),
)


def draw(seed: int) -> Drawing:
    d = microscope("light-microscope")
    for term, parts, priority in PARTS:
        d.label(term, *parts, priority=priority)
    return d


SUBJECT = Subject(
    key="light-microscope",
    title="Compound light microscope",
    kind="plate",
    scene=drawn(
        "light-microscope",
        "Compound light microscope",
        Layout.PLATE,
        (Panel("light-microscope", draw),),
        Vocabulary(laboratory.TERMS),
        labels=" ".join(term for term, _, _ in PARTS),
        subtitle="A brightfield microscope from the side",
    ),
    names=(
        "light microscope",
        "compound microscope",
        "compound light microscope",
        "brightfield microscope",
        "component of a typical brightfield microscope",
        "microscope part",
        "part of a microscope",
        "part of the microscope",
        "bright field microscope",
        "optical microscope",
        "typical brightfield microscope",
        "component of a microscope",
        "microscope anatomy",
        "structure of a microscope",
    ),
    bare=("microscope",),
    tells=(
        "objective + condenser + ocular",
        "ocular lens + objective lens + stage",
        "condenser + diaphragm + illuminator",
    ),
    not_when=(
        "electron",
        "darkfield",
        "phase contrast",
        "fluorescence",
        "confocal",
        "image",
        "seen",
        "viewed",
        "micrograph",
        "photograph",
        "under",
        "leeuwenhoek",
        "hooke",
        "resolution",
        "light path",
        "magnified",
        "observed",
        "dissecting",
        "using",
        "taken",
        "scanning",
    ),
    opening="The parts of a brightfield microscope.",
    caption=("eyepiece", "objective-lens", "condenser", "iris-diaphragm"),
    summary="Light passes condenser, specimen, objective and ocular lens.",
    sources=("openstax-micro-2",),
)
