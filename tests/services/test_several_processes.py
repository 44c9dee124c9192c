"""Several web and worker processes count as one: in the database, on the shared cache, and in their figures."""

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.core.cache import cache

from apps.billing.models import DailyUsage
from apps.billing.quota import today
from apps.billing.trial import NETWORK_LIMIT
from apps.illustrations.models import Generation, Illustration, WorkerBeat
from tests.conftest import database_url, eventually
from tests.running import Product, running_product
from tests.services.crowd import Person, all_at_once, signed_in

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def product(transactional_db, tmp_path) -> Iterator[Product]:
    with running_product(
        tmp_path,
        DJANGO_SETTINGS_MODULE="tests.settings",
        TEST_WORKER="1",
        SECRET_KEY=settings.SECRET_KEY,
        DATABASE_URL=database_url(),
        REDIS_URL=settings.REDIS_URL,
        WORKERS="2",
        WEB_PROCESSES="2",
    ) as running:
        yield running


@pytest.fixture
def scientist(product, person) -> Person:
    return signed_in(person("scientist"), product.address)


def test_of_a_hundred_requests_at_once_with_ten_left_exactly_ten_are_accepted(product, person, scientist):
    statuses = all_at_once([scientist.generate] * 100)
    assert Counter(statuses) == {202: 10, 429: 90}
    assert Generation.objects.count() == 10
    assert DailyUsage.objects.get(user=scientist.user, day=today()).used == 10
    eventually(lambda: Illustration.objects.count() == 10, within=60)
    # Who drew and who answered is all one to whoever reads the figures.
    figures = scientist.call("GET", "/metrics")[1].decode()
    assert re.search(r'lucida_generation_seconds_count{engine="plain",state="succeeded"} 10.0', figures)
    accepted = 'method="POST",route="api/illustrations/generate",status="202"'
    assert f"lucida_request_seconds_count{{{accepted}}} 10.0" in figures
    assert WorkerBeat.objects.count() == 2


def test_newcomers_of_one_network_share_its_ceiling_whoever_answers_them(product, person, scientist):
    newcomers = [Person(scientist.user, product.address, session="") for _ in range(NETWORK_LIMIT + 10)]
    calls = [lambda one=one: one.generate(path="/api/trial/generate") for one in newcomers]
    assert Counter(all_at_once(calls)) == {202: NETWORK_LIMIT, 429: 10}
    assert Generation.objects.count() == NETWORK_LIMIT


def test_a_key_has_one_turn_whoever_answers_it(product, person, scientist):
    from apps.apikeys.keys import create_key

    _, full_key = create_key(scientist.user, name="Figure pipeline")
    headers = {
        "Authorization": f"Bearer {full_key}",
        "Content-Type": "application/json",
        "Prefer": "respond-async",
    }
    body = {"prompt": "Human heart"}
    calls = [lambda: scientist.call("POST", "/api/v1/generate", body, headers)] * 20
    answers = all_at_once(calls)
    assert Counter(status for status, _ in answers) == {202: 1, 429: 19}
    assert {json.loads(content)["code"] for status, content in answers if status == 429} == {"rate_limited"}


def test_a_queue_that_is_away_is_a_clear_refusal_where_it_is_needed(client, monkeypatch):
    from redis.exceptions import ConnectionError as NoRedis

    def refuse(*_, **__):
        raise NoRedis("redis-3.internal")

    monkeypatch.setattr(cache, "add", refuse)
    response = client.post("/api/trial/generate", {"prompt": "Human heart"}, content_type="application/json")
    assert response.status_code == 503
    assert response.json()["code"] == "unavailable"
    assert "internal" not in response.content.decode()
    assert Generation.objects.count() == 0
