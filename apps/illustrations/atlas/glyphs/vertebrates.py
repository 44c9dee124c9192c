"""Vertebrates from the side, heads to the left, each about 200 units long: enough to be known at a glance in a tree or a web."""

from __future__ import annotations

from shapely.geometry import MultiPoint, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from .contours import limb, shape, straight, stroke, strokes


def eye(drawing: Drawing, at: Xy, radius: float = 4.0) -> None:
    drawing.add("eye", geo.ellipse(*at, radius), Form.FLAT, "animal-eye", shadow=False)
    x, y = at
    drawing.add("glint", geo.ellipse(x - radius * 0.3, y - radius * 0.3, radius * 0.3), Form.FLAT, "paper")


def body(drawing: Drawing, text: str, material: str, depth: float = 16.0, id: str = "body"):
    return drawing.add(id, shape(text), Form.ROUND, material, depth=depth)


def whole(drawing: Drawing, material: str, depth: float, *pieces: BaseGeometry) -> None:
    """Trunk, neck, head and near legs as one body, without seams."""
    drawing.add("body", geo.fillet(unary_union(pieces), 6), Form.ROUND, material, depth=depth)


# ---------------------------------------------------------------- fishes and kin
def lancelet() -> Drawing:
    d = Drawing("lancelet")
    d.add("fin", shape("-100,2 -60,-20 20,-24 100,-2 60,16 -20,22 -70,16"), Form.SHEET, "jelly", tone=0.3)
    trunk = body(d, "-96,0 -60,-15 0,-19 60,-13 98,-1 60,9 0,15 -60,12", "worm-pink", 8)
    folds = [
        geo.line((x - 6, -17), (x + 4, -4), (x - 6, 10)).intersection(geo.inset(trunk, 2))
        for x in range(-66, 80, 12)
    ]
    d.add("myomeres", unary_union(folds), Form.LINE, "worm-pink", tone=-0.3, width=1.2)
    d.add(
        "cirri",
        strokes("-94,3 -104,6", "-93,4 -102,12", "-90,6 -96,16"),
        Form.CORD,
        "worm-pink",
        width=1.6,
    )
    return d


def lamprey() -> Drawing:
    d = Drawing("lamprey")
    d.add(
        "fin",
        shape("20,-22 40,-34 56,-20 84,-30 104,-6 96,10 60,8 20,0"),
        Form.SHEET,
        "scales-silver",
        tone=-0.15,
    )
    trunk = body(
        d, "-100,-6 -92,-18 -60,-21 0,-19 60,-12 100,-2 60,9 0,13 -60,11 -88,12 -98,6", "scales-silver", 11
    )
    d.add("mouth", geo.ellipse(-95, 2, 7, 12, 8), Form.HOLLOW, "muscle", depth=5)
    gills = MultiPoint([(-66 + 8 * k, -4) for k in range(7)])
    d.add("gill-pores", gills, Form.DOTS, "animal-eye", width=4, shadow=False)
    eye(d, (-76, -9), 3.6)
    d.add(
        "belly",
        geo.inset(trunk, 2).intersection(shape("-90,6 0,6 90,2 60,20 -60,20")),
        Form.FLAT,
        "belly",
        opacity=0.6,
    )
    return d


def shark() -> Drawing:
    d = Drawing("shark")
    d.add(
        "tail",
        shape("66,-4! 84,-18 108,-46! 100,-16 96,-2 104,22! 86,10 66,4!"),
        Form.ROUND,
        "shark-skin",
        depth=6,
    )
    d.add("dorsal-fin", shape("-22,-22! -2,-52 10,-56! 8,-36 18,-20!"), Form.ROUND, "shark-skin", depth=6)
    trunk = body(
        d,
        "-104,-6 -88,-16 -50,-25 -10,-27 40,-16 84,-5 84,3 40,11 -10,19 -56,18 -84,10 -98,3",
        "shark-skin",
        13,
    )
    d.add(
        "belly",
        geo.inset(trunk, 1.5).intersection(shape("-96,3 -40,7 40,4 80,2 40,30 -60,30")),
        Form.FLAT,
        "belly",
        opacity=0.85,
    )
    d.add("pectoral-fin", shape("-42,8! -30,30 -4,46! -10,26 -16,8!"), Form.ROUND, "shark-skin", depth=5)
    d.add(
        "gill-slits",
        strokes(*(f"{x},-10 {x - 3},-1 {x},7" for x in range(-60, -38, 5))),
        Form.LINE,
        "ink",
        width=1.3,
    )
    d.add("mouth", stroke("-88,9 -78,7 -70,11"), Form.LINE, "ink", width=1.6)
    eye(d, (-82, -8), 3.2)
    return d


