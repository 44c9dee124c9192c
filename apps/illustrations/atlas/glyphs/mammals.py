"""Mammals from the side, heads to the left, each about 200 units long; and a person from the front."""

from __future__ import annotations

from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .contours import limb, shape, straight, stroke, strokes
from .vertebrates import body, eye, whole


def mouse() -> Drawing:
    d = Drawing("mouse")
    d.add("tail", stroke("66,30 96,36 110,24 128,28"), Form.CORD, "skin-light", width=4)
    body(
        d, "-96,14 -78,-2 -54,-12 -40,-22 0,-36 42,-26 68,6 66,34 40,44 -20,44 -60,34 -86,24", "fur-grey", 20
    )
    d.add(
        "feet",
        [shape("-52,36 -60,46 -68,49 -46,50 -38,40"), shape("20,40 4,48 -2,51 40,51 48,40")],
        Form.ROUND,
        "skin-light",
        depth=3,
    )
    d.add("haunch", shape("20,30 24,6 46,0 64,18 60,40 36,46"), Form.ROUND, "fur-grey", depth=8, tone=0.05)
    d.add("far-ear", geo.ellipse(-52, -26, 10, 13, -18), Form.ROUND, "fur-grey", depth=3, tone=-0.15)
    d.add("ear", geo.ellipse(-36, -24, 15, 17, 20), Form.ROUND, "fur-grey", depth=4)
    d.add("inner-ear", geo.ellipse(-36, -23, 9, 11, 20), Form.FLAT, "skin-light")
    d.add("nose", geo.ellipse(-95, 14, 4), Form.FLAT, "skin-light", tone=-0.2)
    d.add(
        "whiskers", strokes("-86,16 -104,10", "-86,18 -106,20", "-84,20 -100,30"), Form.LINE, "ink", width=0.9
    )
    eye(d, (-68, 4), 4.4)
    return d


def rabbit(fur: str = "fur-brown") -> Drawing:
    d = Drawing("rabbit")
    d.add(
        "far-ear",
        shape("-54,-44! -60,-86 -48,-104 -38,-86 -40,-44!"),
        Form.ROUND,
        fur,
        depth=4,
        tone=-0.2,
    )
    d.add("tail", geo.wobbly(72, 26, 15, 14, "tail"), Form.ROUND, "fur-pale", depth=6)
    body(
        d,
        "-90,-14 -78,-38 -56,-46 -36,-36 -26,-20 10,-30 48,-16 70,14 68,46 40,56 -20,56 -44,40 -56,12 -78,6",
        fur,
        20,
    )
    d.add("foreleg", limb("-40,30 -44,52 -58,58", 11, 7, 5), Form.ROUND, fur, depth=5)
    d.add(
        "haunch",
        unary_union([shape("8,40 12,6 40,-2 66,18 64,48 36,56"), limb("46,54 16,59 0,59", 7, 6, 4)]),
        Form.ROUND,
        fur,
        depth=10,
        tone=0.05,
    )
    d.add("ear", shape("-44,-42! -42,-84 -28,-106 -20,-84 -30,-40!"), Form.ROUND, fur, depth=5)
    d.add("inner-ear", shape("-38,-52! -36,-84 -28,-94 -26,-80 -33,-52!"), Form.FLAT, "skin-light")
    d.add("nose", geo.ellipse(-89, -14, 4, 3), Form.FLAT, "skin-light", tone=-0.25)
    eye(d, (-68, -24), 4.4)
    return d


def _quadruped(d: Drawing, fur: str, legs: tuple[str, ...], radii: tuple[float, ...]) -> None:
    """Four legs: the far ones darker and behind."""
    for n, text in enumerate(legs):
        far = n < 2
        d.add(f"leg-{n + 1}", limb(text, *radii), Form.ROUND, fur, depth=4, tone=-0.22 if far else 0.0)


def deer() -> Drawing:
    d = Drawing("deer")
    d.add(
        "antlers",
        strokes(
            "-62,-58 -74,-80 -66,-104",
            "-72,-78 -90,-88",
            "-70,-92 -82,-104",
            "-54,-58 -48,-82 -34,-98",
            "-49,-78 -36,-80",
        ),
        Form.CORD,
        "wood-late",
        width=4,
    )
    _quadruped(d, "fur-russet", ("-20,14 -16,54 -18,92", "52,10 64,48 54,92"), (10, 6, 4))
    whole(
        d,
        "fur-russet",
        13,
        shape("-46,-22 -20,-18 30,-22 62,-14 70,8 56,26 10,28 -30,24 -44,8"),
        shape("-66,-48 -50,-54 -34,-30 -20,-14 -30,14 -46,4 -56,-24"),
        shape("-96,-36 -80,-50 -62,-60 -46,-54 -48,-40 -66,-32 -88,-28"),
        limb("-32,16 -34,54 -32,94", 11, 6, 4),
        limb("44,12 54,50 42,94", 13, 7, 4),
    )
    d.add("ear", shape("-52,-56! -38,-66 -28,-62 -40,-50!"), Form.ROUND, "fur-russet", depth=3, tone=-0.1)
    d.add("tail", shape("64,-12 76,-8 78,10 68,4"), Form.ROUND, "fur-pale", depth=3)
    d.add("nose", geo.ellipse(-93, -33, 4), Form.FLAT, "animal-eye")
    eye(d, (-70, -47), 3)
    return d


