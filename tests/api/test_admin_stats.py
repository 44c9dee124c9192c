"""The owner's figures, compared with a plain count of generated data."""

from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from django.utils import timezone
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from apps.accounts.models import User
from apps.billing.quota import today
from apps.illustrations import generations
from apps.illustrations.engines.openai.health import Health
from apps.illustrations.engines.openai.troubles import Kind, Trouble
from apps.illustrations.models import DailyActivity, Generation, PaidUse, StorageMeasurement, WorkerBeat
from apps.illustrations.storage import stored_names
from apps.illustrations.storage_use import measure_storage_if_due
from apps.illustrations.work import draw_generation
from apps.sketches.models import Sketch


def figures(owner) -> dict:
    response = owner.ask("/api/admin/stats")
    assert response.status_code == 200
    return response.json()


def ended(user: User, state: str, *, hours_ago: float = 1, took: float = 2, **fields) -> Generation:
    finished = timezone.now() - timedelta(hours=hours_ago)
    return Generation.objects.create(
        owner=user,
        prompt="Human heart",
        state=state,
        created_at=finished - timedelta(seconds=took),
        finished_at=finished,
        **fields,
    )


def test_an_empty_site_has_figures_too(owner):
    shown = figures(owner)
    assert shown["totalUsers"] == shown["newUsers"] == 1
    assert shown["activeSubscriptions"] == shown["totalGenerations"] == shown["todayGenerations"] == 0
    assert shown["days"][-1] == {"day": today().isoformat(), "succeeded": 0, "failed": 0}
    assert len(shown["days"]) == 30
    assert shown["queue"] == {"queued": 0, "running": 0, "oldestQueuedAt": None, "workers": 0}
    assert shown["failures"] == []
    assert (shown["engine"]["lastDrawnAt"], shown["engine"]["medianSeconds"]) == (None, None)


def test_users_and_subscriptions_are_counted(owner, person):
    expected: Counter = Counter()
    for number, (status, plan) in enumerate(
        [("free", "free")] * 3 + [("active", "basic")] * 4 + [("active", "premium"), ("free", "premium")]
    ):
        user = person(f"user{number}", subscription_status=status, subscription_plan=plan)
        User.objects.filter(pk=user.pk).update(date_joined=timezone.now() - timedelta(days=number))
        expected[plan] += status == "active"
    shown = figures(owner)
    assert shown["totalUsers"] == 10
    assert shown["activeSubscriptions"] == 5
    assert shown["subscriptions"] == {"basic": expected["basic"], "premium": expected["premium"]}
    assert shown["newUsers"] == 1 + 7


@pytest.mark.parametrize("way", ["through the product", "by the migration"])
def test_the_days_agree_with_the_generations_themselves(owner, scientist, woken, monkeypatch, way):
    """Generations of many days, drawn and refused by the product itself."""
    last = today()
    for days_ago, prompts in {
        0: ["heart", "cell", "tardigrade"],
        1: ["heart"],
        29: ["tardigrade"],
        30: ["cell"],
    }.items():
        day = last - timedelta(days=days_ago)
        monkeypatch.setattr("apps.illustrations.activity.today", lambda day=day: day)
        for prompt in prompts:
            accepted = scientist.generate(prompt, headers={"Prefer": "respond-async"})
            draw_generation(accepted.json()["id"])
            Generation.objects.filter(pk=accepted.json()["id"]).update(
                finished_at=datetime(day.year, day.month, day.day, 23, 59, 59, tzinfo=UTC)
            )
    if way == "by the migration":
        recount()
    counted = Counter(Generation.objects.values_list("finished_at__date", "state"))
    shown = figures(owner)
    assert [day["day"] for day in shown["days"]] == [
        (last - timedelta(days=number)).isoformat() for number in reversed(range(30))
    ]
    for day in shown["days"]:
        key = datetime.fromisoformat(day["day"]).date()
        assert (day["succeeded"], day["failed"]) == (counted[key, "succeeded"], counted[key, "failed"])
    assert shown["totalGenerations"] == Generation.objects.filter(state="succeeded").count() == 4
    assert shown["failedGenerations"] == Generation.objects.filter(state="failed").count() == 2
    assert shown["todayGenerations"] == 2


def recount() -> None:
    """Counts again from the rows, as the migration does that introduces the count."""
    from importlib import import_module

    from django.apps import apps

    DailyActivity.objects.all().delete()
    import_module("apps.illustrations.migrations.0005_owners_figures").count_ended(apps, None)


def test_the_queue_tells_how_much_waits_and_since_when(owner, scientist, woken):
    accepted = [scientist.generate(headers={"Prefer": "respond-async"}).json()["id"] for _ in range(3)]
    generations.claim(accepted[0])
    oldest = timezone.now() - timedelta(minutes=5)
    Generation.objects.filter(pk=accepted[2]).update(created_at=oldest)
    queue = figures(owner)["queue"]
    assert (queue["queued"], queue["running"]) == (2, 1)
    assert datetime.fromisoformat(queue["oldestQueuedAt"]) == oldest.replace(microsecond=oldest.microsecond)


