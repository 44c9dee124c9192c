"""Macromolecules drawn schematically: levels of protein structure, polysaccharides, phospholipid."""

from __future__ import annotations

import math
from collections.abc import Sequence

from shapely import box
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from .inscription import inscribe
from .membrane import bilayer

CHAIN = ("Gly", "Ala", "Ser", "Leu", "Lys", "Val", "Asp", "Phe", "Thr", "Met", "Arg", "Tyr")
SIDE = ("amino-acid", "solute", "protein-receptor", "energy-carrier", "protein-pump")


# ---------------------------------------------------------------- proteins
def primary(seed: int) -> Drawing:
    """A chain of amino acids by their abbreviations."""
    d = Drawing("primary-structure", box=(-190, -96, 380, 192))
    places = [(-158 + 28.6 * k, 34 * math.sin(k * 0.9)) for k in range(12)]
    d.add("bonds", LineString(places), Form.CORD, "ink", width=4.0, tone=0.4)
    for n, ((x, y), word) in enumerate(zip(places, CHAIN, strict=True), 1):
        d.add(f"residue-{n}", geo.ellipse(x, y, 15.5), Form.ROUND, SIDE[n % 5], depth=7, shadow=False)
        inscribe(d, f"word-{n}", [(x, y)], word, 12.0)
    d.label("amino-acid-residue", "residue-4", "residue-9", "residue-2", priority=0)
    d.label("peptide-bond-link", "bonds", priority=1)
    return d


def helix_ribbon(
    x: float, y: float, length: float, turn: float, width: float = 26.0, turns: int = 4
) -> tuple[BaseGeometry, BaseGeometry]:
    """The back and front halves of the turns of an alpha helix, lying along `turn` degrees from (x, y)."""
    front, back = [], []
    pitch = length / turns
    for k in range(turns):
        start = k * pitch
        up = [(start, width / 2), (start + pitch * 0.25, 0), (start + pitch * 0.5, -width / 2)]
        down = [(start + pitch * 0.5, -width / 2), (start + pitch * 0.75, 0), (start + pitch, width / 2)]
        front.append(_band(up, 9.0))
        back.append(_band(down, 6.0))
    place = [
        geo.clean(
            unary_union(
                [Polygon(geo.local(p.exterior.coords, x, y, turn)) for s in half for p in geo.polygons(s)]
            )
        )
        for half in (back, front)
    ]
    return place[0], place[1]


def _band(points: Sequence[Xy], width: float) -> BaseGeometry:
    return geo.line(*points, step=2).buffer(width / 2, cap_style="flat")


def strand_arrow(a: Xy, b: Xy, width: float = 15.0) -> Polygon:
    """A strand of a beta sheet as a flat arrow from a to b."""
    (x0, y0), (x1, y1) = a, b
    length = math.dist(a, b)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    nx, ny = -uy, ux
    neck = length - width * 1.3
    shape = [(0, 0.5), (neck, 0.5), (neck, 1.0), (length, 0.0), (neck, -1.0), (neck, -0.5), (0, -0.5)]
    return Polygon([(x0 + ux * s + nx * w * width, y0 + uy * s + ny * w * width) for s, w in shape]).buffer(
        0.8
    )


