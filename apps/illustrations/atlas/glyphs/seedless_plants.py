"""Stages in the lives of mosses, liverworts, hornworts and ferns, each about 240 units across."""

from __future__ import annotations

from shapely import affinity
from shapely.geometry import LineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .contours import limb, shape, stroke, strokes

BOX = (-130.0, -120.0, 260.0, 240.0)


def spores(key: str) -> Drawing:
    """Ripe spores, and the four of one meiosis still together. Parts: spores, tetrad."""
    d = Drawing(key, box=BOX)
    d.add(
        "tetrad",
        [geo.ellipse(*geo.polar(24, 90 * k + 45, -46, -20), 25) for k in range(4)],
        Form.ROUND,
        "spore",
        depth=9,
    )
    places = ((40, -60), (76, -10), (30, 20), (70, 60), (0, 74), (-50, 72), (100, -60))
    d.add("spores", [geo.ellipse(x, y, 19) for x, y in places], Form.ROUND, "spore", depth=7)
    return d


def sex_organs(key: str, sunken: bool = False) -> Drawing:
    """An archegonium with its egg and an antheridium full of sperm. Parts: bed, archegonium, egg, antheridium, sperm-cells."""
    d = Drawing(key, box=BOX)
    top = -20 if sunken else 70
    d.add("bed", shape(f"-126,{top}! 0,{top - 4} 126,{top}! 126,112! -126,112!"), Form.CUT, "gametophyte")
    rise = 60 if sunken else 0
    flask = shape("-74,-78! -58,-84 -44,-78! -42,-20 -24,20 -22,56 -42,78! -78,78! -96,56 -94,20 -76,-20")
    d.add("archegonium", affinity.translate(flask, 0, rise * 0.6), Form.ROUND, "foliage-light", depth=9)
    neck = shape("-62,-78! -56,-78! -52,0 -38,30 -42,60 -60,68 -78,60 -82,30 -66,0")
    d.add("chamber", affinity.translate(neck, 0, rise * 0.6), Form.HOLLOW, "pith", depth=7)
    d.add("egg", geo.ellipse(-60, 40 + rise * 0.6, 17), Form.ROUND, "egg-cell", depth=7)
    sac = shape("56,-58 90,-44 102,0 92,50 70,74 46,74 24,50 12,0 24,-44")
    d.add(
        "antheridium",
        affinity.translate(sac, 0, rise * 0.7),
        Form.ROUND,
        "foliage-light",
        depth=8,
        tone=-0.12,
    )
    inner = affinity.translate(geo.inset(sac, 10), 0, rise * 0.7)
    d.add("inside", inner, Form.HOLLOW, "pith", depth=6)
    d.add(
        "sperm-cells",
        MultiPoint(geo.scatter(geo.inset(inner, 6), 13, key)),
        Form.DOTS,
        "sperm-cell",
        width=9,
        shadow=False,
    )
    return d


def fertilization(key: str) -> Drawing:
    """Sperm swim down the neck to the egg. Parts: archegonium, egg, sperm, water."""
    d = Drawing(key, box=BOX)
    d.add(
        "water",
        shape("-126,-112! 126,-112! 126,-40 60,-20 -60,-24 -126,-44!"),
        Form.SHEET,
        "water",
        tone=0.25,
    )
    d.add(
        "archegonium",
        shape("-34,-60! 0,-66 34,-60! 34,-10 64,30 66,80 34,112! -34,112! -66,80 -64,30 -34,-10"),
        Form.ROUND,
        "foliage-light",
        depth=12,
    )
    d.add(
        "chamber",
        shape("-13,-62! 13,-62! 14,0 42,36 42,78 0,98 -42,78 -42,36 -14,0"),
        Form.HOLLOW,
        "pith",
        depth=10,
    )
    d.add("egg", geo.ellipse(0, 60, 27), Form.ROUND, "egg-cell", depth=11)
    tails = strokes("-66,-88 -84,-78 -100,-90", "46,-84 64,-92 80,-80", "0,-30 -8,-44 0,-58")
    d.add("tails", tails, Form.CORD, "sperm-cell", width=2.6)
    d.add(
        "sperm",
        [geo.ellipse(-56, -90, 12, 7, 20), geo.ellipse(36, -82, 12, 7, 160), geo.ellipse(2, -20, 8, 12)],
        Form.ROUND,
        "sperm-cell",
        depth=4,
    )
    return d


