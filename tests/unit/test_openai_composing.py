"""Free text composed by a text model and drawn by ourselves, after everything the model says was held against the rules."""

from xml.etree import ElementTree

import pytest

from apps.illustrations.atlas.figure import CannotDraw
from apps.illustrations.engines.openai import composing as composition
from apps.illustrations.engines.openai.answers import Unfit
from apps.illustrations.engines.openai.scene_form import SceneForm, glyphs, likely_glyphs, offering
from apps.illustrations.engines.openai.scenes import composed_of
from apps.illustrations.models import Illustration
from apps.illustrations.storage import read_file
from apps.illustrations.work import draw_generation
from tests import openai_contract
from tests.openai_server import CHAT, completion

PROMPT = "How a leaf responds when an aphid bites its tissue and the phloem is tapped"


@pytest.fixture
def composing(start_paid, monkeypatch):
    """A text model composes what our own parser cannot read: here anything about aphids, whatever the atlas learns."""
    draw = composition.draw_figure

    def draw_what_is_read(*, prompt: str, **fields):
        if "aphid" in prompt:
            raise CannotDraw("We cannot draw this yet. The nearest that we can draw: Leaf.", ["Leaf"])
        return draw(prompt=prompt, **fields)

    monkeypatch.setattr(composition, "draw_figure", draw_what_is_read)
    return start_paid(OPENAI_FIGURES="composed")


@pytest.fixture
def asked_for(scientist, woken):
    def draw(prompt: str = PROMPT, **fields) -> dict:
        receipt = scientist.generate(prompt, headers={"Prefer": "respond-async"}, **fields).json()
        draw_generation(receipt["id"])
        return scientist.ask(receipt["statusUrl"]).json()

    return draw


def scene(content: dict, **more: str) -> dict:
    words = {"unable": "", "title": "Aphid feeding on phloem", "subtitle": "From bite to defence", "note": ""}
    return words | more | {"content": content}


def box(key: str, words: str, picture: str = "none") -> dict:
    return {"key": key, "words": words, "note": "", "picture": picture}


def arrow(start: str, end: str, words: str = "", blocks: bool = False) -> dict:
    return {"start": start, "end": end, "words": words, "blocks": blocks}


FLOW = {
    "layout": "flow",
    "ranks": [[box("bite", "Stylet reaches phloem")], [box("signal", "Calcium signal"), box("ros", "Reactive oxygen")],
              [box("seal", "Sieve tubes are sealed")]],
    "arrows": [arrow("bite", "signal"), arrow("bite", "ros"), arrow("signal", "seal", "triggers")],
}  # fmt: skip
PANELS = {
    "layout": "process",
    "panels": [
        {
            "heading": "Landing",
            "text": "An aphid settles on a leaf.",
            "picture": "aphid-on-leaf",
            "parts": [],
        },
        {
            "heading": "Cell",
            "text": "A cell is reached.",
            "picture": "plant-cell",
            "parts": ["Nucleus", "Antenna"],
        },
    ],
}
CONTENTS = {
    "flow": FLOW,
    "panels": PANELS,
    "comparison": PANELS | {"layout": "comparison"},
    "plate": {"layout": "plate", "picture": "plant-cell", "parts": ["nucleus", "cell-wall"]},
    "ring": {
        "layout": "ring",
        "boxes": [box("a", "Egg"), box("b", "Nymph"), box("c", "Adult")],
        "between": ["hatches", "moults", ""],
        "centre": "Aphid",
    },
    "timeline": {
        "layout": "timeline",
        "events": [
            {"when": "0 min", "words": "Bite", "note": ""},
            {"when": "5 min", "words": "Callose", "note": "seals the plates"},
        ],
    },
    "tree": {
        "layout": "tree",
        "branches": [
            {"key": "r", "parent": "", "words": "", "trait": ""},
            {"key": "a", "parent": "r", "words": "Aphids", "trait": "cornicles"},
            {"key": "b", "parent": "r", "words": "Scale insects", "trait": ""},
        ],
    },
    "pyramid": {
        "layout": "pyramid",
        "levels": [{"words": "Plants", "note": ""}, {"words": "Aphids", "note": ""}],
    },
    "table": {
        "layout": "table",
        "columns": ["", "Aphid", "Thrips"],
        "rows": [["Feeds on", "Phloem", "Cells"]],
    },
}


@pytest.mark.parametrize("name", CONTENTS)
def test_every_layout_becomes_an_exact_figure(composing, asked_for, name):
    composing.server.forms["scene"] = lambda asked: scene(CONTENTS[name])
    told = asked_for()
    assert told["state"] == "succeeded", told
    figure = Illustration.objects.get()
    assert (figure.route, figure.title) == ("words", "Aphid feeding on phloem")
    assert "its words are the model's" in figure.made.lower()
    assert (figure.width, figure.height) == (1024, 1024)
    words = "".join(ElementTree.fromstring(read_file(figure.vector)).itertext())
    assert "Aphid feeding on phloem" in words
    assert figure.labels
    assert composing.server.faults == []
    assert figure.caption_model == "gpt-6.1-terra"


