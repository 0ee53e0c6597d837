"""Two of the five words of a card are related to one another.

The guesser names a number without seeing the words. If two of them are of one
family, or one is part of the other, a clue for the one is half a clue for the other:
the givers, who see the card, are led astray, and a wrong guess is close at hand.

Only what is sure is told: one word contains the other as a whole word, one Chinese
word stands inside the other, a card declares the one to be a name, a relative or a
homophone of the other, or the lexicon knows the two to be of one family, sound or
meaning (prince and princess, sea and see). `unrelated` takes precedence.

Bad:

    words: [{en: apple, zh-Hans: 苹果, …}, {en: apple pie, zh-Hans: 苹果派, …}, …]

Good: words that have nothing to do with each other.

    words: [{en: apple, zh-Hans: 苹果, …}, {en: guitar, zh-Hans: 吉他, …}, …]
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Word, WordCard, Words
from authoring.games.just_one.policy import WORDS_OF_CARD
from authoring.language.expression import LONGEST
from authoring.language.fold import fold
from authoring.language.policy import Outcome
from authoring.language.relation import relation
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.ERROR

SHORTEST_UNSPACED = 2
"""Characters of a word that is looked for inside another: one alone proves nothing."""


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        yield from _flaws(card)


@gathered
def _flaws(card: WordCard) -> Iterator[Flaw]:
    for earlier, later in combinations(range(len(card.words)), 2):
        found = _relation(card.words[earlier], card.words[later])
        if found is not None:
            locale, reason = found
            one, other = card.words[later], card.words[earlier]
            yield Flaw(
                one.origin.place(locale),
                f"'{one.text[locale]}' and '{other.text[locale]}', word {earlier + 1} of "
                f"card '{card.id}', are related: {reason.rstrip('.')}",
                "swap one of them with a word of another card",
            )


def _relation(one: Word, other: Word) -> tuple[str, str] | None:
    """The locale in which the two are related and how, or None."""
    told = one.declares or other.declares
    excused = _forms(one, other, "unrelated") | _forms(other, one, "unrelated") if told else ()
    for locale in one.text:
        if locale not in other.text or locale in excused:
            continue
        if told and (declared := _declared(one, other, locale)):
            return locale, declared
        if _contains(one.text[locale], other.text[locale], locale):
            return locale, "one is part of the other"
        believed = _believed(one.text[locale], other.text[locale], locale)
        if believed is not None:
            return locale, believed
    return None


def _declared(one: Word, other: Word, locale: str) -> str | None:
    """What one of the cards says of the two words in a locale, or None."""
    for declared in ("also", "family", "homophones", "translations"):
        if locale in _forms(one, other, declared) | _forms(other, one, declared):
            return f"the card declares it under '{declared}'"
    return None


def _believed(one: str, other: str, locale: str) -> str | None:
    """What the lexicon is sure of, or None."""
    if max(len(one), len(other)) > LONGEST:
        return None
    verdict = relation(one, other, locale)
    applies = WORDS_OF_CARD.outcome(verdict) is Outcome.APPLIES
    return verdict.because.told("en") if applies else None


def _forms(one: Word, other: Word, relation: str) -> set[str]:
    """The locales in which `one` declares the other word to stand in this relation."""
    return {
        locale
        for locale, written in one.declared(relation).items()
        if locale in other.text
        and fold(other.text[locale], locale) in {fold(name, locale) for name in written}
    }


def _contains(one: str, other: str, locale: str) -> bool:
    if locale.partition("-")[0] in {"zh", "ja"}:
        short, long = sorted((fold(one, locale), fold(other, locale)), key=len)
        return len(short) >= SHORTEST_UNSPACED and short in long
    if one.isalpha() and other.isalpha():
        return False
    short_words, long_words = sorted((_words(one, locale), _words(other, locale)), key=len)
    return len(long_words) > 1 and set(short_words) <= set(long_words)


def _words(text: str, locale: str) -> list[str]:
    return [fold(word, locale) for word in text.replace("-", " ").split()]
