"""The words of the atlas. A label can only say what stands here, so it cannot be misspelt.

Spelling is American in names that differ ("Golgi apparatus" does not); British forms are synonyms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from apps.illustrations.drawing.scene import Lettering


@dataclass(frozen=True, slots=True)
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
    source: str = ""  # key of SOURCES


@dataclass(frozen=True, slots=True)
class Source:
    key: str
    citation: str  # as it is printed beside the figure
    url: str = ""


# Open textbooks and standard works that the facts were checked against.
SOURCES: dict[str, Source] = {
    s.key: s
    for s in (
        Source(
            "openstax-ap-19",
            "OpenStax, Anatomy and Physiology 2e, chapter 19: The Cardiovascular System: The Heart",
            "https://openstax.org/books/anatomy-and-physiology-2e/pages/19-1-heart-anatomy",
        ),
        Source(
            "openstax-ap-20",
            "OpenStax, Anatomy and Physiology 2e, chapter 20: The Cardiovascular System: Blood Vessels and Circulation",
            "https://openstax.org/books/anatomy-and-physiology-2e/pages/20-introduction",
        ),
        Source("gray-42", "S. Standring (editor), Gray's Anatomy, 42nd edition, Elsevier, 2020"),
        Source(
            "openstax-bio-4",
            "OpenStax, Biology 2e, chapter 4: Cell Structure",
            "https://openstax.org/books/biology-2e/pages/4-introduction",
        ),
        Source(
            "openstax-bio-8",
            "OpenStax, Biology 2e, chapter 8: Photosynthesis",
            "https://openstax.org/books/biology-2e/pages/8-introduction",
        ),
        Source(
            "alberts-cell", "B. Alberts et al., Molecular Biology of the Cell, 7th ed., W. W. Norton, 2022"
        ),
        Source(
            "taiz-physiology",
            "L. Taiz et al., Plant Physiology and Development, 7th ed., Oxford University Press, 2022",
        ),
        Source(
            "openstax-bio-42",
            "OpenStax, Biology 2e, chapter 42: The Immune System",
            "https://openstax.org/books/biology-2e/pages/42-introduction",
        ),
        Source(
            "openstax-micro-18",
            "OpenStax, Microbiology, chapter 18: Adaptive Specific Host Defenses",
            "https://openstax.org/books/microbiology/pages/18-introduction",
        ),
        Source(
            "janeway-9",
            "K. Murphy and C. Weaver, Janeway's Immunobiology, 9th edition, Garland Science, 2016",
        ),
        Source(
            "chapman-insects",
            "R. F. Chapman, The Insects: Structure and Function, 5th edition, Cambridge University Press, 2013",
        ),
        Source(
            "oberhauser-monarch",
            "K. S. Oberhauser and M. J. Solensky (editors), The Monarch Butterfly: Biology and Conservation, Cornell University Press, 2004",
        ),
        Source(
            "scott-butterflies",
            "J. A. Scott, The Butterflies of North America, Stanford University Press, 1986",
        ),
    )
}


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
