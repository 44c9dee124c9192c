"""Panels of the immune response: antibodies at work, cells that kill, signals, and reactions that harm."""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import antibodies, bacteria, defence_cells, molecules
from .immune_cells import TCellState, t_cell
from .virus import enveloped_virus

Place = tuple[float, float, float]  # x, y, rotation


def bind(
    d: Drawing,
    name: str,
    centre: tuple[float, float],
    radius: float,
    directions: Sequence[float],
    scale: float = 0.8,
    away: bool = False,
) -> None:
    """Antibodies around a round target: one arm touches it (`away` turns the stems outwards). Parts: name-body, name-tips."""
    places: list[Place] = []
    for a in directions:
        x, y = geo.polar(radius + 16 * scale, a, *centre)
        places.append((x, y, a + 90 if away else a - 90))
    molecules.stud(d, antibodies.small(), places, f"{name}-", scale, shadow=False)


def _receptors(
    d: Drawing, name: str, places: Sequence[Place], material: str = "viral-enzyme", scale: float = 1.0
) -> None:
    """Small cup-shaped receptors that open upwards before rotation. Parts: name-stalks, name-cups."""
    glyph = Drawing("receptor")
    glyph.add("stalks", LineString([(0, 8), (0, -4)]), "cord", material, width=4)
    cup = geo.ellipse(0, -9, 8, 7).difference(geo.ellipse(0, -14, 5.5, 5.5))
    glyph.add("cups", cup, "round", material, depth=3)
    molecules.stud(d, glyph, places, f"{name}-", scale, shadow=False)


# ---------------------------------------------------------------- what antibodies do
def draw_neutralized_virus(seed: int) -> Drawing:
    d = Drawing("neutralized-virus", box=(-120, -120, 240, 240))
    d.place(enveloped_virus(42, 40), 0, 0, prefix="virus-")
    bind(d, "antibody", (0, 0), 60, list(range(10, 370, 45)), 1.0)
    d.label("free-virus", "virus-envelope", "virus-heads-front", priority=0)
    d.label("antibody-y", "antibody-body", priority=0)
    return d


def draw_neutralized_toxin(seed: int) -> Drawing:
    d = Drawing("neutralized-toxin", box=(-120, -120, 240, 240))
    for n, (x, y) in enumerate(((-52, -44), (54, -26), (-10, 60))):
        d.add(f"toxin-{n}", geo.wobbly(x, y, 23, 19, f"toxin{n}", n=9, amount=0.2), "round", "toxin", depth=9)
        bind(d, f"antibody-{n}", (x, y), 22, [20 + 110 * n, 150 + 110 * n, 265 + 110 * n], 0.85)
    d.label("free-toxin", "toxin-0", "toxin-1", "toxin-2", priority=0)
    d.label("antibody-y", *(f"antibody-{n}-body" for n in range(3)), priority=0)
    return d


def draw_neutralized_bacterium(seed: int) -> Drawing:
    d = Drawing("neutralized-bacterium", box=(-120, -120, 240, 240))
    body = geo.capsule(130, 58)
    knobs = [body.exterior.interpolate(k / 12, normalized=True) for k in range(12)]
    d.add("antigens", MultiPoint(knobs), "dots", "antigen", width=12)
    d.place(bacteria.rod(130, 58), 0, 0, prefix="cell-")
    places: Sequence[Place] = (
        [(x, -57, 180) for x in (-36, 0, 36)]
        + [(x, 57, 0) for x in (-36, 0, 36)]
        + [(-93, 0, 90), (93, 0, -90)]
    )
    molecules.stud(d, antibodies.small(), places, "antibody-", 1.0, shadow=False)
    d.label("bacterial-target", "cell-body", priority=0)
    d.label("target-antigen", "antigens", priority=1)
    d.label("antibody-y", "antibody-body", priority=0)
    return d