def test_what_our_parser_reads_is_drawn_from_the_atlas_and_costs_nothing(composing, asked_for):
    assert asked_for("Glycolysis")["illustration"]["about"]["route"] == "stored"
    assert composing.server.asked == []


def test_a_picture_that_the_atlas_lacks_becomes_a_neutral_shape_with_its_name(composing, asked_for):
    composing.server.forms["scene"] = lambda asked: scene(PANELS)
    about = asked_for()["illustration"]["about"]
    assert "Aphid on leaf" in about["labels"]
    assert "Nucleus" in about["labels"]
    told = {item["text"]: item["reason"] for item in about["notDrawn"]}
    assert told["Aphid on leaf"] == "drawn as a neutral shape: the atlas has no picture of it"
    assert told["Antenna"] == "not a part that the picture shows"


def test_the_schema_is_made_from_the_atlas(composing, asked_for):
    composing.server.forms["scene"] = lambda asked: scene(FLOW)
    asked_for("Response of a plant cell to an aphid that taps its phloem, told in steps")
    schema = composing.server.asked_for(CHAT)[0].body["response_format"]["json_schema"]["schema"]
    offered = schema["$defs"]["PictureKey"]["enum"]
    assert offered[0] == "none"
    assert "plant-cell" in offered[:8]
    assert set(offered[1:]) <= set(glyphs())
    assert len(schema["$defs"]) < 30


def test_the_form_keeps_to_the_rules_of_strict_schemas_for_every_prompt():
    schema = offering(tuple(likely_glyphs("heart")))
    body = {
        "model": "m",
        "messages": [{"role": "user", "content": "x"}],
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "scene", "strict": True, "schema": schema.model_json_schema()},
        },
    }
    assert openai_contract.faults(CHAT, body) == []


def test_a_scene_that_breaks_a_rule_is_mended_once(composing, asked_for):
    bad = scene(FLOW | {"arrows": [arrow("bite", "nowhere")]})
    composing.server.script(CHAT, completion(bad))
    composing.server.forms["scene"] = lambda asked: scene(FLOW)
    assert asked_for()["state"] == "succeeded"
    told = composing.server.asked_for(CHAT)[1].body["messages"][-1]["content"]
    assert "an arrow names 'nowhere', which is no box" in told


def test_a_scene_that_breaks_rules_twice_is_given_up_and_given_back(composing, asked_for, scientist):
    composing.server.forms["scene"] = lambda asked: scene(FLOW | {"arrows": [arrow("bite", "nowhere")]})
    told = asked_for()
    assert told["error"]["code"] == "no_answer"
    assert len(composing.server.asked_for(CHAT)) == 2
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 0


def test_what_cannot_be_composed_is_refused_with_the_nearest(composing, asked_for):
    composing.server.forms["scene"] = lambda asked: scene(FLOW, unable="This asks for a photograph.")
    told = asked_for()
    assert told["error"]["code"] == "cannot_draw"
    assert told["error"]["nearest"]


BROKEN = {
    "title is empty": {"title": " "},
    "title is longer than": {"title": "x" * 80},
    "characters that cannot be typeset": {"title": "細胞"},
    "every box needs a key of its own": {
        "content": FLOW | {"ranks": [[box("a", "A"), box("a", "B")]], "arrows": []}
    },
    "a rank is empty": {"content": FLOW | {"ranks": [*FLOW["ranks"], []]}},
    "from 'bite' to itself": {"content": FLOW | {"arrows": [arrow("bite", "bite")]}},
    "expected 3 to 9 in a ring": {"content": CONTENTS["ring"] | {"boxes": [box("a", "A")], "between": []}},
    "as many entries as there are boxes": {"content": CONTENTS["ring"] | {"between": ["x"]}},
    "row 1 has 1 cells": {"content": CONTENTS["table"] | {"rows": [["x"]]}},
    "one branch without a parent": {
        "content": {
            "layout": "tree",
            "branches": [{"key": k, "parent": "", "words": k, "trait": ""} for k in "abc"],
        }
    },
    "not joined to the root": {
        "content": {
            "layout": "tree",
            "branches": [
                {"key": "r", "parent": "", "words": "R", "trait": ""},
                {"key": "a", "parent": "b", "words": "A", "trait": ""},
                {"key": "b", "parent": "a", "words": "B", "trait": ""},
            ],
        }
    },
}


@pytest.mark.parametrize("fault", BROKEN)
def test_every_rule_is_told_in_words(fault):
    form = SceneForm.model_validate(scene(FLOW) | BROKEN[fault])
    with pytest.raises(Unfit, match=fault):
        composed_of(form)
