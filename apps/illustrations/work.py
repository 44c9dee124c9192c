"""A worker's part: claim a generation, draw it, store the files, and say so."""

import logging
import time
from uuid import UUID

from django.utils.crypto import salted_hmac

from apps.illustrations import generations
from apps.illustrations.choices import Source
from apps.illustrations.engines.base import DrawRequest, DrawResult, Engine, EngineError
from apps.illustrations.engines.registry import current_engine
from apps.illustrations.generations import FAILED_MESSAGE, Failure
from apps.illustrations.models import Generation
from apps.illustrations.storage import discard_attempt, store_files
from apps.sketches.keeping import read_sketch

logger = logging.getLogger(__name__)

SKETCH_NOT_READ = "Generation failed: the sketch could not be read. Nothing was charged."
NOT_STORED = Failure(
    "generation_failed", "Generation failed: the illustration could not be stored. Nothing was charged."
)


class ClaimLost(Exception):
    """The generation was taken back while it was being drawn."""


def draw_generation(generation_id: UUID) -> None:
    """Draw a queued generation to its end. One that is not queued any more is left alone."""
    claimed = generations.claim(generation_id)
    if claimed is None:
        return
    try:
        _draw_and_store(claimed, current_engine())
    except ClaimLost:
        logger.warning("Generation %s was taken back from this worker", claimed.pk)
    except EngineError as error:
        _fail_or_retry(claimed, error)
    except OSError as error:
        logger.error("Generation %s could not be stored: %s", claimed.pk, error.strerror)
        generations.fail(claimed, NOT_STORED)
    except Exception:
        logger.exception("Generation %s met an unforeseen error", claimed.pk)
        generations.fail(claimed, Failure("generation_failed", FAILED_MESSAGE))


def _draw_and_store(claimed: Generation, engine: Engine) -> None:
    started = time.perf_counter()
    result = _draw(claimed, engine)
    drawn = time.perf_counter()
    _keep(claimed, step="storing", progress=0.9)
    _store_and_finish(claimed, result, engine, timings=dict(result.timings) | {"draw": drawn - started})
    logger.info("Generation %s drawn by %s in %.2f s", claimed.pk, engine.name, time.perf_counter() - started)


def _draw(claimed: Generation, engine: Engine) -> DrawResult:
    if claimed.source == Source.TEXT:
        return engine.draw(_request_of(claimed), _reporter(claimed))
    return engine.enhance(_request_of(claimed), _sketch_of(claimed), _reporter(claimed))


def _sketch_of(claimed: Generation) -> bytes:
    try:
        return read_sketch(claimed.sketch_id)
    except Exception as error:
        raise EngineError(retryable=True, public_message=SKETCH_NOT_READ) from error


def _store_and_finish(
    claimed: Generation, result: DrawResult, engine: Engine, *, timings: dict[str, float]
) -> None:
    started = time.perf_counter()
    files = store_files(
        claimed.pk, attempt=claimed.attempts, png=result.png, svg=result.svg, original=result.original
    )
    timings["store"] = time.perf_counter() - started
    finished = False
    try:
        finished = generations.finish(
            claimed, result=result, files=files, engine=engine.name, timings=timings
        )
    finally:
        if not finished:
            discard_attempt(claimed.pk, attempt=claimed.attempts)
    if not finished:
        raise ClaimLost
    for earlier in range(1, claimed.attempts):
        discard_attempt(claimed.pk, attempt=earlier)


def _fail_or_retry(claimed: Generation, error: EngineError) -> None:
    if error.retryable and generations.put_back(claimed):
        logger.warning("Generation %s will be tried again after attempt %d", claimed.pk, claimed.attempts)
        return
    logger.info("Generation %s failed: %s", claimed.pk, error.code)
    generations.fail(claimed, Failure(error.code, error.public_message, error.nearest))


def _request_of(claimed: Generation) -> DrawRequest:
    return DrawRequest(
        prompt=claimed.prompt,
        style=claimed.style,
        resolution=claimed.resolution,
        quality=claimed.quality,
        seed=claimed.seed,
        asked_by=_digest_of_owner(claimed),
    )


def _digest_of_owner(claimed: Generation) -> str:
    whose = f"user {claimed.owner_id}" if claimed.owner_id else f"visitor {claimed.visitor_id}"
    return salted_hmac("illustrations.asked_by", whose, algorithm="sha256").hexdigest()[:32]


def _reporter(claimed: Generation):
    def report(step: str, progress: float, subject: str = "") -> None:
        _keep(claimed, step=step, progress=min(max(progress, 0.0), 1.0) * 0.9, subject=subject)

    return report


def _keep(claimed: Generation, *, step: str, progress: float, subject: str = "") -> None:
    if not generations.renew(claimed, step=step, progress=progress, subject=subject):
        raise ClaimLost
