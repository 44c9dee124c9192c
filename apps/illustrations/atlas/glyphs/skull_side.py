"""The skull from the left side, in millimetres: face to the left, crown at y = 0, chin at y = 205."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo

from .bones_limbs import Bones


def skull_side() -> Bones:
    """Bones by name, from back to front."""
    b = geo.blob
    teeth = [geo.rounded_box(x, 158 - (x + 92) * 0.02, 6.2, 12, 2) for x in (-92, -85.5, -79, -72.4, -65.6, -58.6)]
    lower = [geo.rounded_box(x, 170, 5.8, 11, 2) for x in (-90, -84, -78, -71.8, -65.4, -58.8)]
    return {
        "ethmoid": b((-74, 92), (-58, 88), (-52, 96), (-54, 110), (-72, 112)),
        "occipital": b((84, 50), (96, 78), (95, 106), (82, 130), (56, 142), (36, 142), (44, 116), (60, 100)),
        "parietal": b((-10, 0), (28, 1), (64, 20), (86, 52), (82, 76), (68, 98), (56, 108), (36, 92), (8, 76),
            (-20, 84), (-30, 66), (-22, 32)),
        "frontal": b((-84, 90), (-89, 70), (-80, 38), (-52, 11), (-10, 0), (-18, 32), (-26, 62), (-36, 80), (-52, 82),
            (-66, 80), (-76, 86)),
        "sphenoid": b((-37, 80), (-26, 66), (-18, 84), (-20, 112), (-32, 118), (-42, 104), (-46, 92)),
        "lacrimal": b((-79, 96), (-72, 95), (-71, 109), (-77, 110)),
        "maxilla": b((-84, 98), (-79, 98), (-72, 112), (-62, 124), (-46, 136), (-48, 160), (-90, 162), (-96, 150),
            (-90, 138), (-94, 126), (-88, 112)),
        "nasal": b((-84, 89), (-77, 94), (-86, 106), (-99, 118), (-95, 106)),
        "mandible": geo.fillet(unary_union([b((-95, 178), (-52, 180), (-42, 168), (-34, 178), (-22, 190), (-36, 200),
            (-70, 204), (-92, 206), (-98, 194)), b((-44, 172), (-38, 130), (-32, 126), (-26, 148), (-14, 150),
            (-12, 126), (-3, 124), (0, 134), (-10, 164), (-20, 194))]), 4),
        "temporal": b((-20, 88), (-10, 74), (14, 70), (38, 88), (57, 108), (52, 130), (38, 152), (28, 146), (22, 132),
            (4, 124), (-32, 123), (-34, 115), (-12, 113)),
        "zygomatic": b((-73, 113), (-60, 112), (-50, 108), (-42, 92), (-36, 94), (-40, 110), (-26, 114), (-27, 124),
            (-46, 128), (-58, 138), (-68, 130)),
        "upper-teeth": unary_union(teeth),
        "lower-teeth": unary_union(lower),
        "styloid": geo.tube((12, 138, 3), (2, 154, 2), (-6, 168, 1), cap=3, step=2),
        "meatus": geo.ellipse(14, 126, 5, 5.5),
    }


def orbit_side() -> BaseGeometry:
    return geo.blob((-78, 92), (-66, 84), (-50, 86), (-43, 96), (-48, 108), (-62, 113), (-74, 110))


def sutures() -> dict[str, LineString]:
    """Seams of the vault, a little wavy."""
    courses = {
        "coronal-suture": [(-10, 0), (-18, 32), (-26, 62), (-34, 76)],
        "lambdoid-suture": [(86, 52), (82, 76), (68, 98), (56, 108)],
        "squamous-suture": [(-20, 86), (-10, 74), (14, 70), (38, 88), (57, 108)],
    }
    out = {}
    for name, points in courses.items():
        line = geo.resample(geo.curve(points, 2), 46)
        normal, _ = geo.normals(line)
        wave = [(x + nx * (1.4 if i % 2 else -1.4), y + ny * (1.4 if i % 2 else -1.4)) for i,
            ((x, y), (nx, ny)) in enumerate(zip(line, normal, strict=True))]
        out[name] = LineString(wave)
    return out
