"""Stems and roots cut across, and the root tip cut lengthwise."""

from __future__ import annotations

import math

from shapely import affinity, box
from shapely.geometry import Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape
from ..knowledge import plants
from ..scenes import drawn
from ..subject import Subject


# ---------------------------------------------------------------- stems and roots cut across
def _disc(d: Drawing, name: str, radius: float, material: str, size: float, inner: float = 0.0) -> None:
    """A round tissue filled with cells, hidden within the radius `inner`."""
    ground = geo.ellipse(0, 0, radius)
    if inner:
        ground = ground.difference(geo.ellipse(0, 0, inner - 6))
    d.add(f"{name}-bed", ground, Form.FLAT, material, tone=-0.14, outline=True, shadow=False)
    d.add(
        name,
        geo.cells(ground, size, name, wall=1.0, rounding=size / 6),
        Form.FLAT,
        material,
        tone=0.08,
    )


def _bundle(number: int, at: tuple[float, float], turn: float, size: float, cambium: bool) -> Drawing:
    """A vascular bundle around its own origin: phloem outwards (up), xylem inwards (down)."""
    b = Drawing(f"bundle-{number}")
    whole = shape("0,-62 30,-40 36,0 24,46 0,62 -24,46 -36,0 -30,-40")
    b.add("sheath", whole, Form.CUT, "cortex", tone=-0.12, shadow=False)
    upper, lower = (
        geo.inset(whole, 4).intersection(box(-60, -70, 60, -8)),
        geo.inset(whole, 4).intersection(box(-60, 6, 60, 70)),
    )
    b.add(
        "phloem",
        geo.cells(upper, 15, f"phloem-{number}", wall=0.8, rounding=3),
        Form.FLAT,
        "phloem",
        outline=True,
    )
    vessels = geo.cells(lower, 20, f"xylem-{number}", wall=0.8, rounding=4)
    b.add("xylem", vessels, Form.FLAT, "xylem", outline=True)
    b.add("lumen", [geo.inset(v, 3) for v in vessels], Form.FLAT, "xylem", tone=0.6)
    if cambium:
        b.add("cambium", box(-33, -7, 33, 4), Form.FLAT, "cambium")
    placed = Drawing(b.key)
    placed.place(b, *at, size, turn)
    return placed


def draw_dicot_stem(seed: int) -> Drawing:
    d = Drawing("dicot-stem")
    _disc(d, "epidermis", 200, "epidermis-plant", 15, 187)
    _disc(d, "cortex", 186, "cortex", 23, 96)
    _disc(d, "pith", 96, "pith", 30)
    for n in range(9):
        angle = 40 * n - 90
        d.place(_bundle(n, geo.polar(126, angle), angle + 90, 0.62, True), 0, 0, prefix=f"bundle-{n}-")
    d.label("stem-epidermis", "epidermis", priority=0)
    d.label("stem-cortex", "cortex", priority=0)
    d.label("stem-pith", "pith", priority=0)
    d.label("stem-bundle", *(f"bundle-{n}-sheath" for n in range(9)), priority=0)
    d.label("stem-phloem", *(f"bundle-{n}-phloem" for n in range(9)), priority=1)
    d.label("stem-cambium", *(f"bundle-{n}-cambium" for n in range(9)), priority=2)
    d.label("stem-xylem", *(f"bundle-{n}-xylem" for n in range(9)), priority=1)
    return d


def draw_monocot_stem(seed: int) -> Drawing:
    d = Drawing("monocot-stem")
    _disc(d, "epidermis", 200, "epidermis-plant", 15, 187)
    _disc(d, "ground", 187, "cortex", 28)
    places = list(geo.scatter(geo.ellipse(0, 0, 172), 62, "monocot-bundles"))
    for n, (x, y) in enumerate(places):
        far = (x * x + y * y) ** 0.5
        turn = math.degrees(math.atan2(y, x)) + 90
        d.place(_bundle(n, (x, y), turn, 0.42 - 0.1 * far / 172, False), 0, 0, prefix=f"bundle-{n}-")
    inner = range(len(places))
    d.label("stem-epidermis", "epidermis", priority=0)
    d.label("stem-ground", "ground", priority=0)
    d.label("stem-bundle", *(f"bundle-{n}-sheath" for n in inner), priority=0)
    d.label("stem-phloem", *(f"bundle-{n}-phloem" for n in inner), priority=1)
    d.label("stem-xylem", *(f"bundle-{n}-xylem" for n in inner), priority=1)
    return d


