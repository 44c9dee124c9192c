"""A paid service for tests: a server of this machine, and the product set up to ask it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from django.conf import settings

from apps.illustrations.engines import registry
from config.env import Environment
from config.openai import Endpoint, paid_services
from tests.openai_server import FakeServer

KEY = "sk-test-0123456789"


@dataclass(slots=True)
class Paid:
    """The server that is asked, and the seconds that were waited before asking again."""

    server: FakeServer
    waits: list[float] = field(default_factory=list)


@pytest.fixture
def start_paid(monkeypatch, settings) -> Iterator[Callable[..., Paid]]:
    """Start a server of a kind, and set the product up for it by environment variables."""
    servers: list[FakeServer] = []

    def start(kind: str = "openai", **variables: str) -> Paid:
        paid = Paid(FakeServer(kind))
        servers.append(paid.server)
        if kind == "openai":
            monkeypatch.setattr(Endpoint, "is_openai", True)
        set_up(paid, settings, **variables)
        from apps.illustrations.engines.openai import screening, service

        screening._services.cache_clear()
        monkeypatch.setattr(service, "sleep", lambda seconds, pulse: paid.waits.append(seconds))
        return paid

    yield start
    registry._engine_at.cache_clear()
    for server in servers:
        server.close()


@pytest.fixture
def paid(start_paid) -> Iterator[Paid]:
    """OpenAI itself, in its default set-up. Requests that it would not understand fail the test."""
    started = start_paid()
    yield started
    if started.server.faults:
        pytest.fail(f"The service would refuse: {started.server.faults}")


def set_up(paid: Paid, settings=settings, **variables: str) -> None:
    # Who judges prompts has tests of its own, test_paid_gate.py.
    told = {
        "OPENAI_API_KEY": KEY,
        "OPENAI_BASE_URL": paid.server.url,
        "OPENAI_SCREENING": "local",
    } | variables
    settings.OPENAI = paid_services(Environment(told))
    settings.ILLUSTRATION_ENGINE = "openai"
    registry._engine_at.cache_clear()
