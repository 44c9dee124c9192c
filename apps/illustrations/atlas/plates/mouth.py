"""The mouth, opened wide, and a tooth in section."""

from __future__ import annotations

import math

from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..knowledge import digestion
from ..subject import plate_subject

SOURCES = ("openstax-ap-23", "gray-42")
# From the midline backwards: name, half width on the page, height.
TEETH = (
    ("incisor", 27, 60),
    ("incisor", 23, 54),
    ("canine", 23, 60),
    ("premolar", 22, 46),
    ("premolar", 22, 44),
    ("molar", 27, 44),
    ("molar", 27, 40),
)


def draw_mouth(seed: int) -> Drawing:
    d = Drawing("mouth")
    lips = geo.blob(
        (0, -36),
        (60, -56),
        (170, -30),
        (300, 90),
        (372, 290),
        (330, 500),
        (190, 640),
        (0, 676),
        (-190, 640),
        (-330, 500),
        (-372, 290),
        (-300, 90),
        (-170, -30),
        (-60, -56),
        step=6,
    )
    cave = geo.blob(
        (0, 14),
        (110, 6),
        (230, 96),
        (302, 280),
        (268, 460),
        (150, 570),
        (0, 596),
        (-150, 570),
        (-268, 460),
        (-302, 280),
        (-230, 96),
        (-110, 6),
        step=6,
    )
    d.add("lips", lips, "round", "gum", depth=44, tone=-0.08)
    d.add("cheeks", cave, "hollow", "mucosa", depth=40, tone=-0.25)
    d.add("upper-gum", _arch(46, 268, 246, 112, True), "round", "gum", depth=16)
    d.add("hard-palate", _arch(84, 214, 190, 0, True), "hollow", "mucosa", depth=20, tone=0.4)
    ridges = [
        geo.line((side * 16, 176 + 22 * k), (side * 60, 166 + 22 * k), (side * (104 + 6 * k), 190 + 20 * k))
        for k in range(3)
        for side in (-1, 1)
    ]
    d.add("palate-ridges", MultiLineString(ridges), "line", "mucosa", width=3, tone=-0.1)
    soft = geo.blob(
        (-186, 254),
        (-100, 236),
        (0, 232),
        (100, 236),
        (186, 254),
        (196, 330),
        (170, 300),
        (110, 284),
        (40, 292),
        (0, 300),
        (-40, 292),
        (-110, 284),
        (-170, 300),
        (-196, 330),
        step=4,
    )
    throat = geo.blob(
        (-170, 300), (-110, 280), (0, 276), (110, 280), (170, 300), (180, 400), (0, 440), (-180, 400), step=5
    )
    d.add("fauces", throat, "hollow", "mucosa", depth=20, finish="dark")
    for way in (-1, 1):
        arch = geo.tube(
            (way * 120, 276, 16), (way * 168, 316, 17), (way * 184, 384, 19), (way * 176, 430, 16), cap=3
        )
        inner = geo.tube((way * 92, 282, 12), (way * 130, 316, 13), (way * 142, 376, 14), cap=3)
        d.add(f"rear-arch-{way}", inner, "round", "mucosa", depth=8, tone=-0.15)
        d.add(
            f"tonsil-{way}",
            geo.wobbly(way * 152, 356, 17, 36, f"tonsil{way}", 9, 0.1),
            "round",
            "lymph-follicle",
            depth=12,
        )
        d.add(f"arch-{way}", arch, "round", "mucosa", depth=10)
    d.add("soft-palate", soft, "round", "mucosa", depth=14, tone=0.2)
    d.add(
        "uvula",
        geo.tube((0, 284, 20), (0, 318, 15), (0, 342, 15), cap=3),
        "round",
        "mucosa",
        depth=9,
        tone=0.1,
    )
    d.add("lower-gum", _arch(330, 540, 236, 0, False), "round", "gum", depth=16)
    tongue = geo.blob(
        (-150, 400),
        (-90, 366),
        (0, 378),
        (90, 366),
        (150, 400),
        (168, 470),
        (120, 530),
        (0, 556),
        (-120, 530),
        (-168, 470),
        step=5,
    )
    _teeth(d, True)
    d.add("tongue", tongue, "round", "tongue", depth=34)
    d.add("tongue-groove", geo.line((0, 386), (3, 450), (0, 524)), "line", "tongue", width=3.4, tone=-0.35)
    _teeth(d, False)
    d.label("upper-lip", "lips", priority=1, zone=box(-300, -80, 300, 20))
    d.label("lower-lip", "lips", priority=1, zone=box(-300, 600, 300, 700))
    d.label("gingiva", "upper-gum", "lower-gum", priority=0)
    for kind in ("incisor", "canine", "premolar", "molar"):
        d.label(kind, *(p.id for p in d.parts if p.id.startswith(kind)), priority=1)
    d.label("hard-palate", priority=0)
    d.label("soft-palate", priority=0)
    d.label("uvula", priority=0)
    d.label("palatal-arch", "arch--1", "arch-1", priority=2)
    d.label("palatine-tonsil", "tonsil--1", "tonsil-1", priority=1)
    d.label("fauces", priority=1)
    d.label("mouth-tongue", "tongue", priority=0)
    return d


