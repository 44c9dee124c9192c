"""Panels of genes on the move among bacteria and into plants, of resistance, and of a giant cell cut in pieces."""

from __future__ import annotations

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import bacteria, threads, virions


def open_cell(
    d: Drawing,
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
    material: str = "bacterial-wall",
    turn: float = 0.0,
) -> None:
    """A bacterium cut open. Parts: name-wall, name-membrane, name-inside."""
    body = affinity.translate(affinity.rotate(geo.capsule(width, height), turn), x, y)
    for part, inset, form, look in (
        ("wall", 0, "round", material),
        ("membrane", 4, "flat", "bacterial-membrane"),
        ("inside", 7, "hollow", "bacterial-cytoplasm"),
    ):
        d.add(
            f"{name}-{part}", geo.inset(body, inset), form, look, depth=6, shadow=part == "wall", outline=True
        )


def _chromosome(d: Drawing, name: str, x: float, y: float, rx: float, ry: float) -> None:
    d.add(name, bacteria.tangle(geo.ellipse(x, y, rx, ry), 60, 7, name), "cord", "bacterial-dna", width=2.6)


def _ring(
    d: Drawing, name: str, x: float, y: float, radius: float, material: str = "plasmid", width: float = 4.5
) -> None:
    d.add(name, LineString(geo.ellipse(x, y, radius, radius * 0.88).exterior), "cord", material, width=width)


# ---------------------------------------------------------------- conjugation
def _pair(key: str, gap: float = 40) -> Drawing:
    d = panel(key)
    bridge = geo.tube((-60, 0, 7), (60, 0, 7))
    d.add("pilus", bridge, "round", "pilus", depth=4)
    reach = 52 + gap / 2
    open_cell(d, "donor", -reach - 10, 0, 116, 116, "bacterial-wall", 90)
    open_cell(d, "recipient", reach + 10, 0, 116, 116, "rod-blue", 90)
    return d


def draw_conjugation_contact(seed: int) -> Drawing:
    d = _pair("conjugation-contact", 56)
    _chromosome(d, "c1", -90, 20, 34, 22)
    _ring(d, "plasmid", -84, -26, 15)
    _chromosome(d, "c2", 92, 4, 34, 26)
    d.label("donor-cell", "donor-wall", "donor-inside", priority=0)
    d.label("recipient-cell", "recipient-wall", "recipient-inside", priority=0)
    d.label("conjugation-pilus", "pilus", priority=0)
    d.label("f-plasmid", "plasmid", priority=0)
    return d


def draw_conjugation_transfer(seed: int) -> Drawing:
    d = _pair("conjugation-transfer", 4)
    _chromosome(d, "c1", -78, 28, 32, 18)
    _ring(d, "plasmid", -58, -22, 17)
    d.add("strand", geo.line((-42, -22), (-10, -4), (16, 0), (44, -16), (62, -8)), "cord", "plasmid", width=4)
    _chromosome(d, "c2", 78, 28, 32, 18)
    d.flow("action", (-8, -40), (10, -44), (30, -40), width=7)
    d.label("f-plasmid", "plasmid", "strand", priority=0)
    d.label("recipient-cell", "recipient-wall", "recipient-inside", priority=1)
    return d


def draw_conjugation_done(seed: int) -> Drawing:
    d = panel("conjugation-done")
    for name, x in (("donor", -82), ("second", 82)):
        open_cell(d, name, x, 0, 116, 116, "bacterial-wall", 90)
        _chromosome(d, f"c-{name}", x, 24, 34, 20)
        _ring(d, f"plasmid-{name}", x, -24, 16)
    d.label("f-plasmid", "plasmid-donor", "plasmid-second", priority=0)
    d.label("donor-cell", "donor-wall", "second-wall", priority=0)
    return d


# ---------------------------------------------------------------- transformation
def draw_transformation_uptake(seed: int) -> Drawing:
    d = panel("transformation-uptake")
    open_cell(d, "cell", 30, 20, 230, 124)
    _chromosome(d, "chromosome", 40, 22, 70, 34)
    for n, (x, y, turn) in enumerate(((-124, -96, 20), (-40, -112, -14), (74, -108, 8))):
        d.place(
            threads.helix(56, 6, 2, ("viral-genome", "virus-spike"), 2.6),
            x,
            y,
            rotation=turn,
            prefix=f"free{n}-",
        )
    d.flow("action", (-104, -78), (-82, -48), (-56, -18), width=7)
    d.label("naked-dna", *(f"free{n}-strand-1" for n in range(3)), priority=0)
    d.label("recombined-chromosome", "chromosome", priority=1)
    d.label("quorum-cell", "cell-wall", priority=1)
    return d


