"""Making, finding and ending keys.

A key reads `cl_<beginning>_<secret>`. The beginning is public; the secret is 256 random bits, so a fast keyed hash
keeps it as well as a slow one would.
"""

import re
import secrets
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac

from apps.accounts.models import User
from apps.apikeys.models import ApiKey

MOST_KEYS = 20  # active ones of one person
USE_IS_NOTED_EVERY = timedelta(minutes=1)

_FORM = re.compile(r"(cl_[0-9a-f]{12})_[A-Za-z0-9_-]{43}", re.ASCII)


class TooManyKeys(Exception):
    """The person has as many active keys as one may have; none was made."""


def create_key(owner: User, *, name: str) -> tuple[ApiKey, str]:
    """Make a key. The text returned with it is the key itself, which can never be had again.

    Raises:
        TooManyKeys
    """
    prefix = f"cl_{secrets.token_hex(6)}"
    full_key = f"{prefix}_{secrets.token_urlsafe(32)}"
    with transaction.atomic():
        # Whoever makes keys in two windows at once makes them one after the other.
        User.objects.select_for_update().get(pk=owner.pk)
        if keys_of(owner).count() >= MOST_KEYS:
            raise TooManyKeys
        key = ApiKey.objects.create(owner=owner, name=name, prefix=prefix, digest=_digest(full_key))
    return key, full_key


def keys_of(owner: User) -> QuerySet[ApiKey]:
    """The active keys of a person, the latest first."""
    return ApiKey.objects.active().filter(owner=owner).order_by("-created_at")


def deactivate_key(owner: User, key_id: UUID) -> bool:
    """End a key for good. False if the person has no such active key."""
    return bool(keys_of(owner).filter(pk=key_id).update(deactivated_at=timezone.now()))


def find_key(full_key: str) -> ApiKey | None:
    """The active key, of an active account, that this text is. One query, found by the public beginning."""
    form = _FORM.fullmatch(full_key)
    if form is None:
        return None
    candidates = ApiKey.objects.active().filter(owner__is_active=True).select_related("owner")
    key = candidates.filter(prefix=form[1]).first()
    return key if key and constant_time_compare(key.digest, _digest(full_key)) else None


def note_use(key: ApiKey) -> None:
    """Remember that a key was used, to the minute: a busy script does not write with each call."""
    now = timezone.now()
    stale = now - USE_IS_NOTED_EVERY
    if key.last_used_at is None or key.last_used_at <= stale:
        unnoted = Q(last_used_at=None) | Q(last_used_at__lte=stale)
        ApiKey.objects.filter(unnoted, pk=key.pk).update(last_used_at=now)


def _digest(full_key: str) -> str:
    return salted_hmac("apps.apikeys", full_key, algorithm="sha256").hexdigest()
