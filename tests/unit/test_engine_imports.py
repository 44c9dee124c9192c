"""Without a key nothing of the paid engine is loaded, and nothing slows down."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The product as the web server and a worker start it, and one figure drawn.
START = """
import sys
import config.asgi, config.urls
from config.celery import app
app.loader.import_default_modules()
from apps.illustrations.engines.base import DrawRequest
from apps.illustrations.engines.registry import current_engine, engine_in_use
from apps.adminpanel import stats
import apps.adminpanel.views, apps.illustrations.views, apps.sketches.views
engine = current_engine()
print(engine_in_use())
%s
print(*sorted(name for name in sys.modules if name.startswith(("openai", "httpx2", "apps.illustrations.engines.openai"))))
"""
DRAW = 'engine.draw(DrawRequest("Glycolysis", "schematic", "1024x1024", "standard"), lambda *told: None)'


def loaded(tmp_path: Path, then: str, **variables: str) -> tuple[str, str]:
    """The engine in use, and which modules of the paid one are there."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("OPENAI_")}
    environment |= {"DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "config.settings"} | variables
    done = subprocess.run(
        [sys.executable, "-c", START % then],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    engine, modules = done.stdout.split("\n")[:2]
    return engine, modules


def test_without_a_key_nothing_of_the_paid_engine_is_loaded_even_when_a_figure_is_drawn(tmp_path):
    assert loaded(tmp_path, DRAW, OPENAI_API_KEY="", OPENAI_BASE_URL=" ") == ("embedded", "")


def test_with_a_key_the_package_is_not_loaded_before_the_first_request(tmp_path):
    engine, modules = loaded(tmp_path, "", OPENAI_API_KEY="k")
    assert engine == "openai"
    assert "apps.illustrations.engines.openai.engine" in modules.split()
    assert "openai" not in modules.split()
    assert "httpx2" not in modules.split()


def test_a_key_does_not_force_the_engine(tmp_path):
    assert loaded(tmp_path, "", OPENAI_API_KEY="k", ILLUSTRATION_ENGINE="embedded") == ("embedded", "")
