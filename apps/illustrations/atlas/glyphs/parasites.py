"""Ticks, mosquitoes and single-celled parasites in the stages of their lives, around the origin."""

from __future__ import annotations

import math

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing


def tick(legs: int = 8, size: float = 1.0, key: str = "tick") -> Drawing:
    """A hard tick from above, mouthparts up: six legs as a larva, eight later. Parts: legs, mouthparts, body, shield."""
    d = Drawing(key)
    pairs = legs // 2
    strokes = []
    for k in range(pairs):
        share = k / (pairs - 1)
        y, lean = -24 + 30 * share, -42 + 84 * share
        for side in (-1, 1):
            knee = (side * 44, y + lean * 0.45 - 6)
            strokes.append([*geo.line((side * 20, y), knee, (side * 62, y + lean), step=2).coords])
    d.add(
        "legs",
        MultiLineString([[(x * size, y * size) for x, y in s] for s in strokes]),
        "cord",
        "tick-body",
        width=5.5 * size,
        tone=-0.25,
    )
    mouth = geo.blob((-7, -40), (-5, -60), (0, -66), (5, -60), (7, -40))
    d.add(
        "mouthparts", affinity.scale(mouth, size, size, origin=(0, 0)), "round", "tick-shield", depth=4 * size
    )
    body = geo.blob((0, -46), (24, -30), (36, 10), (26, 46), (0, 58), (-26, 46), (-36, 10), (-24, -30))
    d.add("body", affinity.scale(body, size, size, origin=(0, 0)), "round", "tick-body", depth=14 * size)
    shield = geo.blob((0, -46), (20, -32), (24, -8), (0, 8), (-24, -8), (-20, -32))
    d.add(
        "shield",
        affinity.scale(shield, size, size, origin=(0, 0)),
        "round",
        "tick-shield",
        depth=6 * size,
        shadow=False,
    )
    return d


def tick_eggs(key: str = "tick-eggs") -> Drawing:
    """A heap of eggs. Part: eggs."""
    d = Drawing(key)
    heap = geo.blob((-62, 30), (-40, -14), (0, -36), (44, -12), (62, 30), (0, 42))
    d.add("eggs", MultiPoint(geo.scatter(heap, 13, "tick eggs")), "dots", "tick-body", width=13, tone=0.25)
    return d


def mosquito(key: str = "mosquito") -> Drawing:
    """A female mosquito from the side, head to the left, abdomen raised as in Anopheles.

    Parts: legs, wing, abdomen, thorax, head, proboscis, palps, eye.
    """
    d = Drawing(key)
    legs = [
        ((-6, 6), (-34, -26), (-62, 66)),
        ((4, 8), (-14, -22), (-28, 70)),
        ((14, 8), (40, -34), (66, 68)),
        ((8, 8), (18, -20), (24, 72)),
    ]
    d.add(
        "legs",
        MultiLineString([[*geo.line(*leg, step=2).coords] for leg in legs]),
        "cord",
        "tick-shield",
        width=2.6,
    )
    d.add("proboscis", LineString([(-34, -2), (-86, 36)]), "cord", "tick-shield", width=3)
    d.add("palps", LineString([(-34, -6), (-70, 14)]), "cord", "tick-body", width=2.4)
    d.add("abdomen", geo.tube((10, -6, 9), (48, -26, 9), (88, -52, 6), cap=3), "round", "tick-body", depth=7)
    bands = [
        LineString(
            [geo.polar(10, 62, 24 + 13 * k, -13 - 8 * k), geo.polar(10, 242, 24 + 13 * k, -13 - 8 * k)]
        )
        for k in range(5)
    ]
    d.add(
        "bands",
        [b.intersection(d["abdomen"].shape) for b in bands if b.intersects(d["abdomen"].shape)],
        "line",
        "paper",
        width=2.2,
    )
    d.add("thorax", geo.ellipse(-4, -6, 20, 16, -12), "round", "tick-body", depth=9)
    d.add("head", geo.ellipse(-30, -4, 10, 9), "round", "tick-shield", depth=5)
    d.add(
        "wing",
        geo.blob((0, -16), (40, -46), (96, -58), (104, -46), (60, -26), (14, -10)),
        "sheet",
        "glass",
        opacity=0.75,
    )
    d.add("eye", geo.ellipse(-33, -5, 5), "round", "donor-cell", depth=2)
    return d


