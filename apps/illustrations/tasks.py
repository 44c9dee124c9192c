"""What the queue may ask for."""

from uuid import UUID

from celery import shared_task
from celery.signals import worker_init

from apps.illustrations.engines.registry import current_engine
from apps.illustrations.generations import DRAW_TASK
from apps.illustrations.work import draw_generation


@shared_task(name=DRAW_TASK)
def draw(generation_id: str) -> None:
    draw_generation(UUID(generation_id))


@worker_init.connect
def load_engine(**_) -> None:
    """Import the engine before the first request asks for it."""
    current_engine()
