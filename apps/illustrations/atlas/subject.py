"""What a plate or a stored process says about itself: how prompts name it, and what its caption may state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from apps.illustrations.drawing.scene import Layout, Panel, Scene

from .scenes import Draw, drawn
from .vocabulary import Term, Vocabulary

# Words that make an organ of the human body somebody else's.
OTHER_ANIMALS = tuple(
    "fish zebrafish shark amphibian frog toad salamander reptile crocodile turtle snake lizard bird chicken pigeon insect "
    "cockroach earthworm worm crustacean mollusk squid octopus mouse rat pig cow bovine sheep horse dog cat rabbit "
    "primate whale invertebrate vertebrate".split()
)


@dataclass(frozen=True, slots=True)
class Fact:
    """A reviewed sentence, true as it stands, and where it was checked (a key of sources.SOURCES)."""

    text: str
    source: str


@dataclass(frozen=True, slots=True, eq=False)
class Subject:
    """One thing the atlas can draw. Phrases are lower case and singular, without hyphens."""

    key: str
    title: str
    kind: str  # "plate" or "process", as the user is told
    scene: Callable[[], Scene]
    names: tuple[str, ...]  # any of these phrases names the subject
    cues: tuple[str, ...] = ()  # when not empty, one of these must occur as well
    not_when: tuple[str, ...] = ()  # any of these makes the prompt ask for something else
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # "valve" -> terms it stands for
    opening: str = ""  # first sentence of the caption: what is shown, how cut, from where
    caption: tuple[str, ...] = ()  # terms whose clauses may follow, in order
    facts: tuple[Fact, ...] = ()  # what the caption of a diagram states, in order
    tells: tuple[
        str, ...
    ] = ()  # phrases joined by " + ": together, wherever they stand, they name the subject
    bare: tuple[str, ...] = ()  # phrases so general that they name it only where the prompt says nothing else
    alone: bool = False  # named only by a prompt that speaks of nothing else, as of a molecule
    beside: Callable[[Sequence[Subject]], Subject] | None = None  # the comparison of several such subjects
    summary: str = ""  # the meaning of the figure in one sentence, for the alternative text: at most 125 characters with the title
    places: str = ""  # where things lie, for those who hear the long description
    scope: str = ""  # where it holds, and what is not to scale
    sources: tuple[str, ...] = ()  # keys of sources.SOURCES


# How the user is told what kind of figure each layout makes.
KINDS = {
    Layout.PLATE: "plate",
    Layout.COMPARISON: "comparison",
    Layout.CYCLE: "cycle",
    Layout.PROCESS: "process",
}


def drawn_subject(
    key: str,
    title: str,
    layout: Layout,
    panels: tuple[Panel, ...],
    terms: Iterable[Term],
    labels: str,
    *,
    subtitle: str = "",
    note: str = "",
    centre: tuple[str, ...] = (),
    legend: tuple[tuple[str, str], ...] = (),
    **about: Any,
) -> Subject:
    """A subject of drawn panels and its scene (`scenes.drawn`) at once; `about` are the other fields of Subject.

    Without `caption`, the caption may state the clauses of all labels.
    """
    words = Vocabulary(terms)
    scene = drawn(
        key,
        title,
        layout,
        panels,
        words,
        labels=labels,
        subtitle=subtitle,
        note=note,
        centre=centre,
        legend=legend,
    )
    if "caption" not in about:
        about["caption"] = tuple(label for label in labels.split() if words[label].clause)
    return Subject(key=key, title=title, kind=KINDS[layout], scene=scene, **about)


def plate_subject(
    key: str, title: str, draw: Draw, terms: Iterable[Term], labels: str, **about: Any
) -> Subject:
    """`drawn_subject` for one drawing with labels around it."""
    return drawn_subject(key, title, Layout.PLATE, (Panel(key, draw),), terms, labels, **about)
