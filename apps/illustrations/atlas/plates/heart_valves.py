"""Valves of the heart: cusps as ruled membranes, their tendinous cords, and the papillary muscles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.geometry import Curve, curve, tube
from apps.illustrations.drawing.model import Drawing

Points = Sequence[tuple[float, float]]
Insertion = tuple[
    Curve, Curve, Curve
]  # where a cord reaches the free edge, and its neighbours on either side


@dataclass(frozen=True)
class Cusp:
    shape: BaseGeometry
    grid: np.ndarray  # ruled surface, shape (u, v, 2), hinge at v=0
    insertions: tuple[Insertion, ...] = ()


def cusp(
    hinge: Points, edge: Points, tips: int = 4, scallop: float = 5, bow: float = 0, nu: int = 34, nv: int = 9
) -> Cusp:
    """A membrane from a hinge line to a free edge, pulled into `tips` points by its cords.

    `scallop` is the depth of the notches between the points, `bow` how far the membrane bellies.
    """
    u = np.linspace(0, 1, nu)
    top, free = (geo.resample(curve(line, 2), nu) for line in (hinge, edge))
    if tips:
        normal, _ = geo.normals(free)
        outwards = 1 if np.dot(normal[nu // 2], free[nu // 2] - top[nu // 2]) > 0 else -1
        free = free - normal * outwards * (np.abs(np.sin(np.pi * (tips - 1) * u)) * scallop)[:, None]
    v = np.linspace(0, 1, nv)[None, :, None]
    down = (free - top)[:, None, :]
    across = (
        np.concatenate([-down[..., 1:], down[..., :1]], -1)
        / np.maximum(np.linalg.norm(down, axis=-1), 1e-6)[..., None]
    )
    grid = top[:, None, :] + down * v + across * np.sin(np.pi * v) * (bow * (1 - 2 * u))[:, None, None]
    ring = np.vstack([grid[:, 0], grid[-1, 1:-1], grid[::-1, -1], grid[0, 1:-1][::-1]])
    at = [round(i / max(1, tips - 1) * (nu - 1)) for i in range(tips)]
    insertions = tuple(tuple(grid[np.clip(k + o, 0, nu - 1), -1] for o in (0, -2, 2)) for k in at)
    return Cusp(geo.clean(Polygon(ring)), grid, insertions)


def semilunar_cusps(x: float, y: float, rotation: float, width: float) -> list[Cusp]:
    """The three pockets of an opened semilunar valve, the back one first; the stream leaves upwards (-y)."""
    half = width / 2

    def pocket(left: float, right: float, top: float, sag: float, drop: float) -> Cusp:
        middle, span = (left + right) / 2, right - left
        sides = (0.06, 0.5), (0.26, 0.9)
        hinge = [(left, top), *((left + span * s, top + drop * d) for s, d in sides), (middle, top + drop)]
        hinge += [*((right - span * s, top + drop * d) for s, d in reversed(sides)), (right, top)]
        edge = [(left, top), (left + span * 0.25, top + sag * 0.8), (middle - span * 0.06, top + sag * 0.9)]
        edge += [(middle, top + sag * 0.5)]  # the nodule in the middle of the free edge
        edge += [
            (middle + span * 0.06, top + sag * 0.9),
            (right - span * 0.25, top + sag * 0.8),
            (right, top),
        ]

        def placed(points: Points) -> list[tuple]:
            return geo.local([(px * half, py * half) for px, py in points], x, y, rotation)

        return cusp(placed(hinge), placed(edge), tips=0, scallop=0, nu=26, nv=7)

    return [
        pocket(-0.56, 0.56, -0.62, 0.22, 0.92),
        pocket(-1.02, -0.10, -0.36, 0.26, 0.98),
        pocket(0.10, 1.02, -0.36, 0.26, 0.98),
    ]


def cords(
    pairs: Sequence[tuple[tuple[float, float], Sequence[Insertion]]], key: str
) -> tuple[MultiLineString, MultiLineString]:
    """Tendinous cords from the tips of papillary muscles to free edges: (stems, the finer forks at the cusp)."""
    random = geo.rng(key)
    stems, forks = [], []
    for (x, y), insertions in pairs:
        for i, (end, before, after) in enumerate(insertions):
            x0 = x + (i - (len(insertions) - 1) / 2) * 3.2
            split = np.array([x0 * 0.4 + end[0] * 0.6 + random.uniform(-2, 2), y * 0.4 + end[1] * 0.6])
            root = (x0 + (x - x0) * 0.45, y + 7)
            stems.append(
                geo.line(
                    root, (x0, y + 3), ((x0 + split[0]) / 2, (y + split[1]) / 2), tuple(split), tuple(end)
                )
            )
            forks += [LineString([split, (split + q) / 2, q]) for q in (before, after)]
    return MultiLineString(stems), MultiLineString(forks)


def papillary(*fingers: Sequence[tuple[float, float, float]]) -> BaseGeometry:
    """A papillary muscle of several heads; each finger runs from its base in the wall to its tip."""
    return geo.smooth(geo.fillet(unary_union([tube(*finger, cap=3) for finger in fingers]), 5), 2)


def _fibres(*lines: Points) -> tuple[Curve, ...]:
    return tuple(curve(line) for line in lines)


def draw_cusp(
    drawing: Drawing, id: str, one: Cusp, depth: float, folds: float, veil: float = 0.0, detail: int = 1
) -> None:
    drawing.add(
        id, one.shape, "sheet", "valve", depth=depth, grid=one.grid, folds=folds, veil=veil, detail=detail
    )


def _draw_cords(drawing: Drawing, id: str, pairs, key: str) -> None:
    stems, forks = cords(pairs, key)
    drawing.add(f"{id}-forks", forks, "cord", "tendon", width=1.5, detail=2)
    drawing.add(id, stems, "cord", "tendon", width=2.4, detail=2)


def draw_mitral(drawing: Drawing, left_ventricle: BaseGeometry, seed: int) -> None:
    """Two papillary muscles, the cords, and the anterior and posterior cusp with one commissure behind."""
    posteromedial = papillary(
        [(738, 946, 18), (724, 900, 29), (706, 850, 31), (692, 800, 26), (683, 762, 17)],
        [(690, 792, 18), (675, 754, 10), (667, 726, 5)],
        [(691, 792, 18), (695, 750, 10), (696, 720, 5)],
        [(694, 856, 18), (664, 818, 9), (636, 770, 5)],
    )
    anterolateral = papillary(
        [(778, 908, 16), (789, 862, 26), (790, 815, 27), (785, 772, 20), (781, 748, 14)],
        [(786, 782, 17), (772, 744, 10), (768, 710, 5)],
        [(788, 782, 17), (791, 742, 10), (791, 710, 5)],
        [(798, 826, 20), (820, 782, 10), (832, 738, 6)],
    )
    heads = ((640, 0, 664), (660, 4, 668), (682, 2, 674), (700, -2, 688), (716, -8, 694), (726, -10, 699))
    grain = _fibres(*([(a, 900), (a + b, 800), (c, 716)] for a, b, c in heads))
    drawing.add(
        "papillary-posteromedial",
        posteromedial.intersection(left_ventricle),
        "round",
        "papillary",
        depth=20,
        grain=grain,
        detail=2,
    )
    heads = (
        (768, 764, 764),
        (780, 774, 768),
        (794, 786, 772),
        (806, 796, 780),
        (818, 806, 788),
        (826, 818, 792),
    )
    grain = _fibres(*([(a, 880), (b, 790), (c, 704)] for a, b, c in heads))
    drawing.add(
        "papillary-anterolateral",
        anterolateral.intersection(left_ventricle),
        "round",
        "papillary",
        depth=18,
        grain=grain,
        detail=2,
    )
    behind = cusp([(664, 560), (720, 576), (782, 586)], [(704, 648), (728, 656), (756, 650)], 3, 10, 8)
    anterior = cusp([(623, 522), (634, 544), (672, 562)], [(654, 652), (688, 668), (722, 650)], 5, 6, 16)
    posterior = cusp([(766, 586), (796, 588), (817, 580)], [(746, 650), (770, 664), (804, 640)], 4, 6, 8)
    draw_cusp(drawing, "mitral-commissure", behind, 14, 2.5, veil=0.42, detail=2)
    _draw_cords(
        drawing,
        "chordae-mitral",
        [
            ((666, 728), anterior.insertions[:3]),
            ((696, 722), anterior.insertions[3:] + behind.insertions[:1]),
            ((768, 712), posterior.insertions[:2] + behind.insertions[2:]),
            ((791, 712), posterior.insertions[2:]),
        ],
        f"mitral{seed}",
    )
    draw_cusp(drawing, "mitral-anterior", anterior, 12, 2.5)
    draw_cusp(drawing, "mitral-posterior", posterior, 12, 2)


def draw_tricuspid(drawing: Drawing, right_ventricle: BaseGeometry, seed: int) -> None:
    """Moderator band, two papillary muscles, the cords and three cusps."""
    band = tube((556, 706, 16), (530, 742, 8), (520, 780, 6), (512, 822, 7), (520, 850, 10))
    drawing.add("moderator-band", band.intersection(right_ventricle), "round", "papillary", depth=7, detail=2)
    anterior = papillary(
        [(556, 906, 22), (522, 850, 15), (496, 800, 11), (476, 758, 6)],
        [(520, 880, 12), (500, 836, 9), (480, 790, 7), (467, 762, 5)],
    )
    posterior = papillary([(452, 846, 16), (436, 802, 12), (424, 768, 6)])
    heads = ((512, 484, 466), (526, 492, 470), (540, 500, 474), (556, 508, 478))
    grain = _fibres(*([(a, 880), (b, 810), (c, 752)] for a, b, c in heads))
    drawing.add(
        "papillary-right-anterior",
        anterior.intersection(right_ventricle),
        "round",
        "papillary",
        depth=16,
        grain=grain,
        detail=2,
    )
    drawing.add(
        "papillary-right-posterior",
        posterior.intersection(right_ventricle),
        "round",
        "papillary",
        depth=10,
        detail=2,
    )
    septal = cusp([(400, 590), (386, 650), (366, 702)], [(450, 652), (452, 676), (436, 700)], 3, 9, 8)
    front = cusp([(405, 534), (406, 560), (396, 600)], [(470, 618), (474, 644), (450, 668)], 4, 6, -8)
    lower = cusp([(372, 692), (360, 720), (350, 745)], [(438, 694), (436, 720), (408, 742)], 4, 6, 8)
    draw_cusp(drawing, "tricuspid-septal", septal, 14, 2.5, veil=0.42, detail=2)
    _draw_cords(
        drawing,
        "chordae-tricuspid",
        [
            ((470, 760), front.insertions[1:3]),
            ((478, 758), front.insertions[:1]),
            ((466, 762), front.insertions[3:]),
            ((464, 764), septal.insertions[1:2] + lower.insertions[:1]),
            ((425, 774), lower.insertions[1:]),
        ],
        f"tricuspid{seed}",
    )
    draw_cusp(drawing, "tricuspid-anterior", front, 11, 2.5)
    draw_cusp(drawing, "tricuspid-posterior", lower, 11, 2)


def draw_semilunar(drawing: Drawing, id: str, x: float, y: float, rotation: float, width: float) -> None:
    """Three cusps named id-1 to id-3; the back one is veiled."""
    for number, one in enumerate(semilunar_cusps(x, y, rotation, width), 1):
        back = number == 1
        draw_cusp(drawing, f"{id}-{number}", one, 10, 0, veil=0.35 if back else 0.0, detail=2 if back else 1)
