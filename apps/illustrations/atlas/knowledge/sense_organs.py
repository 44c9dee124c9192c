"""Words for the cochlea and for the sense of smell."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

COCHLEA = glossary(
    "cochlea", "openstax-ap-14", "Scala vestibuli: upper canal, filled with perilymph",
        "Scala tympani: lower canal, filled with perilymph", "Cochlear duct: filled with endolymph | scala media",
        "Vestibular membrane: roof of the cochlear duct", "Basilar membrane: carries the spiral organ",
        "Tectorial membrane: above the hair cells", "Inner hair cell: senses sound | hair cell, hair cells",
        "Outer hair cells: amplify the movement", "Stereocilia: bent by movement",
        "Spiral ganglion: cell bodies of the nerve fibers",
        "Cochlear nerve fiber: leads to the brain | cochlear nerve", "Bone: of the cochlea",
)

SMELL = glossary(
    "smell", "openstax-bio-36", "Olfactory bulb: first relay of smell", "Olfactory tract: leads to the brain",
        "Glomerulus: where axons meet mitral cells | glomeruli", "Mitral cell: passes the signal on | mitral cells",
        "Cribriform plate: bone with holes", "Olfactory nerve fibers: axons of the neurons | olfactory nerve",
        "Olfactory neuron: bipolar receptor cell | olfactory neurons, olfactory receptor",
        "Supporting cells: between the neurons", "Cilia: bear the odor receptors", "Mucus: dissolves odors",
        "Odor molecules: bind to receptors | odorant, odorants",
)

TERMS = (*COCHLEA, *SMELL)