def _loop(d: Drawing, x: float, y: float, rx: float, ry: float, gene: bool) -> None:
    loop = list(geo.ellipse(x, y, rx, ry).exterior.coords)
    d.add("chromosome", LineString(loop), "cord", "bacterial-dna", width=5)
    if gene:
        d.add("gene", LineString(loop[62:78]), "cord", "viral-genome", width=7)


def draw_transformation_done(seed: int) -> Drawing:
    d = panel("transformation-done")
    open_cell(d, "cell", 0, 0, 250, 140)
    _loop(d, 0, 0, 84, 34, True)
    d.label("transferred-gene", "gene", priority=0)
    d.label("recombined-chromosome", "chromosome", priority=0)
    return d


# ---------------------------------------------------------------- transduction
def draw_transduction_infection(seed: int) -> Drawing:
    d = panel("transduction-infection")
    open_cell(d, "cell", 0, 62, 270, 120)
    _chromosome(d, "chromosome", -40, 64, 56, 30)
    d.place(virions.phage(0.8, injecting=True), 64, -56, prefix="phage-")
    d.add("thread", geo.line((64, 14), (66, 40), (90, 56), (78, 76)), "cord", "viral-genome", width=3)
    d.label("infecting-phage", "phage-head-face-1", "phage-head-face-2", priority=0)
    d.label("recombined-chromosome", "chromosome", priority=1)
    return d


def draw_transduction_packing(seed: int) -> Drawing:
    d = panel("transduction-packing")
    open_cell(d, "cell", 0, 10, 300, 170)
    for n, (x, y, turn) in enumerate(((-90, -20, 20), (-40, 46, -30), (30, -34, 10))):
        d.place(threads.strand(46, 5, 2, "bacterial-dna", 3.4), x, y, rotation=turn, prefix=f"piece{n}-")
    for n, (x, y, material) in enumerate(
        ((-70, 20, "phage-head"), (10, 20, "phage-head"), (60, 36, "rod-blue"), (96, -8, "phage-head"))
    ):
        d.place(virions.phage(0.42, material=material), x, y - 8, prefix=f"phage{n}-")
    d.label("cut-chromosome", *(f"piece{n}-strand" for n in range(3)), priority=0)
    d.label("transducing-phage", "phage2-head-body", "phage2-head-face-1", "phage2-head-face-4", priority=0)
    return d


def draw_transduction_transfer(seed: int) -> Drawing:
    d = panel("transduction-transfer")
    open_cell(d, "cell", 0, 62, 270, 120, "rod-blue")
    _chromosome(d, "chromosome", -40, 64, 56, 30)
    d.place(virions.phage(0.8, injecting=True, material="rod-blue"), 64, -56, prefix="phage-")
    d.add("thread", geo.line((64, 14), (66, 40), (90, 56), (78, 76)), "cord", "bacterial-dna", width=4)
    d.label("transducing-phage", "phage-head-face-1", "phage-head-face-2", priority=0)
    d.label("transferred-gene", "thread", priority=0)
    return d


def draw_transduction_done(seed: int) -> Drawing:
    d = panel("transduction-done")
    open_cell(d, "cell", 0, 0, 250, 140, "rod-blue")
    _loop(d, 0, 0, 84, 34, True)
    d.label("transferred-gene", "gene", priority=0)
    d.label("recombined-chromosome", "chromosome", priority=0)
    return d


