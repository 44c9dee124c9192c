"""Who owns the business."""

from allauth.account.models import EmailAddress
from django.conf import settings

from apps.accounts.models import User


def is_owner(user: User) -> bool:
    """Whether this account has proved that it holds the owner's address; merely claiming it gives nothing."""
    if not settings.OWNER_EMAIL or user.email.lower() != settings.OWNER_EMAIL:
        return False
    return EmailAddress.objects.filter(user=user, email__iexact=settings.OWNER_EMAIL, verified=True).exists()
