"""Pictures for the levels of life, from the atom to the biosphere, each about 200 units across."""

from __future__ import annotations

from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from . import landscape, mammals, viscera
from .contours import shape
from .organelles import mitochondrion


def atom() -> Drawing:
    d = Drawing("level-atom")
    for n, turn in enumerate((0, 60, 120)):
        d.add(
            f"shell-{n}",
            LineString(geo.ellipse(0, 0, 96, 38, turn).exterior),
            Form.CORD,
            "bedrock",
            width=2.4,
        )
    grains = [geo.polar(13, 60 * k) for k in range(6)]
    d.add("protons", [geo.ellipse(x, y, 10) for x, y in grains[::2]], Form.ROUND, "artery", depth=5)
    d.add(
        "neutrons",
        [geo.ellipse(x, y, 10) for x, y in [*grains[1::2], (0, 0)]],
        Form.ROUND,
        "bedrock",
        depth=5,
    )
    d.add(
        "electrons",
        [geo.ellipse(*geo.polar(96, a), 8) for a in (0, 60, 120, 180, 240, 300)],
        Form.ROUND,
        "vein",
        depth=4,
    )
    return d


def molecule() -> Drawing:
    d = Drawing("level-molecule")
    d.add("hydrogens", [geo.ellipse(-62, 34, 36), geo.ellipse(62, 34, 36)], Form.ROUND, "cloud", depth=14)
    d.add("oxygen", geo.ellipse(0, -16, 58), Form.ROUND, "artery", depth=24)
    return d


def organelle() -> Drawing:
    return mitochondrion(1, 90)


def cell() -> Drawing:
    d = Drawing("level-cell")
    d.add("body", geo.wobbly(0, 0, 96, 84, "level-cell", 14, 0.05), Form.ROUND, "cell-surface", depth=18)
    d.add("inside", geo.wobbly(0, 0, 86, 74, "level-cell", 14, 0.05), Form.HOLLOW, "cytosol-animal", depth=12)
    d.add("nucleus", geo.ellipse(-12, -4, 32), Form.ROUND, "nucleoplasm", depth=12)
    d.add("nucleolus", geo.ellipse(-18, -8, 10), Form.ROUND, "nucleolus", depth=4)
    for n, (x, y, turn) in enumerate(((46, -30, 30), (40, 34, -20), (-50, 44, 50))):
        d.place(mitochondrion(n, 34), x, y, 1, turn, prefix=f"m-{n}-")
    return d


def tissue() -> Drawing:
    d = Drawing("level-tissue")
    field = geo.rounded_box(-96, -66, 192, 132, 20)
    cells = geo.cells(field, 44, "level-tissue", wall=1.4, rounding=8)
    d.add("cells", cells, Form.ROUND, "skin-light", depth=8)
    d.add(
        "nuclei",
        [geo.ellipse(c.centroid.x, c.centroid.y, 8) for c in cells],
        Form.ROUND,
        "nucleoplasm",
        depth=3,
    )
    return d


def organ() -> Drawing:
    d = Drawing("level-organ")
    viscera.stomach(d)
    return d


def organism() -> Drawing:
    return mammals.deer()


def population() -> Drawing:
    d = Drawing("level-population")
    for n, (x, y, k) in enumerate(((-70, -26, 0.5), (56, -34, 0.46), (-24, 34, 0.58), (92, 30, 0.54))):
        d.place(mammals.deer(), x, y, k, prefix=f"deer-{n}-")
    return d


def ecosystem() -> Drawing:
    d = Drawing("level-ecosystem")
    d.add("sky", geo.rounded_box(-130, -120, 260, 190, 16), Form.SHEET, "sky", shadow=False)
    d.place(landscape.sun(18), 92, -86, prefix="sun-")
    d.add("ground", shape("-130,30! -40,18 60,28 130,16! 130,100! -130,100!"), Form.SHEET, "grass")
    d.add("pond", geo.ellipse(50, 70, 62, 20), Form.SHEET, "water")
    for n, (x, y, high) in enumerate(((-96, 40, 120), (-48, 34, 100))):
        d.place(landscape.conifer(high), x, y, prefix=f"tree-{n}-")
    d.place(mammals.deer(), 16, 16, 0.34, prefix="deer-")
    return d


def biosphere() -> Drawing:
    d = Drawing("level-biosphere")
    globe = d.add("globe", geo.ellipse(0, 0, 98), Form.ROUND, "water-deep", depth=34)
    lands = unary_union(
        [
            shape("-70,-54 -30,-78 -6,-60 -20,-34 -44,-20 -40,4 -58,-14"),
            shape("-34,8 -10,16 -4,40 -20,76 -34,50"),
            shape("20,-66 60,-62 84,-30 60,-10 30,-24 14,-44"),
            shape("24,-14 56,0 52,40 36,58 24,24"),
        ]
    )
    d.add("lands", lands.intersection(globe), Form.SHEET, "grass")
    d.add(
        "clouds",
        [geo.ellipse(x, y, w, 7, -8) for x, y, w in ((-30, -88, 26), (40, 72, 30), (-62, 30, 22))],
        Form.SHEET,
        "cloud",
        opacity=0.9,
    )
    return d
