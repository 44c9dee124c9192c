"""Forms compared: leaves and their arrangement, hyphae, feathers of a wing, what soil is made of, ways into the root."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiPoint, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, stroke, strokes
from ..glyphs.invertebrates import jellyfish
from ..glyphs.leaf import LeafShape, draw_leaf
from ..knowledge import life_forms
from ..subject import Fact, Subject, drawn

BOX = (-150.0, -130.0, 300.0, 260.0)


# ---------------------------------------------------------------- leaves
def draw_simple(seed: int) -> Drawing:
    d = Drawing("leaf-simple", box=BOX)
    leaf = draw_leaf("simple", LeafShape(length=210, upper=62, lower=62, bend=6, veins=8, stalk=44))
    d.place(leaf, 0, 96, rotation=-90, prefix="leaf-")
    d.label("leaftype-lamina", "leaf-blade", priority=0)
    d.label("leaftype-petiole", "leaf-stalk", priority=0)
    return d


def _leaflets(d: Drawing, places, length: float) -> tuple[str, ...]:
    small = LeafShape(
        length=length, upper=length * 0.24, lower=length * 0.24, bend=3, veins=6, stalk=7, veinlets=False
    )
    for n, (x, y, turn) in enumerate(places):
        d.place(draw_leaf(f"{d.key}-{n}", small), x, y, rotation=turn, prefix=f"leaflet-{n}-")
    return tuple(f"leaflet-{n}-blade" for n in range(len(places)))


def draw_palmate(seed: int) -> Drawing:
    d = Drawing("leaf-palmate", box=BOX)
    d.add("petiole", limb("0,20 2,70 -4,122", 4, 4, 5), Form.ROUND, "stem", depth=3)
    names = _leaflets(d, [(9 * k, 14 - 3 * abs(k), -90 + 42 * k) for k in (-2, -1, 0, 1, 2)], 104)
    d.label("leaftype-leaflet", *names, priority=0)
    d.label("leaftype-petiole", "petiole", priority=0)
    return d


def draw_pinnate(seed: int) -> Drawing:
    d = Drawing("leaf-pinnate", box=BOX)
    d.add("rachis", limb("0,124 2,20 0,-50", 5, 4, 3), Form.ROUND, "stem", depth=3)
    places = [(s * 6, y, -90 + s * 64) for y in (64, 18, -28) for s in (-1, 1)] + [(0, -50, -90)]
    names = _leaflets(d, places, 70)
    d.label("leaftype-leaflet", *names, priority=0)
    d.label("leaftype-rachis", "rachis", priority=0)
    return d


def _arranged(key: str, places) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add("stem", limb("0,126 2,0 0,-120", 8, 7, 6), Form.ROUND, "stem", depth=5)
    names = _leaflets(d, places, 96)
    d.label("leaftype-leaf", *names, priority=0)
    d.label("leaftype-node", "stem", priority=1, zone=box(-9, 30, 9, 62))
    return d


def draw_alternate(seed: int) -> Drawing:
    return _arranged(
        "leaves-alternate",
        [(s * 9, y, -90 + s * 58) for y, s in ((84, -1), (46, 1), (4, -1), (-36, 1), (-76, -1))],
    )


def draw_opposite(seed: int) -> Drawing:
    return _arranged("leaves-opposite", [(s * 9, y, -90 + s * 58) for y in (74, 8, -60) for s in (-1, 1)])


def draw_whorled(seed: int) -> Drawing:
    return _arranged(
        "leaves-whorled",
        [(dx, y, turn) for y in (50, -50) for dx, turn in ((-9, -164), (9, -16), (-7, -128), (7, -52))],
    )


# ---------------------------------------------------------------- hyphae
def _hypha(key: str, septate: bool) -> Drawing:
    d = Drawing(key, box=(-190, -90, 380, 180))
    outline = geo.fillet(
        unary_union(
            [limb("-180,20 0,6 180,16", 40, 40, 40, cap=2), limb("30,6 70,-40 130,-76", 28, 27, 26, cap=2)]
        ),
        10,
    )
    d.add("wall", outline, Form.ROUND, "hypha", depth=10)
    inside = geo.inset(outline, 9)
    d.add("cytoplasm", inside, Form.HOLLOW, "mushroom-flesh", depth=10)
    if septate:
        cuts = [
            box(x - 4, -60, x + 4, 80).difference(box(x - 9, 3, x + 9, 19)).intersection(inside)
            for x in (-120, -56, 6, 96)
        ]
        d.add("septa", unary_union(cuts), Form.FLAT, "hypha", tone=-0.15, outline=True)
    spots = (
        ((-150, 14), (-88, 12), (-24, 10), (52, 16), (140, 14), (88, -44))
        if septate
        else (
            (-160, 20),
            (-130, 2),
            (-96, 24),
            (-60, 2),
            (-30, 20),
            (4, 4),
            (40, 22),
            (60, -10),
            (84, -46),
            (112, -64),
            (98, 8),
            (140, 24),
        )
    )
    d.add("nuclei", [geo.ellipse(x, y, 10) for x, y in spots], Form.ROUND, "fungal-spore", depth=4)
    if septate:
        d.label("hypha-septum", "septa", priority=0)
    d.label("hypha-nucleus", "nuclei", priority=0)
    d.label("hypha-wall", "wall", priority=1)
    d.label("hypha-cytoplasm", "cytoplasm", priority=2)
    return d


def draw_septate(seed: int) -> Drawing:
    return _hypha("hypha-septate", True)


def draw_coenocytic(seed: int) -> Drawing:
    return _hypha("hypha-coenocytic", False)


# ---------------------------------------------------------------- a wing
def draw_wing(seed: int) -> Drawing:
    d = Drawing("bird-wing")

    def feather(x: float, y: float, turn: float, length: float, width: float):
        vane = [
            (0, -width * 0.5),
            (length * 0.7, -width * 0.6),
            (length, 0),
            (length * 0.7, width * 0.6),
            (0, width * 0.5),
        ]
        return geo.blob(*geo.local(vane, x, y, turn), step=5)

    def shaft(x: float, y: float, turn: float, length: float):
        return LineString([(x, y), geo.polar(length * 0.96, turn, x, y)])

    secondaries = [(-300 + 56 * k, 20 - 6 * k, 96 - 3 * k, 230, 62) for k in range(8)]
    primaries = [(150 + 19 * k, -26 - 12 * k, 74 - 9.5 * k, 310 + 9 * k - 2.2 * k * k, 50) for k in range(10)]
    d.add("secondary", [feather(*f) for f in secondaries], Form.SHEET, "feather-pale")
    for n, f in enumerate(reversed(primaries)):
        d.add(f"primary-{n}", feather(*f), Form.SHEET, "feather-brown", tone=-0.04 * (n % 2))
    lines = [shaft(*f[:4]) for f in (*secondaries, *primaries)]
    d.add("shafts", unary_union(lines), Form.LINE, "ink", width=2, opacity=0.6)
    coverts = [feather(-296 + 44 * k, -24 - 5 * k, 92 - 3.4 * k, 112, 54) for k in range(14)]
    d.add("coverts", coverts, Form.SHEET, "feather-brown", tone=0.25)
    d.add(
        "arm",
        shape(
            "-360,-40 -320,-70 -160,-86 40,-100 220,-150 330,-176 340,-150 240,-104 60,-44 -160,-20 -320,0"
        ),
        Form.ROUND,
        "feather-brown",
        depth=16,
        tone=0.1,
    )
    d.add(
        "alula",
        [feather(200 + 12 * k, -132 - 8 * k, 26 - 9 * k, 96, 25) for k in range(3)],
        Form.SHEET,
        "feather-brown",
        tone=-0.2,
    )
    d.label("feather-primary", *(f"primary-{n}" for n in range(10)), priority=0)
    d.label("feather-secondary", "secondary", priority=0)
    d.label("feather-coverts", "coverts", priority=0)
    d.label("feather-alula", "alula", priority=1)
    return d


# ---------------------------------------------------------------- soil by volume
def draw_soil_parts(seed: int) -> Drawing:
    d = Drawing("soil-parts")
    start = -90.0
    for id, share, material in (
        ("minerals", 0.45, "parent-rock"),
        ("organic", 0.05, "humus"),
        ("water", 0.25, "water"),
        ("air", 0.25, "sky"),
    ):
        rim = [geo.polar(240, start + 360 * share * k / 60) for k in range(61)]
        d.add(id, Polygon([(0, 0), *rim]), Form.FLAT, material, outline=True, shadow=False)
        d.label(f"soilpart-{id}", id, priority=0)
        start += 360 * share
    return d


# ---------------------------------------------------------------- water into the root
def draw_paths(seed: int) -> Drawing:
    d = Drawing("root-paths")
    d.add("walls", box(-320, -170, 420, 170), Form.CUT, "root-skin", tone=0.1)
    d.add(
        "hair",
        geo.fillet(
            unary_union([box(-320, -164, -236, 164), limb("-270,40 -380,60 -470,50", 34, 26, 20, cap=2)]), 12
        ),
        Form.ROUND,
        "epidermis-plant",
        depth=12,
    )
    cells = [geo.rounded_box(x, y, 96, 100, 18) for x in (-224, -118, -12) for y in (-162, -50, 62)]
    d.add("cortex", cells, Form.ROUND, "cortex", depth=12)
    d.add(
        "endodermis",
        [geo.rounded_box(96, y, 92, 100, 14) for y in (-162, -50, 62)],
        Form.ROUND,
        "endodermis",
        depth=12,
        tone=0.25,
    )
    d.add("strip", [box(90, y, 194, y + 11) for y in (-61, 51)], Form.FLAT, "artery", outline=True)
    d.add(
        "inner", [geo.rounded_box(200, y, 84, 100, 16) for y in (-162, -50, 62)], Form.ROUND, "pith", depth=10
    )
    d.add("xylem", box(296, -164, 412, 164), Form.CUT, "xylem", tone=0.3)
    d.add("lumen", box(316, -164, 392, 164), Form.HOLLOW, "water", depth=14)
    d.add(
        "symplast",
        geo.tube((-450, 52, 5), (-280, 20, 5), (-120, 0, 5), (40, 0, 5), (150, 0, 5), (330, -4, 5), cap=3),
        Form.FLAT,
        "vein",
        outline=True,
    )
    d.add(
        "apoplast",
        geo.tube(
            (-470, 84, 5),
            (-330, 100, 5),
            (-230, 56, 5),
            (-60, 56, 5),
            (60, 56, 5),
            (92, 58, 5),
            (120, 80, 5),
            (250, 84, 5),
            (330, 80, 5),
            cap=3,
        ),
        Form.FLAT,
        "beak",
        outline=True,
    )
    for term, part in (
        ("path-hair", "hair"),
        ("path-cortex", "cortex"),
        ("path-endodermis", "endodermis"),
        ("path-strip", "strip"),
        ("path-xylem", "xylem"),
        ("path-symplast", "symplast"),
        ("path-apoplast", "apoplast"),
    ):
        d.label(term, part, priority=0)
    return d


# ---------------------------------------------------------------- jellyfish
def draw_medusae(seed: int) -> Drawing:
    d = Drawing("jelly-medusa", box=BOX)
    d.place(jellyfish(), 0, 0, 1.05, prefix="medusa-")
    d.label("jelly-medusa", "medusa-bell", priority=0)
    return d


def draw_planula(seed: int) -> Drawing:
    d = Drawing("jelly-planula", box=BOX)
    d.add("egg", geo.ellipse(-84, 20, 34), Form.ROUND, "egg-cell", depth=12)
    body = geo.ellipse(56, 0, 62, 36, -24)
    hairs = [
        LineString([(p.x, p.y), (56 + (p.x - 56) * 1.2, p.y * 1.24)])
        for p in (body.exterior.interpolate(k / 40, normalized=True) for k in range(40))
    ]
    d.add("cilia", unary_union(hairs), Form.CORD, "jelly", width=2)
    d.add("planula", body, Form.ROUND, "jelly", depth=14)
    d.label("jelly-egg", "egg", priority=0)
    d.label("jelly-planula", "planula", priority=0)
    return d


def draw_budding(seed: int) -> Drawing:
    d = Drawing("jelly-polyp", box=BOX)
    d.add(
        "polyp-tentacles",
        strokes(
            "-84,10 -110,-30 -100,-60",
            "-74,4 -84,-40 -74,-70",
            "-56,4 -46,-40 -54,-70",
            "-46,10 -20,-30 -30,-60",
        ),
        Form.CORD,
        "jelly",
        width=6,
    )
    d.add(
        "polyp",
        shape("-90,8 -64,0 -40,8 -46,60 -56,110 -44,122! -86,122! -74,110 -84,60"),
        Form.ROUND,
        "jelly",
        depth=10,
    )
    d.add(
        "disks",
        [
            shape(f"{72 - w},{y} 72,{y - 12} {72 + w},{y} {72 + w - 8},{y + 12} {72 - w + 8},{y + 12}")
            for w, y in ((46, -66), (42, -36), (36, -6), (30, 24), (24, 54))
        ],
        Form.ROUND,
        "jelly",
        depth=6,
    )
    d.add("stalk", shape("60,62! 84,62! 82,110 96,122! 48,122! 62,110"), Form.ROUND, "jelly", depth=6)
    d.label("jelly-polyp", "polyp", priority=0)
    d.label("jelly-bud", "disks", priority=0)
    return d


def draw_ephyra(seed: int) -> Drawing:
    d = Drawing("jelly-ephyra", box=BOX)
    arms = [
        geo.tube(
            (*geo.polar(20, 45 * k), 20), (*geo.polar(70, 45 * k), 15), (*geo.polar(96, 45 * k - 7), 5), cap=2
        )
        for k in range(8)
    ]
    d.add("ephyra", geo.fillet(unary_union([geo.ellipse(0, 0, 44), *arms]), 8), Form.ROUND, "jelly", depth=12)
    d.add(
        "gut",
        MultiPoint([geo.polar(26, 90 * k + 45) for k in range(4)]),
        Form.DOTS,
        "petal",
        width=17,
        shadow=False,
    )
    d.add("edge", stroke("-16,0 0,-14 16,0 0,14 -16,0"), Form.LINE, "jelly", tone=-0.4, width=2)
    d.label("jelly-ephyra", "ephyra", priority=0)
    return d


def _of(group, *keys: str):
    return tuple(term for term in group if term.key.split("-", 1)[1] in keys)


SUBJECTS = (
    Subject(
        key="leaf-types",
        title="Simple and compound leaves",
        kind="comparison",
        scene=drawn(
            "leaf-types",
            "Simple and compound leaves",
            Layout.COMPARISON,
            (
                Panel("leaf-simple", draw_simple, "Simple", text="The lamina is undivided."),
                Panel(
                    "leaf-palmate", draw_palmate, "Palmately compound", text="Leaflets spread from one point."
                ),
                Panel(
                    "leaf-pinnate",
                    draw_pinnate,
                    "Pinnately compound",
                    text="Leaflets stand along the rachis.",
                ),
            ),
            _of(life_forms.LEAVES, "lamina", "leaflet", "rachis", "petiole"),
        ),
        names=(
            "simple and compound leaf",
            "simple and compound leaves",
            "compound leaf",
            "leaf type",
            "leaf form",
            "type of leaf",
            "palmately compound leaf",
            "pinnately compound leaf",
            "leaves may be simple or compound",
        ),
        tells=(
            "simple + compound + leaf",
            "simple leaves + compound",
            "palmately compound + pinnately compound",
            "leaves + simple or compound",
        ),
        not_when=("eye",),
        opening="Three forms of leaves.",
        facts=(
            Fact(
                "A compound leaf has a single bud at the base of its stalk; its leaflets have none.",
                "openstax-bio-30",
            ),
        ),
        summary="A simple leaf is undivided; compound ones have leaflets from one point or along a rachis.",
        sources=("openstax-bio-30",),
    ),
    Subject(
        key="leaf-arrangement",
        title="Leaf arrangement",
        kind="comparison",
        scene=drawn(
            "leaf-arrangement",
            "Leaf arrangement",
            Layout.COMPARISON,
            (
                Panel("leaves-alternate", draw_alternate, "Alternate", text="One leaf at each node."),
                Panel("leaves-opposite", draw_opposite, "Opposite", text="Two leaves at each node."),
                Panel("leaves-whorled", draw_whorled, "Whorled", text="Three or more leaves at each node."),
            ),
            _of(life_forms.LEAVES, "leaf", "node"),
            subtitle="Phyllotaxy",
        ),
        names=(
            "leaf arrangement",
            "arrangement of leaves",
            "arrangement of leaves on a stem",
            "phyllotaxy",
            "alternate opposite and whorled leaves",
            "arrangement of leaf",
        ),
        tells=("alternate + opposite + whorled",),
        opening="Three ways in which leaves stand on a stem.",
        facts=(Fact("The arrangement of leaves helps all of them to reach the light.", "openstax-bio-30"),),
        summary="Nodes bear one leaf (alternate), two (opposite) or several (whorled).",
        sources=("openstax-bio-30",),
    ),
    Subject(
        key="hyphae",
        title="Septate and coenocytic hyphae",
        kind="comparison",
        scene=drawn(
            "hyphae",
            "Septate and coenocytic hyphae",
            Layout.COMPARISON,
            (
                Panel(
                    "hypha-septate",
                    draw_septate,
                    "Septate",
                    text="Septa with pores divide the hypha into cells.",
                ),
                Panel(
                    "hypha-coenocytic",
                    draw_coenocytic,
                    "Coenocytic",
                    text="One long cell without septa holds many nuclei.",
                ),
            ),
            life_forms.HYPHAE,
            note="Schematic.",
        ),
        names=(
            "septate and coenocytic hyphae",
            "fungal hypha",
            "fungal hyphae",
            "septate hyphae",
            "coenocytic hyphae",
            "hypha",
            "hyphae",
            "septate and nonseptate hyphae",
            "type of hyphae",
            "nonseptate hyphae",
        ),
        tells=("septate + coenocytic", "septate + nonseptate", "hyphae + septa"),
        not_when=(
            "mycorrhiza",
            "candida",
            "lichen",
            "pseudohyphae",
            "bread",
            "micrograph",
            "zygomycete",
            "actinobacteria",
        ),
        opening="Two kinds of fungal threads.",
        facts=(Fact("Pores in the septa let cytoplasm and even nuclei pass.", "openstax-bio-24"),),
        summary="Septate hyphae are divided by septa with pores; coenocytic ones are not.",
        sources=("openstax-bio-24", "openstax-micro-5"),
    ),
    Subject(
        key="wing-feathers",
        title="Feathers of a bird's wing",
        kind="plate",
        scene=drawn(
            "wing-feathers",
            "Feathers of a bird's wing",
            Layout.PLATE,
            (Panel("bird-wing", draw_wing),),
            life_forms.FEATHERS,
            subtitle="Spread wing from above, body at the left",
        ),
        names=(
            "wing feather",
            "flight feather",
            "bird wing",
            "primary and secondary feather",
            "feathers of a bird's wing",
            "feather of a bird wing",
            "bird feather",
            "wing of a bird",
            "primary feather",
            "wing feathers",
        ),
        tells=(
            "primary feather + secondary feather",
            "feather + thrust + lift",
            "primary feather + wing tip",
        ),
        not_when=("bat", "homolog", "archaeopteryx", "insect", "skeleton", "down feather", "dinosaur"),
        opening="The spread wing of a bird.",
        caption=("feather-primary", "feather-secondary"),
        summary="Primary feathers stand at the tip, secondaries along the arm, coverts over their bases.",
        sources=("openstax-bio-29",),
    ),
    Subject(
        key="soil-components",
        title="Components of soil",
        kind="graph",
        scene=drawn(
            "soil-components",
            "Components of soil",
            Layout.PLATE,
            (Panel("soil-parts", draw_soil_parts),),
            life_forms.SOIL_PARTS,
            subtitle="Typical shares of the volume",
        ),
        names=(
            "component of soil",
            "soil composition",
            "composition of soil",
            "major component of soil",
            "what soil is made of",
            "components of soil",
        ),
        tells=("soil + inorganic mineral + organic matter", "component of soil + mineral + air"),
        opening="What a typical soil is made of.",
        facts=(
            Fact(
                "Soil consists of minerals, organic matter, water and air; the shares differ between soils.",
                "openstax-bio-31",
            ),
        ),
        summary="Minerals about 45%, water and air about 25% each, organic matter about 5%.",
        sources=("openstax-bio-31",),
    ),
    Subject(
        key="root-water-paths",
        title="Ways of water into the root",
        kind="plate",
        scene=drawn(
            "root-water-paths",
            "Ways of water into the root",
            Layout.PLATE,
            (Panel("root-paths", draw_paths),),
            life_forms.ROOT_PATHS,
            subtitle="From the root hair to the xylem",
            note="Schematic.",
        ),
        names=(
            "casparian strip",
            "apoplast and symplast",
            "symplast and apoplast",
            "apoplast",
            "symplast",
            "water uptake by root",
            "ways of water into the root",
            "water uptake by roots",
            "pathway of water in a root",
            "endodermis",
        ),
        tells=("casparian + endodermis", "apoplast + symplast"),
        not_when=("photo",),
        opening="Cells of a root from the hair to the xylem.",
        caption=("path-strip",),
        summary="Water moves through cells or along walls until the Casparian strip leads it through cells.",
        sources=("openstax-bio-30", "openstax-bio-31"),
    ),
    Subject(
        key="jellyfish-life-cycle",
        title="Jellyfish life cycle",
        kind="cycle",
        scene=drawn(
            "jellyfish-life-cycle",
            "Jellyfish life cycle",
            Layout.CYCLE,
            (
                Panel("jelly-medusa", draw_medusae, "Medusa", text="Males and females shed sperm and eggs."),
                Panel(
                    "jelly-planula",
                    draw_planula,
                    "Zygote and planula",
                    text="The zygote becomes a swimming larva.",
                ),
                Panel("jelly-polyp", draw_budding, "Polyp", text="The settled larva grows; disks bud off."),
                Panel("jelly-ephyra", draw_ephyra, "Ephyra", text="Each disk swims off and grows."),
            ),
            life_forms.JELLYFISH,
            note="Not drawn to a common scale.",
            centre=("Jellyfish", "", "a scyphozoan"),
        ),
        names=(
            "jellyfish life cycle",
            "life cycle of a jellyfish",
            "life cycle of the jellyfish",
            "life cycle of jellyfish",
            "scyphozoan life cycle",
            "cnidarian life cycle",
            "lifecycle of a jellyfish",
        ),
        tells=(
            "jellyfish + life cycle",
            "jellyfish + medusa + polyp + life",
            "planula + ephyra",
            "jellyfish + stage + medusa",
        ),
        not_when=("obelia", "hydrozoa"),
        opening="A jellyfish changes between medusa and polyp.",
        facts=(
            Fact(
                "The medusa is the sexual stage; the polyp reproduces asexually by budding.",
                "openstax-bio-28",
            ),
        ),
        summary="Medusa, planula, polyp with budding disks and ephyra follow one another.",
        sources=("openstax-bio-28",),
    ),
)