def wolf(fur: str = "fur-grey") -> Drawing:
    """A wolf; with other fur a dog or a fox."""
    d = Drawing("wolf")
    d.add("tail", shape("58,-14! 84,-2 100,30 96,46! 82,34 60,8!"), Form.ROUND, fur, depth=6, tone=-0.1)
    _quadruped(d, fur, ("-22,14 -16,46 -24,74", "48,10 60,40 50,74"), (11, 7, 5))
    d.add("far-ear", straight("-68,-52 -66,-76 -54,-54"), Form.ROUND, fur, depth=3, tone=-0.25)
    whole(
        d,
        fur,
        13,
        shape("-44,-24 -10,-24 40,-26 66,-14 64,12 40,18 0,22 -30,28 -46,12"),
        shape("-62,-46 -40,-50 -18,-28 -16,6 -34,28 -52,6 -62,-18"),
        shape("-106,-26 -88,-38 -76,-52 -54,-54 -42,-38 -52,-20 -78,-16 -100,-16"),
        limb("-34,16 -32,46 -40,76", 12, 7, 5),
        limb("42,8 52,42 38,76", 15, 8, 5),
    )
    d.add("ear", straight("-62,-50 -52,-78 -42,-46"), Form.ROUND, fur, depth=3)
    d.add("nose", geo.ellipse(-105, -25, 4.5), Form.FLAT, "animal-eye")
    d.add("mouth", stroke("-102,-18 -88,-19 -76,-23"), Form.LINE, "ink", width=1.4)
    eye(d, (-78, -38), 3)
    return d


def bear() -> Drawing:
    d = Drawing("bear")
    _quadruped(d, "fur-dark", ("-26,20 -20,46 -28,66", "52,20 60,46 52,66"), (16, 13, 11))
    whole(
        d,
        "fur-dark",
        18,
        shape("-60,-16 -40,-44 0,-48 50,-44 82,-16 80,20 50,34 0,36 -44,30"),
        shape("-108,0 -94,-18 -78,-36 -54,-34 -44,-12 -56,12 -84,14 -104,10"),
        limb("-42,18 -42,48 -50,68", 18, 14, 12),
        limb("58,16 62,46 54,68", 22, 15, 12),
    )
    d.add("ears", [geo.ellipse(-72, -37, 8), geo.ellipse(-52, -35, 8)], Form.ROUND, "fur-dark", depth=3)
    d.add("muzzle", shape("-108,0 -98,-12 -86,-8 -86,8 -102,10"), Form.ROUND, "fur-brown", depth=4)
    d.add("nose", geo.ellipse(-106, -1, 5), Form.FLAT, "animal-eye")
    eye(d, (-82, -16), 3)
    return d


def whale() -> Drawing:
    d = Drawing("whale")
    d.add("fluke", shape("84,-8! 104,-34 128,-40! 116,-14 126,4! 100,0"), Form.ROUND, "shark-skin", depth=6)
    trunk = body(
        d,
        "-112,2 -100,-20 -64,-32 -16,-34 36,-24 80,-14 104,-12 104,-2 60,14 0,32 -60,34 -98,22",
        "shark-skin",
        18,
    )
    throat = geo.inset(trunk, 1.5).intersection(shape("-110,4 -70,8 -20,10 10,26 -40,46 -110,40"))
    d.add("throat", throat, Form.FLAT, "belly", opacity=0.85)
    d.add(
        "grooves",
        strokes("-102,14 -60,18 -10,20", "-96,20 -60,25 -16,26"),
        Form.LINE,
        "shark-skin",
        tone=-0.2,
        width=1.2,
    )
    d.add(
        "flipper", shape("-36,14! -10,34 8,54! -16,46 -48,24"), Form.ROUND, "shark-skin", depth=5, tone=-0.15
    )
    d.add("mouth", stroke("-111,3 -84,-2 -58,6"), Form.LINE, "ink", width=1.6)
    eye(d, (-58, -2), 3)
    return d


