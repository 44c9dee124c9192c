"""The API as programs use it: by key, without cookies, at a measured pace, from any site."""

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.cache import cache
from django.db import connection

from apps.apikeys.keys import create_key
from apps.billing.models import DailyUsage
from apps.billing.quota import today
from apps.billing.throttle import take_turn
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.work import draw_generation
from tests.api.asgi import answer_of, call
from tests.conftest import Caller, by_key

RECEIPT = {"Prefer": "respond-async"}
SITE = "https://notebook.example"


@pytest.fixture
def no_pace(monkeypatch):
    """Programs need not wait between generating requests."""
    monkeypatch.setattr("apps.illustrations.views.take_turn", lambda _: 0)


@pytest.fixture
def address(illustration) -> str:
    return f"/illustrations/{illustration.pk}"


def assert_nothing_happened() -> None:
    assert not Generation.objects.exists()
    assert not DailyUsage.objects.exists()


# --- What a key opens ---


def test_a_key_generates_in_its_owners_name_and_from_the_owners_allowance(scientist, api_key):
    response = api_key.generate(headers=RECEIPT)
    assert response.status_code == 202
    assert Generation.objects.get().owner == scientist.user
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1
    assert scientist.ask(response["Location"]).json() == api_key.ask(response["Location"]).json()


@pytest.mark.parametrize("version", ["/api", "/api/v1"])
def test_a_key_lists_shows_downloads_and_deletes_under_both_names(api_key, illustration, address, version):
    assert [shown["id"] for shown in api_key.ask(f"{version}/illustrations").json()] == [str(illustration.pk)]
    assert api_key.ask(f"{version}{address}").json()["title"] == "Human heart"
    for path, kind in [
        ("/image", "image/png"),
        ("/thumbnail", "image/webp"),
        ("/vector", "image/svg+xml"),
        ("/download", "image/png"),
        ("/download?format=svg", "image/svg+xml"),
    ]:
        assert api_key.ask(f"{version}{address}{path}")["Content-Type"] == kind
    generation = api_key.ask(f"{version}/generations/{illustration.generation_id}").json()
    assert generation["illustration"]["id"] == str(illustration.pk)
    assert api_key.delete(f"{version}{address}").status_code == 204
    assert not Illustration.objects.exists()


def test_both_names_of_a_call_give_the_same_answer_to_people_and_programs(
    scientist, api_key, illustration, address
):
    for caller in (scientist, api_key):
        for path in ("/illustrations", address, f"/generations/{illustration.generation_id}"):
            assert caller.ask(f"/api{path}").json() == caller.ask(f"/api/v1{path}").json()


def test_v1_generate_takes_the_same_body_and_gives_the_same_answers(api_key):
    response = api_key.tell("/api/v1/generate", {"prompt": "Plant cell", "style": "botanical"}, **RECEIPT)
    assert response.status_code == 202
    assert response["Location"] == response.json()["statusUrl"]
    assert Generation.objects.get().style == "botanical"
    assert api_key.tell("/api/v1/generate", {"prompt": " "}).json()["errors"]


def test_every_address_in_an_answer_can_be_followed_with_the_key(api_key, address):
    shown = api_key.ask(f"/api/v1{address}").json()
    for name in ("imageUrl", "thumbnailUrl", "vectorUrl"):
        assert api_key.ask(shown[name]).status_code == 200


@pytest.mark.django_db(transaction=True)
def test_a_waiting_program_gets_the_finished_illustration(api_key, worker):
    authorization = api_key.defaults["HTTP_AUTHORIZATION"]

    async def ask():
        return await answer_of(
            Caller(), "POST", "/api/v1/generate", {"prompt": "Human heart"}, Authorization=authorization
        )

    status, headers, illustration = asyncio.run(ask())
    assert status == 201
    assert illustration["title"] == "Human heart"
    assert headers["location"] == f"/api/illustrations/{illustration['id']}"
    assert "set-cookie" not in headers


