"""Changes of genes and chromosomes, and the words of inheritance."""

from ..vocabulary import Term

ERRORS = "openstax-bio-13"

TERMS = (
    Term("inverted-segment", "Inverted segment", "turned around in place", "The inverted segment keeps its place but runs the other way.", source=ERRORS),
    Term("translocated-segment", "Exchanged segment", "from another chromosome", "In a reciprocal translocation nothing need be lost or gained.", source=ERRORS),
    Term("deleted-segment", "Deleted segment", "lost", "", source=ERRORS),
    Term("duplicated-segment", "Duplicated segment", "present twice", "", source=ERRORS),
    Term("normal-chromosome", "Normal chromosome", "", "", source=ERRORS),
    Term("changed-codon", "Changed codon", "one base replaced", "", source="openstax-micro-11"),
    Term("same-codon", "Unchanged codons", "", "", source="openstax-micro-11"),
    Term("premature-stop", "Stop codon", "too early", "", source="openstax-micro-11"),
    Term("shifted-frame", "Shifted reading frame", "all codons after the change", "A shifted frame changes every codon after the change.", source="openstax-micro-11"),
    Term("extra-base", "Inserted base", "", "", source="openstax-micro-11"),
    Term("homologous-autosomes", "Homologous pair", "one from each parent", "The two chromosomes of a pair carry the same genes; one comes from each parent.", plural="Homologous pairs", synonyms=("autosome", "homologous chromosome"), source=ERRORS),
    Term("sex-chromosomes", "Sex chromosomes", "X and Y in a man", "Women have two X chromosomes, men an X and a Y.", synonyms=("sex chromosome",), source=ERRORS),
    Term("centromeres-of-karyotype", "Centromere", "", "", source=ERRORS),
    Term("allele-pair", "Alleles", "on homologous chromosomes", "", synonyms=("allele",), source=ERRORS),
    Term("locus", "Locus", "place of a gene", "", source=ERRORS),
    Term("linked-genes", "Linked genes", "close together on one chromosome", "", synonyms=("linked gene",), source=ERRORS),
    Term("two-x-chromosomes", "X chromosomes", "one from each parent", "A woman has an X chromosome of each parent.", source=ERRORS),
    Term("third-chromosome", "Third chromosome 21", "comes from nondisjunction", "A third chromosome 21 causes Down syndrome.", source=ERRORS),
    Term("map-distance", "Map distance", "in centimorgans (cM)", "One centimorgan stands for a recombination frequency of 0.01.", source=ERRORS),
    Term("locus-aristae", "Short aristae", "wild type: long aristae", "", source=ERRORS),
    Term("locus-body-color", "Black body", "wild type: gray body", "", source=ERRORS),
    Term("locus-cinnabar", "Cinnabar eyes", "wild type: red eyes", "", source=ERRORS),
    Term("locus-vestigial", "Vestigial wings", "wild type: long wings", "", source=ERRORS),
    Term("locus-brown", "Brown eyes", "wild type: red eyes", "", source=ERRORS),
)  # fmt: skip
