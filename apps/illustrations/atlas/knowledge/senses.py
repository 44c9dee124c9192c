"""Words for the eye, the ear, the skin's senses, taste and smell."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

EYE = glossary(
    "eye", "openstax-ap-14",
    "Cornea: clear front of the eye, bends light",
    "Anterior chamber: filled with aqueous humor | aqueous humor",
    "Pupil: opening that lets light in",
    "Iris: controls the width of the pupil",
    "Lens: focuses light on the retina",
    "Posterior chamber: between iris and lens",
    "Ciliary body: changes the shape of the lens | ciliary muscle",
    "Zonular fibers: hold the lens | suspensory ligament, suspensory ligaments, zonule fibers",
    "Conjunctiva: covers the front of the sclera",
    "Sclera: tough white outer coat | fibrous tunic",
    "Choroid: supplies the retina with blood | vascular tunic",
    "Retina: senses light | neural tunic",
    "Vitreous body: clear gel | vitreous humor, vitreous chamber",
    "Fovea: place of sharpest vision | fovea centralis",
    "Macula: around the fovea | macula lutea",
    "Optic disc: blind spot, without photoreceptors | blind spot",
    "Optic nerve: carries signals to the brain",
    "Retinal blood vessels: enter at the optic disc",
    "Extraocular muscle: moves the eye | rectus muscle",
)

EAR = glossary(
    "ear", "openstax-ap-14",
    "Auricle: collects sound | pinna",
    "Ear canal: leads sound to the tympanic membrane | external auditory canal, auditory canal, external acoustic meatus",
    "Temporal bone: houses the middle and inner ear",
    "Tympanic membrane: vibrates with sound | eardrum",
    "Malleus: first ossicle, the hammer | hammer",
    "Incus: second ossicle, the anvil | anvil",
    "Stapes: third ossicle, the stirrup | stirrup",
    "Tympanic cavity: air-filled middle ear | middle ear",
    "Oval window: takes up the push of the stapes",
    "Round window: lets pressure out | ",
    "Semicircular canals: sense turning of the head | semicircular canal",
    "Vestibule: senses tilt and acceleration",
    "Cochlea: senses sound",
    "Vestibular nerve: from the organs of balance",
    "Cochlear nerve: from the cochlea | auditory nerve",
    "Auditory tube: evens out the pressure of air | eustachian tube",
)

SKIN = glossary(
    "skin", "openstax-ap-5",
    "Epidermis: layers of keratinized cells",
    "Dermis: connective tissue with vessels and nerves",
    "Hypodermis: fat and loose connective tissue | subcutaneous tissue, subcutaneous layer, superficial fascia",
    "Stratum corneum: dead, flat, keratinized cells",
    "Stratum basale: dividing cells and pigment cells | basal layer",
    "Papillary layer: upper dermis | dermal papilla, dermal papillae",
    "Reticular layer: dense lower dermis",
    "Hair shaft: the hair above the skin | hair",
    "Hair root: the hair within the skin",
    "Hair follicle: sheath in which a hair grows",
    "Hair bulb: where the hair grows",
    "Arrector pili muscle: raises the hair | arrector pili",
    "Sebaceous gland: secretes sebum | sebaceous glands, oil gland",
    "Eccrine sweat gland: secretes sweat | sweat gland, sudoriferous gland",
    "Sweat pore: opening of a sweat gland | pore",
    "Sweat duct: leads sweat to the surface",
    "Adipose tissue: stores fat | fat",
    "Artery: brings blood",
    "Vein: takes blood away",
    "Nerve: carries signals of touch and pain | nerve fiber",
    "Tactile corpuscle: senses light touch | meissner corpuscle",
    "Lamellated corpuscle: senses pressure and vibration | pacinian corpuscle",
    "Free nerve ending: senses pain and temperature",
)

TERMS = (*EYE, *EAR, *SKIN)
