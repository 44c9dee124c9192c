"""Junctions between cells: each is a close-up of two plasma membranes that run down the page, cells left and right.

The origin is the middle of the space between the cells; the two membranes stand `APART` from each other.
"""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .membrane import bilayer

WIDTH, HEIGHT = 330.0, 250.0


def _cells(key: str, gap: float, width: float = WIDTH, height: float = HEIGHT) -> Drawing:
    """Two cells and the space between them. Parts: left-cell, right-cell, space, left-* and right-* of the membranes."""
    d = Drawing(key, box=(-width / 2, -height / 2, width, height))
    w, h, half = width / 2, height / 2, gap / 2
    d.add("left-cell", box(-w, -h, -half, h), Form.FLAT, "cytosol-animal", outline=False, shadow=False)
    d.add("right-cell", box(half, -h, w, h), Form.FLAT, "cytosol-animal", outline=False, shadow=False)
    d.add("space", box(-half, -h, half, h), Form.FLAT, "extracellular", outline=False, shadow=False)
    for side, name in ((-1, "left"), (1, "right")):
        x = side * half
        d.place(bilayer([(x, -h + 3), (x, 0), (x, h - 3)], thickness=16, head=6), 0, 0, prefix=f"{name}-")
    return d


def tight_junction(seed: int) -> Drawing:
    """Membranes stitched together by rows of transmembrane proteins."""
    d = _cells("tight-junction", 20.0)
    rows = (-82, -46, -10, 26, 62, 96)
    pairs = []
    for y in rows:
        for side in (-1, 1):
            pairs.append(
                geo.blob(
                    (side * 22, y - 7),
                    (side * 10, y - 9),
                    (side * -0.5, y - 5),
                    (side * -0.5, y + 5),
                    (side * 10, y + 9),
                    (side * 22, y + 7),
                    step=2,
                )
            )
    for n, side in enumerate((0, 1)):
        d.add(f"strands-{n + 1}", pairs[side::2], Form.ROUND, "protein-integral", depth=4, tone=0.14 * side)
    d.label("tight-junction-strand", "strands-1", "strands-2", priority=0)
    d.label("adjacent-membranes", "left-heads", "right-heads", priority=1)
    d.label("intercellular-space", "space", priority=1)
    d.label("junction-cytoplasm", "left-cell", priority=2)
    return d


def desmosome(seed: int, key: str = "desmosome") -> Drawing:
    """Plaques under both membranes, cadherins between them, intermediate filaments behind them."""
    gap = 56.0
    d = _cells(key, gap)
    loops = []
    for side in (-1, 1):
        for k in range(6):
            y = -58 + 23.2 * k
            x0, x1 = side * (gap / 2 + 24), side * 162
            lean = (y * 1.25, y * 0.6)
            loops.append(
                geo.line(
                    (x1, lean[0] - 9),
                    ((x0 + x1) / 2, y - 8 + lean[1] * 0.2),
                    (x0 - side * 6, y - 4),
                    (x0 - side * 6, y + 4),
                    ((x0 + x1) / 2, y + 8 + lean[1] * 0.2),
                    (x1, lean[0] + 9),
                    step=5,
                )
            )
    d.add("filaments", MultiLineString(loops), Form.CORD, "intermediate-filament", width=4.2, shadow=False)
    links = []
    for k in range(11):
        y = -65 + 13 * k
        links.append(
            geo.line(
                (-gap / 2 - 12, y), (-gap / 4, y - 3), (0, y + 2), (gap / 4, y - 2), (gap / 2 + 12, y), step=3
            )
        )
    d.add("cadherins", MultiLineString(links), Form.CORD, "protein-receptor", width=4.0, shadow=False)
    plaques = [geo.rounded_box(side * (gap / 2 + 19) - 8, -74, 16, 148, 8) for side in (-1, 1)]
    d.add("plaques", plaques, Form.ROUND, "protein-peripheral", depth=6)
    d.label("cadherin", "cadherins", priority=0)
    d.label("junction-filaments", "filaments", priority=0)
    d.label("desmosome-plaque", "plaques", priority=0)
    d.label("adjacent-membranes", "left-heads", "right-heads", priority=1)
    d.label("intercellular-space", "space", priority=1)
    d.label("junction-cytoplasm", "left-cell", "right-cell", priority=2)
    return d


