"""Panels of innate defenses: complement, phagocytosis, inflammation; and the immune tissue of the gut."""

from __future__ import annotations

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import antibodies, bacteria, defence_cells, molecules, threads
from .immune_cells import dendritic_cell


# ---------------------------------------------------------------- phagocytosis
def _phagocyte(key: str, cup: float | None = None, particle: float = 20) -> Drawing:
    d = panel(key)
    d.place(defence_cells.macrophage(5, cup, particle), 10, 20, scale=1.6, prefix="cell-")
    return d


def _rods(d: Drawing, places: list[tuple[float, float, float]], size: float = 36) -> None:
    for n, (x, y, turn) in enumerate(places):
        d.place(bacteria.rod(size, size * 0.42), x, y, rotation=turn, prefix=f"rod{n}-")


def draw_phagocyte_approach(seed: int) -> Drawing:
    d = _phagocyte("phagocytosis-adherence", cup=200, particle=18)
    x, y = defence_cells.cup_centre(200)
    _rods(d, [(10 + x * 1.6, 20 + y * 1.6, 20), (-130, -100, -30), (-60, -118, 30)])
    d.label("bacterial-target", *(f"rod{n}-body" for n in range(3)), priority=0)
    d.label("macrophage", "cell-body", "cell-nucleus", priority=0)
    d.label("immune-pseudopod", "cell-body", priority=1, zone=geo.ellipse(10 + x * 1.6, 20 + y * 1.6, 50))
    return d


def _vesicle(d: Drawing, name: str, x: float, y: float, radius: float, material: str) -> None:
    d.add(
        name, geo.ellipse(x, y, radius, radius * 0.85), "round", material, depth=radius * 0.25, shadow=False
    )


def draw_phagosome(seed: int) -> Drawing:
    d = _phagocyte("phagocytosis-ingestion")
    _vesicle(d, "phagosome", 50, -6, 33, "phagosome")
    d.place(bacteria.rod(40, 17), 50, -6, rotation=20, prefix="held-")
    d.label("phago-phagosome", "phagosome", priority=0)
    d.label("bacterial-target", "held-body", priority=0)
    d.label("phago-lysosome", "cell-lysosomes", priority=0)
    return d


def draw_phagolysosome(seed: int) -> Drawing:
    d = _phagocyte("phagocytosis-digestion")
    _vesicle(d, "phagolysosome", 50, -6, 36, "phagolysosome")
    d.add(
        "dots", MultiPoint([(30, -18), (66, -22), (74, 4), (42, 12), (60, 14)]), "dots", "lysosome", width=8
    )
    bits = [geo.capsule(13, 8), geo.capsule(10, 7)]
    pieces = [
        shapely.affinity.translate(shapely.affinity.rotate(bits[n % 2], 50 * n), x, y)
        for n, (x, y) in enumerate(((40, -6), (54, -2), (62, -12), (50, -20)))
    ]
    d.add("pieces", pieces, "round", "rod-green", depth=3)
    d.label("phago-phagolysosome", "phagolysosome", priority=0)
    d.label("macrophage", "cell-body", priority=1)
    return d


def draw_debris(seed: int) -> Drawing:
    d = _phagocyte("phagocytosis-release")
    d.add("vesicle", geo.ellipse(96, 6, 20, 17), "round", "phagosome", depth=5, shadow=False)
    crumbs = [
        geo.wobbly(x, y, 5, 4, f"crumb{x}")
        for x, y in ((96, 2), (104, 12), (136, -12), (148, 6), (140, 28), (158, -24))
    ]
    d.add("debris", crumbs, "round", "rod-green", depth=2)
    d.flow("neutral", (112, 46), (128, 48), (146, 46), width=7)
    d.label("expelled-debris", "debris", priority=0, zone=shapely.box(125, -60, 170, 60))
    d.label("macrophage", "cell-body", priority=0)
    return d


# ---------------------------------------------------------------- inflammation
def _skin(key: str, splinter: bool = True, wide: bool = False) -> Drawing:
    d = panel(key)
    d.add("dermis", shapely.box(-166, -70, 166, 142), "flat", "skin-tone", outline=False, shadow=False)
    d.add(
        "epidermis",
        geo.clean(geo.tube((-166, -80, 15), (0, -82, 15), (166, -80, 15))),
        "round",
        "skin-tone",
        tone=-0.22,
        depth=8,
    )
    half = 30 if wide else 20
    d.add("vessel", shapely.box(-166, 92 - half, 166, 92 + half), "round", "artery", depth=9, tone=0.1)
    d.add(
        "blood",
        shapely.box(-166, 98 - half, 166, 86 + half),
        "hollow",
        "donor-cell",
        depth=8,
        tone=0.25,
        shadow=False,
    )
    red = [
        geo.ellipse(x, 92 + dy, 11, 7, 20)
        for x, dy in ((-140, 4), (-96, -7), (-40, 6), (24, -5), (74, 7), (132, -4))
    ]
    d.add("red-cells", red, "round", "donor-cell", depth=4)
    if splinter:
        d.add("splinter", geo.tube((20, -140, 9), (4, -70, 8), (-8, -24, 1.5)), "round", "bark", depth=5)
        _rods(d, [(-40, -30, 20), (34, -40, -40), (-14, -2, 70)], 26)
    return d


