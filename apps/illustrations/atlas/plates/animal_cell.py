"""An animal cell cut open: the organelles that animal cells have in common."""

from __future__ import annotations

import math
from functools import lru_cache

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs import organelles, organelles_endomembrane
from ..glyphs.organelles_cytosol import (
    Makers,
    Settled,
    cytosol_grain,
    free_ribosomes,
    occupied,
    settle,
    settle_all,
)
from ..knowledge import cells
from ..subject import Subject
from ..vocabulary import Vocabulary

OUTLINE = (
    (18, 380),
    (38, 236),
    (128, 112),
    (276, 44),
    (430, 26),
    (592, 18),
    (760, 54),
    (892, 136),
    (966, 262),
    (984, 400),
    (944, 540),
    (842, 646),
    (690, 704),
    (520, 716),
    (340, 708),
    (186, 656),
    (72, 540),
)
MEMBRANE, THICKNESS = 10, 30
NUCLEUS, NUCLEUS_RADIUS = (404, 356), 132
CENTROSOME = (628, 178)
EXOCYTOSIS = (944, 330)

PLACES = (
    ("mitochondrion", 246, 134, -30),
    ("mitochondrion", 452, 98, 4),
    ("mitochondrion", 112, 330, 84),
    ("mitochondrion", 204, 590, 36),
    ("mitochondrion", 410, 640, 4),
    ("mitochondrion", 832, 508, -54),
    ("mitochondrion", 806, 152, 34),
    ("golgi", 712, 356, -90),
    ("lysosome", 770, 610, 0),
    ("lysosome", 884, 236, 0),
    ("lysosome", 302, 644, 0),
    ("peroxisome", 110, 462, 0),
    ("peroxisome", 338, 96, 0),
    ("peroxisome", 690, 656, 0),
    ("secretory-vesicle", 838, 290, 0),
    ("secretory-vesicle", 860, 366, 0),
    ("secretory-vesicle", 886, 306, 0),
    ("secretory-vesicle", 834, 420, 0),
)


def draw_animal_cell(seed: int) -> Drawing:
    d = Drawing("animal-cell", box=(0, 0, 1000, 756))
    cytosol = _body(d)
    settled = settled_organelles(seed)
    free = geo.inset(cytosol, 16).difference(occupied(settled, 5))
    cytosol_grain(d, free, "cytosol-animal", f"animal-cell-{seed}")
    filaments = _filaments(d, seed, cytosol)
    ribosomes = free_ribosomes(d, free.difference(filaments), f"animal-cell-{seed}", gap=33)
    for organelle in settled:
        organelle.draw_on(d)
    _label(d, settled, ribosomes)
    return d


def _body(d: Drawing) -> BaseGeometry:
    """The cell as an open bowl; its membrane dips in where a vesicle has just fused. Returns the cytosol's outline."""
    x, y = EXOCYTOSIS
    neck = LineString([(x, y), (x + 60, y - 2)]).buffer(7, cap_style="flat")
    pit = unary_union([geo.ellipse(x, y, 19), neck])
    outer = geo.smooth(geo.blob(*OUTLINE).difference(pit), 3)
    below = unary_union(
        [geo.blob(*OUTLINE), affinity.translate(geo.blob(*OUTLINE), 0, THICKNESS)]
    ).convex_hull
    d.add("surface", below.difference(pit), Form.ROUND, "cell-surface", depth=26)
    d.add("plasma-membrane", outer, Form.ROUND, "plasma-membrane", depth=3, shadow=False)
    d.add(
        "bilayer-core",
        geo.inset(outer, 3.4).difference(geo.inset(outer, 6)),
        Form.FLAT,
        "plasma-membrane",
        tone=0.6,
        shadow=False,
        outline=False,
    )
    cytosol = d.add("cytosol", geo.inset(outer, MEMBRANE), Form.HOLLOW, "cytosol-animal", depth=40)
    cargo = [
        geo.polar(t, a, x, y)
        for t, a in ((0, 0), (8, 60), (8, 180), (8, 300), (20, -6), (32, 4), (44, -20), (50, 14))
    ]
    d.add("released-cargo", MultiPoint(cargo), Form.DOTS, "vesicle", width=4.6, tone=-0.25, shadow=False)
    return cytosol


