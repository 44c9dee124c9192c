"""Made-up drawings to try pages on: a body with spots on it, each with a label."""

import numpy as np

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.art import Art, paint
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Lettering, PageSize, Panel, Scene
from apps.illustrations.drawing.themes import theme

SIZES = {
    "square": PageSize(1024, 1024),
    "landscape": PageSize(1792, 1024),
    "portrait": PageSize(1024, 1792),
}
NAMES = (
    "Nucleus",
    "Golgi apparatus",
    "Left common carotid artery",
    "Rough endoplasmic reticulum",
    "Aortic valve",
)


def drawing(key: str, width: float, height: float, count: int, seed: int = 1) -> Drawing:
    random = np.random.default_rng(seed)
    made = Drawing(key)
    made.add("body", geo.ellipse(width / 2, height / 2, width / 2, height / 2), "sheet", "fat")
    for i in range(count):
        angle, reach = random.uniform(0, 2 * np.pi), np.sqrt(random.uniform(0, 0.7)) * 0.85
        x, y = width / 2 * (1 + reach * np.cos(angle)), height / 2 * (1 + reach * np.sin(angle))
        made.add(f"part-{i}", geo.ellipse(x, y, random.uniform(6, 24)), "flat", "vein", detail=1)
    for i in range(count):
        if made.visible(f"part-{i}").area > 80:
            made.label(f"part-{i}", priority=int(random.integers(0, 4)))
    return made


def art(key: str, width: float, height: float, count: int, seed: int = 1) -> Art:
    return paint(drawing(key, width, height, count, seed), theme("scientific"))


def scene(layout: Layout, count: int, *keys: str, **fields) -> Scene:
    panels = tuple(
        Panel(
            key,
            lambda seed: None,
            f"Stage {i}",
            "about 4 days",
            "It feeds on leaves & grows, then rests for a while.",
        )
        for i, key in enumerate(keys, 1)
    )
    lettering = {f"part-{i}": Lettering(f"{NAMES[i % 5]} {i}", "what it is or does") for i in range(count)}
    return Scene("made-up", "A made-up <thing>", "for trying pages", layout, panels, lettering, **fields)
