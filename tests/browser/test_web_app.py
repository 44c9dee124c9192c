"""What surrounds the main job: the trial, the gallery, shared figures, documentation, settings and the guards."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_first_light import draw, expect_toast, sign_up, sign_up_from_the_start


def expect_counted(page: Page, text: str) -> None:
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def try_without_an_account(page: Page, prompt: str) -> None:
    page.get_by_label("Describe your biological illustration").fill(prompt)
    page.get_by_role("button", name="or try it without an account").click()
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()


def make(page: Page, *prompts: str) -> None:
    """Draws one figure after the other, each from the generator as it first opens."""
    for prompt in prompts:
        page.get_by_role("link", name="Camera Lucida").click()
        page.reload()
        draw(page, prompt)
        expect(page.get_by_role("heading", name="Caption")).to_be_visible()


def open_gallery(page: Page) -> None:
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Gallery").click()
    expect(page.get_by_role("heading", name="Gallery", exact=True)).to_be_visible()


def test_a_visitor_draws_without_an_account_and_finds_the_figure_in_the_gallery_after_signing_up(open_page):
    visitor = open_page()
    page = visitor.open("/")
    try_without_an_account(page, "Plant cell structure")
    expect(page.get_by_text("1 of 10 free illustrations used.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("region", name="Result").get_by_role("button", name="Download").click()
        page.get_by_role("link", name="PNG").click()
    assert download.value.suggested_filename == "plant-cell.png"

    visitor.open("/accounts/signup/")
    sign_up(page)
    open_gallery(page)
    expect_counted(page, "1 of 1 illustrations")
    expect(page.get_by_role("heading", name="Plant cell structure")).to_be_visible()


def test_the_gallery_searches_filters_and_sorts_and_its_address_remembers_it(open_page):
    page = sign_up_from_the_start(open_page())
    make(page, "Plant cell structure", "Human heart cross-section")
    open_gallery(page)
    expect_counted(page, "2 of 2 illustrations")
    titles = page.get_by_role("main").get_by_role("heading", level=2)
    expect(titles).to_have_text(["Human heart cross-section", "Plant cell structure"])

    page.get_by_label("Sort").select_option("Oldest first")
    expect(titles).to_have_text(["Plant cell structure", "Human heart cross-section"])
    page.get_by_label("Sort").select_option("Alphabetical")
    expect(titles).to_have_text(["Human heart cross-section", "Plant cell structure"])

    page.get_by_label("Search").fill("HEART")
    expect_counted(page, "1 of 2 illustrations")
    page.wait_for_url("**/gallery?sort=alphabetical&q=HEART")
    page.reload()
    expect_counted(page, "1 of 2 illustrations")
    expect(page.get_by_label("Search")).to_have_value("HEART")

    page.get_by_label("Style").select_option("Cellular")
    expect(page.get_by_role("heading", name="No matching illustrations")).to_be_visible()
    page.get_by_role("button", name="Clear search and filters").click()
    expect_counted(page, "2 of 2 illustrations")


def test_a_deleted_illustration_comes_back_with_undo_and_is_gone_once_the_page_is_left(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    make(page, "Plant cell structure")
    open_gallery(page)
    page.get_by_role("button", name="Delete Plant cell").click()
    expect(page.get_by_role("heading", name="No illustrations yet")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect_counted(page, "1 of 1 illustrations")

    page.get_by_role("button", name="Delete Plant cell").click()
    expect_toast(page, "Illustration deleted")
    visitor.open("/pricing")
    visitor.open("/gallery")
    expect(page.get_by_role("heading", name="No illustrations yet")).to_be_visible()


def test_a_figure_is_opened_large_shared_with_everybody_and_taken_back(open_page):
    page = sign_up_from_the_start(open_page())
    make(page, "Plant cell structure")
    open_gallery(page)
    page.get_by_role("button", name="Open Plant cell").click()
    viewer = page.get_by_role("dialog", name="Plant cell, full screen")
    viewer.get_by_role("button", name="Zoom in").click()
    viewer.get_by_role("button", name="Share").click()
    expect_toast(page, "Link copied")
    link = urlsplit(page.evaluate("navigator.clipboard.readText()")).path
    assert re.fullmatch(r"/share/[\w-]{20,}", link)

    stranger = open_page()
    public = stranger.open(link)
    expect(public.get_by_role("heading", name="Plant cell", level=1)).to_be_visible()
    expect(public.get_by_text("Use and rights")).to_be_visible()
    public.wait_for_function("() => document.querySelector('main img').naturalWidth > 0")
    assert stranger.violations() == []

    viewer.get_by_role("button", name="Shared").click()
    viewer.get_by_role("button", name="Stop sharing").click()
    expect_toast(page, "Sharing stopped")
    stranger.complaints.clear()
    public.reload()
    expect(public.get_by_role("heading", name="This figure is not shared")).to_be_visible()
    # The browser itself reports the 404 that this is about.
    stranger.complaints.clear()


def swipe(page: Page, pixels: int) -> None:
    box = page.locator(".toast-title").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 10 + pixels, box["y"] + 10, steps=12)
    page.mouse.up()


def test_a_swipe_to_the_right_dismisses_a_notice_from_50_pixels_on(open_page):
    page = sign_up_from_the_start(open_page())
    page.get_by_role("button", name="Generate", exact=True).click()
    expect_toast(page, "Prompt Required")
    swipe(page, 40)
    expect_toast(page, "Prompt Required")
    swipe(page, 70)
    expect(page.locator(".toast-title")).to_have_count(0)


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until the control of that name has the focus."""
    wanted = page.get_by_label(name, exact=True).or_(page.get_by_role("button", name=name, exact=True))
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.first.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab never reaches {name}")


