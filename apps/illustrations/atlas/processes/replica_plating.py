"""How auxotrophic mutants are found by replica plating."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import gene_lab
from ..knowledge import biotechnology
from ..scenes import drawn
from ..subject import Subject

COLONIES = ((-0.45, -0.35), (0.1, -0.55), (0.5, -0.25), (-0.2, 0.05), (0.3, 0.2), (-0.5, 0.4), (0.05, 0.55))
AUXOTROPH = 4


def draw_master(seed: int) -> Drawing:
    drawing = Drawing("replica-master", box=(-150, -110, 300, 220))
    gene_lab.dish(drawing, "dish", (0, 0), 96, COLONIES)
    drawing.label("replica-colony", "dish-colonies", priority=0)
    drawing.label("complete-medium-plate", "dish-agar", priority=1)
    drawing.label("orientation-mark", "dish-mark", priority=1)
    return drawing


def draw_velvet(seed: int) -> Drawing:
    drawing = Drawing("replica-velvet", box=(-150, -110, 300, 220))
    gene_lab.dish(drawing, "dish", (0, -62), 92, (), 0.36)
    drawing.add("block", geo.rounded_box(-62, 20, 124, 78, 8), Form.ROUND, "binding-protein", depth=10)
    drawing.add("velvet", geo.ellipse(0, 20, 78, 22), Form.ROUND, "chromosome-maternal", depth=8)
    drawing.add(
        "cells",
        union_all([geo.ellipse(x * 66, 20 + y * 17, 5, 3) for x, y in COLONIES]),
        Form.ROUND,
        "histone",
        depth=2,
    )
    drawing.flow("action", (104, -40), (104, 14), width=8)
    drawing.label("replica-velvet", "velvet", priority=0)
    drawing.label("replica-colony", "cells", priority=1)
    return drawing


def draw_replicas(seed: int) -> Drawing:
    drawing = Drawing("replica-plates", box=(-170, -110, 340, 220))
    gene_lab.dish(drawing, "complete", (-84, 0), 76, COLONIES)
    gene_lab.dish(
        drawing,
        "minimal",
        (84, 0),
        76,
        [c for n, c in enumerate(COLONIES) if n != AUXOTROPH],
        material="medium",
    )
    x, y = COLONIES[AUXOTROPH]
    drawing.add(
        "missing",
        LineString(geo.ellipse(84 + x * 76, y * 76, 10).exterior),
        Form.CORD,
        "damage",
        width=2.6,
        shadow=False,
    )
    drawing.label("complete-medium-plate", "complete-agar", priority=0, side="L")
    drawing.label("minimal-plate", "minimal-agar", priority=0, side="R")
    drawing.label("missing-colony", "missing", priority=0, side="R")
    return drawing


REPLICA_PLATING = Subject(
    key="replica-plating",
    title="Replica plating",
    kind="process",
    scene=drawn(
        "replica-plating",
        "Replica plating",
        Layout.PROCESS,
        (
            Panel("replica-master", draw_master, "Master plate", text="Cells that were treated with a mutagen grow into colonies on medium with histidine."),
            Panel("replica-velvet", draw_velvet, "Transfer", text="Sterile velvet picks up cells of all colonies and sets them down on new plates."),
            Panel("replica-plates", draw_replicas, "Comparison", text="A colony that grows with, but not without histidine is a histidine auxotroph."),
        ),
        biotechnology.TERMS,
        subtitle="How auxotrophic mutants are found",
        note="The mark keeps the plates in the same position. Schematic.",
    ),
    names=("replica plating", "replica plate", "identification of auxotrophic mutant", "replica plating technique", "auxotrophic mutant", "auxotroph"),
    tells=("replica plating + auxotroph", "replica plating + mutant", "auxotroph + histidine + medium", "replica plating"),
    not_when=("ames", "prototroph and auxotroph"),
    opening="Three steps of replica plating.",
    caption=("missing-colony",),
    summary="Colonies are copied with velvet to plates with and without histidine and compared.",
    sources=("openstax-micro-11",),
)  # fmt: skip

SUBJECTS = (REPLICA_PLATING,)
