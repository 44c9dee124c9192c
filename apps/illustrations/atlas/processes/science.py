"""How science works, and the levels and properties of life."""

from __future__ import annotations

from collections.abc import Callable

from apps.illustrations.atlas.glyphs import levels
from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Edge, Flow, Level, Node, Pyramid, Table
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Panel


def _panel(draw: Callable[[], Drawing]) -> Panel:
    return Panel(f"level-{draw.__name__}", lambda seed: draw())


LEVELS = tuple(
    _panel(draw)
    for draw in (
        levels.atom,
        levels.molecule,
        levels.organelle,
        levels.cell,
        levels.tissue,
        levels.organ,
        levels.organism,
        levels.population,
        levels.ecosystem,
        levels.biosphere,
    )
)

SUBJECTS = (
    Subject(
        key="scientific-method",
        title="Scientific method",
        kind="process",
        scene=diagram(
            "scientific-method",
            "Scientific method",
            Flow(
                ranks=(
                    (Node("observe", "Make an observation"),),
                    (Node("ask", "Ask a question"),),
                    (Node("guess", "Form a hypothesis that answers the question"),),
                    (Node("predict", "Make a prediction based on the hypothesis"),),
                    (Node("test", "Do an experiment to test the prediction", kind="action"),),
                    (Node("analyze", "Analyze the results"),),
                    (
                        Node("yes", "Hypothesis is supported", "report the results", kind="vein"),
                        Node("no", "Hypothesis is not supported", "think again", kind="artery"),
                    ),
                ),
                edges=(
                    Edge("observe", "ask"),
                    Edge("ask", "guess"),
                    Edge("guess", "predict"),
                    Edge("predict", "test"),
                    Edge("test", "analyze"),
                    Edge("analyze", "yes"),
                    Edge("analyze", "no"),
                    Edge("no", "guess", "new hypothesis", "artery"),
                ),
            ),
            note="In practice the steps are less rigid, and scientists often go back.",
        ),
        names=(
            "scientific method",
            "step of the scientific method",
            "scientific process",
            "process of science",
            "scientific inquiry",
            "hypothesis testing",
        ),
        tells=(
            "observation + hypothesis + experiment",
            "hypothesis + prediction + experiment",
            "scientific method + series of step",
            "scientific method + step",
        ),
        not_when=("inductive", "deductive", "statistical", "control group", "pasteur", "redi"),
        opening="The steps of the scientific method, from an observation to a hypothesis that is supported or not.",
        facts=(
            Fact("A hypothesis is a suggested explanation that can be tested.", "openstax-bio-1"),
            Fact(
                "If it is not supported by the results, a new hypothesis can be proposed.", "openstax-bio-1"
            ),
        ),
        summary="Observation, question, hypothesis, prediction, experiment and analysis; if not supported, again.",
    ),
    Subject(
        key="inductive-deductive-reasoning",
        title="Inductive and deductive reasoning",
        kind="process",
        scene=diagram(
            "inductive-deductive-reasoning",
            "Inductive and deductive reasoning",
            Flow(
                ranks=(
                    (
                        Node("vary", "Members of a species are not all the same", "observation"),
                        Node("compete", "Individuals compete for resources", "observation"),
                        Node("adapted", "Species are adapted to their environment", "observation"),
                    ),
                    (
                        Node(
                            "general",
                            "Individuals most adapted to their environment are more likely to survive and pass on their traits",
                            "general conclusion, and general premise",
                            kind="action",
                        ),
                    ),
                    (
                        Node(
                            "specific",
                            "If the climate of an ecosystem warms, individuals better adapted to warmth will outcompete the others",
                            "specific prediction",
                        ),
                    ),
                ),
                edges=(
                    Edge("vary", "general", "", "vein"),
                    Edge("compete", "general", "inductive reasoning", "vein"),
                    Edge("adapted", "general", "", "vein"),
                    Edge("general", "specific", "deductive reasoning", "artery"),
                ),
            ),
            subtitle="From observations to a general conclusion, and from a general premise to a prediction",
        ),
        names=(
            "inductive and deductive reasoning",
            "deductive and inductive reasoning",
            "inductive reasoning",
            "deductive reasoning",
            "scientific reasoning",
            "type of reasoning",
        ),
        tells=("inductive + deductive",),
        opening="The two kinds of reasoning in one example: inductive (blue) and deductive (red).",
        facts=(
            Fact(
                "Inductive reasoning draws a general conclusion from a number of observations.",
                "openstax-bio-1",
            ),
            Fact("Deductive reasoning predicts specific results from a general premise.", "openstax-bio-1"),
            Fact(
                "A conclusion from inductive reasoning can become the premise of deductive reasoning.",
                "openstax-bio-1",
            ),
        ),
        summary="Observations lead to a conclusion, a premise to a prediction.",
    ),
    Subject(
        key="fields-of-science",
        title="Fields of science",
        kind="diagram",
        scene=diagram(
            "fields-of-science",
            "Fields of science",
            Flow(
                ranks=(
                    (Node("science", "Science", kind="action"),),
                    (
                        Node("formal", "Formal sciences", "reasoning with symbols"),
                        Node("physical", "Physical sciences", "nonliving nature"),
                        Node("life", "Life sciences", "living things"),
                        Node("applied", "Applied sciences", "use of knowledge"),
                    ),
                    (
                        Node("f", "Mathematics, logic, computer science"),
                        Node("p", "Astronomy, geology, physics, chemistry"),
                        Node("l", "Biology"),
                        Node("a", "Engineering, medicine"),
                    ),
                ),
                edges=(
                    Edge("science", "formal"),
                    Edge("science", "physical"),
                    Edge("science", "life"),
                    Edge("science", "applied"),
                    Edge("formal", "f"),
                    Edge("physical", "p"),
                    Edge("life", "l"),
                    Edge("applied", "a"),
                ),
            ),
            note="Fields overlap, for example in biophysics and biochemistry; other groupings are in use.",
        ),
        names=(
            "field of science",
            "scientific field",
            "diversity of scientific field",
            "branch of science",
            "branches of science",
            "natural science",
            "discipline of science",
        ),
        tells=("astronomy + geology + physics + chemistry", "scientific field + biology + chemistry"),
        opening="Groups of sciences, with examples of each.",
        facts=(
            Fact(
                "Natural sciences study the physical world: the physical and the life sciences.",
                "openstax-bio-1",
            ),
            Fact("Biology, the study of life, is itself divided into many branches.", "openstax-bio-1"),
        ),
        summary="Formal, physical, life and applied sciences with examples such as physics and biology.",
    ),
    Subject(
        key="branches-of-biology",
        title="Branches of biology",
        kind="table",
        scene=diagram(
            "branches-of-biology",
            "Branches of biology",
            Table(
                columns=("Branch", "Studies"),
                rows=(
                    ("Molecular biology", "the molecules of life and how they act together"),
                    ("Cell biology", "structure and function of cells"),
                    ("Microbiology", "microorganisms"),
                    ("Genetics", "heredity and genes"),
                    ("Botany", "plants"),
                    ("Zoology", "animals"),
                    ("Physiology", "how bodies and their parts work"),
                    ("Ecology", "organisms and their environment"),
                    ("Evolutionary biology", "descent and change of species"),
                    ("Paleontology", "life of the past, by fossils"),
                ),
            ),
        ),
        names=(
            "branch of biology",
            "branches of biology",
            "branches of biological study",
            "branch of biological study",
            "field of biology",
            "subdiscipline of biology",
        ),
        tells=("botany + zoology", "molecular biology + microbiology + ecology"),
        opening="Some branches of biology and what they study.",
        facts=(
            Fact(
                "Branches of biology differ in the organisms and the levels of life they study.",
                "openstax-bio-1",
            ),
        ),
        summary="Ten branches, from molecular biology to paleontology, and what each studies.",
    ),
    Subject(
        key="properties-of-life",
        title="Properties of life",
        kind="table",
        scene=diagram(
            "properties-of-life",
            "Properties of life",
            Table(
                columns=("", "What it means"),
                rows=(
                    ("Order", "organisms consist of one or more cells, built in an orderly way"),
                    ("Response to stimuli", "they sense and answer to changes around them"),
                    ("Reproduction", "they pass on their DNA to offspring"),
                    ("Adaptation", "populations fit their environment through evolution"),
                    ("Growth and development", "they grow by instructions in their genes"),
                    ("Regulation", "they control and coordinate their inner functions"),
                    ("Homeostasis", "they keep inner conditions within narrow limits"),
                    ("Energy processing", "they take up energy and use it"),
                ),
            ),
        ),
        names=(
            "property of life",
            "characteristic of life",
            "characteristic of living thing",
            "property of living thing",
            "feature of life",
        ),
        opening="What living things have in common.",
        facts=(Fact("Together, these properties define life.", "openstax-bio-1"),),
        summary="Order, response, reproduction, adaptation, growth, regulation, homeostasis and energy processing.",
    ),
    Subject(
        key="levels-of-organization",
        title="Levels of organization of life",
        kind="diagram",
        scene=diagram(
            "levels-of-organization",
            "Levels of organization of life",
            Pyramid(
                (
                    Level("Atom", "smallest unit of an element", "level-atom"),
                    Level("Molecule", "atoms joined by bonds", "level-molecule"),
                    Level("Organelle", "structure within a cell", "level-organelle"),
                    Level("Cell", "smallest unit of life", "level-cell"),
                    Level("Tissue", "similar cells with one function", "level-tissue"),
                    Level("Organ and organ system", "tissues that work together", "level-organ"),
                    Level("Organism", "one living individual", "level-organism"),
                    Level(
                        "Population and community", "one species; all species of a place", "level-population"
                    ),
                    Level("Ecosystem", "community and its nonliving surroundings", "level-ecosystem"),
                    Level("Biosphere", "all ecosystems on Earth", "level-biosphere"),
                )
            ),
            subtitle="From the smallest, at the bottom, to the largest",
            note="Pictures are not drawn to a common scale.",
            pictures=LEVELS,
        ),
        names=(
            "biological level of organization",
            "level of organization of life",
            "levels of organization of life",
            "biological levels of organization",
            "levels of organization of living things",
            "biological levels of organization of living things",
            "level of biological organization",
            "levels of biological organization",
            "hierarchy of life",
            "level of organization of living thing",
            "biological organization",
            "hierarchy of living organism",
            "structural organization of life",
            "ecological level of organization",
        ),
        tells=(
            "atom + biosphere",
            "organelle + biosphere",
            "atom + entire earth",
            "atom + molecule + cell + tissue + organ",
            "organism + population + community + ecosystem",
            "level + organization + ecosystem",
        ),
        not_when=("human body", "protein", "chromatin", "muscle", "food", "consumer"),
        opening="Ten levels of life, each made of those below it.",
        facts=(
            Fact("Atoms form molecules, molecules organelles, and organelles cells.", "openstax-bio-1"),
            Fact(
                "Populations form communities, and communities with their surroundings ecosystems.",
                "openstax-bio-1",
            ),
        ),
        summary="From atom through cell and organism to ecosystem and biosphere, in ten steps.",
    ),
)
