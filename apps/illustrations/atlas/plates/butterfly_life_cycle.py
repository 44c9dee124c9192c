"""The life cycle of a butterfly, with the monarch as its example: egg, larva, pupa and adult in a ring."""

from __future__ import annotations

from functools import lru_cache

import shapely

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from ..glyphs import butterfly_adult, butterfly_egg, butterfly_larva, butterfly_pupa
from ..knowledge import insects
from ..subject import Subject
from ..vocabulary import Vocabulary


def draw_egg(seed: int) -> Drawing:
    drawing = butterfly_egg.draw_egg("monarch-egg", seed)
    drawing.label("chorion", "shell", priority=0)
    middle = drawing["shell"].shape.centroid.buffer(30)
    drawing.label("egg-rib", "ribs", priority=2, zone=middle)
    drawing.label("micropyle", priority=2)
    drawing.label("milkweed-leaf", "leaf-blade", priority=1)
    return drawing


def draw_larva(seed: int) -> Drawing:
    drawing = butterfly_larva.draw_larva("monarch-larva", seed)
    drawing.label("head-capsule", "head", priority=1, side="L")
    drawing.label("tentacle", "tentacles", priority=0)
    # leaders come from beside the head: to the thighs of the true legs, the feet of the first prolegs, the first spiracles
    x0, y0, x1, y1 = drawing["legs"].shape.bounds
    drawing.label(
        "true-leg", "legs", priority=1, side="L", zone=shapely.box(x0, y0, x1, y0 + 0.35 * (y1 - y0))
    )
    x0, y0, x1, y1 = min(shapely.get_parts(drawing["prolegs"].shape), key=lambda leg: leg.centroid.x).bounds
    feet = shapely.box(x0, y0 + 0.6 * (y1 - y0), x0 + 3 * (x1 - x0), y1)
    drawing.label("proleg", "prolegs", priority=0, zone=feet)
    x0, y0, x1, y1 = drawing["spiracles"].shape.bounds
    drawing.label("spiracle", "spiracles", priority=3, zone=shapely.box(x0, y0, (x0 + x1) / 2, y1))
    return drawing


def draw_pupa(seed: int) -> Drawing:
    drawing = butterfly_pupa.draw_pupa("monarch-pupa", seed)
    drawing.label("silk-pad", priority=2)
    drawing.label("cremaster", priority=0)
    drawing.label("gold-band", priority=1)
    drawing.label("wing-pad", priority=0)
    drawing.label("gold-spot", "gold-spots", priority=2)
    return drawing


def draw_adult(seed: int) -> Drawing:
    drawing = butterfly_adult.draw_adult("monarch-adult", seed)
    drawing.label("antenna", priority=1)
    drawing.label("compound-eye", priority=2)
    drawing.label("forewing", "forewing-ground", priority=0)
    drawing.label("hindwing", "hindwing-ground", priority=0)
    panes = drawing["forewing-ground"].shape.union(drawing["hindwing-ground"].shape)
    between = panes.buffer(3).buffer(-3)  # veins with color on both sides, not the dark border
    drawing.label("wing-vein", "forewing-veins", "hindwing-veins", priority=3, zone=between)
    drawing.label("thorax", priority=2)
    drawing.label("abdomen", priority=1)
    return drawing


PANELS = (
    Panel(
        "monarch-egg",
        draw_egg,
        "Egg",
        "about 4 days",
        "Laid singly, most often on the underside of a milkweed leaf; about 1.2 mm tall.",
    ),
    Panel(
        "monarch-larva",
        draw_larva,
        "Larva (caterpillar)",
        "about 2 weeks",
        "Eats milkweed and molts as it grows, passing through five instars.",
    ),
    Panel(
        "monarch-pupa",
        draw_pupa,
        "Pupa (chrysalis)",
        "about 10 days",
        "Hangs by its cremaster while the tissues of the larva are rebuilt into an adult.",
    ),
    Panel(
        "monarch-adult",
        draw_adult,
        "Adult (butterfly)",
        "2–6 weeks in summer",
        "Drinks nectar, mates and lays eggs. The migratory generation lives for up to nine months.",
    ),
)


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="butterfly-life-cycle",
        title="Butterfly life cycle",
        subtitle="Complete metamorphosis of the monarch, Danaus plexippus",
        layout=Layout.CYCLE,
        panels=PANELS,
        lettering=Vocabulary(insects.TERMS).lettering(term.key for term in insects.TERMS),
        centre=("Monarch", "Danaus plexippus", "From egg to adult in about one month in summer"),
        note="Stages are not drawn to a common scale.",
    )


SUBJECT = Subject(
    key="butterfly-life-cycle",
    title="Butterfly life cycle",
    kind="plate",
    scene=scene,
    names=(
        "butterfly",
        "butterfly life cycle",
        "monarch",
        "monarch butterfly",
        "danaus plexippus",
        "caterpillar",
        "chrysalis",
    ),
    cues=(
        "life cycle",
        "lifecycle",
        "life history",
        "life stage",
        "stage",
        "metamorphosis",
        "development",
        "egg",
        "larva",
        "caterpillar",
        "pupa",
        "chrysalis",
        "turn into",
        "become",
    ),
    not_when=("moth", "silkworm", "swallowtail", "cabbage white", "painted lady"),
    groups={
        "egg": ("chorion", "egg-rib", "micropyle"),
        "wing": ("forewing", "hindwing"),
        "leg": ("true-leg", "proleg"),
        "body part": ("head-capsule", "thorax", "abdomen"),
    },
    opening=(
        "Complete metamorphosis in four stages, shown in the monarch, Danaus plexippus: the egg on the underside of a leaf and "
        "enlarged, the full-grown larva and the pupa from the side, and an adult female from above with its wings spread."
    ),
    caption=("milkweed-leaf", "tentacle", "proleg", "cremaster", "wing-pad", "forewing"),
    summary="Egg, caterpillar, chrysalis and butterfly follow one another; the butterfly lays eggs again.",
    scope="Durations are typical of summer and depend on temperature.",
    sources=(insects.OBERHAUSER, insects.CHAPMAN, insects.SCOTT),
)
