"""Cells in solutions: red blood cells and plant cells in hypertonic, isotonic and hypotonic surroundings."""

from __future__ import annotations

import math

from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .inscription import balls
from .membrane_panel import strewn
from .organelles_endomembrane import nucleus

SOLUTES = {"hypertonic": 30, "isotonic": 17, "hypotonic": 6}


def _bath(
    key: str, tonicity: str, taken: BaseGeometry, width: float = 300.0, height: float = 240.0
) -> Drawing:
    d = Drawing(key, box=(-width / 2, -height / 2, width, height))
    bath = geo.rounded_box(-width / 2, -height / 2, width, height, 12)
    d.add("bath", bath, Form.FLAT, "water", tone=0.45, shadow=False)
    room = geo.inset(bath, 12).difference(taken.buffer(9))
    balls(d, "solute", strewn(room, 21, f"bath{tonicity}", SOLUTES[tonicity]), 4.2, "solute")
    return d


def red_cells(tonicity: str, seed: int) -> Drawing:
    """Red blood cells shrunken, as biconcave discs, or swollen and bursting; arrows tell where water goes."""
    outlines = {
        "hypertonic": [_crenated(-62, -34, 40), _crenated(58, 40, 38)],
        "isotonic": [geo.ellipse(-62, -34, 52, 48), geo.ellipse(60, 42, 52, 46)],
        "hypotonic": [geo.ellipse(-62, -30, 64, 63), geo.ellipse(70, 46, 56, 56)],
    }[tonicity]
    body = outlines[0].union(outlines[1])
    d = _bath(f"red-cells-{tonicity}", tonicity, body)
    for n, outline in enumerate(outlines, 1):
        if tonicity == "hypotonic" and n == 2:
            torn = outline.difference(geo.blob((96, 40), (150, 14), (150, 70), step=3))
            d.add("burst", geo.smooth(torn, 3), Form.ROUND, "red-cell", depth=10, tone=0.12)
            d.add(
                "spilled",
                [
                    geo.ellipse(112 + dx, 40 + dy, 4.6)
                    for dx, dy in ((4, -8), (16, 4), (22, -14), (8, 16), (25, 18))
                ],
                Form.ROUND,
                "red-cell",
                depth=2,
                shadow=False,
            )
            continue
        d.add(f"cell-{n}", outline, Form.ROUND, "red-cell", depth=16)
        if tonicity == "isotonic":
            x, y = outline.centroid.coords[0]
            d.add(
                f"dimple-{n}",
                geo.ellipse(x + 2, y + 1, 22, 19),
                Form.HOLLOW,
                "red-cell",
                depth=11,
                finish="soft",
                shadow=False,
            )
    _arrows(d, tonicity, (-62, -34), {"hypertonic": 40, "isotonic": 52, "hypotonic": 64}[tonicity])
    names = [p.id for p in d.parts if p.id.startswith("cell-") or p.id == "burst"]
    d.label("red-blood-cell-tonicity", *names, priority=0)
    d.label("solute", priority=1)
    return d


def _crenated(x: float, y: float, radius: float) -> BaseGeometry:
    """A shrunken cell with blunt spikes."""
    points = [geo.polar(radius * (1.12 if k % 2 else 0.84), 360 * k / 22, x, y) for k in range(22)]
    return geo.blob(*points, step=2)


def _arrows(d: Drawing, tonicity: str, centre: tuple[float, float], radius: float) -> None:
    """Water out, both ways, or in; in hypertonic baths outwards."""
    x, y = centre
    for angle in (150, 270, 30):
        inner, outer = geo.polar(radius - 20, angle, x, y), geo.polar(radius + 20, angle, x, y)
        if tonicity == "isotonic":
            side = math.radians(angle + 90)
            shift = (7 * math.cos(side), 7 * math.sin(side))
            for sign, (a, b) in ((1, (inner, outer)), (-1, (outer, inner))):
                moved = [(p[0] + sign * shift[0], p[1] + sign * shift[1]) for p in (a, b)]
                d.flow("vein", moved[0], moved[1], width=5)
            continue
        d.flow("vein", *((inner, outer) if tonicity == "hypertonic" else (outer, inner)), width=7)


def plant_cell(tonicity: str, seed: int) -> Drawing:
    """A plant cell plasmolyzed, flaccid or turgid: the wall keeps its shape, the protoplast shrinks or fills it."""
    wall = geo.rounded_box(-104, -84, 208, 168, 22)
    d = _bath(f"plant-cell-{tonicity}", tonicity, wall)
    d.add("wall", wall, Form.ROUND, "cell-wall", depth=6)
    d.add("gap", geo.inset(wall, 9), Form.FLAT, "water", tone=0.45, shadow=False)
    room = geo.inset(wall, 10)
    protoplast = {
        "hypertonic": geo.blob(
            (-70, -52), (-10, -40), (58, -56), (70, -8), (60, 48), (4, 38), (-62, 54), (-74, 4), step=3
        ),
        "isotonic": geo.smooth(geo.inset(room, 3), 6),
        "hypotonic": room,
    }[tonicity]
    d.add("membrane", protoplast, Form.ROUND, "plasma-membrane", depth=4, shadow=False)
    cytosol = d.add("cytosol", geo.inset(protoplast, 3.4), Form.FLAT, "cytosol-plant", shadow=False)
    if tonicity == "hypertonic":
        bits = strewn(geo.inset(wall, 16).difference(protoplast.buffer(8)), 20, "gap", 10)
        balls(d, "gap-solute", bits, 4.2, "solute")
    x, y, rx, ry = {"hypertonic": (12, 0, 30, 24), "isotonic": (12, 4, 58, 48), "hypotonic": (8, 4, 78, 60)}[
        tonicity
    ]
    vacuole = d.add(
        "tonoplast",
        geo.ellipse(x, y, rx, ry).intersection(geo.inset(cytosol, 3)),
        Form.ROUND,
        "tonoplast",
        depth=3,
        shadow=False,
    )
    d.add("vacuole", geo.inset(vacuole, 2.6), Form.HOLLOW, "vacuole", depth=12, shadow=False)
    nx, ny = {"hypertonic": (-46, -6), "isotonic": (-70, -40), "hypotonic": (-78, -58)}[tonicity]
    d.place(nucleus(seed, 60), nx, ny, scale=0.27, prefix="nucleus-")
    corners = {
        "hypertonic": ((48, -34), (-44, 34), (54, 22)),
        "isotonic": ((74, -52), (-60, 54), (76, 52)),
        "hypotonic": ((82, -60), (-78, 62), (84, 62)),
    }
    d.add(
        "chloroplasts",
        [geo.ellipse(cx, cy, 11, 6.4, 20) for cx, cy in corners[tonicity]],
        Form.ROUND,
        "chloroplast",
        depth=4,
        shadow=False,
    )
    for angle in (160, 20, 268):
        edge = 96 if angle != 268 else 74
        inner, outer = geo.polar(edge - 26, angle), geo.polar(edge + 26, angle)
        if tonicity == "isotonic":
            d.flow("vein", (inner[0], inner[1] + 6), (outer[0], outer[1] + 6), width=5)
            d.flow("vein", (outer[0], outer[1] - 7), (inner[0], inner[1] - 7), width=5)
        else:
            d.flow("vein", *((inner, outer) if tonicity == "hypertonic" else (outer, inner)), width=7)
    d.label("plant-wall-tonicity", "wall", priority=0)
    d.label("plant-vacuole-tonicity", "vacuole", priority=0)
    d.label("plasma-membrane-strip", "membrane", priority=1)
    return d
