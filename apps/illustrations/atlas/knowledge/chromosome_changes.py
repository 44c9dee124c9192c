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
    Term("gene-a-allele", "Dominant allele", "", "", source=ERRORS),
    Term("gene-b-allele", "Recessive allele", "", "", source=ERRORS),
)  # fmt: skip
