"""The daily allowance holds, however many ask at once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from unittest.mock import patch

import pytest
from django.db import connection

from apps.billing import quota
from apps.billing.models import DailyUsage
from apps.billing.plans import BASIC, FREE, PREMIUM, plan_of
from apps.billing.quota import allowance_of, give_back_allowance, reserve_allowance

MONDAY = date(2026, 3, 2)
TUESDAY = date(2026, 3, 3)


def used_on(day: date) -> int:
    return DailyUsage.objects.get(day=day).used


def test_the_plans_allow_10_50_and_120_a_day():
    assert (FREE.daily_limit, BASIC.daily_limit, PREMIUM.daily_limit) == (10, 50, 120)


def test_a_paid_plan_counts_only_while_its_subscription_is_active(person):
    lapsed = person("lapsed", subscription_plan="premium", subscription_status="free")
    assert plan_of(lapsed) is FREE
    lapsed.subscription_status = "active"
    assert plan_of(lapsed) is PREMIUM


def test_the_allowance_is_charged_up_to_the_limit_and_not_beyond(person):
    user = person("scientist")
    charged = [reserve_allowance(user, day=MONDAY) for _ in range(12)]
    assert charged == [True] * 10 + [False] * 2
    assert used_on(MONDAY) == 10


def test_each_day_and_each_person_has_an_allowance_of_its_own(person):
    user, other = person("scientist"), person("stranger")
    for _ in range(10):
        reserve_allowance(user, day=MONDAY)
    assert reserve_allowance(user, day=TUESDAY)
    assert reserve_allowance(other, day=MONDAY)


def test_what_is_given_back_can_be_used_again(person):
    user = person("scientist")
    for _ in range(10):
        reserve_allowance(user, day=MONDAY)
    give_back_allowance(user.pk, day=MONDAY)
    assert reserve_allowance(user, day=MONDAY)
    assert not reserve_allowance(user, day=MONDAY)


def test_giving_back_never_goes_below_nothing(person):
    user = person("scientist")
    reserve_allowance(user, day=MONDAY)
    give_back_allowance(user.pk, day=MONDAY)
    give_back_allowance(user.pk, day=MONDAY)
    assert used_on(MONDAY) == 0


def test_the_allowance_resets_at_midnight_utc(person):
    with patch.object(quota.timezone, "now", return_value=datetime(2026, 3, 2, 23, 59, 30, tzinfo=UTC)):
        allowance = allowance_of(person("scientist"))
        assert allowance.resets_at == datetime(2026, 3, 3, tzinfo=UTC)
        assert allowance.seconds_to_reset == 30


@pytest.mark.django_db(transaction=True)
def test_of_a_hundred_at_once_with_ten_left_exactly_ten_are_accepted(person):
    user = person("subscriber", subscription_status="active", subscription_plan="basic")
    DailyUsage.objects.create(user=user, day=MONDAY, used=40)

    def ask(_: int) -> bool:
        try:
            return reserve_allowance(user, day=MONDAY)
        finally:
            connection.close()

    with ThreadPoolExecutor(25) as threads:
        accepted = list(threads.map(ask, range(100)))
    assert sum(accepted) == 10
    assert used_on(MONDAY) == 50
