"""Gel electrophoresis and Sanger sequencing."""

from __future__ import annotations

import math

from shapely import union_all
from shapely.geometry import LineString, MultiLineString
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression, gene_lab, nucleic_acids
from ..glyphs.nucleic_acids import PITCH, Look, complement
from ..knowledge import biotechnology
from ..scenes import drawn
from ..subject import Subject

TERMS = biotechnology.TERMS
LANES = ((0.12, 0.2, 0.3, 0.42, 0.56, 0.72, 0.88), (0.34, 0.6), (0.22, 0.6, 0.8), (0.48,), (0.3, 0.52, 0.86))


def draw_gel(seed: int) -> Drawing:
    """A gel in its tank from above: wells at the negative end, bands sorted by length."""
    drawing = Drawing("gel-electrophoresis", box=(-40, -30, 640, 760))
    drawing.add("tank", geo.rounded_box(0, 0, 560, 700, 22), Form.ROUND, "glass", depth=14)
    drawing.add(
        "buffer",
        geo.rounded_box(18, 18, 524, 664, 14),
        Form.FLAT,
        "base-cytosine",
        opacity=0.35,
        outline=True,
        shadow=False,
    )
    drawing.add("gel", geo.rounded_box(62, 92, 436, 520, 10), Form.ROUND, "medium", depth=8)
    for name, y, word in (("negative", 46, "−"), ("positive", 654, "+")):
        drawing.add(
            f"{name}-electrode",
            geo.rounded_box(40, y - 7, 480, 14, 6),
            Form.ROUND,
            "ink" if name == "negative" else "damage",
            depth=4,
            tone=0.25,
        )
        drawing.add(f"{name}-knob", geo.ellipse(280, y, 24), Form.ROUND, "paper", depth=6)
        drawing.add(f"{name}-sign", centred(word, 280, y, 40), Form.FLAT, "ink", shadow=False)
    wells: list[BaseGeometry] = []
    bands: dict[str, list[BaseGeometry]] = {"ladder": [], "long": [], "short": []}
    for lane, places in enumerate(LANES):
        x = 92.0 + lane * 80
        wells.append(geo.rounded_box(x, 112, 54, 16, 3))
        for place in places:
            down = 150 + place * 430
            kind = "ladder" if lane == 0 else "long" if place < 0.5 else "short"
            bands[kind].append(geo.rounded_box(x + 2, down - 5.5, 50, 11, 5))
    drawing.add("wells", union_all(wells), Form.HOLLOW, "histone-tail", depth=4)
    for kind, material in (("ladder", "heavy-dna"), ("long", "dna-strand"), ("short", "dna-strand")):
        drawing.add(kind, union_all(bands[kind]), Form.FLAT, material, shadow=False)
    drawing.flow("action", (578, 220), (578, 480), width=12)
    drawing.label("gel-well", "wells", priority=0)
    drawing.label("dna-gel", "gel", priority=1)
    drawing.label("gel-ladder", "ladder", priority=1, side="L")
    drawing.label("long-fragments", "long", priority=0, side="R")
    drawing.label("short-fragments", "short", priority=0, side="R")
    drawing.label("negative-electrode", priority=0)
    drawing.label("positive-electrode", priority=0)
    drawing.label("buffer-of-gel", "buffer", priority=2)
    return drawing


