"""Words of single organelles seen close up, of junctions, matrix and cytoskeleton."""

from ..vocabulary import Term

BIO4, AP3, AP4, ALBERTS, MICRO3 = (
    "openstax-bio-4",
    "openstax-ap-3",
    "openstax-ap-4",
    "alberts-cell",
    "openstax-micro-3",
)

TERMS = (
    # ---- chloroplast and mitochondrion
    Term("organelle-outer-membrane", "Outer membrane", "smooth and permeable to small molecules", "The smooth outer membrane lets small molecules pass.", source=ALBERTS),
    Term("organelle-inner-membrane", "Inner membrane", "a tight barrier", "The inner membrane is a much tighter barrier than the outer one.", source=ALBERTS),
    Term("intermembrane-space", "Intermembrane space", "between the two membranes", "The intermembrane space lies between the outer and the inner membrane.", source=BIO4),
    Term("thylakoid", "Thylakoid", "flattened sac with chlorophyll", "Thylakoids are flattened sacs whose membranes hold the chlorophyll and carry out the light reactions.", plural="Thylakoids", synonyms=("thylakoid membrane",), source=BIO4),
    Term("thylakoid-lumen", "Thylakoid lumen", "space inside the thylakoid", "The thylakoid lumen is the space inside the thylakoids.", synonyms=("thylakoid space",), source=BIO4),
    Term("stroma-lamella", "Stroma lamella", "joins grana to each other", "Stroma lamellae join the grana into one network.", plural="Stroma lamellae", synonyms=("lamella", "intergranal lamella"), source="taiz-physiology"),
    Term("plastoglobule", "Plastoglobule", "droplet of lipid", plural="Plastoglobules", source="taiz-physiology"),
    Term("chloroplast-dna", "Chloroplast DNA", "circular", "Chloroplasts have their own circular DNA.", source=BIO4),
    Term("matrix-granule", "Matrix granule", plural="Matrix granules", source=ALBERTS),
    Term("mitochondrial-dna", "Mitochondrial DNA", "circular", "Mitochondria have their own circular DNA.", synonyms=("mtdna",), source=BIO4),
    Term("organelle-ribosome", "Ribosome", "of the organelle's own", "Ribosomes of its own make some of its proteins.", plural="Ribosomes", source=BIO4),
    Term("atp-synthase-particle", "ATP synthase", "on the inner membrane, faces the matrix", "ATP synthase stands on the inner membrane and faces the matrix.", synonyms=("atp synthase particle",), source=BIO4),
    Term("infolded-membrane", "Infolded plasma membrane", "works like thylakoids", "Infolded regions of the plasma membrane work like thylakoids.", synonyms=("photosynthetic membrane", "infolding"), source="openstax-micro-8"),
    Term("prokaryote-wall", "Cell wall", source="openstax-micro-8"),
    Term("prokaryote-cytoplasm", "Cytoplasm", source="openstax-micro-8"),
    Term("nucleoid-dna", "Nucleoid", "DNA of the bacterium", source="openstax-micro-8"),
    # ---- nucleus
    Term("nuclear-outer-membrane", "Outer nuclear membrane", "continuous with the endoplasmic reticulum", "The outer nuclear membrane is continuous with the endoplasmic reticulum.", source=BIO4),
    Term("nuclear-inner-membrane", "Inner nuclear membrane", source=BIO4),
    Term("perinuclear-space", "Perinuclear space", "between the two membranes", source=ALBERTS),
    Term("nucleoplasm", "Nucleoplasm", "semi-solid fluid of the nucleus", "The nucleoplasm is the semi-solid fluid in which chromatin and nucleolus lie.", source=BIO4),
    Term("er-lumen", "Lumen of the ER", "one space throughout the ER", "The lumen of the endoplasmic reticulum (ER) is continuous with the space between the nuclear membranes.", synonyms=("cisternal space", "lumen"), source=BIO4),
    Term("er-cisterna", "Cisterna", "flattened sac", plural="Cisternae", source=ALBERTS),
    Term("er-tubule", "Tubule", "tube of smooth ER", plural="Tubules", source=ALBERTS),
    # ---- golgi
    Term("cis-face", "Cis face", "receiving side", "Vesicles from the endoplasmic reticulum arrive at the cis face.", synonyms=("receiving face", "cis golgi", "forming face"), source=BIO4),
    Term("trans-face", "Trans face", "shipping side", "Finished products leave from the trans face.", synonyms=("releasing face", "trans golgi", "maturing face", "shipping face"), source=BIO4),
    Term("golgi-cisterna", "Cisterna", "flattened sac of the stack", plural="Cisternae", synonyms=("flattened sac",), source=BIO4),
    Term("transport-vesicle", "Transport vesicle", "from the endoplasmic reticulum", plural="Transport vesicles", synonyms=("incoming vesicle",), source=BIO4),
    Term("budding-vesicle", "Secretory vesicle", "carries products away", plural="Secretory vesicles", synonyms=("outgoing vesicle", "newly forming vesicle"), source=BIO4),
    # ---- junctions
    Term("tight-junction-strand", "Strand of transmembrane proteins", "claudins and occludins", "Strands of claudins and occludins hold the membranes tightly together, so that nothing leaks between the cells.", synonyms=("claudin", "occludin", "tight junction protein"), source=BIO4),
    Term("intercellular-space", "Intercellular space", "between the cells", "The intercellular space lies between the plasma membranes of adjacent cells.", synonyms=("intercellular gap",), source=AP4),
    Term("adjacent-membranes", "Adjacent plasma membranes", "of two neighboring cells", synonyms=("adjacent plasma membrane",), source=AP4),
    Term("cadherin", "Cadherins", "join the two cells", "Cadherins of both cells join in the intercellular space.", synonyms=("cadherin", "transmembrane glycoprotein", "linker protein"), source=BIO4),
    Term("desmosome-plaque", "Plaque", "anchors the cadherins", "A plaque under each membrane anchors the cadherins.", plural="Plaques", synonyms=("cytoplasmic plaque",), source=AP4),
    Term("junction-filaments", "Intermediate filaments", "of keratin, spread the pull", "Intermediate filaments run from the plaque into the cell and spread the pull.", synonyms=("intermediate filament", "keratin filament"), source=BIO4),
    Term("connexon", "Connexon", "channel of six connexins", "Two connexons, one of each cell, form a channel through which ions and small molecules pass.", plural="Connexons", synonyms=("connexin", "gap junction channel"), source=AP4),
    Term("junction-cytoplasm", "Cytoplasm", source=BIO4),
    Term("basal-lamina-junction", "Basal lamina", "sheet under the epithelium", source=AP4),
    Term("hemidesmosome-integrin", "Integrin", "holds on to the basal lamina", plural="Integrins", source=AP4),
    Term("plasmodesma-channel", "Plasmodesma", "channel lined by membrane", "A plasmodesma is a channel lined by plasma membrane that joins the cytoplasm of two plant cells.", plural="Plasmodesmata", source=BIO4),
    Term("desmotubule", "Desmotubule", "thread of ER through the channel", source="taiz-physiology"),
    Term("junction-cell-wall", "Cell wall", source=BIO4),
    # ---- matrix
    Term("collagen-fiber", "Collagen fiber", "tough, resists pulling", "Collagen fibers give the matrix its strength against pulling.", plural="Collagen fibers", synonyms=("collagen", "collagen fibre"), source=BIO4),
    Term("fibronectin", "Fibronectin", "ties collagen to integrins", "Fibronectin ties the collagen fibers to integrins.", source=BIO4),
    Term("integrin", "Integrin", "links matrix and cytoskeleton", "Integrins span the membrane and link the matrix to the cytoskeleton.", plural="Integrins", source=BIO4),
    Term("proteoglycan-complex", "Proteoglycan complex", "proteins with carbohydrates on a polysaccharide", "A proteoglycan complex has proteins, set with carbohydrates, on a long polysaccharide.", plural="Proteoglycan complexes", synonyms=("proteoglycan",), source=BIO4),
    Term("polysaccharide-core", "Polysaccharide", "core of the complex", source=BIO4),
    Term("proteoglycan-protein", "Core protein", "branches from the polysaccharide", source=BIO4),
    Term("proteoglycan-sugar", "Carbohydrate", "branches from the protein", source=BIO4),
    Term("matrix-microfilament", "Microfilaments", "of the cytoskeleton", "Microfilaments of the cytoskeleton attach to the integrins from inside.", synonyms=("microfilament",), source=BIO4),
    # ---- cytoskeleton
    Term("tubulin-dimer", "Tubulin dimer", "α- and β-tubulin", "Microtubules are built from dimers of α- and β-tubulin.", synonyms=("tubulin",), source=BIO4),
    Term("microtubule-column", "Microtubule", "hollow, 13 columns, about 25 nm", "Microtubules are hollow tubes, the widest of the three.", source=BIO4),
    Term("actin-subunit", "Actin subunit", "globular protein", source=BIO4),
    Term("actin-double", "Microfilament", "two strands of actin, about 7 nm", "Microfilaments are two intertwined strands of actin, the narrowest of the three.", synonyms=("actin filament",), source=BIO4),
    Term("keratin-rope", "Intermediate filament", "rope of fibrous proteins, 8 to 10 nm", "Intermediate filaments are ropes of fibrous proteins such as keratin.", source=BIO4),
    Term("keratin-strand", "Coiled strands of protein", "for example keratin", source=BIO4),
    # ---- eukaryotic cell
    Term("cell-flagellum", "Flagellum", "long, moves the cell", "A flagellum moves the whole cell.", plural="Flagella", source=BIO4),
    Term("cell-cilia", "Cilia", "short and many", "Cilia are short and many; they move the cell or the fluid along it.", synonyms=("cilium",), source=BIO4),
)  # fmt: skip
