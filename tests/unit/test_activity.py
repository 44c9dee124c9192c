"""The count of each day's generations, beside the rows it counts."""

from datetime import UTC, datetime

import pytest
from django.utils import timezone

from apps.billing import quota
from apps.illustrations import generations
from apps.illustrations.generations import Failure
from apps.illustrations.models import DailyActivity, Generation
from apps.illustrations.work import draw_generation


@pytest.fixture
def accept(scientist, woken):
    def submit(prompt: str = "Human heart") -> Generation:
        answer = scientist.generate(prompt, headers={"Prefer": "respond-async"})
        return Generation.objects.get(pk=answer.json()["id"])

    return submit


def counted() -> list[tuple[int, int]]:
    return list(DailyActivity.objects.order_by("day").values_list("succeeded", "failed"))


def test_each_end_is_counted_on_its_day(accept, monkeypatch):
    for prompt in ("Human heart", "Plant cell", "My tardigrade"):
        draw_generation(accept(prompt).pk)
    assert counted() == [(2, 1)]
    tomorrow = datetime(2031, 1, 2, tzinfo=UTC).date()
    monkeypatch.setattr("apps.illustrations.activity.today", lambda: tomorrow)
    draw_generation(accept().pk)
    assert counted() == [(2, 1), (1, 0)]


def test_what_has_not_ended_is_not_counted(accept):
    generation = accept()
    generations.claim(generation.pk)
    assert counted() == []


def test_an_end_that_came_too_late_is_not_counted(accept):
    claimed = generations.claim(accept().pk)
    assert generations.fail(claimed, Failure("generation_failed", "No."))
    assert not generations.fail(claimed, Failure("generation_failed", "No."))
    assert counted() == [(0, 1)]


def test_an_end_that_is_rolled_back_is_not_counted(accept, monkeypatch):
    def refuse(*_, **__):
        raise OSError

    monkeypatch.setattr(generations, "_create_illustration", refuse)
    draw_generation(accept().pk)
    assert counted() == [(0, 1)]
    assert Generation.objects.get().state == Generation.State.FAILED


def test_the_count_outlasts_the_account(accept, scientist):
    draw_generation(accept().pk)
    scientist.user.delete()
    assert not Generation.objects.exists()
    assert counted() == [(1, 0)]
    assert DailyActivity.objects.get().day == quota.today() == timezone.now().date()
