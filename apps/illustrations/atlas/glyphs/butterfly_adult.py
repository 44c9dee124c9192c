"""Adult monarch (Danaus plexippus), female, seen from above with its wings spread.

Only the right wings are described; the left ones are their mirror image. The colour pattern is not painted by hand:
orange is what a field leaves between the veins, so it follows the venation as it does on the wing.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

Points = tuple[tuple[float, ...], ...]
Outline = tuple[tuple[float, float] | tuple[float, float, str], ...]  # "c" marks a sharp corner


@dataclass(frozen=True, slots=True)
class Wing:
    """A right wing: outline, veins from root to margin (Comstock–Needham names), and where orange can show."""

    outline: Outline
    veins: dict[str, Points]
    cell: Points  # the vein that closes the discal cell
    field: Points
    vein_width: float
    spotted: tuple[
        str, ...
    ]  # veins whose ends part the interspaces with white spots, in order along the margin
    rows: tuple[tuple[float, float], ...]  # (distance from the margin, diameter) of the white spots
    tone: float = 0.0


FOREWING = Wing(
    outline=(
        (6, -26, "c"),
        (30, -45),
        (62, -72),
        (100, -98),
        (138, -119),
        (168, -131),
        (184, -133),
        (193, -127),
        (194, -116),
        (189, -98),
        (180, -74),
        (173, -50),
        (167, -27),
        (161, -5),
        (156, 8),
        (147, 15),
        (128, 17),
        (96, 15),
        (60, 10),
        (30, 2),
        (6, -4, "c"),
    ),
    veins={
        "Sc": ((10, -22), (40, -48), (78, -77), (112, -104)),
        "R": ((10, -20), (40, -43), (78, -70), (112, -90), (120, -92)),
        "R1": ((84, -74), (112, -95), (140, -119)),
        "R2": ((102, -85), (130, -105), (160, -127)),
        "R3": ((120, -92), (148, -112), (176, -133)),
        "R4": ((148, -112), (170, -123), (190, -130)),
        "R5": ((136, -104), (164, -112), (193, -113)),
        "M1": ((120, -91), (150, -95), (188, -94)),
        "M2": ((122, -79), (150, -77), (181, -73)),
        "M3": ((114, -59), (142, -55), (174, -50)),
        "Cu": ((11, -15), (40, -29), (70, -37), (98, -49), (114, -59)),
        "CuA1": ((98, -49), (130, -39), (168, -27)),
        "CuA2": ((66, -36), (110, -20), (162, -4)),
        "2A": ((11, -10), (50, -1), (100, 8), (150, 14)),
    },
    cell=((120, -92), (121, -86), (122, -78), (118, -68), (114, -59)),
    field=(
        (10, -20),
        (40, -46),
        (80, -74),
        (114, -93),
        (124, -92),
        (129, -80),
        (138, -70),
        (146, -62),
        (157, -48),
        (151, -24),
        (145, -3),
        (138, 6),
        (120, 12),
        (80, 10),
        (40, 3),
        (11, -9),
    ),
    vein_width=3.2,
    spotted=("R5", "M1", "M2", "M3", "CuA1", "CuA2", "2A"),
    rows=((4.6, 3.0), (11.0, 4.0)),
)

HINDWING = Wing(
    outline=(
        (7, -10, "c"),
        (30, -14),
        (66, -12),
        (104, -4),
        (130, 10),
        (142, 26),
        (146, 42),
        (145, 60),
        (138, 82),
        (126, 102),
        (110, 119),
        (90, 132),
        (68, 140),
        (50, 141),
        (38, 135),
        (28, 118),
        (20, 92),
        (12, 50),
        (7, 14, "c"),
    ),
    veins={
        "h": ((22, 2), (26, -6), (30, -12)),
        "Sc": ((8, 2), (24, 3), (70, 4), (110, 8), (138, 20)),
        "Rs": ((26, 5), (60, 18), (92, 30), (146, 47)),
        "M1": ((80, 25), (86, 38), (112, 56), (141, 75)),
        "M2": ((85, 54), (104, 76), (129, 98)),
        "M3": ((77, 66), (92, 92), (111, 118)),
        "Cu": ((8, 4), (30, 26), (48, 46), (64, 62), (77, 66)),
        "CuA1": ((64, 62), (76, 98), (89, 133)),
        "CuA2": ((48, 46), (58, 92), (65, 141)),
        "2A": ((8, 6), (24, 44), (36, 92), (43, 138)),
        "3A": ((8, 8), (16, 50), (24, 90), (28, 116)),
    },
    cell=((86, 38), (88, 46), (85, 54), (77, 66)),
    field=(
        (12, 2),
        (40, -6),
        (80, -4),
        (112, 6),
        (128, 20),
        (132, 40),
        (128, 62),
        (119, 81),
        (105, 99),
        (88, 113),
        (68, 121),
        (50, 121),
        (36, 114),
        (20, 100),
        (10, 50),
        (6, 14),
    ),
    vein_width=2.6,
    spotted=("Sc", "Rs", "M1", "M2", "M3", "CuA1", "CuA2", "2A"),
    rows=((4.4, 3.0), (11.0, 3.6)),
    tone=0.05,
)

# White and tawny spots of the dark forewing tip: (x, y, rx, ry, rotation).
TIP_TAWNY = ((134, -106, 8, 2.4, -38), (147, -101.5, 10, 3.6, 4), (141, -86, 11, 5.2, 0))
TIP_WHITE = (
    (143, -118, 3.6, 1.2, -38), (152, -118.5, 5, 1.8, -37), (164, -116, 4.6, 1.6, -20), (168, -103.5, 4.8, 2.7, 0),
    (163, -84.5, 4.4, 2.9, 3), (159, -63, 3.6, 2.6, 6),
)  # fmt: skip
THORAX_WHITE = ((-4.5, -46), (4.5, -46), (-7.5, -38), (7.5, -38), (-5, -30), (5, -30), (0, -24))
HEAD_WHITE = ((-2.6, -62), (2.6, -62), (-3.4, -56.5), (3.4, -56.5))


def draw_adult(key: str, seed: int) -> Drawing:
    """The butterfly, origin between the wing roots, about 390 by 290 units."""
    drawing = Drawing(key)
    _draw_wing(drawing, "hindwing", HINDWING, f"{key}-hindwing-{seed}")
    _draw_wing(drawing, "forewing", FOREWING, f"{key}-forewing-{seed}")
    drawing.add(
        "tip-spots", _both(unary_union([geo.ellipse(*s) for s in TIP_WHITE])), Form.FLAT, "wing-white"
    )
    _draw_body(drawing)
    return drawing


def _both(shape: BaseGeometry) -> BaseGeometry:
    """A right half and its mirror image."""
    return unary_union([shape, affinity.scale(shape, -1, 1, origin=(0, 0))])


def _draw_wing(drawing: Drawing, name: str, wing: Wing, key: str) -> None:
    outline = geo.blob(*wing.outline)
    veins = _veins(wing)
    windows = _windows(wing, outline, veins)
    drawing.add(name, _both(outline), Form.SHEET, "wing-orange", depth=16, tone=wing.tone)
    drawing.add(f"{name}-ground", _both(windows), Form.FLAT, "wing-orange", tone=wing.tone, opacity=0.75)
    drawing.add(
        f"{name}-scales",
        _scales(windows, key),
        Form.LINE,
        "wing-orange",
        tone=-0.35,
        width=0.6,
        opacity=0.38,
        detail=2,
    )
    for reach in (34, 50, 66, 82, 98, 114):  # the wing is deeper in colour near the body
        root = _both(geo.clean(windows.intersection(Point(0, -4).buffer(reach))))
        drawing.add(f"{name}-root-{reach}", root, Form.FLAT, "wing-orange", tone=-0.35, opacity=0.07)
    drawing.add(f"{name}-veins", _both(geo.clean(outline.difference(windows))), Form.FLAT, "wing-black")
    if name == "forewing":
        tawny = unary_union([geo.ellipse(*s) for s in TIP_TAWNY]).difference(veins)
        drawing.add("tip-patches", _both(geo.smooth(tawny, 0.6)), Form.FLAT, "wing-tawny")
    ridges = MultiLineString([_curve(v) for v in (*wing.veins.values(), wing.cell)])
    drawing.add(
        f"{name}-ridges",
        _mirrored_lines(ridges.intersection(geo.inset(outline, 0.6))),
        Form.LINE,
        "wing-black",
        tone=0.22,
        width=0.6,
        detail=2,
    )
    for row, (distance, size) in enumerate(wing.rows):
        drawing.add(
            f"{name}-spots-{row}",
            _both(_spots(wing, outline, distance)),
            Form.DOTS,
            "wing-white",
            width=size,
            outline=False,
            shadow=False,
        )


def _curve(points: Points) -> np.ndarray:
    return geo.curve(points, 3)


def _mirrored_lines(lines: BaseGeometry) -> MultiLineString:
    return MultiLineString(
        [*shapely.get_parts(lines), *shapely.get_parts(affinity.scale(lines, -1, 1, origin=(0, 0)))]
    )


def _veins(wing: Wing) -> BaseGeometry:
    """Dark scales along the veins, a little broader towards the margin."""
    w = wing.vein_width / 2
    tubes = []
    for points in (*wing.veins.values(), wing.cell):
        n = len(points) - 1
        tubes.append(geo.tube(*[(x, y, w * (0.85 + 0.5 * i / n)) for i, (x, y) in enumerate(points)], cap=3))
    return unary_union(tubes)


def _windows(wing: Wing, outline: BaseGeometry, veins: BaseGeometry) -> BaseGeometry:
    """Where the ground colour shows: the field between the veins, with rounded corners."""
    panes = geo.blob(*wing.field).intersection(geo.inset(outline, 3)).difference(veins)
    return geo.clean(panes.buffer(-1.5, quad_segs=6).buffer(1.5, quad_segs=6))


def _scales(windows: BaseGeometry, key: str) -> MultiLineString:
    """Rows of scales, seen as fine strokes that fan out from the wing root, on both sides."""
    r = geo.rng(key)
    root = np.array((0.0, -8.0))
    strokes = []
    for point in geo.scatter(windows, 6, key):
        away = (point - root) / np.hypot(*(point - root))
        half = away * r.uniform(3, 8)
        strokes.append(np.stack([point - half, point, point + half]))
    kept = geo.inside(strokes, windows)
    return MultiLineString(kept + [stroke * (-1, 1) for stroke in kept])


def _spots(wing: Wing, outline: BaseGeometry, distance: float) -> MultiPoint:
    """Two white spots in every interspace, at a distance from the margin."""
    margin = LineString(outline.exterior.coords)
    row = geo.polygons(geo.inset(outline, distance))[0].exterior
    ends = [margin.project(Point(wing.veins[name][-1])) for name in wing.spotted]
    spots = []
    for a, b in pairwise(ends):
        for share in (0.28, 0.72):
            spots.append(row.interpolate(row.project(margin.interpolate(a + (b - a) * share))))
    return MultiPoint(spots)


def _draw_body(drawing: Drawing) -> None:
    """Antennae, head with compound eyes, thorax, and an abdomen of ten segments of which eight are seen."""
    antenna = unary_union(
        [
            geo.tube((2.6, -63, 0.9), (8, -80, 0.85), (21, -102, 0.9), (36, -119, 1.2), cap=1),
            geo.tube((33, -116, 1.1), (38.5, -121.5, 2.3), (43, -126, 2.5), (46.5, -129, 1.1), cap=3),
        ]
    )
    drawing.add("antenna", _both(antenna), Form.ROUND, "wing-black", depth=2, outline=False)
    abdomen = geo.tube(
        (0, -22, 5),
        (0, -8, 8.2),
        (0, 10, 9.4),
        (0, 28, 9.2),
        (0, 46, 8.2),
        (0, 63, 6.4),
        (0, 75, 4),
        (0, 81, 1.8),
        cap=3,
    )
    drawing.add("abdomen", abdomen, Form.ROUND, "wing-black", depth=8, tone=0.06)
    rings = [
        LineString(geo.curve(((-11, y), (0, y + 2.6), (11, y)), 2)) for y in (2, 13, 24, 35, 46, 56, 65, 73)
    ]
    drawing.add(
        "abdomen-rings",
        MultiLineString(rings).intersection(geo.inset(abdomen, 0.8)),
        Form.LINE,
        "wing-black",
        tone=0.42,
        width=1.0,
    )
    flank = [
        (s * 6.6 * (1 - 0.006 * max(y - 40, 0)), y)
        for y in (7.5, 18.5, 29.5, 40.5, 51, 60.5)
        for s in (-1, 1)
    ]
    drawing.add(
        "abdomen-dots", MultiPoint(flank), Form.DOTS, "wing-white", width=1.7, outline=False, shadow=False
    )
    thorax = geo.blob(
        (0, -56),
        (7, -53),
        (11.5, -44),
        (12.5, -34),
        (11, -22),
        (6, -13),
        (0, -11),
        (-6, -13),
        (-11, -22),
        (-12.5, -34),
        (-11.5, -44),
        (-7, -53),
    )
    drawing.add("thorax", thorax, Form.ROUND, "wing-black", depth=9, tone=0.08, grain=_hairs())
    drawing.add(
        "thorax-dots",
        MultiPoint(THORAX_WHITE),
        Form.DOTS,
        "wing-white",
        width=2.6,
        outline=False,
        shadow=False,
    )
    palps = _both(geo.tube((1.8, -64, 1.5), (2.6, -69, 1.3), (2.4, -72.5, 0.5), cap=3))
    drawing.add("palps", palps, Form.ROUND, "wing-black", depth=2)
    drawing.add("head", geo.ellipse(0, -60, 6.6, 6), Form.ROUND, "wing-black", depth=4, tone=0.05)
    eyes = unary_union([geo.ellipse(s * 6.2, -61, 3.2, 4.6, s * 14) for s in (-1, 1)])
    drawing.add("compound-eye", eyes, Form.ROUND, "insect-eye", depth=3)
    drawing.add(
        "head-dots", MultiPoint(HEAD_WHITE), Form.DOTS, "wing-white", width=1.6, outline=False, shadow=False
    )


def _hairs() -> tuple[np.ndarray, ...]:
    r = geo.rng("thorax hair")
    lines = []
    for _ in range(60):
        x, y = r.uniform(-9, 9), r.uniform(-50, -18)
        lines.append(np.array([(x, y), (x * 1.12, y + r.uniform(3, 7))]))
    return tuple(lines)
