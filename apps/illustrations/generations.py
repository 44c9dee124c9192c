"""The life of a generation: queued, running, then succeeded or failed.

Every transition is an UPDATE that names the state it expects; whoever changes no row has lost and walks away.
So any process may die at any moment, any message may come twice or never: nothing is lost and nothing doubled.
A worker holds a generation by its attempt number: once it is taken back, the old number matches no row.
"""

import hashlib
import json
import logging
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from uuid import UUID

from celery import current_app
from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone

from apps.accounts.models import Owner, Visitor
from apps.accounts.terms import require_consent
from apps.billing.quota import give_back_allowance, reserve_allowance, today
from apps.billing.trial import give_back_trial, reserve_trial
from apps.illustrations.activity import count_ended
from apps.illustrations.choices import Source
from apps.illustrations.engines.base import DrawRequest, DrawResult
from apps.illustrations.engines.registry import engine_in_use
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import StoredFiles, discard_attempt
from apps.illustrations.workers import forget_silent_workers
from apps.sketches.keeping import release
from apps.sketches.models import Sketch
from config.metrics import GENERATION_SECONDS

logger = logging.getLogger(__name__)

DRAW_TASK = "illustrations.draw"
MOST_ATTEMPTS = 3
# One sweep resends no more than this: a long queue needs workers, not more messages.
MOST_RESENT = 100
FAILED_MESSAGE = "Generation failed. Nothing was charged. Please try again."

State = Generation.State


class AllowanceUsedUp(Exception):
    """The allowance of the day, or of the trial, is used up; nothing was accepted or charged."""


class KeyReused(Exception):
    """The idempotency key stands for a request with another body; nothing was accepted or charged."""


class SketchGone(Exception):
    """The sketch was deleted meanwhile; nothing was accepted or charged."""


@dataclass(frozen=True, slots=True)
class EnhanceRequest(DrawRequest):
    """A sketch to redraw, at the address by which the caller names it. The prompt holds the notes to it."""

    sketch_url: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a generation failed, in words for the person who asked."""

    code: str
    message: str
    nearest: tuple[str, ...] = ()


STOPPED = Failure("stopped", "Generation failed: the account was deleted.")


def submit_generation(
    *,
    owner: Owner,
    request: DrawRequest,
    sketch: Sketch | None = None,
    idempotency_key: str | None = None,
    network: str = "",
) -> Generation:
    """Accept a request and charge it, both or neither, and wake a worker.

    The same key from the same owner gives the generation accepted before, uncharged. `sketch` is what to redraw,
    `network` where a visitor calls from.

    Raises:
        AllowanceUsedUp, KeyReused, SketchGone
        AppError: the owner has withdrawn their consent to the terms.
    """
    require_consent(owner)
    try:
        return _accept(owner, request, sketch, idempotency_key, network)
    except IntegrityError:
        # The same key came twice at once and the other was first: this time it is found.
        return _accept(owner, request, sketch, idempotency_key, network)


def known_generation(*, owner: Owner, request: DrawRequest, idempotency_key: str | None) -> Generation | None:
    """The generation that was accepted before under the same key from the same owner.

    Raises:
        KeyReused
    """
    if not idempotency_key:
        return None
    known = Generation.objects.owned_by(owner).filter(idempotency_key=idempotency_key).first()
    if known and known.body_hash != _body_hash(request):
        raise KeyReused
    return known


def claim(generation_id: UUID) -> Generation | None:
    """Take a queued generation for this worker; None if it is not to be had."""
    taken = Generation.objects.filter(pk=generation_id, state=State.QUEUED).update(
        state=State.RUNNING,
        attempts=F("attempts") + 1,
        lease_until=_lease_end(),
        step="reading",
        progress=0.0,
    )
    return Generation.objects.get(pk=generation_id) if taken else None


def renew(claimed: Generation, *, step: str, progress: float, subject: str = "") -> bool:
    """Hold the claim for another lease and show how far the work is. False if it was taken back."""
    told = {"step": step, "progress": progress} | ({"subject": subject[:200]} if subject else {})
    return bool(_held(claimed).update(lease_until=_lease_end(), **told))


def finish(
    claimed: Generation, *, result: DrawResult, files: StoredFiles, engine: str, timings: dict[str, float]
) -> bool:
    """Make the illustration and end the generation, both or neither. False if the claim was taken back."""
    with transaction.atomic():
        now = timezone.now()
        ended = _held(claimed).update(
            state=State.SUCCEEDED, step="", progress=1.0, lease_until=None, finished_at=now, timings=timings
        )
        if ended:
            _create_illustration(claimed, result=result, files=files, engine=engine)
            count_ended(State.SUCCEEDED)
    if ended:
        _measure(claimed, State.SUCCEEDED, engine)
    return bool(ended)


def fail(claimed: Generation, failure: Failure) -> bool:
    """End a claimed generation without a result and give its charge back. False if it was taken back."""
    return _end_in_failure(_held(claimed), claimed, failure)


def put_back(claimed: Generation) -> bool:
    """Queue a claimed generation for another attempt. False if it was taken back or has had its attempts."""
    return bool(
        _held(claimed)
        .filter(attempts__lt=MOST_ATTEMPTS)
        .update(state=State.QUEUED, lease_until=None, step="", progress=0.0, woken_at=timezone.now())
    )


def stop_all(owner: Owner) -> None:
    """End all of somebody's generations; whoever is drawing one loses their claim and stores nothing."""
    active = Generation.objects.owned_by(owner).active()
    for generation in active:
        _end_in_failure(active.filter(pk=generation.pk), generation, STOPPED)


