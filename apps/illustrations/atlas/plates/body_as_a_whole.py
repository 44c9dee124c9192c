"""The body as a whole: its cavities, regions and planes; and axes and water balance of fish."""

from __future__ import annotations

from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import body, profile
from ..glyphs.vertebrates import bony_fish
from ..knowledge import body as words
from ..knowledge import fluids
from ..subject import OTHER_ANIMALS, drawn_subject, plate_subject

TERMS = words.TERMS


# ---------------------------------------------------------------- cavities
def draw_cavities(seed: int) -> Drawing:
    d = Drawing("human-body-cavities")
    d.add("body", profile.outline(1780), "round", "body", depth=34, tone=0.25, shadow=False)
    cranial = geo.blob(
        (-124, 160),
        (-110, 92),
        (-60, 46),
        (14, 32),
        (84, 54),
        (124, 110),
        (130, 180),
        (110, 250),
        (70, 290),
        (56, 320),
        (30, 316),
        (0, 250),
        (-60, 216),
        (-112, 204),
        step=5,
    )
    spinal = geo.tube(
        (48, 306, 20),
        (60, 420, 17),
        (76, 560, 17),
        (106, 740, 17),
        (108, 900, 17),
        (82, 1080, 17),
        (66, 1220, 17),
        (84, 1340, 16),
        (118, 1440, 13),
        (116, 1520, 7),
        cap=3,
    )
    d.add("cranial", cranial.difference(spinal), "hollow", "water", depth=24)
    d.add("spinal", spinal, "hollow", "water", depth=12, tone=-0.25)
    chest = geo.blob(
        (-20, 560),
        (30, 560),
        (66, 640),
        (82, 760),
        (84, 880),
        (60, 960),
        (0, 930),
        (-70, 930),
        (-120, 962),
        (-124, 860),
        (-118, 740),
        (-78, 620),
        step=6,
    )
    d.add("thoracic", chest, "hollow", "uterus", depth=24, tone=0.25)
    belly = geo.blob(
        (-120, 985),
        (-70, 952),
        (0, 952),
        (56, 984),
        (56, 1100),
        (44, 1220),
        (56, 1330),
        (-70, 1356),
        (-138, 1360),
        (-142, 1260),
        (-128, 1120),
        step=6,
    )
    d.add("abdominal", belly, "hollow", "pancreas", depth=24, tone=0.2)
    pelvis = geo.blob(
        (-136, 1372),
        (-70, 1368),
        (58, 1342),
        (92, 1420),
        (88, 1500),
        (30, 1562),
        (-60, 1560),
        (-112, 1500),
        step=6,
    )
    d.add("pelvic", pelvis, "hollow", "lymph-follicle", depth=20, tone=0.2)
    d.add(
        "diaphragm", geo.line((-124, 972), (-70, 940), (0, 941), (58, 972)), "cord", "smooth-muscle", width=13
    )
    d.add("border", geo.line((-138, 1366), (-70, 1362), (58, 1336)), "line", "ink", width=3)
    d.label("dorsal-cavity", "cranial", "spinal", priority=0)
    d.label("cranial-cavity", "cranial", priority=0)
    d.label("spinal-cavity", "spinal", priority=0)
    d.label("ventral-cavity", "thoracic", "abdominal", priority=0, side="L")
    d.label("thoracic-cavity", "thoracic", priority=0)
    d.label("cavity-diaphragm", "diaphragm", priority=0)
    d.label("abdominopelvic-cavity", "abdominal", "pelvic", priority=1, side="L")
    d.label("abdominal-cavity", "abdominal", priority=0)
    d.label("pelvic-cavity", "pelvic", priority=0)
    return d


CAVITIES = plate_subject(
    "human-body-cavities",
    "Cavities of the human body",
    draw_cavities,
    TERMS,
    "dorsal-cavity cranial-cavity spinal-cavity ventral-cavity thoracic-cavity cavity-diaphragm abdominopelvic-cavity abdominal-cavity pelvic-cavity",
    subtitle="Seen from the left side, in section",
    note="The border between abdominal and pelvic cavity is imaginary.",
    names=(
        "human body cavity", "cavity of the human body", "cavity of the body", "major body cavity", "two major body cavity", "dorsal and ventral cavity", "dorsal and ventral body cavity", "body cavity of the human", "body cavity of vertebrate",
        "thoracic cavity", "abdominopelvic cavity", "vertebrate body cavity", "ventral cavity", "dorsal body cavity",
    ),
    tells=("dorsal cavity + ventral cavity", "vertebrate + two major body cavity", "thoracic cavity + abdominal cavity", "cranial cavity + spinal cavity"),
    not_when=("coelom", "acoelomate", "worm", "serous membrane", "pleura"),
    opening="The cavities of the body are shown in a section from the side.",
    summary="The dorsal cavity holds brain and spinal cord, the ventral cavity the inner organs.",
    sources=("openstax-ap-1", "openstax-bio-33"),
)  # fmt: skip


