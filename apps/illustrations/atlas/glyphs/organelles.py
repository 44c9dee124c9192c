"""Organelles that stand on their own: mitochondrion, chloroplast, small bodies, centrioles.

Each function returns a drawing around the origin, at the size it has on a plate of 1000 units. The same seed gives
the same drawing.
"""

from __future__ import annotations

import math

from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

MEMBRANE = 2.4  # thickness at which one membrane is drawn


def mitochondrion(seed: int, width: float = 60) -> Drawing:
    """A mitochondrion cut lengthwise: smooth outer membrane, inner membrane folded into cristae around the matrix.

    The space inside a crista opens into the intermembrane space, because both are one compartment.
    """
    d = Drawing(f"mitochondrion-{seed}")
    r = geo.rng(d.key)
    length, bend = width * r.uniform(1.9, 2.2), r.uniform(1, 7)
    reach, w = length / 2 - width / 2, width / 2
    spine = [(x * reach, bend * (x * x - 0.5), w * (1 - 0.05 * abs(x))) for x in (-1, -0.5, 0, 0.5, 1)]
    outer = d.add("outer-membrane", geo.tube(*spine, cap=3, step=3), Form.ROUND, "mitochondrion", depth=8)
    space = d.add(
        "intermembrane-space", geo.inset(outer, 4.5), Form.FLAT, "intermembrane-space", shadow=False
    )
    inner = geo.inset(space, 2.6)
    folded = geo.smooth(
        inner.difference(_cristae(r, inner, bend, reach, round(length / 17.5))), 1.5
    ).simplify(0.15)
    d.add("inner-membrane", folded, Form.ROUND, "crista", depth=2.4, shadow=False)
    matrix = d.add(
        "matrix", geo.inset(folded, MEMBRANE), Form.FLAT, "mitochondrial-matrix", shadow=False, outline=False
    )
    granules = geo.scatter(geo.inset(matrix, 1.6), 7, d.key)
    if len(granules):
        d.add(
            "matrix-granules",
            MultiPoint(granules),
            Form.DOTS,
            "intermembrane-space",
            width=1.6,
            detail=3,
            shadow=False,
        )
    return d


def _cristae(r, inner: BaseGeometry, bend: float, reach: float, folds: int) -> BaseGeometry:
    """The clefts of the cristae: fingers that enter from the long sides in turn and stop short of the other side."""
    x0, _, x1, _ = inner.bounds
    span = x1 - x0 - 20
    fingers = []
    for k in range(folds):
        x = x0 + 10 + span * (k + 0.5) / folds
        axis = bend * ((x / reach) ** 2 - 0.5)
        side = 1 if k % 2 else -1
        chord = LineString([(x, axis - 200), (x, axis + 200)]).intersection(inner)
        top, bottom = chord.bounds[1], chord.bounds[3]
        start, stop = (bottom + 6, top) if side > 0 else (top - 6, bottom)
        end = stop + side * (bottom - top) * r.uniform(0.2, 0.28)
        lean = r.uniform(-1.2, 1.2)
        fingers.append(
            geo.tube((x, start, 2.5), (x - lean, (start + end) / 2, 2.2), (x + lean, end, 2.7), cap=3, step=3)
        )
    return unary_union(fingers)


def chloroplast(seed: int, length: float = 158, width: float = 88) -> Drawing:
    """A chloroplast cut lengthwise: envelope of two membranes, stroma, grana joined by stroma lamellae, starch, plastoglobules."""
    d = Drawing(f"chloroplast-{seed}")
    r = geo.rng(d.key)
    a, b = length / 2, width / 2
    ring = [
        (
            a * math.copysign(abs(math.cos(t)) ** 0.86, math.cos(t)),
            b * math.copysign(abs(math.sin(t)) ** 0.92, math.sin(t)) - 3 * math.cos(t) ** 2,
        )
        for t in (2 * math.pi * k / 24 for k in range(24))
    ]
    outer = d.add("envelope", geo.blob(*ring, step=3), Form.ROUND, "chloroplast", depth=7)
    d.add("envelope-space", geo.inset(outer, 4), Form.FLAT, "stroma", tone=0.35, shadow=False, detail=2)
    d.add(
        "inner-membrane",
        geo.inset(outer, 6),
        Form.ROUND,
        "chloroplast",
        depth=3,
        tone=-0.12,
        shadow=False,
        detail=2,
    )
    stroma = d.add("stroma", geo.inset(outer, 9), Form.HOLLOW, "stroma", depth=10)

    rows = ((-0.36, (-0.31, 0.36)), (0.0, (-0.64, 0.03, 0.68)), (0.35, (-0.3, 0.38)))
    stacks = []
    lamellae = []
    for sy, columns in rows:
        row = [
            (sx * a + r.uniform(-2, 2), sy * b + r.uniform(-1, 1), r.choice((5, 6, 6)), r.uniform(9, 10.5))
            for sx in columns
        ]
        stacks += row
        for level in (-7, -1.5, 4):
            ends = row[0][0] - r.uniform(8, 22), row[-1][0] + r.uniform(8, 22)
            path = [
                (ends[0], sy * b + level),
                *((x, y + level) for x, y, *_ in row),
                (ends[1], sy * b + level),
            ]
            lamellae.append(geo.line(*path, step=8).intersection(geo.inset(stroma, 5)))
    for i, j in ((0, 3), (1, 3), (3, 5), (3, 6), (2, 0), (2, 5), (4, 1), (4, 6)):
        (x, y, *_), (u, v, *_) = stacks[i], stacks[j]
        lamellae.append(geo.line((x, y), (x + (u - x) * 0.3, y), (x + (u - x) * 0.7, v), (u, v), step=6))
    d.add(
        "stroma-lamellae",
        MultiLineString(lamellae),
        Form.CORD,
        "thylakoid",
        width=2.2,
        tone=0.12,
        shadow=False,
    )
    for layer in ("back", "front"):
        chosen = [s for k, s in enumerate(stacks) if (k < 2) == (layer == "back")]
        _grana(d, layer, chosen)
    starch = geo.ellipse(0.07 * a + r.uniform(-4, 4), 0.66 * b, 9.5, 5.2, r.uniform(-8, 8))
    d.add("starch-grain", starch, Form.ROUND, "starch", depth=5)
    free = geo.inset(stroma, 6).difference(
        unary_union([geo.ellipse(x, y, 17, 20) for x, y, *_ in stacks] + [starch.buffer(5)])
    )
    drops = geo.scatter(free, 15, d.key)
    if len(drops):
        d.add("plastoglobules", MultiPoint(drops[:7]), Form.DOTS, "lipid", width=3.6, shadow=False)
    return d


