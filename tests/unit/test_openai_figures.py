"""Figures by image models: what is asked for, what is made of it, and what it costs."""

import io

import pytest
from PIL import Image

from apps.illustrations.models import Illustration
from apps.illustrations.storage import read_file
from tests.conftest import draw_generation

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(scientist, woken):
    def make(prompt: str = "Structure of an animal cell", **fields) -> Illustration:
        receipt = scientist.generate(prompt, headers={"Prefer": "respond-async"}, **fields).json()
        draw_generation(receipt["id"])
        told = scientist.ask(receipt["statusUrl"]).json()
        assert told["state"] == "succeeded", told
        return Illustration.objects.get()

    return make


def pixels(figure: Illustration) -> Image.Image:
    return Image.open(io.BytesIO(read_file(figure.image)))


def test_a_picture_without_text_gets_its_labels_typeset_where_the_parts_lie(paid, made):
    figure = made()
    pixels(figure).save("look.png")
    pixels(figure).save("look.png")
    assert set(figure.labels) == {"Nucleus", "Cell membrane", "Mitochondrion"}
