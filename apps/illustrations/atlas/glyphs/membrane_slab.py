"""A piece of plasma membrane seen from the front and a little from above, with its proteins: the fluid mosaic."""

from __future__ import annotations

import math

from shapely.geometry import MultiLineString, MultiPoint, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import membrane_proteins as proteins
from .membrane import bilayer

WIDTH, THICKNESS, HEAD = 1000.0, 52.0, 17.0
HALF = (THICKNESS + HEAD) / 2
SCALE = HALF / 17.0  # of the proteins, which are drawn for a membrane 34 thick
ROWS, BACK = 20, (5.0, -15.0)  # rows of heads behind the cut edge, and the step from one to the next


def level(x: float) -> float:
    """Height of the middle of the front edge."""
    return 14 * math.sin(x / 150.0) + 6 * math.sin(x / 61.0)


def _surface(d: Drawing) -> None:
    """The upper face, row by row from the back."""
    far = [(x + BACK[0] * ROWS, level(x) - HALF + BACK[1] * ROWS) for x in range(0, 1001, 20)]
    near = [(x, level(x) - HALF + HEAD / 2) for x in range(1000, -1, -20)]
    d.add("top", Polygon([*far, *near]), Form.FLAT, "membrane-head", tone=-0.25, outline=False, shadow=False)
    step = HEAD * 1.02
    for row in range(ROWS, 0, -1):
        shift = (row % 2) * step / 2
        points = [
            (x + shift + BACK[0] * row, level(x) - THICKNESS / 2 + BACK[1] * row)
            for k in range(int(WIDTH / step))
            for x in (k * step + HEAD / 2,)
        ]
        d.add(
            f"row-{row}",
            MultiPoint(points),
            Form.DOTS,
            "membrane-head",
            width=HEAD * (1 - 0.006 * row),
            tone=0.02 * (row % 2),
            shadow=False,
        )


def fluid_mosaic(seed: int) -> Drawing:
    d = Drawing("fluid-mosaic", box=(-20, -420, 1140, 780))
    _filaments(d)
    _surface(d)
    _standing_behind(d)
    d.place(
        bilayer([(x, level(x)) for x in range(0, 1001, 50)], thickness=THICKNESS, head=HEAD),
        0,
        0,
        prefix="front-",
    )
    _in_front(d)
    _label(d)
    return d


def _at(x: float, row: float = 0.0) -> Xy:
    return x + BACK[0] * row, level(x) + BACK[1] * row


def _filaments(d: Drawing) -> None:
    lines = [
        geo.line((20, 170), (200, 130), (420, 178), (640, 132), (980, 190), step=8),
        geo.line((60, 270), (300, 226), (560, 274), (800, 218), (1010, 274), step=8),
        geo.line((180, 320), (260, 190), (340, 96), step=6),
        geo.line((700, 320), (660, 200), (610, 96), step=6),
    ]
    d.add("filaments", MultiLineString(lines), Form.CORD, "actin", width=9.0)


def _standing_behind(d: Drawing) -> None:
    """Tops of proteins that stand farther back, and sugar chains on lipids."""
    for n, (x, row, material) in enumerate(
        ((200, 13, "protein-integral"), (560, 14, "protein-channel"), (820, 10, "protein-integral")), 1
    ):
        cx, cy = _at(x, row)
        top = cy - THICKNESS / 2
        d.add(
            f"behind-{n}",
            geo.wobbly(cx, top - 8, 44, 28, f"behind-{n}", 10, 0.06),
            Form.ROUND,
            material,
            depth=13,
        )
        if material == "protein-channel":
            d.add(
                f"behind-pore-{n}",
                geo.ellipse(cx, top - 16, 13, 6.5),
                Form.HOLLOW,
                material,
                finish="dark",
                depth=4,
                shadow=False,
            )
        else:
            d.place(proteins.sugars(5), cx + 4, top - 30, scale=2.2, prefix=f"behind-sugar-{n}-")
    for n, (x, row) in enumerate(((90, 9), (420, 8), (740, 6)), 1):
        cx, cy = _at(x, row)
        d.place(
            proteins.sugars(4, branched=False),
            cx,
            cy - THICKNESS / 2 - 4,
            scale=1.9,
            prefix=f"glycolipid-{n}-",
        )


def _in_front(d: Drawing) -> None:
    """What stands in the cut edge itself."""
    for n, x in enumerate((60.0, 178.0, 455.0, 700.0, 946.0), 1):
        d.place(
            proteins.cholesterol(), x, level(x) - THICKNESS / 2 + 9, scale=2.0, prefix=f"cholesterol-{n}-"
        )
    x = 300.0
    d.place(proteins.channel(pore=8.0), x, level(x), scale=SCALE, prefix="channel-")
    x = 590.0
    d.place(proteins.spanning(width=42.0, above=20, below=16), x, level(x), scale=SCALE, prefix="integral-")
    d.place(proteins.sugars(6), x - 8, level(x) - HALF - 34, scale=2.3, prefix="glycoprotein-")
    x = 828.0
    d.place(proteins.helix(width=11.0), x, level(x), scale=SCALE, prefix="helix-")
    for n, (x, size) in enumerate(((140, 15.0), (760, 13.0)), 1):
        d.place(proteins.peripheral(size=size), x, level(x), scale=SCALE, prefix=f"peripheral-{n}-")


def _label(d: Drawing) -> None:
    d.label("phospholipid-head", "front-heads", priority=0)
    d.label("phospholipid-tail", "front-tails", "front-band", priority=0)
    d.label("membrane-cholesterol", *(f"cholesterol-{n}-rings" for n in range(1, 6)), priority=0)
    d.label("channel-protein", "channel-wall", priority=0)
    d.label("integral-protein", "integral-body", priority=0)
    d.label("glycoprotein", "glycoprotein-beads", "behind-sugar-1-beads", "behind-sugar-3-beads", priority=0)
    d.label("glycolipid", *(f"glycolipid-{n}-beads" for n in (1, 2, 3)), priority=0)
    d.label("alpha-helix-protein", "helix-coil", priority=1)
    d.label("peripheral-protein", "peripheral-1-body", "peripheral-2-body", priority=0)
    d.label("cytoskeletal-filaments", "filaments", priority=0)
