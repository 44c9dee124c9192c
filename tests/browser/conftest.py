"""The whole product under its supervisor, and a real browser in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.oidc import CLIENT_ID, CLIENT_SECRET, IdentityProvider, identity_provider
from tests.ports import free_port
from tests.running import ROOT, Product, running_product

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000  # milliseconds, on a machine that is also drawing
OWNER = "owner@example.org"
OWNERS_PASSWORD = "a-rather-Long-secret-7"


@pytest.fixture(scope="session")
def provider() -> Iterator[IdentityProvider]:
    """Another provider to sign in through."""
    with identity_provider(free_port()) as provider:
        yield provider


@pytest.fixture(scope="session")
def running(tmp_path_factory, provider) -> Iterator[Product]:
    """The product, started as `make run` starts it, with an empty folder for its data."""
    data_dir = tmp_path_factory.mktemp("product")
    with running_product(
        data_dir,
        DJANGO_SETTINGS_MODULE="config.settings",
        OWNER_EMAIL=OWNER,
        OIDC_SERVER_URL=provider.address,
        OIDC_CLIENT_ID=CLIENT_ID,
        OIDC_CLIENT_SECRET=CLIENT_SECRET,
    ) as product:
        yield product


@pytest.fixture(scope="session")
def product(running: Product) -> str:
    """The address of the product."""
    return running.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield browser
        browser.close()


class Watched:
    """A page that remembers what it fetched and what it complained of."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)

    def _heard(self, message) -> None:
        # The browser itself reports the specified 401 of a signed-out visitor; nothing else is expected.
        if message.type in {"error", "warning"} and "/api/auth/user" not in str(
            message.location.get("url", "")
        ):
            self.complaints.append(message.text)

    def _asked(self, request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.foreign.append(request.url)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it stands."""
        # Through the debugger, as the page's own policy rightly refuses injected scripts.
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]


@pytest.fixture
def open_page(browser: Browser, product: str) -> Iterator[Callable[..., Watched]]:
    """Opens pages of a fresh visitor; at the end none may have complained or asked another site."""
    watched: list[Watched] = []
    contexts = []

    def make(**options) -> Watched:
        options.setdefault("viewport", {"width": 1440, "height": 900})
        context = browser.new_context(
            permissions=["clipboard-read", "clipboard-write"], accept_downloads=True, **options
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watched.append(Watched(context.new_page(), product))
        return watched[-1]

    yield make
    complaints = [c for w in watched for c in w.complaints]
    foreign = [u for w in watched for u in w.foreign]
    for context in contexts:
        context.close()
    assert complaints == []
    assert foreign == []


@pytest.fixture(scope="session")
def owner_account(running: Product) -> None:
    """The owner has an account, as `manage.py createowner` makes it."""
    environment = running.environment | {"OWNER_PASSWORD": OWNERS_PASSWORD}
    replace(running, environment=environment).manage("createowner")


@pytest.fixture
def open_panel(open_page, owner_account) -> Callable[..., Watched]:
    """Opens the panel as the owner."""

    def make(**options) -> Watched:
        watched = open_page(**options)
        page = watched.open("/admin")
        page.get_by_role("main").get_by_role("link", name="Sign In").click()
        page.get_by_label("Email").fill(OWNER)
        page.get_by_label("Password", exact=True).fill(OWNERS_PASSWORD)
        page.get_by_role("button", name="Sign in", exact=True).click()
        expect(page.get_by_role("tab", name="Overview")).to_be_visible()
        return watched

    return make
