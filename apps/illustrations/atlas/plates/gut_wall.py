"""The wall of the gut: its layers, the villi of the small intestine, and the movements that mix and carry food."""

from __future__ import annotations

import math

from shapely import box
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import digestion, organs
from ..subject import drawn_subject, plate_subject

TERMS = (*digestion.TERMS, *organs.DIGESTIVE)
SOURCES = ("openstax-ap-23", "gray-42")

# ---------------------------------------------------------------- layers
LAYERS = (  # id, material, tone, radius, how far it reaches
    ("serosa", "serosa", -0.1, 250, 250), ("longitudinal", "smooth-muscle", 0.1, 236, 380), ("circular", "smooth-muscle", 0.35, 206, 500),
    ("submucosa", "submucosa", 0.0, 172, 640), ("muscularis-mucosae", "smooth-muscle", 0.45, 128, 720), ("mucosa", "mucosa", 0.2, 118, 800),
)  # fmt: skip
SQUASH = 0.36


def draw_layers(seed: int) -> Drawing:
    d = Drawing("alimentary-canal-layers")
    sheet = geo.blob((40, -240), (60, -330), (40, -400), (240, -400), (250, -330), (230, -240), step=6)
    d.add("mesentery", sheet, "sheet", "serosa", depth=8)
    for id, material, shift in (("mesentery-artery", "artery", -14), ("mesentery-vein", "vein", 14)):
        d.add(
            id,
            geo.line((140 + shift, -396), (146 + shift, -320), (140 + shift, -238)),
            "cord",
            material,
            width=13,
        )
    start = 0.0
    for id, material, tone, radius, reach in LAYERS:
        tube = _cylinder(radius, reach, start)
        d.add(id, tube, "round", material, depth=radius * 0.3, tone=tone, shade=_cylinder(radius, 1400, -400))
        _fibres(d, id, radius, reach, tube)
        d.add(f"{id}-face", geo.ellipse(reach, 0, radius * SQUASH, radius), "cut", material, tone=tone + 0.12)
        _in_face(d, id, radius, reach)
        start = reach
    d.add("lumen", _folded(800), "hollow", "mucosa", depth=18, finish="dark")
    d.label("mesentery", priority=1)
    d.label("gut-serosa", "serosa", priority=0)
    d.label("longitudinal-muscle", "longitudinal", priority=0)
    d.label("circular-muscle", "circular", priority=0)
    d.label("gut-muscularis", "longitudinal-face", "circular-face", priority=0)
    d.label("myenteric-plexus", "myenteric", priority=1)
    d.label("gut-submucosa", "submucosa", priority=0)
    d.label("submucosal-plexus", "plexus", priority=1)
    d.label("submucosal-gland", "glands", priority=2)
    d.label("muscularis-mucosae", priority=1)
    d.label("gut-mucosa", "mucosa", priority=0)
    d.label("gut-epithelium", "epithelium", priority=1)
    d.label("lamina-propria", "mucosa-face", priority=1)
    d.label("gut-lumen", "lumen", priority=1)
    return d


def _cylinder(radius: float, reach: float, start: float) -> BaseGeometry:
    """A tube lying on its side, seen a little from the right, so that its right end shows."""
    ends = [geo.ellipse(x, 0, radius * SQUASH, radius) for x in (start, reach)]
    return unary_union([box(start, -radius, reach, radius), *ends])


def _fibres(d: Drawing, id: str, radius: float, reach: float, tube: BaseGeometry) -> None:
    body = tube.difference(geo.ellipse(reach, 0, radius * SQUASH, radius))
    around = [_hoop(x, radius, body) for x in range(int(reach) - 500, int(reach), 16)]
    along = [
        LineString([(reach - 500, radius * math.sin(a)), (reach, radius * math.sin(a))]).intersection(body)
        for a in (k * math.pi / 22 for k in range(-10, 11))
    ]
    if id == "longitudinal":
        d.add("longitudinal-fibres", _lines(along), "line", "smooth-muscle", width=2.2, tone=-0.4)
    elif id == "circular":
        d.add("circular-fibres", _lines(around), "line", "smooth-muscle", width=2.2, tone=-0.3)
    elif id == "submucosa":
        web = [
            geo.line((450, -40), (500, -70), (590, -60)),
            geo.line((450, 20), (510, 0), (610, 14)),
            geo.line((500, -70), (510, 0), (490, 80)),
            geo.line((450, 90), (520, 84), (620, 96)),
        ]
        d.add("plexus", _lines([w.intersection(body) for w in web]), "cord", "nervous", width=7, shadow=False)
        d.add(
            "submucosa-artery",
            geo.line((470, -120), (540, -126), (610, -116)).intersection(body),
            "cord",
            "artery",
            width=9,
        )
        d.add(
            "submucosa-vein",
            geo.line((470, 130), (540, 124), (610, 132)).intersection(body),
            "cord",
            "vein",
            width=9,
        )


