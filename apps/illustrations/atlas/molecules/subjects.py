"""Every molecule of the table as something that can be drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from apps.illustrations.drawing.model import Drawing, Xy
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..knowledge import chemistry
from ..subject import Subject
from ..vocabulary import Vocabulary
from .formula import IN_PANEL, SMALLEST, draw, key

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
    "antibacterial drug": "openstax-micro-14",
    "antiviral drug": "openstax-micro-14",
    "antiseptic": "openstax-micro-13",
    "disinfectant": "openstax-micro-13",
    "sterilant": "openstax-micro-13",
}
OTHER = "lehninger-8"
# Sentences of textbooks that are illustrated by one molecule, as phrases that tell them.
TELLS: dict[str, tuple[str, ...]] = {
    "Adenosine triphosphate": ("structure of atp", "atp + primary energy currency"),
    "Methane": (
        "carbon + covalent bond + four other atom",
        "carbon atom + bond + four other atom",
        "simplest organic molecule",
        "simplest hydrocarbon",
    ),
    "Octane": ("molecule in gasoline", "gasoline + chemical energy + chemical bond"),
    "Deoxyadenosine monophosphate": (
        "deoxyribonucleotide + deoxyribose + phosphate group + nitrogenous base",
    ),
}
# As chemists write them; the table keeps the order of Hill.
CONVENTIONAL = {"H3N": "NH3", "CH2O3": "H2CO3", "CHO3-": "HCO3-"}
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
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
        tells=TELLS.get(name, ()),
        alone=True,
        beside=side_by_side,
        groups={
            "functional group": terms,
            "structure": (),
            "molecule": (),
            "formula": (),
            "skeletal": (),
            "chemical": (),
            kind: (),
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
    written = CONVENTIONAL.get(structure["formula"], structure["formula"])
    atoms, sign, charge = re.split(r"([+-]|$)", written, maxsplit=1)
    return atoms.translate(SUBSCRIPTS) + charge.translate(SUPERSCRIPTS) + {"+": "⁺", "-": "⁻", "": ""}[sign]


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


def _drawn(name: str, seed: int, without: Collection[str] = (), smallest: Xy = SMALLEST) -> Drawing:
    """Molecules have no variants: the seed changes nothing."""
    return draw(next(s for s in structures() if s["name"] == name), without, smallest)


# ---------------------------------------------------------------- several molecules in one figure
def panel(name: str, text: str = "", figure: str = "", without: Collection[str] = ()) -> Panel:
    """One molecule of the table as a panel of a larger figure; `without` are groups that are not marked in it."""
    structure = next(s for s in structures() if s["name"] == name)
    told = text or f"{structure['kind'][0].upper()}{structure['kind'][1:]}, {_formula(structure)}."
    drawn = partial(_drawn, name, without=tuple(without), smallest=IN_PANEL)
    own = f"{figure}-{key(name)}" if without else f"{key(name)}-in-panel"
    return Panel(own, drawn, heading=name, text=told)


def terms_of(names: Iterable[str]) -> dict[str, None]:
    """The terms that label these molecules, each once, in order."""
    wanted = set(names)
    return dict.fromkeys(term for s in structures() if s["name"] in wanted for term, _ in s["groups"])


def side_by_side(molecules: Sequence[Subject]) -> Subject:
    """The comparison of molecules that a prompt names, in its order."""
    names = [molecule.title for molecule in molecules]
    title = f"{', '.join(names[:-1])} and {names[-1]}"
    terms = terms_of(names)
    scene = Scene(
        key="molecules-" + "-".join(m.key.removeprefix("molecule-") for m in molecules),
        title=title,
        subtitle="Skeletal formulas side by side",
        layout=Layout.COMPARISON,
        panels=tuple(panel(name) for name in names),
        lettering=Vocabulary(chemistry.TERMS).lettering(terms),
        note="Hydrogens on carbon are not shown.",
    )
    return Subject(
        key=scene.key,
        title=title,
        kind="comparison",
        scene=lambda: scene,
        names=(),
        opening="Drawn as skeletal formulas: each bend and end of a line is a carbon atom.",
        caption=tuple(terms),
        summary=f"Skeletal formulas of {len(names)} molecules with their functional groups marked.",
        sources=tuple(dict.fromkeys(source for m in molecules for source in m.sources)),
    )


SUBJECTS = tuple(_subject(structure) for structure in structures())
