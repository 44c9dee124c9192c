"""Monarch pupa (chrysalis): hanging head down from a twig, seen from its right side with the back to the right."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .leaf import LeafShape, draw_leaf

CASE = (
    (0, -111), (13, -106), (30, -91), (42, -71), (49.5, -51), (52.5, -40), (51, -27), (47.5, -8), (48.5, 14), (49, 34), (45.5, 56), (38, 76), (27, 92),
    (14, 101), (2, 104), (-10, 102), (-21, 95), (-31, 84), (-39, 68), (-44, 46), (-46, 20), (-46, -6), (-46.5, -28), (-44, -48), (-37, -71), (-26, -90), (-12, -106),
)  # fmt: skip
RINGS = (-97, -85, -73, -61, -49)  # lower edges of the abdominal segments above the band
BAND = ((54, -42), (38, -33), (16, -28), (-6, -28), (-27, -34))
WING_PAD = (
    (36, 60), (38, 38), (35, 14), (27, -8), (10, -20), (-14, -24), (-33, -19), (-39, 4), (-40, 30), (-36, 54), (-26, 75), (-10, 86), (10, 84), (27, 74),
)  # fmt: skip
WING_ROOT = (32.0, 62.0)
CELL = ((20, 66), (-8, 54), (-18, 34), (-8, 18), (10, 22), (26, 42))  # from the root round its end and back
VEIN_ENDS = (
    (-26, 73),
    (-35, 56),
    (-39, 38),
    (-39, 20),
    (-37, 2),
    (-29, -16),
    (-12, -22),
    (6, -18),
    (20, -10),
)
GOLD_SPOTS = ((-15, 95), (-31, 76), (20, 90), (39, 66), (42, 40), (41, 6), (0, 94))


def draw_pupa(key: str, seed: int) -> Drawing:
    """The chrysalis on its twig, about 250 by 270 units."""
    drawing = Drawing(key)
    _draw_twig(drawing, f"{key}-{seed}")
    drawing.add(
        "silk-pad",
        geo.blob(
            (-15, -141), (-5, -144), (8, -143), (15, -140), (7, -135), (2.5, -130), (-2.5, -130), (-8, -135)
        ),
        Form.ROUND,
        "silk",
        depth=4,
    )
    threads = [
        geo.curve(((x, -140), (x * 0.5, -135), (x * 0.15, -129)), 2) for x in (-12, -8, -4, 0, 4, 8, 12)
    ]
    drawing.add("silk-threads", MultiLineString(threads), Form.LINE, "silk", tone=-0.35, width=0.6)
    drawing.add(
        "cremaster",
        geo.tube((0, -132, 3.4), (0, -126, 2.3), (0, -116, 2.9), (0, -107, 5.5), cap=1),
        Form.ROUND,
        "larva-black",
        depth=2.5,
    )
    _draw_case(drawing)
    return drawing


def _draw_twig(drawing: Drawing, key: str) -> None:
    leaf = draw_leaf(
        f"{key}-leaf", LeafShape(length=118, upper=25, lower=28, bend=9, veins=7, stalk=20, veinlets=False)
    )
    drawing.place(leaf, 78, -140, rotation=52, prefix="leaf-")
    twig = geo.tube((-118, -136, 6), (-70, -145, 5.6), (-10, -149, 5.4), (50, -153, 5), (118, -166, 4), cap=3)
    drawing.add("twig", twig, Form.ROUND, "bark", depth=5)
    bark = geo.hatch(geo.inset(twig, 1.2), -6, 2.6, f"{key}-bark", wobble=1.0)
    drawing.add(
        "bark",
        MultiLineString(geo.dashes(bark, f"{key}-bark", (8, 24), (8, 26))),
        Form.LINE,
        "bark",
        tone=-0.35,
        width=0.6,
        detail=2,
    )


def _draw_case(drawing: Drawing) -> None:
    case = drawing.add("case", geo.blob(*CASE), Form.ROUND, "pupa-case", depth=38)
    inside = geo.inset(case, 1.0)
    crease = {"opacity": 0.7}
    rings = MultiLineString(
        [geo.curve(((-50, y - 5), (-22, y + 4), (8, y + 6.5), (34, y + 2), (54, y - 9)), 3) for y in RINGS]
    )
    drawing.add("rings", rings.intersection(inside), Form.LINE, "pupa-case", tone=-0.36, width=1.2, **crease)
    lit = unary_union([LineString(np.asarray(r.coords) + (0, 1.5)) for r in rings.geoms])
    drawing.add(
        "ring-lights", lit.intersection(inside), Form.LINE, "pupa-case", tone=0.55, width=1.0, **crease
    )
    thorax = MultiLineString(
        [
            geo.curve(p, 3)
            for p in (
                ((54, -10), (42, -3), (31, -4)),
                ((54, 8), (44, 16), (36, 18)),
                ((52, 52), (42, 54), (32, 52)),
            )
        ]
    )
    drawing.add(
        "thorax-rings", thorax.intersection(inside), Form.LINE, "pupa-case", tone=-0.36, width=1.1, **crease
    )
    pad = drawing.add(
        "wing-pad",
        geo.blob(*WING_PAD),
        Form.ROUND,
        "pupa-case",
        depth=38,
        tone=0.03,
        shade=case,
        shadow=False,
        outline=False,
    )
    drawing.add(
        "wing-pad-edge", LineString(pad.exterior), Form.LINE, "pupa-case", tone=-0.42, width=1.4, opacity=0.8
    )
    drawing.add(
        "wing-pad-veins",
        _pad_veins().intersection(geo.inset(pad, 2)),
        Form.LINE,
        "pupa-case",
        tone=-0.34,
        width=1.1,
        **crease,
    )
    cases = [
        ((-41, 4), (-42, 30), (-37, 56), (-26, 78), (-12, 90)),
        ((-43, -20), (-44, 10), (-43, 36)),
    ]  # antenna and proboscis
    drawing.add(
        "mouthpart-cases",
        MultiLineString([geo.curve(c, 3) for c in cases]).intersection(inside),
        Form.LINE,
        "pupa-case",
        tone=-0.36,
        width=1.0,
        **crease,
    )
    drawing.add(
        "eye-case",
        LineString(geo.ellipse(-21, 85, 6, 5, 40).exterior),
        Form.LINE,
        "pupa-case",
        tone=-0.36,
        width=1.0,
        **crease,
    )
    _draw_band(drawing, inside)
    drawing.add(
        "gold-spots",
        unary_union([geo.ellipse(x, y, 2.2, 2.2) for x, y in GOLD_SPOTS]),
        Form.ROUND,
        "pupa-gold",
        depth=1.6,
    )
    sheen = geo.blob(
        (-29, -62), (-24, -60), (-30, -40), (-34, -16), (-36, 8), (-39, 6), (-39, -18), (-36, -44)
    )
    drawing.add("sheen", sheen, Form.FLAT, "paper", opacity=0.28)


def _pad_veins() -> MultiLineString:
    """The venation of the folded forewing shows through its case: a closed cell and veins from it to the margin."""
    out = [geo.curve((WING_ROOT, *CELL, WING_ROOT), 3), geo.curve((WING_ROOT, (33, 30), (25, -6)), 3)]
    for x, y in VEIN_ENDS:
        cx, cy = min(CELL[1:5], key=lambda c: np.hypot(c[0] - x, c[1] - y))
        out.append(geo.curve(((cx, cy), ((cx + x) / 2 + 1, (cy + y) / 2 - 1), (x, y)), 3))
    return MultiLineString(out)


def _draw_band(drawing: Drawing, inside: BaseGeometry) -> None:
    """The black ridge across the third abdominal segment, beaded with gold."""
    ridge = geo.tube(
        *[(x, y, r) for (x, y), r in zip(BAND, (2.8, 2.8, 2.6, 2.2, 1.2), strict=True)], cap=2
    ).intersection(inside)
    drawing.add("gold-band", ridge, Form.ROUND, "larva-black", depth=2, outline=False)
    beads = geo.resample(geo.curve(BAND, 2), 22)[1:-2] + (0, -1.6)
    drawing.add(
        "gold-beads", MultiPoint(beads).intersection(inside), Form.DOTS, "pupa-gold", width=3.9, shadow=False
    )