def bony_fish() -> Drawing:
    d = Drawing("bony-fish")
    d.add(
        "tail-fin", shape("58,0! 78,-24 98,-30! 90,0 98,30! 78,24"), Form.SHEET, "scales-silver", tone=-0.15
    )
    d.add("dorsal-fin", shape("-26,-28! -10,-48 24,-42 44,-18!"), Form.SHEET, "scales-silver", tone=-0.1)
    d.add("anal-fin", shape("20,20! 28,38 44,32 48,14!"), Form.SHEET, "scales-silver", tone=-0.1)
    trunk = body(
        d, "-96,2 -78,-16 -44,-29 -6,-31 36,-19 66,-6 66,6 36,18 -4,27 -44,25 -78,15", "scales-silver", 16
    )
    d.add(
        "belly",
        geo.inset(trunk, 1.5).intersection(shape("-92,10 -40,12 20,10 60,4 40,40 -60,40")),
        Form.FLAT,
        "belly",
        opacity=0.7,
    )
    scales = [
        geo.line((x, y - 3.5), (x + 4, y), (x, y + 3.5))
        for row, y in enumerate(range(-20, 20, 7))
        for x in range(-34 + 4 * (row % 2), 52, 9)
        if trunk.buffer(-5).contains(Point(x, y))
    ]
    d.add("scales", unary_union(scales), Form.LINE, "scales-silver", tone=-0.35, width=0.8, detail=2)
    d.add("gill-cover", stroke("-52,-22 -42,-4 -50,18"), Form.LINE, "ink", width=1.6)
    d.add("pectoral-fin", shape("-36,4! -14,4 -8,18 -26,16"), Form.SHEET, "scales-silver", tone=-0.2)
    d.add("pelvic-fin", shape("-24,24! -8,24! 0,40 -12,38"), Form.SHEET, "scales-silver", tone=-0.15)
    d.add("mouth", stroke("-95,4 -86,8 -80,7"), Form.LINE, "ink", width=1.5)
    eye(d, (-72, -5), 5)
    return d


# ---------------------------------------------------------------- four limbs
def frog() -> Drawing:
    d = Drawing("frog")
    d.add("far-foot", shape("34,48 70,54 96,50 86,60 40,62"), Form.ROUND, "frog-skin", depth=4, tone=-0.15)
    trunk = body(
        d, "-82,-6 -70,-30 -40,-42 -6,-34 44,-4 72,30 64,46 30,48 -20,42 -50,30 -74,14", "frog-skin", 20
    )
    d.add(
        "belly",
        geo.inset(trunk, 2).intersection(shape("-80,4 -50,16 -20,22 20,36 40,60 -40,60")),
        Form.FLAT,
        "belly",
        opacity=0.8,
    )
    d.add("arm", limb("-38,24 -46,44 -36,58 -58,62", 10, 7.5, 5.5, 3.5), Form.ROUND, "frog-skin", depth=5)
    thigh = unary_union(
        [
            shape("12,38 16,14 44,2 68,16 72,40 50,54 26,52"),
            limb("60,46 30,56 6,60 40,63 84,62", 10, 8, 5, 5, 3),
        ]
    )
    d.add("leg", thigh, Form.ROUND, "frog-skin", depth=8)
    d.add(
        "spots",
        [
            geo.ellipse(x, y, r)
            for x, y, r in ((-30, -22, 6), (-4, -12, 7), (22, 4, 5), (40, 24, 6), (-14, -28, 4))
        ],
        Form.FLAT,
        "frog-skin",
        tone=-0.3,
    )
    d.add("brow", shape("-58,-30 -56,-44 -42,-48 -32,-40 -36,-30"), Form.ROUND, "frog-skin", depth=5)
    d.add("iris", geo.ellipse(-47, -38, 6.5), Form.FLAT, "beak")
    eye(d, (-47, -38), 4)
    d.add("mouth", stroke("-81,-4 -62,2 -40,-4 -28,-12"), Form.LINE, "ink", width=1.7)
    return d


