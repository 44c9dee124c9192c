"""Words of flatworms and tapeworms, of roots of two kinds, of skulls, and of the pace of speciation."""

from ..vocabulary import terms_of

FLATWORM = terms_of(
    "openstax-bio-28",
    """
    flatworm-eyespot | Eyespot
    flatworm-ganglia | Cerebral ganglia | simple brain
    flatworm-nerves | Nerve cords
    flatworm-gut | Gastrovascular cavity | branched gut | The branched gut has a single opening.
    flatworm-pharynx | Pharynx | can be pushed out
    flatworm-mouth | Mouth | the only opening of the gut
    """,
)
TAPEWORM = terms_of(
    "openstax-bio-28",
    """
    tapeworm-egg | Eggs
    tapeworm-cyst | Cysticercus | larva in the muscle
    tapeworm-muscle | Muscle of a pig
    tapeworm-scolex | Scolex | attaches to the gut | The scolex holds on with hooks and suckers.
    tapeworm-hooks | Hooks
    tapeworm-suckers | Suckers
    tapeworm-proglottid | Proglottids | full of eggs when ripe
    tapeworm-intestine | Intestine
    """,
)
ROOTS = terms_of(
    "openstax-bio-30",
    """
    roots-tap | Tap root
    roots-lateral | Lateral roots
    roots-fibrous | Fibrous roots
    """,
)
SKULLS = terms_of(
    "openstax-bio-29",
    """
    amniote-orbit | Orbit | eye socket
    amniote-nostril | Nostril
    amniote-opening | Temporal fenestra | opening behind the eye | Temporal fenestrae are openings behind the eye.
    amniote-lower-jaw | Lower jaw
    """,
)
PACE = terms_of(
    "openstax-bio-18",
    """
    pace-ancestor | Ancestor
    pace-new | New species
    """,
)
TERMS = (*FLATWORM, *TAPEWORM, *ROOTS, *SKULLS, *PACE)
