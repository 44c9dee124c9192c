"""Lakes through the year, and zones of lakes and oceans."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import landscape
from ..glyphs.contours import limb, shape, straight, strokes
from ..glyphs.vertebrates import bony_fish
from ..knowledge import ecology
from ..scenes import drawn
from ..subject import Fact, Subject

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
)
