"""Replication, repair and change of DNA."""

from ..vocabulary import Term

DNA, MICRO, CHANGE = "openstax-bio-14", "openstax-micro-11", "openstax-micro-11"

TERMS = (
    Term("helicase", "Helicase", "parts the strands", "Helicase parts the two strands at the fork.", source=DNA),
    Term("topoisomerase", "Topoisomerase", "relieves twisting ahead", "Topoisomerase relieves the twisting ahead of the fork.", synonyms=("gyrase",), source=DNA),
    Term("binding-proteins", "Single-strand binding proteins", "keep the strands apart", "Single-strand binding proteins keep the strands apart.", synonyms=("single strand binding protein",), source=DNA),
    Term("primase", "Primase", "makes RNA primers", "Primase makes the RNA primers from which DNA polymerase starts.", source=DNA),
    Term("rna-primer", "RNA primer", "start of a new strand", "Every new piece of DNA starts with an RNA primer.", plural="RNA primers", synonyms=("primer",), source=DNA),
    Term("dna-polymerase", "DNA polymerase", "adds nucleotides at the 3′ end", "DNA polymerase adds nucleotides only at the 3′ end of a strand.", synonyms=("dna polymerase iii", "dna pol iii"), source=DNA),
    Term("sliding-clamp", "Sliding clamp", "holds the polymerase in place", "", source=DNA),
    Term("leading-strand", "Leading strand", "made without a break", "The leading strand is made without a break towards the fork.", source=DNA),
    Term("lagging-strand", "Lagging strand", "made in pieces", "The lagging strand is made in pieces, away from the fork.", source=DNA),
    Term("okazaki-fragment", "Okazaki fragment", "piece of the lagging strand", "The pieces of the lagging strand are Okazaki fragments.", plural="Okazaki fragments", source=DNA),
    Term("dna-ligase", "DNA ligase", "joins the pieces", "DNA polymerase I replaces the primers with DNA, and DNA ligase joins the pieces.", synonyms=("ligase",), source=DNA),
    Term("parental-dna", "Parental DNA", "both strands old", "", synonyms=("parental strand",), source=DNA),
    Term("old-strand", "Old strand", "template", "", plural="Old strands", synonyms=("parental strand", "template"), source=DNA),
    Term("new-strand", "New strand", "made by DNA polymerase", "", plural="New strands", synonyms=("daughter strand",), source=DNA),
    Term("replication-origin", "Origin of replication", "where replication begins", "Replication begins at origins and goes on in both directions.", source=DNA),
    Term("replication-fork-term", "Replication fork", "where the strands part", "", synonyms=("replication fork",), source=DNA),
    Term("mispaired-base", "Mispaired base", "does not fit its partner", "", plural="Mispaired bases", synonyms=("mismatch",), source=DNA),
    Term("repaired-base", "Corrected base", "", "", source=DNA),
    Term("repair-enzyme", "Mismatch repair proteins", "find and cut out the error", "", source=DNA),
    Term("thymine-dimer", "Thymine dimer", "two thymines joined by UV light", "A thymine dimer is two neighboring thymines that UV light has joined.", synonyms=("pyrimidine dimer",), source=MICRO),
    Term("excision-enzymes", "Nuclease", "cuts on both sides", "", source=MICRO),
    Term("gap-in-strand", "Gap", "the damaged piece is gone", "", source=MICRO),
    Term("repaired-strand", "New DNA", "made by DNA polymerase", "", source=MICRO),
    Term("photolyase", "Photolyase", "uses the energy of light", "Photolyase is an enzyme that uses the energy of visible light.", source=MICRO),
    Term("excised-piece", "Excised piece", "with the dimer", "", source=MICRO),
    Term("changed-base", "Changed base", "", "", source=MICRO),
    Term("inserted-base", "Inserted base", "shifts the reading frame", "", source=MICRO),
    Term("acridine", "Intercalated molecule", "such as acridine", "", synonyms=("intercalating agent", "acridine"), source=MICRO),
    Term("lost-base", "Deleted pair", "", "", source=MICRO),
    Term("heavy-strand", "¹⁵N strand", "heavy nitrogen", "", source=DNA),
    Term("light-strand", "¹⁴N strand", "light nitrogen", "", source=DNA),
    Term("telomere-overhang", "3′ overhang", "has no partner", "", source=DNA),
    Term("telomere-short-strand", "Unfinished strand", "its primer is gone", "", source=DNA),
    Term("telomerase", "Telomerase", "enzyme with an RNA of its own", "Telomerase is an enzyme that holds an RNA template of its own.", source=DNA),
    Term("telomerase-rna", "RNA template", "part of telomerase", "", source=DNA),
    Term("telomere-repeat", "Repeats", "TTAGGG in humans", "", source=DNA),
)  # fmt: skip
