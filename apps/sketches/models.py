"""Sketches that people sent to have them redrawn."""

import re
import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from apps.illustrations.models import OwnedQuerySet

_KEPT_AT = re.compile(r"/api/sketches/(?P<id>[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})")


def kept_at(sketch_id: uuid.UUID) -> str:
    """Where its owner sees a sketch that is kept, and by which it is named in another request."""
    return f"/api/sketches/{sketch_id}"


def id_in(address: str) -> uuid.UUID | None:
    """The id in an address of `kept_at`."""
    match = _KEPT_AT.fullmatch(address)
    return uuid.UUID(match["id"]) if match else None


class Sketch(models.Model):
    """A sketch, from the address issued for its upload to the clean copy that is kept of it.

    Its files stand in a folder of its own. It is kept for as long as a generation that is still being drawn or
    an illustration uses it.
    """

    class State(models.TextChoices):
        ISSUED = "issued"  # an address to upload to; nothing has arrived that we know of
        UPLOADED = "uploaded"
        KEPT = "kept"  # taken in: decoded, upright, without metadata

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="sketches")
    # Where it was to be uploaded; empty for one that we fetched.
    address = models.CharField(max_length=500, blank=True)
    state = models.CharField(max_length=16, choices=State, default=State.ISSUED)
    # The name of the clean copy in the private storage.
    file = models.CharField(max_length=255, blank=True)
    stored_bytes = models.PositiveIntegerField(default=0)  # of the clean copy
    created_at = models.DateTimeField(default=timezone.now)
    # When what was uploaded and not used goes; empty once that has been seen to.
    sweep_at = models.DateTimeField(null=True, blank=True)

    objects = OwnedQuerySet.as_manager()

    class Meta:
        verbose_name_plural = "sketches"
        indexes = [
            models.Index(fields=["owner", "address"], name="sketch_by_address"),
            models.Index(fields=["sweep_at"], condition=Q(sweep_at__isnull=False), name="sketch_to_sweep"),
        ]

    def __str__(self) -> str:
        return f"{self.id} ({self.state})"
