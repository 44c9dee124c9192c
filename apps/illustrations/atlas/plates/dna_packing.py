"""How DNA is packed: double helix, nucleosomes, chromatin fiber, loops, and a chromosome of mitosis."""

from __future__ import annotations

import numpy as np
from shapely import box, union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import chromosomes, double_helix
from ..glyphs.chromosomes import Chromosome
from ..knowledge import cell_division
from ..scenes import drawn
from ..subject import Subject


def draw(seed: int) -> Drawing:
    plate = Drawing("dna-packing", box=(-10, -10, 930, 860))
    plate.place(double_helix.double_helix(520, 38, 5.2, 15, 0.3), 560, 40, rotation=90, prefix="helix-")
    _beads(plate, 210)
    _fiber(plate)
    _loops(plate)
    big = Chromosome(material="chromosome-paternal", upper=300, lower=440, width=112, spread=62)
    plate.place(chromosomes.chromosome(big), 780, 390, prefix="chromosome-")
    for y in (98, 288, 500):
        plate.flow("neutral", (20, y), (20, y + 62), width=11)
    plate.flow("neutral", (592, 740), (652, 712), width=11)
    plate.label("packed-helix", "helix-strand-a-front", "helix-strand-b-front", priority=0, side="L")
    plate.label("nucleosome", "cores", priority=0, side="L")
    plate.label("histone", "cores", priority=1, side="L", zone=box(420, 100, 560, 300))
    plate.label("linker-dna", "linkers", priority=1, side="L")
    plate.label("chromatin-fiber", "fiber", priority=0, side="L")
    plate.label("looped-domain", "loops", priority=0, side="L")
    plate.label("mitotic-chromosome", "chromosome-left", "chromosome-right", priority=0, side="R")
    plate.label(
        "sister-chromatids",
        "chromosome-left",
        "chromosome-right",
        priority=2,
        side="R",
        zone=box(600, 600, 960, 820),
    )
    plate.label("chromosome-centromere", "chromosome-centromere", priority=1, side="R")
    return plate


def _beads(plate: Drawing, y: float) -> None:
    """Beads on a string: DNA winds almost twice around each core of histones."""
    xs = [70, 170, 270, 370, 470]
    ys = [y + (12 if n % 2 else -12) for n in range(len(xs))]
    line = geo.curve([(20, y + 14), *zip(xs, ys, strict=True), (556, y + 8)], 3)[:, :2]
    plate.add("linkers", LineString(line), Form.CORD, "dna-strand", width=8, shadow=False)
    plate.add(
        "cores",
        union_all([geo.ellipse(x, cy, 31, 35) for x, cy in zip(xs, ys, strict=True)]),
        Form.ROUND,
        "histone",
        depth=16,
    )
    turns = []
    for x, cy in zip(xs, ys, strict=True):
        for dy in (-11, 9):
            turns.append(
                LineString(
                    geo.curve(
                        [
                            (x - 33, cy + dy - 6),
                            (x - 12, cy + dy + 5),
                            (x + 12, cy + dy + 5),
                            (x + 33, cy + dy - 6),
                        ],
                        2,
                    )[:, :2]
                )
            )
    plate.add("turns", union_all(turns), Form.CORD, "dna-strand", width=8, shadow=False)


def _fiber(plate: Drawing) -> None:
    """Nucleosomes coiled into a fiber, six or so to a turn."""
    beads: list[Xy] = []
    for n in range(46):
        angle = 2 * np.pi * n / 6.0
        beads.append((52 + n * 10.6, 405 + 40 * np.sin(angle)))
    order = sorted(range(46), key=lambda n: np.cos(2 * np.pi * n / 6.0))
    back, front = order[:20], order[20:]
    plate.add(
        "fiber-back",
        union_all([geo.ellipse(*beads[n], 15, 17) for n in back]),
        Form.ROUND,
        "histone",
        depth=7,
        tone=-0.25,
    )
    plate.add(
        "fiber-thread", LineString(geo.curve(beads, 3)[:, :2]), Form.CORD, "dna-strand", width=5, shadow=False
    )
    for n in sorted(front):
        name = "fiber" if n == front[-1] else f"fiber-{n}"
        plate.add(name, geo.ellipse(*beads[n], 15, 17), Form.ROUND, "histone", depth=8)


def _loops(plate: Drawing) -> None:
    """The fiber in loops on a scaffold."""
    lines, scaffold = [], []
    for n in range(5):
        x = 90 + n * 104
        lines.append(
            geo.curve([(x - 46, 690), (x - 48, 620), (x - 22, 574), (x + 4, 600), (x - 2, 690)], 3)[:, :2]
        )
        lines.append(
            geo.curve([(x - 2, 690), (x - 4, 760), (x + 24, 806), (x + 50, 780), (x + 50, 690)], 3)[:, :2]
        )
        scaffold.append((x, 690))
    plate.add("scaffold", geo.rounded_box(36, 680, 540, 20, 9), Form.ROUND, "binding-protein", depth=7)
    plate.add("loops", union_all([LineString(line) for line in lines]), Form.CORD, "histone-tail", width=24)


SUBJECT = Subject(
    key="dna-packing",
    title="Packing of DNA into a chromosome",
    kind="plate",
    scene=drawn(
        "dna-packing", "Packing of DNA into a chromosome", Layout.PLATE, (Panel("dna-packing", draw),), cell_division.TERMS,
        subtitle="Eukaryotic DNA at five levels, from the double helix to a chromosome of mitosis",
        note="Each level is drawn to a scale of its own. How the fiber folds in living cells is still studied.",
    ),
    names=("compaction of the eukaryotic chromosome", "dna macrostructure", "dna wraps around histone", "eukaryotic chromosome compaction", 
        "packing of dna into a chromosome", "packing of dna", "dna packing", "dna packaging", "packaging of dna", "chromatin", "chromatin structure", "nucleosome", "histone", "level of chromosome packing",
        "level of dna packing", "level of dna packaging", "dna compaction", "compaction of dna", "eukaryotic chromosome structure", "organization of dna in eukaryote", "dna folding",
        "structure of chromatin", "dna histone complex", "dna and histone protein", "chromosome packaging",
    ),
    tells=("compaction + eukaryotic chromosome", "dna + macrostructure", "dna + wrap + histone", 
        "nucleosome + histone", "dna + histone + chromatin + chromosome", "double helix + histone", "nucleosome + chromatin fiber", "dna + wrapped + histone", "chromatin + 30 nm",
        "dna + histone + compact",
    ),
    not_when=("slide", 
        "acetyl", "acetylation", "methylation", "methylated", "epigenetic", "modification", "modified", "gene expression", "open", "closed", "accessible", "remodeling", "prokaryote", "bacteria", "x inactivation",
        "barr", "nucleus has", "nuclear envelope", "nucleolus", "archaea", "transcription", "supercoil", "gene is", "bound tightly", "spaced",
    ),
    opening="Five levels of packing, from the double helix to the chromosome.",
    caption=("packed-helix", "nucleosome", "histone", "chromatin-fiber", "looped-domain", "mitotic-chromosome"),
    summary="DNA winds around histones; nucleosomes coil into a fiber that folds into a chromosome.",
    sources=("openstax-bio-10", "openstax-bio-14", "openstax-ap-3"),
)  # fmt: skip
