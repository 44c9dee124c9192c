"""The nephron with its vessels, and the way of the blood through it."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing.model import Drawing

from ..glyphs import nephron as glyph
from ..knowledge import renal
from ..subject import plate_subject

TUBULES = (
    ("proximal-tubule", glyph.CONVOLUTED_PROXIMAL, 0), ("descending-limb", box(200, 600, 260, 850), 1), ("thin-ascending-limb", None, 2),
    ("thick-ascending-limb", box(290, 480, 350, 690), 1), ("distal-tubule", box(440, 80, 620, 280), 0), ("collecting-duct", box(650, 400, 740, 960), 0),
)  # fmt: skip
VESSELS = (
    ("afferent-arteriole", box(430, 200, 660, 350), 0), ("efferent-arteriole", None, 0), ("peritubular-capillaries", None, 0), ("vasa-recta", None, 0),
    ("cortical-radiate-artery", box(770, 60, 830, 420), 1), ("cortical-radiate-vein", box(830, 60, 890, 420), 1),
)  # fmt: skip


def _labels(d: Drawing, parts) -> None:
    for part, zone, priority in parts:
        d.label(part, priority=priority, zone=zone)


def draw(seed: int) -> Drawing:
    d = glyph.nephron()
    _labels(d, TUBULES)
    _labels(d, [(part, zone, max(priority, 1)) for part, zone, priority in VESSELS])
    d.label("glomerulus", *glyph.GLOMERULUS, priority=0)
    d.label("bowmans-capsule", "bowmans-capsule", "capsular-space", priority=0)
    d.label("nephron-loop", "descending-limb", "thin-ascending-limb", priority=0, zone=glyph.LOOP_BEND)
    d.label("nephron-cortex", "cortex", priority=2, zone=box(0, 340, 200, 440))
    d.label("nephron-medulla", "medulla", priority=2, zone=box(0, 470, 160, 1000))
    return d


def draw_blood_flow(seed: int) -> Drawing:
    d = glyph.nephron()
    d.key = "nephron-blood-flow"
    _labels(d, VESSELS)
    d.label("glomerulus", *glyph.GLOMERULUS, priority=0)
    d.label("bowmans-capsule", "bowmans-capsule", "capsular-space", priority=1)
    d.label("collecting-duct", priority=2)
    d.label("nephron-loop", "descending-limb", "thin-ascending-limb", "thick-ascending-limb", priority=2)
    d.label("proximal-tubule", priority=2)
    d.label("distal-tubule", priority=2)
    d.flow("artery", (770, 470), (770, 420), (772, 366), width=11)
    d.flow("artery", (690, 352), (600, 350), (510, 330), width=11)
    d.flow("artery", (462, 150), (470, 84), (420, 22), width=11)
    d.flow("vein", (600, 402), (690, 404), (770, 406), width=11)
    d.flow("vein", (876, 220), (878, 300), (876, 380), width=11)
    d.flow("vein", (164, 560), (162, 680), (164, 800), width=10)
    d.flow("vein", (386, 800), (388, 680), (386, 560), width=10)
    return d


ALL = " ".join(part for part, *_ in (*TUBULES, *VESSELS)) + " glomerulus bowmans-capsule nephron-loop"
SOURCES = ("openstax-ap-25", "openstax-bio-41", "guyton-14")
ELSEWHERE = (
    "reabsorb",
    "reabsorption",
    "secretion",
    "filtration",
    "aldosterone",
    "adh",
    "transport",
    "diuretic",
    "angiotensin",
    "countercurrent",
    "histology",
)

SUBJECTS = (
    plate_subject(
        "nephron",
        "Nephron",
        draw,
        renal.TERMS,
        f"{ALL} nephron-cortex nephron-medulla",
        subtitle="A juxtamedullary nephron with its blood vessels",
        note="Drawn unrolled into a plane; not to scale.",
        names=(
            "nephron", "nephron structure", "structure of the nephron", "juxtamedullary nephron", "cortical nephron", "nephron anatomy", "renal tubule",
            "functional unit of the kidney", "loop of henle", "glomerulus and bowman's capsule", "renal corpuscle", "microscopic anatomy of the kidney",
        ),
        tells=("proximal convoluted tubule + distal convoluted tubule", "loop of henle + collecting duct", "glomerulus + convoluted tubule"),
        not_when=(*ELSEWHERE, "blood flow"),
        opening="A nephron is shown with its vessels: cortex above, medulla below.",
        caption=("glomerulus", "bowmans-capsule", "proximal-tubule", "nephron-loop", "distal-tubule", "collecting-duct", "peritubular-capillaries"),
        summary="Glomerulus, proximal tubule, nephron loop, distal tubule and collecting duct follow one another.",
        sources=SOURCES,
    ),
    plate_subject(
        "nephron-blood-flow",
        "Blood flow in the nephron",
        draw_blood_flow,
        renal.TERMS,
        ALL.replace("descending-limb thin-ascending-limb thick-ascending-limb ", ""),
        subtitle="Two beds of capillaries, one after the other",
        note="Arrows show the direction of the blood; not to scale.",
        legend=(("Blood towards the glomerulus and from it", "artery"), ("Blood from the capillaries to the vein", "vein")),
        names=(
            "blood flow in the nephron", "blood flow through the nephron", "blood flow in the kidney", "blood supply of the nephron", "blood vessel of the nephron",
            "peritubular capillary and vasa recta", "blood flow through the kidney", "renal blood flow", "renal circulation",
        ),
        tells=("afferent arteriole + glomerulus + efferent arteriole", "efferent arteriole + peritubular capillary"),
        not_when=ELSEWHERE,
        opening="The vessels of a nephron, with arrows in the direction of the blood.",
        caption=("afferent-arteriole", "glomerulus", "efferent-arteriole", "peritubular-capillaries", "vasa-recta"),
        summary="Afferent arteriole, glomerulus, efferent arteriole, peritubular capillaries, vein.",
        sources=SOURCES,
    ),
)  # fmt: skip
