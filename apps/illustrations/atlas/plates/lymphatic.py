"""Lymphatic vessels and organs in the outline of the body, and where lymph enters the blood."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import body, glands, viscera
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


LYMPHATIC = plate_subject(
    "lymphatic-system",
    "Human lymphatic system",
    draw_lymphatic,
    circulation.TERMS,
    "tonsils cervical-nodes right-lymphatic-duct lymph-thymus axillary-nodes thoracic-duct lymph-spleen cisterna-chyli mucosal-tissue inguinal-nodes lymphatic-vessels lymph-nodes lymph-marrow",
    subtitle="Vessels and organs of lymph",
    note=HUMAN,
    names=("lymphatic system", "human lymphatic system", "anatomy of the lymphatic system", "lymphatic organ", "lymphoid organ", "lymphatic vessel and organ", "component of the lymphatic system", "lymphatic vessel", "primary and secondary lymphoid organ", "lymph vessel"),
    tells=("lymphatic system + drain fluid", "lymphatic system + fluid + tissue", "lymph node + thymus + spleen", "lymphatic + thoracic duct + tonsil", "lymphatic vessel + lymph node + spleen"),
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


TRUNKS = plate_subject(
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

SUBJECTS = (LYMPHATIC, TRUNKS)
