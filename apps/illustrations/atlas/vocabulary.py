"""The words of the atlas. A label can only say what stands here, so it cannot be misspelt.

Spelling is American in names that differ ("Golgi apparatus" does not); British forms are synonyms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from apps.illustrations.drawing.scene import Lettering


@dataclass(frozen=True, slots=True, eq=False)
class Term:
    """A name and the reviewed facts about the thing, each true within `scope`."""

    key: str  # "left-atrium"
    name: str  # "Left atrium", as a label shows it
    note: str = ""  # what it is or does in at most seven words, no full stop
    clause: str = ""  # one full sentence for captions, with full stop; true as it stands
    plural: str = ""
    latin: str = ""
    synonyms: tuple[str, ...] = ()
    scope: str = ""  # where the facts hold, if not generally
    source: str = ""  # key of sources.SOURCES


def glossary(prefix: str, source: str, *entries: str) -> tuple[Term, ...]:
    """Terms from lines of "Name: note"; the key is the prefix and the name ("eye-optic-nerve").

    A line may hold synonyms after a bar: "Anulus fibrosus: tough outer ring | annulus fibrosus".
    """
    made = []
    for entry in entries:
        words, _, synonyms = entry.partition(" | ")
        name, _, note = words.partition(": ")
        slug = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("’", "")).strip("-")
        others = tuple(s.strip() for s in synonyms.split(",") if s.strip())
        made.append(Term(f"{prefix}-{slug}", name, note, synonyms=others, source=source))
    return tuple(made)


def terms_of(source: str, table: str) -> tuple[Term, ...]:
    """Terms written one a line as `key | Name | note | Clause.`, all from one source; note and clause may be absent."""
    terms = []
    for row in filter(str.strip, table.splitlines()):
        key, name, *facts = (cell.strip() for cell in row.split("|"))
        note, clause = (*facts, "", "")[:2]
        terms.append(Term(key, name, note, clause, source=source))
    return tuple(terms)


class Vocabulary:
    """Terms by key. A word that is not in it cannot be drawn."""

    def __init__(self, *groups: Iterable[Term]) -> None:
        self._terms: dict[str, Term] = {}
        for term in (t for group in groups for t in group):
            if term.key in self._terms:
                raise ValueError(f"the term {term.key!r} is defined twice")
            self._terms[term.key] = term

    def __getitem__(self, key: str) -> Term:
        return self._terms[key]

    def __contains__(self, key: str) -> bool:
        return key in self._terms

    def __iter__(self):
        return iter(self._terms.values())

    def lettering(self, keys: Iterable[str]) -> dict[str, Lettering]:
        """The words for labels; raises KeyError for a term that is not in the vocabulary."""
        return {key: Lettering(self._terms[key].name, self._terms[key].note) for key in keys}
