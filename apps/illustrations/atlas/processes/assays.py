"""Further tests and experiments: fluorescence, agglutination, cell sorting, Redi's jars, lumbar puncture, precipitation."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import assay_panels as art
from apps.illustrations.atlas.knowledge import laboratory
from apps.illustrations.atlas.scenes import diagram, drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.diagrams import Curve, Graph, Span
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(laboratory.TERMS)
TESTS = "openstax-micro-20"
NOTE = "Schematic, not to scale."

SUBJECTS = (
    Subject(
        key="immunofluorescence",
        title="Direct and indirect immunofluorescence",
        kind="comparison",
        scene=drawn(
            "immunofluorescence",
            "Direct and indirect immunofluorescence",
            Layout.COMPARISON,
            (
                Panel(
                    "fluorescence-direct",
                    art.draw_direct,
                    "Direct",
                    text="The antibody against the antigen carries the fluorochrome itself.",
                ),
                Panel(
                    "fluorescence-indirect",
                    art.draw_indirect,
                    "Indirect",
                    text="A second antibody with the fluorochrome binds to the first.",
                ),
            ),
            WORDS,
            labels="fluorochrome first-antibody second-antibody cell-with-antigen",
            note=NOTE,
        ),
        names=(
            "immunofluorescence",
            "direct and indirect immunofluorescence",
            "direct immunofluorescence",
            "indirect immunofluorescence",
            "fluorescent antibody technique",
            "direct fluorescent antibody",
            "direct and indirect fluorescent antibody",
            "immunofluorescence technique",
            "immunofluorescence assay",
            "indirect fluorescent antibody",
        ),
        tells=(
            "primary antibody + secondary antibody + fluorochrome",
            "fluorochrome + indirect immunofluorescence",
        ),
        not_when=("flow cytometry", "fluorescence microscope", "micrograph shows", "elisa"),
        opening="Two ways to make an antigen glow under a fluorescence microscope.",
        facts=(Fact("Under ultraviolet light the fluorochrome shows where the antigen is.", TESTS),),
        summary="A labeled antibody on the antigen; or a labeled second antibody on the first.",
        sources=("openstax-micro-2",),
    ),
    Subject(
        key="hemagglutination",
        title="Hemagglutination",
        kind="comparison",
        scene=drawn(
            "hemagglutination",
            "Hemagglutination",
            Layout.COMPARISON,
            (
                Panel(
                    "hemagglutination-yes",
                    art.draw_clumping,
                    "Positive",
                    text="Links between the cells hold them in a mat over the whole well.",
                ),
                Panel(
                    "hemagglutination-no",
                    art.draw_button,
                    "Negative",
                    text="Free cells sink to a small red button.",
                ),
            ),
            WORDS,
            labels="clumped-red-cells crosslinking-virus settled-red-cells",
            subtitle="Two wells from above",
        ),
        names=(
            "hemagglutination",
            "hemagglutination assay",
            "hemagglutination test",
            "viral hemagglutination",
            "direct hemagglutination",
            "agglutination of red blood cell",
            "viral hemagglutination assay",
        ),
        not_when=("blood typing", "inhibition", "blood type", "cross match"),
        opening="Red blood cells in a positive and a negative well.",
        facts=(Fact("Antibodies, or viruses such as influenza virus, can link red blood cells.", TESTS),),
        summary="A mat of linked red cells, and a button of free ones.",
    ),
    Subject(
        key="flow-cytometry",
        title="Flow cytometry and cell sorting",
        kind="plate",
        scene=drawn(
            "flow-cytometry",
            "Fluorescence-activated cell sorting",
            Layout.PLATE,
            (Panel("cell-sorter", art.draw_sorter),),
            WORDS,
            labels="flow-nozzle flow-laser flow-detector fluorescent-cell unlabeled-cell deflection-plate sorted-cells",
            subtitle="Flow cytometry",
            note=NOTE,
        ),
        names=(
            "flow cytometry",
            "flow cytometer",
            "fluorescence activated cell sorter",
            "fluorescence activated cell sorting",
            "facs",
            "flow cytometry and cell sorting",
            "cell sorter",
            "cell sorting",
        ),
        tells=("laser + fluorescent antibody + sorter",),
        not_when=("coulter",),
        opening="Cells pass a laser one by one, are measured, and are sorted.",
        facts=(
            Fact(
                "Cells are marked with fluorescent antibodies; droplets with marked cells are charged and deflected.",
                TESTS,
            ),
        ),
        summary="A nozzle, a laser, a detector and charged plates sort labeled cells.",
    ),
    Subject(
        key="precipitin-curve",
        title="Precipitin curve",
        kind="graph",
        scene=diagram(
            "precipitin-curve",
            "Precipitin curve",
            Graph(
                across="Antigen added",
                up="Precipitate",
                curves=(
                    Curve(
                        "Precipitate",
                        (
                            (0, 0.02),
                            (0.18, 0.18),
                            (0.38, 0.74),
                            (0.5, 0.9),
                            (0.62, 0.76),
                            (0.82, 0.2),
                            (1, 0.03),
                        ),
                        "action",
                    ),
                ),
                spans=(
                    Span("Antibody excess", 0, 0.33),
                    Span("Equivalence", 0.33, 0.67),
                    Span("Antigen excess", 0.67, 1),
                ),
            ),
            note="Schematic; the amount of antibody is the same everywhere.",
        ),
        names=(
            "precipitin curve",
            "precipitin reaction",
            "zone of equivalence",
            "precipitation curve",
            "precipitin ring test",
            "precipitation of antigen and antibody",
            "antibody antigen precipitation",
        ),
        tells=("equivalence + antibody excess", "precipitin + lattice"),
        not_when=("rainfall", "ouchterlony"),
        opening="How much antigen and antibody precipitate as more and more antigen is added.",
        facts=(
            Fact("At equivalence antigens and antibodies form large lattices, which precipitate.", TESTS),
        ),
        summary="The precipitate rises to the zone of equivalence and falls with excess antigen.",
    ),
    Subject(
        key="redi-experiment",
        title="Redi's experiment",
        kind="comparison",
        scene=drawn(
            "redi-experiment",
            "Redi's experiment",
            Layout.COMPARISON,
            (
                Panel(
                    "redi-open",
                    art.draw_open_jar,
                    "Open jar",
                    text="Flies lay eggs on the meat, and maggots appear.",
                ),
                Panel("redi-cork", art.draw_cork_jar, "Sealed jar", text="No flies, no maggots."),
                Panel(
                    "redi-gauze",
                    art.draw_gauze_jar,
                    "Covered with gauze",
                    text="Air enters, flies do not: maggots appear on the gauze only.",
                ),
            ),
            WORDS,
            labels="jar-meat jar-maggot jar-fly jar-cork jar-gauze",
        ),
        names=(
            "redi experiment",
            "francesco redi experiment",
            "redi's experiment",
            "francesco redi",
            "redi experiment on spontaneous generation",
            "redi experimental setup",
            "francesco redi experimental setup",
        ),
        tells=("redi + maggot", "redi + meat", "meat + maggot + gauze"),
        opening="An experiment of 1668 against spontaneous generation.",
        facts=(
            Fact(
                "Francesco Redi showed that maggots come from the eggs of flies, not from meat.",
                "openstax-micro-3",
            ),
        ),
        summary="Meat in an open, a sealed and a gauze-covered jar: maggots only where flies reach.",
    ),
    Subject(
        key="lumbar-puncture",
        title="Lumbar puncture",
        kind="plate",
        scene=drawn(
            "lumbar-puncture",
            "Lumbar puncture",
            Layout.PLATE,
            (Panel("lumbar-puncture-section", art.draw_lumbar_puncture),),
            WORDS,
            labels="lp-needle lp-fluid lp-vertebra lp-process lp-disk lp-cord lp-roots lp-dura lp-skin",
            subtitle="Sampling of cerebrospinal fluid; lengthwise section of the lower back",
            note="Front to the left, back to the right; schematic.",
        ),
        names=(
            "lumbar puncture",
            "spinal tap",
            "lumbar puncture procedure",
            "csf sampling",
            "collection of cerebrospinal fluid",
        ),
        tells=("needle + vertebra + csf", "needle + cerebrospinal fluid + lumbar", "needle + lumbar + csf"),
        not_when=("epidural", "ventricle"),
        opening="A needle takes cerebrospinal fluid from below the end of the spinal cord.",
        facts=(
            Fact(
                "Healthy cerebrospinal fluid is clear; cloudy fluid may point to an infection.",
                "openstax-micro-26",
            ),
            Fact(
                "The needle enters between two lumbar vertebrae, where there are only nerve roots.",
                "openstax-ap-13",
            ),
        ),
        summary="A needle between two lumbar vertebrae reaches the fluid around the nerve roots.",
    ),
)
