"""Innate defenses, classes of antibodies, and how immunity is won."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import antibodies
from apps.illustrations.atlas.glyphs import defence_panels as art
from apps.illustrations.atlas.knowledge import defence
from apps.illustrations.atlas.scenes import diagram, drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Mark, Node, Table
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(defence.TERMS)
INNATE = "openstax-micro-17"
ADAPTIVE = "openstax-micro-18"
SCHEMATIC = "Schematic, not to scale."


def _class_picture(name: str) -> Panel:
    def draw(seed: int) -> Drawing:
        d = Drawing(f"class-{name}", box=(-130, -130, 260, 260))
        glyph = {"igm": antibodies.pentamer, "iga": antibodies.dimer}.get(name)
        scale = 1.0 if glyph else 1.5
        d.place(glyph() if glyph else antibodies.antibody(extra_domain=name == "ige"), 0, 0, scale=scale)
        return d

    return Panel(f"class-{name}", draw)


SUBJECTS = (
    Subject(
        key="phagocytosis-steps",
        title="Steps of phagocytosis by a macrophage",
        kind="process",
        scene=drawn(
            "phagocytosis-steps",
            "Phagocytosis by a macrophage",
            Layout.PROCESS,
            (
                Panel(
                    "phagocytosis-adherence",
                    art.draw_phagocyte_approach,
                    "Recognition and adherence",
                    text="Receptors of the macrophage bind the microbe, and pseudopods surround it.",
                ),
                Panel(
                    "phagocytosis-ingestion",
                    art.draw_phagosome,
                    "Ingestion",
                    text="The microbe is enclosed in a phagosome.",
                ),
                Panel(
                    "phagocytosis-digestion",
                    art.draw_phagolysosome,
                    "Digestion",
                    text="Lysosomes fuse with the phagosome, and enzymes destroy the microbe.",
                ),
                Panel(
                    "phagocytosis-release",
                    art.draw_debris,
                    "Release",
                    text="What is left is expelled by exocytosis.",
                ),
            ),
            WORDS,
            labels="bacterial-target macrophage immune-pseudopod phago-phagosome phago-lysosome phago-phagolysosome expelled-debris",
            note=SCHEMATIC,
        ),
        names=(
            "phagocytosis by a macrophage",
            "step of phagocytosis",
            "stage of phagocytosis",
            "phagocytosis of bacteria",
            "phagocytosis of a bacterium",
            "macrophage phagocytosis",
            "phagocytosis of a pathogen",
            "macrophage engulf",
            "mechanism of phagocytosis",
            "phagocytosis by phagocyte",
            "macrophage engulfing",
        ),
        tells=(
            "phagosome + phagolysosome",
            "phagosome + lysosome + macrophage",
            "pseudopod + phagosome + bacteria",
            "phagocytosis + lysosome + pathogen",
        ),
        not_when=(
            "antigen presentation",
            "mhc",
            "listeria",
            "amoeba",
            "endosymbiosis",
            "pinocytosis",
            "t cell",
            "dendritic",
            "opsonin",
            "antibody",
        ),
        opening="Four steps in which a macrophage destroys bacteria.",
        facts=(
            Fact(
                "In the phagolysosome microbes are destroyed by enzymes, acid and reactive oxygen species.",
                INNATE,
            ),
        ),
        summary="Bacteria are gripped, engulfed and digested; the rest is expelled.",
    ),
    Subject(
        key="inflammation",
        title="Acute inflammation",
        kind="process",
        scene=drawn(
            "inflammation",
            "Acute inflammation",
            Layout.PROCESS,
            (
                Panel(
                    "inflammation-injury",
                    art.draw_injury,
                    "Injury",
                    text="A splinter carries bacteria through the skin.",
                ),
                Panel(
                    "inflammation-alarm",
                    art.draw_alarm,
                    "Alarm",
                    text="Mast cells release histamine: vessels widen and leak, and the place turns red, warm and swollen.",
                ),
                Panel(
                    "inflammation-arrival",
                    art.draw_arrival,
                    "Phagocytes arrive",
                    text="Neutrophils squeeze out of the vessels and engulf bacteria.",
                ),
                Panel(
                    "inflammation-healing",
                    art.draw_healing,
                    "Clearing up",
                    text="Macrophages remove debris, and the tissue heals.",
                ),
            ),
            WORDS,
            labels="wound-splinter bacterial-target immune-skin-epidermis mast-cell blood-vessel histamine leaving-phagocyte macrophage",
            subtitle="Response of the skin to a splinter",
            note=SCHEMATIC,
        ),
        names=(
            "inflammation",
            "acute inflammation",
            "inflammatory response",
            "inflammation response",
            "acute inflammatory response",
            "inflammatory reaction",
            "inflammatory process",
            "innate inflammatory response",
            "typical acute inflammatory response",
            "stage of inflammation",
        ),
        tells=(
            "histamine + mast cell + neutrophil",
            "mast cell + vasodilation + phagocyte",
            "splinter + histamine",
            "histamine + neutrophil + redness",
            "cut in the skin + mast cell",
        ),
        not_when=(
            "allerg",
            "allergen",
            "ige",
            "chronic",
            "granuloma",
            "asthma",
            "joint",
            "arthritis",
            "atherosclerosis",
            "tuberculosis",
            "pneumonia",
            "meningitis",
        ),
        opening="Four stages of the inflammatory response to an injury.",
        facts=(
            Fact("The signs of inflammation are redness, swelling, heat, pain and altered function.", INNATE),
        ),
        summary="After injury mast cells release histamine, vessels leak, and phagocytes clear bacteria.",
    ),
    Subject(
        key="complement-system",
        title="Complement system",
        kind="process",
        scene=diagram(
            "complement-system",
            "Activation of the complement system",
            Flow(
                ranks=(
                    (
                        Node("classical", "Classical pathway", "antibodies on a microbe bind C1"),
                        Node("lectin", "Lectin pathway", "mannose-binding lectin on a microbe"),
                        Node("alternative", "Alternative pathway", "C3b settles on a microbe"),
                    ),
                    (Node("convertase", "C3 convertase", "splits C3"),),
                    (
                        Node("c3a", "C3a, C5a", "fragments"),
                        Node("c3b", "C3b", "coats the microbe"),
                        Node("c5", "C5b", "binds C6 to C9"),
                    ),
                    (
                        Node("inflam", "Inflammation", "attracts phagocytes", "action"),
                        Node("opson", "Opsonization", "phagocytes bind C3b", "action"),
                        Node("lysis", "Membrane attack complex", "pore that lyses the cell", "action"),
                    ),
                ),
                edges=(
                    Edge("classical", "convertase"),
                    Edge("lectin", "convertase"),
                    Edge("alternative", "convertase"),
                    Edge("convertase", "c3a"),
                    Edge("convertase", "c3b"),
                    Edge("convertase", "c5"),
                    Edge("c3a", "inflam"),
                    Edge("c3b", "opson"),
                    Edge("c5", "lysis"),
                ),
            ),
            note="Simplified: C5b arises through a C5 convertase that contains C3b.",
        ),
        names=(
            "complement system",
            "complement",
            "complement cascade",
            "complement pathway",
            "complement activation",
            "three pathway of complement activation",
            "classical pathway",
            "alternative pathway of complement",
            "classic complement cascade",
            "activation of complement",
            "complement activation pathway",
            "classical complement pathway",
            "pathway of complement activation",
            "complement system activation",
        ),
        tells=(
            "classical + alternative + lectin",
            "c3 + membrane attack complex",
            "c3b + c5b",
            "classic pathway + alternate pathway",
        ),
        not_when=("fixation", "test", "complementary", "complementation", "hypersensitivity", "transfusion"),
        opening="Three pathways meet in the splitting of C3 and lead to three effects.",
        facts=(Fact("Complement is a set of plasma proteins that become active in a cascade.", INNATE),),
        summary="Three pathways activate C3, leading to inflammation, opsonization and lysis.",
    ),
    Subject(
        key="complement-effects",
        title="Effects of complement on a microbe",
        kind="process",
        scene=drawn(
            "complement-effects",
            "Classical complement pathway at a microbe",
            Layout.PROCESS,
            (
                Panel(
                    "complement-classical",
                    art.draw_classical,
                    "Activation",
                    text="C1 binds antibodies on the surface of a microbe and starts the cascade.",
                ),
                Panel(
                    "complement-opsonization",
                    art.draw_coating,
                    "Opsonization and inflammation",
                    text="C3b coats the microbe, and small fragments attract phagocytes.",
                ),
                Panel(
                    "complement-pore",
                    art.draw_pore,
                    "Membrane attack complex",
                    text="C5b to C9 form a pore, and the cell lyses.",
                ),
            ),
            WORDS,
            labels="c1-complex antibody-y microbe-surface c3b-protein leaving-phagocyte mac-pore",
            note=SCHEMATIC,
        ),
        names=(
            "membrane attack complex",
            "effect of complement on a microbe",
            "formation of the membrane attack complex",
            "membrane attack complex formation",
            "mac formation",
            "effect of complement",
            "outcome of complement activation",
        ),
        tells=("c1 + c9 + pore", "complement + c1 + c5b", "membrane attack complex + pore + lysis"),
        not_when=("three pathway", "lectin", "alternative pathway", "fixation"),
        opening="Three stages from bound antibodies to a pore in the membrane.",
        facts=(
            Fact("The membrane attack complex consists of C5b, C6, C7, C8 and several copies of C9.", INNATE),
        ),
        summary="C1 starts the cascade, C3b coats, a pore lyses.",
    ),
    Subject(
        key="malt",
        title="Mucosa-associated lymphoid tissue of the intestine",
        kind="plate",
        scene=drawn(
            "malt",
            "Intestinal MALT",
            Layout.PLATE,
            (Panel("intestinal-malt", art.draw_malt),),
            WORDS,
            labels="immune-gut-lumen immune-gut-epithelium m-cell target-antigen malt-dendritic peyers-patch b-cell helper-t-cell malt-lymph effector-site plasma-cell iga-antibody",
            subtitle="Mucosa-associated lymphoid tissue: from antigen to IgA",
            note="Schematic section of the intestinal wall, not to scale; epithelium above, lumen at the top.",
        ),
        names=(
            "intestinal malt",
            "malt",
            "mucosa associated lymphoid tissue",
            "topology and function of intestinal malt",
            "gut associated lymphoid tissue",
            "peyer patch",
            "mucosal immunity",
            "m cell",
            "galt",
            "mucosal associated lymphoid tissue",
            "mucosal immune system",
        ),
        tells=("m cell + dendritic cell + peyer patch", "malt + iga", "m cells + antigen"),
        not_when=("lymphoma", "m checkpoint", "tonsil", "barley", "m phase", "micrograph"),
        opening="Antigens enter through M cells, and activated cells return to secrete IgA.",
        facts=(
            Fact(
                "M cells pass antigens to a pocket where dendritic cells engulf them and present them on MHC II.",
                "openstax-bio-42",
            ),
            Fact(
                "Dendritic cells activate B and T cells in Peyer's patches and in lymph nodes; these return to effector sites.",
                "openstax-bio-42",
            ),
        ),
        summary="M cells, dendritic cells, Peyer's patch, secreted IgA.",
    ),
    Subject(
        key="antibody-classes",
        title="Classes of antibodies",
        kind="comparison",
        scene=diagram(
            "antibody-classes",
            "The five classes of antibodies",
            Table(
                columns=("", "IgG", "IgM", "IgA", "IgD", "IgE"),
                rows=(
                    ("Form", "Monomer", "Pentamer", "Dimer (secreted)", "Monomer", "Monomer"),
                    ("Binding sites", "2", "10", "4", "2", "2"),
                    ("Where", "Blood, tissue fluid", "Blood", "Secretions", "B cells", "Mast cells"),
                    ("Crosses placenta", "Yes", "No", "No", "No", "No"),
                    (
                        "Role",
                        "Most abundant",
                        "First response",
                        "Mucous membranes",
                        "Receptor",
                        "Allergy, parasites",
                    ),
                ),
                pictures=("", *(f"class-{name}" for name in ("igg", "igm", "iga", "igd", "ige"))),
            ),
            note="IgA is a monomer in blood; IgM is a monomer as a receptor of B cells. Not to scale.",
            pictures=tuple(_class_picture(name) for name in ("igg", "igm", "iga", "igd", "ige")),
        ),
        names=(
            "class of antibody",
            "antibody class",
            "immunoglobulin class",
            "five class of antibody",
            "antibody isotype",
            "immunoglobulin isotype",
            "class of immunoglobulin",
            "five class of immunoglobulin",
            "antibody classes",
            "type of antibody",
            "five type of antibody",
            "isotype",
        ),
        tells=("igg + igm + iga", "igm + ige + igd", "iga + ige + igg"),
        not_when=("switching", "graph", "over time", "titer", "class switch"),
        opening="The classes differ in form, place and role.",
        facts=(
            Fact("The class of an antibody is set by the constant region of its heavy chains.", ADAPTIVE),
        ),
        summary="IgG, IgM, IgA, IgD and IgE compared by form, binding sites, place and role.",
    ),
    Subject(
        key="immune-memory-curve",
        title="Primary and secondary immune response",
        kind="graph",
        scene=diagram(
            "immune-memory-curve",
            "Primary and secondary antibody response",
            Graph(
                across="Time",
                up="Antibody concentration",
                curves=(
                    Curve(
                        "IgM",
                        (
                            (0, 0.02),
                            (0.1, 0.03),
                            (0.2, 0.24),
                            (0.28, 0.16),
                            (0.4, 0.05),
                            (0.55, 0.05),
                            (0.62, 0.2),
                            (0.7, 0.16),
                            (0.84, 0.06),
                            (1, 0.05),
                        ),
                        "vein",
                    ),
                    Curve(
                        "IgG",
                        (
                            (0, 0.01),
                            (0.16, 0.03),
                            (0.3, 0.3),
                            (0.42, 0.2),
                            (0.54, 0.12),
                            (0.6, 0.4),
                            (0.68, 0.88),
                            (0.8, 0.82),
                            (1, 0.62),
                        ),
                        "artery",
                    ),
                ),
                marks=(Mark("First exposure", (0.0, 0.02)), Mark("Second exposure", (0.54, 0.12))),
            ),
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "primary and secondary immune response",
            "primary and secondary response",
            "secondary immune response",
            "primary immune response",
            "primary and secondary antibody response",
            "immunological memory",
            "secondary response",
            "immune memory",
            "antibody titer over time",
            "primary and secondary exposure",
            "primary response and secondary response",
        ),
        tells=(
            "primary response + secondary antibody response",
            "primary response + secondary response",
            "primary + secondary + antibody + exposure",
            "igm + igg + exposure",
        ),
        not_when=(
            "succession",
            "antibody conjugate",
            "elisa",
            "sex",
            "structure of protein",
            "lymphoid organ",
        ),
        opening="Antibodies after a first and a second exposure to the same antigen.",
        facts=(
            Fact("Thanks to memory cells the secondary response is faster, stronger and longer.", ADAPTIVE),
            Fact("IgM comes first; the secondary response is mostly IgG.", ADAPTIVE),
        ),
        summary="A small slow peak, then a fast high one.",
    ),
    Subject(
        key="kinds-of-immunity",
        title="Active and passive immunity",
        kind="comparison",
        scene=diagram(
            "kinds-of-immunity",
            "Natural and artificial, active and passive immunity",
            Table(
                columns=("", "Active", "Passive"),
                rows=(
                    (
                        "Natural",
                        "Infection: the body makes antibodies and memory cells",
                        "Antibodies from the mother through placenta or milk",
                    ),
                    ("Artificial", "Vaccine with antigens", "Injection of antibodies made by others"),
                    ("Begins", "After days to weeks", "At once"),
                    ("Memory", "Yes", "No"),
                ),
            ),
        ),
        names=(
            "active and passive immunity",
            "passive and active immunity",
            "type of immunity",
            "natural and artificial immunity",
            "four classification of immunity",
            "classification of immunity",
            "passive immunity",
            "active immunity",
            "acquired immunity",
            "adaptive immunity classification",
            "kind of immunity",
            "naturally acquired immunity",
        ),
        tells=("natural active + artificial passive", "active immunity + passive immunity"),
        not_when=("b cell", "graph"),
        opening="Immunity is won by one's own response, or by antibodies from others.",
        facts=(Fact("Passive immunity is lost as the antibodies that were received break down.", ADAPTIVE),),
        summary="Infection, vaccination, maternal antibodies and injected antibodies in a grid.",
    ),
)
