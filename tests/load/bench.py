"""`make bench`: how long every figure takes, in a style by turns, through HTTP, with web server and worker running as for a user.

Prints medians, the worst, and the stages. Everything runs in a folder of its own and is gone afterwards.
Exits with 1 when a bound of the product is missed.
"""

from __future__ import annotations

import http.client
import json
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.ports import free_port
from tests.turns import by_turns

ROOT = Path(__file__).resolve().parents[2]
STAGES = ("scene", "art", "labels", "svg", "raster", "png", "store")
STYLES = ("scientific", "anatomical", "botanical", "cellular", "schematic")
EACH_MOLECULE = 10  # molecules are laid out by the same rules: every tenth stands for all
EACH_IN_HD = 5
BOUNDS = {
    "first": 4.0,
    "1024x1024 standard": 1.0,
    "1792x1024 hd": 2.5,
}  # seconds; medians, and the worst of "first"


class Product:
    """The product under its own supervisor, and one signed-in subscriber."""

    def __init__(self, data_dir: str) -> None:
        self.port = free_port()
        os.environ.update(DATA_DIR=data_dir, HOST="127.0.0.1", PORT=str(self.port))
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        self._cookie = self._sign_in()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "config.launch"],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )
        self._wait_until_served()

    def _sign_in(self) -> str:
        import django

        django.setup()
        from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
        from django.contrib.sessions.backends.db import SessionStore
        from django.core.management import call_command

        from apps.accounts.models import User

        call_command("migrate", verbosity=0)
        user = User.objects.create_user(
            "bench@example.org", None, subscription_status="active", subscription_plan="premium"
        )
        session = SessionStore()
        session[SESSION_KEY] = str(user.pk)
        session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
        session[HASH_SESSION_KEY] = user.get_session_auth_hash()
        session.create()
        self._token = secrets.token_hex(16)
        return f"sessionid={session.session_key}; csrftoken={self._token}"

    def _wait_until_served(self) -> None:
        for _ in range(600):
            try:
                self.ask("GET", "/api/auth/user")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the product did not start")

    def ask(self, method: str, path: str, body: dict | None = None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        headers = {"Cookie": self._cookie, "X-CSRFToken": self._token, "Content-Type": "application/json"}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, content

    def draw(self, **request: str) -> float:
        """Seconds from the prompt to the picture's last byte."""
        start = time.perf_counter()
        status, content = self.ask("POST", "/api/illustrations/generate", request)
        if status != 201:
            raise SystemExit(f"{request}: {status} {content[:300]!r}")
        status, picture = self.ask("GET", json.loads(content)["imageUrl"])
        if status != 200 or not picture.startswith(b"\x89PNG"):
            raise SystemExit(f"{request}: the picture answered {status}")
        return time.perf_counter() - start

    def timings(self, last: int) -> list[dict[str, float]]:
        """What the worker measured for the last generations, newest first."""
        from apps.illustrations.models import Generation

        return list(Generation.objects.order_by("-created_at").values_list("timings", flat=True)[:last])

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=30)


def tell(
    name: str, seconds: list[float], timings: list[dict[str, float]], bound: float, judged: float
) -> bool:
    median = statistics.median(seconds)
    held = judged <= bound
    stages = "  ".join(f"{s} {statistics.median(t.get(s, 0) for t in timings):.3f}" for s in STAGES)
    verdict = "ok" if held else "MISSED"
    print(
        f"{name:22} n={len(seconds):3}  median {median:.2f} s  worst {max(seconds):.2f} s  bound {bound:.1f} s  {verdict}"
    )
    print(f"{'':22} {stages}")
    return held


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="camera-lucida-bench-") as data_dir:
        product = Product(data_dir)
        try:
            from apps.illustrations.atlas.catalogue import subjects

            drawn = [s for s in subjects() if s.kind != "molecule"] + [
                s for s in subjects() if s.kind == "molecule"
            ][::EACH_MOLECULE]
            asked = [(s.title, by_turns(s.key, STYLES)) for s in drawn]
            first = [product.draw(prompt=prompt, style=style) for prompt, style in asked]
            held = [tell("first", first, product.timings(len(first)), BOUNDS["first"], max(first))]
            print("slowest ten, drawn for the first time:")
            for seconds, (prompt, style) in sorted(zip(first, asked, strict=True), reverse=True)[:10]:
                print(f"  {seconds:.2f} s  {prompt} ({style})")
            for name, resolution, quality, some in (
                ("1024x1024 standard", "1024x1024", "standard", asked),
                ("1792x1024 hd", "1792x1024", "hd", asked[::EACH_IN_HD]),
            ):
                seconds = [
                    product.draw(prompt=prompt, style=style, resolution=resolution, quality=quality)
                    for prompt, style in some
                ]
                median = statistics.median(seconds)
                held.append(tell(name, seconds, product.timings(len(seconds)), BOUNDS[name], median))
        finally:
            product.stop()
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
