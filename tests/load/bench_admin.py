"""`make bench-admin`: what the owner's panel and the first gallery page cost at a million illustrations.

Everything is measured at the server, without the network. It runs on SQLite in a folder of its own, or on the
empty database that `DATABASE_URL` names. `ROWS` sets another number of illustrations. Exits with 1 when a bound of
the product is missed.
"""

from __future__ import annotations

import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping

ROWS = int(os.environ.get("ROWS", "1000000"))
USERS = 10_000
OF_ONE_USER = min(100_000, ROWS // 2)
SEARCHED = "cross-section of the human heart with its chambers and valves " * 9  # about 530 characters
TIMES = 15

# Milliseconds, medians.
BOUNDS = {
    "stats": ("/api/admin/stats", 100),
    "users": ("/api/admin/users?limit=50", 100),
    "users, most used": ("/api/admin/users?limit=50&sort=most_used", 200),
    "content": ("/api/admin/illustrations?limit=24", 200),
    "content of visitors": ("/api/admin/illustrations?limit=24&madeBy=anonymous", 300),
    "gallery": ("/api/illustrations?limit=24", 30),
}


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="camera-lucida-bench-") as data_dir:
        os.environ.update(
            DATA_DIR=data_dir, DJANGO_SETTINGS_MODULE="config.settings", OWNER_EMAIL="owner@example.org"
        )
        import django

        django.setup()
        callers = _fill()
        from apps.illustrations.storage_use import measure_storage_if_due

        measure_storage_if_due()  # as the sweeper does
        held = [
            _measure(name, callers["gallery" if name == "gallery" else "owner"], path, bound)
            for name, (path, bound) in BOUNDS.items()
        ]
        held.append(_measure_export(callers["owner"]))
    return 0 if all(held) else 1


