"""Visitors without an account: how their browser is known again."""

from uuid import UUID

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from rest_framework.request import Request

from apps.accounts.models import Owner, Visitor
from apps.apikeys.authentication import SESSION_OR_KEY
from config.api import SessionAuthentication

COOKIE = "visitor"
SALT = "accounts.visitor"
A_YEAR = 31_536_000  # seconds


def visitor_of(request: HttpRequest) -> Visitor | None:
    """Whom the signed cookie names; whether they have a row yet is not asked."""
    visitor_id = request.get_signed_cookie(COOKIE, default=None, salt=SALT, max_age=A_YEAR)
    return Visitor(pk=UUID(visitor_id)) if visitor_id else None


def remember_visitor(response: HttpResponseBase, visitor: Visitor) -> None:
    response.set_signed_cookie(
        COOKIE,
        str(visitor.pk),
        salt=SALT,
        max_age=A_YEAR,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


class VisitorAuthentication(SessionAuthentication):
    """Lets in whoever has a visitor's cookie, as that visitor."""

    def authenticate(self, request: Request) -> tuple[Visitor, None] | None:
        visitor = visitor_of(request._request)
        if visitor is None:
            return None
        self.enforce_csrf(request)
        return visitor, None


class NewcomerAuthentication(SessionAuthentication):
    """Lets in everybody: whoever is not signed in and has no cookie is a new visitor."""

    def authenticate(self, request: Request) -> tuple[Owner, None]:
        if signed_in := super().authenticate(request):
            return signed_in
        self.enforce_csrf(request)
        return visitor_of(request._request) or Visitor(), None


# For what belongs to whoever made it: an account, by session or by key, or else a visitor.
OWNER_AUTHENTICATION = (*SESSION_OR_KEY, VisitorAuthentication)
