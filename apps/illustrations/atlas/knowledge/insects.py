"""Words and reviewed facts for butterflies, with the monarch (Danaus plexippus) as the example."""

from __future__ import annotations

from ..vocabulary import Term

MONARCH = "Danaus plexippus"
CHAPMAN, OBERHAUSER, SCOTT = "chapman-insects", "oberhauser-monarch", "scott-butterflies"

TERMS: tuple[Term, ...] = (
    # egg
    Term(
        "chorion",
        "Egg shell (chorion)",
        "Ribbed shell around the embryo",
        "The egg shell, or chorion, is sculptured with ribs that are joined by fine cross-lines.",
        synonyms=("chorion", "egg shell", "eggshell", "egg", "egg case"),
        scope=MONARCH,
        source=OBERHAUSER,
    ),
    Term("egg-rib", "Rib", "Ridge of the egg shell", plural="Ribs", synonyms=("ridge",), source=OBERHAUSER),
    Term(
        "micropyle",
        "Micropyle",
        "Minute opening through which sperm enter",
        "Sperm enter the egg through the micropyle, a minute opening at its tip.",
        plural="Micropyles",
        source=CHAPMAN,
    ),
    Term(
        "milkweed-leaf",
        "Milkweed leaf",
        "Food of the larva",
        "The larva eats milkweed (Asclepias) and stores the plant's cardenolides, which protect larva and adult from many predators.",
        plural="Milkweed leaves",
        latin="Asclepias",
        synonyms=("milkweed", "host plant", "food plant", "leaf"),
        scope=MONARCH,
        source=OBERHAUSER,
    ),
    # larva
    Term("head-capsule", "Head", "Carries jaws and simple eyes", plural="Heads", synonyms=("head capsule",), source=CHAPMAN),
    Term(
        "tentacle",
        "Tentacle (filament)",
        "Soft and movable",
        "A long pair of tentacles (filaments) stands on the second thoracic segment and a shorter pair on the eighth abdominal segment.",
        plural="Tentacles (filaments)",
        synonyms=("tentacle", "filament", "tubercle"),
        scope=MONARCH,
        source=OBERHAUSER,
    ),
    Term(
        "true-leg",
        "True leg",
        "Jointed; three pairs, on the thorax",
        "The three pairs of jointed true legs are on the thorax.",
        plural="True legs",
        synonyms=("thoracic leg", "leg"),
        source=CHAPMAN,
    ),
    Term(
        "proleg",
        "Proleg",
        "Fleshy; five pairs, on the abdomen",
        "Five pairs of fleshy prolegs, on abdominal segments 3 to 6 and 10, grip the leaf with tiny hooks.",
        plural="Prolegs",
        synonyms=("abdominal leg", "false leg"),
        scope="most caterpillars, among them that of the monarch",
        source=CHAPMAN,
    ),
    Term("spiracle", "Spiracle", "Opening for air", "Air enters the body through the spiracles.", plural="Spiracles", source=CHAPMAN),
    # pupa
    Term(
        "silk-pad",
        "Silk pad",
        "Spun by the larva",
        "Before it pupates, the larva spins a pad of silk from which it hangs.",
        plural="Silk pads",
        synonyms=("silk button", "silk"),
        source=OBERHAUSER,
    ),
    Term(
        "cremaster",
        "Cremaster",
        "Hooked stalk that holds the pupa",
        "The pupa hangs head down, its cremaster hooked into the silk.",
        plural="Cremasters",
        source=OBERHAUSER,
    ),
    Term("gold-band", "Black and gold band", "Ridge across the abdomen", plural="Black and gold bands", synonyms=("gold band", "golden band"), scope=MONARCH, source=OBERHAUSER),
    Term("gold-spot", "Gold spot", "Metallic mark on the case", plural="Gold spots", synonyms=("golden spot",), scope=MONARCH, source=OBERHAUSER),
    Term(
        "wing-pad",
        "Wing pad",
        "Covers a wing that is forming",
        "The wings of the adult form beneath the wing pads.",
        plural="Wing pads",
        synonyms=("wing case", "developing wing", "wing bud"),
        source=CHAPMAN,
    ),
    # adult
    Term(
        "antenna",
        "Antenna",
        "Clubbed; carries organs of smell",
        "The clubbed antennae carry organs of smell.",
        plural="Antennae",
        source=CHAPMAN,
    ),
    Term(
        "compound-eye",
        "Compound eye",
        "Made of many small units",
        "Each compound eye is made of many small units, the ommatidia.",
        plural="Compound eyes",
        synonyms=("eye",),
        source=CHAPMAN,
    ),
    Term(
        "thorax",
        "Thorax",
        "Bears the wings and legs",
        "The thorax bears two pairs of wings and three pairs of legs.",
        plural="Thoraces",
        source=CHAPMAN,
    ),
    Term("abdomen", "Abdomen", "Holds gut and reproductive organs", plural="Abdomens", source=CHAPMAN),
    Term(
        "forewing",
        "Forewing",
        "Covered with overlapping scales",
        "Overlapping scales give the wings their colors; the pattern of orange, black and white warns predators.",
        plural="Forewings",
        synonyms=("wing", "front wing", "fore wing"),
        scope="warning colors: the monarch",
        source=OBERHAUSER,
    ),
    Term("hindwing", "Hindwing", "Flies together with the forewing", plural="Hindwings", synonyms=("wing", "rear wing", "hind wing"), source=SCOTT),
    Term("wing-vein", "Wing vein", "Stiffens the wing", "Veins stiffen the wings.", plural="Wing veins", synonyms=("vein", "venation"), source=CHAPMAN),
)