def _arch(top: float, bottom: float, half: float, hollow: float, upper: bool):
    """The horseshoe of a jaw seen from the front."""
    if upper:
        return geo.blob(
            (-half, bottom),
            (-half * 0.86, top + 70),
            (-half * 0.4, top + 4),
            (0, top),
            (half * 0.4, top + 4),
            (half * 0.86, top + 70),
            (half, bottom),
            (half * 0.5, bottom - 14),
            (0, bottom - 20),
            (-half * 0.5, bottom - 14),
            step=5,
        )
    return geo.blob(
        (-half, top + 60),
        (-half * 0.84, bottom - 40),
        (-half * 0.4, bottom + 6),
        (0, bottom + 14),
        (half * 0.4, bottom + 6),
        (half * 0.84, bottom - 40),
        (half, top + 60),
        (half * 0.7, bottom - 60),
        (0, bottom - 24),
        (-half * 0.7, bottom - 60),
        step=5,
    )


def _teeth(d: Drawing, upper: bool) -> None:
    """Seven teeth on each side along the arch; the wisdom teeth are left out."""
    rx, ry, cy = (226, 150, 246) if upper else (214, 150, 380)
    for way in (-1, 1):
        angle = 0.0
        for n, (name, half, height) in enumerate(TEETH):
            step = half / 2.45
            angle += step
            a = math.radians(-90 + angle if upper else 90 - angle)
            x, y = way * rx * math.cos(a), cy + ry * math.sin(a)
            angle += step
            shrink = 1 - 0.035 * n
            crown = geo.blob(*geo.local([(-half * 0.78, -height * 0.5), (half * 0.78, -height * 0.5), (half * 0.96, height * 0.2), (half * 0.8, height * 0.5), (0, height * (0.62 if name == "canine" else 0.53)), (-half * 0.8, height * 0.5), (-half * 0.96, height * 0.2)],
                                        x, y, way * angle * (0.5 if upper else -0.5), shrink, shrink * (1 if upper else -1)), step=3)  # fmt: skip
            d.add(f"{name}-{'upper' if upper else 'lower'}-{n}-{way}", crown, "round", "enamel", depth=9)


