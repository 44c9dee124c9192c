"""Sperm and egg: the structure of sperm, spermatogenesis and oogenesis."""

from __future__ import annotations

import math

import numpy as np
from shapely import box
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import gametes
from ..knowledge import reproduction
from ..subject import plate_subject

SOURCES = ("openstax-ap-27", "openstax-bio-43")


def draw_sperm(seed: int) -> Drawing:
    d = Drawing("sperm-structure")
    head = geo.blob(
        (0, 0),
        (50, -78),
        (150, -104),
        (250, -84),
        (296, -40),
        (300, 40),
        (250, 84),
        (150, 104),
        (50, 78),
        step=5,
    )
    course = [(300, 0), (420, 6), (560, 24), (640, 60)]
    tail = [(640 + 560 * t, 60 + 300 * t + 70 * math.sin(8.4 * t)) for t in np.linspace(0, 1, 40)]
    back = [
        (x - 2 * (x - 900) * max(0.0, (x - 900) / 300) * 1.35, y + max(0.0, (x - 900)) * 0.32)
        for x, y in tail
    ]
    d.add(
        "tail",
        geo.tube(*[(x, y, 17 - 12 * k / 39) for k, (x, y) in enumerate(back)], cap=2),
        "round",
        "leukocyte",
        depth=8,
    )
    d.add(
        "axial-filament",
        LineString(geo.curve(np.array([*course, *back[2:34]]))[:, :2]),
        "cord",
        "microtubule",
        width=7,
        shadow=False,
    )
    d.add("end-piece", LineString(geo.curve(np.array(back[34:]))[:, :2]), "cord", "microtubule", width=5)
    middle = geo.tube((296, 0, 36), (420, 6, 40), (560, 24, 36), (648, 64, 24), cap=0)
    d.add("midpiece", middle, "round", "leukocyte", depth=16)
    line = LineString(geo.curve(np.array(course))[:, :2])
    spirals = []
    for k in range(11):
        p, q = line.interpolate(20 + k * 29), line.interpolate(34 + k * 29)
        across = (-(q.y - p.y), q.x - p.x)
        size = math.hypot(*across) or 1.0
        r = 30 - max(0, k - 7) * 3
        spirals.append(
            geo.tube(
                (p.x + across[0] / size * r, p.y + across[1] / size * r, 10),
                (p.x + 10, p.y, 11),
                (q.x - across[0] / size * r + 4, q.y - across[1] / size * r, 10),
                cap=3,
                step=2,
            )
        )
    for n, coil in enumerate(spirals):
        d.add(f"mitochondrion-{n}", coil, "round", "mitochondrion", depth=8, shadow=False)
    d.add("neck", geo.tube((286, 0, 40), (322, 1, 32), cap=0), "round", "leukocyte", depth=10, tone=-0.1)
    d.add(
        "centriole",
        [geo.rounded_box(296, -20, 14, 18, 3), geo.rounded_box(296, 4, 14, 18, 3)],
        "round",
        "centriole",
        depth=4,
    )
    d.add("head", head, "round", "leukocyte", depth=30)
    d.add(
        "acrosome",
        geo.inset(head, 9).intersection(geo.ellipse(60, 0, 150, 130)),
        "round",
        "pancreas",
        depth=12,
        shadow=False,
    )
    d.add(
        "nucleus",
        geo.blob(
            (60, 0), (96, -56), (170, -74), (244, -58), (268, 0), (244, 58), (170, 74), (96, 56), step=4
        ),
        "round",
        "leukocyte-nucleus",
        depth=24,
    )
    d.label("sperm-head", "head", priority=0)
    d.label("acrosome", priority=0)
    d.label("sperm-nucleus", "nucleus", priority=0)
    d.label("sperm-neck", "centriole", "neck", priority=1)
    d.label("sperm-midpiece", "midpiece", priority=0)
    d.label("sperm-mitochondria", *(f"mitochondrion-{n}" for n in range(11)), priority=0)
    d.label("sperm-tail", "tail", priority=0)
    d.label("axial-filament", priority=1, zone=box(660, 0, 1400, 900))
    d.label("sperm-membrane", "head", priority=2, zone=box(200, 70, 300, 110))
    d.label("end-piece", priority=1)
    return d


