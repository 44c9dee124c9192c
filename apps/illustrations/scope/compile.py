"""Compiles what WordNet knows of words into `wordnet.tsv`: `python -m apps.illustrations.scope.compile FOLDER`.

FOLDER holds the database files of Princeton's WordNet 3.0 (Debian's package wordnet-base puts them into /usr/share/wordnet).
A noun speaks for science when most of its senses, weighed by how often they are met, are organisms, parts of the body, substances,
natural things and processes, diseases or terms of a natural science; it speaks for something else when they are made things,
people, messages, food or money. An adjective speaks as the noun it belongs to ("renal", kidney). The glosses settle
how strongly: words that define things of science more often than other things. Nothing is kept that says neither.
"""

from __future__ import annotations

import argparse
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from apps.illustrations.language import singular

TABLE = Path(__file__).with_name("wordnet.tsv")

# Numbers of WordNet's lexicographer files.
OF_SCIENCE = {5, 8, 20}  # animals, the body, plants
OF_OTHERS = {6, 10, 13, 18, 21}  # made things, messages, food, people, money

# Everything below one of these is of science: (word, words of its gloss).
ROOTS = (
    ("natural science", "physical world"), ("organic process", "living"), ("chemical element", "any of the"), ("compound", "chemistry"),
    ("molecule", "physics and"), ("natural phenomenon", "not artificial"), ("medical procedure", "medical"), ("celestial body", "sky"),
    ("geological formation", "geology"), ("ill health", ""), ("symptom", "medicine"), ("natural object", "naturally"),
    ("scientific instrument", ""), ("medical instrument", ""), ("organism", "living thing"), ("reaction", "chemistry"), ("ion", "charged"),
    ("natural process", ""), ("cell", "biology"), ("drug", "narcotic"), ("body of water", ""), ("chemical", "produced by or used"),
    ("hormone", "secretion"), ("vitamin", ""), ("macromolecule", ""),
)  # fmt: skip
TOPICS = frozenset(
    "biology botany physics chemistry medicine genetics anatomy geology astronomy zoology physiology pathology psychiatry meteorology "
    "biochemistry dentistry ecology surgery obstetrics cosmology bacteria immunology embryology neurology paleontology "
    "entomology ornithology pharmacology".split()
)
TOO_SHORT = 3  # letters: what such words mean is told by the curated lists
SURE = 1.2  # log odds of the senses from which a word is kept
LIKELY = -0.7  # the same for a word whose commonest sense is of science
RARE = 0.5  # how often a sense counts that the tagged texts do not have
MOST = 4  # senses looked at; what comes later is seldom meant


@dataclass
class Synset:
    file: int
    words: list[str]
    gloss: str
    above: list[str] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)
    belongs_to: list[str] = field(default_factory=list)


def read_synsets(folder: Path, part: str) -> Iterator[tuple[str, Synset]]:
    """Synsets of data.noun or data.adj by part of speech and offset; the format is told in wndb(5WN)."""
    for line in (folder / f"data.{part}").read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            continue
        head, _, gloss = line.partition(" | ")
        fields = head.split()
        count = int(fields[3], 16)
        synset = Synset(
            int(fields[1]),
            [fields[4 + 2 * n].replace("_", " ").lower() for n in range(count)],
            re.sub(r'"[^"]*"', "", gloss),
        )
        at = 4 + 2 * count
        for n in range(int(fields[at])):
            symbol, offset, kind = fields[at + 1 + 4 * n : at + 4 + 4 * n]
            into = {"@": synset.above, "@i": synset.above, ";c": synset.topics, "\\": synset.belongs_to}
            if symbol in into:
                into[symbol].append(kind + offset)
        yield part[0] + fields[0], synset