def draw_opsonized(seed: int) -> Drawing:
    d = Drawing("opsonization", box=(-170, -120, 340, 240))
    d.place(defence_cells.macrophage(3, cup=0, particle=34), -70, 0, scale=1.25, prefix="macrophage-")
    x, y = 8.0, 0.0
    ring = [40, 80, 120, 160, 200, 240, 280, 320, 0]
    bind(d, "antibody", (x, y), 20, ring, 0.6)
    d.place(bacteria.coccus(20, "rod-purple"), x, y, prefix="pathogen-")
    feet = [(*geo.polar(47, a, x - 3, y), a + 90) for a in (120, 160, 200, 240)]
    _receptors(d, "receptor", [(px, py, a + 180) for px, py, a in feet], scale=0.7)
    d.place(bacteria.coccus(20, "rod-purple"), 124, -62, prefix="free-")
    bind(d, "outer", (124, -62), 20, [20, 92, 164, 236, 308], 0.62)
    d.label("macrophage", "macrophage-body", "macrophage-nucleus", priority=0)
    d.label("bacterial-target", "pathogen-body", "free-body", priority=0)
    d.label("antibody-y", "outer-body", "antibody-body", priority=0)
    d.label("fc-receptor", "receptor-cups", priority=1)
    return d


def draw_agglutinated(seed: int) -> Drawing:
    d = Drawing("agglutination", box=(-120, -120, 240, 240))
    spots = [(-62, -50), (8, -66), (66, -22), (-34, 22), (36, 42), (-74, 74), (-2, 96)]
    for n, (a, b) in enumerate(((0, 1), (1, 2), (0, 3), (3, 4), (4, 2), (3, 5), (5, 6), (4, 6))):
        (x0, y0), (x1, y1) = spots[a], spots[b]
        mid = ((x0 + x1) / 2, (y0 + y1) / 2)
        d.add(f"link-{n}", LineString([(x0, y0), mid, (x1, y1)]), "cord", "antibody-heavy", width=5)
    for n, (x, y) in enumerate(spots):
        d.place(bacteria.coccus(21, "rod-purple"), x, y, prefix=f"cell{n}-")
    d.label("bacterial-target", *(f"cell{n}-body" for n in range(7)), priority=0)
    d.label("antibody-y", *(f"link-{n}" for n in range(8)), priority=0)
    return d


def draw_complement_fixed(seed: int) -> Drawing:
    d = Drawing("antibody-complement", box=(-120, -120, 240, 240))
    d.add("microbe", geo.capsule(220, 84), "round", "rod-green", depth=16)
    molecules.stud(d, antibodies.small(), [(-40, -62, 180), (-2, -62, 180)], "antibody-", 1.0, shadow=False)
    d.add(
        "c1",
        [geo.ellipse(-22, -94, 13, 9), *[geo.ellipse(x, -82, 5, 6) for x in (-40, -28, -16, -4)]],
        "round",
        "complement",
        depth=4,
    )
    pores = [
        geo.ellipse(x, y, 15, 9).difference(geo.ellipse(x, y, 8, 4.5))
        for x, y in ((52, -14), (10, 10), (-52, 6))
    ]
    d.add("pores", pores, "round", "complement", depth=4)
    d.label("antibody-y", "antibody-body", priority=0)
    d.label("complement-proteins", "c1", priority=0)
    d.label("mac-pore", "pores", priority=0)
    d.label("bacterial-target", "microbe", priority=1)
    return d


def draw_adcc(seed: int) -> Drawing:
    d = Drawing("antibody-adcc", box=(-150, -120, 300, 240))
    d.place(defence_cells.killer_cell(52), -84, 0, prefix="killer-")
    d.place(defence_cells.body_cell(62, 66, "infected-cell", 4), 84, 0, prefix="target-")
    bind(d, "antibody", (84, 0), 64, [150, 180, 210], 0.9)
    spots = MultiPoint([(-24 + 12 * k, 30 + (k % 2) * 9) for k in range(4)])
    d.add("granules", spots, "dots", "mast-granule", width=7)
    d.label("natural-killer-cell", "killer-body", "killer-nucleus", priority=0)
    d.label("infected-cell", "target-body", "target-nucleus", priority=0)
    d.label("antibody-y", "antibody-body", priority=0)
    d.label("perforin-granzyme", "granules", priority=1)
    return d


