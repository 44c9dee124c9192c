"""Chromosomes: condensed, before or after replication, with arms, centromere and bands, and exchanged segments.

A chromosome stands upright around its centromere at the origin. Lengths are drawing units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shapely import box, union_all
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred

MATERNAL, PATERNAL = "chromosome-maternal", "chromosome-paternal"


@dataclass(frozen=True, slots=True)
class Chromosome:
    """What a chromosome looks like. `swapped` is the share of the lower arms, from their ends, that came from the homolog
    by crossing over, for the left and the right chromatid."""

    material: str = PATERNAL
    upper: float = 34.0  # length of the arms above the centromere
    lower: float = 46.0
    width: float = 15.0
    chromatids: int = 2
    spread: float = 13.0  # how far the ends of sister arms stand apart
    bend: float = 0.0  # of a single chromatid: how far the ends of its arms trail behind to the right
    swapped: tuple[float, float] = (0.0, 0.0)
    partner: str = ""  # material of exchanged segments


def chromatid(look: Chromosome, side: int) -> BaseGeometry:
    """The outline of one chromatid: two arms that narrow at the centromere."""
    r = look.width / 2
    near, far = side * r * 0.82, side * (r * 0.9 + look.spread)
    if not side:
        near, far = 0.0, look.bend
    upper = geo.tube(
        (near, 2, r * 0.72),
        (near + (far - near) * 0.45, -look.upper * 0.5, r),
        (far, -look.upper + r, r),
        cap=3,
        step=2,
    )
    lower = geo.tube(
        (near, -2, r * 0.72),
        (near + (far - near) * 0.45, look.lower * 0.5, r),
        (far, look.lower - r, r),
        cap=3,
        step=2,
    )
    return union_all([upper, lower])


def chromosome(look: Chromosome | None = None, key: str = "chromosome") -> Drawing:
    """Parts: left and right (or single), left-swapped and right-swapped where segments were exchanged, centromere."""
    look = look or Chromosome()
    drawing = Drawing(key)
    sides = {"single": 0} if look.chromatids == 1 else {"left": -1, "right": 1}
    for name, side in sides.items():
        outline = chromatid(look, side)
        drawing.add(name, outline, Form.ROUND, look.material, depth=look.width * 0.4)
        share = look.swapped[0 if side <= 0 else 1]
        if share:
            end = box(-200, look.lower * (1 - share), 200, look.lower + 50)
            drawing.add(
                f"{name}-swapped",
                outline.intersection(end),
                Form.ROUND,
                look.partner,
                depth=look.width * 0.4,
                shadow=False,
            )
    wide = look.width * (0.62 if look.chromatids == 1 else 1.0)
    drawing.add(
        "centromere",
        geo.ellipse(0, 0, wide, look.width * 0.36),
        Form.ROUND,
        "centromere",
        depth=3,
        shadow=False,
    )
    return drawing


def bands(
    drawing: Drawing,
    name: str,
    outline: BaseGeometry,
    places: Sequence[tuple[float, float]],
    material: str = "centromere",
) -> None:
    """Stained bands across a chromatid: (y, height) of each. Part: name."""
    strips = union_all([box(-400, y - h / 2, 400, y + h / 2) for y, h in places])
    drawing.add(name, outline.intersection(strips), Form.FLAT, material, opacity=0.55, shadow=False)


def rod(
    length: float,
    width: float,
    segments: Sequence[tuple[float, str]],
    letters: str = "",
    centromere: float = 0.4,
    key: str = "rod",
) -> Drawing:
    """A chromosome as a straight rod of coloured segments: (share of the length, material), from the top down.

    `letters` name the segments; `centromere` is its place as a share. Parts: segment-1 …, centromere, letters.
    """
    drawing = Drawing(key)
    r = width / 2
    arms = [(0.0, length * centromere), (length * centromere, length)]
    body = union_all([geo.rounded_box(-r, a, width, b - a, r * 0.95) for a, b in arms])
    total, at = sum(share for share, _ in segments), 0.0
    signs = []
    for number, (share, material) in enumerate(segments, 1):
        end = at + share / total * length
        drawing.add(
            f"segment-{number}",
            body.intersection(box(-r, at, r, end)),
            Form.ROUND,
            material,
            depth=width * 0.3,
            outline=True,
            shadow=False,
        )
        if letters[number - 1 : number].strip():
            signs.append(centred(letters[number - 1], 0, (at + end) / 2, width * 0.62))
        at = end
    drawing.add(
        "centromere",
        geo.ellipse(0, length * centromere, r * 0.8, r * 0.34),
        Form.ROUND,
        "centromere",
        depth=2,
        shadow=False,
    )
    if signs:
        drawing.add("letters", union_all(signs), Form.FLAT, "ink", shadow=False)
    return drawing


def uncoiled(
    drawing: Drawing,
    name: str,
    shape: BaseGeometry,
    material: str,
    key: object,
    threads: int = 5,
    width: float = 2.6,
) -> None:
    """Chromatin as loose threads that wander inside a shape. Part: name."""
    lines = []
    for n in range(threads):
        points = geo.spread([tuple(p) for p in geo.scatter(geo.inset(shape, 6), 12, (key, n))])[:14]
        random = geo.rng((key, n, "order"))
        random.shuffle(points)
        ordered = [points.pop()] if points else []
        while points:
            points.sort(key=lambda p: (p[0] - ordered[-1][0]) ** 2 + (p[1] - ordered[-1][1]) ** 2)
            ordered.append(points.pop(0))
        if len(ordered) > 2:
            lines.append(LineString(geo.curve(ordered[:9], 2)[:, :2]))
    drawing.add(name, union_all(lines), Form.LINE, material, width=width)
