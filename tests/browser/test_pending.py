"""A generation that is being drawn outlives a reload, a tab and a connection."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_first_light import draw, expect_used, sign_up_from_the_start

PENDING = "This usually takes 10-30 seconds"


def expect_pending(page: Page) -> None:
    expect(page.get_by_text(PENDING)).to_be_visible()
    expect(page.get_by_role("button", name="Generating...")).to_be_disabled()


def expect_figure(page: Page) -> None:
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()


def start_trial(page: Page) -> None:
    page.get_by_label("Describe your biological illustration").fill("Plant cell structure")
    page.get_by_role("button", name="or try it without an account").click()
    expect_pending(page)


def test_it_survives_a_reload_and_a_second_tab_shows_it_too(open_page, running):
    page = sign_up_from_the_start(open_page())
    with running.workers_asleep():
        draw(page, "animal cell")
        expect_pending(page)
        page.reload()
        expect_pending(page)
        expect(page.get_by_label("Describe your illustration")).to_have_value("animal cell")
        second = page.context.new_page()
        second.goto(page.url)
        expect_pending(second)
    expect_figure(page)
    expect_figure(second)
    expect_used(page, 1)
    second.reload()
    expect_used(second, 1)


def test_a_visitors_trial_survives_a_reload_and_its_figure_stays(open_page, running):
    visitor = open_page()
    page = visitor.open("/")
    with running.workers_asleep():
        start_trial(page)
        page.reload()
        expect_pending(page)
        expect(page.get_by_label("Describe your biological illustration")).to_have_value(
            "Plant cell structure"
        )
    expect_figure(page)
    assert visitor.violations() == []
    page.reload()
    expect_figure(page)
    expect(page.get_by_text("1 of 10 free illustrations used.")).to_be_visible()


def test_a_lost_connection_is_waited_for(open_page, running):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    with running.workers_asleep():
        draw(page, "animal cell")
        expect_pending(page)
        page.context.set_offline(True)
        # Polling takes over from the broken stream, finds nobody, and says so.
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(page.get_by_text("The connection is lost.")).to_be_visible(timeout=30_000)
        expect_pending(page)
    page.context.set_offline(False)
    expect_figure(page)
    expect_used(page, 1)
    visitor.complaints.clear()  # the browser reports the calls that this test cut off


def test_a_stream_that_cannot_be_opened_is_replaced_by_asking(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    page.route("**/api/generations/*/events", lambda route: route.abort())
    draw(page, "animal cell")
    expect_figure(page)
    expect_used(page, 1)
    visitor.complaints.clear()  # the browser reports the stream that this test cut off


def test_a_refusal_on_a_phone_leaves_its_suggestions_free_of_the_notice(open_page):
    page = sign_up_from_the_start(open_page(viewport={"width": 360, "height": 740}))
    draw(page, "the compound eye of a mantis shrimp")
    notice = page.locator(".toast")
    expect(notice).to_be_visible()
    suggestions = page.locator(".nearest button")
    expect(suggestions.first).to_be_visible()
    covered = page.evaluate(
        """() => {
            const notice = document.querySelector('.toast').getBoundingClientRect();
            return [...document.querySelectorAll('.nearest button')].filter((button) => {
                const box = button.getBoundingClientRect();
                return box.bottom > notice.top && box.top < notice.bottom;
            }).map((button) => button.innerText);
        }"""
    )
    assert covered == []
