"""Words of atoms, bonds, water and solutions."""

from ..vocabulary import Term

BIO, AP = "openstax-bio-2", "openstax-ap-2"

TERMS = (
    Term("atom-nucleus", "Nucleus", "protons and neutrons", "The nucleus holds the protons and neutrons and nearly all of the mass.", plural="Nuclei", source=BIO),
    Term("atom-proton", "Proton", "positive charge", "The number of protons is the atomic number, which makes the element.", plural="Protons", source=BIO),
    Term("atom-neutron", "Neutron", "no charge", "Neutrons add to the mass but carry no charge.", plural="Neutrons", source=BIO),
    Term("atom-electron", "Electron", "negative charge", "Electrons carry negative charge and surround the nucleus.", plural="Electrons", source=BIO),
    Term("electron-shell", "Electron shell", "energy level", "The inner shell holds up to two electrons, the next up to eight.", plural="Electron shells", synonyms=("shell", "energy level", "electron orbital", "orbital"), source=BIO),
    Term("valence-electron", "Valence electron", "in the outermost shell", "Valence electrons, those of the outermost shell, decide how an atom bonds.", plural="Valence electrons", synonyms=("outer electron",), source=BIO),
    Term("sodium-atom", "Sodium atom", "one valence electron", source=BIO),
    Term("chlorine-atom", "Chlorine atom", "seven valence electrons", source=BIO),
    Term("sodium-cation", "Sodium ion", "Na⁺, a cation", synonyms=("sodium cation", "cation"), source=BIO),
    Term("chloride-anion", "Chloride ion", "Cl⁻, an anion", synonyms=("chloride anion", "anion"), source=BIO),
    Term("shared-electrons", "Shared electrons", "count for both atoms", "Shared electrons count for the outer shells of both atoms.", synonyms=("shared electron", "shared pair", "electron pair"), source=BIO),
    Term("water-oxygen", "Oxygen", "slightly negative, δ⁻", "Oxygen attracts the shared electrons more strongly and is slightly negative.", synonyms=("oxygen atom",), source=BIO),
    Term("water-hydrogen", "Hydrogen", "slightly positive, δ⁺", "The hydrogens of water are slightly positive.", synonyms=("hydrogen atom",), source=BIO),
    Term("hydrogen-bond", "Hydrogen bond", "between hydrogen and oxygen of another molecule", "A hydrogen bond is the weak attraction between the hydrogen of one molecule and the oxygen of another.", plural="Hydrogen bonds", source=BIO),
    Term("polar-covalent-bond", "Polar covalent bond", "electrons shared unequally", source=BIO),
    Term("salt-crystal", "Crystal of sodium chloride", "NaCl, ions in a lattice", "In the crystal sodium and chloride ions alternate.", synonyms=("sodium chloride", "nacl", "crystal", "salt crystal"), source=BIO),
    Term("sphere-of-hydration", "Sphere of hydration", "water molecules around an ion", "Water molecules turn their negative side to sodium ions and their positive side to chloride ions.", plural="Spheres of hydration", synonyms=("hydration shell",), source=BIO),
    # ---- pH
    Term("ph-battery-acid", "Battery acid", source=BIO),
    Term("ph-stomach-acid", "Stomach acid", source=BIO),
    Term("ph-lemon-juice", "Lemon juice", source=BIO),
    Term("ph-vinegar", "Vinegar", source=AP),
    Term("ph-tomato", "Tomato juice", source=BIO),
    Term("ph-coffee", "Black coffee", source=BIO),
    Term("ph-urine", "Urine, saliva", source=BIO),
    Term("ph-water", "Distilled water", "neutral", source=BIO),
    Term("ph-blood", "Blood", "about 7.4", "The pH of human blood is kept near 7.4.", source=AP),
    Term("ph-sea-water", "Sea water", source=BIO),
    Term("ph-baking-soda", "Baking soda", source=BIO),
    Term("ph-milk-of-magnesia", "Milk of magnesia", source=BIO),
    Term("ph-ammonia", "Ammonia solution", source=BIO),
    Term("ph-soapy-water", "Soapy water", source=BIO),
    Term("ph-bleach", "Bleach", source=BIO),
    Term("ph-lye", "Liquid drain cleaner", source=BIO),
    Term("ph-acidic", "Acidic", "more hydrogen ions", "Each step down the scale means ten times more hydrogen ions.", synonyms=("acid",), source=BIO),
    Term("ph-basic", "Basic", "fewer hydrogen ions", synonyms=("alkaline", "base"), source=BIO),
)  # fmt: skip
