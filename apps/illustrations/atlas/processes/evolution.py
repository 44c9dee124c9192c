"""Descent and time."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Clade, Edge, Event, Flow, Node, Timeline

SUBJECTS = (
    Subject(
        key="vertebrate-phylogeny",
        title="Phylogeny of vertebrates",
        kind="tree",
        scene=diagram(
            "vertebrate-phylogeny",
            "Phylogeny of vertebrates",
            Clade(
                trait="Vertebrae",
                children=(
                    Clade("Jawless fishes", note="lampreys and hagfishes"),
                    Clade(
                        trait="Jaws",
                        children=(
                            Clade("Cartilaginous fishes", note="sharks, rays, chimaeras"),
                            Clade(
                                trait="Bony skeleton",
                                children=(
                                    Clade("Ray-finned fishes"),
                                    Clade(
                                        trait="Four limbs",
                                        children=(
                                            Clade("Amphibians"),
                                            Clade(
                                                trait="Amniotic egg",
                                                children=(
                                                    Clade("Mammals", note="hair and milk"),
                                                    Clade(
                                                        children=(
                                                            Clade("Lizards and snakes"),
                                                            Clade(
                                                                children=(
                                                                    Clade("Turtles"),
                                                                    Clade(
                                                                        children=(
                                                                            Clade("Crocodilians"),
                                                                            Clade("Birds", note="feathers"),
                                                                        )
                                                                    ),
                                                                )
                                                            ),
                                                        )
                                                    ),
                                                ),
                                            ),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            subtitle="Living groups and traits that arose on the way to them",
            note="Coelacanths, lungfishes and the tuatara are left out; branch lengths mean nothing.",
        ),
        names=(
            "phylogeny of vertebrate",
            "vertebrate phylogeny",
            "vertebrate cladogram",
            "cladogram of vertebrate",
            "evolution of vertebrate",
            "vertebrate evolution",
            "phylogenetic tree of vertebrate",
            "cladogram",
        ),
        tells=("vertebrate + jaw + amniotic egg", "lamprey + shark + amphibian + mammal"),
        not_when=("plant", "invertebrate", "primate", "chordate", "brain", "embryo", "heart"),
        opening="A tree of the living groups of vertebrates, from their common ancestor at the left.",
        facts=(
            Fact("Groups that share a fork share an ancestor that others do not.", "openstax-bio-20"),
            Fact("Birds are the closest living relatives of crocodilians.", "openstax-bio-29"),
        ),
        summary="Jaws, bones, limbs and the amniotic egg arose one after another before mammals, reptiles and birds.",
    ),
    Subject(
        key="plant-phylogeny",
        title="Phylogeny of land plants",
        kind="tree",
        scene=diagram(
            "plant-phylogeny",
            "Phylogeny of land plants",
            Clade(
                trait="Embryo",
                children=(
                    Clade("Bryophytes", note="liverworts, mosses, hornworts"),
                    Clade(
                        trait="Vascular tissue",
                        children=(
                            Clade("Lycophytes", note="club mosses and their kin"),
                            Clade(
                                trait="True leaves",
                                children=(
                                    Clade("Monilophytes", note="ferns and horsetails"),
                                    Clade(
                                        trait="Seeds",
                                        children=(
                                            Clade("Gymnosperms", note="conifers, cycads, ginkgo"),
                                            Clade("Angiosperms", trait="Flowers", note="flowering plants"),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            subtitle="Living groups and traits that arose on the way to them",
            note="Whether bryophytes form one branch is debated; branch lengths mean nothing.",
        ),
        names=(
            "phylogeny of land plant",
            "phylogeny of plant",
            "plant phylogeny",
            "evolution of plant",
            "plant evolution",
            "cladogram of plant",
            "phylogenetic tree of plant",
            "evolution of land plant",
        ),
        tells=("bryophyte + gymnosperm + angiosperm", "vascular tissue + seed + flower + evolution"),
        not_when=("animal", "cell"),
        opening="A tree of the living groups of land plants, from their common ancestor at the left.",
        facts=(
            Fact("Vascular tissue, seeds and flowers arose in this order.", "openstax-bio-25"),
            Fact("Seed plants comprise gymnosperms and angiosperms.", "openstax-bio-26"),
        ),
        summary="Vascular tissue, true leaves, seeds and flowers arose one after another among land plants.",
    ),
    Subject(
        key="three-domains",
        title="Three domains of life",
        kind="tree",
        scene=diagram(
            "three-domains",
            "The three domains of life",
            Clade(
                children=(
                    Clade("Bacteria", note="prokaryotes; cell walls with peptidoglycan"),
                    Clade(
                        children=(
                            Clade("Archaea", note="prokaryotes; membranes of ether lipids"),
                            Clade("Eukarya", note="cells with a nucleus: protists, fungi, plants, animals"),
                        )
                    ),
                )
            ),
            note="Many analyses place Eukarya within Archaea; branch lengths mean nothing.",
        ),
        names=(
            "three domain of life",
            "three domain",
            "domain of life",
            "tree of life",
            "phylogenetic tree of life",
            "bacteria archaea and eukarya",
        ),
        tells=(
            "three domain + phylogenetic tree",
            "three domains + phylogenetic tree",
            "bacteria + archaea + eukarya",
            "bacteria + archaea + eukaryote + domain",
        ),
        not_when=("protein domain",),
        opening="The three domains of life by their descent.",
        facts=(
            Fact(
                "Archaea and Eukarya share a more recent common ancestor with each other than with Bacteria.",
                "openstax-bio-20",
            ),
        ),
        summary="Archaea and Eukarya are more closely related to each other than to Bacteria.",
    ),
    Subject(
        key="natural-selection",
        title="Natural selection",
        kind="process",
        scene=diagram(
            "natural-selection",
            "Natural selection",
            Flow(
                ranks=(
                    (
                        Node("variation", "Variation", "individuals differ in heritable traits"),
                        Node("overproduction", "Overproduction", "more offspring are born than can survive"),
                    ),
                    (Node("competition", "Competition", "for food, mates, shelter"),),
                    (
                        Node(
                            "survival",
                            "Differential survival and reproduction",
                            "some traits fit the environment better",
                            kind="action",
                        ),
                    ),
                    (Node("inheritance", "Inheritance", "these traits are passed on"),),
                    (
                        Node(
                            "adaptation",
                            "Adaptation",
                            "these traits become common over generations",
                            kind="action",
                        ),
                    ),
                ),
                edges=(
                    Edge("variation", "competition"),
                    Edge("overproduction", "competition"),
                    Edge("competition", "survival"),
                    Edge("survival", "inheritance"),
                    Edge("inheritance", "adaptation"),
                ),
            ),
        ),
        names=(
            "natural selection",
            "darwinian selection",
            "principle of natural selection",
            "theory of natural selection",
        ),
        not_when=(
            "finch",
            "moth",
            "stabilizing",
            "directional",
            "disruptive",
            "sexual selection",
            "frequency",
            "antibiotic",
        ),
        opening="The conditions of natural selection and what follows from them.",
        facts=(
            Fact("Selection acts on individuals, but it is populations that evolve.", "openstax-bio-18"),
            Fact("Only heritable variation can be selected.", "openstax-bio-18"),
        ),
        summary="Heritable variation and competition let some individuals leave more offspring, whose traits become common.",
    ),
    Subject(
        key="history-of-life",
        title="History of life on Earth",
        kind="timeline",
        scene=diagram(
            "history-of-life",
            "History of life on Earth",
            Timeline(
                (
                    Event("4.54 billion years ago", "Earth forms"),
                    Event("By 3.5 billion years ago", "First prokaryotes"),
                    Event("2.4 billion years ago", "Oxygen rises in the air", "made by cyanobacteria"),
                    Event("By 1.6 billion years ago", "First eukaryotes"),
                    Event("By 600 million years ago", "First animals"),
                    Event("470 million years ago", "Plants on land"),
                    Event("375 million years ago", "Vertebrates on land"),
                    Event("230 million years ago", "First dinosaurs and mammals"),
                    Event("66 million years ago", "Large dinosaurs die out"),
                    Event("300,000 years ago", "First modern humans"),
                )
            ),
            note="Dates are rounded and the spacing is no scale; older ones are less certain.",
        ),
        names=(
            "history of life",
            "timeline of life",
            "origin of life on earth",
            "timeline of evolution",
            "history of life on earth",
            "evolution of life on earth",
        ),
        tells=("billion year + prokaryote + eukaryote",),
        not_when=("geological", "geologic", "eon", "paleozoic"),
        opening="Ten milestones of the history of life in their order.",
        facts=(Fact("For most of its history all life was microscopic.", "openstax-bio-20"),),
        summary="Milestones from the formation of Earth to the first modern humans, in order.",
    ),
    Subject(
        key="geologic-time",
        title="Geologic time scale",
        kind="timeline",
        scene=diagram(
            "geologic-time",
            "Geologic time scale",
            Timeline(
                (
                    Event("4,567–4,031 million years ago", "Hadean eon", "Earth cools; oceans form"),
                    Event("4,031–2,500 million years ago", "Archean eon", "first prokaryotes"),
                    Event(
                        "2,500–539 million years ago",
                        "Proterozoic eon",
                        "oxygen in the air; eukaryotes; first animals",
                    ),
                    Event(
                        "539–252 million years ago",
                        "Paleozoic era",
                        "fishes, land plants, amphibians, first reptiles",
                    ),
                    Event(
                        "252–66 million years ago",
                        "Mesozoic era",
                        "dinosaurs; first mammals, birds and flowers",
                    ),
                    Event(
                        "66 million years ago to today",
                        "Cenozoic era",
                        "mammals and flowering plants spread; humans",
                    ),
                )
            ),
            note="The spacing is no scale. The three eras form the Phanerozoic eon.",
        ),
        names=(
            "geologic time scale",
            "geological time scale",
            "geologic time",
            "geological time",
            "geologic timescale",
        ),
        tells=("paleozoic + mesozoic + cenozoic", "eon + quaternary"),
        opening="The eons and the eras of the Phanerozoic, oldest first.",
        facts=(
            Fact(
                "The boundaries of eras lie at great changes of life, such as mass extinctions.",
                "openstax-bio-47",
            ),
        ),
        summary="Hadean, Archean and Proterozoic eons, then Paleozoic, Mesozoic and Cenozoic eras, with what lived then.",
    ),
)
