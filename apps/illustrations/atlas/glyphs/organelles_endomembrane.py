"""The endomembrane system: nucleus, endoplasmic reticulum, Golgi apparatus.

Each function returns a drawing around the origin, at the size it has on a plate of 1000 units.
"""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

RIBOSOME = 3.8  # diameter at which ribosomes are drawn


def nucleus(
    seed: int, radius: float = 100, window: tuple[float, float, float] = (0.05, 0.02, 0.76)
) -> Drawing:
    """A nucleus with a piece of its envelope cut away.

    `window` is (x, y, radius) of the opening in units of the radius. Its rim shows both membranes of the envelope and
    the pores that cross them; inside are chromatin, denser along the envelope, and the nucleolus.
    """
    d = Drawing(f"nucleus-{seed}")
    r = geo.rng(d.key)
    wx, wy, wr = (radius * v for v in window)
    d.add(
        "envelope",
        geo.wobbly(0, 0, radius, radius * 0.98, d.key, 14, 0.012),
        Form.ROUND,
        "nuclear-envelope",
        depth=radius * 0.34,
    )
    rim = geo.wobbly(wx, wy, wr, wr * 0.98, f"{d.key}-window", 12, 0.025)
    _surface_pores(d, radius, rim.buffer(7))

    d.add("outer-membrane", rim, Form.ROUND, "nuclear-envelope", depth=2.5, tone=0.25, shadow=False)
    space = d.add("perinuclear-space", geo.inset(rim, 2.8), Form.FLAT, "perinuclear-space", shadow=False)
    d.add(
        "inner-membrane",
        geo.inset(space, 4),
        Form.ROUND,
        "nuclear-envelope",
        depth=2.5,
        tone=-0.1,
        shadow=False,
    )
    inside = d.add("nucleoplasm", geo.inset(space, 7), Form.HOLLOW, "nucleoplasm", depth=26)

    gaps = _rim_pores(d, r, rim, (wx, wy))
    _chromatin(d, r, inside, gaps)
    nx, ny = wx + wr * 0.2, wy + wr * 0.16
    nucleolus = d.add(
        "nucleolus",
        geo.wobbly(nx, ny, wr * 0.31, wr * 0.29, f"{d.key}-nucleolus", 11, 0.05),
        Form.ROUND,
        "nucleolus",
        depth=wr * 0.22,
    )
    d.add(
        "nucleolus-granules",
        MultiPoint(geo.scatter(geo.inset(nucleolus, 3.5), 4.4, d.key)),
        Form.DOTS,
        "nucleolus",
        width=1.8,
        tone=0.3,
        shadow=False,
        detail=2,
    )
    return d


def _surface_pores(d: Drawing, radius: float, window: BaseGeometry) -> None:
    """Pores strewn evenly over the sphere, foreshortened towards its edge."""
    rings, holes = [], []
    count = 230
    for k in range(count):
        y = 1 - 2 * (k + 0.5) / count
        turn = k * 2.39996
        x, z = math.sqrt(1 - y * y) * math.cos(turn), math.sqrt(1 - y * y) * math.sin(turn)
        px, py = x * (radius - 1.5), y * (radius - 1.5)
        if z < 0.16 or window.contains(shapely.Point(px, py)):
            continue
        angle = math.degrees(math.atan2(y, x))
        flat = max(0.36, z)
        rings.append(geo.ellipse(px, py, 3.9 * flat, 3.9, angle))
        holes.append(geo.ellipse(px, py, 1.9 * flat, 1.9, angle))
    d.add("pore-rings", rings, Form.FLAT, "nuclear-pore", shadow=False)
    d.add("pores", holes, Form.FLAT, "nucleolus", shadow=False, outline=False)


def _rim_pores(d: Drawing, r, rim: BaseGeometry, centre: tuple[float, float]) -> BaseGeometry:
    """Pore complexes that cross both membranes on the cut rim; returns the places that chromatin keeps clear."""
    ring = rim.exterior
    start = r.uniform(0, 1)
    plugs, gaps = [], []
    for k in range(9):
        p = ring.interpolate((start + (k + r.uniform(-0.18, 0.18)) / 9) % 1, normalized=True)
        ux, uy = centre[0] - p.x, centre[1] - p.y
        length = math.hypot(ux, uy)
        ux, uy = ux / length, uy / length
        channel = LineString([(p.x - 0.5 * ux, p.y - 0.5 * uy), (p.x + 10.2 * ux, p.y + 10.2 * uy)])
        plugs.append(channel.buffer(3.4, cap_style="flat"))
        gaps.append(LineString([(p.x, p.y), (p.x + 24 * ux, p.y + 24 * uy)]).buffer(6.5))
    d.add("rim-pores", plugs, Form.ROUND, "nuclear-pore", depth=2.4, shadow=False)
    return unary_union(gaps)


