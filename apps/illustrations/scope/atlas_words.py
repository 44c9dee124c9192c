"""Writes down what the atlas is about, for the gate: `python -m apps.illustrations.scope.atlas_words`.

The gate itself loads no atlas: the web server would carry every drawing's code for a list of words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from apps.illustrations.atlas.catalogue import subjects, vocabulary

from .gate import WORDS, normal

LIST = WORDS / "atlas.txt"
HEAD = "# What the atlas draws, labels and knows by name; written by atlas_words.py.\n"


def phrases() -> Iterator[str]:
    """Titles, names and labels of the atlas as the gate reads them; labels of one word are left out: "cap", "bell", "food"."""
    for subject in subjects():
        yield from map(normal, (subject.title, *subject.names))
        yield from _of_several_words(part for tell in subject.tells for part in tell.split(" + "))
    for term in vocabulary():
        yield from _of_several_words((term.name, term.latin, *term.synonyms))


def _of_several_words(texts: Iterable[str]) -> Iterator[str]:
    return (phrase for phrase in map(normal, texts) if " " in phrase)


def written() -> str:
    known = sorted(set(phrases()))
    return HEAD + "\n".join(known) + "\n"


def main() -> None:
    LIST.write_text(written(), encoding="utf-8")
    print(f"{LIST.name}: {LIST.read_text(encoding='utf-8').count(chr(10)) - 1} phrases")


if __name__ == "__main__":
    main()
