"""Words of evolution, behavior and the levels of life."""

from ..vocabulary import terms_of

SELECTION = terms_of(
    "openstax-bio-19",
    """
    selection-before | Before selection | dashed
    selection-after | After selection
    selection-beak-mean | Mean beak depth
    selection-birds | Number of birds
    """,
)
POPULATIONS = terms_of(
    "openstax-bio-19",
    """
    pop-green | Green population
    pop-brown | Brown population
    pop-migrant | Migrating individual | carries its alleles along | A migrating individual carries its alleles into another population.
    pop-original | Original population | many alleles
    pop-neck | Bottleneck event | few survive by chance
    pop-surviving | Surviving population | alleles are lost
    pop-mainland | Mainland population
    pop-founders | Founders | carry few of the alleles
    pop-island | Island population
    pop-barrier | Barrier | river
    pop-species-1 | Species 1
    pop-species-2 | Species 2
    pop-hybrids | Hybrids
    pop-breeders | Rabbits that breed | by chance
    pop-allele-b | Lost allele
    """,
)
TREES = terms_of(
    "openstax-bio-20",
    """
    tree-root | Root | ancestral lineage | The root stands for the ancestor of all organisms on the tree.
    tree-branch-point | Branch point | two lineages diverge | At a branch point one lineage divides into two.
    tree-basal | Basal taxon | diverged early, unbranched | A basal taxon diverged early and remains unbranched.
    tree-sister | Sister taxa | share a branch point | Sister taxa stem from the same branch point.
    tree-polytomy | Polytomy | more than two lineages | A polytomy is a branch point of more than two lineages.
    tree-clade | Clade | an ancestor and all its descendants
    tree-grouping | Grouping | not a clade
    tree-mammals | Mammals
    tree-turtles | Turtles
    tree-lizards | Lizards
    tree-crocodiles | Crocodiles
    tree-birds | Birds
    """,
)
FORELIMB = terms_of(
    "openstax-bio-18",
    """
    limb-humerus | Humerus
    limb-radius | Radius
    limb-ulna | Ulna
    limb-carpals | Carpals
    limb-metacarpals | Metacarpals
    limb-phalanges | Phalanges
    """,
)
PAVLOV = terms_of(
    "openstax-bio-45",
    """
    pavlov-food | Food | unconditioned stimulus
    pavlov-bell | Bell
    pavlov-saliva | Saliva
    pavlov-dog | Dog
    """,
)
LEVELS = terms_of(
    "openstax-bio-1",
    """
    level-atom | Atom
    level-nucleus | Nucleus | protons and neutrons
    level-electron | Electron
    """,
)
DARWIN = terms_of(
    "openstax-bio-18",
    """
    darwin-species | Original species | A to L
    darwin-varieties | Varieties diverge
    darwin-extinct | Lineage that died out
    darwin-descendants | New species | after many generations
    darwin-unchanged | Lineage hardly changed
    darwin-generations | Thousands of generations | each line
    """,
)
TERMS = (*SELECTION, *POPULATIONS, *TREES, *FORELIMB, *PAVLOV, *LEVELS, *DARWIN)
