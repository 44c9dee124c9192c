"""The skull from the side, the nasal septum, the paranasal sinuses and the ethmoid bone."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bones_trunk as trunk
from ..glyphs.bones_limbs import put_bones
from ..glyphs.skull_side import orbit_side, skull_side, sutures
from ..knowledge import skeletal
from ..scenes import label_parts, panels, plate
from ..subject import OTHER_ANIMALS, Fact, Subject
from .trunk_bones import TINTS

K = 5.0


def _scaled(shape, k: float = K):
    return affinity.scale(shape, k, k, origin=(0, 0))


def _side(d: Drawing, tints: dict[str, str] | None, k: float = K) -> None:
    """All bones from the side, each in its color or all alike, with the orbit behind them."""
    bones = skull_side()
    d.add("orbit", _scaled(orbit_side().buffer(4), k), Form.HOLLOW, "bone-cell", depth=4 * k, tone=-0.2)
    for name, shape in bones.items():
        if name == "meatus":
            d.add(name, _scaled(shape, k), Form.HOLLOW, "bone-cell", finish="dark")
        else:
            material = "tooth-enamel" if "teeth" in name else (tints or {}).get(name, "bone")
            put_bones(d, {name: shape}, material, 0, 0, scale=k, depth=12 if name in ("parietal", "frontal",
                "occipital") else 5)


def draw_skull_side(seed: int) -> Drawing:
    d = Drawing("skull-side-plate")
    _side(d, {**TINTS, "occipital": "lobe-occipital", "ethmoid": "nerve-relay", "lacrimal": "lobe-temporal",
        "styloid": "lobe-temporal"})
    for name, line in sutures().items():
        d.add(name, _scaled(line), Form.LINE, "ink", width=2.0)
    for name in ("frontal", "parietal", "temporal", "occipital", "sphenoid", "zygomatic"):
        d.label(f"skull-{name}-bone", name, priority=0)
    for name in ("ethmoid", "lacrimal", "nasal"):
        d.label(f"skull-{name}-bone", name, priority=1)
    label_parts(d, "skull", "maxilla mandible", priority=0)
    label_parts(d, "skull", "coronal-suture lambdoid-suture squamous-suture", priority=1)
    d.label("skull-external-acoustic-meatus", "meatus", priority=1)
    d.label("skull-mastoid-process", "temporal", priority=2, zone=_scaled(box(26, 134, 44, 152)))
    d.label("skull-zygomatic-arch", "temporal", priority=2, zone=_scaled(box(-32, 114, -12, 124)))
    d.label("skull-styloid-process", "styloid", priority=2)
    d.label("skull-condylar-process", "mandible", priority=2, zone=_scaled(box(-14, 124, 0, 140)))
    d.label("skull-teeth", "upper-teeth", "lower-teeth", priority=2)
    return d


# ---------------------------------------------------------------- nasal septum
def draw_septum(seed: int) -> Drawing:
    d = Drawing("nasal-septum-plate")
    d.add("cavity", geo.blob((150, 330), (250, 250), (420, 270), (620, 300), (690, 400), (680, 560), (500, 600),
        (240, 590), (110, 560), (60, 500)), Form.HOLLOW, "gum", depth=40, tone=0.45)
    d.add("frontal-bone", geo.blob((190, 0), (260, 0), (320, 60), (350, 150), (356, 226), (270, 246), (226, 250),
        (196, 200), (176, 100)), Form.CUT, "bone-axial", depth=14)
    d.add("frontal-sinus", geo.blob((218, 130), (240, 100), (272, 124), (284, 180), (264, 222), (236, 216),
        (216, 180)), Form.HOLLOW, "sclera", depth=16)
    d.add("sphenoid-bone", geo.blob((560, 230), (640, 206), (700, 190), (740, 224), (800, 214), (850, 300),
        (820, 400), (760, 430), (680, 420), (610, 380), (570, 310)), Form.CUT, "astrocyte", depth=14, tone=0.3)
    d.add("sphenoid-sinus", geo.blob((610, 262), (680, 246), (738, 280), (748, 344), (700, 380), (640, 356),
        (606, 310)), Form.HOLLOW, "sclera", depth=18)
    d.add("maxilla", geo.blob((96, 596), (140, 572), (220, 590), (300, 596), (450, 594), (456, 636), (300, 650),
        (200, 664), (150, 720), (110, 712), (104, 650)), Form.CUT, "myelin", depth=12)
    d.add("palatine-bone", geo.blob((456, 594), (560, 590), (640, 600), (636, 620), (560, 634), (458, 636)), Form.CUT,
        "synaptic-vesicle", depth=8, tone=0.3)
    d.add("ethmoid-bone", geo.clean(unary_union([geo.blob((286, 246), (356, 222), (470, 220), (566, 238), (560, 262),
        (470, 248), (300, 270))])), Form.CUT, "nerve-relay", depth=6, tone=0.2)
    d.add("crista-galli", geo.blob((362, 226), (378, 170), (410, 158), (440, 200), (452, 228)), Form.ROUND,
        "nerve-relay", depth=12)
    d.add("cribriform-plate", geo.blob((452, 228), (560, 238), (556, 254), (452, 246)), Form.FLAT, "nerve-relay",
        tone=-0.2, shadow=False)
    d.add("perpendicular-plate-of-ethmoid", geo.blob((286, 256), (400, 244), (560, 254), (600, 300), (570, 360),
        (430, 426), (350, 470), (310, 400), (270, 320)), Form.ROUND, "nerve-relay", depth=26, tone=0.3)
    d.add("vomer", geo.blob((430, 430), (570, 362), (640, 392), (664, 430), (600, 520), (480, 588), (250, 592),
        (330, 520)), Form.ROUND, "lobe-temporal", depth=26)
    d.add("septal-cartilage", geo.blob((268, 322), (306, 398), (346, 472), (428, 434), (336, 518), (250, 588),
        (160, 560), (90, 548), (66, 520), (110, 450), (190, 372)), Form.ROUND, "cartilage", depth=26)
    d.add("nasal-bone", geo.blob((222, 248), (258, 252), (262, 300), (210, 356), (180, 374), (170, 362), (206, 310)),
        Form.ROUND, "neuron", depth=10)
    label_parts(d, "septum", "perpendicular-plate-of-ethmoid vomer septal-cartilage", priority=0)
    label_parts(d, "septum",
        "frontal-bone nasal-bone sphenoid-bone maxilla palatine-bone crista-galli cribriform-plate")
    label_parts(d, "septum", "frontal-sinus sphenoid-sinus", priority=2)
    return d


# ---------------------------------------------------------------- sinuses
SINUS_TINTS = {"frontal-sinus": "lobe-temporal", "ethmoid-air-cells": "nerve-relay",
    "sphenoid-sinus": "synaptic-vesicle", "maxillary-sinus": "lobe-parietal"}


def _sinuses_front(seed: int) -> Drawing:
    d = Drawing("sinuses-front")
    for name, shape in trunk.skull_front().items():
        if name in trunk.SKULL_DARK:
            d.add(name, _scaled(shape, 2), Form.HOLLOW, "bone-behind", depth=12, tone=-0.3)
        else:
            put_bones(d, {name: shape}, "tooth-enamel" if "teeth" in name else "bone", 0, 0, scale=2)
    shapes = {
        "frontal-sinus": trunk.pair(geo.blob((-2, 88), (-3, 64), (-14, 58), (-30, 66), (-36, 76), (-22, 82),
            (-10, 90))),
        "ethmoid-air-cells": trunk.pair(unary_union([geo.ellipse(-14, y, 3.4, 4) for y in (98, 105, 112,
            119)] + [geo.ellipse(-9.6, y, 2.6, 3.4) for y in (101, 108)])),
        "maxillary-sinus": trunk.pair(geo.blob((-20, 128), (-34, 126), (-46, 134), (-40, 148), (-30, 158), (-21, 152),
            (-18, 140))),
        "sphenoid-sinus": trunk.pair(geo.ellipse(-4, 106, 3.4, 4.6)),
    }
    for name, shape in shapes.items():
        d.add(name, _scaled(shape, 2), Form.ROUND, SINUS_TINTS[name], depth=6)
        d.label(f"sinus-{name}", name, priority=0)
    d.label("sinus-nasal-cavity", "nasal-cavity", priority=2)
    d.label("sinus-orbit", "orbits", priority=2)
    return d


def _sinuses_side(seed: int) -> Drawing:
    d = Drawing("sinuses-side")
    _side(d, None, 2)
    shapes = {
        "frontal-sinus": geo.blob((-85, 86), (-87, 68), (-80, 58), (-74, 66), (-74, 80)),
        "ethmoid-air-cells": unary_union([geo.ellipse(x, y, 4, 4.4) for x,
            y in ((-70, 96), (-62, 95), (-54, 96), (-66, 104), (-58, 104))]),
        "sphenoid-sinus": geo.blob((-44, 94), (-34, 92), (-26, 100), (-32, 110), (-44, 106)),
        "maxillary-sinus": geo.blob((-80, 120), (-66, 118), (-52, 126), (-52, 146), (-66, 154), (-80, 148)),
    }
    for name, shape in shapes.items():
        d.add(name, _scaled(shape, 2), Form.ROUND, SINUS_TINTS[name], depth=6)
        d.label(f"sinus-{name}", name, priority=0)
    return d


# ---------------------------------------------------------------- ethmoid
def _ethmoid_place(seed: int) -> Drawing:
    d = Drawing("ethmoid-place")
    for name, shape in trunk.skull_front().items():
        if name in trunk.SKULL_DARK:
            d.add(name, _scaled(shape, 2), Form.HOLLOW, "bone-behind", depth=12, tone=-0.3)
        else:
            put_bones(d, {name: shape}, "tooth-enamel" if "teeth" in name else "bone", 0, 0, scale=2)
    d.add("ethmoid-bone", _scaled(unary_union([trunk.pair(geo.blob((-22, 98), (-14, 94), (-12, 112), (-19, 116))),
        box(-1.2, 118, 1.2, 134)]), 2), Form.FLAT, "nerve-motor", shadow=False)
    d.label("ethmoid-ethmoid-bone", "ethmoid-bone", priority=0)
    return d


def _ethmoid(seed: int) -> Drawing:
    d = Drawing("ethmoid-front")
    d.add("perpendicular-plate", geo.blob((-8, 20), (8, 20), (9, 170), (5, 250), (-5, 250), (-9, 170)), Form.ROUND,
        "bone", depth=6)
    for s in (-1, 1):
        m = lambda pts, s=s: [(s * x, y) for x, y in pts]  # noqa: E731 - one side and its mirror image
        name = "" if s > 0 else "-left"
        d.add(f"superior-nasal-concha{name}", geo.tube(*[(*p, 7) for p in m([(44, 70), (30, 86), (24, 110),
            (34, 122)])], cap=3, step=3), Form.ROUND, "bone-axial", depth=5)
        d.add(f"middle-nasal-concha{name}", geo.tube(*[(*p, 9) for p in m([(56, 120), (34, 146), (26, 190), (40, 216),
            (52, 204)])], cap=3, step=3), Form.ROUND, "bone-axial", depth=6)
        labyrinth = geo.blob(*m([(34, 22), (96, 14), (118, 40), (116, 120), (96, 168), (60, 160), (44, 110),
            (36, 60)]))
        d.add(f"labyrinth{name}", labyrinth, Form.ROUND, "bone", depth=16)
        cells = geo.cells(geo.inset(labyrinth, 8), 34, f"ethmoid{name}", wall=3, rounding=8)
        d.add(f"ethmoid-air-cells{name}", cells, Form.HOLLOW, "bone-behind", depth=8)
        d.add(f"orbital-plate{name}", geo.tube(*[(*p, 5) for p in m([(104, 20), (122, 50), (120, 110), (102, 160)])],
            cap=3, step=3), Form.ROUND, "bone", depth=4, tone=-0.1)
    d.add("cribriform-plate", geo.rounded_box(-46, 8, 92, 15, 6), Form.ROUND, "bone", depth=6, tone=-0.05)
    d.add("holes", MultiPoint([(x, 15) for x in range(-40, 44, 9) if abs(x) > 8]), Form.DOTS, "bone-cell", width=4,
        shadow=False)
    d.add("crista-galli", geo.blob((-11, 12), (-8, -34), (0, -48), (8, -34), (11, 12)), Form.ROUND, "bone", depth=8)
    label_parts(d, "ethmoid", "crista-galli cribriform-plate perpendicular-plate", priority=0)
    for name in ("ethmoid-air-cells", "orbital-plate", "middle-nasal-concha", "superior-nasal-concha"):
        d.label(f"ethmoid-{name}", name, f"{name}-left", priority=1)
    return d


ELSEWHERE = (*OTHER_ANIMALS, "fossil", "hominin", "fetal", "newborn", "fontanelle", "fracture", "infection",
    "sinusitis", "muscle", "evolution", "craniofacial", "neanderthal")
SUBJECTS = (
    Subject(
        key="skull-side", title="Human skull", kind="plate",
        scene=plate("skull-side-plate", "Human skull", draw_skull_side, skeletal.SKULL,
            subtitle="Lateral view, left side", note="Colors only tell the bones apart."),
        names=("skull", "human skull", "lateral view of skull", "lateral view of the skull", "bone of the skull",
            "skull anatomy", "part of the skull", "cranial bone", "cranium", "suture of the skull",
            "skull lateral view"),
        tells=("frontal + parietal + temporal + occipital", "mandible + maxilla + zygomatic",
            "parietal bone + temporal bone"),
        not_when=(*ELSEWHERE, "anterior view", "front", "base of", "sagittal", "cranial fossa", "posterior view",
            "superior view", "lobe", "brain", "meninge", "axial", "pivot", "neck", "inferior view", "sinus", "orbit",
            "nasal", "burned", "chimpanzee", "australopith", "cartilage", "synapsid", "temporal opening", "diapsid",
            "amniote", "skull and", "flat bone", "turtle", "suture joint", "inside of"),
        opening="An adult skull from the left.", facts=(Fact("Eight bones enclose the brain; sutures join them.",
            "openstax-ap-7"),
            Fact("Of the 14 facial bones only the mandible moves, at its joint with the temporal bone.",
            "openstax-ap-7")),
        summary="Frontal, parietal, temporal, occipital, sphenoid and facial bones with their sutures.",
            sources=("openstax-ap-7", "openstax-bio-38"),
    ),
    Subject(
        key="nasal-septum", title="Nasal septum", kind="plate",
        scene=plate("nasal-septum-plate", "Nasal septum", draw_septum, skeletal.NASAL_SEPTUM,
            subtitle="Sagittal section of the nose; front to the left"),
        names=("nasal septum", "septum of the nose", "septal cartilage", "deviated septum"),
            tells=("vomer + perpendicular plate", "septal cartilage + vomer"),
            not_when=("deviated", "epithelium", "infection", "lateral wall"),
        opening="The nasal septum from the left, the wall of the left nasal cavity removed.",
            facts=(Fact("The perpendicular plate of the ethmoid bone and the vomer form the bony septum; the septal cartilage fills the gap between them.",
            "openstax-ap-7"),),
        summary="Perpendicular plate of the ethmoid, vomer and septal cartilage divide the nasal cavity.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="paranasal-sinuses", title="Paranasal sinuses", kind="plate",
        scene=panels("paranasal-sinuses", "Paranasal sinuses", (("Anterior view", _sinuses_front,
            "Each sinus is named after the bone that it occupies."), ("Lateral view", _sinuses_side,
            "The sphenoid sinus lies deepest, behind the nasal cavity.")), skeletal.SINUSES,
            note="The sinuses lie within the bones; they are drawn as if seen through them."),
        names=("paranasal sinus", "paranasal sinuses", "sinuses of the skull", "nasal sinus", "sinus of the face",
            "frontal sinus", "maxillary sinus"), tells=("frontal sinus + maxillary",
            "maxillary sinus + sphenoid sinus"), not_when=("infection", "sinusitis", "carotid sinus", "dural",
            "venous"),
        opening="The four kinds of paranasal sinuses.",
            facts=(Fact("The sinuses are hollow, air-filled spaces of the skull; they make it lighter and open into the nasal cavity.",
            "openstax-ap-7"), Fact("The maxillary sinuses are the largest.", "openstax-ap-7")),
        summary="Frontal, ethmoid, sphenoid and maxillary air spaces, from the front and from the side.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="ethmoid-bone", title="Ethmoid bone", kind="plate",
        scene=panels("ethmoid-bone", "Ethmoid bone", (("Location", _ethmoid_place,
            "An unpaired bone between the orbits."), ("Anterior view", _ethmoid,
            "A plate in the midline between two masses of air cells.")), skeletal.ETHMOID),
        names=("ethmoid bone", "ethmoid"), tells=("ethmoid + cribriform plate", "crista galli + perpendicular plate"),
            not_when=("septum", "sinuses", "vomer", "lateral wall", "orbit"),
        opening="Where the ethmoid bone lies, and what it looks like from the front.",
            facts=(Fact("The crista galli projects up, the perpendicular plate down, where it forms the upper nasal septum.",
            "openstax-ap-7"),
            Fact("The cribriform plates form the roof of the nasal cavity; the superior and middle conchae belong to the ethmoid.",
            "openstax-ap-7")),
        summary="Crista galli above, perpendicular plate below, air cells and conchae at the sides.",
            sources=("openstax-ap-7",),
    ),
)
