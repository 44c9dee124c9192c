"""Membranes that win energy: electron transport chains, light reactions, ATP synthase."""

from __future__ import annotations

from collections.abc import Sequence

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import membrane_proteins as proteins
from .inscription import balls, inscribe
from .membrane_panel import stage, strewn

SCALE = 2.0  # of proteins
HALF = 34.0  # from the middle of the membrane to its faces at this scale


def _protons(d: Drawing, places: Sequence[Xy]) -> None:
    balls(d, "protons", places, 13.0, "ion-hydrogen", "H⁺", size=13.5)
    d.label("chain-proton", "protons", priority=0)


def _carrier(
    d: Drawing, name: str, at: Xy, word: str, material: str = "energy-carrier", radius: float = 22.0
) -> None:
    balls(d, name, [at], radius, material, word, size=min(17.0, 3.0 * radius / max(len(word), 2)))


def _turnover(
    d: Drawing, name: str, before: str, after: str, x: float, y: float, span: float = 96.0, rise: float = 26.0
) -> None:
    """One molecule becoming another: two words and the bent arrow between them. Part: name."""
    inscribe(d, f"{name}-before", [(x - span / 2, y)], before, 21.0)
    inscribe(d, f"{name}-after", [(x + span / 2, y)], after, 21.0)
    d.flow(
        "neutral",
        (x - span / 2 + 6, y - rise + 6),
        (x, y - rise - 12),
        (x + span / 2 - 6, y - rise + 6),
        width=6,
    )


def mitochondrial_chain(seed: int) -> Drawing:
    d = stage(
        "electron-transport-chain",
        width=1000.0,
        height=640.0,
        level=-40.0,
        thickness=52.0,
        inside="matrix-side",
    )
    level = -40.0
    crowd = strewn(box(-480, -306, 480, -150), 44, "protons-over", 34)
    for name, kind, x, material, above, below, width in (
        ("one", 1, -370.0, "protein-integral", 8.0, 36.0, 54.0),
        ("two", 2, -228.0, "protein-peripheral", -10.0, 20.0, 34.0),
        ("three", 3, -90.0, "protein-pump", 12.0, 22.0, 48.0),
        ("four", 4, 110.0, "protein-carrier", 14.0, 16.0, 50.0),
    ):
        d.place(
            proteins.complex_of_chain(kind, material, above, below, width),
            x,
            level,
            scale=SCALE,
            prefix=f"{name}-",
        )
    for name, x, word in (
        ("one", -370.0, "I"),
        ("two", -228.0, "II"),
        ("three", -90.0, "III"),
        ("four", 110.0, "IV"),
    ):
        inscribe(d, f"{name}-number", [(x, level + (26.0 if name == "two" else 6.0))], word, 30.0)
    _carrier(d, "quinone", (-160.0, level), "Q")
    _carrier(d, "cytochrome", (8.0, level - 62.0), "cyt c", "solute", 25.0)
    d.place(proteins.atp_synthase(), 330.0, level, scale=1.92, prefix="synthase-")
    _protons(d, crowd)
    for x, start, end in ((-370.0, 96.0, -96.0), (-90.0, 70.0, -104.0), (110.0, 64.0, -110.0)):
        d.flow("vein", (x + 30, level + start), (x + 30, level), (x + 30, level + end), width=10)
    d.flow("vein", (378.0, level - 108), (378.0, level - 60), (376.0, level - 16), width=10)
    d.flow("artery", (-340, level + 40), (-250, level + 56), (-172, level + 24), width=7)
    d.flow("artery", (-146, level - 6), (-120, level - 4), (-104, level - 16), width=7)
    d.flow("artery", (-80, level - 40), (-50, level - 66), (-24, level - 66), width=7)
    d.flow("artery", (36, level - 60), (66, level - 52), (84, level - 34), width=7)
    _turnover(d, "nadh", "NADH", "NAD⁺", -386.0, level + 186.0, 124.0)
    _turnover(d, "fadh", "FADH₂", "FAD", -222.0, level + 150.0, 120.0)
    _turnover(d, "water", "O₂", "H₂O", 112.0, level + 150.0, 110.0)
    _turnover(d, "atp", "ADP + Pi", "ATP", 332.0, level + 268.0, 170.0)
    for term, part in (
        ("complex-one", "one-body"),
        ("complex-two", "two-body"),
        ("complex-three", "three-body"),
        ("complex-four", "four-body"),
        ("ubiquinone", "quinone"),
        ("cytochrome-c", "cytochrome"),
    ):
        d.label(term, part, priority=0)
    d.label("atp-synthase-enzyme", "synthase-head", "synthase-head-other", "synthase-ring", priority=0)
    d.label("chain-intermembrane-space", "outside", priority=0)
    d.label("chain-inner-membrane", "membrane-heads", priority=0)
    d.label("chain-matrix", "inside", priority=0)
    return d