def draw_injury(seed: int) -> Drawing:
    d = _skin("inflammation-injury")
    d.place(defence_cells.mast_cell(24), 92, 4, prefix="mast-")
    d.label("wound-splinter", "splinter", priority=0)
    d.label("bacterial-target", *(f"rod{n}-body" for n in range(3)), priority=0)
    d.label("immune-skin-epidermis", "epidermis", priority=1)
    d.label("mast-cell", "mast-body", priority=0)
    d.label("blood-vessel", "vessel", "blood", priority=1)
    return d


def draw_alarm(seed: int) -> Drawing:
    d = _skin("inflammation-alarm", wide=True)
    d.place(defence_cells.mast_cell(24, 0.5), 92, -14, prefix="mast-")
    d.add(
        "histamine",
        MultiPoint([(64, 12), (84, 26), (106, 22), (126, 12), (70, 38), (98, 44), (48, 34)]),
        "dots",
        "mast-granule",
        width=7,
    )
    d.label("mast-cell", "mast-body", priority=0)
    d.label("histamine", "histamine", priority=0)
    d.label("blood-vessel", "vessel", "blood", priority=0)
    return d


def draw_arrival(seed: int) -> Drawing:
    d = _skin("inflammation-arrival", wide=True)
    d.place(defence_cells.neutrophil(19, 1), -110, 90, prefix="n0-")
    d.place(defence_cells.neutrophil(19, 2), -74, 44, prefix="n1-")
    d.place(defence_cells.neutrophil(21, 3), -62, -18, prefix="n2-")
    d.place(defence_cells.neutrophil(21, 4), 50, 0, prefix="n3-")
    d.flow("neutral", (-96, 72), (-90, 66), (-84, 58), width=6)
    d.label("leaving-phagocyte", "n0-body", "n1-body", "n2-body", "n3-body", priority=0)
    d.label("bacterial-target", *(f"rod{n}-body" for n in range(3)), priority=0)
    d.label("blood-vessel", "vessel", "blood", priority=1)
    return d


def draw_healing(seed: int) -> Drawing:
    d = _skin("inflammation-healing", splinter=False)
    d.place(defence_cells.macrophage(7), -30, -4, scale=0.62, prefix="m-")
    d.add(
        "crumbs",
        [geo.wobbly(x, y, 4, 3, f"h{x}") for x, y in ((16, -20), (26, 6), (10, 20))],
        "round",
        "rod-green",
        depth=2,
    )
    d.label("macrophage", "m-body", priority=0)
    d.label("immune-skin-epidermis", "epidermis", priority=1)
    return d


# ---------------------------------------------------------------- complement
def _membrane(key: str) -> Drawing:
    d = panel(key)
    threads.cell_edge(d, ((-166, 50), (-80, 46), (0, 44), (80, 46), (166, 50)), 130, "rod-green", 14)
    return d


def draw_classical(seed: int) -> Drawing:
    d = _membrane("complement-classical")
    d.add("antigens", MultiPoint([(-44, 36), (-14, 36), (16, 36), (46, 36)]), "dots", "antigen", width=12)
    molecules.stud(d, antibodies.small(), [(-29, 8, 180), (31, 8, 180)], "antibody-", 1.15, shadow=False)
    d.add(
        "c1",
        [
            geo.ellipse(1, -52, 22, 14),
            *[geo.ellipse(x, -28, 8, 9) for x in (-36, -14, 14, 36)],
            *[LineString([(x, -30), (x * 0.4, -48)]).buffer(2.5) for x in (-36, -14, 14, 36)],
        ],
        "round",
        "complement",
        depth=6,
    )
    d.label("c1-complex", "c1", priority=0)
    d.label("antibody-y", "antibody-body", priority=0)
    d.label("microbe-surface", "membrane", "cytoplasm", priority=1)
    return d


def draw_coating(seed: int) -> Drawing:
    d = _membrane("complement-opsonization")
    d.add(
        "c3b",
        [geo.wobbly(x, 30, 13, 11, f"c3b{x}") for x in (-120, -74, -26, 22, 70, 118)],
        "round",
        "complement",
        depth=6,
    )
    d.add("c3a", MultiPoint([(-90, -50), (-30, -80), (30, -46), (84, -84)]), "dots", "cytokine", width=11)
    d.place(defence_cells.neutrophil(34), 96, -84, prefix="phagocyte-")
    d.label("c3b-protein", "c3b", priority=0)
    d.label("leaving-phagocyte", "phagocyte-body", priority=0)
    d.label("microbe-surface", "membrane", "cytoplasm", priority=1)
    return d