def _chromatin(d: Drawing, r, inside: BaseGeometry, gaps: BaseGeometry) -> None:
    """Dense chromatin against the envelope except at pores, loose threads between."""
    ring = inside.exterior
    patches = []
    for k in range(20):
        p = ring.interpolate((k + r.uniform(-0.3, 0.3)) / 20 % 1, normalized=True)
        patches.append(geo.wobbly(p.x, p.y, r.uniform(9, 14), r.uniform(7, 12), f"{d.key}-patch{k}", 8, 0.2))
    dense = geo.smooth(unary_union(patches).intersection(geo.inset(inside, 0.6)).difference(gaps), 2)
    room = geo.inset(inside, 8)
    threads: list[list[LineString]] = [[], []]
    for k, start in enumerate(geo.scatter(room, 27, f"{d.key}-threads")):
        threads[k % 2].append(_thread(r, tuple(start), room))
    for name, lines, tone in (("threads-back", threads[0], 0.18), ("threads", threads[1], 0.0)):
        d.add(
            f"chromatin-{name}",
            MultiLineString(lines),
            Form.CORD,
            "chromatin",
            width=2.9,
            tone=tone,
            shadow=False,
        )
    d.add("chromatin-dense", dense, Form.ROUND, "chromatin", depth=4, tone=-0.05, shadow=False)


def _thread(r, start: tuple[float, float], room: BaseGeometry) -> LineString:
    """A meandering fibre that stays in the room."""
    points, heading = [start], r.uniform(0, 2 * math.pi)
    for _ in range(11):
        for _ in range(8):
            turn = heading + r.uniform(-0.8, 0.8)
            p = (points[-1][0] + 5.2 * math.cos(turn), points[-1][1] + 5.2 * math.sin(turn))
            if room.contains(shapely.Point(p)):
                points.append(p)
                heading = turn
                break
            heading += 1.2
    return geo.line(*points, step=2.5) if len(points) > 2 else LineString([start, (start[0] + 4, start[1])])


