"""The served product against its document: generated calls, right and wrong, alone and in sequences.

`SCHEMATHESIS_EXAMPLES` says how many calls are made up for each operation; `make schemathesis` makes thousands.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.running import ROOT, Product, running_product

FOLDER = ROOT / "tests" / "schemathesis"
EXAMPLES = int(os.environ.get("SCHEMATHESIS_EXAMPLES", "2"))
CSRF_TOKEN = "a" * 32
SIGN_IN = """
from allauth.account.models import EmailAddress
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from apps.accounts.models import User
from apps.apikeys.keys import create_key
owner = User.objects.create_user("owner@example.org")
EmailAddress.objects.create(user=owner, email=owner.email, verified=True, primary=True)
session = SessionStore()
session[SESSION_KEY] = str(owner.pk)
session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
session[HASH_SESSION_KEY] = owner.get_session_auth_hash()
session.create()
author = User.objects.create_user("script@example.org")
print(session.session_key, create_key(author, name="schemathesis")[1])
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Product]:
    with running_product(
        tmp_path_factory.mktemp("product"),
        DJANGO_SETTINGS_MODULE="tests.settings",
        TEST_WORKER="1",
        TEST_ENGINE="plain",
        TEST_SECONDS_BETWEEN_TURNS="0",
    ) as product:
        yield product


@pytest.fixture(scope="module")
def credentials(served) -> dict[str, str]:
    """The session of the owner, to whom every call is open, and a key; as schemathesis is configured with them."""
    session, key = served.manage("shell", "--no-imports", "--command", SIGN_IN).split()
    return {
        "session": f'[auth.openapi.session]\napi_key = "{session}"\n'
        f'[auth.openapi.csrfToken]\napi_key = "{CSRF_TOKEN}"\n',
        "key": f'[auth.openapi.key]\nbearer = "{key}"\n',
    }


@pytest.mark.parametrize("caller", ["session", "key"])
def test_nothing_that_is_sent_is_answered_in_another_way_than_described(
    served, credentials, tmp_path, caller
):
    configuration = tmp_path / "schemathesis.toml"
    configuration.write_text((FOLDER / "schemathesis.toml").read_text() + credentials[caller])
    phases = "examples,coverage,fuzzing,stateful" if EXAMPLES > 10 else "examples,fuzzing,stateful"
    told = subprocess.run(
        [
            Path(sys.executable).with_name("schemathesis"), "--config-file", configuration,
            "run", f"{served.address}/api/schema", "--checks", "all", "--continue-on-failure",
            "--phases", phases, "--max-examples", str(EXAMPLES), "--no-color",
        ],
        cwd=ROOT,
        env=os.environ
        | {"SERVED_DATABASE": f"{served.environment['DATA_DIR']}/database.sqlite3", "CSRF_TOKEN": CSRF_TOKEN},
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout
    print("\n".join(re.findall(r".*(?:generated|Selected|Tested).*", told.stdout)))
