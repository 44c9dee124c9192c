"""Cells in solutions, and bulk transport by vesicles, drawn."""

from __future__ import annotations

from functools import partial

from apps.illustrations.atlas.glyphs import bulk_transport as draw
from apps.illustrations.atlas.glyphs import tonicity
from apps.illustrations.atlas.knowledge import membranes
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(membranes.TERMS)
BIO = "openstax-bio-5"
SCHEMATIC = "Schematic, not to scale."
BY_WHOM = (
    "macrophage",
    "neutrophil",
    "dendritic",
    "opson",
    "amoeba",
    "immune",
    "pathogen",
    "antigen",
    "phagolysosome",
    "listeria",
    "salmonella",
    "synapse",
    "neurotransmitter",
    "virus",
)


def _steps(key, draw_step, headings, texts):
    return tuple(
        Panel(f"{key}-{n}", partial(draw_step, n), heading=heading, text=text)
        for n, (heading, text) in enumerate(zip(headings, texts, strict=True))
    )


SUBJECTS = (
    Subject(
        key="tonicity-red-cells",
        title="Red blood cells and tonicity",
        kind="comparison",
        scene=drawn(
            "tonicity-red-cells", "Osmosis and red blood cells", Layout.COMPARISON,
            tuple(
                Panel(f"red-cells-{name}", partial(tonicity.red_cells, name), heading=f"{name.capitalize()} solution", text=text)
                for name, text in (
                    ("hypertonic", "More solute outside: water leaves and the cells shrivel (crenation)."),
                    ("isotonic", "Equal concentrations: no net movement of water."),
                    ("hypotonic", "Less solute outside: water enters; the cells swell and may burst (lysis)."),
                )
            ),
            WORDS, labels="red-blood-cell-tonicity solute",
            subtitle="Blue arrows: movement of water", note=SCHEMATIC,
        ),
        names=("tonicity", "red blood cell and tonicity", "red blood cell in hypertonic isotonic and hypotonic solution", "hypertonic isotonic and hypotonic solution", "hypertonic isotonic and hypotonic",
               "osmosis in red blood cell", "osmotic pressure on red blood cell", "hypotonic isotonic and hypertonic", "hypertonic isotonic hypotonic", "concentration of solution", "crenation",
               "scenario involving red blood cell"),
        tells=("red blood cell + hypertonic", "red blood cell + hypotonic", "osmotic pressure + red blood cell", "hypertonic + isotonic + hypotonic", "red blood cell + tonicity"),
        not_when=("plant cell", "turgor", "plasmolysis", "bacteria", "bacterium", "cell wall", "paramecium", "prokaryote", "microbe"),
        opening="Red blood cells in three solutions.",
        facts=(Fact("Water moves by osmosis towards the side with more solute.", BIO),),
        summary="Cells shrivel, keep their shape, or swell and burst.",
    ),
    Subject(
        key="tonicity-plant-cells",
        title="Plant cells and tonicity",
        kind="comparison",
        scene=drawn(
            "tonicity-plant-cells", "Turgor pressure in plant cells", Layout.COMPARISON,
            tuple(
                Panel(f"plant-cell-{name}", partial(tonicity.plant_cell, name), heading=f"{name.capitalize()} solution", text=text)
                for name, text in (
                    ("hypertonic", "Plasmolyzed: water leaves and the membrane draws back from the wall."),
                    ("isotonic", "Flaccid: as much water enters as leaves."),
                    ("hypotonic", "Turgid: water enters and the cell presses against its wall."),
                )
            ),
            WORDS, labels="plant-wall-tonicity plant-vacuole-tonicity plasma-membrane-strip",
            subtitle="Blue arrows: movement of water", note=SCHEMATIC,
        ),
        names=("turgor pressure", "plasmolysis", "turgor", "plant cell and tonicity", "plant cell in hypertonic isotonic and hypotonic solution", "turgor pressure within a plant cell", "plasmolyzed plant cell", "turgid and flaccid"),
        tells=("plant cell + turgor", "plant cell + hypertonic", "plant cell + hypotonic", "turgor pressure + plant cell", "plasmolysis + turgid", "turgid + flaccid"),
        not_when=("guard cell", "stoma", "bacteria", "bacterium", "microbe", "wilted", "phloem"),
        opening="A plant cell in three solutions.",
        facts=(Fact("The turgor pressure within a plant cell depends on the tonicity of the solution around it.", BIO),),
        summary="The same cell plasmolyzed, flaccid and turgid.",
    ),
    Subject(
        key="phagocytosis",
        title="Phagocytosis",
        kind="process",
        scene=drawn(
            "phagocytosis", "Phagocytosis", Layout.PROCESS,
            _steps("phagocytosis", draw.phagocytosis, ("Contact", "Engulfment", "Vacuole"),
                   ("A large particle meets the plasma membrane.", "Pseudopods of the membrane surround the particle.", "The particle lies enclosed in a vacuole within the cell.")),
            WORDS, labels="engulfed-particle plasma-membrane-strip pseudopod phagocytic-vacuole extracellular-fluid cytoplasm-side",
            subtitle="A cell takes in a large particle", note=SCHEMATIC,
        ),
        names=("phagocytosis", "process of phagocytosis", "cell eating"),
        tells=("phagocytosis + membrane + particle", "phagocytosis + engulf + particle"),
        not_when=(*BY_WHOM, "pinocytosis", "phagocyte"),
        opening="Phagocytosis in three steps.",
        facts=(Fact("Phagocytosis is a form of endocytosis by which cells take in large particles.", BIO),),
        summary="The membrane surrounds a particle and encloses it in a vacuole.",
    ),
    Subject(
        key="pinocytosis",
        title="Pinocytosis",
        kind="process",
        scene=drawn(
            "pinocytosis", "Pinocytosis", Layout.PROCESS,
            _steps("pinocytosis", draw.pinocytosis, ("A dip forms", "A pocket", "Pinched off"),
                   ("The plasma membrane dips in under the extracellular fluid.", "The pocket deepens and its neck narrows.", "A small vesicle of fluid and solutes lies in the cell.")),
            WORDS, labels="solute plasma-membrane-strip endocytic-vesicle extracellular-fluid cytoplasm-side",
            subtitle="A cell takes in small amounts of fluid", note=SCHEMATIC,
        ),
        names=("pinocytosis", "process of pinocytosis", "cell drinking"),
        tells=("pinocytosis + membrane + invaginate", "pinocytosis + pinch off"),
        not_when=(*BY_WHOM, "phagocytosis"),
        opening="Pinocytosis in three steps.",
        facts=(Fact("In pinocytosis the membrane folds in, surrounds a small volume of fluid and pinches off.", BIO),),
        summary="The membrane dips in and pinches off a vesicle of fluid.",
    ),
    Subject(
        key="receptor-mediated-endocytosis",
        title="Receptor-mediated endocytosis",
        kind="process",
        scene=drawn(
            "receptor-mediated-endocytosis", "Receptor-mediated endocytosis", Layout.PROCESS,
            _steps("receptor-mediated", draw.by_receptor, ("Binding", "Coated pit", "Coated vesicle"),
                   ("Ligands bind to their receptors in a pit coated with clathrin.", "The pit deepens with receptors and ligands.", "It pinches off as a coated vesicle.")),
            WORDS, labels="bound-ligand surface-receptor clathrin-coat endocytic-vesicle extracellular-fluid cytoplasm-side",
            subtitle="The uptake of one kind of substance", note=SCHEMATIC,
        ),
        names=("receptor mediated endocytosis", "clathrin mediated endocytosis", "clathrin coated pit", "coated pit"),
        tells=("receptor mediated endocytosis + receptor", "clathrin + receptor + vesicle"),
        not_when=("virus", "phagocytosis", "pinocytosis", "cholesterol disease"),
        opening="Receptor-mediated endocytosis in three steps.",
        facts=(Fact("The uptake is aimed at a single type of substance that binds to the receptor on the outer surface of the membrane.", BIO),),
        summary="Ligands bind to receptors in a coated pit, which becomes a coated vesicle.",
    ),
    Subject(
        key="endocytosis-types",
        title="Three forms of endocytosis",
        kind="comparison",
        scene=drawn(
            "endocytosis-types", "Three forms of endocytosis", Layout.COMPARISON,
            tuple(
                Panel(f"endocytosis-{kind}", partial(draw.three_ways, kind), heading=heading, text=text)
                for kind, heading, text in (
                    ("phagocytosis", "Phagocytosis", "Pseudopods surround a large particle."),
                    ("pinocytosis", "Pinocytosis", "The membrane takes in fluid with what is dissolved in it."),
                    ("receptor", "Receptor-mediated endocytosis", "A coated pit takes in what binds to its receptors."),
                )
            ),
            WORDS, labels="engulfed-particle pseudopod plasma-membrane-strip solute bound-ligand surface-receptor clathrin-coat extracellular-fluid cytoplasm-side",
            subtitle="Ways into the cell through folds of the plasma membrane", note=SCHEMATIC,
        ),
        names=("endocytosis", "form of endocytosis", "type of endocytosis", "three form of endocytosis", "variation of endocytosis", "kind of endocytosis"),
        tells=("phagocytosis + pinocytosis + receptor mediated endocytosis", "phagocytosis + pinocytosis + endocytosis"),
        not_when=("exocytosis", "virus"),
        opening="Three ways in which the plasma membrane takes substances in.",
        facts=(Fact("In all of them the plasma membrane folds in and pinches off a compartment of its own membrane.", BIO),),
        summary="Phagocytosis, pinocytosis and receptor-mediated endocytosis side by side.",
    ),
    Subject(
        key="exocytosis",
        title="Exocytosis",
        kind="process",
        scene=drawn(
            "exocytosis", "Exocytosis", Layout.PROCESS,
            _steps("exocytosis", draw.exocytosis, ("Approach", "Fusion", "Release"),
                   ("A vesicle with its contents moves to the plasma membrane.", "The membrane of the vesicle fuses with it.", "The contents are released outside the cell.")),
            WORDS, labels="secretory-cargo exocytic-vesicle plasma-membrane-strip extracellular-fluid cytoplasm-side",
            subtitle="A vesicle empties outside the cell", note=SCHEMATIC,
        ),
        names=("exocytosis", "process of exocytosis", "vesicle fuse with the plasma membrane"),
        tells=("exocytosis + vesicle + plasma membrane", "exocytosis + vesicle + content"),
        not_when=("endocytosis", "synapse", "neurotransmitter", "synaptic", "virus", "golgi", "pancreas", "enzyme product"),
        opening="Exocytosis in three steps.",
        facts=(Fact("By exocytosis a cell exports material that is packed in vesicles.", BIO),),
        summary="A vesicle moves to the membrane, fuses with it and releases its contents.",
    ),
)  # fmt: skip
