"""Muscles at work: tissue types, the cross-bridge cycle, muscles of the tongue and of the pectoral girdle."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import affinity, box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout

from ..glyphs import bones_limbs as limbs
from ..glyphs import bones_trunk as trunk
from ..glyphs import muscle
from ..glyphs.bones_limbs import put_bones
from ..glyphs.skull_side import skull_side
from ..knowledge import muscular
from ..scenes import label_parts, panels, plate
from ..subject import Fact, Subject


# ---------------------------------------------------------------- tissue types
def _skeletal(seed: int) -> Drawing:
    d = Drawing("skeletal-tissue")
    for n in range(4):
        y = n * 66
        muscle.fiber_surface(d, "muscle-fiber" if n == 1 else f"fiber-{n}", geo.rounded_box(0, y, 420, 60, 12), 90,
            13)
    spots = [(50, 6), (190, 54), (330, 8), (110, 72), (290, 120), (60, 190), (240, 138), (370, 186), (140, 204),
        (330, 252)]
    d.add("nuclei", [geo.ellipse(x, y, 20, 6) for x, y in spots], Form.ROUND, "neuron-nucleus", depth=3, shadow=False)
    d.label("muscle-tissue-striations", "muscle-fiber-striations", priority=0)
    d.label("muscle-tissue-nuclei", "nuclei", priority=0)
    d.label("muscle-tissue-muscle-fiber", "muscle-fiber", "fiber-2", priority=1)
    return d


def _cardiac(seed: int) -> Drawing:
    d = Drawing("cardiac-tissue")
    rows = [[(0, 30), (140, 34), (280, 30), (420, 34)], [(0, 112), (150, 104), (290, 118), (420, 110)],
        [(0, 190), (130, 196), (290, 186), (420, 194)]]
    tubes = [geo.tube(*[(x, y, 30) for x, y in row], step=5) for row in rows]
    forks = [geo.tube((90, 40, 18), (130, 72, 20), (180, 104, 20), step=4),
        geo.tube((250, 120, 18), (300, 150, 20), (340, 184, 18), step=4)]
    whole = geo.fillet(unary_union([*tubes, *forks]), 8)
    muscle.fiber_surface(d, "cardiac-muscle-cell", whole, 90, 13)
    discs = [(100, 30, 0), (250, 30, 0), (70, 112, 0), (220, 110, 0), (360, 112, 0), (130, 194, 0), (300, 188, 0)]
    steps = [LineString([(x - 4, y - 29), (x - 4, y - 10), (x + 5, y - 10), (x + 5, y + 9), (x - 3, y + 9),
        (x - 3, y + 29)]) for x, y, _ in discs]
    d.add("intercalated-disc", unary_union(steps).buffer(2.8).intersection(whole), Form.FLAT, "z-disc", outline=False,
        shadow=False)
    d.add("nucleus", [geo.ellipse(x, y, 16, 9) for x, y in ((45, 30), (175, 33), (335, 31), (145, 106), (290, 116),
        (400, 110), (60, 192), (215, 190), (370, 190))], Form.ROUND, "neuron-nucleus", depth=4, shadow=False)
    label_parts(d, "muscle-tissue", "intercalated-disc nucleus cardiac-muscle-cell", priority=0)
    return d


def _smooth(seed: int) -> Drawing:
    d = Drawing("smooth-tissue")
    cells, nuclei = [], []
    for row in range(6):
        for col in range(3):
            x, y = col * 170 + (row % 2) * 85 - 30, 24 + row * 38
            cells.append(geo.tube((x, y, 1), (x + 50, y - 2, 13), (x + 90, y, 19), (x + 130, y + 2, 13),
                (x + 180, y, 1), step=4))
            nuclei.append(geo.ellipse(x + 90, y, 19, 7))
    for n, cell in enumerate(cells):
        d.add("smooth-muscle-cell" if n == 7 else f"cell-{n}", cell, Form.ROUND, "myofibril", depth=10, tone=0.12)
    d.add("nucleus", nuclei, Form.ROUND, "neuron-nucleus", depth=3, shadow=False)
    d.label("muscle-tissue-smooth-muscle-cell", "smooth-muscle-cell", "cell-4", "cell-10", priority=0)
    d.label("muscle-tissue-nucleus", "nucleus", priority=0)
    return d


# ---------------------------------------------------------------- cross-bridge cycle
def _bridge(key: str, *, bound: bool, lean: float, atp: str, shift: float = 0.0, calcium: bool = True):
    """One moment of a myosin head under a thin filament; `lean` in degrees, backwards when pulled."""

    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(0, -10, 380, 250))
        beads = [(20 + shift + i * 24, 62 + (8 if i % 2 else -8)) for i in range(-1, 15)]
        beads = [(x, y) for x, y in beads if 8 < x < 372]
        d.add("actin", [geo.ellipse(x, y, 15) for x, y in beads], Form.ROUND, "thin-filament", depth=6)
        rope = [(x, 62 + 13 * np.sin(x / 34 + (1.4 if calcium else 0))) for x in range(4, 378, 8)]
        d.add("tropomyosin", LineString(rope), Form.CORD, "titin", width=5)
        d.add("calcium", [geo.ellipse(x, 46, 7) for x in (70, 310)] if calcium else [geo.ellipse(60, 12, 7),
            geo.ellipse(330, 10, 7)], Form.ROUND, "calcium-ion", depth=3)
        d.add("myosin", geo.rounded_box(0, 196, 380, 30, 15), Form.ROUND, "thick-filament", depth=10)
        foot = (200.0, 198.0)
        reach = 106 if bound else 72
        top = geo.polar(reach, -90 + lean, *foot)
        d.add("myosin-head", geo.fillet(unary_union([geo.tube((*foot, 9),
            (*geo.polar(reach * 0.5, -90 + lean * 0.8, *foot), 8), (*top, 9), step=4),
            geo.ellipse(*top, 30, 19, lean * 1.2 - 34)]), 6), Form.ROUND, "thick-filament", tone=0.25, depth=9)
        if atp:
            x, y = top
            d.add("atp", geo.ellipse(x, y + 2, 13), Form.ROUND, "mhc-alpha" if atp == "atp" else "group-polar",
                depth=4)
            d.label("bridge-atp" if atp == "atp" else "bridge-adp-and-phosphate", "atp", priority=0)
        if lean < -10 and bound:
            d.flow("action", (320, 110), (270, 112), (226, 112), width=8)
        d.label("bridge-actin", "actin", priority=1)
        d.label("bridge-myosin-head", "myosin-head", priority=0)
        if key.endswith("1"):
            d.label("bridge-calcium", "calcium", priority=0)
            d.label("bridge-tropomyosin", "tropomyosin", priority=1)
            d.label("bridge-myosin", "myosin", priority=1)
        return d

    return draw


# ---------------------------------------------------------------- tongue
def draw_tongue(seed: int) -> Drawing:
    d = Drawing("tongue-muscles-plate")
    bones = {k: affinity.scale(v, 6, 6, origin=(0, 0)) for k, v in skull_side().items()}
    d.add("hard-palate", geo.blob((-560, 940), (-420, 900), (-280, 910), (-200, 940), (-280, 952), (-420, 946)),
        Form.ROUND, "bone", depth=10)
    d.add("temporal", bones["temporal"].intersection(box(-300, 600, 400, 1000)), Form.ROUND, "bone-behind", depth=16)
    d.add("styloid-process", geo.tube((90, 850, 18), (20, 920, 13), (-30, 1000, 5), cap=3, step=5), Form.ROUND,
        "bone", depth=8)
    d.add("tongue", geo.blob((-520, 1060), (-530, 1010), (-470, 970), (-340, 956), (-200, 976), (-110, 1040),
        (-90, 1130), (-130, 1200), (-220, 1210), (-330, 1180), (-440, 1110)), Form.ROUND, "gum", depth=44)
    d.add("hyoid-bone", geo.tube((-250, 1330, 16), (-190, 1338, 17), (-110, 1310, 13), (-50, 1270, 9), cap=3, step=5),
        Form.ROUND, "bone", depth=9)
    d.add("mandible-back", geo.blob((-560, 1080), (-530, 1078), (-520, 1180), (-470, 1240), (-540, 1260),
        (-580, 1180)), Form.ROUND, "bone", depth=16)
    muscle.belly(d, "geniohyoid", [(-510, 1226, 12), (-400, 1280, 20), (-270, 1322, 14)], count=5)
    fans = [geo.tube((-516, 1190, 12), (-430 + k * 44, 1130 + k * 6, 20), (-470 + k * 78, 1010 + abs(k - 2) * 8, 17),
        cap=3, step=6) for k in range(5)]
    d.add("genioglossus", unary_union(fans), Form.ROUND, "skeletal-muscle", depth=14,
        grain=tuple(geo.curve([(-516, 1190), (-430 + k * 44, 1130 + k * 6),
        (-470 + k * 78, 1010)]) for k in np.linspace(0, 4, 9)))
    muscle.belly(d, "hyoglossus", [(-170, 1322, 40), (-190, 1220, 54), (-214, 1110, 50), (-236, 1040, 36)], count=7,
        tone=0.1)
    muscle.belly(d, "styloglossus", [(-24, 984, 14), (-90, 1060, 26), (-220, 1090, 22), (-380, 1060, 12)], count=5,
        tone=0.06)
    muscle.belly(d, "palatoglossus", [(-204, 950, 12), (-170, 1000, 16), (-176, 1070, 14), (-210, 1110, 8)], count=4,
        tone=-0.05)
    d.add("mandible", geo.blob((-600, 1090), (-540, 1080), (-520, 1170), (-440, 1250), (-300, 1280), (-120, 1262),
        (-60, 1180), (-30, 1060), (20, 1064), (10, 1200), (-60, 1310), (-300, 1350), (-480, 1330),
        (-580, 1240)).difference(box(-480, 900, 200, 1296)).union(geo.blob((-600, 1090), (-540, 1080), (-524, 1180),
        (-470, 1296), (-560, 1290), (-600, 1200))), Form.ROUND, "bone", depth=16)
    label_parts(d, "tongue-muscle", "styloglossus hyoglossus genioglossus palatoglossus", priority=0)
    label_parts(d, "tongue-muscle", "mandible styloid-process hyoid-bone tongue geniohyoid hard-palate")
    return d


# ---------------------------------------------------------------- pectoral girdle
def _cage(d: Drawing, behind: bool) -> None:
    """Ribs, spine and sternum, pale, as a ground for muscles; the sternum's top at the origin."""
    ribs = [trunk.rib_front(n) for n in range(1, 11)]
    back, front = trunk.pair(unary_union([r[0] for r in ribs])), trunk.pair(unary_union([r[1] for r in ribs if r[1] is not None]))
    vertebrae, _, _ = trunk.spine_front(-130, ((4, 24, 14), (12, 29, 18)))
    order = [("ribs-far", front if behind else back, "bone-behind"),
        ("vertebral-column", unary_union(vertebrae), "bone"), ("ribs", back if behind else front, "bone")]
    if behind:
        order[1], order[2] = order[2], order[1]
    for name, shape, material in order:
        put_bones(d, {name: shape}, material, 0, 0)
    if not behind:
        put_bones(d, {"cartilages": trunk.pair(unary_union([r[2] for r in ribs if r[2] is not None]))}, "cartilage",
            0, 0)
        put_bones(d, {"sternum": unary_union(list(trunk.sternum().values()))}, "bone", 0, 0)


