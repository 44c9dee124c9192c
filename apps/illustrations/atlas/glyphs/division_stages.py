"""The stages of mitosis and meiosis in an animal cell with four chromosomes: two homologous pairs, one long, one short.

Red chromosomes come from one parent, blue ones from the other.
"""

from __future__ import annotations

from dataclasses import replace

from .chromosomes import MATERNAL, PATERNAL, Chromosome
from .dividing_cell import Cell, Nucleus, Placed

LONG = Chromosome(upper=26, lower=40, width=12, spread=8)
SHORT = Chromosome(upper=17, lower=24, width=12, spread=7)
POLE = 92.0


def _pair(look: Chromosome, **changes) -> tuple[Chromosome, Chromosome]:
    red = replace(look, material=MATERNAL, partner=PATERNAL, **changes)
    return red, replace(look, material=PATERNAL, partner=MATERNAL, **changes)


LONG_RED, LONG_BLUE = _pair(LONG)
SHORT_RED, SHORT_BLUE = _pair(SHORT)
CHROMATIN = (MATERNAL, PATERNAL)


def single(look: Chromosome) -> Chromosome:
    return replace(look, chromatids=1)


def interphase() -> Cell:
    return Cell(poles=((58, -66), (76, -56)), nuclei=(Nucleus((-12, 10), 66),), chromatin=CHROMATIN)


def prophase() -> Cell:
    placed = (
        Placed("long-red", LONG_RED, (-34, -14), -24), Placed("long-blue", LONG_BLUE, (26, 16), 32),
        Placed("short-red", SHORT_RED, (14, -30), 64), Placed("short-blue", SHORT_BLUE, (-22, 38), 100),
    )  # fmt: skip
    return Cell(poles=((-78, -48), (80, -44)), nuclei=(Nucleus((0, 4), 74, 0.999),), chromosomes=placed)


def prometaphase() -> Cell:
    placed = (
        Placed("long-red", LONG_RED, (-16, -42), -14, "LR"), Placed("long-blue", LONG_BLUE, (14, 28), 16, "LR"),
        Placed("short-red", SHORT_RED, (22, -30), 30, "LR"), Placed("short-blue", SHORT_BLUE, (-22, 42), -30, "LR"),
    )  # fmt: skip
    return Cell(
        poles=((-POLE, 0), (POLE, 0)), nuclei=(Nucleus((0, 0), 82, 0.42),), fibres=True, chromosomes=placed
    )


def metaphase() -> Cell:
    rows = (
        ("long-red", LONG_RED, -72),
        ("short-blue", SHORT_BLUE, -20),
        ("long-blue", LONG_BLUE, 32),
        ("short-red", SHORT_RED, 86),
    )
    placed = tuple(Placed(name, replace(look, spread=4), (0, y), 0, "LR") for name, look, y in rows)
    return Cell(poles=((-POLE, 0), (POLE, 0)), fibres=True, chromosomes=placed)


def anaphase() -> Cell:
    rows = (
        ("long-red", LONG_RED, -58),
        ("short-blue", SHORT_BLUE, -18),
        ("long-blue", LONG_BLUE, 20),
        ("short-red", SHORT_RED, 62),
    )
    placed = tuple(
        Placed(f"{name}-{end}", _trailing(look, -side), (side * 62, y), 0, end)
        for name, look, y in rows
        for side, end in ((-1, "L"), (1, "R"))
    )
    return Cell(long=1.14, poles=((-108, 0), (108, 0)), fibres=True, chromosomes=placed)


def _trailing(look: Chromosome, behind: int) -> Chromosome:
    """A chromosome pulled by its centromere: both arms trail behind it."""
    return replace(
        single(look),
        width=10.0,
        upper=look.upper * 0.62,
        lower=look.lower * 0.62,
        bend=behind * look.lower * 0.8,
    )


def telophase() -> Cell:
    return Cell(
        long=1.3,
        waist=0.52,
        poles=((-138, -20), (138, -20)),
        nuclei=(Nucleus((-84, 0), 42, 0.6), Nucleus((84, 0), 42, 0.6)),
        chromosomes=tuple(
            Placed(f"{name}-{side}", single(replace(look, width=9, upper=look.upper * 0.75, lower=look.lower * 0.75)), (side * 84 + dx, dy), turn)
            for side in (-1, 1)
            for name, look, dx, dy, turn in (
                ("long-red", LONG_RED, -16, -6, 20), ("long-blue", LONG_BLUE, 14, 2, -18),
                ("short-red", SHORT_RED, 2, -20, 70), ("short-blue", SHORT_BLUE, 0, 24, 100),
            )
        ),
    )  # fmt: skip


def cytokinesis() -> Cell:
    return Cell(
        long=1.34,
        waist=1.0,
        nuclei=(Nucleus((-98, 0), 46), Nucleus((98, 0), 46)),
        chromatin=CHROMATIN,
        poles=((-150, -30), (150, -30)),
    )