GEL = Subject(
    key="gel-electrophoresis",
    title="Gel electrophoresis",
    kind="plate",
    scene=drawn(
        "gel-electrophoresis", "Gel electrophoresis", Layout.PLATE, (Panel("gel-electrophoresis", draw_gel),), TERMS,
        subtitle="Fragments of DNA are sorted by length",
        note="Seen from above; the arrow shows which way DNA runs. Bands appear after staining.",
    ),
    names=("gel electrophoresis", "agarose gel electrophoresis", "agarose gel", "dna electrophoresis", "dna gel", "electrophoresis of dna", "separation of dna fragment"),
    tells=("dna + separated + gel electrophoresis", "gel electrophoresis + size", "dna fragment + gel + size", "gel electrophoresis + dna fragment", "gel + negative + positive + dna"),
    not_when=("capillary", "sanger", "blot", "protein", "page", "sds", "2d", "pulsed", "rflp", "paternity", "fingerprint", "serum", "western", "southern", "immunoelectrophoresis", "polyacrylamide", "denaturing gradient"),
    opening="A gel with five lanes in its tank.",
    caption=("gel-well", "negative-electrode", "dna-gel", "gel-ladder"),
    summary="DNA runs to the positive electrode; short fragments run farther than long ones.",
    sources=("openstax-bio-17", "openstax-micro-12"),
)  # fmt: skip

# ---------------------------------------------------------------- Sanger
READ = "ACTGGTCA"  # what is added to the primer
DYES = {"A": "base-adenine", "C": "base-cytosine", "G": "base-guanine", "T": "base-thymine"}


def draw_mix(seed: int) -> Drawing:
    drawing = Drawing("sanger-mix", box=(-150, -118, 300, 236))
    gene_lab.tube(drawing, "tube", (0, 112), 128, 222, 0.78, "base-cytosine")
    nucleic_acids.strand(drawing, "template", [(-50, -24), (50, -24)], "TGACC", Look(letters=False))
    nucleic_acids.strand(drawing, "primer", [(-36, 20), (0, 20)], "CA", Look("rna-strand", letters=False))
    expression.protein(drawing, "polymerase", (30, 30), (21, 17), "polymerase")
    plain = [geo.ellipse(x, y, 6) for x, y in ((-20, 74), (34, 66), (48, 0))]
    ending = {
        base: geo.ellipse(x, y, 8)
        for base, (x, y) in {"A": (-40, 52), "C": (8, 62), "G": (-46, 2), "T": (14, 88)}.items()
    }
    drawing.add("plain", union_all(plain), Form.ROUND, "binding-protein", depth=2)
    for base, shape in ending.items():
        drawing.add(f"ending-{base}", shape, Form.ROUND, DYES[base], depth=3)
    drawing.label("sanger-template", "template-backbone", priority=0, side="L")
    drawing.label("pcr-primer", "primer-backbone", priority=0, side="L")
    drawing.label("taq-polymerase-of-sequencing", "polymerase", priority=0, side="R")
    drawing.label("plain-nucleotide", "plain", priority=0, side="R")
    drawing.label("dideoxynucleotide", *(f"ending-{base}" for base in ending), priority=0)
    return drawing


def draw_chains(seed: int) -> Drawing:
    """Chains of every length, each ending in a dyed base."""
    drawing = Drawing("sanger-chains", box=(-150, -118, 300, 236))
    half = 132.0
    whole = "GTC" + READ
    nucleic_acids.strand(
        drawing, "template", [(-half, -104), (-half + PITCH * 11, -104)], complement(whole), Look(side=1)
    )
    lines, letters = [], []
    ends: dict[str, list] = {}
    for n, base in enumerate(READ):
        y = -54 + n * 20.0
        end = -half + PITCH * (4 + n)
        lines.append([(-half, y), (end - 8, y)])
        ends.setdefault(base, []).append(geo.ellipse(end, y, 9.4))
        letters.append(centred(base, end, y, 13))
    drawing.add("chains", MultiLineString(lines), Form.CORD, "dna-new", width=5, shadow=False)
    for base, shapes in ends.items():
        drawing.add(f"end-{base}", union_all(shapes), Form.ROUND, DYES[base], depth=3)
    drawing.add("letters", union_all(letters), Form.FLAT, "ink", shadow=False)
    drawing.label("sanger-template", "template-backbone", priority=1)
    drawing.label("sanger-fragment", *(f"end-{base}" for base in ends), priority=0)
    return drawing


