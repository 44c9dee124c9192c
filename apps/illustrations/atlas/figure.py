"""From a prompt to a finished figure: picture, words and record."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from apps.illustrations.drawing import page as pages
from apps.illustrations.drawing import raster
from apps.illustrations.drawing.art import ArtStore
from apps.illustrations.drawing.scene import PageSize, Scene
from apps.illustrations.drawing.themes import theme as theme_for

from . import caption as captions
from . import reading
from .catalogue import subjects, vocabulary
from .subject import Subject
from .vocabulary import Vocabulary

STYLES = ("scientific", "anatomical", "botanical", "cellular", "schematic", "realistic", "educational")
RESOLUTIONS = ("1024x1024", "1792x1024", "1024x1792")
QUALITIES = {"standard": 1, "hd": 2}
MOST_NEAREST = 5  # titles in a refusal
EXAMPLES = {"human-heart", "plant-cell", "dna-double-helix", "neuron", "flower"}  # where nothing is near
VARIANTS = (
    4  # seeds are folded onto this many hand-checked variants of each drawing, so that they can be kept
)

Report = Callable[[str, float, str], None]


class CannotDraw(Exception):
    """The atlas has no drawing of what was asked. The message is fit for the user; `nearest` are titles it can draw."""

    def __init__(self, message: str, nearest: list[str]) -> None:
        super().__init__(message)
        self.nearest = nearest


@dataclass(frozen=True, slots=True)
class NotDrawn:
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Figure:
    png: bytes
    svg: str  # stands alone: lettering embedded
    width: int  # real pixels of the PNG
    height: int
    title: str
    caption: str
    caption_model: str
    caption_note: str
    alt_text: str
    long_description: str
    route: str  # "stored" or "words"
    made: str
    not_drawn: tuple[NotDrawn, ...]
    sources: tuple[str, ...]
    rights: str
    labels: tuple[str, ...]
    record: dict
    timings: dict[str, float]  # seconds by stage: scene, art, labels, svg, raster, png


class Clock:
    """Seconds spent in each stage."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - start


def draw_figure(
    *,
    prompt: str,
    style: str = "scientific",
    resolution: str = "1024x1024",
    quality: str = "standard",
    seed: int = 0,
    report: Report | None = None,
    cache_dir: Path | None = None,
) -> Figure:
    """Draw what the prompt asks for.

    `report(step, progress, subject)` is called as the work goes on; what it raises stops the work. Painted art is kept
    in `cache_dir`. Raises CannotDraw when the subject is not in the atlas, ValueError for an unknown style, resolution
    or quality. The same arguments give the same bytes.
    """
    tell = report or (lambda step, progress, subject: None)
    clock = Clock()
    tell("reading", 0.02, "")
    with clock.stage("scene"):
        understood = understand(prompt)
        subject = understood.subject
        scene = replace(
            subject.scene(), emphasis=understood.emphasis, only=understood.only, without=understood.left_out
        )
    return draw_scene(
        subject,
        scene,
        style=style,
        resolution=resolution,
        quality=quality,
        seed=seed,
        made=f"Drawn from a stored {subject.kind}, “{subject.title}”.",
        not_drawn=lambda placed: _not_drawn(understood, placed),
        report=report,
        cache_dir=cache_dir,
        clock=clock,
    )


def draw_scene(
    subject: Subject,
    scene: Scene,
    *,
    style: str,
    resolution: str,
    quality: str,
    made: str,
    not_drawn: Callable[[pages.LaidOut], tuple[NotDrawn, ...]],
    seed: int = 0,
    route: str = "stored",
    terms: Vocabulary | None = None,
    report: Report | None = None,
    cache_dir: Path | None = None,
    clock: Clock | None = None,
) -> Figure:
    """Draw a scene, and write the words beside it from what `subject` says and `terms`, else the atlas's own, mean.

    `made` tells how the figure came about, `not_drawn` what a finished page lacks. Raises ValueError for an unknown
    style, resolution or quality, and for a diagram that does not fit the page.
    """
    if style not in STYLES or resolution not in RESOLUTIONS or quality not in QUALITIES:
        raise ValueError(f"unknown style, resolution or quality: {style!r}, {resolution!r}, {quality!r}")
    tell = report or (lambda step, progress, subject: None)
    clock = clock or Clock()
    theme = theme_for(style)
    width, height = map(int, resolution.split("x"))
    size = PageSize(width, height, QUALITIES[quality])

    arts = {}
    store = ArtStore(cache_dir)
    with clock.stage("art"):
        for done, panel in enumerate(scene.panels):
            tell("drawing", 0.08 + 0.42 * done / len(scene.panels), subject.title)
            arts[panel.key] = store.get(panel.key, theme, seed % VARIANTS, panel.draw)

    tell("labelling", 0.5, subject.title)
    with clock.stage("labels"):
        placed = pages.lay_out(scene, theme, size, arts)

    tell("captioning", 0.6, subject.title)
    words = captions.write(subject, scene, terms or vocabulary(), style, placed.labels)

    tell("rendering", 0.65, subject.title)
    with clock.stage("svg"):
        svg = pages.to_svg(placed, title=scene.title, description=words.alt_text)
        standalone = pages.standalone(svg)
    with clock.stage("raster"):
        pixels = raster.pixels(svg, size)
    tell("rendering", 0.85, subject.title)
    with clock.stage("png"):
        png = raster.encode(pixels, title=scene.title, description=words.alt_text)

    texts = [label.text for label in placed.labels] + [written.text for written in placed.words]
    labels = tuple(dict.fromkeys(texts))
    figure = Figure(
        png=png,
        svg=standalone,
        width=width * size.scale,
        height=height * size.scale,
        title=scene.title,
        caption=words.caption,
        caption_model=captions.WRITER,
        caption_note=captions.NOTE,
        alt_text=words.alt_text,
        long_description=words.long_description,
        route=route,
        made=f"{made} {len(labels)} labels placed.",
        not_drawn=not_drawn(placed),
        sources=words.sources,
        rights=captions.RIGHTS,
        labels=labels,
        record={},
        timings=clock.seconds,
    )
    request = {"style": style, "resolution": resolution, "quality": quality, "seed": seed}
    return replace(figure, record=_record(figure, scene, placed, subject, request))


