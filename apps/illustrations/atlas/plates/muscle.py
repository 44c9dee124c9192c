"""Skeletal muscle from the organ down to the sarcomere, and the sarcomere itself."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import muscle, organelles
from ..knowledge import muscular
from ..scenes import label_parts, panels, plate
from ..subject import OTHER_ANIMALS, Fact, Subject


def draw_muscle(seed: int) -> Drawing:
    d = Drawing("muscle-plate")
    d.add("bone", geo.tube((0, 20, 46), (40, 40, 30), (120, 70, 24), (220, 90, 24), step=6), Form.ROUND, "bone",
        depth=20)
    d.add("tendon", geo.tube((90, 64, 22), (190, 116, 20), (280, 170, 36), step=6), Form.ROUND, "tendon", depth=12)
    face = (620.0, 330.0)
    body = geo.blob((230, 130), (330, 130), (470, 160), (600, 198), (622, 204, "c"), (566, 330), (600, 452),
        (616, 456, "c"), (470, 400), (340, 320), (250, 220))
    end = geo.ellipse(face[0], face[1], 56, 128, -6)
    d.add("skeletal-muscle", body.union(box(560, 240, 600, 420)), Form.ROUND, "skeletal-muscle", depth=46,
        grain=tuple(geo.curve([(250, 150 + k * 0.3), (420, 190 + k), (590, 220 + k * 1.6)]) for k in range(0, 150,
        16)))
    d.add("epimysium", end.buffer(8), Form.CUT, "muscle-sheath", depth=4)
    d.add("perimysium", end, Form.FLAT, "muscle-sheath", tone=0.3, shadow=False)
    centres = muscle.packed(face, 108, 0.42, 4, 21)
    d.add("fascicles-cut", [geo.ellipse(x, y, 10.5, 22, -6).intersection(end) for x, y in centres], Form.ROUND,
        "skeletal-muscle", tone=0.14, depth=4, shadow=False)
    d.add("fibers-cut", unary_union([geo.ellipse(x + dx, y + dy, 2.6, 5) for x, y in centres for dx,
        dy in ((-4, -9), (3, -11), (-3, 2), (4, 0), (0, 11))]).intersection(end), Form.FLAT, "skeletal-muscle",
        tone=-0.2, outline=False, shadow=False)
    d.add("blood-vessels", [geo.ellipse(face[0] + 14, face[1] - 62, 4, 8),
        geo.ellipse(face[0] - 10, face[1] + 50, 4, 8), geo.ellipse(face[0] + 18, face[1] + 60, 4, 7)], Form.ROUND,
        "artery", depth=2, shadow=False)
    _fascicle(d)
    _fiber(d, seed)
    label_parts(d, "muscle", "skeletal-muscle fascicle muscle-fiber myofibril sarcomere", priority=0)
    label_parts(d, "muscle", "bone tendon epimysium perimysium endomysium sarcolemma nucleus")
    label_parts(d, "muscle", "blood-vessels", priority=2)
    return d


def _fascicle(d: Drawing) -> None:
    """One bundle drawn out of the cut face, with its fibers."""
    course = [(624, 330), (720, 350), (800, 392), (850, 440)]
    d.add("fascicle", geo.tube(*[(x, y, r) for (x, y), r in zip(course, (24, 50, 62, 66), strict=True)], step=6),
        Form.ROUND, "skeletal-muscle", depth=26, tone=0.08)
    end = geo.ellipse(852, 442, 66, 38, -46)
    d.add("fascicle-sheath", end.buffer(6), Form.CUT, "muscle-sheath", depth=3)
    d.add("endomysium", end, Form.FLAT, "muscle-sheath", tone=0.35, shadow=False)
    dots = [geo.local([(u, v)], 852, 442, -46)[0] for u, v in muscle.packed((0, 0), 58, 0.56, 4, 10) for u,
        v in [(v, u)]]
    d.add("fascicle-fibers", [geo.ellipse(x, y, 11, 7.5, -46).intersection(end) for x, y in dots], Form.ROUND,
        "myofibril", depth=3, shadow=False)


def _fiber(d: Drawing, seed: int) -> None:
    """One fiber drawn out of the fascicle, its membrane cut back from the myofibrils, one of which goes on."""
    d.add("sarcolemma", geo.tube((846, 456, 18), (800, 540, 44), (700, 620, 60), (590, 664, 66), step=6), Form.ROUND,
        "myofibril", depth=30)
    course = geo.curve([(846, 456), (800, 540), (700, 620), (590, 664)], 6)[:, :2]
    normal, _ = geo.normals(course)
    stripes = [LineString([p - n * w, p + n * w]) for p, n, w in zip(course[6::3], normal[6::3],
        np.linspace(24, 64, len(course[6::3])), strict=True)]
    d.add("striations", unary_union(stripes).buffer(2.4).intersection(geo.inset(d["sarcolemma"].shape, 2)), Form.FLAT,
        "skeletal-muscle", opacity=0.5, outline=False, shadow=False)
    d.add("nucleus", [geo.ellipse(x, y, 24, 9, turn) for x, y, turn in ((806, 486, -58), (740, 556, -36),
        (640, 606, -16), (700, 654, -28))], Form.ROUND, "neuron-nucleus", depth=4, shadow=False)
    d.add("muscle-fiber", geo.ellipse(588, 665, 36, 67, 20), Form.CUT, "muscle-sheath", depth=4)
    rods = [geo.local([(u, v)], 588, 665, 20)[0] for u, v in muscle.packed((0, 0), 60, 0.5, 4, 11)]
    d.add("myofibrils-cut", [geo.ellipse(x, y, 7, 12, 20) for x, y in rods], Form.ROUND, "myofibril", depth=3,
        shadow=False)
    rod = geo.tube((584, 664, 12), (480, 690, 30), (340, 700, 44), (120, 700, 50), step=6)
    d.add("myofibril", rod, Form.ROUND, "myofibril", tone=0.2, depth=22)
    for n, x in enumerate((150, 270, 386, 480)):
        wide = (110, 106, 86, 60)[n]
        half = (48, 44, 38, 29)[n]
        y = (700, 700, 696, 688)[n]
        d.add("sarcomere" if n == 0 else f"band-{n}", geo.rounded_box(x, y - half + 3, wide * 0.62, 2 * half - 6, 10),
            Form.FLAT, "skeletal-muscle", opacity=0.8, outline=False, shadow=False)
        d.add(f"z-{n}", LineString([(x - wide * 0.2, y - half), (x - wide * 0.2, y + half)]), Form.LINE, "z-disc",
            width=4)


def draw_sarcomere(seed: int) -> Drawing:
    d = Drawing("sarcomere-plate")
    muscle.sarcomere(d, 0, 0, 900, 440, thin=0.37, rows=4)
    bars = {"i-band": (-60, 171), "h-zone": (333, 567), "a-band": (171, 729), "zone-of-overlap": (567, 729)}
    for n, (name, (a, b)) in enumerate(bars.items()):
        y = -86 if name in ("i-band", "a-band") else 512
        d.add(name, box(a, y - 9, b, y + 9), Form.FLAT, ("thin-filament", "titin", "thick-filament", "myofibril")[n],
            shadow=False)
    label_parts(d, "sarcomere", "z-disc m-line thin-filament thick-filament", priority=0)
    label_parts(d, "sarcomere", "titin myosin-heads i-band a-band h-zone zone-of-overlap")
    return d


# ---------------------------------------------------------------- sliding filaments
def _state(key: str, width: float, thin: float):
    def draw(seed: int) -> Drawing:
        d = Drawing(key, box=(-70, -50, 840, 330))
        muscle.sarcomere(d, 350 - width / 2, 0, width, 230, thin=thin * 260 / width, rows=3, thick=400)
        for part, term in (("z-disc", "z-disc"), ("thick-filament", "thick-filament"),
            ("thin-filament", "thin-filament"), ("m-line", "m-line")):
            d.label(f"sarcomere-{term}", part, priority=0 if "filament" in part else 1)
        return d

    return draw


# ---------------------------------------------------------------- neuromuscular junction
def draw_nmj(seed: int) -> Drawing:
    d = Drawing("nmj-plate")
    d.add("muscle-fiber", geo.blob((0, 610, "c"), (120, 596), (220, 600), (500, 640), (780, 600), (880, 596),
        (1000, 610, "c"), (1000, 900, "c"), (0, 900, "c")), Form.ROUND, "myofibril", depth=50, tone=0.2)
    for n, y in enumerate((760, 818, 876)):
        d.add("myofibrils" if n == 0 else f"myofibrils-{n}", geo.rounded_box(10, y - 23, 980, 46, 18), Form.ROUND,
            "myofibril", depth=12)
        d.add(f"striations-{n}", [box(x, y - 21, x + 34, y + 21) for x in range(30, 970, 74)], Form.FLAT,
            "skeletal-muscle", opacity=0.75, outline=False, shadow=False)
    folds = [geo.tube((x, 608 + 26 * np.sin((x - 230) / 540 * np.pi), 9), (x + (3 if x % 80 else -3), 694, 7), cap=2,
        step=4) for x in range(250, 770, 40)]
    d.add("motor-end-plate", geo.tube((190, 596, 10), (300, 624, 10), (500, 640, 10), (700, 624, 10), (810, 596, 10),
        step=5), Form.ROUND, "membrane-head", depth=6)
    d.add("junctional-folds", unary_union(folds), Form.HOLLOW, "extracellular", depth=4)
    d.add("sarcolemma", unary_union([geo.tube((0, 610, 9), (110, 596, 9), (190, 596, 9), step=5),
        geo.tube((810, 596, 9), (890, 596, 9), (1000, 610, 9), step=5)]), Form.ROUND, "membrane-head", depth=5,
        tone=-0.1)
    d.add("t-tubule", geo.tube((900, 602, 12), (902, 680, 10), (900, 880, 10), cap=2, step=5), Form.HOLLOW,
        "extracellular", depth=5)
    receptors = [(x, 626 + 10 * np.sin((x - 250) / 520 * np.pi)) for x in range(232, 790, 20) if x % 40 != 10]
    d.add("ach-receptors", [geo.ellipse(x, y, 5, 9) for x, y in receptors], Form.ROUND, "channel-open", depth=3)
    terminal = geo.blob((430, 180, "c"), (424, 260), (360, 340), (250, 420), (196, 500), (214, 562), (340, 596),
        (500, 610), (660, 596), (786, 562), (804, 500), (750, 420), (640, 340), (574, 260), (566, 180, "c"))
    d.add("synaptic-cleft", terminal.buffer(22).intersection(box(180, 500, 820, 640)), Form.FLAT, "extracellular",
        outline=False, shadow=False)
    d.add("axon-terminal", terminal, Form.ROUND, "presynaptic", depth=50)
    d.add("motor-neuron", geo.tube((470, -60, 62), (490, 60, 64), (498, 200, 68), step=6), Form.ROUND, "presynaptic",
        depth=30)
    for n, (a, b) in enumerate((((466, -60), (480, 30)), ((486, 66), (497, 150)))):
        d.add("myelin-sheath" if n == 0 else "myelin-2", geo.smooth(geo.tube((*a, 88), (*b, 90), step=6), 18),
            Form.ROUND, "myelin", depth=36)
    d.place(organelles.mitochondrion(seed), 430, 350, scale=1.0, rotation=60, prefix="mito-")
    centres = [(300, 470), (368, 436), (372, 520), (446, 480), (300, 544), (524, 440), (520, 530), (592, 486),
        (648, 430), (664, 520), (728, 476), (724, 546), (452, 560), (590, 566)]
    d.add("synaptic-vesicles", [geo.ellipse(x, y, 24) for x, y in centres], Form.ROUND, "synaptic-vesicle", depth=7)
    cargo = [p for x, y in centres for p in ((x - 8, y - 6), (x + 8, y - 6), (x, y + 8))]
    free = [(x, 612 + 9 * np.sin(x / 40)) for x in range(420, 620, 17)]
    d.add("cargo", unary_union([geo.ellipse(x, y, 4.5) for x, y in cargo]), Form.FLAT, "neurotransmitter",
        shadow=False)
    d.add("acetylcholine", unary_union([geo.ellipse(x, y, 5) for x, y in free]), Form.ROUND, "neurotransmitter",
        depth=2, shadow=False)
    for n, x in enumerate((268, 742)):
        d.add(f"channel-{n}", [geo.ellipse(x + dx, 578, 8, 17) for dx in (-8, 8)], Form.ROUND, "channel", depth=5)
    label_parts(d, "nmj", "motor-neuron axon-terminal motor-end-plate synaptic-cleft acetylcholine ach-receptors",
        priority=0)
    label_parts(d, "nmj",
        "synaptic-vesicles sarcolemma muscle-fiber myofibrils junctional-folds t-tubule myelin-sheath")
    d.label("nmj-mitochondrion", "mito-outer-membrane", "mito-matrix", priority=2)
    d.label("nmj-voltage-gated-calcium-channel", "channel-0", "channel-1", priority=1)
    return d


SUBJECTS = (
    Subject(
        key="skeletal-muscle", title="Structure of skeletal muscle", kind="plate",
        scene=plate("muscle-plate", "Structure of skeletal muscle", draw_muscle, muscular.MUSCLE,
            subtitle="From the muscle to the myofibril",
            note="Each part is drawn out of the one before it; not to a common scale."),
        names=("skeletal muscle", "structure of skeletal muscle", "skeletal muscle structure",
            "three connective tissue layer", "muscle fiber", "skeletal muscle fiber", "muscle structure",
            "organization of skeletal muscle", "muscle fascicle", "epimysium perimysium endomysium",
            "muscle organization"),
        tells=("epimysium + perimysium", "fascicle + myofibril", "muscle fiber + myofibril + sarcolemma",
            "endomysium + perimysium"),
        not_when=(*OTHER_ANIMALS, "cardiac", "smooth", "relaxation", "contraction of", "contract", "neuromuscular",
            "metabolism", "type of muscle", "muscle tissue", "motor unit", "three type", "t tubule", "twitch",
            "fascicle arrangement", "shape", "pump", "vein", "innervation", "atrophy", "hypertrophy", "capillar",
            "growth", "satellite", "head", "name", "insertion", "movement", "shiver", "fascicle shape"),
        opening="A skeletal muscle taken apart, from the whole organ to a myofibril.",
            facts=(Fact("Epimysium, perimysium and endomysium wrap the muscle, its fascicles and its fibers.",
            "openstax-ap-10"),
            Fact("A fiber is one long cell with many nuclei; its myofibrils are chains of sarcomeres, which make the striations.",
            "openstax-ap-10")),
        summary="Muscle, fascicle, muscle fiber and myofibril, each drawn out of the one before.",
            sources=("openstax-ap-10", "openstax-bio-38"),
    ),
    Subject(
        key="sarcomere", title="Sarcomere", kind="plate",
        scene=plate("sarcomere-plate", "Sarcomere", draw_sarcomere, muscular.SARCOMERE,
            subtitle="The unit of contraction of striated muscle",
            note="Schematic; one sarcomere runs from Z disc to Z disc."),
        names=("sarcomere", "the sarcomere", "structure of a sarcomere", "sarcomere structure",
            "thick and thin filament", "myofibril structure", "a sarcomere"),
        tells=("z disc + m line", "z line + m line", "a band + i band", "actin + myosin + sarcomere",
            "h zone + sarcomere"), not_when=("sliding", "contract", "shorten", "length tension", "cross bridge",
            "tension", "relaxed and", "ideal length", "contraction", "power stroke"),
        opening="A sarcomere at rest.",
            facts=(Fact("Thin filaments, mainly actin, are anchored at the Z discs; thick filaments of myosin at the M line.",
            "openstax-ap-10"),
            Fact("The A band is as long as the thick filaments; the I band and the H zone hold only one kind of filament.",
            "openstax-ap-10")),
        summary="Thin filaments at the Z discs overlap thick filaments at the M line; bands and zones marked.",
            sources=("openstax-ap-10", "openstax-bio-38"),
    ),
    Subject(
        key="sliding-filaments", title="Sliding filament model of muscle contraction", kind="process",
        scene=panels("sliding-filaments", "Sliding filament model of muscle contraction",
            (("Relaxed", _state("sarcomere-relaxed", 700, 0.95),
            "Thin and thick filaments overlap little; I band and H zone are wide."),
            ("Contracted", _state("sarcomere-contracted", 540, 0.95),
            "Thin filaments have slid over the thick ones; Z discs are closer.")), muscular.SARCOMERE),
        names=("sliding filament model", "sliding filament theory", "sliding filament",
            "sliding filament model of muscle contraction", "contraction of a sarcomere", "sarcomere contraction"),
            tells=("sarcomere + shorten", "sarcomere + contract", "z line + closer",
            "sarcomere + relaxed + contracted"), not_when=("cross bridge", "atp", "tension"),
        opening="A sarcomere at rest and contracted.",
            facts=(Fact("The filaments keep their lengths; they slide past each other, so that the sarcomere shortens.",
            "openstax-ap-10"), Fact("The I bands and the H zone shrink, while the A band keeps its width.",
            "openstax-ap-10")),
        summary="In contraction the thin filaments slide inward and the Z discs come closer.",
            sources=("openstax-ap-10", "openstax-bio-38"),
    ),
    Subject(
        key="neuromuscular-junction", title="Neuromuscular junction", kind="plate",
        scene=plate("nmj-plate", "Neuromuscular junction", draw_nmj, muscular.NMJ,
            subtitle="Motor end plate and its innervation", note="ACh, acetylcholine; not to scale."),
        names=("neuromuscular junction", "motor end plate", "motor end plate and innervation", "nmj",
            "innervation of muscle fiber"), tells=("axon terminal + ach + sarcolemma",
            "motor neuron + acetylcholine + muscle fiber", "nmj + ach"),
        not_when=("toxin", "botulinum", "tetanus", "myasthenia", "motor unit", "blocker", "clostridium",
            "excitation contraction", "relaxation", "nerve gas"),
        opening="The axon terminal of a motor neuron on a skeletal muscle fiber.",
            facts=(Fact("The axon terminal releases ACh, which diffuses across the synaptic cleft.",
            "openstax-ap-10"),
            Fact("ACh binds to receptors of the motor end plate and opens them; sodium flows in and depolarizes the sarcolemma.",
            "openstax-ap-10")),
        summary="The axon terminal releases acetylcholine onto receptors of the folded motor end plate.",
            sources=("openstax-ap-10", "openstax-bio-38"),
    ),
)
