"""Water up, sugar down, and how shoots bend towards the light."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import landscape
from ..glyphs.contours import limb, shape, straight
from ..knowledge import plant_cycles, plant_life
from ..scenes import drawn
from ..subject import Fact, Subject


def draw_leaf_end(seed: int) -> Drawing:
    """Water evaporates inside the leaf and leaves through a stoma."""
    d = Drawing("transport-leaf", box=(-150, -120, 300, 240))
    d.add("air", box(-146, -116, 146, 116), Form.HOLLOW, "sky", depth=10)
    d.add("vessel", straight("-146,-92 -20,-92 10,-70 -146,-58"), Form.CUT, "xylem", tone=0.5)
    d.add("water", straight("-146,-84 -24,-84 -6,-74 -146,-66"), Form.FLAT, "water-deep")
    cells = [
        geo.wobbly(x, y, 34, 29, f"mesophyll-{n}", 9, 0.1)
        for n, (x, y) in enumerate(((34, -58), (92, -24), (-70, -14), (-8, 6), (-108, 34), (104, 34)))
    ]
    d.add("mesophyll", cells, Form.ROUND, "spongy", depth=9)
    d.add(
        "epidermis",
        [geo.rounded_box(x, 76, 62, 36, 9) for x in (-146, -82, 60)],
        Form.ROUND,
        "epidermis-plant",
        depth=6,
    )
    d.add(
        "guards",
        [geo.ellipse(2, 94, 14, 20, 10), geo.ellipse(44, 94, 14, 20, -10)],
        Form.ROUND,
        "guard-cell",
        depth=6,
    )
    d.add("stoma", box(17, 78, 29, 114), Form.FLAT, "sky")
    d.add(
        "vapor",
        MultiPoint([(24, 36), (20, 58), (28, 74), (44, 44), (10, 44), (22, 96), (26, 112), (60, 30)]),
        Form.DOTS,
        "water-deep",
        width=8,
    )
    for term, part in (
        ("flow-vessel", "vessel"),
        ("flow-mesophyll", "mesophyll"),
        ("flow-vapor", "vapor"),
        ("flow-stoma", "guards"),
    ):
        d.label(term, part, priority=0)
    return d


def draw_stem_middle(seed: int) -> Drawing:
    """The unbroken column of water in a xylem vessel."""
    d = Drawing("transport-stem", box=(-150, -120, 300, 240))
    d.add("wall", box(-58, -118, 58, 118), Form.CUT, "xylem", tone=0.25)
    d.add("lumen", box(-42, -118, 42, 118), Form.HOLLOW, "water", depth=12)
    d.add("rings", [box(-44, y, 44, y + 6) for y in range(-108, 110, 34)], Form.FLAT, "xylem", opacity=0.55)
    places = [
        (x, y)
        for row, y in enumerate(range(-100, 110, 24))
        for x in (-20 + 8 * (row % 2), 14 + 8 * (row % 2))
    ]
    d.add(
        "bonds",
        unary_union([LineString([(x, y), (x + 4, y + 24)]) for x, y in places[:-2]]),
        Form.LINE,
        "ink",
        width=1.6,
    )
    d.add("molecules", [geo.ellipse(x, y, 7) for x, y in places], Form.ROUND, "artery", depth=4)
    d.add(
        "hydrogens",
        [geo.ellipse(x + dx, y + 5, 4) for x, y in places for dx in (-6, 6)],
        Form.ROUND,
        "cloud",
        depth=2,
    )
    d.flow("vein", (96, 70), (96, 0), (96, -70), width=11)
    d.label("flow-vessel", "wall", priority=0)
    d.label("flow-cohesion", "molecules", priority=0)
    return d


def draw_root_end(seed: int) -> Drawing:
    """Water passes from the soil through a root hair to the xylem."""
    d = Drawing("transport-root", box=(-150, -120, 300, 240))
    d.add("soil", box(-146, -116, 20, 116), Form.CUT, "subsoil", tone=0.35)
    d.add(
        "grains",
        [
            geo.wobbly(x, y, 20, 17, f"grain-{n}", 8, 0.14)
            for n, (x, y) in enumerate(
                (
                    (-120, -90),
                    (-70, -70),
                    (-120, -40),
                    (-124, 60),
                    (-70, 78),
                    (-30, -96),
                    (-20, 96),
                    (-96, 106),
                )
            )
        ],
        Form.ROUND,
        "parent-rock",
        depth=6,
    )
    d.add(
        "soil-water",
        [geo.ellipse(x, y, 12, 8) for x, y in ((-92, -54), (-96, 34), (-46, 56), (-46, -70))],
        Form.ROUND,
        "water",
        depth=3,
    )
    d.add(
        "hair",
        geo.fillet(unary_union([box(0, -36, 40, 30), limb("10,-4 -40,0 -104,6", 15, 12, 9, cap=2)]), 8),
        Form.ROUND,
        "root-skin",
        depth=8,
    )
    d.add("epidermis", [box(0, -116, 40, -40), box(0, 34, 40, 116)], Form.ROUND, "root-skin", depth=8)
    cells = geo.cells(box(44, -116, 96, 116), 40, "root-cells", wall=1.2, rounding=7)
    d.add("cortex", cells, Form.ROUND, "cortex", depth=6)
    d.add("vessel", box(102, -116, 140, 116), Form.CUT, "xylem", tone=0.3)
    d.add("vessel-water", box(111, -116, 131, 116), Form.FLAT, "water-deep")
    d.flow("vein", (-70, 4), (20, -4), (92, -10), width=8)
    for term, part in (
        ("flow-soil-water", "soil-water"),
        ("flow-root-hair", "hair"),
        ("flow-vessel", "vessel"),
    ):
        d.label(term, part, priority=0)
    return d


def draw_pressure_flow(seed: int) -> Drawing:
    d = Drawing("pressure-flow")
    d.add("xylem", box(-250, -330, -150, 330), Form.CUT, "xylem", tone=0.35)
    d.add("xylem-water", box(-226, -330, -174, 330), Form.HOLLOW, "water", depth=14)
    d.add("phloem", box(-60, -330, 60, 330), Form.CUT, "phloem", tone=0.4)
    d.add("sap", box(-44, -330, 44, 330), Form.HOLLOW, "pith", depth=14)
    plates = [box(x, y - 8, x + 15, y + 8) for y in (-165, 0, 165) for x in (-44, -21, 2, 25)]
    d.add("plates", plates, Form.CUT, "phloem")
    d.add(
        "companion", [geo.rounded_box(64, y, 58, 116, 12) for y in (-296, 180)], Form.ROUND, "spongy", depth=9
    )
    d.add(
        "companion-nuclei",
        [geo.ellipse(93, y + 58, 14) for y in (-296, 180)],
        Form.ROUND,
        "nucleoplasm",
        depth=5,
    )
    d.add("source", geo.rounded_box(134, -320, 190, 164, 26), Form.ROUND, "palisade", depth=16)
    d.add(
        "chloroplasts",
        MultiPoint(geo.scatter(geo.rounded_box(150, -304, 158, 132, 16), 32, "source")),
        Form.DOTS,
        "thylakoid",
        width=17,
        shadow=False,
    )
    d.add("sink", geo.rounded_box(134, 156, 190, 164, 26), Form.ROUND, "cortex", depth=16)
    d.add(
        "starch",
        MultiPoint(geo.scatter(geo.rounded_box(156, 178, 146, 120, 16), 36, "sink")),
        Form.DOTS,
        "paper",
        width=18,
        shadow=False,
    )
    r = geo.rng("sap")
    crowd = [
        (r.uniform(-34, 34), y)
        for y, n in ((-290, 9), (-240, 8), (-200, 7), (-110, 5), (-50, 4), (60, 3), (120, 2), (240, 1))
        for _ in range(n)
    ]
    d.add(
        "sugar",
        MultiPoint([(x, y + r.uniform(-20, 20)) for x, y in crowd]),
        Form.DOTS,
        "anther",
        width=11,
        shadow=False,
    )
    d.flow("action", (150, -240), (110, -240), (46, -240), width=10)
    d.flow("action", (46, 240), (110, 240), (150, 240), width=10)
    d.flow("vein", (-170, -250), (-110, -260), (-48, -256), width=10)
    d.flow("vein", (-48, 256), (-110, 260), (-170, 250), width=10)
    d.flow("action", (0, -130), (0, -80), (0, -30), width=12)
    d.flow("action", (0, 36), (0, 84), (0, 134), width=12)
    d.flow("vein", (-200, 200), (-200, 0), (-200, -200), width=12)
    for term, part, priority in (
        ("flow-source", "source", 0),
        ("flow-sink", "sink", 0),
        ("flow-sieve-tube", "phloem", 0),
        ("flow-plate", "plates", 0),
        ("flow-companion", "companion", 0),
        ("flow-xylem", "xylem", 0),
        ("flow-sugar", "sugar", 0),
    ):
        d.label(term, part, priority=priority, side="L" if term == "flow-xylem" else "")
    return d


def _shoot(key: str, bend: float, sunny: bool) -> Drawing:
    d = Drawing(key, box=(-150, -140, 300, 260))
    d.add("soil", shape("-120,84! 0,78 120,84! 120,118! -120,118!"), Form.CUT, "topsoil", tone=0.2)
    if sunny:
        d.place(landscape.sun(22), 116, -96, prefix="sun-")
    course = [(0.0, 84.0), (bend * 0.1, 20.0), (bend * 0.5, -30.0), (bend, -72.0)]
    d.add(
        "stem",
        geo.tube(*[(x, y, r) for (x, y), r in zip(course, (17, 16, 15, 13), strict=True)], cap=2),
        Form.ROUND,
        "foliage-light",
        depth=10,
    )
    side = -9 if bend else 0
    dots = [(x + side + dx, y + dy) for x, y in course[1:] for dx, dy in ((-3, 0), (4, 9), (-2, 18), (3, -9))]
    if not bend:
        dots = [(dx, y) for y in range(-70, 60, 14) for dx in (-7, 6)]
    d.add("auxin", MultiPoint(dots), Form.DOTS, "artery", width=8, shadow=False)
    d.add("tip", geo.ellipse(bend, -82, 14, 18, bend * 0.5), Form.ROUND, "foliage", depth=7)
    d.label("tropism-tip", "tip", priority=0)
    d.label("tropism-auxin", "auxin", priority=0)
    if sunny:
        d.label("tropism-light", "sun-disc", priority=1)
    return d


def draw_even_light(seed: int) -> Drawing:
    return _shoot("shoot-straight", 0, False)


def draw_side_light(seed: int) -> Drawing:
    return _shoot("shoot-bent", 56, True)


def _of(group, *prefixes: str):
    return tuple(term for term in group if term.key.startswith(prefixes))


BOOK = "openstax-bio-30"


SUBJECTS = (
    Subject(
        key="transpiration",
        title="Water transport in a plant",
        kind="process",
        scene=drawn(
            "transpiration",
            "Water transport in a plant",
            Layout.PROCESS,
            (
                Panel(
                    "transport-root",
                    draw_root_end,
                    "Uptake",
                    text="Root hairs take up water from the soil; it passes to the xylem.",
                ),
                Panel(
                    "transport-stem",
                    draw_stem_middle,
                    "Cohesion",
                    text="Hydrogen bonds hold the water together in an unbroken column.",
                ),
                Panel(
                    "transport-leaf",
                    draw_leaf_end,
                    "Transpiration",
                    text="Water evaporates from the leaf through stomata and pulls the column up.",
                ),
            ),
            _of(
                plant_cycles.TRANSPORT,
                "flow-root-hair",
                "flow-soil-water",
                "flow-vessel",
                "flow-cohesion",
                "flow-vapor",
                "flow-stoma",
                "flow-mesophyll",
            ),
            subtitle="Cohesion–tension theory",
            note="Not drawn to a common scale.",
        ),
        names=(
            "transpiration",
            "water transport in plant",
            "water transport in a plant",
            "cohesion tension theory",
            "cohesion tension theory of sap ascent",
            "cohesion tension",
            "water movement in plant",
            "movement of water in a plant",
            "ascent of sap",
            "water movement through a plant",
            "transpiration stream",
            "xylem transport",
            "transport of water in xylem",
        ),
        tells=(
            "cohesion + tension + xylem",
            "transpiration + xylem",
            "evaporation from the mesophyll + water",
            "water potential + atmosphere + xylem",
        ),
        not_when=("phloem", "sugar", "evapotranspiration", "water cycle", "hydrolog", "cam ", "stomata of"),
        opening="Water on its way from the soil through the plant into the air.",
        caption=("flow-vapor", "flow-cohesion"),
        summary="Root hairs take up water, xylem holds an unbroken column, and leaves pull it up.",
        sources=(BOOK, "taiz-physiology"),
    ),
    Subject(
        key="phloem-pressure-flow",
        title="Pressure flow in the phloem",
        kind="plate",
        scene=drawn(
            "phloem-pressure-flow",
            "Pressure flow in the phloem",
            Layout.PLATE,
            (Panel("pressure-flow", draw_pressure_flow),),
            _of(
                plant_cycles.TRANSPORT,
                "flow-source",
                "flow-sink",
                "flow-sieve",
                "flow-plate",
                "flow-companion",
                "flow-xylem",
                "flow-sugar",
            ),
            subtitle="Sugar from source to sink; blue arrows are water",
            note="Schematic.",
        ),
        names=(
            "pressure flow",
            "pressure flow model",
            "phloem transport",
            "translocation in the phloem",
            "phloem translocation",
            "sugar transport in plant",
            "phloem loading",
            "source to sink",
            "transport of sugar in phloem",
            "phloem",
            "sieve tube",
            "sieve tube and companion cell",
            "transport of photosynthate",
            "pressure flow in the phloem",
        ),
        tells=(
            "phloem + source + sink",
            "sucrose + companion cell",
            "sieve tube + companion cell",
            "sugar + source + sink + phloem",
            "phloem + sucrose + xylem",
        ),
        not_when=(
            "chromosome",
            "robertsonian",
            "inversion",
            "ribosome",
            "elongation",
            "cross section",
            "mutation",
            "karyotype",
            "leaf section",
            "secondary",
            "root hair",
            "mitochondri",
            "protein",
        ),
        opening="Sugar is loaded at a source, flows through the sieve tube, and is unloaded at a sink.",
        facts=(
            Fact(
                "Sugar draws water in from the xylem at the source; the pressure drives the sap to the sink, where water leaves.",
                BOOK,
            ),
        ),
        caption=("flow-source", "flow-sink"),
        summary="Sugar enters the sieve tube at the source and flows under pressure to the sink.",
        sources=(BOOK, "taiz-physiology"),
    ),
    Subject(
        key="phototropism",
        title="Phototropism",
        kind="comparison",
        scene=drawn(
            "phototropism",
            "Phototropism",
            Layout.COMPARISON,
            (
                Panel(
                    "shoot-straight",
                    draw_even_light,
                    "Light from above",
                    text="Auxin is evenly spread; the shoot grows straight.",
                ),
                Panel(
                    "shoot-bent",
                    draw_side_light,
                    "Light from one side",
                    text="Auxin gathers on the shaded side, where cells lengthen: the shoot bends.",
                ),
            ),
            plant_life.TROPISM,
        ),
        names=(
            "phototropism",
            "auxin and phototropism",
            "auxin",
            "plant response to light",
            "bending towards light",
            "auxin and light",
            "role of auxin in phototropism",
            "plant tropism",
        ),
        tells=("auxin + light + shoot", "phototropism + auxin", "shaded side + auxin"),
        not_when=(
            "phytochrome",
            "red light",
            "gravitropism",
            "darwin experiment",
            "coleoptile experiment",
            "boysen",
            "apical dominance",
            "gibberellin",
        ),
        opening="A shoot in even light and in light from one side.",
        facts=(Fact("Auxin from the tip makes the cells of the shoot lengthen.", BOOK),),
        summary="Auxin moves to the shaded side of the shoot, which bends towards the light.",
        sources=(BOOK, "taiz-physiology"),
    ),
)
