"""Web servers of this machine that answer as a test says, in the place of public ones."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PUBLIC = "93.184.215.14"

Answer = Callable[[socket.socket, str], None]


def answering(
    body: bytes = b"",
    *,
    status: str = "200 OK",
    content_type: str = "image/png",
    length: int | None = None,
    **headers: str,
) -> Answer:
    """A plain answer, whose Content-Length may lie."""
    lines = [
        f"HTTP/1.1 {status}",
        f"Content-Type: {content_type}",
        f"Content-Length: {len(body) if length is None else length}",
        *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items()),
    ]
    return saying("\r\n".join(lines).encode() + b"\r\n\r\n" + body)


def saying(*pieces: bytes, every: float = 0.0) -> Answer:
    """Sends the pieces as they are."""

    def answer(connection: socket.socket, _: str) -> None:
        for piece in pieces:
            connection.sendall(piece)
            time.sleep(every)

    return answer


def without_end(head: bytes, piece: bytes, *, every: float = 0.0) -> Answer:
    """Begins, and goes on until the other side has had enough."""

    def answer(connection: socket.socket, _: str) -> None:
        connection.sendall(head)
        while True:
            connection.sendall(piece)
            time.sleep(every)

    return answer


def redirecting(to: str, status: str = "302 Found") -> Answer:
    return saying(f"HTTP/1.1 {status}\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n".encode())


class Internet:
    """All servers there are, as a client sees them: names that resolve, and addresses that can be dialled."""

    def __init__(self, answers: dict[str, Answer], names: dict[str, list[str]]) -> None:
        self.names = names
        self.resolved: list[str] = []
        self.dialled: list[tuple[str, int]] = []
        self.heard: list[str] = []
        self._answers = answers
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.address = ""
        self._connections: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def resolve(self, host: str, port: int) -> list[str]:
        self.resolved.append(host)
        if host not in self.names:
            raise socket.gaierror(socket.EAI_NONAME, "unknown")
        return self.names[host]

    def dial(self, target: tuple[str, int], timeout: float) -> socket.socket:
        self.dialled.append(target)
        return socket.create_connection(self._listener.getsockname(), timeout)

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self._connections.append(connection)
            threading.Thread(target=self._speak, args=(connection,), daemon=True).start()

    def _speak(self, connection: socket.socket) -> None:
        try:
            request = connection.recv(65536).decode("latin-1")
            self.heard.append(request)
            path = request.split(" ")[1]
            self._answers[path](connection, request)
        except (OSError, LookupError):
            pass
        finally:
            connection.close()

    def shut(self) -> None:
        self._listener.close()
        for connection in self._connections:
            connection.close()


@contextmanager
def internet(answers: dict[str, Answer], names: dict[str, list[str]] | None = None) -> Iterator[Internet]:
    """An internet of one server, which `sketches.example` resolves to, and every other name of `names`."""
    net = Internet(answers, {"sketches.example": [PUBLIC]} | (names or {}))
    try:
        yield net
    finally:
        net.shut()
