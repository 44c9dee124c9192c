"""The plasma membrane as a fluid mosaic, and the phospholipid bilayer alone."""

from __future__ import annotations

from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.membrane_slab import fluid_mosaic
from ..glyphs.polymers import bilayer_with_phospholipid
from ..knowledge import macromolecules, membranes
from ..scenes import drawn
from ..subject import Fact, Subject
from ..vocabulary import Vocabulary

WORDS = Vocabulary(membranes.TERMS, macromolecules.TERMS)
BIO = "openstax-bio-5"

PLASMA_MEMBRANE = Subject(
    key="plasma-membrane",
    title="Plasma membrane",
    kind="plate",
    scene=drawn(
        "plasma-membrane", "Plasma membrane", Layout.PLATE, (Panel("fluid-mosaic", fluid_mosaic),), WORDS,
        labels="phospholipid-head phospholipid-tail membrane-cholesterol channel-protein integral-protein glycoprotein glycolipid alpha-helix-protein peripheral-protein cytoskeletal-filaments",
        subtitle="Fluid mosaic model; the outside of the cell is above", note="Schematic, not to scale.",
    ),
    names=(
        "plasma membrane", "cell membrane", "fluid mosaic model", "fluid mosaic", "structure of the plasma membrane", "fluid mosaic model of the plasma membrane", "membrane structure", "plasma membrane structure",
        "component of the plasma membrane", "cytoplasmic membrane", "biological membrane",
    ),
    tells=("fluid mosaic model", "plasma membrane + phospholipid bilayer + cholesterol", "plasma membrane + phospholipid + protein + carbohydrate", "plasma membrane + phospholipid bilayer + embedded protein"),
    not_when=(
        "transport", "potential", "receptor", "diffuse", "diffusion", "bacteria", "bacterial", "prokaryote", "archaea", "archaeal", "fuse", "fusion", "endocytosis", "exocytosis", "phagocytosis", "virus", "signal", "pump", "osmosis", "organelle",
        "synapse", "infolded", "antimicrobial", "channel", "depolarization", "ion", "electron transport", "aquaporin", "junction", "gram",
    ),
    opening="A piece of plasma membrane, seen from the front and a little from above.",
    caption=("phospholipid-head", "phospholipid-tail", "membrane-cholesterol", "integral-protein", "peripheral-protein", "glycoprotein", "cytoskeletal-filaments"),
    facts=(Fact("Lipids and many proteins can move sideways within the membrane, which is why it is called a fluid mosaic.", BIO),),
    summary="Proteins, cholesterol and sugar chains in a double layer of phospholipids.",
    places="The cut edge of the bilayer runs across the page; its outer face recedes behind, and filaments of the cytoskeleton lie below.",
    sources=(BIO, "alberts-cell"),
)  # fmt: skip

BILAYER = Subject(
    key="phospholipid-bilayer",
    title="Phospholipid bilayer",
    kind="plate",
    scene=drawn(
        "phospholipid-bilayer", "Phospholipid bilayer", Layout.PLATE, (Panel("phospholipid-bilayer", bilayer_with_phospholipid),), WORDS,
        labels="extracellular-fluid cytoplasm-side phospholipid-head phospholipid-tail phosphate-head-group glycerol-link saturated-tail unsaturated-tail",
        subtitle="Two layers, tail to tail; at the right one phospholipid enlarged", note="Schematic, not to scale.",
    ),
    names=("phospholipid bilayer", "lipid bilayer", "phospholipid", "structure of a phospholipid", "phospholipid structure", "phospholipid molecule in a bilayer", "bilayer of phospholipid", "hydrophilic head and hydrophobic tail", "amphipathic phospholipid"),
    tells=("phospholipid + hydrophilic head + hydrophobic tail", "phospholipid bilayer + tail", "phospholipid + two fatty acid + glycerol + phosphate"),
    not_when=("virus", "envelope", "archaea", "ether", "protein", "micelle", "cholesterol", "quat", "permeability", "synthesis", "skeletal formula", "transport"),
    opening="A phospholipid bilayer between two watery sides.",
    caption=("phospholipid-head", "phospholipid-tail"),
    facts=(Fact("The bilayer consists of two adjacent sheets of phospholipids, arranged tail to tail.", "openstax-ap-3"),),
    summary="Heads face the water on both sides; tails meet in the middle.",
    sources=("openstax-ap-3", "openstax-bio-3"),
)  # fmt: skip

SUBJECTS = (PLASMA_MEMBRANE, BILAYER)
