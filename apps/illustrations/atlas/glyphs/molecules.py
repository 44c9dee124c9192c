"""Molecules of antigen recognition.

A receptor stands upright: its origin is where it leaves the membrane, up is away from its cell, and its stalk runs
on downwards through the bilayer. Each domain of a chain is one rounded body, as in structural diagrams.
Shapes are simplified; sizes of different molecules agree to within the needs of a diagram.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

Place = tuple[float, float, float]  # x, y, rotation in degrees (0 is upright, clockwise)

STALK = 4.2
BEAD = 7.0  # diameter of an amino-acid bead


def mhc_class_ii(bound: str = "peptide", key: str = "mhc-class-ii") -> Drawing:
    """MHC class II: two chains of two domains each; the outer domains form the groove that holds a peptide.

    `bound` is the material of the bound peptide; an empty string leaves the groove empty.
    Parts: stalks, alpha, beta, peptide.
    """
    drawing = Drawing(key)
    _stalks(drawing, (-7, 7), -9, "mhc-beta")
    outer = [
        (2.2, -28),
        (9, -26.6),
        (16.5, -28.6),
        (21.5, -36),
        (22, -46),
        (18, -53.5),
        (13.4, -52.5),
        (11.8, -45.5),
        (9.5, -40),
        (2.2, -37),
    ]
    for chain, side in (("alpha", -1), ("beta", 1)):
        domains = [
            geo.ellipse(side * 9, -17, 7.6, 9.4, side * 8),
            geo.blob(*[(side * x, y) for x, y in outer], step=2),
        ]
        drawing.add(chain, domains, Form.ROUND, f"mhc-{chain}", depth=5)
    if bound:
        beads = [(-9.6 + 4.8 * i, -44.5 - (1.8 if i % 2 else 0)) for i in range(5)]
        drawing.add("peptide", MultiPoint(beads), Form.DOTS, bound, width=BEAD)
    return drawing


def t_cell_receptor(distant: bool = False, key: str = "t-cell-receptor") -> Drawing:
    """The T-cell receptor: an alpha and a beta chain, each with a constant and a variable domain.

    `distant` makes each domain a small sphere, cheap enough for the surface of whole cells.
    Parts: stalks, alpha, beta.
    """
    drawing = Drawing(key)
    _stalks(drawing, (-6, 6), -8, "t-cell-receptor-beta")
    for chain, side in (("alpha", -1), ("beta", 1)):
        if distant:
            spheres = MultiPoint([(side * 6.9, -14), (side * 9.2, -30.5)])
            drawing.add(chain, spheres, Form.DOTS, f"t-cell-receptor-{chain}", width=14.0)
            continue
        domains = [
            geo.ellipse(side * 7.2, -15.5, 6.4, 8.4),
            geo.ellipse(side * 8.6, -34.5, 7.6, 9.6, side * 10),
        ]
        drawing.add(chain, domains, Form.ROUND, f"t-cell-receptor-{chain}", depth=5)
    return drawing


def cd4(reach: float = 78.0, lean: float = 20.0, key: str = "cd4") -> Drawing:
    """The CD4 co-receptor: four domains in a row, bowed sideways by `lean` on its way to a tip `reach` above.

    Parts: stalk, domains.
    """
    drawing = Drawing(key)
    drawing.add("stalk", LineString([(0, 14), (0, -9)]), Form.CORD, "cd4", width=STALK)
    bow = geo.curve([(0, -6), (lean * 0.3, -reach * 0.5), (lean, -reach)], step=1)
    domains = []
    for start in (0.0, 0.25, 0.5, 0.75):
        a, b = bow[int(start * (len(bow) - 1))], bow[int((start + 0.25) * (len(bow) - 1))]
        turn = float(np.degrees(np.arctan2(b[1] - a[1], b[0] - a[0])))
        x, y = (a + b) / 2
        domains.append(geo.ellipse(x, y, float(np.hypot(*(b - a))) * 0.485, 6.0, turn))
    drawing.add("domains", domains, Form.ROUND, "cd4", depth=4)
    return drawing


def cd28(key: str = "cd28") -> Drawing:
    """CD28, the receptor for co-stimulation on T cells: two like chains of one domain. Parts: stalks, domains."""
    drawing = Drawing(key)
    _stalks(drawing, (-3.5, 3.5), -32, "cd28")
    drawing.add(
        "domains", [geo.ellipse(s * 6.6, -40, 6.0, 9.2, s * 10) for s in (-1, 1)], Form.ROUND, "cd28", depth=4
    )
    return drawing


def b7(key: str = "b7") -> Drawing:
    """CD80 or CD86 (B7), the ligands of CD28 on antigen-presenting cells: two domains in a row.

    Parts: stalk, domains.
    """
    drawing = Drawing(key)
    drawing.add("stalk", LineString([(0, 14), (0, -12)]), Form.CORD, "b7", width=STALK)
    drawing.add(
        "domains",
        [geo.ellipse(0, -19.5, 6.6, 8.8), geo.ellipse(0, -38.5, 7.2, 9.2)],
        Form.ROUND,
        "b7",
        depth=4,
    )
    return drawing


def peptide(length: int = 7, key: str = "peptide") -> Drawing:
    """A short chain of amino acids, centred on the origin. Part: chain."""
    drawing = Drawing(key)
    step = BEAD * 0.82
    beads = [((i - (length - 1) / 2) * step, 3.2 * float(np.sin(i * 1.1 + 1))) for i in range(length)]
    drawing.add("chain", MultiPoint(beads), Form.DOTS, "peptide", width=BEAD)
    return drawing


def protease(key: str = "protease") -> Drawing:
    """An enzyme that cuts proteins: a globular body with its active site as a cleft on the right. Part: body."""
    drawing = Drawing(key)
    outline = [
        (-14, -3),
        (-11, -11),
        (-2, -14.5),
        (8, -13),
        (13, -8),
        (8.5, -3.5),
        (3.5, 0),
        (8.5, 4),
        (13, 8.5),
        (7, 13.5),
        (-3, 14),
        (-11, 10),
    ]
    drawing.add("body", geo.blob(*outline, step=2), Form.ROUND, "protease", depth=6)
    return drawing


def _stalks(drawing: Drawing, feet: Iterable[float], top: float, material: str) -> None:
    lines = MultiLineString([[(x, 14.0), (x, top)] for x in feet])
    drawing.add("stalks", lines, Form.CORD, material, width=STALK)


# ---------------------------------------------------------------- many of a kind
def stud(
    drawing: Drawing, glyph: Drawing, places: Iterable[Place], prefix: str, scale: float = 1.0, **look: Any
) -> None:
    """Draw many copies of a glyph part by part: all copies of one part become one part, so hundreds stay cheap.

    Copies that overlap are merged, so `places` should keep them apart. `look` overrides fields of the parts.
    """
    places = list(places)
    if not places:
        return
    for part in glyph.parts:
        copies = [_put(part.shape, place, scale) for place in places]
        drawing.add(
            prefix + part.id,
            _merged(copies),
            part.form,
            part.material,
            **{
                "depth": part.depth * scale,
                "width": part.width * scale,
                "tone": part.tone,
                "detail": part.detail,
                **look,
            },
        )


def _put(shape: BaseGeometry, place: Place, scale: float) -> BaseGeometry:
    x, y, rotation = place
    turned = affinity.rotate(affinity.scale(shape, scale, scale, origin=(0, 0)), rotation, origin=(0, 0))
    return affinity.translate(turned, x, y)


def _merged(copies: list[BaseGeometry]) -> BaseGeometry:
    pieces = [piece for copy in copies for piece in shapely.get_parts(copy)]
    if pieces[0].geom_type == "Point":
        return MultiPoint(pieces)
    if pieces[0].geom_type == "LineString":
        return MultiLineString(pieces)
    return unary_union(pieces)


def perches(surface: Polygon, count: int, height: float, width: float, first: float = 0.0) -> list[Place]:
    """Up to `count` places, evenly spread, where a molecule of this size stands free on the outline of a cell.

    The cell lies around the origin. A place is refused where the molecule would touch the cell again or a neighbor. The search begins in the
    direction `first` from the origin (degrees clockwise from east), so a molecule stands there if any can.
    """
    ring = np.asarray(surface.exterior.segmentize(2.0).coords)[:-1]
    if surface.exterior.is_ccw:
        ring = ring[::-1]
    bearing = np.degrees(np.arctan2(ring[:, 1], ring[:, 0]))
    start = int(np.argmin(np.abs((bearing - first + 180) % 360 - 180)))
    ring = np.roll(ring, -start, axis=0)
    free: list[tuple[Place, Polygon]] = []
    for i in np.linspace(0, len(ring), max(count * 6, 60), endpoint=False).astype(int):
        (x, y), (x0, y0), (x1, y1) = ring[i], ring[i - 3], ring[(i + 3) % len(ring)]
        rotation = float(np.degrees(np.arctan2(y1 - y0, x1 - x0))) + 180
        place = (float(x), float(y), rotation)
        room = _put(shapely.box(-width / 2, -height, width / 2, -height * 0.16), place, 1.0)
        if not room.intersects(surface):
            free.append((place, room))
    return _apart(free, count)


def _apart(free: list[tuple[Place, Polygon]], count: int) -> list[Place]:
    """At most `count` places whose rooms do not overlap, thinned evenly."""
    taken: list[tuple[Place, Polygon]] = []
    for place, room in free:
        if not any(room.intersects(other) for _, other in taken):
            taken.append((place, room))
    if len(taken) <= count:
        return [place for place, _ in taken]
    return [taken[int(k * len(taken) / count)][0] for k in range(count)]