def _grana(d: Drawing, layer: str, stacks: list[tuple[float, float, int, float]]) -> None:
    """Stacks of thylakoids seen a little from above: edges of the discs, and the face of the uppermost one."""
    edges, faces = [], []
    for x, y, n, w in stacks:
        top = y - (n - 1) * 2.1
        edges += [
            geo.line((x - w, level), (x, level + 2.3), (x + w, level), step=w / 2)
            for level in (top - 0.6 + 4.2 * k for k in range(n))
        ]
        faces.append(geo.ellipse(x, top - 1.2, w + 1.4, 3.4))
    d.add(f"grana-{layer}", MultiLineString(edges), Form.CORD, "thylakoid", width=3.7)
    d.add(f"grana-{layer}-faces", faces, Form.FLAT, "thylakoid", tone=0.28, shadow=False)


def vacuole(outline: BaseGeometry) -> Drawing:
    """The central vacuole cut open: clear sap within a single membrane, the tonoplast."""
    d = Drawing("vacuole")
    d.add("tonoplast", outline, Form.ROUND, "tonoplast", depth=5)
    sap = d.add("sap", geo.inset(outline, 4.5), Form.HOLLOW, "vacuole", depth=60, shadow=False)
    for name, depth, breadth, opacity in (("far-wall", 8, 30, 0.18), ("glint", 16, 9, 0.32)):
        lit = geo.inset(sap, depth)
        crescent = geo.smooth(
            lit.difference(affinity.translate(lit, -breadth * 0.6, -breadth)), breadth * 0.24
        )
        d.add(
            name,
            max(geo.polygons(crescent), key=lambda p: p.area),
            Form.FLAT,
            "vacuole",
            tone=0.5,
            opacity=opacity,
            shadow=False,
            outline=False,
        )
    return d


def peroxisome(seed: int, radius: float = 22) -> Drawing:
    """A peroxisome: one membrane, fine matrix, a crystalline core of enzymes."""
    d = Drawing(f"peroxisome-{seed}")
    r = geo.rng(d.key)
    body = d.add(
        "membrane",
        geo.wobbly(0, 0, radius, radius * 0.96, d.key, 9, 0.03),
        Form.ROUND,
        "peroxisome",
        depth=radius * 0.5,
    )
    angle = r.uniform(0, 90)
    half = radius * 0.36
    crystal = affinity.rotate(
        geo.rounded_box(-half, -half * 0.9, 2 * half, 1.8 * half, 1.5), angle, origin=(0, 0)
    )
    d.add("core", crystal, Form.ROUND, "peroxisome", depth=2.5, tone=-0.35, shadow=False)
    lattice = [
        affinity.rotate(LineString([(x * half, -half * 0.7), (x * half, half * 0.7)]), angle, origin=(0, 0))
        for x in (-0.5, 0, 0.5)
    ]
    d.add(
        "lattice",
        MultiLineString(lattice),
        Form.LINE,
        "peroxisome",
        width=0.9,
        tone=0.35,
        shadow=False,
        detail=2,
    )
    d.add(
        "matrix",
        MultiPoint(geo.scatter(geo.inset(body, 4).difference(crystal.buffer(2)), 5, d.key)),
        Form.DOTS,
        "peroxisome",
        width=1.3,
        tone=-0.3,
        detail=3,
        shadow=False,
    )
    return d


