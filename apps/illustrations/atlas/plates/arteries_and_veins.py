"""The great arteries and veins in the outline of the body."""

from __future__ import annotations

from shapely import box
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import body, chest
from ..glyphs import vessel_tree as tree
from ..knowledge import circulation
from ..subject import OTHER_ANIMALS, plate_subject

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


ARTERIES = plate_subject(
    "systemic-arteries",
    "Major systemic arteries",
    draw_arteries,
    circulation.TERMS,
    "tree-heart aortic-arch-tree brachiocephalic descending-aorta-tree subclavian axillary brachial radial ulnar common-iliac femoral popliteal anterior-tibial posterior-tibial "
    "common-carotid palmar-arch external-iliac internal-iliac deep-femoral fibular dorsalis-pedis external-carotid vertebral celiac superior-mesenteric inferior-mesenteric renal-tree-artery",
    subtitle="From the aorta to the limbs",
    note=HUMAN,
    names=("systemic artery", "major artery", "major systemic artery", "artery of the body", "major artery of the body", "human artery", "arterial system", "branch of the aorta", "aorta", "arterial tree", "artery in the human body", "major human artery"),
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


UPPER_LIMB = plate_subject(
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


LOWER_LIMB = plate_subject(
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


VEINS = plate_subject(
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


SUPERIOR = plate_subject(
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


SUBJECTS = (ARTERIES, UPPER_LIMB, LOWER_LIMB, VEINS, SUPERIOR)
