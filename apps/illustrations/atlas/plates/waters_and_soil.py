"""Lakes through the year, zones of lakes and oceans, soil horizons, the greenhouse effect and the water of the Earth."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiPoint, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import landscape
from ..glyphs.contours import limb, shape, straight, strokes
from ..glyphs.vertebrates import bony_fish
from ..knowledge import ecology
from ..subject import Fact, Subject, drawn

# ---------------------------------------------------------------- a lake through the year
BASIN = shape("-250,-80! -200,30 -110,110 0,136 110,110 200,30 250,-80!")


def _lake(key: str, layers: tuple[tuple[str, float, float, str, float], ...]) -> Drawing:
    """A lake cut open; layers are (id, top, bottom, material, tone)."""
    d = Drawing(key, box=(-290, -170, 580, 350))
    d.add(
        "ground",
        shape("-286,-88! -268,-90 -250,-82! 250,-82! 268,-90 286,-88! 286,176! -286,176!"),
        Form.CUT,
        "subsoil",
        tone=0.15,
    )
    for id, top, bottom, material, tone in layers:
        d.add(
            id,
            BASIN.intersection(box(-300, top, 300, bottom)),
            Form.FLAT,
            material,
            tone=tone,
            outline=True,
            shadow=False,
        )
    return d


def draw_winter(seed: int) -> Drawing:
    d = _lake(
        "lake-winter",
        (("ice", -80, -52, "ice", 0), ("under", -52, 20, "water", 0.1), ("bottom", 20, 140, "water-deep", 0)),
    )
    d.label("lake-ice", "ice", priority=0)
    d.label("lake-under-ice", "under", priority=0)
    d.label("lake-bottom", "bottom", priority=0)
    return d


def _mixing(key: str, surface: str) -> Drawing:
    d = _lake(key, (("surface", -80, -36, "water", 0.05), ("water", -36, 140, "water-deep", 0.1)))
    for side in (-1, 1):
        d.flow("vein", (side * 150, -50), (side * 168, 0), (side * 110, 74), (side * 36, 92), width=9)
        d.flow("vein", (side * 12, 84), (side * 6, 20), (side * 22, -40), (side * 84, -56), width=9)
    d.place(landscape.sun(20), -230, -130, prefix="sun-")
    d.label(surface, "surface", priority=0)
    d.label("lake-mixing", "water", priority=0)
    return d


def draw_spring(seed: int) -> Drawing:
    return _mixing("lake-spring", "lake-surface-4")


def draw_autumn(seed: int) -> Drawing:
    return _mixing("lake-fall", "lake-surface-10")


def draw_summer(seed: int) -> Drawing:
    d = _lake(
        "lake-summer",
        (
            ("surface", -80, -8, "water", 0.25),
            ("middle", -8, 40, "water", -0.1),
            ("bottom", 40, 140, "water-deep", 0),
        ),
    )
    d.place(landscape.sun(26), -220, -126, prefix="sun-")
    d.label("lake-surface-21", "surface", priority=0)
    d.label("lake-middle", "middle", priority=1)
    d.label("lake-bottom", "bottom", priority=0)
    return d


# ---------------------------------------------------------------- zones
def draw_lake_zones(seed: int) -> Drawing:
    d = Drawing("lake-zones")
    d.place(landscape.sun(40), -380, -250, prefix="sun-")
    d.add(
        "ground",
        shape("-500,-112! -450,-116 -404,-101! 440,-101! 480,-116 520,-112! 520,320! -500,320!"),
        Form.CUT,
        "subsoil",
        tone=0.1,
    )
    basin = shape("-404,-100! -300,-58 -180,120 0,230 180,248 318,176 398,-60 440,-100!")
    d.add(
        "limnetic",
        basin.intersection(box(-220, -110, 380, 56)),
        Form.FLAT,
        "water",
        outline=True,
        shadow=False,
    )
    d.add(
        "littoral",
        unary_union(
            [basin.intersection(box(-420, -110, -220, 320)), basin.intersection(box(380, -110, 480, 320))]
        ),
        Form.FLAT,
        "water",
        tone=0.35,
        outline=True,
        shadow=False,
    )
    d.add(
        "profundal",
        basin.intersection(box(-220, 56, 380, 320)),
        Form.FLAT,
        "water-dark",
        tone=0.15,
        outline=True,
        shadow=False,
    )
    floor = basin.difference(geo.inset(basin, 15)).intersection(box(-240, 20, 400, 320))
    d.add("benthic", floor, Form.FLAT, "humus", tone=0.1, outline=True)
    for n, (x, y, high) in enumerate(((-366, -92, 90), (-330, -76, 110), (-292, -52, 100), (410, -88, 90))):
        reeds = [
            limb(f"{x + dx},{y} {x + dx * 1.4:.0f},{y - high * 0.5} {x + dx * 2:.0f},{y - high}", 4, 3.4, 1)
            for dx in (-9, -3, 3, 9)
        ]
        d.add(f"reeds-{n}", reeds, Form.ROUND, "foliage", depth=2)
    d.place(bony_fish(), 90, -30, 0.36, prefix="fish-")
    d.add(
        "plankton",
        MultiPoint(geo.scatter(box(-180, -80, 20, 30), 28, "plankton")),
        Form.DOTS,
        "algal-cell",
        width=6,
        shadow=False,
    )
    d.label("lake-littoral", "littoral", priority=0)
    d.label("lake-limnetic", "limnetic", priority=0)
    d.label("lake-profundal", "profundal", priority=0)
    d.label("lake-benthic", "benthic", priority=0)
    return d


def draw_ocean(seed: int) -> Drawing:
    d = Drawing("ocean-zones", box=(0, -90, 1000, 760))
    d.add("sky", box(0, -90, 1000, 60), Form.SHEET, "sky", shadow=False)
    d.place(landscape.sun(30), 880, -40, prefix="sun-")
    d.add("photic", box(110, 40, 1000, 190), Form.FLAT, "water", tone=0.2, shadow=False)
    d.add("aphotic", box(110, 190, 1000, 660), Form.FLAT, "water-deep", shadow=False)
    d.add("abyss", box(420, 510, 1000, 660), Form.FLAT, "water-dark", shadow=False)
    d.add(
        "shore",
        shape(
            "0,0! 90,14 150,50 230,96 420,130 470,180 510,330 560,500 640,590 800,620 1000,628! 1000,670! 0,670!"
        ),
        Form.CUT,
        "sand",
        tone=-0.05,
    )
    floor = strokes("160,58 230,98 420,132 470,182 510,330 560,500 640,592 800,622 996,629")
    d.add("benthic", floor, Form.CORD, "humus", width=9, tone=0.15)
    d.add("intertidal", straight("112,42 186,42 186,78 150,52"), Form.FLAT, "foliage-light", outline=True)
    d.add("neritic", straight("190,46 426,46 426,52 190,52"), Form.FLAT, "artery")
    d.add("oceanic", straight("440,46 994,46 994,52 440,52"), Form.FLAT, "vein")
    d.place(bony_fish(), 330, 92, 0.2, prefix="fish-")
    d.place(bony_fish(), 720, 130, 0.3, prefix="tuna-")
    for term, part, priority, zone in (
        ("ocean-intertidal", "intertidal", 0, None),
        ("ocean-neritic", "neritic", 0, None),
        ("ocean-oceanic", "oceanic", 0, None),
        ("ocean-photic", "photic", 0, box(440, 60, 1000, 180)),
        ("ocean-aphotic", "aphotic", 0, box(540, 200, 1000, 500)),
        ("ocean-abyssal", "abyss", 0, None),
        ("ocean-benthic", "benthic", 0, None),
        ("ocean-shelf", "shore", 1, box(240, 130, 440, 400)),
    ):
        d.label(term, part, priority=priority, zone=zone)
    return d


# ---------------------------------------------------------------- soil
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


# ---------------------------------------------------------------- the greenhouse effect
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


# ---------------------------------------------------------------- the water of the Earth
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
        key="lake-turnover",
        title="Spring and fall turnover of a lake",
        kind="process",
        scene=drawn(
            "lake-turnover",
            "Spring and fall turnover of a lake",
            Layout.PROCESS,
            (
                Panel(
                    "lake-winter",
                    draw_winter,
                    "Winter",
                    text="The surface is frozen; the densest water, at 4 °C, lies at the bottom.",
                ),
                Panel(
                    "lake-spring",
                    draw_spring,
                    "Spring turnover",
                    text="Ice melts; surface water warms to 4 °C, sinks, and the lake mixes.",
                ),
                Panel(
                    "lake-summer",
                    draw_summer,
                    "Summer",
                    text="Warm water floats on cold water; they hardly mix.",
                ),
                Panel(
                    "lake-fall",
                    draw_autumn,
                    "Fall turnover",
                    text="The surface cools, becomes denser and sinks; the lake mixes again.",
                ),
            ),
            _of(ecology.WATERS, "lake-"),
            note="Deep freshwater lake of a temperate climate; temperatures are typical.",
        ),
        names=(
            "lake turnover",
            "spring and fall turnover",
            "turnover of a lake",
            "fall turnover",
            "spring turnover",
            "seasonal turnover of a lake",
            "thermal stratification of a lake",
            "lake stratification",
        ),
        tells=("turnover + lake", "spring + fall + freshwater lake", "thermocline + lake"),
        opening="A deep lake through the four seasons.",
        facts=(
            Fact("Water is densest at 4 °C.", BOOK),
            Fact("Turnover carries oxygen to the bottom and nutrients to the top.", BOOK),
        ),
        summary="A lake mixes in spring and fall; in winter and summer its layers stay apart.",
        sources=(BOOK,),
    ),
    Subject(
        key="lake-zones",
        title="Zones of a lake",
        kind="plate",
        scene=drawn(
            "lake-zones",
            "Zones of a lake",
            Layout.PLATE,
            (Panel("lake-zones", draw_lake_zones),),
            tuple(
                t
                for t in ecology.WATERS
                if t.key in ("lake-littoral", "lake-limnetic", "lake-profundal", "lake-benthic")
            ),
            note="Not to scale.",
        ),
        names=(
            "zones of a lake",
            "lake zone",
            "zone of a lake",
            "zonation of a lake",
            "lake zonation",
            "freshwater zone",
            "pond zone",
            "zonation of a pond",
        ),
        tells=("littoral + limnetic", "limnetic + profundal"),
        not_when=("turnover",),
        opening="A lake is cut open from shore to shore.",
        facts=(
            Fact(
                "Light reaches the littoral and the limnetic zone, not the profundal zone.", "begon-ecology"
            ),
        ),
        summary="Shallow littoral and sunlit limnetic zone lie above the dark profundal zone and the floor.",
        sources=("begon-ecology", BOOK),
    ),
    Subject(
        key="ocean-zones",
        title="Zones of the ocean",
        kind="plate",
        scene=drawn(
            "ocean-zones",
            "Zones of the ocean",
            Layout.PLATE,
            (Panel("ocean-zones", draw_ocean),),
            _of(ecology.WATERS, "ocean-"),
            subtitle="From the shore to the deep sea",
            note="Not to scale.",
        ),
        names=(
            "ocean zone",
            "zone of the ocean",
            "zones of the ocean",
            "marine zone",
            "oceanic zone",
            "zonation of the ocean",
            "ocean zonation",
            "zones of the marine environment",
            "marine biome",
            "ocean depth zone",
        ),
        tells=(
            "neritic + oceanic",
            "photic + aphotic",
            "intertidal + benthic",
            "intertidal + neritic",
            "ocean + divided + zone + depth",
        ),
        not_when=("map", "dead zone", "coral reef fish"),
        opening="The ocean is cut open from the shore to the deep sea.",
        caption=(
            "ocean-intertidal",
            "ocean-neritic",
            "ocean-oceanic",
            "ocean-photic",
            "ocean-aphotic",
            "ocean-benthic",
            "ocean-abyssal",
        ),
        summary="Zones follow from shore to open sea and from the sunlit surface to the dark abyss.",
        sources=(BOOK,),
    ),
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
