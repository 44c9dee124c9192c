"""Life cycles of fungi, the parts of a mushroom, and a lichen cut across."""

from __future__ import annotations

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import fungi
from ..knowledge import plant_cycles
from ..scenes import drawn, stage, terms_labelled
from ..subject import Fact, Subject

SPORANGIA = ("sporangium-0", "sporangium-1", "sporangium-2")
ZYGOMYCETE = (
    stage(
        "zygo-meeting",
        fungi.mating_types,
        (("fungus-plus", ("plus",)), ("fungus-minus", ("minus",))),
        "Mating types meet",
        "Hyphae of two mating types grow together.",
    ),
    stage(
        "zygo-gametangia",
        fungi.gametangia,
        (("fungus-gametangia", ("gametangia",)), ("fungus-nucleus", ("nuclei",))),
        "Fusion (plasmogamy)",
        "Gametangia with haploid nuclei fuse.",
    ),
    stage(
        "zygo-zygospore",
        fungi.zygospore,
        (("fungus-zygospore", ("zygospore",)), ("fungus-nucleus", ("nucleus",))),
        "Zygospore",
        "Nuclei fuse (karyogamy) in the thick-walled zygospore.",
    ),
    stage(
        "zygo-sporangium",
        fungi.sporangia,
        (("fungus-sporangium", SPORANGIA), ("fungus-spores", ("free",)), ("fungus-hyphae", ("hyphae",))),
        "Sporangium",
        "After meiosis haploid spores are shed; asexual spores form in the same way.",
    ),
)
ASCOMYCETE = (
    stage(
        "asco-organs",
        fungi.ascogonium,
        (
            ("fungus-ascogonium", ("ascogonium",)),
            ("fungus-antheridium", ("antheridium",)),
            ("fungus-conidia", ("conidia",)),
        ),
        "Fusion (plasmogamy)",
        "Organs of two mating types fuse; conidia spread without sex.",
    ),
    stage(
        "asco-cup",
        fungi.cup,
        (("fungus-ascocarp", ("ascocarp",)), ("fungus-hyphae", ("hyphae",))),
        "Ascocarp",
        "Hyphae with two nuclei per cell build a fruiting body.",
    ),
    stage(
        "asco-asci",
        fungi.asci,
        (("fungus-ascus", ("asci",)), ("fungus-ascospores", ("ascospores", "shed"))),
        "Asci",
        "Nuclei fuse, divide by meiosis, then mitosis: eight spores in each ascus.",
    ),
    stage(
        "asco-meeting",
        fungi.mating_types,
        (("fungus-plus", ("plus",)), ("fungus-minus", ("minus",))),
        "New mycelia",
        "Spores germinate into haploid mycelia.",
    ),
)
BASIDIOMYCETE = (
    stage(
        "basidio-meeting",
        fungi.mating_types,
        (("fungus-plus", ("plus",)), ("fungus-minus", ("minus",))),
        "Plasmogamy",
        "Haploid mycelia of two mating types fuse into one with two nuclei per cell.",
    ),
    stage(
        "basidio-mushroom",
        fungi.mushroom,
        (("fungus-cap", ("cap",)), ("fungus-gills", ("gills",)), ("fungus-dikaryotic", ("mycelium",))),
        "Basidiocarp",
        "The dikaryotic mycelium grows a mushroom.",
    ),
    stage(
        "basidio-young",
        lambda key: fungi.basidia(key, False),
        (("fungus-basidium", ("basidia",)), ("fungus-nucleus", ("nuclei", "fused"))),
        "Karyogamy",
        "In basidia on the gills the two nuclei fuse.",
    ),
    stage(
        "basidio-ripe",
        lambda key: fungi.basidia(key, True),
        (("fungus-basidium", ("basidia",)), ("fungus-basidiospores", ("spores",))),
        "Meiosis",
        "Each basidium makes four haploid spores.",
    ),
)


WORDS = (*plant_cycles.FUNGI, *plant_cycles.PARTNERS)


def _cycle(key: str, title: str, panels: tuple[Panel, ...], centre: str):
    return drawn(
        key,
        title,
        Layout.CYCLE,
        panels,
        terms_labelled(panels, WORDS),
        note="Not drawn to a common scale. 1n, haploid.",
        centre=(centre, "", ""),
    )


def _large_mushroom(key: str) -> Drawing:
    """The mushroom at the size of a plate, so that its outlines are not coarse."""
    d = Drawing(key)
    d.place(fungi.mushroom(key), 0, 0, 3.6)
    return d


