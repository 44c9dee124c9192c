"""Hardy–Weinberg, polyploidy, life of fungi, phytochrome, divisions of plants, and strategies of life."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Curve,
    Edge,
    Flow,
    Graph,
    Node,
    Ring,
    Table,
)

SUBJECTS = (
    Subject(
        key="hardy-weinberg",
        title="Hardy–Weinberg equilibrium",
        kind="graph",
        scene=diagram(
            "hardy-weinberg",
            "Hardy–Weinberg equilibrium",
            Graph(
                across="Frequency p of allele A (that of allele a is q = 1 − p)",
                up="Frequency of the genotype",
                curves=(
                    Curve("AA: p²", tuple((x / 10, (x / 10) ** 2) for x in range(11)), "vein"),
                    Curve(
                        "Aa: 2pq", tuple((x / 10, 2 * (x / 10) * (1 - x / 10)) for x in range(11)), "action"
                    ),
                    Curve("aa: q²", tuple((x / 10, (1 - x / 10) ** 2) for x in range(11)), "artery"),
                ),
                ticks_across=((0.25, "0.25"), (0.5, "0.5"), (0.75, "0.75"), (1, "1")),
                ticks_up=((0.25, "0.25"), (0.5, "0.5"), (0.75, "0.75"), (1, "1")),
            ),
            subtitle="p² + 2pq + q² = 1",
        ),
        names=(
            "hardy weinberg",
            "hardy weinberg equilibrium",
            "hardy weinberg principle",
            "hardy weinberg equation",
        ),
        tells=("hardy + weinberg",),
        opening="Genotype frequencies that follow from the frequencies of two alleles.",
        facts=(
            Fact(
                "In equilibrium, allele frequencies stay the same from generation to generation.",
                "openstax-bio-19",
            ),
            Fact(
                "It holds without mutation, selection, migration or drift, and with random mating.",
                "openstax-bio-19",
            ),
        ),
        summary="Frequencies of AA, Aa and aa are p², 2pq and q² for every p.",
    ),
    Subject(
        key="polyploidy",
        title="Polyploidy",
        kind="process",
        scene=diagram(
            "polyploidy",
            "Polyploidy",
            Flow(
                ranks=(
                    (
                        Node("parent", "One plant species", "diploid, 2n", kind="vein"),
                        Node("first", "Species 1", "diploid", kind="vein"),
                        Node("second", "Species 2", "diploid", kind="artery"),
                    ),
                    (
                        Node("failed", "Chromosomes double, the cell does not divide"),
                        Node("hybrid", "Hybrid", "chromosomes of both; mostly sterile"),
                    ),
                    (Node("gamete", "Gametes with 2n chromosomes"), Node("doubling", "Chromosomes double")),
                    (
                        Node("auto", "Autopolyploid", "4n, of one species", kind="action"),
                        Node("allo", "Allopolyploid", "all chromosomes of both; fertile", kind="action"),
                    ),
                ),
                edges=(
                    Edge("parent", "failed"),
                    Edge("failed", "gamete"),
                    Edge("gamete", "auto", "self-fertilization"),
                    Edge("first", "hybrid"),
                    Edge("second", "hybrid"),
                    Edge("hybrid", "doubling"),
                    Edge("doubling", "allo"),
                ),
            ),
            subtitle="Two ways to a new species with more sets of chromosomes",
        ),
        names=(
            "polyploidy",
            "autopolyploidy",
            "allopolyploidy",
            "alloploidy",
            "sympatric speciation",
            "autopolyploidy and allopolyploidy",
            "speciation by polyploidy",
            "polyploid speciation",
        ),
        tells=("autopolyploidy + cytokinesis", "alloploidy + species", "polyploid + chromosome + species"),
        not_when=("cichlid", "aneuploidy results"),
        opening="How polyploids arise within one species and from two.",
        facts=(
            Fact(
                "Autopolyploidy arises within one species, allopolyploidy by hybridization of two.",
                "openstax-bio-18",
            ),
            Fact(
                "Polyploids often cannot breed with their parents, so they form a new species at once.",
                "openstax-bio-18",
            ),
        ),
        summary="Doubling of chromosomes makes autopolyploids of one species and allopolyploids of two.",
    ),
    Subject(
        key="fungal-life-cycle",
        title="Life cycle of fungi",
        kind="cycle",
        scene=diagram(
            "fungal-life-cycle",
            "Life cycle of fungi",
            Ring(
                (
                    Node("mycelium", "Mycelium", "haploid (1n); also makes asexual spores", "artery"),
                    Node("dikaryon", "Heterokaryotic stage", "two kinds of nuclei (n + n)"),
                    Node("zygote", "Zygote", "diploid (2n)", "action"),
                    Node("spores", "Spores", "haploid (1n)", "artery"),
                ),
                between=("plasmogamy: cells fuse", "karyogamy: nuclei fuse", "meiosis", "germination"),
                centre=("Sexual reproduction",),
            ),
            subtitle="Besides, mycelia reproduce asexually by spores",
            note="Haploid stages are red, the diploid one blue; the length of the stages differs between groups.",
        ),
        names=(
            "life cycle of fungi",
            "life cycle of a fungus",
            "fungal life cycle",
            "fungal reproduction",
            "reproduction of fungi",
            "reproduction in fungi",
            "generalized fungal life cycle",
            "life cycle of fungus",
        ),
        tells=(
            "fungi + asexual and sexual stage",
            "plasmogamy + karyogamy",
            "fungi + asexual + sexual + reproduction",
        ),
        not_when=("zygomycete", "ascomycete", "basidiomycete", "yeast", "chytrid", "mushroom"),
        opening="A generalized life cycle of fungi.",
        facts=(
            Fact("Fungi may reproduce sexually and asexually; both ways make spores.", "openstax-bio-24"),
        ),
        summary="Plasmogamy, karyogamy, meiosis and germination lead from mycelium to mycelium.",
    ),
    Subject(
        key="phytochrome",
        title="Phytochrome",
        kind="process",
        scene=diagram(
            "phytochrome",
            "Phytochrome",
            Flow(
                ranks=(
                    (Node("pr", "Pr", "inactive; absorbs red light, 667 nm", kind="artery"),),
                    (Node("pfr", "Pfr", "active; absorbs far-red light, 730 nm", kind="action"),),
                    (Node("response", "Responses", "growth, germination, flowering"),),
                ),
                edges=(
                    Edge("pr", "pfr", "red light"),
                    Edge("pfr", "pr", "far-red light, or slowly in the dark"),
                    Edge("pfr", "response", "in the nucleus"),
                ),
            ),
            subtitle="A light switch of plants",
        ),
        names=("phytochrome", "phytochrome system", "phytochrome response", "red and far red light"),
        tells=("phytochrome + far red", "pr + pfr"),
        opening="The two forms of phytochrome, a pigment with which plants sense light.",
        facts=(Fact("Red light turns Pr into Pfr, far-red light turns it back.", "openstax-bio-30"),),
        summary="Red light makes active Pfr of Pr; far-red light or darkness turn it back.",
    ),
    Subject(
        key="green-plant-divisions",
        title="Major divisions of green plants",
        kind="table",
        scene=diagram(
            "green-plant-divisions",
            "Major divisions of green plants",
            Table(
                columns=("", "Vascular tissue", "Seeds", "Examples"),
                rows=(
                    ("Charophytes", "no", "no", "stoneworts: algae, nearest kin of land plants"),
                    ("Bryophytes", "no", "no", "liverworts, hornworts, mosses"),
                    ("Lycophytes", "yes", "no", "club mosses, quillworts, spike mosses"),
                    ("Pterophytes", "yes", "no", "whisk ferns, horsetails, ferns"),
                    ("Gymnosperms", "yes", "yes, naked", "conifers, cycads, ginkgo"),
                    ("Angiosperms", "yes", "yes, in fruits", "flowering plants"),
                ),
            ),
            subtitle="Streptophytes: charophytes and land plants",
        ),
        names=(
            "major division of green plant",
            "division of green plant",
            "major divisions of green plants",
            "streptophyte",
            "division of plant",
            "classification of plant",
            "plant classification",
            "major divisions of plants",
            "division of land plant",
            "major division of land plant",
        ),
        tells=("division + green plant", "charophyte + embryophyte", "bryophyte + lycophyte + pterophyte"),
        opening="Groups of green plants with their main traits.",
        facts=(Fact("Vascular tissue, seeds and fruits arose one after the other.", "openstax-bio-25"),),
        summary="From charophytes and bryophytes to seed plants, with vascular tissue, seeds and examples.",
    ),
    Subject(
        key="r-and-k-selection",
        title="r- and K-selected species",
        kind="table",
        scene=diagram(
            "r-and-k-selection",
            "r- and K-selected species",
            Table(
                columns=("", "r-selected", "K-selected"),
                rows=(
                    ("Environment", "changing, unpredictable", "stable"),
                    ("Offspring", "many, small", "few, large"),
                    ("Parental care", "little", "much"),
                    ("Maturity", "early", "late"),
                    ("Life span", "short", "long"),
                    ("Population", "far below or above capacity", "near the carrying capacity"),
                    ("Examples", "dandelions, jellyfish, mice", "oaks, elephants, primates"),
                ),
            ),
            note="Ends of a scale; newer life-history theories go beyond it.",
        ),
        names=(
            "r selected and k selected species",
            "r and k selected species",
            "r and k selection",
            "k selected species",
            "r selected species",
            "life history strategy",
            "r and k strategy",
        ),
        tells=("k selected + r selected",),
        opening="Traits of species that are adapted to unstable and to stable conditions.",
        facts=(
            Fact(
                "K-selected species raise few offspring with much care, r-selected species many with little.",
                "openstax-bio-45",
            ),
        ),
        summary="r-selected species have many small offspring early, K-selected few large ones late.",
    ),
)
