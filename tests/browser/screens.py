"""`make screens`: a picture of every screen in docs/screens, at three widths and in the dark, and their index."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.running import ROOT, Product, running_product

OUT = ROOT / "docs" / "screens"
FORMATS = [(360, "light"), (820, "light"), (1440, "light"), (1440, "dark")]
HEIGHTS = {360: 740, 820: 1100, 1440: 900}
TALLEST = {360: 900, 820: 1100, 1440: 1080}  # pixels: a long page shows in its first screen how it is made
KEPT = {360: 360, 820: 600, 1440: 900}  # pixels across in the file: all of them stay below 2 MB
QUALITY = 32
OWNER = "owner@example.org"
PASSWORD = "a-rather-Long-secret-7"
PROMPTS = [
    "Human heart cross-section showing the four chambers, the valves and the path of the blood",
    "Plant cell structure with chloroplasts, mitochondria and the central vacuole",
    "Butterfly life cycle of the monarch: egg, caterpillar, chrysalis and adult",
    "Antigen presentation by a dendritic cell to a naive T cell",
]
UNKNOWN = "the compound eye of a mantis shrimp"


@dataclass(frozen=True)
class Screen:
    name: str
    path: str
    who: str = "visitor"
    """visitor, newcomer, maria (who has drawn) or owner"""
    act: Callable[[Page], None] | None = None


def draw(page: Page, prompt: str) -> None:
    page.get_by_label("Describe your illustration").fill(prompt)
    page.get_by_role("button", name="Generate", exact=True).click()


def show_figure(page: Page) -> None:
    page.locator(".recent button").last.click()
    page.get_by_role("heading", name="Caption").wait_for()


def be_refused(page: Page) -> None:
    draw(page, UNKNOWN)
    page.get_by_role("heading", name="We cannot draw this yet").wait_for()


def open_figure(page: Page) -> None:
    page.get_by_role("button", name="Open Human heart").first.click()
    page.get_by_role("dialog").wait_for()


def choose_upload(page: Page) -> None:
    page.get_by_role("tab", name="Upload").click()
    page.get_by_role("button", name="Choose File").or_(
        page.get_by_role("button", name="Upload Sketch")
    ).wait_for()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).filter(visible=True).click()


SCREENS = [
    Screen("landing", "/"),
    Screen("landing-upload", "/", act=choose_upload),
    Screen("landing-menu", "/", act=open_menu),
    Screen("pricing", "/pricing"),
    Screen("docs", "/docs"),
    Screen("terms", "/terms"),
    Screen("privacy", "/privacy"),
    Screen("refunds", "/refunds"),
    Screen("terms-acceptance", "/terms-acceptance"),
    Screen("404", "/no/such/page"),
    Screen("sign-in", "/accounts/login/"),
    Screen("sign-up", "/accounts/signup/"),
    Screen("gallery-signed-out", "/gallery"),
    Screen("settings-signed-out", "/settings"),
    Screen("admin-signed-out", "/admin"),
    Screen("generator-empty", "/", "newcomer"),
    Screen("gallery-empty", "/gallery", "newcomer"),
    Screen("generator", "/", "maria", show_figure),
    Screen("generator-sketch", "/", "maria", choose_upload),
    Screen("generator-refused", "/", "maria", be_refused),
    Screen("gallery", "/gallery", "maria"),
    Screen("gallery-list", "/gallery?view=list", "maria"),
    Screen("gallery-no-match", "/gallery?q=nothing", "maria"),
    Screen("gallery-viewer", "/gallery", "maria", open_figure),
    Screen("settings", "/settings", "maria"),
    Screen("pricing-signed-in", "/pricing", "maria"),
    Screen("share", "/share/{token}"),
    Screen("admin", "/admin", "owner"),
    Screen("admin-users", "/admin?tab=users", "owner"),
    Screen("admin-content", "/admin?tab=content", "owner"),
    Screen("admin-revenue", "/admin?tab=revenue", "owner"),
]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_product(Path(folder), DJANGO_SETTINGS_MODULE="config.settings", OWNER_EMAIL=OWNER) as product,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        people, token = people_of(browser, product)
        for old in OUT.glob("*.webp"):
            old.unlink()
        for width, scheme in FORMATS:
            for screen in SCREENS:
                if screen.name == "landing-menu" and width == 1440:
                    continue  # the links stand in the header
                take(browser, product.address, screen, people.get(screen.who), token, width, scheme)
        browser.close()
    write_index()


def people_of(browser: Browser, product: Product) -> tuple[dict[str, dict], str]:
    """The sessions of everybody who is signed in on a picture, and the token of a shared figure."""
    people = {}
    for who, email in {"newcomer": "ada@example.org", "maria": "maria@example.org", "owner": OWNER}.items():
        context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.goto(product.address + "/accounts/signup/")
        page.get_by_label("Email").fill(email)
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_role("button", name="Create account").click()
        page.get_by_role("button", name="Generate", exact=True).wait_for()
        if who == "maria":
            token = draw_all(page, product.address)
        people[who] = context.storage_state()
        context.close()
    product.manage(
        "shell",
        "--no-imports",
        "--command",
        "from allauth.account.models import EmailAddress\n"
        f"EmailAddress.objects.filter(email='{OWNER}').update(verified=True)",
    )
    return people, token


def draw_all(page: Page, address: str) -> str:
    for index, prompt in enumerate(reversed(PROMPTS)):
        page.goto(address + "/")
        page.get_by_label("Style").select_option(["scientific", "botanical", "cellular", "anatomical"][index])
        page.get_by_label("Resolution").select_option(
            ["1792x1024", "1792x1024", "1024x1024", "1024x1024"][index]
        )
        draw(page, prompt)
        page.get_by_role("heading", name="Caption").wait_for(timeout=60_000)
    page.get_by_role("button", name="Share").click()
    page.locator(".toast-title", has_text="Link copied").wait_for()
    return page.evaluate("navigator.clipboard.readText()").rsplit("/", 1)[-1]


def take(
    browser: Browser, address: str, screen: Screen, session: dict | None, token: str, width: int, scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        color_scheme=scheme,
        reduced_motion="reduce",
        storage_state=session,
    )
    page = context.new_page()
    page.goto(address + screen.path.replace("{token}", token))
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    if screen.act:
        screen.act(page)
        page.wait_for_load_state("networkidle")
    name = f"{screen.name}-{width}{'-dark' if scheme == 'dark' else ''}.webp"
    shot(page, width).save(OUT / name, quality=QUALITY, method=6)
    print(name, flush=True)
    context.close()


def shot(page: Page, width: int) -> Image.Image:
    """The page from its top, or the dialog on it; the pictures further down are loaded by then."""
    if page.locator("dialog[open]").count() == 0:
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": min(TALLEST[width], height)})
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(200)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize(
        (KEPT[width], round(picture.height * KEPT[width] / width)), Image.Resampling.LANCZOS
    )


def write_index() -> None:
    lines = [
        "# The screens",
        "",
        "Taken from the running product by `make screens`, at 360, 820 and 1440 pixels, and at 1440 in the dark.",
        "",
        "| Screen | 360 | 820 | 1440 | dark |",
        "| --- | --- | --- | --- | --- |",
    ]
    for screen in SCREENS:
        cells = [
            f"[{label}]({screen.name}-{suffix}.webp)"
            if (OUT / f"{screen.name}-{suffix}.webp").exists()
            else ""
            for label, suffix in [("360", "360"), ("820", "820"), ("1440", "1440"), ("dark", "1440-dark")]
        ]
        lines.append(f"| {screen.name} | {' | '.join(cells)} |")
    (OUT / "README.md").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