def _girdle_front(seed: int) -> Drawing:
    d = Drawing("girdle-front")
    for s, side in ((1, "-R"), (-1, "-L")):
        put_bones(d, {"scapula": limbs.scapula()}, "bone-behind", s * -146, 26, mirror=s < 0, suffix=side)
    _cage(d, False)
    at = lambda s, *pts: [(s * p[0], *p[1:]) for p in pts]  # noqa: E731 - a side of the body
    for s, side in ((1, "-R"), (-1, "-L")):
        slips = [geo.tube(*at(s, (-118 - n * 3, 84 + n * 25, 10), (-140 - n, 66 + n * 23, 9), (-148, 50 + n * 20, 7)),
            cap=3, step=4) for n in range(7)]
        d.add(f"serratus-anterior{side}", unary_union(slips), Form.ROUND, "skeletal-muscle", depth=5, tone=0.08)
        heads = [geo.tube(*at(s, (-78 + n * -8, 74 + n * 28, 11), (-112, 54 + n * 12, 10), (-148, 2, 6)), cap=3,
            step=4) for n in range(3)]
        d.add(f"pectoralis-minor{side}", unary_union(heads), Form.ROUND, "skeletal-muscle", depth=7)
        put_bones(d, {"humerus": limbs.humerus().intersection(box(-60, -10, 60, 170))}, "bone", s * -176, 0,
            mirror=s < 0, suffix=side)
        muscle.belly(d, f"subclavius{side}", at(s, (-40, 26, 4), (-80, 10, 8), (-116, 2, 5)), depth=4, count=3)
        put_bones(d, {"clavicle": limbs.clavicle()}, "bone", s * -16, -2, mirror=s < 0, suffix=side)
        muscle.belly(d, f"pectoralis-major-cut{side}", at(s, (-166, 66, 8), (-150, 78, 14), (-136, 88, 12)), depth=6,
            count=3, tone=-0.12)
        muscle.belly(d, f"deltoid-cut{side}", at(s, (-184, 130, 6), (-186, 112, 13), (-190, 98, 13)), depth=6,
            count=3, tone=-0.12)
    for name in ("subclavius", "pectoralis-minor", "serratus-anterior"):
        d.label(f"girdle-{name}", f"{name}-R", f"{name}-L", priority=0)
    for name in ("pectoralis-major-cut", "deltoid-cut", "clavicle"):
        d.label(f"girdle-{name}", f"{name}-R", f"{name}-L", priority=1)
    d.label("girdle-sternum", "sternum", priority=2)
    return d


