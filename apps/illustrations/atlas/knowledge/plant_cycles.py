"""Words of the life cycles of plants and fungi, of pollen and embryo sac, and of transport in plants."""

from ..vocabulary import terms_of

SEEDLESS = terms_of(
    "openstax-bio-25",
    """
    cycle-spore | Spores (1n) | made by meiosis
    cycle-gametophyte | Gametophyte (1n)
    cycle-rhizoid | Rhizoids
    cycle-archegonium | Archegonium | holds the egg | The archegonium holds the egg.
    cycle-antheridium | Antheridium | makes sperm | The antheridium makes sperm.
    cycle-egg | Egg
    cycle-sperm | Sperm | swim in water | Sperm need water to swim to the egg.
    cycle-zygote | Zygote (2n)
    cycle-sporophyte | Sporophyte (2n)
    cycle-horn | Sporophyte (2n) | horn-shaped, hollow | The sporophyte grows as a hollow tube out of the gametophyte.
    cycle-capsule | Capsule (sporangium) | meiosis takes place here
    cycle-seta | Seta | stalk
    cycle-protonema | Protonema | thread-like start
    cycle-frond | Frond
    cycle-sori | Sori | groups of sporangia | Sori are groups of sporangia on the underside of the fronds.
    cycle-fiddlehead | Fiddlehead
    cycle-prothallus | Gametophyte (1n) | heart-shaped
    cycle-rhizome | Rhizome
    cycle-disk | Antheridial disk
    cycle-umbrella | Archegonial head
    cycle-gemma | Gemma cup | asexual reproduction
    """,
)
SEED_PLANTS = terms_of(
    "openstax-bio-26",
    """
    seedcycle-male-cone | Male cones | make pollen
    seedcycle-female-cone | Female cone | bears ovules
    seedcycle-pollen | Pollen grain | male gametophyte (1n) | A pollen grain is a male gametophyte.
    seedcycle-wings | Air sacs
    seedcycle-scale | Cone scale
    seedcycle-ovule | Ovule
    seedcycle-megagametophyte | Female gametophyte (1n)
    seedcycle-egg | Egg
    seedcycle-tube | Pollen tube | carries the sperm
    seedcycle-sperm | Sperm
    seedcycle-seed | Seed
    seedcycle-embryo | Embryo (2n)
    seedcycle-wing | Wing
    seedcycle-tree | Sporophyte (2n)
    seedcycle-flower | Flower
    seedcycle-anther | Anther
    seedcycle-stigma | Stigma
    seedcycle-style | Style
    seedcycle-ovary | Ovary
    seedcycle-embryo-sac | Embryo sac | female gametophyte (1n) | The embryo sac is the female gametophyte.
    seedcycle-polar | Polar nuclei | two | One sperm joins the two polar nuclei and forms the endosperm.
    seedcycle-synergid | Synergids
    seedcycle-antipodal | Antipodals
    seedcycle-micropyle | Micropyle | opening of the ovule
    seedcycle-integument | Integuments | become the seed coat
    seedcycle-endosperm | Endosperm (3n) | food store
    seedcycle-zygote | Zygote (2n) |  | One sperm fertilizes the egg, which becomes the zygote.
    seedcycle-fruit | Fruit
    seedcycle-seedling | Seedling
    seedcycle-generative | Generative cell | makes two sperm
    seedcycle-tube-cell | Tube cell
    seedcycle-exine | Exine | hard outer wall
    """,
)
FUNGI = terms_of(
    "openstax-bio-24",
    """
    fungus-hyphae | Hyphae | threads of the mycelium
    fungus-plus | + mating type
    fungus-minus | − mating type
    fungus-gametangia | Gametangia | fuse
    fungus-zygospore | Zygospore | thick-walled; nuclei fuse within | The zygospore withstands drought and cold.
    fungus-sporangium | Sporangium | full of spores
    fungus-spores | Spores (1n)
    fungus-cap | Cap (pileus)
    fungus-gills | Gills | bear basidia
    fungus-stipe | Stalk (stipe)
    fungus-mycelium | Mycelium | feeding network
    fungus-basidium | Basidium | club-shaped cell | Nuclei fuse in the basidium, and meiosis follows.
    fungus-basidiospores | Basidiospores (1n) | four on each basidium
    fungus-nucleus | Nuclei
    fungus-dikaryotic | Dikaryotic mycelium | two nuclei in each cell
    fungus-ascus | Ascus | sac with eight spores | Each ascus holds eight ascospores after meiosis and mitosis.
    fungus-ascospores | Ascospores (1n)
    fungus-ascocarp | Ascocarp | fruiting body
    fungus-ascogonium | Ascogonium
    fungus-antheridium | Antheridium
    fungus-conidia | Conidia | asexual spores
    fungus-volva | Volva | cup at the base
    fungus-ring | Ring
    """,
)
PARTNERS = terms_of(
    "openstax-bio-24",
    """
    lichen-cortex | Upper cortex | tightly packed hyphae
    lichen-algae | Algal layer | photosynthesis | Algae or cyanobacteria make food by photosynthesis.
    lichen-medulla | Medulla | loose hyphae | The fungus provides shelter and holds water and minerals.
    lichen-lower | Lower cortex
    lichen-rhizine | Rhizines | anchor the lichen
    lichen-soredium | Soredium | algae and hyphae, dispersed together
    """,
)
TRANSPORT = terms_of(
    "openstax-bio-30",
    """
    flow-source | Source cell | leaf: makes sugar | Sugars are loaded into the phloem at the source.
    flow-sink | Sink cell | root: uses or stores sugar | Sugars are unloaded at the sink.
    flow-sieve-tube | Sieve-tube element | carries sap
    flow-plate | Sieve plate
    flow-companion | Companion cell | helps to load sugar
    flow-xylem | Xylem | water moves up
    flow-sugar | Sugar | sucrose
    flow-water-in | Water enters by osmosis
    flow-root-hair | Root hair | takes up water
    flow-soil-water | Soil water
    flow-vessel | Xylem vessel
    flow-cohesion | Water column | held together by cohesion | Hydrogen bonds hold the water column together.
    flow-vapor | Water vapor | leaves through the stomata | Transpiration from the leaves pulls the water column up.
    flow-stoma | Stoma
    flow-mesophyll | Mesophyll cell
    """,
)
TERMS = (*SEEDLESS, *SEED_PLANTS, *FUNGI, *PARTNERS, *TRANSPORT)
