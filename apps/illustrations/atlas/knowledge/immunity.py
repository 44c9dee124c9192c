"""Words for antigen presentation on MHC class II and the response of CD4 T cells.

The clauses hold for the exogenous pathway in humans and mice; where a fact is human only, its scope says so.
"""

from __future__ import annotations

from ..vocabulary import Term

BIOLOGY = "openstax-bio-42"
MICROBIOLOGY = "openstax-micro-18"
JANEWAY = "janeway-9"

TERMS: tuple[Term, ...] = (
    # cells
    Term(
        "dendritic-cell",
        "Dendritic cell",
        "presents antigen to T cells",
        "Dendritic cells take up antigen in the tissues and present it to T cells in lymph nodes and spleen.",
        plural="Dendritic cells",
        synonyms=("antigen presenting cell", "apc"),
        source=JANEWAY,
    ),
    Term(
        "naive-t-cell",
        "Naive T cell",
        "has not yet met its antigen",
        "A naive T cell is a mature T cell that has not yet met its antigen.",
        plural="Naive T cells",
        synonyms=("naive helper t cell", "naive cd4 t cell", "naive cd4+ t cell"),
        source=JANEWAY,
    ),
    Term(
        "activated-t-cell",
        "Activated T cell",
        "enlarged cell that will divide",
        "Once activated, the T cell enlarges into a blast and begins to divide; it is no longer naive.",
        plural="Activated T cells",
        synonyms=("t cell blast", "lymphoblast"),
        source=JANEWAY,
    ),
    Term(
        "dividing-t-cell",
        "Dividing T cell",
        "splits into two daughter cells",
        plural="Dividing T cells",
        source=JANEWAY,
    ),
    Term(
        "t-cell-clone",
        "T-cell clone",
        "all carry the same receptor",
        "All cells of a clone descend from one T cell and carry the same T-cell receptor.",
        plural="T-cell clones",
        synonyms=("clone", "clonal expansion"),
        source=MICROBIOLOGY,
    ),
    Term(
        "effector-t-cell",
        "Effector T cell",
        "helper cell that secretes cytokines",
        "Effector CD4 T cells are mostly helper T cells, whose cytokines direct B cells, macrophages and other cells.",
        plural="Effector T cells",
        synonyms=("helper t cell", "effector helper t cell", "t helper cell", "effector cell"),
        scope="CD4 T cells",
        source=JANEWAY,
    ),
    Term(
        "memory-t-cell",
        "Memory T cell",
        "long-lived; responds faster next time",
        "Memory T cells persist and respond faster when they meet the same antigen again.",
        plural="Memory T cells",
        synonyms=("memory cell",),
        source=BIOLOGY,
    ),
    # what is taken up, and where it goes
    Term(
        "virus",
        "Virus",
        "carries the antigen",
        plural="Viruses",
        synonyms=("pathogen", "virion"),
        source=MICROBIOLOGY,
    ),
    Term(
        "phagosome",
        "Phagosome",
        "vesicle around the engulfed virus",
        "The phagosome is a vesicle of membrane that encloses what the cell has engulfed.",
        plural="Phagosomes",
        synonyms=("endosome", "endocytic vesicle"),
        source=MICROBIOLOGY,
    ),
    Term(
        "phagolysosome",
        "Phagolysosome",
        "acidic; breaks the antigen down",
        "The phagosome fuses with lysosomes to form the phagolysosome, an acidic compartment in which antigen is broken down.",
        plural="Phagolysosomes",
        synonyms=("endolysosome", "late endosome", "lysosome"),
        source=MICROBIOLOGY,
    ),
    # molecules
    Term(
        "protease",
        "Protease",
        "cuts proteins into peptides",
        "Proteases in this compartment cut the viral proteins into peptides.",
        plural="Proteases",
        synonyms=("enzyme", "cathepsin"),
        source=JANEWAY,
    ),
    Term(
        "viral-peptide",
        "Viral peptide",
        "fragment of a viral protein",
        "Peptides presented on MHC class II are usually 13 to 25 amino acids long.",
        plural="Viral peptides",
        synonyms=("peptide", "antigenic peptide", "antigen peptide", "epitope"),
        source=JANEWAY,
    ),
    Term(
        "mhc-class-ii",
        "MHC class II",
        "holds the peptide in its groove",
        "An MHC class II molecule consists of an alpha and a beta chain, which together form the groove that holds the peptide.",
        plural="MHC class II molecules",
        synonyms=("mhc ii", "mhc 2", "mhc class 2", "mhc", "major histocompatibility complex"),
        source=JANEWAY,
    ),
    Term(
        "clip",
        "CLIP",
        "fills the groove before a peptide",
        "Until a peptide takes its place, the groove is filled by CLIP, a fragment of the invariant chain.",
        synonyms=("invariant chain",),
        source=JANEWAY,
    ),
    Term(
        "t-cell-receptor",
        "T-cell receptor",
        "recognizes peptide and MHC together",
        "The T-cell receptor recognizes the peptide together with the MHC molecule that holds it.",
        plural="T-cell receptors",
        synonyms=("tcr",),
        source=BIOLOGY,
    ),
    Term(
        "cd4",
        "CD4",
        "co-receptor that binds MHC class II",
        "The co-receptor CD4 binds the MHC class II molecule away from the groove.",
        synonyms=("cd4 co receptor",),
        source=JANEWAY,
    ),
    Term(
        "cd28",
        "CD28",
        "receives the co-stimulatory signal",
        "Recognition of the peptide alone does not usually activate a naive T cell: it also needs co-stimulation through CD28.",
        synonyms=("co stimulation", "costimulation"),
        source=JANEWAY,
    ),
    Term(
        "cd80-cd86",
        "CD80 or CD86",
        "binds CD28; shown by alerted cells",
        "CD80 and CD86 increase on dendritic cells that have sensed an infection.",
        synonyms=("b7", "cd80", "cd86"),
        source=JANEWAY,
    ),
    Term(
        "cytokines",
        "Cytokines",
        "signaling proteins",
        "Cytokines are small proteins by which cells signal to one another.",
        plural="Cytokines",
        synonyms=("cytokine", "interleukin"),
        source=MICROBIOLOGY,
    ),
)
