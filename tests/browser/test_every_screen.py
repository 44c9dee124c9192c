"""What holds on every screen of the router: nothing for axe to find, and nothing that sticks out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_first_light import AT_REST, draw, sign_up_from_the_start
from tests.running import ROOT

ROUTER = (ROOT / "frontend" / "src" / "app" / "router.tsx").read_text()
# A route that is added to the router is looked at by itself.
ROUTES = [
    path.replace(":token", "nothing").replace("*", "/no/such/page")
    for path in re.findall(r'(?:<Route path=|^  )"([/*][^"]*)"', ROUTER, re.MULTILINE)
]
SERVED = ["/accounts/login/", "/accounts/signup/", "/accounts/password/reset/"]
STATES = ["/gallery?view=list", "/gallery?q=nothing", "/terms?from=acceptance"]
# Of these the browser itself reports the 404.
MISSING = {"/share/nothing", "/no/such/page"}


@pytest.fixture(params=["light", "dark"])
def scheme(request) -> str:
    return request.param


@pytest.fixture(params=[360, 1440])
def width(request) -> int:
    return request.param


def look(visitor, path: str, width: int) -> list[str]:
    """What is wrong with a screen, once it has settled."""
    page = visitor.open(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator(".full-screen-spinner")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    wrong = [f"{path}: {violation}" for violation in visitor.violations()]
    if page.evaluate("document.documentElement.scrollWidth") > width:
        wrong.append(f"{path}: sticks out")
    if path in MISSING:
        visitor.complaints.clear()
    return wrong


def test_the_router_has_every_specified_route():
    specified = (
        "/ /gallery /docs /settings /pricing /terms /privacy /refunds /terms-acceptance /admin /no/such/page"
    )
    assert set(specified.split()) <= set(ROUTES)


def test_axe_finds_nothing_on_any_route_signed_out(open_page, width, scheme):
    visitor = open_page(viewport={"width": width, "height": 900}, color_scheme=scheme, **AT_REST)
    assert [wrong for path in [*ROUTES, *SERVED] for wrong in look(visitor, path, width)] == []


def test_axe_finds_nothing_on_any_route_signed_in(open_page, width, scheme):
    visitor = open_page(viewport={"width": width, "height": 900}, color_scheme=scheme, **AT_REST)
    page = sign_up_from_the_start(visitor)
    draw(page, "plant cell")
    expect(page.get_by_role("heading", name="Caption")).to_be_visible()
    assert [wrong for path in [*ROUTES, *STATES] for wrong in look(visitor, path, width)] == []


def test_axe_finds_nothing_in_the_owners_panel(open_panel, scheme):
    visitor = open_panel(color_scheme=scheme, **AT_REST)
    page = visitor.page
    tabs = ["/admin", "/admin?tab=users", "/admin?tab=content", "/admin?tab=revenue"]
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 900})
        assert [wrong for path in tabs for wrong in look(visitor, path, width)] == []
        expect(page.get_by_text("Business Owner").filter(visible=True)).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/gallery", "/docs", "/settings", "/pricing"])
def test_below_900_pixels_the_header_folds_into_a_menu_that_keys_open_and_close(open_page, path):
    page = open_page(viewport={"width": 820, "height": 900}).open(path)
    expect(page.get_by_role("navigation", name="Main")).to_be_hidden()
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.focus()
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("link", name="API Docs").or_(page.get_by_role("link", name="Pricing")).first
    ).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    expect(menu).to_be_focused()