# ---------------------------------------------------------------- natural killer cells
def _meeting(key: str, infected: bool) -> Drawing:
    d = Drawing(key, box=(-166, -110, 332, 220))
    d.place(defence_cells.killer_cell(58), -92, 0, prefix="killer-")
    places: Sequence[Place] = [(*geo.polar(64, a, -92, 0), a + 90) for a in (-40, 0, 40)]
    _receptors(d, "receptor", places, scale=1.1)
    d.place(
        defence_cells.body_cell(64, 72, "infected-cell" if infected else "body-cell", 5),
        88,
        0,
        prefix="cell-",
    )
    if not infected:
        stems = MultiLineString([[geo.polar(60, a, 88, 0), geo.polar(84, a, 88, 0)] for a in (140, 180, 220)])
        d.add("mhc-stems", stems, "cord", "mhc-beta", width=6)
        d.add(
            "mhc",
            MultiPoint([geo.polar(87, a, 88, 0) for a in (140, 180, 220)]),
            "dots",
            "mhc-alpha",
            width=15,
        )
    return d


def draw_nk_spares(seed: int) -> Drawing:
    d = _meeting("nk-healthy", infected=False)
    d.label("natural-killer-cell", "killer-body", "killer-nucleus", priority=0)
    d.label("killer-receptor", "receptor-cups", priority=0)
    d.label("mhc-i", "mhc", priority=0)
    d.label("healthy-cell", "cell-body", "cell-nucleus", priority=0)
    return d


def draw_nk_kills(seed: int) -> Drawing:
    d = _meeting("nk-infected", infected=True)
    d.add(
        "granules",
        MultiPoint([(-16 + 10 * (k % 3), -22 + 11 * k) for k in range(5)]),
        "dots",
        "mast-granule",
        width=8,
    )
    d.flow("action", (-8, 50), (4, 52), (16, 50), width=7)
    d.place(enveloped_virus(9, 20), 116, 42, prefix="virus1-")
    d.place(enveloped_virus(9, 20), 74, -48, prefix="virus2-")
    d.label("natural-killer-cell", "killer-body", "killer-nucleus", priority=0)
    d.label("perforin-granzyme", "granules", priority=0)
    d.label("infected-cell", "cell-body", "cell-nucleus", priority=0)
    return d


# ---------------------------------------------------------------- interferon
def draw_interferon_release(seed: int) -> Drawing:
    d = panel("interferon-release")
    d.place(defence_cells.body_cell(86, 84, "infected-cell", 7), -50, 14, prefix="cell-")
    for n, (x, y) in enumerate(((-106, -92), (-104, 20), (-60, 70))):
        d.place(enveloped_virus(12, 24), x, y, prefix=f"virus{n}-")
    cloud = shapely.box(44, -90, 160, 110)
    d.add("interferon", MultiPoint(geo.scatter(cloud, 26, "interferon")), "dots", "cytokine", width=9)
    d.flow("action", (30, 14), (44, 14), (60, 14), width=8)
    d.label("free-virus", *(f"virus{n}-envelope" for n in range(3)), priority=0)
    d.label("infected-cell", "cell-body", "cell-nucleus", priority=0)
    d.label("interferon", "interferon", priority=0)
    return d


def _warned(key: str, material: str) -> Drawing:
    d = panel(key)
    d.place(defence_cells.body_cell(90, 84, material, 8), 30, 18, prefix="cell-")
    places = [(*geo.polar(94, a, 30, 18), a + 90) for a in (160, 190, 220, 250)]
    _receptors(d, "receptor", places, scale=1.1)
    spots = [geo.polar(110, a, 30, 18) for a in (160, 190, 220, 250)]
    d.add(
        "interferon",
        MultiPoint([*spots, (-120, -40), (-130, 10), (-96, -84), (-136, 66)]),
        "dots",
        "cytokine",
        width=9,
    )
    return d


def draw_interferon_neighbor(seed: int) -> Drawing:
    d = _warned("interferon-neighbor", "body-cell")
    d.add(
        "proteins",
        MultiPoint([geo.polar(58, a, 30, 18) for a in range(-60, 120, 24)]),
        "dots",
        "viral-enzyme",
        width=11,
    )
    d.label("interferon", "interferon", priority=0)
    d.label("cell-receptor", "receptor-cups", priority=1)
    d.label("healthy-cell", "cell-body", "cell-nucleus", priority=0)
    d.label("antiviral-protein", "proteins", priority=0)
    return d