# ---------------------------------------------------------------- regions
def _spots(d: Drawing, places: dict[str, tuple[float, float, float, float]], mirrored: bool = True) -> None:
    whole = d["body"].shape
    for n, (name, (x, y, rx, ry)) in enumerate(places.items()):
        patches = [geo.ellipse(x, y, rx, ry)] + ([geo.ellipse(-x, y, rx, ry)] if mirrored and x else [])
        for side, patch in zip(("l", "r"), patches, strict=False):
            material = ("water", "pancreas", "lymph", "gum")[n % 4]
            d.add(
                f"{name}-{side}",
                geo.inset(patch, 1).intersection(whole),
                "flat",
                material,
                tone=0.35,
                outline=True,
            )
        d.label(
            f"region-{name}", *(f"{name}-{side}" for side in ("l", "r") if f"{name}-{side}" in d), priority=1
        )


def draw_front(seed: int) -> Drawing:
    d = Drawing("regions-front")
    body.silhouette(d)
    _spots(d, {
        "frontal": (0, 120, 84, 44), "orbital": (48, 198, 30, 18), "nasal": (0, 240, 20, 38), "buccal": (78, 288, 26, 34), "oral": (0, 322, 40, 18), "mental": (0, 372, 36, 20), "cervical": (0, 452, 74, 40), "thoracic": (0, 700, 74, 110),
        "mammary": (140, 800, 74, 60), "axillary": (276, 760, 30, 50), "brachial": (366, 960, 44, 110), "antecubital": (424, 1172, 42, 34), "antebrachial": (478, 1350, 48, 110), "carpal": (534, 1526, 36, 24),
        "palmar": (560, 1626, 40, 52), "digital": (560, 1790, 38, 70), "abdominal": (0, 1100, 160, 90), "umbilical": (0, 1290, 70, 50), "pelvic": (0, 1424, 170, 50), "inguinal": (160, 1540, 50, 34), "pubic": (0, 1560, 56, 40),
        "femoral": (190, 1830, 80, 160), "patellar": (156, 2170, 46, 46), "crural": (160, 2500, 50, 150), "tarsal": (136, 2820, 34, 34), "pedal": (152, 2940, 54, 36),
    })  # fmt: skip
    return d


def draw_back(seed: int) -> Drawing:
    d = Drawing("regions-back")
    body.silhouette(d)
    d.parts = [p for p in d.parts if p.id != "body-face"]
    d._index = {p.id: n for n, p in enumerate(d.parts)}
    _spots(d, {
        "cephalic": (0, 110, 96, 70), "occipital": (0, 270, 70, 50), "cervical": (0, 450, 70, 46), "scapular": (170, 720, 76, 110), "vertebral": (0, 900, 26, 240), "dorsal": (130, 1000, 60, 100), "olecranal": (420, 1170, 36, 40),
        "lumbar": (100, 1250, 60, 80), "sacral": (0, 1420, 60, 70), "gluteal": (140, 1540, 110, 80), "popliteal": (150, 2170, 50, 46), "sural": (160, 2440, 54, 140), "calcaneal": (140, 2920, 36, 34),
    })  # fmt: skip
    return d


REGIONS = drawn_subject(
    "body-regions",
    "Regions of the human body",
    Layout.COMPARISON,
    (Panel("regions-front", draw_front, "From the front"), Panel("regions-back", draw_back, "From behind")),
    TERMS,
    " ".join(term.key for term in words.BODY if term.key.startswith("region-")),
    subtitle="Anatomical position",
    names=("region of the human body", "body region", "region of the body", "regional term", "anatomical region", "regional term of the body", "anatomical position", "anatomical term of the body", "regions of the human body"),
    tells=("antecubital + brachial", "femoral + patellar + crural", "anatomical position + region"),
    not_when=("abdominal region", "quadrant", "vertebral column", "bone", "artery", "brain"),
    opening="The body is shown in anatomical position, from the front and from behind, with the names of its regions.",
    summary="From the frontal region of the head down to the pedal region of the foot.",
    sources=("openstax-ap-1",),
)  # fmt: skip


