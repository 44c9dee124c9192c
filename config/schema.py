"""How calls are described in the OpenAPI document.

Each app describes its calls in its `schema.py` by `describe`; a view wears the description as a decorator. What
every call shares (a refusal of strangers, of bodies that are no JSON, …) is added here and said nowhere else.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension, OpenApiSerializerFieldExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers

from config.paging import LARGEST_PAGE, PAGE_SIZE


class Error(serializers.Serializer):
    """Every refusal has this shape."""

    message = serializers.CharField(help_text="A sentence for people, fit to be shown as it is.")
    code = serializers.CharField(help_text="What happened, for programs.")
    errors = serializers.DictField(  # type: ignore[assignment]  # DRF has a property of this name
        child=serializers.ListField(child=serializers.CharField(), min_length=1),
        required=False,
        help_text="What is wrong with which field.",
    )
    nearest = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="With `cannot_draw`: what can be drawn instead.",
    )


@dataclass(frozen=True, slots=True)
class Refusal:
    """One way a call can be refused; `extra` are the members beside message and code."""

    status: int
    code: str
    message: str
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def example(self) -> OpenApiExample:
        value = {"message": self.message, "code": self.code, **self.extra}
        return OpenApiExample(self.code, value, response_only=True, status_codes=[str(self.status)])


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call answers when it does what was asked. `content` is a serializer, a type, or None for no body."""

    status: int
    content: Any
    description: str
    example: Any = None
    media_type: str = "application/json"


def header(name: str, statuses: Sequence[int], description: str, kind: Any = str) -> OpenApiParameter:
    """A header of the answers with these statuses."""
    return OpenApiParameter(
        name,
        kind,
        OpenApiParameter.HEADER,
        description=description,
        response=[str(status) for status in statuses],
    )


def describe(
    operation_id: str,
    summary: str,
    *,
    tag: str,
    answers: Sequence[Answer],
    description: str = "",
    body: Any = None,
    example: Any = None,
    parameters: Sequence[Any] = (),
    refusals: Iterable[Refusal] = (),
) -> Callable[[Any], Any]:
    """A decorator that describes one call. `body` is the serializer of what is sent, `example` an instance of it."""
    responses: dict[Any, Any] = {
        (answer.status, answer.media_type): OpenApiResponse(
            answer.content,
            answer.description,
            [
                OpenApiExample(
                    operation_id, answer.example, response_only=True, status_codes=[str(answer.status)]
                )
            ]
            if answer.example is not None
            else None,
        )
        for answer in answers
    }
    responses |= _grouped(refusals)
    return extend_schema(
        operation_id=operation_id,
        summary=summary,
        description=description or None,
        tags=[tag],
        request=body,
        parameters=list(parameters),
        responses=responses,
        examples=[OpenApiExample(operation_id, example, request_only=True)] if example is not None else None,
    )


REFUSAL_HEADERS = [
    header("WWW-Authenticate", [401], "How to identify oneself: `Bearer` or `Session`."),
    header("Retry-After", [429, 503], "How many seconds to wait.", int),
]

# What calls share that answer a long list a page at a time (`config.paging.answer_page`).
PAGE = [
    OpenApiParameter(
        "limit",
        {"type": "integer", "minimum": 1, "default": PAGE_SIZE},
        description=f"How many at most. More than {LARGEST_PAGE} counts as {LARGEST_PAGE}.",
    ),
    OpenApiParameter("cursor", str, description="The place of a page, from `Link`."),
    header("Link", [200], 'The next page, as `<address>; rel="next"`.'),
    header("X-Total-Count", [200], "How many match, on all pages.", int),
    header("X-Unfiltered-Count", [200], "How many there are without any filter.", int),
]
BAD_PAGE = Refusal(
    400,
    "invalid",
    f"Expected a whole number from 1 to {LARGEST_PAGE}.",
    {"errors": {"limit": [f"Expected a whole number from 1 to {LARGEST_PAGE}."]}},
)

INVALID = Refusal(
    400, "invalid", "This field is required.", {"errors": {"prompt": ["This field is required."]}}
)
NOT_JSON = Refusal(400, "parse_error", "The request body is not valid JSON.")
UNAUTHORIZED = Refusal(401, "unauthorized", "Unauthorized")
NO_CSRF_TOKEN = Refusal(403, "permission_denied", "CSRF Failed: CSRF token missing.")
NOT_FOUND = Refusal(404, "not_found", "Not found.")
TOO_LARGE = Refusal(413, "too_large", "The request is too large.")
NO_JSON_TYPE = Refusal(415, "unsupported_media_type", 'Unsupported media type "text/plain" in request.')
SERVER_ERROR = Refusal(500, "server_error", "Something went wrong on our side. Please try again.")

MEANINGS = {
    400: "Something in the request cannot be understood, or the content is not accepted.",
    401: "No valid key, and no session.",
    403: "Whoever calls may not do this; or the CSRF token of the session is missing.",
    404: "There is no such thing, or it is somebody else's.",
    409: "This does not fit the state of things.",
    413: "The request is larger than accepted.",
    415: "The request's content type is not accepted.",
    422: "Understood, but it cannot be done.",
    429: "A limit is reached.",
    500: "It failed on our side. Nothing was charged.",
    502: "A service that we asked gave nothing of use. Nothing was charged.",
    503: "Not available at the moment.",
}


