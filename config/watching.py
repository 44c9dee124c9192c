"""Watches every request: names it, says how it was answered, and measures how long that took."""

import logging
import re
import time
from collections.abc import Callable
from uuid import uuid4

from django.http import HttpRequest, HttpResponseBase
from structlog.contextvars import bind_contextvars, clear_contextvars

from config.logs import route_of
from config.metrics import REQUEST_SECONDS

logger = logging.getLogger(__name__)

REQUEST_ID = re.compile(r"[\w-]{8,64}")
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


def watch_requests(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    def middleware(request: HttpRequest) -> HttpResponseBase:
        clear_contextvars()
        # A proxy of ours may have named it already.
        named = request.headers.get("X-Request-ID", "")
        request_id = named if REQUEST_ID.fullmatch(named) else uuid4().hex
        bind_contextvars(request_id=request_id)
        started = time.perf_counter()
        response = get_response(request)
        seconds = time.perf_counter() - started
        response["X-Request-ID"] = request_id
        method = request.method if request.method in METHODS else "other"
        told = {"method": method, "route": route_of(request), "status": response.status_code}
        REQUEST_SECONDS.labels(**told).observe(seconds)
        logger.info("request", extra=told | {"seconds": round(seconds, 4)})
        return response

    return middleware