def lysosome(seed: int, radius: float = 24) -> Drawing:
    """A lysosome: one membrane, and inside it remains in all states of digestion."""
    d = Drawing(f"lysosome-{seed}")
    r = geo.rng(d.key)
    body = d.add(
        "membrane", geo.wobbly(0, 0, radius, radius * 0.95, d.key, 9, 0.04), Form.ROUND, "lysosome", depth=6
    )
    lumen = d.add(
        "lumen", geo.inset(body, 3.2), Form.HOLLOW, "lysosome", depth=9, tone=0.3, finish="soft", shadow=False
    )
    places = geo.scatter(geo.inset(lumen, radius * 0.26), radius * 0.52, d.key)
    debris = [
        geo.wobbly(x, y, radius * r.uniform(0.12, 0.2), radius * r.uniform(0.1, 0.16), f"{d.key}{k}", 7, 0.2)
        for k, (x, y) in enumerate(places)
    ]
    d.add("debris", debris, Form.ROUND, "lysosome", depth=2.5, tone=-0.35, shadow=False)
    d.add(
        "enzymes",
        MultiPoint(
            geo.scatter(geo.inset(lumen, 2.5).difference(unary_union(debris).buffer(1.5)), 4.6, d.key)
        ),
        Form.DOTS,
        "lysosome",
        width=1.6,
        tone=-0.2,
        shadow=False,
        detail=2,
    )
    return d


def oil_body(radius: float = 15) -> Drawing:
    """A droplet of storage lipid within a single layer of phospholipids."""
    d = Drawing("oil-body")
    d.add("droplet", geo.ellipse(0, 0, radius), Form.ROUND, "lipid", depth=radius * 0.8)
    return d


def vesicle(seed: int, radius: float = 10, material: str = "vesicle") -> Drawing:
    """A vesicle cut open: one membrane around a little cargo."""
    d = Drawing(f"vesicle-{seed}")
    body = d.add("membrane", geo.ellipse(0, 0, radius), Form.ROUND, material, depth=radius * 0.5)
    d.add(
        "lumen",
        geo.inset(body, MEMBRANE),
        Form.HOLLOW,
        material,
        depth=radius * 0.4,
        tone=0.45,
        finish="soft",
        shadow=False,
    )
    cargo = geo.scatter(geo.ellipse(0, 0, radius * 0.55), radius * 0.36, d.key)
    d.add("cargo", MultiPoint(cargo), Form.DOTS, material, width=radius * 0.24, tone=-0.35, shadow=False)
    return d


def centrioles(scale: float = 1.0) -> Drawing:
    """A centrosome: two centrioles at right angles, each a barrel of nine triplets of microtubules, in a cloud of protein."""
    d = Drawing("centrioles")
    d.add(
        "pericentriolar-material",
        geo.wobbly(2, 2, 58 * scale, 52 * scale, "cloud", 11, 0.07),
        Form.FLAT,
        "centriole",
        tone=0.6,
        opacity=0.6,
        shadow=False,
        outline=False,
    )
    d.place(_centriole(scale, "daughter"), 17 * scale, -20 * scale, rotation=-62)
    d.place(_centriole(scale, "mother"), -12 * scale, 16 * scale, rotation=28)
    return d


def _centriole(scale: float, name: str) -> Drawing:
    """One barrel along x, its near end to the right, tilted towards the reader."""
    d = Drawing(name)
    radius, half, squash = 17 * scale, 25 * scale, 0.42

    def rim(angle: float, r: float, x: float) -> tuple[float, float]:
        return x + squash * r * math.cos(angle), r * math.sin(angle)

    angles = [2 * math.pi * (k + 0.5) / 9 for k in range(9)]
    wall = unary_union([geo.ellipse(x, 0, radius * squash, radius) for x in (-half, half)]).convex_hull
    d.add(f"{name}-wall", wall, Form.ROUND, "centriole", depth=10 * scale, tone=0.25)
    near = [a for a in angles if math.cos(a) < 0.2]
    for shift, tone in ((-0.19, -0.1), (0.0, 0.05), (0.19, 0.2)):
        rods = [LineString([rim(a + shift, radius, -half), rim(a + shift, radius, half)]) for a in near]
        d.add(
            f"{name}-triplet{shift:+.1f}".replace("+", "-b").replace("-0", "-a0").replace(".", ""),
            MultiLineString(rods),
            Form.CORD,
            "centriole",
            width=2.6 * scale,
            tone=tone,
            shadow=False,
        )
    face = geo.ellipse(half, 0, radius * squash, radius)
    d.add(f"{name}-end", face, Form.FLAT, "centriole", tone=0.62, shadow=False)
    ends = [rim(a + 0.3 * k, radius * (1.0 - 0.12 * (k + 1)), half) for a in angles for k in (-1, 0, 1)]
    d.add(
        f"{name}-triplets",
        MultiPoint(ends),
        Form.DOTS,
        "centriole",
        width=2.7 * scale,
        tone=-0.1,
        shadow=False,
    )
    return d
