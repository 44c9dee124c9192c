"""Which engine draws."""

from functools import lru_cache

from django.conf import settings
from django.utils.module_loading import import_string

from apps.illustrations.engines.base import Engine


def engine_in_use() -> str:
    """The name of the engine that the settings choose; `auto` takes OpenAI's where a key or a server is named."""
    name = settings.ILLUSTRATION_ENGINE
    if name != "auto":
        return name
    return "openai" if settings.OPENAI else "embedded"


def current_engine() -> Engine:
    return _engine_at(settings.ILLUSTRATION_ENGINES[engine_in_use()])


@lru_cache
def _engine_at(dotted_path: str) -> Engine:
    return import_string(dotted_path)()
