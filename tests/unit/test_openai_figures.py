"""Figures by image models: what is asked for, what is made of it, and what it costs."""

import io

import numpy as np
import pytest
from PIL import Image, ImageDraw

from apps.illustrations.engines.openai.page import Ground, fitted
from apps.illustrations.models import Illustration, PaidUse
from apps.illustrations.storage import read_file
from apps.illustrations.work import draw_generation
from tests import openai_contract
from tests.openai_server import CHAT, EDITS, GENERATIONS, Reply, anchor, as_base64, encoded

IMAGE_MODEL, TEXT_MODEL, VISION_MODEL = "gpt-image-2.6-sunburst", "gpt-6-luna", "gpt-6.1-terra"


@pytest.fixture
def made(scientist, woken):
    def make(prompt: str = "Structure of an animal cell", **fields) -> Illustration:
        receipt = scientist.generate(prompt, headers={"Prefer": "respond-async"}, **fields).json()
        draw_generation(receipt["id"])
        told = scientist.ask(receipt["statusUrl"]).json()
        assert told["state"] == "succeeded", told
        return Illustration.objects.get(pk=told["illustration"]["id"])

    return make


def pixels(name: str) -> Image.Image:
    return Image.open(io.BytesIO(read_file(name)))


def test_a_picture_without_text_gets_its_labels_typeset_where_the_parts_lie(paid, made):
    figure = made()
    assert set(figure.labels) == {"Nucleus", "Cell membrane", "Mitochondrion"}
    assert pixels(figure.image).size == (figure.width, figure.height) == (1024, 1024)
    vector = read_file(figure.vector).decode()
    assert "<text" in vector
    assert "data:image/png;base64," in vector
    assert figure.not_drawn == []
    assert figure.engine == "openai"
    assert "3 labels typeset by us" in figure.made
    assert "Nobody has checked the picture" in figure.made
    assert "CC0" in figure.rights
    assert "not released" in figure.rights
    # What a label points at in the picture is what it names.
    colours = {"Nucleus": "#8a6fb0", "Mitochondrion": "#d98c4a", "Cell membrane": "#9cc7b0"}
    shown = pixels(figure.image).convert("RGB")
    for label in figure.record["labels"]:
        x, y = map(round, label["anchor"])
        around = {shown.getpixel((x + dx, y + dy)) for dx in (-7, 7) for dy in (-7, 7)}
        wanted = tuple(bytes.fromhex(colours[label["text"]][1:]))
        assert any(np.abs(np.subtract(colour, wanted)).max() < 12 for colour in around), label


def test_the_prompt_asks_for_the_parts_by_their_looks_and_for_no_text(paid, made):
    made(style="botanical")
    asked = paid.server.asked_for(GENERATIONS)[0].body
    assert "No text of any kind" in asked["prompt"]
    assert "a round purple body in the middle" in asked["prompt"]
    assert "Mitochondrion" not in asked["prompt"]
    assert "botanical" in asked["prompt"]
    assert {name: asked[name] for name in ("model", "size", "quality", "output_format", "background")} == {
        "model": IMAGE_MODEL,
        "size": "1024x1024",
        "quality": "medium",
        "output_format": "png",
        "background": "opaque",
    }
    assert len(asked["safety_identifier"]) == 32


def test_hd_asks_for_the_higher_quality_and_settings_may_raise_it(start_paid, made):
    paid = start_paid(OPENAI_FIGURES="lettered", OPENAI_HD_QUALITY="xhigh", OPENAI_STRICTNESS="low")
    made(quality="hd", resolution="1024x1792")
    asked = paid.server.asked_for(GENERATIONS)[0].body
    assert (asked["quality"], asked["size"], asked["moderation"]) == ("xhigh", "1024x1792", "low")
    assert paid.server.faults == []


def test_what_the_service_describes_is_what_is_sent():
    if not openai_contract.DESCRIPTION.is_dir():
        pytest.skip(openai_contract.WITHOUT_DESCRIPTION)
    good = {"model": IMAGE_MODEL, "prompt": "A plant cell", "size": "1792x1024", "quality": "medium"}
    assert openai_contract.faults(GENERATIONS, good) == []
    for bad in ({"quality": "ultra"}, {"n": 0}, {"styel": "vivid"}, {"size": "1793x1024"}, {"quality": None}):
        assert openai_contract.faults(GENERATIONS, good | bad), bad


# ---------------------------------------------------------------- unsure labels
def test_labels_whose_place_is_not_certain_are_left_out_and_told(paid, made):
    unsure = {
        "anchors": [
            anchor("nucleus", 499, 440),
            anchor("membrane", 277, 277, confidence="low"),
            anchor("mitochondrion", 679, 499, box=[10, 10, 20, 20]),
        ],
        "stray_text": [],
    }
    paid.server.forms["anchors"] = lambda asked: unsure
    figure = made()
    assert figure.labels == ["Nucleus"]
    assert {item["text"]: item["reason"] for item in figure.not_drawn} == {
        "Cell membrane": "its place in the picture is not certain, so it is not labelled",
        "Mitochondrion": "its place in the picture is not certain, so it is not labelled",
    }


