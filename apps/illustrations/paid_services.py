"""What the owner sees of paid services: what they cost, and what only the owner can mend."""

from datetime import timedelta

from django.conf import settings
from django.db.models import Sum

from apps.billing.quota import today
from apps.illustrations.models import PaidUse, ServiceState


def cost_of_days(days: int) -> dict[str, float | int]:
    """US dollars of today and of the last days (UTC, today included), and how many calls of the latter are of unknown
    cost."""
    last = PaidUse.objects.filter(day__gt=today() - timedelta(days=days))
    sums = last.aggregate(spent=Sum("micro_dollars"), calls=Sum("calls"), unpriced=Sum("unpriced"))
    spent_today = PaidUse.objects.filter(day=today()).aggregate(spent=Sum("micro_dollars"))["spent"]
    return {
        "today": round((spent_today or 0) / 1e6, 4),
        "total": round((sums["spent"] or 0) / 1e6, 4),
        "calls": sums["calls"] or 0,
        "unpriced": sums["unpriced"] or 0,
    }


def open_troubles() -> list[ServiceState]:
    """Of the services as they are configured now, the longest first."""
    if settings.OPENAI is None:
        return []
    current = ServiceState.objects.filter(configuration=settings.OPENAI.fingerprint).exclude(trouble="")
    return list(current.order_by("since", "service"))
