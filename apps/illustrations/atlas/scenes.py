"""Scenes of drawn subjects in one call: a plate, or panels side by side or in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Inset, Layout, Panel, Scene

from .vocabulary import Term, Vocabulary

Draw = Callable[[int], Drawing]


def plate(
    key: str,
    title: str,
    draw: Draw,
    terms: Iterable[Term],
    *,
    subtitle: str = "",
    note: str = "",
    legend: tuple[tuple[str, str], ...] = (),
    insets: tuple[Inset, ...] = (),
) -> Callable[[], Scene]:
    """One drawing with labels around it; `terms` are the words of its labels."""
    return _scene(
        key,
        title,
        Layout.PLATE,
        (Panel(key, draw),),
        terms,
        subtitle=subtitle,
        note=note,
        legend=legend,
        insets=insets,
    )


def panels(
    key: str,
    title: str,
    drawn: Iterable[tuple[str, Draw, str]],
    terms: Iterable[Term],
    *,
    layout: Layout = Layout.COMPARISON,
    subtitle: str = "",
    note: str = "",
    legend: tuple[tuple[str, str], ...] = (),
) -> Callable[[], Scene]:
    """Drawings, each as (heading, drawing, sentence): things compared, or the steps of a process."""
    made = tuple(
        Panel(f"{key}-{number}", draw, heading=heading, text=text)
        for number, (heading, draw, text) in enumerate(drawn, 1)
    )
    return _scene(key, title, layout, made, terms, subtitle=subtitle, note=note, legend=legend)


def _scene(
    key: str, title: str, layout: Layout, made: tuple[Panel, ...], terms: Iterable[Term], **rest
) -> Callable[[], Scene]:
    words = Vocabulary(terms)

    @lru_cache(maxsize=1)
    def scene() -> Scene:
        lettering = words.lettering(term.key for term in words)
        return Scene(key=key, title=title, layout=layout, panels=made, lettering=lettering, **rest)

    return scene


def label_parts(
    drawing: Drawing, prefix: str, names: str, *, priority: int = 1, side: str = "", detail: int = 1
) -> None:
    """Label parts by their own ids: the part "iris" with the term "eye-iris", where the prefix is "eye"."""
    for name in names.split():
        drawing.label(f"{prefix}-{name}", name, priority=priority, side=side, detail=detail)
