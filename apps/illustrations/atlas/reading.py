"""From the words of a prompt to what is to be drawn. Rules only; what is not understood is said, never guessed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz
from rapidfuzz.distance import DamerauLevenshtein

from apps.illustrations.drawing.diagrams import Table, words_of
from apps.illustrations.drawing.scene import Layout, Scene
from apps.illustrations.language import singular

from .prompt_words import (
    ABOUT,
    COMPARING,
    CONJUNCTIONS,
    DETERMINERS,
    FILLER,
    FOLLOWERS,
    GENERIC,
    HAPPENINGS,
    LIST_CUES,
    LIST_ENDS,
    MOLECULAR,
    PREPOSITIONS,
    WHERE,
)
from .subject import Subject
from .vocabulary import Term

WORD = re.compile(r"[a-z0-9αβγ+]+")
MOST_BESIDE = 8  # subjects side by side in one figure
EVERYDAY = ABOUT | FILLER | GENERIC | FOLLOWERS | COMPARING | PREPOSITIONS | DETERMINERS | HAPPENINGS


@dataclass(frozen=True, slots=True)
class Reading:
    """What was understood of a prompt."""

    subject: Subject
    emphasis: frozenset[str]  # terms that the prompt names
    only: frozenset[str]  # when not empty, nothing else is to be labelled
    left_out: frozenset[str]  # terms the prompt asks to leave out
    unknown: tuple[str, ...]  # phrases of the prompt that name parts this figure does not have
    others: tuple[Subject, ...]  # further subjects that the prompt names


class NotUnderstood(Exception):
    """The prompt names nothing that the atlas can draw. `candidates` are subjects it comes near to."""

    def __init__(self, reason: str, candidates: tuple[Subject, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.candidates = candidates


@lru_cache(maxsize=65_536)
def words(text: str) -> tuple[str, ...]:
    """Lower-case words in the singular, as the phrases of the atlas are written."""
    return tuple(singular(w) for w in WORD.findall(text.lower().replace("’", "'").replace("'s ", " ")))


def same_word(said: str, known: str) -> bool:
    """Equal, or one slip of the keyboard in a word long enough not to be another word."""
    if said == known:
        return True
    return (
        len(known) >= 6
        and said[0] == known[0]
        and DamerauLevenshtein.distance(said, known, score_cutoff=1) <= 1
    )


def spelled(prompt: str, known: Mapping[str, frozenset[str]]) -> str:
    """The prompt with its slips mended: a word that nobody knows becomes the only known word that is one slip away.

    `known` are words by their first letter.
    """

    def mended(match: re.Match[str]) -> str:
        said = singular(match[0].lower())
        candidates = known.get(said[0], frozenset())
        if said in candidates or said in EVERYDAY:
            return match[0]
        near = [word for word in candidates if abs(len(word) - len(said)) < 2 and same_word(said, word)]
        return near[0] if len(near) == 1 else match[0]

    return re.sub(r"[A-Za-z]{5,}", mended, prompt)


@lru_cache(maxsize=4)
def _known_words(subjects: tuple[Subject, ...], terms: tuple[Term, ...]) -> dict[str, frozenset[str]]:
    """Every word that names something in the atlas, by its first letter."""
    phrases = [
        phrase
        for s in subjects
        for phrase in (s.title, *s.names, *s.bare, *s.groups, *s.cues, *s.tells, *s.not_when)
    ]
    phrases += [name for term in terms for name in _names(term)]
    by_letter: dict[str, set[str]] = {}
    for phrase in phrases:
        for word in words(phrase):
            by_letter.setdefault(word[0], set()).add(word)
    return {letter: frozenset(found) for letter, found in by_letter.items()}


def occurrences(text: Sequence[str], phrase: str) -> Iterator[tuple[int, int]]:
    """Where a phrase stands in the words of a text: first word, and the word after its last."""
    wanted = words(phrase)
    if not wanted or wanted[0] not in text:  # nearly always: a prompt has a few words of the thousands known
        return
    for start in range(len(text) - len(wanted) + 1):
        end = start + len(wanted)
        if tuple(text[start:end]) == wanted:
            yield start, end


def find_phrase(text: Sequence[str], phrase: str) -> int:
    """Where a phrase begins in the words of the text, or -1."""
    return next((start for start, _ in occurrences(text, phrase)), -1)


def read(prompt: str, subjects: Iterable[Subject], terms: dict[str, Term]) -> Reading:
    """Understand a prompt; `terms` are all words of the vocabulary by key.

    Raises NotUnderstood when no subject is named, when the prompt asks for a variant that no plate shows, or when it
    asks to compare.
    """
    subjects = tuple(subjects)
    prompt = spelled(prompt, _known_words(subjects, tuple(terms.values())))
    text = words(prompt)
    alone = _only_these(text, subjects)
    named: list[tuple[int, int, Subject]] = []
    near: list[Subject] = []
    for subject in subjects:
        hits = [(len(words(name)), -at) for name in subject.names if (at := find_phrase(text, name)) >= 0]
        told = [found for tell in subject.tells if (found := _told_by(text, tell))]
        told += [(len(phrase), 0) for name in subject.bare if (phrase := words(name)) == _gist(text)]
        if not hits and not told:
            continue
        blocked = next((w for w in subject.not_when if find_phrase(text, w) >= 0), "")
        cued = not subject.cues or any(find_phrase(text, cue) >= 0 for cue in subject.cues)
        named_as_topic = (
            hits and cued and (subject in alone if subject.alone else _is_topic(prompt, subject, terms))
        )
        if blocked or not (told or named_as_topic):
            near.append(subject)
            continue
        length, position = max([*hits, *told])
        named.append((length, position, subject))
    if not named:
        raise NotUnderstood("near" if near else "unknown", tuple(near))
    named.sort(key=lambda hit: hit[:2], reverse=True)
    subject = named[0][2]
    together = {s.beside for s in alone}
    if 1 < len(alone) <= MOST_BESIDE and subject in alone and len(together) == 1 and subject.beside:
        subject, named = subject.beside(alone), []
    others = tuple(hit[2] for hit in named[1:])
    if COMPARING & set(text) and (others or near) and not _compares(subject.scene()):
        raise NotUnderstood("comparison", (subject, *others, *near))
    return _parts(prompt, subject, others, terms)


def _compares(scene: Scene) -> bool:
    return scene.layout is Layout.COMPARISON or isinstance(scene.diagram, Table)


def _only_these(text: Sequence[str], subjects: Iterable[Subject]) -> tuple[Subject, ...]:
    """The subjects a prompt names in their order, when it says nothing but their names and words of their kind."""
    candidates = [s for s in subjects if s.alone]
    found: list[tuple[int, int, Subject]] = []
    for subject in candidates:
        for name in subject.names:
            found += [(start, end, subject) for start, end in occurrences(text, name)]
    found.sort(key=lambda place: (place[0] - place[1], place[0]))  # the longest names first
    taken: set[int] = set()
    named: list[tuple[int, Subject]] = []
    for start, end, subject in found:
        if not taken & set(range(start, end)):
            taken.update(range(start, end))
            named.append((start, subject))
    own = {word for _, s in named for phrase in (s.title, *s.groups, *s.cues) for word in words(phrase)}
    if any(word not in own | MOLECULAR for at, word in enumerate(text) if at not in taken):
        return ()
    return tuple(dict.fromkeys(subject for _, subject in sorted(named, key=lambda hit: hit[0])))


def _gist(text: Sequence[str]) -> tuple[str, ...]:
    """The words of a prompt without those that ask for a figure: "a labeled diagram of a bacterium" is "bacterium"."""
    return tuple(word for word in text if word not in EVERYDAY)


def _told_by(text: Sequence[str], tell: str) -> tuple[int, int] | None:
    """How many words of the text the phrases of a tell account for, and where the first stands; None if one is absent."""
    phrases = tell.split(" + ")
    places = [find_phrase(text, phrase) for phrase in phrases]
    if min(places) < 0:
        return None
    return sum(len(words(phrase)) for phrase in phrases), -min(places)


def _is_topic(prompt: str, subject: Subject, terms: dict[str, Term]) -> bool:
    """Whether the prompt asks for the subject itself, and does not only mention it: "genes enter plant cells"."""
    scene, about = subject.scene(), _about(subject)
    said = [name for key in scene.lettering for name in _names(terms[key])]
    said += [text for panel in scene.panels for text in (panel.heading, panel.text)]
    said += words_of(scene.diagram)
    own = about | {word for text in said for word in words(text)}
    return any(
        _leads_to(clause[:start], about) and _goes_on(clause[end:], own)
        for clause in map(words, re.split(r"[.,;:!?()\n]", prompt))
        for name in subject.names
        for start, end in occurrences(clause, name)
    )


@lru_cache(maxsize=4096)
def _about(subject: Subject) -> frozenset[str]:
    """Words that may stand before a subject's name: of the figure and its making, and of the subject itself."""
    phrases = (subject.title, *subject.names, *subject.groups, *subject.cues)
    named = {word for phrase in phrases for word in words(phrase)}
    return frozenset(ABOUT | FILLER | COMPARING | (named - PREPOSITIONS - DETERMINERS - CONJUNCTIONS))


