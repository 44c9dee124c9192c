"""Cells as wholes in panels: endosymbiosis, surface and volume, the traffic of the endomembrane system, photosynthesis."""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import organelles
from . import organelles_endomembrane as endo
from .inscription import inscribe
from .membrane import bilayer

BOX = (-180.0, -130.0, 360.0, 260.0)


# ---------------------------------------------------------------- surface and volume
def cube_with_cell(edge: float, seed: int) -> Drawing:
    """A round cell in a cube; `edge` in millimetres."""
    d = Drawing(f"cell-in-cube-{edge:g}", box=(-130, -128, 260, 268))
    s = 88.0 * edge
    dx, dy = s * 0.3, -s * 0.26
    x, y = -s / 2 - dx / 2, 108 - s
    front = [(x, y), (x + s, y), (x + s, y + s), (x, y + s)]
    back = [(px + dx, py + dy) for px, py in front]
    room = Polygon(front).union(Polygon(back)).convex_hull
    d.add("room", room, Form.FLAT, "extracellular", tone=0.5, shadow=False, outline=False)
    hidden = [[back[0], back[3]], [back[3], back[2]], [front[3], back[3]]]
    d.add("hidden-edges", MultiLineString(hidden), Form.LINE, "electron-shell", width=1.8)
    cx, cy = x + s / 2 + dx / 2, y + s / 2 + dy / 2
    d.add("cell", geo.ellipse(cx, cy, s / 2), Form.ROUND, "epithelial-cell", depth=s * 0.28)
    d.add(
        "nucleus",
        geo.ellipse(cx - s * 0.06, cy + s * 0.04, s * 0.16),
        Form.ROUND,
        "epithelial-nucleus",
        depth=s * 0.07,
        shadow=False,
    )
    rims = [*zip(front, [*front[1:], front[0]], strict=True), (back[0], back[1]), (back[1], back[2])]
    edges = [*rims, *((front[k], back[k]) for k in (0, 1, 2))]
    d.add("cube", MultiLineString(edges), Form.LINE, "ink", width=2.6)
    inscribe(d, "length", [(x + s / 2, y + s + 14)], f"{edge:g} mm", 18.0)
    d.label("unit-cell", "cell", priority=0)
    d.label("enclosing-cube", "cube", priority=1)
    return d


# ---------------------------------------------------------------- endosymbiosis
def _cell(d: Drawing, outline: BaseGeometry, material: str = "cytosol") -> None:
    d.add("membrane", outline, Form.ROUND, "plasma-membrane", depth=4)
    d.add("cytoplasm", geo.inset(outline, 5), Form.HOLLOW, material, depth=14, shadow=False)


def _dna(d: Drawing, id: str, x: float, y: float, size: float) -> None:
    points = [geo.polar(size * (0.55 + 0.45 * ((k * 37) % 10) / 10), 47 * k, x, y) for k in range(16)]
    d.add(id, geo.line(*points, step=3), Form.CORD, "chromatin", width=3.2, shadow=False)


def _bacterium(d: Drawing, id: str, x: float, y: float, turn: float, material: str) -> None:
    rod = geo.clean(
        unary_union([LineString([geo.polar(-16, turn, x, y), geo.polar(16, turn, x, y)]).buffer(14)])
    )
    d.add(id, rod, Form.ROUND, material, depth=8)
    d.add(
        f"{id}-dna",
        geo.line(
            geo.polar(-14, turn, x, y),
            geo.polar(-4, turn + 60, x, y),
            geo.polar(5, turn - 50, x, y),
            geo.polar(15, turn, x, y),
            step=2,
        ),
        Form.CORD,
        "chromatin",
        width=2.2,
        shadow=False,
    )


def ancestor(seed: int) -> Drawing:
    d = Drawing("endosymbiosis-ancestor", box=BOX)
    round_ = geo.wobbly(0, 0, 150, 112, "ancestor", 14, 0.03)
    clefts = [
        geo.tube((-150, -40, 5), (-90, -30, 5), (-54, -44, 6), (-30, -40, 6), cap=2),
        geo.tube((-140, 50, 5), (-90, 44, 5), (-50, 58, 6), cap=2),
        geo.tube((60, -120, 5), (56, -80, 5), (20, -66, 6), cap=2),
    ]
    _cell(d, geo.smooth(round_.difference(unary_union(clefts).buffer(1)), 2))
    _dna(d, "dna", 40, 14, 36)
    d.label("ancestral-cell", "cytoplasm", priority=0)
    d.label("membrane-infolding", "membrane", priority=0, zone=unary_union(clefts).buffer(9))
    d.label("ancestral-dna", "dna", priority=0)
    return d


