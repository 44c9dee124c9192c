"""Every trouble of a paid service: what is asked again, what the person and the owner are told, and that nothing is charged."""

from datetime import timedelta

import pytest
from django.utils import timezone

from apps.illustrations.engines.openai import service
from apps.illustrations.engines.openai.health import Health
from apps.illustrations.engines.openai.pictures import Pictures
from apps.illustrations.engines.openai.troubles import Kind, Trouble
from apps.illustrations.generations import sweep
from apps.illustrations.models import Generation, Illustration, PaidUse, ServiceState
from apps.illustrations.paid_services import open_troubles
from apps.illustrations.work import draw_generation
from config.env import Environment
from config.openai import paid_services
from tests.images import put
from tests.openai_server import CHAT, EDITS, GENERATIONS, Reply, completion, drawn_cell, encoded, refusal
from tests.paid import KEY
from tests.unit.test_generations import expire_lease

pytestmark = pytest.mark.django_db
RECEIPT = {"Prefer": "respond-async"}
HTML = {"Content-Type": "text/html"}

BLOCKED = "Your request was rejected by the safety system. safety_violations=[sexual]."
DETAILS = {"moderation_stage": "output", "categories": ["sexual"]}
UNVERIFIED = "Your organization must be verified to use the model `gpt-image-2`."
MONEY = "You exceeded your current quota, please check your plan and billing details."


class Asking:
    """A person who asks for one figure after the other."""

    def __init__(self, caller) -> None:
        self.caller = caller

    def draw(self, **fields) -> dict:
        """What the person is told of one generation, drawn to its end."""
        receipt = self.caller.generate("Structure of an animal cell", headers=RECEIPT, **fields).json()
        draw_generation(receipt["id"])
        return self.caller.ask(receipt["statusUrl"]).json()

    @property
    def charged(self) -> int:
        return self.caller.ask("/api/auth/user").json()["usage"]["used"]


@pytest.fixture
def asking(scientist, woken) -> Asking:
    return Asking(scientist)


@pytest.fixture
def lettered(start_paid):
    """The shortest way: one request for a plan, one for a picture, one for words."""
    return start_paid(OPENAI_FIGURES="lettered")


