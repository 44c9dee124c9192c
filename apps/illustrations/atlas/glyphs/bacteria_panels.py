"""Panels of bacteria: shapes and flagella, how they divide, sleep, signal, live together, and enter cells."""

from __future__ import annotations

import math
from collections.abc import Sequence

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Panel

from . import bacteria, threads


def picture(key: str, *placed: tuple[Drawing, float, float, float], box=(-80, -70, 160, 140)) -> Panel:
    """A picture without labels: drawings with their places and rotation."""

    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=box)
        for n, (glyph, x, y, turn) in enumerate(placed):
            d.place(glyph, x, y, rotation=turn, prefix=f"p{n}-")
        return d

    return Panel(key, draw)


def _ring(count: int, radius: float, middle: bool = False) -> list[tuple[float, float]]:
    return [geo.polar(radius, 360 * k / count) for k in range(count)] + ([(0.0, 0.0)] if middle else [])


# ---------------------------------------------------------------- shapes
def _named(panel_: Panel, heading: str, text: str = "") -> Panel:
    return Panel(panel_.key, panel_.draw, heading, text=text)


SHAPES = (
    _named(picture("shape-coccus", (bacteria.coccus(38), 0, 0, 0)), "Coccus", "Round"),
    _named(picture("shape-bacillus", (bacteria.rod(120, 46), 0, 0, -20)), "Bacillus", "Rod"),
    _named(picture("shape-vibrio", (bacteria.vibrio(), -26, 0, -20)), "Vibrio", "Curved rod"),
    _named(
        picture("shape-coccobacillus", (bacteria.rod(78, 56, "rod-purple"), 0, 0, -20)),
        "Coccobacillus",
        "Short rod",
    ),
    _named(
        picture("shape-spirillum", (bacteria.spiral(140, 2.0, 18, 16), 0, 0, -20)),
        "Spirillum",
        "Rigid spiral",
    ),
    _named(
        picture("shape-spirochete", (bacteria.spiral(148, 6, 6, 9, "rod-pink"), 0, 0, -20)),
        "Spirochete",
        "Long, flexible, tightly wound spiral",
    ),
)
PAIRS = [(-17, 0), (17, 0)]
CHAIN = [(22.0 * k - 66, 12 * math.sin(k * 0.9)) for k in range(7)]
GRAPES = [
    (x * 21 + (10 if y % 2 else 0), y * 18)
    for y in (-2, -1, 0, 1, 2)
    for x in (-2, -1, 0, 1, 2)
    if abs(x) + abs(y) < 4
]
ARRANGEMENTS = (
    _named(picture("arranged-diplo", (bacteria.cocci(PAIRS, 18), 0, 0, 0)), "Diplococci", "Pairs"),
    _named(
        picture(
            "arranged-tetrad", (bacteria.cocci([(-17, -17), (17, -17), (-17, 17), (17, 17)], 18), 0, 0, 0)
        ),
        "Tetrad",
        "Fours",
    ),
    _named(picture("arranged-strepto", (bacteria.cocci(CHAIN, 12), 0, 0, 0)), "Streptococci", "Chain"),
    _named(picture("arranged-staphylo", (bacteria.cocci(GRAPES, 12), 0, 0, 0)), "Staphylococci", "Cluster"),
    _named(
        picture(
            "arranged-strepto-rods",
            *((bacteria.rod(44, 20), x, 0.3 * x, 17) for x in (-58, -16, 26, 68)),
            box=(-92, -70, 184, 140),
        ),
        "Streptobacilli",
        "Chain of rods",
    ),
    _named(
        picture(
            "arranged-palisade",
            *((bacteria.rod(76, 18, "rod-blue"), x, 0, 90 + x * 0.3) for x in (-40, -20, 0, 20, 40)),
        ),
        "Palisade",
        "Rods side by side",
    ),
)
FLAGELLA = tuple(
    _named(
        picture(
            f"flagella-{kind}",
            (bacteria.rod(60, 26, "rod-blue", arrangement), shift, 0, 0),
            box=(-100, -70, 200, 140),
        ),
        heading,
        text,
    )
    for kind, arrangement, shift, heading, text in (
        ("mono", "polar", -28, "Monotrichous", "One flagellum at one pole"),
        ("amphi", "both-ends", 0, "Amphitrichous", "Flagella at both poles"),
        ("lopho", "tuft", -28, "Lophotrichous", "A tuft at one pole"),
        ("peri", "all-round", 0, "Peritrichous", "Flagella all over the cell"),
    )
)


