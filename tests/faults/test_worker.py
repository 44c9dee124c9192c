"""Whatever becomes of a worker, nothing is lost, nothing is doubled, and nobody pays for nothing."""

import errno
import io
from xml.etree import ElementTree

import pytest
from django.core.files.storage import default_storage
from django.db import OperationalError
from PIL import Image

from apps.illustrations import generations, work
from apps.illustrations.engines.base import EngineError
from apps.illustrations.generations import claim, sweep
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import stored_names
from apps.illustrations.work import draw_generation
from tests.conftest import eventually
from tests.engines import PlainEngine
from tests.images import put, stored_sketches
from tests.unit.test_generations import expire_lease

RECEIPT = {"Prefer": "respond-async"}


@pytest.fixture
def queued(scientist, woken) -> Generation:
    return Generation.objects.get(pk=scientist.generate(headers=RECEIPT).json()["id"])


def used(caller) -> int:
    return caller.ask("/api/auth/user").json()["usage"]["used"]


def stored_files(generation: Generation) -> list[str]:
    folder = f"illustrations/{generation.pk}"
    return [name.removeprefix(f"{folder}/") for name in stored_names(folder)]


def fails_with(monkeypatch, error: Exception) -> None:
    def draw(self, request, report):
        raise error

    monkeypatch.setattr(PlainEngine, "draw", draw)


def test_a_message_that_comes_twice_draws_once(scientist, queued):
    draw_generation(queued.pk)
    draw_generation(queued.pk)
    assert Illustration.objects.count() == 1
    assert used(scientist) == 1


def test_a_message_for_a_generation_that_is_gone_is_ignored(queued):
    Generation.objects.all().delete()
    draw_generation(queued.pk)
    assert Illustration.objects.count() == 0


def test_what_cannot_be_drawn_fails_with_the_nearest_and_is_given_back(scientist, woken):
    receipt = scientist.generate("a tardigrade", headers=RECEIPT).json()
    assert used(scientist) == 1
    draw_generation(receipt["id"])
    generation = scientist.ask(receipt["statusUrl"]).json()
    assert generation["state"] == "failed"
    assert generation["error"]["code"] == "cannot_draw"
    assert generation["error"]["nearest"] == ["Human heart"]
    assert used(scientist) == 0


def test_an_unforeseen_engine_error_tells_nothing_and_is_given_back(scientist, queued, monkeypatch, caplog):
    fails_with(monkeypatch, RuntimeError("inner state"))
    draw_generation(queued.pk)
    error = scientist.ask(f"/api/generations/{queued.pk}").json()["error"]
    assert error == {"message": generations.FAILED_MESSAGE, "code": "generation_failed"}
    assert used(scientist) == 0
    assert stored_files(queued) == []
    assert queued.prompt not in caplog.text


def test_a_passing_engine_error_is_tried_three_times_and_then_given_back(scientist, queued, monkeypatch):
    fails_with(monkeypatch, EngineError(retryable=True, public_message="The engine is busy."))
    for attempt in (1, 2):
        draw_generation(queued.pk)
        queued.refresh_from_db()
        assert (queued.state, queued.attempts) == ("queued", attempt)
        assert used(scientist) == 1
    draw_generation(queued.pk)
    assert scientist.ask(f"/api/generations/{queued.pk}").json()["error"]["message"] == "The engine is busy."
    assert used(scientist) == 0


def test_a_full_disk_fails_the_generation_and_gives_back(scientist, queued, monkeypatch):
    def refuse(name, content):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(default_storage, "save", refuse)
    draw_generation(queued.pk)
    error = scientist.ask(f"/api/generations/{queued.pk}").json()["error"]
    assert error["code"] == "generation_failed"
    assert "could not be stored" in error["message"]
    assert used(scientist) == 0
    assert Illustration.objects.count() == 0


def test_a_worker_that_was_given_up_stops_at_its_next_report(scientist, queued, monkeypatch):
    reported = []
    plain_draw = PlainEngine.draw

    def draw_while_lease_runs_out(self, request, report):
        if not reported:
            reported.append("reading")
            expire_lease(queued)
            sweep()
        report("drawing", 0.5, "")
        reported.append("drawing")
        return plain_draw(self, request, report)

    monkeypatch.setattr(PlainEngine, "draw", draw_while_lease_runs_out)
    draw_generation(queued.pk)
    queued.refresh_from_db()
    assert queued.state == "queued"
    assert reported == ["reading"]
    draw_generation(queued.pk)
    assert Illustration.objects.count() == 1
    assert used(scientist) == 1


