"""The main job, the whole way: from the landing page to a downloaded, captioned illustration."""

from __future__ import annotations

import re
import secrets
import xml.etree.ElementTree as ET

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

AT_REST = {"reduced_motion": "reduce"}  # colours are judged where they end, not on their way
HEART = "Human heart cross-section showing the four chambers, the valves and the great vessels"


def address() -> str:
    return f"{secrets.token_hex(6)}@example.org"


def sign_up(page: Page, email: str | None = None) -> None:
    page.get_by_label("Email").fill(email or address())
    page.get_by_label("Password", exact=True).fill("a-rather-Long-secret-7")
    page.get_by_role("button", name="Create account").click()


def sign_up_from_the_start(visitor) -> Page:
    page = visitor.open("/accounts/signup/")
    sign_up(page)
    expect(page.get_by_role("button", name="Generate")).to_be_visible()
    return page


def expect_used(page: Page, count: int) -> None:
    """The header counts what was charged today."""
    expect(page.get_by_role("banner").get_by_text(f"{count}/10 used").filter(visible=True)).to_be_visible()


def expect_toast(page: Page, text: str) -> None:
    expect(
        page.get_by_role("region", name="Notifications (F8)").get_by_text(text, exact=True)
    ).to_be_visible()


def draw(page: Page, prompt: str) -> None:
    page.get_by_label("Describe your illustration").fill(prompt)
    page.get_by_role("button", name="Generate", exact=True).click()


def test_from_a_draft_on_the_landing_page_to_a_downloaded_illustration(open_page):
    visitor = open_page()
    page = visitor.open("/")

    # The draft is kept through the terms gate and the sign-up.
    box = page.get_by_label("Describe your biological illustration")
    expect(page.get_by_role("button", name="Generate Scientific Illustration")).to_be_disabled()
    box.fill("   ")
    expect(page.get_by_role("button", name="Generate Scientific Illustration")).to_be_disabled()
    box.fill(HEART)
    page.get_by_label("Style").select_option("realistic")
    page.get_by_role("button", name="Generate Scientific Illustration").click()

    page.wait_for_url("**/terms-acceptance")
    go_on = page.get_by_role("button", name="Continue to Camera Lucida")
    expect(go_on).to_be_disabled()
    page.get_by_label("I accept the Terms of Service").check()
    expect(go_on).to_be_disabled()
    page.get_by_label("I accept the Privacy Policy").check()
    go_on.click()

    page.wait_for_url("**/accounts/login/**")
    page.get_by_role("link", name=re.compile("account", re.I)).first.click()
    sign_up(page)

    expect_toast(page, "Welcome back!")
    expect(page.get_by_label("Describe your illustration")).to_have_value(HEART)
    expect(page.get_by_label("Style")).to_have_value("realistic")

    # The figure, its labels and its caption.
    page.get_by_role("button", name="Generate", exact=True).click()
    picture = page.locator("figure img")
    expect(picture).to_be_visible()
    page.wait_for_function(
        "() => { const i = document.querySelector('figure img'); return i && i.complete && i.naturalWidth > 0 }"
    )
    assert page.evaluate("document.querySelector('figure img').naturalWidth") == 1024
    caption = page.locator(".caption-text")
    expect(caption).to_contain_text("Human heart. ")
    expect(
        page.get_by_text("Caption composed by the built-in caption writer from the labelled parts.")
    ).to_be_visible()
    expect_used(page, 1)

    page.get_by_role("button", name="Copy Caption").click()
    assert page.evaluate("navigator.clipboard.readText()") == caption.inner_text()

    # Both downloads, under the figure's own name, with every label spelled as in the atlas.
    page.get_by_role("button", name="Download").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("^PNG")).click()
    assert download.value.suggested_filename == "human-heart.png"
    assert Image.open(download.value.path()).size == (1024, 1024)
    if not page.get_by_role("link", name=re.compile("^SVG")).is_visible():
        page.get_by_role("button", name="Download").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("^SVG")).click()
    assert download.value.suggested_filename == "human-heart.svg"
    lettering = " ".join(
        t.text or "" for t in ET.parse(download.value.path()).iter("{http://www.w3.org/2000/svg}text")
    )
    for label in ("Left ventricle", "Right atrium", "Mitral valve", "Aortic arch", "Interventricular"):
        assert label in lettering

    # It is among the recent ones, and comes back with its request when chosen.
    page.get_by_label("Describe your illustration").fill("something else")
    page.locator("section", has_text="Recent Generations").get_by_role("button").last.click()
    expect(page.get_by_label("Describe your illustration")).to_have_value(HEART)