def test_a_label_on_the_empty_page_and_one_that_was_not_answered_are_left_out(paid, made):
    paid.server.forms["anchors"] = lambda asked: {
        "anchors": [anchor("nucleus", 499, 440), anchor("membrane", 40, 40), anchor("moon", 300, 300)],
        "stray_text": [],
    }
    figure = made()
    assert figure.labels == ["Nucleus"]
    assert [item["text"] for item in figure.not_drawn] == ["Cell membrane", "Mitochondrion"]


@pytest.mark.parametrize(("second", "labels"), [((505, 445), ["Nucleus"]), ((679, 499), [])])
def test_a_model_of_two_minds_is_asked_again_and_must_say_the_same(paid, made, second, labels):
    said = iter([(499, 440), second])
    paid.server.forms["anchors"] = lambda asked: {
        "anchors": [anchor("nucleus", *next(said), confidence="medium")],
        "stray_text": [],
    }
    assert made().labels == labels
    assert sum(asked.form == "anchors" for asked in paid.server.asked_for(CHAT)) == 2


def test_lettering_in_the_picture_is_removed_once(paid, made):
    looks = iter([["Nucleous"], []])
    plain = paid.server.forms["anchors"]
    paid.server.forms["anchors"] = lambda asked: plain(asked) | {"stray_text": next(looks)}
    figure = made()
    edit = paid.server.asked_for(EDITS)[0]
    assert edit.body["prompt"].startswith("Remove all lettering")
    assert edit.files["image"][1] == "image/png"
    assert figure.not_drawn == []


def test_lettering_that_stays_is_told(paid, made):
    plain = paid.server.forms["anchors"]
    paid.server.forms["anchors"] = lambda asked: plain(asked) | {"stray_text": ["Nucleous"]}
    paid.server.script(EDITS, Reply(400, {"error": {"message": "no", "code": "moderation_blocked"}}))
    assert made().not_drawn == [
        {"text": "lettering of the model's own (Nucleous)", "reason": "still in the picture, not checked"}
    ]


def test_a_label_that_our_fonts_cannot_set_is_told(paid, made):
    plan = paid.server.forms["plan"](None)
    strange = {"id": "x", "text": "細胞核", "looks_like": "a body"}
    paid.server.forms["plan"] = lambda asked: plan | {"labels": [*plan["labels"], strange]}
    assert made().not_drawn == [{"text": "細胞核", "reason": "cannot be typeset as a label"}]


# ---------------------------------------------------------------- lettering of the model's own
def test_a_setting_allows_the_models_own_lettering_and_then_its_file_is_kept_byte_for_byte(
    start_paid, made, scientist
):
    paid = start_paid(OPENAI_FIGURES="lettered")
    png = encoded(paid.server.picture(1024, 1024))
    paid.server.script(
        GENERATIONS, Reply(body={"data": [{"b64_json": f"data:image/png;base64,{as_base64(png)}"}]})
    )
    figure = made()
    assert "“Mitochondrion”" in paid.server.asked_for(GENERATIONS)[0].body["prompt"]
    assert read_file(figure.image) == png
    assert (figure.vector, figure.original) == ("", "")
    assert "lettering is the model's own" in figure.made
    assert scientist.ask(f"/api/illustrations/{figure.pk}/download?format=original").status_code == 404


def test_the_models_own_lettering_is_read_back_letter_by_letter(start_paid, made):
    paid = start_paid(OPENAI_FIGURES="lettered")
    paid.server.forms["anchors"] = lambda asked: {
        "anchors": [
            anchor("nucleus", 499, 440, found_text="Nucleus"),
            anchor("membrane", 277, 277, found_text="Cell membrame"),
            anchor("mitochondrion", 679, 499),
        ],
        "stray_text": ["Figure 1"],
    }
    assert made().not_drawn == [
        {"text": "Cell membrane", "reason": "the picture says “Cell membrame”"},
        {"text": "Mitochondrion", "reason": "not to be read in the picture"},
        {"text": "“Figure 1”", "reason": "lettering that was not asked for"},
    ]


def test_the_file_of_a_labelled_picture_is_kept_as_it_came_and_deleted_with_the_figure(
    paid, made, scientist, django_capture_on_commit_callbacks
):
    jpeg = encoded(paid.server.picture(1024, 1024), "JPEG")
    paid.server.script(GENERATIONS, Reply(body={"data": [{"b64_json": as_base64(jpeg)}]}))
    figure = made()
    assert figure.original.endswith("original.jpeg")
    assert read_file(figure.original) == jpeg
    download = scientist.ask(f"/api/illustrations/{figure.pk}/download?format=original")
    assert (download.content, download["Content-Type"]) == (jpeg, "image/jpeg")
    assert 'filename="animal-cell-original.jpeg"' in download["Content-Disposition"]
    with django_capture_on_commit_callbacks(execute=True):
        scientist.delete(f"/api/illustrations/{figure.pk}")
    with pytest.raises(FileNotFoundError):
        read_file(figure.original)


