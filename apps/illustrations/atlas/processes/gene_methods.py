"""Methods of gene technology, told as steps."""

from __future__ import annotations

from itertools import pairwise

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Curve,
    Edge,
    Flow,
    Graph,
    Node,
)

BIOTECH, MICRO = "openstax-bio-17", "openstax-micro-12"


def _steps(*nodes: Node) -> Flow:
    """Nodes one after the other."""
    edges = tuple(Edge(a.key, b.key) for a, b in pairwise(nodes))
    return Flow(ranks=tuple((node,) for node in nodes), edges=edges)


DOLLY = Subject(
    key="reproductive-cloning",
    title="Reproductive cloning of a sheep",
    kind="process",
    scene=diagram(
        "reproductive-cloning",
        "Reproductive cloning of a sheep",
        Flow(
            ranks=(
                (Node("udder", "Mammary cell", "of a Finn-Dorset ewe", kind="vein"), Node("egg", "Egg cell", "of a Scottish Blackface ewe", kind="artery")),
                (Node("nucleus", "Its nucleus is taken", kind="vein"), Node("empty", "Its nucleus is removed", kind="artery")),
                (Node("fused", "Cells are fused", "the egg now has the nucleus of the mammary cell", kind="action"),),
                (Node("embryo", "Embryo", "divides in culture"),),
                (Node("surrogate", "Surrogate mother", "the embryo is implanted"),),
                (Node("lamb", "Cloned lamb", "same nuclear genes as the Finn-Dorset ewe", kind="vein"),),
            ),
            edges=(Edge("udder", "nucleus"), Edge("egg", "empty"), Edge("nucleus", "fused"), Edge("empty", "fused"), Edge("fused", "embryo"), Edge("embryo", "surrogate"), Edge("surrogate", "lamb")),
        ),
        subtitle="How Dolly was made by transfer of a nucleus",
    ),
    names=("dolly the sheep", "dolly", "reproductive cloning", "cloning of a sheep", "animal cloning", "somatic cell nuclear transfer", "sheep cloning", "reproductive cloning of a sheep", "nuclear transfer"),
    tells=("dolly + sheep", "somatic cell + nuclear transfer", "cloned + sheep"),
    not_when=("gene cloning",),
    opening="The steps by which the first mammal was cloned from a body cell.",
    facts=(
        Fact("The clone has the nuclear genes of the donor of the nucleus.", BIOTECH),
        Fact("Mitochondrial DNA comes from the egg.", BIOTECH),
    ),
    summary="A nucleus of a body cell is put into an emptied egg; the embryo grows in a surrogate.",
)  # fmt: skip

EXTRACTION = Subject(
    key="dna-extraction",
    title="Extraction of DNA",
    kind="process",
    scene=diagram(
        "dna-extraction",
        "Extraction of DNA",
        _steps(
            Node("lysis", "Cells are broken open", "detergent lyses the membranes"),
            Node("protease", "Proteins are broken down", "protease"),
            Node("rnase", "RNA is broken down", "ribonuclease (RNase)"),
            Node("spin", "Debris is removed", "centrifuge or filter"),
            Node("alcohol", "DNA is precipitated", "cold alcohol", kind="action"),
            Node("dna", "Purified DNA", "a white, stringy mass", kind="vein"),
        ),
        subtitle="The basic method",
    ),
    names=("extraction of dna", "dna extraction", "dna isolation", "isolation of dna", "dna purification", "extract dna"),
    tells=("extraction + dna", "dna + lysis + alcohol"),
    not_when=("gel",),
    opening="Six steps from cells to purified DNA.",
    facts=(Fact("Enzymes remove proteins and RNA, and alcohol makes DNA precipitate.", BIOTECH),),
    summary="Cells are lysed, proteins and RNA removed, and DNA is precipitated with alcohol.",
)  # fmt: skip

