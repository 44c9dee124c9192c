"""Words for muscles and muscle tissue."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from ..vocabulary import glossary

TISSUE, SYSTEM = "openstax-ap-10", "openstax-ap-11"

MUSCLE = glossary(
    "muscle", TISSUE,
    "Skeletal muscle: organ that moves bones",
    "Tendon: joins muscle to bone",
    "Bone: moved by the muscle",
    "Epimysium: sheath of the whole muscle",
    "Fascicle: bundle of muscle fibers | fascicles",
    "Perimysium: sheath of a fascicle",
    "Muscle fiber: one long cell with many nuclei | muscle fibers, muscle cell",
    "Endomysium: sheath of a fiber",
    "Sarcolemma: cell membrane of the fiber",
    "Nucleus: one of many, under the membrane",
    "Myofibril: chain of sarcomeres | myofibrils",
    "Sarcomere: from one Z disc to the next | sarcomeres",
    "Blood vessels: between the fascicles",
)

SARCOMERE = glossary(
    "sarcomere", TISSUE,
    "Z disc: anchors the thin filaments | z line, z discs",
    "M line: anchors the thick filaments",
    "Thin filament: mainly actin | actin, thin filaments",
    "Thick filament: myosin | myosin, thick filaments",
    "Titin: elastic, holds the thick filaments",
    "I band: thin filaments only",
    "A band: length of the thick filaments",
    "H zone: thick filaments only",
    "Myosin heads: bind to actin | cross bridge, myosin head",
    "Zone of overlap: thin and thick filaments",
)

NMJ = glossary(
    "nmj", TISSUE,
    "Motor neuron: its axon reaches the fiber",
    "Myelin sheath: ends before the terminal",
    "Axon terminal: of the motor neuron",
    "Synaptic vesicles: filled with acetylcholine | vesicle",
    "Mitochondrion: supplies ATP",
    "Synaptic cleft: between terminal and fiber",
    "Acetylcholine: neurotransmitter, ACh | ach",
    "ACh receptors: open and let sodium in | ach receptor, receptor, receptors, acetylcholine receptor",
    "Motor end plate: folded part of the sarcolemma | motor end-plate",
    "Junctional folds: enlarge the end plate",
    "Sarcolemma: membrane of the muscle fiber",
    "Muscle fiber: contracts",
    "Myofibrils: bundles of filaments | myofibril",
    "T-tubule: leads the action potential inward | t tubule",
    "Voltage-gated calcium channel: opens in the terminal",
)

TISSUES = glossary(
    "muscle-tissue", TISSUE, "Striations: from sarcomeres | striation",
        "Nuclei: many, at the edge of the fiber | multiple nuclei", "Muscle fiber: long and unbranched",
        "Nucleus: one, in the middle | nuclei", "Intercalated disc: joins cardiac cells | intercalated discs",
        "Cardiac muscle cell: short and branched", "Smooth muscle cell: spindle-shaped, without striations",
)

CROSS_BRIDGE = glossary(
    "bridge", TISSUE, "Actin: thin filament | thin filament", "Myosin: thick filament | thick filament",
        "Myosin head: binds, pulls and lets go",
        "Calcium: exposes the binding sites | calcium ion, calcium ions, ca2+",
        "ADP and phosphate: on the cocked head", "ATP: releases the head", "Tropomyosin: covers the binding sites",
        "Troponin: binds calcium", "Binding site: for the myosin head | active site",
)

TONGUE = glossary(
    "tongue-muscle", SYSTEM, "Styloglossus: pulls the tongue up and back", "Hyoglossus: pulls the tongue down",
        "Genioglossus: pushes the tongue out and down", "Palatoglossus: lifts the back of the tongue",
        "Mandible: lower jaw", "Styloid process: of the temporal bone", "Hyoid bone: anchors the tongue",
        "Tongue: moved by them", "Geniohyoid: pulls the hyoid bone forward", "Hard palate: roof of the mouth",
)

GIRDLE = glossary(
    "girdle", SYSTEM, "Subclavius: steadies the clavicle", "Pectoralis minor: pulls the scapula forward and down",
        "Serratus anterior: holds the scapula to the ribs", "Pectoralis major (cut): moves the humerus",
        "Deltoid (cut): moves the humerus", "Trapezius: raises, draws back and turns the scapula",
        "Levator scapulae: raises the scapula", "Rhomboid minor: draws the scapula back",
        "Rhomboid major: draws the scapula back", "Clavicle: collarbone", "Scapula: shoulder blade",
        "Ribs: origin of muscles", "Sternum: breastbone", "Humerus: bone of the upper arm",
        "Vertebral column: origin of muscles",
)

TERMS = (*MUSCLE, *SARCOMERE, *NMJ, *TISSUES, *CROSS_BRIDGE, *TONGUE, *GIRDLE)
