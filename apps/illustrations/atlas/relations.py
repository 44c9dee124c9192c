"""What one thing does to another, drawn: each relation puts glyphs together into one panel.

A relation knows where things stand and which arrow joins them; it names no species and adds nothing that it was not
given. Every panel has its origin in the middle and the same box, so that panels side by side have one scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

BOX = (-166.0, -142.0, 332.0, 284.0)  # x, y, width, height of every panel


@dataclass(frozen=True, slots=True)
class Actor:
    """A glyph in a role. Its parts come into the panel with `name` and a hyphen before their ids."""

    name: str
    glyph: Drawing


@dataclass(frozen=True, slots=True)
class Vesicle:
    """A round compartment inside a cell, in the cell's own coordinates."""

    name: str
    centre: Xy
    radius: float
    material: str


@dataclass(frozen=True, slots=True)
class CloseUp:
    """A detail drawn around its own origin, shown in a round inset."""

    name: str
    detail: Drawing
    centre: Xy
    radius: float
    scale: float = 1.0  # of the detail


def panel(key: str) -> Drawing:
    return Drawing(key, box=BOX)


def put(drawing: Drawing, actor: Actor, at: Xy, scale: float = 1.0) -> None:
    drawing.place(actor.glyph, *at, scale=scale, prefix=f"{actor.name}-")


def magnify(drawing: Drawing, close_up: CloseUp, spot: Xy, spot_radius: float) -> None:
    """A round inset that shows `spot` enlarged, tied to it by two lines; `encircle` marks the spot itself.

    Parts: those of the detail with the inset's name before their ids, and name-ties and name-ring.
    """
    name, (x, y), radius = close_up.name, close_up.centre, close_up.radius
    drawing.add(
        f"{name}-ties", _tangents(close_up.centre, radius, spot, spot_radius), Form.LINE, "ink", width=0.9
    )
    shown = close_up.detail.clipped(geo.ellipse(0, 0, radius / close_up.scale))
    drawing.place(shown, x, y, close_up.scale, prefix=f"{name}-")
    drawing.add(f"{name}-ring", LineString(geo.ellipse(x, y, radius).exterior), Form.LINE, "ink", width=2.2)


def encircle(drawing: Drawing, name: str, spot: Xy, radius: float) -> None:
    """The small ring around what an inset enlarges. Part: name-spot."""
    drawing.add(f"{name}-spot", LineString(geo.ellipse(*spot, radius).exterior), Form.LINE, "ink", width=1.3)


def _tangents(a: Xy, radius_a: float, b: Xy, radius_b: float) -> MultiLineString:
    """The two outer tangents of two circles that do not lie in each other."""
    distance = math.hypot(b[0] - a[0], b[1] - a[1])
    towards = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    spread = math.degrees(math.acos((radius_a - radius_b) / distance))
    return MultiLineString(
        [
            [geo.polar(radius_a, towards + turn, *a), geo.polar(radius_b, towards + turn, *b)]
            for turn in (-spread, spread)
        ]
    )


def enclose(drawing: Drawing, vesicle: Vesicle, cell_at: Xy, cell_scale: float) -> Xy:
    """Draw a vesicle into a cell already placed; returns its centre in the panel."""
    x, y = cell_at[0] + vesicle.centre[0] * cell_scale, cell_at[1] + vesicle.centre[1] * cell_scale
    drawing.add(
        vesicle.name,
        geo.ellipse(x, y, vesicle.radius * cell_scale),
        Form.ROUND,
        vesicle.material,
        depth=5 * cell_scale,
        shadow=False,
    )
    return x, y


# ---------------------------------------------------------------- relations
def engulf(
    key: str, cell: Actor, particle: Drawing, cup: Xy, vesicle: Vesicle, free: Sequence[Xy]
) -> Drawing:
    """A cell takes up particles: free ones, one in its cup, and one enclosed in a vesicle, joined by arrows.

    `cup` is given in the cell's coordinates, `free` in the panel's; the first free particle heads for the cup.
    Parts: cell, free-N-*, held-*, the vesicle, enclosed-*.
    """
    drawing = panel(key)
    at = (32.0, 8.0)
    put(drawing, cell, at)
    inside = enclose(drawing, vesicle, at, 1.0)
    held = (at[0] + cup[0], at[1] + cup[1])
    for number, where in enumerate(free, 1):
        drawing.place(particle, *where, prefix=f"free-{number}-")
    drawing.place(particle, *held, prefix="held-")
    drawing.place(particle, *inside, prefix="enclosed-")
    drawing.flow("action", *_between(free[0], held, 0.28, 0.7), width=7)
    drawing.flow("action", *_between(held, inside, 0.3, 0.68), width=7)
    return drawing


