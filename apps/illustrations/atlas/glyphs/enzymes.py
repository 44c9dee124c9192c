"""Enzymes at work: a body with a cleft, substrates that fit it, inhibitors and activators."""

from __future__ import annotations

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from .inscription import balls

BOX = (-160.0, -120.0, 320.0, 240.0)


def _panel(key: str) -> Drawing:
    return Drawing(key, box=BOX)


def _substrate(x: float, y: float) -> BaseGeometry:
    """The two halves that the enzyme will part, as one body that fits the cleft."""
    return geo.smooth(
        Polygon(
            [
                (x - 40, y - 26),
                (x + 40, y - 26),
                (x + 40, y + 2),
                (x + 20, y + 24),
                (x, y + 4),
                (x - 20, y + 24),
                (x - 40, y + 2),
            ]
        ),
        3,
    )


def _half(x: float, y: float, side: int) -> BaseGeometry:
    whole = _substrate(x, y)
    return geo.clean(
        whole.intersection(
            Polygon([(x, y - 60), (x + side * 90, y - 60), (x + side * 90, y + 60), (x, y + 60)])
        )
    )


def _enzyme(
    d: Drawing,
    x: float = 0.0,
    y: float = 40.0,
    *,
    tight: bool = False,
    spoiled: bool = False,
    site: bool = False,
) -> None:
    """The enzyme below its active site; `tight` closes around the substrate, `spoiled` bends the cleft out of shape."""
    body = geo.blob(
        (x - 96, y - 20),
        (x - 70, y - 56),
        (x - 44, y - 52),
        (x + 44, y - 52),
        (x + 70, y - 56),
        (x + 96, y - 20),
        (x + 92, y + 34),
        (x + 40, y + 66),
        (x - 40, y + 66),
        (x - 92, y + 34),
        step=3,
    )
    grow = 1.5 if tight else 5.0
    cleft = _substrate(x, y - 32).buffer(grow)
    if spoiled:
        cleft = Polygon(
            [(x - 30, y - 70), (x + 52, y - 70), (x + 34, y - 34), (x + 6, y - 22), (x - 24, y - 40)]
        ).buffer(4)
    shape = body.difference(cleft)
    if site:
        shape = shape.difference(geo.ellipse(x + 92, y + 20, 20, 17))
    d.add("enzyme", geo.smooth(shape, 2.5), Form.ROUND, "protein-enzyme", depth=24)


def _site_mark(d: Drawing, x: float = 0.0, y: float = 40.0) -> None:
    d.add(
        "site",
        _substrate(x, y - 32).buffer(5).intersection(geo.ellipse(x, y - 26, 60, 38)),
        Form.FLAT,
        "energy-carrier",
        tone=0.4,
        opacity=0.6,
        shadow=False,
        outline=False,
    )


def free(seed: int) -> Drawing:
    d = _panel("enzyme-free")
    _site_mark(d)
    _enzyme(d)
    d.add("substrate", _substrate(0, -74), Form.ROUND, "substrate", depth=10)
    d.flow("action", (66, -78), (76, -50), (64, -22), width=7)
    d.label("enzyme-protein", "enzyme", priority=0)
    d.label("active-site", "site", priority=0)
    d.label("enzyme-substrate", "substrate", priority=0)
    return d


def bound(seed: int) -> Drawing:
    d = _panel("enzyme-bound")
    d.add("substrate", _substrate(0, 8), Form.ROUND, "substrate", depth=10)
    _enzyme(d, tight=True)
    d.label("enzyme-complex", "enzyme", "substrate", priority=0)
    return d


def released(seed: int) -> Drawing:
    d = _panel("enzyme-released")
    _site_mark(d)
    _enzyme(d)
    for side in (-1, 1):
        d.add(
            f"product-{'a' if side < 0 else 'b'}", _half(side * 30, -74, side), Form.ROUND, "product", depth=9
        )
        d.flow("action", (side * 34, -34), (side * 42, -42), (side * 48, -50), width=5)
    d.label("enzyme-products", "product-a", "product-b", priority=0)
    d.label("enzyme-protein", "enzyme", priority=0)
    d.label("active-site", "site", priority=1)
    return d


