"""A leaf in cross-section: from the upper cuticle to the stomata below, with a vein in the middle."""

from __future__ import annotations

import itertools

import numpy as np
from shapely import box
from shapely.geometry import MultiPoint, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import plants
from ..scenes import drawn
from ..subject import Subject

WIDTH = 880.0
VEIN = (440.0, 420.0)
VEIN_RADIUS = 96.0
STOMATA = (176.0, 706.0)
TOP, PALISADE, SPONGY, FLOOR, BOTTOM = 46.0, 106.0, 322.0, 560.0, 616.0  # where the layers begin


def draw(seed: int) -> Drawing:
    d = Drawing("leaf-section")
    d.add("air-space", box(4, TOP, WIDTH - 4, BOTTOM), Form.HOLLOW, "sky", depth=30)
    d.add("upper-cuticle", _band(26, TOP + 6), Form.ROUND, "waxy-cuticle", depth=5)
    _cells(d, "upper-epidermis", _row(seed, TOP, PALISADE - 3, 96), "epidermis-plant", 10)
    columns = [
        cell
        for cell in _row(seed + 1, PALISADE, SPONGY - 6, 61, 24)
        if cell.distance(Point(VEIN)) > VEIN_RADIUS - 8
    ]
    _cells(d, "palisade", columns, "palisade", 14)
    loose = _loose_cells(seed)
    _cells(d, "spongy", loose, "spongy", 13)
    _chloroplasts(d, [*columns, *loose])
    _vein(d)
    _lower_epidermis(d, seed)
    _label(d)
    return d


