"""Waiting for slow services without losing the claim on the job: whoever waits gives a sign of life meanwhile."""

import threading
import time
from collections.abc import Callable
from typing import Protocol, TypeVar

from django.conf import settings

T = TypeVar("T")


class Pulse(Protocol):
    """Called again and again while somebody waits; what it raises ends the waiting.

    `busy` says that the service has put us off for a while, and is not at work on this.
    """

    def __call__(self, *, busy: bool = False) -> None: ...


def _between_pulses() -> float:
    """Seconds; several pulses to a lease."""
    return min(2.0, settings.LEASE_SECONDS / 4)


def no_pulse(*, busy: bool = False) -> None:
    """For whoever waits on nobody's behalf."""


def wait_for(work: Callable[[], T], pulse: Pulse) -> T:
    """What `work` gives, done on a thread of its own.

    Should the pulse fail, the work is left to its fate: a request cannot be taken back once it is sent.
    """
    if pulse is no_pulse:
        return work()
    outcome: list[tuple[T | None, BaseException | None]] = []
    done = threading.Event()

    def run() -> None:
        try:
            outcome.append((work(), None))
        except BaseException as error:
            outcome.append((None, error))
        finally:
            done.set()

    threading.Thread(target=run, name="paid-request", daemon=True).start()
    while not done.wait(_between_pulses()):
        pulse()
    result, error = outcome[0]
    if error is not None:
        raise error
    return result  # type: ignore[return-value]


def sleep(seconds: float, pulse: Pulse) -> None:
    """Wait before asking again."""
    deadline = time.monotonic() + seconds
    pulse(busy=True)
    while (left := deadline - time.monotonic()) > 0:
        time.sleep(min(left, _between_pulses()))
        pulse(busy=True)
