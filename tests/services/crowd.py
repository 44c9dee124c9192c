"""People who ask a running product for figures, all at once, as clients that lose their connection do."""

import http.client
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from urllib.parse import urlsplit
from uuid import uuid4

from django.conf import settings
from django.test import Client

from apps.accounts.models import User

CSRF_TOKEN = "a" * 32
ACCEPTED = {201, 202}  # a call that is repeated may find its figure finished
MOST_CALLS = 12  # of one person; what piles up while nobody draws must be drawn in the time allowed
THINKING = 1  # seconds from one call of a person to the next
PROMPT = "Human heart of an unpublished finding"


@dataclass
class Person:
    """A person with a session, and the idempotency keys of what they were promised."""

    user: User
    address: str
    session: str
    accepted: set[str] = field(default_factory=set)
    refusals: list[int] = field(default_factory=list)

    @property
    def headers(self) -> dict[str, str]:
        cookies = f"{settings.SESSION_COOKIE_NAME}={self.session}; csrftoken={CSRF_TOKEN}"
        return {"Cookie": cookies, "X-CSRFToken": CSRF_TOKEN, "Content-Type": "application/json"}

    def generate(self, *, key: str = "", path: str = "/api/illustrations/generate") -> int:
        """The status of one generating call; OSError where the product cannot be reached."""
        headers = self.headers | {"Prefer": "respond-async"} | ({"Idempotency-Key": key} if key else {})
        status, _ = self.call("POST", path, {"prompt": PROMPT}, headers)
        if status in ACCEPTED:
            self.accepted.add(key)
        return status

    def is_told(self, path: str, status: int) -> bool:
        try:
            return self.call("GET", path)[0] == status
        except OSError:
            return False

    def call(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=10)
        try:
            content = None if body is None else json.dumps(body)
            connection.request(method, path, content, headers or self.headers)
            response = connection.getresponse()
            return response.status, response.read()
        except http.client.HTTPException as error:
            raise ConnectionError from error
        finally:
            connection.close()

    def keep_asking(self, stop: threading.Event) -> None:
        """Ask until told to stop. A call that gets no answer, or none that is final, is repeated as it was."""
        for _ in range(MOST_CALLS):
            if stop.is_set():
                return
            key = str(uuid4())
            while (status := self._try(key)) is None:
                time.sleep(0.1)
            if status not in ACCEPTED:
                self.refusals.append(status)
                return
            time.sleep(THINKING)

    def _try(self, key: str) -> int | None:
        try:
            status = self.generate(key=key)
        except OSError:
            return None
        return None if status >= 500 else status


def signed_in(user: User, address: str) -> Person:
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return Person(user, address, session=client.cookies[settings.SESSION_COOKIE_NAME].value)


def all_at_once(calls: list) -> list:
    """What each call gave, begun together."""
    barrier = threading.Barrier(len(calls))

    def begin(call):
        barrier.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(begin, calls))