# ---------------------------------------------------------------- division
def _division(key: str, pinch: float, ring: bool) -> Drawing:
    d = panel(key)
    d.place(bacteria.dividing_rod(pinch, 250, 100, ring), 0, 0)
    return d


def draw_ring_forms(seed: int) -> Drawing:
    d = _division("division-ring", 0.12, True)
    d.label("z-ring", priority=0)
    d.label("dividing-chromosome", "chromosome-1", "chromosome-2", priority=0)
    d.label("bacterial-membrane", "membrane", priority=1)
    d.label("bacterial-wall", "wall", priority=1)
    return d


def draw_ring_pinches(seed: int) -> Drawing:
    d = _division("division-furrow", 0.62, True)
    d.label("z-ring", priority=0)
    d.label("dividing-chromosome", "chromosome-1", "chromosome-2", priority=1)
    return d


def draw_divided(seed: int) -> Drawing:
    d = panel("division-daughters")
    for n, x in enumerate((-70, 70), 1):
        body = geo.capsule(124, 92)
        for name, inset, form, material in (
            ("wall", 0, "round", "bacterial-wall"),
            ("membrane", 4, "flat", "bacterial-membrane"),
            ("cytoplasm", 7, "hollow", "bacterial-cytoplasm"),
        ):
            d.add(
                f"{name}-{n}",
                shapely.affinity.translate(geo.inset(body, inset), x, 0),
                form,
                material,
                depth=6,
                shadow=name == "wall",
                outline=True,
            )
        d.add(
            f"chromosome-{n}",
            bacteria.tangle(geo.ellipse(x, 0, 30, 22), 60, 6, n),
            "cord",
            "bacterial-dna",
            width=2.6,
        )
    d.label("daughter-bacterium", "wall-1", "wall-2", priority=0)
    return d


