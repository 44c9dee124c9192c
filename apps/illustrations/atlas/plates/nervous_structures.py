"""Meninges, kinds of neurons, glia, gated channels, the spinal cord and its reflexes, sympathetic connections, the pupil."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import bone_tissue, muscle, neurons, spinal_cord
from ..glyphs.membrane import bilayer
from ..scenes import label_parts


# ---------------------------------------------------------------- meninges
def draw_meninges(seed: int) -> Drawing:
    d = Drawing("meninges-plate")
    d.add("skin-of-the-scalp", box(0, 0, 1000, 70), Form.CUT, "skin", depth=10)
    d.add("periosteum", box(0, 70, 1000, 88), Form.FLAT, "periosteum", shadow=False)
    d.add("bone-of-the-skull", box(0, 88, 1000, 220), Form.CUT, "compact-bone", depth=8, shadow=False)
    bone_tissue.spongy(d, "diploe", box(0, 118, 1000, 192), 34, f"meninges/{seed}", axis=0)
    wave = lambda y, x: y + 10 * np.sin(x / 62.0)  # noqa: E731
    side = lambda s: [(500 + s * v, y) for v, y in ((26, 470), (30, 560), (34, 700), (40, 830))]  # noqa: E731
    d.add("dura-mater", box(0, 220, 1000, 266), Form.FLAT, "dura", shadow=False)
    d.add("subarachnoid-space", box(0, 266, 1000, 830), Form.FLAT, "ventricle", tone=0.45, outline=False,
        shadow=False)
    for s, name in ((-1, ""), (1, "-right")):
        edge = [(500 + s * v, wave(402, v)) for v in np.linspace(70, 500, 14)]
        course = [*reversed(side(s)), (500 + s * 40, 424), *edge, (500 + s * 500, 830)]
        shape = geo.blob(*[(x, y, "c") if i in (0, len(course) - 1, len(course) - 2) else (x, y) for i,
            (x, y) in enumerate(course)])
        groove = [geo.blob((500 + s * v - 13, 380, "c"), (500 + s * v - 9, 440), (500 + s * v, 520),
            (500 + s * v + 9, 440), (500 + s * v + 13, 380, "c")) for v in (170, 330)]
        shape = geo.smooth(shape.difference(unary_union(groove)), 8)
        d.add(f"pia-mater{name}", shape, Form.FLAT, "pia", shadow=False)
        d.add(f"cerebral-cortex{name}", geo.inset(shape, 6), Form.CUT, "gray-matter", depth=10, shadow=False)
        d.add(f"white-matter{name}", geo.smooth(geo.inset(shape, 62), 10), Form.FLAT, "white-matter", shadow=False)
    threads = [[(x, 280), (x + 9 * np.sin(x), 398 + 8 * np.sin(x / 62.0))] for x in range(14, 1000,
        22) if abs(x - 500) > 84]
    d.add("trabeculae", MultiLineString(threads), Form.LINE, "arachnoid", width=2, tone=-0.25)
    d.add("arachnoid-mater", unary_union([box(0, 266, 428, 280), box(572, 266, 1000, 280),
        geo.tube((428, 273, 7), (470, 330, 7), (474, 830, 6), step=6),
        geo.tube((572, 273, 7), (530, 330, 7), (526, 830, 6), step=6)]), Form.FLAT, "arachnoid", shadow=False)
    d.add("falx-cerebri", geo.blob((446, 266, "c"), (482, 372), (488, 830, "c"), (512, 830, "c"), (518, 372),
        (554, 266, "c")), Form.FLAT, "dura", shadow=False)
    d.add("superior-sagittal-sinus", geo.blob((408, 242), (500, 234), (592, 242), (548, 300), (500, 366), (452, 300)),
        Form.HOLLOW, "vein", depth=22)
    villi = [geo.tube((440, 300, 10), (452, 284, 12), cap=2), geo.tube((552, 300, 12), (540, 282, 14), cap=2),
        geo.tube((424, 268, 9), (438, 258, 11), cap=2), geo.tube((580, 268, 9), (566, 258, 11), cap=2)]
    d.add("arachnoid-villus", unary_union([v.union(geo.ellipse(v.centroid.x + (6 if v.centroid.x < 500 else -6),
        v.centroid.y - 8, 15, 13)) for v in villi]), Form.ROUND, "arachnoid", depth=7)
    d.add("blood-vessel", [geo.ellipse(x, y, 17, 14) for x, y in ((120, 346), (286, 350), (720, 350), (884, 344))],
        Form.MOUTH, "artery")
    label_parts(d, "meninges", "dura-mater arachnoid-mater pia-mater subarachnoid-space", priority=0)
    label_parts(d, "meninges",
        "superior-sagittal-sinus arachnoid-villus bone-of-the-skull cerebral-cortex skin-of-the-scalp falx-cerebri")
    label_parts(d, "meninges", "periosteum white-matter blood-vessel", priority=2)
    return d


# ---------------------------------------------------------------- kinds of neurons
def unipolar(seed: int) -> Drawing:
    d = Drawing("unipolar")
    twigs = unary_union([neurons.arbor((60, 240), 180 + a, 56, 7, f"uni/{a}", 1, 30) for a in (-34, 0, 34)])
    tips, bulbs = neurons.terminals((540, 240), 0, 60, 6, 12, 4)
    d.add("peripheral-process", unary_union([geo.tube((60, 240, 8), (180, 244, 8), (290, 238, 9), step=4), twigs]),
        Form.ROUND, "axon", depth=6)
    d.add("central-process", unary_union([geo.tube((290, 238, 9), (420, 242, 8), (540, 240, 8), step=4), tips,
        bulbs]), Form.ROUND, "axon", depth=6, tone=-0.08)
    d.add("single-process", geo.tube((290, 120, 14), (292, 180, 9), (290, 240, 9), step=4), Form.ROUND, "axon",
        depth=6)
    neurons.cell_body(d, (290, 84), 56, [])
    d.label("neuron-type-cell-body", "cell-body", priority=0)
    for name in ("single-process", "peripheral-process", "central-process"):
        d.label(f"neuron-type-{name}", name, priority=1)
    return d


def bipolar(seed: int) -> Drawing:
    d = Drawing("bipolar")
    twigs = unary_union([neurons.arbor((120, 160), 180 + a, 60, 8, f"bi/{a}", 1, 28) for a in (-36, 0, 36)])
    tips, bulbs = neurons.terminals((520, 160), 0, 66, 6, 12, 4)
    d.add("axon", unary_union([geo.tube((330, 160, 14), (420, 164, 8), (520, 160, 8), step=4), tips, bulbs]),
        Form.ROUND, "axon", depth=6)
    d.add("dendrite", unary_union([geo.tube((120, 160, 8), (200, 156, 8), (260, 160, 16), step=4), twigs]),
        Form.ROUND, "neuron", depth=6)
    neurons.cell_body(d, (292, 160), 58, [])
    d.label("neuron-type-cell-body", "cell-body", priority=0)
    label_parts(d, "neuron-type", "dendrite axon", priority=0)
    return d


def multipolar(seed: int) -> Drawing:
    d = Drawing("multipolar")
    tips, bulbs = neurons.terminals((540, 190), 0, 66, 6, 12, 4)
    d.add("axon", unary_union([geo.tube((220, 180, 18), (340, 196, 8), (540, 190, 8), step=4), tips, bulbs]),
        Form.ROUND, "axon", depth=6)
    neurons.cell_body(d, (180, 180), 60, neurons.tree((180, 180), 60, (-150, -95, -45, 95, 150, 50), 84, 15,
        f"multi/{seed}", 2, 27))
    d.label("neuron-type-cell-body", "cell-body", priority=0)
    label_parts(d, "neuron-type", "dendrites axon", priority=0)
    return d


def pyramidal(seed: int) -> Drawing:
    d = Drawing("pyramidal")
    body = geo.blob((0, -66), (26, -14), (58, 48), (0, 58), (-58, 48), (-26, -14))
    tuft = [neurons.arbor((0, -250), -90 + a, 70, 7, f"tuft/{a}", 1, 26) for a in (-46, -14, 20, 50)]
    side = [neurons.arbor((0, y), a, 70, 6, f"side/{y}{a}", 1, 26) for y,
        a in ((-120, -30), (-150, -150), (-190, -40))]
    basal = [neurons.arbor((x, 44), a, 72, 10, f"basal/{a}", 2, 28) for x,
        a in ((-44, 160), (-40, 130), (42, 22), (40, 54))]
    d.add("axon", geo.tube((0, 52, 12), (4, 120, 6), (0, 260, 5), cap=2, step=4), Form.ROUND, "axon", depth=5)
    d.add("apical-dendrite", unary_union([geo.tube((0, -40, 18), (0, -150, 10), (0, -250, 8), step=4), *tuft, *side]),
        Form.ROUND, "neuron", depth=7)
    d.add("basal-dendrites", unary_union(basal), Form.ROUND, "neuron", depth=6)
    neurons.cell_body(d, (0, 14), 50, [], shape=body)
    label_parts(d, "neuron-type", "cell-body apical-dendrite axon basal-dendrites", priority=0)
    return d


def purkinje(seed: int) -> Drawing:
    d = Drawing("purkinje")
    fans = [neurons.arbor((0, -40), -90 + a, 110, 15, f"purkinje/{a}", 5, 34) for a in (-38, 0, 38)]
    d.add("axon", geo.tube((0, 40, 12), (-3, 120, 6), (0, 240, 5), cap=2, step=4), Form.ROUND, "axon", depth=5)
    d.add("dendritic-tree", unary_union(fans), Form.ROUND, "neuron", depth=5)
    neurons.cell_body(d, (0, 0), 50, [])
    label_parts(d, "neuron-type", "cell-body dendritic-tree axon", priority=0)
    return d


def olfactory(seed: int) -> Drawing:
    d = Drawing("olfactory-neuron")
    for x in (-110, -74, 74, 110):
        d.add(f"support{x}", geo.rounded_box(x - 17, -70, 34, 190, 12), Form.ROUND, "supporting-cell", depth=9)
    d.add("cilia", unary_union([geo.tube((0, -92, 3), (a * 0.5, -118, 2.4), (a, -150 + abs(a) * 0.3, 1.6),
        step=3) for a in (-56, -34, -12, 14, 36, 58)]), Form.ROUND, "rod", depth=2)
    d.add("dendrite", unary_union([geo.tube((0, -20, 16), (0, -50, 8), (0, -84, 8), step=4),
        geo.ellipse(0, -88, 16, 12)]), Form.ROUND, "neuron", depth=6)
    d.add("axon", geo.tube((0, 60, 12), (2, 130, 5), (0, 230, 4), cap=2, step=4), Form.ROUND, "axon", depth=4)
    neurons.cell_body(d, (0, 20), 42, [])
    d.label("neuron-type-olfactory-epithelium", "support74", "support-74", "support110", "support-110", priority=1)
    label_parts(d, "neuron-type", "cell-body cilia dendrite axon", priority=0)
    return d


# ---------------------------------------------------------------- gated channels
def channel(key: str, kind: str, opened: bool):
    """A channel in its membrane, shut or open; `kind` is what opens it: "pressure", "ligand" or "voltage"."""

    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(0, 0, 420, 330))
        ion = "potassium-ion" if kind == "voltage-k" else "sodium-ion"
        d.add("extracellular-fluid", box(0, 0, 420, 150), Form.FLAT, "extracellular", outline=False, shadow=False)
        d.add("cytosol", box(0, 150, 420, 330), Form.FLAT, "cytosol-animal", outline=False, shadow=False)
        d.place(bilayer([(4, 160), (210, 160), (416, 160)], thickness=44, head=14), 0, 0, prefix="membrane-")
        gap = 17 if opened else 4
        for s in (-1, 1):
            half = [(210 + s * x, y) for x, y in ((gap, 118), (gap + 26, 112), (50, 130), (44, 170), (50, 206),
                (gap + 22, 214), (gap, 204), (gap + (6 if opened else 0), 160))]
            d.add("channel" if s < 0 else "channel-right", geo.blob(*half), Form.ROUND,
                "channel-open" if opened else "channel", depth=12)
        if kind == "pressure":
            lid = geo.tube((166, 116, 9), (176, 76, 8), (200, 56, 7), cap=3) if opened else geo.tube((170, 106, 9),
                (210, 98, 10), (250, 106, 9), cap=3)
            d.add("lid", lid, Form.ROUND, "channel", tone=-0.15, depth=6)
        if kind == "ligand":
            spots = [(160, 108), (260, 108)] if opened else [(96, 44), (324, 36)]
            d.add("neurotransmitter", [geo.ellipse(x, y, 13) for x, y in spots], Form.ROUND, "neurotransmitter",
                depth=5)
            d.label("gate-neurotransmitter", "neurotransmitter", priority=0)
        out = [(40, 40), (86, 96), (120, 30), (150, 70), (300, 30), (330, 92), (380, 50), (390, 110), (250, 66)]
        inside = [(100, 270), (330, 290)]
        if opened:
            out, inside = [(40, 40), (86, 96), (330, 92), (380, 50), (210, 86)], [(210, 140), (210, 180), (206, 236),
                (180, 270), (236, 280), (100, 280), (330, 296)]
            d.flow("action", (292, 110), (262, 226), (272, 286), width=8)
        if kind == "pressure" and opened:
            d.flow("neutral", (60, 8), (110, 40), (154, 70), width=11)
        d.add("sodium-ions", MultiPoint(out + inside), Form.DOTS, ion, width=19)
        calcium = [(64, 70), (284, 80), (356, 24)] + ([(150, 296)] if opened else [])
        if kind == "pressure":
            d.add("calcium-ions", MultiPoint(calcium), Form.DOTS, "calcium-ion", width=22)
            d.label("gate-calcium-ions", "calcium-ions", priority=1)
        if kind == "voltage":
            for sign, y in (("+", 100 if not opened else 226), ("-", 226 if not opened else 100)):
                marks = [LineString([(x - 7, y), (x + 7, y)]) for x in (40, 80, 120, 300, 340,
                    380)] + ([LineString([(x, y - 7), (x, y + 7)]) for x in (40, 80, 120, 300, 340,
                    380)] if sign == "+" else [])
                d.add("charge-plus" if sign == "+" else "charge-minus", unary_union(marks), Form.LINE,
                    "artery" if sign == "+" else "vein", width=4)
        d.label("gate-sodium-ions", "sodium-ions", priority=0)
        d.label("gate-channel-open" if opened else "gate-channel-closed", "channel", "channel-right", priority=0)
        d.label("gate-cell-membrane", "membrane-heads", priority=1)
        label_parts(d, "gate", "extracellular-fluid cytosol", priority=2)
        return d

    return draw


# ---------------------------------------------------------------- spinal cord
def draw_spinal_cord(seed: int) -> Drawing:
    d = Drawing("spinal-cord-plate")
    spinal_cord.draw_cord(d)
    label_parts(d, "cord", "white-matter gray-matter", priority=0)
    label_parts(d, "cord", "central-canal posterior-root anterior-root posterior-root-ganglion spinal-nerve")
    for name, zone in (("posterior-horn", box(50, -120, 100, -40)), ("anterior-horn", box(30, 40, 100, 100)),
        ("lateral-horn", box(84, -14, 110, 16))):
        d.label(f"cord-{name}", "gray-matter", priority=1, zone=zone)
    d.label("cord-posterior-column", "white-matter", priority=2, zone=box(-50, -140, -6, -40))
    return d


def draw_reflex(seed: int) -> Drawing:
    d = Drawing("reflex-arc-plate")
    spinal_cord.draw_cord(d, both_sides=False, lateral=False)
    skin = geo.blob((560, -210), (720, -200), (760, -120), (720, -40), (600, -40), (540, -110))
    d.add("skin-receptor", skin, Form.ROUND, "skin", depth=26)
    muscle.belly(d, "flexor-muscle", [(430, 420, 16), (520, 400, 44), (620, 410, 50), (720, 440, 16)], depth=24)
    sensory = [(640, -130), (560, -60), (470, 20), (400, 24), (330, 4), (268, -40), (190, -86), (110, -84), (66, -70)]
    d.add("sensory-neuron", geo.line(*sensory), Form.CORD, "vein", width=9)
    d.add("sensory-body", geo.ellipse(272, -72, 17, 14), Form.ROUND, "vein", depth=6)
    d.add("endings", unary_union([geo.tube((640, -130, 4), (660 + k * 14, -160 + abs(k) * 16, 2), cap=2) for k in (-2,
        -1, 0, 1, 2)]), Form.ROUND, "vein", depth=2)
    d.add("interneuron", geo.line((66, -66), (58, -20), (54, 30), (60, 56)), Form.CORD, "nerve-relay", width=9)
    d.add("inter-body", geo.ellipse(56, 2, 13), Form.ROUND, "nerve-relay", depth=5)
    motor = [(62, 70), (110, 96), (190, 116), (280, 74), (346, 34), (410, 40), (470, 60), (500, 200), (520, 390)]
    d.add("motor-neuron", geo.line(*motor), Form.CORD, "artery", width=9)
    d.add("motor-body", geo.ellipse(62, 70, 17, 14), Form.ROUND, "artery", depth=6)
    label_parts(d, "cord", "skin-receptor sensory-neuron interneuron motor-neuron flexor-muscle", priority=0)
    label_parts(d, "cord", "gray-matter white-matter posterior-root-ganglion spinal-nerve")
    label_parts(d, "cord", "posterior-root anterior-root", priority=2)
    return d


# ---------------------------------------------------------------- sympathetic connections
def sympathetic(key: str, route: str):
    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(-190, -180, 900, 570))
        spinal_cord.draw_cord(d, both_sides=False)
        d.add("chain", geo.tube((560, -160, 13), (556, 120, 13), (560, 380, 13), step=6), Form.ROUND, "nerve",
            depth=8, tone=0.1)
        d.add("white-ramus-communicans", geo.tube((430, 46, 11), (490, 90, 11), (548, 118, 12), step=4), Form.ROUND,
            "white-matter", depth=6)
        d.add("gray-ramus-communicans", geo.tube((456, 30, 9), (510, 60, 9), (556, 96, 10), step=4), Form.ROUND,
            "gray-matter", depth=6)
        d.add("chain-ganglion", geo.ellipse(558, 120, 34, 44), Form.ROUND, "nerve", depth=16)
        d.add("superior-chain-ganglion", geo.ellipse(560, -110, 30, 38), Form.ROUND, "nerve", depth=14)
        d.add("lower-ganglion", geo.ellipse(560, 330, 30, 38), Form.ROUND, "nerve", depth=14)
        d.add("collateral-ganglion", geo.ellipse(666, 250, 40, 32), Form.ROUND, "nerve", depth=14, tone=-0.1)
        d.add("splanchnic-nerve", geo.tube((566, 140, 9), (600, 200, 9), (650, 244, 9), step=4), Form.ROUND, "nerve",
            depth=5)
        start = [(94, 4), (80, 60), (120, 106), (200, 112), (300, 64), (380, 34), (440, 56), (500, 96), (548, 118)]
        ends = {"level": [], "up": [(562, 60), (560, -40), (560, -100)],
            "collateral": [(572, 150), (604, 202), (660, 248)]}[route]
        d.add("central-neuron", geo.line(*start, *ends), Form.CORD, "vein", width=8)
        d.add("central-body", geo.ellipse(92, 2, 13), Form.ROUND, "vein", depth=5)
        after = {"level": [(560, 122), (520, 70), (470, 36), (560, 20), (690, 26)],
            "up": [(562, -112), (620, -116), (700, -110)], "collateral": [(668, 252), (700, 300), (706, 370)]}[route]
        d.add("ganglionic-neuron", geo.line(*after), Form.CORD, "artery", width=8)
        d.add("ganglionic-body", geo.ellipse(*after[0], 13), Form.ROUND, "artery", depth=5)
        label_parts(d, "cord", "central-neuron ganglionic-neuron", priority=0)
        if route == "level":
            label_parts(d, "cord", "chain-ganglion white-ramus-communicans", priority=1)
        elif route == "up":
            label_parts(d, "cord", "superior-chain-ganglion", priority=1)
        else:
            label_parts(d, "cord", "collateral-ganglion splanchnic-nerve", priority=1)
        return d

    return draw


# ---------------------------------------------------------------- pupil
def pupil(key: str, wide: bool):
    def draw(seed: int) -> Drawing:
        d = Drawing(key)
        d.add("sclera", geo.blob((-250, 0), (-150, -96), (0, -140), (150, -96), (250, 0), (150, 96), (0, 130),
            (-150, 96)), Form.ROUND, "sclera", depth=30)
        d.add("iris", geo.ellipse(0, 0, 122), Form.ROUND, "iris", depth=14)
        hole = 66 if wide else 30
        rays = [LineString([geo.polar(hole + 6, a), geo.polar(116, a)]) for a in range(0, 360, 12)]
        rings = [LineString(geo.ellipse(0, 0, r).exterior) for r in range(hole + 8, hole + 34, 6)]
        d.add("radial-muscle-contracts" if wide else "radial", MultiLineString(rays),
            Form.CORD if wide else Form.LINE, "skeletal-muscle", width=5 if wide else 2, outline=False)
        d.add("circular-muscle-contracts" if not wide else "circular", unary_union(rings),
            Form.CORD if not wide else Form.LINE, "skeletal-muscle", width=5 if not wide else 2, outline=False)
        d.add("pupil", geo.ellipse(0, 0, hole), Form.HOLLOW, "pupil", depth=10)
        for a in (-135, -45, 45, 135):
            if wide:
                d.flow("action", geo.polar(72, a), geo.polar(94, a), geo.polar(116, a), width=9)
            else:
                d.flow("action", geo.polar(104, a), geo.polar(80, a), geo.polar(56, a), width=9)
        fiber = "sympathetic-fiber" if wide else "parasympathetic-fiber"
        d.add(fiber, geo.line((300, -150), (240, -110), (170, -96), (100, -60)), Form.CORD,
            "artery" if wide else "vein", width=7)
        d.label(f"pupil-{fiber}", fiber, priority=0)
        d.label("pupil-radial-muscle-contracts" if wide else "pupil-circular-muscle-contracts",
            "radial-muscle-contracts" if wide else "circular-muscle-contracts", priority=0)
        label_parts(d, "pupil", "pupil iris", priority=1)
        return d

    return draw


# ---------------------------------------------------------------- glia
def draw_glia(seed: int) -> Drawing:
    d = Drawing("glia-plate")
    d.add("tissue", geo.rounded_box(0, -90, 1000, 890, 30), Form.FLAT, "ground-substance", shadow=False)
    d.add("cerebrospinal-fluid", box(20, 700, 980, 780), Form.FLAT, "ventricle", tone=0.4, outline=False,
        shadow=False)
    for n, x in enumerate(range(24, 970, 53)):
        d.add("ependymal-cells" if n == 4 else f"ependyma-{n}", geo.rounded_box(x, 630, 50, 72, 9), Form.ROUND,
            "ependyma", depth=12)
    d.add("ependyma-nuclei", [geo.ellipse(x + 25, 668, 11, 14) for x in range(24, 970, 53)], Form.ROUND,
        "neuron-nucleus", depth=4, shadow=False)
    d.add("ependyma-cilia", MultiLineString([[(x + dx, 702), (x + dx + 4, 724)] for x in range(24, 970,
        53) for dx in (10, 20, 30, 40)]), Form.LINE, "ependyma", width=3, tone=-0.3)
    d.add("capillary", geo.tube((0, 150, 34), (120, 170, 34), (200, 120, 34), (250, -20, 34), step=6), Form.ROUND,
        "artery", depth=18)
    axon = [(560, 210), (660, 250), (760, 330), (860, 350), (1000, 340)]
    d.add("axon", geo.tube(*[(x, y, 9) for x, y in axon], step=5), Form.ROUND, "axon", depth=6)
    neurons.cell_body(d, (520, 190), 62, neurons.tree((520, 190), 62, (-150, -100, -55, 100, 150), 78, 15,
        f"glia/{seed}", 2, 27))
    d.add("astrocyte", unary_union([geo.ellipse(300, 300, 34), *neurons.tree((300, 300), 34, range(0, 360, 40), 66, 9,
        f"astro/{seed}", 1, 24), geo.tube((286, 280, 10), (240, 210, 8), (206, 150, 16), cap=2, step=4),
        geo.tube((330, 286, 8), (400, 250, 7), (462, 216, 12), cap=2, step=4)]), Form.ROUND, "astrocyte", depth=12)
    d.add("astrocyte-nucleus", geo.ellipse(300, 300, 16), Form.ROUND, "neuron-nucleus", depth=5, shadow=False)
    segments = neurons.sheath(axon, 3, 44, 16, 0.24, 0.97)
    oligo = [geo.ellipse(760, 480, 40, 34), *[geo.tube((760, 470, 8),
        ((760 + s.centroid.x) / 2, (470 + s.centroid.y) / 2 + 10, 6), (s.centroid.x, s.centroid.y + 14, 8),
        step=4) for s in segments]]
    d.add("oligodendrocyte", geo.fillet(unary_union(oligo), 5), Form.ROUND, "schwann-cell", depth=12)
    d.add("oligodendrocyte-nucleus", geo.ellipse(760, 482, 17), Form.ROUND, "neuron-nucleus", depth=5, shadow=False)
    d.add("myelin-sheath", segments, Form.ROUND, "myelin", depth=16)
    d.add("microglia", geo.fillet(unary_union([geo.ellipse(460, 500, 34, 20, 20),
        *neurons.tree((460, 500), 26, (-160, -120, -30, 20, 60, 140), 56, 6, f"micro/{seed}", 2, 40)]), 3),
        Form.ROUND, "microglia", depth=10)
    d.add("microglia-nucleus", geo.ellipse(460, 500, 17, 9, 20), Form.ROUND, "neuron-nucleus", depth=4, shadow=False)
    label_parts(d, "glia", "astrocyte oligodendrocyte microglia ependymal-cells", priority=0)
    d.label("glia-neuron", "dendrites", "cell-body", priority=1)
    label_parts(d, "glia", "capillary myelin-sheath axon cerebrospinal-fluid")
    return d


def myelin(key: str, turns: float):
    """An axon in cross-section with its Schwann cell wound around it `turns` times."""

    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(-210, -210, 420, 420))
        if turns < 1:
            cell = geo.ellipse(0, 10, 176, 160).difference(geo.ellipse(0, -46, 78)).difference(box(-16, -220, 16,
                -60))
            d.add("schwann-cell", geo.smooth(cell, 6), Form.ROUND, "schwann-cell", depth=26, tone=0.3)
            d.add("nucleus", geo.ellipse(0, 100, 50, 30), Form.ROUND, "neuron-nucleus", depth=12, shadow=False)
            d.add("axon", geo.ellipse(0, -46, 66), Form.ROUND, "axon", depth=22)
        else:
            d.add("schwann-cell", geo.wobbly(0, 6, 190, 184, key, amount=0.02), Form.ROUND, "schwann-cell", depth=16,
                tone=0.3)
            t = np.linspace(0, turns * 2 * np.pi, int(60 * turns))
            inner, outer = 74.0, 74.0 + 15.0 * turns
            spiral = [((inner + (outer - inner) * k / t[-1]) * np.cos(k),
                (inner + (outer - inner) * k / t[-1]) * np.sin(k)) for k in t]
            d.add("layers-of-myelin", LineString(spiral), Form.CORD, "myelin", width=9)
            d.add("nucleus", geo.ellipse(4, 150 if turns < 4 else 162, 44, 17), Form.ROUND, "neuron-nucleus", depth=8,
                shadow=False)
            d.add("axon", geo.ellipse(0, 0, 64), Form.ROUND, "axon", depth=22)
            d.label("glia-layers-of-myelin", "layers-of-myelin", priority=0)
        label_parts(d, "glia", "axon schwann-cell", priority=0)
        label_parts(d, "glia", "nucleus", priority=1)
        return d

    return draw
