"""What the documentation offers to copy is copied from the page, saved to a file, and run."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.running import Product, running_product

PROGRAMS = {
    "JavaScript": ("sample.mjs", "node"),
    "Python": ("sample.py", sys.executable),
    "cURL": ("sample.sh", "bash"),
}
MAKE_A_KEY = """
from apps.accounts.models import User
from apps.apikeys.keys import create_key
user = User.objects.create_user("script@example.org", subscription_status="active", subscription_plan="premium")
print(create_key(user, name="The documentation")[1])
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Product]:
    """The product with its real engine, whose fetching of sketches reaches the product itself."""
    with running_product(
        tmp_path_factory.mktemp("product"),
        DJANGO_SETTINGS_MODULE="tests.settings",
        TEST_WORKER="1",
        TEST_ENGINE="embedded",
        TEST_SECONDS_BETWEEN_TURNS="0",
        TEST_FETCH_HOSTS="127.0.0.1:{port}",
    ) as product:
        yield product


@pytest.fixture(scope="module")
def key(served) -> str:
    return served.manage("shell", "--no-imports", "--command", MAKE_A_KEY).strip()


@pytest.fixture(scope="module")
def docs(browser: Browser, served: Product) -> Iterator[Page]:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{served.address}/docs")
    yield page
    context.close()


def copied(docs: Page, name: str) -> str:
    docs.get_by_role("button", name=f"Copy {name}").click()
    return docs.evaluate("navigator.clipboard.readText()")


def copied_sample(docs: Page, call: str, language: str) -> str:
    docs.get_by_role("tab", name=call).click()
    docs.get_by_role("tab", name=language).click()
    return copied(docs, f"{language} example")


def run(text: str, folder: Path, name: str, program: str, key: str | None) -> subprocess.CompletedProcess:
    (folder / name).write_text(text)
    known = {"CAMERA_LUCIDA_KEY": key} if key else {}
    return subprocess.run(
        [program, name], cwd=folder, env=os.environ | known, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize("language", PROGRAMS)
@pytest.mark.parametrize(
    ("call", "size", "subject"),
    [("Generate", (1792, 1024), "lant cell"), ("Enhance Sketch", (1024, 1024), "leaf")],
)
def test_a_sample_draws_saves_the_picture_and_prints_its_caption(
    docs, key, tmp_path, call, size, subject, language
):
    program = run(copied_sample(docs, call, language), tmp_path, *PROGRAMS[language], key)
    assert program.returncode == 0, program.stderr
    assert Image.open(tmp_path / "figure.png").size == size
    assert subject in program.stdout


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_sample_lists_what_was_drawn(docs, served, key, tmp_path, language):
    draw = copied_sample(docs, "Generate", "Python")
    assert run(draw, tmp_path, *PROGRAMS["Python"], key).returncode == 0
    program = run(copied_sample(docs, "List Images", language), tmp_path, *PROGRAMS[language], key)
    assert program.returncode == 0, program.stderr
    assert "Plant cell" in program.stdout
    assert "/api/illustrations/" in program.stdout


@pytest.mark.parametrize("language", PROGRAMS)
@pytest.mark.parametrize("call", ["Generate", "List Images"])
def test_a_sample_says_what_the_server_said(docs, tmp_path, call, language):
    program = run(copied_sample(docs, call, language), tmp_path, *PROGRAMS[language], "cl_not_a_key")
    assert program.returncode != 0
    assert "Unauthorized" in program.stdout + program.stderr
    assert not (tmp_path / "figure.png").exists()


def test_the_client_is_fetched_and_draws_as_the_page_says(docs, key, tmp_path):
    commands = copied(docs, "Command line")
    assert "YOUR_API_KEY" in commands
    program = run(commands.replace("YOUR_API_KEY", key), tmp_path, "client.sh", "bash", None)
    assert program.returncode == 0, program.stderr
    assert {file.suffix for file in (tmp_path / "figures").iterdir()} == {".png", ".svg", ".txt"}
    [picture] = (tmp_path / "figures").glob("plant-cell-*.png")
    assert Image.open(picture).size == (1024, 1024)
    caption = picture.with_suffix(".txt").read_text()
    assert caption.startswith("Plant cell.")
    assert caption in program.stdout


def test_the_client_names_what_can_be_drawn_and_fails(docs, served, key, tmp_path):
    client = served.address + "/static/clients/camera_lucida.py"
    subprocess.run(["curl", "-sSO", client], cwd=tmp_path, check=True)
    program = subprocess.run(
        [sys.executable, "camera_lucida.py", "A tardigrade"],
        cwd=tmp_path,
        env=os.environ | {"CAMERA_LUCIDA_SITE": served.address, "CAMERA_LUCIDA_KEY": key},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert program.returncode == 1
    assert "We can draw" in program.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["camera_lucida.py"]
