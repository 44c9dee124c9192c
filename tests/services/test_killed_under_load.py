"""Kill a process or the queue while a crowd asks: every accepted generation ends, once, and is paid for once."""

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from django.db import connection

from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import stored_names
from tests.conftest import database_url, eventually
from tests.running import Product, command_line, running_product
from tests.services.crowd import PROMPT, Person, signed_in
from tests.services.servers import Redis, redis_server

pytestmark = pytest.mark.django_db(transaction=True)

RECOVERY = 60.0  # seconds in which all that was accepted has ended
State = Generation.State


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A queue of this test's own, that can be killed."""
    with redis_server() as server:
        yield server


@pytest.fixture
def product(transactional_db, redis, tmp_path) -> Iterator[Product]:
    with running_product(
        tmp_path,
        DJANGO_SETTINGS_MODULE="tests.settings",
        TEST_WORKER="1",
        TEST_ENGINE="unhurried",
        SECRET_KEY=settings.SECRET_KEY,
        DATABASE_URL=database_url(),
        REDIS_URL=redis.url,
        WORKERS="3",
        WEB_PROCESSES="2",
        LEASE_SECONDS="2",
        RESEND_SECONDS="1",
        LOG_FORMAT="json",
    ) as running:
        yield running


@pytest.fixture
def crowd(product, person) -> list[Person]:
    plan = {"subscription_status": "active", "subscription_plan": "premium"}
    return [signed_in(person(f"person{number}", **plan), product.address) for number in range(4)]


def alive(pids: list[int]) -> list[int]:
    return [pid for pid in pids if command_line(pid)]


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def under_load(crowd: list[Person], disturb: Callable[[], None]) -> None:
    """Let everybody ask while something is disturbed, and for a moment before and after."""
    stop = threading.Event()
    threads = [threading.Thread(target=person.keep_asking, args=(stop,)) for person in crowd]
    for thread in threads:
        thread.start()
    try:
        eventually(lambda: sum(len(person.accepted) for person in crowd) > 10)
        disturb()
        time.sleep(1)
    finally:
        stop.set()
        for thread in threads:
            thread.join(timeout=30)
    assert [person.refusals for person in crowd if set(person.refusals) - {429}] == []


def everything_ends_once_and_is_paid_once(crowd: list[Person]) -> None:
    eventually(lambda: not Generation.objects.active().exists(), within=RECOVERY)
    promised = {key for person in crowd for key in person.accepted}
    assert sorted(promised) == sorted(Generation.objects.values_list("idempotency_key", flat=True))
    succeeded = set(Generation.objects.filter(state=State.SUCCEEDED).values_list("pk", flat=True))
    drawn = Illustration.objects.values_list("generation", flat=True)
    assert sorted(drawn) == sorted(succeeded)
    paid = Counter(dict(DailyUsage.objects.values_list("user", "used")))
    assert paid == Counter(Illustration.objects.values_list("owner", flat=True))
    kept = {name for one in Illustration.objects.all() for name in (one.image, one.vector, one.thumbnail)}
    assert set(stored_names("illustrations")) == kept
    assert all(default_storage.size(name) for name in kept)


def secrets_and_prompts_stay_out_of(log: Path, crowd: list[Person]) -> None:
    told = log.read_text()
    generation = Generation.objects.first()
    assert f'"generation_id": "{generation.pk}"' in told
    secrets = [
        PROMPT,
        *(person.user.email for person in crowd),
        *(person.session for person in crowd),
        settings.SECRET_KEY,
        os.environ["AWS_SECRET_ACCESS_KEY"],
        connection.settings_dict["PASSWORD"],
    ]
    assert all(len(secret) > 8 for secret in secrets)
    assert [secret for secret in secrets if secret in told] == []


def test_workers_are_killed(crowd, product):
    def disturb() -> None:
        for _ in range(2):
            drawn = Illustration.objects.count()
            eventually(lambda: Illustration.objects.count() > drawn, within=RECOVERY)  # noqa: B023
            for pid in product.processes("celery"):
                kill(pid)

    under_load(crowd, disturb)
    everything_ends_once_and_is_paid_once(crowd)
    assert Generation.objects.filter(attempts__gt=1).exists()


def test_web_processes_are_killed(crowd, product):
    orphans: list[int] = []

    def disturb() -> None:
        manager, *serving = product.processes("granian")
        kill(serving[0])
        time.sleep(1)
        manager, *serving = product.processes("granian")
        orphans.extend(serving)
        kill(manager)
        eventually(lambda: crowd[0].is_told("/healthz", 200), within=RECOVERY)

    under_load(crowd, disturb)
    everything_ends_once_and_is_paid_once(crowd)
    eventually(lambda: len(product.processes("granian")) == 3)
    assert not alive(orphans)


def test_the_queue_is_killed_and_comes_back(crowd, product, redis, tmp_path):
    before = []

    def disturb() -> None:
        redis.kill()
        before.append(Generation.objects.count())
        time.sleep(3)
        assert Generation.objects.count() > before[0]  # accepted while nobody could be told
        redis.start()

    under_load(crowd, disturb)
    everything_ends_once_and_is_paid_once(crowd)
    eventually(lambda: crowd[0].is_told("/readyz", 200))
    secrets_and_prompts_stay_out_of(tmp_path / "product.log", crowd)
