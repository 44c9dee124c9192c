"""Panels of further laboratory tests: fluorescence, agglutination, sorting of cells; Redi's jars; a lumbar puncture."""

from __future__ import annotations

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiPoint, Polygon

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import antibodies, bacteria, labware, molecules


# ---------------------------------------------------------------- immunofluorescence
def _slide_with_cell(key: str) -> Drawing:
    d = Drawing(key, box=(-130, -110, 260, 200))
    d.add("slide", geo.rounded_box(-124, 62, 248, 18, 5), "sheet", "glass")
    d.place(bacteria.rod(150, 60), 0, 32, prefix="cell-")
    d.add("antigens", MultiPoint([(-52, 2), (0, 2), (52, 2)]), "dots", "antigen", width=13)
    return d


def _labels(d: Drawing, name: str, places: list[tuple[float, float]]) -> None:
    d.add(name, MultiPoint(places), "dots", "light-beam", width=17)


def draw_direct(seed: int) -> Drawing:
    d = _slide_with_cell("fluorescence-direct")
    molecules.stud(
        d, antibodies.small(), [(x, -20, 180) for x in (-52, 0, 52)], "primary-", 0.9, shadow=False
    )
    _labels(d, "dye", [(x, -42) for x in (-52, 0, 52)])
    d.label("fluorochrome", "dye", priority=0)
    d.label("first-antibody", "primary-body", priority=0)
    d.label("cell-with-antigen", "cell-body", priority=1)
    return d


def draw_indirect(seed: int) -> Drawing:
    d = _slide_with_cell("fluorescence-indirect")
    molecules.stud(
        d, antibodies.small(), [(x, -20, 180) for x in (-52, 0, 52)], "primary-", 0.9, shadow=False
    )
    molecules.stud(
        d,
        antibodies.small(material="viral-enzyme"),
        [(x, -58, 180) for x in (-52, 0, 52)],
        "secondary-",
        0.9,
        shadow=False,
    )
    _labels(d, "dye", [(x, -80) for x in (-52, 0, 52)])
    d.label("fluorochrome", "dye", priority=0)
    d.label("second-antibody", "secondary-body", priority=0)
    d.label("first-antibody", "primary-body", priority=0)
    d.label("cell-with-antigen", "cell-body", priority=1)
    return d


# ---------------------------------------------------------------- hemagglutination
def _cells_in_well(key: str, clumped: bool) -> Drawing:
    d = Drawing(key, box=(-110, -90, 220, 170))
    d.add("well", geo.ellipse(0, 0, 84), "round", "plastic", depth=6)
    d.add("floor", geo.ellipse(0, 0, 74), "hollow", "paper", depth=6, shadow=False)
    spots = (
        geo.scatter(geo.ellipse(0, 0, 62), 18, key)
        if clumped
        else geo.scatter(geo.ellipse(0, 0, 24), 8.4, key)
    )
    if clumped:
        links = [
            LineString([a, b])
            for i, a in enumerate(spots)
            for b in spots[i + 1 :]
            if 0 < ((a - b) ** 2).sum() < 21**2
        ]
        d.add("bridges", links, "cord", "antibody-heavy", width=3)
    d.add("cells", MultiPoint(spots), "dots", "donor-cell", width=13 if clumped else 9)
    return d


def draw_clumping(seed: int) -> Drawing:
    d = _cells_in_well("hemagglutination-yes", True)
    d.label("clumped-red-cells", "cells", priority=0)
    d.label("crosslinking-virus", "bridges", priority=0)
    return d


def draw_button(seed: int) -> Drawing:
    d = _cells_in_well("hemagglutination-no", False)
    d.label("settled-red-cells", "cells", priority=0)
    return d


