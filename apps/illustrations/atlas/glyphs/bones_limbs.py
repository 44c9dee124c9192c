"""Bones of the right limbs and their girdles seen from the front, in millimetres of an adult.

x runs to the body's left (towards the midline), y down; each bone has its own origin at its upper end. The palm faces
forward. Shapes only: whoever draws them says where they lie and what they are made of.
"""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

Bones = dict[str, BaseGeometry]


def _merged(*shapes: BaseGeometry, fillet: float = 8.0) -> BaseGeometry:
    return geo.fillet(unary_union(shapes), fillet)


# ---------------------------------------------------------------- upper limb
def clavicle() -> BaseGeometry:
    """From the acromion (left) to the sternum; S-shaped."""
    return geo.tube((-150, 2, 6), (-136, -2, 9), (-100, -12, 7), (-60, -4, 6.5), (-25, 8, 8), (-12, 12, 10),
        (-6, 13, 8), cap=3, step=3)


def scapula() -> BaseGeometry:
    """Triangular plate with the glenoid, acromion and coracoid at its upper outer corner; origin at the glenoid."""
    plate = geo.blob((2, -8), (16, -24), (44, -40), (78, -48), (92, -36), (88, 10), (74, 70), (58, 112), (50, 116),
        (38, 90), (22, 50), (6, 18))
    coracoid = geo.tube((26, -28, 10), (14, -44, 8), (-4, -34, 6.5), (-8, -22, 6), cap=3, step=3)
    acromion = geo.tube((46, -44, 7), (16, -56, 8), (-16, -46, 9), (-24, -34, 7), cap=3, step=3)
    return _merged(plate, coracoid, acromion, geo.ellipse(0, 0, 9, 19), fillet=5)


def humerus() -> BaseGeometry:
    head = geo.ellipse(15, 22, 24, 23)
    tubercles = geo.blob((-28, 18), (-18, 2), (-2, 4), (8, 30), (-4, 56), (-20, 50))
    shaft = geo.tube((-6, 30, 22), (-4, 80, 13), (-2, 160, 11.5), (0, 240, 11), (2, 290, 19), (3, 310, 25), step=4)
    distal = geo.blob((-30, 300), (-22, 288), (0, 296), (24, 286), (38, 298), (34, 312), (24, 318), (25, 332),
        (14, 334), (4, 325), (-8, 332), (-20, 330), (-26, 318))
    return _merged(head, tubercles, shaft, distal)


def radius() -> BaseGeometry:
    """On the side of the thumb; its head above, the broad end at the wrist."""
    head = geo.rounded_box(-12, 0, 24, 13, 5)
    tuberosity = geo.ellipse(7, 42, 7, 13)
    shaft = geo.tube((0, 8, 9), (1, 24, 7.5), (0, 45, 9), (-7, 110, 8), (-8, 170, 9), (-4, 210, 14), (-2, 232, 18),
        step=4)
    return _merged(head, tuberosity, shaft, geo.blob((-21, 228), (-20, 244), (-12, 246), (4, 236), (17, 234),
        (17, 222)), fillet=6)


def ulna() -> BaseGeometry:
    """On the side of the little finger; the notch for the humerus above."""
    top = geo.blob((-14, 8), (-10, -12), (6, -16), (17, -6), (15, 12), (12, 34), (0, 40), (-10, 24))
    shaft = geo.tube((3, 16, 13), (3, 60, 9.5), (5, 130, 7.5), (2, 190, 6.5), (-3, 232, 6.5), step=4)
    head = geo.ellipse(-4, 240, 9, 8)
    return _merged(top, shaft, head, geo.tube((3, 240, 4), (5, 252, 2.4), cap=2), fillet=6)


CARPALS = ("scaphoid", "lunate", "triquetrum", "pisiform", "trapezium", "trapezoid", "capitate", "hamate")


def carpus() -> Bones:
    """The eight bones of the wrist, palm forward, thumb to the left; origin under the radius."""
    b = geo.blob
    return {
        "scaphoid": b((-23, 4), (-10, 1), (-6, 8), (-13, 19), (-22, 20), (-27, 12)),
        "lunate": b((-5, 2), (8, 3), (9, 12), (2, 15), (-5, 11)),
        "triquetrum": b((11, 4), (22, 6), (24, 15), (15, 18), (10, 13)),
        "trapezium": b((-30, 24), (-19, 22), (-15, 31), (-21, 39), (-31, 35)),
        "trapezoid": b((-14, 22), (-7, 23), (-6, 33), (-12, 36), (-15, 29)),
        "capitate": b((-4, 15), (4, 17), (6, 26), (5, 38), (-5, 38), (-5, 27)),
        "hamate": b((8, 18), (15, 20), (23, 30), (18, 37), (8, 37), (7, 27)),
        "pisiform": geo.ellipse(20, 12, 6, 5.5),
    }


