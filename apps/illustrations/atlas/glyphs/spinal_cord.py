"""The spinal cord in cross-section, back (posterior) at the top, on a field of about 600 by 420 around the origin."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form


def both(shape: BaseGeometry) -> BaseGeometry:
    """A shape and its mirror image in the midline."""
    return unary_union([shape, affinity.scale(shape, -1, 1, origin=(0, 0))])


def draw_cord(d: Drawing, *, both_sides: bool = True, lateral: bool = True) -> None:
    """Parts: white-matter, gray-matter, central-canal, posterior-root, posterior-root-ganglion, anterior-root, spinal-nerve."""
    sides = both if both_sides else lambda shape: shape
    d.add("spinal-nerve", sides(geo.tube((330, 20, 30), (400, 34, 27), (470, 40, 26), step=5)), Form.ROUND, "nerve",
        depth=16)
    d.add("anterior-root", sides(geo.tube((96, 100, 13), (180, 120, 15), (270, 80, 18), (346, 30, 24), step=5)),
        Form.ROUND, "nerve-motor", depth=10, tone=0.25)
    d.add("posterior-root", sides(geo.tube((100, -92, 13), (190, -96, 15), (280, -50, 18), (346, 10, 24), step=5)),
        Form.ROUND, "schwann-cell", depth=10, tone=0.2)
    d.add("posterior-root-ganglion", sides(geo.ellipse(268, -58, 46, 30, 34)), Form.ROUND, "schwann-cell", depth=16)
    white = geo.ellipse(0, 0, 170, 146).difference(geo.blob((-7, 160, "c"), (-9, 70), (0, 52), (9, 70),
        (7, 160, "c")))
    d.add("white-matter", geo.smooth(white, 3), Form.CUT, "white-matter", depth=12)
    half = [(0, -20), (26, -22), (44, -60), (70, -112), (88, -118), (84, -84), (62, -30), (70, -6),
        (102, 2) if lateral else (66, 2), (74, 16), (84, 46), (80, 86), (54, 96), (34, 66), (22, 26), (0, 22)]
    gray = unary_union([geo.blob(*half), geo.ellipse(0, 0, 30, 22)])
    d.add("gray-matter", geo.fillet(both(gray), 4), Form.FLAT, "gray-matter", shadow=False)
    d.add("posterior-septum", geo.tube((0, -146, 2), (0, -20, 1.4), step=4), Form.FLAT, "ink", opacity=0.6,
        outline=False, shadow=False)
    d.add("central-canal", geo.ellipse(0, 0, 7), Form.FLAT, "ventricle", shadow=False)
