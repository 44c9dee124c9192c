"""Cell signaling, panel by panel: who signals whom, and what the receptors in the membrane and inside the cell do."""

from __future__ import annotations

import math

from shapely import box
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import membrane_proteins as proteins
from .inscription import balls, inscribe
from .membrane_panel import stage, strewn


# ---------------------------------------------------------------- who signals whom
def _cell(
    d: Drawing, name: str, x: float, y: float, radius: float, material: str = "epithelial-cell"
) -> None:
    d.add(
        name,
        geo.wobbly(x, y, radius, radius * 0.92, name, 13, 0.03),
        Form.ROUND,
        material,
        depth=radius * 0.3,
    )
    d.add(
        f"{name}-nucleus",
        geo.ellipse(x - radius * 0.12, y + radius * 0.1, radius * 0.36),
        Form.ROUND,
        "epithelial-nucleus",
        depth=radius * 0.14,
        shadow=False,
    )


def _receptor(d: Drawing, name: str, feet: list[tuple[float, float, float]]) -> None:
    """Cups on stalks, open in the direction of the angle."""
    strokes = []
    for x, y, angle in feet:
        tip = geo.polar(9, angle, x, y)
        strokes += [
            [geo.polar(-5, angle, x, y), tip],
            [geo.polar(8, angle - 55, *tip), tip, geo.polar(8, angle + 55, *tip)],
        ]
    d.add(name, MultiLineString(strokes), Form.CORD, "protein-receptor", width=4.6)


def autocrine(seed: int) -> Drawing:
    d = Drawing("autocrine", box=(-160, -115, 320, 230))
    _receptor(d, "receptor", [(-30, -68, -110), (34, -66, -66), (68, -22, -14)])
    _cell(d, "cell", 0, 8, 72)
    balls(
        d,
        "ligand",
        [(-66, -66), (-44, -104), (-8, -102), (28, -104), (66, -88), (98, -48), (102, -14), (-84, -34)],
        6.0,
        "ligand",
    )
    d.flow("action", (70, 36), (120, 24), (112, -30), width=7)
    d.label("target-cell", "cell", priority=0)
    d.label("signal-ligand", "ligand", priority=0)
    d.label("ligand-receptor", "receptor", priority=1)
    return d


def direct(seed: int) -> Drawing:
    d = Drawing("gap-junction-signaling", box=(-160, -115, 320, 230))
    _cell(d, "cell", -72, 0, 66)
    _cell(d, "neighbor", 72, 0, 66, "t-cell-cytosol")
    tubes = [geo.rounded_box(-18, y - 6, 36, 12, 5) for y in (-24, 0, 24)]
    d.add("junction", tubes, Form.ROUND, "protein-channel", depth=4)
    balls(d, "ligand", [(-40, -24), (-30, 2), (30, 0), (44, 24), (-44, 26), (6, -24)], 5.0, "ligand")
    d.flow("action", (-10, 62), (10, 62), (44, 62), width=6)
    d.label("signaling-cell", "cell", priority=0)
    d.label("target-cell", "neighbor", priority=0)
    d.label("gap-junction-signal", "junction", priority=0)
    d.label("signal-ligand", "ligand", priority=1)
    return d


def paracrine(seed: int) -> Drawing:
    d = Drawing("paracrine", box=(-160, -115, 320, 230))
    _receptor(d, "receptor", [(46, -34, 205), (42, 6, 180), (48, 44, 160)])
    _cell(d, "cell", -98, 0, 56)
    _cell(d, "target", 98, 0, 56, "t-cell-cytosol")
    balls(
        d,
        "ligand",
        [(-32, -40), (-22, 6), (-28, 44), (-4, -24), (2, 26), (12, -4), (20, -48), (22, 52)],
        6.0,
        "ligand",
    )
    d.label("signaling-cell", "cell", priority=0)
    d.label("target-cell", "target", priority=0)
    d.label("signal-ligand", "ligand", priority=0)
    d.label("ligand-receptor", "receptor", priority=1)
    return d


def endocrine(seed: int) -> Drawing:
    d = Drawing("endocrine", box=(-160, -115, 320, 230))
    d.add(
        "vessel",
        geo.tube((-150, 10, 26), (-40, -4, 26), (60, 10, 26), (156, -4, 26), step=4),
        Form.ROUND,
        "artery",
        depth=12,
    )
    d.add(
        "blood",
        geo.tube((-150, 10, 19), (-40, -4, 19), (60, 10, 19), (156, -4, 19), step=4),
        Form.FLAT,
        "artery",
        tone=0.55,
        shadow=False,
        outline=False,
    )
    _receptor(d, "receptor", [(70, 58, -120), (116, 54, -66)])
    _cell(d, "cell", -102, -74, 36)
    _cell(d, "target", 96, 86, 40, "t-cell-cytosol")
    balls(
        d,
        "ligand",
        [(-70, -44), (-88, -26), (-66, 2), (-30, -6), (6, 4), (40, 8), (74, 2), (96, 32), (62, 34)],
        5.6,
        "ligand",
    )
    d.flow("action", (-20, -42), (20, -40), (60, -34), width=6)
    d.label("signaling-cell", "cell", priority=0)
    d.label("target-cell", "target", priority=0)
    d.label("blood-vessel-signal", "vessel", "blood", priority=0)
    d.label("signal-ligand", "ligand", priority=1)
    return d