def draw_reading(seed: int) -> Drawing:
    """The capillary with its chains by length, the laser, and the peaks that are read."""
    drawing = Drawing("sanger-reading", box=(-170, -118, 340, 236))
    drawing.add("capillary", geo.rounded_box(-98, -112, 26, 216, 12), Form.ROUND, "glass", depth=6)
    drawing.add("gel", geo.rounded_box(-94, -108, 18, 208, 8), Form.FLAT, "medium", shadow=False)
    for n, base in enumerate(READ):
        drawing.add(
            f"band-{n}",
            geo.rounded_box(-93, 76 - n * 23, 16, 8, 2),
            Form.FLAT,
            DYES[base],
            outline=True,
            shadow=False,
        )
    drawing.add("laser", geo.rounded_box(-162, 68, 40, 24, 5), Form.ROUND, "binding-protein", depth=5)
    drawing.add("beam", LineString([(-122, 80), (-100, 80)]), Form.CORD, "damage", width=4, shadow=False)
    drawing.add("detector", geo.rounded_box(-54, 66, 34, 28, 5), Form.ROUND, "enzyme", depth=5)
    drawing.flow("neutral", (-14, 80), (14, 60), width=7)
    drawing.add("screen", geo.rounded_box(6, -70, 160, 112, 8), Form.ROUND, "paper", depth=4)
    letters = []
    for base in "ACGT":
        peaks = []
        for n, letter in enumerate(READ):
            if letter == base:
                middle = 24 + n * 18
                peaks.append(
                    LineString(
                        [(middle - 10 + k, 28 - 62 * math.exp(-(((k - 10) / 4.6) ** 2))) for k in range(21)]
                    )
                )
                letters.append(centred(letter, middle, -50, 16))
        drawing.add(f"peak-{base}", union_all(peaks), Form.CORD, DYES[base], width=3.6, shadow=False)
    drawing.add("sequence", union_all(letters), Form.FLAT, "ink", shadow=False)
    drawing.label("capillary-gel", "capillary", priority=0)
    drawing.label("laser", priority=0)
    drawing.label("detector", priority=0)
    drawing.label("read-out", *(f"peak-{base}" for base in "ACGT"), priority=0)
    return drawing


SANGER = Subject(
    key="sanger-sequencing",
    title="Sanger sequencing",
    kind="process",
    scene=drawn(
        "sanger-sequencing",
        "Sanger sequencing",
        Layout.PROCESS,
        (
            Panel("sanger-mix", draw_mix, "Reaction", text="Template, primer, polymerase, nucleotides and a few chain-ending ddNTPs, a dye for each base."),
            Panel("sanger-chains", draw_chains, "Chains of every length", text="Wherever a ddNTP is built in, the chain ends with its color."),
            Panel("sanger-reading", draw_reading, "Reading", text="A capillary gel sorts the chains by length; a laser and a detector read their colors."),
        ),
        TERMS,
        subtitle="Dideoxy chain termination with fluorescent dyes and capillary electrophoresis",
        note="dNTP, deoxynucleotide; ddNTP, dideoxynucleotide. Schematic, not to scale.",
    ),
    names=("sanger sequencing", "sanger method", "dideoxy method", "dna sequencing", "chain termination method", "sanger sequencing method", "dideoxy chain termination", "frederick sanger", "dideoxynucleotide sequencing", "dye terminator sequencing",
           "dideoxy chain termination method"),
    tells=("sanger + ddntp", "dideoxynucleotide + sequenc", "ddntp + dntp", "dideoxynucleotide + polymerase", "frederick sanger + dideoxy"),
    not_when=("next generation", "shotgun", "whole genome", "illumina", "pyrosequencing", "nanopore", "genome project", "cost"),
    opening="Three steps in which the sequence of a strand is read.",
    caption=("dideoxynucleotide", "sanger-fragment"),
    summary="Chains that end in dyed bases are sorted by length; their colors give the sequence.",
    sources=("openstax-micro-12", "openstax-bio-14", "openstax-bio-17"),
)  # fmt: skip

SUBJECTS = (GEL, SANGER)
