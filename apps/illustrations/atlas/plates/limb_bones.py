"""Bones of the upper and lower limbs, of the hand and of the foot."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.ops import unary_union

from apps.illustrations.drawing.model import Drawing

from ..glyphs import bones_limbs as limbs
from ..glyphs.bones_limbs import put_bones
from ..knowledge import skeletal
from ..scenes import label_parts, plate
from ..subject import OTHER_ANIMALS, Fact, Subject


def _merge(bones: limbs.Bones, start: str):
    return unary_union([shape for name, shape in bones.items() if name.startswith(start)])


def _phalanges(bones: limbs.Bones):
    return unary_union([shape for name, shape in bones.items() if name.split("-")[0] in ("proximal", "middle",
        "distal")])


def draw_upper_limb(seed: int) -> Drawing:
    d = Drawing("upper-limb-plate")
    put_bones(d, {"scapula": limbs.scapula()}, "bone-behind", 16, 18)
    put_bones(d, {"clavicle": limbs.clavicle()}, "bone", 150, -44)
    put_bones(d, {"humerus": limbs.humerus()}, "bone", -16, -6, turn=6)
    ex, ey = limbs.at_end(-16, -6, 0, 332, 6)
    put_bones(d, {"ulna": limbs.ulna()}, "bone", *limbs.at_end(ex, ey, 15, 0, 10), turn=10)
    put_bones(d, {"radius": limbs.radius()}, "bone", *limbs.at_end(ex, ey, -15, 6, 10), turn=10)
    digits = limbs.fingers()
    hand = {"carpals": unary_union(list(limbs.carpus().values())), "metacarpals": _merge(digits, "metacarpal"),
        "phalanges": _phalanges(digits)}
    put_bones(d, hand, "bone", *limbs.at_end(ex, ey, -12, 254, 10), turn=10)
    label_parts(d, "arm", "humerus radius ulna carpals metacarpals phalanges", priority=0)
    label_parts(d, "arm", "clavicle scapula")
    d.label("arm-head-of-humerus", "humerus", zone=box(-20, -4, 22, 34), priority=1)
    d.label("arm-greater-tubercle", "humerus", zone=box(-48, 0, -26, 46), priority=2)
    d.label("arm-acromion", "scapula", zone=box(-18, -40, 30, -20), priority=2)
    d.label("arm-coracoid-process", "scapula", zone=box(0, -30, 32, 4), priority=2)
    d.label("arm-medial-epicondyle", "humerus", zone=box(ex + 18, ey - 50, ex + 46, ey - 10), priority=2)
    d.label("arm-lateral-epicondyle", "humerus", zone=box(ex - 36, ey - 50, ex - 12, ey - 12), priority=2)
    return d


def draw_hand(seed: int) -> Drawing:
    d = Drawing("hand-bones-plate")
    put_bones(d, {"radius": affinity.translate(limbs.radius(), 0, -246).intersection(box(-60, -70, 60, 20)),
        "ulna": affinity.translate(limbs.ulna(), 28, -250).intersection(box(-60, -70, 80, 20))}, "bone-behind", -6, 4,
        scale=2)
    for name, shape in limbs.carpus().items():
        put_bones(d, {name: shape}, "cartilage" if name in limbs.CARPALS[:4] else "bone-appendicular", 0, 0, scale=2)
    put_bones(d, limbs.fingers(), "bone", 0, 0, scale=2)
    label_parts(d, "hand", " ".join(limbs.CARPALS))
    label_parts(d, "hand", "radius ulna", priority=2)
    d.label("hand-first-metacarpal-bone", "metacarpal-1", priority=2)
    d.label("hand-metacarpal-bones", *(f"metacarpal-{n}" for n in "2345"), priority=0)
    for name in ("proximal", "middle", "distal"):
        d.label(f"hand-{name}-phalanx", *(f"{name}-{n}" for n in "2345"), priority=0)
    return d


def draw_lower_limb(seed: int) -> Drawing:
    d = Drawing("lower-limb-plate")
    put_bones(d, {"hip-bone": limbs.hip_bone()}, "bone-behind", 6, -4)
    put_bones(d, {"femur": limbs.femur()}, "bone", 0, 0, turn=-4)
    put_bones(d, {"fibula": limbs.fibula()}, "bone", -36, 466, turn=2)
    put_bones(d, {"tibia": limbs.tibia()}, "bone", 0, 450, turn=-1)
    put_bones(d, {"patella": limbs.patella()}, "bone", 0, 396)
    foot = limbs.foot_front()
    put_bones(d, {"tarsals": unary_union([foot["talus"], foot["calcaneus-front"], foot["tarsals"]]),
        "metatarsals": _merge(foot, "metatarsal"), "phalanges": _merge(foot, "toe")}, "bone", 6, 824)
    label_parts(d, "leg", "femur patella tibia fibula", priority=0)
    label_parts(d, "leg", "tarsals metatarsals phalanges hip-bone")
    d.label("leg-head-of-femur", "femur", zone=box(-22, -22, 24, 22), priority=1)
    d.label("leg-neck-of-femur", "femur", zone=box(-42, 8, -22, 40), priority=2)
    d.label("leg-greater-trochanter", "femur", zone=box(-80, 4, -52, 60), priority=2)
    d.label("leg-lesser-trochanter", "femur", zone=box(-38, 64, -18, 92), priority=2)
    d.label("leg-lateral-condyle", "femur", zone=box(-60, 415, -28, 446), priority=2)
    d.label("leg-medial-condyle", "femur", zone=box(16, 418, 50, 450), priority=2)
    d.label("leg-medial-malleolus", "tibia", zone=box(14, 800, 40, 834), priority=2)
    d.label("leg-lateral-malleolus", "fibula", zone=box(-60, 806, -20, 850), priority=2)
    return d


def draw_foot(seed: int) -> Drawing:
    d = Drawing("foot-bones-plate")
    bones = limbs.foot_above()
    for name in ("calcaneus", "cuboid", "navicular", "medial-cuneiform", "intermediate-cuneiform",
        "lateral-cuneiform", "talus"):
        material = {"calcaneus": "bone-behind", "talus": "cartilage"}.get(name, "bone-appendicular")
        put_bones(d, {name: bones.pop(name)}, material, 0, 0, scale=2.6)
    put_bones(d, bones, "bone", 0, 0, scale=2.6)
    label_parts(d, "foot",
        "calcaneus talus navicular cuboid medial-cuneiform intermediate-cuneiform lateral-cuneiform")
    d.label("foot-first-metatarsal-bone", "metatarsal-1", priority=2)
    d.label("foot-metatarsal-bones", *(f"metatarsal-{n}" for n in "2345"), priority=0)
    for name in ("proximal", "middle", "distal"):
        toes = "2345" if name == "middle" else "12345"
        d.label(f"foot-{name}-phalanx", *(f"{name}-{n}" for n in toes), priority=0)
    return d


ELSEWHERE = (*OTHER_ANIMALS, "homologous", "evolution", "development", "embryo", "muscle", "fracture", "bat", "wing",
    "prosthetic", "gripping", "nerve", "vessel", "artery", "vein", "horse", "hoof", "joint", "fossil")
SUBJECTS = (
    Subject(
        key="upper-limb-bones",
        title="Bones of the upper limb",
        kind="plate",
        scene=plate("upper-limb-plate", "Bones of the upper limb", draw_upper_limb, skeletal.UPPER_LIMB,
            subtitle="Right side, anterior view, palm forward"),
        names=("upper limb", "bone of the upper limb", "upper limb bone", "bone of the arm", "arm bone",
            "human arm bone", "bone of the arm and forearm", "skeleton of the arm"),
        tells=("humerus + radius + ulna", "upper limb + humerus"),
        not_when=ELSEWHERE,
        opening="The bones of the right upper limb with the pectoral girdle, from the front.",
        facts=(
            Fact("The humerus is the single bone of the arm; radius and ulna are the bones of the forearm.",
                "openstax-ap-8"),
            Fact("Eight carpals, five metacarpals and 14 phalanges form the wrist and hand.", "openstax-ap-8"),
        ),
        summary="Humerus, radius and ulna, eight carpals, five metacarpals and 14 phalanges, from the front.",
        sources=("openstax-ap-8", "openstax-bio-38"),
    ),
    Subject(
        key="hand-bones",
        title="Bones of the wrist and hand",
        kind="plate",
        scene=plate("hand-bones-plate", "Bones of the wrist and hand", draw_hand, skeletal.HAND,
            subtitle="Right hand, anterior (palmar) view",
            note="Proximal row of carpals in gray-blue, distal row in blue."),
        names=("bone of the hand", "bone of the wrist", "bone of the wrist and hand", "hand bone", "carpal bone",
            "wrist bone", "bones of the human hand", "carpal", "hand anatomy", "skeleton of the hand"),
        tells=("scaphoid + lunate", "carpal + metacarpal + phalange"),
        not_when=(*ELSEWHERE, "carpal tunnel", "humerus"),
        opening="The 27 bones of a right hand with the ends of radius and ulna.",
        facts=(
            Fact("The eight carpals lie in two rows: scaphoid, lunate, triquetrum and pisiform; trapezium, trapezoid, capitate and hamate.",
                "openstax-ap-8"),
            Fact("The thumb has two phalanges, every other digit three.", "openstax-ap-8"),
        ),
        summary="Eight carpals in two rows, five metacarpals and 14 phalanges of a right hand.",
        sources=("openstax-ap-8", "gray-42"),
    ),
    Subject(
        key="lower-limb-bones",
        title="Bones of the lower limb",
        kind="plate",
        scene=plate("lower-limb-plate", "Bones of the lower limb", draw_lower_limb, skeletal.LOWER_LIMB,
            subtitle="Right side, anterior view"),
        names=("lower limb", "bone of the lower limb", "lower limb bone", "bone of the leg", "leg bone",
            "femur and patella", "tibia and fibula", "femur", "skeleton of the leg"),
        tells=("femur + tibia + fibula", "femur + patella + tibia"),
        not_when=(*ELSEWHERE, "q angle", "angle", "bone tissue", "spongy", "long bone", "marrow", "trabecula", "knee",
            "osteoporosis", "head of the femur"),
        opening="The bones of the right lower limb with the hip bone, from the front.",
        facts=(
            Fact("The femur is the single bone of the thigh and the longest bone of the body.", "openstax-ap-8"),
            Fact("The tibia bears the weight of the leg; the fibula on its outer side helps to form the ankle.",
                "openstax-ap-8"),
        ),
        summary="Femur, patella, tibia and fibula with hip bone and foot, from the front.",
        sources=("openstax-ap-8", "openstax-bio-38"),
    ),
    Subject(
        key="foot-bones",
        title="Bones of the foot",
        kind="plate",
        scene=plate("foot-bones-plate", "Bones of the foot", draw_foot, skeletal.FOOT,
            subtitle="Right foot, superior view"),
        names=("bone of the foot", "foot bone", "tarsal bone", "foot anatomy", "skeleton of the foot", "tarsal"),
        tells=("calcaneus + talus", "tarsal + metatarsal + phalange"),
        not_when=(*ELSEWHERE, "arch of the foot", "ankle", "femur", "tibia", "footprint", "tube foot"),
        opening="The 26 bones of a right foot, seen from above.",
        facts=(
            Fact("Seven tarsal bones form the posterior foot; the talus carries the tibia, and the calcaneus forms the heel.",
                "openstax-ap-8"),
            Fact("The mid-foot has five metatarsals; the toes have 14 phalanges, two in the big toe and three in the others.",
                "openstax-ap-8"),
        ),
        summary="Seven tarsals, five metatarsals and 14 phalanges of a right foot, from above.",
        sources=("openstax-ap-8", "gray-42"),
    ),
)
