"""What a figure shows, before it is laid out on a page: panels with drawings, words and their order.

A scene never holds a coordinate of the page and never a colour. The same scene is drawn in every theme and size.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from .diagrams import Diagram
from .model import Drawing, Xy


class Layout(StrEnum):
    PLATE = "plate"  # one drawing, labels in columns around it
    CYCLE = "cycle"  # stages in a ring joined by arrows
    PROCESS = "process"  # numbered panels read left to right, top to bottom
    COMPARISON = "comparison"  # panels side by side, each under its name
    DIAGRAM = (
        "diagram"  # words and order in boxes, branches, rows or curves; drawings stand in it where it says so
    )


@dataclass(frozen=True, slots=True)
class Lettering:
    """What a label says: its name, and the short note that follows where there is room."""

    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """One drawing and the words that belong to it."""

    key: str  # unique within the atlas: names the drawing in the cache
    draw: Callable[[int], Drawing]  # seed -> drawing; called only when the art is not in the cache
    heading: str = ""
    when: str = ""  # a duration or moment, under the heading
    text: str = ""  # one or two sentences


@dataclass(frozen=True, slots=True)
class Step:
    """A numbered step that points at a place in a plate's drawing (schematic theme, portrait pages)."""

    text: str
    part: str
    kind: str = "neutral"  # a key of the flow colours
    zone: Xy | None = None  # the spot of the badge in drawing units, where a part is long


@dataclass(frozen=True, slots=True)
class Inset:
    """A round enlargement of the plate's own art."""

    title: str
    centre: Xy
    radius: float


@dataclass(frozen=True, slots=True)
class Tag:
    """Where a stream comes from or goes to (schematic theme)."""

    text: str
    at: Xy
    kind: str
    side: str = "middle"  # text-anchor: start, middle, end


@dataclass(frozen=True, slots=True)
class Scene:
    key: str
    title: str
    subtitle: str
    layout: Layout
    panels: tuple[Panel, ...]
    lettering: dict[str, Lettering] = field(default_factory=dict)  # term -> words, for every label drawn
    legend: tuple[tuple[str, str], ...] = ()  # (words, flow kind)
    note: str = ""  # orientation or scale: "Viewed from the front …"
    diagram: Diagram | None = None  # where the layout is DIAGRAM; `panels` are then the pictures it names
    steps_title: str = ""
    steps: tuple[Step, ...] = ()
    insets: tuple[Inset, ...] = ()
    tags: tuple[Tag, ...] = ()
    centre: tuple[str, ...] = ()  # lines in the middle of a cycle: name, latin name, remark
    scale_bar: tuple[float, str] | None = None  # (length in drawing units, words), only where it is true
    emphasis: frozenset[str] = frozenset()  # terms the prompt asked for: kept before all others
    only: frozenset[str] = frozenset()  # when not empty, the only terms to be labelled
    without: frozenset[str] = frozenset()  # terms not to be labelled


@dataclass(frozen=True, slots=True)
class PageSize:
    """Pixels of the page at standard quality, and how many real pixels each becomes."""

    width: int
    height: int
    scale: int = 1

    @property
    def orientation(self) -> str:
        if self.width > self.height * 1.2:
            return "landscape"
        return "portrait" if self.height > self.width * 1.2 else "square"
