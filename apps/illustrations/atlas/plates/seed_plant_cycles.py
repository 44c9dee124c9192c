"""Seed plants: pollen and embryo sac, double fertilization, and the life cycles of a flowering plant and a pine."""

from __future__ import annotations

from shapely import box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout

from ..glyphs.contours import limb, shape, straight, strokes
from ..glyphs.flower import flower
from ..glyphs.landscape import conifer
from ..glyphs.leaf import LeafShape, draw_leaf
from ..knowledge import plant_cycles
from ..scenes import drawn, stage, terms_labelled
from ..subject import Fact, Subject

BOX = (-130.0, -120.0, 260.0, 240.0)


# ---------------------------------------------------------------- stages
def _flower(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.place(flower(), 0, 22, 0.25, prefix="flower-")
    return d


def _pollen(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    spikes = unary_union(
        [geo.ellipse(0, 0, 88), *(geo.ellipse(*geo.polar(90, 18 * k), 8) for k in range(20))]
    )
    d.add("exine", spikes, Form.ROUND, "anther", depth=16)
    d.add("tube-cell", geo.ellipse(0, 0, 72), Form.HOLLOW, "pith", depth=14)
    d.add("tube-nucleus", geo.ellipse(-22, -18, 19), Form.ROUND, "polar-nucleus", depth=7)
    d.add("generative", geo.ellipse(24, 22, 31, 20, -24), Form.ROUND, "sperm-cell", depth=8)
    return d


def _sac(d: Drawing, scale: float, at: tuple[float, float]) -> None:
    """The embryo sac of seven cells and eight nuclei, the micropyle below."""
    s = Drawing("sac")
    s.add(
        "sac",
        shape("0,-96 46,-70 58,0 48,66 18,92 -18,92 -48,66 -58,0 -46,-70"),
        Form.HOLLOW,
        "ovule",
        depth=12,
    )
    s.add(
        "antipodals",
        [geo.ellipse(x, y, 14) for x, y in ((-22, -68), (0, -78), (22, -68))],
        Form.ROUND,
        "embryo-plant",
        depth=5,
    )
    s.add("polar", [geo.ellipse(-13, -8, 12), geo.ellipse(13, -8, 12)], Form.ROUND, "polar-nucleus", depth=5)
    s.add(
        "synergids",
        [geo.ellipse(-24, 66, 12, 19, 12), geo.ellipse(24, 66, 12, 19, -12)],
        Form.ROUND,
        "cambium",
        depth=5,
    )
    s.add("egg", geo.ellipse(0, 58, 15, 21), Form.ROUND, "egg-cell", depth=7)
    d.place(s, *at, scale)


def _ovule(key: str) -> Drawing:
    """An ovule with its integuments around the embryo sac."""
    d = Drawing(key, box=BOX)
    d.add(
        "integument",
        shape("-12,114! -80,84 -104,0 -70,-90 0,-116 70,-90 104,0 80,84 12,114! 4,90 -4,90"),
        Form.CUT,
        "carpel",
    )
    d.add(
        "nucellus",
        shape("0,-92 58,-72 80,0 62,76 0,104 -62,76 -80,0 -58,-72"),
        Form.CUT,
        "pith",
        shadow=False,
    )
    d.add("micropyle", straight("-7,118 -5,92 5,92 7,118"), Form.FLAT, "humus", outline=True)
    _sac(d, 0.92, (0, 0))
    return d


def _pollen_tube(key: str) -> Drawing:
    """A pollen tube from the stigma down the style to the ovule in the ovary."""
    d = Drawing(key, box=(-130, -130, 260, 260))
    d.add(
        "ovary",
        shape("-24,-60! -80,-10 -96,50 -70,104 0,122 70,104 96,50 80,-10 24,-60!"),
        Form.ROUND,
        "carpel",
        depth=12,
    )
    d.add("chamber", shape("-30,-20 30,-20 76,46 54,94 0,108 -54,94 -76,46"), Form.HOLLOW, "pith", depth=12)
    d.add("style", box(-24, -104, 24, -34), Form.ROUND, "carpel", depth=8)
    d.add(
        "stigma",
        shape("-44,-100 -34,-124 0,-116 34,-124 44,-100 20,-92 -20,-92"),
        Form.ROUND,
        "carpel",
        depth=7,
        tone=-0.2,
    )
    d.add("ovule", geo.ellipse(0, 46, 44, 50), Form.ROUND, "ovule", depth=10)
    d.add("embryo-sac", geo.ellipse(0, 44, 26, 32), Form.HOLLOW, "endosperm", depth=8)
    d.add("polar", [geo.ellipse(-7, 38, 6.5), geo.ellipse(7, 38, 6.5)], Form.ROUND, "polar-nucleus", depth=3)
    d.add("egg", geo.ellipse(0, 62, 8, 10), Form.ROUND, "egg-cell", depth=4)
    d.add("grain", geo.ellipse(-8, -126, 14), Form.ROUND, "anther", depth=6)
    d.add(
        "tube",
        limb("-8,-116 -4,-60 10,-10 54,30 56,80 24,100 6,92", *([4.5] * 7), cap=2),
        Form.ROUND,
        "pollen",
        depth=2,
    )
    d.add("sperm", [geo.ellipse(44, 92, 6, 4), geo.ellipse(30, 98, 6, 4)], Form.ROUND, "sperm-cell", depth=2)
    return d


def _fertilized(key: str) -> Drawing:
    """What double fertilization leaves: the zygote and the first endosperm cell."""
    d = Drawing(key, box=BOX)
    d.add(
        "integument",
        shape("-12,114! -80,84 -104,0 -70,-90 0,-116 70,-90 104,0 80,84 12,114! 4,90 -4,90"),
        Form.CUT,
        "carpel",
    )
    d.add("sac", shape("0,-96 58,-70 76,0 58,76 0,100 -58,76 -76,0 -58,-70"), Form.HOLLOW, "ovule", depth=14)
    d.add("endosperm", geo.ellipse(0, -20, 34), Form.ROUND, "endosperm", depth=12)
    d.add("zygote", geo.ellipse(0, 58, 25, 29), Form.ROUND, "egg-cell", depth=10)
    return d


def _fruit(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add("stalk", limb("4,-80 14,-112", 6, 5), Form.ROUND, "bark", depth=3)
    d.add(
        "skin",
        shape("0,-74 50,-92 100,-54 106,10 70,84 24,100 0,92 -24,100 -70,84 -106,10 -100,-54 -50,-92"),
        Form.ROUND,
        "fruit-skin",
        depth=20,
    )
    d.add(
        "flesh",
        shape("0,-62 46,-78 90,-46 94,10 62,74 22,88 0,82 -22,88 -62,74 -94,10 -90,-46 -46,-78"),
        Form.CUT,
        "mushroom-flesh",
    )
    d.add("core", shape("0,-30 34,-6 30,40 0,58 -30,40 -34,-6"), Form.CUT, "pith")
    d.add(
        "seeds",
        [shape(f"{x},-8 {x + s * 11},16 {x},38 {x - s * 8},16") for x, s in ((-13, -1), (13, 1))],
        Form.ROUND,
        "seed-coat",
        depth=5,
    )
    return d


def _seedling(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add("soil", shape("-126,40! 0,34 126,40! 126,112! -126,112!"), Form.CUT, "topsoil", tone=0.2)
    d.add("root", limb("0,34 4,70 -4,108", 7, 5, 2), Form.ROUND, "root-skin", depth=3)
    d.add("side-roots", strokes("2,60 30,76 50,90", "2,66 -30,84 -50,92"), Form.CORD, "root-skin", width=4)
    d.add("stem", limb("0,40 -2,0 0,-46", 7, 6, 5), Form.ROUND, "foliage-light", depth=4)
    small = LeafShape(length=86, upper=26, lower=26, veins=6, stalk=10, veinlets=False)
    for n, (y, side) in enumerate(((-40, -1), (-44, 1))):
        d.place(
            draw_leaf(f"seedling-{n}", small),
            side * 8,
            y,
            rotation=side * -34,
            mirror=side < 0,
            prefix=f"leaf-{n}-",
        )
    return d


# ---------------------------------------------------------------- pine
def _cones(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add("twig", limb("-126,64 0,40 120,-30", 8, 8, 6), Form.ROUND, "bark", depth=4)
    needles = unary_union(
        [
            geo.line(
                (x, 62 - (x + 126) * 0.36), (x + 16, 40 - (x + 126) * 0.36), (x + 36, 26 - (x + 126) * 0.4)
            )
            for x in range(-110, 100, 14)
        ]
    )
    d.add("needles", needles, Form.CORD, "foliage-dark", width=3)
    d.add(
        "male",
        [geo.ellipse(x, y, 11, 20, 20) for x, y in ((-92, 34), (-74, 30), (-82, 52), (-62, 50))],
        Form.ROUND,
        "anther",
        depth=6,
    )
    body = shape("62,-104 92,-70 96,-20 70,22 48,22 26,-20 32,-70")
    d.add("female", body, Form.ROUND, "cone-scale", depth=12)
    scales = unary_union(
        [
            geo.line((x - 11, y), (x, y + 9), (x + 11, y))
            for row, y in enumerate(range(-86, 14, 15))
            for x in range(40 + 6 * (row % 2), 92, 16)
        ]
    )
    d.add("scales", scales.intersection(geo.inset(body, 2)), Form.LINE, "cone-scale", tone=-0.5, width=2)
    return d


def _winged_pollen(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add(
        "wings",
        [geo.ellipse(-66, -22, 46, 40, -20), geo.ellipse(66, -22, 46, 40, 20)],
        Form.ROUND,
        "pollen",
        depth=14,
        tone=0.35,
    )
    d.add("grain", geo.ellipse(0, 16, 62, 52), Form.ROUND, "pollen", depth=18)
    d.add("cells", [geo.ellipse(-16, 20, 19), geo.ellipse(24, 8, 13)], Form.ROUND, "polar-nucleus", depth=6)
    return d


def _scale(key: str) -> Drawing:
    """A scale of a female cone with its ovule, and a pollen tube growing in."""
    d = Drawing(key, box=BOX)
    d.add(
        "scale",
        shape("-120,60! -40,84 60,78 120,20! 96,-20 40,10 -40,20 -116,20!"),
        Form.ROUND,
        "cone-scale",
        depth=12,
    )
    d.add(
        "ovule",
        shape("-90,20 -84,-40 -30,-76 30,-70 66,-30 60,10 0,28 -60,32"),
        Form.ROUND,
        "carpel",
        depth=12,
    )
    d.add("gametophyte", geo.ellipse(-8, -22, 54, 32, -6), Form.HOLLOW, "ovule", depth=10)
    d.add("egg", geo.ellipse(-34, -18, 13), Form.ROUND, "egg-cell", depth=6)
    d.add("grain", geo.ellipse(-110, -22, 14), Form.ROUND, "pollen", depth=6)
    d.add("tube", limb("-100,-20 -80,-14 -56,-18", 5, 5, 5, cap=2), Form.ROUND, "pollen", depth=2)
    return d


def _winged_seed(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add(
        "wing",
        shape("-56,30! -20,-60 50,-100 104,-84 84,-20 10,50 -40,66!"),
        Form.SHEET,
        "cone-scale",
        tone=0.3,
    )
    d.add("seed", geo.ellipse(-62, 56, 44, 34, 40), Form.ROUND, "seed-coat", depth=14)
    d.add("inside", geo.ellipse(-62, 56, 32, 23, 40), Form.CUT, "endosperm")
    d.add("embryo", geo.ellipse(-62, 56, 19, 7, 40), Form.ROUND, "embryo-plant", depth=3)
    return d


def _pine(key: str) -> Drawing:
    d = Drawing(key, box=BOX)
    d.add("ground", shape("-120,100! 0,94 120,100! 120,114! -120,114!"), Form.SHEET, "grass")
    d.place(conifer(200), 0, 100, prefix="pine-")
    return d


ANGIOSPERM = (
    stage(
        "angio-flower",
        _flower,
        (("seedcycle-anther", ("flower-anther-3",)), ("seedcycle-ovary", ("flower-ovary",))),
        "Flower",
        "Meiosis in anthers and ovules yields haploid spores.",
    ),
    stage(
        "angio-pollen",
        _pollen,
        (("seedcycle-generative", ("generative",)), ("seedcycle-tube-cell", ("tube-cell",))),
        "Male gametophyte",
        "In each pollen grain a generative cell makes two sperm.",
    ),
    stage(
        "angio-embryo-sac",
        _ovule,
        (
            ("seedcycle-egg", ("egg",)),
            ("seedcycle-polar", ("polar",)),
            ("seedcycle-micropyle", ("micropyle",)),
        ),
        "Female gametophyte",
        "In each ovule an embryo sac with an egg forms.",
    ),
    stage(
        "angio-tube",
        _pollen_tube,
        (("seedcycle-tube", ("tube",)), ("seedcycle-sperm", ("sperm",)), ("seedcycle-stigma", ("stigma",))),
        "Double fertilization",
        "One sperm joins the egg, the other the polar nuclei.",
    ),
    stage(
        "angio-fruit",
        _fruit,
        (("seedcycle-seed", ("seeds",)), ("seedcycle-fruit", ("flesh",))),
        "Seed and fruit",
        "Ovules become seeds; the fruit forms around them.",
    ),
    stage(
        "angio-seedling",
        _seedling,
        (("seedcycle-seedling", ("stem",)),),
        "Seedling",
        "The embryo grows into a new diploid plant.",
    ),
)
DOUBLE = (
    stage(
        "double-tube",
        _pollen_tube,
        (
            ("seedcycle-pollen", ("grain",)),
            ("seedcycle-stigma", ("stigma",)),
            ("seedcycle-tube", ("tube",)),
            ("seedcycle-ovary", ("ovary",)),
            ("seedcycle-ovule", ("ovule",)),
        ),
        "Pollen tube",
        "A pollen grain on the stigma grows a tube down the style.",
    ),
    stage(
        "double-sac",
        _ovule,
        (
            ("seedcycle-antipodal", ("antipodals",)),
            ("seedcycle-polar", ("polar",)),
            ("seedcycle-egg", ("egg",)),
            ("seedcycle-synergid", ("synergids",)),
            ("seedcycle-micropyle", ("micropyle",)),
        ),
        "Embryo sac",
        "Two sperm enter the embryo sac through the micropyle.",
    ),
    stage(
        "double-result",
        _fertilized,
        (("seedcycle-zygote", ("zygote",)), ("seedcycle-endosperm", ("endosperm",))),
        "Two fusions",
        "Egg and sperm form the zygote; polar nuclei and sperm the endosperm.",
    ),
)
PINE = (
    stage(
        "pine-cones",
        _cones,
        (("seedcycle-male-cone", ("male",)), ("seedcycle-female-cone", ("female",))),
        "Cones",
        "One tree bears male and female cones.",
    ),
    stage(
        "pine-pollen",
        _winged_pollen,
        (("seedcycle-pollen", ("grain",)), ("seedcycle-wings", ("wings",))),
        "Pollen",
        "Wind carries the pollen to the female cones.",
    ),
    stage(
        "pine-scale",
        _scale,
        (
            ("seedcycle-scale", ("scale",)),
            ("seedcycle-ovule", ("ovule",)),
            ("seedcycle-egg", ("egg",)),
            ("seedcycle-tube", ("tube",)),
        ),
        "Fertilization",
        "A pollen tube slowly brings the sperm to the egg.",
    ),
    stage(
        "pine-seed",
        _winged_seed,
        (("seedcycle-seed", ("seed",)), ("seedcycle-embryo", ("embryo",)), ("seedcycle-wing", ("wing",))),
        "Seed",
        "The embryo lies in a seed with a wing.",
    ),
    stage(
        "pine-tree",
        _pine,
        (("seedcycle-tree", ("pine-tier-1",)),),
        "Tree",
        "The seed grows into a diploid tree.",
    ),
)
SAC = (
    stage(
        "sac-pollen",
        _pollen,
        (
            ("seedcycle-exine", ("exine",)),
            ("seedcycle-tube-cell", ("tube-cell", "tube-nucleus")),
            ("seedcycle-generative", ("generative",)),
        ),
        "Pollen grain",
        "The male gametophyte: a tube cell with a generative cell inside.",
    ),
    stage(
        "sac-ovule",
        _ovule,
        (
            ("seedcycle-integument", ("integument",)),
            ("seedcycle-antipodal", ("antipodals",)),
            ("seedcycle-polar", ("polar",)),
            ("seedcycle-egg", ("egg",)),
            ("seedcycle-synergid", ("synergids",)),
            ("seedcycle-micropyle", ("micropyle",)),
        ),
        "Embryo sac in its ovule",
        "The female gametophyte: seven cells with eight nuclei.",
    ),
)


SUBJECTS = (
    Subject(
        key="angiosperm-life-cycle",
        title="Angiosperm life cycle",
        kind="cycle",
        scene=drawn(
            "angiosperm-life-cycle",
            "Angiosperm life cycle",
            Layout.PROCESS,
            ANGIOSPERM,
            terms_labelled(ANGIOSPERM, plant_cycles.SEED_PLANTS),
            subtitle="The last step leads back to the first",
            note="Not drawn to a common scale.",
        ),
        names=(
            "angiosperm life cycle",
            "life cycle of an angiosperm",
            "life cycle of angiosperm",
            "flowering plant life cycle",
            "life cycle of a flowering plant",
            "life cycle of the angiosperm",
            "reproduction of flowering plant",
            "angiosperm reproduction",
            "sexual reproduction in flowering plant",
        ),
        tells=(
            "angiosperm + life cycle",
            "angiosperm + alternation of generation",
            "flowering plant + life cycle",
        ),
        not_when=("phylogen", "conifer", "gymnosperm"),
        opening="A flowering plant from flower to flower.",
        facts=(
            Fact(
                "The gametophytes of flowering plants are tiny: the pollen grain and the embryo sac.",
                "openstax-bio-26",
            ),
        ),
        summary="Flower, pollen, embryo sac, double fertilization, seed with fruit, and seedling in turn.",
        sources=("openstax-bio-26", "openstax-bio-32"),
    ),
    Subject(
        key="double-fertilization",
        title="Double fertilization",
        kind="process",
        scene=drawn(
            "double-fertilization",
            "Double fertilization",
            Layout.PROCESS,
            DOUBLE,
            terms_labelled(DOUBLE, plant_cycles.SEED_PLANTS),
            subtitle="In flowering plants",
            note="Not drawn to a common scale. 2n, diploid; 3n, triploid.",
        ),
        names=(
            "double fertilization",
            "fertilization in flowering plant",
            "fertilization in angiosperm",
            "pollen tube",
            "plant fertilization",
            "pollination and fertilization",
            "pollen tube growth",
        ),
        tells=(
            "pollen tube + ovule",
            "double fertilization + sperm",
            "pollen + stigma + tube",
            "sperm + polar nuclei",
        ),
        not_when=("conifer", "pine", "life cycle"),
        opening="From the pollen grain on the stigma to zygote and endosperm.",
        caption=("seedcycle-zygote", "seedcycle-polar"),
        summary="A pollen tube brings two sperm: one joins the egg, one the two polar nuclei.",
        sources=("openstax-bio-32", "taiz-physiology"),
    ),
    Subject(
        key="pollen-and-embryo-sac",
        title="Pollen grain and embryo sac",
        kind="comparison",
        scene=drawn(
            "pollen-and-embryo-sac",
            "Pollen grain and embryo sac",
            Layout.COMPARISON,
            SAC,
            terms_labelled(SAC, plant_cycles.SEED_PLANTS),
            subtitle="The gametophytes of a flowering plant",
        ),
        names=(
            "pollen grain and embryo sac",
            "pollen grain",
            "embryo sac",
            "pollen structure",
            "structure of pollen",
            "male gametophyte of a flowering plant",
            "female gametophyte of a flowering plant",
            "gametophyte of angiosperm",
            "pollen grain structure",
            "ovule structure",
            "megagametophyte",
            "microgametophyte",
            "pollen development",
        ),
        tells=(
            "pollen + generative cell + tube cell",
            "embryo sac + synergid",
            "embryo sac + antipodal",
            "generative cell + exine",
        ),
        not_when=("life cycle", "conifer", "pine", "allergy", "pollination", "bee", "spread of pollen"),
        opening="Both gametophytes are cut open.",
        caption=("seedcycle-pollen", "seedcycle-embryo-sac"),
        summary="A pollen grain holds a tube and a generative cell; the embryo sac has seven cells.",
        sources=("openstax-bio-32",),
    ),
    Subject(
        key="conifer-life-cycle",
        title="Conifer life cycle",
        kind="cycle",
        scene=drawn(
            "conifer-life-cycle",
            "Conifer life cycle",
            Layout.PROCESS,
            PINE,
            terms_labelled(PINE, plant_cycles.SEED_PLANTS),
            subtitle="A pine; the last step leads back to the first",
            note="Not drawn to a common scale.",
        ),
        names=(
            "conifer life cycle",
            "life cycle of a conifer",
            "pine life cycle",
            "life cycle of a pine",
            "gymnosperm life cycle",
            "life cycle of a gymnosperm",
            "life cycle of conifer",
            "life cycle of the conifer",
            "conifer reproduction",
            "life cycle of pine",
        ),
        tells=(
            "conifer + male and female cone",
            "conifer + life cycle",
            "pine + male cone + female cone",
            "gymnosperm + life cycle",
        ),
        not_when=("phylogen", "angiosperm"),
        opening="A pine from cone to tree.",
        facts=(
            Fact(
                "The seeds of conifers lie bare on the scales of the cone, not in a fruit.", "openstax-bio-26"
            ),
        ),
        summary="Cones, winged pollen, fertilization on the scale, winged seed and tree follow in turn.",
        sources=("openstax-bio-26",),
    ),
)
