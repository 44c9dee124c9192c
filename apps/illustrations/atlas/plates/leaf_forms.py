"""Leaves by form and arrangement."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb
from ..glyphs.leaf import LeafShape, draw_leaf
from ..knowledge import life_forms
from ..scenes import drawn
from ..subject import Fact, Subject

BOX = (-150.0, -130.0, 300.0, 260.0)


def draw_simple(seed: int) -> Drawing:
    d = Drawing("leaf-simple", box=BOX)
    leaf = draw_leaf("simple", LeafShape(length=210, upper=62, lower=62, bend=6, veins=8, stalk=44))
    d.place(leaf, 0, 96, rotation=-90, prefix="leaf-")
    d.label("leaftype-lamina", "leaf-blade", priority=0)
    d.label("leaftype-petiole", "leaf-stalk", priority=0)
    return d


def _leaflets(d: Drawing, places, length: float) -> tuple[str, ...]:
    small = LeafShape(
        length=length, upper=length * 0.24, lower=length * 0.24, bend=3, veins=6, stalk=7, veinlets=False
    )
    for n, (x, y, turn) in enumerate(places):
        d.place(draw_leaf(f"{d.key}-{n}", small), x, y, rotation=turn, prefix=f"leaflet-{n}-")
    return tuple(f"leaflet-{n}-blade" for n in range(len(places)))


def draw_palmate(seed: int) -> Drawing:
    d = Drawing("leaf-palmate", box=BOX)
    d.add("petiole", limb("0,20 2,70 -4,122", 4, 4, 5), Form.ROUND, "stem", depth=3)
    names = _leaflets(d, [(9 * k, 14 - 3 * abs(k), -90 + 42 * k) for k in (-2, -1, 0, 1, 2)], 104)
    d.label("leaftype-leaflet", *names, priority=0)
    d.label("leaftype-petiole", "petiole", priority=0)
    return d


def draw_pinnate(seed: int) -> Drawing:
    d = Drawing("leaf-pinnate", box=BOX)
    d.add("rachis", limb("0,124 2,20 0,-50", 5, 4, 3), Form.ROUND, "stem", depth=3)
    places = [(s * 6, y, -90 + s * 64) for y in (64, 18, -28) for s in (-1, 1)] + [(0, -50, -90)]
    names = _leaflets(d, places, 70)
    d.label("leaftype-leaflet", *names, priority=0)
    d.label("leaftype-rachis", "rachis", priority=0)
    return d


def _arranged(key: str, places) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add("stem", limb("0,126 2,0 0,-120", 8, 7, 6), Form.ROUND, "stem", depth=5)
    names = _leaflets(d, places, 96)
    d.label("leaftype-leaf", *names, priority=0)
    d.label("leaftype-node", "stem", priority=1, zone=box(-9, 30, 9, 62))
    return d


def draw_alternate(seed: int) -> Drawing:
    return _arranged(
        "leaves-alternate",
        [(s * 9, y, -90 + s * 58) for y, s in ((84, -1), (46, 1), (4, -1), (-36, 1), (-76, -1))],
    )


def draw_opposite(seed: int) -> Drawing:
    return _arranged("leaves-opposite", [(s * 9, y, -90 + s * 58) for y in (74, 8, -60) for s in (-1, 1)])


def draw_whorled(seed: int) -> Drawing:
    return _arranged(
        "leaves-whorled",
        [(dx, y, turn) for y in (50, -50) for dx, turn in ((-9, -164), (9, -16), (-7, -128), (7, -52))],
    )


def _of(group, *keys: str):
    return tuple(term for term in group if term.key.split("-", 1)[1] in keys)


SUBJECTS = (
    Subject(
        key="leaf-types",
        title="Simple and compound leaves",
        kind="comparison",
        scene=drawn(
            "leaf-types",
            "Simple and compound leaves",
            Layout.COMPARISON,
            (
                Panel("leaf-simple", draw_simple, "Simple", text="The lamina is undivided."),
                Panel(
                    "leaf-palmate", draw_palmate, "Palmately compound", text="Leaflets spread from one point."
                ),
                Panel(
                    "leaf-pinnate",
                    draw_pinnate,
                    "Pinnately compound",
                    text="Leaflets stand along the rachis.",
                ),
            ),
            _of(life_forms.LEAVES, "lamina", "leaflet", "rachis", "petiole"),
        ),
        names=(
            "simple and compound leaf",
            "simple and compound leaves",
            "compound leaf",
            "leaf type",
            "leaf form",
            "type of leaf",
            "palmately compound leaf",
            "pinnately compound leaf",
            "leaves may be simple or compound",
        ),
        tells=(
            "simple + compound + leaf",
            "simple leaves + compound",
            "palmately compound + pinnately compound",
            "leaves + simple or compound",
        ),
        not_when=("eye",),
        opening="Three forms of leaves.",
        facts=(
            Fact(
                "A compound leaf has a single bud at the base of its stalk; its leaflets have none.",
                "openstax-bio-30",
            ),
        ),
        summary="A simple leaf is undivided; compound ones have leaflets from one point or along a rachis.",
        sources=("openstax-bio-30",),
    ),
    Subject(
        key="leaf-arrangement",
        title="Leaf arrangement",
        kind="comparison",
        scene=drawn(
            "leaf-arrangement",
            "Leaf arrangement",
            Layout.COMPARISON,
            (
                Panel("leaves-alternate", draw_alternate, "Alternate", text="One leaf at each node."),
                Panel("leaves-opposite", draw_opposite, "Opposite", text="Two leaves at each node."),
                Panel("leaves-whorled", draw_whorled, "Whorled", text="Three or more leaves at each node."),
            ),
            _of(life_forms.LEAVES, "leaf", "node"),
            subtitle="Phyllotaxy",
        ),
        names=(
            "leaf arrangement",
            "arrangement of leaves",
            "arrangement of leaves on a stem",
            "phyllotaxy",
            "alternate opposite and whorled leaves",
            "arrangement of leaf",
        ),
        tells=("alternate + opposite + whorled",),
        opening="Three ways in which leaves stand on a stem.",
        facts=(Fact("The arrangement of leaves helps all of them to reach the light.", "openstax-bio-30"),),
        summary="Nodes bear one leaf (alternate), two (opposite) or several (whorled).",
        sources=("openstax-bio-30",),
    ),
)
