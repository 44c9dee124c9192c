"""What reads genes: stretches of DNA as named boxes, proteins on them, RNA, ribosomes and transfer RNA."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shapely import union_all
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing import text
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import FACE, centred

from .nucleic_acids import Look, complement, strand


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a gene or transcript: its part, how long it is drawn, what it is made of, and the sign it bears."""

    id: str
    length: float
    material: str = "gene"
    sign: str = ""


def track(
    drawing: Drawing,
    name: str,
    at: Xy,
    stretches: Sequence[Stretch],
    height: float = 26.0,
    line: str = "dna-strand",
    overhang: float = 16.0,
) -> dict[str, Xy]:
    """Boxes side by side on a line, from `at` (left end, middle) to the right; a stretch without a sign of "-" material
    is bare line. Parts: name-line, name-<id> of each stretch, name-signs. Returns the middle of each stretch by id."""
    x, y = at
    total = sum(s.length for s in stretches)
    double = (-3.5, 3.5) if line.startswith("dna") else (0.0,)
    rails = [LineString([(x - overhang, y + dy), (x + total + overhang, y + dy)]) for dy in double]
    drawing.add(
        f"{name}-line", MultiLineString(rails), Form.CORD, line, width=3.4 if double[0] else 5.0, shadow=False
    )
    signs, middles = [], {}
    for stretch in stretches:
        middle = (x + stretch.length / 2, y)
        middles[stretch.id] = middle
        if stretch.material != "-":
            shape = geo.rounded_box(x + 0.6, y - height / 2, stretch.length - 1.2, height, 3.5)
            drawing.add(
                f"{name}-{stretch.id}", shape, Form.ROUND, stretch.material, depth=height * 0.18, shadow=False
            )
        if stretch.sign:
            signs.append(sign(stretch.sign, *middle, stretch.length - 5, height * 0.62))
        x += stretch.length
    if signs:
        drawing.add(f"{name}-signs", union_all(signs), Form.FLAT, "ink", shadow=False)
    return middles


def sign(word: str, x: float, y: float, room: float, size: float):
    """A sign that fits the room it is given."""
    wide = text.width(word, FACE, size)
    return centred(word, x, y, size * min(1.0, room / wide))


def protein(
    drawing: Drawing,
    name: str,
    at: Xy,
    size: tuple[float, float],
    material: str,
    word: str = "",
    wobble: float = 0.06,
) -> None:
    """A globular protein, with a sign on it. Parts: name, name-sign."""
    x, y = at
    rx, ry = size
    drawing.add(
        name,
        geo.wobbly(x, y, rx, ry, (name, "protein"), 11, wobble),
        Form.ROUND,
        material,
        depth=min(rx, ry) * 0.4,
    )
    if word:
        drawing.add(
            f"{name}-sign", sign(word, x, y, rx * 1.6, min(ry * 0.8, 17.0)), Form.FLAT, "ink", shadow=False
        )


def message(
    drawing: Drawing, name: str, line: Sequence[Xy], tooth: float = 7.0, material: str = "rna-strand"
) -> None:
    """RNA from afar: a strand with the stubs of its bases. Parts: name-stubs, name."""
    course = geo.curve(line, 2.0)
    across, _ = geo.normals(course)
    stubs = [LineString([course[i], course[i] + across[i] * tooth]) for i in range(3, len(course) - 2, 4)]
    drawing.add(f"{name}-stubs", MultiLineString(stubs), Form.LINE, material, width=2.2)
    drawing.add(name, LineString(course), Form.CORD, material, width=4.4, shadow=False)


def chain(
    drawing: Drawing,
    name: str,
    line: Sequence[Xy],
    count: int,
    bead: float = 13.0,
    material: str = "polypeptide",
) -> None:
    """A polypeptide as beads on a line. Parts: name-bonds, name."""
    points = geo.resample(geo.curve(line, 2.0), count)
    drawing.add(f"{name}-bonds", LineString(points), Form.LINE, "ink", width=2.0)
    drawing.add(name, MultiPoint(points), Form.DOTS, material, width=bead)


CODON = 42.0  # width of a codon on the messenger RNA
SITES = {"E": -CODON, "P": 0.0, "A": CODON}


def ribosome(drawing: Drawing, name: str, at: Xy = (0.0, 0.0), parts: str = "both") -> None:
    """A ribosome whose P site is over `at` on the messenger RNA. `parts`: "both", "small", "large".

    Parts: name-small, name-large, name-sites.
    """
    x, y = at
    if parts != "large":
        small = geo.blob(
            (x - 104, y + 6),
            (x - 88, y - 6),
            (x, y - 9),
            (x + 88, y - 6),
            (x + 104, y + 8),
            (x + 72, y + 34),
            (x, y + 42),
            (x - 72, y + 34),
        )
        drawing.add(f"{name}-small", small, Form.ROUND, "ribosome-small", depth=14)
    if parts != "small":
        large = geo.blob(
            (x - 112, y - 24), (x - 98, y - 84), (x - 58, y - 122), (x - 20, y - 124), (x + 8, y - 132), (x + 60, y - 120), (x + 102, y - 82),
            (x + 112, y - 24), (x + 60, y - 13), (x, y - 11), (x - 60, y - 13),
        )  # fmt: skip
        drawing.add(f"{name}-large", large, Form.ROUND, "ribosome-large", depth=22)
        cups = [geo.rounded_box(x + dx - CODON * 0.46, y - 94, CODON * 0.92, 80, 14) for dx in SITES.values()]
        drawing.add(f"{name}-sites", union_all(cups), Form.HOLLOW, "ribosome-small", depth=6, tone=-0.12)
        letters = [centred(letter, x + dx, y - 106, 17) for letter, dx in SITES.items()]
        drawing.add(f"{name}-site-signs", union_all(letters), Form.FLAT, "ink", shadow=False)


def transfer_rna(
    drawing: Drawing, name: str, at: Xy, anticodon: str, acid: str = "", height: float = 60.0
) -> None:
    """A transfer RNA standing on its codon at `at`, its anticodon below and its amino acid on top.

    Parts: name-body, the bases of strand name-anticodon, and name-acid when it is charged.
    """
    x, y = at
    body = geo.blob(
        (x - 19, y - 20), (x + 19, y - 20), (x + 17, y - 30), (x + 8, y - 38), (x + 9, y - height + 6), (x + 4, y - height), (x - 4, y - height),
        (x - 9, y - height + 6), (x - 8, y - 38), (x - 17, y - 30), step=2,
    )  # fmt: skip
    drawing.add(f"{name}-body", body, Form.ROUND, "transfer-rna", depth=6)
    strand(
        drawing,
        f"{name}-anticodon",
        [(x - 20, y - 21), (x + 20, y - 21)],
        anticodon,
        Look("transfer-rna", 1, pair=34.0, backbone=3.0),
    )
    if acid:
        drawing.add(f"{name}-acid", geo.ellipse(x, y - height - 7, 10), Form.ROUND, acid, depth=5)


def codons(drawing: Drawing, name: str, at: Xy, bases: str) -> None:
    """Messenger RNA with its letters, codon by codon, bases up; `at` is the middle of the first codon."""
    x, y = at
    length = CODON * len(bases) / 3
    strand(
        drawing,
        name,
        [(x - CODON / 2, y), (x - CODON / 2 + length, y)],
        bases,
        Look("rna-strand", -1, pair=34.0),
    )


def anticodon(codon: str) -> str:
    """The bases that stand opposite a codon, in the same order on the page."""
    return complement(codon, rna=True)