def leafy_moss(key: str, capsule: bool) -> Drawing:
    """Leafy stems, with stalked capsules when the sporophyte has grown. Parts: leaves, stems, rhizoids; seta, capsule."""
    d = Drawing(key, box=BOX)
    spots = ((-64, 70), (0, 78), (64, 68))
    d.add(
        "rhizoids",
        unary_union(
            [
                geo.line((x, y), (x + dx * 0.5, y + 18), (x + dx, y + 36))
                for x, y in spots
                for dx in (-16, -5, 7, 18)
            ]
        ),
        Form.CORD,
        "bark",
        width=2.6,
    )
    if capsule:
        d.add(
            "seta",
            unary_union([stroke(f"{x},{y - 90} {x + 4},{y - 130} {x + 10},{y - 160}") for x, y in spots]),
            Form.CORD,
            "sporophyte",
            width=5,
        )
        d.add(
            "capsule",
            [geo.ellipse(x + 14, y - 172, 11, 19, 24) for x, y in spots],
            Form.ROUND,
            "sporophyte",
            depth=6,
        )
    d.add(
        "stems",
        unary_union([stroke(f"{x},{y} {x + 2},{y - 50} {x},{y - 92}") for x, y in spots]),
        Form.CORD,
        "gametophyte",
        width=6,
    )
    leaves = []
    for x, y in spots:
        for k in range(9):
            side = -1 if k % 2 else 1
            base = (x, y - 8 - 10 * k)
            leaves.append(
                shape(
                    f"{base[0]},{base[1]}! {base[0] + side * 14},{base[1] - 13} {base[0] + side * 27},{base[1] - 20}! {base[0] + side * 15},{base[1] - 3}"
                )
            )
    d.add("leaves", leaves, Form.ROUND, "gametophyte", depth=3)
    return d


