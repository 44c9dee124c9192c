"""The engine that draws from the product's own atlas, without key, network or model."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings
from PIL import Image

from apps.illustrations import atlas
from apps.illustrations.atlas.figure import Figure
from apps.illustrations.engines.base import DrawRequest, DrawResult, EngineError, NotDrawn, Report

# The atlas tells its steps finer than the product shows them: making the file belongs to storing it.
_SHOWN_STEP = {"rendering": "storing"}


class EmbeddedEngine:
    """Composes figures from drawn structures. The same request and seed give the same bytes."""

    name = "embedded"

    def __init__(self) -> None:
        self._cache_dir: Path = settings.DATA_DIR / "art"

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        with refusals_told():
            return result_of(
                atlas.draw_figure(
                    prompt=request.prompt,
                    style=request.style,
                    resolution=request.resolution,
                    quality=request.quality,
                    seed=request.seed,
                    report=as_shown(report),
                    cache_dir=self._cache_dir,
                )
            )

    def enhance(self, request: DrawRequest, sketch: bytes, report: Report) -> DrawResult:
        # Vision takes a second to load and is of no use to the web server, which knows this engine too.
        from apps.sketches.redraw import redraw_sketch

        with Image.open(io.BytesIO(sketch)) as image, refusals_told():
            return result_of(
                redraw_sketch(
                    image=image.convert("RGB"),
                    notes=request.prompt,
                    style=request.style,
                    resolution=request.resolution,
                    quality=request.quality,
                    seed=request.seed,
                    report=as_shown(report),
                )
            )


def as_shown(report: Report) -> Report:
    """A report for the atlas, whose steps are finer."""
    return lambda step, progress, subject: report(_SHOWN_STEP.get(step, step), progress, subject)


@contextmanager
def refusals_told() -> Iterator[None]:
    """What the atlas cannot draw, as the engines' error."""
    try:
        yield
    except atlas.CannotDraw as refusal:
        raise EngineError(
            retryable=False,
            public_message=str(refusal),
            code="cannot_draw",
            nearest=tuple(refusal.nearest),
        ) from refusal


def result_of(figure: Figure) -> DrawResult:
    """A figure of the atlas, as engines hand it over."""
    return DrawResult(
        png=figure.png,
        svg=figure.svg,
        title=figure.title,
        caption=figure.caption,
        caption_model=figure.caption_model,
        caption_note=figure.caption_note,
        alt_text=figure.alt_text,
        long_description=figure.long_description,
        width=figure.width,
        height=figure.height,
        route=figure.route,
        made=figure.made,
        rights=figure.rights,
        not_drawn=tuple(NotDrawn(text=item.text, reason=item.reason) for item in figure.not_drawn),
        sources=tuple(figure.sources),
        labels=tuple(figure.labels),
        record=figure.record,
        timings=dict(figure.timings),
    )