# ---------------------------------------------------------------- sizes
@pytest.mark.parametrize("model", ["gpt-image-1.5", "chatgpt-image-latest"])
def test_old_models_are_asked_for_their_own_sizes_and_padded(start_paid, made, model):
    paid = start_paid(OPENAI_FIGURES="lettered", OPENAI_IMAGE_MODEL=model)
    figure = made(resolution="1792x1024")
    assert paid.server.asked_for(GENERATIONS)[0].body["size"] == "1536x1024"
    assert pixels(figure.image).size == (1792, 1024)
    assert pixels(figure.original).size == (1536, 1024)
    assert figure.record["picture"] == {"asked": "1792x1024", "came": "1536x1024", "format": "PNG"}


@pytest.mark.parametrize("came", [(1536, 1024), (512, 512), (1024, 1536), (2048, 2048), (1792, 1024)])
def test_whatever_comes_is_padded_and_never_stretched(came):
    image = Image.new("RGB", came, "#fafafa")
    r = min(came) // 4
    centre = (came[0] // 2, came[1] // 2)
    ImageDraw.Draw(image).ellipse(
        (centre[0] - r, centre[1] - r, centre[0] + r, centre[1] + r), fill="#205080"
    )
    page = fitted(image, 1792, 1024)
    assert page.size == (1792, 1024)
    assert page.getpixel((0, 0)) == page.getpixel((1791, 1023)) == (250, 250, 250)
    x0, y0, x1, y1 = Ground.of(page).box
    assert abs((x1 - x0) - (y1 - y0)) <= 4  # the circle is still one
    assert Ground.of(page).plain


def test_a_picture_on_a_dark_ground_gets_light_lettering(paid, made):
    paid.server.picture = glowing
    figure = made(style="cellular")
    assert len(figure.labels) == 3
    assert pixels(figure.image).convert("RGB").getpixel((4, 4)) == (0, 0, 0)


def glowing(width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), "black")
    side = min(width, height)
    r = side * 0.33
    draw = ImageDraw.Draw(image)
    draw.ellipse((width / 2 - r, height / 2 - r, width / 2 + r, height / 2 + r), fill="#2a6")
    return image


# ---------------------------------------------------------------- words and costs
def test_the_words_come_from_a_model_that_sees_the_figure_and_its_labels(paid, made):
    figure = made()
    asked = next(asked for asked in paid.server.asked_for(CHAT) if asked.form == "description")
    text, shown = asked.body["messages"][1]["content"]
    assert all(label in text["text"] for label in figure.labels)
    assert shown["image_url"]["url"].startswith("data:image/jpeg;base64,")
    assert asked.body["model"] == figure.caption_model == VISION_MODEL
    assert figure.caption.startswith("Animal cell. The nucleus")
    assert figure.alt_text == "Drawing of an animal cell with its nucleus and one mitochondrion."
    assert figure.caption_note.startswith(f"Caption generated with {VISION_MODEL}")


def test_the_true_cost_is_booked_from_what_was_used(paid, made):
    figure = made()
    # 50 text tokens at $5, 100 image tokens at $8 and 1,000 tokens out at $30 a million.
    picture = PaidUse.objects.get(model=IMAGE_MODEL)
    assert (picture.calls, picture.input_tokens, picture.output_tokens) == (1, 150, 1000)
    assert picture.micro_dollars == 50 * 5 + 100 * 8 + 1000 * 30
    # A plan at $0.10 and $0.50; places and words at $1 and $5, with 1,000 tokens in and 100 out each.
    assert PaidUse.objects.get(model=TEXT_MODEL).micro_dollars == 150
    assert PaidUse.objects.get(model=VISION_MODEL).micro_dollars == 2 * 1500
    assert figure.record["cost"]["dollars"] == pytest.approx(0.03105 + 0.00015 + 0.003)


def test_prices_are_settings_and_a_model_without_one_is_of_unknown_cost(start_paid, made):
    start_paid(
        OPENAI_FIGURES="lettered", OPENAI_PRICES=f'{{"{IMAGE_MODEL}": [0, 0, 2]}}', OPENAI_TEXT_MODEL="own"
    )
    figure = made()
    assert PaidUse.objects.get(model=IMAGE_MODEL).micro_dollars == 2000
    assert PaidUse.objects.get(model="own").unpriced == 1
    assert figure.record["cost"]["dollars"] is None
