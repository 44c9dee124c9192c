"""A complete flower cut lengthwise, about 900 units across."""

from __future__ import annotations

from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .contours import limb, points, shape, strokes


def _mirror(text: str) -> str:
    return " ".join(f"{-x:g},{y:g}{'!' if corner else ''}" for x, y, *corner in points(text))


def flower() -> Drawing:
    """Parts: pedicel, receptacle, sepal-left/-right, petal-*, filament-*, anther-*, ovary, ovules, style, stigma."""
    d = Drawing("flower")
    for side, flip in (("left", str), ("right", _mirror)):
        _petal(
            d,
            f"petal-back-{side}",
            flip("-20,40! -130,-40 -214,-240 -186,-400 -104,-440 -30,-340 -4,-120"),
            -0.1,
        )
    _petal(d, "petal-middle", "0,30! -96,-90 -140,-300 -90,-450 0,-486 90,-450 140,-300 96,-90", 0.0)
    for side, flip in (("left", str), ("right", _mirror)):
        d.add(
            f"sepal-{side}",
            shape(flip("-30,84! -110,92 -190,56 -262,-20! -226,92 -140,156 -40,140!")),
            Form.SHEET,
            "sepal",
        )
        _petal(
            d,
            f"petal-{side}",
            flip("-26,66! -150,10 -274,-110 -338,-250 -334,-340 -276,-352 -190,-270 -100,-120 -30,20"),
            0.12,
        )
    for n, (x, top, base) in enumerate(
        ((-158, -236, -40), (-92, -300, -26), (92, -300, 26), (158, -236, 40))
    ):
        _stamen(d, n, x, top, base)
    d.add("pedicel", limb("0,130 -3,190 4,262", 24, 20, 20, cap=0), Form.ROUND, "stem", depth=14)
    d.add("receptacle", shape("-78,50! -60,110 -26,160 26,160 60,110 78,50! 0,72"), Form.CUT, "sepal")
    _carpel(d)
    return d


def _petal(d: Drawing, name: str, text: str, tone: float) -> None:
    outline = d.add(name, shape(text), Form.SHEET, "petal", tone=tone, depth=26)
    base = outline.centroid
    x, y = points(text)[0][:2]
    tips = geo.resample(outline.exterior.coords, 16)[3:-3]
    veins = [
        geo.line(
            (x, y),
            ((x + px) / 2 + (base.x - x) * 0.15, (y + py) / 2),
            (x + (px - x) * 0.9, y + (py - y) * 0.9),
        )
        for px, py in tips
    ]
    d.add(
        f"{name}-veins",
        unary_union(veins).intersection(geo.inset(outline, 4)),
        Form.LINE,
        "petal",
        tone=-0.28,
        width=1.3,
        opacity=0.55,
        detail=2,
    )


def _stamen(d: Drawing, n: int, x: float, top: float, base: float) -> None:
    """A filament from the receptacle with a two-lobed anther full of pollen."""
    d.add(
        f"filament-{n}",
        geo.tube((base, 60, 7), (x * 0.75, (60 + top) * 0.45, 6), (x, top + 20, 5)),
        Form.ROUND,
        "filament",
        depth=4,
    )
    lean = 14 if x > 0 else -14
    lobes = [geo.ellipse(x + dx, top - 6, 15, 40, lean) for dx in (-13, 13)]
    d.add(f"anther-{n}", lobes, Form.ROUND, "anther", depth=10)
    grains = geo.scatter(geo.inset(lobes[0], 5), 11, f"pollen-{n}")
    d.add(f"pollen-{n}", MultiPoint(grains), Form.DOTS, "pollen", width=6, tone=0.35, shadow=False)


def _carpel(d: Drawing) -> None:
    """The carpel cut open: the wall of the ovary, its chamber, and ovules on their stalks."""
    d.add("style", limb("0,-96 0,-200 0,-318", 24, 17, 19, cap=0), Form.ROUND, "carpel", depth=12)
    d.add(
        "stigma",
        shape("-52,-322 -40,-356 -14,-366 0,-352 14,-366 40,-356 52,-322 24,-308 -24,-308"),
        Form.ROUND,
        "carpel",
        tone=-0.2,
        depth=12,
    )
    d.add(
        "stigma-hairs",
        strokes(*(f"{x},-352 {x * 1.15:.0f},-374" for x in range(-36, 40, 9))),
        Form.LINE,
        "carpel",
        tone=-0.3,
        width=2,
    )
    wall = shape("-30,-104! -84,-60 -104,0 -88,60 -46,92 46,92 88,60 104,0 84,-60 30,-104!")
    d.add("ovary", wall, Form.CUT, "carpel", cavities=())
    d.add("chamber", geo.smooth(geo.inset(wall, 22), 6), Form.HOLLOW, "carpel", depth=24, tone=0.25)
    d.add(
        "stalks",
        strokes(
            "-76,-34 -44,-32", "-82,10 -48,12", "76,-34 44,-32", "82,10 48,12", "-54,64 -26,52", "54,64 26,52"
        ),
        Form.CORD,
        "carpel",
        width=8,
    )
    ovules = [
        geo.ellipse(x, y, 25, 19, turn)
        for x, y, turn in (
            (-34, -34, 8),
            (-36, 12, -6),
            (34, -34, -8),
            (36, 12, 6),
            (-20, 50, 24),
            (20, 50, -24),
        )
    ]
    d.add("ovules", ovules, Form.ROUND, "ovule", depth=9)
    d.add(
        "embryo-sacs",
        [geo.ellipse(o.centroid.x, o.centroid.y, 13, 9) for o in ovules],
        Form.FLAT,
        "egg-cell",
        opacity=0.6,
    )
