"""The pace of programs: one generating request per key in five seconds."""

import math
import time

from django.conf import settings
from django.core.cache import cache

from apps.apikeys.models import ApiKey


def take_turn(key: ApiKey) -> int:
    """Take a key's turn: 0 if it was to be had, else the whole seconds until the next one.

    Of any number of calls at once, in all processes that share the cache, exactly one gets the turn.
    """
    name = f"turn:{key.pk}"
    now = time.time()
    if cache.add(name, now + settings.SECONDS_BETWEEN_TURNS, timeout=settings.SECONDS_BETWEEN_TURNS):
        return 0
    next_turn = cache.get(name, now)
    return max(1, math.ceil(next_turn - now))
