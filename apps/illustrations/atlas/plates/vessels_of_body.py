"""The great vessels in the outline of the body: arteries, veins, both circuits and the vessels of lymph."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..families import plate
from ..glyphs import body, chest, glands, viscera
from ..glyphs import vessel_tree as tree
from ..knowledge import circulation
from ..subject import OTHER_ANIMALS

SOURCES = ("openstax-ap-20", "gray-42")
NOT_HERE = (
    *OTHER_ANIMALS,
    "disease",
    "atherosclerosis",
    "wall",
    "tunic",
    "compared",
    "pressure",
    "aneurysm",
    "fetal",
    "stroke",
    "infection",
)
HUMAN = "Seen from the front: the left of the picture is the right of the body. Simplified."


def _both(d: Drawing, name: str, term: str = "", priority: int = 1) -> None:
    d.label(term or name, *(p for p in (f"{name}-left", f"{name}-right") if p in d), priority=priority)


def _heart(d: Drawing, veins: bool) -> None:
    d.add("heart", geo.blob(*chest.HEART, step=6), "round", "muscle-outer", depth=34)
    d.label("tree-heart", "heart", priority=1)


# ---------------------------------------------------------------- arteries
def draw_arteries(seed: int) -> Drawing:
    d = Drawing("systemic-arteries")
    body.silhouette(d)
    tree.branches(d, tree.LIMB_ARTERIES, "artery", both=True, scale=1.25)
    tree.branches(d, tree.TRUNK_ARTERIES, "artery", both=False, scale=1.15)
    tree.aorta(d)
    _heart(d, False)
    _label_aorta(d)
    d.label("descending-aorta-tree", "aorta", priority=1, zone=box(0, 990, 80, 1330))
    for name in (
        "subclavian",
        "axillary",
        "brachial",
        "radial",
        "ulnar",
        "common-iliac",
        "femoral",
        "popliteal",
        "anterior-tibial",
        "posterior-tibial",
        "common-carotid",
    ):
        _both(d, name, priority=0)
    for name in (
        "palmar-arch",
        "external-iliac",
        "internal-iliac",
        "deep-femoral",
        "fibular",
        "dorsalis-pedis",
        "external-carotid",
        "vertebral",
    ):
        _both(d, name, priority=2)
    for name in ("celiac", "superior-mesenteric", "inferior-mesenteric"):
        d.label(name, priority=2)
    d.label("renal-tree-artery", "renal", priority=1)
    return d


def _label_aorta(d: Drawing) -> None:
    d.label("aortic-arch-tree", "aorta", priority=0, zone=box(-30, 630, 90, 700))
    d.label("brachiocephalic", priority=1)


ARTERIES = plate(
    "systemic-arteries",
    "Major systemic arteries",
    draw_arteries,
    circulation.TERMS,
    "tree-heart aortic-arch-tree brachiocephalic descending-aorta-tree subclavian axillary brachial radial ulnar common-iliac femoral popliteal anterior-tibial posterior-tibial "
    "common-carotid palmar-arch external-iliac internal-iliac deep-femoral fibular dorsalis-pedis external-carotid vertebral celiac superior-mesenteric inferior-mesenteric renal-tree-artery",
    subtitle="From the aorta to the limbs",
    note=HUMAN,
    names=("systemic artery", "major artery", "major systemic artery", "artery of the body", "major artery of the body", "human artery", "arterial system", "branch of the aorta", "artery in the human body", "major human artery"),
    tells=("aorta + carotid + femoral", "brachial + femoral + popliteal"),
    not_when=(*NOT_HERE, "vein", "limb", "thorax", "brain", "coronary", "pulmonary", "pelvis", "abdomen", "head", "thoracic aorta", "abdominal", "digestive", "bone"),
    opening="The great arteries of the systemic circuit are shown in the outline of the body.",
    summary="From the aorta arteries lead to head, arms, organs and legs.",
    sources=SOURCES,
)  # fmt: skip


def draw_upper_limb(seed: int) -> Drawing:
    d = Drawing("upper-limb-arteries", box=(-150, 400, 800, 1520))
    frame = box(-150, 400, 650, 1920)
    whole = body.outline().intersection(frame).difference(box(-150, 1500, 420, 1920))
    d.add("body", whole, "round", "body", depth=30, tone=0.25, shadow=False, shade=body.outline())
    upper = (
        "subclavian",
        "axillary",
        "deep-brachial",
        "brachial",
        "radial",
        "ulnar",
        "digital",
        "palmar-arch",
        "common-carotid",
        "vertebral",
    )
    for name in upper:
        courses = [tuple((x, y, r * 1.5) for x, y, r in c) for c in tree.LIMB_ARTERIES[name]]
        inside = unary_union([geo.tube(*c, cap=3) for c in courses]).intersection(frame)
        d.add(f"{name}-left", inside, "round", "artery", depth=12, shadow=False)
    right = [
        geo.tube((-44, 596, 19), (-52, 570, 19), (-100, 556, 17), (-146, 560, 16)),
        geo.tube((-44, 596, 18), (-38, 520, 16), (-44, 404, 15)),
    ]
    d.add("right-branches", right, "round", "artery", depth=12, shadow=False)
    tree.branches(d, tree.TRUNK_ARTERIES, "artery", both=False, only=("brachiocephalic",), scale=1.2)
    shortened = tuple((x, y, r) for x, y, r in tree.AORTA[0] if y < 1100)
    d.vessel("aorta", [shortened], "artery", 18, [(0, -1)])
    _heart(d, False)
    _label_aorta(d)
    for name in upper:
        _both(d, name, priority=0 if name not in ("vertebral", "deep-brachial", "digital") else 1)
    return d


UPPER_LIMB = plate(
    "upper-limb-arteries",
    "Arteries of the thorax and upper limb",
    draw_upper_limb,
    circulation.TERMS,
    "tree-heart aortic-arch-tree brachiocephalic subclavian axillary deep-brachial brachial radial ulnar digital palmar-arch common-carotid vertebral",
    subtitle="From the aortic arch to the fingers",
    note="Left arm, seen from the front with the palm forward. Simplified.",
    names=(
        "artery of the upper limb", "major artery of the upper limb", "upper limb artery", "artery of the arm", "artery serving the thorax and upper limb", "artery of the arm and hand",
        "major artery serving the thorax and upper limb", "thoracic upper limb artery", "subclavian artery", "brachial artery", "artery of the hand", "aortic arch",
    ),
    tells=("artery + upper limb", "subclavian + axillary + brachial", "brachial + radial + ulnar", "subclavian artery + arm"),
    not_when=(*OTHER_ANIMALS, "vein", "bone", "nerve", "muscle", "disease", "pharyngeal"),
    opening="The arteries of the left arm are shown from the aortic arch to the fingers.",
    caption=("aortic-arch-tree", "brachiocephalic", "subclavian", "axillary", "brachial", "radial", "palmar-arch"),
    summary="Subclavian, axillary, brachial, then radial and ulnar artery supply the arm.",
    sources=SOURCES,
)  # fmt: skip


def draw_lower_limb(seed: int) -> Drawing:
    d = Drawing("lower-limb-arteries")
    body.silhouette(d, 1240, 3000)
    for part in (
        "common-iliac",
        "internal-iliac",
        "external-iliac",
        "deep-femoral",
        "femoral",
        "popliteal",
        "fibular",
        "posterior-tibial",
        "anterior-tibial",
        "plantar-arch",
        "dorsalis-pedis",
    ):
        tree.branches(d, tree.LIMB_ARTERIES, "artery", both=True, only=(part,), scale=1.4)
    d.vessel("aorta", [((14, 1250, 22), (12, 1300, 21), (12, 1344, 20))], "artery", 16)
    d.label("tree-aorta", "aorta", priority=0)
    for name in (
        "common-iliac",
        "internal-iliac",
        "external-iliac",
        "deep-femoral",
        "femoral",
        "popliteal",
        "fibular",
        "posterior-tibial",
        "anterior-tibial",
        "plantar-arch",
        "dorsalis-pedis",
    ):
        _both(d, name, priority=0)
    return d


LOWER_LIMB = plate(
    "lower-limb-arteries",
    "Arteries of the lower limb",
    draw_lower_limb,
    circulation.TERMS,
    "tree-aorta common-iliac internal-iliac external-iliac deep-femoral femoral popliteal fibular posterior-tibial anterior-tibial plantar-arch dorsalis-pedis",
    subtitle="From the external iliac artery to the foot",
    note=HUMAN + " The popliteal artery lies behind the knee.",
    names=(
        "artery of the lower limb", "systemic artery of the lower limb", "major artery of the lower limb", "lower limb artery", "artery of the leg", "artery serving the lower limb",
        "artery of the pelvis and lower limb", "femoral artery",
    ),
    tells=("artery + lower limb", "femoral + popliteal + tibial"),
    not_when=(*OTHER_ANIMALS, "vein", "bone", "nerve", "muscle", "disease"),
    opening="The arteries of the legs are shown from the end of the aorta to the feet.",
    caption=("common-iliac", "external-iliac", "femoral", "popliteal", "dorsalis-pedis"),
    summary="External iliac, femoral and popliteal artery continue one another, then the tibials.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- veins
def draw_veins(seed: int) -> Drawing:
    d = Drawing("systemic-veins")
    body.silhouette(d)
    tree.branches(d, tree.LIMB_VEINS, "vein", both=True, scale=1.2)
    tree.branches(d, tree.TRUNK_VEINS, "vein", both=False)
    _heart(d, True)
    d.label("tree-superior-vena-cava", "superior-vena-cava", priority=0)
    d.label("tree-inferior-vena-cava", "inferior-vena-cava", priority=0)
    d.label("brachiocephalic-vein", "left-brachiocephalic", "right-brachiocephalic", priority=0)
    for name in (
        "internal-jugular",
        "subclavian-vein",
        "axillary-vein",
        "cephalic",
        "basilic",
        "common-iliac-vein",
        "femoral-vein",
        "great-saphenous",
        "popliteal-vein",
    ):
        _both(d, name, priority=0)
    for name in (
        "external-jugular",
        "brachial-vein",
        "median-cubital",
        "radial-vein",
        "ulnar-vein",
        "external-iliac-vein",
        "internal-iliac-vein",
        "small-saphenous",
        "tibial-veins",
        "palmar-veins",
    ):
        _both(d, name, priority=2)
    d.label("renal-tree-vein", "renal-vein", priority=1)
    d.label("azygos", priority=2)
    d.label("hepatic-veins", priority=2)
    return d


VEINS = plate(
    "systemic-veins",
    "Major systemic veins",
    draw_veins,
    circulation.TERMS,
    "tree-heart tree-superior-vena-cava tree-inferior-vena-cava brachiocephalic-vein internal-jugular subclavian-vein axillary-vein cephalic basilic common-iliac-vein femoral-vein great-saphenous "
    "popliteal-vein external-jugular brachial-vein median-cubital radial-vein ulnar-vein external-iliac-vein internal-iliac-vein small-saphenous tibial-veins palmar-veins renal-tree-vein azygos hepatic-veins",
    subtitle="From the limbs to the venae cavae",
    note=HUMAN,
    names=("systemic vein", "major vein", "major systemic vein", "vein of the body", "major vein of the body", "human vein", "venous system", "vein in the human body", "inferior vena cava", "major human vein"),
    tells=("jugular + femoral + vein", "saphenous + femoral + iliac"),
    not_when=(*NOT_HERE, "artery", "superior vena cava", "venule", "limb", "brain", "pulmonary", "leaf", "abdominal", "portal", "thorax", "head", "atrium", "ventricle", "plant", "flow into"),
    opening="The great veins of the systemic circuit are shown in the outline of the body.",
    summary="Veins of the limbs, head and organs lead to the superior and inferior vena cava.",
    sources=SOURCES,
)  # fmt: skip


def draw_superior(seed: int) -> Drawing:
    d = Drawing("superior-vena-cava-veins")
    body.silhouette(d, 0, 1920)
    upper = (
        "vertebral-vein",
        "external-jugular",
        "internal-jugular",
        "ulnar-vein",
        "radial-vein",
        "brachial-vein",
        "basilic",
        "median-cubital",
        "cephalic",
        "palmar-veins",
        "axillary-vein",
        "subclavian-vein",
    )
    for name in upper:
        courses = tree.LIMB_VEINS[name]
        tree.branches(d, {name: courses}, "vein", both=True, scale=1.25)
    tree.branches(
        d,
        tree.TRUNK_VEINS,
        "vein",
        both=False,
        only=("azygos", "left-brachiocephalic", "right-brachiocephalic", "superior-vena-cava"),
        scale=1.15,
    )
    _heart(d, True)
    d.label("tree-superior-vena-cava", "superior-vena-cava", priority=0)
    d.label("brachiocephalic-vein", "left-brachiocephalic", "right-brachiocephalic", priority=0)
    d.label("azygos", priority=0)
    for name in upper:
        _both(d, name, priority=0 if name not in ("vertebral-vein", "palmar-veins") else 1)
    return d


SUPERIOR = plate(
    "superior-vena-cava-veins",
    "Veins flowing into the superior vena cava",
    draw_superior,
    circulation.TERMS,
    "tree-heart tree-superior-vena-cava brachiocephalic-vein azygos vertebral-vein external-jugular internal-jugular ulnar-vein radial-vein brachial-vein basilic median-cubital cephalic palmar-veins "
    "axillary-vein subclavian-vein",
    subtitle="Veins of head, neck, arms and chest",
    note=HUMAN,
    names=("vein flowing into the superior vena cava", "superior vena cava", "tributary of the superior vena cava", "vein of the upper limb", "vein of the thorax and upper limb", "vein of the thoracic and abdominal region", "vein of the arm", "upper limb vein"),
    tells=("vein + superior vena cava", "vein + upper limb", "brachiocephalic vein + jugular"),
    not_when=(*OTHER_ANIMALS, "artery", "atrium", "ventricle", "valve", "thoracic duct", "pulmonary", "inferior vena cava"),
    opening="The veins that drain into the superior vena cava are shown in the outline of the body.",
    caption=("tree-superior-vena-cava", "brachiocephalic-vein", "internal-jugular", "azygos"),
    summary="Jugular and subclavian veins form brachiocephalic veins, these the vena cava.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- pulmonary circuit
def draw_pulmonary(seed: int) -> Drawing:
    d = Drawing("pulmonary-circuit", box=(-290, 420, 580, 660))
    for side in ("right", "left"):
        d.add(f"{side}-lung", chest.lung(side), "cut", "lung", tone=0.5, shadow=False)
    d.vessel("trachea", [((0, 430, 17), (0, 560, 17), (0, 690, 17))], "airway", 14)
    for side, way in (("right", -1), ("left", 1)):
        veins = _tree_in_lung(side, 14, 5)
        arteries = _tree_in_lung(side, -8, -4)
        d.add(
            f"{side}-net",
            MultiPoint([p for p in geo.scatter(chest.lung(side).buffer(-12), 22, f"net{side}")]),
            "dots",
            "capillary",
            width=7,
            outline=False,
            tone=0.2,
        )
        d.add(f"{side}-veins", veins, "round", "artery", depth=6, shadow=False)
        d.add(f"{side}-arteries", arteries, "round", "vein", depth=6, shadow=False)
        d.vessel(
            f"{side}-pulmonary-vein",
            [
                ((way * 150, 840, 9), (way * 96, 830, 12), (way * 50, 826, 14)),
                ((way * 140, 890, 8), (way * 96, 862, 11), (way * 50, 846, 13)),
            ],
            "artery",
            11,
        )
    d.vessel("vena-cava", [((-62, 620, 19), (-62, 740, 20), (-56, 800, 20))], "vein", 16)
    d.vessel(
        "pulmonary-arteries",
        [
            ((44, 730, 20), (10, 726, 19), (-60, 744, 17), (-118, 770, 14)),
            ((60, 726, 18), (96, 742, 16), (126, 766, 14)),
        ],
        "vein",
        16,
    )
    d.vessel(
        "aorta",
        [((-8, 810, 24), (-22, 750, 24), (-6, 690, 23), (32, 668, 21), (66, 688, 19), (72, 740, 16))],
        "artery",
        20,
    )
    d.vessel("pulmonary-trunk", [((26, 830, 25), (34, 780, 25), (48, 742, 23), (64, 728, 19))], "vein", 18)
    d.add("heart", geo.blob(*chest.HEART, step=5), "round", "muscle-outer", depth=36)
    groove = geo.blob(
        (-48, 772), (8, 752), (20, 800), (44, 880), (60, 984), (-34, 972), (-74, 910), (-76, 830), step=5
    ).intersection(d["heart"].shape)
    d.add("right-side", geo.inset(groove, 4), "round", "vein", depth=20, tone=0.25, shadow=False)
    d.add(
        "left-side",
        geo.inset(d["heart"].shape.difference(groove.buffer(6)), 4),
        "round",
        "artery",
        depth=16,
        tone=0.2,
        shadow=False,
    )
    d.flow("vein", (0, 712), (-60, 716), (-120, 742), width=11)
    d.flow("vein", (74, 706), (112, 716), (140, 744), width=11)
    d.flow("artery", (-150, 868), (-110, 860), (-80, 854), width=11)
    d.flow("artery", (160, 868), (124, 862), (96, 856), width=11)
    d.label("right-heart", "right-side", priority=0)
    d.label("left-heart", "left-side", priority=0)
    d.label("pulmonary-trunk-circuit", "pulmonary-trunk", priority=0)
    d.label("pulmonary-arteries-circuit", "pulmonary-arteries", "right-arteries", "left-arteries", priority=0)
    d.label("pulmonary-capillaries-circuit", "right-net", "left-net", priority=0)
    d.label(
        "pulmonary-veins-circuit",
        "right-pulmonary-vein",
        "left-pulmonary-vein",
        "right-veins",
        "left-veins",
        priority=0,
    )
    d.label("circuit-lungs", "right-lung", "left-lung", priority=1)
    d.label("tree-aorta", "aorta", priority=1)
    d.label("tree-superior-vena-cava", "vena-cava", priority=1)
    return d


def _tree_in_lung(side: str, dy: float, dx: float):
    """The branches of the pulmonary vessels, which follow the bronchial tree a little above or below it."""
    shapes = []
    for segments, width in chest.bronchial_tree(side)[:5]:
        for (ax, ay), (bx, by) in segments:
            shapes.append(geo.tube((ax + dx, ay + dy, width * 0.42), (bx + dx, by + dy, width * 0.36), cap=3))
    return geo.clean(unary_union(shapes).intersection(chest.lung(side)))


PULMONARY = plate(
    "pulmonary-circuit",
    "Pulmonary circuit",
    draw_pulmonary,
    circulation.TERMS,
    "right-heart left-heart pulmonary-trunk-circuit pulmonary-arteries-circuit pulmonary-capillaries-circuit pulmonary-veins-circuit circuit-lungs tree-aorta tree-superior-vena-cava",
    subtitle="From the right ventricle through the lungs to the left atrium",
    note="Blue, oxygen-poor blood; red, oxygen-rich blood. Seen from the front; simplified.",
    names=("pulmonary circuit", "pulmonary circulation", "pulmonary artery and vein", "vessel of the lung", "blood vessel of the lung", "pulmonary vessel", "pulmonary artery"),
    tells=("pulmonary trunk + pulmonary vein", "pulmonary artery + lung + pulmonary vein"),
    not_when=(*OTHER_ANIMALS, "systemic", "valve", "fetal", "embolism", "alveolus", "hypertension", "defect"),
    opening="The vessels between heart and lungs are shown from the front.",
    summary="The right heart sends oxygen-poor blood to the lungs; oxygen-rich blood returns to the left.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- both circuits
def draw_circuits(seed: int) -> Drawing:
    """The heart in the middle, the lungs above and below them the capillaries of the body, joined by vessels."""
    d = Drawing("circulatory-system", box=(-420, -470, 840, 980))

    def bed(id: str, x: float, y: float, width: float, height: float) -> None:
        d.add(
            f"{id}-ground",
            geo.rounded_box(x - width / 2, y - height / 2, width, height, 40),
            "flat",
            "body",
            tone=0.3,
        )
        from_x, to_x = x - width / 2 + 8, x + width / 2 - 8
        blue, red = ("vein", "artery") if id == "lungs" else ("artery", "vein")
        left, right = (blue, red) if id == "lungs" else ("vein", "artery")
        for half, material, a, b in (("l", left, from_x, x), ("r", right, x, to_x)):
            lines = [
                geo.line((a, y + k * 0), ((a + b) / 2, y + k), (b, y + k))
                if half == "l"
                else geo.line((a, y + k), ((a + b) / 2, y + k), (b, y))
                for k in (-52, -26, 0, 26, 52)
            ]
            d.add(
                f"{id}-{half}",
                MultiLineString([line.coords for line in lines]),
                "cord",
                material,
                width=8,
                shadow=False,
            )

    bed("upper", 0, -400, 300, 130)
    bed("lungs", 0, -200, 300, 140)
    bed("lower", 0, 420, 320, 150)
    d.vessel(
        "pulmonary-arteries",
        [((-60, 40, 24), (-96, -50, 22), (-190, -90, 20), (-230, -170, 18), (-146, -200, 16))],
        "vein",
        16,
    )
    d.vessel(
        "pulmonary-veins",
        [((146, -200, 16), (230, -170, 18), (190, -90, 20), (110, -50, 20), (70, 20, 22))],
        "artery",
        16,
    )
    d.vessel(
        "venae-cavae",
        [
            ((-146, -400, 18), (-330, -380, 20), (-340, -120, 22), (-250, 40, 24), (-120, 70, 26)),
            ((-156, 420, 18), (-320, 400, 20), (-300, 220, 24), (-120, 130, 26)),
        ],
        "vein",
        18,
    )
    d.vessel(
        "aorta",
        [
            ((60, 60, 28), (130, -20, 28), (300, -60, 26), (340, -200, 22), (320, -380, 20), (146, -400, 18)),
            ((290, -50, 24), (350, 60, 24), (340, 300, 22), (300, 400, 20), (160, 420, 18)),
        ],
        "artery",
        18,
    )
    heart = geo.blob(
        (-140, 30),
        (-60, -10),
        (0, 20),
        (60, -14),
        (146, 30),
        (150, 130),
        (90, 230),
        (10, 300),
        (-80, 230),
        (-146, 130),
        step=6,
    )
    d.add("heart", heart, "round", "muscle", depth=30)
    for id, material, points in (
        ("right-atrium", "endocardium-right", ((-124, 40), (-60, 14), (-20, 40), (-24, 96), (-80, 108), (-126, 92))), ("right-ventricle", "endocardium-right", ((-120, 120), (-70, 122), (-20, 112), (-14, 200), (0, 268), (-70, 218), (-122, 150))),
        ("left-atrium", "endocardium-left", ((124, 40), (60, 12), (20, 40), (24, 96), (80, 108), (126, 92))), ("left-ventricle", "endocardium-left", ((112, 128), (70, 122), (30, 114), (26, 190), (24, 258), (70, 214), (112, 160))),
    ):  # fmt: skip
        d.add(id, geo.blob(*points, step=4), "hollow", material, depth=22)
    for kind, *points in (
        ("vein", (-166, -120), (-214, -140), (-214, -180)), ("artery", (214, -180), (214, -140), (166, -116)), ("vein", (-336, -300), (-338, -200), (-330, -110)), ("vein", (-318, 380), (-310, 300), (-270, 220)),
        ("artery", (344, -110), (342, -200), (336, -300)), ("artery", (354, 80), (352, 180), (344, 280)),
    ):  # fmt: skip
        d.flow(kind, *points, width=12)
    d.label("systemic-capillaries-upper", "upper-l", "upper-r", priority=0)
    d.label("pulmonary-capillaries-circuit", "lungs-l", "lungs-r", priority=0)
    d.label("systemic-capillaries-lower", "lower-l", "lower-r", priority=0)
    d.label("pulmonary-arteries-circuit", "pulmonary-arteries", priority=0)
    d.label("pulmonary-veins-circuit", "pulmonary-veins", priority=0)
    d.label("systemic-veins-circuit", "venae-cavae", priority=0)
    d.label("tree-aorta", "aorta", priority=0)
    d.label("right-heart", "right-atrium", "right-ventricle", priority=0)
    d.label("left-heart", "left-atrium", "left-ventricle", priority=0)
    return d


CIRCUITS = plate(
    "circulatory-system",
    "Pulmonary and systemic circuits",
    draw_circuits,
    circulation.TERMS,
    "systemic-capillaries-upper pulmonary-capillaries-circuit systemic-capillaries-lower pulmonary-arteries-circuit pulmonary-veins-circuit systemic-veins-circuit tree-aorta right-heart left-heart",
    subtitle="Double circulation of the blood",
    note="Blue, oxygen-poor blood; red, oxygen-rich blood. A diagram: the place of the organs is not that in the body.",
    names=(
        "circulatory system", "human circulatory system", "cardiovascular system", "human cardiovascular system", "double circulation", "pulmonary and systemic circuit", "systemic and pulmonary circuit",
        "cardiovascular circulation", "systemic circulation", "systemic circuit", "circulation of blood", "mammalian circulatory system", "systemic and pulmonary circulation", "dual system of blood circulation", "dual system of the human blood circulation", "blood circulation",
    ),
    tells=("pulmonary circuit + systemic circuit", "pulmonary circulation + systemic circulation", "pulmonary + systemic + circulation"),
    not_when=("fish", "amphibian", "frog", "insect", "closed", "open", "earthworm", "reptile", "bird", "fetal", "pressure", "disease", "relationship", "infection", "lymphatic", "coronary", "invertebrate", "vertebrate", "velocity", "simple animal", "plant"),
    opening="The heart is shown between the capillaries of the lungs and those of the body.",
    summary="The right heart pumps blood through the lungs, the left heart through the body.",
    sources=(*SOURCES, "openstax-bio-40"),
)  # fmt: skip


# ---------------------------------------------------------------- lymph
LYMPH_PATHS = (
    ((-64, 566), (-130, 560), (-230, 600), (-310, 690), (-350, 860), (-400, 1040), (-440, 1180), (-490, 1340), (-540, 1520), (-560, 1700)),
    ((-300, 680), (-330, 820), (-366, 1000), (-404, 1160), (-450, 1330), (-500, 1500)),
    ((-52, 250), (-60, 380), (-62, 470), (-64, 566)), ((-96, 260), (-90, 380), (-66, 480)),
    ((-18, 1240), (-40, 1360), (-90, 1470), (-150, 1580), (-160, 1760), (-130, 1980), (-136, 2180), (-130, 2420), (-120, 2700), (-124, 2880)),
    ((-150, 1590), (-210, 1720), (-220, 1900), (-180, 2080), (-186, 2280), (-176, 2500), (-160, 2760)),
    ((-130, 640), (-170, 760), (-190, 900)), ((-140, 1560), (-190, 1460), (-210, 1360)),
)  # fmt: skip
NODE_GROUPS = {
    "cervical": ((-64, 400), (-62, 450), (-74, 500), (-90, 330)),
    "axillary": ((-270, 640), (-296, 680), (-248, 660), (-286, 730)),
    "inguinal": ((-146, 1570), (-164, 1610), (-128, 1600), (-158, 1660)),
    "elbow": ((-416, 1150), (-402, 1120)),
    "knee": ((-140, 2150), (-150, 2190)),
    "belly": ((-24, 1200), (-40, 1350), (-70, 1430), (-26, 1290)),
    "chest": ((-30, 760), (-26, 860), (-44, 700)),
}


def draw_lymphatic(seed: int) -> Drawing:
    d = Drawing("lymphatic-system")
    body.silhouette(d)
    lines = [geo.line(*p).coords for p in LYMPH_PATHS] + [
        geo.line(*[(-x, y) for x, y in p]).coords for p in LYMPH_PATHS
    ]
    d.add("vessels", MultiLineString(lines), "cord", "lymph", width=10, shadow=False)
    viscera.spleen(d)
    d.add("gut-tissue", geo.ellipse(-20, 1380, 90, 52), "round", "small-intestine", depth=20)
    d.add(
        "gut-patches",
        MultiPoint([(-70, 1370), (-40, 1400), (0, 1366), (30, 1396), (-20, 1352), (-90, 1386)]),
        "dots",
        "lymph-follicle",
        width=18,
    )
    d.vessel(
        "thoracic-duct",
        [((0, 1240, 9), (6, 1060, 9), (10, 860, 9), (20, 680, 9), (50, 590, 9), (72, 570, 9))],
        "lymph",
        8,
        tone=-0.2,
    )
    d.add(
        "cisterna",
        geo.tube((0, 1220, 9), (-2, 1256, 18), (-4, 1290, 8), cap=3),
        "round",
        "lymph",
        depth=10,
        tone=-0.2,
    )
    d.vessel("right-duct", [((-110, 548, 8), (-84, 560, 8), (-66, 574, 8))], "lymph", 7, tone=-0.2)
    glands.thymus(d)
    d.add(
        "tonsils", [geo.ellipse(way * 30, 322, 15, 22) for way in (-1, 1)], "round", "lymph-follicle", depth=9
    )
    for name, places in NODE_GROUPS.items():
        beans = [geo.ellipse(way * x, y, 17, 12, 40 * way) for x, y in places for way in (-1, 1)]
        d.add(f"nodes-{name}", beans, "round", "lymph", depth=7, tone=-0.25)
    d.add(
        "marrow",
        [
            geo.tube((way * 196, 1790, 12), (way * 178, 1900, 11), (way * 164, 2010, 13), cap=3)
            for way in (-1, 1)
        ],
        "round",
        "bone-cut",
        depth=9,
    )
    d.label("tonsils", priority=0)
    d.label("cervical-nodes", "nodes-cervical", priority=1)
    d.label("right-lymphatic-duct", "right-duct", priority=0)
    d.label("lymph-thymus", "thymus", priority=0)
    d.label("axillary-nodes", "nodes-axillary", priority=1)
    d.label("thoracic-duct", priority=0)
    d.label("lymph-spleen", "spleen", priority=0)
    d.label("cisterna-chyli", "cisterna", priority=1)
    d.label("mucosal-tissue", "gut-patches", "gut-tissue", priority=1)
    d.label("inguinal-nodes", "nodes-inguinal", priority=1)
    d.label("lymphatic-vessels", "vessels", priority=0, zone=box(-700, 1700, 700, 2900))
    d.label("lymph-nodes", "nodes-knee", "nodes-elbow", "nodes-belly", priority=0)
    d.label("lymph-marrow", "marrow", priority=1)
    return d


LYMPHATIC = plate(
    "lymphatic-system",
    "Human lymphatic system",
    draw_lymphatic,
    circulation.TERMS,
    "tonsils cervical-nodes right-lymphatic-duct lymph-thymus axillary-nodes thoracic-duct lymph-spleen cisterna-chyli mucosal-tissue inguinal-nodes lymphatic-vessels lymph-nodes lymph-marrow",
    subtitle="Vessels and organs of lymph",
    note=HUMAN,
    names=("lymphatic system", "human lymphatic system", "anatomy of the lymphatic system", "lymphatic organ", "lymphoid organ", "lymphatic vessel and organ", "component of the lymphatic system", "lymphatic vessel", "primary and secondary lymphoid organ", "lymph vessel"),
    tells=("lymph node + thymus + spleen", "lymphatic + thoracic duct + tonsil", "lymphatic vessel + lymph node + spleen"),
    not_when=(*OTHER_ANIMALS, "trunk and duct", "lymphatic capillary", "infection", "infect", "lymphatic tissue", "filariasis", "elephantiasis", "lymphoma", "trunk"),
    opening="Lymphatic vessels, nodes and organs are shown in the outline of the body.",
    summary="Vessels drain fluid from tissues through nodes back to veins; thymus, spleen, tonsils help.",
    sources=("openstax-ap-21", "gray-42"),
)  # fmt: skip


def draw_trunks(seed: int) -> Drawing:
    d = Drawing("lymphatic-trunks", box=(-330, 380, 660, 1080))
    body.silhouette(d, 380, 1460)
    area = body.trunk(380, 1460).buffer(-6).intersection(box(-700, 0, 0, 1000))
    d.add("right-area", area, "flat", "lymph", tone=0.62, outline=False, opacity=0.9)
    tree.branches(
        d,
        {
            "jug": (((56, 390, 13), (60, 480, 14), (64, 566, 15)),),
            "sub": (((64, 572, 16), (130, 568, 15), (210, 590, 14)),),
        },
        "vein",
        both=True,
    )
    tree.branches(
        d,
        tree.TRUNK_VEINS,
        "vein",
        both=False,
        only=("left-brachiocephalic", "right-brachiocephalic", "superior-vena-cava"),
        scale=1.05,
    )
    for side, way in (("right", -1), ("left", 1)):
        d.vessel(
            f"{side}-jugular-trunk",
            [((way * 92, 400, 7), (way * 90, 480, 7), (way * 82, 546, 8))],
            "lymph",
            7,
        )
        d.vessel(
            f"{side}-subclavian-trunk",
            [((way * 250, 556, 7), (way * 170, 540, 7), (way * 92, 548, 8))],
            "lymph",
            7,
        )
        d.vessel(
            f"{side}-bronchomediastinal",
            [((way * 66, 860, 7), (way * 84, 720, 7), (way * 96, 620, 7), (way * 84, 560, 8))],
            "lymph",
            7,
        )
        d.vessel(
            f"{side}-lumbar", [((way * 74, 1440, 8), (way * 46, 1340, 9), (way * 10, 1260, 9))], "lymph", 8
        )
    d.vessel("intestinal", [((60, 1270, 7), (24, 1240, 7), (6, 1226, 8))], "lymph", 7)
    d.vessel(
        "thoracic-duct",
        [((0, 1230, 11), (6, 1060, 11), (8, 860, 11), (22, 690, 11), (58, 580, 11), (80, 556, 11))],
        "lymph",
        9,
        tone=-0.25,
    )
    d.add(
        "cisterna",
        geo.tube((0, 1196, 10), (0, 1240, 22), (0, 1284, 10), cap=3),
        "round",
        "lymph",
        depth=12,
        tone=-0.25,
    )
    d.vessel("right-duct", [((-90, 548, 10), (-78, 560, 10), (-70, 570, 10))], "lymph", 8, tone=-0.25)
    d.label("right-lymphatic-duct", "right-duct", priority=0)
    d.label("thoracic-duct", priority=0, zone=box(-20, 700, 60, 1180))
    d.label("cisterna-chyli", "cisterna", priority=0)
    d.label("jugular-trunk", "right-jugular-trunk", "left-jugular-trunk", priority=1)
    d.label("subclavian-trunk", "right-subclavian-trunk", "left-subclavian-trunk", priority=1)
    d.label("bronchomediastinal-trunk", "right-bronchomediastinal", "left-bronchomediastinal", priority=1)
    d.label("lumbar-trunk", "right-lumbar", "left-lumbar", priority=1)
    d.label("intestinal-trunk", "intestinal", priority=1)
    d.label("left-subclavian-entry", "sub-left", priority=0)
    d.label("right-subclavian-entry", "sub-right", priority=1)
    d.label("left-jugular-entry", "jug-left", priority=1)
    d.label("right-jugular-entry", "jug-right", priority=1)
    d.label("trunk-vena-cava", "superior-vena-cava", priority=1)
    return d


TRUNKS = plate(
    "lymphatic-trunks",
    "Trunks and ducts of the lymphatic system",
    draw_trunks,
    circulation.TERMS,
    "right-lymphatic-duct thoracic-duct cisterna-chyli jugular-trunk subclavian-trunk bronchomediastinal-trunk lumbar-trunk intestinal-trunk left-subclavian-entry right-subclavian-entry left-jugular-entry "
    "right-jugular-entry trunk-vena-cava",
    subtitle="Where lymph enters the blood",
    note=HUMAN + " Shaded: the region of the right lymphatic duct.",
    names=("trunk and duct of the lymphatic system", "major trunk and duct of the lymphatic system", "lymphatic trunk", "lymphatic trunk and duct", "lymphatic duct", "thoracic duct", "right lymphatic duct"),
    tells=("thoracic duct + right lymphatic duct", "lymphatic + trunk + duct"),
    not_when=OTHER_ANIMALS,
    opening="The lymphatic trunks and ducts and the veins that they enter are shown from the front.",
    summary="The thoracic duct drains all but the upper right of the body.",
    sources=("openstax-ap-21", "gray-42"),
)  # fmt: skip

SUBJECTS = (ARTERIES, UPPER_LIMB, LOWER_LIMB, VEINS, SUPERIOR, PULMONARY, CIRCUITS, LYMPHATIC, TRUNKS)
