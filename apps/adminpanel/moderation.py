"""What the owner may do to what is not theirs. Each deed and its record are written together or not at all.

Doing again what is done already changes nothing and records nothing.
"""

from django.db import transaction
from django.utils import timezone

from apps.accounts.models import User
from apps.accounts.sessions import end_sessions
from apps.adminpanel.models import ModerationRecord
from apps.illustrations.illustrations import delete_illustration
from apps.illustrations.models import Illustration
from config.api import AppError

Action = ModerationRecord.Action


def hide(*, illustration: Illustration, actor: User, reason: str) -> None:
    """Show an illustration to nobody but whoever made it, who is told why; its public page is gone."""
    with transaction.atomic():
        hidden = Illustration.objects.filter(pk=illustration.pk, hidden_at=None).update(
            hidden_at=timezone.now(), hidden_because=reason
        )
        if hidden:
            _record(Action.HIDE, illustration.pk, illustration.prompt, actor, reason)


def unhide(*, illustration: Illustration, actor: User, reason: str = "") -> None:
    with transaction.atomic():
        shown = Illustration.objects.filter(pk=illustration.pk, hidden_at__isnull=False).update(
            hidden_at=None, hidden_because=""
        )
        if shown:
            _record(Action.UNHIDE, illustration.pk, illustration.prompt, actor, reason)


def delete(*, illustration: Illustration, actor: User, reason: str) -> None:
    """Delete an illustration and its files for good."""
    with transaction.atomic():
        _record(Action.DELETE, illustration.pk, illustration.prompt, actor, reason)
        delete_illustration(illustration)


def suspend(*, user: User, actor: User, reason: str) -> None:
    """Lock an account: its sessions end, its keys fail, and nobody signs in to it until it is released.

    Raises:
        AppError: nobody suspends themself.
    """
    if user == actor:
        raise AppError(409, "own_account", "You cannot suspend your own account.")
    with transaction.atomic():
        if User.objects.filter(pk=user.pk, is_active=True).update(is_active=False):
            _record(Action.SUSPEND, user.pk, user.email, actor, reason)
    end_sessions(user)


def unsuspend(*, user: User, actor: User, reason: str = "") -> None:
    """Release a suspended account. One that its owner has deleted stays closed."""
    with transaction.atomic():
        if User.objects.filter(pk=user.pk, is_active=False, closed_at=None).update(is_active=True):
            _record(Action.UNSUSPEND, user.pk, user.email, actor, reason)


def _record(action: Action, target_id: object, target: str, actor: User, reason: str) -> None:
    ModerationRecord.objects.create(
        action=action,
        target_id=str(target_id),
        target=target,
        reason=reason,
        actor=actor,
        actor_email=actor.email,
    )
