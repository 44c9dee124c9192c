"""Close-ups of what happens at membranes during antigen presentation, made to be shown in a round inset.

Each fills a disc of the given radius around the origin and runs on a little beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import molecules
from .membrane import below_and_above, bilayer
from .virus import enveloped_virus


def phagolysosome(radius: float = 96.0) -> Drawing:
    """Inside a phagolysosome: proteases take a virus apart, and peptides bind to MHC class II in its membrane.

    Parts: cytosol, lumen, membrane-*, clip-mhc-* (CLIP still in the groove), loaded-mhc-*, virus-*,
    protease-body, peptides-chain.
    """
    drawing = Drawing("phagolysosome-interior")
    floor = [(-1.2 * radius, 36), (-54, 54), (0, 59), (54, 54), (1.2 * radius, 36)]
    _two_sides(drawing, floor, radius, ("cytosol", "dendritic-cytosol"), ("lumen", "phagolysosome-lumen"))
    drawing.place(bilayer(floor, thickness=20, head=6.8), 0, 0, prefix="membrane-")
    for name, bound, place in (("clip-", "clip", (-34, 48, 4)), ("loaded-", "peptide", (27, 49, -3))):
        molecules.stud(drawing, molecules.mhc_class_ii(bound), [place], f"{name}mhc-", 0.84)
    _half_digested_virus(drawing, (-42, -43), 25)
    cutting = [(-4, -62, 155), (2, -28, 195), (58, -58, 20)]
    molecules.stud(drawing, molecules.protease(), cutting, "protease-", 0.86)
    freed = [(36, -34, 20), (27, -72, -25), (54, 8, 60), (-74, 10, 50)]
    molecules.stud(drawing, molecules.peptide(6), freed, "peptides-", 0.84)
    return drawing


def _half_digested_virus(drawing: Drawing, centre: Xy, radius: float) -> None:
    """A virus eaten away on the side of the proteases."""
    virus = enveloped_virus(radius)
    bites = [
        geo.ellipse(radius * 1.12, -radius * 0.85, radius * 0.62),
        geo.ellipse(radius * 1.2, radius * 0.35, radius * 0.66),
    ]
    left = box(-2 * radius, -2 * radius, 2 * radius, 2 * radius)
    for bite in bites:
        left = left.difference(bite)
    drawing.place(virus.clipped(left), *centre, prefix="virus-")


def presented_peptides(radius: float = 85.0, peptides: int = 3) -> Drawing:
    """The surface of an antigen-presenting cell with MHC class II and their peptides.

    Parts: outside, cytosol, membrane-*, mhc-stalks, mhc-alpha, mhc-beta, mhc-peptide.
    """
    drawing = Drawing("presented-peptides")
    surface = [(-1.2 * radius, 47), (-50, 38), (0, 35), (50, 38), (1.2 * radius, 47)]
    _two_sides(drawing, surface, radius, ("cytosol", "dendritic-cytosol"), ("outside", "extracellular"))
    drawing.place(bilayer(surface), 0, 0, prefix="membrane-")
    gap = radius * 1.7 / peptides
    places = [
        ((i - (peptides - 1) / 2) * gap, 22 + abs(i - (peptides - 1) / 2) * 3, (i - (peptides - 1) / 2) * 4)
        for i in range(peptides)
    ]
    molecules.stud(drawing, molecules.mhc_class_ii(), places, "mhc-", 1.0)
    return drawing


def immunological_synapse(radius: float = 80.0) -> Drawing:
    """Where an antigen-presenting cell (left) meets a CD4 T cell (right).

    The T-cell receptor touches peptide and MHC class II, CD4 binds the side of the same MHC molecule, and CD28
    binds CD80 or CD86. Parts: outside, presenter-cytosol, t-cell-cytosol, presenter-membrane-*,
    t-cell-membrane-*, mhc-*, receptor-*, cd4-*, b7-*, cd28-*.
    """
    drawing = Drawing("immunological-synapse")
    wall, surface = 60.0, 47.0  # middle and outer face of each membrane, from the mid-line
    drawing.add("outside", geo.ellipse(0, 0, radius), Form.FLAT, "extracellular", outline=False, shadow=False)
    for side, name, cytosol in ((-1, "presenter", "dendritic-cytosol"), (1, "t-cell", "t-cell-cytosol")):
        left, right = sorted((side * wall, side * radius * 1.1))
        drawing.add(
            f"{name}-cytosol",
            box(left, -radius, right, radius),
            Form.FLAT,
            cytosol,
            outline=False,
            shadow=False,
        )
        course = [
            (side * (wall + 3), -radius),
            (side * wall, -radius / 3),
            (side * wall, radius / 3),
            (side * (wall + 3), radius),
        ]
        drawing.place(bilayer(course), 0, 0, prefix=f"{name}-membrane-")
    molecules.stud(drawing, molecules.cd4(reach=87, lean=31), [(surface, 19, -90)], "cd4-")
    molecules.stud(drawing, molecules.mhc_class_ii(), [(-surface, -32, 90)], "mhc-")
    molecules.stud(drawing, molecules.t_cell_receptor(), [(surface, -32, -90)], "receptor-")
    molecules.stud(drawing, molecules.b7(), [(-surface, 46, 90)], "b7-")
    molecules.stud(drawing, molecules.cd28(), [(surface, 46, -90)], "cd28-")
    return drawing


def _two_sides(
    drawing: Drawing, course: Sequence[Xy], radius: float, below: tuple[str, str], above: tuple[str, str]
) -> None:
    """Flat grounds (part id, material) on the two sides of a membrane that runs from left to right."""
    under, over = below_and_above(course, 2 * radius)
    for (name, material), region in ((below, under), (above, over)):
        drawing.add(name, region, Form.FLAT, material, outline=False, shadow=False)