def test_files_of_a_result_that_came_too_late_are_removed(queued, monkeypatch):
    store = work.store_files

    def store_while_taken_back(*arguments, **fields):
        files = store(*arguments, **fields)
        expire_lease(queued)
        sweep()
        return files

    monkeypatch.setattr(work, "store_files", store_while_taken_back)
    draw_generation(queued.pk)
    assert stored_files(queued) == []
    assert Illustration.objects.count() == 0
    monkeypatch.setattr(work, "store_files", store)
    draw_generation(queued.pk)
    assert stored_files(queued) == ["2/figure.png", "2/figure.svg", "2/thumbnail.webp"]


def test_files_of_a_worker_that_died_before_finishing_are_removed(queued):
    dead = claim(queued.pk)
    work.store_files(
        dead.pk, attempt=1, png=(png := PlainEngine().draw(work._request_of(dead), print).png), svg=None
    )
    assert png
    expire_lease(dead)
    sweep()
    draw_generation(queued.pk)
    assert stored_files(queued) == ["2/figure.png", "2/figure.svg", "2/thumbnail.webp"]


def test_a_database_that_fails_at_the_end_leaves_no_files_and_loses_nothing(scientist, queued, monkeypatch):
    def fall_over(*_, **__):
        raise OperationalError("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(generations, "_create_illustration", fall_over)
        draw_generation(queued.pk)
    assert stored_files(queued) == []
    assert Illustration.objects.count() == 0
    assert scientist.ask(f"/api/generations/{queued.pk}").json()["state"] == "failed"
    assert used(scientist) == 0


@pytest.mark.django_db(transaction=True)
def test_a_real_worker_draws_what_the_queue_brings(scientist, start_worker):
    start_worker()
    receipt = scientist.generate(headers=RECEIPT).json()
    generation = eventually(
        lambda: (shown := scientist.ask(receipt["statusUrl"]).json())["state"] == "succeeded" and shown
    )
    assert scientist.ask(generation["illustration"]["imageUrl"]).status_code == 200
    assert used(scientist) == 1


@pytest.mark.django_db(transaction=True)
def test_a_real_worker_draws_with_the_embedded_engine(scientist, start_worker):
    start_worker("embedded")
    receipt = scientist.generate("Plant cell structure", headers=RECEIPT).json()
    eventually(
        lambda: scientist.ask(receipt["statusUrl"]).json()["state"] in ("succeeded", "failed"), within=60
    )
    illustration = scientist.ask(receipt["statusUrl"]).json()["illustration"]
    assert illustration["engine"] == "embedded"
    assert illustration["title"] == "Plant cell"
    assert "Cell wall" in [label.capitalize() for label in illustration["about"]["labels"]]
    image = Image.open(io.BytesIO(scientist.ask(illustration["imageUrl"]).content))
    assert image.size == (illustration["width"], illustration["height"]) == (1024, 1024)
    vector = ElementTree.fromstring(scientist.ask(illustration["vectorUrl"]).content)
    assert vector.tag.endswith("svg")


@pytest.mark.django_db(transaction=True)
def test_a_worker_killed_in_mid_drawing_costs_an_attempt_and_nothing_else(scientist, start_worker, tmp_path):
    dawdle = tmp_path / "dawdle"
    dawdle.touch()
    worker = start_worker("dawdling")
    receipt = scientist.generate(headers=RECEIPT).json()
    eventually(lambda: scientist.ask(receipt["statusUrl"]).json()["step"] == "drawing")
    worker.kill()
    dawdle.unlink()
    assert scientist.ask(receipt["statusUrl"]).json()["state"] == "running"
    start_worker("dawdling")
    eventually(lambda: sweep() and Generation.objects.get().state == "queued")
    eventually(lambda: scientist.ask(receipt["statusUrl"]).json()["state"] == "succeeded")
    generation = Generation.objects.get()
    assert generation.attempts == 2
    assert Illustration.objects.count() == 1
    assert used(scientist) == 1
    assert stored_files(generation) == ["2/figure.png", "2/figure.svg", "2/thumbnail.webp"]


def test_a_worker_killed_while_it_redraws_a_sketch_leaves_the_sketch_to_the_next(
    scientist, start_worker, tmp_path
):
    dawdle = tmp_path / "dawdle"
    dawdle.touch()
    worker = start_worker("dawdling")
    upload_url = scientist.tell("/api/sketches/upload-url", {}).json()["uploadURL"]
    put(upload_url)
    asked = {"sketchUrl": upload_url.partition("?")[0]}
    receipt = scientist.tell("/api/sketches/enhance", asked, **RECEIPT).json()
    eventually(lambda: scientist.ask(receipt["statusUrl"]).json()["step"] == "drawing")
    worker.kill()
    dawdle.unlink()
    start_worker("dawdling")
    eventually(lambda: sweep() and Generation.objects.get().state == "queued")
    eventually(lambda: scientist.ask(receipt["statusUrl"]).json()["state"] == "succeeded")
    assert Generation.objects.get().attempts == 2
    assert Illustration.objects.get().source == "sketch"
    assert len(stored_sketches()) == 1
    assert used(scientist) == 1
