"""The job of drawing an illustration, and the illustration that came of it."""

import uuid
from typing import Any, Self

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from apps.accounts.models import Owner, Visitor
from apps.illustrations.choices import LONGEST_PROMPT, Quality, Resolution, Source, Style
from apps.illustrations.indexes import SearchIndex

ALPHABETICAL_LENGTH = 100  # characters; prompts that agree so far count as equal
# Each order of the lists, with what they filter by: an index that holds it all reads no row in vain.
BY_TIME = ("-created_at", "-id", "style", "quality")
BY_PROMPT = ("alphabetical", "id", "style", "quality")


class OwnedQuerySet(models.QuerySet):
    """Rows that belong to somebody. Whatever answers a person starts from `owned_by`."""

    def owned_by(self, owner: Owner) -> Self:
        return self.filter(visitor=owner) if isinstance(owner, Visitor) else self.filter(owner=owner)


class GenerationQuerySet(OwnedQuerySet):
    def active(self) -> Self:
        return self.filter(state__in=(Generation.State.QUEUED, Generation.State.RUNNING))

    def with_result(self) -> Self:
        return self.select_related("illustration")


class IllustrationQuerySet(OwnedQuerySet):
    def visible_to_everybody(self) -> Self:
        """Without those that the site's owner has hidden."""
        return self.filter(hidden_at=None)

    def matching(self, *, words: str = "", style: str = "", quality: str = "") -> Self:
        """Those whose prompt or caption contains every one of the words, of this style and quality."""
        chosen = {field: value for field, value in (("style", style), ("quality", quality)) if value}
        found = self.filter(**chosen) if chosen else self
        for word in set(words.casefold().split()):
            found = found.filter(searched__contains=word)
        return found


class Request(models.Model):
    """What was asked for, and by whom: a person with an account, or a visitor without."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="%(class)ss"
    )
    visitor = models.ForeignKey(Visitor, on_delete=models.CASCADE, null=True, related_name="%(class)ss")
    prompt = models.CharField(max_length=LONGEST_PROMPT, blank=True)
    style = models.CharField(max_length=16, choices=Style)
    resolution = models.CharField(max_length=16, choices=Resolution)
    quality = models.CharField(max_length=16, choices=Quality)
    source = models.CharField(max_length=16, choices=Source, default=Source.TEXT)
    # What was to be redrawn, and the prompt is the notes to it; gone once nothing needs it any more.
    sketch = models.ForeignKey(
        "sketches.Sketch", on_delete=models.SET_NULL, null=True, blank=True, related_name="%(class)ss"
    )

    class Meta:
        abstract = True


def _has_one_owner(name: str) -> models.CheckConstraint:
    is_a_persons = Q(owner__isnull=False, visitor__isnull=True)
    is_a_visitors = Q(owner__isnull=True, visitor__isnull=False)
    return models.CheckConstraint(condition=is_a_persons | is_a_visitors, name=name)


class Generation(Request):
    """One request for an illustration on its way from acceptance to its end.

    The row is the truth about the job; a message in the queue only wakes a worker up. Its state changes in
    `generations.py` alone, always by an UPDATE that names the state it expects.
    """

    class State(models.TextChoices):
        QUEUED = "queued"
        RUNNING = "running"
        SUCCEEDED = "succeeded"
        FAILED = "failed"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    seed = models.BigIntegerField(default=0)
    state = models.CharField(max_length=16, choices=State, default=State.QUEUED)
    step = models.CharField(max_length=16, blank=True)
    progress = models.FloatField(default=0)
    subject = models.CharField(max_length=200, blank=True)

    attempts = models.PositiveSmallIntegerField(default=0)
    lease_until = models.DateTimeField(null=True, blank=True)
    woken_at = models.DateTimeField(default=timezone.now)
    # The UTC day whose allowance paid for this; empty once it has been given back.
    charged_on = models.DateField(null=True, blank=True)

    idempotency_key = models.CharField(max_length=255, null=True, blank=True)  # noqa: DJ001 (NULL: no key, never equal)
    body_hash = models.CharField(max_length=64, blank=True)

    error_code = models.CharField(max_length=32, blank=True)
    error_message = models.TextField(blank=True)
    error_nearest = models.JSONField(default=list, blank=True)
    # Seconds by stage, as measured by the worker that finished.
    timings = models.JSONField(default=dict, blank=True)

    created_at = models.DateTimeField(default=timezone.now)
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = GenerationQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["owner", "idempotency_key"], name="one_generation_per_idempotency_key"
            ),
            models.UniqueConstraint(
                fields=["visitor", "idempotency_key"], name="one_generation_per_visitors_key"
            ),
            _has_one_owner("generation_has_one_owner"),
        ]
        indexes = [
            models.Index(fields=["owner", "state"], name="generation_by_owner"),
            models.Index(fields=["woken_at"], condition=Q(state="queued"), name="generation_queued"),
            models.Index(fields=["lease_until"], condition=Q(state="running"), name="generation_leased"),
            models.Index(fields=["state", "-finished_at", "error_code"], name="generation_ended"),
        ]

    def __str__(self) -> str:
        return f"{self.id} ({self.state})"

    @property
    def is_final(self) -> bool:
        return self.state in (self.State.SUCCEEDED, self.State.FAILED)


class Illustration(Request):
    """A finished illustration with its caption. Its files are private."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    generation = models.OneToOneField(
        Generation, on_delete=models.SET_NULL, null=True, related_name="illustration"
    )
    title = models.CharField(max_length=200)
    caption = models.TextField()
    caption_note = models.TextField()
    caption_model = models.CharField(max_length=100)
    alt_text = models.TextField()
    long_description = models.TextField()
    engine = models.CharField(max_length=32)
    seed = models.BigIntegerField(default=0)
    width = models.PositiveIntegerField()
    height = models.PositiveIntegerField()

    route = models.CharField(max_length=16)
    made = models.TextField()
    not_drawn = models.JSONField(default=list)
    sources = models.JSONField(default=list)
    rights = models.TextField()
    labels = models.JSONField(default=list)
    record = models.JSONField(default=dict)

    # The names of files in the private storage.
    image = models.CharField(max_length=255)
    vector = models.CharField(max_length=255, blank=True)
    thumbnail = models.CharField(max_length=255)
    original = models.CharField(
        max_length=255, blank=True
    )  # what an image model made, where `image` is another
    stored_bytes = models.PositiveIntegerField(default=0)  # of all its files

    # Whoever knows it sees the figure; NULL while the figure is not shared.
    share_token = models.CharField(max_length=43, null=True, unique=True, editable=False)  # noqa: DJ001
    # Hidden by the site's owner: nobody but whoever made it sees it.
    hidden_at = models.DateTimeField(null=True, blank=True)
    hidden_because = models.TextField(blank=True)
    created_at = models.DateTimeField(default=timezone.now)

    # What lists search (every word of prompt and caption once) and sort by; made anew with every save.
    searched = models.TextField(editable=False)
    alphabetical = models.CharField(max_length=ALPHABETICAL_LENGTH, editable=False)

    objects = IllustrationQuerySet.as_manager()

    class Meta:
        constraints = [_has_one_owner("illustration_has_one_owner")]
        indexes = [
            # SQLite takes the latest made of those that would do, so the lean ones come last.
            SearchIndex(fields=["owner", *BY_TIME], name="illustration_search_by_time"),
            SearchIndex(fields=["owner", *BY_PROMPT], name="illustration_search_by_prompt"),
            models.Index(fields=["owner", *BY_TIME], name="illustration_by_time"),
            models.Index(fields=["owner", *BY_PROMPT], name="illustration_by_prompt"),
            models.Index(fields=["-created_at", "-id", "style", "visitor"], name="illustration_of_all"),
            models.Index(fields=["stored_bytes"], name="illustration_size"),
        ]

    def __str__(self) -> str:
        return self.title

    def save(self, *args: Any, **options: Any) -> None:
        words = f"{self.prompt} {self.caption}".casefold().split()
        self.searched = " ".join(dict.fromkeys(words))
        self.alphabetical = self.prompt.casefold()[:ALPHABETICAL_LENGTH]
        super().save(*args, **options)

    @property
    def files(self) -> tuple[str, ...]:
        """The names of all its files; empty for one that there is none of."""
        return self.image, self.vector, self.thumbnail, self.original

    @property
    def is_anonymous(self) -> bool:
        """Whether it was made without an account, and no account has claimed it since."""
        return self.visitor_id is not None


