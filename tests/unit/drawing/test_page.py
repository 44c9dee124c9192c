"""Pages: everything has its place, nothing is drawn over anything else, and the SVG is sound."""

import io
import time
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from PIL import Image

from apps.illustrations.drawing import page, raster
from apps.illustrations.drawing.art import paint
from apps.illustrations.drawing.scene import Inset, Layout, PageSize, Step, Tag
from apps.illustrations.drawing.themes import theme

from .pages import SIZES, art, drawing, scene

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", [(800, 900), (1300, 700), (500, 1200)])
def test_no_text_stands_on_the_drawing(shape, size):
    made = scene(Layout.PLATE, 24, "thing")
    placed = page.lay_out(made, theme("scientific"), SIZES[size], {"thing": art("thing", *shape, 24)})
    assert placed.faults == []
    terrain = placed.sheets.terrains[0]
    assert not [label.text for label in placed.labels if terrain.spans(*label.box)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stages", [2, 3, 4, 5, 6, 8])
@pytest.mark.parametrize("layout", [Layout.CYCLE, Layout.PROCESS])
def test_cycles_and_processes_of_any_length_keep_the_rules(layout, stages, size):
    keys = [f"stage-{i}" for i in range(stages)]
    arts = {key: art(key, 200 + 60 * (i % 3), 320 - 60 * (i % 3), 5, seed=i) for i, key in enumerate(keys)}
    made = scene(layout, 5, *keys, centre=("Monarch", "Danaus plexippus", "From egg to adult in a month"))
    placed = page.lay_out(made, theme("scientific"), SIZES[size], arts)
    assert placed.faults == []


def thing(count: int = 24):
    return {"thing": art("thing", 800, 900, count)}


def test_what_the_prompt_asks_for_is_labelled_before_all_else():
    made = scene(Layout.PLATE, 40, "thing")
    arts = thing(40)
    size = SIZES["square"]
    without = page.lay_out(made, theme("scientific"), size, arts)
    lost = {d.term for d in without.dropped}
    assert lost
    asked = page.lay_out(replace(made, emphasis=frozenset(sorted(lost)[:3])), theme("scientific"), size, arts)
    assert set(sorted(lost)[:3]) <= {label.term for label in asked.labels}


def test_only_the_terms_asked_for_are_labelled_and_nothing_counts_as_dropped():
    made = replace(scene(Layout.PLATE, 24, "thing"), only=frozenset({"part-3", "part-5"}))
    placed = page.lay_out(made, theme("scientific"), SIZES["square"], thing())
    assert {label.term for label in placed.labels} == {"part-3", "part-5"}
    assert placed.dropped == ()


def test_a_term_that_is_to_be_left_out_is_not_labelled():
    made = replace(scene(Layout.PLATE, 24, "thing"), without=frozenset({"part-3"}))
    placed = page.lay_out(made, theme("scientific"), SIZES["portrait"], thing())
    assert "part-3" not in {label.term for label in placed.labels}
    assert "part-3" not in {dropped.term for dropped in placed.dropped}


def test_what_does_not_fit_is_told_with_a_reason():
    placed = page.lay_out(scene(Layout.PLATE, 60, "thing"), theme("scientific"), SIZES["square"], thing(60))
    labels = {label.term for label in placed.labels}
    assert placed.dropped
    assert all(dropped.reason and dropped.text and dropped.term not in labels for dropped in placed.dropped)


def test_lettering_is_never_smaller_than_eleven_pixels():
    for subject in SIZES:
        placed = page.lay_out(
            scene(Layout.PLATE, 40, "thing"), theme("scientific"), SIZES[subject], thing(40)
        )
        for size in (element.get("font-size") for element in texts(page.to_svg(placed))):
            assert float(size) >= 11


def texts(svg: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter(f"{SVG}text"))


def test_a_schematic_plate_numbers_its_steps_on_the_drawing_and_in_words():
    steps = (Step("First it goes in", "part-1", "vein"), Step("Then it comes out", "part-2", "artery"))
    tags = (Tag("from above", (400, -40), "vein"),)
    made = scene(Layout.PLATE, 24, "thing", steps=steps, steps_title="The way through", tags=tags)
    arts = {"thing": paint(drawing("thing", 800, 900, 24), theme("schematic"))}
    for size in SIZES.values():
        placed = page.lay_out(made, theme("schematic"), size, arts)
        words = " ".join("".join(element.itertext()) for element in texts(page.to_svg(placed)))
        assert placed.faults == []
        assert "First it" in words
        assert "from above" in words
        assert not {label.term for label in placed.labels} & {"step-1", "step-2"}


def test_a_tall_plate_shows_enlarged_details_by_reference():
    insets = (Inset("A spot", (400, 450), 80), Inset("Another", (300, 300), 80))
    made = scene(Layout.PLATE, 24, "thing", insets=insets)
    placed = page.lay_out(made, theme("scientific"), SIZES["portrait"], thing())
    svg = page.to_svg(placed)
    ids = {element.get("id") for element in ET.fromstring(svg).iter()}
    used = [element.get("href") for element in ET.fromstring(svg).iter(f"{SVG}use")]
    assert used
    assert all(reference[1:] in ids for reference in used)
    assert svg.count("<clipPath") == 2


def test_the_svg_is_well_formed_described_and_free_of_what_printers_lose():
    placed = page.lay_out(scene(Layout.PLATE, 24, "thing"), theme("scientific"), SIZES["square"], thing())
    svg = page.to_svg(placed, title="A & B", description="A body with <spots>")
    root = ET.fromstring(svg)
    assert root.find(f"{SVG}title").text == "A & B"
    assert root.find(f"{SVG}desc").text == "A body with <spots>"
    assert root.get("viewBox") == "0 0 1024 1024"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert not any(f"<{tag}" in svg for tag in ("filter", "mask", "script", "image"))


def test_a_standalone_svg_carries_each_face_that_it_uses_and_no_other():
    placed = page.lay_out(scene(Layout.PLATE, 24, "thing"), theme("anatomical"), SIZES["square"], thing())
    alone = page.standalone(page.to_svg(placed))
    ET.fromstring(alone)
    assert alone.count("@font-face") == 3
    assert "Source Serif 4" in alone
    assert "font-family:'Source Sans 3'" not in alone


def test_the_same_scene_gives_the_same_bytes():
    made = scene(Layout.PLATE, 24, "thing")
    first, again = (page.compose(made, theme("botanical"), SIZES["portrait"], thing()).svg for _ in range(2))
    assert first == again


@pytest.mark.parametrize("scale", [1, 2])
def test_the_picture_has_exactly_the_pixels_asked_for_and_says_what_it_is(scale):
    size = PageSize(1792, 1024, scale)
    made = page.compose(scene(Layout.PLATE, 24, "thing"), theme("scientific"), size, thing())
    picture = Image.open(
        io.BytesIO(raster.png(made.svg, size, title="A thing", description="Körper → Zelle"))
    )
    assert picture.size == (1792 * scale, 1024 * scale)
    assert picture.mode == "RGB"
    assert picture.text["Title"] == "A thing"
    assert picture.text["Description"] == "Körper → Zelle"
    assert picture.info["dpi"][0] == pytest.approx(300, abs=0.1)


def test_text_is_really_drawn():
    size = SIZES["square"]
    made = page.compose(scene(Layout.PLATE, 0, "thing"), theme("scientific"), size, thing(0))
    picture = raster.pixels(made.svg, size)
    title = picture.crop((300, 10, 724, 70)).convert("L")
    assert title.getextrema()[0] < 80


def test_laying_out_a_page_takes_no_more_than_a_moment():
    made, arts = scene(Layout.PLATE, 36, "thing"), thing(36)
    for size in SIZES.values():
        page.lay_out(made, theme("scientific"), size, arts)
        start = time.process_time()
        page.lay_out(made, theme("scientific"), size, arts)
        assert time.process_time() - start < 1.0
