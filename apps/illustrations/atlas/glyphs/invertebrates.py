"""Animals without a backbone, each about 200 units across: enough to be known at a glance in a tree or a web."""

from __future__ import annotations

from shapely import affinity
from shapely.geometry import MultiPoint, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .contours import limb, shape, stroke, strokes


def _mirrored(text: str) -> list:
    """A line and its mirror image on the other side of the long axis (y = 0)."""
    line = stroke(text)
    return [line, affinity.scale(line, 1, -1, origin=(0, 0))]


def _pairs(*texts: str):
    return unary_union([line for text in texts for line in _mirrored(text)])


def sponge() -> Drawing:
    d = Drawing("sponge")
    tubes = (
        ("-44,90 -52,20 -58,-40", 26, 28, 24),
        ("44,90 50,30 54,-14", 24, 25, 21),
        ("0,94 0,10 -2,-84", 30, 34, 29),
    )
    for n, (text, *radii) in enumerate(tubes):
        tube = d.add(f"tube-{n}", limb(text, *radii, cap=1), Form.ROUND, "sponge-body", depth=16)
        d.add(
            f"pores-{n}",
            MultiPoint(geo.scatter(geo.inset(tube, 5), 13, f"sponge-{n}")),
            Form.DOTS,
            "sponge-body",
            tone=-0.45,
            width=3,
            shadow=False,
        )
        x, y = [float(v) for v in text.split()[-1].split(",")]
        d.add(
            f"opening-{n}",
            geo.ellipse(x, y, radii[-1], radii[-1] * 0.34),
            Form.HOLLOW,
            "sponge-body",
            depth=6,
            finish="dark",
        )
    return d


def jellyfish() -> Drawing:
    d = Drawing("jellyfish")
    arms = strokes(*(f"{x},0 {x + 7},40 {x - 7},74 {x + 4},104" for x in range(-66, 70, 12)))
    d.add("tentacles", arms, Form.CORD, "jelly", width=2.6)
    d.add(
        "oral-arms",
        [limb(f"{x},-4 {x * 1.6},34 {x * 1.2},70", 9, 7, 2) for x in (-22, 0, 22)],
        Form.ROUND,
        "jelly",
        depth=5,
        tone=0.15,
    )
    d.add(
        "bell",
        shape("-84,6! -82,-40 -46,-84 0,-94 46,-84 82,-40 84,6! 56,14 28,6 0,14 -28,6 -56,14"),
        Form.ROUND,
        "jelly",
        depth=24,
    )
    canals = strokes("-10,-70 -40,-40 -56,4", "0,-74 0,-30 0,8", "10,-70 40,-40 56,4")
    d.add("canals", canals, Form.LINE, "jelly", tone=-0.25, width=2)
    return d


def hydra() -> Drawing:
    """A polyp: a stalk with tentacles around its mouth."""
    d = Drawing("hydra")
    tips = (
        "-14,-44 -50,-70 -96,-58",
        "-8,-50 -30,-88 -58,-102",
        "0,-52 0,-90 -8,-112",
        "8,-50 34,-86 56,-104",
        "14,-44 54,-66 98,-50",
    )
    d.add("tentacles", [limb(t, 7, 5, 1.8) for t in tips], Form.ROUND, "jelly", depth=4)
    d.add(
        "stalk",
        shape("-26,-40 -10,-54 10,-54 26,-40 22,20 14,70 26,92 -26,92 -14,70 -22,20"),
        Form.ROUND,
        "jelly",
        depth=14,
    )
    d.add(
        "bud",
        unary_union(
            [
                limb("18,24 44,10 58,-8", 11, 11, 9),
                limb("56,-8 48,-26", 3, 1),
                limb("60,-10 68,-28", 3, 1),
                limb("62,-6 80,-14", 3, 1),
            ]
        ),
        Form.ROUND,
        "jelly",
        depth=6,
        tone=0.1,
    )
    return d


