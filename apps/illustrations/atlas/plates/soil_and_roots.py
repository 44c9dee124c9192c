"""What soil is made of, and ways of water into the root."""

from __future__ import annotations

from shapely import box
from shapely.geometry import Polygon
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb
from ..knowledge import life_forms
from ..scenes import drawn
from ..subject import Fact, Subject


def draw_soil_parts(seed: int) -> Drawing:
    d = Drawing("soil-parts")
    start = -90.0
    for id, share, material in (
        ("minerals", 0.45, "parent-rock"),
        ("organic", 0.05, "humus"),
        ("water", 0.25, "water"),
        ("air", 0.25, "sky"),
    ):
        rim = [geo.polar(240, start + 360 * share * k / 60) for k in range(61)]
        d.add(id, Polygon([(0, 0), *rim]), Form.FLAT, material, outline=True, shadow=False)
        d.label(f"soilpart-{id}", id, priority=0)
        start += 360 * share
    return d


def draw_paths(seed: int) -> Drawing:
    d = Drawing("root-paths")
    d.add("walls", box(-320, -170, 420, 170), Form.CUT, "root-skin", tone=0.1)
    d.add(
        "hair",
        geo.fillet(
            unary_union([box(-320, -164, -236, 164), limb("-270,40 -380,60 -470,50", 34, 26, 20, cap=2)]), 12
        ),
        Form.ROUND,
        "epidermis-plant",
        depth=12,
    )
    cells = [geo.rounded_box(x, y, 96, 100, 18) for x in (-224, -118, -12) for y in (-162, -50, 62)]
    d.add("cortex", cells, Form.ROUND, "cortex", depth=12)
    d.add(
        "endodermis",
        [geo.rounded_box(96, y, 92, 100, 14) for y in (-162, -50, 62)],
        Form.ROUND,
        "endodermis",
        depth=12,
        tone=0.25,
    )
    d.add("strip", [box(90, y, 194, y + 11) for y in (-61, 51)], Form.FLAT, "artery", outline=True)
    d.add(
        "inner", [geo.rounded_box(200, y, 84, 100, 16) for y in (-162, -50, 62)], Form.ROUND, "pith", depth=10
    )
    d.add("xylem", box(296, -164, 412, 164), Form.CUT, "xylem", tone=0.3)
    d.add("lumen", box(316, -164, 392, 164), Form.HOLLOW, "water", depth=14)
    d.add(
        "symplast",
        geo.tube((-450, 52, 5), (-280, 20, 5), (-120, 0, 5), (40, 0, 5), (150, 0, 5), (330, -4, 5), cap=3),
        Form.FLAT,
        "vein",
        outline=True,
    )
    d.add(
        "apoplast",
        geo.tube(
            (-470, 84, 5),
            (-330, 100, 5),
            (-230, 56, 5),
            (-60, 56, 5),
            (60, 56, 5),
            (92, 58, 5),
            (120, 80, 5),
            (250, 84, 5),
            (330, 80, 5),
            cap=3,
        ),
        Form.FLAT,
        "beak",
        outline=True,
    )
    for term, part in (
        ("path-hair", "hair"),
        ("path-cortex", "cortex"),
        ("path-endodermis", "endodermis"),
        ("path-strip", "strip"),
        ("path-xylem", "xylem"),
        ("path-symplast", "symplast"),
        ("path-apoplast", "apoplast"),
    ):
        d.label(term, part, priority=0)
    return d


SUBJECTS = (
    Subject(
        key="soil-components",
        title="Components of soil",
        kind="graph",
        scene=drawn(
            "soil-components",
            "Components of soil",
            Layout.PLATE,
            (Panel("soil-parts", draw_soil_parts),),
            life_forms.SOIL_PARTS,
            subtitle="Typical shares of the volume",
        ),
        names=(
            "component of soil",
            "soil composition",
            "composition of soil",
            "major component of soil",
            "what soil is made of",
            "components of soil",
        ),
        tells=("soil + inorganic mineral + organic matter", "component of soil + mineral + air"),
        opening="What a typical soil is made of.",
        facts=(
            Fact(
                "Soil consists of minerals, organic matter, water and air; the shares differ between soils.",
                "openstax-bio-31",
            ),
        ),
        summary="Minerals about 45%, water and air about 25% each, organic matter about 5%.",
        sources=("openstax-bio-31",),
    ),
    Subject(
        key="root-water-paths",
        title="Ways of water into the root",
        kind="plate",
        scene=drawn(
            "root-water-paths",
            "Ways of water into the root",
            Layout.PLATE,
            (Panel("root-paths", draw_paths),),
            life_forms.ROOT_PATHS,
            subtitle="From the root hair to the xylem",
            note="Schematic.",
        ),
        names=(
            "casparian strip",
            "apoplast and symplast",
            "symplast and apoplast",
            "apoplast",
            "symplast",
            "water uptake by root",
            "ways of water into the root",
            "water uptake by roots",
            "pathway of water in a root",
            "endodermis",
        ),
        tells=("casparian + endodermis", "apoplast + symplast"),
        not_when=("photo",),
        opening="Cells of a root from the hair to the xylem.",
        caption=("path-strip",),
        summary="Water moves through cells or along walls until the Casparian strip leads it through cells.",
        sources=("openstax-bio-30", "openstax-bio-31"),
    ),
)