LIBRARY = Subject(
    key="genomic-library",
    title="Genomic library",
    kind="process",
    scene=diagram(
        "genomic-library",
        "Genomic library",
        _steps(
            Node("genome", "Genomic DNA", kind="vein"), Node("pieces", "Many fragments", "cut by a restriction enzyme"), Node("vectors", "Recombinant plasmids", "each with another fragment", kind="action"),
            Node("cells", "Transformed bacteria", "each takes up one plasmid"), Node("clones", "Library", "together the clones hold the whole genome"), Node("found", "Clone with the gene of interest", "found with a probe", kind="vein"),
        ),
    ),
    names=("genomic library", "dna library", "gene library", "generation of a genomic library", "construction of a genomic library"),
    tells=("genomic library + fragment", "genomic library"),
    not_when=("cdna library",),
    opening="Steps by which the DNA of a genome is kept in bacteria.",
    facts=(Fact("A genomic library holds fragments of the whole genome in many clones.", MICRO),),
    summary="Fragments of a genome are put into plasmids and bacteria, clone by clone.",
)  # fmt: skip

CDNA = Subject(
    key="cdna-synthesis",
    title="Making of complementary DNA (cDNA)",
    kind="process",
    scene=diagram(
        "cdna-synthesis",
        "Making of complementary DNA (cDNA)",
        _steps(
            Node("mrna", "Mature mRNA", "introns are gone", kind="artery"), Node("primer", "Poly-T primer", "pairs with the poly-A tail"), Node("hybrid", "mRNA with a DNA strand", "made by reverse transcriptase", kind="action"),
            Node("removed", "RNA is broken down", "RNase"), Node("cdna", "Double-stranded cDNA", "second strand made by DNA polymerase", kind="vein"),
        ),
    ),
    names=("complementary dna", "cdna", "cdna synthesis", "making of complementary dna", "cdna library", "reverse transcription of mrna"),
    tells=("cdna + reverse transcriptase", "complementary dna + mrna"),
    not_when=("retrovirus", "hiv", "microarray", "rt pcr"),
    opening="Steps from an mRNA to DNA without introns.",
    facts=(Fact("Complementary DNA holds the coding sequence of a gene without its introns.", MICRO),),
    summary="Reverse transcriptase copies mRNA into DNA; the RNA is then replaced by DNA.",
)  # fmt: skip

MICROARRAY = Subject(
    key="microarray",
    title="DNA microarray analysis",
    kind="process",
    scene=diagram(
        "microarray",
        "DNA microarray analysis",
        Flow(
            ranks=(
                (Node("one", "Cells of one kind", kind="action"), Node("two", "Cells of another kind", kind="artery")),
                (Node("mrna-one", "mRNA", kind="action"), Node("mrna-two", "mRNA", kind="artery")),
                (Node("cdna-one", "cDNA with a green dye", kind="action"), Node("cdna-two", "cDNA with a red dye", kind="artery")),
                (Node("array", "Microarray", "each spot holds DNA of one gene"),),
                (Node("scan", "Scan", "green, red, or yellow where both bind"),),
            ),
            edges=(Edge("one", "mrna-one"), Edge("two", "mrna-two"), Edge("mrna-one", "cdna-one"), Edge("mrna-two", "cdna-two"), Edge("cdna-one", "array"), Edge("cdna-two", "array"), Edge("array", "scan", "unbound cDNA is washed off")),
        ),
    ),
    names=("microarray", "dna microarray", "microarray analysis", "dna chip", "dna microarray analysis", "gene expression microarray"),
    tells=("microarray + cdna", "microarray + gene expression", "microarray + analysis"),
    opening="How the genes that two kinds of cells express are compared.",
    facts=(Fact("The color of a spot tells which of the two samples expresses the gene.", MICRO),),
    summary="Dyed cDNA of two samples binds to spots of genes; colors show what each expresses.",
)  # fmt: skip

