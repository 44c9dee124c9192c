"""Who eats whom, and what follows after a disturbance."""

from __future__ import annotations

from collections.abc import Callable

from apps.illustrations.atlas.glyphs import invertebrates, landscape, mammals, vertebrates
from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Edge,
    Event,
    Flow,
    Level,
    Node,
    Pyramid,
    Timeline,
)
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Panel


def _panel(key: str, draw: Callable[[], Drawing]) -> Panel:
    return Panel(f"web-{key}", lambda seed: draw())


WEB = (
    _panel("grass", landscape.grasses),
    _panel("shrub", landscape.shrub),
    _panel("grasshopper", invertebrates.grasshopper),
    _panel("mouse", mammals.mouse),
    _panel("rabbit", mammals.rabbit),
    _panel("frog", vertebrates.frog),
    _panel("snake", vertebrates.snake),
    _panel("songbird", vertebrates.songbird),
    _panel("eagle", vertebrates.eagle),
    _panel("fox", lambda: mammals.wolf("fur-russet")),
)


CHAIN = (
    _panel("chain-fish", vertebrates.bony_fish),
    _panel("chain-copepod", invertebrates.copepod),
)


SUCCESSION = (
    _panel("moss", landscape.mosses),
    _panel("herbs", landscape.grasses),
    _panel("shrubs", landscape.shrub),
    _panel("pines", landscape.conifer),
    _panel("forest", landscape.tree),
    _panel("fire", landscape.fire),
)


