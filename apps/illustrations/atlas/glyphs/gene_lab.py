"""Things of the gene laboratory: plasmids, bacteria that hold them, culture dishes, tubes and short stretches of DNA."""

from __future__ import annotations

from collections.abc import Sequence

from shapely import union_all
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy


def _arc(centre: Xy, radius: float, start: float, end: float) -> LineString:
    return LineString([geo.polar(radius, start + (end - start) * n / 40, *centre) for n in range(41)])


def plasmid(
    drawing: Drawing,
    name: str,
    centre: Xy,
    radius: float,
    insert: tuple[float, float] | None = None,
    gap: tuple[float, float] | None = None,
    width: float = 9.0,
) -> None:
    """A ring of double-stranded DNA. `insert` is the stretch (degrees) of foreign DNA, `gap` a stretch that is open.

    Parts: name, and name-insert.
    """
    start, end = (gap[1], gap[0] + 360) if gap else (0, 360)
    rings = [_arc(centre, radius + d, start, end) for d in (-width * 0.42, width * 0.42)]
    drawing.add(name, union_all(rings), Form.CORD, "dna-strand", width=width * 0.5, shadow=False)
    rungs = [
        [geo.polar(radius - width * 0.35, a, *centre), geo.polar(radius + width * 0.35, a, *centre)]
        for a in range(int(start), int(end), max(8, int(420 / radius)))
    ]
    drawing.add(f"{name}-rungs", MultiLineString(rungs), Form.LINE, "ink", width=1.0, opacity=0.5)
    if insert:
        drawing.add(
            f"{name}-insert",
            _arc(centre, radius, *insert),
            Form.CORD,
            "gene-other",
            width=width * 1.5,
            shadow=False,
        )


def fragment(
    drawing: Drawing,
    name: str,
    at: Xy,
    length: float,
    material: str = "gene-other",
    steps: float = 14.0,
    width: float = 9.0,
) -> None:
    """A stretch of double-stranded DNA with sticky ends: one strand is longer on the left, the other on the right. Part: name."""
    x, y = at
    lines = [
        [(x - length / 2, y - width * 0.42), (x + length / 2 - steps, y - width * 0.42)],
        [(x - length / 2 + steps, y + width * 0.42), (x + length / 2, y + width * 0.42)],
    ]
    drawing.add(name, MultiLineString(lines), Form.CORD, material, width=width * 0.55, shadow=False)


def bacterium(
    drawing: Drawing, name: str, centre: Xy, length: float = 170.0, width: float = 84.0
) -> BaseGeometry:
    """A rod-shaped bacterium cut open, with its own looped chromosome on the left. Parts: name, name-chromosome."""
    x, y = centre
    body = geo.rounded_box(x - length / 2, y - width / 2, length, width, width / 2)
    drawing.add(name, body, Form.ROUND, "bacterium-body", depth=width * 0.16)
    points = [
        (-0.34, 0.02),
        (-0.26, -0.26),
        (-0.14, -0.1),
        (-0.06, -0.3),
        (0.04, -0.06),
        (-0.04, 0.16),
        (-0.1, 0.3),
        (-0.2, 0.12),
        (-0.3, 0.26),
    ]
    loop = geo.blob(*[(x + px * length, y + py * width) for px, py in points], step=2)
    drawing.add(
        f"{name}-chromosome",
        LineString(loop.exterior),
        Form.CORD,
        "dna-strand-opposite",
        width=width * 0.055,
        shadow=False,
    )
    return body


def dish(
    drawing: Drawing,
    name: str,
    centre: Xy,
    radius: float,
    colonies: Sequence[Xy] = (),
    squash: float = 1.0,
    material: str = "agar",
) -> None:
    """A culture dish from above (or aslant, `squash` < 1) with colonies given in shares of the radius.

    Parts: name-rim, name-agar, name-colonies, name-mark.
    """
    x, y = centre
    drawing.add(
        f"{name}-rim", geo.ellipse(x, y, radius, radius * squash), Form.ROUND, "glass", depth=radius * 0.1
    )
    drawing.add(
        f"{name}-agar",
        geo.ellipse(x, y, radius * 0.92, radius * 0.92 * squash),
        Form.FLAT,
        material,
        outline=True,
        shadow=False,
    )
    if colonies:
        spots = [
            geo.ellipse(
                x + cx * radius, y + cy * radius * squash, radius * 0.075, radius * 0.075 * max(squash, 0.6)
            )
            for cx, cy in colonies
        ]
        drawing.add(f"{name}-colonies", union_all(spots), Form.ROUND, "histone", depth=3)
    mark = geo.rounded_box(
        x - radius * 0.035, y + radius * squash * 0.8, radius * 0.07, radius * squash * 0.24, 1.0
    )
    drawing.add(f"{name}-mark", mark, Form.FLAT, "damage", shadow=False)


def tube(
    drawing: Drawing,
    name: str,
    base: Xy,
    width: float,
    height: float,
    filled: float = 0.6,
    liquid: str = "medium",
) -> None:
    """A test tube standing on its round bottom at `base`. Parts: name-glass, name-liquid."""
    x, y = base
    body = geo.rounded_box(x - width / 2, y - height, width, height, width / 2).union(
        geo.rounded_box(x - width / 2, y - height, width, height * 0.6, 2)
    )
    drawing.add(f"{name}-glass", body, Form.ROUND, "glass", depth=width * 0.18, opacity=0.9)
    inner = geo.inset(body, width * 0.07)
    level = geo.rounded_box(x - width, y - height * filled, width * 2, height, 0.5)
    drawing.add(f"{name}-liquid", inner.intersection(level), Form.FLAT, liquid, outline=True, shadow=False)
    drawing.add(
        f"{name}-lip",
        geo.rounded_box(x - width * 0.58, y - height - 3, width * 1.16, 6, 3),
        Form.ROUND,
        "glass",
        depth=2,
    )


def band(
    drawing: Drawing, name: str, base: Xy, width: float, at: float, material: str, thick: float = 9.0
) -> None:
    """A band of DNA in a tube, `at` above its bottom. Part: name."""
    x, y = base
    drawing.add(
        name,
        geo.rounded_box(x - width * 0.43, y - at - thick / 2, width * 0.86, thick, 3),
        Form.FLAT,
        material,
        outline=True,
        shadow=False,
    )
