"""The browser that tests and tools look with."""

import os
import shutil
import sys

FLAGS = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
]


def path() -> str:
    """Where the installed browser is; SystemExit if there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return found or sys.exit("Chromium is needed: apt-get install chromium")