# ---------------------------------------------------------------- meiosis
def _recombined(look: Chromosome, inner: int) -> Chromosome:
    """A replicated chromosome whose inner chromatid has exchanged the end of its long arm; `inner` is its side."""
    return replace(look, swapped=(0.34, 0.0) if inner < 0 else (0.0, 0.34))


CROSSED = {
    "long-red": _recombined(LONG_RED, 1), "long-blue": _recombined(LONG_BLUE, -1),
    "short-red": _recombined(SHORT_RED, 1), "short-blue": _recombined(SHORT_BLUE, -1),
}  # fmt: skip


def prophase_1() -> Cell:
    """Homologous chromosomes lie side by side and cross over."""
    placed = (
        Placed("long-red", CROSSED["long-red"], (-36, -12), 6), Placed("long-blue", CROSSED["long-blue"], (-4, -12), -6),
        Placed("short-red", CROSSED["short-red"], (22, 26), 6), Placed("short-blue", CROSSED["short-blue"], (50, 26), -6),
    )  # fmt: skip
    return Cell(poles=((-84, -48), (86, -44)), nuclei=(Nucleus((4, 4), 76, 0.999),), chromosomes=placed)


def metaphase_1() -> Cell:
    """Pairs on the plate: of each pair, one chromosome faces each pole."""
    rows = (("long", -38, ("red", "blue")), ("short", 46, ("blue", "red")))
    placed = tuple(
        Placed(f"{size}-{colour}", CROSSED[f"{size}-{colour}"], (side * 17, y), -6 * side, end)
        for size, y, colours in rows
        for side, end, colour in zip((-1, 1), "LR", colours, strict=True)
    )
    return Cell(poles=((-POLE, 0), (POLE, 0)), fibres=True, chromosomes=placed)


def anaphase_1() -> Cell:
    rows = (("long", -36, ("red", "blue")), ("short", 40, ("blue", "red")))
    placed = tuple(
        Placed(f"{size}-{colour}", CROSSED[f"{size}-{colour}"], (side * 62, y), -8 * side, end)
        for size, y, colours in rows
        for side, end, colour in zip((-1, 1), "LR", colours, strict=True)
    )
    return Cell(long=1.16, poles=((-114, 0), (114, 0)), fibres=True, chromosomes=placed)


def telophase_1() -> Cell:
    """Two haploid cells, each with one chromosome of each pair, still of two chromatids."""
    contents = ((-1, "long-red", "short-blue"), (1, "long-blue", "short-red"))
    placed = tuple(
        Placed(name, _small(CROSSED[name]), (side * 96 + dx, dy), turn)
        for side, *names in contents
        for name, (dx, dy, turn) in zip(names, ((-14, -8, -10), (18, 14, 24)), strict=True)
    )
    return Cell(
        long=1.34,
        waist=1.0,
        nuclei=(Nucleus((-96, 0), 50, 0.7), Nucleus((96, 0), 50, 0.7)),
        chromosomes=placed,
    )


def _small(look: Chromosome, by: float = 0.8) -> Chromosome:
    return replace(
        look, upper=look.upper * by, lower=look.lower * by, width=look.width * by, spread=look.spread * by
    )


def second_division(stage: str) -> tuple[Cell, Cell]:
    """The two cells of meiosis II, side by side, in "metaphase" or "anaphase"."""
    contents = (("long-red", "short-blue"), ("long-blue", "short-red"))
    cells = []
    for side, names in zip((-1, 1), contents, strict=True):
        placed: list[Placed] = []
        for name, y in zip(names, (-22, 30), strict=True):
            look = _small(CROSSED[name], 0.78)
            if stage == "metaphase":
                placed.append(Placed(name, replace(look, spread=3), (0, y), 0, "LR"))
                continue
            for half, end in ((0, "L"), (1, "R")):
                behind = -1 if end == "R" else 1
                part = replace(_trailing(look, behind), swapped=(look.swapped[half], 0.0))
                placed.append(Placed(f"{name}-{end}", part, (-behind * 26, y * 0.8), 0, end))
        long = 1.0 if stage == "metaphase" else 1.1
        cells.append(
            Cell(
                centre=(side * 84, 0),
                radius=74,
                long=long,
                poles=((-58, 0), (58, 0)),
                fibres=True,
                chromosomes=tuple(placed),
            )
        )
    return cells[0], cells[1]


def four_cells() -> tuple[Cell, ...]:
    """The four haploid cells, no two alike."""
    contents = (("long-red", "short-blue"), ("long-blue", "short-red"))
    cells = []
    for side, names in zip((-1, 1), contents, strict=True):
        for half, y in ((0, -66), (1, 66)):
            placed = tuple(
                Placed(
                    name,
                    replace(single(_small(CROSSED[name], 0.72)), swapped=(CROSSED[name].swapped[half], 0.0)),
                    (dx, dy),
                    turn,
                )
                for name, (dx, dy, turn) in zip(names, ((-12, -2, -12), (16, 6, 20)), strict=True)
            )
            cells.append(
                Cell(centre=(side * 74, y), radius=60, nuclei=(Nucleus((0, 0), 40, 1.0),), chromosomes=placed)
            )
    return tuple(cells)
