"""Personal API keys."""

import uuid
from typing import Self

from django.conf import settings
from django.db import models
from django.utils import timezone

LONGEST_NAME = 100


class ApiKeyQuerySet(models.QuerySet):
    def active(self) -> Self:
        return self.filter(deactivated_at=None)


class ApiKey(models.Model):
    """A key that draws and reads illustrations in its owner's name. Of the key itself only a trace is kept."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_keys")
    name = models.CharField(max_length=LONGEST_NAME)
    # The key's public beginning, by which it is found and its owner knows it, and a keyed hash of all of it.
    prefix = models.CharField(max_length=16, unique=True, editable=False)
    digest = models.CharField(max_length=64, editable=False)
    created_at = models.DateTimeField(default=timezone.now)
    last_used_at = models.DateTimeField(null=True, blank=True)
    deactivated_at = models.DateTimeField(null=True, blank=True)

    objects = ApiKeyQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["owner", "-created_at"],
                condition=models.Q(deactivated_at__isnull=True),
                name="active_api_key_by_owner",
            )
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.prefix}…)"
