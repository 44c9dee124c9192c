"""The ends of the airways: an alveolar sac on its bronchiole, and one alveolus with its capillary."""

from __future__ import annotations

import math

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

SACS = ((-120, 120, 62), (-34, 196, 66), (84, 176, 64), (138, 70, 56))
DUCTS = (
    ((0, 20, 24), (-60, 66, 22), (-110, 112, 24)), ((0, 20, 24), (-18, 110, 22), (-30, 180, 24)), ((0, 20, 24), (50, 90, 22), (80, 164, 24)),
    ((0, 20, 24), (70, 34, 22), (128, 66, 24)),
)  # fmt: skip


def _berry(x: float, y: float, radius: float, key: str) -> list[BaseGeometry]:
    """The alveoli of one sac, those behind first."""
    r = geo.rng(key)
    balls = [
        geo.ellipse(
            *geo.polar(radius * 0.66, 36 * k + r.uniform(-8, 8), x, y), radius * r.uniform(0.36, 0.42)
        )
        for k in range(10)
    ]
    return [
        *balls,
        *(geo.ellipse(*geo.polar(radius * 0.3, 120 * k + 30, x, y), radius * 0.4) for k in range(3)),
    ]


def sacs() -> Drawing:
    """A terminal bronchiole that divides into alveolar ducts with their sacs; capillaries on two of the sacs.

    The bronchiole comes from above; the whole lies between (-200, -220) and (210, 270).
    """
    d = Drawing("alveolar-sacs")
    d.vessel(
        "arteriole",
        [((-74, -220, 13), (-58, -110, 12), (-52, -10, 10), (-92, 60, 8), (-150, 90, 6))],
        "vein",
        10,
    )
    d.vessel("bronchiole", [((0, -220, 34), (0, -120, 32), (0, -60, 28))], "airway", 22)
    d.vessel("respiratory-bronchiole", [((0, -70, 28), (0, -10, 26), (0, 30, 25))], "airway", 20, tone=0.15)
    for n, duct in enumerate(DUCTS):
        d.add(f"duct-{n}", geo.tube(*duct, cap=3), "round", "lung", depth=16, tone=0.12)
    buds = [geo.ellipse(-28, -30, 15), geo.ellipse(29, -12, 15), geo.ellipse(-26, 12, 14)]
    for n, bud in enumerate(buds):
        d.add(f"bud-{n}", bud, "round", "lung", depth=10)
    for n, (x, y, radius) in enumerate(SACS):
        for k, ball in enumerate(_berry(x, y, radius, f"sac-{n}")):
            d.add(f"sac-{n}-{k}", ball, "round", "lung", depth=15, shadow=False)
    muscle = [geo.line((-32, y - 6), (0, y + 8), (32, y - 6)).coords for y in range(-206, -70, 22)]
    d.add("muscle", MultiLineString(muscle), "cord", "smooth-muscle", width=9, shadow=False)
    d.vessel(
        "venule", [((72, -220, 13), (62, -120, 12), (66, -30, 11), (110, 10, 9), (150, 30, 7))], "artery", 10
    )
    for n, material in ((0, "vein"), (3, "artery")):
        x, y, radius = SACS[n]
        d.add(
            f"net-{n}", MultiLineString(_net(x, y, radius * 0.98)), "cord", material, width=4.2, shadow=False
        )
    d.add(
        "net-mixed",
        MultiLineString([*_net(*SACS[1][:2], 62), *_net(*SACS[2][:2], 60)]),
        "cord",
        "capillary",
        width=3.6,
        shadow=False,
        detail=2,
    )
    return d


def _net(x: float, y: float, radius: float) -> list[LineString]:
    """A mesh of capillaries over a ball."""
    lines = []
    for tilt in (-50, 0, 50):
        for offset in (-0.62, -0.2, 0.2, 0.62):
            half = radius * math.sqrt(1 - offset**2) * 0.96
            points = [
                (t * half, offset * radius + 0.14 * radius * math.sin(3 * t + tilt))
                for t in np.linspace(-1, 1, 9)
            ]
            lines.append(LineString([p[:2] for p in geo.local(points, x, y, tilt)]))
    return lines[::2] + lines[1:4:2]


def alveolus() -> Drawing:
    """One alveolus in section, with a capillary along its lower wall from oxygen-poor (left) to oxygen-rich (right)."""
    d = Drawing("alveolus", box=(-430, -400, 860, 800))
    cave = unary_union(
        [
            geo.wobbly(0, -20, 262, 240, "alveolus", 14, 0.02),
            geo.tube((0, -200, 92), (0, -330, 104), (0, -400, 118)),
        ]
    )
    cave = geo.smooth(cave, 20)
    open_top = box(-440, -396, 440, 420)
    path = [geo.polar(330, a, 0, -20) for a in range(190, -15, -12)]
    outer = geo.tube(*[(x, y, 50) for x, y in path], cap=0)
    d.add(
        "interstitium", cave.buffer(62).intersection(open_top), "flat", "submucosa", tone=0.35, outline=False
    )
    half = len(path) // 2
    d.add("capillary", outer, "round", "vessel-wall-arterial", depth=10)
    for n, (a, b, material) in enumerate(
        ((0, half - 1, "vein"), (half - 2, half + 3, "capillary"), (half + 1, len(path), "artery"))
    ):
        stretch = geo.tube(*[(x, y, 42) for x, y in path[a:b]], cap=0)
        d.add(f"blood-{n}", stretch, "flat", material, tone=0.5, outline=False, shadow=False)
    for n, k in enumerate(range(0, len(path), 2)):
        x, y = path[k]
        turn = math.degrees(math.atan2(y + 20, x)) + 90
        material = "vein" if k < half - 1 else "artery" if k > half + 1 else "capillary"
        d.add(f"cell-{n}", geo.ellipse(x, y, 34, 20, turn), "round", material, depth=12)
    d.add("wall", cave.buffer(13).intersection(open_top), "round", "lung", depth=7)
    d.add("fluid", cave.buffer(3).intersection(open_top), "flat", "water", tone=0.45, outline=False)
    d.add("airspace", cave.buffer(-7).intersection(open_top), "hollow", "paper", depth=26)
    for n, (angle, size) in enumerate(((150, 30), (30, 30), (205, 26), (-24, 26))):
        x, y = geo.polar(252, angle, 0, -20)
        d.add(f"type-one-{n}", geo.ellipse(x, y, size, 9, angle + 90), "round", "leukocyte-nucleus", depth=5)
    x, y = geo.polar(236, 62, 0, -20)
    d.add("type-two", geo.wobbly(x, y, 34, 30, "type-two", 10, 0.06), "round", "lung", depth=14, tone=-0.12)
    d.add("type-two-nucleus", geo.ellipse(x + 2, y + 4, 13), "round", "leukocyte-nucleus", depth=6)
    d.add("macrophage", geo.wobbly(-96, 150, 40, 27, "macrophage", 11, 0.2), "round", "leukocyte", depth=14)
    d.add("macrophage-nucleus", geo.ellipse(-92, 152, 15, 11, 20), "round", "leukocyte-nucleus", depth=6)
    return d