@pytest.mark.django_db(transaction=True)
def test_a_program_follows_the_events_of_its_generation(api_key, woken):
    receipt = api_key.generate(headers=RECEIPT).json()
    draw_generation(receipt["id"])
    authorization = api_key.defaults["HTTP_AUTHORIZATION"]

    async def listen():
        events = receipt["eventsUrl"]
        async with call(Caller(), "GET", events, Authorization=authorization) as communicator:
            start = await communicator.receive_output(timeout=5)
            return start["status"], (await communicator.receive_output(timeout=5))["body"]

    status, event = asyncio.run(listen())
    assert status == 200
    assert b'"state": "succeeded"' in event


# --- What stands on the key alone ---


@pytest.mark.parametrize(
    "authorization",
    ["Bearer", "Bearer ", "bearer cl_0123456789ab_nonsense", "Bearer null", "BEARER\tx", "Bearer Zoë"],
)
def test_a_wrong_key_is_unauthorized_even_in_a_signed_in_browser(scientist, illustration, authorization):
    paths = ("", "/image", "/thumbnail", "/vector", "/download")
    for path in ("/api/illustrations", *(f"/api/illustrations/{illustration.pk}{path}" for path in paths)):
        response = scientist.ask(path, Authorization=authorization)
        assert response.status_code == 401
        assert response.json() == {"message": "Unauthorized", "code": "unauthorized"}
        assert response["WWW-Authenticate"] == "Bearer"


def test_a_wrong_key_does_nothing_in_a_signed_in_browser(scientist, illustration):
    wrong = {"Authorization": "Bearer cl_wrong"}
    before = Generation.objects.count()
    assert scientist.generate(headers=wrong).status_code == 401
    assert scientist.delete(f"/api/illustrations/{illustration.pk}", headers=wrong).status_code == 401
    assert (Generation.objects.count(), Illustration.objects.count()) == (before, 1)


def test_a_good_key_counts_and_not_the_cookie_beside_it(api_key, stranger, illustration):
    api_key.cookies = stranger.cookies
    assert [shown["id"] for shown in api_key.ask("/api/illustrations").json()] == [str(illustration.pk)]


def test_a_key_gets_no_cookies(api_key, illustration):
    for path in ("/api/illustrations", f"/api/illustrations/{illustration.pk}/image"):
        assert not api_key.ask(path).cookies


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("get", "/api/auth/user"),
        ("post", "/api/auth/terms"),
        ("get", "/api/user/api-keys"),
        ("get", "/api/trial"),
        ("post", "/api/trial/generate"),
        ("post", "/api/illustrations/{id}/share"),
        ("delete", "/api/illustrations/{id}/share"),
        ("get", "/api/logout"),
    ],
)
def test_calls_for_people_are_closed_to_a_key_and_to_a_cookie_beside_it(
    scientist, api_key, illustration, method, path
):
    address = path.format(id=illustration.pk)
    before = Generation.objects.count()
    api_key.cookies = scientist.cookies
    response = getattr(api_key, method)(address)
    assert response.status_code == 401
    assert response.json()["message"] == "Unauthorized"
    assert Generation.objects.count() == before
    illustration.refresh_from_db()
    assert illustration.share_token is None


# --- The pace ---


def test_a_second_generating_request_within_5_seconds_is_refused_and_costs_nothing(api_key):
    assert api_key.generate(headers=RECEIPT).status_code == 202
    response = api_key.tell("/api/v1/generate", {"prompt": "Plant cell"}, **RECEIPT)
    assert response.status_code == 429
    assert response.json()["code"] == "rate_limited"
    assert "limit reached" not in response.json()["message"]
    assert response["Retry-After"] == "5"
    assert response.json()["message"].endswith("Please wait 5 seconds.")
    assert Generation.objects.count() == 1
    assert DailyUsage.objects.get().used == 1


def test_drawing_and_enhancing_share_one_pace(api_key, woken):
    assert api_key.generate(headers=RECEIPT).status_code == 202
    image = {"sketchImageUrl": "https://sketches.example/leaf.png"}
    response = api_key.tell("/api/v1/enhance", image, **RECEIPT)
    assert (response.status_code, response.json()["code"]) == (429, "rate_limited")
    assert Generation.objects.count() == 1


