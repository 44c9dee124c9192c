"""Changing plans, and the history of it."""

import pytest

from apps.billing.models import PlanChange
from apps.billing.plans import BASIC, FREE, PREMIUM, plan_of
from apps.billing.subscriptions import change_plan


@pytest.fixture
def user(person):
    return person("maria")


def test_a_changed_plan_is_in_force_and_in_the_history(user, person):
    admin = person("staff", is_staff=True)
    assert change_plan(user=user, plan=BASIC)
    assert change_plan(user=user, plan=PREMIUM, changed_by=admin)
    user.refresh_from_db()
    assert plan_of(user) == PREMIUM
    history = PlanChange.objects.order_by("pk").values_list("before", "after", "changed_by")
    assert list(history) == [("free", "basic", None), ("basic", "premium", admin.pk)]


def test_going_back_to_free_ends_the_subscription(user):
    change_plan(user=user, plan=BASIC)
    assert change_plan(user=user, plan=FREE)
    user.refresh_from_db()
    assert (user.subscription_status, user.subscription_plan) == ("free", "free")


def test_the_plan_that_is_in_force_already_changes_nothing(user):
    assert not change_plan(user=user, plan=FREE)
    assert not PlanChange.objects.exists()
