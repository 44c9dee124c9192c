"""Asking for an illustration: what is accepted, what is refused, and what is charged."""

import json

import pytest

from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation
from tests.conftest import Caller

RECEIPT = {"Prefer": "respond-async"}


def assert_nothing_happened() -> None:
    assert Generation.objects.count() == 0
    assert sum(DailyUsage.objects.values_list("used", flat=True)) == 0


def test_an_asynchronous_call_gets_a_receipt_at_once(scientist):
    response = scientist.generate(headers=RECEIPT)
    receipt = response.json()
    address = f"/api/generations/{receipt['id']}"
    assert response.status_code == 202
    assert receipt == {
        "id": receipt["id"],
        "state": "queued",
        "statusUrl": address,
        "eventsUrl": f"{address}/events",
    }
    assert response["Location"] == address
    assert response["Preference-Applied"] == "respond-async"
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1


def test_style_resolution_quality_and_seed_have_defaults(scientist):
    scientist.generate("  Human heart\n", headers=RECEIPT)
    generation = Generation.objects.get()
    assert generation.prompt == "Human heart"
    assert (generation.style, generation.resolution, generation.quality) == (
        "scientific",
        "1024x1024",
        "standard",
    )
    assert generation.seed == 0


def test_everything_offered_is_accepted(subscriber):
    styles = ("scientific", "anatomical", "botanical", "cellular", "schematic", "realistic", "educational")
    for style in styles:
        for resolution in ("1024x1024", "1792x1024", "1024x1792"):
            for quality in ("standard", "hd"):
                response = subscriber.generate(
                    style=style, resolution=resolution, quality=quality, headers=RECEIPT
                )
                assert response.status_code == 202
    assert Generation.objects.count() == 42


def test_a_visitor_is_unauthorized(visitor):
    response = visitor.generate()
    assert response.status_code == 401
    assert response.json()["message"] == "Unauthorized"
    assert_nothing_happened()


@pytest.mark.parametrize("prompt", ["", "   ", "\n\t "])
def test_a_blank_prompt_is_refused(scientist, prompt):
    response = scientist.generate(prompt)
    assert response.status_code == 400
    assert response.json() == {
        "message": "Please enter a description for your illustration.",
        "code": "invalid",
        "errors": {"prompt": ["Please enter a description for your illustration."]},
    }
    assert_nothing_happened()


def test_500_characters_are_accepted_and_501_refused(scientist):
    assert scientist.generate(f"  {'heart ' * 83}ab  ", headers=RECEIPT).status_code == 202
    DailyUsage.objects.all().delete()
    Generation.objects.all().delete()
    response = scientist.generate("a" * 501)
    assert response.status_code == 400
    assert response.json()["message"] == "The description may have at most 500 characters."
    assert_nothing_happened()


def test_characters_are_counted_not_bytes(scientist):
    assert scientist.generate("heart " + "β" * 494, headers=RECEIPT).status_code == 202


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("prompt", 42), ("prompt", None), ("prompt", ["Human heart"]), ("prompt", "a\x00b"), ("prompt", "\ud800"),
        ("style", "cubist"), ("style", 1), ("style", None), ("style", ["scientific"]),
        ("resolution", "1x1"), ("quality", "best"),
        ("seed", "7"), ("seed", 1.5), ("seed", True), ("seed", -1), ("seed", 2**53),
    ],
)  # fmt: skip
def test_a_field_that_is_wrong_is_named_and_refused(scientist, field, value):
    response = scientist.generate(**{"prompt": "Human heart", field: value})
    assert response.status_code == 400
    assert response.json()["code"] == "invalid"
    assert list(response.json()["errors"]) == [field]
    assert_nothing_happened()


@pytest.mark.parametrize("body", ["{", "Human heart", '{"prompt": "heart",}'])
def test_broken_json_is_refused(scientist, body):
    response = scientist.post("/api/illustrations/generate", body, content_type="application/json")
    assert response.status_code == 400
    assert response.json() == {"message": "The request body is not valid JSON.", "code": "parse_error"}
    assert_nothing_happened()


