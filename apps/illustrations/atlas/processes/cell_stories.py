"""Endosymbiosis, cell size, membrane traffic and photosynthesis, drawn; and graphs that belong to them."""

from __future__ import annotations

from functools import partial

from apps.illustrations.atlas.glyphs import cell_stories as draw
from apps.illustrations.atlas.knowledge import bioenergetics, cells, macromolecules, membranes, organelles
from apps.illustrations.atlas.scenes import diagram, drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.diagrams import Curve, Graph, Mark, Table
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(cells.TERMS, macromolecules.TERMS, organelles.TERMS, membranes.TERMS, bioenergetics.TERMS)
BIO4, BIO6, BIO8, BIO23 = "openstax-bio-4", "openstax-bio-6", "openstax-bio-8", "openstax-bio-23"
SCHEMATIC = "Schematic, not to scale."

SUBJECTS = (
    Subject(
        key="surface-to-volume",
        title="Surface area and volume of cells",
        kind="comparison",
        scene=drawn(
            "surface-to-volume", "Surface area and volume of cells", Layout.COMPARISON,
            (
                Panel("cell-in-cube-1", partial(draw.cube_with_cell, 1.0), heading="Small: ratio 6 to 1", text="Cube of 1 mm: surface 6 mm², volume 1 mm³."),
                Panel("cell-in-cube-2", partial(draw.cube_with_cell, 2.0), heading="Large: ratio 3 to 1", text="Cube of 2 mm: surface 24 mm², volume 8 mm³."),
            ),
            WORDS, labels="unit-cell enclosing-cube", subtitle="A larger cell has less surface for its volume", note="Surface and volume are those of the cubes.",
        ),
        names=("surface area to volume ratio", "surface to volume ratio", "surface area and volume", "surface area and volume of cell", "cell size and surface area", "why cell are small", "surface area to volume", "surface area volume ratio"),
        tells=("cell + surface area to volume ratio", "cell + surface area + volume + ratio"),
        not_when=("lung", "alveoli", "animal body", "intestine", "heat loss", "planarian", "root", "nucleus"),
        opening="Two cells of different size, each in a cube around it.",
        facts=(Fact("As a cell grows, its volume increases faster than its surface, through which substances must enter and leave.", BIO4),),
        summary="Twice the edge halves the ratio of surface to volume, to 3 to 1.",
    ),
    Subject(
        key="endosymbiosis",
        title="Endosymbiotic theory",
        kind="process",
        scene=drawn(
            "endosymbiosis", "Endosymbiotic theory", Layout.PROCESS,
            (
                Panel("endosymbiosis-ancestor", draw.ancestor, heading="Infolding", text="Infoldings of the plasma membrane give rise to the nucleus and the endoplasmic reticulum."),
                Panel("endosymbiosis-aerobic", partial(draw.takes_up, "aerobic"), heading="First uptake", text="The cell takes up an aerobic bacterium."),
                Panel("endosymbiosis-animal", partial(draw.descendant, "animal"), heading="Mitochondria", text="The bacteria become mitochondria: the ancestor of animals, fungi and others."),
                Panel("endosymbiosis-photosynthetic", partial(draw.takes_up, "photosynthetic"), heading="Second uptake", text="One of its descendants takes up a photosynthetic bacterium."),
                Panel("endosymbiosis-plant", partial(draw.descendant, "plant"), heading="Chloroplasts", text="These become chloroplasts: the ancestor of algae and plants."),
            ),
            WORDS, labels="ancestral-cell membrane-infolding ancestral-dna aerobic-bacterium photosynthetic-bacterium-taken early-nucleus early-er first-mitochondrion first-chloroplast",
            subtitle="How mitochondria and chloroplasts came into eukaryotic cells", note=SCHEMATIC,
        ),
        names=("endosymbiotic theory", "endosymbiosis", "endosymbiont theory", "endosymbiont hypothesis", "endosymbiotic origin of mitochondrion", "origin of mitochondrion and chloroplast", "origin of eukaryote", "endosymbiotic theory of the origin of eukaryote", "primary endosymbiosis", "origin of eukaryotic cell",
               "evolution of eukaryote", "endosymbiotic theory of eukaryote evolution"),
        tells=("endosymbiotic theory + mitochondrion", "mitochondrion and chloroplast + uptake of bacteria", "endosymbiosis + mitochondrion", "eukaryote + ancestral prokaryote + mitochondrion"),
        not_when=("secondary endosymbiosis", "secondary", "chlorarachniophyte", "euglenid", "genome fusion", "ring of life", "coral", "lichen"),
        opening="The endosymbiotic theory in five steps.",
        caption=("ancestral-cell", "aerobic-bacterium", "photosynthetic-bacterium-taken"),
        facts=(Fact("Mitochondria and chloroplasts have their own circular DNA and ribosomes like those of bacteria, from which they derive.", BIO4),),
        summary="Host cells took up bacteria that became mitochondria and chloroplasts.",
    ),
    Subject(
        key="endomembrane-system",
        title="Endomembrane system",
        kind="plate",
        scene=drawn(
            "endomembrane-system", "Endomembrane system", Layout.PLATE, (Panel("endomembrane-system", draw.endomembrane),), WORDS,
            labels="nucleus rough-er bound-ribosomes transport-vesicle golgi-apparatus budding-vesicle lysosome plasma-membrane secretory-cargo",
            subtitle="The way of a protein out of the cell", note="Arrows: vesicles on their way. " + SCHEMATIC,
        ),
        names=("endomembrane system", "membrane traffic", "secretory pathway", "protein secretion pathway", "membrane and secretory protein", "endoplasmic reticulum and golgi apparatus", "vesicle transport", "protein synthesis and secretion"),
        tells=("endomembrane system", "rough er + golgi + vesicle + plasma membrane", "endoplasmic reticulum + golgi + vesicle + plasma membrane", "membrane and secretory protein + rough endoplasmic reticulum"),
        not_when=("virus", "prokaryote", "ancestral", "endosymbiosis", "antigen"),
        opening="Nucleus, endoplasmic reticulum (ER), Golgi apparatus and vesicles work together.",
        caption=("rough-er", "golgi-apparatus", "lysosome", "plasma-membrane"),
        facts=(
            Fact("The endomembrane system modifies, packs and transports lipids and proteins.", BIO4),
            Fact("Vesicles carry proteins from the rough ER to the Golgi apparatus, and from there to lysosomes or to the plasma membrane.", BIO4),
        ),
        summary="Vesicles carry proteins from the rough ER through the Golgi apparatus out.",
        sources=(BIO4,),
    ),
    Subject(
        key="photosynthesis",
        title="Photosynthesis",
        kind="process",
        scene=drawn(
            "photosynthesis", "Photosynthesis", Layout.PLATE, (Panel("photosynthesis-overview", draw.photosynthesis),), WORDS,
            labels="light-photon thylakoid granum stroma chloroplast light-reactions-stage calvin-cycle-stage",
            subtitle="Light reactions and Calvin cycle in a chloroplast", note="Red arrows: light. " + SCHEMATIC,
        ),
        names=("photosynthesis", "overview of photosynthesis", "stage of photosynthesis", "two stage of photosynthesis", "process of photosynthesis", "photosynthesis in a chloroplast", "photosynthesis in the chloroplast", "light reaction and calvin cycle",
               "light dependent reaction and calvin cycle", "photosynthesis process", "light reaction"),
        tells=("photosynthesis + light dependent reaction + calvin cycle", "photosynthesis + solar energy + carbon dioxide + water", "photosynthesis + light energy + carbon dioxide + oxygen", "light reaction + atp + nadph"),
        not_when=("rate", "c4", "cam", "prokaryote", "bacteria", "bacterial", "cellular respiration", "respiration", "leaf", "stoma", "food web", "photosystem", "carbon cycle", "global", "earth", "distribution", "spectrum", "wavelength", "evolution", "factor", "alga", "equation", "electron transport", "thylakoid electron", "fermentation",
                  "pigment", "experiment", "light dependent reaction take"),
        opening="The two stages of photosynthesis.",
        caption=("light-reactions-stage", "calvin-cycle-stage"),
        facts=(
            Fact("Photosynthesis uses light, carbon dioxide and water to make sugar and releases oxygen.", BIO8),
            Fact("ATP and NADPH of the light reactions drive the Calvin cycle, which returns ADP and NADP⁺.", BIO8),
        ),
        summary="Light reactions make ATP and NADPH and O₂; the Calvin cycle makes sugar.",
        sources=(BIO8,),
    ),
    Subject(
        key="inhibition-rates",
        title="Enzyme inhibition and reaction rate",
        kind="process",
        scene=diagram(
            "inhibition-rates",
            "How inhibitors change the rate of a reaction",
            Graph(
                across="Concentration of substrate",
                up="Reaction rate",
                curves=(
                    Curve("No inhibitor", ((0, 0), (0.1, 0.4), (0.22, 0.62), (0.45, 0.8), (0.75, 0.87), (1, 0.9)), "neutral"),
                    Curve("Competitive inhibitor", ((0, 0), (0.15, 0.24), (0.35, 0.5), (0.6, 0.7), (0.85, 0.81), (1, 0.84)), "action"),
                    Curve("Noncompetitive inhibitor", ((0, 0), (0.1, 0.18), (0.25, 0.31), (0.5, 0.4), (0.8, 0.43), (1, 0.44)), "artery"),
                ),
            ),
            subtitle="Competitive inhibition is overcome by more substrate, noncompetitive is not",
            note="Schematic; the axes have no scale.",
        ),
        names=("enzyme inhibition and reaction rate", "competitive and noncompetitive inhibition rate", "rate of reaction and inhibitor", "enzyme kinetics", "michaelis menten", "effect of inhibitor on reaction rate", "enzyme kinetics with inhibitor"),
        tells=("competitive + noncompetitive + rate of reaction", "competitive + noncompetitive + reaction rate", "competitive + noncompetitive + rate + inhibition"),
        opening="Reaction rate over substrate concentration without and with two kinds of inhibitors.",
        facts=(Fact("Competitive inhibition affects the initial rate but not the maximal rate; noncompetitive inhibition lowers the maximal rate.", BIO6),),
        summary="A noncompetitive inhibitor lowers the maximal rate.",
    ),
    Subject(
        key="pigment-absorption",
        title="Absorption spectra of pigments",
        kind="process",
        scene=diagram(
            "pigment-absorption",
            "What light chlorophylls and carotenoids absorb",
            Graph(
                across="Wavelength (nm)",
                up="Absorption",
                curves=(
                    Curve("Chlorophyll a", ((0, 0.32), (0.1, 0.9), (0.18, 0.16), (0.4, 0.05), (0.72, 0.14), (0.87, 0.74), (0.93, 0.1), (1, 0.02)), "action"),
                    Curve("Chlorophyll b", ((0, 0.14), (0.08, 0.26), (0.18, 0.82), (0.26, 0.1), (0.5, 0.05), (0.72, 0.14), (0.8, 0.46), (0.87, 0.08), (1, 0.01)), "vein", dashed=True),
                    Curve("β-Carotene", ((0, 0.26), (0.12, 0.46), (0.17, 0.55), (0.23, 0.5), (0.27, 0.52), (0.38, 0.08), (0.5, 0.01), (1, 0.01)), "artery"),
                ),
                ticks_across=((0.0, "400"), (0.333, "500"), (0.667, "600"), (1.0, "700")),
            ),
            subtitle="Green light is absorbed least",
            note="Schematic curves; the height has no scale.",
        ),
        names=("absorption spectrum", "absorption spectra of pigment", "absorption spectrum of photosynthetic pigment", "pigment absorption", "absorption of light by chlorophyll", "chlorophyll a chlorophyll b and carotenoid absorption", "absorbance spectrum of chlorophyll", "absorption spectra", "chlorophyll absorption", "photosynthetic pigment", "action spectrum"),
        tells=("chlorophyll a + chlorophyll b + absorb", "chlorophyll + absorption + wavelength", "chlorophyll a + carotenoid + absorption"),
        not_when=("earth", "ocean distribution", "phytochrome", "retina", "cone", "opsin"),
        opening="How strongly three pigments absorb light of each wavelength.",
        facts=(Fact("Chlorophyll a absorbs violet-blue and red light, chlorophyll b blue and orange-red, carotenoids violet to blue-green.", BIO8),),
        summary="Two chlorophylls absorb blue and red, β-carotene violet to blue-green.",
    ),
    Subject(
        key="c3-c4-cam",
        title="C3, C4 and CAM photosynthesis",
        kind="comparison",
        scene=diagram(
            "c3-c4-cam",
            "C3, C4 and CAM photosynthesis",
            Table(
                columns=("", "C3", "C4", "CAM"),
                rows=(
                    ("First fixation", "By RuBisCO", "By PEP carboxylase", "By PEP carboxylase"),
                    ("First product", "3-PGA, three carbons", "Oxaloacetate, four carbons", "Oxaloacetate, four carbons"),
                    ("Parted by", "Not parted", "Space: mesophyll and bundle sheath", "Time: night and day"),
                    ("Stomata open", "By day", "By day", "At night"),
                    ("Photorespiration", "Much in heat", "Little", "Little"),
                    ("Examples", "Wheat, rice, beans", "Corn, sugarcane", "Cacti, pineapple"),
                ),
            ),
            subtitle="Three ways to fix carbon dioxide",
            note="PEP, phosphoenolpyruvate; 3-PGA, 3-phosphoglycerate; CAM, crassulacean acid metabolism.",
        ),
        names=("c3 c4 and cam", "c4 and cam plant", "c4 plant", "cam plant", "c3 and c4 plant", "c4 pathway", "crassulacean acid metabolism", "cam photosynthesis", "c4 photosynthesis", "c3 c4 and cam plant", "c3 c4 and cam photosynthesis"),
        tells=("c4 + cam + photosynthesis", "c3 + c4 + cam"),
        not_when=("complement",),
        opening="Three forms of carbon fixation in plants.",
        facts=(Fact("C4 and CAM plants first fix carbon dioxide into a four-carbon acid and release it later to RuBisCO.", "taiz-physiology"),),
        summary="C4 plants part fixation in space, CAM plants in time.",
    ),
    Subject(
        key="enzyme-saturation",
        title="Enzyme reaction rate and substrate",
        kind="process",
        scene=diagram(
            "enzyme-saturation",
            "Reaction rate and substrate concentration",
            Graph(
                across="Concentration of substrate",
                up="Reaction rate",
                curves=(Curve("Enzyme-catalyzed reaction", ((0, 0), (0.1, 0.36), (0.22, 0.58), (0.45, 0.78), (0.75, 0.87), (1, 0.9)), "action"),),
                marks=(Mark("Enzyme saturated", (0.9, 0.89)),),
            ),
            subtitle="The rate levels off when all enzyme is occupied",
            note="Schematic; the axes have no scale.",
        ),
        names=("enzyme saturation", "substrate concentration and reaction rate", "enzyme reaction rate and substrate", "effect of substrate concentration on enzyme activity", "reaction rate and substrate concentration"),
        tells=("enzyme + substrate concentration + rate",),
        not_when=("inhibitor", "inhibition"),
        opening="Reaction rate over substrate concentration.",
        facts=(Fact("With more substrate the rate rises until the active sites are all occupied.", BIO6),),
        summary="The rate rises with substrate and levels off when the enzyme is saturated.",
    ),
)  # fmt: skip
