"""The owner's panel: who may call it, and its lists of accounts and illustrations."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.models import User, Visitor
from apps.billing.models import DailyUsage
from apps.billing.quota import today
from apps.illustrations.models import Illustration
from tests.conftest import Caller, by_key

GETS = [
    "/api/admin/stats",
    "/api/admin/users",
    "/api/admin/illustrations",
    "/api/admin/records",
    "/api/admin/export/stats",
    "/api/admin/export/users",
    "/api/admin/export/content",
]


@pytest.fixture
def ten_users(person) -> list[User]:
    """Ten accounts; the newest came last."""
    joined = timezone.now() - timedelta(days=40)
    users = [person(f"user{number}") for number in range(10)]
    for number, user in enumerate(users):
        User.objects.filter(pk=user.pk).update(date_joined=joined + timedelta(days=number))
    return users


def listed(owner: Caller, address: str) -> list[dict]:
    response = owner.ask(address)
    assert response.status_code == 200, response.content
    return response.json()


@pytest.mark.parametrize("path", GETS)
def test_only_the_owner_is_answered(path, owner, scientist, visitor):
    assert visitor.ask(path).status_code == 401
    assert visitor.ask(path).json() == {"message": "Unauthorized", "code": "unauthorized"}
    refused = scientist.ask(path)
    assert (refused.status_code, refused.json()["code"]) == (403, "permission_denied")
    assert owner.ask(path).status_code == 200


@pytest.mark.parametrize("path", GETS)
def test_claiming_the_owners_address_without_proof_gives_nothing(path, owner):
    EmailAddress.objects.update(verified=False)
    assert owner.ask(path).status_code == 403


@pytest.mark.parametrize("path", GETS)
def test_no_key_opens_the_panel_not_even_the_owners(path, owner):
    assert by_key(owner.user).ask(path).status_code == 401


@pytest.mark.parametrize("path", GETS)
def test_staff_are_not_the_owner(path, person, visitor):
    visitor.force_login(person("staff", is_staff=True, is_superuser=True))
    assert visitor.ask(path).status_code == 403


def test_the_list_of_users_is_the_newest_first_a_page_at_a_time(owner, ten_users):
    response = owner.ask("/api/admin/users?limit=4")
    assert response["X-Total-Count"] == "11"
    emails = [one["email"] for one in response.json()]
    while link := response.headers.get("Link"):
        response = owner.ask(link.partition(">")[0][1:])
        emails += [one["email"] for one in response.json()]
    assert emails == ["owner@example.org", *(user.email for user in reversed(ten_users))]


def test_a_user_is_shown_with_plan_and_todays_usage(owner, subscriber):
    DailyUsage.objects.create(user=subscriber.user, day=today(), used=23)
    DailyUsage.objects.create(user=subscriber.user, day=today() - timedelta(days=1), used=50)
    [shown] = listed(owner, "/api/admin/users?q=subscriber")
    assert shown["firstName"] == "subscriber"
    assert (shown["plan"], shown["usage"]["used"], shown["usage"]["limit"]) == ("basic", 23, 50)
    assert shown["isSuspended"] is False
    assert "password" not in shown


def test_the_search_for_users_looks_at_names_and_addresses(owner, person):
    person("maria", last_name="Curie")
    person("jonas")
    for words in ("maria", "MARIA@", "curie", "example.org+curie"):
        assert [one["firstName"] for one in listed(owner, f"/api/admin/users?q={words}")] == ["maria"]
    assert listed(owner, "/api/admin/users?q=maria+jonas") == []


def test_users_are_filtered_by_the_plan_in_force(owner, subscriber, scientist, person):
    person("lapsed", subscription_status="free", subscription_plan="premium")
    plans = {plan: listed(owner, f"/api/admin/users?plan={plan}") for plan in ("free", "basic", "premium")}
    assert [one["firstName"] for one in plans["basic"]] == ["subscriber"]
    assert plans["premium"] == []
    assert {one["firstName"] for one in plans["free"]} == {"lapsed", "scientist", "owner"}
    assert owner.ask("/api/admin/users?plan=gold").status_code == 400


def test_users_are_sorted_by_what_they_used_today(owner, ten_users):
    for number, user in enumerate(ten_users[:4]):
        DailyUsage.objects.create(user=user, day=today(), used=number + 1)
        DailyUsage.objects.create(user=user, day=today() - timedelta(days=1), used=9 - number)
    address, emails = "/api/admin/users?sort=most_used&limit=3", []
    while address:
        response = owner.ask(address)
        emails += [one["usage"]["used"] for one in response.json()]
        address = response.headers.get("Link", "").partition(">")[0][1:]
    assert emails == [4, 3, 2, 1] + [0] * 7


def test_more_users_take_no_more_queries(owner, ten_users):
    with CaptureQueriesContext(connection) as few:
        listed(owner, "/api/admin/users?limit=2")
    with CaptureQueriesContext(connection) as many:
        listed(owner, "/api/admin/users?limit=10")
    assert len(many) == len(few)


@pytest.fixture
def content(illustration) -> list[Illustration]:
    """The scientist's illustration, a newer one of a visitor, and the newest of the scientist again."""
    fields = {field.name: getattr(illustration, field.name) for field in Illustration._meta.fields}
    fields = {name: value for name, value in fields.items() if name not in ("id", "generation", "owner")}
    later = fields.pop("created_at") + timedelta(seconds=1)
    anonymous = Illustration.objects.create(
        **fields | {"prompt": "A leaf", "style": "botanical", "visitor": Visitor.objects.create()},
        created_at=later,
    )
    newest = Illustration.objects.create(
        **fields | {"prompt": "A nerve cell"}, owner=illustration.owner, created_at=later
    )
    return [illustration, anonymous, newest]


