"""From a photographed sketch to a finished figure: picture, words and record."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image

from apps.illustrations.atlas.figure import QUALITIES, RESOLUTIONS, STYLES, Clock, Figure, NotDrawn
from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing import raster
from apps.illustrations.drawing.layouts.sheets import Sheets
from apps.illustrations.drawing.scene import Layout, PageSize, Scene
from apps.illustrations.drawing.themes import theme as theme_for

from . import notes as author
from . import painting, words
from .model import Drawn
from .sheet import Arrangement, arrange

Report = Callable[[str, float, str], None]

SUBTITLE = "Redrawn from the author's sketch"


def redraw_sketch(
    *,
    image: Image.Image,
    notes: str = "",
    style: str,
    resolution: str,
    quality: str,
    seed: int = 0,
    report: Report | None = None,
) -> Figure:
    """Redraw what a photographed or scanned sketch shows, cleanly and in a style, with the author's labels as a key.

    `report(step, progress, subject)` is called as the work goes on; what it raises stops the work. Raises CannotDraw
    when no drawing is found in the picture, ValueError for an unknown style, resolution or quality. There is one way to
    follow a line, so `seed` changes nothing. The same arguments give the same bytes.
    """
    from .reading import read_sketch  # vision libraries are large, and only workers draw

    if style not in STYLES or resolution not in RESOLUTIONS or quality not in QUALITIES:
        raise ValueError(f"unknown style, resolution or quality: {style!r}, {resolution!r}, {quality!r}")
    tell = report or (lambda step, progress, subject: None)
    clock = Clock()

    tell("reading", 0.02, "")
    with clock.stage("scene"):
        said = author.read(notes)
        drawn = read_sketch(np.asarray(image.convert("RGB")))
    coloured = bool(drawn.regions) and not said.plain

    tell("drawing", 0.4, said.title)
    width, height = map(int, resolution.split("x"))
    size, theme = PageSize(width, height, QUALITIES[quality]), theme_for(style)
    scene = Scene("sketch", said.title, SUBTITLE if said.title != author.NO_TITLE else "", Layout.PLATE, ())
    with clock.stage("labels"):
        plan = arrange(scene, theme, size, drawn.bounds, said.labels)
    with clock.stage("art"):
        sheets = Sheets(theme)
        if coloured:
            painting.paint_regions(sheets.under.canvas, theme, drawn.regions, drawn.pens, plan.place)
        painting.paint_ink(sheets.under.canvas, theme, drawn, plan.place)

    tell("labelling", 0.55, said.title)
    plan.heading.draw(sheets.over, width)
    plan.foot.draw(sheets.over, width, height, plan.place.scale)
    if plan.key is not None:
        plan.key.draw(sheets.over, *plan.key_at)

    tell("captioning", 0.6, said.title)
    told = words.write(said, style, coloured)

    tell("rendering", 0.65, said.title)
    with clock.stage("svg"):
        svg = pages.to_svg(
            pages.LaidOut(scene, theme, size, sheets), title=said.title, description=told.alt_text
        )
        standalone = pages.standalone(svg)
    with clock.stage("raster"):
        pixels = raster.pixels(svg, size)
    tell("rendering", 0.85, said.title)
    with clock.stage("png"):
        png = raster.encode(pixels, title=said.title, description=told.alt_text, rights="")

    request = {"style": style, "resolution": resolution, "quality": quality, "seed": seed}
    made = "Redrawn from your sketch: every line follows one of yours."
    not_drawn = _not_drawn(said)
    return Figure(
        png=png,
        svg=standalone,
        width=width * size.scale,
        height=height * size.scale,
        title=said.title,
        caption=told.caption,
        caption_model=words.WRITER,
        caption_note=words.NOTE if notes.strip() else words.NOTE_WITHOUT_NOTES,
        alt_text=told.alt_text,
        long_description=told.long_description,
        route="redrawn",
        made=made,
        not_drawn=not_drawn,
        sources=(),
        rights=words.RIGHTS,
        labels=said.labels,
        record=_record(said, drawn, plan, size, told, not_drawn, made, request),
        timings=clock.seconds,
    )


def _not_drawn(said: author.Notes) -> tuple[NotDrawn, ...]:
    out = [NotDrawn(text, f"spelt “{spelt}” in the key") for text, spelt in said.corrected]
    return (*out, *(NotDrawn(text, why) for text, why in said.left_out))


def _record(
    said: author.Notes,
    drawn: Drawn,
    plan: Arrangement,
    size: PageSize,
    told: words.Words,
    not_drawn: tuple[NotDrawn, ...],
    made: str,
    request: dict,
) -> dict:
    """What stands beside the picture as JSON. `fromPhoto` maps pixels (x, y, 1) of the sketch to page units."""
    place = np.array([[plan.place.scale, 0, plan.place.dx], [0, plan.place.scale, plan.place.dy], [0, 0, 1]])
    matrix = place @ drawn.from_photo
    return {
        "format": "camera-lucida-record/1",
        "subject": "",
        "title": said.title,
        "subtitle": SUBTITLE,
        "request": request,
        "route": "redrawn",
        "made": made,
        "page": {"width": size.width, "height": size.height, "scale": size.scale},
        "sketch": {
            "pageFound": drawn.page_found,
            "strokes": len(drawn.strokes),
            "areas": len(drawn.regions),
            "fromPhoto": (matrix / matrix[2, 2]).round(9).tolist(),
        },
        "labels": [],
        "key": list(said.labels),
        "notDrawn": [{"text": n.text, "reason": n.reason} for n in not_drawn],
        "steps": [],
        "caption": told.caption,
        "captionModel": words.WRITER,
        "altText": told.alt_text,
        "longDescription": told.long_description,
        "sources": [],
        "rights": words.RIGHTS,
    }
