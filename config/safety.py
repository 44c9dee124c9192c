"""What must hold before the product may start: secrets that are secret, hosts that are named."""

import os
import secrets
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
SHORTEST_SECRET = 32


def is_public(*, host: str, allowed_hosts: list[str]) -> bool:
    """Whether anybody but this machine is meant to reach the product."""
    return host not in {"127.0.0.1", "::1", "localhost"} or not set(allowed_hosts) <= set(LOOPBACK)


def refuse_unsafe_start(*, public: bool, debug: bool, secret_key: str, allowed_hosts: list[str]) -> None:
    """Raise ImproperlyConfigured where the product would be served to others unsafely."""
    if not public:
        return
    if debug:
        raise ImproperlyConfigured(
            "DEBUG shows internals to visitors: switch it off to serve other machines."
        )
    if not allowed_hosts:
        raise ImproperlyConfigured("ALLOWED_HOSTS must name the hosts served when HOST is not this machine.")
    if "*" in allowed_hosts:
        raise ImproperlyConfigured("ALLOWED_HOSTS must name hosts; '*' would accept any.")
    if len(secret_key) < SHORTEST_SECRET:
        raise ImproperlyConfigured(
            f"SECRET_KEY must be set, to at least {SHORTEST_SECRET} characters, to serve other machines."
        )


def refuse_engine_without_service(engine: str, openai: object | None) -> None:
    """Raise ImproperlyConfigured where the engine that was chosen has nothing to speak to."""
    if engine == "openai" and openai is None:
        raise ImproperlyConfigured("ILLUSTRATION_ENGINE=openai needs OPENAI_API_KEY or OPENAI_BASE_URL.")


def local_secret_key(data_dir: Path) -> str:
    """The secret of a product that serves one machine: made once, readable by its account alone."""
    path = data_dir / "secret_key"
    draft = data_dir / f"secret_key.{os.getpid()}"
    if not path.exists():
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(48))
        # Web, worker and sweeper may start together: linking lets exactly one draft become the key.
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text().strip()
