"""The local gate: words of a prompt are weighed, those of science against the others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from apps.illustrations.language import singular

WORDS = Path(__file__).with_name("words")
WORDNET = Path(__file__).with_name("wordnet.tsv")
LONGEST = 4  # words of the longest phrase in the lists

CURATED = 3  # weight of a term in the lists; WordNet's words weigh 1 to 3
STEM_WEIGHT = 2
ORDINARY_AGAINST = (
    1.5  # ordinary words may outweigh those of science by this: "keep" and "huddle" are verbs as well
)
ENOUGH = 2  # the least weight of science that is accepted

# What modern science builds its words with, which no list can hold: ubiquitination, cyclin, auxotroph.
STEMS = re.compile(
    r"^(?:cyto|endo|exo|neuro|osteo|hepat|nephr|cardio|haemo|hemo|immuno|photo(?!graph|real|shop|copy)|chromo|phyto|myco|bacteri|viro|lipo|glyco|proteo|"
    r"deoxy|ribo|amin|phosph|nucleo|oligo|poly(?!ester|gon|nesia|technic|car)|mono(?!logue|tone|poly|chrom|rail|gram|lith|pod)|hydro(?!foil|plane)|electro(?!n?ic)|thermo(?!s)|"
    r"bio(?!pic|graph)|eco(?!nom)|physio|patho|embryo|angio|gastro|entero|dermat|lympho|leuko|erythro|myo|arthro|chondro|"
    r"phago|auto(?:troph|phag|immun|som|nom|induc)|hetero|chemo|geo(?!metr|rge|ffrey)|paleo|meso|proto(?!type|col)|eu(?:kary|coel)|prokary)\w{3,}$"
    r"|^\w{3,}(?:ases?|osis|itis|emia|aemia|genesis|genic|cytes?|blasts?|phages?|trophs?|trophic|philic|phobic|ylation|ination|olysis|lytic|oma|"
    r"ectomy|amines?|azoles?|cillins?|mycins?|statins?|flavin|oxine|idine|terols?|quinones?|carotenes?|phylline|methyl|ethyl|propyl|pathy|plasty|scopy|gram-negative|idae|aceae|ales|coccus|bacter|virus|zoa|phyte|phyta|mycetes|opsida|opsis|saurus|pteryx|iformes|ensis|oides|somes?|plasm|plasmic|"
    r"karyotic|ploid|gamete|genotypes?|enzymes?|peptides?|nucleotides?|saccharides?|steroids?|globins?|kinases?|ergonic|thermic|tropism|"
    r"taxis|coelomates?|dermal?|neural|renal|cardiac|hepatic|gastric|lumbar)$"
)
NOT_STEMS = frozenset(
    "phase phases base bases case cases chase vase vases release releases increase increases decrease purchase database showcase "
    "lease phrase erase cease crease tease grease please suitcase briefcase staircase fantasies combination destination imagination "
    "coordination nomination domination examination illumination diploma aroma handsome awesome lonesome wholesome mono hexagram "
    "monogram biography taxis".split()
)

# What is refused whatever science it is dressed in; anatomy, pathology, toxicology and reproduction are not meant.
HARM = re.compile(
    r"\b(?:how\s+to|steps?\s+to|instructions?\s+(?:for|to)|recipe\s+for|protocol\s+(?:for|to)|guide\s+to|help\s+me)\b[^.;]{0,60}?"
    r"\b(?:build|make|making|cook|cooking|produce|producing|synthesi[sz]e|synthesi[sz]ing|weaponi[sz]e|assemble|culture|aerosoli[sz]e)\b[^.;]{0,60}?"
    r"\b(?:bomb|explosive|nerve\s+(?:agent|gas)|sarin|vx|novichok|ricin|anthrax|botulinum|mustard\s+gas|chemical\s+weapon|bioweapon|meth(?:amphetamine)?|"
    r"heroin|fentanyl|cocaine|poison)\b"
    r"|\bweaponi[sz](?:e|ed|ing|ation)\b|\bbio(?:logical\s+)?weapons?\b|\b(?:dirty|pipe|nail)\s+bombs?\b"
    r"|\b(?:more\s+(?:transmissible|contagious|lethal|deadly)|gain\s+of\s+function)\b[^.;]{0,60}\b(?:engineer|protocol|make|create|build|design)"
    r"|\b(?:engineer|make|making|create|design|modify)\b[^.;]{0,60}\b(?:virus|bacteri\w+|pathogen|strain|plague)\b[^.;]{0,40}\b(?:more\s+(?:transmissible|contagious|lethal|deadly)|to\s+kill)"
    r"|\b(?:porn\w*|hentai|nsfw|erotic\w*|sexy|sexuali[sz]ed|naked\s+(?:girl|woman|man|child|teen)\w*|nude\s+(?:girl|woman|man|child|teen|model)\w*|fetish)\b"
    r"|\b(?:child|minor|underage)\w*\b[^.;]{0,30}\b(?:sexual|sexy|nude|naked)\b"
    r"|\b(?:best|easiest|painless|quickest)\s+(?:way|method)s?\s+to\s+(?:kill|hang|hurt|cut|poison)\s+(?:myself|yourself|oneself|someone|somebody|people)\b"
    r"|\bhow\s+to\s+(?:kill|poison|hang|hurt|cut)\s+(?:myself|yourself|someone|somebody|people|a\s+person|my\s+\w+)\b"
    r"|\b(?:torture|behead(?:ing|ed)?|massacre|gore|gory)\b",
    re.IGNORECASE,
)
# Where a prompt talks to the machine instead of naming a subject, each of its sentences has to pass by itself.
OVERRIDE = re.compile(
    r"\b(?:ignore|disregard|forget|bypass|override|skip|pretend|act\s+as|you\s+are\s+(?:now|a)|jailbreak|developer\s+mode|system\s+prompt)\b",
    re.IGNORECASE,
)
SENTENCE = re.compile(
    r"[.;:!?\n]+|\b(?:and|then|but|instead)\b(?=\s+(?:please\s+)?(?:draw|show|make|create|render|paint|generate)\b)"
)
TOKEN = re.compile(r"[a-zα-ω0-9]+")

ACCEPTED_SUBJECTS = (
    "We draw biology and the natural sciences: organisms and their parts, cells and molecules, medicine and anatomy, chemistry, earth and "
    "environment, and laboratory methods."
)


class Reason(StrEnum):
    SCIENCE = "science"
    OTHER = "other"  # something else is to be drawn
    UNCLEAR = "unclear"  # too little in it speaks for science
    HARMFUL = "harmful"


MESSAGES = {
    Reason.OTHER: f"This is outside of what Camera Lucida draws. {ACCEPTED_SUBJECTS}",
    Reason.UNCLEAR: f"We could not find a scientific subject in this. {ACCEPTED_SUBJECTS}",
    Reason.HARMFUL: "We do not draw this. Anatomy, pathology and toxicology for teaching and research are welcome.",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    accepted: bool
    reason: Reason
    matched: tuple[str, ...]  # the words that decided, in the order of the prompt

    @property
    def message(self) -> str:
        """What the user is told; empty where the prompt is accepted."""
        return MESSAGES.get(self.reason, "")


class Kind(StrEnum):
    """What a term speaks for."""

    SCIENCE = "science"  # and nothing else
    NATURE = "nature"  # science, where nothing speaks against it
    ORDINARY = "ordinary"  # something else, by what WordNet knows
    THING = "things"
    GENRE = "genres"
    NEUTRAL = "neutral"
    ATLAS = "atlas"  # science in several words, nature in one


@dataclass(frozen=True, slots=True)
class Found:
    words: str
    kind: Kind
    weight: int


def check(text: str) -> Verdict:
    """Whether the prompt or the notes of a sketch ask for something scientific. Takes about 0.2 ms."""
    if harm := HARM.search(text):
        return Verdict(False, Reason.HARMFUL, (harm[0].lower(),))
    verdict = _weigh(list(_found(text)))
    if verdict.accepted and OVERRIDE.search(text):
        for sentence in filter(str.strip, SENTENCE.split(OVERRIDE.sub(" ", text))):
            part = _weigh(list(_found(sentence)))
            if part.reason is Reason.OTHER:
                return part
    return verdict


def _weigh(found: Sequence[Found]) -> Verdict:
    """A genre decides alone. A thing can only be outweighed by terms of science proper: a cat in a car is a scene with a car."""
    of = {kind: {f.words: f.weight for f in found if f.kind is kind} for kind in Kind}
    science, nature, ordinary = of[Kind.SCIENCE], of[Kind.NATURE], of[Kind.ORDINARY]
    against = of[Kind.GENRE] or of[Kind.THING]
    if of[Kind.GENRE] or sum(science.values()) < sum(of[Kind.THING].values()):
        return Verdict(False, Reason.OTHER, tuple(against))
    weight = sum(science.values()) + sum(nature.values())
    if weight >= ENOUGH and weight * ORDINARY_AGAINST >= sum(ordinary.values()):
        return Verdict(
            True, Reason.SCIENCE, tuple(f.words for f in found if f.kind in (Kind.SCIENCE, Kind.NATURE))
        )
    return Verdict(False, Reason.UNCLEAR, tuple(ordinary))


def _found(text: str) -> Iterator[Found]:
    """The terms of a text, the longest phrases first; a word counts in one of them only."""
    said = normal(text).split()
    at = 0
    while at < len(said):
        for length in range(min(LONGEST, len(said) - at), 0, -1):
            phrase = " ".join(said[at : at + length])
            if found := _term(phrase, alone=length == 1):
                yield found
                at += length
                break
        else:
            at += 1


def _term(phrase: str, *, alone: bool) -> Found | None:
    curated = _curated().get(phrase)
    if curated is not None:
        return curated
    if not alone:
        return None
    if weight := _wordnet().get(phrase):
        return Found(phrase, Kind.NATURE if weight > 0 else Kind.ORDINARY, abs(weight))
    if STEMS.match(phrase) and phrase not in NOT_STEMS:
        return Found(phrase, Kind.SCIENCE, STEM_WEIGHT)
    return None


@cache
def _curated() -> dict[str, Found]:
    terms = {phrase: Found(phrase, _kind_in_atlas(phrase), CURATED) for phrase in _listed(Kind.ATLAS)}
    for kind in (Kind.NEUTRAL, Kind.NATURE, Kind.THING, Kind.GENRE, Kind.SCIENCE):  # a later list prevails
        terms |= {phrase: Found(phrase, kind, CURATED) for phrase in _listed(kind)}
    return terms


def _kind_in_atlas(phrase: str) -> Kind:
    return Kind.SCIENCE if " " in phrase else Kind.NATURE


def _listed(name: Kind) -> Iterator[str]:
    for line in (WORDS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            for item in line.split() if name == Kind.NEUTRAL else line.split(";"):
                if phrase := normal(item):
                    yield phrase


def normal(text: str) -> str:
    """A text as it is compared: words in lower case and the singular."""
    return " ".join(singular(word) for word in TOKEN.findall(text.lower()))


@cache
def _wordnet() -> dict[str, int]:
    lines = WORDNET.read_text(encoding="utf-8").splitlines()
    return {word: int(weight) for word, _, weight in (line.partition("\t") for line in lines)}