def settled_organelles(seed: int) -> list[Settled]:
    """All organelles in their places."""
    makers: Makers = {
        "mitochondrion": organelles.mitochondrion,
        "golgi": lambda n: organelles_endomembrane.golgi(n, size=1.28),
        "lysosome": lambda n: organelles.lysosome(n, 26),
        "peroxisome": organelles.peroxisome,
        "secretory-vesicle": lambda n: organelles.vesicle(n, 14),
    }
    x, y = NUCLEUS
    joint = geo.polar(NUCLEUS_RADIUS + 76, 86, x, y)
    smooth = organelles_endomembrane.smooth_er(seed, geo.ellipse(576, 582, 104, 66), joints=(joint,))
    rough = organelles_endomembrane.rough_er(seed, NUCLEUS_RADIUS, 72, 246)
    nucleus = organelles_endomembrane.nucleus(seed, NUCLEUS_RADIUS)
    return [
        settle(organelles.centrioles(0.9), *CENTROSOME, 0, "centrosome-"),
        *settle_all(PLACES, makers, seed, "animal-cell"),
        settle(smooth, 0, 0, 0, "smooth-er-"),
        settle(rough, x, y, 0, "rough-er-"),
        settle(nucleus, x, y, 0, "nucleus-"),
    ]


def _filaments(d: Drawing, seed: int, cytosol: BaseGeometry) -> BaseGeometry:
    """Actin under the membrane, intermediate filaments about the nucleus, microtubules from the centrosome.

    Returns the room they take.
    """
    r = geo.rng(f"filaments-{seed}")
    d.add("actin-filaments", _cortex(r, cytosol), Form.CORD, "actin", width=1.6, shadow=False)

    x, y = NUCLEUS
    inside = geo.inset(cytosol, 26)
    strands = []
    for k in range(16):
        angle = 360 / 16 * k + r.uniform(-6, 6)
        waves = [
            geo.polar(NUCLEUS_RADIUS + 10 + 26 * t, angle + 2.2 * math.sin(1.9 * t + k), x, y)
            for t in range(12)
        ]
        strands.append(geo.line(*waves).intersection(inside))
    d.add(
        "intermediate-filaments", _lines(strands), Form.CORD, "intermediate-filament", width=2.2, shadow=False
    )

    x, y = CENTROSOME
    rays = []
    for k in range(15):
        angle = 24 * k + r.uniform(-5, 5)
        bow = r.uniform(-10, 10)
        reach = LineString([(x, y), geo.polar(900, angle, x, y)]).intersection(inside).length
        reach = min(reach, 430) * r.uniform(0.86, 0.98)
        rays.append(
            geo.line(
                geo.polar(22, angle, x, y),
                geo.polar(reach * 0.5, angle + bow * 0.6, x, y),
                geo.polar(reach, angle + bow * 0.2, x, y),
            )
        )
    d.add("microtubules", MultiLineString(rays), Form.CORD, "microtubule", width=3.4, shadow=False)
    kinds = ("actin-filaments", "intermediate-filaments", "microtubules")
    return unary_union([d[kind].shape.buffer(3, quad_segs=2) for kind in kinds])


def _cortex(r, cytosol: BaseGeometry) -> MultiLineString:
    """A mesh of short, slanting filaments along the inside of the plasma membrane."""
    centre = cytosol.centroid
    edge = geo.inset(cytosol, 4)
    filaments = []
    for depth in range(6, 26, 2):
        ring = geo.inset(cytosol, depth).exterior
        for k in range(15):
            start, length, slant = (k + r.random()) / 15, r.uniform(30, 70) / ring.length, r.uniform(-7, 7)
            line = []
            for t in range(-3, 4):
                p = ring.interpolate((start + length * (t + 3) / 6) % 1, normalized=True)
                shift = 1 + slant * t / 3 / p.distance(centre)
                line.append((centre.x + (p.x - centre.x) * shift, centre.y + (p.y - centre.y) * shift))
            filaments.append(LineString(line).intersection(edge))
    return _lines(filaments)


def _lines(pieces: list[BaseGeometry]) -> MultiLineString:
    """All line strings among the pieces, which clipping may have broken."""
    return MultiLineString(
        [q for p in pieces for q in shapely.get_parts(p) if q.geom_type == "LineString" and q.length > 1]
    )


