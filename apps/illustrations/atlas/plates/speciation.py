"""Gene flow, isolation and hybrids: how species arise and meet."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb
from ..glyphs.invertebrates import beetle
from ..knowledge import evolution
from ..scenes import drawn
from ..subject import Fact, Subject


def _crowd(d: Drawing, name: str, places, material: str, scale: float = 0.3) -> tuple[str, ...]:
    for n, (x, y, turn) in enumerate(places):
        d.place(beetle(material), x, y, scale, turn, prefix=f"{name}-{n}-")
    return tuple(f"{name}-{n}-wing-cases" for n in range(len(places)))


def draw_gene_flow(seed: int) -> Drawing:
    d = Drawing("gene-flow")
    d.add("left-land", geo.wobbly(-230, 0, 200, 190, "left", 12, 0.05), Form.SHEET, "grass", tone=0.35)
    d.add("right-land", geo.wobbly(250, 0, 190, 190, "right", 12, 0.05), Form.SHEET, "sand")
    green = _crowd(
        d,
        "green",
        (
            (-300, -110, 20),
            (-190, -100, -40),
            (-320, 0, 70),
            (-230, -10, 10),
            (-300, 100, -20),
            (-190, 90, 40),
        ),
        "chitin-green",
    )
    brown = _crowd(
        d,
        "brown",
        ((200, -110, 30), (310, -90, -30), (330, 20, 60), (230, 100, -10), (330, 110, 20), (240, 0, -50)),
        "chitin-brown",
    )
    d.place(beetle("chitin-brown"), 10, -20, 0.34, 4, prefix="migrant-")
    d.flow("action", (150, -50), (90, -40), (56, -30), width=9)
    d.flow("action", (-40, -16), (-84, -14), (-128, -20), width=9)
    d.label("pop-green", *green, priority=0)
    d.label("pop-brown", *brown, priority=0)
    d.label("pop-migrant", "migrant-wing-cases", priority=0)
    return d


def _lineages(
    key: str, left: str, right: str, hybrids: tuple[tuple[float, float], ...], joined: bool = False
) -> Drawing:
    """Two species as bands that run upwards through time, with hybrids between them."""
    d = Drawing(key, box=(-150, -150, 300, 300))
    one = limb(left, *(26 for _ in left.split()), cap=0).intersection(box(-150, -146, 150, 146))
    two = limb(right, *(26 for _ in right.split()), cap=0).intersection(box(-150, -146, 150, 146))
    d.add("left", one, Form.SHEET, "vein", tone=0.3)
    d.add("right", two.difference(one), Form.SHEET, "beak")
    if joined:
        d.add("fused", box(-60, -150, 60, -60).intersection(one.union(two)), Form.SHEET, "foliage-light")
    d.add("hybrids", [geo.ellipse(x, y, 9) for x, y in hybrids], Form.ROUND, "foliage", depth=4)
    d.label("pop-species-1", "left", priority=0, side="L", zone=box(-150, 40, 0, 150))
    d.label("pop-species-2", "right", priority=0, side="R", zone=box(0, 40, 150, 150))
    d.label("pop-hybrids", "hybrids", priority=0)
    return d


def draw_reinforcement(seed: int) -> Drawing:
    return _lineages(
        "hybrid-reinforcement",
        "-50,150 -34,70 -40,0 -70,-70 -110,-150",
        "50,150 34,70 40,0 70,-70 110,-150",
        ((0, 84), (-2, 62), (2, 38), (0, 12)),
    )


def draw_fusion(seed: int) -> Drawing:
    return _lineages(
        "hybrid-fusion",
        "-90,150 -60,70 -34,0 -14,-70 -10,-150",
        "90,150 60,70 34,0 14,-70 10,-150",
        ((0, 44), (-6, 22), (6, 2), (-4, -22), (4, -44)),
        True,
    )


def draw_stability(seed: int) -> Drawing:
    return _lineages(
        "hybrid-stability",
        "-46,150 -40,70 -40,0 -40,-70 -46,-150",
        "46,150 40,70 40,0 40,-70 46,-150",
        tuple((3 * (-1) ** k, 110 - 30 * k) for k in range(8)),
    )


def _range(key: str) -> Drawing:
    d = Drawing(key, box=(-190, -150, 380, 300))
    d.add("land", geo.wobbly(0, 0, 180, 140, "range", 14, 0.04), Form.SHEET, "grass", tone=0.35)
    return d


SPOTS = (
    (-120, -40, 20),
    (-70, 50, -30),
    (-110, 20, 60),
    (-50, -70, 10),
    (110, -40, -20),
    (70, 50, 40),
    (115, 25, -60),
    (50, -70, 0),
)


def draw_one_range(seed: int) -> Drawing:
    d = _range("allopatric-1")
    names = _crowd(d, "beetle", (*SPOTS, (0, 0, 30), (4, 90, -10)), "chitin-green", 0.24)
    d.label("pop-original", *names, priority=0)
    return d


def _divided(key: str, right: str) -> Drawing:
    d = _range(key)
    d.add("river", limb("-8,-140 14,-70 -12,0 12,70 -6,140", 17, 17, 17, 17, 17, cap=0), Form.SHEET, "water")
    first = _crowd(d, "left", SPOTS[:4], "chitin-green", 0.24)
    second = _crowd(d, "right", SPOTS[4:], right, 0.24)
    d.label("pop-barrier", "river", priority=0)
    if right != "chitin-green":
        d.label("pop-species-1", *first, priority=0)
        d.label("pop-species-2", *second, priority=0)
    return d


def draw_divided(seed: int) -> Drawing:
    return _divided("allopatric-2", "chitin-green")


def draw_two_species(seed: int) -> Drawing:
    return _divided("allopatric-3", "chitin-red")


BOOK = "openstax-bio-19"


SUBJECTS = (
    Subject(
        key="gene-flow",
        title="Gene flow",
        kind="plate",
        scene=drawn(
            "gene-flow",
            "Gene flow",
            Layout.PLATE,
            (Panel("gene-flow", draw_gene_flow),),
            evolution.POPULATIONS,
            subtitle="An individual moves from one population to another",
        ),
        names=(
            "gene flow",
            "gene flow between population",
            "migration of allele",
            "gene migration",
            "genetic exchange between population",
        ),
        tells=("gene flow + individual", "gene flow + population"),
        not_when=("drift", "mutation", "bacteria", "horizontal", "barrier", "speciation", "transgene"),
        opening="Two populations of insects live in different places.",
        caption=("pop-migrant",),
        summary="A brown insect leaves its population for a green one and brings its alleles along.",
        sources=(BOOK,),
    ),
    Subject(
        key="hybrid-zone",
        title="Hybrid zone",
        kind="comparison",
        scene=drawn(
            "hybrid-zone",
            "Hybrid zone",
            Layout.COMPARISON,
            (
                Panel(
                    "hybrid-reinforcement",
                    draw_reinforcement,
                    "Reinforcement",
                    text="Hybrids are less fit: the species diverge until hybridization ends.",
                ),
                Panel(
                    "hybrid-fusion",
                    draw_fusion,
                    "Fusion",
                    text="Reproductive barriers weaken until the two species become one.",
                ),
                Panel(
                    "hybrid-stability",
                    draw_stability,
                    "Stability",
                    text="Fit hybrids continue to be produced.",
                ),
            ),
            evolution.POPULATIONS,
            subtitle="What can happen over time, from bottom to top",
        ),
        names=("hybrid zone", "reinforcement fusion and stability", "hybrid zone outcome"),
        tells=("hybrid zone + speciation", "hybrid zone + species", "reinforcement + fusion + stability"),
        not_when=("bear",),
        opening="Two species meet and hybridize; three outcomes are shown.",
        facts=(
            Fact(
                "The outcome depends on reproductive barriers and on the fitness of the hybrids.",
                "openstax-bio-18",
            ),
        ),
        summary="Two species diverge (reinforcement), merge (fusion) or keep making hybrids (stability).",
        sources=("openstax-bio-18",),
    ),
    Subject(
        key="allopatric-speciation",
        title="Allopatric speciation",
        kind="process",
        scene=drawn(
            "allopatric-speciation",
            "Allopatric speciation",
            Layout.PROCESS,
            (
                Panel(
                    "allopatric-1", draw_one_range, "One population", text="All individuals can interbreed."
                ),
                Panel(
                    "allopatric-2",
                    draw_divided,
                    "Isolation",
                    text="A barrier stops gene flow between two parts.",
                ),
                Panel(
                    "allopatric-3",
                    draw_two_species,
                    "Two species",
                    text="They diverge until they can no longer interbreed.",
                ),
            ),
            evolution.POPULATIONS,
            note="Schematic; colors stand for differences of any kind.",
        ),
        names=(
            "allopatric speciation",
            "speciation",
            "geographic isolation",
            "speciation by geographic isolation",
            "geographic speciation",
            "vicariance",
            "formation of new species",
            "speciation process",
        ),
        tells=(
            "geographically separate + owl",
            "inhabit geographically separate location",
            "allopatric + population + barrier",
            "speciation + geographic",
        ),
        not_when=(
            "sympatric",
            "polyploid",
            "hybrid zone",
            "map",
            "darwin",
            "gradual",
            "punctuated",
            "speciation event",
            "aneuploidy",
        ),
        opening="A barrier divides a population of insects.",
        facts=(
            Fact("Without gene flow, selection and drift act in each part by itself.", "openstax-bio-18"),
        ),
        summary="A river divides one population; the two parts diverge into two species.",
        sources=("openstax-bio-18",),
    ),
)
