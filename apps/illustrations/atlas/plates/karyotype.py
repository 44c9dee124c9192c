"""A human karyotype: 22 pairs of autosomes and the sex chromosomes, their arms in proportion."""

from __future__ import annotations

from shapely import union_all

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import chromosome_changes
from ..scenes import drawn
from ..subject import Subject

# Length in megabases and the share of the short arm, chromosome by chromosome.
SIZES = {
    "1": (249, 0.50), "2": (242, 0.39), "3": (198, 0.46), "4": (190, 0.26), "5": (182, 0.27), "6": (171, 0.36), "7": (159, 0.38), "8": (145, 0.31),
    "9": (138, 0.33), "10": (134, 0.30), "11": (135, 0.40), "12": (133, 0.27), "13": (114, 0.16), "14": (107, 0.16), "15": (102, 0.19), "16": (90, 0.41),
    "17": (83, 0.30), "18": (80, 0.22), "19": (59, 0.45), "20": (64, 0.44), "21": (46, 0.27), "22": (51, 0.29), "X": (156, 0.39), "Y": (57, 0.20),
}  # fmt: skip
ROWS = (
    ("1", "2", "3", "4", "5"),
    ("6", "7", "8", "9", "10", "11", "12"),
    ("13", "14", "15", "16", "17", "18"),
    ("19", "20", "21", "22", "XY"),
)
WIDE, UNIT = 17.0, 0.74


def _one(name: str, x: float, base: float) -> list:
    """The two arms of a chromosome that stands on a line."""
    length, short = SIZES[name]
    long = length * UNIT
    top, waist = base - long, base - long * (1 - short)
    return [
        geo.rounded_box(x - WIDE / 2, top, WIDE, waist - top + 1, 8),
        geo.rounded_box(x - WIDE / 2, waist - 1, WIDE, base - waist + 1, 8),
    ]


def karyotype(key: str, extra: str = "", sex: tuple[str, str] = ("X", "Y")) -> Drawing:
    """The chromosomes of a cell, in pairs; `extra` names a chromosome that is there three times.

    Parts: 1-0, 1-1 and so on to 22-1; XY-0 and XY-1, the sex chromosomes; centromeres, numbers.
    """
    drawing = Drawing(key, box=(-10, 0, 930, 800))
    numbers, waists, base = [], [], 200.0
    for row in ROWS:
        step = 920.0 / len(row)
        for n, name in enumerate(row):
            middle = step * (n + 0.5)
            pair = sex if name == "XY" else (name, name, name) if name == extra else (name, name)
            for k, one in enumerate(pair):
                x = middle + (k - (len(pair) - 1) / 2) * 26
                material = (
                    "chromosome-maternal"
                    if k == 0
                    else "chromosome-paternal"
                    if k == 1
                    else "chromosome-other"
                )
                drawing.add(f"{name}-{k}", union_all(_one(one, x, base)), Form.ROUND, material, depth=6)
                waists.append(
                    geo.ellipse(x, base - SIZES[one][0] * UNIT * (1 - SIZES[one][1]), WIDE * 0.36, 3.4)
                )
            numbers.append(centred("  ".join(sex) if name == "XY" else name, middle, base + 20, 22))
        base += 196 if row is ROWS[0] else 172
    drawing.add("centromeres", union_all(waists), Form.FLAT, "centromere", shadow=False)
    drawing.add("numbers", union_all(numbers), Form.FLAT, "ink", shadow=False)
    return drawing


def draw(seed: int) -> Drawing:
    drawing = karyotype("karyotype")
    drawing.label("homologous-autosomes", "1-0", "1-1", priority=0, side="L")
    drawing.label("sex-chromosomes", "XY-0", "XY-1", priority=0, side="R")
    drawing.label("centromeres-of-karyotype", "centromeres", priority=1)
    return drawing


SUBJECT = Subject(
    key="karyotype",
    title="Human karyotype",
    kind="plate",
    scene=drawn(
        "karyotype", "Human karyotype", Layout.PLATE, (Panel("karyotype", draw),), chromosome_changes.TERMS,
        subtitle="22 pairs of autosomes and the sex chromosomes of a man",
        note="Lengths of the arms in proportion; replicated chromatids and bands are not shown.",
    ),
    names=("chromosomal complement of a male", "chromosome complement of a male", "human karyotype", "karyotype", "karyogram", "human male karyotype", "23 pair of chromosome", "human chromosome", "homologous pair of human chromosome"),
    tells=("karyotype + human", "karyotype + 23 pair"),
    not_when=("down", "trisomy", "trisomy 21", "turner", "klinefelter", "female", "woman", "disorder", "abnormal", "aneuploidy", "fish", "mouse", "isolate", "dyed"),
    opening="All chromosomes of a body cell of a man, ordered by size.",
    caption=("homologous-autosomes", "sex-chromosomes"),
    summary="23 pairs of chromosomes: 22 pairs of autosomes, one X and one Y.",
    sources=("openstax-bio-13", "openstax-ap-28"),
)  # fmt: skip
