"""A plant cell: a leaf mesophyll cell cut open, with every organelle in view."""

from __future__ import annotations

from functools import lru_cache

import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiLineString
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
    (30, 170),
    (78, 62),
    (196, 22),
    (500, 14),
    (800, 22),
    (922, 66),
    (974, 180),
    (986, 366),
    (974, 560),
    (922, 668),
    (800, 708),
    (500, 716),
    (198, 708),
    (76, 664),
    (28, 556),
    (14, 362),
)
LAMELLA, WALL, MEMBRANE, THICKNESS = 6, 25, 6, 26

NUCLEUS = (264, 262)
NUCLEUS_RADIUS = 116
# (kind, x, y, rotation): composed by hand so that each organelle is seen whole; the seed only nudges them.
PLACES = (
    ("chloroplast", 694, 114, -2),
    ("chloroplast", 853, 164, 36),
    ("chloroplast", 888, 330, 87),
    ("chloroplast", 814, 602, -24),
    ("chloroplast", 474, 625, 3),
    ("chloroplast", 116, 468, 82),
    ("mitochondrion", 196, 628, 12),
    ("mitochondrion", 634, 638, -5),
    ("mitochondrion", 900, 492, 97),
    ("mitochondrion", 762, 208, 18),
    ("mitochondrion", 102, 240, 87),
    ("golgi", 300, 540, -4),
    ("peroxisome", 662, 194, 0),
    ("peroxisome", 354, 640, 0),
    ("oil-body", 112, 122, 0),
    ("oil-body", 100, 586, 0),
    ("oil-body", 716, 652, 0),
)
PLASMODESMATA = (
    0.035,
    0.115,
    0.245,
    0.375,
    0.47,
    0.565,
    0.70,
    0.83,
    0.94,
)  # shares of the way round the wall


def draw_plant_cell(seed: int) -> Drawing:
    d = Drawing("plant-cell", box=(0, 0, 1000, 756))
    cytosol = _wall(d)
    settled = settled_organelles(seed)
    vacuole = _vacuole_outline(occupied(settled, 14))
    free = geo.inset(cytosol, 8).difference(unary_union([occupied(settled, 5), vacuole.buffer(6)]))
    cytosol_grain(d, free, "cytosol-plant", f"plant-cell-{seed}")
    microtubules = _microtubules(d, cytosol)
    ribosomes = free_ribosomes(d, free.difference(microtubules), f"plant-cell-{seed}")
    d.place(organelles.vacuole(vacuole), 0, 0, prefix="vacuole-")
    for organelle in settled:
        organelle.draw_on(d)
    _label(d, settled, ribosomes)
    return d


def _wall(d: Drawing) -> BaseGeometry:
    """The cell wall as a thick frame, the membrane pressed against it by turgor; returns the cytosol's outline."""
    outer = geo.blob(*OUTLINE)
    side = unary_union([outer, affinity.translate(outer, 0, THICKNESS)]).convex_hull
    d.add("wall-side", side, Form.ROUND, "cell-wall", depth=20, tone=-0.12)
    lamella = d.add("middle-lamella", outer, Form.CUT, "middle-lamella", shadow=False)
    wall = geo.inset(lamella, LAMELLA)
    bed = geo.inset(wall, WALL)
    d.add("cell-wall", wall, Form.CUT, "cell-wall", cavities=(bed,), shadow=False)
    fibrils = geo.dashes(geo.rings(wall, (4, 8, 12, 16, 20)), "fibrils", (20, 70), (6, 30), 0.9, jitter=0.4)
    d.add(
        "microfibrils",
        MultiLineString(fibrils),
        Form.LINE,
        "cell-wall",
        width=1.1,
        tone=-0.3,
        detail=2,
        shadow=False,
    )
    d.add("plasma-membrane", bed, Form.ROUND, "plasma-membrane", depth=4, shadow=False)
    cytosol = geo.inset(bed, MEMBRANE)
    d.add("cytosol", cytosol, Form.HOLLOW, "cytosol-plant", depth=34)
    _plasmodesmata(d, outer)
    return cytosol