def protonema(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    threads = [
        "-100,70 -50,50 0,56 60,30 110,34",
        "-50,50 -40,10 -10,-20",
        "0,56 20,90 60,100",
        "60,30 70,-6 100,-30",
    ]
    d.add(
        "threads", [limb(t, *([6] * len(t.split()))) for t in threads], Form.ROUND, "foliage-light", depth=4
    )
    d.add(
        "bud",
        [geo.ellipse(-6, -34, 15, 20, 20), geo.ellipse(4, -52, 9, 15, 40), geo.ellipse(-18, -52, 9, 15, -20)],
        Form.ROUND,
        "gametophyte",
        depth=6,
    )
    d.add("spore", geo.ellipse(-104, 72, 17), Form.ROUND, "spore", depth=6)
    return d


def hornwort(key: str, horns: bool, split: bool = False) -> Drawing:
    """A flat rosette, with horn-shaped sporophytes when grown. Parts: thallus, rhizoids, horns, open-tips."""
    d = Drawing(key, box=BOX)
    d.add(
        "rhizoids",
        unary_union([geo.line((x, 70), (x + 4, 90), (x - 2, 112)) for x in range(-70, 76, 14)]),
        Form.CORD,
        "bark",
        width=2.6,
    )
    lobes = [geo.ellipse(*geo.polar(62, a, 0, 56), 46, 24, a) for a in (0, 24, 156, 180, 204, 336)]
    thallus = unary_union([*lobes, geo.ellipse(0, 58, 70, 28)])
    if horns:
        for n, (x, lean, top) in enumerate(((-40, -14, -70), (4, 2, -104), (46, 14, -64))):
            d.add(
                f"horn-{n}",
                limb(f"{x},58 {x + lean * 0.5:.0f},{(58 + top) / 2:.0f} {x + lean},{top}", 9, 7.5, 3),
                Form.ROUND,
                "sporophyte" if split else "foliage-light",
                depth=5,
            )
        if split:
            d.add(
                "valves",
                strokes(
                    "6,-100 -8,-112",
                    "6,-100 20,-114",
                    "60,-60 50,-76",
                    "60,-60 74,-74",
                    "-54,-66 -66,-78",
                    "-54,-66 -44,-82",
                ),
                Form.CORD,
                "sporophyte",
                width=5,
            )
            d.add(
                "released",
                MultiPoint(
                    [(-20, -96), (30, -104), (40, -84), (-30, -70), (84, -80), (-84, -84), (-2, -116)]
                ),
                Form.DOTS,
                "spore",
                width=9,
            )
    d.add("thallus", geo.smooth(thallus, 6), Form.ROUND, "gametophyte", depth=12)
    if horns:
        d.add(
            "sheaths",
            [geo.ellipse(x, 52, 14, 9) for x in (-40, 4, 46)],
            Form.ROUND,
            "gametophyte",
            depth=4,
            tone=-0.1,
        )
    return d


def liverwort(key: str) -> Drawing:
    """A forked thallus with an antheridial disk and an archegonial head. Parts: thallus, disk, umbrella, gemmae, rhizoids."""
    d = Drawing(key, box=BOX)
    d.add(
        "rhizoids",
        unary_union([geo.line((x, 84), (x + 3, 100), (x - 3, 114)) for x in range(-80, 90, 16)]),
        Form.CORD,
        "bark",
        width=2.4,
    )
    d.add(
        "stalks", strokes("-50,60 -52,0 -54,-50", "54,60 56,-10 58,-72"), Form.CORD, "foliage-light", width=8
    )
    d.add(
        "thallus",
        geo.smooth(
            unary_union(
                [
                    limb("0,90 -40,72 -96,50", 26, 28, 22),
                    limb("0,90 44,72 98,52", 26, 28, 22),
                    limb("-60,66 -100,80", 20, 16),
                    limb("60,66 102,84", 20, 16),
                ]
            ),
            5,
        ),
        Form.ROUND,
        "gametophyte",
        depth=12,
    )
    d.add("gemmae", geo.ellipse(0, 74, 15, 8), Form.HOLLOW, "foliage-dark", depth=4)
    d.add(
        "disk", shape("-90,-54 -54,-66 -18,-54 -24,-42 -54,-38 -84,-42"), Form.ROUND, "foliage-light", depth=7
    )
    d.add(
        "umbrella",
        [
            limb(f"58,-80 {x},{y}", 8, 6)
            for x, y in ((20, -62), (30, -96), (58, -110), (86, -96), (98, -62), (40, -50), (78, -50))
        ],
        Form.ROUND,
        "foliage-light",
        depth=4,
    )
    return d


def fern(key: str) -> Drawing:
    """A fern with fronds, a young fiddlehead and a rhizome. Parts: fronds, midribs, fiddlehead, rhizome, roots."""
    d = Drawing(key, box=BOX)
    d.add(
        "roots",
        strokes(
            "-40,92 -50,104 -46,116", "-10,94 -12,108 -6,118", "20,94 24,108 18,118", "46,92 56,104 52,116"
        ),
        Form.CORD,
        "bark",
        width=3,
    )
    d.add("rhizome", limb("-66,88 0,86 62,88", 11, 12, 9), Form.ROUND, "bark", depth=6)
    fronds, ribs = [], []
    for x, lean, high in ((-34, -62, 190), (2, 6, 204), (34, 70, 184)):
        course = geo.resample(
            geo.curve([(x, 84), (x + lean * 0.3, 84 - high * 0.55), (x + lean, 84 - high)]), 24
        )
        ribs.append(LineString(course))
        normal, _ = geo.normals(course)
        for k in range(5, 24):
            reach = 40 * (1 - ((k - 5) / 19) ** 1.4) + 3
            for side in (-1, 1):
                tip = course[k] + side * normal[k] * reach + (0, -reach * 0.25)
                fronds.append(geo.tube((*course[k], 3.6), (*((course[k] + tip) / 2), 4.4), (*tip, 0.6)))
    d.add("fronds", fronds, Form.SHEET, "foliage")
    d.add("midribs", unary_union(ribs), Form.CORD, "stem", width=4)
    coil = geo.line(
        (60, 84), (72, 30), *[geo.polar(20 * (1 - k / 16), 180 + 40 * k, 92, 14) for k in range(13)]
    )
    d.add("fiddlehead", coil, Form.CORD, "foliage-light", width=9)
    return d


def frond_underside(key: str) -> Drawing:
    """A leaflet from below with its sori, and a sporangium that bursts. Parts: leaflet, sori, sporangium, spores."""
    d = Drawing(key, box=BOX)
    d.add(
        "leaflet",
        shape("-124,60! -100,10 -30,-40 60,-70 112,-92! 80,-20 20,40 -60,74"),
        Form.SHEET,
        "foliage",
        tone=0.15,
    )
    d.add("midrib", stroke("-122,60 -20,8 108,-88"), Form.CORD, "leaf-vein", width=4)
    spots = [(-70 + 30 * k, 12 - 16 * k + dy) for k in range(6) for dy in (-14 - 2 * k, 26 + k)]
    d.add("sori", [geo.ellipse(x, y, 11) for x, y in spots[:11]], Form.ROUND, "sporophyte", depth=5)
    d.add("stalk", stroke("40,112 50,100 58,92"), Form.CORD, "foliage-light", width=5)
    d.add("sporangium", geo.ellipse(78, 74, 27, 23), Form.ROUND, "sporophyte", depth=8)
    d.add(
        "spores",
        MultiPoint([(110, 52), (118, 74), (112, 96), (96, 42), (124, 40)]),
        Form.DOTS,
        "spore",
        width=11,
    )
    return d


def prothallus(key: str) -> Drawing:
    """The heart-shaped gametophyte of a fern."""
    d = Drawing(key, box=BOX)
    d.add(
        "rhizoids",
        unary_union([geo.line((x, 50), (x * 1.1, 76), (x * 1.2 + 4, 104)) for x in range(-36, 40, 8)]),
        Form.CORD,
        "bark",
        width=2.4,
    )
    heart = shape("0,-30! -30,-84 -86,-80 -104,-30 -70,30 0,84! 70,30 104,-30 86,-80 30,-84")
    d.add("heart", heart, Form.SHEET, "gametophyte")
    d.add(
        "archegonia",
        [geo.ellipse(x, y, 6, 8) for x, y in ((-12, -8), (8, -12), (0, 6), (-16, 10), (16, 4))],
        Form.ROUND,
        "egg-cell",
        depth=3,
    )
    d.add(
        "antheridia",
        [geo.ellipse(x, y, 6) for x, y in ((-18, 46), (0, 52), (18, 44), (-6, 66))],
        Form.ROUND,
        "sperm-cell",
        depth=3,
    )
    return d
