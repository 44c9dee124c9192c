"""A person's consent to the terms, kept with the version they agreed to."""

from datetime import datetime

from django.conf import settings
from django.utils import timezone

from apps.accounts.models import Owner, User
from config.api import AppError


def record_acceptance(user: User, *, accepted_at: datetime) -> None:
    """Keep the first acceptance of the terms now in force. A browser clock that runs ahead is set to now.

    Raises:
        AppError: the consent was withdrawn after that, as another browser may not know.
    """
    if user.terms_withdrawn_at and accepted_at <= user.terms_withdrawn_at:
        raise AppError(
            409, "consent_withdrawn", "You have withdrawn your consent since. Please accept the terms again."
        )
    already_accepted = user.terms_accepted_at is not None and user.terms_version == settings.TERMS_VERSION
    if already_accepted:
        return
    User.objects.filter(pk=user.pk).update(
        terms_accepted_at=min(accepted_at, timezone.now()),
        terms_version=settings.TERMS_VERSION,
        terms_withdrawn_at=None,
    )


def withdraw_consent(user: User) -> None:
    """Nothing is drawn for this person any more, by page or by key, until they accept the terms again."""
    User.objects.filter(pk=user.pk, terms_withdrawn_at=None).update(
        terms_accepted_at=None, terms_version="", terms_withdrawn_at=timezone.now()
    )


def require_consent(owner: Owner) -> None:
    """
    Raises:
        AppError: the person has withdrawn their consent to the terms.
    """
    if isinstance(owner, User) and owner.terms_withdrawn_at:
        raise AppError(
            403,
            "consent_withdrawn",
            "You have withdrawn your consent to the terms. Please accept them again to generate.",
        )
