"""Life cycles of parasites and their vectors, and protists as plates of their own."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import bacteria, mammals, parasites
from apps.illustrations.atlas.glyphs.pictures import shown
from apps.illustrations.atlas.knowledge import microbes
from apps.illustrations.atlas.scenes import diagram, drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.diagrams import Edge, Flow, Node, Ring
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(microbes.TERMS)


def _adult_tick() -> Drawing:
    return parasites.tick(8)


def draw_dinoflagellates(seed: int) -> Drawing:
    d = Drawing("dinoflagellates")
    d.place(parasites.dinoflagellate(), -190, 0, prefix="round-")
    d.place(parasites.dinoflagellate(horned=True), 190, 20, scale=1.1, prefix="horned-")
    d.label("dino-plate", "round-plates", priority=0)
    d.label("dino-girdle", "round-girdle", priority=0)
    d.label("dino-sulcus", "round-sulcus", priority=0)
    d.label("dino-transverse", "round-transverse-flagellum", "horned-transverse-flagellum", priority=0)
    d.label("dino-trailing", "round-trailing-flagellum", "horned-trailing-flagellum", priority=0)
    tips = geo.ellipse(190, -190, 60).union(geo.ellipse(70, 240, 60)).union(geo.ellipse(330, 200, 60))
    d.label("dino-horn", "horned-armor", "horned-plates", priority=1, zone=tips)
    return d


SUBJECTS = (
    Subject(
        key="dinoflagellates",
        title="Dinoflagellates",
        kind="plate",
        scene=drawn(
            "dinoflagellates",
            "Dinoflagellates",
            Layout.PLATE,
            (Panel("dinoflagellates", draw_dinoflagellates),),
            WORDS,
            labels="dino-plate dino-girdle dino-sulcus dino-transverse dino-trailing dino-horn",
            subtitle="A round form, and one with horns like Ceratium",
            note="Schematic, not to a common scale.",
        ),
        names=(
            "dinoflagellate",
            "structure of a dinoflagellate",
            "dinoflagellate structure",
            "armored dinoflagellate",
            "dinoflagellate cell",
            "dinoflagellate shape",
        ),
        tells=("dinoflagellate + flagella + groove", "dinoflagellate + cellulose"),
        not_when=("bioluminescence", "red tide", "coral", "bloom", "tree", "phylogeny", "zooxanthella"),
        opening="Two armored dinoflagellates seen from the ventral side.",
        facts=(
            Fact(
                "Many dinoflagellates are encased in plates of cellulose; their two perpendicular flagella lie in grooves and make them spin.",
                "openstax-bio-23",
            ),
        ),
        summary="Two forms with plates, a girdle and two perpendicular flagella.",
    ),
    Subject(
        key="tick-life-cycle",
        title="Life cycle of the black-legged tick",
        kind="process",
        scene=diagram(
            "tick-life-cycle",
            "Two-year life cycle of the black-legged tick",
            Ring(
                nodes=(
                    Node("eggs", "Eggs", "spring of the first year", picture="tick-eggs"),
                    Node("larva", "Larva, six legs", "summer: feeds once", picture="tick-larva"),
                    Node("nymph", "Nymph, eight legs", "next spring: feeds once", picture="tick-nymph"),
                    Node("adult", "Adult", "fall: feeds, best on deer", picture="tick-adult"),
                ),
                between=(
                    "hatch",
                    "molts after feeding on a mouse",
                    "molts; may infect people",
                    "lays eggs and dies",
                ),
                centre=("Ixodes scapularis",),
            ),
            note="Animals are not drawn to a common scale.",
            pictures=(
                shown("tick-eggs", (parasites.tick_eggs, 0, 0, 0.7)),
                shown(
                    "tick-larva", (lambda: parasites.tick(6, 0.6), -62, 20, 0.3), (mammals.mouse, 30, 0, 0.68)
                ),
                shown(
                    "tick-nymph", (lambda: parasites.tick(8, 0.8), -60, 16, 0.42), (mammals.mouse, 36, 0, 0.6)
                ),
                shown("tick-adult", (_adult_tick, -54, 24, 0.56), (mammals.deer, 44, 0, 0.98)),
            ),
        ),
        names=(
            "life cycle of the black legged tick",
            "tick life cycle",
            "life cycle of a tick",
            "black legged tick",
            "ixodes scapularis",
            "deer tick",
            "life cycle of the deer tick",
            "ixodes tick",
            "blacklegged tick",
            "life cycle of ixodes",
            "2 year life cycle of the black legged tick",
        ),
        tells=("tick + larva + nymph", "tick + mouse + deer", "lyme disease + life cycle + tick"),
        not_when=("map", "distribution", "bite", "removal", "photograph", "rash", "babesia"),
        opening="The biological vector of Lyme disease lives for two years.",
        facts=(
            Fact(
                "Ticks take up Borrelia burgdorferi from infected mice and pass it on when they feed again.",
                "openstax-micro-25",
            ),
            Fact("Each stage feeds once.", "openstax-micro-25"),
        ),
        summary="Eggs, larva, nymph and adult; larva and nymph feed on mice, adults on deer.",
    ),
    Subject(
        key="lyme-disease",
        title="Lyme disease",
        kind="process",
        scene=diagram(
            "lyme-disease",
            "How Lyme disease is passed on",
            Flow(
                ranks=(
                    (
                        Node(
                            "borrelia",
                            "Borrelia burgdorferi",
                            "spirochete, the cause",
                            picture="lyme-borrelia",
                        ),
                    ),
                    (Node("larva", "Tick larva", "feeds on an infected mouse", picture="lyme-larva"),),
                    (Node("nymph", "Nymph", "carries Borrelia", picture="lyme-nymph"),),
                    (
                        Node("rash", "Bullseye rash", "often, not always", picture="lyme-rash"),
                        Node("adult", "Adult tick", "feeds best on deer", picture="lyme-adult"),
                    ),
                ),
                edges=(
                    Edge("borrelia", "larva", "lives in mice"),
                    Edge("larva", "nymph", "molts"),
                    Edge("nymph", "rash", "bites a person", "action"),
                    Edge("nymph", "adult", "molts"),
                ),
            ),
            note="Schematic, not to a common scale.",
            pictures=(
                shown("lyme-borrelia", (lambda: bacteria.spiral(148, 7, 6, 9), 0, 0, 0.9)),
                shown(
                    "lyme-larva", (lambda: parasites.tick(6, 0.6), -62, 20, 0.3), (mammals.mouse, 30, 0, 0.68)
                ),
                shown("lyme-nymph", (lambda: parasites.tick(8, 0.8), 0, 0, 0.66)),
                Panel("lyme-rash", lambda seed: _rash()),
                shown("lyme-adult", (_adult_tick, -54, 24, 0.56), (mammals.deer, 44, 0, 0.98)),
            ),
        ),
        names=(
            "lyme disease",
            "lyme disease transmission",
            "transmission of lyme disease",
            "borrelia burgdorferi",
            "bullseye rash",
            "lyme disease cycle",
            "borrelia",
        ),
        tells=("lyme disease + bullseye", "borrelia + tick + mouse"),
        not_when=(
            "map",
            "incidence",
            "reported case",
            "graph",
            "cases",
            "2 year",
            "micrograph",
            "black legged",
        ),
        opening="Borrelia passes between ticks, mice, deer and people.",
        facts=(
            Fact(
                "Lyme disease is caused by Borrelia burgdorferi, a spirochete, and often begins with a bullseye rash.",
                "openstax-bio-22",
            ),
            Fact("Untreated it can damage joints, heart, eyes and nervous system.", "openstax-bio-22"),
        ),
        summary="Borrelia, ticks that feed on mice, people and deer, and the bullseye rash.",
    ),
    Subject(
        key="eimeria-life-cycle",
        title="Life cycle of Eimeria",
        kind="process",
        scene=diagram(
            "eimeria-life-cycle",
            "Life cycle of Eimeria",
            Ring(
                nodes=(
                    Node(
                        "unsporulated", "Unsporulated oocyst", "shed in feces", picture="eimeria-unsporulated"
                    ),
                    Node("sporulated", "Sporulated oocyst", "infectious", picture="eimeria-sporulated"),
                    Node("sporozoites", "Sporozoites", "freed in the gut", picture="eimeria-sporozoites"),
                    Node("trophozoite", "Trophozoite", "in a cell of the gut", picture="eimeria-trophozoite"),
                    Node("schizont", "Schizont", "asexual: merozoites", picture="eimeria-schizont"),
                    Node("gamonts", "Gamonts", "sexual: male and female", picture="eimeria-gamonts"),
                    Node("gametes", "Fertilization", "zygote becomes an oocyst", picture="eimeria-gametes"),
                ),
                between=(
                    "sporogony outside the host",
                    "swallowed",
                    "invade cells",
                    "schizogony",
                    "merozoites invade new cells",
                    "gametogony",
                    "leaves with feces",
                ),
                centre=("Eimeria",),
            ),
            note="Merozoites may repeat schizogony before they become gamonts. Not to scale.",
            pictures=(
                shown("eimeria-unsporulated", (lambda: parasites.oocyst(False), 0, 0, 1)),
                shown("eimeria-sporulated", (lambda: parasites.oocyst(True), 0, 0, 1)),
                shown("eimeria-sporozoites", (parasites.zoites, 0, 0, 0.9)),
                shown("eimeria-trophozoite", (lambda: parasites.host_cell("trophozoite"), 0, 0, 0.95)),
                shown("eimeria-schizont", (lambda: parasites.host_cell("schizont"), 0, 0, 0.95)),
                shown(
                    "eimeria-gamonts",
                    (lambda: parasites.host_cell("male"), -46, 0, 0.66),
                    (lambda: parasites.host_cell("female"), 46, 0, 0.66),
                ),
                shown("eimeria-gametes", (parasites.gametes, 0, 0, 0.8)),
            ),
        ),
        names=(
            "life cycle of eimeria",
            "eimeria",
            "eimeria life cycle",
            "sexual asexual life cycle of eimeria",
            "coccidia life cycle",
            "coccidian life cycle",
            "sexual and asexual life cycle of eimeria",
        ),
        tells=("eimeria + oocyst", "oocyst + sporozoite + schizogony"),
        not_when=("malaria", "plasmodium", "toxoplasma", "cryptosporidium"),
        opening="A coccidian parasite of animals alternates asexual and sexual reproduction.",
        facts=(
            Fact(
                "Oocysts are shed in feces and cause disease when a new host swallows them.",
                "openstax-micro-5",
            ),
        ),
        summary="Oocysts sporulate outside; in the gut asexual and sexual stages follow.",
    ),
    Subject(
        key="malaria-life-cycle",
        title="Life cycle of the malaria parasite",
        kind="process",
        scene=diagram(
            "malaria-life-cycle",
            "Life cycle of Plasmodium",
            Ring(
                nodes=(
                    Node("bite", "Mosquito bites", "injects sporozoites", picture="malaria-mosquito"),
                    Node("liver", "Liver cell", "parasite multiplies", picture="malaria-liver"),
                    Node("ring", "Red blood cell", "ring stage", picture="malaria-ring"),
                    Node("burst", "Cell bursts", "merozoites: fever", picture="malaria-burst"),
                    Node("gametocytes", "Gametocytes", "in red blood cells", picture="malaria-gametocyte"),
                    Node("gametes", "Fertilization", "in the mosquito's gut", picture="malaria-gametes"),
                    Node("sporozoites", "Sporozoites", "in salivary glands", picture="malaria-sporozoites"),
                ),
                between=(
                    "travel in the blood",
                    "merozoites",
                    "asexual division",
                    "infect more cells; some become",
                    "taken up by a mosquito",
                    "oocyst",
                    "",
                ),
                centre=("Plasmodium", "human and Anopheles"),
            ),
            note="Schematic, not to scale.",
            pictures=(
                shown("malaria-mosquito", (parasites.mosquito, 0, 0, 0.95)),
                shown("malaria-liver", (lambda: parasites.host_cell("schizont"), 0, 0, 0.95)),
                shown("malaria-ring", (lambda: parasites.host_cell("ring", "donor-cell"), 0, 0, 0.9)),
                shown("malaria-burst", (parasites.red_cell_bursting, 0, 0, 0.85)),
                shown("malaria-gametocyte", (lambda: parasites.host_cell("female", "donor-cell"), 0, 0, 0.9)),
                shown("malaria-gametes", (parasites.gametes, 0, 0, 0.8)),
                shown("malaria-sporozoites", (parasites.zoites, 0, 0, 0.9)),
            ),
        ),
        names=(
            "malaria life cycle",
            "life cycle of plasmodium",
            "plasmodium life cycle",
            "life cycle of malaria",
            "life cycle of the malaria parasite",
            "malaria parasite life cycle",
            "malaria transmission cycle",
            "plasmodium",
            "malaria",
            "plasmodium falciparum life cycle",
            "malaria parasite",
            "infection cycle of malaria",
            "malaria cycle",
        ),
        tells=(
            "plasmodium + mosquito + liver",
            "sporozoite + merozoite + red blood cell",
            "malaria + sporozoite",
            "plasmodium + gametocyte",
        ),
        not_when=(
            "map",
            "sickle",
            "distribution",
            "drug",
            "resistance",
            "incidence",
            "prevalence",
            "blood smear",
            "cases",
            "country",
            "micrograph",
            "nets",
            "photograph",
        ),
        opening="The parasite lives in humans and in Anopheles mosquitoes.",
        facts=(
            Fact(
                "Malaria is caused by species of Plasmodium; fever follows the bursting of red blood cells.",
                "openstax-micro-25",
            ),
        ),
        summary="From the mosquito's bite through liver and red blood cells back to the mosquito.",
        sources=("openstax-bio-23",),
    ),
)


def _rash() -> Drawing:
    d = Drawing("lyme-rash", box=(-100, -75, 200, 150))
    d.add("skin", geo.rounded_box(-96, -70, 192, 140, 24), "round", "skin-tone", depth=14)
    for n, (radius, material, tone) in enumerate(
        ((54, "dye-pink", 0.15), (40, "skin-tone", 0.05), (16, "donor-cell", 0.2))
    ):
        d.add(
            f"ring-{n}",
            geo.wobbly(0, 0, radius, radius * 0.9, f"rash{n}", amount=0.04),
            "flat",
            material,
            tone=tone,
            outline=False,
            shadow=False,
        )
    return d
