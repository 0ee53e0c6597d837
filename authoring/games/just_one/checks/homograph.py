"""A mystery word is spelled like another word that is said in another way.

The guesser names the word aloud, the givers only read it: of `lead` the one thinks of a
metal, the other of going first, and 行 is a way to go or a line of business. Their clues
point two ways, and the guesser cannot tell which of the two is meant. (Two meanings of
one spelling that are also said alike are a matter of `ambiguous-word`.)

A card settles it when it says which one is meant: by another name for it under `also`, or
by listing a clue for the other one as `unrelated`, in the same language. What is looked
for are the lists in `authoring/games/just_one/meanings/`.

Bad:

    - {en: desert, zh-Hans: 沙漠, …}

Good:

    - {en: desert, zh-Hans: 沙漠, unrelated: {en: [abandon]}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Word, WordCard, Words
from authoring.games.just_one.meanings import listed
from authoring.language.fold import fold
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        yield from _flaws(card)


@gathered
def _flaws(card: WordCard) -> Iterator[Flaw]:
    for word in card.words:
        yield from said_of(word, "homographs", "is said in two ways")


def said_of(word: Word, kind: str, how: str) -> Iterator[Flaw]:
    """A flaw for each language in which the word has two listed meanings and the card does
    not say which."""
    for locale in word.text:
        text = word.text[locale]
        found = listed(kind, locale.partition("-")[0]).get(fold(text, locale))
        if found is None or word.also.get(locale) or word.unrelated.get(locale):
            continue
        _, one, other = found
        yield Flaw(
            word.origin.place(locale),
            f"'{text}' {how}: {one}; {other}",
            "say which under 'also' (another name), or list a clue for the other as 'unrelated'",
        )
