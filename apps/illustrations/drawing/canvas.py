"""A small SVG writer: paths, groups and gradients, with every id behind one prefix.

It knows no filters, masks or blend modes, so whatever it writes renders fast and the same everywhere, also as PDF.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from shapely.geometry.base import BaseGeometry

from . import geometry as geo

Stop = tuple[float, str] | tuple[float, str, float]  # (offset, colour[, opacity])


class Canvas:
    """Collects SVG elements; `body()` and `defs()` give the text."""

    def __init__(self, prefix: str = "") -> None:
        """Every id starts with `prefix`, so that several canvases can share one page."""
        self.prefix = prefix
        self._elements: list[str] = []
        self._defs: dict[str, str] = {}

    # ---- elements
    def shape(
        self, shape: BaseGeometry, fill: str = "none", tolerance: float = 0.14, **attributes: object
    ) -> None:
        """The polygons of a geometry as one path, true to `tolerance` units."""
        self.path(geo.path_data(shape, tolerance), fill, **attributes)

    def path(self, data: str, fill: str = "none", **attributes: object) -> None:
        """A path from SVG path data; nothing for empty data. `stroke_width=2` is written as stroke-width="2"."""
        if data:
            self._elements.append(f'<path d="{data}" fill="{fill}"{_written(attributes)}/>')

    def open(self, **attributes: object) -> None:
        self._elements.append(f"<g{_written(attributes)}>")

    def close(self) -> None:
        """End the group opened last; an empty group leaves no trace."""
        if self._elements and self._elements[-1].startswith("<g"):
            self._elements.pop()
        else:
            self._elements.append("</g>")

    def raw(self, svg: str) -> None:
        self._elements.append(svg)

    # ---- paint servers
    def linear(
        self,
        stops: Sequence[Stop],
        x1: float = 0,
        y1: float = 0,
        x2: float = 0,
        y2: float = 1,
        user: bool = False,
    ) -> str:
        """A linear gradient as a fill value. Positions are shares of the painted shape, or drawing units if `user`."""
        units = ' gradientUnits="userSpaceOnUse"' if user else ""
        place = f'x1="{x1:.4g}" y1="{y1:.4g}" x2="{x2:.4g}" y2="{y2:.4g}"{units}'
        return self._server("linearGradient", place, stops)

    def radial(
        self, stops: Sequence[Stop], cx: float = 0.5, cy: float = 0.5, r: float = 0.5, user: bool = False
    ) -> str:
        """A radial gradient as a fill value. Positions are shares of the painted shape, or drawing units if `user`."""
        units = ' gradientUnits="userSpaceOnUse"' if user else ""
        return self._server("radialGradient", f'cx="{cx:.4g}" cy="{cy:.4g}" r="{r:.4g}"{units}', stops)

    def _server(self, tag: str, place: str, stops: Sequence[Stop]) -> str:
        marks = "".join(
            f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{stop[2]:g}"' if len(stop) > 2 and stop[2] < 1 else "")
            + "/>"
            for stop in stops
        )
        text = f"<{tag} {place}>{marks}</{tag}>"
        if text not in self._defs:
            self._defs[text] = f"{self.prefix}{len(self._defs) + 1}"
        return f"url(#{self._defs[text]})"

    # ---- the text
    def defs(self) -> str:
        return "".join(text.replace(" ", f' id="{id}" ', 1) for text, id in self._defs.items())

    def body(self) -> str:
        return "".join(self._elements)


def _written(attributes: dict[str, object]) -> str:
    out = []
    for name, value in attributes.items():
        if value is None:
            continue
        text = f"{value:.3g}" if isinstance(value, float) else str(value)
        out.append(f" {name.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    return "".join(out)
