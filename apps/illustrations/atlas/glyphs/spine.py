"""The spine from the left side, as a whole and in pieces."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import math
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from . import bones_trunk as trunk

REGIONS = (("cervical", 7, 24.0, 13.0, 32.0, 6.0), ("thoracic", 12, 32.0, 19.0, 40.0, 20.0),
    ("lumbar", 5, 44.0, 26.0, 42.0, 3.0))


@dataclass(frozen=True, slots=True)
class Placed:
    """A vertebra of the spine where it lies: its region, its shapes and the disc under it."""

    region: str
    body: BaseGeometry
    arch: BaseGeometry
    disc: BaseGeometry


def _bend(y: float, hunch: float) -> float:
    """How far forward (negative) or backward the spine lies at a height 0 (C1) to 1 (end of L5)."""
    neck = -36 * math.exp(-(((y - 0.10) / 0.10) ** 2))
    chest = (56 + 40 * hunch) * math.exp(-(((y - (0.42 - 0.06 * hunch)) / (0.20 - 0.04 * hunch)) ** 2))
    loin = -52 * math.exp(-(((y - 0.86) / 0.13) ** 2))
    return neck + chest + loin - 60 * hunch * max(0.0, 0.35 - y)


def spine_side(hunch: float = 0.0, collapsed: tuple[int, ...] = ()) -> list[Placed]:
    """The 24 vertebrae from the left, front to the left, C1 at the top. `collapsed` are thoracic numbers that are wedged."""
    total = sum(count * height * 1.28 for _, count, _, height, _, _ in REGIONS)
    out, along = [], 0.0
    x, y = _bend(0, hunch), 0.0
    for region, count, depth, height, spine, drop in REGIONS:
        for n in range(1, count + 1):
            share = along / total
            slope = (_bend(share + 0.02, hunch) - _bend(share - 0.02, hunch)) / (0.04 * total)
            tilt = -math.degrees(math.atan(slope))
            wedge = 0.62 if region == "thoracic" and n in collapsed else 1.0
            shapes = trunk.vertebra_side(depth, height, spine, drop)
            body = shapes["body"]
            if wedge < 1:
                w, h = depth / 2, height / 2
                body = geo.blob((-w, -h * 0.1), (0, -h * 0.5), (w, -h), (w * 0.92, 0), (w, h), (0, h * 0.9),
                    (-w, h * 0.8), (-w * 0.9, h * 0.3))
            step = height * 1.28 * (0.86 if wedge < 1 else 1)
            disc = geo.rounded_box(-depth * 0.47, height * 0.5 - 1.2, depth * 0.94, height * 0.28 + 2.4, 2.4)
            cx, cy = x + slope * step / 2, y + step / 2
            def put(s, cx=cx, cy=cy, tilt=tilt):
                return affinity.translate(affinity.rotate(s, tilt, origin=(0, 0)), cx,
                            cy)
            out.append(Placed(region, put(body), put(shapes["arch"]), put(disc)))
            along += height * 1.28
            y += step
            x = _bend(along / total, hunch)
    return out


def sacrum_side(x: float, y: float) -> tuple[BaseGeometry, BaseGeometry]:
    """Sacrum and coccyx from the left, under the last disc at (x, y)."""
    sacrum = geo.blob((x - 18, y + 4), (x + 14, y - 8), (x + 40, y + 14), (x + 62, y + 50), (x + 66, y + 92),
        (x + 54, y + 118), (x + 44, y + 112), (x + 40, y + 78), (x + 16, y + 36))
    coccyx = geo.tube((x + 48, y + 120, 6), (x + 42, y + 136, 5), (x + 28, y + 150, 3), cap=3, step=3)
    return sacrum, coccyx


def draw_spine(d: Drawing, placed: list[Placed], materials: dict[str, str], prefix: str = "",
    sacrum: bool = True) -> None:
    """Parts: discs, arches and bodies of each region, sacrum, coccyx."""
    d.add(f"{prefix}intervertebral-discs", unary_union([p.disc for p in placed]), Form.ROUND, "disc", depth=3)
    for region, *_ in REGIONS:
        mine = [p for p in placed if p.region == region]
        for n, p in enumerate(mine):
            d.add(f"{prefix}{region}-arch-{n}", p.arch, Form.ROUND, materials[region], depth=4, tone=-0.1)
        for n, p in enumerate(mine):
            d.add(f"{prefix}{region}-{n}", p.body, Form.ROUND, materials[region], depth=6)
    if not sacrum:
        return
    last = placed[-1].disc.centroid
    bone, coccyx = sacrum_side(last.x, last.y + 4)
    d.add(f"{prefix}sacrum", bone, Form.ROUND, materials["sacrum"], depth=10)
    d.add(f"{prefix}coccyx", coccyx, Form.ROUND, materials["coccyx"], depth=4)


def names(d: Drawing, region: str, prefix: str = "") -> list[str]:
    """The part ids of the bodies of a region."""
    return [part.id for part in d.parts if part.id.startswith(f"{prefix}{region}-") and "arch" not in part.id]
