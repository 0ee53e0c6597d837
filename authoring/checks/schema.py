"""A value is not what the card's schema asks for.

The schemas in `schemas/` say which parts each card has, and of what form. A card that
does not keep to its schema is left out of the deck, because a printer or an engine could
only guess what was meant. So it meets no other check until it is mended, and no baseline
and no comment can forgive it. Editors that know the schema say the same while typing.

Bad: answers are a list, and every question has some.

    - id: round-fruit
      category: food
      text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
      answers: apple

Good:

    - id: round-fruit
      category: food
      text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
      answers: [{en: apple, zh-Hans: 苹果}]
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("schema")
