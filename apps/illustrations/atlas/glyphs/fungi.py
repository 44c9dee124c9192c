"""Fungi: hyphae, molds, mushrooms, sacs and clubs, each about 240 units across."""

from __future__ import annotations

from shapely import affinity
from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .contours import limb, shape, strokes

BOX = (-130.0, -120.0, 260.0, 240.0)


def _hyphae(d: Drawing, id: str, texts: tuple[str, ...], radius: float, material: str) -> None:
    d.add(
        id,
        [limb(text, *([radius] * len(text.split()))) for text in texts],
        Form.ROUND,
        material,
        depth=radius * 0.6,
    )


def mating_types(key: str) -> Drawing:
    """Two mycelia of different mating types grow towards each other. Parts: plus, minus."""
    d = Drawing(key, box=BOX)
    _hyphae(
        d,
        "plus",
        (
            "-124,-60 -80,-40 -30,-50",
            "-124,10 -76,8 -20,2",
            "-124,70 -70,58 -30,60",
            "-80,-40 -60,-80",
            "-76,8 -50,30",
        ),
        9,
        "hypha-plus",
    )
    _hyphae(
        d,
        "minus",
        ("124,-60 80,-46 34,-56", "124,10 76,0 22,2", "124,70 70,62 34,54", "80,-46 60,-86", "76,0 50,-24"),
        9,
        "hypha-minus",
    )
    return d


def gametangia(key: str) -> Drawing:
    """The tips that fuse. Parts: plus, minus, gametangia, nuclei."""
    d = Drawing(key, box=BOX)
    _hyphae(d, "plus", ("-126,60 -90,10 -60,0", "-90,10 -100,-50"), 13, "hypha-plus")
    _hyphae(d, "minus", ("126,60 90,10 60,0", "90,10 100,-50"), 13, "hypha-minus")
    d.add(
        "gametangia", [geo.ellipse(-34, 0, 35, 27), geo.ellipse(34, 0, 35, 27)], Form.ROUND, "hypha", depth=10
    )
    d.add(
        "nuclei",
        MultiPoint([(x + dx, dy) for x in (-36, 36) for dx, dy in ((-12, -6), (4, 8), (8, -10), (-4, 12))]),
        Form.DOTS,
        "fungal-spore",
        width=9,
        shadow=False,
    )
    return d


def zygospore(key: str) -> Drawing:
    """The thick, warty zygospore between the two hyphae. Parts: plus, minus, zygospore, nucleus."""
    d = Drawing(key, box=BOX)
    _hyphae(d, "plus", ("-126,60 -96,16 -56,0", "-96,16 -106,-40"), 13, "hypha-plus")
    _hyphae(d, "minus", ("126,60 96,16 56,0", "96,16 106,-40"), 13, "hypha-minus")
    warts = unary_union([geo.ellipse(0, 0, 56), *(geo.ellipse(*geo.polar(56, 20 * k), 9) for k in range(18))])
    d.add("zygospore", warts, Form.ROUND, "humus", depth=22)
    d.add("inside", geo.ellipse(0, 0, 36), Form.HOLLOW, "hypha", depth=12)
    d.add("nucleus", [geo.ellipse(-8, 4, 10), geo.ellipse(14, -6, 10)], Form.ROUND, "fungal-spore", depth=4)
    return d


def sporangia(key: str) -> Drawing:
    """A mold with sporangia on stalks. Parts: hyphae, stalks, sporangium, spores."""
    d = Drawing(key, box=BOX)
    _hyphae(
        d,
        "hyphae",
        ("-120,80 -60,72 0,80 60,72 120,82", "-60,72 -80,106", "0,80 10,112", "60,72 76,108"),
        7,
        "hypha",
    )
    _hyphae(d, "stalks", ("-60,72 -66,10 -62,-30", "0,78 0,0 4,-56", "60,72 62,10 68,-24"), 5, "hypha")
    for n, (x, y, r) in enumerate(((-62, -52, 27), (4, -82, 30), (70, -46, 26))):
        d.add(f"sporangium-{n}", geo.ellipse(x, y, r), Form.ROUND, "humus", depth=9, tone=0.25)
        d.add(
            f"spores-{n}",
            MultiPoint(geo.scatter(geo.ellipse(x, y, r - 6), 9, f"{key}-{n}")),
            Form.DOTS,
            "fungal-spore",
            width=7,
            shadow=False,
        )
    d.add(
        "free",
        MultiPoint([(100, -80), (112, -54), (-104, -76), (-96, -96), (44, -104), (104, -16), (-30, -106)]),
        Form.DOTS,
        "fungal-spore",
        width=9,
    )
    return d


