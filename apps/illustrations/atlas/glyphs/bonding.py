"""Bonds between atoms, water and its solutions, the pH scale: panels and plates of basic chemistry."""

from __future__ import annotations

from functools import partial

from shapely import box
from shapely.geometry import MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy

from . import atoms
from .inscription import balls, inscribe

PANEL = (-190.0, -140.0, 380.0, 280.0)


def _electron_labels(d: Drawing, *prefixes: str) -> None:
    d.label("valence-electron", *(f"{p}valence-electrons" for p in prefixes), priority=0)


# ---------------------------------------------------------------- atoms
def isotope(protons: int, neutrons: int, seed: int) -> Drawing:
    d = atoms.nucleus_of(protons, neutrons, protons)
    for kind in ("proton", "neutron") if neutrons else ("proton",):
        own = [p.id for p in d.parts if p.id.startswith(f"{kind}-") and not p.id.endswith("symbol")]
        d.label(f"atom-{kind}", *own, priority=0)
    d.label("atom-electron", *(p.id for p in d.parts if p.id.startswith("electrons-")), priority=0)
    return d


def labelled_atom(seed: int) -> Drawing:
    """A carbon atom with everything named."""
    d = isotope(6, 6, seed)
    d.label("electron-shell", "shells", priority=0)
    return d


def shell_model(symbol: str, seed: int) -> Drawing:
    d = Drawing(f"shells-{symbol}", box=(-112, -112, 224, 224))
    d.place(atoms.atom(symbol), 0, 0)
    _electron_labels(d, "")
    return d


# ---------------------------------------------------------------- ionic bonds
def electron_transfer(seed: int) -> Drawing:
    d = Drawing("electron-transfer", box=(-250, -130, 500, 260))
    d.place(atoms.atom("Na", turn=0), -128, 0, prefix="sodium-")
    d.place(atoms.atom("Cl"), 128, 0, prefix="chlorine-")
    d.flow("action", (-34, -18), (-8, -40), (22, -24), width=7)
    d.label("sodium-atom", "sodium-nucleus", priority=0)
    d.label("chlorine-atom", "chlorine-nucleus", priority=0)
    _electron_labels(d, "sodium-", "chlorine-")
    return d


def ions_attract(seed: int) -> Drawing:
    d = Drawing("ions-attract", box=(-230, -130, 460, 260))
    d.place(atoms.atom("Na", charge=1), -104, 0, prefix="sodium-")
    d.place(atoms.atom("Cl", charge=-1), 92, 0, prefix="chlorine-")
    inscribe(d, "plus", [(-46.0, -62.0)], "+", 36.0)
    inscribe(d, "minus", [(178.0, -84.0)], "−", 36.0)
    d.label("sodium-cation", "sodium-nucleus", priority=0)
    d.label("chloride-anion", "chlorine-nucleus", priority=0)
    return d


def salt_crystal(seed: int) -> Drawing:
    d = Drawing("salt-crystal", box=(-190, -130, 380, 260))
    for n, (dx, dy, tone) in enumerate(((34, -26, 2), (17, -13, 1), (0, 0, 0))):
        d.place(atoms.crystal(7, 5, 21.0), dx - 17, dy + 13, prefix=f"layer-{n}-", opacity=1.0 - 0.12 * tone)
    d.label("sodium-cation", "layer-2-sodium", priority=0)
    d.label("chloride-anion", "layer-2-chloride", priority=0)
    return d