def test_the_content_is_that_of_everybody_the_newest_first(owner, content):
    shown = listed(owner, "/api/admin/illustrations")
    assert {one["id"] for one in shown[:2]} == {str(one.pk) for one in content[1:]}
    assert shown[2]["id"] == str(content[0].pk)
    [anonymous] = [one for one in shown if one["isAnonymous"]]
    assert (anonymous["prompt"], anonymous["user"]) == ("A leaf", None)
    assert shown[2]["user"]["email"] == "scientist@example.org"


@pytest.mark.parametrize(
    ("query", "prompts"),
    [
        ("q=nerve", ["A nerve cell"]),
        ("style=botanical", ["A leaf"]),
        ("madeBy=anonymous", ["A leaf"]),
        ("madeBy=registered&q=heart+human", ["A nerve cell", "Human heart cross-section"]),
        ("sort=oldest&limit=1", ["Human heart cross-section"]),
        ("user=0", None),
        ("madeBy=nobody", None),
        ("sort=random", None),
    ],
)
def test_the_content_is_searched_and_filtered(owner, content, query, prompts):
    response = owner.ask(f"/api/admin/illustrations?{query}")
    if prompts is None:
        assert response.status_code == 400
    else:
        assert [one["prompt"] for one in response.json()] == prompts


def test_the_content_of_one_user_is_found(owner, content, scientist, stranger):
    assert len(listed(owner, f"/api/admin/illustrations?user={scientist.user.pk}")) == 2
    assert listed(owner, f"/api/admin/illustrations?user={stranger.user.pk}") == []


def test_more_illustrations_take_no_more_queries(owner, content):
    with CaptureQueriesContext(connection) as few:
        listed(owner, "/api/admin/illustrations?limit=1")
    with CaptureQueriesContext(connection) as many:
        listed(owner, "/api/admin/illustrations?limit=2")
    assert len(many) == len(few)


@pytest.mark.parametrize("file", ["image", "thumbnail"])
def test_the_owner_alone_sees_the_pictures_of_others(owner, scientist, stranger, visitor, illustration, file):
    address = next(iter(listed(owner, "/api/admin/illustrations")))[f"{file}Url"]
    assert address == f"/api/admin/illustrations/{illustration.pk}/{file}"
    assert owner.ask(address).status_code == 200
    assert owner.ask(address)["Content-Type"].startswith("image/")
    for other in (scientist, stranger):
        assert other.ask(address).status_code == 403
    assert visitor.ask(address).status_code == 401
    assert owner.ask(f"/api/illustrations/{illustration.pk}/image").status_code == 404
