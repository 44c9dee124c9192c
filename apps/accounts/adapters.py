"""Where the product differs from what django-allauth does by itself."""

import base64
import logging
from smtplib import SMTPException
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context as allauth_context
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialApp
from cryptography.fernet import Fernet
from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest
from django.utils.crypto import salted_hmac

from apps.accounts.models import User

logger = logging.getLogger(__name__)

NOT_SENT = "We could not send the letter just now. Please ask for it again in a few minutes."


class AccountAdapter(DefaultAccountAdapter):
    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """A mail server that is away fails no page: what was asked for stands, and the person is told to ask again."""
        try:
            super().send_mail(template_prefix, email, context)
        except (OSError, SMTPException):
            logger.exception("A letter (%s) could not be sent", template_prefix)
            messages.error(allauth_context.request, NOT_SENT)


class SocialAccountAdapter(DefaultSocialAccountAdapter):
    def get_app(self, request: HttpRequest, provider: str, client_id: str | None = None) -> SocialApp:
        """A provider that is not switched on has no pages."""
        try:
            return super().get_app(request, provider=provider, client_id=client_id)
        except SocialApp.DoesNotExist:
            raise Http404 from None


class MFAAdapter(DefaultMFAAdapter):
    """Keeps the secrets of authenticator apps and recovery codes encrypted: the database alone gives none away."""

    def encrypt(self, text: str) -> str:
        return _cipher().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        return _cipher().decrypt(encrypted_text.encode()).decode()

    def generate_authenticator_name(self, user: User, type: Authenticator.Type) -> str:
        number = Authenticator.objects.filter(user=user, type=type).count() + 1
        return "Passkey" if number == 1 else f"Passkey {number}"

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        return super().get_public_key_credential_rp_entity() | {"name": settings.PRODUCT_NAME}


def _cipher() -> Fernet:
    key = salted_hmac("apps.accounts.mfa", "authenticator secrets", algorithm="sha256").digest()
    return Fernet(base64.urlsafe_b64encode(key))
