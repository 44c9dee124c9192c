"""The grown-up services, really running: PostgreSQL, Redis, and S3-compatible storage over HTTP.

Each keeps what it stores in a folder that is thrown away, listens on a free port of this machine, and ends with
the process that started it, even when that is killed.
"""

import logging
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import boto3
import psycopg
import redis
from moto.server import ThreadedMotoServer

from tests.ports import free_port

BUCKET = "camera-lucida"
REGION = "eu-central-1"


@contextmanager
def postgresql() -> Iterator[str]:
    """A cluster of its own. Gives the URL of an empty database."""
    with _folder_of_its_own("postgresql") as folder:
        password = secrets.token_urlsafe(16)
        account = _unprivileged_account(folder)
        password_file = folder / "password"
        password_file.write_text(password)
        password_file.chmod(0o644)  # in a folder that its account alone can enter
        cluster, port = folder / "cluster", free_port()
        subprocess.run(
            [
                *account, str(_postgresql_programs() / "initdb"), "--pgdata", str(cluster), "--username", "lucida",
                "--pwfile", str(password_file), "--auth", "scram-sha-256", "--encoding", "UTF8",
                "--locale-provider", "icu", "--icu-locale", "en-US", "--locale", "C.UTF-8", "--no-sync",
            ],
            cwd=folder, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        url = f"postgresql://lucida:{password}@127.0.0.1:{port}/postgres"
        command = [
            str(_postgresql_programs() / "postgres"), "-D", str(cluster), "-p", str(port), "-h", "127.0.0.1",
            "-k", str(folder), "-c", "fsync=off", "-c", "max_connections=200",
        ]  # fmt: skip
        with _running(command, folder, account=account, stop=signal.SIGINT):
            _once_it_answers(lambda: psycopg.connect(url, connect_timeout=2).close())
            yield url


class Redis:
    """A server that can be killed and started again with what it had written down."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        command = [
            "redis-server", "--bind", "127.0.0.1", "--port", str(self._port), "--dir", str(self._folder),
            "--appendonly", "yes", "--save", "",
        ]  # fmt: skip
        self._process = _start(command, self._folder)
        _once_it_answers(lambda: redis.Redis.from_url(self.url).ping())

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()


@contextmanager
def redis_server() -> Iterator[Redis]:
    with _folder_of_its_own("redis") as folder:
        server = Redis(folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def object_storage() -> Iterator[dict[str, str]]:
    """Gives the environment variables that lead to an empty bucket."""
    logging.getLogger("werkzeug").setLevel(logging.WARNING)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    try:
        host, port = server.get_host_and_port()
        variables = {
            "AWS_STORAGE_BUCKET_NAME": BUCKET,
            "AWS_S3_ENDPOINT_URL": f"http://{host}:{port}",
            "AWS_ACCESS_KEY_ID": "lucida",
            "AWS_SECRET_ACCESS_KEY": secrets.token_urlsafe(16),
            "AWS_S3_REGION_NAME": REGION,
        }
        boto3.client(
            "s3",
            endpoint_url=variables["AWS_S3_ENDPOINT_URL"],
            aws_access_key_id=variables["AWS_ACCESS_KEY_ID"],
            aws_secret_access_key=variables["AWS_SECRET_ACCESS_KEY"],
            region_name=REGION,
        ).create_bucket(Bucket=BUCKET, CreateBucketConfiguration={"LocationConstraint": REGION})
        yield variables
    finally:
        server.stop()


@contextmanager
def _folder_of_its_own(name: str) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix=f"camera-lucida-{name}-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged_account(folder: Path) -> list[str]:
    """What a command is prefixed with: PostgreSQL does not run as root, and needs its folder."""
    if os.geteuid() != 0:
        return []
    shutil.chown(folder, "postgres", "postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]


def _postgresql_programs() -> Path:
    """Debian keeps each version's programs in a folder that is not on the path."""
    if found := sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3])):
        return found[-1].parent
    if on_path := shutil.which("initdb"):
        return Path(on_path).parent
    raise SystemExit("PostgreSQL is not installed: sudo apt-get install postgresql")


@contextmanager
def _running(command: list[str], folder: Path, *, account: list[str], stop: int) -> Iterator[None]:
    process = _start(command, folder, account=account)
    try:
        yield
    finally:
        process.send_signal(stop)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _start(command: list[str], folder: Path, *, account: list[str] | None = None) -> subprocess.Popen[bytes]:
    # The death signal ends a server whose starter was killed and could not stop it.
    prefix = account or ["setpriv"]
    with (folder / "log").open("ab") as log:
        return subprocess.Popen([*prefix, "--pdeathsig=KILL", *command], cwd=folder, stdout=log, stderr=log)


def _once_it_answers(ask: Callable[[], Any], *, within: float = 30.0) -> None:
    deadline = time.monotonic() + within
    while True:
        try:
            ask()
            return
        except (psycopg.OperationalError, redis.RedisError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
