"""Waiting for a generation, through the real server interface: one answer, or a stream of events."""

import asyncio
import json
import threading

import pytest

from apps.illustrations import waiting
from apps.illustrations.models import Generation
from apps.illustrations.work import draw_generation
from tests.api.asgi import answer_of, call

pytestmark = pytest.mark.django_db(transaction=True)

GENERATE = "/api/illustrations/generate"


async def next_event(communicator) -> dict | None:
    """The next event of a stream; None at its end."""
    while True:
        message = await communicator.receive_output(timeout=5)
        if not message.get("more_body"):
            return None
        kind, _, data = message["body"].decode().partition("\n")
        if kind == "event: generation":
            return json.loads(data.removeprefix("data: "))


def test_a_waiting_call_gets_the_finished_illustration(scientist, worker):
    status, headers, illustration = asyncio.run(
        answer_of(scientist, "POST", GENERATE, {"prompt": "Human heart"})
    )
    assert status == 201
    assert illustration["title"] == "Human heart"
    assert headers["location"] == f"/api/illustrations/{illustration['id']}"
    assert headers["x-content-type-options"] == "nosniff"


def test_a_waiting_call_learns_what_cannot_be_drawn_and_is_not_charged(scientist, worker):
    status, _, error = asyncio.run(answer_of(scientist, "POST", GENERATE, {"prompt": "a tardigrade"}))
    assert status == 422
    assert error == {
        "message": "We cannot draw this yet. The nearest that we can draw: Human heart.",
        "code": "cannot_draw",
        "nearest": ["Human heart"],
    }
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 0


def test_patience_has_an_end_and_the_generation_goes_on(scientist, woken, settings):
    settings.SYNC_WAIT_SECONDS = 0.2
    status, headers, receipt = asyncio.run(answer_of(scientist, "POST", GENERATE, {"prompt": "Human heart"}))
    assert status == 202
    assert receipt["state"] == "queued"
    assert headers["location"] == receipt["statusUrl"]
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1
    draw_generation(receipt["id"])
    assert scientist.ask(receipt["statusUrl"]).json()["state"] == "succeeded"


def test_the_same_key_gives_the_finished_illustration_again(scientist, worker):
    async def twice():
        first = await answer_of(
            scientist, "POST", GENERATE, {"prompt": "Human heart"}, **{"Idempotency-Key": "a"}
        )
        return first, await answer_of(
            scientist, "POST", GENERATE, {"prompt": "Human heart"}, **{"Idempotency-Key": "a"}
        )

    first, second = asyncio.run(twice())
    assert first[0] == second[0] == 201
    assert first[2] == second[2]
    assert Generation.objects.count() == 1


def test_two_clicks_at_once_with_one_key_are_one_generation(scientist, worker):
    async def both():
        clicks = [
            answer_of(scientist, "POST", GENERATE, {"prompt": "Human heart"}, **{"Idempotency-Key": "a"})
            for _ in range(4)
        ]
        return await asyncio.gather(*clicks)

    answers = asyncio.run(both())
    assert {status for status, _, _ in answers} == {201}
    assert len({illustration["id"] for _, _, illustration in answers}) == 1
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1


def test_many_calls_at_once_never_overshoot_the_allowance(scientist, worker):
    async def crowd():
        return await asyncio.gather(
            *(answer_of(scientist, "POST", GENERATE, {"prompt": "Human heart"}) for _ in range(16))
        )

    statuses = sorted(status for status, _, _ in asyncio.run(crowd()))
    assert statuses == [201] * 10 + [429] * 6
    assert Generation.objects.filter(state="succeeded").count() == 10


def test_the_event_stream_tells_every_change_and_ends(scientist, woken):
    receipt = scientist.generate(headers={"Prefer": "respond-async"}).json()

    async def listen():
        events = []
        async with call(scientist, "GET", receipt["eventsUrl"], Accept="text/event-stream") as communicator:
            start = await communicator.receive_output(timeout=5)
            events.append(await next_event(communicator))
            await asyncio.to_thread(draw_generation, receipt["id"])
            while event := await next_event(communicator):
                events.append(event)
        return start, events

    start, events = asyncio.run(listen())
    headers = dict(start["headers"])
    assert headers[b"Content-Type"] == b"text/event-stream"
    assert headers[b"Cache-Control"] == b"no-store"
    assert events[0]["state"] == "queued"
    assert events[-1]["state"] == "succeeded"
    assert events[-1]["illustration"]["title"] == "Human heart"