def draw_interferon_infected(seed: int) -> Drawing:
    d = panel("interferon-infected")
    r = geo.rng("blebs")
    blebs = [geo.ellipse(*geo.polar(r.uniform(70, 100), 30 * k, 0, 10), r.uniform(13, 20)) for k in range(12)]
    d.add("blebs", blebs, "round", "infected-cell", depth=6)
    d.place(defence_cells.body_cell(70, 64, "infected-cell", 9), 0, 10, prefix="cell-")
    d.add(
        "interferon",
        MultiPoint([(-140, -60), (-130, -10), (-142, 40), (-120, 90)]),
        "dots",
        "cytokine",
        width=9,
    )
    d.label("apoptotic-cell", "cell-body", "cell-nucleus", priority=0)
    d.label("interferon", "interferon", priority=0)
    return d


def draw_interferon_alert(seed: int) -> Drawing:
    d = panel("interferon-alert")
    d.place(defence_cells.killer_cell(50), -76, 36, prefix="killer-")
    d.place(defence_cells.macrophage(4), 78, 34, scale=1.05, prefix="macrophage-")
    d.add(
        "interferon",
        MultiPoint(geo.scatter(shapely.box(-150, -130, 150, -62), 34, "alert")),
        "dots",
        "cytokine",
        width=9,
    )
    d.flow("action", (-70, -64), (-70, -48), (-72, -28), width=7)
    d.flow("action", (78, -64), (78, -52), (78, -36), width=7)
    d.label("natural-killer-cell", "killer-body", "killer-nucleus", priority=0)
    d.label("macrophage", "macrophage-body", "macrophage-nucleus", priority=0)
    d.label("interferon", "interferon", priority=0)
    return d


# ---------------------------------------------------------------- hypersensitivities
def draw_type_one(seed: int) -> Drawing:
    d = Drawing("hypersensitivity-1", box=(-130, -110, 260, 220))
    bind(d, "ige", (0, 20), 66, [235, 270, 305], 1.0, away=True)
    d.place(defence_cells.mast_cell(70, 0.5), 0, 20, prefix="mast-")
    d.add(
        "allergens",
        [geo.wobbly(*geo.polar(110, a, 0, 20), 10, 9, f"al{a}", n=8, amount=0.2) for a in (252, 288)],
        "round",
        "antigen",
        depth=4,
    )
    outside = (
        geo.ellipse(0, 20, 116, 90)
        .difference(geo.ellipse(0, 20, 78))
        .intersection(shapely.box(-130, 30, 130, 110))
    )
    d.add("histamine", MultiPoint(geo.scatter(outside, 17, "hist")), "dots", "mast-granule", width=6)
    d.label("ige-antibody", "ige-body", priority=0)
    d.label("allergen", "allergens", priority=0)
    d.label("mast-cell", "mast-body", "mast-nucleus", priority=0)
    d.label("mast-granules", "histamine", priority=0)
    return d


def draw_type_two(seed: int) -> Drawing:
    d = Drawing("hypersensitivity-2", box=(-130, -110, 260, 220))
    d.add(
        "antigens",
        MultiPoint([geo.polar(66, a, 0, 14) for a in range(0, 360, 30)]),
        "dots",
        "antigen",
        width=13,
    )
    bind(d, "igg", (0, 14), 70, [210, 270, 330], 0.95)
    d.place(defence_cells.red_cell(64), 0, 14, prefix="cell-")
    d.add(
        "complement",
        [
            geo.ellipse(*geo.polar(56, a, 0, 14), 13, 9, a).difference(
                geo.ellipse(*geo.polar(56, a, 0, 14), 6, 4, a)
            )
            for a in (30, 90, 150)
        ],
        "round",
        "complement",
        depth=4,
    )
    d.label("igg-antibody", "igg-body", priority=0)
    d.label("cell-antigen", "antigens", priority=0)
    d.label("complement-proteins", "complement", priority=0)
    return d


