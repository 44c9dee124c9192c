"""Scenes of subjects in one call: drawn panels, a single plate, or a diagram."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from apps.illustrations.drawing.diagrams import Diagram
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Inset, Layout, Panel, Scene

from .vocabulary import Term, Vocabulary

Draw = Callable[[int], Drawing]
Labels = tuple[tuple[str, tuple[str, ...]], ...]  # (term, the parts that it names)


def drawn(
    key: str,
    title: str,
    layout: Layout,
    panels: tuple[Panel, ...],
    terms: Iterable[Term],
    *,
    labels: str | None = None,
    subtitle: str = "",
    note: str = "",
    centre: tuple[str, ...] = (),
    legend: tuple[tuple[str, str], ...] = (),
    insets: tuple[Inset, ...] = (),
) -> Callable[[], Scene]:
    """The scene of one or several drawn panels, whose labels are worded by `terms`.

    `labels` are the keys, parted by spaces, of the terms that the labels name; without it they may name all.
    Raises KeyError for a label that is not among the terms, ValueError for a term given twice.
    """
    words = Vocabulary(terms)
    named = (term.key for term in words) if labels is None else labels.split()
    scene = Scene(
        key,
        title,
        subtitle,
        layout,
        panels,
        lettering=words.lettering(named),
        legend=legend,
        note=note,
        insets=insets,
        centre=centre,
    )
    return lambda: scene


def plate(
    key: str,
    title: str,
    draw: Draw,
    terms: Iterable[Term],
    *,
    labels: str | None = None,
    subtitle: str = "",
    note: str = "",
    legend: tuple[tuple[str, str], ...] = (),
    insets: tuple[Inset, ...] = (),
) -> Callable[[], Scene]:
    """`drawn` for one drawing with labels around it."""
    return drawn(
        key,
        title,
        Layout.PLATE,
        (Panel(key, draw),),
        terms,
        labels=labels,
        subtitle=subtitle,
        note=note,
        legend=legend,
        insets=insets,
    )


def panels(
    key: str,
    title: str,
    rows: Iterable[tuple[str, Draw, str]],
    terms: Iterable[Term],
    *,
    layout: Layout = Layout.COMPARISON,
    subtitle: str = "",
    note: str = "",
    legend: tuple[tuple[str, str], ...] = (),
) -> Callable[[], Scene]:
    """`drawn` for panels told as (heading, drawing, sentence): things compared, or the steps of a process."""
    made = tuple(
        Panel(f"{key}-{number}", draw, heading=heading, text=text)
        for number, (heading, draw, text) in enumerate(rows, 1)
    )
    return drawn(key, title, layout, made, terms, subtitle=subtitle, note=note, legend=legend)


def diagram(
    key: str,
    title: str,
    content: Diagram,
    *,
    subtitle: str = "",
    note: str = "",
    pictures: tuple[Panel, ...] = (),
) -> Callable[[], Scene]:
    """The scene of a diagram; `pictures` are the panels that its nodes, tips, events or columns name."""
    scene = Scene(key, title, subtitle, Layout.DIAGRAM, pictures, note=note, diagram=content)
    return lambda: scene


def stage(key: str, draw: Callable[[str], Drawing], labels: Labels, heading: str, text: str) -> Panel:
    """A panel of a life cycle: the drawing that `draw` makes under the panel's key, with labels put on it."""

    def labelled(seed: int) -> Drawing:
        drawing = draw(key)
        for term, parts in labels:
            drawing.label(term, *parts, priority=0)
        return drawing

    return Panel(key, labelled, heading, text=text)


def terms_labelled(panels: Iterable[Panel], terms: Iterable[Term]) -> tuple[Term, ...]:
    """Those of `terms` that a label in `panels` names; draws the panels to find out."""
    used = {label.term for panel in panels for label in panel.draw(0).labels}
    return tuple(term for term in terms if term.key in used)


def label_parts(
    drawing: Drawing, prefix: str, names: str, *, priority: int = 1, side: str = "", detail: int = 1
) -> None:
    """Label parts by their own ids: the part "iris" with the term "eye-iris", where the prefix is "eye"."""
    for name in names.split():
        drawing.label(f"{prefix}-{name}", name, priority=priority, side=side, detail=detail)
