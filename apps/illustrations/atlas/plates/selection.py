"""How populations evolve: selection, drift, gene flow and the ways in which species arise."""

from __future__ import annotations

import math

from shapely import affinity, box
from shapely.geometry import MultiLineString
from shapely.ops import substring

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import plots
from ..glyphs.contours import limb, shape
from ..glyphs.invertebrates import beetle
from ..glyphs.mammals import rabbit
from ..glyphs.vertebrates import songbird
from ..knowledge import evolution
from ..subject import Fact, Subject, drawn


# ---------------------------------------------------------------- modes of selection
def _mode(key: str, before: tuple, after: tuple) -> Drawing:
    d = plots.axes(key)
    d.add("after", plots.bell(*after), Form.FLAT, "vein", tone=0.25, opacity=0.85, outline=True)
    edge = plots.outline(plots.bell(*before))
    dashes = MultiLineString([substring(edge, s, s + 7) for s in range(0, int(edge.length), 12)])
    d.add("before", dashes, Form.CORD, "ink", width=2.4, tone=0.25)
    d.label("selection-before", "before", priority=0)
    d.label("selection-after", "after", priority=0)
    return d


def draw_stabilizing(seed: int) -> Drawing:
    return _mode("stabilizing-selection", ((0.5, 0.24, 0.6),), ((0.5, 0.13, 0.92),))


def draw_directional(seed: int) -> Drawing:
    return _mode("directional-selection", ((0.36, 0.18, 0.72),), ((0.66, 0.18, 0.72),))


def draw_diversifying(seed: int) -> Drawing:
    return _mode("diversifying-selection", ((0.5, 0.22, 0.72),), ((0.22, 0.12, 0.66), (0.78, 0.12, 0.66)))


# ---------------------------------------------------------------- finches in a drought
def _finches(key: str, heights: list[float], mean: float, bill: float) -> Drawing:
    d = plots.axes(key)
    d.add("birds", plots.bars(heights), Form.ROUND, "feather-brown", depth=5)
    x = plots.WIDE * mean
    d.add("mean", box(x - 1.6, -plots.HIGH - 4, x + 1.6, 0), Form.FLAT, "artery")
    d.place(songbird(bill), 206, -134, 0.3, prefix="finch-")
    d.label("selection-birds", "birds", priority=0)
    d.label("selection-beak-mean", "mean", priority=0)
    return d


def draw_before_drought(seed: int) -> Drawing:
    return _finches(
        "finches-1976", [0.06, 0.16, 0.34, 0.6, 0.86, 0.9, 0.66, 0.38, 0.18, 0.07, 0.02], 0.46, 0.9
    )


def draw_after_drought(seed: int) -> Drawing:
    return _finches("finches-1978", [0, 0.01, 0.03, 0.06, 0.12, 0.2, 0.24, 0.2, 0.12, 0.05, 0.02], 0.57, 1.35)


# ---------------------------------------------------------------- beetles that move
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


