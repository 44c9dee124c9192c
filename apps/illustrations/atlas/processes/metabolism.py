"""How cells win and spend energy."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Mark, Node, Ring, Table

SUBJECTS = (
    Subject(
        key="glycolysis",
        title="Glycolysis",
        kind="process",
        scene=diagram(
            "glycolysis",
            "Glycolysis",
            Flow(
                ranks=(
                    (Node("glucose", "Glucose", "six carbons"),),
                    (Node("g6p", "Glucose 6-phosphate"),),
                    (Node("f6p", "Fructose 6-phosphate"),),
                    (Node("fbp", "Fructose 1,6-bisphosphate"),),
                    (
                        Node("dhap", "Dihydroxyacetone phosphate", "three carbons"),
                        Node("g3p", "Glyceraldehyde 3-phosphate", "three carbons"),
                    ),
                    (Node("bpg", "1,3-Bisphosphoglycerate"),),
                    (Node("pyruvate", "Pyruvate", "two, of three carbons each", kind="action"),),
                ),
                edges=(
                    Edge("glucose", "g6p", "ATP → ADP"),
                    Edge("g6p", "f6p"),
                    Edge("f6p", "fbp", "ATP → ADP"),
                    Edge("fbp", "dhap"),
                    Edge("fbp", "g3p"),
                    Edge("dhap", "g3p"),
                    Edge("g3p", "bpg", "2 NAD⁺ → 2 NADH"),
                    Edge("bpg", "pyruvate", "4 ADP → 4 ATP"),
                ),
            ),
            subtitle="From glucose to pyruvate in the cytosol",
            note="Counts are for one molecule of glucose; steps between 1,3-bisphosphoglycerate and pyruvate are drawn as one.",
        ),
        names=(
            "glycolysis",
            "glycolytic pathway",
            "embden meyerhof pathway",
            "embden meyerhof parnas pathway",
        ),
        tells=("glucose + pyruvate + atp", "glucose + split + pyruvate"),
        not_when=("entner doudoroff", "pentose phosphate", "gluconeogenesis", "regulation"),
        opening="The ten enzyme-catalyzed steps of glycolysis, drawn by their main intermediates.",
        facts=(
            Fact(
                "Two ATP are spent to phosphorylate the sugar, which is then split into two three-carbon sugars.",
                "openstax-bio-7",
            ),
            Fact(
                "Their oxidation yields two NADH and four ATP, a net gain of two ATP for each glucose.",
                "openstax-bio-7",
            ),
            Fact("Glycolysis needs no oxygen.", "openstax-bio-7"),
        ),
        summary="One glucose becomes two pyruvate with a net gain of two ATP and two NADH.",
    ),
    Subject(
        key="activation-energy",
        title="Activation energy and enzymes",
        kind="process",
        scene=diagram(
            "activation-energy",
            "Enzymes lower the activation energy",
            Graph(
                across="Progress of the reaction",
                up="Free energy",
                curves=(
                    Curve(
                        "Without enzyme",
                        ((0, 0.35), (0.16, 0.35), (0.47, 0.95), (0.78, 0.15), (1, 0.15)),
                        "artery",
                    ),
                    Curve(
                        "With enzyme",
                        ((0, 0.35), (0.16, 0.35), (0.47, 0.62), (0.78, 0.15), (1, 0.15)),
                        "action",
                    ),
                ),
                marks=(
                    Mark("Transition state", (0.47, 0.95)),
                    Mark("Reactants", (0.06, 0.35)),
                    Mark("Products", (0.94, 0.15)),
                ),
            ),
            subtitle="An exergonic reaction with and without its enzyme",
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "activation energy",
            "enzyme lower the activation energy",
            "energy profile of a reaction",
            "reaction coordinate",
        ),
        tells=(
            "enzyme + lower + activation energy",
            "exergonic + activation energy",
            "transition state + free energy",
        ),
        opening="Free energy along an exergonic reaction, without (red) and with (blue) an enzyme.",
        facts=(
            Fact(
                "The activation energy is the rise from the reactants to the transition state.",
                "openstax-bio-6",
            ),
            Fact("An enzyme lowers it and so speeds the reaction up.", "openstax-bio-6"),
            Fact("The free energies of reactants and products stay as they are.", "openstax-bio-6"),
        ),
        summary="An enzyme lowers the barrier between the same reactants and products.",
    ),
    Subject(
        key="citric-acid-cycle",
        title="Citric acid cycle",
        kind="process",
        scene=diagram(
            "citric-acid-cycle",
            "Citric acid cycle",
            Ring(
                nodes=(
                    Node("citrate", "Citrate", "6 carbons"),
                    Node("isocitrate", "Isocitrate", "6 carbons"),
                    Node("ketoglutarate", "α-Ketoglutarate", "5 carbons"),
                    Node("succinyl", "Succinyl CoA", "4 carbons"),
                    Node("succinate", "Succinate", "4 carbons"),
                    Node("fumarate", "Fumarate", "4 carbons"),
                    Node("malate", "Malate", "4 carbons"),
                    Node("oxaloacetate", "Oxaloacetate", "4 carbons"),
                ),
                between=(
                    "",
                    "NADH and CO₂ out",
                    "NADH and CO₂ out",
                    "GTP or ATP out",
                    "FADH₂ out",
                    "H₂O in",
                    "NADH out",
                    "acetyl CoA in",
                ),
                centre=("Citric acid cycle", "one turn for each acetyl CoA"),
            ),
            subtitle="Krebs cycle, in the matrix of the mitochondrion",
            note="Carbon counts of succinyl CoA leave out coenzyme A.",
        ),
        names=("citric acid cycle", "krebs cycle", "tricarboxylic acid cycle", "tca cycle"),
        tells=("acetyl coa + oxaloacetate + citrate",),
        not_when=("glyoxylate", "building block", "biosynthesis", "reverse"),
        opening="The eight intermediates of the citric acid cycle, clockwise from citrate.",
        facts=(
            Fact("Acetyl CoA passes its two carbons to oxaloacetate, which makes citrate.", "openstax-bio-7"),
            Fact(
                "Each turn releases two CO₂ and yields three NADH, one FADH₂ and one GTP or ATP.",
                "openstax-bio-7",
            ),
            Fact("Oxaloacetate is regenerated and takes up the next acetyl CoA.", "openstax-bio-7"),
        ),
        summary="Acetyl CoA enters, two carbons leave as CO₂, and NADH, FADH₂ and GTP or ATP are won in each turn.",
    ),
    Subject(
        key="calvin-cycle",
        title="Calvin cycle",
        kind="process",
        scene=diagram(
            "calvin-cycle",
            "Calvin cycle",
            Ring(
                nodes=(
                    Node("rubp", "RuBP", "3 × 5 carbons"),
                    Node("pga", "3-PGA", "6 × 3 carbons"),
                    Node("bpg", "1,3-Bisphosphoglycerate", "6 × 3 carbons"),
                    Node("g3p", "G3P", "6 × 3 carbons", kind="action"),
                    Node("five", "G3P that stays in the cycle", "5 × 3 carbons"),
                ),
                between=(
                    "carbon fixation: 3 CO₂ in, by RuBisCO",
                    "6 ATP in",
                    "reduction: 6 NADPH in",
                    "one G3P out, towards sugar",
                    "regeneration: 3 ATP in",
                ),
                centre=("Calvin cycle", "three turns for one G3P"),
            ),
            subtitle="Light-independent reactions of photosynthesis, in the stroma",
            note="RuBP, ribulose 1,5-bisphosphate; 3-PGA, 3-phosphoglycerate; G3P, glyceraldehyde 3-phosphate.",
        ),
        names=(
            "calvin cycle",
            "calvin benson cycle",
            "light independent reaction",
            "dark reaction of photosynthesis",
        ),
        tells=("rubisco + rubp + co2", "carbon fixation + reduction + regeneration"),
        not_when=("c4 plant", "cam plant", "c4 pathway", "crassulacean", "photorespiration"),
        opening="The three phases of the Calvin cycle, counted for three molecules of CO₂.",
        facts=(
            Fact(
                "RuBisCO joins CO₂ to RuBP, and the product splits into two molecules of 3-PGA.",
                "openstax-bio-8",
            ),
            Fact("ATP and NADPH from the light-dependent reactions reduce 3-PGA to G3P.", "openstax-bio-8"),
            Fact(
                "One G3P leaves the cycle for each three CO₂ fixed; the other five regenerate RuBP.",
                "openstax-bio-8",
            ),
        ),
        summary="CO₂ is fixed by RuBisCO, reduced with ATP and NADPH to G3P, and RuBP is regenerated.",
    ),
    Subject(
        key="cellular-respiration",
        title="Cellular respiration",
        kind="process",
        scene=diagram(
            "cellular-respiration",
            "Cellular respiration",
            Flow(
                ranks=(
                    (Node("glucose", "Glucose"),),
                    (Node("glycolysis", "Glycolysis", "cytosol", kind="action"),),
                    (Node("pyruvate", "Pyruvate oxidation", "mitochondrial matrix", kind="action"),),
                    (Node("tca", "Citric acid cycle", "mitochondrial matrix", kind="action"),),
                    (
                        Node(
                            "oxphos",
                            "Oxidative phosphorylation",
                            "inner mitochondrial membrane",
                            kind="action",
                        ),
                    ),
                    (Node("atp", "ATP", "about 30 to 32 for each glucose"),),
                ),
                edges=(
                    Edge("glucose", "glycolysis"),
                    Edge("glycolysis", "pyruvate", "2 pyruvate"),
                    Edge("pyruvate", "tca", "2 acetyl CoA"),
                    Edge("tca", "oxphos", "6 NADH, 2 FADH₂"),
                    Edge("glycolysis", "oxphos", "2 NADH"),
                    Edge("pyruvate", "oxphos", "2 NADH"),
                    Edge("oxphos", "atp"),
                    Edge("glycolysis", "atp", "2 ATP"),
                    Edge("tca", "atp", "2 ATP"),
                ),
            ),
            subtitle="From glucose to ATP in a eukaryotic cell with oxygen",
            note="Counts are for one molecule of glucose; the yield of ATP depends on the cell.",
        ),
        names=("cellular respiration", "aerobic respiration", "cell respiration", "stage of respiration"),
        tells=(
            "glycolysis + citric acid cycle + oxidative phosphorylation",
            "glycolysis + krebs cycle + electron transport",
        ),
        not_when=("anaerobic", "fermentation", "photosynthesis", "lung", "breathing"),
        opening="The four stages of aerobic respiration, where they take place and what they pass on.",
        facts=(
            Fact("Glycolysis and the citric acid cycle make a little ATP directly.", "openstax-bio-7"),
            Fact(
                "NADH and FADH₂ carry electrons to the electron transport chain, whose last acceptor is oxygen.",
                "openstax-bio-7",
            ),
            Fact(
                "The carbon of glucose leaves as CO₂ from pyruvate oxidation and the citric acid cycle.",
                "openstax-bio-7",
            ),
        ),
        summary="Glucose is oxidized step by step; most ATP comes from oxidative phosphorylation.",
    ),
    Subject(
        key="fermentation",
        title="Fermentation",
        kind="process",
        scene=diagram(
            "fermentation",
            "Lactic acid and alcohol fermentation",
            Flow(
                ranks=(
                    (Node("glucose", "Glucose"),),
                    (Node("pyruvate", "2 Pyruvate"),),
                    (
                        Node("acetaldehyde", "2 Acetaldehyde"),
                        Node("lactate", "2 Lactate", "muscle, some bacteria", kind="action"),
                    ),
                    (Node("ethanol", "2 Ethanol", "yeast", kind="action"),),
                ),
                edges=(
                    Edge("glucose", "pyruvate", "glycolysis: 2 ATP, 2 NADH"),
                    Edge("pyruvate", "lactate", "2 NADH → 2 NAD⁺"),
                    Edge("pyruvate", "acetaldehyde", "2 CO₂ out"),
                    Edge("acetaldehyde", "ethanol", "2 NADH → 2 NAD⁺"),
                ),
            ),
            subtitle="Two ways to regenerate NAD⁺ without oxygen",
            note="Counts are for one molecule of glucose.",
        ),
        names=(
            "fermentation",
            "lactic acid fermentation",
            "alcohol fermentation",
            "alcoholic fermentation",
            "ethanol fermentation",
        ),
        tells=("pyruvate + lactate + nad", "pyruvate + ethanol + yeast"),
        not_when=("test", "tube", "carbon cycle", "wine"),
        opening="Two fermentations that follow glycolysis.",
        facts=(
            Fact(
                "Fermentation oxidizes NADH to NAD⁺, so that glycolysis can go on without oxygen.",
                "openstax-bio-7",
            ),
            Fact("Its only ATP is the two that glycolysis yields.", "openstax-bio-7"),
        ),
        summary="Pyruvate is reduced to lactate, or to ethanol with release of CO₂; both regenerate NAD⁺.",
    ),
    Subject(
        key="fatty-acid-breakdown",
        title="Beta-oxidation of fatty acids",
        kind="process",
        scene=diagram(
            "fatty-acid-breakdown",
            "Beta-oxidation of fatty acids",
            Ring(
                nodes=(
                    Node("acyl", "Fatty acyl CoA", "n carbons"),
                    Node("enoyl", "Trans-enoyl CoA"),
                    Node("hydroxy", "3-Hydroxyacyl CoA"),
                    Node("keto", "3-Ketoacyl CoA"),
                    Node("shorter", "Shorter fatty acyl CoA", "n − 2 carbons", kind="action"),
                ),
                between=("FADH₂ out", "H₂O in", "NADH out", "CoA in, acetyl CoA out", "next round"),
                centre=("β-Oxidation", "one round shortens the chain by two carbons"),
            ),
            subtitle="Breakdown of a saturated fatty acid in the mitochondrion",
        ),
        names=(
            "beta oxidation",
            "β oxidation",
            "breakdown of fatty acid",
            "fatty acid oxidation",
            "fatty acid breakdown",
        ),
        tells=("fatty acid + acetyl coa + fadh2",),
        not_when=("synthesis", "ketone"),
        opening="One round of beta-oxidation.",
        facts=(
            Fact("Each round yields one FADH₂, one NADH and one acetyl CoA.", "openstax-ap-24"),
            Fact("Acetyl CoA can enter the citric acid cycle.", "openstax-ap-24"),
        ),
        summary="In each round a fatty acyl CoA loses two carbons as acetyl CoA and yields FADH₂ and NADH.",
    ),
    Subject(
        key="atp-cycle",
        title="ATP cycle",
        kind="process",
        scene=diagram(
            "atp-cycle",
            "ATP couples energy release to work",
            Ring(
                nodes=(
                    Node("atp", "ATP", "adenosine triphosphate", kind="action"),
                    Node("work", "Work of the cell", "transport, movement, synthesis"),
                    Node("adp", "ADP + phosphate", "adenosine diphosphate"),
                    Node("catabolism", "Catabolism", "breakdown of food"),
                ),
                between=("hydrolysis releases energy", "", "energy is taken up", "phosphorylation"),
                centre=("ATP cycle",),
            ),
        ),
        names=("atp cycle", "atp adp cycle", "cycle of atp", "atp hydrolysis"),
        tells=("atp + adp + hydrolysis", "atp + adp + regenerate"),
        not_when=("pump", "muscle", "myosin", "glycolysis", "kinase"),
        opening="ATP is spent and made anew without end.",
        facts=(
            Fact(
                "Hydrolysis of ATP to ADP and phosphate releases energy that drives work in the cell.",
                "openstax-bio-6",
            ),
            Fact("Catabolic pathways supply the energy that phosphorylates ADP again.", "openstax-bio-6"),
        ),
        summary="Hydrolysis of ATP powers work; energy from food makes ATP again from ADP and phosphate.",
    ),
    Subject(
        key="metabolic-pathways",
        title="Anabolism and catabolism",
        kind="comparison",
        scene=diagram(
            "metabolic-pathways",
            "Anabolic and catabolic pathways",
            Table(
                columns=("", "Anabolism", "Catabolism"),
                rows=(
                    (
                        "What happens",
                        "Small molecules are built into larger ones",
                        "Larger molecules are broken down into smaller ones",
                    ),
                    ("Energy", "Is needed", "Is released"),
                    ("Electrons", "Reduction, often with NADPH", "Oxidation, often to NADH"),
                    ("Example", "Glucose is joined into glycogen", "Glucose is oxidized to CO₂ and water"),
                ),
            ),
        ),
        names=(
            "anabolism and catabolism",
            "catabolism and anabolism",
            "anabolic and catabolic pathway",
            "catabolic and anabolic pathway",
        ),
        tells=("anabolic + catabolic", "catabolism + anabolism"),
        opening="The two directions of metabolism.",
        facts=(
            Fact(
                "Anabolic pathways need energy to build molecules; catabolic pathways release energy by breaking them down.",
                "openstax-bio-6",
            ),
        ),
        summary="Anabolism builds molecules with energy; catabolism breaks them down and releases it.",
    ),
)
