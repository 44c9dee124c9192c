"""The daily allowance. Each change is one conditional statement, so that any number of requests at once,
in any number of processes, can neither overshoot it nor lose a count.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from django.db import connection
from django.db.models import F
from django.utils import timezone

from apps.accounts.models import User
from apps.billing.models import DailyUsage
from apps.billing.plans import plan_of


@dataclass(frozen=True, slots=True)
class Allowance:
    """Illustrations used and allowed today; `resets_at` is the next midnight, UTC."""

    used: int
    limit: int
    resets_at: datetime

    @property
    def seconds_to_reset(self) -> int:
        return seconds_until(self.resets_at)


def today() -> date:
    return timezone.now().astimezone(UTC).date()


def allowance_reset() -> datetime:
    """The next midnight, UTC."""
    return datetime.combine(today() + timedelta(days=1), time.min, tzinfo=UTC)


def seconds_until(moment: datetime) -> int:
    """Whole seconds from now, at least one."""
    return max(1, int((moment - timezone.now()).total_seconds()))


def allowance_of(user: User) -> Allowance:
    day = today()
    used = DailyUsage.objects.filter(user=user, day=day).values_list("used", flat=True).first() or 0
    return Allowance(used=used, limit=plan_of(user).daily_limit, resets_at=allowance_reset())


def reserve_allowance(user: User, *, day: date) -> bool:
    """Charge one illustration to `day`. False, with nothing charged, if the allowance is used up."""
    limit = plan_of(user).daily_limit
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO billing_dailyusage (user_id, day, used) VALUES (%s, %s, 1)
            ON CONFLICT (user_id, day) DO UPDATE SET used = billing_dailyusage.used + 1
            WHERE billing_dailyusage.used < %s
            """,
            [user.pk, connection.ops.adapt_datefield_value(day), limit],
        )
        return cursor.rowcount == 1


def give_back_allowance(user_id: int, *, day: date) -> None:
    """Take one charge off `day`."""
    DailyUsage.objects.filter(user_id=user_id, day=day, used__gt=0).update(used=F("used") - 1)
