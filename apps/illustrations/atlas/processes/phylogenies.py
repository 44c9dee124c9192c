"""Who descends from whom: trees of animals, fungi, eukaryotes and primates, and the ranks of classification."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import invertebrates, mammals, vertebrates
from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Clade, Event, Level, Pyramid, Timeline
from apps.illustrations.drawing.scene import Panel

BRANCHES = "Branch lengths mean nothing."


def group(trait: str, *children: Clade) -> Clade:
    return Clade(trait=trait, children=children)


def picture(draw) -> Panel:
    """The panel of a glyph that stands at a tip."""
    return Panel(f"tip-{draw.__name__.replace('_', '-')}", lambda seed: draw())


ANIMAL_PICTURES = tuple(
    picture(draw)
    for draw in (
        invertebrates.sponge,
        invertebrates.jellyfish,
        invertebrates.flatworm,
        invertebrates.snail,
        invertebrates.earthworm,
        invertebrates.roundworm,
        invertebrates.beetle,
        invertebrates.starfish,
        vertebrates.bony_fish,
    )
)
CHORDATE_PICTURES = tuple(
    picture(draw)
    for draw in (
        vertebrates.lancelet,
        vertebrates.lamprey,
        vertebrates.shark,
        vertebrates.bony_fish,
        vertebrates.frog,
        vertebrates.lizard,
        vertebrates.songbird,
        mammals.mouse,
    )
)

SUBJECTS = (
    Subject(
        key="animal-phylogeny",
        title="Phylogeny of animals",
        kind="tree",
        scene=diagram(
            "animal-phylogeny",
            "Phylogeny of animals",
            Clade(
                trait="Many cells",
                children=(
                    Clade("Sponges", picture="tip-sponge", note="Porifera"),
                    group(
                        "True tissues",
                        Clade("Cnidarians", note="jellyfish, corals", picture="tip-jellyfish"),
                        group(
                            "Bilateral symmetry",
                            group(
                                "Protostomes",
                                group(
                                    "Lophotrochozoans",
                                    Clade("Flatworms", picture="tip-flatworm"),
                                    Clade("Mollusks", picture="tip-snail"),
                                    Clade("Annelids", picture="tip-earthworm"),
                                ),
                                group(
                                    "Molting",
                                    Clade("Nematodes", picture="tip-roundworm"),
                                    Clade("Arthropods", picture="tip-beetle"),
                                ),
                            ),
                            group(
                                "Deuterostomes",
                                Clade("Echinoderms", picture="tip-starfish"),
                                Clade("Chordates", picture="tip-bony-fish"),
                            ),
                        ),
                    ),
                ),
            ),
            subtitle="Major phyla and the traits or groups that their branches stand for",
            note=f"Comb jellies, whose place is debated, and smaller phyla are left out. {BRANCHES}",
            pictures=ANIMAL_PICTURES,
        ),
        names=(
            "phylogeny of animal",
            "animal phylogeny",
            "phylogenetic tree of animal",
            "animal phylogenetic tree",
            "evolution of animal",
            "animal evolution",
            "animal kingdom",
            "tree of the animal kingdom",
            "invertebrate phylogeny",
            "phylogeny of metazoan",
            "animal phylum",
            "metazoan phylogeny",
        ),
        tells=(
            "phylogen + metazoan",
            "lophotrochozoa + ecdysozoa",
            "protostome + deuterostome + cnidaria + phylogenetic",
            "phylogenetic tree + animal",
            "porifera + cnidaria + bilateria",
        ),
        not_when=(
            "plant",
            "fungus",
            "cleavage",
            "brain",
            "domain",
            "primate",
            "eukaryote",
            "clade",
            "hox",
            "vertebrate animal",
            "flatworm phylum",
        ),
        opening="A tree of the major animal phyla, from their common ancestor at the left.",
        facts=(
            Fact("Sponges lack true tissues; all other animals shown have them.", "openstax-bio-27"),
            Fact(
                "Bilaterally symmetrical animals comprise protostomes, which include the molting ecdysozoans, and deuterostomes.",
                "openstax-bio-27",
            ),
        ),
        summary="Sponges branch first, then cnidarians; the rest are protostomes and deuterostomes.",
    ),
    Subject(
        key="chordate-phylogeny",
        title="Phylogeny of chordates",
        kind="tree",
        scene=diagram(
            "chordate-phylogeny",
            "Phylogeny of chordates",
            Clade(
                trait="Notochord",
                children=(
                    Clade("Lancelets", picture="tip-lancelet"),
                    group(
                        "",
                        Clade("Tunicates", note="sea squirts"),
                        group(
                            "Vertebrae",
                            Clade("Jawless fishes", picture="tip-lamprey", note="lampreys, hagfishes"),
                            group(
                                "Jaws",
                                Clade("Cartilaginous fishes", picture="tip-shark"),
                                group(
                                    "Bones",
                                    Clade("Bony fishes", picture="tip-bony-fish"),
                                    group(
                                        "Limbs",
                                        Clade("Amphibians", picture="tip-frog"),
                                        group(
                                            "Amniotic egg",
                                            group(
                                                "",
                                                Clade("Reptiles", picture="tip-lizard"),
                                                Clade("Birds", picture="tip-songbird"),
                                            ),
                                            Clade("Mammals", picture="tip-mouse"),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            subtitle="Living groups and traits that arose on the way to them",
            note=f"“Bony fishes” here are ray-finned fishes; “reptiles” are those without birds. {BRANCHES}",
            pictures=CHORDATE_PICTURES,
        ),
        names=(
            "phylogeny of chordate",
            "chordate phylogeny",
            "evolution of chordate",
            "chordate evolution",
            "phylogenetic tree of chordate",
            "chordate cladogram",
            "chordate phylogenetic tree",
            "evolutionary history of chordate",
        ),
        tells=("lancelet + tunicate + vertebrate", "cephalochordata + urochordata + vertebrata"),
        not_when=("notochord dorsal", "pharyngeal", "feature appear", "characteristic"),
        opening="A tree of the living groups of chordates, from their common ancestor at the left.",
        facts=(
            Fact("Tunicates and lancelets are invertebrate chordates.", "openstax-bio-29"),
            Fact(
                "Jaws, limbs and the amniotic egg arose among vertebrates in this order.", "openstax-bio-29"
            ),
        ),
        summary="Lancelets and tunicates branch off before the vertebrates with their jaws, limbs and eggs.",
    ),
    Subject(
        key="primate-phylogeny",
        title="Phylogeny of primates",
        kind="tree",
        scene=diagram(
            "primate-phylogeny",
            "Phylogeny of primates",
            Clade(
                trait="Grasping hands",
                children=(
                    Clade("Lemurs and lorises"),
                    group(
                        "",
                        Clade("Tarsiers"),
                        group(
                            "Anthropoids",
                            Clade("New World monkeys"),
                            group(
                                "",
                                Clade("Old World monkeys"),
                                group(
                                    "Apes, no tail",
                                    Clade("Gibbons"),
                                    group(
                                        "Great apes",
                                        Clade("Orangutans"),
                                        group(
                                            "",
                                            Clade("Gorillas"),
                                            group(
                                                "",
                                                Clade("Chimpanzees", note="and bonobos"),
                                                Clade("Humans"),
                                            ),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            subtitle="Living groups, from their common ancestor at the left",
            note=BRANCHES,
        ),
        names=(
            "phylogeny of primate",
            "primate phylogeny",
            "evolution of primate",
            "primate evolution",
            "primate phylogenetic tree",
            "phylogenetic tree of primate",
            "primate tree",
            "primate family tree",
            "evolutionary tree of primate",
            "hominoid phylogeny",
        ),
        tells=("gibbon + orangutan + gorilla + chimpanzee", "new world monkey + old world monkey"),
        not_when=("skull", "brain", "hominin", "australopithecus", "hand", "skeleton", "behavior"),
        opening="A tree of the living groups of primates.",
        facts=(
            Fact("Chimpanzees and bonobos are the closest living relatives of humans.", "openstax-bio-29"),
            Fact("Humans did not descend from any living ape: both share an ancestor.", "openstax-bio-29"),
        ),
        summary="Lemurs branch first, then tarsiers and monkeys; humans are nearest to chimpanzees.",
    ),
    Subject(
        key="hominin-timeline",
        title="Human evolution",
        kind="timeline",
        scene=diagram(
            "hominin-timeline",
            "Human evolution",
            Timeline(
                (
                    Event("About 7 million years ago", "Sahelanthropus", "one of the oldest hominins known"),
                    Event("4.4 million years ago", "Ardipithecus ramidus", "walked upright, climbed trees"),
                    Event(
                        "3.9–2.9 million years ago",
                        "Australopithecus afarensis",
                        "“Lucy”; upright, small brain",
                    ),
                    Event("2.4–1.4 million years ago", "Homo habilis", "stone tools, larger brain"),
                    Event("From 1.9 million years ago", "Homo erectus", "first hominin known outside Africa"),
                    Event(
                        "From 400,000 years ago",
                        "Neanderthals",
                        "Europe and western Asia; close relatives",
                    ),
                    Event("From 300,000 years ago", "Homo sapiens", "modern humans, from Africa"),
                )
            ),
            subtitle="Some hominins and when they lived, by their fossils",
            note="Spacing is not to scale; several species lived at the same time, and not all are ancestors of humans.",
        ),
        names=(
            "human evolution",
            "evolution of human",
            "evolution of modern human",
            "hominin evolution",
            "evolution of hominin",
            "hominin",
            "evolution of homo sapiens",
            "evolution of the genus homo",
        ),
        tells=("australopithecus + homo", "homo habilis + homo erectus"),
        not_when=("skull of", "skeleton", "footprint", "brain size"),
        opening="Some hominins in the order in which they appear among fossils.",
        facts=(
            Fact("Walking upright came long before the large brain.", "openstax-bio-29"),
            Fact("The genus Homo is first known from Africa, as is Homo sapiens.", "openstax-bio-29"),
        ),
        summary="From Sahelanthropus through Australopithecus and early Homo to Homo sapiens.",
    ),
    Subject(
        key="eukaryote-supergroups",
        title="Supergroups of eukaryotes",
        kind="tree",
        scene=diagram(
            "eukaryote-supergroups",
            "Supergroups of eukaryotes",
            Clade(
                trait="Nucleus",
                children=(
                    group(
                        "Excavata",
                        Clade("Diplomonads", note="Giardia"),
                        Clade("Parabasalids", note="Trichomonas"),
                        Clade("Euglenozoans", note="Euglena, Trypanosoma"),
                    ),
                    group(
                        "SAR",
                        Clade("Stramenopiles", note="diatoms, brown algae"),
                        Clade("Alveolates", note="dinoflagellates, ciliates"),
                        Clade("Rhizaria", note="foraminiferans, radiolarians"),
                    ),
                    group(
                        "Archaeplastida",
                        Clade("Red algae"),
                        Clade("Green algae and land plants"),
                    ),
                    Clade("Amoebozoa", note="amoebas, slime molds"),
                    group(
                        "Opisthokonta",
                        Clade("Fungi"),
                        group("", Clade("Choanoflagellates"), Clade("Animals")),
                    ),
                ),
            ),
            subtitle="A proposed classification of the domain Eukarya",
            note=f"The branching among supergroups is not settled, so they leave from one point. {BRANCHES}",
        ),
        names=(
            "supergroup of eukaryote",
            "eukaryotic supergroup",
            "eukaryote supergroup",
            "phylogeny of eukaryote",
            "eukaryote phylogeny",
            "phylogenetic tree of eukaryote",
            "classification of eukaryote",
            "classification of the domain eukarya",
            "proposed classification of the domain eukarya",
            "protist supergroup",
            "protist phylogeny",
            "phylogeny of protist",
            "eukaryotic tree",
            "eukaryote tree of life",
            "classification of protist",
        ),
        tells=(
            "excavata + archaeplastida",
            "opisthokonta + amoebozoa",
            "supergroup + eukarya",
            "supergroup + eukaryote",
            "stramenopile + alveolate + rhizaria",
        ),
        not_when=("life cycle", "endosymbio"),
        opening="A tree of the eukaryotes by supergroups, from their common ancestor at the left.",
        facts=(
            Fact("SAR stands for stramenopiles, alveolates and Rhizaria.", "openstax-bio-23"),
            Fact(
                "Protists are found in every supergroup: they are not one branch of the tree.",
                "openstax-bio-23",
            ),
        ),
        summary="Excavates, SAR, archaeplastids, amoebozoans and opisthokonts with examples of each.",
    ),
    Subject(
        key="fungal-phylogeny",
        title="Classification of fungi",
        kind="tree",
        scene=diagram(
            "fungal-phylogeny",
            "Classification of fungi",
            Clade(
                trait="Chitin walls",
                children=(
                    Clade("Chytridiomycota", note="chytrids: spores that swim"),
                    group(
                        "No flagella",
                        Clade("Zygomycota", note="bread molds: zygospores; not a single branch"),
                        group(
                            "",
                            Clade("Glomeromycota", note="arbuscular mycorrhizae"),
                            group(
                                "Dikaryons",
                                Clade("Ascomycota", note="sac fungi: yeasts, truffles, morels"),
                                Clade("Basidiomycota", note="club fungi: mushrooms, rusts"),
                            ),
                        ),
                    ),
                ),
            ),
            subtitle="Five traditional phyla, by how they reproduce",
            note=f"Newer classifications divide Zygomycota. {BRANCHES}",
        ),
        names=(
            "classification of fungus",
            "fungal phylogeny",
            "phylogeny of fungus",
            "classification of fungi",
            "phylum of fungi",
            "fungal phylum",
            "group of fungi",
            "phylogeny of fungi",
            "evolution of fungi",
            "fungal classification",
        ),
        tells=("ascomycota + basidiomycota", "chytridiomycota + zygomycota"),
        not_when=("life cycle", "infection"),
        opening="A tree of the phyla of fungi, from their common ancestor at the left.",
        facts=(
            Fact(
                "Ascomycetes bear spores in sacs (asci), basidiomycetes on clubs (basidia).",
                "openstax-bio-24",
            ),
            Fact("Chytrids are the only fungi shown whose spores swim.", "openstax-bio-24"),
        ),
        summary="Chytrids branch first; sac fungi and club fungi are each other's nearest relatives.",
    ),
    Subject(
        key="taxonomic-ranks",
        title="Taxonomic classification",
        kind="diagram",
        scene=diagram(
            "taxonomic-ranks",
            "Taxonomic classification of the dog",
            Pyramid(
                (
                    Level("Domain: Eukarya", "all organisms whose cells have a nucleus"),
                    Level("Kingdom: Animalia", "animals"),
                    Level("Phylum: Chordata", "vertebrates and their nearest kin"),
                    Level("Class: Mammalia", "hair and milk"),
                    Level("Order: Carnivora", "cats, dogs, bears, seals"),
                    Level("Family: Canidae", "wolves, foxes, jackals"),
                    Level("Genus: Canis", "wolf, coyote"),
                    Level("Species: Canis lupus", "wolf and dog"),
                )
            ),
            subtitle="From the widest group, the domain, up to the species",
            note="Dogs are the subspecies Canis lupus familiaris. Widths are no measure.",
        ),
        names=(
            "taxonomic classification",
            "taxonomic classification system",
            "taxonomic hierarchy",
            "taxonomic rank",
            "taxonomy hierarchy",
            "taxonomy",
            "linnaean classification",
            "linnaean system",
            "hierarchical model of classification",
            "level of classification",
            "biological classification",
            "classification of the dog",
            "domain kingdom phylum class order family genus species",
        ),
        tells=(
            "kingdom + phylum + genus",
            "taxonomic classification + hierarch",
            "order + family + genus + species",
            "sublevel + taxonomic",
        ),
        not_when=("bloom", "bacteria", "virus", "plant taxonomy", "three domain", "bergey", "five kingdom"),
        opening="The ranks of classification, with the dog as the example.",
        facts=(
            Fact(
                "Each rank lies within the one below it, and its members have more in common.",
                "openstax-bio-20",
            ),
            Fact("Genus and species together make the scientific name.", "openstax-bio-20"),
        ),
        summary="Domain, kingdom, phylum, class, order, family, genus and species, each within the one before.",
    ),
)
