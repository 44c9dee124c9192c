"""How animals without a backbone are built: sponge, cnidarians, mollusk, earthworm, insect and sea star."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, points, shape, straight, stroke, strokes
from ..glyphs.invertebrates import grasshopper
from ..knowledge import animals
from ..subject import Fact, Subject, drawn


# ---------------------------------------------------------------- sponge
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


# ---------------------------------------------------------------- polyp and medusa
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


# ---------------------------------------------------------------- a stinging cell
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


# ---------------------------------------------------------------- mollusk
def draw_mollusk(seed: int) -> Drawing:
    d = Drawing("mollusk-body")
    d.add(
        "foot",
        shape("-330,120 -320,70 -240,50 0,60 220,60 330,100 360,150! 200,172 -100,176 -300,166"),
        Form.ROUND,
        "mollusk-body",
        depth=20,
    )
    d.add(
        "head",
        shape("-330,80 -346,10 -310,-36 -256,-30 -230,20 -236,70 -280,96"),
        Form.ROUND,
        "mollusk-body",
        depth=14,
    )
    d.add("tentacle", limb("-320,-26 -350,-64 -362,-100", 8, 6, 4), Form.ROUND, "mollusk-body", depth=4)
    d.add(
        "shell",
        shape("-250,66! -236,-60 -150,-180 0,-230 150,-200 270,-90 320,70!"),
        Form.ROUND,
        "mollusk-shell",
        depth=24,
    )
    d.add(
        "mantle",
        shape("-232,68! -218,-54 -138,-162 0,-208 142,-182 252,-80 300,68!"),
        Form.CUT,
        "squid-skin",
        tone=0.25,
    )
    d.add("mantle-cavity", shape("130,70! 150,-20 220,-60 262,0 290,66!"), Form.HOLLOW, "sky", depth=14)
    d.add(
        "visceral-mass",
        shape("-214,64! -196,-50 -120,-146 0,-186 110,-160 150,-80 126,0 116,64!"),
        Form.CUT,
        "worm-tan",
        tone=0.2,
    )
    d.add(
        "gut",
        limb(
            "-316,52 -260,30 -190,20 -120,-30 -60,-90 20,-110 70,-60 60,0 120,20 190,14",
            9,
            10,
            11,
            22,
            30,
            22,
            13,
            12,
            11,
            9,
        ),
        Form.ROUND,
        "fat",
        depth=9,
    )
    d.add("heart", geo.ellipse(84, -120, 27, 20, 20), Form.ROUND, "artery", depth=9)
    d.add(
        "gill",
        [limb(f"{180 + 15 * k},{8 * k - 30} {190 + 15 * k},{40}", 4, 4) for k in range(5)],
        Form.ROUND,
        "muscle",
        depth=3,
    )
    d.add(
        "nerves",
        strokes("-270,0 -230,46 -80,54 100,56 240,74", "-270,0 -200,-20 -110,-60"),
        Form.CORD,
        "beak",
        width=6,
    )
    d.add(
        "radula",
        shape("-306,54 -290,42 -262,50 -272,64 -296,66"),
        Form.ROUND,
        "animal-eye",
        depth=4,
        tone=0.3,
    )
    for term, part, priority in (
        ("mollusk-shell", "shell", 0),
        ("mollusk-mantle", "mantle", 0),
        ("mollusk-mantle-cavity", "mantle-cavity", 0),
        ("mollusk-foot", "foot", 0),
        ("mollusk-visceral-mass", "visceral-mass", 0),
        ("mollusk-radula", "radula", 0),
        ("mollusk-gill", "gill", 0),
        ("mollusk-gut", "gut", 1),
        ("mollusk-heart", "heart", 1),
        ("mollusk-nerve", "nerves", 2),
    ):
        d.label(term, part, priority=priority)
    d.label("mollusk-anus", "gut", priority=2, zone=box(170, 0, 210, 30))
    return d


# ---------------------------------------------------------------- earthworm
def draw_earthworm(seed: int) -> Drawing:
    d = Drawing("earthworm-body")
    outer = shape(
        "-430,0 -410,-50 -340,-86 -200,-110 200,-112 430,-108! 430,108! 200,112 -200,110 -340,86 -410,50"
    )
    d.add("wall", outer, Form.ROUND, "worm-pink", depth=16)
    d.add("coelom", geo.inset(outer, 20), Form.HOLLOW, "body-cavity", depth=16)
    inside = geo.inset(outer, 20)
    septa = [geo.line((x, -110), (x + 8, 0), (x, 110)).intersection(inside) for x in range(-330, 430, 62)]
    d.add("septa", unary_union(septa), Form.CORD, "worm-pink", width=5, tone=0.2)
    d.add(
        "pharynx",
        shape("-424,0 -380,-26 -330,-36 -276,-24 -270,0 -276,24 -330,36 -380,26"),
        Form.ROUND,
        "muscle",
        depth=10,
    )
    d.add("esophagus", limb("-276,0 -140,0", 13, 12, cap=0), Form.ROUND, "fat", depth=6)
    d.add("crop", geo.ellipse(-108, 0, 38, 42), Form.ROUND, "fruit-flesh", depth=14)
    d.add("gizzard", geo.ellipse(-34, 0, 38, 44), Form.ROUND, "muscle", depth=14, tone=-0.15)
    gut = unary_union(
        [limb("0,0 60,0 430,0", 24, 32, 32, cap=1), *(geo.ellipse(x, 0, 33, 39) for x in range(70, 430, 62))]
    ).intersection(box(-500, -120, 430, 120))
    d.add("intestine", gut, Form.ROUND, "fat", depth=14)
    d.add(
        "dorsal-vessel", limb("-300,-70 -100,-72 200,-74 430,-72", 5, 6, 6, 6), Form.ROUND, "artery", depth=3
    )
    d.add(
        "hearts",
        [limb(f"{x},-70 {x + 9},-30 {x + 9},30 {x},66", 5, 8, 8, 4) for x in range(-256, -150, 22)],
        Form.ROUND,
        "artery",
        depth=4,
    )
    d.add("nerve-cord", limb("-330,54 -200,78 200,82 430,80", 6, 6, 6, 6), Form.ROUND, "beak", depth=3)
    d.add("brain", [geo.ellipse(-352, -44, 19, 12)], Form.ROUND, "beak", depth=5)
    d.add(
        "nephridia",
        [limb(f"{x},60 {x + 12},46 {x + 24},60 {x + 30},44", 4, 4, 4, 3) for x in range(62, 400, 62)],
        Form.ROUND,
        "jelly",
        depth=3,
    )
    d.add("mouth", geo.ellipse(-424, 0, 8, 13), Form.HOLLOW, "animal-eye", depth=4, finish="dark")
    for term, part, priority in (
        ("worm-mouth", "mouth", 0),
        ("worm-pharynx", "pharynx", 0),
        ("worm-esophagus", "esophagus", 1),
        ("worm-crop", "crop", 0),
        ("worm-gizzard", "gizzard", 0),
        ("worm-intestine", "intestine", 0),
        ("worm-brain", "brain", 0),
        ("worm-nerve-cord", "nerve-cord", 0),
        ("worm-dorsal-vessel", "dorsal-vessel", 0),
        ("worm-hearts", "hearts", 0),
        ("worm-septum", "septa", 1),
        ("worm-coelom", "coelom", 1),
        ("worm-body-wall", "wall", 1),
        ("worm-nephridium", "nephridia", 1),
    ):
        d.label(term, part, priority=priority)
    return d


# ---------------------------------------------------------------- insect
def draw_insect(seed: int) -> Drawing:
    d = Drawing("insect-body")
    d.place(grasshopper(), 0, 0, 3.6)
    d.label("insect-head", "head", priority=0)
    d.label("insect-thorax", "thorax", priority=0)
    d.label("insect-abdomen", "abdomen", priority=0)
    d.label("insect-antenna", "antennae", priority=0)
    d.label("insect-compound-eye", "eye", priority=0)
    d.label("insect-forewing", "wings", priority=0)
    d.label("insect-hindleg", "hind-shin", "hind-leg", priority=0)
    d.label("insect-legs", "legs", priority=0)
    d.label("insect-segment", "abdomen", priority=2, zone=box(220, -20, 330, 40))
    return d


# ---------------------------------------------------------------- sea star
def draw_starfish(seed: int) -> Drawing:
    """A sea star from above, its skin opened."""
    d = Drawing("starfish-body")
    ring = []
    for k in range(5):
        ring += [geo.polar(400, -90 + 72 * k), geo.polar(132, -54 + 72 * k)]
    outline = geo.smooth(geo.clean(Polygon(ring)), 34)
    d.add("skin", outline, Form.ROUND, "starfish", depth=30)
    d.add(
        "spines",
        MultiPoint(geo.scatter(outline.difference(geo.inset(outline, 24)), 19, "star-spines")),
        Form.DOTS,
        "starfish",
        tone=0.45,
        width=8,
        shadow=False,
    )
    d.add("inside", geo.inset(outline, 27), Form.HOLLOW, "body-cavity", depth=16)
    for k in range(5):
        angle = -90 + 72 * k

        def turned(text: str, angle: float = angle):
            return [(x, y) for x, y, *_ in geo.local([(p[0], p[1]) for p in points(text)], 0, 0, angle)]

        if k in (0, 1):
            gland = [
                geo.tube(
                    *[
                        (x, y, r)
                        for (x, y), r in zip(
                            turned(f"66,{s * 25} 150,{s * 24} 236,{s * 12}"), (17, 21, 7), strict=True
                        )
                    ],
                    cap=3,
                )
                for s in (-1, 1)
            ]
            d.add(f"gland-{k}", gland, Form.ROUND, "foliage-light", depth=8)
        if k in (2, 3):
            gonad = [
                geo.tube(
                    *[
                        (x, y, r)
                        for (x, y), r in zip(
                            turned(f"90,{s * 30} 150,{s * 30} 200,{s * 22}"), (15, 19, 9), strict=True
                        )
                    ],
                    cap=3,
                )
                for s in (-1, 1)
            ]
            d.add(f"gonad-{k}", gonad, Form.ROUND, "petal", depth=7)
        if k in (2, 3, 4):
            places = [turned(f"{x},{s * 13}")[0] for x in range(92, 268, 22) for s in (-1, 1)]
            bulbs = [geo.ellipse(x, y, 8) for x, y in places]
            d.add(f"ampullae-{k}", bulbs, Form.ROUND, "water", depth=3)
        d.add(f"radial-{k}", LineString(turned("58,0 296,0")), Form.CORD, "vein", width=9)
    d.add("stomach", geo.wobbly(0, 0, 74, 74, "star-stomach", 15, 0.06), Form.ROUND, "muscle", depth=20)
    d.add("ring-canal", LineString(geo.ellipse(0, 0, 52).exterior), Form.CORD, "vein", width=10)
    d.add("madreporite", geo.ellipse(*geo.polar(112, -54), 20), Form.ROUND, "pith", depth=7)
    edge = [outline.exterior.interpolate(k / 150, normalized=True) for k in range(150)]
    under = [p for p in edge if abs(p.x) > 170 and -90 < p.y < 20 and outline.contains(Point(p.x, p.y - 20))]
    feet = [limb(f"{p.x:.0f},{p.y - 6:.0f} {p.x * 1.02:.0f},{p.y + 26:.0f}", 6, 5) for p in under]
    d.add("tube-feet", feet, Form.ROUND, "skin-light", depth=3)
    for term, names, priority in (
        ("star-madreporite", ("madreporite",), 0),
        ("star-ring-canal", ("ring-canal",), 0),
        ("star-radial-canal", tuple(f"radial-{k}" for k in range(5)), 0),
        ("star-ampulla", ("ampullae-2", "ampullae-3", "ampullae-4"), 0),
        ("star-tube-feet", ("tube-feet",), 0),
        ("star-stomach", ("stomach",), 0),
        ("star-digestive-gland", ("gland-0", "gland-1"), 0),
        ("star-gonad", ("gonad-2", "gonad-3"), 0),
        ("star-spine", ("skin",), 1),
    ):
        zone = box(-400, -200, 0, 100) if term == "star-tube-feet" else None
        d.label(term, *names, priority=priority, zone=zone)
    return d


BOOK = "openstax-bio-28"


def _plate(key: str, title: str, draw, terms, subtitle: str = "", note: str = ""):
    used = {label.term for label in draw(0).labels}
    return drawn(
        key,
        title,
        Layout.PLATE,
        (Panel(f"{key}-art", draw),),
        tuple(t for t in terms if t.key in used),
        subtitle=subtitle,
        note=note,
    )


SUBJECTS = (
    Subject(
        key="sponge-body-plan",
        title="Body plan of a sponge",
        kind="plate",
        scene=_plate(
            "sponge-body-plan",
            "Body plan of a sponge",
            draw_sponge,
            animals.SPONGE,
            "Simple sponge in longitudinal section; arrows show the water",
            "Schematic; cells are drawn far too large.",
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
    Subject(
        key="mollusk-body-plan",
        title="Body plan of a mollusk",
        kind="plate",
        scene=_plate(
            "mollusk-body-plan",
            "Body plan of a mollusk",
            draw_mollusk,
            animals.MOLLUSK,
            "Generalized mollusk opened from the side",
            "No living mollusk looks quite like this.",
        ),
        names=(
            "molluscan body plan",
            "molluscan anatomy",
            "mollusk body plan",
            "body plan of a mollusk",
            "mollusk anatomy",
            "mollusk",
            "mollusc",
            "mollusc body plan",
            "mollusc anatomy",
            "generalized mollusk",
            "snail anatomy",
            "body plan of a mollusc",
            "radula",
            "mantle cavity",
            "anatomy of a mollusk",
        ),
        tells=(
            "mantle + foot + visceral mass",
            "mollusk + mantle",
            "mollusc + mantle",
            "radula + mantle",
            "mollusk + key anatomical feature",
            "mollusk + variation",
        ),
        not_when=("phylogen", "squid", "octopus", "earth mantle", "photo", "bivalve filter"),
        opening="A generalized mollusk is opened from the side, head to the left.",
        caption=(
            "mollusk-shell",
            "mollusk-mantle-cavity",
            "mollusk-foot",
            "mollusk-visceral-mass",
            "mollusk-radula",
        ),
        summary="A muscular foot, a visceral mass and a mantle with its cavity lie under the shell.",
        sources=(BOOK,),
    ),
    Subject(
        key="earthworm-anatomy",
        title="Anatomy of an earthworm",
        kind="plate",
        scene=_plate(
            "earthworm-anatomy",
            "Anatomy of an earthworm",
            draw_earthworm,
            animals.WORM,
            "Front end, opened from the side",
            "Schematic.",
        ),
        names=(
            "earthworm anatomy",
            "anatomy of an earthworm",
            "earthworm",
            "annelid",
            "annelid anatomy",
            "annelid body plan",
            "anatomy of an annelid",
            "schematic drawing of an annelid",
            "basic anatomy of annelid",
            "structure of an earthworm",
            "segmented worm",
            "earthworm digestive system",
            "annelid structure",
        ),
        tells=(
            "anatomy of annelid + digestive system + nervous system + circulatory system",
            "annelid + digestive system + circulatory system + nervous system",
            "annelid + anatomy",
            "crop + gizzard + worm",
            "earthworm + segment",
            "annelid + segment",
        ),
        not_when=(
            "phylogen",
            "closed circulatory",
            "hydrostatic",
            "photo",
            "body cavities",
            "skin breath",
            "leech",
            "reproduc",
            "burrow",
            "soil",
            "excret",
            "nephridia of",
        ),
        opening="The front end of an earthworm is opened from the side, head to the left.",
        caption=("worm-hearts", "worm-septum"),
        summary="Gut, vessels with five pairs of hearts and ventral nerve cord run through the segments.",
        sources=(BOOK,),
    ),
    Subject(
        key="insect-anatomy",
        title="Body of an insect",
        kind="plate",
        scene=_plate(
            "insect-anatomy",
            "Body of an insect",
            draw_insect,
            animals.INSECT,
            "Grasshopper from the left side",
        ),
        names=(
            "insect anatomy",
            "insect body",
            "body of an insect",
            "anatomy of an insect",
            "external anatomy of an insect",
            "insect body plan",
            "insect structure",
            "structure of an insect",
            "arthropod anatomy",
            "arthropod body plan",
            "external anatomy of a grasshopper",
            "grasshopper anatomy",
            "anatomy of a grasshopper",
            "basic insect anatomy",
            "head thorax and abdomen",
            "insect body part",
        ),
        tells=("head + thorax + abdomen", "insect + anatomy", "insect + compound eye + antenna"),
        not_when=(
            "butterfly",
            "metamorphosis",
            "life cycle",
            "spider",
            "human",
            "tick",
            "tracheal",
            "digestive system",
            "circulatory",
            "nervous system",
            "phylogen",
            "wing evolution",
            "ant ",
            "bee",
            "wasp",
            "fly",
            "mosquito",
        ),
        opening="A grasshopper is shown from the side.",
        caption=("insect-head", "insect-thorax", "insect-abdomen"),
        summary="Head, thorax with legs and wings, and segmented abdomen of a grasshopper.",
        sources=(BOOK, "chapman-insects"),
    ),
    Subject(
        key="sea-star-anatomy",
        title="Anatomy of a sea star",
        kind="plate",
        scene=_plate(
            "sea-star-anatomy",
            "Anatomy of a sea star",
            draw_starfish,
            animals.STARFISH,
            "From above, the skin opened; different organs in different arms",
            "Schematic: every arm holds all of these organs.",
        ),
        names=(
            "sea star anatomy",
            "anatomy of a sea star",
            "sea star",
            "starfish",
            "starfish anatomy",
            "echinoderm",
            "echinoderm anatomy",
            "water vascular system",
            "anatomy of a starfish",
            "echinoderm body plan",
            "tube feet",
            "sea star structure",
        ),
        tells=(
            "sea star + anatomy",
            "madreporite + tube feet",
            "echinoderm + water vascular",
            "ampulla + tube feet",
            "tube feet + madreporite",
        ),
        not_when=(
            "phylogen",
            "symmetr",
            "keystone",
            "photo",
            "pisaster",
            "larva",
            "deuterostome",
            "regenerat",
            "development",
        ),
        opening="A sea star is opened from above.",
        caption=("star-madreporite", "star-tube-feet"),
        summary="Ring canal and radial canals with ampullae run through the arms around the stomach.",
        facts=(Fact("The water vascular system moves the tube feet.", BOOK),),
        sources=(BOOK,),
    ),
)
