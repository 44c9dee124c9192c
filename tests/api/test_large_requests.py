"""Requests through the real server interface that are larger than anything we take."""

import asyncio

import pytest
from asgiref.testing import ApplicationCommunicator

from config.asgi import LARGEST_REQUEST, application


def scope_of(path: str, method: str) -> dict:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "client": ("127.0.0.1", 50_000),
        "headers": [(b"host", b"localhost"), (b"content-type", b"image/png")],
    }


@pytest.mark.parametrize(
    ("path", "method"),
    [("/api/sketches/uploads/3f2b8c1e-5d0a-4b7e-9c61-2a4f8d0e7b35", "PUT"), ("/api/login", "POST")],
)
def test_the_rest_of_a_request_is_not_read(path, method):
    """Whatever its length says: it is told with the first byte too many, while the sender would go on."""

    async def send() -> tuple[dict, bytes]:
        communicator = ApplicationCommunicator(application, scope_of(path, method))
        piece = b"x" * 1_048_576
        for _ in range(LARGEST_REQUEST // len(piece)):
            await communicator.send_input({"type": "http.request", "body": piece, "more_body": True})
        assert await communicator.receive_nothing()
        await communicator.send_input({"type": "http.request", "body": b"x", "more_body": True})
        start = await communicator.receive_output(timeout=5)
        body = await communicator.receive_output(timeout=5)
        await communicator.wait(timeout=5)
        return start, body["body"]

    start, body = asyncio.run(send())
    assert start["status"] == 413
    assert body == b'{"message": "The request is larger than 10 MB.", "code": "too_large"}'