def rough_er(seed: int, radius: float, start: float, end: float, sheets: int = 4, gap: float = 20) -> Drawing:
    """Flattened sacs around a nucleus of the given radius, from `start` to `end` degrees, cut across.

    The sacs are joined to each other at alternate ends, and the innermost to the outer membrane of the nucleus: one
    lumen. Ribosomes sit on the outside only.
    """
    d = Drawing(f"rough-er-{seed}")
    r = geo.rng(d.key)
    arcs = []
    starts = [start + r.uniform(-4, 4) + 4 * (k // 2) for k in range(0, sheets + 1, 2) for _ in (0, 1)]
    ends = [end + r.uniform(-4, 4) - 5 * (k // 2) for k in range(0, sheets + 2, 2) for _ in (0, 1)][1:]
    for k in range(sheets):
        a, b = starts[k], ends[k]
        phase = r.uniform(0, 6)
        ring = radius + 16 + k * gap
        steps = max(8, int((b - a) / 9))
        arcs.append(
            [
                (
                    *geo.polar(ring + 1.6 * math.sin(0.11 * t + phase), t),
                    4.7 + 0.5 * math.sin(0.13 * t + 2 * phase),
                )
                for t in np.linspace(a, b, steps)
            ]
        )
    sacs = [geo.tube(*_swollen(arc), cap=3) for arc in arcs]
    links = [
        _turn(arcs[k][-1 if k % 2 else 0], arcs[k + 1][-1 if k % 2 else 0], 1 if k % 2 else -1)
        for k in range(sheets - 1)
    ]
    necks = []
    for share in (0.3, 0.74):
        x, y, _ = arcs[0][int(len(arcs[0]) * share)]
        angle = math.degrees(math.atan2(y, x))
        necks.append(
            geo.tube(
                (*geo.polar(radius - 3, angle - 2), 8.5),
                (*geo.polar(radius + 6, angle), 4.6),
                (*geo.polar(radius + 17, angle + 4), 6),
                step=2,
            )
        )
    body = geo.smooth(unary_union(sacs + links + necks), 2.2)
    d.add("sacs", body, Form.ROUND, "rough-er", depth=4.2)
    lumen = geo.inset(body, 2.9).difference(shapely.Point(0, 0).buffer(radius + 1))
    d.add("lumen", lumen, Form.FLAT, "er-lumen", shadow=False, outline=False)
    d.add(
        "ribosomes",
        MultiPoint(_studs(r, body, shapely.Point(0, 0).buffer(radius + 3))),
        Form.DOTS,
        "ribosome",
        width=RIBOSOME,
        shadow=False,
    )
    return d


def _turn(p: tuple[float, float, float], q: tuple[float, float, float], side: int) -> BaseGeometry:
    """The bend in which one sac turns back into the next; `side` is 1 beyond the end of the arc, -1 before its start."""
    cx, cy = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    ux, uy = p[0] - cx, p[1] - cy
    vx, vy = side * uy, -side * ux
    return geo.tube(
        *(
            (cx + ux * math.cos(t) + vx * math.sin(t), cy + uy * math.cos(t) + vy * math.sin(t), 4.9)
            for t in np.linspace(0, math.pi, 7)
        ),
        step=2,
    )


def _swollen(arc: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """A sac whose two ends are dilated."""
    last = len(arc) - 1
    return [(x, y, w + (1.3 if k in (0, last) else 0)) for k, (x, y, w) in enumerate(arc)]


def _studs(r, body: BaseGeometry, keep_out: BaseGeometry) -> list[tuple[float, float]]:
    """Points along the outside of a membrane, a little irregular."""
    out = []
    for ring in geo.rings(body, [-RIBOSOME * 0.42]):
        line = LineString(ring)
        at = 0.0
        while at < line.length:
            p = line.interpolate(at)
            if not keep_out.contains(p):
                out.append((p.x + r.uniform(-0.4, 0.4), p.y + r.uniform(-0.4, 0.4)))
            at += r.uniform(5.6, 7.6)
    return out


def smooth_er(
    seed: int, outline: Polygon, mesh: float = 27, joints: tuple[tuple[float, float], ...] = ()
) -> Drawing:
    """A network of tubules with three-way junctions that fills the outline.

    From each of `joints` a tubule runs to the nearest junction, to join the network to what lies beside it.
    """
    d = Drawing(f"smooth-er-{seed}")
    r = geo.rng(d.key)
    seeds = geo.scatter(outline.buffer(mesh), mesh, d.key)
    edges = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(seeds), only_edges=True))
    inner = [e for e in edges if outline.covers(e) and e.length > 3]
    kept = [e for e in inner if r.random() > 0.1 or geo.inset(outline, mesh * 0.8).covers(e)]
    network = max(geo.polygons(unary_union(kept).buffer(4.2)), key=lambda p: p.area)
    nodes = [shapely.Point(c) for e in kept for c in e.coords if network.contains(shapely.Point(c))]
    bridges = []
    for joint in joints:
        start = shapely.Point(joint)
        node = min(nodes, key=start.distance)
        bridges.append(LineString([start, node]).buffer(4.2))
    d.add("tubules", geo.fillet(unary_union([network, *bridges]), 4), Form.ROUND, "smooth-er", depth=4.6)
    return d


def golgi(seed: int, size: float = 1.0, sacs: int = 6) -> Drawing:
    """A stack of flattened sacs, 120 units long at size 1: cis face up and convex, trans face down.

    Small vesicles arrive at the cis face; larger ones bud from the swollen rims of the trans face.
    """
    d = Drawing(f"golgi-{seed}")
    r = geo.rng(d.key)
    for k in range(sacs):
        t = k / (sacs - 1)
        half = 61 * (0.72 + 0.28 * math.sin(math.pi * (0.2 + 0.75 * t)))
        y, bow = -42 + 12.6 * k, 20 - 5 * t
        points = []
        for x in np.linspace(-half, half, 11):
            swelling = (2.2 + 1.2 * t) * max(0.0, abs(x) / half - 0.7) / 0.3
            thickness = 3.7 + swelling + 0.4 * math.sin(x / 9 + k)
            points.append(
                (size * x, size * (y + bow * (x / half) ** 2 + r.uniform(-0.5, 0.5)), size * thickness)
            )
        material = "golgi-cis" if k < sacs / 2 else "golgi-trans"
        d.add(
            f"sac-{k}",
            geo.tube(*points, cap=3, step=3),
            Form.ROUND,
            material,
            depth=4.2 * size,
            tone=0.22 * (1 - 2 * (t if t < 0.5 else t - 0.5)),
        )
    incoming = ((-30, -50, 5.2), (2, -55, 4.8), (34, -52, 5.4), (-12, -60, 4.6))
    outgoing = ((-38, 42, 6.8), (-12, 46, 7.6), (20, 45, 7), (44, 40, 6.2), (6, 62, 6.6))
    for name, places, material in (
        ("transport-vesicles", incoming, "golgi-cis"),
        ("trans-vesicles", outgoing, "golgi-trans"),
    ):
        spheres = [
            geo.ellipse(size * (x + r.uniform(-2, 2)), size * (y + r.uniform(-2, 2)), size * radius)
            for x, y, radius in places
        ]
        d.add(name, spheres, Form.ROUND, material, depth=4 * size, tone=0.1)
    return d