# ---------------------------------------------------------------- receptors in the membrane
def _ion_channel(d: Drawing, x: float, open_: bool, name: str) -> None:
    d.place(proteins.channel(pore=8.0 if open_ else 3.0, gated=not open_), x, 0, scale=1.3, prefix=f"{name}-")


def gated_channel(seed: int) -> Drawing:
    d = stage("ligand-gated")
    _ion_channel(d, -84, False, "shut")
    _ion_channel(d, 84, True, "open")
    balls(d, "ligand", [(84 + 26, -44), (-20, -86)], 9.0, "ligand")
    ions = strewn(box(-150, -106, 150, -62), 27, "gated", 12)
    balls(
        d,
        "ion",
        [p for p in ions if math.dist(p, (-20, -86)) > 20 and math.dist(p, (110, -44)) > 24]
        + [(84, -8), (84, 46), (60, 78), (106, 70)],
        5.6,
        "ion-sodium",
    )
    d.flow("action", (84, 12), (84, 24), (84, 36), width=6)
    d.label("gated-channel", "shut-wall", "open-wall", priority=0)
    d.label("signal-ligand", "ligand", priority=0)
    d.label("signal-ion", "ion", priority=1)
    return d


def g_protein_receptor(seed: int) -> Drawing:
    d = stage("g-protein-linked")
    d.place(proteins.seven_helices(), -60, 0, scale=1.12, prefix="receptor-")
    balls(d, "ligand", [(-60, -38)], 10.0, "ligand")
    _g_protein(d, -36, 46, "GTP", "g-")
    d.label("gpcr", *(f"receptor-helix-{n}" for n in range(1, 8)), priority=0)
    d.label("signal-ligand", "ligand", priority=0)
    d.label("g-protein", "g-alpha", "g-beta", priority=0)
    return d


def _g_protein(d: Drawing, x: float, y: float, nucleotide: str, prefix: str, together: bool = True) -> None:
    d.add(
        f"{prefix}alpha", geo.wobbly(x, y, 25, 19, "alpha", 10, 0.06), Form.ROUND, "protein-kinase", depth=8
    )
    inscribe(d, f"{prefix}alpha-sign", [(x - 8, y)], "α", 19.0)
    bx = x + (42 if together else 64)
    d.add(f"{prefix}beta", geo.wobbly(bx, y, 19, 17, "beta", 10, 0.06), Form.ROUND, "protein-signal", depth=7)
    d.add(
        f"{prefix}gamma",
        geo.wobbly(bx + 16, y + 11, 12, 11, "gamma", 9, 0.06),
        Form.ROUND,
        "protein-signal",
        depth=5,
        tone=0.22,
    )
    inscribe(d, f"{prefix}beta-sign", [(bx - 2, y)], "β", 16.0)
    inscribe(d, f"{prefix}gamma-sign", [(bx + 17, y + 11)], "γ", 13.0)
    balls(d, f"{prefix}nucleotide", [(x - 4, y + 24)], 15.0, "energy-carrier", nucleotide, size=11.5)


def enzyme_linked(seed: int) -> Drawing:
    d = stage("enzyme-linked", height=250.0)
    for n, x in enumerate((-22, 22), 1):
        glyph = proteins.tyrosine_kinase()
        d.place(glyph, x, 0, scale=0.92, mirror=n == 1, prefix=f"receptor-{n}-")
    balls(d, "ligand", [(-5.0, -58.0), (9.0, -46.0)], 9.0, "ligand")
    balls(d, "phosphate", [(-40, 66), (40, 66), (-36, 88), (36, 88)], 8.5, "energy-carrier", "P")
    d.label("enzyme-linked", "receptor-1-outer", "receptor-2-outer", priority=0)
    d.label("enzyme-domain", "receptor-1-inner", "receptor-2-inner", priority=0)
    d.label("signal-ligand", "ligand", priority=0)
    d.label("phospho-tyrosine", "phosphate", priority=1)
    return d


