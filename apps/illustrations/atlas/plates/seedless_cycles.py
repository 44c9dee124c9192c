"""Life cycles of plants without seeds: hornwort, moss, liverwort and fern."""

from __future__ import annotations

from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import seedless_plants as stages
from ..knowledge import plant_cycles
from ..scenes import drawn, stage, terms_labelled
from ..subject import Fact, Subject


def _spores(plant: str, text: str) -> Panel:
    key = f"{plant}-spores"
    return stage(key, stages.spores, (("cycle-spore", ("spores", "tetrad")),), "Spores", text)


def _organs(plant: str, sunken: bool, text: str) -> Panel:
    key = f"{plant}-organs"
    labels = (
        ("cycle-archegonium", ("archegonium",)),
        ("cycle-egg", ("egg",)),
        ("cycle-antheridium", ("antheridium",)),
        ("cycle-sperm", ("sperm-cells",)),
    )
    return stage(key, lambda key: stages.sex_organs(key, sunken), labels, "Sex organs", text)


def _meeting(plant: str, text: str = "Sperm swim to the egg; a diploid zygote forms.") -> Panel:
    key = f"{plant}-fertilization"
    labels = (("cycle-sperm", ("sperm",)), ("cycle-egg", ("egg",)))
    return stage(
        key,
        stages.fertilization,
        labels,
        "Fertilization",
        text,
    )


HORNWORT = (
    stage(
        "hornwort-gametophyte",
        lambda key: stages.hornwort(key, False),
        (("cycle-gametophyte", ("thallus",)), ("cycle-rhizoid", ("rhizoids",))),
        "Gametophyte",
        "A haploid, flat body grows from a spore.",
    ),
    _organs("hornwort", True, "Antheridia and archegonia lie in the surface."),
    _meeting("hornwort"),
    stage(
        "hornwort-release",
        lambda key: stages.hornwort(key, True, True),
        (("cycle-horn", ("horn-0", "horn-1", "horn-2")), ("cycle-spore", ("released",))),
        "Sporophyte",
        "The embryo grows into a hollow tube; it makes spores by meiosis and splits.",
    ),
)
MOSS = (
    stage(
        "moss-protonema",
        stages.protonema,
        (("cycle-protonema", ("threads",)),),
        "Protonema",
        "A spore grows into threads with buds.",
    ),
    stage(
        "moss-gametophyte",
        lambda key: stages.leafy_moss(key, False),
        (("cycle-gametophyte", ("leaves",)), ("cycle-rhizoid", ("rhizoids",))),
        "Gametophyte",
        "Buds grow into leafy, haploid plants.",
    ),
    _organs("moss", False, "Sperm swim from the antheridium to the egg; a zygote forms."),
    stage(
        "moss-sporophyte",
        lambda key: stages.leafy_moss(key, True),
        (("cycle-capsule", ("capsule",)), ("cycle-seta", ("seta",)), ("cycle-gametophyte", ("leaves",))),
        "Sporophyte",
        "It grows on the gametophyte; meiosis in its capsule makes spores.",
    ),
)
LIVERWORT = (
    _spores("liverwort", "Haploid spores are shed and germinate."),
    stage(
        "liverwort-gametophyte",
        stages.liverwort,
        (
            ("cycle-gametophyte", ("thallus",)),
            ("cycle-disk", ("disk",)),
            ("cycle-umbrella", ("umbrella",)),
            ("cycle-gemma", ("gemmae",)),
        ),
        "Gametophyte",
        "The thallus bears stalked heads; both sexes are drawn on one plant.",
    ),
    _organs("liverwort", False, "Eggs and sperm form in them."),
    _meeting("liverwort"),
)
FERN = (
    stage(
        "fern-sporophyte",
        stages.fern,
        (
            ("cycle-frond", ("fronds",)),
            ("cycle-fiddlehead", ("fiddlehead",)),
            ("cycle-rhizome", ("rhizome",)),
        ),
        "Sporophyte",
        "The leafy fern is diploid.",
    ),
    stage(
        "fern-sori",
        stages.frond_underside,
        (("cycle-sori", ("sori",)), ("cycle-capsule", ("sporangium",)), ("cycle-spore", ("spores",))),
        "Sori",
        "Meiosis in the sporangia makes haploid spores.",
    ),
    stage(
        "fern-prothallus",
        stages.prothallus,
        (
            ("cycle-prothallus", ("heart",)),
            ("cycle-archegonium", ("archegonia",)),
            ("cycle-antheridium", ("antheridia",)),
            ("cycle-rhizoid", ("rhizoids",)),
        ),
        "Gametophyte",
        "A spore grows into a small, free-living plant.",
    ),
    _meeting("fern", "Sperm swim to the egg; the zygote grows into a new fern."),
)