def test_the_wait_that_is_told_is_long_enough(api_key, monkeypatch):
    clock = [1000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    assert take_turn(api_key.key) == 0
    clock[0] += 1.2
    assert take_turn(api_key.key) == 4
    clock[0] += 3.7
    assert take_turn(api_key.key) == 1


def test_after_the_wait_it_goes_on(api_key, settings):
    settings.SECONDS_BETWEEN_TURNS = 1
    assert take_turn(api_key.key) == 0
    assert take_turn(api_key.key) == 1
    time.sleep(1.1)
    assert take_turn(api_key.key) == 0


def test_of_many_at_once_one_gets_the_turn(api_key):
    with ThreadPoolExecutor(16) as threads:
        waits = list(threads.map(lambda _: take_turn(api_key.key), range(64)))
    assert waits.count(0) == 1


def test_each_key_has_a_pace_of_its_own_and_people_have_none(scientist, api_key):
    another = by_key(scientist.user)
    assert api_key.generate(headers=RECEIPT).status_code == 202
    assert another.generate(headers=RECEIPT).status_code == 202
    for _ in range(2):
        assert scientist.generate(headers=RECEIPT).status_code == 202


def test_reading_has_no_pace(api_key, illustration):
    api_key.generate(headers=RECEIPT)
    for _ in range(3):
        assert api_key.ask("/api/illustrations").status_code == 200


def test_a_request_that_is_refused_for_its_form_takes_no_turn(api_key):
    for broken in ({"prompt": ""}, {"prompt": "Human heart", "style": "cubist"}, []):
        assert api_key.tell("/api/v1/generate", broken).status_code == 400
    assert api_key.generate(headers={"Idempotency-Key": "k" * 256}).status_code == 400
    assert_nothing_happened()
    assert api_key.generate(headers=RECEIPT).status_code == 202


def test_repeating_an_accepted_request_is_no_new_one(api_key):
    first = api_key.generate(headers=RECEIPT | {"Idempotency-Key": "run-1"})
    again = api_key.generate(headers=RECEIPT | {"Idempotency-Key": "run-1"})
    assert (first.status_code, again.status_code) == (202, 202)
    assert first.json() == again.json()
    assert DailyUsage.objects.get().used == 1
    cache.clear()
    assert api_key.generate(headers=RECEIPT | {"Idempotency-Key": "run-1"}).status_code == 202
    assert api_key.generate("Plant cell", headers=RECEIPT).status_code == 202


def test_the_same_idempotency_key_for_another_request_is_refused(api_key):
    api_key.generate(headers=RECEIPT | {"Idempotency-Key": "run-1"})
    response = api_key.generate("Plant cell", headers=RECEIPT | {"Idempotency-Key": "run-1"})
    assert response.status_code == 422
    assert Generation.objects.count() == 1


def test_the_daily_limit_holds_for_keys_too(api_key, no_pace):
    for _ in range(10):
        assert api_key.generate(headers=RECEIPT).status_code == 202
    response = api_key.generate(headers=RECEIPT)
    assert response.status_code == 429
    assert response.json()["code"] == "daily_limit"
    assert "limit reached" in response.json()["message"]
    assert int(response["Retry-After"]) > 5


# --- Lists ---


@pytest.mark.parametrize("version", ["/api", "/api/v1"])
def test_a_script_follows_the_pages_to_the_end(api_key, illustration, version):
    plain = {field.name: getattr(illustration, field.name) for field in Illustration._meta.fields}
    del plain["id"], plain["generation"]
    Illustration.objects.bulk_create(Illustration(**plain) for _ in range(4))
    page, seen = f"{version}/illustrations?limit=2", []
    while page:
        response = api_key.ask(page)
        seen += [shown["id"] for shown in response.json()]
        assert response["X-Total-Count"] == "5"
        link = re.fullmatch(r'<http://testserver(\S+)>; rel="next"', response.get("Link", ""))
        page = link[1] if link else ""
        assert page == "" or page.startswith(f"{version}/illustrations?")
    assert len(seen) == len(set(seen)) == 5


# --- Files ---

FILES = ["/image", "/thumbnail", "/vector", "/download", "/download?format=svg"]


@pytest.mark.parametrize("path", FILES)
def test_a_file_that_the_caller_has_is_not_sent_again(api_key, address, path):
    first = api_key.ask(f"/api/v1{address}{path}")
    assert first["ETag"].startswith('"')
    assert first["Cache-Control"] == "private, max-age=31536000, immutable"
    for known in (first["ETag"], f"W/{first['ETag']}", f'"other", {first["ETag"]}', "*"):
        again = api_key.get(f"/api/v1{address}{path}", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again["ETag"] == first["ETag"]
        assert again["Cache-Control"] == first["Cache-Control"]
        assert "Content-Type" not in again
    changed = api_key.get(f"/api/v1{address}{path}", headers={"If-None-Match": '"other"'})
    assert changed.content == first.content


def test_each_file_has_an_etag_of_its_own_that_tells_no_name(api_key, illustration, address):
    etags = {path: api_key.ask(f"/api{address}{path}")["ETag"] for path in FILES}
    assert len(set(etags.values())) == 3
    assert etags["/image"] == etags["/download"]
    assert str(illustration.generation_id) not in str(etags)


def test_whoever_may_not_see_a_file_learns_nothing_from_its_etag(stranger, api_key, address):
    etag = api_key.ask(f"/api{address}/image")["ETag"]
    assert stranger.get(f"/api{address}/image", headers={"If-None-Match": etag}).status_code == 404


@pytest.mark.parametrize("path", ["/illustrations", "{address}", *(f"{{address}}{path}" for path in FILES)])
def test_head_tells_what_get_would(api_key, address, path):
    path = f"/api/v1{path.format(address=address)}"
    head, full = api_key.head(path), api_key.ask(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in (
        "Content-Type",
        "Content-Length",
        "ETag",
        "Cache-Control",
        "Content-Disposition",
        "X-Total-Count",
    ):
        assert head.headers.get(name) == full.headers.get(name)
    assert int(head["Content-Length"]) == len(full.content) > 0


# --- Pages of other sites ---


def preflight(caller: Caller, path: str, method: str = "POST"):
    return caller.options(
        path,
        headers={
            "Origin": SITE,
            "Access-Control-Request-Method": method,
            "Access-Control-Request-Headers": "authorization, content-type, idempotency-key, prefer",
        },
    )


def test_any_site_may_ask_whether_its_page_may_call(visitor):
    response = preflight(visitor, "/api/v1/generate")
    assert response.status_code == 200
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in response
    assert {"authorization", "content-type", "idempotency-key", "prefer"} <= set(
        response["Access-Control-Allow-Headers"].split(", ")
    )
    assert {"GET", "POST", "DELETE"} <= set(response["Access-Control-Allow-Methods"].split(", "))
    assert response.content == b""
    assert_nothing_happened()


def test_a_page_of_another_site_reads_answers_and_their_headers(api_key, illustration):
    response = api_key.ask("/api/v1/illustrations", Origin=SITE)
    assert response.status_code == 200
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in response
    exposed = set(response["Access-Control-Expose-Headers"].split(", "))
    assert {"Link", "X-Total-Count", "Location", "Retry-After", "ETag"} <= exposed


def test_a_page_of_another_site_reads_why_it_was_refused(visitor):
    response = visitor.ask("/api/v1/illustrations", Origin=SITE, Authorization="Bearer wrong")
    assert response.status_code == 401
    assert response["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize("path", ["/api/auth/user", "/api/user/api-keys", "/api/nothing", "/accounts/login/"])
def test_what_takes_no_key_is_closed_to_pages_of_other_sites(scientist, path):
    for response in (preflight(scientist, path), scientist.ask(path, Origin=SITE)):
        assert not [name for name in response.headers if name.lower().startswith("access-control-")]


@pytest.mark.django_db(transaction=True)
def test_a_hundred_programs_at_once_never_overshoot_the_allowance(person, no_pace, woken):
    owner = person("scientist", subscription_status="active", subscription_plan="basic")
    _, full_key = create_key(owner, name="Figure pipeline")
    DailyUsage.objects.create(user=owner, day=today(), used=40)

    def ask(_: int) -> int:
        try:
            program = Caller(headers={"Authorization": f"Bearer {full_key}"})
            return program.generate(headers=RECEIPT).status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(20) as threads:
        statuses = list(threads.map(ask, range(100)))
    assert (statuses.count(202), statuses.count(429)) == (10, 90)
    assert Generation.objects.count() == 10
    assert DailyUsage.objects.get().used == 50