# ---------------------------------------------------------------- resistance
def draw_resistance(seed: int) -> Drawing:
    d = Drawing("drug-resistance")
    body = geo.capsule(560, 340)
    for part, inset, form, material in (
        ("wall", 0, "round", "bacterial-wall"),
        ("membrane", 18, "round", "bacterial-membrane"),
        ("inside", 32, "hollow", "bacterial-cytoplasm"),
    ):
        d.add(part, geo.inset(body, inset), form, material, depth=10, shadow=part == "wall")
    home = geo.ellipse(-10, -10, 110, 60)
    d.add("chromosome", bacteria.tangle(home, 150, 17, "resistant"), "cord", "bacterial-dna", width=4)
    pump = [
        geo.rounded_box(-150, -190, 20, 66, 8),
        geo.rounded_box(-118, -190, 20, 66, 8),
        geo.ellipse(-124, -128, 30, 14),
    ]
    d.add("pump", shapely.union_all(pump), "round", "viral-enzyme", depth=7)
    d.add(
        "pumped",
        MultiPoint([(-124, -100), (-124, -206), (-140, -232), (-108, -240)]),
        "dots",
        "cytokine",
        width=22,
    )
    d.flow("action", (-166, -130), (-172, -176), (-160, -222), width=10)
    d.add(
        "porin",
        [geo.rounded_box(90, -186, 22, 54, 8), geo.rounded_box(118, -186, 22, 54, 8)],
        "round",
        "metal",
        depth=6,
    )
    d.add("plug", geo.rounded_box(84, -200, 62, 14, 5), "round", "antigen", depth=4)
    d.add("kept-out", MultiPoint([(92, -230), (118, -246), (146, -226)]), "dots", "cytokine", width=22)
    target = geo.ellipse(-160, 70, 46, 34).difference(
        shapely.Polygon([(-190, 30), (-150, 62), (-118, 36), (-150, 20)])
    )
    d.add("target", target, "round", "ribosome", depth=10)
    d.add("unbound", geo.ellipse(-150, 14, 11), "round", "cytokine", depth=4)
    enzyme = geo.blob(
        (110, 90), (130, 56), (172, 60), (166, 78), (150, 88), (168, 100), (172, 118), (128, 122)
    )
    d.add("enzyme", enzyme, "round", "toxin", depth=9)
    halves = [
        geo.ellipse(180, 90, 11).intersection(shapely.box(150, 60, 178, 130)),
        affinity.translate(geo.ellipse(180, 90, 11).intersection(shapely.box(178, 60, 210, 130)), 16, 6),
    ]
    d.add("pieces", halves, "round", "cytokine", depth=3)
    d.label("efflux-pump", "pump", priority=0)
    d.label("drug-molecule", "pumped", "kept-out", "unbound", priority=0)
    d.label("lost-porin", "porin", "plug", priority=0)
    d.label("changed-target", "target", priority=0)
    d.label("drug-enzyme", "enzyme", priority=0)
    d.label("drug-piece", "pieces", priority=1)
    d.label("recombined-chromosome", "chromosome", priority=2)
    return d


# ---------------------------------------------------------------- Ti plasmid
def draw_ti_isolated(seed: int) -> Drawing:
    d = panel("ti-isolated")
    open_cell(d, "cell", 0, 0, 290, 160)
    _chromosome(d, "chromosome", -60, 0, 56, 42)
    loop = list(geo.ellipse(74, 0, 44, 40).exterior.coords)
    d.add("plasmid", LineString(loop), "cord", "plasmid", width=7)
    d.add("t-dna", LineString(loop[64:80]), "cord", "broth-yellow", width=9)
    d.label("agrobacterium", "cell-wall", priority=0)
    d.label("ti-plasmid", "plasmid", priority=0)
    d.label("t-dna", priority=0)
    return d


def draw_ti_cloned(seed: int) -> Drawing:
    d = panel("ti-cloned")
    loop = list(geo.ellipse(0, 10, 100, 92).exterior.coords)
    d.add("plasmid", LineString(loop), "cord", "plasmid", width=9)
    d.add("t-dna", LineString(loop[60:84]), "cord", "broth-yellow", width=12)
    d.add("gene", LineString(loop[68:76]), "cord", "viral-enzyme", width=15)
    d.label("ti-plasmid", "plasmid", priority=0)
    d.label("t-dna", priority=0)
    d.label("gene-of-interest", "gene", priority=0)
    return d


def draw_ti_infects(seed: int) -> Drawing:
    d = panel("ti-infects")
    d.add("wall", geo.rounded_box(-60, -120, 216, 244, 22), "round", "cell-wall", depth=8)
    d.add(
        "inside", geo.rounded_box(-48, -108, 192, 220, 16), "hollow", "cytosol-plant", depth=8, shadow=False
    )
    d.add("vacuole", geo.wobbly(78, 40, 52, 58, "ti vacuole"), "round", "vacuole", depth=10, shadow=False)
    d.add("nucleus", geo.ellipse(22, -54, 52, 42), "round", "nucleoplasm", depth=9, shadow=False)
    d.place(threads.helix(84, 8, 2.5, width=3), 22, -54, prefix="dna-")
    d.add(
        "gene",
        shapely.box(12, -66, 34, -42),
        "flat",
        "viral-enzyme",
        opacity=0.75,
        outline=False,
        shadow=False,
    )
    open_cell(d, "cell", -112, 30, 92, 56, "bacterial-wall", 12)
    _ring(d, "plasmid", -112, 30, 16)
    d.flow("action", (-66, 10), (-40, -12), (-24, -32), width=8)
    d.label("agrobacterium", "cell-wall", priority=0)
    d.label("transformed-plant-cell", "wall", "inside", priority=0)
    d.label("plant-cell-dna", "dna-strand-1", "dna-strand-2", priority=0)
    d.label("gene-of-interest", "gene", priority=1)
    return d