# ---------------------------------------------------------------- planes
def draw_planes(seed: int) -> Drawing:
    d = Drawing("body-planes", box=(-760, -160, 1520, 3260))

    def slant(points, id: str, material: str) -> None:
        d.add(
            id,
            geo.clean(LineString([*points, points[0]]).convex_hull),
            "sheet",
            material,
            depth=3,
            opacity=0.78,
        )

    slant(((0, -140), (330, -20), (330, 3000), (0, 3080)), "sagittal-back", "water")
    body.silhouette(d)
    slant(((-640, 1300), (-380, 1430), (700, 1430), (560, 1300)), "transverse", "pancreas")
    slant(((-640, -60), (-520, -60), (-520, 3060), (-640, 3060)), "frontal-left", "lymph")
    slant(((520, -60), (640, -60), (640, 3060), (520, 3060)), "frontal-right", "lymph")
    slant(((0, -140), (-210, -60), (-210, 3080), (0, 3060)), "sagittal-front", "water")
    d.label("sagittal-plane", "sagittal-front", "sagittal-back", priority=0)
    d.label("frontal-plane", "frontal-left", "frontal-right", priority=0)
    d.label("transverse-plane", "transverse", priority=0)
    return d


# ---------------------------------------------------------------- fish
def _fish() -> Drawing:
    """A bony fish that faces left, large enough for arrows beside it."""
    d = Drawing("large-fish")
    d.place(bony_fish(), 0, 0, 3.2, prefix="fish-")
    return d


def draw_axes(seed: int) -> Drawing:
    fish = _fish()
    x, y, w, h = fish.box
    d = Drawing("fish-axes", box=(x - 60, y - 70, w + 120, h + 140))
    d.place(fish, 0, 0)
    mid = y + h / 2
    for id, points in (
        ("anterior", ((x - 52, mid), (x - 30, mid))), ("posterior", ((x + w + 30, mid), (x + w + 52, mid))), ("dorsal", ((x + w * 0.42, y - 56), (x + w * 0.42, y - 34))), ("ventral", ((x + w * 0.42, y + h + 34), (x + w * 0.42, y + h + 56))),
    ):  # fmt: skip
        d.add(f"{id}-end", LineString(points), "cord", "ink", width=6)
    d.add("long-axis", LineString([(x - 30, mid), (x + w + 30, mid)]), "line", "ink", width=2.2)
    d.add(
        "upright-axis",
        LineString([(x + w * 0.42, y - 34), (x + w * 0.42, y + h + 34)]),
        "line",
        "ink",
        width=2.2,
    )
    return d


def draw_fish_axes(seed: int) -> Drawing:
    d = draw_axes(seed)
    fin = d["fish-pectoral-fin"]
    x0, y0, x1, y1 = fin.shape.bounds
    d.label("axis-anterior", "anterior-end", priority=0)
    d.label("axis-posterior", "posterior-end", priority=0)
    d.label("axis-dorsal", "dorsal-end", priority=0)
    d.label("axis-ventral", "ventral-end", priority=0)
    d.add("proximal", geo.ellipse(x0 + (x1 - x0) * 0.12, y0 + (y1 - y0) * 0.32, 6), "flat", "ink")
    d.add("distal", geo.ellipse(x1 - (x1 - x0) * 0.1, y1 - (y1 - y0) * 0.2, 6), "flat", "ink")
    d.label("axis-proximal", "proximal", priority=0)
    d.label("axis-distal", "distal", priority=0)
    return d


AXES = plate_subject(
    "fish-axes",
    "Axes of symmetry of an animal body",
    draw_fish_axes,
    fluids.TERMS,
    "axis-anterior axis-posterior axis-dorsal axis-ventral axis-proximal axis-distal",
    subtitle="A fish from the side",
    note="The third axis, from left to right, points towards the reader.",
    names=("body axis", "three axes for symmetry", "axes of symmetry", "animal body axis", "axis formation", "body axes", "axes of the body", "animal body have three axes", "three axes of symmetry", "axes of symmetry of an animal body", "vertebrate axis formation"),
    tells=("anterior + posterior + dorsal + ventral", "three axes + symmetry", "axis + symmetry + animal body"),
    opening="The axes of an animal body, shown on a fish.",
    summary="Anterior and posterior, dorsal and ventral, proximal and distal ends are named.",
    sources=("openstax-bio-43",),
)  # fmt: skip


