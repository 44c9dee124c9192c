"""How a dendritic cell turns a virus into an immune response: the exogenous (MHC class II) pathway in six panels."""

from __future__ import annotations

from functools import lru_cache

from shapely import box
from shapely.geometry import Point

from apps.illustrations.atlas import relations
from apps.illustrations.atlas.glyphs import immune_cells, membrane_scenes
from apps.illustrations.atlas.glyphs.immune_cells import Cup, TCellState
from apps.illustrations.atlas.glyphs.virus import enveloped_virus
from apps.illustrations.atlas.knowledge import immunity
from apps.illustrations.atlas.relations import Actor, CloseUp, Vesicle
from apps.illustrations.atlas.subject import Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Xy
from apps.illustrations.drawing.scene import Layout, Panel, Scene

VIRUS_RADIUS = 16.0
SPIKED = VIRUS_RADIUS * 1.4  # with its spikes


# ---------------------------------------------------------------- the six panels
def draw_uptake(seed: int) -> Drawing:
    cup = Cup(direction=204, particle=SPIKED)
    phagosome = Vesicle("phagosome", (0, 36), SPIKED + 4, "phagosome")
    clear = geo.ellipse(*phagosome.centre, phagosome.radius)
    cell = Actor(
        "dendritic-cell", immune_cells.dendritic_cell(seed + 2, cup=cup, nucleus=(22, -26), clear=clear)
    )
    free = [(-120, -82), (-140, 42), (-76, -116)]
    drawing = relations.engulf(
        "antigen-uptake", cell, enveloped_virus(VIRUS_RADIUS), cup.centre, phagosome, free
    )
    drawing.label("virus", "free-1-envelope", "free-2-envelope", priority=0, side="L")
    drawing.label("dendritic-cell", "dendritic-cell-body", priority=0, side="R", zone=box(80, -30, 170, 90))
    drawing.label("phagosome", priority=1, side="R")
    return drawing


def draw_processing(seed: int) -> Drawing:
    phagolysosome = Vesicle("phagolysosome", (24, 27), 19, "phagolysosome")
    clear = geo.ellipse(*phagolysosome.centre, phagolysosome.radius)
    glyph = immune_cells.dendritic_cell(seed + 4, bare=((24, 30),), nucleus=(-18, -10), clear=clear)
    close_up = CloseUp("interior", membrane_scenes.phagolysosome(97), (67, 38), 97)
    drawing = relations.process("antigen-processing", Actor("dendritic-cell", glyph), phagolysosome, close_up)
    drawing.label("dendritic-cell", "dendritic-cell-body", priority=2, side="L")
    in_the_open = box(130, -8, 162, 64).union(drawing["phagolysosome"].shape)
    drawing.label("phagolysosome", "interior-lumen", "phagolysosome", priority=0, zone=in_the_open)
    drawing.label("protease", "interior-protease-body", priority=1, side="R")
    drawing.label("viral-peptide", "interior-peptides-chain", priority=0, side="R")
    drawing.label(
        "mhc-class-ii", "interior-loaded-mhc-alpha", "interior-loaded-mhc-beta", priority=1, side="R"
    )
    drawing.label("clip", "interior-clip-mhc-peptide", priority=3, side="L")
    return drawing


def draw_presentation(seed: int) -> Drawing:
    glyph = immune_cells.dendritic_cell(
        seed + 6, dendrites=10, bare=((-30, 40),), mhc=15, facing=8, reach=0.74
    )
    close_up = CloseUp("surface", membrane_scenes.presented_peptides(88), (77, -52), 88)
    drawing = relations.present(
        "antigen-on-surface", Actor("dendritic-cell", glyph), close_up, _nearest(glyph, "mhc-beta", (82, 12))
    )
    drawing.label("dendritic-cell", "dendritic-cell-body", priority=1, side="L")
    drawing.label("viral-peptide", "surface-mhc-peptide", priority=0, side="R")
    drawing.label("mhc-class-ii", "surface-mhc-alpha", "surface-mhc-beta", priority=0, side="R")
    return drawing


def _nearest(glyph: Drawing, part: str, point: Xy) -> Xy:
    """The middle of the piece of a part that is nearest to a point."""
    piece = min(geo.polygons(glyph[part].shape), key=lambda p: p.distance(Point(point)))
    return piece.centroid.x, piece.centroid.y


def draw_activation(seed: int) -> Drawing:
    presenter = immune_cells.dendritic_cell(
        seed + 8, dendrites=10, bare=((-20, 38), (48, 22)), mhc=13, facing=-20, reach=0.82
    )
    close_up = CloseUp("synapse", membrane_scenes.immunological_synapse(95), (77, 56), 86, scale=0.9)
    responder = Actor("naive-t-cell", immune_cells.t_cell(TCellState.NAIVE, seed, turn=0))
    drawing = relations.activate(
        "t-cell-activation", Actor("dendritic-cell", presenter), responder, close_up, direction=-20, gap=33
    )
    drawing.label("dendritic-cell", "dendritic-cell-body", priority=1, side="L")
    drawing.label("naive-t-cell", "naive-t-cell-body", "naive-t-cell-nucleus", priority=0, side="R")
    drawing.label("mhc-class-ii", "synapse-mhc-alpha", "synapse-mhc-beta", priority=1, side="L")
    drawing.label("viral-peptide", "synapse-mhc-peptide", priority=1, side="L")
    drawing.label("t-cell-receptor", "synapse-receptor-alpha", "synapse-receptor-beta", priority=0, side="R")
    drawing.label("cd4", "synapse-cd4-domains", priority=1, side="R")
    drawing.label("cd28", "synapse-cd28-domains", priority=2, side="R")
    drawing.label("cd80-cd86", "synapse-b7-domains", priority=2, side="L")
    return drawing


