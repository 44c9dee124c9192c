"""With a mail server, an address has to be proved before it can sign in."""

import re

import pytest

from tests.api.test_signing_in import NEW_PERSON, is_signed_in


@pytest.fixture(autouse=True)
def _mail_server(settings):
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"


def test_signing_up_sends_a_letter_and_signs_nobody_in(visitor, mailoutbox):
    response = visitor.post("/accounts/signup/", NEW_PERSON)
    assert response.url == "/accounts/confirm-email/"
    assert not is_signed_in(visitor)
    assert [letter.to for letter in mailoutbox] == [["new.person@example.org"]]
    assert mailoutbox[0].subject.startswith("Camera Lucida: ")


def test_the_link_in_the_letter_proves_the_address(visitor, mailoutbox):
    visitor.post("/accounts/signup/", NEW_PERSON)
    link = re.search(r"http://\S+?(/accounts/confirm-email/\S+)", mailoutbox[0].body)[1]
    assert visitor.get(link).status_code == 200
    visitor.post(link)
    visitor.post("/accounts/login/", {"login": NEW_PERSON["email"], "password": NEW_PERSON["password1"]})
    assert is_signed_in(visitor)


def test_signing_in_before_that_sends_back_to_the_letter(visitor, mailoutbox):
    visitor.post("/accounts/signup/", NEW_PERSON)
    visitor.post("/accounts/login/", {"login": NEW_PERSON["email"], "password": NEW_PERSON["password1"]})
    assert not is_signed_in(visitor)


def test_the_letter_names_the_product_and_no_foreign_site(visitor, mailoutbox):
    visitor.post("/accounts/signup/", NEW_PERSON)
    assert "example.com" not in mailoutbox[0].body


def test_a_forgotten_password_is_set_anew_by_letter(visitor, person, mailoutbox):
    person("scientist")
    visitor.post("/accounts/password/reset/", {"email": "scientist@example.org"})
    link = re.search(r"http://\S+?(/accounts/password/reset/key/\S+)", mailoutbox[0].body)[1]
    form = visitor.get(link).url
    visitor.post(form, {"password1": "another sound one", "password2": "another sound one"})
    assert visitor.login(email="scientist@example.org", password="another sound one")