def test_the_stream_of_an_ended_generation_tells_its_end_at_once(scientist, woken):
    receipt = scientist.generate(headers={"Prefer": "respond-async"}).json()
    draw_generation(receipt["id"])

    async def listen():
        async with call(scientist, "GET", receipt["eventsUrl"]) as communicator:
            await communicator.receive_output(timeout=5)
            return await next_event(communicator), await next_event(communicator)

    event, end = asyncio.run(listen())
    assert event["state"] == "succeeded"
    assert end is None


def test_a_silent_stream_is_kept_alive(scientist, woken, monkeypatch):
    monkeypatch.setattr(waiting, "KEEP_ALIVE_SECONDS", 0.1)
    receipt = scientist.generate(headers={"Prefer": "respond-async"}).json()

    async def listen():
        async with call(scientist, "GET", receipt["eventsUrl"]) as communicator:
            messages = [await communicator.receive_output(timeout=5) for _ in range(3)]
        return messages[-1]["body"]

    assert asyncio.run(listen()).startswith(b":")


def test_the_stream_of_a_deleted_generation_ends(scientist, woken):
    receipt = scientist.generate(headers={"Prefer": "respond-async"}).json()

    async def listen():
        async with call(scientist, "GET", receipt["eventsUrl"]) as communicator:
            await communicator.receive_output(timeout=5)
            await next_event(communicator)
            await Generation.objects.all().adelete()
            return await next_event(communicator)

    assert asyncio.run(listen()) is None


def test_waiting_clients_cost_no_thread_and_a_leaving_client_frees_everything(scientist, woken):
    receipt = scientist.generate(headers={"Prefer": "respond-async"}).json()

    async def crowd():
        threads_before = threading.active_count()
        calls = [call(scientist, "GET", receipt["eventsUrl"]) for _ in range(100)]
        streams = [await one.__aenter__() for one in calls]
        for stream in streams:
            await stream.receive_output(timeout=5)
            assert (await next_event(stream))["state"] == "queued"
        poller = waiting.poller()
        threads = threading.active_count() - threads_before
        watches = sum(map(len, poller._watches.values()))
        for one in calls:
            await one.__aexit__(None, None, None)
        left = dict(poller._watches)
        await asyncio.sleep(waiting.POLL_SECONDS * 3)
        return threads, watches, left, poller._polling

    threads, watches, left, polling = asyncio.run(crowd())
    assert watches == 100
    assert threads <= 9  # the pool for ordinary work, and the poller
    assert left == {}
    assert polling.done()
    assert polling.exception() is None


def test_all_waiting_clients_share_one_query(scientist, woken, monkeypatch):
    asked: list[int] = []
    read = waiting.read_generations

    def counting_read(generation_ids):
        asked.append(len(generation_ids))
        return read(generation_ids)

    monkeypatch.setattr(waiting, "read_generations", counting_read)
    receipts = [scientist.generate(headers={"Prefer": "respond-async"}).json() for _ in range(5)]

    async def listen():
        calls = [call(scientist, "GET", receipt["eventsUrl"]) for receipt in receipts]
        streams = [await one.__aenter__() for one in calls]
        for stream in streams:
            await stream.receive_output(timeout=5)
            await next_event(stream)
        asked.clear()
        await asyncio.sleep(waiting.POLL_SECONDS * 4)
        for one in calls:
            await one.__aexit__(None, None, None)

    asyncio.run(listen())
    assert set(asked) == {5}
    assert len(asked) <= 5


def test_an_ordinary_answer_comes_through_the_same_server(scientist, visitor):
    status, headers, body = asyncio.run(answer_of(visitor, "GET", "/api/auth/user"))
    assert (status, body["message"]) == (401, "Unauthorized")
    assert headers["content-security-policy"]
    status, _, body = asyncio.run(answer_of(scientist, "GET", "/api/auth/user"))
    assert (status, body["email"]) == (200, "scientist@example.org")
