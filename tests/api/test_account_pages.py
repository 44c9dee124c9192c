"""Every page of the accounts, in every state it can be reached in, is one of ours."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from allauth.socialaccount.models import SocialAccount
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from tests.conftest import Caller

PROVIDERS = {
    "openid_connect": {
        "APPS": [
            {
                "provider_id": "oidc",
                "name": "sso.example.org",
                "client_id": "x",
                "secret": "y",
                "settings": {"server_url": "https://sso.example.org"},
            }
        ]
    }
}
ARGUMENTS: dict[str, Any] = {"key": "nothing", "uidb36": "1", "provider_id": "nothing", "pk": 1}


def addresses() -> list[str]:
    """Where each page of django-allauth stands."""
    return sorted({_address(pattern) for pattern in _patterns(get_resolver("allauth.urls")) if pattern.name})


def _patterns(resolver: URLResolver) -> Iterator[URLPattern]:
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLResolver):
            yield from _patterns(pattern)
        else:
            yield pattern


def _address(pattern: URLPattern) -> str:
    for names in ([], ["key"], ["uidb36", "key"], ["provider_id"], ["pk"]):
        try:
            return reverse(pattern.name or "", kwargs={name: ARGUMENTS[name] for name in names})
        except Exception:  # noqa: S112 (it takes other arguments)
            continue
    raise AssertionError(f"What does {pattern.name} take?")


def confirm(caller: Caller) -> None:
    """Confirm that it is them, as the safety of the account asks for."""
    caller.post("/accounts/reauthenticate/", {"password": "a sound password"})


def protect(caller: Caller) -> None:
    """Protect the account by an authenticator app, recovery codes and a passkey."""
    TOTP.activate(caller.user, generate_totp_secret())
    RecoveryCodes.activate(caller.user)


def assert_ours(page: str, path: str) -> None:
    assert '<header class="site-header' in page, path
    assert '<main id="main"' in page, path
    assert "<style" not in page, path
    assert ' style="' not in page, path
    assert not re.search(r'<script(?![^>]*(?:\bsrc=|type="application/json"))', page), path
    assert not re.search(r"\son\w+=", page), path
    assert re.search(r"<title>\s*\S.* · Camera Lucida</title>", page), path
    assert len(re.findall("<h1", page)) == 1, path


@pytest.mark.parametrize("path", addresses())
@pytest.mark.parametrize("state", ["visitor", "signed-in", "confirmed", "protected"])
def test_a_page_is_ours_or_leads_on(visitor, scientist, settings, path, state):
    settings.SOCIALACCOUNT_PROVIDERS = PROVIDERS
    caller = visitor if state == "visitor" else scientist
    if state in {"confirmed", "protected"}:
        confirm(caller)
    if state == "protected":
        protect(caller)
        SocialAccount.objects.create(user=caller.user, provider="oidc", uid="ada")
        EmailAddress.objects.create(user=caller.user, email="new@example.org")
    response = caller.get(path)
    assert response.status_code in {200, 302, 301, 401, 403, 404}, path
    if response["Content-Type"].startswith("text/html") and not response.has_header("Location"):
        assert_ours(response.content.decode(), path)
