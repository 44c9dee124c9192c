"""Every theme paints every form, the same way each time, with nothing that a renderer may refuse."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from shapely.geometry import MultiPoint, box

from apps.illustrations.drawing import colour as hue
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.canvas import Canvas
from apps.illustrations.drawing.materials import CHANNELS, MATERIALS
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.themes import THEMES, theme

STYLES = ("scientific", "anatomical", "botanical", "cellular", "schematic", "realistic", "educational")
FORBIDDEN = re.compile(
    r"<(filter|mask|image|script|style|foreignObject)\b|mix-blend-mode|\bfilter=|\bmask=|href="
)


def every_form(material: str = "muscle", scale: float = 1.0) -> Drawing:
    """A small drawing with each form once, in one material."""
    drawing = Drawing("forms")
    cavity = geo.ellipse(60, 60, 20)
    drawing.add("cut", geo.ellipse(60, 60, 50).difference(cavity), "cut", material, cavities=(cavity,))
    drawing.add(
        "hollow",
        cavity,
        "hollow",
        material,
        depth=16,
        pits=geo.ellipse(60, 60, 4),
        ridges=((geo.ellipse(52, 60, 3), 2.0),),
    )
    drawing.add(
        "round",
        geo.ellipse(180, 60, 40),
        "round",
        material,
        depth=24,
        grain=(geo.curve([(150, 50), (180, 60), (210, 60)]),),
    )
    drawing.add("fat", geo.ellipse(180, 150, 30), "round", material, lobules=8)
    drawing.add("tiny", [geo.ellipse(x, 130, 2, 1.4) for x in (20, 30, 40)], "round", material, depth=2)
    u, v = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 1, 5), indexing="ij")
    grid = np.stack([260 + 60 * u, 30 + 50 * v], -1)
    drawing.add("cusp", box(260, 30, 320, 80), "sheet", material, grid=grid, folds=2, veil=0.3)
    drawing.add(
        "leaf", geo.ellipse(290, 130, 40, 20), "sheet", material, grain=(geo.curve([(250, 130), (330, 132)]),)
    )
    drawing.add("cord", geo.line((20, 180), (60, 200), (100, 180)), "cord", material, width=5)
    drawing.add("mouth", geo.ellipse(120, 200, 16, 6), "mouth", material)
    drawing.add("dots", MultiPoint([(150, 200), (160, 204), (170, 200)]), "dots", material, width=6)
    drawing.add("flat", geo.ellipse(220, 200, 14, 8), "flat", material)
    drawing.add("line", geo.line((240, 200), (280, 190), (320, 200)), "line", "ink", width=1.2)
    drawing.flow("artery", (20, 230), (120, 220), (220, 230))
    drawing.flow("action", (240, 230), (300, 226))
    out = Drawing("placed")
    out.place(drawing, 0, 0, scale)
    return out


def svg(canvas: Canvas) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{canvas.defs()}</defs>{canvas.body()}</svg>'


def test_each_style_of_the_api_has_a_theme():
    assert set(THEMES) == set(STYLES)
    assert all(theme(style).name == style for style in STYLES)


def test_an_unknown_style_is_refused():
    with pytest.raises(KeyError):
        theme("crayon")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("scale", [1.0, 0.12])
def test_every_form_is_painted_large_and_small(style: str, scale: float):
    drawing = every_form(scale=scale)
    root = ET.fromstring(svg(theme(style).paint(drawing)))
    painted = {group.get("id") for group in root.iter("{http://www.w3.org/2000/svg}g")}
    assert painted == {f"placed-{part.id}" for part in drawing.parts} | {"placed-flows"}


@pytest.mark.parametrize("style", STYLES)
def test_painting_twice_gives_the_same_bytes(style: str):
    assert svg(theme(style).paint(every_form())) == svg(theme(style).paint(every_form()))


@pytest.mark.parametrize("style", STYLES)
def test_no_filters_masks_blends_or_outside_references(style: str):
    text = svg(theme(style).paint(every_form()))
    page = Canvas("page_")
    theme(style).background(page, 640, 480)
    theme(style).panel(page, 10, 10, 200, 100)
    theme(style).disc(page, 100, 100, 50)
    theme(style).frame(page, 640, 480)
    assert not FORBIDDEN.search(text)
    assert not FORBIDDEN.search(svg(page))
    assert "nan" not in text


@pytest.mark.parametrize("style", STYLES)
def test_every_id_starts_with_the_key_of_the_drawing(style: str):
    ids = re.findall(r'\bid="([^"]+)"', svg(theme(style).paint(every_form())))
    assert ids
    assert all(id.startswith("placed") for id in ids)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("style", STYLES)
def test_every_material_can_be_painted(style: str):
    for material, made_of in MATERIALS.items():
        drawing = Drawing("one")
        drawing.add("body", geo.ellipse(20, 20, 15), "round", material)
        drawing.add("spots", MultiPoint([(60, 20), (70, 20)]), "dots", material, width=5)
        assert made_of.channel in CHANNELS, material
        assert "#" in theme(style).paint(drawing).body(), material


@pytest.mark.parametrize("style", STYLES)
def test_all_kinds_of_arrows_have_a_colour(style: str):
    assert {"artery", "vein", "action", "neutral"} <= set(theme(style).flow_colours)


def test_fine_parts_are_left_out_of_the_schematic_theme():
    drawing = Drawing("fine")
    drawing.add("body", box(0, 0, 50, 50), "cut", "muscle")
    drawing.add("speck", geo.ellipse(25, 25, 5), "round", "fat", detail=2)
    assert "fine-speck" in theme("scientific").paint(drawing).body()
    assert "fine-speck" not in theme("schematic").paint(drawing).body()


def test_the_legend_of_the_cellular_theme_lists_the_channels_by_area():
    drawing = Drawing("stained")
    drawing.add("cell", box(0, 0, 100, 100), "cut", "valve")
    drawing.add("store", geo.ellipse(30, 30, 10), "round", "fat")
    assert theme("cellular").channels(drawing)[:2] == ("connective", "fat")


def test_a_shadow_does_not_fall_on_the_empty_page():
    drawing = Drawing("lone")
    drawing.add("ball", geo.ellipse(50, 50, 30), "round", "artery", depth=20)
    shadowed = theme("anatomical").paint(drawing).body()
    assert "#2a0f0c" not in shadowed


@pytest.mark.parametrize("base", ["#ffffff", "#000000", "#c0433a", "#f1c842", "#123456", "#7fb556"])
def test_tones_of_any_colour_rise_from_rim_to_crest(base: str):
    lightness = [hue.lightness(c) for c in hue.tones(base)]
    assert lightness == sorted(lightness)
    assert lightness[-1] - lightness[0] > 0.12
