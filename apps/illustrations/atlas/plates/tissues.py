"""Epithelia, connective tissues, the goblet cell and tissue membranes."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import epithelium, organelles, organelles_endomembrane
from ..scenes import label_parts

W = 420.0


def squamous_above(seed: int) -> Drawing:
    d = Drawing("squamous-above")
    epithelium.pavement(d, "squamous-cells", geo.rounded_box(0, 0, 480, 320, 30), 78, f"squamous/{seed}")
    d.label("epithelium-squamous-cells", "squamous-cells", priority=0)
    d.label("epithelium-nucleus", "squamous-cells-nuclei", priority=0)
    return d


def simple_squamous(seed: int) -> Drawing:
    d = Drawing("simple-squamous")
    epithelium.basement(d, W, 100)
    cells = [geo.tube((x, 94, 4), (x + 40, 88, 9), (x + 70, 82, 15), (x + 100, 88, 9), (x + 140, 94, 4),
        step=4) for x in range(0, 420, 140)]
    d.add("squamous-cells", cells, Form.ROUND, "epithelial-cell", depth=6, shadow=False)
    d.add("nuclei", [geo.ellipse(x + 70, 83, 20, 8) for x in range(0, 420, 140)], Form.ROUND, "epithelial-nucleus",
        depth=3, shadow=False)
    label_parts(d, "epithelium", "squamous-cells basement-membrane", priority=0)
    d.label("epithelium-nucleus", "nuclei", priority=1)
    return d


def simple_rows(key: str, kind: str, tall: float, count: int, at: float):
    def draw(seed: int) -> Drawing:
        d = Drawing(key)
        epithelium.basement(d, W, tall)
        shape = (at, 0.26, 0.28) if kind == "cuboidal-cells" else (at, 0.3, 0.14)
        epithelium.row(d, kind, 0, W, 0, tall, count, seed, nucleus=shape, wobble=0.02)
        label_parts(d, "epithelium", f"{kind} basement-membrane", priority=0)
        d.label("epithelium-nucleus", f"{kind}-nuclei", priority=1)
        return d

    return draw


def pseudostratified(seed: int) -> Drawing:
    d = Drawing("pseudostratified")
    epithelium.basement(d, W, 170)
    cells, nuclei = [], []
    for n in range(11):
        x = 4 + n * 37.6
        short = n % 3 == 1
        top = 70 if short else 0
        shape = geo.tube((x + 19, top, 6 if short else 18), (x + 19, (top + 170) / 2, 20 if short else 16),
            (x + 19, 169, 20 if short else 13), step=4)
        cells.append(geo.inset(shape.intersection(box(x - 2, -4, x + 40, 170)), 0.7))
        nuclei.append(geo.ellipse(x + 19, 132 if short else 60 + (n % 2) * 34, 9, 15))
    d.add("between", box(2, 6, W - 2, 170), Form.FLAT, "epithelial-cell", tone=-0.12, outline=False, shadow=False)
    d.add("columnar-cells", cells, Form.ROUND, "epithelial-cell", depth=8, shadow=False)
    d.add("nuclei", nuclei, Form.ROUND, "epithelial-nucleus", depth=4, shadow=False)
    epithelium.cilia(d, "cilia", 8, W - 6, 2, 24)
    label_parts(d, "epithelium", "cilia columnar-cells basement-membrane", priority=0)
    d.label("epithelium-nucleus", "nuclei", priority=1)
    return d


def stratified(key: str, kind: str):
    def draw(seed: int) -> Drawing:
        d = Drawing(key)
        epithelium.basement(d, W, 240)
        epithelium.row(d, "rounded-cells", 0, W, 194, 240, 11, seed, nucleus=(0.5, 0.26, 0.26), wobble=0.04)
        epithelium.row(d, "middle", -18, W + 18, 150, 193, 10, seed, nucleus=(0.5, 0.24, 0.24), wobble=0.05)
        if kind == "squamous":
            epithelium.row(d, "upper", -10, W + 10, 112, 149, 8, seed, nucleus=(0.5, 0.2, 0.24))
            epithelium.row(d, "flat", -30, W + 30, 84, 111, 6, seed, nucleus=(0.5, 0.15, 0.26))
            epithelium.row(d, "flattened-cells", -10, W + 10, 62, 83, 5, seed, nucleus=(0.5, 0.13, 0.26))
            epithelium.row(d, "top", -50, W + 50, 44, 61, 4, seed, nucleus=(0.5, 0.11, 0.24))
            label_parts(d, "epithelium", "flattened-cells rounded-cells basement-membrane", priority=0)
        elif kind == "cuboidal":
            epithelium.row(d, "surface-cells", 0, W, 98, 149, 8, seed, nucleus=(0.5, 0.24, 0.26), wobble=0.02)
            label_parts(d, "epithelium", "surface-cells rounded-cells basement-membrane", priority=0)
        elif kind == "columnar":
            epithelium.row(d, "surface-cells", 0, W, 50, 149, 10, seed, nucleus=(0.6, 0.28, 0.16), wobble=0.02)
            label_parts(d, "epithelium", "surface-cells rounded-cells basement-membrane", priority=0)
        else:
            domes = [geo.blob((x, 150), (x + 6, 104), (x + 40, 82), (x + 74, 104), (x + 80, 150),
                (x + 40, 146)) for x in range(8, 400, 82)]
            d.add("dome-shaped-cells", domes, Form.ROUND, "epithelial-cell", depth=16, shadow=False)
            d.add("dome-nuclei", [geo.ellipse(x + 40, 116, 16, 13) for x in range(8, 400, 82)], Form.ROUND,
                "epithelial-nucleus", depth=5, shadow=False)
            label_parts(d, "epithelium", "dome-shaped-cells rounded-cells basement-membrane", priority=0)
        for part in [p for p in d.parts if p.shape.bounds[2] > W + 2 or p.shape.bounds[0] < -2]:
            clipped = part.shape.intersection(box(0, 0, W, 400))
            d.parts[d.parts.index(part)] = type(part)(part.id, geo.clean(clipped), part.form, part.material,
                part.depth, shadow=False)
        return d

    return draw


# ---------------------------------------------------------------- connective tissue
def draw_tendon(seed: int) -> Drawing:
    d = Drawing("tendon-plate")
    r = geo.rng(f"tendon/{seed}")
    d.add("ground", geo.rounded_box(0, 0, 900, 640, 16), Form.FLAT, "ground-substance", shadow=False)
    bundles = []
    for n in range(13):
        y = 26 + n * 49
        points = [(x, y + 7 * np.sin(x / 88.0 + n * 0.5) + r.uniform(-3, 3), 23.5) for x in range(-20, 1000, 80)]
        bundles.append(points)
        grain = tuple(geo.curve([(x, py + k) for x, py, _ in points]) for k in (-14, -7, 0, 7, 14))
        shape = geo.tube(*points, step=8).intersection(box(0, 0, 900, 640))
        d.add("collagen-fibers" if n == 6 else f"fiber-{n}", shape, Form.ROUND, "collagen", depth=14, grain=grain,
            shadow=False)
    nuclei = [geo.ellipse(x + (row % 2) * 96, 50 + row * 49 + 7 * np.sin(x / 88.0 + row * 0.5), 44, 6.5,
        3 * np.cos(x / 88.0)) for row in range(12) for x in range(60, 720, 192)]
    d.add("fibroblast", nuclei, Form.ROUND, "fibroblast", depth=3)
    label_parts(d, "connective", "collagen-fibers fibroblast", priority=0)
    return d


def draw_adipose(seed: int) -> Drawing:
    d = Drawing("adipose-plate")
    field = geo.rounded_box(0, 0, 900, 680, 24)
    d.add("ground", field, Form.FLAT, "collagen", tone=0.3, shadow=False)
    cells = geo.cells(geo.inset(field, 4), 150, f"adipose/{seed}", wall=4, rounding=30)
    d.add("adipocyte", cells, Form.ROUND, "epithelial-cell", depth=10, shadow=False)
    d.add("fat-droplet", [geo.inset(c, 9) for c in cells], Form.ROUND, "adipocyte", depth=34, shadow=False)
    nuclei = []
    for n, c in enumerate(cells):
        p = c.exterior.interpolate((n * 0.37) % 1, normalized=True)
        m = c.centroid
        nuclei.append(geo.ellipse(p.x + (m.x - p.x) * 0.1, p.y + (m.y - p.y) * 0.1, 19, 8,
            np.degrees(np.arctan2(m.y - p.y, m.x - p.x)) + 90))
    d.add("nucleus", nuclei, Form.ROUND, "fibroblast", depth=5, shadow=False)
    label_parts(d, "connective", "adipocyte fat-droplet nucleus", priority=0)
    return d


def draw_areolar(seed: int) -> Drawing:
    d = Drawing("areolar-plate")
    r = geo.rng(f"areolar/{seed}")
    field = geo.rounded_box(0, 0, 900, 680, 24)
    d.add("ground-substance", field, Form.FLAT, "ground-substance", shadow=False)
    inside = geo.inset(field, 10)
    thick = [geo.tube(*[(x, y + 60 * np.sin(x / 190 + y), 11) for x in range(-40, 960, 100)],
        step=8).intersection(inside) for y in (80, 250, 400, 560)]
    d.add("collagen-fibers", unary_union(thick), Form.ROUND, "collagen", depth=8)
    thin = [LineString(geo.curve([(r.uniform(0, 200), r.uniform(0, 680)), (r.uniform(300, 600), r.uniform(0, 680)),
        (r.uniform(700, 900), r.uniform(0, 680))])[:, :2]).intersection(inside) for _ in range(11)]
    d.add("elastic-fibers", MultiLineString([t for t in thin if t.geom_type == "LineString"]), Form.CORD, "elastin",
        width=3.4)
    spots = ((180, 170, 20), (620, 130, -30), (360, 330, 40), (740, 440, 10), (200, 530, -20), (560, 560, 30))
    bodies = [geo.tube(*geo.local([(-70, 8, 2), (-20, 0, 14), (20, 2, 14), (70, -8, 2)], x, y, a), step=4) for x, y,
        a in spots]
    d.add("fibroblast", bodies, Form.ROUND, "fibroblast", tone=0.35, depth=8)
    d.add("fibroblast-nuclei", [geo.ellipse(x, y, 17, 8, a) for x, y, a in spots], Form.ROUND, "fibroblast", depth=4,
        shadow=False)
    d.add("macrophage", [geo.wobbly(x, y, 44, 38, f"macro/{x}", n=9, amount=0.16) for x,
        y in ((480, 220), (110, 380))], Form.ROUND, "microglia", depth=12)
    d.add("macrophage-nuclei", [geo.ellipse(x, y, 17, 14) for x, y in ((484, 222), (112, 378))], Form.ROUND,
        "epithelial-nucleus", depth=5, shadow=False)
    d.add("mast-cell", geo.ellipse(650, 320, 46, 36), Form.ROUND, "epithelial-cell", depth=12)
    d.add("granules", unary_union([geo.ellipse(x, y, 4.4) for x, y in geo.scatter(geo.ellipse(650, 320, 40, 30), 11,
        "mast")]), Form.FLAT, "epithelial-nucleus", shadow=False)
    d.add("adipocyte", [geo.ellipse(780, 220, 60, 56), geo.ellipse(800, 580, 54)], Form.ROUND, "adipocyte", depth=20)
    d.add("capillary", geo.tube((300, 700, 24), (340, 600, 22), (420, 480, 20), (560, 430, 18), (900, 300, 18),
        step=8).intersection(field), Form.ROUND, "artery", depth=12, opacity=0.95)
    label_parts(d, "connective", "collagen-fibers elastic-fibers fibroblast macrophage", priority=0)
    label_parts(d, "connective", "mast-cell adipocyte capillary ground-substance")
    return d


def cartilage(key: str, kind: str):
    def draw(seed: int) -> Drawing:
        d = Drawing(key)
        field = geo.rounded_box(0, 0, 460, 320, 18)
        d.add("matrix", field, Form.FLAT, "cartilage" if kind != "fibro" else "ground-substance", tone=0.1,
            shadow=False)
        if kind == "elastic":
            lines = [geo.curve([(x, 0), (x + 30 * np.sin(x), 110), (x - 40 * np.cos(x), 210), (x + 20, 320)], 12)[:,
                :2] for x in range(-20, 480, 26)]
            lines += [geo.curve([(0, y), (150, y + 24 * np.cos(y)), (320, y - 20), (460, y + 14)], 12)[:,
                :2] for y in range(10, 320, 34)]
            d.add("elastic-fiber-network", unary_union([LineString(x) for x in lines]).intersection(geo.inset(field,
                4)), Form.LINE, "elastin", width=2)
        if kind == "fibro":
            for n, y in enumerate(range(22, 320, 40)):
                points = [(x, y + 8 * np.sin(x / 60 + n), 15) for x in range(-20, 500, 60)]
                d.add("thick-collagen-bundles" if n == 3 else f"bundle-{n}",
                    geo.tube(*points, step=6).intersection(field), Form.ROUND, "collagen", depth=8, shadow=False)
        spots = [(80, 62), (104, 64), (250, 90), (380, 58), (150, 170), (172, 184), (330, 180), (66, 250), (250, 262),
            (274, 262), (400, 262)]
        d.add("lacunae", [geo.ellipse(x, y, 22, 17) for x, y in spots], Form.FLAT, "vitreous", shadow=False)
        d.add("chondrocyte-in-its-lacuna", [geo.ellipse(x, y, 16, 12) for x, y in spots], Form.ROUND, "schwann-cell",
            depth=6, shadow=False)
        d.add("nuclei", [geo.ellipse(x, y, 6) for x, y in spots], Form.FLAT, "epithelial-nucleus", shadow=False)
        d.label("connective-chondrocyte-in-its-lacuna", "chondrocyte-in-its-lacuna", priority=0)
        name = {"hyaline": "matrix", "elastic": "elastic-fiber-network", "fibro": "thick-collagen-bundles"}[kind]
        d.label(f"connective-{name}", name, priority=0)
        return d

    return draw


# ---------------------------------------------------------------- goblet cell
def draw_goblet(seed: int) -> Drawing:
    d = Drawing("goblet-plate")
    d.add("mucus", geo.blob((-40, 40), (120, -16), (300, -40), (480, -16), (640, 40), (560, 52), (300, 30), (60, 52)),
        Form.ROUND, "mucin", tone=0.3, depth=12)
    epithelium.basement(d, 600, 760, 70)
    for n, x in enumerate((0, 404)):
        epithelium.row(d, f"columnar-{n}", x, x + 196, 96, 760, 2, f"goblet/{n}", nucleus=(0.78, 0.28, 0.06),
            wobble=0.0)
        epithelium.cilia(d, f"brush-{n}", x + 8, x + 190, 98, 22, 9, "epithelial-cell")
    cell = epithelium.goblet_shape(300, 86, 762, 214)
    hairs = [geo.tube((x, 92, 8), (x + 2, 40 - 4 * (i % 2), 7), cap=2, step=4) for i,
        x in enumerate((236, 262, 288, 314, 340, 364))]
    d.add("microvilli", hairs, Form.ROUND, "epithelial-cell", depth=6)
    d.add("goblet-cell", cell, Form.ROUND, "epithelial-cell", depth=22)
    d.add("cytosol", geo.inset(cell, 8), Form.FLAT, "cytosol-animal", shadow=False)
    r = geo.rng("mucin")
    spots = [(x + r.uniform(-5, 5), y + r.uniform(-4, 4)) for y in range(120, 390,
        43) for x in range(226 + (8 if y > 290 else 0), 390 - (8 if y > 290 else 0), 41)]
    inner = geo.inset(cell, 20)
    d.add("secretory-vesicles-with-mucin", [e for x, y in spots if inner.contains(e := geo.ellipse(x, y, 18))],
        Form.ROUND, "mucin", depth=7)
    d.place(organelles_endomembrane.golgi(seed, size=0.7), 300, 452, rotation=-90, prefix="golgi-")
    d.place(organelles.mitochondrion(seed), 276, 536, scale=0.62, rotation=70, prefix="mito-")
    folds = [geo.line((262, 590 + k * 15), (290, 582 + k * 15), (320, 594 + k * 15),
        (342, 586 + k * 15)) for k in range(3)]
    d.add("rough-endoplasmic-reticulum", unary_union(folds), Form.CORD, "rough-er", width=8)
    d.add("nucleus", geo.ellipse(300, 684, 34, 42), Form.ROUND, "epithelial-nucleus", depth=14, shadow=False)
    label_parts(d, "goblet", "goblet-cell secretory-vesicles-with-mucin nucleus microvilli", priority=0)
    label_parts(d, "goblet", "rough-endoplasmic-reticulum mucus basement-membrane")
    d.label("goblet-golgi-apparatus", *[p.id for p in d.parts if p.id.startswith("golgi-")], priority=1)
    d.label("goblet-mitochondrion", "mito-outer-membrane", "mito-matrix", priority=2)
    d.label("goblet-columnar-cell", "columnar-0", "columnar-1", priority=1)
    return d


# ---------------------------------------------------------------- tissue membranes
def mucous(seed: int) -> Drawing:
    d = Drawing("mucous-membrane")
    epithelium.basement(d, W, 190, 90)
    d.add("mucus", box(0, 26, W, 56), Form.FLAT, "mucin", tone=0.35, outline=False, shadow=False)
    epithelium.row(d, "epithelium", 0, W, 56, 190, 9, seed, nucleus=(0.7, 0.28, 0.12), wobble=0.0)
    d.add("goblets", [epithelium.goblet_shape(x, 58, 190, 44) for x in (117, 304)], Form.ROUND, "mucin", depth=8)
    label_parts(d, "membrane", "mucus epithelium", priority=0)
    d.label("membrane-lamina-propria", "underlying", priority=0)
    return d


def serous(seed: int) -> Drawing:
    d = Drawing("serous-membrane")
    epithelium.basement(d, W, 150, 90)
    d.add("serous-fluid", box(0, 60, W, 134), Form.FLAT, "synovial-fluid", outline=False, shadow=False)
    cells = [geo.tube((x, 144, 4), (x + 40, 139, 8), (x + 70, 134, 13), (x + 100, 139, 8), (x + 140, 144, 4),
        step=4) for x in range(0, 420, 140)]
    d.add("mesothelium", cells, Form.ROUND, "epithelial-cell", depth=5, shadow=False)
    d.add("nuclei", [geo.ellipse(x + 70, 135, 18, 7) for x in range(0, 420, 140)], Form.FLAT, "epithelial-nucleus",
        shadow=False)
    label_parts(d, "membrane", "serous-fluid mesothelium", priority=0)
    d.label("membrane-connective-tissue", "underlying", priority=0)
    return d


def cutaneous(seed: int) -> Drawing:
    d = Drawing("cutaneous-membrane")
    epithelium.basement(d, W, 220, 90)
    d.add("keratin", box(0, 40, W, 84), Form.FLAT, "corneum", shadow=False)
    d.add("keratin-flakes", MultiLineString([[(x, y), (x + 34, y + 1)] for y in range(46, 84,
        8) for x in range(4 + y % 20, 380, 44)]), Form.LINE, "corneum", width=1.6, tone=-0.3)
    for n, (a, b, count) in enumerate(((84, 116, 8), (116, 150, 10), (150, 184, 12), (184, 220, 14))):
        epithelium.row(d, "keratinized-epithelium" if n == 2 else f"layer-{n}", 0, W, a, b, count, f"{seed}/{n}",
            nucleus=(0.5, 0.22, 0.26), material="epidermis", wobble=0.0)
    d.label("membrane-keratinized-epithelium", "keratinized-epithelium", "keratin", "layer-1", priority=0)
    d.label("membrane-dermis", "underlying", priority=0)
    return d


def synovial(seed: int) -> Drawing:
    d = Drawing("synovial-tissue-membrane")
    d.add("bone", box(0, 230, W, 300), Form.CUT, "compact-bone", depth=6)
    d.add("articular-cartilage", box(0, 196, W, 232), Form.FLAT, "cartilage", shadow=False)
    d.add("synovial-fluid", box(0, 130, W, 196), Form.FLAT, "synovial-fluid", outline=False, shadow=False)
    d.add("connective-tissue", box(0, 20, W, 112), Form.FLAT, "dermis", shadow=False)
    d.add("fibers", MultiLineString(geo.dashes(geo.hatch(box(4, 26, W - 4, 104), 3, 14, "syn", 4), "syn", (30, 80),
        (10, 40), 0.8)), Form.LINE, "collagen", width=1.6, detail=2)
    d.add("synovial-cells", [geo.wobbly(x, 116, 20, 13, f"syn/{x}", n=8, amount=0.12) for x in range(22, 420, 42)],
        Form.ROUND, "synovial-membrane", depth=6)
    label_parts(d, "membrane", "synovial-fluid synovial-cells connective-tissue articular-cartilage", priority=0)
    return d
