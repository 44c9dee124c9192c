"""`make sketch-sheet`: every test sketch beside what is made of it, in several styles, as one picture to look at."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageDraw

from apps.sketches.redraw import redraw_sketch

from .photos import SKETCHES, Sketch, kept

STYLES = ("scientific", "anatomical", "botanical", "cellular", "schematic")
SIDE = 420


def row(sketch: Sketch) -> Image.Image:
    """The photo and the figures of one sketch."""
    photo = kept(sketch).picture
    photo.thumbnail((SIDE, SIDE))
    strip = Image.new("RGB", (SIDE * (1 + len(STYLES)), SIDE), "white")
    strip.paste(photo, (0, (SIDE - photo.height) // 2))
    ImageDraw.Draw(strip).text((8, 6), sketch.name, fill="black")
    for column, style in enumerate(STYLES, 1):
        figure = redraw_sketch(
            image=kept(sketch).picture, style=style, resolution="1024x1024", quality="standard"
        )
        made = Image.open(io.BytesIO(figure.png)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
        strip.paste(made, (column * SIDE, 0))
    return strip


def main() -> None:
    out = Path(__file__).resolve().parents[1] / "output" / "sketch-sheet.png"
    out.parent.mkdir(exist_ok=True)
    rows = [row(sketch) for sketch in SKETCHES]
    sheet = Image.new("RGB", (rows[0].width, SIDE * len(rows)))
    for number, strip in enumerate(rows):
        sheet.paste(strip, (0, number * SIDE))
    sheet.save(out)
    print(out)


if __name__ == "__main__":
    main()
