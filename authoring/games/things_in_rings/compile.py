"""A deck of Things in Rings -> what its pack holds: the cards, and every verdict."""

from __future__ import annotations

from typing import Any

from authoring.games.things_in_rings import ideas
from authoring.games.things_in_rings.cards import RingsContent, Rule, Thing
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.pack.pack import Body
from authoring.source.deck import Deck

BIT_ORDER = (
    "Each verdict is two whole numbers in hexadecimal, in lower case and without a prefix. "
    "The bit of value 2**i stands for the thing at index i of cards.things, counted from 0. "
    "A bit of inside is set where the rule holds, one of debatable where that cannot be decided; "
    "where neither is set the rule does not hold. A rule has one verdict for each of its locales, "
    "or a single one under * if names play no part in it."
)


def compile_deck(deck: Deck[RingsContent]) -> Body:
    """The body of the pack, its cards in the order of the deck's files.

    Raises ValueError for a rule that could not be read: a deck is checked before it
    is compiled.
    """
    content = deck.content
    unread = [rule.id for rule in content.rules if rule.when is None]
    if unread:
        raise ValueError(f"these rules could not be read: {', '.join(unread)}")
    table: dict[str, dict[str, dict[str, str]]] = {rule.id: {} for rule in content.rules}
    for verdict in verdicts(content).entries:
        planes = verdict.planes
        table[verdict.rule.id][verdict.locale] = {
            "inside": f"{planes.inside:x}",
            "debatable": f"{planes.debatable:x}",
        }
    cards = {
        "things": [_thing(thing) for thing in content.things],
        "rules": [_rule(rule) for rule in content.rules],
    }
    traits = content.vocabulary.traits
    counted = {rule.id: ideas.count(rule.when, traits) for rule in content.rules if rule.when}
    return Body(cards, {"bit_order": BIT_ORDER, "ideas": counted, "verdicts": table})


def _thing(thing: Thing) -> dict[str, Any]:
    return {"id": thing.id, "name": dict(thing.name.entries), "art": thing.art}


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "ring": rule.ring,
        "level": rule.level,
        "text": dict(rule.text.entries),
        "locales": list(rule.locales),
    }
