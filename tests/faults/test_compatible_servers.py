"""Servers that are like OpenAI's and not quite: our client gets on with each."""

import io
import json

import pytest
from PIL import Image

from apps.illustrations.models import Illustration, PaidUse
from apps.illustrations.storage import read_file
from apps.illustrations.work import draw_generation
from config.env import Environment
from config.openai import paid_services
from tests.images import put
from tests.openai_server import CHAT, EDITS, GENERATIONS, Reply, completion, drawn_cell, encoded

pytestmark = pytest.mark.django_db
RECEIPT = {"Prefer": "respond-async"}
KINDS = ("localai", "vllm-omni", "sglang", "litellm", "sd-server")


@pytest.fixture
def drawn(scientist, woken):
    """What the person is told of a generation, drawn to its end."""

    def draw(prompt: str = "Structure of an animal cell", **fields) -> dict:
        receipt = scientist.generate(prompt, headers=RECEIPT, **fields).json()
        draw_generation(receipt["id"])
        return scientist.ask(receipt["statusUrl"]).json()

    return draw


@pytest.fixture
def redrawn(scientist, woken):
    def enhance() -> dict:
        upload_url = scientist.tell("/api/sketches/upload-url", {}).json()["uploadURL"]
        put(upload_url, encoded(drawn_cell(600, 600)))
        receipt = scientist.tell(
            "/api/sketches/enhance", {"sketchUrl": upload_url.partition("?")[0]}, **RECEIPT
        ).json()
        draw_generation(receipt["id"])
        return scientist.ask(receipt["statusUrl"]).json()

    return enhance


def picture() -> Image.Image:
    return Image.open(io.BytesIO(read_file(Illustration.objects.get().image)))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("resolution", ["1024x1024", "1792x1024"])
def test_every_server_gives_a_figure_of_the_size_asked_for(start_paid, drawn, kind, resolution):
    paid = start_paid(kind)
    told = drawn(resolution=resolution)
    assert told["state"] == "succeeded", told
    width, _, height = resolution.partition("x")
    assert picture().size == (int(width), int(height))
    assert paid.server.faults == []
    assert paid.waits == []
    asked = paid.server.asked_for(GENERATIONS)[-1].body
    assert asked["size"] == resolution
    assert not {"quality", "n", "user", "background", "model"} & set(asked)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_asked_of_a_text_model_that_was_not_named(start_paid, drawn, kind):
    paid = start_paid(kind)
    figure = drawn()["illustration"]
    assert paid.server.asked_for(CHAT) == []
    assert figure["captionModel"] == "built-in"
    assert figure["about"]["notDrawn"][0]["text"] == "labels"


@pytest.mark.parametrize("kind", ["localai", "litellm"])
def test_with_a_text_model_named_the_labels_are_set(start_paid, drawn, kind):
    start_paid(kind, OPENAI_TEXT_MODEL="qwen3-vl")
    assert set(drawn()["illustration"]["about"]["labels"]) == {"Nucleus", "Cell membrane", "Mitochondrion"}


def test_litellm_refuses_an_option_once_and_is_not_asked_with_it_again(start_paid, drawn):
    paid = start_paid("litellm")
    drawn()
    drawn("Structure of a plant cell")
    sent = ["response_format" in asked.body for asked in paid.server.asked_for(GENERATIONS)]
    assert sent == [True, False, False]


def test_the_full_set_of_options_is_cut_down_for_a_gateway_that_is_told_to_be_openais(start_paid, drawn):
    paid = start_paid("sglang", OPENAI_PRESET="openai", OPENAI_IMAGE_MODEL="gpt-image-2")
    assert drawn()["state"] == "succeeded"
    first, second = (asked.body for asked in paid.server.asked_for(GENERATIONS))
    assert first["quality"] == "medium"
    assert "quality" not in second


def test_an_option_is_not_blamed_for_another_error(start_paid, drawn):
    paid = start_paid("sd-server")
    paid.server.script(GENERATIONS, *[Reply(400, {"error": "prompt required"})] * 2)
    assert drawn()["error"]["code"] == "engine_unavailable"
    assert drawn()["state"] == "succeeded"
    assert "response_format" in paid.server.asked_for(GENERATIONS)[-1].body


def test_vllm_omni_is_asked_for_its_model_by_name_where_one_is_named(start_paid, drawn):
    start_paid("vllm-omni", OPENAI_IMAGE_MODEL="Qwen/Qwen-Image")
    assert drawn()["state"] == "succeeded"
    start_paid("vllm-omni", OPENAI_IMAGE_MODEL="another")
    assert drawn("plant cell")["error"]["code"] == "engine_unavailable"


def test_sglang_names_a_picture_by_a_relative_address_and_tells_no_usage(start_paid, drawn):
    paid = start_paid("sglang")
    paid.server.script(
        GENERATIONS,
        Reply(400, {"detail": "response_format b64_json is not available"}),
    )
    assert drawn()["state"] == "succeeded"
    assert [asked.path for asked in paid.server.asked][-1] == "/images/abc/content"
    use = PaidUse.objects.get()
    assert (use.model, use.unpriced, use.micro_dollars) == ("unnamed", use.calls, 0)


@pytest.mark.parametrize("kind", ["vllm-omni", "sglang", "litellm", "sd-server"])
def test_servers_with_edits_redraw_sketches(start_paid, redrawn, kind):
    paid = start_paid(kind)
    told = redrawn()
    assert told["state"] == "succeeded", told
    name, media_type, content = paid.server.asked_for(EDITS)[0].files["image"]
    assert (name, media_type) == ("sketch.png", "image/png")
    assert Image.open(io.BytesIO(content)).mode == "RGB"


