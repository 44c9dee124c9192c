"""The replication fork: proteins that part the strands, and the leading and the lagging strand behind them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from shapely import box, union_all
from shapely.geometry import LineString, MultiLineString, Point

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression, nucleic_acids
from ..knowledge import replication
from ..scenes import drawn
from ..subject import Subject

# Middle lines of the old strands, from the parental helix on the left to their ends on the right.
UPPER: tuple[Xy, ...] = (
    (-20, 340),
    (120, 338),
    (228, 330),
    (300, 262),
    (400, 196),
    (560, 160),
    (760, 150),
    (900, 150),
)
LOWER: tuple[Xy, ...] = (
    (-20, 380),
    (120, 382),
    (228, 390),
    (300, 460),
    (400, 532),
    (560, 580),
    (760, 600),
    (900, 600),
)
PAIR = 44.0  # from an old strand to its new one


def _course(line: Sequence[Xy], start: float, end: float, away: float = 0.0) -> LineString:
    """A stretch of a strand between two places on the page (x), shifted down by `away`."""
    points = geo.curve(line, 4)[:, :2]
    kept = points[(points[:, 0] >= start) & (points[:, 0] <= end)]
    across, _ = geo.normals(kept)
    return LineString(kept + across * away)


def draw(seed: int) -> Drawing:
    plate = Drawing("replication-fork", box=(-40, 100, 990, 560))
    lower_pieces = [(336, 468), (492, 690), (712, 900)]
    _rungs(plate, "rungs-parental", UPPER, 6, 214, 40)
    _rungs(plate, "rungs-upper", UPPER, 384, 890, PAIR)
    for n, (a, b) in enumerate(lower_pieces):
        _rungs(plate, f"rungs-lower-{n}", LOWER, a + 8, b - 6, -PAIR)
    for name, line, material in (
        ("old-upper", UPPER, "dna-strand"),
        ("old-lower", LOWER, "dna-strand-opposite"),
    ):
        plate.add(name, _course(line, -30, 910), Form.CORD, material, width=13)
    plate.add("leading", _course(UPPER, 360, 850, PAIR), Form.CORD, "dna-new", width=13)
    plate.add("leading-primer", _course(UPPER, 848, 900, PAIR), Form.CORD, "rna-strand", width=13)
    for n, (a, b) in enumerate(lower_pieces):
        primer = 44 if n < 2 else 0  # the oldest primer has been replaced
        plate.add(f"piece-{n}", _course(LOWER, a + primer, b, -PAIR), Form.CORD, "dna-new", width=13)
        if primer:
            plate.add(
                f"primer-{n}", _course(LOWER, a, a + primer + 2, -PAIR), Form.CORD, "rna-strand", width=13
            )
    _proteins(plate)
    nucleic_acids.ends(
        plate, "ends",
        (("5′", (-4, 308)), ("3′", (-4, 414)), ("3′", (922, 150)), ("5′", (922, 600))), 30,
    )  # fmt: skip
    plate.flow("neutral", (150, 250), (60, 250), width=11)
    _labels(plate)
    return plate


def _rungs(plate: Drawing, name: str, line: Sequence[Xy], start: float, end: float, reach: float) -> None:
    course = _course(line, start, end)
    points = geo.resample(np.array(course.coords), max(3, int(course.length / 19)))
    across, _ = geo.normals(points)
    rungs = [LineString([p, p + n * reach]) for p, n in zip(points, across, strict=True)]
    plate.add(name, MultiLineString(list(rungs)), Form.LINE, "ink", width=3.4, opacity=0.5)


def _proteins(plate: Drawing) -> None:
    """From the fork outward: topoisomerase, helicase, binding proteins, primase, polymerases, ligase."""
    plate.add("topoisomerase", geo.ellipse(92, 360, 40, 58), Form.ROUND, "ligase", depth=20, opacity=0.92)
    ring = geo.blob((206, 300), (262, 306), (286, 360), (262, 414), (206, 420), (222, 360))
    plate.add("helicase", ring, Form.ROUND, "helicase", depth=22)
    binding = [Point(*_at(LOWER, x, 2)).buffer(17) for x in (296, 320)] + [
        Point(*_at(UPPER, x, 0)).buffer(17) for x in (306, 334)
    ]
    plate.add("binding-proteins", union_all(binding), Form.ROUND, "binding-protein", depth=8)
    x, y = _at(UPPER, 362, PAIR / 2)
    clamp = geo.ellipse(x + 44, y - 12, 17, 42, 18)
    plate.add("upper-clamp", clamp, Form.ROUND, "effector", depth=8)
    expression.protein(plate, "upper-polymerase", (x + 2, y), (46, 52), "polymerase")
    x, y = _at(LOWER, 468, -PAIR / 2)
    expression.protein(plate, "lower-polymerase", (x + 6, y), (46, 52), "polymerase")
    x, y = _at(LOWER, 342, -PAIR)
    expression.protein(plate, "primase", (x, y - 4), (34, 30), "primase")
    x, y = _at(LOWER, 702, -PAIR)
    expression.protein(plate, "ligase", (x, y), (34, 32), "enzyme")


def _at(line: Sequence[Xy], x: float, away: float) -> Xy:
    course = _course(line, x - 6, x + 6, away)
    middle = course.interpolate(0.5, normalized=True)
    return middle.x, middle.y


def _labels(plate: Drawing) -> None:
    plate.label("topoisomerase", priority=0, side="L")
    plate.label("helicase", priority=0, side="L")
    plate.label("parental-dna", "old-upper", "old-lower", priority=2, side="L", zone=box(-40, 300, 50, 420))
    plate.label("binding-proteins", priority=1, side="L")
    plate.label("primase", priority=1, side="L")
    plate.label("dna-polymerase", "upper-polymerase", "lower-polymerase", priority=0)
    plate.label("sliding-clamp", "upper-clamp", priority=2)
    plate.label("leading-strand", "leading", priority=0, side="R", zone=box(560, 100, 910, 300))
    plate.label("rna-primer", "leading-primer", "primer-0", "primer-1", priority=1, side="R")
    plate.label("okazaki-fragment", "piece-1", priority=0, side="R")
    plate.label("lagging-strand", "piece-2", priority=0, side="R")
    plate.label("dna-ligase", "ligase", priority=0, side="R")


SUBJECT = Subject(
    key="dna-replication",
    title="DNA replication fork",
    kind="plate",
    scene=drawn(
        "dna-replication",
        "DNA replication fork",
        Layout.PLATE,
        (Panel("replication-fork", draw),),
        replication.TERMS,
        subtitle="Both strands are copied at once; the fork moves to the left",
        note="As in bacteria; the polymerases of one fork are joined in the cell. Schematic, not to scale.",
    ),
    names=(
        "dna replication", "replication fork", "replication of dna", "leading and lagging strand", "lagging strand", "okazaki fragment", "dna replication fork",
        "process of dna replication", "prokaryotic dna replication", "bacterial dna replication", "synthesis of dna", "dna synthesis", "leading strand",
        "enzyme of dna replication",
    ),
    tells=("helicase + leading + lagging", "dna + leading and lagging strand", 
        "replication fork + helicase", "leading strand + lagging strand", "okazaki + ligase", "helicase + primase + polymerase", "replication fork + topoisomerase",
        "replication fork + dna polymerase", "leading strand + okazaki",
    ),
    not_when=("rolling", "relaxes", 
        "telomere", "telomerase", "proofreading", "repair", "mismatch", "meselson", "conservative", "dispersive", "semiconservative", "model", "rolling circle", "pcr", "virus", "viral",
        "plasmid", "transcription", "mitochondrial", "error", "mutation", "intercalating", "bubble", "prokaryotes and eukaryotes", "eukaryotes and prokaryotes", "cell cycle",
        "s phase", "linear chromosome", "end of", "sequencing", "phage", "interphase", "checkpoint", "analog", "acridine",
    ),
    opening="A replication fork with the proteins that work on it.",
    caption=("helicase", "topoisomerase", "primase", "dna-polymerase", "leading-strand", "okazaki-fragment", "dna-ligase"),
    summary="Helicase parts the strands; one is copied at a stretch, the other in Okazaki fragments.",
    sources=("openstax-bio-14", "openstax-micro-11"),
)  # fmt: skip
