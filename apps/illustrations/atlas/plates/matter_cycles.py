"""Cycles of matter over a landscape: water, carbon, nitrogen, phosphorus and sulfur."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import landscape, mammals
from ..glyphs.contours import limb, shape, straight, strokes
from ..knowledge import ecology
from ..scenes import drawn, terms_labelled
from ..subject import Fact, Subject

BOX = (0.0, 0.0, 1000.0, 640.0)


def _country(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    landscape.scene_land(d)
    return d


def _rain(d: Drawing, x: float, y: float, name: str = "rain") -> None:
    drops = strokes(
        *(f"{x + dx},{y + dy} {x + dx - 5},{y + dy + 16}" for dy in (0, 26, 52) for dx in range(-46, 50, 18))
    )
    d.add(name, drops, Form.CORD, "water-deep", width=4, shadow=False)


def _trees(d: Drawing) -> None:
    for n, (x, y, height) in enumerate(((400, 372, 150), (470, 384, 120))):
        d.place(landscape.tree(height, n), x, y, prefix=f"tree-{n}-")


def draw_water(seed: int) -> Drawing:
    d = _country("water-cycle-land")
    d.place(landscape.sun(40), 900, 82, prefix="sun-")
    d.place(landscape.cloud(200), 250, 82, prefix="cloud-")
    d.place(landscape.cloud(150), 640, 86, prefix="sea-cloud-")
    _rain(d, 250, 128)
    _trees(d)
    d.add(
        "river",
        limb("210,340 250,372 330,392 440,404 560,410 640,424", 4, 6, 8, 9, 10, 14, cap=0),
        Form.SHEET,
        "water",
    )
    d.add(
        "groundwater",
        shape("40,478! 240,484 460,492 640,512! 700,560! 420,540 180,530 40,524!"),
        Form.HOLLOW,
        "water",
        depth=10,
    )
    d.flow("vein", (830, 396), (826, 300), (760, 200), width=11)
    d.flow("vein", (436, 240), (430, 180), (410, 130), width=9)
    d.flow("vein", (560, 70), (470, 60), (372, 70), width=9)
    d.flow("vein", (130, 400), (126, 440), (130, 480), width=9)
    d.flow("vein", (560, 516), (640, 530), (730, 540), width=9)
    d.label("cycle-sun", "sun-disc", priority=1)
    d.label("cycle-cloud", "cloud-body", "sea-cloud-body", priority=0)
    d.label("cycle-rain", "rain", priority=0)
    d.label("cycle-snow", "snow", priority=1)
    d.label("cycle-transpiration", "tree-0-crown", "tree-1-crown", priority=0)
    d.label("cycle-runoff", "river", priority=0)
    d.label("cycle-groundwater", "groundwater", priority=0)
    d.label("cycle-evaporation", "sea", priority=0, zone=box(780, 410, 900, 470))
    d.label("cycle-sea", "sea", priority=1, zone=box(860, 470, 1000, 590))
    return d


def draw_carbon(seed: int) -> Drawing:
    d = _country("carbon-cycle-land")
    d.place(landscape.cloud(260), 520, 72, prefix="air-")
    d.place(landscape.volcano(), 120, 384, 1.0, prefix="volcano-")
    _trees(d)
    d.place(mammals.deer(), 300, 372, 0.36, prefix="deer-")
    d.place(landscape.factory(), 600, 398, 0.62, prefix="factory-")
    d.add("coal", shape("160,556! 420,548 560,566! 540,590 300,586 170,584"), Form.CUT, "humus", tone=-0.2)
    d.flow("action", (470, 112), (440, 160), (420, 206), width=10)
    d.flow("artery", (306, 320), (350, 200), (420, 120), width=9)
    d.flow("artery", (584, 306), (580, 210), (566, 130), width=10)
    d.flow("artery", (140, 190), (240, 110), (390, 80), width=9)
    d.flow("action", (660, 110), (760, 220), (800, 390), width=10)
    d.flow("artery", (880, 390), (860, 240), (690, 84), width=10)
    d.flow("artery", (540, 548), (590, 500), (596, 420), width=9)
    d.flow("action", (400, 400), (396, 450), (380, 530), width=8)
    d.label("cycle-atmosphere-co2", "air-body", priority=0)
    d.label("cycle-volcano", "volcano-cone", priority=1)
    d.label("cycle-animals", "deer-body", priority=0)
    d.label("cycle-plants", "tree-0-crown", "tree-1-crown", priority=0)
    d.label("cycle-factory", "factory-hall", priority=0)
    d.label("cycle-ocean", "sea", priority=0)
    d.label("cycle-soil", "soil", priority=1)
    d.label("cycle-fossil", "coal", priority=0)
    d.label("cycle-sediment", "rock", priority=2)
    return d


def draw_nitrogen(seed: int) -> Drawing:
    d = _country("nitrogen-cycle-land")
    d.place(landscape.cloud(220, -0.12), 200, 84, prefix="storm-")
    d.add(
        "lightning",
        straight("200,120 176,180 196,178 180,246 232,160 208,164 226,120"),
        Form.FLAT,
        "sunlight",
        outline=True,
    )
    d.place(landscape.cloud(220), 640, 76, prefix="air-")
    _trees(d)
    d.place(mammals.deer(), 300, 376, 0.36, prefix="deer-")
    d.add(
        "roots",
        strokes("400,380 380,430 350,470", "400,380 404,440 410,490", "400,380 430,430 456,462"),
        Form.CORD,
        "root-skin",
        width=6,
    )
    d.add(
        "nodules",
        [geo.ellipse(x, y, 9) for x, y in ((368, 448), (356, 466), (406, 460), (440, 446), (410, 486))],
        Form.ROUND,
        "petal",
        depth=4,
    )
    d.add("ammonium", geo.ellipse(250, 500, 52, 26), Form.ROUND, "fat", depth=8)
    d.add("nitrate", geo.ellipse(460, 516, 52, 26), Form.ROUND, "spongy", depth=8)
    d.add(
        "decomposers",
        MultiPoint(geo.scatter(geo.ellipse(130, 470, 60, 26), 14, "decomposers")),
        Form.DOTS,
        "fungal-spore",
        width=9,
    )
    d.add(
        "denitrifying",
        MultiPoint(geo.scatter(geo.ellipse(596, 506, 50, 22), 14, "denitrifying")),
        Form.DOTS,
        "water-dark",
        width=9,
    )
    d.flow("action", (610, 116), (520, 250), (424, 440), width=9)
    d.flow("neutral", (180, 484), (190, 492), (200, 498), width=7)
    d.flow("neutral", (304, 504), (350, 512), (404, 514), width=9)
    d.flow("neutral", (514, 514), (530, 512), (548, 510), width=7)
    d.flow("artery", (620, 480), (690, 320), (670, 116), width=10)
    d.flow("neutral", (290, 400), (230, 430), (170, 458), width=8)
    d.flow("action", (450, 492), (446, 440), (420, 400), width=8)
    for term, parts, priority in (
        ("nitrogen-air", "air-body", 0),
        ("nitrogen-lightning", "lightning", 1),
        ("nitrogen-plants", "tree-0-crown", 0),
        ("nitrogen-animals", "deer-body", 1),
        ("nitrogen-nodules", "nodules", 0),
        ("nitrogen-ammonium", "ammonium", 0),
        ("nitrogen-nitrate", "nitrate", 0),
        ("nitrogen-decomposers", "decomposers", 0),
        ("nitrogen-denitrifying", "denitrifying", 0),
    ):
        d.label(term, parts, priority=priority)
    return d


def draw_phosphorus(seed: int) -> Drawing:
    d = _country("phosphorus-cycle-land")
    _trees(d)
    d.place(mammals.deer(), 300, 372, 0.36, prefix="deer-")
    d.add(
        "river",
        limb("210,330 250,372 330,396 440,406 560,412 640,424", 4, 6, 8, 9, 10, 14, cap=0),
        Form.SHEET,
        "water",
    )
    d.add("field", straight("500,392 590,400 580,380 510,374"), Form.SHEET, "foliage-light")
    d.add(
        "fertilizer",
        MultiPoint(geo.scatter(straight("504,390 584,397 576,382 512,376"), 9, "fertilizer")),
        Form.DOTS,
        "paper",
        width=5,
    )
    d.add("sediment", shape("720,566! 860,586 1000,584! 1000,602! 820,602 740,590"), Form.CUT, "sand")
    d.flow("neutral", (170, 220), (190, 280), (216, 328), width=9)
    d.flow("action", (400, 470), (398, 430), (400, 390), width=9)
    d.flow("neutral", (316, 408), (320, 440), (322, 470), width=8)
    d.flow("neutral", (660, 440), (740, 456), (800, 470), width=9)
    d.flow("neutral", (880, 490), (884, 530), (884, 570), width=9)
    d.flow("artery", (700, 616), (420, 616), (60, 560), width=10)
    for term, part, priority in (
        ("phosphorus-rock", "mountains", 0),
        ("phosphorus-weathering", "river", 0),
        ("phosphorus-soil", "soil", 0),
        ("phosphorus-plants", "tree-0-crown", 0),
        ("phosphorus-animals", "deer-body", 1),
        ("phosphorus-fertilizer", "field", 1),
        ("phosphorus-ocean", "sea", 0),
        ("phosphorus-sediment", "sediment", 0),
    ):
        d.label(term, part, priority=priority)
    return d


def draw_sulfur(seed: int) -> Drawing:
    d = _country("sulfur-cycle-land")
    d.place(landscape.cloud(260), 470, 72, prefix="air-")
    d.place(landscape.volcano(), 120, 384, 1.0, prefix="volcano-")
    _rain(d, 760, 150)
    d.place(landscape.cloud(150), 760, 100, prefix="rain-cloud-")
    _trees(d)
    d.place(landscape.factory(), 600, 398, 0.62, prefix="factory-")
    d.add("river", limb("300,384 400,404 540,410 640,424", 5, 8, 10, 14, cap=0), Form.SHEET, "water")
    d.add(
        "pyrite",
        MultiPoint(geo.scatter(shape("740,572! 960,586 960,594 780,594"), 12, "pyrite")),
        Form.DOTS,
        "beak",
        width=8,
    )
    d.flow("artery", (150, 180), (230, 110), (340, 76), width=10)
    d.flow("artery", (584, 306), (570, 210), (540, 120), width=10)
    d.flow("artery", (430, 226), (440, 170), (456, 120), width=9)
    d.flow("neutral", (590, 74), (640, 80), (684, 90), width=9)
    d.flow("action", (400, 460), (402, 424), (402, 388), width=8)
    d.flow("neutral", (800, 480), (800, 520), (806, 564), width=9)
    for term, part, priority in (
        ("sulfur-air", "air-body", 0),
        ("sulfur-volcano", "volcano-cone", 0),
        ("sulfur-factory", "factory-hall", 0),
        ("sulfur-rain", "rain", 0),
        ("sulfur-plants", "tree-0-crown", 0),
        ("sulfur-soil", "soil", 0),
        ("sulfur-runoff", "river", 1),
        ("sulfur-ocean", "sea", 0),
        ("sulfur-pyrite", "pyrite", 1),
        ("sulfur-rock", "rock", 1),
    ):
        d.label(term, part, priority=priority)
    return d


def _scene(key: str, title: str, draw, note: str = ""):
    land = (Panel(f"{key}-land", draw),)
    return drawn(
        key,
        title,
        Layout.PLATE,
        land,
        terms_labelled(land, ecology.CYCLES),
        subtitle="Stores and ways over land and sea",
        note=note or "Arrows show the main ways; schematic, not to scale.",
    )


BOOK = "openstax-bio-46"
SUBJECTS = (
    Subject(
        key="sulfur-cycle",
        title="Sulfur cycle",
        kind="plate",
        scene=_scene("sulfur-cycle", "Sulfur cycle", draw_sulfur),
        names=("sulfur cycle", "sulphur cycle", "biogeochemical sulfur cycle"),
        tells=(
            "sulfur dioxide + precipitation",
            "sulfur + weathering + fallout",
            "sulfate + sulfur dioxide + ecosystem",
            "sulfur dioxide + atmosphere + ecosystem",
        ),
        not_when=("sulfur bacteria", "microbial", "purple sulfur"),
        opening="The ways of sulfur over land, sea and air.",
        facts=(
            Fact(
                "Sulfur dioxide comes from volcanoes, from burning fossil fuels and from decomposition; rain and fallout return it.",
                BOOK,
            ),
            Fact("Weathering of rocks makes sulfates available, and runoff carries them to the sea.", BOOK),
        ),
        summary="Volcanoes, combustion and decay send sulfur up; rain, runoff and sediment bring it down.",
        sources=(BOOK,),
    ),
    Subject(
        key="phosphorus-cycle",
        title="Phosphorus cycle",
        kind="plate",
        scene=_scene("phosphorus-cycle", "Phosphorus cycle", draw_phosphorus),
        names=("phosphorus cycle", "phosphate cycle", "biogeochemical phosphorus cycle"),
        tells=(
            "phosphorus + weathering + rock",
            "phosphate + weathering",
            "phosphorus + phosphate ion + nature",
        ),
        not_when=("dead zone", "eutrophication"),
        opening="The ways of phosphorus over land and sea.",
        facts=(
            Fact("Phosphorus exists in nature mostly as phosphate; weathering of rock releases it.", BOOK),
            Fact(
                "Phosphate in ocean sediment returns to land when the sea floor is lifted up, after millions of years.",
                BOOK,
            ),
        ),
        summary="Weathering, uptake, waste, runoff, sediment and uplift move phosphate; no gas takes part.",
        sources=(BOOK,),
    ),
    Subject(
        key="carbon-cycle",
        title="Carbon cycle",
        kind="plate",
        scene=_scene(
            "carbon-cycle",
            "Carbon cycle",
            draw_carbon,
            "Red arrows release carbon dioxide, the others take it up or bury it; schematic, not to scale.",
        ),
        names=(
            "carbon cycle",
            "global carbon cycle",
            "biogeochemical carbon cycle",
            "carbon dioxide cycle",
            "carbon reservoir",
        ),
        tells=(
            "carbon dioxide + photosynthesis + respiration + organic carbon",
            "carbon dioxide + atmosphere + dissolved in water + respiration",
            "carbon dioxide + photosynthesis + fossil fuel + respiration",
            "carbon dioxide gas + atmosphere + photosynthesi + rock",
        ),
        not_when=("eukaryotes participate", "prokaryote", "methane", "microbial", "fixation in", "calvin"),
        opening="The ways of carbon over land, sea and air.",
        facts=(
            Fact("Photosynthesis takes carbon dioxide out of the air; respiration returns it.", BOOK),
            Fact("Burning fossil fuels returns carbon that was buried for millions of years.", BOOK),
        ),
        summary="Photosynthesis and the sea take carbon from the air; respiration and combustion return it.",
        sources=(BOOK,),
    ),
    Subject(
        key="nitrogen-cycle",
        title="Nitrogen cycle",
        kind="plate",
        scene=_scene("nitrogen-cycle", "Nitrogen cycle", draw_nitrogen),
        names=("nitrogen cycle", "biogeochemical nitrogen cycle", "nitrification and denitrification"),
        tells=(
            "nitrogen + atmosphere + nitrogen fixing bacteria",
            "nitrogen + living world + bacteria",
            "nitrification + denitrification",
            "nitrogen fixation + nitrification",
            "nitrogen + fixing bacteria + atmosphere + soil",
        ),
        not_when=("nodule formation", "soybean"),
        opening="The ways of nitrogen over land and air; bacteria and archaea carry out most of its changes.",
        facts=(
            Fact("Nitrogen-fixing prokaryotes turn N₂ into ammonia, which plants can use as ammonium.", BOOK),
            Fact(
                "Nitrifying prokaryotes turn ammonium into nitrite and nitrate; denitrifying ones return nitrogen to the air.",
                BOOK,
            ),
        ),
        summary="Fixation, uptake, ammonification, nitrification and denitrification circulate nitrogen.",
        sources=(BOOK,),
    ),
    Subject(
        key="water-cycle",
        title="Water cycle",
        kind="plate",
        scene=_scene("water-cycle", "Water cycle", draw_water),
        names=("water cycle", "hydrologic cycle", "hydrological cycle", "global water cycle"),
        tells=(
            "evaporation + precipitation + runoff",
            "evaporation + condensation + precipitation",
            "evaporat + condens + runoff",
            "water from the land and ocean + atmosphere",
        ),
        opening="The ways of water over land, sea and air.",
        facts=(
            Fact("The sun drives the cycle by evaporating water.", BOOK),
            Fact("Precipitation returns it; runoff and groundwater carry it back to the sea.", BOOK),
        ),
        summary="Evaporation, transpiration, condensation, precipitation, runoff and groundwater move water.",
        sources=(BOOK,),
    ),
)