def gap_junction(seed: int) -> Drawing:
    """Channels of two connexons each that join the cytoplasm of both cells."""
    gap = 26.0
    d = _cells("gap-junction", gap)
    rows = (-92, -46, 0, 46, 92)
    d.add(
        "pores",
        [box(-34, y - 8, 34, y + 8) for y in rows],
        Form.FLAT,
        "cytosol-animal",
        tone=0.3,
        shadow=False,
        outline=False,
    )
    for name, side in (("left", -1), ("right", 1)):
        halves = [
            geo.blob(
                (side * 1, y + s * 8),
                (side * 30, y + s * 8),
                (side * 33, y + s * 13),
                (side * 27, y + s * 20),
                (side * 3, y + s * 18),
                step=2,
            )
            for y in rows
            for s in (-1, 1)
        ]
        d.add(
            f"connexons-{name}",
            halves,
            Form.ROUND,
            "protein-channel",
            depth=5,
            tone=0.0 if side < 0 else 0.16,
        )
    spots = [(-70, -92), (-20, -46), (18, 0), (80, 46), (-100, 0), (64, -46), (-10, 92), (-70, 46)]
    d.add("ions", [geo.ellipse(x, y, 3.2) for x, y in spots], Form.ROUND, "solute", depth=1.4, shadow=False)
    for y in (-92, 92):
        d.flow(
            "neutral",
            (44, y) if y < 0 else (-44, y),
            (60, y) if y < 0 else (-60, y),
            (82, y) if y < 0 else (-86, y),
            width=5,
        )
    d.label("connexon", "connexons-left", "connexons-right", priority=0)
    d.label("adjacent-membranes", "left-heads", "right-heads", priority=1)
    d.label("intercellular-space", "space", priority=1)
    d.label("junction-cytoplasm", "left-cell", "right-cell", priority=2)
    return d


def hemidesmosome(seed: int) -> Drawing:
    """Half a desmosome: a cell held to the basal lamina."""
    w, h = WIDTH / 2, HEIGHT / 2
    d = Drawing("hemidesmosome", box=(-w, -h, WIDTH, HEIGHT))
    d.add("left-cell", box(-w, -h, w, 34), Form.FLAT, "cytosol-animal", outline=False, shadow=False)
    d.add("space", box(-w, 34, w, h), Form.FLAT, "extracellular", outline=False, shadow=False)
    fibres = [
        geo.line((-70 + 28 * k, 4), (-78 + 31 * k, -40), (-100 + 40 * k, -118), step=5) for k in range(6)
    ]
    d.add("filaments", MultiLineString(fibres), Form.CORD, "intermediate-filament", width=4.2, shadow=False)
    d.place(bilayer([(-w + 3, 34), (0, 34), (w - 3, 34)], thickness=16, head=6), 0, 0, prefix="left-")
    d.add("basal-lamina", geo.rounded_box(-w, 74, WIDTH, 20, 4), Form.ROUND, "collagen", depth=5)
    legs = [LineString([(x, 16), (x, 76)]) for x in range(-72, 73, 16)]
    d.add("integrins", MultiLineString(legs), Form.CORD, "protein-receptor", width=5.0, shadow=False)
    d.add("plaques", geo.rounded_box(-84, 4, 168, 16, 8), Form.ROUND, "protein-peripheral", depth=6)
    d.label("hemidesmosome-integrin", "integrins", priority=0)
    d.label("junction-filaments", "filaments", priority=0)
    d.label("desmosome-plaque", "plaques", priority=1)
    d.label("basal-lamina-junction", "basal-lamina", priority=0)
    return d


def plasmodesma(seed: int) -> Drawing:
    """A channel through the walls of two plant cells, lined by plasma membrane, with a thread of ER."""
    d = Drawing("plasmodesma", box=(-165, -125, 330, 250))
    d.add("left-cell", box(-165, -125, -40, 125), Form.FLAT, "cytosol-plant", outline=False, shadow=False)
    d.add("right-cell", box(40, -125, 165, 125), Form.FLAT, "cytosol-plant", outline=False, shadow=False)
    walls = [box(-40, -125, 40, -30), box(-40, 30, 40, 125)]
    d.add("wall", walls, Form.CUT, "cell-wall")
    d.add(
        "lamella",
        [box(-5, -125, 5, -30), box(-5, 30, 5, 125)],
        Form.FLAT,
        "middle-lamella",
        shadow=False,
        outline=False,
    )
    d.add("channel", box(-44, -30, 44, 30), Form.FLAT, "cytosol-plant", outline=False, shadow=False)
    for name, s in (("upper", -1), ("lower", 1)):
        course = [
            (-50, s * 122),
            (-50, s * 60),
            (-46, s * 36),
            (-30, s * 22),
            (0, s * 20),
            (30, s * 22),
            (46, s * 36),
            (50, s * 60),
            (50, s * 122),
        ]
        d.place(bilayer(course, thickness=11, head=4.4), 0, 0, prefix=f"{name}-")
    d.add(
        "desmotubule",
        geo.tube((-150, -18, 10), (-90, -8, 8), (-40, 0, 4), (40, 0, 4), (90, 8, 8), (150, 18, 10), step=4),
        Form.ROUND,
        "smooth-er",
        depth=4,
    )
    d.label("plasmodesma-channel", "channel", priority=0)
    d.label("desmotubule", "desmotubule", priority=1)
    d.label("junction-cell-wall", "wall", priority=0)
    d.label("adjacent-membranes", "upper-heads", "lower-heads", priority=1)
    d.label("junction-cytoplasm", "left-cell", "right-cell", priority=2)
    return d
