"""The colours of urine, from well hydrated to dehydrated."""

from __future__ import annotations

from shapely import box

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..knowledge import rhythm
from ..subject import plate_subject

SHADES = (
    ("clear", "plasma", 0.75),
    ("pale", "plasma", 0.2),
    ("yellow", "fat", 0.25),
    ("dark-yellow", "adrenal", 0.3),
    ("amber", "adrenal", 0.0),
    ("brown", "adrenal", -0.35),
)


def draw(seed: int) -> Drawing:
    """Six sample cups; the lettering of each stands beside it."""
    d = Drawing("urine-color")
    for n, (name, material, tone) in enumerate(SHADES):
        x, y = (n % 2) * 300, (n // 2) * 260
        cup = geo.blob(
            (x, y, "c"), (x + 190, y, "c"), (x + 172, y + 200, "c"), (x + 18, y + 200, "c"), step=6
        )
        d.add(f"cup-{n}", cup, "round", "serosa", depth=14, tone=0.35)
        filled = geo.inset(cup, 8).intersection(box(x, y + 52, x + 200, y + 200))
        d.add(f"urine-{name}", filled, "round", material, depth=22, tone=tone, shadow=False)
        d.add(
            f"surface-{n}", geo.ellipse(x + 95, y + 54, 80, 13), "flat", material, tone=min(0.9, tone + 0.2)
        )
        d.add(f"rim-{n}", geo.ellipse(x + 95, y, 96, 15), "mouth", "serosa")
        d.label(f"urine-{name}", priority=0, side="R" if n % 2 else "L")
    return d


SUBJECT = plate_subject(
    "urine-color",
    "Urine color",
    draw,
    rhythm.TERMS,
    " ".join(f"urine-{name}" for name, *_ in SHADES),
    subtitle="Shades of yellow and what they say of hydration",
    note="Foods, drugs and diseases can change the color as well.",
    names=("urine color", "urine colour", "color of urine", "colour of urine", "urine color chart", "urine hydration chart"),
    tells=("urine + hydration", "urine + dehydration + color"),
    opening="Urine in six shades.",
    caption=("urine-pale", "urine-amber"),
    summary="The paler the urine, the better hydrated is the body; amber means dehydrated.",
    sources=("openstax-ap-25",),
)  # fmt: skip