def draw_type_three(seed: int) -> Drawing:
    d = Drawing("hypersensitivity-3", box=(-130, -110, 260, 220))
    d.add("wall", [shapely.box(-130, 60, 130, 84), shapely.box(-130, 84, 130, 100)], "cut", "artery", depth=6)
    for n, (x, y) in enumerate(((-76, 24), (-8, 30), (58, 22))):
        bind(d, f"igg-{n}", (x, y), 11, [210, 330, 90], 0.62)
        d.add(
            f"antigen-{n}", geo.wobbly(x, y, 11, 10, f"c{n}", n=9, amount=0.15), "round", "antigen", depth=4
        )
    d.place(defence_cells.neutrophil(30), -50, -66, prefix="neutrophil-")
    d.add(
        "complement",
        MultiPoint([(20, -24), (44, -44), (70, -30), (96, -52), (88, -10)]),
        "dots",
        "complement",
        width=11,
    )
    d.label("immune-complex", *(f"antigen-{n}" for n in range(3)), priority=0)
    d.label("complement-proteins", "complement", priority=1)
    d.label("phagocytic-neutrophil", "neutrophil-body", "neutrophil-nucleus", priority=0)
    d.label("vessel-wall", "wall", priority=1)
    return d


def draw_type_four(seed: int) -> Drawing:
    d = Drawing("hypersensitivity-4", box=(-130, -110, 260, 220))
    d.place(t_cell(TCellState.EFFECTOR, 2, 38), -70, -34, prefix="t-")
    d.place(defence_cells.macrophage(6), 62, 34, prefix="macrophage-")
    d.add(
        "cytokines",
        MultiPoint([(-30 + 13 * k, -22 + 9 * k + (k % 2) * 12) for k in range(5)]),
        "dots",
        "cytokine",
        width=8,
    )
    d.label("sensitized-t-cell", "t-body", "t-nucleus", priority=0)
    d.label("released-cytokine", "cytokines", priority=0)
    d.label("macrophage", "macrophage-body", "macrophage-nucleus", priority=0)
    return d


# ---------------------------------------------------------------- a transfusion that is not tolerated
def _vessel(key: str) -> Drawing:
    d = panel(key)
    d.add(
        "plasma", shapely.box(-166, -100, 166, 100), "flat", "broth", tone=0.45, outline=False, shadow=False
    )
    d.add(
        "walls",
        [shapely.box(-166, -116, 166, -98), shapely.box(-166, 98, 166, 116)],
        "cut",
        "artery",
        depth=5,
    )
    return d


def draw_mismatched(seed: int) -> Drawing:
    d = _vessel("transfusion-mixed")
    for n, (x, y) in enumerate(((-104, -46), (6, 4), (102, -44))):
        d.place(defence_cells.red_cell(27, "donor-cell", "dye-blue"), x, y, prefix=f"donor{n}-")
    for n, (x, y) in enumerate(((-66, 48), (92, 52))):
        d.place(defence_cells.red_cell(27, "recipient-cell", "broth-yellow"), x, y, prefix=f"own{n}-")
    molecules.stud(
        d,
        antibodies.small(),
        [(-40, -40, 20), (50, -66, -15), (-130, 30, 40), (28, 66, 10)],
        "antibody-",
        0.72,
        shadow=False,
    )
    d.label("donor-red-cell", *(f"donor{n}-body" for n in range(3)), priority=0)
    d.label("recipient-red-cell", "own0-body", "own1-body", priority=0)
    d.label("anti-a-antibody", "antibody-body", priority=0)
    return d


def draw_clumped(seed: int) -> Drawing:
    d = _vessel("transfusion-clumped")
    spots = [(-92, -40), (-28, -52), (-62, 14), (4, 6), (-24, 66)]
    links: list[Place] = [
        (-60, -46, 90),
        (-77, -13, 25),
        (-44, -20, 140),
        (-12, -22, 155),
        (-29, 10, 90),
        (-43, 42, 150),
        (-8, 38, 30),
    ]
    molecules.stud(d, antibodies.small(), links, "antibody-", 0.62, shadow=False)
    for n, (x, y) in enumerate(spots):
        d.place(defence_cells.red_cell(24, "donor-cell", "dye-blue"), x, y, prefix=f"donor{n}-")
    for n, (x, y) in enumerate(((100, -50), (96, 46))):
        d.place(defence_cells.red_cell(27, "recipient-cell", "broth-yellow"), x, y, prefix=f"own{n}-")
    d.label("donor-red-cell", *(f"donor{n}-body" for n in range(5)), priority=0)
    d.label("anti-a-antibody", "antibody-body", priority=0)
    d.label("recipient-red-cell", "own0-body", "own1-body", priority=1)
    return d


