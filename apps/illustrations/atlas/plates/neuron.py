"""A multipolar motor neuron with a myelinated axon."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import itertools

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import neurons
from ..knowledge import nervous
from ..scenes import label_parts, plate
from ..subject import Fact, Subject

SOMA, RADIUS = (236.0, 250.0), 88.0
COURSE = ((300, 306), (352, 352), (430, 392), (540, 406), (650, 416), (740, 460), (792, 540), (816, 616))


def draw_neuron(seed: int) -> Drawing:
    d = Drawing("neuron-plate")
    dendrites = neurons.tree(SOMA, RADIUS, (-160, -115, -70, -20, 100, 152), 132, 23, f"neuron/{seed}", 2, 27)
    branches, bulbs = neurons.terminals(COURSE[-1], 76, 128, 11, 25, count=5, spread=128)
    d.add("axon-terminals", branches, Form.ROUND, "axon", depth=7)
    d.add("synaptic-end-bulbs", bulbs, Form.ROUND, "axon", depth=13)
    axon = d.add("axon", neurons.axon_tube(COURSE, 13), Form.ROUND, "axon", depth=9)
    hillock = geo.tube((264, 274, 54), (306, 311, 30), (346, 346, 14), step=3)
    neurons.cell_body(d, SOMA, RADIUS, [*dendrites, hillock])
    d.add("axon-hillock", hillock.difference(geo.ellipse(*SOMA, RADIUS - 4)), Form.FLAT, "axon", tone=0.12,
        outline=False, shadow=False)
    d.add("initial-segment", axon.intersection(box(336, 336, 400, 392)), Form.FLAT, "axon", tone=-0.12, outline=False,
        shadow=False)
    segments = neurons.sheath(COURSE, 4, 62, 21, 0.17, 0.97)
    for n, segment in enumerate(segments):
        d.add(f"myelin-{n}", segment, Form.ROUND, "myelin", depth=24)
    for n, nucleus in enumerate(neurons.schwann_nuclei(segments, 17)):
        d.add(f"schwann-{n}", nucleus, Form.ROUND, "schwann-cell", tone=-0.2, depth=5, shadow=False)
    label_parts(d, "neuron", "cell-body dendrites axon", priority=0)
    label_parts(d, "neuron", "nucleus axon-hillock axon-terminals synaptic-end-bulbs")
    label_parts(d, "neuron", "nucleolus initial-segment", priority=2)
    d.label("neuron-node-of-ranvier", "axon", priority=1, zone=_nodes(segments))
    d.label("neuron-myelin-sheath", "myelin-0", "myelin-1", "myelin-2", "myelin-3", priority=0)
    d.label("neuron-schwann-cell", *(f"schwann-{n}" for n in range(4)), priority=1)
    return d


def _nodes(segments):
    """The short bare stretches of the axon between two segments of myelin."""
    near = [a.buffer(14).intersection(b.buffer(14)) for a, b in itertools.pairwise(segments)]
    return near[1].union(near[0])


SUBJECT = Subject(
    key="neuron",
    title="Neuron",
    kind="plate",
    scene=plate(
        "neuron-plate", "Neuron", draw_neuron, nervous.NEURON,
        subtitle="Multipolar motor neuron with a myelinated axon",
        note="The axon is shortened; not to scale.",
    ),
    names=(
        "neuron", "nerve cell", "structure of a neuron", "part of a neuron", "motor neuron", "neuron structure",
            "typical neuron",
        "multipolar neuron", "myelinated axon", "myelinated neuron", "myelin sheath", "node of ranvier",
    ),
    tells=("soma + dendrite + axon", "cell body + dendrite + axon", "dendrite + axon + myelin"),
    not_when=(
        "unipolar", "bipolar", "classification", "by shape", "type of neuron", "kind of neuron", "glia", "glial",
            "schwann cell make",
        "sensory neuron", "interneuron", "synapse", "synaptic cleft", "reflex", "sympathetic", "ganglion",
            "action potential", "olfactory", "retina",
        "upper motor neuron", "lower motor neuron", "motor unit", "neuromuscular", "muscle", "hydra", "squid",
            "channel",
        "saltatory", "demyelination", "multiple sclerosis", "process of myelination", "plaque", "alzheimer",
            "parkinson", "central nervous system", "resting", "potential",
        "photograph", "mirror neuron", "stem cell", "brain", "spinal cord", "pathway", "stained",
    ),
    groups={"axon terminal": ("neuron-axon-terminals",), "myelin": ("neuron-myelin-sheath",),
        "soma": ("neuron-cell-body",)},
    opening="A multipolar motor neuron with the Schwann cells that myelinate its axon.",
    facts=(
        Fact("Dendrites receive signals; the axon carries action potentials from the cell body to its terminals.",
            "openstax-ap-12"),
        Fact("In peripheral nerves each segment of myelin is made by one Schwann cell.", "openstax-ap-12"),
        Fact("The gaps in the myelin, the nodes of Ranvier, let action potentials travel faster from node to node.",
            "openstax-bio-35"),
    ),
    summary="Dendrites and cell body receive signals; the myelinated axon carries them to its terminals.",
    sources=("openstax-ap-12", "openstax-bio-35"),
)