class DailyActivity(models.Model):
    """How many generations ended on one UTC day. It outlasts the rows it counts."""

    day = models.DateField(primary_key=True)
    succeeded = models.PositiveIntegerField(default=0)
    failed = models.PositiveIntegerField(default=0)

    class Meta:
        verbose_name_plural = "daily activity"

    def __str__(self) -> str:
        return f"{self.day}: {self.succeeded} succeeded, {self.failed} failed"


class WorkerBeat(models.Model):
    """A worker process, and when it last said that it is alive."""

    worker = models.CharField(max_length=255, primary_key=True)
    seen_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.worker


class StorageMeasurement(models.Model):
    """What the files of all illustrations took together when that was last added up. There is one row."""

    stored_bytes = models.BigIntegerField()
    measured_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.stored_bytes} bytes"


class PaidUse(models.Model):
    """What one paid model was used for on one UTC day, and what that cost. It outlasts the figures it paid for."""

    day = models.DateField()
    model = models.CharField(max_length=100)
    calls = models.PositiveIntegerField(default=0)
    unpriced = models.PositiveIntegerField(default=0)  # calls of these whose cost is not known
    input_tokens = models.PositiveBigIntegerField(default=0)
    output_tokens = models.PositiveBigIntegerField(default=0)
    micro_dollars = models.PositiveBigIntegerField(default=0)  # millionths of a US dollar

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["day", "model"], name="one_paid_use_per_day_and_model")
        ]

    def __str__(self) -> str:
        return f"{self.day}: {self.model}, {self.calls} calls"


class ServiceState(models.Model):
    """What a paid service was like when it last answered. There is one row for each service.

    While `paused_until` lies ahead nobody is sent there. `trouble` is what the owner alone can mend, or empty.
    """

    service = models.CharField(max_length=16, primary_key=True)
    configuration = models.CharField(max_length=64)  # a digest: another key or server begins anew
    failures = models.PositiveIntegerField(default=0)  # in a row
    paused_until = models.DateTimeField(null=True, blank=True)
    trouble = models.CharField(max_length=32, blank=True)
    detail = models.TextField(blank=True)
    since = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.service}: {self.trouble or 'in order'}"