def _osmosis(key: str, fresh: bool) -> Drawing:
    fish = _fish()
    x, y, w, h = fish.box
    d = Drawing(key, box=(x - 70, y - 110, w + 140, h + 220))
    d.add(
        "water",
        geo.rounded_box(x - 66, y - 106, w + 132, h + 212, 24),
        "flat",
        "water",
        tone=0.45 if fresh else 0.0,
    )
    d.place(fish, 0, 0)
    mid = y + h / 2
    gill = (x + w * 0.25, mid)
    d.add(
        "gill",
        geo.line((gill[0] + 4, mid - h * 0.2), (gill[0] + 12, mid), (gill[0] + 2, mid + h * 0.18)),
        "cord",
        "artery",
        width=7,
    )
    d.add(
        "kidney",
        geo.tube((x + w * 0.4, mid - h * 0.12, 7), (x + w * 0.6, mid - h * 0.06, 6), cap=3),
        "round",
        "kidney",
        depth=5,
    )
    skin_top, skin_low = y + h * 0.18, y + h * 0.86
    at = x + w * 0.5
    if fresh:
        d.flow("vein", (at, skin_top - 90), (at, skin_top - 50), (at, skin_top + 4), width=11)
        d.flow(
            "artery", (at + 60, skin_low - 10), (at + 66, skin_low + 34), (at + 70, skin_low + 76), width=9
        )
        d.flow(
            "artery",
            (gill[0] - 16, mid + h * 0.62),
            (gill[0] - 6, mid + h * 0.42),
            (gill[0], mid + h * 0.22),
            width=9,
        )
    else:
        d.flow("vein", (at, skin_top + 4), (at, skin_top - 40), (at, skin_top - 88), width=11)
        d.flow(
            "artery", (at + 70, skin_low + 76), (at + 66, skin_low + 34), (at + 60, skin_low - 10), width=9
        )
        d.flow(
            "artery",
            (gill[0], mid + h * 0.22),
            (gill[0] - 6, mid + h * 0.42),
            (gill[0] - 16, mid + h * 0.62),
            width=9,
        )
        d.flow("vein", (x - 60, mid + 6), (x - 30, mid + 6), (x + 6, mid + 6), width=11)
    d.flow(
        "vein",
        (x + w * 0.62, mid + h * 0.2),
        (x + w * 0.68, mid + h * 0.4),
        (x + w * 0.74, mid + h * 0.62),
        width=12 if fresh else 6,
    )
    d.label("fish-gill", "gill", priority=0)
    d.label("fish-kidney", "kidney", priority=0)
    return d


def draw_fresh(seed: int) -> Drawing:
    return _osmosis("osmoregulation-freshwater", True)


def draw_salt(seed: int) -> Drawing:
    return _osmosis("osmoregulation-saltwater", False)


OSMOREGULATION = drawn_subject(
    "fish-osmoregulation",
    "Osmoregulation of fish",
    Layout.COMPARISON,
    (
        Panel("osmoregulation-freshwater", draw_fresh, "In fresh water", text="Water enters and ions are lost through gills and skin: the fish hardly drinks, takes up ions by its gills and makes much dilute urine."),
        Panel("osmoregulation-saltwater", draw_salt, "In salt water", text="Water is lost through gills and skin: the fish drinks much, excretes ions by its gills and makes little urine."),
    ),
    fluids.TERMS,
    "fish-gill fish-kidney",
    subtitle="How bony fish keep water and ions in balance",
    note="Blue arrows: water; red arrows: ions.",
    names=("osmoregulation", "osmoregulation of fish", "osmoregulation in fish", "fish osmoregulation", "freshwater and saltwater fish", "osmoregulator", "osmoregulation in freshwater and saltwater fish", "fish are osmoregulator", "salmon osmoregulation"),
    tells=("fish + osmoregulator", "osmoregulation + saltwater", "freshwater + saltwater + fish + osmoregulat", "freshwater + saltwater + osmoregulator"),
    not_when=("kidney of", "planarian", "insect", "malpighian", "contractile vacuole", "shark"),
    opening="A bony fish in fresh water and in salt water.",
    summary="Freshwater fish take up ions and shed water; saltwater fish drink and excrete ions.",
    sources=("openstax-bio-41",),
)  # fmt: skip

PLANES = plate_subject(
    "body-planes",
    "Planes of the body",
    draw_planes,
    TERMS,
    "sagittal-plane frontal-plane transverse-plane",
    subtitle="Three planes through the body in anatomical position",
    names=("plane of the body", "body plane", "anatomical plane", "sagittal frontal and transverse plane", "plane of section", "sagittal plane", "three plane", "body planes"),
    tells=("sagittal + transverse", "sagittal + coronal", "frontal plane + sagittal"),
    not_when=(*OTHER_ANIMALS, "cleavage", "brain", "vertebrate animal", "sagittal section", "suture", "leaf", "movement", "animal"),
    opening="Three planes by which anatomists divide the body.",
    summary="The sagittal plane divides right and left, the frontal front and back, the transverse up and down.",
    sources=("openstax-ap-1",),
)  # fmt: skip

SUBJECTS = (CAVITIES, REGIONS, PLANES, AXES, OSMOREGULATION)
