"""The ladder of DNA opened out: phosphates, sugars and bases as shapes, with the hydrogen bonds between the bases."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import centred

from .nucleic_acids import COMPLEMENT, NAMES, PURINES

BETWEEN = 118.0  # from pair to pair
SUGAR = 33.0  # radius of a sugar
OUTER, GAP = 126.0, 13.0  # of a base: its outer end, and half of the gap that hydrogen bonds cross
REACH = 205.0  # from the axis to a backbone
BONDS = {"A": 2, "T": 2, "G": 3, "C": 3}


def pentagon(x: float, y: float, radius: float, turn: float = -90.0) -> Polygon:
    """A sugar ring; the first corner, at `turn` degrees, is its oxygen."""
    return Polygon([geo.polar(radius, turn + 72 * n, x, y) for n in range(5)])


def ladder(bases: str, key: str = "ladder") -> Drawing:
    """Base pairs from top to bottom, the left strand running 5′ to 3′ down the page and the right one up.

    Parts: backbone, phosphates, sugars, signs, the bases, letters, bonds, five-prime-left and so on.
    """
    drawing = Drawing(key)
    shapes: dict[str, list[BaseGeometry]] = {}
    letters, bonds, phosphates, sugars, chain = [], [], [], [], []
    for n, base in enumerate(bases):
        y = n * BETWEEN
        seam = 11.0 if base in PURINES else -11.0  # the bond lies beyond the axis from the longer base
        for side, letter in ((-1, base), (1, COMPLEMENT[base])):
            sugar, phosphate = _unit(side, y)
            sugars.append(pentagon(*sugar, SUGAR, -90.0 if side < 0 else 90.0))
            phosphates.append(Point(phosphate))
            chain.append(_chain(side, y, last=n == (len(bases) - 1 if side < 0 else 0)))
            chain.append(LineString([sugar, (side * OUTER, y)]))
            x0, x1 = sorted((seam + side * GAP, side * OUTER))
            shapes.setdefault(letter, []).append(geo.rounded_box(x0, y - 27.0, x1 - x0, 54.0, 12.0))
            letters.append(centred(letter, (x0 + x1) / 2, y, 30.0))
        bonds += [
            (
                (seam - GAP, y + (k - (BONDS[base] - 1) / 2) * 15.0),
                (seam + GAP, y + (k - (BONDS[base] - 1) / 2) * 15.0),
            )
            for k in range(BONDS[base])
        ]
    drawing.add("backbone", union_all(chain), Form.LINE, "ink", width=4.0)
    drawing.add("sugars", union_all(sugars), Form.ROUND, "deoxyribose", depth=8)
    drawing.add("phosphates", MultiPoint(phosphates), Form.DOTS, "phosphate", width=40.0)
    drawing.add(
        "signs", union_all([centred("P", p.x, p.y, 24.0) for p in phosphates]), Form.FLAT, "ink", shadow=False
    )
    for base, outlines in sorted(shapes.items()):
        drawing.add(NAMES[base], union_all(outlines), Form.ROUND, f"base-{NAMES[base]}", depth=8)
    drawing.add("letters", union_all(letters), Form.FLAT, "ink", shadow=False)
    drawing.add(
        "bonds",
        MultiLineString([piece for a, b in bonds for piece in _dots(a, b)]),
        Form.LINE,
        "ink",
        width=3.2,
    )
    _ends(drawing, len(bases))
    return drawing


def _dots(a: Xy, b: Xy) -> list[list[Xy]]:
    step = (b[0] - a[0]) / 5
    return [[(a[0] + 2 * n * step, a[1]), (a[0] + (2 * n + 1) * step, b[1])] for n in range(3)]


def _unit(side: int, y: float) -> tuple[Xy, Xy]:
    """Centres of a sugar and of the phosphate on its 5′ carbon: above it on the left strand, below it on the right."""
    return (side * 172.0, y + side * -4.0), (side * REACH, y + side * BETWEEN / 2)


def _chain(side: int, y: float, last: bool) -> BaseGeometry:
    sugar, phosphate = _unit(side, y)
    following = (side * REACH, y - side * BETWEEN / 2)
    bonds = [[sugar, phosphate]]
    if not last:
        bonds.append([sugar, following])
    else:
        bonds.append([sugar, (sugar[0] + side * 12.0, y - side * 46.0)])
    return MultiLineString(bonds)


def _ends(drawing: Drawing, count: int) -> None:
    bottom = (count - 1) * BETWEEN
    places = {
        "five-prime-left": ("5′", -REACH - 48.0, -BETWEEN / 2),
        "three-prime-left": ("3′", -REACH - 20.0, bottom + 56.0),
        "three-prime-right": ("3′", REACH + 20.0, -56.0),
        "five-prime-right": ("5′", REACH + 48.0, bottom + BETWEEN / 2),
    }
    for name, (word, x, y) in places.items():
        drawing.add(name, centred(word, x, y, 34.0), Form.FLAT, "ink", shadow=False)
