"""Kinds of bones, cartilaginous joints, the pectoral girdle, and how bones form from cartilage."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout

from ..glyphs import bones_limbs as limbs
from ..glyphs import bones_trunk as trunk
from ..glyphs.bones_limbs import put_bones
from ..knowledge import bone_kinds, skeletal
from ..scenes import label_parts, panels, plate
from ..subject import Fact, Subject


def kind(name: str, bones, scale: float, turn: float = 0.0):
    """One bone alone, named after `name`."""

    def draw(seed: int) -> Drawing:
        d = Drawing(f"bone-kind-{name}")
        shape = unary_union(list(bones().values()))
        put_bones(d, {name: affinity.rotate(shape, turn)}, "bone", 0, 0, scale=scale, depth=7)
        d.label(f"bone-kind-{name}", name, priority=0)
        return d

    return draw


def carpals(seed: int) -> Drawing:
    d = Drawing("bone-kind-carpal-bones")
    for name, shape in limbs.carpus().items():
        put_bones(d, {name: shape}, "bone", 0, 0, scale=6)
    d.label("bone-kind-carpal-bones", "capitate", "hamate", "lunate", priority=0)
    return d


def vertebra(seed: int) -> Drawing:
    d = Drawing("bone-kind-vertebra")
    shapes = trunk.vertebra_above()
    put_bones(d, {"arch": shapes["arch"], "body": shapes["body"]}, "bone", 0, 0, scale=3)
    d.label("bone-kind-vertebra", "body", priority=0)
    return d


# ---------------------------------------------------------------- vertebrae by region
def thoracic_or_lumbar(key: str, body: tuple[float, float], canal: float, transverse: tuple[float, float],
    spine: float):
    def draw(seed: int) -> Drawing:
        d = Drawing(key)
        shapes = trunk.vertebra_above(body, canal, transverse, spine)
        k = 4.0
        put_bones(d, {"arch": shapes["arch"], "body": shapes["body"]}, "bone", 0, 0, scale=k)
        d.add("facets", affinity.scale(shapes["facets"], k, k, origin=(0, 0)), Form.ROUND, "cartilage", depth=8)
        d.add("vertebral-foramen", affinity.scale(geo.inset(shapes["canal"], 1.2), k, k, origin=(0, 0)), Form.HOLLOW,
            "paper", depth=6, tone=-0.05)
        label_parts(d, "vertebra", "body vertebral-foramen", priority=0)
        d.label("vertebra-spinous-process", "arch", priority=0, zone=box(-30, k * spine * 0.7, 30, k * spine * 1.2))
        d.label("vertebra-transverse-process", "arch", priority=1,
            zone=box(-k * transverse[0] * 1.2, 0, -k * transverse[0] * 0.72, 200))
        d.label("vertebra-superior-articular-process", "facets", priority=1)
        return d

    return draw


# ---------------------------------------------------------------- cartilaginous joints
def growth_joint(seed: int) -> Drawing:
    d = Drawing("synchondrosis")
    bone = affinity.rotate(limbs.femur(), 180, origin=(-40, 220)).intersection(box(-140, -60, 60, 170))
    put_bones(d, {"diaphysis": bone}, "bone", 0, 0, scale=3)
    x0, y0, x1, _ = d["diaphysis"].shape.bounds
    plate_band = d["diaphysis"].shape.intersection(box(x0, y0 + 150, x1, y0 + 176))
    d.add("epiphysis", d["diaphysis"].shape.intersection(box(x0, y0 - 5, x1, y0 + 150)), Form.ROUND, "bone", depth=18)
    d.add("epiphyseal-plate", plate_band, Form.FLAT, "cartilage", tone=-0.1)
    label_parts(d, "cartilaginous", "epiphysis epiphyseal-plate diaphysis", priority=0)
    return d


def first_rib(seed: int) -> Drawing:
    d = Drawing("first-rib-joint")
    behind, ahead, cartilage = trunk.rib_front(1)
    k = 5.0
    for name, shape, material in (("rib", unary_union([behind, ahead]), "bone"),
        ("costal-cartilage", cartilage, "cartilage")):
        put_bones(d, {name: shape}, material, 0, 0, scale=k)
    put_bones(d, {"manubrium": trunk.sternum()["manubrium"]}, "bone", 0, 0, scale=k)
    label_parts(d, "cartilaginous", "rib costal-cartilage manubrium", priority=0)
    return d


def symphysis(seed: int) -> Drawing:
    d = Drawing("symphysis")
    for mirror, side in ((False, ""), (True, "-left")):
        s = -1 if mirror else 1
        put_bones(d, {"hip-bone": limbs.hip_bone()}, "bone", s * -84, 0, scale=1.0, mirror=mirror, suffix=side)
    d.add("pubic-symphysis", geo.rounded_box(-5, 40, 10, 30, 4), Form.ROUND, "disc", depth=3)
    d.label("cartilaginous-hip-bone", "hip-bone", "hip-bone-left", priority=0)
    d.label("cartilaginous-pubic-symphysis", "pubic-symphysis", priority=0)
    return d


# ---------------------------------------------------------------- pectoral girdle
def draw_girdle(seed: int) -> Drawing:
    d = Drawing("pectoral-girdle-plate")
    k = 4.0
    behind, ahead, cartilage = trunk.rib_front(1)
    put_bones(d, {"scapula": limbs.scapula()}, "bone-behind", -146 * k, 30 * k, scale=k)
    put_bones(d, {"first-rib": unary_union([behind, ahead])}, "bone-behind", 0, 20 * k, scale=k)
    put_bones(d, {"rib-cartilage": cartilage}, "cartilage", 0, 20 * k, scale=k)
    put_bones(d, {"manubrium": trunk.sternum()["manubrium"]}, "bone", 0, 12 * k, scale=k)
    d.add("glenoid-cavity", geo.ellipse(-150 * k, 32 * k, 26, 66), Form.ROUND, "cartilage", depth=8)
    put_bones(d, {"humerus": limbs.humerus().intersection(box(-60, -10, 60, 150))}, "bone", -178 * k, 6 * k, scale=k)
    put_bones(d, {"clavicle": limbs.clavicle()}, "bone", -16 * k, 0, scale=k)
    label_parts(d, "shoulder", "clavicle scapula humerus", priority=0)
    label_parts(d, "shoulder", "manubrium first-rib")
    d.label("shoulder-acromion", "scapula", priority=1, zone=box(-690, -120, -560, -20))
    d.label("shoulder-coracoid-process", "scapula", priority=1, zone=box(-640, -60, -490, 60))
    d.label("shoulder-head-of-humerus", "humerus", priority=1, zone=box(-690, 40, -570, 180))
    d.label("shoulder-sternoclavicular-joint", "clavicle", priority=1, zone=box(-110, 10, -60, 90))
    return d


# ---------------------------------------------------------------- endochondral ossification
def stage(number: int):
    """A long bone at one of five moments, from a model of cartilage to the grown bone."""

    def draw(seed: int) -> Drawing:
        d = Drawing(f"ossification-{number}", box=(-110, -10, 220, 480))
        tall = 440.0
        outline = geo.fillet(unary_union([geo.ellipse(0, 62, 62 + number * 5, 58),
            geo.ellipse(0, tall - 62, 62 + number * 5, 58), geo.tube((0, 60, 44), (0, tall / 2, 30 + number * 2),
            (0, tall - 60, 44), step=5)]), 20)
        d.add("cartilage-model", outline, Form.ROUND, "cartilage", depth=18)
        middle = box(-200, 130, 200, tall - 130) if number < 4 else box(-200, 112, 200, tall - 112)
        if number >= 2:
            d.add("bone-collar" if number < 4 else "compact-bone", outline.buffer(5).intersection(middle), Form.ROUND,
                "compact-bone", depth=6)
            d.add("inside", geo.inset(outline, 5).intersection(middle), Form.FLAT,
                "cartilage" if number == 2 else "spongy-bone", tone=0.1, outline=False, shadow=False)
            d.add("primary-ossification-center", geo.ellipse(0, tall / 2, 22, 42 if number == 2 else 78), Form.CUT,
                "spongy-bone", depth=5, shadow=False)
        if number >= 3:
            d.add("blood-vessel", geo.tube((104, tall / 2 - 10, 6), (60, tall / 2, 6), (10, tall / 2 + 10, 5),
                (-4, tall / 2 - 40, 3), cap=2, step=4), Form.ROUND, "artery", depth=4)
            d.add("medullary-cavity", geo.ellipse(-2, tall / 2 + 18, 16, 50 if number == 3 else 84), Form.HOLLOW,
                "yellow-marrow" if number == 5 else "red-marrow", depth=8)
        if number >= 4:
            for y, name in ((60, "secondary-ossification-center"), (tall - 60, "secondary-low")):
                size = 26 if number == 4 else 48
                d.add(name if number == 4 else ("spongy-bone" if y < 100 else "spongy-low"),
                    geo.ellipse(0, y, size + 6, size - 6), Form.CUT, "spongy-bone", depth=5)
        if number == 5:
            d.add("epiphyseal-plate", unary_union([box(-64, 108, 64, 120),
                box(-64, tall - 120, 64, tall - 108)]).intersection(outline), Form.FLAT, "cartilage", tone=-0.1)
        wanted = {1: "cartilage-model", 2: "bone-collar primary-ossification-center",
            3: "blood-vessel medullary-cavity", 4: "secondary-ossification-center compact-bone",
            5: "epiphyseal-plate spongy-bone"}[number]
        label_parts(d, "ossification", wanted, priority=0)
        if number == 5:
            d.label("ossification-articular-cartilage", "cartilage-model", priority=1, zone=box(-90, -5, 90, 14))
        return d

    return draw


SUBJECTS = (
    Subject(
        key="bone-shapes", title="Classification of bones by shape", kind="plate",
        scene=panels("bone-shapes", "Classification of bones by shape",
            (("Long bone", kind("femur", lambda: {"femur": limbs.femur()}, 1.0, 90), "Longer than wide: femur."),
            ("Short bone", carpals, "About cube-shaped: carpals."), ("Flat bone",
            kind("sternum", trunk.sternum, 2.0, 90), "Thin, often curved: sternum."),
            ("Irregular bone", vertebra, "Of complex shape: vertebra."),
            ("Sesamoid bone", kind("patella", lambda: {"patella": limbs.patella()}, 5.0),
            "Small and round, in a tendon: patella.")), bone_kinds.KINDS, note="Not to a common scale."),
        names=("classification of bone", "classification of bone by shape", "bone shape", "type of bone",
            "bone classification", "different type of bone", "kind of bone", "shape of bone"),
            tells=("long + short + flat + irregular", "irregular + sesamoid", "flat + irregular + long + sesamoid"),
            not_when=("fracture", "tissue", "cell", "marrow", "bone cancer", "compact"),
        opening="Five shapes of bones with an example of each.",
            facts=(Fact("Bones are classified by shape as long, short, flat, irregular and sesamoid.",
            "openstax-ap-6"),),
            summary="A femur, carpals, a sternum, a vertebra and a patella as examples of five shapes.",
            sources=("openstax-ap-6", "openstax-bio-38"),
    ),
    Subject(
        key="cartilaginous-joints", title="Cartilaginous joints", kind="plate",
        scene=panels("cartilaginous-joints", "Cartilaginous joints",
            (("Synchondrosis of a growing bone", growth_joint,
            "The epiphyseal plate of hyaline cartilage joins epiphysis and diaphysis."),
            ("First rib and sternum", first_rib, "A synchondrosis of costal cartilage."),
            ("Pubic symphysis", symphysis, "Fibrocartilage joins the two hip bones.")), bone_kinds.CARTILAGINOUS),
        names=("cartilaginous joint", "synchondrosis", "symphysis", "synchondrosis and symphysis", "pubic symphysis"),
            tells=("synchondrosis + symphysis", "cartilaginous + hyaline + symphysis"),
            not_when=("fibrous", "synovial"),
        opening="Bones joined by cartilage.",
            facts=(Fact("Hyaline cartilage joins the bones of a synchondrosis, fibrocartilage those of a symphysis.",
            "openstax-ap-9"),), summary="An epiphyseal plate, the first rib at the sternum, and the pubic symphysis.",
            sources=("openstax-ap-9",),
    ),
    Subject(
        key="thoracic-lumbar-vertebrae", title="Thoracic and lumbar vertebrae", kind="plate",
        scene=panels("thoracic-lumbar-vertebrae", "Thoracic and lumbar vertebrae",
            (("Thoracic vertebra", thoracic_or_lumbar("thoracic-above", (36, 30), 12, (46, 24), 66),
            "Medium body; long spinous process; bears ribs."), ("Lumbar vertebra",
            thoracic_or_lumbar("lumbar-above", (60, 42), 17, (52, 16), 50),
            "Large, thick body; short, broad spinous process.")), skeletal.VERTEBRA,
            subtitle="Superior view, front up"),
        names=("thoracic vertebra", "lumbar vertebra", "thoracic and lumbar vertebra"), tells=(),
            not_when=("rib articulation", "cervical", "typical", "puncture", "disc", "region", "column", "nerve",
            "herniated"),
        opening="A thoracic and a lumbar vertebra from above.",
            facts=(Fact("Lumbar vertebrae carry the most weight and have the largest bodies; thoracic vertebrae have facets for the ribs.",
            "openstax-ap-7"),),
            summary="A thoracic vertebra with a long spinous process beside a lumbar one with a large body.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="pectoral-girdle", title="Pectoral girdle", kind="plate",
        scene=plate("pectoral-girdle-plate", "Pectoral girdle", draw_girdle, bone_kinds.GIRDLE_BONES,
            subtitle="Right side, anterior view"),
        names=("pectoral girdle", "shoulder girdle", "clavicle and scapula", "bone of the shoulder", "clavicle",
            "scapula", "bone of the pectoral girdle"), tells=("clavicle + scapula + girdle",
            "pectoral girdle + clavicle"), not_when=("muscle", "pelvic girdle", "appendicular", "joint", "fish",
            "dislocation", "bird", "glenohumeral"),
        opening="The bones that attach the upper limb to the trunk.",
            facts=(Fact("Clavicle and scapula form the pectoral girdle; it meets the trunk only at the sternoclavicular joint.",
            "openstax-ap-8"),), summary="Clavicle and scapula join the humerus to the manubrium of the sternum.",
            sources=("openstax-ap-8", "openstax-bio-38"),
    ),
    Subject(
        key="endochondral-ossification", title="Endochondral ossification", kind="process",
        scene=panels("endochondral-ossification", "Endochondral ossification",
            (("Cartilage model", stage(1), "Hyaline cartilage has the shape of the bone."),
            ("Bone collar", stage(2), "Bone forms around the shaft and in its middle."),
            ("Vessels grow in", stage(3), "Osteoclasts hollow out a cavity."),
            ("Secondary centers", stage(4), "After birth bone forms in the epiphyses."),
            ("Growing bone", stage(5), "Cartilage stays only in the plates and at the joints.")),
            bone_kinds.OSSIFICATION, layout=Layout.PROCESS,
            subtitle="How a long bone forms from a model of cartilage", note="Schematic; not to scale."),
        names=("endochondral ossification", "ossification of a long bone", "bone formation from cartilage",
            "process of endochondral ossification"), tells=("ossification center + cartilage + epiphyseal",
            "hyaline cartilage + endochondral"), not_when=("intramembranous",),
        opening="Five stages in the formation of a long bone.",
            facts=(Fact("Most bones of the limbs form in this way; bone replaces cartilage.", "openstax-ap-6"),),
            summary="A cartilage model gains a bone collar, vessels, a cavity and two kinds of ossification centers.",
            sources=("openstax-ap-6", "openstax-bio-38"),
    ),
)
