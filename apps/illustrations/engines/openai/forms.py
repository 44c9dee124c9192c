"""The forms that text models fill in."""

from typing import Literal

from pydantic import Field

from apps.illustrations.engines.openai.answers import Form

Category = Literal[
    "anatomy",
    "medicine",
    "cell_or_molecular_biology",
    "microorganism",
    "plant",
    "animal",
    "ecology_or_evolution",
    "chemistry",
    "earth_or_environment",
    "physics_or_astronomy",
    "laboratory",
    "technology",
    "vehicle",
    "building",
    "cartoon_or_logo",
    "person_or_brand",
    "fiction",
    "advert_or_interface",
    "other",
]


class Screening(Form):
    """What a prompt asks for."""

    category: Category
    is_science: bool
    confidence: Literal["high", "medium", "low"]
    reason: str


class PlannedLabel(Form):
    id: str
    text: str  # what is typeset
    looks_like: str  # how the part looks: goes into the prompt of a picture without text


class Plan(Form):
    """What a figure is to show, decided before it is drawn."""

    title: str
    labels: list[PlannedLabel]


class Anchor(Form):
    """Where a part lies in a picture, in thousandths of its width and height from the upper left."""

    id: str
    visible: bool
    x: int = Field(ge=0, le=999)
    y: int = Field(ge=0, le=999)
    box: list[int]  # x_min, y_min, x_max, y_max
    confidence: Literal["high", "medium", "low"]
    found_text: str | None  # lettering seen at this part


class Anchors(Form):
    anchors: list[Anchor]
    stray_text: list[str]  # any other lettering in the picture


class Description(Form):
    """The words beside a picture."""

    caption: str
    alt_text: str
    long_description: str
