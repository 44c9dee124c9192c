"""Protists large enough for a plate: Paramecium, Euglena, Amoeba, Giardia."""

from __future__ import annotations

import math

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from .bacteria import bristles


def _food(d: Drawing, name: str, places: list[tuple[float, float, float]]) -> None:
    d.add(name, [geo.ellipse(x, y, r) for x, y, r in places], "round", "phagosome", depth=6, shadow=False)
    grains = [geo.polar(r * 0.45, 120 * k + x, x, y) for x, y, r in places for k in range(3)]
    d.add(f"{name}-grains", MultiPoint(grains), "dots", "rod-green", width=6)


def _vacuole(d: Drawing, name: str, x: float, y: float, radius: float, rays: int = 0) -> None:
    """A contractile vacuole, with collecting canals where it has any."""
    if rays:
        canals = [
            geo.tube(
                (*geo.polar(radius, 360 * k / rays, x, y), 3),
                (*geo.polar(radius * 1.5, 360 * k / rays, x, y), 5),
                (*geo.polar(radius * 2.3, 360 * k / rays, x, y), 1),
                cap=2,
            )
            for k in range(rays)
        ]
        d.add(f"{name}-canals", canals, "round", "tap-water", depth=3, shadow=False)
    d.add(name, geo.ellipse(x, y, radius), "round", "tap-water", depth=8, shadow=False)


def paramecium(key: str = "paramecium") -> Drawing:
    """About 300 by 640, its front end up.

    Parts: cilia, pellicle, cytoplasm, oral-groove, cytostome, food-vacuoles, anal-pore, macronucleus, micronucleus,
    vacuole-front, vacuole-rear and their canals.
    """
    d = Drawing(key)
    body = geo.blob(
        (-20, -310),
        (62, -286),
        (118, -190),
        (142, -20),
        (128, 150),
        (70, 284),
        (0, 320),
        (-66, 280),
        (-118, 150),
        (-130, 0),
        (-112, -160),
        (-80, -270),
    )
    d.add("cilia", bristles(body, 130, 26), "cord", "pilus", width=2.6)
    d.add("pellicle", body, "round", "protist-plate", depth=16, tone=0.25)
    d.add("cytoplasm", geo.inset(body, 12), "hollow", "protist-cytoplasm", depth=16, shadow=False)
    groove = geo.blob(
        (-100, -190), (-60, -130), (-6, -40), (30, 30), (10, 54), (-40, 10), (-96, -70), (-116, -130)
    ).intersection(body)
    d.add("oral-groove", groove, "hollow", "protist-plate", depth=12, tone=-0.05, shadow=False)
    d.add("cytostome", geo.ellipse(18, 42, 14, 10, 50), "hollow", "tick-shield", depth=4, shadow=False)
    _food(d, "food-vacuoles", [(30, 92, 20), (-40, 150, 24), (40, 190, 22), (-62, 70, 18), (72, -170, 19)])
    d.add("anal-pore", geo.ellipse(-84, 204, 10, 7, 60), "hollow", "tick-shield", depth=3, shadow=False)
    d.add(
        "macronucleus",
        geo.blob((52, -70), (92, -60), (104, -10), (92, 50), (60, 58), (66, 10), (44, -30)),
        "round",
        "nucleoplasm",
        depth=14,
        shadow=False,
    )
    d.add("micronucleus", geo.ellipse(56, 12, 12), "round", "chromatin", depth=5, shadow=False)
    _vacuole(d, "vacuole-front", 6, -216, 21, 7)
    _vacuole(d, "vacuole-rear", 8, 252, 20, 7)
    return d


def euglena(key: str = "euglena") -> Drawing:
    """About 240 by 700, its flagellum up.

    Parts: flagellum, pellicle, stripes, chloroplasts, reservoir, eyespot, vacuole, nucleus, nucleolus, granules.
    """
    d = Drawing(key)
    whip = geo.line((0, -214), (-12, -264), (40, -300), (110, -276), (150, -310), (206, -290), step=4)
    d.add("flagellum", whip, "cord", "flagellum", width=7)
    body = geo.blob(
        (0, -236),
        (44, -220),
        (84, -120),
        (96, 20),
        (74, 150),
        (34, 250),
        (4, 330),
        (-30, 250),
        (-74, 140),
        (-94, 10),
        (-80, -120),
        (-42, -220),
    )
    d.add("pellicle", body, "round", "rod-green", depth=22, tone=0.25)
    stripes = [
        geo.line((-100, y), (0, y + 46), (100, y + 20), step=6).intersection(geo.inset(body, 3))
        for y in range(-230, 300, 34)
    ]
    lines = [
        piece for s in stripes for piece in (s.geoms if hasattr(s, "geoms") else [s]) if piece.length > 4
    ]
    d.add("stripes", MultiLineString(lines), "line", "rod-green", width=2, tone=-0.3)
    spots = (
        (-44, -60, 20),
        (44, -70, -24),
        (-58, 30, 8),
        (60, 40, -10),
        (-46, 120, -16),
        (46, 130, 14),
        (0, 200, 4),
        (-4, -130, 80),
    )
    d.add(
        "chloroplasts",
        [affinity.translate(affinity.rotate(geo.capsule(62, 26, 4), 90 + a), x, y) for x, y, a in spots],
        "round",
        "chloroplast",
        depth=9,
    )
    d.add(
        "reservoir",
        geo.blob((0, -238), (14, -214), (24, -176), (0, -158), (-24, -176), (-14, -214)),
        "hollow",
        "tap-water",
        depth=8,
        shadow=False,
    )
    d.add("flagellum-root", LineString([(0, -176), (0, -232)]), "cord", "flagellum", width=6)
    d.add("eyespot", geo.ellipse(34, -190, 11, 8, 30), "round", "donor-cell", depth=5)
    _vacuole(d, "vacuole", -38, -168, 17)
    d.add("nucleus", geo.ellipse(0, 60, 40, 44), "round", "nucleoplasm", depth=14, shadow=False)
    d.add("nucleolus", geo.ellipse(4, 58, 14), "round", "nucleolus", depth=5, shadow=False)
    d.add(
        "granules",
        MultiPoint([(-18, -20), (20, 0), (-26, 178), (24, 92), (-16, 250), (16, 270), (64, -20)]),
        "dots",
        "starch",
        width=13,
    )
    return d