def draw_lysed(seed: int) -> Drawing:
    d = _vessel("transfusion-lysed")
    for n, (x, y) in enumerate(((-96, -36), (-16, 24))):
        whole = geo.ellipse(x, y, 30)
        torn = whole.difference(shapely.Polygon([(x, y), (x + 60, y - 26), (x + 60, y + 20)]))
        d.add(f"ghost-{n}", torn, "sheet", "donor-cell", tone=0.35)
        pores = [
            geo.ellipse(*geo.polar(19, a, x, y), 6.5, 5).difference(
                geo.ellipse(*geo.polar(19, a, x, y), 3, 2.2)
            )
            for a in (110, 180, 250)
        ]
        d.add(f"pores-{n}", pores, "round", "complement", depth=2)
        d.add(
            f"hemoglobin-{n}",
            MultiPoint(geo.scatter(geo.ellipse(x + 44, y - 2, 22, 18), 10, n)),
            "dots",
            "donor-cell",
            width=5,
        )
    d.place(defence_cells.red_cell(27, "recipient-cell", "broth-yellow"), 104, -40, prefix="own-")
    d.label("mac-pore", "pores-0", "pores-1", priority=0)
    d.label("free-hemoglobin", "hemoglobin-0", "hemoglobin-1", priority=0)
    d.label("recipient-red-cell", "own-body", priority=1)
    return d


# ---------------------------------------------------------------- T and B cell
def draw_t_and_b(seed: int) -> Drawing:
    d = Drawing("t-and-b", box=(-330, -190, 660, 380))
    d.place(defence_cells.b_cell(120, 9, turn=0), -190, 0, prefix="b-")
    d.place(t_cell(TCellState.EFFECTOR, 4, 120), 190, 0, prefix="t-")
    molecules.stud(d, molecules.mhc_class_ii(), [(-68, -50, 90)], "mhc-", 1.15)
    molecules.stud(d, molecules.t_cell_receptor(), [(72, -50, -90)], "tcr-", 1.2)
    molecules.stud(d, molecules.cd4(reach=84, lean=18), [(74, -4, -90)], "cd4-", 1.0)
    d.add(
        "cytokines",
        MultiPoint([(56 - 16 * k, 70 + 12 * (k % 3)) for k in range(8)]),
        "dots",
        "cytokine",
        width=11,
    )
    d.flow("action", (40, 130), (0, 138), (-44, 130), width=10)
    d.add("antigen", [geo.wobbly(-190, -172, 20, 16, "ag", n=9, amount=0.2)], "round", "antigen", depth=7)
    d.label("b-cell", "b-body", "b-nucleus", priority=0)
    d.label("b-cell-receptor", "b-receptor-body", priority=0)
    d.label("target-antigen", "antigen", priority=1)
    d.label("mhc-ii", "mhc-alpha", "mhc-beta", "mhc-peptide", priority=0)
    d.label("tcr", "tcr-alpha", "tcr-beta", priority=0)
    d.label("cd4-molecule", "cd4-domains", priority=1)
    d.label("released-cytokine", "cytokines", priority=0)
    d.label("helper-t-cell", "t-body", "t-nucleus", priority=0)
    return d


def draw_b_meets_antigen(seed: int) -> Drawing:
    d = panel("b-cell-antigen")
    spots = [geo.polar(98, a) for a in (215, 260, 305)]
    d.place(defence_cells.b_cell(66, 8, turn=35), 0, 20, prefix="b-")
    d.add(
        "antigens",
        [geo.wobbly(x, y - 6, 11, 10, f"an{x:.0f}", n=8, amount=0.2) for x, y in spots],
        "round",
        "antigen",
        depth=4,
    )
    d.label("target-antigen", "antigens", priority=0)
    d.label("b-cell", "b-body", "b-nucleus", priority=0)
    d.label("b-cell-receptor", "b-receptor-body", priority=0)
    return d