def _in_face(d: Drawing, id: str, radius: float, reach: float) -> None:
    """What is seen where a layer is cut across."""
    if id == "longitudinal":
        ring = LineString(geo.ellipse(reach, 0, (radius - 15) * SQUASH, radius - 15).exterior)
        d.add(
            "myenteric",
            MultiPoint([ring.interpolate(k / 22, normalized=True) for k in range(22)]),
            "dots",
            "nervous",
            width=11,
        )
    elif id == "submucosa":
        face = [geo.polar(1, a) for a in range(0, 360, 60)]
        d.add(
            "glands",
            [geo.ellipse(reach + x * 150 * SQUASH, y * 150, 10, 17) for x, y in face],
            "round",
            "gland",
            depth=6,
        )
    elif id == "mucosa":
        d.add("epithelium", _folded(800).buffer(9), "round", "mucosa", depth=6, tone=0.45)


def _hoop(x: float, radius: float, body: BaseGeometry) -> BaseGeometry:
    hoop = LineString(
        [
            (x - radius * SQUASH * math.cos(a), radius * math.sin(a))
            for a in (k * math.pi / 24 - math.pi / 2 for k in range(25))
        ]
    )
    return hoop.intersection(body)


def _folded(x: float) -> BaseGeometry:
    """The lumen, thrown into folds."""
    points = []
    for k in range(16):
        r = 92 if k % 2 else 52
        a = 2 * math.pi * k / 16
        points.append((x + r * SQUASH * math.cos(a), r * math.sin(a)))
    return geo.blob(*points, step=3)


def _lines(pieces) -> MultiLineString:
    """All pieces of lines that clipping has left."""
    found = [q for p in pieces for q in getattr(p, "geoms", [p])]
    return MultiLineString([q for q in found if q.geom_type == "LineString" and q.length > 2])


LAYERS_PLATE = plate_subject(
    "alimentary-canal-layers",
    "Layers of the alimentary canal",
    draw_layers,
    TERMS,
    "mesentery gut-serosa longitudinal-muscle circular-muscle gut-muscularis myenteric-plexus gut-submucosa submucosal-plexus submucosal-gland muscularis-mucosae "
    "gut-mucosa gut-epithelium lamina-propria gut-lumen",
    subtitle="From the serosa to the lumen",
    note="The layers are drawn one shorter than the other; not to scale.",
    names=(
        "layer of the alimentary canal", "alimentary canal layer", "layer of the digestive tract", "layer of the gut wall", "wall of the digestive tract",
        "layer of the gastrointestinal tract", "gut wall", "layer of the gi tract", "tissue layer of the alimentary canal", "histology of the alimentary canal",
    ),
    tells=("mucosa + submucosa + muscularis", "submucosa + muscularis + serosa"),
    not_when=("stomach", "trachea", "bladder", "ureter", "uterine"),
    opening="The wall of the alimentary canal, laid bare layer by layer.",
    caption=("gut-mucosa", "gut-submucosa", "gut-muscularis", "gut-serosa", "myenteric-plexus"),
    summary="Mucosa, submucosa, muscularis and serosa follow from the lumen outwards.",
    sources=SOURCES,
)  # fmt: skip


# ---------------------------------------------------------------- villi
def _villus_shape(x: float, width: float, top: float, floor: float) -> BaseGeometry:
    return geo.tube(
        (x, floor, width * 0.56),
        (x, floor - 120, width * 0.5),
        (x, top + 150, width * 0.5),
        (x, top + width / 2, width * 0.46),
        cap=2,
    )


