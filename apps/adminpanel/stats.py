"""The figures of the business and of its machinery, each found through an index or in a count kept beside."""

import statistics
from datetime import date, timedelta
from typing import Any

from django.conf import settings
from django.db.models import Count, DurationField, ExpressionWrapper, F, Max, Min, Sum
from django.utils import timezone

from apps.accounts.models import User
from apps.billing.plans import BASIC, PREMIUM
from apps.billing.quota import today
from apps.illustrations.engines.registry import engine_in_use
from apps.illustrations.models import DailyActivity, Generation
from apps.illustrations.paid_services import cost_of_days, open_troubles
from apps.illustrations.storage_use import stored_bytes
from apps.illustrations.workers import living_workers

DAYS_SHOWN = 30
LATEST_DRAWN = 100  # drawings whose duration is looked at
# The codes of failures that are ours, or of a service we pay; any other is a request that was refused.
FAULTS = frozenset(
    (
        "generation_failed",
        "engine_unavailable",
        "engine_busy",
        "engine_timeout",
        "engine_unable",
        "no_image",
        "no_answer",
    )
)

State = Generation.State


def business_figures() -> dict[str, Any]:
    """People, subscriptions and illustrations: in all, of late, and today (UTC)."""
    subscriptions = _subscriptions()
    totals = DailyActivity.objects.aggregate(succeeded=Sum("succeeded"), failed=Sum("failed"))
    days = daily_activity(days=DAYS_SHOWN)
    return {
        "totalUsers": User.objects.count(),
        "newUsers": User.objects.filter(date_joined__gte=timezone.now() - timedelta(days=7)).count(),
        "activeSubscriptions": sum(subscriptions.values()),
        "subscriptions": {plan.name: subscriptions.get(plan.name, 0) for plan in (BASIC, PREMIUM)},
        "totalGenerations": totals["succeeded"] or 0,
        "failedGenerations": totals["failed"] or 0,
        "todayGenerations": days[-1]["succeeded"],
        "days": days,
    }


def machinery_figures() -> dict[str, Any]:
    """Whether drawings are made, what waits, what failed in the last 24 hours, and what is stored."""
    failures = recent_failures()
    return {
        "engine": _engine_health(failures),
        "queue": _queue(),
        "failures": failures,
        "storedBytes": stored_bytes(),
        "paidServices": _paid_services(),
    }


def daily_activity(*, days: int) -> list[dict[str, Any]]:
    """The last days, oldest first and today last; a day without any generation is there too."""
    last = today()
    first = last - timedelta(days=days - 1)
    counted = DailyActivity.objects.filter(day__gte=first).in_bulk()
    return [_represent_day(day, counted.get(day)) for day in (first + timedelta(days=n) for n in range(days))]


def recent_failures(*, hours: int = 24) -> list[dict[str, Any]]:
    """Why generations failed of late, the most frequent reason first, each with its latest message."""
    failed = Generation.objects.filter(
        state=State.FAILED, finished_at__gte=timezone.now() - timedelta(hours=hours)
    )
    reasons = list(
        failed.values("error_code")
        .annotate(count=Count("pk"), last_at=Max("finished_at"))
        .order_by("-count", "error_code")
    )
    latest = failed.filter(finished_at__in=[reason["last_at"] for reason in reasons])
    messages = dict(latest.values_list("error_code", "error_message"))
    return [
        {
            "code": reason["error_code"],
            "count": reason["count"],
            "lastAt": reason["last_at"],
            "message": messages.get(reason["error_code"], ""),
        }
        for reason in reasons
    ]


def _subscriptions() -> dict[str, int]:
    active = User.objects.filter(subscription_status=User.SubscriptionStatus.ACTIVE)
    return dict(
        active.values_list("subscription_plan").annotate(count=Count("pk")).order_by("subscription_plan")
    )


def _represent_day(day: date, counted: DailyActivity | None) -> dict[str, Any]:
    return {
        "day": day.isoformat(),
        "succeeded": counted.succeeded if counted else 0,
        "failed": counted.failed if counted else 0,
    }


def _engine_health(failures: list[dict[str, Any]]) -> dict[str, Any]:
    drawn = Generation.objects.filter(state=State.SUCCEEDED).order_by("-finished_at")
    took = ExpressionWrapper(F("finished_at") - F("created_at"), output_field=DurationField())
    latest = list(drawn.annotate(took=took).values_list("finished_at", "took")[:LATEST_DRAWN])
    seconds = [took.total_seconds() for _, took in latest]
    return {
        "name": engine_in_use(),
        "lastDrawnAt": latest[0][0] if latest else None,
        "lastFaultAt": max(
            (reason["lastAt"] for reason in failures if reason["code"] in FAULTS), default=None
        ),
        "medianSeconds": round(statistics.median(seconds), 1) if seconds else None,
    }


def _paid_services() -> dict[str, Any] | None:
    """What paid services cost, and what only the owner can mend; None where none is used."""
    cost = cost_of_days(DAYS_SHOWN)
    if settings.OPENAI is None and not cost["calls"]:
        return None
    return {
        "cost": cost,
        "troubles": [
            {"service": state.service, "kind": state.trouble, "detail": state.detail, "since": state.since}
            for state in open_troubles()
        ],
    }


def _queue() -> dict[str, Any]:
    waiting = Generation.objects.filter(state=State.QUEUED)
    return {
        "queued": waiting.count(),
        "running": Generation.objects.filter(state=State.RUNNING).count(),
        "oldestQueuedAt": waiting.aggregate(oldest=Min("created_at"))["oldest"],
        "workers": living_workers(),
    }