SPERM = plate_subject(
    "sperm-structure",
    "Structure of sperm",
    draw_sperm,
    reproduction.TERMS,
    "sperm-head acrosome sperm-nucleus sperm-neck sperm-midpiece sperm-mitochondria sperm-tail axial-filament sperm-membrane end-piece",
    subtitle="Head, midpiece and tail",
    names=("sperm", "sperm cell", "structure of sperm", "sperm structure", "human sperm", "spermatozoon", "spermatozoa", "sperm anatomy", "structure of a sperm", "male gamete"),
    tells=("acrosome + midpiece", "sperm + head + midpiece + tail"),
    not_when=(
        "fertilization", "oogenesis", "spermatogenesis", "egg", "bank", "whale", "moss", "fern", "pollen", "plant", "spermatocyte", "ovum", "oocyte", "count", "testis", "reproductive system", "donor", "sea urchin",
        "species", "sponge", "gametophyte", "uterine tube", "hydra", "worm", "produced", "prezygotic",
    ),
    opening="A sperm with its membrane opened to show what lies within.",
    summary="The head holds DNA under an acrosome; the midpiece holds mitochondria; the tail swims.",
    sources=SOURCES,
)  # fmt: skip


def draw_spermatogenesis(seed: int) -> Drawing:
    d = Drawing("spermatogenesis", box=(-360, -90, 720, 960))
    d.place(gametes.germ_cell("spermatogonium", 62, 4, False, "testis"), 0, 0, prefix="gonium-")
    d.place(gametes.germ_cell("primary-spermatocyte", 78, 4, True, "testis"), 0, 200, prefix="primary-")
    for n, x in enumerate((-150, 150)):
        d.place(gametes.germ_cell("secondary", 62, 2, True, "testis"), x, 400, prefix=f"secondary-{n}-")
    for n, x in enumerate((-255, -85, 85, 255)):
        d.place(gametes.germ_cell("spermatid", 46, 2, False, "testis"), x, 590, prefix=f"spermatid-{n}-")
        sperm = gametes.small_sperm(130)
        d.place(sperm, x, 722, rotation=90, prefix=f"sperm-{n}-")
    d.flow("action", (0, 70), (0, 95), (0, 116), width=9)
    for x in (-150, 150):
        d.flow("neutral", (x * 0.34, 276), (x * 0.55, 306), (x * 0.8, 338), width=9)
        for s in (-1, 1):
            d.flow("neutral", (x + s * 30, 464), (x + s * 46, 500), (x + s * 60, 536), width=9)
    for x in (-255, -85, 85, 255):
        d.flow("action", (x, 642), (x, 668), (x, 696), width=8)
    d.label("spermatogonium", "gonium-body", "gonium-nucleus", priority=0)
    d.label("primary-spermatocyte", "primary-body", "primary-nucleus", priority=0)
    d.label("secondary-spermatocyte", *(f"secondary-{n}-body" for n in range(2)), priority=0)
    d.label("spermatid", *(f"spermatid-{n}-body" for n in range(4)), priority=0)
    d.label(
        "spermatozoon",
        *(f"sperm-{n}-head" for n in range(4)),
        *(f"sperm-{n}-midpiece" for n in range(4)),
        priority=0,
    )
    return d


SPERMATOGENESIS = plate_subject(
    "spermatogenesis",
    "Spermatogenesis",
    draw_spermatogenesis,
    reproduction.TERMS,
    "spermatogonium primary-spermatocyte secondary-spermatocyte spermatid spermatozoon",
    subtitle="Four sperm from each primary spermatocyte",
    note="Two pairs of chromosomes stand for the 23 of humans. Gray arrows: meiosis I, then meiosis II; 2n, diploid; n, haploid.",
    names=("spermatogenesis", "formation of sperm", "sperm production", "development of sperm", "production of sperm"),
    tells=("spermatogonium + spermatocyte", "spermatocyte + spermatid", "spermatogenesis + four sperm", "primary spermatocyte + sperm"),
    not_when=("oogenesis", "hormone", "seminiferous", "gnrh", "testosterone"),
    opening="The divisions that lead from a spermatogonium to sperm.",
    summary="Meiosis turns a primary spermatocyte into four haploid spermatids, which become sperm.",
    sources=SOURCES,
)  # fmt: skip


