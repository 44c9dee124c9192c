"""Words for innate defenses, antibodies, complement, cells that kill, and reactions that harm."""

from __future__ import annotations

from functools import partial

from ..vocabulary import Term

INNATE = "openstax-micro-17"
ADAPTIVE = "openstax-micro-18"
DISEASE = "openstax-micro-19"
BIOLOGY = "openstax-bio-42"


_term = partial(Term, source=ADAPTIVE)

TERMS: tuple[Term, ...] = (
    # antibody
    _term(
        "heavy-chain",
        "Heavy chain",
        "constant domains",
        "An antibody has two identical heavy chains.",
        plural="Heavy chains",
    ),
    _term(
        "light-chain",
        "Light chain",
        "constant domain",
        "An antibody has two identical light chains.",
        plural="Light chains",
    ),
    _term(
        "variable-region",
        "Variable region",
        "differs between antibodies",
        "The variable regions of a heavy and a light chain together form a binding site.",
        synonyms=("variable domain",),
    ),
    _term(
        "antigen-binding-site",
        "Antigen-binding site",
        "at the tip of each arm",
        "Each arm ends in an antigen-binding site, so a monomer binds two antigens.",
        synonyms=("antigen binding site", "binding site", "paratope"),
    ),
    _term(
        "disulfide-bond",
        "Disulfide bond",
        "joins the chains",
        plural="Disulfide bonds",
        synonyms=("disulfide bridge",),
    ),
    _term("fab-region", "Fab region", "binds antigen", "The Fab regions bind antigen.", synonyms=("fab",)),
    _term(
        "fc-region",
        "Fc region",
        "binds receptors and complement",
        "The Fc region binds to receptors of cells and, in some classes, complement.",
        synonyms=("fc", "stem"),
    ),
    _term("hinge-region", "Hinge", "lets the arms move", synonyms=("hinge region",)),
    _term("j-chain", "J chain", "joins monomers"),
    _term("secretory-component", "Secretory component", "protects IgA"),
    # things on the stage
    _term("antibody-y", "Antibody", "", plural="Antibodies", synonyms=("immunoglobulin",)),
    _term("target-antigen", "Antigen", "", plural="Antigens"),
    _term("free-toxin", "Toxin", "", plural="Toxins"),
    _term("free-virus", "Virus", "", plural="Viruses"),
    _term("bacterial-target", "Bacterium", "", plural="Bacteria"),
    _term("healthy-cell", "Healthy cell", "", plural="Healthy cells"),
    _term("infected-cell", "Infected cell", "", plural="Infected cells"),
    _term("cell-receptor", "Receptor", "", plural="Receptors"),
    _term("fc-receptor", "Fc receptor", "binds the antibody's stem"),
    _term("macrophage", "Macrophage", "a phagocyte", plural="Macrophages", synonyms=("phagocyte",)),
    _term("phagocytic-neutrophil", "Neutrophil", "a phagocyte", plural="Neutrophils", source=INNATE),
    _term("mast-cell", "Mast cell", "filled with granules", plural="Mast cells", source=DISEASE),
    _term(
        "natural-killer-cell", "Natural killer cell", "NK cell", plural="Natural killer cells", source=BIOLOGY
    ),
    _term("plasma-cell", "Plasma cell", "secretes antibodies", plural="Plasma cells"),
    _term("b-cell", "B cell", "", plural="B cells"),
    _term("memory-b-cell", "Memory B cell", "long-lived", plural="Memory B cells"),
    _term("b-cell-receptor", "B-cell receptor", "BCR, binds native antigen", plural="B-cell receptors"),
    _term("helper-t-cell", "Helper T cell", "CD4 T cell", plural="Helper T cells"),
    _term("cytotoxic-t-cell", "Cytotoxic T cell", "CD8 T cell", plural="Cytotoxic T cells"),
    _term("tcr", "T-cell receptor", "TCR", plural="T-cell receptors"),
    _term("cd4-molecule", "CD4", "co-receptor"),
    _term("mhc-ii", "MHC II with peptide", "presents the antigen"),
    _term("mhc-i", "MHC I", "on all cells with a nucleus", source=BIOLOGY),
    _term("mhc-i-peptide", "MHC I with peptide", ""),
    _term("killer-receptor", "Receptor for MHC I", "", source=BIOLOGY),
    _term("released-cytokine", "Cytokines", "signals"),
    _term("perforin-granzyme", "Perforin and granzymes", "kill the cell", source=BIOLOGY),
    _term("apoptotic-cell", "Dying cell", "apoptosis", source=BIOLOGY),
    _term("interferon", "Interferon", "warns other cells", source=BIOLOGY),
    _term("antiviral-protein", "Antiviral proteins", "destroy RNA", source=BIOLOGY),
    _term("immune-activated", "Immune cells", "are activated", source=BIOLOGY),
    # complement
    _term("mac-pore", "Membrane attack complex", "MAC: pore of C5b to C9", source=INNATE),
    _term("c3b-protein", "C3b", "coats the microbe", source=INNATE),
    _term("c1-complex", "C1", "binds the antibodies", source=INNATE),
    _term("microbe-surface", "Microbe", "membrane", source=INNATE),
    # phagocytosis, inflammation
    _term("immune-pseudopod", "Pseudopod", "surrounds the microbe", source=INNATE),
    _term("phago-phagosome", "Phagosome", "", source=INNATE),
    _term("phago-lysosome", "Lysosome", "holds enzymes", plural="Lysosomes", source=INNATE),
    _term("phago-phagolysosome", "Phagolysosome", "microbe is digested", source=INNATE),
    _term("expelled-debris", "Debris", "by exocytosis", source=INNATE),
    _term("immune-skin-epidermis", "Epidermis", "", source=INNATE),
    _term("wound-splinter", "Splinter", "brings bacteria in", source=INNATE),
    _term("blood-vessel", "Blood vessel", "widens and leaks", source=INNATE),
    _term("histamine", "Histamine", "widens vessels", source=INNATE),
    _term("leaving-phagocyte", "Phagocyte", "leaves the blood", plural="Phagocytes", source=INNATE),
    # hypersensitivity
    _term("ige-antibody", "IgE", "bound by its Fc region", source=DISEASE),
    _term("allergen", "Allergen", "cross-links IgE", source=DISEASE),
    _term("mast-granules", "Histamine and others", "released from granules", source=DISEASE),
    _term("igg-antibody", "IgG", "", source=DISEASE),
    _term("cell-antigen", "Surface antigen", "", source=DISEASE),
    _term(
        "immune-complex",
        "Immune complex",
        "antigen and antibodies",
        source=DISEASE,
        plural="Immune complexes",
    ),
    _term("complement-proteins", "Complement", "proteins of blood plasma", source=DISEASE),
    _term("vessel-wall", "Vessel wall", "", source=DISEASE),
    _term("sensitized-t-cell", "Sensitized T cell", "TH1 or cytotoxic", source=DISEASE),
    _term(
        "donor-red-cell",
        "Donor red blood cell",
        "with A antigens",
        source=DISEASE,
        plural="Donor red blood cells",
    ),
    _term("recipient-red-cell", "Recipient red blood cell", "with B antigens", source=DISEASE),
    _term(
        "anti-a-antibody", "Anti-A antibody", "IgM in the plasma", source=DISEASE, plural="Anti-A antibodies"
    ),
    _term("free-hemoglobin", "Hemoglobin", "from lysed cells", source=DISEASE),
    # MALT
    _term("immune-gut-lumen", "Intestinal lumen", "", source=BIOLOGY),
    _term(
        "immune-gut-epithelium",
        "Epithelial cell",
        "with microvilli",
        source=BIOLOGY,
        plural="Epithelial cells",
    ),
    _term("m-cell", "M cell", "takes up antigens", source=BIOLOGY),
    _term("malt-dendritic", "Dendritic cell", "presents antigens", source=BIOLOGY),
    _term("peyers-patch", "Peyer's patch", "lymphoid follicle", source=BIOLOGY),
    _term("malt-lymph", "Lymphatic vessel", "to a lymph node", source=BIOLOGY),
    _term("iga-antibody", "IgA", "secreted into the lumen", source=BIOLOGY),
    _term("effector-site", "Effector site", "activated cells return", source=BIOLOGY),
    # recognition
    _term("mhc-heavy-chain", "Alpha chain", "with the groove"),
    _term("beta-microglobulin", "Beta-2 microglobulin", "small second chain"),
    _term("mhc-alpha-chain", "Alpha chain", "half of the groove"),
    _term("mhc-beta-chain", "Beta chain", "half of the groove"),
    _term("mhc-groove", "Peptide in the groove", "presented antigen"),
    _term("cell-membrane-bilayer", "Cell membrane", ""),
    _term("superantigen-toxin", "Superantigen", "bridges MHC II and receptor"),
    _term("selectin", "Selectins", "slow the cell down", source=INNATE),
    _term(
        "endothelial-cell",
        "Endothelial cell",
        "wall of the vessel",
        plural="Endothelial cells",
        source=INNATE,
    ),
    _term(
        "squeezing-phagocyte",
        "Diapedesis",
        "squeezing through the wall",
        source=INNATE,
        synonyms=("transendothelial migration",),
    ),
)
