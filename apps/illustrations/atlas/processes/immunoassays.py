"""Tests that use antibodies, and how antibodies for them are made."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import lab_panels as art
from apps.illustrations.atlas.knowledge import laboratory
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(laboratory.TERMS)
TESTS = "openstax-micro-20"
NOTE = "Between the steps, what has not bound is washed away. Schematic, not to scale."

SUBJECTS = (
    Subject(
        key="sandwich-elisa",
        title="Sandwich ELISA",
        kind="process",
        scene=drawn(
            "sandwich-elisa",
            "Sandwich ELISA",
            Layout.PROCESS,
            (
                Panel(
                    "elisa-capture",
                    art.draw_sandwich_capture,
                    "Capture antibody",
                    text="Antibodies are fixed to a well, and a blocking protein covers the rest.",
                ),
                Panel(
                    "elisa-antigen",
                    art.draw_sandwich_antigen,
                    "Sample",
                    text="Antigen in the sample binds to the antibodies.",
                ),
                Panel(
                    "elisa-conjugate",
                    art.draw_sandwich_conjugate,
                    "Second antibody",
                    text="An antibody with an enzyme binds to another place on the antigen.",
                ),
                Panel(
                    "elisa-color",
                    art.draw_sandwich_color,
                    "Substrate",
                    text="The enzyme turns a substrate into a colored product: the more antigen, the more color.",
                ),
            ),
            WORDS,
            labels="capture-antibody blocking-protein elisa-well elisa-antigen enzyme-antibody elisa-enzyme colored-product",
            subtitle="Enzyme-linked immunosorbent assay that finds an antigen",
            note=NOTE,
        ),
        names=(
            "sandwich elisa",
            "elisa",
            "enzyme linked immunosorbent assay",
            "elisa test",
            "elisa procedure",
            "elisa assay",
            "enzyme immunoassay",
            "sandwich elisa procedure",
        ),
        tells=("elisa + primary antibody + secondary antibody", "elisa + capture + antigen"),
        not_when=("indirect", "direct elisa", "western", "competitive", "hiv test"),
        opening="Four steps that detect an antigen in a sample.",
        facts=(
            Fact(
                "A spectrophotometer measures the absorbance of the product, which is proportional to the amount of antigen.",
                TESTS,
            ),
        ),
        summary="Antibody, antigen, antibody with enzyme, and color in a well.",
    ),
    Subject(
        key="indirect-elisa",
        title="Indirect ELISA",
        kind="process",
        scene=drawn(
            "indirect-elisa",
            "Indirect ELISA",
            Layout.PROCESS,
            (
                Panel(
                    "indirect-antigen",
                    art.draw_indirect_antigen,
                    "Antigen",
                    text="A known antigen is fixed to a well.",
                ),
                Panel(
                    "indirect-serum",
                    art.draw_indirect_serum,
                    "Serum",
                    text="If the patient has antibodies against it, they bind.",
                ),
                Panel(
                    "indirect-conjugate",
                    art.draw_indirect_conjugate,
                    "Second antibody",
                    text="An antibody with an enzyme binds to the patient's antibodies.",
                ),
                Panel(
                    "indirect-color",
                    art.draw_indirect_color,
                    "Substrate",
                    text="The enzyme makes a colored product.",
                ),
            ),
            WORDS,
            labels="elisa-antigen elisa-well patient-antibody enzyme-antibody elisa-enzyme colored-product",
            subtitle="Enzyme-linked immunosorbent assay that finds antibodies",
            note=NOTE,
        ),
        names=("indirect elisa", "indirect enzyme linked immunosorbent assay", "indirect elisa procedure"),
        tells=("indirect elisa + antibody", "elisa + patient serum + antigen", "elisa + hiv antigen"),
        not_when=("sandwich",),
        opening="Four steps that detect antibodies in serum.",
        facts=(Fact("Indirect ELISAs are used to screen for infections such as HIV.", TESTS),),
        summary="Antigen, patient's antibody, antibody with enzyme, and color in a well.",
    ),
    Subject(
        key="lateral-flow",
        title="Lateral flow test",
        kind="plate",
        scene=drawn(
            "lateral-flow",
            "Lateral flow test",
            Layout.PLATE,
            (Panel("lateral-flow", art.draw_strip),),
            WORDS,
            labels="sample-pad conjugate-pad test-line control-line wick-pad test-strip",
            subtitle="A positive result: both lines hold labeled antibodies",
            note="Liquid moves from left to right. Schematic, not to scale.",
        ),
        names=(
            "lateral flow test",
            "lateral flow assay",
            "pregnancy test",
            "rapid test",
            "lateral flow immunoassay",
            "home pregnancy test",
            "rapid antigen test",
            "immunochromatographic test",
            "lateral flow",
            "strip test",
        ),
        tells=("test line + control line", "pregnancy test + hcg"),
        opening="A strip along which a sample flows, from the side.",
        facts=(
            Fact(
                "Labeled antibodies bind the analyte; antibodies at the test line catch them, and others at the control line catch the rest.",
                TESTS,
            ),
        ),
        summary="Sample, conjugate and wick pads with a test and a control line between them.",
    ),
    Subject(
        key="western-blot",
        title="Western blot",
        kind="process",
        scene=drawn(
            "western-blot",
            "Western blot",
            Layout.PROCESS,
            (
                Panel(
                    "western-gel",
                    art.draw_blot_gel,
                    "Electrophoresis",
                    text="Proteins are separated by size in a gel.",
                ),
                Panel(
                    "western-transfer",
                    art.draw_blot_transfer,
                    "Transfer",
                    text="An electric field carries the proteins onto a membrane.",
                ),
                Panel(
                    "western-probe",
                    art.draw_blot_probe,
                    "Probing",
                    text="Antibodies with an enzyme bind to one protein.",
                ),
                Panel(
                    "western-signal",
                    art.draw_blot_signal,
                    "Detection",
                    text="The enzyme makes the band visible.",
                ),
            ),
            WORDS,
            labels="gel-slab protein-band blot-membrane blot-antibody elisa-enzyme blot-signal",
            note="Often a second antibody carries the enzyme; simplified.",
        ),
        names=(
            "western blot",
            "western blotting",
            "immunoblot",
            "western blot technique",
            "immunoblotting",
            "western blot procedure",
            "protein blot",
        ),
        not_when=("southern", "northern", "dna"),
        opening="Four steps that find one protein in a mixture.",
        facts=(
            Fact(
                "Proteins are first coated with SDS (sodium dodecyl sulfate), so that they move by size alone.",
                TESTS,
            ),
        ),
        summary="Proteins are separated, blotted onto a membrane, and one is marked by antibodies.",
    ),
    Subject(
        key="monoclonal-antibodies",
        title="Production of monoclonal antibodies",
        kind="process",
        scene=drawn(
            "monoclonal-antibodies",
            "Monoclonal antibodies from hybridomas",
            Layout.PROCESS,
            (
                Panel(
                    "hybridoma-fusion",
                    art.draw_fusion,
                    "Fusion",
                    text="B cells of an immunized mouse are fused with myeloma cells.",
                ),
                Panel(
                    "hybridoma-selection",
                    art.draw_selection,
                    "Selection",
                    text="In HAT medium only hybridomas survive.",
                ),
                Panel(
                    "hybridoma-clone",
                    art.draw_monoclonal,
                    "Cloning",
                    text="A clone of one hybridoma makes antibodies that are all alike.",
                ),
            ),
            WORDS,
            labels="mouse-spleen-cell myeloma-cell hybridoma-cell monoclonal-antibody",
            note="HAT: hypoxanthine, aminopterin and thymidine. Schematic, not to scale.",
        ),
        names=(
            "monoclonal antibody",
            "monoclonal antibody production",
            "production of monoclonal antibody",
            "hybridoma",
            "hybridoma technology",
            "hybridoma production",
            "making monoclonal antibody",
            "monoclonal antibody technology",
        ),
        tells=("myeloma + spleen + hybridoma", "hybridoma + antibody", "monoclonal + myeloma"),
        not_when=("polyclonal", "therapy", "treatment", "cancer drug"),
        opening="How antibodies of a single specificity are made.",
        facts=(
            Fact(
                "A hybridoma has the antibody of its B cell and divides without end like its myeloma cell.",
                TESTS,
            ),
        ),
        summary="B cells fused with myeloma cells become hybridomas that make one antibody.",
    ),
)
