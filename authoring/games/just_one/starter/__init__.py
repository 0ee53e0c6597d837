"""A first Just One deck, and what is asked for a new card."""

from __future__ import annotations

from pathlib import Path

from authoring.games.just_one.cards import WORDS_PER_CARD, Words
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.description import description
from authoring.starter.form import Ask, Form, Several, Standing, asked

TEMPLATES = Path(__file__).resolve().parent
SCHEMA = "just-one/words.schema.json"


def forms(deck: Deck[Words]) -> dict[str, Form]:
    """The questions for a card with its five words (JO-02)."""
    fields = sorted({word.field for card in deck.content.cards for word in card.words})
    level, field = (description(SCHEMA, "word", key) for key in ("level", "field"))
    word = description(SCHEMA, "word")
    asks = (
        *asked("", "Word", deck.header.locales, standing=_standing(deck), about=word),
        Ask(("level",), "Level", ("easy", "medium", "hard"), about=level),
        Ask(("field",), "Field", tuple(fields), strict=False, about=field),
    )
    words = Several(("words",), "word", asks, WORDS_PER_CARD, WORDS_PER_CARD, "words")
    return {"card": Form("card", (words,))}


def _standing(deck: Deck[Words]) -> Standing:
    """The words of the deck, of which none may stand twice."""
    for card in deck.content.cards:
        for number, word in enumerate(card.words, 1):
            for locale in word.text:
                yield locale, word.text[locale], f"word {number} of card {card.id}"


STARTER = Starter(TEMPLATES, forms)