def draw_villi(seed: int) -> Drawing:
    d = Drawing("intestinal-villi")
    floor = 640.0
    columns = ((110, 150), (330, 150), (550, 150))
    villi = [_villus_shape(x, w, 40 + 30 * (n % 2), floor) for n, (x, w) in enumerate(columns)]
    crypts = [geo.tube((x, floor - 60, 15), (x, floor + 120, 17), cap=2) for x in (220, 440)]
    base = box(0, floor - 20, 660, 830)
    tissue = geo.clean(unary_union([*villi, base]))
    d.add("epithelium", geo.smooth(tissue, 6), "round", "mucosa", depth=16)
    core = unary_union([*(geo.inset(v, 34) for v in villi), box(0, floor + 10, 660, 830)])
    d.add("crypts", [c.buffer(24) for c in crypts], "round", "mucosa", depth=10, tone=-0.12)
    d.add(
        "lamina-propria",
        geo.smooth(core.difference(unary_union([c.buffer(24) for c in crypts])), 4),
        "cut",
        "submucosa",
        shadow=False,
    )
    d.add(
        "crypt-lumen",
        [c.intersection(box(0, 560, 700, 900)) for c in crypts],
        "hollow",
        "mucosa",
        depth=8,
        finish="dark",
    )
    walls, goblets = [], []
    for v in villi:
        ring, inner = v.exterior, geo.inset(v, 34)
        steps = int(ring.length / 24)
        for k in range(steps):
            p = ring.interpolate(k / steps, normalized=True)
            if p.y > floor - 70:
                continue
            q = inner.exterior.interpolate(inner.exterior.project(p))
            walls.append(LineString([p, q]))
            if k % 6 == 3:
                n = ring.interpolate((k + 0.5) / steps, normalized=True)
                m = inner.exterior.interpolate(inner.exterior.project(n))
                goblets.append(geo.ellipse(n.x * 0.7 + m.x * 0.3, n.y * 0.7 + m.y * 0.3, 8, 11))
    d.add("cell-walls", _lines(walls), "line", "mucosa", width=1.8, tone=-0.45)
    d.add("goblets", goblets, "round", "platelet", depth=5)
    d.add("muscularis-mucosae", box(0, 770, 660, 800), "cut", "smooth-muscle", tone=0.3)
    d.add("submucosa", box(0, 800, 660, 870), "cut", "submucosa", tone=-0.1)
    for n, (x, _) in enumerate(columns):
        top = 100 + 30 * (n % 2)
        d.add(
            f"lacteal-{n}",
            geo.tube((x, 770, 10), (x, top + 90, 13), (x, top + 60, 11), cap=3),
            "round",
            "lymph",
            depth=9,
        )
        left = [geo.line((x - 34, 780), (x - 28, top + 260), (x - 28, top + 80), (x, top + 26))]
        right = [geo.line((x + 34, 780), (x + 28, top + 260), (x + 28, top + 80), (x, top + 26))]
        net = [geo.line((x - 28, y), (x, y + 16), (x + 28, y)) for y in range(top + 110, 620, 66)]
        d.add(f"artery-{n}", _lines(left), "cord", "artery", width=7, shadow=False)
        d.add(f"vein-{n}", _lines(right), "cord", "vein", width=7, shadow=False)
        d.add(f"net-{n}", _lines(net), "cord", "capillary", width=5, shadow=False)
    for id, material, y in (("artery", "artery", 822), ("vein", "vein", 842), ("lymph", "lymph", 860)):
        d.add(f"{id}-below", LineString([(0, y), (660, y)]), "cord", material, width=13, shadow=False)
    _cell_inset(d)
    d.label("villus", "epithelium", priority=0, zone=box(0, 60, 640, 500))
    d.label(
        "absorptive-cell",
        "epithelium",
        "c-cell",
        priority=1,
        zone=box(700, 0, 1100, 900).union(box(0, 200, 60, 500)),
    )
    d.label("goblet-cell", "goblets", priority=1)
    d.label("villus-capillaries", *(f"net-{n}" for n in range(3)), priority=0)
    d.label("lacteal", *(f"lacteal-{n}" for n in range(3)), priority=0)
    d.label("intestinal-crypt", "crypts", priority=1)
    d.label("lamina-propria", priority=2, zone=box(0, 690, 660, 768))
    d.label("muscularis-mucosae", priority=2)
    d.label("gut-submucosa", "submucosa", priority=2)
    d.label("villus-artery", "artery-below", priority=1)
    d.label("villus-vein", "vein-below", priority=1)
    d.label("villus-lymph", "lymph-below", priority=1)
    d.label("microvilli", "c-brush", priority=0)
    return d


