"""Who may make which call. The table is the rule: a call that is not in it fails the test.

Everything asked for belongs to the scientist; `key` is the scientist's key, `old key` one that was deleted.
Where a call is refused, the answer has the one shape and nothing has changed: no row, no file, nobody woken.
A call that only reads changes nothing for anybody.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from django.apps import apps
from django.conf import settings
from django.core.cache import cache
from django.db import transaction
from django.urls import get_resolver
from django.utils import timezone

from apps.apikeys.keys import deactivate_key
from apps.apikeys.models import ApiKey
from apps.illustrations.models import Illustration
from apps.sketches.enhancing import take_in_from_elsewhere
from tests.api.test_schema import METHODS, routes
from tests.conftest import Caller, by_key
from tests.contract import path_of
from tests.images import PNG

TABLE = """
                                                            visitor scientist stranger subscriber owner staff key other's-key old-key

# The session and the account
GET    /api/login                                               302       302      302        302   302   302 401         401     401
GET    /api/logout                                              302       302      302        302   302   302 401         401     401
GET    /api/auth/user                                           401       200      200        200   200   200 401         401     401
POST   /api/auth/terms                                          401       204      204        204   204   204 401         401     401
DELETE /api/auth/terms                                          401       204      204        204   204   204 401         401     401
GET    /api/auth/export                                         401       200      200        200   200   200 401         401     401
# Whoever deletes their account has confirmed before that it is them; nobody here has
DELETE /api/auth/user                                           401       403      403        403   403   403 401         401     401

# Keys are for people
GET    /api/user/api-keys                                       401       200      200        200   200   200 401         401     401
POST   /api/user/api-keys                                       401       201      201        201   201   201 401         401     401
DELETE /api/user/api-keys/{key}                                 401       204      404        404   404   404 401         401     401

# Drawing, by people and by programs
POST   /api/illustrations/generate                              401       202      202        202   202   202 202         202     401
POST   /api/v1/generate                                         401       202      202        202   202   202 202         202     401
GET    /api[/v1]/generations/{generation}                       401       200      404        404   404   404 200         404     401
GET    /api[/v1]/generations/{generation}/events                401       200      404        404   404   404 200         404     401

# Sketches: people upload theirs, programs name one on the web. To upload, the signature in the address is the permission
POST   /api/sketches/upload-url                                 401       200      200        200   200   200 401         401     401
PUT    /api/sketches/uploads/{sketch}?signature=forged          403       403      403        403   403   403 403         403     403
GET    /api/sketches/{sketch}                                   401       200      404        404   404   404 200         404     401
POST   /api/sketches/enhance                                    401       202      400        400   400   400 401         401     401
POST   /api/illustrations/enhance                               401       202      202        202   202   202 202         202     401
POST   /api/v1/enhance                                          401       202      202        202   202   202 202         202     401

# One's own illustrations
GET    /api[/v1]/illustrations                                  401       200      200        200   200   200 200         200     401
GET    /api[/v1]/illustrations/{illustration}                   401       200      404        404   404   404 200         404     401
DELETE /api[/v1]/illustrations/{illustration}                   401       204      404        404   404   404 204         404     401
GET    /api[/v1]/illustrations/{illustration}/image             401       200      404        404   404   404 200         404     401
GET    /api[/v1]/illustrations/{illustration}/thumbnail         401       200      404        404   404   404 200         404     401
GET    /api[/v1]/illustrations/{illustration}/vector            401       200      404        404   404   404 200         404     401
GET    /api[/v1]/illustrations/{illustration}/download          401       200      404        404   404   404 200         404     401

# Sharing is for people; what is shared is for everybody
POST   /api/illustrations/{illustration}/share                  401       200      404        404   404   404 401         401     401
DELETE /api/illustrations/{illustration}/share                  401       204      404        404   404   404 401         401     401
GET    /api/share/{token}                                       200       200      200        200   200   200 200         200     200
GET    /api/share/{token}/image                                 200       200      200        200   200   200 200         200     200
GET    /api/share/{token}/vector                                200       200      200        200   200   200 200         200     200

# The trial is for those without an account
GET    /api/trial                                               200       409      409        409   409   409 401         401     401
POST   /api/trial/generate                                      202       409      409        409   409   409 401         401     401

# The panel is the owner's alone: staff of Django's admin are not the owner
GET    /api/admin/stats                                         401       403      403        403   200   403 401         401     401
GET    /api/admin/users                                         401       403      403        403   200   403 401         401     401
POST   /api/admin/users/{user}/suspension                       401       403      403        403   204   403 401         401     401
DELETE /api/admin/users/{user}/suspension                       401       403      403        403   204   403 401         401     401
GET    /api/admin/illustrations                                 401       403      403        403   200   403 401         401     401
DELETE /api/admin/illustrations/{illustration}?reason=Abuse     401       403      403        403   204   403 401         401     401
GET    /api/admin/illustrations/{illustration}/image            401       403      403        403   200   403 401         401     401
GET    /api/admin/illustrations/{illustration}/thumbnail        401       403      403        403   200   403 401         401     401
POST   /api/admin/illustrations/{illustration}/hiding           401       403      403        403   204   403 401         401     401
DELETE /api/admin/illustrations/{illustration}/hiding           401       403      403        403   204   403 401         401     401
GET    /api/admin/records                                       401       403      403        403   200   403 401         401     401
GET    /api/admin/export/{kind}                                 401       403      403        403   200   403 401         401     401

