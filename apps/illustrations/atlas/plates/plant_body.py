"""The body of a plant: the whole, a leaf with its parts, and a graft."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, straight, stroke
from ..glyphs.leaf import LeafShape, draw_leaf
from ..knowledge import plants
from ..scenes import drawn
from ..subject import Subject


# ---------------------------------------------------------------- the parts of a leaf
def draw_leaf_parts(seed: int) -> Drawing:
    d = Drawing("leaf-parts")
    d.add("stem", limb("-70,330 -62,120 -74,-150", 25, 23, 21, cap=0), Form.ROUND, "stem", depth=14)
    d.add("bud", shape("-46,44! -30,4 -6,-26 2,2 -14,48!"), Form.ROUND, "foliage", depth=8)
    d.add("petiole", limb("-60,84 -10,66 40,16 92,-46", 22, 13, 11, 10, cap=0), Form.ROUND, "stem", depth=7)
    blade = draw_leaf(
        "blade",
        LeafShape(length=620, upper=178, lower=178, bend=44, foot=0.5, tip=0.8, veins=9, slant=0.16, stalk=0),
    )
    d.place(blade, 84, -38, rotation=-56, prefix="leaf-")
    d.label("leaf-blade", "leaf-blade", priority=0)
    d.label("leaf-midrib", "leaf-midrib", priority=0)
    d.label("leaf-vein-side", "leaf-veins", priority=0)
    rim = d["leaf-blade"].shape
    d.label("leaf-margin", "leaf-blade", priority=0, zone=rim.difference(geo.inset(rim, 7)))
    d.label("leaf-tip", "leaf-blade", priority=1, zone=box(380, -640, 600, -540))
    d.label("leaf-petiole", "petiole", priority=0)
    d.label("leaf-axil-bud", "bud", priority=1)
    d.label("leaf-stem", "stem", priority=1, zone=box(-120, 140, 0, 330))
    d.label("leaf-node", "stem", priority=2, zone=box(-100, 60, -64, 110))
    return d


# ---------------------------------------------------------------- the plant body
def draw_plant_body(seed: int) -> Drawing:
    d = Drawing("plant-body")
    d.add(
        "soil",
        geo.blob(
            (-300, 190, "c"),
            (-150, 182),
            (0, 190),
            (150, 184),
            (300, 190, "c"),
            (300, 560, "c"),
            (-300, 560, "c"),
        ),
        Form.CUT,
        "subsoil",
        tone=0.35,
    )
    lateral = [
        limb(f"0,{y} {side * 70},{y + 40} {side * reach},{y + 86}", 9, 6, 1.6)
        for y, side, reach in (
            (230, -1, 190),
            (258, 1, 210),
            (310, -1, 160),
            (350, 1, 150),
            (400, -1, 100),
            (430, 1, 92),
        )
    ]
    d.add("lateral-roots", lateral, Form.ROUND, "root-skin", depth=4)
    d.add("tap-root", limb("0,180 2,320 -6,430 4,540", 22, 16, 9, 2), Form.ROUND, "root-skin", depth=10)
    d.add("stem", limb("0,196 -3,20 2,-180 0,-330", 17, 15, 12, 8), Form.ROUND, "stem", depth=9)
    leaf = LeafShape(length=200, upper=52, lower=52, bend=16, veins=7, stalk=34)
    for n, (y, side, turn) in enumerate(((90, -1, -24), (10, 1, -28), (-80, -1, -34), (-160, 1, -36))):
        d.place(
            draw_leaf(f"leaf-{n}", leaf),
            side * 34,
            y - 12,
            rotation=side * turn,
            mirror=side < 0,
            prefix=f"leaf-{n}-",
        )
        d.add(
            f"axillary-bud-{n}",
            geo.ellipse(side * 18, y - 16, 8, 13, side * 20),
            Form.ROUND,
            "foliage",
            depth=4,
        )
    d.add(
        "petals",
        [geo.ellipse(*geo.polar(44, 72 * k - 90, -78, -330), 27, 22, 72 * k) for k in range(5)],
        Form.ROUND,
        "petal",
        depth=9,
    )
    d.add("flower-middle", geo.ellipse(-78, -330, 20), Form.ROUND, "anther", depth=7)
    d.add("flower-stalk", stroke("-4,-250 -40,-280 -60,-300"), Form.CORD, "stem", width=9)
    d.add(
        "apical-bud",
        shape("-14,-318! -18,-360 0,-400 18,-360 14,-318!"),
        Form.ROUND,
        "foliage-light",
        depth=8,
    )
    d.add(
        "shoot-bracket",
        straight("232,-400 240,-400 240,180 232,180 232,176 236,176 236,-396 232,-396"),
        Form.FLAT,
        "ink",
    )
    d.add(
        "root-bracket",
        straight("312,200 320,200 320,556 312,556 312,552 316,552 316,204 312,204"),
        Form.FLAT,
        "ink",
    )
    d.label("plant-shoot", "shoot-bracket", priority=0, side="R")
    d.label("plant-root-system", "root-bracket", priority=0, side="R")
    d.label("plant-apical-bud", "apical-bud", priority=0, side="L")
    d.label("plant-flower", "petals", priority=1, side="L")
    d.label("plant-leaf", "leaf-0-blade", "leaf-2-blade", priority=0, side="L")
    d.label("plant-axillary-bud", "axillary-bud-0", "axillary-bud-2", priority=1, side="L")
    d.label("plant-node", "stem", priority=1, side="L", zone=box(-20, -4, 20, 14))
    d.label("plant-internode", "stem", priority=1, side="L", zone=box(-20, -70, 20, -20))
    d.label("plant-stem", "stem", priority=0, side="L", zone=box(-20, 110, 20, 170))
    d.label("plant-tap-root", "tap-root", priority=0, side="L")
    d.label("plant-lateral-root", "lateral-roots", priority=0, side="L")
    return d


# ---------------------------------------------------------------- a graft
def _stock(d: Drawing) -> None:
    d.add(
        "ground", shape("-150,190! -60,182 60,184 150,190! 150,250! -150,250!"), Form.CUT, "topsoil", tone=0.2
    )
    d.add(
        "roots",
        [limb(f"{x * 0.2},186 {x * 0.6},220 {x},246", 10, 7, 3) for x in (-100, -44, 40, 96)],
        Form.ROUND,
        "root-skin",
        depth=4,
    )
    trunk = straight("-27,0 -8,0 0,74 8,0 27,0 30,200 -30,200")
    d.add("stock", geo.smooth(trunk, 1.5), Form.ROUND, "bark", depth=12)


def _scion(y: float) -> Drawing:
    s = Drawing("scion")
    s.add(
        "wood",
        straight(f"-22,{y - 150} 22,{y - 150} 22,{y} 3,{y + 70} -3,{y + 70} -22,{y}"),
        Form.ROUND,
        "stem",
        depth=10,
    )
    s.add("face", straight(f"-15,{y + 4} 15,{y + 4} 2,{y + 66} -2,{y + 66}"), Form.CUT, "wood", tone=0.3)
    small = LeafShape(length=92, upper=24, lower=24, veins=6, stalk=12, veinlets=False)
    for n, (dy, side) in enumerate(((-60, -1), (-84, 1), (-126, -1), (-140, 1))):
        s.place(
            draw_leaf(f"scion-leaf-{n}", small),
            side * 22,
            y + dy,
            rotation=side * -26,
            mirror=side < 0,
            prefix=f"leaf-{n}-",
        )
    return s


def draw_graft_cut(seed: int) -> Drawing:
    d = Drawing("graft-cut", box=(-170, -270, 340, 520))
    _stock(d)
    d.place(_scion(-98), 0, 0, prefix="scion-")
    d.flow("action", (74, -70), (76, -20), (62, 30), width=8)
    d.label("graft-scion", "scion-wood", priority=0)
    d.label("graft-stock", "stock", priority=0)
    d.label("graft-cleft", "stock", priority=1, zone=box(-20, 0, -6, 60))
    return d


def draw_graft_joined(seed: int) -> Drawing:
    d = Drawing("graft-joined", box=(-170, -270, 340, 520))
    _stock(d)
    d.place(_scion(4), 0, 0, prefix="scion-")
    d.add(
        "tape",
        [geo.rounded_box(-32, y, 64, 13, 3) for y in range(-4, 84, 15)],
        Form.ROUND,
        "fur-pale",
        depth=5,
    )
    d.label("graft-scion", "scion-wood", priority=0)
    d.label("graft-stock", "stock", priority=0)
    d.label("graft-tape", "tape", priority=0)
    return d


BOOK = "openstax-bio-30"
SUBJECTS = (
    Subject(
        key="leaf-parts",
        title="Parts of a leaf",
        kind="plate",
        scene=drawn(
            "leaf-parts",
            "Parts of a leaf",
            Layout.PLATE,
            (Panel("leaf-parts", draw_leaf_parts),),
            plants.LEAF,
            subtitle="Simple leaf with pinnate veins",
        ),
        names=(
            "part of a leaf",
            "leaf structure",
            "structure of a leaf",
            "leaf part",
            "external structure of a leaf",
            "external leaf structure",
            "typical leaf",
            "simple leaf",
            "leaf blade and petiole",
            "leaf",
            "leaf morphology",
        ),
        tells=(
            "petiole + midrib",
            "leaf + petiole + lamina",
            "leaf + highly efficient structure",
            "lamina + petiole + margin",
        ),
        not_when=(
            "compound",
            "arrangement",
            "cross section",
            "tissue",
            "cell",
            "color",
            "fall",
            "stomata",
            "stoma",
            "anatomy",
            "mesophyll",
            "water",
            "photosynthesis",
            "pinnately",
            "palmately",
            "cut through",
            "chloroplast",
            "venation",
            "modified",
            "bract",
            "insect",
            "epidermis",
            "internal",
            "disk",
            "disc",
            "sugar",
            "phyllotaxy",
            "whorled",
            "moss",
            "fern",
            "xylem",
        ),
        groups={"vein": ("leaf-vein-side",), "blade": ("leaf-blade",)},
        opening="A simple leaf is shown with the piece of stem that bears it.",
        caption=("leaf-blade", "leaf-midrib", "leaf-vein-side", "leaf-petiole"),
        summary="The petiole joins the broad lamina with its midrib and veins to the stem.",
        sources=(BOOK,),
    ),
    Subject(
        key="plant-body",
        title="Plant body",
        kind="plate",
        scene=drawn(
            "plant-body",
            "Plant body",
            Layout.PLATE,
            (Panel("plant-body", draw_plant_body),),
            plants.BODY,
            subtitle="Shoot system and root system of a flowering plant",
        ),
        names=(
            "plant body",
            "shoot system",
            "root system",
            "shoot system and root system",
            "root and shoot system",
            "shoot and root system",
            "plant organ system",
            "body of a plant",
            "part of a plant",
            "plant part",
            "plant organ",
            "structure of a plant",
            "plant structure",
            "flowering plant structure",
        ),
        tells=("shoot system + root system", "shoot system + root", "node + internode + axillary bud"),
        not_when=(
            "fibrous",
            "life cycle",
            "cell",
            "tissue",
            "hormone",
            "conifer",
            "nitrogen",
            "moss",
            "seedless",
            "fern",
            "parasitic",
        ),
        opening="A flowering plant is shown with its roots laid bare in the soil.",
        caption=("plant-shoot", "plant-root-system", "plant-apical-bud", "plant-node", "plant-leaf"),
        summary="Stem, leaves, buds and flower stand above ground; tap root and lateral roots below.",
        sources=(BOOK,),
    ),
    Subject(
        key="grafting",
        title="Grafting",
        kind="process",
        scene=drawn(
            "grafting",
            "Grafting",
            Layout.PROCESS,
            (
                Panel(
                    "graft-cut",
                    draw_graft_cut,
                    "Cut and join",
                    text="The scion, cut to a wedge, is set into a cleft of the stock.",
                ),
                Panel(
                    "graft-joined",
                    draw_graft_joined,
                    "Bind",
                    text="Taped together, the cambium of both grows into one plant.",
                ),
            ),
            plants.GRAFT,
            subtitle="Cleft graft",
        ),
        names=(
            "grafting",
            "plant grafting",
            "graft of a plant",
            "scion and stock",
            "cleft graft",
            "grafting of plant",
        ),
        tells=("scion + stock", "grafting + stem + root", "graft + scion"),
        not_when=("skin graft", "bypass", "rejection", "versus host", "coronary", "bone graft"),
        opening="A twig of one plant is grafted onto the rooted stem of another.",
        caption=("graft-scion", "graft-stock"),
        summary="A wedge-shaped scion is set into the split stock and bound with tape.",
        sources=("openstax-bio-32",),
    ),
)