def mushroom(key: str) -> Drawing:
    """A mushroom with its mycelium below ground. Parts: cap, gills, stipe, ring, mycelium, ground."""
    d = Drawing(key, box=BOX)
    d.add("ground", shape("-126,60! -40,54 40,56 126,60! 126,112! -126,112!"), Form.CUT, "topsoil", tone=0.25)
    threads = strokes(
        "0,56 -30,76 -80,84 -116,80",
        "0,56 -10,90 -40,106",
        "0,56 30,78 84,82 118,90",
        "0,56 20,96 60,108",
        "-30,76 -60,100",
        "84,82 100,104",
    )
    d.add("mycelium", threads, Form.CORD, "mushroom-flesh", width=4)
    d.add("stipe", shape("-17,-24 17,-24 15,20 20,60 -20,60 -15,20"), Form.ROUND, "mushroom-flesh", depth=10)
    d.add(
        "ring", shape("-26,6 0,0 26,6 22,18 0,14 -22,18"), Form.ROUND, "mushroom-flesh", depth=4, tone=-0.08
    )
    d.add(
        "gills",
        shape("-101,-24 0,-50 101,-24 60,-4 0,2 -60,-4"),
        Form.HOLLOW,
        "mushroom-flesh",
        depth=8,
        tone=-0.12,
    )
    lines = unary_union([geo.line((x * 0.24, -24), (x, -14 + abs(x) * 0.02)) for x in range(-84, 90, 12)])
    d.add("gill-lines", lines, Form.LINE, "ink", width=1.2, opacity=0.6)
    d.add(
        "cap",
        shape("-104,-22! -92,-66 -50,-98 0,-108 50,-98 92,-66 104,-22! 50,-34 0,-37 -50,-34"),
        Form.ROUND,
        "mushroom-cap",
        depth=26,
    )
    return d


def basidia(key: str, ripe: bool) -> Drawing:
    """Club-shaped cells on a gill: with two nuclei, or ripe with four spores each. Parts: gill, basidia, nuclei, spores."""
    d = Drawing(key, box=BOX)
    d.add("gill", shape("-126,60! 126,60! 126,112! -126,112!"), Form.CUT, "mushroom-flesh", tone=-0.08)
    places = (-80, 0, 80)
    d.add(
        "basidia",
        [
            shape(f"{x - 10},66! {x - 20},10 {x - 25},-34 {x},-50 {x + 25},-34 {x + 20},10 {x + 10},66!")
            for x in places
        ],
        Form.ROUND,
        "mushroom-flesh",
        depth=9,
    )
    if ripe:
        d.add(
            "sterigmata",
            unary_union(
                [geo.line((x + dx * 0.6, -44), (x + dx, -68)) for x in places for dx in (-24, -9, 9, 24)]
            ),
            Form.CORD,
            "mushroom-flesh",
            width=4,
        )
        d.add(
            "spores",
            [
                geo.ellipse(x + dx, -78 - (5 if abs(dx) < 10 else 0), 8.5, 11)
                for x in places
                for dx in (-27, -9, 9, 27)
            ],
            Form.ROUND,
            "fungal-spore",
            depth=4,
        )
    else:
        d.add(
            "nuclei",
            [geo.ellipse(x + dx, -14, 8) for x in places[:2] for dx in (-9, 10)],
            Form.ROUND,
            "fungal-spore",
            depth=3,
        )
        d.add("fused", [geo.ellipse(80, -14, 12)], Form.ROUND, "egg-cell", depth=4)
    return d


def cup(key: str) -> Drawing:
    """A cup-shaped fruiting body, lined with sacs. Parts: ascocarp, lining, hyphae."""
    d = Drawing(key, box=BOX)
    _hyphae(d, "hyphae", ("0,60 -30,86 -60,108", "0,60 4,90 -6,114", "0,60 36,84 62,110"), 5, "hypha")
    d.add(
        "ascocarp",
        shape("-110,-60! -96,0 -56,50 -14,66 14,66 56,50 96,0 110,-60! 60,-34 0,-26 -60,-34"),
        Form.ROUND,
        "fruit-flesh",
        depth=16,
    )
    d.add("lining", geo.ellipse(0, -58, 108, 32), Form.HOLLOW, "fruit-skin", depth=12)
    return d


def asci(key: str) -> Drawing:
    """Sacs with eight spores each; one sheds them. Parts: asci, ascospores, shed."""
    d = Drawing(key, box=BOX)
    places = (-84, -28, 28)
    sacs = [
        shape(f"{x - 9},108! {x - 20},40 {x - 21},-50 {x},-84 {x + 21},-50 {x + 20},40 {x + 9},108!")
        for x in places
    ]
    sacs.append(
        affinity.translate(shape("75,108! 64,40 63,-50 68,-78! 100,-78! 105,-50 104,40 93,108!"), 0, 0)
    )
    d.add("asci", sacs, Form.ROUND, "mushroom-flesh", depth=8)
    d.add(
        "ascospores",
        [geo.ellipse(x + (5 if k % 2 else -5), -60 + 18 * k, 9, 11) for x in places for k in range(8)],
        Form.ROUND,
        "fungal-spore",
        depth=4,
    )
    d.add(
        "shed",
        [geo.ellipse(x, y, 8, 10) for x, y in ((84, -92), (70, -104), (100, -106), (112, -88), (92, -114))],
        Form.ROUND,
        "fungal-spore",
        depth=3,
    )
    return d


