"""What a diagram says, before it is laid out: boxes and arrows, branches, events, curves, levels, rows, crosses.

A diagram holds words and order, never a coordinate of the page and never a colour. `kind` is always a key of the
theme's flow colours ("neutral", "action", "artery", "vein").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


# ---------------------------------------------------------------- boxes and arrows
@dataclass(frozen=True, slots=True)
class Node:
    """A thing or a state; with the key of a panel in `picture`, its drawing stands over the words."""

    key: str
    words: str
    note: str = ""
    kind: str = "neutral"
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Edge:
    """An arrow from one node to another; `blocks` ends it in a bar: the start holds the end back."""

    start: str
    end: str
    words: str = ""
    kind: str = "neutral"
    blocks: bool = False


@dataclass(frozen=True, slots=True)
class Flow:
    """Nodes in ranks: pathways that branch, feedback loops, food webs.

    Ranks follow one another across a wide page and down a tall one; `upward` puts the first at the bottom, always.
    `bands` names the ranks.
    """

    ranks: tuple[tuple[Node, ...], ...]
    edges: tuple[Edge, ...]
    upward: bool = False
    bands: tuple[str, ...] = ()

    @property
    def nodes(self) -> tuple[Node, ...]:
        return tuple(node for rank in self.ranks for node in rank)


@dataclass(frozen=True, slots=True)
class Ring:
    """Nodes that follow one another and return to the first, clockwise from the top.

    `between` are the words on the arrow that leaves each node, what comes in or goes out there; `centre` names the whole.
    """

    nodes: tuple[Node, ...]
    between: tuple[str, ...] = ()
    centre: tuple[str, ...] = ()


# ---------------------------------------------------------------- branches
@dataclass(frozen=True, slots=True)
class Clade:
    """A branch of a tree: a tip with a name, or a group whose `trait` arose on its stem."""

    words: str = ""
    children: tuple[Clade, ...] = ()
    trait: str = ""
    note: str = ""
    picture: str = ""

    @property
    def tips(self) -> tuple[Clade, ...]:
        return tuple(tip for child in self.children for tip in child.tips) if self.children else (self,)


# ---------------------------------------------------------------- events in time
@dataclass(frozen=True, slots=True)
class Event:
    when: str
    words: str
    note: str = ""
    picture: str = ""
    kind: str = "neutral"


@dataclass(frozen=True, slots=True)
class Timeline:
    """Events in their order, evenly spaced: the line is no scale."""

    events: tuple[Event, ...]


# ---------------------------------------------------------------- curves over axes
@dataclass(frozen=True, slots=True)
class Curve:
    """A line through points in shares of the axes (0..1, from the lower left); smooth unless `straight`."""

    words: str
    points: tuple[tuple[float, float], ...]
    kind: str = "neutral"
    straight: bool = False
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A named point of a graph."""

    words: str
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Span:
    """A named stretch of the horizontal axis."""

    words: str
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Graph:
    """Curves over two named axes. Ticks are (place on the axis 0..1, words); without them the axes are qualitative."""

    across: str
    up: str
    curves: tuple[Curve, ...]
    marks: tuple[Mark, ...] = ()
    spans: tuple[Span, ...] = ()
    ticks_across: tuple[tuple[float, str], ...] = ()
    ticks_up: tuple[tuple[float, str], ...] = ()


# ---------------------------------------------------------------- levels
@dataclass(frozen=True, slots=True)
class Level:
    words: str
    note: str = ""
    picture: str = ""
    share: float = 0.0  # of the widest level; 0 where the pyramid is no measure


@dataclass(frozen=True, slots=True)
class Pyramid:
    """Levels from the bottom to the top."""

    levels: tuple[Level, ...]


