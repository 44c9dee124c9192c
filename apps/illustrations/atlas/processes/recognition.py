"""Recognition in immunity: allergy step by step, MHC molecules, superantigens, and the way of phagocytes into tissue."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import gene_panels, virions
from apps.illustrations.atlas.glyphs import recognition_panels as art
from apps.illustrations.atlas.knowledge import defence, microbes, viruses
from apps.illustrations.atlas.scenes import diagram, drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Node, Span, Table
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(defence.TERMS)
ADAPTIVE, DISEASE, INNATE = "openstax-micro-18", "openstax-micro-19", "openstax-micro-17"
NOTE = "Schematic, not to scale."


def draw_influenza(seed: int) -> Drawing:
    d = virions.influenza(300, key="influenza-cut")
    d.label("hemagglutinin", "hemagglutinin-heads", priority=0)
    d.label("neuraminidase", "neuraminidase-heads", priority=0)
    d.label("viral-envelope", "envelope", priority=0)
    d.label("matrix-protein", "matrix", priority=1)
    d.label("rna-segment", "genome", priority=0)
    return d


def _again(draw, key: str):
    """The same panel under another key."""

    def drawn(seed: int) -> Drawing:
        d = draw(seed)
        d.key = key
        return d

    return drawn


SUBJECTS = (
    Subject(
        key="allergy-steps",
        title="Allergic reaction step by step",
        kind="process",
        scene=drawn(
            "allergy-steps",
            "From the first to the second exposure to an allergen",
            Layout.PROCESS,
            (
                Panel(
                    "allergy-sensitization",
                    art.draw_sensitization,
                    "First exposure",
                    text="A dendritic cell presents the allergen to a helper T cell; plasma cells then secrete IgE.",
                ),
                Panel(
                    "allergy-armed",
                    art.draw_armed_mast_cell,
                    "Sensitization",
                    text="IgE binds by its Fc region to mast cells and arms them.",
                ),
                Panel(
                    "allergy-degranulation",
                    art.draw_degranulation,
                    "Second exposure",
                    text="The allergen cross-links IgE, and the mast cell releases histamine.",
                ),
            ),
            WORDS,
            labels="allergen malt-dendritic helper-t-cell plasma-cell ige-antibody mast-cell mast-granules",
            note=NOTE,
        ),
        names=(
            "allergic reaction step by step",
            "allergic sensitization",
            "sensitization to an allergen",
            "sensitization and allergic reaction",
            "first exposure to an allergen",
            "ige mediated allergy",
            "mechanism of allergy",
            "allergy mechanism",
        ),
        tells=(
            "first exposure + allergen",
            "initial exposure + ige",
            "allergen + mast cell + subsequent exposure",
            "allergen + plasma cell + mast cell",
        ),
        not_when=("type ii", "type iv", "desensitization", "shot", "immunotherapy", "contact dermatitis"),
        opening="Three steps of a type I hypersensitivity.",
        facts=(
            Fact(
                "The first exposure causes no symptoms; the second may cause hay fever, hives or anaphylaxis.",
                DISEASE,
            ),
        ),
        summary="IgE is made, arms mast cells, and makes them release histamine.",
    ),
    Subject(
        key="mhc-molecules",
        title="MHC class I and class II molecules",
        kind="comparison",
        scene=drawn(
            "mhc-molecules",
            "MHC class I and class II",
            Layout.COMPARISON,
            (
                Panel(
                    "mhc-one",
                    art.draw_mhc_one,
                    "MHC class I",
                    text="On all cells with a nucleus; shows peptides from inside the cell to cytotoxic T cells.",
                ),
                Panel(
                    "mhc-two",
                    art.draw_mhc_two,
                    "MHC class II",
                    text="On antigen-presenting cells; shows peptides of engulfed antigens to helper T cells.",
                ),
            ),
            WORDS,
            labels="mhc-heavy-chain beta-microglobulin mhc-alpha-chain mhc-beta-chain mhc-groove cell-membrane-bilayer",
            note=NOTE,
        ),
        names=(
            "mhc class i and class ii molecule",
            "mhc i and mhc ii",
            "mhc class i and mhc class ii",
            "mhc molecule",
            "major histocompatibility complex",
            "mhc class i and ii",
            "structure of mhc",
            "mhc i and mhc ii molecule",
            "mhc structure",
            "major histocompatibility complex molecule",
        ),
        tells=("mhc i + mhc ii + alpha chain", "mhc i + beta microglobulin", "mhc i + mhc ii + structure"),
        not_when=(
            "natural killer",
            "t cell receptor",
            "dendritic",
            "pathway",
            "transplant",
            "superantigen",
            "activation",
            "receptor on healthy",
        ),
        opening="Two kinds of molecules that show peptides to T cells.",
        facts=(
            Fact(
                "MHC stands for major histocompatibility complex, the genes that encode these molecules.",
                ADAPTIVE,
            ),
        ),
        summary="Alpha chain with beta-2 microglobulin; and an alpha with a beta chain.",
    ),
    Subject(
        key="superantigen",
        title="Action of a superantigen",
        kind="comparison",
        scene=drawn(
            "superantigen",
            "Superantigens",
            Layout.COMPARISON,
            (
                Panel(
                    "superantigen-usual",
                    art.draw_usual_contact,
                    "Usual antigen",
                    text="Only the few T cells whose receptor fits the peptide are activated.",
                ),
                Panel(
                    "superantigen-bridge",
                    art.draw_superantigen,
                    "Superantigen",
                    text="It bridges MHC II and receptor from outside: many T cells release cytokines at once.",
                ),
            ),
            WORDS,
            labels="macrophage mhc-ii tcr helper-t-cell superantigen-toxin released-cytokine",
            note=NOTE,
        ),
        names=(
            "superantigen",
            "action of a superantigen",
            "superantigen mechanism",
            "how superantigen work",
            "mechanism of a superantigen",
            "superantigen activation of t cell",
        ),
        tells=("superantigen + t cell", "superantigen + mhc"),
        opening="How a T cell is activated by a usual antigen and by a superantigen.",
        facts=(Fact("The flood of cytokines may cause toxic shock.", "openstax-micro-15"),),
        summary="A superantigen bridges MHC II and the T-cell receptor without a fitting peptide.",
    ),
    Subject(
        key="extravasation",
        title="Extravasation of leukocytes",
        kind="plate",
        scene=drawn(
            "extravasation",
            "Extravasation: how phagocytes leave the blood",
            Layout.PLATE,
            (Panel("extravasation-scene", art.draw_extravasation),),
            WORDS,
            labels="leaving-phagocyte selectin endothelial-cell squeezing-phagocyte bacterial-target",
            subtitle="Rolling, adhesion, diapedesis, migration (left to right)",
            note=NOTE,
        ),
        names=(
            "extravasation",
            "extravasation of leukocyte",
            "diapedesis",
            "transendothelial migration",
            "leukocyte extravasation",
            "damaged cell and macrophage release chemokine",
            "neutrophil extravasation",
            "leukocyte migration",
        ),
        tells=("rolling + adhesion + diapedesis", "neutrophil + transendothelial", "leukocyte + diapedesis"),
        not_when=("splinter", "histamine"),
        opening="Neutrophils pass through the wall of a small vessel toward bacteria.",
        facts=(
            Fact(
                "Cells roll on selectins, adhere, squeeze between endothelial cells, and follow chemical signals.",
                INNATE,
            ),
        ),
        summary="Neutrophils roll, adhere, squeeze through the vessel wall, and reach bacteria.",
    ),
    Subject(
        key="influenza-virion",
        title="Influenza virus",
        kind="plate",
        scene=drawn(
            "influenza-virion",
            "Influenza A virus",
            Layout.PLATE,
            (Panel("influenza-cut", draw_influenza),),
            Vocabulary(viruses.TERMS),
            labels="hemagglutinin neuraminidase viral-envelope matrix-protein rna-segment",
            subtitle="Virus particle cut open",
            note="About 100 nm across; proteins are not drawn to scale.",
        ),
        names=(
            "structure of influenza virus",
            "influenza virus structure",
            "influenza virus particle",
            "influenza a virus",
            "influenza virion",
            "structure of the influenza virus",
            "flu virus structure",
            "influenza a virus structure",
        ),
        bare=("influenza virus", "influenza", "flu virus"),
        tells=("hemagglutinin + neuraminidase + rna", "hemagglutinin + neuraminidase + envelope"),
        not_when=(
            "drift",
            "shift",
            "reassortment",
            "infection",
            "life cycle",
            "host",
            "replication",
            "pandemic",
            "graph",
            "map",
            "vaccine",
            "subtype",
            "incidence",
        ),
        opening="An influenza A virus with its two kinds of spikes and its segmented genome.",
        facts=(
            Fact(
                "Subtypes such as H1N1 are named after their hemagglutinin and neuraminidase.",
                "openstax-micro-22",
            ),
        ),
        summary="Envelope with hemagglutinin and neuraminidase around eight RNA segments.",
    ),
    Subject(
        key="horizontal-gene-transfer",
        title="Horizontal gene transfer in bacteria",
        kind="comparison",
        scene=drawn(
            "horizontal-gene-transfer",
            "Horizontal gene transfer",
            Layout.COMPARISON,
            (
                Panel(
                    "transfer-transformation",
                    _again(gene_panels.draw_transformation_uptake, "transfer-transformation"),
                    "Transformation",
                    text="A cell takes up DNA from its surroundings.",
                ),
                Panel(
                    "transfer-transduction",
                    _again(gene_panels.draw_transduction_transfer, "transfer-transduction"),
                    "Transduction",
                    text="A phage carries DNA from one bacterium to another.",
                ),
                Panel(
                    "transfer-conjugation",
                    _again(gene_panels.draw_conjugation_transfer, "transfer-conjugation"),
                    "Conjugation",
                    text="DNA passes from cell to cell through a pilus.",
                ),
            ),
            Vocabulary(microbes.TERMS),
            labels="naked-dna recombined-chromosome quorum-cell transducing-phage transferred-gene f-plasmid recipient-cell",
            note=NOTE,
        ),
        names=(
            "horizontal gene transfer in bacteria",
            "horizontal gene transfer in prokaryote",
            "transformation transduction and conjugation",
            "transformation conjugation and transduction",
            "gene transfer in bacteria",
            "gene transfer in prokaryote",
            "mechanism of horizontal gene transfer",
            "prokaryotic horizontal gene transfer",
        ),
        tells=("transformation + transduction + conjugation",),
        not_when=("asexual", "evolution of eukaryote", "web of life", "tree"),
        opening="Three ways in which prokaryotes gain genes from others.",
        facts=(
            Fact(
                "Besides mutation, horizontal gene transfer gives prokaryotes new genes.", "openstax-bio-22"
            ),
        ),
        summary="Uptake of free DNA, transfer by a phage, and transfer through a pilus.",
    ),
    Subject(
        key="hiv-course",
        title="Course of an HIV infection",
        kind="graph",
        scene=diagram(
            "hiv-course",
            "Course of an untreated HIV infection",
            Graph(
                across="Time (not to scale)",
                up="Amount in the blood",
                curves=(
                    Curve(
                        "CD4 T cells",
                        (
                            (0, 0.9),
                            (0.08, 0.74),
                            (0.14, 0.5),
                            (0.2, 0.62),
                            (0.3, 0.6),
                            (0.6, 0.4),
                            (0.8, 0.2),
                            (1, 0.04),
                        ),
                        "vein",
                    ),
                    Curve(
                        "HIV",
                        (
                            (0, 0),
                            (0.06, 0.2),
                            (0.12, 0.8),
                            (0.16, 0.7),
                            (0.22, 0.24),
                            (0.32, 0.14),
                            (0.6, 0.2),
                            (0.8, 0.42),
                            (1, 0.94),
                        ),
                        "artery",
                    ),
                ),
                spans=(Span("Acute", 0, 0.2), Span("Latent (often years)", 0.2, 0.74), Span("AIDS", 0.74, 1)),
            ),
            note="Schematic; the axes have no scale. AIDS: acquired immune deficiency syndrome.",
        ),
        names=(
            "course of hiv infection",
            "course of an hiv infection",
            "hiv infection over time",
            "hiv timeline of infection",
            "clinical course of hiv",
            "hiv infection time course",
            "stage of hiv infection",
            "cd4 count and viral load",
            "progression of hiv infection",
            "hiv disease progression",
            "course of hiv",
        ),
        tells=("cd4 + viral load", "hiv + cd4 count", "hiv + acute + aids + latency"),
        not_when=("prevalence", "reverse transcriptase", "map", "treatment", "bind"),
        opening="CD4 T cells and virus in the blood from infection to AIDS.",
        facts=(
            Fact(
                "As CD4 T cells decline, the immune system fails and opportunistic infections follow.",
                "openstax-micro-25",
            ),
        ),
        summary="HIV peaks early, stays low for years and rises again while CD4 T cells fall.",
    ),
    Subject(
        key="thymic-selection",
        title="Thymic selection of T cells",
        kind="process",
        scene=diagram(
            "thymic-selection",
            "Maturation of T cells in the thymus",
            Flow(
                ranks=(
                    (Node("stem", "Stem cell", "bone marrow"),),
                    (Node("thymocyte", "Thymocyte", "thymus: makes a T-cell receptor"),),
                    (Node("positive", "Positive selection", "does it bind MHC?"),),
                    (
                        Node("negative", "Negative selection", "does it bind self-antigen?"),
                        Node("useless", "Apoptosis", "the receptor is of no use", "artery"),
                    ),
                    (
                        Node("cd4", "CD4 T cell", kind="action"),
                        Node("cd8", "CD8 T cell", kind="action"),
                        Node("harmful", "Apoptosis", "it would attack the body", "artery"),
                    ),
                ),
                edges=(
                    Edge("stem", "thymocyte", "travels to the thymus"),
                    Edge("thymocyte", "positive"),
                    Edge("positive", "negative", "yes"),
                    Edge("positive", "useless", "no", "artery"),
                    Edge("negative", "cd4", "no"),
                    Edge("negative", "cd8", "no"),
                    Edge("negative", "harmful", "yes", "artery"),
                ),
            ),
            note="Thymocytes that fail either test die.",
        ),
        names=(
            "thymic selection",
            "t cell maturation",
            "positive and negative selection",
            "thymic selection of t cell",
            "maturation of t cell",
            "t cell development",
            "differentiation of t cell within the thymus",
            "t cell development in the thymus",
            "t cell selection",
            "differentiation of t cell",
        ),
        tells=(
            "positive selection + negative selection",
            "thymocyte + selection",
            "thymus + t cell + self antigen",
        ),
        not_when=("replica plating", "natural selection", "auxotroph"),
        opening="Only T cells with a useful and harmless receptor leave the thymus.",
        facts=(Fact("Most thymocytes die during selection.", ADAPTIVE),),
        summary="Thymocytes are tested for binding MHC and for sparing self, then leave the thymus.",
    ),
    Subject(
        key="t-cell-kinds",
        title="Kinds of T cells",
        kind="comparison",
        scene=diagram(
            "t-cell-kinds",
            "Kinds of T cells",
            Table(
                columns=("", "Helper T cell", "Cytotoxic T cell", "Regulatory T cell"),
                rows=(
                    ("Marker", "CD4", "CD8", "CD4"),
                    ("Recognizes", "Peptide on MHC II", "Peptide on MHC I", "Peptide on MHC II"),
                    ("Role", "Activates other cells", "Kills infected cells", "Keeps the response in check"),
                    ("By", "Cytokines", "Perforin and granzymes", "Inhibiting signals"),
                ),
            ),
        ),
        names=(
            "kind of t cell",
            "type of t cell",
            "t cell type",
            "class of t cell",
            "helper cytotoxic and regulatory t cell",
            "t cell class",
            "t lymphocyte type",
            "function of t cell",
        ),
        tells=("helper + cytotoxic + regulatory t cell",),
        not_when=("hypersensitivity", "b cell", "hematopoiesis"),
        opening="Three kinds of T cells and what they do.",
        facts=(Fact("All T cells mature in the thymus.", ADAPTIVE),),
        summary="Helper, cytotoxic and regulatory T cells by marker, target and role.",
    ),
)