def bacterial_chain(seed: int) -> Drawing:
    d = stage("bacterial-electron-transport", width=860.0, height=620.0, level=-40.0, thickness=52.0)
    level = -40.0
    for name, kind, x, material, above, below, width in (
        ("dehydrogenase", 11, -300.0, "protein-integral", 8.0, 32.0, 52.0),
        ("oxidase", 12, 10.0, "protein-carrier", 14.0, 18.0, 52.0),
    ):
        d.place(
            proteins.complex_of_chain(kind, material, above, below, width),
            x,
            level,
            scale=SCALE,
            prefix=f"{name}-",
        )
    _carrier(d, "quinone", (-146.0, level), "Q")
    d.place(proteins.atp_synthase(), 262.0, level, scale=1.92, prefix="synthase-")
    _protons(d, strewn(box(-410, -296, 410, -150), 46, "bacterial-protons", 28))
    for x in (-300.0, 10.0):
        d.flow("vein", (x + 30, level + 84), (x + 30, level), (x + 30, level - 104), width=10)
    d.flow("vein", (310.0, level - 108), (310.0, level - 60), (308.0, level - 16), width=10)
    d.flow("artery", (-270, level + 40), (-220, level + 46), (-164, level + 20), width=7)
    d.flow("artery", (-126, level - 4), (-80, level - 14), (-36, level - 6), width=7)
    _turnover(d, "nadh", "NADH", "NAD⁺", -300.0, level + 186.0, 130.0)
    _turnover(d, "water", "O₂", "H₂O", 12.0, level + 160.0, 116.0)
    _turnover(d, "atp", "ADP + Pi", "ATP", 264.0, level + 262.0, 170.0)
    d.label("bacterial-dehydrogenase", "dehydrogenase-body", priority=0)
    d.label("bacterial-quinone", "quinone", priority=0)
    d.label("bacterial-oxidase", "oxidase-body", priority=0)
    d.label("atp-synthase-enzyme", "synthase-head", "synthase-head-other", "synthase-ring", priority=0)
    d.label("chain-outside", "outside", priority=0)
    d.label("chain-bacterial-membrane", "membrane-heads", priority=0)
    d.label("chain-bacterial-cytoplasm", "inside", priority=0)
    return d


