"""Words of macromolecules and of scenes of cell biology that are drawn in panels."""

from ..vocabulary import Term

BIO3, BIO4, BIO23 = "openstax-bio-3", "openstax-bio-4", "openstax-bio-23"

TERMS = (
    # ---- proteins
    Term("amino-acid-residue", "Amino acid", "one link of the chain", "The sequence of amino acids is the primary structure.", plural="Amino acids", synonyms=("residue",), source=BIO3),
    Term("peptide-bond-link", "Peptide bond", "joins amino acids", plural="Peptide bonds", source=BIO3),
    Term("alpha-helix", "α-Helix", "coil held by hydrogen bonds", "In an α-helix hydrogen bonds hold the chain in a coil.", plural="α-Helices", synonyms=("alpha helix", "a helix"), source=BIO3),
    Term("beta-sheet", "β-Pleated sheet", "strands side by side", "In a β-pleated sheet hydrogen bonds join strands that lie side by side.", plural="β-Pleated sheets", synonyms=("beta sheet", "beta pleated sheet", "β sheet"), source=BIO3),
    Term("backbone-hydrogen-bond", "Hydrogen bond", "within the backbone", plural="Hydrogen bonds", source=BIO3),
    Term("disulfide-bridge", "Disulfide bridge", "covalent link of two cysteines", plural="Disulfide bridges", synonyms=("disulfide linkage", "disulfide bond"), source=BIO3),
    Term("protein-loop", "Loop", "of the chain between helices and sheets", source=BIO3),
    Term("protein-subunit", "Subunit", "one folded chain", "In the quaternary structure several folded chains, the subunits, work together.", plural="Subunits", synonyms=("polypeptide", "polypeptide chain"), source=BIO3),
    # ---- polysaccharides
    Term("glucose-unit", "Glucose", "one link of the chain", plural="Glucose units", synonyms=("glucose monomer",), source=BIO3),
    Term("branch-point", "Branch point", "where a chain forks", "At branch points a second chain is attached by a 1-6 linkage.", plural="Branch points", synonyms=("branch",), source=BIO3),
    Term("amylose-chain", "Amylose", "unbranched, coiled", "Amylose is the unbranched part of starch.", source=BIO3),
    Term("amylopectin-chain", "Amylopectin", "branched", "Amylopectin is the branched part of starch.", source=BIO3),
    Term("cellulose-chain", "Cellulose chain", "straight", "Cellulose chains lie straight beside each other.", plural="Cellulose chains", source=BIO3),
    Term("chain-hydrogen-bond", "Hydrogen bond", "between chains", plural="Hydrogen bonds", source=BIO3),
    # ---- phospholipid
    Term("phosphate-head-group", "Phosphate and its group", "polar", synonyms=("phosphate containing group",), source=BIO3),
    Term("glycerol-link", "Glycerol", "joins head and tails", source=BIO3),
    Term("saturated-tail", "Saturated fatty acid", "straight tail", source=BIO3),
    Term("unsaturated-tail", "Unsaturated fatty acid", "tail with a bend", source=BIO3),
    # ---- size of cells
    Term("unit-cell", "Cell", source=BIO4),
    Term("enclosing-cube", "Cube around it", source=BIO4),
    # ---- endosymbiosis
    Term("ancestral-cell", "Ancestral cell", "a prokaryote", "Infoldings of the plasma membrane of an ancestral cell gave rise to the endomembrane system and the nucleus.", synonyms=("proto eukaryote", "ancestral prokaryote"), source=BIO23),
    Term("membrane-infolding", "Infolding of the plasma membrane", plural="Infoldings of the plasma membrane", source=BIO23),
    Term("early-nucleus", "Nucleus", source=BIO23),
    Term("aerobic-bacterium", "Aerobic bacterium", "uses oxygen", "A host cell took up an aerobic bacterium, from which mitochondria derive.", plural="Aerobic bacteria", synonyms=("proteobacterium",), source=BIO23),
    Term("photosynthetic-bacterium-taken", "Photosynthetic bacterium", "a cyanobacterium", "Some cells later took up a photosynthetic bacterium, from which chloroplasts derive.", synonyms=("cyanobacterium",), source=BIO23),
    Term("first-mitochondrion", "Mitochondrion", plural="Mitochondria", source=BIO23),
    Term("first-chloroplast", "Chloroplast", plural="Chloroplasts", source=BIO23),
    Term("early-er", "Endoplasmic reticulum", source=BIO23),
    Term("ancestral-dna", "DNA", source=BIO23),
)  # fmt: skip
