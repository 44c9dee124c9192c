"""The nucleotide with its three components, the two sugars, and the five bases as purines and pyrimidines."""

from __future__ import annotations

from functools import lru_cache

from shapely import affinity, union_all
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs.pairing import pentagon
from ..knowledge import nucleic_acids
from ..molecules import formula
from ..molecules.subjects import structures
from ..subject import Subject
from ..vocabulary import Vocabulary

BASES = (("cytosine", 0, 0), ("thymine", 1, 0), ("uracil", 2, 0), ("adenine", 0, 1), ("guanine", 1, 1))
RING = 92.0  # radius of the large sugar


def draw(seed: int) -> Drawing:
    plate = Drawing("nucleotide", box=(-20, -10, 980, 900))
    _nucleotide(plate)
    _sugars(plate)
    _bases(plate)
    plate.label("nucleotide-phosphate", "phosphate-group", priority=0, side="L")
    plate.label("nucleotide-pentose", "pentose", priority=0, side="L")
    plate.label("nucleotide-base", "base-of-nucleotide", priority=0, side="R")
    for n in (3, 5):
        plate.label(f"carbon-{n}", priority=2, side="L")
    plate.label("ribose-ring", "ribose", priority=1, side="L")
    plate.label("deoxyribose-ring", "deoxyribose", priority=1, side="L")
    plate.label("pyrimidines", priority=1, side="R")
    plate.label("purines", priority=1, side="R")
    return plate


def _word(plate: Drawing, name: str, word: str, x: float, y: float, size: float) -> None:
    plate.add(name, centred(word, x, y, size), Form.FLAT, "ink", shadow=False)


def _corner(n: int, centre: Xy, radius: float) -> Xy:
    """A corner of a sugar ring: 0 is its oxygen, then the carbons 1′ to 4′."""
    return geo.polar(radius, -90 + 72 * n, *centre)


def _nucleotide(plate: Drawing) -> None:
    """Phosphate, sugar and a purine base, joined at the 5′ and the 1′ carbon."""
    centre = (330.0, 205.0)
    corners = [_corner(n, centre, RING) for n in range(5)]
    fifth, phosphate = (corners[4][0] - 8.0, corners[4][1] - 84.0), (95.0, 92.0)
    base = (corners[1][0] + 40.0, corners[1][1] - 62.0)
    bonds = [
        [corners[4], fifth],
        [fifth, phosphate],
        [corners[1], base],
        [corners[3], _out(corners[3], centre, 46)],
    ]
    plate.add("bonds", MultiLineString(bonds), Form.LINE, "ink", width=5.0)
    plate.add("phosphate-group", geo.ellipse(*phosphate, 54), Form.ROUND, "phosphate", depth=26)
    _word(plate, "phosphate-sign", "P", *phosphate, 48)
    plate.add("pentose", pentagon(*centre, RING), Form.ROUND, "deoxyribose", depth=14)
    _word(plate, "ring-oxygen", "O", corners[0][0], corners[0][1] + 28, 34)
    rings = [_polygon(6, base[0] + 118, base[1] - 10, 66, 30), _polygon(5, base[0] + 22, base[1] - 10, 56, 0)]
    plate.add("base-of-nucleotide", union_all(rings).buffer(5), Form.ROUND, "base-adenine", depth=14)
    seam = LineString([(base[0] + 64, base[1] - 43), (base[0] + 64, base[1] + 23)])
    plate.add("base-seam", seam, Form.LINE, "ink", width=3.0)
    _word(plate, "hydroxyl", "OH", *_out(corners[3], centre, 74), 34)
    spots = {1: corners[1], 2: corners[2], 3: corners[3], 4: corners[4], 5: fifth}
    for n, spot in spots.items():
        x, y = spot if n == 5 else _out(spot, centre, -27)
        if n == 5:
            plate.add("carbon-5", geo.ellipse(*spot, 9), Form.ROUND, "deoxyribose", depth=4)
            _word(plate, "number-5", "5′", x + 26, y - 14, 30)
        else:
            plate.add(f"carbon-{n}", centred(f"{n}′", x, y, 30), Form.FLAT, "ink", shadow=False)


def _out(corner: Xy, centre: Xy, by: float) -> Xy:
    """A point `by` beyond a corner, seen from the middle of the ring."""
    x, y = corner[0] - centre[0], corner[1] - centre[1]
    share = 1 + by / (x * x + y * y) ** 0.5
    return centre[0] + x * share, centre[1] + y * share


def _polygon(sides: int, x: float, y: float, radius: float, turn: float) -> BaseGeometry:
    return geo.clean(Polygon([geo.polar(radius, turn + 360 * n / sides, x, y) for n in range(sides)]))


