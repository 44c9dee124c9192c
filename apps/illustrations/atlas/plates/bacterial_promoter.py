"""A promoter of bacteria: its two consensus regions, recognized by the σ subunit of RNA polymerase."""

from __future__ import annotations

from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import expression
from ..glyphs.expression import Stretch
from ..knowledge import gene_expression
from ..scenes import drawn
from ..subject import Subject


def draw(seed: int) -> Drawing:
    plate = Drawing("bacterial-promoter", box=(-330, -170, 660, 290))
    expression.protein(plate, "polymerase", (-18, -40), (182, 92), "polymerase", wobble=0.04)
    expression.protein(plate, "sigma", (-92, -12), (108, 46), "helicase", "σ", wobble=0.05)
    stretches = (
        Stretch("upstream", 70, "-"), Stretch("minus-35", 100, "promoter", "TTGACA"), Stretch("spacer", 70, "-"), Stretch("minus-10", 100, "promoter", "TATAAT"),
        Stretch("gap", 34, "-"), Stretch("start", 26, "activator", "+1"), Stretch("gene", 190, "gene", "Gene"),
    )  # fmt: skip
    middles = expression.track(plate, "dna", (-295, 44), stretches, 44)
    for name, word in (("minus-35", "−35"), ("minus-10", "−10")):
        plate.add(f"{name}-sign", centred(word, middles[name][0], 88, 24), Form.FLAT, "ink", shadow=False)
    plate.flow("action", (middles["start"][0], 10), (middles["start"][0] + 90, 10), width=9)
    plate.label("rna-polymerase", "polymerase", priority=0)
    plate.label("sigma-subunit", "sigma", priority=0)
    plate.label("minus-35-region", "dna-minus-35", priority=0)
    plate.label("minus-10-region", "dna-minus-10", priority=0)
    plate.label("start-site", "dna-start", priority=0)
    plate.label("coding-region", "dna-gene", priority=1)
    return plate


SUBJECT = Subject(
    key="bacterial-promoter",
    title="Promoter of a bacterial gene",
    kind="plate",
    scene=drawn(
        "bacterial-promoter", "Promoter of a bacterial gene", Layout.PLATE, (Panel("bacterial-promoter", draw),), gene_expression.TERMS,
        subtitle="The σ subunit of RNA polymerase recognizes two consensus sequences",
        note="Numbers count bases from the start of transcription. Not to scale.",
    ),
    names=("promoter of a bacterial gene", "bacterial promoter", "prokaryotic promoter", "sigma factor", "sigma subunit", "promoter region", "consensus sequence", "prokaryotic promoter region"),
    tells=("subunit + rna polymerase + consensus", "sigma + rna polymerase + promoter", "consensus sequence + promoter", "σ + promoter"),
    not_when=("eukaryot", "eukaryotic", "enhancer", "operon", "rna polymerase ii", "lac"),
    opening="A bacterial promoter with RNA polymerase on it.",
    caption=("sigma-subunit", "start-site"),
    summary="The σ subunit binds the −35 and −10 regions, upstream of the start of transcription.",
    sources=("openstax-bio-15", "openstax-micro-11"),
)  # fmt: skip