def _leads_to(before: Sequence[str], about: frozenset[str]) -> bool:
    """Whether the words before a name make it the subject of the figure: "a section through the"."""
    strange, most = 0, 1  # words that we do not know: one may be an adjective
    for i in range(len(before) - 1, -1, -1):
        word, earlier = before[i], before[i - 1] if i else ""
        if word in CONJUNCTIONS:
            most = 0
        elif word in PREPOSITIONS:
            return earlier in about if i else word not in WHERE
        elif word in DETERMINERS and earlier not in PREPOSITIONS:
            return strange <= most and (not i or earlier in about | FOLLOWERS | CONJUNCTIONS)
        elif word not in about | DETERMINERS | FOLLOWERS:
            strange += 1
    return strange <= most


def _goes_on(after: Sequence[str], own: frozenset[str]) -> bool:
    """Whether the word after a name leaves it that name."""
    return not after or (
        after[0] not in HAPPENINGS and after[0] in own | FOLLOWERS | LIST_CUES | CONJUNCTIONS | PREPOSITIONS
    )


def _parts(prompt: str, subject: Subject, others: tuple[Subject, ...], terms: dict[str, Term]) -> Reading:
    scene, text = subject.scene(), words(prompt)
    here = {key: terms[key] for key in scene.lettering}
    emphasis = {
        key for key, term in here.items() if any(find_phrase(text, name) >= 0 for name in _names(term))
    }
    for phrase, keys in subject.groups.items():
        if find_phrase(text, phrase) >= 0:
            emphasis.update(k for k in keys if k in here)
    left_out: set[str] = set()
    for phrase in re.findall(r"\b(?:without|except|omit(?:ting)?|excluding)\s+([^.;]+)", prompt.lower()):
        for item in _items(phrase):
            left_out |= _match(item, here, subject) or set()
    only: set[str] = set()
    if match := re.search(
        r"\b(?:only|just)\s+(?!occurs?\b|when\b|if\b|in\b|at\b)(?:the\s+)?([^.;]+)", prompt.lower()
    ):
        for item in _items(match.group(1)):
            only |= _match(item, here, subject) or set()
    unknown = [
        item
        for item in _asked(prompt)
        if _match(item, here, subject) is None and not _told(item, subject, scene)
    ]
    return Reading(
        subject,
        frozenset(emphasis - left_out),
        frozenset(only - left_out),
        frozenset(left_out),
        tuple(dict.fromkeys(unknown)),
        tuple(_told_nowhere_else(others, (*here.values(),), unknown)),
    )


