"""What the queue may ask for."""

from uuid import UUID

from celery import shared_task
from celery.signals import worker_init, worker_shutdown
from structlog.contextvars import bound_contextvars

from apps.illustrations.engines.registry import current_engine
from apps.illustrations.generations import DRAW_TASK
from apps.illustrations.work import draw_generation
from apps.illustrations.workers import Heart

_heart = Heart()


@shared_task(name=DRAW_TASK)
def draw(generation_id: str) -> None:
    with bound_contextvars(generation_id=generation_id):
        draw_generation(UUID(generation_id))


@worker_init.connect
def load_engine(**_) -> None:
    """Import the engine before the first request asks for it."""
    current_engine()


@worker_init.connect
def begin_to_beat(**_) -> None:
    _heart.start()


@worker_shutdown.connect
def end_beating(**_) -> None:
    _heart.stop()
