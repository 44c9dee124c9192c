"""Which worker processes are alive: each says so in the database, where every process can read it."""

import logging
import os
import socket
import threading
from datetime import timedelta

from django.db import close_old_connections, connections
from django.utils import timezone

from apps.illustrations.models import WorkerBeat

logger = logging.getLogger(__name__)

BEAT_SECONDS = 5.0
SILENT_AFTER = timedelta(seconds=20)


class Heart(threading.Thread):
    """Beats while its process lives, whether that draws or waits."""

    def __init__(self) -> None:
        super().__init__(name="heart", daemon=True)
        self._worker = f"{socket.gethostname()}:{os.getpid()}"
        self._stopping = threading.Event()

    def run(self) -> None:
        while True:
            self._beat()
            if self._stopping.wait(BEAT_SECONDS):
                break
        WorkerBeat.objects.filter(worker=self._worker).delete()
        connections.close_all()

    def stop(self) -> None:
        """End, and take back the sign of life: this worker was not lost."""
        self._stopping.set()
        self.join(timeout=BEAT_SECONDS)

    def _beat(self) -> None:
        """One beat. A database that is away for a moment is no reason to die."""
        try:
            close_old_connections()
            WorkerBeat.objects.update_or_create(worker=self._worker, defaults={"seen_at": timezone.now()})
        except Exception:
            logger.exception("This worker could not say that it is alive; it will try again")


def living_workers() -> int:
    return WorkerBeat.objects.filter(seen_at__gte=timezone.now() - SILENT_AFTER).count()


def forget_silent_workers() -> None:
    WorkerBeat.objects.filter(seen_at__lt=timezone.now() - SILENT_AFTER).delete()
