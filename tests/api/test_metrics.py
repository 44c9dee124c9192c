"""The figures for Prometheus."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from apps.illustrations.models import Generation, WorkerBeat
from apps.illustrations.work import draw_generation

pytestmark = pytest.mark.django_db
RECEIPT = {"Prefer": "respond-async"}


def figure(client, line: str) -> float:
    text = client.get("/metrics").content.decode()
    found = re.search(rf"^{re.escape(line)} (\S+)$", text, flags=re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_a_generation_is_counted_by_state_engine_and_duration(client, scientist, woken):
    succeeded = 'lucida_generation_seconds_count{engine="plain",state="succeeded"}'
    failed = 'lucida_generation_seconds_count{engine="plain",state="failed"}'
    before = figure(client, succeeded), figure(client, failed)
    drawn = scientist.generate(headers=RECEIPT).json()["id"]
    refused = scientist.generate("a tardigrade", headers=RECEIPT).json()["id"]
    Generation.objects.filter(pk=drawn).update(created_at=timezone.now() - timedelta(seconds=100))
    sum_before = figure(client, succeeded.replace("count", "sum"))
    for generation_id in (drawn, drawn, refused):
        draw_generation(generation_id)
    assert (figure(client, succeeded), figure(client, failed)) == (before[0] + 1, before[1] + 1)
    assert 100 <= figure(client, succeeded.replace("count", "sum")) - sum_before < 130


def test_the_queue_and_the_workers_are_those_of_this_moment(client, scientist, woken):
    waiting = [scientist.generate(headers=RECEIPT).json()["id"] for _ in range(3)]
    Generation.objects.filter(pk=waiting[0]).update(created_at=timezone.now() - timedelta(seconds=60))
    WorkerBeat.objects.create(worker="here:1", seen_at=timezone.now())
    assert figure(client, 'lucida_active_generations{state="queued"}') == 3
    assert figure(client, 'lucida_active_generations{state="running"}') == 0
    assert 60 <= figure(client, 'lucida_oldest_active_seconds{state="queued"}') < 90
    assert figure(client, "lucida_workers") == 1


def test_requests_are_measured_by_route_and_never_by_address(client, illustration):
    line = 'lucida_request_seconds_count{method="GET",route="api/illustrations/<uuid:illustration_id>",status="401"}'
    before = figure(client, line)
    client.get(f"/api/illustrations/{illustration.pk}")
    assert figure(client, line) == before + 1
    assert str(illustration.pk) not in client.get("/metrics").content.decode()


def test_a_made_up_method_is_not_a_figure_of_its_own(client):
    client.generic("CONJURE", "/api/auth/user")
    assert "CONJURE" not in client.get("/metrics").content.decode()


def test_a_public_product_shows_its_figures_to_nobody_without_the_token(client, settings):
    settings.PUBLIC = True
    assert client.get("/metrics").status_code == 404
    settings.METRICS_TOKEN = "a token of the operator"
    for shown in ("", "Bearer ", "Bearer something else", "a token of the operator"):
        assert client.get("/metrics", headers={"Authorization": shown}).status_code == 404
    response = client.get("/metrics", headers={"Authorization": "Bearer a token of the operator"})
    assert response.status_code == 200
    assert response["Content-Type"].startswith("text/plain")


def test_the_token_is_asked_for_on_one_machine_too_where_it_is_set(client, settings):
    settings.METRICS_TOKEN = "a token of the operator"
    assert client.get("/metrics").status_code == 404