def draw_pore(seed: int) -> Drawing:
    d = _membrane("complement-pore")
    bars = [geo.rounded_box(-40 + 17 * k, 14, 14, 66, 6) for k in range(5)]
    d.add("pore", bars, "round", "complement", depth=5)
    d.add("opening", geo.ellipse(1, 16, 38, 10), "hollow", "toxin", depth=5, shadow=False)
    d.add(
        "ions",
        MultiPoint([(-10, -40), (14, -60), (0, -14), (-26, -70), (34, -30)]),
        "dots",
        "tap-water",
        width=9,
    )
    d.flow("neutral", (2, -96), (2, -60), (2, -14), width=7)
    d.label("mac-pore", "pore", priority=0)
    d.label("microbe-surface", "membrane", "cytoplasm", priority=0)
    return d


# ---------------------------------------------------------------- MALT
def draw_malt(seed: int) -> Drawing:
    d = Drawing("intestinal-malt")
    d.add("lumen", shapely.box(-320, -300, 320, -90), "flat", "extracellular", outline=False, shadow=False)
    d.add(
        "tissue",
        shapely.box(-320, -100, 320, 290),
        "flat",
        "skin-tone",
        tone=0.35,
        outline=False,
        shadow=False,
    )
    cells, nuclei, brush = [], [], []
    for k in range(10):
        x = -320 + 64 * k
        if k == 3:
            continue
        cells.append(geo.rounded_box(x + 1, -130, 62, 110, 9))
        nuclei.append(geo.ellipse(x + 32, -56, 15, 20))
        brush += [[(x + 7 + 6 * j, -130), (x + 7 + 6 * j, -150)] for j in range(9)]
    d.add("villi", MultiLineString(brush), "cord", "body-cell", width=4)
    d.add("epithelium", cells, "round", "body-cell", depth=10)
    d.add("nuclei", nuclei, "round", "body-cell-nucleus", depth=8, shadow=False)
    arch = (
        shapely.box(-128, -130, -64, -20)
        .union(geo.ellipse(-96, -124, 32, 14))
        .difference(geo.ellipse(-96, -18, 23, 68))
    )
    d.add("m-cell", geo.smooth(arch, 3), "round", "infected-cell", depth=8)
    d.add(
        "antigens",
        [
            geo.wobbly(x, y, 9, 8, f"g{x}", n=8, amount=0.2)
            for x, y in ((-140, -220), (-92, -170), (-60, -236), (-96, -108), (-96, -66), (-20, -200))
        ],
        "round",
        "antigen",
        depth=4,
    )
    d.add(
        "patch", geo.wobbly(-96, 140, 176, 108, "patch", amount=0.03), "round", "b-cell", tone=0.3, depth=20
    )
    spots = geo.scatter(geo.ellipse(-110, 152, 132, 74), 44, "lymphocytes")
    d.add("b-cells", MultiPoint(spots[::2]), "dots", "b-cell", width=26)
    d.add("t-cells", MultiPoint(spots[1::2]), "dots", "t-cell", width=26)
    d.place(dendritic_cell(5), -96, 22, scale=0.32, prefix="dc-")
    d.place(dendritic_cell(8), 42, 92, scale=0.32, prefix="dc2-")
    d.add(
        "lymphatic",
        geo.tube((70, 100, 17), (150, 150, 18), (186, 220, 18), (196, 300, 18)),
        "round",
        "viral-enzyme",
        tone=0.35,
        depth=10,
    )
    d.add("site", geo.ellipse(222, 36, 76, 48), "round", "plasma-cell", tone=0.35, depth=12)
    plasma = defence_cells.plasma_cell()
    for n, (x, y) in enumerate(((186, 24), (250, 30), (220, 58))):
        d.place(plasma, x, y, scale=0.42, prefix=f"plasma{n}-")
    molecules.stud(
        d,
        antibodies.small(),
        [(200, -178, 10), (246, -206, -20), (176, -236, 30), (270, -166, 15), (226, -254, -5)],
        "iga-",
        0.9,
        shadow=False,
    )
    d.flow("action", (222, -14), (224, -80), (222, -146), width=8)
    d.flow("neutral", (-96, -196), (-96, -180), (-96, -150), width=7)
    d.label("immune-gut-lumen", "lumen", priority=0)
    d.label("immune-gut-epithelium", "epithelium", priority=1)
    d.label("m-cell", priority=0)
    d.label("target-antigen", "antigens", priority=0)
    d.label("malt-dendritic", "dc-body", "dc2-body", priority=0)
    d.label("peyers-patch", "patch", priority=0)
    d.label("b-cell", "b-cells", priority=1)
    d.label("helper-t-cell", "t-cells", priority=1)
    d.label("malt-lymph", "lymphatic", priority=1)
    d.label("effector-site", "site", priority=1)
    d.label("plasma-cell", *(f"plasma{n}-body" for n in range(3)), priority=1)
    d.label("iga-antibody", "iga-body", priority=0)
    return d
