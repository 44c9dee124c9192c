"""The command that makes the owner's account."""

import io

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.contrib.auth import authenticate
from django.core.management import CommandError, call_command

from apps.accounts.models import User
from apps.accounts.owner import is_owner
from apps.apikeys.keys import create_key, find_key
from tests.conftest import Caller

pytestmark = pytest.mark.django_db

OWNER = "owner@example.org"
PASSWORD = "a sound password"


@pytest.fixture
def typed(monkeypatch):
    """What comes in on standard input."""

    def type_in(text: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))

    type_in("")
    return type_in


def signs_in(email: str, password: str) -> bool:
    return authenticate(username=email, password=password) is not None


def test_a_new_account_is_the_owners_with_the_password_typed(typed, capsys):
    typed(f"{PASSWORD}\n")
    call_command("createowner", "Owner@Example.org")
    assert is_owner(User.objects.get(email=OWNER))
    assert signs_in(OWNER, PASSWORD)
    assert capsys.readouterr() == ("owner@example.org has an account, and its address is verified.\n", "")


def test_the_address_is_owner_email_where_none_is_given(typed, monkeypatch):
    monkeypatch.setenv("OWNER_PASSWORD", PASSWORD)
    call_command("createowner")
    assert is_owner(User.objects.get(email=OWNER))


def test_a_second_time_changes_nothing_and_asks_for_nothing(typed):
    typed(f"{PASSWORD}\n")
    call_command("createowner", OWNER)
    typed("")
    call_command("createowner", OWNER)
    assert User.objects.count() == EmailAddress.objects.count() == 1
    assert signs_in(OWNER, PASSWORD)


def test_a_password_of_the_environment_replaces_the_present_one(typed, monkeypatch):
    typed(f"{PASSWORD}\n")
    call_command("createowner", OWNER)
    monkeypatch.setenv("OWNER_PASSWORD", "another sound one")
    call_command("createowner", OWNER)
    assert signs_in(OWNER, "another sound one")


def test_whoever_signed_up_with_the_address_without_proving_it_is_shut_out(typed, person):
    squatter = person("owner")
    EmailAddress.objects.create(user=squatter, email=OWNER, verified=False, primary=True)
    SocialAccount.objects.create(user=squatter, provider="google", uid="1")
    _, key = create_key(squatter, name="Spy")
    browser = Caller()
    browser.post("/accounts/login/", {"login": OWNER, "password": PASSWORD})
    assert browser.ask("/api/auth/user").status_code == 200

    typed("a new sound password\n")
    call_command("createowner", OWNER)
    assert is_owner(User.objects.get())
    assert browser.ask("/api/auth/user").status_code == 401
    assert not signs_in(OWNER, PASSWORD)
    assert find_key(key) is None
    assert SocialAccount.objects.count() == 0


@pytest.mark.parametrize("password", ["", "short", "owner@example.org"])
def test_a_weak_password_makes_nobody(typed, password):
    typed(f"{password}\n")
    with pytest.raises(CommandError, match="Nothing was changed"):
        call_command("createowner", OWNER)
    assert User.objects.count() == 0


def test_an_address_that_another_account_has_proved_is_refused(typed, person):
    EmailAddress.objects.create(user=person("other"), email=OWNER, verified=True, primary=False)
    typed(f"{PASSWORD}\n")
    with pytest.raises(CommandError, match="Another account has proved"):
        call_command("createowner", OWNER)
    assert User.objects.count() == 1


@pytest.mark.parametrize("address", ["", "nobody"])
def test_what_is_no_address_is_refused(typed, settings, address):
    with pytest.raises(CommandError, match="e-mail address"):
        call_command("createowner", address)


@pytest.mark.parametrize(
    ("owner_email", "said"),
    [("", "OWNER_EMAIL is not set"), ("boss@example.org", "OWNER_EMAIL is boss@")],
)
def test_it_says_when_owner_email_is_another(typed, settings, capsys, owner_email, said):
    settings.OWNER_EMAIL = owner_email
    typed(f"{PASSWORD}\n")
    call_command("createowner", OWNER)
    assert said in capsys.readouterr().err
    assert not is_owner(User.objects.get())
