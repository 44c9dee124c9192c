"""Functional groups and parts of molecules."""

from ..vocabulary import Term

BIO, MICRO = "openstax-bio-2", "openstax-micro-7"
NUCLEIC = "openstax-bio-3"

TERMS = (
    Term("hydroxyl-group", "Hydroxyl group", "−OH: polar", "Hydroxyl groups are polar and form hydrogen bonds.", synonyms=("hydroxy group",), source=BIO),
    Term("carboxyl-group", "Carboxyl group", "−COOH: gives off a proton", "The carboxyl group is an acid: it gives off a proton.", synonyms=("carboxylic acid group",), source=BIO),
    Term("amino-group", "Amino group", "−NH₂: forms hydrogen bonds", "Amino groups form hydrogen bonds; those of amino acids also take up a proton.", synonyms=("amine", "amine group"), source=BIO),
    Term("secondary-amine", "Secondary amine", "nitrogen between two carbons", "In the secondary amine nitrogen is bonded to two carbons.", source=MICRO),
    Term("phosphate-group", "Phosphate group", "charged at the pH of cells", "Phosphate groups carry negative charge at the pH of cells.", synonyms=("phosphate",), source=BIO),
    Term("thiol-group", "Sulfhydryl group", "−SH: can form disulfide bridges", "Two sulfhydryl groups can be joined into a disulfide bridge.", synonyms=("thiol", "thiol group"), source=BIO),
    Term("aldehyde", "Aldehyde group", "C=O at the end of a chain", "In an aldehyde the carbonyl group stands at the end of the chain.", synonyms=("aldehyde",), source=MICRO),
    Term("ketone", "Ketone group", "C=O within a chain or ring", "In a ketone the carbonyl carbon is bonded to two carbons.", synonyms=("ketone", "carbonyl", "carbonyl group"), source=MICRO),
    Term("ester", "Ester bond", "acid joined to an alcohol", "Ester bonds join acids with alcohols.", synonyms=("ester",), source=MICRO),
    Term("thioester", "Thioester bond", "acid joined to a thiol", "The thioester bond joins an acid with a sulfhydryl group.", synonyms=("thioester",), source="lehninger-8"),
    Term("amide", "Amide group", "C=O joined to nitrogen", "In an amide the carbonyl carbon is bonded to nitrogen; between amino acids it is the peptide bond.", synonyms=("amide", "peptide bond"), source=MICRO),
    Term("ether", "Ether oxygen", "oxygen between two carbons", "In an ether an oxygen joins two carbons.", synonyms=("ether",), source=MICRO),
    Term("halogen", "Halogen", "fluorine, chlorine, bromine or iodine", source=MICRO),
    Term("nitro-group", "Nitro group", "−NO₂", source="lehninger-8"),
    Term("azide-group", "Azide group", "three nitrogens in a row", source="openstax-micro-14"),
    Term("sulfonamide-group", "Sulfonamide group", "−SO₂NH₂", source="openstax-micro-14"),
    Term("beta-lactam", "β-Lactam ring", "four-membered ring with an amide", "The four-membered β-lactam ring is what inhibits the enzymes that link bacterial cell walls.", synonyms=("beta lactam", "beta lactam ring"), source="openstax-micro-14"),
    Term("guanidino-group", "Guanidino group", "carbon with three nitrogens", source="lehninger-8"),
    Term("quaternary-ammonium", "Quaternary ammonium", "always carries a positive charge", "Its nitrogen is bonded to four carbons and always carries a positive charge.", source="openstax-micro-13"),
    Term("methyl-on-carbon", "Methyl group", "−CH₃: nonpolar", "Methyl groups are nonpolar.", synonyms=("methyl",), source=BIO),
    Term("alpha-carbon", "Central carbon", "bonded to hydrogen and three groups", "The central (α) carbon holds a hydrogen, the amino group, the carboxyl group and the side chain.", synonyms=("alpha carbon", "central carbon"), source=NUCLEIC),
    Term("side-chain", "Side chain", "differs between amino acids", "The side chain (R group) makes the difference between amino acids.", synonyms=("r group",), source=NUCLEIC),
    Term("nitrogenous-base", "Nitrogenous base", "pairs by hydrogen bonds", "The nitrogenous base is what pairs in nucleic acids.", source=NUCLEIC),
    Term("nicotinamide", "Nicotinamide ring", "takes up and gives off electrons", "The nicotinamide ring takes up two electrons and a proton when NAD⁺ is reduced to NADH.", source="openstax-bio-7"),
    Term("pentose-sugar", "Pentose sugar", "five carbons", "The pentose sugar links base and phosphate.", synonyms=("sugar", "pentose"), source=NUCLEIC),
    Term("glycerol-backbone", "Glycerol backbone", "three carbons", "Three carbons of glycerol hold the other parts together.", synonyms=("glycerol",), source=NUCLEIC),
    Term("steroid-ring-system", "Steroid ring system", "four fused rings", "Steroids share a system of four fused rings.", source=NUCLEIC),
    Term("cis-double-bond", "Cis double bond", "bends the chain", "Cis double bonds bend the chain.", source=NUCLEIC),
    Term("trans-double-bond", "Trans double bond", "leaves the chain straight", "Trans double bonds leave the chain nearly straight.", source=NUCLEIC),
    Term("benzene-ring", "Benzene ring", "aromatic ring of six carbons", "The benzene ring is flat and aromatic.", synonyms=("aromatic ring", "phenyl group"), source="lehninger-8"),
)  # fmt: skip