def _plasmodesmata(d: Drawing, outer: BaseGeometry) -> None:
    """Channels through the wall, lined by plasma membrane, with a strand of endoplasmic reticulum in each."""
    ring = outer.exterior
    depth = LAMELLA + WALL + MEMBRANE
    axes = []
    for share in PLASMODESMATA:
        for step in (-0.0045, 0.0045):
            p, q = (ring.interpolate((share + step + e) % 1, normalized=True) for e in (-0.002, 0.002))
            tx, ty = q.x - p.x, q.y - p.y
            length = (tx * tx + ty * ty) ** 0.5
            nx, ny = -ty / length, tx / length
            middle = ((p.x + q.x) / 2, (p.y + q.y) / 2)
            if not outer.contains(
                LineString(
                    [(middle[0] + 2 * nx, middle[1] + 2 * ny), (middle[0] + 4 * nx, middle[1] + 4 * ny)]
                )
            ):
                nx, ny = -nx, -ny
            axes.append(
                LineString(
                    [
                        (middle[0] + 0.5 * nx, middle[1] + 0.5 * ny),
                        (middle[0] + (depth + 1) * nx, middle[1] + (depth + 1) * ny),
                    ]
                )
            )
    d.add(
        "plasmodesma-lining",
        [a.buffer(4.6, cap_style="flat") for a in axes],
        Form.FLAT,
        "plasma-membrane",
        shadow=False,
    )
    d.add(
        "plasmodesma",
        [a.buffer(2.9, cap_style="flat") for a in axes],
        Form.FLAT,
        "cytosol-plant",
        shadow=False,
        outline=False,
    )
    d.add("desmotubules", MultiLineString(axes), Form.CORD, "smooth-er", width=1.8, shadow=False)


def settled_organelles(seed: int) -> list[Settled]:
    """All organelles but the vacuole, in their places."""
    makers: Makers = {
        "chloroplast": organelles.chloroplast,
        "mitochondrion": organelles.mitochondrion,
        "golgi": organelles_endomembrane.golgi,
        "peroxisome": organelles.peroxisome,
        "oil-body": lambda _: organelles.oil_body(),
    }
    x, y = NUCLEUS
    joint = geo.polar(NUCLEUS_RADIUS + 76, -46, x, y)
    smooth = organelles_endomembrane.smooth_er(seed, geo.ellipse(520, 124, 86, 56), joints=(joint,))
    rough = organelles_endomembrane.rough_er(seed, NUCLEUS_RADIUS, -66, 102)
    nucleus = organelles_endomembrane.nucleus(seed, NUCLEUS_RADIUS)
    return [
        *settle_all(PLACES, makers, seed, "plant-cell"),
        settle(smooth, 0, 0, 0, "smooth-er-"),
        settle(rough, x, y, 0, "rough-er-"),
        settle(nucleus, x, y, 0, "nucleus-"),
    ]


def _vacuole_outline(reserved: BaseGeometry) -> BaseGeometry:
    """The vacuole takes the room in the middle that the organelles leave."""
    middle = geo.blob(
        (470, 300),
        (520, 220),
        (620, 196),
        (700, 236),
        (790, 262),
        (850, 350),
        (856, 470),
        (800, 560),
        (660, 604),
        (500, 580),
        (400, 560),
        (400, 480),
        (452, 400),
    )
    room = max(geo.polygons(geo.smooth(middle.difference(reserved), 26)), key=lambda p: p.area)
    return geo.blob(*geo.resample(room.exterior.coords, 27)[:-1])


def _microtubules(d: Drawing, cytosol: BaseGeometry) -> BaseGeometry:
    """Cortical microtubules: parallel bundles just under the plasma membrane. Returns the room they take."""
    lines = []
    for depth in (13, 21, 29):
        ring = geo.inset(cytosol, depth).exterior
        for start, end in ((0.02, 0.1), (0.2, 0.31), (0.4, 0.47), (0.53, 0.64), (0.71, 0.81), (0.88, 0.97)):
            shift = depth / 2400
            lines.append(
                LineString(
                    [
                        ring.interpolate(start + shift + (end - start - 2 * shift) * k / 24, normalized=True)
                        for k in range(25)
                    ]
                )
            )
    bundles = d.add("microtubules", MultiLineString(lines), Form.CORD, "microtubule", width=3.2, shadow=False)
    return bundles.buffer(3, quad_segs=2)


