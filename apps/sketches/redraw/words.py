"""The words beside a redrawn sketch. They say what the author says, as the author's, and how the figure was made."""

from __future__ import annotations

from apps.illustrations.atlas.caption import STYLE_WORDS, WRITER, Words

from .notes import NO_TITLE, Notes

NOTE = "Caption composed by the built-in caption writer from the author's notes."
NOTE_WITHOUT_NOTES = "Caption composed by the built-in caption writer from the sketch alone."
RIGHTS = (
    "Redrawn from your sketch, which stays yours. We claim no rights in the result: as far as the law lets us, our part in "
    "it is released under CC0 1.0."
)
LONGEST_ALT = 125

__all__ = ["NOTE", "NOTE_WITHOUT_NOTES", "RIGHTS", "WRITER", "write"]


def write(notes: Notes, style: str, coloured: bool) -> Words:
    """Caption, alternative text and long description."""
    return Words(
        caption=_caption(notes, style, coloured),
        alt_text=_alt_text(notes, style),
        long_description=_long_description(notes, style, coloured),
        sources=(),
    )


def _caption(notes: Notes, style: str, coloured: bool) -> str:
    sentences = [
        f"{notes.title}.".replace("..", "."),
        f"{STYLE_WORDS[style]}, redrawn from the author's sketch.",
    ]
    if notes.title == NO_TITLE:
        sentences = [f"{STYLE_WORDS[style]}, redrawn from the author's sketch."]
    if notes.labels:
        sentences.append(f"Parts named by the author: {_listed(notes.labels)}.")
    if notes.rest and notes.rest.rstrip(".").lower() != notes.title.lower():
        sentences.append(f"The author's notes: “{notes.rest}”")
    sentences.append(_colours(style, coloured))
    return " ".join(s for s in sentences if s)


def _colours(style: str, coloured: bool) -> str:
    if style == "cellular":
        return "Colors are artificial; the figure is drawn and is not a micrograph."
    return "Fill colors were chosen in redrawing and carry no meaning." if coloured else ""


def _alt_text(notes: Notes, style: str) -> str:
    what = "" if notes.title == NO_TITLE else f": {notes.title[0].lower()}{notes.title[1:]}"
    text = f"{STYLE_WORDS[style]} redrawn from a sketch{what}."
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1].rstrip() + "…"


def _long_description(notes: Notes, style: str, coloured: bool) -> str:
    lines = [
        f"{notes.title}. {STYLE_WORDS[style]}, redrawn from the author's sketch.",
        "Every line follows a line of the sketch; handwritten words stay as they were drawn.",
        f"Key: {'; '.join(notes.labels)}." if notes.labels else "",
        f"The author's notes: “{notes.rest}”" if notes.rest else "",
        _colours(style, coloured),
    ]
    return "\n".join(line for line in lines if line)


def _listed(items: tuple[str, ...]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"
