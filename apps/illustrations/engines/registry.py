"""Which engine draws."""

from functools import lru_cache

from django.conf import settings
from django.utils.module_loading import import_string

from apps.illustrations.engines.base import Engine


def current_engine() -> Engine:
    """The engine named by the settings; `auto` takes the one that needs neither key nor network."""
    name = settings.ILLUSTRATION_ENGINE
    return _engine_at(settings.ILLUSTRATION_ENGINES["embedded" if name == "auto" else name])


@lru_cache
def _engine_at(dotted_path: str) -> Engine:
    return import_string(dotted_path)()
