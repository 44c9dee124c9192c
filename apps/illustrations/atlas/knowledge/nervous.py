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

MIDLINE = glossary(
    "brain", ANATOMY,
    "Cerebrum: thought, memory, voluntary movement | cerebral hemisphere",
    "Cerebral cortex: folded gray matter | cortex",
    "Corpus callosum: joins the two hemispheres",
    "Cingulate gyrus: part of the limbic system",
    "Fornix: bundle of the limbic system",
    "Septum pellucidum: wall of the lateral ventricle",
    "Thalamus: relays sensory signals",
    "Hypothalamus: governs body temperature, hunger and hormones",
    "Pituitary gland: releases hormones",
    "Pineal gland: releases melatonin",
    "Optic chiasm: crossing of the optic nerves",
    "Midbrain: upper brainstem",
    "Pons: bridge to the cerebellum",
    "Medulla oblongata: heart rate and breathing | medulla",
    "Brainstem: midbrain, pons and medulla | brain stem",
    "Spinal cord: leads to and from the body",
    "Fourth ventricle: filled with cerebrospinal fluid",
    "Cerebellum: coordinates movement",
    "Arbor vitae: white matter of the cerebellum",
    "White matter: myelinated axons",
    "Lateral ventricle: filled with cerebrospinal fluid | ventricles",
    "Third ventricle: between the thalami",
    "Basal nuclei: control of movement | basal ganglia",
    "Hippocampus: forms memories",
)

LOBES = glossary(
    "lobe", ANATOMY,
    "Frontal lobe: planning, speech and movement",
    "Parietal lobe: touch and place in space",
    "Temporal lobe: hearing and memory",
    "Occipital lobe: vision",
    "Cerebellum: coordinates movement",
    "Brainstem: joins brain and spinal cord | brain stem",
    "Central sulcus: between frontal and parietal lobes",
    "Lateral sulcus: above the temporal lobe",
    "Primary motor cortex: precentral gyrus | precentral gyrus, motor cortex",
    "Primary somatosensory cortex: postcentral gyrus | postcentral gyrus, somatosensory cortex",
    "Primary visual cortex: at the back | visual cortex",
    "Primary auditory cortex: in the temporal lobe | auditory cortex",
    "Prefrontal cortex: planning and personality",
    "Broca’s area: production of speech | broca area",
    "Wernicke’s area: understanding of speech | wernicke area",
    "Arcuate fasciculus: white matter that joins both areas",
    "Cerebrum: the largest part of the brain",
    "Cerebral cortex: folded surface | cortex",
    "Longitudinal fissure: between the hemispheres",
    "Right hemisphere: half of the cerebrum",
    "Left hemisphere: half of the cerebrum",
)

CRANIAL = glossary(
    "cranial", ANATOMY,
    "I Olfactory nerve: smell | olfactory nerve",
    "II Optic nerve: vision | optic nerve",
    "III Oculomotor nerve: eye movement, pupil | oculomotor nerve",
    "IV Trochlear nerve: eye movement | trochlear nerve",
    "V Trigeminal nerve: feeling of the face, chewing | trigeminal nerve",
    "VI Abducens nerve: eye movement | abducens nerve",
    "VII Facial nerve: facial expression, taste | facial nerve",
    "VIII Vestibulocochlear nerve: hearing and balance | vestibulocochlear nerve",
    "IX Glossopharyngeal nerve: taste, swallowing | glossopharyngeal nerve",
    "X Vagus nerve: heart, lungs and gut | vagus nerve",
    "XI Accessory nerve: neck and shoulder muscles | spinal accessory nerve, accessory nerve",
    "XII Hypoglossal nerve: tongue movement | hypoglossal nerve",
    "Cerebellum: coordinates movement", "Pons: part of the brainstem", "Medulla oblongata: part of the brainstem",
)

MENINGES = glossary(
    "meninges", ANATOMY,
    "Skin of the scalp: outermost | scalp, skin",
    "Periosteum: covers the bone",
    "Bone of the skull: protects the brain | skull, cranium",
    "Dura mater: tough outer membrane",
    "Arachnoid mater: thin middle membrane | arachnoid",
    "Subarachnoid space: filled with cerebrospinal fluid (CSF) | cerebrospinal fluid, csf",
    "Pia mater: clings to the brain",
    "Cerebral cortex: surface of the brain | brain, gray matter",
    "White matter: below the cortex",
    "Superior sagittal sinus: drains venous blood | dural sinus",
    "Arachnoid villus: lets CSF return to the blood | arachnoid granulation, arachnoid villi",
    "Falx cerebri: fold of dura between the hemispheres",
    "Blood vessel: in the subarachnoid space | blood vessels",
)

