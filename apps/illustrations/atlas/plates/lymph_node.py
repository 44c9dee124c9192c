"""A lymph node cut open."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..knowledge import circulation
from ..subject import OTHER_ANIMALS, plate_subject

NODE = (
    (-380, 20),
    (-330, -190),
    (-170, -310),
    (60, -330),
    (260, -250),
    (370, -80),
    (370, 110),
    (280, 230),
    (150, 262),
    (70, 200),
    (0, 176),
    (-70, 200),
    (-150, 262),
    (-290, 200),
)
FOLLICLES = ((-270, 40), (-216, -110), (-100, -206), (44, -226), (182, -164), (266, -36), (262, 104))


def draw(seed: int) -> Drawing:
    d = Drawing("lymph-node")
    outline = geo.blob(*NODE, step=6)
    for n, (a, b) in enumerate(
        (
            ((-470, -200), (-318, -150)),
            ((-300, -440), (-212, -268)),
            ((0, -480), (10, -318)),
            ((300, -430), (222, -262)),
            ((480, -170), (350, -110)),
            ((-500, 90), (-372, 60)),
        )
    ):
        middle = ((a[0] + b[0]) / 2 + 14, (a[1] + b[1]) / 2 - 10)
        d.vessel(f"afferent-{n}", [((*a, 22), (*middle, 27), (*b, 20))], "lymph", 16, [(0, 0)])
        d.flow(
            "neutral",
            (a[0] + (b[0] - a[0]) * 0.1, a[1] + (b[1] - a[1]) * 0.1),
            middle,
            (a[0] + (b[0] - a[0]) * 0.86, a[1] + (b[1] - a[1]) * 0.86),
            width=8,
        )
    d.vessel(
        "efferent", [((-24, 170, 28), (-40, 290, 32), (-60, 400, 30), (-90, 490, 28))], "lymph", 20, [(0, -1)]
    )
    d.vessel("artery", [((24, 160, 15), (40, 300, 15), (40, 490, 15))], "artery", 12, [(0, -1)])
    d.vessel("vein", [((60, 170, 17), (90, 300, 17), (110, 490, 17))], "vein", 13, [(0, -1)])
    d.add("capsule", outline, "cut", "tendon", tone=-0.1)
    inside = geo.inset(outline, 15)
    d.add("sinus", inside, "cut", "lymph", tone=0.62, shadow=False)
    cortex = geo.inset(outline, 38)
    d.add("paracortex", cortex, "cut", "lymph-follicle", tone=0.35, shadow=False)
    medulla = geo.blob(
        (-190, 60),
        (-130, -70),
        (0, -116),
        (130, -70),
        (190, 60),
        (120, 160),
        (60, 180),
        (0, 150),
        (-60, 180),
        (-120, 160),
        step=6,
    )
    d.add("medullary-sinus", medulla, "cut", "lymph", tone=0.66, shadow=False)
    beams = [
        geo.tube((x0, y0, 9), ((x0 + x1) / 2, (y0 + y1) / 2, 7), (x1, y1, 4), cap=2)
        for x0, y0, x1, y1 in (
            (-330, -60, -190, -20),
            (-180, -290, -110, -120),
            (-30, -322, -14, -150),
            (130, -300, 80, -130),
            (330, -150, 180, -60),
            (360, 40, 210, 40),
            (-360, 110, -200, 80),
        )
    ]
    d.add("trabeculae", [b.intersection(outline) for b in beams], "cut", "tendon", tone=-0.1, shadow=False)
    cords = [
        geo.tube((-150, 50, 15), (-100, -30, 16), (-40, 10, 14), (-60, 110, 15), cap=3),
        geo.tube((150, 50, 15), (100, -30, 16), (44, 10, 14), (60, 110, 15), cap=3),
        geo.tube((-30, -80, 14), (0, -40, 15), (10, 60, 14), cap=3),
    ]
    d.add("cords", cords, "round", "lymph-follicle", depth=9, tone=-0.12)
    for n, (x, y) in enumerate(FOLLICLES):
        d.add(
            f"follicle-{n}",
            geo.wobbly(x, y, 54, 50, f"follicle{n}", 12, 0.05),
            "round",
            "lymph-follicle",
            depth=12,
            tone=-0.2,
            shadow=False,
        )
        d.add(
            f"centre-{n}",
            geo.wobbly(x, y, 27, 25, f"centre{n}", 10, 0.05),
            "round",
            "lymph-follicle",
            depth=8,
            tone=0.45,
            shadow=False,
        )
    d.add(
        "cells",
        MultiPoint(geo.scatter(cortex.difference(medulla), 16, "lymphocytes")),
        "dots",
        "leukocyte-nucleus",
        width=5,
        outline=False,
        tone=0.1,
        detail=2,
    )
    d.flow("neutral", (-52, 330), (-64, 400), (-84, 470), width=9)
    d.label("afferent-lymphatic", *(f"afferent-{n}" for n in range(6)), priority=0)
    d.label("efferent-lymphatic", "efferent", priority=0)
    d.label("node-capsule", "capsule", priority=0)
    d.label("subcapsular-sinus", "sinus", priority=1)
    d.label("node-trabecula", "trabeculae", priority=1)
    d.label("lymph-follicle", *(f"follicle-{n}" for n in range(7)), priority=0)
    d.label("germinal-center", *(f"centre-{n}" for n in range(7)), priority=0)
    d.label("paracortex", priority=0)
    d.label("medullary-cord", "cords", priority=1)
    d.label("medullary-sinus", priority=1)
    d.label("node-hilum", "medullary-sinus", "efferent", priority=2, zone=box(-60, 150, 60, 200))
    d.label("node-artery", "artery", priority=2)
    d.label("node-vein", "vein", priority=2)
    return d


SUBJECT = plate_subject(
    "lymph-node",
    "Lymph node",
    draw,
    circulation.TERMS,
    "afferent-lymphatic efferent-lymphatic node-capsule subcapsular-sinus node-trabecula lymph-follicle germinal-center paracortex medullary-cord medullary-sinus node-hilum node-artery node-vein",
    subtitle="Section; arrows show the flow of lymph",
    names=("lymph node", "structure of a lymph node", "lymph node structure", "histology of a lymph node", "structure and histology of a lymph node", "lymph node anatomy"),
    tells=("germinal center + lymph node", "afferent + efferent + lymph", "lymph node + cortex + medulla"),
    not_when=(*OTHER_ANIMALS, "spleen", "thymus", "tonsil", "swollen", "bubo", "plague", "lymphoma", "infection", "migrate", "dendritic cell", "system", "activation"),
    opening="A lymph node is shown cut open, with the vessels that enter and leave it.",
    summary="Lymph enters by many vessels, passes follicles and medulla, and leaves at the hilum.",
    sources=("openstax-ap-21", "gray-42"),
)  # fmt: skip
