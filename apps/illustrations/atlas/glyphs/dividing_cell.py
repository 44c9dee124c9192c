"""An animal cell that divides: its outline, nuclear envelope, centrosomes, spindle and chromosomes.

The spindle lies across the page: its poles are left and right of the middle, the plate of chromosomes stands upright.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shapely import union_all
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import chromosomes
from .chromosomes import Chromosome


@dataclass(frozen=True, slots=True)
class Placed:
    """A chromosome in a cell, its centromere at a point; `pull` says to which poles its fibres run: "L", "R" or both."""

    name: str
    look: Chromosome
    at: Xy
    turn: float = 0.0
    pull: str = ""


@dataclass(frozen=True, slots=True)
class Nucleus:
    centre: Xy = (0.0, 0.0)
    radius: float = 62.0
    whole: float = 1.0  # the share of the envelope that is there: 1 whole, less in fragments


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell around a middle. `waist` is how far it is pinched in: 0 round, 1 parted into two."""

    centre: Xy = (0.0, 0.0)
    radius: float = 118.0
    long: float = 1.0  # stretch along the spindle
    waist: float = 0.0
    poles: tuple[Xy, ...] = ()  # centrosomes
    nuclei: tuple[Nucleus, ...] = ()
    chromatin: tuple[str, ...] = ()  # materials of loose chromatin in every nucleus
    fibres: bool = False
    chromosomes: tuple[Placed, ...] = ()
    spread: float = field(default=1.0)


def draw(drawing: Drawing, cell: Cell, prefix: str = "") -> None:
    """Parts, each after the prefix: cell, nucleus-1 …, envelope-1 …, chromatin-…, asters, fibres, spindle, centrosomes,
    and the parts of each chromosome after its name."""
    x, y = cell.centre
    drawing.add(f"{prefix}cell", outline(cell), Form.ROUND, "cell-dividing", depth=cell.radius * 0.16)
    for number, nucleus in enumerate(cell.nuclei, 1):
        draw_nucleus(drawing, prefix, number, nucleus, (x, y), cell.chromatin)
    poles = [(x + px, y + py) for px, py in cell.poles]
    if poles:
        _asters(drawing, prefix, poles, cell.radius * 0.24)
    if cell.fibres and len(poles) == 2:
        _spindle(drawing, prefix, poles, cell, (x, y))
    if poles:
        pairs = [
            turned
            for (px, py) in poles
            for turned in (
                geo.rounded_box(px - 8, py - 3.4, 16, 6.8, 2),
                geo.rounded_box(px - 3.4, py - 13, 6.8, 16, 2),
            )
        ]
        drawing.add(f"{prefix}centrosomes", union_all(pairs), Form.ROUND, "centriole", depth=2)
    for placed in cell.chromosomes:
        glyph = chromosomes.chromosome(placed.look, placed.name)
        px, py = placed.at
        drawing.place(glyph, x + px, y + py, rotation=placed.turn, prefix=f"{prefix}{placed.name}-")


def outline(cell: Cell) -> BaseGeometry:
    x, y = cell.centre
    r, half = cell.radius, cell.radius * cell.long
    if not cell.waist:
        return geo.ellipse(x, y, half, r)
    if cell.waist >= 1:
        return union_all([geo.ellipse(x + s * half * 0.62, y, half * 0.58, r * 0.86) for s in (-1, 1)])
    pinch = r * (1 - cell.waist)
    return geo.blob(
        (x - half, y), (x - half * 0.82, y - r * 0.72), (x - half * 0.42, y - r * 0.86), (x, y - pinch), (x + half * 0.42, y - r * 0.86),
        (x + half * 0.82, y - r * 0.72), (x + half, y), (x + half * 0.82, y + r * 0.72), (x + half * 0.42, y + r * 0.86), (x, y + pinch),
        (x - half * 0.42, y + r * 0.86), (x - half * 0.82, y + r * 0.72),
    )  # fmt: skip


def draw_nucleus(
    drawing: Drawing, prefix: str, number: int, nucleus: Nucleus, centre: Xy, chromatin: Sequence[str]
) -> None:
    x, y = centre[0] + nucleus.centre[0], centre[1] + nucleus.centre[1]
    body = geo.ellipse(x, y, nucleus.radius)
    if nucleus.whole >= 1:
        drawing.add(f"{prefix}nucleus-{number}", body, Form.ROUND, "nucleus-dividing", depth=10)
    ring = body.exterior
    pieces = 7
    if nucleus.whole >= 1:
        lines: BaseGeometry = LineString(ring)
    else:
        step = ring.length / pieces
        lines = union_all([_stretch(ring, n * step, (n + nucleus.whole) * step) for n in range(pieces)])
    drawing.add(f"{prefix}envelope-{number}", lines, Form.CORD, "nuclear-envelope", width=4.2, shadow=False)
    for n, material in enumerate(chromatin):
        chromosomes.uncoiled(drawing, f"{prefix}chromatin-{number}-{n}", body, material, (prefix, number, n))


def _stretch(ring: LineString, start: float, end: float) -> LineString:
    return LineString([ring.interpolate(start + (end - start) * k / 12) for k in range(13)])


def _asters(drawing: Drawing, prefix: str, poles: Sequence[Xy], reach: float) -> None:
    rays = [[pole, geo.polar(reach, 30 * n + 12, *pole)] for pole in poles for n in range(12)]
    drawing.add(f"{prefix}asters", MultiLineString(rays), Form.LINE, "microtubule", width=1.5)


def _spindle(drawing: Drawing, prefix: str, poles: Sequence[Xy], cell: Cell, centre: Xy) -> None:
    """Fibres from pole to pole, and from the poles to the centromeres that they pull."""
    (ax, ay), (bx, by) = poles
    middle, high = (ax + bx) / 2, cell.radius * 0.68
    bows = [k * high for k in (-0.95, -0.6, -0.25, 0.25, 0.6, 0.95)]
    polar = [
        LineString(geo.curve([(ax, ay), (middle, (ay + by) / 2 + bow), (bx, by)], 5)[:, :2]) for bow in bows
    ]
    drawing.add(f"{prefix}spindle", union_all(polar), Form.LINE, "microtubule", width=1.5)
    lines = []
    for placed in cell.chromosomes:
        at = (centre[0] + placed.at[0], centre[1] + placed.at[1])
        lines += [[poles["LR".index(pole)], at] for pole in placed.pull]
    if lines:
        drawing.add(f"{prefix}fibres", MultiLineString(lines), Form.LINE, "centriole", width=2.4)
