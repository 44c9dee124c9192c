"""Panels of lenses, swimming bacteria, a counting chamber, and the airway's moving carpet of mucus."""

from __future__ import annotations

import math

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import bacteria


def draw_lens(seed: int) -> Drawing:
    d = Drawing("convex-lens", box=(-300, -190, 600, 380))
    d.add("axis", LineString([(-290, 0), (290, 0)]), "line", "ink", width=1.6)
    lens = geo.ellipse(-40 - 250, 0, 290).intersection(geo.ellipse(-40 + 250, 0, 290))
    d.add("lens", lens, "sheet", "tap-water", opacity=0.85)
    rays = [[(-290, y), (-40, y), (150, 0), (290, -y * 0.74)] for y in (-90, -45, 45, 90)]
    d.add("rays", shapely.segmentize(MultiLineString(rays), 6), "cord", "light-beam", width=6)
    d.add("focus", geo.ellipse(150, 0, 10), "round", "antigen", depth=4)
    span = MultiLineString([[(-40, 166), (150, 166)], [(-40, 156), (-40, 176)], [(150, 156), (150, 176)]])
    d.add("distance", span, "cord", "dye-blue", width=4)
    d.label("light-ray", "rays", priority=0)
    d.label("lens-body", "lens", priority=0)
    d.label("focal-point", "focus", priority=0)
    d.label("focal-length", "distance", priority=0)
    return d


def _swim(key: str, path: list[tuple[float, float]], turns: list[int]) -> Drawing:
    d = Drawing(key, box=(-150, -110, 300, 220))
    d.add("path", LineString(path), "cord", "dye-blue", width=5)
    d.add("tumbles", MultiPoint([path[k] for k in turns]), "dots", "antigen", width=20)
    (x0, y0), (x1, y1) = path[-2], path[-1]
    d.place(
        bacteria.rod(50, 22, flagella="tuft"),
        x1,
        y1,
        rotation=180 + _bearing((x0, y0), (x1, y1)),
        scale=0.9,
        prefix="cell-",
    )
    d.label("run-path", "path", priority=0)
    d.label("tumble-turn", "tumbles", priority=0)
    return d


def _bearing(a: tuple[float, float], b: tuple[float, float]) -> float:
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def draw_random_walk(seed: int) -> Drawing:
    path = [
        (-60.0, 40.0),
        (-110.0, -10.0),
        (-40.0, -60.0),
        (-70.0, -96.0),
        (10.0, -70.0),
        (-10.0, 0.0),
        (40.0, 40.0),
        (0.0, 80.0),
        (70.0, 60.0),
    ]
    return _swim("chemotaxis-none", path, [1, 2, 3, 4, 5, 6, 7])


def draw_biased_walk(seed: int) -> Drawing:
    path = [(-136.0, 60.0), (-70.0, 20.0), (-60.0, 50.0), (10.0, 0.0), (16.0, 30.0), (92.0, -16.0)]
    d = Drawing("chemotaxis-gradient", box=(-150, -110, 300, 220))
    cloud = [
        p
        for k, x in enumerate((20, 60, 100, 130))
        for p in geo.scatter(shapely.box(x - 30, -100, x + 16, 100), 34 - 7 * k, k)
    ]
    d.add("attractant", MultiPoint(cloud), "dots", "cytokine", width=6)
    walk = _swim("walk", path, [1, 2, 3, 4])
    d.place(walk, 0, 0, labels=True)
    d.label("chemical-attractant", "attractant", priority=0)
    return d


def draw_chamber(seed: int) -> Drawing:
    d = Drawing("counting-chamber-grid", box=(-210, -210, 420, 420))
    d.add("glass", geo.rounded_box(-200, -200, 400, 400, 14), "sheet", "glass")
    fine = [[(x, -180), (x, 180)] for x in range(-180, 181, 18)] + [
        [(-180, y), (180, y)] for y in range(-180, 181, 18)
    ]
    d.add("fine-lines", MultiLineString(fine), "line", "metal", width=1.2)
    bold = [[(x, -180), (x, 180)] for x in range(-180, 181, 90)] + [
        [(-180, y), (180, y)] for y in range(-180, 181, 90)
    ]
    d.add("lines", MultiLineString(bold), "line", "ink", width=2.6)
    d.add("square", LineString(geo.rounded_box(-90, -90, 90, 90, 2).exterior), "cord", "antigen", width=5)
    d.add(
        "cells",
        MultiPoint(geo.scatter(shapely.box(-172, -172, 172, 172), 46, "chamber")),
        "dots",
        "rod-green",
        width=11,
    )
    d.label("chamber-square", "square", priority=0)
    d.label("chamber-cell", "cells", priority=0)
    d.label("chamber-slide", "glass", priority=0)
    return d


def draw_escalator(seed: int) -> Drawing:
    d = Drawing("mucociliary", box=(-310, -200, 620, 380))
    d.add(
        "mucus",
        geo.clean(geo.tube((-300, -84, 24), (-100, -92, 25), (100, -84, 24), (300, -90, 25))),
        "sheet",
        "broth-yellow",
        opacity=0.8,
    )
    d.add(
        "particles",
        MultiPoint([(-220, -96), (-130, -84), (-20, -98), (90, -82), (190, -96)]),
        "dots",
        "rod-green",
        width=16,
    )
    d.add("dust", MultiPoint([(-260, -78), (40, -96), (250, -84)]), "dots", "tick-shield", width=12)
    cilia, cells, nuclei, goblets = [], [], [], []
    for k in range(9):
        x = -300 + 67 * k
        if k in (2, 6):
            goblets.append(
                geo.smooth(
                    shapely.Polygon(
                        [
                            (x + 6, -14),
                            (x + 60, -14),
                            (x + 54, 60),
                            (x + 42, 150),
                            (x + 24, 150),
                            (x + 12, 60),
                        ]
                    ),
                    6,
                )
            )
            continue
        cells.append(geo.rounded_box(x + 2, -14, 63, 164, 9))
        nuclei.append(geo.ellipse(x + 34, 90, 15, 24))
        cilia += [
            [*geo.line((x + 9 + 9 * j, -14), (x + 14 + 9 * j, -38), (x + 7 + 9 * j, -60), step=3).coords]
            for j in range(6)
        ]
    d.add("cilia", MultiLineString(cilia), "cord", "body-cell", width=4)
    d.add("cells", cells, "round", "body-cell", depth=10)
    d.add("nuclei", nuclei, "round", "body-cell-nucleus", depth=8, shadow=False)
    d.add("goblets", goblets, "round", "broth-yellow", depth=10, tone=0.2)
    drops = [
        geo.ellipse(g.centroid.x + dx, -2 + dy, 9)
        for g in goblets
        for dx, dy in ((-11, 14), (11, 16), (0, 34))
    ]
    d.add("drops", drops, "round", "broth-yellow", depth=3, shadow=False)
    d.add("basement", shapely.box(-304, 150, 306, 162), "round", "tendon", depth=3)
    d.flow("neutral", (-120, -148), (0, -156), (120, -148), width=10)
    d.label("escalator-mucus", "mucus", priority=0)
    d.label("trapped-particle", "particles", "dust", priority=0)
    d.label("airway-cilia", "cilia", priority=0)
    d.label("ciliated-cell", "cells", priority=0)
    d.label("airway-goblet-cell", "goblets", priority=0)
    return d
