"""The thoracic cage, the pelvis and the skull from the front."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bones_limbs as limbs
from ..glyphs import bones_trunk as trunk
from ..glyphs.bones_limbs import put_bones
from ..knowledge import skeletal
from ..scenes import label_parts, plate
from ..subject import OTHER_ANIMALS, Fact, Subject


def draw_thorax(seed: int) -> Drawing:
    d = Drawing("thorax-plate")
    ribs = {n: trunk.rib_front(n) for n in range(1, 13)}
    for n in range(12, 0, -1):
        put_bones(d, {f"rib-back-{n}": trunk.pair(ribs[n][0])}, "bone-behind" if n < 11 else "bone", 0, 0)
    vertebrae, discs, _ = trunk.spine_front(-74, ((12, 29, 19.6), (1, 36, 20)))
    put_bones(d, {"discs": unary_union(discs[:11])}, "disc", 0, 0)
    put_bones(d, {"thoracic-vertebrae": unary_union(vertebrae[:12])}, "bone", 0, 0)
    cartilages = [trunk.pair(ribs[n][2]) for n in range(1, 11)]
    put_bones(d, {"costal-cartilage": unary_union(cartilages)}, "cartilage", 0, 0)
    for n in range(10, 0, -1):
        put_bones(d, {f"rib-{n}": trunk.pair(ribs[n][1])}, "bone", 0, 0)
    put_bones(d, trunk.sternum(), "bone", 0, 0)
    collar = affinity.translate(limbs.clavicle(), -16, -4).intersection(box(-84, -60, 0, 60))
    put_bones(d, {"clavicle": trunk.pair(collar)}, "bone-behind", 0, 0)
    label_parts(d, "thorax", "manubrium body-of-sternum xiphoid-process", priority=0)
    label_parts(d, "thorax", "costal-cartilage thoracic-vertebrae")
    label_parts(d, "thorax", "clavicle", priority=2)
    d.label("thorax-true-ribs", *(f"rib-{n}" for n in (3, 4, 5, 6, 7)), priority=0)
    d.label("thorax-false-ribs", "rib-8", "rib-9", "rib-10", priority=0)
    d.label("thorax-floating-ribs", "rib-back-11", "rib-back-12", priority=0)
    d.label("thorax-jugular-notch", "manubrium", zone=box(-9, -2, 9, 12), priority=2)
    return d


def draw_pelvis(seed: int) -> Drawing:
    d = Drawing("pelvis-plate")
    k, hip = 3.2, limbs.hip_bone()
    put_bones(d, {"lumbar-vertebra": affinity.translate(trunk.vertebra_front(48, 30), 0, -24)}, "bone-behind", 0,
        -320, scale=k)
    put_bones(d, {"disc": geo.rounded_box(-24, -10, 48, 10, 4)}, "disc", 0, -320, scale=k)
    put_bones(d, trunk.sacrum_front(), "bone-behind", 0, -320, scale=k)
    for side, mirror in (("", False), ("-L", True)):
        s = -1 if mirror else 1
        put_bones(d, {"hip-bone": hip}, "bone", s * -81 * k, -20, scale=k, mirror=mirror, suffix=side, depth=8)
        def place(shape, s=s):
            return affinity.translate(affinity.scale(shape, s * k, k, origin=(0, 0)), s * -81 * k,
                    -20)
        d.add(f"fossa{side}", place(geo.blob((-18, -30), (-40, -84), (-40, -118), (-8, -132), (24, -124), (36, -100),
            (22, -56), (4, -22))), Form.FLAT, "bone", tone=-0.1, opacity=0.7, outline=False, shadow=False)
        d.add(f"acetabulum{side}", place(limbs.socket()), Form.HOLLOW, "bone", depth=24, tone=-0.16)
        femur = affinity.rotate(limbs.femur(), -4, origin=(0, 0)).intersection(box(-120, -40, 40, 118))
        put_bones(d, {"femur": femur}, "bone-behind", s * -97 * k, -6, scale=k, mirror=mirror, suffix=side, depth=9)
    d.add("pubic-symphysis", geo.rounded_box(-9, 118, 18, 92, 8), Form.ROUND, "disc", depth=6)
    brim = [LineString(geo.curve([(s * 60, -318), (s * 148, -214), (s * 164, -90), (s * 108, 40), (s * 16, 118)])[:,
        :2]) for s in (-1, 1)]
    d.add("pelvic-inlet", MultiLineString(brim), Form.LINE, "ink", width=2.4)
    label_parts(d, "pelvis", "sacrum pubic-symphysis coccyx", priority=0)
    label_parts(d, "pelvis", "femur lumbar-vertebra", priority=2)
    d.label("pelvis-pelvic-inlet", "pelvic-inlet", priority=2)
    d.label("pelvis-acetabulum", "acetabulum", "acetabulum-L", priority=1)
    d.label("pelvis-ilium", "hip-bone", "hip-bone-L", "fossa", "fossa-L", priority=0, zone=box(-420, -420, 420, -140))
    d.label("pelvis-iliac-crest", "hip-bone", "hip-bone-L", priority=1, zone=box(-460, -520, 460, -440))
    d.label("pelvis-pubis", "hip-bone", "hip-bone-L", priority=0, zone=box(-120, 40, 120, 130))
    d.label("pelvis-ischium", "hip-bone", "hip-bone-L", priority=0, zone=box(-240, 190, 240, 290))
    d.label("pelvis-sacroiliac-joint", "hip-bone-L", priority=2, zone=box(108, -330, 140, -230))
    return d


TINTS = {
    "parietal": "lobe-parietal", "temporal": "lobe-temporal", "sphenoid": "astrocyte", "frontal": "bone-axial",
        "mandible": "bone",
    "maxilla": "myelin", "zygomatic": "neuron", "nasal": "synaptic-vesicle", "upper-teeth": "tooth-enamel",
        "lower-teeth": "tooth-enamel", "vomer": "bone", "conchae": "bone-axial",
}


def draw_skull(seed: int) -> Drawing:
    d = Drawing("skull-front-plate")
    for name, shape in trunk.skull_front().items():
        if name in trunk.SKULL_DARK:
            d.add(name, affinity.scale(shape, 4, 4, origin=(0, 0)), Form.HOLLOW, "bone-cell", depth=26, tone=-0.25)
        else:
            put_bones(d, {name: shape}, TINTS[name], 0, 0, scale=4, depth=14 if name in ("parietal", "frontal",
                "mandible") else 6)
    back = [geo.blob((-54, 98), (-50, 90), (-44, 96), (-40, 112), (-48, 114)), geo.blob((-30, 108), (-22, 100), (-17,
        100), (-19, 116), (-27, 118))]
    d.add("sphenoid-in-orbit", affinity.scale(trunk.pair(back[0]), 4, 4, origin=(0, 0)), Form.FLAT, "astrocyte",
        tone=-0.2, shadow=False)
    d.add("ethmoid", affinity.scale(trunk.pair(geo.blob((-24, 104), (-19, 96), (-15, 104), (-18, 114), (-25, 115))),
        4, 4, origin=(0, 0)), Form.FLAT, "nerve-relay", tone=0.2, shadow=False)
    d.add("lacrimal", affinity.scale(trunk.pair(geo.blob((-17, 98), (-14, 97), (-13, 110), (-17, 112))), 4, 4,
        origin=(0, 0)), Form.FLAT, "lobe-temporal", shadow=False)
    for name, priority in (("frontal", 0), ("parietal", 0), ("temporal", 0), ("zygomatic", 0), ("nasal", 1),
        ("ethmoid", 2), ("lacrimal", 2)):
        d.label(f"skull-{name}-bone", name, priority=priority)
    d.label("skull-sphenoid-bone", "sphenoid", "sphenoid-in-orbit", priority=0)
    label_parts(d, "skull", "maxilla mandible", priority=0)
    label_parts(d, "skull", "vomer nasal-cavity", priority=1)
    d.label("skull-orbit", "orbits", priority=1)
    d.label("skull-inferior-nasal-concha", "conchae", priority=2)
    d.label("skull-teeth", "upper-teeth", "lower-teeth", priority=2)
    return d


SUBJECTS = (
    Subject(
        key="thoracic-cage",
        title="Thoracic cage",
        kind="plate",
        scene=plate("thorax-plate", "Thoracic cage", draw_thorax, skeletal.THORAX, subtitle="Anterior view"),
        names=("thoracic cage", "rib cage", "ribcage", "sternum and rib", "rib", "bone of the thorax",
            "bone of the chest"),
        tells=("true rib + false rib", "sternum + rib + thoracic vertebra", "sternum + costal cartilage"),
        not_when=(*OTHER_ANIMALS, "muscle", "breathing", "inspiration", "diaphragm", "lung", "heart", "leaf",
            "celery", "single rib", "intercostal muscle", "skull", "keel", "mechanism", "axial"),
        opening="The thoracic cage from the front.",
        facts=(
            Fact("Twelve pairs of ribs, their costal cartilages, the sternum and twelve thoracic vertebrae protect heart and lungs.",
                "openstax-ap-7"),
            Fact("Ribs 1 to 7 (true ribs) reach the sternum by cartilages of their own; ribs 8 to 10 join the cartilage above; ribs 11 and 12 end freely.",
                "openstax-ap-7"),
        ),
        summary="Sternum, seven pairs of true, three of false and two of floating ribs, and the thoracic spine.",
        sources=("openstax-ap-7", "openstax-bio-38"),
    ),
    Subject(
        key="pelvis",
        title="Pelvis",
        kind="plate",
        scene=plate("pelvis-plate", "Bones of the pelvis", draw_pelvis, skeletal.PELVIS, subtitle="Anterior view"),
        names=("pelvis", "pelvic girdle", "bone of the pelvis", "pelvic bone", "hip bone", "bony pelvis",
            "ilium ischium and pubis", "human pelvis"),
        tells=("ilium + ischium + pubis",),
        not_when=(*OTHER_ANIMALS, "ligament", "male and female pelvis", "female pelvis", "sex difference",
            "renal pelvis", "appendicular", "kidney", "muscle", "organ", "lateral view", "medial view",
                "inflammatory",
            "pelvic floor", "nerve", "uterus", "bladder", "cavity", "hip joint", "male", "female", "birth",
            "bipedal"),
        opening="The two hip bones with sacrum and coccyx, from the front.",
        facts=(
            Fact("Each hip bone forms from three bones, ilium, ischium and pubis, which meet in the socket for the femur.",
                "openstax-ap-8"),
            Fact("The hip bones meet in front at the pubic symphysis and are joined to the sacrum at the sacroiliac joints.",
                "openstax-ap-8"),
        ),
        summary="Hip bones of ilium, ischium and pubis form a ring with the sacrum and the pubic symphysis.",
        sources=("openstax-ap-8", "gray-42"),
    ),
    Subject(
        key="skull-front",
        title="Anterior view of the skull",
        kind="plate",
        scene=plate("skull-front-plate", "Skull", draw_skull, skeletal.SKULL, subtitle="Anterior view",
            note="Colors only tell the bones apart."),
        names=("anterior view of skull", "anterior view of the skull", "skull from the front", "front of the skull",
            "facial bone", "bone of the face", "skull front view", "skull anterior view",
            "frontal view of the skull"),
        tells=(),
        not_when=(*OTHER_ANIMALS, "lateral", "sinus", "fetal", "newborn", "fontanelle", "hominin", "fossil", "orbit",
            "base of the skull", "muscle", "neck", "posterior view"),
        opening="The bones of an adult skull from the front.",
        facts=(
            Fact("The skull has eight bones of the brain case and 14 facial bones; all but the mandible are joined by sutures.",
                "openstax-ap-7"),
            Fact("Seven bones form each orbit, among them the frontal, sphenoid, ethmoid and lacrimal bones, the maxilla and the zygomatic bone.",
                "openstax-ap-7"),
        ),
        summary="Bones of brain case and face with the orbits and the nasal cavity, from the front.",
        sources=("openstax-ap-7", "gray-42"),
    ),
)