def _cell_inset(d: Drawing) -> None:
    """One absorptive cell with its brush border, enlarged."""
    x, y, radius = 840.0, 260.0, 160.0
    cell = Drawing("cell")
    cell.add("ground", geo.ellipse(0, 0, 170), "flat", "mucosa", tone=0.7)
    brush = [geo.tube((bx, -40, 6.5), (bx, -96, 6.5), cap=2) for bx in range(-66, 67, 17)]
    cell.add("brush", brush, "round", "mucosa", depth=5, tone=0.25)
    for side in (-160, -80, 80):
        width = 78
        cell.add(
            f"body{side}",
            geo.rounded_box(side + 1 if side != -80 else -78, -46, width if side != -80 else 156, 250, 12),
            "round",
            "mucosa",
            depth=14,
            tone=0.1 if side != -80 else 0.3,
        )
    cell.add("cell", geo.rounded_box(-70, -38, 140, 230, 10), "cut", "mucosa", tone=0.5, shadow=False)
    cell.add("nucleus", geo.ellipse(0, 84, 34, 44), "round", "leukocyte-nucleus", depth=14)
    d.add(
        "ties",
        MultiLineString([[(626, 200), (x - 100, y - 126)], [(626, 230), (x - 110, y + 118)]]),
        "line",
        "ink",
        width=1.3,
    )
    d.place(cell.clipped(geo.ellipse(0, 0, radius)), x, y, prefix="c-")
    d.add("ring", LineString(geo.ellipse(x, y, radius).exterior), "line", "ink", width=2.4)


VILLI = plate_subject(
    "intestinal-villi",
    "Villi of the small intestine",
    draw_villi,
    TERMS,
    "villus absorptive-cell goblet-cell villus-capillaries lacteal intestinal-crypt lamina-propria muscularis-mucosae gut-submucosa villus-artery villus-vein villus-lymph microvilli",
    subtitle="Longitudinal section, with an absorptive cell enlarged",
    note="Not to scale.",
    names=(
        "villus", "villi", "intestinal villus", "villi of the small intestine", "small intestine", "wall of the small intestine", "histology of the small intestine",
        "villus and microvillus", "microvilli", "lining of the small intestine", "villi and microvilli", "intestinal wall", "small intestine structure",
    ),
    tells=("villus + lacteal", "villi + small intestine", "microvilli + absorption"),
    not_when=("chorionic", "placenta", "large intestine", "stomach", "mouth", "esophagus", "segmentation", "infection", "fungiform", "hormone", "three section", "pancreas", "duodenum jejunum"),
    opening="Three villi of the small intestine in longitudinal section.",
    summary="Villi and microvilli enlarge the surface; capillaries take up sugars, lacteals take up fats.",
    sources=(*SOURCES, "openstax-bio-34"),
)  # fmt: skip


# ---------------------------------------------------------------- movements
def _gut(key: str, radii, food, squeezed) -> Drawing:
    """A stretch of gut in section; `radii` along it, `food` as (x, width) lumps, `squeezed` x of contracted muscle."""
    d = Drawing(key, box=(-210, -110, 420, 220))
    n = len(radii) - 1
    points = [(-200 + 400 * k / n, 0, r) for k, r in enumerate(radii)]
    d.add("relaxed", geo.tube(*[(x, y, r + 26) for x, y, r in points]), "round", "stomach", depth=16)
    wall = geo.tube(*[(x, y, r + 4) for x, y, r in points])
    d.add("lining", wall, "round", "mucosa", depth=4, tone=0.2, shadow=False)
    lumen = geo.tube(*points)
    d.add("lumen", lumen, "hollow", "mucosa", depth=14, tone=0.35)
    for k, (x, width) in enumerate(food):
        lump = geo.inset(lumen, 5).intersection(box(x - width, -100, x + width, 100))
        d.add(
            f"food-{k}",
            geo.smooth(geo.inset(lump, 8).buffer(6), 3),
            "round",
            "bone-edge",
            depth=14,
            lobules=9,
        )
    bands = [
        d["relaxed"].shape.difference(wall).intersection(box(x - 26, -120, x + 26, 120)) for x in squeezed
    ]
    if bands:
        d.add("contracted", geo.clean(unary_union(bands)), "round", "smooth-muscle", depth=10, shadow=False)
        d.label("contracted-muscle", "contracted", priority=0)
    return d


