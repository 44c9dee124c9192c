"""Pavlov's dog, and how individuals are spread and aged in populations."""

from __future__ import annotations

from shapely import affinity, box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import shape, straight, strokes
from ..glyphs.mammals import wolf
from ..knowledge import ecology, evolution
from ..scenes import drawn
from ..subject import Fact, Subject


# ---------------------------------------------------------------- conditioning
def _trial(key: str, food: bool, bell: bool, saliva: bool) -> Drawing:
    d = Drawing(key, box=(-180, -130, 360, 260))
    d.add("floor", box(-176, 104, 176, 112), Form.FLAT, "masonry", outline=True)
    dog = Drawing("dog")
    dog.place(wolf("fur-russet"), 0, 0, 1.0, mirror=True)
    d.place(dog, -56, 26, 1.0, prefix="dog-")
    if food:
        d.add("bowl", straight("88,72 172,72 158,104 102,104"), Form.ROUND, "vein", depth=8)
        d.add(
            "food", shape("90,72 102,56 118,60 130,50 146,60 160,58 170,72"), Form.ROUND, "fur-brown", depth=5
        )
    if bell:
        d.add("handle", box(116, -116, 128, -88), Form.ROUND, "bark", depth=4)
        d.add(
            "bell",
            shape("122,-92 142,-84 150,-56 166,-38! 78,-38! 94,-56 102,-84"),
            Form.ROUND,
            "beak",
            depth=12,
        )
        d.add("clapper", geo.ellipse(122, -34, 8), Form.ROUND, "beak", depth=3, tone=-0.3)
        d.add(
            "sound", strokes("176,-70 186,-58 178,-44", "66,-70 56,-58 64,-44"), Form.CORD, "ink", width=2.6
        )
    if saliva:
        d.add(
            "saliva",
            [
                affinity.translate(shape("0,0 7,12 0,20 -7,12"), x, y)
                for x, y in ((38, 20), (46, 40), (34, 60), (42, 80))
            ],
            Form.ROUND,
            "water",
            depth=3,
        )
    d.label("pavlov-dog", "dog-body", priority=1)
    for term, part in (("pavlov-food", "food"), ("pavlov-bell", "bell"), ("pavlov-saliva", "saliva")):
        if part in d:
            d.label(term, part, priority=0)
    return d


def draw_unconditioned(seed: int) -> Drawing:
    return _trial("pavlov-food-alone", True, False, True)


def draw_neutral(seed: int) -> Drawing:
    return _trial("pavlov-bell-before", False, True, False)


def draw_training(seed: int) -> Drawing:
    return _trial("pavlov-training", True, True, True)


def draw_conditioned(seed: int) -> Drawing:
    return _trial("pavlov-conditioned", False, True, True)


# ---------------------------------------------------------------- spread of individuals
def _plot(key: str, places) -> Drawing:
    d = Drawing(key, box=(-150, -160, 300, 320))  # with room for a label over the plot
    d.add("ground", geo.rounded_box(-145, -110, 290, 220, 14), Form.SHEET, "grass", tone=0.45)
    plants = [geo.ellipse(x + dx, y + dy, 8, 6) for x, y in places for dx, dy in ((-5, 0), (5, 0), (0, -5))]
    d.add("individuals", plants, Form.ROUND, "foliage", depth=4)
    d.label("spread-individual", "individuals", priority=0)
    return d


def draw_uniform(seed: int) -> Drawing:
    return _plot("spread-uniform", [(x, y) for x in range(-114, 120, 57) for y in range(-80, 90, 40)])


def draw_random(seed: int) -> Drawing:
    r = geo.rng("random-spread")
    return _plot("spread-random", [(r.uniform(-128, 128), r.uniform(-94, 94)) for _ in range(25)])


def draw_clumped(seed: int) -> Drawing:
    r = geo.rng("clumped-spread")
    centres = ((-80, -50), (70, 50), (40, -70), (-70, 66))
    return _plot(
        "spread-clumped",
        [(x + r.uniform(-24, 24), y + r.uniform(-20, 20)) for x, y in centres for _ in range(7)],
    )


# ---------------------------------------------------------------- age structure
def _ages(key: str, widths: tuple[float, ...]) -> Drawing:
    """Bars of nine ages from the youngest, males left and females right of the middle."""
    d = Drawing(key, box=(-150, -150, 300, 310))
    groups = (("young", range(0, 3), "fat"), ("middle", range(3, 6), "spongy"), ("old", range(6, 9), "vein"))
    for name, ages, material in groups:
        bars = [
            box(side * 2, 130 - 30 * k - 27, side * (2 + widths[k]), 130 - 30 * k)
            if side > 0
            else box(-2 - widths[k], 130 - 30 * k - 27, -2, 130 - 30 * k)
            for k in ages
            for side in (-1, 1)
        ]
        d.add(name, bars, Form.CUT, material, shadow=False)
        d.label(f"age-{name}", name, priority=0)
    d.add("axis", box(-1.2, -146, 1.2, 134), Form.FLAT, "ink")
    return d


