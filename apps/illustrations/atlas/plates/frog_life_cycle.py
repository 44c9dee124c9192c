"""The life cycle of a frog: eggs, tadpole, tadpole with legs, and frog."""

from __future__ import annotations

from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, strokes
from ..glyphs.vertebrates import frog
from ..knowledge import life_forms
from ..scenes import drawn
from ..subject import Fact, Subject

BOX = (-150.0, -120.0, 300.0, 240.0)


def draw_spawn(seed: int) -> Drawing:
    d = Drawing("frog-spawn", box=BOX)
    d.add("water", geo.ellipse(0, 0, 140, 108), Form.HOLLOW, "water", depth=14, tone=0.35)
    places = [
        (x + 21 * (row % 2), y)
        for row, y in enumerate((-54, -18, 18, 54))
        for x in (-84, -42, 0, 42)
        if abs(x) + abs(y) < 118
    ]
    d.add("jelly", [geo.ellipse(x, y, 23) for x, y in places], Form.SHEET, "ice", opacity=0.85)
    d.add("eggs", [geo.ellipse(x, y, 9) for x, y in places], Form.ROUND, "animal-eye", depth=4)
    d.label("frog-eggs", "eggs", priority=0)
    d.label("frog-jelly", "jelly", priority=1)
    return d


def _tadpole(d: Drawing) -> None:
    d.add("fin", shape("0,-22 60,-44 130,-8 60,34 0,24"), Form.SHEET, "frog-skin", tone=0.25)
    d.add("tail", limb("0,0 60,-4 126,-8", 17, 10, 1.5), Form.ROUND, "frog-skin", depth=6, tone=-0.1)
    d.add(
        "body",
        shape("-120,0 -104,-40 -56,-56 0,-40 24,0 0,38 -56,52 -104,36"),
        Form.ROUND,
        "frog-skin",
        depth=18,
        tone=-0.1,
    )
    d.add("eye", geo.ellipse(-84, -20, 9), Form.ROUND, "animal-eye", depth=3)
    d.add("mouth", strokes("-118,6 -110,14 -100,14"), Form.LINE, "ink", width=2)


def draw_tadpole(seed: int) -> Drawing:
    d = Drawing("frog-tadpole", box=BOX)
    _tadpole(d)
    d.add(
        "gills",
        strokes("-54,10 -40,22 -44,36", "-48,8 -30,16 -26,30", "-44,4 -22,8 -12,20"),
        Form.CORD,
        "muscle",
        width=5,
    )
    d.label("frog-gills", "gills", priority=0)
    d.label("frog-tail", "tail", "fin", priority=0)
    return d


def draw_legs(seed: int) -> Drawing:
    d = Drawing("frog-froglet", box=BOX)
    _tadpole(d)
    hind = unary_union([limb("-4,20 34,50 6,74", 14, 11, 7), limb("6,74 44,84", 6, 4)])
    d.add("hind-legs", hind, Form.ROUND, "frog-skin", depth=6)
    d.add("front-legs", limb("-70,36 -78,62 -64,78 -82,84", 8, 7, 5, 3), Form.ROUND, "frog-skin", depth=4)
    d.label("frog-hind-legs", "hind-legs", priority=0)
    d.label("frog-front-legs", "front-legs", priority=0)
    d.label("frog-tail", "tail", "fin", priority=1)
    return d


def draw_frog(seed: int) -> Drawing:
    d = Drawing("frog-grown", box=BOX)
    d.place(frog(), 0, 0, 1.1, prefix="frog-")
    d.label("frog-adult", "frog-body", priority=0)
    return d


SUBJECT = Subject(
    key="frog-life-cycle",
    title="Frog life cycle",
    kind="cycle",
    scene=drawn(
        "frog-life-cycle",
        "Frog life cycle",
        Layout.CYCLE,
        (
            Panel("frog-spawn", draw_spawn, "Eggs", text="Laid in water and fertilized outside the body."),
            Panel(
                "frog-tadpole", draw_tadpole, "Tadpole", text="Swims with its tail and breathes with gills."
            ),
            Panel("frog-froglet", draw_legs, "Metamorphosis", text="Legs and lungs grow; the tail shrinks."),
            Panel(
                "frog-grown", draw_frog, "Adult frog", text="Lives on land and in water and hunts insects."
            ),
        ),
        life_forms.FROG,
        subtitle="Metamorphosis of an amphibian",
        note="Not drawn to a common scale.",
        centre=("Frog", "", "an amphibian"),
    ),
    names=(
        "frog life cycle",
        "life cycle of a frog",
        "life cycle of the frog",
        "frog metamorphosis",
        "metamorphosis of a frog",
        "amphibian life cycle",
        "amphibian metamorphosis",
        "tadpole",
        "life cycle of an amphibian",
        "metamorphosis of the frog",
    ),
    tells=("tadpole + frog", "frog + metamorphosis", "tadpole + metamorphosis"),
    not_when=("heart", "muscle", "embryo", "lung capacity"),
    opening="A frog changes from a water animal with gills to a land animal with lungs.",
    facts=(
        Fact("Larvae of frogs, tadpoles, have gills and a tail, and most feed on algae.", "openstax-bio-29"),
    ),
    summary="Eggs in jelly, tadpole with gills, tadpole with legs, and frog follow one another.",
    sources=("openstax-bio-29",),
)
