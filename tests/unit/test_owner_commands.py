"""`manage.py purge` and `manage.py usage_report`."""

import io
import json
import os
from datetime import timedelta

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.management import CommandError, call_command
from django.utils import timezone

from apps.accounts.models import Visitor
from apps.adminpanel.models import ModerationRecord
from apps.billing.models import DailyUsage
from apps.billing.quota import today
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import stored_names

LONG_AGO = timedelta(days=731)


def said(*command: str) -> str:
    out = io.StringIO()
    call_command(*command, stdout=out)
    return out.getvalue()


def put_away(name: str, *, days_ago: float) -> str:
    name = default_storage.save(name, ContentFile(b"x"))
    then = (timezone.now() - timedelta(days=days_ago)).timestamp()
    os.utime(default_storage.path(name), (then, then))
    return name


@pytest.fixture
def due(illustration) -> None:
    """One of each kind that is due, beside what is not."""
    owner = illustration.owner
    then = timezone.now() - LONG_AGO
    illustration.generation.finished_at = then
    illustration.generation.save()
    Generation.objects.create(owner=owner, prompt="x", state="failed", finished_at=timezone.now())
    Generation.objects.create(owner=owner, prompt="x", state="queued", created_at=then)
    DailyUsage.objects.create(user=owner, day=today() - LONG_AGO, used=3)
    ModerationRecord.objects.create(action="hide", actor_email="a@example.org", created_at=then)
    ModerationRecord.objects.create(action="hide", actor_email="a@example.org")
    Visitor.objects.create(created_at=then)
    Visitor.objects.create()
    put_away("illustrations/nobody/1/figure.png", days_ago=2)
    put_away("illustrations/nobody/2/figure.png", days_ago=0.5)


def everything() -> dict[str, int]:
    rows = (Generation, Illustration, DailyUsage, ModerationRecord, Visitor)
    return {row.__name__: row.objects.count() for row in rows} | {"files": len(list(stored_names()))}


def test_a_dry_run_says_what_would_go_and_deletes_nothing(due):
    before = everything()
    told = said("purge", "--dry-run")
    for kind in ("generations", "days of usage", "moderation records", "visitors", "orphaned files"):
        assert f"{kind}: 1 would be deleted" in told
    assert everything() == before


def test_what_is_due_goes_and_all_else_stays(due):
    before = everything()
    assert "generations: 1 deleted" in said("purge")
    assert everything() == {
        "Generation": 2,
        "Illustration": 1,
        "DailyUsage": before["DailyUsage"] - 1,
        "ModerationRecord": 1,
        "Visitor": 1,
        "files": before["files"] - 1,
    }
    kept = Illustration.objects.get()
    assert kept.generation is None
    for name in (kept.image, kept.vector, kept.thumbnail, "illustrations/nobody/2/figure.png"):
        assert default_storage.exists(name)


def test_purging_again_finds_nothing(due):
    said("purge")
    assert all(" 0 deleted" in line for line in said("purge").splitlines())


def test_the_report_tells_the_figures_as_text_and_as_json(illustration):
    told = said("usage_report", "--days", "2")
    assert "illustrations: 1 drawn, 0 failed" in told
    assert told.splitlines()[-1].split() == [today().isoformat(), "1", "0"]
    figures = json.loads(said("usage_report", "--days", "2", "--json"))
    assert figures["totalGenerations"] == 1
    assert len(figures["days"]) == 2


@pytest.mark.parametrize("days", ["0", "-1", "100000"])
def test_a_report_of_no_days_is_refused(db, days):
    with pytest.raises(CommandError):
        said("usage_report", "--days", days)
