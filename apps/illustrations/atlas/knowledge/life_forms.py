"""Words of leaves and hyphae of several kinds, of feathers, soil and the water's way into the root."""

from ..vocabulary import terms_of

LEAVES = terms_of(
    "openstax-bio-30",
    """
    leaftype-lamina | Lamina
    leaftype-leaflet | Leaflet
    leaftype-rachis | Rachis
    leaftype-petiole | Petiole
    leaftype-node | Node
    leaftype-leaf | Leaf
    """,
)
HYPHAE = terms_of(
    "openstax-bio-24",
    """
    hypha-septum | Septum | with a pore
    hypha-nucleus | Nucleus
    hypha-wall | Cell wall | made of chitin
    hypha-cytoplasm | Cytoplasm
    """,
)
FEATHERS = terms_of(
    "openstax-bio-29",
    """
    feather-primary | Primary feathers | thrust | Primary feathers at the tip of the wing provide thrust.
    feather-secondary | Secondary feathers | lift | Secondary feathers closer to the body provide lift.
    feather-coverts | Coverts | smooth the wing
    feather-alula | Alula | thumb feathers
    """,
)
SOIL_PARTS = terms_of(
    "openstax-bio-31",
    """
    soilpart-minerals | Minerals, about 45%
    soilpart-organic | Organic matter, about 5%
    soilpart-water | Water, about 25%
    soilpart-air | Air, about 25%
    """,
)
ROOT_PATHS = terms_of(
    "openstax-bio-30",
    """
    path-hair | Root hair
    path-cortex | Cortex cell
    path-endodermis | Endodermis
    path-strip | Casparian strip | waxy, blocks the wall | The Casparian strip forces water through the cells of the endodermis.
    path-xylem | Xylem
    path-apoplast | Apoplast | along cell walls
    path-symplast | Symplast | through cells
    """,
)
JELLYFISH = terms_of(
    "openstax-bio-28",
    """
    jelly-medusa | Medusa | male or female
    jelly-planula | Planula larva | ciliated
    jelly-polyp | Polyp
    jelly-bud | Budding disks | become ephyrae
    jelly-ephyra | Ephyra | young medusa
    jelly-egg | Zygote
    """,
)
FROG = terms_of(
    "openstax-bio-29",
    """
    frog-eggs | Eggs | in jelly
    frog-jelly | Jelly
    frog-gills | Gills
    frog-tail | Tail
    frog-hind-legs | Hind legs
    frog-front-legs | Front legs
    frog-adult | Adult | breathes with lungs and skin
    """,
)
WINGS = terms_of(
    "openstax-bio-20",
    """
    wing-fingers | Finger bones | carry the skin of the wing
    wing-skin | Skin of the wing
    wing-flight-feathers | Feathers | carried by bones of the arm
    wing-membrane | Wing of cuticle | without bones
    """,
)
TERMS = (*WINGS, *FROG, *LEAVES, *HYPHAE, *FEATHERS, *SOIL_PARTS, *ROOT_PATHS, *JELLYFISH)
