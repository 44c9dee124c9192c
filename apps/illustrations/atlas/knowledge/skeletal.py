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
    "True ribs: 1 to 7, with own cartilages | true rib",
    "False ribs: 8 to 10, joined to cartilage above | false rib",
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

LONG_BONE = glossary(
    "long-bone", TISSUE,
    "Proximal epiphysis: upper end | epiphysis",
    "Diaphysis: shaft | shaft",
    "Distal epiphysis: lower end",
    "Metaphysis: between epiphysis and diaphysis",
    "Articular cartilage: smooth cap of hyaline cartilage",
    "Epiphyseal line: remnant of the growth plate | epiphyseal plate, growth plate",
    "Spongy bone: lattice of trabeculae | cancellous bone, trabecular bone",
    "Red marrow: makes blood cells | red bone marrow",
    "Medullary cavity: filled with yellow marrow | marrow cavity",
    "Yellow marrow: stores fat | yellow bone marrow, bone marrow",
    "Compact bone: dense outer layer | cortical bone",
    "Periosteum: fibrous covering",
    "Endosteum: lines the medullary cavity",
    "Nutrient artery: enters by the nutrient foramen | nutrient foramen",
)

FLAT_BONE = glossary(
    "flat-bone", TISSUE,
    "Periosteum: fibrous covering on both sides",
    "Outer layer of compact bone: dense",
    "Spongy bone: the diploë of cranial bones | diploë, diploe",
    "Inner layer of compact bone: dense",
    "Trabeculae: struts of bone | trabecula",
    "Red marrow: fills the spaces",
)

SPONGY_BONE = glossary(
    "spongy", TISSUE,
    "Trabecula: strut of bone | trabeculae",
    "Lamellae: layers of bone matrix",
    "Osteocyte in its lacuna: keeps up the matrix | osteocyte, osteocytes, lacuna, lacunae",
    "Canaliculi: channels between osteocytes | canaliculus",
    "Openings of canaliculi: on the surface",
    "Endosteum: covers the trabeculae",
    "Red marrow: fills the spaces | marrow",
    "Osteoblasts: build new bone | osteoblast",
    "Osteoclast: breaks bone down",
)

COMPACT_BONE = glossary(
    "compact", TISSUE,
    "Osteon: cylinder of lamellae | haversian system, osteons",
    "Central canal: holds vessels and a nerve | haversian canal",
    "Concentric lamellae: rings around the canal | lamellae, lamella",
    "Lacunae with osteocytes: between the lamellae | osteocyte, lacuna, lacunae, osteocytes",
    "Interstitial lamellae: remains of old osteons",
    "Circumferential lamellae: around the whole bone",
    "Perforating canal: joins central canals | volkmann canal",
    "Artery: brings blood",
    "Vein: drains blood",
    "Nerve: in the central canal",
    "Periosteum: fibrous covering",
    "Spongy bone: lies inside",
)

GROWTH = glossary(
    "growth", TISSUE,
    "Epiphysis: bone of the end",
    "Reserve zone: anchors the plate to the epiphysis | resting zone",
    "Proliferative zone: chondrocytes divide and stack",
    "Zone of maturation and hypertrophy: chondrocytes grow | hypertrophic zone, maturation zone",
    "Calcified matrix: chondrocytes die",
    "Zone of ossification: bone replaces cartilage",
    "Diaphysis: bone of the shaft",
    "Chondrocytes: cartilage cells | chondrocyte",
    "Osteoblasts: lay down bone | osteoblast",
    "Blood vessels: grow in from the diaphysis",
)

FRACTURE = glossary(
    "fracture", TISSUE,
    "Closed fracture: the skin is unbroken | simple fracture",
        "Open fracture: bone tears the skin | compound fracture", "Transverse fracture: straight across",
        "Spiral fracture: twisted along the shaft", "Comminuted fracture: several fragments",
    "Impacted fracture: one end driven into the other", "Greenstick fracture: only one side is broken",
        "Oblique fracture: at a slant", "Skin: unbroken", "Torn skin: open to infection",
)

