"""What image models are asked for, as an instructional brief: subject, parts, style, page, and what must not appear."""

import re
from collections.abc import Sequence

from apps.illustrations.engines.base import DrawRequest

AUDIENCE = "university students"
STYLES = {
    "scientific": "flat vector-like scientific illustration, even line weight, restrained natural colours",
    "anatomical": "modelled anatomical plate, soft light from the upper left, natural tissue colours",
    "botanical": "botanical plate in ink and watercolour wash",
    "cellular": "drawing in the manner of fluorescence microscopy, glowing colours",
    "schematic": "simplified schematic, flat shapes, few colours, bold outlines",
    "realistic": "realistic scientific rendering, accurate surfaces, soft studio light",
    "educational": "friendly textbook drawing, clear shapes, bright but calm colours",
}
_BACKGROUND = {"cellular": "plain black background"}
_PLAIN = "plain white background"
NO_TEXT = (
    "No text of any kind: no letters, digits, labels, captions, titles, legends, scale bars, arrows or leader lines, "
    "no watermark, no signature."
)

# Settings and adapters that some servers read out of a prompt; the second is cut off at "|" by LocalAI.
_COMMANDS = re.compile(r"<sd_cpp_extra_args>.*?(</sd_cpp_extra_args>|$)|<lora:[^>]*>?", re.I | re.S)


def cleaned(words: str) -> str:
    """A person's words without what some server would take for settings, on one line."""
    return " ".join(_COMMANDS.sub(" ", words).replace("|", ", ").split())


def without_text(request: DrawRequest, parts: Sequence[str]) -> str:
    """A picture on which labels are set afterwards; `parts` say how each labelled part looks."""
    return "\n".join(
        [
            f"Textbook figure for {AUDIENCE}, without any lettering.",
            f"Subject: {cleaned(request.prompt)}.",
            *(["Show these parts, each clearly separated and fully visible:"] if parts else []),
            *(f"- {cleaned(part)}" for part in parts),
            *_look(request),
            "Layout: one subject centred in the middle 60 % of the page, with empty margins left and right.",
            NO_TEXT,
        ]
    )


def with_lettering(request: DrawRequest, labels: Sequence[str]) -> str:
    """A picture whose labels the model draws itself."""
    named = ", ".join(f"“{cleaned(label)}”" for label in labels)
    lettering = (
        f"Labels: exactly these {len(labels)}, each once, spelled exactly: {named}. Sans serif, dark grey, horizontal, "
        "in the outer margin; one thin straight line from each label to the middle of its part, lines do not cross. "
        "No other text."
        if labels
        else "Labels: the names of the main parts, each once and correctly spelled, with thin straight leader lines."
    )
    return "\n".join(
        [
            f"Textbook figure for {AUDIENCE}.",
            f"Subject: {cleaned(request.prompt)}.",
            *_look(request),
            lettering,
        ]
    )


def redrawing(request: DrawRequest, parts: Sequence[str], *, lettered: bool) -> str:
    """What is to become of a sketch."""
    notes = cleaned(request.prompt)
    return "\n".join(
        [
            f"Image 1 is the rough sketch of a scientific figure. Redraw it as a clean figure for {AUDIENCE}.",
            "Keep what is drawn, where it stands, how many there are and how they are connected. Add nothing.",
            *([f"Notes of its author: {notes}."] if notes else []),
            *(f"- {cleaned(part)}" for part in parts),
            *_look(request),
            "Keep the lettering of the sketch, spelled exactly."
            if lettered
            else f"Leave out its lettering. {NO_TEXT}",
        ]
    )


REMOVE_LETTERING = "Remove all lettering, arrows and leader lines. Change nothing else: keep every shape, colour and position."


def _look(request: DrawRequest) -> list[str]:
    return [f"Style: {STYLES[request.style]}; {_BACKGROUND.get(request.style, _PLAIN)}."]
