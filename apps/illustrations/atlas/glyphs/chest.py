"""Airways, lungs, heart and diaphragm in the frame of the body (see `body`), seen from the front."""

from __future__ import annotations

import math
from functools import lru_cache

from shapely.geometry import MultiLineString, MultiPolygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Xy

RIGHT_LUNG = (
    (-92, 526), (-142, 560), (-192, 640), (-230, 760), (-250, 880), (-258, 990), (-244, 1034), (-190, 990), (-120, 962), (-60, 972),
    (-40, 960), (-38, 880), (-40, 780), (-44, 700), (-48, 620), (-60, 548),
)  # fmt: skip
LEFT_LUNG = (
    (92, 526), (142, 560), (192, 640), (230, 760), (250, 880), (258, 1000), (244, 1044), (190, 1004), (140, 994), (108, 1012), (88, 990),
    (98, 940), (122, 888), (112, 828), (74, 784), (48, 740), (46, 680), (50, 610), (62, 548),
)  # fmt: skip
HEART = (
    (-48, 772),
    (-8, 748),
    (44, 752),
    (96, 790),
    (130, 862),
    (142, 938),
    (118, 978),
    (50, 984),
    (-34, 972),
    (-74, 910),
    (-76, 830),
)
TRACHEA = ((0, 452, 19), (0, 560, 19), (0, 690, 19))
BRONCHI = {
    "right": ((0, 676, 17), (-40, 722, 16), (-84, 764, 14)),
    "left": ((0, 676, 16), (48, 730, 13.5), (98, 776, 12)),
}


def lung(side: str) -> BaseGeometry:
    return geo.blob(*(RIGHT_LUNG if side == "right" else LEFT_LUNG), step=6)


def lungs(d: Drawing, material: str = "lung", form: str = "round") -> None:
    for side in ("right", "left"):
        d.add(f"{side}-lung", lung(side), form, material, depth=44)


def fissures(d: Drawing) -> None:
    """The grooves between the lobes: two in the right lung, one in the left."""
    right, left = lung("right").buffer(-2), lung("left").buffer(-2)
    d.add(
        "oblique-fissure-right",
        geo.line((-262, 872), (-180, 930), (-96, 982)).intersection(right),
        "line",
        "lung",
        width=3.2,
        tone=-0.55,
    )
    d.add(
        "horizontal-fissure",
        geo.line((-226, 846), (-140, 812), (-30, 806)).intersection(right),
        "line",
        "lung",
        width=3.2,
        tone=-0.55,
    )
    d.add(
        "oblique-fissure-left",
        geo.line((262, 800), (200, 900), (116, 1010)).intersection(left),
        "line",
        "lung",
        width=3.2,
        tone=-0.55,
    )


def larynx(d: Drawing) -> None:
    box = geo.blob((-30, 392), (0, 402), (30, 392), (34, 420), (24, 456), (-24, 456), (-34, 420), step=3)
    d.add("larynx", box, "round", "cartilage", depth=14)
    d.add("laryngeal-notch", geo.line((0, 404), (0, 440)), "line", "cartilage", width=2.6, tone=-0.35)


def windpipe(d: Drawing) -> None:
    """Trachea and main bronchi with their cartilages."""
    d.vessel("trachea", [TRACHEA], "airway", 18)
    for side, tube in BRONCHI.items():
        d.vessel(f"{side}-main-bronchus", [tube], "airway", 13)
    rings = [geo.line((-16, y + 2), (0, y + 6), (16, y + 2)).coords for y in range(462, 672, 16)]
    d.add("tracheal-cartilage", MultiLineString(rings), "cord", "cartilage", width=7.5, shadow=False)


