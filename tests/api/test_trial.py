"""Drawing without an account: ten illustrations, for that visitor alone, and theirs for good once they sign in."""

import asyncio

import pytest

from apps.accounts.models import Visitor
from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.work import draw_generation
from tests.api.asgi import answer_of
from tests.conftest import Caller
from tests.engines import PlainEngine

pytestmark = pytest.mark.django_db

RECEIPT = {"Prefer": "respond-async"}
GENERATE = "/api/trial/generate"
USED_UP = "You have used all 10 free illustrations. Sign in to get 10 every day."
CREDENTIALS = {"login": "scientist@example.org", "password": "a sound password"}


def try_it(caller: Caller, prompt: str = "Human heart", *, headers: dict | None = None, **fields):
    return caller.tell(GENERATE, {"prompt": prompt, **fields}, **RECEIPT | (headers or {}))


def trial(caller: Caller) -> dict:
    return caller.ask("/api/trial").json()


def call_from(address: str) -> Caller:
    """A new visitor who calls from a network address."""
    return Caller(REMOTE_ADDR=address)


@pytest.fixture
def other_visitor(db) -> Caller:
    other = Caller()
    other.ask("/api/trial")
    return other


@pytest.fixture
def drawn(visitor) -> dict:
    """A finished illustration of the visitor."""
    receipt = try_it(visitor).json()
    draw_generation(receipt["id"])
    return visitor.ask(receipt["statusUrl"]).json()["illustration"]


def test_a_new_visitor_has_ten_illustrations(visitor):
    assert trial(visitor) == {"used": 0, "limit": 10, "canGenerate": True, "activeGenerations": []}
    assert Visitor.objects.count() == 0


def test_a_visitor_gets_the_same_receipt_as_everybody(visitor):
    response = try_it(visitor)
    receipt = response.json()
    address = f"/api/generations/{receipt['id']}"
    assert response.status_code == 202
    assert receipt == {
        "id": receipt["id"],
        "state": "queued",
        "statusUrl": address,
        "eventsUrl": f"{address}/events",
    }
    assert response["Preference-Applied"] == "respond-async"
    shown = trial(visitor)
    assert shown["used"] == 1
    assert [generation["id"] for generation in shown["activeGenerations"]] == [receipt["id"]]


