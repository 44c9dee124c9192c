"""Words for viruses, their structure and what they do in cells."""

from __future__ import annotations

from functools import partial

from ..vocabulary import Term

MICROBIOLOGY = "openstax-micro-6"
BIOLOGY = "openstax-bio-21"


_term = partial(Term, source=MICROBIOLOGY)

TERMS: tuple[Term, ...] = (
    # the particle
    _term(
        "capsid",
        "Capsid",
        "protein coat",
        "The capsid is the protein coat that encloses the genome.",
        plural="Capsids",
    ),
    _term(
        "capsomer",
        "Capsomer",
        "protein unit of the capsid",
        "A capsid is built of protein subunits, the capsomers.",
        plural="Capsomers",
    ),
    _term(
        "viral-envelope",
        "Envelope",
        "lipid membrane taken from the host",
        "The envelope is a lipid membrane that the virus takes from its host cell as it buds.",
        synonyms=("viral envelope", "lipid envelope"),
    ),
    _term(
        "spike-protein",
        "Spike",
        "glycoprotein that binds to cells",
        "Spikes are glycoproteins by which the virus attaches to receptors of the host cell.",
        plural="Spikes",
        synonyms=("spike protein", "glycoprotein", "glycoprotein spike"),
    ),
    _term(
        "viral-genome",
        "Genome",
        "DNA or RNA",
        "The genome of a virus is either DNA or RNA.",
        synonyms=("nucleic acid", "viral genome"),
    ),
    _term("viral-rna", "Viral RNA", "genome of this virus", synonyms=("rna", "rna genome")),
    _term("viral-dna", "Viral DNA", "genome of this virus"),
    _term(
        "matrix-protein",
        "Matrix",
        "protein layer under the envelope",
        "A matrix of protein lines the inner side of the envelope.",
        synonyms=("matrix protein",),
    ),
    # phage
    _term(
        "phage-head",
        "Head",
        "icosahedral capsid with DNA",
        "The head is a capsid that holds double-stranded DNA.",
        synonyms=("capsid head", "phage head"),
    ),
    _term(
        "phage-dna",
        "DNA",
        "double-stranded genome",
        "The genome is double-stranded DNA.",
        synonyms=("genome", "double stranded dna"),
    ),
    _term(
        "phage-collar", "Collar", "joins head and tail", "The collar joins head and tail.", synonyms=("neck",)
    ),
    _term("phage-whisker", "Whisker", "fiber on the collar", plural="Whiskers"),
    _term(
        "phage-sheath",
        "Tail sheath",
        "contracts during infection",
        "The sheath contracts and drives the tail tube through the envelope of the bacterium.",
        synonyms=("sheath", "contractile sheath"),
    ),
    _term(
        "phage-tube",
        "Tail tube",
        "channel for the DNA",
        "The DNA passes through the hollow tail tube into the cell.",
        synonyms=("tail core", "core", "tube"),
    ),
    _term(
        "phage-baseplate",
        "Base plate",
        "anchors on the host",
        "The base plate carries the pins and the tail fibers.",
        synonyms=("baseplate",),
    ),
    _term(
        "phage-pin", "Tail pin", "holds on to the cell wall", plural="Tail pins", synonyms=("pin", "spike")
    ),
    _term(
        "phage-fiber",
        "Tail fiber",
        "recognizes the host cell",
        "Long tail fibers recognize and bind the surface of the host cell.",
        plural="Tail fibers",
        synonyms=("tail fibre", "leg"),
    ),
    _term("bacteriophage", "Phage", "virus of bacteria", plural="Phages"),
    _term("host-bacterium", "Host bacterium", "cell that the phage infects"),
    _term("bacterial-chromosome", "Bacterial DNA", "chromosome of the host"),
    _term("new-phage", "New phages", "assembled in the host"),
    _term(
        "prophage",
        "Prophage",
        "phage DNA in the chromosome",
        "A prophage is phage DNA that has been integrated into the chromosome of the host.",
    ),
    # HIV
    _term(
        "gp120",
        "gp120",
        "binds CD4",
        "The glycoprotein gp120 binds to CD4 and then to a co-receptor on the host cell.",
    ),
    _term(
        "gp41",
        "gp41",
        "anchors gp120; fuses membranes",
        "The glycoprotein gp41 anchors gp120 in the envelope and helps to fuse the membranes.",
    ),
    _term("hiv-matrix", "Matrix", "p17 protein", "The matrix consists of the protein p17."),
    _term(
        "hiv-capsid", "Capsid", "cone of p24 protein", "The cone-shaped capsid consists of the protein p24."
    ),
    _term(
        "hiv-rna",
        "RNA",
        "two single-stranded copies",
        "The genome is two copies of single-stranded RNA.",
        synonyms=("viral rna", "rna genome", "genome"),
    ),
    _term(
        "reverse-transcriptase",
        "Reverse transcriptase",
        "copies RNA into DNA",
        "Reverse transcriptase copies the viral RNA into DNA.",
    ),
    _term(
        "integrase",
        "Integrase",
        "inserts DNA into host DNA",
        "Integrase inserts the viral DNA into a chromosome of the host.",
    ),
    _term(
        "hiv-protease",
        "Protease",
        "cuts viral polyproteins",
        "The viral protease cuts polyproteins into the proteins of the mature virus.",
    ),
    _term(
        "hiv-virion",
        "HIV",
        "human immunodeficiency virus",
        synonyms=("hiv virus", "human immunodeficiency virus"),
    ),
    _term(
        "cd4-receptor",
        "CD4 receptor",
        "on the host cell",
        "CD4 is a receptor on helper T cells and some other immune cells.",
        synonyms=("cd4", "receptor", "host receptor"),
    ),
    _term(
        "hiv-coreceptor",
        "Co-receptor",
        "CCR5 or CXCR4",
        "The co-receptor of HIV is CCR5 or CXCR4.",
        synonyms=("coreceptor", "ccr5", "cxcr4"),
    ),
    _term(
        "provirus",
        "Provirus",
        "viral DNA in host DNA",
        "A provirus is viral DNA that has been integrated into the DNA of the host cell.",
    ),
    _term("host-dna", "Host DNA", "chromosome of the cell"),
    _term("host-membrane", "Host cell membrane", "plasma membrane"),
    _term("host-nucleus", "Nucleus", "of the host cell"),
    _term("host-ribosome", "Ribosome", "of the host cell", plural="Ribosomes"),
    _term("viral-protein", "Viral proteins", "made by host ribosomes"),
    _term("budding-virus", "Budding virus", "takes membrane along"),
    _term("immature-virus", "Immature HIV", "not yet infectious"),
    _term("mature-virus", "Mature HIV", "infectious"),
    _term("viral-mrna", "Viral mRNA", "messenger RNA"),
    _term("host-receptor", "Receptor", "of the host cell", plural="Receptors"),
    _term("viral-endosome", "Endosome", "vesicle that carries the virus"),
    _term("enveloped-virus", "Virus", "enveloped"),
    # influenza
    _term(
        "hemagglutinin",
        "Hemagglutinin",
        "HA: binds host cells",
        "Hemagglutinin binds the virus to its host cell.",
        synonyms=("haemagglutinin", "ha"),
    ),
    _term(
        "neuraminidase",
        "Neuraminidase",
        "NA: frees new viruses",
        "Neuraminidase frees new viruses from the host cell.",
        synonyms=("na",),
    ),
    _term(
        "rna-segment",
        "RNA segments",
        "eight in influenza A",
        "The genome of influenza A is eight segments of single-stranded RNA.",
        synonyms=("rna segment", "segmented genome"),
    ),
    _term("mutated-spike", "Changed antigen", "by mutation"),
    _term("flu-strain-a", "Strain A", "from one host"),
    _term("flu-strain-b", "Strain B", "from another host"),
    _term("flu-reassortant", "New strain", "segments of both strains"),
    # prions
    _term("normal-prion", "Normal protein", "PrPc: mostly helices"),
    _term("misfolded-prion", "Prion", "PrPsc: misfolded, sheets"),
    _term("prion-plaque", "Aggregate", "misfolded proteins clump"),
)
