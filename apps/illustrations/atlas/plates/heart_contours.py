"""The main contours of the heart in coronal section: outline, four chambers and the wall between them.

Units: about 60 to a centimetre, x to the patient's left, y down, on a plate of 890 by 1130.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.geometry import blob, tube


@dataclass(frozen=True)
class Contours:
    outline: BaseGeometry
    right_atrium: BaseGeometry  # with the ends of both venae cavae
    right_ventricle: BaseGeometry  # with the outflow tract up to the cut pulmonary trunk
    left_ventricle: BaseGeometry  # with the root of the aorta
    left_atrium: BaseGeometry  # with the ends of the left pulmonary veins

    @cached_property
    def cavities(self) -> BaseGeometry:
        return unary_union([self.right_atrium, self.right_ventricle, self.left_ventricle, self.left_atrium])

    @cached_property
    def wall(self) -> BaseGeometry:
        return geo.clean(self.outline.difference(self.cavities))

    def lower_border(self, offset: float) -> list[tuple[float, float]]:
        """Points from the right margin around the apex to the left margin, `offset` outside the outline."""
        ring = self.outline.buffer(offset)
        return arc(ring, (170, 530), (910, 500), 60, through=(700, 1010))


def contours() -> Contours:
    return Contours(
        outline=_outline(),
        right_atrium=_right_atrium(),
        right_ventricle=_right_ventricle(),
        left_ventricle=_left_ventricle(),
        left_atrium=_left_atrium(),
    )


def _outline() -> BaseGeometry:
    right_margin = [
        (300, 372),
        (250, 412),
        (212, 470),
        (194, 545),
        (198, 620),
        (218, 685),
        (250, 738),
        (300, 780),
    ]
    inferior = [(362, 814), (436, 860), (512, 910), (592, 960), (668, 998), (738, 1014)]
    left_margin = [
        (796, 994),
        (844, 936),
        (876, 850),
        (892, 750),
        (888, 664),
        (874, 606),
        (870, 545),
        (868, 480),
    ]
    base = [(846, 415), (785, 384), (700, 384), (610, 400), (520, 410), (430, 392), (360, 366)]
    return blob(*right_margin, *inferior, *left_margin, *base)


def _right_atrium() -> BaseGeometry:
    lateral = [(318, 374), (272, 412), (232, 472), (210, 545), (213, 622), (237, 692), (282, 744), (330, 752)]
    septal = [(350, 734), (376, 660), (398, 590), (404, 545), (392, 480), (376, 430), (356, 394)]
    superior_cava = tube((320, 400, 32), (319, 345, 33), (319, 312, 32), cap=2)
    inferior_cava = tube((290, 700, 34), (278, 760, 35), (273, 796, 34), cap=2)
    return geo.smooth(unary_union([blob(*lateral, *septal), superior_cava, inferior_cava]), 6).simplify(0.15)


def _right_ventricle() -> BaseGeometry:
    outflow = [(412, 540), (426, 490), (430, 450), (446, 420), (522, 452), (528, 500), (522, 556)]
    septal = [(503, 612), (512, 690), (546, 764), (590, 836), (632, 896), (648, 934)]
    free_wall = [(636, 945), (612, 938), (548, 900), (474, 853), (404, 801), (352, 760), (347, 732)]
    inlet = [(378, 660), (398, 590)]
    trunk = tube((474, 474, 48), (490, 430, 40), (510, 394, 43), (540, 352, 39), (560, 330, 35), cap=2)
    return geo.smooth(unary_union([blob(*outflow, *septal, *free_wall, *inlet), trunk]), 5).simplify(0.15)


def _left_ventricle() -> BaseGeometry:
    inlet = [(541, 566), (560, 532), (600, 512), (630, 534), (646, 566), (720, 596), (808, 590)]
    free_wall = [(824, 650), (828, 730), (814, 806), (786, 880), (758, 930), (732, 944)]
    septal = [(704, 916), (666, 834), (632, 752), (600, 676), (564, 612)]
    aortic_root = tube((598, 566, 40), (580, 524, 40), (556, 480, 46), (520, 424, 42))
    return geo.smooth(unary_union([blob(*inlet, *free_wall, *septal), aortic_root]), 4).simplify(0.15)


def _left_atrium() -> BaseGeometry:
    roof = [(632, 530), (620, 484), (632, 434), (674, 406), (730, 398), (798, 402), (848, 436), (857, 490)]
    floor = [(848, 545), (814, 582), (760, 596), (690, 578)]
    upper_vein = tube((800, 452, 24), (865, 432, 17), (900, 420, 14), cap=2)
    lower_vein = tube((806, 506, 24), (866, 506, 17), (902, 508, 14), cap=2)
    return geo.smooth(unary_union([blob(*roof, *floor), upper_vein, lower_vein]), 6).simplify(0.15)


def arc(
    shape: BaseGeometry,
    start: tuple[float, float],
    end: tuple[float, float],
    count: int,
    through: tuple[float, float],
) -> list[tuple[float, float]]:
    """`count` points along a shape's outline between two places, the way round that passes near `through`."""
    ring = shape.exterior
    a, b = ring.project(Point(start)), ring.project(Point(end))
    ways = []
    for stop in (b if b > a else b + ring.length, b if b < a else b - ring.length):
        ways.append([ring.interpolate(s % ring.length).coords[0] for s in np.linspace(a, stop, count)])
    return min(ways, key=lambda way: LineString(way).distance(Point(through)))