# ---------------------------------------------------------------- covalent bonds
def covalent(kind: str, seed: int) -> Drawing:
    """Two like atoms that share two, four or six electrons: hydrogen, oxygen, nitrogen."""
    symbol, shared = {"single": ("H", 1), "double": ("O", 2), "triple": ("N", 3)}[kind]
    inner = symbol != "H"
    radius = 62.0 if inner else 52.0
    apart = radius * 1.5
    d = Drawing(f"covalent-{kind}", box=(-130, -84, 260, 168))
    for name, side in (("left", -1), ("right", 1)):
        x = side * apart / 2
        rings = [list(geo.ellipse(x, 0, radius).exterior.coords)]
        if inner:
            rings.append(list(geo.ellipse(x, 0, 34).exterior.coords))
        d.add(
            f"{name}-cloud",
            geo.ellipse(x, 0, radius),
            Form.FLAT,
            "electron-shell",
            tone=0.88,
            opacity=0.8,
            shadow=False,
            outline=False,
        )
        d.add(f"{name}-shells", MultiLineString(rings), Form.LINE, "electron-shell", width=1.8)
        balls(d, f"{name}-nucleus", [(x, 0.0)], 20.0, atoms.MATERIAL_OF[symbol], symbol, size=21.0)
        turns: list[int] = {"H": [], "O": [125, 145, 215, 235], "N": [171, 189]}[symbol]
        spots = [geo.polar(radius, a if side < 0 else 180 - a, x, 0) for a in turns]
        if inner:
            spots += [(x, -34.0), (x, 34.0)]
        if spots:
            d.add(f"{name}-electrons", MultiPoint(spots), Form.DOTS, "electron", width=9.5, shadow=False)
    ys = [(k - (shared - 1) / 2) * 22.0 for k in range(shared)]
    pairs = [(sx, y) for y in ys for sx in (-6.5, 6.5)]
    d.add("shared", MultiPoint(pairs), Form.DOTS, "ligand", width=10.0, shadow=False)
    d.label("shared-electrons", "shared", priority=0)
    d.label("atom-nucleus", "left-nucleus", priority=1)
    return d


# ---------------------------------------------------------------- water
def hydrogen_bonded_water(seed: int) -> Drawing:
    """A water molecule bound to four others by hydrogen bonds."""
    d = Drawing("hydrogen-bonded-water", box=(-300, -280, 600, 560))
    size = 1.35
    centre: Xy = (0.0, 0.0)
    turn = 90.0
    placed: list[tuple[str, Xy, float]] = [("water-1", centre, turn)]
    down_left, down_right = geo.polar(178, 90 + 52, *centre), geo.polar(178, 90 - 52, *centre)
    placed += [("water-2", down_left, 90 + 76), ("water-3", down_right, 90 - 76)]
    up_left, up_right = geo.polar(180, -90 - 42, *centre), geo.polar(180, -90 + 42, *centre)
    placed += [("water-4", up_left, 48 + 52), ("water-5", up_right, 132 - 52)]
    ends = [
        (atoms.hydrogen_place(centre, turn, 1, size), geo.polar(36, -52, *down_left)),
        (atoms.hydrogen_place(centre, turn, -1, size), geo.polar(36, -128, *down_right)),
        (atoms.hydrogen_place(up_left, 100, -1, size), geo.polar(36, -128, *centre)),
        (atoms.hydrogen_place(up_right, 80, 1, size), geo.polar(36, -52, *centre)),
    ]
    atoms.dotted(d, "bonds", ends, 5.0)
    for name, at, angle in placed:
        d.place(atoms.water(angle, size), *at, prefix=f"{name}-")
    names = [name for name, _, _ in placed]
    d.label("water-oxygen", *(f"{n}-oxygen" for n in names), priority=0)
    d.label("water-hydrogen", *(f"{n}-hydrogens" for n in names), priority=0)
    d.label("hydrogen-bond", "bonds", priority=0)
    return d


