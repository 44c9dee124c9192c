"""Words of electron transport, ATP synthesis, enzymes and the light reactions."""

from ..vocabulary import Term

BIO6, BIO7, BIO8, MICRO = "openstax-bio-6", "openstax-bio-7", "openstax-bio-8", "openstax-micro-8"

TERMS = (
    # ---- electron transport chains
    Term("complex-one", "Complex I", "NADH dehydrogenase", "Complex I takes electrons from NADH and pumps protons.", synonyms=("nadh dehydrogenase",), source=BIO7),
    Term("complex-two", "Complex II", "takes electrons from FADH₂", "Complex II passes electrons of FADH₂ on and pumps no protons.", synonyms=("succinate dehydrogenase",), source=BIO7),
    Term("ubiquinone", "Ubiquinone", "Q, mobile carrier in the membrane", "Ubiquinone carries electrons through the membrane to complex III.", synonyms=("quinone", "coenzyme q"), source=BIO7),
    Term("complex-three", "Complex III", "cytochrome complex", "Complex III pumps protons and passes electrons to cytochrome c.", source=BIO7),
    Term("cytochrome-c", "Cytochrome c", "mobile carrier on the outer face", "Cytochrome c carries electrons to complex IV.", source=BIO7),
    Term("complex-four", "Complex IV", "cytochrome oxidase", "Complex IV passes electrons to oxygen, which becomes water.", synonyms=("cytochrome c oxidase", "cytochrome oxidase"), source=BIO7),
    Term("atp-synthase-enzyme", "ATP synthase", "driven by the flow of protons", "Protons flow back through ATP synthase, which makes ATP.", source=BIO7),
    Term("chain-proton", "Proton", "H⁺, pumped out, flows back", plural="Protons", synonyms=("hydrogen ion", "h+"), source=BIO7),
    Term("chain-electrons", "Path of the electrons", "from carrier to carrier", synonyms=("electron", "electron flow"), source=BIO7),
    Term("chain-intermembrane-space", "Intermembrane space", "protons gather here", source=BIO7),
    Term("chain-inner-membrane", "Inner mitochondrial membrane", source=BIO7),
    Term("chain-matrix", "Matrix", source=BIO7),
    Term("chain-outside", "Outside of the cell", "protons gather here", synonyms=("extracellular space",), source=MICRO),
    Term("chain-bacterial-membrane", "Plasma membrane", "of the bacterium", synonyms=("cytoplasmic membrane",), source=MICRO),
    Term("chain-bacterial-cytoplasm", "Cytoplasm", source=MICRO),
    Term("bacterial-dehydrogenase", "Dehydrogenase", "takes electrons from NADH", source=MICRO),
    Term("bacterial-quinone", "Quinone", "mobile carrier", source=MICRO),
    Term("bacterial-oxidase", "Cytochrome oxidase", "passes electrons to oxygen", source=MICRO),
    Term("synthase-rotor", "Rotor ring", "turns in the membrane", "Protons turn the rotor ring.", source="alberts-cell"),
    Term("synthase-stalk", "Stalk", "turns within the head", source="alberts-cell"),
    Term("synthase-head", "Catalytic head", "makes ATP from ADP and phosphate", "The head makes ATP from ADP and phosphate (Pi).", source="alberts-cell"),
    Term("synthase-stator", "Stator", "holds the head still", source="alberts-cell"),
    Term("synthase-channel", "Half channels", "let protons in and out", source="alberts-cell"),
    # ---- light reactions
    Term("photosystem-two", "Photosystem II", "splits water", "Photosystem II takes electrons from water, which sets oxygen and protons free.", synonyms=("psii", "photosystem 2"), source=BIO8),
    Term("photosystem-one", "Photosystem I", "takes up light again", "Photosystem I raises the electrons once more with light.", synonyms=("psi", "photosystem 1"), source=BIO8),
    Term("plastoquinone", "Plastoquinone", "mobile carrier", source=BIO8),
    Term("cytochrome-complex", "Cytochrome complex", "pumps protons into the lumen", "The cytochrome complex pumps protons into the lumen.", synonyms=("cytochrome b6f",), source=BIO8),
    Term("plastocyanin", "Plastocyanin", "mobile carrier in the lumen", source=BIO8),
    Term("ferredoxin", "Ferredoxin", "carrier in the stroma", source=BIO8),
    Term("nadp-reductase", "NADP⁺ reductase", "makes NADPH", "NADP⁺ reductase makes NADPH.", source=BIO8),
    Term("light-photon", "Light", plural="Light", synonyms=("photon", "sunlight"), source=BIO8),
    Term("thylakoid-membrane-strip", "Thylakoid membrane", source=BIO8),
    Term("stroma-side", "Stroma", source=BIO8),
    Term("lumen-of-thylakoid", "Thylakoid lumen", "protons gather here", source=BIO8),
    Term("light-reactions-stage", "Light-dependent reactions", "in the thylakoids", "The light-dependent reactions in the thylakoids make ATP and NADPH and set oxygen free.", synonyms=("light dependent reaction", "light reaction"), source=BIO8),
    Term("calvin-cycle-stage", "Calvin cycle", "in the stroma", "The Calvin cycle in the stroma uses ATP and NADPH to build sugar from carbon dioxide.", synonyms=("light independent reaction",), source=BIO8),
    # ---- enzymes
    Term("enzyme-protein", "Enzyme", "not used up", "The enzyme comes out of the reaction unchanged.", plural="Enzymes", source=BIO6),
    Term("active-site", "Active site", "binds the substrate", "The active site fits the substrate and changes its shape a little when it binds (induced fit).", source=BIO6),
    Term("enzyme-substrate", "Substrate", "what the enzyme acts on", plural="Substrates", source=BIO6),
    Term("enzyme-products", "Products", synonyms=("product",), source=BIO6),
    Term("enzyme-complex", "Enzyme–substrate complex", source=BIO6),
    Term("competitive-inhibitor", "Competitive inhibitor", "takes the active site", "A competitive inhibitor takes the place of the substrate in the active site.", source=BIO6),
    Term("allosteric-inhibitor", "Allosteric inhibitor", "binds elsewhere", "An allosteric inhibitor binds at another site and changes the shape of the active site.", synonyms=("noncompetitive inhibitor",), source=BIO6),
    Term("allosteric-activator", "Allosteric activator", "binds elsewhere", "An allosteric activator shapes the active site so that the substrate binds better.", source=BIO6),
    Term("allosteric-site", "Allosteric site", "away from the active site", source=BIO6),
    Term("phosphate-on-substrate", "Phosphate group", "passed on", plural="Phosphate groups", source=BIO7),
    Term("adp-molecule", "ADP", "adenosine diphosphate", source=BIO7),
    Term("atp-molecule-made", "ATP", "adenosine triphosphate", source=BIO7),
)  # fmt: skip
