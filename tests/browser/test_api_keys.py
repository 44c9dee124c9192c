"""API keys, from the settings to a program that uses one."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_first_light import AT_REST, expect_toast, sign_up_from_the_start


def call(address: str, path: str, key: str, body: object | None = None) -> tuple[int, object]:
    """What a program gets that has nothing but the key."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
    connection.request(
        "GET" if body is None else "POST",
        path,
        body=None if body is None else json.dumps(body),
        headers={"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
    )
    answer = connection.getresponse()
    return answer.status, json.load(answer)


@pytest.fixture
def another_site() -> Iterator[str]:
    """The address of an empty page of another origin."""

    class EmptyPage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()

        def log_message(self, *_) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), EmptyPage)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    server.server_close()


def make_key(page: Page, name: str) -> str:
    """Makes a key and gives its text, which stays on the screen."""
    page.get_by_label("Key name").fill(name)
    page.get_by_role("button", name="Create Key").click()
    return page.get_by_role("group", name=f"Your new key “{name}”").locator("code").inner_text()


def test_a_key_is_made_copied_used_by_a_program_and_deleted(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    visitor.open("/settings")
    expect(page.get_by_text("You have no keys yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Create Key")).to_be_disabled()

    key = make_key(page, "Figure pipeline")
    page.get_by_role("group", name="Your new key").get_by_role("button", name="Copy").click()
    expect_toast(page, "API key copied")
    assert page.evaluate("navigator.clipboard.readText()") == key
    page.get_by_role("button", name="I've copied it").click()
    expect(page.get_by_text(key)).to_have_count(0)

    status, illustration = call(visitor.address, "/api/v1/generate", key, {"prompt": "Plant cell"})
    assert (status, illustration["title"]) == (201, "Plant cell")
    assert call(visitor.address, "/api/v1/illustrations", key) == (200, [illustration])

    page.reload()
    row = page.get_by_role("row", name="Figure pipeline")
    expect(row).to_contain_text(key[:15])
    expect(row).not_to_contain_text("Never used")
    expect(page.get_by_text(key)).to_have_count(0)
    expect(page.get_by_role("banner").get_by_text("1/10 used").filter(visible=True)).to_be_visible()

    page.get_by_role("button", name="Delete Figure pipeline").click()
    page.keyboard.press("Escape")
    expect(row).to_be_visible()
    page.get_by_role("button", name="Delete Figure pipeline").click()
    page.get_by_role("button", name="Delete key").click()
    expect_toast(page, "API key deleted")
    expect(page.get_by_text("You have no keys yet.")).to_be_visible()
    status, refusal = call(visitor.address, "/api/v1/illustrations", key)
    assert (status, refusal["message"]) == (401, "Unauthorized")


FETCH = """async ([url, options]) => {
    try {
        const answer = await fetch(url, options);
        return [answer.status, answer.headers.get("X-Total-Count"), await answer.json()];
    } catch {
        return "refused by the browser";
    }
}"""


def test_a_page_of_another_site_calls_by_key_and_never_by_the_session(open_page, another_site):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    visitor.open("/settings")
    key = make_key(page, "Notebook")
    illustrations = f"{visitor.address}/api/v1/illustrations"
    page.goto(another_site)
    by_key = {"headers": {"Authorization": f"Bearer {key}", "Idempotency-Key": "cell-1"}}
    assert page.evaluate(FETCH, [illustrations, by_key]) == [200, "0", []]
    status, _, refusal = page.evaluate(FETCH, [illustrations, {}])
    assert (status, refusal["message"]) == (401, "Unauthorized")

    by_session = {"credentials": "include"}
    for url in (illustrations, f"{visitor.address}/api/auth/user", f"{visitor.address}/api/user/api-keys"):
        assert page.evaluate(FETCH, [url, by_session]) == "refused by the browser"
    # The browser itself reports each refusal, and the other site asks for its icon.
    visitor.complaints.clear()
    visitor.foreign.clear()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_on_a_new_key_and_the_question_before_deleting_it(open_page, width, scheme):
    visitor = open_page(viewport={"width": width, "height": 900}, color_scheme=scheme, **AT_REST)
    page = sign_up_from_the_start(visitor)
    visitor.open("/settings")
    make_key(page, "A name as long as anybody would ever give to a key of theirs")
    expect(page.get_by_role("button", name="Delete A name")).to_be_visible()
    assert visitor.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Delete A name").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert visitor.violations() == []