IN_VAIN = {
    "content refused before drawing": (
        refusal(400, BLOCKED, code="moderation_blocked", type="image_generation_user_error"),
        ("content_refused", "refused this description (sexual)", [], ""),
    ),
    "content refused after drawing": (
        refusal(400, BLOCKED, code="moderation_blocked", moderation_details=DETAILS),
        ("content_refused", "Chance plays a part in this", [], ""),
    ),
    "content refused by an older code": (
        refusal(400, "Refused.", code="content_policy_violation"),
        ("content_refused", "more clinical wording", [], ""),
    ),
    "content refused by a gateway": (
        Reply(451, "<html>Unavailable</html>", HTML),
        ("content_refused", "more clinical wording", [], ""),
    ),
    "content refused, the code hidden": (
        refusal(400, "Your request was rejected as a result of our safety system.", code="400", type="None"),
        ("content_refused", "more clinical wording", [], ""),
    ),
    "rate limit": (
        refusal(429, "Rate limit reached", code="rate_limit_exceeded", type="requests"),
        ("engine_busy", "too many requests", [2.0, 8.0, 30.0], ""),
    ),
    "rate limit that names its time": (
        refusal(429, "Slow down", code="slow_down", type="rate_limit_error", headers={"Retry-After": "7"}),
        ("engine_busy", "too many requests", [7.0, 7.0, 7.0], ""),
    ),
    "rate limit for longer than anybody waits": (
        refusal(429, "Rate limit reached", code="rate_limit_exceeded", headers={"Retry-After": "600"}),
        ("engine_busy", "too many requests", [], ""),
    ),
    "rate limit that says not to come again": (
        refusal(429, "Rate limit reached", code="rate_limit_exceeded", headers={"x-should-retry": "false"}),
        ("engine_busy", "too many requests", [], ""),
    ),
    "no money, by type": (
        refusal(429, MONEY, code="credit_balance_exhausted", type="insufficient_quota"),
        ("engine_unavailable", "site's owner has been told", [], "billing"),
    ),
    "no money, by code": (
        refusal(429, MONEY, code="insufficient_quota"),
        ("engine_unavailable", "site's owner has been told", [], "billing"),
    ),
    "no money, at the old endpoint": (
        refusal(400, "Billing hard limit has been reached", code="billing_hard_limit_reached"),
        ("engine_unavailable", "site's owner has been told", [], "billing"),
    ),
    "no money, the code hidden": (
        refusal(429, MONEY, code="429", type="None"),
        ("engine_unavailable", "site's owner has been told", [], "billing"),
    ),
    "wrong key": (
        refusal(401, f"Incorrect API key provided: {KEY}.", code="invalid_api_key"),
        ("engine_unavailable", "site's owner has been told", [], "key"),
    ),
    "organization not verified": (
        refusal(403, UNVERIFIED),
        ("engine_unavailable", "site's owner has been told", [], "verification"),
    ),
    "region": (
        refusal(
            403, "Country, region, or territory not supported", code="unsupported_country_region_territory"
        ),
        ("engine_unavailable", "site's owner has been told", [], "forbidden"),
    ),
    "model unknown": (
        refusal(404, "The model `gpt-image-9` does not exist", code="model_not_found"),
        ("engine_unavailable", "site's owner has been told", [], "model"),
    ),
    "model retired": (
        refusal(400, "The model `dall-e-3` has been deprecated"),
        ("engine_unavailable", "site's owner has been told", [], "model"),
    ),
    "no such server": (
        Reply(404, {"detail": "Not Found"}),
        ("engine_unavailable", "site's owner has been told", [], "address"),
    ),
    "parameter not supported": (
        refusal(400, "Unsupported parameter: 'background'", code="unsupported_parameter", param="background"),
        ("engine_unavailable", "did not understand our request", [], "parameter"),
    ),
    "overload": (
        refusal(503, "The server is overloaded", code="server_is_overloaded"),
        ("engine_busy", "overloaded", [5.0, 20.0], ""),
    ),
    "server error without a body": (Reply(500, ""), ("engine_busy", "overloaded", [5.0, 20.0], "")),
    "gateway's error page": (
        Reply(502, "<html>Bad Gateway</html>", HTML),
        ("engine_busy", "overloaded", [5.0, 20.0], ""),
    ),
    "gateway that gave up waiting": (
        Reply(524, "<html>A timeout occurred</html>", HTML),
        ("engine_timeout", "took too long", [], ""),
    ),
    "no connection": (
        Reply(hang_up=True),
        ("engine_unavailable", "could not be reached", [2.0, 8.0], "unreachable"),
    ),
    "no picture": (Reply(body={"created": 1, "data": []}), ("no_image", "no image came", [], "")),
    "no list of pictures": (Reply(body={"created": 1}), ("no_image", "no image came", [], "")),
    "an error with status 200": (
        Reply(body={"error": {"message": "moderated"}}),
        ("no_image", "no image came", [], ""),
    ),
    "a page instead of an answer": (
        Reply(body="<html>Welcome</html>", headers=HTML),
        ("no_image", "no image came", [], ""),
    ),
    "nonsense instead of a picture": (
        Reply(body={"created": 1, "data": [{"b64_json": "aGVsbG8="}]}),
        ("no_image", "no image came", [], ""),
    ),
    "broken JSON": (Reply(body='{"created": 1, "da'), ("no_answer", "no usable answer", [], "")),
}


@pytest.mark.parametrize("name", IN_VAIN)
def test_a_service_that_fails_costs_nobody_anything(lettered, asking, name):
    reply, (code, message, waits, trouble) = IN_VAIN[name]
    lettered.server.script(GENERATIONS, *[reply] * 6)
    told = asking.draw()
    assert told["state"] == "failed"
    assert told["error"]["code"] == code
    assert message in told["error"]["message"]
    assert told["error"]["message"].startswith("Generation failed")
    assert KEY not in told["error"]["message"]
    assert "html" not in told["error"]["message"]
    assert lettered.waits == waits
    assert len(lettered.server.asked_for(GENERATIONS)) == 1 + len(waits)
    assert asking.charged == 0
    assert [state.trouble for state in open_troubles()] == ([trouble] if trouble else [])
    assert lettered.server.faults == []


@pytest.mark.parametrize("name", ["rate limit", "overload", "no connection", "server error without a body"])
def test_what_passes_is_asked_again_and_succeeds(lettered, asking, name):
    lettered.server.script(GENERATIONS, IN_VAIN[name][0])
    assert asking.draw()["state"] == "succeeded"
    assert len(lettered.waits) == 1
    assert asking.charged == 1
    assert Illustration.objects.count() == 1
    assert not ServiceState.objects.exclude(failures=0, trouble="").exists()


def test_a_picture_that_takes_too_long_is_not_asked_for_again_and_counts_as_of_unknown_cost(
    start_paid, asking
):
    paid = start_paid(OPENAI_FIGURES="lettered", OPENAI_IMAGE_TIMEOUT="1")
    paid.server.script(GENERATIONS, Reply(after=1.6))
    told = asking.draw()
    assert told["error"]["code"] == "engine_timeout"
    assert "took too long" in told["error"]["message"]
    assert len(paid.server.asked_for(GENERATIONS)) == 1
    assert paid.waits == []
    assert asking.charged == 0
    use = PaidUse.objects.get(model="gpt-image-2.6-sunburst")
    assert (use.calls, use.unpriced, use.micro_dollars) == (1, 1, 0)


