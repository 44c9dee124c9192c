"""Words for the laboratory: microscopes, stains, cultures, counts and tests with antibodies."""

from __future__ import annotations

from functools import partial

from ..vocabulary import Term

SEE = "openstax-micro-2"
GROWTH = "openstax-micro-9"
CONTROL = "openstax-micro-13"
DRUGS = "openstax-micro-14"
TESTS = "openstax-micro-20"


_term = partial(Term, source=TESTS)

TERMS: tuple[Term, ...] = (
    # microscope
    _term(
        "eyepiece",
        "Ocular lens (eyepiece)",
        "magnifies 10 times",
        "The ocular lens magnifies the image of the objective, usually 10 times.",
        source=SEE,
        synonyms=("ocular lens", "eyepiece", "ocular"),
    ),
    _term("body-tube", "Body tube", "carries light to the eyepiece", source=SEE),
    _term(
        "nosepiece",
        "Rotating nosepiece",
        "holds the objectives",
        source=SEE,
        synonyms=("nosepiece", "revolving nosepiece"),
    ),
    _term(
        "objective-lens",
        "Objective lens",
        "forms the first image",
        "Total magnification is that of the objective times that of the ocular lens.",
        plural="Objective lenses",
        source=SEE,
        synonyms=("objective",),
    ),
    _term("microscope-arm", "Arm", "", source=SEE),
    _term("microscope-stage", "Stage", "carries the slide", source=SEE),
    _term("stage-clip", "Stage clip", "holds the slide", plural="Stage clips", source=SEE),
    _term("microscope-slide", "Slide", "with the specimen", source=SEE, synonyms=("specimen",)),
    _term(
        "condenser",
        "Condenser",
        "focuses light on the specimen",
        "The condenser focuses light on the specimen.",
        source=SEE,
    ),
    _term(
        "iris-diaphragm",
        "Diaphragm",
        "regulates the light",
        "The diaphragm regulates how much light reaches the specimen.",
        source=SEE,
        synonyms=("diaphragm",),
    ),
    _term("illuminator", "Illuminator", "light source", source=SEE, synonyms=("light source",)),
    _term(
        "coarse-focus",
        "Coarse focus knob",
        "moves the stage far",
        source=SEE,
        synonyms=("coarse focusing knob", "coarse adjustment knob"),
    ),
    _term(
        "fine-focus",
        "Fine focus knob",
        "sharpens the image",
        source=SEE,
        synonyms=("fine focusing knob", "fine adjustment knob"),
    ),
    _term("rheostat", "Rheostat", "sets the brightness", source=SEE),
    _term("microscope-base", "Base", "", source=SEE),
    # waves
    _term("wave-amplitude", "Amplitude", "height of the wave", source=SEE),
    _term("wave-length", "Wavelength", "from peak to peak", source=SEE),
    _term("wave-peak", "Peak", "", source=SEE),
    _term("wave-trough", "Trough", "", source=SEE),
    _term("low-frequency", "Low frequency", "few peaks per unit time", source=SEE),
    _term("middle-frequency", "Medium frequency", "", source=SEE),
    _term("high-frequency", "High frequency", "many peaks per unit time", source=SEE),
    # staining
    _term("stained-smear", "Smear", "bacteria fixed on a slide", source=SEE),
    _term(
        "gram-positive-cell", "Gram-positive", "thick peptidoglycan", plural="Gram-positive cells", source=SEE
    ),
    _term(
        "gram-negative-cell", "Gram-negative", "thin peptidoglycan", plural="Gram-negative cells", source=SEE
    ),
    _term("crystal-violet", "Crystal violet", "primary stain", source=SEE),
    _term("gram-iodine", "Iodine", "mordant", source=SEE),
    _term("decolorizer", "Alcohol", "decolorizer", source=SEE),
    _term("safranin", "Safranin", "counterstain", source=SEE),
    # counts and cultures
    _term("pond-water", "Sample", "pond water", source=GROWTH, synonyms=("pond water",)),
    _term("red-broth", "No change", "red: no growth", source=GROWTH),
    _term("yellow-broth", "Positive tube", "yellow: lactose fermented", source=GROWTH),
    _term("durham-gas", "Gas", "in the inner tube", source=GROWTH),
    _term("counter-electrode", "Electrode", "", plural="Electrodes", source=GROWTH),
    _term("counter-opening", "Opening", "one cell at a time", source=GROWTH),
    _term("counter-electrolyte", "Electrolyte solution", "conducts current", source=GROWTH),
    _term("counted-cell", "Cell", "raises the resistance", plural="Cells", source=GROWTH),
    _term("counter-detector", "Detector", "counts the pulses", source=GROWTH),
    _term("counter-inner-tube", "Inner tube", "", source=GROWTH),
    _term("culture-colony", "Colony", "from one cell", plural="Colonies", source=GROWTH),
    _term("agar-medium", "Agar plate", "solid medium", source=GROWTH),
    _term("first-streak", "First streaks", "dense growth", source=GROWTH),
    _term("later-streak", "Last streaks", "single colonies", source=GROWTH),
    _term("dilution-transfer", "1 mL", "carried to the next tube", source=GROWTH),
    _term("dilution-blank", "9 mL of broth", "", source=GROWTH),
    _term("original-culture", "Original culture", "", source=GROWTH),
    _term("bacterial-lawn", "Lawn of bacteria", "", source=DRUGS),
    _term("drug-disk", "Disk with drug", "", plural="Disks with drug", source=DRUGS),
    _term("inhibition-zone", "Zone of inhibition", "no growth", source=DRUGS),
    _term("cloudy-tube", "Growth", "cloudy broth", source=DRUGS),
    _term("clear-tube", "No growth", "clear broth", source=DRUGS),
    _term("mic-tube", "MIC", "least drug without growth", source=DRUGS),
    _term("anaerobe-growth", "Growth of cells", "", source=GROWTH),
    # hands
    _term("washed-hand", "Hand", "", plural="Hands", source=CONTROL),
    _term("soap-foam", "Soap", "", source=CONTROL),
    _term("running-water", "Running water", "clean", source=CONTROL),
    _term("paper-towel", "Clean towel", "", source=CONTROL),
    # swan necks
    _term("sterile-broth", "Sterile broth", "", source="openstax-micro-3"),
    _term("cloudy-broth", "Broth with microbes", "", source="openstax-micro-3"),
    _term("swan-neck", "Swan neck", "traps dust and microbes", source="openstax-micro-3"),
    _term("broken-neck", "Broken neck", "air falls straight in", source="openstax-micro-3"),
    # tests with antibodies
    _term("capture-antibody", "Capture antibody", "fixed to the well", synonyms=("primary antibody",)),
    _term("elisa-antigen", "Antigen", "from the sample"),
    _term(
        "enzyme-antibody", "Antibody with enzyme", "conjugate", synonyms=("secondary antibody", "conjugate")
    ),
    _term("elisa-enzyme", "Enzyme", "makes the color"),
    _term("patient-antibody", "Antibody of the patient", "from serum"),
    _term("elisa-well", "Well", "of a plastic plate"),
    _term("colored-product", "Colored product", "measured by absorbance"),
    _term("blocking-protein", "Blocking protein", "covers the rest"),
    _term("test-line", "Test line", "antibody against the analyte"),
    _term("control-line", "Control line", "shows that the test works"),
    _term("sample-pad", "Sample pad", "takes up the sample"),
    _term("conjugate-pad", "Conjugate pad", "labeled antibodies"),
    _term("wick-pad", "Absorbent pad", "draws the liquid along"),
    _term("test-strip", "Membrane", "nitrocellulose"),
    _term("gel-slab", "Gel", "separates by size"),
    _term("protein-band", "Protein bands", ""),
    _term("blot-membrane", "Membrane", "nitrocellulose or PVDF"),
    _term("blot-antibody", "Antibody", "binds one protein"),
    _term("blot-signal", "Signal", "at one band"),
    _term("mouse-spleen-cell", "B cell from a mouse", "immunized", plural="B cells from a mouse"),
    _term("myeloma-cell", "Myeloma cell", "immortal", plural="Myeloma cells"),
    _term("hybridoma-cell", "Hybridoma", "fused cell", plural="Hybridomas"),
    _term("monoclonal-antibody", "Monoclonal antibodies", "all alike"),
    # further tests
    _term("fluorochrome", "Fluorochrome", "glows under ultraviolet light"),
    _term("first-antibody", "Primary antibody", "binds the antigen"),
    _term("second-antibody", "Secondary antibody", "binds the first antibody"),
    _term("cell-with-antigen", "Bacterium on a slide", ""),
    _term("clumped-red-cells", "Linked red blood cells", "spread over the well"),
    _term("crosslinking-virus", "Links", "antibodies or viruses"),
    _term("settled-red-cells", "Red blood cells", "sunk to a button"),
    _term("flow-nozzle", "Nozzle", "one cell after another"),
    _term("flow-laser", "Laser", ""),
    _term("flow-detector", "Detector", "measures light of each cell"),
    _term("fluorescent-cell", "Cell with fluorescent antibody", ""),
    _term("unlabeled-cell", "Cell without label", ""),
    _term("deflection-plate", "Charged plates", "deflect the droplets"),
    _term("sorted-cells", "Sorted cells", ""),
    _term("jar-meat", "Meat", "", source="openstax-micro-3"),
    _term("jar-maggot", "Maggots", "from eggs of flies", source="openstax-micro-3"),
    _term("jar-fly", "Fly", "", source="openstax-micro-3"),
    _term("jar-cork", "Cork", "", source="openstax-micro-3"),
    _term("jar-gauze", "Gauze", "lets air through", source="openstax-micro-3"),
    _term("lp-needle", "Needle", "", source="openstax-micro-26"),
    _term("lp-fluid", "Cerebrospinal fluid", "CSF", source="openstax-micro-26"),
    _term("lp-vertebra", "Lumbar vertebra", "", source="openstax-micro-26"),
    _term("lp-process", "Spinous process", "", source="openstax-micro-26"),
    _term("lp-disk", "Intervertebral disc", "", source="openstax-micro-26"),
    _term("lp-cord", "Spinal cord", "ends above", source="openstax-micro-26"),
    _term("lp-roots", "Nerve roots", "cauda equina", source="openstax-micro-26"),
    _term("lp-dura", "Dura mater", "", source="openstax-micro-26"),
    _term("lp-skin", "Skin of the back", "", source="openstax-micro-26"),
    # lenses and movement
    _term("light-ray", "Light rays", "parallel at first", source=SEE),
    _term("lens-body", "Convex lens", "bends the rays", source=SEE),
    _term("focal-point", "Focal point", "the rays meet", source=SEE),
    _term("focal-length", "Focal length", "from lens to focal point", source=SEE),
    _term("run-path", "Run", "flagella turn counterclockwise", source="openstax-micro-3"),
    _term("tumble-turn", "Tumble", "flagella turn clockwise", source="openstax-micro-3"),
    _term("chemical-attractant", "Attractant", "more to the right", source="openstax-micro-3"),
    _term("chamber-square", "Square", "known volume above it", source=GROWTH),
    _term("chamber-cell", "Cells", "are counted", source=GROWTH),
    _term("chamber-slide", "Slide with a grid", "", source=GROWTH),
    _term("escalator-mucus", "Mucus", "traps particles", source="openstax-micro-17"),
    _term("trapped-particle", "Trapped microbes and dust", "", source="openstax-micro-17"),
    _term("airway-cilia", "Cilia", "move the mucus up", source="openstax-micro-17"),
    _term("ciliated-cell", "Ciliated cell", "", source="openstax-micro-17"),
    _term("airway-goblet-cell", "Goblet cell", "secretes mucus", source="openstax-micro-17"),
)
