"""An antibody monomer with its domains."""

from __future__ import annotations

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import antibodies
from ..knowledge import defence
from ..scenes import drawn
from ..subject import Subject
from ..vocabulary import Vocabulary

TERMS = "heavy-chain light-chain variable-region antigen-binding-site disulfide-bond fab-region fc-region hinge-region target-antigen"


def draw(seed: int) -> Drawing:
    d = Drawing("antibody-monomer")
    fab = affinity.translate(affinity.rotate(shapely.box(-24, -32, 24, 30), 40, origin=(0, 0)), 34, -21)
    fc = shapely.box(-25, 14, 25, 56)
    d.add("fab", fab.buffer(4), "flat", "antibody-light", opacity=0.2, outline=False, shadow=False)
    d.add("fc", fc.buffer(4), "flat", "antibody-heavy", opacity=0.16, outline=False, shadow=False)
    d.place(antibodies.antibody(), 0, 0)
    cleft = [LineString([(side * 41, -43), (side * 44, -38), (side * 49, -36)]) for side in (-1, 1)]
    d.add("binding-sites", MultiLineString(cleft), "cord", "antigen", width=3)
    d.add(
        "antigen",
        shapely.Polygon([(-58, -66), (-50, -52), (-44, -42), (-66, -46), (-72, -58)]).buffer(3),
        "round",
        "antigen",
        depth=5,
    )
    d.label("variable-region", "heavy-variable", "light-variable", priority=0)
    d.label("heavy-chain", "heavy-constant", priority=0)
    d.label("light-chain", "light-constant", priority=0)
    d.label("antigen-binding-site", "binding-sites", priority=0, zone=shapely.box(0, -60, 60, 0))
    d.label("target-antigen", "antigen", priority=1)
    d.label("disulfide-bond", "disulfide-bonds", priority=1)
    d.label("hinge-region", "hinge", priority=2)
    d.label("fab-region", "fab", priority=0)
    d.label("fc-region", "fc", priority=0)
    return d


SUBJECT = Subject(
    key="antibody-structure",
    title="Antibody structure",
    kind="plate",
    scene=drawn(
        "antibody-structure",
        "Structure of an antibody",
        Layout.PLATE,
        (Panel("antibody-monomer", draw),),
        Vocabulary(defence.TERMS),
        labels=TERMS,
        subtitle="Immunoglobulin G (IgG), a monomer of four chains",
        note="Every rounded body is a domain. Fab: antigen-binding fragment; Fc: crystallizable fragment.",
    ),
    names=(
        "antibody structure",
        "structure of an antibody",
        "immunoglobulin structure",
        "antibody molecule",
        "igg structure",
        "structure of antibody",
        "generic antibody structure",
        "y shaped antibody",
        "igg antibody",
        "antibody monomer",
        "typical antibody",
        "structure of immunoglobulin",
        "structure of an immunoglobulin",
        "basic antibody structure",
    ),
    bare=("antibody", "immunoglobulin", "igg"),
    tells=("heavy chain + light chain", "fab + fc", "variable region + constant region + antibody"),
    not_when=(
        "class",
        "igm",
        "iga",
        "ige",
        "igd",
        "titer",
        "response",
        "production",
        "monoclonal",
        "polyclonal",
        "vaccine",
        "elisa",
        "blot",
        "test",
        "assay",
        "neutralization",
        "opsonization",
        "agglutination",
        "complement",
        "plasma cell",
        "b cell",
        "t cell",
        "recombination",
        "gene",
        "germ line",
        "neutralize",
        "tag",
        "opsonin",
        "function",
        "cross reactive",
        "crossreactive",
        "affinity",
        "avidity",
        "epitope",
        "serum",
        "primary",
        "secondary",
        "microscopy",
        "fluorescent",
        "hypersensitivity",
        "macrophage",
        "rna splicing",
        "placenta",
        "milk",
        "autoimmune",
        "blood",
        "red",
        "virus",
        "toxin",
        "bacteria",
        "graph",
        "concentration",
        "precipitin",
        "receptor",
    ),
    opening="The four chains of an antibody and the regions that they form.",
    caption=(
        "heavy-chain",
        "light-chain",
        "variable-region",
        "antigen-binding-site",
        "fab-region",
        "fc-region",
    ),
    summary="Two heavy and two light chains form a Y whose arms bind antigen.",
    sources=("openstax-micro-18", "openstax-bio-42"),
)