GENE_THERAPY = Subject(
    key="gene-therapy",
    title="Gene therapy with an adenovirus vector",
    kind="process",
    scene=diagram(
        "gene-therapy",
        "Gene therapy with an adenovirus vector",
        _steps(
            Node("vector", "New gene is put into a viral vector", "the virus cannot replicate", kind="action"), Node("binds", "Vector binds the cell membrane"), Node("vesicle", "Vector is taken up in a vesicle"),
            Node("free", "Vesicle breaks down", "the vector is released"), Node("nucleus", "New gene enters the nucleus", kind="vein"), Node("protein", "Cell makes the protein", "that it lacked", kind="vein"),
        ),
    ),
    names=("gene therapy", "gene therapy with an adenovirus vector", "adenovirus vector", "gene therapy using an adenovirus vector", "viral vector gene therapy"),
    tells=("gene therapy + vector", "gene therapy + adenovirus", "gene therapy + defective gene"),
    not_when=("crispr",),
    opening="Steps by which a virus brings a gene into a cell.",
    facts=(Fact("Gene therapy gives a cell a working copy of a gene that is defective in it.", BIOTECH),),
    summary="A harmless virus carries a working gene into the nucleus of a cell.",
)  # fmt: skip

AMES = Subject(
    key="ames-test",
    title="The Ames test",
    kind="process",
    scene=diagram(
        "ames-test",
        "The Ames test",
        Flow(
            ranks=(
                (Node("bacteria", "Salmonella that cannot make histidine", "his⁻ auxotroph", kind="vein"), Node("liver", "Rat liver extract", "enzymes that change chemicals")),
                (Node("test", "With the suspected mutagen", kind="artery"), Node("control", "Without it", "control")),
                (Node("plates", "Plates without histidine"), Node("plates-control", "Plates without histidine")),
                (Node("many", "Many colonies", "mutations have restored growth: mutagenic", kind="artery"), Node("few", "Few colonies", "spontaneous mutations")),
            ),
            edges=(Edge("bacteria", "test"), Edge("bacteria", "control"), Edge("liver", "test"), Edge("liver", "control"), Edge("test", "plates"), Edge("control", "plates-control"), Edge("plates", "many"), Edge("plates-control", "few")),
        ),
        subtitle="A test for chemicals that cause mutations",
    ),
    names=("ames test", "the ames test"),
    tells=("ames + mutagen", "ames + histidine", "ames test"),
    opening="How bacteria show that a chemical is mutagenic.",
    facts=(Fact("Revertants, which can make histidine again, grow into colonies.", "openstax-micro-11"),),
    summary="A mutagen restores growth without histidine in many bacteria of an auxotroph.",
)  # fmt: skip

UBIQUITIN = Subject(
    key="ubiquitin-proteasome",
    title="Ubiquitin and the proteasome",
    kind="process",
    scene=diagram(
        "ubiquitin-proteasome",
        "Ubiquitin and the proteasome",
        Flow(
            ranks=(
                (Node("protein", "Protein", "no longer needed, or faulty"),),
                (Node("tagged", "Protein with ubiquitin tags", "marked for degradation", kind="action"),),
                (Node("proteasome", "Proteasome", "unfolds and cuts it"),),
                (Node("pieces", "Short peptides", "broken down to amino acids"), Node("again", "Ubiquitin", "is used again", kind="action")),
            ),
            edges=(Edge("protein", "tagged"), Edge("tagged", "proteasome"), Edge("proteasome", "pieces"), Edge("proteasome", "again")),
        ),
    ),
    names=("ubiquitin", "proteasome", "ubiquitin and the proteasome", "ubiquitin proteasome", "protein degradation", "ubiquitination", "ubiquitin tag"),
    tells=("ubiquitin + proteasome", "ubiquitin + degradation"),
    not_when=("antigen", "mhc"),
    opening="How a cell breaks down a protein.",
    facts=(Fact("Proteins with ubiquitin tags are degraded in the proteasome.", "openstax-bio-16"),),
    summary="Proteins tagged with ubiquitin are cut up in the proteasome.",
)  # fmt: skip

