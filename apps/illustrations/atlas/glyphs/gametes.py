"""Egg and sperm cells, the cells they come from, and the first cells of an embryo; each around its own origin."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing


def chromosomes(d: Drawing, count: int, radius: float, doubled: bool, prefix: str = "") -> None:
    """A few chromosomes within a nucleus: red and blue ones of two parents; doubled ones have two chromatids."""
    for n in range(count):
        x, y = geo.polar(radius * 0.5, 360 * n / count + 40) if count > 1 else (0.0, 0.0)
        length = radius * (0.34 if n // 2 % 2 == 0 else 0.24)
        turns = (-28, 28) if doubled else (20 if n % 2 else -20,)
        rods = [
            LineString([p[:2] for p in geo.local([(0, -length), (0, length)], x, y, turn)]) for turn in turns
        ]
        d.add(
            f"{prefix}chromosome-{n}",
            MultiLineString(rods),
            "cord",
            "artery" if n % 2 else "vein",
            width=max(3.0, radius * 0.12),
            shadow=False,
        )


def germ_cell(key: str, radius: float, count: int, doubled: bool, material: str = "leukocyte") -> Drawing:
    """A round cell with chromosomes in its nucleus. Parts: body, nucleus, chromosome-N."""
    d = Drawing(key)
    d.add("body", geo.wobbly(0, 0, radius, radius, key, 14, 0.02), "round", material, depth=radius * 0.34)
    inner = radius * 0.6
    d.add("nucleus", geo.ellipse(0, 0, inner), "round", "nucleoplasm", depth=inner * 0.3, shadow=False)
    chromosomes(d, count, inner, doubled)
    return d


def small_sperm(length: float = 100.0) -> Drawing:
    """A sperm that swims to the left."""
    d = Drawing("sperm")
    tail = [(t * length, math.sin(t * 9) * length * 0.05 * (0.4 + t)) for t in np.linspace(0.14, 1.0, 24)]
    d.add("tail", geo.line(*tail), "cord", "leukocyte", width=length * 0.03)
    d.add(
        "midpiece",
        geo.tube((length * 0.1, 0, length * 0.035), (length * 0.26, length * 0.01, length * 0.03), cap=3),
        "round",
        "mitochondrion",
        depth=length * 0.02,
    )
    d.add(
        "head",
        geo.ellipse(length * 0.02, 0, length * 0.1, length * 0.065),
        "round",
        "leukocyte",
        depth=length * 0.04,
    )
    d.add(
        "head-nucleus",
        geo.ellipse(length * 0.03, 0, length * 0.07, length * 0.045),
        "round",
        "leukocyte-nucleus",
        depth=length * 0.02,
        shadow=False,
    )
    return d


def egg(radius: float = 100.0, crown: bool = True) -> Drawing:
    """A secondary oocyte with zona pellucida and, if asked, the corona radiata. Parts: corona, zona, space, body, polar-body."""
    d = Drawing("egg")
    if crown:
        ring = [
            geo.wobbly(*geo.polar(radius * r, a + off), radius * 0.13, radius * 0.1, f"corona{a}{r}", 8, 0.12)
            for r, off, step in ((1.38, 0, 18), (1.58, 9, 18))
            for a in range(0, 360, step)
        ]
        d.add("corona", ring, "round", "ovary", depth=radius * 0.06)
    d.add("zona", geo.ellipse(0, 0, radius * 1.24), "round", "serosa", depth=radius * 0.1)
    d.add("space", geo.ellipse(0, 0, radius * 1.1), "flat", "amnion", tone=0.2)
    d.add("body", geo.ellipse(0, radius * 0.04, radius), "round", "fetus", depth=radius * 0.3)
    grains = geo.scatter(geo.ellipse(0, radius * 0.04, radius * 0.9), radius * 0.13, "egg")
    d.add("grains", MultiPoint(grains), "dots", "fetus", width=radius * 0.035, tone=-0.2, outline=False)
    d.add(
        "polar-body",
        geo.ellipse(radius * 0.62, -radius * 0.86, radius * 0.15, radius * 0.12, 40),
        "round",
        "leukocyte",
        depth=radius * 0.06,
    )
    return d


def morula(cells: int, radius: float = 80.0, key: str = "morula") -> Drawing:
    """A zygote (one cell), two or four cells, or a ball of more within the zona pellucida. Parts: zona, cell-N."""
    d = Drawing(key)
    d.add("zona", geo.ellipse(0, 0, radius * 1.16), "round", "serosa", depth=radius * 0.08)
    d.add("space", geo.ellipse(0, 0, radius * 1.06), "flat", "amnion", tone=0.2)
    few: dict[int, list[tuple[float, float, float]]] = {
        1: [(0, 0, 0.96)], 2: [(-0.47, 0, 0.54), (0.47, 0, 0.54)], 4: [(-0.2, -0.42, 0.46), (-0.46, 0.36, 0.46), (0.46, -0.3, 0.46), (0.26, 0.46, 0.46)],
        8: [(0.0, 0.0, 0.38), *[(*geo.polar(0.58, 51.4 * k), 0.36) for k in range(7)]],
    }  # fmt: skip
    places = few.get(cells) or [*[(*geo.polar(0.68, 30 * k), 0.26) for k in range(12)], *[(*geo.polar(0.34, 60 * k + 15), 0.26) for k in range(6)], (0, 0, 0.24)]  # fmt: skip
    for n, (x, y, r) in enumerate(places):
        d.add(
            f"cell-{n}",
            geo.ellipse(x * radius, y * radius, r * radius),
            "round",
            "fetus",
            depth=r * radius * 0.34,
        )
        if cells > 1:
            d.add(
                f"nucleus-{n}",
                geo.ellipse(x * radius, y * radius, r * radius * 0.3),
                "round",
                "leukocyte-nucleus",
                depth=r * radius * 0.12,
                shadow=False,
            )
    if cells == 1:
        for n, (x, material) in enumerate(((-0.24, "leukocyte-nucleus"), (0.24, "leukocyte-nucleus"))):
            d.add(
                f"pronucleus-{n}",
                geo.ellipse(x * radius, 0, radius * 0.2),
                "round",
                material,
                depth=radius * 0.08,
                tone=0.2 * n,
                shadow=False,
            )
    return d


def blastocyst(radius: float = 90.0) -> Drawing:
    """Parts: trophoblast, cavity, inner-mass."""
    d = Drawing("blastocyst")
    ring = [
        geo.ellipse(*geo.polar(radius * 0.93, 12 * k), radius * 0.13, radius * 0.1, 12 * k + 90)
        for k in range(30)
    ]
    d.add("shell", geo.ellipse(0, 0, radius), "flat", "fetus", tone=0.1)
    d.add("cavity", geo.ellipse(0, 0, radius * 0.87), "hollow", "amnion", depth=radius * 0.2)
    d.add(
        "trophoblast",
        unary_union(ring).union(geo.ellipse(0, 0, radius).difference(geo.ellipse(0, 0, radius * 0.86))),
        "round",
        "fetus",
        depth=radius * 0.05,
    )
    mass = [
        geo.ellipse(radius * x, radius * y, radius * 0.17)
        for x, y in (
            (-0.62, -0.22),
            (-0.66, 0.04),
            (-0.58, 0.28),
            (-0.4, -0.32),
            (-0.4, -0.06),
            (-0.38, 0.2),
            (-0.2, -0.14),
            (-0.2, 0.1),
        )
    ]
    for n, cell in enumerate(mass):
        d.add(f"inner-{n}", cell, "round", "lymph-follicle", depth=radius * 0.06)
    return d


def fetus(weeks: int, cord: bool = True) -> Drawing:
    """A curled fetus in profile facing left, about 300 units tall; the head is the larger the younger it is.

    Parts: body, head, arm, leg, eye, cord (from the belly)."""
    d = Drawing(f"fetus-{weeks}")
    head = {9: 92.0, 20: 76.0}.get(weeks, 68.0)
    stout = {9: 56.0, 20: 60.0}.get(weeks, 70.0)
    trunk = geo.tube(
        (10, -60, stout * 0.7), (52, 10, stout * 0.95), (40, 84, stout), (0, 128, stout * 0.82), cap=3
    )
    if cord:
        d.add(
            "cord",
            geo.line((-24, 84), (-78, 110), (-110, 70), (-150, 104), (-190, 90)),
            "cord",
            "vein",
            width=15,
            tone=0.25,
        )
    thigh = geo.tube((6, 130, stout * 0.5), (-60, 100, stout * 0.42), (-104, 78, stout * 0.36), cap=3)
    shin = geo.tube((-100, 76, stout * 0.34), (-82, 124, stout * 0.27), (-62, 158, stout * 0.22), cap=3)
    foot = geo.tube((-62, 158, stout * 0.2), (-92, 172, stout * 0.16), cap=3)
    d.add(
        "back-leg",
        geo.tube(
            (20, 140, stout * 0.45),
            (-40, 130, stout * 0.36),
            (-76, 120, stout * 0.3),
            (-50, 176, stout * 0.22),
            cap=3,
        ),
        "round",
        "fetus",
        depth=18,
        tone=-0.08,
    )
    d.add("body", trunk, "round", "fetus", depth=34)
    skull = geo.blob(
        (-14, -200),
        (head * 0.7, -196),
        (head * 1.0, -140),
        (head * 0.7, -76),
        (10, -58),
        (-42, -66),
        (-66, -84),
        (-72, -104),
        (-84, -116),
        (-74, -136),
        (-72, -170),
        (-54, -192),
        step=5,
    )
    d.add("head", skull, "round", "fetus", depth=36)
    d.add("ear", geo.ellipse(24, -116, 11, 16, 12), "round", "fetus", depth=6, tone=-0.1)
    d.add(
        "eye",
        geo.line((-58, -128), (-48, -122), (-38, -127)) if weeks > 9 else geo.ellipse(-44, -128, 11),
        "line" if weeks > 9 else "round",
        "insect-eye",
        **({"width": 4} if weeks > 9 else {"depth": 5}),
    )
    d.add("mouth", geo.line((-70, -92), (-58, -90)), "line", "fetus", width=3.4, tone=-0.5)
    d.add("leg", unary_union([thigh, shin, foot]), "round", "fetus", depth=20)
    d.add(
        "arm",
        unary_union(
            [
                geo.tube((22, -24, stout * 0.36), (-20, 26, stout * 0.3), (-34, 44, stout * 0.27), cap=3),
                geo.tube((-34, 44, stout * 0.26), (-62, 4, stout * 0.22), (-78, -40, stout * 0.2), cap=3),
                geo.ellipse(-82, -48, stout * 0.22, stout * 0.26),
            ]
        ),
        "round",
        "fetus",
        depth=16,
    )
    return d
