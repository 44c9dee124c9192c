"""What the README tells a newcomer to write, draws."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from apps.illustrations.atlas.catalogue import vocabulary
from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing.art import ArtStore
from apps.illustrations.drawing.scene import PageSize
from apps.illustrations.drawing.themes import theme

README = Path(__file__).resolve().parents[2] / "README.md"


@pytest.fixture
def written(monkeypatch):
    """The modules of the section "Add a plate in ten minutes", as if they had been saved."""
    words, plate = re.findall(r"```python\n(.*?)```", README.read_text(), re.S)
    modules = []
    for package, name, code in (("knowledge", "eggs", words), ("plates", "hen_egg", plate)):
        full = f"apps.illustrations.atlas.{package}.{name}"
        module = ModuleType(full)
        module.__package__ = f"apps.illustrations.atlas.{package}"
        monkeypatch.setitem(sys.modules, full, module)
        monkeypatch.setattr(sys.modules[module.__package__], name, module, raising=False)
        exec(code, module.__dict__)  # noqa: S102 - our own document
        modules.append(module)
    return modules


@pytest.mark.parametrize(
    "size", [PageSize(1024, 1024), PageSize(1792, 1024), PageSize(1024, 1792)], ids=lambda s: s.orientation
)
@pytest.mark.parametrize("style", ["scientific", "cellular"])
def test_the_plate_of_the_readme_is_drawn_with_all_its_labels(written, style, size):
    _, plate = written
    scene = plate.SUBJECT.scene()
    arts = {p.key: ArtStore(None).get(p.key, theme(style), 0, p.draw) for p in scene.panels}
    placed = pages.lay_out(scene, theme(style), size, arts)
    assert {label.text for label in placed.labels} == {"Shell", "Albumen", "Yolk", "Air cell"}
    assert placed.faults == []


def test_the_words_of_the_readme_are_not_in_the_vocabulary_yet(written):
    words, _ = written
    assert not any(term.key in vocabulary() for term in words.TERMS)
