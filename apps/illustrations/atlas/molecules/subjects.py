"""Every molecule of the table as something that can be drawn."""

from __future__ import annotations

import json
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..knowledge import chemistry
from ..subject import Subject
from ..vocabulary import Vocabulary
from .formula import draw, key

# Kinds of compounds: the article and noun of the opening sentence, and a work that treats them.
KINDS = {
    "monosaccharide": "openstax-bio-3",
    "disaccharide": "openstax-bio-3",
    "amino sugar": "openstax-micro-7",
    "amino acid": "openstax-bio-3",
    "nucleobase": "openstax-bio-3",
    "nucleoside": "openstax-micro-10",
    "nucleotide": "openstax-bio-3",
    "saturated fatty acid": "openstax-bio-3",
    "unsaturated fatty acid": "openstax-bio-3",
    "trans fatty acid": "openstax-bio-3",
    "triglyceride": "openstax-bio-3",
    "phospholipid": "openstax-bio-3",
    "steroid": "openstax-bio-3",
    "steroid hormone": "openstax-ap-17",
    "hormone": "openstax-ap-17",
    "antibiotic": "openstax-micro-14",
    "antiviral drug": "openstax-micro-14",
    "antiseptic": "openstax-micro-13",
}
OTHER = "lehninger-8"
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


@lru_cache(maxsize=1)
def structures() -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(Path(__file__).with_name("structures.json").read_text(encoding="utf-8")))


def _subject(structure: dict[str, Any]) -> Subject:
    name, kind = structure["name"], structure["kind"]
    own = tuple(dict.fromkeys((_spoken(name), *structure["synonyms"])))
    terms = tuple(dict.fromkeys(term for term, _ in structure["groups"]))
    article = "An" if kind[0] in "aeiou" else "A"
    return Subject(
        key=key(name),
        title=name,
        kind="molecule",
        scene=partial(_scene, name),
        names=own,
        cues=(),
        groups={
            "functional group": terms,
            "structure": (),
            "molecule": (),
            "formula": (),
            "skeletal": (),
            "chemical": (),
        },
        opening=f"{article} {kind}, {_formula(structure)}, drawn as a skeletal formula: each bend and end of a line is a carbon atom.",
        caption=terms,
        summary=f"Skeletal formula of {_formula(structure)} with its functional groups marked.",
        scope=_stereo(structure),
        sources=(KINDS.get(kind, OTHER),),
    )


def _spoken(name: str) -> str:
    """As prompts write it: "α-D-Glucose" -> "α d glucose"."""
    return " ".join(name.lower().replace("-", " ").split())


def _formula(structure: dict[str, Any]) -> str:
    return structure["formula"].replace("+", "⁺").translate(SUBSCRIPTS)


def _stereo(structure: dict[str, Any]) -> str:
    if any(wedge for *_, wedge in structure["bonds"]):
        return "Solid wedges point towards the viewer, hatched ones away."
    return ""


@lru_cache(maxsize=256)
def _scene(name: str) -> Scene:
    structure = next(s for s in structures() if s["name"] == name)
    terms = dict.fromkeys(term for term, _ in structure["groups"])
    note = "Hydrogens on carbon are not shown." if len(structure["atoms"]) > 3 else ""
    return Scene(
        key=key(name),
        title=name,
        subtitle=f"{structure['kind'][0].upper()}{structure['kind'][1:]}, {_formula(structure)}",
        layout=Layout.PLATE,
        panels=(Panel(key(name), partial(_drawn, name)),),
        lettering=Vocabulary(chemistry.TERMS).lettering(terms),
        note=note,
    )


def _drawn(name: str, seed: int) -> Drawing:
    """Molecules have no variants: the seed changes nothing."""
    return draw(next(s for s in structures() if s["name"] == name))


SUBJECTS = tuple(_subject(structure) for structure in structures())