def secondary(seed: int) -> Drawing:
    """An alpha helix and a beta-pleated sheet with their hydrogen bonds."""
    d = Drawing("secondary-structure", box=(-190, -110, 380, 220))
    back, front = helix_ribbon(-100, 88, 176, -90, width=62, turns=4)
    d.add("helix-back", back, Form.ROUND, "protein-integral", depth=3, tone=-0.25, shadow=False)
    bonds = [[(-100 + dx, 66 - 44 * k), (-100 + dx, 40 - 44 * k)] for k in range(3) for dx in (-22, 20)]
    d.add("helix-front", front, Form.ROUND, "protein-integral", depth=4, tone=0.05)
    _dashes(d, "helix-bonds", bonds)
    rows = [28, 76, 124, 172]
    for n, x in enumerate(rows):
        ends = ((x, 84.0), (x, -84.0)) if n % 2 == 0 else ((x, -84.0), (x, 84.0))
        d.add(
            f"strand-{n}",
            strand_arrow(*ends, width=22),
            Form.ROUND,
            "protein-kinase",
            depth=4,
            tone=0.1 * (n % 2),
        )
    _dashes(d, "sheet-bonds", [[(x + 12, y), (x + 36, y)] for x in rows[:-1] for y in (-48, -8, 32, 66)])
    d.label("alpha-helix", "helix-front", priority=0)
    d.label("beta-sheet", "strand-0", "strand-1", "strand-2", "strand-3", priority=0)
    d.label("backbone-hydrogen-bond", "helix-bonds", "sheet-bonds", priority=1)
    return d


def _dashes(d: Drawing, id: str, lines: Sequence[Sequence[Xy]]) -> None:
    points = [
        (a[0] + (b[0] - a[0]) * k / 5, a[1] + (b[1] - a[1]) * k / 5) for a, b in lines for k in range(6)
    ]
    d.add(id, MultiPoint(points), Form.DOTS, "electron-shell", width=2.8, shadow=False, tone=-0.3)


def folded(tone: float = 0.0, labels: bool = True) -> Drawing:
    """A folded chain with two helices, a sheet, loops and a disulfide bridge."""
    d = Drawing("tertiary-structure", box=(-150, -112, 300, 224))
    loops = [
        geo.line((-118, -86), (-96, -98), (-74, -84), (-66, -70), step=3),
        geo.line((-12, 22), (-8, 70), (-60, 96), (-96, 70), (-100, 44), step=3),
        geo.line((-96, -26), (-80, -60), (-30, -88), (22, -92), (34, -66), step=3),
        geo.line((38, 48), (44, 78), (62, 78), (66, 50), step=3),
        geo.line((68, -62), (76, -92), (96, -88), (98, -64), step=3),
        geo.line((98, 44), (104, 84), (70, 104), (10, 98), step=3),
    ]
    d.add("loops", MultiLineString(loops), Form.CORD, "protein-inactive", width=5.0, tone=tone)
    for n, (x, y, length, turn) in enumerate(((-66, -72, 106, 58), (-100, 46, 74, -86)), 1):
        back, front = helix_ribbon(x, y, length, turn, width=34, turns=4 if n == 1 else 3)
        d.add(
            f"helix-{n}-back", back, Form.ROUND, "protein-integral", depth=3, tone=tone - 0.25, shadow=False
        )
        d.add(f"helix-{n}", front, Form.ROUND, "protein-integral", depth=4, tone=tone)
    for n, (a, b) in enumerate((((36, -66), (36, 48)), ((67, 50), (67, -62)), ((98, -62), (98, 46))), 1):
        d.add(f"strand-{n}", strand_arrow(a, b, 20), Form.ROUND, "protein-kinase", depth=4, tone=tone)
    d.add("disulfide", LineString([(-34, 92), (12, 98)]), Form.CORD, "energy-carrier", width=7.0)
    if labels:
        d.label("alpha-helix", "helix-1", "helix-2", priority=0)
        d.label("beta-sheet", "strand-1", "strand-2", "strand-3", priority=0)
        d.label("protein-loop", "loops", priority=1)
        d.label("disulfide-bridge", "disulfide", priority=1)
    return d


def tertiary(seed: int) -> Drawing:
    return folded()


