"""Soil horizons, the greenhouse effect, and the water of the Earth."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiPoint, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import landscape
from ..glyphs.contours import shape, straight, strokes
from ..knowledge import ecology
from ..scenes import drawn
from ..subject import Fact, Subject


def draw_soil(seed: int) -> Drawing:
    d = Drawing("soil-profile")
    for n, x in enumerate((-170, -40, 110)):
        d.place(landscape.grasses(130, 60), x, 4, prefix=f"grass-{n}-")
    d.place(landscape.tree(230, 3), 190, 4, prefix="tree-")
    layers = (
        ("o", 0, 52, "humus", 0),
        ("a", 52, 170, "topsoil", 0.05),
        ("b", 170, 350, "subsoil", 0),
        ("c", 350, 510, "parent-rock", 0),
        ("r", 510, 620, "bedrock", -0.1),
    )
    for id, top, bottom, material, tone in layers:
        upper = [(-260, top, "c"), (-120, top + 7), (20, top - 5), (150, top + 6), (260, top, "c")]
        d.add(
            id,
            geo.blob(*upper, (260, bottom + 10, "c"), (-260, bottom + 10, "c")),
            Form.CUT,
            material,
            tone=tone,
            shadow=False,
        )
    d.add(
        "litter",
        [
            geo.ellipse(x, y, 13, 5, 31 * k)
            for k, (x, y) in enumerate(geo.scatter(box(-250, 8, 250, 44), 27, "litter"))
        ],
        Form.FLAT,
        "fur-russet",
        outline=True,
    )
    d.add(
        "crumbs",
        MultiPoint(geo.scatter(box(-250, 70, 250, 160), 19, "crumbs")),
        Form.DOTS,
        "humus",
        width=7,
        shadow=False,
    )
    d.add(
        "clay",
        MultiPoint(geo.scatter(box(-250, 190, 250, 340), 30, "clay")),
        Form.DOTS,
        "topsoil",
        width=6,
        tone=0.2,
        shadow=False,
    )
    stones = [
        geo.wobbly(x, y, 27, 19, f"stone-{k}", 8, 0.16)
        for k, (x, y) in enumerate(geo.scatter(box(-225, 385, 225, 490), 68, "stones"))
    ]
    d.add("stones", stones, Form.ROUND, "bedrock", depth=8)
    cracks = strokes("-200,530 -150,560 -180,610", "-40,530 -20,570 20,590 10,618", "150,530 120,566 150,612")
    d.add("cracks", cracks, Form.LINE, "ink", width=2)
    d.add(
        "roots",
        strokes("190,2 180,80 150,160 160,240", "190,2 210,90 230,150", "180,80 120,120 90,190"),
        Form.CORD,
        "root-skin",
        width=8,
    )
    for term, part, priority in (
        ("soil-o", "o", 0),
        ("soil-a", "a", 0),
        ("soil-b", "b", 0),
        ("soil-c", "c", 0),
        ("soil-r", "r", 0),
        ("soil-roots", "roots", 2),
    ):
        d.label(term, part, priority=priority)
    return d


def draw_greenhouse(seed: int) -> Drawing:
    d = Drawing("greenhouse", box=(-520, -430, 1040, 760))
    d.add("space", box(-520, -430, 520, 200), Form.SHEET, "water-dark", tone=-0.3, shadow=False)
    d.add(
        "air",
        shape("-520,-90! -260,-150 0,-170 260,-150 520,-90! 520,240! -520,240!"),
        Form.SHEET,
        "sky",
        shadow=False,
    )
    d.add(
        "surface",
        shape("-520,190! -260,140 0,124 260,140 520,190! 520,330! -520,330!"),
        Form.ROUND,
        "grass",
        depth=30,
    )
    d.place(landscape.sun(70), -400, -320, prefix="sun-")
    for n, x in enumerate((-300, 180, 360)):
        d.place(landscape.tree(80, n), x, 166 - (8 if x == 180 else 0), prefix=f"tree-{n}-")
    d.add(
        "gases",
        MultiPoint(
            geo.scatter(
                shape("-500,-60 -260,-118 0,-138 260,-118 500,-60 260,-70 0,-90 -260,-70"), 26, "gases"
            )
        ),
        Form.DOTS,
        "fungal-spore",
        width=12,
    )
    arrows = (
        ("in", "sunlight", ((-330, -260), (-240, -80), (-170, 120)), 17),
        ("reflected", "sunlight", ((-130, 110), (-90, -60), (-60, -300)), 8),
        ("out", "artery", ((40, 120), (80, -80), (120, -300)), 10),
        ("up", "artery", ((190, 110), (220, 20), (250, -76)), 13),
        ("back", "artery", ((290, -70), (330, 20), (350, 120)), 13),
    )
    for name, material, course, width in arrows:
        (x0, y0), (x1, y1) = course[-2:]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        head = straight(
            f"{x1 + ux * 30:.0f},{y1 + uy * 30:.0f} {x1 - uy * width * 1.5:.0f},{y1 + ux * width * 1.5:.0f} {x1 + uy * width * 1.5:.0f},{y1 - ux * width * 1.5:.0f}"
        )
        d.add(
            name,
            unary_union([geo.tube(*[(x, y, width * 0.6) for x, y in course]), head]),
            Form.ROUND,
            material,
            depth=4,
        )
    d.label("greenhouse-sun", "sun-disc", priority=1)
    d.label("greenhouse-in", "in", priority=0)
    d.label("greenhouse-reflected", "reflected", priority=1)
    d.label("greenhouse-out", "out", priority=0)
    d.label("greenhouse-back", "back", priority=0)
    d.label("greenhouse-gases", "gases", priority=0)
    d.label("greenhouse-surface", "surface", priority=1)
    return d


def _share_disc(
    d: Drawing, shares: tuple[tuple[str, float, str], ...], at: tuple[float, float], radius: float
) -> None:
    """A pie of shares that add up to 1, from the top clockwise."""
    start = -90.0
    for id, share, material in shares:
        steps = max(2, int(share * 90))
        rim = [geo.polar(radius, start + 360 * share * k / steps, *at) for k in range(steps + 1)]
        d.add(id, Polygon([at, *rim]), Form.FLAT, material, outline=True, shadow=False)
        start += 360 * share


def draw_water_shares(seed: int) -> Drawing:
    d = Drawing("water-shares")
    d.add(
        "ties", strokes("-206,-200 240,-146", "-206,-200 240,146").simplify(0.5), Form.LINE, "ink", width=1.4
    )
    _share_disc(d, (("fresh", 0.025, "water"), ("salt", 0.975, "water-deep")), (-220, 0), 200)
    _share_disc(
        d, (("ice", 0.689, "ice"), ("ground", 0.308, "subsoil"), ("surface", 0.003, "artery")), (260, 0), 146
    )
    for term, part in (
        ("water-salt", "salt"),
        ("water-fresh", "fresh"),
        ("water-ice", "ice"),
        ("water-ground", "ground"),
        ("water-surface", "surface"),
    ):
        d.label(term, part, priority=0)
    return d


def _of(group, prefix: str):
    return tuple(term for term in group if term.key.startswith(prefix))


BOOK = "openstax-bio-44"


SUBJECTS = (
    Subject(
        key="soil-profile",
        title="Soil profile",
        kind="plate",
        scene=drawn(
            "soil-profile",
            "Soil profile",
            Layout.PLATE,
            (Panel("soil-profile", draw_soil),),
            ecology.GROUND,
            subtitle="Horizons from the surface to the bedrock",
            note="Not to scale; not every soil has all horizons.",
        ),
        names=(
            "soil profile",
            "soil horizon",
            "soil layer",
            "horizon of a soil",
            "layer of soil",
            "soil",
            "structure of soil",
            "soil structure",
            "soil strata",
            "topsoil and subsoil",
        ),
        tells=(
            "soil profile + horizon",
            "horizon + topsoil + subsoil",
            "soil + o horizon",
            "soil profile + layer",
        ),
        not_when=(
            "nematode",
            "composition",
            "component of soil",
            "bacteria",
            "san diego series",
            "nodule",
            "nitrogen",
            "food web",
            "erosion",
            "soil particle",
            "borne",
            "pie",
        ),
        opening="Soil is cut open from the surface to the rock.",
        caption=("soil-o", "soil-a", "soil-b", "soil-c"),
        summary="Humus, topsoil, subsoil and broken parent material lie one above the other on bedrock.",
        sources=("openstax-bio-31",),
    ),
    Subject(
        key="greenhouse-effect",
        title="Greenhouse effect",
        kind="plate",
        scene=drawn(
            "greenhouse-effect",
            "Greenhouse effect",
            Layout.PLATE,
            (Panel("greenhouse", draw_greenhouse),),
            ecology.CLIMATE,
            subtitle="Yellow: sunlight. Red: infrared radiation",
            note="Schematic; not to scale.",
        ),
        names=(
            "greenhouse effect",
            "greenhouse gas",
            "greenhouse gas effect",
            "global warming mechanism",
            "greenhouse warming",
        ),
        tells=(
            "greenhouse gas + trap heat",
            "greenhouse gases + heat",
            "greenhouse + infrared",
            "greenhouse gas + heat",
            "greenhouse + atmosphere + sun",
        ),
        not_when=("concentration over", "vostok", "ice core"),
        opening="How greenhouse gases keep the surface of the Earth warm.",
        caption=("greenhouse-in", "greenhouse-back", "greenhouse-gases"),
        summary="Sunlight warms the surface; greenhouse gases send part of its infrared radiation back.",
        sources=(BOOK,),
    ),
    Subject(
        key="water-distribution",
        title="Water on Earth",
        kind="graph",
        scene=drawn(
            "water-distribution",
            "Water on Earth",
            Layout.PLATE,
            (Panel("water-shares", draw_water_shares),),
            _of(ecology.WATER_ON_EARTH, "water-"),
            subtitle="Left: all water. Right: fresh water",
        ),
        names=(
            "water on earth",
            "distribution of water on earth",
            "earth's water",
            "global water distribution",
            "fresh water on earth",
            "distribution of earth's water",
            "water distribution on earth",
        ),
        tells=(
            "fresh water + percent + earth",
            "2 5 percent + water",
            "salt water + fresh water + glacier",
            "water on earth + fresh water",
        ),
        opening="Shares of salt water and fresh water, and where the fresh water is.",
        facts=(
            Fact(
                "Only 2.5 percent of the water on Earth is fresh water, and most of that is frozen.",
                "openstax-bio-46",
            ),
            Fact("Lakes and rivers hold 0.3 percent of the fresh water.", "openstax-bio-46"),
        ),
        summary="Of all water 97.5% is salty; of the fresh water most is ice, and 0.3% is in lakes and rivers.",
        sources=("openstax-bio-46",),
    ),
)
