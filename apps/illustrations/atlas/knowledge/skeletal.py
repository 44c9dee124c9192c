"""Words for bones, joints and the skeleton."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

TISSUE, AXIAL, LIMBS, JOINTS = "openstax-ap-6", "openstax-ap-7", "openstax-ap-8", "openstax-ap-9"

SKELETON = glossary(
    "skeleton", AXIAL,
    "Skull: 22 bones",
    "Mandible: lower jaw",
    "Clavicle: collarbone | collarbone",
    "Scapula: shoulder blade | shoulder blade",
    "Sternum: breastbone | breastbone",
    "Ribs: 12 pairs | rib",
    "Costal cartilages: join ribs to the sternum",
    "Vertebral column: 24 vertebrae, sacrum and coccyx | spine, vertebrae",
    "Humerus: bone of the upper arm",
    "Radius: on the side of the thumb",
    "Ulna: on the side of the little finger",
    "Carpals: 8 wrist bones | carpal bones",
    "Metacarpals: 5 bones of the palm | metacarpal bones",
    "Phalanges of the hand: 14 finger bones | phalanges",
    "Hip bone: ilium, ischium and pubis | hip bones, coxal bone",
    "Sacrum: five fused vertebrae",
    "Coccyx: tailbone | tailbone",
    "Femur: thigh bone | thigh bone",
    "Patella: kneecap | kneecap",
    "Tibia: shin bone | shin bone",
    "Fibula: slender lateral bone of the leg",
    "Tarsals: 7 bones of ankle and heel | tarsal bones",
    "Metatarsals: 5 bones of the midfoot",
    "Phalanges of the foot: 14 toe bones",
    "Calcaneus: heel bone | heel bone",
)

UPPER_LIMB = glossary(
    "arm", LIMBS,
    "Clavicle: collarbone",
    "Scapula: shoulder blade",
    "Acromion: tip of the shoulder",
    "Coracoid process: hook for muscles and ligaments",
    "Humerus: bone of the upper arm",
    "Head of humerus: fits the socket of the scapula",
    "Greater tubercle: for muscles of the rotator cuff",
    "Lateral epicondyle: for extensors of the forearm",
    "Medial epicondyle: for flexors of the forearm",
    "Radius: on the side of the thumb",
    "Ulna: on the side of the little finger",
    "Carpals: eight wrist bones | carpal bones, carpus",
    "Metacarpals: five bones of the palm | metacarpal bones, metacarpus",
    "Phalanges: 14 finger bones | phalanx",
)

HAND = glossary(
    "hand", LIMBS,
    "Scaphoid: proximal row",
    "Lunate: proximal row",
    "Triquetrum: proximal row",
    "Pisiform: proximal row, in front of the triquetrum",
    "Trapezium: distal row, carries the thumb",
    "Trapezoid: distal row",
    "Capitate: distal row, the largest",
    "Hamate: distal row",
    "Radius: articulates with the wrist",
    "Ulna: on the side of the little finger",
    "Metacarpal bones: five, numbered from the thumb | metacarpal, metacarpals",
    "First metacarpal bone: of the thumb",
    "Proximal phalanx: one in each digit | proximal phalanges, phalanges",
    "Middle phalanx: none in the thumb | middle phalanges",
    "Distal phalanx: one in each digit | distal phalanges",
)

LOWER_LIMB = glossary(
    "leg", LIMBS,
    "Hip bone: ilium, ischium and pubis",
    "Head of femur: fits the socket of the hip bone",
    "Neck of femur: often broken in old age",
    "Greater trochanter: for muscles of the hip",
    "Lesser trochanter: for the iliopsoas muscle",
    "Femur: thigh bone, the longest bone",
    "Patella: kneecap",
    "Lateral condyle: rests on the tibia",
    "Medial condyle: rests on the tibia",
    "Tibia: bears the weight",
    "Fibula: slender, lateral",
    "Medial malleolus: inner ankle",
    "Lateral malleolus: outer ankle",
    "Tarsals: seven bones | tarsal bones",
    "Metatarsals: five bones",
    "Phalanges: 14 toe bones",
)

FOOT = glossary(
    "foot", LIMBS,
    "Calcaneus: heel bone | heel",
    "Talus: carries the tibia",
    "Navicular: in front of the talus",
    "Cuboid: on the outer side",
    "Medial cuneiform: behind the big toe",
    "Intermediate cuneiform: the smallest tarsal",
    "Lateral cuneiform: beside the cuboid",
    "First metatarsal bone: of the big toe",
    "Metatarsal bones: five, numbered from the big toe | metatarsal, metatarsals",
    "Proximal phalanx: one in each toe | phalanges",
    "Middle phalanx: none in the big toe",
    "Distal phalanx: one in each toe",
)

THORAX = glossary(
    "thorax", AXIAL,
    "Manubrium: upper part of the sternum",
    "Body of sternum: its middle part | sternum",
    "Xiphoid process: its lower tip",
    "Jugular notch: between the collarbones",
    "True ribs: 1 to 7, each with its own cartilage | true rib",
    "False ribs: 8 to 10, joined to the cartilage above | false rib",
    "Floating ribs: 11 and 12, free in front | floating rib",
    "Costal cartilage: joins ribs and sternum | costal cartilages",
    "Intercostal space: between two ribs",
    "Thoracic vertebrae: each bears a pair of ribs | thoracic vertebra",
    "Clavicle: not part of the cage",
)

PELVIS = glossary(
    "pelvis", LIMBS,
    "Ilium: broad upper part of the hip bone",
    "Iliac crest: upper border",
    "Pubis: front part of the hip bone",
    "Ischium: lower rear part of the hip bone",
    "Acetabulum: socket for the femur",
    "Obturator foramen: closed by a membrane",
    "Pubic symphysis: joint of fibrocartilage",
    "Sacrum: five fused vertebrae",
    "Coccyx: tailbone",
    "Sacroiliac joint: between sacrum and ilium",
    "Sacral foramina: for sacral nerves",
    "Pelvic inlet: upper opening of the lesser pelvis | pelvic brim",
    "Subpubic angle: wider in women | pubic arch",
    "Lumbar vertebra: the fifth, L5",
    "Femur: thigh bone",
)

SKULL = glossary(
    "skull", AXIAL,
    "Frontal bone: forehead and roof of the orbits",
    "Parietal bone: side and roof of the cranium | parietal bones",
    "Temporal bone: houses the ear",
    "Sphenoid bone: keystone of the cranial base",
    "Occipital bone: back and base of the cranium",
    "Ethmoid bone: between the orbits",
    "Nasal bone: bridge of the nose",
    "Lacrimal bone: inner wall of the orbit",
    "Zygomatic bone: cheekbone",
    "Maxilla: upper jaw | maxillary bone",
    "Mandible: lower jaw",
    "Vomer: lower nasal septum",
    "Inferior nasal concha: scroll in the nasal cavity",
    "Orbit: eye socket",
    "Nasal cavity: opening of the nose",
    "Teeth: in sockets of both jaws",
    "Coronal suture: between frontal and parietal bones",
    "Squamous suture: between temporal and parietal bones",
    "Lambdoid suture: between occipital and parietal bones",
    "External acoustic meatus: opening of the ear canal | external auditory meatus",
    "Mastoid process: bump behind the ear",
    "Styloid process: for muscles of tongue and throat",
    "Zygomatic arch: temporal and zygomatic processes",
    "Condylar process: forms the joint of the jaw",
    "Coronoid process: for the temporalis muscle",
)

TERMS = (*SKELETON, *UPPER_LIMB, *HAND, *LOWER_LIMB, *FOOT, *THORAX, *PELVIS, *SKULL)
