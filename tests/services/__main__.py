"""Runs tests on PostgreSQL, Redis and S3-compatible storage instead of SQLite, a folder and files.

python -m tests.services [what pytest takes]
"""

import os
import signal
import subprocess
import sys

from tests.services.servers import object_storage, postgresql, redis_server

CONCERNED = (
    "tests/api",
    "tests/faults",
    "tests/services",
    "tests/unit/test_generations.py",
    "tests/unit/test_quota.py",
    "tests/unit/test_storage.py",
)
# What is the same on every service: the document of the API, who may call what, pages that show what was
# asked elsewhere, and what other companies' servers answer.
NOT_CONCERNED = (
    "api/test_schema", "api/test_schemathesis", "api/test_pages", "api/test_account_pages", "api/test_other_providers",
    "api/test_mail_server_away", "api/test_permissions", "api/test_scope", "faults/test_paid_services",
    "faults/test_compatible_servers", "faults/test_launch",
)  # fmt: skip


def main() -> int:
    # A termination unwinds like Ctrl-C does: the servers are stopped on the way.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    arguments = sys.argv[1:]
    if all(argument.startswith("-") for argument in arguments):
        arguments += [*CONCERNED, *(f"--ignore=tests/{name}.py" for name in NOT_CONCERNED)]
    with postgresql() as database_url, redis_server() as redis, object_storage() as storage:
        services = {"DATABASE_URL": database_url, "REDIS_URL": redis.url, **storage}
        tests = subprocess.Popen(
            # The cluster is thrown away as a whole: dropping its database first would wait for connections.
            [sys.executable, "-m", "pytest", "--reuse-db", *arguments],
            env=os.environ | services | {"TEST_SERVICES": "1"},
        )
        try:
            return tests.wait()
        finally:
            tests.terminate()
            tests.wait()


if __name__ == "__main__":
    sys.exit(main())
