"""The whole product under its supervisor, started by a test or a tool."""

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[1]
# Set for whoever runs the tests, and not for the product that a test starts.
FOREIGN = {"DATABASE_URL", "REDIS_URL", "ALLOWED_HOSTS", "DEBUG", "EMAIL_URL", "OWNER_EMAIL"}


@dataclass(frozen=True, slots=True)
class Product:
    """A product that is being served."""

    address: str
    environment: Mapping[str, str]
    process_id: int

    def manage(self, *arguments: str) -> str:
        """What a management command says."""
        return _manage(self.environment, *arguments)

    def processes(self, program: str) -> list[int]:
        """Those that run a program, parents before children."""
        return [pid for pid in _descendants(self.process_id) if program in command_line(pid)]

    @contextmanager
    def workers_asleep(self) -> Iterator[None]:
        """While this lasts nothing is drawn: what is handed in waits for its turn."""
        workers = self.processes("celery")
        assert workers, "the product runs no worker"
        try:
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in workers:
                os.kill(pid, signal.SIGCONT)


@contextmanager
def running_product(data_dir: Path, **own: str) -> Iterator[Product]:
    """Serve the product as `make run` does, with `data_dir` for its data. `{port}` in a variable is its port."""
    port = free_port()
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in FOREIGN and not name.startswith("OPENAI_")
    }
    environment |= {name: value.replace("{port}", str(port)) for name, value in own.items()}
    environment |= {"DATA_DIR": str(data_dir), "HOST": "127.0.0.1", "PORT": str(port)}
    _manage(environment, "collectstatic", "--noinput", "--verbosity", "0")
    log = (data_dir / "product.log").open("wb")
    process = subprocess.Popen(
        [sys.executable, "-m", "config.launch"],
        cwd=ROOT,
        env=environment,
        stdout=log,
        stderr=subprocess.STDOUT,
    )
    try:
        _wait_until_served(port, process)
        yield Product(f"http://127.0.0.1:{port}", environment, process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)
        log.close()


def _manage(environment: Mapping[str, str], *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def _wait_until_served(port: int, process: subprocess.Popen) -> None:
    for _ in range(900):
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
    raise RuntimeError("the product was not served within 90 s")


def _descendants(pid: int) -> Iterator[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return
    for child in map(int, children):
        yield child
        yield from _descendants(child)


def command_line(pid: int) -> str:
    """What a process was started as; nothing for one that has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