def _cycle(key: str, title: str, panels: tuple[Panel, ...], latin: str, remark: str):
    return drawn(
        key,
        title,
        Layout.CYCLE,
        panels,
        terms_labelled(panels, plant_cycles.SEEDLESS),
        subtitle="Alternation of generations",
        note="Not drawn to a common scale. 1n, haploid; 2n, diploid.",
        centre=(latin, "", remark),
    )


WATER = Fact("Sperm need water to swim to the egg.", "openstax-bio-25")
SUBJECTS = (
    Subject(
        key="hornwort-life-cycle",
        title="Hornwort life cycle",
        kind="cycle",
        scene=_cycle(
            "hornwort-life-cycle",
            "Hornwort life cycle",
            HORNWORT,
            "Hornwort",
            "the gametophyte is the larger body",
        ),
        names=(
            "hornwort",
            "hornwort life cycle",
            "life cycle of hornwort",
            "life cycle of a hornwort",
            "reproductive cycle of hornwort",
            "hornwort reproduction",
            "reproductive cycle of a hornwort",
        ),
        tells=("hornwort + alternation of generation", "hornwort + gametophyte", "hornwort + sporophyte"),
        not_when=("moss and hornwort", "phylogen", "liverwort"),
        opening="A hornwort alternates between a flat gametophyte and horn-shaped sporophytes.",
        facts=(WATER,),
        summary="Gametophyte, sex organs, fertilization, horn-shaped sporophyte and spores follow in turn.",
        sources=("openstax-bio-25",),
    ),
    Subject(
        key="moss-life-cycle",
        title="Moss life cycle",
        kind="cycle",
        scene=_cycle("moss-life-cycle", "Moss life cycle", MOSS, "Moss", "the leafy plant is haploid"),
        names=(
            "moss",
            "moss life cycle",
            "life cycle of moss",
            "life cycle of mosses",
            "life cycle of a moss",
            "moss reproduction",
            "reproductive cycle of moss",
            "reproductive cycle of mosses",
            "typical moss",
            "life cycle of a typical moss",
            "bryophyte life cycle",
        ),
        tells=("moss + gametophyte", "moss + sporophyte", "moss + life cycle"),
        not_when=(
            "lichen",
            "phylogen",
            "reindeer",
            "photograph",
            "stone wall",
            "spanish moss",
            "club moss",
            "peat",
            "photo",
            "hornwort",
            "liverwort",
            "succession",
            "stomata",
        ),
        opening="A moss alternates between leafy gametophytes and stalked sporophytes.",
        facts=(WATER,),
        summary="Spores, protonema, leafy gametophyte, fertilization and stalked capsule follow in turn.",
        sources=("openstax-bio-25",),
    ),
    Subject(
        key="liverwort-life-cycle",
        title="Liverwort life cycle",
        kind="cycle",
        scene=_cycle(
            "liverwort-life-cycle",
            "Liverwort life cycle",
            LIVERWORT,
            "Liverwort",
            "the zygote grows into a small sporophyte that makes spores",
        ),
        names=(
            "liverwort",
            "liverwort life cycle",
            "life cycle of liverwort",
            "life cycle of a liverwort",
            "reproductive cycle of liverwort",
            "life cycle of a typical liverwort",
            "marchantia",
        ),
        tells=("liverwort + gametophyte", "liverwort + life cycle", "liverwort + sporophyte"),
        not_when=("phylogen", "drawing of", "haeckel", "hornwort", "moss"),
        opening="A liverwort lives mainly as a flat, haploid gametophyte.",
        facts=(WATER,),
        summary="Spores, forked thallus with stalked heads, sex organs and fertilization follow in turn.",
        sources=("openstax-bio-25",),
    ),
    Subject(
        key="fern-life-cycle",
        title="Fern life cycle",
        kind="cycle",
        scene=_cycle(
            "fern-life-cycle", "Fern life cycle", FERN, "Fern", "both generations live on their own"
        ),
        names=(
            "fern",
            "fern life cycle",
            "life cycle of fern",
            "life cycle of a fern",
            "reproductive cycle of a fern",
            "fern reproduction",
            "life cycle of the fern",
        ),
        tells=("fern + gametophyte", "fern + life cycle", "fern + sori", "fern + sporophyte"),
        not_when=("phylogen", "photo", "tree fern", "horsetail", "carboniferous"),
        opening="A fern alternates between the leafy sporophyte and a small heart-shaped gametophyte.",
        facts=(WATER,),
        summary="Leafy fern, sori with spores, heart-shaped gametophyte and fertilization follow in turn.",
        sources=("openstax-bio-25",),
    ),
)