SHAPES = glossary(
    "neuron-type", TISSUE,
    "Cell body: with the nucleus | soma",
    "Dendrites: receive signals | dendrite",
    "Dendrite: receives signals",
    "Axon: carries signals away",
    "Single process: divides in two",
    "Peripheral process: from the receptor",
    "Central process: to the spinal cord",
    "Axon terminals: pass signals on",
    "Apical dendrite: reaches to the surface",
    "Basal dendrites: spread around the body",
    "Dendritic tree: flat and richly branched",
    "Cilia: bear the receptors for odors",
    "Olfactory epithelium: lining of the nose",
)

CHANNELS = glossary(
    "gate", TISSUE,
    "Sodium ions: many outside | sodium, na+", "Calcium ions: many outside | calcium, ca2+",
        "Channel closed: no ions pass", "Channel open: ions flow in", "Cell membrane: lipid bilayer",
        "Extracellular fluid: outside the cell", "Cytosol: inside the cell",
    "Pressure: opens the channel | touch", "Neurotransmitter: the ligand | ligand",
        "Potassium ions: many inside | potassium, k+", "Membrane charge reversed: inside more positive",
        "Negative inside: resting membrane",
)

CORD = glossary(
    "cord", ANATOMY,
    "Gray matter: butterfly of cell bodies", "White matter: tracts of myelinated axons",
        "Posterior horn: receives sensory axons | dorsal horn",
        "Anterior horn: cell bodies of motor neurons | ventral horn", "Lateral horn: autonomic neurons",
        "Central canal: holds cerebrospinal fluid",
    "Posterior root: sensory axons come in | dorsal root", "Anterior root: motor axons go out | ventral root",
        "Posterior root ganglion: cell bodies of sensory neurons | dorsal root ganglion", "Spinal nerve: mixed nerve",
        "Anterior median fissure: deep groove in front", "Posterior column: ascending tracts",
    "Central neuron: in the lateral horn | preganglionic neuron, preganglionic fiber",
        "Ganglionic neuron: goes on to the organ | postganglionic neuron, postganglionic fiber",
        "Chain ganglion: beside the spinal column | sympathetic chain ganglion",
        "Superior chain ganglion: higher in the chain",
        "Collateral ganglion: near the organ, in front | prevertebral ganglion",
        "White ramus communicans: from nerve to ganglion", "Gray ramus communicans: back to the nerve",
        "Splanchnic nerve: to the collateral ganglion",
    "Sensory neuron: brings the signal in", "Interneuron: joins both", "Motor neuron: carries the command out",
        "Skin receptor: detects heat or pain | receptor, stimulus",
        "Flexor muscle: pulls the limb away | muscle, effector",
)

PUPIL = glossary(
    "pupil", AUTONOMIC, "Pupil: opening of the iris", "Radial muscle contracts: dilates the pupil | dilator muscle",
        "Circular muscle contracts: constricts the pupil | sphincter muscle", "Iris: ring of smooth muscle",
        "Sympathetic fiber: from the superior cervical ganglion", "Parasympathetic fiber: from the ciliary ganglion",
        "Sclera: white of the eye",
)

SIZES = glossary("brain-size", "openstax-bio-35", "Rat: nearly smooth", "Cat: some folds", "Chimpanzee: many folds",
    "Human: strongly folded", "Dolphin: strongly folded, larger than the human brain")

GLIA = glossary(
    "glia", TISSUE, "Astrocyte: supports neurons, feeds from capillaries | astrocytes",
        "Oligodendrocyte: makes myelin in the CNS | oligodendrocytes",
        "Microglia: phagocytes of the CNS | microglial cell", "Ependymal cells: line the ventricles | ependymal cell",
        "Neuron: carries signals | neurons", "Capillary: blood vessel", "Myelin sheath: wraps the axon | myelin",
        "Cerebrospinal fluid: fills the ventricle",
    "Axon: process of a neuron", "Schwann cell: makes myelin in the PNS | schwann cells",
        "Nucleus: of the Schwann cell", "Layers of myelin: wound membranes",
)

TERMS = (*NEURON, *SYNAPSE, *MIDLINE, *LOBES, *CRANIAL, *MENINGES, *SHAPES, *CHANNELS, *CORD, *PUPIL, *SIZES, *GLIA)
