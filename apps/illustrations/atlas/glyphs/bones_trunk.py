"""Skull, spine, thoracic cage and sacrum, in millimetres of an adult. Shapes only, as of the limbs."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo

from .bones_limbs import Bones


def mirrored(shape: BaseGeometry) -> BaseGeometry:
    return affinity.scale(shape, -1, 1, origin=(0, 0))


def pair(shape: BaseGeometry) -> BaseGeometry:
    return unary_union([shape, mirrored(shape)])


# ---------------------------------------------------------------- skull from the front
def skull_front() -> Bones:
    """Origin at the crown in the midline; the chin lies at y = 212. Bones that come in pairs are merged."""
    b = geo.blob
    vault = b((-72, 74), (-66, 36), (-40, 8), (0, 0), (40, 8), (66, 36), (72, 74), (70, 104), (-70, 104))
    frontal = b((-62, 62), (-58, 34), (-36, 12), (0, 6), (36, 12), (58, 34), (62, 62), (64, 88), (52, 92), (34, 84),
        (18, 90), (8, 100), (0, 102), (-8, 100), (-18, 90), (-34, 84), (-52, 92), (-64, 88))
    return {
        "parietal": vault,
        "temporal": pair(b((-74, 82), (-66, 78), (-62, 100), (-66, 132), (-74, 140), (-78, 116))),
        "sphenoid": pair(b((-66, 78), (-58, 84), (-56, 106), (-62, 118), (-68, 100))),
        "frontal": frontal,
        "mandible": b((-62, 142), (-54, 140), (-50, 168), (-40, 182), (0, 184), (40, 182), (50, 168), (54, 140),
            (62, 142), (62, 166), (52, 190), (30, 208), (0, 213), (-30, 208), (-52, 190), (-62, 166)),
        "maxilla": b((-12, 98), (-6, 104), (0, 108), (6, 104), (12, 98), (22, 112), (36, 128), (44, 142), (40, 162),
            (28, 168), (0, 170), (-28, 168), (-40, 162), (-44, 142), (-36, 128), (-22, 112)),
        "zygomatic": pair(b((-66, 92), (-56, 90), (-52, 112), (-40, 122), (-24, 124), (-28, 136), (-44, 148),
            (-60, 142), (-70, 126))),
        "nasal": pair(b((-8, 94), (0, 96), (0, 116), (-6, 114), (-10, 104))),
        "orbits": pair(b((-54, 96), (-46, 86), (-30, 85), (-18, 92), (-14, 106), (-22, 120), (-38, 123), (-52, 112))),
        "nasal-cavity": b((0, 114), (9, 122), (15, 140), (10, 148), (0, 146), (-10, 148), (-15, 140), (-9, 122)),
        "vomer": b((-1.6, 122), (1.6, 122), (2.4, 147), (-2.4, 147)),
        "conchae": pair(b((-11, 138), (-5, 132), (-4, 140), (-9, 145))),
        "upper-teeth": unary_union([geo.rounded_box(x - 4.4, 164 - abs(x) * 0.1, 8.8, 13, 3) for x in (-36, -27.4,
            -18.6, -9.6, 9.6, 18.6, 27.4, 36)] + [geo.rounded_box(x - 4.6, 164, 9.2, 14, 3) for x in (-4.7, 4.7)]),
        "lower-teeth": unary_union([geo.rounded_box(x - 3.9, 178 - abs(x) * 0.12, 7.8, 12, 3) for x in (-32, -24.2,
            -16.2, -8.1, 0, 8.1, 16.2, 24.2, 32)]),
    }


SKULL_DARK = ("orbits", "nasal-cavity")
SKULL_TEETH = ("upper-teeth", "lower-teeth")


# ---------------------------------------------------------------- spine from the front
def vertebra_front(width: float, height: float) -> BaseGeometry:
    w, h = width / 2, height / 2
    body = geo.blob((-w, -h), (0, -h * 0.9), (w, -h), (w * 0.84, 0), (w, h), (0, h * 0.92), (-w, h), (-w * 0.84, 0))
    wings = geo.tube((-w * 1.7, -h * 0.3, h * 0.3), (-w * 0.7, 0, h * 0.5), (w * 0.7, 0, h * 0.5), (w * 1.7, -h * 0.3,
        h * 0.3), cap=3, step=3)
    return geo.fillet(unary_union([body, wings]), 1.5)


def spine_front(top: float, levels: tuple[tuple[int, float, float], ...]) -> tuple[list[BaseGeometry],
    list[BaseGeometry], float]:
    """Vertebrae and discs from `top` down; levels are (count, width, height). Returns them and the lower end."""
    bones, discs, y = [], [], top
    for count, width, height in levels:
        for _ in range(count):
            bones.append(affinity.translate(vertebra_front(width, height), 0, y + height / 2))
            discs.append(geo.rounded_box(-width * 0.46, y + height - 1.5, width * 0.92, height * 0.3 + 3, 2.5))
            y += height * 1.3
    return bones, discs, y


def sacrum_front() -> Bones:
    """Origin in the middle of its base."""
    sacrum = geo.blob((-56, 4), (-30, -6), (0, 0), (30, -6), (56, 4), (52, 30), (34, 66), (16, 94), (0, 98),
        (-16, 94), (-34, 66), (-52, 30))
    holes = unary_union([geo.ellipse(s * (24 - k * 4), 22 + k * 18, 4.4, 5) for s in (-1, 1) for k in range(4)])
    coccyx = geo.blob((-11, 100), (11, 100), (7, 114), (2, 128), (-3, 128), (-7, 114))
    return {"sacrum": sacrum.difference(holes), "coccyx": coccyx}


# ---------------------------------------------------------------- thoracic cage from the front
def sternum() -> Bones:
    """Origin at the notch between the collarbones."""
    return {
        "manubrium": geo.blob((-22, 2), (-10, 0), (0, 5), (10, 0), (22, 2), (26, 16), (14, 40), (12, 48), (-12, 48),
            (-14, 40), (-26, 16)),
        "body-of-sternum": geo.blob((-13, 50), (13, 50), (17, 90), (20, 130), (12, 148), (-12, 148), (-20, 130),
            (-17, 90)),
        "xiphoid-process": geo.blob((-8, 150), (8, 150), (5, 170), (0, 184), (-5, 170)),
    }


def rib_front(number: int, lift: float = 0.0) -> tuple[BaseGeometry, BaseGeometry, BaseGeometry | None]:
    """Right rib `number` (1..12): its part behind, its part in front, and its cartilage; origin as of the sternum.

    Ribs run from the spine down and outward, then forward; 11 and 12 end freely.
    """
    n = number
    back_y = -42 + 24.0 * (n - 1)  # at the spine
    reach = (62, 92, 112, 124, 132, 138, 141, 142, 139, 130, 112, 84)[n - 1]
    side_y = back_y + (16, 34, 46, 54, 60, 66, 70, 74, 76, 76, 58, 36)[n - 1]
    radius = 5.4 if n > 1 else 6.0
    back = [(-13, back_y), (-reach * 0.42, back_y - 6), (-reach * 0.84, (back_y + side_y) / 2 - 8), (-reach, side_y)]
    if n >= 11:
        return geo.tube(*[(x, y, radius * k) for (x, y), k in zip(back, (1, 1, 0.9, 0.6), strict=True)], cap=3,
            step=4), None, None
    end_x = -(30, 34, 40, 48, 58, 70, 84, 96, 104, 108)[n - 1]
    end_y = (16, 52, 84, 112, 138, 166, 194, 220, 244, 264)[n - 1]
    front = [(-reach, side_y), (-reach * 0.97, (side_y * 0.55 + end_y * 0.45) + 12), ((-reach + end_x) / 2 - 8,
        end_y + 3), (end_x, end_y)]
    behind = geo.tube(*[(x, y, radius) for x, y in back], cap=3, step=4)
    ahead = geo.tube(*[(x, y, radius) for x, y in front], cap=3, step=4)
    if n <= 7:
        tip = (-(25, 14, 15, 17, 19, 19, 13)[n - 1], (14, 48, 74, 98, 120, 138, 146)[n - 1])
        bow = ((end_x + tip[0]) / 2, max(end_y, tip[1]) + (0 if n < 4 else 2))
        cartilage = geo.tube((end_x, end_y, 5), (*bow, 5), (*tip, 5), cap=3, step=3)
    else:
        tip = (end_x + 24, end_y - 31)
        cartilage = geo.tube((end_x, end_y, 5), ((end_x + tip[0]) / 2 + 3, (end_y + tip[1]) / 2 + 6, 5), (*tip, 4.5),
            cap=3, step=3)
    return behind, ahead, cartilage


# ---------------------------------------------------------------- a vertebra from above
def vertebra_above(
    body: tuple[float, float] = (44, 30), canal: float = 15.0, transverse: tuple[float, float] = (48, 22),
    spine: float = 52.0, *, bifid: bool = False, foramen: float = 0.0,
) -> Bones:
    """A vertebra from above, its body up (front). Origin in the middle of the vertebral foramen.

    Parts: vertebral-arch with its processes, body, superior facets, and for a cervical vertebra holes in the
    transverse processes (`foramen` is their radius) and a forked spine.
    """
    w, h = body[0] / 2, body[1]
    top = -canal * 0.86
    round_body = geo.blob((-w * 0.62, top), (-w, top - h * 0.4), (-w * 0.8, top - h * 0.86), (0, top - h), (w * 0.8,
        top - h * 0.86), (w, top - h * 0.4), (w * 0.62, top), (0, top + 2))
    tx, ty = transverse
    parts = [geo.ellipse(0, canal * 0.1, canal * 1.5, canal * 1.42), geo.tube((0, canal * 1.2, canal * 0.42), (0,
        spine * 0.6, canal * 0.3), (0, spine, canal * 0.34), cap=3, step=3)]
    if bifid:
        parts += [geo.tube((0, spine * 0.8, canal * 0.26), (s * canal * 0.55, spine * 1.16, canal * 0.26),
            cap=3) for s in (-1, 1)]
    for s in (-1, 1):
        parts.append(geo.tube((s * canal, canal * 0.3, canal * 0.5), (s * tx * 0.7, ty * 0.75, canal * 0.36),
            (s * tx, ty, canal * 0.42), cap=3, step=3))
        parts.append(geo.tube((s * canal * 0.9, -canal * 0.2, canal * 0.42), (s * w * 0.75, top - h * 0.14,
            canal * 0.44), cap=3))
        if foramen:
            parts.append(geo.ellipse(s * (canal * 1.5 + foramen * 1.2), -canal * 0.3, foramen * 2.1, foramen * 1.9))
    arch = geo.fillet(unary_union(parts), 3)
    hole = geo.blob((-canal, canal * 0.1), (-canal * 0.62, top + 2), (canal * 0.62, top + 2), (canal, canal * 0.1),
        (0, canal))
    holes = [hole]
    if foramen:
        holes += [geo.ellipse(s * (canal * 1.5 + foramen * 1.2), -canal * 0.3, foramen) for s in (-1, 1)]
    facets = unary_union([geo.ellipse(s * canal * 1.25, canal * 0.62, canal * 0.36, canal * 0.5, s * 30) for s in (-1,
        1)])
    return {"arch": arch.difference(unary_union(holes)), "body": round_body.difference(hole), "facets": facets,
        "canal": hole}


# ---------------------------------------------------------------- vertebrae from the side
def vertebra_side(depth: float, height: float, spine: float, drop: float) -> Bones:
    """A vertebra from its left side, front to the left. Origin in the middle of its body."""
    w, h = depth / 2, height / 2
    body = geo.blob((-w, -h), (0, -h * 0.9), (w, -h), (w * 0.92, 0), (w, h), (0, h * 0.9), (-w, h), (-w * 0.9, 0))
    pedicle = geo.tube((w * 0.9, -h * 0.5, h * 0.3), (w + depth * 0.28, -h * 0.35, h * 0.32), cap=3)
    upper = geo.tube((w + depth * 0.28, -h * 0.2, h * 0.26), (w + depth * 0.34, -h * 1.25, h * 0.22), cap=3)
    lower = geo.tube((w + depth * 0.34, 0, h * 0.26), (w + depth * 0.5, h * 1.1, h * 0.22), cap=3)
    spinous = geo.tube((w + depth * 0.3, -h * 0.1, h * 0.3), (w + depth * 0.4 + spine * 0.5, h * 0.2 + drop * 0.5,
        h * 0.34), (w + depth * 0.3 + spine, h * 0.3 + drop, h * 0.42), cap=3, step=3)
    return {"body": body, "arch": geo.fillet(unary_union([pedicle, upper, lower, spinous]), 2)}