BLUE_WHITE = Subject(
    key="blue-white-screening",
    title="Blue–white screening",
    kind="process",
    scene=diagram(
        "blue-white-screening",
        "Blue–white screening",
        Flow(
            ranks=(
                (Node("mix", "Plasmids cut in the gene lacZ are mixed with foreign DNA"),),
                (Node("open", "Plasmid without insert", "lacZ is whole", kind="vein"), Node("insert", "Plasmid with insert", "lacZ is interrupted", kind="action")),
                (Node("cells", "Bacteria take it up", "they survive on ampicillin"), Node("cells-insert", "Bacteria take it up", "they survive on ampicillin")),
                (Node("blue", "Blue colonies", "β-galactosidase splits X-gal", kind="vein"), Node("white", "White colonies", "no β-galactosidase: recombinant", kind="action")),
            ),
            edges=(Edge("mix", "open"), Edge("mix", "insert"), Edge("open", "cells"), Edge("insert", "cells-insert"), Edge("cells", "blue", "on X-gal"), Edge("cells-insert", "white", "on X-gal")),
        ),
        subtitle="White colonies hold the foreign DNA",
    ),
    names=("blue white screening", "blue white selection", "x gal screening", "x gal", "lacz screening"),
    tells=("blue + white + colony + plasmid", "x gal + lacz", "x gal + plasmid"),
    opening="How bacteria with a recombinant plasmid are told apart.",
    facts=(Fact("An insert interrupts the gene lacZ, so the colony cannot turn X-gal blue.", MICRO),),
    summary="Colonies with an insert in lacZ stay white; those without turn blue on X-gal.",
)  # fmt: skip

RFLP = Subject(
    key="rflp-analysis",
    title="RFLP analysis",
    kind="process",
    scene=diagram(
        "rflp-analysis",
        "RFLP analysis",
        _steps(
            Node("samples", "DNA of several persons"), Node("cut", "Cut by a restriction enzyme", "sites differ from person to person", kind="action"), Node("gel", "Gel electrophoresis", "fragments are sorted by length"),
            Node("probe", "Blot and probe", "fragments of the region show as bands"), Node("pattern", "Patterns are compared", "alike: same person or close kin", kind="vein"),
        ),
        subtitle="Restriction fragment length polymorphism",
    ),
    names=("rflp analysis", "rflp", "restriction fragment length polymorphism", "dna fingerprinting", "dna fingerprint"),
    tells=("restriction fragment + polymorphism", "rflp + restriction"),
    opening="Steps in which differences of DNA are shown.",
    facts=(Fact("A changed restriction site changes the lengths of the fragments.", MICRO),),
    summary="Restriction fragments of different lengths tell one person's DNA from another's.",
)  # fmt: skip

QPCR = Subject(
    key="real-time-pcr",
    title="Real-time PCR",
    kind="graph",
    scene=diagram(
        "real-time-pcr",
        "Real-time PCR",
        Graph(
            across="Cycles",
            up="Fluorescence",
            curves=(
                Curve("Much template", ((0.0, 0.04), (0.22, 0.05), (0.32, 0.14), (0.42, 0.48), (0.52, 0.78), (0.64, 0.88), (1.0, 0.91)), "action"),
                Curve("Little template", ((0.0, 0.03), (0.5, 0.04), (0.6, 0.13), (0.7, 0.46), (0.8, 0.74), (0.92, 0.83), (1.0, 0.85)), "vein"),
                Curve("Threshold", ((0.0, 0.2), (1.0, 0.2)), "neutral", straight=True, dashed=True),
            ),
        ),
        subtitle="The more template a sample holds, the earlier its curve crosses the threshold",
        note="Qualitative curves.",
    ),
    names=("real time pcr", "quantitative pcr", "qpcr", "real time quantitative pcr"),
    tells=("real time pcr + fluorescence", "qpcr + threshold"),
    not_when=("covid", "coronavirus"),
    opening="Fluorescence of two samples in the course of a PCR.",
    facts=(Fact("Fluorescence rises with the amount of DNA that has been copied.", MICRO),),
    summary="A sample with more template crosses the threshold after fewer cycles.",
)  # fmt: skip

SUBJECTS = (
    DOLLY,
    BLUE_WHITE,
    RFLP,
    QPCR,
    EXTRACTION,
    LIBRARY,
    CDNA,
    MICROARRAY,
    GENE_THERAPY,
    AMES,
    UBIQUITIN,
)