def lizard() -> Drawing:
    d = Drawing("lizard")
    for name, text in (("far-arm", "-28,14 -14,26 -22,36"), ("far-leg", "36,14 50,24 42,36")):
        d.add(name, limb(text, 6, 4.5, 2.5), Form.ROUND, "scales-green", depth=3, tone=-0.2)
    tail = limb("30,4 64,12 90,30 116,34 134,22", 13, 9, 6, 3.5, 1.2)
    trunk = unary_union(
        [
            tail,
            shape("-60,-4 -36,-14 0,-16 36,-8 44,8 20,18 -20,18 -50,12"),
            shape("-98,0 -84,-14 -64,-16 -48,-6 -52,8 -74,10 -94,6"),
        ]
    )
    d.add("body", geo.smooth(trunk, 4), Form.ROUND, "scales-green", depth=11)
    d.add(
        "bands",
        strokes(*(f"{x},-14 {x + 3},-4 {x},4" for x in range(-30, 40, 12))),
        Form.LINE,
        "scales-green",
        tone=-0.4,
        width=3,
        opacity=0.6,
    )
    d.add("arm", limb("-38,10 -52,24 -40,34 -54,40", 7, 5.5, 4, 2.5), Form.ROUND, "scales-green", depth=4)
    d.add("leg", limb("26,10 14,28 30,34 16,42", 8, 6, 4, 2.5), Form.ROUND, "scales-green", depth=4)
    d.add("mouth", stroke("-97,3 -80,4 -66,1"), Form.LINE, "ink", width=1.4)
    eye(d, (-78, -6), 3.4)
    return d


def snake() -> Drawing:
    d = Drawing("snake")
    coil = limb(
        "-86,-22 -64,-26 -46,-4 -20,18 8,10 22,-16 46,-26 66,-8 70,14 94,22 116,8",
        8,
        8,
        9,
        10.5,
        11,
        11,
        11,
        10,
        8,
        5,
        1.2,
        cap=1,
    )
    d.add(
        "body",
        unary_union([coil, shape("-108,-22 -98,-32 -80,-32 -74,-22 -80,-14 -98,-14")]),
        Form.ROUND,
        "scales-green",
        depth=9,
    )
    d.add(
        "tongue",
        strokes("-107,-20 -120,-17", "-120,-17 -127,-20", "-120,-17 -127,-13"),
        Form.LINE,
        "muscle",
        width=1.5,
    )
    eye(d, (-94, -25), 2.8)
    return d


def turtle() -> Drawing:
    d = Drawing("turtle")
    d.add("tail", limb("70,22 92,28", 6, 1.5), Form.ROUND, "scales-green", depth=3)
    for name, text in (("hind-leg", "44,20 54,40 48,50"), ("fore-leg", "-42,20 -54,40 -62,48")):
        d.add(name, limb(text, 13, 10, 7), Form.ROUND, "scales-green", depth=6)
    d.add(
        "head",
        unary_union(
            [limb("-50,12 -74,-2 -86,-6", 11, 9, 9), shape("-104,-6 -94,-20 -78,-18 -74,-4 -86,4 -100,2")]
        ),
        Form.ROUND,
        "scales-green",
        depth=7,
    )
    d.add("belly-shell", shape("-64,20 0,26 70,20 60,32 0,36 -56,32"), Form.ROUND, "belly", depth=5)
    d.add(
        "shell", shape("-70,22! -58,-14 -24,-40 16,-42 54,-20 76,22!"), Form.ROUND, "turtle-shell", depth=20
    )
    seams = strokes("-62,2 0,-6 68,4", "-36,-30 -28,-4 -40,22", "0,-44 4,-6 0,22", "38,-32 34,-4 44,22")
    d.add("seams", seams, Form.LINE, "turtle-shell", tone=-0.4, width=1.8)
    eye(d, (-92, -10), 3)
    return d


def crocodile() -> Drawing:
    d = Drawing("crocodile")
    for name, text in (("far-arm", "-12,14 -4,26 -12,32"), ("far-leg", "34,14 44,26 38,32")):
        d.add(name, limb(text, 7, 5, 3), Form.ROUND, "scales-green", tone=-0.25, depth=3)
    d.add(
        "body",
        shape(
            "-116,4 -100,-4 -76,-8 -62,-18 -50,-14 -20,-20 20,-18 54,-8 96,4 122,16 90,18 50,18 10,20 -30,18 -56,10 -90,12 -112,11"
        ),
        Form.ROUND,
        "scales-green",
        depth=10,
        tone=-0.1,
    )
    d.add(
        "ridge",
        [
            straight(
                f"{x},{-17 + abs(x - 4) * 0.16:.0f} {x + 5},{-24 + abs(x - 4) * 0.16:.0f} {x + 10},{-16 + abs(x - 4) * 0.16:.0f}"
            )
            for x in range(-34, 96, 10)
        ],
        Form.FLAT,
        "scales-green",
        tone=-0.3,
    )
    d.add(
        "arm",
        limb("-26,12 -36,26 -28,33 -40,35", 8, 6, 4, 2.5),
        Form.ROUND,
        "scales-green",
        tone=-0.1,
        depth=4,
    )
    d.add(
        "leg", limb("24,12 14,26 26,33 14,36", 9, 7, 4, 2.5), Form.ROUND, "scales-green", tone=-0.1, depth=4
    )
    teeth = [straight(f"{x},6 {x + 4},6 {x + 2},11") for x in range(-110, -72, 7)]
    d.add("teeth", teeth, Form.FLAT, "paper")
    d.add("mouth", stroke("-115,6 -94,5 -68,6"), Form.LINE, "ink", width=1.5)
    eye(d, (-64, -12), 3)
    return d


