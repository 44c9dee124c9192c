"""The words beside a figure, written from the same scene that was drawn.

A caption states reviewed clauses of terms that are labelled in the figure, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from apps.illustrations.drawing.scene import Layout, Scene

from .sources import SOURCES
from .subject import Subject
from .telling import tell
from .vocabulary import Vocabulary

WRITER = "built-in"
NOTE = "Caption composed by the built-in caption writer from the labelled parts."
RIGHTS = (
    "Drawn from the atlas of Camera Lucida and released under CC0 1.0: you may use, change, publish and sell this figure, "
    "forever and without attribution."
)

STYLE_WORDS = {
    "scientific": "Labeled diagram",
    "anatomical": "Modeled anatomical plate",
    "botanical": "Ink-and-wash plate",
    "cellular": "Drawing in the manner of fluorescence microscopy",
    "schematic": "Simplified schematic",
    "realistic": "Modeled plate",
    "educational": "Teaching diagram",
}
# A caption that nobody reads to its end helps nobody; where panels have sentences of their own, fewer are added.
MOST_CLAUSES = {Layout.PLATE: 7, Layout.CYCLE: 3, Layout.PROCESS: 3, Layout.COMPARISON: 4, Layout.DIAGRAM: 4}
COLOUR_WORDS = {"artery": "red", "vein": "blue"}


@dataclass(frozen=True, slots=True)
class Words:
    caption: str
    alt_text: str
    long_description: str
    sources: tuple[str, ...]


def write(subject: Subject, scene: Scene, vocabulary: Vocabulary, style: str, labels: Sequence) -> Words:
    """Caption, alternative text and long description of a drawn figure.

    `labels` are the page's placed labels in reading order, each with `term`, `text` and `panel`.
    """
    shown = {label.term for label in labels}
    return Words(
        caption=_caption(subject, scene, vocabulary, style, shown),
        alt_text=f"{subject.title}. {subject.summary}",
        long_description=_long_description(subject, scene, vocabulary, labels),
        sources=tuple(
            SOURCES[key].citation
            for key in dict.fromkeys((*subject.sources, *(f.source for f in subject.facts)))
        ),
    )


def _caption(subject: Subject, scene: Scene, vocabulary: Vocabulary, style: str, shown: set[str]) -> str:
    sentences = [f"{scene.title}.", subject.opening]
    sentences += [fact.text for fact in subject.facts]
    if scene.layout is Layout.COMPARISON:
        sentences += [f"{panel.heading}: {panel.text.rstrip('.')}." for panel in scene.panels if panel.text]
    elif scene.layout in (Layout.CYCLE, Layout.PROCESS):
        for number, panel in enumerate(scene.panels, 1):
            when = f" ({panel.when})" if panel.when else ""
            sentences.append(f"({number}) {panel.heading}{when}: {panel.text}")
    sentences += [vocabulary[key].clause for key in _told(subject, scene, shown)]
    sentences += [_colours(scene, style), scene.note, subject.scope]
    return " ".join(s for s in sentences if s)


def _told(subject: Subject, scene: Scene, shown: set[str]) -> list[str]:
    """The terms whose clauses the caption states: of those that are labelled, what was asked for comes first."""
    candidates = [key for key in subject.caption if key in shown]
    first = sorted(candidates, key=lambda key: key not in scene.emphasis)[: MOST_CLAUSES[scene.layout]]
    return [key for key in candidates if key in first]


def _colours(scene: Scene, style: str) -> str:
    if style == "cellular":
        return "Colors are artificial; the figure is drawn and is not a micrograph."
    told = [
        f"{COLOUR_WORDS[kind]}, {words[0].lower()}{words[1:]}"
        for words, kind in scene.legend
        if kind in COLOUR_WORDS
    ]
    text = "; ".join(told)
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _long_description(subject: Subject, scene: Scene, vocabulary: Vocabulary, labels: Sequence) -> str:
    lines = [
        " ".join(f"{words.rstrip('.')}." for words in (scene.title, scene.subtitle) if words),
        subject.opening,
        subject.places,
    ]
    several = len(scene.panels) > 1
    shown = scene.panels if scene.diagram is None else ()  # the pictures of a diagram are told with it
    for number, panel in enumerate(shown, 1):
        if several:
            when = f" ({panel.when})" if panel.when else ""
            lines.append(f"{number}. {panel.heading}{when}. {panel.text}".strip())
        parts = [
            _entry(vocabulary, label.term) for label in labels if not several or label.panel == panel.key
        ]
        if parts:
            lines.append(f"Labeled parts: {'; '.join(parts)}.")
    if scene.diagram is not None:
        lines += tell(scene.diagram)
    if scene.steps:
        lines.append(
            f"{scene.steps_title}: "
            + " ".join(f"({n}) {step.text}." for n, step in enumerate(scene.steps, 1))
        )
    lines += [scene.note, subject.scope]
    return "\n".join(line for line in lines if line)


def _entry(vocabulary: Vocabulary, key: str) -> str:
    term = vocabulary[key]
    return f"{term.name} ({term.note})" if term.note else term.name
