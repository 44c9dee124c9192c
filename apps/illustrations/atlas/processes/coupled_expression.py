"""Genes of bacteria are transcribed and translated by many at once."""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..knowledge import gene_expression
from ..scenes import drawn
from ..subject import Subject


def draw_coupled(seed: int) -> Drawing:
    plate = Drawing("coupled-expression", box=(-360, -70, 740, 420))
    for name, y, material in (("upper", -9, "dna-strand-opposite"), ("lower", 9, "dna-strand")):
        plate.add(
            f"dna-{name}", LineString([(-350, y), (370, y)]), Form.CORD, material, width=9, shadow=False
        )
    plate.add(
        "dna-rungs",
        MultiLineString([[(x, -6), (x, 6)] for x in range(-340, 366, 14)]),
        Form.LINE,
        "ink",
        width=2,
        opacity=0.5,
    )
    for n, (x, length) in enumerate(((-230.0, 70.0), (-60.0, 160.0), (110.0, 250.0))):
        expression.protein(plate, f"polymerase-{n}", (x, 0), (44, 36), "polymerase")
        expression.message(
            plate,
            f"rna-{n}",
            [(x - 6, 32), (x - 22, 32 + length * 0.4), (x - 6, 32 + length * 0.75), (x - 24, 32 + length)],
            8,
        )
        for k in range(n + 1 if n else 0):
            down = 32.0 + length * (0.42 + 0.28 * k)
            plate.add(
                f"small-{n}-{k}", geo.ellipse(x - 34, down, 13, 20), Form.ROUND, "ribosome-small", depth=6
            )
            plate.add(
                f"large-{n}-{k}", geo.ellipse(x + 6, down, 24, 25), Form.ROUND, "ribosome-large", depth=9
            )
            if down + 30 < 360:
                expression.chain(
                    plate,
                    f"chain-{n}-{k}",
                    [(x + 30, down), (x + 52, down - 12), (x + 72, down + 6), (x + 92 - 24 * k, down - 8)][
                        : 4 - k
                    ],
                    5 - k,
                    14,
                )
    plate.flow("action", (186, -44), (260, -44), width=10)
    plate.label("rna-polymerase", *(f"polymerase-{n}" for n in range(3)), priority=0)
    plate.label("template-strand", "dna-lower", priority=1)
    plate.label("transcript-rna", "rna-0", "rna-1", priority=0)
    plate.label("coupled-ribosome", "large-1-0", "large-2-1", "large-2-2", priority=0)
    plate.label("polypeptide", "chain-2-0", "chain-1-0", priority=0)
    return plate


COUPLED = Subject(
    key="coupled-transcription-translation",
    title="Transcription and translation at once in bacteria",
    kind="plate",
    scene=drawn(
        "coupled-transcription-translation", "Transcription and translation at once", Layout.PLATE, (Panel("coupled-expression", draw_coupled),), gene_expression.TERMS,
        subtitle="Many polymerases and ribosomes work on one bacterial gene",
        note="Schematic, not to scale.",
    ),
    names=("transcription and translation at once in bacteria", "coupled transcription and translation", "polyribosome", "polysome", "simultaneous transcription and translation", "multiple rna polymerase", "transcription and translation in bacteria",
           "transcription and translation in prokaryote"),
    tells=("multiple + polymerase + ribosome + concurrently", "polymerase + single bacterial gene + ribosome", "multiple rna polymerase + ribosome", "polymerase + ribosome + concurrently"),
    not_when=("eukaryote", "eukaryotic"),
    opening="A bacterial gene that is transcribed and translated at the same time.",
    caption=("rna-polymerase", "transcript-rna", "polypeptide"),
    summary="Polymerases crowd a gene, and ribosomes its unfinished RNA.",
    sources=("openstax-bio-15", "openstax-micro-11"),
)  # fmt: skip

SUBJECTS = (COUPLED,)