def _root_tissues(d: Drawing, stele: float) -> None:
    _disc(d, "epidermis", 200, "epidermis-plant", 16, 185)
    _disc(d, "cortex", 185, "cortex", 26, stele)
    ring = geo.ellipse(0, 0, stele).difference(geo.ellipse(0, 0, stele - 14))
    count = int(stele / 3.2)
    cells = [
        ring.intersection(straight_wedge(360 * k / count, 360 * (k + 0.9) / count)) for k in range(count)
    ]
    d.add("endodermis", cells, Form.FLAT, "endodermis", outline=True)
    d.add("pericycle", geo.ellipse(0, 0, stele - 14), Form.CUT, "pith", tone=-0.08, shadow=False)


def straight_wedge(start: float, end: float):
    """A sector of a circle, angles in degrees."""
    return Polygon([(0, 0), *(geo.polar(400, start + (end - start) * k / 3) for k in range(4))])


def draw_dicot_root(seed: int) -> Drawing:
    d = Drawing("dicot-root")
    _root_tissues(d, 92)
    arms = unary_union(
        [
            limb(f"0,0 {geo.polar(64, 90 * k + 45)[0]:.1f},{geo.polar(64, 90 * k + 45)[1]:.1f}", 26, 11)
            for k in range(4)
        ]
    )
    vessels = geo.cells(geo.smooth(arms, 4), 23, "root-xylem", wall=0.9, rounding=5)
    d.add("xylem", vessels, Form.FLAT, "xylem", outline=True)
    d.add("lumen", [geo.inset(v, 3.4) for v in vessels], Form.FLAT, "xylem", tone=0.6)
    between = [
        geo.cells(geo.ellipse(*geo.polar(52, 90 * k), 19, 19), 13, f"root-phloem-{k}", wall=0.7, rounding=3)
        for k in range(4)
    ]
    d.add("phloem", [c for group in between for c in group], Form.FLAT, "phloem", outline=True)
    d.label("root-epidermis", "epidermis", priority=0)
    d.label("root-cortex", "cortex", priority=0)
    d.label("root-endodermis", "endodermis", priority=0)
    d.label("root-pericycle", "pericycle", priority=2)
    d.label("root-xylem", "xylem", priority=0)
    d.label("root-phloem", "phloem", priority=0)
    return d


def draw_monocot_root(seed: int) -> Drawing:
    d = Drawing("monocot-root")
    _root_tissues(d, 118)
    d.add("pith-bed", geo.ellipse(0, 0, 62), Form.FLAT, "pith", shadow=False)
    d.add(
        "pith",
        geo.cells(geo.ellipse(0, 0, 58), 22, "root-pith", wall=0.9, rounding=4),
        Form.FLAT,
        "pith",
        outline=True,
    )
    d.add(
        "xylem",
        [geo.ellipse(*geo.polar(76, 30 * k), 13) for k in range(12)],
        Form.FLAT,
        "xylem",
        outline=True,
    )
    d.add(
        "lumen", [geo.ellipse(*geo.polar(76, 30 * k), 8.5) for k in range(12)], Form.FLAT, "xylem", tone=0.6
    )
    groups = [
        geo.cells(
            geo.ellipse(*geo.polar(89, 30 * k + 15), 10, 10), 8, f"mono-phloem-{k}", wall=0.5, rounding=2
        )
        for k in range(12)
    ]
    d.add("phloem", [c for group in groups for c in group], Form.FLAT, "phloem", outline=True)
    d.label("root-epidermis", "epidermis", priority=0)
    d.label("root-cortex", "cortex", priority=0)
    d.label("root-endodermis", "endodermis", priority=0)
    d.label("root-pith", "pith", priority=0)
    d.label("root-xylem", "xylem", priority=0)
    d.label("root-phloem", "phloem", priority=0)
    return d


