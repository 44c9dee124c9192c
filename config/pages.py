"""The shell that mounts the web app, and answers for addresses nothing else stands behind."""

import json
import re
from functools import cache
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.csrf import ensure_csrf_cookie, requires_csrf_token
from django.views.decorators.http import require_safe
from django.views.defaults import server_error as stock_server_error
from drf_spectacular.utils import extend_schema
from rest_framework import exceptions
from rest_framework.decorators import api_view, authentication_classes, permission_classes

APP_ROUTE = re.compile(
    r"/(gallery|docs|settings|pricing|terms|privacy|refunds|terms-acceptance|admin)?/?|/share/[\w-]+/?"
)


def product(request: HttpRequest) -> dict[str, Any]:
    """What every template may name."""
    return {"PRODUCT_NAME": settings.PRODUCT_NAME, "EMAIL_ENABLED": bool(settings.EMAIL_URL)}


@require_safe
@ensure_csrf_cookie
def app_shell(request: HttpRequest) -> HttpResponse:
    """The one page of the web app. An address it has no page for says 404, for machines too."""
    known = APP_ROUTE.fullmatch(request.path)
    screen = _screen(request) if known else "not-found"
    context = {"screen": screen, "preloads": screen_files().get(screen, [])}
    response = render(request, "app.html", context, status=200 if known else 404)
    if request.path.startswith("/share/"):
        response["X-Robots-Tag"] = "noindex"  # shared with whoever has the link, not with search engines
    return response


def _screen(request: HttpRequest) -> str:
    first = request.path.strip("/").split("/")[0]
    return first or ("generator" if request.user.is_authenticated else "landing")


@cache
def screen_files() -> dict[str, list[str]]:
    """The built files of each screen, which the browser may fetch beside the entry's and need not wait for it."""
    written = settings.BASE_DIR / "static" / "build" / "routes.json"
    return json.loads(written.read_text()) if written.exists() else {}


@extend_schema(exclude=True)
@api_view(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
@authentication_classes([])
@permission_classes([])
def unknown_call(request: HttpRequest) -> HttpResponse:
    raise exceptions.NotFound()


@requires_csrf_token
def server_error(request: HttpRequest) -> HttpResponse:
    if request.path.startswith("/api/"):
        message = "Something went wrong on our side. Please try again."
        return JsonResponse({"message": message, "code": "server_error"}, status=500)
    return stock_server_error(request)
