"""The product's settings as a test sees them: a folder of its own, and engines that can be told how to behave.

A worker process started by a test runs with these settings too, and is given the test's folder and database
by `DATA_DIR` and `DATABASE_URL`.
"""

import atexit
import os
import shutil
import tempfile

OWN_VARIABLES = {"DATA_DIR", "DATABASE_URL", "LEASE_SECONDS", "RESEND_SECONDS", "ILLUSTRATION_ENGINE"}
FOREIGN_VARIABLES = {
    "HOST", "DEBUG", "SECRET_KEY", "ALLOWED_HOSTS", "REDIS_URL", "EMAIL_URL", "OWNER_EMAIL", "PRODUCT_NAME",
    "SYNC_WAIT_SECONDS", "AWS_STORAGE_BUCKET_NAME", "TRUSTED_PROXY_COUNT",
}  # fmt: skip

for variable in FOREIGN_VARIABLES:
    os.environ.pop(variable, None)

if "TEST_WORKER" not in os.environ:
    for variable in OWN_VARIABLES:
        os.environ.pop(variable, None)
    os.environ["DATA_DIR"] = tempfile.mkdtemp(prefix="camera-lucida-tests-")
    atexit.register(shutil.rmtree, os.environ["DATA_DIR"], ignore_errors=True)

from config.settings import *  # noqa: E402, F403
from config.settings import DATA_DIR, DATABASES, ILLUSTRATION_ENGINES  # noqa: E402

# A file, so that worker processes and threads see what a test wrote.
DATABASES["default"]["TEST"] = {"NAME": DATA_DIR / "test.sqlite3"}

ILLUSTRATION_ENGINES |= {
    "plain": "tests.engines.PlainEngine",
    "dawdling": "tests.engines.DawdlingEngine",
}
ILLUSTRATION_ENGINE = os.environ.get("TEST_ENGINE", "plain")

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}  # noqa: F405
WHITENOISE_AUTOREFRESH = True
WHITENOISE_USE_FINDERS = True
OWNER_EMAIL = "owner@example.org"