def sweep() -> int:
    """Mend what died: take back expired claims, give up on hopeless ones, wake workers again.

    Safe to run anywhere, any number of times at once. Returns how many generations it touched.
    """
    forget_silent_workers()
    return _give_up_hopeless() + _take_back_expired() + _resend_forgotten()


def wake_worker(generation_id: UUID) -> None:
    """Tell a worker that there is something to draw. Should that get lost, the sweep says it again."""
    try:
        current_app.send_task(DRAW_TASK, args=[str(generation_id)])
    except Exception:
        logger.warning("No worker could be woken for generation %s; the sweep will try again", generation_id)


def _accept(
    owner: Owner, request: DrawRequest, sketch: Sketch | None, idempotency_key: str | None, network: str
) -> Generation:
    with transaction.atomic():
        if known := known_generation(owner=owner, request=request, idempotency_key=idempotency_key):
            return known
        # Locked, so that nobody finds it unused and deletes it meanwhile.
        if sketch and not Sketch.objects.select_for_update().filter(pk=sketch.pk).first():
            raise SketchGone
        day = today()
        if not _reserve(owner, day, network):
            raise AllowanceUsedUp
        generation = Generation.objects.create(
            **{"visitor_id" if isinstance(owner, Visitor) else "owner_id": owner.pk},
            charged_on=day,
            idempotency_key=idempotency_key,
            body_hash=_body_hash(request),
            source=Source.SKETCH if sketch else Source.TEXT,
            sketch=sketch,
            prompt=request.prompt,
            style=request.style,
            resolution=request.resolution,
            quality=request.quality,
            seed=request.seed,
        )
        transaction.on_commit(lambda: wake_worker(generation.pk))
    return generation


def _reserve(owner: Owner, day: date, network: str) -> bool:
    if isinstance(owner, Visitor):
        return reserve_trial(owner, network=network)
    return reserve_allowance(owner, day=day)


def _body_hash(request: DrawRequest) -> str:
    asked = asdict(request)
    del asked["asked_by"]  # a key belongs to one owner anyway
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


def _held(claimed: Generation):
    return Generation.objects.filter(pk=claimed.pk, state=State.RUNNING, attempts=claimed.attempts)


def _lease_end():
    return timezone.now() + timedelta(seconds=settings.LEASE_SECONDS)