def _told_nowhere_else(
    others: Iterable[Subject], shown: Iterable[Term], unknown: Iterable[str]
) -> Iterator[Subject]:
    """Further subjects, but for those that the figure labels, or that are told in the words of the prompt already."""
    told = {words(name) for term in shown for name in _names(term)} | {words(phrase) for phrase in unknown}
    for other in others:
        if not told & {words(name) for name in (other.title, *other.names)}:
            yield other


def _names(term: Term) -> tuple[str, ...]:
    return tuple(filter(None, (term.name, term.plural, term.latin, *term.synonyms)))


def _items(listing: str) -> list[str]:
    """The items of a list in words: "the aorta, vena cava and valves"."""
    listing = re.sub(r"\([^)]*\)", " ", listing)
    return [item.strip() for item in re.split(r",|;|:|\band\b|\bor\b|&|\bplus\b|/", listing) if item.strip()]


def _asked(prompt: str) -> list[str]:
    """Phrases that stand in lists of parts to show, cut to their nouns."""
    out = []
    for sentence in re.split(r"[.;]\s+|[.;]$", prompt):
        tokens = sentence.split()
        start = next((i for i, t in enumerate(tokens) if t.lower().strip(",:") in LIST_CUES), None)
        if start is None:
            continue
        for item in _items(" ".join(tokens[start + 1 :])):
            kept: list[str] = []
            for word in item.split():
                bare = word.lower().strip(",:()")
                if bare in LIST_CUES or (bare in LIST_ENDS and kept):
                    break
                if bare not in FILLER:
                    kept.append(word.strip(",:()"))
            if 1 <= len(kept) <= 3:
                out.append(" ".join(kept))
    return out


def _match(phrase: str, here: dict[str, Term], subject: Subject) -> set[str] | None:
    """The terms a phrase stands for, or None."""
    said = words(phrase)
    found = {key for key, term in here.items() if any(find_phrase(said, name) >= 0 for name in _names(term))}
    if found:
        return found
    for group, keys in subject.groups.items():
        if find_phrase(said, group) >= 0:
            return {k for k in keys if k in here}
    joined = " ".join(said)
    close = {
        key
        for key, term in here.items()
        if any(fuzz.token_sort_ratio(joined, " ".join(words(name))) >= 92 for name in _names(term))
    }
    return close or None


def _told(phrase: str, subject: Subject, scene) -> bool:
    """Whether a phrase needs no label: the subject itself, a heading or sentence of the figure, or a general word."""
    said = [w for w in words(phrase) if w not in FILLER]
    if not said or all(w in GENERIC for w in said):
        return True
    told = [scene.title, scene.subtitle, scene.note, subject.opening, *subject.names]
    told += [t for panel in scene.panels for t in (panel.heading, panel.text)]
    told += words_of(scene.diagram)
    known = {w for t in told for w in words(t)} | GENERIC
    return all(w in known for w in said)