def test_the_workers_that_are_alive_are_counted(owner):
    now = timezone.now()
    for name, seen_at in (("one", now), ("other", now), ("silent", now - timedelta(hours=1))):
        WorkerBeat.objects.create(worker=name, seen_at=seen_at)
    assert figures(owner)["queue"]["workers"] == 2


def test_failures_of_the_last_day_are_told_with_their_reasons(owner, scientist):
    for hours, code, message in (
        (1, "cannot_draw", "We cannot draw a tardigrade."),
        (3, "cannot_draw", "We cannot draw a house."),
        (2, "generation_failed", "Generation failed."),
        (25, "generation_failed", "Long ago."),
    ):
        ended(scientist.user, "failed", hours_ago=hours, error_code=code, error_message=message)
    shown = figures(owner)
    assert [(one["code"], one["count"], one["message"]) for one in shown["failures"]] == [
        ("cannot_draw", 2, "We cannot draw a tardigrade."),
        ("generation_failed", 1, "Generation failed."),
    ]
    assert shown["engine"]["lastFaultAt"] == shown["failures"][1]["lastAt"]


def test_the_engine_is_known_by_its_latest_drawings(owner, scientist):
    for hours, seconds in ((1, 2), (2, 4), (3, 30)):
        ended(scientist.user, "succeeded", hours_ago=hours, took=seconds)
    engine = figures(owner)["engine"]
    assert engine["name"] == "plain"
    assert engine["medianSeconds"] == 4
    assert timezone.now() - datetime.fromisoformat(engine["lastDrawnAt"]) < timedelta(hours=1, minutes=1)


def test_the_storage_is_what_the_files_of_illustrations_took_when_last_measured(owner, illustration):
    sizes = [default_storage.size(name) for name in stored_names()]
    assert figures(owner)["storedBytes"] == sum(sizes) > 0
    measure_storage_if_due()
    illustration.delete()
    measure_storage_if_due()
    assert figures(owner)["storedBytes"] > 0
    StorageMeasurement.objects.update(measured_at=timezone.now() - timedelta(minutes=6))
    measure_storage_if_due()
    assert figures(owner)["storedBytes"] == 0
    assert StorageMeasurement.objects.count() == 1


def test_the_storage_counts_the_clean_copies_of_kept_sketches(owner, scientist):
    Sketch.objects.create(owner=scientist.user, state=Sketch.State.KEPT, stored_bytes=1_000)
    Sketch.objects.create(owner=scientist.user)
    assert figures(owner)["storedBytes"] == 1_000


@pytest.mark.django_db
@hypothesis_settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["succeeded", "failed"]),
            st.floats(0, 50),
            st.sampled_from(["cannot_draw", "out_of_scope", "generation_failed"]),
        ),
        max_size=12,
    )
)
def test_failures_agree_with_a_plain_count(owner, rows):
    Generation.objects.all().delete()
    for state, hours, code in rows:
        ended(owner.user, state, hours_ago=hours, error_code=code if state == "failed" else "")
    shown = {one["code"]: one["count"] for one in figures(owner)["failures"]}
    assert shown == Counter(code for state, hours, code in rows if state == "failed" and hours < 24)


def test_without_paid_services_nothing_is_told_of_them(owner):
    assert figures(owner)["paidServices"] is None


def test_paid_services_tell_their_cost_and_what_only_the_owner_can_mend(owner, paid):
    for days_ago, micro_dollars in ((0, 1_234_500), (29, 2_000_000), (30, 9_000_000)):
        PaidUse.objects.create(
            day=today() - timedelta(days=days_ago),
            model="m",
            calls=2,
            unpriced=1,
            micro_dollars=micro_dollars,
        )
    Health("images", settings.OPENAI).failed(Trouble(Kind.KEY, "Incorrect API key"))
    shown = figures(owner)["paidServices"]
    assert shown["cost"] == {"today": 1.2345, "total": 3.2345, "calls": 4, "unpriced": 2}
    (trouble,) = shown["troubles"]
    assert (trouble["service"], trouble["kind"], trouble["detail"]) == ("images", "key", "Incorrect API key")
    Health("images", settings.OPENAI).answered()
    assert figures(owner)["paidServices"]["troubles"] == []


def test_a_paid_service_that_failed_counts_as_a_fault(owner, scientist):
    Generation.objects.create(
        owner=scientist.user, state="failed", finished_at=timezone.now(), error_code="engine_timeout"
    )
    assert figures(owner)["engine"]["lastFaultAt"]