class WordNet:
    def __init__(self, folder: Path) -> None:
        self.synsets = {key: s for part in ("noun", "adj") for key, s in read_synsets(folder, part)}
        self.senses = {part: self._senses(folder, part) for part in ("noun", "adj")}
        self.met = self._met(folder)
        self.roots = {self._one(word, gloss) for word, gloss in ROOTS}
        self.person = self._one("person", "a human being")
        self._all_above = cache(self._all_above_of)
        self.speaks_for_science = cache(self._speaks_for_science)

    def _senses(self, folder: Path, part: str) -> dict[str, list[str]]:
        """Keys of the synsets of each word, the commonest sense first."""
        senses = {}
        for line in (folder / f"index.{part}").read_text(encoding="utf-8").splitlines():
            if not line.startswith(" "):
                fields = line.split()
                senses[fields[0].replace("_", " ")] = [part[0] + o for o in fields[-int(fields[2]) :]]
        return senses

    def _met(self, folder: Path) -> Counter[tuple[str, int]]:
        """How often a noun was met in tagged texts, by word and lexicographer file."""
        met: Counter[tuple[str, int]] = Counter()
        for line in (folder / "cntlist.rev").read_text(encoding="utf-8").splitlines():
            sense, _, count = line.split()
            word, _, rest = sense.partition("%")
            kind, file, *_ = rest.split(":")
            if kind == "1":
                met[word.replace("_", " "), int(file)] += int(count)
        return met

    def _one(self, word: str, gloss: str) -> str:
        return next(key for key in self.senses["noun"][word] if gloss in self.synsets[key].gloss)

    def _all_above_of(self, key: str) -> frozenset[str]:
        above = self.synsets[key].above
        return frozenset({key}.union(*(self._all_above(a) for a in above)))

    def _speaks_for_science(self, key: str) -> bool | None:
        """True, False, or None where a synset is too general to tell."""
        synset = self.synsets[key]
        topics = {self.synsets[t].words[0] for t in synset.topics if t in self.synsets}
        if topics & TOPICS:
            return True
        if key[0] == "a":
            told = {self.speaks_for_science(noun) for noun in synset.belongs_to if noun in self.synsets}
            return told.pop() if len(told) == 1 else None
        above = self._all_above(key)
        if self.person in above:
            return False
        if synset.file in OF_SCIENCE or above & self.roots:
            return True
        return False if synset.file in OF_OTHERS else None


def weights(net: WordNet) -> dict[str, int]:
    """Words that speak for science (1 to 3) or for something else (-1 or -2)."""
    glosses = gloss_odds(net)
    found: dict[str, int] = {}
    for part in ("adj", "noun"):
        for word, keys in net.senses[part].items():
            if len(word) < TOO_SHORT or " " in word or not word.isalpha():
                continue
            strong = glosses.get(singular(word), 0.0)
            odds = sense_odds(net, word, keys, True)
            if odds >= SURE:
                found[singular(word)] = 1 + (strong > 0.7) + (strong > 1.8)
            elif odds > LIKELY and strong > 0 and net.speaks_for_science(keys[0]):
                found[singular(word)] = 1 + (strong > 0.7)
            elif sense_odds(net, word, keys, False) >= SURE and strong < 0:
                found[singular(word)] = -1 - (strong < -0.7)
    return found


def sense_odds(net: WordNet, word: str, keys: list[str], wanted: bool) -> float:
    """Log odds that a word is met in a sense that speaks for science (`wanted`), or in one that speaks for something else."""
    so, otherwise = 0.15, 0.15
    for key in keys[:MOST]:
        often = net.met.get((word, net.synsets[key].file), 0) + RARE
        if net.speaks_for_science(key) is wanted:
            so += often
        else:
            otherwise += often
    return math.log(so / otherwise)


def gloss_odds(net: WordNet) -> dict[str, float]:
    """Log odds of the words of the glosses, naive Bayes with one added to each count."""
    counts: dict[bool, Counter[str]] = defaultdict(Counter)
    sizes: Counter[bool] = Counter()
    for key, synset in net.synsets.items():
        told = net.speaks_for_science(key) if key[0] == "n" else None
        if told is not None:
            counts[told].update(set(tokens((synset.gloss, *synset.words))))
            sizes[told] += 1
    return {
        word: math.log((counts[True][word] + 1) / (sizes[True] + 2))
        - math.log((counts[False][word] + 1) / (sizes[False] + 2))
        for word in {*counts[True], *counts[False]}
    }


def tokens(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from map(singular, re.findall(r"[a-z]+", text.lower()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    found = weights(WordNet(parser.parse_args().folder))
    lines = [f"{word}\t{weight}\n" for word, weight in sorted(found.items())]
    TABLE.write_text("".join(lines), encoding="utf-8")
    print(f"{TABLE.name}: {len(lines)} words")


if __name__ == "__main__":
    main()
