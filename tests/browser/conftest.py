"""The whole product under its supervisor, and a real browser in front of it."""

from __future__ import annotations

import http.client
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000  # milliseconds, on a machine that is also drawing
CHROMIUM_FLAGS = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
]


@pytest.fixture(scope="session")
def product(tmp_path_factory) -> Iterator[str]:
    """The address of the product, started as `make run` starts it, with an empty folder for its data."""
    port = free_port()
    data_dir = tmp_path_factory.mktemp("product")
    own = {
        "DATA_DIR": str(data_dir),
        "HOST": "127.0.0.1",
        "PORT": str(port),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }
    env = {
        k: v
        for k, v in os.environ.items()
        if k not in {"DATABASE_URL", "REDIS_URL", "ALLOWED_HOSTS", "DEBUG"}
    } | own
    log = (data_dir / "product.log").open("wb")
    subprocess.run(
        [sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity", "0"],
        cwd=ROOT,
        env=env,
        check=True,
    )
    subprocess.run(
        [sys.executable, "manage.py", "migrate", "--verbosity", "0"], cwd=ROOT, env=env, check=True
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "config.launch"], cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT
    )
    try:
        _wait_until_served(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)
        log.close()


def _wait_until_served(port: int, process: subprocess.Popen) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise RuntimeError("the product ended before it was served")
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/")
            connection.getresponse()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the product was not served within 30 s")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.fail("Chromium is needed for the browser tests: apt-get install chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
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
