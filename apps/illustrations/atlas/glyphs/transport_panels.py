"""What passes through a membrane, panel by panel: diffusion, channels and carriers, pumps, cotransport, water."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import membrane_proteins as proteins
from .inscription import balls, inscribe
from .membrane_panel import HEIGHT, WIDTH, stage, strewn
from .membrane_proteins import Gate

ABOVE = box(-WIDTH / 2 + 12, -HEIGHT / 2 + 12, WIDTH / 2 - 12, -34)
BELOW = box(-WIDTH / 2 + 12, 34, WIDTH / 2 - 12, HEIGHT / 2 - 12)
ION = 10.5  # radius


def _sides(d: Drawing, priority: int = 2) -> None:
    d.label("extracellular-fluid", "outside", priority=priority)
    d.label("cytoplasm-side", "inside", priority=priority)


# ---------------------------------------------------------------- diffusion
def diffusion(moment: int, seed: int) -> Drawing:
    """A dissolved substance at first on one side only (0), then partly across (1), then evenly spread (2)."""
    d = stage(f"diffusion-{moment}")
    over, under = ((30, 0), (21, 9), (15, 15))[moment]
    points = strewn(ABOVE, 21, f"over{moment}", over) + strewn(BELOW, 21, f"under{moment}", under)
    balls(d, "solute", points, 6.0, "solute")
    if moment == 1:
        for x in (-84, 0, 84):
            d.flow("action", (x, -44), (x, 0), (x, 44), width=7)
    if moment == 2:
        for x, way in ((-60, 1), (60, -1)):
            d.flow("neutral", (x, -40 * way), (x, 0), (x, 40 * way), width=6)
    d.label("solute", priority=0)
    d.label("plasma-membrane-strip", "membrane-heads", priority=1)
    _sides(d, 1)
    return d


def through_channel(seed: int) -> Drawing:
    d = stage("through-channel")
    d.place(proteins.channel(), 0, 0, scale=1.25, prefix="channel-")
    near = strewn(ABOVE, 22, "channel-over", 22) + strewn(BELOW, 30, "channel-under", 6)
    balls(d, "solute", [p for p in near if abs(p[0]) > 16] + [(0, -22), (0, 4)], 5.6, "solute")
    d.flow("action", (0, 22), (0, 40), (0, 62), width=7)
    d.label("channel-protein", "channel-wall", priority=0)
    d.label("solute", priority=1)
    _sides(d)
    return d


def through_carrier(seed: int) -> Drawing:
    d = stage("through-carrier")
    for x, gate in ((-92, Gate.OUT), (0, Gate.SHUT), (92, Gate.IN)):
        d.place(proteins.carrier(gate), x, 0, scale=1.15, prefix=f"{gate}-")
    load = [(-92, -16), (0, 0), (92, 18)]
    points = strewn(ABOVE, 24, "carrier-over", 17) + strewn(BELOW, 34, "carrier-under", 5) + load
    balls(d, "solute", points, 6.6, "solute")
    for x in (-46, 46):
        d.flow("neutral", (x - 11, 0), (x, 0), (x + 11, 0), width=6)
    d.label("carrier-protein", "out-wall", "shut-wall", "in-wall", priority=0)
    d.label("solute", priority=1)
    _sides(d)
    return d


# ---------------------------------------------------------------- pumps
PUMP_STEPS = (
    "bind-sodium",
    "phosphorylation",
    "release-sodium",
    "bind-potassium",
    "dephosphorylation",
    "release-potassium",
)


def pump(step: int, seed: int) -> Drawing:
    """The sodium-potassium pump in one of its six states: it is open inwards in the first and last two."""
    d = stage(f"pump-{PUMP_STEPS[step]}", width=236.0, height=190.0)
    gate = Gate.OUT if step in (2, 3) else Gate.IN
    d.place(proteins.carrier(gate, "protein-pump", width=1.5), 0, 0, scale=1.3, prefix="pump-")
    bound_below, bound_above = [(-12.0, 20.0), (12.0, 20.0), (0.0, 4.0)], [(-10.0, -19.0), (10.0, -19.0)]
    sodium_out = strewn(box(-106, -86, 106, -54), 34, "sodium-out", 4)
    potassium_in = strewn(box(-106, 56, 106, 86), 36, "potassium-in", 4)
    leaving = [(-34.0, -64.0), (0.0, -76.0), (34.0, -64.0)]
    sodium: list[Xy] = {0: bound_below, 1: bound_below, 2: leaving}.get(step, sodium_out)
    potassium: list[Xy] = {
        3: bound_above,
        4: [(-12.0, 18.0), (12.0, 18.0)],
        5: [(-26.0, 66.0), (26.0, 66.0)],
    }.get(step, potassium_in)
    if step < 3:
        balls(d, "sodium", sodium, ION, "ion-sodium", "Na⁺")
        d.label("sodium-ion", "sodium", priority=0)
    if step > 2:
        balls(d, "potassium", potassium, ION, "ion-potassium", "K⁺")
        d.label("potassium-ion", "potassium", priority=0)
    if step in (1, 2, 3):
        balls(d, "phosphate", [(54.0, 40.0)], 9.5, "energy-carrier", "P")
        d.label("pump-phosphate", "phosphate", priority=1)
    if step == 1:
        balls(d, "atp", [(96.0, 72.0)], 16.0, "energy-carrier", "ATP")
        d.flow("action", (84, 62), (74, 55), (65, 48), width=7)
        d.label("adenosine-triphosphate", "atp", priority=0)
    if step == 2:
        d.flow("action", (0, -34), (0, -46), (0, -60), width=8)
    if step == 4:
        balls(d, "phosphate", [(92.0, 68.0)], 9.5, "energy-carrier", "P")
        d.flow("neutral", (56, 44), (68, 52), (80, 60), width=6)
        d.label("pump-phosphate", "phosphate", priority=1)
    if step == 5:
        d.flow("action", (0, 30), (0, 42), (0, 56), width=8)
    d.label("sodium-potassium-pump", "pump-wall", priority=1)
    if step in (0, 3):
        _sides(d)
    return d


def porters(seed: int, kind: str) -> Drawing:
    """A uniporter, symporter or antiporter at work."""
    d = stage(f"porter-{kind}")
    gate = Gate.THROUGH
    material = {"uniporter": "protein-channel", "symporter": "protein-carrier", "antiporter": "protein-pump"}[
        kind
    ]
    d.place(proteins.carrier(gate, material), 0, 0, scale=1.5, prefix="porter-")
    balls(
        d,
        "first",
        [
            *strewn(box(-140, -106, 140, -62), 38, f"first{kind}", 8),
            (0.0 if kind == "uniporter" else -22.0, -54.0),
        ],
        8.5,
        "solute",
    )
    d.flow(
        "action",
        (0 if kind == "uniporter" else -5, -40),
        (0 if kind == "uniporter" else -5, 0),
        (0 if kind == "uniporter" else -5, 58),
        width=7,
    )
    if kind == "symporter":
        balls(
            d,
            "second",
            [*strewn(box(-140, -104, 140, -70), 60, "second", 4), (22.0, -54.0)],
            ION,
            "ion-sodium",
            "Na⁺",
        )
        d.flow("artery", (6, -40), (6, 0), (6, 58), width=7)
        d.label("sodium-ion", "second", priority=1)
    if kind == "antiporter":
        balls(
            d,
            "second",
            [*strewn(box(-140, 66, 140, 104), 42, "second", 6), (22.0, 54.0)],
            ION,
            "ion-sodium",
            "Na⁺",
        )
        d.flow("artery", (6, 40), (6, 0), (6, -58), width=7)
        d.label("sodium-ion", "second", priority=1)
    d.label(kind, "porter-wall", priority=0)
    d.label("solute", "first", priority=1)
    return d


def gradient_by_pump(seed: int) -> Drawing:
    """Primary active transport: the pump moves sodium out of the cell."""
    d = stage("gradient-by-pump")
    d.place(proteins.carrier(Gate.OUT, "protein-pump", width=1.4), 0, 0, scale=1.3, prefix="pump-")
    balls(
        d,
        "sodium",
        strewn(box(-146, -106, 146, -48), 31, "na-out", 13) + [(-76.0, 74.0), (96.0, 60.0)],
        ION,
        "ion-sodium",
        "Na⁺",
    )
    balls(d, "potassium", strewn(box(-146, 52, 30, 106), 40, "k-in", 6), ION, "ion-potassium", "K⁺")
    balls(d, "atp", [(60.0, 84.0)], 16.0, "energy-carrier", "ATP")
    d.flow("action", (0, 24), (0, -10), (0, -46), width=8)
    d.label("sodium-potassium-pump", "pump-wall", priority=0)
    d.label("sodium-ion", "sodium", priority=0)
    d.label("adenosine-triphosphate", "atp", priority=1)
    _sides(d)
    return d


def carried_along(seed: int) -> Drawing:
    """Secondary active transport: sodium flows back and takes an amino acid along."""
    d = stage("carried-along")
    d.place(proteins.carrier(Gate.THROUGH, "protein-carrier"), 0, 0, scale=1.5, prefix="porter-")
    balls(
        d,
        "sodium",
        [*strewn(box(-146, -106, 146, -74), 33, "na-back", 8), (-22.0, -54.0), (-6.0, 58.0)],
        ION,
        "ion-sodium",
        "Na⁺",
    )
    balls(
        d,
        "amino-acid",
        [(24.0, -54.0), (10.0, 76.0), (-60.0, 70.0), (70.0, 60.0), (110.0, 92.0), (-110.0, 92.0)],
        8.5,
        "amino-acid",
    )
    d.flow("action", (0, -40), (0, 0), (0, 44), width=8)
    d.label("symporter", "porter-wall", priority=0)
    d.label("sodium-ion", "sodium", priority=0)
    d.label("amino-acid-molecule", "amino-acid", priority=0)
    _sides(d)
    return d


def electrochemical(seed: int) -> Drawing:
    """The unequal ions and charges on the two sides of a plasma membrane."""
    d = stage("electrochemical-gradient", width=340.0, height=300.0)
    over, under = (
        strewn(box(-158, -138, 158, -46), 27, "gradient-over"),
        strewn(box(-158, 46, 158, 138), 30, "gradient-under"),
    )
    balls(d, "sodium", [p for n, p in enumerate(over) if n % 2 == 0] + under[:2], ION, "ion-sodium", "Na⁺")
    balls(d, "chloride", [p for n, p in enumerate(over) if n % 2 and n % 6 != 5], ION, "ion-chloride", "Cl⁻")
    balls(
        d,
        "potassium",
        [p for n, p in enumerate(over) if n % 6 == 5][:3]
        + [p for n, p in enumerate(under) if n > 1 and n % 3],
        ION,
        "ion-potassium",
        "K⁺",
    )
    proteins_at = [p for n, p in enumerate(under) if n > 1 and n % 3 == 0]
    d.add(
        "proteins",
        [geo.wobbly(x, y, 15, 12, f"anion-{x:.0f}", 9, 0.1) for x, y in proteins_at],
        Form.ROUND,
        "protein-integral",
        depth=5,
        shadow=False,
    )
    inscribe(d, "protein-charge", proteins_at, "−", 17.0)
    for name, y, sign in (("plus", -25.0, "+"), ("minus", 25.0, "−")):
        inscribe(d, name, [(x, y) for x in range(-150, 151, 25)], sign, 16.0)
    d.label("sodium-ion", "sodium", priority=0)
    d.label("chloride-ion", "chloride", priority=1)
    d.label("potassium-ion", "potassium", priority=0)
    d.label("negative-protein", "proteins", priority=1)
    d.label("plasma-membrane-strip", "membrane-heads", priority=1)
    _sides(d, 1)
    return d


# ---------------------------------------------------------------- water
def water(d: Drawing, points: Sequence[Xy], scale: float = 1.0, id: str = "water") -> None:
    """Water molecules at many places, each turned another way. Parts: id, id-hydrogens."""
    oxygens, hydrogens = [], []
    for n, (x, y) in enumerate(points):
        turn = (n * 137) % 360
        oxygens.append(geo.ellipse(x, y, 5.6 * scale))
        hydrogens += [geo.ellipse(*geo.polar(6.0 * scale, turn + s * 52, x, y), 3.2 * scale) for s in (-1, 1)]
    d.add(f"{id}-hydrogens", hydrogens, Form.ROUND, "atom-hydrogen", depth=1.6 * scale, shadow=False)
    d.add(id, oxygens, Form.ROUND, "atom-oxygen", depth=3 * scale, shadow=False)


def aquaporin(seed: int) -> Drawing:
    """Aquaporins in a membrane: water in single file, ions kept out."""
    d = stage("aquaporin", width=360.0, height=300.0)
    for n, x in enumerate((-92, 0, 92), 1):
        d.place(proteins.channel(pore=8.0), x, 0, scale=1.55, prefix=f"channel-{n}-")
    over = strewn(box(-166, -138, 166, -58), 24, "water-over", 34)
    under = strewn(box(-166, 58, 166, 138), 30, "water-under", 20)
    ions = [p for n, p in enumerate(over) if n % 6 == 2]
    water(d, [p for p in over if p not in ions] + under)
    water(d, [(x, y) for x in (-92.0, 0.0, 92.0) for y in (-34.0, -17.0, 0.0, 17.0, 34.0)], 0.86, "file")
    balls(d, "sodium", ions, ION, "ion-sodium", "Na⁺")
    for x in (-92, 0, 92):
        d.flow("vein", (x, 46), (x, 58), (x, 74), width=7)
    d.label("aquaporin", "channel-1-wall", "channel-2-wall", "channel-3-wall", priority=0)
    d.label("water-molecule", "water", "file", priority=0)
    d.label("sodium-ion", "sodium", priority=1)
    d.label("phospholipid-head", "membrane-heads", priority=1)
    d.label("phospholipid-tail", "membrane-band", priority=2)
    _sides(d, 1)
    return d


def beaker(moment: int, seed: int) -> Drawing:
    """Osmosis in a beaker parted by a semipermeable membrane: equal levels (0), then water has moved (1)."""
    d = Drawing(f"osmosis-{moment}", box=(-160, -130, 320, 260))
    left, right = ((-20, -20), (14, -54))[moment]
    d.add("glass", geo.rounded_box(-130, -104, 260, 214, 14), Form.ROUND, "glass", depth=6)
    d.add("left-water", box(-122, left, -3, 102), Form.FLAT, "water", shadow=False)
    d.add("right-water", box(3, right, 122, 102), Form.FLAT, "water", shadow=False, tone=-0.08)
    d.add("membrane", box(-3, -92, 3, 102), Form.CUT, "membrane-tail")
    d.add(
        "membrane-pores",
        [box(-3, y, 3, y + 3) for y in range(-84, 100, 10)],
        Form.FLAT,
        "water",
        outline=False,
        shadow=False,
    )
    few, many = (
        strewn(box(-112, left + 14, -16, 92), 30, "few", 4),
        strewn(box(16, right + 14, 112, 92), 21, f"many{moment}", 18),
    )
    balls(d, "solute", [*few, *many], 6.4, "solute")
    for y in (24, 60) if moment == 0 else ():
        d.flow("vein", (-36, y + 10), (0, y + 10), (38, y + 10), width=7)
    d.label("semipermeable-membrane", "membrane", priority=0)
    d.label("solute", priority=0)
    d.label("water", "left-water", priority=1)
    return d


steps_of_pump = tuple(partial(pump, n) for n in range(6))