def oocyst(sporulated: bool, key: str = "oocyst") -> Drawing:
    """An oocyst of Eimeria; sporulated it holds four sporocysts with two sporozoites each.

    Parts: wall, inside, content; or wall, inside, sporocysts, sporozoites.
    """
    d = Drawing(key)
    d.add("wall", geo.ellipse(0, 0, 50, 62), "round", "oocyst-wall", depth=8)
    d.add("inside", geo.ellipse(0, 0, 42, 54), "hollow", "spore-core", depth=6, shadow=False)
    if not sporulated:
        d.add("content", geo.ellipse(0, 0, 29), "round", "parasite", depth=10)
        d.add("nucleus", geo.ellipse(2, -2, 9), "round", "parasite-nucleus", depth=4, shadow=False)
        return d
    spots = ((-17, -24, 12), (18, -22, -14), (-17, 22, -8), (18, 24, 16))
    d.add("sporocysts", [geo.ellipse(x, y, 14, 21, a) for x, y, a in spots], "round", "glass", depth=4)
    bodies = [
        affinity.translate(affinity.rotate(geo.capsule(26, 8, 4), 80 + a), x + dx, y)
        for x, y, a in spots
        for dx in (-5, 5)
    ]
    d.add("sporozoites", bodies, "round", "parasite", depth=3)
    return d


def zoite(length: float = 46.0, key: str = "zoite") -> Drawing:
    """A sporozoite or merozoite: a slender crescent with a nucleus. Parts: body, nucleus."""
    d = Drawing(key)
    k = length / 46
    body = geo.tube(
        (-22 * k, 6 * k, 2 * k),
        (-8 * k, -3 * k, 6.5 * k),
        (8 * k, -3 * k, 6.5 * k),
        (22 * k, 6 * k, 2 * k),
        cap=3,
        step=2,
    )
    d.add("body", body, "round", "parasite", depth=4 * k)
    d.add(
        "nucleus", geo.ellipse(2 * k, -3 * k, 4.4 * k), "round", "parasite-nucleus", depth=2 * k, shadow=False
    )
    return d


def zoites(count: int = 5, length: float = 44.0, key: str = "zoites") -> Drawing:
    """Several free zoites. Parts: z0-body, …"""
    d = Drawing(key)
    for n in range(count):
        x, y = geo.polar(0 if n == 0 else 42, 360 * n / max(count - 1, 1) + 20)
        d.place(zoite(length), x, y, rotation=47 * n, prefix=f"z{n}-")
    return d


def host_cell(content: str, material: str = "body-cell", key: str = "host-cell") -> Drawing:
    """A host cell with a parasite: "trophozoite", "schizont", "ring", or a "male" or "female" gamont.

    Parts: body, nucleus (not in red blood cells), parasite, and merozoites.
    """
    d = Drawing(key)
    red = material == "donor-cell"
    d.add(
        "body",
        geo.wobbly(0, 0, 58, 54, f"host/{material}", amount=0.03 if not red else 0.008),
        "round",
        material,
        depth=15,
    )
    if not red:
        d.add("nucleus", geo.ellipse(-34, -24, 14, 12), "round", "body-cell-nucleus", depth=6, shadow=False)
    if content == "schizont":
        d.add("parasite", geo.ellipse(6, 6, 38, 36), "round", "glass", depth=6)
        around = [
            affinity.translate(affinity.rotate(geo.capsule(20, 8), 30 * k), *geo.polar(22, 60 * k, 6, 6))
            for k in range(6)
        ]
        d.add(
            "merozoites",
            [*around, affinity.translate(geo.capsule(18, 8), 6, 6)],
            "round",
            "parasite",
            depth=3,
            shadow=False,
        )
    elif content == "ring":
        ring = geo.ellipse(8, 2, 21).difference(geo.ellipse(9, 1, 14))
        d.add("parasite", ring, "round", "parasite", depth=4)
        d.add("dot", geo.ellipse(24, -10, 6), "round", "parasite-nucleus", depth=3)
    elif content == "female":
        d.add("parasite", geo.ellipse(6, 6, 32), "round", "parasite", depth=10)
        d.add("dot", geo.ellipse(6, 6, 8), "round", "parasite-nucleus", depth=4, shadow=False)
    elif content == "male":
        d.add("parasite", geo.ellipse(6, 6, 32), "round", "parasite", depth=10, tone=0.2)
        spots = MultiPoint([geo.polar(22, 36 * k, 6, 6) for k in range(10)])
        d.add("dots", spots, "dots", "parasite-nucleus", width=8)
    else:
        d.add("parasite", geo.wobbly(8, 6, 24, 20, "trophozoite", amount=0.1), "round", "parasite", depth=8)
        d.add("dot", geo.ellipse(8, 4, 7), "round", "parasite-nucleus", depth=4, shadow=False)
    return d