@pytest.mark.parametrize("first_call", [lambda one: one.ask("/api/trial"), try_it])
def test_the_visitors_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor, first_call):
    first_call(visitor)
    cookie = visitor.cookies["visitor"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_two_first_calls_of_one_browser_are_one_visitor(visitor):
    trial(visitor)
    cookie = visitor.cookies["visitor"].value
    try_it(visitor)
    try_it(visitor)
    assert Visitor.objects.get().used == 2
    assert visitor.cookies["visitor"].value.split(":")[0] == cookie.split(":")[0]


@pytest.mark.parametrize(
    "fields", [{"prompt": "  "}, {"prompt": "a" * 501}, {"style": "cubist"}, {"seed": "7"}]
)
def test_what_is_wrong_is_refused_and_nothing_happens(visitor, fields):
    response = visitor.tell(GENERATE, {"prompt": "Human heart", **fields})
    assert response.status_code == 400
    assert list(response.json()["errors"]) == list(fields)
    assert Generation.objects.count() == 0
    assert Visitor.objects.count() == 0


def test_the_illustration_is_stored_as_anonymous(visitor, drawn):
    assert Illustration.objects.get().is_anonymous


@pytest.mark.parametrize("path", ["", "/image", "/thumbnail", "/vector", "/download", "/download?format=svg"])
def test_the_visitor_alone_gets_at_the_illustration(visitor, other_visitor, stranger, drawn, path):
    address = f"/api/illustrations/{drawn['id']}{path}"
    assert visitor.ask(address).status_code == 200
    assert other_visitor.ask(address).status_code == 404
    assert stranger.ask(address).status_code == 404
    assert Caller().ask(address).status_code == 401


@pytest.mark.parametrize("path", ["", "/events"])
def test_the_visitor_alone_follows_the_generation(visitor, other_visitor, stranger, path):
    address = try_it(visitor).json()["statusUrl"] + path
    assert visitor.ask(address).status_code == 200
    assert other_visitor.ask(address).status_code == 404
    assert stranger.ask(address).status_code == 404
    assert Caller().ask(address).status_code == 401


def test_the_visitor_alone_can_delete_the_illustration(visitor, other_visitor, drawn):
    address = f"/api/illustrations/{drawn['id']}"
    assert other_visitor.delete(address).status_code == 404
    assert Caller().delete(address).status_code == 401
    assert Illustration.objects.count() == 1
    assert visitor.delete(address).status_code == 204


def test_a_cookie_that_we_did_not_sign_opens_nothing(visitor, drawn):
    value = visitor.cookies["visitor"].value
    for forged in (value[:-1] + ("a" if value[-1] != "a" else "b"), value.split(":")[0], "nonsense", ""):
        forger = Caller()
        forger.cookies["visitor"] = forged
        assert forger.ask(drawn["imageUrl"]).status_code == 401


def test_lists_sharing_and_the_account_stay_with_accounts(visitor, drawn):
    assert visitor.ask("/api/illustrations").status_code == 401
    assert visitor.ask("/api/auth/user").status_code == 401
    assert visitor.generate().status_code == 401
    assert visitor.post(f"/api/illustrations/{drawn['id']}/share").status_code == 401
    assert Generation.objects.count() == 1


def test_the_eleventh_is_refused(visitor):
    for _ in range(10):
        assert try_it(visitor).status_code == 202
    response = try_it(visitor)
    assert response.status_code == 429
    assert response.json() == {"message": USED_UP, "code": "trial_limit"}
    assert Generation.objects.count() == 10
    assert (trial(visitor)["used"], trial(visitor)["canGenerate"]) == (10, False)


def test_what_cannot_be_drawn_is_not_charged(visitor):
    receipt = try_it(visitor, "a tardigrade").json()
    draw_generation(receipt["id"])
    assert visitor.ask(receipt["statusUrl"]).json()["error"]["code"] == "cannot_draw"
    assert trial(visitor)["used"] == 0


def test_clearing_the_cookies_gives_no_endless_trials():
    for _ in range(3):
        newcomer = call_from("203.0.113.7")
        for _ in range(10):
            assert try_it(newcomer).status_code == 202
    newcomer = call_from("203.0.113.7")
    assert trial(newcomer)["canGenerate"] is False
    response = try_it(newcomer)
    assert response.status_code == 429
    assert response.json() == {
        "message": "All free illustrations of today are used up where you are. Sign in to get 10 every day.",
        "code": "network_limit",
    }
    assert 0 < int(response["Retry-After"]) <= 86_400
    assert Generation.objects.count() == 30
    assert sum(Visitor.objects.values_list("used", flat=True)) == 30
    assert try_it(call_from("203.0.113.8")).status_code == 202


def test_calls_beyond_the_trial_do_not_use_up_the_network():
    eager = call_from("203.0.113.7")
    for _ in range(40):
        try_it(eager)
    assert try_it(call_from("203.0.113.7")).status_code == 202


def test_an_ipv6_subscriber_is_one_network_whatever_address_they_take():
    for number in range(30):
        assert try_it(call_from(f"2001:db8::{number:x}")).status_code == 202
    assert try_it(call_from("2001:db8::ffff:1")).status_code == 429
    assert try_it(call_from("2001:db8:0:1::1")).status_code == 202


def test_an_address_that_only_the_caller_claims_is_not_believed():
    for number in range(30):
        assert try_it(Caller(), headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code == 202
    assert try_it(Caller(), headers={"X-Forwarded-For": "203.0.113.99"}).status_code == 429


def test_a_second_click_with_the_same_key_is_the_same_generation(visitor, other_visitor):
    key = {"Idempotency-Key": "click-1"}
    first = try_it(visitor, headers=key)
    assert try_it(visitor, headers=key).json() == first.json()
    assert try_it(visitor, "Plant cell", headers=key).status_code == 422
    assert trial(visitor)["used"] == 1
    assert try_it(other_visitor, headers=key).json()["id"] != first.json()["id"]


@pytest.mark.parametrize("known", [True, False])
def test_another_site_cannot_use_up_a_visitors_trial(visitor, known):
    careful = Caller(enforce_csrf_checks=True)
    if known:
        trial(visitor)
        careful.cookies = visitor.cookies
    response = try_it(careful)
    assert response.status_code == 403
    assert set(response.json()) == {"message", "code"}
    assert Generation.objects.count() == 0
    assert Visitor.objects.count() == 0


def test_another_site_cannot_delete_in_a_visitors_name(visitor, drawn):
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = visitor.cookies
    assert careful.delete(f"/api/illustrations/{drawn['id']}").status_code == 403
    assert Illustration.objects.count() == 1


def test_who_is_signed_in_draws_from_the_account(scientist):
    response = try_it(scientist)
    assert response.status_code == 409
    assert response.json()["code"] == "signed_in"
    assert Generation.objects.count() == 0


def test_signing_in_moves_everything_to_the_account(visitor, person, drawn):
    person("scientist")
    waiting = try_it(visitor, "Plant cell").json()
    visitor.post("/accounts/login/", CREDENTIALS)
    assert [one["id"] for one in visitor.ask("/api/illustrations").json()] == [drawn["id"]]
    assert visitor.ask(drawn["imageUrl"]).status_code == 200
    active = visitor.ask("/api/auth/user").json()["activeGenerations"]
    assert [generation["id"] for generation in active] == [waiting["id"]]
    assert not Illustration.objects.get().is_anonymous


def test_signing_up_moves_everything_to_the_new_account(visitor, drawn):
    visitor.post("/accounts/signup/", {"email": "new@example.org", "password1": "a sound password"})
    assert [one["id"] for one in visitor.ask("/api/illustrations").json()] == [drawn["id"]]


def test_what_was_moved_costs_the_account_nothing_and_the_trial_stays_used(visitor, person, drawn):
    person("scientist")
    visitor.post("/accounts/login/", CREDENTIALS)
    assert visitor.ask("/api/auth/user").json()["usage"]["used"] == 0
    visitor.ask("/api/logout")
    assert trial(visitor)["used"] == 1


def test_a_generation_under_way_comes_along_and_ends_in_the_account(visitor, person, monkeypatch):
    user = person("scientist")
    draw = PlainEngine.draw

    def sign_in_meanwhile(*engine_and_request):
        visitor.post("/accounts/login/", CREDENTIALS)
        return draw(*engine_and_request)

    monkeypatch.setattr(PlainEngine, "draw", sign_in_meanwhile)
    draw_generation(try_it(visitor).json()["id"])
    assert Generation.objects.get().owner == user
    assert Illustration.objects.get().owner == user


def test_a_generation_that_fails_after_the_move_gives_the_account_nothing(visitor, person):
    user = person("scientist")
    receipt = try_it(visitor, "a tardigrade").json()
    visitor.post("/accounts/login/", CREDENTIALS)
    visitor.generate(headers=RECEIPT)
    draw_generation(receipt["id"])
    assert Generation.objects.get(pk=receipt["id"]).state == "failed"
    assert DailyUsage.objects.get(user=user).used == 1


def test_what_was_moved_belongs_to_one_account_only(visitor, person, stranger, drawn):
    person("scientist")
    cookie = visitor.cookies["visitor"].value
    visitor.post("/accounts/login/", CREDENTIALS)
    visitor.ask("/api/logout")
    assert visitor.ask(drawn["imageUrl"]).status_code == 404
    person("second")
    visitor.post("/accounts/login/", CREDENTIALS | {"login": "second@example.org"})
    assert visitor.cookies["visitor"].value == cookie
    assert visitor.ask("/api/illustrations").json() == []


def test_keys_of_visitor_and_account_do_not_collide_in_the_move(visitor, scientist, person):
    key = {"Idempotency-Key": "click-1"}
    try_it(visitor, headers=key)
    scientist.generate(headers=RECEIPT | key)
    visitor.post("/accounts/login/", CREDENTIALS)
    assert Generation.objects.owned_by(scientist.user).count() == 2


@pytest.mark.django_db(transaction=True)
class TestWaiting:
    def test_a_waiting_visitor_gets_the_illustration_and_the_cookie(self, visitor, worker):
        status, headers, illustration = asyncio.run(
            answer_of(visitor, "POST", GENERATE, {"prompt": "Human heart"})
        )
        assert status == 201
        assert illustration["title"] == "Human heart"
        assert "visitor=" in headers["set-cookie"]

    def test_many_calls_at_once_never_overshoot_the_trial(self, visitor, worker):
        trial(visitor)

        async def crowd():
            calls = (answer_of(visitor, "POST", GENERATE, {"prompt": "Human heart"}) for _ in range(16))
            return await asyncio.gather(*calls)

        answers = asyncio.run(crowd())
        assert sorted(status for status, _, _ in answers) == [201] * 10 + [429] * 6
        assert Visitor.objects.get().used == 10
        assert {body["message"] for status, _, body in answers if status == 429} == {USED_UP}
