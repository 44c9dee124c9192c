"""The skin close up and the senses: sebaceous gland, touch, taste, hearing, the layers of the epidermis and of the retina."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

import numpy as np
from shapely import box
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import epithelium, neurons, skin
from ..scenes import label_parts


def draw_sebaceous(seed: int) -> Drawing:
    d = Drawing("sebaceous-plate")
    d.add("dermis", box(0, 120, 760, 800), Form.FLAT, "dermis", shadow=False)
    lines = geo.dashes(geo.hatch(box(6, 150, 754, 790), 8, 17, "seb", 5), "seb", (30, 90), (14, 50), 0.7)
    d.add("collagen", MultiLineString(lines), Form.LINE, "collagen", width=1.5, detail=2)
    d.add("arrector-pili-muscle", geo.tube((330, 560, 12), (200, 400, 18), (70, 190, 8), cap=2, step=5), Form.ROUND,
        "skeletal-muscle", depth=12)
    d.add("epidermis", geo.blob((0, 30, "c"), (330, 30), (352, 60), (360, 130), (398, 130), (408, 60), (430, 30),
        (760, 30, "c"), (760, 120, "c"), (600, 134), (470, 118), (430, 170), (330, 170), (290, 118), (150, 134),
        (0, 120, "c")), Form.ROUND, "epidermis", depth=18)
    d.add("skin-surface", geo.blob((0, 14, "c"), (200, 20), (336, 18), (356, 40), (340, 50), (200, 38),
        (0, 34, "c")).union(geo.blob((760, 14, "c"), (560, 20), (424, 18), (404, 40), (420, 50), (560, 38),
        (760, 34, "c"))), Form.ROUND, "corneum", depth=6)
    d.add("hair-follicle", geo.fillet(unary_union([geo.tube((380, 90, 40), (376, 300, 44), (356, 560, 52),
        (346, 660, 56), step=6), geo.ellipse(342, 690, 76, 72)]), 12), Form.ROUND, "epidermis", depth=18)
    lobes = [geo.ellipse(x, y, r) for x, y, r in ((510, 330, 66), (590, 390, 64), (520, 440, 66), (620, 310, 54),
        (610, 470, 52), (478, 386, 52))]
    gland = geo.fillet(unary_union([*lobes, geo.tube((400, 240, 22), (450, 280, 30), (500, 330, 40), step=5)]), 8)
    d.add("basal-cells", gland.buffer(12), Form.ROUND, "basal-layer", depth=8)
    d.add("sebaceous-gland", gland, Form.ROUND, "sebaceous-gland", depth=26, lobules=30, shadow=False)
    d.add("cell-nuclei", MultiPoint([tuple(p) for p in geo.scatter(geo.inset(gland, 14), 32, "sebocytes")]),
        Form.DOTS, "epithelial-nucleus", width=8, shadow=False)
    d.add("duct", geo.tube((384, 222, 12), (440, 268, 16), (490, 316, 18), step=4), Form.HOLLOW, "sebaceous-gland",
        depth=8, tone=0.4)
    d.add("sebum", geo.blob((372, 20), (420, 14), (432, 34), (420, 120), (412, 230), (396, 250), (394, 120)),
        Form.ROUND, "sebaceous-gland", tone=0.35, depth=7)
    d.add("hair-bulb", geo.ellipse(342, 692, 58, 54), Form.ROUND, "hair-root", depth=16, shadow=False)
    d.add("papilla", geo.tube((340, 764, 18), (342, 716, 20), (344, 690, 8), cap=2, step=4), Form.FLAT, "dermis",
        shadow=False)
    d.add("hair", geo.tube((346, 660, 26), (360, 520, 18), (378, 300, 17), (384, 60, 16), (402, -60, 13),
        (440, -170, 4), step=6), Form.ROUND, "hair", depth=10, shadow=False)
    label_parts(d, "sebaceous", "sebaceous-gland sebum hair hair-follicle epidermis", priority=0)
    label_parts(d, "sebaceous", "dermis duct arrector-pili-muscle hair-bulb skin-surface basal-cells")
    return d


def draw_touch(seed: int) -> Drawing:
    d = Drawing("mechanoreceptors-plate", box=(0, -140, 900, 810))
    skin.layers(d, 900, 30, 130, 520, 670, seed, papillae=8)
    d.add("skin-base", box(0, 666, 900, 670), Form.FLAT, "hypodermis", shadow=False)
    nerve = [(0, 440), (200, 452), (450, 430), (700, 452), (900, 440)]
    for points in ([(120, 448), (130, 300), (150, 150)], [(320, 440), (300, 320), (286, 190)],
        [(480, 432), (540, 400), (600, 330)], [(700, 452), (720, 300), (726, 196)],
        [(560, 440), (600, 520), (660, 580)], [(820, 446), (806, 420), (800, 380)]):
        d.add(f"branch-{points[0][0]}", geo.line(*points), Form.CORD, "nerve", width=6)
    d.add("nerve", geo.line(*nerve), Form.CORD, "nerve", width=16)
    d.add("merkel-s-disks", [geo.ellipse(x, y, 17, 8, t) for x, y,
        t in ((128, 132, -10), (152, 138, 8), (176, 130, -6))], Form.ROUND, "nerve", tone=0.3, depth=5)
    skin.tactile_corpuscle(d, (284, 168), 30, id="meissner-s-corpuscles")
    skin.tactile_corpuscle(d, (726, 168), 30, id="meissner-2")
    d.add("ruffini-endings", geo.tube((540, 350, 4), (580, 326, 20), (630, 306, 20), (676, 290, 4), cap=3, step=4),
        Form.ROUND, "nerve", tone=0.36, depth=9)
    d.add("ruffini-threads", MultiLineString([geo.curve([(548, 346 + k), (600, 318 + k * 1.6), (668, 294 + k)])[:,
        :2] for k in (-8, -3, 3, 8)]), Form.LINE, "nerve", width=2, tone=-0.3)
    skin.lamellated_corpuscle(d, (690, 592), 44, 20, id="pacinian-corpuscles")
    d.add("krause-end-bulbs", geo.ellipse(800, 360, 24, 26), Form.ROUND, "nerve", tone=0.36, depth=9)
    d.add("krause-coil", geo.line((800, 382), (790, 360), (808, 350), (796, 344)), Form.LINE, "nerve", width=2.4,
        tone=-0.35)
    skin.hair(d, (440, 2), (404, 392), 24, gland_side=1.0, shaft=120, epidermis=130)
    d.add("hair-follicle-receptor", unary_union([LineString(geo.ellipse(414 + k, 300 + k * 9, 25,
        6).exterior) for k in (-1, 0, 1)]), Form.CORD, "nerve", width=4)
    for name in ("merkel-s-disks", "meissner-s-corpuscles", "ruffini-endings", "pacinian-corpuscles",
        "krause-end-bulbs"):
        d.label(f"mechano-{name.replace('-s-', 's-')}", name, priority=0)
    label_parts(d, "mechano", "nerve hair-follicle-receptor epidermis")
    d.label("mechano-hair", "hair-shaft", priority=2)
    d.label("mechano-dermis", "reticular-layer", priority=1, zone=box(10, 200, 100, 400))
    d.label("mechano-hypodermis", "hypodermis", "adipose-tissue", priority=1)
    return d


# ---------------------------------------------------------------- taste
def _tongue(seed: int) -> Drawing:
    d = Drawing("tongue-above")
    body = geo.blob((0, 10), (110, 24), (178, 90), (196, 210), (176, 340), (120, 430), (0, 468), (-120, 430),
        (-176, 340), (-196, 210), (-178, 90), (-110, 24))
    d.add("tongue", body, Form.ROUND, "gum", depth=46)
    dots = [p for p in geo.scatter(geo.inset(body, 26), 13, "filiform") if p[1] > 130]
    d.add("filiform-papillae", MultiPoint([tuple(p) for p in dots]), Form.DOTS, "gum", width=5, tone=0.4,
        shadow=False)
    d.add("groove", LineString([(0, 120), (0, 430)]), Form.LINE, "gum", width=4, tone=-0.3)
    d.add("circumvallate-papillae", [geo.ellipse(s * x, y, 15) for s in (-1, 1) for x,
        y in ((30, 116), (66, 98), (102, 84))] + [geo.ellipse(0, 134, 15)], Form.ROUND, "gum", tone=-0.2, depth=6)
    d.add("foliate-papillae", [geo.rounded_box(s * 176 - 11, y, 22, 8, 4) for s in (-1, 1) for y in (140, 154, 168,
        182)], Form.ROUND, "gum", tone=-0.25, depth=3)
    spots = [p for p in geo.scatter(geo.inset(body, 20), 54, "fungiform") if p[1] > 190]
    d.add("fungiform-papillae", [geo.ellipse(x, y, 8) for x, y in spots], Form.ROUND, "nerve-motor", depth=4)
    label_parts(d, "taste", "circumvallate-papillae fungiform-papillae filiform-papillae foliate-papillae",
        priority=0)
    return d


def _papilla(seed: int) -> Drawing:
    d = Drawing("papilla")
    d.add("tongue-epithelium", geo.blob((0, 60, "c"), (110, 60), (130, 90), (132, 230), (150, 250), (168, 230),
        (166, 80), (200, 50), (340, 50), (374, 80), (372, 230), (390, 250), (408, 230), (410, 90), (430, 60),
        (540, 60, "c"), (540, 320, "c"), (0, 320, "c")), Form.ROUND, "gum", depth=16)
    d.add("core", geo.blob((210, 110), (330, 110), (330, 250), (400, 300), (140, 300), (210, 250)), Form.FLAT,
        "dermis", shadow=False)
    buds = [(180, y, 90) for y in (130, 168, 206)] + [(360, y, -90) for y in (130, 168, 206)]
    d.add("taste-bud", [geo.ellipse(x + (10 if x < 270 else -10), y, 19, 14) for x, y, _ in buds], Form.ROUND, "cone",
        depth=6)
    d.add("furrow", unary_union([geo.tube((149, 70, 17), (149, 230, 14), cap=2),
        geo.tube((391, 70, 17), (391, 230, 14), cap=2)]), Form.HOLLOW, "synovial-fluid", depth=6)
    label_parts(d, "taste", "taste-bud furrow tongue-epithelium", priority=0)
    return d


def _bud(seed: int) -> Drawing:
    d = Drawing("taste-bud")
    epithelium.row(d, "tongue-epithelium", 0, 110, 20, 300, 2, "left", wobble=0, nucleus=(0.5, 0.2, 0.1))
    epithelium.row(d, "epithelium-right", 390, 500, 20, 300, 2, "right", wobble=0, nucleus=(0.5, 0.2, 0.1))
    d.add("bud", geo.blob((250, 30), (330, 60), (396, 160), (370, 270), (300, 306), (200, 306), (130, 270),
        (104, 160), (170, 60)), Form.ROUND, "epithelial-cell", depth=20, tone=0.2)
    for n, x in enumerate((150, 200, 250, 300, 350)):
        sense = n % 2 == 1 or n == 2
        bend = (x - 250) * 0.16
        shape = geo.tube((250 + bend, 44, 7), (x, 140, 20), (x, 200, 21), (250 + (x - 250) * 0.7, 290, 9), cap=3,
            step=5)
        name = "gustatory-cell" if n == 2 else ("supporting-cell" if n == 0 else f"cell-{n}")
        d.add(name, shape, Form.ROUND, "cone" if sense else "supporting-cell", depth=11)
        d.add(f"nucleus-{n}", geo.ellipse(x, 190, 11, 16), Form.ROUND, "epithelial-nucleus", depth=4, shadow=False)
    d.add("basal-cell", [geo.ellipse(x, 286, 17, 13) for x in (196, 304)], Form.ROUND, "myelin", depth=6)
    d.add("taste-hairs", MultiLineString([[(x, 46), (x + (x - 250) * 0.3, 12)] for x in (236, 243, 250, 257, 264)]),
        Form.CORD, "cone", width=4)
    d.add("taste-pore", geo.ellipse(250, 8, 26, 12), Form.HOLLOW, "synovial-fluid", depth=4, opacity=0.6)
    d.add("nerve-fiber", unary_union([geo.tube((250, 300, 5), (240, 350, 7), (246, 400, 8), step=4),
        geo.tube((206, 296, 4), (226, 340, 5), (242, 380, 6), step=4),
        geo.tube((298, 296, 4), (270, 340, 5), (248, 384, 6), step=4)]), Form.ROUND, "nerve", depth=4)
    label_parts(d, "taste", "taste-pore taste-hairs gustatory-cell", priority=0)
    label_parts(d, "taste", "supporting-cell basal-cell nerve-fiber", priority=1)
    return d


# ---------------------------------------------------------------- hearing
def draw_sound(seed: int) -> Drawing:
    d = Drawing("sound-plate")
    d.add("ear-canal", geo.blob((0, 250, "c"), (160, 262), (286, 270, "c"), (300, 450, "c"), (160, 440),
        (0, 450, "c")), Form.HOLLOW, "skin", depth=30)
    d.add("middle-ear", geo.blob((296, 200), (440, 170), (580, 220), (610, 340), (600, 480), (440, 520), (300, 480)),
        Form.HOLLOW, "synovial-membrane", depth=30, tone=0.35)
    waves = [LineString(geo.curve([(x, 284), (x + 26, 350), (x, 420)])[:, :2]) for x in (40, 84, 128, 172, 216)]
    d.add("sound-wave", unary_union(waves), Form.CORD, "vein", width=6)
    d.add("cochlea", geo.blob((596, 240, "c"), (760, 236), (960, 290), (1040, 352), (960, 416), (760, 472),
        (596, 470, "c")), Form.ROUND, "bone", depth=18)
    d.add("scala-vestibuli", geo.blob((612, 258), (760, 254), (940, 304), (1016, 352), (940, 336), (760, 324),
        (612, 322)), Form.FLAT, "endolymph", shadow=False)
    d.add("scala-tympani", geo.blob((612, 390), (760, 386), (940, 370), (1016, 354), (940, 402), (760, 454),
        (612, 452)), Form.FLAT, "endolymph", tone=-0.1, shadow=False)
    d.add("cochlear-duct", geo.blob((612, 328), (760, 330), (980, 350), (760, 376), (612, 380)), Form.FLAT,
        "lobe-temporal", tone=0.3, shadow=False)
    d.add("basilar-membrane", geo.tube((612, 384, 4), (760, 380, 4), (985, 352, 3), step=5), Form.FLAT, "nerve-motor",
        shadow=False)
    d.add("tympanic-membrane", geo.tube((284, 262, 6), (310, 350, 7), (298, 456, 6), step=4), Form.SHEET, "tendon",
        depth=5)
    d.add("malleus", geo.fillet(unary_union([geo.ellipse(372, 260, 28, 32),
        geo.tube((366, 280, 13), (340, 330, 10), (314, 376, 6), cap=3)]), 8), Form.ROUND, "bone", depth=14)
    d.add("incus", geo.fillet(unary_union([geo.ellipse(430, 256, 36, 28),
        geo.tube((446, 276, 13), (470, 330, 9), (486, 352, 8), cap=3)]), 8), Form.ROUND, "bone", depth=13, tone=-0.08)
    stirrup = unary_union([geo.ellipse(498, 354, 11), geo.tube((500, 350, 6), (540, 318, 5), (576, 310, 5), step=4),
        geo.tube((500, 360, 6), (540, 388, 5), (576, 396, 5), step=4), geo.rounded_box(572, 288, 13, 126, 5)])
    d.add("stapes", stirrup, Form.ROUND, "bone", depth=7, tone=0.15)
    d.add("oval-window", geo.rounded_box(588, 276, 11, 62, 5), Form.FLAT, "iris", shadow=False)
    d.add("round-window", geo.rounded_box(588, 396, 11, 48, 5), Form.FLAT, "iris", tone=-0.2, shadow=False)
    d.flow("action", (640, 290), (760, 288), (900, 316), width=10)
    d.flow("action", (900, 392), (760, 424), (640, 424), width=10)
    label_parts(d, "sound",
        "sound-wave tympanic-membrane malleus incus stapes oval-window scala-vestibuli scala-tympani", priority=0)
    label_parts(d, "sound", "cochlear-duct basilar-membrane round-window ear-canal cochlea")
    return d


# ---------------------------------------------------------------- epidermis
def draw_strata(seed: int) -> Drawing:
    d = Drawing("strata-plate")
    epithelium.basement(d, 640, 760, 90)
    d.add("dermis", box(0, 772, 640, 850), Form.FLAT, "dermis", tone=0.1, outline=False, shadow=False)
    flakes = [geo.rounded_box(x, y, 118, 15, 6) for i, y in enumerate(range(10, 190,
        17)) for x in range(-60 + (i % 2) * 60, 640, 122)]
    d.add("stratum-corneum", [f.intersection(box(0, 0, 640, 300)) for f in flakes], Form.ROUND, "corneum", depth=5,
        shadow=False)
    d.add("stratum-lucidum", box(0, 200, 640, 236), Form.FLAT, "corneum", tone=0.4, shadow=False)
    epithelium.row(d, "stratum-granulosum", 0, 640, 240, 284, 7, seed, material="epidermis", nucleus=(0.5, 0.1, 0.22),
        wobble=0.0)
    epithelium.row(d, "granulosum-low", 0, 640, 286, 332, 8, f"{seed}b", material="epidermis",
        nucleus=(0.5, 0.12, 0.22), wobble=0.0)
    d.add("granules", MultiPoint([tuple(p) for p in geo.scatter(box(8, 246, 632, 328), 15, "granules")]), Form.DOTS,
        "melanin", width=4, shadow=False)
    for n, (a, b, count) in enumerate(((338, 424, 8), (428, 520, 8), (524, 618, 9))):
        epithelium.row(d, "stratum-spinosum" if n == 1 else f"spinosum-{n}", 0, 640, a, b, count, f"{seed}/{n}",
            material="epidermis", nucleus=(0.5, 0.22, 0.2), wobble=0.0)
    epithelium.row(d, "stratum-basale", 0, 640, 624, 760, 12, f"{seed}c", material="basal-layer",
        nucleus=(0.55, 0.3, 0.16), wobble=0.0)
    arms = neurons.tree((214, 700), 26, (-150, -110, -70, -30), 96, 8, "melanocyte", 1, 26)
    d.add("melanocyte", geo.fillet(unary_union([geo.ellipse(214, 706, 30, 36), *arms]), 4), Form.ROUND, "melanin",
        tone=0.2, depth=10)
    d.add("langerhans-cell", geo.fillet(unary_union([geo.ellipse(450, 470, 26, 22),
        *neurons.tree((450, 470), 20, range(0, 360, 52), 44, 6, "langerhans", 1, 30)]), 3), Form.ROUND, "astrocyte",
        depth=9)
    d.add("merkel-cell", geo.ellipse(508, 724, 30, 26), Form.ROUND, "nerve", tone=0.2, depth=9)
    d.add("merkel-nerve", geo.line((508, 752), (512, 790), (500, 846)), Form.CORD, "nerve", width=7)
    label_parts(d, "strata", "stratum-corneum stratum-lucidum stratum-granulosum stratum-spinosum stratum-basale",
        priority=0, side="L")
    label_parts(d, "strata", "melanocyte langerhans-cell merkel-cell basement-membrane dermis", side="R")
    d.label("strata-keratinocyte", "spinosum-0", "spinosum-2", priority=1, side="R")
    return d


# ---------------------------------------------------------------- retina
def draw_retina(seed: int) -> Drawing:
    d = Drawing("retina-plate")
    d.add("choroid", box(0, 0, 760, 70), Form.FLAT, "choroid", tone=0.2, shadow=False)
    d.add("choroid-vessels", [geo.ellipse(x, 36, 40, 15) for x in (100, 290, 480, 660)], Form.MOUTH, "artery")
    epithelium.row(d, "pigment-epithelium", 0, 760, 72, 128, 12, seed, material="melanin", nucleus=(0.4, 0.2, 0.22),
        wobble=0.0)
    d.add("ground", box(0, 128, 760, 780), Form.FLAT, "ground-substance", tone=0.3, shadow=False)
    rods, cones, bodies, threads = [], [], [], []
    for n, x in enumerate(range(36, 760, 57)):
        threads.append([(x, 320), (x, 400)])
        if n % 4 == 2:
            cones.append(geo.blob((x - 6, 150), (x + 6, 150), (x + 18, 240), (x + 12, 260), (x - 12, 260),
                (x - 18, 240)))
        else:
            rods.append(geo.rounded_box(x - 11, 132, 22, 134, 9))
        bodies.append(geo.ellipse(x, 300, 19, 24))
    d.add("threads", MultiLineString(threads), Form.CORD, "rod", width=5)
    d.add("rod", rods, Form.ROUND, "rod", depth=8)
    d.add("cone", cones, Form.ROUND, "cone", depth=9)
    d.add("photoreceptor-layer", bodies, Form.ROUND, "rod", tone=0.3, depth=8)
    d.add("horizontal-cell", geo.fillet(unary_union([geo.tube((150, 404, 4), (260, 396, 5), (300, 392, 18),
        (340, 396, 5), (450, 404, 4), cap=3, step=4)]), 3), Form.ROUND, "astrocyte", depth=7)
    d.add("bipolar-stems", MultiLineString([[(x, 404), (x, 590)] for x in range(80, 740, 96)]), Form.CORD, "neuron",
        width=6)
    d.add("bipolar-cell", [geo.ellipse(x, 480, 22, 28) for x in range(80, 740, 96)], Form.ROUND, "neuron", depth=9)
    d.add("amacrine-cell", geo.fillet(unary_union([geo.ellipse(510, 550, 24, 22),
        geo.tube((420, 592, 4), (500, 570, 6), (600, 592, 4), cap=3, step=4)]), 4), Form.ROUND, "microglia", depth=8)
    d.add("ganglion-stems", MultiLineString([[(x, 600), (x, 650)] for x in (120, 300, 480, 660)]), Form.CORD, "nerve",
        width=6)
    d.add("axons-of-the-optic-nerve", unary_union([geo.tube((x, 690, 6), (x + 60, 736 + k * 8, 6),
        (760, 734 + k * 8, 6), step=5) for k, x in enumerate((120, 300, 480, 660))]), Form.ROUND, "nerve", depth=4)
    d.add("ganglion-cell", [geo.ellipse(x, 672, 36, 30) for x in (120, 300, 480, 660)], Form.ROUND, "nerve", tone=0.2,
        depth=12)
    d.flow("action", (-46, 780), (-46, 560), (-46, 320), width=14)
    label_parts(d, "retina", "rod cone bipolar-cell ganglion-cell", priority=0)
    label_parts(d, "retina",
        "pigment-epithelium photoreceptor-layer horizontal-cell amacrine-cell axons-of-the-optic-nerve choroid")
    return d


# ---------------------------------------------------------------- lesions
def lesion(kind: str):
    def draw(seed: int) -> Drawing:
        d = Drawing(f"lesion-{kind}", box=(-124, -62, 248, 190))
        top = {"papule": 34, "wheal": 22}.get(kind, 0)
        rise = [(x, -top * np.exp(-((x / (34 if kind == "papule" else 78)) ** 4))) for x in range(-120, 121, 10)]
        surface = [*rise, (120, 120), (-120, 120)]
        skin_shape = geo.blob(*[(x, y, "c") if i in (0, len(surface) - 1, len(surface) - 2, len(rise) - 1) else (x,
            y) for i, (x, y) in enumerate(surface)])
        low = geo.blob(*[(x, y + 44, "c") if i in (0, len(rise) - 1) else (x, y + 44) for i,
            (x, y) in enumerate(rise)], (120, 120, "c"), (-120, 120, "c"))
        if kind == "ulcer":
            hole = geo.blob((-62, -20), (-40, 40), (-10, 76), (24, 70), (48, 30), (62, -20))
            skin_shape, low = skin_shape.difference(hole), low.difference(hole)
        d.add("epidermis", skin_shape, Form.ROUND, "epidermis", depth=9)
        d.add("dermis", low, Form.FLAT, "dermis", tone=-0.06 if kind != "wheal" else -0.14, shadow=False)
        shape, material = {
            "crust": (geo.blob((-70, 2), (-50, -20), (-16, -14), (14, -26), (52, -16), (72, 2), (30, 10), (-30, 10)),
                "hair-root"),
            "cyst": (geo.ellipse(0, 46, 56, 50), "tooth-enamel"),
                "macule": (geo.blob((-70, 1), (0, -3), (70, 1), (64, 22), (0, 28), (-64, 22)), "basal-layer"),
            "papule": (geo.blob((-38, 12), (-30, -28), (0, -36), (30, -28), (38, 12), (0, 30)), "nerve-motor"),
                "pustule": (geo.blob((-52, 8), (-34, -30), (0, -40), (34, -30), (52, 8), (0, 28)), "lobe-temporal"),
            "ulcer": (geo.blob((-62, -2), (-40, 42), (-10, 80), (24, 74), (48, 32), (62, -2), (44, 10), (20, 58),
                (-10, 62), (-34, 30)), "nerve-motor"),
            "vesicle": (geo.blob((-46, 8), (-32, -26), (0, -34), (32, -26), (46, 8), (0, 22)), "synovial-fluid"),
                "wheal": (geo.blob((-96, 8), (-60, -18), (0, -22), (60, -18), (96, 8), (0, 24)), "bone-axial"),
        }[kind]
        d.add(kind, shape, Form.ROUND, material, depth=12, shadow=False)
        d.label(f"lesion-{kind}", kind, priority=0)
        if kind == "crust":
            label_parts(d, "lesion", "epidermis dermis", priority=1)
        return d

    return draw
