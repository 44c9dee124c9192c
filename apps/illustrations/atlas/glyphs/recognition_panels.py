"""Panels of recognition: sensitization to an allergen, MHC molecules, superantigens, and the way out of a vessel."""

from __future__ import annotations

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import antibodies, defence_cells, molecules
from .immune_cells import TCellState, dendritic_cell, t_cell
from .immune_panels import bind
from .membrane import bilayer


# ---------------------------------------------------------------- allergy
def _allergens(d: Drawing, places: list[tuple[float, float]], name: str = "allergens") -> None:
    d.add(
        name,
        [geo.wobbly(x, y, 10, 9, f"{name}{x:.0f}{y:.0f}", n=8, amount=0.2) for x, y in places],
        "round",
        "antigen",
        depth=4,
    )


def draw_sensitization(seed: int) -> Drawing:
    d = panel("allergy-sensitization")
    d.place(dendritic_cell(4), -104, -20, scale=0.46, prefix="dc-")
    d.place(t_cell(TCellState.EFFECTOR, 3, 32), -6, -14, prefix="t-")
    d.place(defence_cells.plasma_cell(), 100, -14, scale=0.86, prefix="plasma-")
    _allergens(d, [(-140, -112), (-104, -126), (-70, -108)])
    molecules.stud(
        d, antibodies.small(), [(66, 72, 10), (104, 88, -15), (140, 66, 20)], "ige-", 0.8, shadow=False
    )
    d.flow("neutral", (-58, -16), (-52, -16), (-44, -15), width=6)
    d.flow("neutral", (34, -14), (42, -14), (50, -14), width=6)
    d.label("allergen", "allergens", priority=0)
    d.label("malt-dendritic", "dc-body", priority=1)
    d.label("helper-t-cell", "t-body", "t-nucleus", priority=1)
    d.label("plasma-cell", "plasma-body", "plasma-nucleus", priority=0)
    d.label("ige-antibody", "ige-body", priority=0)
    return d


def draw_armed_mast_cell(seed: int) -> Drawing:
    d = panel("allergy-armed")
    bind(d, "ige", (0, 20), 70, [200, 235, 270, 305, 340], 0.95, away=True)
    d.place(defence_cells.mast_cell(74), 0, 20, prefix="mast-")
    d.label("mast-cell", "mast-body", "mast-nucleus", priority=0)
    d.label("ige-antibody", "ige-body", priority=0)
    return d


def draw_degranulation(seed: int) -> Drawing:
    d = panel("allergy-degranulation")
    bind(d, "ige", (0, 20), 70, [200, 235, 270, 305, 340], 0.95, away=True)
    d.place(defence_cells.mast_cell(74, 0.4), 0, 20, prefix="mast-")
    _allergens(d, [geo.polar(110, a, 0, 20) for a in (217, 253, 287, 323)])
    around = (
        geo.ellipse(0, 20, 140, 112)
        .difference(geo.ellipse(0, 20, 84))
        .intersection(shapely.box(-150, 40, 150, 140))
    )
    d.add("histamine", MultiPoint(geo.scatter(around, 18, "degranulation")), "dots", "mast-granule", width=7)
    d.label("allergen", "allergens", priority=0)
    d.label("mast-granules", "histamine", priority=0)
    d.label("mast-cell", "mast-body", "mast-nucleus", priority=1)
    return d


# ---------------------------------------------------------------- MHC molecules
def _surface(key: str) -> Drawing:
    d = Drawing(key, box=(-90, -110, 180, 190))
    d.add("cytosol", shapely.box(-80, 40, 80, 76), "flat", "body-cell", outline=False, shadow=False)
    d.place(bilayer(((-80, 30), (-27, 30), (27, 30), (80, 30))), 0, 0, prefix="membrane-")
    return d


def draw_mhc_one(seed: int) -> Drawing:
    d = _surface("mhc-one")
    d.add("stalk", LineString([(-16, 52), (-16, -2)]), "cord", "mhc-beta", width=7)
    d.add(
        "alpha",
        [
            geo.ellipse(-18, -14, 15, 17),
            geo.blob(
                (-34, -36),
                (-36, -70),
                (-26, -86),
                (-16, -74),
                (0, -54),
                (16, -74),
                (26, -86),
                (36, -70),
                (34, -36),
                (0, -32),
            ),
        ],
        "round",
        "mhc-alpha",
        depth=9,
    )
    d.add("microglobulin", geo.ellipse(19, -12, 15, 17), "round", "viral-enzyme", depth=8)
    d.add("peptide", MultiPoint([(-14, -72), (-5, -68), (5, -68), (14, -72)]), "dots", "peptide", width=11)
    d.label("mhc-heavy-chain", "alpha", priority=0)
    d.label("beta-microglobulin", "microglobulin", priority=0)
    d.label("mhc-groove", "peptide", priority=0)
    d.label("cell-membrane-bilayer", "membrane-heads", "membrane-band", priority=1)
    return d


def draw_mhc_two(seed: int) -> Drawing:
    d = _surface("mhc-two")
    d.place(molecules.mhc_class_ii(), 0, 22, scale=1.9, prefix="mhc-")
    d.label("mhc-alpha-chain", "mhc-alpha", priority=0)
    d.label("mhc-beta-chain", "mhc-beta", priority=0)
    d.label("mhc-groove", "mhc-peptide", priority=0)
    d.label("cell-membrane-bilayer", "membrane-heads", "membrane-band", priority=1)
    return d


