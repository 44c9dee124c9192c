"""A diagram in sentences, for those who cannot see it: every box and arrow, branch, event, curve and cell in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from apps.illustrations.drawing.diagrams import (
    NUMERALS,
    Clade,
    Diagram,
    Flow,
    Graph,
    Pedigree,
    Punnett,
    Pyramid,
    Ring,
    Table,
    Timeline,
)


def tell(diagram: Diagram) -> list[str]:
    """Lines in reading order."""
    match diagram:
        case Flow():
            return list(_flow(diagram))
        case Ring():
            return list(_ring(diagram))
        case Clade():
            return [f"Tree from its root: {_clade(diagram)}."]
        case Timeline():
            return [_with_note(f"{e.when}: {e.words}", e.note) for e in diagram.events]
        case Graph():
            return list(_graph(diagram))
        case Pyramid():
            return [
                _with_note(f"Level {n}, from the bottom: {level.words}", level.note)
                for n, level in enumerate(diagram.levels, 1)
            ]
        case Table():
            return [
                f"{diagram.columns[0]}{': ' if diagram.columns[0] else ''}{row[0]}: "
                + "; ".join(f"{c}: {cell}" for c, cell in zip(diagram.columns[1:], row[1:], strict=True))
                + "."
                for row in diagram.rows
            ]
        case Punnett():
            return list(_punnett(diagram))
        case Pedigree():
            return list(_pedigree(diagram))


def _with_note(words: str, note: str) -> str:
    return f"{words} ({note})." if note else f"{words}."


def _flow(flow: Flow) -> Iterator[str]:
    names = {node.key: node.words for node in flow.nodes}
    for name, rank in zip(flow.bands, flow.ranks, strict=False):
        yield f"{name}: {', '.join(node.words for node in rank)}."
    noted = [f"{node.words} ({node.note})" for node in flow.nodes if node.note]
    if noted:
        yield f"{'; '.join(noted)}."
    for edge in flow.edges:
        verb = "holds back" if edge.blocks else "leads to"
        yield _with_note(f"{names[edge.start]} {verb} {names[edge.end]}", edge.words)


def _ring(ring: Ring) -> Iterator[str]:
    yield from (f"{words}." for words in ring.centre)
    for n, node in enumerate(ring.nodes):
        following = ring.nodes[(n + 1) % len(ring.nodes)]
        step = f"{node.words} ({node.note})" if node.note else node.words
        words = ring.between[n] if n < len(ring.between) else ""
        yield _with_note(f"{step} leads to {following.words}", words)


def _clade(clade: Clade) -> str:
    name = f"{clade.words} ({clade.note})" if clade.note else clade.words
    if clade.children:
        name = f"[{'; '.join(map(_clade, clade.children))}]"
    return f"{clade.trait}: {name}" if clade.trait else name


def _graph(graph: Graph) -> Iterator[str]:
    for direction, name, ticks in (
        ("Across", graph.across, graph.ticks_across),
        ("Up", graph.up, graph.ticks_up),
    ):
        yield _with_note(
            f"{direction}: {name}", f"marked {', '.join(words for _, words in ticks)}" if ticks else ""
        )
    for curve in graph.curves:
        heights = [height for _, height in curve.points]
        turns = [_trend(a, b) for a, b in pairwise(heights)]
        course = [turn for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]
        yield f"{curve.words}: the curve {', then '.join(course)}."
    if graph.marks:
        yield f"Marked: {'; '.join(mark.words for mark in graph.marks)}."
    if graph.spans:
        yield f"Stretches from left to right: {'; '.join(span.words for span in graph.spans)}."


def _trend(start: float, end: float) -> str:
    return "stays level" if abs(end - start) < 0.01 else "rises" if end > start else "falls"


def _punnett(cross: Punnett) -> Iterator[str]:
    eggs, sperm = cross.parents
    yield f"{eggs}: {', '.join(cross.eggs)}. {sperm}: {', '.join(cross.sperm)}."
    for phenotype in cross.phenotypes:
        yield f"{cross.share(phenotype)} ({', '.join(g for g in phenotype.genotypes if g in cross.offspring)})."


def _pedigree(family: Pedigree) -> Iterator[str]:
    for number, rank in zip(NUMERALS, family.generations, strict=False):
        people = []
        for person in rank:
            state = (
                family.affected.lower()
                if person.affected
                else family.carrier.lower()
                if person.carrier
                else "not affected"
            )
            people.append(f"{person.sex}, {state}")
        yield f"Generation {number}: {'; '.join(people)}."