def _band(top: float, bottom: float) -> BaseGeometry:
    """A layer across the leaf, slightly uneven."""
    upper = [(x, top + 3 * ((x // 110) % 2)) for x in range(0, 881, 110)]
    lower = [(x, bottom + 2 * ((x // 110) % 2)) for x in range(880, -1, -110)]
    return geo.clean(
        geo.blob(*((x, y, "c") if x in (0, 880) else (x, y) for x, y in (*upper, *lower)), step=12)
    )


def _row(seed: int, top: float, bottom: float, pitch: float, radius: float = 14) -> list[BaseGeometry]:
    """Cells side by side, of uneven width."""
    r = geo.rng(f"leaf-row/{seed}/{top}")
    edges = [0.0]
    while edges[-1] < WIDTH - 0.5 * pitch:
        edges.append(edges[-1] + pitch * r.uniform(0.86, 1.14))
    scale = WIDTH / edges[-1]
    return [
        geo.rounded_box(
            a * scale + 2,
            top + r.uniform(-2, 2),
            (b - a) * scale - 4,
            bottom - top + r.uniform(-3, 3),
            radius,
        )
        for a, b in itertools.pairwise(edges)
    ]


def _cells(d: Drawing, name: str, cells: list[BaseGeometry], material: str, depth: float) -> None:
    """Cells with their walls: each a rim of the same material around its sap."""
    d.add(f"{name}-walls", cells, Form.ROUND, material, depth=3, tone=-0.12, shadow=False)
    d.add(
        name,
        [geo.inset(cell, 3.2) for cell in cells],
        Form.ROUND,
        material,
        depth=depth,
        shadow=False,
        outline=False,
    )


def _loose_cells(seed: int) -> list[BaseGeometry]:
    """Rounded cells that touch here and there, with air between them, and a chamber over each stoma."""
    room = box(20, SPONGY + 16, WIDTH - 20, FLOOR - 18)
    room = room.difference(unary_union([geo.ellipse(x, FLOOR, 56, 66) for x in STOMATA]))
    room = room.difference(Point(VEIN).buffer(VEIN_RADIUS + 40))
    r = geo.rng(f"leaf-spongy/{seed}")
    pitch = 68.0
    points = [
        (x + pitch * 0.5 * (row % 2) + r.uniform(-8, 8), SPONGY + 34 + row * pitch * 0.78 + r.uniform(-7, 7))
        for row in range(5)
        for x in np.arange(10, WIDTH, pitch)
    ]
    points = [p for p in points if room.contains(Point(p)) and r.random() < 0.93]
    return [
        geo.wobbly(x, y, r.uniform(30, 38), r.uniform(27, 33), f"spongy/{n}", 9, 0.14)
        for n, (x, y) in enumerate(points)
    ]


def _chloroplasts(d: Drawing, cells: list[BaseGeometry]) -> None:
    """Chloroplasts lie along the walls."""
    places = []
    for cell in cells:
        ring = geo.inset(cell, 11)
        for part in geo.polygons(ring):
            count = max(4, int(part.exterior.length / 26))
            places += [part.exterior.interpolate((k + 0.3) / count, normalized=True) for k in range(count)]
    d.add("chloroplasts", MultiPoint(places), Form.DOTS, "thylakoid", width=11, shadow=False)


def _vein(d: Drawing) -> None:
    x, y = VEIN
    sheath = [geo.ellipse(*geo.polar(VEIN_RADIUS, 18 * k + 9, x, y), 18, 15, 18 * k + 99) for k in range(20)]
    _cells(d, "bundle-sheath", sheath, "cortex", 8)
    bundle = geo.ellipse(x, y, VEIN_RADIUS - 15)
    d.add("bundle", bundle, Form.CUT, "pith", shadow=False)
    upper = geo.inset(bundle, 5).intersection(box(x - 200, y - 200, x + 200, y - 2))
    lower = geo.inset(bundle, 5).intersection(box(x - 200, y + 4, x + 200, y + 200))
    vessels = geo.cells(upper, 36, "leaf-xylem", wall=1.2, rounding=6)
    d.add("xylem", vessels, Form.ROUND, "xylem", depth=4, shadow=False)
    d.add("xylem-lumen", [geo.inset(cell, 4.5) for cell in vessels], Form.HOLLOW, "xylem", depth=5, tone=0.55)
    d.add(
        "phloem",
        geo.cells(lower, 20, "leaf-phloem", wall=1.2, rounding=5),
        Form.ROUND,
        "phloem",
        depth=4,
        shadow=False,
    )


def _lower_epidermis(d: Drawing, seed: int) -> None:
    pores = unary_union([box(x - 46, 0, x + 46, 900) for x in STOMATA])
    cells = [cell.difference(pores) for cell in _row(seed + 2, FLOOR, BOTTOM, 96)]
    _cells(d, "lower-epidermis", [c for c in cells if c.area > 300], "epidermis-plant", 10)
    d.add(
        "lower-cuticle", _band(BOTTOM - 4, BOTTOM + 14).difference(pores), Form.ROUND, "waxy-cuticle", depth=4
    )
    for n, x in enumerate(STOMATA):
        openings = box(x - 10, FLOOR - 16, x + 10, BOTTOM + 8)
        d.add(f"pore-{n}", openings, Form.FLAT, "sky", shadow=False)
        guards = [geo.ellipse(x + side * 27, (FLOOR + BOTTOM) / 2 + 6, 19, 28, side * 12) for side in (-1, 1)]
        d.add(f"guard-cells-{n}", guards, Form.ROUND, "guard-cell", depth=10)
        spots = [
            (x + side * 27 + dx, (FLOOR + BOTTOM) / 2 + 6 + dy)
            for side in (-1, 1)
            for dx, dy in ((-6, -10), (5, 0), (-5, 11))
        ]
        d.add(f"guard-chloroplasts-{n}", MultiPoint(spots), Form.DOTS, "thylakoid", width=8, shadow=False)


def _label(d: Drawing) -> None:
    d.label("leaf-cuticle", "upper-cuticle", priority=0)
    d.label("leaf-upper-epidermis", "upper-epidermis", priority=0)
    d.label("leaf-palisade", "palisade", priority=0)
    d.label("leaf-chloroplast", "chloroplasts", priority=1, zone=box(0, PALISADE, WIDTH, SPONGY))
    d.label("leaf-spongy", "spongy", priority=0)
    d.label("leaf-air-space", "air-space", priority=1, zone=box(0, SPONGY + 10, WIDTH, FLOOR))
    d.label("leaf-bundle", "bundle", priority=1)
    d.label("leaf-bundle-sheath", "bundle-sheath", priority=2)
    d.label("leaf-xylem", "xylem", priority=0)
    d.label("leaf-phloem", "phloem", priority=0)
    d.label("leaf-lower-epidermis", "lower-epidermis", priority=0)
    d.label("leaf-guard-cell", "guard-cells-0", "guard-cells-1", priority=0)
    d.label("leaf-stoma", "pore-0", "pore-1", priority=0, zone=box(0, FLOOR + 20, WIDTH, BOTTOM + 30))
    d.label("leaf-lower-cuticle", "lower-cuticle", priority=2)


SUBJECT = Subject(
    key="leaf-section",
    title="Leaf cross-section",
    kind="plate",
    scene=drawn(
        "leaf-section",
        "Leaf cross-section",
        Layout.PLATE,
        (Panel("leaf-section", draw),),
        plants.LEAF_SECTION,
        subtitle="Tissues of a dicot leaf, upper side up",
        note="Schematic; the number of cell layers differs between leaves.",
    ),
    names=(
        "leaf cross section",
        "cross section of a leaf",
        "section through a leaf",
        "leaf section",
        "leaf anatomy",
        "anatomy of a leaf",
        "anatomy of the leaf",
        "internal structure of a leaf",
        "leaf tissue",
        "tissue of a leaf",
        "inside a leaf",
        "leaf internal structure",
        "mesophyll",
        "palisade mesophyll",
        "spongy mesophyll",
        "structure of a leaf in cross section",
    ),
    tells=(
        "palisade + spongy",
        "leaf + palisade",
        "leaf + mesophyll + epidermis",
        "leaf + cuticle + epidermis",
        "leaf + guard cell + mesophyll",
        "central mesophyll + epidermis",
        "sandwiched between + epidermis + mesophyll",
    ),
    not_when=(
        "micrograph of",
        "c4",
        "kranz",
        "cam plant",
        "pine needle",
        "chloroplast structure",
        "mesophyll cell",
        "venation",
        "arrangement",
    ),
    groups={
        "epidermis": ("leaf-upper-epidermis", "leaf-lower-epidermis"),
        "mesophyll": ("leaf-palisade", "leaf-spongy"),
        "vein": ("leaf-bundle",),
        "stomata": ("leaf-stoma",),
    },
    opening="A leaf is cut across and seen from the side, from the upper cuticle down to the stomata.",
    caption=(
        "leaf-cuticle",
        "leaf-palisade",
        "leaf-spongy",
        "leaf-bundle",
        "leaf-xylem",
        "leaf-phloem",
        "leaf-stoma",
        "leaf-guard-cell",
    ),
    summary="Palisade and spongy mesophyll lie between two epidermises; stomata open below.",
    sources=("openstax-bio-30", "openstax-bio-8", "taiz-physiology"),
)
