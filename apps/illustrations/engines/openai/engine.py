"""The engine that has figures made by the models of a paid service, or of a server that speaks like one."""

import io
from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from PIL import Image

from apps.illustrations.engines.base import DrawRequest, DrawResult, EngineError, Report
from apps.illustrations.engines.openai.answers import Answers
from apps.illustrations.engines.openai.composing import compose
from apps.illustrations.engines.openai.figures import make_figure
from apps.illustrations.engines.openai.gate import require_science
from apps.illustrations.engines.openai.job import Job, Services
from apps.illustrations.engines.openai.pictures import Pictures
from apps.illustrations.engines.openai.service import Service
from apps.illustrations.engines.openai.troubles import Trouble
from config.openai import PaidServices


class OpenAIEngine:
    """Draws with image models, or, where the settings say so, has scenes composed by a text model."""

    name = "openai"

    def __init__(self) -> None:
        if settings.OPENAI is None:
            raise ImproperlyConfigured("The OpenAI engine needs OPENAI_API_KEY or OPENAI_BASE_URL.")
        self._told = settings.OPENAI
        self._services = services(self._told)

    def draw(self, request: DrawRequest, report: Report) -> DrawResult:
        job = Job(request, report)
        require_science(request, pulse=job.stage("reading", 0.0, 0.03, usually=3))
        if self._told.figures == "composed":
            return _or_engine_error(lambda: compose(job, self._services))
        return _or_engine_error(lambda: make_figure(job, self._services, lettered=self._lettered))

    def enhance(self, request: DrawRequest, sketch: bytes, report: Report) -> DrawResult:
        with Image.open(io.BytesIO(sketch)) as image:
            job = Job(request, report, sketch=image.convert("RGB"))
        require_science(request, notes=True, pulse=job.stage("reading", 0.0, 0.03, usually=3))
        return _or_engine_error(lambda: make_figure(job, self._services, lettered=self._lettered))

    @property
    def _lettered(self) -> bool:
        return self._told.figures == "lettered"


def services(told: PaidServices) -> Services:
    """The services as configured; nothing is asked yet."""
    images = Service("images", told.images, told, timeout=told.image_timeout)
    text = Service("text", told.text, told, timeout=told.text_timeout)
    return Services(Pictures(images, told), Answers(text, told.text.model), Answers(text, told.vision.model))


def _or_engine_error(make: Callable[[], DrawResult]) -> DrawResult:
    try:
        return make()
    except Trouble as trouble:
        # Whatever could be asked again was asked; another attempt at the whole would cost again.
        raise EngineError(
            retryable=False, public_message=trouble.public_message, code=trouble.policy.code
        ) from trouble
