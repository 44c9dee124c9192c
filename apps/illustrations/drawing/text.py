"""Lettering measured with the bundled fonts' own metrics, so that what is planned is what is drawn.

Sizes and widths are pixels of the page. Kerning is left out: it only makes a line shorter than planned.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from xml.sax.saxutils import escape

from fontTools.ttLib import TTFont

FOLDER = Path(__file__).resolve().parent / "fonts"
LINE = 1.18  # height of a line in units of the type size


@dataclass(frozen=True, slots=True)
class Face:
    """One bundled font file, under the names that SVG knows it by."""

    name: str
    family: str
    weight: int
    italic: bool
    file: str

    @property
    def path(self) -> Path:
        return FOLDER / self.file

    @property
    def attributes(self) -> str:
        """SVG attributes that select the face. The family is quoted: a name ending in a digit is no identifier."""
        weight = f' font-weight="{self.weight}"' if self.weight != 400 else ""
        slant = ' font-style="italic"' if self.italic else ""
        return f"font-family=\"'{self.family}'\"{weight}{slant}"


FACES: dict[str, Face] = {
    face.name: face
    for face in (
        Face("Source Sans 3", "Source Sans 3", 400, False, "SourceSans3-Regular.ttf"),
        Face("Source Sans 3 Semibold", "Source Sans 3", 600, False, "SourceSans3-Semibold.ttf"),
        Face("Source Sans 3 Italic", "Source Sans 3", 400, True, "SourceSans3-It.ttf"),
        Face("Source Serif 4", "Source Serif 4", 400, False, "SourceSerif4-Regular.ttf"),
        Face("Source Serif 4 Semibold", "Source Serif 4", 600, False, "SourceSerif4-Semibold.ttf"),
        Face("Source Serif 4 Italic", "Source Serif 4", 400, True, "SourceSerif4-It.ttf"),
        Face("EB Garamond", "EB Garamond", 400, False, "EBGaramond12-Regular.otf"),
        Face("EB Garamond Italic", "EB Garamond", 400, True, "EBGaramond12-Italic.otf"),
    )
}


@lru_cache(maxsize=len(FACES))
def _advances(name: str) -> dict[int, float]:
    """Advance width of each character in units of the type size."""
    font = TTFont(FACES[name].path, lazy=True)
    metrics, em = font["hmtx"].metrics, font["head"].unitsPerEm
    return {code: metrics[glyph][0] / em for code, glyph in font.getBestCmap().items()}


def _stand_in(face: str) -> str:
    """The sans face of the same cut, which has signs that the others lack (a raised plus, arrows both ways)."""
    bold, slant = FACES[face].weight == 600, FACES[face].italic
    return "Source Sans 3" + (" Italic" if slant else " Semibold" if bold else "")


@lru_cache(maxsize=8192)
def _unit_width(text: str, face: str) -> float:
    advances, others = _advances(face), _advances(_stand_in(face))
    return sum(advances.get(ord(c)) or others.get(ord(c), 0.6) for c in text)


def width(text: str, face: str, size: float, spacing: float = 0.0) -> float:
    """Width of a line of text in a face (a key of FACES); `spacing` is added after every letter.

    Raises KeyError for a face that is not bundled.
    """
    return _unit_width(text, face) * size + spacing * len(text)


def missing(text: str, face: str) -> str:
    """The characters of `text` that neither the face nor its stand-in has; they would silently not be drawn."""
    known = _advances(face).keys() | _advances(_stand_in(face)).keys()
    return "".join(sorted({c for c in text if ord(c) not in known}))


def _fill(words: list[str], face: str, size: float, limit: float) -> list[str]:
    lines, line = [], words[0]
    for word in words[1:]:
        longer = f"{line} {word}"
        if width(longer, face, size) > limit:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


@lru_cache(maxsize=4096)
def wrap(text: str, face: str, size: float, limit: float) -> tuple[str, ...]:
    """Text broken into as few lines as fit `limit`, made as even as possible. A single word may stick out.

    A number stays on the line of what it counts.
    """
    words = re.sub(r"(?<!\S)(\d[\d,.]*) (?=\S)", "\\1\u00a0", text).split(" ")
    words = [word.replace("\u00a0", " ") for word in words if word]
    if not words:
        return ()
    lines = _fill(words, face, size, limit)
    low, high = max(width(w, face, size) for w in words), limit
    if len(lines) == 1 or low >= high:
        return tuple(lines)
    while high - low > 1.5:  # the narrowest measure that needs no further line is the most even one
        middle = (low + high) / 2
        narrower = _fill(words, face, size, middle)
        if len(narrower) <= len(lines):
            lines, high = narrower, middle
        else:
            low = middle
    return tuple(lines)


def line_svg(
    x: float,
    y: float,
    text: str,
    face: str,
    size: float,
    fill: str,
    anchor: str = "start",
    spacing: float = 0.0,
    extra: str = "",
) -> str:
    """One line of text as an SVG element; `y` is the baseline."""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    tracked = f' letter-spacing="{spacing:g}"' if spacing else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" {FACES[face].attributes} font-size="{size:g}"{place}{tracked}'
        f' fill="{fill}"{extra}>{_content(text, face, size)}</text>'
    )


def _content(text: str, face: str, size: float) -> str:
    """The text of an element, with what the face lacks set in its stand-in."""
    advances = _advances(face)
    if all(ord(c) in advances for c in text):
        return escape(text)
    other = f'<tspan {FACES[_stand_in(face)].attributes} font-size="{size:g}">'
    return "".join(escape(c) if ord(c) in advances else f"{other}{escape(c)}</tspan>" for c in text)