# ---------------------------------------------------------------- superantigen
def _contact(key: str, fits: bool) -> Drawing:
    d = Drawing(key, box=(-150, -110, 300, 220))
    d.place(defence_cells.macrophage(8), -104, 6, scale=0.86, prefix="presenter-")
    d.place(t_cell(TCellState.EFFECTOR if not fits else TCellState.ACTIVATED, 6, 48), 106, 6, prefix="t-")
    molecules.stud(d, molecules.mhc_class_ii(bound="peptide"), [(-56, 2, 90)], "mhc-", 1.0)
    molecules.stud(d, molecules.t_cell_receptor(), [(54, 2, -90)], "tcr-", 1.05)
    if not fits:
        d.add(
            "bridge",
            geo.blob((-40, 26), (0, 20), (40, 26), (44, 44), (0, 50), (-44, 44)),
            "round",
            "toxin",
            depth=7,
        )
        d.add(
            "cytokines",
            MultiPoint(geo.scatter(shapely.box(-50, 66, 150, 106), 20, key)),
            "dots",
            "cytokine",
            width=8,
        )
    return d


def draw_usual_contact(seed: int) -> Drawing:
    d = _contact("superantigen-usual", True)
    d.label("macrophage", "presenter-body", "presenter-nucleus", priority=1)
    d.label("mhc-ii", "mhc-alpha", "mhc-beta", priority=0)
    d.label("tcr", "tcr-alpha", "tcr-beta", priority=0)
    d.label("helper-t-cell", "t-body", "t-nucleus", priority=1)
    return d


def draw_superantigen(seed: int) -> Drawing:
    d = _contact("superantigen-bridge", False)
    d.label("superantigen-toxin", "bridge", priority=0)
    d.label("released-cytokine", "cytokines", priority=0)
    d.label("helper-t-cell", "t-body", "t-nucleus", priority=1)
    return d


# ---------------------------------------------------------------- out of the vessel
def draw_extravasation(seed: int) -> Drawing:
    d = Drawing("extravasation-scene", box=(-330, -190, 660, 400))
    d.add(
        "lumen",
        shapely.box(-320, -180, 320, 40),
        "flat",
        "donor-cell",
        tone=0.62,
        outline=False,
        shadow=False,
    )
    d.add(
        "tissue", shapely.box(-320, 40, 320, 210), "flat", "skin-tone", tone=0.3, outline=False, shadow=False
    )
    cells = [geo.rounded_box(x, 24, 96, 30, 14) for x in (-318, -216, -114, 28, 126, 224)]
    d.add("wall", cells, "round", "artery", depth=9, tone=0.15)
    d.add(
        "nuclei",
        [geo.ellipse(x + 48, 38, 17, 8) for x in (-318, -216, -114, 28, 126, 224)],
        "round",
        "body-cell-nucleus",
        depth=4,
        shadow=False,
    )
    d.add(
        "selectins",
        MultiLineString([[(x, 24), (x, 10)] for x in range(-206, 20, 17)]),
        "cord",
        "viral-enzyme",
        width=4,
    )
    red = [
        geo.ellipse(x, y, 26, 17, 20)
        for x, y in ((-260, -130), (-90, -140), (70, -120), (210, -136), (280, -70), (150, -40), (-20, -60))
    ]
    d.add("red-cells", red, "round", "donor-cell", depth=9)
    for n, (x, y) in enumerate(((-256, -24), (-168, -26), (-66, -24))):
        d.place(defence_cells.neutrophil(34, n + 1), x, y, prefix=f"n{n}-")
    squeezed = geo.blob(
        (-26, -20),
        (8, -30),
        (26, -10),
        (16, 22),
        (12, 54),
        (34, 84),
        (20, 116),
        (-22, 112),
        (-38, 84),
        (-18, 54),
        (-16, 22),
    )
    d.add("squeezing", squeezed, "round", "neutrophil", depth=12)
    d.add(
        "squeezing-nucleus",
        [
            geo.ellipse(-2, -6, 11, 9),
            geo.ellipse(-4, 90, 14, 11),
            LineString([(-2, -6), (-2, 40), (-4, 90)]).buffer(4),
        ],
        "round",
        "neutrophil-nucleus",
        depth=5,
        shadow=False,
    )
    d.place(defence_cells.neutrophil(36, 7), 128, 146, prefix="free-")
    bacteria = [
        shapely.affinity.translate(shapely.affinity.rotate(geo.capsule(36, 15), a), x, y)
        for x, y, a in ((228, 130, 20), (270, 168, -30), (222, 184, 60))
    ]
    d.add("bacteria", bacteria, "round", "rod-green", depth=5)
    d.flow("neutral", (54, 128), (66, 134), (82, 138), width=7)
    d.label("leaving-phagocyte", "n0-body", "n1-body", "n2-body", priority=0)
    d.label("selectin", "selectins", priority=1)
    d.label("endothelial-cell", "wall", priority=0)
    d.label("squeezing-phagocyte", "squeezing", priority=0)
    d.label("bacterial-target", "bacteria", priority=0)
    return d
