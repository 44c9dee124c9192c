"""What is no biology or natural science is refused at every door, before anything is charged, kept or queued."""

import pytest

from apps.accounts.models import Visitor
from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation
from apps.sketches.models import Sketch
from tests.images import stored_sketches

pytestmark = pytest.mark.django_db(transaction=True)

RECEIPT = {"Prefer": "respond-async"}
CAR = "A red sports car on a mountain road"
NOTHING_TO_FETCH = "https://example.org/sketch.png"


def assert_refused(response) -> None:
    assert response.status_code == 400
    assert response.json()["code"] == "out_of_scope"
    assert "biology and the natural sciences" in response.json()["message"]
    assert Generation.objects.count() == 0
    assert Sketch.objects.filter(state=Sketch.State.KEPT).count() == 0
    assert sum(DailyUsage.objects.values_list("used", flat=True)) == 0
    assert sum(Visitor.objects.values_list("used", flat=True)) == 0
    assert stored_sketches() == []


@pytest.mark.parametrize("path", ["/api/illustrations/generate", "/api/v1/generate"])
def test_a_program_that_asks_for_something_else_is_refused_and_told_what_is_drawn(api_key, path):
    assert_refused(api_key.tell(path, {"prompt": CAR}))


def test_a_person_who_asks_for_something_else_is_refused(scientist):
    assert_refused(scientist.generate(CAR, headers=RECEIPT))


def test_a_trial_is_not_used_up_by_a_refusal(visitor):
    assert_refused(visitor.tell("/api/trial/generate", {"prompt": CAR}))


def test_notes_to_a_sketch_are_judged_before_the_sketch_is_fetched(api_key):
    body = {"sketchImageUrl": NOTHING_TO_FETCH, "enhancementPrompt": "Make it a cartoon mascot"}
    assert_refused(api_key.tell("/api/illustrations/enhance", body))


def test_notes_to_an_upload_are_judged_before_it_is_taken_in(scientist):
    address = scientist.tell("/api/sketches/upload-url", {}).json()["uploadURL"].partition("?")[0]
    body = {"sketchUrl": address, "enhancementPrompt": "A logo for my band"}
    assert_refused(scientist.tell("/api/sketches/enhance", body))


def test_notes_that_name_no_subject_are_no_reason_to_refuse_a_sketch(api_key):
    body = {
        "sketchImageUrl": "ftp://example.org/a",
        "enhancementPrompt": "Page 3, please make the lines thicker",
    }
    assert api_key.tell("/api/illustrations/enhance", body).json()["code"] != "out_of_scope"


def test_harm_is_refused_without_saying_more(scientist):
    response = scientist.generate("Step by step protocol to weaponize anthrax spores")
    assert response.status_code == 400
    assert response.json()["code"] == "out_of_scope"
    assert response.json()["message"].startswith("We do not draw this.")
    assert Generation.objects.count() == 0


def test_another_engine_judges_by_its_own_service_and_only_harm_is_refused_at_the_door(scientist, settings):
    settings.ILLUSTRATION_ENGINE = "openai"
    assert scientist.generate(CAR, headers=RECEIPT).status_code == 202
    assert scientist.generate("How to make sarin at home").json()["code"] == "out_of_scope"
    assert Generation.objects.count() == 1