def _ray(base: tuple[float, float], angle: float, lengths: tuple[float, ...], width: float) -> list[BaseGeometry]:
    """A metacarpal and its phalanges in a line; `angle` in degrees clockwise from straight down (towards -x)."""
    out, (x, y) = [], base
    for n, length in enumerate(lengths):
        end = geo.polar(length, 90 + angle, x, y)
        w = width * (1, 0.92, 0.8, 0.66)[n]
        mid = ((x + end[0]) / 2, (y + end[1]) / 2)
        start = geo.polar(w * 0.55, 90 + angle, x, y)
        stop = geo.polar(-w * 0.5, 90 + angle, *end)
        tip = 0.62 if n == len(lengths) - 1 else 0.92
        out.append(geo.tube((*start, w), (*geo.polar(length * 0.25, 90 + angle, x, y), w * 0.68), (*mid, w * 0.56),
            (*geo.polar(-length * 0.25, 90 + angle, *end), w * 0.64), (*stop, w * tip), cap=3, step=2))
        x, y = geo.polar(length + 2.5, 90 + angle, x, y)
    return out


FINGERS = ("1", "2", "3", "4", "5")


def fingers() -> Bones:
    """metacarpal-1 to -5 and the phalanges of each ray: proximal-1, distal-1 …; origin as of the wrist."""
    rays = {
        "1": ((-30, 40), 38, (46, 34, 25), 8.2),
        "2": ((-14, 40), 9, (66, 42, 25, 18), 7.8),
        "3": ((-1, 42), 1, (64, 46, 29, 19), 7.8),
        "4": ((10, 41), -6, (58, 43, 28, 19), 7.2),
        "5": ((20, 39), -14, (53, 34, 20, 17), 6.8),
    }
    out: Bones = {}
    for finger, (base, angle, lengths, width) in rays.items():
        names = ("metacarpal", "proximal", "distal") if finger == "1" else ("metacarpal", "proximal", "middle",
            "distal")
        for name, shape in zip(names, _ray(base, angle, lengths, width), strict=True):
            out[f"{name}-{finger}"] = shape
    return out


# ---------------------------------------------------------------- lower limb
def hip_bone() -> BaseGeometry:
    """The right hip bone from the front, joined to the sacrum at its right; origin at the hip socket."""
    ilium = geo.blob((-22, -8), (-30, -40), (-52, -86), (-58, -116), (-42, -134), (-8, -146), (28, -140), (46, -118),
        (44, -84), (30, -56), (24, -24), (10, 4), (-12, 6))
    pubis = geo.tube((6, 6, 17), (36, 14, 9), (64, 30, 10), (78, 42, 12), (79, 58, 11), cap=3, step=3)
    ischium = geo.tube((6, 14, 19), (12, 48, 15), (20, 82, 14), (44, 88, 9), (68, 70, 9), (78, 56, 9), cap=3, step=3)
    return _merged(ilium, pubis, ischium, geo.ellipse(-6, 0, 26, 26), fillet=4)


def socket() -> BaseGeometry:
    return geo.ellipse(-14, 4, 20, 24)


def femur() -> BaseGeometry:
    """Head at the origin; the shaft slants inward."""
    head = geo.ellipse(0, 0, 24, 23.5)
    neck = geo.tube((-4, 4, 17), (-34, 24, 17), (-52, 40, 20), step=4)
    trochanter = geo.blob((-78, 30), (-70, 4), (-56, -2), (-44, 14), (-40, 60), (-62, 90), (-76, 64))
    lesser = geo.ellipse(-34, 74, 10, 13)
    shaft = geo.tube((-58, 40, 19), (-54, 90, 17), (-46, 180, 14.5), (-38, 290, 15), (-34, 370, 20), (-32, 400, 32),
        step=4)
    condyles = unary_union([geo.ellipse(-53, 420, 21, 25), geo.ellipse(-12, 424, 22, 26),
        geo.ellipse(-32, 408, 32, 22)])
    return _merged(head, neck, trochanter, lesser, shaft, condyles, fillet=7)


def patella() -> BaseGeometry:
    return geo.blob((-20, 0), (0, -8), (20, 0), (18, 18), (0, 34), (-18, 18))


def tibia() -> BaseGeometry:
    plateau = geo.blob((-38, 4), (-20, -2), (-4, -6), (4, -6), (20, -2), (38, 4), (36, 22), (22, 46), (-20, 46),
        (-36, 22))
    shaft = geo.tube((0, 20, 30), (0, 60, 19), (2, 140, 14), (2, 250, 12), (0, 320, 16), (0, 350, 22), step=4)
    malleolus = geo.blob((8, 340), (24, 344), (27, 366), (20, 380), (12, 374), (8, 358))
    return _merged(plateau, shaft, malleolus, fillet=7)


