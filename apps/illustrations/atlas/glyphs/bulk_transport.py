"""Bulk transport: the plasma membrane folds around what comes in, and vesicles open to what goes out."""

from __future__ import annotations

import math

from shapely import box
from shapely.geometry import MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from .inscription import balls
from .membrane_panel import coat, folded_stage, strewn

HALF = 160.0  # of a panel's width
LEVEL = -34.0  # of the undisturbed membrane


def _pit(depth: float, width: float, neck: float) -> list[Xy]:
    """A membrane that dips into a pocket `depth` deep and `width` wide, `neck` apart at the surface."""
    n, w = neck / 2, width / 2
    top, bottom = LEVEL, LEVEL + depth
    return [
        (-HALF + 2, top), (-n - 46, top), (-n - 14, top + 3), (-n, top + 14), (-w, top + depth * 0.5), (-w * 0.82, top + depth * 0.82),
        (0, bottom), (w * 0.82, top + depth * 0.82), (w, top + depth * 0.5), (n, top + 14), (n + 14, top + 3), (n + 46, top), (HALF - 2, top),
    ]  # fmt: skip


FLAT: list[Xy] = [(-HALF + 2, LEVEL), (0, LEVEL), (HALF - 2, LEVEL)]
DIP: list[Xy] = [
    (-HALF + 2, LEVEL),
    (-70, LEVEL),
    (-34, LEVEL + 12),
    (0, LEVEL + 24),
    (34, LEVEL + 12),
    (70, LEVEL),
    (HALF - 2, LEVEL),
]


def _sides(d: Drawing) -> None:
    d.label("extracellular-fluid", "outside", priority=1)
    d.label("cytoplasm-side", "inside", priority=1)


# ---------------------------------------------------------------- phagocytosis
def _particle(d: Drawing, x: float, y: float) -> None:
    d.add("particle", geo.wobbly(x, y, 34, 27, "particle", 11, 0.07), Form.ROUND, "atom-other", depth=12)


def phagocytosis(step: int, seed: int) -> Drawing:
    """The membrane meets a large particle (0), surrounds it with pseudopods (1), encloses it in a vacuole (2)."""
    key = f"phagocytosis-{step}"
    if step == 0:
        d = folded_stage(key, DIP)
        _particle(d, 0, -72)
    elif step == 1:
        arms: list[Xy] = [
            (-HALF + 2, LEVEL + 8), (-104, LEVEL + 2), (-84, LEVEL - 26), (-58, LEVEL - 62), (-30, LEVEL - 70), (-26, LEVEL - 50), (-48, LEVEL - 20),
            (-42, LEVEL + 28), (0, LEVEL + 52), (42, LEVEL + 28), (48, LEVEL - 20), (26, LEVEL - 50), (30, LEVEL - 70), (58, LEVEL - 62),
            (84, LEVEL - 26), (104, LEVEL + 2), (HALF - 2, LEVEL + 8),
        ]  # fmt: skip
        d = folded_stage(key, arms)
        _particle(d, 0, LEVEL + 6)
        d.label("pseudopod", "membrane-heads", priority=0, zone=box(-90, LEVEL - 80, 90, LEVEL - 40))
    else:
        d = folded_stage(key, FLAT, vesicles=[(0, 46, 50)])
        _particle(d, 0, 46)
        d.label("phagocytic-vacuole", "vesicle-1-lumen", priority=0)
    d.label("engulfed-particle", "particle", priority=0)
    d.label(
        "plasma-membrane-strip",
        "membrane-heads",
        priority=1,
        zone=box(-HALF, LEVEL - 20, -100, LEVEL + 22).union(box(100, LEVEL - 20, HALF, LEVEL + 22)),
    )
    if step != 1:
        _sides(d)
    return d


# ---------------------------------------------------------------- pinocytosis
def pinocytosis(step: int, seed: int) -> Drawing:
    """The membrane dips in (0), the pocket deepens (1) and pinches off with fluid and solutes (2)."""
    key = f"pinocytosis-{step}"
    course = (DIP, _pit(96, 84, 34), FLAT)[step]
    d = folded_stage(key, course, vesicles=[(0, 46, 40)] if step == 2 else [])
    held = (geo.ellipse(0, LEVEL, 26, 10), geo.ellipse(0, LEVEL + 56, 26, 22), geo.ellipse(0, 46, 26))[step]
    points = strewn(box(-146, -106, 146, -62), 26, "pino-over", 20) + strewn(held, 17, f"pino-held{step}", 7)
    balls(d, "solute", points, 5.0, "solute")
    d.label("solute", priority=0)
    d.label("plasma-membrane-strip", "membrane-heads", priority=1)
    if step == 2:
        d.label("endocytic-vesicle", "vesicle-1-lumen", priority=0)
    _sides(d)
    return d


