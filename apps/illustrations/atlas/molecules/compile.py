"""Coordinates of every molecule in the table, made once: `python -m apps.illustrations.atlas.molecules.compile`.

RDKit reads the SMILES, checks it against the formula, lays the atoms out in the plane and finds the functional groups.
What it finds is kept in `structures.json`, so that drawing a molecule needs no chemistry. Raises ValueError for a SMILES
that cannot be read or has another formula.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rdkit import Chem
from rdkit.Chem import rdCoordGen, rdDepictor
from rdkit.Chem.rdMolDescriptors import CalcMolFormula

FOLDER = Path(__file__).resolve().parent
TABLE, STRUCTURES = FOLDER / "table.tsv", FOLDER / "structures.json"

# Functional groups by term, the specific before the general. The first atom makes the group: it bears one name only.
GROUPS: tuple[tuple[str, str], ...] = (
    ("phosphate-group", "[PX4](=O)([OX2,OX1-])([OX2,OX1-])[OX2,OX1-]"),
    ("sulfonamide-group", "[SX4](=O)(=O)[NX3H2]"),
    ("nitro-group", "[NX3+](=O)[O-]"),
    ("azide-group", "[NX2+](=[NX2])=[NX1-]"),
    ("beta-lactam", "[CX3]1(=O)[NX3][CX4][CX4]1"),
    ("carboxyl-group", "[CX3](=O)[OX2H1,OX1-]"),
    ("thioester", "[CX3](=O)[SX2]"),
    ("ester", "[CX3](=O)[OX2H0][#6]"),
    ("guanidino-group", "[CX3]([NX3])(=[NX2,NX3+])[NX3]"),
    ("amide", "[CX3;!$(C(N)N)](=O)[NX3;!$(N-N)]"),
    ("aldehyde", "[CX3;H1,H2]=O"),
    ("ketone", "[CX3](=O)([#6])[#6]"),
    ("quaternary-ammonium", "[NX4+]([#6])([#6])([#6])[#6]"),
    ("thiol-group", "[SX2H]"),
    ("amino-group", "[NX3;H2;!$(N[C,S]=[O,N,S]);!$(NN)]"),
    ("secondary-amine", "[NX3;H1;!R;$(N([CX4])[CX4,c])]"),
    ("hydroxyl-group", "[OX2H]"),
    ("ether", "[OX2;H0;!R;$(O([#6;!$(C=O)])[#6;!$(C=O)])]"),
    ("halogen", "[F,Cl,Br,I;!-]"),
)
# What a group hangs on is in its pattern, but not part of it.
ONLY_THE_FIRST = frozenset({"quaternary-ammonium"})
WHOLE = frozenset({"beta-lactam"})
# Bound to its sugar, oxidized and reduced; the first atom is the sugar's.
NICOTINAMIDE = ("[CX4][n+]1cccc(c1)C(=O)[NH2]", "[CX4]N1C=CCC(=C1)C(=O)[NH2]")
FEW_ATOMS = 3  # up to so many atoms besides hydrogen, every atom is written out


def compile_table() -> list[dict[str, Any]]:
    """One entry a molecule: its row of the table, atoms, bonds and groups."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return [_structure(row) for row in csv.DictReader(file, delimiter="\t")]


def _structure(row: dict[str, str]) -> dict[str, Any]:
    molecule = Chem.MolFromSmiles(row["smiles"])
    if molecule is None or CalcMolFormula(molecule) != row["formula"]:
        raise ValueError(f"{row['name']}: the SMILES does not have the formula {row['formula']}")
    groups = _groups(molecule, row["kind"])
    if molecule.GetNumAtoms() <= FEW_ATOMS:
        molecule = _written_out(molecule, groups)
        rdDepictor.Compute2DCoords(molecule)  # sets the bonds of a small molecule at right angles
    else:
        rdCoordGen.AddCoords(molecule)
    Chem.Kekulize(molecule, clearAromaticFlags=True)
    _turn_to_the_front(molecule)
    place = molecule.GetConformer().GetAtomPosition
    wedges = {Chem.BondDir.BEGINWEDGE: 1, Chem.BondDir.BEGINDASH: -1}
    return {
        "name": row["name"],
        "formula": row["formula"],
        "kind": row["kind"],
        "synonyms": [name.strip() for name in row["synonyms"].split(";") if name.strip()],
        "atoms": [
            [
                a.GetSymbol(),
                a.GetFormalCharge(),
                a.GetTotalNumHs(),
                round(place(a.GetIdx()).x, 3),
                round(-place(a.GetIdx()).y, 3),
            ]
            for a in molecule.GetAtoms()
        ],
        "bonds": [
            [
                b.GetBeginAtomIdx(),
                b.GetEndAtomIdx(),
                int(b.GetBondTypeAsDouble()),
                wedges.get(b.GetBondDir(), 0),
            ]
            for b in molecule.GetBonds()
        ],
        "rings": [list(ring) for ring in molecule.GetRingInfo().AtomRings()],
        "groups": groups,
    }


def _written_out(molecule: Chem.Mol, groups: list[list[Any]]) -> Chem.Mol:
    """The molecule with its hydrogens as atoms; those on other atoms than carbon join the groups of these."""
    whole = Chem.AddHs(molecule)
    for _, members in groups:
        for atom in [whole.GetAtomWithIdx(i) for i in members]:
            if atom.GetSymbol() != "C":
                members += [n.GetIdx() for n in atom.GetNeighbors() if n.GetSymbol() == "H"]
    return whole