def _girdle_back(seed: int) -> Drawing:
    d = Drawing("girdle-back")
    _cage(d, True)
    for s, side in ((1, "-L"), (-1, "-R")):
        put_bones(d, {"scapula": limbs.scapula()}, "bone", s * -146, 26, mirror=s < 0, suffix=side)
        put_bones(d, {"humerus": limbs.humerus().intersection(box(-60, -10, 60, 170))}, "bone", s * -176, 0,
            mirror=s < 0, suffix=side)
    muscle.belly(d, "levator-scapulae", [(12, -128, 8), (30, -70, 11), (62, -18, 9)], depth=6, count=4)
    muscle.belly(d, "rhomboid-minor", [(8, -48, 10), (34, -28, 11), (58, -2, 10)], depth=6, count=4, tone=0.08)
    d.add("rhomboid-major", geo.blob((8, -28), (62, 12), (72, 66), (84, 100), (46, 84), (8, 52)), Form.ROUND,
        "skeletal-muscle", depth=8, grain=tuple(geo.curve([(8, -22 + k), (46, 10 + k),
        (80, 40 + k * 0.8)]) for k in range(0, 70, 10)))
    d.add("trapezius", geo.blob((-2, -136), (-16, -130), (-36, -80), (-90, -44), (-150, -34), (-164, -20), (-120, -4),
        (-96, 4), (-60, 60), (-24, 140), (-3, 196)), Form.ROUND, "skeletal-muscle", depth=16,
        grain=tuple(geo.curve([(-4, -110 + k * 30), (-50, -70 + k * 16),
        (-140 + k * 5, -24 + k * 2)]) for k in range(10)))
    label_parts(d, "girdle", "trapezius levator-scapulae rhomboid-minor rhomboid-major", priority=0)
    d.label("girdle-scapula", "scapula-R", priority=1)
    d.label("girdle-vertebral-column", "vertebral-column", priority=2)
    return d


