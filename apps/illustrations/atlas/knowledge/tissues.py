"""Words for tissues, for the skin close up and for the senses of skin, tongue and ear."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

TISSUE, SKIN_CHAPTER, SENSES = "openstax-ap-4", "openstax-ap-5", "openstax-bio-36"

EPITHELIUM = glossary(
    "epithelium", TISSUE, "Squamous cells: flat | squamous cell, squamous epithelial cell",
        "Cuboidal cells: as tall as wide | cuboidal cell", "Columnar cells: taller than wide | columnar cell",
        "Nucleus: one in each cell | nuclei", "Basement membrane: anchors the epithelium",
        "Cilia: move mucus | cilium", "Goblet cell: secretes mucus", "Flattened cells: at the surface",
        "Rounded cells: at the base", "Dome-shaped cells: stretch", "Surface cells: at the free surface",
)

CONNECTIVE = glossary(
    "connective", TISSUE, "Collagen fibers: strong, in parallel bundles | collagen fiber, collagen",
        "Fibroblast: makes the fibers; its nucleus shows | fibroblasts", "Adipocyte: fat cell | adipocytes, fat cell",
        "Fat droplet: fills the cell | lipid droplet", "Nucleus: pushed to the edge", "Capillary: between the cells",
        "Elastic fibers: thin and stretchy | elastic fiber", "Macrophage: phagocyte", "Mast cell: releases histamine",
        "Ground substance: between fibers and cells", "Collagen fiber bundle: strength",
    "Chondrocyte in its lacuna: cartilage cell | chondrocyte, chondrocytes, lacuna", "Matrix: smooth and glassy",
        "Elastic fiber network: makes it springy", "Thick collagen bundles: resist pull and pressure",
)

GOBLET = glossary(
    "goblet", TISSUE, "Microvilli: at the free surface",
        "Secretory vesicles with mucin: released as mucus | secretory vesicle, secretory vesicles, mucin",
        "Golgi apparatus: packs mucin", "Rough endoplasmic reticulum: makes mucin protein | rough er",
        "Nucleus: near the base", "Mitochondrion: supplies ATP", "Columnar cell: absorbs | columnar cells",
        "Mucus: on the surface", "Basement membrane: anchors the cells", "Goblet cell: shaped like a goblet",
)

SEBACEOUS = glossary(
    "sebaceous", SKIN_CHAPTER, "Hair: pushed out with sebum on it",
        "Sebaceous gland: lobes of fat-filled cells | sebaceous glands", "Sebum: oily secretion",
        "Duct: opens into the hair follicle", "Hair follicle: sheath of the hair", "Epidermis: outer layer of skin",
        "Dermis: connective tissue", "Basal cells: divide and replace lost cells",
        "Arrector pili muscle: raises the hair", "Hair bulb: where the hair grows", "Skin surface: coated with sebum",
)

MECHANO = glossary(
    "mechano", SENSES, "Merkel’s disks: light touch | merkel disk, merkel disc, merkel cell",
        "Meissner’s corpuscles: touch and slow vibration | meissner corpuscle, tactile corpuscle",
        "Ruffini endings: stretch and warmth | ruffini ending",
        "Pacinian corpuscles: pressure and fast vibration | pacinian corpuscle, lamellated corpuscle",
        "Krause end bulbs: cold", "Epidermis: outer layer of skin", "Dermis: connective tissue",
        "Hypodermis: fat and loose tissue", "Nerve: leads signals to the spinal cord", "Hair: its movement is sensed",
        "Hair follicle receptor: senses bending of the hair",
)

TASTE = glossary(
    "taste", SENSES, "Filiform papillae: without taste buds | filiform papilla",
        "Fungiform papillae: a few taste buds each | fungiform papilla",
        "Foliate papillae: folds at the side | foliate papilla",
        "Circumvallate papillae: in a row at the back | circumvallate papilla, vallate papillae",
        "Taste bud: in the walls of papillae | taste buds", "Taste pore: lets tastants in",
        "Taste hairs: microvilli of the taste cells",
        "Gustatory cell: taste receptor cell | taste receptor cell, taste cell",
        "Supporting cell: between taste cells", "Basal cell: renews the taste bud",
        "Nerve fiber: leads to the brain | cranial nerve fiber", "Tongue epithelium: stratified squamous",
        "Furrow: filled with saliva",
)

SOUND = glossary(
    "sound", SENSES, "Sound wave: enters the ear canal | sound waves", "Ear canal: leads sound inward",
        "Tympanic membrane: vibrates | eardrum", "Malleus: moved by the membrane", "Incus: second ossicle",
        "Stapes: pushes the oval window", "Oval window: takes up the vibration",
        "Scala vestibuli: fluid carries pressure waves", "Scala tympani: leads the waves back",
        "Cochlear duct: holds the spiral organ", "Basilar membrane: moves with the waves",
        "Round window: bulges outward", "Cochlea: drawn uncoiled",
)

LESIONS = glossary("lesion", "openstax-micro-21", "Epidermis: outer layer", "Dermis: below the epidermis",
    "Crust: dried fluid", "Cyst: closed sac", "Macule: flat colored spot", "Papule: small solid bump",
    "Pustule: filled with pus", "Ulcer: open sore", "Vesicle: filled with clear fluid", "Wheal: swollen, itchy")

MEMBRANES = glossary(
    "membrane", TISSUE, "Mucus: moist secretion", "Epithelium: with goblet cells",
        "Lamina propria: connective tissue below", "Mesothelium: simple squamous epithelium",
        "Serous fluid: lubricates", "Connective tissue: supports", "Keratinized epithelium: stratified squamous",
        "Dermis: connective tissue", "Synovial fluid: lubricates the joint",
        "Synovial cells: in place of an epithelium", "Articular cartilage: covers the bone",
)

STRATA = glossary(
    "strata", SKIN_CHAPTER, "Stratum corneum: dead, keratinized cells", "Stratum lucidum: only in thick skin",
        "Stratum granulosum: cells with keratohyalin granules", "Stratum spinosum: cells joined by desmosomes",
        "Stratum basale: dividing cells", "Keratinocyte: makes keratin | keratinocytes",
        "Melanocyte: makes melanin | melanocytes", "Langerhans cell: defends | dendritic cell",
        "Merkel cell: senses touch", "Basement membrane: joins epidermis and dermis",
        "Dermis: connective tissue below",
)

RETINA = glossary(
    "retina", "openstax-ap-14", "Pigment epithelium: absorbs stray light", "Rod: sees in dim light | rods",
        "Cone: sees color | cones", "Photoreceptor layer: rods and cones | photoreceptors",
        "Bipolar cell: passes the signal on | bipolar cells",
        "Horizontal cell: joins photoreceptors | horizontal cells",
        "Amacrine cell: joins bipolar cells | amacrine cells",
        "Ganglion cell: its axon leaves the eye | retinal ganglion cell, ganglion cells",
        "Axons of the optic nerve: lead to the brain | optic nerve", "Choroid: with blood vessels",
        "Light: passes all layers first",
)

TERMS = (*EPITHELIUM, *CONNECTIVE, *GOBLET, *SEBACEOUS, *MECHANO, *TASTE, *SOUND, *LESIONS, *MEMBRANES, *STRATA,
    *RETINA)