def quaternary(seed: int) -> Drawing:
    """Four folded chains that fit together."""
    d = Drawing("quaternary-structure", box=(-150, -112, 300, 224))
    quarters = (
        (-48, -40, "globin-like-a"),
        (48, -40, "globin-like-b"),
        (-48, 42, "globin-like-b"),
        (48, 42, "globin-like-a"),
    )
    for n, (x, y, kind) in enumerate(quarters, 1):
        material = "protein-integral" if kind.endswith("a") else "protein-kinase"
        body = geo.wobbly(x, y, 56, 48, f"subunit-{n}", 11, 0.1)
        d.add(f"subunit-{n}", body, Form.ROUND, material, depth=18)
        r = geo.rng(f"thread-{n}")
        points = [
            (
                x + 34 * math.cos(t * 1.9 + n) * r.uniform(0.5, 1),
                y + 28 * math.sin(t * 2.7) * r.uniform(0.5, 1),
            )
            for t in range(9)
        ]
        thread = geo.line(*points, step=3).intersection(geo.inset(body, 7))
        d.add(f"thread-{n}", thread, Form.CORD, material, width=5.0, tone=0.3, shadow=False)
    d.label("protein-subunit", *(f"subunit-{n}" for n in range(1, 5)), priority=0)
    return d


# ---------------------------------------------------------------- polysaccharides
def _sugar(x: float, y: float, radius: float, turn: float = 0.0) -> Polygon:
    return Polygon([geo.polar(radius, turn + 60 * k, x, y) for k in range(6)])


def _chain(d: Drawing, id: str, points: Sequence[Xy], radius: float, material: str = "glucose") -> None:
    d.add(f"{id}-links", LineString(points), Form.LINE, "ink", width=2.4)
    d.add(
        id, [_sugar(x, y, radius) for x, y in points], Form.ROUND, material, depth=radius * 0.45, shadow=False
    )


