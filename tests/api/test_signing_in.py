"""Signing up, in and out."""

import time

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import TOTP, format_hotp_value, generate_totp_secret, hotp_value

from apps.accounts.models import User
from tests.conftest import Caller

NEW_PERSON = {"email": "New.Person@example.org", "password1": "a sound password", "first_name": "Ada"}


def is_signed_in(caller) -> bool:
    return caller.ask("/api/auth/user").status_code == 200


def test_signing_up_makes_an_account_and_signs_in(visitor):
    response = visitor.post("/accounts/signup/", NEW_PERSON)
    assert response.status_code == 302
    account = visitor.ask("/api/auth/user").json()
    assert (account["email"], account["firstName"]) == ("new.person@example.org", "Ada")


def test_signing_up_leads_to_the_page_asked_for(visitor):
    assert visitor.post("/accounts/signup/", NEW_PERSON | {"next": "/gallery"}).url == "/gallery"


def test_the_first_name_may_be_left_out(visitor):
    visitor.post("/accounts/signup/", {"email": "a@example.org", "password1": "a sound password"})
    assert visitor.ask("/api/auth/user").json()["firstName"] == ""


@pytest.mark.parametrize("password", ["short", "password123", "new.person@example.org"])
def test_a_weak_password_is_refused(visitor, password):
    response = visitor.post("/accounts/signup/", NEW_PERSON | {"password1": password})
    assert response.status_code == 200
    assert User.objects.count() == 0


def test_the_same_address_in_other_letters_makes_no_second_account(visitor):
    visitor.post("/accounts/signup/", NEW_PERSON)
    visitor.logout()
    visitor.post("/accounts/signup/", NEW_PERSON | {"email": "NEW.person@EXAMPLE.org"})
    assert User.objects.count() == 1
    assert not is_signed_in(visitor)


def test_signing_in_with_e_mail_and_password(visitor, person):
    person("scientist")
    credentials = {"login": "scientist@example.org", "password": "a sound password"}
    assert visitor.post("/accounts/login/", credentials).url == "/"
    assert is_signed_in(visitor)


def test_guessing_passwords_is_stopped(visitor, person):
    person("scientist")
    for _ in range(6):
        visitor.post("/accounts/login/", {"login": "scientist@example.org", "password": "wrong"})
    visitor.post("/accounts/login/", {"login": "scientist@example.org", "password": "a sound password"})
    assert not is_signed_in(visitor)


@pytest.mark.parametrize("target", ["https://elsewhere.example/", "//elsewhere.example"])
def test_signing_in_follows_no_address_of_another_site(visitor, person, target):
    person("scientist")
    credentials = {"login": "scientist@example.org", "password": "a sound password", "next": target}
    assert visitor.post("/accounts/login/", credentials).url == "/"


def test_too_many_sign_ups_are_turned_away_on_a_page_of_ours(visitor):
    responses = [
        Caller().post("/accounts/signup/", NEW_PERSON | {"email": f"person{number}@example.org"})
        for number in range(21)
    ]
    assert [response.status_code for response in responses] == [302] * 20 + [429]
    assert b"Too many attempts" in responses[-1].content
    assert User.objects.count() == 20


def test_too_many_requests_for_a_new_password_are_turned_away(visitor, person, mailoutbox):
    person("scientist")
    for _ in range(6):
        response = visitor.post("/accounts/password/reset/", {"email": "scientist@example.org"})
    assert response.status_code == 429
    assert len(mailoutbox) == 5


def test_guessing_codes_is_stopped(visitor, person):
    secret = generate_totp_secret()
    TOTP.activate(person("scientist"), secret)
    visitor.post("/accounts/login/", {"login": "scientist@example.org", "password": "a sound password"})
    for _ in range(6):
        visitor.post("/accounts/2fa/authenticate/", {"code": "000000"})
    right = format_hotp_value(hotp_value(secret, int(time.time()) // 30))
    visitor.post("/accounts/2fa/authenticate/", {"code": right})
    assert not is_signed_in(visitor)


def test_the_password_alone_does_not_open_a_protected_account(visitor, person):
    TOTP.activate(person("scientist"), generate_totp_secret())
    credentials = {"login": "scientist@example.org", "password": "a sound password"}
    assert visitor.post("/accounts/login/", credentials).url.startswith("/accounts/2fa/authenticate/")
    assert not is_signed_in(visitor)
    assert visitor.get("/django-admin/login/").url.startswith("/accounts/login/")


def test_secrets_of_authenticators_are_not_readable_in_the_database(person):
    secret = generate_totp_secret()
    TOTP.activate(person("scientist"), secret)
    assert secret not in str(Authenticator.objects.values())


def test_a_changed_password_signs_out_every_other_browser(visitor, person):
    person("scientist")
    here, there = Caller(), Caller()
    for browser in (here, there):
        browser.post("/accounts/login/", {"login": "scientist@example.org", "password": "a sound password"})
    new = {
        "oldpassword": "a sound password",
        "password1": "another sound one",
        "password2": "another sound one",
    }
    here.post("/accounts/password/change/", new)
    assert is_signed_in(here)
    assert not is_signed_in(there)


def test_sign_in_leads_a_visitor_to_the_sign_in_page(visitor):
    assert visitor.ask("/api/login?next=/gallery").url == "/accounts/login/?next=%2Fgallery"
    assert visitor.ask("/api/login").url == "/accounts/login/?next=%2F"


def test_sign_in_leads_the_signed_in_onward(scientist):
    assert scientist.ask("/api/login?next=/gallery").url == "/gallery"


@pytest.mark.parametrize(
    "target",
    ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)", "/\\elsewhere.example"],
)
def test_sign_in_follows_no_address_of_another_site(scientist, visitor, target):
    assert scientist.get("/api/login", {"next": target}).url == "/"
    assert visitor.get("/api/login", {"next": target}).url == "/accounts/login/?next=%2F"


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}])
def test_sign_out_signs_out_at_once(scientist, headers):
    assert scientist.ask("/api/logout", **headers).url == "/"
    assert not is_signed_in(scientist)


def test_sign_out_from_another_site_asks_first(scientist):
    response = scientist.ask("/api/logout", **{"Sec-Fetch-Site": "cross-site"})
    assert response.url == "/accounts/logout/"
    assert is_signed_in(scientist)
    assert scientist.get(response.url).status_code == 200
    assert is_signed_in(scientist)
    scientist.post(response.url)
    assert not is_signed_in(scientist)


def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor):
    visitor.post("/accounts/signup/", NEW_PERSON)
    cookie = visitor.cookies["sessionid"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


@pytest.mark.parametrize(("target", "page"), [("gallery", "/gallery"), ("®ñ", "/%C2%AE%C3%B1")])
def test_a_page_without_its_slash_is_a_page_of_this_site(scientist, target, page):
    assert scientist.get("/api/login", {"next": target}).url == page
