"""What changed about the clues to a word: as what it may be guessed, and what is forbidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from authoring.language.fold import fold
from authoring.pack.comparison import CardName, Details, FieldChange, changes
from authoring.pack.pack import Json, Pack

CARDS = "cards"

KEYS = {"family": "family", "homophone": "homophones"}
"""What decks call the kinds of forbidden forms that are written by locale."""


def details(before: Pack, after: Pack) -> Details:
    """The forms of each word that both packs have in the same place, where they differ: those
    that are right as a guess (JO-39), invalid as a clue (JO-26), or stand whatever is believed,
    by the keys that decks have for them. Forms of translations are told of all locales at
    once, since packs do not keep them apart.

    A word that was written anew brings forms of its own along, and those are not told.
    """
    olds = {card["id"]: card for card in before.cards[CARDS]}
    return {
        CardName(CARDS, card["id"]): found
        for card in after.cards[CARDS]
        if card["id"] in olds and (found := tuple(_of_card(before, after, olds[card["id"]], card)))
    }


def _of_card(before: Pack, after: Pack, old: Json, new: Json) -> Iterator[FieldChange]:
    for index, (first, second) in enumerate(zip(old["words"], new["words"], strict=False)):
        if first["text"] == second["text"]:
            was = _forms(before, new["id"], index, first["text"])
            now = _forms(after, new["id"], index, second["text"])
            yield from changes(was, now, f"words.{index + 1}")


def _forms(pack: Pack, card: str, index: int, text: Mapping[str, str]) -> Json:
    """All forms that are told of a word, by the key and the locale that they stand under."""
    forbidden, allowed = (pack.tables[name][card][index] for name in ("forbidden", "allowed"))
    names = {locale: set(kinds["same"]) for locale, kinds in forbidden.items()}
    foreign = {form for kinds in forbidden.values() for form in kinds["translation"]}
    own = {fold(word, locale) for word in text.values() for locale in forbidden}
    return {
        "also": {
            locale: sorted(names[locale] - {fold(text.get(locale, ""), locale)}) for locale in names
        },
        **{
            key: {locale: kinds[kind] for locale, kinds in forbidden.items()}
            for kind, key in KEYS.items()
        },
        "translations": sorted(foreign.difference(own, *names.values())),
        "unrelated": dict(allowed),
    }
