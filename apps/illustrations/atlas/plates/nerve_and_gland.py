"""A nerve cut across, a frontal section of the brain, and the ways in which glands secrete."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..glyphs import brain, muscle
from ..knowledge import bone_kinds, nervous
from ..scenes import label_parts, panels, plate
from ..subject import Fact, Subject


def draw_nerve(seed: int) -> Drawing:
    d = Drawing("nerve-plate")
    body = geo.tube((0, 300, 210), (240, 330, 210), (470, 360, 210), step=8)
    d.add("trunk", body, Form.ROUND, "muscle-sheath", depth=90)
    end = geo.ellipse(470, 360, 96, 210, -6)
    d.add("epineurium", end, Form.CUT, "muscle-sheath", depth=10, tone=0.2)
    places = ((456, 222, 66), (500, 300, 50), (440, 372, 72), (498, 440, 56), (452, 512, 46))
    d.add("perineurium", [geo.ellipse(x, y, r * 0.5, r, -6) for x, y, r in places], Form.ROUND, "collagen", depth=5,
        shadow=False)
    d.add("endoneurium", [geo.ellipse(x, y, r * 0.5 - 7, r - 9, -6) for x, y, r in places], Form.FLAT, "white-matter",
        shadow=False)
    spots = [(x + u * 0.5, y + v) for x, y, r in places for u, v in geo.scatter(geo.ellipse(0, 0, r - 18), 17,
        f"nerve/{x}")]
    d.add("cut-axons", MultiPoint(spots), Form.DOTS, "axon", width=8, shadow=False)
    x, y = 500.0, 300.0
    d.add("fascicle", geo.tube((x, y, 44), (620, 290, 56), (760, 270, 62), step=6), Form.ROUND, "collagen", depth=26)
    d.add("fascicle-end", geo.ellipse(762, 270, 30, 62, -6), Form.CUT, "white-matter", depth=4)
    ends = muscle.packed((762, 270), 50, 0.46, 3, 15)
    d.add("myelin-sheath", [geo.ellipse(px, py, 8, 13, -6) for px, py in ends], Form.ROUND, "myelin", depth=4,
        shadow=False)
    d.add("axon-ends", [geo.ellipse(px, py, 3.4, 6, -6) for px, py in ends], Form.FLAT, "axon", shadow=False)
    d.add("axon", unary_union([geo.tube((764, 236, 7), (860, 214, 7), (950, 190, 6), cap=2, step=5),
        geo.tube((766, 300, 7), (860, 308, 7), (940, 330, 6), cap=2, step=5)]), Form.ROUND, "axon", depth=5)
    d.add("myelin-out", unary_union([geo.tube((790, 231, 15), (850, 217, 15), step=5),
        geo.tube((792, 302, 15), (850, 306, 15), step=5)]), Form.ROUND, "myelin", depth=8)
    d.add("blood-vessels", [geo.ellipse(428, 296, 8, 14), geo.ellipse(520, 372, 8, 13), geo.ellipse(412, 456, 7, 12)],
        Form.ROUND, "artery", depth=4)
    label_parts(d, "nerve", "epineurium perineurium fascicle axon", priority=0)
    label_parts(d, "nerve", "endoneurium myelin-sheath blood-vessels")
    return d


def draw_frontal(seed: int) -> Drawing:
    d = Drawing("brain-frontal-plate")
    brain.draw_frontal(d)
    d.label("brain-cerebral-cortex", "cortex", priority=0)
    label_parts(d, "brain", "white-matter corpus-callosum basal-nuclei thalamus lateral-ventricle", priority=0)
    label_parts(d, "brain", "third-ventricle hypothalamus hippocampus midbrain")
    return d


def gland_cell(mode: str):
    """Three cells of a gland that secrete in one of three ways."""

    def draw(seed: int) -> Drawing:
        d = Drawing(f"secretion-{mode}", box=(0, -110, 420, 350))
        for n, x in enumerate((10, 146, 282)):
            if mode == "holocrine":
                d.add(f"cell-low-{n}", geo.rounded_box(x, 150, 124, 76, 14), Form.ROUND, "epithelial-cell", depth=12,
                    tone=-0.08)
                d.add(f"cell-{n}", geo.rounded_box(x, 40, 124, 104, 16), Form.ROUND, "epithelial-cell", depth=14)
            else:
                top = geo.blob((x, 226), (x, 30), (x + 20, 12), (x + 62, 8 if mode == "merocrine" else -14),
                    (x + 104, 12), (x + 124, 30), (x + 124, 226))
                d.add(f"cell-{n}", top, Form.ROUND, "epithelial-cell", depth=14)
        d.add("nucleus", [geo.ellipse(x + 62, 186 if mode != "holocrine" else 190, 26, 24) for x in (10, 146, 282)],
            Form.ROUND, "epithelial-nucleus", depth=8, shadow=False)
        spots = [(x + dx, y) for x in (10, 146, 282) for dx, y in ((34, 60), (70, 44), (92, 82), (50, 104),
            (84, 124))]
        d.add("secretory-vesicle", [geo.ellipse(x, y, 12) for x, y in spots], Form.ROUND, "mucin", depth=5,
            shadow=False)
        if mode == "merocrine":
            d.add("secretion", unary_union([geo.ellipse(x, y, 7) for x,
                y in geo.scatter(geo.rounded_box(20, -80, 380, 76, 10), 22, "mero")]), Form.ROUND, "mucin", depth=3)
            d.label("secretion-secretion", "secretion", priority=0)
            d.label("secretion-secretory-vesicle", "secretory-vesicle", priority=0)
        elif mode == "apocrine":
            d.add("pinched-off-top", [geo.ellipse(x + 62, -58, 34, 26) for x in (10, 146, 282)], Form.ROUND,
                "epithelial-cell", depth=10)
            d.add("pinched-vesicles", [geo.ellipse(x + 62 + dx, -58 + dy, 8) for x in (10, 146, 282) for dx,
                dy in ((-12, 2), (10, -6), (6, 11))], Form.ROUND, "mucin", depth=4, shadow=False)
            d.label("secretion-pinched-off-top", "pinched-off-top", priority=0)
        else:
            bits = [geo.wobbly(x, y, 26, 20, f"holo/{x}", n=8, amount=0.2) for x,
                y in ((60, -30), (130, -66), (206, -28), (282, -64), (356, -30))]
            d.add("whole-cell-breaks-up", bits, Form.ROUND, "epithelial-cell", tone=0.2, depth=8)
            d.add("freed", [geo.ellipse(x, y, 7) for x, y in ((64, -30), (126, -64), (214, -30), (286, -66),
                (350, -28), (170, -10), (320, -4), (96, -6))], Form.ROUND, "mucin", depth=3)
            d.label("secretion-whole-cell-breaks-up", "whole-cell-breaks-up", priority=0)
            d.label("secretion-dividing-cells", "cell-low-0", "cell-low-1", "cell-low-2", priority=1)
        d.label("secretion-nucleus", "nucleus", priority=1)
        return d

    return draw


SUBJECTS = (
    Subject(
        key="nerve-structure", title="Structure of a nerve", kind="plate",
        scene=plate("nerve-plate", "Structure of a nerve", draw_nerve, bone_kinds.NERVE,
            subtitle="A peripheral nerve cut across", note="Not to scale."),
        names=("nerve structure", "structure of a nerve", "nerve trunk", "peripheral nerve",
            "connective tissue of a nerve", "nerve"), tells=("epineurium + perineurium", "nerve + endoneurium"),
            not_when=("nerve cell", "cranial", "spinal nerve", "optic", "vagus", "plexus", "impulse", "sciatic",
            "nerve net", "nerve cord", "ending", "system", "pathway", "gas", "damage", "supply", "synap", "olfactory",
            "growth factor", "signal", "fiber", "brain", "muscle", "toxin"),
        opening="A peripheral nerve with its sheaths.",
            facts=(Fact("Epineurium wraps the nerve, perineurium each fascicle, and endoneurium each axon.",
            "openstax-ap-13"),), summary="Fascicles of axons within perineurium lie in the epineurium of a nerve.",
            sources=("openstax-ap-13",),
    ),
    Subject(
        key="brain-frontal-section", title="Frontal section of the cerebral cortex and basal nuclei", kind="plate",
        scene=plate("brain-frontal-plate", "Frontal section of the cerebral cortex and basal nuclei", draw_frontal,
            nervous.MIDLINE, subtitle="Seen from the front"),
        names=("frontal section of the cerebral cortex and basal nuclei",
            "frontal section of cerebral cortex and basal nuclei", "basal nuclei",
            "frontal section of cerebral cortex", "basal ganglia", "coronal section of the cerebrum"),
            tells=("cerebral cortex + basal nuclei",), not_when=("connection", "parkinson", "pathway", "direct"),
        opening="A frontal section through the middle of the cerebrum.",
            facts=(Fact("The basal nuclei lie deep in the white matter under the cerebral cortex.", "openstax-ap-13"),
            ), summary="Gray cortex around white matter, with the basal nuclei deep within.",
            sources=("openstax-ap-13",),
    ),
    Subject(
        key="secretion-modes", title="Modes of glandular secretion", kind="plate",
        scene=panels("secretion-modes", "Modes of glandular secretion",
            (("Merocrine secretion", gland_cell("merocrine"), "Vesicles release their contents by exocytosis."),
            ("Apocrine secretion", gland_cell("apocrine"), "The top of the cell is pinched off."),
            ("Holocrine secretion", gland_cell("holocrine"), "Whole cells break up and are replaced.")),
            bone_kinds.SECRETION),
        names=("mode of glandular secretion", "glandular secretion", "merocrine apocrine and holocrine secretion",
            "mode of secretion", "holocrine secretion", "apocrine secretion", "merocrine secretion"),
            tells=("merocrine + holocrine", "apocrine + holocrine"), not_when=("type of exocrine",
            "structure of gland"),
        opening="Three ways in which exocrine glands secrete.",
            facts=(Fact("Most sweat glands are merocrine; sebaceous glands are holocrine.", "openstax-ap-4"),),
            summary="Merocrine cells use exocytosis, apocrine cells lose their tops, holocrine cells break up.",
            sources=("openstax-ap-4",),
    ),
)
