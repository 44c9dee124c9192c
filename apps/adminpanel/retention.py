"""What goes when its time has come: logs of usage after two years, files that nothing names any more.

Each part can be asked what would go, can be interrupted, and can be run again.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta

from django.core.files.storage import default_storage
from django.db.models import QuerySet
from django.utils import timezone

from apps.accounts.models import Visitor
from apps.adminpanel.models import ModerationRecord
from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import delete_files, stored_names
from apps.sketches.keeping import sweep_uploads
from apps.sketches.models import Sketch

LOGS_KEPT = timedelta(days=2 * 365)
# A file this young may belong to a drawing that is being finished just now.
ORPHANED_AFTER = timedelta(days=1)
BATCH = 1000  # rows


def purge(*, dry_run: bool) -> Mapping[str, int]:
    """Delete what is due, and tell how much of each kind; with `dry_run` only tell."""
    work: dict[str, Callable[[bool], int]] = {
        "generations": lambda dry: _delete_rows(old_generations(), dry),
        "days of usage": lambda dry: _delete_rows(DailyUsage.objects.filter(day__lt=_two_years_ago()), dry),
        "moderation records": lambda dry: _delete_rows(
            ModerationRecord.objects.filter(created_at__lt=_two_years_ago()), dry
        ),
        "visitors": lambda dry: _delete_rows(old_visitors(), dry),
        "unused uploads": _delete_unused_uploads,
        "orphaned files": _delete_orphaned_files,
    }
    return {kind: delete(dry_run) for kind, delete in work.items()}


def old_generations() -> QuerySet[Generation]:
    """Ended two years ago. The illustrations that came of them stay."""
    ended = (Generation.State.SUCCEEDED, Generation.State.FAILED)
    return Generation.objects.filter(state__in=ended, finished_at__lt=_two_years_ago())


def old_visitors() -> QuerySet[Visitor]:
    """Came two years ago, and nothing of theirs is left."""
    return Visitor.objects.filter(created_at__lt=_two_years_ago(), generations=None, illustrations=None)


def orphaned_files() -> Iterator[str]:
    """Names of stored files that no illustration and no sketch names, and that are no longer new."""
    known = {_folder(name) for name in Illustration.objects.values_list("image", flat=True).iterator()}
    known |= {f"sketches/{pk}" for pk in Sketch.objects.values_list("pk", flat=True).iterator()}
    for kind in ("illustrations", "sketches"):
        for name in stored_names(kind):
            if not any(folder in known for folder in _folders_above(name)) and _is_old(name):
                yield name


def _two_years_ago():
    return timezone.now() - LOGS_KEPT


def _delete_rows(rows: QuerySet, dry_run: bool) -> int:
    if dry_run:
        return rows.count()
    deleted = 0
    while ids := list(rows.values_list("pk", flat=True)[:BATCH]):
        rows.model._default_manager.filter(pk__in=ids).delete()
        deleted += len(ids)
    return deleted


def _delete_unused_uploads(dry_run: bool) -> int:
    if dry_run:
        return Sketch.objects.filter(sweep_at__lt=timezone.now()).count()
    return sweep_uploads()


def _delete_orphaned_files(dry_run: bool) -> int:
    orphans = 0
    for name in orphaned_files():
        orphans += 1
        if not dry_run:
            delete_files(name)
    return orphans


def _folder(name: str) -> str:
    return name.rpartition("/")[0]


def _folders_above(name: str) -> Iterator[str]:
    while name := _folder(name):
        yield name


def _is_old(name: str) -> bool:
    try:
        return default_storage.get_modified_time(name) < timezone.now() - ORPHANED_AFTER
    except FileNotFoundError:
        return False  # gone meanwhile