def _branched(d: Drawing, id: str, depth: int, radius: float, every: int, length: int) -> list[Xy]:
    """A tree of glucose units that grows upwards; returns the branch points."""
    step = radius * 2.15
    forks: list[Xy] = []
    chains: list[list[Xy]] = []
    taken: list[Xy] = []

    def grow(start: Xy, heading: float, level: int, count: int) -> None:
        points, (x, y) = [start], start
        for k in range(1, count):
            x, y = geo.polar(step, heading, x, y)
            if any(math.dist((x, y), t) < step * 0.93 for t in taken if math.dist(t, points[-1]) > 1):
                break
            points.append((x, y))
            taken.append((x, y))
            if level and k % every == 1 and k < count - 1:
                side = 1 if (k // every) % 2 == 0 else -1
                branch = geo.polar(step, heading + side * 60, x, y)
                if all(math.dist(branch, t) >= step * 0.93 for t in taken if math.dist(t, (x, y)) > 1):
                    forks.append((x, y))
                    taken.append(branch)
                    chains.append([(x, y), branch])
                    grow(branch, heading + side * (24 if level > 1 else 40), level - 1, max(3, count - 4))
        chains.append(points)

    grow((0.0, 104.0), -90.0, depth, length)
    d.add(f"{id}-links", MultiLineString([c for c in chains if len(c) > 1]), Form.LINE, "ink", width=2.2)
    units = list(dict.fromkeys((round(x, 2), round(y, 2)) for chain in chains for x, y in chain))
    d.add(
        id, [_sugar(x, y, radius) for x, y in units], Form.ROUND, "glucose", depth=radius * 0.45, shadow=False
    )
    return forks


def starch(seed: int) -> Drawing:
    d = Drawing("starch", box=(-190, -125, 380, 250))
    coil = [(-174 + 9.2 * k, -84 + 18 * math.sin(k * 0.95)) for k in range(39)]
    _chain(d, "amylose", coil, 6.6)
    tree = Drawing("amylopectin-tree")
    forks = _branched(tree, "amylopectin", 2, 7.4, 3, 11)
    tree.add("forks", [_sugar(x, y, 7.8) for x, y in forks], Form.ROUND, "solute", depth=3, shadow=False)
    d.place(tree, 0, 22, prefix="")
    d.label("amylose-chain", "amylose", priority=0)
    d.label("amylopectin-chain", "amylopectin", priority=0)
    d.label("branch-point", "forks", priority=1)
    return d


def glycogen(seed: int) -> Drawing:
    d = Drawing("glycogen")
    for n, turn in enumerate((0, 120, 240), 1):
        tree = Drawing("tree")
        forks = _branched(tree, "units", 3, 6.8, 2, 10)
        tree.add("forks", [_sugar(x, y, 7.2) for x, y in forks], Form.ROUND, "solute", depth=3, shadow=False)
        moved = Drawing("moved")
        moved.place(tree, 0, -112)
        d.place(moved, 0, 0, rotation=turn, prefix=f"tree-{n}-")
    d.add("centre", geo.ellipse(0, 0, 12), Form.ROUND, "protein-peripheral", depth=5)
    d.label("glucose-unit", *(f"tree-{n}-units" for n in (1, 2, 3)), priority=0)
    d.label("branch-point", *(f"tree-{n}-forks" for n in (1, 2, 3)), priority=0)
    return d


def cellulose(seed: int) -> Drawing:
    d = Drawing("cellulose", box=(-180, -110, 360, 220))
    rows = [-84, -42, 0, 42, 84]
    bonds = [[(x, y + 12), (x, y + 30)] for y in rows[:-1] for x in range(-150, 160, 50)]
    _dashes(d, "bonds", bonds)
    for n, y in enumerate(rows, 1):
        _chain(d, f"chain-{n}", [(-168 + 28 * k + (7 if n % 2 else -7), y) for k in range(13)], 11.5)
    d.label("cellulose-chain", *(f"chain-{n}" for n in range(1, 6)), priority=0)
    d.label("glucose-unit", *(f"chain-{n}" for n in range(1, 6)), priority=1)
    d.label("chain-hydrogen-bond", "bonds", priority=0)
    return d


# ---------------------------------------------------------------- phospholipid
def phospholipid() -> Drawing:
    """One phospholipid with its head up. Parts: straight, bent, glycerol, head."""
    d = Drawing("phospholipid")
    d.add(
        "straight",
        geo.line((-15, 52), (-18, 110), (-13, 168), (-17, 226), step=4),
        Form.CORD,
        "membrane-tail",
        width=12,
    )
    d.add(
        "bent",
        geo.line((15, 52), (16, 110), (20, 134), (44, 176), (58, 218), step=4),
        Form.CORD,
        "membrane-tail",
        width=12,
        tone=-0.12,
    )
    d.add("glycerol", geo.rounded_box(-27, 34, 54, 22, 9), Form.ROUND, "solute", depth=6)
    d.add("head", geo.ellipse(0, 0, 37), Form.ROUND, "membrane-head", depth=16)
    return d


def bilayer_with_phospholipid(seed: int) -> Drawing:
    """A bilayer between two watery sides, and one phospholipid large beside it."""
    d = Drawing("phospholipid-bilayer", box=(-420, -300, 840, 600))
    d.add("outside", box(-420, -300, 130, 0), Form.FLAT, "extracellular", outline=False, shadow=False)
    d.add("inside", box(-420, 0, 130, 300), Form.FLAT, "cytosol", outline=False, shadow=False)
    course = [(-414, 0), (-145, 0), (124, 0)]
    d.place(bilayer(course, thickness=170, head=40), 0, 0, prefix="membrane-")
    d.place(phospholipid(), 290, -176, scale=1.5, prefix="one-")
    d.label("extracellular-fluid", "outside", priority=1)
    d.label("cytoplasm-side", "inside", priority=1)
    d.label("phospholipid-head", "membrane-heads", "one-head", priority=0)
    d.label("phospholipid-tail", "membrane-tails", "membrane-band", priority=0)
    d.label("phosphate-head-group", "one-head", priority=1)
    d.label("glycerol-link", "one-glycerol", priority=1)
    d.label("saturated-tail", "one-straight", priority=1)
    d.label("unsaturated-tail", "one-bent", priority=1)
    return d