def bat() -> Drawing:
    d = Drawing("bat")
    for side in (-1, 1):
        wing = [
            (8, -12),
            (40, -50),
            (104, -44),
            (96, -14),
            (80, -4),
            (70, 10),
            (52, 8),
            (40, 24),
            (22, 16),
            (8, 30),
        ]
        fingers = [
            ((40, -50), (96, -14)),
            ((40, -50), (70, 10)),
            ((40, -50), (40, 24)),
            ((8, -12), (40, -50)),
            ((40, -50), (104, -44)),
        ]
        name = "left" if side < 0 else "right"
        corners = [(side * x, y, "c") for x, y in wing]
        d.add(f"{name}-wing", geo.blob(*corners), Form.SHEET, "fur-dark")
        bones = unary_union([geo.line((side * a[0], a[1]), (side * b[0], b[1])) for a, b in fingers])
        d.add(f"{name}-fingers", bones, Form.LINE, "fur-brown", tone=0.2, width=2.4)
    body(d, "0,-14 14,-8 14,18 6,36 -6,36 -14,18 -14,-8", "fur-brown", 9)
    d.add(
        "ears",
        [straight("-12,-28 -14,-50 -2,-34"), straight("12,-28 14,-50 2,-34")],
        Form.ROUND,
        "fur-brown",
        depth=3,
    )
    d.add("head", geo.ellipse(0, -24, 13, 12), Form.ROUND, "fur-brown", depth=6)
    d.add("eyes", MultiPoint([(-5, -26), (5, -26)]), Form.DOTS, "animal-eye", width=4, shadow=False)
    return d


def chimpanzee() -> Drawing:
    d = Drawing("chimpanzee")
    d.add("far-arm", limb("-30,-10 -36,30 -30,66", 12, 9, 7), Form.ROUND, "fur-dark", tone=-0.3, depth=4)
    whole(
        d,
        "fur-dark",
        16,
        shape("-50,-34 -24,-48 10,-34 44,6 52,40 24,52 -4,34 -30,12"),
        shape("16,40 24,16 48,16 58,40 44,56"),
        limb("46,46 24,60 34,70 8,72", 14, 11, 7, 6),
        limb("-38,-18 -54,24 -60,70", 15, 11, 8),
        shape("-72,-86 -48,-88 -32,-70 -30,-44 -50,-30 -70,-44"),
    )
    d.add("hand", limb("-60,66 -70,73", 8, 6), Form.ROUND, "skin-brown", depth=3, tone=-0.25)
    d.add(
        "face",
        shape("-86,-60 -78,-76 -62,-72 -58,-56 -66,-42 -82,-42 -90,-50"),
        Form.ROUND,
        "skin-brown",
        depth=5,
    )
    d.add("ear", geo.ellipse(-42, -64, 8, 10), Form.ROUND, "skin-brown", depth=3)
    d.add("mouth", stroke("-88,-49 -78,-46 -68,-48"), Form.LINE, "ink", width=1.4)
    eye(d, (-74, -64), 3)
    return d


def human() -> Drawing:
    """A standing person from the front, 200 units tall, in plain clothes."""
    d = Drawing("human")
    d.add(
        "legs",
        [limb("-10,14 -13,56 -13,92", 12, 9.5, 8), limb("10,14 13,56 13,92", 12, 9.5, 8)],
        Form.ROUND,
        "scales-silver",
        depth=6,
        tone=-0.25,
    )
    d.add("feet", [geo.ellipse(-16, 96, 11, 5), geo.ellipse(16, 96, 11, 5)], Form.ROUND, "fur-dark", depth=3)
    d.add(
        "arms",
        [limb("-25,-44 -34,-14 -36,20", 7.5, 6.5, 5), limb("25,-44 34,-14 36,20", 7.5, 6.5, 5)],
        Form.ROUND,
        "skin-brown",
        depth=4,
    )
    d.add("neck", limb("0,-66 0,-52", 7, 8), Form.ROUND, "skin-brown", depth=4)
    d.add(
        "shirt",
        shape("-8,-56 8,-56 26,-51 33,-30 22,-26 21,0 22,20 -22,20 -21,0 -22,-26 -33,-30 -26,-51"),
        Form.ROUND,
        "parent-rock",
        depth=10,
        tone=0.15,
    )
    d.add(
        "head",
        shape("0,-100 12,-96 15,-82 11,-67 0,-60 -11,-67 -15,-82 -12,-96"),
        Form.ROUND,
        "skin-brown",
        depth=8,
    )
    d.add(
        "hair",
        shape("-16,-80 -15,-98 0,-106 15,-98 16,-80 11,-90 0,-93 -11,-90"),
        Form.ROUND,
        "fur-dark",
        depth=4,
    )
    d.add("eyes", MultiPoint([(-5.5, -81), (5.5, -81)]), Form.DOTS, "animal-eye", width=3, shadow=False)
    return d
