"""From a photographed sketch to its figure, through the real upload, worker and vision."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.test_first_light import AT_REST, expect_toast, expect_used, sign_up_from_the_start
from tests.images import drawing, encoded

LEAF = {"name": "leaf.png", "mimeType": "image/png", "buffer": encoded(drawing((1600, 1200)))}
BLANK = {
    "name": "blank.png",
    "mimeType": "image/png",
    "buffer": encoded(Image.new("RGB", (1600, 1200), "white")),
}
NOTES = "Leaf of a lime tree. Labels: blade, midrib"
WIDTHS = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1440, "height": 900}}


def open_sketch_tab(visitor) -> Page:
    page = sign_up_from_the_start(visitor)
    page.get_by_role("tab", name="Upload Sketch").click()
    return page


def choose(page: Page, file) -> None:
    page.get_by_role("button", name="Upload Sketch", exact=True).click()
    page.get_by_label("Sketch file").set_input_files(file)


def upload(page: Page, file=LEAF) -> None:
    choose(page, file)
    page.get_by_role("button", name="Upload", exact=True).click()
    expect(page.get_by_text("Sketch uploaded successfully!")).to_be_visible()


def enhance(page: Page) -> None:
    page.get_by_role("button", name="Enhance My Sketch").click()


def test_a_sketch_is_uploaded_enhanced_and_downloaded(open_page):
    page = open_sketch_tab(open_page())
    upload(page)
    page.get_by_label("Enhancement Notes").fill(NOTES)
    page.get_by_label("Style").select_option("botanical")
    enhance(page)
    caption = page.locator(".caption-text")
    expect(caption).to_contain_text("Leaf of a lime tree")
    expect(caption).to_contain_text("redrawn from the author's sketch")
    expect_used(page, 1)
    page.wait_for_function("() => document.querySelector('figure img').naturalWidth === 1024")

    with page.expect_download() as download:
        page.get_by_role("region", name="Result").get_by_role("button", name="Download").click()
        page.get_by_role("link", name="PNG").click()
    assert Image.open(download.value.path()).size == (1024, 1024)

    # Once more, without another upload.
    puts: list[str] = []
    page.on("request", lambda request: puts.append(request.url) if request.method == "PUT" else None)
    page.get_by_role("button", name="Regenerate").click()
    expect_used(page, 2)
    expect(page.locator(".recent li")).to_have_count(2)
    assert puts == []

    # And back to no sketch.
    page.get_by_role("button", name="Upload Different Sketch").click()
    expect(page.get_by_role("button", name="Upload Sketch", exact=True)).to_be_focused()
    expect(page.get_by_label("Enhancement Notes")).to_have_value("")
    expect(page.get_by_label("Style")).to_have_value("scientific")


def test_the_dialog_is_650_by_550_and_fills_a_phone(open_page):
    for viewport, size in (("desktop", (650, 550)), ("phone", (360, 740))):
        page = open_sketch_tab(open_page(viewport=WIDTHS[viewport]))
        page.get_by_role("button", name="Upload Sketch", exact=True).click()
        box = page.get_by_role("dialog", name="Upload Sketch").bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == size


def test_nothing_is_sent_before_upload_and_the_progress_is_real(open_page):
    page = open_sketch_tab(open_page())
    sent: list[str] = []
    page.on(
        "request", lambda request: sent.append(request.url) if request.method in {"PUT", "POST"} else None
    )
    noise = encoded(Image.effect_noise((1200, 1200), 90).convert("RGB"))
    choose(page, {"name": "noise.png", "mimeType": "image/png", "buffer": noise})
    expect(page.get_by_text("1200 × 1200")).to_be_visible()
    assert sent == []

    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    slow = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": len(noise) / 3}
    network.send("Network.emulateNetworkConditions", slow)
    page.get_by_role("button", name="Upload", exact=True).click()
    meter = page.get_by_role("progressbar", name="Upload")
    page.wait_for_function(
        "() => { const m = document.querySelector('.dialog [role=progressbar]');"
        " return m && m.ariaValueNow > 10 && m.ariaValueNow < 90 }"
    )
    expect(meter).to_be_visible()
    network.send("Network.emulateNetworkConditions", slow | {"uploadThroughput": -1})
    expect(page.get_by_text("Sketch uploaded successfully!")).to_be_visible()


def test_an_upload_that_is_cut_off_can_be_tried_again(open_page):
    visitor = open_page()
    page = open_sketch_tab(visitor)
    page.route("**/api/sketches/uploads/*", lambda route: route.abort())
    choose(page, LEAF)
    page.get_by_role("button", name="Upload", exact=True).click()
    expect_toast(page, "Upload Failed")
    visitor.complaints.clear()  # the browser reports the lost connection that this is about
    page.unroute("**/api/sketches/uploads/*")
    page.get_by_role("button", name="Upload", exact=True).click()
    expect(page.get_by_text("Sketch uploaded successfully!")).to_be_visible()

    page.route("**/api/sketches/uploads/*", lambda route: route.abort())
    enhance(page)
    expect_toast(page, "Upload Error")
    visitor.complaints.clear()
    page.unroute("**/api/sketches/uploads/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".caption-text")).to_be_visible()
    expect_used(page, 1)


def test_enhancing_without_a_sketch_asks_for_one(open_page):
    page = open_sketch_tab(open_page())
    enhance(page)
    expect_toast(page, "No Sketch Uploaded")
    expect_toast(page, "Please upload a sketch first.")


def test_a_blank_page_is_refused_and_not_counted(open_page):
    page = open_sketch_tab(open_page())
    upload(page, BLANK)
    enhance(page)
    expect_toast(page, "Enhancement Failed")
    expect(page.get_by_role("heading", name="The sketch was not redrawn")).to_be_visible()
    expect_used(page, 0)


def test_an_enhancement_survives_a_reload(open_page):
    page = open_sketch_tab(open_page())
    upload(page)
    enhance(page)
    expect_used(page, 1)
    page.reload()
    expect(page.locator(".caption-text, .recent img").first).to_be_visible()
    expect_used(page, 1)


def test_a_photo_lying_on_its_side_is_redrawn_upright(open_page):
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was held upright: turn a quarter to the right
    page = open_sketch_tab(open_page())
    buffer = encoded(drawing((1600, 900)), "JPEG", exif=exif)
    upload(page, {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": buffer})
    enhance(page)
    expect(page.locator(".caption-text")).to_be_visible()
    (listed,) = page.evaluate("fetch('/api/illustrations').then((answer) => answer.json())")
    kept = page.context.request.get(page.url.rstrip("/") + listed["sketchUrl"]).body()
    assert Image.open(io.BytesIO(kept)).size == (900, 1600)


def test_the_whole_way_by_keyboard(open_page):
    page = open_sketch_tab(open_page())
    page.get_by_role("button", name="Upload Sketch", exact=True).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Upload Sketch")
    expect(dialog).to_be_visible()
    for _ in range(8):  # the focus stays in the dialog
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
    with page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Choose File").focus()
        page.keyboard.press("Enter")
    chooser.value.set_files(LEAF)
    dialog.get_by_role("button", name="Upload", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Upload Different Sketch")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.type(NOTES)
    page.get_by_role("button", name="Enhance My Sketch").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".caption-text")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", WIDTHS)
def test_axe_finds_nothing_at_any_step(open_page, viewport, scheme):
    visitor = open_page(viewport=WIDTHS[viewport], color_scheme=scheme, **AT_REST)
    page = open_sketch_tab(visitor)
    assert visitor.violations() == []
    choose(page, LEAF)
    expect(page.get_by_text("1600 × 1200")).to_be_visible()
    assert visitor.violations() == []
    page.get_by_role("button", name="Upload", exact=True).click()
    expect(page.get_by_text("Sketch uploaded successfully!")).to_be_visible()
    assert visitor.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
