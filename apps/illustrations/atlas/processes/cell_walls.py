"""Walls of bacteria, drawn close up."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import wall_panels as art
from apps.illustrations.atlas.knowledge import microbes
from apps.illustrations.atlas.subject import Fact, Subject, panelled
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(microbes.TERMS)
CELL = "openstax-micro-3"

SUBJECTS = (
    Subject(
        key="gram-walls",
        title="Gram-positive and gram-negative cell walls",
        kind="comparison",
        scene=panelled(
            "gram-walls",
            "Cell walls of gram-positive and gram-negative bacteria",
            Layout.COMPARISON,
            (
                Panel(
                    "wall-gram-positive",
                    art.draw_gram_positive,
                    "Gram-positive",
                    text="A thick layer of peptidoglycan with teichoic acids; no outer membrane.",
                ),
                Panel(
                    "wall-gram-negative",
                    art.draw_gram_negative,
                    "Gram-negative",
                    text="A thin layer of peptidoglycan under an outer membrane with lipopolysaccharide.",
                ),
            ),
            WORDS,
            terms="peptidoglycan-layer teichoic-acid lipoteichoic-acid inner-membrane wall-protein lps outer-membrane porin periplasmic-space",
            note="Outside above, cytoplasm below; schematic, not to scale.",
        ),
        names=(
            "gram positive and gram negative",
            "gram negative and gram positive",
            "gram positive versus gram negative",
            "gram positive vs gram negative",
            "gram positive and gram negative bacteria compared",
            "gram positive and gram negative bacteria",
            "gram positive and gram negative cell wall",
            "bacterial cell wall",
            "gram positive cell wall",
            "gram negative cell wall",
            "cell wall of bacteria",
            "cell wall of gram positive bacteria",
            "cell wall of gram negative bacteria",
            "bacterial cell wall structure",
            "structure of bacterial cell wall",
            "gram negative bacterial cell wall",
            "gram positive bacterial cell wall",
            "cell envelope of bacteria",
            "bacteria cell wall",
            "bacteria contain two common cell wall structural type",
        ),
        tells=(
            "teichoic acid + peptidoglycan",
            "peptidoglycan + outer membrane + gram",
            "gram positive + gram negative + cell wall",
            "lipopolysaccharide + peptidoglycan + porin",
        ),
        not_when=(
            "autoinducer",
            "quorum",
            "flagella",
            "flagellum",
            "crystal violet",
            "drug",
            "penicillin",
            "acid fast",
            "mycobacterium",
            "plant",
            "fungal",
            "toxin",
        ),
        opening="The envelopes of the two groups of bacteria that the Gram stain tells apart.",
        facts=(
            Fact(
                "The thick peptidoglycan of gram-positive bacteria holds the crystal violet of the Gram stain.",
                CELL,
            ),
        ),
        summary="Thick peptidoglycan; and thin peptidoglycan under an outer membrane.",
        sources=("openstax-bio-22",),
    ),
    Subject(
        key="acid-fast-wall",
        title="Cell wall of mycobacteria",
        kind="plate",
        scene=panelled(
            "acid-fast-wall",
            "Cell wall of mycobacteria",
            Layout.PLATE,
            (Panel("wall-acid-fast", art.draw_acid_fast),),
            WORDS,
            terms="mycolic-acid-layer arabinogalactan peptidoglycan-layer inner-membrane",
            subtitle="Acid-fast bacteria",
            note="Outside above, cytoplasm below; schematic, not to scale.",
        ),
        names=(
            "cell wall of mycobacteria",
            "mycobacterial cell wall",
            "acid fast cell wall",
            "acid fast bacteria cell wall",
            "cell wall of acid fast bacteria",
            "mycolic acid",
            "mycobacterium cell wall",
        ),
        tells=("mycolic acid + arabinogalactan", "mycolic acid + peptidoglycan"),
        not_when=("gram positive", "stain"),
        opening="The waxy envelope of bacteria such as Mycobacterium tuberculosis.",
        facts=(
            Fact(
                "Because of their mycolic acids mycobacteria keep certain dyes even in acid: they are acid-fast.",
                CELL,
            ),
        ),
        summary="Membrane, peptidoglycan, arabinogalactan and a waxy layer of mycolic acids.",
    ),
    Subject(
        key="lipopolysaccharide",
        title="Lipopolysaccharide (LPS)",
        kind="plate",
        scene=panelled(
            "lipopolysaccharide",
            "Lipopolysaccharide (LPS)",
            Layout.PLATE,
            (Panel("lipopolysaccharide", art.draw_lipopolysaccharide),),
            WORDS,
            terms="lps-o-chain lps-core lps-lipid-a outer-membrane",
            subtitle="Three molecules in the outer membrane of a gram-negative bacterium",
            note="Every hexagon stands for a sugar; schematic.",
        ),
        names=(
            "lipopolysaccharide",
            "lps",
            "endotoxin",
            "structure of lipopolysaccharide",
            "lps structure",
            "lipid a",
            "endotoxin structure",
        ),
        tells=("lipid a + core + o specific", "lipid a + o antigen", "lipopolysaccharide + lipid a"),
        not_when=("peptidoglycan", "limulus", "shock", "exotoxin", "tlr", "cytokine", "fever"),
        opening="The three regions of the molecule that is also called endotoxin.",
        facts=(
            Fact(
                "Lipid A is the part that causes inflammation and fever when it is freed from dead cells.",
                "openstax-micro-15",
            ),
        ),
        summary="Lipid A in the membrane, core polysaccharide, and O side chain outward.",
    ),
)
