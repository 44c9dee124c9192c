"""A genetic map: some genes of the second chromosome of Drosophila, ordered by recombination frequency."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import chromosome_changes
from ..scenes import drawn
from ..subject import Subject

# Genes with their distance from one end in centimorgans.
GENES = (("aristae", 0.0), ("body-color", 48.5), ("cinnabar", 57.5), ("vestigial", 67.0), ("brown", 104.5))
LONG = 680.0


def draw(seed: int) -> Drawing:
    plate = Drawing("genetic-map", box=(-190, -60, 380, 800))
    plate.add(
        "chromosome",
        geo.rounded_box(-34, -18, 68, LONG + 36, 30),
        Form.ROUND,
        "chromosome-paternal",
        depth=18,
    )
    plate.add("centromere", geo.ellipse(0, LONG * 0.515, 24, 9), Form.ROUND, "centromere", depth=4)
    words = []
    for name, distance in GENES:
        y = LONG * distance / 104.5
        band = geo.rounded_box(-34, y - 6, 68, 12, 1).union(LineString([(-56, y), (-34, y)]).buffer(1.6))
        plate.add(f"locus-{name}", band, Form.FLAT, "effector", outline=True, shadow=False)
        words.append(centred(f"{distance:g}", -92, y, 32))
    plate.add("distances", union_all(words), Form.FLAT, "ink", shadow=False)
    for name, _ in GENES:
        plate.label(f"locus-{name}", priority=0, side="R")
    plate.label("map-distance", "distances", priority=1, side="L")
    return plate


SUBJECT = Subject(
    key="genetic-map",
    title="Genetic map of Drosophila",
    kind="plate",
    scene=drawn(
        "genetic-map", "Genetic map of Drosophila", Layout.PLATE, (Panel("genetic-map", draw),), chromosome_changes.TERMS,
        subtitle="Five genes of the second chromosome, by their mutant trait",
        note="Distances from one end in centimorgans (cM): 1 cM stands for a recombination frequency of 0.01.",
    ),
    names=("genetic map of drosophila", "genetic map", "linkage map", "chromosome map of fruit fly", "drosophila genetic map", "gene map of drosophila", "recombination map", "genetic linkage map"),
    tells=("genetic map + drosophila", "genetic map + recombination frequency", "map + drosophila gene + recombination"),
    not_when=("human x chromosome", "physical map", "human genome", "restriction map", "corn"),
    opening="Five genes on a chromosome of the fruit fly, in their order.",
    summary="Genes lie the farther apart, the more often crossing over parts them.",
    sources=("openstax-bio-13",),
)  # fmt: skip
