"""How a mollusk, an earthworm, an insect and a sea star are built."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, points, shape, strokes
from ..glyphs.invertebrates import grasshopper
from ..knowledge import animals
from ..scenes import drawn
from ..subject import Fact, Subject


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


SUBJECTS = (
    Subject(
        key="mollusk-body-plan",
        title="Body plan of a mollusk",
        kind="plate",
        scene=drawn(
            "mollusk-body-plan",
            "Body plan of a mollusk",
            Layout.PLATE,
            (Panel("mollusk-body-plan-art", draw_mollusk),),
            animals.MOLLUSK,
            labels=(
                "mollusk-shell mollusk-mantle mollusk-mantle-cavity mollusk-foot "
                "mollusk-visceral-mass mollusk-radula mollusk-gill mollusk-gut mollusk-heart "
                "mollusk-anus mollusk-nerve"
            ),
            subtitle="Generalized mollusk opened from the side",
            note="No living mollusk looks quite like this.",
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
        scene=drawn(
            "earthworm-anatomy",
            "Anatomy of an earthworm",
            Layout.PLATE,
            (Panel("earthworm-anatomy-art", draw_earthworm),),
            animals.WORM,
            labels=(
                "worm-mouth worm-pharynx worm-esophagus worm-crop worm-gizzard "
                "worm-intestine worm-brain worm-nerve-cord worm-dorsal-vessel worm-hearts "
                "worm-septum worm-coelom worm-body-wall worm-nephridium"
            ),
            subtitle="Front end, opened from the side",
            note="Schematic.",
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
        scene=drawn(
            "insect-anatomy",
            "Body of an insect",
            Layout.PLATE,
            (Panel("insect-anatomy-art", draw_insect),),
            animals.INSECT,
            labels=(
                "insect-head insect-thorax insect-abdomen insect-antenna insect-compound-eye "
                "insect-forewing insect-hindleg insect-legs insect-segment"
            ),
            subtitle="Grasshopper from the left side",
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
        scene=drawn(
            "sea-star-anatomy",
            "Anatomy of a sea star",
            Layout.PLATE,
            (Panel("sea-star-anatomy-art", draw_starfish),),
            animals.STARFISH,
            subtitle="From above, the skin opened; different organs in different arms",
            note="Schematic: every arm holds all of these organs.",
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