def generation(count: int) -> Panel:
    columns = 1 if count == 1 else 2
    rows = math.ceil(count / columns)
    places = [
        ((i % columns - (columns - 1) / 2) * 66, (i // columns - (rows - 1) / 2) * 30, 0)
        for i in range(count)
    ]
    return picture(
        f"generation-{count}",
        *((bacteria.rod(54, 22), x, y, t) for x, y, t in places),
        box=(-70, -65, 140, 130),
    )


# ---------------------------------------------------------------- endospores
def _sporulating(key: str) -> Drawing:
    d = panel(key)
    body = geo.capsule(270, 104)
    d.add("wall", body, "round", "bacterial-wall", depth=6)
    d.add("cytoplasm", geo.inset(body, 7), "hollow", "bacterial-cytoplasm", depth=7, shadow=False)
    return d


def _chromosome(d: Drawing, name: str, x: float, reach: float) -> None:
    d.add(
        name,
        bacteria.tangle(geo.ellipse(x, 0, reach, reach * 0.6), 50, reach * 0.24, name),
        "cord",
        "bacterial-dna",
        width=2.6,
    )


def draw_spore_septum(seed: int) -> Drawing:
    d = _sporulating("spore-septum")
    _chromosome(d, "dna-1", -40, 48)
    _chromosome(d, "dna-2", 100, 22)
    d.add("septum", LineString([(66, -43), (66, 43)]), "cord", "bacterial-membrane", width=5)
    d.label("dividing-chromosome", "dna-1", "dna-2", priority=0)
    d.label("spore-septum", "septum", priority=0)
    return d


def draw_spore_engulfed(seed: int) -> Drawing:
    d = _sporulating("spore-engulfed")
    _chromosome(d, "dna-1", -58, 42)
    d.add("forespore", geo.ellipse(70, 0, 42, 32), "round", "bacterial-membrane", depth=7)
    d.add("inside", geo.ellipse(70, 0, 36, 26), "hollow", "bacterial-cytoplasm", depth=5, shadow=False)
    _chromosome(d, "dna-2", 70, 20)
    d.label("forespore", "forespore", "inside", priority=0)
    d.label("mother-cell", "cytoplasm", priority=0)
    return d


def _spore(d: Drawing, x: float, scale: float = 1.0) -> None:
    for name, rx, ry, form, material in (
        ("coat", 54, 42, "round", "spore-coat"),
        ("cortex", 45, 33, "flat", "peptidoglycan"),
        ("core", 33, 22, "hollow", "spore-core"),
    ):
        d.add(
            name,
            geo.ellipse(x, 0, rx * scale, ry * scale),
            form,
            material,
            depth=6,
            shadow=name == "coat",
            outline=True,
        )
    _chromosome(d, "spore-dna", x, 17 * scale)


def draw_spore_layers(seed: int) -> Drawing:
    d = _sporulating("spore-layers")
    _spore(d, 62)
    d.label("spore-coat", "coat", priority=0)
    d.label("spore-cortex", "cortex", priority=0)
    d.label("mother-cell", "cytoplasm", priority=1)
    return d


def draw_spore_released(seed: int) -> Drawing:
    d = panel("spore-released")
    _spore(d, 0, 1.9)
    d.label("free-endospore", "core", priority=0)
    d.label("spore-coat", "coat", priority=0)
    d.label("spore-cortex", "cortex", priority=0)
    return d


# ---------------------------------------------------------------- biofilm
def _ground(key: str) -> Drawing:
    d = panel(key)
    d.add("surface", shapely.box(-166, 84, 166, 120), "cut", "metal", depth=5)
    return d


def _mound(width: float, height: float, x: float = 0.0, stalk: bool = False) -> shapely.Polygon:
    half = width / 2
    if stalk:
        return geo.blob(
            (x - 34, 85),
            (x - 26, 50),
            (x - half, 10),
            (x - half * 0.8, -height * 0.7 + 60),
            (x, 84 - height),
            (x + half * 0.8, -height * 0.7 + 60),
            (x + half, 10),
            (x + 26, 50),
            (x + 34, 85),
        )
    return geo.blob(
        (x - half, 85),
        (x - half * 0.7, 84 - height * 0.6),
        (x, 84 - height),
        (x + half * 0.7, 84 - height * 0.6),
        (x + half, 85),
    )


def _colony(d: Drawing, region: shapely.Polygon, name: str = "cells", gap: float = 25) -> None:
    r = geo.rng(f"colony/{name}")
    rods = [
        shapely.affinity.translate(shapely.affinity.rotate(geo.capsule(20, 9), r.uniform(0, 180)), x, y)
        for x, y in geo.scatter(geo.inset(region, 11), gap, name)
    ]
    d.add(name, rods, "round", "rod-green", depth=4, shadow=False)


def draw_biofilm_arrival(seed: int) -> Drawing:
    d = _ground("biofilm-arrival")
    for n, (x, y, turn) in enumerate(((-90, -60, 20), (20, -96, -30), (96, -20, 150))):
        d.place(bacteria.rod(38, 16, flagella="polar"), x, y, rotation=180 + turn, prefix=f"free{n}-")
    for n, x in enumerate((-66, 40)):
        d.place(bacteria.rod(38, 16), x, 75, prefix=f"stuck{n}-")
    d.label("planktonic-cell", *(f"free{n}-body" for n in range(3)), priority=0)
    d.label("attached-cell", "stuck0-body", "stuck1-body", priority=0)
    d.label("biofilm-surface", "surface", priority=1)
    return d


def draw_biofilm_anchored(seed: int) -> Drawing:
    d = _ground("biofilm-anchored")
    for n, x in enumerate((-110, -58, -6, 52, 104)):
        d.place(bacteria.rod(40, 17, pili=20), x, 70, prefix=f"stuck{n}-")
    d.label("attached-cell", *(f"stuck{n}-body" for n in range(5)), priority=0)
    d.label("bacterial-pilus", *(f"stuck{n}-pili" for n in range(5)), priority=0)
    return d


def draw_biofilm_growing(seed: int) -> Drawing:
    d = _ground("biofilm-growing")
    mound = _mound(280, 70)
    d.add("matrix", mound, "round", "capsule-slime", depth=10)
    _colony(d, mound)
    d.label("biofilm-matrix", "matrix", priority=0)
    d.label("attached-cell", "cells", priority=1)
    return d


def _mature(d: Drawing, hollow: bool) -> None:
    mound = _mound(230, 190, stalk=True)
    if hollow:
        mound = mound.difference(geo.ellipse(10, -30, 46, 34)).difference(
            geo.tube((10, -40, 16), (40, -90, 14), (60, -130, 18))
        )
    d.add("matrix", mound, "round", "capsule-slime", depth=14)
    _colony(d, mound)


def draw_biofilm_mature(seed: int) -> Drawing:
    d = _ground("biofilm-mature")
    _mature(d, False)
    channel = geo.tube((-60, -10, 7), (-20, 16, 8), (20, 6, 8), (70, 20, 7), cap=3)
    d.add("channel", channel, "hollow", "tap-water", depth=4, shadow=False)
    d.label("biofilm-matrix", "matrix", priority=0)
    d.label("biofilm-channel", "channel", priority=1)
    return d


def draw_biofilm_dispersal(seed: int) -> Drawing:
    d = _ground("biofilm-dispersal")
    _mature(d, True)
    for n, (x, y, turn) in enumerate(((84, -116, 40), (128, -84, 20), (6, -34, -40))):
        d.place(bacteria.rod(34, 14, flagella="polar"), x, y, rotation=180 - turn, prefix=f"free{n}-")
    d.label("planktonic-cell", *(f"free{n}-body" for n in range(3)), priority=0)
    d.label("biofilm-matrix", "matrix", priority=1)
    return d


# ---------------------------------------------------------------- quorum sensing
def _sensing(key: str, cells: Sequence[tuple[float, float, float]], gap: float) -> Drawing:
    d = panel(key)
    for n, (x, y, turn) in enumerate(cells):
        d.place(bacteria.rod(78, 36, "rod-green"), x, y, rotation=turn, prefix=f"cell{n}-")
    bodies = shapely.union_all([d[f"cell{n}-body"].shape for n in range(len(cells))]).buffer(5)
    room = shapely.box(-160, -136, 160, 136).difference(bodies)
    d.add("autoinducers", MultiPoint(geo.scatter(room, gap, key)), "dots", "cytokine", width=8)
    return d


def draw_few_cells(seed: int) -> Drawing:
    d = _sensing("quorum-few", [(-70, 40, -20), (70, -50, 25)], 88)
    d.label("quorum-cell", "cell0-body", "cell1-body", priority=0)
    d.label("autoinducer", "autoinducers", priority=0)
    return d


def draw_many_cells(seed: int) -> Drawing:
    cells = [
        (-105, -84, 10),
        (0, -92, -14),
        (104, -72, 20),
        (-96, 0, -22),
        (10, -6, 8),
        (112, 14, -10),
        (-104, 86, 14),
        (2, 84, -8),
        (106, 96, 12),
    ]
    d = _sensing("quorum-many", cells, 19)
    d.label("quorum-cell", *(f"cell{n}-body" for n in range(9)), priority=0)
    d.label("autoinducer", "autoinducers", priority=0)
    return d


def draw_switched_on(seed: int) -> Drawing:
    d = panel("quorum-genes")
    d.add("wall", geo.capsule(320, 210), "round", "bacterial-wall", depth=7)
    d.add(
        "cytoplasm",
        geo.inset(geo.capsule(320, 210), 9),
        "hollow",
        "bacterial-cytoplasm",
        depth=8,
        shadow=False,
    )
    d.place(threads.helix(230, 11, 5, width=4), 0, 40, prefix="dna-")
    d.add(
        "gene",
        shapely.box(18, 24, 100, 56),
        "flat",
        "broth-yellow",
        opacity=0.45,
        outline=False,
        shadow=False,
    )
    d.add(
        "receptor",
        geo.blob((-60, 30), (-62, 0), (-44, -10), (-34, 2), (-22, -10), (-6, 0), (-8, 30)),
        "round",
        "viral-enzyme",
        depth=8,
    )
    outside = [
        (x, y)
        for x, y in geo.scatter(geo.ellipse(0, 0, 164, 136).difference(geo.capsule(330, 222)), 26, "outside")
    ]
    d.add(
        "autoinducers",
        MultiPoint([(-34, -8), (-70, -56), (-20, -58), (34, -50), *outside]),
        "dots",
        "cytokine",
        width=11,
    )
    d.flow("neutral", (-50, -50), (-44, -38), (-38, -22), width=7)
    d.flow("action", (0, 8), (26, -2), (54, 14), width=7)
    d.label("autoinducer", "autoinducers", priority=0, zone=shapely.box(-80, -70, 50, -40))
    d.label("signal-receptor", "receptor", priority=0)
    d.label(
        "target-gene", "gene", "dna-strand-1", "dna-strand-2", priority=0, zone=shapely.box(20, 24, 100, 56)
    )
    return d


# ---------------------------------------------------------------- Listeria
def _listeria(d: Drawing, name: str, x: float, y: float, turn: float = 0.0, tail: bool = False) -> None:
    if tail:
        back = geo.local([(-18, 0), (-46, 0)], x, y, turn)
        strokes = [
            LineString([(a + dx, b + dy) for (a, b) in back])
            for dx, dy in ((0, -4), (0, 0), (0, 4), (-6, 2), (-6, -2))
        ]
        d.add(f"{name}-tail", MultiLineString([list(s.coords) for s in strokes]), "cord", "actin", width=2.4)
    d.place(bacteria.rod(34, 15, "rod-purple"), x, y, rotation=turn, prefix=f"{name}-")


def _cell(d: Drawing, name: str, shape: shapely.Polygon, nucleus: tuple[float, float]) -> None:
    d.add(name, shape, "round", "body-cell", depth=12)
    d.add(
        f"{name}-nucleus", geo.ellipse(*nucleus, 26, 22), "round", "body-cell-nucleus", depth=10, shadow=False
    )


def draw_listeria_entry(seed: int) -> Drawing:
    d = panel("listeria-entry")
    _cell(d, "cell", geo.wobbly(20, 10, 130, 116, "listeria", amount=0.03), (78, 40))
    d.add("phagosome", geo.ellipse(0, -6, 36, 28), "round", "phagosome", depth=8)
    _listeria(d, "free", -146, -70, 30)
    _listeria(d, "inside", 0, -6, 10)
    d.flow("action", (-122, -56), (-84, -36), (-48, -18), width=7)
    d.label("listeria-cell", "free-body", "inside-body", priority=0)
    d.label("listeria-phagosome", "phagosome", priority=0)
    d.label("first-host-cell", "cell", priority=1)
    return d


def draw_listeria_growth(seed: int) -> Drawing:
    d = panel("listeria-growth")
    _cell(d, "cell", geo.wobbly(0, 6, 148, 126, "listeria2", amount=0.03), (72, 50))
    for n, (x, y, turn) in enumerate(
        ((-80, -20, 20), (-40, 40, -30), (-20, -60, 10), (20, -16, 60), (-60, 84, 0))
    ):
        _listeria(d, f"l{n}", x, y, turn)
    d.label("listeria-cell", *(f"l{n}-body" for n in range(5)), priority=0)
    d.label("first-host-cell", "cell", priority=1)
    return d


def draw_listeria_spread(seed: int) -> Drawing:
    d = panel("listeria-spread")
    push = geo.tube((-40, -16, 34), (20, -16, 26), (62, -16, 24), cap=3)
    left = geo.fillet(geo.wobbly(-108, 0, 74, 118, "left", amount=0.02).union(push), 8)
    right = geo.wobbly(100, 0, 82, 122, "right", amount=0.02).difference(push.buffer(5))
    d.add("second", max(geo.polygons(right), key=lambda p: p.area), "round", "infected-cell", depth=10)
    d.add("second-nucleus", geo.ellipse(122, 60, 24, 20), "round", "body-cell-nucleus", depth=9, shadow=False)
    _cell(d, "cell", left, (-124, 56))
    _listeria(d, "out", 60, -16, 0, tail=True)
    _listeria(d, "back", -96, -50, -20, tail=True)
    d.label("actin-tail", "out-tail", "back-tail", priority=0)
    d.label("listeria-protrusion", "cell", priority=0, zone=shapely.box(20, -46, 90, 10))
    d.label("first-host-cell", "cell", priority=1, zone=shapely.box(-170, -100, -70, 100))
    d.label("second-host-cell", "second", priority=1)
    return d


def draw_listeria_vacuole(seed: int) -> Drawing:
    d = panel("listeria-vacuole")
    _cell(d, "second", geo.wobbly(0, 6, 148, 126, "listeria3", amount=0.03), (72, 50))
    d.add("vacuole", geo.ellipse(-44, -20, 46, 36), "round", "phagosome", depth=8)
    d.add(
        "inner-vacuole",
        LineString(geo.ellipse(-44, -20, 37, 27).exterior),
        "cord",
        "plasma-membrane",
        width=4,
    )
    _listeria(d, "inside", -44, -20, 15)
    d.label("double-vacuole", "vacuole", "inner-vacuole", priority=0)
    d.label("listeria-cell", "inside-body", priority=0)
    d.label("second-host-cell", "second", priority=1)
    return d