def test_a_text_that_takes_too_long_is_asked_for_again(start_paid, asking):
    paid = start_paid(OPENAI_FIGURES="lettered", OPENAI_TEXT_TIMEOUT="1")
    paid.server.script(CHAT, Reply(after=1.6))
    assert asking.draw()["state"] == "succeeded"
    assert paid.waits == [2.0]


def test_a_wrong_key_reaches_neither_log_nor_database(lettered, asking, caplog):
    lettered.server.script(GENERATIONS, IN_VAIN["wrong key"][0])
    asking.draw()
    assert KEY not in caplog.text
    assert "Structure of an animal cell" not in caplog.text
    assert KEY not in ServiceState.objects.get(trouble="key").detail
    assert "req-1" in caplog.text


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("content refused before drawing", 400),
        ("no picture", 502),
        ("overload", 503),
        ("wrong key", 503),
        ("no such server", 503),
    ],
)
def test_a_caller_that_waits_is_answered_with_the_status_of_the_trouble(lettered, asking, name, status):
    lettered.server.script(GENERATIONS, *[IN_VAIN[name][0]] * 3)
    same = {"Idempotency-Key": "one"}
    prompt = "Structure of an animal cell"
    receipt = asking.caller.generate(prompt, headers=RECEIPT | same).json()
    draw_generation(receipt["id"])
    answer = asking.caller.generate(prompt, headers=same)
    assert answer.status_code == status
    assert answer.json()["code"] == IN_VAIN[name][1][0]
    assert answer.get("Retry-After") == ("60" if status == 503 else None)


def test_a_person_is_told_that_a_service_is_busy_while_it_is_waited_for(
    lettered, scientist, woken, monkeypatch
):
    told = []

    def look(seconds: float, pulse) -> None:
        pulse(busy=True)
        told.append(scientist.ask(receipt["statusUrl"]).json()["step"])

    monkeypatch.setattr(service, "sleep", look)
    lettered.server.script(GENERATIONS, IN_VAIN["rate limit"][0])
    receipt = scientist.generate("Structure of an animal cell", headers=RECEIPT).json()
    draw_generation(receipt["id"])
    assert told == ["waiting"]


# ---------------------------------------------------------------- the breaker
def test_after_billing_fails_nobody_is_sent_there_for_some_minutes(lettered, asking):
    lettered.server.script(GENERATIONS, IN_VAIN["no money, by code"][0])
    asking.draw()
    told = asking.draw()
    assert "not available at the moment" in told["error"]["message"]
    assert len(lettered.server.asked_for(GENERATIONS)) == 1
    assert asking.charged == 0


def let_pause_pass() -> None:
    ServiceState.objects.exclude(paused_until=None).update(paused_until=timezone.now() - timedelta(seconds=1))


def test_three_failures_in_a_row_open_the_breaker_and_one_success_closes_it(lettered, asking):
    down = IN_VAIN["overload"][0]
    lettered.server.script(GENERATIONS, *[down] * 9)
    for _ in range(3):
        assert "overloaded" in asking.draw()["error"]["message"]
    assert "not available at the moment" in asking.draw()["error"]["message"]
    assert len(lettered.server.asked_for(GENERATIONS)) == 9
    let_pause_pass()
    assert asking.draw()["state"] == "succeeded"
    assert asking.draw()["state"] == "succeeded"
    assert asking.charged == 2


def test_after_a_pause_one_finds_out_and_the_others_wait_for_what_it_finds(lettered):
    told = paid_services(Environment({"OPENAI_API_KEY": KEY}))
    first, second = Health("images", told), Health("images", told)
    first.failed(Trouble(Kind.BILLING, "no money"))
    with pytest.raises(Trouble):
        second.require()
    let_pause_pass()
    first.require()
    with pytest.raises(Trouble) as refused:
        second.require()
    assert refused.value.kind is Kind.PAUSED
    first.answered()
    second.require()


def test_another_key_is_tried_at_once(start_paid, lettered, asking):
    lettered.server.script(GENERATIONS, IN_VAIN["wrong key"][0])
    asking.draw()
    start_paid(OPENAI_FIGURES="lettered", OPENAI_API_KEY="sk-another")
    assert open_troubles() == []
    assert asking.draw()["state"] == "succeeded"