def red_cell_bursting(key: str = "bursting") -> Drawing:
    """A red blood cell that ruptures and frees merozoites. Parts: body, merozoites."""
    d = Drawing(key)
    torn = geo.ellipse(-20, 0, 48).difference(shapely.Polygon([(-20, 0), (60, -44), (60, 40)]))
    d.add("body", torn, "sheet", "donor-cell", tone=0.15)
    spots = [
        (10, -12, 10),
        (26, 14, 70),
        (44, -18, 140),
        (54, 10, 30),
        (68, -34, 95),
        (72, 34, 10),
        (-2, 8, 50),
    ]
    d.add(
        "merozoites",
        [affinity.translate(affinity.rotate(geo.capsule(20, 9), a), x, y) for x, y, a in spots],
        "round",
        "parasite",
        depth=3,
    )
    return d


def gametes(key: str = "gametes") -> Drawing:
    """A thread-like male and a round female gamete. Parts: tail, male, female."""
    d = Drawing(key)
    x = [(-66 + 5 * k, 10 * math.sin(k * 0.9)) for k in range(12)]
    d.add("tail", LineString(x), "cord", "parasite", width=3)
    d.add("male", geo.ellipse(-10, 0, 10, 5), "round", "parasite-nucleus", depth=3)
    d.add("female", geo.ellipse(40, 0, 32), "round", "parasite", depth=11)
    d.add("dot", geo.ellipse(40, 0, 10), "round", "parasite-nucleus", depth=4, shadow=False)
    return d


def dinoflagellate(horned: bool = False, key: str = "dinoflagellate") -> Drawing:
    """An armored dinoflagellate about 360 high; `horned` as Ceratium, else round as Gonyaulax.

    Parts: trailing-flagellum, armor, plates, girdle, sulcus, transverse-flagellum.
    """
    d = Drawing(key)
    trail = geo.line((14, 40), (30, 120), (4, 190), (30, 260), (10, 320), step=3)
    d.add("trailing-flagellum", trail, "cord", "flagellum", width=6)
    if horned:
        top = geo.blob((0, -210), (14, -120), (70, -40), (92, 6), (-92, 6), (-70, -40), (-14, -120))
        left = geo.tube((-50, 40, 34), (-88, 110, 22), (-104, 200, 8), cap=3)
        right = geo.tube((50, 40, 34), (92, 100, 22), (128, 160, 8), cap=3)
        middle = geo.tube((0, 30, 62), (0, 90, 40), cap=3)
        armor = geo.fillet(shapely.union_all([top, left, right, middle, shapely.box(-90, -4, 90, 40)]), 12)
    else:
        armor = geo.blob(
            (0, -150),
            (96, -110),
            (138, -10),
            (120, 90),
            (60, 140),
            (0, 150),
            (-60, 140),
            (-120, 90),
            (-138, -10),
            (-96, -110),
        )
    d.add("armor", armor, "round", "protist-plate", depth=34)
    plates = [p.simplify(1) for p in geo.cells(geo.inset(armor, 5), 58, key, wall=2, rounding=5)]
    d.add("plates", plates, "round", "protist-plate", depth=8, tone=0.14, shadow=False)
    x0, _, x1, _ = armor.bounds
    band = shapely.box(x0, -4, x1, 22).intersection(armor)
    d.add("girdle", band, "hollow", "protist-plate", depth=6, tone=-0.3, shadow=False)
    groove = geo.tube((6, 20, 15), (10, 70, 15), (4, 120, 9), cap=3).intersection(armor)
    d.add("sulcus", groove, "hollow", "protist-plate", depth=5, tone=-0.3, shadow=False)
    width = (x1 - x0) / 2 - 14
    ribbon = [(-width + 2 * width * k / 40, 9 + 6 * math.sin(k * 0.9)) for k in range(41)]
    d.add("transverse-flagellum", LineString(ribbon), "cord", "flagellum", width=5, tone=0.25)
    return d
