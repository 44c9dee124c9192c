"""`make lighthouse`: Lighthouse's verdict on the two faces of "/", the landing page and the generator.

Each is loaded three times as a desktop and three times as a phone, and the median of each score counts, for both. The
phone is simulated from what this machine measured: where other work goes on beside it, its performance swings.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.ports import free_port
from tests.running import ROOT, running_product

LIGHTHOUSE = ["npx", "--yes", "lighthouse@12.8.2"]
RUNS = 3
FLOORS = {"performance": 0.95, "accessibility": 1.0, "best-practices": 1.0}
DEVICES = {"desktop": ["--preset=desktop"], "phone": []}


def main() -> None:
    passed = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_product(Path(folder), DJANGO_SETTINGS_MODULE="config.settings") as product,
    ):
        for page, prepare in {"landing page": None, "generator": sign_up_and_draw}.items():
            with open_browser(product.address, prepare) as port:
                for device, preset in DEVICES.items():
                    passed.append(judge(product.address, port, f"{page}, {device}", preset))
    sys.exit(not all(passed))


@contextmanager
def open_browser(address: str, prepare: Callable[[Page, str], None] | None) -> Iterator[int]:
    """The port on which Lighthouse finds a browser that has kept what `prepare` did, such as signing in."""
    port = free_port()
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=chromium.path(),
            args=[*chromium.FLAGS, f"--remote-debugging-port={port}"],
        )
        if prepare:
            prepare(context.new_page(), address)
        yield port
        context.close()


def sign_up_and_draw(page: Page, address: str) -> None:
    page.goto(address + "/accounts/signup/")
    page.get_by_label("Email").fill("reader@example.org")
    page.get_by_label("Password", exact=True).fill("a-rather-Long-secret-7")
    page.get_by_role("button", name="Create account").click()
    page.get_by_label("Describe your illustration").fill("Plant cell")
    page.get_by_role("button", name="Generate", exact=True).click()
    page.get_by_role("heading", name="Caption").wait_for()
    page.close()


def judge(address: str, port: int, title: str, preset: list[str]) -> bool:
    """Prints the medians, and what Lighthouse would have better; whether all reach their floors."""
    reports = [run(address, port, preset) for _ in range(RUNS)]
    scores = {
        category: median(report["categories"][category]["score"] for report in reports) for category in FLOORS
    }
    listed = ", ".join(f"{category} {100 * score:.0f}" for category, score in scores.items())
    print(f"{title}: {listed}", flush=True)
    passed = all(scores[category] >= floor for category, floor in FLOORS.items())
    if not passed:
        for finding in findings(reports[-1]):
            print(f"    {finding}", flush=True)
    return passed


def run(address: str, port: int, preset: list[str]) -> dict:
    done = subprocess.run(
        [
            *LIGHTHOUSE,
            address + "/",
            "--quiet",
            "--output=json",
            f"--only-categories={','.join(FLOORS)}",
            f"--port={port}",
            "--disable-storage-reset",
            *preset,
        ],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return json.loads(done.stdout)


def findings(report: dict) -> list[str]:
    """The audits that cost points, with the figure that Lighthouse shows for each."""
    weighty = {
        reference["id"]
        for category in FLOORS
        for reference in report["categories"][category]["auditRefs"]
        if reference["weight"]
    }
    return [
        f"{audit['title']}: {audit.get('displayValue') or audit['score']}"
        for name, audit in report["audits"].items()
        if name in weighty and audit["score"] is not None and audit["score"] < 1
    ]


if __name__ == "__main__":
    main()
