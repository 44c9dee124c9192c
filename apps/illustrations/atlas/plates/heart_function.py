"""The heart at work: its valves from above, its conduction system, and its rhythm under the influence of nerves."""

from __future__ import annotations

import math

from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import circulation, rhythm
from ..subject import OTHER_ANIMALS, drawn_subject, plate_subject

TERMS = (*circulation.TERMS, *rhythm.TERMS)
SOURCES = ("openstax-ap-19", "gray-42")


# ---------------------------------------------------------------- valves
def draw_valves(seed: int) -> Drawing:
    """Both ventricles contracting, seen from above after the atria and great vessels have been removed; front is below."""
    d = Drawing("heart-valves", box=(-420, -330, 840, 680))
    base = geo.blob(
        (-390, -40),
        (-320, -210),
        (-140, -280),
        (60, -290),
        (260, -250),
        (380, -110),
        (390, 50),
        (300, 190),
        (140, 300),
        (-20, 310),
        (-140, 240),
        (-290, 180),
        (-380, 80),
        step=7,
    )
    d.add(
        "myocardium",
        base,
        "cut",
        "muscle",
        cavities=(geo.ellipse(-200, -70, 130, 118), geo.ellipse(160, -60, 126, 112)),
    )
    rings = unary_union(
        [
            geo.ellipse(-200, -70, 146, 132),
            geo.ellipse(160, -60, 142, 128),
            geo.ellipse(-8, 40, 96),
            geo.ellipse(90, 190, 90),
        ]
    )
    d.add("skeleton", geo.fillet(rings, 26), "cut", "tendon")
    for id, x, y, rx, ry, splits in (
        ("tricuspid", -200, -70, 124, 110, (20, 150, 260)),
        ("mitral", 160, -60, 120, 106, (160, 330)),
    ):
        ring = geo.ellipse(x, y, rx, ry)
        d.add(f"{id}-valve", ring, "round", "valve", depth=18)
        if id == "tricuspid":
            seams = [
                geo.line(
                    (x, y),
                    (
                        x + rx * 0.5 * math.cos(math.radians(a + 8)),
                        y + ry * 0.5 * math.sin(math.radians(a + 8)),
                    ),
                    (x + rx * 0.94 * math.cos(math.radians(a)), y + ry * 0.94 * math.sin(math.radians(a))),
                )
                for a in splits
            ]
        else:
            seams = [
                geo.line(
                    (x - rx * 0.86, y + 20),
                    (x - rx * 0.3, y + 44),
                    (x + rx * 0.3, y + 36),
                    (x + rx * 0.86, y - 6),
                )
            ]
        d.add(f"{id}-seams", MultiLineString([s.coords for s in seams]), "line", "ink", width=4)
    for id, x, y, r, material in (("aortic", -8, 40, 82, "artery"), ("pulmonary", 90, 190, 76, "vein")):
        d.add(
            f"{id}-ring",
            geo.ellipse(x, y, r),
            "round",
            f"vessel-wall-{'arterial' if id == 'aortic' else 'venous'}",
            depth=10,
        )
        d.add(f"{id}-lumen", geo.ellipse(x, y, r * 0.84), "hollow", material, depth=24, tone=0.1)
        cusps = []
        for k in range(3):
            a = 120 * k + (90 if id == "aortic" else 270)
            arc = [geo.polar(r * 0.82, a - 54 + 12 * t, x, y) for t in range(10)]
            inner = [
                geo.polar(r * (0.62 - 0.1 * math.sin(math.pi * t / 9)), a + 54 - 12 * t, x, y)
                for t in range(10)
            ]
            cusps.append(geo.blob(*arc, *inner, step=3))
        for k, cusp in enumerate(cusps):
            d.add(f"{id}-cusp-{k}", cusp, "round", "valve", depth=8)
    for n, points in enumerate((((-88, 40), (-160, 70), (-230, 120)), ((72, 10), (110, 50), (190, 90)))):
        d.add(f"coronary-{n}", geo.line(*points), "cord", "artery", width=16)
    d.label("tricuspid-valve-view", "tricuspid-valve", priority=0)
    d.label("mitral-valve-view", "mitral-valve", priority=0)
    d.label("aortic-valve-view", *(f"aortic-cusp-{k}" for k in range(3)), priority=0)
    d.label("pulmonary-valve-view", *(f"pulmonary-cusp-{k}" for k in range(3)), priority=0)
    d.label("fibrous-skeleton-view", "skeleton", priority=1)
    d.label("myocardium-view", "myocardium", priority=1)
    d.label("coronary-artery-view", "coronary-0", "coronary-1", priority=2)
    return d


