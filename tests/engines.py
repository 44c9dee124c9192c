"""Engines for tests of everything around an engine."""

import io
import os
import time
from pathlib import Path

from PIL import Image

from apps.illustrations.engines.base import DrawRequest, DrawResult, EngineError, NotDrawn, Report


class PlainEngine:
    """Draws a plain page at once."""

    name = "plain"

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        report("reading", 0.1, "")
        if "hovercraft" in request.prompt:
            raise EngineError(
                retryable=False,
                public_message="We cannot draw this yet. The nearest that we can draw: Human heart.",
                code="cannot_draw",
                nearest=("Human heart",),
            )
        report("drawing", 0.5, "Human heart")
        return drawing_of(request)


class DawdlingEngine:
    """Draws slowly while the file named by TEST_DAWDLE exists, so that a test can interfere."""

    name = "dawdling"

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        report("drawing", 0.2, "Human heart")
        while Path(os.environ["TEST_DAWDLE"]).exists():
            time.sleep(0.02)
        return drawing_of(request)


def drawing_of(request: DrawRequest) -> DrawResult:
    width, height = (int(side) for side in request.resolution.split("x"))
    png = io.BytesIO()
    Image.new("RGB", (width, height), "#f4efe6").save(png, "PNG", compress_level=1)
    return DrawResult(
        png=png.getvalue(),
        svg='<svg xmlns="http://www.w3.org/2000/svg"/>',
        title="Human heart",
        caption="Figure 1. Human heart. Labelled parts: aorta.",
        caption_model="test caption writer",
        caption_note="Caption composed by a test.",
        alt_text="A drawing of the human heart.",
        long_description="A drawing of the human heart with one label.",
        width=width,
        height=height,
        route="stored",
        made="Drawn from a stored plate.",
        rights="CC0",
        not_drawn=(NotDrawn("a pacemaker", "not part of this figure"),),
        sources=("A textbook",),
        labels=("aorta",),
        record={"seed": request.seed},
        timings={"raster": 0.01},
    )
