"""Folliculogenesis in the ovary, and neurulation in the embryo."""

from __future__ import annotations

from shapely import box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import follicle as words
from ..subject import drawn_subject

TERMS = words.TERMS


# ---------------------------------------------------------------- follicles
def _ring(
    d: Drawing, id: str, radius: float, count: int, size: float, material: str, tone: float = 0.0
) -> None:
    cells = [
        geo.ellipse(*geo.polar(radius, 360 * k / count), size, size * 0.84, 360 * k / count)
        for k in range(count)
    ]
    d.add(id, cells, "round", material, depth=size * 0.5, tone=tone)


def _oocyte(d: Drawing, x: float, y: float, radius: float, zona: bool) -> None:
    if zona:
        d.add("zona", geo.ellipse(x, y, radius * 1.24), "round", "serosa", depth=4)
    d.add("oocyte", geo.ellipse(x, y, radius), "round", "fetus", depth=radius * 0.35)
    d.add(
        "oocyte-nucleus", geo.ellipse(x, y, radius * 0.36), "round", "leukocyte-nucleus", depth=radius * 0.15
    )


def draw_primordial(seed: int) -> Drawing:
    d = Drawing("follicle-primordial", box=(-150, -150, 300, 300))
    d.add("ground", geo.ellipse(0, 0, 76), "flat", "ovary")
    _ring(d, "granulosa", 68, 16, 17, "lymph-follicle")
    _oocyte(d, 0, 0, 54, False)
    d.label("follicle-oocyte", "oocyte", priority=0)
    d.label("granulosa-cells", "granulosa", priority=0)
    return d


def draw_secondary(seed: int) -> Drawing:
    d = Drawing("follicle-secondary", box=(-150, -150, 300, 300))
    d.add("theca", geo.ellipse(0, 0, 134), "round", "gland", depth=8, tone=0.3)
    d.add("ground", geo.ellipse(0, 0, 118), "flat", "lymph-follicle", tone=0.4)
    for n, radius in enumerate((106, 82)):
        _ring(d, f"granulosa-{n}", radius, round(radius / 3.6), 12, "lymph-follicle")
    _oocyte(d, 0, 0, 50, True)
    d.label("follicle-oocyte", "oocyte", priority=0)
    d.label("follicle-zona", "zona", priority=1)
    d.label("granulosa-cells", "granulosa-0", "granulosa-1", priority=0)
    d.label("theca-cells", "theca", priority=0)
    return d


def draw_mature(seed: int) -> Drawing:
    d = Drawing("follicle-mature", box=(-150, -150, 300, 300))
    d.add("theca", geo.ellipse(0, 0, 144), "round", "gland", depth=8, tone=0.3)
    d.add("ground", geo.ellipse(0, 0, 132), "flat", "lymph-follicle", tone=0.4)
    for n, radius in enumerate((122, 104)):
        _ring(d, f"granulosa-{n}", radius, round(radius / 3.4), 10, "lymph-follicle")
    d.add("antrum", geo.ellipse(0, 0, 92), "hollow", "amnion", depth=18)
    hill = [geo.ellipse(*geo.polar(44, 30 * k, -48, 18), 10) for k in range(12)]
    d.add("hill", hill, "round", "lymph-follicle", depth=5)
    _oocyte(d, -48, 18, 30, True)
    d.label("antrum", priority=0)
    d.label("follicle-oocyte", "oocyte", priority=0)
    d.label("granulosa-cells", "granulosa-0", "granulosa-1", "hill", priority=1)
    return d


def draw_ovulation(seed: int) -> Drawing:
    d = Drawing("follicle-ovulation", box=(-150, -150, 300, 300))
    shell = geo.ellipse(0, 30, 112).difference(geo.ellipse(0, -84, 44, 50))
    d.add("theca", shell, "round", "gland", depth=8, tone=0.3)
    d.add("antrum", geo.ellipse(0, 34, 88).union(geo.ellipse(0, -50, 36, 40)), "hollow", "amnion", depth=14)
    crown = [geo.ellipse(*geo.polar(42, 30 * k, 0, -100), 10) for k in range(12)]
    d.add("crown", crown, "round", "lymph-follicle", depth=5)
    _oocyte(d, 0, -100, 28, True)
    d.label("released-oocyte", "oocyte", priority=0)
    d.label("ruptured-follicle", "theca", priority=0)
    return d


def draw_corpus(seed: int) -> Drawing:
    d = Drawing("follicle-corpus-luteum", box=(-150, -150, 300, 300))
    body = geo.wobbly(0, 0, 116, 104, "corpus-luteum", 13, 0.07)
    d.add("corpus", body, "round", "adrenal", depth=20)
    d.add(
        "cells",
        geo.cells(geo.inset(body, 8), 32, "luteal", wall=1.6, rounding=9),
        "round",
        "adrenal",
        depth=7,
        tone=0.25,
    )
    d.label("luteal-cells", "cells", priority=0)
    return d


