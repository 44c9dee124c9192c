"""Bacterial cell walls close up: gram-positive, gram-negative, acid-fast, and a molecule of lipopolysaccharide."""

from __future__ import annotations

from itertools import pairwise

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from .membrane import bilayer

HALF = 150.0  # of the width of a wall
FLAT = ((-HALF, 0.0), (-HALF / 3, 0.0), (HALF / 3, 0.0), (HALF, 0.0))


def _wall(key: str, top: float) -> Drawing:
    d = Drawing(key, box=(-HALF - 6, top, 2 * HALF + 12, 150 - top))
    d.add(
        "cytoplasm",
        shapely.box(-HALF, 94, HALF, 146),
        "flat",
        "bacterial-cytoplasm",
        outline=False,
        shadow=False,
    )
    return d


def _membrane(d: Drawing, name: str, y: float) -> None:
    d.place(bilayer(FLAT, key=name), 0, y, prefix=f"{name}-")


def _protein(
    d: Drawing, name: str, spots: list[tuple[float, float]], material: str, height: float = 44.0
) -> None:
    d.add(
        name,
        [geo.rounded_box(x - 11, y - height / 2, 22, height, 10) for x, y in spots],
        "round",
        material,
        depth=7,
    )


def _mesh(d: Drawing, name: str, rows: list[float]) -> None:
    """Peptidoglycan: rows of sugars joined by short peptides. Parts: name-links, name."""
    sugars = [
        (x, y) for row, y in enumerate(rows) for x in range(int(-HALF) + 8 + 6 * (row % 2), int(HALF) - 4, 13)
    ]
    links = [[(x, a), (x, b)] for a, b in pairwise(rows) for x in range(int(-HALF) + 14, int(HALF), 39)]
    if links:
        d.add(f"{name}-links", MultiLineString(links), "cord", "teichoic-acid", width=2.4, tone=0.3)
    d.add(name, MultiPoint(sugars), "dots", "peptidoglycan", width=12)


def draw_gram_positive(seed: int) -> Drawing:
    d = _wall("wall-gram-positive", -120)
    _membrane(d, "membrane", 80)
    _protein(d, "protein", [(-88, 80), (70, 80)], "viral-enzyme")
    rows = [-62.0 + 17 * k for k in range(7)]
    _mesh(d, "sugars", rows)
    acids = [geo.line((x, 36), (x + 7, 0), (x - 6, -36), (x + 4, -84), step=3) for x in (-60, 96)]
    d.add("teichoic", MultiLineString([[*a.coords] for a in acids]), "cord", "teichoic-acid", width=6)
    lipo = geo.line((4, 78), (12, 30), (-4, -20), (8, -92), step=3)
    d.add("lipoteichoic", lipo, "cord", "mycolic-acid", width=6)
    d.label("peptidoglycan-layer", "sugars", priority=0)
    d.label("teichoic-acid", "teichoic", priority=0)
    d.label("lipoteichoic-acid", "lipoteichoic", priority=1)
    d.label("inner-membrane", "membrane-heads", "membrane-band", priority=0)
    d.label("wall-protein", "protein", priority=2)
    return d


def _lps(d: Drawing, y: float, spots: list[float]) -> None:
    """Short chains of sugars that stand on the outer leaflet. Part: lps."""
    chains = [(x + (2 if k % 2 else -2), y - 9 * k) for x in spots for k in range(6)]
    d.add("lps", MultiPoint(chains), "dots", "lipopolysaccharide", width=9)


