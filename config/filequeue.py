"""A message queue in a folder, for one machine without a message server."""

import os
from pathlib import Path
from time import monotonic_ns
from uuid import uuid4

from kombu.transport import filesystem
from kombu.utils.json import dumps


class Channel(filesystem.Channel):
    def _put(self, queue: str, payload: dict, **_) -> None:
        # Kombu writes in place, where a polling worker may take the file before its content is there.
        folder = Path(self.data_folder_out)
        message = folder / f"{monotonic_ns():020d}_{uuid4()}.{queue}.msg"
        draft = folder / f"{uuid4()}.draft"
        draft.write_text(dumps(payload))
        os.replace(draft, message)


class Transport(filesystem.Transport):
    Channel = Channel
    # Class attribute on purpose: kombu reads it before it looks at the transport options.
    polling_interval = 0.02
