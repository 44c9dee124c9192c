"""Fungi and bacteria that live with roots."""

from __future__ import annotations

from shapely import box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, strokes
from ..knowledge import plant_life
from ..scenes import drawn
from ..subject import Fact, Subject


def draw_mycorrhiza(seed: int) -> Drawing:
    """Left half of a root with a sheath of hyphae (ectomycorrhiza), right half with arbuscules inside its cells."""
    d = Drawing("mycorrhiza")
    d.add("soil", geo.rounded_box(-330, -220, 660, 440, 24), Form.CUT, "subsoil", tone=0.4)
    threads = [
        f"{x0},{y0} {x1},{y1} {x2},{y2}"
        for x0, y0, x1, y1, x2, y2 in (
            (-120, -60, -220, -110, -310, -90),
            (-120, 0, -230, 10, -316, 40),
            (-120, 60, -210, 120, -300, 170),
            (120, -70, 220, -100, 310, -150),
            (120, 10, 220, 0, 316, -20),
            (120, 70, 200, 130, 300, 150),
            (-220, -110, -260, -170, -250, -210),
            (220, 0, 270, 50, 316, 70),
        )
    ]
    d.add("hyphae", strokes(*threads), Form.CORD, "mushroom-flesh", width=7)
    d.add("root", box(-120, -220, 120, 220), Form.CUT, "cortex", tone=-0.1)
    cells = geo.cells(
        box(-112, -214, 112, 214), 56, "mycorrhiza-cells", axis=90, stretch=1.3, wall=2.6, rounding=8
    )
    d.add("cells", cells, Form.ROUND, "cortex", depth=7)
    d.add("sheath", box(-138, -220, -112, 220), Form.CUT, "mushroom-flesh")
    right = [c for c in cells if 30 < c.centroid.x < 96]
    trees = []
    for c in right[:5]:
        x, y = c.centroid.x, c.centroid.y
        trees += [geo.line((x + 22, y), (x + 4, y), (x - 12, y + dy)) for dy in (-14, -5, 5, 14)]
    d.add("arbuscules", unary_union(trees), Form.CORD, "mushroom-cap", width=5)
    for term, part, priority in (
        ("mycorrhiza-hyphae", "hyphae", 0),
        ("mycorrhiza-root", "cells", 0),
        ("mycorrhiza-sheath", "sheath", 0),
        ("mycorrhiza-arbuscule", "arbuscules", 0),
    ):
        d.label(term, part, priority=priority)
    return d


def draw_nodules(seed: int) -> Drawing:
    """Roots of a legume with nodules, one of them enlarged and cut."""
    d = Drawing("root-nodules")
    roots = (
        "0,-230 -10,-120 -30,0 -20,120 -50,230",
        "-16,-110 -100,-50 -160,30",
        "-26,-20 -110,40 -150,140",
        "-22,80 40,130 60,210",
        "-6,-150 70,-90 100,-30",
    )
    d.add(
        "roots",
        [limb(t, *([11] + [8] * (len(t.split()) - 2) + [3])) for t in roots],
        Form.ROUND,
        "root-skin",
        depth=6,
    )
    places = (
        (-60, -84),
        (-120, -14),
        (-84, 20),
        (-126, 86),
        (-14, 40),
        (24, 110),
        (52, -104),
        (92, -58),
        (-40, 180),
        (50, 176),
    )
    d.add("nodules", [geo.ellipse(x, y, 17, 15) for x, y in places], Form.ROUND, "petal", depth=7)
    d.add("ties", strokes("40,120 184,-30", "38,126 190,170").simplify(0.5), Form.LINE, "ink", width=1.4)
    d.add("nodule", geo.ellipse(270, 70, 122), Form.ROUND, "root-skin", depth=16)
    d.add("inside", geo.ellipse(270, 70, 104), Form.CUT, "petal", tone=0.3)
    cells = geo.cells(geo.ellipse(270, 70, 96), 46, "nodule-cells", wall=1.6, rounding=8)
    d.add("cells", cells, Form.ROUND, "petal", depth=6, tone=0.1)
    rods = [
        geo.tube((x - 4, y - 2, 2.4), (x + 4, y + 2, 2.4), cap=3)
        for x, y in geo.scatter(unary_union([geo.inset(c, 6) for c in cells]), 12, "rhizobia")
    ]
    d.add("rhizobia", rods, Form.FLAT, "water-dark")
    for term, part, priority in (
        ("nodule-root", "roots", 0),
        ("nodule-nodule", "nodules", 0),
        ("nodule-cell", "cells", 1),
        ("nodule-bacteria", "rhizobia", 0),
    ):
        d.label(term, part, priority=priority)
    return d


SOIL = "openstax-bio-31"


SUBJECTS = (
    Subject(
        key="mycorrhiza",
        title="Mycorrhiza",
        kind="plate",
        scene=drawn(
            "mycorrhiza",
            "Mycorrhiza",
            Layout.PLATE,
            (Panel("mycorrhiza", draw_mycorrhiza),),
            plant_life.MYCORRHIZA,
            subtitle="Left: ectomycorrhiza. Right: arbuscular mycorrhiza",
            note="Schematic; a root has one or the other.",
        ),
        names=(
            "mycorrhiza",
            "mycorrhizae",
            "mycorrhizal fungus",
            "mycorrhizal fungi",
            "ectomycorrhiza",
            "arbuscular mycorrhiza",
            "ectomycorrhiza and arbuscular mycorrhiza",
            "ectomycorrhizae and arbuscular mycorrhizae",
            "endomycorrhiza",
        ),
        tells=("mycorrhiza + root", "mycorrhizal + root", "ectomycorrhiza + arbuscular"),
        not_when=("phylogen", "glomeromycota", "photo"),
        opening="A root with its fungal partners, cut lengthwise.",
        caption=("mycorrhiza-hyphae",),
        facts=(
            Fact("The fungus brings water and minerals, above all phosphate; the plant gives sugar.", SOIL),
        ),
        summary="Hyphae wrap the root as a sheath, or enter its cells and branch there.",
        sources=(SOIL, "openstax-bio-24"),
    ),
    Subject(
        key="root-nodules",
        title="Root nodules",
        kind="plate",
        scene=drawn(
            "root-nodules",
            "Root nodules",
            Layout.PLATE,
            (Panel("root-nodules", draw_nodules),),
            plant_life.NODULES,
            subtitle="Roots of a legume, one nodule cut and enlarged",
            note="Not to scale.",
        ),
        names=(
            "root nodule",
            "nitrogen fixing nodule",
            "legume root nodule",
            "nodule of a legume",
            "rhizobia",
            "rhizobium",
            "root nodule of legume",
            "nitrogen fixing root nodule",
            "symbiotic nitrogen fixation",
        ),
        tells=(
            "nodule + rhizobi",
            "legume + nodule",
            "rhizobia + nodule",
            "soybean root + nodule",
            "nodule + nitrogen fixing bacteria",
        ),
        not_when=("lymph", "thyroid", "cycle"),
        opening="Roots of a legume with nodules in which bacteria fix nitrogen.",
        caption=("nodule-bacteria",),
        facts=(Fact("The bacteria turn nitrogen gas into ammonia; the plant gives them sugar.", SOIL),),
        summary="Nodules on roots hold cells full of rhizobia that fix nitrogen.",
        sources=(SOIL,),
    ),
)