# ---------------------------------------------------------------- EGF receptor
def egfr(seed: int) -> Drawing:
    """The EGF receptor: single at the left, paired and phosphorylated with the cascade below it at the right."""
    d = stage("egfr-pathway", width=760.0, height=660.0, level=-120.0, thickness=34.0)
    scale = 1.3
    for name, x, mirror in (
        ("single-1", -300.0, False),
        ("single-2", -190.0, True),
        ("pair-1", 22.0, True),
        ("pair-2", 84.0, False),
    ):
        d.place(proteins.tyrosine_kinase(), x, -120, scale=scale, mirror=mirror, prefix=f"{name}-")
    balls(d, "egf", [(-250, -268), (-150, -290), (44, -204), (62, -188)], 13.0, "ligand", "EGF", size=11.0)
    d.flow("action", (-136, -130), (-96, -140), (-52, -130), width=10)
    balls(d, "phosphate", [(-6, -30), (112, -30), (-2, -6), (108, -6)], 11.0, "energy-carrier", "P")
    balls(d, "ras", [(176, -62)], 30.0, "protein-signal", "RAS", size=19.0)
    places: dict[str, Xy] = {"raf": (212, 24), "mek": (160, 98), "erk": (84, 164)}
    d.flow("neutral", (124, -56), (134, -58), (142, -60), width=7)
    for start, end in (((188, -28), (200, -8)), ((196, 52), (180, 72)), ((132, 116), (112, 136))):
        d.flow("action", start, end, width=7)
    for name, (x, y) in places.items():
        balls(d, name, [(x, y)], 30.0, "protein-kinase", name.upper(), size=19.0)
        if name != "raf":
            balls(d, f"{name}-phosphate", [(x + 28, y + 20)], 11.0, "energy-carrier", "P")
    d.add(
        "nucleus",
        geo.ellipse(-120, 250, 196, 74).intersection(box(-370, 150, 370, 322)),
        Form.ROUND,
        "nucleoplasm",
        depth=14,
    )
    _double_strand(d, "dna", -250, 250, 260)
    d.flow("action", (58, 178), (20, 206), (-18, 230), width=9)
    d.label("egf", "egf", priority=0)
    d.label("rtk", "pair-1-outer", "pair-2-outer", "single-1-outer", "single-2-outer", priority=0)
    d.label("phospho-tyrosine", "phosphate", priority=0)
    for name in ("ras", "raf", "mek", "erk"):
        d.label(name, name, priority=0)
    d.label("signal-nucleus", "nucleus", priority=0)
    d.label("signal-dna", "dna-a", "dna-b", priority=1)
    d.label("signal-membrane", "membrane-heads", priority=1)
    return d


def _double_strand(d: Drawing, id: str, x: float, y: float, length: float, height: float = 15.0) -> None:
    """A short stretch of double helix along x. Parts: id-rungs, id-a, id-b."""
    xs = [x + length * k / 60 for k in range(61)]
    one, two = ([(v, y + s * height * math.sin((v - x) / 15.0)) for v in xs] for s in (1, -1))
    d.add(
        f"{id}-rungs",
        MultiLineString([[a, b] for a, b in zip(one[::3], two[::3], strict=True) if abs(a[1] - b[1]) > 4]),
        Form.LINE,
        "ink",
        width=1.6,
    )
    d.add(f"{id}-a", LineString(one), Form.CORD, "chromatin", width=4.4, shadow=False)
    d.add(f"{id}-b", LineString(two), Form.CORD, "dna-strand-other", width=4.4, shadow=False)


