"""Signing calls in by key."""

from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from apps.accounts.models import User
from apps.apikeys.keys import find_key, note_use
from apps.apikeys.models import ApiKey
from config.api import SessionAuthentication, bearer_token


class KeyAuthentication(BaseAuthentication):
    """Lets in whoever sends `Authorization: Bearer <key>`, as the key's owner; `request.auth` is the key.

    Such a call stands on its key alone. Cookies are not looked at, so a wrong key is a 401 in a signed-in browser
    too, and no other site can abuse it: it needs no CSRF token.
    """

    def authenticate(self, request: Request) -> tuple[User, ApiKey] | None:
        token = bearer_token(request)
        if token is None:
            return None
        key = find_key(token)
        if key is None:
            raise AuthenticationFailed
        note_use(key)
        return key.owner, key

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"


# For calls that people make by session and their programs by key.
SESSION_OR_KEY = (KeyAuthentication, SessionAuthentication)
