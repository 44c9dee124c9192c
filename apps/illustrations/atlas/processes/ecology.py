"""Populations, energy and matter."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Curve,
    Graph,
    Level,
    Pyramid,
)

SUBJECTS = (
    Subject(
        key="energy-pyramid",
        title="Energy pyramid",
        kind="diagram",
        scene=diagram(
            "energy-pyramid",
            "Energy pyramid of an ecosystem",
            Pyramid(
                (
                    Level("Producers", "plants and algae: all the energy that they store, 100%"),
                    Level("Primary consumers", "herbivores: about 10%"),
                    Level("Secondary consumers", "small carnivores: about 1%"),
                    Level("Tertiary consumers", "large carnivores: about 0.1%"),
                )
            ),
            note="Widths are not to scale; the share passed on varies between ecosystems.",
        ),
        names=(
            "energy pyramid",
            "pyramid of energy",
            "ecological pyramid",
            "trophic pyramid",
            "trophic level",
            "energy flow in an ecosystem",
            "energy flow through an ecosystem",
        ),
        tells=("producer + primary consumer + secondary consumer", "trophic level + energy"),
        not_when=(
            "silver springs",
            "biomagnification",
            "pyramid of number",
            "pyramid of biomass",
            "food web",
            "food chain",
            "inverted",
        ),
        opening="The energy of an ecosystem by trophic levels.",
        facts=(
            Fact(
                "As a rule of thumb, about a tenth of the energy of one level reaches the next.",
                "openstax-bio-46",
            ),
            Fact(
                "The rest is mostly lost as heat or stays in what is not eaten or digested.",
                "openstax-bio-46",
            ),
        ),
        summary="From producers to top carnivores, about a tenth of the energy reaches each next level.",
    ),
    Subject(
        key="population-growth",
        title="Exponential and logistic population growth",
        kind="graph",
        scene=diagram(
            "population-growth",
            "Exponential and logistic growth",
            Graph(
                across="Time",
                up="Number of individuals",
                curves=(
                    Curve(
                        "Exponential growth",
                        ((0, 0.04), (0.16, 0.07), (0.32, 0.16), (0.46, 0.38), (0.56, 0.7), (0.62, 0.98)),
                        "artery",
                    ),
                    Curve(
                        "Logistic growth",
                        (
                            (0, 0.04),
                            (0.2, 0.08),
                            (0.38, 0.2),
                            (0.52, 0.38),
                            (0.66, 0.54),
                            (0.82, 0.62),
                            (1, 0.64),
                        ),
                        "action",
                    ),
                    Curve("Carrying capacity", ((0, 0.66), (1, 0.66)), "neutral", straight=True, dashed=True),
                ),
            ),
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "exponential and logistic growth",
            "logistic growth",
            "exponential growth",
            "population growth",
            "population growth curve",
            "logistic population growth",
            "exponential and logistic population growth",
            "carrying capacity",
            "s shaped growth curve",
            "j shaped growth curve",
        ),
        tells=("population + logistic + carrying capacity", "population + exponential + logistic"),
        not_when=(
            "human population",
            "bacteri",
            "yeast",
            "seal",
            "age structure",
            "phage",
            "virus",
            "cell culture",
        ),
        opening="Growth of a population with unlimited (red) and with limited (blue) resources.",
        facts=(
            Fact("With unlimited resources a population grows faster the larger it is.", "openstax-bio-45"),
            Fact(
                "With limited resources growth slows down as the population nears the carrying capacity.",
                "openstax-bio-45",
            ),
        ),
        summary="One rises ever faster; the other levels off at the carrying capacity.",
    ),
    Subject(
        key="predator-prey-cycle",
        title="Predator–prey cycles",
        kind="graph",
        scene=diagram(
            "predator-prey-cycle",
            "Predator–prey cycles",
            Graph(
                across="Time",
                up="Number of individuals",
                curves=(
                    Curve(
                        "Prey",
                        (
                            (0, 0.3),
                            (0.12, 0.86),
                            (0.28, 0.22),
                            (0.4, 0.3),
                            (0.52, 0.86),
                            (0.68, 0.22),
                            (0.8, 0.3),
                            (0.92, 0.86),
                            (1, 0.52),
                        ),
                        "action",
                    ),
                    Curve(
                        "Predator",
                        (
                            (0, 0.14),
                            (0.1, 0.2),
                            (0.22, 0.5),
                            (0.38, 0.14),
                            (0.5, 0.2),
                            (0.62, 0.5),
                            (0.78, 0.14),
                            (0.9, 0.2),
                            (1, 0.44),
                        ),
                        "artery",
                    ),
                ),
            ),
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "predator prey cycle",
            "predator prey dynamic",
            "predator prey relationship",
            "predator and prey population",
            "predator prey population cycle",
        ),
        tells=("lynx + hare", "predator + prey + population + cycle"),
        not_when=("isle royale", "wolf"),
        opening="Numbers of a prey (blue) and of its predator (red) over time.",
        facts=(
            Fact(
                "When prey is plentiful, predators increase; more predators then reduce the prey, and predators decline in turn.",
                "openstax-bio-45",
            ),
            Fact("Peaks of the predator follow those of the prey.", "openstax-bio-45"),
        ),
        summary="Prey and predator rise and fall in turn, the predator after its prey.",
    ),
)
