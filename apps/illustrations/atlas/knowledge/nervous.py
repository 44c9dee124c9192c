"""Words for nerve cells, synapses, the brain, the spinal cord and the nerves."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

TISSUE, ANATOMY, SOMATIC, AUTONOMIC = "openstax-ap-12", "openstax-ap-13", "openstax-ap-14", "openstax-ap-15"

NEURON = glossary(
    "neuron", TISSUE,
    "Cell body: holds the nucleus | soma, perikaryon",
    "Nucleus: holds the DNA",
    "Nucleolus: makes ribosomes",
    "Dendrites: receive signals from other cells | dendrite",
    "Axon hillock: where the axon begins",
    "Initial segment: where action potentials start | axon initial segment",
    "Axon: carries action potentials away",
    "Myelin sheath: insulates the axon | myelin",
    "Node of Ranvier: gap in the myelin sheath | nodes of ranvier",
    "Schwann cell: makes myelin in peripheral nerves | schwann cells",
    "Axon terminals: branched end of the axon | axon terminal",
    "Synaptic end bulbs: release neurotransmitter | synaptic end bulb, terminal bouton",
    "Cell membrane: bounds the cell | plasma membrane",
)

SYNAPSE = glossary(
    "synapse", TISSUE,
    "Axon: brings the action potential",
    "Axon terminal: of the presynaptic cell | presynaptic terminal, presynaptic cell, presynaptic neuron",
    "Mitochondrion: supplies ATP",
    "Synaptic vesicle: filled with neurotransmitter | synaptic vesicles, vesicle",
    "Vesicle releasing neurotransmitter: by exocytosis | exocytosis",
    "Voltage-gated calcium channel: lets Ca²⁺ into the terminal | calcium channel",
    "Calcium ions: trigger the release | calcium, calcium ion",
    "Presynaptic membrane: of the axon terminal",
    "Synaptic cleft: narrow gap between the cells",
    "Neurotransmitter: diffuses across the cleft | neurotransmitters, transmitter",
    "Receptor: binds the neurotransmitter | receptors, ligand gated ion channel, neurotransmitter receptor",
    "Sodium ions: flow in and depolarize | sodium, sodium ion",
    "Postsynaptic membrane: carries the receptors",
    "Postsynaptic cell: receives the signal | postsynaptic neuron",
    "Transporter: takes neurotransmitter up again | reuptake pump, reuptake transporter",
)

TERMS = (*NEURON, *SYNAPSE)
