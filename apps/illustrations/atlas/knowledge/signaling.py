"""Words of cell signaling."""

from ..vocabulary import Term

BIO = "openstax-bio-9"

TERMS = (
    Term("signaling-cell", "Signaling cell", "secretes the signal", plural="Signaling cells", source=BIO),
    Term("target-cell", "Target cell", "has the receptor", "Only cells that have the receptor respond to a signal.", plural="Target cells", source=BIO),
    Term("signal-ligand", "Ligand", "the signaling molecule", "The signaling molecule, or ligand, binds to its receptor.", plural="Ligands", synonyms=("signaling molecule", "signal molecule", "signal", "hormone"), source=BIO),
    Term("ligand-receptor", "Receptor", "binds the ligand", plural="Receptors", synonyms=("receptor protein",), source=BIO),
    Term("hydrophobic-ligand", "Hydrophobic signaling molecule", "for example a steroid hormone", "Small hydrophobic molecules such as steroid hormones diffuse through the plasma membrane.", synonyms=("hydrophobic signal", "steroid hormone", "hydrophobic hormone"), source=BIO),
    Term("intracellular-receptor", "Intracellular receptor", "in the cytoplasm or nucleus", "Many intracellular receptors are transcription factors that act on genes in the nucleus.", plural="Intracellular receptors", synonyms=("internal receptor",), source=BIO),
    Term("signal-membrane", "Plasma membrane", synonyms=("cell membrane",), source=BIO),
    Term("signal-nucleus", "Nucleus", source=BIO),
    Term("signal-dna", "DNA", source=BIO),
    Term("signal-mrna", "mRNA", "the gene is transcribed", source=BIO),
    Term("hormone-receptor-complex", "Receptor with its ligand", "binds to DNA", source=BIO),
    Term("signal-extracellular", "Extracellular fluid", source=BIO),
    Term("signal-cytoplasm", "Cytoplasm", source=BIO),
    Term("blood-vessel-signal", "Blood vessel", "carries the hormone", synonyms=("bloodstream",), source=BIO),
    Term("gap-junction-signal", "Gap junction", "signals pass directly", source=BIO),
    Term("gated-channel", "Gated ion channel", "opens when the ligand binds", "A ligand-gated channel opens when its ligand binds and lets ions through.", plural="Gated ion channels", synonyms=("ion channel", "ligand gated channel"), source=BIO),
    Term("signal-ion", "Ion", plural="Ions", source=BIO),
    Term("gpcr", "G-protein-coupled receptor", "seven helices cross the membrane", "G-protein-coupled receptors cross the membrane with seven helices.", synonyms=("g protein coupled receptor", "g protein linked receptor"), source=BIO),
    Term("g-protein", "G protein", "subunits α, β and γ", "The activated G protein exchanges GDP for GTP and splits into its α subunit and a βγ pair.", synonyms=("heterotrimeric g protein",), source=BIO),
    Term("g-alpha", "α subunit", "with GTP when active", source=BIO),
    Term("g-beta-gamma", "βγ subunits", source=BIO),
    Term("gdp-gtp", "GDP or GTP", "guanosine di- or triphosphate", source=BIO),
    Term("adenylyl-cyclase", "Adenylyl cyclase", "makes cyclic AMP", "Adenylyl cyclase makes cyclic AMP from ATP.", source=BIO),
    Term("second-messenger-camp", "Cyclic AMP", "cAMP, the second messenger", "Cyclic AMP (cAMP) spreads the signal within the cell as a second messenger.", synonyms=("camp", "second messenger"), source=BIO),
    Term("protein-kinase-a", "Protein kinase A", "phosphorylates proteins", "Protein kinase A, activated by cAMP, phosphorylates other proteins.", synonyms=("a kinase", "pka"), source=BIO),
    Term("signal-response", "Response of the cell", source=BIO),
    Term("rtk", "Receptor tyrosine kinase", "for example the EGF receptor", "A receptor tyrosine kinase adds phosphates to tyrosines of its partner.", plural="Receptor tyrosine kinases", synonyms=("egfr", "egf receptor", "epidermal growth factor receptor"), source=BIO),
    Term("egf", "EGF", "epidermal growth factor, the ligand", "Epidermal growth factor (EGF) binds to the receptor and makes it pair up.", synonyms=("epidermal growth factor",), source=BIO),
    Term("phospho-tyrosine", "Phosphate", "on tyrosines of the receptor", plural="Phosphates", source=BIO),
    Term("ras", "RAS", "G protein, active with GTP", "RAS passes the signal on to RAF.", source=BIO),
    Term("raf", "RAF", "kinase", "RAF phosphorylates MEK.", source=BIO),
    Term("mek", "MEK", "kinase", "MEK phosphorylates ERK.", source=BIO),
    Term("erk", "ERK", "kinase, enters the nucleus", "ERK acts on proteins of the cytoplasm and on transcription in the nucleus.", synonyms=("map kinase", "mapk"), source=BIO),
    Term("enzyme-linked", "Enzyme-linked receptor", "its inner part is an enzyme", source=BIO),
    Term("enzyme-domain", "Enzyme domain", "becomes active", source=BIO),
)  # fmt: skip