# ---------------------------------------------------------------- receptor-mediated endocytosis
def by_receptor(step: int, seed: int) -> Drawing:
    """Ligands bind to receptors (0), the coated pit deepens (1) and pinches off as a coated vesicle (2)."""
    key = f"receptor-mediated-{step}"
    course = (DIP, _pit(100, 96, 36), FLAT)[step]
    centre, radius = (0.0, 52.0), 44.0
    d = folded_stage(key, course, vesicles=[(*centre, radius)] if step == 2 else [])
    feet: list[tuple[float, float, float]] = []
    if step == 2:
        ring = [geo.polar(radius + 9.5, a, *centre) for a in range(-90, 271, 15)]
        coat(d, "coat", ring[::-1], -11.5)
        feet += [(*geo.polar(radius - 10, a, *centre), a + 180.0) for a in range(0, 360, 45)]
    else:
        pocket = course[2:-2] if step == 0 else course[3:-3]
        coat(d, "coat", pocket, 13.0)
        line = geo.resample(geo.curve(pocket, 2.0), 9)[1:-1]
        normal, _ = geo.normals(geo.resample(geo.curve(pocket, 2.0), 9))
        for (x, y), (nx, ny) in zip(line, normal[1:-1], strict=True):
            feet.append((x - 9 * nx, y - 9 * ny, _degrees(-nx, -ny)))
    _receptors(d, feet)
    balls(d, "ligand", [geo.polar(14, a, x, y) for x, y, a in feet], 5.0, "ligand")
    free = strewn(box(-146, -108, 146, -70), 34, "rme-free", 9)
    if step == 0:
        free = [p for p in free if abs(p[0]) > 66]
    balls(d, "free-ligand", free, 5.0, "ligand")
    d.label("bound-ligand", "ligand", "free-ligand", priority=0)
    d.label("surface-receptor", "receptors", priority=0)
    d.label("clathrin-coat", "coat", priority=0)
    if step == 2:
        d.label("endocytic-vesicle", "vesicle-1-heads", priority=1)
    if step == 0:
        _sides(d)
    return d


def _degrees(x: float, y: float) -> float:
    return math.degrees(math.atan2(y, x))


def _receptors(d: Drawing, feet: list[tuple[float, float, float]]) -> None:
    """A Y on each foot, open in the direction of its angle. Part: receptors."""
    strokes = []
    for x, y, angle in feet:
        fork = geo.polar(6, angle, x, y)
        strokes += [
            [geo.polar(-8, angle, x, y), fork],
            [fork, geo.polar(6.5, angle - 48, *fork)],
            [fork, geo.polar(6.5, angle + 48, *fork)],
        ]
    d.add("receptors", MultiLineString(strokes), Form.CORD, "protein-receptor", width=3.4, shadow=False)


# ---------------------------------------------------------------- exocytosis
def exocytosis(step: int, seed: int) -> Drawing:
    """A vesicle nears the membrane (0), fuses with it (1) and empties outside (2)."""
    key = f"exocytosis-{step}"
    course = (FLAT, _pit(88, 84, 26), DIP)[step]
    d = folded_stage(key, course, vesicles=[(0, 42, 40)] if step == 0 else [])
    held = (
        geo.ellipse(0, 42, 26),
        geo.ellipse(0, LEVEL + 50, 26, 22),
        geo.blob((-26, LEVEL), (26, LEVEL), (70, -92), (-70, -92)),
    )[step]
    balls(d, "cargo", strewn(held, 15, f"exo{step}", 11), 5.0, "product")
    if step == 0:
        d.flow("neutral", (72, 62), (72, 40), (72, 10), width=7)
        d.label("exocytic-vesicle", "vesicle-1-heads", priority=0)
    if step == 2:
        for x, lean in ((-46, -16), (46, 16)):
            d.flow("neutral", (x, -58), (x + lean / 2, -74), (x + lean, -92), width=7)
    d.label("secretory-cargo", "cargo", priority=0)
    d.label(
        "plasma-membrane-strip",
        "membrane-heads",
        priority=1,
        zone=box(-HALF, LEVEL - 14, -90, LEVEL + 14).union(box(90, LEVEL - 14, HALF, LEVEL + 14)),
    )
    _sides(d)
    return d


def three_ways(kind: str, seed: int) -> Drawing:
    """The middle moment of each way of endocytosis, for a comparison."""
    return {"phagocytosis": phagocytosis, "pinocytosis": pinocytosis, "receptor": by_receptor}[kind](1, seed)
