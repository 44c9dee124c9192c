"""Figures of drawn panels, made in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from apps.illustrations.drawing.scene import Layout, Panel, Scene

from .vocabulary import Term, Vocabulary


def drawn(
    key: str,
    title: str,
    panels: tuple[Panel, ...],
    terms: Iterable[Term],
    *,
    layout: Layout = Layout.PROCESS,
    subtitle: str = "",
    note: str = "",
) -> Callable[[], Scene]:
    """The scene of a plate, process or comparison whose labels are among `terms`."""
    terms = tuple(terms)
    lettering = Vocabulary(terms).lettering(term.key for term in terms)
    scene = Scene(key, title, subtitle, layout, panels, lettering=lettering, note=note)
    return lambda: scene
