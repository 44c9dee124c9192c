"""A message queue in a folder, for one machine without a message server."""

import os
from pathlib import Path
from time import monotonic_ns
from typing import Any
from uuid import uuid4

from kombu.transport import filesystem
from kombu.utils.json import dumps

LONGEST_WAIT = 0.25  # seconds


class Channel(filesystem.Channel):
    def _put(self, queue: str, payload: dict, **kwargs: Any) -> None:  # type: ignore[override]
        # Kombu writes in place, where a polling worker may take the file before its content is there.
        folder = Path(self.data_folder_out)
        draft = folder / f"{uuid4()}.draft"
        draft.write_text(dumps(payload))
        os.replace(draft, folder / f"{monotonic_ns():020d}_{uuid4()}.{queue}.msg")


class Transport(filesystem.Transport):
    Channel = Channel
    polling_interval = 0.02  # seconds

    def drain_events(self, connection: Any, timeout: float | None = None, **options: Any) -> Any:
        # A worker looks for a signal to stop between two calls of this.
        return super().drain_events(connection, timeout=min(timeout or LONGEST_WAIT, LONGEST_WAIT), **options)