def understand(prompt: str) -> reading.Reading:
    """What the prompt asks for. Raises CannotDraw when it is nothing that the atlas has."""
    try:
        return reading.read(prompt, subjects(), {term.key: term for term in vocabulary()})
    except reading.NotUnderstood as exc:
        raise _refusal(prompt, exc) from exc


def _refusal(prompt: str, exc: reading.NotUnderstood) -> CannotDraw:
    nearest = [s.title for s in exc.candidates][:MOST_NEAREST]
    if exc.reason == "comparison":
        return CannotDraw(
            f"We cannot draw a comparison in one figure yet. We can draw each of these alone: {', '.join(nearest)}.",
            nearest,
        )
    if nearest:
        return CannotDraw(
            f"We cannot draw this yet. The nearest that we can draw: {', '.join(nearest)}.", nearest
        )
    nearest = _nearest(prompt)
    return CannotDraw(
        f"We cannot draw this subject yet, and we do not pass off another drawing as it. We can draw: {', '.join(nearest)}.",
        nearest,
    )


def _nearest(prompt: str) -> list[str]:
    """Titles that share words with the prompt, the most first; then examples of what can be drawn."""
    said = set(reading.words(prompt)) - reading.EVERYDAY

    def shared(subject: Subject) -> int:
        return len(said & {word for name in (subject.title, *subject.names) for word in reading.words(name)})

    akin = sorted((s for s in subjects() if shared(s)), key=shared, reverse=True)
    examples = [s for s in subjects() if s.key in EXAMPLES and s not in akin]
    return [s.title for s in (*akin, *examples)][:MOST_NEAREST]


def _not_drawn(understood: reading.Reading, placed: pages.LaidOut) -> tuple[NotDrawn, ...]:
    out = [NotDrawn(text, "not part of this figure") for text in understood.unknown]
    out += [NotDrawn(other.title, "one figure draws one subject") for other in understood.others]
    out += [NotDrawn(dropped.text, dropped.reason) for dropped in placed.dropped]
    known = {label.term for label in placed.labels} | {dropped.term for dropped in placed.dropped}
    out += [
        NotDrawn(vocabulary()[term].name, "not drawn in this style")
        for term in sorted(understood.emphasis - known)
    ]
    return tuple(out)


def _record(figure: Figure, scene: Scene, placed: pages.LaidOut, subject: Subject, request: dict) -> dict:
    """What stands beside the picture as JSON. Boxes and points are in page units (standard quality pixels)."""
    return {
        "format": "camera-lucida-record/1",
        "subject": subject.key,
        "title": figure.title,
        "subtitle": scene.subtitle,
        "request": request,
        "route": figure.route,
        "made": figure.made,
        "page": {"width": placed.size.width, "height": placed.size.height, "scale": placed.size.scale},
        "labels": [
            {
                "term": label.term,
                "text": label.text,
                "note": label.note,
                "panel": label.panel,
                "box": [round(v, 1) for v in label.box],
                "anchor": [round(v, 1) for v in label.target],
            }
            for label in placed.labels
        ],
        "words": [{"text": w.text, "box": [round(v, 1) for v in w.box]} for w in placed.words],
        "notDrawn": [{"text": n.text, "reason": n.reason} for n in figure.not_drawn],
        "steps": [step.text for step in scene.steps]
        or [f"{p.heading}: {p.text}" for p in scene.panels if p.heading],
        "caption": figure.caption,
        "captionModel": figure.caption_model,
        "altText": figure.alt_text,
        "longDescription": figure.long_description,
        "sources": list(figure.sources),
        "rights": figure.rights,
    }


def file_name(title: str, extension: str) -> str:
    """A plain file name for a title: "Human heart" -> "human-heart.png"."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") + "." + extension
