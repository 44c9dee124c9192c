"""Log lines say what happened, to which request and generation, and nothing that is a secret."""

import json
import logging
import logging.config
from collections.abc import Callable, Iterator

import pytest
from django.db import IntegrityError
from django.test import RequestFactory
from structlog.contextvars import bound_contextvars, clear_contextvars

from apps.illustrations import tasks
from config.logs import logging_config


@pytest.fixture
def line() -> Iterator[Callable[[], dict]]:
    """The last line of the log, which machines read."""
    handler = logging.StreamHandler()
    formatter = logging_config(as_json=True)["formatters"]["ours"]
    handler.setFormatter(logging.config.DictConfigurator({"version": 1}).configure_formatter(formatter))
    handler.setStream(lines := _LastLine())
    logging.getLogger().addHandler(handler)
    yield lambda: json.loads(lines.last)
    logging.getLogger().removeHandler(handler)


class _LastLine:
    last = ""

    def write(self, text: str) -> None:
        self.last = text.strip() or self.last

    def flush(self) -> None: ...


@pytest.mark.django_db
def test_a_request_is_one_line_with_its_route_and_id(line, client):
    response = client.get("/share/wholly-secret-token")
    told = line()
    assert told.pop("timestamp").endswith("Z")
    assert told.pop("seconds") >= 0
    assert told == {
        "event": "request",
        "level": "info",
        "logger": "config.watching",
        "method": "GET",
        "route": r"^(?!(?:accounts|django-admin|static)\b)[\s\S]*\Z",
        "status": 200,
        "request_id": response["X-Request-ID"],
    }


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("named", "kept"),
    [("a1b2c3d4-e5f6", True), ("short", False), ("forged\nline of log", False), ("x" * 65, False)],
)
def test_a_request_keeps_the_id_its_proxy_gave_if_that_is_one(client, named, kept):
    response = client.get("/api/auth/user", headers={"X-Request-ID": named})
    assert (response["X-Request-ID"] == named) is kept


@pytest.mark.django_db
def test_accepting_a_generation_names_it(line, scientist, woken):
    receipt = scientist.generate(headers={"Prefer": "respond-async"}).json()
    assert line()["generation_id"] == receipt["id"]
    scientist.ask("/api/auth/user")
    assert "generation_id" not in line()


def test_all_that_a_worker_says_names_the_generation(line, monkeypatch):
    monkeypatch.setattr(tasks, "draw_generation", lambda _: logging.getLogger("engine").warning("odd"))
    tasks.draw("0b6dbd6a-0a29-4b4b-8b71-7a2a5b9d8d57")
    assert line()["generation_id"] == "0b6dbd6a-0a29-4b4b-8b71-7a2a5b9d8d57"


@pytest.mark.parametrize("path", ["/accounts/password/reset/key/3-c0ffee/", "/share/c0ffee/é"])
def test_the_framework_names_no_address(line, path):
    request = RequestFactory().get(path)
    logger = logging.getLogger("django.request")
    for written in (path, path.encode("unicode_escape").decode()):
        logger.error(
            "%s: %s", "Internal Server Error", written, extra={"request": request, "status_code": 500}
        )
        told = line()
        assert told["event"] == "Internal Server Error: unknown"
        assert "c0ffee" not in json.dumps(told)


def test_a_trace_shows_no_row_and_no_local_value(line):
    prompt = "an unpublished finding"
    try:
        raise IntegrityError(f"null value in a column\nDETAIL:  Failing row contains ({prompt}).")
    except IntegrityError:
        logging.getLogger("worker").exception("It failed")
    told = line()
    assert "IntegrityError: null value in a column" in told["exception"]
    assert prompt not in json.dumps(told)


def test_people_read_a_line_of_text():
    formatter = logging_config(as_json=False)["formatters"]["ours"]
    text = logging.config.DictConfigurator({"version": 1}).configure_formatter(formatter)
    record = logging.makeLogRecord({"name": "worker", "levelname": "INFO", "levelno": 20, "msg": "Drawn"})
    clear_contextvars()
    with bound_contextvars(generation_id="7"):
        assert text.format(record).endswith("Z info worker Drawn generation_id=7")
