"""The owner's panel in a real browser: figures, moderation, exports."""

from __future__ import annotations

import csv
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Watched
from tests.browser.test_first_light import AT_REST, address, draw, expect_toast, sign_up

TABS = ("overview", "users", "content", "revenue")


def draw_as_somebody(open_page, prompt: str) -> tuple[Watched, str]:
    """A signed-in person who has drawn something, and their address."""
    watched, email = open_page(), address()
    page = watched.open("/accounts/signup/")
    sign_up(page, email)
    draw(page, prompt)
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()
    return watched, email


def give_reason(page: Page, reason: str, button: str) -> None:
    dialog = page.get_by_role("alertdialog")
    expect(dialog.get_by_role("button", name=button)).to_be_disabled()
    dialog.get_by_label("Reason").fill(reason)
    dialog.get_by_role("button", name=button).click()
    expect(dialog).to_have_count(0)


def saved_rows(page: Page, kind: str) -> list[dict[str, str]]:
    """What an export saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Export {kind}").click()
    assert download.value.suggested_filename == f"{kind}-{datetime.now(UTC).date()}.csv"
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_the_owner_hides_and_deletes_what_somebody_drew(open_page, open_panel):
    artist, email = draw_as_somebody(open_page, "Plant cell structure")
    page = open_panel().page
    expect(page.get_by_role("img", name=re.compile("over the last 30 days"))).to_be_visible()
    latest = page.get_by_role("region", name="Latest illustrations")
    expect(latest.get_by_text("Plant cell").first).to_be_visible()

    page.get_by_role("tab", name="Users").click()
    page.get_by_label("Search").fill(email)
    expect(page.get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("cell", name="1/10 used")).to_be_visible()
    page.get_by_role("button", name=f"Actions for {email}").click()
    page.get_by_role("link", name="Illustrations", exact=True).click()

    row: Locator = page.get_by_role("listitem").filter(has_text=email)
    expect(row.get_by_text("Registered User")).to_be_visible()
    thumbnail = row.locator("img")
    assert thumbnail.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    row.get_by_role("button", name=re.compile("^Hide")).click()
    give_reason(page, "Too much chlorophyll", "Hide")
    expect(row.get_by_text("Too much chlorophyll")).to_be_visible()

    artist.open("/gallery")
    expect(artist.page.get_by_text("Too much chlorophyll")).to_be_visible()

    row.get_by_role("button", name=re.compile("^Delete")).click()
    give_reason(page, "No second chance", "Delete")
    expect_toast(page, "Illustration deleted")
    expect(row).to_have_count(0)
    artist.open("/gallery")
    expect(artist.page.get_by_role("heading", name="No illustrations yet")).to_be_visible()

    page.get_by_role("tab", name="Overview").click()
    moderation = page.get_by_role("region", name="Latest moderation")
    expect(moderation.get_by_role("listitem").first).to_contain_text("Deleted")
    expect(moderation.get_by_role("listitem").first).to_contain_text("No second chance")


def test_a_suspended_user_is_signed_out_until_the_release(open_page, open_panel):
    artist, email = draw_as_somebody(open_page, "Human heart cross-section")
    watched = open_panel()
    watched.open(f"/admin?tab=users&q={email}")
    page = watched.page
    actions = page.get_by_role("button", name=f"Actions for {email}")
    actions.click()
    page.get_by_role("button", name="Suspend…").click()
    give_reason(page, "Sells our figures as photographs", "Suspend")
    expect(page.get_by_role("row", name=email).get_by_text("Suspended")).to_be_visible()
    artist.open("/gallery")
    expect(artist.page.get_by_role("heading", name="Gallery Access")).to_be_visible()

    actions.click()
    page.get_by_role("button", name="Release…").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Release").click()
    expect_toast(page, "User released")
    expect(page.get_by_text("Suspended", exact=True)).to_have_count(0)


def test_the_exports_are_saved_as_files_of_kind_and_date(open_page, open_panel):
    _, email = draw_as_somebody(open_page, "Butterfly life cycle")
    watched = open_panel()
    watched.open("/admin?tab=revenue")
    page = watched.page
    expect(page.get_by_role("heading", name="Payment Integration Coming Soon")).to_be_visible()
    assert email in {row["E-mail"] for row in saved_rows(page, "users")}
    assert (email, "Butterfly life cycle") in {
        (row["E-mail"], row["Prompt"]) for row in saved_rows(page, "content")
    }
    assert saved_rows(page, "stats")[0]["Figure"] == "Total Users"


def test_an_export_that_fails_is_told_by_a_notice_and_in_the_console(open_panel):
    watched = open_panel()
    watched.open("/admin?tab=revenue")
    watched.page.route("**/api/admin/export/users", lambda route: route.abort())
    watched.page.get_by_role("button", name="Export users").click()
    expect_toast(watched.page, "Export Failed")
    said = [complaint for complaint in watched.complaints if "The export of users failed." in complaint]
    assert len(said) == 1
    watched.complaints.clear()  # they were looked at


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_on_the_panel_and_nothing_sticks_out(open_page, open_panel, width, scheme):
    draw_as_somebody(open_page, "Plant cell structure")
    watched = open_panel(viewport={"width": width, "height": 900}, color_scheme=scheme, **AT_REST)
    for tab in TABS:
        page = watched.open(f"/admin?tab={tab}")
        page.wait_for_load_state("networkidle")
        assert watched.violations() == [], tab
        assert page.evaluate("document.documentElement.scrollWidth") <= width, tab
    watched.open("/admin?tab=content")
    watched.page.get_by_role("button", name=re.compile("^Hide")).first.click()
    assert watched.violations() == []