class Schema(AutoSchema):
    """Adds to each described call what all calls share."""

    def get_operation(self, path: str, *arguments: Any) -> Any:
        operation = super().get_operation(path, *arguments)
        if operation and path.startswith("/api/v1/"):
            operation["operationId"] += "V1"
        return operation

    def get_override_parameters(self) -> list[Any]:
        return [*super().get_override_parameters(), *REFUSAL_HEADERS]

    def get_auth(self) -> list[Any]:
        required = super().get_auth()
        is_open = not self.view.get_permissions()
        return [*required, {}] if required and is_open and {} not in required else required

    def _get_response_bodies(self, direction: Any = "response") -> Any:
        bodies = super()._get_response_bodies(direction)
        for (status, media_type), shared in _grouped(self._shared_refusals()).items():
            body = self._get_response_for_code(shared, str(status), [media_type], direction)
            described = bodies.setdefault(str(status), body)
            examples = described["content"][media_type].setdefault("examples", {})
            described["content"][media_type]["examples"] = body["content"][media_type]["examples"] | examples
        return dict(sorted(bodies.items()))

    def _shared_refusals(self) -> list[Refusal]:
        shared = [SERVER_ERROR]
        authentications = self.get_auth()
        if authentications:  # where signing in is not asked for, a wrong key is refused all the same
            shared.append(UNAUTHORIZED)
        if any("csrfToken" in authentication for authentication in authentications):
            shared.append(NO_CSRF_TOKEN)
        if "{" in self.path:
            shared.append(NOT_FOUND)
        if "application/json" in (self._get_request_body() or {}).get("content", {}):
            shared += [INVALID, NOT_JSON, TOO_LARGE, NO_JSON_TYPE]
        return shared


def _grouped(refusals: Iterable[Refusal]) -> dict[tuple[int, str], OpenApiResponse]:
    by_status: dict[int, list[Refusal]] = {}
    for refusal in refusals:
        by_status.setdefault(refusal.status, []).append(refusal)
    return {
        (status, "application/json"): OpenApiResponse(
            Error, MEANINGS[status], [refusal.example for refusal in group]
        )
        for status, group in by_status.items()
    }


class TextScheme(OpenApiSerializerFieldExtension):
    """A text that is asked for: not of white space alone, and without NUL."""

    target_class = "config.fields.Text"

    def map_serializer_field(self, auto_schema: AutoSchema, direction: Any) -> Any:
        schema = auto_schema._map_serializer_field(self.target, direction, bypass_extensions=True)
        if self.target.allow_blank:  # with a pattern, drf-spectacular would describe the empty text apart
            return schema
        return {**schema, "minLength": 1, "pattern": r"^[^\x00]*[^\s\x00][^\x00]*$"}


class SessionScheme(OpenApiAuthenticationExtension):
    """The session cookie; with whatever changes something, the CSRF token of the same browser."""

    target_class = "config.api.SessionAuthentication"
    name = ["session", "csrfToken"]

    def get_security_definition(self, auto_schema: AutoSchema) -> Any:
        return [
            _in_cookie("sessionid", "The session of a browser that is signed in."),
            {
                "type": "apiKey",
                "in": "header",
                "name": "X-CSRFToken",
                "description": "The value of the cookie `csrftoken`. Cookies alone change nothing.",
            },
        ]

    def get_security_requirement(self, auto_schema: AutoSchema) -> Any:
        return _with_csrf_token("session", auto_schema)


class KeyScheme(OpenApiAuthenticationExtension):
    target_class = "apps.apikeys.authentication.KeyAuthentication"
    name = "key"

    def get_security_definition(self, auto_schema: AutoSchema) -> Any:
        return {
            "type": "http",
            "scheme": "bearer",
            "description": "A personal API key. Whoever sends one is identified by it alone, never by cookies.",
        }


class VisitorScheme(OpenApiAuthenticationExtension):
    target_class = "apps.accounts.visitors.VisitorAuthentication"
    name = "visitor"

    def get_security_definition(self, auto_schema: AutoSchema) -> Any:
        return _in_cookie("visitor", "Somebody who tries the product without an account.")

    def get_security_requirement(self, auto_schema: AutoSchema) -> Any:
        return _with_csrf_token("visitor", auto_schema)


class NewcomerScheme(OpenApiAuthenticationExtension):
    target_class = "apps.accounts.visitors.NewcomerAuthentication"
    name = []  # that of VisitorScheme

    def get_security_definition(self, auto_schema: AutoSchema) -> Any:
        return []

    def get_security_requirement(self, auto_schema: AutoSchema) -> Any:
        without_cookie: dict[str, list] = {} if auto_schema.method == "GET" else {"csrfToken": []}
        return [_with_csrf_token("visitor", auto_schema), without_cookie]


def _in_cookie(name: str, description: str) -> dict[str, str]:
    return {"type": "apiKey", "in": "cookie", "name": name, "description": description}


def _with_csrf_token(scheme: str, auto_schema: AutoSchema) -> dict[str, list]:
    return {scheme: []} if auto_schema.method == "GET" else {scheme: [], "csrfToken": []}
