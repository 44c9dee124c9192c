"""What has been used of each day's allowance."""

from django.conf import settings
from django.db import models


class DailyUsage(models.Model):
    """How many illustrations one account was charged on one UTC day."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="daily_usage")
    day = models.DateField()
    used = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "day"], name="one_usage_row_per_user_and_day")]

    def __str__(self) -> str:
        return f"{self.used} on {self.day}"