# ---------------------------------------------------------------- a root tip
def draw_root_tip(seed: int) -> Drawing:
    """A root from its cut upper end with hairs down to the cap, opened lengthwise below the cut."""
    d = Drawing("root-tip")
    hairs = []
    r = geo.rng(f"root-hairs/{seed}")
    for k in range(30):
        y = 70 + 9.4 * k
        for side in (-1, 1):
            reach = r.uniform(80, 130) * (1 - 0.55 * k / 30)
            hairs.append(
                geo.tube(
                    (side * 150, y, 6),
                    (side * (150 + reach * 0.5), y + r.uniform(-8, 8), 4),
                    (side * (150 + reach), y + r.uniform(-14, 16), 2.4),
                    cap=2,
                )
            )
    d.add("hairs", hairs, Form.ROUND, "root-skin", depth=3, tone=0.15)
    body = shape(
        "-160,0! -160,200 -158,420 -150,600 -120,730 -60,800 0,816 60,800 120,730 150,600 158,420 160,200 160,0!"
    )
    d.add(
        "cap",
        shape("-136,700! -122,790 -70,856 0,878 70,856 122,790 136,700! 0,770"),
        Form.ROUND,
        "root-skin",
        depth=20,
        tone=-0.08,
    )
    d.add("epidermis", body, Form.ROUND, "epidermis-plant", depth=18)
    d.add("cortex", geo.inset(body, 16), Form.CUT, "cortex", shadow=False)
    zones = ((0, 430, "maturation", 34, 22), (430, 640, "elongation", 40, 17), (640, 812, "meristem", 17, 15))
    for top, bottom, name, tall, wide in zones:
        room = geo.inset(body, 18).intersection(box(-200, top + 3, 200, bottom - 3))
        cells = geo.cells(room, wide, f"root-{name}", axis=90, stretch=tall / wide, wall=0.8, rounding=3)
        d.add(
            name,
            cells,
            Form.ROUND,
            "cortex" if name != "meristem" else "carpel",
            depth=3,
            shadow=False,
            tone=0.1,
        )
    stele = shape("-46,0! -46,420 -38,560 -12,660 12,660 38,560 46,420 46,0!")
    d.add("stele", stele, Form.CUT, "pith")
    d.add(
        "phloem",
        [limb(f"{s * 36},0 {s * 36},400 {s * 28},540", 7, 7, 3, cap=2) for s in (-1, 1)],
        Form.FLAT,
        "phloem",
        outline=True,
    )
    d.add(
        "xylem",
        [limb(f"{x},0 {x},400 {x * 0.8:.0f},580", 9, 9, 4, cap=2) for x in (-18, 0, 18)],
        Form.FLAT,
        "xylem",
        outline=True,
    )
    section = Drawing("cut")
    section.place(draw_dicot_root(seed), 0, 0, 0.8)
    for part in section.parts:  # the same section seen at a slant
        flat = affinity.scale(part.shape, 1, 0.36, origin=(0, 0))
        d.add(
            f"cut-{part.id}",
            affinity.translate(flat, 0, 0),
            part.form,
            part.material,
            depth=part.depth * 0.6,
            tone=part.tone,
            shadow=False,
            outline=part.outline,
        )
    d.label("root-hair", "hairs", priority=0)
    d.label("root-epidermis", "epidermis", "cut-epidermis", priority=1)
    d.label("root-cortex", "cut-cortex", priority=1)
    d.label("root-endodermis", "cut-endodermis", priority=1)
    d.label("root-xylem", "xylem", "cut-xylem", priority=0)
    d.label("root-phloem", "phloem", "cut-phloem", priority=0)
    d.label("root-maturation", "maturation", priority=0)
    d.label("root-elongation", "elongation", priority=0)
    d.label("root-meristem", "meristem", priority=0)
    d.label("root-cap", "cap", priority=0)
    return d


