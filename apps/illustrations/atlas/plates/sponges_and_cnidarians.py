"""Sponge, polyp, medusa and the stinging cell."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, straight, stroke
from ..knowledge import animals
from ..scenes import drawn
from ..subject import Subject


def draw_sponge(seed: int) -> Drawing:
    """A simple sponge cut lengthwise, with water passing through."""
    d = Drawing("sponge-body")
    outer = shape("-120,-260! -170,-120 -190,80 -160,240 -60,300 60,300 160,240 190,80 170,-120 120,-260!")
    inner = shape("-70,-262! -96,-120 -110,70 -90,190 -30,232 30,232 90,190 110,70 96,-120 70,-262!")
    d.add("outside", outer, Form.ROUND, "sponge-body", depth=18)
    wall = geo.inset(outer, 10).difference(inner)
    d.add("mesohyl", wall, Form.CUT, "endosperm")
    d.add("spongocoel", inner, Form.HOLLOW, "water", depth=40, tone=0.25)
    d.add("osculum", geo.ellipse(0, -262, 120, 26), Form.HOLLOW, "sponge-body", depth=10, tone=0.2)
    d.add("osculum-hole", geo.ellipse(0, -262, 70, 15), Form.HOLLOW, "water-deep", depth=6)
    pores = []
    for y in range(-190, 220, 68):
        for side in (-1, 1):
            line = LineString([(side * 60, y), (side * 230, y)])
            crossing = line.intersection(outer.difference(inner))
            if not crossing.is_empty:
                pores.append(crossing.buffer(9, cap_style="flat"))
    d.add("pores", pores, Form.HOLLOW, "water", depth=4, tone=0.3)
    ring = geo.inset(inner, -1).exterior
    spots = [ring.interpolate(k / 46, normalized=True) for k in range(46)]
    spots = [p for p in spots if p.y > -250 and unary_union(pores).distance(p) > 8]
    d.add("choanocytes", [geo.ellipse(p.x, p.y, 13) for p in spots], Form.ROUND, "endoderm", depth=5)
    tails = []
    for p in spots:
        reach = (p.x * 0.78, p.y - 6)
        tails.append(geo.line((p.x, p.y), ((p.x + reach[0]) / 2, p.y + 5), reach))
    d.add("flagella", unary_union(tails), Form.CORD, "endoderm", width=2.4, tone=-0.3)
    edge = geo.inset(outer, 6).exterior
    flat = [edge.interpolate(k / 58, normalized=True) for k in range(58)]
    d.add(
        "pinacocytes",
        [geo.ellipse(p.x, p.y, 10, 6) for p in flat if p.y > -250 and unary_union(pores).distance(p) > 6],
        Form.ROUND,
        "skin-light",
        depth=3,
    )
    band = geo.inset(wall, 16).difference(unary_union(pores).buffer(12))
    places = geo.scatter(band, 44, "sponge-wall")
    d.add(
        "spicules",
        unary_union(
            [
                LineString([geo.polar(15, a + 31 * k, x, y) for a in (0, 180)])
                for k, (x, y) in enumerate(places[::2])
            ]
        ),
        Form.CORD,
        "paper",
        width=4,
    )
    d.add(
        "amoebocytes",
        [geo.wobbly(x, y, 10, 8, f"amoebocyte-{k}", 8, 0.2) for k, (x, y) in enumerate(places[1::2])],
        Form.ROUND,
        "jelly",
        depth=4,
    )
    for y in (-54, 82):
        for side in (-1, 1):
            d.flow("vein", (side * 290, y - 2), (side * 250, y), (side * 210, y), width=8)
    d.flow("vein", (0, -120), (0, -220), (0, -330), width=12)
    for term, part, priority in (
        ("sponge-osculum", "osculum", 0),
        ("sponge-spongocoel", "spongocoel", 0),
        ("sponge-pore", "pores", 0),
        ("sponge-choanocyte", "choanocytes", 0),
        ("sponge-pinacocyte", "pinacocytes", 1),
        ("sponge-mesohyl", "mesohyl", 1),
        ("sponge-spicule", "spicules", 1),
        ("sponge-amoebocyte", "amoebocytes", 1),
    ):
        d.label(term, part, priority=priority)
    return d


def _layers(d: Drawing, outer, gap: float) -> None:
    d.add("epidermis", outer, Form.CUT, "ectoderm")
    d.add("mesoglea", geo.inset(outer, gap), Form.CUT, "jelly", tone=0.45, shadow=False)
    d.add("gastrodermis", geo.inset(outer, gap * 1.7), Form.CUT, "endoderm", shadow=False)


def _cnidarian_labels(d: Drawing) -> Drawing:
    for term, part, priority in (
        ("cnidarian-tentacle", "tentacles", 0),
        ("cnidarian-mouth", "mouth", 0),
        ("cnidarian-cavity", "cavity", 0),
        ("cnidarian-epidermis", "epidermis", 1),
        ("cnidarian-mesoglea", "mesoglea", 1),
        ("cnidarian-gastrodermis", "gastrodermis", 1),
    ):
        d.label(term, part, priority=priority)
    return d


def draw_polyp(seed: int) -> Drawing:
    d = Drawing("polyp", box=(-170, -190, 340, 370))
    tips = (
        "-50,-70 -90,-130 -150,-150",
        "-24,-84 -46,-150 -80,-186",
        "24,-84 46,-150 80,-186",
        "50,-70 90,-130 150,-150",
    )
    d.add("tentacles", [limb(t, 13, 10, 4) for t in tips], Form.ROUND, "ectoderm", depth=5)
    _layers(d, shape("-74,-78 -40,-96 40,-96 74,-78 76,40 70,150 90,176! -90,176! -70,150 -76,40"), 13)
    d.add(
        "cavity",
        shape("-46,-60 -14,-80 -12,-104! 12,-104! 14,-80 46,-60 46,40 38,140 -38,140 -46,40"),
        Form.HOLLOW,
        "body-cavity",
        depth=12,
    )
    d.add("mouth", geo.ellipse(0, -100, 15, 6), Form.HOLLOW, "animal-eye", depth=3, finish="dark")
    return _cnidarian_labels(d)


def draw_medusa(seed: int) -> Drawing:
    d = Drawing("medusa", box=(-190, -150, 380, 330))
    d.add(
        "tentacles",
        [limb(f"{x},30 {x * 1.1:.0f},90 {x * 1.02:.0f},168", 9, 7, 3) for x in (-146, -116, 116, 146)],
        Form.ROUND,
        "ectoderm",
        depth=4,
    )
    _layers(
        d,
        shape(
            "-166,40! -150,-50 -80,-126 0,-142 80,-126 150,-50 166,40! 110,24 60,14 30,30 26,84! -26,84! -30,30 -60,14 -110,24"
        ),
        15,
    )
    d.add(
        "cavity",
        shape("-96,-14 -60,-50 0,-60 60,-50 96,-14 50,-20 14,-6 12,90! -12,90! -14,-6 -50,-20"),
        Form.HOLLOW,
        "body-cavity",
        depth=10,
    )
    d.add("mouth", geo.ellipse(0, 86, 14, 6), Form.HOLLOW, "animal-eye", depth=3, finish="dark")
    return _cnidarian_labels(d)


def _cnidocyte(key: str, fired: bool) -> Drawing:
    d = Drawing(key, box=(-150, -260, 300, 440))
    d.add(
        "cell",
        shape("-80,-60 -40,-86 40,-86 84,-56 92,40 60,130 0,160 -60,130 -92,40"),
        Form.ROUND,
        "ectoderm",
        depth=14,
    )
    d.add("nucleus", geo.ellipse(-10, 128, 26, 16), Form.ROUND, "polar-nucleus", depth=6)
    d.add("capsule", geo.ellipse(0, 10, 58, 88), Form.ROUND, "jelly", depth=10)
    d.add("lumen", geo.ellipse(0, 10, 48, 78), Form.HOLLOW, "body-cavity", depth=10)
    d.add("trigger", limb("62,-76 80,-106 84,-132", 6, 5, 2), Form.ROUND, "foliage", depth=3)
    if fired:
        d.add("thread", stroke("0,-60 0,-120 -8,-180 16,-240"), Form.CORD, "animal-eye", width=5)
        d.add(
            "barbs",
            [
                straight(f"{x},{y} {x + s * 26},{y + 14} {x},{y + 9}")
                for y in (-110, -128)
                for x, s in ((2, 1), (-2, -1))
            ],
            Form.FLAT,
            "animal-eye",
        )
        d.add("lid", straight("-34,-82 -60,-104 -54,-110 -24,-88"), Form.ROUND, "skin-light", depth=3)
    else:
        coil = [geo.polar(34 - 4 * (k % 3), 60 * k, 0, 62 - 3.2 * k) for k in range(28)]
        d.add("thread", geo.line(*coil), Form.CORD, "animal-eye", width=4)
        d.add(
            "barbs",
            [
                straight(f"{x},{y} {x + s * 18},{y - 12} {x},{y - 8}")
                for y in (-36, -22)
                for x, s in ((2, 1), (-2, -1))
            ],
            Form.FLAT,
            "animal-eye",
        )
        d.add("lid", box(-32, -92, 32, -82), Form.ROUND, "skin-light", depth=3)
    for term, part, priority in (
        ("cnidarian-cell", "cell", 0),
        ("cnidarian-nematocyst", "capsule", 0),
        ("cnidarian-thread", "thread", 0),
        ("cnidarian-barb", "barbs", 0),
        ("cnidarian-trigger", "trigger", 0),
        ("cnidarian-lid", "lid", 1),
        ("cnidarian-nucleus", "nucleus", 1),
    ):
        if not (fired and term == "cnidarian-thread"):
            d.label(term, part, priority=priority)
    return d


def draw_loaded(seed: int) -> Drawing:
    return _cnidocyte("cnidocyte-loaded", False)


def draw_fired(seed: int) -> Drawing:
    return _cnidocyte("cnidocyte-fired", True)


BOOK = "openstax-bio-28"


SUBJECTS = (
    Subject(
        key="sponge-body-plan",
        title="Body plan of a sponge",
        kind="plate",
        scene=drawn(
            "sponge-body-plan",
            "Body plan of a sponge",
            Layout.PLATE,
            (Panel("sponge-body-plan-art", draw_sponge),),
            animals.SPONGE,
            subtitle="Simple sponge in longitudinal section; arrows show the water",
            note="Schematic; cells are drawn far too large.",
        ),
        names=(
            "sponge",
            "sponge body plan",
            "body plan of a sponge",
            "sponge anatomy",
            "sponge structure",
            "structure of a sponge",
            "choanocyte",
            "basic body plan of a sponge",
            "simple sponge",
            "porifera",
            "sponge cell",
            "water flow through a sponge",
        ),
        tells=(
            "sponge + osculum",
            "spongocoel + osculum",
            "choanocyte + pinacocyte",
            "sponge + choanocyte",
            "sponge + basic body plan",
        ),
        not_when=(
            "phylogen",
            "asymmetrical",
            "photo",
            "barrel sponge",
            "reproduction",
            "animal phyla",
            "choanoflagellate",
            "cnidaria",
        ),
        opening="A simple sponge is cut lengthwise.",
        caption=(
            "sponge-pore",
            "sponge-choanocyte",
            "sponge-spongocoel",
            "sponge-osculum",
            "sponge-mesohyl",
            "sponge-spicule",
        ),
        summary="Water enters by pores, is driven by choanocytes, and leaves through the osculum.",
        sources=(BOOK,),
    ),
    Subject(
        key="polyp-and-medusa",
        title="Polyp and medusa",
        kind="comparison",
        scene=drawn(
            "polyp-and-medusa",
            "Polyp and medusa",
            Layout.COMPARISON,
            (
                Panel(
                    "polyp",
                    draw_polyp,
                    "Polyp",
                    text="Sits on the ground with mouth and tentacles upwards, as sea anemones do.",
                ),
                Panel(
                    "medusa",
                    draw_medusa,
                    "Medusa",
                    text="Swims with mouth and tentacles downwards, as jellyfish do.",
                ),
            ),
            tuple(
                t
                for t in animals.CNIDARIAN
                if t.key
                in (
                    "cnidarian-tentacle",
                    "cnidarian-mouth",
                    "cnidarian-cavity",
                    "cnidarian-epidermis",
                    "cnidarian-mesoglea",
                    "cnidarian-gastrodermis",
                )
            ),
            subtitle="Body plans of cnidarians, in section",
        ),
        names=(
            "polyp and medusa",
            "cnidarian",
            "cnidarian body plan",
            "medusa and polyp",
            "body plan of cnidarian",
            "jellyfish anatomy",
            "jellyfish",
            "hydra",
            "hydra anatomy",
            "cnidarian anatomy",
            "cnidarian body form",
            "cnidarian morphology",
            "gastrovascular cavity",
            "structure of hydra",
            "medusa",
            "polyp body plan",
        ),
        tells=(
            "polyp + medusa",
            "cnidarian + gastrovascular",
            "medusa + body plan",
            "mesoglea + gastrodermis",
            "cnidaria + body layer",
        ),
        not_when=(
            "planarian",
            "flatworm",
            "life cycle",
            "nematocyst",
            "cnidocyte",
            "phylogen",
            "nervous system",
            "photo",
            "coral",
            "reproduc",
            "obelia",
            "symmetr",
            "colon",
            "nasal",
            "budding",
            "nerve net",
            "hydrostatic",
            "box jell",
            "scyphozoa",
            "hydrozoa",
        ),
        opening="Two body plans of cnidarians are cut lengthwise.",
        caption=("cnidarian-tentacle", "cnidarian-cavity", "cnidarian-mesoglea"),
        summary="A polyp has its mouth above, a medusa below; both have two layers with mesoglea between.",
        sources=(BOOK,),
    ),
    Subject(
        key="cnidocyte",
        title="Stinging cell of a cnidarian",
        kind="process",
        scene=drawn(
            "cnidocyte",
            "Stinging cell of a cnidarian",
            Layout.PROCESS,
            (
                Panel(
                    "cnidocyte-loaded",
                    draw_loaded,
                    "Loaded",
                    text="The thread lies coiled in its capsule, the nematocyst.",
                ),
                Panel(
                    "cnidocyte-fired",
                    draw_fired,
                    "Fired",
                    text="A touch of the trigger opens the lid, and the barbed thread shoots out.",
                ),
            ),
            tuple(
                t
                for t in animals.CNIDARIAN
                if t.key
                in (
                    "cnidarian-cell",
                    "cnidarian-nematocyst",
                    "cnidarian-thread",
                    "cnidarian-barb",
                    "cnidarian-trigger",
                    "cnidarian-lid",
                    "cnidarian-nucleus",
                )
            ),
        ),
        names=(
            "cnidocyte",
            "nematocyst",
            "stinging cell",
            "cnidarian stinging cell",
            "cnidocyte and nematocyst",
            "discharge of a nematocyst",
            "stinging cell of a cnidarian",
        ),
        tells=("cnidocyte + nematocyst", "nematocyst + coiled thread", "stinging + thread + barb"),
        opening="A cnidocyte before and after it fires.",
        caption=("cnidarian-nematocyst",),
        summary="The coiled thread of the nematocyst shoots out when the trigger is touched.",
        sources=(BOOK,),
    ),
)
