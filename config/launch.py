"""Starts the product, or one of its programs, in the place of this process.

    python -m config.launch                       everything under one supervisor, on one machine
    python -m config.launch web|worker|sweeper    one program, for those who have a supervisor of their own

`HOST` and `PORT` say where it listens, `WORKERS` how many drawings are made at once, `WEB_PROCESSES` how many
processes answer requests.
"""

import os
import shutil
import signal
import socket
import sys
from pathlib import Path

import django
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.db import connections

from config.env import Environment

PROGRAMS = Path(sys.executable).parent
SUPERVISION = Path(__file__).with_name("supervisord.conf")


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        match sys.argv[1:]:
            case []:
                start_everything()
            case ["web"]:
                start_web()
            case ["worker"]:
                start_worker()
            case ["sweeper"]:
                start_sweeper()
            case _:
                sys.exit("Expected web, worker, sweeper, or nothing for all of them.")
    except ImproperlyConfigured as refusal:
        sys.exit(str(refusal))


def start_everything() -> None:
    django.setup()
    env = Environment(os.environ)
    port = _port(env)
    # One worker a core beside the web server, as drawing keeps a core busy.
    spare_cores = max(1, len(os.sched_getaffinity(0)) - 1)
    workers = env.whole("WORKERS", min(spare_cores, 4), at_least=1, at_most=64)
    _web_processes(env)
    if _is_taken(_address(settings.HOST), port):
        sys.exit(f"Port {port} of {settings.HOST} is in use. Choose another one with PORT=….")
    call_command("migrate", verbosity=0)
    connections.close_all()
    shutil.rmtree(_metrics_folder(), ignore_errors=True)
    shown_host = f"[{settings.HOST}]" if ":" in settings.HOST else settings.HOST
    print(f"{settings.PRODUCT_NAME} is at http://{shown_host}:{port} (Ctrl-C ends it)", flush=True)
    _own_the_output()
    # Supervisor wants a superuser to name the account it runs under; it is the one it was started with.
    account = ["-u", "root"] if os.geteuid() == 0 else []
    _become(
        ["supervisord", "-n", "-c", str(SUPERVISION), *account],
        PYTHON=sys.executable,
        WORKERS=str(workers),
        DATA_DIR=str(settings.DATA_DIR),
    )


def start_web() -> None:
    env = Environment(os.environ)
    _become(
        [
            "granian", "--interface", "asginl", "--no-ws", "--host", _address(settings.HOST), "--port", str(_port(env)),
            "--workers", str(_web_processes(env)), "--respawn-failed-workers", "--respawn-interval", "0.5",
            "--workers-kill-timeout", "3", "--log-level", "warning", "config.served:application",
        ]
    )  # fmt: skip


def start_worker() -> None:
    _become(
        [
            "celery", "--quiet", "-A", "config", "worker", "--pool=solo", "--without-gossip",
            "--without-mingle", "--without-heartbeat", "--loglevel", "INFO",
        ]
    )  # fmt: skip


def start_sweeper() -> None:
    _become(["python", "manage.py", "sweep", "--every", "1"])


def _address(host: str) -> str:
    """The server listens on addresses only: "localhost" is looked up."""
    try:
        return str(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0])
    except socket.gaierror as exc:
        raise ImproperlyConfigured(f"HOST={host} is no address of this machine: {exc.strerror}.") from exc


def _port(env: Environment) -> int:
    return env.whole("PORT", 8000, at_least=1, at_most=65535)


def _web_processes(env: Environment) -> int:
    number = env.whole("WEB_PROCESSES", 1, at_least=1, at_most=64)
    if number > 1 and not settings.REDIS_URL:
        raise ImproperlyConfigured(
            "WEB_PROCESSES above 1 needs REDIS_URL: limits are counted in a cache that all processes share."
        )
    return number


def _is_taken(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def _own_the_output() -> None:
    """Write to a pipe of this account, which `cat` passes on.

    The supervisor opens its output anew, by name, for every program. It may not where that belongs to another
    account, as after `su`, and cannot where it is a socket, as under systemd.
    """
    reader, writer = os.pipe()
    if os.fork() == 0:
        signal.signal(
            signal.SIGINT, signal.SIG_IGN
        )  # Ctrl-C is for the programs, whose last words are passed on
        os.dup2(reader, 0)
        os.close(writer)
        os.execvp("cat", ["cat"])  # noqa: S606, S607
    os.dup2(writer, 1)
    os.dup2(writer, 2)
    os.close(reader)
    os.close(writer)


def _metrics_folder() -> Path:
    # Processes are told apart by number there, and in containers each may be the first.
    return settings.DATA_DIR / "metrics" / socket.gethostname()


def _become(command: list[str], **variables: str) -> None:
    program = str(PROGRAMS / command[0])
    _metrics_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    os.chdir(settings.BASE_DIR)
    os.execve(  # noqa: S606
        program,
        [program, *command[1:]],
        os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(_metrics_folder()), **variables},
    )


if __name__ == "__main__":
    main()
