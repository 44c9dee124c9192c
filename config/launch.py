"""Starts the whole product: web server, workers and sweeper, under one supervisor that replaces this process.

`HOST` and `PORT` say where it listens, `WORKERS` how many drawings are made at once.
"""

import os
import socket
import sys
from pathlib import Path

import django
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.db import connections

from config.env import Environment

SUPERVISION = Path(__file__).with_name("supervisord.conf")


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        django.setup()
        port, workers = _read_environment()
    except ImproperlyConfigured as refusal:
        sys.exit(str(refusal))
    if _is_taken(settings.HOST, port):
        sys.exit(f"Port {port} of {settings.HOST} is in use. Choose another one with PORT=….")
    call_command("migrate", verbosity=0)
    connections.close_all()
    shown_host = f"[{settings.HOST}]" if ":" in settings.HOST else settings.HOST
    print(f"{settings.PRODUCT_NAME} is at http://{shown_host}:{port} (Ctrl-C ends it)", flush=True)
    _become_supervisor(port=port, workers=workers)


def _read_environment() -> tuple[int, int]:
    env = Environment(os.environ)
    # One worker a core beside the web server, as drawing keeps a core busy.
    spare_cores = max(1, len(os.sched_getaffinity(0)) - 1)
    port = env.whole("PORT", 8000, at_least=1, at_most=65535)
    return port, env.whole("WORKERS", min(spare_cores, 4), at_least=1, at_most=64)


def _is_taken(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def _become_supervisor(*, port: int, workers: int) -> None:
    programs = Path(sys.executable).parent
    # Supervisor wants a superuser to name the account it runs under; it is the one it was started with.
    account = ["-u", "root"] if os.geteuid() == 0 else []
    os.chdir(settings.BASE_DIR)
    os.execve(  # noqa: S606
        programs / "supervisord",
        ["supervisord", "-n", "-c", str(SUPERVISION), *account],
        os.environ
        | {
            "BIN": str(programs),
            "HOST": settings.HOST,
            "PORT": str(port),
            "WORKERS": str(workers),
            "DATA_DIR": str(settings.DATA_DIR),
        },
    )


if __name__ == "__main__":
    main()
