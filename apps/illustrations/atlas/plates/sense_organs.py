"""The cochlea cut across with its spiral organ, and the sense of smell."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import epithelium
from ..knowledge import sense_organs
from ..scenes import label_parts, plate
from ..subject import Fact, Subject


def draw_cochlea(seed: int) -> Drawing:
    d = Drawing("cochlea-plate")
    d.add("bone", geo.wobbly(480, 420, 500, 430, f"cochlea/{seed}", n=14, amount=0.03), Form.CUT, "compact-bone",
        depth=12)
    field = geo.ellipse(500, 420, 420, 350)
    shelf = geo.blob((40, 400), (200, 392), (330, 440), (340, 470), (200, 500), (40, 500))
    d.add("scala-vestibuli", field, Form.HOLLOW, "endolymph", depth=26)
    d.add("scala-tympani", geo.clean(field.intersection(box(0, 486, 1000, 900))), Form.FLAT, "endolymph", tone=-0.14,
        outline=False, shadow=False)
    duct = geo.blob((300, 446, "c"), (560, 300), (820, 180, "c"), (896, 300), (912, 420), (880, 500, "c"), (600, 492),
        (330, 470, "c"))
    d.add("cochlear-duct", geo.clean(duct.intersection(field)), Form.FLAT, "lobe-temporal", tone=0.45, shadow=False)
    d.add("vestibular-membrane", geo.tube((300, 448, 4), (560, 300, 4), (826, 182, 4), step=6), Form.FLAT,
        "synovial-membrane", shadow=False)
    d.add("shelf", shelf, Form.ROUND, "bone", depth=14)
    d.add("cochlear-nerve-fiber", geo.tube((20, 470, 16), (140, 450, 14), (300, 452, 7), (420, 468, 4), step=5),
        Form.ROUND, "nerve", depth=8)
    d.add("spiral-ganglion", geo.ellipse(190, 448, 54, 30), Form.ROUND, "nerve", depth=14)
    d.add("basilar-membrane", geo.tube((330, 484, 8), (600, 494, 7), (890, 502, 8), step=6), Form.ROUND, "collagen",
        depth=5)
    for n, x in enumerate((420, 556, 606, 656)):
        lean = 10 if n == 0 else -6
        d.add(f"support-{n}", geo.rounded_box(x - 20, 430, 40, 58, 10), Form.ROUND, "supporting-cell", depth=8)
        d.add("inner-hair-cell" if n == 0 else f"outer-{n}", geo.tube((x + lean, 384, 14), (x, 420, 17), (x, 446, 13),
            cap=3, step=3), Form.ROUND, "hair-cell", depth=8)
    d.add("pillars", unary_union([geo.tube((470, 486, 7), (500, 392, 6), cap=3),
        geo.tube((534, 486, 7), (504, 392, 6), cap=3)]), Form.ROUND, "supporting-cell", tone=-0.1, depth=4)
    d.add("stereocilia", MultiLineString([[(x + dx, 374), (x + dx, 352)] for x in (429, 550, 600, 650) for dx in (-6,
        0, 6)]), Form.CORD, "hair-cell", width=4)
    d.add("tectorial-membrane", geo.blob((330, 424), (380, 366), (460, 338), (600, 326), (700, 340), (690, 356),
        (560, 352), (440, 362), (360, 426)), Form.ROUND, "mucin", depth=9)
    label_parts(d, "cochlea",
        "scala-vestibuli scala-tympani cochlear-duct basilar-membrane tectorial-membrane inner-hair-cell", priority=0)
    label_parts(d, "cochlea", "vestibular-membrane spiral-ganglion cochlear-nerve-fiber stereocilia bone")
    d.label("cochlea-outer-hair-cells", "outer-1", "outer-2", "outer-3", priority=0)
    return d


def draw_smell(seed: int) -> Drawing:
    d = Drawing("smell-plate")
    d.add("olfactory-bulb", geo.blob((60, 130), (160, 60), (400, 40), (640, 60), (760, 120), (640, 190), (400, 206),
        (160, 190)), Form.ROUND, "nerve", tone=0.25, depth=36)
    d.add("olfactory-tract", geo.tube((700, 110, 34), (820, 90, 26), (940, 60, 24), step=6), Form.ROUND, "nerve",
        tone=0.1, depth=16)
    knots = (180, 330, 480, 620)
    d.add("glomerulus", [geo.ellipse(x, 164, 34, 27) for x in knots], Form.ROUND, "cone", tone=0.3, depth=9)
    d.add("mitral-cell", [geo.blob((x - 18, 108), (x, 84), (x + 18, 108), (x + 6, 138), (x - 6, 138)) for x in knots],
        Form.ROUND, "astrocyte", depth=7)
    plate_shape = geo.rounded_box(60, 262, 760, 74, 10)
    holes = [box(x - 17, 250, x + 17, 350) for x in knots]
    d.add("cribriform-plate", plate_shape.difference(unary_union(holes)), Form.CUT, "compact-bone", depth=8)
    d.add("connective-tissue", box(60, 340, 820, 440), Form.FLAT, "dermis", shadow=False)
    cells = [x + dx for x in knots for dx in (-40, 0, 40)]
    epithelium.row(d, "supporting-cells", 60, 820, 440, 660, 22, seed, material="supporting-cell",
        nucleus=(0.3, 0.24, 0.08), wobble=0.0)
    axons = [geo.tube((x + dx, 520, 4), (x + dx * 0.6, 400, 4), (x + dx * 0.2, 320, 4), (x + dx * 0.3, 176, 3),
        step=5) for x in knots for dx in (-40, 0, 40)]
    d.add("olfactory-nerve-fibers", unary_union(axons), Form.ROUND, "nerve", depth=3)
    d.add("olfactory-neuron", [geo.tube((x, 500, 5), (x, 544, 17), (x, 580, 9), (x, 656, 8), cap=3,
        step=4) for x in cells], Form.ROUND, "neuron", depth=8)
    d.add("nuclei", [geo.ellipse(x, 546, 10, 12) for x in cells], Form.ROUND, "neuron-nucleus", depth=3, shadow=False)
    d.add("mucus", box(60, 662, 820, 730), Form.FLAT, "mucin", tone=0.45, outline=False, shadow=False)
    d.add("cilia", MultiLineString([[(x, 660), (x + dx, 706 - abs(dx) * 0.5)] for x in cells for dx in (-20, -8, 6,
        18)]), Form.CORD, "rod", width=4)
    d.add("odor-molecules", [geo.ellipse(x, y, 9) for x, y in ((120, 780), (220, 756), (330, 790), (450, 760),
        (560, 786), (680, 758), (760, 790), (300, 722), (520, 718))], Form.ROUND, "neurotransmitter", depth=3)
    label_parts(d, "smell", "olfactory-bulb olfactory-neuron cilia cribriform-plate odor-molecules", priority=0)
    label_parts(d, "smell", "glomerulus mitral-cell olfactory-tract olfactory-nerve-fibers supporting-cells mucus")
    return d


SUBJECTS = (
    Subject(
        key="cochlea", title="Cross-section of the cochlea", kind="plate",
        scene=plate("cochlea-plate", "Cross-section of the cochlea", draw_cochlea, sense_organs.COCHLEA,
            subtitle="One turn with the spiral organ", note="Not to scale."),
        names=("cochlea", "cross section of the cochlea", "organ of corti", "spiral organ",
            "cochlea and organ of corti", "structure of the cochlea"), tells=("basilar membrane + tectorial membrane",
            "hair cell + tectorial membrane"), not_when=("frequency", "outer ear", "middle ear", "transmission",
            "sound wave", "implant", "oval window", "vestibular labyrinth", "uncoiled"),
        opening="One turn of the cochlea cut across.",
            facts=(Fact("Movement of the basilar membrane bends the stereocilia of the hair cells against the tectorial membrane, which excites the nerve fibers.",
            "openstax-ap-14"),),
            summary="Three fluid-filled spaces, with hair cells between basilar and tectorial membranes.",
            sources=("openstax-ap-14", "openstax-bio-36"),
    ),
    Subject(
        key="olfactory-system", title="Olfactory system", kind="plate",
        scene=plate("smell-plate", "Olfactory system", draw_smell, sense_organs.SMELL,
            subtitle="From the roof of the nasal cavity to the olfactory bulb", note="Not to scale."),
        names=("olfactory system", "human olfactory system", "olfaction", "sense of smell", "olfactory epithelium",
            "olfactory bulb", "smell"), tells=("olfactory bulb + olfactory epithelium",
            "olfactory neuron + olfactory bulb"), not_when=("cranial nerve", "pyramidal", "insect", "pheromone",
            "brain region", "limbic", "moth", "shark", "pathway of taste", "vomeronasal"),
        opening="The olfactory epithelium, the bone above it and the olfactory bulb.",
            facts=(Fact("Odor molecules dissolve in mucus and bind to receptors on the cilia of bipolar olfactory neurons.",
            "openstax-bio-36"),
            Fact("Their axons pass the cribriform plate and meet mitral cells in the glomeruli of the olfactory bulb.",
            "openstax-bio-36")),
            summary="Olfactory neurons send axons through the cribriform plate to the olfactory bulb.",
            sources=("openstax-bio-36", "openstax-ap-14"),
    ),
)