def test_what_was_refused_for_its_content_says_nothing_about_the_service(lettered, asking):
    lettered.server.script(GENERATIONS, *[IN_VAIN["content refused before drawing"][0]] * 4)
    for _ in range(4):
        assert asking.draw()["error"]["code"] == "content_refused"
    assert asking.draw()["state"] == "succeeded"


# ---------------------------------------------------------------- words that do not come
def test_without_words_a_figure_is_made_all_the_same_with_a_caption_of_ours(start_paid, asking):
    paid = start_paid()
    paid.server.script(CHAT, *[refusal(500, "down")] * 40)
    told = asking.draw()
    assert told["state"] == "succeeded"
    figure = told["illustration"]
    assert figure["captionModel"] == "built-in"
    assert "built-in caption writer" in figure["captionNote"]
    assert figure["about"]["labels"] == []
    assert figure["about"]["notDrawn"] == [
        {"text": "labels", "reason": "no text model could be asked for them"}
    ]


@pytest.mark.parametrize(
    "reply",
    [
        completion("I would rather not."),
        completion(None, refusal="I cannot."),
        completion({"caption": ""}),
        completion(None),
    ],
    ids=["prose", "refusal", "another form", "nothing"],
)
def test_words_that_do_not_fit_the_form_give_way_to_ours(lettered, asking, reply):
    read_back = completion({"anchors": [], "stray_text": []})
    lettered.server.script(CHAT, completion(lettered.server.forms["plan"](None)), read_back, reply, reply)
    figure = asking.draw()["illustration"]
    assert figure["captionModel"] == "built-in"
    assert figure["caption"] == "Animal cell. Labelled parts: Nucleus, Cell membrane, Mitochondrion."


def test_a_prompt_that_the_text_model_refuses_is_not_drawn(lettered, asking):
    lettered.server.script(CHAT, completion(None, finish_reason="content_filter"))
    assert asking.draw()["error"]["code"] == "content_refused"
    assert lettered.server.asked_for(GENERATIONS) == []


# ---------------------------------------------------------------- sketches
@pytest.fixture
def sketched(scientist, woken):
    def enhance() -> dict:
        upload_url = scientist.tell("/api/sketches/upload-url", {}).json()["uploadURL"]
        put(upload_url, encoded(drawn_cell(600, 600)))
        asked = {"sketchUrl": upload_url.partition("?")[0], "enhancementPrompt": "label the nucleus"}
        receipt = scientist.tell("/api/sketches/enhance", asked, **RECEIPT).json()
        draw_generation(receipt["id"])
        return scientist.ask(receipt["statusUrl"]).json()

    return enhance


def test_a_sketch_the_service_cannot_use_is_told_so(lettered, sketched, scientist):
    bad = refusal(400, "Invalid image file or mode for image 1", code="invalid_image_file")
    lettered.server.script(EDITS, bad)
    told = sketched()
    assert told["error"]["code"] == "sketch_unusable"
    assert "another PNG or JPG" in told["error"]["message"]
    assert len(lettered.server.asked_for(EDITS)) == 1
    assert Asking(scientist).charged == 0


def test_a_sketch_is_redrawn_as_it_is_with_the_labels_of_its_author(start_paid, sketched):
    paid = start_paid()
    told = sketched()
    assert told["state"] == "succeeded", told
    about = told["illustration"]["about"]
    assert about["route"] == "redrawn"
    assert set(about["labels"]) == {"Nucleus", "Cell membrane", "Mitochondrion"}
    edit = paid.server.asked_for(EDITS)[0].body["prompt"]
    assert "Keep what is drawn, where it stands" in edit
    assert "label the nucleus" in edit
    plan = paid.server.asked_for(CHAT)[0].body["messages"]
    assert "no others" in plan[0]["content"]
    assert plan[1]["content"][1]["type"] == "image_url"
    assert paid.server.asked_for(GENERATIONS) == []
    assert paid.server.faults == []


def test_a_worker_that_loses_its_claim_while_it_waits_lets_go(
    lettered, scientist, woken, settings, monkeypatch
):
    settings.LEASE_SECONDS = 0.5
    lettered.server.script(GENERATIONS, Reply(after=3.0))
    receipt = scientist.generate("animal cell", headers=RECEIPT).json()
    generation = Generation.objects.get(pk=receipt["id"])
    make = Pictures.make

    def taken_back(self, wanted, **fields):
        expire_lease(generation)
        sweep()
        return make(self, wanted, **fields)

    monkeypatch.setattr(Pictures, "make", taken_back)
    began = timezone.now()
    draw_generation(generation.pk)
    assert (timezone.now() - began).total_seconds() < 2.5
    generation.refresh_from_db()
    assert generation.state == "queued"
    assert Illustration.objects.count() == 0
