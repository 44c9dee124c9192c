"""What people see while no letter can be sent."""

import pytest
from django.core import mail
from django.core.cache import cache

from apps.accounts.adapters import NOT_SENT
from apps.accounts.models import User
from tests.ports import free_port

PASSWORD = "a-rather-Long-secret-7"


@pytest.fixture
def mail_server_away(settings):
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT, settings.EMAIL_TIMEOUT = "127.0.0.1", free_port(), 2


def sign_up(visitor):
    return visitor.post("/accounts/signup/", {"email": "new@example.org", "password1": PASSWORD}, follow=True)


def test_signing_up_makes_the_account_and_says_that_the_letter_was_not_sent(visitor, mail_server_away):
    page = sign_up(visitor)
    assert page.status_code == 200
    assert NOT_SENT in page.content.decode()
    assert User.objects.filter(email="new@example.org").exists()


def test_the_letter_comes_when_the_server_is_back_and_it_is_asked_for_again(
    visitor, mail_server_away, settings
):
    sign_up(visitor)
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    cache.clear()  # the minutes for which no second letter is sent
    visitor.post("/accounts/login/", {"login": "new@example.org", "password": PASSWORD})
    assert [letter.to for letter in mail.outbox] == [["new@example.org"]]


def test_a_forgotten_password_says_that_the_letter_was_not_sent(visitor, scientist, mail_server_away):
    page = visitor.post("/accounts/password/reset/", {"email": scientist.user.email}, follow=True)
    assert page.status_code == 200
    assert NOT_SENT in page.content.decode()
