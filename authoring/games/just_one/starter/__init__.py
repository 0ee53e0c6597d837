"""A first Just One deck, and what is asked for a new card."""

from __future__ import annotations

from pathlib import Path

from authoring.games.just_one.cards import WORDS_PER_CARD, Words
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.form import Ask, Form, Several, Standing, asked

TEMPLATES = Path(__file__).resolve().parent


def forms(deck: Deck[Words]) -> dict[str, Form]:
    """The questions for a card with its five words (JO-02)."""
    fields = sorted({word.field for card in deck.content.cards for word in card.words})
    asks = (
        *asked("", "Word", deck.header.locales, standing=_standing(deck)),
        Ask(("level",), "Level", ("easy", "medium", "hard")),
        Ask(("field",), "Field", tuple(fields), strict=False),
    )
    words = Several(("words",), "word", asks, WORDS_PER_CARD, WORDS_PER_CARD)
    return {"card": Form("card", (words,))}


def _standing(deck: Deck[Words]) -> Standing:
    """The words of the deck, of which none may stand twice."""
    for card in deck.content.cards:
        for number, word in enumerate(card.words, 1):
            for locale in word.text:
                yield locale, word.text[locale], f"word {number} of card {card.id}"


STARTER = Starter(TEMPLATES, forms)
