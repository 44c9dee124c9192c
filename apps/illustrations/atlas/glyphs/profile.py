"""The human body from the side, facing left: as an outline that cavities and organs stand in.

The frame is that of `body`: 3000 units from crown to sole; here the middle of the trunk stands at x = 0.
"""

from __future__ import annotations

from shapely import box
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo

# From the crown down the face, chest and belly to the thigh, and back up the seat, back and neck.
OUTLINE = (
    (10, 0), (-80, 22), (-140, 82), (-160, 150), (-158, 190), (-166, 214), (-186, 262), (-192, 280), (-172, 292), (-166, 306), (-176, 326), (-164, 338),
    (-170, 356), (-154, 372), (-156, 398), (-134, 418), (-76, 424), (-52, 452), (-48, 520), (-76, 580), (-120, 680), (-150, 800), (-146, 920), (-140, 1040),
    (-150, 1180), (-160, 1300), (-150, 1430), (-128, 1540), (-120, 1660), (-118, 1800), (120, 1800), (146, 1660), (166, 1540), (156, 1430), (110, 1310), (96, 1200), (118, 1040), (142, 880),
    (140, 720), (112, 600), (84, 520), (86, 440), (120, 370), (148, 280), (160, 180), (134, 80), (80, 22),
)  # fmt: skip


def outline(bottom: float = 1700.0) -> BaseGeometry:
    return geo.clean(geo.blob(*OUTLINE, step=7).intersection(box(-400, -10, 400, bottom)))
