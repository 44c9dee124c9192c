"""Subjects in few words: a plate with its labels, or a row of drawn panels, from the things that only it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel, Scene

from .subject import Subject
from .vocabulary import Term, Vocabulary

KINDS = {
    Layout.PLATE: "plate",
    Layout.COMPARISON: "comparison",
    Layout.CYCLE: "cycle",
    Layout.PROCESS: "process",
}


def plate(
    key: str,
    title: str,
    draw: Callable[[int], Drawing],
    terms: Iterable[Term],
    labels: str,
    *,
    subtitle: str = "",
    note: str = "",
    **about: Any,
) -> Subject:
    """One drawing. `labels` are the keys of the terms that it labels; `about` are fields of Subject."""
    return drawn(
        Layout.PLATE, key, title, (Panel(key, draw),), terms, labels, subtitle=subtitle, note=note, **about
    )


def drawn(
    layout: Layout,
    key: str,
    title: str,
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
    """Panels in a layout. Without `caption`, the caption may state the clauses of all labels."""
    words = tuple(terms)

    @lru_cache(maxsize=1)
    def scene() -> Scene:
        lettering = Vocabulary(words).lettering(labels.split())
        return Scene(key, title, subtitle, layout, panels, lettering, note=note, centre=centre, legend=legend)

    if "caption" not in about:
        told = {term.key for term in words if term.clause}
        about["caption"] = tuple(label for label in labels.split() if label in told)
    return Subject(key=key, title=title, kind=KINDS[layout], scene=scene, **about)
