"""Two kinds of roots, amniote skulls, and the pace of speciation."""

from __future__ import annotations

from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, strokes
from ..glyphs.invertebrates import beetle
from ..glyphs.leaf import LeafShape, draw_leaf
from ..knowledge import life_more
from ..scenes import drawn
from ..subject import Fact, Subject


def _rooted(key: str) -> Drawing:
    d = Drawing(key, box=(-160, -180, 320, 380))
    d.add("soil", shape("-150,-60! 0,-66 150,-60! 150,190! -150,190!"), Form.CUT, "subsoil", tone=0.4)
    return d


def draw_tap(seed: int) -> Drawing:
    d = _rooted("roots-tap")
    d.add(
        "lateral",
        [
            limb(f"0,{y} {s * 50},{y + 20} {s * 110},{y + 54}", 6, 4, 1)
            for y, s in ((-40, -1), (-20, 1), (20, -1), (40, 1), (80, -1), (96, 1))
        ],
        Form.ROUND,
        "root-skin",
        depth=3,
    )
    d.add("tap", limb("0,-64 2,40 -2,180", 19, 13, 2), Form.ROUND, "root-skin", depth=8)
    for n, (side, turn) in enumerate(((-1, 70), (1, 70), (-1, 30), (1, 30))):
        leaf = draw_leaf(
            f"tap-leaf-{n}", LeafShape(length=100, upper=20, lower=20, veins=6, stalk=10, veinlets=False)
        )
        d.place(leaf, side * 4, -68, rotation=-turn * side, mirror=side < 0, prefix=f"leaf-{n}-")
    d.label("roots-tap", "tap", priority=0)
    d.label("roots-lateral", "lateral", priority=0)
    return d


def draw_fibrous(seed: int) -> Drawing:
    d = _rooted("roots-fibrous")
    r = geo.rng("fibrous")
    roots = [
        limb(
            f"{x * 0.1:.0f},-62 {x * 0.6:.0f},{r.uniform(0, 30):.0f} {x},{r.uniform(80, 180):.0f}", 4, 3.4, 1
        )
        for x in range(-126, 130, 14)
    ]
    d.add("fibrous", roots, Form.ROUND, "root-skin", depth=2)
    blades = [
        limb(f"0,-62 {x * 0.4:.0f},-120 {x},{-176 + abs(x) * 0.5:.0f}", 5, 5, 1)
        for x in (-80, -46, -16, 16, 46, 80)
    ]
    d.add("blades", blades, Form.SHEET, "grass")
    d.label("roots-fibrous", "fibrous", priority=0)
    return d


def _skull(key: str, openings: int) -> Drawing:
    """A skull from the left with 0, 1 or 2 openings behind the eye."""
    d = Drawing(key, box=(-190, -130, 380, 260))
    d.add(
        "jaw",
        shape("-160,74 -60,66 60,70 150,40 166,66 120,104 0,116 -120,104 -170,92"),
        Form.ROUND,
        "bone",
        depth=10,
        tone=-0.06,
    )
    d.add(
        "skull",
        shape("-172,52 -160,6 -110,-30 -40,-74 40,-92 120,-80 164,-36 160,20 130,52 60,62 -60,58 -150,64"),
        Form.ROUND,
        "bone",
        depth=18,
    )
    d.add(
        "teeth",
        unary_union([geo.ellipse(x, 66, 4.5, 9) for x in range(-150, 0, 17)]),
        Form.ROUND,
        "paper",
        depth=2,
    )
    d.add("orbit", geo.ellipse(-14, -28, 32, 28), Form.HOLLOW, "animal-eye", depth=8, finish="dark")
    d.add("nostril", geo.ellipse(-142, 16, 12, 9), Form.HOLLOW, "animal-eye", depth=4, finish="dark")
    holes = (
        [geo.ellipse(84, 12, 31, 21)]
        if openings == 1
        else [geo.ellipse(84, 18, 30, 19), geo.ellipse(86, -42, 28, 17)][:openings]
    )
    if holes:
        d.add("openings", holes, Form.HOLLOW, "muscle", depth=7)
        d.label("amniote-opening", "openings", priority=0)
    d.label("amniote-orbit", "orbit", priority=0)
    d.label("amniote-lower-jaw", "jaw", priority=1)
    return d


def draw_anapsid(seed: int) -> Drawing:
    return _skull("skull-anapsid", 0)


def draw_synapsid(seed: int) -> Drawing:
    return _skull("skull-synapsid", 1)


def draw_diapsid(seed: int) -> Drawing:
    return _skull("skull-diapsid", 2)


