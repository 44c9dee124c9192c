"""SVG to pixels, and pixels to PNG. Fonts come from the bundled files only, so the result is the same everywhere."""

from __future__ import annotations

import io
import re
import threading

from PIL import Image, PngImagePlugin
from resvg import render, usvg

from .scene import PageSize
from .text import FACES

_local = threading.local()  # the renderer's options belong to the thread that made them
_IDENTITY = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)


def _options() -> usvg.Options:
    if not hasattr(_local, "options"):
        options = usvg.Options.default()
        for face in FACES.values():
            options.load_font_file(str(face.path))
        _local.options = options
    return _local.options


def pixels(svg: str, size: PageSize) -> Image.Image:
    """The page as an RGB picture of exactly size.width × size.scale by size.height × size.scale pixels."""
    width, height = size.width * size.scale, size.height * size.scale
    scaled = re.sub(
        r'^(<svg [^>]*?)width="[^"]*" height="[^"]*"', rf'\1width="{width}" height="{height}"', svg, count=1
    )
    data = render(usvg.Tree.from_str(scaled, _options()), _IDENTITY)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    if picture.size != (width, height):
        raise ValueError(f"the page was drawn as {picture.size}, not as {(width, height)}")
    return picture


def encode(
    picture: Image.Image,
    title: str = "",
    description: str = "",
    dpi: int = 300,
    rights: str = "CC0 1.0 Universal",
) -> bytes:
    """PNG with title, description and rights as text; what is empty is left out."""
    text = PngImagePlugin.PngInfo()
    for key, value in (("Title", title), ("Description", description), ("Copyright", rights)):
        if value:
            text.add_itxt(key, value)
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=4, pnginfo=text, dpi=(dpi, dpi))
    return out.getvalue()


def png(svg: str, size: PageSize, title: str = "", description: str = "") -> bytes:
    """A page as PNG in one go."""
    return encode(pixels(svg, size), title, description)
