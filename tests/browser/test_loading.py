"""What is asked of the server, when, and how the page takes shape meanwhile."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_first_light import draw, expect_used, sign_up_from_the_start

SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def calls_of(page: Page) -> list[str]:
    """The API calls that the page makes from now on, as "GET /api/…"."""
    calls: list[str] = []

    def note(request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/api/"):
            calls.append(f"{request.method} {path}")

    page.on("request", note)
    return calls


def test_data_is_asked_for_once_and_not_again_on_focus_on_reconnecting_or_by_the_clock(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    page.clock.install()
    calls = calls_of(page)
    visitor.open("/")
    expect(page.get_by_text("No generations yet")).to_be_visible()
    assert sorted(calls) == ["GET /api/auth/user", "GET /api/illustrations"]
    page.evaluate(
        """() => {
            for (const name of ['blur', 'focus', 'offline', 'online']) dispatchEvent(new Event(name));
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    page.clock.run_for("15:00")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Pricing").click()
    expect(page.get_by_role("heading", name="Pricing")).to_be_visible()
    page.get_by_role("link", name="Camera Lucida").click()
    expect(page.get_by_text("No generations yet")).to_be_visible()
    assert len(calls) == 2


def test_a_failed_call_is_not_repeated(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    page.route("**/api/illustrations", lambda route: route.fulfill(status=500, body="{}"))
    page.clock.install()
    calls = calls_of(page)
    visitor.open("/")
    expect(page.get_by_text("Your illustrations could not be loaded.")).to_be_visible()
    page.clock.run_for("05:00")
    assert calls.count("GET /api/illustrations") == 1
    visitor.complaints.clear()  # the browser reports the 500 that this test asked for


def test_a_generation_refreshes_the_user_record_and_the_list(open_page):
    page = sign_up_from_the_start(open_page())
    expect(page.get_by_text("No generations yet")).to_be_visible()
    calls = calls_of(page)
    draw(page, "animal cell")
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()
    expect(page.locator(".recent img")).to_have_count(1)
    expect_used(page, 1)
    assert "GET /api/auth/user" in calls
    assert calls.count("GET /api/illustrations") == 1


@pytest.mark.parametrize("width", [360, 1440])
def test_pictures_have_their_size_before_they_come_and_nothing_jumps(open_page, width):
    visitor = open_page(viewport={"width": width, "height": 900})
    page = sign_up_from_the_start(visitor)
    draw(page, "animal cell")
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()
    page.add_init_script(SHIFTS)
    for path in ("/", "/gallery", "/pricing"):
        visitor.open(path)
        expect(page.locator(".full-screen-spinner")).to_have_count(0)
        page.wait_for_load_state("networkidle")
        unsized = "images => images.filter(i => !i.getAttribute('width') || !i.getAttribute('height')).length"
        assert page.locator("img").evaluate_all(unsized) == 0, path
        assert page.evaluate("window.shifts") < 0.05, path


def test_pictures_below_the_first_screen_are_loaded_when_they_are_near(open_page):
    page = open_page(viewport={"width": 360, "height": 740}).open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    below = page.locator("main section img")
    assert below.evaluate_all("images => images.map(i => i.loading)") == ["lazy"] * below.count()
    assert below.count() >= 6


def test_the_first_page_brings_its_fonts_and_its_own_code_and_no_other_screens(open_page):
    visitor = open_page()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(urlsplit(request.url).path.rsplit("/", 1)[-1]))
    page = visitor.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    preloads = page.locator("link[rel=preload][as=font]")
    assert preloads.evaluate_all("links => links.map(l => l.crossOrigin)") == ["anonymous"] * 2
    names = {name.split(".")[0] for name in asked}
    assert {"main", "landing", "inter-latin-wght-normal", "source-serif-4-latin-wght-normal"} <= names
    assert not names & {"generator", "gallery", "docs", "settings", "admin", "pricing"}
    # Each once: what was preloaded is what is used.
    assert len([name for name in asked if name.startswith("landing.")]) == 2
