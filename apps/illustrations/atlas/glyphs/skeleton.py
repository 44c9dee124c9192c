"""The skeleton put together from its bones, from the front and from behind, in millimetres; the crown is at (0, 0)."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from . import bones_limbs as limbs
from . import bones_trunk as trunk

LEVELS = ((7, 24, 13.5), (12, 29, 18.0), (5, 42, 23.5))  # neck, chest, small of the back
SPINE_TOP, STERNUM_TOP = 190.0, 322.0
SHOULDER, HIP = (-160.0, 340.0), (-84.0, 872.0)
ARM_TURN = 12.0  # degrees that the arms stand off the trunk
THIGH_TURN = 5.0  # degrees that the thighs slant inward


def draw_skeleton(d: Drawing, x: float, *, behind: bool, axial: str, appendicular: str, prefix: str) -> None:
    """Draw one view at `x`. Parts: prefix + skull, mandible, spine, ribs, sternum, sacrum, and limb bones with -R or -L."""

    def put(name: str, shape: BaseGeometry, material: str, depth: float = 6.0, **look) -> None:
        d.add(f"{prefix}{name}", affinity.translate(shape, x, 0), Form.ROUND, material, depth=depth, **look)

    def dark(name: str, shape: BaseGeometry) -> None:
        d.add(f"{prefix}{name}", affinity.translate(shape, x, 0), Form.HOLLOW, "bone-cell", finish="dark")

    vertebrae, discs, end = trunk.spine_front(SPINE_TOP, LEVELS)
    ribs = [trunk.rib_front(n) for n in range(1, 13)]
    low = lambda shape: affinity.translate(shape, 0, STERNUM_TOP)  # noqa: E731 - ribs count from the sternum
    back = low(trunk.pair(unary_union([r[0] for r in ribs])))
    front = low(trunk.pair(unary_union([r[1] for r in ribs if r[1] is not None])))
    cartilages = low(trunk.pair(unary_union([r[2] for r in ribs if r[2] is not None])))
    sacrum = {k: affinity.translate(v, 0, end + 4) for k, v in trunk.sacrum_front().items()}

    def spine() -> None:
        put("discs", unary_union(discs), "disc", 3, shadow=False)
        put("vertebral-column", unary_union(vertebrae), axial, 4)
        if behind:
            put("spines", unary_union([geo.ellipse(v.centroid.x, v.centroid.y + 5, 3.4, 7) for v in vertebrae]),
                axial, 2, tone=0.15)

    def pelvis() -> None:
        order = (("hip-bone", None), ("sacrum", sacrum)) if behind else (("sacrum", sacrum), ("hip-bone", None))
        for name, _ in order:
            if name == "sacrum":
                put("sacrum", sacrum["sacrum"], axial)
                put("coccyx", sacrum["coccyx"], axial, 3)
            else:
                for side in "RL":
                    shape = affinity.translate(limbs.hip_bone(), HIP[0] + 3, HIP[1] - 2)
                    put(f"hip-bone-{side}", shape if side == "R" else trunk.mirrored(shape), appendicular, 9)

    def shoulder_blades() -> None:
        for side in "RL":
            blade = affinity.translate(limbs.scapula(), SHOULDER[0] + 14, SHOULDER[1] + 8)
            put(f"scapula-{side}", blade if side == "R" else trunk.mirrored(blade), appendicular, 6)

    if behind:
        collars = affinity.translate(limbs.clavicle(), -16, STERNUM_TOP - 2)
        put("clavicles", trunk.pair(collars), appendicular, 5)
        put("sternum", low(unary_union(list(trunk.sternum().values()))), axial)
        put("costal-cartilages", cartilages, "cartilage", 3)
        put("ribs-front", front, axial, 4)
        put("ribs", back, axial, 4)
        spine()
        shoulder_blades()
    else:
        shoulder_blades()
        put("ribs-back", back, axial, 4, tone=-0.12)
        spine()
        put("costal-cartilages", cartilages, "cartilage", 3)
        put("ribs", front, axial, 4)
        put("sternum", low(unary_union(list(trunk.sternum().values()))), axial)
    for side in "" if behind else "RL":
        collar = affinity.translate(limbs.clavicle(), -16, STERNUM_TOP - 2)
        put(f"clavicle-{side}", collar if side == "R" else trunk.mirrored(collar), appendicular, 5)
    pelvis()
    _skull(put, dark, behind, axial)
    for side in "RL":
        _arm(d, x, side, appendicular, prefix)
        _leg(d, x, side, appendicular, prefix, behind)


def _skull(put, dark, behind: bool, axial: str) -> None:
    skull = trunk.skull_front()
    if behind:
        whole = unary_union([skull["parietal"], geo.blob((-70, 90), (70, 90), (60, 136), (34, 158), (0, 164), (-34,
            158), (-60, 136))])
        put("mandible", skull["mandible"], axial)
        put("skull", geo.fillet(whole, 8), axial, 30)
        return
    put("mandible", skull["mandible"], axial, 10)
    face = unary_union([skull[k] for k in ("parietal", "frontal", "temporal", "sphenoid", "zygomatic", "maxilla",
        "nasal")])
    put("skull", geo.fillet(face, 4), axial, 26)
    for name in trunk.SKULL_DARK:
        dark(name, skull[name])
    for name in trunk.SKULL_TEETH:
        put(name, skull[name], "tooth-enamel", 2)


def _arm(d: Drawing, x: float, side: str, material: str, prefix: str) -> None:
    mirror = side == "L"
    s = -1 if mirror else 1

    def place(bones, px, py, turn):
        limbs.put_bones(d, bones, material, x + s * px, py, turn=turn, mirror=mirror, prefix=prefix,
            suffix=f"-{side}")

    hx, hy = SHOULDER[0] - 16, SHOULDER[1] - 14
    place({"humerus": limbs.humerus()}, hx, hy, ARM_TURN)
    ex, ey = limbs.at_end(hx, hy, 0, 332, ARM_TURN)
    fore = ARM_TURN + 6
    place({"ulna": limbs.ulna()}, *limbs.at_end(ex, ey, 14, 0, fore), fore)
    place({"radius": limbs.radius()}, *limbs.at_end(ex, ey, -16, 6, fore), fore)
    wx, wy = limbs.at_end(ex, ey, -12, 252, fore)
    carpus, digits = limbs.carpus(), limbs.fingers()
    place({"carpals": unary_union(list(carpus.values()))}, wx, wy, fore)
    place({"metacarpals": unary_union([v for k, v in digits.items() if k.startswith("metacarpal")])}, wx, wy, fore)
    place({"phalanges": unary_union([v for k, v in digits.items() if not k.startswith("metacarpal")])}, wx, wy, fore)


def _leg(d: Drawing, x: float, side: str, material: str, prefix: str, behind: bool) -> None:
    mirror = side == "L"
    s = -1 if mirror else 1

    def place(bones, px, py, turn=0.0):
        limbs.put_bones(d, bones, material, x + s * px, py, turn=turn, mirror=mirror, prefix=prefix,
            suffix=f"-{side}")

    hx, hy = HIP[0] - 10, HIP[1] + 2
    place({"femur": limbs.femur()}, hx, hy, -THIGH_TURN)
    kx, ky = hx + 8, hy + 450
    place({"fibula": limbs.fibula()}, kx - 36, ky + 16, 2)
    place({"tibia": limbs.tibia()}, kx, ky, -1)
    if not behind:
        place({"patella": limbs.patella()}, kx, ky - 50)
    foot = limbs.foot_front()
    ax, ay = kx + 4, ky + 372
    place({"tarsals": unary_union([foot["talus"], foot["calcaneus-front"], foot["tarsals"]])}, ax, ay)
    if behind:
        place({"calcaneus": geo.blob((-14, 10), (0, 4), (14, 10), (18, 44), (8, 62), (-10, 62), (-18, 44))}, ax, ay)
        return
    place({"metatarsals": unary_union([v for k, v in foot.items() if k.startswith("metatarsal")])}, ax, ay)
    place({"toes": unary_union([v for k, v in foot.items() if k.startswith("toe")])}, ax, ay)
