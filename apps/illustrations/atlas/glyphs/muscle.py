"""Muscle, from the belly of a muscle down to the filaments."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy


def belly(d: Drawing, id: str, points, material: str = "skeletal-muscle", depth: float = 14.0, count: int = 6,
    **look) -> None:
    """A muscle along (x, y, radius) points with its fibers drawn."""
    course = geo.curve(points, 8)
    normal, _ = geo.normals(course)
    fibers = tuple(course[:, :2] + normal * course[:, 2:3] * k for k in np.linspace(-0.78, 0.78, count))
    d.add(id, geo.tube(*points, cap=3, step=5), Form.ROUND, material, depth=depth, grain=fibers, **look)


def cylinder_end(at: Xy, radius: float, squash: float = 0.42):
    """The cut face of something that runs to the left: an upright ellipse."""
    return geo.ellipse(at[0], at[1], radius * squash, radius)


def packed(at: Xy, radius: float, squash: float, rings: int, size: float) -> list[Xy]:
    """Centres of circles packed in such a face, in rings from the middle."""
    out = [at]
    for ring in range(1, rings):
        reach = radius * ring / rings
        count = round(2 * np.pi * reach / (size * 2.05))
        out += [(at[0] + reach * squash * np.cos(a), at[1] + reach * np.sin(a)) for a in np.linspace(0, 2 * np.pi,
            count, endpoint=False) + ring * 0.4]
    return out


def sarcomere(d: Drawing, x: float, y: float, width: float, height: float, *, prefix: str = "", thin: float = 0.40,
    rows: int = 4, thick: float | None = None) -> None:
    """One sarcomere between two Z discs at `x` and `x + width`; `thin` is the length of a thin filament as a share
    of `width`, `thick` the length of a thick one.

    Parts: titin, thick-filament, myosin-heads, thin-filament, m-line, z-disc.
    """
    gap = height / rows
    middle = x + width / 2
    long = (thick or 0.62 * width) / 2
    coils, bodies, heads, strands = [], [], [], []
    for n in range(rows):
        cy = y + gap * (n + 0.5)
        for a, b in ((x, middle - long), (middle + long, x + width)):
            if b - a > 2:
                t = np.linspace(0, 1, 40)
                coils.append(LineString([(a + (b - a) * k, cy + 5 * np.sin(k * 38)) for k in t]))
        bodies.append(geo.rounded_box(middle - long, cy - 5, 2 * long, 10, 5))
        bare = 0.16 * 2 * long
        for side in (-1, 1):
            for k in np.arange(bare, long - 6, 17.0):
                for up in (-1, 1):
                    foot = (middle + side * k, cy + up * 4)
                    heads.append(geo.tube((*foot, 2.4), (foot[0] + side * 7, cy + up * gap * 0.27, 3.2), cap=2,
                        step=3))
                    heads.append(geo.ellipse(foot[0] + side * 9, cy + up * gap * 0.29, 5, 3.6, side * up * 24))
    for n in range(rows + 1):
        cy = y + gap * n
        for start, side in ((x, 1), (x + width, -1)):
            end = start + side * thin * width
            for phase in (0, np.pi):
                t = np.linspace(0, 1, 46)
                strands.append(LineString([(start + (end - start) * k,
                    cy + 3.6 * np.sin(k * thin * width / 9 + phase)) for k in t]))
    d.add(f"{prefix}titin", MultiLineString(coils), Form.LINE, "titin", width=2.4)
    d.add(f"{prefix}m-line", box(middle - 2.6, y - gap * 0.2, middle + 2.6, y + height + gap * 0.2), Form.FLAT,
        "z-disc", tone=0.35, shadow=False)
    d.add(f"{prefix}myosin-heads", unary_union(heads), Form.ROUND, "thick-filament", tone=0.2, depth=2, shadow=False)
    d.add(f"{prefix}thick-filament", bodies, Form.ROUND, "thick-filament", depth=4)
    d.add(f"{prefix}thin-filament", MultiLineString(strands), Form.CORD, "thin-filament", width=5)
    zig = [LineString([(zx + (7 if k % 2 else -7),
        y - gap * 0.3 + (height + gap * 0.6) * k / 16) for k in range(17)]) for zx in (x, x + width)]
    d.add(f"{prefix}z-disc", MultiLineString(zig), Form.CORD, "z-disc", width=6)


def fiber_surface(d: Drawing, id: str, shape, axis: float, pitch: float, material: str = "myofibril",
    dark: str = "skeletal-muscle") -> None:
    """A fiber or myofibril with cross-striations. Parts: id, id-striations."""
    d.add(id, shape, Form.ROUND, material, depth=12)
    stripes = geo.hatch(shape, axis, pitch, f"stripes/{id}")
    lines = [LineString(s[:, :2]) for s in stripes if len(s) > 1]
    d.add(f"{id}-striations", unary_union(lines).buffer(pitch * 0.18).intersection(geo.inset(shape, 0.6)), Form.FLAT,
        dark, opacity=0.55, outline=False, shadow=False)


def turned(shape, degrees: float, about: Xy):
    return affinity.rotate(shape, degrees, origin=about)
