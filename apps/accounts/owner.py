"""Who owns the business."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.conf import settings
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone

from apps.accounts.models import User
from apps.apikeys.models import ApiKey


def is_owner(user: User) -> bool:
    """Whether this account has proved that it holds the owner's address; merely claiming it gives nothing."""
    if not settings.OWNER_EMAIL or user.email.lower() != settings.OWNER_EMAIL:
        return False
    return EmailAddress.objects.filter(user=user, email__iexact=settings.OWNER_EMAIL, verified=True).exists()


def has_proved_owner(email: str) -> bool:
    """Whether there is an account that has proved to hold this address."""
    return EmailAddress.objects.filter(email__iexact=email, user__email__iexact=email, verified=True).exists()


def make_owner(email: str, *, password: str | None = None) -> User:
    """Make the account of this address, or take the one there is, and note the address as proved.

    Whoever signed up with an address they had not proved may be a stranger: the account then takes the new password,
    and nothing else that opened it does so any more. An account that had proved its address keeps its password
    unless there is a new one.

    Raises:
        ValidationError: there has to be a password and there is none, or it is too weak, or the address is in use.
    """
    email = email.lower()
    with transaction.atomic():
        user = User.objects.filter(email__iexact=email).first() or User(email=email)
        if EmailAddress.objects.filter(email__iexact=email, verified=True).exclude(user_id=user.pk).exists():
            raise ValidationError(f"Another account has proved to hold {email}.")
        is_proved = has_proved_owner(email)
        if password is not None or not is_proved:
            validate_password(password or "", user)
            user.set_password(password)
        user.save()
        if not is_proved:
            _shut_out_whoever_had_it(user)
        EmailAddress.objects.update_or_create(
            user=user, email=email, defaults={"verified": True, "primary": True}
        )
    return user


def _shut_out_whoever_had_it(user: User) -> None:
    """End every way into an account beside its password, which was just changed and ended its sessions."""
    EmailAddress.objects.filter(user=user).delete()
    SocialAccount.objects.filter(user=user).delete()
    Authenticator.objects.filter(user=user).delete()
    ApiKey.objects.active().filter(owner=user).update(deactivated_at=timezone.now())
