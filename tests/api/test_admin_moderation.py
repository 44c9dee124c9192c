"""What the owner may do to illustrations and accounts, and the record that is kept of it."""

import pytest
from django.utils import timezone

from apps.accounts.models import User
from apps.adminpanel.models import ModerationRecord
from apps.illustrations.models import Illustration
from apps.illustrations.storage import stored_names
from tests.conftest import Caller

BECAUSE = {"reason": "Not what this site is for."}


def hiding(illustration: Illustration) -> str:
    return f"/api/admin/illustrations/{illustration.pk}/hiding"


def suspension(user: User) -> str:
    return f"/api/admin/users/{user.pk}/suspension"


def deletion(illustration: Illustration, reason: str = "Spam") -> str:
    return f"/api/admin/illustrations/{illustration.pk}?reason={reason}"


def recorded() -> list[tuple[str, str, str, str]]:
    return list(
        ModerationRecord.objects.order_by("pk").values_list("action", "target", "reason", "actor_email")
    )


def files() -> int:
    return len(list(stored_names()))


@pytest.fixture
def public_page(scientist, illustration) -> str:
    return "/api" + scientist.tell(f"/api/illustrations/{illustration.pk}/share", {}).json()["url"]


def test_a_hidden_illustration_is_seen_by_its_maker_alone_who_is_told_why(
    owner, scientist, visitor, illustration, public_page
):
    assert visitor.ask(public_page).status_code == 200
    assert owner.tell(hiding(illustration), BECAUSE).status_code == 204
    for address in (public_page, f"{public_page}/image", f"{public_page}/vector"):
        assert visitor.ask(address).status_code == 404
    own = scientist.ask(f"/api/illustrations/{illustration.pk}").json()
    assert own["hidden"]["reason"] == BECAUSE["reason"]
    assert own["shareUrl"] is None
    assert scientist.ask(own["imageUrl"]).status_code == 200


def test_a_hidden_illustration_cannot_be_shared(owner, scientist, illustration):
    owner.tell(hiding(illustration), BECAUSE)
    refused = scientist.tell(f"/api/illustrations/{illustration.pk}/share", {})
    assert (refused.status_code, refused.json()["code"]) == (409, "hidden")
    illustration.refresh_from_db()
    assert illustration.share_token is None


def test_an_illustration_shown_again_is_as_before(owner, scientist, visitor, illustration, public_page):
    owner.tell(hiding(illustration), BECAUSE)
    assert owner.delete(hiding(illustration)).status_code == 204
    assert visitor.ask(public_page).status_code == 200
    assert scientist.ask(f"/api/illustrations/{illustration.pk}").json()["hidden"] is None


def test_hiding_twice_is_one_deed(owner, illustration):
    for reason in ("First", "Second"):
        assert owner.tell(hiding(illustration), {"reason": reason}).status_code == 204
    for _ in range(2):
        assert owner.delete(hiding(illustration)).status_code == 204
    assert [deed[0] for deed in recorded()] == ["hide", "unhide"]
    assert recorded()[0] == ("hide", illustration.prompt, "First", "owner@example.org")


def test_a_deleted_illustration_is_gone_with_its_files(
    owner, scientist, illustration, django_capture_on_commit_callbacks
):
    assert files() == 3
    with django_capture_on_commit_callbacks(execute=True):
        assert owner.delete(deletion(illustration)).status_code == 204
    assert files() == 0
    assert scientist.ask("/api/illustrations").json() == []
    assert recorded() == [("delete", illustration.prompt, "Spam", "owner@example.org")]
    assert owner.delete(deletion(illustration)).status_code == 404
    assert len(recorded()) == 1


def test_a_suspended_user_is_signed_out_and_cannot_sign_in(owner, scientist, visitor):
    assert scientist.ask("/api/auth/user").status_code == 200
    assert owner.tell(suspension(scientist.user), BECAUSE).status_code == 204
    assert scientist.ask("/api/auth/user").status_code == 401
    assert not visitor.login(email=scientist.user.email, password="a sound password")
    assert recorded() == [("suspend", scientist.user.email, BECAUSE["reason"], "owner@example.org")]


def test_a_released_user_signs_in_anew_and_finds_old_sessions_ended(owner, scientist, visitor):
    owner.tell(suspension(scientist.user), BECAUSE)
    assert owner.delete(suspension(scientist.user)).status_code == 204
    assert scientist.ask("/api/auth/user").status_code == 401
    visitor.force_login(scientist.user)
    assert visitor.ask("/api/auth/user").status_code == 200


