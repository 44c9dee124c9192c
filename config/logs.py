"""Logs: one line an event, as JSON for machines or as text for people, with the request and the generation.

No address is logged as it was called: addresses carry tokens of shared pages, uploads and lost passwords.
"""

import re
from collections.abc import MutableMapping
from typing import Any

import structlog

Event = MutableMapping[str, Any]


def route_of(request: Any) -> str:
    """The pattern of the address that was called, without what stood in its place."""
    match = getattr(request, "resolver_match", None)
    return match.route if match and match.route else "unknown"


def without_address(_logger: Any, _name: str, event: Event) -> Event:
    """The framework names the address of the request it speaks of; we name its route."""
    request = getattr(event["_record"], "request", None)
    path = str(getattr(request, "path", ""))
    for written in (path, path.encode("unicode_escape").decode()):
        if path and event["event"].endswith(written):
            event["event"] = event["event"].removesuffix(written) + route_of(request)
    return event


def without_row(_logger: Any, _name: str, event: Event) -> Event:
    """PostgreSQL explains a refused row by its content."""
    for name in ("event", "exception"):
        if name in event:
            event[name] = strip_details(str(event[name]))
    return event


def strip_details(text: str) -> str:
    return re.sub(r"^DETAIL:.*$", "DETAIL: …", text, flags=re.MULTILINE)


def logging_config(*, as_json: bool) -> dict[str, Any]:
    """The LOGGING setting."""
    known = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(allow=("method", "route", "status", "seconds")),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_address,
        structlog.processors.format_exc_info,
        without_row,
    ]
    rendered: Any = structlog.processors.JSONRenderer() if as_json else _as_text
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "ours": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": known,
                "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, rendered],
            }
        },
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "ours"}},
        "root": {"handlers": ["console"], "level": "INFO"},
        # The framework's own handlers would say everything a second time.
        "loggers": {
            "django": {"handlers": [], "level": "INFO", "propagate": True},
            # A refused call is the caller's affair, not a warning to the operator.
            "django.request": {"level": "ERROR"},
            # The worker says itself what it drew.
            "celery.worker.strategy": {"level": "WARNING"},
            "celery.app.trace": {"level": "WARNING"},
            # Nor need the client of paid services: what goes wrong there is told in our words.
            "httpx2": {"level": "WARNING"},
        },
    }


def _as_text(_logger: Any, _name: str, event: Event) -> str:
    start = " ".join(str(event.pop(name)) for name in ("timestamp", "level", "logger", "event"))
    trace = f"\n{event.pop('exception')}" if "exception" in event else ""
    return start + "".join(f" {name}={value}" for name, value in event.items()) + trace
