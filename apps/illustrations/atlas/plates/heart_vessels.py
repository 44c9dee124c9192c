"""The great vessels of the heart, drawn as tubes that merge where they branch."""

from __future__ import annotations

from shapely.geometry import box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.geometry import tube
from apps.illustrations.drawing.model import Drawing

AORTIC_ARCH = [
    *[
        (590, 540, 52),
        (548, 470, 58),
        (494, 400, 54),
        (446, 325, 53),
        (424, 246, 52),
        (438, 168, 51),
        (490, 106, 50),
    ],
    *[(566, 84, 49), (640, 106, 46), (690, 170, 43), (706, 250, 41), (708, 330, 40), (708, 420, 40)],
]
BRACHIOCEPHALIC_TRUNK = [(470, 150, 40), (444, 76, 29), (418, 6, 26)]
LEFT_COMMON_CAROTID = [(540, 96, 28), (546, 36, 18), (538, -14, 17)]
LEFT_SUBCLAVIAN = [(612, 100, 30), (636, 46, 20), (662, -4, 19)]


def draw_behind(drawing: Drawing) -> None:
    """Vessels that the heart or other vessels cover, from back to front."""
    descending = [(600, 860, 40), (562, 980, 39), (548, 1084, 38)]
    drawing.vessel("descending-aorta", [descending], "artery", 34, [(0, -1)])
    upper = [(320, 440, 26), (205, 425, 25), (128, 404, 23)]
    lower = [(320, 520, 26), (195, 518, 25), (112, 530, 23)]
    drawing.vessel("right-pulmonary-vein-upper", [upper], "pulmonary-vein", 25, [(0, -1)])
    drawing.vessel("right-pulmonary-vein-lower", [lower], "pulmonary-vein", 25, [(0, -1)])
    _right_pulmonary_artery(drawing)
    ligament = tube((612, 116, 7), (616, 176, 5.5), (634, 250, 8))
    drawing.add("ligamentum-arteriosum", ligament, "round", "tendon", depth=6, detail=2)
    _aorta(drawing)
    superior = [(318, 430, 44), (318, 340, 43), (318, 240, 41), (312, 150, 40), (304, 84, 40)]
    inferior = [(296, 690, 46), (278, 780, 46), (270, 860, 45), (268, 940, 45)]
    drawing.vessel("superior-vena-cava", [superior], "vein", 38, [(0, -1)])
    drawing.vessel("inferior-vena-cava", [inferior], "vein", 40, [(0, -1)])
    upper = [(800, 450, 27), (880, 426, 26), (956, 398, 24)]
    lower = [(810, 506, 27), (890, 507, 26), (962, 518, 24)]
    drawing.vessel("left-pulmonary-vein-upper", [upper], "pulmonary-vein", 25, [(0, -1)])
    drawing.vessel("left-pulmonary-vein-lower", [lower], "pulmonary-vein", 25, [(0, -1)])


def _right_pulmonary_artery(drawing: Drawing) -> None:
    """Behind the ascending aorta and the superior vena cava, dividing before the lung."""
    trunk = [(600, 290, 40), (520, 292, 38), (430, 300, 36), (330, 306, 34), (236, 304, 32), (190, 296, 30)]
    upper = [(236, 300, 26), (164, 280, 22), (112, 254, 20)]
    lower = [(236, 312, 23), (176, 334, 20), (126, 350, 18)]
    body = geo.fillet(unary_union([tube(*trunk, cap=2), tube(*upper), tube(*lower)]), 6)
    drawing.vessel(
        "right-pulmonary-artery", [upper, lower, trunk], "vein", 32, [(0, -1), (1, -1)], shape=body
    )


def _aorta(drawing: Drawing) -> None:
    branches = [BRACHIOCEPHALIC_TRUNK, LEFT_COMMON_CAROTID, LEFT_SUBCLAVIAN]
    body = geo.clean(unary_union([tube(*AORTIC_ARCH), *(tube(*branch) for branch in branches)]))
    body = geo.clean(body.union(geo.fillet(body, 9).intersection(box(380, 20, 720, 160))))
    ends = [(0, -1), (1, -1), (2, -1)]
    drawing.vessel("aorta", [*branches, AORTIC_ARCH], "artery", 46, ends, shape=body)


def draw_pulmonary_trunk(drawing: Drawing) -> None:
    """The trunk rises in front of the root of the aorta and becomes the left pulmonary artery."""
    trunk = [
        (478, 462, 50),
        (502, 408, 54),
        (534, 352, 53),
        (580, 300, 50),
        (646, 262, 44),
        (734, 236, 36),
        (800, 226, 32),
    ]
    upper = [(780, 226, 27), (844, 204, 23), (904, 174, 21)]
    lower = [(780, 232, 24), (854, 248, 21), (912, 270, 19)]
    body = geo.fillet(unary_union([tube(*trunk, cap=2), tube(*upper), tube(*lower)]), 6)
    drawing.vessel("pulmonary-trunk", [upper, lower, trunk], "vein", 42, [(0, -1), (1, -1)], shape=body)
