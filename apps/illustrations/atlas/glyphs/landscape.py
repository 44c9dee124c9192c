"""Land, water and sky: trees, clouds, the sun, a lake, and a landscape from mountains to the sea."""

from __future__ import annotations

from shapely import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .contours import limb, shape, straight, stroke, strokes


def sun(radius: float = 50) -> Drawing:
    d = Drawing("sun")
    rays = [
        straight(
            " ".join(
                f"{x:.1f},{y:.1f}"
                for x, y in (
                    geo.polar(radius * 1.16, a - 6),
                    geo.polar(radius * (1.7 if k % 2 else 1.45), a),
                    geo.polar(radius * 1.16, a + 6),
                )
            )
        )
        for k, a in enumerate(range(0, 360, 24))
    ]
    d.add("rays", rays, Form.FLAT, "sunlight", outline=True)
    d.add("disc", geo.ellipse(0, 0, radius), Form.ROUND, "sunlight", depth=radius * 0.4)
    return d


def cloud(wide: float = 180, tone: float = 0.0) -> Drawing:
    d = Drawing("cloud")
    k = wide / 180
    puffs = (
        (-60, 8, 30),
        (-28, -14, 36),
        (16, -22, 40),
        (56, -2, 33),
        (0, 14, 36),
        (30, 14, 32),
        (-34, 16, 28),
    )
    shape_ = unary_union([geo.ellipse(x * k, y * k, r * k) for x, y, r in puffs])
    d.add("body", shape_, Form.ROUND, "cloud", depth=20 * k, tone=tone)
    return d


def tree(height: float = 200, seed: int = 1) -> Drawing:
    """A broad-leaved tree standing on y = 0."""
    d = Drawing("tree")
    k = height / 200
    d.add(
        "trunk",
        geo.fillet(
            unary_union(
                [
                    limb(f"0,0 0,{-60 * k} 0,{-100 * k}", 13 * k, 9 * k, 8 * k, cap=0),
                    limb(f"0,{-70 * k} {-30 * k},{-110 * k}", 6 * k, 4 * k),
                    limb(f"0,{-80 * k} {30 * k},{-120 * k}", 6 * k, 4 * k),
                ]
            ),
            4,
        ),
        Form.ROUND,
        "bark",
        depth=6 * k,
    )
    r = geo.rng(f"tree/{seed}")
    puffs = [(-44, -110, 36), (0, -156, 44), (44, -114, 36), (-26, -140, 38), (28, -146, 38), (0, -112, 40)]
    crown = unary_union([geo.ellipse(x * k + r.uniform(-4, 4), y * k, s * k) for x, y, s in puffs])
    d.add("crown", crown, Form.ROUND, "foliage", depth=24 * k)
    tufts = unary_union(
        [
            stroke(
                f"{x * k:.1f},{y * k:.1f} {(x + 9) * k:.1f},{(y - 6) * k:.1f} {(x + 18) * k:.1f},{y * k:.1f}"
            )
            for x, y in ((-40, -116), (-10, -150), (22, -120), (-8, -104), (30, -152), (-36, -146))
        ]
    )
    d.add("tufts", tufts, Form.LINE, "foliage", tone=-0.35, width=1.6 * k)
    return d


def conifer(height: float = 200) -> Drawing:
    """A conifer standing on y = 0."""
    d = Drawing("conifer")
    k = height / 200
    d.add("trunk", box(-7 * k, -40 * k, 7 * k, 0), Form.ROUND, "bark", depth=4 * k)
    for n, (y, w) in enumerate(((-22, 58), (-66, 48), (-106, 37), (-142, 26))):
        tier = shape(
            f"0,{(y - 58) * k}! {w * 0.5 * k},{(y - 18) * k} {w * k},{y * k}! {w * 0.4 * k},{(y + 8) * k} 0,{(y + 4) * k} {-w * 0.4 * k},{(y + 8) * k} {-w * k},{y * k}! {-w * 0.5 * k},{(y - 18) * k}"
        )
        d.add(f"tier-{n}", tier, Form.ROUND, "foliage-dark", depth=9 * k)
    return d


def shrub(height: float = 80) -> Drawing:
    d = Drawing("shrub")
    k = height / 80
    d.add(
        "stems",
        strokes(
            *(
                f"{x * 0.2 * k:.1f},0 {x * 0.6 * k:.1f},{-30 * k} {x * k:.1f},{-50 * k}"
                for x in (-34, -12, 12, 34)
            )
        ),
        Form.CORD,
        "bark",
        width=4 * k,
    )
    crown = unary_union(
        [
            geo.ellipse(x * k, y * k, s * k)
            for x, y, s in ((-32, -48, 20), (0, -58, 24), (32, -48, 20), (0, -40, 24))
        ]
    )
    d.add("crown", crown, Form.ROUND, "foliage-light", depth=12 * k)
    return d


