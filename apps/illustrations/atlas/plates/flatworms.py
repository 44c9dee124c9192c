"""A planarian, and the life cycle of the tapeworm."""

from __future__ import annotations

from shapely import affinity
from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, strokes
from ..knowledge import life_more
from ..scenes import drawn
from ..subject import Fact, Subject


def draw_planarian(seed: int) -> Drawing:
    """A planarian from above, head up."""
    d = Drawing("planarian")
    body = shape(
        "0,-330 40,-316 70,-280 128,-250 84,-216 92,-100 104,60 86,220 40,320 0,350 -40,320 -86,220 -104,60 -92,-100 -84,-216 -128,-250 -70,-280 -40,-316"
    )
    d.add("body", body, Form.ROUND, "worm-tan", depth=20)
    branches = [f"0,-200 0,{y}" for y in (-40,)] + ["-6,30 -46,80 -50,290", "6,30 46,80 50,290"]
    twigs = [
        limb(f"{s * x},{y} {s * (x + 34)},{y - 18}", 6, 4)
        for y in range(-180, 280, 46)
        for s in (-1, 1)
        for x in ((2,) if y < 30 else (46,))
    ]
    gut = unary_union([*(limb(t, *([11] * len(t.split()))) for t in branches), *twigs]).intersection(
        geo.inset(body, 12)
    )
    d.add("gut", geo.smooth(gut, 3), Form.ROUND, "chitin-brown", depth=6)
    d.add(
        "nerves",
        strokes(
            "-30,-250 -66,-180 -72,60 -30,310",
            "30,-250 66,-180 72,60 30,310",
            *(f"-70,{y} 70,{y}" for y in range(-150, 260, 80)),
        ),
        Form.CORD,
        "beak",
        width=4,
    )
    d.add(
        "ganglia", [geo.ellipse(s * 24, -252, 22, 15, s * -20) for s in (-1, 1)], Form.ROUND, "beak", depth=6
    )
    d.add("eyespots", [geo.ellipse(s * 34, -286, 13, 10) for s in (-1, 1)], Form.FLAT, "paper", outline=True)
    d.add("pupils", MultiPoint([(-29, -286), (29, -286)]), Form.DOTS, "animal-eye", width=10)
    tube = affinity.translate(affinity.rotate(geo.capsule(120, 42), 90, origin=(0, 0)), 0, 94)
    d.add("pharynx-tube", tube, Form.ROUND, "muscle", depth=10)
    d.add("mouth", geo.ellipse(0, 146, 13, 8), Form.HOLLOW, "animal-eye", depth=4, finish="dark")
    for term, part in (
        ("flatworm-eyespot", "eyespots"),
        ("flatworm-ganglia", "ganglia"),
        ("flatworm-nerves", "nerves"),
        ("flatworm-gut", "gut"),
        ("flatworm-pharynx", "pharynx-tube"),
        ("flatworm-mouth", "mouth"),
    ):
        d.label(term, part, priority=0)
    return d


BOX = (-130.0, -120.0, 260.0, 240.0)


def draw_tape_eggs(seed: int) -> Drawing:
    d = Drawing("tapeworm-eggs", box=BOX)
    d.add("segment", shape("-110,20! -30,10 -26,96! -106,106!"), Form.ROUND, "fur-pale", depth=8)
    d.add(
        "uterus",
        strokes(
            "-70,22 -68,98",
            "-70,40 -94,36",
            "-69,60 -96,62",
            "-69,80 -92,86",
            "-70,42 -46,38",
            "-69,62 -44,60",
            "-69,82 -46,80",
        ),
        Form.CORD,
        "chitin-brown",
        width=5,
    )
    d.add(
        "eggs",
        [
            geo.ellipse(x, y, 19)
            for x, y in ((0, -70), (50, -40), (90, 0), (30, 20), (70, 60), (-40, -40), (10, 76), (96, -76))
        ],
        Form.ROUND,
        "chitin-brown",
        depth=7,
    )
    d.label("tapeworm-egg", "eggs", priority=0)
    d.label("tapeworm-proglottid", "segment", priority=0)
    return d


def draw_cysts(seed: int) -> Drawing:
    d = Drawing("tapeworm-cysts", box=BOX)
    meat = d.add(
        "muscle",
        shape("-124,-60 -60,-104 40,-110 120,-60 124,40 60,104 -60,108 -120,50"),
        Form.ROUND,
        "muscle",
        depth=14,
    )
    d.add(
        "fibres",
        unary_union([geo.line(*f) for f in geo.hatch(geo.inset(meat, 8), 18, 13, "meat") if len(f) > 1]),
        Form.LINE,
        "muscle",
        tone=-0.25,
        width=1.4,
    )
    places = ((-50, -40), (44, -50), (10, 30), (-66, 44), (70, 40))
    d.add("cysts", [geo.ellipse(x, y, 25, 20) for x, y in places], Form.ROUND, "fur-pale", depth=9)
    d.add("heads", [geo.ellipse(x + 4, y, 7) for x, y in places], Form.ROUND, "worm-tan", depth=3)
    d.label("tapeworm-cyst", "cysts", priority=0)
    d.label("tapeworm-muscle", "muscle", priority=0)
    return d


