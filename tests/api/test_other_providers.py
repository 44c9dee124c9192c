"""Signing in through other providers, which variables alone switch on."""

import re
from collections.abc import Iterator
from html import unescape
from http.client import HTTPConnection
from urllib.parse import parse_qs, urlsplit

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.core.exceptions import ImproperlyConfigured

from apps.accounts.models import User
from config.env import Environment
from config.sign_in import sign_in_providers
from tests.api.test_account_pages import confirm
from tests.conftest import Caller
from tests.oidc import CLIENT_ID, CLIENT_SECRET, IdentityProvider, identity_provider
from tests.ports import free_port

ADA = {"sub": "ada", "email": "ada@example.org", "email_verified": True, "given_name": "Ada"}
LOGIN = "/accounts/oidc/oidc/login/"


@pytest.fixture(scope="session")
def listening() -> Iterator[IdentityProvider]:
    with identity_provider(free_port()) as provider:
        yield provider


@pytest.fixture
def provider(listening, settings, db) -> IdentityProvider:
    """A provider that is switched on, where Ada is signed in."""
    listening.person, listening.answers = ADA, True
    settings.SOCIALACCOUNT_PROVIDERS = sign_in_providers(
        Environment(
            {
                "OIDC_SERVER_URL": listening.address,
                "OIDC_CLIENT_ID": CLIENT_ID,
                "OIDC_CLIENT_SECRET": CLIENT_SECRET,
            }
        )
    )
    return listening


def led_to(response) -> str:
    """Where a page leads on to by itself."""
    return unescape(
        re.search(r'<meta http-equiv="refresh" content="0; url=([^"]+)">', response.content.decode())[1]
    )


def go_there(caller: Caller, query: str = "") -> str:
    """To the provider and as far as its way back, which is returned."""
    there = urlsplit(led_to(caller.post(f"{LOGIN}{query}")))
    connection = HTTPConnection(there.netloc)
    connection.request("GET", f"{there.path}?{there.query}")
    return connection.getresponse().headers["Location"]


def sign_in(caller: Caller, query: str = ""):
    return caller.get(go_there(caller, query))


def email_of(caller: Caller) -> str | None:
    return caller.ask("/api/auth/user").json().get("email")


def test_a_new_person_has_an_account_with_the_address_their_provider_verified(visitor, provider):
    assert sign_in(visitor, "?next=/gallery").url == "/gallery"
    assert email_of(visitor) == "ada@example.org"
    assert visitor.ask("/api/auth/user").json()["firstName"] == "Ada"
    assert EmailAddress.objects.get().verified
    assert not User.objects.get().has_usable_password()


def test_coming_back_is_the_same_account(visitor, provider):
    sign_in(visitor)
    visitor.logout()
    sign_in(visitor)
    assert email_of(visitor) == "ada@example.org"
    assert User.objects.count() == 1


def test_an_address_that_the_provider_did_not_verify_proves_nothing(visitor, provider, settings):
    provider.person = {**ADA, "email": settings.OWNER_EMAIL, "email_verified": False}
    sign_in(visitor)
    assert email_of(visitor) == settings.OWNER_EMAIL
    assert visitor.ask("/api/auth/user").json()["isAdmin"] is False


@pytest.mark.parametrize("verified", [True, False])
@pytest.mark.parametrize("verification", ["mandatory", "optional"])
def test_an_account_with_the_same_address_is_not_entered(
    visitor, scientist, provider, settings, verified, verification
):
    settings.ACCOUNT_EMAIL_VERIFICATION = verification
    EmailAddress.objects.create(
        user=scientist.user, email=scientist.user.email, verified=verified, primary=True
    )
    provider.person = {**ADA, "email": "Scientist@example.org"}
    sign_in(visitor)
    assert email_of(visitor) is None
    assert SocialAccount.objects.count() == 0
    assert User.objects.count() == 1


def test_who_took_an_address_first_does_not_get_its_holder_in(visitor, provider):
    """Signing up with another's address and waiting for them to come by their provider gains nothing."""
    squatter = Caller()
    squatter.post("/accounts/signup/", {"email": "ada@example.org", "password1": "a sound password"})
    sign_in(visitor)
    assert email_of(visitor) is None


def test_without_an_address_it_is_asked_for_and_proves_nothing(visitor, provider, settings):
    provider.person = {"sub": "ada"}
    form = sign_in(visitor).url
    assert b"One more thing" in visitor.get(form).content
    visitor.post(form, {"email": settings.OWNER_EMAIL})
    assert email_of(visitor) == settings.OWNER_EMAIL
    assert visitor.ask("/api/auth/user").json()["isAdmin"] is False


def test_with_a_mail_server_the_address_asked_for_has_to_be_proved(visitor, provider, settings, mailoutbox):
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    provider.person = {"sub": "ada"}
    visitor.post(sign_in(visitor).url, {"email": "ada@example.org"})
    assert email_of(visitor) is None
    assert [letter.to for letter in mailoutbox] == [["ada@example.org"]]


