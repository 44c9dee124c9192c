"""Words for kinds of bones and joints, glands, nerves, and for how bones form."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

BONES, AXIAL, LIMBS, JOINTS, TISSUE, NERVES = "openstax-ap-6", "openstax-ap-7", "openstax-ap-8", "openstax-ap-9", "openstax-ap-4", "openstax-ap-13"

KINDS = glossary("bone-kind", BONES, "Femur: longer than wide", "Carpal bones: about as wide as long",
    "Sternum: thin", "Vertebra: of complex shape", "Patella: within a tendon")

CARTILAGINOUS = glossary("cartilaginous", JOINTS, "Epiphyseal plate: hyaline cartilage", "Epiphysis: end of the bone",
    "Diaphysis: shaft of the bone", "Pubic symphysis: fibrocartilage", "Hip bone: right and left", "Rib: the first",
    "Costal cartilage: hyaline cartilage", "Manubrium: of the sternum")

SECRETION = glossary("secretion", TISSUE, "Secretory vesicle: released by exocytosis", "Secretion: leaves the cell",
    "Nucleus: stays in the cell", "Pinched-off top: becomes the secretion",
    "Whole cell breaks up: and becomes the secretion", "Dividing cells: replace the lost ones",
    "Golgi apparatus: packs the secretion")

GIRDLE_BONES = glossary("shoulder", LIMBS, "Clavicle: collarbone", "Scapula: shoulder blade",
    "Acromion: meets the clavicle", "Coracoid process: hook for muscles and ligaments",
    "Glenoid cavity: shallow socket of the shoulder", "Head of humerus: turns in the socket",
    "Humerus: bone of the upper arm", "Manubrium: top of the sternum",
    "Sternoclavicular joint: the only joint with the trunk", "Acromioclavicular joint: between clavicle and scapula",
    "First rib: below the clavicle")

NERVE = glossary("nerve", NERVES, "Epineurium: sheath of the whole nerve", "Perineurium: sheath of a fascicle",
    "Endoneurium: around each axon", "Fascicle: bundle of axons | fascicles", "Axon: process of a neuron | axons",
    "Myelin sheath: insulates the axon", "Blood vessels: feed the nerve")

OSSIFICATION = glossary("ossification", BONES, "Cartilage model: of hyaline cartilage | hyaline cartilage",
    "Perichondrium: covers the cartilage", "Bone collar: first bone, around the shaft",
    "Primary ossification center: in the shaft", "Blood vessel: grows in",
    "Medullary cavity: hollowed out by osteoclasts", "Secondary ossification center: in the epiphysis",
    "Epiphyseal plate: cartilage where the bone grows", "Articular cartilage: stays at the joint",
    "Spongy bone: fills the epiphysis", "Compact bone: wall of the shaft")

TERMS = (*KINDS, *CARTILAGINOUS, *SECRETION, *GIRDLE_BONES, *NERVE, *OSSIFICATION)