def light_reactions(seed: int) -> Drawing:
    """A thylakoid membrane, stroma above and lumen below."""
    d = stage(
        "light-reactions",
        width=1060.0,
        height=660.0,
        level=40.0,
        thickness=52.0,
        outside="stroma",
        inside="lumen-side",
    )
    level = 40.0
    for name, kind, x, material, above, below, width in (
        ("ps2", 21, -390.0, "thylakoid", 14.0, 18.0, 62.0),
        ("cytochrome", 22, -160.0, "protein-pump", 14.0, 20.0, 46.0),
        ("ps1", 23, 70.0, "thylakoid", 18.0, 12.0, 62.0),
    ):
        d.place(
            proteins.complex_of_chain(kind, material, above, below, width),
            x,
            level,
            scale=SCALE,
            prefix=f"{name}-",
        )
    inscribe(d, "ps2-word", [(-390.0, level)], "PS II", 27.0)
    inscribe(d, "ps1-word", [(70.0, level)], "PS I", 27.0)
    _carrier(d, "quinone", (-276.0, level), "PQ")
    _carrier(d, "plastocyanin", (-46.0, level + 66.0), "PC", "vein")
    _carrier(d, "ferredoxin", (176.0, level - 62.0), "Fd", "ligand")
    d.add(
        "reductase",
        geo.wobbly(246.0, level - 68, 42, 34, "reductase", 10, 0.06),
        Form.ROUND,
        "protein-kinase",
        depth=12,
    )
    d.place(proteins.atp_synthase(), 410.0, level, scale=1.8, rotation=180, prefix="synthase-")
    _protons(d, strewn(box(-500, 222, 500, 318), 46, "lumen-protons", 24))
    for n, x in enumerate((-450.0, 10.0), 1):
        for k in (0, 1):
            d.flow(
                "artery",
                (x - 64 + 26 * k, -250.0),
                (x - 40 + 26 * k, -160.0),
                (x - 16 + 26 * k, -66.0),
                width=9,
            )
        d.add(f"sun-{n}", geo.ellipse(x - 62, -284, 26), Form.ROUND, "energy-carrier", depth=9)
    d.flow("action", (-356, level - 20), (-320, level - 22), (-298, level - 8), width=7)
    d.flow("action", (-254, level + 2), (-226, level), (-204, level), width=7)
    d.flow("action", (-130, level + 40), (-104, level + 66), (-72, level + 68), width=7)
    d.flow("action", (-22, level + 56), (4, level + 42), (24, level + 30), width=7)
    d.flow("action", (100, level - 40), (128, level - 62), (150, level - 64), width=7)
    d.flow("vein", (-160.0, level - 84), (-160.0, level), (-160.0, level + 104), width=10)
    d.flow("vein", (366.0, level + 110), (364.0, level + 60), (364.0, level + 16), width=10)
    _turnover(d, "water", "H₂O", "½ O₂ + 2 H⁺", -386.0, level + 152.0, 156.0)
    _turnover(d, "nadph", "NADP⁺", "NADPH", 250.0, level - 152.0, 128.0)
    _turnover(d, "atp", "ADP + Pi", "ATP", 408.0, level - 236.0, 166.0)
    for term, part in (
        ("photosystem-two", "ps2-body"),
        ("plastoquinone", "quinone"),
        ("cytochrome-complex", "cytochrome-body"),
        ("plastocyanin", "plastocyanin"),
        ("photosystem-one", "ps1-body"),
        ("ferredoxin", "ferredoxin"),
        ("nadp-reductase", "reductase"),
    ):
        d.label(term, part, priority=0)
    d.label("atp-synthase-enzyme", "synthase-head", "synthase-head-other", "synthase-ring", priority=0)
    d.label("light-photon", "sun-1", "sun-2", priority=0)
    d.label("stroma-side", "outside", priority=0)
    d.label("thylakoid-membrane-strip", "membrane-heads", priority=0)
    d.label("lumen-of-thylakoid", "inside", priority=0)
    return d


def atp_synthase_plate(seed: int) -> Drawing:
    d = stage("atp-synthase", width=520.0, height=600.0, level=-130.0, thickness=70.0, inside="matrix-side")
    d.place(proteins.atp_synthase(), 0.0, -130.0, scale=2.9, prefix="synthase-")
    _protons(
        d, strewn(box(-246, -286, 246, -204), 46, "synthase-protons", 16) + [(-160.0, 20.0), (150.0, -30.0)]
    )
    d.flow("vein", (72.0, -214.0), (72.0, -180.0), (72.0, -146.0), width=11)
    d.flow("vein", (70.0, -104.0), (72.0, -76.0), (88.0, -34.0), width=11)
    _turnover(d, "atp", "ADP + Pi", "ATP", 0.0, 238.0, 230.0)
    d.label("synthase-rotor", "synthase-ring", priority=0)
    d.label("synthase-channel", "synthase-half-channel", priority=0)
    d.label("synthase-stalk", "synthase-stalk", priority=0)
    d.label("synthase-head", "synthase-head", "synthase-head-other", "synthase-head-back", priority=0)
    d.label("synthase-stator", "synthase-stator", priority=1)
    d.label("chain-intermembrane-space", "outside", priority=0)
    d.label("chain-inner-membrane", "membrane-heads", priority=0)
    d.label("chain-matrix", "inside", priority=0)
    return d
