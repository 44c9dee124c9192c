"""One paid service: asks it, patiently and not for ever, and books what it answers.

The package's own retries are off: it would ask again after a timeout, which may be billed twice, and after its
money has run out, which helps nobody.
"""

import logging
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from apps.illustrations.engines.openai import ledger
from apps.illustrations.engines.openai.health import Health
from apps.illustrations.engines.openai.patience import Pulse, no_pulse, sleep, wait_for
from apps.illustrations.engines.openai.troubles import (
    LONGEST_RETRY_AFTER,
    Kind,
    Trouble,
    diagnose,
)
from config.metrics import PAID_REQUESTS
from config.openai import Endpoint, PaidServices

logger = logging.getLogger(__name__)

T = TypeVar("T")
CONNECT_SECONDS = 10.0


class Service:
    """`name` is "images", "text" or "moderation"; several models of one service share its health."""

    def __init__(self, name: str, endpoint: Endpoint, told: PaidServices, *, timeout: float) -> None:
        self.name = name
        self.endpoint = endpoint
        self._told = told
        self._timeout = timeout
        self._health = Health(name, told)
        # What this server turned out not to take, for as long as this process lives.
        self.refused: set[str] = set()

    @cached_property
    def client(self) -> Any:
        import httpx2
        from openai import OpenAI

        return OpenAI(
            api_key=self._told.api_key,
            base_url=self.endpoint.base_url,
            max_retries=0,
            timeout=httpx2.Timeout(self._timeout, connect=min(CONNECT_SECONDS, self._timeout)),
        )

    def ask(
        self,
        request: Callable[[Any], T],
        *,
        bill: ledger.Bill,
        model: str,
        pulse: Pulse = no_pulse,
        patient: bool = True,
        free: bool = False,
    ) -> T:
        """What `request` gives when called with the client; it is called again while the policy of troubles says so.

        `pulse` is called while it waits; one that is not `patient` is told of the first trouble. What is `free` is not
        booked.

        Raises:
            Trouble: after the last try.
        """
        self._health.require()
        tries = 0
        while True:
            trouble = None
            try:
                answer = wait_for(lambda: request(self.client), pulse)
            except Exception as error:
                trouble = diagnose(error)
            if trouble is None:
                self._note("answered")
                if not free:
                    self._book(bill, ledger.use_of(answer, model=model, prices=self._told.prices))
                self._health.answered()
                return answer
            self._note(trouble.kind)
            if trouble.kind is Kind.TIMEOUT:
                self._book(bill, ledger.Use(model))  # it may have been drawn, and billed
            wait = self._wait_before(trouble, tries) if patient else None
            if wait is None:
                self._give_up(trouble)
                raise trouble
            tries += 1
            sleep(wait, pulse)

    def _wait_before(self, trouble: Trouble, tries: int) -> float | None:
        """Seconds until the next try; None where there is none."""
        waits = trouble.policy.waits
        if tries >= len(waits) or trouble.never_retry:
            return None
        if trouble.kind is Kind.TIMEOUT and self.name == "images":
            return None
        if trouble.retry_after is None:
            return waits[tries]
        return trouble.retry_after if trouble.retry_after <= LONGEST_RETRY_AFTER else None

    def _give_up(self, trouble: Trouble) -> None:
        self._health.failed(trouble)
        logger.warning(
            "Paid service %s: %s (HTTP %s, request %s)",
            self.name,
            trouble.kind,
            trouble.status or "-",
            trouble.request_id or "-",
        )

    def _book(self, bill: ledger.Bill, use: ledger.Use) -> None:
        bill.uses.append(use)
        ledger.book(use)

    def _note(self, outcome: str) -> None:
        PAID_REQUESTS.labels(service=self.name, outcome=outcome).inc()
