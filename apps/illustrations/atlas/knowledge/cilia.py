"""Words of cilia and flagella of eukaryotes, centrosome, lysosome and peroxisome seen close up."""

from ..vocabulary import Term

BIO, ALBERTS = "openstax-bio-4", "alberts-cell"

TERMS = (
    Term("outer-doublet", "Outer doublet", "one of nine pairs of microtubules", "Nine doublets of microtubules stand in a ring.", plural="Outer doublets", synonyms=("doublet", "microtubule doublet"), source=BIO),
    Term("central-pair", "Central pair", "two single microtubules", "Two single microtubules stand in the middle: the 9 + 2 array.", synonyms=("central microtubule",), source=BIO),
    Term("dynein-arm", "Dynein arms", "motor proteins that bend the cilium", "Dynein arms make neighboring doublets slide and so bend the cilium.", synonyms=("dynein",), source=ALBERTS),
    Term("radial-spoke", "Radial spoke", "from doublet to center", plural="Radial spokes", source=ALBERTS),
    Term("cilium-membrane", "Plasma membrane", "covers the cilium", source=BIO),
    Term("centriole-mother", "Centriole", "nine triplets of microtubules", "Each centriole is a cylinder of nine triplets of microtubules.", plural="Centrioles", source=BIO),
    Term("centriole-triplet", "Triplet of microtubules", plural="Triplets of microtubules", source=BIO),
    Term("pericentriolar-cloud", "Pericentriolar material", "protein from which microtubules grow", source=ALBERTS),
    Term("lysosome-membrane-close", "Single membrane", source=BIO),
    Term("lysosome-enzymes", "Digestive enzymes", "work at acidic pH", source=BIO),
    Term("lysosome-debris", "Material being digested", source=BIO),
    Term("peroxisome-core", "Crystalline core", "of enzymes", source=ALBERTS),
    Term("peroxisome-matrix", "Matrix", source=ALBERTS),
)  # fmt: skip
