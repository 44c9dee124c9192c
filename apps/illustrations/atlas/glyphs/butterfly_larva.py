"""Monarch larva in its last instar, from the side with its head to the left, feeding on a milkweed leaf.

The body is a tube of thirteen segments (three thoracic, ten abdominal). A place on it is (segment, fraction, v):
fraction 0..1 from front to back of the segment, v from -1 (back) to 1 (belly).
"""

from __future__ import annotations

import numpy as np
from shapely.geometry import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .leaf import LeafShape, draw_leaf

SEGMENTS = ("T1", "T2", "T3", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10")
LENGTHS = (18, 22, 25, 27, 27, 27, 27, 27, 27, 26, 23, 15, 17)
RADII = (19, 22, 24.5, 26.5, 27.5, 28, 28, 28, 27.5, 26.5, 24, 20, 15.5)  # at the middle of each segment
SPINE = ((-152, 3), (-112, 4), (-64, -4), (-10, -14), (50, -15), (108, -3), (154, 14))

WALKING_LEGS = ("T1", "T2", "T3")
PROLEGS = ("A3", "A4", "A5", "A6", "A10")
SPIRACLES = ("T1", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8")
TENTACLES = {"T2": (70.0, -0.6), "A8": (30.0, 0.6)}  # segment -> (length, lean: negative forward)
HEAD = 0.9  # size of the head capsule
BLACK_BANDS = ((0.04, 0.13), (0.28, 0.8))  # the broad one carries the yellow band
YELLOW_BAND = (0.41, 0.68)


def draw_larva(key: str, seed: int) -> Drawing:
    """The caterpillar on its leaf, about 370 by 200 units."""
    drawing = Drawing(key)
    bites = ((330, -8, 13), (339, 8, 14), (327, 21, 12), (312, 34, 12), (299, 44, 10), (352, -6, 15))
    shape = LeafShape(
        length=345, upper=30, lower=62, bend=20, veins=11, slant=0.1, stalk=22, foot=0.42, tip=0.55
    )
    leaf = draw_leaf(f"{key}-leaf-{seed}", shape, unary_union([Point(x, y).buffer(r) for x, y, r in bites]))
    drawing.place(leaf, 172, 52, rotation=2, mirror=True, prefix="leaf-")
    _draw_caterpillar(drawing, Body())
    return drawing


class Body:
    """The tube of the body, with a fold between segments. Lengths are in drawing units."""

    def __init__(self) -> None:
        starts = np.r_[0, np.cumsum(LENGTHS)]
        self.starts = dict(zip(SEGMENTS, starts, strict=False))
        self.lengths = dict(zip(SEGMENTS, LENGTHS, strict=True))
        self.total = float(starts[-1])
        spine = geo.resample(geo.curve(SPINE, 3), 300)
        self.along = np.linspace(0, self.total, 300)
        self.spine = spine
        self.normal = geo.normals(spine)[0]
        middles = starts[:-1] + np.array(LENGTHS) / 2
        ends = np.r_[0, middles, self.total]
        radius = np.interp(self.along, ends, np.r_[15.5, RADII, 9])
        within = np.interp(self.along, starts, np.arange(len(starts))) % 1
        self.radius = radius * (0.945 + 0.055 * np.sin(np.pi * within) ** 0.7)

    def at(self, segment: str, fraction: np.ndarray | float, v: np.ndarray | float) -> np.ndarray:
        """Points on paper, shape (..., 2). Rings bulge backwards, as on a tube seen a little from the front."""
        v = np.asarray(v, float)
        s = (
            self.starts[segment]
            + self.lengths[segment] * np.asarray(fraction, float)
            + 3.0 * np.sqrt(np.clip(1 - v * v, 0, 1))
        )
        spine = np.stack([np.interp(s, self.along, self.spine[:, k]) for k in (0, 1)], -1)
        normal = np.stack([np.interp(s, self.along, self.normal[:, k]) for k in (0, 1)], -1)
        return spine + normal * (np.interp(s, self.along, self.radius) * v)[..., None]

    @property
    def outline(self) -> BaseGeometry:
        reach = self.normal * self.radius[:, None]
        up, low = self.spine - reach, self.spine + reach
        trunk = Polygon(np.vstack([up, low[::-1]]))
        return geo.clean(unary_union([trunk.buffer(0.2), Point(self.spine[-1]).buffer(9)]))

    def ring(self, segment: str, fraction: float, top: float = -1.08, bottom: float = 1.08) -> np.ndarray:
        v = np.linspace(top, bottom, 15)
        return self.at(segment, np.full(15, fraction), v)

    def band(self, segment: str, start: float, end: float, bottom: float = 1.08) -> Polygon:
        front, back = self.ring(segment, start, bottom=bottom), self.ring(segment, end, bottom=bottom)
        return Polygon(np.vstack([front, back[::-1]]))


def _draw_caterpillar(drawing: Drawing, body: Body) -> None:
    outline = body.outline
    far = {"tone": -0.25, "shadow": False}
    drawing.add(
        "far-tentacles",
        [_tentacle(body, s, 5.0, 0.9) for s in TENTACLES],
        Form.ROUND,
        "larva-black",
        depth=2,
        **far,
    )
    drawing.add(
        "far-prolegs", [_proleg(body, s, 9) for s in PROLEGS], Form.ROUND, "larva-black", depth=4, **far
    )
    drawing.add(
        "far-legs", [_leg(body, s, 7) for s in WALKING_LEGS], Form.ROUND, "larva-black", depth=2, **far
    )
    drawing.add("body", outline, Form.ROUND, "larva-white", depth=22)
    flat = {"depth": 22, "shade": outline, "outline": False, "shadow": False}
    black = [body.band(s, a, b) for s in SEGMENTS for a, b in BLACK_BANDS]
    black.append(Point(body.spine[-1] + (4, 0)).buffer(12))  # the anal plate
    drawing.add("black-bands", unary_union(black).intersection(outline), Form.ROUND, "larva-black", **flat)
    yellow = [body.band(s, *YELLOW_BAND, bottom=0.55).buffer(-1.2).buffer(1.2) for s in SEGMENTS]
    drawing.add("yellow-bands", unary_union(yellow).intersection(outline), Form.ROUND, "larva-yellow", **flat)
    # the pigments themselves, so that they show where a theme lights only the rim of a body
    pale = geo.inset(outline, 2).difference(drawing["black-bands"].shape.union(drawing["yellow-bands"].shape))
    drawing.add("white-pigment", pale, Form.FLAT, "larva-white", opacity=0.35)
    drawing.add("yellow-pigment", drawing["yellow-bands"].shape, Form.FLAT, "larva-yellow", opacity=0.45)
    folds = unary_union([geo.line(*body.ring(s, 0.0, -0.97, 0.97)) for s in SEGMENTS[1:]])
    drawing.add("folds", folds, Form.LINE, "larva-black", width=0.9, opacity=0.55)
    places = [body.at(s, 0.215, 0.36) for s in SPIRACLES]
    holes = unary_union([geo.ellipse(x, y, 1.7, 2.9, 8) for x, y in places])
    drawing.add("spiracles", holes, Form.FLAT, "larva-black")
    drawing.add("prolegs", [_proleg(body, s, 0) for s in PROLEGS], Form.ROUND, "larva-black", depth=5)
    marks = [body.at(s, 0.5, 0.82) + (0, 5) for s in PROLEGS]
    drawing.add(
        "proleg-spots", unary_union([geo.ellipse(x, y, 2.3, 1.8) for x, y in marks]), Form.FLAT, "larva-white"
    )
    drawing.add("legs", [_leg(body, s, 0) for s in WALKING_LEGS], Form.ROUND, "larva-black", depth=2.5)
    drawing.add(
        "tentacles", [_tentacle(body, s, 0.0, 1.0) for s in TENTACLES], Form.ROUND, "larva-black", depth=2.5
    )
    _draw_head(drawing, body)


def _tentacle(body: Body, segment: str, shift: float, size: float) -> BaseGeometry:
    """A fleshy filament on the back of a segment."""
    length, lean = TENTACLES[segment]
    length *= size
    x, y = body.at(segment, 0.5, -0.88) + (shift, 0)
    return geo.tube(
        (x, y, 3.0),
        (x + lean * length * 0.22, y - length * 0.3, 2.4),
        (x + lean * length * 0.6, y - length * 0.66, 1.7),
        (x + lean * length * 1.12, y - length * 0.95, 0.8),
        cap=3,
    )


def _proleg(body: Body, segment: str, shift: float) -> BaseGeometry:
    """A stout unjointed leg that ends in a flat foot with hooks."""
    x, y = body.at(segment, 0.5, 0.82) + (shift, 0)
    lean = 3 if segment == "A10" else 0
    return geo.smooth(
        geo.tube(
            (x - lean, y - 5, 6.8),
            (x, y + 4, 6.2),
            (x + lean, y + 12, 4.9),
            (x + lean, y + 16, 6.2),
            step=1.5,
        ),
        1.2,
    )


def _leg(body: Body, segment: str, shift: float) -> BaseGeometry:
    """A short jointed leg with a claw."""
    x, y = body.at(segment, 0.45, 0.86) + (shift, 0)
    k = 0.72 if segment == "T1" else 0.9  # the first pair is the smallest
    joints = (
        ((1, -4, 4.6), (0, 5, 3.9)),
        ((0, 4, 3.2), (-3, 12, 2.4)),
        ((-3, 11, 2.2), (-7.5, 16, 1.5), (-8.5, 19.5, 0.5)),
    )
    return unary_union(
        [geo.tube(*[(x + dx * k, y + dy * k, r * k) for dx, dy, r in joint], cap=3) for joint in joints]
    )


def _draw_head(drawing: Drawing, body: Body) -> None:
    """A round capsule, yellow-white with black stripes, mouth downwards; six simple eyes near the jaws."""
    x, y = body.at("T1", 0.0, 0.0) + (-9, 4)
    capsule = geo.blob(
        *geo.local(
            ((-2, -18), (9, -15), (14, -3), (11, 11), (2, 18), (-8, 17), (-14, 8), (-15, -4), (-11, -14)),
            x,
            y,
            sx=HEAD,
            sy=HEAD,
        )
    )
    jaws = geo.local(((-11, 12), (-2, 14), (-1, 21), (-8, 22)), x, y, sx=HEAD, sy=HEAD)
    drawing.add("jaws", geo.blob(*jaws), Form.ROUND, "larva-black", depth=3)
    feeler = geo.local(((-10, 12), (-16, 16), (-17, 20)), x, y, sx=HEAD, sy=HEAD)
    drawing.add("feeler", geo.line(*feeler), Form.CORD, "larva-black", width=1.7)
    drawing.add("head", capsule, Form.ROUND, "larva-yellow", depth=10, tone=0.18)
    stripes = (
        ((-3, -19, 1.8), (-9, -4, 2.2), (-12, 8, 1.8)),  # along the triangle of the face
        ((2, -19, 2.2), (1, -4, 2.7), (-3, 10, 2.2), (-5, 17, 1.4)),
        ((8, -17, 1.8), (10, -2, 2.3), (5, 15, 1.6)),
    )
    dark = unary_union([geo.tube(*geo.local(stripe, x, y, sx=HEAD, sy=HEAD)) for stripe in stripes])
    look = {"depth": 10, "shade": capsule, "outline": False, "shadow": False}
    drawing.add("head-stripes", dark.intersection(capsule), Form.ROUND, "larva-black", **look)
    eyes = geo.local(
        ((-9, 11), (-6.4, 12.6), (-4.4, 14.6), (-10.6, 13.6), (-7.8, 15.4), (-2.8, 12.6)),
        x,
        y,
        sx=HEAD,
        sy=HEAD,
    )
    drawing.add(
        "simple-eyes", MultiPoint(eyes), Form.DOTS, "larva-black", width=1.6, outline=False, shadow=False
    )
