"""Changing one's e-mail address, and what cannot be gained by it."""

import re

import pytest
from allauth.account.models import EmailAddress

from apps.accounts.models import User
from tests.api.test_account_pages import confirm

NEW = "new@example.org"
OWNER = "owner@example.org"


@pytest.fixture
def proved(scientist) -> None:
    """The scientist has proved to hold their address."""
    EmailAddress.objects.create(user=scientist.user, email=scientist.user.email, verified=True, primary=True)


def change(caller, address: str = NEW):
    confirm(caller)
    return caller.post("/accounts/email/", {"email": address, "action_add": ""})


def present(caller) -> str:
    return caller.ask("/api/auth/user").json()["email"]


def test_a_proved_address_stays_in_force_until_the_new_one_is_proved(scientist, proved, mailoutbox):
    change(scientist)
    assert present(scientist) == "scientist@example.org"
    (letter,) = [letter for letter in mailoutbox if letter.to == [NEW]]
    link = re.search(r"http://\S+?(/accounts/confirm-email/\S+)", letter.body)[1]
    scientist.post(link)
    assert present(scientist) == NEW
    assert list(EmailAddress.objects.values_list("email", "verified")) == [(NEW, True)]


def test_the_change_can_be_called_off(scientist, proved):
    change(scientist)
    scientist.post("/accounts/email/", {"email": NEW, "action_remove": ""})
    assert list(EmailAddress.objects.values_list("email", flat=True)) == ["scientist@example.org"]


def test_an_address_that_was_never_proved_is_replaced_at_once(scientist):
    change(scientist)
    assert present(scientist) == NEW
    assert list(EmailAddress.objects.values_list("email", "verified", "primary")) == [(NEW, False, True)]


def test_the_password_is_asked_for_first(scientist, proved):
    response = scientist.post("/accounts/email/", {"email": NEW, "action_add": ""})
    assert response.url.startswith("/accounts/reauthenticate/")
    assert EmailAddress.objects.count() == 1


@pytest.mark.parametrize("address", ["stranger@example.org", "STRANGER@example.org"])
def test_the_address_of_another_account_is_not_to_be_had(scientist, stranger, address):
    assert change(scientist, address).status_code == 200
    assert present(scientist) == "scientist@example.org"


def test_another_accounts_address_cannot_be_proved_away_from_it(scientist, proved, stranger, mailoutbox):
    EmailAddress.objects.create(user=stranger.user, email=stranger.user.email, verified=True, primary=True)
    change(scientist, "stranger@example.org")
    assert present(scientist) == "scientist@example.org"
    assert EmailAddress.objects.get(email="stranger@example.org", verified=True).user == stranger.user


def test_the_only_address_cannot_be_removed(scientist):
    scientist.get("/accounts/email/")
    confirm(scientist)
    scientist.post("/accounts/email/", {"email": "scientist@example.org", "action_remove": ""})
    assert present(scientist) == "scientist@example.org"
    assert User.objects.get().email == "scientist@example.org"


def is_owner(caller) -> bool:
    panel = caller.ask("/api/admin/stats").status_code
    shown = caller.ask("/api/auth/user").json()["isAdmin"]
    assert panel == (200 if shown else 403)
    return shown


def test_changing_to_the_owners_address_without_proof_gives_nothing(scientist):
    change(scientist, OWNER)
    assert present(scientist) == OWNER
    assert not is_owner(scientist)


def test_asking_to_change_to_the_owners_address_from_a_proved_address_gives_nothing(scientist, proved):
    change(scientist, OWNER)
    assert not is_owner(scientist)
    scientist.post("/accounts/email/", {"email": OWNER, "action_primary": ""})
    assert not is_owner(scientist)


def test_signing_up_with_the_owners_address_without_proof_gives_nothing(visitor):
    visitor.post("/accounts/signup/", {"email": OWNER, "password1": "a sound password"})
    assert present(visitor) == OWNER
    assert not is_owner(visitor)


def test_a_proved_address_that_is_not_the_accounts_own_gives_nothing(scientist):
    EmailAddress.objects.create(user=scientist.user, email=OWNER, verified=True)
    assert not is_owner(scientist)


def test_leaving_the_owners_address_ends_the_ownership(owner, mailoutbox):
    assert is_owner(owner)
    change(owner)
    (letter,) = [letter for letter in mailoutbox if letter.to == [NEW]]
    owner.post(re.search(r"http://\S+?(/accounts/confirm-email/\S+)", letter.body)[1])
    assert not is_owner(owner)
