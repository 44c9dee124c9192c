"""Calls through the real server interface."""

import json
from contextlib import asynccontextmanager

from asgiref.testing import ApplicationCommunicator

from config.asgi import application

CSRF_TOKEN = "a" * 32


@asynccontextmanager
async def call(caller, method: str, path: str, body: object = None, **headers: str):
    content = b"" if body is None else json.dumps(body).encode()
    cookies = {name: morsel.value for name, morsel in caller.cookies.items()} | {"csrftoken": CSRF_TOKEN}
    fields = {
        "Host": "localhost",
        "Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
        "X-CSRFToken": CSRF_TOKEN,
        "Content-Type": "application/json",
        **headers,
    }
    fields["Content-Length"] = str(len(content))
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "client": ("127.0.0.1", 50_000),
        "headers": [(name.lower().encode(), value.encode()) for name, value in fields.items()],
    }
    communicator = ApplicationCommunicator(application, scope)
    await communicator.send_input({"type": "http.request", "body": content})
    try:
        yield communicator
    finally:
        await communicator.send_input({"type": "http.disconnect"})
        await communicator.wait(timeout=5)


async def answer_of(caller, method: str, path: str, body: object = None, **headers: str):
    """Status, headers and parsed body of one call."""
    async with call(caller, method, path, body, **headers) as communicator:
        start = await communicator.receive_output(timeout=10)
        content = b""
        while True:
            message = await communicator.receive_output(timeout=10)
            content += message["body"]
            if not message.get("more_body"):
                break
    names = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    assert int(names["content-length"]) == len(content)
    return start["status"], names, json.loads(content)
