"""The life of a generation: every transition has one winner, and every charge is settled once."""

from datetime import timedelta

import pytest
from django.utils import timezone

from apps.billing.models import DailyUsage
from apps.illustrations import generations
from apps.illustrations.engines.base import DrawRequest
from apps.illustrations.generations import (
    AllowanceUsedUp,
    Failure,
    KeyReused,
    claim,
    fail,
    finish,
    put_back,
    renew,
    submit_generation,
    sweep,
)
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import StoredFiles
from tests.engines import drawing_of

REQUEST = DrawRequest("Human heart", "scientific", "1024x1024", "standard", 7)
FILES = StoredFiles(image="a.png", vector="a.svg", thumbnail="a.webp", stored_bytes=3)


@pytest.fixture
def user(person, woken):
    return person("scientist")


def submit(user, **fields) -> Generation:
    return submit_generation(owner=user, request=REQUEST, **fields)


def used(user) -> int:
    return sum(user.daily_usage.values_list("used", flat=True))


def finish_it(claimed: Generation) -> bool:
    return finish(claimed, result=drawing_of(REQUEST), files=FILES, engine="plain", timings={})


def expire_lease(generation: Generation) -> None:
    Generation.objects.filter(pk=generation.pk).update(lease_until=timezone.now() - timedelta(seconds=1))


