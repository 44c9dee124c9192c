"""The reproductive systems: female from the front, male in section from the side; the placenta; fertilization."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import gametes
from ..knowledge import birth, reproduction
from ..subject import OTHER_ANIMALS, drawn_subject, plate_subject

TERMS = (*reproduction.TERMS, *birth.TERMS)
SOURCES = ("openstax-ap-27", "gray-42")
NOT_HERE = (
    *OTHER_ANIMALS,
    "cancer",
    "infection",
    "disease",
    "plant",
    "gonorrhea",
    "chlamydia",
    "contraception",
    "flower",
    "invertebrate",
    "herpes",
)


# ---------------------------------------------------------------- female
def draw_female(seed: int) -> Drawing:
    """From the front; uterus, tubes and vagina are opened, the ovary at the right of the picture too."""
    d = Drawing("female-reproductive-system")
    outer = geo.blob(
        (-150, 20),
        (-130, -50),
        (0, -76),
        (130, -50),
        (150, 20),
        (120, 130),
        (66, 250),
        (58, 340),
        (-58, 340),
        (-66, 250),
        (-120, 130),
        step=6,
    )
    for way in (-1, 1):
        tube = [
            (way * 130, -10, 26),
            (way * 220, -66, 22),
            (way * 330, -80, 24),
            (way * 420, -20, 34),
            (way * 446, 50, 44),
        ]
        d.vessel(
            f"ligament-{way}", [((way * 130, 50, 9), (way * 200, 90, 9), (way * 270, 112, 10))], "tendon", 7
        )
        d.add(f"ovary-{way}", geo.ellipse(way * 330, 118, 72, 48, way * 14), "round", "ovary", depth=24)
        d.vessel(f"tube-{way}", [tube], "uterus", 20, tone=0.12)
        fringe = [
            geo.tube(
                (way * (424 + 14 * k), 60 - abs(k - 2) * 6, 9),
                (way * (412 + 16 * k), 100 + 4 * k, 7),
                (way * (398 + 18 * k), 128 - 6 * k, 4),
                cap=2,
            )
            for k in range(5)
        ]
        d.add(f"fimbriae-{way}", fringe, "round", "endometrium", depth=6, tone=0.3)
    vagina = geo.blob(
        (-74, 320), (74, 320), (80, 420), (84, 600), (40, 628), (-40, 628), (-84, 600), (-80, 420), step=6
    )
    d.add("vagina-wall", vagina, "cut", "mucosa")
    d.add(
        "vagina",
        geo.blob((-46, 346), (46, 346), (50, 440), (50, 600), (0, 612), (-50, 600), (-50, 440), step=5),
        "hollow",
        "mucosa",
        depth=20,
    )
    d.add("perimetrium", outer.buffer(7), "round", "serosa", depth=6)
    d.add("myometrium", outer, "cut", "uterus")
    d.add(
        "endometrium",
        geo.blob(
            (-106, -8),
            (-60, -34),
            (0, -42),
            (60, -34),
            (106, -8),
            (72, 70),
            (34, 170),
            (22, 240),
            (-22, 240),
            (-34, 170),
            (-72, 70),
            step=5,
        ),
        "cut",
        "endometrium",
        shadow=False,
    )
    d.add(
        "cavity",
        geo.blob(
            (-80, -8),
            (0, -22),
            (80, -8),
            (46, 60),
            (14, 160),
            (10, 250),
            (12, 342),
            (-12, 342),
            (-10, 250),
            (-14, 160),
            (-46, 60),
            step=4,
        ),
        "hollow",
        "endometrium",
        depth=12,
        tone=-0.2,
    )
    d.add(
        "cervix",
        [
            geo.blob(
                (way * 12, 252), (way * 48, 250), (way * 52, 336), (way * 36, 352), (way * 12, 346), step=4
            )
            for way in (-1, 1)
        ],
        "round",
        "uterus",
        depth=12,
        tone=0.2,
    )
    lumen = [(118, -18, 5), (220, -66, 6), (330, -80, 8), (416, -20, 14), (440, 44, 20)]
    d.add("tube-lumen", geo.tube(*lumen), "hollow", "mucosa", depth=6, finish="soft", tone=-0.1)
    d.add("ovary-cut", geo.ellipse(330, 118, 62, 40, 14), "cut", "ovary", tone=0.25, shadow=False)
    for n, (x, y, r) in enumerate(((292, 106, 8), (306, 130, 11), (336, 98, 14), (366, 110, 19))):
        d.add(f"follicle-{n}", geo.ellipse(x, y, r), "round", "fetus", depth=5)
        d.add(f"oocyte-{n}", geo.ellipse(x, y, r * 0.4), "flat", "leukocyte-nucleus", outline=False)
    d.add("corpus", geo.wobbly(344, 138, 15, 12, "corpus", 10, 0.1), "round", "adrenal", depth=6)
    d.label("uterus", "myometrium", priority=0, zone=box(-60, -74, 60, -46))
    d.label("endometrium", priority=0)
    d.label("myometrium", priority=1, zone=box(-150, -20, 150, 240))
    d.label("perimetrium", priority=2)
    d.label("cervix", priority=0)
    d.label("vagina", priority=0)
    d.label("uterine-tube", "tube--1", "tube-1", priority=0)
    d.label("fimbriae", "fimbriae--1", "fimbriae-1", priority=1)
    d.label("female-ovary", "ovary--1", "ovary-cut", priority=0)
    d.label("ovarian-follicle", *(f"follicle-{n}" for n in range(4)), priority=1)
    d.label("corpus-luteum", "corpus", priority=2)
    d.label("ovarian-ligament", "ligament--1", "ligament-1", priority=2)
    return d


FEMALE = plate_subject(
    "female-reproductive-system",
    "Female reproductive system",
    draw_female,
    TERMS,
    "uterus endometrium myometrium perimetrium cervix vagina uterine-tube fimbriae female-ovary ovarian-follicle corpus-luteum ovarian-ligament",
    subtitle="Seen from the front; uterus, vagina and one ovary opened",
    names=(
        "female reproductive system", "human female reproductive system", "reproductive system of the female", "reproductive structure of the human female", "female reproductive organ", "uterus", "ovary", "uterus and ovary", "female reproductive tract", "ovary uterus and uterine tube",
        "ovary uterine tube and uterus", "uterus ovary and fallopian tube", "ovarian reproductive system", "fallopian tube", "uterine tube", "layer of the uterus", "reproductive structures of the human female", "ovaries uterine tubes and uterus", "female genital tract", "female reproductive anatomy",
    ),
    tells=("uterus + ovary + vagina", "ovary + fallopian tube + uterus", "uterine tube + ovary + uterus"),
    not_when=(*NOT_HERE, "male reproductive", "pregnancy", "cycle", "oogenesis", "hormone", "fetus", "embryo", "oxytocin", "fsh", "pollen", "pistil", "follicle", "implantation", "placenta", "testis", "prostate", "vulva", "testes", "size of uterus", "contraction", "zygote", "cleavage", "secrete", "blastocyst"),
    opening="The reproductive organs of the female are shown from the front.",
    caption=("female-ovary", "uterine-tube", "fimbriae", "uterus", "endometrium", "cervix"),
    summary="Ovaries release oocytes into the uterine tubes, which lead to uterus and vagina.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- male
def draw_male(seed: int) -> Drawing:
    """Median section of the pelvis, the front at the left."""
    d = Drawing("male-reproductive-system", box=(-420, -330, 840, 860))
    skin = geo.blob(
        (-330, -330, "c"),
        (-300, -200),
        (-250, -110),
        (-240, -40),
        (-300, 20),
        (-330, 160),
        (-330, 300),
        (-262, 330),
        (-214, 250),
        (-190, 180),
        (-160, 170),
        (-200, 280),
        (-190, 400),
        (-110, 450),
        (-30, 410),
        (-10, 300),
        (0, 220),
        (90, 210),
        (200, 230),
        (260, 300),
        (330, 300),
        (380, 180),
        (390, 0),
        (370, -200),
        (380, -330, "c"),
        step=7,
    )
    d.add("skin", skin, "round", "body", depth=30, tone=0.2, shadow=False)
    d.add("pubic", geo.ellipse(-166, -20, 42, 62, 24), "round", "bone-cut", depth=18)
    d.add(
        "sacrum",
        geo.blob(
            (310, -320),
            (370, -300),
            (350, -160),
            (300, -30),
            (270, 20),
            (260, -10),
            (290, -120),
            (296, -240),
            step=5,
        ),
        "round",
        "bone-cut",
        depth=18,
    )
    d.vessel(
        "rectum",
        [((210, -330, 46), (230, -200, 50), (216, -80, 52), (190, 40, 46), (214, 130, 30), (230, 216, 26))],
        "large-intestine",
        36,
    )
    d.add(
        "bladder",
        geo.blob(
            (-110, -120), (-60, -220), (40, -230), (100, -160), (80, -80), (10, -40), (-60, -60), step=6
        ),
        "round",
        "urinary",
        depth=36,
    )
    d.add(
        "erectile",
        geo.tube((-90, 60, 30), (-170, 70, 34), (-240, 110, 34), (-268, 220, 34), (-270, 284, 30)),
        "round",
        "endometrium",
        depth=18,
        tone=0.3,
    )
    d.add(
        "spongy",
        geo.tube(
            (-40, 110, 26),
            (-110, 118, 18),
            (-190, 120, 17),
            (-226, 160, 16),
            (-240, 260, 17),
            (-252, 290, 20),
        ),
        "round",
        "endometrium",
        depth=10,
        tone=0.5,
    )
    d.add(
        "glans",
        geo.blob((-310, 284), (-262, 272), (-222, 284), (-226, 316), (-262, 340), (-302, 322), step=4),
        "round",
        "gum",
        depth=16,
    )
    d.add(
        "scrotum-space",
        geo.blob((-180, 290), (-110, 250), (-40, 290), (-36, 380), (-110, 432), (-174, 384), step=5),
        "hollow",
        "body",
        depth=14,
    )
    d.add(
        "prostate",
        geo.blob((-20, -36), (40, -40), (70, 0), (40, 44), (-14, 36), (-34, 0), step=4),
        "round",
        "gland",
        depth=16,
    )
    d.add("bulbourethral", geo.ellipse(34, 84, 15, 12), "round", "gland", depth=8, tone=0.2)
    d.add(
        "seminal",
        geo.smooth(
            unary_union([geo.ellipse(x, y, 26, 19, -40) for x, y in ((104, -62), (122, -92), (136, -124))]), 4
        ),
        "round",
        "pancreas",
        depth=14,
        lobules=11,
    )
    vas = geo.line(
        (-96, 300),
        (-120, 220),
        (-150, 80),
        (-206, -60),
        (-180, -160),
        (-90, -250),
        (40, -262),
        (124, -180),
        (112, -70),
        (60, -14),
    )
    d.add("vas", vas, "cord", "tendon", width=13, tone=-0.12)
    d.add("ejaculatory", geo.line((96, -56), (50, -14), (20, 14)), "cord", "pancreas", width=9)
    d.add(
        "urethra",
        geo.line(
            (0, -44),
            (14, 10),
            (4, 70),
            (-40, 108),
            (-110, 118),
            (-190, 120),
            (-226, 160),
            (-240, 262),
            (-262, 334),
        ),
        "cord",
        "urinary",
        width=11,
        shadow=False,
    )
    d.add("testis", geo.ellipse(-112, 348, 44, 60, 12), "round", "testis", depth=26)
    d.add(
        "epididymis",
        geo.tube((-94, 286, 15), (-64, 320, 14), (-58, 372, 12), (-78, 408, 10), cap=3),
        "round",
        "ovary",
        depth=9,
        tone=-0.2,
    )
    d.label("male-bladder", "bladder", priority=1)
    d.label("pubic-bone", "pubic", priority=1)
    d.label("male-rectum", "rectum", priority=1)
    d.label("seminal-vesicle", "seminal", priority=0)
    d.label("prostate", priority=0)
    d.label("bulbourethral-gland", "bulbourethral", priority=1)
    d.label("ejaculatory-duct", "ejaculatory", priority=2)
    d.label("ductus-deferens", "vas", priority=0)
    d.label("male-urethra", "urethra", priority=0)
    d.label("erectile-tissue", "erectile", "spongy", priority=1)
    d.label("penis", "skin", priority=0, zone=box(-340, 120, -290, 270))
    d.label("glans-penis", "glans", priority=1)
    d.label("male-testis", "testis", priority=0)
    d.label("epididymis", priority=0)
    d.label("scrotum", "skin", priority=0, zone=box(-200, 400, -20, 460))
    return d


MALE = plate_subject(
    "male-reproductive-system",
    "Male reproductive system",
    draw_male,
    TERMS,
    "male-bladder pubic-bone male-rectum seminal-vesicle prostate bulbourethral-gland ejaculatory-duct ductus-deferens male-urethra erectile-tissue penis glans-penis male-testis epididymis scrotum",
    subtitle="Median section of the pelvis",
    note="The front of the body is at the left.",
    names=(
        "male reproductive system", "human male reproductive system", "reproductive system of the male", "reproductive structure of the human male", "male reproductive organ", "testis", "male reproductive tract", "testicular reproductive system", "testes",
        "prostate gland", "reproductive structures of the human male", "male reproductive anatomy", "male genital tract", "path of sperm", "testis and epididymis",
    ),
    tells=("testis + epididymis + prostate", "prostate + seminal vesicle", "penis + testes + scrotum", "scrotum + testis"),
    not_when=(*NOT_HERE, "female reproductive", "spermatogenesis", "hormone", "testosterone", "gnrh", "pollen", "stamen", "seminiferous", "meiosis", "ovary", "uterus", "vasectomy", "spermatocyte", "descent"),
    opening="The reproductive organs of the male are shown in a median section of the pelvis.",
    caption=("male-testis", "epididymis", "ductus-deferens", "seminal-vesicle", "prostate", "male-urethra", "scrotum"),
    summary="Sperm pass from testis through epididymis and ductus deferens to the urethra.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- placenta
def draw_placenta(seed: int) -> Drawing:
    d = Drawing("placenta", box=(-430, -330, 860, 660))
    d.add("endometrium", geo.rounded_box(-420, 130, 840, 190, 30), "cut", "endometrium", tone=0.35)
    space = geo.blob(
        (-390, -90), (0, -130), (390, -90), (400, 60), (380, 150), (0, 170), (-380, 150), (-400, 60), step=7
    )
    d.add("blood-space", space, "hollow", "artery", depth=26, tone=0.5)
    d.add(
        "chorion",
        geo.tube((-400, -100, 26), (0, -136, 30), (400, -100, 26), cap=3),
        "round",
        "fetus",
        depth=14,
    )
    d.add(
        "amnion",
        geo.tube((-410, -146, 8), (-70, -184, 8), cap=3).union(
            geo.tube((70, -184, 8), (410, -146, 8), cap=3)
        ),
        "round",
        "water",
        depth=5,
    )
    d.vessel("umbilical-cord", [((0, -330, 62), (6, -240, 60), (0, -150, 66))], "fetus", 34, tone=0.25)
    for n, x in enumerate((-270, -90, 90, 270)):
        stem = [geo.tube((x, -110, 24), (x, -20, 22), (x, 70, 17), cap=2)]
        for dx, y in ((-62, -10), (62, -6), (-56, 60), (56, 64), (-30, 106), (32, 110)):
            stem.append(geo.tube((x, y - 40, 16), (x + dx * 0.6, y - 14, 14), (x + dx, y, 12), cap=2))
        d.add(f"villus-{n}", geo.smooth(unary_union(stem), 5), "round", "fetus", depth=12)
        red = [
            geo.line((x - 6, -120), (x - 6, 40), (x - 4, 66)),
            *(
                geo.line((x - 6, y - 46), (x + dx * 0.6, y - 18), (x + dx * 0.94, y - 2))
                for dx, y in ((-62, -10), (62, -6), (-56, 60))
            ),
        ]
        blue = [
            geo.line((x + 7, -120), (x + 7, 40), (x + 4, 66)),
            *(
                geo.line((x + 7, y - 34), (x + dx * 0.6, y - 8), (x + dx * 0.9, y + 6))
                for dx, y in ((62, -6), (56, 64), (-56, 60))
            ),
        ]
        d.add(
            f"fetal-vein-{n}",
            MultiLineString([line.coords for line in red]),
            "cord",
            "artery",
            width=6,
            shadow=False,
        )
        d.add(
            f"fetal-artery-{n}",
            MultiLineString([line.coords for line in blue]),
            "cord",
            "vein",
            width=6,
            shadow=False,
        )
    top = [geo.line((0, -150), (-90, -126), (-276, -112)), geo.line((0, -150), (90, -126), (264, -112))]
    d.add(
        "umbilical-vein",
        MultiLineString([geo.line((4, -330), (10, -240), (0, -150)).coords, *(line.coords for line in top)]),
        "cord",
        "artery",
        width=17,
        shadow=False,
    )
    d.add(
        "umbilical-arteries",
        MultiLineString(
            [
                geo.line((-26, -330), (-14, -270), (-34, -220), (-14, -150)).coords,
                geo.line((32, -330), (36, -270), (22, -220), (26, -150)).coords,
                geo.line((-14, -142), (-100, -112), (-264, -100)).coords,
                geo.line((26, -142), (100, -112), (276, -100)).coords,
            ]
        ),
        "cord",
        "vein",
        width=11,
        shadow=False,
    )
    for n, x in enumerate((-330, -20, 190)):
        d.vessel(
            f"mother-artery-{n}",
            [((x, 310, 16), (x + 16, 240, 15), (x - 8, 190, 14), (x, 140, 13))],
            "artery",
            11,
            [(0, -1)],
        )
        d.flow("artery", (x, 128), (x + 4, 96), (x + 2, 64), width=8)
    for n, x in enumerate((-180, 110, 340)):
        d.vessel(f"mother-vein-{n}", [((x, 310, 18), (x, 220, 17), (x, 142, 16))], "vein", 12, [(0, -1)])
    d.label("umbilical-cord", priority=0, zone=box(-70, -330, 70, -200))
    d.label("cord-arteries", "umbilical-arteries", priority=1)
    d.label("cord-vein", "umbilical-vein", priority=1)
    d.label("placental-amnion", "amnion", priority=1)
    d.label("placental-chorion", "chorion", priority=1)
    d.label("chorionic-villi", *(f"villus-{n}" for n in range(4)), priority=0)
    d.label("maternal-blood", "blood-space", priority=0)
    d.label("maternal-arteries", *(f"mother-artery-{n}" for n in range(3)), priority=0)
    d.label("maternal-veins", *(f"mother-vein-{n}" for n in range(3)), priority=0)
    d.label("placental-endometrium", "endometrium", priority=1)
    return d


PLACENTA = plate_subject(
    "placenta",
    "Placenta",
    draw_placenta,
    TERMS,
    "umbilical-cord cord-arteries cord-vein placental-amnion placental-chorion chorionic-villi maternal-blood maternal-arteries maternal-veins placental-endometrium",
    subtitle="Section: villi of the child in the blood of the mother",
    note="Red, oxygen-rich blood; blue, oxygen-poor blood. Not to scale.",
    names=("placenta", "structure of the placenta", "placenta structure", "cross section of the placenta", "human placenta", "placental circulation", "placental exchange", "chorionic villus", "chorionic villi", "umbilical cord and placenta"),
    tells=("chorionic villi + maternal blood", "placenta + umbilical cord + maternal", "placenta + villi"),
    not_when=(*OTHER_ANIMALS, "trimester", "hormone", "fetal development", "previa", "egg laying", "mammal", "abruption", "marsupial", "birth", "shunt", "circulatory"),
    opening="The placenta is shown in section, with the vessels of child and mother.",
    summary="Villi with the child’s vessels dip into the mother’s blood; the bloods do not mix.",
    sources=("openstax-ap-28",),
)  # fmt: skip


# ---------------------------------------------------------------- fertilization
def _meeting(
    key: str, at: tuple[float, float], turn: float, more: tuple[tuple[float, float, float], ...] = ()
) -> Drawing:
    d = Drawing(key, box=(-200, -170, 400, 340))
    d.place(gametes.egg(86), 40, 10, prefix="egg-")
    for n, (x, y, angle) in enumerate(((*at, turn), *more)):
        d.place(gametes.small_sperm(130), x, y, rotation=angle, prefix=f"sperm-{n}-")
    d.label("fertilizing-sperm", "sperm-0-head", priority=0)
    return d


def draw_meeting(seed: int) -> Drawing:
    d = _meeting("fertilization-meeting", (-104, 10), 180, ((-80, -90, 205), (-70, 110, 150)))
    d.label("oocyte-corona", "egg-corona", priority=0)
    d.label("zona-pellucida", "egg-zona", priority=0)
    d.label("oocyte-body", "egg-body", priority=1)
    return d


def draw_acrosome(seed: int) -> Drawing:
    d = _meeting("fertilization-acrosome", (-62, 10), 180, ((-70, 110, 150),))
    d.label("zona-pellucida", "egg-zona", priority=0)
    return d


def draw_fusion(seed: int) -> Drawing:
    d = _meeting("fertilization-fusion", (-34, 10), 180, ((-90, -80, 200),))
    d.label("oocyte-body", "egg-body", priority=0)
    d.label("oocyte-polar-body", "egg-polar-body", priority=1)
    return d


def draw_union(seed: int) -> Drawing:
    d = Drawing("fertilization-zygote", box=(-200, -170, 400, 340))
    d.place(gametes.morula(1, 96), 0, 0)
    d.label("zygote", "cell-0", priority=0)
    d.label("pronuclei", "pronucleus-0", "pronucleus-1", priority=0)
    d.label("zona-pellucida", "zona", priority=1)
    return d


FERTILIZATION = drawn_subject(
    "fertilization",
    "Fertilization",
    Layout.PROCESS,
    (
        Panel("fertilization-meeting", draw_meeting, "Meeting", text="Sperm pass between the cells of the corona radiata."),
        Panel("fertilization-acrosome", draw_acrosome, "Acrosomal reaction", text="Enzymes of the acrosome open a way through the zona pellucida."),
        Panel("fertilization-fusion", draw_fusion, "Fusion", text="The membranes of sperm and oocyte fuse; the zona hardens and keeps other sperm out."),
        Panel("fertilization-zygote", draw_union, "Zygote", text="The oocyte completes meiosis II; both pronuclei unite."),
    ),
    TERMS,
    "fertilizing-sperm oocyte-corona zona-pellucida oocyte-body oocyte-polar-body zygote pronuclei",
    subtitle="A sperm enters the egg",
    note="The sperm is drawn larger than it is.",
    names=("fertilization", "human fertilization", "sperm and egg", "fertilization of the egg", "acrosome reaction", "acrosomal reaction", "sperm penetrating the egg", "sperm and the process of fertilization", "egg and sperm", "sperm entering the egg", "process of fertilization", "sperm fertilizing an egg"),
    tells=("acrosomal reaction + zona pellucida", "sperm + egg + fertilization", "sperm + zona pellucida", "acrosomal + sperm + egg"),
    not_when=("double fertilization", "plant", "pollen", "external", "internal fertilization", "flower", "self fertilization", "cross fertilization", "iron fertilization", "ocean", "in vitro", "spermatogenesis", "oogenesis", "moss", "fern", "alternation", "site", "random", "worm", "gametophyte", "angiosperm", "genetic variation", "uterine tube", "cleavage"),
    opening="How a sperm and an egg unite.",
    summary="A sperm crosses corona and zona, fuses with the oocyte, and a zygote results.",
    sources=("openstax-ap-28", "openstax-bio-43"),
)  # fmt: skip

SUBJECTS = (FEMALE, MALE, PLACENTA, FERTILIZATION)
