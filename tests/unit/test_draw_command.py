"""`manage.py draw`: figures without a server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def draw(tmp_path, art_cache):
    """Runs the command in a process of its own, as a person would; nothing is configured but the folder for data."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "art").symlink_to(art_cache)

    def run(*arguments: str) -> subprocess.CompletedProcess:
        env = {k: v for k, v in os.environ.items() if not k.startswith(("TEST_", "DJANGO_"))} | {
            "DATA_DIR": str(data)
        }
        command = [sys.executable, "manage.py", "draw", *arguments]
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)

    return run


def test_it_writes_the_picture_the_vector_and_the_record(draw, tmp_path):
    done = draw(
        "human heart", "--style", "schematic", "--resolution", "1792x1024", "--out", str(tmp_path / "out")
    )
    assert done.returncode == 0, done.stderr
    assert sorted(p.name for p in (tmp_path / "out").iterdir()) == [
        "human-heart.json",
        "human-heart.png",
        "human-heart.svg",
    ]
    assert Image.open(tmp_path / "out" / "human-heart.png").size == (1792, 1024)
    record = json.loads((tmp_path / "out" / "human-heart.json").read_text())
    assert record["request"]["style"] == "schematic"
    assert record["caption"].startswith("Human heart. ")


def test_a_subject_that_cannot_be_drawn_ends_with_status_3_and_writes_nothing(draw, tmp_path):
    done = draw("a steam locomotive", "--out", str(tmp_path / "out"))
    assert done.returncode == 3
    assert "We can draw:" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "out").iterdir()) == []


def test_a_file_of_prompts_is_drawn_in_one_process_and_what_fails_is_told_at_the_end(draw, tmp_path):
    prompts = tmp_path / "prompts.txt"
    prompts.write_text("human heart\n\na steam locomotive\nplant cell\n", encoding="utf-8")
    done = draw("--file", str(prompts), "--style", "schematic", "--out", str(tmp_path / "out"))
    assert done.returncode == 3
    drawn = sorted(p.name for p in (tmp_path / "out").glob("*.png"))
    assert drawn == ["001-human-heart.png", "003-plant-cell.png"]
    assert "002-" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["   "],
        ["human heart", "--file", "prompts.txt"],
        ["--file", "no-such-file.txt"],
        ["human heart", "--style", "cubist"],
        ["human heart", "--resolution", "640x480"],
    ],
)
def test_a_wrong_call_ends_with_status_2_and_says_why(draw, tmp_path, arguments):
    done = draw(*arguments, "--out", str(tmp_path / "out"))
    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
