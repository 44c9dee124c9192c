"""Cell signaling, drawn."""

from __future__ import annotations

from functools import partial

from apps.illustrations.atlas.glyphs import signaling as draw
from apps.illustrations.atlas.knowledge import membranes
from apps.illustrations.atlas.knowledge import signaling as words
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(words.TERMS, membranes.TERMS)
BIO = "openstax-bio-9"
SCHEMATIC = "Schematic, not to scale."

SUBJECTS = (
    Subject(
        key="signaling-forms",
        title="Forms of chemical signaling",
        kind="comparison",
        scene=drawn(
            "signaling-forms", "Forms of chemical signaling", Layout.COMPARISON,
            (
                Panel("signaling-autocrine", draw.autocrine, heading="Autocrine", text="A cell targets itself."),
                Panel("signaling-direct", draw.direct, heading="Through gap junctions", text="A cell targets a cell that it is joined to."),
                Panel("signaling-paracrine", draw.paracrine, heading="Paracrine", text="A cell targets a nearby cell."),
                Panel("signaling-endocrine", draw.endocrine, heading="Endocrine", text="A cell targets a distant cell through the bloodstream."),
            ),
            WORDS, labels="signaling-cell target-cell signal-ligand ligand-receptor blood-vessel-signal gap-junction-signal", subtitle="By the distance that the signal travels", note=SCHEMATIC,
        ),
        names=("form of signaling", "form of chemical signaling", "type of cell signaling", "cell signaling", "chemical signaling", "autocrine paracrine and endocrine", "type of signaling", "paracrine signaling", "autocrine signaling", "endocrine signaling",
               "cell communication", "cell to cell communication", "autocrine and paracrine signaling", "type of chemical signal"),
        tells=("autocrine + paracrine", "paracrine + endocrine + signaling", "chemical signaling + gap junction"),
        not_when=("pathway", "cytokine", "bacteria", "quorum", "yeast", "plant hormone", "receptor tyrosine", "insulin"),
        opening="Four forms of chemical signaling between animal cells.",
        caption=("target-cell",),
        facts=(Fact("The main difference between them is the distance that the signal travels.", BIO),),
        summary="A cell signals to itself, to a joined, a nearby or a distant cell.",
    ),
    Subject(
        key="receptor-types",
        title="Three types of cell-surface receptors",
        kind="comparison",
        scene=drawn(
            "receptor-types", "Three types of cell-surface receptors", Layout.COMPARISON,
            (
                Panel("receptor-channel", draw.gated_channel, heading="Ion channel-linked receptor", text="The ligand opens a channel for ions."),
                Panel("receptor-g-protein", draw.g_protein_receptor, heading="G-protein-linked receptor", text="The ligand activates a G protein inside."),
                Panel("receptor-enzyme", draw.enzyme_linked, heading="Enzyme-linked receptor", text="The ligand activates an enzyme that is part of the receptor."),
            ),
            WORDS, labels="gated-channel signal-ligand signal-ion gpcr g-protein enzyme-linked enzyme-domain phospho-tyrosine", subtitle="They bind ligands that cannot pass the membrane", note=SCHEMATIC,
        ),
        names=("cell surface receptor", "type of receptor", "type of cell surface receptor", "membrane receptor", "gated ion channel", "ligand gated ion channel", "ion channel linked receptor", "ligand gated channel", "enzyme linked receptor", "transmembrane receptor"),
        tells=("ion channel + g protein + enzyme linked receptor", "gated ion channel + signaling molecule"),
        not_when=("t cell", "toll", "pattern recognition", "sensory", "virus", "voltage", "mechanically", "neuron", "nicotinic", "antigen"),
        opening="Three ways in which receptors of the plasma membrane pass a signal on.",
        caption=("gated-channel", "gpcr"),
        facts=(Fact("Cell-surface receptors bind ligands outside the cell and start events inside it.", BIO),),
        summary="One opens a channel, one activates a G protein, one is an enzyme.",
    ),
    Subject(
        key="intracellular-receptor",
        title="Intracellular receptor signaling",
        kind="process",
        scene=drawn(
            "intracellular-receptor", "Signaling through intracellular receptors", Layout.PLATE, (Panel("intracellular-receptor", draw.intracellular),), WORDS,
            labels="hydrophobic-ligand signal-membrane intracellular-receptor hormone-receptor-complex signal-dna signal-mrna signal-nucleus signal-extracellular signal-cytoplasm",
            subtitle="A hydrophobic signal changes the expression of genes", note=SCHEMATIC,
        ),
        names=("intracellular receptor", "intracellular receptor signaling", "internal receptor", "hydrophobic signaling molecule", "steroid hormone action", "steroid hormone receptor", "lipid soluble hormone", "action of steroid hormone", "intracellular hormone receptor", "signaling through intracellular receptor", "binding of lipid soluble hormone", "mechanism of steroid hormone action"),
        tells=("hydrophobic signaling molecule + intracellular receptor", "intracellular receptor + plasma membrane", "steroid hormone + diffuse + receptor", "steroid hormone + receptor + dna", "lipid soluble hormone + receptor", "steroid hormone + intracellular"),
        not_when=("cholesterol", "toll", "pathogen", "chemical structure"),
        opening="How a hydrophobic signal reaches the genes.",
        caption=("hydrophobic-ligand", "intracellular-receptor"),
        facts=(Fact("The receptor with its ligand moves into the nucleus, binds to DNA and regulates the transcription of genes.", BIO),),
        summary="The signal diffuses in, binds its receptor, and the pair acts on DNA.",
        sources=(BIO,),
    ),
    Subject(
        key="egfr-pathway",
        title="EGF receptor pathway",
        kind="process",
        scene=drawn(
            "egfr-pathway", "EGF receptor pathway", Layout.PLATE, (Panel("egfr-pathway", draw.egfr),), WORDS,
            labels="egf rtk phospho-tyrosine ras raf mek erk signal-nucleus signal-dna signal-membrane",
            subtitle="A receptor tyrosine kinase starts a cascade of phosphorylations", note=SCHEMATIC,
        ),
        names=("egf receptor", "epidermal growth factor receptor", "egfr", "receptor tyrosine kinase", "egfr pathway", "egfr signaling", "egf signaling pathway", "map kinase pathway", "mapk pathway", "ras raf mek erk", "epidermal growth factor egf receptor"),
        tells=("epidermal growth factor + receptor + tyrosine kinase", "egfr + egf", "receptor tyrosine kinase + dimer", "raf + mek + erk", "receptor tyrosine kinase + phosphorylation", "egf + ras"),
        not_when=("insulin receptor", "drug", "inhibitor", "lapatinib"),
        opening="From epidermal growth factor (EGF) outside the cell to the nucleus.",
        caption=("egf", "rtk", "ras", "raf", "mek", "erk"),
        facts=(
            Fact("When EGF binds, two receptors join and phosphorylate each other; the cascade leads the cell to grow and divide.", BIO),
            Fact("If the receptor is active at the wrong time, uncontrolled growth (cancer) may follow.", BIO),
        ),
        summary="EGF pairs the receptor; RAS, RAF, MEK and ERK carry the signal to the nucleus.",
        sources=(BIO,),
    ),
    Subject(
        key="g-protein-signaling",
        title="G-protein-coupled receptor signaling",
        kind="process",
        scene=drawn(
            "g-protein-signaling", "Signaling by G-protein-coupled receptors", Layout.PROCESS,
            (
                Panel("g-cycle-0", partial(draw.g_cycle, 0), heading="At rest", text="The α subunit of the G protein holds GDP."),
                Panel("g-cycle-1", partial(draw.g_cycle, 1), heading="Ligand binds", text="The receptor changes shape; GDP is exchanged for GTP."),
                Panel("g-cycle-2", partial(draw.g_cycle, 2), heading="G protein splits", text="The α subunit leaves the βγ pair; either can act on other proteins."),
                Panel("g-cyclase", draw.cyclase, heading="Second messenger", text="Adenylyl cyclase makes cyclic AMP, which activates protein kinase A."),
            ),
            WORDS, labels="gpcr signal-ligand g-alpha g-beta-gamma gdp-gtp adenylyl-cyclase second-messenger-camp protein-kinase-a adenosine-triphosphate",
            subtitle="From a ligand outside to cyclic AMP inside", note=SCHEMATIC + " GDP and GTP, guanosine di- and triphosphate; cAMP, cyclic AMP.",
        ),
        names=("g protein coupled receptor", "g protein linked receptor", "g protein signaling", "heterotrimeric g protein", "gpcr", "g protein", "camp second messenger", "cyclic amp second messenger", "camp signaling", "second messenger", "cyclic amp pathway", "binding of water soluble hormone", "water soluble hormone", "camp cascade",
               "g protein coupled receptor signaling", "signaling by g protein coupled receptor"),
        tells=("g protein + alpha + beta + gamma", "adenylyl cyclase + camp", "gdp + gtp + g protein", "g protein + receptor + camp"),
        not_when=("olfactory", "rhodopsin", "taste", "cholera", "inositol", "ip3", "translation", "lac operon", "catabolite"),
        opening="A hormone that cannot enter the cell acts through a G protein.",
        caption=("gpcr", "adenylyl-cyclase", "second-messenger-camp", "protein-kinase-a"),
        facts=(Fact("The α subunit ends the signal when it turns GTP back into GDP.", BIO),),
        summary="A ligand splits a G protein, and cyclase makes cyclic AMP.",
    ),
)  # fmt: skip
