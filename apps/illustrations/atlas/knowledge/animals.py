"""Words of animals: their body plans, development and life cycles."""

from ..vocabulary import terms_of

BODY_PLANS = terms_of(
    "openstax-bio-27",
    """
    plan-ectoderm | Ectoderm | skin and nerves | The ectoderm gives rise to the outer covering and the nervous system.
    plan-mesoderm | Mesoderm | muscle and most organs | The mesoderm gives rise to muscle and most organs.
    plan-endoderm | Endoderm | lining of the gut | The endoderm lines the digestive tract.
    plan-gut | Digestive cavity
    plan-coelom | Coelom | lined by mesoderm | A coelom is a body cavity lined on all sides by mesoderm.
    plan-pseudocoelom | Pseudocoelom | mesoderm on one side only | A pseudocoelom is lined by mesoderm on the side of the body wall only.
    plan-mesentery | Mesentery | holds the gut
    plan-mesoglea | Mesoglea | jelly without a tissue | In diploblasts a jelly, the mesoglea, lies between the two layers.
    """,
)
DEVELOPMENT = terms_of(
    "openstax-bio-27",
    """
    dev-blastopore | Blastopore | first opening | The blastopore is the first opening of the embryo.
    dev-archenteron | Archenteron | early gut
    dev-ectoderm | Ectoderm
    dev-endoderm | Endoderm
    dev-mesoderm | Mesoderm
    dev-coelom | Coelom | body cavity
    dev-mouth | Mouth
    dev-anus | Anus
    dev-cell | Cell
    """,
)
SYMMETRY = terms_of(
    "openstax-bio-27",
    """
    symmetry-plane | Plane of symmetry | halves mirror each other
    symmetry-axis | Central axis
    symmetry-dorsal | Dorsal | back
    symmetry-ventral | Ventral | belly
    symmetry-anterior | Anterior | head end
    symmetry-posterior | Posterior | tail end
    """,
)
METAMORPHOSIS = terms_of(
    "openstax-bio-27",
    """
    metamorphosis-egg | Eggs
    metamorphosis-nymph | Nymph | small, without full wings
    metamorphosis-wing-pad | Wing pad | grows with each molt
    metamorphosis-wing | Wing | full size in the adult
    metamorphosis-antenna | Antenna
    metamorphosis-hind-leg | Jumping leg
    """,
)
EGG = terms_of(
    "openstax-bio-29",
    """
    egg-shell | Shell | lets gases through | The shell protects the egg and lets gases through.
    egg-shell-membrane | Shell membrane
    egg-albumen | Albumen | water and protein | The albumen provides water and protein and cushions the embryo.
    egg-chorion | Chorion | gas exchange | The chorion surrounds the embryo and the other membranes and takes part in gas exchange.
    egg-amnion | Amnion | surrounds the embryo | The amnion encloses the embryo.
    egg-amniotic-cavity | Amniotic cavity | fluid around the embryo | The fluid of the amniotic cavity protects the embryo from shock and drying.
    egg-allantois | Allantois | stores wastes, gas exchange | The allantois stores nitrogenous wastes and takes part in gas exchange.
    egg-yolk-sac | Yolk sac | food store | The yolk sac holds the food of the embryo.
    egg-embryo | Embryo
    egg-air-cell | Air cell
    """,
)
CHORDATE = terms_of(
    "openstax-bio-29",
    """
    chordate-notochord | Notochord | flexible rod | The notochord is a flexible rod along the back.
    chordate-nerve-cord | Dorsal hollow nerve cord | above the notochord | The dorsal hollow nerve cord becomes the central nervous system of vertebrates.
    chordate-slits | Pharyngeal slits | openings behind the mouth | Pharyngeal slits open from the pharynx to the outside.
    chordate-tail | Post-anal tail | beyond the anus | The post-anal tail extends beyond the anus.
    chordate-mouth | Mouth
    chordate-anus | Anus
    chordate-segments | Muscle segments
    chordate-gut | Intestine
    """,
)
CLAW = terms_of(
    "openstax-bio-33",
    """
    claw-apodeme | Apodeme | ingrowth of the exoskeleton | Apodemes are ingrowths of the exoskeleton to which muscles attach.
    claw-closer | Closer muscle | large, pulls the claw shut | Contraction of the large muscle pulls the claw closed.
    claw-opener | Opener muscle | pulls the claw open
    claw-exoskeleton | Exoskeleton | hard outer cover | Muscles lie within the exoskeleton.
    claw-fulcrum | Fulcrum | pivot of the movable finger
    claw-finger | Movable finger
    claw-fixed | Fixed finger
    """,
)
GUINEA = terms_of(
    "openstax-bio-28",
    """
    guinea-copepod | Copepod | tiny crustacean
    guinea-larva | Larva
    guinea-worm | Female worm | up to one meter long
    guinea-blister | Blister
    guinea-intestine | Intestine
    guinea-glass | Unfiltered water
    """,
)
CNIDARIAN = terms_of(
    "openstax-bio-28",
    """
    cnidarian-tentacle | Tentacle | with stinging cells | The tentacles bear stinging cells.
    cnidarian-mouth | Mouth | the only opening | The mouth is the only opening of the gut.
    cnidarian-cavity | Gastrovascular cavity | digestion | Food is digested in the gastrovascular cavity.
    cnidarian-epidermis | Epidermis | from ectoderm | The epidermis covers the body.
    cnidarian-gastrodermis | Gastrodermis | from endoderm | The gastrodermis lines the cavity.
    cnidarian-mesoglea | Mesoglea | jelly between the layers | The mesoglea is a jelly between the two layers.
    cnidarian-nematocyst | Nematocyst | capsule with a thread | The nematocyst shoots out a barbed thread when its trigger is touched.
    cnidarian-thread | Coiled thread
    cnidarian-barb | Barb
    cnidarian-trigger | Trigger | cnidocil
    cnidarian-lid | Lid | operculum
    cnidarian-nucleus | Nucleus
    cnidarian-cell | Cnidocyte | stinging cell
    """,
)
SPONGE = terms_of(
    "openstax-bio-28",
    """
    sponge-osculum | Osculum | water flows out | Water leaves through the osculum.
    sponge-pore | Ostium (pore) | water flows in | Water enters through pores, the ostia.
    sponge-spongocoel | Spongocoel | central cavity | Water passes through the central cavity, the spongocoel.
    sponge-choanocyte | Choanocyte | flagellum drives the water | The flagella of choanocytes drive the water and trap food.
    sponge-pinacocyte | Pinacocyte | outer cell
    sponge-mesohyl | Mesohyl | jelly with cells | The mesohyl is a jelly between the two layers of cells.
    sponge-amoebocyte | Amoebocyte | carries food
    sponge-spicule | Spicule | supports the body | Spicules support the body.
    """,
)
INSECT = terms_of(
    "openstax-bio-28",
    """
    insect-head | Head | senses and mouthparts | The head bears eyes, antennae and mouthparts.
    insect-thorax | Thorax | legs and wings | The thorax bears three pairs of legs and, mostly, two pairs of wings.
    insect-abdomen | Abdomen | most inner organs | Most inner organs lie in the abdomen.
    insect-antenna | Antenna | touch and smell
    insect-compound-eye | Compound eye
    insect-mouthparts | Mouthparts
    insect-forewing | Wings
    insect-hindleg | Hind leg | for jumping
    insect-legs | Legs | three pairs
    insect-segment | Segment
    insect-exoskeleton | Exoskeleton | made of chitin
    """,
)
WORM = terms_of(
    "openstax-bio-28",
    """
    worm-mouth | Mouth
    worm-pharynx | Pharynx
    worm-esophagus | Esophagus
    worm-crop | Crop | stores food
    worm-gizzard | Gizzard | grinds food
    worm-intestine | Intestine
    worm-anus | Anus
    worm-brain | Brain (ganglia)
    worm-nerve-cord | Ventral nerve cord
    worm-dorsal-vessel | Dorsal vessel | carries blood forward
    worm-hearts | Hearts | five pairs | Five pairs of hearts pump the blood in closed vessels.
    worm-septum | Septum | between segments | Septa divide the body into segments.
    worm-coelom | Coelom
    worm-body-wall | Body wall | muscle and skin
    worm-nephridium | Nephridium | excretion
    """,
)
MOLLUSK = terms_of(
    "openstax-bio-28",
    """
    mollusk-shell | Shell | made by the mantle | The mantle secretes the shell.
    mollusk-mantle | Mantle | secretes the shell
    mollusk-mantle-cavity | Mantle cavity | holds the gills
    mollusk-foot | Foot | muscular, for movement | The muscular foot serves for movement or holding on.
    mollusk-visceral-mass | Visceral mass | inner organs | The visceral mass holds the inner organs.
    mollusk-radula | Radula | rasping tongue | The radula scrapes food with its teeth.
    mollusk-mouth | Mouth
    mollusk-gill | Gill
    mollusk-gut | Digestive tract
    mollusk-heart | Heart
    mollusk-anus | Anus
    mollusk-nerve | Nerve cords
    """,
)
STARFISH = terms_of(
    "openstax-bio-28",
    """
    star-madreporite | Madreporite | water enters here | Water enters the water vascular system through the madreporite.
    star-ring-canal | Ring canal
    star-radial-canal | Radial canal | one in each arm
    star-ampulla | Ampulla | drives a tube foot
    star-tube-feet | Tube feet | movement and grip | Tube feet, moved by water pressure, grip and walk.
    star-stomach | Stomach
    star-digestive-gland | Digestive gland
    star-gonad | Gonad
    star-spine | Spiny skin
    """,
)
TERMS = (
    *BODY_PLANS,
    *DEVELOPMENT,
    *SYMMETRY,
    *METAMORPHOSIS,
    *EGG,
    *CHORDATE,
    *CLAW,
    *GUINEA,
    *CNIDARIAN,
    *SPONGE,
    *INSECT,
    *WORM,
    *MOLLUSK,
    *STARFISH,
)
