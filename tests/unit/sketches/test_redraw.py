"""A photographed sketch becomes a clean figure of that sketch."""

import io
import re
import subprocess
import sys

import numpy as np
import pytest
from PIL import Image

from apps.illustrations.atlas import CannotDraw
from apps.sketches.redraw import redraw_sketch
from apps.sketches.redraw.pens import FAMILIES
from tests.sketches.photos import SKETCHES, kept


def photo(name: str) -> Image.Image:
    return kept(next(sketch for sketch in SKETCHES if sketch.name == name)).picture


@pytest.fixture(scope="module")
def flower() -> Image.Image:
    return photo("flower, sticky note")


def redrawn(image: Image.Image, **said):
    return redraw_sketch(
        image=image, **{"style": "scientific", "resolution": "1024x1024", "quality": "standard", **said}
    )


@pytest.mark.parametrize("style", ["scientific", "botanical", "cellular"])
@pytest.mark.parametrize(
    ("resolution", "quality", "size"),
    [("1792x1024", "standard", (1792, 1024)), ("1024x1792", "hd", (2048, 3584))],
)
def test_the_figure_has_the_size_that_was_asked_for(flower, style, resolution, quality, size):
    figure = redrawn(flower, style=style, resolution=resolution, quality=quality)
    assert Image.open(io.BytesIO(figure.png)).size == size == (figure.width, figure.height)
    assert "<filter" not in figure.svg


def test_the_same_sketch_gives_the_same_bytes(flower):
    one, other = redrawn(flower), redrawn(flower)
    assert one.png == other.png
    assert one.svg == other.svg


def test_the_author_s_labels_are_set_as_a_key(flower):
    figure = redrawn(flower, notes="My bean flower. Labels: petal, sepal and stamen.")
    assert figure.labels == ("petal", "sepal", "stamen")
    for label in figure.labels:
        assert f">{label}</text>" in figure.svg


def test_nothing_but_the_author_s_words_and_the_making_is_claimed(flower):
    figure = redrawn(flower, notes="Labels: petal, sepal. Drawn from a garden plant.")
    assert "Parts named by the author: petal and sepal." in figure.caption
    assert "The author's notes: “Drawn from a garden plant.”" in figure.caption
    assert "redrawn from the author's sketch" in figure.caption
    assert figure.sources == ()


def test_a_slip_in_a_known_word_is_set_right_and_told(flower):
    figure = redrawn(flower, notes="labels: mitochondrian, petal")
    assert figure.labels == ("mitochondrion", "petal")
    assert [(n.text, n.reason) for n in figure.not_drawn] == [
        ("mitochondrian", "spelt “mitochondrion” in the key")
    ]


BLANK = np.full((600, 800, 3), 240, np.uint8)
GRAIN = np.random.default_rng(1).integers(0, 255, (600, 800, 3)).astype(np.uint8)
RULED = BLANK.copy()
RULED[20::30] = (170, 190, 225)


@pytest.mark.parametrize(
    "picture", [BLANK, GRAIN, RULED, BLANK[:9, :9]], ids=["blank", "grain", "ruled", "tiny"]
)
def test_a_picture_without_a_drawing_is_refused_with_a_message(picture):
    with pytest.raises(CannotDraw, match="could not find a drawing"):
        redrawn(Image.fromarray(picture))


def test_a_picture_that_is_dark_all_over_is_refused_as_no_line_drawing():
    with pytest.raises(CannotDraw, match="photo rather than a line drawing"):
        redrawn(Image.fromarray(np.zeros((600, 800, 3), np.uint8)))


def test_the_author_may_ask_for_lines_alone(flower):
    figure = redrawn(flower, notes="Black and white please")
    assert 'id="area-1"' not in figure.svg
    assert "colors" not in figure.caption


def test_coloured_pens_keep_their_hue_and_one_pen_is_ink():
    assert "#b43a72" in redrawn(photo("flower, coloured pens on squared paper")).svg
    for name in ("graph, ballpoint in a hard shadow", "flower, sticky note"):
        assert not {f.ink for f in FAMILIES} & set(re.findall("#[0-9a-f]{6}", redrawn(photo(name)).svg))


def test_the_work_stops_when_the_caller_stops_it(flower):
    class Stopped(Exception):
        pass

    def report(step, progress, subject):
        if step == "drawing":
            raise Stopped

    with pytest.raises(Stopped):
        redrawn(flower, report=report)


def test_a_choice_that_does_not_exist_is_an_error(flower):
    with pytest.raises(ValueError, match="unknown style"):
        redrawn(flower, style="cartoon")


def test_the_web_process_does_not_load_the_vision_libraries():
    code = "import sys, apps.sketches.redraw; sys.exit('cv2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