@pytest.mark.parametrize(
    ("title", "figure"),
    [
        ("Human Heart Cross-Section", "Human heart"),
        ("Plant Cell Structure", "Plant cell"),
        ("Butterfly Life Cycle", "Butterfly life cycle"),
    ],
)
def test_an_example_prompt_fills_the_box_and_is_drawn_with_nothing_missing(open_page, title, figure):
    page = sign_up_from_the_start(open_page())
    page.get_by_role("button", name=title).click()
    page.get_by_role("button", name="Generate", exact=True).click()
    expect(page.locator(".caption-text")).to_contain_text(f"{figure}. ")
    expect(page.locator("figure img")).to_have_attribute("alt", re.compile(figure, re.I))


def test_two_quick_clicks_make_one_generation(open_page):
    page = sign_up_from_the_start(open_page())
    page.get_by_label("Describe your illustration").fill("animal cell")
    page.get_by_role("button", name="Generate", exact=True).dblclick()
    expect(page.locator(".caption-text")).to_be_visible()
    expect_used(page, 1)


def test_what_cannot_be_drawn_is_refused_and_not_counted(open_page):
    page = sign_up_from_the_start(open_page())
    draw(page, "the compound eye of a mantis shrimp")
    expect(page.get_by_role("heading", name="We cannot draw this yet")).to_be_visible()
    expect_used(page, 0)
    expect(page.get_by_label("Describe your illustration")).to_have_value(
        "the compound eye of a mantis shrimp"
    )
    page.get_by_role("button", name="Human eye", exact=True).click()
    expect(page.locator(".caption-text")).to_contain_text("Human eye. ")


def test_a_blank_prompt_is_refused_with_a_toast(open_page):
    page = sign_up_from_the_start(open_page())
    draw(page, "   ")
    expect_toast(page, "Prompt Required")
    expect_toast(page, "Please enter a description for your illustration.")
    expect_used(page, 0)


def test_a_prompt_over_500_characters_is_counted_in_full_and_refused_by_the_server(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    draw(page, "heart " * 100)
    expect(page.get_by_text("599/500")).to_be_visible()
    expect_toast(page, "Generation Failed")
    expect_used(page, 0)
    visitor.complaints.clear()  # the browser reports the refusal (400) that this test asked for


def test_a_lost_session_leads_back_to_sign_in_and_keeps_the_draft(open_page):
    visitor = open_page()
    page = sign_up_from_the_start(visitor)
    page.get_by_label("Describe your illustration").fill("plant cell")
    page.context.clear_cookies(name="sessionid")
    page.get_by_role("button", name="Generate", exact=True).click()
    page.wait_for_url("**/accounts/login/**")
    assert "plant cell" in page.evaluate("localStorage.getItem('pendingGeneration')")
    visitor.complaints.clear()  # the browser reports the 401 that this test asked for


def test_cancelling_at_the_terms_forgets_the_draft(open_page):
    page = open_page().open("/")
    page.get_by_label("Describe your biological illustration").fill(HEART)
    page.get_by_role("button", name="Generate Scientific Illustration").click()
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_url(re.compile(r":\d+/$"))
    assert page.evaluate("[localStorage.pendingGeneration, localStorage.termsAcceptance]") == [None, None]


def test_an_unknown_path_says_so(open_page):
    visitor = open_page()
    page = visitor.open("/no/such/page")
    expect(page.get_by_role("heading", name="404 Page Not Found")).to_be_visible()
    visitor.complaints.clear()  # the browser reports the 404 that this test asked for


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_on_the_generator_before_and_after_a_figure(open_page, width, scheme):
    visitor = open_page(viewport={"width": width, "height": 900}, color_scheme=scheme, **AT_REST)
    page = sign_up_from_the_start(visitor)
    assert visitor.violations() == []
    draw(page, "human heart")
    expect(page.locator(".caption-text")).to_be_visible()
    assert visitor.violations() == []
    draw(page, "the compound eye of a mantis shrimp")
    expect(page.get_by_role("heading", name="We cannot draw this yet")).to_be_visible()
    assert visitor.violations() == []