def dissociation(seed: int) -> Drawing:
    """A salt crystal in water: ions leave it, each surrounded by water molecules."""
    d = Drawing("dissociation", box=(-400, -250, 800, 500))
    d.add("solution", geo.rounded_box(-400, -250, 800, 500, 24), Form.FLAT, "water", tone=0.5, shadow=False)
    d.place(atoms.crystal(4, 6, 30.0), -262, 40, prefix="crystal-")
    for name, at, symbol, radius, material in (
        ("sodium", (60.0, -108.0), "Na⁺", 30.0, "atom-sodium"),
        ("chloride", (232.0, 96.0), "Cl⁻", 38.0, "atom-chlorine"),
    ):
        for k in range(6):
            angle = 60.0 * k + 15
            away = angle if name == "sodium" else angle + 180
            place = geo.polar(radius + (44 if name == "sodium" else 52), angle, *at)
            turn = away if name == "sodium" else away + 52
            d.place(atoms.water(turn, 0.62, charges=False), *place, prefix=f"{name}-water-{k}-")
        balls(d, name, [at], radius, material, symbol, size=radius * 0.72)
    for k, (x, y) in enumerate(
        ((-120.0, -190.0), (-40.0, 176.0), (330.0, -180.0), (-330.0, -190.0), (60.0, 60.0), (210.0, -190.0))
    ):
        d.place(atoms.water(70.0 * k, 0.62, charges=False), x, y, prefix=f"free-{k}-")
    d.flow("action", (-140, -30), (-96, -60), (-46, -84), width=10)
    d.flow("action", (-140, 90), (-40, 112), (92, 104), width=10)
    d.label("salt-crystal", "crystal-sodium", "crystal-chloride", priority=0)
    d.label("sodium-cation", "sodium", priority=0)
    d.label("chloride-anion", "chloride", priority=0)
    d.label(
        "sphere-of-hydration",
        *(f"{n}-water-{k}-oxygen" for n in ("sodium", "chloride") for k in range(6)),
        priority=0,
    )
    d.label("water-hydrogen", *(f"chloride-water-{k}-hydrogens" for k in range(6)), priority=1)
    return d


# ---------------------------------------------------------------- pH
EXAMPLES = {
    0: "ph-battery-acid", 1: "ph-stomach-acid", 2: "ph-lemon-juice", 3: "ph-vinegar", 4: "ph-tomato", 5: "ph-coffee", 6: "ph-urine", 7: "ph-water",
    8: "ph-sea-water", 9: "ph-baking-soda", 10: "ph-milk-of-magnesia", 11: "ph-ammonia", 12: "ph-soapy-water", 13: "ph-bleach", 14: "ph-lye",
}  # fmt: skip


def ph_scale(seed: int) -> Drawing:
    """The scale from 0 at the top to 14 at the bottom, warm colours for acids, cool ones for bases."""
    d = Drawing("ph-scale", box=(-190, -18, 380, 636))
    for value in range(15):
        material = "ion-hydrogen" if value < 7 else ("water" if value == 7 else "vein")
        tone = 0.08 * (value - 1) if value < 7 else (0.3 if value == 7 else 0.62 - 0.09 * (value - 7))
        d.add(
            f"step-{value}",
            geo.rounded_box(-62, 40 * value, 124, 37, 7),
            Form.FLAT,
            material,
            tone=min(tone, 0.7),
            shadow=False,
        )
        inscribe(d, f"number-{value}", [(0.0, 40.0 * value + 18.5)], str(value), 22.0)
        d.label(
            EXAMPLES[value],
            f"step-{value}",
            priority=1,
            side="R",
            zone=box(34, 40 * value, 62, 40 * value + 37),
        )
    d.add(
        "acid-wedge",
        geo.blob((-160, 0, "c"), (-100, 0, "c"), (-128, 268, "c"), (-132, 268, "c")),
        Form.FLAT,
        "ion-hydrogen",
        shadow=False,
    )
    d.add(
        "base-wedge",
        geo.blob((-132, 318, "c"), (-128, 318, "c"), (-100, 597, "c"), (-160, 597, "c")),
        Form.FLAT,
        "vein",
        tone=0.2,
        shadow=False,
    )
    d.label("ph-acidic", "acid-wedge", priority=0, side="L")
    d.label("ph-basic", "base-wedge", priority=0, side="L")
    return d


shell_models = {s: partial(shell_model, s) for s in ("He", "Ne", "Ar", "Li", "C", "Cl")}
