"""The human body from the front in the anatomical position, as an outline that organs stand in.

All organs share its frame: 3000 units from crown to sole, x = 0 in the midline, and the reader's left is the body's
right. One centimetre of a grown person is about 17 units.
"""

from __future__ import annotations

from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

# The left half of the body from the crown down to the crotch, in thousandths of its height.
HALF = (
    (16, 1), (31, 9), (42, 28), (45, 50), (50, 60), (49, 80), (43, 88), (38, 104), (31, 117), (29, 138), (37, 153), (68, 165), (101, 174),
    (122, 192), (131, 224), (134, 262), (139, 302), (147, 346), (155, 388), (165, 424), (173, 462), (180, 502),
    (191, 524), (203, 548), (206, 566), (199, 566), (197, 574), (199, 602), (196, 626), (185, 633), (174, 622), (167, 592),
    (161, 556), (157, 516), (149, 470), (137, 424), (126, 388), (114, 340), (104, 292), (97, 258, "c"), (95, 300), (89, 345),
    (82, 390), (81, 412), (85, 446), (95, 484), (102, 524), (104, 566), (99, 622), (90, 688), (79, 732), (81, 780),
    (75, 842), (63, 904), (57, 942), (62, 964), (73, 985), (70, 997), (46, 1000), (32, 992), (33, 960), (35, 930),
    (27, 862), (19, 804), (23, 742), (17, 690), (9, 604), (3, 552),
)  # fmt: skip
HEIGHT = 3000.0


def outline() -> BaseGeometry:
    left = [(p[0] * 3.0, p[1] * 3.0, *p[2:]) for p in HALF]
    right = [(-p[0], *p[1:]) for p in reversed(left)]
    return geo.blob((0, 0), *left, (0, 1625, "c"), *right, step=9)


def trunk(top: float, bottom: float) -> BaseGeometry:
    """The body between two heights, with the arms only where they hang from its shoulders."""
    slab = geo.clean(outline().intersection(box(-700, top, 700, bottom)))
    return (
        slab
        if top < 700
        else next(p for p in geo.polygons(slab) if p.intersects(LineString([(-30, top), (30, top)])))
    )


def silhouette(d: Drawing, top: float = 0.0, bottom: float = HEIGHT, id: str = "body") -> BaseGeometry:
    """Draw the body between two heights behind everything else and return its outline."""
    whole = outline()
    shape = whole if (top, bottom) == (0.0, HEIGHT) else trunk(top, bottom)
    d.add(id, shape, "round", "body", depth=34, tone=0.25, shadow=False, shade=whole)
    if top == 0:
        features = [
            ((-62, 190), (-40, 200), (-20, 192)),
            ((62, 190), (40, 200), (20, 192)),
            ((-14, 258), (0, 266), (14, 258)),
            ((-34, 318), (0, 326), (34, 318)),
        ]
        d.add(
            f"{id}-face",
            MultiLineString([geo.line(*f).coords for f in features]),
            "line",
            "body",
            width=3.4,
            tone=-0.3,
        )
    return shape


def mirrored(shape: BaseGeometry) -> BaseGeometry:
    """The same on the other side of the midline."""
    return affinity.scale(shape, -1, 1, origin=(0, 0))


def mirror(points):
    """Points (x, y, …) on the other side of the midline."""
    return [(-p[0], *p[1:]) for p in points]