def _host(key: str, prey: Xy | None) -> Drawing:
    """A cell with a nucleus and ER, open towards what it takes up."""
    d = Drawing(key, box=BOX)
    body = geo.wobbly(16, 0, 142, 112, f"host-{key}", 14, 0.025)
    if prey:
        body = body.difference(geo.ellipse(*prey, 31)).difference(
            LineString([prey, (-200, prey[1])]).buffer(20)
        )
        body = geo.smooth(max(geo.polygons(body), key=lambda p: p.area), 4)
    _cell(d, body)
    d.place(endo.rough_er(1, 60, 110, 250, sheets=2, gap=18), 62, 8, scale=0.62, prefix="er-")
    d.add("nucleus", geo.ellipse(62, 8, 38), Form.ROUND, "nuclear-envelope", depth=12)
    d.add("nucleoplasm", geo.ellipse(62, 8, 31), Form.HOLLOW, "nucleoplasm", depth=8, shadow=False)
    _dna(d, "dna", 62, 8, 20)
    return d


def takes_up(kind: str, seed: int) -> Drawing:
    d = _host(f"endosymbiosis-{kind}", (-92.0, 10.0))
    material = "mitochondrion" if kind == "aerobic" else "thylakoid"
    _bacterium(d, "prey", -96, 10, 10, material)
    _bacterium(d, "free", -156, -84, -24, material)
    if kind == "photosynthetic":
        for n, (x, y) in enumerate(((40, -78), (22, 78)), 1):
            d.place(organelles.mitochondrion(n, 30), x, y, rotation=20, prefix=f"mitochondrion-{n}-")
        d.label(
            "first-mitochondrion",
            "mitochondrion-1-outer-membrane",
            "mitochondrion-2-outer-membrane",
            priority=0,
        )
    d.label(
        "aerobic-bacterium" if kind == "aerobic" else "photosynthetic-bacterium-taken",
        "prey",
        "free",
        priority=0,
    )
    d.label("early-nucleus", "nucleus", priority=0)
    d.label("early-er", "er-sacs", priority=1)
    return d


def descendant(kind: str, seed: int) -> Drawing:
    d = _host(f"endosymbiosis-{kind}-cell", None)
    for n, (x, y, turn) in enumerate(((-70, -50, 30), (-20, 82, 0), (40, -78, 10)), 1):
        d.place(organelles.mitochondrion(n, 30), x, y, rotation=turn, prefix=f"mitochondrion-{n}-")
    d.label("first-mitochondrion", *(f"mitochondrion-{n}-outer-membrane" for n in (1, 2, 3)), priority=0)
    if kind == "plant":
        for n, (x, y, turn) in enumerate(((-84, 30, 50), (116, 62, 60)), 1):
            d.place(organelles.chloroplast(n), x, y, scale=0.5, rotation=turn, prefix=f"chloroplast-{n}-")
        d.label("first-chloroplast", "chloroplast-1-envelope", "chloroplast-2-envelope", priority=0)
    d.label("early-nucleus", "nucleus", priority=1)
    return d


# ---------------------------------------------------------------- endomembrane system
def endomembrane(seed: int) -> Drawing:
    """From the nucleus through the rough ER and the Golgi apparatus to the plasma membrane."""
    d = Drawing("endomembrane-system", box=(-420, -330, 860, 680))
    d.add(
        "cytosol",
        geo.rounded_box(-420, -330, 860, 600, 30),
        Form.FLAT,
        "cytosol-animal",
        tone=0.3,
        shadow=False,
        outline=False,
    )
    d.place(endo.rough_er(seed, 90, -62, 84, sheets=4), -300, -40, scale=1.4, prefix="er-")
    d.place(endo.nucleus(seed, 90), -300, -40, scale=1.4, prefix="nucleus-")
    d.place(endo.golgi(seed, size=1.0), 210, -30, scale=1.9, rotation=-90, prefix="golgi-")
    carriers: list[Xy] = [(20, -130), (52, -30), (30, 70), (78, 30), (70, -96)]
    d.add("transport", [geo.ellipse(x, y, 14) for x, y in carriers], Form.ROUND, "golgi-cis", depth=6)
    outgoing: list[Xy] = [(348, -60), (362, 60), (330, 140)]
    d.add("secretory", [geo.ellipse(x, y, 18) for x, y in outgoing], Form.ROUND, "golgi-trans", depth=7)
    d.place(organelles.lysosome(seed, 40), 210, 196, prefix="lysosome-")
    d.place(
        bilayer([(-414, 270), (-100, 262), (160, 272), (434, 266)], thickness=30, head=10),
        0,
        0,
        prefix="membrane-",
    )
    d.add("fusing", geo.ellipse(330, 232, 22), Form.ROUND, "golgi-trans", depth=7, tone=0.15)
    d.add(
        "released",
        [geo.ellipse(x, y, 5) for x, y in ((316, 300), (332, 312), (348, 300), (326, 328), (346, 330))],
        Form.ROUND,
        "golgi-trans",
        depth=2,
        tone=-0.2,
        shadow=False,
    )
    d.flow("action", (-40, -190), (10, -190), (60, -164), width=9)
    d.flow("action", (322, -120), (346, -112), (356, -92), width=9)
    d.flow("action", (356, 96), (352, 150), (340, 196), width=9)
    d.flow("action", (288, 120), (270, 140), (250, 160), width=8)
    for term, parts in (
        ("nucleus", ("nucleus-envelope",)), ("rough-er", ("er-sacs",)), ("bound-ribosomes", ("er-ribosomes",)), ("transport-vesicle", ("transport",)),
        ("golgi-apparatus", tuple(f"golgi-sac-{k}" for k in range(6))), ("budding-vesicle", ("secretory",)), ("lysosome", ("lysosome-lumen", "lysosome-membrane")), ("plasma-membrane", ("membrane-heads",)),
    ):  # fmt: skip
        d.label(term, *parts, priority=0)
    d.label("secretory-cargo", "released", priority=0)
    return d


