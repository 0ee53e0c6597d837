"""A rule asks of a name what nobody knows.

Rules of the word ring ask for syllables, rhymes, tones, strokes, structure and measure
words. A dictionary answers for most names; of some it has two answers (长 is cháng and
zhǎng, fire has one syllable or two) or none at all. Such a thing is debatable for the rule:
it is never dealt while the rule is in play, and the Knower of a real table has to guess.
The thing can state the answer itself.

Bad, with a rule that asks for the tone of the first character:

    - id: row
      name: {zh-Hans: 行}

Good:

    - id: row
      name: {zh-Hans: 行}
      facts: {zh-Hans: {pinyin: háng}}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.games.things_in_rings.predicate.nodes import Word, leaves
from authoring.games.things_in_rings.predicate.words import fact
from authoring.games.things_in_rings.verdicts import columns
from authoring.language import pinyin, readings, spoken
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

STATED = {
    "syllables": "syllables",
    "rhymes-with": "rhymes-with",
    "strokes": "strokes",
    "structure": "structure",
    "radical": "radical",
    "initial": "pinyin",
    "final": "pinyin",
    "tone": "pinyin",
    "tones": "pinyin",
    "same-tone": "pinyin",
    "measure-word": "measure-word",
}
"""By test: the fact with which a thing answers it."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    told: set[tuple[int, str, str]] = set()
    for rule in deck.content.rules:
        for locale in rule.locales if rule.when is not None and rule.ring == "word" else ():
            for leaf in dict.fromkeys(leaves(rule.when)) if rule.when is not None else ():
                if isinstance(leaf, Word) and leaf.test in STATED:
                    yield from _unsure(deck.content, rule.id, leaf, locale, told)


def _unsure(
    content: RingsContent, rule: str, word: Word, locale: str, told: set[tuple[int, str, str]]
) -> Iterator[Flaw]:
    doubted = columns(content).holds(word, locale).debatable
    key = STATED[word.test]
    while doubted:
        lowest = doubted & -doubted
        doubted ^= lowest
        index = lowest.bit_length() - 1
        thing = content.things[index]
        name = thing.name.get(locale)
        if name is None or (index, locale, key) in told:
            continue
        told.add((index, locale, key))
        shown = fact(word, locale, name, thing.stated(locale))
        yield Flaw(
            thing.origin.place("name", locale),
            f"{name!r} {shown}, and the rule '{rule}' asks for that",
            f"state it: facts: {{{locale}: {{{key}: {_answers(key, thing, locale)}}}}}",
        )


def _answers(key: str, thing: Thing, locale: str) -> str:
    """What there is to choose from."""
    name = thing.name[locale]
    if key == "pinyin":
        return " or ".join(map(pinyin.written, readings.readings(name))) or "…"
    if key == "syllables":
        return " or ".join(map(str, sorted(spoken.syllable_counts(name)))) or "…"
    return "[…]" if key in ("rhymes-with", "structure", "radical", "measure-word") else "…"
