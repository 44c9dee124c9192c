"""Who am I: the current-user call."""

from allauth.account.models import EmailAddress

from apps.accounts.models import User
from apps.billing.models import DailyUsage


def test_a_visitor_is_told_unauthorized(visitor):
    response = visitor.ask("/api/auth/user")
    assert response.status_code == 401
    assert response.json() == {"message": "Unauthorized", "code": "unauthorized"}


def test_a_scientist_sees_account_plan_and_usage(scientist):
    user = scientist.ask("/api/auth/user").json()
    assert user["email"] == "scientist@example.org"
    assert user["firstName"] == "scientist"
    assert (user["subscriptionStatus"], user["subscriptionPlan"]) == ("free", "free")
    assert user["usage"].pop("resetsAt").endswith("T00:00:00Z")
    assert user["usage"] == {"used": 0, "limit": 10, "canGenerate": True}
    assert user["isAdmin"] is False
    assert user["termsAcceptedAt"] is None
    assert user["activeGenerations"] == []


def test_a_subscriber_has_the_allowance_of_the_plan(subscriber):
    assert subscriber.ask("/api/auth/user").json()["usage"]["limit"] == 50


def test_a_used_up_allowance_cannot_generate(scientist):
    scientist.generate(headers={"Prefer": "respond-async"})
    DailyUsage.objects.update(used=10)
    usage = scientist.ask("/api/auth/user").json()["usage"]
    assert (usage["used"], usage["canGenerate"]) == (10, False)


def test_generations_under_way_are_listed_until_they_end(scientist, stranger, finished_generation):
    waiting = scientist.generate("Plant cell", headers={"Prefer": "respond-async"}).json()
    stranger.generate(headers={"Prefer": "respond-async"})
    active = scientist.ask("/api/auth/user").json()["activeGenerations"]
    assert [generation["id"] for generation in active] == [waiting["id"]]
    assert active[0]["prompt"] == "Plant cell"


def test_only_the_verified_owner_is_admin(scientist, settings):
    settings.OWNER_EMAIL = "scientist@example.org"
    assert scientist.ask("/api/auth/user").json()["isAdmin"] is False
    address = EmailAddress.objects.create(user=scientist.user, email="scientist@example.org", verified=False)
    assert scientist.ask("/api/auth/user").json()["isAdmin"] is False
    address.verified = True
    address.save()
    assert scientist.ask("/api/auth/user").json()["isAdmin"] is True


def test_accepting_the_terms_is_stored_with_version_and_time(scientist, settings):
    response = scientist.tell("/api/auth/terms", {"acceptedAt": "2026-01-02T03:04:05Z"})
    assert response.status_code == 204
    assert scientist.ask("/api/auth/user").json()["termsAcceptedAt"] == "2026-01-02T03:04:05Z"
    assert User.objects.get().terms_version == settings.TERMS_VERSION


def test_the_first_acceptance_is_kept(scientist):
    scientist.tell("/api/auth/terms", {"acceptedAt": "2026-01-02T03:04:05Z"})
    scientist.tell("/api/auth/terms", {"acceptedAt": "2026-02-02T03:04:05Z"})
    assert scientist.ask("/api/auth/user").json()["termsAcceptedAt"] == "2026-01-02T03:04:05Z"


def test_an_acceptance_that_is_no_time_is_refused(scientist):
    response = scientist.tell("/api/auth/terms", {"acceptedAt": "yesterday"})
    assert response.status_code == 400
    assert "acceptedAt" in response.json()["errors"]
    assert User.objects.get().terms_accepted_at is None


def test_a_visitor_cannot_accept_the_terms(visitor):
    assert visitor.tell("/api/auth/terms", {"acceptedAt": "2026-01-02T03:04:05Z"}).status_code == 401