def grasses(wide: float = 120, high: float = 50) -> Drawing:
    d = Drawing("grasses")
    r = geo.rng("grasses")
    blades = [
        geo.tube(
            (x, 0, 2.6),
            (x + r.uniform(-5, 5), -high * 0.5, 2),
            (x + r.uniform(-16, 16), -high * r.uniform(0.7, 1.05), 0.4),
        )
        for x in range(int(-wide / 2), int(wide / 2), 8)
    ]
    d.add("blades", blades, Form.SHEET, "grass")
    return d


def mosses(wide: float = 120) -> Drawing:
    """Lichens and low mosses on a stone."""
    d = Drawing("mosses")
    d.add("stone", geo.wobbly(0, 6, wide / 2, 24, "stone", 10, 0.1), Form.ROUND, "bedrock", depth=12)
    d.add(
        "lichen",
        [geo.wobbly(x, y, 17, 9, f"lichen-{x}", 9, 0.2) for x, y in ((-28, -4), (16, 2), (36, 12))],
        Form.ROUND,
        "lichen",
        depth=3,
    )
    d.add(
        "moss",
        unary_union([geo.ellipse(x, -16 - 3 * (n % 2), 8, 9) for n, x in enumerate(range(-24, 30, 7))]),
        Form.ROUND,
        "grass",
        depth=4,
    )
    return d


def factory() -> Drawing:
    d = Drawing("factory")
    d.add(
        "chimneys",
        [straight(f"{x},-40 {x + 3},-120 {x + 15},-120 {x + 18},-40") for x in (-50, -20)],
        Form.ROUND,
        "masonry",
        depth=5,
    )
    d.add(
        "hall",
        straight("-70,0 -70,-50 -30,-50 -30,-70 0,-50 0,-70 30,-50 30,-70 60,-50 60,0"),
        Form.CUT,
        "masonry",
        tone=-0.1,
    )
    d.add("windows", [box(x, -34, x + 14, -18) for x in range(-60, 50, 24)], Form.FLAT, "water-deep")
    return d


def volcano() -> Drawing:
    d = Drawing("volcano")
    d.add(
        "smoke",
        unary_union(
            [
                geo.ellipse(x, y, r)
                for x, y, r in ((0, -128, 18), (14, -154, 24), (-8, -176, 26), (22, -192, 24))
            ]
        ),
        Form.ROUND,
        "cloud",
        tone=-0.2,
        depth=10,
    )
    d.add(
        "cone",
        shape("-130,0! -60,-60 -26,-112! 26,-112! 60,-60 130,0!"),
        Form.ROUND,
        "parent-rock",
        depth=22,
        tone=-0.2,
    )
    d.add(
        "lava",
        shape("-20,-112! 0,-104 20,-112! 14,-70 24,-40 4,-56 -10,-30 -8,-76"),
        Form.FLAT,
        "fruit-skin",
        outline=True,
    )
    return d


def fire() -> Drawing:
    d = Drawing("fire")
    d.add(
        "flame",
        shape("0,0 -30,-20 -28,-56 -8,-96! 4,-70 18,-84! 32,-44 28,-16"),
        Form.ROUND,
        "fruit-flesh",
        depth=10,
    )
    d.add("core", shape("0,-4 -14,-18 -8,-50! 4,-34 14,-18"), Form.FLAT, "sunlight")
    return d


def scene_land(d: Drawing) -> dict[str, BaseGeometry]:
    """A wide landscape, 1000 by 640: mountains left, fields and trees in the middle, the sea right, and the ground cut open.

    Parts: sky, mountains, snow, land, soil, rock, sea, sea-floor. Returns the land and sea.
    """
    d.add("sky", box(0, 0, 1000, 420), Form.SHEET, "sky", shadow=False)
    d.add(
        "mountains",
        straight("0,330 60,190 110,240 190,110 270,230 310,190 420,340 420,400 0,400"),
        Form.ROUND,
        "bedrock",
        depth=26,
        tone=0.15,
    )
    d.add(
        "snow",
        [
            straight("190,110 156,161 176,156 190,172 206,152 230,170"),
            straight("60,190 44,228 60,222 74,232 84,214"),
            straight("310,190 292,207 308,216 322,208 330,214"),
        ],
        Form.FLAT,
        "ice",
        outline=True,
    )
    sea = d.add(
        "sea", shape("600,410! 1000,404! 1000,600! 760,600 690,520"), Form.HOLLOW, "water-deep", depth=40
    )
    land = d.add(
        "land",
        shape("0,330! 140,340 300,334 460,356 560,380 640,412! 700,520! 0,520!"),
        Form.SHEET,
        "grass",
        tone=0.1,
    )
    d.add("soil", shape("0,430! 200,436 420,444 580,452 668,470! 760,600! 0,600!"), Form.CUT, "subsoil")
    d.add("rock", shape("0,536! 300,530 640,546 820,592 1000,596! 1000,640! 0,640!"), Form.CUT, "bedrock")
    return {"land": land, "sea": sea}
