"""Hyphae of two kinds, feathers of a wing, and the life of a jellyfish."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape, stroke, strokes
from ..glyphs.invertebrates import jellyfish
from ..knowledge import life_forms
from ..scenes import drawn
from ..subject import Fact, Subject

BOX = (-150.0, -130.0, 300.0, 260.0)


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


SUBJECTS = (
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