# ---------------------------------------------------------------- flow cytometry
def draw_sorter(seed: int) -> Drawing:
    d = Drawing("cell-sorter", box=(-260, -290, 520, 560))
    d.add(
        "nozzle",
        Polygon([(-46, -290), (46, -290), (46, -190), (12, -130), (-12, -130), (-46, -190)]),
        "sheet",
        "glass",
        opacity=0.85,
    )
    d.add("stream", shapely.box(-7, -270, 7, 20), "flat", "tap-water", outline=False, shadow=False)
    d.add(
        "beam",
        Polygon([(-190, -62), (0, -50), (190, -62), (190, -34), (0, -44), (-190, -34)]),
        "flat",
        "light-beam",
        opacity=0.85,
        outline=False,
        shadow=False,
    )
    d.add("laser", geo.rounded_box(-250, -78, 74, 58, 8), "round", "plastic-dark", depth=8)
    d.add("detector", geo.rounded_box(176, -84, 74, 70, 8), "round", "metal", depth=8)
    d.add(
        "plain-cells",
        MultiPoint([(0, -250), (0, -186), (0, -94), (0, 14), (60, 148), (86, 196)]),
        "dots",
        "rod-blue",
        width=20,
    )
    d.add(
        "marked-cells",
        MultiPoint([(0, -218), (0, -140), (0, -48), (-30, 92), (-60, 148), (-84, 196)]),
        "dots",
        "dye-pink",
        width=20,
    )
    d.add(
        "plates",
        [affinity.rotate(shapely.box(x - 8, 44, x + 8, 120), turn) for x, turn in ((-92, 16), (92, -16))],
        "round",
        "metal",
        depth=5,
    )
    for n, (x, material) in enumerate(((-110, "dye-pink"), (110, "rod-blue"))):
        d.place(labware.tube(0.3, material), x, 224, scale=0.8, prefix=f"tube{n}-")
    d.label("flow-nozzle", "nozzle", priority=0)
    d.label("flow-laser", "laser", priority=0)
    d.label("flow-detector", "detector", priority=0)
    d.label("fluorescent-cell", "marked-cells", priority=0)
    d.label("unlabeled-cell", "plain-cells", priority=0)
    d.label("deflection-plate", "plates", priority=0)
    d.label("sorted-cells", "tube0-liquid", "tube1-liquid", priority=1)
    return d


# ---------------------------------------------------------------- Redi
def _jar(key: str, cover: str) -> Drawing:
    d = Drawing(key, box=(-90, -120, 180, 220))
    body = geo.rounded_box(-56, -62, 112, 150, 18)
    d.add("jar", body, "sheet", "glass", opacity=0.8)
    d.add(
        "meat",
        geo.blob((-40, 76), (-46, 44), (-14, 30), (24, 34), (46, 56), (40, 78)),
        "round",
        "donor-cell",
        depth=10,
    )
    if cover == "open":
        d.add(
            "maggots",
            [
                affinity.translate(affinity.rotate(geo.capsule(17, 6, 4), a), x, y)
                for x, y, a in ((-16, 34, 20), (10, 38, -30), (26, 50, 40), (-28, 52, -10))
            ],
            "round",
            "colony",
            depth=2,
        )
    elif cover == "cork":
        d.add("cover", geo.rounded_box(-44, -82, 88, 32, 6), "round", "bark", depth=8)
    else:
        d.add(
            "cover",
            geo.clean(geo.tube((-66, -56, 4), (-54, -70, 5), (0, -66, 5), (54, -70, 5), (66, -56, 4))),
            "sheet",
            "paper",
        )
        d.add(
            "maggots",
            [affinity.translate(geo.capsule(14, 5, 3), x, -74) for x in (-20, 14)],
            "round",
            "colony",
            depth=2,
        )
    flies = {"open": [(-20, 0), (30, -90)], "cork": [(60, -106)], "gauze": [(-34, -96), (46, -104)]}[cover]
    d.add(
        "fly-wings",
        [geo.ellipse(x + 8, y - 5 + s * 3, 9, 3.4, -35 + s * 22) for x, y in flies for s in (-1, 1)],
        "sheet",
        "glass",
    )
    d.add(
        "flies",
        [geo.ellipse(x, y, 9, 5, 12).union(geo.ellipse(x - 9, y - 2, 4)) for x, y in flies],
        "round",
        "tick-shield",
        depth=3,
    )
    return d


