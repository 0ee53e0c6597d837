"""Which of many expressions are one thing, without comparing each with every other.

`clues_to` gives what expressions for one thing have in common; only those that share a clue
need be compared. Slips of the pen are not looked for.
"""

from __future__ import annotations

from collections.abc import Iterable

from authoring.language import forms_chinese, lexicon, ties_chinese, ties_english
from authoring.language.declaration import Declaration
from authoring.language.expression import read
from authoring.language.phrase import known_content
from authoring.language.reason import Reason
from authoring.language.relation import relation
from authoring.language.verdict import Kind, Speaker

ONE_FORM = frozenset({Kind.SAME, Kind.INFLECTED})
ONE_THING = ONE_FORM | {Kind.SYNONYM}


ENDINGS = "们子儿"
BEGINNING = 2
"""Letters in which forms of one word begin alike, but for the irregular plurals that folding
knows."""


def form_clues(text: str, locale: str) -> frozenset[str]:
    """What forms of one word have in common, as far as spelling shows: cheap, and only a
    reason to look closer."""
    plain = read(text).plain
    if read(text).language != "zh":
        return frozenset({plain[:BEGINNING]})
    bare = forms_chinese.COUNTED.sub("", plain)
    bare = bare[1:] if bare != plain and bare[:1] in forms_chinese.CLASSIFIERS else bare
    return frozenset({plain, bare, plain.rstrip(ENDINGS), *plain[: len(plain) == 2]}) - {""}


def base_clues(text: str, locale: str) -> frozenset[str]:
    """What forms of one word have in common: the words that it may be a form of."""
    expression = read(text)
    if expression.language == "zh":
        return forms_chinese.stems(expression.written)
    if locale.partition("-")[0] != "en" or expression.several:
        return frozenset({expression.plain})
    return ties_english.bases(expression.plain) | {expression.plain}


def clues_to(text: str, locale: str) -> frozenset[str]:
    """What names of one thing have in common: base words, shared names and meanings."""
    bases = base_clues(text, locale)
    if read(text).language == "zh":
        rows = [lexicon.chinese(base) for base in bases]
        return bases.union(*(row.senses for row in rows), *(list(row.meanings)[:1] for row in rows))
    if locale.partition("-")[0] != "en":
        return bases
    return bases.union(*(lexicon.english(base).senses for base in bases))


def one_form(one: str, other: str, locale: str) -> str | None:
    """Why two expressions are surely forms of one word, or None; unlike `relation` it looks for
    nothing else, and never needs spaCy."""
    mine, yours = read(one), read(other)
    language = locale.partition("-")[0]
    found = None
    if mine.language == yours.language == "zh":
        found = ties_chinese.of_forms(mine.written, yours.written)
    elif language == "en" and mine.several and yours.several:
        said = known_content(mine.written, language), known_content(yours.written, language)
        if said[0] == said[1] and said[0] is not None:
            return Reason("other-forms", (one, other)).told("en")
    elif language == "en" and not (mine.several or yours.several):
        found = ties_english.of_forms(mine.plain, yours.plain)
    return None if found is None or not found.sure else found.because.told("en")


def one_thing(one: str, other: str, locale: str, cards: Iterable[Declaration] = ()) -> str | None:
    """Why two expressions surely name one thing, or None; what a card declares comes first."""
    verdicts = [relation(one, other, locale, card) for card in cards]
    spoken = [each for each in verdicts if each.speaker is not Speaker.BELIEVED]
    verdict = min(spoken, key=lambda each: list(Speaker).index(each.speaker), default=None)
    verdict = verdict or relation(one, other, locale)
    return verdict.because.told("en") if verdict.sure and verdict.kind in ONE_THING else None