def _label(d: Drawing, settled: list[Settled], ribosomes: tuple[str, ...]) -> None:
    def every(prefix: str, part: str) -> tuple[str, ...]:
        return tuple(s.prefix + part for s in settled if s.prefix.startswith(prefix))

    d.label("plasma-membrane", priority=0, zone=shapely.box(0, 0, EXOCYTOSIS[0] - 70, 756))
    d.label("cytosol", priority=1)
    d.label("nucleus", "nucleus-envelope", priority=0)
    d.label("nuclear-envelope", "nucleus-perinuclear-space", "nucleus-outer-membrane", priority=1)
    d.label("nuclear-pore", "nucleus-pores")
    d.label("chromatin", "nucleus-chromatin-dense", "nucleus-chromatin-threads", priority=1)
    d.label("nucleolus", "nucleus-nucleolus", priority=1)
    d.label("rough-er", "rough-er-sacs", "rough-er-lumen", priority=1)
    d.label("bound-ribosomes", "rough-er-ribosomes", priority=3)
    d.label("smooth-er", "smooth-er-tubules", priority=1)
    d.label("golgi-apparatus", *(f"golgi-1-sac-{k}" for k in range(6)), priority=0)
    d.label("golgi-vesicle", "golgi-1-trans-vesicles", priority=3)
    d.label("secretory-vesicle", *every("secretory-vesicle", "lumen"))
    d.label("mitochondrion", *every("mitochondrion", "outer-membrane"), priority=0)
    d.label("crista", *every("mitochondrion", "intermembrane-space"))
    d.label("mitochondrial-matrix", *every("mitochondrion", "matrix"), priority=3)
    d.label("lysosome", *every("lysosome", "lumen"), priority=1)
    d.label("peroxisome", *every("peroxisome", "membrane"), priority=1)
    d.label("centrosome", "centrosome-pericentriolar-material", priority=1)
    d.label("centriole", "centrosome-mother-wall", "centrosome-daughter-wall")
    d.label("microtubule", "microtubules")
    d.label("actin-filaments", "actin-filaments")
    d.label("intermediate-filaments", "intermediate-filaments", priority=3)
    d.label("free-ribosomes", *ribosomes, priority=1, zone=shapely.box(560, 0, 1000, 756))


TERMS = (
    "plasma-membrane", "cytosol", "nucleus", "nuclear-envelope", "nuclear-pore", "chromatin", "nucleolus", "rough-er", "bound-ribosomes",
    "smooth-er", "golgi-apparatus", "golgi-vesicle", "secretory-vesicle", "mitochondrion", "crista", "mitochondrial-matrix", "lysosome",
    "peroxisome", "centrosome", "centriole", "microtubule", "actin-filaments", "intermediate-filaments", "free-ribosomes",
)  # fmt: skip


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="animal-cell",
        title="Animal cell",
        subtitle="Generalized animal cell, cut open",
        layout=Layout.PLATE,
        panels=(Panel("animal-cell", draw_animal_cell),),
        lettering=Vocabulary(cells.TERMS).lettering(TERMS),
        note="Organelles are not drawn to a common scale.",
    )


SUBJECT = Subject(
    key="animal-cell",
    title="Animal cell",
    kind="plate",
    scene=scene,
    names=(
        "animal cell",
        "eukaryotic cell",
        "human cell",
        "body cell",
        "cell of an animal",
    ),
    not_when=(
        "mitosis",
        "meiosis",
        "cell division",
        "cytokinesis",
        "cell cycle",
        "plant",
        "plant cell",
        "bacterial",
        "bacterium",
        "prokaryote",
        "prokaryotic",
    ),
    groups={
        "endoplasmic reticulum": ("rough-er", "smooth-er"),
        "er": ("rough-er", "smooth-er"),
        "ribosome": ("free-ribosomes", "bound-ribosomes"),
        "vesicle": ("golgi-vesicle", "secretory-vesicle"),
        "cytoskeleton": ("microtubule", "actin-filaments", "intermediate-filaments"),
    },
    opening="A generalized animal cell is shown cut open, with its organelles around the nucleus.",
    caption=(
        "plasma-membrane",
        "nucleus",
        "nuclear-envelope",
        "rough-er",
        "smooth-er",
        "golgi-apparatus",
        "secretory-vesicle",
        "mitochondrion",
        "lysosome",
        "peroxisome",
        "centrosome",
    ),
    summary="A cell without a wall: membrane-bound organelles surround the nucleus in the cytosol.",
    places=(
        "A rounded cell without a wall; the cut-open nucleus lies left of the middle, wrapped by rough endoplasmic reticulum, with the Golgi "
        "apparatus to its right, the centrosome above, and mitochondria, lysosomes and peroxisomes around."
    ),
    sources=("openstax-bio-4", "alberts-cell"),
)