def _label(d: Drawing, settled: list[Settled], ribosomes: tuple[str, ...]) -> None:
    def every(prefix: str, part: str) -> tuple[str, ...]:
        return tuple(s.prefix + part for s in settled if s.prefix.startswith(prefix))

    beside_channels = shapely.box(0, 0, 1000, 756).difference(d["plasmodesma-lining"].shape.buffer(16))
    d.label("cell-wall", priority=0, zone=beside_channels)
    d.label("middle-lamella", zone=beside_channels)
    d.label("plasma-membrane", priority=1, zone=beside_channels)
    d.label("plasmodesma", priority=1)
    d.label("cytosol")
    d.label("central-vacuole", "vacuole-sap", priority=0)
    d.label("tonoplast", "vacuole-tonoplast", priority=1)
    d.label("nucleus", "nucleus-envelope", priority=0)
    d.label("nuclear-envelope", "nucleus-perinuclear-space", "nucleus-outer-membrane", priority=1)
    d.label("nuclear-pore", "nucleus-pores")
    d.label("chromatin", "nucleus-chromatin-dense", "nucleus-chromatin-threads", priority=1)
    d.label("nucleolus", "nucleus-nucleolus", priority=1)
    d.label("rough-er", "rough-er-sacs", "rough-er-lumen", priority=1)
    d.label("smooth-er", "smooth-er-tubules", priority=1)
    d.label("golgi-apparatus", *(f"golgi-1-sac-{k}" for k in range(6)), priority=1)
    d.label("golgi-vesicle", "golgi-1-trans-vesicles", priority=3)
    d.label("chloroplast", *every("chloroplast", "envelope"), priority=0)
    d.label("granum", *every("chloroplast", "grana-front"))
    d.label("stroma", *every("chloroplast", "stroma"), priority=3)
    d.label("starch-grain", *every("chloroplast", "starch-grain"))
    d.label(
        "mitochondrion",
        *every("mitochondrion", "outer-membrane"),
        *every("mitochondrion", "matrix"),
        priority=0,
    )
    d.label("peroxisome", *every("peroxisome", "membrane"))
    d.label("oil-body", *every("oil-body", "droplet"))
    d.label("free-ribosomes", *ribosomes, priority=1, zone=shapely.box(0, 0, 430, 756))
    d.label("microtubule", "microtubules")


TERMS = (
    "cell-wall", "middle-lamella", "plasma-membrane", "plasmodesma", "cytosol", "central-vacuole", "tonoplast", "nucleus",
    "nuclear-envelope", "nuclear-pore", "chromatin", "nucleolus", "rough-er", "smooth-er", "golgi-apparatus", "golgi-vesicle",
    "chloroplast", "granum", "stroma", "starch-grain", "mitochondrion", "peroxisome", "oil-body", "free-ribosomes", "microtubule",
)  # fmt: skip


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="plant-cell",
        title="Plant cell",
        subtitle="Generalized leaf mesophyll cell, cut open",
        layout=Layout.PLATE,
        panels=(Panel("plant-cell", draw_plant_cell),),
        lettering=Vocabulary(cells.TERMS).lettering(TERMS),
        note="Organelles are not drawn to a common scale.",
    )


SUBJECT = Subject(
    key="plant-cell",
    title="Plant cell",
    kind="plate",
    scene=scene,
    names=("plant cell", "leaf cell", "mesophyll cell", "cell of a plant", "cell of a leaf"),
    not_when=("mitosis", "meiosis", "cell division", "cytokinesis", "cell cycle"),
    groups={
        "endoplasmic reticulum": ("rough-er", "smooth-er"),
        "er": ("rough-er", "smooth-er"),
        "ribosome": ("free-ribosomes",),
        "cytoskeleton": ("microtubule",),
    },
    opening="A generalized mesophyll cell of a leaf is shown cut open, with its organelles in the cytoplasm around the central vacuole.",
    caption=(
        "cell-wall",
        "plasmodesma",
        "central-vacuole",
        "tonoplast",
        "nucleus",
        "nuclear-envelope",
        "rough-er",
        "golgi-apparatus",
        "chloroplast",
        "granum",
        "mitochondrion",
        "peroxisome",
    ),
    summary="Within the cell wall, chloroplasts and other organelles surround a large central vacuole.",
    places=(
        "A roughly rectangular cell within a thick wall; a large central vacuole fills the right half, the cut-open nucleus "
        "with rough endoplasmic reticulum lies at the upper left, and chloroplasts and mitochondria line the edge."
    ),
    sources=("openstax-bio-4", "openstax-bio-8", "taiz-physiology"),
)
