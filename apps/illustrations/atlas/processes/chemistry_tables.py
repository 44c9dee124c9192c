"""Tables that sum up the chemistry of life and transport through membranes."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Table

SUBJECTS = (
    Subject(
        key="macromolecule-classes",
        title="Four classes of biological macromolecules",
        kind="comparison",
        scene=diagram(
            "macromolecule-classes",
            "Four classes of biological macromolecules",
            Table(
                columns=("Class", "Built from", "Bond", "Examples", "Main functions"),
                rows=(
                    ("Carbohydrates", "Monosaccharides", "Glycosidic", "Starch, glycogen, cellulose", "Energy, support"),
                    ("Lipids", "Fatty acids and glycerol", "Ester", "Fats, phospholipids", "Energy store, membranes"),
                    ("Proteins", "Amino acids", "Peptide", "Enzymes, hemoglobin", "Catalysis, structure, transport"),
                    ("Nucleic acids", "Nucleotides", "Phosphodiester", "DNA, RNA", "Genetic information"),
                ),
            ),
            subtitle="What they are built from and what they do",
            note="Lipids are not polymers; steroids are lipids without fatty acids.",
        ),
        names=("biological macromolecule", "four class of biological macromolecule", "class of macromolecule", "macromolecule", "macromolecule and monomer", "macromolecule and their monomer", "type of biological macromolecule", "polymer and monomer", "major macromolecule", "biomolecule", "class of biomolecule"),
        tells=("carbohydrate + lipid + protein + nucleic acid",),
        not_when=("digestion", "diet", "plasma membrane", "food", "catabolism", "metabolism", "cell wall", "virus", "origin", "test"),
        opening="The four main classes of large biological molecules.",
        facts=(Fact("Carbohydrates, lipids, proteins and nucleic acids make up most of the dry mass of a cell.", "openstax-bio-3"),),
        summary="Carbohydrates, lipids, proteins and nucleic acids in a table.",
    ),
    Subject(
        key="passive-and-active-transport",
        title="Passive and active transport",
        kind="comparison",
        scene=diagram(
            "passive-and-active-transport",
            "Transport through the plasma membrane",
            Table(
                columns=("Way", "Energy", "Direction", "What passes", "By"),
                rows=(
                    ("Diffusion", "None", "Down the gradient", "Small nonpolar molecules", "The bilayer"),
                    ("Facilitated diffusion", "None", "Down the gradient", "Ions, glucose", "Channels, carriers"),
                    ("Osmosis", "None", "To more solute", "Water", "Bilayer, aquaporins"),
                    ("Primary active", "ATP", "Against the gradient", "Na⁺, K⁺, Ca²⁺, H⁺", "Pumps"),
                    ("Secondary active", "Ion gradient", "Against the gradient", "Amino acids, glucose", "Symporters, antiporters"),
                    ("Endocytosis", "ATP", "Into the cell", "Particles, fluid", "Vesicles"),
                    ("Exocytosis", "ATP", "Out of the cell", "Proteins, waste", "Vesicles"),
                ),
            ),
            subtitle="Passive ways need no energy of the cell, active ones do",
        ),
        names=("passive and active transport", "active and passive transport", "membrane transport", "transport across the plasma membrane", "transport across the cell membrane", "type of membrane transport", "cell transport", "method of transport", "transport through the plasma membrane", "cellular transport",
               "passive versus active transport", "active versus passive transport", "type of transport across membrane"),
        not_when=("oxygen transport", "xylem", "phloem"),
        opening="Ways through the plasma membrane.",
        facts=(Fact("Passive transport follows gradients; active transport uses energy to move substances against them or in bulk.", "openstax-bio-5"),),
        summary="Seven ways through the membrane by energy, direction and carrier.",
    ),
    Subject(
        key="electromagnetic-spectrum",
        title="Electromagnetic spectrum",
        kind="comparison",
        scene=diagram(
            "electromagnetic-spectrum",
            "Electromagnetic spectrum",
            Table(
                columns=("Radiation", "Wavelength", "Energy"),
                rows=(
                    ("Gamma rays", "Below 0.01 nm", "Highest"),
                    ("X-rays", "0.01 to 10 nm", ""),
                    ("Ultraviolet", "10 to 400 nm", ""),
                    ("Visible light", "400 (violet) to 700 nm (red)", ""),
                    ("Infrared", "700 nm to 1 mm", ""),
                    ("Microwaves", "1 mm to 1 m", ""),
                    ("Radio waves", "Above 1 m", "Lowest"),
                ),
            ),
            subtitle="From short waves of high energy to long waves of low energy",
            note="The limits between the bands are approximate.",
        ),
        names=("electromagnetic spectrum", "spectrum of electromagnetic radiation", "type of electromagnetic radiation", "electromagnetic energy"),
        tells=("electromagnetic + gamma ray + radio wave", "sun + electromagnetic radiation + visible light"),
        not_when=("pulse", "imaging", "mutation", "sterilization"),
        opening="The bands of electromagnetic radiation by wavelength.",
        facts=(Fact("The shorter the wavelength, the higher the energy; plants use visible light for photosynthesis.", "openstax-bio-8"),),
        summary="Seven bands from gamma rays to radio waves, with their wavelengths.",
    ),
)  # fmt: skip
