"""A chemical synapse close up: axon terminal, cleft and postsynaptic membrane."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import affinity, box
from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import organelles
from ..knowledge import nervous
from ..scenes import label_parts, plate
from ..subject import Fact, Subject

FLOOR = 560.0  # height of the presynaptic membrane
RECEPTORS = (250.0, 350.0, 450.0, 550.0, 650.0, 750.0)


def draw_synapse(seed: int) -> Drawing:
    d = Drawing("synapse-plate")
    _postsynaptic(d)
    terminal = geo.blob(
        (420, 0, "c"), (432, 90), (400, 190), (300, 270), (196, 380), (176, 480), (228, 546), (350, FLOOR), (500,
            FLOOR + 4),
        (650, FLOOR), (772, 546), (824, 480), (804, 380), (700, 270), (600, 190), (568, 90), (580, 0, "c"),
    )
    terminal = geo.clean(terminal.difference(geo.ellipse(566, 574, 33, 46)))
    d.add("axon-terminal", terminal, Form.ROUND, "presynaptic", depth=60)
    d.add("presynaptic-membrane", terminal.difference(geo.inset(terminal, 10)).intersection(box(150, 480, 850, 600)),
        Form.FLAT, "membrane-head", outline=False, shadow=False)
    inside = geo.inset(terminal, 12)
    d.add("cytosol", inside, Form.FLAT, "presynaptic", tone=0.55, outline=False, shadow=False)
    d.add("axon", inside.intersection(box(400, 0, 600, 150)), Form.FLAT, "presynaptic", tone=0.3, outline=False,
        shadow=False)
    d.place(organelles.mitochondrion(seed), 500, 232, scale=1.25, rotation=90, prefix="mitochondrion-")
    _vesicles(d)
    for n, x in enumerate((290, 700)):
        _channel(d, f"calcium-{n}", x, FLOOR - 4 + (-6 if n else -2), 52, "channel")
    calcium = [(286, 612), (296, 596), (294, 520), (282, 498), (306, 478), (699, 616), (706, 520), (694, 494), (716,
        476)]
    d.add("calcium-ions", MultiPoint(calcium), Form.DOTS, "calcium-ion", width=15)
    _channel(d, "transporter", 798, 520, 46, "mhc-alpha", -46)
    label_parts(d, "synapse", "axon-terminal neurotransmitter", priority=0)
    label_parts(d, "synapse",
        "axon presynaptic-membrane calcium-ions transporter postsynaptic-membrane postsynaptic-cell sodium-ions synaptic-cleft")
    d.label("synapse-mitochondrion", "mitochondrion-outer-membrane", "mitochondrion-matrix", priority=2)
    d.label("synapse-synaptic-vesicle", "vesicles", priority=0)
    d.label("synapse-vesicle-releasing-neurotransmitter", "released", priority=1)
    d.label("synapse-voltage-gated-calcium-channel", "calcium-0", "calcium-1", priority=1)
    d.label("synapse-receptor", *(f"receptor-{n}" for n in range(len(RECEPTORS))), priority=0)
    return d


def _postsynaptic(d: Drawing) -> None:
    d.add("synaptic-cleft", geo.rounded_box(170, 520, 660, 190, 60), Form.FLAT, "extracellular", outline=False,
        shadow=False)
    cell = geo.blob((60, 730, "c"), (200, 676), (500, 664), (800, 676), (940, 730, "c"), (940, 900, "c"), (500, 912),
        (60, 900, "c"))
    d.add("postsynaptic-cell", cell, Form.ROUND, "postsynaptic", depth=40)
    band = cell.difference(affinity.translate(cell, 0, 16)).intersection(box(60, 640, 940, 760))
    d.add("postsynaptic-membrane", band, Form.FLAT, "membrane-head", tone=-0.1, outline=False, shadow=False)
    for n, x in enumerate(RECEPTORS):
        _channel(d, f"receptor-{n}", x, 680 + abs(x - 500) ** 2 * 0.00012, 66, "channel-open")
    sodium = [(x + dx, 690 + dy) for x in RECEPTORS[1::2] for dx, dy in ((0, -50), (0, -18), (1, 66), (-16, 92), (14,
        112))]
    d.add("sodium-ions", MultiPoint(sodium), Form.DOTS, "sodium-ion", width=14)
    bound = [(x, 650 + abs(x - 500) ** 2 * 0.00012) for x in RECEPTORS]
    free = geo.scatter(box(430, 586, 720, 640), 25, "cleft")
    d.add("neurotransmitter", MultiPoint([*map(tuple, free), *((x - 17, y) for x, y in bound), *((x + 17, y) for x,
        y in bound)]), Form.DOTS, "neurotransmitter", width=9)


def _channel(d: Drawing, id: str, x: float, y: float, height: float, material: str, turn: float = 0.0) -> None:
    """A channel protein through a membrane: two halves with a pore between them."""
    halves = [
        geo.blob(*[(x + side * px, y + py * height / 66) for px, py in ((4, -30), (15, -34), (22, -10), (16, 30), (6,
            34), (3, 6))])
        for side in (-1, 1)
    ]
    d.add(id, affinity.rotate(unary_union(halves), turn, origin=(x, y)), Form.ROUND, material, depth=7)


def _vesicles(d: Drawing) -> None:
    r = 33.0
    centres = [(300, 380), (384, 336), (378, 428), (470, 402), (622, 342), (610, 434), (706, 390), (300, 470), (466,
        500), (742, 474)]
    d.add("vesicles", [geo.ellipse(x, y, r) for x, y in centres], Form.ROUND, "synaptic-vesicle", depth=9)
    d.add("vesicle-lumen", [geo.ellipse(x, y, r - 7) for x, y in centres], Form.FLAT, "synaptic-vesicle", tone=0.62,
        outline=False, shadow=False)
    x, y = 566.0, 548.0
    pouch = geo.ellipse(x, y - 6, 40, 42).difference(geo.ellipse(x, y - 4, 32, 34)).difference(box(x - 24, y + 10,
        x + 24, y + 80))
    d.add("released", pouch, Form.ROUND, "synaptic-vesicle", depth=4, shadow=False)
    cargo = [p for cx, cy in centres for p in _cargo(cx, cy, 19)] + _cargo(x, y - 6, 20) + [(x - 8, y + 30), (x + 10,
        y + 36), (x, y + 54)]
    d.add("cargo", MultiPoint(cargo), Form.DOTS, "neurotransmitter", width=9, shadow=False)


def _cargo(x: float, y: float, reach: float) -> list[tuple[float, float]]:
    return [(x, y), *(geo.polar(reach * 0.82, a, x, y) for a in range(0, 360, 60))]


SUBJECT = Subject(
    key="synapse",
    title="Chemical synapse",
    kind="plate",
    scene=plate("synapse-plate", "Chemical synapse", draw_synapse, nervous.SYNAPSE,
        subtitle="How a signal passes from one neuron to the next", note="Not to scale."),
    names=(
        "synapse", "chemical synapse", "synaptic transmission", "synaptic cleft", "neurotransmitter release",
            "release of neurotransmitter",
        "communication at a chemical synapse", "signal transmission at a synapse", "axon terminal",
    ),
    tells=("presynaptic + postsynaptic + neurotransmitter", "synaptic cleft + receptor",
        "synaptic vesicle + neurotransmitter", "calcium + neurotransmitter + presynaptic",
        "neurotransmitter + synapse"),
    not_when=(
        "neuromuscular", "motor end plate", "electrical synapse", "gap junction", "immunological", "summation",
            "postsynaptic potential", "muscle", "reuptake inhibitor",
        "long term potentiation", "ltp", "prozac", "sympathetic", "ganglion", "acetylcholine", "botulinum", "tetanus",
            "toxin", "synapsis", "spinal cord", "gaba", "nmda", "drug", "retina", "receptor type",
    ),
    opening="A chemical synapse between an axon terminal and a postsynaptic cell.",
    facts=(
        Fact("When an action potential reaches the terminal, voltage-gated calcium channels open and Ca²⁺ flows in.",
            "openstax-bio-35"),
        Fact("Calcium makes synaptic vesicles fuse with the presynaptic membrane and release neurotransmitter into the cleft.",
            "openstax-bio-35"),
        Fact("The neurotransmitter binds to receptors of the postsynaptic membrane; here these are ion channels that let sodium in.",
            "openstax-bio-35"),
        Fact("Transporters, enzymes and diffusion clear the neurotransmitter from the cleft.", "openstax-ap-12"),
    ),
    summary="Calcium makes vesicles release neurotransmitter, which crosses the cleft and opens channels.",
    scope="Shown is an excitatory synapse.",
    sources=("openstax-bio-35", "openstax-ap-12"),
)
