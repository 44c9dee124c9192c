"""A picture that a model made, set on a page of ours: at its exact size, or with labels around it.

Never stretched: a picture of other proportions than the page gets margins in the colour of its own ground.
"""

import base64
import io
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from apps.illustrations.drawing import colour as hue
from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing import raster
from apps.illustrations.drawing.art import ROW, Art, ArtLabel
from apps.illustrations.drawing.embed import CHARACTERS
from apps.illustrations.drawing.model import Drawing, Xy
from apps.illustrations.drawing.scene import Layout, Lettering, PageSize, Panel, Scene
from apps.illustrations.drawing.themes import Theme, theme

KEY = "picture"
_DIFFERENT = 26  # of 255 in any channel: a pixel that belongs to the drawing and not to its ground
_SPECK = 3  # pixels in a row that are taken for dirt
_AIR = 6  # pixels kept around the drawing
_EVEN = 14.0  # standard deviation along the border up to which a ground is plain


@dataclass(frozen=True, eq=False, slots=True)
class Ground:
    """What lies behind a drawing, and where the drawing is."""

    colour: str
    plain: bool
    drawn: np.ndarray  # bool, one for each pixel

    @staticmethod
    def of(image: Image.Image) -> "Ground":
        pixels = np.asarray(image, np.int16)
        border = np.concatenate([pixels[:3].reshape(-1, 3), pixels[-3:].reshape(-1, 3),
                                 pixels[:, :3].reshape(-1, 3), pixels[:, -3:].reshape(-1, 3)])  # fmt: skip
        middle = np.median(border, axis=0)
        plain = bool(border.std(axis=0).max() <= _EVEN)
        drawn = (
            (np.abs(pixels - middle).max(axis=2) > _DIFFERENT) if plain else np.ones(pixels.shape[:2], bool)
        )
        return Ground("#{:02x}{:02x}{:02x}".format(*map(int, middle)), plain, drawn)

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, upper, right and lower edge of the drawing; of the whole picture where nothing is drawn."""
        rows = np.flatnonzero(self.drawn.sum(axis=1) > _SPECK)
        columns = np.flatnonzero(self.drawn.sum(axis=0) > _SPECK)
        height, width = self.drawn.shape
        if not len(rows) or not len(columns):
            return 0, 0, width, height
        return (
            max(int(columns[0]) - _AIR, 0),
            max(int(rows[0]) - _AIR, 0),
            min(int(columns[-1]) + 1 + _AIR, width),
            min(int(rows[-1]) + 1 + _AIR, height),
        )

    def shows_something_at(self, x: int, y: int, within: int = 8) -> bool:
        """Whether anything is drawn at or around a pixel."""
        return bool(
            self.drawn[max(y - within, 0) : y + within + 1, max(x - within, 0) : x + within + 1].any()
        )


@dataclass(frozen=True, slots=True)
class Page:
    png: bytes
    svg: str | None
    width: int
    height: int
    labels: tuple[str, ...]
    dropped: tuple[tuple[str, str], ...]  # (label, reason)
    boxes: tuple[dict, ...]  # labels as the record tells them


def fitted(image: Image.Image, width: int, height: int) -> Image.Image:
    """The picture on exactly width x height pixels: as it is, or scaled evenly and padded with its ground."""
    if image.size == (width, height):
        return image
    scale = min(width / image.width, height / image.height)
    size = (max(round(image.width * scale), 1), max(round(image.height * scale), 1))
    scaled = image if size == image.size else image.resize(size, Image.Resampling.LANCZOS)
    page = Image.new("RGB", (width, height), Ground.of(image).colour)
    page.paste(scaled, ((width - size[0]) // 2, (height - size[1]) // 2))
    return page


def typeset(text: str) -> str:
    """The text without what our fonts have no letters for."""
    return " ".join("".join(c for c in text if c in CHARACTERS).split())


def labelled(
    image: Image.Image,
    ground: Ground,
    *,
    title: str,
    style: str,
    size: PageSize,
    words: Mapping[str, str],
    anchors: Mapping[str, Xy],
    description: str,
) -> Page:
    """The picture with labels around it. `words` are the labels by their ids, `anchors` the pixels that they name."""
    look = _PictureTheme(style, ground)
    scene = Scene(
        KEY,
        title,
        "",
        Layout.PLATE,
        (Panel(KEY, _not_drawn_by_us),),
        lettering={id: Lettering(words[id]) for id in anchors},
    )
    placed = pages.lay_out(scene, look, size, {KEY: _art(image, ground, anchors)})
    svg = pages.to_svg(placed, title=title, description=description)
    png = raster.encode(raster.pixels(svg, size), title=title, description=description, rights="")
    return Page(
        png,
        pages.standalone(svg),
        size.width * size.scale,
        size.height * size.scale,
        tuple(label.text for label in placed.labels),
        tuple((dropped.text, dropped.reason) for dropped in placed.dropped),
        tuple(
            {
                "term": label.term,
                "text": label.text,
                "box": [round(v, 1) for v in label.box],
                "anchor": [round(v, 1) for v in label.target],
            }
            for label in placed.labels
        ),
    )


class _PictureTheme(Theme):
    """A style's lettering on paper of the picture's own colour, so that no edge of the picture is seen."""

    def __init__(self, style: str, ground: Ground) -> None:
        if ground.plain:
            dark = hue.lightness(ground.colour) < 0.5
            base = theme("cellular" if dark else "scientific" if style == "cellular" else style)
            self.style = replace(base.style, paper=ground.colour, halo=ground.colour)
        else:
            base = theme("scientific")
            self.style = base.style
        self.name = base.name


def _not_drawn_by_us(seed: int) -> Drawing:
    raise AssertionError("the picture is there already")


def _art(image: Image.Image, ground: Ground, anchors: Mapping[str, Xy]) -> Art:
    left, upper, right, lower = box = ground.box
    crop = io.BytesIO()
    image.crop(box).save(crop, "PNG", compress_level=6)
    data = base64.b64encode(crop.getvalue()).decode()
    width, height = right - left, lower - upper
    rows_left, rows_right = _outline(ground.drawn[upper:lower, left:right])
    return Art(
        key=KEY,
        defs="",
        body=f'<image width="{width}" height="{height}" href="data:image/png;base64,{data}"/>',
        box=(0.0, 0.0, float(width), float(height)),
        row_top=0.0,
        row_left=rows_left,
        row_right=rows_right,
        labels=tuple(
            ArtLabel(id, 1, _nearer_side((x - left) / width), ((x - left, y - upper),))
            for id, (x, y) in anchors.items()
        ),
        spots={},
        part_boxes={},
        channels=(),
    )


def _nearer_side(across: float) -> str:
    """The margin that a label belongs in, so that no leader crosses the whole drawing; either, in the middle."""
    return "L" if across < 0.4 else "R" if across > 0.6 else ""


def _outline(drawn: np.ndarray) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Leftmost and rightmost drawn pixel of each row of height ROW."""
    step = int(ROW)
    padded = np.pad(drawn, ((0, -drawn.shape[0] % step), (0, 0)))
    rows = padded.reshape(-1, step, drawn.shape[1]).max(axis=1)
    filled = rows.max(axis=1)
    left = np.where(filled, rows.argmax(axis=1), 1e6)
    right = np.where(filled, drawn.shape[1] - rows[:, ::-1].argmax(axis=1), -1e6)
    return tuple(map(float, left)), tuple(map(float, right))