def draw_gram_negative(seed: int) -> Drawing:
    d = _wall("wall-gram-negative", -120)
    d.add(
        "periplasm",
        shapely.box(-HALF, -30, HALF, 66),
        "flat",
        "tap-water",
        tone=0.6,
        outline=False,
        shadow=False,
    )
    _membrane(d, "membrane", 80)
    _mesh(d, "sugars", [14.0, 30.0])
    anchors = [LineString([(x, 8), (x, -24)]) for x in (-112, -14, 112)]
    d.add("lipoproteins", MultiLineString([[*a.coords] for a in anchors]), "cord", "pilus", width=5)
    _lps(d, -62, [-138, -124, -110, -96, -40, -26, -12, 2, 58, 72, 86, 100, 114, 128])
    _membrane(d, "outer", -40)
    pores = [
        shapely.union_all([geo.rounded_box(x - 19, -64, 14, 50, 6), geo.rounded_box(x + 5, -64, 14, 50, 6)])
        for x in (-68, 30)
    ]
    d.add("porins", pores, "round", "viral-enzyme", depth=6)
    _protein(d, "protein", [(60, 80)], "viral-enzyme")
    d.label("lps", priority=0)
    d.label("outer-membrane", "outer-heads", "outer-band", priority=0)
    d.label("porin", "porins", priority=1)
    d.label("peptidoglycan-layer", "sugars", priority=0)
    d.label("periplasmic-space", "periplasm", priority=1)
    d.label("inner-membrane", "membrane-heads", "membrane-band", priority=0)
    return d


def draw_acid_fast(seed: int) -> Drawing:
    d = _wall("wall-acid-fast", -120)
    _membrane(d, "membrane", 80)
    _mesh(d, "sugars", [28.0, 44.0])
    x = [-142 + 12 * k for k in range(24)]
    d.add(
        "arabinogalactan",
        MultiPoint([(a, y) for k, a in enumerate(x) for y in (8 + 4 * (k % 2), -4 + 4 * (k % 2))]),
        "dots",
        "dye-iodine",
        width=11,
    )
    tails = [[*geo.line((a, -10), (a + 3, -40), (a - 3, -70), (a, -104), step=3).coords] for a in x]
    d.add("mycolic", MultiLineString(tails), "cord", "mycolic-acid", width=5)
    d.label("mycolic-acid-layer", "mycolic", priority=0)
    d.label("arabinogalactan", priority=0)
    d.label("peptidoglycan-layer", "sugars", priority=0)
    d.label("inner-membrane", "membrane-heads", "membrane-band", priority=0)
    return d


def _lps_molecule(d: Drawing, name: str, x0: float) -> None:
    """One molecule: lipid A with its tails, the core, the O side chain. Parts: name-tails, -lipid-a, -core, -chain."""
    tails = [
        [*geo.line((x0 + x, 150), (x0 + x + 4, 180), (x0 + x - 4, 214), (x0 + x + 2, 246), step=4).coords]
        for x in (-40, -24, -8, 8, 24, 40)
    ]
    d.add(f"{name}-tails", MultiLineString(tails), "cord", "mycolic-acid", width=7)
    rings = [Polygon([geo.polar(29, 60 * k + 30, x0 + x, 132) for k in range(6)]) for x in (-26, 26)]
    d.add(f"{name}-lipid-a", rings, "round", "mycolic-acid", depth=9)
    core = [(x0, 84), (x0 - 4, 50), (x0 + 22, 24), (x0 - 18, 18), (x0 + 4, -12), (x0 - 4, -46)]
    d.add(
        f"{name}-core",
        [Polygon([geo.polar(18, 60 * k, x, y) for k in range(6)]) for x, y in core],
        "round",
        "dye-iodine",
        depth=6,
    )
    units = [(x0 + (10 if k % 2 else -10), -80 - 28 * k) for k in range(6)]
    d.add(
        f"{name}-chain",
        [Polygon([geo.polar(17, 60 * k, x, y) for k in range(6)]) for x, y in units],
        "round",
        "lipopolysaccharide",
        depth=6,
    )


def draw_lipopolysaccharide(seed: int) -> Drawing:
    d = Drawing("lipopolysaccharide", box=(-240, -250, 480, 580))
    lower = [
        [*geo.line((x, 306), (x + 3, 288), (x - 3, 268), (x, 254), step=3).coords]
        for x in range(-222, 226, 14)
    ]
    d.add("inner-tails", MultiLineString(lower), "cord", "membrane-tail", width=5)
    d.add(
        "inner-heads", MultiPoint([(x, 312) for x in range(-215, 220, 28)]), "dots", "membrane-head", width=26
    )
    for name, x in (("one", -140), ("two", 0), ("three", 140)):
        _lps_molecule(d, name, x)
    names = ("one", "two", "three")
    d.label("lps-o-chain", *(f"{name}-chain" for name in names), priority=0)
    d.label("lps-core", *(f"{name}-core" for name in names), priority=0)
    d.label("lps-lipid-a", *(f"{name}-lipid-a" for name in names), priority=0)
    d.label("outer-membrane", "inner-heads", priority=1)
    return d


