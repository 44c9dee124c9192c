"""Which other providers people may sign in through: those whose variables are set."""

from typing import Any
from urllib.parse import urlsplit

from config.env import Environment

# What a provider does not tell unasked: GitHub, which addresses are verified.
_SCOPES = {"github": {"SCOPE": ["user:email"]}}


def sign_in_providers(env: Environment) -> dict[str, Any]:
    """The providers, told as django-allauth wants them.

    Raises:
        ImproperlyConfigured: only some of a provider's variables are set.
    """
    apps = {
        "google": _app(env, "GOOGLE"),
        "github": _app(env, "GITHUB"),
        "orcid": _app(env, "ORCID"),
        "openid_connect": _openid_connect(env),
    }
    return {
        name: {"APPS": [app], "OAUTH_PKCE_ENABLED": True, **_SCOPES.get(name, {})}
        for name, app in apps.items()
        if app
    }


def _openid_connect(env: Environment) -> dict[str, Any] | None:
    app = _app(env, "OIDC", "OIDC_SERVER_URL")
    if app is None:
        return None
    server_url = env.url("OIDC_SERVER_URL", schemes=("https", "http"))
    return app | {
        "provider_id": "oidc",
        "name": urlsplit(server_url).hostname,
        "settings": {"server_url": server_url},
    }


def _app(env: Environment, prefix: str, *more: str) -> dict[str, Any] | None:
    client_id, secret = f"{prefix}_CLIENT_ID", f"{prefix}_CLIENT_SECRET"
    if not env.all_or_none(*more, client_id, secret):
        return None
    return {"client_id": env.text(client_id), "secret": env.text(secret)}
