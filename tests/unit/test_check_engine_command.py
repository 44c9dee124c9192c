"""manage.py check_engine says what works with a server and a key, and what does not."""

import io

import pytest
from django.core.management import CommandError, call_command

from apps.illustrations.models import ServiceState
from apps.illustrations.paid_services import open_troubles
from tests.openai_server import CHAT, EDITS, GENERATIONS, refusal
from tests.paid import KEY

pytestmark = pytest.mark.django_db


def run(*arguments: str) -> str:
    out = io.StringIO()
    call_command("check_engine", *arguments, stdout=out)
    return out.getvalue()


@pytest.fixture
def seeing(start_paid):
    def start(kind: str = "openai", **variables: str):
        paid = start_paid(kind, **variables)
        paid.server.forms["seen"] = lambda asked: {"colour": "Red"}
        return paid

    return start


def test_without_a_service_it_says_that_none_is_needed(settings):
    settings.ILLUSTRATION_ENGINE = "embedded"
    assert "neither key nor network" in run()


def test_it_tells_what_works_and_has_no_pictures_made_unasked(seeing):
    paid = seeing()
    said = run()
    assert "Engine in use: openai" in said
    for part in ("List of models", "Text model", "Model that sees", "Moderation"):
        assert f"{part:<22} works" in said
    assert "gpt-6-luna" in said
    assert "not in the list, which may lag behind" in said
    assert paid.server.asked_for(GENERATIONS) == []
    assert KEY not in said


def test_with_pictures_it_has_two_small_ones_made_and_tells_the_cost(seeing):
    paid = seeing()
    said = run("--pictures")
    assert "Picture from words     works  PNG of 1024x1024" in said
    assert "Picture from a sketch  works" in said
    assert "$0.0" in said
    assert paid.server.asked_for(GENERATIONS)[0].body["quality"] == "low"
    assert paid.server.faults == []


def test_what_does_not_work_is_said_and_makes_it_fail(seeing, capsys):
    paid = seeing()
    paid.server.script(CHAT, *[refusal(401, "Incorrect API key provided", code="invalid_api_key")] * 2)
    out = io.StringIO()
    with pytest.raises(CommandError, match="do not work"):
        call_command("check_engine", stdout=out)
    assert "Text model             FAILS  key: Incorrect API key provided" in out.getvalue()


def test_a_server_without_edits_and_text_is_told_as_it_is(seeing):
    seeing("localai")
    out = io.StringIO()
    with pytest.raises(CommandError):
        call_command("check_engine", "--pictures", stdout=out)
    said = out.getvalue()
    assert "Picture from words     works" in said
    assert "Picture from a sketch  FAILS  no endpoint" in said
    assert "Text model             -      none is named" in said


def test_what_was_paused_is_asked_at_once_and_the_owners_banner_goes(seeing, scientist, woken):
    paid = seeing(OPENAI_FIGURES="lettered")
    paid.server.script(EDITS, refusal(401, "no", code="invalid_api_key"))
    with pytest.raises(CommandError):
        run("--pictures")
    assert [state.service for state in open_troubles()] == ["images"]
    assert ServiceState.objects.get(pk="images").paused_until
    run()
    assert open_troubles() == []