def flatworm() -> Drawing:
    d = Drawing("flatworm")
    d.add(
        "body",
        shape(
            "-104,0 -88,-12 -74,-30 -62,-18 -20,-26 40,-24 84,-12 104,0 84,12 40,24 -20,26 -62,18 -74,30 -88,12"
        ),
        Form.ROUND,
        "worm-tan",
        depth=9,
        tone=-0.12,
    )
    d.add(
        "gut",
        _pairs("-50,4 0,10 80,5", "-30,8 -24,18", "0,10 4,20", "30,9 36,18", "56,7 62,14"),
        Form.LINE,
        "fur-brown",
        width=3,
        opacity=0.7,
    )
    d.add("eyespots", unary_union([geo.ellipse(-80, y, 6) for y in (-8, 8)]), Form.FLAT, "paper")
    d.add("pupils", MultiPoint([(-79, -5), (-79, 5)]), Form.DOTS, "animal-eye", width=5, shadow=False)
    return d


def roundworm() -> Drawing:
    d = Drawing("roundworm")
    d.add(
        "body",
        limb("-104,20 -70,-8 -30,-16 10,6 50,22 84,2 108,-24", 3, 8, 10, 10, 9, 6, 0.8),
        Form.ROUND,
        "worm-tan",
        depth=8,
        tone=0.1,
    )
    d.add(
        "gut", stroke("-98,15 -70,-7 -30,-16 10,6 50,22 80,5"), Form.LINE, "fur-brown", width=2.4, opacity=0.6
    )
    return d


def earthworm() -> Drawing:
    d = Drawing("earthworm")
    axis = "-108,10 -74,22 -36,4 4,-14 44,2 78,22 108,10"
    body = d.add("body", limb(axis, 3, 12, 13, 14, 13, 11, 4), Form.ROUND, "worm-pink", depth=10)
    course = geo.resample(
        geo.curve([(float(x), float(y)) for x, y in (p.split(",") for p in axis.split())]), 40
    )
    normal, _ = geo.normals(course)
    rings = [
        geo.line(p - 18 * n, p + 18 * n).intersection(geo.inset(body, 0.8))
        for p, n in zip(course[2:-2], normal[2:-2], strict=True)
    ]
    d.add("rings", unary_union(rings), Form.LINE, "worm-pink", tone=-0.35, width=1.1)
    saddle = geo.tube(*[(*p, 15.5) for p in course[9:14]])
    d.add("clitellum", saddle, Form.ROUND, "worm-pink", tone=0.18, depth=9)
    return d


def snail() -> Drawing:
    d = Drawing("snail")
    d.add(
        "stalks",
        strokes("-78,2 -92,-22 -98,-38", "-70,0 -78,-22 -78,-40"),
        Form.CORD,
        "mollusk-body",
        width=6,
    )
    d.add("eyes", MultiPoint([(-98, -40), (-78, -42)]), Form.DOTS, "animal-eye", width=7)
    d.add(
        "foot",
        shape("-100,20 -92,2 -74,-6 -54,4 -34,20 40,24 104,40! 40,44 -60,44 -96,40"),
        Form.ROUND,
        "mollusk-body",
        depth=9,
    )
    d.add(
        "shell",
        shape("-44,18 -50,-22 -24,-58 20,-64 54,-36 58,4 34,30 -10,32"),
        Form.ROUND,
        "mollusk-shell",
        depth=22,
    )
    spiral = geo.line(*[geo.polar(44 * (1 - i / 30) ** 0.9, 110 + 30 * i, 8, -16) for i in range(29)])
    d.add("whorls", spiral, Form.LINE, "mollusk-shell", tone=-0.45, width=2.2)
    return d


