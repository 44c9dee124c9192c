"""Incomplete metamorphosis, and the life cycle of the guinea worm."""

from __future__ import annotations

from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import invertebrates
from ..glyphs.contours import limb, shape, straight, stroke
from ..knowledge import animals
from ..scenes import drawn
from ..subject import Subject


def draw_eggs(seed: int) -> Drawing:
    d = Drawing("grasshopper-eggs", box=(-130, -110, 260, 220))
    d.add(
        "soil", shape("-120,-40! -40,-46 40,-42 120,-40! 116,90 0,100 -116,90"), Form.CUT, "subsoil", tone=0.2
    )
    d.add("pod", shape("-10,-44! -46,0 -52,50 -10,80 34,70 44,10 16,-44!"), Form.HOLLOW, "topsoil", depth=10)
    places = [(x + 12 * (row % 2), 64 - 20 * row) for row in range(4) for x in (-30, -6, 18)]
    d.add("eggs", [geo.ellipse(x, y, 11, 17, 24) for x, y in places], Form.ROUND, "egg-shell", depth=6)
    d.label("metamorphosis-egg", "eggs", priority=0)
    return d


def _hopper(key: str, wings: float, scale: float) -> Drawing:
    d = Drawing(key, box=(-125, -85, 250, 170))
    d.place(invertebrates.grasshopper(wings), 0, 10, scale)
    return d


def draw_young_nymph(seed: int) -> Drawing:
    d = _hopper("grasshopper-nymph", 0, 0.62)
    d.label("metamorphosis-antenna", "antennae", priority=1)
    d.label("metamorphosis-hind-leg", "hind-leg", priority=1)
    return d


def draw_old_nymph(seed: int) -> Drawing:
    d = _hopper("grasshopper-late-nymph", 0.34, 0.82)
    d.label("metamorphosis-wing-pad", "wings", priority=0)
    return d


def draw_adult(seed: int) -> Drawing:
    d = _hopper("grasshopper-adult", 1.0, 1.0)
    d.label("metamorphosis-wing", "wings", priority=0)
    d.label("metamorphosis-hind-leg", "hind-leg", priority=1)
    return d


def draw_drinking(seed: int) -> Drawing:
    d = Drawing("guinea-drinking", box=(-150, -120, 300, 240))
    d.add("water", shape("-56,-30! 56,-30! 44,100! -44,100!"), Form.HOLLOW, "water", depth=12)
    d.add(
        "glass",
        straight("-66,-80 -60,-80 -46,104 46,104 60,-80 66,-80 52,110 -52,110"),
        Form.ROUND,
        "ice",
        depth=3,
    )
    for n, (x, y, turn) in enumerate(((-14, 0, 20), (18, 40, -30), (-12, 74, 60))):
        d.place(invertebrates.copepod(), x, y, 0.2, turn, prefix=f"copepod-{n}-")
    d.label("guinea-copepod", *(f"copepod-{n}-body" for n in range(3)), priority=0)
    d.label("guinea-glass", "water", priority=1)
    return d


def draw_in_body(seed: int) -> Drawing:
    d = Drawing("guinea-body", box=(-150, -120, 300, 240))
    wall = unary_union(
        [
            limb("-130,-70 -40,-90 40,-60 120,-80", 40, 40, 40, 40),
            limb("-130,40 -30,60 60,30 130,50", 44, 44, 44, 44),
        ]
    )
    d.add("intestine", geo.smooth(wall, 10), Form.ROUND, "stomach-lining", depth=22)
    larvae = [(-80, -70, 20), (-10, -82, -30), (60, -66, 40), (-50, -8, 70), (20, -6, 20), (84, -10, -40)]
    for n, (x, y, turn) in enumerate(larvae):
        d.place(invertebrates.roundworm(), x, y, 0.26, turn, prefix=f"larva-{n}-")
    d.label("guinea-intestine", "intestine", priority=0)
    d.label("guinea-larva", *(f"larva-{n}-body" for n in range(6)), priority=0)
    return d


def draw_emerging(seed: int) -> Drawing:
    d = Drawing("guinea-emerging", box=(-150, -120, 300, 240))
    d.add("puddle", geo.ellipse(-10, 92, 138, 24), Form.SHEET, "water")
    leg = unary_union(
        [
            limb("50,-130 46,-40 50,40", 42, 34, 26),
            shape("30,20 78,30 84,80 40,94 -70,96 -104,84 -94,68 -30,50 10,40"),
        ]
    )
    d.add("leg", geo.smooth(leg, 8), Form.ROUND, "skin-brown", depth=20)
    d.add("blister", geo.ellipse(16, 6, 17, 13, -30), Form.ROUND, "muscle", depth=8)
    d.add("worm", stroke("14,6 -20,-10 -50,20 -80,6 -96,40 -80,70 -100,92"), Form.CORD, "fur-pale", width=7)
    d.label("guinea-blister", "blister", priority=0)
    d.label("guinea-worm", "worm", priority=0)
    return d


