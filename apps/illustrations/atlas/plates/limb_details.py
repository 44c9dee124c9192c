"""Fractures of a femur, the hip bone from the side, and the knee joint."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bone_tissue
from ..glyphs import bones_limbs as limbs
from ..knowledge import limb_details, skeletal
from ..scenes import label_parts, plate
from ..subject import OTHER_ANIMALS, Fact, Subject

THIGH = ((-30, -40, 96), (-40, 120, 84), (-36, 300, 62), (-34, 440, 58))
MIDDLE = ((-120, 220), (-46, 218), (40, 222))


def fracture(kind: str):
    """A right femur from the front, broken in one way; the outline of the thigh stands behind it."""

    def draw(seed: int) -> Drawing:
        d = Drawing(f"fracture-{kind}", box=(-140, -50, 220, 510))
        bone = limbs.femur()
        thigh = geo.tube(*THIGH, step=6)
        pierced = kind == "open"
        d.add("skin", thigh, Form.FLAT, "skin", tone=0.45, shadow=False)
        lines = {
            "transverse": [(-120, 222), (-46, 220), (40, 224)], "oblique": [(-120, 252), (-46, 214), (40, 170)],
                "spiral": [(-120, 290), (-60, 268), (-44, 214), (-32, 160), (40, 136)],
            "impacted": [(-120, 220), (-46, 222), (40, 218)], "closed": [(-120, 228), (-46, 218), (40, 206)],
                "open": [(-120, 232), (-46, 216), (40, 200)],
        }
        if kind == "greenstick":
            crack = geo.tube((-20, 206, 6), (-40, 216, 4), (-50, 224, 0.6), step=3)
            d.add("femur", bone.difference(crack), Form.ROUND, "bone", depth=9)
            splinters = [geo.tube((-24, 190, 2), (-38, 214, 3), (-26, 240, 1.4), step=3)]
            d.add("fracture", unary_union([crack, *splinters]), Form.FLAT, "nerve-motor", tone=-0.2, shadow=False)
            return d
        if kind == "comminuted":
            upper, rest = bone_tissue.broken(bone, bone_tissue.jagged([(-120, 180), (-46, 176), (40, 182)], "up", 9))
            middle, lower = bone_tissue.broken(rest, bone_tissue.jagged([(-120, 262), (-46, 268), (40, 258)], "low",
                9))
            bits = [affinity.translate(affinity.rotate(c, turn), dx, 0) for (c, turn,
                dx) in zip(geo.cells(middle, 28, "bits", wall=1.6, rounding=1.2),
                (8, -14, 20, -9, 12, -18, 10, 4, -6, 9, 7, -12), (4, -6, 5, -4, 7, -3, 2, 6, -5, 3, -4, 5),
                strict=False)]
            d.add("femur", unary_union([upper, lower]), Form.ROUND, "bone", depth=9)
            d.add("fragments", bits, Form.ROUND, "bone", depth=4, tone=-0.06)
            return d
        upper, lower = bone_tissue.broken(bone, bone_tissue.jagged(lines[kind], kind,
            {"spiral": 3, "oblique": 4}.get(kind, 8)))
        dx, dy, turn = {"open": (20, 6, 14), "closed": (3, 11, 0), "transverse": (0, 8, 0), "oblique": (8, 10, 0),
            "spiral": (6, 11, 4), "impacted": (0, -17, 0)}[kind]
        lower = affinity.translate(affinity.rotate(lower, turn, origin=(-40, 230)), dx, dy)
        if pierced:
            upper = affinity.rotate(upper, 15, origin=(-10, 0))
            wound = geo.blob((-116, 180), (-88, 176), (-78, 214), (-92, 244), (-120, 238))
            d.add("torn-skin", wound, Form.FLAT, "nerve-motor", shadow=False)
        d.add("femur-below", lower, Form.ROUND, "bone", depth=9, tone=-0.05)
        d.add("femur", upper, Form.ROUND, "bone", depth=9)
        return d

    return draw


def draw_hip_bone(seed: int) -> Drawing:
    d = Drawing("hip-bone-plate")
    ilium = geo.blob((330, 400), (300, 330), (230, 262), (176, 196), (166, 150), (200, 90), (290, 36), (410, 14),
        (530, 34), (620, 96), (664, 170), (660, 210), (630, 236), (640, 268), (600, 300), (540, 320), (500, 356),
        (500, 410), (480, 470), (400, 490), (340, 460))
    pubis = geo.fillet(unary_union([geo.tube((390, 500, 44), (310, 560, 34), (220, 606, 34), (170, 640, 36), cap=2,
        step=6), geo.tube((176, 640, 30), (210, 710, 24), (280, 760, 22), step=6)]), 12)
    ischium = geo.fillet(unary_union([geo.tube((470, 470, 60), (510, 560, 52), (510, 680, 48), (460, 760, 46),
        step=6), geo.tube((470, 762, 42), (370, 786, 28), (280, 764, 24), cap=2, step=6),
        geo.tube((540, 520, 26), (580, 530, 8), cap=2, step=5)]), 14)
    d.add("pubis", pubis, Form.ROUND, "lobe-occipital", depth=22)
    d.add("ischium", ischium, Form.ROUND, "lobe-parietal", depth=26)
    d.add("ilium", ilium, Form.ROUND, "lobe-temporal", depth=40)
    d.add("acetabulum", geo.ellipse(418, 476, 92, 92), Form.ROUND, "bone", depth=12)
    d.add("acetabular-fossa", geo.ellipse(418, 480, 72, 72), Form.HOLLOW, "bone", depth=30, tone=-0.16)
    label_parts(d, "hip", "ilium ischium pubis", priority=0)
    d.label("hip-acetabulum", "acetabular-fossa", "acetabulum", priority=0)
    d.label("hip-iliac-crest", "ilium", priority=1, zone=box(280, 10, 540, 50))
    d.label("hip-anterior-superior-iliac-spine", "ilium", priority=1, zone=box(160, 130, 200, 200))
    d.label("hip-posterior-superior-iliac-spine", "ilium", priority=1, zone=box(636, 150, 670, 220))
    d.label("hip-greater-sciatic-notch", "ilium", priority=1, zone=box(500, 316, 548, 390))
    d.label("hip-ischial-spine", "ischium", priority=1, zone=box(548, 500, 600, 560))
    d.label("hip-ischial-tuberosity", "ischium", priority=1, zone=box(440, 720, 540, 810))
    hole = geo.blob((250, 640), (330, 592), (420, 590), (460, 640), (440, 710), (370, 744),
        (290, 724)).difference(unary_union([pubis, ischium]))
    d.add("obturator-foramen", hole, Form.HOLLOW, "bone-cell", finish="dark", opacity=0.55)
    d.label("hip-obturator-foramen", "obturator-foramen", priority=1)
    return d


def draw_knee(seed: int) -> Drawing:
    d = Drawing("knee-plate")
    k = 6.0
    def up(shape, dx=0.0, dy=0.0):
        return affinity.translate(affinity.scale(shape, k, k, origin=(0, 0)), dx,
            dy)
    femur = limbs.femur().intersection(box(-140, 320, 60, 460))
    femur = affinity.translate(femur, 32, -450)
    d.add("fibula", up(affinity.translate(limbs.fibula().intersection(box(-30, -20, 30, 110)), -36, 26)), Form.ROUND,
        "bone-behind", depth=20)
    d.add("posterior-cruciate-ligament", geo.tube((60, -60, 26), (10, 0, 22), (-20, 60, 20), step=5), Form.ROUND,
        "ligament", depth=12, tone=-0.12)
    d.add("tibia", up(affinity.translate(limbs.tibia().intersection(box(-60, -20, 60, 120)), 0, 14)), Form.ROUND,
        "bone", depth=34)
    d.add("femur", up(femur), Form.ROUND, "bone", depth=36)
    caps = up(femur).intersection(affinity.translate(up(femur), 0,
        -16)).symmetric_difference(up(femur)).intersection(box(-280, -120, 280, 20))
    d.add("articular-cartilage", caps, Form.ROUND, "cartilage", depth=8, shadow=False)
    d.add("anterior-cruciate-ligament", geo.tube((-46, -64, 24), (0, 0, 20), (40, 80, 24), step=5), Form.ROUND,
        "ligament", depth=12)
    for name, s in (("lateral-meniscus", -1), ("medial-meniscus", 1)):
        d.add(name, geo.blob((s * 60, 64), (s * 130, 34), (s * 216, 34), (s * 234, 66), (s * 210, 88), (s * 120, 82)),
            Form.ROUND, "disc", depth=12)
    d.add("tibial-collateral-ligament", geo.tube((236, -190, 16), (262, 0, 24), (214, 260, 26), (150, 420, 14),
        step=6), Form.SHEET, "ligament", depth=8)
    d.add("fibular-collateral-ligament", geo.tube((-232, -180, 14), (-264, 0, 17), (-226, 210, 15), step=6),
        Form.SHEET, "ligament", depth=7)
    label_parts(d, "knee",
        "femur tibia anterior-cruciate-ligament posterior-cruciate-ligament medial-meniscus lateral-meniscus",
        priority=0)
    label_parts(d, "knee", "fibula tibial-collateral-ligament fibular-collateral-ligament articular-cartilage")
    return d


KINDS = ("closed", "open", "transverse", "spiral", "comminuted", "impacted", "greenstick", "oblique")


def draw_fractures(seed: int) -> Drawing:
    d = Drawing("fracture-types-plate")
    for n, kind in enumerate(KINDS):
        x, y = n % 4 * 230, n // 4 * 560
        d.place(fracture(kind)(seed), x, y, prefix=f"{kind}-")
        names = [f"{kind}-{part}" for part in ("fracture", "fragments", "femur",
            "femur-below") if f"{kind}-{part}" in d]
        reach = (60, 150, 40, 300) if kind in ("spiral", "oblique") else (60, 190, 40, 256)
        place = names[:1] if kind in ("greenstick", "comminuted") else names
        d.label(f"fracture-{kind}-fracture", *place, priority=0, zone=box(x - 130, y + reach[1], x + reach[2],
            y + reach[3]))
    d.label("fracture-skin", "closed-skin", priority=2)
    d.label("fracture-torn-skin", "open-torn-skin", priority=2)
    return d


SUBJECTS = (
    Subject(
        key="fracture-types", title="Types of fractures", kind="plate",
        scene=plate("fracture-types-plate", "Types of fractures", draw_fractures, skeletal.FRACTURE,
            subtitle="Right femur, anterior view"),
        names=("fracture", "type of fracture", "bone fracture", "type of bone fracture", "kind of fracture",
            "broken bone"), tells=("greenstick + comminuted", "transverse + spiral + oblique",
            "closed fracture + open fracture"), not_when=("repair", "healing", "stage", "radius", "colles", "callus",
            "hip fracture", "osteoporosis", "cast", "rib", "wrist", "reduction"),
        opening="Eight kinds of fractures of a femur.",
            facts=(Fact("In a closed fracture the skin stays whole; in an open one an end of the bone tears it, so that infection threatens.",
            "openstax-ap-6"),),
        summary="Closed, open, transverse, spiral, comminuted, impacted, greenstick and oblique fractures.",
            sources=("openstax-ap-6",),
    ),
    Subject(
        key="hip-bone", title="Hip bone", kind="plate",
        scene=plate("hip-bone-plate", "Hip bone", draw_hip_bone, limb_details.HIP_BONE,
            subtitle="Lateral view; front to the left", note="Colors tell apart the three bones that fuse into one."),
        names=("hip bone", "the hip bone", "coxal bone", "lateral view of the hip bone", "ilium ischium and pubis",
            "os coxae", "innominate bone"), tells=("ilium + ischium + pubis", "hip bone + acetabulum"),
            not_when=(*OTHER_ANIMALS, "ligament", "pelvic girdle", "male and female", "joint", "muscle", "fracture",
            "sacrum"),
        opening="A hip bone from the outer side.",
            facts=(Fact("The adult hip bone has three regions: the ilium above, the ischium below and behind, the pubis in front.",
            "openstax-ap-8"), Fact("They meet in the acetabulum, the socket for the head of the femur.",
            "openstax-ap-8")),
        summary="Ilium, ischium and pubis meet in the acetabulum, with the obturator foramen below.",
            sources=("openstax-ap-8", "gray-42"),
    ),
    Subject(
        key="knee-joint", title="Knee joint", kind="plate",
        scene=plate("knee-plate", "Knee joint", draw_knee, limb_details.KNEE,
            subtitle="Right knee, anterior view, patella removed"),
        names=("knee joint", "knee", "structure of the knee", "anatomy of the knee", "human knee", "knee ligament",
            "anterior cruciate ligament"), tells=("meniscus + cruciate ligament", "knee + meniscus"),
            not_when=("injury", "reflex", "jerk", "replacement", "arthritis", "muscle", "tear", "torn", "sagittal",
            "bursa", "osteoarthritis", "angle", "movement"),
        opening="The right knee from the front, opened.",
            facts=(Fact("The knee is the largest joint of the body; two menisci of fibrocartilage lie between femur and tibia.",
            "openstax-ap-9"),
            Fact("Two cruciate ligaments inside and two collateral ligaments at the sides hold the bones together.",
            "openstax-ap-9")),
        summary="Menisci and cruciate ligaments lie between femur and tibia, collateral ligaments beside.",
            sources=("openstax-ap-9", "gray-42"),
    ),
)