def squid() -> Drawing:
    d = Drawing("squid")
    arms = [limb(f"-40,{y} -66,{y * 2.4} -{92 + abs(y)},{y * 1.4}", 6, 4.5, 1.5) for y in (-12, -5, 4, 12)]
    d.add("arms", arms, Form.ROUND, "squid-skin", depth=3)
    d.add("fins", shape("104,0! 70,-40 44,-12! 44,12! 70,40"), Form.SHEET, "squid-skin", tone=-0.08)
    d.add(
        "mantle", shape("-18,-22 20,-26 64,-16 108,0 64,16 20,26 -18,22"), Form.ROUND, "squid-skin", depth=14
    )
    d.add("head", shape("-50,-12 -30,-18 -14,-18 -14,18 -30,18 -50,12"), Form.ROUND, "squid-skin", depth=8)
    d.add("eye-white", geo.ellipse(-30, 6, 8), Form.FLAT, "paper")
    d.add("eye", geo.ellipse(-30, 6, 4.6), Form.FLAT, "animal-eye")
    d.add(
        "spots",
        MultiPoint(geo.scatter(shape("0,-16 60,-8 84,0 60,8 0,16"), 11, "squid")),
        Form.DOTS,
        "squid-skin",
        tone=-0.3,
        width=3,
        shadow=False,
    )
    return d


def clam() -> Drawing:
    d = Drawing("clam")
    d.add("foot", shape("-60,20 -96,44 -84,60 -50,48 -30,34"), Form.ROUND, "mollusk-body", depth=8)
    d.add(
        "shell",
        shape("0,-54 44,-46 88,-4 84,34 40,50 -20,50 -72,34 -86,0 -48,-40"),
        Form.ROUND,
        "mollusk-shell",
        depth=22,
    )
    growth = unary_union(
        [
            affinity.scale(
                shape("0,-54 44,-46 88,-4 84,34 40,50 -20,50 -72,34 -86,0 -48,-40"), k, k, origin=(0, -50)
            ).exterior
            for k in (0.3, 0.5, 0.68, 0.84)
        ]
    )
    d.add("growth-lines", growth, Form.LINE, "mollusk-shell", tone=-0.4, width=1.4)
    return d


def beetle(cuticle: str = "chitin-brown") -> Drawing:
    d = Drawing("beetle")
    d.add(
        "legs",
        _pairs("-30,16 -48,40 -64,44", "0,24 4,56 -6,72", "34,24 56,50 72,66"),
        Form.CORD,
        cuticle,
        tone=-0.45,
        width=5,
    )
    d.add("antennae", _pairs("-80,6 -98,18 -108,12"), Form.CORD, cuticle, tone=-0.45, width=3)
    d.add("head", geo.ellipse(-76, 0, 16, 17), Form.ROUND, cuticle, tone=-0.35, depth=6)
    d.add(
        "thorax",
        shape("-66,-22 -40,-30 -26,-28 -26,28 -40,30 -66,22"),
        Form.ROUND,
        cuticle,
        tone=-0.2,
        depth=9,
    )
    d.add(
        "wing-cases",
        shape("-28,-32 10,-40 60,-32 92,0 60,32 10,40 -28,32"),
        Form.ROUND,
        cuticle,
        depth=18,
    )
    d.add("seam", geo.line((-28, 0), (90, 0)), Form.LINE, "ink", width=1.6)
    return d


