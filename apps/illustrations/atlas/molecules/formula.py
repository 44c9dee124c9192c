"""A skeletal formula as a drawing: bonds as ink lines, atoms other than carbon by their symbols, groups as tinted fields.

Lengths are drawing units; a bond is `BOND` long.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely import affinity, union_all
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import text
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import FACE, outline

BOND = 64.0
LINE = 3.6
TYPE = 31.0  # size of atom symbols
APART = 9.5  # between the lines of a double bond
FIELD = 19.0  # how far the tint of a group reaches from its atoms and bonds
SMALLEST = (460.0, 340.0)  # of a drawing
IN_PANEL = (300.0, 220.0)  # the same, of one among several
FEW_ATOMS = 3  # besides hydrogen: up to so many, carbons are written out

# What the tint of a group is made of.
TINTS: Mapping[str, str] = {
    "hydroxyl-group": "group-polar",
    "carboxyl-group": "group-acid",
    "amino-group": "group-base",
    "secondary-amine": "group-base",
    "guanidino-group": "group-base",
    "quaternary-ammonium": "group-base",
    "phosphate-group": "group-phosphate",
    "nitrogenous-base": "group-base",
    "pentose-sugar": "group-polar",
    "aldehyde": "group-carbonyl",
    "ketone": "group-carbonyl",
    "ester": "group-carbonyl",
    "thioester": "group-carbonyl",
    "amide": "group-carbonyl",
    "nicotinamide": "group-acid",
    "beta-lactam": "group-carbonyl",
}


@dataclass(frozen=True, slots=True)
class Atom:
    symbol: str
    charge: int
    hydrogens: int
    place: np.ndarray
    neighbours: tuple[int, ...]
    shown: bool


def draw(structure: Mapping[str, Any], without: Collection[str] = (), smallest: Xy = SMALLEST) -> Drawing:
    """The molecule of an entry of `structures.json`, with a label for each kind of group that is not in `without`.

    The box of the drawing is at least `smallest`, so that a small molecule is not blown up to fill its place.
    """
    atoms = _atoms(structure)
    symbols = {n: _symbol(atom, atoms) for n, atom in enumerate(atoms) if atom.shown}
    bonds = [shape for bond in structure["bonds"] for shape in _bond(bond, structure, atoms, symbols)]
    ink = union_all([*bonds, *symbols.values()])
    drawing = Drawing(key(structure["name"]), box=_box(ink, smallest))
    _fields(drawing, structure, atoms, without)
    drawing.add("formula", ink, Form.FLAT, "ink", shadow=False)
    return drawing


def _box(ink: BaseGeometry, smallest: Xy) -> tuple[float, float, float, float]:
    """Room for the formula and the tints around it."""
    x0, y0, x1, y1 = ink.bounds
    wide, high = max(x1 - x0 + 2 * FIELD, smallest[0]), max(y1 - y0 + 2 * FIELD, smallest[1])
    return (x0 + x1 - wide) / 2, (y0 + y1 - high) / 2, wide, high


def key(name: str) -> str:
    """The name of the drawing: "α-D-Glucose" -> "molecule-alpha-d-glucose"."""
    greek = {"α": "alpha", "β": "beta", "γ": "gamma"}
    plain = "".join(greek.get(c, c) for c in name.lower())
    return "molecule-" + "-".join("".join(c if c.isalnum() else " " for c in plain).split())


def _atoms(structure: Mapping[str, Any]) -> list[Atom]:
    raw = structure["atoms"]
    places = np.array([[x, y] for *_, x, y in raw])
    lengths = [float(np.hypot(*(places[a] - places[b]))) for a, b, *_ in structure["bonds"]]
    places = places * (BOND / (np.median(lengths) if lengths else 1.0))
    neighbours: list[list[int]] = [[] for _ in raw]
    for a, b, *_ in structure["bonds"]:
        neighbours[a].append(b)
        neighbours[b].append(a)
    written_out = structure.get("written out") or sum(symbol != "H" for symbol, *_ in raw) <= FEW_ATOMS
    return [
        Atom(
            symbol, charge, hydrogens, places[n], tuple(neighbours[n]),
            symbol != "C" or charge != 0 or written_out,
        )
        for n, (symbol, charge, hydrogens, *_) in enumerate(raw)
    ]  # fmt: skip


# ---------------------------------------------------------------- groups
def _fields(
    drawing: Drawing, structure: Mapping[str, Any], atoms: list[Atom], without: Collection[str]
) -> None:
    """A tinted field for each group, and one label for all groups of a kind."""
    parts: dict[str, list[str]] = {}
    told = [(term, members) for term, members in structure["groups"] if term not in without]
    for number, (term, members) in enumerate(told, 1):
        inside = set(members)
        shapes: list[BaseGeometry] = [Point(atoms[i].place) for i in members]
        shapes += [
            LineString([atoms[a].place, atoms[b].place])
            for a, b, *_ in structure["bonds"]
            if a in inside and b in inside
        ]
        for ring in structure["rings"]:
            if set(ring) <= inside:
                shapes.append(Polygon([atoms[i].place for i in ring]))
        field = union_all(shapes).buffer(FIELD, quad_segs=10)
        letters = [_frame(atoms[i], atoms) for i in members if atoms[i].shown]
        field = union_all([field, *(frame.buffer(7.0) for frame in letters)])
        id = f"{term}-{number}"
        drawing.add(id, field, Form.FLAT, TINTS.get(term, "group-other"), opacity=0.5, shadow=False)
        parts.setdefault(term, []).append(id)
    for term, ids in parts.items():
        drawing.label(term, *ids, priority=1)


# ---------------------------------------------------------------- atoms
def _words(atom: Atom, atoms: list[Atom]) -> list[tuple[str, float]]:
    """The pieces of a symbol with their rise: 0 on the line, -1 below it, 1 above it."""
    hydrogens = [("H", 0.0)] if atom.hydrogens else []
    if atom.hydrogens > 1:
        hydrogens.append((str(atom.hydrogens), -1.0))
    charge = {0: "", 1: "+", -1: "−"}[atom.charge]
    own = [(atom.symbol, 0.0)]
    after = [(charge, 1.0)] if charge else []
    return [*hydrogens, *own, *after] if _turned(atom, atoms) else [*own, *hydrogens, *after]


def _turned(atom: Atom, atoms: list[Atom]) -> bool:
    """Whether the hydrogens stand before the symbol: where the bonds leave to the right."""
    pull = sum(float(atoms[i].place[0] - atom.place[0]) for i in atom.neighbours)
    return pull > BOND * 0.35


def _symbol(atom: Atom, atoms: list[Atom]) -> BaseGeometry:
    """The outlines of the letters, the symbol itself in the place of the atom."""
    shapes, x, shift = [], 0.0, 0.0
    for word, rise in _words(atom, atoms):
        size = TYPE if rise == 0 else TYPE * 0.68
        wide = text.width(word, FACE, size)
        if word == atom.symbol and rise == 0 and not shift:
            shift = x + wide / 2
        lift = {0.0: 0.0, -1.0: TYPE * 0.2, 1.0: -TYPE * 0.36}[rise]
        shapes.append(affinity.translate(outline(word, size), x, lift))
        x += wide
    return affinity.translate(union_all(shapes), atom.place[0] - shift, atom.place[1] + TYPE * 0.33)


def _frame(atom: Atom, atoms: list[Atom]) -> BaseGeometry:
    return box(*_symbol(atom, atoms).bounds)


# ---------------------------------------------------------------- bonds
def _bond(
    bond: list[int], structure: Mapping[str, Any], atoms: list[Atom], symbols: Mapping[int, BaseGeometry]
) -> Iterator[BaseGeometry]:
    """The shapes of a bond."""
    first, last, order, wedge = bond
    a, b = _trimmed(atoms[first].place, atoms[last].place, symbols.get(first), symbols.get(last))
    along = (b - a) / max(float(np.hypot(*(b - a))), 1e-6)
    across = np.array([-along[1], along[0]])
    if wedge == 1:
        yield Polygon([a, b + across * 6.5, b - across * 6.5]).buffer(0.8)
    elif wedge == -1:
        for share in np.linspace(0.08, 1, 8):
            middle, half = a + (b - a) * share, across * 6.0 * share
            yield _stroke(middle - half, middle + half, 2.6)
    elif order == 1:
        yield _stroke(a, b)
    elif order == 3:
        for off in (-APART, 0.0, APART):
            yield _stroke(a + across * off, b + across * off)
    else:
        yield from _double(first, last, structure, atoms, a, b, along, across)


def _stroke(a: np.ndarray, b: np.ndarray, width: float = LINE) -> BaseGeometry:
    return LineString([a, b]).buffer(width / 2, quad_segs=4)


def _double(
    first: int, last: int, structure: Mapping[str, Any], atoms: list[Atom], a, b, along, across
) -> Iterator[BaseGeometry]:
    """Two lines: side by side at an end of the molecule, else the second inside the ring or the bend of the chain."""
    side = _inner_side(first, last, structure, atoms, across)
    if side == 0.0:
        for off in (-APART / 2, APART / 2):
            yield _stroke(a + across * off, b + across * off)
        return
    yield _stroke(a, b)
    short = along * BOND * 0.13
    shift = across * APART * side
    yield _stroke(a + short + shift, b - short + shift)


def _inner_side(first: int, last: int, structure: Mapping[str, Any], atoms: list[Atom], across) -> float:
    """On which side of the bond (as a sign of `across`) the second line lies; 0 for both alike."""
    middle = (atoms[first].place + atoms[last].place) / 2
    for ring in sorted(structure["rings"], key=len, reverse=True):
        if first in ring and last in ring and len(ring) < 9:
            centre = np.mean([atoms[i].place for i in ring], axis=0)
            return math.copysign(1.0, float(np.dot(centre - middle, across)))
    if 1 in (len(atoms[first].neighbours), len(atoms[last].neighbours)):
        return 0.0
    others = [i for end in (first, last) for i in atoms[end].neighbours if i not in (first, last)]
    pull = sum(math.copysign(1.0, float(np.dot(atoms[i].place - middle, across))) for i in others)
    return math.copysign(1.0, pull) if abs(pull) > 0.5 else 1.0


def _trimmed(a: np.ndarray, b: np.ndarray, first: BaseGeometry | None, last: BaseGeometry | None):
    """The bond cut short of the letters at its ends."""
    line: BaseGeometry = LineString([a, b])
    for letters in (first, last):
        if letters is not None:
            line = line.difference(letters.convex_hull.buffer(6.5))
    if line.is_empty:
        return a, b
    pieces = list(getattr(line, "geoms", [line]))
    longest = max(pieces, key=lambda piece: piece.length)
    return np.array(longest.coords[0]), np.array(longest.coords[-1])
