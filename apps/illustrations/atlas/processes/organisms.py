"""Facts of plants and animals in tables and flows: hormones, nutrients, barriers between species, behavior."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Table

SUBJECTS = (
    Subject(
        key="plant-hormones",
        title="Plant hormones",
        kind="table",
        scene=diagram(
            "plant-hormones",
            "Plant hormones",
            Table(
                columns=("", "Main effects"),
                rows=(
                    ("Auxins", "lengthening of cells, bending towards light, apical dominance"),
                    ("Cytokinins", "cell division; delay aging of leaves"),
                    ("Gibberellins", "growth of stems, germination, growth of fruits"),
                    ("Abscisic acid", "dormancy of seeds and buds; closing of stomata"),
                    ("Ethylene", "ripening of fruits, fall of leaves and fruits"),
                ),
            ),
            subtitle="Five classical groups",
        ),
        names=(
            "plant hormone",
            "phytohormone",
            "major plant hormone",
            "hormones of plants",
            "hormone of plant",
        ),
        tells=("auxin + cytokinin + gibberellin", "gibberellin + abscisic acid"),
        opening="The five classical groups of plant hormones and what they do.",
        facts=(Fact("Plant hormones act in tiny amounts, and mostly together.", "openstax-bio-30"),),
        summary="Auxins, cytokinins, gibberellins, abscisic acid and ethylene with their main effects.",
    ),
    Subject(
        key="plant-nutrients",
        title="Essential nutrients of plants",
        kind="table",
        scene=diagram(
            "plant-nutrients",
            "Essential nutrients of plants",
            Table(
                columns=("", "Needed for"),
                rows=(
                    ("Carbon, hydrogen, oxygen", "all organic molecules; from air and water"),
                    ("Nitrogen", "proteins, nucleic acids, chlorophyll"),
                    ("Phosphorus", "nucleic acids, phospholipids, ATP"),
                    ("Potassium", "opening of stomata, enzymes"),
                    ("Calcium", "cell walls, signals"),
                    ("Magnesium", "chlorophyll, enzymes"),
                    ("Sulfur", "some amino acids, vitamins"),
                    ("Micronutrients", "iron, manganese, zinc, copper, boron, molybdenum, chlorine, nickel"),
                ),
            ),
            note="ATP: adenosine triphosphate.",
        ),
        names=(
            "essential nutrient of plant",
            "plant nutrient",
            "essential nutrients of plants",
            "essential nutrients for plants",
            "essential nutrient for plant growth",
            "plant macronutrient",
            "mineral nutrition of plant",
            "essential elements for plant growth",
        ),
        tells=("macronutrient + micronutrient + plant", "essential nutrient + plant"),
        opening="Elements that plants need, and what for.",
        facts=(
            Fact("Macronutrients are needed in large, micronutrients in small amounts.", "openstax-bio-31"),
        ),
        summary="Macronutrients from carbon to sulfur with their uses, and eight micronutrients.",
    ),
    Subject(
        key="reproductive-barriers",
        title="Reproductive barriers",
        kind="diagram",
        scene=diagram(
            "reproductive-barriers",
            "Reproductive barriers",
            Table(
                columns=("", "What keeps the species apart", "Example"),
                rows=(
                    ("Habitat isolation", "they live in different places", "crickets on sand and on loam"),
                    (
                        "Temporal isolation",
                        "they breed at different times",
                        "two frogs that mate in different months",
                    ),
                    (
                        "Behavioral isolation",
                        "courtship attracts only its own kind",
                        "light signals of fireflies",
                    ),
                    ("Mechanical isolation", "reproductive organs do not fit", "shapes of damselflies"),
                    ("Gametic isolation", "egg and sperm do not fuse", "sea urchins that spawn in the sea"),
                    (
                        "Hybrid inviability",
                        "the hybrid dies before it can breed",
                        "embryos that do not develop",
                    ),
                    ("Hybrid sterility", "the hybrid lives but has no offspring", "mule: horse and donkey"),
                ),
            ),
            subtitle="The first five are prezygotic, the last two postzygotic",
        ),
        names=(
            "reproductive barrier",
            "reproductive isolation",
            "prezygotic barrier",
            "postzygotic barrier",
            "prezygotic and postzygotic barrier",
            "reproductive isolating mechanism",
            "isolating mechanism",
        ),
        tells=("prezygotic + postzygotic",),
        not_when=("hybrid zone",),
        opening="What keeps species from breeding with each other.",
        facts=(
            Fact(
                "Prezygotic barriers act before, postzygotic barriers after fertilization.", "openstax-bio-18"
            ),
        ),
        summary="Isolation by habitat, time, behavior, form and gametes, then inviable or sterile hybrids.",
    ),
    Subject(
        key="animal-behavior",
        title="Animal behavior",
        kind="table",
        scene=diagram(
            "animal-behavior",
            "Animal behavior",
            Table(
                columns=("", "What it is", "Example"),
                rows=(
                    ("Reflex", "innate, direct response to a stimulus", "knee jerk"),
                    ("Kinesis", "undirected change of movement", "wood lice move more where it is dry"),
                    ("Taxis", "directed movement to or from a stimulus", "bacteria swim towards sugar"),
                    (
                        "Fixed action pattern",
                        "innate sequence, once begun completed",
                        "male stickleback attacks red objects",
                    ),
                    ("Migration", "seasonal long-range movement", "wildebeests, many birds"),
                    ("Imprinting", "learned early in life", "goslings follow their mother"),
                    ("Habituation", "response wanes when nothing follows", "prairie dogs ignore hikers"),
                    (
                        "Conditioning",
                        "a response becomes tied to a stimulus or reward",
                        "Pavlov's dog; rats in a Skinner box",
                    ),
                ),
            ),
            subtitle="Innate kinds above, learned kinds below",
        ),
        names=(
            "animal behavior",
            "innate and learned behavior",
            "type of animal behavior",
            "innate behavior",
            "learned behavior",
            "kind of behavior",
        ),
        tells=("innate + learned + behavior", "kinesis + taxis", "imprinting + habituation"),
        not_when=("courtship", "altruis", "foraging graph"),
        opening="Innate and learned kinds of behavior with examples.",
        facts=(
            Fact("Innate behavior is inherited; learned behavior comes from experience.", "openstax-bio-45"),
        ),
        summary="From reflex and taxis to imprinting and conditioning, with an example of each.",
    ),
)