def _turn_to_the_front(molecule: Chem.Mol) -> None:
    """Show the side from which more outer groups point towards the viewer, as steroids are usually drawn."""
    conformer = molecule.GetConformer()

    def solid_wedges() -> int:
        for bond in molecule.GetBonds():
            bond.SetBondDir(Chem.BondDir.NONE)
        Chem.WedgeMolBonds(molecule, conformer)
        towards = {Chem.BondDir.BEGINWEDGE: 1, Chem.BondDir.BEGINDASH: -1}
        return sum(
            towards.get(bond.GetBondDir(), 0)
            for bond in molecule.GetBonds()
            if bond.GetEndAtom().GetDegree() == 1
        )

    def turn_over() -> None:
        for atom in range(molecule.GetNumAtoms()):
            place = conformer.GetAtomPosition(atom)
            conformer.SetAtomPosition(atom, (place.x, -place.y, 0.0))

    here = solid_wedges()
    turn_over()
    if solid_wedges() < here:
        turn_over()
        solid_wedges()


def _groups(molecule: Chem.Mol, kind: str) -> list[list[Any]]:
    """(term, atoms) of everything that a label can name."""
    found: list[list[Any]] = []
    taken: set[int] = set()

    def note(term: str, atoms: Iterable[int]) -> None:
        if free := sorted(set(atoms) - taken):
            taken.update(free)
            found.append([term, free])

    if kind.startswith("inorganic"):
        return found
    if kind in ("nucleoside", "nucleotide", "coenzyme"):
        for pattern in NICOTINAMIDE:
            for match in molecule.GetSubstructMatches(Chem.MolFromSmarts(pattern)):
                note("nicotinamide", match[1:])
        for term, atoms in _nucleotide_parts(molecule):
            note(term, atoms)
    for term, smarts in GROUPS:
        for match in molecule.GetSubstructMatches(Chem.MolFromSmarts(smarts)):
            if match[0] not in taken:
                whole = match if term in WHOLE else _own_atoms(molecule, match)
                note(term, match[:1] if term in ONLY_THE_FIRST else whole)
    for term, larger in _larger_parts(molecule, kind, taken):
        note(term, larger)
    return found


def _own_atoms(molecule: Chem.Mol, match: tuple[int, ...]) -> list[int]:
    """The first atom, its fellows that are no carbon, and nothing that only hangs on them."""
    return [i for n, i in enumerate(match) if n == 0 or molecule.GetAtomWithIdx(i).GetSymbol() != "C"]


def _nucleotide_parts(molecule: Chem.Mol) -> Iterator[tuple[str, list[int]]]:
    base = {a.GetIdx() for a in molecule.GetAtoms() if a.GetIsAromatic()}
    base |= {
        n.GetIdx() for i in base for n in molecule.GetAtomWithIdx(i).GetNeighbors() if n.GetDegree() == 1
    }
    yield "nitrogenous-base", sorted(base)
    for ring in molecule.GetRingInfo().AtomRings():
        atoms = [molecule.GetAtomWithIdx(i) for i in ring]
        if len(ring) == 5 and not any(a.GetIsAromatic() for a in atoms):
            yield "pentose-sugar", list(ring)


def _larger_parts(molecule: Chem.Mol, kind: str, taken: set[int]) -> Iterator[tuple[str, Iterable[int]]]:
    """Side chains, tails, backbones, ring systems, and double bonds of chains."""
    rings = [set(ring) for ring in molecule.GetRingInfo().AtomRings()]
    if kind == "amino acid":
        core = molecule.GetSubstructMatch(Chem.MolFromSmarts("[NX3][CX4;H1,H2][CX3](=O)[OX2]"))
        in_core = (
            set(core) if not any(core[0] in ring for ring in rings) else set(range(molecule.GetNumAtoms()))
        )
        yield "side-chain", [i for i in range(molecule.GetNumAtoms()) if i not in in_core]
    if kind.startswith("steroid"):
        yield "steroid-ring-system", set().union(*rings) - taken
    if kind in ("triglyceride", "phospholipid"):
        yield (
            "glycerol-backbone",
            molecule.GetSubstructMatch(Chem.MolFromSmarts("[CH2](O)[CH](O)[CH2]O"))[::2],
        )
    for bond in molecule.GetBonds():
        ends = (bond.GetBeginAtom(), bond.GetEndAtom())
        if bond.GetStereo() in _STEREO and all(
            end.GetTotalNumHs() == 1 and end.GetSymbol() == "C" for end in ends
        ):
            yield _STEREO[bond.GetStereo()], [end.GetIdx() for end in ends]
    for ring in rings:
        atoms = [molecule.GetAtomWithIdx(i) for i in ring]
        if len(ring) == 6 and all(a.GetIsAromatic() and a.GetSymbol() == "C" for a in atoms):
            yield "benzene-ring", ring


_STEREO = {
    Chem.BondStereo.STEREOZ: "cis-double-bond",
    Chem.BondStereo.STEREOE: "trans-double-bond",
}


def main() -> None:
    STRUCTURES.write_text(
        "[\n"
        + ",\n".join(json.dumps(s, ensure_ascii=False, separators=(",", ":")) for s in compile_table())
        + "\n]\n",
        encoding="utf-8",
    )
    print(f"{STRUCTURES.name}: {STRUCTURES.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