MUSHROOM = stage(
    "mushroom-parts",
    _large_mushroom,
    (
        ("fungus-cap", ("cap",)),
        ("fungus-gills", ("gills",)),
        ("fungus-ring", ("ring",)),
        ("fungus-stipe", ("stipe",)),
        ("fungus-mycelium", ("mycelium",)),
    ),
    "",
    "",
)
LICHEN = stage(
    "lichen-section",
    fungi.lichen,
    (
        ("lichen-cortex", ("upper",)),
        ("lichen-algae", ("algae",)),
        ("lichen-medulla", ("medulla",)),
        ("lichen-lower", ("lower",)),
        ("lichen-rhizine", ("rhizines",)),
        ("lichen-soredium", ("soredium",)),
    ),
    "",
    "",
)
BOOK = "openstax-bio-24"
SUBJECTS = (
    Subject(
        key="zygomycete-life-cycle",
        title="Zygomycete life cycle",
        kind="cycle",
        scene=_cycle("zygomycete-life-cycle", "Zygomycete life cycle", ZYGOMYCETE, "Bread mold"),
        names=(
            "zygomycete",
            "zygomycete life cycle",
            "life cycle of a zygomycete",
            "life cycle of zygomycete",
            "rhizopus life cycle",
            "life cycle of rhizopus",
            "bread mold life cycle",
            "zygomycota",
            "black bread mold",
        ),
        tells=("zygomycete + asexual", "zygospore + sporangium", "zygomycete + life cycle"),
        not_when=("phylogen", "phyla", "ascomycota", "mucormycosis"),
        opening="Sexual reproduction of a bread mold.",
        facts=(Fact("When conditions are good, zygomycetes also reproduce asexually by spores.", BOOK),),
        summary="Mating types meet, fuse, form a zygospore, and a sporangium sheds spores.",
        sources=(BOOK,),
    ),
    Subject(
        key="ascomycete-life-cycle",
        title="Ascomycete life cycle",
        kind="cycle",
        scene=_cycle("ascomycete-life-cycle", "Ascomycete life cycle", ASCOMYCETE, "Sac fungus"),
        names=(
            "ascomycete",
            "ascomycete life cycle",
            "life cycle of an ascomycete",
            "life cycle of ascomycete",
            "sac fungus",
            "sac fungus life cycle",
            "ascus",
            "ascomycota",
        ),
        tells=("ascomycete + asci", "ascus + ascospore", "ascomycete + life cycle"),
        not_when=("phylogen", "phyla", "basidiomycota", "zygomycota", "yeast infection"),
        opening="Sexual reproduction of a sac fungus.",
        facts=(
            Fact(
                "The release of ascospores follows fusion of nuclei, meiosis and one mitosis in each ascus.",
                BOOK,
            ),
        ),
        summary="Fusion, fruiting body, asci with eight spores, and new mycelia follow in turn.",
        sources=(BOOK,),
    ),
    Subject(
        key="basidiomycete-life-cycle",
        title="Basidiomycete life cycle",
        kind="cycle",
        scene=_cycle("basidiomycete-life-cycle", "Basidiomycete life cycle", BASIDIOMYCETE, "Club fungus"),
        names=(
            "basidiomycete",
            "basidiomycete life cycle",
            "life cycle of a basidiomycete",
            "life cycle of basidiomycete",
            "club fungus",
            "mushroom life cycle",
            "life cycle of a mushroom",
            "basidium",
            "basidiomycota",
            "life cycle of mushroom",
        ),
        tells=("basidiomycete + alternates", "basidium + basidiospore", "basidiomycete + life cycle"),
        not_when=("phylogen", "phyla", "ascomycota", "zygomycota", "fairy ring"),
        opening="Sexual reproduction of a club fungus, whose fruiting body is a mushroom.",
        facts=(
            Fact(
                "The long-lived stage is dikaryotic: each cell holds one nucleus of each mating type.", BOOK
            ),
        ),
        summary="Mycelia fuse, a mushroom grows, nuclei fuse in basidia, and four spores form on each.",
        sources=(BOOK,),
    ),
    Subject(
        key="mushroom",
        title="Parts of a mushroom",
        kind="plate",
        scene=drawn(
            "mushroom", "Parts of a mushroom", Layout.PLATE, (MUSHROOM,), terms_labelled((MUSHROOM,), WORDS)
        ),
        names=(
            "mushroom",
            "mushroom structure",
            "part of a mushroom",
            "mushroom anatomy",
            "mushroom part",
            "fruiting body of a fungus",
            "structure of a mushroom",
        ),
        not_when=("life cycle", "poison", "amanita", "cloud", "hallucinogenic", "fairy ring", "basidium"),
        opening="A mushroom, the fruiting body of a fungus, with its mycelium in the soil.",
        facts=(Fact("Most of the fungus is the mycelium, a network of hyphae in the soil.", BOOK),),
        summary="Cap, gills, ring and stalk stand above ground; the mycelium spreads below.",
        sources=(BOOK,),
    ),
    Subject(
        key="lichen",
        title="Lichen",
        kind="plate",
        scene=drawn(
            "lichen",
            "Lichen",
            Layout.PLATE,
            (LICHEN,),
            terms_labelled((LICHEN,), WORDS),
            subtitle="Thallus in cross-section",
            note="Schematic.",
        ),
        names=(
            "lichen",
            "lichen thallus",
            "cross section of a lichen",
            "lichen cross section",
            "lichen structure",
            "structure of a lichen",
            "section through a lichen",
            "lichen anatomy",
        ),
        tells=("lichen + algae + fung", "lichen + photobiont", "lichen + thallus", "lichen + photosynthetic"),
        not_when=(
            "crust",
            "many form",
            "succession",
            "photo",
            "crustose",
            "reindeer",
            "peppered",
            "moth",
            "tree trunk",
        ),
        opening="A lichen, a fungus with algae living in it, is cut across.",
        caption=("lichen-algae", "lichen-medulla"),
        summary="Algae lie under an upper cortex of hyphae, above loose hyphae and a lower cortex.",
        sources=(BOOK,),
    ),
)
