"""Holds answers to the OpenAPI document."""

import json
import re
from functools import cache
from typing import Any

import jsonschema

from config.document import document


@cache
def described() -> dict[str, Any]:
    return json.loads(document())


def hold_to_document(response) -> None:
    """Fail unless the document describes this answer of the API: its status, its media type and every member."""
    request = response.wsgi_request
    operation = _operation(request)
    if not operation or "summary" not in operation:  # a call without a description fails in test_schema.py
        return
    asked = f"{request.method} {request.path}"
    answer = operation["responses"].get(str(response.status_code))
    assert answer, (
        f"{asked} answered {response.status_code}, which is not described: {response.content[:300]}"
    )
    media_type = response.get("Content-Type", "").partition(";")[0]
    if request.method == "HEAD" or "content" not in answer:
        return
    assert media_type in answer["content"], f"{asked} answered {media_type}, which is not described"
    if media_type == "application/json":
        validator(answer["content"][media_type]["schema"]).validate(response.json())


def validator(schema: dict[str, Any]) -> jsonschema.Draft202012Validator:
    """Checks against a schema of the document. More strictly than it asks for: there are no further members."""
    return jsonschema.Draft202012Validator(
        {**_closed(schema), "components": _closed_components()},
        format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER,
    )


def path_of(route: str) -> str:
    """The path of the document for a route of Django's: "api/x/<uuid:id>" -> "/api/x/{id}"."""
    return "/" + re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", route)


def _operation(request) -> dict[str, Any] | None:
    match = getattr(request, "resolver_match", None)  # missing where a middleware answered
    operations = described()["paths"].get(path_of(match.route)) if match else None
    return operations and operations.get("get" if request.method == "HEAD" else request.method.lower())


@cache
def _closed_components() -> dict[str, Any]:
    return _closed(described()["components"])


def _closed(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {name: _closed(part) for name, part in schema.items()}
    return {"additionalProperties": False, **closed} if "properties" in schema else closed
