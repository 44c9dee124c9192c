"""Cells of the blood and of its making, each around its own origin. Red cells are 26 units in radius, about 4 μm."""

from __future__ import annotations

import itertools

from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing


def red_cell(
    radius: float = 26.0, tilt: float = 1.0, turn: float = 0.0, material: str = "erythrocyte"
) -> Drawing:
    """A biconcave disc; `tilt` is its shorter half axis as a share of the longer. Parts: body, dimple."""
    d = Drawing("red-cell")
    d.add("body", geo.ellipse(0, 0, radius, radius * tilt, turn), "round", material, depth=radius * 0.5)
    d.add(
        "dimple",
        geo.ellipse(0, 0, radius * 0.46, radius * 0.42 * tilt, turn),
        "hollow",
        material,
        depth=radius * 0.3,
        finish="soft",
        tone=0.1,
        outline=False,
    )
    return d


def _leukocyte(
    key: str,
    radius: float,
    cytosol: str,
    tone: float,
    nucleus,
    granules: str = "",
    size: float = 3.4,
    gap: float = 8.0,
) -> Drawing:
    d = Drawing(key)
    body = geo.wobbly(0, 0, radius, radius, key, 14, 0.03)
    d.add("body", body, "round", cytosol, depth=radius * 0.4, tone=tone)
    if granules:
        at = geo.scatter(geo.inset(body, 4), gap, f"{key}-granules")
        d.add("granules", MultiPoint(at), "dots", granules, width=size, outline=False, shadow=False)
    d.add("nucleus", nucleus, "round", "leukocyte-nucleus", depth=radius * 0.22, shadow=False)
    if granules == "granule-blue":  # they lie over the nucleus and hide it
        over = geo.scatter(geo.inset(body, 6), gap * 1.6, f"{key}-over")
        d.add("granules-over", MultiPoint(over), "dots", granules, width=size, outline=False, shadow=False)
    return d


def _lobes(*places: tuple[float, float, float, float, float]):
    """Lobes of a nucleus (x, y, rx, ry, turn), joined by thin bridges."""
    lobes = [geo.ellipse(*p) for p in places]
    bridges = [geo.tube((*a[:2], 3), (*b[:2], 3)) for a, b in itertools.pairwise(places)]
    return geo.fillet(unary_union([*lobes, *bridges]), 2)


def neutrophil() -> Drawing:
    nucleus = _lobes((-15, -12, 11, 9, 30), (4, -18, 10, 9, 0), (17, -2, 9, 11, 10), (6, 15, 11, 9, -20))
    return _leukocyte("neutrophil", 42, "leukocyte", 0.15, nucleus, "granule-pale", 3.0, 7.5)


def eosinophil() -> Drawing:
    nucleus = _lobes((-12, -6, 14, 12, 40), (12, 6, 14, 12, 40))
    return _leukocyte("eosinophil", 43, "leukocyte", 0.25, nucleus, "granule-red", 5.4, 8.5)


def basophil() -> Drawing:
    nucleus = _lobes((-8, -7, 16, 13, 20), (9, 8, 15, 12, -10))
    return _leukocyte("basophil", 41, "leukocyte", 0.1, nucleus, "granule-blue", 6.4, 11)


def mast_cell() -> Drawing:
    return _leukocyte("mast-cell", 46, "leukocyte", 0.1, geo.ellipse(0, 0, 14, 12), "granule-blue", 6.0, 9.5)


def lymphocyte(key: str = "lymphocyte", tone: float = 0.0) -> Drawing:
    return _leukocyte(
        key, 31, "t-cell-cytosol", tone, geo.wobbly(2, -1, 23, 23, "lymphocyte-nucleus", 10, 0.04)
    )


def plasma_cell() -> Drawing:
    d = _leukocyte("plasma-cell", 36, "t-cell-cytosol", -0.1, geo.ellipse(-12, -2, 15, 15))
    d.add(
        "antibodies",
        MultiPoint([geo.polar(r, a) for r, a in ((44, 10), (50, 40), (45, 70), (50, 330), (44, 300))]),
        "dots",
        "granule-red",
        width=5,
        shadow=False,
    )
    return d


def monocyte() -> Drawing:
    kidney = geo.smooth(geo.ellipse(-3, 0, 27, 23).difference(geo.ellipse(20, -3, 17, 11)), 3)
    return _leukocyte("monocyte", 50, "t-cell-cytosol", 0.2, kidney)