def _pace(key: str, gradual: bool) -> Drawing:
    """Insects along a branching line through time, upwards."""
    d = Drawing(key, box=(-170, -190, 340, 380))
    lines = (
        ["0,150 0,60 -50,-10 -110,-120", "0,150 0,60 50,-10 110,-120"]
        if gradual
        else ["0,150 0,40", "0,40 -100,24", "-100,24 -104,-120", "0,40 100,24", "100,24 104,-120"]
    )
    d.add("lines", strokes(*lines), Form.CORD, "ink", width=5)
    steps = (
        (
            ((0, 160), "stem", 0.24),
            ((-36, -2), "foliage", 0.24),
            ((36, -2), "foliage-light", 0.24),
            ((-110, -134), "chitin-green", 0.3),
            ((110, -134), "chitin-red", 0.3),
        )
        if gradual
        else (
            ((0, 160), "stem", 0.24),
            ((-102, 4), "chitin-green", 0.28),
            ((102, 4), "chitin-red", 0.28),
            ((-104, -134), "chitin-green", 0.3),
            ((104, -134), "chitin-red", 0.3),
        )
    )
    for n, (at, cuticle, size) in enumerate(steps):
        d.place(beetle(cuticle), *at, size, 90, prefix=f"beetle-{n}-")
    d.label("pace-ancestor", "beetle-0-wing-cases", priority=0)
    d.label("pace-new", "beetle-3-wing-cases", "beetle-4-wing-cases", priority=0)
    return d


def draw_gradual(seed: int) -> Drawing:
    return _pace("pace-gradual", True)


def draw_punctuated(seed: int) -> Drawing:
    return _pace("pace-punctuated", False)


SUBJECTS = (
    Subject(
        key="root-types",
        title="Tap root and fibrous root systems",
        kind="comparison",
        scene=drawn(
            "root-types",
            "Tap root and fibrous root systems",
            Layout.COMPARISON,
            (
                Panel(
                    "roots-tap",
                    draw_tap,
                    "Tap root system",
                    text="One main root grows down; typical of dicots such as carrots.",
                ),
                Panel(
                    "roots-fibrous",
                    draw_fibrous,
                    "Fibrous root system",
                    text="Many roots of similar size; typical of monocots such as grasses.",
                ),
            ),
            life_more.ROOTS,
        ),
        names=(
            "tap root and fibrous root",
            "fibrous root system",
            "tap root system",
            "type of root",
            "type of root system",
            "root system type",
            "tap and fibrous root",
            "fibrous root",
            "tap root and fibrous root system",
        ),
        tells=("tap root + fibrous",),
        opening="Two kinds of root systems in the soil.",
        facts=(
            Fact("Tap roots reach deep; fibrous roots hold the soil near the surface.", "openstax-bio-30"),
        ),
        summary="A tap root system has one main root; a fibrous one has many alike.",
        sources=("openstax-bio-30",),
    ),
    Subject(
        key="amniote-skulls",
        title="Amniote skulls",
        kind="comparison",
        scene=drawn(
            "amniote-skulls",
            "Amniote skulls",
            Layout.COMPARISON,
            (
                Panel(
                    "skull-anapsid",
                    draw_anapsid,
                    "Anapsid",
                    text="No opening behind the eye, as in early amniotes.",
                ),
                Panel(
                    "skull-synapsid",
                    draw_synapsid,
                    "Synapsid",
                    text="One opening: mammals and their ancestors.",
                ),
                Panel(
                    "skull-diapsid",
                    draw_diapsid,
                    "Diapsid",
                    text="Two openings: lizards, crocodiles, dinosaurs and birds.",
                ),
            ),
            tuple(t for t in life_more.SKULLS if t.key != "amniote-nostril"),
            subtitle="Openings behind the eye, head to the left",
            note="Schematic; not portraits of single species.",
        ),
        names=(
            "amniote skull",
            "anapsid synapsid and diapsid",
            "anapsid",
            "synapsid",
            "diapsid",
            "temporal fenestra",
            "temporal fenestrae",
            "anapsid synapsid and diapsid skull",
            "amniote skull type",
        ),
        tells=("anapsid + synapsid", "synapsid + diapsid", "temporal fenestra + skull"),
        not_when=("phylogen", "cladogram", "chart of evolution"),
        opening="Three types of skull among amniotes.",
        caption=("amniote-opening",),
        summary="Behind the eye the anapsid skull has no opening, the synapsid one, the diapsid two.",
        sources=("openstax-bio-29",),
    ),
    Subject(
        key="speciation-pace",
        title="Gradual and punctuated speciation",
        kind="comparison",
        scene=drawn(
            "speciation-pace",
            "Gradual and punctuated speciation",
            Layout.COMPARISON,
            (
                Panel(
                    "pace-gradual",
                    draw_gradual,
                    "Gradual",
                    text="Species diverge slowly and steadily in small steps.",
                ),
                Panel(
                    "pace-punctuated",
                    draw_punctuated,
                    "Punctuated equilibrium",
                    text="Species diverge quickly, then hardly change for a long time.",
                ),
            ),
            life_more.PACE,
            subtitle="Time runs upwards",
        ),
        names=(
            "punctuated equilibrium",
            "gradual speciation",
            "gradualism",
            "gradual speciation and punctuated equilibrium",
            "pace of speciation",
            "rate of speciation",
            "speciation rate",
            "gradualism and punctuated equilibrium",
            "gradual and punctuated speciation",
        ),
        tells=("gradual speciation + punctuated", "punctuated equilibrium + species"),
        opening="Two models of how fast species arise.",
        facts=(Fact("Which model fits depends on the species and on its environment.", "openstax-bio-18"),),
        summary="Species diverge in many small steps, or quickly with long stillness after.",
        sources=("openstax-bio-18",),
    ),
)
