"""Joints: a synovial joint, fibrous joints, a tooth in its socket, and the kinds of synovial joints."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import affinity, box
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bone_tissue, bones_limbs
from ..glyphs.bones_limbs import put_bones
from ..knowledge import skeletal
from ..scenes import label_parts, panels, plate
from ..subject import Fact, Subject


def draw_synovial_joint(seed: int) -> Drawing:
    d = Drawing("synovial-joint-plate")
    top = geo.blob((190, 0, "c"), (196, 120), (150, 210), (96, 290), (110, 356), (180, 392), (300, 404), (420, 392),
        (490, 356), (504, 290), (450, 210), (404, 120), (410, 0, "c"))
    bottom = geo.blob((110, 470), (180, 446), (300, 436), (420, 446), (490, 470), (506, 540), (450, 620), (404, 720),
        (410, 840, "c"), (190, 840, "c"), (196, 720), (150, 620), (94, 540))
    for s in (-1, 1):
        x = lambda v, s=s: 300 + s * v  # noqa: E731 - mirrors the right half
        name = "" if s > 0 else "-left"
        d.add(f"ligament{name}", geo.tube((x(160), 150, 14), (x(240), 280, 22), (x(262), 430, 24), (x(240), 580, 22),
            (x(160), 710, 14), step=6), Form.ROUND, "ligament", depth=14,
            grain=tuple(geo.curve([(x(160 + k), 150), (x(240 + k), 280), (x(262 + k), 430), (x(240 + k), 580),
            (x(160 + k), 710)]) for k in (-8, 0, 8)))
        d.add(f"fibrous-capsule{name}", geo.tube((x(150), 190, 9), (x(214), 290, 13), (x(230), 425, 14),
            (x(214), 560, 13), (x(150), 660, 9), step=6), Form.ROUND, "muscle-sheath", depth=8)
        d.add(f"synovial-membrane{name}", geo.tube((x(148), 212, 6), (x(198), 300, 8), (x(206), 425, 9),
            (x(198), 550, 8), (x(148), 638, 6), step=6), Form.ROUND, "synovial-membrane", depth=6)
    joint = geo.blob((300, 380), (420, 372), (494, 316), (505, 400), (503, 470), (494, 524), (420, 470), (300, 460),
        (180, 470), (106, 524), (97, 470), (95, 400), (106, 316), (180, 372))
    d.add("joint-cavity", joint, Form.HOLLOW, "synovial-fluid", depth=12, shadow=False)
    for name, shape in (("bone", top), ("bone-below", bottom)):
        d.add(f"periosteum-{name}", shape.buffer(6).intersection(box(0, 0, 600, 180).union(box(0, 670, 600, 840))),
            Form.FLAT, "periosteum", shadow=False)
        d.add(name, shape, Form.CUT, "compact-bone", depth=12)
        bone_tissue.spongy(d, f"{name}-spongy", geo.inset(shape, 20), 26, f"{name}/{seed}")
    caps = [top.intersection(affinity.translate(top, 0, -26)).symmetric_difference(top).intersection(box(90, 270, 510,
        420)), bottom.difference(affinity.translate(bottom, 0, 26)).intersection(box(90, 420, 510, 560))]
    d.add("articular-cartilage", unary_union(caps), Form.ROUND, "cartilage", depth=9, shadow=False)
    label_parts(d, "synovial", "articular-cartilage synovial-membrane", priority=0)
    d.label("synovial-joint-cavity", "joint-cavity", priority=0, side="R", zone=box(320, 390, 500, 460))
    d.label("synovial-synovial-fluid", "joint-cavity", priority=1, side="L", zone=box(100, 390, 280, 460))
    d.label("synovial-fibrous-capsule", "fibrous-capsule", "fibrous-capsule-left", priority=0)
    d.label("synovial-ligament", "ligament", "ligament-left", priority=1)
    d.label("synovial-bone", "bone", "bone-below", priority=1)
    d.label("synovial-spongy-bone", "bone-spongy", priority=2)
    d.label("synovial-bone-marrow", "bone-below-spongy-marrow", priority=2)
    d.label("synovial-periosteum", "periosteum-bone", "periosteum-bone-below", priority=1)
    return d


# ---------------------------------------------------------------- fibrous joints
def _suture(seed: int) -> Drawing:
    d = Drawing("suture")
    r = geo.rng("suture")
    zigzag = [(300.0, 0.0)]
    for i in range(1, 24):
        zigzag.append((300 + (-1) ** i * r.uniform(20, 52), i * 25 + r.uniform(-6, 6)))
    zigzag.append((300, 600))
    seam = LineString(geo.curve(zigzag, 5)[:, :2])
    left = Polygon([(0, 0), *seam.coords, (0, 600)])
    d.add("left", geo.clean(left), Form.ROUND, "bone", depth=24)
    d.add("right", geo.clean(box(0, 0, 600, 600).difference(geo.clean(left))), Form.ROUND, "bone", depth=24,
        tone=-0.04)
    d.add("suture", seam.buffer(9), Form.FLAT, "collagen", shadow=False)
    d.label("fibrous-skull-bones", "left", "right", priority=0)
    d.label("fibrous-suture", "suture", priority=0)
    return d


def _syndesmosis(seed: int) -> Drawing:
    d = Drawing("syndesmosis")
    d.add("interosseous-membrane", geo.blob((8, 60), (34, 62), (38, 150), (30, 222), (8, 226), (-2, 150)), Form.SHEET,
        "ligament", depth=4, grain=tuple(geo.curve([(-4, y), (40, y + 18)]) for y in range(62, 216, 8)))
    put_bones(d, {"ulna": bones_limbs.ulna()}, "bone", 40, 0)
    put_bones(d, {"radius": bones_limbs.radius()}, "bone", 4, 6)
    d.label("fibrous-ulna", "ulna", priority=0)
    d.label("fibrous-radius", "radius", priority=0)
    d.label("fibrous-interosseous-membrane", "interosseous-membrane", priority=0)
    return d


def _gomphosis_panel(seed: int) -> Drawing:
    d = Drawing("gomphosis-panel")
    bone_tissue.tooth(d)
    d.label("fibrous-tooth", "enamel", priority=0)
    d.label("fibrous-periodontal-ligament", "periodontal-ligament", priority=0)
    d.label("fibrous-jaw-bone", "alveolar-bone", priority=0)
    return d


def draw_gomphosis(seed: int) -> Drawing:
    d = Drawing("gomphosis-plate")
    bone_tissue.tooth(d)
    label_parts(d, "gomphosis", "periodontal-ligament alveolar-bone cementum", priority=0)
    label_parts(d, "gomphosis", "enamel dentin pulp gum")
    d.label("gomphosis-vessels-and-nerve", "pulp-artery", "pulp-nerve", priority=2)
    return d


# ---------------------------------------------------------------- kinds of synovial joints
def _ring_arrow(d: Drawing, x: float, y: float, rx: float, ry: float, start: float, end: float) -> None:
    d.flow("action", *[(x + rx * np.cos(np.radians(a)), y + ry * np.sin(np.radians(a))) for a in np.linspace(start,
        end, 9)], width=9)


def draw_pivot(seed: int) -> Drawing:
    d = Drawing("pivot-joint")
    d.add("axis-body", geo.blob((-90, 120), (-60, 70), (-20, 56), (20, 56), (60, 70), (90, 120), (60, 170),
        (-60, 170)), Form.ROUND, "bone-behind", depth=26)
    d.add("ring-back", geo.tube((-120, 20, 24), (-70, -26, 20), (0, -40, 18), (70, -26, 20), (120, 20, 24), cap=3,
        step=4), Form.ROUND, "bone", depth=14, tone=-0.08)
    d.add("transverse-ligament", geo.tube((-78, 14, 7), (0, -14, 8), (78, 14, 7), step=4), Form.ROUND, "ligament",
        depth=5)
    d.add("dens-of-axis", geo.tube((0, 90, 40), (0, 40, 30), (0, -50, 25), (0, -86, 19), cap=2, step=4), Form.ROUND,
        "bone-behind", depth=18, tone=0.1)
    d.add("atlas", geo.tube((-122, 14, 30), (-78, 48, 26), (0, 66, 22), (78, 48, 26), (122, 14, 30), cap=3, step=4),
        Form.ROUND, "bone", depth=18)
    _ring_arrow(d, 0, -86, 84, 26, 160, 20)
    d.label("joint-type-dens-of-axis", "dens-of-axis", priority=0)
    d.label("joint-type-atlas", "atlas", "ring-back", priority=0)
    d.label("joint-type-transverse-ligament", "transverse-ligament", priority=2)
    return d


def _hinge(seed: int) -> Drawing:
    d = Drawing("hinge-joint")
    put_bones(d, {"humerus": bones_limbs.humerus().intersection(box(-60, 200, 60, 340))}, "bone", 0, -250)
    put_bones(d, {"ulna": affinity.scale(bones_limbs.ulna(), 1.25, 1,
        origin=(0, 0)).intersection(box(-60, -40, 60, 130))}, "bone-behind", 8, 92, turn=-34)
    _ring_arrow(d, 8, 88, 92, 92, 10, 66)
    d.label("joint-type-humerus", "humerus", priority=0)
    d.label("joint-type-ulna", "ulna", priority=0)
    return d


def _saddle(seed: int) -> Drawing:
    d = Drawing("saddle-joint")
    d.add("trapezium", geo.blob((-66, 40), (-60, 4), (-36, -8), (0, 14), (36, -8), (60, 4), (66, 40), (50, 96),
        (-50, 96)), Form.ROUND, "bone-behind", depth=22)
    d.add("first-metacarpal-bone", geo.blob((-44, -24), (-20, -12), (0, 4), (20, -12), (44, -24), (34, -64),
        (24, -130), (-24, -130), (-34, -64)), Form.ROUND, "bone", depth=22)
    d.flow("action", (-60, -90), (-84, -86), (-112, -70), width=9)
    d.flow("action", (60, -90), (84, -86), (112, -70), width=9)
    label_parts(d, "joint-type", "trapezium first-metacarpal-bone", priority=0)
    return d


def _plane(seed: int) -> Drawing:
    d = Drawing("plane-joint")
    d.add("one", geo.rounded_box(-110, -74, 100, 70, 16), Form.ROUND, "bone", depth=20)
    d.add("two", geo.rounded_box(-4, -80, 110, 76, 16), Form.ROUND, "bone", depth=20)
    d.add("three", geo.rounded_box(-96, 4, 190, 84, 18), Form.ROUND, "bone-behind", depth=22)
    d.flow("action", (-40, -104), (20, -108), (84, -104), width=9)
    d.flow("action", (64, 112), (0, 116), (-64, 112), width=9)
    d.label("joint-type-tarsal-bones", "one", "two", "three", priority=0)
    return d


def _condyloid(seed: int) -> Drawing:
    d = Drawing("condyloid-joint")
    d.add("radius", geo.blob((-44, -140), (44, -140), (52, -80), (74, -30), (60, -10), (0, -34), (-60, -10),
        (-74, -30), (-52, -80)), Form.ROUND, "bone-behind", depth=24)
    d.add("scaphoid", geo.ellipse(0, 22, 66, 44), Form.ROUND, "bone", depth=24)
    d.add("hand", geo.tube((0, 60, 40), (0, 110, 34), cap=0, step=4), Form.ROUND, "bone", depth=18, tone=-0.05)
    _ring_arrow(d, 0, 30, 104, 70, 30, 70)
    _ring_arrow(d, 0, 30, 104, 70, 150, 110)
    d.label("joint-type-radius", "radius", priority=0)
    d.label("joint-type-scaphoid", "scaphoid", priority=0)
    return d


def _ball(seed: int) -> Drawing:
    d = Drawing("ball-and-socket-joint")
    put_bones(d, {"hip-bone": bones_limbs.hip_bone()}, "bone-behind", 0, 0)
    d.add("socket", bones_limbs.socket(), Form.HOLLOW, "bone-behind", depth=10, tone=-0.2)
    put_bones(d, {"femur": affinity.rotate(bones_limbs.femur(), -4,
        origin=(0, 0)).intersection(box(-120, -40, 60, 150))}, "bone", -16, 4)
    _ring_arrow(d, -56, 152, 56, 14, 170, 10)
    d.label("joint-type-hip-bone", "hip-bone", priority=0)
    d.label("joint-type-femur", "femur", priority=0)
    return d


DISEASE = ("arthritis", "osteoarthritis", "gout", "replacement", "injury", "dislocation", "rheumatoid")
SUBJECTS = (
    Subject(
        key="synovial-joint", title="Synovial joint", kind="plate",
        scene=plate("synovial-joint-plate", "Synovial joint", draw_synovial_joint, skeletal.SYNOVIAL_JOINT,
            subtitle="Cut lengthwise; the joint cavity is drawn wide"),
        names=("synovial joint", "structure of a synovial joint", "joint structure", "anatomy of a joint",
            "synovial membrane"),
        tells=("synovial fluid + articular cartilage", "joint cavity + synovial membrane", "synovial joint + cavity"),
        not_when=(*DISEASE, "type of synovial", "kind of synovial", "knee", "shoulder", "hip", "elbow", "ankle",
            "temporomandibular", "classification", "bursa", "six type", "movement", "tissue membrane", "pivot",
            "hinge"),
        opening="A synovial joint cut open.",
        facts=(Fact("The articular capsule, a fibrous layer lined by the synovial membrane, encloses the joint cavity.",
            "openstax-ap-9"),
            Fact("The synovial membrane secretes synovial fluid, which lubricates the joint and nourishes the articular cartilage.",
            "openstax-ap-9")),
        summary="Articular cartilage covers the bones; a capsule encloses the cavity with synovial fluid.",
            sources=("openstax-ap-9", "openstax-bio-38"),
    ),
    Subject(
        key="fibrous-joints", title="Fibrous joints", kind="plate",
        scene=panels("fibrous-joints", "Fibrous joints", (("Suture", _suture,
            "Dense connective tissue joins the interlocking edges of skull bones."),
            ("Syndesmosis", _syndesmosis, "A broad interosseous membrane joins radius and ulna."),
            ("Gomphosis", _gomphosis_panel, "The periodontal ligament anchors a tooth in its socket.")),
            skeletal.FIBROUS, subtitle="Bones joined by dense connective tissue, without a cavity"),
        names=("fibrous joint", "suture syndesmosis and gomphosis", "syndesmosis"),
            tells=("suture + syndesmosis", "gomphosis + syndesmosis"), not_when=("cartilaginous", "synovial"),
        opening="The three kinds of fibrous joints.",
            facts=(Fact("Sutures and gomphoses hardly move; a syndesmosis allows a little movement.",
            "openstax-ap-9"),),
        summary="A suture of the skull, a syndesmosis of the forearm and a gomphosis of a tooth.",
            sources=("openstax-ap-9",),
    ),
    Subject(
        key="gomphosis", title="Gomphosis", kind="plate",
        scene=plate("gomphosis-plate", "Gomphosis", draw_gomphosis, skeletal.GOMPHOSIS,
            subtitle="A tooth in its socket, cut lengthwise"),
        names=("gomphosis", "gomphoses", "tooth in its socket", "tooth socket", "periodontal ligament"),
            tells=("gomphoses + teeth", "gomphosis + socket"), not_when=("syndesmosis", "disease", "caries", "decay",
            "periodontitis"),
        opening="A front tooth, its socket and the ligament between them.",
        facts=(Fact("A gomphosis is a fibrous joint: the short fibers of the periodontal ligament anchor the root of a tooth in the bone of the jaw.",
            "openstax-ap-9"),),
        summary="The periodontal ligament joins the root of a tooth to its bony socket.",
            sources=("openstax-ap-9", "openstax-bio-38"),
    ),
    Subject(
        key="synovial-joint-types", title="Types of synovial joints", kind="plate",
        scene=panels("synovial-joint-types", "Types of synovial joints",
            (("Pivot joint", draw_pivot, "A bone turns within a ring: atlas and axis."),
            ("Hinge joint", _hinge, "Movement in one plane: the elbow."),
            ("Saddle joint", _saddle, "Two saddle-shaped surfaces: the base of the thumb."),
            ("Plane joint", _plane, "Flat surfaces slide: between tarsal bones."),
            ("Condyloid joint", _condyloid, "An oval head in an oval hollow: the wrist."),
            ("Ball-and-socket joint", _ball, "A round head in a socket, movement in all planes: the hip.")),
            skeletal.SYNOVIAL_TYPES, subtitle="Named after the shapes of the bones that meet",
            note="Simplified; not to a common scale."),
        names=("type of synovial joint", "six type of synovial joint", "kind of synovial joint",
            "classification of synovial joint", "type of joint", "ball and socket joint hinge joint",
            "different type of joint"),
        tells=("pivot + hinge + saddle", "ball and socket + hinge", "condyloid + saddle", "six + synovial + joint"),
            not_when=DISEASE,
        opening="Six types of synovial joints with the movement that each allows.", facts=(),
        summary="Pivot, hinge, saddle, plane, condyloid and ball-and-socket joints with an example of each.",
            sources=("openstax-ap-9", "openstax-bio-38"),
    ),
    Subject(
        key="pivot-joint", title="Pivot joint", kind="plate",
        scene=plate("pivot-joint", "Pivot joint", draw_pivot, (*skeletal.SYNOVIAL_TYPES,),
            subtitle="Atlas and axis, seen from the front and above"),
        names=("pivot joint", "example of a pivot joint", "atlantoaxial joint", "atlas and axis joint"),
            tells=("neck + pivot joint", "atlas + pivot"), not_when=("hinge", "saddle", "radioulnar", "elbow"),
        opening="The joint between the first two vertebrae of the neck.",
        facts=(Fact("The atlas turns around the dens of the axis, so that the head turns from side to side.",
            "openstax-ap-9"),),
        summary="The ring of the atlas turns around the dens of the axis; so the head turns.",
            sources=("openstax-ap-9", "openstax-bio-38"),
    ),
)
