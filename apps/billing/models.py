"""What has been used of each day's allowance."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class DailyUsage(models.Model):
    """How many illustrations one account was charged on one UTC day."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="daily_usage")
    day = models.DateField()
    used = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "day"], name="one_usage_row_per_user_and_day")]

    def __str__(self) -> str:
        return f"{self.used} on {self.day}"


class PlanChange(models.Model):
    """One change of an account's plan: from what to what, when, and by whom."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="plan_changes")
    before = models.CharField(max_length=16)
    after = models.CharField(max_length=16)
    # A member of the staff; NULL for a command of the operator.
    changed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    changed_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-changed_at",)

    def __str__(self) -> str:
        return f"{self.before} to {self.after}"