def draw_oogenesis(seed: int) -> Drawing:
    d = Drawing("oogenesis", box=(-330, -90, 660, 1000))
    d.place(gametes.germ_cell("oogonium", 62, 4, False, "fetus"), -60, 0, prefix="gonium-")
    d.place(gametes.germ_cell("primary-oocyte", 86, 4, True, "fetus"), -60, 210, prefix="primary-")
    d.add("birth", LineString([(-320, 330), (320, 330)]), "line", "ink", width=2)
    d.place(gametes.germ_cell("secondary-oocyte", 86, 2, True, "fetus"), -60, 470, prefix="secondary-")
    d.place(gametes.germ_cell("polar-1", 32, 2, True, "fetus"), 160, 450, prefix="polar-1-")
    sperm = gametes.small_sperm(120)
    d.place(sperm, -186, 560, rotation=130, prefix="sperm-")
    d.place(gametes.germ_cell("ovum", 92, 2, False, "fetus"), -60, 770, prefix="ovum-")
    d.place(gametes.germ_cell("polar-2", 32, 2, False, "fetus"), 120, 760, prefix="polar-2-")
    for n, x in enumerate((180, 250)):
        d.place(
            gametes.germ_cell(f"polar-old-{n}", 26, 1, False, "leukocyte"),
            x + 20,
            640 + 40 * n,
            prefix=f"old-{n}-",
        )
    d.flow("action", (-60, 70), (-60, 95), (-60, 118), width=9)
    d.flow("neutral", (-60, 304), (-60, 342), (-60, 378), width=9)
    d.flow("neutral", (20, 284), (90, 350), (146, 410), width=8)
    d.flow("neutral", (-60, 562), (-60, 620), (-60, 672), width=9)
    d.flow("neutral", (16, 540), (70, 640), (110, 720), width=8)
    d.flow("neutral", (168, 490), (184, 550), (198, 606), width=7)
    d.label("oogonium", "gonium-body", priority=0)
    d.label("primary-oocyte", "primary-body", priority=0)
    d.label("secondary-oocyte", "secondary-body", priority=0)
    d.label("first-polar-body", "polar-1-body", priority=0)
    d.label("entering-sperm", "sperm-head", "sperm-midpiece", priority=0)
    d.label("ovum-cell", "ovum-body", priority=0)
    d.label("second-polar-body", "polar-2-body", priority=0)
    d.label("polar-bodies-degrade", *(f"old-{n}-body" for n in range(2)), priority=1)
    return d


OOGENESIS = plate_subject(
    "oogenesis",
    "Oogenesis",
    draw_oogenesis,
    reproduction.TERMS,
    "oogonium primary-oocyte secondary-oocyte first-polar-body entering-sperm ovum-cell second-polar-body polar-bodies-degrade",
    subtitle="Above the line: before birth; below it: after puberty",
    note="Two pairs of chromosomes stand for the 23 of humans. Gray arrows: meiosis; 2n, diploid; n, haploid.",
    names=("oogenesis", "formation of egg", "egg cell formation", "development of an egg cell", "formation of oocyte", "oocyte development", "formation of ova", "production of egg cell"),
    tells=("process of oogenesis", "oogenesis + ovary", "oogonium + oocyte", "primary oocyte + secondary oocyte", "oocyte + polar body"),
    not_when=("spermatogenesis", "fertilization", "hormone", "follicle", "plant", "acrosome", "zona"),
    opening="The divisions that lead from an oogonium to an ovum.",
    summary="Unequal divisions of meiosis yield one ovum and small polar bodies that degrade.",
    sources=SOURCES,
)  # fmt: skip

SUBJECTS = (SPERM, SPERMATOGENESIS, OOGENESIS)
