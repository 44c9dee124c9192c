"""The OpenAPI document: valid, complete, and true."""

import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.urls import URLPattern, URLResolver, get_resolver

from config.document import document
from tests.contract import described, path_of, validator

METHODS = {"get", "post", "put", "patch", "delete"}


def operations() -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{method.upper()} {path}", operation)
        for path, item in described()["paths"].items()
        for method, operation in item.items()
    ]


def bodies(operation: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything JSON that a call takes and answers, each with the place it stands in."""
    places = {"request": operation.get("requestBody", {}), **operation["responses"]}
    for place, body in places.items():
        if media := body.get("content", {}).get("application/json"):
            yield place, media


def routes(resolver: URLResolver, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for pattern in resolver.url_patterns:
        route = prefix + str(pattern.pattern)
        if isinstance(pattern, URLPattern):
            yield route, pattern.callback
        elif route.startswith("api"):
            yield from routes(pattern, route)


def test_it_is_valid_and_nothing_in_it_is_guessed(tmp_path):
    call_command("spectacular", validate=True, fail_on_warn=True, file=str(tmp_path / "schema.yaml"))


def test_it_is_served_to_everybody_and_kept_until_it_changes(visitor):
    answer = visitor.ask("/api/schema")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/json"
    assert answer.json() == described()
    assert answer.json()["openapi"].startswith("3.1.")
    assert "public" in answer["Cache-Control"]
    assert visitor.ask("/api/schema", If_None_Match=answer["ETag"]).status_code == 304


def test_every_address_and_method_of_the_api_is_in_it():
    found = {
        (path_of(route), method)
        for route, view in routes(get_resolver())
        if route.startswith("api/")
        for method in METHODS & {name for name in METHODS if hasattr(getattr(view, "cls", view), name)}
    }
    assert found == {(path, method) for path, item in described()["paths"].items() for method in item}


def test_every_call_has_a_name_fit_for_code_a_summary_and_a_known_tag():
    known = {tag["name"] for tag in described()["tags"]}
    names = [operation["operationId"] for _, operation in operations()]
    assert len(names) == len(set(names))
    for call, operation in operations():
        assert re.fullmatch(r"[a-z][A-Za-z0-9]+", operation["operationId"]), call
        assert operation["summary"], call
        assert set(operation["tags"]) <= known, call


@pytest.mark.parametrize(("call", "operation"), operations(), ids=[call for call, _ in operations()])
def test_every_body_of_a_call_has_examples_that_fit_it(call, operation):
    for place, media in bodies(operation):
        assert media["examples"], place
        for example in media["examples"].values():
            validator(media["schema"]).validate(example["value"])


def test_every_refusal_has_the_one_shape():
    error = {"$ref": "#/components/schemas/Error"}
    for call, operation in operations():
        for status, answer in operation["responses"].items():
            if status >= "400":
                assert answer["content"]["application/json"]["schema"] == error, (call, status)


def test_every_call_that_looks_at_who_calls_may_refuse_them():
    for call, operation in operations():
        assert ("security" in operation) == ("401" in operation["responses"]), call


def test_every_limit_says_how_long_to_wait():
    for call, operation in operations():
        if answer := operation["responses"].get("429"):
            assert "Retry-After" in answer["headers"], call


def test_the_types_of_the_web_app_are_those_of_the_document():
    made = subprocess.run(
        ["node", "frontend/types.mjs"],
        cwd=settings.BASE_DIR,
        input=document(),
        stdout=subprocess.PIPE,
        check=True,
    )
    kept = settings.BASE_DIR / "frontend/src/lib/schema.ts"
    assert kept.read_bytes() == made.stdout, "run `make types`"


@pytest.mark.parametrize("path", ["/api/illustrations", "/api/auth/user", "/api/nothing"])
def test_there_are_no_descriptions_beside_it(scientist, path):
    assert scientist.options(path).status_code in {404, 405}