def _sugars(plate: Drawing) -> None:
    """Ribose and deoxyribose: they differ at the 2′ carbon only."""
    for name, at_second, y in (("deoxyribose", "H", 500.0), ("ribose", "OH", 745.0)):
        centre, radius = (130.0, y), 62.0
        corners = [_corner(n, centre, radius) for n in range(5)]
        fifth = (corners[4][0] - 6.0, corners[4][1] - 56.0)
        arms = [[corners[n], _out(corners[n], centre, 34)] for n in (1, 2, 3)]
        plate.add(f"{name}-bonds", MultiLineString([*arms, [corners[4], fifth]]), Form.LINE, "ink", width=3.6)
        plate.add(name, pentagon(*centre, radius), Form.ROUND, "deoxyribose", depth=10)
        words = [
            centred("O", corners[0][0], corners[0][1] + 22, 24),
            centred("OH", *_out(corners[1], centre, 54), 24),
            centred("OH", *_out(corners[3], centre, 52), 24),
            centred("HOCH₂", fifth[0] - 6, fifth[1] - 15, 24),
            *(centred(f"{n}′", *_out(corners[n], centre, -18), 18) for n in (1, 2, 3, 4)),
        ]
        plate.add(f"{name}-words", union_all(words), Form.FLAT, "ink", shadow=False)
        second = centred(at_second, *_out(corners[2], centre, 52), 27)
        ring = geo.ellipse(second.centroid.x, second.centroid.y, 25)
        plate.add(f"{name}-second", ring, Form.FLAT, "phosphate", opacity=0.45, shadow=False)
        plate.add(f"{name}-second-word", second, Form.FLAT, "ink", shadow=False)


def _bases(plate: Drawing) -> None:
    """The five bases as skeletal formulas: single rings above, double rings below."""
    for name, column, row in BASES:
        structure = next(s for s in structures() if s["name"] == name.capitalize())
        x, y = 395.0 + column * (190.0 if row == 0 else 270.0), 525.0 + row * 235.0
        glyph = formula.draw(structure)
        x0, y0, x1, y1 = glyph["formula"].shape.bounds
        scale = 0.58
        field = geo.rounded_box(x - 86 if row == 0 else x - 100, y - 92, 172 if row == 0 else 225, 184, 18)
        plate.add(f"{name}-field", field, Form.FLAT, f"base-{name}", opacity=0.38, shadow=False)
        left, upper, _, lower = field.bounds
        free = (
            lower - 24 if name in ("cytosine", "uracil") else upper + 24
        )  # the corner that the formula leaves free
        _word(plate, f"{name}-letter", name[0].upper(), left + 24, free, 32)
        middle = field.centroid
        shift_x, shift_y = middle.x - (x0 + x1) / 2 * scale, middle.y - (y0 + y1) / 2 * scale
        plate.add(
            f"{name}-formula",
            _moved(glyph["formula"].shape, scale, shift_x, shift_y),
            Form.FLAT,
            "ink",
            shadow=False,
        )
    for name, row in (("pyrimidines", 0), ("purines", 1)):
        fields = [plate[f"{base}-field"].shape for base, _, r in BASES if r == row]
        x0, y0, x1, y1 = union_all(fields).bounds
        rule = LineString([(x0, y1 + 10), (x1, y1 + 10)]).buffer(2.0)
        plate.add(name, rule, Form.FLAT, "ink", shadow=False)


def _moved(shape: BaseGeometry, scale: float, x: float, y: float) -> BaseGeometry:
    return affinity.translate(affinity.scale(shape, scale, scale, origin=(0, 0)), x, y)


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="nucleotide",
        title="Structure of a nucleotide",
        subtitle="Phosphate, pentose sugar and nitrogenous base",
        layout=Layout.PLATE,
        panels=(Panel("nucleotide", draw),),
        lettering=Vocabulary(nucleic_acids.TERMS).lettering(term.key for term in nucleic_acids.TERMS),
        note="C cytosine, T thymine, U uracil, A adenine, G guanine. Carbons of the sugar are numbered 1′ to 5′.",
    )


SUBJECT = Subject(
    key="nucleotide",
    title="Structure of a nucleotide",
    kind="plate",
    scene=scene,
    names=(
        "nucleotide", "component of a nucleotide", "component of nucleotide", "component comprise a nucleotide",
        "nitrogenous base", "purine and pyrimidine", "pyrimidine and purine", "ribonucleotide", "building block of dna",
        "building block of nucleic acid", "ribose and deoxyribose", "deoxyribose and ribose",
    ),
    tells=(
        "nucleotide + nitrogenous base + sugar + phosphate",
        "nucleotide + pentose + phosphate",
        "purine + pyrimidine + ring",
        "purine + pyrimidine + nitrogenous base",
        "nucleotide + nitrogenous base + deoxyribose",
        "nucleotide + nitrogenous base + ribose",
        "ribonucleotide + ribose + deoxyribonucleotide",
        "ribose + deoxyribose + 2 carbon",
    ),
    not_when=("fertilizer", "waste", "excretion", 
        "double helix", "replication", "polymerase", "transcription", "translation", "sequence", "mutation", "analog", "excision", "synthesis",
        "phosphodiester", "atp", "adenosine triphosphate", "nicotinamide", "nad", "codon", "repair", "camp", "cyclic", "virus", "polymorphism", "thymine dimer",
        "sequencing", "pcr", "nucleoside", "salvage", "degradation", "antiparallel", "hydrogen bond", "base pair",
    ),
    groups={"sugar": ("nucleotide-pentose",), "carbon": ("carbon-3", "carbon-5")},
    opening="Above, a nucleotide; below, the two sugars and the five bases.",
    caption=(
        "nucleotide-base", "nucleotide-phosphate", "carbon-3", "nucleotide-pentose", "ribose-ring", "pyrimidines", "purines",
    ),
    summary="A phosphate, a sugar and a base; DNA and RNA differ in their sugar and one base.",
    sources=("openstax-bio-3", "openstax-bio-14", "openstax-micro-10"),
)  # fmt: skip