@pytest.mark.parametrize("body", [{}, [], "heart", 5, None])
def test_json_without_a_request_in_it_is_refused(scientist, body):
    response = scientist.tell("/api/illustrations/generate", body)
    assert response.status_code == 400
    assert response.json()["code"] == "invalid"
    assert_nothing_happened()


def test_a_form_is_refused(scientist):
    response = scientist.post("/api/illustrations/generate", {"prompt": "Human heart"})
    assert response.status_code == 415
    assert response.json()["code"] == "unsupported_media_type"
    assert_nothing_happened()


def test_an_oversized_body_is_refused(scientist):
    response = scientist.generate("a" * 70_000)
    assert response.status_code == 413
    assert response.json()["code"] == "too_large"
    assert_nothing_happened()


def test_another_site_cannot_generate_in_a_persons_name(scientist):
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = scientist.cookies
    response = careful.generate()
    assert response.status_code == 403
    assert set(response.json()) == {"message", "code"}
    assert_nothing_happened()


def test_the_eleventh_of_a_day_is_refused(scientist):
    for _ in range(10):
        assert scientist.generate(headers=RECEIPT).status_code == 202
    response = scientist.generate(headers=RECEIPT)
    assert response.status_code == 429
    assert response.json()["code"] == "daily_limit"
    assert "limit reached" in response.json()["message"]
    assert 0 < int(response["Retry-After"]) <= 86_400
    assert Generation.objects.count() == 10
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 10


def test_a_second_click_with_the_same_key_is_the_same_generation(scientist):
    first = scientist.generate(headers=RECEIPT | {"Idempotency-Key": "click-1"})
    second = scientist.generate(headers=RECEIPT | {"Idempotency-Key": "click-1"})
    assert first.json() == second.json()
    assert Generation.objects.count() == 1
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1


def test_the_same_key_for_another_request_is_refused(scientist):
    scientist.generate(headers=RECEIPT | {"Idempotency-Key": "click-1"})
    response = scientist.generate("Plant cell", headers=RECEIPT | {"Idempotency-Key": "click-1"})
    assert response.status_code == 422
    assert response.json()["code"] == "idempotency_key_reused"
    assert Generation.objects.count() == 1
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 1


def test_an_overlong_key_is_refused(scientist):
    response = scientist.generate(headers={"Idempotency-Key": "k" * 256})
    assert response.status_code == 400
    assert_nothing_happened()


def test_a_generation_shows_what_was_asked_and_how_far_it_is(scientist):
    receipt = scientist.generate("Plant cell", style="botanical", headers=RECEIPT).json()
    generation = scientist.ask(receipt["statusUrl"]).json()
    created_at = generation.pop("createdAt")
    assert created_at.endswith("Z")
    assert generation == {
        "id": receipt["id"],
        "state": "queued",
        "step": "",
        "progress": 0,
        "subject": "",
        "prompt": "Plant cell",
        "style": "botanical",
        "resolution": "1024x1024",
        "quality": "standard",
        "source": "text",
    }


def test_a_finished_generation_brings_its_illustration(scientist, finished_generation):
    generation = scientist.ask(f"/api/generations/{finished_generation.pk}").json()
    assert (generation["state"], generation["progress"]) == ("succeeded", 1)
    assert generation["illustration"]["id"] == str(finished_generation.illustration.pk)
    assert "error" not in generation


def test_a_generation_of_somebody_else_is_not_found(stranger, visitor, finished_generation):
    for address in (
        f"/api/generations/{finished_generation.pk}",
        f"/api/generations/{finished_generation.pk}/events",
    ):
        assert stranger.ask(address).status_code == 404
        assert visitor.ask(address).status_code == 401


def test_the_body_of_an_answer_is_json_whatever_is_accepted(scientist):
    response = scientist.generate(headers=RECEIPT | {"Accept": "text/event-stream"})
    assert json.loads(response.content)["state"] == "queued"