SYNOVIAL_JOINT = glossary(
    "synovial", JOINTS,
    "Articular cartilage: smooth, lowers friction",
    "Joint cavity: filled with synovial fluid | synovial cavity, articular cavity, joint cavity",
    "Synovial fluid: lubricates and nourishes the cartilage",
    "Synovial membrane: secretes synovial fluid",
    "Fibrous capsule: outer layer of the articular capsule | articular capsule, joint capsule",
    "Ligament: strengthens the joint | ligaments",
    "Bone: moves against another | bones",
    "Spongy bone: inside the end of the bone",
    "Periosteum: continuous with the capsule",
    "Bone marrow: in the spaces",
)

FIBROUS = glossary(
    "fibrous", JOINTS,
    "Skull bones: with interlocking edges | skull bone",
    "Suture: narrow joint of dense connective tissue | sutures",
    "Ulna: bone of the forearm",
    "Radius: bone of the forearm",
    "Interosseous membrane: broad sheet of connective tissue",
    "Tooth: root in a socket | teeth",
    "Periodontal ligament: anchors the root",
    "Jaw bone: forms the socket | socket",
)

GOMPHOSIS = glossary(
    "gomphosis", JOINTS,
    "Enamel: hardest tissue of the body",
    "Dentin: bulk of the tooth",
    "Pulp: with vessels and nerve",
    "Gum: soft tissue around the tooth | gingiva",
    "Cementum: covers the root",
    "Periodontal ligament: short fibers between root and bone",
    "Alveolar bone: socket of the jaw | socket, jaw bone, jaw",
    "Vessels and nerve: enter at the tip of the root",
)

SPINE = glossary(
    "spine", AXIAL,
    "Cervical vertebrae: C1 to C7 | cervical vertebra",
    "Thoracic vertebrae: T1 to T12 | thoracic vertebra",
    "Lumbar vertebrae: L1 to L5 | lumbar vertebra",
    "Sacrum: five fused vertebrae",
    "Coccyx: three to five fused vertebrae",
    "Cervical curve: concave behind",
    "Thoracic curve: convex behind",
    "Lumbar curve: concave behind",
    "Sacrococcygeal curve: convex behind",
    "Intervertebral discs: pads of fibrocartilage | intervertebral disc",
    "Spinous processes: felt along the back | spinous process",
    "Collapsed vertebrae: wedge-shaped after compression fractures",
    "Kyphosis: excessive thoracic curve | hunchback",
)

VERTEBRA = glossary(
    "vertebra", AXIAL,
    "Body: bears weight | vertebral body",
    "Pedicle: joins arch and body",
    "Lamina: roof of the arch",
    "Vertebral arch: surrounds the foramen",
    "Vertebral foramen: for the spinal cord",
    "Spinous process: points backward",
    "Bifid spinous process: forked",
    "Transverse process: points sideways",
    "Transverse foramen: for the vertebral artery",
    "Superior articular process: joint with the vertebra above | superior articular facet",
    "Anterior arch: in place of a body",
    "Posterior arch: without a spinous process",
    "Lateral mass: carries the skull",
    "Dens: axis of rotation of the atlas | odontoid process",
    "Cervical region: C1 to C7",
    "Facet for the skull: superior articular facet of the atlas",
)

DISC = glossary(
    "disc", AXIAL,
    "Vertebral body: bears weight | vertebral bodies",
    "Intervertebral disc: joins and pads two bodies",
    "Anulus fibrosus: tough fibrous outer ring | annulus fibrosus",
    "Nucleus pulposus: gel-like center",
    "Intervertebral foramen: exit of a spinal nerve",
    "Spinal nerve: leaves the vertebral canal",
    "Spinal cord: in the vertebral canal",
    "Spinous process: points backward",
    "Herniation: nucleus pulposus pushed out | herniated disc",
    "Compressed spinal nerve: causes pain or weakness",
    "Vertebral arch: behind the canal",
)

