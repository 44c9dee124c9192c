"""Changing plans. Payment is not built: plans change by the operator's command or in Django's admin alone."""

from django.db import transaction

from apps.accounts.models import User
from apps.billing.models import PlanChange
from apps.billing.plans import FREE, Plan, plan_of

Status = User.SubscriptionStatus


def change_plan(*, user: User, plan: Plan, changed_by: User | None = None) -> bool:
    """Put an account on a plan and note the change, both or neither. False if it is on that plan already.

    `changed_by` is the member of the staff who did it; None for a command of the operator.
    """
    with transaction.atomic():
        current = User.objects.select_for_update().get(pk=user.pk)
        before = plan_of(current)
        if before == plan:
            return False
        user.subscription_plan = plan.name
        user.subscription_status = Status.FREE if plan == FREE else Status.ACTIVE
        user.save(update_fields=["subscription_plan", "subscription_status"])
        PlanChange.objects.create(user=user, before=before.name, after=plan.name, changed_by=changed_by)
    return True
