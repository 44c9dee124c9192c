"""Chance in evolution: drift, bottleneck and founders."""

from __future__ import annotations

import math

from shapely import affinity, box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import shape
from ..glyphs.mammals import rabbit
from ..knowledge import evolution
from ..scenes import drawn
from ..subject import Fact, Subject


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


BOOK = "openstax-bio-19"


SUBJECTS = (
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
)
