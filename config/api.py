"""The conventions of every API call: one error shape, 401 for strangers, JSON both ways."""

import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from django.core.exceptions import PermissionDenied
from django.db import OperationalError
from django.http import Http404, HttpRequest
from redis.exceptions import ConnectionError as RedisConnectionError
from rest_framework import exceptions, status
from rest_framework.authentication import SessionAuthentication as StockSessionAuthentication
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import JSONParser
from rest_framework.request import Request
from rest_framework.response import Response

if TYPE_CHECKING:
    from apps.accounts.models import User

logger = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024  # bytes; the longest honest request is a prompt of 500 characters


class AppError(exceptions.APIException):
    """A refusal whose message may be shown to whoever asked.

    `extra` members are added to the answer, `headers` to its headers.
    """

    def __init__(
        self,
        status_code: int,
        code: str,
        message: str,
        *,
        extra: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail=message, code=code)
        self.status_code = status_code
        self.code = code
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})


def bearer_token(request: HttpRequest | Request) -> str | None:
    """What follows `Authorization: Bearer`; None if the caller does not identify itself that way."""
    scheme, _, token = " ".join(request.headers.get("Authorization", "").split()).partition(" ")
    return token if scheme.lower() == "bearer" else None


class SessionAuthentication(StockSessionAuthentication):
    """Signs in by the session cookie. Naming a scheme makes a missing session a 401 instead of a 403.

    Whoever identifies itself by a bearer token is never taken for the holder of a cookie: where no keys are
    taken, that is a 401.
    """

    def authenticate(self, request: Request) -> Any:
        if bearer_token(request) is not None:
            raise exceptions.AuthenticationFailed
        return super().authenticate(request)

    def authenticate_header(self, request: Request) -> str:
        return "Session"


class CallerRequest(Request):
    """A request that was let in: whoever calls is signed in."""

    user: "User"


class AnswerAsBuilt(BaseContentNegotiation):
    """Answers in the form the address stands for; an image tag or an event source need not ask for JSON."""

    def select_parser(self, request: Request, parsers: Iterable[Any]) -> Any:
        kind = (request.content_type or "").partition(";")[0].strip().lower()
        return next((parser for parser in parsers if parser.media_type == kind), None)

    def select_renderer(self, request: Request, renderers: Iterable[Any], format_suffix: Any = None) -> Any:
        renderer = next(iter(renderers))
        return renderer, renderer.media_type


class BoundedJSONParser(JSONParser):
    """Parses JSON of at most `LARGEST_BODY` bytes."""

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        length = int(parser_context["request"].META.get("CONTENT_LENGTH") or 0)
        if length > LARGEST_BODY:
            raise AppError(status.HTTP_413_REQUEST_ENTITY_TOO_LARGE, "too_large", "The request is too large.")
        return super().parse(stream, media_type, parser_context)


def answer_error(error: Exception, context: Mapping[str, Any]) -> Response:
    """Turn whatever a view raised into the one error shape, `{"message", "code", "errors"?}`.

    The unforeseen is logged with its trace and answered as a plain 500: nothing of it reaches the caller.
    """
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    elif isinstance(error, OperationalError | RedisConnectionError):
        logger.error("A service is away in %s", type(context.get("view")).__name__, exc_info=error)
        message = "We cannot do this at the moment. Please try again in a few seconds."
        error = AppError(503, "unavailable", message, headers={"Retry-After": "5"})
    elif not isinstance(error, exceptions.APIException):
        logger.error("Unforeseen error in %s", type(context.get("view")).__name__, exc_info=error)
        error = AppError(500, "server_error", "Something went wrong on our side. Please try again.")
    return Response(_error_body(error), status=error.status_code, headers=_error_headers(error))


def _error_body(error: exceptions.APIException) -> dict[str, Any]:
    if isinstance(error, AppError):
        return {"message": str(error.detail), "code": error.code, **error.extra}
    if isinstance(error, exceptions.ValidationError):
        errors = _by_field(error.detail)
        return {"message": next(iter(errors.values()))[0], "code": "invalid", "errors": errors}
    if isinstance(error, exceptions.NotAuthenticated | exceptions.AuthenticationFailed):
        return {"message": "Unauthorized", "code": "unauthorized"}
    if isinstance(error, exceptions.ParseError):
        return {"message": "The request body is not valid JSON.", "code": "parse_error"}
    return {"message": str(error.detail), "code": error.default_code}


def _error_headers(error: exceptions.APIException) -> dict[str, str]:
    headers = dict(getattr(error, "headers", {}))
    if challenge := getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = challenge
    if wait := getattr(error, "wait", None):
        headers["Retry-After"] = str(int(wait))
    return headers


def _by_field(detail: Any) -> dict[str, list[str]]:
    if isinstance(detail, Mapping):
        return {str(field): [str(message) for message in messages] for field, messages in detail.items()}
    return {"body": [str(message) for message in detail]}
