"""Which engine draws."""

from functools import lru_cache

from django.conf import settings
from django.utils.module_loading import import_string

from apps.illustrations.engines.base import Engine


def engine_in_use() -> str:
    """The name of the engine that the settings choose; `auto` takes the one that needs neither key nor network."""
    name = settings.ILLUSTRATION_ENGINE
    return "embedded" if name == "auto" else name


def current_engine() -> Engine:
    return _engine_at(settings.ILLUSTRATION_ENGINES[engine_in_use()])


@lru_cache
def _engine_at(dotted_path: str) -> Engine:
    return import_string(dotted_path)()