def draw_larvae_in_water(seed: int) -> Drawing:
    d = Drawing("guinea-water", box=(-150, -120, 300, 240))
    d.add("water", geo.ellipse(0, 0, 142, 112), Form.HOLLOW, "water", depth=16, tone=0.3)
    for n, (x, y, turn) in enumerate(((-90, -40, 30), (-60, 40, -40), (-100, 10, 80), (-40, -70, 10))):
        d.place(invertebrates.roundworm(), x, y, 0.24, turn, prefix=f"larva-{n}-")
    d.place(invertebrates.copepod(), 56, 10, 0.62, -16, prefix="copepod-")
    d.place(invertebrates.roundworm(), 48, 8, 0.2, 20, prefix="eaten-")
    d.label("guinea-larva", *(f"larva-{n}-body" for n in range(4)), priority=0)
    d.label("guinea-copepod", "copepod-body", priority=0)
    return d


BOOK = "openstax-bio-27"


SUBJECTS = (
    Subject(
        key="incomplete-metamorphosis",
        title="Incomplete metamorphosis",
        kind="cycle",
        scene=drawn(
            "incomplete-metamorphosis",
            "Incomplete metamorphosis",
            Layout.CYCLE,
            (
                Panel("grasshopper-eggs", draw_eggs, "Eggs", text="Laid in a pod in the soil."),
                Panel(
                    "grasshopper-nymph",
                    draw_young_nymph,
                    "Young nymph",
                    text="Looks like a small adult without wings.",
                ),
                Panel(
                    "grasshopper-late-nymph",
                    draw_old_nymph,
                    "Late nymph",
                    text="Molts several times; wing pads grow.",
                ),
                Panel("grasshopper-adult", draw_adult, "Adult", text="Has full wings and reproduces."),
            ),
            animals.METAMORPHOSIS,
            subtitle="Life cycle of a grasshopper",
            note="Not drawn to a common scale.",
            centre=("Grasshopper", "", "no pupa"),
        ),
        names=(
            "incomplete metamorphosis",
            "grasshopper",
            "grasshopper life cycle",
            "life cycle of a grasshopper",
            "life cycle of the grasshopper",
            "grasshopper metamorphosis",
            "hemimetabolous development",
            "insect metamorphosis",
        ),
        tells=("grasshopper + metamorphosis", "grasshopper + nymph", "egg + nymph + adult"),
        not_when=(
            "tick",
            "grasshopper anatomy",
            "food web",
            "food chain",
            "mosquito",
            "cockroach",
            "anatomy of a grasshopper",
            "digestive",
            "complete metamorphosis of the butterfly",
        ),
        opening="The grasshopper passes from egg through nymphs to the adult, without a pupa.",
        caption=(),
        summary="Eggs hatch into nymphs that look like small adults and gain wings as they molt.",
        scope="In complete metamorphosis, as in butterflies, a larva and a pupa come before the adult.",
        sources=(BOOK, "chapman-insects"),
    ),
    Subject(
        key="guinea-worm-cycle",
        title="Guinea worm life cycle",
        kind="cycle",
        scene=drawn(
            "guinea-worm-cycle",
            "Guinea worm life cycle",
            Layout.CYCLE,
            (
                Panel(
                    "guinea-drinking",
                    draw_drinking,
                    "Drinking",
                    text="Infected copepods are swallowed with water.",
                ),
                Panel(
                    "guinea-body",
                    draw_in_body,
                    "In the body",
                    text="Copepods die; larvae pass the wall of the gut, mature and mate.",
                ),
                Panel(
                    "guinea-emerging",
                    draw_emerging,
                    "Emergence",
                    "about a year later",
                    "The female moves to the skin and sheds larvae into water.",
                ),
                Panel("guinea-water", draw_larvae_in_water, "In the water", text="Copepods eat the larvae."),
            ),
            animals.GUINEA,
            subtitle="Dracunculus medinensis",
            note="Not drawn to a common scale.",
            centre=("Guinea worm", "Dracunculus medinensis", "a roundworm"),
        ),
        names=(
            "guinea worm",
            "guinea worm life cycle",
            "life cycle of the guinea worm",
            "dracunculus medinensis",
            "dracunculiasis",
            "life cycle of dracunculus medinensis",
        ),
        tells=("guinea worm + copepod", "dracunculus + life cycle"),
        opening="A person and a copepod are the two hosts of this parasitic roundworm.",
        caption=("guinea-worm",),
        summary="Copepods in drinking water bring larvae into people; the female worm sheds new larvae into water.",
        sources=("openstax-bio-28",),
    ),
)