def ascogonium(key: str) -> Drawing:
    """The organs that fuse, and the conidia of asexual reproduction. Parts: plus, minus, ascogonium, antheridium, conidia."""
    d = Drawing(key, box=BOX)
    _hyphae(d, "plus", ("-126,90 -70,84 -30,70",), 9, "hypha-plus")
    _hyphae(d, "minus", ("126,90 70,84 30,70",), 9, "hypha-minus")
    d.add(
        "ascogonium",
        shape("-36,76 -56,40 -54,0 -30,-22 -4,0 -2,40 -16,76"),
        Form.ROUND,
        "hypha-plus",
        depth=10,
    )
    d.add(
        "antheridium", shape("34,76 20,40 22,10 38,-6 54,10 56,40 48,76"), Form.ROUND, "hypha-minus", depth=9
    )
    d.add("bridge", limb("-20,-18 6,-34 30,-4", 4, 4, 4), Form.ROUND, "hypha-plus", depth=3)
    d.add(
        "nuclei",
        MultiPoint([(-40, 40), (-24, 20), (-34, 8), (-18, 50), (34, 30), (44, 50), (36, 14)]),
        Form.DOTS,
        "fungal-spore",
        width=9,
        shadow=False,
    )
    d.add("stalk", limb("-104,84 -108,20 -104,-30", 4, 4, 4), Form.ROUND, "hypha-plus", depth=2)
    chain = [geo.ellipse(-104 + dx * k, -44 - 14 * k, 8) for dx in (-5, 0, 6) for k in range(5)]
    d.add("conidia", chain, Form.ROUND, "fungal-spore", depth=3)
    return d


def lichen(key: str) -> Drawing:
    """A lichen cut across. Parts: upper, algae, medulla, lower, rhizines, soredium."""
    d = Drawing(key)
    d.add(
        "lower",
        shape("-300,150! -150,160 0,152 150,162 300,150! 300,196! 150,204 0,194 -150,204 -300,196!"),
        Form.CUT,
        "bark",
        tone=0.1,
    )
    d.add(
        "rhizines",
        [limb(f"{x},190 {x + 6},240 {x - 4},280", 8, 5, 2) for x in range(-250, 280, 80)],
        Form.ROUND,
        "bark",
        depth=4,
    )
    d.add("bed", shape("-300,-120! 300,-120! 300,156! -300,156!"), Form.FLAT, "pith", outline=True)
    r = geo.rng("lichen")
    threads = []
    for _ in range(60):
        x, y = r.uniform(-290, 290), r.uniform(-20, 140)
        threads.append(
            geo.line(
                (x, y),
                (x + r.uniform(-50, 50), y + r.uniform(-40, 40)),
                (x + r.uniform(-90, 90), y + r.uniform(-60, 60)),
            )
        )
    room = shape("-296,-60! 296,-60! 296,152! -296,152!")
    d.add("medulla", unary_union(threads).intersection(room), Form.CORD, "hypha", width=7)
    d.add(
        "algae",
        [
            geo.ellipse(x, y, 14)
            for x, y in geo.scatter(shape("-280,-100! 280,-100! 280,-20! -280,-20!"), 32, "lichen-algae")
        ],
        Form.ROUND,
        "algal-cell",
        depth=6,
    )
    d.add(
        "upper-bed",
        shape(
            "-300,-176! -150,-184 0,-176 150,-186 300,-176! 300,-112! 150,-106 0,-114 -150,-106 -300,-112!"
        ),
        Form.FLAT,
        "lichen",
        outline=True,
    )
    d.add(
        "upper",
        geo.cells(
            shape("-296,-172! 0,-172 296,-172! 296,-116! 0,-118 -296,-116!"),
            22,
            "lichen-cortex",
            wall=1,
            rounding=4,
        ),
        Form.FLAT,
        "lichen",
        tone=0.2,
        outline=True,
    )
    ball = geo.ellipse(120, -220, 34)
    d.add("soredium", ball, Form.ROUND, "hypha", depth=10)
    d.add(
        "soredium-algae",
        [geo.ellipse(x, y, 10) for x, y in ((110, -228), (130, -216), (118, -208), (132, -234))],
        Form.ROUND,
        "algal-cell",
        depth=4,
    )
    return d
