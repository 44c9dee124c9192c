"""What was understood of a prompt, for tests, for the owner, and for measuring coverage. Nothing is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from .catalogue import vocabulary
from .figure import CannotDraw, understand


@dataclass(frozen=True, slots=True)
class Explanation:
    """The route a prompt takes, and why."""

    route: str  # "stored" or "cannot draw"
    subject: str = ""  # key of the subject
    title: str = ""
    named: tuple[str, ...] = ()  # parts that the prompt asks for
    only: tuple[str, ...] = ()  # when not empty, nothing else is labelled
    left_out: tuple[str, ...] = ()
    not_drawn: tuple[str, ...] = ()  # asked for, and not part of the figure
    refusal: str = ""  # what the person is told
    nearest: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.route == "cannot draw":
            return f"cannot draw: {self.refusal}"
        told = [f"stored: {self.title} ({self.subject})"]
        for words, items in (
            ("asked for", self.named),
            ("only", self.only),
            ("left out", self.left_out),
            ("not drawn", self.not_drawn),
        ):
            if items:
                told.append(f"{words}: {', '.join(items)}")
        return "\n  ".join(told)


def explain(prompt: str) -> Explanation:
    """Which figure a prompt leads to, with which parts; or why to none."""
    try:
        understood = understand(prompt)
    except CannotDraw as refusal:
        return Explanation("cannot draw", refusal=str(refusal), nearest=tuple(refusal.nearest))

    def names(terms: frozenset[str]) -> tuple[str, ...]:
        return tuple(sorted(vocabulary()[term].name for term in terms))

    return Explanation(
        "stored",
        subject=understood.subject.key,
        title=understood.subject.title,
        named=names(understood.emphasis),
        only=names(understood.only),
        left_out=names(understood.left_out),
        not_drawn=(*understood.unknown, *(other.title for other in understood.others)),
    )