def fibula() -> BaseGeometry:
    shaft = geo.tube((0, 8, 8), (1, 30, 6), (0, 150, 6.5), (1, 280, 6), (2, 336, 8), step=4)
    return _merged(geo.blob((-9, 14), (-6, 0), (2, -6), (10, 4), (9, 18)), shaft,
        geo.blob((-6, 330), (8, 330), (11, 350), (6, 374), (-1, 384), (-7, 366)), fillet=5)


def foot_front() -> Bones:
    """The foot from the front, foreshortened; origin under the tibia, big toe to the right."""
    out: Bones = {"talus": geo.blob((-18, 0), (0, -6), (18, 0), (20, 20), (0, 28), (-20, 20)),
        "calcaneus-front": geo.ellipse(-14, 26, 15, 15)}
    out["tarsals"] = unary_union([geo.ellipse(x, 34 + abs(x) * 0.12, 9, 9) for x in (-22, -7, 8, 21)])
    for n, x in enumerate((24, 9, -5, -18, -30), 1):
        out[f"metatarsal-{n}"] = geo.tube((x * 0.82, 40, 6), (x, 58, 5), (x * 1.12, 78, 7 if n == 1 else 5.6), cap=3,
            step=3)
        out[f"toe-{n}"] = geo.tube((x * 1.14, 84, 6.5 if n == 1 else 5), (x * 1.18, 98 if n == 1 else 94,
            6 if n == 1 else 4.2), cap=3, step=3)
    return out


TARSALS = ("calcaneus", "talus", "navicular", "cuboid", "medial-cuneiform", "intermediate-cuneiform",
    "lateral-cuneiform")


def foot_above() -> Bones:
    """The right foot from above, toes up, big toe to the left: tarsals, metatarsal-1 to -5 and phalanges."""
    b = geo.blob
    out: Bones = {
        "calcaneus": b((-20, 216), (-22, 176), (-12, 150), (14, 140), (36, 150), (32, 186), (24, 222), (0, 232)),
        "talus": b((-24, 138), (-28, 120), (-20, 108), (2, 106), (10, 122), (22, 136), (20, 164), (-4, 170),
            (-18, 160)),
        "cuboid": b((12, 100), (20, 86), (32, 92), (44, 108), (46, 136), (34, 152), (20, 138)),
        "navicular": b((-36, 104), (-22, 92), (0, 94), (8, 104), (-6, 110), (-26, 112)),
        "medial-cuneiform": b((-38, 62), (-24, 60), (-20, 88), (-36, 98), (-42, 82)),
        "intermediate-cuneiform": b((-20, 70), (-9, 69), (-9, 90), (-18, 90)),
        "lateral-cuneiform": b((-6, 68), (7, 68), (12, 92), (4, 99), (-6, 92)),
    }
    rays = {"1": ((-32, 58), -4, (58, 30, 24), 10.5), "2": ((-15, 64), -1, (70, 25, 12, 10), 6.6), "3": ((0, 64), 4,
        (66, 23, 11, 9), 6.3), "4": ((17, 80), 7, (64, 22, 9, 8), 6.1), "5": ((33, 92), 12, (64, 20, 8, 8), 6.3)}
    for toe, (base, angle, lengths, width) in rays.items():
        names = ("metatarsal", "proximal", "distal") if toe == "1" else ("metatarsal", "proximal", "middle", "distal")
        for name, shape in zip(names, _ray(base, 180 + angle, lengths, width), strict=True):
            out[f"{name}-{toe}"] = shape
    return out


# ---------------------------------------------------------------- putting bones into a drawing
def put_bones(
    drawing: Drawing, bones: Bones, material: str, x: float, y: float, *,
    turn: float = 0.0, scale: float = 1.0, mirror: bool = False, prefix: str = "", suffix: str = "",
        depth: float = 7.0,
) -> None:
    """Draw bones with their origin at (x, y), turned clockwise by `turn` degrees before mirroring."""
    for name, shape in bones.items():
        shape = affinity.rotate(affinity.scale(shape, scale, scale, origin=(0, 0)), turn, origin=(0, 0))
        if mirror:
            shape = affinity.scale(shape, -1, 1, origin=(0, 0))
        reach = max(1.5, min(depth * scale, shape.minimum_clearance if shape.area < 40 else depth * scale))
        drawing.add(f"{prefix}{name}{suffix}", affinity.translate(shape, x, y), Form.ROUND, material, depth=reach)


def at_end(x: float, y: float, dx: float, dy: float, turn: float, scale: float = 1.0) -> tuple[float, float]:
    """Where the point (dx, dy) of a bone at (x, y), turned, comes to lie."""
    p = affinity.rotate(Point(dx * scale, dy * scale), turn, origin=(0, 0))
    return x + p.x, y + p.y
