"""Bacteria: seen from outside in their shapes, and cut open with what lies within.

All stand around the origin; a rod lies along x.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy


def rod(
    length: float = 64.0,
    width: float = 26.0,
    material: str = "rod-green",
    flagella: str = "",
    pili: int = 0,
    bend: float = 0.0,
    key: str = "rod",
) -> Drawing:
    """A bacillus from outside. `flagella` is an arrangement: "", "polar", "tuft", "both-ends", "all-round".

    Parts: flagella and pili where there are any, body.
    """
    drawing = Drawing(key)
    body = geo.capsule(length, width, bend)
    if flagella:
        drawing.add(
            "flagella", _flagella(length, width, flagella), Form.CORD, "flagellum", width=width * 0.085
        )
    if pili:
        drawing.add("pili", bristles(body, pili, width * 0.3), Form.LINE, "pilus", width=width * 0.04)
    drawing.add("body", body, Form.ROUND, material, depth=width * 0.42)
    return drawing


def coccus(radius: float = 15.0, material: str = "rod-purple", key: str = "coccus") -> Drawing:
    """A round bacterium from outside. Part: body."""
    drawing = Drawing(key)
    drawing.add("body", geo.ellipse(0, 0, radius), Form.ROUND, material, depth=radius * 0.8)
    return drawing


def cocci(
    places: Sequence[Xy], radius: float = 12.0, material: str = "rod-purple", key: str = "cocci"
) -> Drawing:
    """Round bacteria that stay together after division. Parts: body-1, body-2, …"""
    drawing = Drawing(key)
    for number, (x, y) in enumerate(places, 1):
        drawing.add(
            f"body-{number}",
            geo.ellipse(x, y, radius),
            Form.ROUND,
            material,
            depth=radius * 0.8,
            shadow=False,
        )
    return drawing


def spiral(
    length: float = 110.0,
    turns: float = 3.0,
    width: float = 9.0,
    height: float = 13.0,
    material: str = "rod-blue",
    key: str = "spiral",
) -> Drawing:
    """A spirillum or spirochete from outside. Part: body."""
    drawing = Drawing(key)
    x = np.linspace(-length / 2, length / 2, int(14 * turns))
    y = height * np.sin(np.linspace(0, 2 * math.pi * turns, len(x)))
    body = geo.tube(*[(a, b, width / 2) for a, b in zip(x, y, strict=True)], cap=3, step=2)
    drawing.add("body", body, Form.ROUND, material, depth=width * 0.45)
    return drawing


def vibrio(material: str = "rod-pink", key: str = "vibrio") -> Drawing:
    """A curved rod with one flagellum. Parts: flagella, body."""
    drawing = Drawing(key)
    drawing.add("flagella", MultiLineString([wave((27, 10), 14, 62, 5)]), Form.CORD, "flagellum", width=2.2)
    comma = geo.tube((-26, 12, 11), (-15, -2, 11.5), (2, -7, 11.5), (18, -1, 11), (27, 11, 10), cap=3, step=2)
    drawing.add("body", comma, Form.ROUND, material, depth=10)
    return drawing


def _flagella(length: float, width: float, arrangement: str) -> MultiLineString:
    half = length / 2
    if arrangement == "all-round":
        outline = geo.capsule(length, width).exterior
        around = [outline.interpolate(k / 11, normalized=True).coords[0] for k in range(11)]
        strands = [
            wave(at, math.degrees(math.atan2(at[1] * 2.2, at[0])), length * 0.62, width * 0.14)
            for at in around
        ]
        return MultiLineString(strands)
    strands = []
    if arrangement in ("polar", "both-ends"):
        strands.append(wave((half - 3, 0), 0, length * 0.95, width * 0.2))
    if arrangement == "both-ends":
        strands.append(wave((3 - half, 0), 180, length * 0.95, width * 0.2))
    if arrangement == "tuft":
        strands += [
            wave((half - 4, dy), turn, length * 0.9, width * 0.17)
            for dy, turn in ((-width * 0.2, -22), (-width * 0.08, -8), (width * 0.08, 8), (width * 0.2, 22))
        ]
    return MultiLineString(strands)


def wave(start: Xy, direction: float, length: float, height: float, turns: float = 2.6) -> LineString:
    """A thread that leaves `start` in a direction (degrees clockwise from east) in growing waves."""
    along = np.linspace(0, length, 40)
    sway = height * np.sin(np.linspace(0, 2 * math.pi * turns, 40)) * np.minimum(1, along / (0.25 * length))
    points = zip(along, sway, strict=True)
    return LineString([p[:2] for p in geo.local(points, *start, rotation=direction)])


def bristles(body: BaseGeometry, count: int, length: float) -> MultiLineString:
    """Short straight hairs that stand on an outline."""
    r = geo.rng(f"bristles/{count}/{length:.1f}")
    ring = body.exterior
    hairs = []
    for k in range(count):
        share = (k + r.uniform(0.2, 0.8)) / count
        foot, ahead = (ring.interpolate(s % 1, normalized=True) for s in (share, share + 0.004))
        outward = math.degrees(math.atan2(ahead.y - foot.y, ahead.x - foot.x)) + (
            90 if not ring.is_ccw else -90
        )
        if body.contains(Point(geo.polar(1, outward, foot.x, foot.y))):
            outward += 180
        tip = geo.polar(length * r.uniform(0.75, 1.15), outward + r.uniform(-9, 9), foot.x, foot.y)
        hairs.append([(foot.x, foot.y), tip])
    return MultiLineString(hairs)


def tangle(region: BaseGeometry, steps: int, step: float, key: object) -> LineString:
    """A long thread folded upon itself inside a region: a bacterial chromosome, viral RNA."""
    r = geo.rng(f"tangle/{key}")
    at, heading = region.representative_point().coords[0], r.uniform(0, 360)
    points = [at]
    for _ in range(steps):
        for attempt in range(12):
            turn = heading + r.uniform(-55, 55) + (attempt * 40 if attempt else 0)
            onward = geo.polar(step, turn, *points[-1])
            if region.contains(LineString([points[-1], onward])):
                heading = turn
                points.append(onward)
                break
    return geo.line(*points, step=2)


def dividing_rod(
    pinch: float, length: float = 130.0, width: float = 44.0, ring: bool = True, key: str = "dividing"
) -> Drawing:
    """A bacterium cut open while it divides; `pinch` is how far the middle has closed, 0 to 1.

    Parts: wall, membrane, cytoplasm, chromosome-1, chromosome-2, and z-ring.
    """
    drawing = Drawing(key)
    half, r = length / 2, width / 2
    neck = max(r * (1 - pinch), 0.6)

    def outline(inset: float) -> BaseGeometry:
        q, n = r - inset, max(neck - inset, 0.3)
        reach = half - r
        points = [(-reach, 0, q), (-reach * 0.45, 0, q), (-r * 0.3, 0, q - (q - n) * 0.55), (0, 0, n)]
        points += [(-x, y, w) for x, y, w in reversed(points[:-1])]
        return geo.tube(*points, cap=3, step=2)

    drawing.add("wall", outline(0), Form.ROUND, "bacterial-wall", depth=5)
    drawing.add("membrane", outline(3.4), Form.FLAT, "bacterial-membrane", outline=True, shadow=False)
    drawing.add("cytoplasm", outline(6), Form.HOLLOW, "bacterial-cytoplasm", depth=6, shadow=False)
    for number, side in enumerate((-1, 1), 1):
        home = geo.ellipse(side * half * 0.52, 0, half * 0.24, r * 0.42)
        drawing.add(f"chromosome-{number}", tangle(home, 60, 5, side), Form.CORD, "bacterial-dna", width=2.4)
    if ring:
        reach = max(neck - 5, 2.0)
        beads = (
            MultiPoint([(0, reach * (i / 4)) for i in range(-4, 5)])
            if reach > 4
            else MultiPoint([(0, -2), (0, 2)])
        )
        drawing.add("z-ring", beads, Form.DOTS, "antigen", width=4.6)
    return drawing