def draw_growing(seed: int) -> Drawing:
    return _ages("ages-rapid", (136, 112, 92, 74, 58, 44, 31, 19, 9))


def draw_slow(seed: int) -> Drawing:
    return _ages("ages-slow", (94, 90, 88, 86, 82, 74, 58, 38, 18))


def draw_stable(seed: int) -> Drawing:
    return _ages("ages-stable", (70, 73, 76, 80, 86, 84, 70, 50, 26))


def _of(prefix: str):
    return tuple(term for term in ecology.COMMUNITY if term.key.startswith(prefix))


BOOK = "openstax-bio-45"
SUBJECTS = (
    Subject(
        key="classical-conditioning",
        title="Classical conditioning",
        kind="process",
        scene=drawn(
            "classical-conditioning",
            "Classical conditioning",
            Layout.PROCESS,
            (
                Panel(
                    "pavlov-food-alone",
                    draw_unconditioned,
                    "Unconditioned response",
                    text="The dog salivates when it sees food.",
                ),
                Panel(
                    "pavlov-bell-before",
                    draw_neutral,
                    "Neutral stimulus",
                    text="At first, the dog does not salivate at the sound of a bell.",
                ),
                Panel(
                    "pavlov-training",
                    draw_training,
                    "Conditioning",
                    text="The bell rings every time that food is given.",
                ),
                Panel(
                    "pavlov-conditioned",
                    draw_conditioned,
                    "Conditioned response",
                    text="Now the dog salivates at the bell alone.",
                ),
            ),
            evolution.PAVLOV,
            subtitle="Pavlov's dog",
        ),
        names=(
            "classical conditioning",
            "pavlov's dog",
            "pavlovian response",
            "pavlovian conditioning",
            "classic pavlovian response",
            "pavlov experiment",
            "pavlovs dog",
            "conditioned response",
            "conditioned reflex",
            "conditioned behavior",
        ),
        tells=("dog + bell + food", "pavlov + dog", "pavlovian + bell"),
        not_when=("operant", "skinner"),
        opening="A dog learns to associate a bell with food.",
        facts=(
            Fact(
                "In classical conditioning a response becomes associated with a stimulus that did not cause it before.",
                BOOK,
            ),
        ),
        summary="After bell and food have come together, the dog salivates at the bell alone.",
        sources=(BOOK,),
    ),
    Subject(
        key="dispersion-patterns",
        title="Dispersion patterns",
        kind="comparison",
        scene=drawn(
            "dispersion-patterns",
            "Dispersion patterns",
            Layout.COMPARISON,
            (
                Panel(
                    "spread-uniform",
                    draw_uniform,
                    "Uniform",
                    text="Evenly spaced, as territorial birds or plants that hold neighbors off.",
                ),
                Panel(
                    "spread-random",
                    draw_random,
                    "Random",
                    text="Without a pattern, as plants with wind-dispersed seeds.",
                ),
                Panel(
                    "spread-clumped",
                    draw_clumped,
                    "Clumped",
                    text="In groups, as animals that live in herds.",
                ),
            ),
            _of("spread"),
            subtitle="Individuals of a population seen from above",
        ),
        names=(
            "dispersion pattern",
            "species dispersion",
            "population dispersion",
            "species distribution pattern",
            "uniform random and clumped",
            "spatial distribution of individual",
            "dispersion of a population",
            "species dispersion pattern",
            "population distribution pattern",
        ),
        tells=("uniform + random + clumped", "species + random + clumped", "dispersion + clumped"),
        opening="Three ways in which individuals can be spread.",
        facts=(
            Fact(
                "Dispersion tells how the members of a population relate to each other and to their habitat.",
                BOOK,
            ),
        ),
        summary="Individuals are evenly spaced, strewn at random, or gathered in groups.",
        sources=(BOOK,),
    ),
    Subject(
        key="age-structure",
        title="Age structure of populations",
        kind="comparison",
        scene=drawn(
            "age-structure",
            "Age structure of populations",
            Layout.COMPARISON,
            (
                Panel("ages-rapid", draw_growing, "Rapid growth", text="Many young: a broad base."),
                Panel(
                    "ages-slow", draw_slow, "Slow growth", text="The base is little wider than the middle."
                ),
                Panel(
                    "ages-stable",
                    draw_stable,
                    "Stable",
                    text="Births about equal deaths; the base is no wider.",
                ),
            ),
            _of("age"),
            subtitle="Males left, females right; age rises from the bottom",
            note="Schematic; not the data of any one country.",
        ),
        names=(
            "age structure",
            "age structure diagram",
            "population pyramid",
            "age structure of a population",
            "age structure of population",
            "age sex pyramid",
            "age pyramid",
            "typical age structure diagram",
        ),
        tells=("age structure + population", "age structure + growth", "rapid growth + slow growth + stable"),
        not_when=("survivorship", "energy"),
        opening="Numbers of people by age in populations that grow fast, slowly or not.",
        facts=(Fact("A broad base of young people means that the population will grow.", BOOK),),
        summary="A broad base means rapid growth; even widths mean a stable population.",
        sources=(BOOK,),
    ),
)