def _lumps(d: Drawing, term: str, count: int) -> Drawing:
    d.label(term, *(f"food-{k}" for k in range(count)), priority=0)
    d.label("relaxed-muscle", "relaxed", priority=1)
    return d


def draw_separating(seed: int) -> Drawing:
    return _lumps(
        _gut("segmentation-1", (44, 46, 20, 46, 20, 46, 44), ((-150, 44), (0, 40), (150, 44)), (-66, 66)),
        "chyme",
        3,
    )


def draw_remixing(seed: int) -> Drawing:
    return _lumps(
        _gut("segmentation-2", (22, 46, 46, 20, 46, 46, 22), ((-90, 56), (90, 56)), (-196, 0, 196)),
        "chyme",
        2,
    )


def draw_separating_again(seed: int) -> Drawing:
    return _lumps(
        _gut("segmentation-3", (44, 46, 20, 46, 20, 46, 44), ((-150, 44), (0, 40), (150, 44)), (-66, 66)),
        "chyme",
        3,
    )


SEGMENTATION = drawn_subject(
    "segmentation",
    "Segmentation in the small intestine",
    Layout.PROCESS,
    (
        Panel("segmentation-1", draw_separating, "Separating", text="Rings of circular muscle contract and part the chyme into portions."),
        Panel("segmentation-2", draw_remixing, "Remixing", text="They relax while the muscle between them contracts: the portions are divided and pushed together anew."),
        Panel("segmentation-3", draw_separating_again, "Repeating", text="Repeated, this mixes chyme with digestive juices and brings it to the wall, where nutrients are absorbed."),
    ),
    TERMS,
    "chyme contracted-muscle relaxed-muscle",
    subtitle="Mixing without carrying forward",
    names=("segmentation", "intestinal segmentation", "segmentation of chyme", "segmentation in the small intestine"),
    tells=("segmentation + chyme",),
    not_when=("body segmentation", "worm", "annelid", "embryo", "arthropod", "drosophila", "segmented", "image"),
    opening="How the small intestine mixes its contents.",
    summary="Rings of muscle contract in turn, part the chyme and push it together again.",
    sources=SOURCES,
)  # fmt: skip


def draw_peristalsis(key: str, at: float) -> Drawing:
    radii = [44.0] * 9
    k = round((at + 200) / 50)
    radii[max(0, k - 2)], radii[max(0, k - 1)] = 16.0, 24.0
    d = _gut(key, radii, ((at + 10, 52),), (at - 84,))
    d.flow("action", (at + 70, -96), (at + 110, -96), (at + 150, -96), width=9)
    d.flow("action", (at + 70, 96), (at + 110, 96), (at + 150, 96), width=9)
    return _lumps(d, "bolus", 1)


def draw_peristalsis_1(seed: int) -> Drawing:
    return draw_peristalsis("peristalsis-1", -100)


def draw_peristalsis_2(seed: int) -> Drawing:
    return draw_peristalsis("peristalsis-2", 0)


def draw_peristalsis_3(seed: int) -> Drawing:
    return draw_peristalsis("peristalsis-3", 50)


PERISTALSIS = drawn_subject(
    "peristalsis",
    "Peristalsis",
    Layout.PROCESS,
    (
        Panel("peristalsis-1", draw_peristalsis_1, "Contraction behind", text="Circular muscle contracts behind the bolus of food."),
        Panel("peristalsis-2", draw_peristalsis_2, "The wave moves on", text="Longitudinal muscle ahead shortens the gut, and the ring of contraction follows the bolus."),
        Panel("peristalsis-3", draw_peristalsis_3, "Forward", text="The wave pushes the bolus onwards, from the esophagus to the stomach."),
    ),
    TERMS,
    "bolus contracted-muscle relaxed-muscle",
    subtitle="Waves of contraction carry food onwards",
    names=("peristalsis", "peristaltic wave", "peristalsis in the esophagus", "peristalsis moves food", "esophageal peristalsis"),
    tells=("esophagus + peristaltic", "esophagus + transfer + food", "peristalsis + bolus", "peristalsis + esophagus"),
    not_when=("earthworm", "worm", "ureter"),
    opening="How the gut carries food.",
    summary="Muscle contracts behind the bolus and relaxes before it, so that it moves on.",
    sources=SOURCES,
)  # fmt: skip

SUBJECTS = (LAYERS_PLATE, VILLI, SEGMENTATION, PERISTALSIS)
