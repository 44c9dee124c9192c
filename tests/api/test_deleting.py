"""Deleting an illustration."""

import pytest
from django.core.files.storage import default_storage

from apps.illustrations.models import Illustration
from apps.illustrations.storage import stored_names
from tests.conftest import Caller


@pytest.fixture
def address(illustration) -> str:
    return f"/api/illustrations/{illustration.pk}"


def test_deleting_removes_the_row_and_every_file(scientist, address, django_capture_on_commit_callbacks):
    assert len(list(stored_names())) == 3
    with django_capture_on_commit_callbacks(execute=True):
        response = scientist.delete(address)
    assert (response.status_code, response.content) == (204, b"")
    assert Illustration.objects.count() == 0
    assert list(stored_names()) == []
    assert scientist.ask("/api/illustrations").json() == []


@pytest.mark.parametrize("path", ["", "/image", "/thumbnail", "/vector", "/download"])
def test_nothing_of_a_deleted_illustration_is_found(scientist, address, path):
    scientist.delete(address)
    assert scientist.ask(f"{address}{path}").status_code == 404


def test_a_second_deletion_finds_nothing(scientist, address):
    scientist.delete(address)
    assert scientist.delete(address).status_code == 404


def test_a_file_that_is_missing_already_is_no_obstacle(
    scientist, illustration, address, django_capture_on_commit_callbacks
):
    default_storage.delete(illustration.image)
    with django_capture_on_commit_callbacks(execute=True):
        assert scientist.delete(address).status_code == 204
    assert list(stored_names()) == []


def test_a_storage_that_refuses_is_logged_and_the_illustration_is_gone(
    scientist, address, monkeypatch, caplog, django_capture_on_commit_callbacks
):
    def refuse(name: str) -> None:
        raise OSError("read-only")

    monkeypatch.setattr(default_storage, "delete", refuse)
    with django_capture_on_commit_callbacks(execute=True):
        assert scientist.delete(address).status_code == 204
    assert Illustration.objects.count() == 0
    assert "could not be deleted" in caplog.text


def test_a_deletion_that_is_not_committed_deletes_no_file(scientist, address):
    scientist.delete(address)  # the test's own transaction is never committed
    assert len(list(stored_names())) == 3


def test_the_generation_tells_that_it_ended_and_brings_no_illustration(
    scientist, finished_generation, address
):
    scientist.delete(address)
    generation = scientist.ask(f"/api/generations/{finished_generation.pk}").json()
    assert generation["state"] == "succeeded"
    assert "illustration" not in generation


def test_a_deletion_gives_no_allowance_back(scientist, address):
    scientist.delete(address)
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1


def test_nobody_else_can_delete_an_illustration(stranger, visitor, address):
    assert stranger.delete(address).status_code == 404
    assert visitor.delete(address).status_code == 401
    assert Illustration.objects.count() == 1
    assert len(list(stored_names())) == 3


def test_another_site_cannot_delete_in_a_persons_name(scientist, address):
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = scientist.cookies
    assert careful.delete(address).status_code == 403
    assert Illustration.objects.count() == 1
