"""Curves of populations, and how species share a place."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Graph, Mark, Table

SUBJECTS = (
    Subject(
        key="human-population",
        title="Human population growth",
        kind="graph",
        scene=diagram(
            "human-population",
            "Human population growth",
            Graph(
                across="Year AD",
                up="World population (billions)",
                curves=(
                    Curve(
                        "World",
                        (
                            (0, 0.03),
                            (0.2, 0.037),
                            (0.5, 0.055),
                            (0.7, 0.08),
                            (0.8, 0.118),
                            (0.9, 0.195),
                            (0.96, 0.36),
                            (0.99, 0.58),
                            (1, 0.73),
                        ),
                        "vein",
                        straight=True,
                    ),
                ),
                ticks_across=((0, "1000"), (0.25, "1250"), (0.5, "1500"), (0.75, "1750"), (1, "2000")),
                ticks_up=((0.24, "2"), (0.48, "4"), (0.72, "6"), (0.96, "8")),
            ),
            subtitle="Estimates for a thousand years",
            note="Early values are estimates; read the curve by its course, not to the last digit.",
        ),
        names=(
            "human population growth",
            "human population",
            "world population growth",
            "world population",
            "growth of the human population",
            "human population size",
            "global population growth",
        ),
        tells=(
            "billion human being",
            "billion + human + earth",
            "human population growth + exponential",
            "human population + billion",
        ),
        not_when=(
            "age structure",
            "pyramid",
            "life expectancy",
            "africa only",
            "doubling",
            "density",
            "genetic",
        ),
        opening="The number of people on Earth from the year 1000 to 2000.",
        facts=(
            Fact("The population passed one billion around 1800 and six billion in 1999.", "openstax-bio-45"),
            Fact(
                "Growth since the year 1000 looks exponential as a whole; regions differ, and Europe now grows very slowly.",
                "openstax-bio-45",
            ),
        ),
        summary="The curve is nearly flat for centuries, then climbs ever more steeply to six billion in 2000.",
    ),
    Subject(
        key="logistic-in-nature",
        title="Logistic growth of yeast and of seals",
        kind="graph",
        scene=diagram(
            "logistic-in-nature",
            "Logistic growth of yeast and of seals",
            Graph(
                across="Time",
                up="Population size",
                curves=(
                    Curve(
                        "Yeast in a test tube",
                        (
                            (0, 0.03),
                            (0.12, 0.07),
                            (0.24, 0.2),
                            (0.36, 0.45),
                            (0.48, 0.63),
                            (0.6, 0.69),
                            (0.8, 0.71),
                            (1, 0.715),
                        ),
                        "action",
                    ),
                    Curve(
                        "Harbor seals in nature",
                        (
                            (0, 0.05),
                            (0.1, 0.12),
                            (0.2, 0.13),
                            (0.3, 0.26),
                            (0.38, 0.29),
                            (0.46, 0.44),
                            (0.54, 0.46),
                            (0.6, 0.6),
                            (0.66, 0.56),
                            (0.72, 0.8),
                            (0.78, 0.74),
                            (0.84, 0.86),
                            (0.9, 0.68),
                            (0.95, 0.8),
                            (1, 0.73),
                        ),
                        "artery",
                        straight=True,
                    ),
                    Curve("Carrying capacity", ((0, 0.72), (1, 0.72)), "neutral", straight=True, dashed=True),
                ),
            ),
            note="Schematic: both populations are scaled to the same carrying capacity; yeast grows within hours, seals over years.",
        ),
        names=(
            "logistic growth of yeast",
            "yeast and seal",
            "growth of a seal population",
            "real population growth",
            "example of logistic growth",
        ),
        tells=("yeast + seal", "logistic + seal", "yeast + logistic"),
        opening="Growth of yeast in ideal conditions (smooth) and of a natural population of seals (jagged).",
        facts=(
            Fact(
                "Yeast in a test tube shows the classical S-shaped curve of logistic growth.",
                "openstax-bio-45",
            ),
            Fact(
                "A natural population overshoots and falls below its carrying capacity from year to year.",
                "openstax-bio-45",
            ),
        ),
        summary="Yeast follows a smooth S up to the carrying capacity; seals fluctuate around it.",
    ),
    Subject(
        key="survivorship-curves",
        title="Survivorship curves",
        kind="graph",
        scene=diagram(
            "survivorship-curves",
            "Survivorship curves",
            Graph(
                across="Age, as a share of the longest life",
                up="Survivors (logarithmic)",
                curves=(
                    Curve(
                        "Type I: humans",
                        ((0, 0.96), (0.3, 0.94), (0.6, 0.88), (0.8, 0.72), (0.92, 0.42), (1, 0.04)),
                        "vein",
                    ),
                    Curve("Type II: birds", ((0, 0.96), (1, 0.04)), "neutral", straight=True),
                    Curve(
                        "Type III: trees",
                        ((0, 0.96), (0.05, 0.5), (0.12, 0.3), (0.26, 0.18), (0.5, 0.11), (1, 0.04)),
                        "artery",
                    ),
                ),
            ),
            note="Idealized; many species lie between these types.",
        ),
        names=(
            "survivorship curve",
            "survivorship",
            "type i type ii and type iii survivorship",
            "survivorship type",
        ),
        tells=("survivorship + type", "survivorship + age"),
        opening="Share of a population that is still alive at each age, in three types.",
        facts=(
            Fact("In type I most individuals die old, as in humans and most primates.", "openstax-bio-45"),
            Fact(
                "In type II the risk of death is about the same at every age, as in many birds.",
                "openstax-bio-45",
            ),
            Fact("In type III most die young, as in trees and marine invertebrates.", "openstax-bio-45"),
        ),
        summary="Type I dies mostly old, type II at an even rate, and type III mostly young.",
    ),
    Subject(
        key="competitive-exclusion",
        title="Competitive exclusion",
        kind="graph",
        scene=diagram(
            "competitive-exclusion",
            "Competitive exclusion",
            Graph(
                across="Days",
                up="Population density",
                curves=(
                    Curve(
                        "P. aurelia grown with P. caudatum",
                        ((0, 0.04), (0.15, 0.14), (0.3, 0.4), (0.5, 0.62), (0.7, 0.72), (1, 0.75)),
                        "vein",
                    ),
                    Curve(
                        "P. caudatum grown with P. aurelia",
                        (
                            (0, 0.04),
                            (0.15, 0.13),
                            (0.28, 0.28),
                            (0.38, 0.3),
                            (0.55, 0.2),
                            (0.75, 0.09),
                            (1, 0.03),
                        ),
                        "artery",
                    ),
                    Curve(
                        "P. caudatum grown alone",
                        ((0, 0.04), (0.15, 0.16), (0.3, 0.38), (0.45, 0.5), (0.7, 0.54), (1, 0.545)),
                        "neutral",
                        dashed=True,
                    ),
                ),
            ),
            subtitle="Two species of Paramecium that need the same resources",
            note="Schematic; the axes have no scale.",
        ),
        names=("competitive exclusion", "competitive exclusion principle", "competition between paramecium"),
        tells=("paramecium + grow + individually", "paramecium + compet", "aurelia + caudatum"),
        opening="Growth of two species of Paramecium in one culture, and of one alone.",
        facts=(
            Fact(
                "Two species that need the same resources in the same place cannot coexist for long.",
                "openstax-bio-45",
            ),
            Fact(
                "Alone, each species thrives; together, P. aurelia outcompetes P. caudatum.",
                "openstax-bio-45",
            ),
        ),
        summary="Alone P. caudatum thrives; grown with P. aurelia it dies out.",
    ),
    Subject(
        key="island-biogeography",
        title="Island biogeography",
        kind="graph",
        scene=diagram(
            "island-biogeography",
            "Island biogeography",
            Graph(
                across="Number of species on the island",
                up="Rate",
                curves=(
                    Curve(
                        "Immigration of new species",
                        ((0, 0.9), (0.2, 0.56), (0.45, 0.28), (0.7, 0.12), (1, 0.03)),
                        "vein",
                    ),
                    Curve(
                        "Extinction",
                        ((0, 0.02), (0.25, 0.09), (0.5, 0.24), (0.75, 0.48), (1, 0.86)),
                        "artery",
                    ),
                ),
                marks=(Mark("Equilibrium", (0.487, 0.24)),),
            ),
            note="Schematic; the axes have no scale.",
        ),
        names=("island biogeography", "theory of island biogeography", "island equilibrium model"),
        tells=("island + immigration + extinction",),
        opening="Rates of immigration and of extinction on an island with few or many species.",
        facts=(
            Fact("The number of species settles where immigration and extinction balance.", "begon-ecology"),
            Fact(
                "Large islands near the mainland hold more species than small remote ones.", "begon-ecology"
            ),
        ),
        summary="Immigration falls and extinction rises with the number of species; they cross at equilibrium.",
    ),
    Subject(
        key="species-area",
        title="Species–area relationship",
        kind="graph",
        scene=diagram(
            "species-area",
            "Species–area relationship",
            Graph(
                across="Area of habitat",
                up="Number of species",
                curves=(
                    Curve(
                        "Species found",
                        (
                            (0, 0.02),
                            (0.05, 0.3),
                            (0.15, 0.46),
                            (0.3, 0.59),
                            (0.5, 0.7),
                            (0.75, 0.79),
                            (1, 0.86),
                        ),
                        "action",
                    ),
                ),
            ),
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "species area relationship",
            "species area curve",
            "number of species and area",
            "area and number of species",
        ),
        tells=("species + area + curve", "number of species + island area"),
        not_when=("surface area",),
        opening="How many species live in habitats of different size.",
        facts=(
            Fact("Larger areas hold more species, but the curve becomes ever flatter.", "openstax-bio-47"),
        ),
        summary="The number of species rises steeply with area at first, then ever more slowly.",
    ),
    Subject(
        key="symbiosis-types",
        title="Species interactions",
        kind="table",
        scene=diagram(
            "symbiosis-types",
            "Species interactions",
            Table(
                columns=("Interaction", "First species", "Second species", "Example"),
                rows=(
                    ("Mutualism", "benefits", "benefits", "termites and the protists in their gut"),
                    ("Commensalism", "benefits", "not affected", "birds that nest in trees"),
                    ("Parasitism", "benefits: parasite", "harmed: host", "tapeworm and human"),
                    ("Predation", "benefits: predator", "harmed: prey", "lynx and hare"),
                    ("Herbivory", "benefits: herbivore", "harmed: plant", "deer and grasses"),
                    ("Competition", "harmed", "harmed", "two species that need the same food"),
                ),
            ),
        ),
        names=(
            "symbiosis",
            "type of symbiosis",
            "symbiotic relationship",
            "species interaction",
            "mutualism commensalism and parasitism",
            "mutualism and commensalism",
            "interaction between species",
            "type of species interaction",
        ),
        tells=("mutualism + commensalism", "commensalism + parasitism"),
        not_when=("endosymbio", "lichen", "mycorrhiza", "nodule", "coral", "clownfish", "fungus"),
        opening="Ways in which two species live together, and what each gets from it.",
        facts=(
            Fact(
                "Mutualism, commensalism and parasitism are symbioses: close and lasting relations.",
                "openstax-bio-45",
            ),
        ),
        summary="Six interactions, from mutualism, which helps both, to competition, which harms both.",
    ),
)