SYNOVIAL_TYPES = glossary(
    "joint-type", JOINTS, "Dens of axis: turns in a ring", "Atlas: turns around the dens",
        "Humerus: bone of the upper arm", "Ulna: bone of the forearm", "Trapezium: carpal bone",
        "First metacarpal bone: of the thumb", "Tarsal bones: with flat surfaces", "Radius: bone of the forearm",
        "Scaphoid: carpal bone", "Hip bone: with a deep socket", "Femur: with a round head",
        "Transverse ligament: closes the ring",
)

NASAL_SEPTUM = glossary(
    "septum", AXIAL,
    "Frontal bone: forehead", "Frontal sinus: air-filled", "Nasal bone: bridge of the nose",
        "Ethmoid bone: forms the upper septum",
    "Perpendicular plate of ethmoid: upper septum | perpendicular plate", "Crista galli: anchors the dura mater",
        "Cribriform plate: holes for the olfactory nerve",
    "Sphenoid bone: behind the nasal cavity", "Sphenoid sinus: air-filled", "Vomer: lower rear septum | vomer bone",
        "Septal cartilage: front of the septum", "Maxilla: hard palate in front",
    "Palatine bone: hard palate behind",
)

SINUSES = glossary(
    "sinus", AXIAL, "Frontal sinus: above the eyebrows | frontal sinuses",
        "Ethmoid air cells: between the orbits | ethmoid sinus, ethmoid air cell",
        "Sphenoid sinus: behind the nasal cavity",
        "Maxillary sinus: below the orbit, the largest | maxillary sinuses", "Nasal cavity: the sinuses open into it",
        "Orbit: eye socket",
)

ETHMOID = glossary(
    "ethmoid", AXIAL, "Crista galli: anchors the dura mater", "Cribriform plate: holes for the olfactory nerve",
        "Perpendicular plate: upper nasal septum", "Ethmoid air cells: air-filled spaces | ethmoid air cell",
        "Orbital plate: inner wall of the orbit", "Middle nasal concha: scroll in the nasal cavity",
        "Superior nasal concha: scroll above it", "Ethmoid bone: between the orbits",
)

PELVIC_LIGAMENTS = glossary(
    "pelvic-ligament", LIMBS, "Posterior sacroiliac ligament: supports the sacroiliac joint",
        "Sacrospinous ligament: from sacrum to ischial spine",
        "Sacrotuberous ligament: from sacrum to ischial tuberosity",
        "Greater sciatic foramen: passage to the gluteal region", "Lesser sciatic foramen: passage to the perineum",
        "Sacrum: five fused vertebrae", "Ilium: upper part of the hip bone", "Ischial spine: bony point",
        "Ischial tuberosity: bears weight in sitting", "Iliac crest: upper border", "Coccyx: tailbone",
        "Iliolumbar ligament: from L5 to the ilium",
)

Q_ANGLE = glossary(
    "q", LIMBS, "Pelvis: wider in women", "Femur: slants inward", "Patella: kneecap", "Tibia: nearly vertical",
        "Q-angle: between quadriceps line and vertical | q angle",
        "Line of the quadriceps: from hip bone to patella", "Vertical line: through patella and tibia",
)

TERMS = (
    *SKELETON, *UPPER_LIMB, *HAND, *LOWER_LIMB, *FOOT, *THORAX, *PELVIS, *SKULL, *LONG_BONE, *FLAT_BONE, *SPONGY_BONE,
        *COMPACT_BONE, *GROWTH,
    *FRACTURE, *SYNOVIAL_JOINT, *FIBROUS, *GOMPHOSIS, *SPINE, *VERTEBRA, *DISC, *SYNOVIAL_TYPES,
    *NASAL_SEPTUM, *SINUSES, *ETHMOID, *PELVIC_LIGAMENTS, *Q_ANGLE,
)
