"""What the arginine mutants told, and the events that led to DNA."""

from __future__ import annotations

from apps.illustrations.drawing.diagrams import Event, Table, Timeline

from ..scenes import diagram
from ..subject import Fact, Subject

HISTORY, DNA = "openstax-micro-10", "openstax-bio-14"

ARGININE = Subject(
    key="arginine-mutants",
    title="Arginine mutants of Neurospora",
    kind="table",
    scene=diagram(
        "arginine-mutants",
        "Arginine mutants of Neurospora",
        Table(
            columns=("", "Wild type", "Mutant 1", "Mutant 2", "Mutant 3"),
            rows=(
                ("Defective", "Nothing", "Gene 1, enzyme 1", "Gene 2, enzyme 2", "Gene 3, enzyme 3"),
                ("Minimal medium (MM)", "Grows", "No growth", "No growth", "No growth"),
                ("MM + ornithine", "Grows", "Grows", "No growth", "No growth"),
                ("MM + citrulline", "Grows", "Grows", "Grows", "No growth"),
                ("MM + arginine", "Grows", "Grows", "Grows", "Grows"),
            ),
        ),
        subtitle="Enzyme 1 makes ornithine, enzyme 2 turns it into citrulline, enzyme 3 citrulline into arginine",
        note="One gene, one enzyme: a mutant grows when it is given what comes after the blocked step.",
    ),
    names=("arginine mutant", "one gene one enzyme hypothesis", "arginine mutants of neurospora", "one gene one enzyme", "arginine biosynthesis pathway", "class of arginine mutant", "arginine auxotroph"),
    tells=("arginine + mutant + ornithine", "one gene + one enzyme", "arginine mutant + intermediate", "arginine + mutant + biosynthesis"),
    not_when=("timeline",),
    opening="Growth of the wild type and of three classes of mutants.",
    facts=(
        Fact("Each class of mutants lacks a different enzyme of the pathway to arginine.", HISTORY),
        Fact("From mutants of this kind Beadle and Tatum concluded that one gene stands for one enzyme.", HISTORY),
    ),
    summary="Each mutant grows only on what follows its blocked step: ornithine, citrulline, arginine.",
)  # fmt: skip

TIMELINE = Subject(
    key="discovery-of-dna",
    title="Discovery of DNA as the genetic material",
    kind="timeline",
    scene=diagram(
        "discovery-of-dna",
        "Discovery of DNA as the genetic material",
        Timeline(
            events=(
                Event("1865", "Mendel", "patterns of heredity in peas"),
                Event("1869", "Miescher", "isolates DNA (“nuclein”)"),
                Event("1902", "Sutton and Boveri", "chromosome theory of heredity"),
                Event("1915", "Morgan", "fruit flies confirm the theory"),
                Event("1927", "Muller", "X-rays cause mutations"),
                Event("1928", "Griffith", "transformation of bacteria"),
                Event("1941", "Beadle and Tatum", "one gene, one enzyme"),
                Event("1944", "Avery, MacLeod, McCarty", "DNA transforms bacteria"),
                Event("1950", "Chargaff", "A = T and G = C"),
                Event("1952", "Hershey and Chase", "phages inject DNA"),
                Event("1953", "Watson and Crick", "double helix"),
            )
        ),
    ),
    names=("discovery of dna", "timeline of dna discovery", "discovery of dna as the genetic material", "history of dna", "history of genetics", "timeline of genetics", "timeline of the discovery of dna", "dna discovery timeline"),
    tells=("timeline + dna + heredity", "timeline + dna", "timeline + heredity", "timeline + genetic"),
    not_when=("evolution", "geologic", "microbiology"),
    opening="Key events from Mendel's peas to the double helix.",
    facts=(
        Fact("The experiments of 1928 to 1952 showed step by step that genes are made of DNA.", HISTORY),
        Fact("Watson and Crick used X-ray diffraction data of Rosalind Franklin.", DNA),
    ),
    summary="Eleven events from 1865 to 1953 that led to DNA as the molecule of heredity.",
)  # fmt: skip

SUBJECTS = (ARGININE, TIMELINE)
