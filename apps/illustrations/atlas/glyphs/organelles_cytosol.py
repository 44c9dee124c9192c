"""What fills the cell between its organelles: settling them into place, free ribosomes, the grain of the cytosol."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .organelles_endomembrane import RIBOSOME

Place = tuple[str, float, float, float]  # kind, x, y, rotation in degrees
Makers = Mapping[str, Callable[[int], Drawing]]  # kind -> how to draw one of it from a seed


@dataclass(frozen=True, slots=True)
class Settled:
    """An organelle in its place in the cell."""

    drawing: Drawing
    x: float
    y: float
    rotation: float
    prefix: str  # starts the ids of its parts
    footprint: BaseGeometry  # the region it covers, in units of the plate

    def draw_on(self, plate: Drawing) -> None:
        plate.place(self.drawing, self.x, self.y, rotation=self.rotation, prefix=self.prefix)


def settle(drawing: Drawing, x: float, y: float, rotation: float, prefix: str) -> Settled:
    """Put an organelle into its place."""
    bodies = unary_union([p.shape.simplify(0.8) for p in drawing.parts if p.form is Form.ROUND])
    footprint = affinity.translate(affinity.rotate(bodies, rotation, origin=(0, 0)), x, y)
    return Settled(drawing, x, y, rotation, prefix, footprint)


def settle_all(places: Sequence[Place], makers: Makers, seed: int, key: str) -> list[Settled]:
    """Organelles at hand-chosen places, each one individual; the seed nudges them by a few units and degrees."""
    r = geo.rng(f"{key}-{seed}")
    count: dict[str, int] = {}
    settled = []
    for kind, x, y, rotation in places:
        count[kind] = n = count.get(kind, 0) + 1
        organelle = makers[kind](seed * 100 + n)
        settled.append(
            settle(
                organelle,
                x + r.uniform(-3, 3),
                y + r.uniform(-3, 3),
                rotation + r.uniform(-3, 3),
                f"{kind}-{n}-",
            )
        )
    return settled


def free_ribosomes(
    plate: Drawing, room: BaseGeometry, key: str, gap: float = 30, sectors: int = 8
) -> tuple[str, ...]:
    """Ribosomes strewn in the cytosol, single and in short chains; returns the ids of the parts, one for each sector."""
    r = geo.rng(key)
    room = geo.inset(room, RIBOSOME)
    points = []
    for x, y in geo.scatter(room, gap, key):
        points.append((x, y))
        if r.random() < 0.3:
            heading = r.uniform(0, 2 * math.pi)
            for _ in range(r.randint(2, 4)):
                heading += r.uniform(-0.7, 0.7)
                x, y = x + 5.6 * math.cos(heading), y + 5.6 * math.sin(heading)
                points.append((x, y))
    inside = [p for p in points if room.covers(MultiPoint([p]))]
    cx, cy = room.centroid.coords[0]
    groups: dict[int, list[tuple[float, float]]] = {}
    for x, y in inside:
        groups.setdefault(int((math.atan2(y - cy, x - cx) / (2 * math.pi) % 1) * sectors), []).append((x, y))
    ids = []
    for sector in sorted(groups):
        ids.append(f"free-ribosomes-{sector}")
        plate.add(ids[-1], MultiPoint(groups[sector]), Form.DOTS, "ribosome", width=RIBOSOME, shadow=False)
    return tuple(ids)


def cytosol_grain(plate: Drawing, room: BaseGeometry, material: str, key: str) -> None:
    """The fine grain of dissolved protein."""
    plate.add(
        "cytosol-grain",
        MultiPoint(geo.scatter(room, 17, key)),
        Form.DOTS,
        material,
        width=1.4,
        tone=-0.1,
        detail=2,
        shadow=False,
    )


def occupied(settled: list[Settled], margin: float) -> BaseGeometry:
    """Everything the organelles cover, with a margin."""
    return unary_union([s.footprint.buffer(margin, quad_segs=6) for s in settled])