# ---------------------------------------------------------------- photosynthesis
def photosynthesis(seed: int) -> Drawing:
    """Both stages of photosynthesis in a chloroplast, with what goes in, out and between."""
    d = Drawing("photosynthesis-overview", box=(-460, -330, 920, 700))
    body = geo.ellipse(0, 30, 430, 240)
    d.add("envelope", body, Form.ROUND, "chloroplast", depth=16)
    d.add("inner", geo.inset(body, 13), Form.ROUND, "chloroplast", depth=6, tone=-0.1, shadow=False)
    d.add("stroma", geo.inset(body, 22), Form.HOLLOW, "stroma", depth=20)
    for s, x in enumerate((-262.0, -150.0)):
        for k in range(6):
            y = 110 - 32 * k + 14 * s
            d.add(
                f"disc-{s}-{k}",
                geo.rounded_box(x - 54, y - 14, 108, 28, 13),
                Form.ROUND,
                "thylakoid",
                depth=6,
                tone=0.05 * k,
            )
        d.add(
            f"face-{s}",
            geo.ellipse(x, 110 - 160 + 14 * s - 9, 47, 8),
            Form.FLAT,
            "thylakoid",
            tone=0.4,
            shadow=False,
            outline=False,
        )
    d.add("sun", geo.ellipse(-388, -272, 42), Form.ROUND, "energy-carrier", depth=14)
    for k in range(3):
        d.flow(
            "artery", (-350 + 16 * k, -238 - 6 * k), (-306 + 22 * k, -180), (-276 + 26 * k, -112), width=10
        )
    ring = [geo.polar(92, a, 190, 30) for a in (-60, -20, 20, 60, 100, 140, 180, 220, 260)]
    for a, b, c in ((ring[0], ring[1], ring[2]), (ring[3], ring[4], ring[5]), (ring[6], ring[7], ring[8])):
        d.flow("action", a, b, c, width=13)
    inscribe(d, "calvin-co2", [(262.0, -268.0)], "CO₂", 34.0)
    inscribe(d, "sugar", [(262.0, 330.0)], "Sugar", 34.0)
    inscribe(d, "water", [(-208.0, -290.0)], "H₂O", 34.0)
    inscribe(d, "oxygen", [(-208.0, 330.0)], "O₂", 34.0)
    inscribe(d, "atp-nadph", [(18.0, -62.0)], "ATP, NADPH", 25.0)
    inscribe(d, "adp-nadp", [(10.0, 168.0)], "ADP, NADP⁺", 25.0)
    d.flow("vein", (-206, -264), (-200, -170), (-196, -100), width=10)
    d.flow("vein", (-206, 156), (-206, 230), (-206, 300), width=10)
    d.flow("neutral", (240, -246), (230, -170), (216, -92), width=10)
    d.flow("neutral", (222, 150), (236, 230), (252, 300), width=10)
    d.flow("action", (-84, -14), (10, -32), (84, -12), width=10)
    d.flow("action", (92, 110), (10, 134), (-84, 112), width=10)
    d.label("light-photon", "sun", priority=0)
    d.label("thylakoid", *(f"disc-{s}-{k}" for s in (0, 1) for k in range(6)), priority=0)
    d.label("granum", "face-0", "face-1", priority=1)
    d.label("stroma", "stroma", priority=0)
    d.label("chloroplast", "envelope", priority=0)
    d.label("light-reactions-stage", "disc-0-2", "disc-0-3", priority=0)
    d.add("calvin", geo.ellipse(190, 30, 62), Form.FLAT, "stroma", tone=0.35, shadow=False, outline=False)
    d.label("calvin-cycle-stage", "calvin", priority=0)
    return d