@lru_cache(maxsize=2)
def bronchial_tree(side: str) -> tuple[tuple[tuple[tuple[Xy, Xy], ...], float], ...]:
    """Branches beyond the main bronchus as (segments, width), from the thick to the thin, all inside the lung."""
    shape = lung(side).buffer(-12)
    start = BRONCHI[side][-1][:2]
    heading = 205 if side == "right" else -25
    ranks: list[list[tuple[Xy, Xy]]] = [[] for _ in range(6)]

    def grow(at: Xy, angle: float, length: float, rank: int, key: str) -> None:
        if rank == len(ranks):
            return
        r = geo.rng(key)
        spread = (-58, 0, 56) if rank == 0 else (-34, 32)
        for k, turn in enumerate(spread):
            for reach, bend in (
                (1.0, 0),
                (1.0, 18),
                (1.0, -18),
                (0.7, 0),
                (0.7, 34),
                (0.7, -34),
                (0.45, 0),
                (0.45, 50),
                (0.45, -50),
            ):
                a = angle + turn + bend + r.uniform(-7, 7)
                end = geo.polar(length * reach, a, *at)
                if shape.contains(geo.ellipse(*end, 3)):
                    ranks[rank].append((at, end))
                    grow(end, a, length * 0.76, rank + 1, f"{key}{k}")
                    break

    grow(start, heading - 20 if side == "right" else heading + 20, 96, 0, f"bronchi-{side}")
    return tuple(
        (tuple(rank), width) for rank, width in zip(ranks, (15, 10.5, 7.5, 5.2, 3.6, 2.6), strict=True)
    )


def bronchi(d: Drawing, side: str, material: str = "airway") -> None:
    """The tree within a lung. Parts: SIDE-branches-N, N from 0 (lobar bronchi) to 5."""
    for n, (segments, width) in reversed(list(enumerate(bronchial_tree(side)))):
        d.add(
            f"{side}-branches-{n}",
            MultiLineString(segments),
            "cord",
            material,
            width=width,
            shadow=False,
            detail=2 if n > 3 else 1,
        )


def heart(d: Drawing) -> None:
    """The heart from the front with the roots of its great vessels."""
    d.vessel("vena-cava", [[(-62, 660, 17), (-62, 740, 18), (-56, 800, 18)]], "vein", 16)
    d.vessel(
        "aorta",
        [[(-8, 800, 26), (-18, 740, 25), (-2, 690, 24), (36, 676, 22), (66, 700, 20), (72, 744, 18)]],
        "artery",
        20,
    )
    d.vessel("pulmonary-trunk", [[(40, 800, 25), (44, 756, 24), (66, 726, 20), (100, 716, 16)]], "vein", 18)
    d.add("heart", geo.blob(*HEART, step=5), "round", "muscle-outer", depth=36)
    d.add(
        "coronary",
        MultiLineString(
            [
                geo.line((30, 772), (66, 850), (112, 950)).coords,
                geo.line((-30, 800), (-56, 880), (-30, 950)).coords,
            ]
        ),
        "line",
        "artery",
        width=4,
    )


def diaphragm(d: Drawing, low: float = 0.0) -> None:
    """The muscle under the lungs; `low` units deeper when it contracts."""
    dome = geo.tube(
        (-262, 1110, 7), (-246, 1044 + low * 0.7, 8), (-190, 1004 + low, 9), (-110, 980 + low, 9), (0, 1000 + low, 9), (110, 1012 + low, 9), (190, 1016 + low, 9),
        (248, 1052 + low * 0.7, 8), (264, 1116, 7), cap=3,
    )  # fmt: skip
    d.add("diaphragm", dome, "round", "muscle", depth=8)


def ribs(d: Drawing, inside: BaseGeometry) -> None:
    """The ribs of both sides as arcs, cut to the region where they are seen."""
    arcs = []
    for n in range(10):
        y, reach = 560 + n * 52, 120 + 150 * math.sin(math.pi * min(1.0, (n + 2) / 9) / 2)
        for way in (-1, 1):
            arcs.append(
                geo.tube(
                    (way * 30, y - 26, 9),
                    (way * reach * 0.7, y, 10),
                    (way * reach, y + 40, 9),
                    (way * reach * 0.86, y + 96, 8),
                    cap=3,
                )
            )
    d.add("ribs", unary_union(arcs).intersection(inside), "round", "bone-cut", depth=8)


def grapes(x: float, y: float, radius: float, count: int = 9, key: str = "acinus") -> MultiPolygon:
    """A cluster of alveoli."""
    r = geo.rng(key)
    balls = [geo.ellipse(x, y, radius * 0.5)]
    for k in range(count):
        balls.append(
            geo.ellipse(*geo.polar(radius * r.uniform(0.55, 0.7), 360 * k / count, x, y), radius * 0.42)
        )
    return MultiPolygon(geo.polygons(unary_union(balls)))
