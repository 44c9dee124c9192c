"""Virus particles: whole and cut open. All stand around the origin; a phage stands upright on its tail."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .bacteria import tangle


def hexagon(radius: float, x: float = 0.0, y: float = 0.0) -> Polygon:
    """The outline of an icosahedron seen along an axis of three, one corner up."""
    return Polygon([geo.polar(radius, 60 * k - 90, x, y) for k in range(6)])


def _facets(radius: float) -> list[tuple[Polygon, float]]:
    """The ten visible faces of an icosahedron, each with its tone: the light comes from the upper left."""
    outer = [geo.polar(radius, 60 * k - 90) for k in range(6)]
    inner = [geo.polar(radius * 0.53, 120 * k + 90) for k in range(3)]  # below, upper left, upper right
    low, left, right = inner
    faces = [
        ((low, left, right), 0.28),
        ((outer[0], left, right), 0.42),
        ((outer[0], outer[5], left), 0.34),
        ((outer[0], outer[1], right), 0.1),
        ((outer[5], left, outer[4]), 0.18),
        ((outer[1], right, outer[2]), -0.08),
        ((left, outer[4], low), 0.1),
        ((right, outer[2], low), -0.12),
        ((outer[4], outer[3], low), -0.06),
        ((outer[2], outer[3], low), -0.22),
    ]
    return [(Polygon(corners), tone) for corners, tone in faces]


def icosahedron(radius: float = 40.0, material: str = "viral-capsid", key: str = "icosahedron") -> Drawing:
    """A naked icosahedral capsid from outside. Parts: body, face-1 to face-10."""
    drawing = Drawing(key)
    drawing.add("body", hexagon(radius), Form.ROUND, material, depth=radius * 0.3)
    for number, (face, tone) in enumerate(_facets(radius), 1):
        drawing.add(f"face-{number}", face, Form.FLAT, material, tone=tone, outline=True, shadow=False)
    return drawing


def open_icosahedron(
    radius: float = 60.0, strands: int = 1, material: str = "viral-capsid", key: str = "open-icosahedron"
) -> Drawing:
    """A naked icosahedral virus cut open; two `strands` stand for a double-stranded genome.

    Parts: capsid, interior, genome and with two strands genome-2.
    """
    drawing = Drawing(key)
    drawing.add("capsid", hexagon(radius), Form.ROUND, material, depth=radius * 0.2)
    inside = hexagon(radius * 0.8)
    drawing.add("interior", inside, Form.HOLLOW, "viral-capsid-pale", depth=radius * 0.14, shadow=False)
    _genome(drawing, geo.ellipse(0, 0, radius * 0.56), strands, radius)
    return drawing


def _genome(drawing: Drawing, home: BaseGeometry, strands: int, radius: float, prefix: str = "") -> None:
    for number in range(1, strands + 1):
        name = f"{prefix}genome" if number == 1 else f"{prefix}genome-{number}"
        thread = tangle(home, 46, radius * 0.13, f"{radius}/{number}")
        drawing.add(
            name, thread, Form.CORD, "viral-genome", width=radius * 0.05, tone=0.0 if number == 1 else 0.25
        )


def helical(length: float = 150.0, width: float = 34.0, cut: bool = True, key: str = "helical") -> Drawing:
    """A helical virus such as tobacco mosaic virus: a rod of capsomers wound around its RNA, which shows at the end.

    Parts: genome (when cut), capsomers.
    """
    drawing = Drawing(key)
    half, rows = length / 2, int(length / (width * 0.22))
    if cut:
        turns = np.linspace(0, 2 * math.pi * 3, 60)
        coil = zip(half - 4 + turns * 2.6, width * 0.22 * np.sin(turns), strict=True)
        drawing.add("genome", LineString(list(coil)), Form.CORD, "viral-genome", width=width * 0.1)
    for row in range(rows):
        x = -half + (row + 0.5) * length / rows
        pieces = [
            geo.ellipse(x + (k - 2) * width * 0.035, (k - 2) * width * 0.19, width * 0.105, width * 0.12)
            for k in range(5)
        ]
        drawing.add(
            f"capsomers-{row + 1}", pieces, Form.ROUND, "viral-capsid", depth=width * 0.1, shadow=False
        )
    return drawing


def spikes(
    drawing: Drawing,
    name: str,
    radius: float,
    count: int,
    length: float,
    material: str,
    head: float,
    turn: float = 0.0,
) -> None:
    """Proteins on the rim of a virus cut open: stems with round heads. Parts: name-stems, name-heads."""
    around = [turn + 360 * k / count for k in range(count)]
    stems = MultiLineString([[geo.polar(radius - 3, a), geo.polar(radius + length, a)] for a in around])
    drawing.add(f"{name}-stems", stems, Form.CORD, material, width=head * 0.42, tone=-0.15)
    heads = MultiPoint([geo.polar(radius + length, a) for a in around])
    drawing.add(f"{name}-heads", heads, Form.DOTS, material, width=head)


def open_enveloped(
    radius: float = 62.0,
    capsid: str = "icosahedral",
    strands: int = 1,
    segments: int = 0,
    spike: str = "virus-spike",
    count: int = 16,
    circle: bool = False,
    key: str = "open-enveloped",
) -> Drawing:
    """An enveloped virus cut open. `capsid` is "icosahedral", or "helical" for nucleocapsids coiled inside; `segments`
    is the number of separate nucleocapsids; `circle` makes the genome a ring.

    Parts: spikes-stems, spikes-heads, envelope, interior, capsid and capsid-interior when icosahedral, genome.
    """
    drawing = Drawing(key)
    spikes(drawing, "spikes", radius, count, radius * 0.17, spike, radius * 0.13)
    drawing.add("envelope", geo.ellipse(0, 0, radius), Form.ROUND, "viral-envelope", depth=radius * 0.12)
    drawing.add(
        "interior",
        geo.ellipse(0, 0, radius * 0.88),
        Form.HOLLOW,
        "extracellular",
        depth=radius * 0.1,
        shadow=False,
    )
    if capsid == "icosahedral":
        drawing.add("capsid", hexagon(radius * 0.68), Form.ROUND, "viral-capsid", depth=radius * 0.12)
        drawing.add(
            "capsid-interior",
            hexagon(radius * 0.55),
            Form.HOLLOW,
            "viral-capsid-pale",
            depth=radius * 0.08,
            shadow=False,
        )
    home = geo.ellipse(0, 0, radius * (0.4 if capsid == "icosahedral" else 0.7))
    if circle:
        ring = geo.wobbly(0, 0, radius * 0.34, radius * 0.3, "ring", n=10, amount=0.2)
        drawing.add("genome", LineString(ring.exterior), Form.CORD, "viral-genome", width=radius * 0.06)
    elif segments:
        lines = [
            geo.line(*[(x, y0 + (y1 - y0) * t / 6 + 2.5 * (-1) ** t) for t in range(7)], step=2)
            for x, y0, y1 in _slots(radius * 0.72, segments)
        ]
        drawing.add("genome", MultiLineString(lines), Form.CORD, "viral-genome", width=radius * 0.085)
    else:
        _genome(drawing, home, strands, radius * 0.75)
    return drawing


def _slots(radius: float, count: int) -> Iterable[tuple[float, float, float]]:
    """Upright slots side by side within a circle: x, top, bottom."""
    for k in range(count):
        x = radius * 0.85 * (2 * (k + 0.5) / count - 1)
        reach = math.sqrt(radius**2 - x**2) * 0.82
        yield x, -reach, reach


def influenza(
    radius: float = 60.0,
    hemagglutinin: str = "virus-spike",
    neuraminidase: str = "viral-enzyme",
    key: str = "influenza",
) -> Drawing:
    """An influenza A virus cut open: two kinds of spikes and eight segments of RNA.

    Parts: hemagglutinin-*, neuraminidase-*, envelope, matrix, interior, genome.
    """
    drawing = Drawing(key)
    spikes(drawing, "hemagglutinin", radius, 20, radius * 0.18, hemagglutinin, radius * 0.12)
    spikes(drawing, "neuraminidase", radius, 10, radius * 0.18, neuraminidase, radius * 0.16, turn=9)
    drawing.add("envelope", geo.ellipse(0, 0, radius), Form.ROUND, "viral-envelope", depth=radius * 0.1)
    drawing.add(
        "matrix", geo.ellipse(0, 0, radius * 0.9), Form.FLAT, "viral-matrix", outline=True, shadow=False
    )
    drawing.add(
        "interior",
        geo.ellipse(0, 0, radius * 0.83),
        Form.HOLLOW,
        "extracellular",
        depth=radius * 0.1,
        shadow=False,
    )
    lines = [
        geo.line(*[(x, y0 + (y1 - y0) * t / 6 + 2 * (-1) ** t) for t in range(7)], step=2)
        for x, y0, y1 in _slots(radius * 0.74, 8)
    ]
    drawing.add("genome", MultiLineString(lines), Form.CORD, "viral-genome", width=radius * 0.075)
    return drawing


def hiv(radius: float = 62.0, mature: bool = True, key: str = "hiv") -> Drawing:
    """Human immunodeficiency virus cut open: envelope with gp120 on gp41, matrix, conical capsid, two RNA molecules.

    An immature particle has no cone yet. Parts: gp41, gp120, envelope, matrix, interior, capsid, capsid-interior,
    rna, reverse-transcriptase, integrase, protease; immature: envelope, gag, rna and the spikes.
    """
    drawing = Drawing(key)
    around = [18 + 360 * k / 14 for k in range(14)]
    stems = MultiLineString([[geo.polar(radius - 4, a), geo.polar(radius * 1.12, a)] for a in around])
    drawing.add("gp41", stems, Form.CORD, "pilus", width=radius * 0.075)
    knobs = [geo.ellipse(*geo.polar(radius * 1.17, a), radius * 0.085, radius * 0.11, a) for a in around]
    drawing.add("gp120", knobs, Form.ROUND, "virus-spike", depth=radius * 0.07)
    drawing.add("envelope", geo.ellipse(0, 0, radius), Form.ROUND, "viral-envelope", depth=radius * 0.08)
    if not mature:
        drawing.add(
            "interior",
            geo.ellipse(0, 0, radius * 0.91),
            Form.FLAT,
            "extracellular",
            outline=True,
            shadow=False,
        )
        spokes = MultiLineString(
            [[geo.polar(radius * 0.86, a), geo.polar(radius * 0.52, a)] for a in range(0, 360, 15)]
        )
        drawing.add("gag", spokes, Form.CORD, "viral-capsid", width=radius * 0.07)
        _genome(drawing, geo.ellipse(0, 0, radius * 0.4), 2, radius * 0.6)
        return drawing
    drawing.add(
        "matrix", geo.ellipse(0, 0, radius * 0.91), Form.FLAT, "viral-matrix", outline=True, shadow=False
    )
    drawing.add(
        "interior",
        geo.ellipse(0, 0, radius * 0.83),
        Form.HOLLOW,
        "extracellular",
        depth=radius * 0.1,
        shadow=False,
    )
    cone = geo.smooth(
        geo.tube(
            (0, -0.46 * radius, 0.31 * radius),
            (0, 0.05 * radius, 0.25 * radius),
            (0, 0.6 * radius, 0.13 * radius),
            cap=3,
        ),
        2,
    )
    drawing.add("capsid", cone, Form.ROUND, "viral-capsid", depth=radius * 0.1)
    room = geo.inset(cone, radius * 0.07)
    drawing.add("capsid-interior", room, Form.HOLLOW, "viral-capsid-pale", depth=radius * 0.06, shadow=False)
    strands = [
        geo.line(
            *[
                (
                    side * radius * 0.075 + radius * 0.05 * math.sin(t * 1.3 + side),
                    radius * (-0.48 + t * 0.095),
                )
                for t in range(11)
            ]
        )
        for side in (-1, 1)
    ]
    drawing.add("rna", MultiLineString(strands), Form.CORD, "viral-genome", width=radius * 0.045)
    enzymes = {
        "reverse-transcriptase": ("viral-enzyme", [(-0.13, -0.42), (0.12, 0.1)]),
        "integrase": ("toxin", [(0.15, -0.5), (-0.1, 0.2)]),
        "protease": ("dye-iodine", [(-0.45, 0.3), (0.45, -0.2), (0.38, 0.4)]),
    }
    for name, (material, places) in enzymes.items():
        bodies = [geo.ellipse(x * radius, y * radius, radius * 0.075, radius * 0.06, 25) for x, y in places]
        drawing.add(name, bodies, Form.ROUND, material, depth=radius * 0.05, shadow=False)
    return drawing


def phage(
    size: float = 1.0,
    injecting: bool = False,
    material: str = "phage-head",
    legs: bool = True,
    key: str = "phage",
) -> Drawing:
    """A phage with a contractile tail such as T4, about 150 units tall; its feet stand at y = 74.

    Parts: fibers, core, sheath, baseplate, pins, collar, head, face-1 to face-10, and dna below the feet when injecting.
    """
    d = Drawing(key)
    s = size
    if legs:
        fibers = [
            [(side * 5 * s, 52 * s), (side * knee * s, high * s), (side * foot * s, 74 * s)]
            for side in (-1, 1)
            for knee, high, foot in ((31, 24, 40), (21, 30, 25), (10, 38, 11))
        ]
        d.add("fibers", MultiLineString(fibers), Form.CORD, "phage-tail", width=2.2 * s, tone=-0.2)
    end = (86 if injecting else 62) * s
    d.add("core", LineString([(0, -14 * s), (0, end)]), Form.CORD, "phage-tail", width=5 * s, tone=0.25)
    top, rings = (26, 6) if injecting else (-6, 11)
    wide = 9.5 if injecting else 7.5
    step = (50 - top) / rings
    bands = [
        geo.rounded_box(-wide * s, (top + step * k) * s, 2 * wide * s, step * 0.92 * s, 2.4 * s)
        for k in range(rings)
    ]
    d.add("sheath", bands, Form.ROUND, "phage-tail", depth=3 * s, shadow=False)
    d.add(
        "baseplate",
        geo.rounded_box(-13 * s, 50 * s, 26 * s, 7 * s, 2.6 * s),
        Form.ROUND,
        "phage-tail",
        depth=2 * s,
        tone=-0.2,
    )
    pins = MultiLineString([[(x * s, 57 * s), (x * s, 63 * s)] for x in (-9, 0, 9)])
    d.add("pins", pins, Form.CORD, "phage-tail", width=2.4 * s, tone=-0.25)
    d.add(
        "collar",
        geo.rounded_box(-10 * s, -13 * s, 20 * s, 5 * s, 2 * s),
        Form.ROUND,
        "phage-tail",
        depth=2 * s,
        tone=0.2,
    )
    head = icosahedron(31 * s, material)
    d.place(head, 0, -43 * s, prefix="head-")
    return d


def open_phage(key: str = "open-phage") -> Drawing:
    """A T4 phage, about 520 units tall, its head cut open to show the DNA.

    Parts: fibers, core, sheath, baseplate, pins, collar, whiskers, head, head-interior, dna.
    """
    d = Drawing(key)
    joints = [
        [(side * 22, 252), (side * knee, high), (side * foot, 342)]
        for side in (-1, 1)
        for knee, high, foot in ((142, 92, 190), (98, 128, 118), (52, 168, 56))
    ]
    d.add("fibers", MultiLineString(joints), Form.CORD, "phage-tail", width=8, tone=-0.2)
    knees = MultiPoint([line[1] for line in joints])
    d.add("knees", knees, Form.DOTS, "phage-tail", width=12, tone=-0.25)
    d.add("core", LineString([(0, -40), (0, 306)]), Form.CORD, "phage-tail", width=14, tone=0.45)
    bands = [geo.rounded_box(-33, -4 + 20 * k, 66, 18, 8) for k in range(12)]
    window = Polygon([(-20, 66), (40, 66), (40, 184), (-20, 184)])
    d.add("sheath", unary_union(bands).difference(window), Form.ROUND, "phage-tail", depth=12)
    d.add(
        "tube",
        Polygon([(-14, 66), (14, 66), (14, 184), (-14, 184)]).intersection(window),
        Form.ROUND,
        "phage-tail",
        depth=4,
        tone=0.45,
        shadow=False,
    )
    plate = Polygon([(-58, 240), (58, 240), (70, 262), (40, 276), (-40, 276), (-70, 262)])
    d.add("baseplate", geo.smooth(plate, 4), Form.ROUND, "phage-tail", depth=12, tone=-0.2)
    pins = [geo.tube((x, 272, 6), (x * 1.05, 306, 2.5)) for x in (-48, -24, 24, 48)]
    d.add("pins", pins, Form.ROUND, "phage-tail", depth=3, tone=-0.3)
    whiskers = [[(side * 20, -16), (side * 62, 12), (side * 92, 4)] for side in (-1, 1)]
    d.add("whiskers", MultiLineString(whiskers), Form.CORD, "pilus", width=4)
    d.add("collar", geo.rounded_box(-40, -26, 80, 20, 8), Form.ROUND, "phage-tail", depth=6, tone=0.2)
    head = Polygon([(0, -330), (118, -262), (118, -98), (34, -24), (-34, -24), (-118, -98), (-118, -262)])
    d.add("head", head, Form.ROUND, "phage-head", depth=26)
    room = geo.inset(head, 15)
    d.add("head-interior", room, Form.HOLLOW, "viral-capsid-pale", depth=14, shadow=False)
    d.add("dna", tangle(geo.inset(head, 30), 150, 22, "t4"), Form.CORD, "viral-genome", width=6)
    return d
