"""The command that puts accounts on plans."""

import pytest
from django.core.management import CommandError, call_command

from apps.billing.models import PlanChange


def test_an_account_is_put_on_a_plan(scientist, capsys):
    call_command("set_plan", "Scientist@example.org", "premium")
    user = scientist.ask("/api/auth/user").json()
    assert (user["subscriptionStatus"], user["subscriptionPlan"]) == ("active", "premium")
    assert user["usage"]["limit"] == 120
    assert "is now on the Premium plan: 120 illustrations a day" in capsys.readouterr().out


def test_a_second_time_changes_nothing(scientist, capsys):
    call_command("set_plan", "scientist@example.org", "basic")
    call_command("set_plan", "scientist@example.org", "basic")
    assert "was already on the Basic plan" in capsys.readouterr().out
    assert PlanChange.objects.count() == 1


def test_free_ends_the_subscription(subscriber):
    call_command("set_plan", "subscriber@example.org", "free")
    user = subscriber.ask("/api/auth/user").json()
    assert (user["subscriptionStatus"], user["usage"]["limit"]) == ("free", 10)


def test_an_unknown_address_is_an_error(scientist):
    with pytest.raises(CommandError, match="No account has the e-mail address"):
        call_command("set_plan", "nobody@example.org", "basic")
    assert PlanChange.objects.count() == 0


def test_an_unknown_plan_is_an_error(scientist):
    with pytest.raises(CommandError, match="invalid choice"):
        call_command("set_plan", "scientist@example.org", "gold")