def macrophage() -> Drawing:
    d = Drawing("macrophage")
    arms = [
        geo.tube((0, 0, 20), (*geo.polar(46, a), 12), (*geo.polar(length, a + 8), 5), cap=3)
        for a, length in ((10, 74), (62, 66), (118, 72), (170, 78), (214, 64), (262, 74), (318, 70))
    ]
    body = geo.smooth(unary_union([geo.wobbly(0, 0, 50, 46, "macrophage-body", 12, 0.06), *arms]), 6)
    d.add("body", body, "round", "dendritic-cytosol", depth=16)
    d.add(
        "vacuoles",
        [geo.ellipse(x, y, r) for x, y, r in ((24, 20, 9), (30, -12, 7), (-6, 30, 8), (6, -32, 6))],
        "hollow",
        "phagosome",
        depth=4,
    )
    d.add(
        "nucleus",
        geo.smooth(geo.ellipse(-12, -4, 21, 18).difference(geo.ellipse(6, -10, 9, 6)), 2),
        "round",
        "leukocyte-nucleus",
        depth=9,
    )
    return d


def dendritic() -> Drawing:
    d = Drawing("dendritic")
    arms = [
        geo.tube((0, 0, 12), (*geo.polar(40, a), 7), (*geo.polar(68 + 8 * (a % 3), a + 10), 3), cap=3)
        for a in range(0, 360, 40)
    ]
    d.add(
        "body",
        geo.smooth(unary_union([geo.ellipse(0, 0, 26), *arms]), 4),
        "round",
        "dendritic-cell",
        depth=10,
    )
    d.add("nucleus", geo.ellipse(0, 0, 16, 14), "round", "leukocyte-nucleus", depth=8)
    return d


def platelets(count: int = 7, spread: float = 34.0) -> Drawing:
    d = Drawing("platelets")
    r = geo.rng(f"platelets{count}")
    places = [
        geo.polar(spread * (0.25 if k == 0 else r.uniform(0.7, 1.0)), 360 * k / max(1, count - 1))
        for k in range(count)
    ]
    bits = [geo.wobbly(x, y, 9, 6, f"platelet{k}", 8, 0.22) for k, (x, y) in enumerate(places)]
    d.add("body", bits, "round", "platelet", depth=4)
    return d


def megakaryocyte() -> Drawing:
    d = Drawing("megakaryocyte")
    d.add(
        "body", geo.wobbly(0, 0, 62, 56, "megakaryocyte", 16, 0.07), "round", "platelet", depth=18, tone=0.25
    )
    d.add(
        "grains",
        MultiPoint(geo.scatter(geo.ellipse(0, 0, 52, 46), 10, "mk")),
        "dots",
        "platelet",
        width=3.4,
        tone=-0.25,
        outline=False,
    )
    d.add(
        "nucleus",
        _lobes(
            (-20, -10, 17, 15, 0),
            (2, -20, 16, 14, 0),
            (20, -4, 16, 15, 0),
            (6, 16, 18, 14, 0),
            (-14, 12, 15, 13, 0),
        ),
        "round",
        "leukocyte-nucleus",
        depth=10,
    )
    return d


def blast(key: str = "stem-cell", radius: float = 38.0, tone: float = 0.0) -> Drawing:
    """A stem or precursor cell: a large round nucleus with nucleoli, and little cytosol."""
    d = Drawing(key)
    d.add(
        "body",
        geo.wobbly(0, 0, radius, radius, key, 14, 0.03),
        "round",
        "t-cell-cytosol",
        depth=radius * 0.35,
        tone=tone,
    )
    d.add(
        "nucleus",
        geo.wobbly(1, 0, radius * 0.72, radius * 0.7, f"{key}-n", 12, 0.04),
        "round",
        "leukocyte-nucleus",
        depth=radius * 0.3,
        tone=0.3,
    )
    d.add(
        "nucleoli",
        [geo.ellipse(-8, -6, 6), geo.ellipse(9, 7, 5)],
        "flat",
        "leukocyte-nucleus",
        tone=-0.25,
        outline=False,
    )
    return d


def erythroblast() -> Drawing:
    d = Drawing("erythroblast")
    d.add("body", geo.ellipse(0, 0, 34), "round", "globin-alpha", depth=13, tone=0.2)
    d.add("nucleus", geo.ellipse(3, -2, 17), "round", "leukocyte-nucleus", depth=9)
    return d


def reticulocyte() -> Drawing:
    d = red_cell(28, 1.0, 0.0, "globin-alpha")
    threads = [geo.line((-12, -8), (-2, -13), (8, -6)), geo.line((-10, 8), (0, 4), (11, 10))]
    d.add("remnants", unary_union(threads), "line", "granule-blue", width=2.4)
    return d
