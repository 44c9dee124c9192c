"""What every theme has: values for the page, and one painter per form.

A theme holds no state of its own, so one object serves all threads. Painters get the canvas, the part and the
`Ground` that its shadow may fall on.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from types import MappingProxyType

from .. import colour as hue
from .. import geometry as geo
from ..canvas import Canvas
from ..materials import CHANNELS, MATERIALS
from ..model import Drawing, Flow, Form, Part
from . import shading
from .shading import Ground

SANS, SANS_BOLD = "Source Sans 3", "Source Sans 3 Semibold"
SERIF, SERIF_BOLD, SERIF_ITALIC = "Source Serif 4", "Source Serif 4 Semibold", "Source Serif 4 Italic"
OLD_STYLE, OLD_STYLE_ITALIC = "EB Garamond", "EB Garamond Italic"


@dataclass(frozen=True, slots=True)
class PageStyle:
    """Colours and lettering of the page around the art. Faces are named as above."""

    paper: str = "#ffffff"
    ink: str = "#14202e"
    quiet: str = "#566372"  # second ink: subtitles, notes
    line: str = "#33404f"  # leaders
    halo: str = "#ffffff"
    halo_opacity: float = 0.7
    rule: str = "#c9d2da"
    accent: str = "#1f5a7a"
    panel_fill: str = "#f6f8fa"
    panel_edge: str = "#d3dbe3"
    title: str = SANS_BOLD
    subtitle: str = SANS
    label: str = SANS
    main_label: str = SANS_BOLD
    note: str = SANS
    heading: str = SANS_BOLD
    title_case: str = ""  # "upper" or ""
    title_spacing: float = 0.0  # px between letters
    note_scale: float = 0.82  # size of notes as a share of the label size
    label_gap: float = 0.42  # space between labels as a share of the label size
    type_scale: float = 1.0


class Theme:
    """One way to turn parts into paint."""

    name = ""
    style = PageStyle()
    detail = 2  # parts of a higher level of detail are left out
    flow_colours: MappingProxyType[str, str] = MappingProxyType({})
    legend_note = ""
    shows_channels = False
    notes_under_labels = False  # short notes also where the page is narrow

    # ---- the page
    def background(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.path(f"M0 0H{width:g}V{height:g}H0z", self.style.paper)

    def frame(self, canvas: Canvas, width: float, height: float) -> None:
        """What is drawn over everything else, at the edge of the page."""

    def panel(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, radius: float = 12
    ) -> None:
        """The ground of one panel of a process."""
        shape = geo.rounded_box(x, y, width, height, radius)
        canvas.shape(shape, self.style.panel_fill, stroke=self.style.panel_edge, stroke_width=1)

    def disc(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        """The ground of one stage of a cycle."""
        canvas.raw(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{self.style.panel_fill}"'
            f' stroke="{self.style.panel_edge}"/>'
        )

    def channels(self, drawing: Drawing) -> tuple[str, ...]:
        """The channels of the materials in a drawing, most area first."""
        area: defaultdict[str, float] = defaultdict(float)
        for part in drawing.at_detail(self.detail).parts:
            area[MATERIALS[part.material].channel] += part.area.area
        return tuple(sorted((c for c in area if c in CHANNELS), key=lambda c: (-area[c], c)))

    # ---- the art
    def paint(self, drawing: Drawing) -> Canvas:
        """Paint all parts from back to front, then the arrows."""
        canvas = Canvas(f"{drawing.key}_")
        ground = Ground()
        for part in drawing.at_detail(self.detail).parts:
            if part.shape.is_empty:
                continue
            canvas.open(id=f"{drawing.key}-{part.id}", opacity=part.opacity if part.opacity < 1 else None)
            getattr(self, part.form.value)(canvas, part, ground)
            canvas.close()
            if part.opacity >= 0.5 and part.form not in (Form.LINE, Form.DOTS, Form.FLAT):
                ground.add(part.area)
        if drawing.flows:
            canvas.open(id=f"{drawing.key}-flows")
            for flow in drawing.flows:
                self.flow(canvas, flow)
            canvas.close()
        return canvas

    def colour(self, part: Part) -> str:
        """The base colour of a part, with its tone."""
        return hue.toned(MATERIALS[part.material].colour, part.tone)

    # ---- one painter per form
    def round(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def hollow(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def cut(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def sheet(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def cord(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def mouth(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def dots(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def flat(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        raise NotImplementedError

    def line(self, canvas: Canvas, part: Part, ground: Ground) -> None:
        colour = self.style.ink if part.material == "ink" else self.colour(part)
        canvas.path(
            shading.line_data(part.shape),
            stroke=colour,
            stroke_width=max(part.width, 0.3),
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    def flow(self, canvas: Canvas, flow: Flow) -> None:
        raise NotImplementedError