SUBJECTS = (
    Subject(
        key="food-web",
        title="Food web",
        kind="web",
        scene=diagram(
            "food-web",
            "Food web of a meadow",
            Flow(
                ranks=(
                    (
                        Node("grass", "Grasses", picture="web-grass"),
                        Node("shrub", "Shrubs", picture="web-shrub"),
                    ),
                    (
                        Node("hopper", "Grasshopper", picture="web-grasshopper"),
                        Node("mouse", "Mouse", picture="web-mouse"),
                        Node("rabbit", "Rabbit", picture="web-rabbit"),
                    ),
                    (
                        Node("frog", "Frog", picture="web-frog"),
                        Node("bird", "Songbird", picture="web-songbird"),
                        Node("snake", "Snake", picture="web-snake"),
                    ),
                    (Node("eagle", "Eagle", picture="web-eagle"), Node("fox", "Fox", picture="web-fox")),
                ),
                edges=(
                    Edge("grass", "hopper"),
                    Edge("grass", "mouse"),
                    Edge("grass", "rabbit"),
                    Edge("shrub", "rabbit"),
                    Edge("hopper", "frog"),
                    Edge("hopper", "bird"),
                    Edge("mouse", "snake"),
                    Edge("frog", "snake"),
                    Edge("snake", "eagle"),
                    Edge("bird", "eagle"),
                    Edge("rabbit", "fox"),
                    Edge("mouse", "fox"),
                ),
                upward=True,
                bands=("Producers", "Primary consumers", "Secondary consumers", "Top consumers"),
            ),
            subtitle="Arrows point from what is eaten to what eats it",
            note="A simplified example; decomposers, which feed on the remains of all, are left out.",
            pictures=WEB,
        ),
        names=(
            "food web",
            "food web of an ecosystem",
            "terrestrial food web",
            "simple food web",
            "grazing food web",
            "example of a food web",
            "food web diagram",
        ),
        tells=("food web + trophic level + organism", "food web + producer + consumer"),
        not_when=(
            "lake ontario",
            "marine food web",
            "aquatic",
            "ocean",
            "antarctic",
            "soil food web",
            "detrital",
            "microbial",
            "arctic",
            "pond",
            "food chain",
        ),
        opening="Who eats whom in a meadow.",
        facts=(
            Fact(
                "A food web joins many food chains: most animals eat, and are eaten by, several others.",
                "openstax-bio-46",
            ),
        ),
        summary="Grasses and shrubs feed plant eaters, these feed small hunters, and eagle and fox stand on top.",
    ),
    Subject(
        key="food-chain",
        title="Food chain",
        kind="web",
        scene=diagram(
            "food-chain",
            "Food chain in Lake Ontario",
            Pyramid(
                (
                    Level("Green algae", "primary producers"),
                    Level("Mollusks", "primary consumers"),
                    Level("Slimy sculpin", "secondary consumer", "web-chain-fish"),
                    Level("Chinook salmon", "tertiary and apex consumer", "web-chain-fish"),
                )
            ),
            subtitle="Energy and nutrients flow from the bottom to the top",
            note="Both fishes are shown by the same picture. Widths are no measure.",
            pictures=CHAIN[:1],
        ),
        names=(
            "food chain",
            "trophic levels of a food chain",
            "food chain in lake ontario",
            "lake ontario food chain",
            "aquatic food chain",
        ),
        tells=("food chain + trophic level", "food chain + algae + salmon", "lake ontario + food chain"),
        not_when=("pcb", "biomagnification", "mercury"),
        opening="The trophic levels of a food chain in a large lake.",
        facts=(
            Fact("Each level feeds on the one below it.", "openstax-bio-46"),
            Fact("Organisms at the top are the apex consumers.", "openstax-bio-46"),
        ),
        summary="Green algae feed mollusks, mollusks the slimy sculpin, and that the Chinook salmon.",
    ),
    Subject(
        key="biomagnification",
        title="Biomagnification",
        kind="diagram",
        scene=diagram(
            "biomagnification",
            "Biomagnification",
            Pyramid(
                (
                    Level("Phytoplankton", "toxin taken up from the water: lowest concentration"),
                    Level("Zooplankton", "higher", "web-chain-copepod"),
                    Level("Fishes", "higher still", "web-chain-fish"),
                    Level("Fish-eating birds", "highest concentration", "web-eagle"),
                )
            ),
            subtitle="Concentration of a lasting poison, such as DDT or PCBs, in a food chain",
            note="DDT: dichlorodiphenyltrichloroethane. PCBs: polychlorinated biphenyls. Schematic.",
            pictures=(*CHAIN, WEB[8]),
        ),
        names=(
            "biomagnification",
            "biological magnification",
            "bioaccumulation",
            "biomagnification of ddt",
            "biomagnification of mercury",
        ),
        tells=("pcb + trophic level", "ddt + food chain", "toxic substance + trophic level + concentration"),
        opening="A poison that is not broken down becomes more concentrated with each trophic level.",
        facts=(Fact("Apex consumers hold the highest concentration.", "openstax-bio-46"),),
        summary="From plankton over fishes to birds the concentration of the poison rises with each level.",
    ),
    Subject(
        key="primary-succession",
        title="Primary succession",
        kind="timeline",
        scene=diagram(
            "primary-succession",
            "Primary succession",
            Timeline(
                (
                    Event(
                        "Pioneers", "Lichens and mosses", "on bare rock; break it up; first soil", "web-moss"
                    ),
                    Event("Herbs", "Grasses and small plants", "soil grows deeper", "web-herbs"),
                    Event("Shrubs", "Shrubs and young trees", "light-loving, fast-growing", "web-shrubs"),
                    Event(
                        "Forest",
                        "Mature forest",
                        "shade-tolerant trees, in moist temperate climates",
                        "web-forest",
                    ),
                )
            ),
            subtitle="After lava or a glacier has left bare rock",
            note="A typical order in a temperate climate; durations differ from place to place.",
            pictures=tuple(SUCCESSION[n] for n in (0, 1, 2, 4)),
        ),
        names=("primary succession", "ecological succession", "succession"),
        tells=("bare rock + lichen", "primary succession + pioneer", "succession + lava + pioneer species"),
        not_when=("secondary succession", "after a fire", "wildfire", "forest fire"),
        opening="How a community develops where there was no soil.",
        facts=(Fact("Pioneer species make conditions that others can live in.", "openstax-bio-45"),),
        summary="From bare rock through lichens, herbs and shrubs to a forest.",
    ),
    Subject(
        key="secondary-succession",
        title="Secondary succession",
        kind="timeline",
        scene=diagram(
            "secondary-succession",
            "Secondary succession",
            Timeline(
                (
                    Event(
                        "Disturbance", "Forest fire", "plants burn; soil, roots and seeds remain", "web-fire"
                    ),
                    Event(
                        "First years", "Annual plants and grasses", "pioneers grow in the open", "web-herbs"
                    ),
                    Event("Later", "Shrubs and pines", "intermediate species", "web-pines"),
                    Event(
                        "After decades",
                        "Oak and hickory forest",
                        "the community before the fire returns",
                        "web-forest",
                    ),
                )
            ),
            subtitle="An oak and hickory forest after a fire",
            note="Durations differ from place to place.",
            pictures=tuple(SUCCESSION[n] for n in (5, 1, 3, 4)),
        ),
        names=(
            "secondary succession",
            "succession after a fire",
            "forest succession after a fire",
            "succession after a forest fire",
        ),
        tells=("secondary succession + forest", "forest fire + succession"),
        opening="How a community returns where soil is left after a disturbance.",
        facts=(
            Fact(
                "Secondary succession is faster than primary succession, as soil and seeds are left.",
                "openstax-bio-45",
            ),
        ),
        summary="After a fire grasses come first, then shrubs and pines, then the oak and hickory forest.",
    ),
    Subject(
        key="silver-springs",
        title="Energy flow in Silver Springs",
        kind="process",
        scene=diagram(
            "silver-springs",
            "Energy flow in Silver Springs",
            Flow(
                ranks=(
                    (Node("producers", "Primary producers", "20,810", kind="action"),),
                    (Node("first", "Primary consumers", "3,368"),),
                    (
                        Node("second", "Secondary consumers", "383"),
                        Node("decomposers", "Decomposers", "5,060"),
                    ),
                    (Node("third", "Tertiary consumers", "21"),),
                    (Node("heat", "Heat and respiration", kind="artery"),),
                ),
                edges=(
                    Edge("producers", "first"),
                    Edge("first", "second"),
                    Edge("second", "third"),
                    Edge("producers", "decomposers", "dead matter"),
                    Edge("first", "decomposers", "dead matter"),
                    Edge("third", "heat", "", "artery"),
                    Edge("decomposers", "heat", "", "artery"),
                ),
            ),
            subtitle="Gross energy taken up in a year, in kilocalories per square meter (Florida)",
            note="Every level also loses heat and leaves dead matter; most of these arrows are left out.",
        ),
        names=(
            "silver springs",
            "silver springs ecosystem",
            "energy flow in silver springs",
            "energy flow through a spring ecosystem",
        ),
        tells=("silver springs + energy", "spring ecosystem + energy + trophic level"),
        opening="How energy passes through the trophic levels of a spring in Florida.",
        facts=(Fact("The energy that is left decreases with each trophic level.", "openstax-bio-46"),),
        summary="Producers take up 20,810, and the next levels 3,368, 383 and 21 kilocalories per square meter.",
    ),
)