# ---------------------------------------------------------------- rows and columns
@dataclass(frozen=True, slots=True)
class Table:
    """A grid of words; the first cell of each row names it. `pictures` are panel keys over the columns ("" for none)."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    pictures: tuple[str, ...] = ()


# ---------------------------------------------------------------- inheritance
@dataclass(frozen=True, slots=True)
class Phenotype:
    words: str
    genotypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Punnett:
    """A cross: the gametes of both parents, and what the genotypes look like."""

    mother: str
    father: str
    eggs: tuple[str, ...]
    sperm: tuple[str, ...]
    phenotypes: tuple[Phenotype, ...]
    eggs_from: str = "Eggs"
    sperm_from: str = "Sperm"

    def genotype(self, egg: str, sperm: str) -> str:
        """Alleles gene by gene, the dominant (capital) one first: "Yr" and "yR" give "YyRr"."""
        pairs = zip(egg, sperm, strict=True)
        return "".join("".join(sorted(pair, key=lambda a: (a.lower(), a.islower()))) for pair in pairs)

    @property
    def offspring(self) -> tuple[str, ...]:
        """Genotypes row by row: a row for each egg."""
        return tuple(self.genotype(egg, sperm) for egg in self.eggs for sperm in self.sperm)

    @property
    def parents(self) -> tuple[str, str]:
        """What stands over the rows and over the columns."""
        return f"{self.eggs_from} ({self.mother})", f"{self.sperm_from} ({self.father})"

    def share(self, phenotype: Phenotype) -> str:
        """A phenotype with its part of the offspring: "Yellow seeds: 3 of 4"."""
        count = sum(genotype in phenotype.genotypes for genotype in self.offspring)
        return f"{phenotype.words}: {count} of {len(self.offspring)}"


@dataclass(frozen=True, slots=True)
class Person:
    key: str
    sex: str  # "male" or "female"
    affected: bool = False
    carrier: bool = False
    words: str = ""


@dataclass(frozen=True, slots=True)
class Couple:
    """Two parents and their children, by key."""

    parents: tuple[str, str]
    children: tuple[str, ...]


NUMERALS = ("I", "II", "III", "IV", "V", "VI")  # of generations


@dataclass(frozen=True, slots=True)
class Pedigree:
    """A family by generations, from the oldest; partners stand side by side in a generation."""

    generations: tuple[tuple[Person, ...], ...]
    couples: tuple[Couple, ...]
    affected: str = "Affected"
    carrier: str = "Carrier"
    people: dict[str, Person] = field(init=False)

    def __post_init__(self) -> None:
        known = {person.key: person for rank in self.generations for person in rank}
        object.__setattr__(self, "people", known)


Diagram = Flow | Ring | Clade | Timeline | Graph | Pyramid | Table | Punnett | Pedigree


def words_of(diagram: Diagram | None) -> Iterator[str]:
    """Everything that a diagram says, piece by piece in reading order; pieces may be empty."""
    match diagram:
        case Flow():
            yield from diagram.bands
            for node in diagram.nodes:
                yield from (node.words, node.note)
            yield from (edge.words for edge in diagram.edges)
        case Ring():
            for node in diagram.nodes:
                yield from (node.words, node.note)
            yield from (*diagram.between, *diagram.centre)
        case Clade():
            yield from (diagram.words, diagram.note, diagram.trait)
            for child in diagram.children:
                yield from words_of(child)
        case Timeline():
            for event in diagram.events:
                yield from (event.when, event.words, event.note)
        case Graph():
            yield from (diagram.across, diagram.up)
            yield from (curve.words for curve in diagram.curves)
            yield from (mark.words for mark in diagram.marks)
            yield from (span.words for span in diagram.spans)
            yield from (words for _, words in (*diagram.ticks_across, *diagram.ticks_up))
        case Pyramid():
            for level in diagram.levels:
                yield from (level.words, level.note)
        case Table():
            for row in (diagram.columns, *diagram.rows):
                yield from row
        case Punnett():
            yield from (*diagram.parents, *diagram.eggs, *diagram.sperm, *diagram.offspring)
            yield from (diagram.share(phenotype) for phenotype in diagram.phenotypes)
        case Pedigree():
            yield from (person.words for person in diagram.people.values())
            yield from (
                diagram.affected,
                diagram.carrier,
                "Male",
                "Female",
                *NUMERALS[: len(diagram.generations)],
            )
