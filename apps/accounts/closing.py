"""Deleting an account: first it is closed to everybody, then everything that belonged to it goes, the account last.

Files go before the rows that name them. So whatever is interrupted, and whenever, the sweep can go on with it and
nothing is left behind.
"""

import logging
from collections.abc import Callable, Iterable

from django.core.files.storage import default_storage
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from apps.accounts.models import User
from apps.accounts.sessions import end_sessions
from apps.adminpanel.models import forget_in_records
from apps.illustrations.generations import stop_all
from apps.illustrations.models import Generation, Illustration
from apps.sketches.keeping import delete_sketches_of

logger = logging.getLogger(__name__)

BATCH = 500  # rows


def delete_account(user: User) -> None:
    """Delete an account for good. If not everything can go at once, it is closed all the same and the rest follows."""
    close_account(user)
    try:
        erase_account(user)
    except Exception:
        logger.exception("Account %s is closed; the sweep goes on erasing it", user.pk)


def close_account(user: User) -> None:
    """From now on nobody signs in, by session or by key, no link shows anything, and nothing more is drawn."""
    with transaction.atomic():
        User.objects.filter(pk=user.pk).update(is_active=False, closed_at=timezone.now())
        Illustration.objects.owned_by(user).exclude(share_token=None).update(share_token=None)
        stop_all(user)
    end_sessions(user)


def erase_account(user: User) -> None:
    """Delete all files and rows of a closed account, and the account. What is gone already is no error.

    Raises:
        Exception: the storage refused; what had gone is gone, and the account stays closed.
    """
    forget_in_records([str(user.pk)])
    _in_batches(Illustration.objects.owned_by(user), _delete_illustrations)
    _in_batches(Generation.objects.owned_by(user))
    delete_sketches_of(user)
    User.objects.filter(pk=user.pk).delete()


def erase_closed_accounts() -> int:
    """Go on with what was interrupted. Returns how many accounts went. Safe to run anywhere, any number at once."""
    closed = list(User.objects.exclude(closed_at=None))
    for user in closed:
        erase_account(user)
    return len(closed)


def _in_batches(rows: QuerySet, before: Callable[[Iterable], None] = lambda batch: None) -> None:
    while batch := list(rows[:BATCH]):
        before(batch)
        rows.filter(pk__in=[row.pk for row in batch]).delete()


def _delete_illustrations(illustrations: Iterable[Illustration]) -> None:
    forget_in_records([str(illustration.pk) for illustration in illustrations])
    for illustration in illustrations:
        for name in filter(None, illustration.files):
            default_storage.delete(name)
