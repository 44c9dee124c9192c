"""Breast, growth of the uterus, and the development of the child from the fertilized egg to birth."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import body, gametes
from ..knowledge import reproduction
from ..subject import OTHER_ANIMALS, drawn_subject, plate_subject

TERMS = reproduction.TERMS
SOURCES = ("openstax-ap-28", "openstax-ap-27")


# ---------------------------------------------------------------- breast
def draw_breast(seed: int) -> Drawing:
    """A vertical section from the side: chest wall at the left, nipple at the right."""
    d = Drawing("breast")
    skin = geo.blob(
        (150, 0),
        (172, 90),
        (216, 190),
        (320, 300),
        (470, 400),
        (560, 470),
        (590, 530),
        (600, 552),
        (648, 560),
        (650, 600),
        (600, 610),
        (580, 650),
        (500, 740),
        (380, 790),
        (260, 800),
        (190, 830),
        (160, 940),
        (100, 940),
        (100, 0),
        step=6,
    )
    d.add("skin", skin, "round", "body", depth=16)
    d.add(
        "fat",
        geo.inset(skin, 12).intersection(box(100, 0, 606, 940)),
        "round",
        "fat",
        depth=8,
        lobules=30,
        shadow=False,
    )
    d.add(
        "muscle",
        geo.blob(
            (40, 0), (108, 0), (140, 160), (150, 420), (130, 640), (96, 700), (70, 520), (60, 260), step=6
        ),
        "round",
        "smooth-muscle",
        depth=20,
        grain=tuple(
            geo.resample(geo.curve(((60 + 10 * k, 10), (96 + 8 * k, 300), (92 + 5 * k, 640))), 20)
            for k in range(5)
        ),
    )
    ribs = [geo.ellipse(4, y, 34, 60) for y in (80, 300, 520, 740, 920)]
    d.add("intercostal", box(-16, 20, 26, 940), "round", "muscle", depth=8)
    d.add("ribs", ribs, "round", "bone-cut", depth=16)
    lobes = ((250, 330), (330, 420), (250, 470), (360, 520), (270, 600), (370, 640), (290, 700), (420, 720))
    ducts = [
        geo.tube(
            (x + 30, y, 7),
            ((x + 520) / 2 + 20, (y * 0.4 + 580 * 0.6), 9),
            (556, 562 + (k - 4) * 7, 15),
            (596, 574 + (k - 4) * 5, 6),
            (640, 580 + (k - 4) * 4, 4),
        )
        for k, (x, y) in enumerate(lobes)
    ]
    for n, (x, y) in enumerate(lobes):
        cluster = [geo.ellipse(*geo.polar(27, 51 * k, x, y), 16) for k in range(7)] + [geo.ellipse(x, y, 18)]
        d.add(f"duct-{n}", ducts[n], "round", "bone-edge", depth=8, tone=0.2)
        d.add(f"lobule-{n}", cluster, "round", "gland", depth=8, tone=0.25)
    d.add(
        "ligaments",
        MultiLineString(
            [
                geo.line((150, 250), (220, 300), (300, 330)).coords,
                geo.line((160, 540), (230, 540), (310, 560)).coords,
                geo.line((150, 660), (240, 660), (300, 760)).coords,
            ]
        ),
        "line",
        "tendon",
        width=5,
    )
    d.add(
        "areola",
        geo.tube((578, 496, 5), (600, 548, 6), (604, 612, 6), (578, 664, 5), cap=3),
        "round",
        "gum",
        depth=5,
    )
    d.add(
        "nipple",
        geo.blob((602, 552), (644, 556), (654, 580), (644, 606), (602, 610), step=3),
        "round",
        "gum",
        depth=12,
        tone=-0.1,
    )
    d.label("breast-skin", "skin", priority=1, zone=box(160, 0, 420, 400))
    d.label("breast-fat", "fat", priority=0)
    d.label("pectoral-muscle", "muscle", priority=0)
    d.label("breast-rib", "ribs", priority=1)
    d.label("intercostal-muscle", "intercostal", priority=1)
    d.label("suspensory-ligament", "ligaments", priority=1)
    d.label("breast-lobule", *(f"lobule-{n}" for n in range(8)), priority=0)
    d.label("lactiferous-duct", *(f"duct-{n}" for n in range(8)), priority=0, zone=box(200, 300, 500, 800))
    d.label("lactiferous-sinus", *(f"duct-{n}" for n in range(8)), priority=1, zone=box(530, 500, 580, 640))
    d.label("areola", priority=0)
    d.label("nipple", priority=0)
    return d


BREAST = plate_subject(
    "breast",
    "Anatomy of the breast",
    draw_breast,
    TERMS,
    "breast-skin breast-fat pectoral-muscle breast-rib intercostal-muscle suspensory-ligament breast-lobule lactiferous-duct lactiferous-sinus areola nipple",
    subtitle="Vertical section, seen from the side",
    names=("breast", "human breast", "female breast", "anatomy of the breast", "breast anatomy", "mammary gland", "structure of the breast"),
    tells=("lactiferous duct + nipple", "mammary gland + nipple", "areola + nipple"),
    not_when=("cancer", "tumor", "self exam", "feeding", "prolactin", "oxytocin", "brca", *OTHER_ANIMALS),
    opening="The breast is shown in vertical section with the chest wall behind it.",
    summary="Milk moves from alveoli of the lobules through lactiferous ducts to the nipple.",
    sources=("openstax-ap-27",),
)  # fmt: skip


# ---------------------------------------------------------------- growth of the uterus
def draw_uterus_growth(seed: int) -> Drawing:
    d = Drawing("uterus-in-pregnancy")
    body.silhouette(d, 420, 1760)
    for weeks, top, half in ((36, 1010, 212), (28, 1140, 188), (20, 1282, 150), (12, 1424, 96)):
        middle = (top + 1560) / 2
        shape = geo.blob(
            (0, top),
            (half * 0.62, top + (1560 - top) * 0.1),
            (half, middle - 20),
            (half * 0.8, middle + (1560 - middle) * 0.5),
            (30, 1560),
            (-30, 1560),
            (-half * 0.8, middle + (1560 - middle) * 0.5),
            (-half, middle - 20),
            (-half * 0.62, top + (1560 - top) * 0.1),
            step=6,
        )
        d.add(f"uterus-{weeks}", shape, "round", "uterus", depth=26, tone=0.5 - 0.014 * (36 - weeks))
    d.add(
        "uterus-0",
        geo.blob(
            (0, 1494), (32, 1502), (34, 1530), (14, 1560), (-14, 1560), (-34, 1530), (-32, 1502), step=3
        ),
        "round",
        "uterus",
        depth=10,
        tone=-0.1,
    )
    d.add("navel", geo.ellipse(0, 1284, 9, 12), "hollow", "body", depth=4, finish="dark")
    for weeks in (12, 20, 28, 36):
        d.label(f"weeks-{weeks}", f"uterus-{weeks}", priority=0)
    d.label("not-pregnant", "uterus-0", priority=0)
    d.label("navel", priority=1)
    return d


GROWTH = plate_subject(
    "uterus-in-pregnancy",
    "Size of the uterus throughout pregnancy",
    draw_uterus_growth,
    TERMS,
    "weeks-12 weeks-20 weeks-28 weeks-36 not-pregnant navel",
    subtitle="Height of the uterus by weeks of pregnancy",
    note="Seen from the front.",
    names=("size of uterus throughout pregnancy", "size of the uterus throughout pregnancy", "growth of the uterus", "uterus in pregnancy", "uterus during pregnancy", "fundal height", "uterine growth", "uterus growth during pregnancy", "pregnant uterus"),
    tells=("uterus + pregnancy + size", "uterus + pregnancy + grow"),
    not_when=("contraction", *OTHER_ANIMALS),
    opening="How high the uterus reaches as it grows throughout pregnancy.",
    summary="The uterus reaches the navel at 20 weeks and the sternum at 36 weeks.",
    sources=("openstax-ap-28",),
)  # fmt: skip


# ---------------------------------------------------------------- fetal development
def _in_uterus(key: str, weeks: int, scale: float, down: bool) -> Drawing:
    d = Drawing(key, box=(-250, -270, 500, 560))
    sac = geo.blob(
        (0, -250),
        (150, -214),
        (226, -60),
        (208, 110),
        (110, 220),
        (30, 252),
        (-30, 252),
        (-110, 220),
        (-208, 110),
        (-226, -60),
        (-150, -214),
        step=6,
    )
    neck = geo.tube((0, 236, 58), (0, 284, 46))
    d.add("wall", geo.smooth(sac.buffer(20).union(neck), 10), "cut", "uterus")
    d.add("fluid", sac, "hollow", "amnion", depth=24)
    d.add(
        "placenta",
        geo.blob((-206, -110), (-186, -170), (-120, -220), (-92, -190), (-150, -140), (-176, -90), step=4),
        "round",
        "endometrium",
        depth=14,
    )
    child = gametes.fetus(weeks, cord=False)
    d.place(
        child,
        30 if not down else 20,
        30 if not down else -40,
        scale,
        rotation=180 if down else 0,
        mirror=down,
        prefix="fetus-",
    )
    end = (-52, 96) if not down else (-20, -110)
    d.add(
        "cord",
        geo.line((-150, -160), (-120, -60), (-170, 20), (-110, 70), end),
        "cord",
        "vein",
        width=13,
        tone=0.25,
    )
    return d


def _labelled(d: Drawing, *more: tuple[str, str]) -> Drawing:
    d.label("placenta", priority=0)
    d.label("umbilical-cord", "cord", priority=0)
    d.label("amniotic-fluid", "fluid", priority=1)
    for term, part in more:
        d.label(term, part, priority=1)
    return d


def draw_nine_weeks(seed: int) -> Drawing:
    d = Drawing("fetus-at-nine-weeks", box=(-230, -230, 400, 440))
    d.place(gametes.fetus(9), 0, 0, prefix="fetus-")
    d.label("fetus-head", "fetus-head", priority=0)
    d.label("fetus-eye", "fetus-eye", priority=0)
    d.label("fetus-arm", "fetus-arm", priority=1)
    d.label("fetus-leg", "fetus-leg", priority=1)
    d.label("umbilical-cord", "fetus-cord", priority=0)
    return d


def draw_second(seed: int) -> Drawing:
    return _labelled(
        _in_uterus("fetus-second-trimester", 20, 0.9, False),
        ("fetus-arm", "fetus-arm"),
        ("fetus-leg", "fetus-leg"),
    )


def draw_third(seed: int) -> Drawing:
    d = _in_uterus("fetus-third-trimester", 36, 1.06, True)
    d.label("birth-cervix", "wall", priority=0, zone=box(-70, 252, 70, 300))
    return _labelled(d, ("fetus-head", "fetus-head"), ("uterine-wall", "wall"))


FETAL = drawn_subject(
    "fetal-development",
    "Fetal development",
    Layout.PROCESS,
    (
        Panel("fetus-at-nine-weeks", draw_nine_weeks, "Nine weeks", text="The head is as large as the trunk; eyes, fingers and limbs have formed."),
        Panel("fetus-second-trimester", draw_second, "Second trimester", text="Arms and legs lengthen; the placenta takes over more functions."),
        Panel("fetus-third-trimester", draw_third, "Third trimester", text="The fetus grows rapidly and usually turns its head towards the cervix."),
    ),
    TERMS,
    "fetus-head fetus-eye fetus-arm fetus-leg umbilical-cord placenta amniotic-fluid uterine-wall birth-cervix",
    subtitle="From the first to the third trimester",
    note="Each panel has a scale of its own.",
    names=("fetal development", "fetus", "development of the fetus", "human fetus", "fetal growth", "trimester", "trimester of pregnancy", "human gestation", "stage of pregnancy", "pregnancy", "human pregnancy", "embryo and fetus", "position of the fetus"),
    tells=("fetus + trimester", "fetal development + week", "fetus + placenta + trimester"),
    not_when=("circulation", "alcohol", "shunt", "heart", "toxoplasmosis", "test", "hormone", "fallopian", "ectopic", "rh", "ultrasound", "amniocentesis", *OTHER_ANIMALS),
    opening="Three moments in the development of a fetus.",
    summary="From nine weeks to the third trimester the fetus grows and turns head down.",
    sources=("openstax-ap-28", "openstax-bio-43"),
)  # fmt: skip


# ---------------------------------------------------------------- the first week
def _early(key: str, glyph: Drawing, *labels: tuple[str, tuple[str, ...]]) -> Drawing:
    d = Drawing(key, box=(-120, -120, 240, 240))
    d.place(glyph, 0, 0)
    for term, names in labels:
        d.label(term, *names, priority=0)
    return d


def draw_zygote(seed: int) -> Drawing:
    return _early(
        "early-zygote",
        gametes.morula(1, 88),
        ("zygote", ("cell-0",)),
        ("pronuclei", ("pronucleus-0", "pronucleus-1")),
        ("zona-pellucida", ("zona",)),
    )


def draw_two(seed: int) -> Drawing:
    return _early("early-two-cells", gametes.morula(2, 88, "two"), ("blastomere", ("cell-0", "cell-1")))


def draw_four(seed: int) -> Drawing:
    return _early(
        "early-eight-cells",
        gametes.morula(8, 88, "eight"),
        ("blastomere", tuple(f"cell-{n}" for n in range(8))),
    )


def draw_morula(seed: int) -> Drawing:
    return _early(
        "early-morula", gametes.morula(19, 88), ("morula-cells", tuple(f"cell-{n}" for n in range(19)))
    )


def draw_blastocyst(seed: int) -> Drawing:
    return _early(
        "early-blastocyst",
        gametes.blastocyst(100),
        ("trophoblast", ("trophoblast",)),
        ("inner-cell-mass", tuple(f"inner-{n}" for n in range(8))),
        ("blastocoel", ("cavity",)),
    )


def draw_implantation(seed: int) -> Drawing:
    d = Drawing("early-implantation", box=(-150, -120, 300, 240))
    lining = box(-150, 20, 150, 120).union(geo.ellipse(-110, 30, 60, 40)).union(geo.ellipse(110, 30, 60, 40))
    d.add(
        "endometrium",
        lining.intersection(box(-150, -120, 150, 120)),
        "round",
        "endometrium",
        depth=18,
        tone=0.3,
    )
    d.place(gametes.blastocyst(74), 0, 10, rotation=-90, prefix="b-")
    d.label("implant-endometrium", "endometrium", priority=0)
    d.label("trophoblast", "b-trophoblast", priority=0)
    d.label("inner-cell-mass", *(f"b-inner-{n}" for n in range(8)), priority=1)
    return d


FIRST_WEEK = drawn_subject(
    "early-embryo",
    "From zygote to implantation",
    Layout.PROCESS,
    (
        Panel("early-zygote", draw_zygote, "Zygote", when="Day 0–1", text="Egg and sperm have united."),
        Panel("early-two-cells", draw_two, "Cleavage", when="Day 1–2", text="The zygote divides without growing."),
        Panel("early-eight-cells", draw_four, "Eight cells", when="Day 3", text="Each division makes smaller cells."),
        Panel("early-morula", draw_morula, "Morula", when="Day 3–4", text="A solid ball of cells arrives in the uterus."),
        Panel("early-blastocyst", draw_blastocyst, "Blastocyst", when="Day 5", text="A cavity forms; outer and inner cells differ."),
        Panel("early-implantation", draw_implantation, "Implantation", when="Day 6–7", text="The blastocyst settles in the endometrium."),
    ),
    TERMS,
    "zygote pronuclei zona-pellucida blastomere morula-cells trophoblast inner-cell-mass blastocoel implant-endometrium",
    subtitle="The first week of human development",
    names=(
        "cleavage", "blastocyst", "morula", "pre embryonic development", "early embryonic development", "early human development", "zygote to blastocyst", "implantation", "pre embryonic cleavage", "embryonic cleavage", "first week of development",
        "stage of embryonic development", "development of the embryo", "human embryo", "embryonic development", "preembryonic cleavage", "early embryo",
    ),
    tells=("zygote + morula", "blastocyst + implantation", "morula + blastocyst", "zygote + cleavage", "inner cell mass + trophoblast"),
    not_when=("furrow", "cytokinesis", "frog", "plant", "seed", "sea urchin", "stem cell", "gastrulation", "gastrula", "protostome", "deuterostome", "spiral", "hox", "drosophila", "vertebrate", "bird", "chick", "comparison", "gills", "enzyme", "site", "restriction", "neural", "animal"),
    opening="The first week of an embryo.",
    summary="A zygote cleaves into a morula, becomes a blastocyst and settles in the uterus.",
    sources=("openstax-ap-28", "openstax-bio-43"),
)  # fmt: skip


# ---------------------------------------------------------------- gastrulation
def _ring_of_cells(
    d: Drawing,
    id: str,
    radius: float,
    count: int,
    size: float,
    material: str,
    start: float = 0,
    end: float = 360,
    x: float = 0,
    y: float = 0,
    squash: float = 1.0,
) -> None:
    step = (end - start) / count
    cells = [
        geo.ellipse(
            x + (p := geo.polar(radius, start + step * k))[0],
            y + p[1] * squash,
            size,
            size * 0.8,
            start + step * k,
        )
        for k in range(count)
    ]
    for n, cell in enumerate(cells):
        d.add(f"{id}-{n}", cell, "round", material, depth=size * 0.5)


def _ids(d: Drawing, start: str) -> tuple[str, ...]:
    return tuple(p.id for p in d.parts if p.id.startswith(start))


def draw_blastula(seed: int) -> Drawing:
    d = Drawing("gastrulation-blastula", box=(-130, -130, 260, 260))
    d.add("cavity", geo.ellipse(0, 0, 92), "hollow", "amnion", depth=24)
    _ring_of_cells(d, "cell", 98, 30, 13, "water")
    d.label("blastula-cells", *_ids(d, "cell-"), priority=0)
    d.label("blastula-cavity", "cavity", priority=0)
    return d


def draw_invagination(seed: int) -> Drawing:
    d = Drawing("gastrulation-invagination", box=(-130, -130, 260, 260))
    d.add("cavity", geo.ellipse(0, 0, 92), "hollow", "amnion", depth=24)
    _ring_of_cells(d, "outer", 98, 26, 13, "water", 110, 430)
    _ring_of_cells(d, "inner", 36, 10, 12, "pancreas", 175, 375, 0, 62)
    d.add(
        "pocket",
        geo.smooth(geo.ellipse(0, 64, 22, 24).union(box(-20, 64, 20, 112)), 3),
        "hollow",
        "paper",
        depth=8,
    )
    d.label("blastopore", "pocket", priority=0, zone=box(-30, 84, 30, 116))
    d.label("blastula-cavity", "cavity", priority=1)
    return d


def draw_gastrula(seed: int) -> Drawing:
    d = Drawing("gastrulation-gastrula", box=(-130, -130, 260, 260))
    d.add("cavity", geo.ellipse(0, 0, 92), "hollow", "amnion", depth=20)
    _ring_of_cells(d, "outer", 98, 26, 13, "water", 108, 432)
    _ring_of_cells(d, "middle", 74, 18, 10, "endometrium", 118, 422)
    _ring_of_cells(d, "inner", 46, 14, 11, "pancreas", 120, 420)
    d.add(
        "gut", geo.smooth(geo.ellipse(0, 0, 33).union(box(-14, 0, 14, 112)), 4), "hollow", "paper", depth=10
    )
    d.label("ectoderm", *_ids(d, "outer-"), priority=0)
    d.label("mesoderm", *_ids(d, "middle-"), priority=0)
    d.label("endoderm", *_ids(d, "inner-"), priority=0)
    d.label("archenteron", "gut", priority=1, zone=geo.ellipse(0, 0, 30))
    d.label("blastopore", "gut", priority=1, zone=box(-16, 90, 16, 114))
    return d


GASTRULATION = drawn_subject(
    "gastrulation",
    "Gastrulation",
    Layout.PROCESS,
    (
        Panel("gastrulation-blastula", draw_blastula, "Blastula", text="A hollow ball of cells."),
        Panel("gastrulation-invagination", draw_invagination, "Invagination", text="Cells move inwards at the blastopore."),
        Panel("gastrulation-gastrula", draw_gastrula, "Gastrula", text="Three germ layers surround the primitive gut."),
    ),
    TERMS,
    "blastula-cells blastula-cavity blastopore ectoderm mesoderm endoderm archenteron",
    subtitle="How three germ layers arise",
    note="In section; generalized animal.",
    names=("gastrulation", "gastrula", "germ layer", "formation of germ layer", "blastula and gastrula", "blastula", "germ layers of the embryo", "three germ layer", "embryonic germ layer"),
    tells=("ectoderm + mesoderm + endoderm", "blastula + gastrula"),
    not_when=("diploblast", "triploblast", "coelom", "protostome", "fate", "neural tube", "acoelomate", "phylogeny", "table", "jellyfish", "cnidarian", "organogenesis"),
    opening="How a hollow ball of cells becomes an embryo with three layers.",
    summary="Cells of the blastula move inwards and form ectoderm, mesoderm and endoderm.",
    sources=("openstax-bio-43", "openstax-bio-27"),
)  # fmt: skip

SUBJECTS = (BREAST, GROWTH, FETAL, FIRST_WEEK, GASTRULATION)
