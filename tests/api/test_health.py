"""What load balancers and supervisors are told: whether a process is alive, and whether the product can work."""

import threading

import pytest
from django.core.files.storage import default_storage
from django.db import OperationalError
from django.utils import timezone

from apps.illustrations import workers
from apps.illustrations.models import WorkerBeat
from apps.illustrations.storage import stored_names
from apps.illustrations.workers import SILENT_AFTER, Heart, forget_silent_workers, living_workers
from config import health
from tests.conftest import eventually


@pytest.fixture
def beating(transactional_db) -> None:
    WorkerBeat.objects.create(worker="elsewhere:1", seen_at=timezone.now())


@pytest.fixture(autouse=True)
def _forget(monkeypatch) -> None:
    """Each test looks anew."""
    monkeypatch.setattr(health, "KNOWN_FOR", 0)


def test_alive_is_said_without_database_and_to_any_host(client):  # asking the database would fail: no `db`
    response = client.get("/healthz", headers={"Host": "10.1.2.3:8000"})
    assert (response.status_code, response.json()) == (200, {"status": "alive"})
    assert response["Cache-Control"] == "no-store"


def test_ready_when_every_part_answers(client, beating):
    response = client.get("/readyz", headers={"Host": "10.1.2.3:8000"})
    assert response.json() == {
        "status": "ready",
        "parts": {"database": "ok", "broker": "ok", "storage": "ok", "workers": "ok"},
    }
    assert response.status_code == 200
    assert list(stored_names()) == []


def test_without_a_worker_it_is_not_ready(client, transactional_db):
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["status"] == "unavailable"
    assert response.json()["parts"] == {
        "database": "ok",
        "broker": "ok",
        "storage": "ok",
        "workers": "failed",
    }


def failing(*_, **__):
    raise OperationalError("no route to database-7.internal as lucida:secret")


@pytest.mark.parametrize("part", ["database", "broker", "storage"])
def test_the_part_that_fails_is_named_and_nothing_else_told(client, beating, monkeypatch, caplog, part):
    monkeypatch.setattr(health.readiness._parts[part], "_check", failing)
    response = client.get("/readyz")
    assert response.status_code == 503
    assert [name for name, state in response.json()["parts"].items() if state != "ok"] == [part]
    assert "internal" not in response.content.decode() + caplog.text
    assert "OperationalError" in caplog.text


def test_a_storage_that_refuses_to_write_is_noticed(client, beating, monkeypatch):
    monkeypatch.setattr(default_storage, "save", failing)
    assert client.get("/readyz").json()["parts"]["storage"] == "failed"


def test_a_part_that_hangs_is_silent_and_is_not_asked_a_second_time(client, beating, monkeypatch):
    asked, let_go = [], threading.Event()

    def hang() -> None:
        asked.append(1)
        let_go.wait()

    monkeypatch.setattr(health, "PATIENCE", 0.5)
    monkeypatch.setattr(health.readiness._parts["storage"], "_check", hang)
    try:
        for _ in range(2):
            assert client.get("/readyz").json()["parts"]["storage"] == "silent"
        assert asked == [1]
    finally:
        let_go.set()


def test_however_often_it_is_asked_the_parts_are_not(client, beating, monkeypatch):
    asked = []
    monkeypatch.setattr(health, "KNOWN_FOR", 60)
    monkeypatch.setattr(health.readiness._parts["database"], "_check", lambda: asked.append(1))
    monkeypatch.setattr(health.readiness, "_known_until", 0.0)
    for _ in range(5):
        client.get("/readyz")
    assert asked == [1]
    health.readiness._known_until = 0.0


@pytest.mark.django_db(transaction=True)
def test_a_worker_beats_until_it_stops(monkeypatch):
    monkeypatch.setattr(workers, "BEAT_SECONDS", 0.05)
    heart = Heart()
    heart.start()
    eventually(living_workers)
    first = WorkerBeat.objects.get().seen_at
    eventually(lambda: WorkerBeat.objects.get().seen_at > first)
    heart.stop()
    assert living_workers() == 0
    assert not WorkerBeat.objects.exists()


@pytest.mark.django_db
def test_a_worker_that_went_silent_counts_no_more_and_is_forgotten():
    WorkerBeat.objects.create(worker="gone:1", seen_at=timezone.now() - SILENT_AFTER)
    WorkerBeat.objects.create(worker="here:2", seen_at=timezone.now())
    assert living_workers() == 1
    forget_silent_workers()
    assert WorkerBeat.objects.get().worker == "here:2"
