"""The product's settings as a test sees them: a folder of its own, and engines that can be told how to behave.

A worker process started by a test runs with these settings too, and is given the test's folder and database
by `DATA_DIR` and `DATABASE_URL`. `TEST_SERVICES` keeps the services that the environment names.
"""

import atexit
import os
import shutil
import tempfile

OWN_VARIABLES = {"DATA_DIR", "LEASE_SECONDS", "RESEND_SECONDS", "ILLUSTRATION_ENGINE"}
SERVICE_VARIABLES = {"DATABASE_URL", "REDIS_URL", "AWS_STORAGE_BUCKET_NAME"}
FOREIGN_VARIABLES = {
    "HOST", "DEBUG", "SECRET_KEY", "ALLOWED_HOSTS", "EMAIL_URL", "OWNER_EMAIL", "PRODUCT_NAME",
    "SYNC_WAIT_SECONDS", "TRUSTED_PROXY_COUNT", "LOG_FORMAT", "METRICS_TOKEN", "SENTRY_DSN",
    "PROMETHEUS_MULTIPROC_DIR",
    *(f"{provider}_CLIENT_{half}" for provider in ("GOOGLE", "GITHUB", "ORCID", "OIDC") for half in ("ID", "SECRET")),
    "OIDC_SERVER_URL",
    *(name for name in os.environ if name.startswith("OPENAI_")),
}  # fmt: skip

if "TEST_WORKER" not in os.environ:
    services = set() if "TEST_SERVICES" in os.environ else SERVICE_VARIABLES
    for variable in OWN_VARIABLES | FOREIGN_VARIABLES | services:
        os.environ.pop(variable, None)
    os.environ["DATA_DIR"] = tempfile.mkdtemp(prefix="camera-lucida-tests-")
    atexit.register(shutil.rmtree, os.environ["DATA_DIR"], ignore_errors=True)

from config.settings import *  # noqa: E402, F403
from config.settings import DATA_DIR, DATABASES, ILLUSTRATION_ENGINES  # noqa: E402

if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # A file, so that worker processes and threads see what a test wrote.
    DATABASES["default"]["TEST"] = {"NAME": DATA_DIR / "test.sqlite3"}

ILLUSTRATION_ENGINES |= {
    "plain": "tests.engines.PlainEngine",
    "dawdling": "tests.engines.DawdlingEngine",
    "unhurried": "tests.engines.UnhurriedEngine",
}
ILLUSTRATION_ENGINE = os.environ.get("TEST_ENGINE", "plain")

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}  # noqa: F405
WHITENOISE_AUTOREFRESH = True
WHITENOISE_USE_FINDERS = True
OWNER_EMAIL = "owner@example.org"
# Servers of this machine, as host:port, that a server started by a test may fetch sketches from.
SKETCH_FETCH_ALLOWED_HOSTS = frozenset(os.environ.get("TEST_FETCH_HOSTS", "").split())
# Of a server that tests ask as fast as they can.
SECONDS_BETWEEN_TURNS = int(os.environ.get("TEST_SECONDS_BETWEEN_TURNS", "5"))
