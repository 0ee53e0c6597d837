"""What changed about the clues to a word: as what it may be guessed, and what is forbidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from authoring.pack.comparison import CardName, Details, FieldChange, changes
from authoring.pack.pack import Json, Pack

CARDS = "cards"

SAME = "same"
"""The forms of the word itself, which are guesses, too."""


def details(before: Pack, after: Pack) -> Details:
    """The forms of each word that both packs have in the same place, where they differ: those
    that are right as a guess (JO-39), invalid as a clue (JO-26), or stand whatever is believed.

    A word that was written anew brings forms of its own along, and those are not told.
    """
    olds = {card["id"]: card for card in before.cards[CARDS]}
    return {
        CardName(CARDS, card["id"]): found
        for card in after.cards[CARDS]
        if card["id"] in olds and (found := tuple(_of_card(before, after, olds[card["id"]], card)))
    }


def _of_card(before: Pack, after: Pack, old: Json, new: Json) -> Iterator[FieldChange]:
    was, now = _forms(before, new["id"]), _forms(after, new["id"])
    for index, (first, second) in enumerate(zip(old["words"], new["words"], strict=False)):
        if first["text"] == second["text"]:
            yield from changes(was[index], now[index], f"words.{index + 1}")


def _forms(pack: Pack, card: str) -> list[Mapping[str, Json]]:
    """All forms that are told of each word, by locale and by what they are."""
    tables = (pack.tables[name][card] for name in ("guesses", "forbidden", "allowed"))
    return [
        {
            locale: {
                "guesses": guesses[locale],
                **{kind: forms for kind, forms in forbidden[locale].items() if kind != SAME},
                "allowed": allowed[locale],
            }
            for locale in guesses
        }
        for guesses, forbidden, allowed in zip(*tables, strict=True)
    ]