def test_a_provider_is_connected_and_disconnected(scientist, provider):
    confirm(scientist)
    sign_in(scientist, "?process=connect")
    page = scientist.get("/accounts/3rdparty/").content.decode()
    assert "ada@example.org" in page
    visitor = Caller()
    sign_in(visitor)
    assert email_of(visitor) == "scientist@example.org"

    account = SocialAccount.objects.get()
    scientist.post("/accounts/3rdparty/", {"account": account.pk})
    assert SocialAccount.objects.count() == 0


def test_connecting_asks_for_the_password_first(scientist, provider):
    assert sign_in(scientist, "?process=connect").url == "/accounts/reauthenticate/"
    assert SocialAccount.objects.count() == 0
    confirm(scientist)
    assert SocialAccount.objects.get().user == scientist.user


def test_the_only_way_in_cannot_be_disconnected(visitor, provider):
    sign_in(visitor)
    response = visitor.post("/accounts/3rdparty/", {"account": SocialAccount.objects.get().pk})
    assert b'role="alert"' in response.content
    assert SocialAccount.objects.count() == 1


def test_another_persons_connection_cannot_be_cut(visitor, stranger, provider):
    sign_in(visitor)
    stranger.post("/accounts/3rdparty/", {"account": SocialAccount.objects.get().pk})
    assert SocialAccount.objects.count() == 1


def test_the_way_back_of_another_browser_signs_nobody_in(visitor, provider):
    lure = go_there(Caller())
    response = visitor.get(lure)
    assert b"Signing in failed" in response.content
    assert email_of(visitor) is None
    assert User.objects.count() == 0


def test_a_way_back_with_a_wrong_code_signs_nobody_in(visitor, provider):
    back = urlsplit(go_there(visitor))
    state = parse_qs(back.query)["state"][0]
    assert b"Signing in failed" in visitor.get(f"{back.path}?code=guessed&state={state}").content
    assert email_of(visitor) is None


def test_a_provider_that_does_not_answer_is_said(visitor, provider):
    provider.answers = False
    response = visitor.post(LOGIN)
    assert response.status_code == 502
    assert b"Signing in failed" in response.content


def test_turning_back_at_the_provider_is_said(visitor, provider):
    back = urlsplit(go_there(visitor))
    state = parse_qs(back.query)["state"][0]
    response = visitor.get(f"{back.path}?error=access_denied&state={state}", follow=True)
    assert b"You are not signed in" in response.content


@pytest.mark.parametrize("target", ["https://elsewhere.example/", "//elsewhere.example"])
def test_nobody_is_led_to_another_site(visitor, provider, target):
    assert sign_in(visitor, f"?next={target}").url == "/"


@pytest.mark.parametrize(
    ("prefix", "name", "path", "authorize"),
    [
        ("GOOGLE", "Google", "/accounts/google/login/", "https://accounts.google.com/o/oauth2/v2/auth"),
        ("GITHUB", "GitHub", "/accounts/github/login/", "https://github.com/login/oauth/authorize"),
        ("ORCID", "ORCID", "/accounts/orcid/login/", "https://orcid.org/oauth/authorize"),
    ],
)
def test_a_provider_appears_with_its_variables_alone(visitor, settings, db, prefix, name, path, authorize):
    button = f"Continue with {name}"
    assert button not in visitor.get("/accounts/login/").content.decode()
    assert visitor.post(path).status_code == 404

    variables = {f"{prefix}_CLIENT_ID": "our-id", f"{prefix}_CLIENT_SECRET": "our-secret"}
    settings.SOCIALACCOUNT_PROVIDERS = sign_in_providers(Environment(variables))
    for page in ("/accounts/login/", "/accounts/signup/"):
        assert button in visitor.get(page).content.decode()
    there = led_to(visitor.post(path))
    assert there.partition("?")[0] == authorize
    asked = parse_qs(urlsplit(there).query)
    assert asked["client_id"] == ["our-id"]
    assert asked["redirect_uri"] == [f"http://testserver{path}callback/"]
    assert "our-secret" not in there


def test_openid_connect_appears_under_its_hosts_name(visitor, provider):
    assert "Continue with 127.0.0.1" in visitor.get("/accounts/login/").content.decode()


@pytest.mark.parametrize("missing", ["OIDC_SERVER_URL", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"])
def test_half_a_provider_stops_the_start(missing):
    variables = dict.fromkeys(
        ("OIDC_SERVER_URL", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"), "https://sso.example.org"
    )
    del variables[missing]
    with pytest.raises(ImproperlyConfigured, match=f"{missing}: expected a value"):
        sign_in_providers(Environment(variables))


def test_a_server_that_is_no_address_stops_the_start():
    variables = {"OIDC_SERVER_URL": "sso", "OIDC_CLIENT_ID": "x", "OIDC_CLIENT_SECRET": "y"}
    with pytest.raises(ImproperlyConfigured, match="OIDC_SERVER_URL"):
        sign_in_providers(Environment(variables))