# ---------------------------------------------------------------- birds
def songbird(bill: float = 1.0) -> Drawing:
    """A perching bird such as a finch; `bill` scales the depth of its beak."""
    d = Drawing("songbird")
    d.add(
        "legs",
        strokes("-2,44 -6,70", "-6,70 -18,74", "-6,70 6,74", "18,42 16,70", "16,70 4,74", "16,70 28,74"),
        Form.CORD,
        "beak",
        tone=-0.35,
        width=3,
    )
    d.add(
        "tail", shape("54,18! 100,46 106,58! 86,58 46,36!"), Form.ROUND, "feather-brown", depth=5, tone=-0.15
    )
    trunk = body(
        d,
        "-66,-24 -60,-44 -42,-54 -22,-50 -8,-34 22,-22 54,4 62,26 44,42 12,50 -22,44 -46,22 -58,-4",
        "feather-brown",
        20,
    )
    d.add(
        "breast",
        geo.inset(trunk, 2).intersection(shape("-60,-14 -42,-8 -24,16 10,34 30,60 -60,60")),
        Form.FLAT,
        "feather-pale",
        opacity=0.8,
    )
    d.add(
        "wing",
        shape("-20,-16! 14,-18 52,8 80,40! 44,36 10,30 -14,12"),
        Form.ROUND,
        "feather-brown",
        depth=7,
        tone=-0.12,
    )
    d.add(
        "primaries",
        strokes("0,8 36,22 72,36", "-4,0 34,12 66,28", "4,18 30,28 56,36"),
        Form.LINE,
        "feather-brown",
        tone=-0.5,
        width=1.4,
    )
    deep = 13 * bill
    d.add(
        "upper-bill",
        straight(f"-62,{-36 - deep * 0.5:.1f} {-82 - 6 * bill:.1f},-28 -62,-28"),
        Form.ROUND,
        "beak",
        depth=3,
    )
    d.add(
        "lower-bill",
        straight(f"-62,-28 {-80 - 5 * bill:.1f},-27 -60,{-26 + deep * 0.6:.1f}"),
        Form.ROUND,
        "beak",
        depth=2,
        tone=-0.12,
    )
    eye(d, (-46, -36), 4)
    return d


def eagle() -> Drawing:
    d = Drawing("bird-of-prey")
    d.add(
        "far-wing",
        shape("-6,-16! 20,-70 60,-98 66,-86 74,-88 70,-72 60,-40 34,0!"),
        Form.ROUND,
        "feather-brown",
        tone=-0.25,
        depth=6,
    )
    d.add("tail", shape("60,14! 100,14 104,24 100,34 56,30!"), Form.ROUND, "feather-pale", depth=5)
    body(d, "-60,-10 -40,-22 0,-20 50,2 70,20 50,34 10,34 -34,20", "feather-brown", 14, "trunk")
    d.add(
        "wing",
        shape("-36,-10! -58,-60 -40,-104 -32,-90 -22,-98 -16,-82 -4,-88 0,-70 12,-70 22,-40 30,0 0,8!"),
        Form.ROUND,
        "feather-brown",
        depth=8,
        tone=-0.08,
    )
    d.add("head", shape("-88,-10 -78,-26 -58,-26 -44,-12 -52,4 -74,6"), Form.ROUND, "feather-pale", depth=7)
    d.add("bill", shape("-84,-14! -98,-10 -100,4! -92,-2 -82,0!"), Form.ROUND, "beak", depth=3)
    d.add(
        "talons",
        strokes("4,32 -6,50 -16,52", "-6,50 -8,58", "24,34 18,52 8,54", "18,52 18,60"),
        Form.CORD,
        "beak",
        width=4,
    )
    eye(d, (-72, -13), 3)
    return d