def _create_illustration(claimed: Generation, *, result: DrawResult, files: StoredFiles, engine: str) -> None:
    # A visitor may have signed in since the claim: the generation is asked whose it is now.
    owner_id, visitor_id = Generation.objects.values_list("owner_id", "visitor_id").get(pk=claimed.pk)
    Illustration.objects.create(
        owner_id=owner_id,
        visitor_id=visitor_id,
        generation=claimed,
        prompt=claimed.prompt,
        style=claimed.style,
        resolution=claimed.resolution,
        quality=claimed.quality,
        source=claimed.source,
        sketch_id=claimed.sketch_id,
        seed=claimed.seed,
        title=result.title[:200],
        caption=result.caption,
        caption_note=result.caption_note,
        caption_model=result.caption_model,
        alt_text=result.alt_text,
        long_description=result.long_description,
        engine=engine,
        width=result.width,
        height=result.height,
        route=result.route,
        made=result.made,
        not_drawn=[asdict(item) for item in result.not_drawn],
        sources=list(result.sources),
        rights=result.rights,
        labels=list(result.labels),
        record=result.record,
        **asdict(files),
    )


def _end_in_failure(expected, generation: Generation, failure: Failure) -> bool:
    with transaction.atomic():
        ended = expected.update(
            state=State.FAILED,
            step="",
            lease_until=None,
            finished_at=timezone.now(),
            charged_on=None,
            error_code=failure.code,
            error_message=failure.message,
            error_nearest=list(failure.nearest),
        )
        if ended:
            if generation.charged_on:
                _give_back(generation)
            count_ended(State.FAILED)
            if sketch_id := generation.sketch_id:
                transaction.on_commit(lambda: release(sketch_id))
    if ended:
        _measure(generation, State.FAILED, engine_in_use())
    return bool(ended)


def _measure(generation: Generation, state: str, engine: str) -> None:
    seconds = (timezone.now() - generation.created_at).total_seconds()
    GENERATION_SECONDS.labels(state=state, engine=engine).observe(seconds)


def _give_back(generation: Generation) -> None:
    if generation.visitor_id:
        give_back_trial(generation.visitor_id)
    elif generation.owner_id and generation.charged_on:
        give_back_allowance(generation.owner_id, day=generation.charged_on)


def _expired():
    return Generation.objects.filter(state=State.RUNNING, lease_until__lt=timezone.now())


def _give_up_hopeless() -> int:
    given_up = 0
    for generation in _expired().filter(attempts__gte=MOST_ATTEMPTS):
        # The lease is asked for again: its worker may have come back to life since the row was read.
        still_expired = _expired().filter(pk=generation.pk, attempts=generation.attempts)
        if _end_in_failure(still_expired, generation, Failure("generation_failed", FAILED_MESSAGE)):
            logger.error("Generation %s was given up after %d attempts", generation.pk, generation.attempts)
            for attempt in range(1, generation.attempts + 1):
                discard_attempt(generation.pk, attempt=attempt)
            given_up += 1
    return given_up


def _take_back_expired() -> int:
    never = timezone.now() - timedelta(days=1)  # long enough ago for the resend to follow at once
    taken_back = (
        _expired()
        .filter(attempts__lt=MOST_ATTEMPTS)
        .update(state=State.QUEUED, lease_until=None, step="", progress=0.0, woken_at=never)
    )
    if taken_back:
        logger.warning("%d generations were taken back from workers that went silent", taken_back)
    return taken_back


def _resend_forgotten() -> int:
    now = timezone.now()
    forgotten = Generation.objects.filter(
        state=State.QUEUED, woken_at__lt=now - timedelta(seconds=settings.RESEND_SECONDS)
    ).order_by("woken_at")
    generation_ids = list(forgotten.values_list("pk", flat=True)[:MOST_RESENT])
    Generation.objects.filter(pk__in=generation_ids).update(woken_at=now)
    for generation_id in generation_ids:
        wake_worker(generation_id)
    return len(generation_ids)
