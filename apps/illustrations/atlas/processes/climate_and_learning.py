"""Carbon dioxide, biomes, threats, eutrophication, learning, and alternation of generations."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Mark, Node, Ring, Table

SUBJECTS = (
    Subject(
        key="atmospheric-carbon-dioxide",
        title="Atmospheric carbon dioxide",
        kind="graph",
        scene=diagram(
            "atmospheric-carbon-dioxide",
            "Atmospheric carbon dioxide",
            Graph(
                across="Year",
                up="CO₂ in the air (parts per million)",
                curves=(
                    Curve(
                        "Yearly mean",
                        (
                            (0, 0.17),
                            (0.1667, 0.257),
                            (0.3333, 0.388),
                            (0.5, 0.544),
                            (0.6667, 0.696),
                            (0.8333, 0.899),
                        ),
                        "artery",
                    ),
                ),
                ticks_across=(
                    (0, "1960"),
                    (0.1667, "1970"),
                    (0.3333, "1980"),
                    (0.5, "1990"),
                    (0.6667, "2000"),
                    (0.8333, "2010"),
                ),
                ticks_up=((0.2, "320"), (0.4, "340"), (0.6, "360"), (0.8, "380"), (1, "400")),
            ),
            subtitle="Mauna Loa, Hawaii",
            note="Yearly means at ten-year steps, joined smoothly; the seasonal rise and fall is left out.",
        ),
        names=(
            "atmospheric carbon dioxide",
            "atmospheric co2",
            "carbon dioxide concentration in the atmosphere",
            "keeling curve",
            "atmospheric concentration of co2",
            "atmospheric concentration of carbon dioxide",
            "atmospheric carbon dioxide concentration",
        ),
        tells=("atmospheric + co2 + industrialization", "atmospheric + carbon dioxide + risen", "keeling"),
        not_when=(
            "ice core",
            "vostok",
            "temperature",
            "partial pressure",
            "antarctic",
            "lung",
            "antarctica",
            "400,000 year",
        ),
        opening="Concentration of carbon dioxide in the air, 1960 to 2010.",
        facts=(
            Fact(
                "The concentration has risen steadily, from about 317 parts per million in 1960 to about 390 in 2010.",
                "noaa-mauna-loa",
            ),
            Fact(
                "Burning fossil fuels is the main cause of the rise since the beginning of industrialization.",
                "openstax-bio-44",
            ),
        ),
        summary="The curve climbs without a break from about 317 parts per million in 1960 to 390 in 2010.",
    ),
    Subject(
        key="maze-learning",
        title="Maze learning in rats",
        kind="graph",
        scene=diagram(
            "maze-learning",
            "Maze learning in rats",
            Graph(
                across="Day of the experiment",
                up="Average number of errors",
                curves=(
                    Curve(
                        "Group I: food from the first day",
                        ((0, 0.9), (0.2, 0.56), (0.4, 0.34), (0.6, 0.22), (0.8, 0.16), (1, 0.12)),
                        "vein",
                    ),
                    Curve(
                        "Group III: food after day 3",
                        (
                            (0, 0.9),
                            (0.1, 0.82),
                            (0.24, 0.75),
                            (0.34, 0.4),
                            (0.5, 0.26),
                            (0.7, 0.17),
                            (1, 0.12),
                        ),
                        "artery",
                        dashed=True,
                    ),
                    Curve(
                        "Group II: food after day 6",
                        ((0, 0.9), (0.25, 0.79), (0.54, 0.7), (0.64, 0.3), (0.8, 0.17), (1, 0.12)),
                        "action",
                        dashed=True,
                    ),
                ),
            ),
            subtitle="Blodgett's experiment on latent learning",
            note="Schematic course of the curves; the axes have no scale.",
        ),
        names=(
            "latent learning",
            "rat maze",
            "maze learning",
            "blodgett experiment",
            "cognitive learning in rat",
            "rat in a maze",
        ),
        tells=(
            "rat + maze + food",
            "group i + group ii + group iii + food + trial",
            "found food + learned faster + rat",
        ),
        opening="Errors that rats make in a maze from day to day, with food as reward from different days on.",
        facts=(
            Fact("Rats that found food from the start learned first.", "openstax-bio-45"),
            Fact(
                "Rats rewarded later made few errors soon after: they had learned the maze without a reward.",
                "openstax-bio-45",
            ),
        ),
        summary="Errors fall slowly without food and steeply once food is found; all groups end alike.",
    ),
    Subject(
        key="biomes-climate",
        title="Biomes by temperature and precipitation",
        kind="graph",
        scene=diagram(
            "biomes-climate",
            "Biomes by temperature and precipitation",
            Graph(
                across="Mean yearly temperature, from cold to hot",
                up="Yearly precipitation",
                curves=(),
                marks=(
                    Mark("Arctic tundra", (0.08, 0.08)),
                    Mark("Boreal forest", (0.26, 0.22)),
                    Mark("Temperate grassland", (0.46, 0.15)),
                    Mark("Temperate forest", (0.52, 0.42)),
                    Mark("Chaparral", (0.66, 0.26)),
                    Mark("Subtropical desert", (0.86, 0.05)),
                    Mark("Savanna", (0.88, 0.34)),
                    Mark("Tropical wet forest", (0.9, 0.86)),
                ),
            ),
            subtitle="Where the major land biomes lie",
            note="Schematic: each point is the middle of a wide range, and ranges overlap.",
        ),
        names=(
            "biome",
            "terrestrial biome",
            "biomes by temperature and precipitation",
            "biome distribution",
            "climate and biome",
            "temperature and precipitation of biome",
            "major biome",
            "land biome",
        ),
        tells=("biome + temperature + precipitation", "biome + desert + tundra + savanna"),
        not_when=("map", "aquatic", "microbiome", "freshwater", "marine", "coral", "ocean", "photograph"),
        opening="The major land biomes, placed by their temperature and precipitation.",
        facts=(
            Fact("Temperature and precipitation determine which biome a region has.", "openstax-bio-44"),
            Fact("Deserts and tundra are both dry, but far apart in temperature.", "openstax-bio-44"),
        ),
        summary="Tundra is cold and dry, desert hot and dry, tropical wet forest hot and wet.",
    ),
    Subject(
        key="biodiversity-threats",
        title="Threats to biodiversity",
        kind="table",
        scene=diagram(
            "biodiversity-threats",
            "Threats to biodiversity",
            Table(
                columns=("Threat", "What happens", "Example"),
                rows=(
                    ("Habitat loss", "land is cleared or divided", "rainforest cut for oil palms"),
                    ("Overharvesting", "more is taken than grows back", "collapse of cod fisheries"),
                    ("Exotic species", "newcomers eat or displace natives", "brown tree snake on Guam"),
                    ("Climate change", "ranges and seasons shift", "polar bears lose sea ice"),
                    ("Pollution", "poisons and nutrients harm life", "dead zones off river mouths"),
                ),
            ),
        ),
        names=(
            "threat to biodiversity",
            "biodiversity threat",
            "cause of biodiversity loss",
            "biodiversity loss",
            "loss of biodiversity",
        ),
        tells=("habitat loss + overharvesting", "habitat loss + exotic species + climate change"),
        opening="The main ways in which human activity reduces biodiversity.",
        facts=(
            Fact(
                "All of them grow with the number of people and with their use of resources.",
                "openstax-bio-47",
            ),
        ),
        summary="Habitat loss, overharvesting, exotic species, climate change and pollution, each with an example.",
    ),
    Subject(
        key="alternation-of-generations",
        title="Alternation of generations",
        kind="cycle",
        scene=diagram(
            "alternation-of-generations",
            "Alternation of generations",
            Ring(
                (
                    Node("sporophyte", "Sporophyte", "diploid (2n), many cells", "action"),
                    Node("spores", "Spores", "haploid (1n)", "artery"),
                    Node("gametophyte", "Gametophyte", "haploid (1n), many cells", "artery"),
                    Node("gametes", "Gametes", "egg and sperm, haploid (1n)", "artery"),
                    Node("zygote", "Zygote", "diploid (2n)", "action"),
                ),
                between=("meiosis", "mitosis", "mitosis", "fertilization", "mitosis"),
                centre=("Two bodies in one", "life cycle"),
            ),
            subtitle="The life cycle of plants",
            note="Haploid stages are red, diploid ones blue.",
        ),
        names=(
            "alternation of generation",
            "alternation of generations in plant",
            "haplodiplontic life cycle",
            "sporophyte and gametophyte",
            "plant life cycle",
            "life cycle of plant",
        ),
        tells=(
            "sporophyte + gametophyte + alternat",
            "alternation of generation + 1n + 2n",
            "alternation of generation + haploid + diploid",
        ),
        not_when=(
            "hornwort",
            "moss",
            "fern",
            "liverwort",
            "angiosperm",
            "conifer",
            "pine",
            "kelp",
            "laminaria",
            "flowering",
            "gymnosperm",
            "alga",
            "hydro",
        ),
        opening="A plant lives in two bodies that give rise to each other.",
        facts=(
            Fact(
                "The sporophyte makes spores by meiosis; the gametophyte makes gametes by mitosis.",
                "openstax-bio-25",
            ),
            Fact(
                "The gametophyte is the larger body in mosses, the sporophyte in ferns and seed plants.",
                "openstax-bio-25",
            ),
        ),
        summary="Sporophyte, spores, gametophyte, gametes and zygote follow in turn.",
    ),
    Subject(
        key="eutrophication",
        title="Eutrophication",
        kind="process",
        scene=diagram(
            "eutrophication",
            "Eutrophication",
            Flow(
                ranks=(
                    (Node("runoff", "Fertilizer and sewage wash into the water", "nitrogen and phosphorus"),),
                    (Node("bloom", "Algae and cyanobacteria multiply", "algal bloom", kind="action"),),
                    (Node("shade", "Water plants below lose their light"), Node("die", "Algae die and sink")),
                    (Node("decay", "Bacteria decompose the dead matter and use up oxygen"),),
                    (Node("dead", "Fish and other animals suffocate", "dead zone", kind="artery"),),
                ),
                edges=(
                    Edge("runoff", "bloom"),
                    Edge("bloom", "shade"),
                    Edge("bloom", "die"),
                    Edge("shade", "decay"),
                    Edge("die", "decay"),
                    Edge("decay", "dead"),
                ),
            ),
        ),
        names=(
            "eutrophication",
            "dead zone",
            "algal bloom and dead zone",
            "nutrient runoff",
            "ocean dead zone",
        ),
        tells=("runoff + fertilizer + oxygen", "dead zone + phosphorus"),
        not_when=("map", "red tide", "chesapeake"),
        opening="How too many nutrients take the oxygen out of a lake or coastal sea.",
        facts=(
            Fact(
                "Runoff of nitrogen and phosphorus from fields causes dead zones at the mouths of many rivers.",
                "openstax-bio-46",
            ),
        ),
        summary="Nutrients feed a bloom of algae, whose decay uses up oxygen until animals suffocate.",
    ),
)
