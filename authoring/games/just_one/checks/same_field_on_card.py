"""Two words of a card are about the same subject.

Five words from five fields make five different turns, whichever number is called.
Two dishes on one card, and the clue `kitchen` fits both. It is told once a card, and
once for all cards where a field is of more words than there are cards: in a deck about one
subject fields are narrower, such as ships, fish, harbours and weather, and not the sea.

Bad:

    words:
      - {en: soup, field: food, …}
      - {en: bread, field: food, …}

Good:

    words:
      - {en: soup, field: food, …}
      - {en: thunder, field: weather, …}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import WordCard, Words
from authoring.source.deck import Deck
from authoring.source.wording import counted, listed

SEVERITY = Severity.WARNING

Shared = Mapping[str, list[int]]


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    cards = [(card, _shared(card)) for card in deck.content.cards]
    wide = [field for field, number in _words(deck).items() if _is_wide(field, number, cards)]
    for field in wide:
        yield _told_once(field, [card for card, same in cards if field in same], deck)
    for card, same in cards:
        if narrow := {field: numbers for field, numbers in same.items() if field not in wide}:
            yield _flaw(card, narrow)


def _words(deck: Deck[Words]) -> Counter[str]:
    """How many words of the deck are of each field."""
    return Counter(word.field for card in deck.content.cards for word in card.words)


def _shared(card: WordCard) -> Shared:
    """The fields of several words of a card, with the numbers of the words."""
    fields: dict[str, list[int]] = {}
    for number, word in enumerate(card.words, 1):
        fields.setdefault(word.field, []).append(number)
    return {field: numbers for field, numbers in fields.items() if len(numbers) > 1}


def _is_wide(field: str, words: int, cards: Sequence[tuple[WordCard, Shared]]) -> bool:
    """Whether a field is of more words than there are cards, so that no swap helps, and most
    cards have several of them."""
    shared = sum(field in same for _, same in cards)
    return words > len(cards) and shared > 1 and shared * 2 >= len(cards)


def _told_once(field: str, cards: Sequence[WordCard], deck: Deck[Words]) -> Flaw:
    """One flaw for all cards, at the first second word of a field that is too wide."""
    first = cards[0].words[_shared(cards[0])[field][1] - 1]
    return Flaw(
        first.origin.place("field"),
        f"'{field}' is the field of {_words(deck)[field]:,} words, and {len(cards):,} of "
        f"{counted(len(deck.content.cards), 'card')} have several of them",
        "give each word a narrower field, as ship, fish and beach for the sea, or write others",
    )


def _flaw(card: WordCard, same: Shared) -> Flaw:
    """One flaw for a card, at the first word that shares its field with an earlier one."""
    second = min(numbers[1] for numbers in same.values())
    told = ", and ".join(
        f"words {listed(map(str, numbers))} are {'both' if len(numbers) == 2 else 'all'} about "
        f"'{field}'"
        for field, numbers in same.items()
    )
    spare = sum(len(numbers) - 1 for numbers in same.values())
    way_out = (
        "swap one of them with a word of another card"
        if spare == 1
        else f"swap {spare} of them with words of other cards"
    )
    place = card.words[second - 1].origin.place("field")
    return Flaw(place, f"on card '{card.id}' {told}", way_out)