def test_a_figure_is_described_drawn_enlarged_and_its_caption_copied_by_keyboard_alone(open_page):
    visitor = open_page()
    sign_up_from_the_start(visitor)
    page = visitor.open("/")
    expect(page.get_by_role("button", name="Generate", exact=True)).to_be_visible()
    tab_to(page, "Describe your illustration")
    page.keyboard.type("Plant cell structure")
    tab_to(page, "Generate")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()
    tab_to(page, "Full screen")
    page.keyboard.press("Enter")
    viewer = page.get_by_role("dialog", name="Plant cell, full screen")
    expect(viewer).to_be_visible()
    fitted = viewer.locator("output").inner_text()
    page.keyboard.press("+")
    expect(viewer.locator("output")).not_to_have_text(fitted)
    page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)
    tab_to(page, "Copy Caption")
    page.keyboard.press("Enter")
    expect_toast(page, "Caption copied")


def test_the_gallery_and_the_settings_are_used_by_keyboard_alone(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    make(page, "Plant cell structure")
    visitor.open("/gallery")
    expect_counted(page, "1 of 1 illustrations")
    tab_to(page, "Search")
    page.keyboard.type("nothing like it")
    expect(page.get_by_role("heading", name="No matching illustrations")).to_be_visible()
    tab_to(page, "Clear search and filters")
    page.keyboard.press("Enter")
    expect_counted(page, "1 of 1 illustrations")
    tab_to(page, "List")
    page.keyboard.press("Enter")
    page.wait_for_url("**/gallery?view=list")
    tab_to(page, "Open Plant cell")
    page.keyboard.press("Enter")
    viewer = page.get_by_role("dialog", name="Plant cell, full screen")
    expect(viewer).to_be_visible()
    page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)
    expect(page.get_by_role("button", name="Open Plant cell")).to_be_focused()
    tab_to(page, "Delete Plant cell")
    page.keyboard.press("Enter")
    expect_toast(page, "Illustration deleted")
    page.keyboard.press("F8")
    tab_to(page, "Undo")
    page.keyboard.press("Enter")
    expect_counted(page, "1 of 1 illustrations")

    visitor.open("/settings")
    expect(page.get_by_role("heading", name="Account Settings")).to_be_visible()
    tab_to(page, "Key name")
    page.keyboard.type("Lab notebook")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I've copied it")).to_be_visible()
    tab_to(page, "I've copied it")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Lab notebook")).to_be_visible()


def test_the_settings_show_plan_usage_and_examples(open_page):
    page = sign_up_from_the_start(open_page())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Account Settings")).to_be_visible()
    expect(page.get_by_role("heading", name="Free plan")).to_be_visible()
    page.get_by_role("tab", name="cURL").click()
    expect(page.get_by_role("region", name="cURL example")).to_contain_text("/api/v1/generate")


def test_anyone_but_the_owner_is_sent_home_from_the_admin_panel(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    visitor.open("/admin")
    expect(page.get_by_role("button", name="Generate", exact=True)).to_be_visible()
    assert urlsplit(page.url).path == "/"


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/gallery", "Gallery Access"),
        ("/settings", "Sign In Required"),
        ("/admin", "Admin Access Required"),
    ],
)
def test_a_visitor_is_asked_to_sign_in(open_page, path, heading):
    page = open_page().open(path)
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    link = page.get_by_role("main").get_by_role("link", name="Sign In")
    expect(link).to_have_attribute("href", f"/api/login?next={path}")