def draw_proliferation(seed: int) -> Drawing:
    blast = immune_cells.t_cell(TCellState.ACTIVATED, seed, radius=22)
    dividing = Actor("dividing-t-cell", immune_cells.dividing_t_cell(seed))
    drawing = relations.proliferate("t-cell-proliferation", Actor("activated-t-cell", blast), dividing)
    drawing.label("activated-t-cell", "activated-t-cell-1-1-body", priority=0, side="L")
    drawing.label("dividing-t-cell", "dividing-t-cell-body", priority=2, side="L")
    drawing.label(
        "t-cell-clone", *(f"activated-t-cell-3-{n}-body" for n in range(1, 5)), priority=1, side="R"
    )
    return drawing


def draw_differentiation(seed: int) -> Drawing:
    parent = Actor("activated-t-cell", immune_cells.t_cell(TCellState.ACTIVATED, seed))
    effector = immune_cells.t_cell(TCellState.EFFECTOR, seed + 1)
    around = geo.ellipse(0, 0, 78).difference(geo.ellipse(0, 0, 60)).difference(geo.ellipse(0, -80, 62))
    effector.place(immune_cells.cytokines(around), 0, 0, prefix="cytokine-")
    memory = immune_cells.t_cell(TCellState.MEMORY, seed + 2)
    kinds = [Actor("effector-t-cell", effector), Actor("memory-t-cell", memory)]
    drawing = relations.differentiate("t-cell-differentiation", parent, kinds)
    drawing.label(
        "activated-t-cell", "activated-t-cell-body", "activated-t-cell-nucleus", priority=0, side="R"
    )
    drawing.label("effector-t-cell", "effector-t-cell-body", "effector-t-cell-nucleus", priority=0, side="L")
    drawing.label("cytokines", "effector-t-cell-cytokine-molecules", priority=1, side="L")
    drawing.label("memory-t-cell", "memory-t-cell-body", "memory-t-cell-nucleus", priority=0, side="R")
    return drawing


# ---------------------------------------------------------------- the figure
PANELS = (
    Panel(
        "antigen-uptake",
        draw_uptake,
        heading="Uptake",
        text="A dendritic cell engulfs a virus and encloses it in a phagosome.",
    ),
    Panel(
        "antigen-processing",
        draw_processing,
        heading="Processing",
        text="In the phagolysosome, proteases cut viral proteins into peptides, which bind to MHC class II.",
    ),
    Panel(
        "antigen-on-surface",
        draw_presentation,
        heading="Presentation",
        text="The dendritic cell presents the peptides on MHC class II at its surface.",
    ),
    Panel(
        "t-cell-activation",
        draw_activation,
        heading="Activation",
        text="A naive CD4 T cell recognizes the peptide; CD80 or CD86 gives the second signal through CD28.",
    ),
    Panel(
        "t-cell-proliferation",
        draw_proliferation,
        heading="Proliferation",
        text="The activated T cell divides again and again into a clone.",
    ),
    Panel(
        "t-cell-differentiation",
        draw_differentiation,
        heading="Differentiation",
        text="Its descendants become effector T cells, which secrete cytokines, or memory T cells.",
    ),
)
CAPTION = (
    "dendritic-cell",
    "phagolysosome",
    "clip",
    "mhc-class-ii",
    "t-cell-receptor",
    "cd4",
    "cd28",
    "activated-t-cell",
    "t-cell-clone",
    "effector-t-cell",
    "memory-t-cell",
)


@lru_cache(maxsize=1)
def scene() -> Scene:
    return Scene(
        key="antigen-presentation",
        title="Antigen presentation and T-cell activation",
        subtitle="From the uptake of a virus to effector and memory T cells",
        layout=Layout.PROCESS,
        panels=PANELS,
        lettering=Vocabulary(immunity.TERMS).lettering(term.key for term in immunity.TERMS),
        note="Exogenous (MHC class II) pathway, CD4 T cells; schematic, not to scale.",
    )


SUBJECT = Subject(
    key="antigen-presentation",
    title="Antigen presentation",
    kind="process",
    scene=scene,
    names=(
        "antigen presentation",
        "antigen presenting cell",
        "antigen processing",
        "present antigen",
        "presenting antigen",
        "antigen to t cell",
        "dendritic cell engulf",
        "dendritic cell engulfing",
        "dendritic cell activate",
        "dendritic cell activating",
        "dendritic cell present",
        "dendritic cell presenting",
        "t cell activation",
        "activation of naive t cell",
        "exogenous pathway",
        "immunological synapse",
    ),
    not_when=(
        "mhc class i",
        "mhc i",
        "mhc class 1",
        "mhc 1",
        "cd8",
        "cd8+",
        "cytotoxic",
        "endogenous",
        "cross presentation",
        "by macrophage",
        "by b cell",
        "tumor",
        "tumour",
        "bacterium",
        "bacteria",
    ),
    groups={
        "t cell": ("naive-t-cell", "activated-t-cell", "effector-t-cell", "memory-t-cell"),
        "mhc class ii": ("mhc-class-ii",),
        "co stimulatory molecule": ("cd28", "cd80-cd86"),
        "costimulatory molecule": ("cd28", "cd80-cd86"),
    },
    opening="Six steps by which a dendritic cell presents a viral antigen and a CD4 T cell responds.",
    caption=CAPTION,
    summary="A dendritic cell presents peptides of a virus on MHC class II and activates a CD4 T cell.",
    scope=("Vesicles that carry particles as small as a virus are also called endosomes and endolysosomes."),
    sources=("janeway-9", "openstax-bio-42", "openstax-micro-18"),
)
