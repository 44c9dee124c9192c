"""Cells of the adaptive immune response: the dendritic cell and the T cell in its states."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from shapely.geometry import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import molecules

DENDRITIC_RADIUS = 64.0  # of the cell body, without the dendrites
MHC_SCALE = 0.44


# ---------------------------------------------------------------- dendritic cell
@dataclass(frozen=True, slots=True)
class Cup:
    """A phagocytic cup: the cell surface closing around a particle."""

    direction: float  # degrees clockwise from east
    particle: float  # radius of what it holds

    @property
    def centre(self) -> Xy:
        return geo.polar(DENDRITIC_RADIUS + 0.35 * self.particle, self.direction)


def dendritic_cell(
    seed: int = 1,
    dendrites: int = 12,
    bare: Sequence[tuple[float, float]] = (),
    cup: Cup | None = None,
    mhc: int = 0,
    facing: float = 0.0,
    nucleus: Xy = (-10.0, 2.0),
    reach: float = 1.0,
    clear: BaseGeometry | None = None,
) -> Drawing:
    """A dendritic cell, about 250 units across, centred on its body.

    `bare` lists (direction, half width) in degrees where no dendrite grows; `reach` scales their length. `mhc` is
    how many MHC class II molecules with peptide stand on its surface, one of them in the direction `facing`. No
    vesicle is drawn in the region `clear`.
    Parts: body, nucleus, chromatin, endosomes, and with mhc: mhc-stalks, mhc-alpha, mhc-beta, mhc-peptide.
    """
    drawing = Drawing("dendritic-cell")
    body = _dendritic_outline(seed, dendrites, bare, reach, cup)
    if mhc:
        places = molecules.perches(body, mhc, 25, 20, facing)
        molecules.stud(drawing, molecules.mhc_class_ii(), places, "mhc-", MHC_SCALE, shadow=False)
    drawing.add("body", body, Form.ROUND, "dendritic-cell", depth=14)
    kidney = _kidney(*nucleus, 29, notch=20)
    _vesicles(drawing, kidney, cup, clear)
    _nucleus(drawing, kidney, "dendritic-nucleus", 10)
    return drawing


def _dendritic_outline(
    seed: int, dendrites: int, bare: Sequence[tuple[float, float]], reach: float, cup: Cup | None
) -> Polygon:
    r = geo.rng(f"dendritic-cell/{seed}")
    avoided = [*bare, (cup.direction, 30)] if cup else list(bare)
    pieces: list[BaseGeometry] = [
        geo.wobbly(0, 0, DENDRITIC_RADIUS, DENDRITIC_RADIUS * 0.96, f"body/{seed}", amount=0.04)
    ]
    for i in range(dendrites):
        direction = 360 * i / dendrites + r.uniform(-2.5, 2.5)
        length, bend, forked = r.uniform(44, 66), r.uniform(-5, 5), r.random() < 0.62
        if all(abs((direction - centre + 180) % 360 - 180) > half for centre, half in avoided):
            pieces += _dendrite(direction, length * reach, bend, forked)
    outline = geo.fillet(unary_union(pieces), 5)
    if cup:
        outline = _with_cup(outline, cup)
    return Polygon(max(geo.polygons(geo.smooth(outline, 1.6)), key=lambda p: p.area).exterior)


def _dendrite(direction: float, length: float, bend: float, forked: bool) -> list[BaseGeometry]:
    base = DENDRITIC_RADIUS
    fork = geo.polar(base + length * 0.46, direction + bend * 0.4)
    tip = geo.polar(base + length, direction + bend)
    root = (*geo.polar(base * 0.7, direction), 20.0)
    pieces = [
        geo.tube(
            root, (*geo.polar(base * 1.06, direction + bend * 0.1), 12.0), (*fork, 7.6), (*tip, 3.8), cap=2
        )
    ]
    if forked:
        # all twigs turn to one side, so that those of neighbors do not meet
        twig = geo.polar(base + length * 0.92, direction + bend * 0.4 - 11)
        knee = geo.polar(base + length * 0.68, direction + bend * 0.4 - 5)
        pieces.append(geo.tube((*fork, 6.4), (*knee, 5.2), (*twig, 3.4), cap=2))
    return pieces


def _with_cup(outline: BaseGeometry, cup: Cup) -> BaseGeometry:
    """Two lips of the surface around a round hollow that is open outwards."""
    x, y = cup.centre
    lips = geo.ellipse(x, y, cup.particle + 9)
    opening = Polygon(
        [(x, y), *(geo.polar(cup.particle * 3, cup.direction + turn, x, y) for turn in (-52, 0, 52))]
    )
    hollow = geo.ellipse(x, y, cup.particle + 1.5)
    return geo.fillet(unary_union([outline, lips]), 6).difference(opening).difference(hollow)


def _vesicles(drawing: Drawing, nucleus: BaseGeometry, cup: Cup | None, clear: BaseGeometry | None) -> None:
    """Small endosomes strewn through the cytoplasm, clear of the nucleus and of the cup."""
    kept_free = [nucleus.buffer(6)]
    if cup:
        kept_free.append(Point(cup.centre).buffer(cup.particle + 10))
    if clear is not None:
        kept_free.append(clear.buffer(8))
    room = geo.ellipse(0, 0, DENDRITIC_RADIUS * 0.88).difference(unary_union(kept_free))
    drawing.add("endosomes", _strewn(room, 17, "endosomes"), Form.DOTS, "early-endosome", width=8)


# ---------------------------------------------------------------- T cell
class TCellState(StrEnum):
    NAIVE = "naive"
    ACTIVATED = "activated"
    EFFECTOR = "effector"
    MEMORY = "memory"


@dataclass(frozen=True, slots=True)
class _Build:
    """How a T cell in a state differs from the others."""

    radius: float
    nucleus: float  # radius of the nucleus as a share of the cell's
    receptors: int
    roughness: float  # of the surface: a blast is ruffled, a resting cell smooth
    chromatin: int  # clumps: dense in resting cells, open in a blast
    nucleolus: bool
    granules: bool


BUILDS = {
    TCellState.NAIVE: _Build(34, 0.80, 9, 0.012, 13, False, False),
    TCellState.ACTIVATED: _Build(41, 0.68, 11, 0.035, 6, True, False),
    TCellState.EFFECTOR: _Build(42, 0.60, 12, 0.03, 7, False, True),
    TCellState.MEMORY: _Build(35, 0.76, 12, 0.014, 12, False, False),
}
RECEPTOR_SCALE = 0.0095  # of the receptors, per unit of cell radius


def t_cell(
    state: TCellState | str = TCellState.NAIVE, seed: int = 1, radius: float | None = None, turn: float = 12.0
) -> Drawing:
    """A T cell with its receptors, centred on the origin; `turn` rotates the ring of receptors (degrees).

    Naive and memory cells are small with dense chromatin; an activated cell is an enlarged blast with an open
    nucleus and a nucleolus; an effector (helper) cell has secretory vesicles.
    Parts: receptor-stalks, receptor-alpha, receptor-beta, body, nucleus, chromatin, and nucleolus or vesicles.
    """
    state = TCellState(state)
    build = BUILDS[state]
    size = build.radius if radius is None else radius
    drawing = Drawing(f"t-cell-{state}")
    around = [turn + 360 * i / build.receptors for i in range(build.receptors)]
    places = [(*geo.polar(size - 1, angle), angle + 90) for angle in around]
    molecules.stud(
        drawing,
        molecules.t_cell_receptor(distant=True),
        places,
        "receptor-",
        RECEPTOR_SCALE * size,
        shadow=False,
    )
    material = {TCellState.EFFECTOR: "t-cell-effector", TCellState.MEMORY: "t-cell-memory"}.get(
        state, "t-cell"
    )
    drawing.add("body", _ruffled(size, build.roughness, seed), Form.ROUND, material, depth=size * 0.42)
    nucleus = _kidney(-size * 0.07, size * 0.05, size * build.nucleus, notch=-40, deep=0.13)
    _nucleus(drawing, nucleus, f"{material}-nucleus", build.chromatin, open_chromatin=build.nucleolus)
    if build.nucleolus:
        drawing.add(
            "nucleolus",
            geo.ellipse(size * 0.06, -size * 0.08, size * 0.13),
            Form.ROUND,
            f"{material}-nucleus",
            tone=-0.3,
            depth=3,
            shadow=False,
        )
    if build.granules:
        rim = geo.ellipse(0, 0, size * 0.9).difference(nucleus.buffer(size * 0.07))
        drawing.add(
            "vesicles",
            _strewn(rim, size * 0.24, "vesicles"),
            Form.DOTS,
            "cytokine",
            width=size * 0.13,
        )
    return drawing


def dividing_t_cell(seed: int = 1) -> Drawing:
    """An activated T cell in cytokinesis, seen from the side: two halves still joined at the cleavage furrow.

    Parts: receptor-stalks, receptor-alpha, receptor-beta, body, nuclei.
    """
    drawing = Drawing("t-cell-dividing")
    size, apart = 29.0, 23.0
    halves = [
        geo.wobbly(0, side * apart, size, size * 0.94, f"daughter/{seed}/{side}", n=16, amount=0.02)
        for side in (-1, 1)
    ]
    body = geo.fillet(unary_union(halves), 7)
    places = molecules.perches(body, 12, 19, 13)
    molecules.stud(
        drawing,
        molecules.t_cell_receptor(distant=True),
        places,
        "receptor-",
        RECEPTOR_SCALE * size * 1.2,
        shadow=False,
    )
    drawing.add("body", body, Form.ROUND, "t-cell", depth=size * 0.45)
    nuclei = [
        geo.wobbly(-2, side * (apart + 3), size * 0.62, size * 0.56, f"nucleus/{seed}/{side}", amount=0.04)
        for side in (-1, 1)
    ]
    drawing.add("nuclei", nuclei, Form.ROUND, "t-cell-nucleus", depth=9, shadow=False)
    return drawing


def cytokines(region: BaseGeometry, gap: float = 15.0, key: str = "cytokines") -> Drawing:
    """Signaling proteins released into a region. Part: molecules."""
    drawing = Drawing(key)
    drawing.add("molecules", _strewn(region, gap, key), Form.DOTS, "cytokine", width=6.0)
    return drawing


# ---------------------------------------------------------------- shared
def _strewn(region: BaseGeometry, gap: float, key: str) -> MultiPoint:
    """Points over a region about `gap` apart, none close enough to another for small spheres to touch."""
    kept: list[Xy] = []
    for x, y in geo.scatter(region, gap, key):
        if all(math.hypot(x - a, y - b) > gap * 0.62 for a, b in kept):
            kept.append((x, y))
    return MultiPoint(kept)


def _ruffled(radius: float, amount: float, seed: int) -> BaseGeometry:
    """A round cell whose surface rises and falls in small ruffles."""
    r = geo.rng(f"ruffles/{seed}")
    count = 28
    radii = [
        radius * (1 + (amount if i % 2 else -amount * 0.5) + r.uniform(-0.3, 0.3) * amount)
        for i in range(count)
    ]
    return geo.blob(*[geo.polar(rr, 360 * i / count) for i, rr in enumerate(radii)], step=3)


def _kidney(x: float, y: float, radius: float, notch: float, deep: float = 0.3) -> BaseGeometry:
    """A round nucleus with one indentation towards `notch` degrees, `deep` as a share of the radius."""
    angles = range(0, 360, 18)
    dents = [math.exp(-((((a - notch + 180) % 360 - 180) / 32.0) ** 2)) for a in angles]
    return geo.blob(
        *[geo.polar(radius * (1 - deep * d), a, x, y) for a, d in zip(angles, dents, strict=True)], step=3
    )


def _nucleus(
    drawing: Drawing, shape: BaseGeometry, material: str, clumps: int, open_chromatin: bool = False
) -> None:
    size = math.sqrt(shape.area / math.pi)
    drawing.add(
        "nucleus",
        shape,
        Form.ROUND,
        material,
        depth=size * 0.45,
        tone=0.12 if open_chromatin else 0.0,
        shadow=False,
    )
    gap = size * 1.75 / math.sqrt(clumps)
    r = geo.rng(f"chromatin/{clumps}")
    spots = [
        geo.wobbly(
            x, y, size * r.uniform(0.11, 0.17), size * r.uniform(0.09, 0.14), f"clump/{i}", n=8, amount=0.2
        )
        for i, (x, y) in enumerate(geo.scatter(geo.inset(shape, size * 0.2), gap, f"chromatin/{clumps}"))
    ]
    drawing.add(
        "chromatin",
        spots,
        Form.FLAT,
        material,
        tone=-0.2,
        opacity=0.55,
        outline=False,
        shadow=False,
        detail=2,
    )