def grasshopper(wings: float = 1.0) -> Drawing:
    """A grasshopper from the side; `wings` is their length as a share of the adult's, 0 for a hatchling."""
    d = Drawing("grasshopper")
    d.add(
        "far-legs",
        strokes("-40,14 -52,34 -60,50", "-22,16 -30,36 -32,52"),
        Form.CORD,
        "chitin-green",
        tone=-0.3,
        width=4,
    )
    d.add(
        "antennae",
        strokes("-84,-24 -100,-50 -108,-62", "-80,-26 -90,-52 -92,-66"),
        Form.CORD,
        "chitin-green",
        tone=-0.4,
        width=2.2,
    )
    abdomen = d.add(
        "abdomen",
        shape("-26,-14 10,-16 60,-8 98,4 96,12 60,16 10,20 -26,18"),
        Form.ROUND,
        "chitin-green",
        depth=9,
        tone=0.12,
    )
    rings = [stroke(f"{x},-18 {x + 4},2 {x},22").intersection(abdomen) for x in range(-10, 92, 12)]
    d.add("segments", unary_union(rings), Form.LINE, "chitin-green", tone=-0.4, width=1.2)
    d.add(
        "thorax",
        shape("-70,-22 -44,-28 -20,-22 -16,4 -24,20 -50,20 -68,8"),
        Form.ROUND,
        "chitin-green",
        depth=9,
    )
    d.add("head", shape("-94,-18 -82,-32 -66,-28 -62,0 -72,14 -88,8"), Form.ROUND, "chitin-green", depth=7)
    if wings > 0:
        reach = 150 * wings
        d.add(
            "wings",
            shape(
                f"-34,-18! {-34 + reach * 0.4:.0f},-26 {-34 + reach:.0f},-8! {-34 + reach * 0.5:.0f},2 -30,-4!"
            ),
            Form.SHEET,
            "chitin-pale",
            tone=-0.1,
        )
    d.add(
        "legs",
        strokes("-46,14 -60,36 -70,52", "-28,16 -36,40 -44,52"),
        Form.CORD,
        "chitin-green",
        tone=-0.15,
        width=4.5,
    )
    d.add("hind-leg", limb("-8,10 22,-16 56,-36", 9, 10, 4), Form.ROUND, "chitin-green", depth=5, tone=-0.05)
    d.add(
        "hind-shin",
        strokes("56,-36 66,10 76,50", "76,50 90,53"),
        Form.CORD,
        "chitin-green",
        tone=-0.25,
        width=5,
    )
    d.add("eye", geo.ellipse(-80, -20, 6, 8), Form.ROUND, "insect-eye", depth=3)
    return d


def spider() -> Drawing:
    d = Drawing("spider")
    d.add(
        "legs",
        _pairs(
            "-30,10 -62,44 -92,34 -104,64",
            "-22,14 -40,62 -66,70 -70,100",
            "-12,14 6,62 22,74 20,104",
            "-6,12 36,46 62,46 80,80",
        ),
        Form.CORD,
        "fur-dark",
        width=5,
    )
    d.add("palps", _pairs("-48,8 -62,12 -66,6"), Form.CORD, "fur-brown", width=4)
    d.add("abdomen", geo.ellipse(36, 0, 42, 34), Form.ROUND, "fur-brown", depth=18)
    d.add("cephalothorax", geo.ellipse(-26, 0, 27, 21), Form.ROUND, "fur-dark", depth=10)
    d.add(
        "eyes",
        MultiPoint([(-46, -5), (-46, 5), (-40, -9), (-40, 9)]),
        Form.DOTS,
        "paper",
        width=4,
        shadow=False,
    )
    return d


def crab() -> Drawing:
    d = Drawing("crab")
    for side in (-1, 1):
        name = "left" if side < 0 else "right"
        legs = [
            [(side * 46, 6 + 8 * k), (side * (84 + 4 * k), -12 + 22 * k), (side * (92 + 3 * k), 24 + 20 * k)]
            for k in range(3)
        ]
        d.add(
            f"{name}-legs",
            [
                geo.tube(*[(x, y, r) for (x, y), r in zip(leg, (6, 5, 1.5), strict=True)], cap=1)
                for leg in legs
            ],
            Form.ROUND,
            "chitin-red",
            depth=4,
            tone=-0.08,
        )
        d.add(
            f"{name}-arm",
            geo.tube((side * 44, -12, 8), (side * 74, -30, 9), (side * 62, -58, 8), cap=3),
            Form.ROUND,
            "chitin-red",
            depth=5,
        )
        claw = unary_union(
            [
                geo.tube((side * 64, -54, 12), (side * 50, -84, 9), (side * 34, -96, 1.5), cap=1),
                geo.tube((side * 60, -58, 8), (side * 38, -70, 6), (side * 26, -84, 1.2), cap=1),
            ]
        )
        d.add(f"{name}-claw", claw, Form.ROUND, "chitin-red", depth=6)
    d.add("stalks", strokes("-14,-32 -16,-46", "14,-32 16,-46"), Form.CORD, "chitin-red", width=5)
    d.add("eyes", MultiPoint([(-16, -48), (16, -48)]), Form.DOTS, "animal-eye", width=8)
    d.add(
        "carapace",
        shape("-56,-8 -40,-30 0,-38 40,-30 56,-8 40,30 0,40 -40,30"),
        Form.ROUND,
        "chitin-red",
        depth=18,
    )
    return d