def competitive(seed: int) -> Drawing:
    d = _panel("enzyme-competitive")
    d.add("inhibitor", _substrate(0, 8), Form.ROUND, "inhibitor", depth=10)
    _enzyme(d, tight=True)
    d.add("substrate", _substrate(-84, -82), Form.ROUND, "substrate", depth=10)
    d.label("competitive-inhibitor", "inhibitor", priority=0)
    d.label("enzyme-substrate", "substrate", priority=0)
    d.label("enzyme-protein", "enzyme", priority=1)
    return d


def allosteric_inhibition(seed: int) -> Drawing:
    d = _panel("enzyme-allosteric-inhibition")
    _enzyme(d, spoiled=True, site=True)
    d.add("inhibitor", geo.ellipse(92, 60, 18, 15), Form.ROUND, "inhibitor", depth=7)
    d.add("substrate", _substrate(-40, -82), Form.ROUND, "substrate", depth=10)
    d.label("allosteric-inhibitor", "inhibitor", priority=0)
    d.label("enzyme-substrate", "substrate", priority=0)
    d.label("enzyme-protein", "enzyme", priority=1)
    return d


def allosteric_activation(seed: int) -> Drawing:
    d = _panel("enzyme-allosteric-activation")
    d.add("substrate", _substrate(0, 8), Form.ROUND, "substrate", depth=10)
    _enzyme(d, tight=True, site=True)
    d.add("activator", geo.ellipse(92, 60, 18, 15), Form.ROUND, "protein-signal", depth=7)
    d.label("allosteric-activator", "activator", priority=0)
    d.label("enzyme-substrate", "substrate", priority=0)
    d.label("enzyme-protein", "enzyme", priority=1)
    return d


# ---------------------------------------------------------------- phosphate passed on
def _adp(d: Drawing, name: str, x: float, y: float, phosphates: int) -> None:
    """Adenosine with its phosphates in a row. Parts: name, name-phosphates."""
    d.add(name, geo.rounded_box(x - 54, y - 17, 60, 34, 12), Form.ROUND, "amino-acid", depth=8)
    balls(
        d,
        f"{name}-phosphates",
        [(x + 20 + 25 * k, y) for k in range(phosphates)],
        13.0,
        "energy-carrier",
        "P",
        size=15.0,
    )


def phosphorylation(step: int, seed: int) -> Drawing:
    """A substrate with a phosphate and ADP meet an enzyme (0), are bound (1), and leave as product and ATP (2)."""
    d = _panel(f"substrate-level-{step}")
    body = geo.blob(
        (-110, 0), (-70, -30), (0, -18), (70, -30), (110, 0), (96, 70), (0, 96), (-96, 70), step=3
    )
    shift = (-50.0, 0.0, -54.0)[step]
    d.add(
        "substrate",
        geo.wobbly(-62, 18 + shift * 1.3, 34, 24, "substrate", 9, 0.08),
        Form.ROUND,
        "substrate" if step < 2 else "product",
        depth=9,
    )
    d.add(
        "enzyme",
        geo.smooth(
            body.difference(geo.rounded_box(-102, -60, 82, 102, 26)).difference(
                geo.rounded_box(-30, -60, 132, 84, 16)
            ),
            2,
        ),
        Form.ROUND,
        "protein-enzyme",
        depth=16,
    )
    if step < 2:
        balls(d, "moving", [(-22, 14 + shift * 1.3)], 13.0, "energy-carrier", "P", size=15.0)
    if step == 1:
        d.flow("action", (-16, -2), (30, -30), (66, -8), width=6)
    _adp(d, "nucleotide", 44 if step < 2 else 38, 4 + shift * 1.4, 2 if step < 2 else 3)
    d.label("enzyme-protein", "enzyme", priority=0)
    d.label("enzyme-substrate" if step < 2 else "enzyme-products", "substrate", priority=0)
    d.label("adp-molecule" if step < 2 else "atp-molecule-made", "nucleotide", priority=0)
    if step < 2:
        d.label("phosphate-on-substrate", "moving", priority=0)
    return d
