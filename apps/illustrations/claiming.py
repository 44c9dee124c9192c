"""What visitors made becomes theirs for good when they sign in or up with the same browser."""

from typing import Any

from django.contrib.auth.signals import user_logged_in
from django.db import transaction
from django.dispatch import receiver
from django.http import HttpRequest

from apps.accounts.models import User, Visitor
from apps.accounts.visitors import visitor_of
from apps.illustrations.models import Generation, Illustration


def claim_trial(visitor: Visitor, user: User) -> None:
    """Move all of a visitor's generations and illustrations to an account; there they cost nothing.

    Generations go first: a worker that finishes one meanwhile waits for its row, or is waited for, and in both
    cases its illustration comes along.
    """
    with transaction.atomic():
        Generation.objects.owned_by(visitor).update(
            owner=user, visitor=None, charged_on=None, idempotency_key=None
        )
        Illustration.objects.owned_by(visitor).update(owner=user, visitor=None)


@receiver(user_logged_in)
def claim_on_sign_in(request: HttpRequest, user: User, **_: Any) -> None:
    if visitor := visitor_of(request):
        claim_trial(visitor, user)
