"""Single-celled protists: Paramecium, Euglena, Amoeba and Giardia."""

from __future__ import annotations

from collections.abc import Callable

import shapely

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import protists
from ..knowledge import microbes
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary

WORDS = Vocabulary(microbes.TERMS)
PROTISTS = "openstax-bio-23"
ELSEWHERE = (
    "conjugation",
    "life cycle",
    "binary fission",
    "reproduction",
    "population",
    "competition",
    "growth",
    "micrograph",
    "tree",
    "phylogeny",
    "compared",
    "graph",
    "infection",
    "osmosis",
    "tonicity",
    "dysentery",
)


def _turned(drawing: Drawing, by: float) -> Drawing:
    turned = Drawing(drawing.key)
    turned.place(drawing, 0, 0, rotation=by, labels=True)
    return turned


def draw_paramecium(seed: int) -> Drawing:
    d = protists.paramecium("paramecium-cell")
    for term, parts, priority in (
        ("protist-cilium", ("cilia",), 0),
        ("protist-pellicle", ("pellicle",), 0),
        ("oral-groove", ("oral-groove",), 0),
        ("cytostome", ("cytostome",), 0),
        ("protist-food-vacuole", ("food-vacuoles",), 0),
        ("cytoproct", ("anal-pore",), 1),
        ("macronucleus", ("macronucleus",), 0),
        ("micronucleus", ("micronucleus",), 0),
        ("contractile-vacuole", ("vacuole-front", "vacuole-rear"), 0),
    ):
        d.label(term, *parts, priority=priority)
    return _turned(d, 38)


def draw_euglena(seed: int) -> Drawing:
    d = protists.euglena("euglena-cell")
    for term, parts, priority in (
        ("protist-flagellum", ("flagellum",), 0),
        ("euglena-reservoir", ("reservoir",), 1),
        ("euglena-eyespot", ("eyespot",), 0),
        ("contractile-vacuole", ("vacuole",), 0),
        ("euglena-chloroplast", ("chloroplasts",), 0),
        ("protist-nucleus", ("nucleus",), 0),
        ("protist-pellicle", ("pellicle",), 0),
        ("paramylon", ("granules",), 2),
    ):
        d.label(term, *parts, priority=priority)
    return _turned(d, 26)


def draw_amoeba(seed: int) -> Drawing:
    d = protists.amoeba("amoeba-cell")
    far = shapely.box(-320, -300, 320, 300).difference(geo.ellipse(0, 0, 180, 130))
    d.label("amoeba-pseudopod", "ectoplasm", "endoplasm", priority=0, zone=far)
    d.label("protist-nucleus", "nucleus", priority=0)
    d.label("contractile-vacuole", "vacuole", priority=0)
    d.label("protist-food-vacuole", "food-vacuoles", priority=0)
    d.label("ectoplasm", priority=1, zone=geo.ellipse(0, 0, 210, 160))
    d.label("endoplasm", priority=1, zone=geo.ellipse(0, 0, 120, 90))
    return d


def draw_giardia(seed: int) -> Drawing:
    d = protists.giardia("giardia-trophozoite")
    d.label("protist-nucleus", "nuclei", priority=0)
    d.label("giardia-disk", "disk", priority=0)
    d.label("protist-flagellum", "flagella", priority=0)
    d.label("giardia-axoneme", "axonemes", priority=1)
    d.label("median-body", priority=1)
    return d


def _subject(
    key: str,
    title: str,
    panel_key: str,
    draw: Callable[[int], Drawing],
    terms: str,
    names: tuple[str, ...],
    tells: tuple[str, ...],
    opening: str,
    fact: Fact,
    summary: str,
    subtitle: str = "",
) -> Subject:
    return Subject(
        key=key,
        title=title,
        kind="plate",
        scene=drawn(
            key,
            title,
            Layout.PLATE,
            (Panel(panel_key, draw),),
            WORDS,
            labels=terms,
            subtitle=subtitle,
            note="Schematic.",
        ),
        names=names,
        bare=(title.lower(),),
        tells=tells,
        not_when=ELSEWHERE,
        opening=opening,
        facts=(fact,),
        summary=summary,
        sources=("openstax-micro-5",),
    )


SUBJECTS = (
    _subject(
        "paramecium",
        "Paramecium",
        "paramecium-cell",
        draw_paramecium,
        "protist-cilium protist-pellicle oral-groove cytostome protist-food-vacuole cytoproct macronucleus micronucleus contractile-vacuole",
        (
            "structure of paramecium",
            "paramecium structure",
            "paramecium anatomy",
            "paramecium cell",
            "anatomy of a paramecium",
            "paramecium has a primitive mouth",
            "ciliate",
            "structure of a ciliate",
        ),
        (
            "paramecium + oral groove",
            "paramecium + contractile vacuole",
            "paramecium + macronucleus",
            "paramecium + cilia + food vacuole",
        ),
        "A ciliate that lives in fresh water.",
        Fact(
            "Paramecium has a primitive mouth, the cytostome, to take up food, and an anal pore to get rid of waste.",
            PROTISTS,
        ),
        "A ciliate with oral groove, two kinds of nuclei, food and contractile vacuoles.",
    ),
    _subject(
        "euglena",
        "Euglena",
        "euglena-cell",
        draw_euglena,
        "protist-flagellum euglena-reservoir euglena-eyespot contractile-vacuole euglena-chloroplast protist-nucleus protist-pellicle paramylon",
        (
            "structure of euglena",
            "euglena structure",
            "euglena cell",
            "euglenoid",
            "euglena anatomy",
            "anatomy of euglena",
            "euglena gracilis",
        ),
        ("euglena + eyespot", "euglena + chloroplast", "euglena + flagellum", "euglena + stigma"),
        "A flagellate with chloroplasts that lives in fresh water.",
        Fact("Euglena makes food by photosynthesis in the light and can take up food in the dark.", PROTISTS),
        "A flagellate with eyespot, chloroplasts, nucleus and a striped pellicle.",
    ),
    _subject(
        "amoeba",
        "Amoeba",
        "amoeba-cell",
        draw_amoeba,
        "amoeba-pseudopod protist-nucleus contractile-vacuole protist-food-vacuole ectoplasm endoplasm",
        (
            "structure of amoeba",
            "amoeba structure",
            "amoeba cell",
            "structure of an amoeba",
            "amoeba anatomy",
            "amoeba with pseudopod",
            "amoeba proteus",
            "anatomy of an amoeba",
        ),
        ("amoeba + pseudopod + nucleus", "amoeba + contractile vacuole"),
        "A shapeless protist that moves by flowing.",
        Fact("Pseudopods serve to move and to engulf food.", PROTISTS),
        "A cell with pseudopods, nucleus, food vacuoles and a contractile vacuole.",
    ),
    _subject(
        "giardia",
        "Giardia",
        "giardia-trophozoite",
        draw_giardia,
        "protist-nucleus giardia-disk protist-flagellum giardia-axoneme median-body",
        (
            "structure of giardia",
            "giardia lamblia",
            "giardia trophozoite",
            "giardia intestinalis",
            "giardia structure",
            "giardia cell",
        ),
        ("giardia + flagella + nucleus", "giardia + ventral disk"),
        "A trophozoite seen from its flat lower side.",
        Fact("Giardia lamblia lives in the small intestine and causes diarrhea.", "openstax-micro-24"),
        "A pear-shaped cell with two nuclei, a disk, and four pairs of flagella.",
        "Trophozoite of Giardia lamblia",
    ),
)