def draw_peptidoglycan(seed: int) -> Drawing:
    d = Drawing("peptidoglycan-mesh", box=(-230, -170, 460, 340))
    rows, columns = (-110.0, 0.0, 110.0), [-190.0 + 63.4 * k for k in range(7)]
    d.add(
        "links",
        MultiLineString([[(columns[0] - 26, y), (columns[-1] + 26, y)] for y in rows]),
        "cord",
        "ink",
        width=4,
    )
    peptides, bridges = [], []
    for upper, lower in pairwise(rows):
        for x in columns[::2]:
            peptides += [(x, upper + 30 + 15 * k) for k in range(2)] + [
                (x + 14, lower - 30 - 15 * k) for k in range(2)
            ]
            bridges.append([(x, upper + 45), (x + 14, lower - 45)])
    d.add("bridges", MultiLineString(bridges), "cord", "dye-iodine", width=6)
    d.add("peptides", MultiPoint(peptides), "dots", "teichoic-acid", width=15)

    def sugars(xs: list[float]) -> list[Polygon]:
        return [Polygon([geo.polar(25, 60 * k, x, y) for k in range(6)]) for x in xs for y in rows]

    d.add("nam", sugars(columns[::2]), "round", "peptidoglycan", depth=7)
    d.add("nag", sugars(columns[1::2]), "round", "rod-blue", depth=7)
    d.label("nam-sugar", "nam", priority=0)
    d.label("nag-sugar", "nag", priority=0)
    d.label("wall-tetrapeptide", "peptides", priority=0)
    d.label("wall-crossbridge", "bridges", priority=0)
    return d


def draw_flagellum_motor(seed: int) -> Drawing:
    d = Drawing("flagellum-motor", box=(-190, -350, 380, 580))
    d.add(
        "periplasm",
        shapely.box(-170, -14, 170, 150),
        "flat",
        "tap-water",
        tone=0.6,
        outline=False,
        shadow=False,
    )
    d.add(
        "cytoplasm",
        shapely.box(-170, 150, 170, 222),
        "flat",
        "bacterial-cytoplasm",
        outline=False,
        shadow=False,
    )
    _membrane(d, "outer", -14)
    _mesh(d, "sugars", [52.0, 66.0])
    _membrane(d, "inner", 140)
    filament = geo.tube((30, -108, 10), (70, -160, 10), (40, -216, 10), (96, -262, 10), (80, -326, 10), cap=2)
    d.add("filament", filament, "round", "flagellum", depth=7)
    d.add("rod", geo.rounded_box(-10, -50, 20, 216, 5), "round", "metal", depth=6)
    d.add(
        "hook",
        geo.tube((0, -36, 15), (-2, -76, 15), (22, -106, 13), (34, -112, 12), cap=1),
        "round",
        "dye-iodine",
        depth=9,
    )
    d.add(
        "rings",
        [geo.rounded_box(-34, y, 68, 17, 8) for y in (-22, 52, 128, 152)],
        "round",
        "viral-enzyme",
        depth=6,
    )
    d.add("motor", geo.rounded_box(-46, 172, 92, 24, 9), "round", "complement", depth=7)
    d.label("flagellar-filament", "filament", priority=0)
    d.label("flagellar-hook", "hook", priority=0)
    d.label("flagellar-rod", "rod", priority=1)
    d.label("flagellar-ring", "rings", priority=0)
    d.label("basal-body", "motor", priority=0)
    d.label("outer-membrane", "outer-heads", "outer-band", priority=1)
    d.label("peptidoglycan-layer", "sugars", priority=1)
    d.label("inner-membrane", "inner-heads", "inner-band", priority=1)
    return d
