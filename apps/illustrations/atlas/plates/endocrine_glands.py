"""Endocrine glands close up: hypothalamus and pituitary, thyroid and parathyroid glands, adrenal gland."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import viscera
from ..knowledge import body
from ..subject import OTHER_ANIMALS, drawn_subject, plate_subject

TERMS = body.TERMS
SOURCES = ("openstax-ap-17", "gray-42")
DISEASES = (
    "goiter",
    "graves",
    "disease",
    "tumor",
    "giantism",
    "gigantism",
    "dwarfism",
    "cushing",
    "addison",
    "cancer",
    "iodine",
)

# In a frame of its own, about 700 wide: the hypothalamus above, the stalk, and the two lobes below; front is at the left.
STALK = ((330, 250, 56), (332, 320, 38), (344, 390, 30), (352, 440, 30))
ANTERIOR = (
    (330, 420),
    (280, 404),
    (200, 430),
    (164, 520),
    (186, 610),
    (262, 650),
    (330, 620),
    (352, 540),
    (344, 450),
)
POSTERIOR = ((372, 420), (420, 430), (482, 480), (492, 560), (446, 620), (386, 620), (360, 560), (356, 470))
HYPOTHALAMUS = (
    (120, 40),
    (300, 0),
    (500, 30),
    (560, 110),
    (470, 200),
    (400, 240),
    (360, 300),
    (310, 300),
    (270, 240),
    (180, 200),
    (110, 130),
)


def _lobes(d: Drawing) -> None:
    d.add("stalk", geo.tube(*STALK), "round", "brain", depth=20, tone=-0.1)
    d.add("hypothalamus", geo.blob(*HYPOTHALAMUS, step=5), "round", "brain", depth=40, tone=-0.04)
    d.add("posterior", geo.blob(*POSTERIOR, step=5), "round", "gland", depth=34, tone=0.3)
    d.add("anterior", geo.blob(*ANTERIOR, step=5), "round", "gland", depth=40)


# ---------------------------------------------------------------- hypothalamus and pituitary
def draw_complex(seed: int) -> Drawing:
    """The middle of the brain at the left, and the complex enlarged beside it."""
    d = Drawing("hypothalamus-pituitary")
    d.add(
        "cerebrum",
        geo.blob(
            (-520, 320),
            (-540, 200),
            (-470, 70),
            (-330, -10),
            (-160, 0),
            (-30, 80),
            (20, 200),
            (0, 310),
            (-70, 350),
            (-160, 330),
            (-240, 300),
            (-330, 330),
            (-420, 370),
            step=6,
        ),
        "round",
        "brain",
        depth=36,
    )
    sulci = [
        geo.line((-470, 110), (-420, 150), (-440, 200)),
        geo.line((-380, 30), (-350, 90), (-390, 130)),
        geo.line((-250, 0), (-240, 70), (-280, 110)),
        geo.line((-120, 30), (-130, 100), (-90, 140)),
        geo.line((-20, 130), (-60, 170), (-40, 230)),
    ]
    d.add("sulci", MultiLineString([line.coords for line in sulci]), "line", "brain", width=4, tone=-0.3)
    d.add(
        "callosum",
        geo.tube(
            (-390, 240, 12),
            (-370, 190, 15),
            (-280, 154, 15),
            (-180, 164, 15),
            (-130, 206, 16),
            (-128, 236, 10),
            cap=3,
        ),
        "round",
        "nervous",
        depth=9,
        tone=0.35,
    )
    d.add(
        "brainstem",
        geo.tube((-214, 290, 36), (-196, 370, 42), (-160, 460, 32), (-140, 560, 24), cap=2),
        "round",
        "brain",
        depth=24,
        tone=-0.14,
    )
    d.add(
        "cerebellum",
        geo.blob((-160, 350), (-90, 330), (-20, 356), (-10, 420), (-70, 470), (-140, 440), step=5),
        "round",
        "brain",
        depth=26,
        tone=-0.08,
    )
    d.add("thalamus", geo.ellipse(-232, 238, 66, 38, -8), "round", "gland", depth=22, tone=0.25)
    d.add("pineal", geo.ellipse(-150, 262, 14, 10, 20), "round", "adrenal", depth=6)
    d.add(
        "small-hypothalamus",
        geo.blob((-300, 262), (-250, 276), (-236, 310), (-276, 340), (-310, 310), step=4),
        "round",
        "endometrium",
        depth=12,
        tone=0.35,
    )
    d.add(
        "small-pituitary",
        unary_union([geo.tube((-276, 330, 7), (-284, 364, 6)), geo.ellipse(-290, 382, 22, 17)]),
        "round",
        "gland",
        depth=9,
    )
    big = Drawing("complex")
    _lobes(big)
    bone = geo.blob(
        (90, 560),
        (150, 640),
        (260, 690),
        (400, 680),
        (500, 640),
        (540, 560),
        (580, 640),
        (520, 720),
        (330, 760),
        (120, 720),
        (60, 640),
        step=6,
    )
    big.add("sella", bone, "round", "bone-cut", depth=20)
    big.add(
        "chiasm", geo.tube((70, 260, 20), (150, 250, 26), (220, 232, 24), cap=3), "round", "nervous", depth=14
    )
    d.add(
        "ties",
        MultiLineString([[(-300, 352), (120, 130)], [(-284, 400), (110, 640)]]),
        "line",
        "ink",
        width=1.6,
    )
    d.add("spot", LineString(geo.ellipse(-286, 350, 56, 66).exterior), "line", "ink", width=2.4)
    d.place(big, 60, 0, 0.9, prefix="b-")
    d.label("complex-cerebrum", "cerebrum", priority=2)
    d.label("complex-corpus-callosum", "callosum", priority=2)
    d.label("complex-thalamus", "thalamus", priority=0)
    d.label("complex-pineal", "pineal", priority=2)
    d.label("complex-cerebellum", "cerebellum", priority=2)
    d.label("complex-brainstem", "brainstem", priority=1)
    d.label("complex-pituitary", "small-pituitary", priority=0)
    d.label("complex-hypothalamus", "b-hypothalamus", "small-hypothalamus", priority=0)
    d.label("complex-infundibulum", "b-stalk", priority=0)
    d.label("complex-anterior", "b-anterior", priority=0)
    d.label("complex-posterior", "b-posterior", priority=0)
    d.label("complex-chiasm", "b-chiasm", priority=1)
    d.label("sella-turcica", "b-sella", priority=1)
    return d


COMPLEX = plate_subject(
    "hypothalamus-pituitary",
    "Hypothalamus–pituitary complex",
    draw_complex,
    TERMS,
    "complex-cerebrum complex-corpus-callosum complex-thalamus complex-pineal complex-cerebellum complex-brainstem complex-pituitary complex-hypothalamus complex-infundibulum complex-anterior complex-posterior complex-chiasm sella-turcica",
    subtitle="In the middle of the brain, seen from the left, and enlarged",
    note="The front is at the left.",
    names=(
        "hypothalamus pituitary complex", "hypothalamus and pituitary", "hypothalamus", "pituitary gland", "pituitary", "hypothalamus and pituitary gland", "hypothalamic pituitary complex", "location of the pituitary gland", "location of the hypothalamus",
        "pituitary gland and hypothalamus",
    ),
    tells=("hypothalamus + infundibulum", "anterior pituitary + posterior pituitary + hypothalamus", "pituitary + base of the brain"),
    not_when=(*OTHER_ANIMALS, *DISEASES, "anterior pituitary manufacture", "thyroid", "adrenal", "feedback", "hormone level", "thirst", "testosterone", "cortisol", "fever", "stress", "growth hormone", "milk", "temperature", "parathyroid", "pancreas", "limbic", "secrete", "portal", "axis", "kidney", "circadian", "gnrh", "sex hormone", "osmoreceptor", "thermoregulation", "set point"),
    opening="The hypothalamus and the pituitary gland are shown in the middle of the brain and enlarged.",
    summary="The infundibulum joins the hypothalamus to the two lobes of the pituitary gland.",
    sources=SOURCES,
)  # fmt: skip


def _neuron(
    d: Drawing, id: str, soma: tuple[float, float], *way: tuple[float, float], material: str = "nervous"
) -> None:
    x, y = soma
    d.add(f"{id}-axon", geo.line(soma, *way), "cord", material, width=7, shadow=False)
    arms = [geo.tube((x, y, 12), (*geo.polar(34, a, x, y), 4), cap=2) for a in (190, 240, 290, 340)]
    d.add(
        f"{id}-soma",
        geo.smooth(unary_union([geo.ellipse(x, y, 20, 17), *arms]), 3),
        "round",
        material,
        depth=9,
    )
    d.add(f"{id}-nucleus", geo.ellipse(x, y, 7), "flat", "ink", tone=0.2, outline=False)


def draw_anterior(seed: int) -> Drawing:
    d = Drawing("anterior-pituitary")
    _lobes(d)
    d.add("artery", geo.line((60, 330), (160, 320), (250, 312), (300, 318)), "cord", "artery", width=15)
    plexus = [geo.line((300, 290 + 14 * k), (330, 284 + 16 * k), (366, 292 + 14 * k)) for k in range(5)] + [
        geo.line((306 + 18 * k, 282), (310 + 16 * k, 320), (314 + 13 * k, 356)) for k in range(4)
    ]
    d.add(
        "primary",
        MultiLineString([line.coords for line in plexus]),
        "cord",
        "capillary",
        width=7,
        shadow=False,
    )
    d.add(
        "portal",
        MultiLineString(
            [
                geo.line((328, 350), (332, 400), (306, 450)).coords,
                geo.line((346, 350), (342, 410), (322, 470)).coords,
            ]
        ),
        "cord",
        "vein",
        width=10,
        shadow=False,
    )
    net = [geo.line((200, 480 + 34 * k), (256, 466 + 38 * k), (326, 478 + 30 * k)) for k in range(5)] + [
        geo.line((210 + 32 * k, 456), (216 + 30 * k, 540), (222 + 26 * k, 616)) for k in range(4)
    ]
    cells = [
        geo.ellipse(x, y, 15, 13)
        for x, y in ((232, 500), (286, 500), (216, 548), (268, 544), (316, 540), (240, 592), (294, 586))
    ]
    d.add("cells", cells, "round", "pancreas", depth=7)
    d.add(
        "secondary",
        MultiLineString([line.coords for line in net]),
        "cord",
        "capillary",
        width=6,
        shadow=False,
    )
    d.add("veins", geo.line((210, 600), (140, 640), (60, 650)), "cord", "vein", width=15)
    for n, (x, y, end) in enumerate(((220, 110, (310, 286)), (310, 84, (330, 284)), (396, 110, (356, 288)))):
        _neuron(d, f"cell-{n}", (x, y), ((x + end[0]) / 2, (y + end[1]) / 2 + 10), end)
    d.label("complex-hypothalamus", "hypothalamus", priority=0)
    d.label("neurosecretory-cells", *(f"cell-{n}-soma" for n in range(3)), priority=0)
    d.label("superior-hypophyseal-artery", "artery", priority=1)
    d.label("primary-plexus", "primary", priority=0)
    d.label("complex-infundibulum", "stalk", priority=1)
    d.label("hypophyseal-portal-veins", "portal", priority=0)
    d.label("secondary-plexus", "secondary", priority=0)
    d.label("anterior-cells", "cells", priority=1)
    d.label("complex-anterior", "anterior", priority=0)
    d.label("complex-posterior", "posterior", priority=0)
    d.label("hypophyseal-veins", "veins", priority=1)
    return d


ANTERIOR_PITUITARY = plate_subject(
    "anterior-pituitary",
    "Anterior pituitary",
    draw_anterior,
    TERMS,
    "complex-hypothalamus neurosecretory-cells superior-hypophyseal-artery primary-plexus complex-infundibulum hypophyseal-portal-veins secondary-plexus anterior-cells complex-anterior complex-posterior hypophyseal-veins",
    subtitle="Its vessels and the neurons that control it",
    note="The front is at the left; simplified.",
    names=("anterior pituitary", "hypophyseal portal system", "anterior pituitary gland", "anterior lobe of the pituitary", "anterior pituitary manufacture", "adenohypophysis", "hypothalamic control of the anterior pituitary"),
    tells=("hypophyseal + portal", "anterior pituitary + capillary plexus", "anterior pituitary + hypothalamus + seven hormone"),
    not_when=("t3", "thyroid", "feedback", "posterior pituitary", "gnrh", "testosterone", "cortisol", "growth hormone", *DISEASES, "fsh", "acth"),
    opening="The anterior pituitary is shown with its capillaries and the neurons that control it.",
    summary="Portal veins carry hormones of the hypothalamus to cells of the anterior pituitary.",
    sources=SOURCES,
)  # fmt: skip


def draw_posterior(seed: int) -> Drawing:
    d = Drawing("posterior-pituitary")
    _lobes(d)
    for n, (x, y) in enumerate(((250, 110), (330, 80), (410, 110))):
        _neuron(
            d,
            f"cell-{n}",
            (x, y),
            (330 + 8 * n, 250),
            (340 + 8 * n, 390),
            (400 + 22 * n, 500 + 10 * n),
            material="nervous",
        )
    plexus = [geo.line((390, 520 + 18 * k), (430, 512 + 20 * k), (474, 516 + 16 * k)) for k in range(5)] + [
        geo.line((400 + 20 * k, 504), (402 + 19 * k, 550), (404 + 17 * k, 600)) for k in range(4)
    ]
    d.add(
        "plexus",
        MultiLineString([line.coords for line in plexus]),
        "cord",
        "capillary",
        width=6,
        shadow=False,
    )
    d.add("artery", geo.line((620, 520), (560, 530), (474, 530)), "cord", "artery", width=14)
    d.add("veins", geo.line((474, 584), (550, 610), (620, 620)), "cord", "vein", width=14)
    d.label("complex-hypothalamus", "hypothalamus", priority=0)
    d.label("neurosecretory-cells", *(f"cell-{n}-soma" for n in range(3)), priority=0)
    d.label("posterior-axons", *(f"cell-{n}-axon" for n in range(3)), priority=1)
    d.label("complex-infundibulum", "stalk", priority=1)
    d.label("complex-posterior", "posterior", priority=0)
    d.label("complex-anterior", "anterior", priority=0)
    d.label("hypophyseal-veins", "veins", priority=1)
    return d


POSTERIOR_PITUITARY = plate_subject(
    "posterior-pituitary",
    "Posterior pituitary",
    draw_posterior,
    TERMS,
    "complex-hypothalamus neurosecretory-cells posterior-axons complex-infundibulum complex-posterior complex-anterior hypophyseal-veins",
    subtitle="Axons from the hypothalamus release ADH and oxytocin",
    note="The front is at the left; simplified. ADH, antidiuretic hormone.",
    names=("posterior pituitary", "posterior pituitary gland", "neurohypophysis", "posterior lobe of the pituitary", "hypothalamus and posterior pituitary"),
    tells=("posterior pituitary + oxytocin + adh", "posterior pituitary + axon"),
    not_when=("anterior pituitary", "kidney", "water", "thirst", *DISEASES),
    opening="The posterior pituitary is shown with the axons that end in it.",
    summary="Neurons of the hypothalamus release their hormones in the posterior pituitary.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- thyroid
LOBE = ((34, 40), (74, -60), (112, -130), (140, -96), (150, 0), (132, 110), (92, 160), (54, 130), (36, 84))


def _thyroid(key: str, behind: bool) -> Drawing:
    d = Drawing(key, box=(-210, -330, 420, 660))
    lobes = [geo.blob(*[(way * x, y) for x, y in LOBE], step=4) for way in (-1, 1)]
    gland = geo.smooth(unary_union([*lobes, geo.rounded_box(-50, 50, 100, 62, 24)]), 6)
    for way in (-1, 1):
        d.vessel(
            f"carotid-{way}",
            [((way * 182, 320, 17), (way * 180, 0, 17), (way * 168, -240, 17), (way * 172, -320, 16))],
            "artery",
            13,
        )
    if not behind:
        shield = geo.blob(
            (0, -232),
            (60, -290),
            (120, -262),
            (116, -170),
            (78, -96),
            (0, -84),
            (-78, -96),
            (-116, -170),
            (-120, -262),
            (-60, -290),
            step=5,
        )
        d.vessel("trachea", [((0, -90, 52), (0, 100, 50), (0, 326, 50))], "airway", 34)
        d.add(
            "rings",
            [geo.tube((-48, y, 7), (0, y + 13, 9), (48, y, 7), cap=3) for y in range(-60, 320, 34)],
            "round",
            "cartilage",
            depth=7,
            shadow=False,
        )
        d.add(
            "cricoid",
            geo.tube((-54, -86, 14), (0, -70, 17), (54, -86, 14), cap=3),
            "round",
            "cartilage",
            depth=10,
        )
        d.add("larynx", shield, "round", "cartilage", depth=26)
        d.add("notch", geo.line((0, -230), (0, -100)), "line", "cartilage", width=3.5, tone=-0.3)
        d.add("thyroid", gland, "round", "gland", depth=28, lobules=17)
        d.label("neck-thyroid-cartilage", "larynx", priority=0)
        d.label("neck-thyroid", "thyroid", priority=0)
        d.label(
            "neck-lobe", "thyroid", priority=1, zone=box(60, -140, 160, 120).union(box(-160, -140, -60, 120))
        )
        d.label("neck-isthmus", "thyroid", priority=1, zone=box(-30, 50, 30, 112))
        d.label("neck-trachea", "trachea", "rings", priority=0)
        d.label("neck-artery", "carotid--1", "carotid-1", priority=1)
        return d
    d.add("thyroid", unary_union(lobes), "round", "gland", depth=28, lobules=17)
    d.vessel("throat", [((0, -326, 92), (0, -200, 88), (0, -60, 60), (0, 0, 46))], "mucosa", 40)
    d.vessel("esophagus", [((0, -40, 48), (0, 120, 42), (0, 326, 42))], "muscle", 28)
    places = ((-96, -60), (98, -54), (-88, 72), (86, 76))
    for n, (x, y) in enumerate(places):
        d.add(f"parathyroid-{n}", geo.ellipse(x, y, 17, 22, 8 * n), "round", "adrenal", depth=10)
    d.label("neck-pharynx", "throat", priority=1)
    d.label("neck-thyroid", "thyroid", priority=0)
    d.label("neck-parathyroid", *(f"parathyroid-{n}" for n in range(4)), priority=0)
    d.label("neck-esophagus", "esophagus", priority=1)
    d.label("neck-artery", "carotid--1", "carotid-1", priority=2)
    return d


def draw_thyroid(seed: int) -> Drawing:
    return _thyroid("thyroid-front", False)


def draw_parathyroid(seed: int) -> Drawing:
    return _thyroid("thyroid-behind", True)


THYROID = drawn_subject(
    "thyroid-parathyroid",
    "Thyroid and parathyroid glands",
    Layout.COMPARISON,
    (
        Panel("thyroid-front", draw_thyroid, "From the front", text="The thyroid gland lies before the trachea, below the larynx."),
        Panel("thyroid-behind", draw_parathyroid, "From behind", text="The parathyroid glands lie on the back of its lobes, usually four."),
    ),
    TERMS,
    "neck-thyroid-cartilage neck-thyroid neck-lobe neck-isthmus neck-trachea neck-artery neck-pharynx neck-parathyroid neck-esophagus",
    names=("thyroid gland", "parathyroid gland", "thyroid", "parathyroid", "thyroid and parathyroid gland", "location of the thyroid gland", "location of the parathyroid gland", "parathyroid glands", "thyroid and parathyroid"),
    tells=("parathyroid + posterior + thyroid", "thyroid + larynx + trachea", "thyroid gland + isthmus"),
    not_when=(*OTHER_ANIMALS, *DISEASES, "feedback", "t3", "calcium", "pituitary", "adrenal", "hormone", "tsh", "pth", "metamorphosis"),
    opening="The glands of the neck, from the front and from behind.",
    summary="The thyroid lies before the trachea, the parathyroid glands on its back.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- adrenal gland
def draw_adrenal(seed: int) -> Drawing:
    d = Drawing("adrenal-gland")
    kidney = geo.blob(*geo.local(viscera.BEAN, 0, 330, 8, 3.4, 3.0), step=6)
    d.add("kidney", kidney.intersection(box(-400, 0, 400, 420)), "round", "kidney", depth=50, shade=kidney)
    gland = geo.blob(
        (-150, 92),
        (-96, -40),
        (-10, -90),
        (90, -50),
        (168, 60),
        (190, 130),
        (120, 96),
        (30, 66),
        (-50, 74),
        step=5,
    )
    d.add("cut", gland, "round", "adrenal", depth=20)
    d.add("cortex", geo.inset(gland, 6), "cut", "pancreas", shadow=False, tone=0.2)
    d.add("medulla", geo.inset(gland, 40), "cut", "endometrium", tone=0.2, shadow=False)
    x0, x1 = 330.0, 700.0
    layers = (
        ("capsule", "tendon", 0.0, -100, -70),
        ("glomerulosa", "pancreas", 0.1, -70, 0),
        ("fasciculata", "pancreas", 0.4, 0, 170),
        ("reticularis", "gland", 0.2, 170, 250),
        ("inner", "endometrium", 0.25, 250, 390),
    )
    d.add("ties", MultiLineString([[(120, 40), (x0, -100)], [(88, 62), (x0, 390)]]), "line", "ink", width=1.6)
    for id, material, tone, top, bottom in layers:
        shape = box(x0, top, x1, bottom)
        d.add(id, shape, "cut", material, tone=tone, shadow=False)
        if id in ("glomerulosa", "reticularis", "inner"):
            d.add(
                f"{id}-cells",
                geo.cells(shape, 30, id, wall=1.2, rounding=9),
                "round",
                material,
                depth=6,
                tone=tone + 0.1,
            )
        if id == "fasciculata":
            d.add(
                "fasciculata-cells",
                geo.cells(shape, 24, id, axis=90, stretch=1.5, wall=1.2, rounding=6),
                "round",
                material,
                depth=5,
                tone=0.5,
            )
    for id in ("glomerulosa", "fasciculata", "reticularis"):
        d.label(f"zona-{id}", f"{id}-cells", priority=0)
    d.label("adrenal-capsule", "capsule", priority=1)
    d.label("adrenal-cortex", "cortex", priority=0)
    d.label("adrenal-medulla", "inner-cells", "medulla", priority=0)
    d.label("adrenal-kidney", "kidney", priority=1)
    return d


ADRENAL = plate_subject(
    "adrenal-gland",
    "Adrenal gland",
    draw_adrenal,
    TERMS,
    "zona-glomerulosa zona-fasciculata zona-reticularis adrenal-capsule adrenal-cortex adrenal-medulla adrenal-kidney",
    subtitle="On the kidney, cut open, and its layers enlarged",
    note="Not to scale.",
    names=("adrenal gland", "adrenal cortex and medulla", "suprarenal gland", "adrenal cortex", "adrenal medulla", "adrenal gland anatomy", "structure of the adrenal gland", "location of the adrenal gland"),
    tells=("adrenal cortex + adrenal medulla", "zona glomerulosa + zona fasciculata", "adrenal gland + top of the kidney", "adrenal + kidney + located"),
    not_when=(*OTHER_ANIMALS, *DISEASES, "pituitary", "pancreas", "stress", "thyroid", "feedback", "ureter", "glucocorticoid", "crh", "acth", "sympathetic", "autonomic", "angiotensin"),
    opening="An adrenal gland is shown on its kidney, cut open, with its layers enlarged.",
    summary="Three zones of the cortex make steroid hormones; the medulla makes epinephrine.",
    sources=SOURCES,
)  # fmt: skip

SUBJECTS = (COMPLEX, ANTERIOR_PITUITARY, POSTERIOR_PITUITARY, THYROID, ADRENAL)
