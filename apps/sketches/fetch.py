"""The only client that calls addresses which callers name. It reaches public web servers and nothing else.

A name is resolved once, every address it resolves to is checked, and the connection is made to a checked address
itself: a second resolution, which could differ, does not happen. Each redirect is treated as a new address.
"""

import http.client
import io
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import BoundedSemaphore
from urllib.parse import urljoin

from rest_framework.exceptions import ValidationError

from apps.sketches.addresses import PORTS, NotAllowed, WebAddress, is_public, read_address
from apps.sketches.intake import LARGEST_FILE, too_large, wrong_type
from config.api import AppError

LONGEST_FETCH = 10.0  # seconds, from the name to the last byte, redirects included
MOST_REDIRECTS = 3
MOST_OVERHEAD = 256 * 1024  # bytes a server may send beside the image
MOST_AT_ONCE = 2  # fetches of one web process, which has other callers to answer
REDIRECTS = {301, 302, 303, 307, 308}
HEADERS = {
    "Accept": "image/jpeg, image/png, image/webp",
    "Accept-Encoding": "identity",
    "Connection": "close",
    "User-Agent": "camera-lucida-sketch-fetch",
}

_fetching = BoundedSemaphore(MOST_AT_ONCE)
_resolving = ThreadPoolExecutor(4, thread_name_prefix="resolve")

Resolve = Callable[[str, int], Sequence[str]]
Dial = Callable[[tuple[str, int], float], socket.socket]


class NotReached(Exception):
    """It could not be fetched. Why is told to nobody: it might say something about the network we are in."""


def resolve_name(host: str, port: int) -> list[str]:
    """All IP addresses of a host."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def fetch_image(
    image_url: str, *, resolve: Resolve = resolve_name, dial: Dial = socket.create_connection
) -> bytes:
    """The file at a public web address that calls itself an image. What it really holds is not looked at.

    Raises:
        ValidationError: not an address that is ever called.
        AppError: 413 larger than a sketch may be, 415 no image, 422 not reached, 503 too many at once.
    """
    try:
        address = read_address(image_url)
    except NotAllowed:
        raise ValidationError({"sketchImageUrl": ["Expected a public http or https address."]}) from None
    if not _fetching.acquire(blocking=False):
        raise AppError(
            503,
            "busy",
            "Too many sketches are being fetched. Please try again.",
            headers={"Retry-After": "5"},
        )
    try:
        return _Fetch(resolve, dial).follow(address)
    except (NotReached, ValueError, OSError, http.client.HTTPException):  # ValueError: led to no address
        raise AppError(
            422,
            "sketch_not_fetched",
            "The sketch could not be fetched. Its address must be public and answer with an image within "
            f"{LONGEST_FETCH:.0f} seconds.",
        ) from None
    finally:
        _fetching.release()


class _Fetch:
    """One fetch, with all its redirects, in the time of one."""

    def __init__(self, resolve: Resolve, dial: Dial) -> None:
        self._resolve = resolve
        self._dial = dial
        self._ends_at = time.monotonic() + LONGEST_FETCH

    def follow(self, address: WebAddress) -> bytes:
        for _ in range(1 + MOST_REDIRECTS):
            with self._connect(address) as connection:
                response = _ask(address, _Line(connection, self))
                if response.status not in REDIRECTS:
                    return _image_in(response)
                address = read_address(urljoin(address.url, response.headers.get("Location", "")))
        raise NotReached

    def remaining(self) -> float:
        """Seconds left, more than none."""
        remaining = self._ends_at - time.monotonic()
        if remaining <= 0:
            raise NotReached
        return remaining

    def _connect(self, address: WebAddress) -> socket.socket:
        for number in self._checked(address):
            try:
                connection = self._dial((number, address.port), self.remaining())
            except OSError:
                continue
            if address.scheme == "https":
                connection.settimeout(self.remaining())
                return _tls().wrap_socket(connection, server_hostname=address.host)
            return connection
        raise NotReached

    def _checked(self, address: WebAddress) -> Sequence[str]:
        """The IP addresses of a host, of which every one is public."""
        if address.number:
            return [address.number]
        # A slow name server must not hold the caller's thread for longer than a fetch may take.
        resolving = _resolving.submit(self._resolve, address.host, address.port)
        numbers = resolving.result(timeout=self.remaining())
        if not address.is_trusted and not all(is_public(number) for number in numbers):
            raise NotReached
        return numbers


class _Incoming(io.RawIOBase):
    """What comes in on a connection: every single read keeps to the time and the bytes of the whole fetch."""

    def __init__(self, connection: socket.socket, fetch: _Fetch) -> None:
        self._connection = connection
        self._fetch = fetch
        self._bytes_left = LARGEST_FILE + MOST_OVERHEAD

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        self._connection.settimeout(self._fetch.remaining())
        received = self._connection.recv_into(buffer)
        self._bytes_left -= received
        if self._bytes_left < 0:
            raise too_large()
        return received


class _Line:
    """A connection as the HTTP client of the standard library asks for one."""

    def __init__(self, connection: socket.socket, fetch: _Fetch) -> None:
        self._connection = connection
        self._fetch = fetch

    def sendall(self, data: bytes) -> None:
        self._connection.settimeout(self._fetch.remaining())
        self._connection.sendall(data)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Incoming(self._connection, self._fetch))

    def close(self) -> None:
        """Closing is left to whoever connected: the answer is read after the client is done with the line."""


def _ask(address: WebAddress, line: _Line) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection(address.host, address.port)
    connection.default_port = PORTS[address.scheme]
    connection.auto_open = 0  # it may use this line and never make one of its own
    connection.sock = line
    connection.request("GET", address.path, headers=HEADERS)
    return connection.getresponse()


def _image_in(response: http.client.HTTPResponse) -> bytes:
    if response.status != 200 or response.headers.get("Content-Encoding", "identity") != "identity":
        raise NotReached
    if response.headers.get_content_maintype() != "image":
        raise wrong_type()
    if response.length is not None and response.length > LARGEST_FILE:
        raise too_large()
    content = response.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise too_large()
    if response.length:  # fewer bytes came than were announced
        raise NotReached
    return content


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