def draw_b_with_helper(seed: int) -> Drawing:
    d = panel("b-cell-helper")
    d.place(defence_cells.b_cell(54, 8, turn=22), -84, 0, prefix="b-")
    d.place(t_cell(TCellState.EFFECTOR, 4, 54), 90, 0, prefix="t-")
    molecules.stud(d, molecules.mhc_class_ii(), [(-28, -10, 90)], "mhc-", 0.6)
    molecules.stud(d, molecules.t_cell_receptor(), [(36, -10, -90)], "tcr-", 0.6)
    d.add(
        "cytokines",
        MultiPoint([(26 - 11 * k, 34 + 9 * (k % 2)) for k in range(5)]),
        "dots",
        "cytokine",
        width=8,
    )
    d.label("b-cell", "b-body", "b-nucleus", priority=0)
    d.label("mhc-ii", "mhc-alpha", "mhc-beta", priority=1)
    d.label("helper-t-cell", "t-body", "t-nucleus", priority=0)
    d.label("released-cytokine", "cytokines", priority=0)
    return d


def draw_b_clone(seed: int) -> Drawing:
    d = panel("b-cell-clone")
    cell = defence_cells.b_cell(24, 7)
    d.place(cell, -124, 0, prefix="a-")
    for n, y in enumerate((-56, 56)):
        d.place(cell, -18, y, prefix=f"b{n}-")
        d.flow("neutral", (-92, y * 0.25), (-72, y * 0.5), (-54, y * 0.72), width=7)
    for n, y in enumerate((-96, -34, 34, 96)):
        d.place(cell, 96, y, prefix=f"c{n}-")
        d.flow("neutral", (16, y * 0.68), (34, y * 0.78), (56, y * 0.9), width=7)
    d.label("b-cell", "a-body", *(f"c{n}-body" for n in range(4)), priority=0)
    return d


def draw_b_fates(seed: int) -> Drawing:
    d = panel("b-cell-fates")
    d.place(defence_cells.plasma_cell(), -80, -20, scale=1.15, prefix="plasma-")
    molecules.stud(
        d,
        antibodies.small(),
        [(-140, 70, 10), (-100, 92, -20), (-62, 72, 25), (-24, 96, -8), (-70, 112, 40)],
        "antibody-",
        0.72,
        shadow=False,
    )
    d.place(defence_cells.b_cell(42, 8, "rod-blue"), 92, -20, prefix="memory-")
    d.label("plasma-cell", "plasma-body", "plasma-nucleus", priority=0)
    d.label("antibody-y", "antibody-body", priority=0)
    d.label("memory-b-cell", "memory-body", "memory-nucleus", priority=0)
    return d


def draw_killer_t(seed: int) -> Drawing:
    d = Drawing("cytotoxic-kill", box=(-166, -110, 332, 220))
    d.place(defence_cells.cytotoxic_t_cell(60), -92, 0, prefix="t-")
    d.place(defence_cells.body_cell(64, 72, "infected-cell", 5), 92, 0, prefix="cell-")
    molecules.stud(d, molecules.mhc_class_ii(), [(30, -18, -90)], "mhc-", 0.62)
    d.add(
        "granules",
        MultiPoint([(-16 + 10 * (k % 4), 26 + 9 * (k // 4) * 1.4) for k in range(8)]),
        "dots",
        "mast-granule",
        width=7,
    )
    d.label("cytotoxic-t-cell", "t-body", "t-nucleus", priority=0)
    d.label("mhc-i-peptide", "mhc-alpha", "mhc-peptide", priority=0)
    d.label("perforin-granzyme", "granules", priority=0)
    d.label("infected-cell", "cell-body", "cell-nucleus", priority=0)
    return d


def renamed(drawing: Drawing, key: str) -> Drawing:
    """The same drawing for a panel of another figure."""
    drawing.key = key
    return drawing
