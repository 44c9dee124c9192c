"""Electron transport, ATP synthase, light reactions and enzymes, drawn."""

from __future__ import annotations

from functools import partial

from apps.illustrations.atlas.glyphs import energy_membranes as membranes
from apps.illustrations.atlas.glyphs import enzymes
from apps.illustrations.atlas.knowledge import bioenergetics
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(bioenergetics.TERMS)
BIO6, BIO7, BIO8, MICRO = "openstax-bio-6", "openstax-bio-7", "openstax-bio-8", "openstax-micro-8"
ARROWS = "Red arrows: electrons; blue arrows: protons. Schematic, not to scale."

SUBJECTS = (
    Subject(
        key="electron-transport-chain",
        title="Electron transport chain",
        kind="process",
        scene=drawn(
            "electron-transport-chain", "Electron transport chain and chemiosmosis", Layout.PLATE, (Panel("electron-transport-chain", membranes.mitochondrial_chain),), WORDS,
            labels="complex-one complex-two complex-three complex-four ubiquinone cytochrome-c atp-synthase-enzyme chain-proton chain-intermembrane-space chain-inner-membrane chain-matrix",
            subtitle="In the inner membrane of the mitochondrion", note=ARROWS,
        ),
        names=("electron transport chain", "oxidative phosphorylation", "chemiosmosis", "electron transport system", "electron transport chain and chemiosmosis", "mitochondrial electron transport chain", "respiratory chain", "electron transport chain of the mitochondrion"),
        tells=("electron transport chain + complex i", "electron transport chain + nadh + oxygen", "oxidative phosphorylation + ph gradient + atp synthase", "electron transport chain + inner mitochondrial membrane", "electron transport chain + proton", "atp synthase + chemiosmosis"),
        not_when=("bacterial", "bacteria", "prokaryote", "photosystem", "thylakoid", "chloroplast", "light", "uncoupler", "photosynthesis", "krebs cycle", "citric acid cycle", "glycolysis", "bacterium"),
        opening="The chain of complexes that ends at oxygen, and the enzyme that makes ATP.",
        caption=("complex-one", "complex-two", "complex-three", "complex-four", "atp-synthase-enzyme"),
        facts=(
            Fact("Electrons from NADH and FADH₂ pass from complex to complex to oxygen; their energy pumps protons into the intermembrane space.", BIO7),
            Fact("The gradient drives protons back through ATP synthase: chemiosmosis.", BIO7),
        ),
        summary="Electrons pass along four complexes, three of which pump protons; ATP synthase makes ATP.",
        sources=(BIO7,),
    ),
    Subject(
        key="bacterial-electron-transport",
        title="Bacterial electron transport chain",
        kind="process",
        scene=drawn(
            "bacterial-electron-transport", "Bacterial electron transport chain", Layout.PLATE, (Panel("bacterial-electron-transport", membranes.bacterial_chain),), WORDS,
            labels="bacterial-dehydrogenase bacterial-quinone bacterial-oxidase atp-synthase-enzyme chain-proton chain-outside chain-bacterial-membrane chain-bacterial-cytoplasm",
            subtitle="Aerobic respiration at the plasma membrane", note=ARROWS + " Chains differ between species.",
        ),
        names=("bacterial electron transport chain", "electron transport chain of bacteria", "electron transport in bacteria", "chemiosmosis in bacteria", "prokaryotic electron transport chain", "proton motive force"),
        tells=("bacterial electron transport chain", "electron transport + bacterial cytoplasm", "electron transport chain + bacteria + proton"),
        not_when=("photosynthesis", "photosynthetic", "flagellum"),
        opening="Electron transport and ATP synthesis in a bacterium that respires with oxygen.",
        caption=("bacterial-dehydrogenase", "bacterial-oxidase", "atp-synthase-enzyme"),
        facts=(Fact("The chain pumps H⁺ out of the cytoplasm; H⁺ flows back through ATP synthase and drives the making of ATP.", MICRO),),
        summary="H⁺ is pumped out of the cell and flows back through ATP synthase.",
        sources=(MICRO,),
    ),
    Subject(
        key="atp-synthase",
        title="ATP synthase",
        kind="plate",
        scene=drawn(
            "atp-synthase", "ATP synthase", Layout.PLATE, (Panel("atp-synthase", membranes.atp_synthase_plate),), WORDS,
            labels="synthase-rotor synthase-channel synthase-stalk synthase-head synthase-stator chain-proton chain-intermembrane-space chain-inner-membrane chain-matrix",
            subtitle="A turbine driven by protons", note="Blue arrows: protons. Schematic, not to scale.",
        ),
        names=("atp synthase", "structure of atp synthase", "atp synthase molecular machine", "atp synthase complex"),
        tells=("atp synthase + complex molecular machine", "atp synthase + proton + adp"),
        not_when=("electron transport", "photosystem", "thylakoid", "bacterial", "chemiosmosis", "oligomycin"),
        opening="ATP synthase in the inner membrane of the mitochondrion.",
        caption=("synthase-rotor", "synthase-head"),
        facts=(Fact("ATP synthase uses a proton (H⁺) gradient to form ATP from ADP and inorganic phosphate (Pi).", BIO7),),
        summary="Protons turn the rotor in the membrane, and the head makes ATP.",
        sources=(BIO7, "alberts-cell"),
    ),
    Subject(
        key="light-reactions",
        title="Light reactions of photosynthesis",
        kind="process",
        scene=drawn(
            "light-reactions", "Light reactions of photosynthesis", Layout.PLATE, (Panel("light-reactions", membranes.light_reactions),), WORDS,
            labels="photosystem-two plastoquinone cytochrome-complex plastocyanin photosystem-one ferredoxin nadp-reductase atp-synthase-enzyme light-photon chain-proton stroma-side thylakoid-membrane-strip lumen-of-thylakoid",
            subtitle="Electron transport in the thylakoid membrane", note="Red arrows: light; dark arrows: electrons; blue arrows: protons. Schematic, not to scale.",
        ),
        names=("light reaction", "light dependent reaction", "light reaction of photosynthesis", "light dependent reaction of photosynthesis", "photosystem", "photosystem i and photosystem ii", "photosystem ii and photosystem i", "photosynthetic electron transport chain", "noncyclic photophosphorylation", "electron transport in photosynthesis", "electron transport in the thylakoid", "thylakoid electron transport"),
        tells=("photosystem ii + photosystem i", "photosystem + thylakoid membrane", "photosystem ii + plastoquinone", "light dependent reaction + thylakoid", "photosystem + electron transport chain"),
        not_when=("calvin cycle", "cyclic photophosphorylation", "light independent", "antenna", "reaction center", "z scheme", "bacteria", "bacterial", "stroma and calvin"),
        opening="How the thylakoid membrane turns light into ATP and NADPH.",
        caption=("photosystem-two", "cytochrome-complex", "photosystem-one", "nadp-reductase"),
        facts=(Fact("Protons gather in the lumen from the splitting of water and from the cytochrome complex; they flow out through ATP synthase.", BIO8),),
        summary="Electrons pass from water to NADPH; protons drive ATP synthase.",
        sources=(BIO8,),
    ),
    Subject(
        key="enzyme-action",
        title="How an enzyme works",
        kind="process",
        scene=drawn(
            "enzyme-action", "How an enzyme works: induced fit", Layout.PROCESS,
            (
                Panel("enzyme-free", enzymes.free, heading="Substrate and enzyme", text="The substrate fits the active site of the enzyme."),
                Panel("enzyme-bound", enzymes.bound, heading="Complex", text="The enzyme closes around the substrate (induced fit) and eases the reaction."),
                Panel("enzyme-released", enzymes.released, heading="Products", text="The products leave; the enzyme is ready for the next substrate."),
            ),
            WORDS, labels="enzyme-protein active-site enzyme-substrate enzyme-complex enzyme-products", subtitle="A reaction that parts one substrate into two products", note="Schematic.",
        ),
        names=("enzyme action", "induced fit", "induced fit model", "enzyme substrate complex", "how an enzyme work", "how enzyme work", "enzyme and substrate", "active site", "active site of an enzyme", "lock and key model", "enzyme substrate binding", "enzyme catalysis", "step in an enzymatic reaction", "enzymatic reaction"),
        tells=("induced fit + enzyme", "enzyme + substrate + active site", "enzyme + substrate + product + conformation"),
        not_when=("inhibit", "inhibitor", "inhibition", "allosteric", "activation energy", "temperature", "ph", "restriction", "digestive", "digestion", "salivary", "feedback", "competitive", "temperature", "pathway", "linked receptor", "kinetics", "pancreas", "pancreatic", "brush border", "synthase", "replication", "repair"),
        opening="An enzyme-catalyzed reaction in three steps.",
        caption=("active-site", "enzyme-protein"),
        facts=(Fact("Enzymes speed up reactions by lowering the activation energy.", BIO6),),
        summary="Substrate binds the active site, reacts, and leaves as products.",
    ),
    Subject(
        key="enzyme-inhibition",
        title="Enzyme inhibition and activation",
        kind="comparison",
        scene=drawn(
            "enzyme-inhibition", "Enzyme inhibition and activation", Layout.COMPARISON,
            (
                Panel("enzyme-competitive", enzymes.competitive, heading="Competitive inhibition", text="The inhibitor takes the active site."),
                Panel("enzyme-allosteric-inhibition", enzymes.allosteric_inhibition, heading="Allosteric inhibition", text="Bound elsewhere, the inhibitor spoils the active site (noncompetitive)."),
                Panel("enzyme-allosteric-activation", enzymes.allosteric_activation, heading="Allosteric activation", text="Bound elsewhere, the activator helps the substrate to bind."),
            ),
            WORDS, labels="competitive-inhibitor enzyme-substrate enzyme-protein allosteric-inhibitor allosteric-activator", subtitle="Molecules that regulate enzymes", note="Schematic.",
        ),
        names=("enzyme inhibition", "competitive inhibition", "noncompetitive inhibition", "allosteric inhibition", "competitive and noncompetitive inhibition", "allosteric inhibitor", "competitive and allosteric inhibition", "enzyme inhibitor", "allosteric regulation", "allosteric activation", "competitive inhibitor", "allosteric activator", "allosteric inhibition and activation", "regulation of enzyme", "enzyme regulation"),
        tells=("competitive + noncompetitive + inhibition", "allosteric + active site", "allosteric inhibitor + enzyme", "competitive inhibition + enzyme"),
        not_when=("rate", "graph", "kinetics", "feedback", "drug resistance", "feedback inhibition", "species"),
        opening="How inhibitors and activators act on an enzyme.",
        caption=("competitive-inhibitor", "allosteric-inhibitor", "allosteric-activator"),
        facts=(Fact("A competitive inhibitor slows the reaction but does not lower its maximal rate; a noncompetitive one lowers the maximal rate.", BIO6),),
        summary="Inhibitors and an activator, in the active site and elsewhere.",
    ),
    Subject(
        key="substrate-level-phosphorylation",
        title="Substrate-level phosphorylation",
        kind="process",
        scene=drawn(
            "substrate-level-phosphorylation", "Substrate-level phosphorylation", Layout.PROCESS,
            tuple(
                Panel(f"substrate-level-{n}", partial(enzymes.phosphorylation, n), heading=heading, text=text)
                for n, (heading, text) in enumerate(
                    (
                        ("Substrates", "A molecule that bears a phosphate group, and ADP, meet an enzyme."),
                        ("Transfer", "The enzyme passes the phosphate to ADP."),
                        ("Products", "The product and ATP leave the enzyme."),
                    )
                )
            ),
            WORDS, labels="enzyme-protein enzyme-substrate enzyme-products adp-molecule atp-molecule-made phosphate-on-substrate", subtitle="ATP made by passing on a phosphate group", note="Schematic. ADP, adenosine diphosphate; ATP, adenosine triphosphate; P, phosphate.",
        ),
        names=("substrate level phosphorylation", "phosphorylation reaction", "phosphorylation", "phosphorylation of adp", "transfer of a phosphate group"),
        tells=("substrate level phosphorylation", "phosphorylation reaction + phosphate + atp"),
        not_when=("oxidative", "photophosphorylation", "glycolysis", "receptor", "cascade", "tyrosine", "cdk", "cyclin", "citric acid cycle", "krebs cycle", "kinase"),
        opening="One way to make ATP.",
        facts=(
            Fact("A phosphate group that is bound to another molecule is transferred to ADP, which becomes ATP.", BIO7),
            Fact("The reverse also happens: the third phosphate of ATP is attached to a protein.", BIO7),
        ),
        summary="An enzyme passes a phosphate from a substrate to ADP.",
    ),
)  # fmt: skip
