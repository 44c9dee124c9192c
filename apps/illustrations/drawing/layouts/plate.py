"""One drawing with its labels around it; on a tall page also enlarged details and the steps or a key below."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from .. import text
from ..arrangements import Attempt, Job, above_and_below, beside, best
from ..art import Art, ArtLabel
from ..furniture import EDGE, Foot, Heading, Sheet, leader_data
from ..labels import Lettering, PlacedLabel, Plan, View, wanted
from ..lint import Box
from ..scene import Lettering as Words
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets

INSET_RADIUS = 108.0
INSET_HEIGHT = 290.0
STEP_PITCH = 60.0
LEAST_KEY = 160.0  # height that a key needs to be worth having
TAG_SIZE = 15.0
TAG_HEIGHT = 27.0


def lay_out(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    art = arts[scene.panels[0].key]
    width, height = float(size.width), float(size.height)
    sheets = Sheets(theme)
    heading = Heading.of(scene, theme, width, height)
    foot = Foot.of(scene, theme, art.channels, width)
    numbered = theme.detail == 1 and bool(scene.steps)  # the schematic theme shows where each step happens
    beside_steps = numbered and size.orientation != "portrait"

    room = height - heading.bottom - foot.height
    below = _Below.of(scene, theme, size)
    rect = (0.0, heading.bottom, width, room - below.height)
    plan, step_labels = _plan(art, scene, theme, size, rect, beside_steps)
    if size.orientation == "portrait":
        top, bottom = _used(plan, art)
        spare = room - below.height - (bottom - top)
        above = 14.0 + min(max(spare - 14.0, 0.0) * 0.2, 56.0)
        below = replace(below, height=room - above - (bottom - top) - 22.0)
        plan = _shifted(plan, heading.bottom + above - top)

    heading.draw(sheets.over, width)
    sheets.show(art, plan.view)
    if numbered:
        _tags(sheets, scene, plan.view)
        _badges(sheets, scene, art, plan.view)
    sheets.over.labels([label for label in plan.labels if label.term not in step_labels])
    steps = [label for label in plan.labels if label.term in step_labels]
    _numbered_labels(sheets.over, steps, scene)
    below.draw(sheets, art, plan, (0.0, height - foot.height - below.height, width, below.height))
    foot.draw(sheets.over, width, height, plan.view.scale)
    sheets.labels += [label for label in plan.labels if label.term not in step_labels]
    sheets.steps += steps
    sheets.dropped += plan.dropped
    return sheets


# ---------------------------------------------------------------- the drawing and its labels
def _plan(
    art: Art, scene: Scene, theme: Theme, size: PageSize, rect: Box, beside_steps: bool
) -> tuple[Plan, frozenset[str]]:
    """The best of a few ways to place the labels, and which of them are numbered steps."""
    least = 2 if size.orientation == "square" else 3
    if beside_steps:
        least = 1 if size.orientation == "landscape" else 0
    elif theme.notes_under_labels:
        least -= 1  # fewer labels, each with its note
    wishes, minor = wanted(art, scene, least)
    step_labels: frozenset[str] = frozenset()
    if beside_steps:
        steps = {f"step-{n}": step for n, step in enumerate(scene.steps, 1)}
        wishes = [_step_wish(term, step, art) for term, step in steps.items()] + wishes
        scene = replace(scene, lettering={**scene.lettering, **{t: Words(s.text) for t, s in steps.items()}})
        step_labels = frozenset(steps)
        minor = []
    plan = best(_attempts(Job(art, wishes, scene, rect), theme, size))
    return replace(plan, dropped=tuple(minor) + plan.dropped), step_labels


def _step_wish(term: str, step, art: Art) -> ArtLabel:
    return ArtLabel(term, 1, "", (step.zone or art.spots[step.part],))


def _attempts(job: Job, theme: Theme, size: PageSize) -> Iterator[Attempt]:
    """Ways to set the labels, at several sizes of the drawing and of the lettering."""
    style = theme.style
    tags = _tag_boxes(job.scene) if theme.detail == 1 and job.scene.steps else None
    _, _, w, h = job.rect
    wide, high = job.art.box[2:]

    def lettering(points: float, limit: float, notes: int) -> Lettering:
        points *= style.type_scale
        limit *= style.type_scale
        return Lettering(
            points,
            style.label,
            style.main_label,
            style.note,
            style.note_scale,
            points * style.label_gap,
            limit,
            notes,
        )

    def columns(how: Lettering, share: float, reach: float, margin: float) -> Attempt:
        bonus = (12.0 if theme.notes_under_labels else 4.0) * how.notes
        return beside(job, how, share=share, reach=reach, margin=margin, keep_clear_of=tags, bonus=bonus)

    if size.orientation == "landscape":
        for notes, points in itertools.product((4, 2, 0), (19.0, 17.5)):
            yield columns(lettering(points, 290.0, notes), 0.72, 110.0, 34.0)
            if 0.72 * (w - 68.0) / wide < 1.1 * h / high:  # a wide drawing: also try it smaller
                yield columns(lettering(points, 290.0, notes), 0.62, 110.0, 34.0)
        return
    points, limit = (18.0, 172.0) if size.orientation == "portrait" else (16.5, 160.0)
    slender = wide / high < 1.1
    shares = (1.0, 0.92, 0.85, 0.78, 0.71, 0.64) if slender else (0.75, 0.65)
    for notes in (2, 1, 0) if theme.notes_under_labels else (0,):
        if not slender:
            for limit_in_band, tiers in ((150.0, 2), (116.0, 2), (128.0, 1)):
                yield above_and_below(job, lettering(points, limit_in_band, notes), tiers=tiers)
        for share, narrower in itertools.product(shares, (1.0, 0.82)):
            yield columns(lettering(points, limit * narrower, notes), share, 46.0, 26.0)


def _used(plan: Plan, art: Art) -> tuple[float, float]:
    """Top and bottom of the drawing with its labels."""
    _, y, _, h = plan.view.box(art.box)
    boxes = [label.box for label in plan.labels]
    return min([y] + [b[1] for b in boxes]), max([y + h] + [b[1] + b[3] for b in boxes])


def _shifted(plan: Plan, by: float) -> Plan:
    view = replace(plan.view, dy=plan.view.dy + by)
    labels = tuple(
        replace(
            label,
            box=(label.box[0], label.box[1] + by, *label.box[2:]),
            port=(label.port[0], label.port[1] + by),
            elbow=(label.elbow[0], label.elbow[1] + by),
            target=(label.target[0], label.target[1] + by),
        )
        for label in plan.labels
    )
    return replace(plan, view=view, labels=labels)


# ---------------------------------------------------------------- steps and tags on the drawing
def _tag_boxes(scene: Scene):
    def boxes(view: View) -> list[Box]:
        out = []
        for tag in scene.tags:
            x, y = view.point(tag.at)
            w = text.width(tag.text, "Source Sans 3 Semibold", TAG_SIZE) + 22.0
            left = {"start": x, "end": x - w}.get(tag.side, x - w / 2)
            out.append((left, y - TAG_HEIGHT / 2, w, TAG_HEIGHT))
        return out

    return boxes


def _tags(sheets: Sheets, scene: Scene, view: View) -> None:
    for tag, box in zip(scene.tags, _tag_boxes(scene)(view), strict=True):
        sheets.over.pill(box, tag.text, sheets.theme.flow_colours[tag.kind], TAG_SIZE)
        sheets.taken.append(box)


def _badges(sheets: Sheets, scene: Scene, art: Art, view: View) -> None:
    for number, step in enumerate(scene.steps, 1):
        x, y = view.point(step.zone or art.spots[step.part])
        sheets.over.badge(x, y, number, sheets.theme.flow_colours[step.kind], 13.5)


def _numbered_labels(sheet: Sheet, labels: Sequence[PlacedLabel], scene: Scene) -> None:
    """Steps as labels: the leader ends at the badge on the drawing."""
    for label in labels:
        sheet.canvas.path(leader_data(label), stroke=sheet.style.quiet, stroke_width=1.0)
    for label in labels:
        number = int(label.term.rpartition("-")[2])
        colour = sheet.theme.flow_colours[scene.steps[number - 1].kind]
        sheet.badge(*label.target, number, colour, 13.5)
        sheet.words(label)


# ---------------------------------------------------------------- below the drawing, on a tall page
@dataclass(frozen=True, slots=True)
class _Below:
    """Enlarged details, then the numbered steps or a key that says what each structure is."""

    scene: Scene
    insets: bool
    steps: bool
    key: bool
    height: float  # at least; the drawing may leave more

    @staticmethod
    def of(scene: Scene, theme: Theme, size: PageSize) -> _Below:
        if size.orientation != "portrait":
            return _Below(scene, False, False, False, 0.0)
        insets = bool(scene.insets) and theme.detail > 1
        steps = bool(scene.steps)
        height = INSET_HEIGHT * insets + (62.0 + STEP_PITCH * ((len(scene.steps) + 1) // 2)) * steps
        return _Below(scene, insets, steps, True, height)

    def draw(self, sheets: Sheets, art: Art, plan: Plan, rect: Box) -> None:
        x, y, w, h = rect
        spare = max(h - self.height, 0.0) if self.steps else 0.0
        if self.insets:
            y += min(spare * 0.25, 24.0)
            _insets(sheets, self.scene, art, y, w)
            y, h = y + INSET_HEIGHT, h - INSET_HEIGHT - min(spare * 0.25, 24.0)
        x, w = x + EDGE, w - 2 * EDGE
        if self.steps:
            steps = 62.0 + 1.2 * STEP_PITCH * ((len(self.scene.steps) + 1) // 2)
            if h - steps > LEAST_KEY:  # room for both
                _steps_panel(sheets.over, self.scene, (x, y, w, steps))
                y, h = y + steps + 10.0, h - steps - 10.0
            else:
                _steps_panel(sheets.over, self.scene, (x, y, w, h))
                return
        if self.key and h > LEAST_KEY:
            _key(sheets.over, self.scene, art, plan, (x, y, w, h))


def _insets(sheets: Sheets, scene: Scene, art: Art, top: float, width: float) -> None:
    """Details of the same drawing, enlarged inside circles."""
    sheet, style = sheets.over, sheets.theme.style
    y = top + INSET_RADIUS + 8.0
    for index, inset in enumerate(scene.insets):
        x = width * (index + 0.5) / len(scene.insets)
        scale = INSET_RADIUS / inset.radius
        clip = f"inset-{index + 1}"
        sheets.clips += (
            f'<clipPath id="{clip}"><circle cx="{x:.1f}" cy="{y:.1f}" r="{INSET_RADIUS}"/></clipPath>'
        )
        dx, dy = x - inset.centre[0] * scale, y - inset.centre[1] * scale
        sheet.canvas.raw(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{INSET_RADIUS}" fill="{style.paper}"/>'
            f'<g clip-path="url(#{clip})"><g transform="translate({dx:.2f} {dy:.2f}) scale({scale:.4f})">'
            f"{_uses(art, inset.centre, inset.radius)}</g></g>"
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{INSET_RADIUS}" fill="none" stroke="{style.line}" stroke-width="1.6"/>'
        )
        sheet.text(x, y + INSET_RADIUS + 25, inset.title, style.label, 17.5, style.ink, "middle")


def _uses(art: Art, centre, radius: float) -> str:
    """The parts of the drawing that reach into the circle, drawn again by reference."""
    cx, cy = centre
    out = []
    for part, (x0, y0, x1, y1) in art.part_boxes.items():
        near_x, near_y = min(max(cx, x0), x1), min(max(cy, y0), y1)
        id = f"{art.key}-{part}"
        if (near_x - cx) ** 2 + (near_y - cy) ** 2 < radius * radius and f'id="{id}"' in art.body:
            out.append(f'<use href="#{id}"/>')
    return "".join(out)


def _steps_panel(sheet: Sheet, scene: Scene, rect: Box) -> None:
    """The steps in two columns, read downwards."""
    x, y, w, h = rect
    style = sheet.style
    sheet.rule(x, x + w, y + 2)
    sheet.text(x, y + 28, scene.steps_title, style.heading, 19.0, style.ink)
    half = (len(scene.steps) + 1) // 2
    pitch = min(STEP_PITCH * 1.5, (h - 58.0) / half)
    size = 17.5 if pitch < STEP_PITCH * 1.2 else 19.0
    for index, step in enumerate(scene.steps):
        left = x + (w / 2) * (index // half)
        middle = y + 50.0 + pitch * (index % half) + pitch / 2
        sheet.badge(left + 14, middle, index + 1, sheet.theme.flow_colours[step.kind], 14.0)
        lines = text.wrap(step.text, style.label, size, w / 2 - 70.0)
        sheet.lines(left + 40, middle - len(lines) * size * 1.25 / 2, lines, style.label, size, leading=1.25)


def _key(sheet: Sheet, scene: Scene, art: Art, plan: Plan, rect: Box) -> None:
    """What each labelled structure is or does, in columns read downwards; the minor ones only if there is room."""
    x, y, w, h = rect
    style = sheet.style
    rank = {label.term: label.priority for label in art.labels}
    shown = {label.term for label in plan.labels}
    columns, size, note_size = 3, 15.5, 14.2
    limit = w / columns - 24.0
    entries = [
        (term, words.name, text.wrap(words.note, style.note, note_size, limit))
        for term, words in scene.lettering.items()
        if term in shown and words.note
    ]

    def height(entry: tuple[str, str, tuple[str, ...]]) -> float:
        return size * 1.3 + len(entry[2]) * note_size * 1.2

    gap, column_height = _spread([height(e) for e in entries], columns, h - 62.0)
    while entries and gap < 0:
        entries.remove(max(reversed(entries), key=lambda e: rank.get(e[0], 9)))
        gap, column_height = _spread([height(e) for e in entries], columns, h - 62.0)
    if not entries:
        return
    sheet.rule(x, x + w, y + 6)
    sheet.text(x, y + 36, "Key to the structures", style.heading, 19.0, style.ink)
    top, left = y + 52.0, x
    for entry in entries:
        if top + height(entry) > y + 52.0 + column_height + 1.0:
            left, top = left + w / columns, y + 52.0
        bottom = sheet.lines(left, top, [entry[1]], style.main_label, size, leading=1.3)
        sheet.lines(left, bottom, entry[2], style.note, note_size, style.quiet, leading=1.2)
        top += height(entry) + gap


def _spread(heights: list[float], columns: int, room: float) -> tuple[float, float]:
    """The widest gap (at most 34 px) with which the entries fill the columns, and how tall a column then is.

    A gap below zero says that they do not fit.
    """
    for gap in range(34, 5, -1):
        tallest = max([sum(heights) / columns + gap * (len(heights) / columns - 1), *heights], default=0.0)
        while tallest <= room:
            used, count = -float(gap), 1
            for tall in heights:
                used += tall + gap
                if used > tallest:
                    used, count = tall, count + 1
            if count <= columns:
                return float(gap), tallest
            tallest += 4.0
    return -1.0, 0.0
