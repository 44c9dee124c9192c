"""What the author's notes say: a title, a list of labels, and the rest, which is only ever quoted."""

from __future__ import annotations

import re
from dataclasses import dataclass

from apps.illustrations.atlas import reading
from apps.illustrations.atlas.catalogue import subjects, vocabulary
from apps.illustrations.drawing.embed import CHARACTERS

NO_TITLE = "Redrawn sketch"
MOST_LABELS = 30
_LONGEST_LABEL = 48
_LONGEST_TITLE = 60

_LIST = re.compile(
    r"\b(?:labels?|key|legend)\s*(?::|=|\bare\b)\s*(?P<items>[^.\n]+(?:\n\s*[-*•\d][^\n]*)*)\.?", re.I
)
_LIST_IN_WORDS = re.compile(r"\blabel(?:ling|ing)?\s+(?:the\s+)?(?P<items>[^.:\n]+)\.?", re.I)
_TITLE = re.compile(r"\btitle\s*[:=]\s*(?P<title>[^.\n;]+)[.;]?", re.I)
_OF = re.compile(
    r"\b(?:sketch|drawing|diagram|picture|illustration|figure|photo)\s+(?:of|showing)\s+(?P<title>[^.,;:\n()]+)",
    re.I,
)
_ASKING = frozenset(
    "please make add use clean draw redraw improve enhance turn color colour keep do don't label remove render convert give "
    "put show create let i we it this can could would the professional in with no drawn sketched seen observed taken made from after".split()
)
_PLAIN = re.compile(
    r"\b(?:no colou?rs?|without colou?rs?|uncolou?red|black and white|line art|lines only|ink only)\b", re.I
)


@dataclass(frozen=True, slots=True)
class Notes:
    title: str
    labels: tuple[str, ...]
    corrected: tuple[tuple[str, str], ...]  # (as written, as set)
    rest: str  # what else the author wrote
    plain: bool  # the author wants no colour
    left_out: tuple[tuple[str, str], ...]  # (label, why it is not in the key)


def read(notes: str) -> Notes:
    """Understand the author's notes; whatever is not understood is kept to be quoted."""
    rest = " ".join(notes.split("\r")).strip()
    labels: list[str] = []
    if match := _LIST.search(rest) or _LIST_IN_WORDS.search(rest):
        labels = _items(match["items"])
        rest = (rest[: match.start()] + rest[match.end() :]).strip(" ,;\n")
    title = ""
    if match := _TITLE.search(rest):
        title = match["title"].strip()
        rest = (rest[: match.start()] + rest[match.end() :]).strip(" ,;\n")
    strange = [label for label in labels if not _settable(label)]
    pairs = [(label, _spelt(label)) for label in labels if _settable(label)]
    name = title or _known_subject(rest) or _named(rest)
    return Notes(
        title=_capital((name if name and _settable(name) else NO_TITLE)[:_LONGEST_TITLE].strip()),
        labels=tuple(spelt for _, spelt in pairs[:MOST_LABELS]),
        corrected=tuple(
            (said, spelt) for said, spelt in pairs[:MOST_LABELS] if said.lower() != spelt.lower()
        ),
        rest=" ".join(rest.split()),
        plain=bool(_PLAIN.search(notes)),
        left_out=(
            *((said, f"the key holds {MOST_LABELS} labels") for said, _ in pairs[MOST_LABELS:]),
            *((said, "our lettering lacks some of its characters") for said in strange),
        ),
    )


def _settable(words: str) -> bool:
    """Whether our fonts have all characters of the words; what they lack would silently not be drawn."""
    return CHARACTERS.issuperset(words)


def _items(listing: str) -> list[str]:
    items = re.split(r"[,;\n/]|\band\b|&", listing)
    cut = [
        re.sub(r"^[\s\-*•]*(?:\d+[.)]\s*)?(?:(?:the|an?)\s+)?", "", item).strip(" .\"'“”") for item in items
    ]
    return list(dict.fromkeys(item[:_LONGEST_LABEL] for item in cut if item))


def _spelt(label: str) -> str:
    """The label, corrected where it is one slip away from words of the vocabulary."""
    said = label.split()
    for term in vocabulary():
        for name in (term.name, term.plural):
            known = name.split()
            if len(known) != len(said) or not known:
                continue
            if all(reading.same_word(a.lower(), b.lower()) for a, b in zip(said, known, strict=True)):
                proper = " ".join(known)
                return proper if label[:1].isupper() else proper[:1].lower() + proper[1:]
    return label


def _known_subject(text: str) -> str:
    try:
        return reading.read(text, subjects(), {term.key: term for term in vocabulary()}).subject.title
    except reading.NotUnderstood:
        return ""


def _named(text: str) -> str:
    """A subject as the author names it: "sketch of a bean seedling", or notes that are nothing but a name."""
    if match := _OF.search(text):
        return re.sub(r"^(?:an?|the|my|our)\s+", "", match["title"].strip(), flags=re.I)
    first = re.split(r"[.;:\n]", text, maxsplit=1)[0].strip()
    said = first.lower().split()
    if 1 <= len(said) <= 6 and said[0] not in _ASKING:
        return re.sub(r"^(?:an?|the|my|our)\s+", "", first, flags=re.I)
    return ""


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]