def test_the_keys_of_a_suspended_user_fail_until_the_release(owner, api_key):
    assert api_key.ask("/api/illustrations").status_code == 200
    owner.tell(suspension(api_key.user), BECAUSE)
    assert api_key.ask("/api/illustrations").status_code == 401
    owner.delete(suspension(api_key.user))
    assert api_key.ask("/api/illustrations").status_code == 200


def test_suspending_one_leaves_the_others_signed_in(owner, scientist, stranger):
    owner.tell(suspension(scientist.user), BECAUSE)
    assert stranger.ask("/api/auth/user").status_code == 200
    assert owner.ask("/api/auth/user").status_code == 200


def test_suspending_twice_is_one_deed(owner, scientist):
    for _ in range(2):
        assert owner.tell(suspension(scientist.user), BECAUSE).status_code == 204
    for _ in range(2):
        assert owner.delete(suspension(scientist.user)).status_code == 204
    assert [deed[0] for deed in recorded()] == ["suspend", "unsuspend"]


def test_a_deleted_account_is_not_opened_again(owner, scientist):
    User.objects.filter(pk=scientist.user.pk).update(is_active=False, closed_at=timezone.now())
    owner.delete(suspension(scientist.user))
    assert not User.objects.get(pk=scientist.user.pk).is_active
    assert recorded() == []


def test_the_owner_cannot_suspend_themself(owner):
    refused = owner.tell(suspension(owner.user), BECAUSE)
    assert (refused.status_code, refused.json()["code"]) == (409, "own_account")
    assert owner.ask("/api/auth/user").status_code == 200
    assert recorded() == []


@pytest.mark.parametrize("reason", [{}, {"reason": " "}, {"reason": None}, {"reason": "x" * 501}])
def test_no_deed_without_a_reason(owner, scientist, illustration, reason):
    query = f"?reason={reason['reason']}" if reason.get("reason") else ""
    refusals = [
        owner.tell(hiding(illustration), reason),
        owner.tell(suspension(scientist.user), reason),
        owner.delete(f"/api/admin/illustrations/{illustration.pk}{query}"),
    ]
    assert [refusal.status_code for refusal in refusals] == [400, 400, 400]
    assert all("reason" in refusal.json()["errors"] for refusal in refusals)
    assert_nothing_happened(scientist, illustration)


def test_others_can_do_none_of_this(scientist, stranger, visitor, illustration):
    def attempts(caller: Caller) -> set[int]:
        return {
            caller.tell(hiding(illustration), BECAUSE).status_code,
            caller.delete(hiding(illustration)).status_code,
            caller.delete(deletion(illustration)).status_code,
            caller.tell(suspension(stranger.user), BECAUSE).status_code,
            caller.delete(suspension(stranger.user)).status_code,
        }

    assert attempts(visitor) == {401}
    assert attempts(scientist) == {403}
    assert_nothing_happened(stranger, illustration)


def test_what_is_not_there_is_a_404(owner):
    nowhere = "6b1a6a5e-0000-4000-8000-000000000000"
    assert owner.tell(f"/api/admin/illustrations/{nowhere}/hiding", BECAUSE).status_code == 404
    assert owner.delete(f"/api/admin/illustrations/{nowhere}?reason=x").status_code == 404
    for user_id in (10**6, 10**30):
        assert owner.tell(f"/api/admin/users/{user_id}/suspension", BECAUSE).status_code == 404
    assert recorded() == []


def test_the_records_are_listed_the_latest_first(owner, scientist, illustration):
    owner.tell(hiding(illustration), BECAUSE)
    owner.tell(suspension(scientist.user), BECAUSE)
    scientist.user.delete()
    records = owner.ask("/api/admin/records").json()
    assert [record["action"] for record in records] == ["suspend", "hide"]
    assert records[0]["target"] == "scientist@example.org"
    assert records[0]["actor"] == "owner@example.org"
    assert records[1]["reason"] == BECAUSE["reason"]


def assert_nothing_happened(user_left_alone: Caller, illustration: Illustration) -> None:
    assert user_left_alone.ask("/api/auth/user").status_code == 200
    assert Illustration.objects.get(pk=illustration.pk).hidden_at is None
    assert recorded() == []
