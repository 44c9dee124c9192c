"""Reactions of molecules of the table, and general formulas with R for any group: functional groups, amino acids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs.inscription import inscribe
from ..knowledge import chemistry
from ..reading import words
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary
from .formula import BOND, draw
from .subjects import structures, terms_of

APART = 46.0  # between molecules of a row, where a plus sign stands
BIO2, BIO3, BIO9 = "openstax-bio-2", "openstax-bio-3", "openstax-bio-9"


def _row(key: str, names: Sequence[str], without: Sequence[str], seed: int) -> Drawing:
    """Molecules side by side with plus signs between them."""
    d = Drawing(key)
    x = 0.0
    terms: dict[str, list[str]] = {}
    for number, name in enumerate(names, 1):
        molecule = draw(next(s for s in structures() if s["name"] == name), without, (10.0, 10.0))
        left, top, wide, high = molecule.box
        if number > 1:
            inscribe(d, f"plus-{number}", [(x + APART, 0.0)], "+", 44.0)
            x += 2 * APART
        d.place(molecule, x - left, -top - high / 2, prefix=f"{number}-")
        for label in molecule.labels:
            terms.setdefault(label.term, []).extend(f"{number}-{part}" for part in label.parts)
        x += wide
    for term, parts in terms.items():
        d.label(term, *parts, priority=1)
    return d


def _reaction(
    key: str,
    title: str,
    before: Sequence[str],
    after: Sequence[str],
    *,
    texts: tuple[str, str],
    names: Sequence[str],
    facts: Sequence[tuple[str, str]],
    summary: str,
    opening: str,
    subtitle: str = "",
    tells: Sequence[str] = (),
    not_when: Sequence[str] = (),
    without: Sequence[str] = (),
) -> Subject:
    panels = tuple(
        Panel(f"{key}-{moment}", partial(_row, f"{key}-{moment}", tuple(molecules), tuple(without)), heading=heading, text=text)
        for moment, molecules, heading, text in (("before", before, "Before", texts[0]), ("after", after, "After", texts[1]))
    )  # fmt: skip
    terms = [term for term in terms_of((*before, *after)) if term not in without]
    scene = Scene(
        key, title, subtitle, Layout.PROCESS, panels, lettering=Vocabulary(chemistry.TERMS).lettering(terms),
        note="Skeletal formulas; hydrogens on carbon are not shown in larger molecules.",
    )  # fmt: skip
    return Subject(
        key=key, title=title, kind="process", scene=lambda: scene, names=(*names, " ".join(words(title))), tells=tuple(tells), not_when=tuple(not_when),
        opening=opening, facts=tuple(Fact(text, source) for text, source in facts), caption=tuple(terms), summary=summary,
    )  # fmt: skip


# ---------------------------------------------------------------- general formulas
Atoms = list[list[Any]]


def _general(name: str, atoms: Atoms, bonds: list[list[int]], groups: list[list[Any]]) -> dict[str, Any]:
    """A structure like those of the table; atoms are [symbol, hydrogens, x, y] in bond lengths, bonds [from, to, order]."""
    return {
        "name": name,
        "atoms": [[symbol, 0, hydrogens, x, y] for symbol, hydrogens, x, y in atoms],
        "bonds": [[a, b, order, 0] for a, b, order in bonds],
        "rings": [],
        "written out": True,
        "groups": groups,
    }


GENERAL = {
    "hydroxyl": _general("hydroxyl", [["R", 0, 0, 0], ["O", 1, 1, 0]], [[0, 1, 1]], [["hydroxyl-group", [1]]]),
    "methyl": _general("methyl", [["R", 0, 0, 0], ["C", 3, 1, 0]], [[0, 1, 1]], [["methyl-on-carbon", [1]]]),
    "carbonyl": _general("carbonyl", [["R", 0, 0, 0], ["C", 0, 0.87, -0.5], ["O", 0, 0.87, -1.5], ["R", 0, 1.73, 0]], [[0, 1, 1], [1, 2, 2], [1, 3, 1]], [["ketone", [1, 2]]]),
    "carboxyl": _general("carboxyl", [["R", 0, 0, 0], ["C", 0, 0.87, -0.5], ["O", 0, 0.87, -1.5], ["O", 1, 1.73, 0]], [[0, 1, 1], [1, 2, 2], [1, 3, 1]], [["carboxyl-group", [1, 2, 3]]]),
    "amino": _general("amino", [["R", 0, 0, 0], ["N", 2, 1, 0]], [[0, 1, 1]], [["amino-group", [1]]]),
    "phosphate": _general("phosphate", [["R", 0, 0, 0], ["O", 0, 1, 0], ["P", 0, 2, 0], ["O", 0, 2, -1], ["O", 1, 3, 0], ["O", 1, 2, 1]], [[0, 1, 1], [1, 2, 1], [2, 3, 2], [2, 4, 1], [2, 5, 1]], [["phosphate-group", [1, 2, 3, 4, 5]]]),
    "sulfhydryl": _general("sulfhydryl", [["R", 0, 0, 0], ["S", 1, 1, 0]], [[0, 1, 1]], [["thiol-group", [1]]]),
    "amino-acid": _general("amino-acid", [["N", 2, 0, 0], ["C", 0, 1.2, 0], ["R", 0, 1.2, 1.1], ["C", 0, 2.4, 0], ["O", 0, 2.4, -1.1], ["O", 1, 3.5, 0], ["H", 0, 1.2, -1.1]], [[0, 1, 1], [1, 2, 1], [1, 3, 1], [3, 4, 2], [3, 5, 1], [1, 6, 1]], [["amino-group", [0]], ["carboxyl-group", [3, 4, 5]], ["side-chain", [2]], ["alpha-carbon", [1]]]),
}  # fmt: skip


def _general_formula(name: str, seed: int) -> Drawing:
    small = (BOND * 6, BOND * 4.4) if name == "amino-acid" else (BOND * 3, BOND * 2)
    return draw(GENERAL[name], smallest=small)


FUNCTIONAL_GROUPS = (
    ("hydroxyl", "Hydroxyl", "R–OH: polar; in sugars and alcohols."),
    ("methyl", "Methyl", "R–CH₃: nonpolar."),
    ("carbonyl", "Carbonyl", "C=O: polar; in aldehydes and ketones."),
    ("carboxyl", "Carboxyl", "R–COOH: an acid; in amino and fatty acids."),
    ("amino", "Amino", "R–NH₂: a base; in amino acids."),
    ("phosphate", "Phosphate", "Charged; in ATP, nucleic acids, phospholipids."),
    ("sulfhydryl", "Sulfhydryl", "R–SH: can form disulfide bridges in proteins."),
)


def _functional_groups() -> Subject:
    scene = Scene(
        "functional-groups", "Functional groups", "Groups of atoms that give organic molecules their properties", Layout.COMPARISON,
        tuple(Panel(f"functional-group-{name}", partial(_general_formula, name), heading=heading, text=text) for name, heading, text in FUNCTIONAL_GROUPS),
        lettering=Vocabulary(chemistry.TERMS).lettering(("hydroxyl-group", "methyl-on-carbon", "ketone", "carboxyl-group", "amino-group", "phosphate-group", "thiol-group")),
        note="R, the rest of the molecule.",
    )  # fmt: skip
    return Subject(
        key="functional-groups", title="Functional groups", kind="comparison", scene=lambda: scene,
        names=("functional group", "important functional group", "functional group of organic molecule", "common functional group", "organic functional group"),
        tells=("functional group + biological molecule", "hydroxyl + carboxyl + amino + phosphate", "functional group + hydroxyl + carboxyl"),
        not_when=("ecological", "its functional group", "with functional group", "labelled", "labeled", "marked"),
        opening="Seven functional groups of biological molecules.",
        facts=(Fact("Functional groups take part in chemical reactions and decide whether a molecule is polar, acidic or basic.", BIO2),),
        summary="Hydroxyl, methyl, carbonyl, carboxyl, amino, phosphate and sulfhydryl groups.", sources=(BIO2,),
    )  # fmt: skip


def _amino_acid() -> Subject:
    scene = Scene(
        "amino-acid-structure", "Structure of an amino acid", "General formula", Layout.PLATE, (Panel("amino-acid-structure", partial(_general_formula, "amino-acid")),),
        lettering=Vocabulary(chemistry.TERMS).lettering(("amino-group", "carboxyl-group", "side-chain", "alpha-carbon")),
        note="R, the side chain, which differs between amino acids; that of proline is bonded to the nitrogen too.",
    )  # fmt: skip
    return Subject(
        key="amino-acid-structure", title="Structure of an amino acid", kind="plate", scene=lambda: scene,
        names=("structure of an amino acid", "amino acid structure", "amino acid", "general structure of an amino acid"),
        tells=("amino acid + amino group + carboxyl group + side chain", "amino acid + central + carbon + amino group"),
        not_when=("20", "twenty", "trna", "codon", "sequence", "protein", "metabolism", "peptide bond", "dipeptide", "translation", "deamination", "pathway", "polypeptide", "pool", "essential amino acid", "biosynthesis", "krebs cycle", "nucleotide", "class", "absorption", "neurotransmitter", "evolution"),
        opening="The parts that all amino acids of proteins share.", caption=("amino-group", "carboxyl-group", "side-chain", "alpha-carbon"),
        facts=(Fact("An amino group, a carboxyl group, a hydrogen atom and a side chain are attached to a central carbon.", BIO3),),
        summary="A central carbon with amino group, carboxyl group, hydrogen and side chain R.", sources=(BIO3,),
    )  # fmt: skip


SUBJECTS = (
    _functional_groups(),
    _amino_acid(),
    _reaction(
        "dehydration-synthesis", "Dehydration synthesis", ("α-D-Glucose", "α-D-Glucose"), ("Maltose", "Water"),
        texts=("Two glucose monomers with their hydroxyl groups.", "A glycosidic bond joins them, and one water is released."),
        names=("dehydration reaction", "condensation reaction", "formation of a glycosidic bond", "formation of maltose", "dehydration synthesis reaction"),
        tells=("dehydration synthesis + glucose", "dehydration reaction + glucose", "dehydration synthesis + maltose", "dehydration synthesis + monomer"),
        not_when=("peptide", "fatty acid", "triglyceride", "triacylglycerol", "amino acid", "sweat", "body water", "important disaccharide", "nucleotide", "sucrose", "fructose", "lactose"),
        opening="Two monomers join and give off water.", without=("ether",),
        facts=(("In dehydration synthesis the hydrogen of one monomer and the hydroxyl group of another leave as water, and a covalent bond forms.", BIO3),),
        summary="Two glucose become maltose and water.", subtitle="Two glucose form maltose",
    ),
    _reaction(
        "hydrolysis", "Hydrolysis", ("Maltose", "Water"), ("α-D-Glucose", "α-D-Glucose"),
        texts=("Maltose and a molecule of water.", "The bond is split; water adds H and OH to the two glucose."),
        names=("hydrolysis reaction", "hydrolysis of maltose", "hydrolysis of a disaccharide"),
        tells=("hydrolysis + maltose", "hydrolysis + glucose monomer", "hydrolysis + monomer + water"),
        not_when=("atp", "fat", "triglyceride", "peptide", "starch test", "protein", "lipid", "glycogen", "gtp"),
        opening="A disaccharide is split with water.", without=("ether",),
        facts=(("Hydrolysis breaks a covalent bond by adding a molecule of water; it is the reverse of dehydration synthesis.", BIO3),),
        summary="Maltose and water become two glucose.", subtitle="Maltose is split into two glucose",
    ),
    _reaction(
        "peptide-bond-formation", "Peptide bond formation", ("Glycine", "Glycine"), ("Glycylglycine", "Water"),
        texts=("The carboxyl group of one amino acid faces the amino group of the next.", "A peptide bond (amide) joins them, and water is released."),
        names=("formation of a peptide bond", "peptide bond", "peptide bond between amino acid", "dipeptide formation"),
        tells=("peptide bond + dehydration", "peptide bond + carboxyl group + amino group", "peptide bond + two amino acid"),
        not_when=("ribosome", "translation", "rna", "secondary structure", "helix", "primary structure", "site"),
        opening="Two amino acids, here glycine, join.",
        facts=(("The carboxyl group of one amino acid is linked to the amino group of the next, releasing a molecule of water.", BIO3),),
        summary="Two amino acids become a dipeptide and water.", subtitle="A dehydration synthesis",
    ),
    _reaction(
        "cyclic-amp-formation", "Formation of cyclic AMP", ("Adenosine triphosphate",), ("Cyclic AMP",),
        texts=("ATP with three phosphate groups.", "Adenylyl cyclase closes one phosphate into a ring; the other two leave as pyrophosphate."),
        names=("formation of camp", "formation of cyclic amp", "cyclic amp formation", "atp to camp", "mechanism for the formation of cyclic amp"),
        tells=("formation + cyclic amp", "adenylyl cyclase + atp + cyclic amp + mechanism"),
        not_when=("lac operon", "g protein", "slime mold"), without=("hydroxyl-group",),
        opening="The second messenger cyclic AMP (cAMP) is made from ATP.",
        facts=(("Adenylyl cyclase makes cAMP from ATP; phosphodiesterase turns it into AMP and so ends the signal.", BIO9),),
        summary="ATP loses two phosphates and becomes cyclic AMP.", subtitle="By adenylyl cyclase",
    ),
)  # fmt: skip
