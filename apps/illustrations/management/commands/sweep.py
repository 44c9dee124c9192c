"""Mend what died: take back expired generations, give up hopeless ones, wake workers again; and delete the
sketches that nobody used, and what is left of accounts that were deleted."""

import logging
import signal
import threading
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import close_old_connections

from apps.accounts.closing import erase_closed_accounts
from apps.illustrations.generations import sweep
from apps.illustrations.storage_use import measure_storage_if_due
from apps.sketches.keeping import sweep_uploads

logger = logging.getLogger(__name__)


class Command(BaseCommand):
    help = "Takes generations back from dead workers and wakes workers for waiting ones; once, or for ever."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--every", type=float, metavar="SECONDS", help="go on, sweeping at this interval")

    def handle(self, *args: Any, every: float | None = None, **options: Any) -> None:
        if every is None:
            self.stdout.write(
                f"Generations mended: {sweep()}. Sketches deleted: {sweep_uploads()}. "
                f"Accounts erased: {erase_closed_accounts()}."
            )
            return
        if every <= 0:
            raise CommandError("--every must be more than 0 seconds.")
        stopping = threading.Event()
        for signal_number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_number, lambda *_: stopping.set())
        while not stopping.wait(every):
            _sweep_and_carry_on()


def _sweep_and_carry_on() -> None:
    """One sweep. A database that is away for a moment is no reason to stop sweeping."""
    try:
        close_old_connections()
        sweep()
        sweep_uploads()
        erase_closed_accounts()
        measure_storage_if_due()
    except Exception:
        logger.exception("A sweep failed; the next one will try again")
