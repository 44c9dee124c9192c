"""Crosses and families: a Punnett square with what its genotypes look like, and a pedigree."""

from __future__ import annotations

from collections.abc import Mapping

from .. import colour as hue
from .. import text
from ..art import Art
from ..diagrams import NUMERALS, Pedigree, Phenotype, Punnett
from ..model import Xy
from ..scene import PageSize, Scene
from ..themes.base import Theme
from .sheets import Sheets
from .stage import LEADING, Stage, tall

MOST_CELL = 200.0
SYMBOL = 34.0  # half the width of a person's square
FAMILY = 200.0  # between persons
STRONGEST = 0.55  # share of paper in the first tint of a cross


# ---------------------------------------------------------------- Punnett square
def lay_out_punnett(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    cross = scene.diagram
    assert isinstance(cross, Punnett)
    stage = Stage.of(scene, theme, size, arts)
    x, y, w, h = stage.area
    style, points = theme.style, stage.type_sizes[3]
    across, down = len(cross.sperm), len(cross.eggs)
    head = points * 4.2
    side = points * 5.0
    key = len(cross.phenotypes) * points * 2.1 + points * 1.4
    beside = size.orientation == "landscape"
    room_w = w * 0.62 if beside else w
    cell = min((room_w - side) / across, (h - head - (0.0 if beside else key)) / down, MOST_CELL)
    wide, high = side + cell * across, head + cell * down
    total = high + (0.0 if beside else key)
    left = x + (room_w - wide) / 2 + (w * 0.03 if beside else 0.0)
    top = y + max((h - total) / 2, 0.0)
    stage.write(
        left + side + cell * across / 2,
        top,
        (cross.parents[1],),
        style.label,
        points,
        style.ink,
        "middle",
    )
    for n, gamete in enumerate(cross.sperm):
        stage.write(
            left + side + cell * (n + 0.5),
            top + points * 2.2,
            (gamete,),
            style.main_label,
            points * 1.15,
            style.ink,
            "middle",
        )
    title = text.wrap(cross.parents[0], style.label, points, side - 30.0)
    stage.write(left, top + head - tall(title, points) - 8.0, title, style.label, points, style.ink)
    for row, egg in enumerate(cross.eggs):
        level = top + head + cell * (row + 0.5)
        stage.write(
            left + side - 16.0,
            level - points * 0.7,
            (egg,),
            style.main_label,
            points * 1.15,
            style.ink,
            "end",
        )
        for column, sperm in enumerate(cross.sperm):
            _offspring(
                stage,
                cross,
                cross.genotype(egg, sperm),
                (left + side + cell * column, top + head + cell * row),
                cell,
                points,
            )
    if beside:
        _key(stage, cross, left + wide + 40.0, top + head, points)
    else:
        _key(stage, cross, left + side * 0.4, top + high + points * 1.2, points)
    return stage.sheets


def _seen(cross: Punnett, genotype: str) -> Phenotype:
    """Raises StopIteration when no phenotype is given for the genotype."""
    return next(p for p in cross.phenotypes if genotype in p.genotypes)


def _offspring(stage: Stage, cross: Punnett, genotype: str, corner: Xy, cell: float, points: float) -> None:
    style, (x, y) = stage.theme.style, corner
    phenotype = _seen(cross, genotype)
    stage.sheets.under.canvas.path(
        f"M{x:.1f} {y:.1f}h{cell:.1f}v{cell:.1f}h{-cell:.1f}z",
        _tint(stage, cross, phenotype),
        stroke=style.ink,
        stroke_width=1.4,
    )
    size = min(points * 1.15, cell * 0.26)
    while text.width(genotype, style.main_label, size) > cell - 8.0 and size > 11.0:
        size -= 0.5
    stage.write(
        x + cell / 2,
        y + cell / 2 - size * LEADING / 2,
        (genotype,),
        style.main_label,
        size,
        style.ink,
        "middle",
    )


def _tint(stage: Stage, cross: Punnett, phenotype: Phenotype) -> str:
    """One hue in steps, down to the paper: shades tell the phenotypes apart and claim no color of seeds or flowers."""
    step = cross.phenotypes.index(phenotype) / max(1, len(cross.phenotypes) - 1)
    return hue.mix(
        stage.theme.flow_colours["vein"], stage.theme.style.paper, STRONGEST + (1 - STRONGEST) * step
    )


def _key(stage: Stage, cross: Punnett, x: float, y: float, points: float) -> None:
    """What the genotypes look like, and in which ratio."""
    style = stage.theme.style
    for phenotype in cross.phenotypes:
        stage.sheets.under.canvas.path(
            f"M{x:.1f} {y:.1f}h{points * 1.3:.1f}v{points * 1.3:.1f}h{-points * 1.3:.1f}z",
            _tint(stage, cross, phenotype), stroke=style.ink, stroke_width=1.2,
        )  # fmt: skip
        words = cross.share(phenotype)
        stage.write(x + points * 2.0, y + 1.0, (words,), style.label, points, style.ink)
        y += points * 2.1


# ---------------------------------------------------------------- pedigree
def lay_out_pedigree(scene: Scene, theme: Theme, size: PageSize, arts: Mapping[str, Art]) -> Sheets:
    family = scene.diagram
    assert isinstance(family, Pedigree)
    stage = Stage.of(scene, theme, size, arts)
    x, y, w, h = stage.area
    points = stage.type_sizes[4]
    key = points * 2.6
    most = max(len(rank) for rank in family.generations)
    numerals = 46.0
    pitch = min((w - numerals) / most, FAMILY)
    rows = min((h - key) / len(family.generations), 260.0)
    top = y + (h - key - rows * len(family.generations)) / 2
    places: dict[str, Xy] = {}
    for number, rank in enumerate(family.generations):
        level = top + rows * (number + 0.42)
        start = x + numerals + (w - numerals - pitch * len(rank)) / 2
        stage.write(
            x,
            level - points * 0.6,
            (NUMERALS[number],),
            theme.style.main_label,
            points,
            theme.style.quiet,
        )
        for n, person in enumerate(rank):
            places[person.key] = (start + pitch * (n + 0.5), level)
    symbol = min(SYMBOL, pitch * 0.26, rows * 0.2)
    for couple in family.couples:
        _ties(stage, places, couple.parents, couple.children, symbol, rows)
    for person in family.people.values():
        _person(stage, person.sex, person.affected, person.carrier, places[person.key], symbol)
        lines = text.wrap(person.words, theme.style.note, points * 0.9, pitch - 6.0)
        px, py = places[person.key]
        stage.write(px, py + symbol + 5.0, lines, theme.style.note, points * 0.9, theme.style.quiet, "middle")
    _pedigree_key(stage, family, (x + numerals, y + h - key), points)
    return stage.sheets


def _person(stage: Stage, sex: str, affected: bool, carrier: bool, at: Xy, symbol: float) -> None:
    style, canvas, (x, y) = stage.theme.style, stage.sheets.over.canvas, at
    fill = style.accent if affected else style.paper
    if sex == "male":
        canvas.raw(
            f'<rect x="{x - symbol:.1f}" y="{y - symbol:.1f}" width="{2 * symbol:.1f}" height="{2 * symbol:.1f}"'
            f' fill="{fill}" stroke="{style.ink}" stroke-width="2"/>'
        )
    else:
        canvas.raw(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{symbol:.1f}" fill="{fill}" stroke="{style.ink}" stroke-width="2"/>'
        )
    if carrier:
        canvas.raw(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{symbol * 0.3:.1f}" fill="{style.accent}"/>')


def _ties(
    stage: Stage,
    places: Mapping[str, Xy],
    parents: tuple[str, str],
    children: tuple[str, ...],
    symbol: float,
    rows: float,
) -> None:
    """A line between partners, and one down to the line above their children."""
    style, canvas = stage.theme.style, stage.sheets.under.canvas
    (ax, ay), (bx, _) = places[parents[0]], places[parents[1]]
    data = f"M{ax:.1f} {ay:.1f}H{bx:.1f}"
    if children:
        middle = (ax + bx) / 2
        below = places[children[0]][1] - symbol - rows * 0.16
        xs = [places[child][0] for child in children]
        data += f"M{middle:.1f} {ay:.1f}V{below:.1f}M{min([*xs, middle]):.1f} {below:.1f}H{max([*xs, middle]):.1f}"
        data += "".join(
            f"M{cx:.1f} {below:.1f}V{places[child][1]:.1f}" for child, cx in zip(children, xs, strict=True)
        )
    canvas.path(data, stroke=style.ink, stroke_width=2.0)


def _pedigree_key(stage: Stage, family: Pedigree, at: Xy, points: float) -> None:
    x, y = at
    people = family.people.values()
    entries = [
        ("male", False, False, "Male"),
        ("female", False, False, "Female"),
        ("female", True, False, family.affected),
    ]
    if any(person.carrier for person in people):
        entries.append(("female", False, True, family.carrier))
    for sex, affected, carrier, words in entries:
        _person(stage, sex, affected, carrier, (x + 10.0, y + points * 1.4), 9.0)
        stage.write(
            x + 28.0, y + points * 0.8, (words,), stage.theme.style.note, points, stage.theme.style.quiet
        )
        x += 28.0 + text.width(words, stage.theme.style.note, points) + 28.0
