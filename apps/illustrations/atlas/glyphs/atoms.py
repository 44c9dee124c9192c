"""Atoms with their electron shells, small molecules as spheres, crystals: the pictures of basic chemistry.

Shell models show electrons on circles, as textbooks do; they are no pictures of where electrons are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from shapely.geometry import MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from .inscription import balls, inscribe

SYMBOLS = "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca".split()
ROOM = (2, 8, 8, 2)  # electrons in the shells of the first twenty elements
STEP = 26.0  # between shells
CORE = 21.0  # radius of a nucleus
MATERIAL_OF = {
    "H": "atom-hydrogen",
    "C": "atom-carbon",
    "O": "atom-oxygen",
    "N": "atom-nitrogen",
    "Na": "atom-sodium",
    "Cl": "atom-chlorine",
}


def shells(electrons: int) -> list[int]:
    """How many electrons stand in each shell: 11 -> [2, 8, 1]."""
    out: list[int] = []
    for room in ROOM:
        if electrons <= 0:
            break
        out.append(min(room, electrons))
        electrons -= out[-1]
    return out


def radius_of(count: int) -> float:
    """Of the outermost of `count` shells."""
    return CORE + 14.0 + STEP * (count - 1)


def atom(symbol: str, charge: int = 0, filled: Sequence[int] = (), turn: float = -90.0) -> Drawing:
    """A nucleus with its symbol and its shells; `filled` are the electrons of each shell, if not those of the neutral atom.

    Parts: shells, nucleus, nucleus-symbol, inner-electrons, valence-electrons.
    """
    number = SYMBOLS.index(symbol) + 1
    counts = list(filled) or shells(number - charge)
    d = Drawing(f"atom-{symbol}-{charge}")
    circles = [list(geo.ellipse(0, 0, radius_of(k + 1)).exterior.coords) for k in range(len(counts))]
    _cloud(d, radius_of(len(counts)))
    d.add("shells", MultiLineString(circles), Form.LINE, "electron-shell", width=1.8)
    balls(d, "nucleus", [(0.0, 0.0)], CORE, MATERIAL_OF.get(symbol, "atom-other"), symbol, size=22.0)
    for n, count in enumerate(counts):
        places = [geo.polar(radius_of(n + 1), turn + angle) for angle in _angles(count)]
        name = "valence-electrons" if n == len(counts) - 1 else f"inner-electrons-{n + 1}"
        d.add(name, MultiPoint(places), Form.DOTS, "electron", width=9.5, shadow=False)
    return d


def _cloud(d: Drawing, radius: float) -> None:
    """The room of the electrons, very pale. Part: cloud."""
    d.add(
        "cloud",
        geo.ellipse(0, 0, radius),
        Form.FLAT,
        "electron-shell",
        tone=0.88,
        shadow=False,
        outline=False,
    )


def _angles(count: int) -> list[float]:
    """Electrons in pairs on four sides, as they are usually drawn."""
    if count <= 2:
        return [0.0, 180.0][:count]
    sides = [0.0, 90.0, 180.0, 270.0]
    singles, pairs = (count, 0) if count <= 4 else (8 - count, count - 4)
    out = []
    for k, side in enumerate(sides):
        out += [side - 9, side + 9] if k < pairs else ([side] if count > 4 or k < singles else [])
    return out


def nucleus_of(protons: int, neutrons: int, electrons: int) -> Drawing:
    """An atom with its single protons and neutrons and its electrons on shells: for isotopes.

    Parts: cloud, shells, proton-N, neutron-N, electrons-N.
    """
    d = Drawing(f"isotope-{protons}-{neutrons}")
    counts = shells(electrons)
    grain = 10.5
    spread = grain * (0.95 + 0.62 * math.sqrt(protons + neutrons))
    circles = [list(geo.ellipse(0, 0, spread + 22 + 30 * k).exterior.coords) for k in range(len(counts))]
    _cloud(d, spread + 22 + 30 * (len(counts) - 1))
    d.add("shells", MultiLineString(circles), Form.LINE, "electron-shell", width=1.8)
    places = [
        geo.polar(grain * 0.92 * math.sqrt(k + 0.2) * 1.12, 137.5 * k) for k in range(protons + neutrons)
    ]
    for n, (place, kind) in enumerate(zip(places, _mixed(protons, neutrons), strict=True), 1):
        if kind == "p":
            balls(d, f"proton-{n}", [place], grain, "proton", "+", size=17.0)
        else:
            balls(d, f"neutron-{n}", [place], grain, "neutron")
    for n, count in enumerate(counts):
        ring = [geo.polar(spread + 22 + 30 * n, -90 + 360 * k / count) for k in range(count)]
        d.add(f"electrons-{n + 1}", MultiPoint(ring), Form.DOTS, "electron", width=13.0, shadow=False)
        inscribe(d, f"electron-signs-{n + 1}", ring, "−", 13.0)
    return d


def _mixed(protons: int, neutrons: int) -> str:
    """Protons and neutrons in turn, the surplus last."""
    turn = "".join("np"[k % 2] for k in range(2 * min(protons, neutrons)))
    return turn + "p" * (protons - min(protons, neutrons)) + "n" * (neutrons - min(protons, neutrons))


# ---------------------------------------------------------------- water
WATER_ANGLE = 104.5  # degrees between the two hydrogens


def water(turn: float = 0.0, size: float = 1.0, charges: bool = True, key: str = "water") -> Drawing:
    """A water molecule as spheres, its hydrogens on both sides of the direction `turn`, with partial charges.

    Parts: hydrogens, oxygen, their symbols, and charges.
    """
    d = Drawing(key)
    radius, reach = 26.0 * size, 34.0 * size
    hydrogens = [geo.polar(reach, turn + side * WATER_ANGLE / 2) for side in (-1, 1)]
    balls(d, "hydrogens", hydrogens, 17.0 * size, "atom-hydrogen", "H", size=19.0 * size)
    balls(d, "oxygen", [(0.0, 0.0)], radius, "atom-oxygen", "O", size=25.0 * size)
    if charges:
        outer = [
            geo.polar(30 * size, turn + side * (WATER_ANGLE / 2 + 62), *place)
            for side, place in zip((-1, 1), hydrogens, strict=True)
        ]
        inscribe(d, "plus-charges", outer, "δ⁺", 18.0 * size)
        inscribe(d, "minus-charge", [geo.polar(radius + 15 * size, turn + 180)], "δ⁻", 18.0 * size)
    return d


def hydrogen_place(centre: Xy, turn: float, side: int, size: float = 1.0) -> Xy:
    """Where the outer edge of a hydrogen of a placed water molecule is."""
    return geo.polar(50.0 * size, turn + side * WATER_ANGLE / 2, *centre)


def dotted(d: Drawing, id: str, ends: Sequence[tuple[Xy, Xy]], width: float = 3.2) -> None:
    """Hydrogen bonds: dotted lines between two points each. Part: id."""
    points: list[Xy] = []
    for a, b in ends:
        count = max(3, round(math.dist(a, b) / (width * 2.2)))
        points += [
            (a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(count + 1)
        ]
    d.add(id, MultiPoint(points), Form.DOTS, "electron-shell", width=width, shadow=False, tone=-0.3)


def crystal(columns: int, rows: int, radius: float = 19.0, key: str = "crystal") -> Drawing:
    """A layer of a sodium chloride crystal: ions in turn. Parts: chloride, sodium and their symbols."""
    d = Drawing(key)
    step = radius * 1.9
    places = [
        ((c - (columns - 1) / 2) * step, (r - (rows - 1) / 2) * step, (c + r) % 2)
        for r in range(rows)
        for c in range(columns)
    ]
    balls(d, "chloride", [(x, y) for x, y, kind in places if kind], radius, "atom-chlorine", "Cl⁻", size=15.0)
    balls(
        d,
        "sodium",
        [(x, y) for x, y, kind in places if not kind],
        radius * 0.78,
        "atom-sodium",
        "Na⁺",
        size=13.0,
    )
    return d