# ---------------------------------------------------------------- intracellular receptor
def intracellular(seed: int) -> Drawing:
    """A hydrophobic signal passes the membrane, binds its receptor, and the pair acts on DNA in the nucleus."""
    d = stage("intracellular-receptor", width=720.0, height=620.0, level=-170.0, thickness=34.0)
    d.add(
        "envelope",
        geo.ellipse(40, 320, 330, 190).intersection(box(-360, -310, 360, 310)),
        Form.ROUND,
        "nuclear-envelope",
        depth=8,
    )
    d.add(
        "nucleus",
        geo.ellipse(40, 324, 312, 176).intersection(box(-360, -310, 360, 310)),
        Form.FLAT,
        "nucleoplasm",
        shadow=False,
    )
    for n, x in enumerate((-70.0, 150.0), 1):
        d.add(f"pore-{n}", geo.rounded_box(x - 22, 126, 44, 30, 6), Form.ROUND, "nuclear-pore", depth=5)
    receptors: list[Xy] = [(-250, 40), (-120, -10), (-66, 78)]
    for n, (x, y) in enumerate(receptors, 1):
        shape = geo.blob(
            (x - 34, y - 20),
            (x - 8, y - 28),
            (x - 4, y - 8),
            (x + 8, y - 6),
            (x + 14, y - 26),
            (x + 36, y - 14),
            (x + 34, y + 22),
            (x, y + 32),
            (x - 34, y + 22),
            step=3,
        )
        d.add(f"receptor-{n}", shape, Form.ROUND, "protein-receptor", depth=11)
    balls(
        d,
        "ligand",
        [
            (-280, -262),
            (-180, -236),
            (-60, -270),
            (-120, -232),
            (60, -254),
            (190, -244),
            (-118, -76),
            (-62, 58),
        ],
        13.0,
        "ligand",
    )
    d.flow("action", (-120, -212), (-120, -160), (-119, -98), width=9)
    d.flow("action", (-104, 24), (-92, 38), (-82, 52), width=8)
    d.flow("action", (-66, 114), (-60, 150), (-40, 190), width=9)
    _double_strand(d, "dna", -170, 246, 400, 18.0)
    x, y = -20.0, 216.0
    shape = geo.blob(
        (x - 34, y - 20),
        (x - 8, y - 28),
        (x - 4, y - 8),
        (x + 8, y - 6),
        (x + 14, y - 26),
        (x + 36, y - 14),
        (x + 34, y + 22),
        (x, y + 32),
        (x - 34, y + 22),
        step=3,
    )
    d.add("bound-receptor", shape, Form.ROUND, "protein-receptor", depth=11)
    balls(d, "bound-ligand", [(x + 4, y - 18)], 13.0, "ligand")
    d.add(
        "mrna",
        geo.line((110, 216), (140, 196), (176, 206), (210, 184), (250, 196), step=4),
        Form.CORD,
        "rna-strand",
        width=6.0,
    )
    d.flow("neutral", (160, 172), (156, 120), (170, 60), width=8)
    d.label("hydrophobic-ligand", "ligand", priority=0)
    d.label("signal-membrane", "membrane-heads", priority=0)
    d.label("intracellular-receptor", "receptor-1", "receptor-2", priority=0)
    d.label("hormone-receptor-complex", "bound-receptor", "receptor-3", priority=0)
    d.label("signal-dna", "dna-a", "dna-b", priority=0)
    d.label("signal-mrna", "mrna", priority=0)
    d.label("signal-nucleus", "nucleus", priority=0)
    d.label("signal-extracellular", "outside", priority=1)
    d.label("signal-cytoplasm", "inside", priority=1)
    return d


# ---------------------------------------------------------------- G proteins and cAMP
def g_cycle(step: int, seed: int) -> Drawing:
    """A receptor at rest (0), bound by its ligand (1), its G protein split (2), adenylyl cyclase at work (3)."""
    d = stage(f"g-cycle-{step}")
    d.place(proteins.seven_helices(), -92, 0, scale=1.1, prefix="receptor-")
    d.label("gpcr", *(f"receptor-helix-{n}" for n in range(1, 8)), priority=0)
    if step:
        balls(d, "ligand", [(-92, -38)], 10.0, "ligand")
        d.label("signal-ligand", "ligand", priority=0)
    _g_protein(d, -66 if step < 2 else -8, 46, "GDP" if step == 0 else "GTP", "g-", together=step < 2)
    d.label("g-alpha", "g-alpha", priority=0)
    d.label("g-beta-gamma", "g-beta", "g-gamma", priority=1)
    d.label("gdp-gtp", "g-nucleotide", priority=1)
    return d


def cyclase(seed: int) -> Drawing:
    d = stage("cyclase")
    d.place(
        proteins.spanning("protein-enzyme", width=66.0, above=8, below=22),
        -40,
        0,
        scale=1.1,
        prefix="cyclase-",
    )
    d.add("alpha", geo.wobbly(-98, 44, 25, 19, "alpha", 10, 0.06), Form.ROUND, "protein-kinase", depth=8)
    inscribe(d, "alpha-sign", [(-104, 44)], "α", 19.0)
    balls(d, "nucleotide", [(-102, 68)], 15.0, "energy-carrier", "GTP", size=11.5)
    balls(d, "atp", [(-30, 84)], 17.0, "energy-carrier", "ATP", size=13.0)
    balls(d, "camp", [(44, 60), (70, 86), (84, 48)], 17.0, "product", "cAMP", size=10.5)
    d.flow("action", (-6, 84), (8, 78), (24, 70), width=6)
    d.add("pka", geo.wobbly(128, 78, 26, 22, "pka", 10, 0.06), Form.ROUND, "protein-pump", depth=9)
    d.label("adenylyl-cyclase", "cyclase-body", priority=0)
    d.label("second-messenger-camp", "camp", priority=0)
    d.label("protein-kinase-a", "pka", priority=0)
    d.label("g-alpha", "alpha", priority=1)
    d.label("adenosine-triphosphate", "atp", priority=1)
    return d
