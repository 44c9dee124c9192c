"""From a prompt to a finished figure."""

import io
import json
import xml.etree.ElementTree as ET

import pytest
from PIL import Image

from apps.illustrations.atlas import CannotDraw, draw_figure
from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.atlas.figure import STYLES, Figure
from apps.illustrations.atlas.subject import Subject
from apps.illustrations.drawing import raster
from apps.illustrations.drawing.diagrams import words_of
from tests.turns import by_turns

# Every third figure, chosen by its key, and one molecule stand for all.
FIGURES = [
    s
    for s in subjects()
    if (s.kind != "molecule" and by_turns(s.key, (True, False, False))) or s.title == "Adenosine triphosphate"
]


@pytest.mark.parametrize(
    ("resolution", "size"),
    [("1024x1024", (1024, 1024)), ("1792x1024", (1792, 1024)), ("1024x1792", (1024, 1792))],
)
@pytest.mark.parametrize(("quality", "factor"), [("standard", 1), ("hd", 2)])
def test_the_picture_has_exactly_the_pixels_asked_for(resolution, size, quality, factor, art_cache):
    figure = draw_figure(prompt="human heart", resolution=resolution, quality=quality, cache_dir=art_cache)
    assert (
        Image.open(io.BytesIO(figure.png)).size
        == (size[0] * factor, size[1] * factor)
        == (figure.width, figure.height)
    )


def test_the_same_request_gives_the_same_bytes_with_and_without_the_cache(art_cache):
    request = {"prompt": "animal cell", "style": "botanical", "seed": 2}
    first = draw_figure(**request, cache_dir=art_cache)
    again = draw_figure(**request, cache_dir=art_cache)
    afresh = draw_figure(**request, cache_dir=None)
    assert first.png == again.png == afresh.png
    assert first.svg == again.svg == afresh.svg
    assert first.record == again.record == afresh.record


def test_another_seed_gives_another_drawing(art_cache):
    assert (
        draw_figure(prompt="animal cell", seed=0, cache_dir=art_cache).png
        != draw_figure(prompt="animal cell", seed=1, cache_dir=art_cache).png
    )


@pytest.mark.parametrize("style", STYLES)
def test_every_style_is_drawn(style, art_cache):
    assert (
        draw_figure(prompt="plant cell", style=style, cache_dir=art_cache).record["request"]["style"] == style
    )


@pytest.fixture(scope="module", params=FIGURES, ids=lambda s: s.key)
def said(request, art_cache) -> tuple[Subject, Figure]:
    """A subject and its figure, drawn once for all tests of its words; its pixels are not looked at here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(raster, "pixels", lambda svg, size: Image.new("RGB", (2, 2)))
        return request.param, draw_figure(prompt=request.param.title, cache_dir=art_cache)


def test_every_label_is_a_reviewed_word_and_stands_in_the_svg(said):
    subject, figure = said
    known = {term.name for term in vocabulary()} | set(words_of(subject.scene().diagram))
    assert set(figure.labels) <= known
    lettering = "".join(ET.fromstring(figure.svg).itertext()).replace(" ", "")
    assert all(label.replace(" ", "") in lettering for label in figure.labels)


def test_the_words_beside_the_figure_are_whole(said):
    _, figure = said
    assert figure.caption.startswith(figure.title + ". ")
    assert figure.caption.rstrip().endswith(".")
    assert "  " not in figure.caption
    assert ".." not in figure.caption
    assert 40 <= len(figure.alt_text) <= 125
    assert figure.alt_text != figure.caption
    told = figure.long_description.lower()
    assert all(label.lower() in told for label in figure.labels)
    assert figure.sources


def test_a_clause_of_the_caption_belongs_to_a_labelled_part(art_cache):
    everything = draw_figure(prompt="human heart", cache_dir=art_cache)
    without = draw_figure(prompt="human heart without the mitral valve", cache_dir=art_cache)
    assert "Mitral valve" in everything.labels
    assert "Mitral valve" not in without.labels


def test_the_record_is_json_and_lists_labels_with_boxes_and_anchors(art_cache):
    record = json.loads(json.dumps(draw_figure(prompt="plant cell", cache_dir=art_cache).record))
    assert len(record["labels"]) >= 20
    assert all(len(label["box"]) == 4 and len(label["anchor"]) == 2 for label in record["labels"])


def test_the_svg_has_a_title_a_description_and_its_own_fonts(art_cache):
    svg = draw_figure(prompt="plant cell", cache_dir=art_cache).svg
    root = ET.fromstring(svg)
    tags = [child.tag.split("}")[1] for child in root]
    assert "title" in tags
    assert "desc" in tags
    assert "@font-face" in svg
    assert "http" not in svg.replace("http://www.w3.org/", "")
    assert not any(f"<{tag}" in svg for tag in ("filter", "mask", "script", "image"))


def test_what_cannot_be_drawn_is_refused_with_what_can(art_cache):
    with pytest.raises(CannotDraw) as caught:
        draw_figure(prompt="a steam locomotive", cache_dir=art_cache)
    assert set(caught.value.nearest) <= {s.title for s in subjects()}
    assert caught.value.nearest[0] in str(caught.value)


def test_a_part_asked_for_and_not_drawn_is_told(art_cache):
    figure = draw_figure(prompt="Human heart showing the SA node", cache_dir=art_cache)
    assert ("SA node", "not part of this figure") in [(n.text, n.reason) for n in figure.not_drawn]


def test_progress_is_told_in_order(art_cache):
    told = []
    draw_figure(
        prompt="human heart",
        cache_dir=art_cache,
        report=lambda step, progress, subject: told.append((step, progress)),
    )
    assert list(dict.fromkeys(step for step, _ in told)) == [
        "reading",
        "drawing",
        "labelling",
        "captioning",
        "rendering",
    ]
    assert [p for _, p in told] == sorted(p for _, p in told)


def test_a_damaged_cache_file_is_painted_anew(tmp_path):
    first = draw_figure(prompt="animal cell", cache_dir=tmp_path)
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes()[:100])
    assert draw_figure(prompt="animal cell", cache_dir=tmp_path).png == first.png


def test_an_unwritable_cache_costs_no_figure(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert draw_figure(prompt="animal cell", cache_dir=blocked / "art").png


def test_a_part_asked_for_that_the_style_does_not_draw_is_told(art_cache):
    figure = draw_figure(
        prompt="Human heart with the chordae tendineae", style="schematic", cache_dir=art_cache
    )
    assert ("Chordae tendineae", "not drawn in this style") in [(n.text, n.reason) for n in figure.not_drawn]


def test_a_caption_stays_short_and_tells_first_of_what_was_asked_for(art_cache):
    plain = draw_figure(prompt="human heart", cache_dir=art_cache).caption
    asked = draw_figure(prompt="human heart with the fossa ovalis", cache_dir=art_cache).caption
    assert len(plain.split()) < 180
    assert "fossa ovalis" not in plain
    assert "The fossa ovalis marks" in asked
