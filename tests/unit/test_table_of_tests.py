"""The table of what is specified names tests that exist."""

import re
from pathlib import Path

BROWSER = Path(__file__).resolve().parents[1] / "browser"


def test_every_browser_test_in_the_table_exists():
    named = set(re.findall(r"`(test_\w+)`", (BROWSER / "README.md").read_text()))
    written = {
        name for file in BROWSER.glob("*.py") for name in re.findall(r"def (test_\w+)", file.read_text())
    }
    assert named
    assert named - written == set()
