"""The scene as a text model may write it: our layouts, the atlas's own pictures, steps, boxes and labels.

The lists of pictures come from the atlas as it is, so whatever is drawn there can be used here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import WithJsonSchema

from apps.illustrations.atlas import reading
from apps.illustrations.atlas.catalogue import subjects
from apps.illustrations.drawing.scene import Layout, Lettering, Panel
from apps.illustrations.engines.openai.answers import Form

NO_PICTURE = "none"
MOST_OFFERED = 160  # pictures that one request is told of, the likeliest first


@dataclass(frozen=True, slots=True)
class Glyph:
    """A picture that the atlas can draw. `parts` are the words of its labels by their terms."""

    panel: Panel
    title: str
    parts: dict[str, Lettering]
    is_plate: bool


@lru_cache(maxsize=1)
def glyphs() -> dict[str, Glyph]:
    """Every picture of the atlas by its key."""
    known: dict[str, Glyph] = {}
    for subject in subjects():
        scene = subject.scene()
        for panel in scene.panels:
            title = f"{subject.title}: {panel.heading}" if panel.heading else subject.title
            known.setdefault(
                panel.key, Glyph(panel, title, scene.lettering, is_plate=scene.layout is Layout.PLATE)
            )
    return known


def likely_glyphs(prompt: str) -> dict[str, Glyph]:
    """Those to be offered for a prompt: what it names most fully, then plates and panels, then the rest."""
    said = set(reading.words(prompt)) - reading.EVERYDAY

    def rank(item: tuple[str, Glyph]) -> tuple[float, bool, str]:
        key, glyph = item
        named = set(reading.words(glyph.title)) - reading.EVERYDAY
        return -len(said & named) / max(len(named), 1), not glyph.parts, key

    return dict(sorted(glyphs().items(), key=rank)[:MOST_OFFERED])


# Any text is let in: what is no key of ours is drawn as a neutral shape with its name. The schema names our own.
_PLACEHOLDER = "picture"
PictureKey = Annotated[str, WithJsonSchema({"type": "string", "format": _PLACEHOLDER})]


class Box(Form):
    key: str
    words: str
    note: str
    picture: PictureKey


class Arrow(Form):
    start: str
    end: str
    words: str
    blocks: bool


class PanelForm(Form):
    heading: str
    text: str
    picture: PictureKey
    parts: list[str]


class Panels(Form):
    """Pictures with words: numbered steps, stages that return to the first, or things side by side."""

    layout: Literal["process", "cycle", "comparison"]
    panels: list[PanelForm]


class Plate(Form):
    """One picture with its parts labelled."""

    layout: Literal["plate"]
    picture: PictureKey
    parts: list[str]


class FlowForm(Form):
    """Boxes in ranks with arrows."""

    layout: Literal["flow"]
    ranks: list[list[Box]]
    arrows: list[Arrow]


class RingForm(Form):
    """Boxes that return to the first; `between` are words on the arrow that leaves each."""

    layout: Literal["ring"]
    boxes: list[Box]
    between: list[str]
    centre: str


class Happening(Form):
    when: str
    words: str
    note: str


class TimelineForm(Form):
    layout: Literal["timeline"]
    events: list[Happening]


class Branch(Form):
    key: str
    parent: str
    words: str
    trait: str


class TreeForm(Form):
    """Branches; the root has an empty parent."""

    layout: Literal["tree"]
    branches: list[Branch]


class LevelForm(Form):
    words: str
    note: str


class PyramidForm(Form):
    """Levels from the bottom to the top."""

    layout: Literal["pyramid"]
    levels: list[LevelForm]


class TableForm(Form):
    layout: Literal["table"]
    columns: list[str]
    rows: list[list[str]]


class SceneForm(Form):
    """A figure, or in `unable` why it cannot be composed in this way."""

    unable: str
    title: str
    subtitle: str
    note: str
    content: Panels | Plate | FlowForm | RingForm | TimelineForm | TreeForm | PyramidForm | TableForm


def offering(offered: Sequence[str]) -> type[SceneForm]:
    """The form whose schema names just these pictures."""

    class Scene(SceneForm):
        @classmethod
        def model_json_schema(cls, *args: Any, **options: Any) -> dict[str, Any]:
            schema = _with_reference(super().model_json_schema(*args, **options))
            schema["$defs"]["PictureKey"] = {"type": "string", "enum": [NO_PICTURE, *offered]}
            return schema

    return Scene


def _with_reference(schema: Any) -> Any:
    """The schema in which every placeholder refers to the one list of pictures."""
    if isinstance(schema, list):
        return [_with_reference(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("format") == _PLACEHOLDER:
        return {"$ref": "#/$defs/PictureKey"}
    return {key: _with_reference(value) for key, value in schema.items()}
