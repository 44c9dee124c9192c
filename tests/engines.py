"""Engines for tests of everything around an engine."""

import io
import os
import time
from dataclasses import replace
from pathlib import Path

from PIL import Image

from apps.illustrations.engines.base import DrawRequest, DrawResult, EngineError, NotDrawn, Report


class PlainEngine:
    """Draws a plain page at once."""

    name = "plain"

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        report("reading", 0.1, "")
        if "tardigrade" in request.prompt:
            raise EngineError(
                retryable=False,
                public_message="We cannot draw this yet. The nearest that we can draw: Human heart.",
                code="cannot_draw",
                nearest=("Human heart",),
            )
        report("drawing", 0.5, "Human heart")
        return drawing_of(request)

    def enhance(self, request: DrawRequest, sketch: bytes, report: Report) -> DrawResult:
        """Gives the sketch back, at the size asked for; but a blank page is refused."""
        report("reading", 0.1, "")
        image = Image.open(io.BytesIO(sketch))
        if image.convert("L").getextrema()[0] > 200:
            raise EngineError(
                retryable=False, public_message="There is no drawing on this page.", code="cannot_draw"
            )
        report("drawing", 0.5, "")
        return replace(drawing_of(request, image), title="Redrawn sketch", route="redrawn")


class DawdlingEngine:
    """Draws slowly while the file named by TEST_DAWDLE exists, so that a test can interfere."""

    name = "dawdling"

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        report("drawing", 0.2, "Human heart")
        _dawdle()
        return drawing_of(request)

    def enhance(self, request: DrawRequest, sketch: bytes, report: Report) -> DrawResult:
        report("drawing", 0.2, "")
        _dawdle()
        return drawing_of(request, Image.open(io.BytesIO(sketch)))


def _dawdle() -> None:
    while Path(os.environ["TEST_DAWDLE"]).exists():
        time.sleep(0.02)


class UnhurriedEngine:
    """Takes its time, so that a worker that is killed is killed in the midst of something."""

    name = "unhurried"

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        for tenth in range(3, 9):
            report("drawing", tenth / 10, "Human heart")
            time.sleep(0.05)
        return drawing_of(request)


def drawing_of(request: DrawRequest, picture: Image.Image | None = None) -> DrawResult:
    width, height = (int(side) for side in request.resolution.split("x"))
    png = io.BytesIO()
    picture = picture or Image.new("RGB", (1, 1), "#f4efe6")
    picture.resize((width, height)).save(png, "PNG", compress_level=1)
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