def draw_adult_tapeworm(seed: int) -> Drawing:
    d = Drawing("tapeworm-adult", box=BOX)
    d.add("wall", shape("-126,70! 0,56 126,70! 126,112! -126,112!"), Form.ROUND, "stomach-lining", depth=12)
    body = limb("-50,20 -40,-30 -10,-70 50,-86 100,-60 110,-10 70,20 20,10", 8, 10, 14, 18, 21, 23, 24, 25)
    d.add("strobila", body, Form.ROUND, "fur-pale", depth=9)
    course = geo.resample(
        geo.curve([(-50, 20), (-40, -30), (-10, -70), (50, -86), (100, -60), (110, -10), (70, 20), (20, 10)]),
        24,
    )
    normal, _ = geo.normals(course)
    cuts = [
        geo.line(p - 30 * n, p + 30 * n).intersection(geo.inset(body, 1))
        for p, n in zip(course[2:-1], normal[2:-1], strict=True)
    ]
    d.add("joints", unary_union(cuts), Form.LINE, "ink", width=1.4)
    d.add("scolex", geo.ellipse(-56, 44, 30, 28), Form.ROUND, "fur-pale", depth=10)
    d.add("suckers", [geo.ellipse(-72, 44, 9), geo.ellipse(-42, 46, 9)], Form.HOLLOW, "worm-tan", depth=4)
    d.add(
        "hooks",
        strokes(*(f"{-56 + x},70 {-56 + x * 1.3:.0f},80" for x in (-16, -8, 0, 8, 16))),
        Form.CORD,
        "animal-eye",
        width=3,
    )
    for term, part in (
        ("tapeworm-scolex", "scolex"),
        ("tapeworm-suckers", "suckers"),
        ("tapeworm-hooks", "hooks"),
        ("tapeworm-proglottid", "strobila"),
        ("tapeworm-intestine", "wall"),
    ):
        d.label(term, part, priority=0)
    return d


SUBJECTS = (
    Subject(
        key="planarian",
        title="Anatomy of a planarian",
        kind="plate",
        scene=drawn(
            "planarian",
            "Anatomy of a planarian",
            Layout.PLATE,
            (Panel("planarian", draw_planarian),),
            life_more.FLATWORM,
            subtitle="Free-living flatworm from above",
        ),
        names=(
            "planarian",
            "planaria",
            "flatworm anatomy",
            "flatworm",
            "anatomy of a flatworm",
            "planarian anatomy",
            "flatworm body plan",
            "flatworm nervous system",
            "flatworm digestive system",
        ),
        tells=(
            "planarian + gastrovascular cavity",
            "flatworm + gastrovascular cavity",
            "planarian + flatworm",
            "flatworm + eyespot",
        ),
        not_when=(
            "tapeworm",
            "fluke",
            "phylogen",
            "regenerat",
            "acoelomate",
            "diffusion",
            "protonephri",
            "flame cell",
            "photo",
            "body cavit",
            "bedford",
        ),
        opening="A planarian is drawn as if transparent, head up.",
        caption=("flatworm-gut",),
        facts=(Fact("A flatworm has no body cavity and a gut with one opening.", "openstax-bio-28"),),
        summary="Branched gut with pharynx and one mouth, ganglia and nerve cords, two eyespots.",
        sources=("openstax-bio-28",),
    ),
    Subject(
        key="tapeworm-life-cycle",
        title="Tapeworm life cycle",
        kind="cycle",
        scene=drawn(
            "tapeworm-life-cycle",
            "Tapeworm life cycle",
            Layout.CYCLE,
            (
                Panel(
                    "tapeworm-eggs",
                    draw_tape_eggs,
                    "Eggs",
                    text="Eggs leave with feces; pigs eat them.",
                ),
                Panel(
                    "tapeworm-cysts",
                    draw_cysts,
                    "Larvae in muscle",
                    text="Larvae form cysticerci in the pig.",
                ),
                Panel(
                    "tapeworm-adult",
                    draw_adult_tapeworm,
                    "Adult in the gut",
                    text="A person eats undercooked pork; the scolex attaches to the gut.",
                ),
            ),
            life_more.TAPEWORM,
            subtitle="Pork tapeworm, Taenia solium",
            note="Not drawn to a common scale.",
            centre=("Tapeworm", "Taenia solium", "pig and human"),
        ),
        names=(
            "tapeworm",
            "tapeworm life cycle",
            "life cycle of a tapeworm",
            "life cycle of the tapeworm",
            "pork tapeworm",
            "taenia",
            "taenia solium",
            "life cycle of a pork tapeworm",
            "life cycle of taenia",
            "human tapeworm",
        ),
        tells=(
            "tapeworm + undercooked",
            "taenia + life cycle",
            "tapeworm + cysticerc",
            "tapeworm + proglottid",
        ),
        not_when=("beef tapeworm only", "symbiosis", "echinococcus"),
        opening="Two hosts, pig and human, of the pork tapeworm.",
        caption=("tapeworm-scolex",),
        summary="Eggs reach pigs, larvae form cysts in muscle, and adults live in the human gut.",
        sources=("openstax-bio-28", "openstax-bio-45"),
    ),
)
