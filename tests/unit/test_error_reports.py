"""Errors are reported where SENTRY_DSN says, and nothing of what was asked goes with them."""

import gzip
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import brotli
import pytest

from tests.conftest import BASE_DIR

FAILING_PRODUCT = """
import django
django.setup()
import logging
from django.test import Client, override_settings
from apps.illustrations import views
from apps.accounts.models import User

def fail(**_):
    prompt = "an unpublished finding"
    raise RuntimeError("the engine fell over\\nDETAIL: Failing row contains (an unpublished finding)")

views.submit_generation = fail
from django.core.management import call_command
call_command("migrate", verbosity=0)
client = Client(raise_request_exception=False)
client.force_login(User.objects.create_user("person@example.org", "pw"), backend="django.contrib.auth.backends.ModelBackend")
body = {"prompt": "an unpublished finding of the human heart"}
answer = client.post("/api/illustrations/generate?token=c0ffee", body, content_type="application/json", headers={"Host": "localhost"})
assert answer.status_code == 500, answer.content
import sentry_sdk
sentry_sdk.flush(timeout=10)
"""


@pytest.fixture
def reports() -> Iterator[tuple[str, list[bytes]]]:
    """An address for reports, and what came there."""
    received: list[bytes] = []

    class Inbox(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["Content-Length"]))
            unpack = {"br": brotli.decompress, "gzip": gzip.decompress}[self.headers["Content-Encoding"]]
            received.append(unpack(content))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Inbox)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://key@127.0.0.1:{server.server_port}/1", received
    server.shutdown()
    server.server_close()


def test_an_error_is_reported_without_what_was_asked(reports, tmp_path):
    dsn, received = reports
    subprocess.run(
        [sys.executable, "-c", FAILING_PRODUCT],
        cwd=BASE_DIR,
        check=True,
        timeout=120,
        env={
            "PATH": os.environ["PATH"],
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DATA_DIR": str(tmp_path),
            "SENTRY_DSN": dsn,
        },
    )
    told = b"".join(received).decode()
    assert "RuntimeError" in told
    assert "the engine fell over" in told
    for secret in ("an unpublished finding", "c0ffee", "person@example.org", "sessionid", "csrftoken"):
        assert secret not in told


def test_without_an_address_nothing_is_loaded(tmp_path):
    said = subprocess.run(
        [sys.executable, "-c", "import sys, config.settings; print('sentry_sdk' in sys.modules)"],
        cwd=BASE_DIR,
        env={"PATH": os.environ["PATH"], "DATA_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert said.stdout == "False\n"
