"""The vertebral column, its vertebrae and discs, and what happens when they give way."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bones_trunk as trunk
from ..glyphs import spine
from ..glyphs.bones_limbs import put_bones
from ..knowledge import skeletal
from ..scenes import label_parts, panels, plate
from ..subject import OTHER_ANIMALS, Fact, Subject

TINTS = {"cervical": "bone-axial", "thoracic": "bone-appendicular", "lumbar": "lobe-temporal",
    "sacrum": "lobe-occipital", "coccyx": "synaptic-vesicle"}
PLAIN = dict.fromkeys(TINTS, "bone")


def draw_column(seed: int) -> Drawing:
    d = Drawing("vertebral-column-plate")
    spine.draw_spine(d, spine.spine_side(), TINTS)
    for region in ("cervical", "thoracic", "lumbar"):
        d.label(f"spine-{region}-vertebrae", *spine.names(d, region), priority=0, side="L")
        d.label(f"spine-{region}-curve", *[p.id for p in d.parts if p.id.startswith(f"{region}-arch")][1:-1],
            priority=1, side="R")
    label_parts(d, "spine", "sacrum coccyx", priority=0, side="L")
    d.label("spine-intervertebral-discs", "intervertebral-discs", priority=1)
    d.label("spine-sacrococcygeal-curve", "sacrum", priority=1, side="R")
    return d


def draw_vertebra(seed: int) -> Drawing:
    d = Drawing("vertebra-plate")
    put_bones(d, {k: v for k, v in trunk.vertebra_above().items() if k in ("body", "arch")}, "bone", 0, 0, scale=8,
        depth=5)
    d.add("facets", affinity.scale(trunk.vertebra_above()["facets"], 8, 8, origin=(0, 0)), Form.ROUND, "cartilage",
        depth=12)
    label_parts(d, "vertebra", "body", priority=0)
    zones = {"pedicle": (-180, -140, -110, -60), "lamina": (40, 130, 120, 190),
        "spinous-process": (-60, 300, 60, 480), "transverse-process": (-420, 100, -240, 220),
        "vertebral-arch": (-130, 130, -40, 190)}
    for name, zone in zones.items():
        d.label(f"vertebra-{name}", "arch", priority=0 if "process" in name else 1, zone=box(*zone))
    d.add("vertebral-foramen", affinity.scale(geo.inset(trunk.vertebra_above()["canal"], 1.2), 8, 8, origin=(0, 0)),
        Form.HOLLOW, "paper", depth=10, tone=-0.05)
    d.label("vertebra-vertebral-foramen", "vertebral-foramen", priority=0)
    d.label("vertebra-superior-articular-process", "facets", priority=1)
    return d


# ---------------------------------------------------------------- cervical vertebrae
def _location(seed: int) -> Drawing:
    d = Drawing("cervical-location")
    spine.draw_spine(d, spine.spine_side(), {**PLAIN, "cervical": "lobe-occipital"})
    d.label("vertebra-cervical-region", *spine.names(d, "cervical"), priority=0)
    return d


def _cervical(seed: int) -> Drawing:
    d = Drawing("typical-cervical")
    shapes = trunk.vertebra_above((28, 17), 14, (40, 8), 34, bifid=True, foramen=4.2)
    put_bones(d, {"arch": shapes["arch"], "body": shapes["body"]}, "bone", 0, 0, scale=4)
    d.add("facets", affinity.scale(shapes["facets"], 4, 4, origin=(0, 0)), Form.ROUND, "cartilage", depth=6)
    d.label("vertebra-body", "body", priority=0)
    d.label("vertebra-bifid-spinous-process", "arch", priority=0, zone=box(-50, 130, 50, 190))
    d.label("vertebra-transverse-foramen", "arch", priority=0, zone=box(76, -34, 124, 24))
    d.label("vertebra-superior-articular-process", "facets", priority=1)
    return d


def _atlas(seed: int) -> Drawing:
    d = Drawing("atlas-above")
    ring = geo.ellipse(0, 6, 30, 27).difference(geo.ellipse(0, 7, 20, 18))
    masses = unary_union([geo.ellipse(s * 25, -6, 11, 14, s * 24) for s in (-1, 1)])
    wings = unary_union([geo.tube((s * 28, -2, 8), (s * 44, 0, 8), (s * 54, 2, 5), cap=3, step=3) for s in (-1, 1)])
    holes = unary_union([geo.ellipse(s * 43, -0.5, 4) for s in (-1, 1)])
    arch = geo.fillet(unary_union([ring, masses, wings, geo.ellipse(0, -21, 8, 6)]),
        3).difference(holes).difference(geo.ellipse(0, 4, 15, 16))
    d.add("arch", affinity.scale(arch, 4, 4, origin=(0, 0)), Form.ROUND, "bone", depth=24)
    d.add("facets", affinity.scale(unary_union([geo.ellipse(s * 23, -7, 6.5, 11, s * 28) for s in (-1, 1)]), 4, 4,
        origin=(0, 0)), Form.ROUND, "cartilage", depth=8)
    d.label("vertebra-anterior-arch", "arch", priority=0, zone=box(-40, -110, 40, -64))
    d.label("vertebra-posterior-arch", "arch", priority=0, zone=box(-60, 96, 60, 140))
    d.label("vertebra-facet-for-the-skull", "facets", priority=1)
    d.label("vertebra-transverse-process", "arch", priority=1, zone=box(-230, -30, -190, 30))
    return d


def _axis(seed: int) -> Drawing:
    d = Drawing("axis-front")
    shapes = trunk.vertebra_above((30, 20), 13, (34, 10), 36, bifid=True, foramen=3.6)
    put_bones(d, {"arch": shapes["arch"], "body": shapes["body"]}, "bone", 0, 0, scale=4)
    d.add("facets", affinity.scale(unary_union([geo.ellipse(s * 17, -13, 8, 9, s * 20) for s in (-1, 1)]), 4, 4,
        origin=(0, 0)), Form.ROUND, "cartilage", depth=8)
    d.add("dens", geo.blob((-26, -70), (-28, -96), (-18, -122), (0, -130), (18, -122), (28, -96), (26, -70),
        (0, -58)), Form.ROUND, "bone", depth=20, tone=0.15)
    d.label("vertebra-dens", "dens", priority=0)
    d.label("vertebra-body", "body", priority=1)
    d.label("vertebra-bifid-spinous-process", "arch", priority=1, zone=box(-60, 120, 60, 200))
    return d


# ---------------------------------------------------------------- discs
def _two_vertebrae(d: Drawing) -> None:
    for n, y in enumerate((0, 150)):
        shapes = trunk.vertebra_side(150, 106, 150, 26)
        put_bones(d, {f"arch-{n}": shapes["arch"], f"body-{n}": shapes["body"]}, "bone", 0, y, depth=18)
    d.add("disc", geo.blob((-80, 54), (0, 50), (76, 54), (82, 75), (76, 97), (0, 100), (-80, 97), (-88, 75)),
        Form.ROUND, "disc", depth=14)


def _disc_side(seed: int) -> Drawing:
    d = Drawing("disc-side")
    d.add("foramen", geo.blob((86, 0), (104, -16), (126, 0), (132, 60), (120, 104), (92, 96), (84, 50)), Form.HOLLOW,
        "bone-cell", finish="dark")
    _two_vertebrae(d)
    d.add("nerve-front", geo.tube((106, 48, 14), (100, 92, 13), (66, 140, 12), (30, 196, 10), cap=1, step=5),
        Form.ROUND, "nerve", depth=8)
    d.label("disc-vertebral-body", "body-0", "body-1", priority=0)
    d.label("disc-intervertebral-disc", "disc", priority=0)
    d.label("disc-spinal-nerve", "nerve-front", priority=1)
    d.label("disc-intervertebral-foramen", "foramen", priority=1)
    d.label("disc-spinous-process", "arch-0", "arch-1", priority=2, zone=box(160, -60, 400, 300))
    return d


def _disc_above(d: Drawing, herniated: bool) -> None:
    """A lumbar disc on its vertebra from above, front up; with a herniation the nucleus bulges back to one side."""
    shapes = trunk.vertebra_above((60, 42), 17, (52, 20), 58)
    k = 7.0
    put_bones(d, {"arch": shapes["arch"]}, "bone", 0, 0, scale=k, depth=5)
    whole = affinity.scale(shapes["body"], k * 1.02, k * 1.02, origin=(0, 0))
    bulge = geo.blob((20, -150), (60, -96), (112, -66), (122, -40), (92, -30), (40, -70), (-10, -110))
    ring = geo.fillet(unary_union([whole, geo.inset(bulge, -10)]), 10) if herniated else whole
    d.add("anulus-fibrosus", ring, Form.ROUND, "disc", depth=26)
    lines = [x for x in geo.rings(whole, (14, 28, 42, 56, 70)) if len(x) > 4]
    d.add("rings", MultiLineString(lines), Form.LINE, "disc", width=2.6, tone=-0.3)
    core = geo.ellipse(0, -232, 104, 62)
    if herniated:
        core = geo.fillet(unary_union([geo.ellipse(0, -232, 96, 56),
            geo.tube((30, -200, 30), (50, -130, 26), (90, -60, 24), cap=2, step=5)]), 14)
    d.add("nucleus-pulposus", core, Form.ROUND, "disc-core", depth=30)
    d.add("spinal-cord", geo.ellipse(-6 if herniated else 0, 18, 62, 44), Form.ROUND, "nerve", tone=0.2, depth=18)
    for s in (-1, 1):
        pressed = herniated and s == 1
        start = (s * 52, 6 if not pressed else 34)
        course = [(*start, 18), (s * 120, 2 if not pressed else 8, 20 if not pressed else 14), (s * 190, -30, 24),
            (s * 300, -20, 20)]
        d.add("spinal-nerve" if s < 0 else "spinal-nerve-right", geo.tube(*course, step=5), Form.ROUND,
            "nerve" if not pressed else "nerve-motor", depth=10)


def _disc_top(seed: int) -> Drawing:
    d = Drawing("disc-above")
    _disc_above(d, False)
    label_parts(d, "disc", "anulus-fibrosus nucleus-pulposus", priority=0)
    label_parts(d, "disc", "spinal-cord spinal-nerve")
    return d


def draw_herniated(seed: int) -> Drawing:
    d = Drawing("herniated-disc-plate")
    _disc_above(d, True)
    label_parts(d, "disc", "anulus-fibrosus nucleus-pulposus", priority=0)
    label_parts(d, "disc", "spinal-cord spinal-nerve")
    d.label("disc-herniation", "nucleus-pulposus", priority=0, zone=box(60, -100, 140, -20))
    d.label("disc-compressed-spinal-nerve", "spinal-nerve-right", priority=0, zone=box(60, -80, 400, 80))
    d.label("disc-vertebral-arch", "arch", priority=2)
    return d


# ---------------------------------------------------------------- osteoporosis
def _normal(seed: int) -> Drawing:
    d = Drawing("normal-spine")
    spine.draw_spine(d, spine.spine_side()[5:21], PLAIN, sacrum=False)
    d.label("spine-thoracic-vertebrae", *spine.names(d, "thoracic"), priority=0)
    d.label("spine-thoracic-curve", *[p.id for p in d.parts if p.id.startswith("thoracic-arch")][3:8], priority=1)
    return d


def _osteoporotic(seed: int) -> Drawing:
    d = Drawing("osteoporotic-spine")
    spine.draw_spine(d, spine.spine_side(1.0, (4, 5, 6, 7, 8))[5:21], PLAIN, sacrum=False)
    wedged = spine.names(d, "thoracic")[3:8]
    pits = unary_union([d[name].shape for name in spine.names(d, "thoracic")])
    d.add("pores", list(geo.cells(geo.inset(pits, 2), 5, "pores", wall=0.8, rounding=0.8)), Form.FLAT,
        "bone-behind", tone=-0.3, outline=False, shadow=False)
    d.label("spine-collapsed-vertebrae", *wedged, "pores", priority=0)
    d.label("spine-kyphosis", *[p.id for p in d.parts if p.id.startswith("thoracic-arch")][3:8], priority=0)
    return d


SUBJECTS = (
    Subject(
        key="vertebral-column", title="Vertebral column", kind="plate",
        scene=plate("vertebral-column-plate", "Vertebral column", draw_column, skeletal.SPINE,
            subtitle="Left side; front to the left", note="Colors tell the regions apart."),
        names=("vertebral column", "spine", "spinal column", "backbone", "curvature of the spine",
            "region of the vertebral column", "curve of the vertebral column", "vertebra"),
        tells=("cervical + thoracic + lumbar", "vertebral column + sacrum + coccyx"),
        not_when=(*OTHER_ANIMALS, "abnormal", "scoliosis", "kyphosis", "lordosis", "osteoporosis", "ligament",
            "spinal cord", "nerve", "disc", "disk", "typical", "part of a", "cervical vertebra", "thoracic vertebra",
            "lumbar vertebra", "notochord", "muscle", "cactus", "dendritic", "chordate", "embryo", "somite", "axis",
            "plant", "evolution", "structure of a vertebra", "puncture", "skull"),
        opening="The vertebral column of an adult from the left.",
            facts=(Fact("There are seven cervical, twelve thoracic and five lumbar vertebrae; the sacrum forms from five, the coccyx from three to five.",
            "openstax-ap-7"),
            Fact("Its four curves give strength and flexibility; those of neck and loin develop after birth.",
            "openstax-ap-7")),
        summary="Seven cervical, twelve thoracic and five lumbar vertebrae, sacrum, coccyx, and four curves.",
            sources=("openstax-ap-7", "openstax-bio-38"),
    ),
    Subject(
        key="typical-vertebra", title="Parts of a typical vertebra", kind="plate",
        scene=plate("vertebra-plate", "Parts of a typical vertebra", draw_vertebra, skeletal.VERTEBRA,
            subtitle="Superior view, front up"),
        names=("part of a typical vertebra", "typical vertebra", "structure of a vertebra", "vertebra structure",
            "anatomy of a vertebra", "vertebra anatomy", "thoracic vertebra", "part of a vertebra"),
        tells=("vertebral body + pedicle", "lamina + pedicle + spinous process"),
            not_when=("cervical", "lumbar", "disc", "column", "herniated", "rib", "fracture", "thoracic vertebra",
            "structure of a vertebrate"),
        opening="A typical vertebra from above.",
            facts=(Fact("The body bears the weight; the arch of two pedicles and two laminae surrounds the vertebral foramen for the spinal cord.",
            "openstax-ap-7"),
            Fact("Seven processes arise from the arch: a spinous, two transverse and four articular processes.",
            "openstax-ap-7")),
        summary="Body and arch surround the vertebral foramen; processes point back, sideways and up.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="cervical-vertebrae", title="Cervical vertebrae", kind="plate",
        scene=panels("cervical-vertebrae", "Cervical vertebrae", (("Location", _location,
            "The seven vertebrae of the neck, C1 to C7."), ("Typical cervical vertebra", _cervical,
            "Small body, bifid spinous process and transverse foramina."),
            ("Atlas (C1)", _atlas, "A ring without a body or a spinous process."),
            ("Axis (C2)", _axis, "Its dens points up and meets the anterior arch of the atlas.")), skeletal.VERTEBRA,
            subtitle="Vertebrae from above, front up"),
        names=("cervical vertebra", "vertebra of the neck", "neck vertebra", "atlas and axis"),
            tells=("atlas + axis + dens", "cervical vertebra + bifid"),
            not_when=("giraffe", "pivot", "whiplash", "thoracic", "lumbar", "artery"),
        opening="Where the cervical vertebrae lie, and how they differ.", facts=(),
        summary="A typical cervical vertebra, the ring of the atlas, and the axis with its dens.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="intervertebral-disc", title="Intervertebral disc", kind="plate",
        scene=panels("intervertebral-disc", "Intervertebral disc",
            (("Lateral view", _disc_side, "A disc unites two bodies; a spinal nerve leaves through the foramen."),
            ("Superior view", _disc_top, "The anulus fibrosus surrounds the nucleus pulposus.")), skeletal.DISC),
        names=("intervertebral disc", "intervertebral disk", "spinal disc", "vertebral disc"),
            tells=("anulus fibrosus + nucleus pulposus", "annulus fibrosus + nucleus pulposus"),
            not_when=("herniated", "herniation", "slipped", "degenerat", "ligament", "cartilaginous joint",
            "prolapse", "bulging"),
        opening="An intervertebral disc from the left and from above.",
            facts=(Fact("The disc has a tough fibrous outer ring, the anulus fibrosus, and a gel-like center, the nucleus pulposus.",
            "openstax-ap-7"), Fact("It pads the vertebrae and allows them to move against each other.",
            "openstax-ap-7")),
        summary="A disc between two vertebrae: anulus fibrosus outside, nucleus pulposus inside.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="herniated-disc", title="Herniated intervertebral disc", kind="plate",
        scene=plate("herniated-disc-plate", "Herniated intervertebral disc", draw_herniated, skeletal.DISC,
            subtitle="Superior view, front up",
            note="Schematic; the spinal cord ends above most lumbar discs, where nerve roots lie instead."),
        names=("herniated intervertebral disc", "herniated disc", "herniated disk", "slipped disc", "disc herniation",
            "prolapsed disc", "bulging disc"), tells=("herniation + nucleus pulposus",),
            not_when=("surgery", "hiatal"),
        opening="A disc whose nucleus pulposus has been pushed out backward to one side.",
            facts=(Fact("Where the anulus fibrosus weakens, the nucleus pulposus can protrude and compress a spinal nerve.",
            "openstax-ap-7"), Fact("Pain or muscle weakness follows in the region which that nerve supplies.",
            "openstax-ap-7")),
        summary="The nucleus pulposus breaks through the anulus fibrosus and presses on a spinal nerve.",
            sources=("openstax-ap-7",),
    ),
    Subject(
        key="osteoporosis-spine", title="Osteoporosis of the spine", kind="plate",
        scene=panels("osteoporosis-spine", "Osteoporosis of the spine",
            (("Normal vertebrae", _normal, "Bodies of even height; a gentle thoracic curve."),
            ("Osteoporosis", _osteoporotic, "Weakened bodies collapse in front; the thoracic curve increases.")),
            skeletal.SPINE, subtitle="Vertebral column from the left"),
        names=("osteoporosis", "osteoporosis of the spine", "osteoporotic vertebra", "vertebra in osteoporosis",
            "kyphosis"), tells=("osteoporosis + kyphosis", "osteoporosis + vertebra"),
            not_when=("graph", "bone mass", "age and bone", "density with age", "scoliosis", "lordosis",
            "bone mineral", "women", "hormone", "drug", "estrogen", "trabecula", "hip"),
        opening="A normal spine beside one in which thoracic vertebrae have collapsed.",
            facts=(Fact("Osteoporosis is an age-related loss of bone density and strength.", "openstax-ap-7"),
            Fact("When thoracic vertebrae collapse, the thoracic curve increases: kyphosis.", "openstax-ap-7")),
        summary="Normal vertebrae beside collapsed ones, with the increased thoracic curve of kyphosis.",
            sources=("openstax-ap-7", "openstax-ap-6"),
    ),
)
