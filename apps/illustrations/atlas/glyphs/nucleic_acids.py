"""Strands of DNA and RNA drawn flat: a backbone along any line, with the bases as teeth that bear their letters.

Purines (A, G) are longer than pyrimidines (C, T, U), so that a pair always has the same length, as in the molecule.
A space in a sequence is a place without a base. Lengths are drawing units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from shapely import affinity, union_all
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import centred

PAIR = 46.0  # from backbone to backbone
PITCH = 18.0  # from base to base
BACKBONE = 6.0
NAMES = {"A": "adenine", "T": "thymine", "G": "guanine", "C": "cytosine", "U": "uracil"}
COMPLEMENT = {"A": "T", "T": "A", "G": "C", "C": "G", "U": "A", " ": " "}
PURINES = frozenset("AG")
LONG, SHORT = 0.54, 0.42  # of a pair


def complement(bases: str, rna: bool = False) -> str:
    """The bases that pair with these, in the same order on the page."""
    paired = "".join(COMPLEMENT[base] for base in bases)
    return paired.replace("T", "U") if rna else paired


@dataclass(frozen=True, slots=True)
class Look:
    """How a strand is drawn."""

    material: str = "dna-strand"
    side: int = 1  # 1: bases below a line that runs to the right; -1: above it
    pair: float = PAIR
    letters: bool = True
    backbone: float = BACKBONE
    level: bool = True  # letters stand upright


def strand(drawing: Drawing, name: str, line: Sequence[Xy], bases: str, look: Look | None = None) -> None:
    """One strand along a line, its bases evenly spaced from end to end.

    Parts: name-backbone, name-adenine and so on for the bases it has, name-letters.
    """
    look = look or Look()
    course = geo.resample(geo.curve(line, 2.0), max(2 * len(bases) + 1, 24))
    places = geo.resample(course, 2 * len(bases) + 1)[1::2] if bases else np.empty((0, 2))
    across, along = geo.normals(course)
    at = [int(np.argmin(np.hypot(*(course - place).T))) for place in places]
    teeth: dict[str, list[BaseGeometry]] = {}
    letters = []
    for base, place, index in zip(bases, places, at, strict=True):
        if base == " ":
            continue
        down = across[index] * look.side
        length = look.pair * (LONG if base in PURINES else SHORT)
        middle = place + down * length / 2
        turn = float(np.degrees(np.arctan2(along[index][1], along[index][0])))
        tooth = geo.rounded_box(-PITCH * 0.39, -length / 2, PITCH * 0.78, length, 3.0)
        teeth.setdefault(base, []).append(affinity.translate(affinity.rotate(tooth, turn, (0, 0)), *middle))
        spot = place + down * (length * 0.5 + look.backbone * 0.25)
        letter = centred(base, 0, 0, 13.5)
        letters.append(
            affinity.translate(letter if look.level else affinity.rotate(letter, turn, (0, 0)), *spot)
        )
    for base, shapes in teeth.items():
        drawing.add(
            f"{name}-{NAMES[base]}",
            union_all(shapes),
            Form.FLAT,
            f"base-{NAMES[base]}",
            outline=True,
            shadow=False,
        )
    drawing.add(
        f"{name}-backbone", LineString(course), Form.CORD, look.material, width=look.backbone, shadow=False
    )
    if look.letters and letters:
        drawing.add(f"{name}-letters", union_all(letters), Form.FLAT, "ink", shadow=False)


def duplex(
    drawing: Drawing,
    name: str,
    line: Sequence[Xy],
    bases: str,
    *,
    opposite: str | None = None,
    materials: tuple[str, str] = ("dna-strand", "dna-strand-opposite"),
    letters: bool = True,
) -> None:
    """A double strand around a middle line. `bases` are those of the upper strand (of a line that runs to the right);
    `opposite` those of the lower one, by default what pairs with them. Parts: those of strands name-top and name-bottom.
    """
    course = geo.curve(line, 2.0)
    across, _ = geo.normals(course)
    lower = complement(bases) if opposite is None else opposite
    top, bottom = course - across * PAIR / 2, course + across * PAIR / 2
    strand(drawing, f"{name}-top", _thinned(top), bases, Look(materials[0], 1, letters=letters))
    strand(drawing, f"{name}-bottom", _thinned(bottom), lower, Look(materials[1], -1, letters=letters))


def _thinned(course: np.ndarray) -> list[Xy]:
    return [(float(x), float(y)) for x, y in geo.resample(course, max(2, len(course) // 8))]


def ends(drawing: Drawing, name: str, places: Sequence[tuple[str, Xy]], size: float = 15.0) -> None:
    """The ends of strands by their carbon: ("5′", (x, y)) … Part: name."""
    words = [centred(word, x, y, size) for word, (x, y) in places]
    drawing.add(name, union_all(words), Form.FLAT, "ink", shadow=False)


def thread(
    drawing: Drawing,
    name: str,
    line: Sequence[Xy],
    gap: float = 9.0,
    materials=("dna-strand", "dna-strand-opposite"),
) -> None:
    """A double helix from afar: two strands that wind about a line, with rungs between them.

    Parts: name-rungs, name-a, name-b.
    """
    course = geo.curve(line, 1.5)
    across, _ = geo.normals(course)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(course, axis=0).T))]
    wave = np.sin(along / gap)[:, None] * gap * 0.62
    one, two = course + across * wave, course - across * wave
    rungs = [
        LineString([one[i], two[i]])
        for i in range(0, len(course), max(2, int(gap / 2.6)))
        if abs(wave[i, 0]) > gap * 0.2
    ]
    drawing.add(f"{name}-rungs", MultiLineString(rungs), Form.LINE, "ink", width=0.9, opacity=0.55)
    drawing.add(f"{name}-a", LineString(one), Form.CORD, materials[0], width=gap * 0.36, shadow=False)
    drawing.add(f"{name}-b", LineString(two), Form.CORD, materials[1], width=gap * 0.36, shadow=False)