def draw_ti_plant(seed: int) -> Drawing:
    d = panel("ti-plant")
    d.add("stem", geo.tube((0, 132, 8), (2, 30, 7), (-2, -90, 4)), "round", "stem", depth=4)
    for n, (y, side, size) in enumerate(
        ((70, 1, 1.0), (40, -1, 1.05), (0, 1, 0.9), (-30, -1, 0.85), (-70, 1, 0.65), (-84, -1, 0.6))
    ):
        leaf = geo.blob((0, 0), (34, -24), (84, -26), (112, -4), (80, 14), (34, 14))
        shape = affinity.translate(affinity.scale(leaf, side * size, size, origin=(0, 0)), 0, y)
        d.add(f"leaf-{n}", shape, "round", "leaf", depth=8)
        d.add(
            f"vein-{n}",
            geo.line((0, y), (side * 60 * size, y - 6 * size), (side * 100 * size, y - 4 * size)),
            "line",
            "leaf-vein",
            width=2,
        )
    d.label("transgenic-plant", *(f"leaf-{n}" for n in range(6)), priority=0)
    return d


# ---------------------------------------------------------------- Acetabularia
def _alga(d: Drawing, name: str, x: float, y: float, cap: bool, foot: bool, stalk: float = 170.0) -> None:
    """Acetabularia or a piece of it, its foot at y. Parts: name-stalk, name-cap, name-foot, name-nucleus."""
    d.add(f"{name}-stalk", geo.tube((x, y - stalk, 5), (x, y, 6), cap=3), "round", "rod-green", depth=4)
    if cap:
        rim = geo.blob(
            (x - 54, y - stalk - 14),
            (x, y - stalk - 26),
            (x + 54, y - stalk - 14),
            (x + 22, y - stalk + 6),
            (x - 22, y - stalk + 6),
        )
        d.add(f"{name}-cap", rim, "round", "rod-green", depth=8, tone=0.1)
        ribs = [[(x, y - stalk + 2), (x + k * 13, y - stalk - 17)] for k in range(-3, 4)]
        d.add(f"{name}-ribs", MultiLineString(ribs), "line", "rod-green", width=1.6, tone=-0.35)
    if foot:
        roots = [
            geo.tube((x, y - 8, 8), (x + k * 14, y + 10, 4.5), (x + k * 25, y + 20, 2), cap=2)
            for k in (-1, 0, 1)
        ]
        d.add(
            f"{name}-foot", geo.fillet(shapely.union_all(roots), 4), "round", "rod-green", depth=5, tone=-0.1
        )
        d.add(
            f"{name}-nucleus", geo.ellipse(x, y - 2, 5.5), "round", "parasite-nucleus", depth=3, shadow=False
        )


def draw_acetabularia(seed: int) -> Drawing:
    d = Drawing("acetabularia-whole", box=(-120, -130, 240, 260))
    _alga(d, "whole", 0, 92, True, True, 180)
    d.label("acetabularia-cap", "whole-cap", priority=0)
    d.label("acetabularia-stalk", "whole-stalk", priority=0)
    d.label("acetabularia-foot", "whole-foot", priority=0)
    d.label("acetabularia-nucleus", "whole-nucleus", priority=0)
    return d


def draw_cap_removed(seed: int) -> Drawing:
    d = Drawing("acetabularia-cap-removed", box=(-140, -130, 280, 260))
    _alga(d, "cut", -78, 92, False, True, 150)
    _alga(d, "grown", 78, 92, True, True, 170)
    d.flow("action", (-34, 0), (-6, 0), (24, 0), width=9)
    d.label("acetabularia-nucleus", "cut-nucleus", priority=0)
    d.label("acetabularia-cap", "grown-cap", priority=0)
    return d


def draw_foot_removed(seed: int) -> Drawing:
    d = Drawing("acetabularia-foot-removed", box=(-140, -130, 280, 260))
    _alga(d, "cut", -78, 92, True, False, 150)
    _alga(d, "same", 78, 92, True, False, 150)
    d.flow("neutral", (-34, 20), (-6, 20), (24, 20), width=9)
    d.label("acetabularia-stalk", "same-stalk", "cut-stalk", priority=0)
    return d
