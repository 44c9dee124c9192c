"""Who calls, and the workers that a test can run."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings
from django.core.cache import cache
from django.core.files.storage import default_storage
from django.db import connection, connections
from django.test import Client

from apps.accounts.models import User
from apps.apikeys.keys import create_key
from apps.apikeys.models import ApiKey
from apps.illustrations import generations
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.work import draw_generation
from tests.contract import hold_to_document
from tests.paid import paid, start_paid  # noqa: F401 (fixtures)

BASE_DIR = Path(settings.BASE_DIR)


class Caller(Client):
    """A caller of the API, who speaks JSON, and to whom nothing is answered that is not in the document."""

    user: User
    key: ApiKey

    def request(self, **request: Any):
        response = super().request(**request)
        hold_to_document(response)
        return response

    def ask(self, path: str, **headers: str):
        return self.get(path, headers=headers)

    def tell(self, path: str, body: object, **headers: str):
        return self.post(path, json.dumps(body), content_type="application/json", headers=headers)

    def generate(self, prompt: str = "Human heart cross-section", **fields):
        headers = fields.pop("headers", {})
        return self.tell("/api/illustrations/generate", {"prompt": prompt, **fields}, **headers)


@pytest.fixture(autouse=True)
def _clean_surroundings() -> Iterator[None]:
    """No counter, file or message of one test reaches the next."""
    cache.clear()  # on Redis the queue too
    yield
    if hasattr(default_storage, "bucket"):
        default_storage.bucket.objects.all().delete()
    for folder in (settings.DATA_DIR / "files", settings.BROKER_DIR):
        shutil.rmtree(folder, ignore_errors=True)
    settings.BROKER_DIR.mkdir(exist_ok=True)


def database_url() -> str:
    """Where the database of this test is, for other processes."""
    at = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{at['NAME']}"
    return f"postgresql://{at['USER']}:{at['PASSWORD']}@{at['HOST']}:{at['PORT']}/{at['NAME']}"


@pytest.fixture(scope="session")
def art_cache(tmp_path_factory) -> Path:
    """Painted art, kept for the whole run and shared by the processes of a divided one."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "art"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def person(db) -> Callable[[str], User]:
    def make(name: str, **fields) -> User:
        return User.objects.create_user(f"{name}@example.org", "a sound password", first_name=name, **fields)

    return make


@pytest.fixture
def visitor(db) -> Caller:
    """Somebody who is not signed in."""
    return Caller()


def _signed_in(user: User) -> Caller:
    caller = Caller()
    caller.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    caller.user = user
    return caller


@pytest.fixture
def scientist(person) -> Caller:
    """A signed-in person on the free plan."""
    return _signed_in(person("scientist"))


@pytest.fixture
def stranger(person) -> Caller:
    """Another signed-in person, to whom nothing of the scientist belongs."""
    return _signed_in(person("stranger"))


@pytest.fixture
def subscriber(person) -> Caller:
    """A signed-in person on the basic plan."""
    return _signed_in(person("subscriber", subscription_status="active", subscription_plan="basic"))


@pytest.fixture
def owner(person) -> Caller:
    """The owner of the site, signed in, who has proved to hold the owner's address."""
    caller = _signed_in(person("owner"))
    EmailAddress.objects.create(user=caller.user, email=caller.user.email, verified=True, primary=True)
    return caller


@pytest.fixture
def api_key(scientist) -> Caller:
    """A program of the scientist's, which calls by key."""
    return by_key(scientist.user)


def by_key(owner: User) -> Caller:
    """A program that calls by a new key of the owner's. It keeps to CSRF as strictly as a browser is held to it."""
    key, full_key = create_key(owner, name="Figure pipeline")
    caller = Caller(enforce_csrf_checks=True, headers={"Authorization": f"Bearer {full_key}"})
    caller.user = owner
    caller.key = key
    return caller


@pytest.fixture
def woken(monkeypatch) -> list:
    """The generations workers were woken for, while no worker listens."""
    messages: list = []
    monkeypatch.setattr(generations, "wake_worker", messages.append)
    return messages


@pytest.fixture
def finished_generation(scientist) -> Generation:
    """A generation of the scientist that has its illustration."""
    accepted = scientist.generate(headers={"Prefer": "respond-async"})
    assert accepted.status_code == 202
    generation_id = accepted.json()["id"]
    draw_generation(generation_id)
    return Generation.objects.with_result().get(pk=generation_id)


@pytest.fixture
def illustration(finished_generation) -> Illustration:
    """A finished illustration of the scientist."""
    return finished_generation.illustration


@pytest.fixture
def worker(monkeypatch) -> Iterator[ThreadPoolExecutor]:
    """A worker on a thread of this process, woken as the real ones are."""

    def draw(generation_id) -> None:
        try:
            draw_generation(generation_id)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as thread:
        monkeypatch.setattr(
            generations, "wake_worker", lambda generation_id: thread.submit(draw, generation_id)
        )
        yield thread


class Worker:
    """A real worker process, on the database and the queue of this test."""

    def __init__(self, engine: str, dawdle: Path) -> None:
        self._log = (dawdle.parent / "worker.log").open("ab")
        self._process = subprocess.Popen(
            [
                sys.executable, "-m", "celery", "--quiet", "-A", "config", "worker", "--pool=solo",
                "--without-gossip", "--without-mingle", "--without-heartbeat", "--loglevel=INFO",
            ],
            cwd=BASE_DIR,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            env={
                **os.environ,
                "DJANGO_SETTINGS_MODULE": "tests.settings",
                "TEST_WORKER": "1",
                "TEST_ENGINE": engine,
                "TEST_DAWDLE": str(dawdle),
                "DATABASE_URL": database_url(),
                "DATA_DIR": str(settings.DATA_DIR),
                "LEASE_SECONDS": "1",
            },
        )  # fmt: skip

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()
        self._log.close()


@pytest.fixture
def start_worker(transactional_db, tmp_path) -> Iterator[Callable[..., Worker]]:
    workers: list[Worker] = []

    def start(engine: str = "plain") -> Worker:
        workers.append(Worker(engine, tmp_path / "dawdle"))
        return workers[-1]

    yield start
    for worker in workers:
        worker.kill()


def eventually(condition: Callable[[], object], *, within: float = 15.0) -> object:
    """What `condition` gives once it gives something; fails after `within` seconds."""
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        if found := condition():
            return found
        time.sleep(0.02)
    raise AssertionError(f"This did not happen within {within} s.")