def process(key: str, cell: Actor, vesicle: Vesicle, close_up: CloseUp) -> Drawing:
    """What happens inside a compartment of a cell. Parts: cell, the vesicle, the close-up."""
    drawing = panel(key)
    at, scale = (-72.0, -48.0), 0.72
    put(drawing, cell, at, scale)
    spot = enclose(drawing, vesicle, at, scale)
    ring = vesicle.radius * scale + 3
    magnify(drawing, close_up, spot, ring)
    encircle(drawing, close_up.name, spot, ring)
    return drawing


def present(key: str, cell: Actor, close_up: CloseUp, spot: Xy) -> Drawing:
    """What a cell shows on its surface, at `spot` in its own coordinates. Parts: cell, the close-up."""
    drawing = panel(key)
    at, scale = (-60.0, 34.0), 0.78
    put(drawing, cell, at, scale)
    seen = (at[0] + spot[0] * scale, at[1] + spot[1] * scale)
    magnify(drawing, close_up, seen, 14)
    encircle(drawing, close_up.name, seen, 14)
    return drawing


def activate(
    key: str, presenter: Actor, responder: Actor, close_up: CloseUp, direction: float, gap: float
) -> Drawing:
    """Two cells in contact, the responder in a `direction` from the presenter, `gap` between their bodies.

    Parts: both cells, the close-up.
    """
    drawing = panel(key)
    at, scale = (-62.0, -38.0), 0.74
    put(drawing, presenter, at, scale)
    body = drawing[f"{presenter.name}-body"].shape
    edge = body.intersection(LineString([at, geo.polar(400, direction, *at)])).length
    reach = responder.glyph["body"].shape.bounds[2]
    contact = geo.polar(edge + gap / 2, direction, *at)
    magnify(drawing, close_up, contact, gap * 0.6)  # its lines pass behind the second cell
    put(drawing, responder, geo.polar(edge + gap + reach, direction, *at))
    encircle(drawing, close_up.name, contact, gap * 0.6)
    return drawing


def proliferate(key: str, cell: Actor, dividing: Actor) -> Drawing:
    """A cell divides and its daughters divide again.

    Parts: cell-1-1, dividing, cell-2-1 and -2, cell-3-1 to -4.
    """
    drawing = panel(key)
    first, middle = (-133.0, 0.0), (-50.0, 0.0)
    put(drawing, Actor(f"{cell.name}-1-1", cell.glyph), first)
    put(drawing, dividing, middle, 0.74)
    drawing.flow("neutral", *_between(first, middle, 0.4, 0.64), width=7)
    daughters = [(40.0, -70.0), (40.0, 70.0)]
    for number, at in enumerate(daughters, 1):
        put(drawing, Actor(f"{cell.name}-2-{number}", cell.glyph), at)
        start = (middle[0], math.copysign(24.0, at[1]))
        drawing.flow("neutral", *_between(start, at, 0.36, 0.66), width=7)
        for step, dy in enumerate((-35.0, 35.0)):
            grown = (134.0, at[1] + dy)
            put(drawing, Actor(f"{cell.name}-3-{2 * number - 1 + step}", cell.glyph), grown)
            drawing.flow("neutral", *_between(at, grown, 0.34, 0.66), width=7)
    return drawing


def differentiate(key: str, parent: Actor, descendants: Sequence[Actor]) -> Drawing:
    """One kind of cell becomes others. Parts: parent, each descendant."""
    drawing = panel(key)
    top = (0.0, -84.0)
    put(drawing, parent, top)
    spread = 176.0
    for number, actor in enumerate(descendants):
        x = (number / (len(descendants) - 1) - 0.5) * spread if len(descendants) > 1 else 0.0
        at = (x, 66.0)
        put(drawing, actor, at)
        drawing.flow("neutral", *_between(top, at, 0.36, 0.6), width=9)
    return drawing


def _between(a: Xy, b: Xy, start: float, end: float) -> tuple[Xy, ...]:
    """An arrow's straight course between two things, from one share of the way to another."""
    shares = (start, (start + end) / 2, end)
    return tuple((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for share in shares)