VALVES = plate_subject(
    "heart-valves",
    "Heart valves while the ventricles contract",
    draw_valves,
    TERMS,
    "tricuspid-valve-view mitral-valve-view aortic-valve-view pulmonary-valve-view fibrous-skeleton-view myocardium-view coronary-artery-view",
    subtitle="Blood flows from the ventricles into the great vessels",
    note="Seen from above; atria and great vessels are removed; the front of the heart is below.",
    names=(
        "blood flow from the left ventricle into the great vessel", "blood flow from the left ventricle", "heart valve while the ventricles contract", "heart valve in systole", "valves of the heart from above", "valve of the heart in ventricular contraction",
        "closed mitral valve", "semilunar valve open", "transverse section of the heart", "heart valve seen from above",
    ),
    tells=("ventricular contraction + valve", "semilunar valve + open + closed", "left ventricle + great vessel", "valve + ventricle contract"),
    not_when=(*OTHER_ANIMALS, "relax", "relaxation", "left atrium to the left ventricle", "stenosis", "prolapse"),
    opening="The four valves of the heart are shown from above while the ventricles contract.",
    summary="The valves to the atria are closed, those to aorta and pulmonary trunk are open.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- conduction system
def draw_conduction(seed: int) -> Drawing:
    d = Drawing("conduction-system")
    d.vessel("vena-cava", [((-190, -420, 60), (-190, -280, 60), (-180, -160, 58))], "vein", 40, [(0, 0)])
    d.vessel(
        "aorta",
        [((10, -200, 66), (-10, -330, 62), (40, -440, 58), (150, -450, 54), (220, -380, 48))],
        "artery",
        44,
    )
    outline = geo.blob(
        (-280, -120),
        (-230, -220),
        (-110, -240),
        (0, -200),
        (110, -240),
        (240, -210),
        (310, -100),
        (330, 60),
        (280, 230),
        (180, 370),
        (90, 450),
        (10, 420),
        (-120, 330),
        (-240, 200),
        (-300, 40),
        step=7,
    )
    d.add("wall", outline, "cut", "muscle", cavities=())
    chambers = {
        "right-atrium": ((-250, -110), (-200, -190), (-110, -200), (-40, -150), (-40, -60), (-90, -10), (-200, -10), (-256, -40)), "left-atrium": ((50, -150), (120, -200), (220, -180), (280, -90), (270, -20), (180, 0), (70, -20), (40, -80)),
        "right-ventricle": ((-250, 40), (-160, 24), (-60, 30), (-36, 120), (0, 260), (20, 380), (-80, 310), (-200, 200)), "left-ventricle": ((40, 40), (130, 30), (240, 34), (262, 110), (220, 240), (140, 350), (96, 370), (60, 260)),
    }  # fmt: skip
    for id, points in chambers.items():
        d.add(
            id,
            geo.blob(*points, step=5),
            "hollow",
            "endocardium-right" if "right" in id else "endocardium-left",
            depth=26,
        )
    yellow = {"width": 13, "shadow": False}
    d.add(
        "internodal",
        MultiLineString(
            [
                geo.line((-206, -150), (-130, -190), (-50, -120), (-14, -20)).coords,
                geo.line((-206, -150), (-170, -90), (-100, -40), (-14, -20)).coords,
                geo.line((-206, -150), (-60, -206), (60, -190), (190, -160)).coords,
            ]
        ),
        "cord",
        "nervous",
        width=8,
        shadow=False,
    )
    d.add("bundle", geo.line((-14, -20), (6, 20), (14, 70)), "cord", "nervous", **yellow)
    d.add(
        "branches",
        MultiLineString(
            [
                geo.line((14, 70), (-6, 160), (10, 290), (40, 390)).coords,
                geo.line((14, 70), (36, 160), (50, 290), (70, 392)).coords,
            ]
        ),
        "cord",
        "nervous",
        width=10,
        shadow=False,
    )
    fibres = [
        ((40, 390), (-60, 350), (-170, 250), (-240, 130)),
        ((20, 330), (-50, 290), (-110, 200)),
        ((70, 392), (140, 372), (230, 270), (276, 130)),
        ((62, 330), (130, 300), (180, 200)),
        ((-170, 250), (-150, 180)),
        ((230, 270), (206, 190)),
    ]
    d.add(
        "purkinje",
        MultiLineString([geo.line(*f).coords for f in fibres]),
        "cord",
        "nervous",
        width=6,
        shadow=False,
    )
    d.add("sa-node", geo.ellipse(-210, -154, 24, 34, 20), "round", "nervous", depth=12)
    d.add("av-node", geo.ellipse(-16, -24, 25, 20), "round", "nervous", depth=12)
    d.label("sa-node", priority=0)
    d.label("internodal-pathways", "internodal", priority=1)
    d.label("av-node", priority=0)
    d.label("av-bundle", "bundle", priority=0)
    d.label("bundle-branches", "branches", priority=0)
    d.label("purkinje-fibers", "purkinje", priority=0)
    for id in chambers:
        d.label(f"conduction-{id}", id, priority=2)
    return d


CONDUCTION = plate_subject(
    "conduction-system",
    "Conduction system of the heart",
    draw_conduction,
    TERMS,
    "sa-node internodal-pathways av-node av-bundle bundle-branches purkinje-fibers conduction-right-atrium conduction-left-atrium conduction-right-ventricle conduction-left-ventricle",
    subtitle="Frontal section",
    names=(
        "conduction system of the heart", "cardiac conduction system", "cardiac conduction", "heart conduction", "sinoatrial node", "sa node", "pacemaker of the heart", "conducting system of the heart", "purkinje fiber", "av node", "conduction of the heart",
        "electrical conduction system of the heart", "cardiac pacemaker", "components of the cardiac conduction system",
    ),
    tells=("sa node + av node", "sinoatrial node + purkinje", "sinoatrial + atrioventricular node", "pacemaker + sinoatrial node"),
    not_when=(*OTHER_ANIMALS, "sinus rhythm", "action potential", "electrocardiogram", "ecg", "sympathetic", "autonomic", "block", "artificial"),
    opening="The paths of excitation are shown in a frontal section of the heart.",
    summary="The impulse passes from SA node to AV node, bundle, branches and Purkinje fibers.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- rhythm
def _trace(key: str, beats: int, slow: float) -> Drawing:
    """The potential of a pacemaker cell against time; `slow` is the share of a beat during which it drifts up."""
    d = Drawing(key, box=(-60, -130, 560, 280))
    d.add("ground", geo.rounded_box(-20, -116, 500, 226, 10), "flat", "paper", outline=True)
    d.add("axes", MultiLineString([[(0, -104), (0, 96)], [(0, 96), (470, 96)]]), "line", "ink", width=3)
    d.add(
        "threshold",
        MultiLineString([[(x, 10), (x + 12, 10)] for x in range(6, 460, 22)]),
        "line",
        "ink",
        width=2,
    )
    wide = 450 / beats
    points = [(2.0, 70.0)]
    for beat in range(beats):
        x = 4 + beat * wide
        rise = x + wide * slow
        points += [
            (rise, 10),
            (rise + wide * 0.05, -50),
            (rise + wide * 0.11, -82),
            (rise + wide * 0.17, -60),
            (min(rise + wide * 0.32, x + wide * 0.99), 70),
        ]
    d.add(
        "potential", LineString([p for p in points if p[0] < 466]), "cord", "artery", width=5.5, shadow=False
    )
    d.label("membrane-potential", "potential", priority=0)
    d.label("rhythm-threshold", "threshold", priority=0)
    d.label("rhythm-time", "axes", priority=1, zone=box(300, 90, 480, 100))
    return d


def draw_resting(seed: int) -> Drawing:
    return _trace("rhythm-resting", 3, 0.62)


def draw_parasympathetic(seed: int) -> Drawing:
    return _trace("rhythm-parasympathetic", 2, 0.74)


def draw_sympathetic(seed: int) -> Drawing:
    return _trace("rhythm-sympathetic", 5, 0.5)


RHYTHM = drawn_subject(
    "sinus-rhythm",
    "Effects of autonomic nerves on sinus rhythm",
    Layout.COMPARISON,
    (
        Panel("rhythm-resting", draw_resting, "Normal sinus rhythm", text="At rest pacemaker cells drift to the threshold at a steady pace."),
        Panel("rhythm-parasympathetic", draw_parasympathetic, "Parasympathetic stimulation", text="They drift more slowly: the heart rate falls."),
        Panel("rhythm-sympathetic", draw_sympathetic, "Sympathetic stimulation", text="They drift faster: the heart rate rises."),
    ),
    TERMS,
    "membrane-potential rhythm-threshold rhythm-time",
    subtitle="Membrane potential of pacemaker cells in the same span of time",
    note="Qualitative.",
    names=(
        "normal sinus rhythm", "sinus rhythm", "effect of parasympathetic and sympathetic stimulation on normal sinus rhythm", "autonomic effect on heart rate", "autonomic control of heart rate", "effects of autonomic nerves on sinus rhythm",
        "sympathetic and parasympathetic stimulation of the heart", "sympathetic and parasympathetic effect on heart rate", "pacemaker potential", "action potential at the sa node",
    ),
    tells=("sinus rhythm + sympathetic", "heart rate + parasympathetic + sympathetic", "parasympathetic stimulation + hr"),
    opening="The rhythm of pacemaker cells at rest and under two kinds of nerves.",
    summary="Parasympathetic nerves slow the heart beat, sympathetic nerves quicken it.",
    sources=("openstax-ap-19",),
)  # fmt: skip

SUBJECTS = (VALVES, CONDUCTION, RHYTHM)