def draw_open_jar(seed: int) -> Drawing:
    d = _jar("redi-open", "open")
    d.label("jar-meat", "meat", priority=0)
    d.label("jar-maggot", "maggots", priority=0)
    d.label("jar-fly", "flies", priority=1)
    return d


def draw_cork_jar(seed: int) -> Drawing:
    d = _jar("redi-cork", "cork")
    d.label("jar-cork", "cover", priority=0)
    d.label("jar-meat", "meat", priority=1)
    return d


def draw_gauze_jar(seed: int) -> Drawing:
    d = _jar("redi-gauze", "gauze")
    d.label("jar-gauze", "cover", priority=0)
    d.label("jar-maggot", "maggots", priority=0)
    return d


# ---------------------------------------------------------------- lumbar puncture
def draw_lumbar_puncture(seed: int) -> Drawing:
    d = Drawing("lumbar-puncture-section", box=(-290, -310, 580, 620))
    d.add(
        "flesh",
        shapely.box(-280, -300, 190, 300),
        "flat",
        "donor-cell",
        tone=0.55,
        outline=False,
        shadow=False,
    )
    d.add(
        "fat",
        geo.clean(geo.tube((196, -300, 40), (206, 0, 44), (196, 300, 40))),
        "flat",
        "fat",
        outline=False,
        shadow=False,
    )
    d.add("skin", geo.tube((236, -300, 9), (248, 0, 9), (236, 300, 9)), "round", "skin-tone", depth=6)
    for n in range(5):
        y = -250 + 125 * n
        d.add(
            f"vertebra-{n}",
            geo.smooth(geo.rounded_box(-250, y - 44, 150, 88, 14), 6),
            "cut",
            "spore-coat",
            tone=0.35,
            depth=8,
        )
        d.add(
            f"spine-{n}",
            geo.smooth(Polygon([(6, y - 20), (150, y + 6), (160, y + 40), (120, y + 46), (6, y + 22)]), 8),
            "cut",
            "spore-coat",
            tone=0.35,
            depth=7,
        )
        if n < 4:
            d.add(
                f"disk-{n}",
                geo.rounded_box(-246, y + 47, 142, 31, 12),
                "round",
                "tap-water",
                tone=0.35,
                depth=6,
            )
    d.add(
        "canal",
        geo.tube((-52, -300, 38), (-50, 0, 38), (-60, 300, 34)),
        "flat",
        "tap-water",
        tone=0.1,
        outline=True,
        shadow=False,
    )
    d.add(
        "dura",
        [geo.line((-92, -300), (-90, 0), (-96, 300)), geo.line((-12, -300), (-10, 0), (-24, 300))],
        "cord",
        "dye-purple",
        width=4,
        tone=0.3,
    )
    d.add(
        "cord",
        geo.tube((-54, -300, 22), (-54, -190, 20), (-54, -130, 3), cap=2),
        "round",
        "broth-yellow",
        tone=0.3,
        depth=8,
    )
    roots = [geo.line((-60 + 4 * k, -150), (-74 + 12 * k, 60), (-82 + 13 * k, 300)) for k in range(5)]
    d.add("roots", roots, "cord", "broth-yellow", width=4)
    d.add("needle", LineString([(-46, 58), (250, 120)]), "cord", "metal", width=7)
    d.add("syringe", affinity.rotate(geo.rounded_box(244, 104, 64, 34, 8), 12), "round", "plastic", depth=6)
    d.label("lp-needle", "needle", "syringe", priority=0)
    d.label("lp-fluid", "canal", priority=0)
    d.label("lp-vertebra", *(f"vertebra-{n}" for n in range(5)), priority=0)
    d.label("lp-process", *(f"spine-{n}" for n in range(5)), priority=1)
    d.label("lp-disk", *(f"disk-{n}" for n in range(4)), priority=1)
    d.label("lp-cord", "cord", priority=0)
    d.label("lp-roots", "roots", priority=0)
    d.label("lp-dura", "dura", priority=1)
    d.label("lp-skin", "skin", priority=1)
    return d