# ---------------------------------------------------------------- drift
def _rabbits(key: str, furs: str, breeders: str = "") -> Drawing:
    """Ten rabbits; b brown, w white. `breeders` marks those that breed with x."""
    d = Drawing(key, box=(-290, -140, 580, 280))
    ringed: list[str] = []
    plain: dict[str, list[str]] = {"b": [], "w": []}
    for n, fur in enumerate(furs):
        x, y = (n % 5 - 2) * 112, (n // 5) * 136 - 62
        if breeders[n : n + 1] == "x":
            d.add(
                f"ring-{n}", geo.ellipse(x - 4, y - 6, 54, 62), Form.FLAT, "sunlight", tone=0.45, outline=True
            )
            ringed.append(f"ring-{n}")
        d.place(rabbit("fur-brown" if fur == "b" else "fur-pale"), x, y + 12, 0.46, prefix=f"rabbit-{n}-")
        plain[fur].append(f"rabbit-{n}-body")
    if ringed:
        d.label("pop-breeders", *ringed, priority=0)
    elif not plain["w"]:
        d.label("pop-surviving", *plain["b"], priority=0)
    return d


def draw_first_generation(seed: int) -> Drawing:
    return _rabbits("drift-1", "bwbwbbwwbw", "x-x-xx---x")


def draw_second_generation(seed: int) -> Drawing:
    return _rabbits("drift-2", "bbwbbbbwbb", "x---x--- x".replace(" ", "-"))


def draw_third_generation(seed: int) -> Drawing:
    return _rabbits("drift-3", "bbbbbbbbbb")


# ---------------------------------------------------------------- bottleneck and founders
KINDS = ("vein", "artery", "fat", "foliage")


def _marbles(d: Drawing, name: str, region, counts: tuple[int, ...], radius: float = 8.5) -> None:
    """Individuals as marbles, one material for each allele, mixed within the region."""
    r = geo.rng(f"marbles/{d.key}/{name}")
    places = [tuple(p) for p in geo.scatter(geo.inset(region, radius), radius * 1.15, f"{d.key}/{name}")]
    r.shuffle(places)
    apart: list[tuple[float, float]] = []
    for place in places:
        if all(math.dist(place, other) > 1.9 * radius for other in apart):
            apart.append(place)
    places = apart
    for kind, count in zip(KINDS, counts, strict=True):
        chosen, places = places[:count], places[count:]
        if chosen:
            d.add(
                f"{name}-{kind}",
                [geo.ellipse(x, y, radius) for x, y in chosen],
                Form.ROUND,
                kind,
                depth=6,
                shadow=False,
            )


BOTTLE = "-26,-130! -26,-76 -70,-20 -84,60 -80,130 -60,146 60,146 80,130 84,60 70,-20 26,-76 26,-130!"


def draw_full_bottle(seed: int) -> Drawing:
    d = Drawing("bottleneck-before", box=(-150, -160, 300, 320))
    d.add("bottle", shape(BOTTLE), Form.HOLLOW, "sky", depth=12)
    _marbles(d, "all", shape("-66,-10 66,-10 78,60 74,130 -74,130 -78,60"), (8, 8, 8, 8))
    d.label("pop-original", *(f"all-{k}" for k in KINDS), priority=0)
    return d


def draw_pouring(seed: int) -> Drawing:
    d = Drawing("bottleneck-event", box=(-150, -160, 300, 320))
    bottle = affinity.translate(affinity.rotate(shape(BOTTLE), 180, origin=(0, 0)), 0, -20)
    d.add("bottle", bottle, Form.HOLLOW, "sky", depth=12)
    _marbles(d, "kept", box(-68, -150, 68, -20), (6, 7, 7, 8))
    d.add(
        "out-vein",
        [geo.ellipse(x, y, 11) for x, y in ((0, 82), (-8, 130), (12, 150))],
        Form.ROUND,
        "vein",
        depth=6,
    )
    d.add("out-artery", [geo.ellipse(-2, 106, 11)], Form.ROUND, "artery", depth=6)
    d.label("pop-neck", "out-vein", "out-artery", priority=0)
    return d


def draw_survivors(seed: int) -> Drawing:
    d = Drawing("bottleneck-after", box=(-150, -160, 300, 320))
    _marbles(d, "left", geo.ellipse(0, 20, 100, 80), (14, 4, 0, 0))
    d.label("pop-surviving", "left-vein", "left-artery", priority=0)
    return d


def draw_founders(seed: int) -> Drawing:
    d = Drawing("founder-effect")
    d.add("sea", geo.rounded_box(-330, -200, 700, 400, 30), Form.HOLLOW, "water", depth=20, tone=0.25)
    mainland = d.add(
        "mainland",
        shape("-330,-170 -200,-180 -60,-150 -20,-60 -50,40 -20,120 -90,180 -330,180"),
        Form.SHEET,
        "grass",
        tone=0.3,
    )
    island = d.add("island", geo.wobbly(240, 20, 100, 88, "island", 11, 0.08), Form.SHEET, "grass", tone=0.3)
    _marbles(d, "home", geo.inset(mainland, 20), (11, 11, 11, 11), 13)
    _marbles(d, "new", geo.inset(island, 10), (8, 0, 2, 0), 13)
    d.add("boat-vein", [geo.ellipse(60, -6, 13), geo.ellipse(94, 16, 13)], Form.ROUND, "vein", depth=6)
    d.add("boat-fat", geo.ellipse(64, 26, 13), Form.ROUND, "fat", depth=6)
    d.flow("action", (-4, 4), (14, 6), (36, 8), width=9)
    d.flow("action", (114, 12), (122, 13), (136, 14), width=9)
    d.label("pop-mainland", *(f"home-{k}" for k in KINDS), priority=0)
    d.label("pop-founders", "boat-vein", "boat-fat", priority=0)
    d.label("pop-island", "new-vein", "new-fat", priority=0)
    return d


# ---------------------------------------------------------------- species in the making
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


# ---------------------------------------------------------------- beaks
def _finch(key: str, bill: float) -> Drawing:
    d = Drawing(key, box=(-120, -90, 240, 180))
    d.place(songbird(bill), 0, 0)
    return d


BEAKS = (
    ("finch-warbler", 0.3, "Insects", "A thin, pointed beak picks insects."),
    ("finch-small", 0.85, "Small seeds", "A short beak cracks small, soft seeds."),
    ("finch-large", 2.3, "Large seeds", "A deep, strong beak cracks large, hard seeds."),
    ("finch-cactus", 1.4, "Cactus", "A long beak opens cactus fruits and flowers."),
)


def _beak(key: str, bill: float, food: str, text: str) -> Panel:
    return Panel(key, lambda seed: _finch(key, bill), food, text=text)


BOOK = "openstax-bio-19"
SUBJECTS = (
    Subject(
        key="selection-modes",
        title="Modes of natural selection",
        kind="comparison",
        scene=drawn(
            "selection-modes",
            "Modes of natural selection",
            Layout.COMPARISON,
            (
                Panel(
                    "stabilizing-selection",
                    draw_stabilizing,
                    "Stabilizing",
                    text="An average phenotype is favored; variation decreases.",
                ),
                Panel(
                    "directional-selection",
                    draw_directional,
                    "Directional",
                    text="A phenotype at one end is favored; the average shifts.",
                ),
                Panel(
                    "diversifying-selection",
                    draw_diversifying,
                    "Diversifying (disruptive)",
                    text="Both extremes are favored over the average.",
                ),
            ),
            evolution.SELECTION,
            note="Across: a trait such as body size. Up: number of individuals. No scale.",
        ),
        names=(
            "stabilizing directional and diversifying selection",
            "stabilizing selection",
            "directional selection",
            "diversifying selection",
            "disruptive selection",
            "mode of natural selection",
            "type of natural selection",
            "type of selection",
            "mode of selection",
            "stabilizing directional and disruptive selection",
        ),
        tells=(
            "stabilizing + directional",
            "stabilizing selection + average phenotype",
            "directional selection + phenotype",
        ),
        not_when=("clonal", "sexual selection", "thymus", "negative selection", "artificial selection"),
        opening="How the spread of a trait in a population changes under three modes of selection.",
        facts=(Fact("Selection acts on phenotypes and changes their frequencies.", BOOK),),
        summary="Stabilizing selection narrows a curve, directional shifts it, diversifying splits it in two.",
        sources=(BOOK, "futuyma-evolution"),
    ),
    Subject(
        key="finch-beak-drought",
        title="Finch beaks before and after a drought",
        kind="comparison",
        scene=drawn(
            "finch-beak-drought",
            "Finch beaks before and after a drought",
            Layout.COMPARISON,
            (
                Panel(
                    "finches-1976",
                    draw_before_drought,
                    "1976",
                    text="Before the drought: the average beak is about 9.5 mm deep.",
                ),
                Panel(
                    "finches-1978",
                    draw_after_drought,
                    "1978",
                    text="After it: fewer birds, with an average of about 10 mm.",
                ),
            ),
            evolution.SELECTION,
            subtitle="Medium ground finch, Daphne Major, Galápagos",
            note="Across: beak depth. Up: number of birds. Bars are schematic.",
        ),
        names=(
            "finch beak drought",
            "beak depth of finch",
            "finch beak size",
            "evolution of finch beak",
            "daphne major finch",
        ),
        tells=(
            "daphne major + finch",
            "daphne major + finches",
            "drought + finches",
            "drought + finch + beak",
            "finch + drought",
            "finch + beak size + seed",
            "galapagos + drought + beak",
        ),
        opening="Beak depth of finches on Daphne Major before and after the drought of 1977.",
        facts=(
            Fact(
                "The drought left mostly large, hard seeds, and many small-beaked birds starved.",
                "openstax-bio-18",
            ),
        ),
        summary="After the drought few birds are left, and their average beak is deeper.",
        sources=("openstax-bio-18", "futuyma-evolution"),
    ),
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
        key="genetic-drift",
        title="Genetic drift",
        kind="process",
        scene=drawn(
            "genetic-drift",
            "Genetic drift",
            Layout.PROCESS,
            (
                Panel(
                    "drift-1",
                    draw_first_generation,
                    "First generation",
                    text="Half of the rabbits are white. By chance, only five breed.",
                ),
                Panel(
                    "drift-2",
                    draw_second_generation,
                    "Second generation",
                    text="White rabbits are rarer now. By chance, only brown ones breed.",
                ),
                Panel(
                    "drift-3",
                    draw_third_generation,
                    "Third generation",
                    text="The allele for white fur is lost.",
                ),
            ),
            evolution.POPULATIONS,
            subtitle="Chance changes a small population",
            note="Here white is recessive, and the breeding brown rabbits of the second generation carry no white allele.",
        ),
        names=("genetic drift", "random drift", "allele lost by chance", "drift in a small population"),
        tells=("genetic drift + allele", "genetic drift + chance", "drift + generation + rabbit"),
        not_when=("bottleneck", "founder", "gene flow", "antigenic drift", "continental"),
        opening="Allele frequencies in a small population of rabbits change by chance.",
        facts=(Fact("Drift has its greatest effect in small populations.", BOOK),),
        summary="Chance decides which rabbits breed, until only brown ones are left.",
        sources=(BOOK,),
    ),
    Subject(
        key="bottleneck-effect",
        title="Bottleneck effect",
        kind="process",
        scene=drawn(
            "bottleneck-effect",
            "Bottleneck effect",
            Layout.PROCESS,
            (
                Panel(
                    "bottleneck-before",
                    draw_full_bottle,
                    "Before",
                    text="A population holds many alleles, here colors.",
                ),
                Panel(
                    "bottleneck-event",
                    draw_pouring,
                    "Catastrophe",
                    text="A few individuals survive by chance.",
                ),
                Panel(
                    "bottleneck-after",
                    draw_survivors,
                    "After",
                    text="Their offspring have lost alleles or hold them in new shares.",
                ),
            ),
            evolution.POPULATIONS,
        ),
        names=(
            "bottleneck effect",
            "population bottleneck",
            "genetic bottleneck",
            "bottleneck event",
            "bottleneck",
        ),
        tells=(
            "chance event + genetic variability",
            "catastrophe + genetic variability",
            "bottleneck + allele",
        ),
        not_when=("founder",),
        opening="Marbles stand for individuals, their colors for alleles.",
        facts=(
            Fact(
                "A chance event or catastrophe can reduce the genetic variability within a population.", BOOK
            ),
        ),
        summary="Few marbles of a mixed bottle pass its neck, and the new population lacks some colors.",
        sources=(BOOK,),
    ),
    Subject(
        key="founder-effect",
        title="Founder effect",
        kind="plate",
        scene=drawn(
            "founder-effect",
            "Founder effect",
            Layout.PLATE,
            (Panel("founder-effect", draw_founders),),
            evolution.POPULATIONS,
            subtitle="A few individuals start a new population",
            note="Colors stand for alleles.",
        ),
        names=("founder effect", "founder population", "founder event"),
        tells=("founder effect + population",),
        opening="A few individuals leave the mainland for an island.",
        facts=(
            Fact(
                "The new population differs from the old one because its founders carried few of the alleles.",
                BOOK,
            ),
        ),
        summary="Founders with two of four colors reach an island, whose population has only these two.",
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
    Subject(
        key="finch-beaks",
        title="Beaks of Darwin's finches",
        kind="comparison",
        scene=drawn(
            "finch-beaks",
            "Beaks of Darwin's finches",
            Layout.COMPARISON,
            tuple(_beak(*row) for row in BEAKS),
            (),
            subtitle="Adaptation to food on the Galápagos Islands",
            note="Schematic; not portraits of single species.",
        ),
        names=(
            "darwin's finch",
            "darwin finch",
            "darwins finch",
            "galapagos finch",
            "finch beak",
            "beak shape of finch",
            "beaks of finches",
            "beaks of darwin's finches",
            "darwin's finches",
            "finch adaptive radiation",
            "adaptive radiation of finch",
            "beak of darwin's finch",
        ),
        tells=(
            "darwin + beak + finch",
            "beak shape + finch",
            "beak shape + finches",
            "darwin + finches",
            "finch + beak + ancestral",
            "darwin + finch species",
        ),
        not_when=("drought", "daphne", "phylogen"),
        opening="Beaks of finches that eat different food.",
        facts=(
            Fact(
                "Darwin's finches descend from one ancestral species that reached the islands.",
                "openstax-bio-18",
            ),
            Fact("Their beaks became adapted to different food: an adaptive radiation.", "openstax-bio-18"),
        ),
        summary="Thin beaks pick insects, short ones crack small seeds, deep ones large seeds.",
        sources=("openstax-bio-18",),
    ),
)
