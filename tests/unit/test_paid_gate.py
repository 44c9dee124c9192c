"""Who judges whether a prompt is for us, where a service draws: the service, and our own gate where it does not answer."""

import json

import pytest

from apps.illustrations.work import draw_generation
from tests.openai_server import CHAT, GENERATIONS, MODERATIONS, Reply, completion, moderation, refusal

pytestmark = pytest.mark.django_db

CAR = "A red sports car on a mountain road"
CELL = "Structure of an animal cell"


@pytest.fixture
def paid(start_paid):
    return start_paid(OPENAI_SCREENING="services")


@pytest.fixture
def outcome(scientist, woken):
    """What becomes of a prompt."""

    def ask(prompt: str) -> dict:
        receipt = scientist.generate(prompt, headers={"Prefer": "respond-async"}).json()
        draw_generation(receipt["id"])
        return scientist.ask(receipt["statusUrl"]).json()

    return ask


def sorted_as(category: str, *, is_science: bool, confidence: str = "high") -> Reply:
    said = {"category": category, "is_science": is_science, "confidence": confidence, "reason": "as it is"}
    return completion(json.dumps(said))


def assert_refused_and_given_back(told: dict, scientist, paid) -> None:
    assert told["state"] == "failed"
    assert told["error"]["code"] == "out_of_scope"
    assert paid.server.asked_for(GENERATIONS) == []
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 0


def test_what_the_service_takes_for_science_is_drawn_whatever_our_gate_thinks_of_it(paid, outcome):
    assert outcome("The thing on the left page of my book")["state"] == "succeeded"


def test_what_the_service_takes_for_something_else_is_refused_and_given_back(paid, outcome, scientist):
    paid.server.script(CHAT, sorted_as("vehicle", is_science=False))
    told = outcome(CELL)
    assert_refused_and_given_back(told, scientist, paid)
    assert "biology and the natural sciences" in told["error"]["message"]


def test_what_moderation_takes_for_harm_is_refused_and_given_back(paid, outcome, scientist):
    paid.server.script(MODERATIONS, Reply(body=moderation(illicit__violent=0.9)))
    told = outcome(CELL)
    assert_refused_and_given_back(told, scientist, paid)
    assert told["error"]["message"].startswith("We do not draw this.")


def test_our_own_gate_refuses_where_the_service_does_not_answer(paid, outcome, scientist):
    paid.server.script(CHAT, refusal(500, "down"))
    assert_refused_and_given_back(outcome(CAR), scientist, paid)


def test_our_own_gate_accepts_where_the_service_does_not_answer(paid, outcome):
    paid.server.script(CHAT, refusal(500, "down"))
    assert outcome(CELL)["state"] == "succeeded"


def test_a_setting_leaves_the_judgement_to_our_own_gate(start_paid, outcome, scientist):
    paid = start_paid(OPENAI_SCREENING="local")
    assert_refused_and_given_back(outcome(CAR), scientist, paid)
    assert paid.server.asked == []