SUBJECTS = (
    Subject(
        key="muscle-tissue-types", title="Three types of muscle tissue", kind="plate",
        scene=panels("muscle-tissue-types", "Three types of muscle tissue",
            (("Skeletal muscle", _skeletal, "Long striated fibers with many nuclei; voluntary; moves bones."),
            ("Smooth muscle", _smooth, "Spindle-shaped cells without striations; involuntary; in walls of organs."),
            ("Cardiac muscle", _cardiac,
            "Branched striated cells joined by intercalated discs; involuntary; in the heart.")), muscular.TISSUES,
            note="Not to a common scale."),
        names=("muscle tissue", "type of muscle tissue", "three type of muscle tissue", "type of muscle",
            "muscle cell type", "three type of muscle", "kind of muscle", "cardiac muscle", "smooth muscle tissue",
            "cardiac muscle tissue", "muscle type", "smooth muscle"),
        tells=("skeletal + smooth + cardiac",), not_when=("contraction", "contract", "action potential",
            "innervation", "vessel", "heart wall", "calcium", "varicos", "bladder", "conduct", "digestive",
            "pacemaker", "iris", "four type of tissue", "uterus", "artery", "stomach", "airway", "growth factor",
            "layer of smooth muscle", "epithelial"),
        opening="Skeletal, smooth and cardiac muscle compared.", facts=(),
        summary="Skeletal muscle is striated, smooth muscle is not, cardiac muscle is striated and branched.",
            sources=("openstax-ap-10", "openstax-ap-4", "openstax-bio-33"),
    ),
    Subject(
        key="cross-bridge-cycle", title="Cross-bridge cycle", kind="process",
        scene=panels("cross-bridge-cycle", "Cross-bridge cycle", (("Active sites exposed",
            _bridge("bridge-1", bound=False, lean=26, atp="adp"),
            "Calcium binds to troponin, and tropomyosin uncovers the sites on actin."),
            ("Cross-bridge forms", _bridge("bridge-2", bound=True, lean=18, atp="adp"),
            "The cocked head, with ADP and phosphate, binds to actin."),
            ("Power stroke", _bridge("bridge-3", bound=True, lean=-24, atp="", shift=-18),
            "The head turns and pulls the thin filament; ADP and phosphate leave."),
            ("Head released", _bridge("bridge-4", bound=False, lean=-20, atp="atp", shift=-18),
            "A new ATP binds, and the head lets go of actin."), ("Head cocked again",
            _bridge("bridge-5", bound=False, lean=26, atp="adp", shift=-18),
            "ATP is split into ADP and phosphate, which turns the head back.")), muscular.CROSS_BRIDGE,
            layout=Layout.PROCESS, subtitle="How myosin pulls on actin",
            note="One head of many; schematic. ATP, adenosine triphosphate; ADP, adenosine diphosphate."),
        names=("cross bridge cycle", "cross bridge muscle contraction cycle", "cross bridge muscle contraction",
            "cross bridge formation", "skeletal muscle contraction", "actin myosin cross bridge", "power stroke",
            "cross bridge cycling"), tells=("cross bridge + power stroke", "myosin head + atp + actin",
            "myosin + power stroke"),
        not_when=("smooth", "length tension", "kinesin", "twitch", "myogram"),
            opening="Five moments of the cycle by which a myosin head pulls a thin filament.",
            facts=(Fact("The cycle repeats as long as calcium keeps the binding sites open and ATP is at hand.",
            "openstax-ap-10"),),
        summary="Myosin binds actin, pulls, lets go when ATP binds, and is cocked again when ATP is split.",
            sources=("openstax-ap-10", "openstax-bio-38"),
    ),
    Subject(
        key="tongue-muscles", title="Muscles of the tongue", kind="plate",
        scene=plate("tongue-muscles-plate", "Muscles that move the tongue", draw_tongue, muscular.TONGUE,
            subtitle="Left side; the jaw is cut away"),
        names=("muscle of the tongue", "muscle that move the tongue", "tongue muscle",
            "extrinsic muscle of the tongue", "muscle moving the tongue"),
            tells=("styloglossus + hyoglossus", "genioglossus + hyoglossus"), not_when=("taste",),
        opening="The extrinsic muscles of the tongue from the left.",
            facts=(Fact("Genioglossus, styloglossus, palatoglossus and hyoglossus begin outside the tongue and move it.",
            "openstax-ap-11"),),
        summary="Genioglossus, styloglossus, palatoglossus and hyoglossus reach the tongue from bone and palate.",
            sources=("openstax-ap-11", "gray-42"),
    ),
    Subject(
        key="pectoral-girdle-muscles", title="Muscles that position the pectoral girdle", kind="plate",
        scene=panels("pectoral-girdle-muscles", "Muscles that position the pectoral girdle",
            (("Anterior view", _girdle_front, "Pectoralis major and deltoid are cut to show the deeper muscles."),
            ("Posterior view", _girdle_back, "The right trapezius is removed to show the muscles below it.")),
            muscular.GIRDLE),
        names=("muscle that position the pectoral girdle", "muscle of the pectoral girdle", "pectoral girdle muscle",
            "muscle of the shoulder girdle"), tells=("pectoralis minor + serratus anterior",
            "rhomboid + levator scapulae", "muscle + pectoral girdle"), not_when=("move the humerus", "rotator cuff"),
        opening="The muscles that hold and move scapula and clavicle.",
            facts=(Fact("They make the pectoral girdle a steady base on which other muscles move the arm.",
            "openstax-ap-11"),),
        summary="Subclavius, serratus, pectoralis minor in front; trapezius and rhomboids behind.",
            sources=("openstax-ap-11", "gray-42"),
    ),
)
