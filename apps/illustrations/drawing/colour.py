"""Mixing colours as the eye sees them, in Oklab (Björn Ottosson, 2020). Colours are "#rrggbb"."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

Lab = tuple[float, float, float]  # lightness 0..1, green-red, blue-yellow


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    value = min(max(value, 0.0), 1.0)
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


@lru_cache(maxsize=4096)
def lab(colour: str) -> Lab:
    r, g, b = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def from_lab(lightness: float, a: float, b: float) -> str:
    """The nearest colour that a screen can show."""
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rgb = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(_encoded(v) * 255):02x}" for v in rgb)


@lru_cache(maxsize=16384)
def mix(a: str, b: str, share: float) -> str:
    """`share` of b in a, 0..1."""
    return from_lab(*(p + (q - p) * share for p, q in zip(lab(a), lab(b), strict=True)))


def toned(colour: str, tone: float) -> str:
    """Towards white (tone > 0) or black (tone < 0)."""
    return colour if tone == 0 else mix(colour, "#ffffff" if tone > 0 else "#000000", abs(tone))


def vivid(colour: str, factor: float) -> str:
    """The same lightness and hue with `factor` times the chroma."""
    lightness, a, b = lab(colour)
    return from_lab(lightness, a * factor, b * factor)


def lightness(colour: str) -> float:
    return lab(colour)[0]


def at_lightness(colour: str, value: float, chroma: float = 1.0) -> str:
    """The same hue at another lightness (0..1), with `chroma` times the chroma."""
    _, a, b = lab(colour)
    return from_lab(min(max(value, 0.0), 1.0), a * chroma, b * chroma)


def along(stops: Sequence[str], t: float) -> str:
    """The colour at t (0..1) of evenly spaced stops."""
    at = min(max(t, 0.0), 1.0) * (len(stops) - 1)
    i = min(int(at), len(stops) - 2)
    return mix(stops[i], stops[i + 1], round(at - i, 3))


@lru_cache(maxsize=1024)
def tones(colour: str, depth: float = 1.0) -> tuple[str, ...]:
    """Six tones from the shaded rim to the lit crest of a body of this colour; the fourth is nearly the colour.

    Holds for any colour: white keeps visible shades, black a visible light. `depth` is the strength of modelling.
    """
    value = lightness(colour)
    shade = (0.20 + 0.22 * value) * depth * min(1.0, value / 0.35)
    light = (0.16 + 0.10 * (1 - value)) * depth
    room = max(0.0, 1 - value)
    lit = light * min(1.0, room / 0.22) if value > 0.5 else light
    steps = (-shade, -0.72 * shade, -0.36 * shade, 0.0, 0.55 * lit, lit)
    chroma = (1.12, 1.12, 1.07, 1.0, 0.85, 0.62)
    # a white body needs a grey rim rather than a coloured one; a saturated one must not turn to grey in its shade
    return tuple(at_lightness(colour, value + s, c) for s, c in zip(steps, chroma, strict=True))


def outline(colour: str, ink: str = "#1c1a1a", share: float = 0.35) -> str:
    """A dark line colour of the same hue, drawn towards the ink."""
    value = lightness(colour)
    return mix(at_lightness(colour, min(0.42, 0.22 + 0.18 * value), 1.0), ink, share)


def distance(a: str, b: str) -> float:
    """How different two colours look (Euclidean in Oklab; 0.02 is just visible)."""
    return math.dist(lab(a), lab(b))