def starfish() -> Drawing:
    d = Drawing("starfish")
    ring = []
    for k in range(5):
        ring += [geo.polar(100, -90 + 72 * k), geo.polar(34, -54 + 72 * k)]
    star = d.add("body", geo.smooth(Polygon(ring), 9), Form.ROUND, "starfish", depth=15)
    d.add(
        "spines",
        MultiPoint(geo.scatter(geo.inset(star, 8), 12, "starfish")),
        Form.DOTS,
        "starfish",
        tone=0.45,
        width=4,
        shadow=False,
    )
    return d


def copepod() -> Drawing:
    """A water flea's kin: the one-eyed copepod, from above."""
    d = Drawing("copepod")
    d.add("antennae", _pairs("-60,14 -40,50 0,84 30,92"), Form.CORD, "chitin-pale", width=3, tone=-0.3)
    d.add("tail", _pairs("66,5 100,16", "84,10 108,30"), Form.CORD, "chitin-pale", width=2.4, tone=-0.3)
    d.add("abdomen", shape("24,-10 70,-6 84,0 70,6 24,10"), Form.ROUND, "chitin-pale", depth=5)
    d.add(
        "egg-sacs",
        [geo.ellipse(50, 22, 24, 10, 20), geo.ellipse(50, -22, 24, 10, -20)],
        Form.ROUND,
        "chitin-green",
        depth=5,
    )
    d.add(
        "body",
        shape("-78,0 -66,-22 -30,-30 14,-22 36,-8 36,8 14,22 -30,30 -66,22"),
        Form.ROUND,
        "chitin-pale",
        depth=14,
    )
    d.add("segments", strokes("-10,-28 -4,0 -10,28", "10,-22 16,0 10,22"), Form.LINE, "ink", width=1)
    d.add("eye", geo.ellipse(-70, 0, 5), Form.FLAT, "muscle")
    return d


def butterfly() -> Drawing:
    d = Drawing("butterfly")
    for side in (-1, 1):
        name = "left" if side < 0 else "right"
        upper = [(side * x, y) for x, y in ((4, -18), (40, -74), (92, -84), (98, -50), (70, -14), (6, 0))]
        lower = [(side * x, y) for x, y in ((6, -2), (60, 0), (78, 34), (56, 74), (28, 64), (6, 26))]
        d.add(f"{name}-hindwing", geo.blob(*lower), Form.SHEET, "wing-tawny")
        d.add(f"{name}-forewing", geo.blob(*upper), Form.SHEET, "wing-orange")
    d.add(
        "antennae",
        strokes("-3,-36 -14,-66 -24,-84", "3,-36 14,-66 24,-84"),
        Form.CORD,
        "wing-black",
        width=2.4,
    )
    d.add(
        "body",
        unary_union([geo.ellipse(0, -32, 7), geo.ellipse(0, -12, 9, 16), geo.ellipse(0, 28, 6.5, 30)]),
        Form.ROUND,
        "wing-black",
        depth=5,
        tone=0.1,
    )
    return d
