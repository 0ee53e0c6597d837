"""Two words of a card are about the same subject.

Five words from five fields make five different turns, whichever number is called.
Two dishes on one card, and the clue `kitchen` fits both. It is told once a card. In a deck
about one subject, fields are narrower: ships, fish, harbours and weather, and not the sea.

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
from collections.abc import Iterator, Mapping

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import WordCard, Words
from authoring.source.deck import Deck
from authoring.source.wording import counted, listed

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    cards = deck.content.cards
    often = Counter(word.field for card in cards for word in card.words)
    for card in cards:
        fields: dict[str, list[int]] = {}
        for number, word in enumerate(card.words, 1):
            fields.setdefault(word.field, []).append(number)
        same = {field: numbers for field, numbers in fields.items() if len(numbers) > 1}
        if same:
            crowded = [field for field in same if often[field] > len(cards)]
            yield _flaw(card, same, _finer(crowded[0], often, len(cards)) if crowded else "")


def _flaw(card: WordCard, same: Mapping[str, list[int]], finer: str) -> Flaw:
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
    return Flaw(place, f"on card '{card.id}' {told}", finer or way_out)


def _finer(field: str, often: Mapping[str, int], cards: int) -> str:
    """The way out where the words of a field are more than the cards."""
    return (
        f"the deck has {often[field]:,} words about '{field}' and {counted(cards, 'card')}: "
        "write a narrower field for each, or other words"
    )