def amoeba(key: str = "amoeba") -> Drawing:
    """About 620 by 460. Parts: ectoplasm, endoplasm, nucleus, food-vacuoles, vacuole, food, granules."""
    d = Drawing(key)
    core = geo.wobbly(0, 0, 150, 110, "amoeba", amount=0.06)
    arms = [
        ((-60, -40), (-180, -120), (-236, -150)),
        ((-90, 20), (-220, 60), (-286, 40)),
        ((60, -60), (150, -150), (196, -196)),
        ((100, 0), (230, -10), (292, -40)),
        ((80, 60), (170, 130), (214, 180)),
        ((-30, 70), (-80, 160), (-120, 206)),
    ]
    lobes = [geo.tube((*a, 56), (*b, 34), (*c, 22), cap=3) for a, b, c in arms]
    outline = geo.fillet(shapely.union_all([core, *lobes]), 34)
    d.add("ectoplasm", outline, "round", "protist-cytoplasm", depth=24, tone=0.3)
    d.add(
        "endoplasm",
        geo.smooth(geo.inset(outline, 14), 3),
        "flat",
        "protist-cytoplasm",
        tone=-0.06,
        outline=False,
        shadow=False,
    )
    d.add(
        "granules",
        MultiPoint(geo.scatter(geo.inset(outline, 24), 24, "amoeba")),
        "dots",
        "protist-plate",
        width=5,
    )
    d.add("nucleus", geo.ellipse(-46, -6, 44, 38), "round", "nucleoplasm", depth=14, shadow=False)
    _vacuole(d, "vacuole", 84, -26, 30)
    _food(d, "food-vacuoles", [(30, 60, 27), (-100, 52, 22), (10, -70, 20)])
    return d


def giardia(key: str = "giardia") -> Drawing:
    """A trophozoite of Giardia from below, about 260 by 420: two nuclei, four pairs of flagella.

    Parts: flagella, body, disk, nuclei, nucleoli, axonemes, median-body.
    """
    d = Drawing(key)
    flagella = []
    for side in (-1, 1):
        for start, bend, tip in (
            ((92, -60), (160, -90), (206, -40)),
            ((104, 0), (170, 40), (204, 110)),
            ((60, 110), (110, 190), (120, 262)),
            ((10, 176), (24, 240), (8, 310)),
        ):
            flagella.append([*geo.line(*[(side * x, y) for x, y in (start, bend, tip)], step=4).coords])
    d.add("flagella", MultiLineString(flagella), "cord", "flagellum", width=5)
    body = geo.blob(
        (0, -170),
        (70, -148),
        (112, -70),
        (108, 20),
        (66, 120),
        (14, 190),
        (-14, 190),
        (-66, 120),
        (-108, 20),
        (-112, -70),
        (-70, -148),
    )
    d.add("body", body, "round", "parasite", depth=24, tone=0.3)
    d.add("disk", geo.ellipse(0, -62, 84, 80), "hollow", "parasite", depth=14, tone=0.1, shadow=False)
    d.add(
        "nuclei",
        [geo.ellipse(x, -64, 24, 32) for x in (-40, 40)],
        "round",
        "nucleoplasm",
        depth=10,
        shadow=False,
    )
    d.add("nucleoli", MultiPoint([(-40, -62), (40, -62)]), "dots", "parasite-nucleus", width=20)
    d.add(
        "axonemes",
        MultiLineString([[(-5, -120), (-6, 180)], [(5, -120), (6, 180)]]),
        "cord",
        "flagellum",
        width=4,
    )
    d.add(
        "median-body",
        geo.tube((-34, 48, 5), (0, 36, 8), (34, 50, 5), cap=3),
        "round",
        "parasite-nucleus",
        depth=4,
    )
    return d


def trypanosome(key: str = "trypanosome") -> Drawing:
    """A trypanosome with its undulating membrane. Parts: membrane, flagellum, body, nucleus, kinetoplast."""
    d = Drawing(key)
    x = [-90 + 6 * k for k in range(31)]
    spine = [(a, 14 * math.sin(a / 26)) for a in x]
    edge = [(a, b - 20 - 5 * math.sin(a / 9)) for a, b in spine[3:]]
    d.add("membrane", shapely.Polygon([*spine[3:], *reversed(edge)]).buffer(0), "sheet", "glass")
    d.add("flagellum", LineString([*edge, (104, -6), (124, -16), (140, -4)]), "cord", "flagellum", width=3)
    widths = [2 + 11 * math.sin(math.pi * k / 30) for k in range(31)]
    d.add(
        "body",
        geo.tube(*[(a, b, w) for (a, b), w in zip(spine, widths, strict=True)], step=2),
        "round",
        "parasite",
        depth=8,
    )
    d.add("nucleus", geo.ellipse(4, 2, 10, 7), "round", "parasite-nucleus", depth=4, shadow=False)
    d.add("kinetoplast", geo.ellipse(-74, -4, 4.5), "round", "bacterial-dna", depth=2, shadow=False)
    return d
