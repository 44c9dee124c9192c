"""Atoms, bonds, water and pH, drawn."""

from __future__ import annotations

from functools import partial

from apps.illustrations.atlas.glyphs import bonding as draw
from apps.illustrations.atlas.knowledge import atoms
from apps.illustrations.atlas.scenes import diagram, drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.diagrams import Edge, Flow, Node
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(atoms.TERMS)
BIO, AP = "openstax-bio-2", "openstax-ap-2"
SHELLS = "Shell model; sizes and distances are not to scale."

SUBJECTS = (
    Subject(
        key="atom-structure",
        title="Structure of an atom",
        kind="plate",
        scene=drawn(
            "atom-structure", "Structure of an atom", Layout.PLATE, (Panel("atom-carbon-12", draw.labelled_atom),), WORDS,
            labels="atom-proton atom-neutron atom-electron electron-shell", subtitle="Carbon: six protons, six neutrons, six electrons", note=SHELLS,
        ),
        names=("atom", "structure of an atom", "atomic structure", "model of an atom", "atom structure", "carbon atom", "planetary model of an atom", "bohr model", "subatomic particle"),
        tells=("atom + proton + neutron + electron", "element + helium + atom"),
        alone=True,
        not_when=("isotope", "bond", "ion", "methane", "entire earth", "ecosystem", "biosphere", "molecule", "level of organization", "shell model", "orbital"),
        opening="A carbon atom in the shell model.",
        caption=("atom-proton", "atom-neutron", "atom-electron", "electron-shell"),
        facts=(Fact("Protons and neutrons form the nucleus; electrons surround it.", BIO),),
        summary="Protons and neutrons in the nucleus, electrons in shells around it.",
    ),
    Subject(
        key="carbon-isotopes",
        title="Isotopes of carbon",
        kind="comparison",
        scene=drawn(
            "carbon-isotopes", "Isotopes of carbon", Layout.COMPARISON,
            tuple(
                Panel(f"carbon-{mass}", partial(draw.isotope, 6, mass - 6), heading=f"Carbon-{mass}", text=text)
                for mass, text in (
                    (12, "Six neutrons, mass number 12: stable, nearly all carbon."),
                    (13, "Seven neutrons, mass number 13: stable."),
                    (14, "Eight neutrons, mass number 14: radioactive, rare."),
                )
            ),
            WORDS, labels="atom-proton atom-neutron atom-electron", subtitle="Atomic number six: six protons in each", note=SHELLS,
        ),
        names=("isotope of carbon", "carbon isotope", "carbon 12 and carbon 13", "carbon 12 carbon 13 and carbon 14", "carbon 14"),
        tells=("carbon + isotope + mass number", "carbon + isotope + atomic number", "carbon 12 + carbon 13"),
        not_when=("dating", "decay", "fossil"),
        opening="Three isotopes of carbon.",
        facts=(Fact("Isotopes of an element have the same number of protons and differ in the number of neutrons.", BIO),
               Fact("The relative atomic mass of carbon, 12.011, is the average over its isotopes.", BIO)),
        summary="The same six protons with six, seven or eight neutrons.",
    ),
    Subject(
        key="hydrogen-isotopes",
        title="Isotopes of hydrogen",
        kind="comparison",
        scene=drawn(
            "hydrogen-isotopes", "Isotopes of hydrogen", Layout.COMPARISON,
            tuple(
                Panel(f"hydrogen-{n}", partial(draw.isotope, 1, n), heading=name, text=text)
                for n, name, text in ((0, "Protium", "One proton, no neutron."), (1, "Deuterium", "One proton, one neutron."), (2, "Tritium", "One proton, two neutrons: radioactive."))
            ),
            WORDS, labels="atom-proton atom-neutron atom-electron", subtitle="One proton in each", note=SHELLS,
        ),
        names=("isotope of hydrogen", "hydrogen isotope", "protium deuterium and tritium", "isotope"),
        tells=("protium + deuterium",),
        not_when=("carbon", "radioactive", "dating", "decay", "tracer", "nitrogen"),
        opening="Three isotopes of hydrogen.",
        facts=(Fact("Isotopes of an element differ in the number of neutrons.", AP),),
        summary="One proton with no, one or two neutrons.",
    ),
    Subject(
        key="electron-shells",
        title="Electron shells",
        kind="comparison",
        scene=drawn(
            "electron-shells", "Electron shells", Layout.COMPARISON,
            tuple(
                Panel(f"shells-{symbol}", draw.shell_models[symbol], heading=name, text=text)
                for symbol, name, text in (
                    ("Li", "Lithium", "2, 1: one valence electron."),
                    ("C", "Carbon", "2, 4: four valence electrons."),
                    ("Cl", "Chlorine", "2, 8, 7: seven valence electrons."),
                    ("He", "Helium", "2: the first shell is full."),
                    ("Ne", "Neon", "2, 8: the outer shell is full."),
                    ("Ar", "Argon", "2, 8, 8: eight outer electrons."),
                )
            ),
            WORDS, labels="valence-electron", subtitle="Shell models of six elements", note=SHELLS,
        ),
        names=("electron shell", "bohr diagram", "electron configuration", "valence shell", "electron shell model", "valence electron", "bohr model of element", "electron orbital"),
        tells=("bohr diagram + electron", "electron + principal shell"),
        not_when=("bond", "ionic", "covalent", "subshell", "s subshell", "p subshell"),
        opening="Electrons of six elements in their shells.",
        caption=("valence-electron",),
        facts=(Fact("The first shell holds up to two electrons, the second up to eight.", BIO),
               Fact("Atoms with a full outer shell, like helium, neon and argon, hardly react.", BIO)),
        summary="Lithium, carbon and chlorine with open, three noble gases with full outer shells.",
    ),
    Subject(
        key="ionic-bonding",
        title="Ionic bonding",
        kind="process",
        scene=drawn(
            "ionic-bonding", "Ionic bonding", Layout.PROCESS,
            (
                Panel("electron-transfer", draw.electron_transfer, heading="Transfer", text="Sodium gives its one valence electron to chlorine, which needs one."),
                Panel("ions-attract", draw.ions_attract, heading="Ionic bond", text="The ions have full outer shells and opposite charges: they attract each other."),
                Panel("salt-crystal", draw.salt_crystal, heading="Crystal", text="Many sodium and chloride ions form a crystal."),
            ),
            WORDS, labels="sodium-atom chlorine-atom valence-electron sodium-cation chloride-anion", subtitle="Sodium and chlorine become sodium chloride", note=SHELLS,
        ),
        names=("ionic bond", "ionic bonding", "formation of an ionic bond", "formation of ion", "cation and anion", "ionic compound"),
        tells=("sodium + chlorine + electron + ion", "ionic bond + sodium"),
        not_when=("covalent", "dissociation", "protein", "tertiary", "hydrogen bond"),
        opening="How an ionic bond forms.",
        facts=(Fact("An ionic bond is the attraction between ions of opposite charge.", BIO),),
        summary="Sodium passes an electron to chlorine; the ions attract and form a crystal.",
    ),
    Subject(
        key="covalent-bonding",
        title="Covalent bonding",
        kind="comparison",
        scene=drawn(
            "covalent-bonding", "Covalent bonding", Layout.COMPARISON,
            (
                Panel("covalent-single", partial(draw.covalent, "single"), heading="Single bond: hydrogen, H₂", text="Two electrons are shared."),
                Panel("covalent-double", partial(draw.covalent, "double"), heading="Double bond: oxygen, O₂", text="Four electrons are shared."),
                Panel("covalent-triple", partial(draw.covalent, "triple"), heading="Triple bond: nitrogen, N₂", text="Six electrons are shared."),
            ),
            WORDS, labels="shared-electrons atom-nucleus", subtitle="Atoms share pairs of electrons (red)", note=SHELLS,
        ),
        names=("covalent bond", "covalent bonding", "single double and triple covalent bond", "nonpolar covalent bond", "type of covalent bond", "formation of a covalent bond"),
        tells=("covalent bond + share + electron",),
        not_when=("ionic", "polar covalent", "polar and nonpolar", "methane", "carbon", "water", "peptide", "phosphodiester", "glycosidic"),
        opening="Three molecules of two like atoms.",
        caption=("shared-electrons",),
        facts=(Fact("Atoms joined by covalent bonds share electrons and so fill their outer shells.", BIO),),
        summary="Two, four or six electrons shared by two atoms.",
    ),
    Subject(
        key="water-polarity",
        title="Water polarity and hydrogen bonds",
        kind="plate",
        scene=drawn(
            "water-polarity", "Polarity of water and hydrogen bonds", Layout.PLATE, (Panel("hydrogen-bonded-water", draw.hydrogen_bonded_water),), WORDS,
            labels="water-oxygen water-hydrogen hydrogen-bond", subtitle="Five water molecules", note="Dotted: hydrogen bonds. δ⁺ and δ⁻ are partial charges.",
        ),
        names=("water polarity and hydrogen bond", "polarity of water", "polarity of water molecule", "hydrogen bond", "water polarity", "hydrogen bond between water molecule", "water molecule and hydrogen bond", "hydrogen bonding in water", "polar water molecule",
               "hydrogen bonding", "structure of water", "structure of a water molecule", "polar covalent bond in a water molecule", "hydrogen bond form between"),
        tells=("water + slightly negative + slightly positive", "hydrogen bond + water molecule", "water + polar + oxygen + hydrogen"),
        not_when=("dna", "protein", "ice", "base pair", "helix", "strider", "cohesion", "adhesion", "xylem", "heat", "evaporation", "solution", "dissolve", "ionic"),
        opening="Water molecules joined by hydrogen bonds.",
        caption=("water-oxygen", "water-hydrogen", "hydrogen-bond"),
        facts=(Fact("Oxygen is more electronegative than hydrogen, so that the electrons of a water molecule are shared unequally: the molecule is polar.", BIO),),
        summary="Positive hydrogens of one molecule attract the oxygen of another.",
        sources=(BIO,),
    ),
    Subject(
        key="salt-dissociation",
        title="Dissociation of sodium chloride",
        kind="plate",
        scene=drawn(
            "salt-dissociation", "Dissociation of sodium chloride in water", Layout.PLATE, (Panel("dissociation", draw.dissociation),), WORDS,
            labels="salt-crystal sodium-cation chloride-anion sphere-of-hydration water-hydrogen", subtitle="Each ion is surrounded by water molecules", note="Schematic, not to scale.",
        ),
        names=("dissociation of sodium chloride", "dissociation of sodium chloride in water", "sodium chloride in water", "dissociation of salt", "salt dissolving in water", "table salt in water",
               "sphere of hydration", "sodium chloride dissolve in water", "table salt nacl mixed in water", "dissociation"),
        tells=("sodium chloride + water + hydration", "sodium chloride + dissociate + ion", "table salt + water + hydration", "nacl + water + hydration"),
        not_when=("hemoglobin", "oxygen", "bicarbonate", "acid"),
        opening="A crystal of sodium chloride dissolves in water.",
        caption=("salt-crystal", "sphere-of-hydration"),
        facts=(Fact("The crystal falls apart into sodium and chloride ions, not into molecules of NaCl.", AP),),
        summary="Ions leave the crystal and are surrounded by water.",
        sources=(BIO, AP),
    ),
    Subject(
        key="ph-scale",
        title="pH scale",
        kind="plate",
        scene=drawn(
            "ph-scale", "pH scale", Layout.PLATE, (Panel("ph-scale", draw.ph_scale),), WORDS,
            labels=" ".join((*draw.EXAMPLES.values(), "ph-acidic", "ph-basic")), subtitle="From strong acids to strong bases", note="Values of the examples are rounded.",
        ),
        names=("ph scale", "ph", "scale of ph", "acid and base", "ph of common solution", "acidic and basic solution", "ph value"),
        tells=("ph scale + acid", "ph + hydrogen ion concentration + scale"),
        not_when=("blood", "soil", "enzyme", "optimum", "optimal", "buffer", "growth", "acidosis", "acid rain", "urine", "bacteria", "activity", "gradient", "electrolyte"),
        opening="The pH scale with everyday examples.",
        caption=("ph-acidic",),
        facts=(Fact("The pH measures the concentration of hydrogen ions: below 7 is acidic, 7 neutral, above 7 basic.", BIO),),
        summary="Examples from battery acid at 0 over water at 7 to drain cleaner at 14.",
        sources=(BIO, AP),
    ),
    Subject(
        key="bicarbonate-buffer",
        title="Bicarbonate buffer of the blood",
        kind="process",
        scene=diagram(
            "bicarbonate-buffer",
            "Bicarbonate buffer of the blood",
            Flow(
                ranks=(
                    (Node("bicarbonate", "Bicarbonate and hydrogen ion", "HCO₃⁻ + H⁺"),),
                    (Node("acid", "Carbonic acid", "H₂CO₃", kind="action"),),
                    (Node("gas", "Carbon dioxide and water", "CO₂ + H₂O"),),
                    (Node("out", "Breathed out", "from the lungs"),),
                ),
                edges=(
                    Edge("bicarbonate", "acid", "too much H⁺"),
                    Edge("acid", "bicarbonate", "too little H⁺"),
                    Edge("acid", "gas"),
                    Edge("gas", "acid"),
                    Edge("gas", "out"),
                ),
            ),
            subtitle="Carbonic acid and bicarbonate keep the pH near 7.4",
        ),
        names=("bicarbonate buffer", "carbonic acid bicarbonate buffer", "bicarbonate buffer system", "carbonic acid buffer", "buffering of blood ph", "blood ph buffer"),
        tells=("buffer + blood + ph", "carbonic acid + bicarbonate + buffer"),
        not_when=("kidney", "renal", "phosphate buffer", "hemoglobin"),
        opening="How the body buffers the pH of the blood.",
        facts=(Fact("Bicarbonate takes up surplus hydrogen ions and becomes carbonic acid, which turns into carbon dioxide and water.", BIO),
               Fact("When hydrogen ions are too few, carbonic acid gives some off.", BIO)),
        summary="Bicarbonate takes up surplus H⁺; carbonic acid gives H⁺ off when it is scarce.",
    ),
)  # fmt: skip