MOUTH = plate_subject(
    "mouth",
    "Mouth",
    draw_mouth,
    digestion.TERMS,
    "upper-lip lower-lip gingiva incisor canine premolar molar hard-palate soft-palate uvula palatal-arch palatine-tonsil fauces mouth-tongue",
    subtitle="Oral cavity, opened wide and seen from the front",
    note="Third molars (wisdom teeth) are not drawn.",
    names=("mouth", "oral cavity", "human mouth", "mouth anatomy", "structure of the mouth", "oral cavity anatomy", "buccal cavity", "human oral cavity", "tongue and teeth", "structure of the oral cavity"),
    tells=("lip + tongue + palate + gum", "tongue + uvula + palate", "hard palate + soft palate + uvula"),
    not_when=("mouthpart", "infection", "nasal cavity", "stomach", "esophagus", "fish", "insect", "digestive system", "hand foot and mouth", "bacteria", "caries", "digestive tract", "lesion", "pharynx", "candidiasis", "microbiota", "virus"),
    opening="The mouth is opened wide and seen from the front.",
    summary="Lips, teeth, gums, tongue and palate bound the mouth; behind the uvula opens the throat.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- tooth
def draw_tooth(seed: int) -> Drawing:
    d = Drawing("tooth", box=(-330, -20, 660, 880))
    crown = geo.blob(
        (-176, 300),
        (-206, 200),
        (-190, 80),
        (-120, 22),
        (-66, 48),
        (0, 74),
        (66, 48),
        (120, 22),
        (190, 80),
        (206, 200),
        (176, 300),
        (0, 330),
        step=5,
    )
    roots = [
        geo.tube((way * 92, 300, 84), (way * 118, 440, 66), (way * 130, 600, 42), (way * 116, 760, 16), cap=2)
        for way in (-1, 1)
    ]
    root = geo.fillet(unary_union([*roots, box(-172, 270, 172, 420)]), 30)
    body = unary_union([geo.inset(crown, 34), root])
    d.add(
        "bone", geo.rounded_box(-320, 360, 640, 490, 30).difference(box(-500, 0, 500, 340)), "cut", "bone-cut"
    )
    holes = geo.cells(d["bone"].shape, 34, "jaw", wall=5, rounding=6)
    d.add("bone-spaces", unary_union(holes), "hollow", "bone-edge", depth=5, shadow=False)
    d.add("ligament", root.buffer(16).intersection(box(-400, 330, 400, 900)), "cut", "tendon")
    d.add(
        "gum",
        unary_union(
            [
                geo.blob(
                    (way * 320, 330),
                    (way * 240, 270),
                    (way * 178, 262),
                    (way * 170, 330),
                    (way * 190, 380),
                    (way * 320, 400),
                    step=4,
                )
                for way in (-1, 1)
            ]
        ),
        "round",
        "gum",
        depth=22,
    )
    d.add("cementum", root.intersection(box(-400, 300, 400, 900)), "cut", "bone-edge", tone=-0.1)
    d.add(
        "dentin",
        geo.inset(root, 11).union(geo.inset(crown, 34)).union(body.intersection(box(-160, 250, 160, 420))),
        "cut",
        "dentin",
    )
    d.add(
        "enamel",
        crown.difference(box(-400, 296, 400, 400)).difference(
            geo.inset(crown, 36).union(box(-160, 180, 160, 400))
        ),
        "round",
        "enamel",
        depth=14,
    )
    pulp = geo.fillet(
        unary_union(
            [
                geo.blob(
                    (-80, 210),
                    (-62, 150),
                    (0, 190),
                    (62, 150),
                    (80, 210),
                    (84, 330),
                    (0, 350),
                    (-84, 330),
                    step=4,
                ),
                *[
                    geo.tube(
                        (way * 66, 300, 26),
                        (way * 104, 440, 17),
                        (way * 122, 600, 11),
                        (way * 116, 772, 6),
                        cap=3,
                    )
                    for way in (-1, 1)
                ],
            ]
        ),
        14,
    )
    d.add("pulp", pulp, "hollow", "pulp", depth=18)
    for id, material, shift in (("artery", "artery", -6), ("vein", "vein", 6), ("nerve", "nervous", 0)):
        lines = [
            geo.line(
                (way * 112 + shift, 860),
                (way * 116 + shift, 780),
                (way * 121 + shift, 600),
                (way * 103 + shift, 440),
                (way * 62 + shift * 1.6, 300),
                (way * 40 + shift * 2, 210),
            )
            for way in (-1, 1)
        ]
        d.add(
            id,
            MultiLineString([LineString(line.coords) for line in lines]),
            "cord",
            material,
            width=5,
            shadow=False,
        )
    d.label("tooth-crown", "enamel", priority=0, zone=box(-220, 20, 220, 140))
    d.label("tooth-neck", "dentin", priority=1, zone=box(-170, 286, -110, 330).union(box(110, 286, 170, 330)))
    d.label("tooth-root", "dentin", priority=0, zone=box(-190, 480, 190, 700))
    d.label("tooth-enamel", "enamel", priority=0)
    d.label("dentin", priority=0, zone=box(-150, 100, 150, 280))
    d.label("tooth-pulp", "pulp", priority=0, zone=box(-90, 150, 90, 340))
    d.label("root-canal", "pulp", priority=1, zone=box(-150, 420, 150, 760))
    d.label("tooth-gingiva", "gum", priority=0)
    d.label("cementum", priority=1)
    d.label("periodontal-ligament", "ligament", priority=1)
    d.label("jaw-bone", "bone", "bone-spaces", priority=1)
    return d


TOOTH = plate_subject(
    "tooth",
    "Tooth",
    draw_tooth,
    digestion.TERMS,
    "tooth-crown tooth-neck tooth-root tooth-enamel dentin tooth-pulp root-canal tooth-gingiva cementum periodontal-ligament jaw-bone",
    subtitle="A molar in longitudinal section",
    names=("tooth", "human tooth", "structure of a tooth", "the structure of the tooth", "tooth anatomy", "longitudinal section of a tooth", "molar tooth", "teeth"),
    tells=("enamel + dentin", "dentin + pulp + root"),
    not_when=("tongue", "palate", "decay", "caries", "plaque", "gingivitis", "abscess", "permanent", "deciduous", "shark", "mammal", "whale", "incisor", "periodontitis", "eruption", "bacteria", "infection", "diet"),
    opening="A molar in longitudinal section, in its socket.",
    summary="Enamel covers the dentin of the crown; pulp with vessels and nerves fills its core.",
    sources=SOURCES,
)  # fmt: skip

SUBJECTS = (MOUTH, TOOTH)
