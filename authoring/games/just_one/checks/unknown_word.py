"""No dictionary has a mystery word.

It is a slip of the pen, or a word that a twelve-year-old has never met. Either way the
givers ask for another number, and the turn loses its choice. The lexicons of English and
Chinese are asked; of other languages nothing can be told. A compound of common words that
no lexicon lists (喜剧演员, sandcastle) is a word as well, unless another word is a slip of
the pen away from it (环卫公人), or dictionaries write it apart (toothfairy).

A word that is too new for a lexicon passes once the card gives it another name under
`also` that the lexicon has.

Bad:

    - {en: elefant, zh-Hans: 大象, …}

Good:

    - {en: elephant, zh-Hans: 大象, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import WordCard, Words
from authoring.language.coinage import is_known
from authoring.language.compound import is_plain_compound
from authoring.language.expression import LONGEST
from authoring.source.deck import Deck
from authoring.source.memory import gathered
from authoring.source.wording import quoted

SEVERITY = Severity.WARNING

LANGUAGES = frozenset({"en", "zh"})
"""The languages that there is a lexicon of."""


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        yield from _flaws(card)


@gathered
def _flaws(card: WordCard) -> Iterator[Flaw]:
    for word in card.words:
        for locale in word.text:
            if locale.partition("-")[0] not in LANGUAGES:
                continue
            names = (word.text[locale], *word.also.get(locale, ()))
            if not any(len(name) <= LONGEST and _is_word(name) for name in names):
                yield Flaw(
                    word.origin.place(locale),
                    f"no dictionary has {quoted(word.text[locale])}",
                    "look at its spelling, or put a better known word here",
                )


def _is_word(name: str) -> bool:
    return is_known(name) or is_plain_compound(name)