# For everybody
GET    /api/schema                                              200       200      200        200   200   200 200         200     200
"""

BODIES = {
    "POST /api/auth/terms": {"acceptedAt": "2026-01-02T03:04:05Z"},
    "POST /api/user/api-keys": {"keyName": "Another key"},
    "POST /api/illustrations/generate": {"prompt": "Human heart"},
    "POST /api/v1/generate": {"prompt": "Human heart"},
    "POST /api/trial/generate": {"prompt": "Human heart"},
    "POST /api/sketches/enhance": {"sketchUrl": "/api/sketches/{sketch}"},
    "POST /api/illustrations/enhance": {"sketchImageUrl": "https://sketches.example/leaf.png"},
    "POST /api/v1/enhance": {"sketchImageUrl": "https://sketches.example/leaf.png"},
    "POST /api/admin/users/{}/suspension": {"reason": "Abuse"},
    "POST /api/admin/illustrations/{}/hiding": {"reason": "Abuse"},
}
OUR_APPS = [config for config in apps.get_app_configs() if config.name.startswith("apps.")]


@dataclass(frozen=True)
class Row:
    method: str
    path: str
    statuses: dict[str, int]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def call(self) -> str:
        """The call as the resolver knows it, whatever its parameters are named there."""
        return f"{self.method} {nameless(self.path.partition('?')[0])}"


def rows() -> Iterator[Row]:
    header, *lines = (line for line in TABLE.splitlines() if line and not line.startswith("#"))
    callers = header.split()
    for line in lines:
        method, path, *statuses = line.split()
        for version in ("", "/v1") if "[/v1]" in path else ("",):
            expected = dict(zip(callers, map(int, statuses), strict=True))
            yield Row(method, path.replace("[/v1]", version), expected)


ROWS = list(rows())


def calls() -> set[str]:
    """Every call of the API, as `Row.call` names it."""
    return {
        f"{method.upper()} {nameless(path_of(route))}"
        for route, view in routes(get_resolver())
        if route.startswith("api/")
        for method in METHODS
        if hasattr(getattr(view, "cls", view), method)
    }


def nameless(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


def test_every_call_is_in_the_table():
    assert {row.call for row in ROWS} == calls()


@pytest.fixture
def callers(visitor, scientist, stranger, subscriber, owner, person, api_key) -> dict[str, Caller]:
    staff = Caller()
    staff.force_login(person("staff", is_staff=True), backend="django.contrib.auth.backends.ModelBackend")
    old_key = by_key(scientist.user)
    deactivate_key(scientist.user, old_key.key.pk)
    everybody = {
        "visitor": visitor,
        "scientist": scientist,
        "stranger": stranger,
        "subscriber": subscriber,
        "owner": owner,
        "staff": staff,
        "key": api_key,
        "other's-key": by_key(stranger.user),
        "old-key": old_key,
    }
    ApiKey.objects.update(last_used_at=timezone.now())  # within a minute, a use is not noted again
    return everybody


@pytest.fixture
def things(scientist, illustration, api_key, monkeypatch) -> dict[str, Any]:
    """What paths and bodies of the table name: all of it the scientist's."""
    Illustration.objects.update(share_token="a-token")
    monkeypatch.setattr("apps.sketches.enhancing.fetch_image", lambda url: PNG)
    sketch = take_in_from_elsewhere(scientist.user, "https://sketches.example/leaf.png")
    return {
        "illustration": illustration.pk,
        "generation": illustration.generation_id,
        "token": "a-token",
        "key": api_key.key.pk,
        "user": api_key.user.pk,
        "kind": "content",
        "sketch": sketch.pk,
    }


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_each_caller_gets_what_the_table_says_and_a_refusal_changes_nothing(
    row, callers, things, woken, django_capture_on_commit_callbacks
):
    for name, expected in row.statuses.items():
        cache.clear()
        before = everything_stored()
        with django_capture_on_commit_callbacks() as callbacks, transaction.atomic():
            response = call(callers[name], row, things)
            assert response.status_code == expected, (name, response)
            if expected >= 400:
                assert response["Content-Type"] == "application/json", name
                assert set(response.json()) - {"errors"} == {"message", "code"}, name
            if expected >= 400 or row.method == "GET":
                assert everything_stored() == before, name
                assert (callbacks, woken) == ([], []), name
            transaction.set_rollback(True)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_pages_of_other_sites_may_make_exactly_the_calls_that_take_keys(row, visitor):
    takes_keys = row.statuses["visitor"] == 401 != row.statuses["key"]
    path = row.path.format_map(defaultdict(lambda: UUID(int=1)))
    asking = {"Origin": "https://notebook.example", "Access-Control-Request-Method": row.method}
    response = visitor.options(path, headers=asking)
    assert response.headers.get("Access-Control-Allow-Origin") == ("*" if takes_keys else None)


def call(caller: Caller, row: Row, things: dict[str, Any]) -> Any:
    path = row.path.format(**things)
    body = {name: value.format(**things) for name, value in BODIES.get(row.call, {}).items()}
    headers = {"Prefer": "respond-async"}
    return caller.generic(
        row.method, path, json.dumps(body), content_type="application/json", headers=headers
    )


def everything_stored() -> tuple[Any, Any]:
    """Every row of ours, and every file."""
    models = [EmailAddress, *(model for config in OUR_APPS for model in config.get_models())]
    table_rows = {model: list(model._base_manager.order_by("pk").values()) for model in models}
    files = (path for path in Path(settings.DATA_DIR / "files").rglob("*") if path.is_file())
    return table_rows, sorted((str(path), path.stat().st_mtime_ns) for path in files)
