"""Draw the figures that the site itself shows, so that they are always what the engine really draws."""

from __future__ import annotations

import io
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand
from PIL import Image

from apps.illustrations.atlas import draw_figure
from apps.illustrations.atlas.plates import heart
from apps.illustrations.drawing import raster
from apps.illustrations.drawing.art import ArtStore
from apps.illustrations.drawing.canvas import Canvas
from apps.illustrations.drawing.scene import PageSize
from apps.illustrations.drawing.themes import theme as theme_for

# Phones get the "-small" files, on connections where every kilobyte is waited for.
LABELLED = {  # file -> (prompt, style, resolution, width of the file in pixels)
    "heart-anatomical": ("human heart", "anatomical", "1024x1024", 1024),
    "heart-anatomical-small": ("human heart", "anatomical", "1024x1024", 768),
    "antigen": ("antigen presentation", "scientific", "1792x1024", 1792),
    "antigen-small": ("antigen presentation", "scientific", "1792x1024", 896),
    "thumb-plant-cell": ("plant cell", "scientific", "1792x1024", 224),
    "thumb-butterfly": ("butterfly life cycle", "botanical", "1792x1024", 224),
}
MANNERS = ("anatomical", "scientific", "botanical", "cellular", "schematic")
SIDE = 640  # pixels of the unlabelled hearts


class Command(BaseCommand):
    help = "Draw the figures shown on the site into static/figures."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--out", type=Path, default=Path(settings.BASE_DIR) / "static" / "figures")

    def handle(self, *args, **options) -> None:
        out: Path = options["out"]
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as cache:
            for name, (prompt, style, resolution, width) in LABELLED.items():
                figure = draw_figure(prompt=prompt, style=style, resolution=resolution, cache_dir=Path(cache))
                self._save(Image.open(io.BytesIO(figure.png)), out / f"{name}.webp", width)
            for manner in MANNERS:
                self._save(unlabelled_heart(manner, ArtStore(Path(cache))), out / f"art-{manner}.webp", SIDE)
            self._save(unlabelled_heart("anatomical", ArtStore(Path(cache))), out / "thumb-heart.webp", 224)

    def _save(self, picture: Image.Image, path: Path, width: int) -> None:
        height = round(picture.height * width / picture.width)
        quality = 70 if path.stem.endswith("-small") else 84
        picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS).save(
            path, quality=quality, method=6
        )
        self.stdout.write(f"{path.name} {path.stat().st_size // 1024} kB")


def unlabelled_heart(style: str, store: ArtStore) -> Image.Image:
    """The heart alone on the theme's ground, square."""
    theme = theme_for(style)
    panel = heart.scene().panels[0]
    art = store.get(panel.key, theme, 0, panel.draw)
    side = 1000
    ground = Canvas("ground_")
    theme.background(ground, side, side)
    x, y, width, height = art.box
    scale = 0.94 * side / max(width, height)
    move = f"translate({side / 2 - scale * (x + width / 2):.2f} {side / 2 - scale * (y + height / 2):.2f}) scale({scale:.4f})"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}" fill-rule="evenodd">'
        f'<defs>{ground.defs()}{art.defs}</defs>{ground.body()}<g transform="{move}">{art.body}</g></svg>'
    )
    return raster.pixels(svg, PageSize(side, side))
