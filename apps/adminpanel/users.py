"""The accounts, as the owner sees them."""

from typing import Any

from django.db.models import F, FilteredRelation, Q, QuerySet
from django.db.models.functions import Coalesce

from apps.accounts.models import User
from apps.billing.plans import FREE, PLANS, plan_of
from apps.billing.quota import today


def users_with_usage() -> QuerySet[User]:
    """All accounts, each with `used_today`, its illustrations charged to today (UTC), in the same query."""
    return User.objects.annotate(
        usage_today=FilteredRelation("daily_usage", condition=Q(daily_usage__day=today())),
        used_today=Coalesce(F("usage_today__used"), 0),
    )


def users_matching(*, words: str = "", plan: str = "") -> QuerySet[User]:
    """Those whose name or address contains every one of the words, on this plan."""
    found = users_with_usage()
    if plan:
        paying = Q(subscription_status=User.SubscriptionStatus.ACTIVE)
        found = found.filter(
            ~(paying & Q(subscription_plan__in=set(PLANS) - {FREE.name}))
            if plan == FREE.name
            else paying & Q(subscription_plan=plan)
        )
    for word in set(words.split()):
        found = found.filter(
            Q(email__icontains=word) | Q(first_name__icontains=word) | Q(last_name__icontains=word)
        )
    return found


def represent_user(user: Any) -> dict[str, Any]:
    """An account of `users_with_usage`."""
    plan = plan_of(user)
    return {
        "id": str(user.pk),
        "email": user.email,
        "firstName": user.first_name,
        "lastName": user.last_name,
        "profileImageUrl": user.profile_image_url or None,
        "plan": plan.name,
        "subscriptionStatus": user.subscription_status,
        "subscriptionPlan": user.subscription_plan,
        "usage": {
            "used": user.used_today,
            "limit": plan.daily_limit,
            "canGenerate": user.used_today < plan.daily_limit,
        },
        "joinedAt": user.date_joined,
        "isSuspended": not user.is_active,
    }
