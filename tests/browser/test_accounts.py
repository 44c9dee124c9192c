"""Signing in by every way there is, and the pages that protect an account."""

from __future__ import annotations

import re
import time
from contextlib import contextmanager

import pytest
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from playwright.sync_api import Page, expect

from tests.browser.test_first_light import AT_REST, address, draw, expect_toast, sign_up
from tests.oidc import CLIENT_ID

PASSWORD = "a-rather-Long-secret-7"
# The address itself, not a way to sign in that leads there afterwards.
GALLERY = re.compile(r"^[^?]*/gallery$")
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def by_name(visitor) -> None:
    """Passkeys need a host name; the product listens at the number behind this one."""
    visitor.address = visitor.address.replace("127.0.0.1", "localhost")


def new_account(visitor) -> tuple[Page, str]:
    page = visitor.open("/accounts/signup/")
    email = address()
    sign_up(page, email)
    expect(page.get_by_role("button", name="Generate", exact=True)).to_be_visible()
    return page, email


def sign_in(page: Page, email: str) -> None:
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()


def confirm(page: Page) -> None:
    expect(page.get_by_role("heading", name="Confirm that it is you")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Confirm").click()


def expect_signed_in(page: Page) -> None:
    expect(page.get_by_role("button", name="Generate", exact=True)).to_be_visible()


def code_of(secret: str) -> str:
    return format_hotp_value(hotp_value(secret, int(time.time()) // 30))


def set_up_app(visitor) -> str:
    """Sets up an authenticator app and gives its secret."""
    page = visitor.open("/accounts/2fa/totp/activate/")
    confirm(page)
    secret = page.locator(".secret").inner_text()
    page.get_by_label("Authenticator code").fill(code_of(secret))
    page.get_by_role("button", name="Use this app").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    return secret


@contextmanager
def device(page: Page):
    """A device that holds passkeys and agrees to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    yield
    session.send("WebAuthn.disable")


def test_an_authenticator_app_is_asked_for_its_code_and_a_recovery_code_stands_in(open_page):
    visitor = open_page()
    page, email = new_account(visitor)
    secret = set_up_app(visitor)
    recovery_code = page.locator(".codes code").first.inner_text()

    visitor.open("/api/logout")
    visitor.open("/accounts/login/?next=/gallery")
    sign_in(page, email)
    page.get_by_label("Code").fill("000000")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("Incorrect code.")).to_be_visible()
    page.get_by_label("Code").fill(code_of(secret))
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.wait_for_url(GALLERY)

    visitor.open("/api/logout")
    visitor.open("/accounts/login/")
    sign_in(page, email)
    page.get_by_label("Code").fill(recovery_code)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect_signed_in(page)


def test_a_passkey_signs_in_by_itself_and_as_the_second_step(open_page):
    visitor = open_page()
    by_name(visitor)
    page, email = new_account(visitor)
    with device(page):
        visitor.open("/accounts/2fa/webauthn/add/")
        confirm(page)
        page.get_by_role("button", name="Add the passkey").click()
        expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()

        visitor.open("/api/logout")
        visitor.open("/accounts/login/?next=/gallery")
        page.get_by_role("button", name="Sign in with a passkey").click()
        page.wait_for_url(GALLERY)

        visitor.open("/api/logout")
        visitor.open("/accounts/login/")
        sign_in(page, email)
        page.get_by_role("button", name="Use a passkey").click()
        expect_signed_in(page)

        visitor.open("/accounts/2fa/webauthn/")
        page.get_by_role("link", name="Rename Passkey").click()
        expect(page.get_by_role("heading", name="Confirm that it is you")).to_be_visible()
        page.get_by_role("link", name="Use a security key").click()
        page.get_by_role("button", name="Use a passkey").click()
        page.get_by_label("Name").fill("Laptop")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("link", name="Remove Laptop").click()
        page.get_by_role("button", name="Remove it").click()
        expect(page.get_by_text("None yet.")).to_be_visible()


def test_where_passkeys_cannot_work_the_page_says_why(open_page):
    page = open_page().open("/accounts/login/")
    with device(page):
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_role("alert")).to_contain_text("Passkeys need a host name")


def test_signing_in_through_another_provider_leads_there_and_back(open_page, provider):
    provider.person = {"sub": address(), "email": address(), "email_verified": True}
    visitor = open_page()
    page = visitor.open("/accounts/login/?next=/gallery")
    page.get_by_role("button", name="Continue with 127.0.0.1").click()
    page.wait_for_url(GALLERY)
    assert any(f"client_id={CLIENT_ID}" in url for url in visitor.foreign)
    visitor.foreign.clear()


def test_another_browser_is_signed_out_from_the_list_of_sessions(open_page):
    here, there = open_page(), open_page()
    page, email = new_account(here)
    other = there.open("/accounts/login/")
    sign_in(other, email)
    expect_signed_in(other)
    here.open("/accounts/sessions/")
    expect(page.get_by_role("heading", level=2)).to_have_count(2)
    expect(page.get_by_text("This browser")).to_have_count(1)
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_text("No other browser is signed in.")).to_be_visible()
    there.open("/gallery")
    expect(other.get_by_role("heading", name="Gallery Access")).to_be_visible()


def test_a_withdrawn_consent_brings_the_terms_back_before_the_next_figure(open_page):
    visitor = open_page()
    page, _ = new_account(visitor)
    visitor.open("/settings")
    page.get_by_role("link", name="Read and accept").click()
    accept_terms(page)
    visitor.open("/settings")
    page.get_by_role("button", name="Withdraw consent").click()
    page.get_by_role("button", name="Withdraw", exact=True).click()
    expect_toast(page, "Consent withdrawn")

    visitor.open("/")
    draw(page, "Plant cell structure")
    page.wait_for_url("**/terms-acceptance")
    visitor.complaints.clear()  # the browser reports the refusal (403) that this test asked for
    accept_terms(page)
    expect_toast(page, "Welcome back!")
    expect(page.get_by_label("Describe your illustration")).to_have_value("Plant cell structure")
    page.get_by_role("button", name="Generate", exact=True).click()
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()


def accept_terms(page: Page) -> None:
    page.get_by_label("I accept the Terms of Service").check()
    page.get_by_label("I accept the Privacy Policy").check()
    with page.expect_response(lambda r: r.url.endswith("/api/auth/terms") and r.request.method == "POST"):
        page.get_by_role("button", name=re.compile("Continue to")).click()
    expect_signed_in(page)


def test_the_data_is_downloaded_and_the_account_deleted(open_page):
    visitor = open_page()
    page, email = new_account(visitor)
    visitor.open("/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert re.fullmatch(r"camera-lucida-\d{4}-\d\d-\d\d\.zip", download.value.suggested_filename)

    for _ in ("the first time it asks who is there", "the second time it deletes"):
        if not page.get_by_role("alertdialog").is_visible():
            page.get_by_role("button", name="Delete account").click()
        page.get_by_label(f"Type {email} to confirm").fill(email)
        page.get_by_role("button", name="Delete for good").click()
        if page.url.endswith("privacy") or "settings" in page.url:
            page.wait_for_url(re.compile(r"/accounts/reauthenticate/|:\d+/$"))
        if "reauthenticate" in page.url:
            visitor.complaints.clear()  # the browser reports the refusal (403)
            confirm(page)
            expect(page.get_by_role("alertdialog", name="Delete your account?")).to_be_visible()
    expect(
        page.get_by_role("link", name="Sign In Free")
        .or_(page.get_by_role("button", name="Sign In Free"))
        .first
    ).to_be_visible()

    visitor.open("/accounts/login/")
    sign_in(page, email)
    expect(
        page.get_by_text("The email address and/or password you specified are not correct.")
    ).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_on_the_pages_of_an_account_and_nothing_sticks_out(open_page, width, scheme):
    visitor = open_page(viewport={"width": width, "height": 900}, color_scheme=scheme, **AT_REST)
    by_name(visitor)

    def look(*paths: str) -> None:
        for path in paths or (None,):
            if path:
                visitor.open(path)
            assert visitor.violations() == [], path or page.url
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path or page.url

    page = visitor.page
    look(
        "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/", "/accounts/password/reset/done/"
    )
    look("/accounts/confirm-email/", "/accounts/inactive/", "/accounts/3rdparty/login/cancelled/")
    look("/accounts/password/reset/key/done/", "/accounts/oidc/oidc/login/")
    visitor.complaints.clear()
    _, email = new_account(visitor)
    look("/accounts/email/", "/accounts/password/change/", "/accounts/2fa/", "/accounts/sessions/")
    look("/accounts/3rdparty/", "/accounts/logout/", "/settings", "/settings?delete=account")
    with device(page):
        visitor.open("/accounts/2fa/totp/activate/")
        look()
        confirm(page)
        look()
        secret = page.locator(".secret").inner_text()
        page.get_by_label("Authenticator code").fill(code_of(secret))
        page.get_by_role("button", name="Use this app").click()
        expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
        look()
        look("/accounts/2fa/webauthn/add/")
        page.get_by_role("button", name="Add the passkey").click()
        expect(page.get_by_text("Passkey added.")).to_be_visible()
        look()
        look(
            "/accounts/2fa/webauthn/",
            "/accounts/2fa/recovery-codes/",
            "/accounts/2fa/recovery-codes/generate/",
        )
        look(
            "/accounts/2fa/totp/deactivate/",
            "/accounts/2fa/reauthenticate/",
            "/accounts/2fa/webauthn/reauthenticate/",
        )
        for name in ("Rename Passkey", "Remove Passkey"):
            visitor.open("/accounts/2fa/webauthn/")
            page.get_by_role("link", name=name).click()
            look()
        visitor.open("/api/logout")
        visitor.open("/accounts/login/")
        sign_in(page, email)
        expect(page.get_by_role("heading", name="One more step")).to_be_visible()
        look()
    # The browser itself reports pages that answer with an error on purpose.
    visitor.complaints.clear()