def test_submitting_queues_charges_and_wakes_a_worker(user, woken, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        generation = submit(user)
    assert generation.state == "queued"
    assert generation.seed == 7
    assert used(user) == 1
    assert woken == [generation.pk]


def test_a_used_up_allowance_accepts_nothing(user, django_capture_on_commit_callbacks, woken):
    for _ in range(10):
        submit(user)
    with django_capture_on_commit_callbacks(execute=True), pytest.raises(AllowanceUsedUp):
        submit(user)
    assert Generation.objects.count() == 10
    assert used(user) == 10
    assert woken == []


def test_the_same_key_gives_the_same_generation_and_charges_once(user):
    first = submit(user, idempotency_key="a")
    assert submit(user, idempotency_key="a") == first
    assert submit(user, idempotency_key="b") != first
    assert used(user) == 2


def test_the_same_key_still_gives_its_generation_when_the_allowance_is_used_up(user):
    first = submit(user, idempotency_key="a")
    DailyUsage.objects.update(used=10)
    assert submit(user, idempotency_key="a") == first


def test_the_same_key_with_another_body_is_refused(user):
    submit(user, idempotency_key="a")
    other = DrawRequest("Plant cell", "scientific", "1024x1024", "standard", 7)
    with pytest.raises(KeyReused):
        submit_generation(owner=user, request=other, idempotency_key="a")
    assert Generation.objects.count() == 1
    assert used(user) == 1


def test_another_person_may_use_the_same_key(user, person):
    assert submit(user, idempotency_key="a") != submit(person("stranger"), idempotency_key="a")


def test_only_one_worker_gets_a_generation(user):
    generation = submit(user)
    assert claim(generation.pk).attempts == 1
    assert claim(generation.pk) is None


def test_a_claim_is_renewed_with_every_report(user):
    claimed = claim(submit(user).pk)
    expire_lease(claimed)
    assert renew(claimed, step="drawing", progress=0.4, subject="Human heart")
    claimed.refresh_from_db()
    assert (claimed.step, claimed.progress, claimed.subject) == ("drawing", 0.4, "Human heart")
    assert claimed.lease_until > timezone.now()
    assert sweep() == 0


def test_finishing_makes_one_illustration_with_everything_told(user):
    claimed = claim(submit(user).pk)
    assert finish_it(claimed)
    illustration = Illustration.objects.get(generation=claimed)
    assert illustration.owner == user
    assert illustration.prompt == "Human heart"
    assert illustration.not_drawn == [{"text": "a pacemaker", "reason": "not part of this figure"}]
    assert illustration.seed == 7
    assert used(user) == 1


def test_finishing_twice_changes_nothing(user):
    claimed = claim(submit(user).pk)
    assert finish_it(claimed)
    assert not finish_it(claimed)
    assert not fail(claimed, Failure("generation_failed", "too late"))
    assert Illustration.objects.count() == 1
    assert used(user) == 1


def test_failing_gives_the_charge_back_once(user):
    submit(user)
    claimed = claim(submit(user).pk)
    assert fail(claimed, Failure("cannot_draw", "We cannot.", ("Human heart",)))
    assert not fail(claimed, Failure("cannot_draw", "We cannot."))
    claimed.refresh_from_db()
    assert (claimed.state, claimed.error_code, claimed.error_nearest) == (
        "failed",
        "cannot_draw",
        ["Human heart"],
    )
    assert used(user) == 1


def test_what_is_given_back_goes_to_the_day_that_paid(user):
    claimed = claim(submit(user).pk)
    yesterday = claimed.charged_on - timedelta(days=1)
    DailyUsage.objects.update(day=yesterday)
    DailyUsage.objects.create(user=user, day=claimed.charged_on, used=3)
    Generation.objects.update(charged_on=yesterday)
    claimed.refresh_from_db()
    fail(claimed, Failure("generation_failed", "sorry"))
    assert list(DailyUsage.objects.order_by("day").values_list("used", flat=True)) == [0, 3]


def test_a_silent_worker_loses_its_claim_and_its_late_result(user, woken):
    claimed = claim(submit(user).pk)
    expire_lease(claimed)
    sweep()
    assert woken == [claimed.pk]
    second = claim(claimed.pk)
    assert second.attempts == 2
    assert not renew(claimed, step="drawing", progress=0.9)
    assert not finish_it(claimed)
    assert not fail(claimed, Failure("generation_failed", "late"))
    assert finish_it(second)
    assert Illustration.objects.count() == 1
    assert used(user) == 1


def test_a_living_claim_is_not_taken_back(user):
    claimed = claim(submit(user).pk)
    assert sweep() == 0
    assert finish_it(claimed)


def test_after_three_silent_workers_the_generation_fails_uncharged(user):
    generation = submit(user)
    for _ in range(3):
        expire_lease(claim(generation.pk))
        sweep()
    generation.refresh_from_db()
    assert (generation.state, generation.attempts) == ("failed", 3)
    assert used(user) == 0
    assert claim(generation.pk) is None
    assert sweep() == 0
    assert used(user) == 0


def test_a_retry_is_allowed_until_the_attempts_are_used(user):
    generation = submit(user)
    assert put_back(claim(generation.pk))
    assert put_back(claim(generation.pk))
    assert not put_back(claim(generation.pk))


def test_a_lost_message_is_sent_again_after_a_while(user, woken, settings):
    generation = submit(user)
    assert sweep() == 0
    Generation.objects.update(woken_at=timezone.now() - timedelta(seconds=settings.RESEND_SECONDS + 1))
    assert sweep() == 1
    assert sweep() == 0
    assert woken == [generation.pk]


def test_an_ended_generation_is_never_woken_again(user, woken):
    fail(claim(submit(user).pk), Failure("generation_failed", "sorry"))
    Generation.objects.update(woken_at=timezone.now() - timedelta(days=1))
    assert sweep() == 0
    assert woken == []


def test_a_queue_that_is_away_does_not_stop_an_acceptance(
    person, monkeypatch, caplog, django_capture_on_commit_callbacks
):
    def refuse(*_, **__):
        raise ConnectionError

    monkeypatch.setattr(generations.current_app, "send_task", refuse)
    with django_capture_on_commit_callbacks(execute=True):
        generation = submit(person("scientist"))
    assert generation.state == "queued"
    assert "the sweep will try again" in caplog.text
    assert REQUEST.prompt not in caplog.text