def _fill() -> Mapping[str, object]:
    """A site of a million illustrations, and two who ask: its owner, and the one with the longest gallery."""
    from allauth.account.models import EmailAddress
    from django.core.management import call_command
    from django.db import connection
    from django.test import Client

    from apps.accounts.models import User, Visitor
    from apps.illustrations.models import DailyActivity, Generation, Illustration

    call_command("migrate", verbosity=0)
    if User.objects.exists():
        raise SystemExit("The database is not empty.")
    owner = User.objects.create_user("owner@example.org", None)
    EmailAddress.objects.create(user=owner, email=owner.email, verified=True, primary=True)
    artist = User.objects.create_user("artist@example.org", None)
    visitor = Visitor.objects.create()
    asked = {
        "prompt": "Human heart", "style": "scientific", "resolution": "1024x1024", "quality": "standard",
    }  # fmt: skip
    started = time.perf_counter()
    _multiply(
        User.objects.create_user("template@example.org", None),
        USERS,
        {"email": _numbered("user", "@example.org")},
    )
    first_user, last_user = _id_range(User)
    anybody = f"{first_user} + n.i %% {last_user - first_user}"
    made = {"created_at": _ago(), "prompt": _numbered("Human heart ")}
    ended = {"finished_at": _ago(), "state": "CASE WHEN n.i %% 10 = 0 THEN 'failed' ELSE 'succeeded' END"}
    failed = {"error_code": "CASE WHEN n.i %% 20 = 0 THEN 'cannot_draw' ELSE 'generation_failed' END"}
    job = Generation.objects.create(owner=artist, **asked)
    _multiply(job, ROWS, made | ended | failed | {"owner_id": anybody, "visitor_id": "NULL"})
    job.delete()
    plate = {"caption": SEARCHED, "width": 1024, "height": 1024, "image": "a.png", "stored_bytes": 400_000}
    figure = Illustration.objects.create(visitor=visitor, **asked, **plate)
    made |= {"alphabetical": _numbered("human heart "), "share_token": "NULL", "generation_id": "NULL"}
    _multiply(figure, OF_ONE_USER, made | {"owner_id": str(artist.pk), "visitor_id": "NULL"})
    _multiply(figure, ROWS // 4, made)
    _multiply(figure, ROWS - OF_ONE_USER - ROWS // 4, made | {"owner_id": anybody, "visitor_id": "NULL"})
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM illustrations_dailyactivity")
        cursor.execute(_usage_of_today(first_user))
        cursor.execute("ANALYZE" if connection.vendor == "sqlite" else "VACUUM ANALYZE")
    _count_days(DailyActivity, Generation)
    print(
        f"{connection.vendor}: {ROWS:,} illustrations, as many generations and {USERS:,} users"
        f" made in {time.perf_counter() - started:.0f} s"
    )
    callers = {"owner": Client(), "gallery": Client()}
    callers["owner"].force_login(owner, backend="django.contrib.auth.backends.ModelBackend")
    callers["gallery"].force_login(artist, backend="django.contrib.auth.backends.ModelBackend")
    return callers


def _multiply(template, times: int, changes: Mapping[str, str]) -> None:
    """Copy a row many times inside the database; `changes` are SQL for columns, in which n.i is the number."""
    from django.db import connection

    model = type(template)
    table = model._meta.db_table
    columns = [field.column for field in model._meta.local_fields if field.name != "id"]
    values = [changes.get(column, f"t.{column}") for column in columns]
    if model._meta.pk.get_internal_type() == "UUIDField":
        columns.append("id")
        values.append("gen_random_uuid()" if _is_postgres() else "lower(hex(randomblob(16)))")
        key = template.pk if _is_postgres() else template.pk.hex
    else:
        key = template.pk
    with connection.cursor() as cursor:
        cursor.execute(
            f"""
            INSERT INTO {table} ({", ".join(columns)})
            WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < {times})
            SELECT {", ".join(values)} FROM {table} AS t, n WHERE t.id = %s
            """,  # noqa: S608 (all of it is written here)
            [key],
        )


def _is_postgres() -> bool:
    from django.db import connection

    return connection.vendor == "postgresql"


def _numbered(before: str, after: str = "") -> str:
    return f"'{before}' || n.i || '{after}'"


def _ago() -> str:
    """A moment of the last sixty days, another one for each row."""
    seconds = f"(n.i * {60 * 86_400 / ROWS:.4f})"
    if _is_postgres():
        return f"now() - {seconds} * interval '1 second'"
    # To the microsecond, as the framework writes it: times are compared as text.
    return f"strftime('%%Y-%%m-%%d %%H:%%M:%%f', 'now', '-' || {seconds} || ' seconds') || '000'"


def _usage_of_today(first_user: int) -> str:
    from apps.billing.quota import today

    return (
        "INSERT INTO billing_dailyusage (user_id, day, used) "  # noqa: S608 (all of it is written here)
        f"SELECT id, '{today()}', id % 11 FROM accounts_user WHERE id > {first_user} AND id % 3 = 0"
    )


def _id_range(model) -> tuple[int, int]:
    from django.db.models import Max, Min

    found = model.objects.aggregate(first=Min("pk"), last=Max("pk"))
    return found["first"], found["last"]


def _count_days(activity, generation) -> None:
    from django.db.models import Count, Q
    from django.db.models.functions import TruncDate

    days = (
        generation.objects.annotate(day=TruncDate("finished_at"))
        .values("day")
        .annotate(
            succeeded=Count("pk", filter=Q(state="succeeded")), failed=Count("pk", filter=Q(state="failed"))
        )
    )
    activity.objects.bulk_create(activity(**day) for day in days)


def _measure(name: str, caller, path: str, bound: int) -> bool:
    from django.core.cache import cache

    def once() -> float:
        cache.clear()
        start = time.perf_counter()
        response = caller.get(path, headers={"host": "localhost"})
        if response.status_code != 200:
            raise SystemExit(f"{path}: {response.status_code} {response.content[:300]!r}")
        return (time.perf_counter() - start) * 1000

    once()
    taken = [once() for _ in range(TIMES)]
    median = statistics.median(taken)
    verdict = "ok" if median <= bound else "MISSED"
    print(f"{name:22} median {median:7.1f} ms  worst {max(taken):7.1f} ms  bound {bound} ms  {verdict}")
    return median <= bound


def _measure_export(owner) -> bool:
    """Read the export of all content as a browser would, keeping nothing, and see what memory that took."""
    before = _peak_memory()
    start = time.perf_counter()
    size = rows = 0
    for piece in owner.get("/api/admin/export/content", headers={"host": "localhost"}).streaming_content:
        size += len(piece)
        rows += piece.count(b"\r\n")
    grown = _peak_memory() - before
    held = rows > ROWS and grown < 64
    print(
        f"{'export of content':22} {rows - 1:,} rows, {size / 1e6:.0f} MB in {time.perf_counter() - start:.0f} s;"
        f" peak memory grew by {grown:.0f} MB  bound 64 MB  {'ok' if held else 'MISSED'}"
    )
    return held


def _peak_memory() -> float:
    """Megabytes this process has held at most so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main())
