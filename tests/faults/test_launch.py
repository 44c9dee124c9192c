"""The product under its supervisor: it comes up, mends itself, and goes down leaving nothing behind."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import BASE_DIR, eventually
from tests.ports import free_port


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def product(tmp_path, port) -> Iterator[subprocess.Popen]:
    """The whole product, on a data folder of its own."""
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "config.launch"],
            cwd=BASE_DIR,
            env=surroundings(tmp_path, port),
            stdout=log,
            stderr=log,
        )
        yield process
        for pid in descendants(process.pid):
            os.kill(pid, signal.SIGKILL)
        process.kill()
        process.wait()


def surroundings(data_dir: Path, port: int) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return kept | {"DATA_DIR": str(data_dir / "data"), "PORT": str(port)}


def descendants(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return []
    return [found for child in map(int, children) for found in (child, *descendants(child))]


def process_of(product: subprocess.Popen, program: str) -> int | None:
    for pid in descendants(product.pid):
        if program in Path(f"/proc/{pid}/cmdline").read_text().split("\0"):
            return pid
    return None


def answer(port: int) -> dict | None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", "/api/auth/user")
        return json.load(connection.getresponse())
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def test_it_serves_restarts_what_dies_and_ends_cleanly(product, port):
    assert eventually(lambda: answer(port), within=90) == {"message": "Unauthorized", "code": "unauthorized"}
    worker = eventually(lambda: process_of(product, "worker"))
    os.kill(worker, signal.SIGKILL)
    assert eventually(lambda: (found := process_of(product, "worker")) != worker and found)
    everything = descendants(product.pid)
    assert process_of(product, "sweep")
    product.send_signal(signal.SIGTERM)
    assert product.wait(timeout=20) == 0
    eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in everything))
    assert answer(port) is None


def test_a_taken_port_is_said_plainly(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        refusal = subprocess.run(
            [sys.executable, "-m", "config.launch"],
            cwd=BASE_DIR,
            env=surroundings(tmp_path, taken),
            capture_output=True,
            text=True,
            timeout=30,
        )
    assert refusal.returncode == 1
    assert f"Port {taken} of 127.0.0.1 is in use" in refusal.stderr


PUBLIC = {"ALLOWED_HOSTS": "lucida.example", "SECRET_KEY": "k" * 60}


@pytest.mark.parametrize(
    ("variables", "complaint"),
    [
        ({"PORT": "http"}, "PORT: expected a number"),
        ({"WEB_PROCESSES": "2"}, "WEB_PROCESSES above 1 needs REDIS_URL"),
        ({"LOG_FORMAT": "xml"}, "LOG_FORMAT: expected one of json, text"),
        (
            {"HOST": "no-such-host.invalid", **PUBLIC},
            "HOST=no-such-host.invalid is no address of this machine",
        ),
        ({"HOST": "0.0.0.0"}, "ALLOWED_HOSTS"),  # noqa: S104
        ({"ALLOWED_HOSTS": "lucida.example"}, "SECRET_KEY"),
        ({"ILLUSTRATION_ENGINE": "dall-e"}, "ILLUSTRATION_ENGINE: expected one of auto, embedded"),
        ({"ILLUSTRATION_ENGINE": "openai"}, "needs OPENAI_API_KEY or OPENAI_BASE_URL"),
    ],
)
def test_an_unsafe_or_unclear_configuration_does_not_start(tmp_path, variables, complaint):
    refusal = subprocess.run(
        [sys.executable, "-m", "config.launch"],
        cwd=BASE_DIR,
        env=surroundings(tmp_path, 1) | variables,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert refusal.returncode == 1
    assert complaint in refusal.stderr
    assert "Traceback" not in refusal.stderr
