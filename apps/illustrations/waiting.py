"""Waiting for generations without a thread or a database connection per waiting client.

One poller per event loop asks for all awaited rows in one query and hands each client what changed.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from uuid import UUID
from weakref import WeakKeyDictionary

from django.conf import settings
from django.db import close_old_connections, connections
from django.http import JsonResponse
from rest_framework.utils.encoders import JSONEncoder

from apps.illustrations.models import Generation
from apps.illustrations.serializers import (
    represent_failure,
    represent_generation,
    represent_illustration,
    represent_receipt,
    result_of,
)

logger = logging.getLogger(__name__)

POLL_SECONDS = 0.05
KEEP_ALIVE_SECONDS = 15
SECONDS_UNTIL_AGAIN = 60  # after a paid service was not available

# Of a failed generation, by its code; any other is a 500.
FAILURE_STATUS = {
    "cannot_draw": 422,
    "out_of_scope": 400,
    "content_refused": 400,
    "sketch_unusable": 400,
    "no_image": 502,
    "no_answer": 502,
    "engine_unable": 503,
    "engine_unavailable": 503,
    "engine_busy": 503,
    "engine_timeout": 503,
}


class GenerationGone(Exception):
    """The awaited generation was deleted."""


class Watch:
    """One client's view of one generation: the latest state it has not seen yet."""

    def __init__(self) -> None:
        self._latest: Generation | None = None
        self._seen: tuple | None = None
        self._changed = asyncio.Event()

    def show(self, generation: Generation | None) -> None:
        state = (generation.state, generation.step, generation.progress) if generation else ()
        if state != self._seen:
            self._seen = state
            self._latest = generation
            self._changed.set()

    async def next_change(self) -> Generation:
        """Wait for a state that was not seen yet; GenerationGone if there is none any more."""
        await self._changed.wait()
        self._changed.clear()
        if self._latest is None:
            raise GenerationGone
        return self._latest


class Poller:
    """Asks the database for every awaited generation in one query, while anybody waits."""

    def __init__(self) -> None:
        self._watches: dict[UUID, set[Watch]] = {}
        self._polling: asyncio.Task | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="poller")

    @contextmanager
    def watch(self, generation_id: UUID) -> Iterator[Watch]:
        watch = Watch()
        self._watches.setdefault(generation_id, set()).add(watch)
        if self._polling is None or self._polling.done():
            self._polling = asyncio.get_running_loop().create_task(self._poll())
        try:
            yield watch
        finally:
            watches = self._watches[generation_id]
            watches.discard(watch)
            if not watches:
                del self._watches[generation_id]

    async def _poll(self) -> None:
        loop = asyncio.get_running_loop()
        while self._watches:
            awaited = list(self._watches)
            try:
                generations = await loop.run_in_executor(self._thread, read_generations, awaited)
            except Exception:
                logger.exception("The awaited generations could not be read")
            else:
                for generation_id in awaited:
                    for watch in self._watches.get(generation_id, ()):
                        watch.show(generations.get(generation_id))
            await asyncio.sleep(POLL_SECONDS)
            if not self._watches:
                await loop.run_in_executor(self._thread, connections.close_all)


_pollers: WeakKeyDictionary[asyncio.AbstractEventLoop, Poller] = WeakKeyDictionary()


def poller() -> Poller:
    """The poller of the running event loop."""
    return _pollers.setdefault(asyncio.get_running_loop(), Poller())


def read_generations(generation_ids: list[UUID]) -> dict[UUID, Generation]:
    close_old_connections()
    return Generation.objects.with_result().in_bulk(generation_ids)


class Answer(JsonResponse):
    """The answer to a generating call: a receipt (202), or what the generation came to, once it has ended."""

    def __init__(self, generation: Generation) -> None:
        super().__init__(represent_receipt(generation), status=202)
        self._generation_id = generation.pk
        self["Location"] = f"/api/generations/{generation.pk}"
        if generation.is_final:
            self._tell_end(generation)

    def _tell_end(self, generation: Generation) -> None:
        illustration = result_of(generation)
        if generation.state == Generation.State.FAILED:
            self._become(FAILURE_STATUS.get(generation.error_code, 500), represent_failure(generation))
        elif illustration is None:
            self._become(404, {"message": "The illustration was deleted.", "code": "not_found"})
        else:
            self._become(201, represent_illustration(illustration))
            self["Location"] = f"/api/illustrations/{illustration.pk}"

    def _become(self, status: int, body: dict) -> None:
        self.status_code = status
        if status == 503:
            self["Retry-After"] = str(SECONDS_UNTIL_AGAIN)
        self.content = json.dumps(body, cls=JSONEncoder).encode()
        self["Content-Length"] = str(len(self.content))


class PatientAnswer(Answer):
    """An answer that the server holds back, for SYNC_WAIT_SECONDS at most, until the generation has ended."""

    async def settle(self) -> None:
        if self.status_code != 202:
            return
        try:
            async with asyncio.timeout(settings.SYNC_WAIT_SECONDS):
                self._tell_end(await end_of(self._generation_id))
        except (TimeoutError, GenerationGone):
            pass


async def end_of(generation_id: UUID) -> Generation:
    """Wait until a generation has ended."""
    with poller().watch(generation_id) as watch:
        while True:
            generation = await watch.next_change()
            if generation.is_final:
                return generation


async def event_stream(generation_id: UUID) -> AsyncIterator[bytes]:
    """Server-Sent Events: the state now, every change after it, and an end after the final state.

    The stream of a generation that was deleted ends too.
    """
    with poller().watch(generation_id) as watch:
        while True:
            try:
                generation = await asyncio.wait_for(watch.next_change(), KEEP_ALIVE_SECONDS)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            except GenerationGone:
                return
            yield (
                b"event: generation\ndata: %b\n\n"
                % json.dumps(represent_generation(generation), cls=JSONEncoder).encode()
            )
            if generation.is_final:
                return
