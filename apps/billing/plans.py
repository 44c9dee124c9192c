"""The plans: what each costs and how many illustrations a day it allows."""

from dataclasses import dataclass
from decimal import Decimal
from types import MappingProxyType

from apps.accounts.models import User


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan. `price` is in US dollars a month, `daily_limit` in illustrations a UTC day."""

    name: str
    title: str
    price: Decimal
    daily_limit: int


FREE = Plan("free", "Free", Decimal("0"), 10)
BASIC = Plan("basic", "Basic", Decimal("3.99"), 50)
PREMIUM = Plan("premium", "Premium", Decimal("9.99"), 120)

PLANS = MappingProxyType({plan.name: plan for plan in (FREE, BASIC, PREMIUM)})


def plan_of(user: User) -> Plan:
    """The plan in force: a paid one counts only while its subscription is active."""
    if user.subscription_status != User.SubscriptionStatus.ACTIVE:
        return FREE
    return PLANS.get(user.subscription_plan, FREE)
