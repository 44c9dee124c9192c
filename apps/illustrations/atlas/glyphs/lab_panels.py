"""Panels of laboratory methods: waves of light, stains, cultures, counts, and tests with antibodies."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.atlas.relations import panel
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from . import antibodies, bacteria, defence_cells, labware, molecules

Place = tuple[float, float, float]


# ---------------------------------------------------------------- waves
def _wave(y: float, height: float, waves: float, x0: float = -150, x1: float = 150) -> LineString:
    x = np.linspace(x0, x1, 160)
    return LineString(np.stack([x, y - height * np.sin((x - x0) / (x1 - x0) * 2 * math.pi * waves)], 1))


def _span(a: tuple[float, float], b: tuple[float, float]) -> MultiLineString:
    """A measure between two points, with a bar across either end."""
    (x0, y0), (x1, y1) = a, b
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length * 6, (x1 - x0) / length * 6
    return MultiLineString(
        [[a, b], [(x0 - nx, y0 - ny), (x0 + nx, y0 + ny)], [(x1 - nx, y1 - ny), (x1 + nx, y1 + ny)]]
    )


def draw_wave_measures(seed: int) -> Drawing:
    d = Drawing("wave-measures", box=(-160, -100, 320, 200))
    d.add("rest", LineString([(-156, 20), (156, 20)]), "line", "ink", width=1.4)
    d.add("wave", _wave(20, 56, 2.5), "cord", "dye-blue", width=6)
    peaks = [-150 + 300 / 2.5 * (k + 0.25) for k in range(3)]
    d.add("length", _span((peaks[0], -54), (peaks[1], -54)), "cord", "antigen", width=3)
    d.add("height", _span((peaks[2], 20), (peaks[2], -34)), "cord", "viral-enzyme", width=3)
    d.add(
        "troughs",
        MultiPoint([(-150 + 120 * (k + 0.75), 76) for k in range(2)]),
        "dots",
        "dye-blue",
        width=9,
        tone=-0.3,
    )
    d.add("peaks", MultiPoint([(x, -36) for x in peaks[:2]]), "dots", "dye-blue", width=9, tone=-0.3)
    d.label("wave-length", "length", priority=0)
    d.label("wave-amplitude", "height", priority=0)
    d.label("wave-peak", "peaks", priority=1)
    d.label("wave-trough", "troughs", priority=1)
    return d


def draw_wave_frequencies(seed: int) -> Drawing:
    d = Drawing("wave-frequencies", box=(-160, -100, 320, 200))
    for name, y, waves, material in (
        ("low", -66, 2, "antigen"),
        ("middle", 0, 5, "viral-enzyme"),
        ("high", 66, 10, "dye-purple"),
    ):
        d.add(name, _wave(y, 22, waves), "cord", material, width=5)
    d.label("low-frequency", "low", priority=0)
    d.label("middle-frequency", "middle", priority=0)
    d.label("high-frequency", "high", priority=0)
    return d


# ---------------------------------------------------------------- Gram stain
def _stained(key: str, positive: str, negative: str, reagent: str) -> Drawing:
    d = Drawing(key, box=(-120, -100, 240, 200))
    d.place(labware.pipette(reagent), -66, -18, scale=0.62, prefix="pipette-")
    d.place(labware.droplet(reagent, 7), -66, 0, prefix="drop-")
    d.place(labware.slide(positive), -62, 48, scale=0.72, prefix="slide-")
    d.add("field", geo.ellipse(54, 10, 62), "flat", "paper", outline=True)
    for n, (x, y) in enumerate(((24, -26), (40, -32), (34, -16), (72, 30), (86, 26), (80, 42))):
        d.add(f"coccus-{n}", geo.ellipse(x, y, 9), "round", positive, depth=6, shadow=False)
    for n, (x, y, turn) in enumerate(((78, -22, 30), (28, 20, -40), (52, 48, 10), (54, 2, 80))):
        rod = shapely.affinity.translate(shapely.affinity.rotate(geo.capsule(28, 12), turn), x, y)
        d.add(f"rod-{n}", rod, "round", negative, depth=5, shadow=False)
    return d


def gram_step(key: str, positive: str, negative: str, reagent: str, term: str):
    """A panel function: colors of both kinds of cells after a reagent, and the term that names it."""

    def draw(seed: int) -> Drawing:
        d = _stained(key, positive, negative, reagent)
        d.label(term, "pipette-liquid", "drop-drop", priority=0)
        d.label("gram-positive-cell", *(f"coccus-{n}" for n in range(6)), priority=0)
        d.label("gram-negative-cell", *(f"rod-{n}" for n in range(4)), priority=0)
        return d

    return draw


# ---------------------------------------------------------------- counting
def draw_mpn(seed: int) -> Drawing:
    d = Drawing("most-probable-number", box=(-330, -290, 660, 580))
    d.place(labware.flask("tap-water"), -252, 0, scale=1.15, prefix="sample-")
    for row, (y, positive, _) in enumerate(((-190, 5, "10 mL"), (0, 2, "1 mL"), (190, 0, "0.1 mL"))):
        for n in range(5):
            yes = n < positive
            tube = labware.tube(0.62, "broth-yellow" if yes else "broth-red", gas=yes)
            d.place(tube, -66 + 84 * n, y, scale=1.35, prefix=f"t{row}{n}-")
        d.flow("neutral", (-186, y * 0.2), (-150, y * 0.6), (-112, y * 0.9), width=8)
    d.label("pond-water", "sample-liquid", priority=0)
    d.label("yellow-broth", "t04-liquid", "t03-liquid", priority=0)
    d.label("durham-gas", "t04-bubble", priority=0)
    d.label("red-broth", "t14-liquid", "t24-liquid", priority=0)
    return d


def draw_coulter(seed: int) -> Drawing:
    d = Drawing("coulter-counter", box=(-260, -260, 520, 520))
    d.place(labware.beaker("tap-water", 0.7, 340, 330), -40, 70, prefix="outer-")
    inner = shapely.box(-76, -200, 16, 196)
    d.add("inner-glass", inner, "sheet", "glass", opacity=0.85)
    d.add(
        "inner-liquid",
        shapely.box(-70, 6, 10, 190),
        "flat",
        "tap-water",
        tone=0.15,
        outline=False,
        shadow=False,
    )
    d.add("opening", geo.ellipse(16, 130, 6, 11), "flat", "paper", outline=True)
    r = geo.rng("coulter")
    outside = [(r.uniform(44, 116), r.uniform(20, 210)) for _ in range(16)]
    d.add(
        "cells",
        MultiPoint([*outside, (32, 130), (-8, 130), (-34, 124), (-52, 150), (-24, 170)]),
        "dots",
        "antigen",
        width=13,
    )
    d.flow("action", (66, 156), (40, 140), (6, 132), width=7)
    for name, x, bottom in (("anode", 92, 60), ("cathode", -30, 70)):
        d.add(name, shapely.box(x - 7, -130 if x > 0 else -170, x + 7, bottom), "round", "metal", depth=4)
    d.add(
        "wires",
        MultiLineString(
            [
                [*geo.line((92, -130), (100, -200), (150, -214)).coords],
                [*geo.line((-30, -170), (-20, -236), (150, -236)).coords],
            ]
        ),
        "cord",
        "plastic-dark",
        width=5,
    )
    d.add("detector", geo.rounded_box(148, -256, 108, 92, 10), "round", "plastic-dark", depth=10)
    d.add("screen", geo.rounded_box(160, -246, 84, 46, 5), "flat", "paper", outline=True)
    trace = [
        (164, -212),
        (180, -212),
        (184, -236),
        (188, -212),
        (206, -212),
        (210, -232),
        (214, -212),
        (240, -212),
    ]
    d.add("trace", LineString(trace), "cord", "antigen", width=2.4)
    d.label("counted-cell", "cells", priority=0)
    d.label("counter-opening", "opening", priority=0)
    d.label("counter-electrode", "anode", "cathode", priority=0)
    d.label("counter-electrolyte", "outer-liquid", "inner-liquid", priority=0)
    d.label("counter-inner-tube", "inner-glass", priority=1)
    d.label("counter-detector", "detector", priority=0)
    return d


def draw_dilution(seed: int) -> Drawing:
    d = Drawing("serial-dilution", box=(-330, -230, 660, 460))
    tones = ("broth-yellow", "broth", "broth", "broth", "broth")
    for n, liquid in enumerate(tones):
        x = -264 + 132 * n
        d.place(labware.tube(0.62, liquid), x, -86, scale=1.5, prefix=f"tube{n}-")
        cloud = geo.scatter(d[f"tube{n}-liquid"].shape.buffer(-5), (7, 12, 19, 28, 44)[n], n)
        if len(cloud):
            d.add(f"cloud{n}", MultiPoint(cloud), "dots", "rod-green", width=4)
        d.place(labware.petri_dish(), x, 128, scale=0.9, prefix=f"dish{n}-")
        d.place(
            labware.colonies(geo.ellipse(x, 128, 46), (7.5, 10, 15, 24, 40)[n], "colony", 6.5, n),
            0,
            0,
            prefix=f"grown{n}-",
        )
        d.flow("neutral", (x, 12), (x, 32), (x, 58), width=6)
        if n:
            d.flow("action", (x - 110, -176), (x - 66, -208), (x - 20, -176), width=7)
    d.label("original-culture", "tube0-liquid", priority=0)
    d.label("dilution-blank", "tube1-liquid", "tube2-liquid", priority=0)
    d.label("culture-colony", "grown4-spots", "grown3-spots", priority=0)
    d.label("agar-medium", "dish4-medium", "dish0-medium", priority=1)
    return d


def draw_streaks(seed: int) -> Drawing:
    d = Drawing("streak-plate", box=(-260, -260, 520, 520))
    d.place(labware.petri_dish(radius=250), 0, 0)

    def zigzag(points: Sequence[tuple[float, float]], width: float) -> LineString:
        return LineString(geo.curve(points, 3)[:, :2])

    first = [(-176 + 14 * k, -150 + (34 if k % 2 else -34) - 3 * k) for k in range(16)]
    second = [(40 + 12 * k + (36 if k % 2 else -30), -178 + 18 * k) for k in range(9)]
    third = [(160 - 14 * k, -30 + 16 * k + (34 if k % 2 else -28)) for k in range(11)]
    last = [(34 - 22 * k, 128 - 9 * k + (26 if k % 2 else -22)) for k in range(9)]
    d.add("first", zigzag(first, 8), "cord", "colony", width=11)
    d.add("second", zigzag(second, 8), "cord", "colony", width=8)
    third_line = zigzag(third, 8)
    d.add(
        "third",
        MultiPoint([third_line.interpolate(s) for s in np.arange(0, third_line.length, 9)]),
        "dots",
        "colony",
        width=8,
    )
    last_line = zigzag(last, 8)
    d.add(
        "last",
        MultiPoint([last_line.interpolate(s) for s in np.arange(10, last_line.length, 34)]),
        "dots",
        "colony",
        width=14,
    )
    d.label("first-streak", "first", priority=0)
    d.label("later-streak", "last", "third", priority=0)
    d.label("culture-colony", "last", priority=0)
    d.label("agar-medium", "medium", priority=1)
    return d


def draw_disks(seed: int) -> Drawing:
    d = Drawing("disk-diffusion", box=(-260, -260, 520, 520))
    d.place(labware.petri_dish(radius=250), 0, 0)
    zones = [(-100, -96, 66), (96, -104, 40), (112, 84, 80), (-14, 130, 22), (-140, 60, 52)]
    lawn = geo.ellipse(0, 0, 226).difference(shapely.union_all([geo.ellipse(x, y, r) for x, y, r in zones]))
    d.add("lawn", lawn, "round", "colony", depth=6, shadow=False)
    d.add("disks", [geo.ellipse(x, y, 17) for x, y, _ in zones], "round", "plastic", depth=5)
    clear = shapely.union_all([geo.ellipse(x, y, r).difference(geo.ellipse(x, y, 17)) for x, y, r in zones])
    d.label("bacterial-lawn", "lawn", priority=0)
    d.label("drug-disk", "disks", priority=0)
    d.label("inhibition-zone", "medium", priority=0, zone=clear)
    d.label("agar-medium", "dish", priority=2)
    return d


def draw_mic(seed: int) -> Drawing:
    d = Drawing("mic-tubes", box=(-330, -150, 660, 300))
    for n in range(7):
        x = -282 + 94 * n
        d.place(labware.tube(0.66, "tap-water"), x, 0, scale=1.7, prefix=f"tube{n}-")
        if n < 4:
            cloud = geo.scatter(d[f"tube{n}-liquid"].shape.buffer(-5), 9, n)
            d.add(f"cloud{n}", MultiPoint(cloud), "dots", "rod-green", width=7)
    d.add(
        "frame",
        LineString(geo.rounded_box(-282 + 94 * 4 - 42, -120, 84, 236, 12).exterior),
        "cord",
        "antigen",
        width=4,
    )
    d.label("cloudy-tube", "cloud1", "cloud2", priority=0)
    d.label("mic-tube", "tube4-liquid", priority=0)
    d.label("clear-tube", "tube5-liquid", "tube6-liquid", priority=0)
    return d


def draw_oxygen(kind: str, places: Sequence[tuple[float, float, float]]):
    """A panel function: where cells grow in a tube with oxygen at the top; `places` are (top, bottom, gap) of growth."""

    def draw(seed: int) -> Drawing:
        d = Drawing(f"oxygen-{kind}", box=(-50, -120, 100, 240))
        d.place(labware.tube(0.8, "broth"), 0, 0, scale=2)
        room = d["liquid"].shape.buffer(-6)
        y0, y1 = room.bounds[1], room.bounds[3]
        points = []
        for top, bottom, gap in places:
            band = room.intersection(shapely.box(-60, y0 + (y1 - y0) * top, 60, y0 + (y1 - y0) * bottom))
            points += [tuple(p) for p in geo.scatter(band, gap, kind + str(top))]
        d.add("cells", MultiPoint(points), "dots", "rod-green", width=6)
        d.label("anaerobe-growth", "cells", priority=0)
        return d

    return draw


# ---------------------------------------------------------------- Pasteur
def draw_pasteur_boil(seed: int) -> Drawing:
    d = Drawing("pasteur-boil", box=(-100, -130, 220, 260))
    d.place(labware.flask("broth", "swan"), 0, 10, prefix="flask-")
    flames = [geo.blob((x, 130), (x - 11, 112), (x - 2, 92), (x + 9, 112)) for x in (-26, 0, 26)]
    d.add("flame", flames, "round", "light-beam", depth=5)
    steam = MultiLineString([[*bacteria.wave((104 + 8 * k, -58), -60, 46, 5, 1.4).coords] for k in range(2)])
    d.add("steam", steam, "line", "metal", width=3)
    d.label("swan-neck", "flask-neck", priority=0)
    d.label("sterile-broth", "flask-liquid", priority=0)
    return d


def draw_pasteur_wait(seed: int) -> Drawing:
    d = Drawing("pasteur-wait", box=(-100, -130, 220, 260))
    d.place(labware.flask("broth", "swan"), 0, 10, prefix="flask-")
    d.add(
        "dust",
        MultiPoint([(66, -26), (72, -22), (78, -28), (116, -70), (124, -48)]),
        "dots",
        "rod-green",
        width=6,
    )
    d.label("swan-neck", "flask-neck", priority=0)
    d.label("sterile-broth", "flask-liquid", priority=0)
    return d


def draw_pasteur_broken(seed: int) -> Drawing:
    d = Drawing("pasteur-broken", box=(-100, -130, 220, 260))
    d.place(labware.flask("broth-yellow", "swan", broken=True), 0, 10, prefix="flask-")
    cloud = geo.scatter(d["flask-liquid"].shape.buffer(-6), 13, "broth")
    d.add(
        "microbes",
        MultiPoint([*map(tuple, cloud), (-6, -64), (10, -84), (-14, -100)]),
        "dots",
        "rod-green",
        width=6,
    )
    d.label("broken-neck", "flask-neck", priority=0)
    d.label("cloudy-broth", "flask-liquid", "microbes", priority=0)
    return d


# ---------------------------------------------------------------- washing hands
def _hands(key: str, apart: float = 46.0) -> Drawing:
    d = panel(key)
    d.place(labware.hand(), -apart, 30, scale=1.0, rotation=14, prefix="left-")
    d.place(labware.hand(), apart, 30, scale=1.0, rotation=-14, mirror=True, prefix="right-")
    return d


def _tap(d: Drawing) -> None:
    d.add("water", geo.tube((0, -104, 10), (0, 0, 13), (0, 130, 20)), "sheet", "tap-water", opacity=0.8)
    d.add(
        "tap",
        geo.fillet(
            shapely.union_all([shapely.box(-14, -142, 100, -118), shapely.box(-14, -142, 14, -100)]), 8
        ),
        "round",
        "metal",
        depth=7,
    )


def draw_hands_wet(seed: int) -> Drawing:
    d = _hands("handwash-wet")
    _tap(d)
    d.label("running-water", "water", priority=0)
    d.label("washed-hand", "left-skin", "right-skin", priority=0)
    return d


def _foam(d: Drawing, count: int, key: str) -> None:
    r = geo.rng(key)
    bubbles = [geo.ellipse(r.uniform(-74, 74), r.uniform(-60, 90), r.uniform(5, 13)) for _ in range(count)]
    d.add("foam", MultiPoint([b.centroid for b in bubbles]), "dots", "soap", width=17)


def draw_hands_lather(seed: int) -> Drawing:
    d = _hands("handwash-lather", 30)
    _foam(d, 26, "lather")
    d.label("soap-foam", "foam", priority=0)
    d.label("washed-hand", "left-skin", "right-skin", priority=1)
    return d


def draw_hands_scrub(seed: int) -> Drawing:
    d = _hands("handwash-scrub", 22)
    _foam(d, 40, "scrub")
    d.flow("action", (-118, -40), (-124, 10), (-110, 50), width=8)
    d.flow("action", (118, 50), (124, 10), (110, -40), width=8)
    d.label("soap-foam", "foam", priority=0)
    return d


def draw_hands_rinse(seed: int) -> Drawing:
    d = _hands("handwash-rinse")
    _tap(d)
    d.add("foam", MultiPoint([(-30, 108), (-6, 120), (26, 112), (44, 96)]), "dots", "soap", width=15)
    d.label("running-water", "water", priority=0)
    d.label("soap-foam", "foam", priority=1)
    return d


def draw_hands_dry(seed: int) -> Drawing:
    d = _hands("handwash-dry", 40)
    d.add(
        "towel",
        geo.blob((-110, 10), (0, -6), (110, 12), (118, 90), (60, 112), (0, 98), (-60, 114), (-118, 88)),
        "sheet",
        "paper",
    )
    d.label("paper-towel", "towel", priority=0)
    d.label("washed-hand", "left-skin", "right-skin", priority=1)
    return d


# ---------------------------------------------------------------- ELISA
FEET = (-32.0, 0.0, 32.0)


def _well(key: str, liquid: str = "") -> Drawing:
    d = Drawing(key, box=(-84, -92, 168, 176))
    d.place(labware.well(liquid), 0, 0, prefix="well-")
    return d


def _layer(
    d: Drawing, name: str, places: Sequence[Place], material: str = "antibody-heavy", scale: float = 0.72
) -> None:
    molecules.stud(d, antibodies.small(material=material), places, f"{name}-", scale, shadow=False)


def _captured(d: Drawing) -> None:
    _layer(d, "capture", [(x, 49, 0) for x in FEET])


def _antigens(d: Drawing, y: float, name: str = "antigens") -> None:
    d.add(
        name,
        [geo.wobbly(x, y, 9, 8, f"{name}{x}", n=8, amount=0.16) for x in FEET],
        "round",
        "antigen",
        depth=4,
    )


def _conjugates(d: Drawing, y: float) -> None:
    """Antibodies from above with an enzyme each. Parts: conjugate-body, conjugate-tips, enzymes."""
    _layer(d, "conjugate", [(x, y, 180) for x in FEET], "viral-enzyme")
    d.add("enzymes", [geo.ellipse(x, y - 17, 7) for x in FEET], "round", "toxin", depth=4)


def draw_sandwich_capture(seed: int) -> Drawing:
    d = _well("elisa-capture")
    _captured(d)
    d.add("blocker", [geo.ellipse(x, 58, 8, 4) for x in (-48, -16, 16, 48)], "round", "metal", depth=2)
    d.label("capture-antibody", "capture-body", priority=0)
    d.label("blocking-protein", "blocker", priority=1)
    d.label("elisa-well", "well-plastic", priority=2)
    return d


def draw_sandwich_antigen(seed: int) -> Drawing:
    d = _well("elisa-antigen")
    _captured(d)
    _antigens(d, 29)
    d.label("elisa-antigen", "antigens", priority=0)
    d.label("capture-antibody", "capture-body", priority=1)
    return d


def draw_sandwich_conjugate(seed: int) -> Drawing:
    d = _well("elisa-conjugate")
    _captured(d)
    _antigens(d, 29)
    _conjugates(d, 8)
    d.label("enzyme-antibody", "conjugate-body", priority=0)
    d.label("elisa-enzyme", "enzymes", priority=0)
    d.label("elisa-antigen", "antigens", priority=1)
    return d


def draw_sandwich_color(seed: int) -> Drawing:
    d = _well("elisa-color", "broth-yellow")
    _captured(d)
    _antigens(d, 29)
    _conjugates(d, 8)
    d.label("colored-product", "well-liquid", priority=0)
    d.label("elisa-enzyme", "enzymes", priority=1)
    return d


def draw_indirect_antigen(seed: int) -> Drawing:
    d = _well("indirect-antigen")
    _antigens(d, 53)
    d.label("elisa-antigen", "antigens", priority=0)
    d.label("elisa-well", "well-plastic", priority=1)
    return d


def draw_indirect_serum(seed: int) -> Drawing:
    d = _well("indirect-serum")
    _antigens(d, 53)
    _layer(d, "serum", [(x, 33, 180) for x in FEET])
    d.label("patient-antibody", "serum-body", priority=0)
    d.label("elisa-antigen", "antigens", priority=1)
    return d


def draw_indirect_conjugate(seed: int) -> Drawing:
    d = _well("indirect-conjugate")
    _antigens(d, 53)
    _layer(d, "serum", [(x, 33, 180) for x in FEET])
    _conjugates(d, 4)
    d.label("enzyme-antibody", "conjugate-body", priority=0)
    d.label("patient-antibody", "serum-body", priority=1)
    d.label("elisa-enzyme", "enzymes", priority=0)
    return d


def draw_indirect_color(seed: int) -> Drawing:
    d = _well("indirect-color", "broth-yellow")
    _antigens(d, 53)
    _layer(d, "serum", [(x, 33, 180) for x in FEET])
    _conjugates(d, 4)
    d.label("colored-product", "well-liquid", priority=0)
    d.label("elisa-enzyme", "enzymes", priority=1)
    return d


# ---------------------------------------------------------------- strip and blot
def draw_strip(seed: int) -> Drawing:
    d = Drawing("lateral-flow", box=(-330, -150, 660, 300))
    d.add("backing", geo.rounded_box(-320, 20, 640, 22, 6), "round", "plastic", depth=6)
    d.add("membrane", shapely.box(-190, 2, 220, 20), "round", "paper", depth=4)
    pads = {"sample": (-316, -196, "soap"), "conjugate": (-206, -110, "dye-pink"), "wick": (196, 314, "soap")}
    for name, (x0, x1, material) in pads.items():
        d.add(name, geo.rounded_box(x0, -14, x1 - x0, 28, 5), "round", material, depth=6)
    for name, x in (("test", 0), ("control", 110)):
        _layer(d, f"{name}-antibodies", [(x - 14, -12, 0), (x + 14, -12, 0)], scale=0.8)
        d.add(
            f"{name}-line", shapely.box(x - 10, 2, x + 10, 20), "flat", "antigen", outline=True, shadow=False
        )
    d.add(
        "antigens",
        [
            geo.wobbly(x, y, 9, 8, f"st{x}", n=8, amount=0.2)
            for x, y in ((-14, -38), (14, -38), (-276, -50), (-250, -34), (-300, -34))
        ],
        "round",
        "viral-enzyme",
        depth=4,
    )
    gold = MultiPoint([(-176, -34), (-150, -48), (-128, -34), (-14, -54), (14, -54), (96, -36), (124, -36)])
    d.add("labels", gold, "dots", "dye-pink", width=13)
    d.place(labware.droplet("tap-water", 15), -262, -86, prefix="drop-")
    d.flow("neutral", (-90, 84), (0, 84), (100, 84), width=9)
    d.label("sample-pad", "sample", priority=0)
    d.label("conjugate-pad", "conjugate", priority=0)
    d.label("test-line", "test-line", priority=0)
    d.label("control-line", "control-line", priority=0)
    d.label("wick-pad", "wick", priority=0)
    d.label("test-strip", "membrane", priority=1)
    return d


def _slab(d: Drawing, material: str, bands: str) -> None:
    d.add("slab", geo.rounded_box(-96, -104, 192, 208, 8), "round", material, depth=6)
    if bands:
        r = geo.rng("blot")
        shapes = [
            geo.rounded_box(-82 + 36 * k, y, 24, 7, 3)
            for k in range(5)
            for y in (r.uniform(-86, -60), r.uniform(-40, -14), 12, r.uniform(34, 56), r.uniform(66, 88))
        ]
        d.add("bands", shapes, "flat", bands, outline=False, shadow=False)


def draw_blot_gel(seed: int) -> Drawing:
    d = panel("western-gel")
    _slab(d, "tap-water", "dye-purple")
    d.label("gel-slab", "slab", priority=0)
    d.label("protein-band", "bands", priority=0)
    return d


def draw_blot_transfer(seed: int) -> Drawing:
    d = panel("western-transfer")
    layers = (
        ("paper-1", "paper", -60),
        ("membrane", "soap", -30),
        ("gel", "tap-water", 0),
        ("paper-2", "paper", 30),
    )
    for name, material, y in reversed(layers):
        d.add(
            name,
            shapely.Polygon([(-130, y + 26), (90, y + 26), (130, y - 14), (-90, y - 14)]),
            "round",
            material,
            depth=4,
        )
    d.flow("action", (146, 40), (146, 0), (146, -50), width=8)
    d.label("blot-membrane", "membrane", priority=0)
    d.label("gel-slab", "gel", priority=0)
    return d


def draw_blot_probe(seed: int) -> Drawing:
    d = panel("western-probe")
    _slab(d, "soap", "metal")
    _layer(d, "antibody", [(-70 + 36 * k, -8, 180) for k in (0, 2, 3)], scale=0.85)
    d.add("enzymes", [geo.ellipse(-70 + 36 * k, -28, 7) for k in (0, 2, 3)], "round", "toxin", depth=4)
    d.label("blot-antibody", "antibody-body", priority=0)
    d.label("elisa-enzyme", "enzymes", priority=1)
    d.label("blot-membrane", "slab", priority=1)
    return d


def draw_blot_signal(seed: int) -> Drawing:
    d = panel("western-signal")
    _slab(d, "soap", "")
    d.add(
        "signals",
        [geo.rounded_box(-82 + 36 * k, 12, 24, 9, 4) for k in (0, 2, 3)],
        "flat",
        "ink",
        outline=False,
        shadow=False,
    )
    d.label("blot-signal", "signals", priority=0)
    d.label("blot-membrane", "slab", priority=1)
    return d


# ---------------------------------------------------------------- hybridomas
def draw_fusion(seed: int) -> Drawing:
    d = panel("hybridoma-fusion")
    for n, (x, y) in enumerate(((-120, -70), (-110, 10), (-122, 86))):
        d.place(defence_cells.b_cell(27, 7), x, y, prefix=f"b{n}-")
    for n, (x, y) in enumerate(((-32, -66), (-24, 10), (-34, 88))):
        d.place(defence_cells.body_cell(30, 28, "mast-cell", n), x, y, prefix=f"m{n}-")
    d.place(defence_cells.body_cell(46, 42, "plasma-cell", 5), 100, 8, prefix="fused-")
    d.flow("action", (14, 8), (28, 8), (44, 8), width=8)
    d.label("mouse-spleen-cell", *(f"b{n}-body" for n in range(3)), priority=0)
    d.label("myeloma-cell", *(f"m{n}-body" for n in range(3)), priority=0)
    d.label("hybridoma-cell", "fused-body", "fused-nucleus", priority=0)
    return d


def draw_selection(seed: int) -> Drawing:
    d = panel("hybridoma-selection")
    d.place(labware.beaker("broth", 0.62, 250, 190), 0, 20, prefix="dish-")
    for n, (x, y) in enumerate(((-70, 60), (0, 78), (66, 52))):
        d.place(defence_cells.body_cell(24, 22, "plasma-cell", n), x, y, prefix=f"h{n}-")
    for n, (x, y) in enumerate(((-40, 28), (36, 26))):
        d.place(defence_cells.body_cell(17, 16, "metal", n), x, y, prefix=f"dead{n}-")
    d.label("hybridoma-cell", *(f"h{n}-body" for n in range(3)), priority=0)
    return d


def draw_monoclonal(seed: int) -> Drawing:
    d = panel("hybridoma-clone")
    for n, (x, y) in enumerate(((-110, -50), (-60, -56), (-106, 4), (-56, 0), (-84, 56))):
        d.place(defence_cells.body_cell(24, 22, "plasma-cell", 5), x, y, prefix=f"h{n}-")
    _layer(
        d,
        "antibody",
        [
            (40, -70, 10),
            (86, -40, -20),
            (130, -74, 25),
            (44, 6, -10),
            (92, 34, 15),
            (136, 6, -25),
            (58, 74, 20),
            (116, 84, -8),
        ],
        scale=0.9,
    )
    d.label("hybridoma-cell", *(f"h{n}-body" for n in range(5)), priority=0)
    d.label("monoclonal-antibody", "antibody-body", priority=0)
    return d