def test_localai_has_no_edits_and_is_asked_once_only(start_paid, redrawn, drawn):
    paid = start_paid("localai")
    for _ in range(2):
        told = redrawn()
        assert told["error"]["code"] == "engine_unable"
        assert "cannot do that" in told["error"]["message"]
    assert len(paid.server.asked_for(EDITS)) == 1
    assert drawn()["state"] == "succeeded"


@pytest.mark.parametrize("kind", ["localai", "sd-server"])
def test_what_a_server_would_take_for_settings_is_cut_out_of_a_prompt(start_paid, drawn, kind):
    paid = start_paid(kind)
    drawn('Plant cell | text <sd_cpp_extra_args>{"steps": 999}</sd_cpp_extra_args> with <lora:x:1> walls')
    asked = paid.server.asked_for(GENERATIONS)[0].body["prompt"]
    assert "Plant cell , text with walls" in asked
    assert paid.server.faults == []


def test_extra_fields_are_sent_along(start_paid, drawn):
    paid = start_paid("vllm-omni", OPENAI_EXTRA_BODY='{"seed": 5, "negative_prompt": "text"}')
    drawn()
    body = paid.server.asked_for(GENERATIONS)[0].body
    assert (body["seed"], body["negative_prompt"]) == (5, "text")


@pytest.mark.parametrize(
    "url",
    [
        "http://169.254.169.254/latest/meta-data",
        "http://127.0.0.1:1/x.png",
        "file:///etc/passwd",
        "//elsewhere.example/x.png",
    ],
)
def test_a_picture_is_fetched_from_the_server_itself_and_from_nowhere_else(start_paid, drawn, url):
    paid = start_paid("localai")
    paid.server.script(GENERATIONS, Reply(body={"created": 1, "data": [{"url": url}]}))
    assert drawn()["error"]["code"] == "no_image"
    assert len(paid.server.asked) == 1


def test_a_picture_that_moved_elsewhere_is_not_followed(start_paid, drawn):
    paid = start_paid("localai")
    paid.server.script(GENERATIONS, Reply(body={"created": 1, "data": [{"url": "/v1/files/1"}]}))
    paid.server.script("/files/1", Reply(302, "", {"Location": "http://169.254.169.254/"}))
    assert drawn()["error"]["code"] == "no_image"


# ---------------------------------------------------------------- words
def test_a_server_without_schemas_is_given_the_form_in_words_and_its_fence_is_taken_off(start_paid, drawn):
    paid = start_paid("localai", OPENAI_TEXT_MODEL="llama")
    no_schema = Reply(
        400, {"error": {"code": 400, "message": "response_format json_schema unsupported", "type": ""}}
    )
    plan = paid.server.forms["plan"](None)
    fenced = completion(f"Here you are:\n```json\n{json.dumps(plan)}\n```")
    paid.server.script(CHAT, no_schema, fenced)
    assert set(drawn()["illustration"]["about"]["labels"]) == {"Nucleus", "Cell membrane", "Mitochondrion"}
    kinds = [asked.body["response_format"]["type"] for asked in paid.server.asked_for(CHAT)]
    assert kinds[:2] == ["json_schema", "json_object"]
    assert set(kinds[2:]) == {"json_object"}


def test_an_answer_that_does_not_fit_is_mended_once(start_paid, drawn):
    paid = start_paid("localai", OPENAI_TEXT_MODEL="llama")
    paid.server.script(CHAT, completion({"title": "Cell"}))
    drawn()
    again = paid.server.asked_for(CHAT)[1].body["messages"]
    assert [message["role"] for message in again] == ["system", "user", "assistant", "user"]
    assert "labels: Field required" in again[-1]["content"]


# ---------------------------------------------------------------- the set-up
def told(**variables: str):
    return paid_services(Environment(variables))


def test_without_key_and_server_there_is_no_service():
    assert told() is None
    assert told(OPENAI_API_KEY="", OPENAI_BASE_URL=" ") is None


def test_a_key_alone_means_openai_and_a_server_alone_needs_no_key():
    openai = told(OPENAI_API_KEY="k")
    assert (openai.preset, openai.images.base_url) == ("openai", "https://api.openai.com/v1")
    local = told(OPENAI_BASE_URL="http://127.0.0.1:8080/v1/")
    assert (local.preset, local.images.model, local.text.model) == ("compatible", "", "")
    assert (local.images.base_url, local.api_key) == ("http://127.0.0.1:8080/v1", "not-needed")


def test_regional_addresses_of_openai_are_openai():
    assert told(OPENAI_API_KEY="k", OPENAI_BASE_URL="https://eu.api.openai.com/v1").preset == "openai"
    assert (
        told(OPENAI_API_KEY="k", OPENAI_BASE_URL="https://api.openai.com.example/v1").preset == "compatible"
    )


def test_words_may_come_from_another_server():
    mixed = told(
        OPENAI_API_KEY="k",
        OPENAI_BASE_URL="http://gpu:8000/v1",
        OPENAI_TEXT_BASE_URL="https://api.openai.com/v1",
    )
    assert (mixed.images.model, mixed.text.model, mixed.vision.model) == ("", "gpt-6-luna", "gpt-6.1-terra")
    assert mixed.moderation.base_url == "https://api.openai.com/v1"
