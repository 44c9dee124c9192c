"""A person's consent to the terms, kept with the version they agreed to."""

from datetime import datetime

from django.conf import settings
from django.utils import timezone

from apps.accounts.models import User


def record_acceptance(user: User, *, accepted_at: datetime) -> None:
    """Keep the first acceptance of the terms now in force. A browser clock that runs ahead is set to now."""
    already_accepted = user.terms_accepted_at is not None and user.terms_version == settings.TERMS_VERSION
    if already_accepted:
        return
    User.objects.filter(pk=user.pk).update(
        terms_accepted_at=min(accepted_at, timezone.now()), terms_version=settings.TERMS_VERSION
    )
