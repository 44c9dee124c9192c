"""What the owner did to what is not theirs."""

from collections.abc import Iterable

from django.conf import settings
from django.db import models
from django.utils import timezone

FORGOTTEN = "(erased with the account)"


class ModerationRecord(models.Model):
    """Who did what to whom or what, when and why. Written with the deed in one transaction, never changed."""

    class Action(models.TextChoices):
        HIDE = "hide"
        UNHIDE = "unhide"
        DELETE = "delete"
        SUSPEND = "suspend"
        UNSUSPEND = "unsuspend"

    action = models.CharField(max_length=16, choices=Action)
    # The id of the illustration or the account, and its prompt or address: they are told apart when it is gone.
    target_id = models.CharField(max_length=36)
    target = models.CharField(max_length=500)
    reason = models.TextField(blank=True)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    actor_email = models.EmailField()
    created_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-created_at", "-id")
        indexes = [models.Index(fields=["-created_at", "-id"], name="moderation_by_time")]

    def __str__(self) -> str:
        return f"{self.action} {self.target}"


def forget_in_records(ids: Iterable[str]) -> None:
    """Take the words of deleted accounts and illustrations out of the records; that something was done stays."""
    ModerationRecord.objects.filter(target_id__in=ids).update(target=FORGOTTEN)
