"""The interface every drawing engine keeps."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

# Called as an engine goes on: the step ("reading", "drawing", "labelling" or "captioning"; "waiting" while a service
# has put us off), the share of the work done (0..1), and the recognised subject ("Human heart", or empty while unknown).
Report = Callable[[str, float, str], None]


@dataclass(frozen=True, slots=True)
class DrawRequest:
    """What to draw. The same request gives the same bytes, where the engine can promise that."""

    prompt: str
    style: str
    resolution: str
    quality: str
    seed: int = 0
    asked_by: str = ""  # a salted digest of who asked: services that charge want to tell people apart


@dataclass(frozen=True, slots=True)
class NotDrawn:
    """Something that was asked for and is not in the picture, and why."""

    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class DrawResult:
    """A finished drawing. `width` and `height` are the pixels of `png`; `timings` are seconds by stage.

    `original` is the file that an image model made, byte for byte, where `png` is another.
    """

    png: bytes
    svg: str | None
    title: str
    caption: str
    caption_model: str
    caption_note: str
    alt_text: str
    long_description: str
    width: int
    height: int
    route: str
    made: str
    rights: str
    not_drawn: tuple[NotDrawn, ...] = ()
    sources: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    record: dict[str, Any] = field(default_factory=dict)
    timings: dict[str, float] = field(default_factory=dict)
    original: bytes | None = None


class EngineError(Exception):
    """Drawing failed. Says whether another try may help, and what the person who asked may be told."""

    def __init__(
        self,
        *,
        retryable: bool,
        public_message: str,
        code: str = "generation_failed",
        nearest: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code)
        self.retryable = retryable
        self.public_message = public_message
        self.code = code
        self.nearest = nearest


class Engine(Protocol):
    """Turns a request into a drawing, or raises EngineError."""

    name: str

    def draw(self, request: DrawRequest, report: Report) -> DrawResult: ...

    def enhance(self, request: DrawRequest, sketch: bytes, report: Report) -> DrawResult:
        """Redraw a sketch, a JPEG that stands upright; the prompt holds its author's notes, or nothing."""
        ...
