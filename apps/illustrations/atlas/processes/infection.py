"""Infection, its course and spread: graphs, chains and tables; drugs and their targets."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import bacteria, labware, mammals
from apps.illustrations.atlas.glyphs.pictures import shown
from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Mark, Node, Ring, Span, Table
from apps.illustrations.drawing.model import Drawing

EPI, HARM, DRUGS, CONTROL = "openstax-micro-16", "openstax-micro-15", "openstax-micro-14", "openstax-micro-13"
PLAIN = "Schematic; the axes have no scale."


def _colonies() -> Drawing:
    return labware.colonies(geo.ellipse(0, 0, 44), 19, "colony", 8)


SUBJECTS = (
    Subject(
        key="disease-periods",
        title="Periods of an acute disease",
        kind="graph",
        scene=diagram(
            "disease-periods",
            "Periods of an acute infectious disease",
            Graph(
                across="Time",
                up="Number of pathogens",
                curves=(
                    Curve(
                        "Pathogens",
                        (
                            (0, 0.02),
                            (0.18, 0.06),
                            (0.32, 0.26),
                            (0.48, 0.84),
                            (0.54, 0.92),
                            (0.62, 0.8),
                            (0.76, 0.28),
                            (0.9, 0.06),
                            (1, 0.02),
                        ),
                        "artery",
                    ),
                ),
                spans=(
                    Span("Incubation", 0, 0.2),
                    Span("Prodromal period", 0.2, 0.37),
                    Span("Illness", 0.37, 0.6),
                    Span("Decline", 0.6, 0.8),
                    Span("Convalescence", 0.8, 1),
                ),
            ),
            note=PLAIN,
        ),
        names=(
            "period of disease",
            "stage of disease",
            "period of acute disease",
            "stage of an infectious disease",
            "progression of an infectious disease",
            "course of an infectious disease",
            "period of an acute disease",
            "stage of infectious disease",
            "phase of disease",
            "five period of disease",
            "progression of an infection",
            "course of an acute disease",
        ),
        tells=("incubation + prodromal", "prodromal + convalescence", "incubation period + convalescence"),
        not_when=("hiv", "syphilis", "cancer", "kidney"),
        opening="The five periods of an acute disease and the number of pathogens in the body.",
        facts=(
            Fact(
                "Signs and symptoms are general in the prodromal period and most obvious in the period of illness.",
                HARM,
            ),
        ),
        summary="The number of pathogens rises through incubation and illness, then declines.",
    ),
    Subject(
        key="chain-of-infection",
        title="Chain of infection",
        kind="cycle",
        scene=diagram(
            "chain-of-infection",
            "Chain of infection",
            Ring(
                nodes=(
                    Node("agent", "Infectious agent", "bacteria, viruses, fungi, parasites"),
                    Node("reservoir", "Reservoir", "humans, animals, soil, water"),
                    Node("exit", "Portal of exit", "coughs, feces, blood"),
                    Node("mode", "Mode of transmission", "contact, vehicle, vector"),
                    Node("entry", "Portal of entry", "mucous membranes, wounds"),
                    Node("host", "Susceptible host", "not immune"),
                ),
                centre=("Breaking any link", "stops the infection"),
            ),
        ),
        names=(
            "chain of infection",
            "infection chain",
            "link in the chain of infection",
            "transmission of infection",
            "infection cycle",
        ),
        tells=("portal of entry + portal of exit", "reservoir + portal of entry + host"),
        not_when=("portal of entry in the body", "phage", "virus replication"),
        opening="Six links that let an infection pass from host to host.",
        facts=(Fact("A reservoir is a living or nonliving place in which a pathogen can persist.", EPI),),
        summary="Agent, reservoir, exit, transmission, entry and host in a ring.",
    ),
    Subject(
        key="disease-transmission",
        title="Modes of disease transmission",
        kind="comparison",
        scene=diagram(
            "disease-transmission",
            "Modes of transmission",
            Flow(
                ranks=(
                    (Node("reservoir", "Infected host or reservoir"),),
                    (Node("contact", "Contact"), Node("vehicle", "Vehicle"), Node("vector", "Vector")),
                    (
                        Node("direct", "Direct", "touch, droplets, birth"),
                        Node("indirect", "Indirect", "objects (fomites)"),
                        Node("air", "Air, water, food"),
                        Node("mechanical", "Mechanical", "carried on an insect"),
                        Node("biological", "Biological", "multiplies in a vector"),
                    ),
                ),
                edges=(
                    Edge("reservoir", "contact"),
                    Edge("reservoir", "vehicle"),
                    Edge("reservoir", "vector"),
                    Edge("contact", "direct"),
                    Edge("contact", "indirect"),
                    Edge("vehicle", "air"),
                    Edge("vector", "mechanical"),
                    Edge("vector", "biological"),
                ),
            ),
        ),
        names=(
            "mode of transmission",
            "mode of disease transmission",
            "disease transmission",
            "transmission of disease",
            "mechanical and biological vector",
            "vector transmission",
            "mechanical and biological transmission",
            "how disease spread",
            "type of disease transmission",
            "mechanical vector",
        ),
        tells=(
            "mechanical vector + biological vector",
            "fomite + direct contact",
            "direct contact + indirect contact + vector",
        ),
        not_when=("genetic", "neuro", "malaria", "lyme", "hiv", "synap"),
        opening="How pathogens pass to new hosts.",
        facts=(Fact("In a biological vector the pathogen multiplies before it is passed on.", EPI),),
        summary="Contact, vehicles and vectors, each with its kinds.",
    ),
    Subject(
        key="epidemic-curves",
        title="Epidemic curves of point-source and propagated epidemics",
        kind="graph",
        scene=diagram(
            "epidemic-curves",
            "Epidemic curves",
            Graph(
                across="Time",
                up="New cases",
                curves=(
                    Curve(
                        "Point source",
                        ((0, 0), (0.06, 0.1), (0.13, 0.7), (0.17, 0.78), (0.22, 0.5), (0.3, 0.12), (0.38, 0)),
                        "artery",
                    ),
                    Curve(
                        "Propagated",
                        (
                            (0, 0),
                            (0.1, 0.06),
                            (0.2, 0.16),
                            (0.28, 0.1),
                            (0.4, 0.3),
                            (0.48, 0.2),
                            (0.62, 0.56),
                            (0.72, 0.42),
                            (0.84, 0.7),
                            (1, 0.5),
                        ),
                        "vein",
                    ),
                ),
            ),
            note=PLAIN,
        ),
        names=(
            "epidemic curve",
            "point source epidemic",
            "propagated epidemic",
            "propagated spread",
            "point source and propagated",
            "point source outbreak",
            "common source outbreak",
            "epidemic curve of point source",
        ),
        tells=("point source + propagated", "common source + propagated"),
        not_when=("map", "influenza pandemic", "year", "john snow", "reported"),
        opening="New cases over time when all are infected at once, and when each case infects others.",
        facts=(
            Fact(
                "In a point-source epidemic everyone is infected from one source within a short time; in a propagated epidemic persons infect each other.",
                EPI,
            ),
        ),
        summary="One steep peak; and waves that grow higher from one to the next.",
    ),
    Subject(
        key="lethal-dose",
        title="Infectious dose and lethal dose",
        kind="graph",
        scene=diagram(
            "lethal-dose",
            "Median infectious dose (ID50) and median lethal dose (LD50)",
            Graph(
                across="Dose",
                up="Animals affected (%)",
                curves=(
                    Curve(
                        "Infected",
                        ((0, 0), (0.12, 0.04), (0.26, 0.28), (0.34, 0.5), (0.44, 0.76), (0.6, 0.96), (1, 1)),
                        "vein",
                    ),
                    Curve(
                        "Died",
                        (
                            (0, 0),
                            (0.3, 0.02),
                            (0.48, 0.2),
                            (0.62, 0.5),
                            (0.74, 0.78),
                            (0.88, 0.95),
                            (1, 0.98),
                        ),
                        "artery",
                    ),
                ),
                marks=(Mark("ID50", (0.34, 0.5)), Mark("LD50", (0.62, 0.5))),
                ticks_up=((0, "0"), (0.5, "50"), (1, "100")),
            ),
            note="Schematic; doses differ between pathogens.",
        ),
        names=(
            "infectious dose and lethal dose",
            "median lethal dose",
            "median infectious dose",
            "ld50",
            "id50",
            "ld50 graph",
            "lethal dose",
            "infectious dose",
            "lethal dose curve",
            "id50 and ld50",
        ),
        tells=("id50 + ld50", "ld50 + percent"),
        not_when=("toxin table", "pesticide"),
        opening="What share of animals is infected or dies at rising doses of a pathogen.",
        facts=(Fact("ID50 and LD50 are the doses that infect, or kill, half of the animals.", HARM),),
        summary="Two S-shaped curves cross 50 percent at the ID50 and at the LD50.",
    ),
    Subject(
        key="kochs-postulates",
        title="Koch's postulates",
        kind="process",
        scene=diagram(
            "kochs-postulates",
            "Koch's postulates",
            Flow(
                ranks=(
                    (
                        Node(
                            "found",
                            "1. Found",
                            "in every diseased animal, in no healthy one",
                            picture="koch-found",
                        ),
                    ),
                    (Node("grown", "2. Isolated", "and grown in pure culture", picture="koch-culture"),),
                    (
                        Node(
                            "given",
                            "3. Inoculated",
                            "a healthy animal becomes ill",
                            picture="koch-inoculated",
                        ),
                    ),
                    (Node("again", "4. Isolated again", "the same microbe as before", picture="koch-again"),),
                ),
                edges=(Edge("found", "grown"), Edge("grown", "given"), Edge("given", "again")),
            ),
            pictures=(
                shown(
                    "koch-found", (mammals.mouse, -14, 14, 0.8), (lambda: bacteria.rod(64, 26), 66, -48, 0.22)
                ),
                shown("koch-culture", (labware.petri_dish, 0, 0, 0.9), (_colonies, 0, 0, 0.6)),
                shown("koch-inoculated", (mammals.mouse, 10, 16, 0.8), (labware.pipette, -72, -16, 0.66)),
                shown("koch-again", (labware.petri_dish, 0, 0, 0.9), (_colonies, 0, 0, 0.6)),
            ),
        ),
        names=(
            "koch postulate",
            "koch's postulate",
            "step of koch postulate",
            "robert koch postulate",
            "kochs postulate",
        ),
        tells=(
            "koch + step + confirming",
            "suspected pathogen + pure culture + inoculate",
        ),
        not_when=("molecular koch",),
        opening="Four steps by which Robert Koch linked a microbe to a disease.",
        facts=(
            Fact(
                "The postulates fail where healthy carriers exist or where a microbe cannot be grown in culture.",
                HARM,
            ),
        ),
        summary="Find, isolate, inoculate, and isolate the same microbe again.",
    ),
    Subject(
        key="antibacterial-targets",
        title="Targets of antibacterial drugs",
        kind="comparison",
        scene=diagram(
            "antibacterial-targets",
            "Targets of antibacterial drugs",
            Table(
                columns=("Target", "What is stopped", "Drugs"),
                rows=(
                    ("Cell wall", "Peptidoglycan synthesis", "Beta-lactams, vancomycin"),
                    ("Ribosome (30S)", "Protein synthesis", "Tetracyclines, aminoglycosides"),
                    ("Ribosome (50S)", "Protein synthesis", "Macrolides, chloramphenicol"),
                    ("Membrane", "It is made leaky", "Polymyxins, daptomycin"),
                    ("DNA gyrase", "DNA replication", "Fluoroquinolones"),
                    ("RNA polymerase", "Transcription", "Rifamycins"),
                    ("Folic acid pathway", "A metabolic pathway", "Sulfonamides, trimethoprim"),
                ),
            ),
        ),
        names=(
            "target of antibacterial drug",
            "antibiotic target",
            "antibacterial drug target",
            "mode of action of antibacterial drug",
            "mode of action of antibiotic",
            "mechanism of action of antibiotic",
            "target of antibiotic",
            "antibacterial mode of action",
            "class of antibacterial compound",
            "antimicrobial drug target",
            "several class of antibacterial compound",
        ),
        tells=(
            "inhibitor of cell wall synthesis + protein synthesis",
            "antibacterial + protein synthesis + cell wall",
            "antibacterial compound + target",
        ),
        not_when=("resistance", "viral", "antifungal", "30s", "efflux", "ribosome subunit"),
        opening="Seven targets that bacteria have and human cells lack or have in another form.",
        facts=(Fact("Drugs with selective toxicity harm the microbe more than the host.", DRUGS),),
        summary="Wall, ribosome, membrane, gyrase, polymerase and folic acid with their drugs.",
    ),
    Subject(
        key="microbial-death-curve",
        title="Microbial death curve",
        kind="graph",
        scene=diagram(
            "microbial-death-curve",
            "Microbial death curve and D-value",
            Graph(
                across="Time",
                up="Logarithm of living cells",
                curves=(Curve("Survivors", ((0.04, 0.92), (0.96, 0.06)), "artery", straight=True),),
                marks=(Mark("Before", (0.35, 0.63)), Mark("After one D-value", (0.57, 0.425))),
            ),
            note="Schematic; between the two marks 90 percent of the cells die: one logarithmic unit.",
        ),
        names=(
            "microbial death curve",
            "d value",
            "decimal reduction time",
            "microbial death",
            "thermal death curve",
            "death curve",
            "microbial death graph",
        ),
        tells=("d value + microbial", "decimal reduction time + 90"),
        not_when=("growth curve",),
        opening="The logarithm of living cells falls in a straight line under heat or disinfectants.",
        facts=(
            Fact(
                "The decimal reduction time, or D-value, is the time in which 90 percent of the population dies.",
                CONTROL,
            ),
        ),
        summary="A straight line falls by one logarithmic unit for every D-value.",
    ),
    Subject(
        key="biosafety-levels",
        title="Biosafety levels",
        kind="comparison",
        scene=diagram(
            "biosafety-levels",
            "Biosafety levels",
            Table(
                columns=("", "BSL-1", "BSL-2", "BSL-3", "BSL-4"),
                rows=(
                    ("Risk", "Low", "Moderate", "Serious, airborne", "Deadly, no cure"),
                    (
                        "Example",
                        "Escherichia coli (nonpathogenic)",
                        "Staphylococcus aureus",
                        "Mycobacterium tuberculosis",
                        "Ebola virus",
                    ),
                    (
                        "Work",
                        "Open bench",
                        "Cabinet where aerosols form",
                        "All in a cabinet",
                        "Positive pressure suits",
                    ),
                    (
                        "Access",
                        "Doors",
                        "Restricted",
                        "Two self-closing doors",
                        "Airlock, separate building or zone",
                    ),
                ),
            ),
            note="Simplified; BSL: biosafety level.",
        ),
        names=(
            "biosafety level",
            "bsl",
            "biological safety level",
            "biosafety",
            "four biosafety level",
            "bsl 4",
            "cdc biosafety level",
        ),
        tells=("bsl 1 + bsl 4", "bsl 2 + bsl 3"),
        opening="The four levels of containment of laboratories.",
        facts=(Fact("Each level includes the precautions of the levels below it.", CONTROL),),
        summary="Risk, example, work and access at the four levels.",
    ),
    Subject(
        key="vaccine-types",
        title="Types of vaccines",
        kind="comparison",
        scene=diagram(
            "vaccine-types",
            "Types of vaccines",
            Table(
                columns=("Type", "What it contains", "Example"),
                rows=(
                    ("Live attenuated", "Weakened pathogen", "Measles, mumps, rubella"),
                    ("Inactivated", "Killed pathogen", "Polio (injected)"),
                    ("Subunit", "Key antigens only", "Hepatitis B"),
                    ("Toxoid", "Inactivated toxin", "Tetanus, diphtheria"),
                    ("Conjugate", "Polysaccharide joined to protein", "Haemophilus influenzae type b"),
                    ("mRNA", "Message for one antigen", "COVID-19"),
                ),
            ),
        ),
        names=(
            "type of vaccine",
            "vaccine type",
            "class of vaccine",
            "vaccine",
            "kind of vaccine",
            "different type of vaccine",
            "class of vaccine",
        ),
        tells=("live attenuated + toxoid", "attenuated + inactivated + subunit"),
        not_when=("schedule", "herd", "coverage", "map", "graph", "smallpox", "trial", "anti", "year"),
        opening="Six types of vaccines.",
        facts=(Fact("Vaccines give active immunity without the disease.", "openstax-micro-18"),),
        summary="Six types with what they contain and an example each.",
    ),
    Subject(
        key="herd-immunity",
        title="Herd immunity",
        kind="process",
        scene=diagram(
            "herd-immunity",
            "Herd immunity",
            Flow(
                ranks=(
                    (Node("few", "Few are immune"), Node("many", "Most are immune", kind="action")),
                    (
                        Node("spread", "Every case infects several others"),
                        Node("stop", "Most contacts cannot be infected", kind="action"),
                    ),
                    (
                        Node("outbreak", "The disease spreads", kind="artery"),
                        Node(
                            "safe",
                            "The disease dies out",
                            "the few without immunity are protected",
                            kind="action",
                        ),
                    ),
                ),
                edges=(
                    Edge("few", "spread"),
                    Edge("spread", "outbreak"),
                    Edge("many", "stop", kind="action"),
                    Edge("stop", "safe", kind="action"),
                ),
            ),
        ),
        names=("herd immunity", "community immunity", "population immunity", "herd protection"),
        opening="How immunity of most members protects the others.",
        facts=(
            Fact("The more contagious a disease is, the more members must be immune.", "openstax-micro-18"),
        ),
        summary="With few immune the disease spreads; with most immune it dies out.",
    ),
    Subject(
        key="adaptive-immunity-overview",
        title="Innate and adaptive immunity",
        kind="process",
        scene=diagram(
            "adaptive-immunity-overview",
            "Defenses of the body",
            Flow(
                ranks=(
                    (Node("immune", "Immune defenses"),),
                    (
                        Node("innate", "Innate", "fast, not specific", "action"),
                        Node("adaptive", "Adaptive", "slower, specific, with memory", "vein"),
                    ),
                    (
                        Node("barriers", "Barriers", "skin, mucus, normal microbiota"),
                        Node("cells", "Cells and proteins", "phagocytes, NK cells, complement"),
                        Node("humoral", "Humoral", "B cells, antibodies"),
                        Node("cellular", "Cellular", "helper and cytotoxic T cells"),
                    ),
                ),
                edges=(
                    Edge("immune", "innate"),
                    Edge("immune", "adaptive"),
                    Edge("innate", "barriers"),
                    Edge("innate", "cells"),
                    Edge("adaptive", "humoral"),
                    Edge("adaptive", "cellular"),
                ),
            ),
        ),
        names=(
            "innate and adaptive immunity",
            "innate immunity and adaptive immunity",
            "overview of the immune system",
            "immune system overview",
            "adaptive and innate immunity",
            "innate versus adaptive immunity",
            "line of defense",
            "immune defense",
            "innate and adaptive immune system",
            "innate and adaptive immune response",
            "three line of defense",
            "overview of nonspecific innate immune defense",
        ),
        tells=(
            "innate + adaptive + barrier",
            "innate + adaptive + humoral",
            "barrier defense + innate + adaptive",
        ),
        not_when=("dendritic", "cooperation", "vaccine", "t cell development", "barrier of the skin"),
        opening="The two arms of immunity and what belongs to them.",
        facts=(
            Fact(
                "Innate defenses act at once; adaptive defenses need days at first contact, but remember.",
                "openstax-ap-21",
            ),
        ),
        summary="Innate barriers and cells; adaptive humoral and cellular responses.",
    ),
    Subject(
        key="ab-exotoxin",
        title="Action of an A-B exotoxin",
        kind="process",
        scene=diagram(
            "ab-exotoxin",
            "How an A-B exotoxin acts",
            Flow(
                ranks=(
                    (Node("bind", "B binds", "to a receptor of the host cell"),),
                    (Node("enter", "Endocytosis", "the toxin enters in a vesicle"),),
                    (Node("split", "A is released", "into the cytoplasm"),),
                    (
                        Node(
                            "effect",
                            "A acts as an enzyme",
                            "diphtheria toxin stops protein synthesis",
                            "artery",
                        ),
                    ),
                ),
                edges=(Edge("bind", "enter"), Edge("enter", "split"), Edge("split", "effect")),
            ),
            note="A: active subunit; B: binding subunit.",
        ),
        names=(
            "a b exotoxin",
            "ab exotoxin",
            "ab toxin",
            "a b toxin",
            "diphtheria toxin",
            "mechanism of diphtheria toxin",
            "exotoxin mechanism",
            "action of an exotoxin",
            "mechanism of the diphtheria toxin",
        ),
        tells=("a subunit + b subunit + toxin", "diphtheria + elongation factor"),
        not_when=("neutraliz", "antibody", "vaccine", "photograph", "table"),
        opening="The four steps by which a toxin of two subunits harms a cell.",
        facts=(
            Fact("Diphtheria toxin inactivates elongation factor 2, so the cell can make no proteins.", HARM),
        ),
        summary="B binds, the toxin enters, A is released and acts as an enzyme.",
    ),
    Subject(
        key="prion-propagation",
        title="Propagation of prions",
        kind="process",
        scene=diagram(
            "prion-propagation",
            "How prions multiply",
            Flow(
                ranks=(
                    (
                        Node("normal", "Normal protein (PrPc)", "in nerve cells"),
                        Node("prion", "Prion (PrPsc)", "misfolded, infectious", "artery"),
                    ),
                    (Node("contact", "Contact", "the prion makes the normal protein misfold"),),
                    (Node("two", "Two prions", "convert further proteins", "artery"),),
                    (Node("clump", "Aggregates", "cells die: spongy brain tissue", "artery"),),
                ),
                edges=(
                    Edge("normal", "contact"),
                    Edge("prion", "contact", kind="artery"),
                    Edge("contact", "two"),
                    Edge("two", "clump"),
                    Edge("two", "contact", "again"),
                ),
            ),
        ),
        names=(
            "prion",
            "prion propagation",
            "prion replication",
            "prion protein",
            "how prion multiply",
            "prion mechanism",
            "endogenous normal prion protein",
            "prion disease mechanism",
            "mechanism of prion",
            "propagation of prion",
        ),
        tells=("prpc + prpsc", "prion + misfold", "normal prion protein + disease causing"),
        not_when=("micrograph", "brain tissue photograph", "viroid", "cow"),
        opening="Misfolded proteins pass their shape on to normal ones.",
        facts=(Fact("Prions are infectious proteins without any nucleic acid.", "openstax-micro-6"),),
        summary="Prions convert normal proteins, multiply, and form aggregates.",
    ),
)