BOOK = "openstax-bio-30"
SUBJECTS = (
    Subject(
        key="stem-sections",
        title="Dicot and monocot stems",
        kind="comparison",
        scene=drawn(
            "stem-sections",
            "Dicot and monocot stems",
            Layout.COMPARISON,
            (
                Panel(
                    "dicot-stem",
                    draw_dicot_stem,
                    "Dicot stem",
                    text="The vascular bundles stand in a ring between cortex and pith.",
                ),
                Panel(
                    "monocot-stem",
                    draw_monocot_stem,
                    "Monocot stem",
                    text="The vascular bundles are scattered through the ground tissue.",
                ),
            ),
            plants.STEM,
            subtitle="Young stems in cross-section",
        ),
        names=(
            "dicot and monocot stem",
            "monocot and dicot stem",
            "stem cross section",
            "cross section of a stem",
            "stem anatomy",
            "stem structure",
            "dicot stem",
            "monocot stem",
            "vascular bundle",
            "vascular tissue of a stem",
            "stem tissue",
            "cross section of a dicot stem",
            "structure of a stem",
        ),
        tells=(
            "dicot stem + vascular bundle",
            "stem + vascular bundle + ring",
            "dicot stem + monocot stem",
            "monocot + dicot + stem",
            "stem + vascular bundle + scattered",
        ),
        not_when=(
            "root",
            "leaf",
            "woody",
            "secondary growth",
            "tree ring",
            "stem cell",
            "brain",
            "seed",
            "modified",
            "rhizome",
            "tuber",
        ),
        groups={"ground tissue": ("stem-ground", "stem-cortex", "stem-pith")},
        opening="A dicot stem and a monocot stem are cut across.",
        caption=("stem-bundle", "stem-xylem", "stem-phloem"),
        summary="In dicots the bundles form a ring around the pith; in monocots they are scattered.",
        sources=(BOOK,),
    ),
    Subject(
        key="root-sections",
        title="Dicot and monocot roots",
        kind="comparison",
        scene=drawn(
            "root-sections",
            "Dicot and monocot roots",
            Layout.COMPARISON,
            (
                Panel(
                    "dicot-root",
                    draw_dicot_root,
                    "Dicot root",
                    text="The xylem forms an X in the middle, with phloem between its arms.",
                ),
                Panel(
                    "monocot-root",
                    draw_monocot_root,
                    "Monocot root",
                    text="Xylem and phloem form a ring around a pith.",
                ),
            ),
            plants.ROOT,
            subtitle="Cross-sections",
        ),
        names=(
            "dicot and monocot root",
            "monocot and dicot root",
            "root cross section",
            "cross section of a root",
            "root anatomy",
            "root tissue",
            "dicot root",
            "monocot root",
            "vascular cylinder of a root",
            "stele",
            "root vascular tissue",
        ),
        tells=(
            "root + xylem + phloem + x",
            "dicot root + monocot root",
            "root + cortex + endodermis",
            "root + stele + endodermis",
            "eudicot root + monocot root",
        ),
        not_when=(
            "fibrous",
            "water potential",
            "apoplast",
            "symplast",
            "nodule",
            "hair and moves",
            "absorbed",
            "tip",
            "nerve",
            "aorta",
            "dorsal root",
        ),
        opening="A dicot root and a monocot root are cut across.",
        caption=("root-endodermis", "root-xylem", "root-cortex"),
        summary="Xylem forms an X in the dicot root and a ring around pith in the monocot root.",
        sources=(BOOK,),
    ),
    Subject(
        key="root-tip",
        title="Root tip",
        kind="plate",
        scene=drawn(
            "root-tip",
            "Root tip",
            Layout.PLATE,
            (Panel("root-tip", draw_root_tip),),
            plants.ROOT,
            subtitle="Longitudinal section with the cut end above",
            note="Zones are drawn shorter than they are.",
        ),
        names=(
            "root tip",
            "tip of a root",
            "root hair",
            "root growth",
            "zone of a root",
            "longitudinal section of a root",
            "root structure",
            "structure of a root",
            "root cap",
            "zone of elongation",
            "root zone",
        ),
        tells=(
            "zone of cell division + zone of elongation",
            "root + elongation + maturation",
            "root cap + root hair",
            "root hair + xylem",
            "water is absorbed + root hair",
            "root + zone of maturation",
        ),
        not_when=(
            "mitosis",
            "nodule",
            "rhizobi",
            "transpiration",
            "water potential",
            "pathway",
            "mycorrhiza",
            "cross section",
            "symplast",
            "apoplast",
            "onion",
        ),
        opening="The end of a root is opened lengthwise; above, it is cut across.",
        caption=(
            "root-hair",
            "root-xylem",
            "root-endodermis",
            "root-cap",
            "root-meristem",
            "root-elongation",
        ),
        summary="From cap to cell division, elongation and root hairs, with xylem and phloem in the middle.",
        sources=(BOOK, "openstax-bio-31"),
    ),
)
