"""Antibodies: close up with their domains, and small enough to stand on cells and in wells.

An antibody stands upright around the origin of its hinge, its two arms upwards.
"""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form


def antibody(key: str = "antibody", extra_domain: bool = False) -> Drawing:
    """An antibody monomer with its domains, about 130 units across.

    `extra_domain` gives each heavy chain the fourth constant domain of IgM and IgE in place of a hinge.
    Parts: hinge, disulfide-bonds, heavy-constant, light-constant, heavy-variable, light-variable, binding-sites.
    """
    d = Drawing(key)
    lift = 16 if extra_domain else 0
    heavy, light, heavy_tips, light_tips, hinge = [], [], [], [], []
    for side in (-1, 1):
        hinge.append(geo.line((side * 6, 14), (side * 6, 4), (side * 13, -9), step=1))
        stalk = (0, 20, 39) if extra_domain else (22, 41)
        heavy += [geo.ellipse(side * 8.2, y + lift * 0.3, 8, 10.5) for y in stalk]
        heavy.append(geo.ellipse(side * 19, -17, 8, 11.5, side * 40))
        heavy_tips.append(geo.ellipse(side * 34, -34.5, 8.2, 11.8, side * 40))
        light.append(geo.ellipse(side * 34, -7, 7.4, 11, side * 40))
        light_tips.append(geo.ellipse(side * 49, -24.5, 7.6, 11.3, side * 40))
    d.add("hinge", MultiLineString(hinge), Form.CORD, "antibody-heavy", width=4)
    bonds = [LineString([(-7, y), (7, y)]) for y in (5, 10)]
    bonds += [LineString([(side * 19, -6), (side * 29, 2)]) for side in (-1, 1)]
    d.add("disulfide-bonds", MultiLineString(bonds), Form.CORD, "viral-matrix", width=2.6)
    d.add("heavy-constant", heavy, Form.ROUND, "antibody-heavy", depth=7)
    d.add("light-constant", light, Form.ROUND, "antibody-light", depth=7)
    d.add("heavy-variable", heavy_tips, Form.ROUND, "antibody-variable", depth=7)
    d.add("light-variable", light_tips, Form.ROUND, "antibody-variable", depth=7, tone=0.22)
    return d


def small(key: str = "antibody", material: str = "antibody-heavy") -> Drawing:
    """An antibody as a Y, about 40 units tall, for panels with many; its tips bind at (±13, -19), its foot is (0, 17).

    Parts: body, tips.
    """
    d = Drawing(key)
    arms = [geo.tube((0, 17, 3.4), (0, 0, 3.4), (side * 13, -17, 3.2), cap=3, step=2) for side in (-1, 1)]
    tips = [geo.ellipse(side * 12.6, -16.6, 4.6, 3.6, side * 53) for side in (-1, 1)]
    d.add("body", unary_union(arms), Form.ROUND, material, depth=3)
    d.add("tips", tips, Form.ROUND, "antibody-variable", depth=2.5, shadow=False)
    return d


def pentamer(key: str = "pentamer") -> Drawing:
    """IgM: five monomers joined at their feet, with a J chain. Parts: y1-*, …, y5-*, ring, j-chain."""
    d = Drawing(key)
    for n in range(5):
        turn = 72 * n
        d.place(
            antibody(extra_domain=True),
            *geo.polar(62, turn - 90),
            scale=0.72,
            rotation=turn,
            prefix=f"y{n + 1}-",
        )
    ring = geo.ellipse(0, 0, 25).difference(geo.ellipse(0, 0, 20))
    d.add("ring", ring, Form.FLAT, "viral-matrix", outline=True, shadow=False)
    d.add("j-chain", geo.ellipse(*geo.polar(21, 126), 9, 6, 30), Form.ROUND, "dye-iodine", depth=4)
    return d


def dimer(key: str = "dimer") -> Drawing:
    """Secretory IgA: two monomers foot to foot with J chain and secretory component.

    Parts: y1-*, y2-*, secretory-component, j-chain.
    """
    d = Drawing(key)
    for n, (side, turn) in enumerate(((-1, -90), (1, 90)), 1):
        d.place(antibody(), side * 58, 0, scale=0.9, rotation=turn, prefix=f"y{n}-")
    wrap = geo.line((-58, 10), (-30, -13), (0, 12), (30, -13), (58, 10), step=2)
    d.add("secretory-component", wrap, Form.CORD, "viral-enzyme", width=7)
    d.add("j-chain", geo.ellipse(0, 0, 9, 6), Form.ROUND, "dye-iodine", depth=4)
    return d
