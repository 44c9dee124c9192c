"""The product for an ASGI server.

Django's own ASGI handler crosses between event loop and threads many times a request, and keeps a thread and
a database connection with each request until its answer is sent. Here the whole ordinary, synchronous stack
runs in one hop to a small pool of threads; only then, holding neither thread nor connection, a call that
waits for its drawing waits, and a stream of events streams.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import django
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import FileResponse, JsonResponse
from django.urls import set_script_prefix

Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

LARGEST_REQUEST = 10_485_760  # bytes; the largest sketch
TOO_LARGE = {"message": "The request is larger than 10 MB.", "code": "too_large"}

_END = object()


class RequestTooLarge(Exception):
    """More was sent than is ever taken; the rest is not read."""


class OneHopHandler(ASGIHandler):
    """Serves HTTP: threads for what computes, the event loop for what waits."""

    def __init__(self, threads: int) -> None:
        # Not the parent's: it would load the middleware a first time, as an asynchronous chain.
        self.load_middleware(is_async=False)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="request")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise ValueError(f"Only HTTP is served, not {scope['type']}.")
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        except RequestTooLarge:
            await self.send_response(JsonResponse(TOO_LARGE, status=413), send)
            return
        with body:
            response = await self._in_thread(self._respond, scope, body)
        try:
            await self._unless_client_leaves(receive, self._deliver(response, send))
        finally:
            await self._in_thread(response.close)

    async def read_body(self, receive: Receive) -> Any:
        """As Django does, but no further than the largest request that is ever taken."""
        left = LARGEST_REQUEST

        async def receive_some() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise RequestTooLarge
            return message

        return await super().read_body(receive_some)

    def _respond(self, scope: Message, body: Any) -> Any:
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        request, error_response = self.create_request(scope, body)
        response = error_response if request is None else self.get_response(request)
        if isinstance(response, FileResponse):
            response.block_size = self.chunk_size
        return response

    async def _deliver(self, response: Any, send: Send) -> None:
        if hasattr(response, "settle"):
            await response.settle()
        if response.streaming and not response.is_async:
            response.streaming_content = self._read_in_threads(response.streaming_content)
        await self.send_response(response, send)

    async def _unless_client_leaves(self, receive: Receive, delivery: Awaitable[None]) -> None:
        delivering = asyncio.ensure_future(delivery)
        leaving = asyncio.ensure_future(self.listen_for_disconnect(receive))
        try:
            await asyncio.wait({delivering, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if delivering.done():
                delivering.result()
        finally:
            for task in (delivering, leaving):
                task.cancel()
            await asyncio.gather(delivering, leaving, return_exceptions=True)

    async def _read_in_threads(self, chunks: Iterator[bytes]) -> AsyncIterator[bytes]:
        while (chunk := await self._in_thread(next, chunks, _END)) is not _END:
            yield chunk

    async def _in_thread(self, function: Callable, *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(function, *arguments))


os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup(set_prefix=False)
application = OneHopHandler(threads=8)
