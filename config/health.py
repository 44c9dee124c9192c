"""What load balancers and supervisors ask: is this process alive, and can the product do its work?

Answered before anything else of the product, so that it needs no host name, session or database to say so.
"""

import logging
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as StillWaiting
from uuid import uuid4

from celery import current_app
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.db import connection, connections
from django.http import HttpRequest, HttpResponseBase, JsonResponse
from kombu import Producer

from apps.illustrations.workers import living_workers

logger = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds for each part to answer
KNOWN_FOR = 2.0  # seconds; however often it is asked, the parts are not


def probes(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    def middleware(request: HttpRequest) -> HttpResponseBase:
        if request.path == "/healthz":
            return _answer({"status": "alive"}, status=200)
        if request.path == "/readyz":
            parts = readiness.parts()
            ready = set(parts.values()) == {"ok"}
            body = {"status": "ready" if ready else "unavailable", "parts": parts}
            return _answer(body, status=200 if ready else 503)
        return get_response(request)

    return middleware


def _answer(body: Mapping[str, object], *, status: int) -> JsonResponse:
    return JsonResponse(body, status=status, headers={"Cache-Control": "no-store"})


def check_database() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def check_broker() -> None:
    """Send a message to nobody, and take it back."""
    with current_app.connection_for_write() as broker, broker.channel() as channel:
        Producer(channel).publish("", exchange="", routing_key="readiness")
        if channel.basic_get("readiness", no_ack=True) is None:
            raise LookupError("The message did not come back.")


def check_storage() -> None:
    name = default_storage.save(f"readiness/{uuid4()}", ContentFile(b"ready"))
    default_storage.delete(name)


def check_workers() -> None:
    if not living_workers():
        raise LookupError("No worker has given a sign of life.")


class Part:
    """One thing that must work. While an earlier look at it still hangs, no second one is begun."""

    def __init__(self, name: str, check: Callable[[], None]) -> None:
        self._check = check
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"readiness-{name}")
        self._look: Future[None] | None = None

    def begin(self) -> None:
        if self._look is None or self._look.done():
            self._look = self._thread.submit(self._check_and_hang_up)

    def state(self, *, deadline: float) -> str:
        """`ok`, `failed`, or `silent` if there is no answer until then."""
        assert self._look is not None
        try:
            self._look.result(timeout=max(0.0, deadline - time.monotonic()))
        except StillWaiting:
            return "silent"
        except Exception as error:
            # Only what kind of error: its message may name hosts and accounts.
            logger.warning("Not ready: %s (%s)", self._thread._thread_name_prefix, type(error).__name__)
            return "failed"
        return "ok"

    def _check_and_hang_up(self) -> None:
        try:
            self._check()
        finally:
            connections.close_all()


class Readiness:
    """All parts, looked at together, and at most once in `KNOWN_FOR` seconds."""

    def __init__(self, checks: Mapping[str, Callable[[], None]]) -> None:
        self._parts = {name: Part(name, check) for name, check in checks.items()}
        self._states: dict[str, str] = {}
        self._known_until = 0.0
        self._one_at_a_time = threading.Lock()

    def parts(self) -> dict[str, str]:
        with self._one_at_a_time:
            if time.monotonic() > self._known_until:
                deadline = time.monotonic() + PATIENCE
                for part in self._parts.values():
                    part.begin()
                self._states = {name: part.state(deadline=deadline) for name, part in self._parts.items()}
                self._known_until = time.monotonic() + KNOWN_FOR
            return self._states


readiness = Readiness(
    {
        "database": check_database,
        "broker": check_broker,
        "storage": check_storage,
        "workers": check_workers,
    }
)
