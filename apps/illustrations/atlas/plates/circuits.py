"""The ways of the blood: the pulmonary circuit, and both circuits as a diagram."""

from __future__ import annotations

from shapely.geometry import MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import chest
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
            MultiPoint(list(geo.scatter(chest.lung(side).buffer(-12), 22, f"net{side}"))),
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


PULMONARY = plate_subject(
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
        for half, material, a, b in (("l", "vein", from_x, x), ("r", "artery", x, to_x)):
            lines = [
                geo.line((a, y), ((a + b) / 2, y + k), (b, y + k))
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
    chambers: tuple[tuple[str, str, tuple[tuple[float, float], ...]], ...] = (
        ("right-atrium", "endocardium-right", ((-124, 40), (-60, 14), (-20, 40), (-24, 96), (-80, 108), (-126, 92))), ("right-ventricle", "endocardium-right", ((-120, 120), (-70, 122), (-20, 112), (-14, 200), (0, 268), (-70, 218), (-122, 150))),
        ("left-atrium", "endocardium-left", ((124, 40), (60, 12), (20, 40), (24, 96), (80, 108), (126, 92))), ("left-ventricle", "endocardium-left", ((112, 128), (70, 122), (30, 114), (26, 190), (24, 258), (70, 214), (112, 160))),
    )  # fmt: skip
    for id, material, points in chambers:
        d.add(id, geo.blob(*points, step=4), "hollow", material, depth=22)
    for kind, *course in (
        ("vein", (-166, -120), (-214, -140), (-214, -180)), ("artery", (214, -180), (214, -140), (166, -116)), ("vein", (-336, -300), (-338, -200), (-330, -110)), ("vein", (-318, 380), (-310, 300), (-270, 220)),
        ("artery", (344, -110), (342, -200), (336, -300)), ("artery", (354, 80), (352, 180), (344, 280)),
    ):  # fmt: skip
        d.flow(kind, *course, width=12)
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


CIRCUITS = plate_subject(
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
    not_when=("fish", "amphibian", "frog", "insect", "closed", "open", "earthworm", "reptile", "bird", "fetal", "pressure", "disease", "relationship", "infection", "lymphatic", "invertebrate", "vertebrate", "velocity", "simple animal", "plant"),
    opening="The heart is shown between the capillaries of the lungs and those of the body.",
    summary="The right heart pumps blood through the lungs, the left heart through the body.",
    sources=(*SOURCES, "openstax-bio-40"),
)  # fmt: skip


# ---------------------------------------------------------------- lymph
SUBJECTS = (PULMONARY, CIRCUITS)
