"""Macromolecules, drawn."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import polymers as draw
from apps.illustrations.atlas.knowledge import macromolecules
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(macromolecules.TERMS)
BIO = "openstax-bio-3"

SUBJECTS = (
    Subject(
        key="protein-structure",
        title="Four levels of protein structure",
        kind="process",
        scene=drawn(
            "protein-structure", "Four levels of protein structure", Layout.PROCESS,
            (
                Panel("protein-primary", draw.primary, heading="Primary structure", text="The sequence of amino acids in the chain."),
                Panel("protein-secondary", draw.secondary, heading="Secondary structure", text="Hydrogen bonds of the backbone form α-helices and β-pleated sheets."),
                Panel("protein-tertiary", draw.tertiary, heading="Tertiary structure", text="The whole chain folds; side chains hold it in shape."),
                Panel("protein-quaternary", draw.quaternary, heading="Quaternary structure", text="Several folded chains join, as in hemoglobin."),
            ),
            WORDS, labels="amino-acid-residue peptide-bond-link alpha-helix beta-sheet backbone-hydrogen-bond protein-loop disulfide-bridge protein-subunit",
            subtitle="From the chain of amino acids to the finished protein", note="Schematic, not to scale.",
        ),
        names=("protein structure", "structure of protein", "level of protein structure", "four level of protein structure", "shape of protein", "protein shape", "protein folding", "primary structure of a protein", "secondary structure of a protein", "primary secondary tertiary and quaternary structure",
               "tertiary structure of a protein", "tertiary structure", "quaternary structure", "secondary structure", "primary structure", "alpha helix and beta pleated sheet", "alpha helix and beta sheet", "tertiary structure of protein", "secondary structure of protein"),
        tells=("primary structure + secondary structure", "α helix + β pleated sheet", "alpha helix + beta pleated sheet", "tertiary structure + quaternary structure", "tertiary structure of protein + interaction"),
        not_when=("antibody", "denaturation", "denatured", "rna", "prion", "hemoglobin structure", "chaperone", "virus", "eukaryotic cell", "membrane", "insulin", "collagen"),
        opening="How a protein gets its shape.",
        caption=("alpha-helix", "beta-sheet"),
        facts=(Fact("The sequence of amino acids determines how the protein folds, and its shape what it does.", BIO),),
        summary="Sequence, helices and sheets, the folded chain, and chains that join.",
    ),
    Subject(
        key="polysaccharides",
        title="Starch, glycogen and cellulose",
        kind="comparison",
        scene=drawn(
            "polysaccharides", "Starch, glycogen and cellulose", Layout.COMPARISON,
            (
                Panel("starch", draw.starch, heading="Starch", text="Store of plants: coiled amylose and branched amylopectin."),
                Panel("glycogen", draw.glycogen, heading="Glycogen", text="Store of animals: highly branched."),
                Panel("cellulose", draw.cellulose, heading="Cellulose", text="Cell walls of plants: straight chains joined into fibers."),
            ),
            WORDS, labels="amylose-chain amylopectin-chain branch-point glucose-unit cellulose-chain chain-hydrogen-bond",
            subtitle="Three polysaccharides of glucose; each hexagon is one glucose", note="Schematic: real chains have thousands of units.",
        ),
        names=("polysaccharide", "starch glycogen and cellulose", "important polysaccharide", "starch and glycogen", "starch and cellulose", "cellulose and starch", "amylose and amylopectin", "complex carbohydrate", "structure of starch", "structure of glycogen",
               "structure of cellulose", "common polysaccharide", "cellulose", "glycogen", "starch"),
        tells=("starch + glycogen + cellulose", "amylose + amylopectin", "starch + glycogen + chain of glucose", "cellulose + glucose monomer"),
        not_when=("fat", "lipid", "phosphatase", "broken down", "glycolysis", "respiration", "digestion", "breakdown", "grain", "granule stain", "bacterial", "lipopolysaccharide", "capsule", "hydrolysis", "muscle", "liver", "test", "iodine test", "catabolic", "catabolism", "metabolism", "peptidoglycan", "wall", "phloem", "glucagon", "insulin"),
        opening="Three polysaccharides.",
        caption=("branch-point", "amylose-chain", "amylopectin-chain"),
        facts=(Fact("Starch and glycogen are made of α-glucose; cellulose is made of β-glucose, whose chains stay straight.", BIO),),
        summary="Coiled and branched starch, highly branched glycogen, straight cellulose.",
    ),
)  # fmt: skip