FOLLICLES = drawn_subject(
    "folliculogenesis",
    "Folliculogenesis",
    Layout.PROCESS,
    (
        Panel("follicle-primordial", draw_primordial, "Primordial follicle", text="A resting oocyte in one layer of flat cells."),
        Panel("follicle-secondary", draw_secondary, "Secondary follicle", text="Granulosa cells multiply; theca cells surround them."),
        Panel("follicle-mature", draw_mature, "Mature follicle", text="A fluid-filled antrum forms; the follicle makes much estrogen."),
        Panel("follicle-ovulation", draw_ovulation, "Ovulation", text="The follicle bursts and releases the oocyte."),
        Panel("follicle-corpus-luteum", draw_corpus, "Corpus luteum", text="What is left secretes progesterone."),
    ),
    TERMS,
    "follicle-oocyte granulosa-cells follicle-zona theca-cells antrum released-oocyte ruptured-follicle luteal-cells",
    subtitle="The ripening of a follicle in the ovary",
    note="Each panel has a scale of its own.",
    names=("folliculogenesis", "ovarian follicle", "development of the follicle", "follicle development", "maturation of a follicle", "follicular development", "ripening of the follicle", "ovarian follicle development", "graafian follicle", "development of ovarian follicle"),
    tells=("primordial follicle + secondary follicle", "follicle + corpus luteum + ovulation", "granulosa + theca", "follicle + antrum"),
    not_when=("hair", "fsh level", "hormone level", "thyroid", "lymph", "lymphoid", "estradiol", "menstrual cycle", "day"),
    opening="How a follicle of the ovary ripens.",
    summary="A follicle grows, releases its oocyte and becomes the corpus luteum.",
    sources=("openstax-ap-27",),
)  # fmt: skip


# ---------------------------------------------------------------- neural tube
def _embryo(key: str, dip: float, closed: bool) -> Drawing:
    d = Drawing(key, box=(-190, -140, 380, 280))
    rise = dip * 0.9
    if not closed:
        skin = geo.tube(
            (-176, -10, 12),
            (-96, -24 - rise * 0.3, 12),
            (-46, -34 - rise, 13),
            (-30, -20 - rise * 0.4, 15),
            (0, -20 + dip * 0.5, 16),
            (30, -20 - rise * 0.4, 15),
            (46, -34 - rise, 13),
            (96, -24 - rise * 0.3, 12),
            (176, -10, 12),
            cap=3,
        )
        d.add("ectoderm", skin, "round", "water", depth=10)
        plate = skin.intersection(box(-44 if dip else -70, -140, 44 if dip else 70, 60))
        d.add("plate", plate, "round", "lymph-follicle", depth=10, tone=-0.1)
    else:
        d.add(
            "ectoderm",
            geo.tube((-176, -10, 12), (-80, -46, 12), (0, -64, 12), (80, -46, 12), (176, -10, 12), cap=3),
            "round",
            "water",
            depth=10,
        )
        d.add("tube", geo.ellipse(0, -8, 34, 38), "round", "lymph-follicle", depth=12, tone=-0.1)
        d.add("canal", geo.ellipse(0, -8, 11, 20), "hollow", "paper", depth=6)
        d.add(
            "crest",
            [
                geo.ellipse(x, y, 8)
                for x, y in ((-34, -42), (-20, -48), (20, -48), (34, -42), (-50, -32), (50, -32))
            ],
            "round",
            "nervous",
            depth=4,
        )
    low = 62 if closed or dip else 30
    d.add("notochord", geo.ellipse(0, low, 17), "round", "pancreas", depth=8)
    d.add(
        "somites",
        [geo.rounded_box(way * 84 - 40, 8, 80, 48, 18) for way in (-1, 1)],
        "round",
        "endometrium",
        depth=12,
        tone=0.2,
    )
    d.add(
        "endoderm",
        geo.tube((-176, 74, 11), (-80, 92, 11), (0, 98, 11), (80, 92, 11), (176, 74, 11), cap=3),
        "round",
        "pancreas",
        depth=9,
        tone=0.2,
    )
    d.label("neurula-notochord", "notochord", priority=0)
    d.label(
        "neurula-ectoderm",
        "ectoderm",
        priority=1,
        zone=unary_union([box(-190, -140, -80, 60), box(80, -140, 190, 60)]),
    )
    d.label("neurula-somite", "somites", priority=1)
    return d


def draw_neural_plate(seed: int) -> Drawing:
    d = _embryo("neurulation-plate", 0, False)
    d.label("neural-plate", "plate", priority=0)
    d.label("neurula-endoderm", "endoderm", priority=2)
    return d


def draw_neural_groove(seed: int) -> Drawing:
    d = _embryo("neurulation-groove", 52, False)
    d.label("neural-fold", "plate", priority=0, zone=box(-60, -140, 60, -40))
    d.label("neural-groove", "plate", priority=0, zone=box(-30, -24, 30, 30))
    return d


def draw_neural_tube(seed: int) -> Drawing:
    d = _embryo("neurulation-tube", 52, True)
    d.label("neural-tube", "tube", priority=0)
    d.label("neural-crest", "crest", priority=0)
    return d


NEURULATION = drawn_subject(
    "neurulation",
    "Neurulation",
    Layout.PROCESS,
    (
        Panel("neurulation-plate", draw_neural_plate, "Neural plate", text="Above the notochord the ectoderm thickens."),
        Panel("neurulation-groove", draw_neural_groove, "Neural folds", text="Its edges rise on both sides of a groove."),
        Panel("neurulation-tube", draw_neural_tube, "Neural tube", text="The folds meet and close; crest cells leave."),
    ),
    TERMS,
    "neurula-notochord neurula-ectoderm neurula-somite neural-plate neurula-endoderm neural-fold neural-groove neural-tube neural-crest",
    subtitle="Cross-sections of the back of an embryo",
    names=("neurulation", "neural tube", "neural tube formation", "formation of the neural tube", "neural tube development", "neural plate", "development of the neural tube", "neural groove"),
    tells=("neural plate + neural tube", "neural fold + neural tube", "neural crest + neural tube"),
    not_when=("defect", "spina bifida", "brain vesicle", "vesicle", "primary", "forebrain", "chordate"),
    opening="How the ectoderm of the back becomes the neural tube.",
    summary="The neural plate folds, its edges meet, and the neural tube sinks below the skin.",
    sources=("openstax-ap-28", "openstax-bio-43"),
)  # fmt: skip

SUBJECTS = (FOLLICLES, NEURULATION)
